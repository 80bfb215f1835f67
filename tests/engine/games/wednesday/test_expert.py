"""W10: the special effects of the expert's five rounds."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.match import Match
from engine.games.wednesday.cards import CHARACTERS
from tests.engine.games.wednesday.positions import legal, pass_all, play, position, refusal


def expert(number: int, character: str, *hands: Sequence[int], **more: Any) -> Match:
    """A position in this round of the expert variant, with this character open."""
    return position(*hands, number=number, open_=character, options={"expert": True}, **more)


@pytest.mark.parametrize(
    ("is_expert", "number", "character", "outcast"),
    [
        (False, 1, "ajax", 5),
        (True, 2, "ajax", 5),
        (True, 1, "weems", 5),
        (True, 1, "ajax", 6),
        (False, 2, "bianca", 7),
        (True, 3, "bianca", 7),
        (True, 2, "yoko", 7),
        (True, 2, "bianca", 8),
        (False, 3, "yoko", 8),
        (True, 4, "yoko", 8),
        (True, 3, "ajax", 8),
        (True, 3, "yoko", 9),
        (True, 4, "yoko", 9),
        (True, 4, None, 9),
        (True, 5, "ajax", 10),
        (True, 5, None, 10),
    ],
)
def test_w10_nothing_follows_when_one_thing_differs(
    is_expert: bool, number: int, character: str | None, outcast: int
) -> None:
    match = position(
        [2, outcast],
        [4],
        [1],
        played=[12] if character == "bianca" else [3],
        open_=character,
        number=number,
        options={"expert": is_expert},
    )
    before = match.state()
    state = play(match, f"play {outcast}")
    if state["turn"]["step"] in ("pick", "donate"):
        state = play(match, legal(match)[0])
    assert state["turn"]["step"] == "play"
    for field in ("characters", "aside", "frozen", "open_hands", "seed_state"):
        assert state[field] == before[field]
    assert 2 in state["hands"][0]


@pytest.mark.parametrize(
    ("is_expert", "number", "character", "outcast", "code"),
    [
        (False, 4, "enid", 9, "pairs-only"),
        (True, 3, "enid", 9, "pairs-only"),
        (True, 4, "enid", 8, "pairs-only"),
        (True, 5, "enid", 10, "pairs-only"),
        (False, 5, "tyler", 10, "odd-only"),
        (True, 4, "tyler", 10, "odd-only"),
        (True, 5, "tyler", 8, "odd-only"),
    ],
)
def test_w10_no_other_card_is_played_in_spite_of_the_character(
    is_expert: bool, number: int, character: str, outcast: int, code: str
) -> None:
    match = position(
        [outcast],
        [4],
        played=[3, 3] if character == "enid" else [3],
        open_=character,
        number=number,
        options={"expert": is_expert},
    )
    assert refusal(match, f"play {outcast}") == (code, {"number": outcast})


def test_w10_round_1_ajax_stays_and_no_other_is_revealed() -> None:
    match = expert(1, "ajax", [5, 9, 10], [1, 5, 8], [3, 12], played=[3], aside=["weems"])
    pile = match.state()["characters"]
    state = play(match, "play 5")
    assert state["frozen"]
    assert (state["open"], state["characters"]) == ("ajax", [])
    assert state["aside"] == ["weems", *pile]
    assert legal(match) == ["play 8", "pass"]
    state = pass_all(match)
    assert (state["open"], state["stalls"], state["aside"]) == ("ajax", 1, ["weems", *pile])
    assert state["turn"]["seat"] == 0
    play(match, "play 9")
    state = pass_all(match)
    assert (state["open"], state["stalls"]) == ("ajax", 2)


def test_w10_round_1_a_further_5_changes_nothing() -> None:
    match = expert(1, "ajax", [5, 9], [1, 5, 8], [3, 12], played=[3])
    before = play(match, "play 5")
    play(match, "pass", "pass", "pass", "play 9", "pass", "pass")
    state = play(match, "play 5")
    assert (state["aside"], state["frozen"]) == (before["aside"], True)
    assert (state["open"], state["stalls"]) == ("ajax", 2)


def test_w10_round_1_ajax_as_the_last_of_the_pile() -> None:
    aside = [name for name in CHARACTERS if name not in ("ajax", "wednesday")]
    match = expert(1, "ajax", [5, 9], [1, 5, 8], played=[3], aside=aside)
    state = play(match, "play 5")
    assert (state["frozen"], state["aside"]) == (True, [*aside, "wednesday"])


def test_w10_round_1_everybody_passes_on_an_empty_table() -> None:
    """With nothing to reveal the round ends (W11)."""
    match = expert(
        1,
        "ajax",
        [6, 6],
        [6],
        aside=["thing", *(name for name in CHARACTERS if name not in ("ajax", "thing"))],
        frozen=True,
        blocked=6,
    )
    assert pass_all(match)["scores"] == [[12, 6]]


def test_w10_round_2_wednesday_leaves_the_pile_after_the_7_has_acted() -> None:
    match = expert(2, "bianca", [5, 7], [1, 5, 8], [3, 12], played=[8], aside=["weems"])
    before = match.state()
    state = play(match, "play 7")
    assert state["characters"] == before["characters"]
    assert state["turn"]["step"] == "pick"
    chance = Chance(before["seed_state"])
    state = play(match, "pick 1")
    others = [name for name in before["characters"] if name != "wednesday"]
    assert state["characters"] == chance.shuffled(others)
    assert state["seed_state"] == chance.state
    assert state["aside"] == ["weems", "wednesday"]


def test_w10_round_2_with_nothing_to_pick() -> None:
    hands = [[], [], [], [], [], [5, 7]]
    match = expert(2, "bianca", *hands, played=[8], rest=0, seat=5)
    assert match.state()["burnt"] == []
    state = play(match, "play 7")
    assert state["aside"] == ["wednesday"]


def test_w10_round_2_once_she_is_out_nothing_is_shuffled() -> None:
    match = expert(2, "bianca", [5, 7], [1, 5, 8], played=[8], aside=["wednesday", "weems"])
    before = match.state()
    state = play(match, "play 7", "pick 1")
    for field in ("characters", "aside", "seed_state"):
        assert state[field] == before[field]


def test_w10_round_3_open_hands() -> None:
    match = expert(3, "yoko", [5, 8], [1, 5, 8], [3, 12], played=[3])
    assert not play(match, "play 8")["open_hands"]
    state = play(match, "donate 1")
    assert state["open_hands"]
    for viewer in (0, 1, 2, None):
        assert match.view(viewer)["hands"] == state["hands"]
    state = pass_all(match)
    assert state["open_hands"]


def test_w10_open_hands_end_with_the_round() -> None:
    match = expert(3, "yoko", [8], [5], [], played=[3], burnt=[12])
    state = play(match, "play 8", "donate 1")
    assert (state["round"], state["open_hands"]) == (4, False)


def test_w10_round_4_a_single_9_puts_wednesday_anywhere() -> None:
    match = expert(4, "enid", [5, 5, 9], [1, 5, 8], [3, 12], played=[3, 3])
    assert legal(match) == ["play 5 5", "play 9", "pass"]
    state = play(match, "play 9")
    assert (state["turn"]["seat"], state["turn"]["step"]) == (0, "insert")
    state = play(match, "insert 1")
    assert state["characters"][0] == "wednesday"
    assert (state["turn"]["seat"], state["turn"]["last"], state["turn"]["last_number"]) == (1, 0, 9)


def test_w10_round_4_a_pair_of_9_does_not_set_it_off() -> None:
    match = expert(4, "enid", [5, 9, 9], [1, 5, 8], [3, 12], played=[3, 3])
    assert legal(match) == ["play 9", "play 9 9", "pass"]
    state = play(match, "play 9 9")
    assert (state["turn"]["seat"], state["turn"]["step"]) == (1, "play")


def test_w10_round_4_the_9_must_still_be_higher() -> None:
    match = expert(4, "enid", [9], [1, 5, 8], [3, 12], played=[10, 10])
    assert refusal(match, "play 9") == ("not-higher", {"number": 9, "last": 10})


def test_w10_round_4_the_only_character_left_is_wednesday() -> None:
    aside = [name for name in CHARACTERS if name not in ("enid", "wednesday")]
    match = expert(4, "enid", [2, 9], [1, 5, 8], played=[3, 3], aside=aside)
    play(match, "play 9")
    assert legal(match) == ["insert 1"]


def test_w10_round_4_a_leader_with_a_single_9_must_play_it() -> None:
    match = expert(4, "enid", [1, 9], [1, 5, 8], [3, 12])
    assert legal(match) == ["play 9"]


def test_w10_round_5_all_hands_go_to_the_right() -> None:
    match = expert(5, "tyler", [3, 10], [1, 5, 8], [], [2, 12], played=[9])
    assert legal(match) == ["play 10", "pass"]
    state = play(match, "play 10")
    assert state["hands"] == [[1, 5, 8], [], [2, 12], [3]]
    assert (state["turn"]["seat"], state["turn"]["last"]) == (2, 0)


def test_w10_round_5_the_10_must_still_be_higher() -> None:
    match = expert(5, "tyler", [3, 10], [1, 5, 8], [2], played=[13])
    assert refusal(match, "play 10") == ("not-higher", {"number": 10, "last": 13})
    assert refusal(match, "play 10 10") == ("one-card", {"number": 10})


def test_w10_round_5_hands_count_where_they_went() -> None:
    scores = [[0, 0]] * 4
    match = expert(5, "tyler", [10], [1, 5], played=[9], scores=scores)
    assert play(match, "play 10")["over"]["totals"] == [6, 0]
