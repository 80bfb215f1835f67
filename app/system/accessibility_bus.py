"""What the screen readers of a Linux desktop listen to, as the registry of AT-SPI 2 tells it."""

from __future__ import annotations

import sys
import time
from typing import Final

# QtDBus is imported when there is a reader: not at the start.

_FRESH: Final = 20.0
"""For so many seconds an answer is good: another reader may be started at any time."""

_PATIENCE_MS: Final = 100
_REGISTRY: Final = "org.a11y.atspi.Registry"


class Listeners:
    """Tells whether somebody listens, and to announcements.

    Screen readers did not always know them: Orca learned of them in version 45. Where nobody
    answers, and on other systems, they count as heard.
    """

    def __init__(self) -> None:
        self._events = ""
        self._asked = -_FRESH

    def there(self) -> bool:
        """Tell whether somebody listens to what happens to the things in windows."""
        return "Object:" in self._known()

    def hear_announcements(self) -> bool:
        """Tell whether announcements are heard."""
        return not self.there() or "Object:Announcement" in self._known()

    def _known(self) -> str:
        """Return what is listened to, as it was found a moment ago."""
        now = time.monotonic()
        if sys.platform == "linux" and now - self._asked >= _FRESH:
            self._asked = now
            self._events = self.events()
        return self._events

    def events(self) -> str:
        """Return a text with the names of all events that somebody listens to, or an empty one."""
        from PySide6.QtDBus import QDBusConnection, QDBusMessage

        bus = QDBusMessage.createMethodCall(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress"
        )
        session = QDBusConnection.sessionBus()
        found = session.call(bus, timeout=_PATIENCE_MS).arguments()
        if not (found and isinstance(found[0], str)):
            return ""
        registry = QDBusMessage.createMethodCall(
            _REGISTRY, "/org/a11y/atspi/registry", _REGISTRY, "GetRegisteredEvents"
        )
        accessibility = QDBusConnection.connectToBus(found[0], "trapoula-accessibility")
        # PySide reads no structures out of a message, but prints them.
        return repr(accessibility.call(registry, timeout=_PATIENCE_MS))
