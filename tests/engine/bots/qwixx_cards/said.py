"""What a reason of Qwixx's computer player says, checked by the engine."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.bots.bot import HintReason
from engine.core.action import Action
from engine.games.qwixx_cards.actions import NUMBER_MARKS, SKIP, Mark, PlayCards, Take
from engine.games.qwixx_cards.cards import NUMBER_OF
from engine.games.qwixx_cards.printed import COLOURS, CROSSES_BEFORE_LAST, ROWS
from engine.games.qwixx_cards.rows import CROSS, numbers
from engine.games.qwixx_cards.sheets import Sheet, crossed_sheet, score
from engine.games.qwixx_cards.state import QwixxState
from tests.engine.games.qwixx_cards.positions import QWIXX

COLOUR = {colour[0]: colour for colour in COLOURS}
"""Each colour by the letter of its cards."""


class Said:
    """A reason that was given for an action in a state, and what there is to check it by."""

    def __init__(self, state: QwixxState, seat: int, action: Action, reason: HintReason) -> None:
        self.state = state
        self.seat = seat
        self.action = action
        self.args: Mapping[str, Any] = reason.args
        view = QWIXX.view(state, seat)
        self.sheet: Mapping[str, Any] = view["sheets"][seat]
        self.hand: list[str] = view["hands"][seat]
        self.open: list[str] = [*self.hand, *view["discard"]]

    def is_true(self, code: str) -> bool:
        """Whether it is so."""
        return CHECKS[code](self)

    def after(self, action: Action, others: Action = SKIP) -> QwixxState:
        """The state after an action of the seat; in part 2 others do the other where they may."""
        state: QwixxState = QWIXX.apply(self.state, self.seat, action)
        while state.part == "number" and (waiting := QWIXX.waits_for(state)):
            other = waiting[0]
            legal = QWIXX.why(state, other, others) is None
            state = QWIXX.apply(state, other, others if legal else SKIP)
        return state

    def sheet_after(self, state: QwixxState, mark: Mark) -> Sheet:
        """The own sheet with these crosses made in a state."""
        return crossed_sheet(state.sheets[self.seat], mark.row, mark.crosses)

    def own_sheet(self, state: QwixxState) -> Mapping[str, Any]:
        sheet: Mapping[str, Any] = QWIXX.document(state)["sheets"][self.seat]
        return sheet

    def ahead(self, colour: str, number: int) -> int:
        """How many numbers of a row lie between its last cross and this one; -1 if it is gone."""
        row, crossed = ROWS[COLOURS.index(colour)], self.sheet[colour]
        last = row.index(crossed[-1]) if crossed else -1
        return max(-1, row.index(number) - last - 1)

    def marks(self) -> list[Mark]:
        """The crosses that the action makes, or that the cards it plays allow."""
        if isinstance(self.action, PlayCards):
            legal = QWIXX.legal(self.after(self.action), self.seat)
            return [mark for mark in legal if isinstance(mark, Mark)]
        return [self.action] if isinstance(self.action, Mark) else []

    def legal_marks(self) -> list[Mark]:
        """The crosses that could be made instead of none, in part 3 with any card held."""
        if self.state.part == "play":
            return [*self.crosses_in_hand()]
        legal = QWIXX.legal(self.state, self.seat)
        return [mark for mark in legal if isinstance(mark, Mark)]

    def crosses_in_hand(self) -> Iterator[Mark]:
        """The single numbers that cards held, or those played, allow to be crossed."""
        if self.state.part == "mark":
            yield from self.legal_marks()
            return
        for row, colour in enumerate(COLOURS):
            for number in self.in_hand(colour):
                if self.can_be_crossed(colour, number):
                    yield Mark(row, CROSS[row][number])

    def costs_penalty(self) -> bool:
        """Whether the action, without a cross after it, costs the penalty that is told of."""
        after = self.own_sheet(self.after(SKIP if self.state.part == "mark" else self.action))
        if self.state.part == "play":
            after = self.own_sheet(QWIXX.apply(self.after(self.action), self.seat, SKIP))
        return bool(after["penalties"] == self.args["of"] == self.sheet["penalties"] + 1)

    def meant(self) -> list[Mark]:
        """Of ``marks`` those of the row and the numbers that are named."""
        row, numbers = COLOURS.index(self.args["row"]), self.args["numbers"]
        return [mark for mark in self.marks() if mark.row == row and mark.numbers == numbers]

    def skipped(self, mark: Mark) -> list[int]:
        """The numbers that are skipped with these crosses."""
        colour, last = COLOURS[mark.row], mark.numbers[-1]
        between = [
            n for n in ROWS[mark.row] if 0 <= self.ahead(colour, n) < self.ahead(colour, last)
        ]
        return [number for number in between if number not in mark.numbers]

    def later_marks(self) -> Iterator[Mark]:
        """All crosses that could be made in part 3 after crossing nothing in part 2."""
        state = self.after(SKIP)
        for play in QWIXX.legal(state, self.seat):
            shown = QWIXX.apply(state, self.seat, play)
            for mark in QWIXX.legal(shown, self.seat):
                if isinstance(mark, Mark):
                    yield mark

    def possible(self, colour: str, number: int) -> bool:
        """Whether a hidden card of this number may be of this colour, or a joker."""
        letters = (colour[0], "j") if self.state.variant.jokers else (colour[0],)
        return any(f"{letter}{number}" not in self.open for letter in letters)

    def can_be_crossed(self, colour: str, number: int) -> bool:
        """Whether this number may be crossed next in a row."""
        last = number == ROWS[COLOURS.index(colour)][-1]
        few = len(self.sheet[colour]) < CROSSES_BEFORE_LAST
        return self.ahead(colour, number) >= 0 and not (last and few)

    def in_hand(self, colour: str) -> list[int]:
        """The numbers held in a colour, jokers among them."""
        return [int(card[1:]) for card in self.hand if card[0] in (colour[0], "j")]


def _wins(said: Said) -> bool:
    """Whatever row the others cross the number in."""
    number = NUMBER_OF[said.state.draw[0]]
    for others in (SKIP, *NUMBER_MARKS[number]):
        over = said.after(said.action, others).over
        assert over is not None
        scores = [*over.scores]
        if scores.pop(said.seat) != said.args["points"] or max(scores) > said.args["others"]:
            return False
    return bool(said.args["others"] < said.args["points"])


def _closes(said: Said) -> bool:
    colour = said.args["row"]
    after = said.own_sheet(said.after(said.action))
    return bool(colour in after["locked"] and colour not in said.sheet["locked"])


def _no_penalty(said: Said) -> bool:
    if said.seat != said.state.seat or said.state.crossed:
        return False
    if said.state.part == "mark":
        return bool(said.own_sheet(said.after(SKIP))["penalties"] > said.sheet["penalties"])
    return bool(said.marks()) if said.state.part == "play" else not [*said.later_marks()]


def _fifth(said: Said) -> bool:
    colour = said.args["row"]
    after = said.own_sheet(said.after(said.action))
    return bool(len(said.sheet[colour]) < CROSSES_BEFORE_LAST <= len(after[colour]))


def _gains(said: Said) -> bool:
    """Of the crosses that are made, or of some that the cards allow."""
    before = score(said.state.sheets[said.seat])
    shown = said.after(said.action) if isinstance(said.action, PlayCards) else said.state
    return any(
        COLOURS[mark.row] == said.args["row"]
        and score(said.sheet_after(shown, mark)) - before == said.args["points"]
        for mark in said.marks()
    )


def _useless(said: Said) -> bool:
    played = str(said.action).split()[2:]
    return said.args["of"] == len(played) and all(
        card in played and said.ahead(COLOUR[card[0]], int(card[1:])) == -1
        for card in said.args["cards"]
    )


def _loses(said: Said) -> bool:
    others = [*map(score, said.state.sheets)]
    del others[said.seat]
    return max(others) == said.args["others"] and any(
        said.after(mark).over is not None
        and score(said.after(mark).sheets[said.seat]) < said.args["others"]
        and COLOURS[mark.row] == said.args["row"]
        for mark in said.legal_marks()
    )


def _impossible(said: Said) -> bool:
    state = said.state
    counting = [NUMBER_OF[state.draw[0]]]
    if state.played is not None:
        counting = numbers(state.played.colour, state.played.shown)
    return not said.legal_marks() and said.args["numbers"] == counting


def _far(said: Said) -> bool:
    nearest = min(said.legal_marks(), key=lambda mark: len(said.skipped(mark)))
    least = len(said.skipped(nearest))
    return said.args["skipped"] == least >= 3 and any(
        len(said.skipped(mark)) == least and COLOURS[mark.row] == said.args["row"]
        for mark in said.legal_marks()
    )


def _hand(said: Said) -> bool:
    row, crossed = COLOURS.index(said.args["row"]), said.args["numbers"]
    return said.seat == said.state.seat and any(
        mark.row == row and mark.numbers == crossed for mark in said.later_marks()
    )


def _spoils(said: Said) -> bool:
    [mark] = [each for each in said.legal_marks() if COLOURS[each.row] == said.args["row"]]
    last = said.ahead(said.args["row"], mark.numbers[0])
    return all(
        card in said.hand
        and COLOUR[card[0]] == said.args["row"]
        and 0 <= said.ahead(said.args["row"], int(card[1:])) <= last
        for card in said.args["cards"]
    )


def _keeps(said: Said) -> bool:
    """The cards are in the hand after the action, and their numbers still open."""
    after = said.own_sheet(said.after(said.action))[said.args["row"]]
    row = ROWS[COLOURS.index(said.args["row"])]
    last = row.index(after[-1]) if after else -1
    held = QWIXX.view(said.after(said.action), said.seat)["hands"][said.seat]
    return all(
        row.index(number) > last and {f"{said.args['row'][0]}{number}", f"j{number}"} & {*held}
        for number in said.args["numbers"]
    )


def _passes(said: Said) -> bool:
    least = min(len(said.skipped(mark)) for mark in said.legal_marks())
    return len(said.args["numbers"]) == least in (1, 2) and any(
        said.skipped(mark) == said.args["numbers"] and COLOURS[mark.row] == said.args["row"]
        for mark in said.legal_marks()
    )


def _takes(said: Said) -> bool:
    """The number is that of the card to be taken, and a hidden one may have these colours."""
    assert isinstance(said.action, Take)
    card = said.state.display[said.action.slot]
    assert card is not None
    return NUMBER_OF[card] == said.args["number"] and all(
        said.possible(colour, said.args["number"])
        and said.can_be_crossed(colour, said.args["number"])
        for colour in said.args["rows"]
    )


def _fits(said: Said) -> bool:
    number = said.args["number"]
    return _takes(said) and all(said.ahead(row, number) <= 1 for row in said.args["rows"])


def _together(said: Said) -> bool:
    number = said.args["number"]
    return _takes(said) and all(
        any(
            0 < abs(held - number) <= 2 and said.ahead(row, held) >= 0 for held in said.in_hand(row)
        )
        for row in said.args["rows"]
    )


CHECKS: Mapping[str, Callable[[Said], bool]] = {
    "wins": _wins,
    "closes": _closes,
    "no-penalty": _no_penalty,
    "at-once": lambda said: len(said.args["numbers"]) in (2, 3) and bool(said.meant()),
    "next": lambda said: any(not said.skipped(mark) for mark in said.meant()),
    "skips-few": lambda said: (
        any(
            said.skipped(mark) == said.args["numbers"] and COLOURS[mark.row] == said.args["row"]
            for mark in said.marks()
        )
        and len(said.args["numbers"]) in (1, 2)
    ),
    "fifth": _fifth,
    "gains": _gains,
    "useless": _useless,
    "loses": _loses,
    "impossible": _impossible,
    "far": _far,
    "hand": _hand,
    "spoils": _spoils,
    "fits": _fits,
    "together": _together,
    "open": _takes,
    "keeps": _keeps,
    "passes": _passes,
    "saver": lambda said: not said.state.crossed and not [*said.crosses_in_hand()],
    "penalty": lambda said: said.costs_penalty() and [*said.crosses_in_hand()] != [],
    "sure": lambda said: said.costs_penalty() and not [*said.crosses_in_hand()],
    "skips": lambda said: any(
        said.skipped(mark) == said.args["numbers"] and COLOURS[mark.row] == said.args["row"]
        for mark in said.marks()
    ),
}
"""By the code of a reason, whether it is true."""
