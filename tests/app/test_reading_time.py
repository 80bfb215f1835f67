"""A screen reader has said a text by the time that is given to it."""

import pytest

from app.system.reading_time import TEXT, reading_time, reading_times

MEASURED = [
    (1750, "Αφήνεις το 8."),
    (2330, "Παίζει τώρα: Ρομπότ 2."),
    (3800, "Αριθμός 7: εσύ πουθενά, Ρομπότ 2 στο μπλε."),
    (5350, "Ρομπότ 2: έβαλε σταυρό στο πράσινο 10. Πάρε 1 κάρτα από τη βιτρίνα."),
    (2080, "You played the 5 Gorgon."),
    (2460, "40, card 2 of 7"),
    (4590, "You played the 2 Mask. 2 Mask: play again. Above 2."),
    (4920, "Say “Good”: in your first turn the piles move on by at least 13 numbers."),
]
"""What Orca 43 takes with the voices of eSpeak NG at its usual rate, in milliseconds."""
TOO_LONG = 2500
"""So many milliseconds of silence after it would keep whoever listens waiting."""


@pytest.mark.parametrize(("taken", "text"), MEASURED)
def test_it_is_given_as_long_as_it_takes_and_hardly_more(taken: int, text: str) -> None:
    assert taken <= reading_time(text) <= taken + TOO_LONG


def test_each_sentence_ends_after_the_one_before() -> None:
    first, last = reading_times("Robot 2 placed 97. Your turn!")
    assert reading_time("Robot 2 placed 97.") == TEXT + first
    assert first < last == reading_time("Robot 2 placed 97. Your turn!") - TEXT
