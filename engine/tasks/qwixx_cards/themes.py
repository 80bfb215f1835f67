"""The themes of the tasks of Qwixx: one idea each."""

from collections.abc import Iterator

from engine.core.chance import Chance
from engine.games.qwixx_cards.state import QwixxState
from engine.tasks.draft import TaskDraft
from engine.tasks.qwixx_cards import ideas
from engine.tasks.qwixx_cards.drawing import draw_position
from engine.tasks.qwixx_cards.ideas import Teaches, needs
from engine.tasks.qwixx_cards.ways import best, ways
from engine.tasks.source import TaskTheme
from engine.tasks.task import Goal


def _theme(
    name: str, teaches: Teaches, *, fewest: int = 25, jokers: bool = False, locked: bool = False
) -> TaskTheme[QwixxState]:
    """Make a theme with one task, whose goal is the most points that its turn can bring.

    With fewer than ``fewest`` ways to the end of the turn it would be too easy.
    """

    def draw(chance: Chance) -> Iterator[TaskDraft[QwixxState]]:
        state = draw_position(chance, jokers=jokers, locked=locked)
        every = [*ways(state)]
        if len(every) >= fewest and teaches(every):
            yield TaskDraft(state, Goal("points", {"points": best(every)[0].points}), turns=1)

    return TaskTheme(name, 1, draw)


THEMES = (
    _theme("one-skipped", needs(ideas.one_skipped)),
    _theme("number-before-cards", needs(ideas.number_before_cards)),
    _theme("number-elsewhere", needs(ideas.number_elsewhere)),
    _theme("number-left", needs(ideas.number_left)),
    _theme("points-not-crosses", ideas.points_not_crosses),
    _theme("no-penalty", ideas.no_penalty, fewest=8, locked=True),
    _theme("fifth-by-number", needs(ideas.fifth_by_number)),
    _theme("fifth-by-card", needs(ideas.fifth_by_card), fewest=120, jokers=True),
    _theme("match-goes-on", needs(ideas.match_goes_on), fewest=100, jokers=True, locked=True),
    _theme("joker-between", needs(ideas.joker_between), fewest=120, jokers=True),
    _theme("joker-alone", needs(ideas.joker_alone), fewest=120, jokers=True),
    _theme("two-jokers", needs(ideas.two_jokers), fewest=120, jokers=True),
)
