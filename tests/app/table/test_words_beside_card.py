"""Where words about a place stand while a card lies over them."""

from app.table.layout import Rect
from app.table.scene.words_beside_card import stand_beside

TABLE = Rect(0, 0, 1000, 600)
PILL, CAPTION = Rect(380, 290, 140, 30), Rect(380, 324, 140, 20)
NEXT = Rect(560, 150, 100, 150)
"""The card on the neighbouring pile."""
GAP = 8


def over(x: float, y: float) -> Rect:
    return Rect(x, y, 108, 160)


def test_what_is_not_covered_stays() -> None:
    told = [PILL, CAPTION]
    assert stand_beside(over(400, 320), told, TABLE, [NEXT], GAP) == told
    assert stand_beside(over(400, 120), told, TABLE, [NEXT], GAP) == told
    assert stand_beside(over(400, PILL.bottom - 5), told, TABLE, [NEXT], GAP) == told


def test_below_the_card_all_of_it_has_room() -> None:
    card = over(396, 150)
    pill, caption = stand_beside(card, [PILL, CAPTION], TABLE, [NEXT], GAP)
    assert pill == PILL._replace(y=card.bottom + GAP)
    assert caption.y - pill.y == CAPTION.y - PILL.y


def test_over_a_hand_close_by_it_stands_above_the_card_without_its_caption() -> None:
    card, hand = over(396, 180), Rect(300, 350, 400, 200)
    spots = stand_beside(card, [PILL, CAPTION], TABLE, [NEXT, hand], GAP)
    assert spots == [PILL._replace(y=card.y - GAP - PILL.height), CAPTION]


def test_between_two_rows_it_stands_at_the_side_that_is_free() -> None:
    card, hand = over(396, 180), Rect(300, 350, 400, 200)
    row = Rect(300, 100, 400, 70)
    left = Rect(396 - GAP - PILL.width, 192, PILL.width, PILL.height)
    [spot] = stand_beside(card, [PILL], TABLE, [NEXT, hand, row], GAP)
    assert spot == left
    assert spot.right < card.x


def test_where_nothing_is_free_it_is_read_upon_the_foot_of_the_card() -> None:
    card = over(396, 180)
    [spot] = stand_beside(card, [PILL], TABLE, [TABLE], GAP)
    assert spot.middle == (card.middle[0], card.bottom)
