"""Reviews that are kept: found again, outdated, damaged, deleted, on a disk that refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.review.findings import read_review
from app.storage import reviews as storage
from app.storage.match_store import MatchStore
from app.storage.reviews import KeptReviews
from app.storage.settings import Settings
from engine.review.edition import edition
from tests.app.review.made import decision, review, seat, way

WAY = way(["end"], 1.0)
REVIEW = review(seat(0, [decision(0, 1, [0, 1], ["place 5 up1", "end"], 0.4)], [0]))


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "matches" / "one.trapoula"
    path.parent.mkdir()
    path.write_text("a match\n", "utf-8")
    return path


@pytest.fixture
def kept(journal: Path, tmp_path: Path) -> KeptReviews:
    kept = KeptReviews(tmp_path / "reviews")
    kept.keep(journal, REVIEW)
    return kept


def change(file: Path, **fields: Any) -> None:
    file.write_text(json.dumps({**json.loads(file.read_text("utf-8")), **fields}), "utf-8")


def test_a_kept_review_is_found_again(kept: KeptReviews, journal: Path, tmp_path: Path) -> None:
    assert KeptReviews(tmp_path / "reviews").find(journal) == read_review(REVIEW)


def test_none_is_found_that_was_not_kept(kept: KeptReviews, journal: Path) -> None:
    other = journal.with_name("two.trapoula")
    other.write_text("another match\n", "utf-8")
    assert kept.find(other) is None


def test_it_is_made_anew_with_other_weights(
    kept: KeptReviews, journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "edition", lambda: "of another day")
    assert kept.find(journal) is None


def test_it_is_made_anew_once_the_match_has_gone_on(kept: KeptReviews, journal: Path) -> None:
    journal.write_text("a match that has gone on\n", "utf-8")
    assert kept.find(journal) is None


@pytest.mark.parametrize(
    "content", ["", "{", "[]", "null", '{"edition": 1}', "\udcff", '{"version": 9}']
)
def test_a_damaged_file_is_as_good_as_none(kept: KeptReviews, journal: Path, content: str) -> None:
    kept.file_of(journal).write_bytes(content.encode("utf-8", "surrogateescape"))
    assert kept.find(journal) is None
    kept.keep(journal, REVIEW)
    assert kept.find(journal) == read_review(REVIEW)


@pytest.mark.parametrize(
    "wrong",
    [
        {**REVIEW, "seats": [1]},
        review(seat(0, [decision(0, 1, [], ["end"], 0.4)])),
        review({**seat(0, []), "luck": "much"}),
        review(seat(0, [decision(0, 1, [0], ["end"], 0.4, reasons=[{"code": 1, "args": {}}])])),
        review(seat(0, [decision(0, 1, [0], ["end"], 0.4, best={**WAY, "actions": 1})])),
    ],
)  # fmt: skip
def test_nonsense_in_a_review_is_as_good_as_none(
    kept: KeptReviews, journal: Path, wrong: dict[str, Any]
) -> None:
    change(kept.file_of(journal), review=wrong)
    assert kept.find(journal) is None


def test_a_full_disk_is_no_error(
    kept: KeptReviews, journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", refuse)
    kept.keep(journal, REVIEW)
    assert kept.find(journal) == read_review(REVIEW)


def test_a_folder_that_cannot_be_made_is_no_error(journal: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    kept = KeptReviews(tmp_path / "file" / "reviews")
    kept.keep(journal, REVIEW)
    assert kept.find(journal) is None


def test_it_is_deleted_with_its_match(kept: KeptReviews, journal: Path, tmp_path: Path) -> None:
    store = MatchStore(journal.parent, Settings(tmp_path / "settings.ini"))
    store.delete(journal)
    assert not [*(tmp_path / "reviews").iterdir()]


def test_the_edition_follows_from_the_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = edition()
    weights = tmp_path / "bots" / "the_game" / "weights"
    weights.mkdir(parents=True)
    (weights / "1.json").write_text("{}", "utf-8")
    monkeypatch.setattr("engine.review.edition.files", lambda _: tmp_path)
    first = edition()
    (weights / "1.json").write_text('{"a": 1}', "utf-8")
    assert len({before, first, edition()}) == 3
