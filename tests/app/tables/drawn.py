"""What a table draws, and the words with which a screen reader tells it.

Each kind of visual, face and card cover has a row in `TELLS`: from a thing that looks so to the
words that must be told of it, and of what. A kind without a row is no kind that anybody has thought
about.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from app import common_texts
from app.games.contract import AnySituation
from app.games.face_to_face import words as duel_words
from app.games.face_to_face.result_text import deck_word
from app.games.face_to_face.visuals import visuals as duel
from app.games.numbers import texts
from app.games.numbers.trail import TraceVisual
from app.games.qwixx_cards import words as qwixx_words
from app.games.qwixx_cards.visuals import visuals as qwixx
from app.games.qwixx_cards.visuals.faces import QwixxFace
from app.games.the_game import words as team_words
from app.games.the_game.layout.track import TrackVisual
from app.games.the_game.start import is_open
from app.games.the_game_extreme import words as extreme_words
from app.games.the_game_extreme.command_words import command_word
from app.games.the_game_extreme.visuals import visuals as extreme
from app.games.the_game_extreme.visuals.faces import CommandFace
from app.games.wednesday import names as wednesday_names
from app.games.wednesday import words as wednesday_words
from app.games.wednesday.layout.handed import Handed, told_of
from app.games.wednesday.visuals import visuals as wednesday
from app.games.wednesday.visuals.faces import CharacterFace, OutcastFace, ThingFace
from app.match.players import kind_words
from app.paint.faces import BackFace, NumberFace
from app.table import visuals
from app.table.layout import CardSpec, Decoration, Layer, Layout, PlaceSpec
from app.table.lines import LinesVisual
from engine.games.qwixx_cards.printed import COLOURS, ROW_OF, ROWS
from engine.games.the_game.piles import CARDS

Thing: TypeAlias = CardSpec | PlaceSpec | Decoration


class Drawn(NamedTuple):
    """A table as it is seen, and what is said of it."""

    situation: AnySituation
    layout: Layout
    said: Mapping[str, str]
    """What is told of each thing, by its id: its name, and what may be said besides."""

    def player(self, colour: int) -> str:
        """The name of the player of that colour."""
        return next(each.name for each in self.situation.players if each.colour == colour)

    def is_on_top(self, card: CardSpec) -> bool:
        """Whether no other card lies on that one."""
        alongside = (each for each in self.layout.cards if each.place == card.place)
        return all(each.order <= card.order for each in alongside)


class Fact(NamedTuple):
    """Something that is to be seen."""

    words: str
    """What has to be said."""
    of: str = ""
    """Id of the thing whose name must say it; "": any may, or the rail."""


def untold(situation: AnySituation, layout: Layout, *lines: str) -> list[str]:
    """What is drawn and not told: neither of a thing nor in the lines of the rail and the bar."""
    said: dict[str, str] = {}
    for thing in layout.things:
        tip = thing.tip if isinstance(thing, CardSpec) and thing.name else ""
        said[thing.id] = f"{said.get(thing.id, '')} {thing.name} {tip}"
    drawn = Drawn(situation, layout, said)
    anywhere = [_plain(text) for text in (*said.values(), *lines)]

    def is_told(words: str, of: str) -> bool:
        told = [_plain(said.get(of, ""))] if of else anywhere
        return any(_plain(words) <= each for each in told)

    return [
        f"{type(look).__name__} {thing.id} shows {words!r}, but {of or 'all'} says"
        f" {said.get(of, '') or lines}"
        for thing in layout.things
        for look in _looks(thing)
        for words, of in TELLS[type(look)](thing, look, drawn)
        if not is_told(words, of)
    ]


def _looks(thing: Thing) -> Iterator[Any]:
    """What a thing looks like."""
    if isinstance(thing, CardSpec):
        yield thing.face
        if thing.over is not None:
            yield thing.over
    else:
        yield thing.visual


def _plain(text: str) -> set[str]:
    """The words of a text."""
    return set(re.findall(r"\w+", text.casefold().replace("\xad", "")))


def _parts(id_: str) -> list[str]:
    """The parts of an id: `own-signal:up1` is about the pile up1."""
    return id_.split(":")


# What is told of each kind: what must be said of a thing that looks so, on that table


def _nothing(_thing: Thing, _look: Hashable, _drawn: Drawn) -> Iterator[Fact]:
    """It shows nothing that anybody has to know, or nothing that is not told of something else."""
    return iter(())


def _own(words: Callable[[Any], str]) -> Callable[[Thing, Any, Drawn], Iterator[Fact]]:
    """The thing's own name says these words."""

    def facts(thing: Thing, look: Any, _drawn: Drawn) -> Iterator[Fact]:
        yield Fact(words(look), thing.id)

    return facts


def _somewhere(words: Callable[[Any], str]) -> Callable[[Thing, Any, Drawn], Iterator[Fact]]:
    """Some name says these words."""

    def facts(_thing: Thing, look: Any, _drawn: Drawn) -> Iterator[Fact]:
        yield Fact(words(look))

    return facts


def _has_name(thing: Thing, _look: Hashable, _drawn: Drawn) -> Iterator[Fact]:
    if not thing.name:
        yield Fact("a name", thing.id)


def _tray_head(_thing: Thing, look: Any, _drawn: Drawn) -> Iterator[Fact]:
    """The tray under it says these words."""
    yield Fact(f"{look.title} {look.note}", "tray")


def _number(thing: CardSpec, look: Any, drawn: Drawn) -> Iterator[Fact]:
    """A card of the hand tells its number, and a pile that of its top card."""
    if thing.layer is Layer.HAND:
        yield Fact(str(look.number), thing.id)
    elif thing.place and drawn.is_on_top(thing):
        yield Fact(str(look.number), thing.place)


def _number_card(thing: CardSpec, look: Any, drawn: Drawn) -> Iterator[Fact]:
    for fact in _number(thing, look, drawn):
        yield fact
        if look.burning or (look.fire and thing.layer is Layer.HAND):
            yield fact._replace(words=team_words.burning_card(card=""))
    if not thing.place and not thing.attached_to and thing.layer is not Layer.HAND:
        yield Fact(str(look.number), "caption:hand")  # The far hand lies open.


def _command_card(thing: CardSpec, look: Any, drawn: Drawn) -> Iterator[Fact]:
    for fact in _number(thing, look, drawn):
        yield fact
        yield fact._replace(words=look.word)


def _outcast(thing: CardSpec, look: Any, drawn: Drawn) -> Iterator[Fact]:
    parts = thing.id.split(":")
    if thing.layer is Layer.HAND:
        yield Fact(f"{look.number} {look.name}", thing.id)
        if look.blocked:
            yield Fact(wednesday_words.is_blocked(), thing.id)
    elif thing.place == "played":
        if not thing.flat and thing.place in drawn.said:  # No tray covers it.
            yield Fact(str(look.number), thing.place)
    elif parts[1] == "tray":
        of = thing.id if thing.name else f"strip{parts[2]}"
        yield Fact(f"{look.number} {look.name}", of)
        if look.blocked:
            yield Fact(wednesday_words.is_blocked())
    else:
        yield Fact(str(look.number), f"panel{parts[1].removeprefix('seat')}")


def _character(thing: CardSpec, look: Any, drawn: Drawn) -> Iterator[Fact]:
    """The open one is named with its rule; of those in the tray the gaps tell the order."""
    if thing.layer is not Layer.LABEL:
        if "open" in drawn.said:  # Under a tray a pill tells of it.
            rule = wednesday_names.character_rule_explained(look.id)
            yield Fact(f"{look.name} {rule}", "open")
        return
    yield Fact(wednesday_names.character_name(look.id))
    if thing.liftable:
        return
    row = sorted(
        (card for card in drawn.layout.cards if card.row == "tray" and not card.liftable),
        key=lambda card: card.rect.x,
    )
    place = [card.id for card in row].index(thing.id) + 1
    for gap in (place, place + 1):
        yield Fact(wednesday_names.character_name(look.id), f"gap{gap}")


def _panel(thing: Thing, look: Any, drawn: Drawn) -> Iterator[Fact]:
    yield Fact(look.name, thing.id)
    brief = wednesday_words.points_briefly(points="")
    yield Fact(look.line.replace(brief.strip(), ""), thing.id)
    seat = int(thing.id.removeprefix("panel"))
    player, held = drawn.situation.players[seat], len(drawn.situation.view["hands"][seat])
    none = team_words.has_no_cards() if "signals" in drawn.situation.view else "0"
    yield Fact(str(held) if held else none, thing.id)
    if player.kind != "human":
        yield Fact(kind_words(player.kind), thing.id)
    view: Any = drawn.situation.view
    starting = "signals" in view and is_open(view)
    if look.current and not look.line and not starting:
        yield Fact(common_texts.plays_now(), thing.id)


def _signals(thing: Thing, _look: Any, drawn: Drawn) -> Iterator[Fact]:
    """A pile tells all signals on it, those too for which there is no room."""
    place = thing.id.split(":")[1]
    signals = drawn.situation.view["signals"]
    for player, of_player in zip(drawn.situation.players, signals, strict=True):
        if place in of_player:
            word = team_words.signal_word(of_player[place])
            yield Fact(team_words.says(name=player.name, word=word), place)


def _of_pile(words: Callable[[Any], str]) -> Callable[[Thing, Any, Drawn], Iterator[Fact]]:
    """The pile says these words that it is about."""

    def facts(thing: Thing, look: Any, drawn: Drawn) -> Iterator[Fact]:
        yield Fact(words(look), _parts(thing.id)[1])

    return facts


def _ring(thing: Thing, look: Any, drawn: Drawn) -> Iterator[Fact]:
    """A fire and a skull have a badge, too."""
    words = {"fire": team_words.burning_card(card=""), "skull": command_word("skull")}
    place = next(each.id for each in drawn.layout.places if each.card == thing.rect)
    yield Fact(words.get(look.kind, texts.backwards_trick()), place)


def _trace(thing: Thing, look: Any, drawn: Drawn) -> Iterator[Fact]:
    if not look.text.startswith("+"):
        yield Fact(look.text, _parts(thing.id)[1])
    if look.colour >= 0:
        yield Fact(drawn.player(look.colour), _parts(thing.id)[1])


def _track(thing: Thing, look: Any, _drawn: Drawn) -> Iterator[Fact]:
    for kind in ("placed", "held", "hidden"):
        yield Fact(str(look.cards.count(kind)), thing.id)
    row = ("", *look.cards, "")
    around = zip(row, row[1:], row[2:], strict=False)
    for card, (before, kind, after) in zip(CARDS, around, strict=True):
        if kind == "hidden" and not before == after == kind:
            yield Fact(str(card), thing.id)  # The first or the last of some that follow.


def _deck(thing: Thing, look: Any, drawn: Drawn) -> Iterator[Fact]:
    seat = int(_parts(thing.id)[1])
    yield Fact(deck_word(seat), f"name:{seat}")
    if look.current and drawn.situation.seat is not None:
        own = seat == drawn.situation.seat
        yield Fact(duel_words.your_turn() if own else common_texts.plays_now(), f"name:{seat}")


def _row(thing: Thing, look: Any, _drawn: Drawn) -> Iterator[Fact]:
    yield Fact(f"{qwixx_words.row_of(COLOURS[look.row])} {abs(look.points)}", thing.id)
    yield from _crosses(look, thing.id)


def _crosses(row: Any, of: str) -> Iterator[Fact]:
    for place in row.crossed:
        yield Fact(str(ROWS[row.row][place]), of)
    if row.closed:
        yield Fact(qwixx_words.closed_with_lock(), of)


def _cell(thing: Thing, look: Any, drawn: Drawn) -> Iterator[Fact]:
    if look.state != "bare" and not thing.id.startswith("lock:"):
        yield Fact(thing.id.rpartition(":")[2], thing.id)
    if look.state == "chosen" and thing.id.startswith("lock:"):
        colour = thing.id.partition(":")[2]
        yield Fact(qwixx_words.closes_the_row(colour, ROWS[ROW_OF[colour]][-1]))


def _rival(thing: Thing, look: Any, drawn: Drawn) -> Iterator[Fact]:
    player = drawn.situation.players[int(thing.id.removeprefix("panel"))]
    yield Fact(f"{look.name} {look.line}", thing.id)
    yield Fact(f"{look.points} {qwixx_words.penalties_of(look.penalties)}", thing.id)
    if player.kind != "human":
        yield Fact(kind_words(player.kind), thing.id)
    for row in look.rows:
        yield from _crosses(row, thing.id)
        if row.crossed:
            numbers = [ROWS[row.row][place] for place in sorted(row.crossed)]
            yield Fact(qwixx_words.coloured(COLOURS[row.row], numbers), thing.id)


def _numbered_back(thing: CardSpec, look: Any, drawn: Drawn) -> Iterator[Fact]:
    """A back that tells its number."""
    if not look.number:
        return
    if thing.place:
        if drawn.is_on_top(thing):
            yield Fact(str(look.number), thing.place)
    elif thing.id.startswith("seat"):
        yield Fact(str(look.number), f"panel{thing.id.partition(':')[0].removeprefix('seat')}")
    else:
        yield Fact(str(look.number), thing.id)


def _count(thing: Thing, look: Any, drawn: Drawn) -> Iterator[Fact]:
    what = thing.id.partition(":")[2]
    of = f"panel{what}" if what.isdigit() else {"wednesday": "characters"}.get(what, what)
    if what == "burnt" and not drawn.said[of].strip():
        of = next((card.id for card in drawn.layout.cards if card.place == of and card.name), of)
    yield Fact(str(look.count), of)


def _mark(thing: Thing, look: Any, drawn: Drawn) -> Iterator[Fact]:
    seat = re.sub(r"\D", "", thing.id)
    words = {
        "pass": wednesday_words.passed,
        "passed": wednesday_words.passed_last_time,
        "next": common_texts.plays_next,
    }
    if thing.id.startswith("team"):
        yield Fact(look.text, f"panel{seat}")
    else:
        yield Fact(words.get(look.kind, common_texts.plays_now)(), f"panel{seat}")


def _handed(thing: Thing, look: Any, drawn: Drawn) -> Iterator[Fact]:
    """Beside a panel: what came to this hand or went from it, and whose the other hand is."""
    situation: Any = drawn.situation
    whose, other = _parts(thing.id)
    kind: Any = whose.rstrip("0123456789")
    cards = int(look.text) if kind == "got" else 1
    each = Handed(kind, None if other == "None" else int(other), cards)
    yield Fact(told_of(situation, each), f"panel{whose.removeprefix(kind)}")


def _block(thing: Thing, look: Any, _drawn: Drawn) -> Iterator[Fact]:
    """Beside a pile its number alone counts: it is named in other words."""
    words = " ".join([*look.lines, look.accent])
    if thing.id.startswith("count:"):
        yield Fact(" ".join(re.findall(r"\d+", words)), _parts(thing.id)[1])
    else:
        yield Fact(words)


def _cross(thing: Thing, _look: Any, _drawn: Drawn) -> Iterator[Fact]:
    _, _, *row = _parts(thing.id)
    if row[0] in ROW_OF and row[1].isdigit():
        yield Fact(row[1], f"row:{row[0]}")


def _paper(thing: Thing, _look: Any, drawn: Drawn) -> Iterator[Fact]:
    crossed = [each for each in drawn.layout.decorations if ":penalty:" in each.id]
    yield Fact(qwixx_words.penalties_of(len(crossed)), thing.id)


def _total(thing: Thing, look: Any, _drawn: Drawn) -> Iterator[Fact]:
    yield Fact(look.text, f"sheet:{thing.id.partition(':')[2]}")


def _text(thing: Thing, look: Any, drawn: Drawn) -> Iterator[Fact]:
    """A heading over nothing, which says so, tells nothing."""
    over_nothing = f"{_parts(thing.id)[-1]}:none" in drawn.said
    if not over_nothing:
        yield Fact(look.text)


def _paragraph(thing: Thing, look: Any, _drawn: Drawn) -> Iterator[Fact]:
    """A caption stands under what has a name, and the end of a tray is told with the tray."""
    words = " ".join(look.lines)
    named = (wednesday_words.characters_caption(), wednesday_words.burnt_pile())
    if not thing.id.startswith("end:") and words not in named:
        yield Fact(words)


def _line(_thing: Thing, look: Any, _drawn: Drawn) -> Iterator[Fact]:
    """The pile over it says it, so that it is told once."""
    yield Fact(" ".join(look.parts), "played")


def _slot(thing: Thing, look: Any, drawn: Drawn) -> Iterator[Fact]:
    yield from _has_name(thing, look, drawn)
    yield Fact(" ".join(look.lines), thing.id)


def _partner(thing: Thing, _look: Any, _drawn: Drawn) -> Iterator[Fact]:
    yield Fact(wednesday_words.partner(), f"panel{thing.id.removeprefix('partner')}")


TELLS: Final[Mapping[type, Callable[[Any, Any, Drawn], Iterator[Fact]]]] = {
    # On several tables
    BackFace: _numbered_back,
    NumberFace: _number_card,
    TraceVisual: _trace,
    LinesVisual: _somewhere(lambda look: " ".join(look.lines)),
    visuals.AskVisual: _has_name,
    visuals.BadgeVisual: _of_pile(lambda look: " ".join(look.lines)),
    visuals.CardRingVisual: _has_name,
    visuals.CardVeilVisual: _nothing,
    visuals.DrawPileVisual: _own(lambda look: str(look.count)),
    visuals.MoreVisual: _signals,
    visuals.PanelVisual: _panel,
    visuals.RingVisual: _ring,
    visuals.SignalVisual: _signals,
    visuals.TextVisual: _text,
    visuals.TrayVisual: _has_name,
    # The Game and Extreme
    CommandFace: _command_card,
    TrackVisual: _track,
    extreme.DrawOneVisual: _own(lambda look: look.word),
    extreme.HeldBackVisual: _own(lambda _: extreme_words.cannot_go(card="")),
    extreme.NothingVisual: _nothing,
    extreme.TagVisual: _own(lambda look: look.title),
    # Face to Face
    duel.BandVisual: _nothing,
    duel.DeckMarkVisual: _deck,
    duel.GiftVisual: _own(lambda look: " ".join([*look.title, *look.lines])),
    # Qwixx
    QwixxFace: _own(lambda look: qwixx_words.coloured(look.color, [look.number])),
    qwixx.AskedVisual: _own(lambda look: f"{look.text} {look.told}"),
    qwixx.BlockVisual: _block,
    qwixx.CallVisual: _nothing,
    qwixx.CellVisual: _cell,
    qwixx.CrossVisual: _cross,
    qwixx.FootVisual: _nothing,
    qwixx.PaperVisual: _paper,
    qwixx.PenaltyBoxVisual: _nothing,
    qwixx.QwixxPileVisual: _has_name,
    qwixx.QwixxSlotVisual: _nothing,
    qwixx.RivalVisual: _rival,
    qwixx.RowVisual: _row,
    qwixx.SkipVisual: _somewhere(lambda look: look.text),
    qwixx.SlotsVisual: _nothing,
    qwixx.StepsVisual: _has_name,
    qwixx.TotalVisual: _total,
    # Wednesday
    CharacterFace: _character,
    OutcastFace: _outcast,
    ThingFace: _has_name,
    wednesday.ArrowsVisual: _has_name,
    wednesday.BlockedVisual: _own(lambda look: " ".join([*look.first, *look.second])),
    wednesday.CharacterVisual: _own(lambda look: look.text),
    wednesday.CountVisual: _count,
    wednesday.GapSlotVisual: _has_name,
    wednesday.HandedVisual: _handed,
    wednesday.LineVisual: _line,
    wednesday.MarkVisual: _mark,
    wednesday.OpenTrayVisual: _has_name,
    wednesday.ParagraphVisual: _paragraph,
    wednesday.PartnerVisual: _partner,
    wednesday.PlayableVisual: _own(lambda _: wednesday_words.can_be_used()),
    wednesday.StripVisual: _has_name,
    wednesday.TakenVisual: _own(lambda look: look.text),
    wednesday.TrayHeadVisual: _tray_head,
    wednesday.WednesdayPileVisual: _nothing,
    wednesday.WednesdaySlotVisual: _slot,
}
"""What is told of each kind of visual, face and cover of a card."""
