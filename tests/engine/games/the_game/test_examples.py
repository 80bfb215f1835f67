"""The examples that the rules as built say must hold; their numbers are in the tests' names."""

from tests.engine.games.the_game.positions import legal, placeable, play, position, refusal


def test_example_1_ascending_pile() -> None:
    """At 47: 48 and 37 are legal; 36, 38 to 46 and 47 are not."""
    match = position([36, 37, 38, 42, 45, 46, 48, 99], up1=[47])
    assert placeable(match, "up1") == [37, 48, 99]
    match = position([39, 40, 41, 43, 44, 46, 48, 98], up1=[47])
    assert placeable(match, "up1") == [48, 98]
    assert refusal(match, "place 46 up1") == (
        "not-higher",
        {"card": 46, "pile": "up1", "top": 47, "trick": 37},
    )
    assert refusal(match, "place 47 up1") == ("not-in-hand", {"card": 47})


def test_example_1_descending_pile() -> None:
    """At 65: 64 and 75 are legal; 74 and 66 are not."""
    match = position([2, 64, 66, 70, 74, 75, 76, 99], down1=[65])
    assert placeable(match, "down1") == [2, 64, 75]
    assert refusal(match, "place 74 down1") == (
        "not-lower",
        {"card": 74, "pile": "down1", "top": 65, "trick": 75},
    )


def test_example_2_all_cards_on_a_pile_laid_4_8_13() -> None:
    """Next are 14 to 99, and 3."""
    others = [card for card in range(2, 100) if card not in (4, 8, 13)]
    fitting = []
    for start in range(0, 88, 8):
        hand = others[start : start + 8]
        fitting += placeable(position(hand, up1=[4, 8, 13]), "up1")
    fitting += placeable(position(others[-8:], up1=[4, 8, 13]), "up1")
    assert sorted(set(fitting)) == [3, *range(14, 100)]


def test_example_3_four_placed_four_drawn() -> None:
    """Three players, the draw pile has cards: the hand is 6 again."""
    match = position([2, 3, 4, 5, 20, 30], [6, 7, 8, 9, 10, 11], [12, 13, 14, 15, 16, 17])
    before = match.state()
    play(match, "place 2 up1", "place 3 up1", "place 4 up1", "place 5 up1", "end")
    after = match.state()
    assert len(after["hands"][0]) == 6
    assert after["hands"][0] == sorted([20, 30, *before["draw"][:4]])
    assert after["draw"] == before["draw"][4:]
    assert after["turn"] == {"seat": 1, "number": 2, "placed": [], "locked": None}


def test_example_4_the_last_card_is_drawn_and_the_minimum_falls() -> None:
    """A draw pile of 1, three cards placed: one is drawn; from the next turn on one is enough."""
    match = position(
        [11, 12, 13, 80, 81, 82, 83], [14, 15, 16, 17, 84, 85, 86], draw=[87], up1=[10]
    )
    play(match, "place 11 up1")
    assert refusal(match, "end") == ("minimum", {"placed": 1, "minimum": 2})
    play(match, "place 12 up1", "place 13 up1", "end")
    assert match.state()["hands"][0] == [80, 81, 82, 83, 87]
    assert match.state()["draw"] == []
    assert refusal(match, "end") == ("minimum", {"placed": 0, "minimum": 1})
    play(match, "place 14 up1")
    assert "end" in legal(match)
