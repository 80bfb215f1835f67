"""How a match is judged that computers have played without a person."""

from __future__ import annotations

import pytest

from app.games.the_game.result_text import TeamResultText, of_computers


@pytest.mark.parametrize(
    ("remaining", "words"),
    [
        (0, "The computers have beaten the game."),
        (9, "The computers placed 89 of 98 cards. Fewer than ten left"),
        (30, "The computers placed 68 of 98 cards. 89 or more"),
    ],
)
def test_whoever_reads_it_is_not_praised_for_it(qapp: object, remaining: int, words: str) -> None:
    said = TeamResultText("Heading", "You", "cause", False, remaining, remaining == 0)
    judged = of_computers(said)
    assert words in judged.sentence
    assert "You" not in judged.sentence
    assert (judged.heading, judged.cause) == ("Heading", "cause")
