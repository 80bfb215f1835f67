"""The workflow, as far as it can be seen without running it."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

import dev

ROOT = Path(__file__).resolve().parents[2]
WORKFLOW = ROOT / ".github" / "workflows" / "build.yml"


@pytest.fixture
def jobs() -> dict[str, Any]:
    jobs: dict[str, Any] = YAML(typ="safe", pure=True).load(WORKFLOW)["jobs"]
    return jobs


def steps(jobs: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for job in jobs.values():
        yield from job["steps"]


def test_the_workflow_is_one() -> None:
    answer = subprocess.run(
        [
            *(sys.executable, "-m", "check_jsonschema"),
            *("--builtin-schema", "vendor.github-workflows", WORKFLOW),
        ],
        check=False,
        capture_output=True,
        text=True,
    )
    assert answer.returncode == 0, answer.stdout


def test_its_shell_commands_are_sound(jobs: dict[str, Any]) -> None:
    scripts = [
        step["run"] for step in steps(jobs) if "run" in step and step.get("shell", "bash") == "bash"
    ]
    assert scripts
    shellcheck = Path(sys.executable).parent / "shellcheck"
    for script in scripts:
        answer = subprocess.run(
            [str(shellcheck), "--shell", "bash", "-"],
            input=f"set -eo pipefail\n{script}",  # as the workflow's bash is started
            check=False,
            capture_output=True,
            text=True,
        )
        assert answer.returncode == 0, answer.stdout


def test_every_system_is_tested_and_built(jobs: dict[str, Any]) -> None:
    assert jobs["linux"]["container"] == "debian:12"
    runners = {
        each["runner"] for each in jobs["windows-and-macos"]["strategy"]["matrix"]["include"]
    }
    assert {re.split(r"-\d+", runner)[0] for runner in runners} == {"windows", "macos"}
    assert any(runner.endswith("-intel") for runner in runners)
    for name in ("linux", "windows-and-macos"):
        commands = " ".join(step.get("run", "") for step in jobs[name]["steps"])
        assert (
            set(re.findall(r"dev\.py (\w+)", commands)) == {"test", "build"} <= dev.COMMANDS.keys()
        )


def test_only_github_itself_is_trusted_and_only_the_release_may_write(
    jobs: dict[str, Any],
) -> None:
    workflow = YAML(typ="safe", pure=True).load(WORKFLOW)
    assert workflow["permissions"] == {"contents": "read"}
    assert {name for name, job in jobs.items() if "permissions" in job} == {"release"}
    used = [step["uses"] for step in steps(jobs) if "uses" in step]
    assert all(re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", each) for each in used)


def test_the_newest_python_is_tested_too(jobs: dict[str, Any]) -> None:
    [python] = [
        step for step in jobs["newest-python"]["steps"] if "python-version" in step.get("with", {})
    ]
    assert python["with"]["python-version"] == "3.x"


def test_a_release_waits_for_everything(jobs: dict[str, Any]) -> None:
    assert set(jobs["release"]["needs"]) == jobs.keys() - {"release"}
    assert jobs["release"]["if"] == "startsWith(github.ref, 'refs/tags/v')"
