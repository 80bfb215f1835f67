"""Qwixx at the table: which gesture means which action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtGui import QFontMetricsF

from app import common_texts
from app.games.contract import (
    Advice,
    AskSeat,
    DoActions,
    FlipHand,
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
from app.games.qwixx_cards import hints, words
from app.games.qwixx_cards.choice import (
    advised,
    chosen_of,
    colour_of,
    cost_of,
    cross_with,
    crossable,
    is_chosen,
    mark_text,
    number_of,
    offered_cells,
    play_text,
    played_with,
    toggle_card,
    toggle_cross,
)
from app.games.qwixx_cards.deciding import can_be_asked, decide, has_decided, top_number
from app.games.qwixx_cards.layout.crosses import penalty_id
from app.games.qwixx_cards.layout.hand import HAND, is_covered
from app.games.qwixx_cards.layout.ids import DISCARD, DRAW, TOP, display_id, slot_of
from app.games.qwixx_cards.layout.layout import lay_out
from app.games.qwixx_cards.layout.rivals import rival_id, seat_of
from app.games.qwixx_cards.layout.sheet import cell_id, cell_of, lock_explained, lock_of, row_id
from app.games.qwixx_cards.rail import dead_end_text, extra_buttons, main_button, status_of
from app.games.qwixx_cards.reasons import refusal_sentence
from app.games.qwixx_cards.sheets import own_seat, own_sheet, passed_by
from app.games.qwixx_cards.situation import QwixxSituation, QwixxView
from app.games.qwixx_cards.visuals import painting  # noqa: F401  (registers the painters)
from app.games.qwixx_cards.visuals.visuals import SkipVisual
from app.match.story import Happenings
from app.style.typography import Metrics, font, joined
from app.table.guide import Offer
from app.table.layout import Decoration, Layer, Layout, PlaceSpec, Rect
from engine.core.refusal import Refusal
from engine.games.qwixx_cards.actions import PlayCards, Take, parse
from engine.games.qwixx_cards.cards import CARDS
from engine.games.qwixx_cards.happenings import (
    ColourPlayed,
    DecisionsTurnedUp,
    DisplayCardTaken,
    NumbersCrossed,
    PenaltyTaken,
    RowClosed,
)
from engine.games.qwixx_cards.printed import COLOURS

if TYPE_CHECKING:
    from app.match.bot_client import Hint


def _not_there(situation: QwixxSituation, digits: str) -> str:
    """Say that no card has the number typed, in the display or in the hand."""
    display, part = situation.view["display"], situation.view["turn"]["part"]
    others_take = part == "take" and not _takes(situation)
    if others_take and digits in (card[1:] for card in display if card):
        return common_texts.not_your_turn()
    text = words.not_in_display if _takes(situation) else common_texts.not_in_hand
    return text(card=digits)


class QwixxCardsTable(GameTable[QwixxView]):
    """Qwixx, the card game."""

    not_there = staticmethod(_not_there)
    highest = 12
    numbers_are_open = True
    watched_from = 0

    def layout(self, situation: QwixxSituation, frame: Frame) -> Layout:
        return lay_out(situation, frame)

    def offers(self, situation: QwixxSituation, card_id: str) -> dict[str, Offer]:
        if situation.stage not in ("playing", "deciding"):
            return {}
        slot = slot_of(card_id)
        if slot is not None:
            free = f"take {slot + 1}" in situation.legal
            return {HAND: Offer("", "step", name=common_texts.into_your_hand())} if free else {}
        if card_id == TOP:
            cells = offered_cells(situation)
        elif card_id in CARDS and situation.view["turn"]["part"] in ("play", "mark"):
            number = number_of(card_id)
            commands = {colour: cross_with(situation, card_id, colour) for colour in COLOURS}
            cells = [
                (row, number) for row, command in commands.items() if isinstance(command, SetChoice)
            ]
        else:
            cells = []
        return {cell_id(*cell): _offer(situation, *cell) for cell in cells}

    def lay(self, situation: QwixxSituation, card_id: str, place_id: str) -> TableCommand:
        slot, cell = slot_of(card_id), cell_of(place_id)
        if cell is None:
            return SetChoice(situation.chosen) if slot is None else DoActions((f"take {slot + 1}",))
        if slot is not None:
            return _press_cell(situation, *cell)
        if card_id == TOP:
            top = top_number(situation.view)
            return decide(situation, mark_text(cell[0], () if top is None else (top,)))
        return cross_with(situation, card_id, cell[0])

    def aim_decorations(
        self, layout: Layout, offers: Mapping[str, Offer], metrics: Metrics
    ) -> tuple[Decoration, ...]:
        bands = {each.id: each.rect for each in layout.decorations}
        return tuple(
            _skip_decoration(place, offers[place.id].caption, bands[_row_of(place)], metrics)
            for place in layout.places
            if place.id in offers and offers[place.id].caption
        )

    def refusal(self, refusal: Refusal, situation: QwixxSituation) -> str:
        return refusal_sentence(refusal, situation)

    def advice(self, situation: QwixxSituation, hint: Hint) -> Advice:
        return hints.advice(hint, situation)

    def follow(self, situation: QwixxSituation, hint: Hint) -> TableCommand:
        match parse(hint.action):
            case PlayCards(colour) as play:
                # The crosses belong to it, and are still to be thought over: the main button does
                # both.
                main = main_button(situation)
                if main is not None and self.has_chosen(situation, hint):
                    return main.command
                return advised(situation, COLOURS[colour], played_with(play))
            case Take():
                return DoActions((hint.action,))
        return decide(situation, hint.action)

    def has_chosen(self, situation: QwixxSituation, hint: Hint) -> bool:
        match parse(hint.action):
            case PlayCards(colour) as play:
                return is_chosen(situation, COLOURS[colour], played_with(play))
        return False

    def why_no_hint(self, situation: QwixxSituation) -> str:
        # What is decided is not legal any more: what is advised would always be something else.
        return words.decided_already() if has_decided(situation) else ""

    def dead_end_text(self, situation: QwixxSituation, action: str) -> str:
        return dead_end_text(situation, action)

    def named(self, happenings: Happenings, situation: QwixxSituation) -> tuple[str, ...]:
        own, named = own_seat(situation), list[str]()
        for each in happenings:
            match each:
                case DisplayCardTaken(seat, card=str(card)) if seat == situation.viewer:
                    named.append(card)
                case NumbersCrossed(seat, colour, numbers) if seat == own:
                    named += [row_id(colour), *(cell_id(colour, each) for each in numbers)]
                case ColourPlayed(_, colour):
                    named.append(row_id(colour))
                case RowClosed(seat, colour):
                    named += [row_id(colour), *([] if seat == own else [rival_id(seat)])]
                case PenaltyTaken(seat, penalties):
                    named.append(penalty_id(penalties - 1) if seat == own else rival_id(seat))
                case DecisionsTurnedUp(number, decisions):
                    crossed = [seat for seat, row in enumerate(decisions) if row != "skip"]
                    named += [rival_id(seat) for seat in crossed if seat != own]
                    if own in crossed:
                        named += [row_id(decisions[own]), cell_id(decisions[own], number)]
        return tuple(named)

    def announce_choice(self, before: QwixxSituation, after: QwixxSituation) -> str:
        chosen = chosen_of(after)
        cards = words.the_coloured(chosen.colour, chosen.shown) if chosen.cards else ""
        return words.chosen_now(cards, chosen.numbers, open_=bool(crossable(after, chosen)))

    def called(self, before: QwixxSituation, after: QwixxSituation) -> str:
        asked = called_to_decide(before, after)
        if asked or part_of(before) == part_of(after):
            return asked or super().called(before, after)
        if after.stage != "playing" or has_decided(after):
            return ""
        # The number for all is among what is announced; who has played knows what lies open.
        part, status = part_of(after)[1], status_of(after)
        said = {"take": status.first, "number": status.second, "play": status.first}
        return as_sentences([said.get(part, "")])

    def status(self, situation: QwixxSituation) -> Status:
        return status_of(situation)

    def asked_openly(self, before: QwixxSituation | None, after: QwixxSituation) -> str:
        if after.chosen:
            return ""
        if before is not None:
            return self.called(before, after)
        if after.view["turn"]["part"] == "number":
            return as_sentences([words.asked_now(name=after.players[after.seat or 0].name)])
        return as_sentences([status_of(after).first])

    def line(self, situation: QwixxSituation) -> str:
        turn = common_texts.turn_number(number=situation.view["turn"]["number"])
        deal = deal_words(situation.view, situation.seed, practice=situation.practice)
        return joined(turn, *deal)

    def main(self, situation: QwixxSituation) -> RailAction | None:
        return main_button(situation)

    def main_words(self) -> Sequence[str]:
        return (words.penalty_for((12,), ends=False), words.penalty_for((), ends=False))

    def extras(self, situation: QwixxSituation) -> Sequence[RailAction]:
        return extra_buttons(situation)

    def typed(self, situation: QwixxSituation, digits: str) -> str | None:
        if situation.seat is None or not digits:
            return None
        view = situation.view
        if _takes(situation):
            shown = [
                (display_id(slot), card[1:]) for slot, card in enumerate(view["display"]) if card
            ]
        else:
            held = view["hands"][situation.seat]
            shown = [(card, card[1:]) for card in held if not card.startswith("?")]
        exact = [id_ for id_, number in shown if number == digits]
        begun = [id_ for id_, number in shown if number.startswith(digits)]
        return next(iter([*exact, *begun]), None)

    def press(self, situation: QwixxSituation, target: str) -> TableCommand | None:
        seat, slot, cell = seat_of(target), slot_of(target), cell_of(target)
        if seat is not None:
            return AskSeat(seat) if can_be_asked(situation, seat) else None
        if slot is not None:
            return DoActions((f"take {slot + 1}",))
        if is_covered(target):
            return FlipHand(up=True)
        if cell is not None:
            return _press_cell(situation, *cell)
        if target in CARDS:
            return _press_card(situation, target)
        return None

    def held_back(self, situation: QwixxSituation, card_id: str) -> Refusal | None:
        if card_id not in CARDS or self.offers(situation, card_id):
            return None
        own = colour_of(card_id)
        command = cross_with(situation, card_id, own if own in COLOURS else COLOURS[0])
        return command.refusal if isinstance(command, Refuse) else None

    def pressed(self, situation: QwixxSituation, target: str) -> str:
        lock = lock_of(target)
        if lock is not None:
            return lock_explained(situation, lock)
        if target == DRAW:
            return words.draw_pile_explained()
        return words.discard_pile_explained() if target == DISCARD else ""


def _takes(situation: QwixxSituation) -> bool:
    """Tell whether one is to take a card from the display."""
    return situation.stage == "playing" and situation.view["turn"]["part"] == "take"


def _offer(situation: QwixxSituation, colour: str, number: int) -> Offer:
    cost = cost_of(situation, colour, number)
    caption = ", ".join(cost.in_short)
    return Offer("", "step", caption, words.crosses_number(colour, number, cost))


def _row_of(place: PlaceSpec) -> str:
    """Return the id of the row in which a number's place lies."""
    cell = cell_of(place.id)
    assert cell is not None
    return row_id(cell[0])


def _skip_decoration(place: PlaceSpec, text: str, band: Rect, metrics: Metrics) -> Decoration:
    """Return what the cross there would skip, over the row, within its `band`."""
    size = metrics.pixels(13)
    width = QFontMetricsF(font(size, 650)).horizontalAdvance(text) + size * 1.2
    height = size * 1.6
    left = min(place.rect.middle[0] - width / 2, band.right - width)
    rect = Rect(left, place.rect.y - height * 0.75, width, height)
    visual = SkipVisual(text, size)
    return Decoration(f"skips:{place.id}", rect, visual, Layer.LABEL, 60, about=place.id)


def _press_cell(situation: QwixxSituation, colour: str, number: int) -> TableCommand:
    part = situation.view["turn"]["part"]
    sheet = own_sheet(situation)
    last = passed_by(sheet, colour, number)
    if situation.stage in ("playing", "deciding") and last and colour not in sheet["locked"]:
        # It is gone for good, whatever is asked now.
        return Refuse(Refusal("not-further-right", {"row": colour, "number": number, "last": last}))
    if situation.stage == "playing" and part in ("play", "mark"):
        return toggle_cross(situation, colour, number)
    return decide(situation, mark_text(colour, (number,)))


def _press_card(situation: QwixxSituation, card: str) -> TableCommand | None:
    turn = situation.view["turn"]
    if situation.stage == "playing" and turn["part"] == "play":
        return toggle_card(situation, card)
    if turn["played"] and card in turn["played"][1]:
        return None
    chosen = chosen_of(situation)._replace(cards=(card,), row="", numbers=())
    return DoActions((play_text(chosen),))


def part_of(situation: QwixxSituation) -> tuple[int, str]:
    """Return the turn, and which part of it."""
    turn = situation.view["turn"]
    return turn["number"], turn["part"]


def called_to_decide(before: QwixxSituation, after: QwixxSituation) -> str:
    """Say who is asked now about the number for all, hands face down.

    It is "" if nobody else is asked than before. Who was asked before has decided; what they did is
    told in the same words, whether they left it so or changed it.
    """
    seat = after.seat
    if after.stage != "deciding" or seat is None:
        return ""
    if before.stage == "deciding" and before.seat == seat:
        return ""
    waiting = after.view["turn"]["waiting"]
    name = after.players[seat].name
    asked = words.asked_now(name=name) if seat in waiting else words.may_change(name=name)
    said = [words.sentence(asked) + "."]
    old, first = before.view["turn"], before.seat
    if before.stage == "deciding" and first is not None and first not in old["waiting"]:
        said.insert(0, words.decided(name=before.players[first].name))
    return " ".join(said)
