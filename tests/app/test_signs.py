"""No sign is told that a screen reader would spell, or leave out where it stands for a word."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QTextDocument
from PySide6.QtWidgets import QApplication, QWidget

from app.games import MODULES
from app.system.screen_reader import aloud, tell_kinds
from app.widgets.passages import passages
from i18n.translations import ROOT, entries
from tests.app.pages.support import PAGES, each_page, make_appearance
from tests.app.signs import misread
from tests.app.speaking import speaking
from tests.app.tables.asked import answers
from tests.app.tables.matches import frame_of, looked_at, situation_of
from tests.app.tables.picture import picture
from tests.app.tables.public_cards import names_in
from tests.app.telling import logged
from tests.app.window_at_hand import interfaces, settle

LANGUAGES = ("en", "el")
SEEN = ("{times}×", "Three: {placed}/{exactly}", "+")
"""Texts that are seen alone; others say the same to who hears."""
TELLING = ("setAccessibleName", "setAccessibleDescription", "QAccessibleAnnouncementEvent")
LESSONS = sorted((ROOT / "resources" / "lessons").rglob("*.md"))
NAMES = ("Maria", "Leo", "Anna", "Nikos", "Sophie", "Max")


_FIELD = re.compile(r"\{\w*\}|%n")
_MARKDOWN = re.compile(r"\*\*|^#+ (\S+: )?|^- ", re.MULTILINE)


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    with speaking() as speak:
        yield speak


def told(top: QWidget) -> Iterator[str]:
    """Give what a screen reader is told of all that lies on `top`, but for what is typed or read.

    A key that is a sign is called by it, and a folder by its path.
    """
    for found in interfaces(top):
        for kind in (QAccessible.Text.Name, QAccessible.Text.Description):
            text = found.text(kind)
            if not (text.endswith(": /") or Path(text).is_absolute()):
                yield text


@pytest.mark.parametrize("language", LANGUAGES)
@each_page
def test_no_page_tells_signs(
    speak: Callable[[str], None], tmp_path: Path, kind: str, language: str
) -> None:
    tell_kinds()
    speak(language)
    page = PAGES[kind](make_appearance(tmp_path))
    page.resize(1280, 800)
    page.show()
    settle()
    assert misread(told(page)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.every_game("game_id")
def test_no_table_tells_signs(speak: Callable[[str], None], game_id: str, language: str) -> None:
    speak(language)
    game, frame = MODULES[game_id].table(), frame_of((1280, 800))
    texts: list[str] = []
    for _, match, sight in looked_at(game_id):
        situation = situation_of(sight.session(match))
        made = picture(game, situation, frame)
        texts += [*names_in(made.layout), *made.said, game.line(situation)]
        texts += [offer.name for offers, _ in made.offers.values() for offer in offers.values()]
        texts += answers(game_id, situation).values()
        texts += game.status(situation)[:2]
        texts += logged(match, situation.viewer, NAMES)
    assert misread(map(aloud, texts)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_program_has_signs_that_are_told(
    speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    texts = [
        aloud(_FIELD.sub("2", form))
        for entry in entries(language)
        for form in (entry.source, *entry.forms)
        if not entry.context.startswith(("Q", "Start")) and entry.source not in SEEN
    ]
    assert misread(texts) == []


@pytest.mark.parametrize("file", LESSONS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_no_lesson_has_signs_that_are_told(qapp: QApplication, file: Path) -> None:
    words = _MARKDOWN.sub("", file.read_text("utf-8"))
    assert misread(map(aloud, words.splitlines())) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.every_game("game_id")
def test_no_rules_tell_signs(speak: Callable[[str], None], game_id: str, language: str) -> None:
    speak(language)
    document = QTextDocument()
    text = MODULES[game_id].rules_text(language).read_text("utf-8")
    document.setMarkdown(text, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
    assert misread(aloud(passage.spoken) for passage in passages(document)) == []


def test_there_is_one_way_to_what_is_told() -> None:
    elsewhere = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in (ROOT / "app").rglob("*.py")
        if path.name not in ("screen_reader.py", "notification.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute | ast.Name)
        and ast.unparse(node).rpartition(".")[2] in TELLING
    ]
    assert elsewhere == []
