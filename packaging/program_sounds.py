"""Makes the program's sounds: wood that is struck, paper that is moved.

The files are kept in resources/sounds; after a change here: python packaging/program_sounds.py

Every machine makes the same bytes: what the mathematical library of a system may round in its own
way is rounded coarser, and the rest is additions and multiplications.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice, pairwise
from pathlib import Path
from random import Random

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"

RATE = 24_000
PEAK = 0.34
"""No sample is higher: the sounds of three kinds at once are not clipped."""
LOUDNESS = 0.06
"""The root mean square of each sound where it is loudest, heard through `heard`."""
LOUDEST = 0.1
"""Seconds over which that is measured."""

Samples = list[float]

MARIMBA = ((1.0, 1.0, 1.0), (3.93, 0.22, 0.28), (9.2, 0.05, 0.1))
"""Partials of a wooden bar: how high, how loud and how long, in shares of the lowest one."""
BLOCK = ((1.0, 1.0, 1.0), (2.57, 0.5, 0.6), (4.6, 0.2, 0.4))
"""Of a block of wood."""

UP_FROM, DOWN_FROM = 67, 79
INTERVALS = (2, 4, 7, 9, 12, 16)
"""Semitones from the first to the second note of a step; the longer the step, the more."""


# --- What sounds are made of -------------------------------------------------------------------


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def pitch(note: float) -> float:
    """Return the frequency of a note, as MIDI numbers them."""
    return round(440.0 * math.pow(2.0, (note - 69) / 12), 3)


def fading(seconds: float) -> float:
    """Return the factor from one sample to the next where a sound falls to a thousandth."""
    return round(math.exp(-math.log(1000.0) / (seconds * RATE)), 12)


def ringing(frequency: float, seconds: float) -> Iterator[float]:
    """Yield a tone that begins at once and dies away."""
    angle, factor = 2 * math.pi * frequency / RATE, fading(seconds)
    first, second = 0.0, round(math.sin(angle), 12) * factor
    turn, loss = 2 * round(math.cos(angle), 12) * factor, factor * factor
    while True:
        yield first
        first, second = second, turn * second - loss * first


def struck(
    frequency: float,
    seconds: float,
    partials: Sequence[tuple[float, float, float]] = MARIMBA,
    *,
    soft: float = 0.004,
) -> Samples:
    """Return wood that is struck with a mallet, which takes `soft` seconds to rebound."""
    whole = silence(seconds)
    for ratio, gain, share in partials:
        if frequency * ratio < RATE * 0.42:
            tone = ringing(frequency * ratio, seconds * share)
            whole = [before + gain * now for before, now in zip(whole, tone, strict=False)]
    return faded(whole, soft, 0.02)


def faded(samples: Samples, begin: float, end: float) -> Samples:
    """Return the samples with the first and last so many seconds coming and going gently."""
    first, last, count = round(begin * RATE), round(end * RATE), len(samples)
    return [
        sample * min(1.0, (index + 1) / (first + 1), (count - index) / (last + 1))
        for index, sample in enumerate(samples)
    ]


def noise(seconds: float, seed: int) -> Samples:
    drawn = Random(seed)
    return [2.0 * drawn.random() - 1.0 for _ in range(round(seconds * RATE))]


def low_pass(samples: Iterable[float], frequency: float) -> Iterator[float]:
    share = round(1.0 - math.exp(-2 * math.pi * frequency / RATE), 12)
    level = 0.0
    for sample in samples:
        level += share * (sample - level)
        yield level


def high_pass(samples: Iterable[float], frequency: float) -> Iterator[float]:
    share = round(1.0 - math.exp(-2 * math.pi * frequency / RATE), 12)
    level = 0.0
    for sample in samples:
        level += share * (sample - level)
        yield sample - level


def band(samples: Samples, low: float, high: float) -> Samples:
    """Return what of the samples lies between two frequencies, fading off gently on both sides."""
    below = low_pass(low_pass(low_pass(samples, high), high), high)
    return list(high_pass(high_pass(below, low), low))


def shaped(samples: Samples, points: Sequence[tuple[float, float]]) -> Samples:
    """Return the samples times an envelope, straight between points of seconds and gain."""
    gains = list[float]()
    for (begin, low), (end, high) in pairwise(points):
        count = round(end * RATE) - round(begin * RATE)
        gains += [low + (high - low) * index / count for index in range(count)]
    return [sample * gain for sample, gain in zip(samples, gains, strict=False)]


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Return parts together: when each begins, in seconds, how loud it is, and its samples."""
    begins = [round(begin * RATE) for begin, _, _ in parts]
    whole = [0.0] * max(begin + len(part[2]) for begin, part in zip(begins, parts, strict=True))
    for begin, (_, gain, samples) in zip(begins, parts, strict=True):
        for index, sample in enumerate(samples, begin):
            whole[index] += gain * sample
    return whole


def heard(samples: Iterable[float]) -> Samples:
    """Return samples about as ears weigh them: low ones count less, high ones more."""
    kept = list(high_pass(high_pass(samples, 90.0), 90.0))
    return [low + 0.6 * high for low, high in zip(kept, high_pass(kept, 1700.0), strict=True)]


def loudness(samples: Samples) -> float:
    """Return the root mean square where the samples are loudest."""
    squares = [sample * sample for sample in heard(samples)]
    count = round(LOUDEST * RATE)
    total = most = sum(islice(squares, count))
    for gone, come in zip(squares, squares[count:], strict=False):
        total += come - gone
        most = max(most, total)
    return math.sqrt(most / count)


def levelled(samples: Samples) -> Samples:
    """Return the samples as loud as all others, unless that would make them too high."""
    gain = min(LOUDNESS / loudness(samples), PEAK / max(map(abs, samples)))
    return [sample * round(gain, 6) for sample in samples]


# --- The sounds --------------------------------------------------------------------------------


def paper(seconds: float, seed: int, low: float = 700.0, high: float = 3400.0) -> Samples:
    """Return a card that touches something for a moment."""
    touch = band(noise(seconds, seed), low, high)
    return shaped(touch, ((0, 0), (0.003, 1), (seconds * 0.35, 0.35), (seconds, 0)))


def card_on_table(seed: int) -> Samples:
    """Return a card that is laid on a wooden table."""
    return mixed(
        (0.0, 1.0, paper(0.07, seed)),
        (0.004, 0.34, struck(178.0, 0.14, BLOCK, soft=0.003)),
    )


def note(number: float, seconds: float) -> Samples:
    return struck(pitch(number), seconds)


def lifted() -> Samples:
    rub = band(noise(0.13, 11), 800.0, 3200.0)
    return shaped(rub, ((0, 0), (0.05, 0.5), (0.085, 1), (0.13, 0)))


def laid() -> Samples:
    return card_on_table(12)


def step(first: int, interval: int) -> Samples:
    """Return a card that is laid and two notes; one that goes far lets the second one wait."""
    apart = 0.075 + 0.002 * abs(interval)
    return mixed(
        (0.0, 0.8, card_on_table(12)),
        (0.012, 0.2, note(first, 0.24)),
        (0.012 + apart, 0.28, note(first + interval, 0.34)),
    )


def trick() -> Samples:
    """Return a card that is laid and a chord that runs up: ten back, a gift."""
    chord = ((0.015, 0.26, 74), (0.075, 0.28, 79), (0.135, 0.3, 83), (0.195, 0.38, 86))
    notes = ((begin, gain, note(number, 0.38)) for begin, gain, number in chord)
    return mixed((0.0, 0.8, card_on_table(12)), *notes)


def crossed() -> Samples:
    """Return two strokes of a pencil."""
    grain = band(noise(0.3, 13), 1200.0, 3600.0)
    strokes = (
        (0, 0), (0.02, 0.8), (0.075, 0.6), (0.1, 0), (0.14, 0), (0.16, 1), (0.22, 0.7), (0.25, 0),
    )  # fmt: skip
    return shaped(grain, strokes)


def turn() -> Samples:
    return mixed((0.0, 0.4, note(74, 0.3)), (0.13, 0.5, note(79, 0.44)))


def curtain() -> Samples:
    """Return heavy cloth that is drawn."""
    cloth = band(noise(0.56, 14), 240.0, 1500.0)
    rings = band(noise(0.56, 15), 2000.0, 3600.0)
    path = ((0, 0), (0.16, 0.7), (0.3, 1), (0.56, 0))
    return mixed((0.0, 1.0, shaped(cloth, path)), (0.0, 0.16, shaped(rings, path)))


def fire() -> Samples:
    """Return a flame that catches, and crackles."""
    drawn = Random(16)
    parts = [(0.0, 0.55, shaped(band(noise(0.55, 17), 180.0, 900.0),
                                ((0, 0), (0.12, 1), (0.3, 0.5), (0.55, 0))))]  # fmt: skip
    for index in range(9):
        spark = paper(0.018 + 0.014 * drawn.random(), 20 + index, 900.0, 3800.0)
        parts.append((0.02 + 0.46 * drawn.random(), 0.4 + 0.9 * drawn.random(), spark))
    return mixed(*parts)


def doused() -> Samples:
    """Return a flame that is covered: it hisses out."""
    hiss = band(noise(0.42, 18), 1000.0, 3200.0)
    path = ((0, 0), (0.03, 1), (0.12, 0.45), (0.42, 0))
    return mixed((0.0, 0.8, shaped(hiss, path)), (0.0, 0.5, card_on_table(12)))


def lock() -> Samples:
    """Return a wooden bolt that is pushed to."""
    slide = shaped(band(noise(0.1, 19), 500.0, 2600.0), ((0, 0), (0.07, 0.8), (0.1, 0)))
    return mixed(
        (0.0, 0.5, slide),
        (0.1, 0.8, struck(620.0, 0.12, BLOCK, soft=0.001)),
        (0.105, 0.6, struck(235.0, 0.26, BLOCK, soft=0.002)),
    )


def penalty() -> Samples:
    return mixed((0.0, 0.5, note(63, 0.3)), (0.15, 0.6, note(57, 0.42)))


def revealed() -> Samples:
    """Return a bar of wood that is rolled, and another above it."""
    roll = [(0.045 * index, 0.16 + 0.04 * index, note(69, 0.22)) for index in range(4)]
    return mixed(*roll, (0.19, 0.5, note(76, 0.4)))


def won() -> Samples:
    notes = ((0.0, 0.34, 72), (0.08, 0.34, 76), (0.16, 0.36, 79), (0.24, 0.5, 84))
    return mixed(*((begin, gain, note(number, 0.35)) for begin, gain, number in notes))


def lost() -> Samples:
    notes = ((0.0, 0.42, 67), (0.12, 0.42, 63), (0.24, 0.5, 60))
    return mixed(*((begin, gain, note(number, 0.35)) for begin, gain, number in notes))


def a_round() -> Samples:
    return mixed((0.0, 0.4, note(67, 0.3)), (0.14, 0.45, note(67, 0.4)), (0.14, 0.2, note(74, 0.4)))


def refused() -> Samples:
    """Return two knocks on the table, muffled."""
    knock = list(low_pass(struck(235.0, 0.1, BLOCK, soft=0.003), 1100.0))
    return mixed((0.0, 0.8, knock), (0.085, 0.9, knock))


SOUNDS: dict[str, Callable[[], Samples]] = {
    "lifted": lifted,
    "laid": laid,
    "trick": trick,
    "crossed": crossed,
    "turn": turn,
    "curtain": curtain,
    "fire": fire,
    "doused": doused,
    "lock": lock,
    "penalty": penalty,
    "revealed": revealed,
    "won": won,
    "lost": lost,
    "round": a_round,
    "refused": refused,
}


def made() -> Iterator[tuple[str, array[int]]]:
    """Yield each sound by its name, as the whole numbers of its file."""
    for name, make in SOUNDS.items():
        yield name, whole_numbers(make())
    for size, interval in enumerate(INTERVALS, 1):
        yield f"up-{size}", whole_numbers(step(UP_FROM, interval))
        yield f"down-{size}", whole_numbers(step(DOWN_FROM, -interval))


def whole_numbers(samples: Samples) -> array[int]:
    return array("h", [round(32_767 * sample) for sample in faded(levelled(samples), 0.0, 0.01)])


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, numbers in made():
        if sys.byteorder == "big":
            numbers.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(numbers.tobytes())


if __name__ == "__main__":
    write(FOLDER)
