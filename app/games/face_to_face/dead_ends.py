"""The warning before an act with which the game is lost, though not with another."""

from __future__ import annotations

from app import common_texts
from app.games.face_to_face.layout.sitting import near_seat
from app.games.face_to_face.situation import FaceToFaceSituation
from app.games.numbers import texts as numbers
from app.texts import texts
from engine.core.placing import END
from engine.games.face_to_face.turns import MINIMUM

T = texts("FaceToFace")


def dead_end_text(situation: FaceToFaceSituation, action: str) -> str:
    """Say what the action would lead to, and how it is done all the same."""
    near = near_seat(situation)
    rival = situation.players[1 - near].name
    if action == str(END):
        [card] = situation.view["hands"][near]
        sentence = T(
            "With one card in hand and none to draw, you will lose on your next turn, "
            "which needs {minimum} cards. You can still place {card} now and win."
        )(minimum=MINIMUM, card=card)
        return f"{sentence} {common_texts.press_again()}"
    if str(END) in situation.legal_after(action):
        text = T(
            "After this card you would be left with one that fits nowhere, and "
            "none to draw: a turn needs {minimum} cards, so {name} would win."
        )
    else:
        text = T(
            "After this card none of your other cards would fit, and you need to place "
            "{minimum}: {name} would win."
        )
    return f"{text(minimum=MINIMUM, name=rival)} {numbers.place_it_again()}"
