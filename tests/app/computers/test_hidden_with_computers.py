"""With computers at the table nobody sees or hears what they may not know, and no computer does."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer

from app.games import MODULES
from app.match.bot_client import Answer, BotClient, PendingRequest, Question
from app.match.phase import Phase
from app.paint.faces import BackFace
from app.style.appearance import Appearance
from app.table.pace import CALM
from engine.core.events import Kind, Seated
from engine.core.match import Match
from engine.games import GAMES
from tests.amounts import some
from tests.app.computers.played import seat_computers
from tests.app.tables.matches import GAME_IDS, Sight, frame_of, situation_of, until
from tests.app.window_at_hand import hints, spoken

STEPS = some(40, least=20)
H: Kind = "human"
E: Kind = "easy"


class RandomBotClient(BotClient):
    """Answers at once, with anything that is legal; keeps what it was told."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._lot = Random(seed)
        self.told: list[Question] = []

    def start(self) -> None:
        """There is no process."""

    def ask(
        self, question: Question, answered: Callable[[Answer], None], failed: Callable[[], None]
    ) -> PendingRequest:
        self.told.append(question)
        asked = PendingRequest(question, answered, failed)
        action = self._lot.choice(question.legal) if question.legal else None
        QTimer.singleShot(0, self, lambda: self._tell(asked, Answer(action, {})))
        return asked

    @staticmethod
    def _tell(asked: PendingRequest, answer: Answer) -> None:
        if not asked.cancelled:
            asked.answered(answer)


class Onlooker:
    """A match with computers, and at every moment what whoever looks at the screen may see."""

    def __init__(
        self, appearance: Appearance, match: Match, kinds: Sequence[Kind], seed: int
    ) -> None:
        self.bot_client = RandomBotClient(seed)
        appearance.set_motion("reduced")
        self.table = seat_computers(appearance, match, kinds, self.bot_client)  # type: ignore[arg-type]
        self.match, self.session = match, self.table.session
        self.game = MODULES[match.game.id].table()
        self._lot = Random(seed)
        self._faces: dict[tuple[int | None, int], set[object]] = {}
        self._asked = 0
        self.heard: list[str] = []
        self.table.view.announced.connect(self.heard.append)

    @property
    def viewer(self) -> int | None:
        """Whose hand may be seen, by the rules of the house."""
        seat, phase = self.session.seat, self.session.phase
        shows = phase in (Phase.PLAYING, Phase.REVIEWING, Phase.OVER)
        open_ = self.session.hand_open and seat is not None and self.session.is_human(seat)
        return seat if shows and open_ else None

    def faces(self, viewer: int | None, index: int) -> set[object]:
        """The faces on the table then, for that viewer; a bystander's from wherever they look."""
        if (viewer, index) not in self._faces:
            sight = Sight(viewer, Phase.PLAYING, viewer is not None, False)
            situation = situation_of(sight.session(until(self.match, index)))
            places = [situation]
            if viewer is None:
                around = range(self.match.seats)
                watching = replace(situation, stage="watching", legal=())
                places += [replace(watching, seat=seat) for seat in around]
            layouts = [self.game.layout(each, frame_of((1280, 800))) for each in places]
            cards = [card for layout in layouts for card in layout.cards]
            self._faces[viewer, index] = {face for card in cards for face in (card.face, card.back)}
        return self._faces[viewer, index]

    def step(self, *, passing: bool = False) -> None:
        """One thing happens, by whoever it is up to; perhaps a seat passes on."""
        before, count = self.viewer, len(self.match.states) - 1
        session, page = self.session, self.table.page
        if session.phase is Phase.CURTAIN:
            session.handover.lift()
        elif passing and self._lot.random() < 0.3 and not page.replay:
            session.seat_player(self._lot.randrange(self.match.seats), self._lot.choice((H, E)))
        elif session.phase is Phase.REVIEWING:
            session.handover.leave()
        elif session.legal() and not page.replay:
            assert session.submit(self._lot.choice(list(map(str, session.legal())))) is None
        else:
            page.replay.skip()
            self.table.turn.step()
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self.look_round(before, count, leaving=session.phase is Phase.CURTAIN)
        self.table.settle()
        self.table.clock.advance(max(CALM.values()))
        self.table.settle()  # What has stood for its time may turn over only now.
        self.look_round(before, count)
        self.check_questions()

    def look_round(self, before: int | None, count: int, *, leaving: bool = False) -> None:
        """Every card that shows its face may be seen by whoever looks, now or a moment ago.

        Who is `leaving` sees their own move come to rest before the curtain falls, and who has just
        passed their seat on sees their hand until the next one acts.
        """
        viewers, last = {self.viewer, before}, len(self.match.states)
        passed = isinstance(self.match.events[-1], Seated) if self.match.events else False
        if self.viewer != before and not leaving and not passed:
            viewers = {self.viewer}
        since = range(count, last)
        if self.viewer is not None and self.viewer != before:
            own = [at for at, move in enumerate(self.match.moves, 1) if move.seat == self.viewer]
            since = range(own[-1] if own else 0, last)
        known = set().union(*(self.faces(who, at) for who in viewers for at in since))
        rounds = {self.match.view(None, at).get("round") for at in (count, -1)}
        if self.table.page.display.situation.stage == "ended" or len(rounds) > 1:
            known |= set().union(*map(self.faces_at_the_end, viewers))
        scene = self.table.view.scene
        for item in [*scene.cards.values(), *scene.leaving]:
            for face in (item.spec.face, item.origin_face, *item._shown[:1]):
                assert face is None or isinstance(face, BackFace) or face in known, item.spec

    def faces_at_the_end(self, viewer: int | None) -> set[object]:
        """The faces on the table as the round lay, for that viewer."""
        assert self.game.rounds is not None
        view = self.game.rounds.end(self.match, viewer)
        situation = situation_of(self.session)
        end = replace(situation, view=view, seat=viewer, stage="ended", legal=())
        cards = self.game.layout(end, frame_of((1280, 800))).cards
        return {face for card in cards for face in (card.face, card.back)}

    def check_questions(self) -> None:
        """A computer is told its own view of some moment in which it was asked, and no more."""
        while self._asked < len(self.bot_client.told):
            question = self.bot_client.told[self._asked]
            self._asked += 1
            views = (self.match.view(question.seat, at) for at in range(len(self.match.states)))
            assert question.view in views


def match_of(game_id: str, seats: int) -> Match:
    """A new match with any options."""
    game, lot = GAMES[game_id], Random(f"{game_id} {seats}")
    options = {
        name: lot.choice(list(option.choices_at(seats))) for name, option in game.options.items()
    }
    return Match.new(game, seats, options, lot.randrange(1000))


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_nobody_sees_more_when_seats_pass_on(appearance: Appearance, game_id: str) -> None:
    seats = min(3, GAMES[game_id].max_seats)
    onlooker = Onlooker(appearance, match_of(game_id, seats), (H, E, H)[:seats], 5)
    for _ in range(STEPS):
        if onlooker.match.over is not None:
            break
        onlooker.step(passing=True)
    passed = [event for event in onlooker.match.events if isinstance(event, Seated)]
    assert len(passed) > 2
    onlooker.table.page.close()
    onlooker.bot_client.close()


@pytest.mark.parametrize(
    "kinds", [(H, E), (E, H, E), (H, E, H), (E, E)], ids=["one", "between", "two", "none"]
)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_nobody_sees_what_they_may_not_know(
    appearance: Appearance, game_id: str, kinds: tuple[Kind, ...]
) -> None:
    kinds = kinds[: GAMES[game_id].max_seats]
    onlooker = Onlooker(appearance, match_of(game_id, len(kinds)), kinds, 3)
    for _ in range(STEPS):
        if onlooker.match.over is not None:
            break
        onlooker.step()
    # Everybody has played, and what was done was told.
    assert onlooker.bot_client.told
    assert onlooker.heard
    page = onlooker.table.page
    texts = [*spoken(page), *hints(page), *onlooker.heard]
    assert not any(re.search("None(?! of your cards)", text) for text in texts)
    page.close()
    onlooker.bot_client.close()
