"""Face to Face at the table: which gesture means which action, and what is said about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

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
from app.games.face_to_face import dead_ends, hints, onlookers, words
from app.games.face_to_face.layout.decks import pile_of
from app.games.face_to_face.layout.gift import all_that_is_left, drawn_now, gift_in, is_gift
from app.games.face_to_face.layout.layout import DRAWS, card_id, lay_out, number_of
from app.games.face_to_face.layout.sitting import is_watched, near_seat
from app.games.face_to_face.situation import FaceToFaceSituation, FaceToFaceView
from app.games.numbers import texts as numbers
from app.games.numbers.offers import END, may_end_now, step_offer, still_to_place, turn_over
from app.games.numbers.turns import drawn_last, last_turn
from app.games.result_text import reader_among_computers
from app.match.story import Happenings
from app.style.typography import Metrics, joined
from app.table.aims import aim_decorations
from app.table.guide import Offer
from app.table.layout import Decoration, Layout
from engine.core.placing import Place
from engine.core.refusal import Refusal
from engine.games.face_to_face.actions import ACTIONS
from engine.games.face_to_face.happenings import GiftGiven, OwnCardPlaced

if TYPE_CHECKING:
    from app.match.bot_client import Hint


class FaceToFaceTable(GameTable[FaceToFaceView]):
    """Gold against silver."""

    watched_from = 0

    def layout(self, situation: FaceToFaceSituation, frame: Frame) -> Layout:
        return lay_out(situation, frame)

    def offers(self, situation: FaceToFaceSituation, card_id: str) -> dict[str, Offer]:
        offers = {}
        for action in map(ACTIONS.__getitem__, situation.legal):
            if isinstance(action, Place) and str(action.card) == number_of(card_id):
                offers[action.name] = _offer(situation, action.card, action.name)
        return offers

    def lay(self, situation: FaceToFaceSituation, card_id: str, place_id: str) -> TableCommand:
        return DoActions((f"place {number_of(card_id)} {place_id}",))

    def aim_decorations(
        self, layout: Layout, offers: Mapping[str, Offer], metrics: Metrics
    ) -> tuple[Decoration, ...]:
        return aim_decorations(layout, offers, numbers.does_not_go(), metrics)

    def refusal(self, refusal: Refusal, situation: FaceToFaceSituation) -> str:
        return words.refusal_sentence(refusal, situation.players)

    def advice(self, situation: FaceToFaceSituation, hint: Hint) -> Advice:
        return hints.advice(hint, situation)

    def dead_end_text(self, situation: FaceToFaceSituation, action: str) -> str:
        return dead_ends.dead_end_text(situation, action)

    def named(self, happenings: Happenings, situation: FaceToFaceSituation) -> tuple[str, ...]:
        near = situation.seat or 0
        match happenings[0]:
            case OwnCardPlaced(seat=seat, way=way):
                return (f"{'own' if seat == near else 'rival'}.{way}",)
            case GiftGiven(rival=rival, way=way):
                return (f"{'own' if rival == near else 'rival'}.{way}",)
        return ()

    def status(self, situation: FaceToFaceSituation) -> Status:
        view, players = situation.view, situation.players
        if situation.stage == "over":
            return _at_the_end(situation)
        acting = players[view["turn"]["seat"]].name
        if situation.stage == "watching":
            return Status(common_texts.is_playing(name=acting), "")
        if situation.stage == "reviewing":
            drew = numbers.cards_you_drew(drawn_last(situation.story()))
            return Status(drew, common_texts.is_next(name=acting))
        return _own_turn(situation)

    def called(self, before: FaceToFaceSituation, after: FaceToFaceSituation) -> str:
        if after.stage != "playing":
            return ""
        if before.stage == "playing":
            if may_end_now(before, after):
                return as_sentences(self.status(after)[:2])
            return still_to_place(self.status(before), self.status(after))
        # The last turn, which the rail repeats, has just been told move by move.
        return as_sentences([self.status(after).first, words.gift_to_come()])

    def asked_openly(self, before: FaceToFaceSituation | None, after: FaceToFaceSituation) -> str:
        return (
            as_sentences(self.status(after)[:2]) if before is None else self.called(before, after)
        )

    def line(self, situation: FaceToFaceSituation) -> str:
        view, seed = situation.view, situation.seed
        return joined(*deal_words(view, seed, practice=situation.practice))

    def main(self, situation: FaceToFaceSituation) -> RailAction | None:
        if situation.stage not in ("playing", "watching"):
            return None
        return RailAction(numbers.end_turn(), DoActions((END,)), END in situation.legal)

    def main_words(self) -> Sequence[str]:
        return (numbers.end_turn(),)

    def typed(self, situation: FaceToFaceSituation, digits: str) -> str | None:
        seat = situation.seat
        if seat is None:
            return None
        hand = [str(card) for card in situation.view["hands"][seat] if card is not None]
        meant = [card for card in hand if card == digits]
        meant += [card for card in hand if card.startswith(digits)]
        return card_id(seat, int(meant[0])) if meant else None

    def held_back(self, situation: FaceToFaceSituation, card_id: str) -> Refusal | None:
        return turn_over(situation)

    def pressed(self, situation: FaceToFaceSituation, target: str) -> str:
        if situation.stage == "over":
            return ""
        near = DRAWS.get(target)
        if near is None:
            refusal = turn_over(situation)
            return numbers.card_first() if refusal is None else self.refusal(refusal, situation)
        if is_watched(situation):
            owner = near_seat(situation) if near else 1 - near_seat(situation)
            return onlookers.about_draw_pile(name=situation.players[owner].name)
        if near:
            return words.about_own_draw_pile(len(situation.view["draw"][near_seat(situation)]))
        return words.about_rivals_draw_pile()


GIFT_COST: Final = 100
"""A gift costs more than any step: a double click never means it while the card fits elsewhere."""


def _offer(situation: FaceToFaceSituation, card: int, pile: str) -> Offer:
    """Return what laying this card on that pile would mean."""
    owner, way = pile_of(pile, near_seat(situation))
    top = situation.view["piles"][owner][way][-1]
    if is_gift(pile):
        name = words.gift_name(top=top, card=card)
        return Offer(f"{top} → {card}", "gift", words.gift_to_the_rival(), name, GIFT_COST)
    return step_offer(card, top, ascending=way == "up")


def _own_turn(situation: FaceToFaceSituation) -> Status:
    """Say how many cards lie, whether the gift is given, and what will be drawn."""
    view = situation.view
    placed = len(view["turn"]["placed"])
    given = gift_in(view) is not None
    refusal = situation.why(END)
    if refusal is not None and refusal.code == "minimum":
        asked = refusal.args["minimum"]
        assert isinstance(asked, int)
        first = (
            numbers.placed_some(placed=placed, asked=asked)
            if placed
            else numbers.place_at_least(n=asked)
        )
        second = _draws_after_gift(view) if given else words.gift_to_come()
        if not placed:
            second = _last_turn(situation) or second
        return Status(first, second, placed, asked)
    count = drawn_now(view)
    second = words.gift_draws(n=count) if given else words.no_gift_draws(n=count)
    return Status(numbers.placed_enough(n=placed), second, placed, placed)


def _draws_after_gift(view: FaceToFaceView) -> str:
    left = all_that_is_left(view)
    return words.gift_draws_up_to() if left is None else words.gift_draws(n=left)


def _at_the_end(situation: FaceToFaceSituation) -> Status:
    over, players = situation.view["over"], situation.players
    assert over is not None
    winner, loser = players[over["winner"]].name, players[1 - over["winner"]].name
    second = words.stuck(name=loser) if over["reason"] == "stuck" else words.all_placed()
    won = reader_among_computers(players) == over["winner"]
    return Status(words.you_win() if won else words.winner(name=winner), second)


def _last_turn(situation: FaceToFaceSituation) -> str:
    """Say what the opponent did in the turn before, in a line; "" at the beginning of a match."""
    ways: dict[str, list[int]] = {}
    for happening in _placed_last(situation.story()):
        way = happening.way if isinstance(happening, OwnCardPlaced) else "gift"
        ways.setdefault(way, []).append(happening.card)
    parts = [words.part_of_turn(way, ways[way]) for way in ("up", "down", "gift") if way in ways]
    return words.turn_before(parts) if parts else ""


def _placed_last(story: Sequence[Happenings]) -> Sequence[OwnCardPlaced | GiftGiven]:
    """Return the cards of the last turn that has ended, in order."""
    firsts = (first for first, *_ in last_turn(story))
    return [first for first in firsts if isinstance(first, OwnCardPlaced | GiftGiven)]
