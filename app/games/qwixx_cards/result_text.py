"""The texts on a match of Qwixx that is over."""

from collections.abc import Collection, Sequence

from app import common_texts
from app.games.result_text import ResultText, only_person, own_place, points, winners_heading
from app.style.typography import names_in_a_sentence, number
from app.texts import texts
from engine.games.qwixx_cards.documents import QwixxOverDocument, QwixxStateDocument
from engine.games.qwixx_cards.printed import PENALTIES_TO_END, ROWS_TO_END

T = texts("QwixxCardsVerdict")


def ending(final: QwixxStateDocument) -> QwixxOverDocument:
    """Return how a match that is over has ended."""
    over = final["over"]
    assert over is not None
    return over


def result_text(
    final: QwixxStateDocument, names: Sequence[str], people: Collection[int]
) -> ResultText:
    """Say who has won and how it ended, in the language on screen; `final` is the last state.

    `people` are the seats of people: one alone among computers is told their own place.
    """
    over = ending(final)
    winners = [names[seat] for seat in over["winners"]]
    own = only_person(people)
    lost = own is not None and own not in over["winners"]
    return ResultText(
        heading=winners_heading(winners, you=own in over["winners"]),
        sentence=_own_sentence(over["scores"], own or 0, winners)
        if lost
        else _sentence(over["scores"], winners),
        cause=_cause(final, names),
        laurel=any(seat in people for seat in over["winners"]),
    )


def _own_sentence(scores: Sequence[int], own: int, winners: Sequence[str]) -> str:
    better = sum(score > scores[own] for score in scores)
    return own_place(1 + better, len(scores), max(scores) - scores[own], winners)


def _sentence(scores: Sequence[int], winners: Sequence[str]) -> str:
    best = max(scores)
    if len(winners) > 1:
        return common_texts.have_each(names=names_in_a_sentence(winners), points=points(best))
    second = max(score for score in scores if score != best)
    return T("{points}; the runner-up has {second}.")(points=points(best), second=number(second))


def _cause(final: QwixxStateDocument, names: Sequence[str]) -> str:
    """Say how it ended, and by whom; several may have done it at the same time."""
    if ending(final)["reason"] == "two-rows":
        text = T("The game ended when {names} closed two rows.")
        ended = [len(sheet["locked"]) >= ROWS_TO_END for sheet in final["sheets"]]
    else:
        text = T("The game ended with four penalties for {names}.")
        ended = [sheet["penalties"] >= PENALTIES_TO_END for sheet in final["sheets"]]
    by = [name for name, done in zip(names, ended, strict=True) if done]
    return text(names=names_in_a_sentence(by))
