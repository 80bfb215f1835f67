"""The orders in which the index gives its matches, in SQL."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

MatchOrder: TypeAlias = Literal["", "oldest", "longest", "won"]
"""What comes first: the matches played last, unless said otherwise."""

_NEWEST: Final = "time DESC, file DESC"
_WON: Final = "EXISTS (SELECT 1 FROM player WHERE file = match.file AND person AND won > 0)"

ORDERS: Final[Mapping[MatchOrder, str]] = {
    "": _NEWEST,
    "oldest": "time, file",
    "longest": f"played_ms DESC, {_NEWEST}",
    "won": f"{_WON} DESC, {_NEWEST}",
}
