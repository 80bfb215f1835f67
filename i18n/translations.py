"""Keeps the translations, i18n/*.ts: takes in new texts, compiles them, says what is wrong.

    python -m i18n.translations update     after texts in app/ have changed
    python -m i18n.translations compile    writes resources/translations/*.qm where out of date

The English texts stand in the source, declared as `app.texts` says. Greek has all of them, English
its plurals only. The .ts files are kept by lupdate and compiled by lrelease, the tools of Qt; but
lupdate knows nothing of declarations, so the texts are found here and handed to it in a form that
it understands. It keeps no line numbers and sorts, so that a .ts file changes only when a text
does.
"""

import ast
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import PySide6

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "i18n"
COMPILED = ROOT / "resources" / "translations"
LUPDATE_OPTIONS = {"el": (), "en": ("-pluralonly",)}
PLURAL_FORMS = 2  # in Greek as in English: one, many


class DeclaredText(NamedTuple):
    """A text as it stands in the source; a `comment` tells apart what is said twice.

    The note is what translators are told of it.
    """

    context: str
    source: str
    comment: str | None
    plural: bool
    note: str = ""


class TranslationEntry(NamedTuple):
    """A text as it stands in a .ts file; `forms` holds one translation or those of a plural."""

    context: str
    source: str
    comment: str | None
    plural: bool
    forms: tuple[str, ...]
    state: str  # "" when finished, otherwise unfinished, vanished or obsolete


def ts_file(language: str, folder: Path = FOLDER) -> Path:
    return folder / f"trapoula_{language}.ts"


def update(folder: Path = FOLDER) -> None:
    """Bring the .ts files in `folder` up to date with the texts in app/."""
    with tempfile.TemporaryDirectory() as scratch:
        calls = Path(scratch) / "texts.py"
        calls.write_text("".join(map(call_for_lupdate, texts_in_source())), "utf-8")
        for language, options in LUPDATE_OPTIONS.items():
            command = ["-no-obsolete", "-locations", "none", "-sort-messages", "-silent"]
            command += ["-source-language", "en", "-target-language", language, *options]
            qt_tool("lupdate", *command, str(calls), "-ts", str(ts_file(language, folder)))


def call_for_lupdate(text: DeclaredText) -> str:
    """Write a text as the plainest call that lupdate understands, after the note on it."""
    quoted = [json.dumps(part, ensure_ascii=False) for part in text[:3] if part is not None]
    if text.plural:
        quoted += ["2"] if text.comment else ["None", "2"]
    note = f"#: {text.note}\n" if text.note else ""
    return f"{note}QCoreApplication.translate({', '.join(quoted)})\n"


def compile_all() -> None:
    """Write each .qm file that is missing or older than its .ts file.

    An old one is replaced, not written over: Qt maps it into the memory of a running program.
    """
    COMPILED.mkdir(exist_ok=True)
    for language in LUPDATE_OPTIONS:
        source = ts_file(language)
        target = COMPILED / f"{source.stem}.qm"
        if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            new = target.with_suffix(".new")
            qt_tool("lrelease", "-silent", str(source), "-qm", str(new))
            new.replace(target)


def qt_tool(name: str, *arguments: str) -> None:
    """Run a tool that comes with PySide6; where it fails, it has said why itself."""
    program = Path(PySide6.__file__).parent / name
    if status := subprocess.call([program, *arguments], cwd=ROOT):
        sys.exit(status)


def entries(language: str, folder: Path = FOLDER) -> list[TranslationEntry]:
    """Read a .ts file."""
    found = []
    for context in ElementTree.parse(ts_file(language, folder)).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            plural = message.get("numerus") == "yes"
            forms = [form.text for form in translation] if plural else [translation.text]
            found.append(
                TranslationEntry(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    message.findtext("comment"),
                    plural,
                    tuple(form or "" for form in forms),
                    translation.get("type", ""),
                )
            )
    return found


@cache
def texts_in_source() -> tuple[DeclaredText, ...]:
    """Find every text in app/. Exits with a message where one could never be translated."""
    return tuple(
        text
        for path in sorted(ROOT.glob("app/**/*.py"))
        for text in texts_of(ast.parse(path.read_text("utf-8")), path.relative_to(ROOT))
    )


def texts_of(module: ast.Module, path: Path) -> list[DeclaredText]:
    """Find the texts of a module: those that it declares, and Qt's own, which it only names."""
    contexts = contexts_of(module)
    found = []
    for call in ast.walk(module):
        match call:
            case ast.Call(func=ast.Name(name)) if name in contexts:
                text = declared(call, contexts[name])
            case ast.Call(func=ast.Name("QT_TRANSLATE_NOOP")):
                text = named(call)
            case _:
                continue
        if text is None:
            sys.exit(f"{path}:{call.lineno}: only literal texts can be translated")
        found.append(text)
    return found


def contexts_of(module: ast.Module) -> dict[str, str]:
    """Find what a module declares its texts with: T of `T = texts("Context")`, and the context."""
    found = {}
    for statement in module.body:
        match statement:
            case ast.Assign(
                targets=[ast.Name(name)],
                value=ast.Call(func=ast.Name("texts"), args=[ast.Constant(str(context))]),
            ):
                found[name] = context
    return found


def declared(call: ast.Call, context: str) -> DeclaredText | None:
    """Read a declaration, which is one of a plural where the text counts or it says so."""
    match call.args:
        case [ast.Constant(str(source))]:
            sense = None
        case [ast.Constant(str(source)), ast.Constant(str(sense))]:
            pass
        case _:
            return None
    note, plural = "", "%n" in source
    for keyword in call.keywords:
        match keyword:
            case ast.keyword(arg="note", value=ast.Constant(str(note))):
                pass
            case ast.keyword(arg="plural", value=ast.Constant(True)):
                plural = True
            case _:
                return None
    return DeclaredText(context, source, sense, plural, note)


def named(call: ast.Call) -> DeclaredText | None:
    """Read a text of Qt's own."""
    match call:
        case ast.Call(args=[ast.Constant(str(context)), ast.Constant(str(source))], keywords=[]):
            return DeclaredText(context, source, None, plural=False)
    return None


def problems(entry: TranslationEntry) -> list[str]:
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
            open_ones = [entry for entry in found if problems(entry)]
            print(f"{ts_file(language).name}: {len(found)} texts, {len(open_ones)} to be looked at")
            for entry in open_ones:
                print(f"    {entry.context}: {entry.source!r} {', '.join(problems(entry))}")
    elif list(arguments) == ["compile"]:
        compile_all()
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
