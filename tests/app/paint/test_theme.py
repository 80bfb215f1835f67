"""The theme files hold every token of the design, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtGui import QColor

from app.style import theme as themes
from app.style.theme import THEMES, BadTheme, Theme, blend, contrast, faint, load_theme
from app.system.resources import resource


@pytest.mark.parametrize("name", THEMES)
def test_every_token_is_a_value(name: str) -> None:
    theme = load_theme(name)
    for token, kind in Theme.__annotations__.items():
        value = getattr(theme, token)
        if isinstance(value, QColor):
            assert value.isValid(), token
        elif value is None:
            assert "None" in str(kind), token


def test_tokens_of_the_design() -> None:
    evening, whitewash = load_theme("evening"), load_theme("whitewash")
    assert evening.table_1 == QColor("#185062")
    assert evening.lit_outline is None
    assert not evening.light
    assert whitewash.rail_button_line == QColor("#6FA8CF")
    assert whitewash.lit_outline == QColor("#8A5A00")
    assert whitewash.light
    assert evening.card_1 == whitewash.card_1


@pytest.mark.parametrize("name", THEMES)
def test_words_that_stand_out_are_read_and_are_not_those_of_a_direction(name: str) -> None:
    theme = load_theme(name)
    least = 7 if theme.high_contrast else 4.5
    for ground in (theme.panel, theme.panel_2, theme.well, theme.table_1, theme.table_3):
        assert contrast(theme.accent, ground) >= least
    assert theme.accent not in (theme.ascending, theme.descending)


def test_a_theme_is_loaded_once_and_frozen() -> None:
    theme = load_theme("evening")
    assert load_theme("evening") is theme
    with pytest.raises(AttributeError):
        theme.light = True  # type: ignore[misc]


def test_groups() -> None:
    theme = load_theme("evening")
    assert len({theme.player(index).name() for index in range(6)}) == 6
    for deck in ("house", "gold", "silver", "neutral", "wednesday", "burnt"):
        head, foot = theme.back(deck)
        assert head != foot
    with pytest.raises(KeyError):
        theme.back("paper")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"text": None}, "None is no value for text"),
        ({"text": "reddish"}, "'reddish' is no value for text"),
        ({"lamp.alpha": True}, "True is no value for lamp_alpha"),
        ({"light": "yes"}, "'yes' is no value for light"),
        ({"sparkle": "#FFFFFF"}, "unknown sparkle"),
    ],
)
def test_a_damaged_file_is_named(
    change: dict[str, object], complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_theme(tmp_path, change)
    monkeypatch.setattr(themes, "resource", lambda *parts: tmp_path / parts[-1])
    with pytest.raises(BadTheme, match=complaint):
        load_theme.__wrapped__("odd")


def test_a_missing_token_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_theme(tmp_path, {}, without="rail.text.2")
    monkeypatch.setattr(themes, "resource", lambda *parts: tmp_path / parts[-1])
    with pytest.raises(BadTheme, match="theme odd lacks rail_text_2"):
        load_theme.__wrapped__("odd")


def write_theme(folder: Path, change: dict[str, object], without: str = "") -> None:
    common = resource("themes", "common.json").read_text(encoding="utf-8")
    (folder / "common.json").write_text(common, encoding="utf-8")
    tokens = json.loads(resource("themes", "evening.json").read_text(encoding="utf-8"))
    tokens.pop(without, None)
    (folder / "odd.json").write_text(json.dumps({**tokens, **change}), encoding="utf-8")


def test_contrast_of_wcag() -> None:
    black, white = QColor("black"), QColor("white")
    assert contrast(black, white) == pytest.approx(21)
    assert contrast(white, black) == pytest.approx(21)
    assert contrast(white, white) == pytest.approx(1)
    assert contrast(QColor("#777777"), white) == pytest.approx(4.48, abs=0.01)


def test_faint_and_blend_leave_the_theme_alone() -> None:
    ink = load_theme("evening").ink
    assert faint(ink, 0.5).alphaF() == pytest.approx(0.5, abs=0.01)
    assert ink.alpha() == 255
    assert blend(QColor("#000000"), QColor("#FFFFFF"), 0.2).red() == 51
    assert blend(ink, ink, 0.7) == ink
