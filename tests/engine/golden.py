"""Golden files: deals and whole matches as they are, to be read by people and kept by tests.

``python -m tests.engine.golden`` writes them anew into ``tests/engine/golden``, for a new game, a
new playthrough, or a change of the rules that raises the rules version. Read the difference: a
deal that changed breaks every deal number that players have shared.

A playthrough is a journal, whose lines begin with ``> ``, and below each line of it what is known
then: to all, to each seat besides, and to a bystander.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from engine.core.chance import MAX_SEED
from engine.core.events import Done, Event, Signalled, Undone
from engine.core.jsontext import write_json
from engine.core.match import Match
from engine.games import GAMES
from tests.engine.games.the_game.positions import position
from tests.engine.play import Setup, random_match

FOLDER = Path(__file__).with_name("golden")
DEALS = "{}-deals.txt"
PLAYTHROUGH = "{}-play-{}.txt"

SEEDS = (0, 1, 2, 42, MAX_SEED)
CONSTANT = ("game", "rules_version", "seats", "options")
"""What a view repeats of the header."""


class Playthrough(NamedTuple):
    """A match to be kept: where it begins, and what happens in it."""

    name: str
    begin: Match
    events: Sequence[Event]


def playthroughs() -> Iterator[Playthrough]:
    """All playthroughs of all games: together they use every choice of every option."""
    for seats in range(1, 6):
        options = {
            "first": seats - 1,
            "min_cards": 3 if seats == 4 else 2,
            "fewer_cards": seats in (2, 5),
            "on_fire": seats >= 3,
        }
        yield _at_random(f"{seats}-seats", Setup("the-game", seats, options, seats))
    yield Playthrough(
        "burning-end",
        position([21, 34, 44], [32, 43, 54], draw=0, up1=[33], number=2, fires={33: 1}),
        [
            Signalled(1, "down2", "leave"),
            Done(0, "place 44 up1"),
            Done(0, "place 34 up1"),
            Undone(),
            Done(0, "place 34 up1"),
            Signalled(0, "down1", "gentle"),
            Done(0, "end"),
            Done(1, "place 54 down1"),
            Done(1, "place 43 down1"),
            Done(1, "place 32 down1"),
            Done(1, "end"),
            Done(0, "place 21 down1"),
        ],
    )


def _at_random(name: str, setup: Setup) -> Playthrough:
    begin = Match.new(GAMES[setup.game], setup.seats, setup.options, setup.seed)
    return Playthrough(name, begin, random_match(setup).events)


def deals(game: str) -> str:
    """The first states of matches of a game, at every table, for a few deal numbers."""
    seats = range(GAMES[game].min_seats, GAMES[game].max_seats + 1)
    lines = []
    for seed in SEEDS:
        for count in seats:
            state = Match.new(GAMES[game], count, {}, seed).state()
            lines += [f"deal {seed}, {count} seats", f"  {write_json(state)}"]
    return "\n".join(lines) + "\n"


def told(match: Match, events: Sequence[Event]) -> str:
    """A playthrough's text: the header and each of these events, and what is known after each."""
    lines = [f"> {write_json(match.header)}", *_known(match)]
    for event in events:
        _happen(match, event)
        lines += ["", f"> {write_json(event.json())}", *_known(match)]
    return "\n".join(lines) + "\n"


def journal_of(text: str) -> str:
    """The journal within a playthrough's text."""
    return "".join(f"{line[2:]}\n" for line in text.splitlines() if line.startswith("> "))


def _happen(match: Match, event: Event) -> None:
    match event:
        case Done():
            match.do(event.seat, event.action)
        case Signalled():
            match.signal(event.seat, event.pile, event.signal)
        case Undone():
            match.undo(None, "free")
        case _:
            raise ValueError(f"no playthrough has such an event: {event}")


def _known(match: Match) -> Iterator[str]:
    """What all see, then what only some see, then what those to act may do."""
    bystander = match.view(None)
    views = {f"seat {seat}": match.view(seat) for seat in range(match.seats)}
    views["bystander"] = bystander
    names = [name for name in bystander if name not in CONSTANT]
    common = [
        name for name in names if all(view[name] == bystander[name] for view in views.values())
    ]
    for name in common:
        yield _line("all see", name, bystander[name])
    for who, view in views.items():
        for name in names:
            if name not in common:
                yield _line(who, name, view[name])
    for seat in match.to_act:
        yield f"  seat {seat} may  {', '.join(map(str, match.legal(seat)))}"


def _line(who: str, name: str, value: Any) -> str:
    return f"  {who:<10}  {name:<8}  {_short(value)}"


def _short(value: Any) -> str:
    """JSON in which a list of hidden cards is told by its length."""
    if isinstance(value, list):
        if value and all(entry is None for entry in value):
            return f"[{len(value)} hidden]"
        return f"[{', '.join(map(_short, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{name}: {_short(value[name])}' for name in value)}}}"
    return write_json(value)


def main() -> int:
    """Writes all golden files anew."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for game in GAMES:
        _write(DEALS.format(game), deals(game))
    for name, begin, events in playthroughs():
        _write(PLAYTHROUGH.format(begin.game.id, name), told(begin, events))
    return 0


def _write(name: str, text: str) -> None:
    (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(main())
