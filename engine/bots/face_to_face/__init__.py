"""The computer player of Face to Face.

From the view to the action: ``reading`` makes a ``position`` of the view; ``turns`` models the
rules of a turn; ``planning`` finds the best ends of a turn by ``evaluation``, which weighs the
``features`` with weights from ``weights/``; ``hard`` tries the best of them with the cards that may
be drawn, in ``playouts``; ``beginner`` plays on the easy level; ``hints`` says why.
"""

from engine.bots.face_to_face.bot import FaceToFaceBot

FACE_TO_FACE = FaceToFaceBot()
"""The bot of Face to Face."""
