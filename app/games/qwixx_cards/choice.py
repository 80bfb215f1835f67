"""The choice in part 3: cards to play, and of their numbers what to cross.

A card comes with its cross wherever that can be made; a click on the number leaves it.

The table keeps it as words: a card by its text ("r5"), a cross by its row and number ("red:5"), a
number that is left alone on purpose without a row (":5"). What goes together the engine says: by
what is legal now, and by what would be after a play.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from app.games.contract import Refuse, SetChoice, TableCommand
from app.games.qwixx_cards.deciding import SKIP, decided_row, may_decide, top_number
from app.games.qwixx_cards.reasons import NOTHING_CHOSEN, OF_LETTER
from app.games.qwixx_cards.sheets import Cell, closes_row, own_sheet, skipped_by
from app.games.qwixx_cards.situation import QwixxSituation
from app.games.qwixx_cards.words import CrossCost
from engine.core.action import Action
from engine.core.refusal import Refusal
from engine.games.qwixx_cards.actions import Mark, PlayCards, parse
from engine.games.qwixx_cards.cards import CARDS
from engine.games.qwixx_cards.documents import played_in
from engine.games.qwixx_cards.printed import COLOURS, ROW_OF, ROWS, ROWS_TO_END

OTHER_COLOUR = "different-colours"
"""Why a card cannot be played together with those that are chosen, though it could alone."""


class Chosen(NamedTuple):
    """The cards, sorted; the numbers to cross from left to right and their row, "" if none."""

    cards: tuple[str, ...] = ()
    row: str = ""
    numbers: tuple[int, ...] = ()
    left: frozenset[int] = frozenset()
    """Numbers of the cards that are not to be crossed, though they could be."""

    @property
    def words(self) -> tuple[str, ...]:
        """As the table keeps it."""
        crosses = (f"{self.row}:{number}" for number in self.numbers)
        return (*self.cards, *crosses, *(f":{number}" for number in sorted(self.left)))

    @property
    def shown(self) -> list[int]:
        """The numbers of the cards, each once, as they stand in the row of their colour."""
        line = _line(self.colour if self.colour in ROW_OF else COLOURS[0])
        return sorted({number_of(card) for card in self.cards}, key=line.index)

    @property
    def colour(self) -> str:
        """The colour of the cards; of jokers alone that of the row, or "joker"."""
        own = [colour_of(card) for card in self.cards if colour_of(card) != "joker"]
        return own[0] if own else self.row or "joker"


def colour_of(card: str) -> str:
    """Return the colour of a card, or "joker"."""
    return OF_LETTER[card[0]]


def number_of(card: str) -> int:
    """Return the number of a card."""
    return int(card[1:])


def chosen_of(situation: QwixxSituation) -> Chosen:
    """Return what is chosen now; cards that lie open already are."""
    played = played_in(situation.view["turn"])
    cards = [word for word in situation.chosen if ":" not in word]
    told = [word.split(":") for word in situation.chosen if ":" in word]
    row = next((row for row, _ in told if row), "")
    numbers = (int(number) for of, number in told if of)
    left = (int(number) for of, number in told if not of)
    return _made(played[1] if played else cards, row, numbers, left)


def _made(
    cards: Iterable[str], row: str, numbers: Iterable[int], left: Iterable[int] = ()
) -> Chosen:
    across = tuple(sorted(set(numbers), key=_line(row).index)) if row else ()
    shown = set(map(number_of, cards := tuple(sorted(cards, key=CARDS.index))))
    return Chosen(cards, row if across else "", across, frozenset(left) & shown - set(across))


def _line(row: str) -> tuple[int, ...]:
    return ROWS[ROW_OF[row]]


def play_text(chosen: Chosen, row: str = "") -> str:
    """Return the action of playing the cards, in the colour of that row or their own."""
    colour = row or (chosen.colour if chosen.colour in ROW_OF else COLOURS[0])
    return " ".join(("play", colour, *chosen.cards))


def mark_text(row: str, numbers: Iterable[int]) -> str:
    """Return the action of crossing these numbers; of none, skipping."""
    across = sorted(numbers, key=_line(row).index) if row else []
    return " ".join(("mark", row, *map(str, across))) if across else SKIP


def actions(situation: QwixxSituation, chosen: Chosen) -> tuple[str, ...]:
    """Return what playing and crossing this would be; the cards may lie open already."""
    mark = mark_text(chosen.row, chosen.numbers)
    if situation.view["turn"]["part"] == "mark":
        return (mark,)
    return play_text(chosen, chosen.row), mark


@lru_cache(maxsize=64)
def actions_of(legal: tuple[str, ...]) -> Sequence[Action]:
    """Return the actions by their texts; a table asks for the same ones again and again."""
    return tuple(map(parse, legal))


def played_with(play: PlayCards) -> set[str]:
    """Return the cards that a play plays, by their texts."""
    return {CARDS[card] for card in play.cards}


def rows_open_to(situation: QwixxSituation, chosen: Chosen) -> Iterator[str]:
    """Yield the rows in whose colour the cards can be played, or have been."""
    turn = situation.view["turn"]
    if turn["part"] == "mark":
        if played := played_in(turn):
            yield played[0]
        return
    cards = set(chosen.cards)
    for action in actions_of(situation.legal):
        if isinstance(action, PlayCards) and played_with(action) == cards:
            yield COLOURS[action.colour]


def marks(situation: QwixxSituation, chosen: Chosen, row: str) -> set[frozenset[int]]:
    """Return the sets of numbers that could be crossed in that row with the cards."""
    if situation.view["turn"]["part"] == "mark":
        texts = situation.legal
    else:
        texts = situation.legal_after(play_text(chosen, row))
    return {
        frozenset(action.numbers)
        for action in actions_of(texts)
        if isinstance(action, Mark) and COLOURS[action.row] == row
    }


def crossable(situation: QwixxSituation, chosen: Chosen) -> list[tuple[str, int]]:
    """Return the numbers that can be crossed besides what is chosen, by row, from left to right."""
    if not chosen.cards:
        return []
    found = []
    for row in rows_open_to(situation, chosen):
        if chosen.row in ("", row):
            possible = marks(situation, chosen, row)
            already = frozenset(chosen.numbers)
            more = [n for n in _line(row) if n not in already and already | {n} in possible]
            found += [(row, number) for number in more]
    return found


def held(situation: QwixxSituation) -> list[str]:
    """Return the cards of the hand from which one plays; none once cards lie open."""
    view = situation.view
    if situation.seat is None or view["turn"]["part"] != "play":
        return []
    return [card for card in view["hands"][situation.seat] if card in CARDS]


def playable(situation: QwixxSituation, chosen: Chosen) -> list[tuple[str, int]]:
    """Return the numbers of the hand that can be crossed.

    A card counts if it goes with the chosen ones.
    """
    return [
        (row, number_of(card))
        for card in held(situation)
        if card not in chosen.cards and goes_with(situation, chosen, card)
        for row in ([colour_of(card)] if colour_of(card) in ROW_OF else COLOURS)
        if isinstance(cross_with(situation, card, row), SetChoice)
    ]


def goes_with(situation: QwixxSituation, chosen: Chosen, card: str) -> bool:
    """Tell whether the card can be played together with those that are chosen."""
    together = {*chosen.cards, card}
    return any(
        isinstance(action, PlayCards) and played_with(action) == together
        for action in actions_of(situation.legal)
    )


def toggle_card(situation: QwixxSituation, card: str) -> TableCommand:
    """Choose a card with its cross, or put it back; one of another colour takes over."""
    chosen = chosen_of(situation)
    if card in chosen.cards:
        cards = [each for each in chosen.cards if each != card]
        return SetChoice(_crossed(situation, chosen._replace(cards=tuple(cards))).words)
    base = _before(situation, chosen, card)
    together = _with(base, card)
    if not goes_with(situation, base, card):
        return _refused(situation.why(play_text(together)))
    return SetChoice(_crossed(situation, together).words)


def _with(chosen: Chosen, card: str) -> Chosen:
    return _made((*chosen.cards, card), chosen.row, chosen.numbers, chosen.left)


def _before(situation: QwixxSituation, chosen: Chosen, card: str) -> Chosen:
    """Return what the card joins: what is chosen, or nothing where that is of another colour."""
    coloured = [each for each in chosen.cards if colour_of(each) != "joker"][:1]
    refusal = situation.why(play_text(_with(Chosen((*coloured,)), card)))
    return Chosen() if refusal is not None and refusal.code == OTHER_COLOUR else chosen


def _crossed(situation: QwixxSituation, chosen: Chosen, row: str = "") -> Chosen:
    """Return the cards with as many crosses as can be made, those already made among them.

    What was left uncrossed stays so. Of jokers alone it is the cross that chooses the row: they
    come without, unless it is given.
    """
    rows = [*rows_open_to(situation, chosen)] if chosen.cards else []
    row = rows[0] if len(rows) == 1 else row or chosen.row
    if row not in rows:
        return _made(chosen.cards, "", (), chosen.left)
    wanted = set(chosen.shown) - chosen.left
    kept = set(chosen.numbers) if row == chosen.row else set()
    line = _line(row).index

    def rank(numbers: frozenset[int]) -> tuple[int, int, int]:
        """Rank what is crossed already first, then how many, then how little they skip."""
        return len(numbers & kept), len(numbers), -max(map(line, numbers))

    possible = [numbers for numbers in marks(situation, chosen, row) if numbers <= wanted]
    best = max(possible, key=rank, default=frozenset())
    return _made(chosen.cards, row, best, chosen.left)


def advised(situation: QwixxSituation, row: str, cards: Iterable[str]) -> SetChoice:
    """Choose these cards to be played in that colour, with their crosses."""
    return SetChoice(_crossed(situation, _made(cards, "", ()), row).words)


def is_chosen(situation: QwixxSituation, row: str, cards: Iterable[str]) -> bool:
    """Tell whether just these cards are chosen, with the crosses that they come with."""
    return advised(situation, row, cards).chosen == chosen_of(situation).words


def crosses_of(situation: QwixxSituation, row: str, cards: Iterable[str]) -> tuple[int, ...]:
    """Return the crosses that these cards come with, played in that colour."""
    return _crossed(situation, _made(cards, "", ()), row).numbers


def toggle_cross(situation: QwixxSituation, row: str, number: int) -> TableCommand:
    """Choose a number to cross, with the card of the hand that shows it; or leave it.

    Another colour takes over with its card only: its numbers are not lit.
    """
    chosen = chosen_of(situation)
    if chosen.row == row and number in chosen.numbers:
        left = [each for each in chosen.numbers if each != number]
        return _crossing(situation, chosen._replace(left=chosen.left | {number}), row, left)
    if number not in chosen.shown:
        for card in (f"{row[0]}{number}", f"j{number}"):
            if card in held(situation) and goes_with(situation, chosen, card):
                return cross_with(situation, card, row)
    if not chosen.cards:
        return _refused(situation.why(play_text(Chosen((f"{row[0]}{number}",)), row)))
    # Another row than before: jokers take its colour.
    before = chosen.numbers if chosen.row == row else ()
    return _crossing(situation, chosen, row, (*before, number))


def cross_with(situation: QwixxSituation, card: str, row: str) -> TableCommand:
    """Choose a card and its number in that row, as when it is laid there."""
    chosen = chosen_of(situation)
    alone = situation.why(play_text(Chosen((card,)), row))
    if alone is not None and situation.view["turn"]["part"] == "play":
        return Refuse(alone)
    together = chosen
    if card not in chosen.cards:
        base = _before(situation, chosen, card)
        together = _with(base, card)
        if not goes_with(situation, base, card):
            return _refused(situation.why(play_text(together)))
    before = together.numbers if together.row == row else ()
    return _crossing(situation, together, row, (*before, number_of(card)))


def _crossing(
    situation: QwixxSituation, chosen: Chosen, row: str, numbers: Iterable[int]
) -> TableCommand:
    """Choose these crosses, if they can be made."""
    wanted = _made(chosen.cards, row, numbers, chosen.left)
    mark = mark_text(row, wanted.numbers)
    if situation.view["turn"]["part"] == "mark":
        refusal = situation.why(mark)
    else:
        play = play_text(chosen, row)
        refusal = situation.why(play) or situation.why_after(play, mark)
    return SetChoice(wanted.words) if refusal is None else Refuse(refusal)


def _refused(refusal: Refusal | None) -> TableCommand:
    return Refuse(refusal or NOTHING_CHOSEN)


def offered_cells(situation: QwixxSituation) -> list[Cell]:
    """Return the numbers that pressing would cross, or choose to cross."""
    part = situation.view["turn"]["part"]
    if situation.stage not in ("playing", "deciding"):
        return []
    if part == "number":
        top = top_number(situation.view) or 0
        rows = (each for each in COLOURS if may_decide(situation, mark_text(each, (top,))))
        return [(row, top) for row in rows]
    if part in ("play", "mark"):
        chosen = chosen_of(situation)
        return list(dict.fromkeys([*crossable(situation, chosen), *playable(situation, chosen)]))
    return []


def chosen_cells(situation: QwixxSituation) -> list[Cell]:
    """Return the numbers that are chosen to be crossed, or decided in part 2."""
    turn = situation.view["turn"]
    if turn["part"] == "number":
        row = decided_row(situation)
        top = top_number(situation.view)
        return [(row, top)] if row is not None and top is not None else []
    own = situation.stage == "playing" and turn["part"] in ("play", "mark")
    chosen = chosen_of(situation) if own else Chosen()
    return [(chosen.row, number) for number in chosen.numbers]


def ends_by_rows(situation: QwixxSituation, chosen: Chosen) -> bool:
    """Tell whether what is chosen closes a row, and no more may be closed."""
    locked = len(own_sheet(situation)["locked"])
    return closes_row(chosen.row, chosen.numbers) and locked + 1 >= ROWS_TO_END


def cost_of(situation: QwixxSituation, row: str, number: int) -> CrossCost:
    """Return what else a cross would bring, besides what is chosen."""
    also = [each for at, each in chosen_cells(situation) if at == row]
    return CrossCost(
        skipped_by(own_sheet(situation), row, number, also),
        closes=closes_row(row, (number,)),
        ends=ends_by_rows(situation, Chosen((), row, (number,))),
    )
