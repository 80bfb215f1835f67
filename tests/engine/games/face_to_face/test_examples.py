"""The examples that the rules as built say must hold; their numbers are in the tests' names."""

from itertools import permutations

from engine.games.face_to_face.piles import CARDS
from tests.engine.games.face_to_face.positions import (
    Side,
    legal,
    placeable,
    play,
    position,
    refusal,
)


def placeable_of_all(own: Side, rival: Side, pile: str) -> list[int]:
    """The cards that seat 0 may place on a pile, of all that it could hold then."""
    others = [card for card in CARDS if card not in (*own.up, *own.down)]
    hands = [others[at : at + 6] for at in range(0, len(others) - 6, 6)] + [others[-6:]]
    fitting: set[int] = set()
    for hand in hands:
        fitting.update(placeable(position(own._replace(hand=hand), rival), pile))
    return sorted(fitting)


def test_example_1_own_ascending_pile() -> None:
    """At 27: 28 and up, and 17, are legal; 18 to 27 and 16 are not."""
    own = Side([], up=[20, 27])
    rival = Side([2, 3, 4, 5, 6, 7], up=[10], down=[50])
    assert placeable_of_all(own, rival, "own.up") == [17, *range(28, 60)]
    match = position(own._replace(hand=[16, 18, 26, 40, 41, 42]), rival)
    assert refusal(match, "place 26 own.up") == (
        "not-higher",
        {"card": 26, "pile": "own.up", "top": 27, "trick": 17},
    )


def test_example_1_own_ascending_pile_with_a_27_of_the_rival() -> None:
    """One's own 27 is not legal on it."""
    own = Side([], up=[30, 27], down=[40])
    rival = Side([2, 3, 4, 5, 6, 7], up=[10])
    assert placeable_of_all(own, rival, "own.up") == [
        17,
        *range(28, 30),
        *range(31, 40),
        *range(41, 60),
    ]
    match = position(own._replace(hand=[2, 3, 4, 5, 6, 27]), rival)
    assert refusal(match, "place 27 own.up") == (
        "not-higher",
        {"card": 27, "pile": "own.up", "top": 27, "trick": 17},
    )


def test_example_1_own_descending_pile() -> None:
    """At 35: 34 and down, and 45."""
    own = Side([], down=[42, 35])
    rival = Side([2, 3, 4, 5, 6, 7], up=[10], down=[50])
    assert placeable_of_all(own, rival, "own.down") == [*range(2, 35), 45]
    match = position(own._replace(hand=[20, 21, 22, 36, 44, 46]), rival)
    assert refusal(match, "place 44 own.down") == (
        "not-lower",
        {"card": 44, "pile": "own.down", "top": 35, "trick": 45},
    )


def test_example_2_the_rivals_ascending_pile() -> None:
    """At 29: 2 to 28 are legal, 12 among them; 30 is not."""
    rival = Side([2, 3, 4, 5, 6, 7], up=[29], down=[40])
    assert placeable_of_all(Side([]), rival, "rival.up") == [*range(2, 29)]
    match = position(Side([12, 29, 30, 50, 51, 52]), rival)
    assert "place 12 rival.up" in legal(match)
    assert refusal(match, "place 30 rival.up") == (
        "no-help-ascending",
        {"card": 30, "pile": "rival.up", "top": 29},
    )


def test_example_2_the_rivals_descending_pile() -> None:
    """At 40: 41 to 59 are legal."""
    rival = Side([2, 3, 4, 5, 6, 7], up=[29], down=[40])
    assert placeable_of_all(Side([]), rival, "rival.down") == [*range(41, 60)]
    match = position(Side([12, 39, 40, 50, 51, 52]), rival)
    assert refusal(match, "place 39 rival.down") == (
        "no-help-descending",
        {"card": 39, "pile": "rival.down", "top": 40},
    )


def test_example_3_three_placed_all_on_ones_own_piles() -> None:
    """Two are drawn."""
    match = position(Side([10, 11, 12, 30, 31, 32]), Side([2, 3, 4, 5, 6, 7], up=[29], down=[40]))
    before = match.state()
    play(match, "place 10 own.up", "place 11 own.up", "place 12 own.up", "end")
    after = match.state()
    assert after["hands"][0] == sorted([30, 31, 32, *before["draw"][0][:2]])
    assert after["draw"] == [before["draw"][0][2:], before["draw"][1]]


def test_example_3_five_placed_one_of_them_on_the_rivals_pile() -> None:
    """Drawn back up to 6."""
    match = position(Side([10, 11, 12, 13, 14, 32]), Side([2, 3, 4, 5, 6, 7], up=[29], down=[40]))
    before = match.state()
    play(match, *(f"place {card} own.up" for card in (10, 11, 12, 13)))
    play(match, "place 14 rival.up", "end")
    after = match.state()
    assert after["hands"][0] == sorted([32, *before["draw"][0][:5]])
    assert len(after["hands"][0]) == 6
    assert after["draw"] == [before["draw"][0][5:], before["draw"][1]]


def test_example_4_own_piles_and_one_to_the_rival_in_any_order() -> None:
    """One on the own ascending, two on the own descending, one on the rival's descending pile."""
    four = ["place 20 own.up", "place 50 own.down", "place 40 own.down", "place 45 rival.down"]
    for order in permutations(four):
        match = position(
            Side([12, 20, 40, 45, 50, 55]), Side([2, 3, 4, 5, 6, 7], up=[29], down=[30])
        )
        given = False
        for action in order:
            assert action in legal(match)
            play(match, action)
            given = given or action.endswith("rival.down")
            for card, pile in ((12, "rival.up"), (55, "rival.down")):
                assert (f"place {card} {pile}" in legal(match)) is not given
        assert refusal(match, "place 12 rival.up") == (
            "second-gift",
            {"card": 12, "given": 45, "pile": "rival.down"},
        )
        assert "end" in legal(match)
