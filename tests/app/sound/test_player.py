"""The player opens a device for the first sound, lets it rest, and does without one."""

from collections.abc import Iterator
from threading import Event

import pytest

from app.sound import player as player_module
from app.sound.player import SoundPlayer
from app.sound.sounds import Sound
from tests.app.sound.fake_device import FakeDevice

PATIENCE = 30.0


def wait(event: Event) -> None:
    assert event.wait(PATIENCE)
    event.clear()


@pytest.fixture
def device() -> FakeDevice:
    return FakeDevice()


@pytest.fixture
def player(device: FakeDevice) -> Iterator[SoundPlayer]:
    player = SoundPlayer(device.open)
    yield player
    player.close()


def test_nothing_is_opened_before_the_first_sound(player: SoundPlayer, device: FakeDevice) -> None:
    assert device.opened == 0
    player.play(Sound.LAID, 1.0)
    wait(device.asked)
    assert (device.opened, device.playing) == (1, True)


@pytest.mark.parametrize("sound", list(Sound))
def test_every_sound_can_be_heard(player: SoundPlayer, device: FakeDevice, sound: Sound) -> None:
    player.play(sound, 0.5)
    wait(device.asked)
    heard = device.fill(24_000)
    assert 2000 < len(heard) < 0.6 * 24_000
    assert 500 < max(heard) < 0.2 * 32_768


def test_several_kinds_are_heard_at_once(player: SoundPlayer, device: FakeDevice) -> None:
    player.play(Sound.LAID, 1.0)
    wait(device.asked)
    player.play(Sound.WON, 1.0)
    wait(device.asked)
    assert len(device.fill(24_000)) > 12_000  # as long as the longer one
    assert len(device.fill(24_000)) == 0
    assert device.opened == 1


def test_the_device_rests_in_silence_and_plays_again(
    monkeypatch: pytest.MonkeyPatch, device: FakeDevice
) -> None:
    monkeypatch.setattr(player_module, "_REST", 0.01)
    player = SoundPlayer(device.open)
    player.play(Sound.LAID, 1.0)
    wait(device.asked)
    assert not device.rested.is_set()  # it has not been heard yet
    device.fill(24_000)
    wait(device.rested)
    player.play(Sound.LAID, 1.0)
    wait(device.asked)
    assert (device.opened, device.closed) == (1, 0)
    player.close()
    assert (device.playing, device.closed) == (False, 1)


def test_without_a_device_nothing_happens_and_nothing_piles_up(
    player: SoundPlayer, device: FakeDevice, capfd: pytest.CaptureFixture[str]
) -> None:
    device.present = False
    for _ in range(50):
        player.play(Sound.LAID, 1.0)
    wait(device.asked)
    player.close()
    assert device.opened == 2  # for the first sound alone, twice
    assert len(device.fill(24_000)) == 0
    assert capfd.readouterr() == ("", "")


def test_a_device_that_comes_later_is_found(
    monkeypatch: pytest.MonkeyPatch, player: SoundPlayer, device: FakeDevice
) -> None:
    monkeypatch.setattr(player_module, "_AGAIN", 0.0)
    device.present = False
    player.play(Sound.LAID, 1.0)
    wait(device.asked)
    device.present = True
    player.play(Sound.LAID, 1.0)
    player.play(Sound.LAID, 1.0)
    wait(device.asked)
    assert len(device.fill(24_000)) > 0


def test_a_device_that_goes_is_given_back(player: SoundPlayer, device: FakeDevice) -> None:
    player.play(Sound.LAID, 1.0)
    wait(device.asked)
    device.present = False
    player.play(Sound.TURN, 1.0)
    wait(device.asked)
    player.close()
    assert device.closed == 1
    assert len(device.fill(24_000)) == 0


def test_who_wants_a_sound_does_not_wait_for_the_device() -> None:
    held, asked = Event(), Event()

    def slow(_fill: object) -> None:
        asked.set()
        held.wait(PATIENCE)

    player = SoundPlayer(slow)
    for _ in range(100):
        player.play(Sound.LAID, 1.0)
    assert asked.wait(PATIENCE)
    assert not held.is_set()  # here, while the device is still being opened
    held.set()
    player.close()
