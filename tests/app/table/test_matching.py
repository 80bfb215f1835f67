"""Which card of a new layout was which of the one before."""

from __future__ import annotations

from typing import Any

from app.paint.faces import BackFace, NumberFace
from app.table.layout import Anchor, CardSpec, Decoration, Layer, Layout, PlaceSpec, Rect
from app.table.scene.matching import (
    CardSeen,
    Moves,
    goes_along,
    may_be,
    moves_between,
    passes_on,
    same_cards,
)
from app.table.visuals import GapVisual

SEVEN = BackFace("neutral", number=7)


def card(id_: str, x: float = 0.0, **more: Any) -> CardSpec:
    return CardSpec(id_, NumberFace(7), Rect(x, 0, 100, 140), Layer.PILE, **more)


def down(id_: str, x: float = 0.0, **more: Any) -> CardSpec:
    """A card that lies face down, as every other with a seven on its back."""
    return card(id_, x, alike=SEVEN, **more)


def match(before: list[CardSpec], after: list[CardSpec], **more: Any) -> dict[str, str]:
    seen = {spec.id: CardSeen(spec, spec.rect.middle) for spec in before}
    anchors = more.pop("anchors", {})
    return same_cards(seen, Layout(1280, 800, 100, tuple(after), anchors=anchors), **more)


def match_after(moves: int, before: list[CardSpec], after: list[CardSpec]) -> dict[str, str]:
    """Match a layout with what lay there so many moves earlier."""
    seen = {spec.id: CardSeen(spec, spec.rect.middle) for spec in before}
    return same_cards(seen, Layout(1280, 800, 100, tuple(after), moves=7 + moves), moves=7)


def place(x: float, width: float = 120) -> PlaceSpec:
    return PlaceSpec("up1", Rect(x, 0, width, 160), Rect(x, 0, 100, 140), "", GapVisual())


def test_a_card_is_known_by_its_id() -> None:
    assert match([card("5"), card("9")], [card("9", 300), card("12")]) == {"9": "9"}


def test_one_that_came_anew_is_another() -> None:
    assert match([card("5")], [card("5", anew=True)]) == {}
    assert match([card("5", anew=True)], [card("5", anew=True)]) == {"5": "5"}


def test_of_alike_cards_each_gets_the_nearest() -> None:
    before = [down("a", 0), down("b", 500)]
    assert match(before, [down("x", 450), down("y", 60)]) == {"x": "b", "y": "a"}


def test_an_id_says_nothing_of_cards_that_are_alike() -> None:
    assert match([down("a", 0), down("b", 500)], [down("a", 500)]) == {"a": "b"}


def test_cards_of_a_pile_keep_their_order_when_their_like_comes() -> None:
    lying = [down("pile:0", 98, place="pile"), down("pile:1", 100, place="pile")]
    comes = down("hand", 500)
    now = [down(f"pile:{index}", 96 + 2 * index, place="pile") for index in range(3)]
    same = {"pile:0": "pile:0", "pile:1": "pile:1", "pile:2": "hand"}
    assert match([*lying, comes], now) == same


def test_a_card_that_turns_up_is_known_by_its_back() -> None:
    before = [down("a", 0), down("b", 500)]
    assert match(before, [card("r7", 480, back=SEVEN)]) == {"r7": "b"}
    other = BackFace("neutral", number=8)
    assert match(before, [card("r8", 480, back=other)]) == {}


def test_the_lifted_card_stays_itself() -> None:
    before = [down("a", 0), down("b", 500)]
    assert match(before, [down("a", 500), down("b", 0)], lifted="a") == {"a": "a", "b": "b"}
    assert match([card("c")], [down("x"), card("c", alike=SEVEN)], lifted="c") == {"c": "c"}
    assert match([down("a")], [card("r7", back=SEVEN)], lifted="r7") == {}


def test_the_card_just_laid_is_the_one_that_lies_there() -> None:
    before = [down("near", 290), down("far", 900)]
    after = [card("r7", 300, back=SEVEN, place="up1")]
    assert match(before, after) == {"r7": "near"}
    assert match(before, after, laid=("far", "up1")) == {"r7": "far"}
    assert match(before, after, laid=("far", "up2")) == {"r7": "near"}


def test_a_card_of_a_deck_is_the_one_nearest_to_where_it_comes_from() -> None:
    before = [card("seat1:0", 0, deck="mine"), card("seat1:1", 800, deck="mine")]
    after = [card("r7", 300, deck="mine", alike="r7", origin="seat1")]
    hand = {"seat1": Anchor(Rect(780, 0, 100, 140))}
    assert match(before, after) == {"r7": "seat1:0"}
    assert match(before, after, anchors=hand) == {"r7": "seat1:1"}


def test_a_known_back_goes_before_a_deck() -> None:
    before = [card("deep", 290, deck="mine"), down("a", 900)]
    after = [card("r7", 300, deck="mine", alike=SEVEN)]
    assert match(before, after) == {"r7": "a"}


def test_every_card_is_taken_once() -> None:
    same = match([down("a", 0)], [down("x", 0), down("y", 1)])
    assert same == {"x": "a"}


def test_a_card_passes_on_only_within_its_deck_and_face_down() -> None:
    assert passes_on(card("a", deck="mine"), card("b", deck="mine"))
    assert not passes_on(card("a", deck="mine"), card("a", deck="mine"))
    assert not passes_on(card("a", deck="mine"), card("b", deck="his"))
    assert not passes_on(card("a"), card("b"))
    open_ = [card(id_, deck="mine", alike=id_) for id_ in "ab"]
    assert not passes_on(*open_)


def test_two_open_cards_are_never_the_same() -> None:
    assert not may_be(card("a", back=SEVEN), card("b", back=SEVEN))
    assert may_be(down("a"), card("b", back=SEVEN))
    assert may_be(card("a", back=SEVEN), down("b"))
    assert not may_be(down("a"), down("b", anew=True))


def test_places_move_and_signs_change() -> None:
    before = Layout(
        1280, 800, 100, (), (place(0),), (Decoration("n", Rect(0, 0, 9, 9), GapVisual()),)
    )
    after = Layout(
        1280, 800, 100, (), (place(36),), (Decoration("n", Rect(0, 5, 9, 9), GapVisual()),)
    )
    assert moves_between(before, after) == Moves({"up1": (36.0, 0.0)}, frozenset({"n"}))
    assert moves_between(after, after) == Moves({}, frozenset())


def test_a_place_of_another_size_has_not_moved() -> None:
    before, after = (Layout(1280, 800, 100, (), (place(*at),)) for at in ((0, 120), (36, 140)))
    assert moves_between(before, after).places == {}


def test_what_lies_on_a_place_goes_along() -> None:
    moves = moves_between(
        Layout(1280, 800, 100, (), (place(0),)), Layout(1280, 800, 100, (), (place(36),))
    )
    assert goes_along(card("5", 10, place="up1"), card("5", 46, place="up1"), moves)
    assert not goes_along(card("5", 10, place="up1"), card("5", 60, place="up1"), moves)
    assert not goes_along(card("5", 10), card("5", 46, place="up1"), moves)
    assert not goes_along(card("5", 10, place="up1"), card("5", 46, rotation=9, place="up1"), moves)


def test_what_lies_on_a_sign_goes_wherever_that_goes() -> None:
    before, after = (
        Layout(1280, 800, 100, decorations=(Decoration("panel1", Rect(x, 0, 9, 9), GapVisual()),))
        for x in (0, 70)
    )
    moves = moves_between(before, after)
    assert goes_along(
        card("5", 10, attached_to="panel1"), card("5", 99, attached_to="panel1"), moves
    )
    assert not goes_along(card("5", 10), card("5", 99, attached_to="panel1"), moves)


def test_a_move_tells_which_of_alike_cards_it_moved() -> None:
    lying = [down("display", 400), down("other", 60)]
    now = [down("top", 390), down("hand", 0, was="display")]
    assert match(lying, now) == {"top": "display", "hand": "other"}
    assert match_after(1, lying, now) == {"top": "other", "hand": "display"}
    assert match_after(3, lying, now) == {"top": "display", "hand": "other"}


def test_a_move_that_is_taken_back_goes_the_same_way() -> None:
    now = [down("top", 390), down("hand", 0, was="display")]
    assert match_after(-1, now, [down("display", 380)]) == {"display": "hand"}
    assert match_after(0, now, [down("display", 380)]) == {"display": "top"}


def test_a_move_can_tell_from_which_place_a_card_comes() -> None:
    lying = [down("mine", 900, place="hand"), down("his", 310, place="panel2")]
    now = [down("played", 300, was="hand"), down("still", 330, place="panel2")]
    assert match_after(1, lying, now) == {"played": "mine", "still": "his"}


def test_what_looks_otherwise_is_not_what_a_move_tells() -> None:
    before, now = (
        down("display", 400),
        card("r8", was="display", back=BackFace("neutral", number=8)),
    )
    assert match_after(1, [before], [now]) == {}
