"""The matches of The Game and of Extreme that are kept as golden files."""

from collections.abc import Iterator

from engine.core.events import Done, Signalled, Undone
from engine.core.options import OptionValue
from tests.engine.games.the_game.positions import extreme, position
from tests.engine.playthrough import Playthrough, random_playthrough


def playthroughs() -> Iterator[Playthrough]:
    """Those of both games."""
    yield from _of_the_game()
    yield from _of_extreme()


def _of_the_game() -> Iterator[Playthrough]:
    """A random match at every table, and the end of one with fires, signals and an undo."""
    for seats in range(1, 6):
        options = {
            "first": seats - 1,
            "min_cards": 3 if seats == 4 else 2,
            "fewer_cards": seats in (2, 5),
            "on_fire": seats >= 3,
        }
        yield random_playthrough(f"{seats}-seats", "the-game", seats, options, seats)
    looking: dict[str, OptionValue] = {
        "first": "after-looking", "min_cards": 2, "fewer_cards": False, "on_fire": True,
    }  # fmt: skip
    yield random_playthrough("after-looking", "the-game", 3, looking, 3)
    yield Playthrough(
        "burning-end",
        position([21, 34, 44], [32, 43, 54], draw=0, up1=[33], number=2, fires={33: 1}),
        [
            Signalled(1, "down2", "leave"),
            Done(0, "place 44 up1"),
            Done(0, "place 34 up1"),
            Undone(),
            Done(0, "place 34 up1"),
            Signalled(0, "down1", "gentle"),
            Done(0, "end"),
            Done(1, "place 54 down1"),
            Done(1, "place 43 down1"),
            Done(1, "place 32 down1"),
            Done(1, "end"),
            Done(0, "place 21 down1"),
        ],
    )


def _of_extreme() -> Iterator[Playthrough]:
    """A random match at every table, one in which every command acts, and two late ones."""
    for seats in range(1, 6):
        options = {
            "first": seats - 1,
            "min_cards": 3 if seats == 3 else 2,
            "fewer_cards": seats in (1, 4),
            "on_fire": seats in (2, 5),
            "commands": "printed" if seats in (1, 5) else "shuffled",
        }
        yield random_playthrough(f"{seats}-seats", "the-game-extreme", seats, options, seats)
    looking: dict[str, OptionValue] = {
        "first": "after-looking", "min_cards": 2, "fewer_cards": False, "on_fire": False,
        "commands": "printed",
    }  # fmt: skip
    yield random_playthrough("after-looking", "the-game-extreme", 2, looking, 2)
    yield Playthrough(
        "every-command",
        extreme(
            [7, 9, 14, 18, 25, 62, 65],
            [10, 20, 39, 46, 60, 73, 81],
            draw=[5, 70, 71, 30, 31, 33, 2, 3],
        ),
        [
            Signalled(1, "down1", "leave"),
            Done(0, "place 7 up1"),  # skull
            Done(0, "place 9 up1"),
            Done(0, "place 14 up1"),  # silence: the signal goes
            Done(0, "end"),
            Done(1, "place 60 down1"),
            Done(1, "place 20 up1"),
            Signalled(0, "up1", "gentle"),
            Done(1, "place 46 down2"),  # three
            Done(1, "end"),
            Done(0, "place 25 up1"),  # draw one
            Done(0, "place 18 down2"),  # no trick
            Done(0, "end"),
            Done(1, "place 39 down1"),  # stop
            Done(0, "place 62 up1"),  # one pile
            Done(0, "place 5 down2"),
            Undone(),
            Done(0, "place 5 down2"),
            Done(0, "place 2 down2"),
            Done(0, "end"),
            Done(1, "place 33 down1"),
            Done(1, "place 31 down1"),
            Done(1, "place 30 down1"),
            Done(1, "place 10 down1"),
            Done(1, "place 3 down1"),
            Done(1, "end"),
            Done(0, "place 65 up1"),
            Done(0, "place 70 up1"),
            Done(0, "place 71 up1"),
            Done(0, "end"),
            Done(1, "place 73 up1"),
            Done(1, "place 81 up1"),
        ],
    )
    yield Playthrough(
        "three-unfulfilled",
        extreme([11, 95], [60], [], draw=0, seat=1),
        [
            Done(1, "place 60 down1"),
            Done(1, "end"),
            Done(0, "place 11 up1"),
            Done(0, "place 95 up1"),
        ],
    )
    yield Playthrough(
        "fire-and-skull",
        extreme([40, 43, 56, 69], [90], draw=0, up1=[55], number=9, fires={55: 8}),
        [
            Done(0, "place 43 down1"),  # skull: with the fire, two to cover, so no stop goes
            Done(0, "place 56 up1"),
            Done(0, "place 40 down1"),
            Done(0, "place 69 up1"),  # stop
            Done(1, "place 90 up1"),
        ],
    )
