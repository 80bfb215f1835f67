"""The table of a tournament, and its JSON."""

from collections.abc import Sequence
from typing import Any

from engine import __version__
from engine.arena.tournament import MatchJob, Result
from engine.arena.wording import counted
from engine.core.figures import Estimate, mean, ratio, share
from engine.core.jsontext import Json
from engine.games import GAMES


class Report:
    """The report on a tournament. ``results`` are all its results, in order."""

    def __init__(self, results: Sequence[Result]) -> None:
        self._results = results
        self._table = results[0].job.table
        self._scoring = GAMES[self._table.game].scoring
        self._deals = [*dict.fromkeys(result.job.deal for result in results)]
        self._kinds = [*dict.fromkeys(spec.label for spec in results[0].job.players)]

    def lines(self) -> list[str]:
        """Return the table, for people."""
        table = self._table
        options = ", ".join(f"{name}={value}" for name, value in table.options.items())
        heading = f"{table.game}, {table.seats} at the table, {options}"
        if self._scoring.team:
            heading += f", signals {'on' if table.signals else 'off'}"
        deals = counted(len(self._deals), "deal")
        matches = counted(len(self._results), "match", "matches")
        single = len(self._deals) == 1
        kind = "means; a single deal has no intervals" if single else "means with 95 % intervals"
        return [
            heading,
            f"{deals}, {matches}; {kind}",
            *(self._team_lines() if self._scoring.team else self._rival_lines()),
        ]

    def json(self) -> dict[str, Json]:
        """Return all that repeats the tournament, except the command, and its results."""
        table = self._table
        return {
            "version": __version__,
            "game": table.game,
            "rules_version": GAMES[table.game].rules_version,
            "seats": table.seats,
            "options": table.options,
            "signals": table.signals,
            "players": [spec.label for spec in self._results[0].job.players],
            "deals": [min(self._deals), max(self._deals)],
            "bot_seed": self._results[0].job.bot_seed,
            "summary": self._summary(),
            "matches": [
                {
                    "deal": result.job.deal,
                    "players": [spec.label for spec in result.job.players],
                    "wins": result.outcome.wins,
                    "points": result.outcome.points,
                    "over": result.over,
                }
                for result in self._results
            ],
        }

    def thinking(self) -> list[str]:
        """Return how long each kind of player thought, which differs from run to run."""
        lines = []
        for kind in self._kinds:
            spent = [
                thinking
                for result in self._results
                for spec, thinking in zip(result.job.players, result.thinking, strict=True)
                if spec.label == kind
            ]
            decisions = sum(each.decisions for each in spent)
            seconds = sum(each.seconds for each in spent)
            mean_ms = 1000 * seconds / max(1, decisions)
            lines.append(
                f"{kind}: {counted(decisions, 'decision')}, {mean_ms:.2f} ms each on average"
            )
        return lines

    def _team_lines(self) -> list[str]:
        wins, left = self._by_deal(None)
        who = " ".join(self._kinds)
        return [
            f"  {'players':24} {'won':>26} {'cards left':>24}",
            f"  {who:24} {_percent(share(wins)):>26} {self._points(left).text('.2f'):>24}",
        ]

    def _rival_lines(self) -> list[str]:
        points = f"mean {self._scoring.points}"
        lines = [f"  {'player':16} {'seats':>5} {'fair':>7} {'share of wins':>26} {points:>26}"]
        for kind in self._kinds:
            seats = len(seats_of(self._results[0].job, kind))
            wins, scored = self._by_deal(kind)
            lines.append(
                f"  {kind:16} {seats:5} {seats / self._table.seats:7.1%}"
                f" {_percent(share(wins)):>26} {self._points(scored).text('.2f'):>26}"
            )
        first, *others = self._kinds
        for other in others:
            if self._scoring.more < 0 and any(self._by_deal(other)[1]):
                part = ratio(self._by_deal(first)[1], self._by_deal(other)[1])
                lines.append(f"  {self._scoring.points} of {first} / {other}: {part.text('.2f')}")
        return lines

    def _summary(self) -> dict[str, Json]:
        if self._scoring.team:
            wins, left = self._by_deal(None)
            return {"won": _json(share(wins)), "cards_left": _json(self._points(left))}
        return {kind: self._kind_summary(kind) for kind in self._kinds}

    def _kind_summary(self, kind: str) -> dict[str, Json]:
        wins, points = self._by_deal(kind)
        return {"share_of_wins": _json(share(wins)), "points": _json(self._points(points))}

    def _points(self, values: Sequence[float]) -> Estimate:
        return mean(values, self._scoring.least)

    def _by_deal(self, kind: str | None) -> tuple[list[float], list[float]]:
        """Return, by deal, the mean win that these players have together, and their mean points.

        The points are those of one player, on average. None stands for a team.
        """
        wins: dict[int, list[float]] = {deal: [] for deal in self._deals}
        points: dict[int, list[float]] = {deal: [] for deal in self._deals}
        for result in self._results:
            job, outcome = result.job, result.outcome
            seats = [0] if kind is None else seats_of(job, kind)
            wins[job.deal].append(sum(outcome.wins[seat] for seat in seats))
            points[job.deal].append(sum(outcome.points[seat] for seat in seats) / len(seats))
        return [*map(_mean, wins.values())], [*map(_mean, points.values())]


def seats_of(job: MatchJob, kind: str) -> list[int]:
    """Return the seats at which players of this label sit."""
    return [seat for seat, spec in enumerate(job.players) if spec.label == kind]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _percent(estimate: Estimate) -> str:
    return Estimate(*(100 * each for each in estimate)).text(".1f", " %")


def _json(estimate: Estimate) -> Any:
    interval = [estimate.low, estimate.high] if estimate.bounded else None
    return {"mean": estimate.value, "interval_95": interval}
