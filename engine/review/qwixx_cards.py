"""The decisions of Qwixx: single actions, played out to the end of the match."""

from collections.abc import Hashable, Sequence

from engine.bots.bot import HINT_SEED
from engine.bots.qwixx_cards.bot import QwixxBot
from engine.bots.qwixx_cards.dealing import dealt_anew
from engine.bots.qwixx_cards.model import Model
from engine.bots.qwixx_cards.one_ply import worth
from engine.bots.qwixx_cards.playouts import begin, outcome_of, play_on
from engine.bots.qwixx_cards.reading import read_view
from engine.core.action import Action
from engine.core.chance import Chance
from engine.games.qwixx_cards.actions import Take, parse
from engine.games.qwixx_cards.cards import NUMBER_OF
from engine.review.trials import Asked, ReviewHint, TrialEnd, Trials, TrialSource, Way

CANDIDATES = 3
"""The best actions by one ply, among which alternatives are."""

MOST_TURNS = 200
"""More turns than a match has."""


class QwixxTrials(Trials):
    """An action, and what else could be done."""

    def __init__(self, bot: QwixxBot, asked: Asked, played: Way) -> None:
        self._bot = bot
        self._asked = asked
        self._state = read_view(asked.view, asked.seat)
        self.ways = [played]
        self._actions = [parse(played[0])]

    @property
    def forced(self) -> bool:
        """Tell whether all that could be done comes to the same."""
        return len({*map(self._kind, map(parse, self._asked.legal))}) == 1

    def end(self, way: int, chance: Chance) -> TrialEnd:
        seat, policy = self._asked.seat, self._bot.policy
        model = Model(dealt_anew(self._state, seat, chance))
        begin(model, policy, seat, self._actions[way])
        if not model.over:
            play_on(model, policy, MOST_TURNS)
        return TrialEnd(*outcome_of(model, policy, seat))

    def better(self) -> int:
        return self._index(self._bot.choose(*self._asked, "hard", Chance(HINT_SEED)))

    def alternatives(self) -> Sequence[int]:
        values = worth(self._bot.policy, self._state, self._asked.seat)
        best = sorted(values, key=lambda action: -values[action])
        return [self._index(str(action)) for action in best[:CANDIDATES]]

    def hint(self) -> ReviewHint:
        hint = self._bot.hint(*self._asked)
        return ReviewHint(self._index(hint.action), hint.reasons)

    def _index(self, text: str) -> int:
        """Return the index of the way with this action, or with one that comes to the same."""
        action = parse(text)
        kinds = [*map(self._kind, self._actions)]
        if self._kind(action) not in kinds:
            self.ways.append((text,))
            self._actions.append(action)
            return len(kinds)
        return kinds.index(self._kind(action))

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
