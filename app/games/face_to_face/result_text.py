"""The texts on a match of The Game: Face to Face that is over."""

from collections.abc import Collection, Sequence

from app.games.result_text import ResultText, last_to_play, listed, only_person, winners_heading
from app.texts import texts
from engine.games.face_to_face.documents import FaceToFaceOverDocument, FaceToFaceStateDocument
from engine.games.face_to_face.piles import CARDS
from engine.games.face_to_face.turns import MINIMUM

T = texts("FaceToFaceVerdict")

GOLD = 0
"""The seat of the gold deck; the other one is silver."""


def ending(final: FaceToFaceStateDocument) -> FaceToFaceOverDocument:
    """Return how a match that is over has ended."""
    over = final["over"]
    assert over is not None
    return over


def result_text(
    final: FaceToFaceStateDocument, names: Sequence[str], people: Collection[int]
) -> ResultText:
    """Say who has won and why, in the language on screen; `final` is the last state of the match.

    `people` are the seats of people: one alone against a computer is spoken to.
    """
    over = ending(final)
    winner, own, stuck = over["winner"], only_person(people), over["reason"] == "stuck"
    you = own == winner
    causes = []
    if stuck:
        why = _why_stuck(final)
        causes.append(
            why if own == 1 - winner else last_to_play(name=names[1 - winner], reason=why)
        )
    if own == 1 - winner:
        causes.append(_left_sentence(final, 1 - winner))
    return ResultText(
        heading=winners_heading([names[winner]], you=you),
        sentence=_stuck_sentence(you=own == 1 - winner) if stuck else _placed_sentence(winner),
        cause=" ".join(causes),
        laurel=winner in people,
    )


def deck_word(seat: int) -> str:
    """Name the deck of a seat, in a word or two."""
    if seat == GOLD:
        return T("gold deck")()
    return T("silver deck")()


def _placed_sentence(winner: int) -> str:
    if winner == GOLD:
        text = T("All {cards} cards of the gold deck have been placed.")
    else:
        text = T("All {cards} cards of the silver deck have been placed.")
    return text(cards=len(CARDS))


def _stuck_sentence(*, you: bool) -> str:
    if you:
        text = T("A turn needs {minimum} cards, and you could not place them.")
    else:
        text = T("A turn needs {minimum} cards, and the opponent could not place them.")
    return text(minimum=MINIMUM)


def _left_sentence(final: FaceToFaceStateDocument, seat: int) -> str:
    left = len(final["hands"][seat]) + len(final["draw"][seat])
    return T("You had %n card(s) left.")(n=left)


def _why_stuck(final: FaceToFaceStateDocument) -> str:
    """Say why whoever was on turn could not place the cards that it takes."""
    turn = final["turn"]
    hand, placed = final["hands"][turn["seat"]], turn["placed"]
    if len(hand) + len(placed) < MINIMUM:
        return T("%n card(s) in hand is too few for a turn.")(n=len(hand))
    *others, last = hand
    if not placed:
        return T("Neither {others} nor {last} could be placed anywhere.")(
            others=listed(others), last=last
        )
    card = placed[-1][0]
    if not others:
        return T("A second card was needed after {card}, but {last} fitted nowhere.")(
            last=last, card=card
        )
    return T("A second card was needed after {card}, but {others} and {last} fitted nowhere.")(
        others=listed(others), last=last, card=card
    )
