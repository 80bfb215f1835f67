"""Whose card it is that lies on a pile: told where the document tells it, left open where not."""

import pytest

from engine.core.match import Match
from engine.games.face_to_face.decks import possible_decks, possible_gifts
from tests.engine.games.face_to_face.positions import FACE_TO_FACE, Side, play, position


@pytest.mark.parametrize(
    ("pile", "below", "card", "decks"),
    [
        (0, 30, 31, (0,)),
        (0, 30, 30, ()),
        (0, 30, 29, (1,)),
        (0, 30, 20, (0, 1)),
        (0, 30, 40, (0,)),
        (1, 30, 29, (0,)),
        (1, 30, 30, ()),
        (1, 30, 31, (1,)),
        (1, 30, 40, (0, 1)),
        (2, 30, 31, (1,)),
        (2, 30, 29, (0,)),
        (2, 30, 20, (1, 0)),
        (3, 30, 29, (1,)),
        (3, 30, 31, (0,)),
        (3, 30, 40, (1, 0)),
    ],
)
def test_who_may_have_laid_a_card(pile: int, below: int, card: int, decks: tuple[int, ...]) -> None:
    assert possible_decks(pile, below, card) == decks


def gifts(match: Match) -> set[tuple[int, int]]:
    """What may have been given, as the document of the match tells it."""
    return possible_gifts(FACE_TO_FACE.load(match.state()))


def both_at_30() -> Match:
    """Both hold a 20, which is a trick on the own ascending pile and a gift on the rival's."""
    return position(
        Side([3, 4, 20, 50, 51, 52], up=[29, 30]), Side([3, 4, 20, 50, 51, 52], up=[29, 30])
    )


def test_the_hand_of_the_rival_tells_a_trick_from_a_gift() -> None:
    match = both_at_30()
    play(match, "place 20 own.up", "place 50 own.up", "end")
    assert gifts(match) == {(0, 0)}
    match = both_at_30()
    play(match, "place 20 rival.up", "place 50 own.up", "end")
    assert gifts(match) == {(1, 0)}


@pytest.mark.parametrize(("pile", "given"), [("own.up", (0, 0)), ("rival.up", (1, 1))])
def test_both_cards_of_a_number_may_be_tricks_or_both_gifts(
    pile: str, given: tuple[int, int]
) -> None:
    match = both_at_30()
    play(match, f"place 20 {pile}", "place 50 own.down", "end")
    play(match, f"place 20 {pile}", "place 50 own.down")
    assert gifts(match) == {given}  # the turn tells of its own card, and so of the other
    play(match, "end")
    assert gifts(match) == {(0, 0), (1, 1)}


def test_two_cards_of_a_number_on_one_players_piles_are_a_trick_and_a_gift() -> None:
    match = position(
        Side([3, 4, 20, 50, 51, 52], up=[29, 30], down=[59, 10]),
        Side([3, 4, 20, 50, 51, 52], up=[29, 30], down=[59, 58]),
    )
    play(match, "place 20 own.down", "place 4 own.down", "end")
    play(match, "place 20 rival.up", "place 50 own.up", "end")
    assert gifts(match) == {(0, 1)}
