"""Whose card it is that lies on a pile: told where the document tells it, left open where not."""

import pytest

from engine.games.face_to_face.decks import possible_decks


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
