"""What the table of this game is asked about."""

from typing import TypeAlias

from app.games.contract import Situation
from engine.games.wednesday.documents import WednesdayViewDocument

WednesdayView: TypeAlias = WednesdayViewDocument
"""What a seat, or a bystander, may know of a match."""

WednesdaySituation: TypeAlias = Situation[WednesdayView]
