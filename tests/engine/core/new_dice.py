"""The game of dice after its rules have changed twice, and journals as each of them wrote them."""

from collections.abc import Sequence
from dataclasses import replace

from engine.core.events import Done, Event
from engine.core.header import Header
from engine.core.journal import write_line
from engine.core.match import Match
from tests.engine.core.dice import Dice


def from_one(header: Header, events: Sequence[Event]) -> tuple[Header, Sequence[Event]]:
    """Once the numbers of a die were counted from one."""
    return header, [
        event._replace(action=f"bet {int(event.action.split()[1]) - 1}")
        if isinstance(event, Done)
        else event
        for event in events
    ]


def from_two(header: Header, events: Sequence[Event]) -> tuple[Header, Sequence[Event]]:
    """Once three could play who were two too many."""
    if header.seats == 3:
        raise ValueError("three do not play any more")
    return replace(header, options={}), events


class NewDice(Dice):
    """The game of dice after two changes of its rules."""

    rules_version = 3
    migrations = {1: from_one, 2: from_two}  # noqa: RUF012  as the contract declares it


def journal(version: int, *bets: str, seats: int = 2) -> str:
    """A journal as those rules wrote it."""
    options = {} if version == 3 else {"dice": 1}
    header = replace(_dealt(seats), rules_version=version, options=options).json()
    lines = [Done(at % seats, f"bet {bet}").json() for at, bet in enumerate(bets)]
    return "".join(map(write_line, [header, *lines]))


def _dealt(seats: int) -> Header:
    return Match.new(NewDice(), seats, {}, 7)._header
