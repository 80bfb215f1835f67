"""Files of weights, and bots that play with others."""

import pytest

from engine.bots.weights import complete, read_weights
from tests.engine.arena.toy import Toy

FILE = '{"command": "made by hand", "start": "", "weights": {"size": 1.5, "fixed": 0}}'


def test_a_file_of_weights() -> None:
    assert read_weights(FILE, "here") == {"size": 1.5, "fixed": 0}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "Expecting value"),
        ("[]", "command, start and weights expected"),
        ('{"weights": {}}', "command, start and weights expected"),
        ('{"command": "", "start": "", "weights": []}', "command, start and weights expected"),
        (FILE.replace("1.5", "true"), "size is no number, but True"),
        (FILE.replace("1.5", '"1"'), "size is no number, but '1'"),
        (FILE.replace("1.5", "NaN"), "NaN"),
        (FILE[:-1] + ', "more": 1}', "command, start and weights expected"),
    ],
)
def test_what_is_wrong_with_a_file(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason) as error:
        read_weights(text, "here.json")
    assert str(error.value).startswith("here.json: ")


def test_a_weight_that_is_left_out_is_0() -> None:
    assert complete({"b": 2}, {"a": 1.0, "b": 1.0}, "here") == {"a": 0, "b": 2}
    with pytest.raises(ValueError, match="here: there is no weight 'c'"):
        complete({"c": 2}, {"a": 1.0}, "here")


def test_other_weights_make_another_bot() -> None:
    toy = Toy({"toy-1": {"size": 1}})
    other = toy.with_weights("toy-2", {"size": 2})
    assert other.weights("toy-1")["size"] == 1
    assert other.weights("toy-2") == {"size": 2, "fixed": 0}
    assert other.with_weights("toy-2", {"size": 3}).weights("toy-2")["size"] == 3
    assert other.weights("toy-2")["size"] == 2
    with pytest.raises(FileNotFoundError):
        toy.weights("toy-2")
