"""The players at the table that is being set up: places, names, colours; nothing painted."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.match.players import (
    COLOURS,
    LONGEST_NAME,
    PlayerInfo,
    can_be_shown,
    named,
    one_line,
    plain_letters,
    shown_name,
)
from app.storage.settings import RememberedPlayer
from engine.core.events import KINDS, Kind


@dataclass
class Guest:
    """Somebody at a place; an empty name shows as "Player 2" in the language on screen."""

    name: str
    colour: int
    kind: Kind = "human"


class Party:
    """The places round a table, clockwise, taken or free.

    Order of play is the order of the places. No two guests wear one colour. Somebody who leaves is
    remembered at the place and comes back when the place is taken again.
    """

    def __init__(
        self,
        places: int,
        remembered: Sequence[RememberedPlayer],
        *,
        least: int = 1,
        seats: int | None = None,
    ) -> None:
        """Seat the `remembered` from the first place on; at least `least` seats are always taken.

        Players for whom there is no place wait for a larger table. With `seats`, so many are taken
        at first.
        """
        wanted = places if seats is None else seats
        self.least = least
        self._guests: list[Guest | None] = [None] * places
        self._gone: dict[int, Guest] = {}
        self._waiting = list(remembered[wanted:])
        for place, player in enumerate(remembered[:wanted]):
            name = one_line(player.name)[:LONGEST_NAME]
            self._guests[place] = Guest(name, self._free(player.colour), _kind(player))
        for place in range(len(remembered), least if seats is None else seats):
            self.add(place)

    @property
    def places(self) -> int:
        return len(self._guests)

    @property
    def can_leave(self) -> bool:
        """Whether enough stay at the table when one leaves."""
        return len(self.taken) > self.least

    @property
    def taken(self) -> list[int]:
        """The taken places in order of play."""
        return [place for place, guest in enumerate(self._guests) if guest is not None]

    def guest(self, place: int) -> Guest | None:
        return self._guests[place]

    def name(self, place: int) -> str:
        """Return the name as it is shown and dealt to."""
        guest = self._guests[place]
        if guest is None:
            return ""
        return shown_name(guest.name, self.taken.index(place), guest.kind)

    def given_name(self, place: int) -> str:
        """Return the name that somebody has typed; "" for none."""
        guest = self._guests[place]
        line = "" if guest is None else one_line(guest.name)
        return line if can_be_shown(line) else ""

    def add(self, place: int) -> None:
        """Take a free place: somebody who left it comes back, otherwise a new guest comes."""
        gone = self._gone.pop(place, Guest("", place))
        self._guests[place] = Guest(gone.name, self._free(gone.colour), gone.kind)

    def leave(self, place: int) -> None:
        """Leave a place, if enough stay at the table."""
        guest = self._guests[place]
        if guest is not None and self.can_leave:
            self._gone[place] = guest
            self._guests[place] = None

    def rename(self, place: int, name: str) -> None:
        guest = self._guests[place]
        if guest is not None:
            guest.name = name[:LONGEST_NAME]

    def play(self, place: int, kind: Kind) -> None:
        """Say who plays for a guest: a person, or a computer of that strength."""
        guest = self._guests[place]
        if guest is not None:
            guest.kind = kind

    @property
    def people(self) -> int:
        """How many people sit at the table."""
        return sum(guest is not None and guest.kind == "human" for guest in self._guests)

    @property
    def computers_only(self) -> bool:
        """Whether no person plays."""
        return all(player.kind != "human" for player in self.players())

    def wear(self, place: int, colour: int) -> int | None:
        """Give a guest a colour; whoever wore it takes the old one. The place of that other."""
        guest = self._guests[place]
        if guest is None or guest.colour == colour:
            return None
        other = self.wearer(colour)
        if other is not None:
            swapped = self._guests[other]
            assert swapped is not None
            swapped.colour = guest.colour
        guest.colour = colour
        return other

    def wearer(self, colour: int) -> int | None:
        """Return the place of the player who has the colour."""
        for place, guest in enumerate(self._guests):
            if guest is not None and guest.colour == colour:
                return place
        return None

    def namesakes(self) -> tuple[int, int] | None:
        """Return two places whose names differ in capitals and accents at most, or None."""
        seen: dict[str, int] = {}
        for place in self.taken:
            name = plain_letters(self.name(place))
            if name in seen:
                return seen[name], place
            seen[name] = place
        return None

    def players(self) -> tuple[PlayerInfo, ...]:
        """Return the players in order of play, every one with a name."""
        found: list[PlayerInfo] = []
        for place in self.taken:
            guest = self._guests[place]
            assert guest is not None
            found.append(named(guest.name, guest.colour, guest.kind, len(found)))
        return tuple(found)

    def remembered(self) -> list[RememberedPlayer]:
        """Return what to keep for the next set-up; a name that was left empty stays empty.

        Those who wait come after those at the table, unless somebody there has taken their name.
        """
        found = []
        for place in self.taken:
            guest = self._guests[place]
            assert guest is not None
            found.append(RememberedPlayer(one_line(guest.name), guest.colour, guest.kind))
        names = {plain_letters(player.name) for player in found}
        return found + [each for each in self._waiting if plain_letters(each.name) not in names]

    def _free(self, wanted: int) -> int:
        """Return `wanted` if nobody has that colour, otherwise the first free one."""
        worn = {guest.colour for guest in self._guests if guest is not None}
        free: list[int] = [colour for colour in range(COLOURS) if colour not in worn]
        return wanted if wanted in free else free[0]


def _kind(player: RememberedPlayer) -> Kind:
    return next((kind for kind in KINDS if kind == player.kind), "human")
