"""Both languages are complete: every text of the program is in i18n/*.ts, translated and right."""

import ast
import os
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from i18n import translations
from i18n.translations import (
    LUPDATE_OPTIONS,
    DeclaredText,
    TranslationEntry,
    entries,
    problems,
    texts_in_source,
    texts_of,
    ts_file,
    update,
)

APP = Path(__file__).parent.parent / "app"
LANGUAGES = sorted(LUPDATE_OPTIONS)


@pytest.fixture(scope="module")
def updated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with copies of the files, brought up to date."""
    folder = tmp_path_factory.mktemp("updated")
    for each in LANGUAGES:
        ts_file(each, folder).write_bytes(ts_file(each).read_bytes())
    update(folder)
    return folder


def test_a_compiled_file_that_a_program_has_open_stays_as_it_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(translations, "COMPILED", tmp_path)
    old = tmp_path / "trapoula_el.qm"
    old.write_bytes(b"old")
    os.utime(old, (0, 0))
    with old.open("rb") as held:
        translations.compile_all()
        assert held.read() == b"old"
    assert old.stat().st_size > 1000
    assert {path.name for path in tmp_path.iterdir()} == {
        f"trapoula_{each}.qm" for each in LANGUAGES
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_hold_what_lupdate_finds(language: str, updated: Path) -> None:
    assert ts_file(language).read_text("utf-8") == ts_file(language, updated).read_text("utf-8"), (
        "texts have changed: run `python3 dev.py translate`"
    )


def test_greek_makes_no_man_of_who_has_a_name() -> None:
    """Nothing is known of a name but its letters: "ο παίκτης Ελένη" is not Greek."""
    masculine = re.compile(
        r"παίκτη[ςν]? \{(?!number)\w+\}|\b(ο|τον|του|στον) \{(name|asker|whom|starter)\}",
        re.IGNORECASE,
    )
    found = [(entry.context, form) for entry in entries("el") for form in entry.forms]
    wrong = [each for each in found if masculine.search(each[1])]
    assert wrong == []


def test_greek_gives_no_order_to_who_is_told_of() -> None:
    """ "Robot 2: cross the 7" and "Robot 2 crossed the 7" are one and the same with some verbs."""
    orders = re.compile(
        r"name\}[^:<]*: (τσέκαρε|σημείωσε|κατέβασε|τοποθέτησε|διάλεξε|αποφάσισε|μπλόκαρε|άφησε)\b"
    )
    found = [(entry.context, form) for entry in entries("el") for form in entry.forms]
    assert [each for each in found if orders.search(each[1])] == []


def test_files_hold_every_text() -> None:
    found = [DeclaredText(*entry[:4]) for entry in entries("el")]
    in_source = {text._replace(note="") for text in texts_in_source()}
    assert sorted(map(repr, found)) == sorted(map(repr, in_source))


def test_translators_are_told_the_notes() -> None:
    texts = ElementTree.parse(ts_file("el")).getroot().iter("message")
    told = {text.findtext("extracomment") for text in texts} - {None}
    assert told >= {text.note for text in texts_in_source()} - {""}


def test_declared_texts_are_found() -> None:
    source = """
T = texts("Page")
a = T("Hello {name}", "on the door", note="Said to who comes in.")
b = {"cards": T("%n card(s)"), "blue": T("blue", plural=True)}
c = elsewhere("No text")
"""
    assert texts_of(ast.parse(source), Path("page.py")) == [
        DeclaredText(
            "Page", "Hello {name}", "on the door", plural=False, note="Said to who comes in."
        ),
        DeclaredText("Page", "%n card(s)", None, plural=True),
        DeclaredText("Page", "blue", None, plural=True),
    ]


@pytest.mark.parametrize("call", ["T(name)", 'T("a", "b", "c")', 'T("a", note=n)', 'T(f"{a}")'])
def test_a_declaration_is_literal(call: str) -> None:
    with pytest.raises(SystemExit, match=r"page\.py:2: only literal texts"):
        texts_of(ast.parse(f'T = texts("Page")\n{call}'), Path("page.py"))


def test_every_text_is_declared() -> None:
    """What is translated otherwise would not be found, but for Qt's own texts."""
    other_ways = re.compile(r"\.tr\(|QCoreApplication\.translate|TRANSLATE_NOOP\(")
    found = {
        path.relative_to(APP).as_posix()
        for path in APP.rglob("*.py")
        if other_ways.search(path.read_text("utf-8"))
    }
    assert found == {"texts.py", "locale/qt_strings.py"}


def test_english_holds_the_plurals() -> None:
    def keys(found: list[TranslationEntry]) -> set[tuple[str, str]]:
        return {(entry.context, entry.source) for entry in found if entry.plural}

    assert keys(entries("en")) == keys(entries("el"))
    assert all(entry.plural for entry in entries("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_translated_and_right(language: str) -> None:
    found = [(entry.context, entry.source, problems(entry)) for entry in entries(language)]
    assert [entry for entry in found if entry[2]] == []


def test_problems_are_noticed() -> None:
    def entry(source: str, *forms: str, plural: bool = False, state: str = "") -> TranslationEntry:
        return TranslationEntry("Page", source, None, plural, forms, state)

    assert problems(entry("Hello {name}", "Γεια {name}")) == []
    assert problems(entry("%n card(s)", "%n φύλλο", "%n φύλλα", plural=True)) == []
    assert problems(entry("Hello {name}", "Γεια {nom}")) != []
    assert problems(entry("Hello", "")) != []
    assert problems(entry("Hello", "Γεια", state="unfinished")) != []
    assert problems(entry("%n card(s)", "%n φύλλο", plural=True)) != []
    assert problems(entry("%n card(s)", "%n φύλλο", "φύλλα", plural=True)) != []
