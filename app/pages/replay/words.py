"""Texts of the replay of a match."""

from __future__ import annotations

from app import common_texts
from app.games.narration import Audience, Narration
from app.match.moments import Moments, Viewpoint
from app.table.pace import Weight
from app.texts import texts

T = texts("Replay")

replay = common_texts.replay
to_first = T("To the beginning", note="A button of a replay.")
back = T("One turn back", note="A button of a replay.")
play = T("Play", note="A button: the replay goes on by itself.")
pause = common_texts.pause
on = T("One turn on", note="A button of a replay.")
to_last = T("To the end", note="A button of a replay.")
times = T("{times}×", note="How many times as fast a replay plays.")
speed = T("Speed: {times}", note="The same, for screen readers and as a tooltip.")
all_open = T("All hands open", note="A choice: the replay shows all hands.")
as_seen_by = T("As {name} saw it", note="A choice: the replay shows one hand.")
none_yet = T("Hands are shown once the game is over.", note="In the replay of a game that goes on.")
one_yet = T(
    "Other hands are shown once the game is over.", note="In the replay of a game that goes on."
)
seen_from = T("What is shown", note="Names that choice, for screen readers.")
move_of = T("Move {move} of {moves}", note="A moment of a replay, for screen readers.")
turn_of = T("Turn {turn} of {turns}", note="A moment of a replay; one player plays alone.")
turn_of_player = T("Turn {turn} of {turns}: {name}", note="A moment of a replay.")
dealt = T("The cards have been dealt.", note="The first moment of a replay.")
begun = T("The game begins here.", note="The first moment of a replay that has no deal.")
unseen = T("{name} made a choice that nobody else sees.", note="A moment of a replay.")
play_on = T("Play on from here", note="A button: a practice game begins at this moment.")
play_on_now = T("Play on", note="A button: the practice game begins.")
counts_as_practice = T(
    "A new game begins at this moment. It is for practice and does not count; the finished game"
    " stays as it is."
)
replay_in_bar = T("replay", note="In the bar, after the name of the game.")
damaged = T(
    "damaged: %n move(s) can be shown", note="In the bar of a replay, of a file that is damaged."
)
timeline = T("Timeline", note="The slider of a replay, for screen readers.")


def turn_line(moments: Moments, moment: int) -> str:
    """Say which turn goes on at a moment, and whose it is."""
    turn = moments.turn_at(moment)
    number, count = turn + 1, len(moments.turns)
    if len(moments.players) == 1:
        return turn_of(turn=number, turns=count)
    name = moments.players[moments.turns[turn].seat].name
    return turn_of_player(turn=number, turns=count, name=name)


def moment_line(moments: Moments, moment: int) -> str:
    """Say for screen readers where a moment is: they read its bare number out after this."""
    return f"{move_of(move=moment, moves=moments.last)}, {turn_line(moments, moment)}"


class MomentCaptions:
    """Tells what led to a moment, to whom it is seen from."""

    def __init__(self, moments: Moments, narration: Narration) -> None:
        self._moments = moments
        self._narration = narration

    def short(self, moment: int, viewpoint: Viewpoint) -> str:
        """Return it for the rail, which has one line."""
        if moment == 0:
            return self.full(moment, viewpoint)
        audience = Audience(self._moments.players, viewpoint.listener)
        told = self._narration.in_short(self._moments.happenings(moment, viewpoint), audience)
        return told or self.full(moment, viewpoint)

    def full(self, moment: int, viewpoint: Viewpoint) -> str:
        """Return all of it, for screen readers."""
        seat = self._moments.actor(moment)
        if seat is None:
            return dealt() if self._moments.match.seed is not None else begun()
        audience = Audience(self._moments.players, viewpoint.listener)
        told = self._narration.announce(self._moments.happenings(moment, viewpoint), audience)
        return told or unseen(name=audience.name(seat))

    def weight(self, moment: int, viewpoint: Viewpoint) -> Weight:
        """Return how much it weighs: so long the moment is to be seen."""
        return self._narration.weight(self._moments.happenings(moment, viewpoint))
