"""The examples of Extreme that the rules as built say must hold; their numbers are in the names."""

from tests.engine.games.the_game.positions import extreme, legal, placeable, play, refusal

OTHERS = [20, 22, 23, 24, 26, 27, 28]


def test_example_5_stop_as_first_card_ends_the_turn() -> None:
    match = extreme([4, 50, 51, 53, 55, 56, 57], OTHERS)
    before = match.state()
    play(match, "place 4 up1")
    after = match.state()
    assert after["turn"] == {"seat": 1, "number": 2, "placed": [], "locked": None}
    assert after["hands"][0] == sorted([50, 51, 53, 55, 56, 57, before["draw"][0]])
    assert after["draw"] == before["draw"][1:]


def test_example_5_a_number_three_and_stop_are_exactly_three() -> None:
    match = extreme([10, 11, 39, 50, 51, 53, 55], OTHERS)
    before = match.state()
    play(match, "place 10 up1", "place 11 up1", "place 39 up1")
    after = match.state()
    assert match.to_act == (1,)
    assert after["hands"][0] == sorted([50, 51, 53, 55, *before["draw"][:3]])
    assert after["draw"] == before["draw"][3:]


def test_example_5_three_then_stop_as_second_card_is_refused() -> None:
    match = extreme([10, 11, 39, 50, 51, 53, 55], OTHERS)
    play(match, "place 11 up1")
    assert refusal(match, "place 39 up1") == ("stop-not-third", {"card": 39, "cards": [11]})
    assert 39 not in placeable(match, "up1")


def test_example_6_three_among_the_last_two_cards_loses() -> None:
    match = extreme([11, 95], [], draw=0)
    play(match, "place 11 up1", "place 95 up1")
    state = match.state()
    assert state["hands"] == [[], []]
    assert state["over"] == {"won": False, "remaining": 0, "reason": "command"}
    assert match.to_act == ()
    assert legal(match) == []


def test_example_7_draw_one_on_top_then_covered() -> None:
    match = extreme([10, 12, 13, 15, 37, 38, 99], OTHERS, up2=[25])
    before = match.state()
    play(match, *(f"place {card} up1" for card in (10, 12, 13, 15)), "end")
    after = match.state()
    assert after["hands"][0] == sorted([37, 38, 99, before["draw"][0]])
    assert after["draw"] == before["draw"][1:]
    play(match, "place 26 up2", "place 27 up2", "end")  # the other player covers it
    assert len(match.state()["hands"][1]) == 7


def test_example_7_a_short_hand_is_filled_up_again() -> None:
    """With 3 in hand, after placing 2: up to 7."""
    match = extreme([37, 38, 96, 98, 99], OTHERS, up1=[2, 3, 25])
    before = match.state()
    play(match, "place 37 up1", "place 38 up1", "end")
    after = match.state()
    assert after["hands"][0] == sorted([96, 98, 99, *before["draw"][:4]])
    assert len(after["hands"][0]) == 7


def test_example_8_one_pile_is_not_retroactive() -> None:
    """The next card goes on any pile; then all further ones on that pile, if not on down1."""
    match = extreme([10, 12, 62, 60, 58, 98, 99], OTHERS)
    play(match, "place 10 up1", "place 62 down1")
    assert match.state()["turn"]["locked"] is None
    assert {pile for pile in ("up1", "up2", "down1", "down2") if placeable(match, pile)} == {
        "up1",
        "up2",
        "down1",
        "down2",
    }
    play(match, "place 98 down2")
    assert match.state()["turn"]["locked"] == "down2"
    assert legal(match) == ["place 12 down2", "place 58 down2", "place 60 down2", "end"]
    play(match, "place 60 down2")
    assert match.state()["turn"]["locked"] == "down2"
    assert refusal(match, "place 12 up1") == (
        "one-pile",
        {"card": 12, "pile": "up1", "locked": "down2", "cards": [62], "piles": ["down1"]},
    )


def test_example_8_a_card_on_down1_itself_frees_the_others() -> None:
    match = extreme([10, 12, 62, 60, 58, 98, 99], OTHERS)
    play(match, "place 10 up1", "place 62 down1", "place 60 down1")
    assert match.state()["turn"]["locked"] is None
    play(match, "place 12 up1", "place 98 down2")
    assert match.state()["turn"]["locked"] is None
