"""The commands of dev.py say what they do when asked."""

import pytest

import dev
from tests.bench import __main__ as bench


@pytest.mark.parametrize("flag", ["-h", "--help"])
@pytest.mark.parametrize("name", ["soak", "translate", "build", "lock"])
def test_a_command_that_is_asked_for_help_says_what_it_does_and_does_nothing(
    capsys: pytest.CaptureFixture[str], name: str, flag: str
) -> None:
    assert dev.main([name, flag]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"python3 dev.py {dev.COMMANDS[name].usage}: ")
    assert dev.COMMANDS[name].help in said
    if name == "soak":
        assert all(run in said for run in dev.SOAKS)


def test_the_bench_names_its_parts_when_asked(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--help"]) == 0
    said = capsys.readouterr().out
    assert all(f"[{part}]" in said for part in bench.LIMITS)
