"""Histories at random: folders of journals of all kinds, and what was said of names."""

import json
import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from app.storage.history.breakdown import company, distribution
from app.storage.history.history import SeatResult
from app.storage.history.records import SavedFile, played_until, record_of
from app.storage.history.statistics import MatchKind, Tally, chosen, tally
from app.storage.match_store import MatchStore, read
from app.storage.people import People, person_key
from engine.core.options import Options
from engine.games import GAMES
from tests.app.history.arena_matches import store_in
from tests.app.history.counted_matches import begun, over
from tests.app.history.plain_count import (
    PlainMatch,
    PlainTally,
    WhoIs,
    beside,
    count,
    counted,
)

NAMES = ("Anna", "Άννα", "Leo", "Μαρία", "")
KINDS = ("human", "human", "human", "easy", "normal", "hard")
TABLES: Sequence[tuple[str, int, Options]] = (
    ("the-game", 1, {}), ("the-game", 2, {}), ("the-game", 2, {"first": 1}),
    ("the-game", 3, {"on_fire": True}), ("the-game-extreme", 1, {}), ("the-game-extreme", 2, {}),
    ("face-to-face", 2, {}), ("face-to-face", 2, {"first": 0}), ("qwixx-cards", 2, {}),
    ("qwixx-cards", 3, {"jokers": True}), ("wednesday", 2, {}), ("wednesday", 4, {"teams": 2}),
)  # fmt: skip
DEALS = 4
"""Of each table so many matches have been played."""


@cache
def _played(table: int, deal: int) -> Sequence[Any]:
    """The lines of a match that is over."""
    game, seats, options = TABLES[table]
    match = over(100 * table + deal, *["Anna"] * seats, game=game, options=options)
    return tuple(json.loads(line) for line in match.document().splitlines())


@cache
def _from_position(table: int) -> dict[str, Any]:
    """The header of a match like the first of a table, begun in its first position."""
    header = _played(table, 0)[0]
    seats = len(header["players"])
    state = begun(100 * table, *["Anna"] * seats, game=header["game"], options=header["options"])
    return {
        **{key: value for key, value in header.items() if key != "seed"},
        "state": state.state(),
    }


def write(random: Random, folder: Path) -> None:
    """Write a history into an empty folder."""
    folder.mkdir(parents=True, exist_ok=True)
    tables = random.sample(range(len(TABLES)), random.randint(1, 4))
    for number in range(random.randint(1, 16)):
        lines = _journal(random, random.choice(tables), number)
        path = folder / f"{number:02}.trapoula"
        text = "".join(
            f"{json.dumps(line, ensure_ascii=False, separators=(',', ':'))}\n" for line in lines
        )
        path.write_text(text, "utf-8", newline="\n")
        _date(path, lines)
        if random.random() < 0.2:
            whole = len(lines) if random.random() < 0.5 else random.randint(1, len(lines))
            copied = "".join(text.splitlines(keepends=True)[:whole])
            copy = path.with_stem(f"{number:02} (copy)")
            copy.write_text(copied, "utf-8", newline="\n")
            _date(copy, lines[:whole])


def _date(path: Path, lines: Sequence[Any]) -> None:
    """Give a file the time at which its match would have ended without a pause."""
    header, *events = lines
    times = [each["ms"] for each in events if "ms" in each]
    until = played_until(header["started"], times[-1] if times else 0)
    if until is not None:
        os.utime(path, (until / 1000, until / 1000))


def _journal(random: Random, table: int, number: int) -> list[Any]:
    """The lines of a journal: of a match that counts, or of one that does not."""
    deal = 0 if random.random() < 0.1 else random.randrange(DEALS)
    header, *events = _played(table, deal)
    if deal == 0 and random.random() < 0.5:
        header = _from_position(table)
    seats = range(len(header["players"]))
    names = (
        random.sample(NAMES, len(seats))
        if random.random() < 0.8
        else random.choices(NAMES, k=len(seats))
    )
    header = {
        **header,
        "started": f"2026-{random.randint(1, 12):02}-{random.randint(1, 28):02}T20:00:{number:02}Z",
        "players": [{"name": name, "kind": random.choice(KINDS)} for name in names],
    }
    match random.random():
        case chance if chance < 0.1:
            events = events[: random.randrange(len(events))]
        case chance if chance < 0.2:
            events = [*events, {"undo": 1}, *events[-1:]]
        case chance if chance < 0.3:
            at = random.randrange(1, len(events))
            events = (
                [*events[:at], {"undo": 1}, *events[at - 1 :]] if "do" in events[at - 1] else events
            )
    for _ in range(random.choice((0, 0, 0, 1, 2))):
        at = random.randint(0, len(events))
        passed = {"seat": random.choice(seats), "kind": random.choice(KINDS)}
        events = [*events[:at], passed, *events[at:]]
    return [header, *events]


def indexed(folder: Path) -> MatchStore:
    """The store of a data folder whose index holds all its matches."""
    store = store_in(folder)
    found = []
    for file in store.files():
        match = read(file)
        assert match is not None
        found.append(record_of(SavedFile(file.path, file.stamp), match))
    store.history.put(found)
    return store


def say(random: Random, people: People) -> None:
    """Say something of names."""
    if random.random() < 0.3:
        people.join("Άννα", "Anna")
    if random.random() < 0.2:
        people.forget(random.choice(("Anna", "Leo", person_key("", 0))))


def differences(random: Random, data: Path) -> list[str]:
    """Write a history, and tell where the index counts otherwise than the plain count."""
    write(random, data / "matches")
    store = indexed(data)
    say(random, store.people)
    matches = counted(data / "matches")

    wrong = []
    for game in GAMES:
        results, own = store.history.results(game), [each for each in matches if each.game == game]
        variants = {each.variant for each in results}
        for kind in _kinds(variants, own):
            ours = tally(chosen(results, kind, store.people), game)
            some = [each for each in own if _fits(each, kind)]
            plain = count(some, kind.person, _who_is(store.people))
            if not same(ours, plain):
                wrong.append(f"{game} {kind}: {ours} and not {plain}")
            wrong += _apart(store.people, results, kind, game, some)
    store.history.close()
    return wrong


def _who_is(people: People) -> WhoIs:
    return lambda name, seat: people.who(person_key(name, seat))


def _apart(
    people: People,
    results: Sequence[SeatResult],
    kind: MatchKind,
    game: str,
    matches: Sequence[PlainMatch],
) -> list[str]:
    """Tell where bars, or those with whom one played, are counted otherwise."""
    wrong = []
    own = chosen(results, kind, people)
    by_file = {match.file.encode(): match for match in matches}
    for bar in distribution(own, game):
        for each in bar.results:
            match = by_file[each.file]
            won, score = each.seat in match.winners, match.scores[each.seat]
            inside = bar.low <= score <= (score if bar.high is None else bar.high)
            if bar.wins != won if bar.wins or not GAMES[game].scoring.points_decide else not inside:
                wrong.append(f"{game} {kind}: {bar.low} to {bar.high} holds {score}")
    if sum(len(bar.results) for bar in distribution(own, game)) != len(own):
        wrong.append(f"{game} {kind}: not every match has its bar")
    ours = {
        each.person if each.beside == "person" else str(each.beside): (each.played, each.won)
        for each in company(results, kind, people, game)
    }
    plain = beside(matches, kind.person, _who_is(people))
    if ours != plain:
        wrong.append(f"{game} {kind}: {ours} and not {plain}")
    return wrong


def _kinds(variants: set[str], matches: Sequence[PlainMatch]) -> list[MatchKind]:
    """All kinds of matches that can be asked for."""
    seats = {match.seats for match in matches}
    people = [None, *map(person_key, NAMES[:4], range(4)), person_key("", 0), person_key("", 1)]
    return [
        MatchKind(variant, count, person)
        for variant in (None, *variants)
        for count in (None, *seats)
        for person in people
    ]


def _fits(match: PlainMatch, kind: MatchKind) -> bool:
    same_variant = kind.variant is None or json.loads(kind.variant) == match.options
    return same_variant and kind.seats in (None, match.seats)


def same(ours: Tally, plain: PlainTally | None) -> bool:
    """Tell whether two counts say the same; means need only be close."""
    if plain is None:
        return ours == Tally()
    whole = (
        ours.played, ours.won, ours.shared, ours.best, ours.excellent, tuple(ours.wins),
        tuple(ours.excellents), ours.played_ms, ours.since,
    )  # fmt: skip
    expected = (
        plain.played, plain.won, plain.shared, plain.best, plain.excellent, plain.wins,
        plain.excellents, plain.ms, plain.since,
    )  # fmt: skip
    means = (
        (ours.expected, plain.expected), (ours.mean, plain.mean), (ours.median, plain.median),
        (ours.last_mean, plain.last_mean), (ours.place, plain.place),
    )  # fmt: skip
    close = all(one is not None and abs(one - float(other)) < 1e-9 for one, other in means)
    return whole == expected and close
