"""Messages of the window itself: what could not be read, saved, dealt or opened."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from app.match.players import one_line
from app.storage.damage_words import damage_text
from app.storage.settings_rescue import KeptFile
from app.storage.taking_in import TakenIn
from app.style.typography import joined_names
from app.system.os_errors import in_words
from app.system.screen_reader import announce
from app.texts import texts
from app.widgets.notice import Notice
from engine.core.errors import Damaged

T = texts("Window")

saved = T("Saved.", note="Said after a game or a lesson that can be gone on with was left.")


_NAMED: Final = 3
"""So many files are named at most; of more it is said how many there are."""


class Messages:
    """Says it in the window's notice."""

    def __init__(self, notice: Notice) -> None:
        self._notice = notice
        self._told_of_settings = False
        """It was said that the settings cannot be saved."""

    def settings_kept(self, kept: KeptFile) -> None:
        """Say where the settings file is that could not be read whole."""
        sentences = {
            "damaged": T(
                "The settings file was damaged. What could still be read is used. The old file is"
                " kept as {name}.",
            ),
            "newer": T(
                "The settings were saved by a newer version. What this version knows of them is"
                " used. A copy of the file is kept as {name}.",
            ),
        }
        self._notice.say(lambda: sentences[kept.cause](name=kept.path.name))

    def settings_not_saved(self, folder: Path) -> None:
        """Say, the first time, that a choice could not be saved in `folder`."""
        if self._told_of_settings:
            return
        self._told_of_settings = True
        self._notice.say(
            lambda: T(
                "Your settings cannot be saved. They will be used until you close Trapoula. The"
                " disk may be full, or the folder {folder} read-only."
            )(folder=folder)
        )

    def key_lost(self, waits_for: str) -> None:
        """Say that a key did nothing, for what it would have pressed has just changed.

        Where nothing is asked, say instead who is waited for.
        """
        again = T("This has just changed. Press the same key again.")
        if waits_for:
            announce(self._notice, waits_for)
        elif self._notice.isVisible():  # Whatever stands there weighs more, but has been said.
            announce(self._notice, again())
        else:
            self._notice.say(again, passing=True)

    def sounds(self, *, heard: bool) -> None:
        """Say whether sounds are heard from now on."""
        on = T("Sounds are on.", note="After the key M.")
        off = T("Sounds are off. M brings them back.", note="After the key M.")
        self._notice.say(on if heard else off, passing=True)

    def reading_aloud(self, *, on: bool) -> None:
        """Say whether what happens is read aloud from now on."""
        begins = T("What happens is read aloud.", note="After Ctrl+R.")
        ends = T("Nothing is read aloud any more.", note="After Ctrl+R.")
        self._notice.say(begins if on else ends, passing=True)

    def no_voice(self) -> None:
        """Say that nothing can be read aloud, and where it stands why."""
        self._notice.say(
            T(
                "Nothing can be read aloud: no voice was found. Settings, Read aloud, says what is"
                " missing."
            )
        )

    def not_dealt(self, error: OSError) -> None:
        """Say that the new match could not be written."""
        self._notice.say(
            lambda: T(
                "The cards were not dealt because the game could not be saved ({reason}). Fix"
                " this and try again."
            )(reason=in_words(error))
        )

    def not_deleted(self, file: Path, error: OSError) -> None:
        """Say why the match in `file` could not be deleted."""
        self._notice.say(
            lambda: T("{name} could not be deleted ({reason}).")(
                name=one_line(file.name), reason=in_words(error)
            )
        )

    def opening(self) -> None:
        """Say that a match is being read, until it has been."""
        self._notice.say(T("The game is loading."), stays=True)

    def goes_on_in_copy(self) -> None:
        """Say that a damaged match goes on in a copy."""
        self._notice.say(
            T(
                "This is a copy for practice, up to the damaged line. The file itself stays as it"
                " is."
            )
        )

    def series_rests(self) -> None:
        """Say that a series has been begun already, instead of beginning another one."""
        self._notice.say(T("A series has been begun already. Go on with it, or give it up first."))

    def taken_in(self, what: TakenIn) -> None:
        """Say what came of the files that were to be taken in."""
        named = bool(what.known or what.refused)
        self._notice.say(lambda: taken_in_words(what), stays=named)

    def exported(self, text: str) -> None:
        """Say what came of an export."""
        self._notice.say(lambda: text)

    def not_opened(self, file: Path, error: Damaged | OSError) -> None:
        """Say why the match in `file` cannot be played."""
        name = one_line(file.name)
        if isinstance(error, OSError):
            self._notice.say(
                lambda: T("The saved game {name} could not be opened ({reason}).")(
                    name=name, reason=in_words(error)
                )
            )
        else:
            self._notice.say(
                lambda: T("{name} could not be opened. {reason} The file has not been changed.")(
                    name=name, reason=damage_text(error)
                )
            )


def taken_in_words(what: TakenIn) -> str:
    """Say how many matches are new, and name the files that are not among them."""
    lines = []
    if what == TakenIn():
        return T("No game was found there.")()
    if what.new:
        lines.append(T("%n game(s) taken in.")(n=what.new))
    if what.known:
        known = T("%n game(s) here already, left as they are: {files}.")
        lines.append(known(n=len(what.known), files=_some(what.known)))
    refused = [
        T("{file}: {reason}")(file=one_line(name), reason=damage_text(why))
        for name, why in what.refused[:_NAMED]
    ]
    if refused:
        lines += [T("%n file(s) not taken in:")(n=len(what.refused)), *refused]
        if (more := len(what.refused) - _NAMED) > 0:
            lines.append(T("and %n more file(s).")(n=more))
    return "\n".join(lines)


def _some(names: Sequence[str]) -> str:
    """List the first of some files, and how many more there are."""
    shown = [one_line(name) for name in names[:_NAMED]]
    if (more := len(names) - _NAMED) > 0:
        shown.append(T("%n more", plural=True)(n=more))
    return joined_names(shown)
