"""What a seat of Qwixx sees."""

from engine.core.match import Match
from tests.engine.games.qwixx_cards.positions import play, position, turn

HANDS = "r3 y2 y4 g3 j2", "r9 y7 g9", "r8 b4 b5 j3"


def middle() -> Match:
    """Seat 0 has played yellow 2; seat 1 has taken blue 6, its fifth card, and part 2 begins."""
    match = position(*HANDS, display="g4 r2 b6 r7", draw="g11 b7 r10", jokers=True)
    play(match, "play yellow y2", "skip", "take 3")
    return match


def test_other_hands_are_known_by_number_sorted_by_number_alone() -> None:
    match = middle()
    assert match.state()["hands"][2] == ["r8", "b4", "b5", "j3"]
    assert match.view(0)["hands"] == [
        ["r3", "y4", "g3", "j2"],
        ["?6", "?7", "?9", "?9", "?12"],
        ["?3", "?4", "?5", "?8"],
    ]
    assert match.view(2)["hands"] == [
        ["?2", "?3", "?3", "?4"],
        ["?6", "?7", "?9", "?9", "?12"],
        ["r8", "b4", "b5", "j3"],
    ]


def test_a_bystander_knows_all_hands_by_number() -> None:
    assert middle().view(None)["hands"] == [
        ["?2", "?3", "?3", "?4"],
        ["?6", "?7", "?9", "?9", "?12"],
        ["?3", "?4", "?5", "?8"],
    ]


def test_the_display_and_the_top_of_the_draw_pile_are_known_by_number() -> None:
    match = middle()
    assert match.state()["display"] == ["g4", "r2", "g11", "r7"]
    assert match.state()["draw"][:2] == ["b7", "r10"]
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert view["display"] == ["?4", "?2", "?11", "?7"]
        assert view["draw"] == ["?7", *[None] * (len(match.state()["draw"]) - 1)]


def test_an_empty_place_of_the_display_is_seen() -> None:
    match = position("r3 y2 y4", part="take", display="g4 r2 b6 r7")
    play(match, "take 2")
    assert match.view(1)["display"] == ["?4", None, "?6", "?7"]


def test_the_discard_pile_and_what_is_played_are_open() -> None:
    match = middle()
    play(match, "skip", "skip", "skip", "play red r9")
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert view["discard"] == ["y2"]
        assert view["turn"]["played"] == ["red", ["r9"]]


def test_nobody_knows_what_others_have_decided() -> None:
    match = middle()
    assert all("decided" not in match.view(seat)["turn"] for seat in (None, 0, 1, 2))
    match.do(0, "mark red 7")
    match.do(2, "skip")
    assert turn(match)["decided"] == {"0": "red", "2": None}
    assert match.view(0)["turn"]["decided"] == {"0": "red"}
    assert match.view(2)["turn"]["decided"] == {"2": None}
    for seat in (None, 1):
        assert "decided" not in match.view(seat)["turn"]
    for seat in (None, 0, 1, 2):
        assert match.view(seat)["turn"]["waiting"] == [1]
        assert match.view(seat)["to_act"] == [1, 0, 2]
        assert match.view(seat)["sheets"] == match.state()["sheets"]


def test_everything_else_is_open_but_for_chance() -> None:
    match = middle()
    state, view = match.state(), match.view(1)
    hidden = ("hands", "display", "draw", "seed_state")
    assert {name: view[name] for name in view if name not in hidden} == {
        name: state[name] for name in state if name not in hidden
    }
    assert "seed_state" not in view
