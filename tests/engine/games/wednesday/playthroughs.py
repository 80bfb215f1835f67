"""The matches of Wednesday that are kept as golden files; most begin late in the last round."""

from collections.abc import Iterator, Sequence

from engine.core.events import Done, Event, Undone
from engine.core.match import Match
from tests.engine.games.wednesday.positions import position
from tests.engine.playthrough import Playthrough, random_playthrough

WITHOUT = {"youngest": 0, "expert": False, "teams": 0}


def playthroughs() -> Iterator[Playthrough]:
    """A whole match at random, and the ends of some at every table."""
    yield random_playthrough("whole-match", "wednesday", 2, WITHOUT, 1953)
    yield _thing()
    yield _round_5()
    yield _round_4()
    yield _round_3()
    yield _round_2()
    yield _round_1()
    yield _one_alone()
    yield _abilities()
    yield _saved()


def _playthrough(name: str, begin: Match, actions: Sequence[str | None]) -> Playthrough:
    """Each action is done by the seat whose turn it is then; None takes the last one back.

    From then on everybody passes who may, and otherwise does the first thing that is legal.
    """
    match = Match.replay(begin.document(), {begin.game.id: begin.game})
    events: list[Event] = []
    for action in actions:
        if action is None:
            match.undo(None, "free")
            events.append(Undone())
        else:
            (seat,) = match.to_act
            match.do(seat, action)
            events.append(Done(seat, action))
    while match.over is None:
        (seat,) = match.to_act
        action = str([*match.legal(seat)][0 if match.why(seat, "pass") else -1])
        match.do(seat, action)
        events.append(Done(seat, action))
    return Playthrough(name, begin, events)


def _thing() -> Playthrough:
    """The Thing blocks a number, and a hand is laid off."""
    return _playthrough(
        "laid-off",
        position(
            [5, 5, 12],
            [2, 5, 8],
            played=[3, 10],
            burnt=[5, 1],
            characters=["thing", "wednesday"],
            number=5,
            scores=[[4, 0], [0, 21], [33, 0], [12, 40]],
            options={"youngest": 1},
        ),
        ["play 12", "pass", "pass", "block 5", "shed"],
    )


def _round_5() -> Playthrough:
    """Expert: a 10 under Tyler sends all hands to the right; then Wednesday comes."""
    return _playthrough(
        "expert-round-5",
        position(
            [3, 10],
            [7, 9, 12],
            [1],
            played=[5],
            open_="tyler",
            characters=["wednesday"],
            number=5,
            scores=[[4, 0, 9], [0, 21, 1], [33, 0, 0], [12, 40, 2]],
            options={"youngest": 2, "expert": True},
        ),
        ["play 10", "pass", "pass", "pass"],
    )


def _round_4() -> Playthrough:
    """Expert: a single 9 under Enid puts Wednesday on top; the last round is a short one."""
    return _playthrough(
        "expert-round-4",
        position(
            [2, 9],
            [4, 4, 5],
            [10, 10],
            [12],
            played=[3, 3],
            open_="enid",
            number=4,
            scores=[[4, 0, 9, 8], [0, 21, 1, 3], [33, 0, 0, 12]],
            options={"youngest": 2, "expert": True},
            seed_state=3,
        ),
        ["play 9", "insert 1", "pass", "play 10 10", "pass", "pass", "pass"],
    )


def _round_3() -> Playthrough:
    """Expert: an 8 under Yoko, its ability first; then all hands are open to the end of it."""
    return _playthrough(
        "expert-round-3",
        position(
            [8, 12],
            [2, 9],
            played=[7],
            burnt=[4],
            open_="yoko",
            characters=["wednesday"],
            number=3,
            scores=[[4, 9], [0, 21]],
            options={"expert": True},
        ),
        ["play 8", "donate 1", "play 9", "pass", "pass"],
    )


def _round_2() -> Playthrough:
    """Expert: a 7 under Bianca, its ability first; then Wednesday is out of the round."""
    return _playthrough(
        "expert-round-2",
        position(
            [7, 7, 12],
            [2, 6],
            played=[9],
            burnt=[4],
            open_="bianca",
            characters=["wednesday"],
            aside=["thing", "tyler", "yoko", "enid"],
            number=2,
            scores=[[4, 9]],
            options={"expert": True},
        ),
        ["play 7", "pick 1", "play 6", "play 4"],
    )


def _round_1() -> Playthrough:
    """Expert: a 5 under Ajax, who then stays, alone, for the rest of the round."""
    return _playthrough(
        "expert-round-1",
        position(
            [5, 10],
            [3, 8],
            played=[2],
            open_="ajax",
            characters=["wednesday"],
            aside=["thing", "tyler"],
            number=1,
            options={"expert": True},
        ),
        ["play 5", "play 8", "donate 0", "play 10"],
    )


def _one_alone() -> Playthrough:
    """Two teams: one player alone plays on until nobody has cards."""
    return _playthrough(
        "one-alone",
        position(
            [9, 12],
            [10],
            [],
            [],
            played=[3],
            number=5,
            scores=[[4, 0, 9, 8], [0, 21, 1, 3], [33, 0, 0, 12], [0, 0, 16, 30]],
            options={"youngest": 3, "teams": 2},
        ),
        ["play 9", "play 10", "play 12"],
    )


def _abilities() -> Playthrough:
    """Every ability and both combinations; four 10 end the match."""
    return _playthrough(
        "abilities",
        position(
            [2, 4, 9],
            [6, 6, 6, 7],
            [8, 10, 10, 10, 10],
            [9],
            [],
            played=[1],
            number=5,
            scores=[[4, 0, 9, 8, 0], [0, 21, 1, 3, 2], [33, 0, 0, 12, 5], [0, 0, 16, 30, 30]],
            options={"youngest": 4},
        ),
        [
            *("play 2", None, "play 2", "play 4", "swap 3", "give 9"),
            *("combo 6", "insert 1", "pass", "pass", "pass"),
            *("play 7", "pick 1", "play 8", "donate 4", "pass", "pass", "pass", "pass"),
            "combo 10",
        ],
    )


def _saved() -> Playthrough:
    """Three teams: under Yoko a 13 saves the last round from Wednesday, alone in her pile."""
    return _playthrough(
        "saved-by-13",
        position(
            [1, 13],
            [],
            [],
            [2],
            [],
            [7],
            played=[12],
            open_="yoko",
            aside=["thing", "tyler", "enid", "bianca", "ajax", "weems", "eugene"],
            number=5,
            scores=[[1, 2, 3, 4, 5, 6], [0, 0, 1, 3, 2, 0], [5] * 6, [9, 8, 7, 6, 5, 4]],
            options={"youngest": 5, "expert": True, "teams": 3},
        ),
        ["play 13", "pass", "pass", "pass", "play 1", "play 2", "play 7", "pick 1"],
    )
