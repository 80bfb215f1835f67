"""The situation of Qwixx, about which its table is asked."""

from typing import TypeAlias

from app.games.contract import Situation
from engine.games.qwixx_cards.documents import QwixxViewDocument

QwixxView: TypeAlias = QwixxViewDocument
"""What a seat, or a bystander, may know of a match."""

QwixxSituation: TypeAlias = Situation[QwixxView]
