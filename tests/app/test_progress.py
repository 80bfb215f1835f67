"""LearningProgress in lessons and tasks: kept at once, read back, and never in the way."""

from pathlib import Path

import pytest

from app.storage.progress import NOT_BEGUN, LearningProgress, LessonMark


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "learning.json"


def test_a_new_one_knows_nothing_and_writes_nothing(file: Path) -> None:
    progress = LearningProgress(file)
    assert progress.lesson("the-game", "first") == NOT_BEGUN
    assert progress.stars("the-game", "a") == 0
    assert not progress.has_read("first-fire")
    assert progress.last_lesson is None
    assert progress.set_aside is None
    assert not file.exists()


def test_everything_is_read_back(file: Path) -> None:
    progress = LearningProgress(file)
    progress.note_step("the-game", "first", 4)
    progress.note_done("the-game", "on-fire")
    progress.note_stars("the-game", "a", 2)
    progress.note_read("first-fire")
    progress.note_step("qwixx-cards", "first", 1)
    again = LearningProgress(file)
    assert again.lesson("the-game", "first") == LessonMark(4, done=False)
    assert again.lesson("the-game", "on-fire") == LessonMark(0, done=True)
    assert again.stars("the-game", "a") == 2
    assert again.has_read("first-fire")
    assert again.last_lesson == ("qwixx-cards", "first")


def test_a_lesson_that_is_taken_again_stays_done(file: Path) -> None:
    progress = LearningProgress(file)
    progress.note_done("the-game", "first")
    progress.note_step("the-game", "first", 2)
    assert progress.lesson("the-game", "first") == LessonMark(2, done=True)


def test_the_most_stars_count(file: Path) -> None:
    progress = LearningProgress(file)
    for stars in (2, 3, 1):
        progress.note_stars("wednesday", "a", stars)
    assert progress.stars("wednesday", "a") == 3
    assert progress.last_lesson is None, "a task was done last"


def test_tips_come_again_once_they_are_forgotten(file: Path) -> None:
    progress = LearningProgress(file)
    progress.note_read("first-fire")
    progress.forget_tips()
    assert not LearningProgress(file).has_read("first-fire")


@pytest.mark.parametrize("bad", [b"", b"{", b"[1]", b"\xff\xfe", b'{"a": 1, "a": 2}', b"null"])
def test_a_damaged_file_is_set_aside(file: Path, bad: bytes) -> None:
    file.write_bytes(bad)
    progress = LearningProgress(file)
    assert progress.set_aside is not None
    assert progress.set_aside.read_bytes() == bad
    progress.note_done("the-game", "first")
    assert LearningProgress(file).lesson("the-game", "first").done
    assert progress.set_aside.read_bytes() == bad


@pytest.mark.parametrize(
    "odd",
    [
        '{"lessons": 3, "tasks": [], "tips": "x", "last": 5}',
        '{"lessons": {"the-game/first": 3}, "tasks": {"the-game/a": 9}, "tips": {"a": 1}}',
        '{"lessons": {"the-game/first": {"step": -1, "done": "yes"}}, "last": "lessons/"}',
    ],
)
def test_odd_entries_read_as_none(file: Path, odd: str) -> None:
    file.write_text(odd, "utf-8")
    progress = LearningProgress(file)
    assert progress.lesson("the-game", "first") == NOT_BEGUN
    assert progress.stars("the-game", "a") == 0
    assert not progress.has_read("a")
    assert progress.last_lesson is None
    progress.note_step("the-game", "first", 1)
    assert LearningProgress(file).lesson("the-game", "first").step == 1


def test_what_a_later_version_wrote_stays(file: Path) -> None:
    file.write_text('{"version": 2, "songs": ["a"]}', "utf-8")
    LearningProgress(file).note_done("the-game", "first")
    assert '"songs":["a"]' in file.read_text("utf-8").replace(" ", "")


def test_where_nothing_can_be_written_it_counts_until_the_end(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    progress = LearningProgress(tmp_path / "file" / "learning.json")
    progress.note_done("the-game", "first")
    assert progress.lesson("the-game", "first").done


def test_the_game_played_or_learned_last(file: Path) -> None:
    progress = LearningProgress(file)
    assert progress.is_new
    assert progress.last_game == ""
    progress.note_step("wednesday", "first", 1)
    assert (progress.last_game, progress.last_lesson) == ("wednesday", ("wednesday", "first"))
    progress.note_match("qwixx-cards")
    again = LearningProgress(file)
    assert (again.last_game, again.last_lesson) == ("qwixx-cards", None)
    assert not again.is_new


def test_a_game_that_was_looked_at_comes_first_until_something_is_done(file: Path) -> None:
    progress = LearningProgress(file)
    progress.note_step("wednesday", "first", 1)
    progress.look_at("wednesday")
    assert progress.last_lesson == ("wednesday", "first")
    progress.look_at("qwixx-cards")
    assert progress.last_game == "qwixx-cards"
    assert LearningProgress(file).last_game == "wednesday"
    progress.note_step("wednesday", "first", 2)
    assert progress.last_lesson == ("wednesday", "first")


def test_a_game_is_known_by_a_match_or_a_lesson(file: Path) -> None:
    progress = LearningProgress(file)
    progress.note_match("the-game")
    progress.note_step("the-game-extreme", "first", 0)
    assert progress.has_played("the-game")
    assert not progress.has_learned("the-game")
    assert progress.has_learned("the-game-extreme")
    assert not progress.has_played("the-game-extreme")


def test_the_file_is_not_read_before_it_is_needed(file: Path) -> None:
    file.write_bytes(b"{")
    progress = LearningProgress(file)
    assert not progress.is_new
    assert file.exists(), "the program starts without it"
    assert progress.set_aside is not None
    assert not file.exists()
