"""What is chosen in the settings is what is heard; keys that are held are heard once."""

from pathlib import Path

import pytest

from app.sound import effects as module
from app.sound.effects import AGAIN, APART, SoundEffects
from app.sound.sounds import Sound, SoundKind
from app.storage.settings import LOUD_AT_FIRST, SOUND_KINDS, Settings
from tests.app.manual_clock import ManualClock
from tests.hearing import FakePlayer


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def effects(settings: Settings, clock: ManualClock) -> SoundEffects:
    return SoundEffects(settings, clock=clock)


def test_every_kind_has_its_setting() -> None:
    assert tuple(kind.value for kind in SoundKind) == SOUND_KINDS
    assert {sound.kind for sound in Sound} == set(SoundKind)
    assert len({sound.file for sound in Sound}) == len(Sound)


def test_sounds_are_on_at_first_and_loud_enough(effects: SoundEffects, player: FakePlayer) -> None:
    assert effects.volume == LOUD_AT_FIRST
    assert not effects.silent
    assert all(effects.hears(kind) for kind in SoundKind)
    assert player.made == 0
    effects.play(Sound.LAID)
    assert player.made == 1
    assert player.sounds == [Sound.LAID]
    assert 0.3 < player.played[0][1] < 0.6


def test_the_volume(effects: SoundEffects, player: FakePlayer, settings: Settings) -> None:
    gains = []
    for percent in (5, 50, 100):
        effects.set_volume(percent)
        effects.try_out(Sound.LAID)
        gains.append(player.played[-1][1])
    assert gains == sorted(gains)
    assert gains[-1] == 1.0
    effects.set_volume(0)
    player.forget()
    assert effects.silent
    effects.play(Sound.TURN)
    effects.try_out(Sound.TURN)
    assert player.played == []
    assert settings.volume == 0


@pytest.mark.parametrize("kind", list(SoundKind))
def test_each_kind_can_be_switched(
    effects: SoundEffects, player: FakePlayer, kind: SoundKind
) -> None:
    effects.choose(kind, heard=False)
    for each in Sound:
        if each.kind is not kind:
            continue
        effects.play(each)
    assert player.played == []
    other = next(sound for sound in Sound if sound.kind is not kind)
    effects.play(other)
    assert player.sounds == [other]
    effects.choose(kind, heard=True)
    assert effects.hears(kind)


def test_mute_and_back(effects: SoundEffects, player: FakePlayer, settings: Settings) -> None:
    told = []
    effects.changed.connect(lambda: told.append(effects.silent))
    effects.set_volume(35)
    effects.switch()
    effects.play(Sound.WON)
    assert (effects.silent, effects.volume, player.played) == (True, 35, [])
    effects.switch()
    assert (effects.silent, effects.volume) == (False, 35)
    effects.switch()
    effects.set_volume(40)  # who moves the slider wants to hear something
    assert not effects.silent
    assert told == [False, True, False, True, False]
    assert settings.muted == "no"


def test_mute_brings_sounds_back_where_the_volume_is_nothing(effects: SoundEffects) -> None:
    effects.set_volume(0)
    effects.switch()
    assert (effects.silent, effects.volume) == (False, LOUD_AT_FIRST)


def test_a_key_that_is_held_is_heard_once(
    effects: SoundEffects, clock: ManualClock, player: FakePlayer
) -> None:
    for _ in range(100):
        effects.play(Sound.REFUSED)
        clock.advance(33)
    assert player.sounds == [Sound.REFUSED]
    clock.advance(AGAIN)
    effects.play(Sound.REFUSED)
    assert player.sounds == [Sound.REFUSED] * 2


def test_sounds_of_a_kind_do_not_crowd(
    effects: SoundEffects, clock: ManualClock, player: FakePlayer
) -> None:
    effects.play(Sound.LIFTED)
    effects.play(Sound.LAID)
    effects.play(Sound.TURN)
    assert player.sounds == [Sound.LIFTED, Sound.TURN]
    clock.advance(APART)
    effects.play(Sound.TRICK)
    assert player.sounds == [Sound.LIFTED, Sound.TURN, Sound.TRICK]


def test_the_player_is_closed_and_made_anew(effects: SoundEffects, player: FakePlayer) -> None:
    effects.close()
    assert player.closed == 0
    effects.play(Sound.LAID)
    effects.close()
    effects.close()
    assert player.closed == 1
    effects.try_out(Sound.LAID)
    assert player.made == 2


def test_the_systems_player_is_what_a_window_would_have() -> None:
    player = module.system_player()
    player.close()
