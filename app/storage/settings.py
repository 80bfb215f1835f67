"""The settings: what the program remembers between starts, in one INI file.

Every entry is a typed attribute with a default. A value that is missing, damaged or of an older
kind reads as its default, so a broken file never keeps the program from starting.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, Generic, Literal, NamedTuple, Protocol, TypeVar, get_args, overload

from PySide6.QtCore import QByteArray, QSettings

from app.storage.settings_migrations import MIGRATIONS, carry_over

LanguageChoice = Literal["system", "el", "en"]
ThemeChoice = Literal["system", "evening", "whitewash", "contrast"]
Motion = Literal["full", "fast", "slow", "reduced"]
HandOrder = Literal["ascending", "descending"]
Pace = Literal["calm", "slow", "quick", "step"]
"""How the computers' moves follow each other: to be followed, in more time, in half the time, or
each when it is asked for."""

Moves = Literal["shown", "hidden"]
"""Whether the last moves stand beside the table."""

Warn = Literal["on", "off"]
"""Whether the table warns before a move that leads to a dead end."""

TipChoice = Literal["on", "off"]
"""Whether the coach gives tips in a match."""

Muted = Literal["no", "yes"]
"""Whether all sounds are off for the time being."""

SoundChoice = Literal["on", "off"]
"""Whether a kind of sounds is heard."""

ReadingAloudChoice = Literal["off", "on"]
"""Whether what is announced is read aloud."""

SpeechRate = Literal["normal", "slow", "fast", "faster"]
"""How fast it is read."""

NumberWait = Literal["short", "long", "longest"]
"""How long the second digit of a number is waited for."""

MessageStay = Literal["brief", "stay"]
"""Whether what the table says stands a while, or until the next action."""

DoubleClickChoice = Literal["clear", "only", "never"]
"""Where a double click lays a card."""

ScanChoice = Literal["off", "alone", "by_hand"]
"""Whether a highlight steps for people who have a switch: by itself, or with a second switch."""

ScanTime = Literal["1500", "500", "1000", "2000", "3000", "5000"]
"""How long the highlight stands on each thing, in milliseconds."""

LANGUAGES: Final[tuple[LanguageChoice, ...]] = get_args(LanguageChoice)
THEMES: Final[tuple[ThemeChoice, ...]] = get_args(ThemeChoice)
MOTIONS: Final[tuple[Motion, ...]] = get_args(Motion)
HAND_ORDERS: Final[tuple[HandOrder, ...]] = get_args(HandOrder)
PACES: Final[tuple[Pace, ...]] = get_args(Pace)
MOVES: Final[tuple[Moves, ...]] = ("hidden", "shown")
WARNS: Final[tuple[Warn, ...]] = get_args(Warn)
TIPS: Final[tuple[TipChoice, ...]] = get_args(TipChoice)
MUTED: Final[tuple[Muted, ...]] = get_args(Muted)
SOUND_KINDS: Final = ("cards", "turn", "events", "end", "refused")
LOUDEST: Final = 100
LOUD_AT_FIRST: Final = 60
"""The volume, in percent, that nobody has chosen: a card is heard, and wakes nobody."""
READING_ALOUD: Final[tuple[ReadingAloudChoice, ...]] = get_args(ReadingAloudChoice)
SPEECH_RATES: Final[tuple[SpeechRate, ...]] = get_args(SpeechRate)
NUMBER_WAITS: Final[tuple[NumberWait, ...]] = get_args(NumberWait)
MESSAGES: Final[tuple[MessageStay, ...]] = get_args(MessageStay)
DOUBLE_CLICKS: Final[tuple[DoubleClickChoice, ...]] = get_args(DoubleClickChoice)
SCANS: Final[tuple[ScanChoice, ...]] = get_args(ScanChoice)
SCAN_TIMES: Final[tuple[ScanTime, ...]] = get_args(ScanTime)
TEXT_SIZES: Final = (100, 115, 130, 150, 175, 200)

_COLOURS: Final = 6

REMEMBERED_COLOURS: Final = 100
"""The number of names whose colour is remembered."""

VERSION: Final = 1
"""The version of the settings, written into the file. A rename of an entry raises it, and
`settings_migrations` says how earlier entries are converted."""

SECTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "General": ("version",),
    "look": ("language", "theme", "motion", "text_size"),
    "table": (
        "hand_order",
        "pace",
        "dead_end_warning",
        "moves",
        "tips",
        "open_hands",
        "players",
        "colours",
        "confiding",
        "spoken",
        "own",
    ),
    "keys": ("letters", "number_wait", "messages", "double_click"),
    "sound": ("volume", "muted", *(f"sound_of_{kind}" for kind in SOUND_KINDS)),
    "switch": ("scan", "time", "press", "step"),
    "speech": ("reading_aloud", "rate"),
    "window": ("geometry",),
}
"""The entries by their sections, as in the file; in `options` each game has one."""

OWN: Final[Mapping[str, Callable[[str], bool]]] = {
    "look/theme": THEMES.__contains__,
    "look/text_size": tuple(map(str, TEXT_SIZES)).__contains__,
    "table/hand_order": HAND_ORDERS.__contains__,
    "keys/letters": lambda stored: _letters(stored) is not None,
    "keys/number_wait": NUMBER_WAITS.__contains__,
    "keys/messages": MESSAGES.__contains__,
    "keys/double_click": DOUBLE_CLICKS.__contains__,
    "speech/reading_aloud": READING_ALOUD.__contains__,
    "speech/rate": SPEECH_RATES.__contains__,
}
"""The entries that a person can have of their own, with what tells whether a value can hold."""

ValueT = TypeVar("ValueT", bound=str)


class RememberedPlayer(NamedTuple):
    """A player who has played here, with the latest colour (0..5) and kind."""

    name: str
    colour: int
    kind: str = "human"


class HeldChoices(Protocol):
    """What one person has chosen of the entries in `OWN`."""

    def get(self, key: str) -> str | None:
        """Return the choice; None for none."""

    def put(self, key: str, value: str) -> None:
        """Remember a choice."""


class ChosenEntry(Generic[ValueT]):
    """An entry that has one of a few values; at first, and where it is damaged, the first one."""

    def __init__(self, key: str, choices: tuple[ValueT, ...]) -> None:
        self._key = key
        self._choices = choices

    @overload
    def __get__(self, settings: None, owner: type[Settings]) -> ChosenEntry[ValueT]: ...

    @overload
    def __get__(self, settings: Settings, owner: type[Settings]) -> ValueT: ...

    def __get__(
        self, settings: Settings | None, owner: type[Settings]
    ) -> ChosenEntry[ValueT] | ValueT:
        if settings is None:
            return self
        stored = settings.read(self._key)
        return next((choice for choice in self._choices if choice == stored), self._choices[0])

    def __set__(self, settings: Settings, value: ValueT) -> None:
        settings.write(self._key, value)


class Settings:
    """The settings of one data folder.

    `path` is the INI file; it is made when something is first remembered. Entries of an earlier
    version are converted. What this version does not know stays as it is, and so does the version
    number of a later one.
    """

    language = ChosenEntry("look/language", LANGUAGES)
    theme = ChosenEntry("look/theme", THEMES)
    motion = ChosenEntry("look/motion", MOTIONS)
    hand_order = ChosenEntry("table/hand_order", HAND_ORDERS)
    pace = ChosenEntry("table/pace", PACES)
    """How the computers' moves follow each other."""
    dead_end_warning = ChosenEntry("table/dead_end_warning", WARNS)
    """Whether the table warns before a move that leads to a dead end."""
    moves = ChosenEntry("table/moves", MOVES)
    """Whether the last moves stand beside the table."""
    number_wait = ChosenEntry("keys/number_wait", NUMBER_WAITS)
    messages = ChosenEntry("keys/messages", MESSAGES)
    double_click = ChosenEntry("keys/double_click", DOUBLE_CLICKS)
    scan = ChosenEntry("switch/scan", SCANS)
    """Whether a highlight steps for people who have a switch."""
    scan_time = ChosenEntry("switch/time", SCAN_TIMES)
    tips = ChosenEntry("table/tips", TIPS)
    """Whether the coach gives tips in a match."""

    muted = ChosenEntry("sound/muted", MUTED)
    """Whether all sounds are off for the time being."""
    reading_aloud = ChosenEntry("speech/reading_aloud", READING_ALOUD)
    """Whether what is announced is read aloud."""
    speech_rate = ChosenEntry("speech/rate", SPEECH_RATES)

    def __init__(self, path: Path) -> None:
        self._store = QSettings(str(path), QSettings.Format.IniFormat)
        carry_over(self._store, VERSION, MIGRATIONS)
        self.folder: Final = path.parent
        self.held: HeldChoices | None = None
        """What holds instead of the household's own, where a person has chosen."""

    def has_chosen(self, key: str) -> bool:
        """Tell whether a person has chosen something for the entry of that key."""
        return self.read(key) is not None

    @property
    def text_size(self) -> int:
        """Return the size of the texts in percent, one of TEXT_SIZES."""
        stored = str(self.read("look/text_size"))
        return int(stored) if stored in map(str, TEXT_SIZES) else TEXT_SIZES[0]

    @text_size.setter
    def text_size(self, value: int) -> None:
        self.write("look/text_size", value)

    @property
    def volume(self) -> int:
        """Return how loud sounds are in percent, 0 to 100."""
        stored = str(self._store.value("sound/volume", ""))
        return int(stored) if stored in map(str, range(LOUDEST + 1)) else LOUD_AT_FIRST

    @volume.setter
    def volume(self, value: int) -> None:
        self.write("sound/volume", value)

    def hears(self, kind: str) -> bool:
        """Tell whether a kind of sounds is heard."""
        return self.read(f"sound/sound_of_{kind}") != "off"

    def choose_sounds(self, kind: str, choice: SoundChoice) -> None:
        """Remember whether a kind of sounds is heard."""
        self.write(f"sound/sound_of_{kind}", choice)

    @property
    def open_hands(self) -> bool:
        """Tell whether people at one screen played without a curtain the last time."""
        return bool(self._store.value("table/open_hands") == "on")

    @open_hands.setter
    def open_hands(self, value: bool) -> None:
        self.write("table/open_hands", "on" if value else "off")

    @property
    def players(self) -> list[RememberedPlayer]:
        """Return the players of the last set-up, in the order of their seats."""
        stored = self._json("table/players")
        if not isinstance(stored, list):
            return []
        return [
            RememberedPlayer(entry["name"], entry["colour"], str(entry.get("kind")))
            for entry in stored
            if isinstance(entry, dict)
            and isinstance(entry.get("name"), str)
            and type(entry.get("colour")) is int
            and 0 <= entry["colour"] < _COLOURS
        ]

    @players.setter
    def players(self, value: Sequence[RememberedPlayer]) -> None:
        self._write_json("table/players", [entry._asdict() for entry in value])
        self.remember_colours({entry.name: entry.colour for entry in value})

    def remember_colours(self, worn: Mapping[str, int]) -> None:
        """Remember who had which colour, including names that the program gave.

        The names that have played most recently are kept.
        """
        before = {name: colour for name, colour in self.colours.items() if name not in worn}
        newest = [*before.items(), *worn.items()][-REMEMBERED_COLOURS:]
        self._write_json("table/colours", dict(newest))

    @property
    def colours(self) -> dict[str, int]:
        """Return the latest colour (0..5) of each name.

        Saved matches take their colours from here.
        """
        stored = self._json("table/colours")
        if not isinstance(stored, dict):
            return {}
        return {name: c for name, c in stored.items() if type(c) is int and 0 <= c < _COLOURS}

    @property
    def letters(self) -> dict[str, str]:
        """Return the letters that were chosen for commands, by their ids; "" for none."""
        stored = self.read("keys/letters")
        return {} if stored is None else _letters(str(stored)) or {}

    @letters.setter
    def letters(self, value: Mapping[str, str]) -> None:
        self._write_json("keys/letters", dict(value))

    def options(self, game: str) -> dict[str, object]:
        """Return the options chosen last for `game`, as its set-up page stored them."""
        stored = self._json(f"options/{game}")
        return stored if isinstance(stored, dict) else {}

    def remember_options(self, game: str, options: Mapping[str, object]) -> None:
        self._write_json(f"options/{game}", dict(options))

    @property
    def geometry(self) -> QByteArray:
        """Return the window's size and place as `QWidget.saveGeometry` gives it; empty at first."""
        stored = self._store.value("window/geometry")
        return stored if isinstance(stored, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self.write("window/geometry", value)

    def flush(self) -> bool:
        """Write everything to the disk now, and tell whether that has always succeeded so far."""
        self._store.sync()
        return self._store.status() is not QSettings.Status.AccessError

    def read(self, key: str) -> object:
        """Return what is stored under a key; None for nothing."""
        own = self.held.get(key) if self.held is not None and key in OWN else None
        return self._store.value(key) if own is None else own

    def write(self, key: str, value: object) -> None:
        """Store a value under a key, for the person whose choices hold if it is one of theirs."""
        if self.held is not None and key in OWN:
            self.held.put(key, str(value))
            return
        if not str(self._store.value("version", "")).isdecimal():
            self._store.setValue("version", VERSION)
        self._store.setValue(key, value)

    # Of what the program starts with nothing is JSON: its module is imported when it is needed.

    def _write_json(self, key: str, value: object) -> None:
        import json

        self.write(key, json.dumps(value))

    def _json(self, key: str) -> object:
        return _parsed(str(self._store.value(key, "null")))


def _letters(stored: str) -> dict[str, str] | None:
    """Return the letters of commands that are stored; None for something else."""
    letters = _parsed(stored)
    if not isinstance(letters, dict):
        return None
    return {name: letter for name, letter in letters.items() if isinstance(letter, str)}


def _parsed(stored: str) -> object:
    import json

    try:
        return json.loads(stored)
    except (ValueError, RecursionError):
        return None
