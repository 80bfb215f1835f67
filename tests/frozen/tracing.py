"""What a program and its children ask of the system: sockets, and files that they make (Linux)."""

import re
from collections.abc import Iterator
from pathlib import Path

TRACER = "strace"

_SOCKETS = "socket,socketpair"
_MAKERS = "open,openat,creat,mkdir,mkdirat,mknod,mknodat"
_MOVERS = "rename,renameat,renameat2,link,linkat,symlink,symlinkat"

_LOCAL = ("AF_UNIX", "AF_LOCAL")

_CALL = re.compile(r"^(?:\d+ +)?(?P<name>\w+)\((?P<arguments>.*)\) += ")
_NAME = re.compile(r'(?:AT_FDCWD|\d+)?(?:<(?P<folder>[^>]*)>)?(?:, )?"(?P<name>(?:[^"\\]|\\.)*)"')


def traced(command: list[str], report: Path) -> list[str]:
    """The command that runs a command and writes what succeeded into `report`."""
    calls = f"trace={_SOCKETS},{_MAKERS},{_MOVERS}"
    options = ["--follow-forks", "--seccomp-bpf", "--successful-only"]
    options += ["--decode-fds=path", "--quiet=all"]
    return [TRACER, *options, "-e", calls, "-o", str(report), "--", *command]


class Trace:
    """A report. Names that say no folder are meant from `folder`."""

    def __init__(self, report: str, folder: Path) -> None:
        self._calls = list(_calls(report))
        self._folder = folder

    def files_opened(self) -> int:
        """How often a file was opened: a report without any tells of nothing."""
        return sum(1 for name, _ in self._calls if name == "openat")

    def network(self) -> list[str]:
        """The sockets that lead out of this machine, or might."""
        sockets = [(name, said) for name, said in self._calls if name in _SOCKETS.split(",")]
        return [f"{name}({said})" for name, said in sockets if not said.startswith(_LOCAL)]

    def made(self) -> set[Path]:
        """Every file, folder and link that was made, or might have been."""
        found = set()
        for name, arguments in self._calls:
            if name in ("open", "openat") and "O_CREAT" not in arguments:
                continue
            if name in _MAKERS.split(",") or name in _MOVERS.split(","):
                *_, last = self._names(arguments)  # of two names the second is the new one
                found.add(last)
        return found

    def _names(self, arguments: str) -> Iterator[Path]:
        for match in _NAME.finditer(arguments):
            folder = Path(_plain(match["folder"])) if match["folder"] else self._folder
            yield folder / _plain(match["name"])


def _calls(report: str) -> Iterator[tuple[str, str]]:
    """The system calls of a report: their names and arguments."""
    for line in report.splitlines():
        call = _CALL.match(line)
        if call is not None:
            yield call["name"], call["arguments"]


def _plain(text: str) -> str:
    """A name as it is, of one that is written with octal and other escapes."""
    raw = text.encode("ascii").decode("unicode_escape").encode("latin-1")
    return raw.decode("utf-8", "surrogateescape")
