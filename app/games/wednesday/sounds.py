"""What is heard of Wednesday."""

from typing import Final

from app.games.sounds import IN_EVERY_GAME, SoundTable, of_winners
from app.sound.sounds import Sound
from engine.games.wednesday import happenings as told


def _declared(declared: told.WinnersDeclared, listener: int | None) -> Sound:
    return of_winners(declared.winners, listener)


SOUNDS: Final[SoundTable] = {
    **IN_EVERY_GAME,
    told.OutcastPlayed: Sound.LAID,
    told.PlayerPassed: None,
    told.CombinationShown: Sound.FIRE,
    told.BlockedHandLaidOff: Sound.FIRE,
    told.HandCardTaken: Sound.LIFTED,
    told.HandCardReturned: Sound.LAID,
    told.BurntCardPicked: Sound.LIFTED,
    told.BurntCardDonated: Sound.LIFTED,
    told.NumberBlocked: Sound.LOCK,
    told.WednesdayHidden: Sound.LAID,
    told.AbilityWithoutEffect: None,
    told.EugeneGaveCard: Sound.LIFTED,
    told.PlayedPileBurnt: Sound.FIRE,
    told.CharacterLeft: None,
    told.CharacterAppeared: Sound.REVEALED,
    told.NoCharacterAppeared: None,
    told.WednesdaySentBack: Sound.REVEALED,
    told.DirectionReversed: None,
    told.CharactersSetAside: Sound.REVEALED,
    told.WednesdayRemoved: Sound.REVEALED,
    told.HandsOpened: Sound.REVEALED,
    told.HandsPassedRight: Sound.LIFTED,
    told.PlayerRanOut: None,
    told.PlayerCameBack: None,
    told.StepBegan: None,
    told.RoundEnded: Sound.ROUND,
    told.RoundDealt: None,
    told.WinnersDeclared: _declared,
}
