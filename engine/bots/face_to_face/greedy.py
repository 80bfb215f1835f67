"""The greedy player of Face to Face."""

from collections.abc import Sequence

from engine.bots.baseline import Baseline
from engine.bots.the_game.greedy import move, smallest_move
from engine.core.chance import Chance
from engine.core.jsontext import Document
from engine.games.face_to_face.turns import DRAWN_WITHOUT_GIFT, HAND_SIZE


class GreedyFaceToFace(Baseline):
    """The greedy player of Face to Face: as in The Game on its own piles.

    Once its turn may end it gives a card if it then draws up to a full hand, which the two cards
    drawn without a gift would not fill: the card that helps the rival least. It also gives when it
    has no other placement.
    """

    def choose(self, view: Document, seat: int, legal: Sequence[str], chance: Chance) -> str:
        tops = {
            f"{owner}.{name}": cards[-1]
            for owner, piles in (("own", view["piles"][seat]), ("rival", view["piles"][1 - seat]))
            for name, cards in piles.items()
        }
        gifts = [action for action in legal if "rival" in action]
        own = [action for action in legal if "rival" not in action]
        hand, draw = len(view["hands"][seat]), len(view["draw"][seat])
        fills = hand + DRAWN_WITHOUT_GIFT < HAND_SIZE and draw > DRAWN_WITHOUT_GIFT
        if gifts and (not own or ("end" in own and fills)):
            return min(gifts, key=lambda action: -move(action, tops))
        return smallest_move(own, tops)
