"""Playing a match: who is asked what, with which chance, and who signals."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.bots.playing import BotPlayer, FinishedMatch, TableSetup, play
from engine.core.chance import Chance
from engine.core.jsontext import Document
from engine.core.options import complete_options
from engine.core.refusal import Refused
from engine.games import GAMES
from tests.engine.arena.toy import Toy


class Watcher:
    """Chooses the last legal action and notes what it was asked."""

    def __init__(self, wanted: Mapping[str, str] | None = None) -> None:
        self.asked: list[tuple[Document, int, Sequence[str], int]] = []
        self._wanted = wanted or {}

    def choose(self, view: Document, seat: int, legal: Sequence[str], chance: Chance) -> str:
        self.asked.append((view, seat, legal, chance.state))
        return legal[-1]

    def signals(self, view: Document, seat: int) -> Mapping[str, str]:
        return self._wanted


def table(game: str, seats: int, *, signals: bool = True, **options: Any) -> TableSetup:
    return TableSetup(game, seats, complete_options(GAMES[game].options, options, seats), signals)


def played(
    game: str, watcher: Any, deal: int = 7, *, bot_seed: int = 1, **more: Any
) -> FinishedMatch:
    return play(table(game, 3, **more), [watcher] * 3, deal, bot_seed)


@pytest.mark.parametrize("game", ["the-game", "the-game-extreme", "qwixx-cards", "wednesday"])
def test_players_see_their_views_and_have_a_choice(game: str) -> None:
    watcher = Watcher()
    end = played(game, watcher)
    assert end.state["over"]
    assert sum(each.decisions for each in end.thinking) == len(watcher.asked) > 0
    for view, seat, legal, _ in watcher.asked:
        assert len(legal) > 1
        assert "seed_state" not in view
        assert seat in view["to_act"]


def test_one_chance_for_all_actions_of_a_turn() -> None:
    watcher = Watcher()
    played("the-game", watcher)
    chances: dict[int, set[int]] = {}
    for view, _, _, chance in watcher.asked:
        chances.setdefault(view["turn"]["number"], set()).add(chance)
    assert all(len(each) == 1 for each in chances.values())
    assert len(set.union(*chances.values())) == len(chances) > 3


def test_the_players_chance_is_their_own() -> None:
    first, same, other = Watcher(), Watcher(), Watcher()
    for watcher, bot_seed in ((first, 1), (same, 1), (other, 2)):
        played("the-game", watcher, bot_seed=bot_seed)
    assert first.asked == same.asked
    assert [asked[:3] for asked in other.asked] == [asked[:3] for asked in first.asked]
    assert not {asked[3] for asked in other.asked} & {asked[3] for asked in first.asked}


def test_a_bot_finds_the_same_chance_again() -> None:
    bot = BotPlayer(Toy(), "easy")
    chance = Chance(3)
    legal = ["a", "b", "c", "d"]
    first = bot.choose({}, 0, legal, chance)
    assert bot.choose({}, 0, legal, chance) == first
    assert chance.state == 3


def test_all_others_signal_at_the_beginning_of_a_turn() -> None:
    watcher = Watcher({"up1": "leave"})
    played("the-game", watcher)
    for view, seat, *_ in watcher.asked:
        expected = [{} if at == seat else {"up1": "leave"} for at in range(3)]
        assert view["signals"] == expected


def test_nobody_signals_where_it_is_forbidden() -> None:
    watcher = Watcher({"up1": "leave"})
    played("the-game", watcher, signals=False)
    assert all(view["signals"] == [{}, {}, {}] for view, *_ in watcher.asked)


def test_a_signal_that_is_refused_is_an_error() -> None:
    with pytest.raises(Refused):
        played("the-game", Watcher({"up9": "leave"}))


def test_an_illegal_action_is_an_error() -> None:
    class Cheat(Watcher):
        def choose(self, view: Document, seat: int, legal: Sequence[str], chance: Chance) -> str:
            return "place 1 up1"

    with pytest.raises(RuntimeError, match="'place 1 up1' is not legal for seat 0"):
        played("the-game", Cheat())
