"""Refusals: why something cannot be done, as a code with arguments, never as a sentence.

Codes that any game and any match may give:

==================  ==========================  ============================================
code                arguments                   when
==================  ==========================  ============================================
``no-such-seat``    seat                        the match has no seat of this number
``match-over``                                  nothing can be done any more
``not-your-turn``   seat, to_act                other seats are to act
``unknown-action``  text                        not the text of one of the game's actions
``no-signals``                                  the game knows no signals
``bad-seats``       seats, min, max             the game is not for so many
``bad-seed``        seed                        not an integer from 0 to 2**63 - 1
``unknown-option``  option                      the game has no such option
``bad-option``      option, value, choices      not one of the option's choices
``nothing-to-undo``                             no action has been done
``undo-over``                                   several players, and the match is over
``undo-not-yours``  seat, acted, signal         that other seat has acted or signalled since
``undo-settled``    cause                       it used chance, showed a card or decisions
``match-too-long``  limit                       the match has as many events as a journal holds
==================  ==========================  ============================================

A game's own codes are listed in its module ``refusals``.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.core.jsontext import Json

MAX_QUOTED = 80
"""Characters of foreign text that a refusal repeats, at most."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason with its arguments, all of them JSON values."""

    code: str
    args: Mapping[str, Json] = field(default_factory=dict)

    def __str__(self) -> str:
        if not self.args:
            return self.code
        return f"{self.code} ({', '.join(f'{name} {value}' for name, value in self.args.items())})"


class Refused(Exception):
    """An action is refused, for the reason in ``refusal``."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


def unknown_action(text: str) -> Refusal:
    """Refuse a text that is not the text of one of the game's actions."""
    return Refusal("unknown-action", {"text": text[:MAX_QUOTED]})
