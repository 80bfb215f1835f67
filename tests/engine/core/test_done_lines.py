"""The short way to read an action's line gives what reading its JSON gives."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.events import MAX_MS, Done, read_done, read_event
from engine.core.journal import write_line
from engine.core.jsontext import read_json


@given(
    st.integers(-2, 200),
    st.text(st.characters(max_codepoint=0x250), max_size=12) | st.just("place 10 up1"),
    st.none() | st.integers(-1, MAX_MS),
)
def test_it_reads_the_same_or_leaves_it_to_the_long_way(
    seat: int, action: str, ms: int | None
) -> None:
    done = Done(seat, action, ms)
    line = write_line(done.json()).rstrip("\n")
    assert read_done(line) in (None, done)


def test_what_the_program_writes_is_read_the_short_way() -> None:
    for done in (Done(0, "place 10 up1", 0), Done(5, "end"), Done(1, "mark red 3 4", 10**14)):
        assert read_done(write_line(done.json()).rstrip("\n")) == done


@pytest.mark.parametrize(
    "line",
    [
        '{"seat":01,"do":"end"}',
        '{"seat":0,"do":"end"},{"seat":0,"do":"end"}',
        '{"seat":0,"do":"a\\n"}',
        '{"seat":0,"do":"end","ms":-1}',
        '{"seat":0,"do":"end","ms":1e3}',
        '{"seat":٣,"do":"end"}',
        '{"seat":0,"do":"end"}\n',
        '{"seat":0,"do":"end","do":"end"}',
    ],
)
def test_everything_else_goes_the_long_way(line: str) -> None:
    assert read_done(line) is None


def test_spaces_change_nothing() -> None:
    line = '{"seat": 1, "do": "end", "ms": 5}'
    assert read_done(line) is None
    assert read_event(read_json(line)) == Done(1, "end", 5)
