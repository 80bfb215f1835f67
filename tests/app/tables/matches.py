"""Matches of every game for tests of all tables: each kind of step, and who may be looking on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from copy import copy
from functools import cache, partial
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

from app.games import MODULES
from app.games.contract import AnySituation, Frame, Situation, Stage
from app.match.phase import Phase
from app.match.players import PlayerInfo
from app.match.session import Session
from app.pages.page import BAR_HEIGHT
from app.pages.table.page import TablePage
from app.pages.table.situations import Situations
from app.paint.surface import rail_height
from app.style.typography import Metrics
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.events import Kind
from engine.core.game import Game
from engine.core.happening import Happening
from engine.core.history import Change
from engine.core.match import Match
from engine.core.options import complete_options
from engine.games import GAMES
from tests.amounts import thorough
from tests.covering import cover
from tests.engine.games.by_game import RESHUFFLED
from tests.engine.games.the_game import late
from tests.engine.play import Setup

NAMES = ("Maria", "Leo", "Anna", "Nikos", "Sophie", "Max")
LONG_NAMES = {
    "en": (
        "Wwwwwwwwwwwwwwwwwwww", "Maximiliana Fernande", "Christopher-A. Smith",
        "Konstantina Papadopo", "Maximilian Oberhuber", "Bartholomew Johansen",
    ),
    "el": (
        "Παπαδημητρακοπούλου", "Κωνσταντίνος Παπαδοπ", "Αικατερίνη Βασιλείου",
        "Χαραλαμποπουλοπούλου", "Χρυσοβαλάντω Παπαδημ", "Αλεξάνδρα Θεοδωροπού",
    ),
}  # fmt: skip
"""Names as long as they may be, in the letters of each language."""

GAME_IDS = tuple(MODULES)

MATCHES = 16
"""How many matches of each game are looked through for kinds of step."""

MOST_ACTIONS = 500


def played(game_id: str, seats: int, seed: int) -> Match:
    """A match at random, with any options; rare actions are as likely as common ones."""
    game, lot = GAMES[game_id], Random(f"{game_id} {seats} {seed}")
    options = {
        name: lot.choice(list(option.choices_at(seats))) for name, option in game.options.items()
    }
    match = Match.new(game, seats, options, seed)
    for _ in range(MOST_ACTIONS):
        if match.over is not None:
            break
        match.do(*choose(match, lot))
    return match


def play_to_the_end(match: Match, lot: Random) -> None:
    """Play a match on, as `played` does, until it is over."""
    while match.over is None:
        match.do(*choose(match, lot))


def choose(match: Match, lot: Random, seat: int | None = None) -> tuple[int, str]:
    """Who does what: of the kinds of action any one, and the smallest steps most of the time."""
    seat = lot.choice(match.to_act) if seat is None else seat
    actions = [str(action) for action in match.legal(seat)]
    verb = lot.choice(sorted({action.split()[0] for action in actions}))
    actions = [action for action in actions if action.split()[0] == verb]
    if verb == "place" and lot.random() < 0.8:
        return seat, min(actions, key=lambda action: _step(match, seat, action))
    return seat, lot.choice(actions)


def _step(match: Match, seat: int, action: str) -> int:
    _, card, pile = action.split()
    piles: Any = match.view(seat)["piles"]
    if isinstance(piles, list):
        owner, _, way = pile.partition(".")
        top: int = piles[seat if owner == "own" else 1 - seat][way][-1]
        return abs(int(card) - top) + (40 if owner != "own" else 0)
    step: int = int(card) - piles[pile][-1]
    return step if pile.startswith("up") else -step


def until(match: Match, index: int) -> Match:
    """The match as it stood in that state; what is done in it leaves the match alone."""
    early = copy(match)
    early._states = list(match.states[: index + 1])
    early._moves = list(match.moves[:index])
    early._events = list(early._moves)
    pairs = zip(early._moves, pairwise(early._states), strict=True)
    early._history = [Change(move, *states) for move, states in pairs]
    return early


def features(match: Match) -> set[tuple[object, ...]]:
    """What sort of step the match is at: what may be done, and what bears upon it."""
    view: Any = match.view(None)
    turn, over = view["turn"], view["over"]
    verbs = {str(action).split()[0] for seat in match.to_act for action in match.legal(seat)}
    found: set[tuple[object, ...]] = {
        ("step", turn.get("step", turn.get("part")), *sorted(verbs)),
        ("open", view.get("open")),
        ("over", over and over.get("reason")),
        ("placed", min(len(turn.get("placed", ())), 3)),
        ("seats", match.seats, turn.get("step", turn.get("part"))),
    }
    found |= {("any", name, bool(value)) for name, value in view.items()}
    if "commands" in view:
        tops = [str(pile[-1]) for pile in view["piles"].values()]
        found |= {("command", view["commands"].get(top)) for top in tops}
    return found


def moments(game_id: str, each: int = 1) -> tuple[Match, ...]:
    """Matches that show every feature that was found, so often each; the caller's own to play.

    In a thorough run they are all at which a feature is seen for the first time, else few of them.
    """
    return tuple(until(match, len(match.states) - 1) for match in _moments(game_id, each))


@cache
def _moments(game_id: str, each: int) -> tuple[Match, ...]:
    game, seen, kept = GAMES[game_id], Counter[tuple[object, ...]](), []
    tables = range(game.max_seats, game.min_seats - 1, -1)
    for seed in range(MATCHES):
        for match in _matches(game_id, tables[seed % len(tables)], seed):
            for index in range(len(match.states)):
                early = until(match, index)
                new = {feature for feature in features(early) if seen[feature] < each}
                if new:
                    seen.update(new)
                    kept.append(early)
    if each > 1 or thorough():
        return tuple(kept)
    return tuple(kept[index] for index in cover([features(early) for early in kept]))


def _matches(game_id: str, seats: int, seed: int) -> Iterator[Match]:
    yield played(game_id, seats, seed)
    if "on_fire" in GAMES[game_id].options:
        yield _late(game_id, seats, seed)


def _late(game_id: str, seats: int, seed: int) -> Match:
    """The end of a match in which commands and fires meet."""
    game, lot = GAMES[game_id], Random(seed)
    options = complete_options(game.options, {"on_fire": True}, seats)
    document = late.late(Setup(game_id, seats, options, seed), late.few, Chance(seed))
    match = Match.from_state(game, document)
    play_to_the_end(match, lot)
    return match


# Who looks on


def people(match: Match, *humans: int, names: Sequence[str] = NAMES) -> tuple[PlayerInfo, ...]:
    """Those who play: people at these seats, or at all where none is named; else computers."""
    kinds: list[Kind] = ["easy"] * match.seats
    for seat in humans or range(match.seats):
        kinds[seat] = "human"
    return tuple(PlayerInfo(names[seat], seat, kinds[seat]) for seat in range(match.seats))


def sit_down(session: Session, then: Callable[[], object] = lambda: None) -> None:
    """Let whoever is to act sit at the screen; `then` comes after each step."""
    for _ in range(4):
        if session.phase is Phase.CURTAIN:
            session.handover.lift()
        elif session.phase is Phase.REVIEWING:
            session.handover.leave()
        elif session.phase is Phase.PLAYING and session.seat not in session.match.to_act:
            session.handover.call_next()
        then()


class Sight(NamedTuple):
    """Who sits at the screen in which phase, and whether their hand is open to them."""

    seat: int | None
    phase: Phase
    hand_open: bool
    alone: bool
    """All others are computers."""

    @property
    def viewer(self) -> int | None:
        """Whose view is on the screen; None: a bystander's."""
        return self.seat if self.hand_open else None

    def session(self, match: Match, names: Sequence[str] = NAMES) -> Session:
        """A session of the match that stands so."""
        humans = [self.seat] if self.alone and self.seat is not None else []
        session = Session(match, people(match, *humans, names=names))
        session.seat, session.phase = self.seat, self.phase
        session.hand_open = self.hand_open
        return session


def sights(match: Match) -> Iterator[Sight]:
    """Who may look at the table as the match stands: one of each sort, in every way."""
    over = match.over is not None
    phase = Phase.OVER if over else Phase.PLAYING
    acts = match.to_act[0] if match.to_act else 0
    last = match.moves[-1].seat if match.moves else None
    alone = {acts, (acts + 1) % match.seats, acts if last is None else last}
    yield from (Sight(seat, phase, True, True) for seat in sorted(alone))
    if match.seats == 1:
        return
    if over:
        yield Sight(last or 0, phase, True, False)
        return
    yield Sight(None, Phase.CURTAIN, False, False)
    if match.simultaneous:
        yield from (Sight(seat, Phase.DECIDING, False, False) for seat in match.to_act)
    yield Sight(acts, phase, True, False)
    if last is not None and last not in match.to_act:
        yield Sight(last, Phase.REVIEWING, True, False)


def looked_at(game_id: str) -> Iterator[tuple[int, Match, Sight]]:
    """Each moment with its number and who may look at it; the caller's own to play.

    In the quick run few of them, but every feature is seen, and every sort of sight occurs at every
    step.
    """
    found = [
        (number, match, sight)
        for number, match in enumerate(moments(game_id))
        for sight in sights(match)
    ]
    if thorough():
        yield from found
        return
    yield from (
        found[index] for index in cover([_shown(match, sight) for _, match, sight in found])
    )


def _shown(match: Match, sight: Sight) -> set[Hashable]:
    """What there is to be seen of a moment."""
    turn, acts = match.view(None)["turn"], sight.seat in match.to_act
    step = turn.get("step", turn.get("part"))
    return {(step, sight.phase, sight.alone, acts), *features(match)}


def stand(page: TablePage, session: Session) -> None:
    """Let a page show another match, or the same one as somebody else sees it."""
    page.session = page.player_actions._session = session
    page.display.situations = Situations(session, page.game)
    page.display.situation = page.display.read()


STAGES: dict[Phase, Stage] = {
    Phase.OVER: "over",
    Phase.REVIEWING: "reviewing",
    Phase.DECIDING: "deciding",
    Phase.CURTAIN: "watching",
}


def situation_of(session: Session, chosen: tuple[str, ...] = ()) -> AnySituation:
    """What the person at the screen may know and do, as the table's page reads it."""
    view, seat = session.view(), session.seat
    turn: Stage = "playing" if seat in session.match.to_act else "watching"
    return Situation(
        view=view,
        seat=seat,
        players=session.players,
        stage=STAGES.get(session.phase, turn),
        legal=tuple(map(str, session.legal())),
        why=lambda action: None if seat is None else session.why(action),
        legal_after=lambda action: tuple(map(str, session.foresight.legal_after(action))),
        why_after=session.foresight.why_after,
        dead_end=session.foresight.dead_end,
        may_undo=lambda: session.undo.possible,
        can_signal=len(session.players) > 1 and seat is not None and view["over"] is None,
        seed=session.match.seed,
        practice=session.match.practice,
        chosen=chosen,
        viewer=session.viewer,
        story=partial(session.story.moves, session.viewer),
    )


class Otherwise(Sequence[Any]):
    """States as they may be for all that somebody knows; each is made when it is asked for."""

    def __init__(self, match: Match, sight: Sight, seed: int) -> None:
        self._match, self._sight = match, sight
        self._chance = Chance(seed)
        self._made: dict[int, Any] = {}

    def __len__(self) -> int:
        return len(self._match.states)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[each] for each in range(len(self))[index]]
        index = range(len(self))[index]
        if isinstance(index, range):
            return [self[each] for each in index]
        if index not in self._made:
            self._made[index] = self._other(self._match.states[index])
        return self._made[index]

    def _other(self, state: Any) -> Any:
        reshuffled, sight = RESHUFFLED[self._match.game.id], self._sight
        other = reshuffled(state, sight.viewer, self._chance)
        if sight.phase is Phase.DECIDING:
            # Whoever is asked sees what they have decided so far.
            own = reshuffled(state, sight.seat, self._chance)
            other = other._replace(decisions=own.decisions)
        return other


def otherwise(match: Match, sight: Sight, seed: int) -> Match:
    """The match as it may be for all that is known at the screen: all else is different.

    What was done stays; for whoever did it, it may be impossible now.
    """
    other = copy(match)
    other._states = Otherwise(match, sight, seed)  # type: ignore[assignment]
    other.game = telling_the_same(match, sight.viewer, partial(index_of, other.states))
    return other


def index_of(states: Sequence[Any], state: Any) -> int | None:
    """Which of the states this very one is; None if it is none of them."""
    return next((index for index, each in enumerate(states) if each is state), None)


def telling_the_same(
    match: Match, viewer: int | None, index_of: Callable[[Any], int | None]
) -> Game[Any]:
    """The match's game in another world, in which the viewer, or a bystander, is told no other.

    `index_of` tells which of the match's states one of that world stands for. Those differ in what
    the viewer does not know, each in its own way: what happened between two of them is no happening
    of the game. Whoever else is asked for is told that all the same.
    """
    game, states = match.game, match.states
    elsewhere = copy(game)

    def happened(
        before: Any, seat: int, action: Action, after: Any, who: int | None
    ) -> tuple[Happening, ...]:
        index = index_of(after)
        if index is None or who not in (None, viewer):
            return game.happened(before, seat, action, after, who)
        return game.happened(states[index - 1], seat, action, states[index], who)

    vars(elsewhere)["happened"] = happened
    return elsewhere


def frame_of(size: tuple[int, int], text_scale: float = 1.0) -> Frame:
    """The room that a table has in a window of that size."""
    metrics = Metrics(*size, text_scale)
    rail_top = size[1] - round(rail_height(metrics))
    return Frame(*size, metrics, round(metrics.px(BAR_HEIGHT)), rail_top)
