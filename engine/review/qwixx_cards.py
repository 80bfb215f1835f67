"""The decisions of Qwixx: single actions, played out to the end of the match."""

from collections.abc import Hashable, Sequence

from engine.bots.qwixx_cards.bot import QwixxBot
from engine.bots.qwixx_cards.dealing import dealt_anew
from engine.bots.qwixx_cards.model import Model
from engine.bots.qwixx_cards.one_ply import worth
from engine.bots.qwixx_cards.playouts import begin, outcome_of, play_on
from engine.bots.qwixx_cards.reading import read_view
from engine.core.action import Action
from engine.core.chance import Chance
from engine.games import GAMES
from engine.games.qwixx_cards.actions import Take
from engine.games.qwixx_cards.cards import NUMBER_OF
from engine.review.action_trials import ActionTrials
from engine.review.trials import Asked, TrialEnd, Trials, TrialSource, Way

CANDIDATES = 3
"""The best actions by one ply, among which alternatives are."""

MOST_TURNS = 200
"""More turns than a match has."""


class QwixxTrials(ActionTrials):
    """An action, and what else could be done."""

    def __init__(self, bot: QwixxBot, asked: Asked, played: Way) -> None:
        super().__init__(GAMES["qwixx-cards"], bot, asked, played)
        self._policy = bot.policy
        self._state = read_view(asked.view, asked.seat)

    def end(self, way: int, chance: Chance) -> TrialEnd:
        seat, policy = self._asked.seat, self._policy
        model = Model(dealt_anew(self._state, seat, chance))
        begin(model, policy, seat, self._actions[way])
        if not model.over:
            play_on(model, policy, MOST_TURNS)
        return TrialEnd(*outcome_of(model, policy, seat))

    def alternatives(self) -> Sequence[int]:
        values = worth(self._policy, self._state, self._asked.seat)
        best = sorted(values, key=lambda action: -values[action])
        return [self._index(str(action)) for action in best[:CANDIDATES]]

    def _kind(self, action: Action) -> Hashable:
        """Return what an action does: cards with the same back are as good as each other."""
        card = self._state.display[action.slot] if isinstance(action, Take) else None
        return action if card is None else NUMBER_OF[card]


class QwixxSource(TrialSource):
    """The decisions of Qwixx."""

    whole_turns = False
    times = 4

    def __init__(self, bot: QwixxBot) -> None:
        self._bot = bot

    def trials(self, asked: Asked, played: Way) -> Trials | None:
        trials = QwixxTrials(self._bot, asked, played)
        return None if trials.forced else trials
