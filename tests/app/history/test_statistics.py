"""Statistics: what counts and what does not, and what it comes to."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.match.outcome import outcome_of
from app.match.players import NewMatch, PlayerInfo
from app.storage.history.records import variant_text
from app.storage.history.statistics import MatchKind, Streak, Tally, standing, streak
from app.storage.match_store import MatchStore
from app.storage.people import person_key
from engine.challenge import deal_of
from engine.core.match import Match
from engine.games import GAMES
from tests.app.history.arena_matches import check, save, store_in
from tests.app.history.counted_matches import begun, over, play


@pytest.fixture
def store(qapp: QApplication, tmp_path: Path) -> MatchStore:
    return store_in(tmp_path)


def count(
    store: MatchStore,
    *matches: Match,
    game: str = "the-game",
    kind: MatchKind | None = None,
    without: str = "",
) -> Tally:
    """What these matches come to, which are over one after the other."""
    data = store.folder.parent
    for number, match in enumerate(matches):
        save(match, data, str(number), until=number)
    check(store)
    return standing(store.history, store.people, game, kind or MatchKind(), without=without)


def cards_left(matches: Sequence[Match]) -> list[float]:
    """The cards left of matches of a team."""
    return [match.over["remaining"] for match in matches if match.over is not None]


# What does not count


def test_a_match_that_a_person_played_to_the_end_counts(store: MatchStore) -> None:
    assert count(store, over(1)).played == 1


def test_an_unfinished_match_does_not_count(store: MatchStore) -> None:
    assert count(store, play(begun(1), 5)) == Tally()


def test_a_match_taken_back_after_its_end_is_practice_and_does_not_count(store: MatchStore) -> None:
    match = over(1)
    match.undo(None, "free")
    assert count(store, play(match)) == Tally()


def test_what_is_played_on_from_a_result_does_not_count_but_the_match_does(
    store: MatchStore,
) -> None:
    match = store.deal(NewMatch("the-game", {}, (PlayerInfo("Anna", 0),), 7))
    play(match)
    copy = store.open(store.practise(match))
    store.close(match)
    play(copy)
    store.close(copy)
    check(store)
    assert len(store.files()) == 2
    assert standing(store.history, store.people, "the-game", MatchKind()).played == 1


def test_a_lesson_or_task_begins_in_a_given_position_and_does_not_count(store: MatchStore) -> None:
    position = begun(1).state()
    match = Match.from_state(GAMES["the-game"], position, players=begun(1).players)
    assert count(store, play(match)) == Tally()


def test_computers_alone_do_not_count(store: MatchStore) -> None:
    assert count(store, over(1, ("Robot", "hard"), ("Robot 2", "easy"))) == Tally()


def test_a_match_that_nobody_played_to_the_end_does_not_count(store: MatchStore) -> None:
    assert count(store, over(1, "Anna", seated=[(0, "hard")])) == Tally()


def test_who_left_the_seat_to_a_computer_is_not_counted_but_the_others_are(
    store: MatchStore,
) -> None:
    match = over(1, "Anna", "Leo", seated=[(0, "hard")])
    assert count(store, match).played == 1
    assert count(store, kind=MatchKind(person="Leo")).played == 1
    assert count(store, kind=MatchKind(person="Anna")) == Tally()


def test_a_seat_that_is_passed_on_after_the_end_makes_no_difference(store: MatchStore) -> None:
    match = over(1)
    match.set_kind(0, "hard")
    assert count(store, match).played == 1
    assert count(store, match).best is not None


def test_a_seat_handed_to_a_computer_and_taken_back_counts_but_not_for_bests(
    store: MatchStore,
) -> None:
    match = over(1, "Anna", seated=[(0, "hard"), (0, "human")])
    tally = count(store, match)
    assert (tally.played, tally.best) == (1, None)
    assert tally.mean == cards_left([match])[0]


def test_what_a_computer_played_in_between_is_no_best_of_the_team(store: MatchStore) -> None:
    match = over(1, "Anna", "Leo", seated=[(1, "hard"), (1, "human")])
    assert count(store, match).best is None
    assert count(store, kind=MatchKind(person="Leo")).best is None
    assert count(store, kind=MatchKind(person="Anna")).best is not None


def test_a_later_match_of_a_days_deal_is_practice_and_does_not_count(store: MatchStore) -> None:
    day = date(2026, 11, 28)
    deal = deal_of(day)
    matches = [
        begun(
            deal.seed,
            "Anna",
            *(("", level) for level in deal.match.computers),
            game=deal.match.game,
            options=deal.match.options,
            started=f"2026-11-28T{hour}:00:00+02:00",
        )
        for hour in (19, 20)
    ]
    for match in matches:
        store.challenges.note_dealt(day, match.header, "")
        store.challenges.note_over(match.header, outcome_of(play(match), 0))
        save(match, store.folder.parent, match.started[11:13])
    check(store)
    tally = standing(store.history, store.people, deal.match.game, MatchKind())
    assert (tally.played, tally.since) == (1, matches[0].started)


# What is told apart


def test_games_options_and_numbers_of_players_are_told_apart(store: MatchStore) -> None:
    on_fire = {"on_fire": True}
    matches = [
        over(1), over(2), over(3, "Anna", "Leo"), over(4, options=on_fire),
        over(5, game="the-game-extreme"),
    ]  # fmt: skip
    plain = variant_text(matches[0])
    assert count(store, *matches).played == 4
    assert count(store, kind=MatchKind(plain)).played == 3
    assert count(store, kind=MatchKind(plain, 1)).played == 2
    assert count(store, kind=MatchKind(plain, 2)).played == 1
    assert count(store, kind=MatchKind(variant_text(matches[3]), 1)).played == 1
    assert count(store, game="the-game-extreme").played == 1


def test_who_begins_makes_no_other_game_of_it(store: MatchStore) -> None:
    matches = [over(1, "Anna", "Leo"), over(2, "Anna", "Leo", options={"first": 1})]
    assert count(store, *matches, kind=MatchKind(variant_text(matches[0]))).played == 2


def test_a_person_is_known_by_name(store: MatchStore) -> None:
    matches = [over(1, "Anna", "Leo"), over(2, "Leo", "Maria"), over(3, "Anna", ("Leo", "easy"))]
    for person, played in (("Anna", 2), ("Leo", 2), ("Maria", 1), ("anna", 0)):
        assert count(store, *matches, kind=MatchKind(person=person)).played == played


def test_who_has_no_name_is_known_by_the_seat(store: MatchStore) -> None:
    matches = [over(1, "", "Leo"), over(2, "Leo", ""), over(3, "", "")]
    for seat in (0, 1):
        kind = MatchKind(person=person_key("", seat))
        assert count(store, *matches, kind=kind).played == 2


def test_names_that_are_joined_are_one_person_until_they_are_parted(store: MatchStore) -> None:
    matches = [over(1, "Anna"), over(2, "Άννα"), over(3, "Anna", "Άννα")]
    assert count(store, *matches, kind=MatchKind(person="Anna")).played == 2
    store.people.join("Άννα", "Anna")
    assert count(store, kind=MatchKind(person="Anna")).played == 3
    assert count(store, kind=MatchKind(person="Άννα")) == Tally()
    store.people.part("Άννα")
    assert count(store, kind=MatchKind(person="Anna")).played == 2


def test_who_is_forgotten_counts_no_more_until_remembered(store: MatchStore) -> None:
    matches = [over(1, "Anna"), over(2, "Leo"), over(3, "Anna", "Leo")]
    assert count(store, *matches).played == 3
    store.people.forget("Anna")
    assert count(store).played == 2
    assert count(store, kind=MatchKind(person="Anna")) == Tally()
    store.people.remember("Anna")
    assert count(store).played == 3


# What it comes to


def test_a_team_has_its_cards_left(store: MatchStore) -> None:
    matches = [over(number) for number in range(12)]
    left = cards_left(matches)
    tally = count(store, *matches)
    assert tally.best == min(left)
    assert tally.mean == pytest.approx(sum(left) / 12)
    assert tally.median == pytest.approx(sum(sorted(left)[5:7]) / 2)
    assert tally.last_mean == pytest.approx(sum(left[2:]) / 10)
    assert tally.won == sum(each == 0 for each in left)
    assert tally.excellent == sum(0 < each <= 9 for each in left)
    assert tally.played_ms == sum(1000 * len(match.events) for match in matches)


def test_a_match_can_be_left_out_to_see_what_it_has_changed(store: MatchStore) -> None:
    matches = [over(1), over(2)]
    tally = count(store, *matches, without="1.trapoula")
    assert (tally.played, tally.mean) == (1, cards_left(matches)[0])


@pytest.mark.parametrize(
    ("went", "now", "longest"),
    [("", 0, 0), ("+", 1, 1), ("++-", 0, 2), ("+-++", 2, 2), ("-+++-+", 1, 3), ("--", 0, 0)],
)
def test_a_streak_ends_with_what_went_badly(went: str, now: int, longest: int) -> None:
    assert streak(each == "+" for each in went) == Streak(now, longest)


def test_a_match_on_the_table_counts_as_soon_as_it_is_noted(store: MatchStore) -> None:
    match = store.deal(NewMatch("the-game", {}, (PlayerInfo("Anna", 0),), 7))
    play(match)
    kind = MatchKind(variant_text(match), 1)
    assert standing(store.history, store.people, "the-game", kind).played == 0
    store.note(match)
    assert standing(store.history, store.people, "the-game", kind).played == 1
    store.close(match)
