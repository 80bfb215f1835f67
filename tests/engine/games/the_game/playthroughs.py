"""The matches of The Game that are kept as golden files."""

from collections.abc import Iterator

from engine.core.events import Done, Signalled, Undone
from tests.engine.games.the_game.positions import position
from tests.engine.playthrough import Playthrough, random_playthrough


def playthroughs() -> Iterator[Playthrough]:
    """A random match at every table, and the end of one with fires, signals and an undo."""
    for seats in range(1, 6):
        options = {
            "first": seats - 1,
            "min_cards": 3 if seats == 4 else 2,
            "fewer_cards": seats in (2, 5),
            "on_fire": seats >= 3,
        }
        yield random_playthrough(f"{seats}-seats", "the-game", seats, options, seats)
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
