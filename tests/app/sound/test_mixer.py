"""The mixer lets sounds of different kinds be heard together, and one of each."""

from array import array

from app.sound.mixer import Mixer, softer


def samples(*numbers: int) -> "array[int]":
    return array("h", numbers)


def test_what_is_added_is_heard_once() -> None:
    mixer = Mixer()
    assert mixer.silent
    mixer.add("cards", samples(1, 2, 3, 4, 5))
    assert not mixer.silent
    assert mixer.take(2) == samples(1, 2)
    assert mixer.take(10) == samples(3, 4, 5)
    assert mixer.silent
    assert mixer.take(10) == samples()


def test_two_kinds_are_heard_together() -> None:
    mixer = Mixer()
    mixer.add("cards", samples(1, 2, 3))
    assert mixer.take(1) == samples(1)
    mixer.add("end", samples(10, 20, 30, 40))
    assert mixer.take(3) == samples(12, 23, 30)
    assert mixer.take(3) == samples(40)


def test_the_sums_are_held_within_what_a_sample_can_be() -> None:
    mixer = Mixer()
    for kind in range(4):
        mixer.add(kind, samples(30_000, -30_000, 1))
    assert mixer.take(3) == samples(32_767, -32_768, 4)


def test_a_sound_gives_way_to_the_next_of_its_kind_without_a_click() -> None:
    mixer = Mixer()
    mixer.add("cards", samples(*[1000] * 24_000))
    mixer.take(480)
    mixer.add("cards", samples(*[0] * 24_000))
    heard = mixer.take(24_000)
    assert heard[0] == 1000
    assert list(heard) == sorted(heard, reverse=True)
    assert heard[192:] == samples(*[0] * (24_000 - 192))


def test_nothing_is_left_of_what_is_cleared() -> None:
    mixer = Mixer()
    mixer.add("cards", samples(1, 2))
    mixer.add("cards", samples(3, 4))
    mixer.clear()
    assert mixer.silent
    assert mixer.take(2) == samples()


def test_softer() -> None:
    assert softer(samples(1000, -1000, 3), 0.5) == samples(500, -500, 2)
    assert softer(samples(1000, -1000), 0.0) == samples(0, 0)
