"""The themes of Extreme's tasks: what each is to teach, and how its positions are drawn.

================= =================================================================================
theme             what it teaches
================= =================================================================================
``stop``          a stop comes last, or costs a turn
``skull``         a skull is placed where something can cover it at once
``three``         a turn with a three has exactly three cards
``no-trick``      what forbids tricks is covered before the trick
``one-pile``      the pile for the turn is chosen, or the command is covered
``commands-meet`` two commands that bind at once are brought into an order
``handed-over``   one seat leaves the card on which another has a trick
``longest-run``   as many cards as can be placed, commands being obeyed
``cheapest-turn`` of all turns, the one that skips fewest numbers
================= =================================================================================
"""

from collections.abc import Iterable
from functools import partial

from engine.core.chance import Chance
from engine.games import GAMES
from engine.games.the_game.commands import (
    NO_COMMANDS,
    NO_TRICK,
    ONE_PILE,
    PRINTED,
    SKULL,
    STOP,
    THREE,
)
from engine.games.the_game.state import TheGameState
from engine.tasks.draft import TaskDraft
from engine.tasks.placing import between
from engine.tasks.search import Search
from engine.tasks.source import TaskTheme
from engine.tasks.the_game.drawing import (
    ALL_PLACED,
    TRAPS,
    Drafts,
    cheapest_turn,
    handed_over,
    longest_run,
)
from engine.tasks.the_game.goals import TheGameGoals
from engine.tasks.the_game.positions import late_tops, played, position
from engine.tasks.the_game.themes import Ends, needs_tricks, passes_on

AT_ONCE = STOP | SKULL | THREE
"""The commands that bind in the turn in which they are placed."""

MOST_TURNS = 4
"""Turns in which a last hand is to be placed at most."""

_GAME = GAMES["the-game-extreme"]


def _commanded(chance: Chance, *, held: int = 0, on_top: int = 0, kinds: int = 1) -> Drafts:
    """Draw a last hand with certain commands, to be placed in as few turns as possible.

    So many kinds of them are in the hand or on top.
    """
    for _ in range(TRAPS):
        tops = late_tops(chance)
        hand = played(chance, tops, between(chance, 5, 7), 3)
        if hand is None:
            continue
        found = _commands(hand) & held | _commands(tops) & on_top
        if found.bit_count() >= kinds:
            state = position(_GAME, chance, tops, [hand])
            if state is not None:
                for turns in range(1, MOST_TURNS + 1):
                    yield TaskDraft(state, ALL_PLACED, turns)
            return


def _commands(cards: Iterable[int]) -> int:
    bits = 0
    for card in cards:
        bits |= PRINTED[card]
    return bits


def _binds(draft: TaskDraft[TheGameState], ends: Ends) -> bool:
    """Tell whether the commands leave fewer solutions than The Game would have in one turn."""
    plain = draft._replace(state=draft.state._replace(commands=NO_COMMANDS), turns=1)
    return len(Search(TheGameGoals(), plain).ends(plain.state)) > len(ends)


def _binds_tricks(draft: TaskDraft[TheGameState], ends: Ends) -> bool:
    return needs_tricks(1)(draft, ends) and _binds(draft, ends)


def _passes_on_bound(draft: TaskDraft[TheGameState], ends: Ends) -> bool:
    commands = _commands(card for hand in draft.state.hands for card in hand)
    return bool(commands) and passes_on(draft, ends)


THEMES: tuple[TaskTheme[TheGameState], ...] = (
    TaskTheme("stop", 2, partial(_commanded, held=STOP), _binds),
    TaskTheme("skull", 2, partial(_commanded, held=SKULL), _binds),
    TaskTheme("three", 2, partial(_commanded, held=THREE), _binds),
    TaskTheme("no-trick", 2, partial(_commanded, on_top=NO_TRICK), _binds_tricks),
    TaskTheme("one-pile", 2, partial(_commanded, on_top=ONE_PILE), _binds),
    TaskTheme("commands-meet", 3, partial(_commanded, held=AT_ONCE, kinds=2), _binds),
    TaskTheme("handed-over", 1, partial(handed_over, _GAME), _passes_on_bound),
    TaskTheme("longest-run", 1, partial(longest_run, _GAME), _binds),
    TaskTheme("cheapest-turn", 1, partial(cheapest_turn, _GAME), _binds),
)
