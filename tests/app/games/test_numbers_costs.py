"""What a step costs, in the sentences of a hint: the numbers it skips, as at the pile."""

from collections.abc import Callable

import pytest

from app.games.numbers.hints import cost, with_cost


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "that skips 46 numbers",
                "that skips 1 number",
                "that leaves no gap",
                "that takes the pile ten back",
            ],
        ),
        (
            "el",
            [
                "αφήνεις έξω 46 αριθμούς",
                "αφήνεις έξω 1 αριθμό",
                "δεν αφήνεις κενό",
                "έτσι η στοίβα γυρίζει δέκα πίσω",
            ],
        ),
    ],
)
def test_the_cost_of_a_step_is_how_many_numbers_it_skips(
    speak: Callable[[str], None], language: str, said: list[str]
) -> None:
    speak(language)
    assert [cost(jump) for jump in (47, 2, 1, -10)] == said


def test_it_stands_before_a_reason(speak: Callable[[str], None]) -> None:
    speak("en")
    assert with_cost(3, "you win") == "that skips 2 numbers, and you win"
    speak("el")
    assert with_cost(3, "κερδίζεις") == "αφήνεις έξω 2 αριθμούς, και κερδίζεις"
