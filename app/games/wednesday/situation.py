"""The situation of Wednesday, about which its table is asked."""

from typing import TypeAlias

from app.games.contract import Situation
from engine.games.wednesday.documents import WednesdayViewDocument

WednesdayView: TypeAlias = WednesdayViewDocument
"""What a seat, or a bystander, may know of a match."""

WednesdaySituation: TypeAlias = Situation[WednesdayView]
