"""Codes of deals: every match that can be dealt has one, and nothing else is read."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import MAX_SEED
from engine.core.game import Game
from engine.deal_code import BadCode, DealCode, find_code, read_code, write_code
from engine.games import GAMES


def every_table(rules: Game[Any]) -> list[tuple[int, dict[str, Any]]]:
    """All numbers of players with all options that fit them."""
    return [
        (seats, dict(zip(rules.options, chosen, strict=True)))
        for seats in range(rules.min_seats, rules.max_seats + 1)
        for chosen in product(*(each.choices_at(seats) for each in rules.options.values()))
    ]


@pytest.mark.every_game("game")
def test_every_match_has_a_code_of_its_own(game: str) -> None:
    rules: Game[Any] = GAMES[game]
    codes = set()
    for seats, options in every_table(rules):
        code = DealCode(game, seats, options, 695_324)
        text = write_code(code, GAMES)
        assert read_code(text, GAMES) == code
        codes.add(text)
    assert len(codes) == len(every_table(rules))


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (("the-game", 2, {}, 695_324), "G2-695324"),
        (("the-game", 2, {"on_fire": True}, 695_324), "G2D1-695324"),
        (("the-game", 3, {"first": "after-looking", "min_cards": 3}, 7), "G3A5B1-7"),
        (("the-game-extreme", 1, {"commands": "shuffled"}, 0), "X1E1-0"),
        (("face-to-face", 2, {"first": 1}, 12), "F2A2-12"),
        (("qwixx-cards", 5, {"jokers": True}, MAX_SEED), f"Q5B1-{MAX_SEED}"),
        (("wednesday", 6, {"expert": True, "teams": 3}, 12), "W6B1C2-12"),
    ],
)
def test_codes_are_written_for_good(code: tuple[str, int, dict[str, Any], int], text: str) -> None:
    game, seats, chosen, seed = code
    options = {name: each.default for name, each in GAMES[game].options.items()} | chosen
    assert write_code(DealCode(game, seats, options, seed), GAMES) == text
    assert read_code(text, GAMES) == DealCode(game, seats, options, seed)


@pytest.mark.every_game("game")
def test_a_game_has_a_letter_of_its_own(game: str) -> None:
    letter = GAMES[game].letter
    assert letter.isascii()
    assert letter.isupper()
    assert len(letter) == 1
    assert [each for each in GAMES.values() if each.letter == letter] == [GAMES[game]]


@pytest.mark.every_game("game")
def test_a_code_has_room_for_all_options(game: str) -> None:
    """A letter for each option, a digit for each choice."""
    options = GAMES[game].options
    assert len(options) <= 26
    assert all(len(option.choices) <= 10 for option in options.values())


@pytest.mark.parametrize(
    "text",
    [
        "g2d1-695324",
        " G2D1 - 695 324 ",
        "G2D1–695324",
        "G2D1−695324",
        "Γ2Δ1-695324",
        "γ2δ1-695324",
        "G2D1 695324",
        "g2 d1 695 324",
        "Γ2Δ1 695324",
    ],
)
def test_a_code_may_be_written_in_other_ways(text: str) -> None:
    assert write_code(read_code(text, GAMES), GAMES) == "G2D1-695324"


@pytest.mark.parametrize(
    "text",
    [
        "deal G2D1-695324",
        "μοιρασιά G2D1-695\u2009324.",
        "(g2d1 695324)",
        "Trapoula · The Game · G2D1 - 695324\n12 cards left",
        "Τράπουλα · 2 παίκτες · Γ2Δ1 695 324 · μοιρασιά της ημέρας",
        "K2-12, then G2D1-695324",
    ],
)
def test_a_code_is_found_in_a_text(text: str) -> None:
    assert write_code(find_code(text, GAMES), GAMES) == "G2D1-695324"


@pytest.mark.parametrize(
    ("text", "fault"),
    [("2 players, 12 cards", "no-code"), ("deal K2-12", "unknown-game"), ("XG2-12", "no-code"),
     ("12 cards, F3-12", "bad-seats")],
)  # fmt: skip
def test_a_text_without_a_code_is_refused(text: str, fault: str) -> None:
    with pytest.raises(BadCode) as refused:
        find_code(text, GAMES)
    assert refused.value.fault == fault


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "no-code"),
        ("hello", "no-code"),
        ("695324", "no-code"),
        ("G2", "no-code"),
        ("G2-", "no-code"),
        ("G-695324", "no-code"),
        ("G2-69532x", "no-code"),
        ("G2-٣", "no-code"),
        ("G2-" + "1" * 1000, "no-code"),
        ("K2-695324", "unknown-game"),
        ("G0-695324", "bad-seats"),
        ("G6-695324", "bad-seats"),
        ("F3-695324", "bad-seats"),
        ("G2E1-695324", "bad-options"),
        ("G2Z1-695324", "bad-options"),
        ("G2D2-695324", "bad-options"),
        ("G2D1D1-695324", "bad-options"),
        ("G2A4-695324", "bad-options"),
        ("G1A5-695324", "bad-options"),
        ("W4C2-695324", "bad-options"),
        (f"G2-{MAX_SEED + 1}", "bad-seed"),
    ],
)
def test_nonsense_is_refused(text: str, fault: str) -> None:
    with pytest.raises(BadCode) as refused:
        read_code(text, GAMES)
    assert refused.value.fault == fault


@given(st.text(alphabet="GXFQWABCDEΓ0123459- ", max_size=14) | st.text(max_size=20))
def test_any_text_is_a_code_or_refused(text: str) -> None:
    try:
        code = read_code(text, GAMES)
    except BadCode:
        return
    assert read_code(write_code(code, GAMES), GAMES) == code
