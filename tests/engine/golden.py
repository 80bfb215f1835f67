"""Golden files: deals and whole matches as they are, to be read by people and kept by tests.

``python -m tests.engine.golden`` writes them anew into ``tests/engine/golden``, for a new game, a
new playthrough, or a change of the rules that raises the rules version. Read the difference: a
deal that changed breaks every deal number that players have shared.

A playthrough is a journal, whose lines begin with ``> ``, and below each line of it what is known
then: to all, to each seat besides, and to a bystander. What stays as it was is not said again.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from engine.core.chance import MAX_SEED
from engine.core.events import Done, Event, Signalled, Undone
from engine.core.jsontext import write_json
from engine.core.match import Match
from engine.games import GAMES
from tests.engine.games.face_to_face import playthroughs as face_to_face
from tests.engine.games.qwixx_cards import playthroughs as qwixx_cards
from tests.engine.games.the_game import playthroughs as the_game
from tests.engine.games.wednesday import playthroughs as wednesday
from tests.engine.playthrough import Playthrough

FOLDER = Path(__file__).with_name("golden")
DEALS = "{}-deals.txt"
PLAYTHROUGH = "{}-play-{}.txt"

SEEDS = (0, 1, 2, 42, MAX_SEED)
CONSTANT = ("game", "rules_version", "seats", "options")
"""What a view repeats of the header."""


PLAYTHROUGHS: Sequence[Callable[[], Iterable[Playthrough]]] = (
    the_game.playthroughs,
    face_to_face.playthroughs,
    qwixx_cards.playthroughs,
    wednesday.playthroughs,
)
"""The playthroughs of every game: together they use every choice of every option."""


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
    known = dict(_known(match))
    lines = [f"> {write_json(match.header)}", *(f"{name}  {known[name]}" for name in known)]
    for event in events:
        _happen(match, event)
        before, known = known, dict(_known(match))
        lines += ["", f"> {write_json(event.json())}"]
        lines += [f"{name}  {known[name]}" for name in known if known[name] != before.get(name)]
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


def _known(match: Match) -> Iterator[tuple[str, str]]:
    """What all see, then what only some see, then what those to act may do."""
    bystander = match.view(None)
    views = {f"seat {seat}": match.view(seat) for seat in range(match.seats)}
    views["bystander"] = bystander
    names = [name for name in bystander if name not in CONSTANT]
    common = [
        name for name in names if all(view[name] == bystander[name] for view in views.values())
    ]
    for name in common:
        yield _heading("all see", name), _short(bystander[name])
    for who, view in views.items():
        for name in names:
            if name not in common:
                yield _heading(who, name), _short(view[name])
    for seat in match.to_act:
        yield f"  seat {seat} may", ", ".join(map(str, match.legal(seat)))


def _heading(who: str, name: str) -> str:
    return f"  {who:<10}  {name:<8}"


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
    for name, begin, events in chain.from_iterable(each() for each in PLAYTHROUGHS):
        _write(PLAYTHROUGH.format(begin.game.id, name), told(begin, events))
    return 0


def _write(name: str, text: str) -> None:
    (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(main())
