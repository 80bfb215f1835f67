"""Files that are dropped on the window: one is played, several are listed with the others."""

from pathlib import Path

from app.pages.home import HomePage
from app.pages.matches.page import MatchesPage
from app.pages.table.page import TablePage
from app.window.window import Window
from tests.app.dropped import drop
from tests.app.history.arena_matches import played, save
from tests.app.waiting import wait_until
from tests.app.window_at_hand import notice, page_of, read_all


def test_one_match_is_put_on_the_table(window: Window, tmp_path: Path) -> None:
    file = save(played(0, actions=3), tmp_path / "elsewhere", "one")
    assert drop(window, file)
    wait_until(lambda: isinstance(window.pages.top, TablePage))
    assert file.exists()


def test_several_are_taken_in_and_listed(window: Window, data: Path, tmp_path: Path) -> None:
    files = [save(played(number), tmp_path / "elsewhere", str(number)) for number in range(3)]
    broken = tmp_path / "broken.trapoula"
    broken.write_text("nonsense\n", "utf-8")
    assert drop(window, *files, broken)
    wait_until(lambda: isinstance(window.pages.top, MatchesPage))
    assert sorted(row.saved.path.stem for row in read_all(window).rows) == ["0", "1", "2"]
    assert sorted(path.stem for path in (data / "matches").glob("*.trapoula")) == ["0", "1", "2"]
    assert all(file.exists() for file in files)


def test_what_is_no_file_is_not_accepted(window: Window, tmp_path: Path) -> None:
    assert not drop(window, "https://example.org/one.trapoula")
    assert not drop(window)
    nonsense = tmp_path / "nonsense.trapoula"
    nonsense.write_text("nonsense\n", "utf-8")
    assert drop(window, nonsense)
    page_of(window, HomePage)
    assert nonsense.name in notice(window)
