"""What a seat of The Game sees."""

from engine.core.match import Match
from tests.engine.games.the_game.positions import THE_GAME, extreme, play


def test_a_view_hides_the_other_hands_the_draw_pile_and_chance() -> None:
    match = Match.new(THE_GAME, 2, {}, 42)
    play(match, "place 10 up1")
    state, view = match.state(), match.view(0)
    assert view["hands"] == [[14, 17, 28, 33, 63, 75], [None] * 7]
    assert view["draw"] == [None] * 84
    assert "seed_state" not in view
    hidden = ("hands", "draw", "seed_state")
    assert {name: view[name] for name in state if name not in hidden} == {
        name: state[name] for name in state if name not in hidden
    }


def test_a_bystander_sees_no_hand() -> None:
    view = Match.new(THE_GAME, 3, {}, 1).view(None)
    assert view["hands"] == [[None] * 6] * 3


def test_commands_and_a_locked_pile_are_seen_by_all() -> None:
    match = extreme([31, 33, 34, 35, 37, 38, 40], [20, 23, 24, 26, 27, 28, 30], up1=[21])
    play(match, "place 33 down1")
    for seat in (None, 0, 1):
        view = match.view(seat)
        assert view["commands"] == match.state()["commands"]
        assert len(view["commands"]) == 28
        assert view["turn"]["locked"] == "down1"
        assert view["draw"] == [None] * len(match.state()["draw"])
    assert match.view(1)["hands"] == [[None] * 6, [20, 23, 24, 26, 27, 28, 30]]
