"""The comparison of the chosen action with the next best one, where no reason decides alone."""

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import cast

from engine.bots.bot import HintReason
from engine.bots.deciding import Leads
from engine.bots.qwixx_cards.facts import QwixxFacts
from engine.bots.qwixx_cards.playouts import PlayoutOutcome
from engine.bots.qwixx_cards.policy import END
from engine.bots.qwixx_cards.terms import Analysis
from engine.core.action import Action
from engine.games.qwixx_cards.printed import COLOURS, PENALTIES_TO_END, PENALTY

NOTICED = 0.5
"""Points, or matches of a hundred, that make a difference."""


def compared(
    facts: QwixxFacts,
    analysis: Analysis,
    leads: Leads,
    trials: Mapping[Action, Sequence[PlayoutOutcome]],
) -> HintReason:
    """Return what makes the chosen action better than the next best one."""
    return _of_the_end(facts, analysis, leads, trials) or _by_trials(leads, trials)


def _of_the_end(
    facts: QwixxFacts,
    analysis: Analysis,
    leads: Leads,
    trials: Mapping[Action, Sequence[PlayoutOutcome]],
) -> HintReason | None:
    """Return what is said instead of a comparison where an end of the match makes the difference.

    What an end is worth is no number of points.
    """
    other = cast(Action, leads.next_best)
    if other in trials or leads.leads[other] < END / 2:
        return None
    points = _points_at_end(facts, analysis, leads.chosen)
    if points is not None:
        sure = points > facts.most_for_others()
        others = facts.most_for_others() if sure else facts.most_of_others()
        return HintReason("wins" if sure else "ends", {"points": points, "others": others})
    row, crosses, _ = analysis.made(other)
    if crosses:
        return HintReason("loses", {"row": COLOURS[row], "others": facts.most_of_others()})
    return HintReason("last-penalty", {})


def _points_at_end(facts: QwixxFacts, analysis: Analysis, action: Action) -> int | None:
    """Return the points of the seat if the action ends the match, None if that goes on."""
    row, crosses, _ = analysis.made(action)
    if crosses:
        return facts.points(row, crosses) if facts.ends(row, crosses) else None
    of = facts.state.sheets[facts.seat].penalties + 1
    fourth = analysis.costs_penalty(action) and of == PENALTIES_TO_END
    return facts.points(row, crosses) - PENALTY if fourth else None


def _by_trials(leads: Leads, trials: Mapping[Action, Sequence[PlayoutOutcome]]) -> HintReason:
    """Return how much better than the next best action it is."""
    other = leads.next_best
    own = trials[leads.chosen]
    outcomes = trials.get(cast(Action, other), ())
    points = round(leads.leads[cast(Action, other)])
    pairs = zip(own, outcomes, strict=False)
    wins = 100 * fmean([one.share - another.share for one, another in pairs] or [0.0])
    if points >= 1:
        return HintReason("better", {"other": str(other), "points": points})
    if wins > NOTICED:
        return HintReason("chances", {"other": str(other), "wins": round(wins)})
    return HintReason("even", {"other": str(other)})
