"""What people say aloud who pass a table on, over happenings and views: no hidden card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from app.pages.table.display import Display
from app.style.appearance import Appearance
from app.table.layout import Layout
from app.table.view.ears import Ears, Kind
from engine.games import GAMES
from tests.amounts import some
from tests.app.tables import speaking_table
from tests.app.tables.public_cards import heard_in
from tests.app.tables.speaking_table import listen

AT_ONCE = some(5)
"""So many matches are listened to in one test."""
TIMES = some(40, least=1, share=40)


@pytest.mark.parametrize("time", range(TIMES))
@pytest.mark.every_game("game_id")
def test_no_hidden_card_is_ever_heard(appearance: Appearance, game_id: str, time: int) -> None:
    kept = 0
    for seed in range(time * AT_ONCE, (time + 1) * AT_ONCE):
        table = listen(appearance, game_id, seed, one_by_ear=bool(seed % 2))
        assert table.leaks == [], seed
        assert table.session.match.over is not None
        kept += table.kept
    assert kept


# What would be heard otherwise


def say_what_is_private(monkeypatch: pytest.MonkeyPatch, _: str) -> None:
    def confide(ears: Ears, text: str, kind: Kind = "answer") -> None:
        del kind
        ears.tell(text)

    monkeypatch.setattr(Ears, "confide", confide)


def tell_bystanders_what_who_acts_is_told(monkeypatch: pytest.MonkeyPatch, game_id: str) -> None:
    game = GAMES[game_id]
    happened: Callable[..., Any] = game.happened

    def leaking(before: Any, seat: int, action: Any, after: Any, viewer: int | None) -> Any:
        return happened(before, seat, action, after, seat if viewer is None else viewer)

    monkeypatch.setitem(vars(game), "happened", leaking)


def name_the_hand(monkeypatch: pytest.MonkeyPatch, _: str) -> None:
    def uncovered(layout: Layout) -> Layout:
        return layout

    monkeypatch.setattr(speaking_table, "covered", uncovered)


def leave_the_hand_open(monkeypatch: pytest.MonkeyPatch, _: str) -> None:
    monkeypatch.setattr(Display, "cover", lambda _: None)


@pytest.mark.parametrize(
    ("fault", "where"),
    [
        (say_what_is_private, "said"),
        (tell_bystanders_what_who_acts_is_told, "told"),
        (name_the_hand, "named"),
        (leave_the_hand_open, "behind the curtain"),
    ],
)
@pytest.mark.every_game("game_id")
def test_a_card_that_slips_out_is_heard(
    appearance: Appearance,
    monkeypatch: pytest.MonkeyPatch,
    game_id: str,
    fault: Callable[[pytest.MonkeyPatch, str], None],
    where: str,
) -> None:
    fault(monkeypatch, game_id)
    table = listen(appearance, game_id, 5, actions=80)
    assert {leak.partition(":")[0] for leak in table.leaks} >= {where}


def test_what_a_card_was_taken_with_is_no_taken_card() -> None:
    taken = "With the 4, Nikos took {} from you."
    assert heard_in("wednesday", taken.format("a card")) == set()
    assert heard_in("wednesday", taken.format("the 4 Proteus")) == {"4"}
