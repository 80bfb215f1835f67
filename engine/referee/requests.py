"""What a request is made of, and what is wrong with one that cannot be answered."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from engine.core.chance import MAX_SEED
from engine.core.jsontext import BadJson, Json, read_json
from engine.core.reading import quoted
from engine.core.refusal import MAX_QUOTED, Refusal, Refused

Fields: TypeAlias = Mapping[str, Any]
Reply: TypeAlias = dict[str, Json]


class Problem(Exception):
    """A request cannot be answered: the ``code`` of the reason, and its ``args``."""

    def __init__(self, code: str, **args: Json) -> None:
        super().__init__(f"{code} ({', '.join(f'{name}: {args[name]}' for name in args)})")
        self.code = code
        self.args_by_name = args


class RequestHandler(NamedTuple):
    """A command: how it is answered, which fields it must have, and which it may have."""

    answer: Callable[[Fields], Reply]
    required: frozenset[str]
    optional: frozenset[str]


def command(
    answer: Callable[[Fields], Reply], *required: str, optional: tuple[str, ...] = ()
) -> RequestHandler:
    """Return the handler of a command with these fields."""
    return RequestHandler(answer, frozenset(required), frozenset(optional))


def read_request(line: bytes) -> dict[str, Any]:
    """Read a request. Raises Problem (``bad-json``)."""
    try:
        request = read_json(line.decode())
    except UnicodeDecodeError:
        raise Problem("bad-json", reason="not UTF-8") from None
    except BadJson as error:
        raise Problem("bad-json", reason=str(error)) from None
    if not isinstance(request, dict):
        raise Problem("bad-json", reason="a request is an object")
    return request


def failure(code: str, message: str, args: Mapping[str, Json]) -> Reply:
    """Return the reply to a request that cannot be answered."""
    return {"ok": False, "error": {"code": code, "message": message, "args": args}}


def cut(value: Json) -> Json:
    """Return a value of a request for an error, cut short if it is long."""
    if isinstance(value, str):
        return value[:MAX_QUOTED]
    return value if isinstance(value, bool | int | float | None) else quoted(value)


def read_integer(fields: Fields, name: str) -> int:
    """Read an integer. Raises Problem (``bad-field``), as all that follow do."""
    value = fields[name]
    if type(value) is not int:  # true and false are not integers here
        raise Problem("bad-field", field=name, expected="integer")
    return value


def read_seed(fields: Fields, name: str) -> int:
    """Read a seed. Raises Refused too (``bad-seed``)."""
    seed = read_integer(fields, name)
    if not 0 <= seed <= MAX_SEED:
        raise Refused(Refusal("bad-seed", {"seed": seed}))
    return seed


def read_viewer(fields: Fields, name: str) -> int | None:
    """Read a seat, or null for a bystander."""
    return None if fields[name] is None else read_integer(fields, name)


def read_text(fields: Fields, name: str) -> str:
    """Read a string."""
    value = fields[name]
    if not isinstance(value, str):
        raise Problem("bad-field", field=name, expected="string")
    return value


def read_object(fields: Fields, name: str) -> dict[str, Any]:
    """Read an object."""
    value = fields[name]
    if not isinstance(value, dict):
        raise Problem("bad-field", field=name, expected="object")
    return value
