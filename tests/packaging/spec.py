"""How PyInstaller's spec goes for a system that is not the one at hand.

The spec runs as it is; what PyInstaller gives it is replaced by stand-ins that note what they are
asked for, and by lists of files such as PyInstaller finds on that system.
"""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"

Entry = tuple[str, str, str]
"""Where a file goes, where it comes from, what kind it is."""


class Called(NamedTuple):
    """How something of PyInstaller's was called."""

    arguments: tuple[Any, ...]
    options: dict[str, Any]


class Spec(NamedTuple):
    """What the spec has decided."""

    analysis: Called
    program: Called
    folder: Called
    bundle: Called

    @property
    def binaries(self) -> set[str]:
        return {target for target, source, kind in self.folder.arguments[1]}

    @property
    def datas(self) -> set[str]:
        return {target for target, source, kind in self.folder.arguments[2]}


def evaluate(
    platform: str,
    binaries: Sequence[Entry],
    datas: Sequence[Entry],
    *,
    imports: Mapping[str, Sequence[str]],
    work: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Spec:
    """Run the spec for `sys.platform`; `imports` says which libraries a binary loads."""
    calls: dict[str, Called] = {}

    class Stub:
        dependencies: Sequence[Entry] = ()

        def __init__(self, *arguments: Any, **options: Any) -> None:
            calls[type(self).__name__] = Called(arguments, options)

    class Analysis(Stub):
        def __init__(self, *arguments: Any, **options: Any) -> None:
            super().__init__(*arguments, **options)
            self.binaries, self.datas = binaries, datas
            self.pure: list[Entry] = []
            self.scripts = [("pyi_rth_pyside6", "", "PYSOURCE"), ("trapoula", "", "PYSOURCE")]

    names = {name: type(name, (Stub,), {}) for name in ("PYZ", "EXE", "COLLECT", "BUNDLE")}
    spec = PACKAGING / "trapoula.spec"
    code = compile(spec.read_text("utf-8"), spec, "exec")
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(
        "PyInstaller.depend.bindepend.get_imports",
        lambda path: {(name, None) for name in imports.get(path, ())},
    )
    monkeypatch.setattr("linux.libraries.imports", lambda path: imports.get(path, ()))
    monkeypatch.setattr("linux.libraries.settled", lambda binaries, _: binaries)
    monkeypatch.setattr(sys, "platform", platform)
    exec(  # as PyInstaller does it
        code,
        {**names, "Analysis": Analysis, "SPECPATH": str(PACKAGING), "workpath": str(work)},
    )
    return Spec(calls["Analysis"], calls["EXE"], calls["COLLECT"], calls["BUNDLE"])
