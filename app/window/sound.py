"""What is heard in the window: the pages, the curtain, and the key that mutes them."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.sound.effects import SoundEffects
from app.sound.sounds import Sound
from app.storage.settings import Settings
from app.window.curtain_keeper import CurtainKeeper
from app.window.messages import Messages
from app.window.page_stack import PageStack


class WindowSound(QObject):
    """Plays what the pages and the curtain ask for, through `effects`."""

    def __init__(
        self, settings: Settings, pages: PageStack, curtain: CurtainKeeper, messages: Messages
    ) -> None:
        super().__init__(pages)
        self.effects = SoundEffects(settings, self)
        self._messages = messages
        pages.sounded.connect(self.effects.play)
        curtain.fell.connect(lambda: self.effects.play(Sound.CURTAIN))

    def mute(self) -> None:
        """Let nothing be heard any more, or everything again, and say so."""
        self.effects.switch()
        self._messages.sounds(heard=not self.effects.silent)
