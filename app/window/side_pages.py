"""The pages that are laid over any other and left again with Back."""

from __future__ import annotations

from pathlib import Path

from app.locale.language import Language
from app.scanning.choices import ScanChoices
from app.sound.effects import SoundEffects
from app.speech.reading_aloud import ReadingAloud
from app.storage.progress import LearningProgress
from app.storage.settings import Settings
from app.style.appearance import Appearance
from app.window.page_stack import PageStack


class SidePages:
    """Lays the rules, the settings, about and the licences on the page on top.

    Their modules are imported when they are first wanted.
    """

    def __init__(
        self,
        appearance: Appearance,
        settings: Settings,
        language: Language,
        pages: PageStack,
        folder: Path,
        *,
        progress: LearningProgress,
        effects: SoundEffects,
        scanning: ScanChoices,
        reading: ReadingAloud,
    ) -> None:
        """Make the side pages; about names `folder`, in which the saved matches are."""
        self._appearance = appearance
        self._settings = settings
        self._language = language
        self._pages = pages
        self._folder = folder
        self._progress = progress
        self._effects = effects
        self._scanning = scanning
        self._reading = reading

    def show_rules(self, game: str) -> None:
        """Show the rules of a game, from where the page on top is about something in them."""
        self._show_rules(game, about=self._pages.top.rules_about)

    def show_cards(self, game: str) -> None:
        """Show at a glance what the cards of a game do."""
        self._show_rules(game, glance=True)

    def show_settings(self) -> None:
        """Show what can be chosen for the whole program."""
        from app.pages.settings import SettingsPage

        if self._pages.go_back_to(SettingsPage):
            return
        page = SettingsPage(self._appearance, self._settings, self._progress)
        page.language_choice_made.connect(self._language.choose)
        page.sound_requested.connect(self.show_sound)
        page.reading_requested.connect(self.show_reading)
        page.key_choice_requested.connect(self.show_key_choice)
        page.one_switch_requested.connect(self.show_one_switch)
        self._pages.lay(page)

    def show_sound(self) -> None:
        """Show what can be chosen of sound."""
        from app.pages.sound import SoundPage

        page = SoundPage(self._appearance, self._effects)
        self._pages.lay(page)

    def show_reading(self) -> None:
        """Show what can be chosen of reading aloud."""
        from app.pages.read_aloud import ReadAloudPage

        page = ReadAloudPage(self._appearance, self._reading)
        self._pages.lay(page)

    def show_key_choice(self) -> None:
        """Show what can be chosen of letters and time."""
        from app.pages.key_choice.page import KeyChoicePage

        page = KeyChoicePage(self._appearance, self._settings)
        self._pages.lay(page)

    def show_one_switch(self) -> None:
        """Show what can be chosen of scanning."""
        from app.pages.one_switch import OneSwitchPage

        self._pages.lay(OneSwitchPage(self._appearance, self._scanning))

    def show_about(self) -> None:
        """Show what the program is."""
        from app.pages.about import AboutPage

        page = AboutPage(self._appearance, self._folder)
        page.licences_requested.connect(self._show_licences)
        self._pages.lay(page)

    def _show_licences(self) -> None:
        from app.pages.licences import LicencesPage

        page = LicencesPage(self._appearance)
        self._pages.lay(page)

    def _show_rules(self, game: str, *, about: str = "", glance: bool = False) -> None:
        from app.pages.rules import RulesPage

        below = self._pages.below
        same = isinstance(below, RulesPage) and below.game_id == game
        if same and self._pages.go_back_to(RulesPage):
            return
        page = RulesPage(
            self._appearance, game, about=about, glance=glance, aloud=lambda: self._reading.on
        )
        self._pages.lay(page)
