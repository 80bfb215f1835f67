"""Wednesday at the table: which gesture means which action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QFontMetricsF

from app import common_texts
from app.games.contract import (
    Advice,
    DoActions,
    Frame,
    GameTable,
    RailAction,
    Refuse,
    SetChoice,
    Status,
    TableCommand,
    as_sentences,
)
from app.games.deal_words import deal_words
from app.games.wednesday import hints, ids, names, words
from app.games.wednesday.explained import explained
from app.games.wednesday.layout.layout import lay_out
from app.games.wednesday.layout.tray import chosen_place, tray_step
from app.games.wednesday.offers import (
    action_for,
    along,
    just_taken,
    moves_wednesday,
    promise,
    sets_off,
    uses_of,
)
from app.games.wednesday.rail import (
    asked_next,
    asked_of_all_ears,
    extra_buttons,
    how_it_stands,
    status_of,
    still_allowed,
)
from app.games.wednesday.refusals import dead_end_text, refusal_in
from app.games.wednesday.rounds import WednesdayRounds
from app.games.wednesday.seen import (
    characters_seen,
    held,
)
from app.games.wednesday.situation import WednesdaySituation, WednesdayView
from app.games.wednesday.visuals.painting import PILL_SIDE, line_text
from app.games.wednesday.visuals.visuals import LineVisual
from app.keys import commands
from app.match.story import Happenings
from app.style.typography import Metrics, font, joined
from app.table.guide import Offer
from app.table.layout import Decoration, Layer, Layout, Rect
from engine.core.happening import Happening
from engine.core.refusal import Refusal
from engine.games.wednesday import refusals
from engine.games.wednesday.actions import (
    ACTIONS,
    PASS,
    BlockNumber,
    Combine,
    Donate,
    Insert,
    PickBurntCard,
    PlayOutcast,
    Shed,
    Swap,
)
from engine.games.wednesday.happenings import (
    BlockedHandLaidOff,
    BurntCardDonated,
    BurntCardPicked,
    CharacterAppeared,
    CombinationShown,
    EugeneGaveCard,
    HandCardReturned,
    HandCardTaken,
    NumberBlocked,
    OutcastPlayed,
    PlayedPileBurnt,
    WednesdayHidden,
    WednesdaySentBack,
)
from engine.games.wednesday.wednesdays_place import without_wednesday

if TYPE_CHECKING:
    from app.match.bot_client import Hint

TRAYS: Final = (
    (ids.tray_place, PickBurntCard),
    (ids.strip_place, BlockNumber),
    (ids.gap_place, Insert),
)
"""How a place is read from what is chosen in a tray, and what is done with it."""


class WednesdayTable(GameTable[WednesdayView]):
    """Wednesday: Outcasts & Monsters."""

    highest = 13

    rounds = WednesdayRounds()

    def layout(self, situation: WednesdaySituation, frame: Frame) -> Layout:
        return lay_out(situation, frame)

    def offers(self, situation: WednesdaySituation, card_id: str) -> dict[str, Offer]:
        if situation.stage != "playing" or card_id == just_taken(situation):
            return {}
        number = ids.hand_number(card_id)
        if number is not None:
            return {
                use.place: replace(
                    _hand_offer(situation, number, use.action),
                    along=along(situation, card_id, use.action),
                )
                for use in uses_of(situation).get(number, [])
            }
        places = _targets(situation, card_id)
        return {
            place: _offer(place) for place, action in places.items() if action in situation.legal
        }

    def lay(self, situation: WednesdaySituation, card_id: str, place_id: str) -> TableCommand:
        number = ids.hand_number(card_id)
        if number is not None and card_id == just_taken(situation):
            return Refuse(refusals.just_taken(number))
        if number is not None:
            return DoActions((action_for(situation, number, place_id),))
        action = _targets(situation, card_id).get(place_id)
        return SetChoice(situation.chosen) if action is None else DoActions((action,))

    def aim_decorations(
        self, layout: Layout, offers: Mapping[str, Offer], metrics: Metrics
    ) -> tuple[Decoration, ...]:
        line = next(
            (decoration for decoration in layout.decorations if decoration.id == ids.LINE), None
        )
        if line is None:
            return ()
        text = " · ".join(offer.caption for offer in offers.values() if offer.caption)
        return (_aim_line(line, text, layout, metrics),)

    def refusal(self, refusal: Refusal, situation: WednesdaySituation) -> str:
        return refusal_in(situation, refusal)

    def advice(self, situation: WednesdaySituation, hint: Hint) -> Advice:
        return hints.advice(hint, situation)

    def dead_end_text(self, situation: WednesdaySituation, _action: str) -> str:
        return dead_end_text(situation)

    def announce_choice(self, before: WednesdaySituation, after: WednesdaySituation) -> str:
        main = self.main(after)
        if main is None or after.chosen == before.chosen:
            return ""
        if not after.chosen:
            return words.nothing_chosen()
        chosen = words.chosen_for(key=commands.MAIN.strokes[0].said, word=main.word)
        return as_sentences([chosen, still_allowed(after)])

    def called(self, before: WednesdaySituation, after: WednesdaySituation) -> str:
        if before.stage != "playing" or after.stage != "playing":
            return super().called(before, after)
        return asked_next(before, after)

    def asked_openly(self, before: WednesdaySituation | None, after: WednesdaySituation) -> str:
        if after.stage != "playing":
            return ""
        asked = asked_of_all_ears(after)
        if before is None or before.stage != "playing" or asked != asked_of_all_ears(before):
            return asked
        return ""

    def named(self, happenings: Happenings, situation: WednesdaySituation) -> tuple[str, ...]:
        return tuple(place for each in happenings for place in _places_of(each))

    def status(self, situation: WednesdaySituation) -> Status:
        return status_of(situation)

    def line(self, situation: WednesdaySituation) -> str:
        deal = deal_words(situation.view, situation.seed, practice=situation.practice)
        return joined(how_it_stands(situation), *deal)

    def main(self, situation: WednesdaySituation) -> RailAction | None:
        if situation.stage in ("over", "ended", "reviewing"):
            return None
        if tray_step(situation):
            return _main_of_tray(situation)
        legal = situation.legal
        others = any(action != str(PASS) for action in legal)
        return RailAction(words.pass_(), DoActions((str(PASS),)), str(PASS) in legal, quiet=others)

    def main_words(self) -> Sequence[str]:
        return (words.block(None), words.put_her(1, 2), words.put_her(2, 2))

    def extras(self, situation: WednesdaySituation) -> Sequence[RailAction]:
        return extra_buttons(situation)

    def typed(self, situation: WednesdaySituation, digits: str) -> str | None:
        view = situation.view
        if not digits:
            return None
        if tray_step(situation) == "pick":
            burnt = enumerate(view["burnt"][::-1], 1)
            cards = [(ids.card_id(view, "tray", place), str(number)) for place, number in burnt]
        elif tray_step(situation):
            return None
        else:
            numbers = held(situation)
            cards = [(ids.card_id(view, "hand", number, 0), str(number)) for number in numbers]
        exact = [id_ for id_, number in cards if number == digits]
        begun = [id_ for id_, number in cards if number.startswith(digits)]
        return next(iter([*exact, *begun]), None)

    def rules_about(self, situation: WednesdaySituation) -> str:
        character = situation.view["open"]
        return "" if character is None else f"character:{character}:small"

    def press(self, situation: WednesdaySituation, target: str) -> TableCommand | None:
        if situation.stage != "playing":
            return None
        seat = ids.panel_seat(target)
        if seat is None:
            seat = ids.back_seat(target)
        if seat is not None:
            actions = (str(Swap(seat)), str(Donate(seat)))
            meant = [action for action in actions if action in situation.legal]
            return DoActions((meant[0],)) if meant else None
        if target == ids.HAND and situation.chosen:
            target = situation.chosen[0]
            return DoActions((_tray_action(target),))
        if target == ids.wednesday(situation.view) and situation.chosen:
            target = situation.chosen[0]  # She stands on it.
        return _press_tray(situation, target)

    def held_back(self, situation: WednesdaySituation, card_id: str) -> Refusal | None:
        number = ids.hand_number(card_id)
        if situation.stage == "ended":
            return Refusal("not-your-turn")
        if number is not None and card_id == just_taken(situation):
            return refusals.just_taken(number)
        if number is None or number in uses_of(situation):
            return None
        place, giver = ids.PLAYED, situation.view["turn"]["from"]
        if giver is not None and situation.stage == "playing":
            place = ids.panel(giver)
        return situation.why(action_for(situation, number, place))

    def pressed(self, situation: WednesdaySituation, target: str) -> str:
        return explained(situation, target)


_AT_BURNT: Final = (
    CombinationShown, BlockedHandLaidOff, BurntCardPicked, PlayedPileBurnt, EugeneGaveCard,
    NumberBlocked,
)  # fmt: skip
"""What happens at the burnt pile alone."""


def _places_of(happening: Happening) -> tuple[str, ...]:
    """Return the places of the table where this happened, and whose else it was."""
    match happening:
        case OutcastPlayed():
            return (ids.PLAYED,)
        case BurntCardDonated(receiver=other):
            return (ids.BURNT, ids.panel(other))
        case HandCardTaken(giver=other) | HandCardReturned(receiver=other):
            return (ids.panel(other),)
        case CharacterAppeared():
            return (ids.OPEN, ids.LINE)  # The line says what may be played by its rule.
        case WednesdayHidden() | WednesdaySentBack():
            return (ids.CHARACTERS,)
    return (ids.BURNT,) if isinstance(happening, _AT_BURNT) else ()


def _press_tray(situation: WednesdaySituation, target: str) -> TableCommand | None:
    """Choose something of a tray, or put it back. What cannot be chosen says why."""
    place = next((read(target) for read, _ in TRAYS if read(target) is not None), None)
    if place is None:
        return None
    if _tray_action(target) not in situation.legal:
        return DoActions((_tray_action(target),))
    return SetChoice(() if situation.chosen == (target,) else (target,))


# Cards that are not of the hand


def _tray_action(target: str) -> str:
    """Return the action that a chosen place of a tray stands for."""
    for read, action in TRAYS:
        place = read(target)
        if place is not None:
            return str(action(place))
    raise KeyError(target)


def _targets(situation: WednesdaySituation, card_id: str) -> dict[str, str]:
    """Return the places that a card not of the hand could go to, and what each means."""
    view = situation.view
    if card_id == ids.THING:
        places = range(1, len(view["burnt"]) + 1)
        return {ids.strip(place): str(BlockNumber(place)) for place in places}
    place = ids.tray_place(card_id)
    if place is not None:
        return {ids.HAND: str(PickBurntCard(place))}
    kind = ids.parts_of(card_id)[0]
    if kind == "tray":
        count = len(without_wednesday(characters_seen(view))) + 1
        return {ids.gap(place): str(Insert(place)) for place in range(1, count + 1)}
    if kind == "burnt":
        seats = range(len(view["hands"]))
        return {ids.panel(seat): str(Donate(seat)) for seat in seats}
    seat = ids.back_seat(card_id)
    return {} if seat is None else {ids.HAND: str(Swap(seat))}


# Offers


def _hand_offer(situation: WednesdaySituation, number: int, action: str) -> Offer:
    """Return what laying a card of the hand would mean."""
    match ACTIONS[action]:
        case PlayOutcast(pair=pair):
            follows = promise(situation, number, action)
            caption = words.then(outcast=names.outcast(number), ability=follows) if follows else ""
            if pair:
                caption = " · ".join(filter(None, [words.as_a_pair(number=number), caption]))
            elif situation.view["open"] == "enid":
                caption = words.single_moves_wednesday(number=number)
            elif sets_off(situation.view, number):
                caption = " · ".join(filter(None, [caption, _surprise(situation)]))
        case Combine():
            caption = words.shows_combination(
                number, moves_wednesday=moves_wednesday(situation.view)
            )
        case Shed():
            caption = words.lays_off()
        case _:
            giver = situation.view["turn"]["from"]
            assert giver is not None
            caption = words.to_whom(name=situation.players[giver].name)
    return Offer("", "step", caption, caption)


def _surprise(situation: WednesdaySituation) -> str:
    """Say what the effect of this round for experts brings."""
    seat, seats = situation.view["turn"]["seat"], len(situation.players)
    right = situation.players[(seat - 1) % seats].name
    return words.surprise_to_come(situation.view["round"], right)


def _offer(place: str) -> Offer:
    seat = ids.panel_seat(place)
    if seat is not None:
        return Offer("", "step", "", words.goes_there())
    name = common_texts.into_your_hand() if place == ids.HAND else ""
    return Offer("", "step", name, name)


def _aim_line(line: Decoration, text: str, layout: Layout, metrics: Metrics) -> Decoration:
    """Say what the lifted card would do, in place of the line under the played pile.

    Where there is nothing to say about it, that line itself stands over the card.
    """
    if not text:
        return Decoration("aim", line.rect, line.visual, Layer.BUBBLE)
    size = metrics.pixels(15)
    wide = QFontMetricsF(font(size, 650)).horizontalAdvance(line_text((text,)))
    wide = min(layout.width - 2 * metrics.px(26), wide + 2 * metrics.px(PILL_SIDE) + 2)
    rect = Rect.around(line.rect.middle, wide, line.rect.height)
    return Decoration("aim", rect, LineVisual((text,), size), Layer.BUBBLE)


def _main_of_tray(situation: WednesdaySituation) -> RailAction:
    """Return the main button, which says what it will do with what is chosen."""
    view = situation.view
    place = chosen_place(situation)
    burnt = view["burnt"][::-1]
    step = tray_step(situation)
    if step == "insert":
        count = len(view["characters"])
        word, public = words.put_her(place, count), words.put_her(None, count)
    else:
        number = burnt[place - 1] if place else None
        button = words.take if step == "pick" else words.block
        word, public = button(number), button(None)
    if place is None:
        # Whatever comes first is what the refusal names.
        return RailAction(word, DoActions((str(PASS),)), False)
    return RailAction(word, DoActions((_tray_action(situation.chosen[0]),)), public=public)
