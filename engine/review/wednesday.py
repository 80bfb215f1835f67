"""The decisions of Wednesday: single actions, played out to the end of the round.

The points of the rounds to come are drawn from those that players at such a table get.
"""

from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property

from engine.bots.wednesday import hands as h
from engine.bots.wednesday.bot import WednesdayBot
from engine.bots.wednesday.dealing import dealt
from engine.bots.wednesday.judging import Judge
from engine.bots.wednesday.moves import different
from engine.bots.wednesday.reading import read_position
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.match import Match
from engine.games import GAMES
from engine.games.wednesday.actions import BlockNumber, PickBurntCard
from engine.games.wednesday.rounds import ROUNDS
from engine.review.action_trials import ActionTrials
from engine.review.trials import Asked, TrialEnd, Trials, TrialSource, Way

CANDIDATES = 3
"""The best actions by one ply, among which alternatives are."""

FUTURES = 16
"""How often the rounds to come are drawn for one end of a round."""

POINTS: Mapping[int, Sequence[int]] = {
    2: (0, 0, 0, 1, 4, 8, 12, 16, 24, 39),
    3: (0, 0, 1, 4, 7, 10, 15, 21, 28, 43),
    4: (1, 5, 10, 14, 18, 22, 26, 32, 39, 50),
    5: (1, 6, 10, 14, 18, 22, 26, 30, 37, 46),
    6: (1, 5, 9, 12, 15, 19, 22, 26, 31, 39),
}
"""By the number of players, the points of one in a round: ten values, as likely as each other. They
are the means of the tenths of 30 matches of normal computers."""


class WednesdayTrials(ActionTrials):
    """An action, and what else could be done."""

    def __init__(self, bot: WednesdayBot, asked: Asked, played: Way) -> None:
        super().__init__(GAMES["wednesday"], bot, asked, played)
        self._judges = bot.judge
        self._position = read_position(asked.view, asked.seat)
        self._to_come = ROUNDS - int(asked.view["round"])

    def end(self, way: int, chance: Chance) -> TrialEnd:
        position, judge = self._position, self._judge
        whole = dealt(position, chance)
        whole.begin(judge.stakes, floating=False)
        whole.chance, futures = Chance(chance.next()), Chance(chance.next())
        whole.do(self._actions[way])
        whole.finish(position.seat, judge.evaluation)
        totals = [
            total + h.points(hand) for total, hand in zip(position.totals, whole.hands, strict=True)
        ]
        shares = [self._share(totals, futures) for _ in range(FUTURES if self._to_come else 1)]
        return TrialEnd(sum(shares) / len(shares), totals[position.seat])

    def alternatives(self) -> Sequence[int]:
        actions = different(self._position.known, [*map(self._game.parse, self._asked.legal)])
        best = sorted(actions, key=self._judge.cost)
        return [self._index(str(action)) for action in best[:CANDIDATES]]

    @cached_property
    def _judge(self) -> Judge:
        return self._judges(self._position)

    def _share(self, totals: Sequence[int], chance: Chance) -> float:
        """Return the seat's share of the win, with points of the rounds to come by chance."""
        points = POINTS[len(totals)]
        drawn = [
            total + sum(points[chance.below(len(points))] for _ in range(self._to_come))
            for total in totals
        ]
        teams = self._position.known.teams or len(totals)
        results = [sum(drawn[team::teams]) for team in range(teams)]
        own = results[self._position.seat % teams]
        return (own == min(results)) / results.count(min(results))

    def _kind(self, action: Action) -> Hashable:
        """Return what an action does: burnt cards of one number are as good as each other."""
        match action:
            case PickBurntCard(place) | BlockNumber(place):
                return self._position.burnt_card(place)
            case _:
                return action


class WednesdaySource(TrialSource):
    """The decisions of Wednesday."""

    whole_turns = False
    times = 4

    def __init__(self, bot: WednesdayBot) -> None:
        self._bot = bot

    def trials(self, asked: Asked, played: Way) -> Trials | None:
        trials = WednesdayTrials(self._bot, asked, played)
        return None if trials.forced else trials

    def result(self, match: Match, seat: int) -> float:
        """Return the share of the seat's team, whose players all have the whole of it."""
        teams = match.state()["options"]["teams"]
        players = match.seats // teams if teams else 1
        return super().result(match, seat) * players
