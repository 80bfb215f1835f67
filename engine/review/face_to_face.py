"""The decisions of Face to Face: whole turns, played out to the end of the match."""

from collections.abc import Sequence

from engine.bots.bot import HINT_SEED
from engine.bots.face_to_face.bot import FaceToFaceBot
from engine.bots.face_to_face.hints import reasons
from engine.bots.face_to_face.planning import StartedTurn, begin, best_ends, placements_to
from engine.bots.face_to_face.playouts import DealtPlayer, play_out
from engine.bots.face_to_face.reading import read_position
from engine.bots.placements import Placement, cards_in, set_of
from engine.core.chance import Chance
from engine.core.placing import Place
from engine.games import GAMES
from engine.games.face_to_face.actions import ACTIONS, PLACES
from engine.games.face_to_face.turns import MINIMUM, cards_drawn
from engine.review.trials import (
    PLAYED,
    Asked,
    ReviewHint,
    TrialEnd,
    Trials,
    TrialSource,
    Way,
)

CANDIDATES = 3
"""The best ends of a turn, among which alternatives are."""


class FaceToFaceTrials(Trials):
    """A turn, and the ways to end it."""

    def __init__(
        self,
        bot: FaceToFaceBot,
        asked: Asked,
        played: Way,
    ) -> None:
        self._bot = bot
        self._position = read_position(GAMES["face-to-face"], asked.view, asked.seat)
        self._asked = asked
        self._begun = begin(self._position)
        actions = map(ACTIONS.__getitem__, played)
        places = [(each.card, each.pile) for each in actions if isinstance(each, Place)]
        self.ways = [played]
        self._turns = [self._after(places)]

    @property
    def forced(self) -> bool:
        """Tell whether there is nothing to choose: the turn cannot end."""
        return not self._ends(1)

    def end(self, way: int, chance: Chance) -> TrialEnd:
        position, turn = self._position, self._turns[way]
        draw = chance.shuffled(cards_in(position.unseen))
        dealt = chance.shuffled(cards_in(position.rival.left))
        up, down, hand = turn.turn
        if not hand and not draw:
            return TrialEnd(1.0, 0)
        if turn.laid < MINIMUM:
            return TrialEnd(0.0, hand.bit_count() + len(draw))
        drawn = cards_drawn(hand.bit_count(), turn.gave)
        player = DealtPlayer(up, down, hand | set_of(draw[:drawn]), draw[drawn:])
        held = position.rival.held
        other = DealtPlayer(turn.rival.up, turn.rival.down, set_of(dealt[:held]), dealt[held:])
        ended = play_out(self._bot.evaluation, player, other)
        return TrialEnd(float(ended.won), ended.left)

    def better(self) -> int:
        return self._index(
            self._bot.rest(self._asked.view, self._asked.seat, "hard", Chance(HINT_SEED))
        )

    def alternatives(self) -> Sequence[int]:
        return [self._index(places) for places in self._ends(CANDIDATES)]

    def hint(self) -> ReviewHint:
        advice = self._bot.advice(*self._asked)
        way = self._index(advice.rest)
        if way != PLAYED:  # The reasons are about the order that the hint has.
            self.ways[way] = self._texts(advice.rest, self._turns[way])
        return ReviewHint(way, reasons(advice))

    def _ends(self, count: int) -> list[tuple[Placement, ...]]:
        found, ends = best_ends(self._bot.evaluation, self._position.unseen, self._begun, count)
        return [placements_to(found, end) for end in ends]

    def _after(self, places: Sequence[Placement]) -> StartedTurn:
        turn = self._begun
        for each in places:
            turn = turn.after(each)
        return turn

    def _index(self, places: Sequence[Placement]) -> int:
        """Return the index of the way with these cards; those of one end are the same way."""
        turn = self._after(places)
        if turn not in self._turns:
            self.ways.append(self._texts(places, turn))
            self._turns.append(turn)
        return self._turns.index(turn)

    def _texts(self, places: Sequence[Placement], turn: StartedTurn) -> Way:
        """Return the texts of the actions that lead to this end."""
        cards = [str(PLACES[card][pile]) for card, pile in places]
        won = not turn.turn[2] and not self._position.unseen
        return tuple(cards) if won else (*cards, "end")


class FaceToFaceSource(TrialSource):
    """The decisions of Face to Face."""

    whole_turns = True

    def __init__(self, bot: FaceToFaceBot) -> None:
        self._bot = bot

    def trials(self, asked: Asked, played: Way) -> Trials | None:
        trials = FaceToFaceTrials(self._bot, asked, played)
        return None if trials.forced else trials
