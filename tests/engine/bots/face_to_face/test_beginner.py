"""How the easy level plays."""

from engine.bots.face_to_face.beginner import beginners_plan
from engine.bots.face_to_face.planning import StartedTurn
from engine.bots.face_to_face.position import Side
from engine.bots.face_to_face.turns import OWN_DOWN, OWN_UP, RIVAL_DOWN, RIVAL_UP
from engine.bots.placements import set_of
from engine.core.chance import Chance

RIVAL = Side(up=25, down=36, left=set_of(range(26, 36)), held=4)


def plans(hand: list[int], up: int, down: int) -> set[tuple[tuple[int, int], ...]]:
    """What beginners make of it, each with chances of its own."""
    begun = StartedTurn((up, down, set_of(hand)), RIVAL, laid=0, gave=False)
    return {beginners_plan(begun, Chance(seed)) for seed in range(100)}


def test_the_smallest_steps_are_taken() -> None:
    assert plans([9, 22, 30, 48, 53, 57], up=20, down=58) == {((57, OWN_DOWN), (22, OWN_UP))}


def test_some_see_a_trick_and_lay_it_besides_the_two() -> None:
    missed = ((57, OWN_DOWN), (22, OWN_UP))
    seen = (*missed, (12, OWN_UP))
    assert plans([12, 22, 24, 30, 31, 57], up=20, down=58) == {
        missed,
        seen,
        (*seen, (24, RIVAL_UP)),
    }


def test_some_give_what_helps_least_when_the_hand_has_shrunk() -> None:
    two = ((57, OWN_DOWN), (22, OWN_UP))
    assert plans([22, 38, 50, 57], up=20, down=58) == {two, (*two, (38, RIVAL_DOWN))}


def test_all_give_when_nothing_else_fits() -> None:
    assert plans([18, 22, 23, 30], up=25, down=11) == {((30, OWN_UP), (23, RIVAL_UP))}


def test_as_much_as_goes_is_placed_where_the_turn_cannot_end() -> None:
    assert plans([27, 28, 29], up=59, down=20) == {()}
    assert plans([24, 26, 32], up=59, down=20) == {((24, RIVAL_UP),)}
