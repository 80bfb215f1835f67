"""The matches of Face to Face that are kept as golden files."""

from collections.abc import Iterator

from engine.core.events import Done, Undone
from tests.engine.games.face_to_face.positions import FACE_TO_FACE, Side, position
from tests.engine.playthrough import Playthrough, random_playthrough


def playthroughs() -> Iterator[Playthrough]:
    """A short match from the deal, one that a gift wins, and one that a single card loses."""
    yield random_playthrough("by-lot", FACE_TO_FACE.id, 2, {"first": "random"}, 386)
    yield Playthrough(
        "won-with-a-gift",
        position(
            Side([20, 28, 30, 59], up=[58], down=[10], draw=0),
            Side([19, 30, 31], up=[29], down=[32], draw=0),
            number=53,
            first=0,
        ),
        [
            Done(0, "place 59 rival.down"),
            Undone(),
            Done(0, "place 59 own.up"),
            Done(0, "place 20 own.down"),
            Done(0, "end"),
            Done(1, "place 30 own.up"),
            Done(1, "place 31 own.up"),
            Done(1, "end"),
            Done(0, "place 30 own.down"),
            Done(0, "place 28 rival.up"),
        ],
    )
    yield Playthrough(
        "lost-with-one-card",
        position(
            Side([10, 11, 12, 52, 53], up=[51], draw=[9]),
            Side([3, 4, 5], up=[32, 8], down=[33], draw=0),
            number=52,
            first=1,
        ),
        [
            Done(0, "place 52 own.up"),
            Done(0, "place 53 rival.down"),
            Done(0, "end"),
            Done(1, "place 5 own.down"),
            Done(1, "place 4 own.down"),
            Done(1, "end"),
            Done(0, "place 12 own.down"),
            Done(0, "place 11 own.down"),
            Done(0, "end"),
        ],
    )
