#!/usr/bin/env python3
"""Run, test and build Trapoula from its source folder.

One command does it all, on a fresh machine too: it makes the virtual environment `.venv`,
installs the locked packages, looks for the system's libraries and compiles the translations,
each only when needed. It uses nothing but Python's standard library.

    python3 dev.py run          start the program
    python3 dev.py test         check everything
    python3 dev.py --help       list all commands
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCK = ROOT / "requirements.lock"
LOCK_STAMP = VENV / "installed-lock"
TOOLS_HEADING = "# What testing and building need besides"

# Shared libraries and programs that Qt's wheels and our tests expect, and Debian's packages with
# them. A desktop usually has the libraries.
SCREENLESS_LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
}
SCREEN_LIBRARIES = {
    **SCREENLESS_LIBRARIES,
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
# What only Qt's Wayland plugins want; a build could not say without them what they depend on, and
# the tests could not tell a screen of Wayland that answers from one that does not.
WAYLAND_LIBRARIES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
VIRTUAL_SCREEN = {"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool"}
FREEZING_PROGRAMS = {"objdump": "binutils", "patchelf": "patchelf"}
PACKING_PROGRAMS = {**FREEZING_PROGRAMS, "dpkg-shlibdeps": "dpkg-dev"}
BUILD_PROGRAMS = {**PACKING_PROGRAMS, "lintian": "lintian", "strace": "strace"}
TEST_PROGRAMS = {
    **VIRTUAL_SCREEN,
    **PACKING_PROGRAMS,
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
    "update-mime-database": "shared-mime-info",
}

# The long runs of `soak`, modules of tests/soak, in the order in which all of them are done.
# Without further arguments each runs at full scale.
SOAKS = (
    "slow", "matches", "lines", "kills", "bots", "heeding", "hints", "reviews", "replays",
    "statistics", "spoken", "overhearing", "tips",
)  # fmt: skip


class Trouble(Exception):
    """A problem that the person at the terminal has to solve; the text says how."""


class Check(NamedTuple):
    """One part of `test`: its name, and its arguments to the environment's Python."""

    name: str
    arguments: Sequence[str]


STATIC_CHECKS = (
    Check("style", ["-m", "ruff", "check", "."]),
    Check("formatting", ["-m", "ruff", "format", "--check", "."]),
    Check("types", ["-m", "mypy"]),
    Check("imports", ["-c", "from importlinter import cli; cli.lint_imports_command()"]),
)
# In the order of the files: those that wait at a real window come while the checks are running.
TESTS = ["-m", "pytest", "--dist", "loadfile", "--no-loadscope-reorder"]
# Hundreds of modules would be compiled anew in each of the many processes of the tests.
KEEP_BYTECODE = {
    "PYTHONDONTWRITEBYTECODE": "",
    "PYTHONPYCACHEPREFIX": str(VENV / "bytecode"),
}


def say(text: str) -> None:
    """Tell what is happening, in order with what other programs print."""
    print(text, flush=True)


# --- The machine: virtual environment, packages, system libraries ---------------------------


def set_up(*, tools: bool, libraries: Mapping[str, str], programs: Mapping[str, str]) -> None:
    """Bring everything that a command needs onto this machine.

    `tools` adds the packages for testing and building to those of the program.
    """
    if sys.platform == "linux":
        install_system_packages(missing_packages(libraries, programs))
    make_environment()
    install_lock(tools=tools)
    compile_translations()


def missing_packages(libraries: Mapping[str, str], programs: Mapping[str, str]) -> list[str]:
    """Name Debian's packages for what this machine lacks."""
    missing = [package for name, package in libraries.items() if not can_load(name)]
    missing += [package for name, package in programs.items() if shutil.which(name) is None]
    if not environment_works() and subprocess.call(
        [sys.executable, "-c", "import ensurepip, venv"], stderr=subprocess.DEVNULL
    ):
        missing.append("python{}.{}-venv".format(*sys.version_info))
    return missing


def can_load(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def install_system_packages(packages: Sequence[str]) -> None:
    """Install Debian's `packages` where that is allowed; otherwise tell the command."""
    if not packages:
        return
    command = "apt-get install -y --no-install-recommends " + " ".join(packages)
    if shutil.which("apt-get") is None:
        raise Trouble(
            "Some parts of the system are missing. Please install what your distribution has in\n"
            "place of these packages of Debian, then start again:\n    " + " ".join(packages)
        )
    if os.geteuid() == 0:
        prefix = ""
    elif sys.stdin.isatty() and shutil.which("sudo") and agreed(f"sudo {command}"):
        prefix = "sudo "
    else:
        raise Trouble(
            "Some parts of the system are missing. Please install them, then start again:\n"
            f"    sudo apt-get update && sudo {command}"
        )
    say(f"Installing from the system's packages: {' '.join(packages)}")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for line in ("apt-get update -q", command + " -q"):
        if subprocess.call((prefix + line).split(), env=environment):
            raise Trouble(f"This did not work:\n    {prefix}{line}")


def agreed(command: str) -> bool:
    say(f"Some parts of the system are missing. They can be installed by\n    {command}")
    return input("Do this now? [y/N] ").strip().lower() in {"y", "yes", "ν", "ναι"}


def environment_works() -> bool:
    """Tell whether the virtual environment is there, whole, and of a Python that we can use."""
    if not PYTHON.exists():
        return False
    probe = "import pip, sys; sys.exit(sys.version_info < (3, 11))"
    return subprocess.call([PYTHON, "-c", probe], stderr=subprocess.DEVNULL) == 0


def make_environment() -> None:
    if environment_works():
        return
    say("Making the virtual environment .venv")
    if subprocess.call([sys.executable, "-m", "venv", "--clear", VENV]):
        raise Trouble("The virtual environment could not be made; see above.")


def install_lock(*, tools: bool) -> None:
    """Install the locked packages, unless the environment has exactly these already."""
    program, heading, extra = LOCK.read_text("utf-8").partition(TOOLS_HEADING)
    digests = [hashlib.sha256(part.encode()).hexdigest() for part in (program, extra)]
    wanted = digests if tools else digests[:1]
    if LOCK_STAMP.exists() and LOCK_STAMP.read_text("utf-8").split()[: len(wanted)] == wanted:
        return
    say(
        "Installing the locked packages (about 130 MB to download the first time)"
        if tools
        else "Installing the locked packages (about 80 MB to download the first time)"
    )
    LOCK_STAMP.unlink(missing_ok=True)
    requirements = VENV / "requirements.txt"
    requirements.write_text(program + heading + extra if tools else program, "utf-8")
    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-deps"]
    command += ["--only-binary", ":all:", "--require-hashes", "--requirement", str(requirements)]
    if subprocess.call(command, cwd=ROOT):
        raise Trouble("The packages could not be installed; see above. Is there a connection?")
    LOCK_STAMP.write_text("\n".join(wanted), "utf-8")


def compile_translations() -> None:
    if python("-m", "i18n.translations", "compile"):
        raise Trouble("The translations could not be compiled; see above.")


def python(*arguments: str, **environment: str) -> int:
    """Run the environment's Python in this folder and return its exit status."""
    return subprocess.call(
        [PYTHON, *arguments], cwd=ROOT, env={**os.environ, "PYTHONUTF8": "1", **environment}
    )


def output_of(*arguments: str) -> tuple[int, str]:
    """Run the environment's Python in this folder; return its exit status and all it prints."""
    done = subprocess.run(
        [PYTHON, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONUTF8": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return done.returncode, done.stdout.strip()


# --- The commands ------------------------------------------------------------------------------


def run(arguments: Sequence[str]) -> int:
    if "--referee" not in arguments:
        need_screen()
    set_up(tools=False, libraries=SCREEN_LIBRARIES, programs={})
    # From the folder the person is in, so that a path in the arguments means what they think.
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.call([PYTHON, "-P", "-m", "app", *arguments], env=environment)


def need_screen() -> None:
    if sys.platform != "linux":
        return
    if any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")):
        return
    raise Trouble(
        "Trapoula needs a screen, and this terminal has none (neither DISPLAY nor\n"
        "WAYLAND_DISPLAY is set). Start it from a terminal on the desktop; over ssh connect\n"
        "with `ssh -X`. To try it on a machine without a screen, use a virtual one:\n"
        "    apt-get install xvfb && xvfb-run -a python3 dev.py run"
    )


def test(arguments: Sequence[str]) -> int:
    libraries = {**SCREEN_LIBRARIES, **WAYLAND_LIBRARIES}
    set_up(tools=True, libraries=libraries, programs=TEST_PROGRAMS)
    if set(arguments) - {"--thorough"}:
        return python("-m", "pytest", *arguments, **KEEP_BYTECODE)
    with ThreadPoolExecutor(1) as beside:  # The tests wait now and then.
        checked = [beside.submit(output_of, *check.arguments) for check in STATIC_CHECKS]
        say("\n=== tests ===")
        tests = [*TESTS, f"--numprocesses={test_processes()}", *arguments]
        failed = ["tests"] if python(*tests, **KEEP_BYTECODE) else []
    for check, done in zip(STATIC_CHECKS, checked, strict=True):
        status, output = done.result()
        say(f"\n=== {check.name} ===\n{output}")
        if status:
            failed.append(check.name)
    if failed:
        say(f"\nFailed: {', '.join(failed)}")
    return 1 if failed else 0


def test_processes() -> int:
    """Return one more than there are processors: at a real window tests wait now and then."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0)) + 1
    return (os.cpu_count() or 1) + 1


def bench(arguments: Sequence[str]) -> int:
    programs = {**VIRTUAL_SCREEN, **FREEZING_PROGRAMS}
    set_up(tools=True, libraries=build_libraries(), programs=programs)
    return python("-m", "tests.bench", *arguments)


def soak(arguments: Sequence[str]) -> int:
    if arguments and arguments[0] not in SOAKS:
        raise Trouble(f"There is no long run {arguments[0]!r}; there are: {', '.join(SOAKS)}.")
    set_up(tools=True, libraries=SCREEN_LIBRARIES, programs=VIRTUAL_SCREEN)
    runs = [arguments] if arguments else [[name] for name in SOAKS]
    failed = []
    for name, *rest in runs:
        say(f"=== {name} ===")
        if python("-m", f"tests.soak.{name}", *rest):
            failed.append(name)
    if failed:
        say(f"Failed: {', '.join(failed)}")
    return 1 if failed else 0


def translate(arguments: Sequence[str]) -> int:
    no_arguments(arguments)
    set_up(tools=False, libraries=SCREENLESS_LIBRARIES, programs={})
    return python("-m", "i18n.translations", "update") or python(
        "-m", "i18n.translations", "compile"
    )


def build(arguments: Sequence[str]) -> int:
    if arguments not in ([], ["--twice"]):
        raise Trouble("`build` takes one argument at most, --twice.")
    programs = {**VIRTUAL_SCREEN, **BUILD_PROGRAMS}
    set_up(tools=True, libraries=build_libraries(), programs=programs)
    return python("packaging/build.py", *arguments)


def build_libraries() -> Mapping[str, str]:
    """Return the libraries that a frozen program is made from and tried with."""
    libraries = {**SCREEN_LIBRARIES, **WAYLAND_LIBRARIES}
    if sys.base_prefix == "/usr":  # Debian keeps Python's own library in a package apart
        python_library = "libpython{}.{}".format(*sys.version_info)
        libraries[f"{python_library}.so.1.0"] = python_library
    return libraries


def lock(arguments: Sequence[str]) -> int:
    """Write the lock again; pins stay as they are unless `--upgrade` says otherwise."""
    set_up(tools=True, libraries={}, programs={})
    compiler = ["-m", "uv", "pip", "compile", "pyproject.toml", "--universal", "--quiet"]
    compiler += ["--python-version", "3.11", "--generate-hashes", "--no-header"]
    pinned = VENV / "requirements-pinned.txt"
    shutil.copyfile(LOCK, pinned)
    if python(*compiler, "--group", "dev", "--output-file", str(pinned), *arguments):
        return 1
    program = VENV / "requirements-program.txt"
    program.unlink(missing_ok=True)
    if python(*compiler, "--constraints", str(pinned), "--output-file", str(program)):
        return 1
    needed = set(locked_packages(program.read_text("utf-8")))
    packages = locked_packages(pinned.read_text("utf-8"))
    LOCK.write_text(
        "# Written by `python3 dev.py lock` from pyproject.toml, for every system.\n"
        "# What the program needs\n"
        + "".join(text for name, text in packages.items() if name in needed)
        + f"{TOOLS_HEADING}\n"
        + "".join(text for name, text in packages.items() if name not in needed),
        "utf-8",
    )
    say(f"{LOCK.name}: {len(needed)} packages for the program, {len(packages)} in all")
    return 0


def locked_packages(text: str) -> dict[str, str]:
    """Split a lock into its packages: the lines about each, by its name."""
    entries = re.findall(r"^[\w.-]+==.*\n(?:[ ].*\n)*", text, re.MULTILINE)
    return {entry.partition("==")[0]: entry for entry in entries}


def no_arguments(arguments: Sequence[str]) -> None:
    if arguments:
        raise Trouble(f"This command takes no arguments, but there is: {' '.join(arguments)}")


class DevCommand(NamedTuple):
    """A command of this script, how it is written and what it is for."""

    call: Callable[[Sequence[str]], int]
    usage: str
    help: str
    details: str = ""
    """What `--help` says besides."""
    own_help: bool = False
    """What it starts answers `--help` itself."""

    def do(self, arguments: Sequence[str]) -> int:
        """Do it, or say what it does; return the exit status."""
        if self.own_help or arguments[:1] not in (["-h"], ["--help"]):
            return self.call(arguments)
        say(f"python3 dev.py {self.usage}: {self.help}\n{self.details}".strip())
        return 0


COMMANDS = {
    "run": DevCommand(
        run,
        "run [ARGUMENT...]",
        "start the program (--data-dir DIR: keep its files there)",
        own_help=True,
    ),
    "test": DevCommand(
        test,
        "test [--thorough] [ARGUMENT...]",
        "check everything; thorough: all cases; with arguments, pytest alone with them",
        own_help=True,
    ),
    "bench": DevCommand(
        bench, "bench [--smoke] [PART...]", "measure speed and memory", own_help=True
    ),
    "soak": DevCommand(
        soak,
        "soak [NAME [ARGUMENT...]]",
        "the long runs in tests/soak, one or all",
        f"NAME: {', '.join(SOAKS)}",
    ),
    "translate": DevCommand(
        translate, "translate", "take new texts into i18n/*.ts and compile them"
    ),
    "build": DevCommand(
        build,
        "build [--twice]",
        "make what people install, in dist, and try it; twice: compare both",
    ),
    "lock": DevCommand(lock, "lock [--upgrade]", "choose the packages of requirements.lock anew"),
}


def usage() -> str:
    width = max(len(command.usage) for command in COMMANDS.values())
    lines = (f"  python3 dev.py {c.usage:{width}}  {c.help}" for c in COMMANDS.values())
    return "\n".join(("Run, test and build Trapoula:", *lines))


def main(arguments: Sequence[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 - said in words instead of failing somewhere
        say("Trapoula needs Python 3.11 or later; this is {}.{}.".format(*sys.version_info))
        return 1
    if not arguments or arguments[0] in {"-h", "--help", "help"}:
        say(usage())
        return 0 if arguments else 2
    if arguments[0] not in COMMANDS:
        say(f"There is no command {arguments[0]!r}.\n\n{usage()}")
        return 2
    try:
        return COMMANDS[arguments[0]].do(arguments[1:])
    except Trouble as trouble:
        say(str(trouble))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
