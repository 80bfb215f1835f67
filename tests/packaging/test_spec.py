"""The spec as it goes on each system: what the bundle has, and what the system is told of it."""

import plistlib
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from macos.info_plist import info_plist

from app.storage.match_store import ENDING
from engine import __version__, bots
from tests.packaging.spec import PACKAGING, Entry, Spec, evaluate


def binary(target: str) -> Entry:
    return target, target, "BINARY"


def extension(target: str) -> Entry:
    return target, target, "EXTENSION"


def data(target: str) -> Entry:
    return target, target, "DATA"


def link(target: str) -> Entry:
    return target, target, "SYMLINK"


@pytest.fixture
def windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Spec:
    return evaluate(
        "win32",
        [
            binary("python311.dll"),
            binary("VCRUNTIME140.dll"),
            extension("PySide6\\QtCore.pyd"),
            extension("_miniaudio.pyd"),
            binary("PySide6\\Qt6Core.dll"),
            binary("PySide6\\Qt6Network.dll"),
            binary("PySide6\\Qt6Pdf.dll"),
            binary("PySide6\\opengl32sw.dll"),
            binary("PySide6\\plugins\\platforms\\qwindows.dll"),
            binary("PySide6\\plugins\\platforms\\qminimal.dll"),
            binary("PySide6\\plugins\\imageformats\\qpdf.dll"),
            binary("PySide6\\plugins\\tls\\qschannelbackend.dll"),
        ],
        [
            data("resources\\translations\\trapoula_el.qm"),
            data("PySide6\\translations\\qtbase_de.qm"),
            data("LICENSE"),
        ],
        imports={
            "PySide6\\QtCore.pyd": ["QT6CORE.DLL", "python3.dll"],
            "PySide6\\Qt6Core.dll": ["vcruntime140.dll", "KERNEL32.dll"],
            "PySide6\\plugins\\imageformats\\qpdf.dll": ["Qt6Pdf.dll"],
            "PySide6\\plugins\\tls\\qschannelbackend.dll": ["Qt6Network.dll"],
        },
        work=tmp_path,
        monkeypatch=monkeypatch,
    )


@pytest.fixture
def macos(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Spec:
    core = "PySide6/Qt/lib/QtCore.framework"
    network = "PySide6/Qt/lib/QtNetwork.framework"
    return evaluate(
        "darwin",
        [
            binary("Python.framework/Versions/3.11/Python"),
            extension("PySide6/QtCore.abi3.so"),
            extension("_miniaudio.abi3.so"),
            binary(f"{core}/Versions/A/QtCore"),
            binary(f"{network}/Versions/A/QtNetwork"),
            binary("PySide6/Qt/plugins/platforms/libqcocoa.dylib"),
            binary("PySide6/Qt/plugins/tls/libqsecuretransportbackend.dylib"),
        ],
        [
            link("Python"),
            link("Python.framework/Versions/Current"),
            data("Python.framework/Versions/3.11/Resources/Info.plist"),
            link("QtCore"),
            link(f"{core}/QtCore"),
            link(f"{core}/Resources"),
            link(f"{core}/Versions/Current"),
            data(f"{core}/Versions/A/Resources/Info.plist"),
            link("QtNetwork"),
            link(f"{network}/QtNetwork"),
            link(f"{network}/Versions/Current"),
            data(f"{network}/Versions/A/Resources/Info.plist"),
            data("PySide6/Qt/translations/qtbase_de.qm"),
            data("resources/translations/trapoula_el.qm"),
        ],
        imports={
            "PySide6/QtCore.abi3.so": ["@rpath/QtCore.framework/Versions/A/QtCore"],
            "PySide6/Qt/plugins/tls/libqsecuretransportbackend.dylib": [
                "@rpath/QtNetwork.framework/Versions/A/QtNetwork"
            ],
        },
        work=tmp_path,
        monkeypatch=monkeypatch,
    )


@pytest.fixture
def linux(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Spec:
    return evaluate(
        "linux",
        [
            binary("libpython3.11.so.1.0"),
            extension("PySide6/QtCore.abi3.so"),
            extension("_miniaudio.abi3.so"),
            binary("PySide6/Qt/lib/libQt6Core.so.6"),
            binary("PySide6/Qt/lib/libQt6Network.so.6"),
            binary("PySide6/Qt/plugins/platforms/libqxcb.so"),
            binary("PySide6/Qt/plugins/platformthemes/libqgtk3.so"),
            binary("libxcb-cursor.so.0"),
            binary("libgtk-3.so.0"),
        ],
        [link("libQt6Core.so.6"), link("libQt6Network.so.6"), link("libgtk-3.so.0")],
        imports={
            "PySide6/QtCore.abi3.so": ["libQt6Core.so.6"],
            "PySide6/Qt/plugins/platforms/libqxcb.so": ["libxcb-cursor.so.0"],
            "PySide6/Qt/plugins/platformthemes/libqgtk3.so": ["libgtk-3.so.0"],
        },
        work=tmp_path,
        monkeypatch=monkeypatch,
    )


def test_windows_gets_what_it_needs_in_whatever_case_it_is_named(windows: Spec) -> None:
    assert windows.binaries == {
        "_miniaudio.pyd",
        "python311.dll",
        "VCRUNTIME140.dll",
        "PySide6\\QtCore.pyd",
        "PySide6\\Qt6Core.dll",
        "PySide6\\plugins\\platforms\\qwindows.dll",
    }
    assert windows.datas == {
        "resources\\translations\\trapoula_el.qm",
        "LICENSE",
        "licences/python.txt",
    }


def test_windows_shows_icon_and_version(windows: Spec, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Path(windows.program.options["icon"]).suffix == ".ico"
    # PyInstaller's classes for it name modules of Windows and need none of them here.
    monkeypatch.setitem(sys.modules, "pefile", ModuleType("pefile"))
    monkeypatch.setattr("PyInstaller.compat.win32api", None, raising=False)
    reader = import_module("PyInstaller.utils.win32.versioninfo")
    resource = reader.load_version_info_from_text_file(windows.program.options["version"])
    for text in ("Trapoula", "trapoula.exe", __version__):
        assert text.encode("utf-16-le") in resource.toRaw()


def test_the_computer_players_get_their_weights(windows: Spec, macos: Spec, linux: Spec) -> None:
    folder = Path(bots.__file__).parent
    files = {path for path in folder.rglob("*.json") if path.parent.name == "weights"}
    assert files
    for spec in (windows, macos, linux):
        targets = {Path(source): target for source, target in spec.analysis.options["datas"]}
        assert {path: targets[path] for path in files} == {
            path: f"engine/bots/{path.parents[1].name}/weights" for path in files
        }


def test_what_plays_sounds_comes_along(windows: Spec, macos: Spec, linux: Spec) -> None:
    for spec in (windows, macos, linux):
        assert "_miniaudio" in spec.analysis.options["hiddenimports"]
        assert any(target.startswith("_miniaudio.") for target in spec.binaries)


def test_no_window_of_a_console_opens(windows: Spec, macos: Spec, linux: Spec) -> None:
    assert not any(spec.program.options["console"] for spec in (windows, macos, linux))


def test_the_referee_starts_without_qt(windows: Spec, macos: Spec, linux: Spec) -> None:
    for spec in (windows, macos, linux):
        assert [name for name, source, kind in spec.program.arguments[1]] == ["trapoula"]


def test_macos_gets_whole_frameworks_or_nothing_of_them(macos: Spec) -> None:
    assert macos.binaries == {
        "_miniaudio.abi3.so",
        "Python.framework/Versions/3.11/Python",
        "PySide6/QtCore.abi3.so",
        "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
    }
    assert macos.datas == {
        "Python",
        "Python.framework/Versions/Current",
        "Python.framework/Versions/3.11/Resources/Info.plist",
        "QtCore",
        "PySide6/Qt/lib/QtCore.framework/QtCore",
        "PySide6/Qt/lib/QtCore.framework/Resources",
        "PySide6/Qt/lib/QtCore.framework/Versions/Current",
        "PySide6/Qt/lib/QtCore.framework/Versions/A/Resources/Info.plist",
        "resources/translations/trapoula_el.qm",
        "licences/python.txt",
        "en.lproj/InfoPlist.strings",
        "el.lproj/InfoPlist.strings",
    }


def test_macos_is_told_of_both_languages_and_of_the_saved_matches(macos: Spec) -> None:
    options = macos.bundle.options
    assert options["name"] == "Trapoula.app"
    assert options["bundle_identifier"] == "io.github.trapoula.Trapoula"
    assert options["version"] == __version__
    assert Path(options["icon"]).suffix == ".icns"
    plist = plistlib.loads(plistlib.dumps(options["info_plist"]))
    assert plist == info_plist(__version__)
    assert plist["CFBundleLocalizations"] == ["en", "el"]
    (document,) = plist["CFBundleDocumentTypes"]
    (match,) = plist["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [match["UTTypeIdentifier"]]
    assert document["CFBundleTypeIconFile"] == Path(options["icon"]).name
    tags = match["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == [ENDING.removeprefix(".")]
    assert tags["public.mime-type"] == ["application/x-trapoula-match"]


def test_the_names_that_macos_shows_stand_in_both_languages() -> None:
    plist = info_plist(__version__)
    shown = {
        "CFBundleDisplayName",
        "CFBundleName",
        plist["CFBundleDocumentTypes"][0]["CFBundleTypeName"],
        plist["UTExportedTypeDeclarations"][0]["UTTypeDescription"],
    }
    for language in plist["CFBundleLocalizations"]:
        strings = PACKAGING / "macos" / f"{language}.lproj" / "InfoPlist.strings"
        lines = strings.read_text("utf-8").splitlines()[1:]  # after the comment
        pairs = [line.removesuffix(";").split(" = ") for line in lines]
        assert {key.strip('"') for key, text in pairs} == shown
        assert all(text.startswith('"') and text.endswith('"') for key, text in pairs)


def test_linux_gets_x11_and_no_gtk(linux: Spec) -> None:
    assert linux.binaries == {
        "_miniaudio.abi3.so",
        "libpython3.11.so.1.0",
        "PySide6/QtCore.abi3.so",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "libxcb-cursor.so.0",
    }
    assert linux.datas == {"libQt6Core.so.6", "licences/python.txt"}
    assert linux.program.options["icon"] is None
    assert linux.program.options["version"] is None
