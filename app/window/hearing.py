"""What is heard in the window: the pages, the curtain, and the key that mutes them."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.sound.sounding import Sounding
from app.sound.sounds import Sound
from app.storage.settings import Settings
from app.window.curtain_keeper import CurtainKeeper
from app.window.messages import Messages
from app.window.page_stack import PageStack


class Hearing(QObject):
    """Lets be heard what the pages and the curtain want to be, through `sounding`."""

    def __init__(
        self, settings: Settings, pages: PageStack, curtain: CurtainKeeper, messages: Messages
    ) -> None:
        super().__init__(pages)
        self.sounding = Sounding(settings, self)
        self._messages = messages
        pages.sounded.connect(self.sounding.play)
        curtain.fell.connect(lambda: self.sounding.play(Sound.CURTAIN))

    def mute(self) -> None:
        """Let nothing be heard any more, or everything again, and say so."""
        self.sounding.switch()
        self._messages.sounds(heard=not self.sounding.silent)
