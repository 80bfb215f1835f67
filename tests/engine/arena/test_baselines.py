"""What the baselines do, and that they play every game to its end."""

from collections import Counter

from hypothesis import given

from engine.bots import BOTS
from engine.bots.baseline import Baseline, Random
from engine.bots.playing import TableSetup, play
from engine.core.chance import Chance
from engine.core.match import Match
from engine.games import GAMES
from tests.engine.games.face_to_face.positions import Side
from tests.engine.games.face_to_face.positions import position as face_to_face
from tests.engine.games.qwixx_cards.positions import position as qwixx
from tests.engine.games.the_game.positions import position as the_game
from tests.engine.games.wednesday.positions import position as wednesday
from tests.engine.play import Setup, setups


def chosen(match: Match, seat: int = 0) -> str:
    """What the greedy player of the game does here."""
    legal = [str(action) for action in match.legal(seat)]
    return BOTS[match.game.id].greedy.choose(match.view(seat), seat, legal, Chance(0))


def test_there_is_a_greedy_player_for_every_game() -> None:
    assert [game for game in GAMES if type(BOTS[game].greedy) is Random] == []


@given(setups())
def test_baselines_play_every_game(setup: Setup) -> None:
    for player in (Random(), BOTS[setup.game].greedy):
        table = TableSetup(setup.game, setup.seats, setup.options, signals=True)
        assert play(table, [player] * setup.seats, setup.seed, 1).state["over"]


def test_chance_chooses_evenly() -> None:
    chance = Chance(3)
    random: Baseline = Random()
    counts = Counter(random.choose({}, 0, ["a", "b", "c"], chance) for _ in range(3000))
    assert sorted(counts) == ["a", "b", "c"]
    assert all(900 < count < 1100 for count in counts.values())


def test_the_game_the_smallest_move() -> None:
    assert chosen(the_game([20, 50, 98], [3], up1=[15], down1=[60])) == "place 98 down2"
    assert chosen(the_game([20, 50], [3], up1=[15], down1=[60])) == "place 20 up1"


def test_the_game_a_trick_before_all_else() -> None:
    assert chosen(the_game([5, 16, 20], [3], up1=[4, 15])) == "place 5 up1"
    placed = [(14, "up1"), (15, "up1")]
    assert chosen(the_game([5, 20], [3], up1=[14, 15], placed=placed)) == "place 5 up1"
    assert chosen(the_game([16, 20], [3], up1=[14, 15], placed=placed)) == "end"


def test_face_to_face_the_own_piles_first() -> None:
    match = face_to_face(Side([4, 9, 20, 30, 40, 50], up=[3]), Side([2, 5, 6, 7, 8, 9]))
    assert chosen(match) == "place 4 own.up"


def test_face_to_face_a_gift_only_to_fill_the_hand() -> None:
    placed = [(3, "own.up"), (5, "own.up")]
    rival = Side([2, 3, 4, 5, 6, 7], up=[30])
    full = face_to_face(Side([10, 29, 40, 50], up=[3, 5]), rival, placed=placed)
    assert chosen(full) == "end"
    short = face_to_face(Side([10, 29, 40], up=[3, 5]), rival, placed=placed)
    assert chosen(short) == "place 29 rival.up"
    no_draw = face_to_face(Side([10, 29, 40], up=[3, 5], draw=2), rival, placed=placed)
    assert chosen(no_draw) == "end"


def test_qwixx_skips_two_numbers_at_most() -> None:
    crossed = {"red": [2, 3]}
    near = qwixx(part="number", draw="g6", sheets=[crossed])
    assert chosen(near) == "mark red 6"
    far = qwixx(part="number", draw="g7", sheets=[crossed])
    assert chosen(far) == "skip"


def test_qwixx_plays_and_crosses_the_most() -> None:
    hand = "r3 r4 b12 g9 g2"
    assert chosen(qwixx(hand, part="play")) == "play red r3 r4"
    assert chosen(qwixx("b12 g9 g2", part="mark", played=("red", "r3 r4"))) == "mark red 3 4"
    too_far = qwixx("b12 g9 g2", part="mark", played=("red", "r6 r7"), sheets=[{"red": [2]}])
    assert chosen(too_far) == "skip"


def test_wednesday_a_combination_then_the_lowest() -> None:
    assert chosen(wednesday([6, 6, 6, 7, 9], [2], [3], played=[5])) == "combo 6"
    assert chosen(wednesday([10, 10, 10, 10, 6, 6, 6], [2], [3], played=[5])) == "combo 10"
    assert chosen(wednesday([4, 7, 9], [2], [3], played=[5])) == "play 7"
    assert chosen(wednesday([4, 5], [2], [3], played=[5])) == "pass"


def test_wednesday_other_steps() -> None:
    picking = wednesday([9], [2], [3], burnt=[5, 8], played=[7], step="pick", last=0)
    lowest = min(picking.view(0)["burnt"])
    place = int(chosen(picking).removeprefix("pick "))
    assert picking.view(0)["burnt"][-place] == lowest
