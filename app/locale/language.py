"""The language of the program: Greek or English, switched while it runs."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator, Signal

from app.storage.settings import LanguageChoice, Settings
from app.system.resources import resource

CODES: Final = ("el", "en")


def system_language() -> str:
    """Return the first of the system's languages that the program knows; English if none."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").split("-")[0].lower()
        if code in CODES:
            return code
    return "en"


class Language(QObject):
    """The language in use; Qt tells every widget when its translator changes (LanguageChange)."""

    changed = Signal(str)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._translator: QTranslator | None = None
        self.code = ""
        self._install()

    def choose(self, choice: LanguageChoice) -> None:
        """Switch to `choice` and remember it."""
        self._settings.language = choice
        self._install()

    def _install(self) -> None:
        choice = self._settings.language
        code = system_language() if choice == "system" else choice
        if code == self.code:
            return
        self.code = code
        QLocale.setDefault(QLocale(code))
        translator = QTranslator(self)
        path = resource("translations", f"trapoula_{code}.qm")
        if not translator.load(str(path)):
            raise FileNotFoundError(path)
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
            self._translator.deleteLater()
        # Without a reference of our own the translator would be collected and silently do nothing.
        self._translator = translator
        QCoreApplication.installTranslator(translator)
        self.changed.emit(code)
