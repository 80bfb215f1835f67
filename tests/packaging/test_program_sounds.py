"""The sounds of the program are what their maker makes, short, soft and as loud as each other."""

import math
import sys
import wave
from array import array
from functools import cache

import program_sounds
import pytest
from program_sounds import FOLDER, PEAK, RATE, heard

from app.sound.sounds import STEPS, Sound, step

FILES = sorted(sound.file for sound in Sound)


@cache
def samples(name: str) -> "array[int]":
    with wave.open(str(FOLDER / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        numbers = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def amount(numbers: "array[int]", frequency: float) -> float:
    """How much of a frequency is in a sound."""
    turn = 2 * math.pi * frequency / RATE
    across = sum(number * math.cos(turn * index) for index, number in enumerate(numbers))
    along = sum(number * math.sin(turn * index) for index, number in enumerate(numbers))
    return math.hypot(across, along)


def test_the_files_are_what_is_made() -> None:
    made = dict(program_sounds.made())
    assert sorted(made) == FILES
    assert sorted(path.stem for path in FOLDER.iterdir()) == FILES
    for name, numbers in made.items():
        assert numbers == samples(name), name


@pytest.mark.parametrize("name", FILES)
def test_a_sound_is_short_and_never_clipped(name: str) -> None:
    numbers = samples(name)
    assert len(numbers) < 0.6 * RATE
    assert max(map(abs, numbers)) <= PEAK * 32_768
    assert numbers[0] == numbers[-1] == 0
    assert max(abs(number) for number in numbers[-24:]) < 300  # it does not break off


@pytest.mark.parametrize("name", FILES)
def test_a_sound_is_soft(name: str) -> None:
    numbers = list(samples(name))
    whole = sum(number * number for number in numbers)
    sharp = list(program_sounds.high_pass(program_sounds.high_pass(numbers, 6000.0), 6000.0))
    assert sum(number * number for number in sharp) < 0.1 * whole
    assert abs(sum(numbers) / len(numbers)) < 40  # no current beside the sound


def test_all_are_as_loud_as_each_other() -> None:
    def loudest(name: str) -> float:
        squares = [each * each for each in heard(samples(name))]
        count = round(0.1 * RATE)
        windows = (sum(squares[at : at + count]) for at in range(0, len(squares), count // 20))
        return 10 * math.log10(max(windows))

    levels = [loudest(name) for name in FILES]
    assert max(levels) - min(levels) < 0.5  # decibels


@pytest.mark.parametrize("up", [True, False])
def test_the_longer_a_step_the_wider_its_interval(up: bool) -> None:
    sizes = (1, *(longest + 1 for longest in STEPS))
    sounds = [step(size, up=up) for size in sizes]
    assert len(set(sounds)) == len(program_sounds.INTERVALS)
    assert [step(longest, up=up) for longest in (*STEPS, 98)] == sounds
    first = program_sounds.UP_FROM if up else program_sounds.DOWN_FROM
    for sound, interval in zip(sounds, program_sounds.INTERVALS, strict=True):
        there = amount(
            samples(sound.file), program_sounds.pitch(first + interval * (1, -1)[not up])
        )
        elsewhere = amount(
            samples(sound.file), program_sounds.pitch(first - interval * (1, -1)[not up])
        )
        assert there > 2 * elsewhere


def test_the_trick_is_none_of_the_steps() -> None:
    steps = {step(size, up=up) for size in range(1, 99) for up in (True, False)}
    assert Sound.TRICK not in steps
