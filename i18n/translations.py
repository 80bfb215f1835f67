"""Keeps the translations, i18n/*.ts: takes in new texts, compiles them, says what is wrong.

    python -m i18n.translations update     after texts in app/ have changed
    python -m i18n.translations compile    writes resources/translations/*.qm where out of date

The English texts stand in the source. Greek has all of them, English its plurals only. The tools
are those of Qt, lupdate and lrelease. They keep no line numbers, so that a .ts file changes only
when a text does.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import PySide6

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "i18n"
COMPILED = ROOT / "resources" / "translations"
LUPDATE_OPTIONS = {"el": (), "en": ("-pluralonly",)}
PLURAL_FORMS = 2  # in Greek as in English: one, many


class Entry(NamedTuple):
    """A text as it stands in a .ts file; `forms` holds one translation or those of a plural."""

    context: str
    source: str
    plural: bool
    forms: tuple[str, ...]
    state: str  # "" when finished, otherwise unfinished, vanished or obsolete


def ts_file(language: str, folder: Path = FOLDER) -> Path:
    return folder / f"trapoula_{language}.ts"


def update(folder: Path = FOLDER) -> None:
    """Bring the .ts files in `folder` up to date with the texts in app/."""
    sources = [str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("app/**/*.py"))]
    for language, options in LUPDATE_OPTIONS.items():
        command = ["-no-obsolete", "-locations", "none", "-warnings-are-errors", "-silent"]
        command += ["-source-language", "en", "-target-language", language, *options]
        qt_tool("lupdate", *command, *sources, "-ts", str(ts_file(language, folder)))


def compile_all() -> None:
    """Write each .qm file that is missing or older than its .ts file."""
    COMPILED.mkdir(exist_ok=True)
    for language in LUPDATE_OPTIONS:
        source = ts_file(language)
        target = COMPILED / f"{source.stem}.qm"
        if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            qt_tool("lrelease", "-silent", str(source), "-qm", str(target))


def qt_tool(name: str, *arguments: str) -> None:
    """Run a tool that comes with PySide6; where it fails, it has said why itself."""
    program = Path(PySide6.__file__).parent / name
    if status := subprocess.call([program, *arguments], cwd=ROOT):
        sys.exit(status)


def entries(language: str, folder: Path = FOLDER) -> list[Entry]:
    """Read a .ts file."""
    found = []
    for context in ElementTree.parse(ts_file(language, folder)).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            plural = message.get("numerus") == "yes"
            forms = [form.text for form in translation] if plural else [translation.text]
            found.append(
                Entry(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    plural,
                    tuple(form or "" for form in forms),
                    translation.get("type", ""),
                )
            )
    return found


def texts_in_source() -> Iterator[tuple[str, str, bool]]:
    """Yield context, text and whether it is a plural, for every literal text in app/.

    lupdate overlooks some ways to write a call, for one a count that is no plain name; what it
    finds can be compared with this.
    """
    for path in sorted(ROOT.glob("app/**/*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            name = node.func.id if isinstance(node.func, ast.Name) else name
            if name not in {"translate", "QT_TRANSLATE_NOOP"}:
                continue
            literals = [a.value for a in node.args[:2] if isinstance(a, ast.Constant)]
            if len(literals) == 2:
                yield str(literals[0]), str(literals[1]), len(node.args) == 4


def problems(entry: Entry) -> list[str]:
    """Say what is wrong with a translation."""
    found = [f"is {entry.state}"] if entry.state else []
    if entry.plural and len(entry.forms) != PLURAL_FORMS:
        found.append(f"has {len(entry.forms)} plural forms")
    for form in entry.forms:
        if not form.strip():
            found.append("is empty")
        elif fields(form) != fields(entry.source):
            found.append(f"has other fields than its source: {form!r}")
    return found


def fields(text: str) -> list[str]:
    """List the places in a text that are filled in later: {name} and %n."""
    return sorted(re.findall(r"\{\w*\}|%n", text))


def main(arguments: Sequence[str]) -> int:
    if list(arguments) == ["update"]:
        update()
        for language in LUPDATE_OPTIONS:
            found = entries(language)
            open_ones = sum(bool(problems(entry)) for entry in found)
            print(f"{ts_file(language).name}: {len(found)} texts, {open_ones} to be looked at")
    elif list(arguments) == ["compile"]:
        compile_all()
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
