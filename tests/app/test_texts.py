"""A declared text is said in the language on screen."""

from collections.abc import Callable

from app.games.numbers import texts as turns
from app.games.the_game import words
from app.texts import texts


def test_it_follows_the_language(speak: Callable[[str], None]) -> None:
    said = []
    for language in ("en", "el", "en"):
        speak(language)
        said.append(words.must_cover(name="Zoe"))
    assert said[0] == said[2] == "Zoe must cover it"
    assert said[1] == "τη σβήνει: Zoe"


def test_it_counts(speak: Callable[[str], None]) -> None:
    speak("en")
    assert [turns.drew(name="Zoe", n=n) for n in (1, 2)] == [
        "Zoe drew 1 card.",
        "Zoe drew 2 cards.",
    ]
    assert words.fire_duty(n=1) != words.fire_duty(n=2)


def test_its_sense_tells_it_apart(speak: Callable[[str], None]) -> None:
    speak("el")
    beaten = "Every card is on the four piles. You have beaten the game."
    verdict = texts("Verdict")
    assert verdict(beaten, "to one")().endswith("Κέρδισες!")
    assert verdict(beaten, "to a team")().endswith("Κερδίσατε!")


def test_what_is_filled_in_is_left_as_it_is(speak: Callable[[str], None]) -> None:
    speak("en")
    assert words.must_cover(name="{name}") == "{name} must cover it"
