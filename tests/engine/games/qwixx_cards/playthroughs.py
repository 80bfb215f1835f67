"""The matches of Qwixx that are kept as golden files."""

from collections.abc import Iterator

from engine.core.events import Done, Undone
from tests.engine.games.qwixx_cards.positions import Sheets, closed, five, position
from tests.engine.playthrough import Playthrough, random_playthrough


def playthroughs() -> Iterator[Playthrough]:
    """A whole match at random, and the ends of some at every table."""
    yield random_playthrough(
        "whole-match", "qwixx-cards", 2, {"first": "random", "jokers": False}, 10
    )
    yield _closed_in_part_2()
    yield _closed_in_part_3()
    yield _four_penalties()
    yield _reshuffled()
    yield _jokers()


def _closed_in_part_2() -> Playthrough:
    """Three cards are taken; two players close a second row with the same number."""
    nearly = {**closed("red"), **five("green")}
    return Playthrough(
        "closed-in-part-2",
        position(
            "y3 g9",
            "r4 y8 b5",
            part="take",
            display="r2 b7 y2 g4",
            draw="b3 g12 g3 b2",
            sheets=[{"yellow": [2, 5]}, nearly, {**nearly, "penalties": 1}],
            seats=3,
            first=0,
        ),
        [
            Done(0, "take 2"),
            Done(0, "take 1"),
            Done(0, "take 4"),
            Done(1, "mark green 2"),
            Done(2, "skip"),
            Done(1, "mark yellow 2"),
            Done(2, "mark green 2"),
            Done(1, "mark green 2"),
            Done(0, "skip"),
        ],
    )


def _closed_in_part_3() -> Playthrough:
    """Decisions are changed; the fifth cross and the rightmost number in one action (Q1)."""
    return Playthrough(
        "closed-in-part-3",
        position(
            "r8 y4 g2 g6",
            "y12 g4 b2 b3 b7",
            part="number",
            draw="y6 r3",
            sheets=[{"red": [6]}, {**closed("red"), "blue": [12, 11, 10, 9]}, {}, {"yellow": [7]}],
            seat=1,
            seats=4,
            first=1,
        ),
        [
            Done(1, "mark blue 6"),
            Done(3, "mark green 6"),
            Done(1, "skip"),
            Done(0, "skip"),
            Done(3, "mark blue 6"),
            Done(2, "mark red 6"),
            Done(1, "play blue b2"),
            Undone(),
            Done(1, "play blue b2 b3"),
            Done(1, "mark blue 3 2"),
        ],
    )


def _four_penalties() -> Playthrough:
    """Nothing is crossed, and two players share the win (Q5)."""
    sheets: Sheets = [
        {"penalties": 1},
        {"green": [9]},
        {},
        {"blue": [3]},
        {"penalties": 3, "red": [11]},
    ]
    return Playthrough(
        "four-penalties",
        position(
            part="take",
            display="g12 r12 b8 b9",
            draw="r11 y2",
            sheets=sheets,
            seat=4,
            seats=5,
            first=4,
        ),
        [
            Done(4, "take 3"),
            *[Done(seat, "skip") for seat in range(5)],
            Done(4, "play blue b8"),
            Done(4, "skip"),
        ],
    )


def _reshuffled() -> Playthrough:
    """The draw pile runs out while the display is filled (Q3)."""
    return Playthrough(
        "reshuffled",
        position(
            "",
            "",
            "",
            "r4 y8 g5",
            part="take",
            display="r2 b3 y2 g4",
            draw="y3",
            rest_in="discard",
            sheets=[{}, {}, {"red": [8]}, {"penalties": 3}],
            seat=3,
            seats=4,
            first=3,
        ),
        [
            Done(3, "take 4"),
            Done(3, "take 1"),
            *[Done(seat, "skip") for seat in (3, 2, 1, 0)],
            Done(3, "play red r2 r4"),
            Done(3, "skip"),
        ],
    )


def _jokers() -> Playthrough:
    """A joker with other cards, one of the same number as another, and jokers alone (Q4)."""
    return Playthrough(
        "jokers",
        position(
            "r3 r5 j4 j9",
            "g2 g3 j2",
            "y11 j10 j12",
            part="take",
            display="y7 b2 b3 b9",
            draw="y9 r9 b12 r7 b4",
            sheets=[{"red": [2]}, {}, {**closed("blue"), **five("yellow")}],
            jokers=True,
            first=2,
        ),
        [
            Done(0, "take 4"),
            Done(0, "mark green 9"),
            Done(1, "mark blue 9"),
            Done(2, "mark yellow 9"),
            Done(0, "play red r3 r5 j4"),
            Done(0, "mark red 3 4 5"),
            Done(1, "take 1"),
            *[Done(seat, "skip") for seat in range(3)],
            Done(1, "play green g2 g3 j2"),
            Done(1, "mark green 3"),
            Done(2, "take 4"),
            *[Done(seat, "skip") for seat in range(3)],
            Done(2, "play yellow j10 j12"),
            Done(2, "mark yellow 10 12"),
        ],
    )
