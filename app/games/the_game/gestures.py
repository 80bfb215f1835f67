"""The Game at the table: which gesture means which action, and what is said about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from app import common_texts
from app.games.contract import (
    Advice,
    DoActions,
    Frame,
    GameTable,
    RailAction,
    Status,
    TableCommand,
    as_sentences,
)
from app.games.deal_words import deal_words
from app.games.numbers import texts
from app.games.numbers.offers import END, may_end_now, step_offer, still_to_place, turn_over
from app.games.numbers.turns import drawn_last, last_turn
from app.games.outcome import cards_left
from app.games.the_game import dead_ends, end_words, hints, start, words
from app.games.the_game.layout.layout import ASCENDS, DRAW, lay_out
from app.games.the_game.signals import TeamSignals
from app.games.the_game.situation import TheGameSituation, TheGameView
from app.match.story import Happenings
from app.style.typography import Metrics, joined, names_in_a_sentence
from app.table.aims import aim_decorations
from app.table.guide import Offer
from app.table.layout import Decoration, Layout
from engine.core.placing import Place
from engine.core.refusal import Refusal
from engine.games.the_game.actions import ACTIONS
from engine.games.the_game.happenings import CardPlaced
from engine.games.the_game.piles import PILES, PileName
from engine.games.the_game.turns import minimum_with

if TYPE_CHECKING:
    from app.match.bot_client import Hint


class TheGameTable(GameTable[TheGameView]):
    """The Game with On Fire. Extreme adds its commands to it."""

    signals = TeamSignals()

    def layout(self, situation: TheGameSituation, frame: Frame) -> Layout:
        return lay_out(situation, frame)

    def offers(self, situation: TheGameSituation, card_id: str) -> dict[str, Offer]:
        view = situation.view
        offers = {}
        for action in map(ACTIONS.__getitem__, situation.legal):
            if isinstance(action, Place) and str(action.card) == card_id:
                offers[action.name] = self.offer(view, action.card, PILES[action.pile])
        return offers

    def lay(self, situation: TheGameSituation, card_id: str, place_id: str) -> TableCommand:
        return DoActions((f"place {card_id} {place_id}",))

    def aim_decorations(
        self, layout: Layout, offers: Mapping[str, Offer], metrics: Metrics
    ) -> tuple[Decoration, ...]:
        return aim_decorations(layout, offers, texts.does_not_go(), metrics)

    def refusal(self, refusal: Refusal, situation: TheGameSituation) -> str:
        said = start.refusal_sentence(refusal, situation.view)
        return said or words.refusal_sentence(refusal, situation.players)

    def advice(self, situation: TheGameSituation, hint: Hint) -> Advice:
        return hints.advice(hint, situation)

    def dead_end_text(self, situation: TheGameSituation, action: str) -> str:
        return dead_ends.dead_end_text(situation, action)

    def named(self, happenings: Happenings, situation: TheGameSituation) -> tuple[str, ...]:
        match happenings[0]:
            case CardPlaced(card=card, pile=pile):
                return str(card), pile
        return ()

    def is_looking(self, view: TheGameView) -> bool:
        return start.is_open(view)

    def status(self, situation: TheGameSituation) -> Status:
        view = situation.view
        to_act = view["to_act"]
        if situation.stage == "over":
            return self.at_the_end(situation)
        if start.is_open(view):
            return start.status(situation)
        if situation.stage == "watching":
            return Status(common_texts.is_playing(name=situation.players[to_act[0]].name), "")
        if situation.stage == "reviewing":
            next_name = situation.players[to_act[0]].name
            return Status(
                self.turn_done(situation),
                common_texts.is_next(name=next_name),
            )
        return self.own_turn(situation)

    def called(self, before: TheGameSituation, after: TheGameSituation) -> str:
        if after.stage == before.stage == "playing":
            asks = may_end_now(before, after) or start.asks_else(before.view, after.view)
            if asks:
                return as_sentences(self.status(after)[:2])
            return still_to_place(self.status(before), self.status(after))
        if not super().called(before, after):
            return ""
        first, second, *_ = self.status(after)
        if before.view["turn"]["number"] < after.view["turn"]["number"] and second in (
            _last_turn(after),
            _what_burns(after),
        ):
            # The last turn and the fires that came due with this one have just been told.
            name = after.players[after.seat or 0].name
            return as_sentences([first, words.your_turn(name=name)])
        return _at_first(self.status(after), after)

    def asked_openly(self, before: TheGameSituation | None, after: TheGameSituation) -> str:
        if END in after.legal:
            # The second line itself tells whether any card fits.
            return as_sentences([self.status(after).first, texts.may_end_turn()])
        return self.called(before, after) if before else _at_first(self.status(after), after)

    def line(self, situation: TheGameSituation) -> str:
        deal = deal_words(situation.view, situation.seed, practice=situation.practice)
        return joined(words.all_to_go(situation.view["piles"]), *deal)

    def main(self, situation: TheGameSituation) -> RailAction | None:
        if situation.stage not in ("playing", "watching"):
            return None
        if situation.stage == "playing" and start.is_open(situation.view):
            return start.main(situation)
        return RailAction(texts.end_turn(), DoActions((END,)), END in situation.legal)

    def main_words(self) -> Sequence[str]:
        return (texts.end_turn(),)

    def extras(self, situation: TheGameSituation) -> Sequence[RailAction]:
        return start.extras(situation)

    def press(self, situation: TheGameSituation, target: str) -> TableCommand | None:
        return start.press(situation, target)

    def typed(self, situation: TheGameSituation, digits: str) -> str | None:
        if situation.seat is None:
            return None
        hand = [str(number) for number in situation.view["hands"][situation.seat]]
        if digits in hand:
            return digits
        return next((number for number in hand if number.startswith(digits)), None)

    def held_back(self, situation: TheGameSituation, card_id: str) -> Refusal | None:
        return _nothing_goes(situation)

    def pressed(self, situation: TheGameSituation, target: str) -> str:
        if situation.stage == "over":
            return ""
        if target != DRAW:
            refusal = _nothing_goes(situation)
            return texts.card_first() if refusal is None else self.refusal(refusal, situation)
        return words.draws_at_the_end() if situation.view["draw"] else words.nothing_to_draw()

    # What Extreme has otherwise

    def offer(self, view: TheGameView, card: int, pile: PileName) -> Offer:
        """Return what laying this card on that pile would mean."""
        top = view["piles"][pile][-1]
        caption = words.puts_out_fire() if str(top) in view["fires"] else ""
        return step_offer(card, top, caption, ascending=ASCENDS[pile])

    def turn_done(self, situation: TheGameSituation) -> str:
        """Say what came of the turn that has just ended."""
        return texts.cards_you_drew(drawn_last(situation.story()))

    def own_turn(self, situation: TheGameSituation) -> Status:
        """Say how many cards lie and how many more it takes, as far as the engine asks for more."""
        placed = len(situation.view["turn"]["placed"])
        name = situation.players[situation.seat or 0].name
        refusal = situation.why(END)
        if refusal is not None and refusal.code == "minimum":
            asked = refusal.args["minimum"]
            assert isinstance(asked, int)
            few = (
                texts.placed_some(placed=placed, asked=asked)
                if placed
                else at_least(situation.view, asked)
            )
            second = _what_burns(situation)
            if not second and not placed:
                second = _last_turn(situation)
            return Status(few, second or words.your_turn(name=name), placed, asked)
        if refusal is not None and refusal.code == "fire-due":
            fires = refusal.args["cards"]
            assert isinstance(fires, list | tuple)
            return Status(
                words.fire_first(n=len(fires)), words.your_turn(name=name), placed, placed
            )
        return Status(texts.placed_enough(n=placed), may_end(situation), placed, placed)

    def at_the_end(self, situation: TheGameSituation) -> Status:
        """Say how the match ended."""
        over = situation.view["over"]
        assert over is not None
        if over["won"]:
            return Status(end_words.won(), "")
        turn = situation.view["turn"]
        seat, placed = turn["seat"], len(turn["placed"])
        name = None if seat == situation.seat else situation.players[seat].name
        needed, owed = self.owed_at_the_end(situation.view)
        second = " · ".join([*owed, cards_left(n=over["remaining"])])
        return Status(end_words.stuck(name, placed, needed), second)

    def owed_at_the_end(self, view: TheGameView) -> tuple[int, Sequence[str]]:
        """Return how many cards the last turn had to have, and say what else it owed."""
        fires = due_fires(view)
        needed = minimum_with(view["options"]["min_cards"], bool(view["draw"]))
        return needed, [end_words.fires_not_put_out(fires)] if fires else []


def _nothing_goes(situation: TheGameSituation) -> Refusal | None:
    """Return why no card goes anywhere, before anybody starts or after the end of the turn."""
    if situation.stage == "playing" and start.is_open(situation.view):
        return situation.why(END)
    return turn_over(situation)


def _what_burns(situation: TheGameSituation) -> str:
    """Say which fires must be out by the end of the turn; "" for none."""
    fires = len(due_fires(situation.view))
    if not fires:
        return ""
    duties = [words.fire_duty(n=fires)]
    if len(situation.players) == 1:
        return words.duties_alone(duties)
    return words.duties_of(situation.players[situation.seat or 0].name, duties)


def at_least(view: TheGameView, asked: int) -> str:
    """Ask for the first card of a turn, and say why it may be the only one."""
    return texts.place_at_least(n=asked) if view["draw"] else words.one_is_enough()


def may_end(situation: TheGameSituation) -> str:
    """Return the second line when the turn may end, and may go on if a card can be placed."""
    name = situation.players[situation.seat or 0].name
    alone = len(situation.players) == 1
    if situation.legal == (END,):
        return words.end_now_alone() if alone else words.end_now(name=name)
    return words.go_on_or_end_alone() if alone else words.go_on_or_end(name=name)


def _at_first(status: Status, situation: TheGameSituation) -> str:
    """Return the lines of the status, as one hears whose turn it is."""
    if start.is_open(situation.view):
        return as_sentences(status[:2])
    name = situation.players[situation.seat or 0].name
    lines, turn = [status.first, *words.with_turn(status.second, name)], words.your_turn(name=name)
    if len(situation.players) > 1 and turn not in lines:
        lines.append(turn)
    return as_sentences(lines)


def _last_turn(situation: TheGameSituation) -> str:
    """Say who played before and which cards, in a line; "" where nobody else did."""
    firsts = [first for first, *_ in last_turn(situation.story())]
    placed = [first for first in firsts if isinstance(first, CardPlaced)]
    if not placed or placed[0].seat == situation.seat:
        return ""
    cards = names_in_a_sentence(str(each.card) for each in placed)
    return words.last_turn(name=situation.players[placed[0].seat].name, cards=cards)


def due_fires(view: TheGameView) -> tuple[int, ...]:
    """Return the fires of an earlier turn that are still on top."""
    turn = view["turn"]["number"]
    tops = (view["piles"][pile][-1] for pile in PILES)
    return tuple(top for top in tops if view["fires"].get(str(top), turn) < turn)
