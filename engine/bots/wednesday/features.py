"""The features of the one-ply evaluation: what each weight stands for, and how to vary it.

All are points: of those that a round is likely to cost, less what it costs the others.

====================  ==============================================================================
name                  what it weighs
====================  ==============================================================================
``hold-N``            each card N left in hand
``late-N``            the same, in a hand of LATE cards or fewer
``hold-blocked``      each point of blocked cards left in hand
``three-sixes``       three 6 left in hand, a combination
``three-tens``        three 10 left in hand
``four-tens``         four 10 left in hand, a combination
``size-K``            so many cards left in hand; 6 stands for 6 and more
``turns``             each turn that the hand needs, with a 2 and the card upon it in one
``tables``            each table that it needs, where numbers rise: the most copies of a number
``play-N``            having played N, or a pair of it: its ability, and where it lies
``lead-N``            having led with it, besides
``pass``              having passed
``pass-eugene``       having passed under Eugene, and taken a card
``combo-6``           having shown three 6, and putting Wednesday where one likes
``stopped-K``         having played, where so many cards of the others are likely to fit (STEPS)
``behind-K``          having passed or shown three 6, likewise; after a pass only the cards of those
                      count who can still play before all have passed
``follow-K``          so many own cards that fit upon what lies; 3 stands for 3 and more
``near-K``            each point in hand, where the nearest to going out has so many cards; 5
                      stands for 5 and more
``danger``            each point in hand, times the probability that Wednesday is the next one
``reveal``            the same, times the probability that nobody plays on
``close``             the last pass of all
``close-points``      each point in hand after it, times the probability that Wednesday is next
``lead-size``         each card left in hand after a play, times the probability of leading next
``shut``              the same after a pass upon one's own card
====================  ==============================================================================
"""

from collections.abc import Mapping
from types import MappingProxyType

from engine.games.wednesday.cards import NUMBERS

STEPS = (0.0, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Numbers of fitting cards: K is how many of these the expected number exceeds."""

MOST_CARDS, MOST_FOLLOWING, MOST_NEAR, LATE = 6, 3, 5, 3

SCALES: Mapping[str, float] = MappingProxyType(
    {
        **{f"hold-{number}": 0.8 for number in NUMBERS},
        **{f"late-{number}": 0.6 for number in NUMBERS},
        "hold-blocked": 0.1,
        "three-sixes": 2.0,
        "three-tens": 1.0,
        "four-tens": 2.0,
        **{f"size-{size}": 0.8 for size in range(MOST_CARDS + 1)},
        "turns": 0.4,
        "tables": 0.4,
        **{f"play-{number}": 0.8 for number in NUMBERS},
        **{f"lead-{number}": 0.8 for number in NUMBERS},
        "pass": 0.8,
        "pass-eugene": 2.0,
        "combo-6": 2.0,
        **{f"stopped-{step}": 0.8 for step in range(len(STEPS) + 1)},
        **{f"behind-{step}": 0.8 for step in range(len(STEPS) + 1)},
        **{f"follow-{following}": 0.4 for following in range(MOST_FOLLOWING + 1)},
        **{f"near-{size}": 0.05 for size in range(1, MOST_NEAR + 1)},
        "danger": 0.2,
        "reveal": 0.1,
        "close": 0.8,
        "close-points": 0.2,
        "lead-size": 0.2,
        "shut": 0.2,
    }
)
"""Each weight's name, and a change of it that is worth trying."""
