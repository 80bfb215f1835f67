"""What is said on the terminal when the program cannot start as asked."""

import builtins
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from app.__main__ import _import_as_python_does, main
from app.start import _leave_libraries_of_others_alone
from app.system import display_check as screen
from app.system import system_libraries
from app.system.data_folder import portable_data_folder, usual_data_folder
from i18n.translations import compile_all
from tests.app.waiting import wait_until
from tests.app.window_at_hand import prepare
from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("name", ["", "  "])
def test_a_data_folder_needs_a_name(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--data-dir", name])
    assert end.value.code == 2
    assert "needs the name of a folder" in capsys.readouterr().err


def test_a_file_needs_a_name(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([""])
    assert end.value.code == 2
    assert "needs a name" in capsys.readouterr().err


def test_pyside_is_taken_off_the_imports(monkeypatch: pytest.MonkeyPatch) -> None:
    pythons_own = vars(builtins)["__orig_import__"]
    monkeypatch.setattr(builtins, "__import__", builtins.__import__)
    _import_as_python_does()
    assert builtins.__import__ is pythons_own


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """No screen is named."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")


def said() -> str:
    trouble = screen.obstacle()
    return "" if trouble is None else trouble()


@linux
def test_without_a_screen_it_is_said(bare: pytest.MonkeyPatch) -> None:
    assert "neither DISPLAY nor WAYLAND_DISPLAY" in said()


def start(data: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Start the program where it cannot show a window."""
    around = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LANGUAGE", "LC_ALL")
    }
    return subprocess.run(
        [sys.executable, "-W", "default", "-m", "app", "--data-dir", str(data)],
        check=False,
        cwd=ROOT,
        env={**around, **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )


@linux
@pytest.mark.parametrize("display", [":4711", "nonsense"])
def test_a_screen_that_does_not_answer_is_named(tmp_path: Path, display: str) -> None:
    ended = start(tmp_path, DISPLAY=display, LC_ALL="C.UTF-8")
    assert ended.returncode == 1
    assert f"the one that DISPLAY names ({display}) does not answer" in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert not (tmp_path / "running.lock").exists()


@linux
def test_a_screen_of_wayland_that_does_not_answer_is_named(tmp_path: Path) -> None:
    nowhere = {"WAYLAND_DISPLAY": "nowhere", "XDG_RUNTIME_DIR": str(tmp_path)}
    ended = start(tmp_path, **nowhere, LC_ALL="C.UTF-8")
    assert ended.returncode == 1
    assert "the one that WAYLAND_DISPLAY names (nowhere) does not answer" in ended.stderr
    assert ended.stderr.count("\n") == 1
    both = start(tmp_path, **nowhere, DISPLAY=":4711", LC_ALL="C.UTF-8")
    assert "the one that DISPLAY names (:4711) does not answer" in both.stderr


@linux
def test_a_screen_of_wayland_that_answers_serves(bare: pytest.MonkeyPatch, tmp_path: Path) -> None:
    bare.setenv("DISPLAY", ":4711")
    bare.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    bare.setenv("WAYLAND_DISPLAY", "somewhere")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "somewhere"))
        server.listen()
        assert said() == ""


@linux
@pytest.mark.parametrize("way", ["system", "settings"])
def test_what_is_in_the_way_is_said_in_the_persons_language(tmp_path: Path, way: str) -> None:
    compile_all()
    if way == "settings":
        prepare(tmp_path, language="el")
    ended = start(tmp_path, LANG="C.UTF-8", LANGUAGE="el" if way == "system" else "en")
    assert ended.stderr.startswith("Η Τράπουλα χρειάζεται οθόνη")


@linux
def test_other_platforms_are_left_alone(bare: pytest.MonkeyPatch) -> None:
    bare.setenv("DISPLAY", ":4711")
    bare.setenv("QT_QPA_PLATFORM", "offscreen")
    assert said() == ""
    bare.setenv("WAYLAND_DISPLAY", "nowhere")
    assert said() == ""


@linux
def test_where_wayland_cannot_be_had_x11_serves(bare: pytest.MonkeyPatch) -> None:
    def load(name: str) -> None:
        if "wayland" in name:
            raise OSError("libwayland-client.so.0: cannot open shared object file")

    bare.setattr(screen, "_load_plugin", load)
    bare.setattr(system_libraries, "_problem", lambda _name: "")
    bare.setenv("WAYLAND_DISPLAY", "wayland-0")
    bare.setenv("DISPLAY", ":4711")
    assert "(:4711)" in said()
    bare.delenv("DISPLAY")
    assert "libwayland-client0" in said()


@linux
def test_a_missing_library_is_named_by_its_package(bare: pytest.MonkeyPatch) -> None:
    bare.setenv("DISPLAY", ":0")
    bare.setattr(screen, "XCB", "libnothing.so.1")
    assert "libnothing.so.1" in said()
    complaint = "{}: cannot open shared object file: No such file or directory"
    gone = {
        "libX11.so.6": "libxcb.so.1",  # which it stands on
        "libxcb.so.1": "libxcb.so.1",
        "libxcb-icccm.so.4": "libxcb-icccm.so.4",
    }
    complaints = {library: complaint.format(cause) for library, cause in gone.items()}
    bare.setattr(system_libraries, "_problem", lambda name: complaints.get(name, ""))
    sentence = system_libraries.in_the_way(OSError(complaint.format("libxcb-cursor.so.0")))
    bare.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    first, _, how = sentence().split("\n")
    assert first.endswith(": libxcb-cursor0, libxcb-icccm4, libxcb1.")
    assert how.endswith("sudo apt-get install libxcb-cursor0 libxcb-icccm4 libxcb1")
    bare.setattr("shutil.which", lambda _name: None)
    assert sentence() == first


@linux
def test_what_stands_for_the_loaders_error_is_looked_behind() -> None:
    frozen = OSError("Failed to load it; was it there when the program was frozen?")
    frozen.__cause__ = OSError("libnothing.so.1: cannot open shared object file")
    assert "libnothing.so.1" in system_libraries.in_the_way(frozen)()


@linux
def test_a_library_that_does_not_fit_is_told_as_it_is() -> None:
    complaint = "/lib/libc.so.6: version `GLIBC_2.99' not found (required by libQt6Gui.so.6)"
    assert complaint in system_libraries.in_the_way(ImportError(complaint))()


@linux
def test_every_package_is_the_one_that_brings_the_library() -> None:
    """Their names hold the library's name and its number, as Debian's rules have it."""
    for library, package in system_libraries.PACKAGES.items():
        name, _, number = library.partition(".so.")
        assert package.replace("-", "") == f"{name}{number}".lower().replace("-", "")


def stand_in(tools: Path, program: str) -> Path:
    """A program of that name that writes what it is to show into the file returned."""
    tools.mkdir(exist_ok=True)
    shown = tools.parent / f"{program} shown"
    tool = tools / program
    write = f"printf '%s\\n' \"$@\" > '{shown}.new'; mv '{shown}.new' '{shown}'"
    tool.write_text(f"#!/bin/sh\nPATH=/usr/bin:/bin\n{write}\n")
    tool.chmod(0o755)
    return shown


@linux
@pytest.mark.parametrize("program", ["zenity", "kdialog", "xmessage"])
def test_what_is_in_the_way_is_shown_in_a_window_if_something_can(
    tmp_path: Path, program: str
) -> None:
    shown = stand_in(tmp_path / "bin", program)
    ended = start(tmp_path / "data", DISPLAY=":4711", PATH=f"{tmp_path}/bin", LANG="C.UTF-8")
    wait_until(shown.exists)
    assert ended.stderr.strip() in shown.read_text("utf-8")


@linux
def test_greek_is_shown_by_what_can_show_it(tmp_path: Path) -> None:
    compile_all()
    tools = tmp_path / "bin"
    environment = {"DISPLAY": ":4711", "PATH": str(tools), "LANG": "C.UTF-8", "LANGUAGE": "el"}
    rubbish, shown = stand_in(tools, "xmessage"), stand_in(tools, "kdialog")
    ended = start(tmp_path / "data", **environment)
    wait_until(shown.exists)
    assert ended.stderr.strip() in shown.read_text("utf-8")
    (tools / "kdialog").unlink()
    start(tmp_path / "data", **environment)
    assert not rubbish.exists()


@linux
def test_ctrl_c_ends_it_at_once(tmp_path: Path) -> None:
    compile_all()
    program_itself = [sys.executable, "-m", "app", "--data-dir", str(tmp_path)]
    command = ["env", "--default-signal=INT", *program_itself]  # a shell may have it ignored
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE) as program:
        try:
            wait_until((tmp_path / "requests").exists)  # it listens: the window is there
            program.send_signal(signal.SIGINT)
            _, complaints = program.communicate(timeout=PATIENCE)
        finally:
            program.kill()
    assert (program.returncode, complaints) == (-signal.SIGINT, b"")


# Where the data lie


def test_the_usual_folder_is_the_platforms(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "portable").touch()
    monkeypatch.setattr(sys, "executable", str(tmp_path / "trapoula"))
    assert portable_data_folder() is None  # not frozen
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert usual_data_folder() == tmp_path / "trapoula-data"
    (tmp_path / "portable").unlink()
    assert portable_data_folder() is None
    location = QStandardPaths.StandardLocation.AppDataLocation
    assert usual_data_folder() == Path(QStandardPaths.writableLocation(location))


def test_a_link_to_the_portable_program_finds_its_data(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    home = tmp_path / "stick"
    home.mkdir()
    (home / "portable").touch()
    (home / "trapoula").touch()
    (tmp_path / "link").symlink_to(home / "trapoula")
    monkeypatch.setattr(sys, "executable", str(tmp_path / "link"))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert portable_data_folder() == home / "trapoula-data"


def test_on_macos_the_data_lie_beside_the_application(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "portable").touch()
    program = tmp_path / "Trapoula.app" / "Contents" / "MacOS" / "trapoula"
    monkeypatch.setattr(sys, "executable", str(program))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "platform", "darwin")
    assert portable_data_folder() == tmp_path / "trapoula-data"


# The libraries of others


@linux
@pytest.mark.parametrize("before", [None, "/opt/lib"])
def test_started_programs_do_not_get_the_bundles_libraries(
    monkeypatch: pytest.MonkeyPatch, before: str | None
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/trapoula/_internal")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    if before is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    _leave_libraries_of_others_alone()
    assert os.environ["LD_LIBRARY_PATH"] == "/opt/trapoula/_internal"  # not frozen
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    _leave_libraries_of_others_alone()
    assert os.environ.get("LD_LIBRARY_PATH") == before
