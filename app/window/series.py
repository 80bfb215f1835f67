"""The series of five in the window: begun, gone on with, and counted."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.storage.match_store import MatchStore
from app.storage.series_file import Series, SeriesKind, SeriesPlayer
from engine.challenge import NUMBERS

if TYPE_CHECKING:
    from app.match.players import NewMatch
    from engine.core.match import Match


class SeriesPlay(QObject):
    """Leads from one deal of the series to the next, and notes what each has brought."""

    deal_requested = Signal(object)
    """Brings the `NewMatch` that is to be dealt."""
    open_requested = Signal(Path)
    """Brings the file of the match to go on with."""
    rests = Signal()
    """No series is begun: one has been begun before and is not over."""
    over = Signal()
    """There is no deal to go on with."""

    def __init__(self, store: MatchStore, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self.kept = store.series
        self._asked = False
        """The next deal of the series has been asked for, and is dealt."""

    @property
    def runs(self) -> bool:
        """Tell whether a series has been begun and has deals still to be played."""
        return self.kept.running is not None

    def begin(self, new: NewMatch) -> None:
        """Begin a series of matches like this one, with deal numbers of its own."""
        if self.runs:
            self.rests.emit()
            return
        from app.games import MODULES

        setup = MODULES[new.game].setup()
        starter = setup.starter().option
        shown = {name: value for name, value in new.options.items() if name != starter}
        self.kept.begin(
            Series(
                random.SystemRandom().randint(1, NUMBERS),
                SeriesKind(new.game, shown, len(new.players)),
                new.options,
                tuple(SeriesPlayer(player.given, player.kind) for player in new.players),
                new.open_hands,
                setup.rules.scoring.team,
            )
        )
        self.go_on()

    def go_on(self) -> None:
        """Go on with the match of the present deal, or deal it."""
        series = self.kept.running
        if series is None:
            self.over.emit()
            return
        files = (self._store.folder / name for name in self.kept.files)
        file = next((file for file in files if file.is_file()), None)
        if file is not None:
            self.open_requested.emit(file)
            return
        self._asked = True
        self.deal_requested.emit(_new_match(series))
        self._asked = False

    # Matches

    def note_dealt(self, match: Match) -> None:
        """Note a match that was dealt for the present deal of the series."""
        file = self._store.file_of(match)
        if self._asked and file is not None:
            self.kept.note_dealt(match.header, file.name)

    def note_over(self, match: Match) -> None:
        """Note that a match is over: it may be the one that counts for its deal."""
        self.kept.note_over(match)
        if self.kept.deal_of(match.header) is not None:
            self._store.judge_deal(match.header)


def _new_match(series: Series) -> NewMatch:
    """Return the match of the next deal; the colours are those that people have had before."""
    from app.match.players import NewMatch, PlayerInfo

    players = tuple(
        PlayerInfo(player.name, seat, player.kind, seat, player.kind)
        for seat, player in enumerate(series.players)
    )
    seed = series.seeds[series.at]
    return NewMatch(series.kind.game, series.options, players, seed, series.open_hands)
