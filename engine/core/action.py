"""Actions: what a seat may do, as values with a text form."""


class Action:
    """Base of every game's actions, which are frozen, slotted dataclasses.

    ``str(action)`` is the action as one line of text; the game's ``parse`` reads it back.
    """

    __slots__ = ()

    def __str__(self) -> str:
        raise NotImplementedError
