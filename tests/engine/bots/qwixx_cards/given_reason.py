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


class GivenReason:
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


def _wins(given: GivenReason) -> bool:
    """Whatever row the others cross the number in."""
    number = NUMBER_OF[given.state.draw[0]]
    for others in (SKIP, *NUMBER_MARKS[number]):
        over = given.after(given.action, others).over
        assert over is not None
        scores = [*over.scores]
        if scores.pop(given.seat) != given.args["points"] or max(scores) > given.args["others"]:
            return False
    return bool(given.args["others"] < given.args["points"])


def _closes(given: GivenReason) -> bool:
    colour = given.args["row"]
    after = given.own_sheet(given.after(given.action))
    return bool(colour in after["locked"] and colour not in given.sheet["locked"])


def _no_penalty(given: GivenReason) -> bool:
    if given.seat != given.state.seat or given.state.crossed:
        return False
    if given.state.part == "mark":
        return bool(given.own_sheet(given.after(SKIP))["penalties"] > given.sheet["penalties"])
    return bool(given.marks()) if given.state.part == "play" else not [*given.later_marks()]


def _fifth(given: GivenReason) -> bool:
    colour = given.args["row"]
    after = given.own_sheet(given.after(given.action))
    return bool(len(given.sheet[colour]) < CROSSES_BEFORE_LAST <= len(after[colour]))


def _gains(given: GivenReason) -> bool:
    """Of the crosses that are made, or of some that the cards allow."""
    before = score(given.state.sheets[given.seat])
    shown = given.after(given.action) if isinstance(given.action, PlayCards) else given.state
    return any(
        COLOURS[mark.row] == given.args["row"]
        and score(given.sheet_after(shown, mark)) - before == given.args["points"]
        for mark in given.marks()
    )


def _useless(given: GivenReason) -> bool:
    played = str(given.action).split()[2:]
    return given.args["of"] == len(played) and all(
        card in played and given.ahead(COLOUR[card[0]], int(card[1:])) == -1
        for card in given.args["cards"]
    )


def _loses(given: GivenReason) -> bool:
    others = [*map(score, given.state.sheets)]
    del others[given.seat]
    return max(others) == given.args["others"] and any(
        given.after(mark).over is not None
        and score(given.after(mark).sheets[given.seat]) < given.args["others"]
        and COLOURS[mark.row] == given.args["row"]
        for mark in given.legal_marks()
    )


def _impossible(given: GivenReason) -> bool:
    state = given.state
    counting = [NUMBER_OF[state.draw[0]]]
    if state.played is not None:
        counting = numbers(state.played.colour, state.played.shown)
    return not given.legal_marks() and given.args["numbers"] == counting


def _far(given: GivenReason) -> bool:
    nearest = min(given.legal_marks(), key=lambda mark: len(given.skipped(mark)))
    least = len(given.skipped(nearest))
    return given.args["skipped"] == least >= 3 and any(
        len(given.skipped(mark)) == least and COLOURS[mark.row] == given.args["row"]
        for mark in given.legal_marks()
    )


def _hand(given: GivenReason) -> bool:
    row, crossed = COLOURS.index(given.args["row"]), given.args["numbers"]
    return given.seat == given.state.seat and any(
        mark.row == row and mark.numbers == crossed for mark in given.later_marks()
    )


def _spoils(given: GivenReason) -> bool:
    [mark] = [each for each in given.legal_marks() if COLOURS[each.row] == given.args["row"]]
    last = given.ahead(given.args["row"], mark.numbers[0])
    return all(
        card in given.hand
        and COLOUR[card[0]] == given.args["row"]
        and 0 <= given.ahead(given.args["row"], int(card[1:])) <= last
        for card in given.args["cards"]
    )


def _keeps(given: GivenReason) -> bool:
    """The cards are in the hand after the action, and their numbers still open."""
    after = given.own_sheet(given.after(given.action))[given.args["row"]]
    row = ROWS[COLOURS.index(given.args["row"])]
    last = row.index(after[-1]) if after else -1
    held = QWIXX.view(given.after(given.action), given.seat)["hands"][given.seat]
    return all(
        row.index(number) > last and {f"{given.args['row'][0]}{number}", f"j{number}"} & {*held}
        for number in given.args["numbers"]
    )


def _passes(given: GivenReason) -> bool:
    least = min(len(given.skipped(mark)) for mark in given.legal_marks())
    return len(given.args["numbers"]) == least in (1, 2) and any(
        given.skipped(mark) == given.args["numbers"] and COLOURS[mark.row] == given.args["row"]
        for mark in given.legal_marks()
    )


def _takes(given: GivenReason) -> bool:
    """The number is that of the card to be taken, and a hidden one may have these colours."""
    assert isinstance(given.action, Take)
    card = given.state.display[given.action.slot]
    assert card is not None
    return NUMBER_OF[card] == given.args["number"] and all(
        given.possible(colour, given.args["number"])
        and given.can_be_crossed(colour, given.args["number"])
        for colour in given.args["rows"]
    )


def _fits(given: GivenReason) -> bool:
    number = given.args["number"]
    return _takes(given) and all(given.ahead(row, number) <= 1 for row in given.args["rows"])


def _together(given: GivenReason) -> bool:
    number = given.args["number"]
    return _takes(given) and all(
        any(
            0 < abs(held - number) <= 2 and given.ahead(row, held) >= 0
            for held in given.in_hand(row)
        )
        for row in given.args["rows"]
    )


CHECKS: Mapping[str, Callable[[GivenReason], bool]] = {
    "wins": _wins,
    "closes": _closes,
    "no-penalty": _no_penalty,
    "at-once": lambda given: len(given.args["numbers"]) in (2, 3) and bool(given.meant()),
    "next": lambda given: any(not given.skipped(mark) for mark in given.meant()),
    "skips-few": lambda given: (
        any(
            given.skipped(mark) == given.args["numbers"] and COLOURS[mark.row] == given.args["row"]
            for mark in given.marks()
        )
        and len(given.args["numbers"]) in (1, 2)
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
    "saver": lambda given: not given.state.crossed and not [*given.crosses_in_hand()],
    "penalty": lambda given: given.costs_penalty() and [*given.crosses_in_hand()] != [],
    "sure": lambda given: given.costs_penalty() and not [*given.crosses_in_hand()],
    "skips": lambda given: any(
        given.skipped(mark) == given.args["numbers"] and COLOURS[mark.row] == given.args["row"]
        for mark in given.marks()
    ),
}
"""By the code of a reason, whether it is true."""
