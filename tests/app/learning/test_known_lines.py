"""What each lesson says one knows at its end: four lines, and a sign for each or for none."""

import pytest

from app.learning.lesson import lesson
from app.learning.lesson_words import lesson_words
from app.system.resources import resource
from tests.app.learning.lessons import ALL


@pytest.mark.parametrize("key", ALL, ids="/".join)
def test_every_line_has_its_sign(key: tuple[str, str]) -> None:
    signs = lesson(*key).signs
    for language in ("el", "en"):
        assert len(lesson_words(*key, language).known) == 4
    assert len(signs) in (0, 4)
    for sign in signs:
        assert resource("icons", f"{sign}.svg").is_file()
