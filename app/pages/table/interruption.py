"""What others did, while another page lies over the table: nothing of it is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.pages.table.page import TablePage


class Interruption:
    """Lets time at a page's table stand still while the page is out of sight.

    The event that was cut off is shown again afterwards, from its beginning.
    """

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._cut_off = False

    def begin(self) -> None:
        """Hold what goes on: another page covers this one."""
        page = self._page
        self._cut_off = bool(page.replay) or page.stage.playing or page.view.scene.behind
        page.view.scene.clock.hold()

    def end(self) -> None:
        """Go on with what was held."""
        page = self._page
        page.view.scene.clock.go_on()
        if self._cut_off:
            page.stage.begin_anew()
            page.replay.show_anew()
        page.go_on()
