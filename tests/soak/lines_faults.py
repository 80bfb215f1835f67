"""How lines are spoiled: as bytes, and as JSON values that are still well formed."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any, TypeAlias

Values: TypeAlias = Sequence[Any]
"""What wrong values are drawn from, besides those that are wrong everywhere."""

BROKEN_TEXT = (
    b"\xff",
    b"\xc0\x80",  # a zero in two bytes
    b"\xed\xa0\x80",  # a surrogate
    b"\xf4\x90\x80\x80",  # beyond the last character
    b"\xef\xbb\xbf",  # a byte order mark
    b"\0",
    b"\r",
    b"\\ud800",
    b"\\u00",
    b'"',
    b"\\",
)

STRANGE_TOKENS = (
    b"NaN",
    b"Infinity",
    b"-Infinity",
    b"1e999",
    b"-1e999",
    b"1e-999",
    b"-0",
    b"-0.0",
    b"01",
    b"1.",
    b"0x1",
    b"1.0",
    b"9" * 400,
    b"9" * 5000,
    b"nul",
    b"True",
    b"{}",
    b"[]",
    b"[" * 40 + b"]" * 40,
    b"[" * 20_000,
    b'{"a":' * 40 + b"1" + b"}" * 40,
    b'"\\ud800"',
    b"// no",
    b",",
    b":",
)

REPEATED_KEYS = (b'"cmd":"games",', b'"match":"m1",', b'"id":1,', b'"seat":0,', b'"id":1,"id":2,')

WRONG_VALUES: Values = (
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    99,
    2**31,
    2**63 - 1,
    2**63,
    -(2**63),
    10**400,
    0.5,
    1.0,
    -0.0,
    1e308,
    "",
    "0",
    "m1",
    "m0",
    "m01",
    "m999999999",
    "M1",
    "end",
    "pass",
    "place 2 up1",
    "\ud800",
    "\udfff\ud800",
    "Ά\u0301\U0001f0a1",
    "\0",
    "\u2028",
    "x" * 1000,
    "x" * 60_000,
    [],
    {},
    [[]],
    [None],
    {"a": 1},
    {"": {}},
    ["m1"],
)
"""A few of them are right in a few places."""


def nested(depth: int) -> Any:
    """Lists in lists, so many of them."""
    value: Any = []
    for _ in range(depth - 1):
        value = [value]
    return value


def spoil_bytes(line: bytes, random: Random) -> bytes:
    """The line with one to four faults, none of which makes it two lines."""
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        line = random.choice(_BYTE_FAULTS)(line, random)
    return line.replace(b"\n", b" ")


def _flip(line: bytes, random: Random) -> bytes:
    if not line:
        return line
    spoiled = bytearray(line)
    spoiled[random.randrange(len(line))] ^= 1 << random.randrange(8)
    return bytes(spoiled)


def _cut(line: bytes, random: Random) -> bytes:
    return line[: random.randint(0, len(line))]


def _cut_out(line: bytes, random: Random) -> bytes:
    start, end = _span(line, random)
    return line[:start] + line[end:]


def _double(line: bytes, random: Random) -> bytes:
    start, end = _span(line, random)
    return line[:end] + line[start:end] + line[end:]


def _double_all(line: bytes, random: Random) -> bytes:
    return line + random.choice((b"", b" ", b",", b"\t")) + line


def _exchange(line: bytes, random: Random) -> bytes:
    start, end = _span(line, random)
    return line[end:] + line[start:end] + line[:start]


def _break_text(line: bytes, random: Random) -> bytes:
    return _insert(line, random.choice(BROKEN_TEXT), random)


def _insert_token(line: bytes, random: Random) -> bytes:
    return _insert(line, random.choice(STRANGE_TOKENS), random)


def _replace_number(line: bytes, random: Random) -> bytes:
    """Puts a strange token where a digit is."""
    digits = [at for at, byte in enumerate(line[:2000]) if byte in b"0123456789"]
    if not digits:
        return line
    at = random.choice(digits)
    return line[:at] + random.choice(STRANGE_TOKENS) + line[at + 1 :]


def _repeat_key(line: bytes, random: Random) -> bytes:
    return line[:1] + random.choice(REPEATED_KEYS) + line[1:]


def _insert(line: bytes, what: bytes, random: Random) -> bytes:
    at = random.randint(0, len(line))
    return line[:at] + what + line[at:]


def _span(line: bytes, random: Random) -> tuple[int, int]:
    start = random.randint(0, len(line))
    return start, min(len(line), start + random.randint(0, 20))


_BYTE_FAULTS: Sequence[Callable[[bytes, Random], bytes]] = (
    _flip,
    _flip,
    _cut,
    _cut_out,
    _double,
    _double_all,
    _exchange,
    _break_text,
    _insert_token,
    _replace_number,
    _replace_number,
    _repeat_key,
)


def spoil_value(value: Any, random: Random, values: Values) -> Any:
    """A JSON value with one fault, or two, somewhere in it; ``value`` itself stays as it is."""
    spoiled = json.loads(json.dumps(value))
    for _ in range(random.choice((1, 1, 2))):
        places = list(_places(spoiled))
        if not places:
            return spoiled
        random.choice(_VALUE_FAULTS)(places, random, values)
    return spoiled


Place: TypeAlias = tuple[Any, Any]
"""An object or a list, and a key or an index in it."""


def _places(value: Any) -> Iterator[Place]:
    """Every place in a JSON value at which another value stands."""
    waiting = [value]
    while waiting:
        outer = waiting.pop()
        for key, inner in outer.items() if isinstance(outer, dict) else enumerate(outer):
            yield outer, key
            if isinstance(inner, dict | list):
                waiting.append(inner)


def _put(places: Sequence[Place], random: Random, values: Values) -> None:
    """Another value, wrong or from elsewhere."""
    outer, key = random.choice(places)
    outer[key] = deepcopy(random.choice(random.choice((WRONG_VALUES, values))))


def _change_type(places: Sequence[Place], random: Random, values: Values) -> None:
    """What looks alike and is of another type."""
    outer, key = random.choice(places)
    inner = outer[key]
    likes: tuple[Any, ...] = (str(inner), [inner], {"0": inner})
    if isinstance(inner, list):
        likes = ({str(at): entry for at, entry in enumerate(inner)}, *inner[:1], len(inner))
    elif isinstance(inner, dict):
        likes = (list(inner.values()), list(inner), None)
    elif isinstance(inner, int) and abs(inner) < 2**53:
        likes = (*likes, float(inner), inner == 1)
    outer[key] = random.choice(likes)


def _change_number(places: Sequence[Place], random: Random, values: Values) -> None:
    """A number a little higher or lower, if there is one."""
    numbers = [(outer, key) for outer, key in places if type(outer[key]) is int]
    if numbers:
        outer, key = random.choice(numbers)
        outer[key] += random.choice((-10, -1, 1, 1, 10, 100))


def _swap(places: Sequence[Place], random: Random, values: Values) -> None:
    """Two values in each other's place, unless one lies within the other."""
    (outer, key), (other, at) = random.choice(places), random.choice(places)
    if not isinstance(outer[key], dict | list) and not isinstance(other[at], dict | list):
        outer[key], other[at] = other[at], outer[key]


def _leave_out(places: Sequence[Place], random: Random, values: Values) -> None:
    outer, key = random.choice(places)
    del outer[key]


def _move(places: Sequence[Place], random: Random, values: Values) -> None:
    """An entry of one list goes to the end of another, such as a card from hand to hand."""
    entries = [(outer, at) for outer, at in places if isinstance(outer, list)]
    if entries:
        outer, at = random.choice(entries)
        entry = outer.pop(at)
        if not isinstance(entry, dict | list):
            random.choice(entries)[0].append(entry)


def _add(places: Sequence[Place], random: Random, values: Values) -> None:
    """A value too many."""
    outer, key = random.choice(places)
    if isinstance(outer, dict):
        outer[random.choice(("", "more", "seat", "\ud800", "x" * 300, *outer))] = outer[key]
    else:
        outer.insert(key, random.choice((outer[key], None)))


def _nest(places: Sequence[Place], random: Random, values: Values) -> None:
    outer, key = random.choice(places)
    outer[key] = nested(random.choice((2, 20, 28, 29, 30, 31, 32, 33, 200)))


_VALUE_FAULTS: Sequence[Callable[[Sequence[Place], Random, Values], None]] = (
    _put,
    _put,
    _change_type,
    _change_number,
    _change_number,
    _swap,
    _swap,
    _leave_out,
    _move,
    _add,
    _nest,
)


def random_line(random: Random) -> bytes:
    """Bytes, or characters that JSON is made of, or nothing but blanks."""
    kind = random.randrange(4)
    length = random.choice((0, 1, 2, 5, 20, 100, 400))
    if kind == 0:
        line = random.randbytes(length)
    elif kind == 1:
        line = bytes(random.choices(b'{}[]",:\\eE+-.0123456789 \tcmdtruefalsn', k=length))
    elif kind == 2:
        line = bytes(random.choices(b" \t\r\v\f\0", k=length))
    else:
        line = "".join(map(chr, random.choices(range(0x20, 0xD800), k=length))).encode()
    return line.replace(b"\n", b" ")


def huge_lines(limit: int) -> Mapping[str, Callable[[], bytes]]:
    """Lines of just the bytes that a referee reads at most, or some more, by what they are."""
    padding = b'{"cmd":"games","id":"%s"}'
    inside = limit - len(padding) + len(b"%s") - 1  # the line end counts as well
    return {
        "a long id": lambda: padding % (b"x" * inside),
        "a byte too long": lambda: padding % (b"x" * (inside + 1)),
        "far too long": lambda: b"x" * (2 * limit),
        "blanks": lambda: b" " * (limit - 1),
        "deep": lambda: b"[" * (limit - 1),
        "many numbers": lambda: b"[" + b"1," * (limit // 2 - 2) + b"1]",
        "a long journal": lambda: _document(b"x" * (limit // 2)),
        "many lines": lambda: _document(b"{}\\n" * (limit // 2 // 4)),
    }


def _document(text: bytes) -> bytes:
    return b'{"cmd":"load","document":"%s"}' % text
