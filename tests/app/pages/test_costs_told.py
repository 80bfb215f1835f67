"""What a card costs: in words to somebody new, warmer the more it skips, and a trick celebrated."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from app.games.numbers.offers import step_offer
from app.pages.table.first_turns import FIRST
from app.pages.table.page import TablePage
from app.paint.places import WARMEST, cost_size
from app.storage.progress import LearningProgress
from app.style.theme import THEMES, blend, contrast, load_theme
from app.table.aims import warmth
from app.table.visuals import CostVisual
from engine.core.match import Match
from engine.games import GAMES
from tests.app.manual_clock import ManualClock
from tests.app.pages.support import make_appearance
from tests.app.pages.tipped import session_of, tipped_page

BETWEEN_PILES = 1.5
"""From the middle of a pile to that of the next, in widths of a card."""


@pytest.fixture
def progress(tmp_path: Path) -> LearningProgress:
    return LearningProgress(tmp_path / "learning.json")


def at_table(tmp_path: Path, progress: LearningProgress, **look: str) -> TablePage:
    match = Match.new(GAMES["the-game"], 1, {}, 7)
    appearance = make_appearance(tmp_path, tips="off", **look)
    page, _ = tipped_page(appearance, session_of(match, 0), (1280, 800), progress)
    return page


def costs(page: TablePage) -> list[tuple[str, str]]:
    """What the pills say while the first card of the hand is lifted, and how they look."""
    card = next(spec.id for spec in page.view.scene.layout.cards if spec.liftable)
    offers = page.guide.offers(card)
    aims = page.guide.aim_decorations(card, offers)
    pills = [each.visual for each in aims if isinstance(each.visual, CostVisual)]
    return [(pill.text, pill.kind) for pill in pills]


def end_a_turn(page: TablePage) -> None:
    for _ in range(2):
        assert page.session.submit(str(page.session.legal()[0])) is None
    assert page.session.submit("end") is None


def test_costs_are_told_in_words_until_three_turns_have_been_ended(
    tmp_path: Path, progress: LearningProgress
) -> None:
    page = at_table(tmp_path, progress)
    for _ in range(FIRST):
        in_words = costs(page)
        assert in_words
        assert all(text.startswith("skips ") and kind == "step" for text, kind in in_words)
        end_a_turn(page)
    assert costs(page)
    assert all(text.isdecimal() and kind == "leap" for text, kind in costs(page))
    kept = LearningProgress(tmp_path / "learning.json")
    assert kept.turns_ended("the-game") == FIRST
    end_a_turn(page)
    assert kept.turns_ended("the-game") == FIRST


def test_who_knows_another_game_is_told_costs_in_words_in_this_one(
    tmp_path: Path, progress: LearningProgress
) -> None:
    for _ in range(FIRST):
        progress.note_turn_ended("face-to-face")
    assert all(kind == "step" for _, kind in costs(at_table(tmp_path, progress)))
    for _ in range(FIRST):
        progress.note_turn_ended("the-game")
    assert all(kind == "leap" for _, kind in costs(at_table(tmp_path, progress)))


def test_a_table_that_keeps_nothing_tells_numbers(tmp_path: Path) -> None:
    match = Match.new(GAMES["the-game"], 1, {}, 7)
    page, _ = tipped_page(make_appearance(tmp_path), session_of(match, 0), (1280, 800), None)
    assert costs(page)
    assert all(text.isdecimal() and kind == "leap" for text, kind in costs(page))


def test_words_name_the_numbers_between(speak: Callable[[str], None]) -> None:
    speak("en")
    assert step_offer(70, 74, ascending=False).words == "skips 3"
    assert step_offer(63, 1, ascending=True).words == "skips 61"


def test_in_short_it_is_the_same_number_behind_a_sign(speak: Callable[[str], None]) -> None:
    speak("en")
    for card, top, ascending in ((70, 74, False), (63, 1, True), (18, 1, True), (3, 100, False)):
        offer = step_offer(card, top, ascending=ascending)
        assert offer.words == f"skips {offer.cost}" == offer.name
        assert (offer.kind, str(offer.skips)) == ("leap", offer.cost)


@pytest.mark.parametrize(
    ("language", "no_gap", "back"),
    [("en", "no gap", "10 back"), ("el", "χωρίς κενό", "10 πίσω")],
)
def test_the_next_number_and_the_trick_are_told_in_words_at_all_times(
    speak: Callable[[str], None], language: str, no_gap: str, back: str
) -> None:
    speak(language)
    for card, top, ascending in ((5, 4, True), (78, 79, False)):
        offer = step_offer(card, top, ascending=ascending)
        assert (offer.cost, offer.words, offer.kind, offer.skips) == (no_gap, "", "step", 0)
    for card, top, ascending in ((64, 74, True), (74, 64, False)):
        offer = step_offer(card, top, ascending=ascending)
        assert (offer.cost, offer.words, offer.kind) == (back, "", "trick")


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("unit", [99.0, 118.0, 132.0, 220.0])
def test_words_have_room_between_two_piles(
    speak: Callable[[str], None], language: str, unit: float
) -> None:
    speak(language)
    for card in (2, 3, 88, 99):
        offer = step_offer(card, 1, ascending=True)
        for text, kind in ((offer.words, "step"), (offer.cost, offer.kind)):
            assert cost_size(text, unit, kind)[0] <= BETWEEN_PILES * unit
    trick = step_offer(64, 74, ascending=True)
    assert cost_size(trick.cost, unit, trick.kind)[0] <= BETWEEN_PILES * unit


def test_a_pill_is_warmer_the_more_a_step_skips(qapp: object) -> None:
    warm = [warmth(step_offer(1 + steps, 1, ascending=True)) for steps in (1, 6, 15, 62)]
    assert warm == sorted(set(warm))
    assert (warm[0], warm[-1]) == (0.0, 1.0)
    assert warmth(step_offer(64, 74, ascending=True)) == 0.0


@pytest.mark.parametrize("theme", THEMES)
def test_the_words_on_a_warm_pill_can_be_read(theme: str) -> None:
    colours = load_theme(theme)
    for share in (0.0, 1 / 3, 2 / 3):
        ground = blend(colours.saffron, colours.fire_fill, WARMEST * share)
        assert contrast(colours.saffron_ink, ground) >= 4.5


def trick_at(tmp_path: Path, motion: str) -> TablePage:
    """A page on which the backwards trick has just been placed, its card on the way."""
    state = dict(Match.new(GAMES["the-game"], 1, {}, 7).state())
    hand: list[int] = list(state["hands"][0])
    rest = [card for card in state["draw"] if card not in (40, 30)]
    out = [card for card in hand if card not in (40, 30)]
    state["hands"] = [sorted([30, *out[: len(hand) - 1]])]
    state["draw"] = [*rest, *out[len(hand) - 1 :]]
    state["piles"] = {"up1": [1, 40], "up2": [1], "down1": [100], "down2": [100]}
    match = Match.from_state(GAMES["the-game"], state)
    appearance = make_appearance(tmp_path, tips="off")
    appearance.set_motion(motion)  # type: ignore[arg-type]
    page, _ = tipped_page(
        appearance, session_of(match, 0), (1280, 800), LearningProgress(tmp_path / "l.json")
    )
    assert page.session.submit("place 30 up1") is None
    return page


@pytest.mark.parametrize(("motion", "bursts"), [("full", True), ("reduced", False)])
def test_the_trick_is_celebrated_once_its_card_has_arrived(
    tmp_path: Path, motion: str, bursts: bool
) -> None:
    page = trick_at(tmp_path, motion)
    clock = page.view.scene.clock
    assert isinstance(clock, ManualClock)
    seen = []
    for _ in range(200):
        ring = page.view.scene.decorations["trick:up1"]
        seen.append(ring._burst.opacity() > 0.0)
        if seen[-1]:
            assert not page.view.scene.cards["30"].under_way
        clock.advance(16)
    assert any(seen) is bursts
    assert not seen[-1]
