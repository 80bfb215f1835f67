"""Words said when somebody presses a thing that does nothing by itself."""

from __future__ import annotations

from app.games.wednesday import ids, names, words
from app.games.wednesday.options import surprise_of
from app.games.wednesday.seen import special_of
from app.games.wednesday.situation import WednesdaySituation, WednesdayView


def explained(situation: WednesdaySituation, target: str) -> str:
    """Say what the thing is, or what is to be done first; "" for no word."""
    view = situation.view
    step = view["turn"]["step"] if situation.stage == "playing" else ""
    special = special_of(view)
    text = ""
    match target:
        case ids.HAND:
            text = words.take_a_card_first() if step == "pick" else words.take_a_back_first()
        case ids.PLAYED if step in ("open", "play", "again"):
            text = words.play_a_card_first()
        case ids.BURNT:
            text = words.burnt_explained(blocked=view["blocked"] is not None)
        case ids.CHARACTERS:
            text = words.characters_explained([*map(names.character_name, view["aside"])])
            text = " ".join(filter(None, [text, surprise_here(view)]))
        case ids.SINGLE:
            text = _single(view)
        case ids.OPEN if view["open"] is not None:
            text = names.character_rule_explained(view["open"], len(view["hands"]))
            if special is not None and special.character == view["open"]:
                text = f"{text} {surprise_here(view)}"
    if step == "give" and ids.panel_seat(target) == view["turn"]["from"] is not None:
        text = words.give_a_card_first()
    return text


def surprise_here(view: WednesdayView) -> str:
    """Say what the effect of the round for experts is; "" without one."""
    if special_of(view) is None:
        return ""
    return words.surprise_explained(what=surprise_of(view["round"]))


def _single(view: WednesdayView) -> str:
    special = special_of(view)
    return "" if special is None else words.single_explained(number=special.outcast)
