"""Nothing that a seat may not know shows: where all of it is different, the table is the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from app.games import MODULES
from app.games.contract import AnyRounds, AnySituation, AnyTable, GameTable, Rounds
from app.games.narration import Audience, Narration
from app.match.phase import Phase
from app.match.story import Happenings
from app.paint.faces import BackFace
from app.style.appearance import Appearance
from app.system.screen_reader import aloud
from app.table.scene.card_item import CardItem
from app.table.scene.fixture_items import DecorationItem, PlaceItem
from app.table.scene.items import VisualItem
from engine.core.chance import Chance
from engine.core.events import Done, Kind
from engine.core.jsontext import Document
from engine.core.match import Match
from engine.games import GAMES
from engine.games.wednesday.rules import Wednesday
from tests.amounts import some
from tests.app.table.support import Table, seat_at
from tests.app.tables.matches import (
    Sight,
    frame_of,
    index_of,
    looked_at,
    otherwise,
    played,
    situation_of,
    telling_the_same,
    until,
)
from tests.app.tables.picture import chosen_at_random, picture
from tests.app.window_at_hand import SPOKEN, hints, interfaces
from tests.engine.games.by_game import RESHUFFLED

SIZE = (1280, 800)
STEPS = some(32)
"""How many steps of a match are watched at most."""


# The game's own part


@pytest.mark.every_game("game_id")
def test_a_table_looks_and_speaks_the_same_whatever_is_hidden(
    qapp: QApplication, game_id: str
) -> None:
    game, frame = MODULES[game_id].table(), frame_of(SIZE)
    for number, match, sight in looked_at(game_id):
        other = otherwise(match, sight, number)
        now, then = (situation_of(sight.session(each)) for each in (match, other))
        assert picture(game, now, frame) == picture(game, then, frame), sight
        pairs = zip(
            chosen_at_random(game, now, frame, number),
            chosen_at_random(game, then, frame, number),
            strict=True,
        )
        for chosen_now, chosen_then in pairs:
            assert picture(game, chosen_now, frame) == picture(game, chosen_then, frame), sight


# The whole window, for a person among computers


class Wrapped(GameTable[Any]):
    """A game, all of which can be asked through this."""

    def __init__(self, game: AnyTable) -> None:
        self.game = game

    name = ""
    layout = offers = lay = aim_decorations = refusal = advice = status = None  # type: ignore[assignment]
    line = main = typed = None  # type: ignore[assignment]

    def __getattribute__(self, name: str) -> Any:
        kept = object.__getattribute__
        own = name == "game" or name in {**kept(self, "__dict__"), **vars(type(self))}
        return kept(self, name) if own else getattr(self.game, name)


class Elsewhere(Wrapped):
    """The game in a world in which rounds end as they are said to."""

    def __init__(self, game: AnyTable, end: Callable[[], Document]) -> None:
        super().__init__(game)
        self._end = end

    @property
    def rounds(self) -> AnyRounds | None:  # type: ignore[override]
        rounds = self.game.rounds
        return None if rounds is None else RoundsElsewhere(rounds, self._end)


class RoundsElsewhere(Rounds[Any]):
    """The rounds of that world."""

    def __init__(self, rounds: AnyRounds, end: Callable[[], Document]) -> None:
        self._rounds = rounds
        self._end = end

    def begins(self, match: Match) -> str:
        return ""

    def over(self, before: AnySituation, after: AnySituation) -> bool:
        return self._rounds.over(before, after)

    def end(self, match: Match, seat: int | None) -> Document:
        return self._end()

    def has_points(self, situation: AnySituation) -> bool:
        return self._rounds.has_points(situation)


class TwoWorlds:
    """A match at two screens; at the second one all that the person does not know is different."""

    def __init__(self, appearance: Appearance, match: Match, seat: int, seed: int) -> None:
        self._match = match
        self._sight = Sight(seat, Phase.PLAYING, True, True)
        self._chance = Chance(seed)
        self._done = 0
        self._made: list[Any] = []
        """The states of the second world, each in the place of that of the match."""
        other = copy(self._at(0))
        other._states = [self._different(0)]
        worlds = self._at(0), other
        for world, states in zip(worlds, (match.states, self._made), strict=True):
            world.game = telling_the_same(match, seat, partial(index_of, states))
        kinds: list[Kind] = ["easy"] * match.seats
        kinds[seat] = "human"
        self.tables = [seat_at(appearance, each, kinds, SIZE, settle=False) for each in worlds]
        for table in self.tables:
            table.page.setUpdatesEnabled(False)
        self.tables[1].page.game = Elsewhere(MODULES[match.game.id].table(), self._end)

    def _end(self) -> Document:
        """How a round has ended in the other world."""
        game, move = self._match.game, self._match.moves[self._done - 1]
        assert isinstance(game, Wednesday)
        assert isinstance(move, Done)
        before = self._match.states[self._done - 1]
        end = game.round_end(before, move.seat, game.parse(move.action))
        seat = self._sight.seat
        return game.view(RESHUFFLED[game.id](end, seat, self._chance), seat)

    def _at(self, index: int) -> Match:
        return until(self._match, index)

    def _different(self, index: int) -> Any:
        state = self._match.states[index]
        other = RESHUFFLED[self._match.game.id](state, self._sight.seat, self._chance)
        # Where an action leaves nothing to chance here, it leaves nothing to it there.
        self._made.append(other._replace(seed_state=state.seed_state))
        return self._made[-1]

    def step(self) -> bool:
        """The next move, in both worlds; false at the end."""
        if self._done == min(len(self._match.moves), STEPS):
            return False
        move = self._match.moves[self._done]
        self._done += 1
        states = self._match.states[self._done], self._different(self._done)
        for table, state in zip(self.tables, states, strict=True):
            session = table.session
            session.write(partial(session.match._move, move, state))
        return True


def pick_any(worlds: TwoWorlds, lot: Random) -> None:
    """In both worlds, take up the same card, if there is one that can be."""
    cards = [card.id for card in worlds.tables[0].view.scene.layout.cards if card.liftable]
    if cards:
        card = lot.choice(cards)
        for table in worlds.tables:
            table.view.gestures.pick(card, aim=True)
            table.view.access.renew()


def window_of(table: Table) -> dict[str, Any]:
    """All that can be seen, read or heard of the window, whoever asks for it."""
    page, scene = table.page, table.view.scene
    return {
        "spoken": [
            (found.role(), *map(found.text, SPOKEN), found.rect()) for found in interfaces(page)
        ],
        "hints": hints(page),
        "status": (page.rail.status.lines, page.rail.status.marks),
        "items": sorted(repr((item.zValue(), *_seen(item))) for item in scene.items()),
        "leaving": [item.spec for item in scene.leaving],
        "aims": scene.highlights.aims,
        "bubble": scene.highlights.bubble,
    }


def _seen(item: object) -> tuple[object, ...]:
    match item:
        case CardItem():
            flight = item.flight and (item.flight.start, item.flight.goal, item.flight.begin)
            return item.spec, item.pose, item.origin_face, item._shown, item.turned, flight
        case PlaceItem():
            return (item.spec,)
        case DecorationItem():
            return item.decoration, item._visual
        case VisualItem():
            return item._visual, item.rect
    return (type(item).__name__,)


@pytest.mark.every_game("game_id")
def test_the_window_shows_nothing_that_the_person_does_not_know(
    appearance: Appearance, game_id: str
) -> None:
    for seed in (1, 2):
        match = played(game_id, min(GAMES[game_id].max_seats, 1 + seed), seed)
        worlds = TwoWorlds(appearance, match, seed % match.seats, seed)
        heard: list[list[str]] = [[], []]
        lot = Random(seed)
        for table, said in zip(worlds.tables, heard, strict=True):
            table.view.announced.connect(said.append)
        going = True
        while going:
            one, other = map(window_of, worlds.tables)
            assert one == other
            for table in worlds.tables:
                table.settle()
            pick_any(worlds, lot)
            one, other = map(window_of, worlds.tables)
            assert one == other
            for table in worlds.tables:
                table.view.let_go()
            going = worlds.step()
        assert heard[0] == heard[1]
        assert heard[0]
        for table in worlds.tables:
            table.page.close()


# The whole window, for people who share it


class Told(Narration):
    """A narration, and to whom it was asked to announce something."""

    def __init__(self, narration: Narration) -> None:
        self._narration = narration
        self.listeners: list[int | None] = []

    def announce(self, happenings: Happenings, audience: Audience) -> str:
        self.listeners.append(audience.listener)
        return self._narration.announce(happenings, audience)

    def turn_before(self, moves: Sequence[Happenings], listener: int | None = None) -> str:
        return self._narration.turn_before(moves, listener)


class Passing:
    """People who pass the screen on, and what each of them may see, by the rules of the house."""

    def __init__(self, appearance: Appearance, match: Match, seed: int) -> None:
        self.table = seat_at(appearance, Match.from_state(match.game, match.state(0)), (), SIZE)
        self.table.page.setUpdatesEnabled(False)
        self.match = self.table.session.match
        self.game = MODULES[match.game.id].table()
        self.told = Told(MODULES[match.game.id].narration())
        self.table.page.announcer._narration = self.told
        self._lot = Random(seed)
        deciding = self.match.simultaneous
        self.viewer: int | None = None if deciding else self.match.to_act[0]
        """Whose hand is open."""
        self._faces: dict[tuple[int | None, int], set[object]] = {}

    def _faces_of(self, viewer: int | None, index: int) -> set[object]:
        """The faces that lay on the table then, by what the viewer may know."""
        if (viewer, index) not in self._faces:
            sight = Sight(viewer, Phase.PLAYING, viewer is not None, False)
            situation = situation_of(sight.session(until(self.match, index)))
            cards = self.game.layout(situation, frame_of(SIZE)).cards
            self._faces[viewer, index] = {face for card in cards for face in (card.face, card.back)}
        return self._faces[viewer, index]

    def step(self) -> None:
        """One person does one thing, and nothing shows that whoever sees it may not know."""
        session, count = self.table.session, len(self.match.states)
        before, actor = self.viewer, None
        self.told.listeners.clear()
        if session.phase is Phase.CURTAIN:
            self.viewer = session.next_seat
            session.handover.lift()
        elif session.phase is Phase.REVIEWING:
            self.viewer = None
            session.handover.leave()
        else:
            actor = session.seat
            self._act()
        known = self._known(before, count - 1)
        ended = self.table.page.display.situation.stage == "ended"
        if ended:
            known |= self._faces_at_the_end(before)
        if session.parting_view is not None:  # They see to its end what they did.
            last = len(self.match.states) - 1
            self._look_round(
                known | self._faces_of(before, count - 1) | self._faces_of(before, last)
            )
        else:
            self._look_round(known)
            self._listen(actor)
        self.table.settle()
        self._look_round(known)
        if ended:
            # All look at the points; then the next round begins behind the curtain.
            self.viewer = None
            self.table.page.presses.main()
            assert session.phase is Phase.CURTAIN
            self.table.settle()
        while self.table.page.replay:
            self.table.page.replay.step()
            self._look_round(known)
            self.table.settle()
        self.table.settle()  # What came last may have begun to move only now.
        self._compare()

    def _known(self, before: int | None, index: int) -> set[object]:
        """The faces that whoever is at the screen may see now, or a moment ago."""
        last = len(self.match.states) - 1
        since = {index, last}
        if self.viewer != before and self.viewer is not None:
            # What happened since they last did something is shown to them.
            own = [at for at, move in enumerate(self.match.moves, 1) if move.seat == self.viewer]
            since |= {*range(own[-1] if own else 0, last)}
        return set().union(*(self._faces_of(self.viewer, each) for each in since))

    def _faces_at_the_end(self, viewer: int | None) -> set[object]:
        """The faces on the table as the round lay, by what the viewer may know."""
        situation = situation_of(self.table.session)
        assert self.game.rounds is not None
        view = self.game.rounds.end(self.match, viewer)
        end = replace(situation, view=view, seat=viewer, stage="ended", legal=())
        cards = self.game.layout(end, frame_of(SIZE)).cards
        return {face for card in cards for face in (card.face, card.back)}

    def _act(self) -> None:
        session = self.table.session
        seat = session.seat
        assert seat is not None
        action = self._lot.choice([str(action) for action in session.legal()])
        assert session.submit(action) is None
        if session.phase in (Phase.CURTAIN, Phase.DECIDING):
            # Their turn is over, or others are asked, with all hands face down.
            self.viewer = None

    def _look_round(self, known: set[object]) -> None:
        scene = self.table.view.scene
        for item in [*scene.cards.values(), *scene.leaving]:
            for face in (item.spec.face, item.origin_face, *item._shown[:1]):
                assert face is None or isinstance(face, BackFace) or face in known, item.spec

    def _listen(self, actor: int | None) -> None:
        """Nobody is told what only others at the screen may know.

        The actor hears first what they had not been shown yet, and is at the screen until then.
        """
        assert {*self.told.listeners} <= {None, self.viewer, actor}

    def _compare(self) -> None:
        """The table lies as it would if nothing else had ever been seen."""
        table, session = self.table, self.table.session
        assert not table.page.replay
        assert session.view() == self.match.view(self.viewer)
        assert table.page.display.situation.view == session.view()
        scene = table.view.scene
        assert scene.leaving == []
        layout = self.game.layout(table.page.display.situation, table.page.display.frame())
        assert scene.layout == layout
        assert {item.spec for item in scene.cards.values()} == set(layout.cards)
        names = {card.name for card in layout.cards} | {
            decoration.name for decoration in layout.decorations
        }
        names |= {place.name for place in layout.places}
        assert set(table.view.overlay.names) <= set(map(aloud, names))
        if session.phase is Phase.CURTAIN:
            assert table.view.overlay.names == []
            assert scene.highlights.bubble is None


@pytest.mark.every_game("game_id")
def test_people_who_share_a_screen_see_their_own_hands_alone(
    appearance: Appearance, game_id: str
) -> None:
    for seed in (1, 2):
        match = played(game_id, min(GAMES[game_id].max_seats, 1 + seed), seed)
        people = Passing(appearance, match, seed)
        for _ in range(2 * STEPS):
            if people.match.over is not None:
                break
            people.step()
        people.table.page.close()
