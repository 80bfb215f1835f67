"""Changes of a document, right or wrong."""

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

Change = Callable[[Any], object]

LEAVES = st.none() | st.booleans() | st.integers(-1, 101) | st.text(max_size=3) | st.floats()

VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=4,
)


def change_anywhere(state: Any, data: st.DataObject) -> None:
    """Puts any JSON value into any place of the document."""
    place = state
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], dict | list) or not place[key] or data.draw(st.booleans()):
            break
        place = place[key]
    place[key] = data.draw(VALUES)
