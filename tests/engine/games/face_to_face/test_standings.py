"""How many cards a player may have after so many turns, told by hand."""

from engine.games.face_to_face.standings import MAX_TURNS, Standing, standings


def test_before_the_first_turn() -> None:
    assert standings(0, True) == standings(0, False) == {(0, 6, 52)}


def test_who_starts_gives_nothing_in_the_first_turn() -> None:
    assert standings(1, True) == {(0, hand, 50) for hand in range(2, 7)}


def test_a_first_turn_against_a_rival_who_started() -> None:
    with_gift = {(1, 6, draw) for draw in range(46, 51)}
    assert standings(1, False) == standings(1, True) | with_gift


def test_without_gifts_two_cards_are_drawn_a_turn() -> None:
    for turns in range(27):
        draws = {standing.draw for standing in standings(turns, True) if not standing.given}
        assert draws == {52 - 2 * turns}


def test_no_more_gifts_than_turns() -> None:
    for turns in range(1, 27):
        assert {standing.given for standing in standings(turns, False)} >= {0, min(turns, 8)}
        assert all(standing.given <= turns for standing in standings(turns, False))


def test_a_player_without_cards_has_won_and_takes_no_further_turn() -> None:
    last = MAX_TURNS // 2
    assert last == 28
    assert {(hand, draw) for _, hand, draw in standings(last, False)} == {(1, 0), (2, 0)}
    assert not standings(last + 1, False)
    assert Standing(0, 0, 0) not in standings(last, False)
