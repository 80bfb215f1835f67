"""What computers have made of the deal of a match: on the strip, in a line, to be copied."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from app import common_texts
from app.games.module import GameModule
from app.match.outcome import FEW, outcome_of
from app.match.players import level_word
from app.match.same_deal import HARD, SameDeal
from app.style.typography import number
from app.texts import texts
from app.widgets.result_strip import StripFace, StripMark

if TYPE_CHECKING:
    from engine.core.match import Match

T = texts("ResultPage")


def is_compared(match: Match, people: Collection[int], module: GameModule) -> bool:
    """Tell whether people may expect computers to play such a match."""
    alone = len(people) == 1 and match.seats > 1
    return (
        module.has_computers
        and module.computers_play_deals
        and bool(people)
        and (match.game.scoring.team or alone)
    )


def strip_face(match: Match, people: Collection[int], same: SameDeal) -> StripFace | None:
    """Return the strip; None where there is nothing to be shown on one."""
    if not (same.results or same.going) or _is_duel(match):
        return None
    marks = [StripMark(level_word(level), each.points) for level, each in same.results.items()]
    own = outcome_of(match, same.own).points
    if not match.game.scoring.team:
        you = StripMark(_you(), own, own=True)
        title = T("The same deal, with a computer in your seat")()
        measure = T("Points", "what a strip compares")()
        return StripFace(title, measure, _remarks(same, ""), [you, *marks])
    you = StripMark(_you() if len(people) == 1 else _you_all(), own, own=True)
    return StripFace(
        T("The same deal, played by computers")(),
        T("Cards left", "what a strip compares")(),
        _remarks(same, T("cards left", "what numbers on a scale are")()),
        [you, *marks],
        falling=True,
        good=FEW,
        good_word=T("excellent: 1 to {most}")(most=FEW),
        end_word=T("0: won")(),
    )


def line(match: Match, same: SameDeal) -> str:
    """Return what is said in place of a strip; "" for nothing."""
    if not _is_duel(match):
        return ""
    found = same.results.get(HARD)
    if found is None:
        return T("A hard computer is playing this deal in your seat …")() if same.going else ""
    if found.tries == 1:
        won = T("A hard computer in your seat won this deal.")
        return (won if found.won else T("A hard computer in your seat lost this deal."))()
    text = T("A hard computer in your seat won this deal {won} times out of {tries}.")
    return text(won=found.won, tries=found.tries)


not_compared = T(
    "Computers do not play this deal for comparison.",
    note="It was practice, or began in a given position.",
)


def copied(match: Match, same: SameDeal) -> str:
    """Return what stands after one's own result in a text for friends; "" for nothing."""
    if not same.results:
        return ""
    if _is_duel(match):
        found = same.results[HARD]
        return T("a hard computer: {won} of {tries} won")(won=found.won, tries=found.tries)
    each = (f"{level_word(level)} {number(it.points)}" for level, it in same.results.items())
    return T("computers: {results}", note="What computers made of the same deal.")(
        results=", ".join(each)
    )


def _remarks(same: SameDeal, measure: str) -> Sequence[str]:
    """Say who plays, or else what the numbers are."""
    if same.playing is not None:
        playing = T("{level}: playing …", note="Of a computer that plays a deal.")
        return (playing(level=level_word(same.playing)),)
    hard = same.results.get(HARD)
    middle = T(
        "{level}: the middle result of {tries} games",
        note="The median, in plain words: half of the results are lower, half are higher.",
    )
    repeated = hard is not None and hard.tries > 1
    said = middle(level=common_texts.hard(), tries=hard.tries) if hard and repeated else ""
    return [each for each in (measure, said) if each]


def _is_duel(match: Match) -> bool:
    scoring = match.game.scoring
    return not scoring.team and not scoring.points_decide


_you = T("you", "one person, over a number on a scale")
_you_all = T("you", "a team, over a number on a scale")
