"""The program's own languages for tests."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from i18n.translations import COMPILED, compile_all


@contextmanager
def speaking() -> Iterator[Callable[[str], None]]:
    """Gives what installs a language, "el" or "en", in place of the one before."""
    compile_all()
    installed: list[QTranslator] = []

    def clear() -> None:
        while installed:
            QCoreApplication.removeTranslator(installed.pop())

    def install(code: str) -> None:
        clear()
        QLocale.setDefault(QLocale(code))
        translator = QTranslator()
        assert translator.load(str(COMPILED / f"trapoula_{code}.qm"))
        QCoreApplication.installTranslator(translator)
        installed.append(translator)

    try:
        yield install
    finally:
        clear()
        QLocale.setDefault(QLocale.c())
