"""A plain count of saved matches from their journals, which knows nothing of the index.

It was written from the rules of what counts, and does everything the long way round.
"""

import json
from collections.abc import Callable, Sequence
from datetime import datetime
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

from engine.core.options import Options
from engine.games import GAMES

TEAM = ("the-game", "the-game-extreme")
FEWER_IS_BETTER = ("the-game", "the-game-extreme", "face-to-face", "wednesday")
NAMES_A_SEAT = ("first", "youngest")
EXCELLENT = 9

WhoIs = Callable[[str, int], str | None]
"""Who somebody with that name in that seat is; None: a person who is to be forgotten."""


class PlainMatch(NamedTuple):
    """A match that is over and counts."""

    file: str
    game: str
    options: Options
    """Without who begins."""
    seats: int
    started: str
    ms: int
    kinds: Sequence[Sequence[str]]
    """Of each seat, one after the other until the end."""
    names: Sequence[str]
    scores: Sequence[int]
    winners: frozenset[int]

    @property
    def until(self) -> float:
        """When it was over, if it was played without a pause."""
        return datetime.fromisoformat(self.started).timestamp() + self.ms / 1000

    def place(self, seat: int) -> int:
        """Where a seat came in."""
        if seat in self.winners:
            return 1
        own, sign = self.scores[seat], -1 if self.game in FEWER_IS_BETTER else 1
        return 1 + len([score for score in self.scores if sign * score > sign * own])

    def share(self, seat: int) -> Fraction:
        """The part of the win that a seat has."""
        if seat not in self.winners:
            return Fraction(0)
        return Fraction(1) if self.game in TEAM else Fraction(1, len(self.winners))


class PlainTally(NamedTuple):
    """What the matches of somebody come to."""

    played: int
    won: int
    shared: int
    expected: Fraction
    best: int | None
    mean: Fraction
    median: Fraction
    last_mean: Fraction
    place: Fraction
    excellent: int
    wins: tuple[int, int]
    excellents: tuple[int, int]
    ms: int
    since: str


def counted(folder: Path, practice: frozenset[str] = frozenset()) -> list[PlainMatch]:
    """The matches in a folder that count, the one that was over first at the beginning.

    `practice`: files of which it is known from elsewhere that they are.
    """
    texts: dict[Path, str] = {}
    files = [file for file in folder.glob("*.trapoula") if file.name not in practice]
    for file in sorted(files, key=lambda file: (-file.stat().st_size, len(file.name), file.name)):
        text = file.read_text("utf-8")
        if not any(longer.startswith(text) for longer in texts.values()):  # or else it is a copy
            texts[file] = text
    found = filter(None, map(_match, texts))
    return sorted(found, key=lambda match: (match.until, match.file))


def _match(file: Path) -> PlainMatch | None:
    header, *events = map(json.loads, file.read_text("utf-8").splitlines())
    if header.get("seed") is None:  # it began in a position: a lesson, or a task
        return None
    game = GAMES[header["game"]]
    states: list[Any] = [game.deal(header["seats"], header["options"], header["seed"])]
    actions: list[bool] = []
    kinds = [[player["kind"]] for player in header["players"]]
    at_end, ms, practice = kinds, 0, False
    for event in events:
        ms = event.get("ms", ms)
        if "do" in event:
            states.append(game.apply(states[-1], event["seat"], game.parse(event["do"])))
            actions.append(True)
            at_end = [list(own) for own in kinds]
        elif "undo" in event:
            practice = practice or game.over(states[-1]) is not None
            left = event["undo"]
            while left:
                states.pop()
                left -= actions.pop()
        elif "kind" in event:
            kinds[event["seat"]].append(event["kind"])
        else:
            states.append(game.signal(states[-1], event["seat"], event["pile"], event["signal"]))
            actions.append(False)
    over = game.over(states[-1])
    if over is None or practice or all(own[-1] != "human" for own in at_end):
        return None
    scores, winners = _end(header["game"], game.document(states[-1]), header["seats"])
    return PlainMatch(
        file.name,
        header["game"],
        {name: value for name, value in header["options"].items() if name not in NAMES_A_SEAT},
        header["seats"],
        header["started"],
        ms,
        at_end,
        [player["name"] for player in header["players"]],
        scores,
        winners,
    )


def _end(game: str, state: Any, seats: int) -> tuple[list[int], frozenset[int]]:
    """The scores and the winners of a match that is over."""
    over = state["over"]
    match game:
        case "the-game" | "the-game-extreme":
            return [over["remaining"]] * seats, frozenset(range(seats) if over["won"] else ())
        case "face-to-face":
            left = [len(state["hands"][seat] + state["draw"][seat]) for seat in (0, 1)]
            left[over["winner"]] = 0
            return left, frozenset({over["winner"]})
        case "qwixx-cards":
            return over["scores"], frozenset(over["winners"])
        case _:
            return over["totals"], frozenset(over["winners"])


def seats_of(match: PlainMatch, person: str | None, who_is: WhoIs) -> list[int]:
    """The seats of a person who played to the end; without one, those of all people who did."""
    found = []
    for seat in range(match.seats):
        if match.kinds[seat][-1] == "human":
            who = who_is(match.names[seat], seat)
            if who is not None and (person is None or who == person):
                found.append(seat)
    return found


def count(matches: Sequence[PlainMatch], person: str | None, who_is: WhoIs) -> PlainTally | None:
    """Count the matches of a person, or of whichever people; None: there are none."""
    seats = [(match, seats_of(match, person, who_is)) for match in matches]
    own = [(match, found[0], found) for match, found in seats if found]
    if not own:
        return None
    scores = [match.scores[seat] for match, seat, _ in own]
    ordered, middle = sorted(scores), len(scores) // 2
    whole = [
        match.scores[seat]
        for match, seat, found in own
        if all(
            set(match.kinds[each]) == {"human"} for each in (found if person is None else [seat])
        )
    ]
    won = [seat in match.winners for match, seat, _ in own]
    team = own[0][0].game in TEAM
    well = [won[at] or (team and scores[at] <= EXCELLENT) for at in range(len(own))]
    best = min if own[0][0].game in FEWER_IS_BETTER else max
    return PlainTally(
        len(own),
        won.count(True),
        len([1 for match, seat, _ in own if 0 < match.share(seat) < 1]),
        sum((Fraction(1, match.seats) for match, _, _ in own), Fraction(0)) / len(own),
        best(whole) if whole else None,
        Fraction(sum(scores), len(scores)),
        Fraction(ordered[middle] + ordered[-middle - 1], 2),
        Fraction(sum(scores[-10:]), len(scores[-10:])),
        Fraction(sum(match.place(seat) for match, seat, _ in own), len(own)),
        well.count(True) - won.count(True),
        _streak(won),
        _streak(well),
        sum(match.ms for match, _, _ in own),
        min(match.started for match, _, _ in own),
    )


def beside(
    matches: Sequence[PlainMatch], person: str | None, who_is: WhoIs
) -> dict[str, tuple[int, int]]:
    """With whom a person played: so many matches, of which so many were won by that person.

    Without a person, those of each. Besides names there are "people", "computers" and levels.
    """
    found: dict[str, list[bool]] = {}
    for match in matches:
        seats = seats_of(match, person, who_is)
        if not seats:
            continue
        own = seats[0]
        won = own in match.winners
        last = [kinds[-1] for kinds in match.kinds]
        names = {}
        for seat in reversed(seats_of(match, None, who_is)):
            names[who_is(match.names[seat], seat)] = seat
        for name, seat in names.items():
            if name is not None and name != person:
                found.setdefault(name, []).append(won if person else seat in match.winners)
        levels = {kind for kind in last if kind != "human"}
        if match.game in TEAM:
            others = ["computers"] if levels else []
        else:
            others = [*levels, *(["people"] if last.count("human") > 1 else [])]
        for other in others:
            found.setdefault(other, []).append(won)
    return {name: (len(went), went.count(True)) for name, went in found.items()}


def _streak(went: Sequence[bool]) -> tuple[int, int]:
    """How many went well in a row, up to the last one and at most."""
    runs = "".join("+" if well else "-" for well in went).split("-")
    return len(runs[-1]), max(map(len, runs))
