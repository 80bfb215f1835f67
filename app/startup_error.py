"""The report of what keeps the program from showing its window, made without it."""

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QProcess

from app.locale.language import Language
from app.storage.settings import Settings

DIALOGS: Final = (
    ("zenity", "--error", "--no-markup", "--title=Trapoula", "--text={text}"),
    ("kdialog", "--title", "Trapoula", "--error", "{text}"),
    ("xmessage", "-center", "-title", "Trapoula", "{text}"),
)
"""Programs of the desktops that show a sentence in a window; the first that is there serves."""


ENGLISH_ONLY: Final = {"xmessage"}
"""What shows other letters as rubbish on most machines."""


def report(sentence: Callable[[], str], data_folder: Path) -> None:
    """Report it in the person's language, on stderr and, where possible, in a window."""
    application = QCoreApplication(sys.argv[:1])
    language = Language(Settings(data_folder / "settings.ini"), application)
    text = sentence()
    sys.stderr.write(f"{text}\n")
    _show(text)
    language.deleteLater()


def _show(text: str) -> None:
    """Show it in a window without waiting for that to be closed."""
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    for program, *arguments in DIALOGS:
        if shutil.which(program) is not None and (text.isascii() or program not in ENGLISH_ONLY):
            process = QProcess()
            process.setProgram(program)
            process.setArguments([argument.format(text=text) for argument in arguments])
            process.setStandardOutputFile(QProcess.nullDevice())
            process.setStandardErrorFile(QProcess.nullDevice())
            process.startDetached()
            return
