"""The long run of computer players, in short; and that it sees what it is there to see."""

from collections.abc import Mapping, Sequence

import pytest

from engine.bots.bot import BotHint, HintReason, Level
from engine.core.chance import Chance
from engine.core.jsontext import Document
from engine.referee.referee import Referee
from tests.engine.arena.toy import Toy
from tests.soak import bots
from tests.soak.bots import Tally, main, run_batch

NAMES = ["the-game", "wednesday"]


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "BATCH", 30)


def seat(bot: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the referee ask this bot about every game."""
    monkeypatch.setattr(bots, "Referee", lambda: Referee(bots=dict.fromkeys(NAMES, bot)))


class Chancy(Toy):
    """Chooses by chance at every level."""

    def choose(
        self, view: Document, seat: int, legal: Sequence[str], level: Level, chance: Chance
    ) -> str:
        return legal[chance.below(len(legal))]


def test_each_game_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(Chancy(), monkeypatch)
    for number in range(len(NAMES)):
        tally = run_batch(1, number, NAMES)
        assert tally.failures == []
        assert 30 <= tally.answers.total() <= 31
        assert tally.matches >= 1
        assert run_batch(1, number, NAMES) == tally


@pytest.mark.thorough
def test_the_real_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--decisions", "90", "--processes", "1"]) == 0
    output = capsys.readouterr().out
    assert "0 failures" in output


class Unlawful(Chancy):
    """Chooses what is a text of an action, but not legal."""

    def choose(
        self, view: Document, seat: int, legal: Sequence[str], level: Level, chance: Chance
    ) -> str:
        return "place 2 up1 "


class Unwise(Chancy):
    """Gives no reason."""

    def hint(self, view: Document, seat: int, legal: Sequence[str]) -> BotHint:
        return BotHint(legal[0], ())


class Loud(Chancy):
    """Gives signals that there are not."""

    def signals(self, view: Document, seat: int, level: Level) -> Mapping[str, str]:
        return {"up1": "shout"}


class Weak(Chancy):
    """Breaks down."""

    def hint(self, view: Document, seat: int, legal: Sequence[str]) -> BotHint:
        return BotHint(legal[99], (HintReason("none", {}),))


@pytest.mark.parametrize(
    "bot", [Unlawful(), Unwise(), Loud(), Weak()], ids=lambda bot: type(bot).__name__
)
def test_what_a_player_should_never_do_is_seen(bot: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    seat(bot, monkeypatch)
    monkeypatch.setattr(bots, "HINTS", 1)
    (failure,) = run_batch(1, 0, NAMES).failures
    assert failure.startswith("batch 0, the-game: ")


def test_tallies_are_added() -> None:
    first, second = Tally(matches=1, failures=["a"]), Tally(matches=2, failures=["b"])
    first.answers["hard"] += 1
    second.answers["hard"] += 2
    first.add(second)
    assert (first.matches, first.answers["hard"], first.failures) == (3, 3, ["a", "b"])
