"""Checks that cards and characters of a state go together by the rules as they apply now.

The turn is checked in ``turn_consistency``.
"""

from collections import Counter

from engine.games.wednesday.cards import CHARACTERS, COPIES, THIRTEEN
from engine.games.wednesday.expert import SPECIALS
from engine.games.wednesday.state import WednesdayState
from engine.games.wednesday.turn_consistency import check_turn, require


def check(state: WednesdayState) -> None:
    """Check a state. Raises BadDocument, which names the first fault."""
    _check_cards(state)
    _check_characters(state)
    _check_effects(state)
    _check_blocked(state)
    _check_stalls(state)
    check_turn(state)


def _check_cards(state: WednesdayState) -> None:
    """Require each outcast to lie in exactly one place."""
    held = (number for hand in state.hands for number in hand)
    count = Counter((*held, *state.played, *state.burnt))
    too_many = [number for number, copies in COPIES.items() if count[number] > copies]
    missing = [number for number, copies in COPIES.items() if count[number] < copies]
    require(not too_many, "", f"too many outcasts of these numbers: {too_many}")
    require(not missing, "", f"too few outcasts of these numbers: {missing}")


def _check_characters(state: WednesdayState) -> None:
    """Require each character in one place.

    Wednesday is aside, or open, only where the rules put her there.
    """
    count = Counter((*state.characters, *state.aside, state.open))
    for character in CHARACTERS:
        require(count[character] == 1, "", f"{character} in {count[character]} places")
    require(
        "wednesday" not in state.aside or state.frozen or _is_expert_round(state, 2),
        "aside",
        "wednesday, who has not been taken out of the pile",
    )
    require(
        state.open != "wednesday"
        or (state.over is not None and state.turn.last_number != THIRTEEN and not state.played),
        "open",
        "wednesday, who has not ended the last round",
    )


def _is_expert_round(state: WednesdayState, number: int) -> bool:
    return state.variant.expert and state.round == number


def _check_effects(state: WednesdayState) -> None:
    """Require each lasting effect of the expert's rounds 1 to 3 just where it was set off."""
    require(
        not state.frozen
        or (_is_expert_round(state, 1) and state.open == "ajax" and not state.characters),
        "frozen",
        "only by ajax in the expert's round 1, when no character is left",
    )
    require(
        not state.open_hands or _is_expert_round(state, 3),
        "open_hands",
        "only in the expert's round 3",
    )
    if not state.variant.expert:
        return
    special = SPECIALS[state.round]
    done = state.played[:-1] if state.turn.step in ("pick", "donate") else state.played
    if state.open == special.character and special.outcast in done:
        after = special.effect(state)
        require(
            (after.characters, after.frozen, after.open_hands)
            == (state.characters, state.frozen, state.open_hands),
            "played",
            f"{special.outcast} under {special.character}, whose effect is missing",
        )


def _check_blocked(state: WednesdayState) -> None:
    """Require the card under the Thing among the burnt ones: it never leaves the pile."""
    blocked = state.blocked
    if blocked is not None:
        require("thing" not in state.characters, "blocked", "the thing has not been open")
        require(blocked in state.burnt, "blocked", f"no {blocked} is among the burnt cards")


def _check_stalls(state: WednesdayState) -> None:
    """Refuse stalls where there is a character to be revealed (W11)."""
    stalls = state.stalls
    require(not stalls or not state.characters, "stalls", "characters are left to be revealed")
    require(
        not stalls or state.frozen or state.open is None,
        "stalls",
        f"{stalls}, but {state.open} is still open",
    )
