"""Which card comes from where when cards are taken, though others show the same number."""

from __future__ import annotations

from functools import partial

from app.games.qwixx_cards.layout.layout import lay_out
from app.match.story import Story
from app.table.layout import Layout
from app.table.scene.matching import CardSeen, same_cards
from engine.core.match import Match
from tests.app.games.qwixx_situations import frame, situation_of
from tests.engine.games.qwixx_cards.positions import position


def about_to_take(display: str, draw: str, seat: int = 1) -> Match:
    """The seat has four cards and takes the fifth."""
    hands = ("r5 g9 b12 y12", "r2 g5 y7 r12") if seat else ("r2 g5 y7 r12", "r5 g9 b12 y12")
    return position(*hands, part="take", display=display, draw=draw, seat=seat, seats=2, number=9)


def seen_by(match: Match, seat: int) -> Layout:
    story = partial(Story(match).moves, seat)
    return lay_out(situation_of(match, seat, viewer=seat, story=story), frame((1280, 800)))


def same(before: Layout, after: Layout) -> dict[str, str]:
    seen = {spec.id: CardSeen(spec, spec.rect.middle) for spec in before.cards}
    return same_cards(seen, after, moves=before.moves)


def numbered(layout: Layout, start: str, number: int) -> str:
    """The id of the card of that number whose id begins so."""
    ids = [
        card.id
        for card in layout.cards
        if card.id.startswith(start) and getattr(card.back or card.face, "number", None) == number
    ]
    assert len(ids) == 1
    return ids[0]


def took(match: Match, seat: int, slot: int, viewer: int = 0) -> tuple[Layout, Layout]:
    before = seen_by(match, viewer)
    match.do(seat, f"take {slot}")
    return before, seen_by(match, viewer)


def test_the_taken_card_leaves_the_display_though_the_next_number_is_the_same() -> None:
    """It would else become the top of the pile, and the hand's card come from there."""
    match = about_to_take("b8 y3 - g3", "g4 b7 r8")
    before, after = took(match, 1, 1)
    found = same(before, after)
    assert found[numbered(after, "seat1", 8)] == "display:0"
    assert found["display:0"] == "top"
    assert "display:2" not in found
    assert "top" not in found
    assert same(after, before) == reversed_ways(after, before)


def reversed_ways(after: Layout, before: Layout) -> dict[str, str]:
    """What a step back must find: each way again, the other way round."""
    return {old: new for new, old in same(before, after).items()}


def test_the_pile_gives_the_same_number_to_the_place_that_was_left() -> None:
    match = about_to_take("b8 y3 y11 g3", "r8 b7 g4")
    before, after = took(match, 1, 1)
    found = same(before, after)
    assert found[numbered(after, "seat1", 8)] == "display:0"
    assert found["display:0"] == "top"


def test_of_two_alike_in_the_display_the_one_that_was_taken_goes() -> None:
    for slot in (1, 4):
        match = about_to_take("b8 y3 y11 g8", "r10 b7 g4")
        before, after = took(match, 1, slot)
        assert same(before, after)[numbered(after, "seat1", 8)] == f"display:{slot - 1}"


def test_the_own_hand_gets_the_card_from_where_it_was_taken() -> None:
    match = about_to_take("b8 y3 y11 g8", "r8 b7 g4", seat=0)
    before, after = took(match, 0, 4)
    found = same(before, after)
    assert found["g8"] == "display:3"
    assert found["display:3"] == "top"
    assert found["display:0"] == "display:0"
