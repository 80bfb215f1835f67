"""Positions of Qwixx for tests, told by what matters; the other cards go where they may."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from engine.core.match import Match
from engine.games import GAMES
from engine.games.qwixx_cards.cards import CARDS

QWIXX = GAMES["qwixx-cards"]

Sheets: TypeAlias = Sequence[Mapping[str, Any]]
"""A sheet of each seat, told by what is not empty on it."""

FIVE = {
    "red": [2, 3, 4, 5, 6],
    "yellow": [2, 3, 4, 5, 6],
    "green": [12, 11, 10, 9, 8],
    "blue": [12, 11, 10, 9, 8],
}
"""Five crosses in each row, as far left as they go."""

LAST = {"red": 12, "yellow": 12, "green": 2, "blue": 2}


def five(*colours: str) -> dict[str, Any]:
    """A sheet with five crosses in each of these rows."""
    return {colour: FIVE[colour] for colour in colours}


def closed(*colours: str) -> dict[str, Any]:
    """A sheet on which these rows are closed, with six crosses and the lock."""
    return {colour: [*FIVE[colour], LAST[colour]] for colour in colours}


def position(
    *hands: str,
    part: str = "play",
    sheets: Sheets = (),
    display: str = "",
    draw: str = "",
    rest_in: str = "draw",
    seat: int = 0,
    number: int = 1,
    crossed: bool = False,
    played: tuple[str, str] | None = None,
    jokers: bool = False,
    first: int | str = "random",
    seats: int = 2,
) -> Match:
    """A match that begins in this part of a turn, all still to decide in part 2.

    Cards are told as in "r5 b12", in the display "-" for an empty place; a sheet by what is not
    empty on it. Cards that are told nowhere, from blue 12 down, fill the hands to four, or to
    five with what is played, and the display; but a hand that takes is told whole. The others
    follow in the draw pile, below what is told of it, or lie in the discard pile.
    """
    seats = max(seats, len(hands), len(sheets))
    shown = [] if played is None else played[1].split()
    told = {*" ".join(hands).split(), *display.split(), *draw.split(), *shown}
    rest = [card for card in reversed(CARDS[:44]) if card not in told]
    rest += [card for card in CARDS[44:] if jokers and card not in told]
    dealt = []
    for owner in range(seats):
        hand = hands[owner].split() if owner < len(hands) else []
        if owner != seat or not hand or part != "take":
            size = 5 - len(shown) if owner == seat and part != "take" else 4
            while len(hand) < size:
                hand.append(rest.pop(0))
        dealt.append(sorted(hand, key=CARDS.index))
    places = display.split()
    while len(places) < 4:
        places.append(rest.pop(0))
    turn = {
        "seat": seat,
        "number": number,
        "part": part,
        "waiting": list(range(seats)) if part == "number" else [],
        "crossed": crossed,
        "played": None if played is None else [played[0], shown],
    }
    return Match.from_state(
        QWIXX,
        {
            "game": "qwixx-cards",
            "rules_version": 1,
            "seats": seats,
            "options": {"first": first, "jokers": jokers},
            "to_act": turn["waiting"] or [seat],
            "over": None,
            "sheets": [
                _sheet(sheets[owner] if owner < len(sheets) else {}) for owner in range(seats)
            ],
            "hands": dealt,
            "display": [None if card == "-" else card for card in places],
            "draw": [*draw.split(), *(rest if rest_in == "draw" else [])],
            "discard": rest if rest_in == "discard" else [],
            "turn": turn,
        },
    )


def _sheet(told: Mapping[str, Any]) -> dict[str, Any]:
    rows = {colour: told.get(colour, []) for colour in LAST}
    locked = [colour for colour, last in LAST.items() if last in rows[colour]]
    return {**rows, "locked": locked, "penalties": told.get("penalties", 0)}


def legal(match: Match, seat: int | None = None) -> list[str]:
    """The texts of all that this seat may do, by default the first to act."""
    return [str(action) for action in match.legal(match.to_act[0] if seat is None else seat)]


def play(match: Match, *actions: str) -> None:
    """Does these actions, each by the seat that is the first to act then."""
    for action in actions:
        match.do(match.to_act[0], action)


def skip_turn(match: Match) -> None:
    """Plays on until the turn ends, crossing nothing: ``skip`` is the last of the choices."""
    number = turn(match)["number"]
    while match.to_act and turn(match)["number"] == number:
        play(match, legal(match)[-1])


def refusal(match: Match, action: str, seat: int | None = None) -> tuple[str, dict[str, Any]]:
    """Code and arguments of why this seat, by default the first to act, may not do this."""
    refused = match.why(match.to_act[0] if seat is None else seat, action)
    assert refused is not None
    return refused.code, dict(refused.args)


def turn(match: Match) -> Any:
    """The turn, as in the state."""
    return match.state()["turn"]


def sheet(match: Match, seat: int = 0) -> Any:
    """A seat's sheet, as in the state."""
    return match.state()["sheets"][seat]
