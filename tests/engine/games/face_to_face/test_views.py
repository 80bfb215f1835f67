"""What a seat of Face to Face sees."""

from engine.core.match import Match
from tests.engine.games.face_to_face.positions import FACE_TO_FACE, play


def test_a_view_hides_the_rivals_hand_both_draw_piles_and_chance() -> None:
    match = Match.new(FACE_TO_FACE, 2, {"first": 1}, 42)
    play(match, "place 38 own.up", "place 44 own.down", "end", "place 27 rival.up")
    state, view = match.state(), match.view(0)
    assert view["hands"] == [[5, 16, 20, 38, 47], [None] * 6]
    assert view["draw"] == [[None] * 52, [None] * 50]
    assert "seed_state" not in view
    hidden = ("hands", "draw", "seed_state")
    assert {name: view[name] for name in state if name not in hidden} == {
        name: state[name] for name in state if name not in hidden
    }


def test_each_seat_sees_its_own_hand() -> None:
    match = Match.new(FACE_TO_FACE, 2, {}, 42)
    first, second = match.state()["hands"]
    assert match.view(0)["hands"] == [first, [None] * 6]
    assert match.view(1)["hands"] == [[None] * 6, second]


def test_a_bystander_sees_no_hand() -> None:
    assert Match.new(FACE_TO_FACE, 2, {}, 1).view(None)["hands"] == [[None] * 6] * 2


def test_everybody_sees_both_players_piles_and_what_was_placed() -> None:
    match = Match.new(FACE_TO_FACE, 2, {"first": 1}, 42)
    play(match, "place 38 own.up", "place 44 own.down", "end", "place 27 rival.up")
    for seat in (None, 0, 1):
        view = match.view(seat)
        assert view["piles"] == [
            {"up": [1], "down": [60]},
            {"up": [1, 38, 27], "down": [60, 44]},
        ]
        assert view["turn"] == {"seat": 0, "number": 2, "placed": [[27, "rival.up"]]}
