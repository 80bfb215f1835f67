"""The rules texts of all games: alike in both languages, complete, and true to the engine."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

import pytest

from app.games import MODULES
from engine.core.piles import fits, goes_on
from engine.games.face_to_face import piles as duel
from engine.games.face_to_face.turns import cards_drawn
from engine.games.qwixx_cards import printed
from engine.games.qwixx_cards.rows import CROSS, count, near, next_crosses, numbers
from engine.games.the_game.commands import COMMANDS
from engine.games.the_game.fires import FIRE_CARDS
from engine.games.the_game.piles import CARDS
from engine.games.the_game.turns import hand_size
from engine.games.wednesday import cards as outcasts
from engine.games.wednesday.characters import why_not_after
from engine.games.wednesday.combinations import CARDS as COMBINED
from engine.games.wednesday.expert import SPECIALS
from tests.app.tables.letters import LATIN

IDS = list(MODULES)
LANGUAGES = ("en", "el")
PILE_GAMES = ("the-game", "the-game-extreme")


NAMES: Mapping[str, tuple[str, str]] = {
    "stop": ("Stop", "Στοπ"),
    "skull": ("Skull", "Νεκροκεφαλή"),
    "three": ("Three", "Τρεις"),
    "silence": ("Silence", "Σιωπή"),
    "no-trick": ("No trick", "Χωρίς κόλπο"),
    "one-pile": ("One pile", "Μία στοίβα"),
    "draw-one": ("Draw one", "Τράβα μία"),
    "at once": ("at once", "άμεση"),
    "lasting": ("lasting", "διαρκείας"),
    "thing": ("Thing", "Πράγμα"),
    "wednesday": ("Wednesday", "Γουένσντεϊ"),
    "tyler": ("Tyler", "Τάιλερ"),
    "yoko": ("Yoko", "Γιόκο"),
    "enid": ("Enid", "Ίνιντ"),
    "bianca": ("Bianca", "Μπιάνκα"),
    "ajax": ("Ajax", "Έιτζαξ"),
    "weems": ("Weems", "Γουίμς"),
    "eugene": ("Eugene", "Γιουτζίν"),
}
"""How texts call what the engine names."""

RULINGS: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "the-game-extreme": {
        "G1": ("only “at least two” into “at least three”", "μόνο το «τουλάχιστον δύο» σε"),
        "G2": ("even if you cannot place enough cards after it", "δεν μπορείς να κατεβάσεις όσες"),
        "G3": ("A turn may end once enough cards", "Η σειρά μπορεί να τελειώσει όταν"),
        "G4": ("You draw after the turn", "Τραβάς αφού τελειώσει η σειρά"),
        "F1": ("Several fires burn side by side", "πολλές πυρκαγιές μαζί"),
        "F2": ("covered by another fire is out", "τη σκεπάσει άλλη πυρκαγιά"),
        "F3": ("skipped have no turn", "χωρίς κάρτες δεν έχει σειρά"),
        "F4": ("no longer matters what is burning", "δεν παίζει ρόλο τι καίει"),
        "E1": ("would break a command is refused", "παρέβαινε εντολή δεν κατεβαίνει"),
        "E2": ("with a Three there is no fourth card", "τέταρτη κάρτα δεν μπαίνει"),
        "E3": ("only as the third card of the turn", "μόνο ως τρίτη κάρτα της σειράς"),
        "E4": ("only on that very pile", "μπαίνει μόνο σε εκείνη τη στοίβα"),
        "E5": ("It does not reach back", "Δεν ισχύει προς τα πίσω"),
        "E6": ("It counts from the very next card", "Ισχύει από την αμέσως επόμενη κάρτα"),
        "E7": ("unless a Stop ends your turn", "εκτός αν τελειώσει η σειρά σου με «Στοπ»"),
        "E8": ("Two Threes in one turn", "Δύο κάρτες «Τρεις» στην ίδια σειρά"),
        "E9": ("at once only if every command has been obeyed", "αμέσως μόνο αν εκτελέστηκαν"),
    },
    "face-to-face": {
        "D1": (
            "the first card of your turn, the last, or one in between",
            "η πρώτη κάρτα της σειρ",
        ),
        "D2": ("even if no second one can follow", "αν δεν μπορεί να ακολουθήσει δεύτερη"),
        "D3": ("begin a turn with fewer than two", "την αρχίζεις με λιγότερες από δύο"),
        "D4": ("you have emptied your hand", "Αν δεν σου έμεινε κάρτα στο χέρι"),
    },
    "qwixx-cards": {
        "Q1": ("in the same step count towards the five", "στο ίδιο βήμα μετράνε για τους πέντε"),
        "Q2": ("All decide at the same time", "Όλοι αποφασίζουν την ίδια στιγμή"),
        "Q2, end": ("no step 3, and no penalty", "δεν υπάρχει βήμα 3, ούτε ποινή"),
        "Q3": ("the display stays as it is", "η βιτρίνα μένει όπως είναι"),
        "Q4": ("Jokers alone all take one", "Τα τζόκερ μόνα τους παίρνουν όλα"),
        "Q5": ("with the same total share the win", "το ίδιο σύνολο μοιράζονται τη νίκη"),
        "Q6": ("No hand is ever larger than five", "Κανείς δεν έχει ποτέ πάνω από πέντε"),
        "Q7": ("counted within this step alone", "μετράνε μόνο μέσα σε αυτό το βήμα"),
    },
    "wednesday": {
        "W1": ("a 12 that does nothing", "ένα 12 που δεν κάνει τίποτα"),
        "W2": ("players who have a 1 is chosen at random", "κλήρος ανάμεσα σε όσους έχουν 1"),
        "W3": ("Players without cards do not count", "Όσοι δεν έχουν κάρτες δεν μετράνε"),
        "W4": ("Whoever leads has to play if", "Όποιος ξεκινάει πρέπει να παίξει, αν"),
        "W5": ("A blocked 4 may still be played", "Το μπλοκαρισμένο 4 παίζεται και πάλι"),
        "W6": ("does not serve as the second card", "δεν κάνει για δεύτερη κάρτα"),
        "W7": ("the very card that you took", "Την ίδια κάρτα που πήρες"),
        "W8": ("The 8 is always for another player", "Το 8 είναι πάντα για άλλο παίκτη"),
        "W9": ("neither the last outcast played nor", "ούτε τον τελευταίο απόκληρο που παίχτ"),
        "W10": ("First the card does what it always does", "Πρώτα κάνει η κάρτα ό,τι κάνει πάντα"),
        "W11": ("The tenth time", "Τη δέκατη φορά"),
        "W12": ("with the same total share the win", "με το ίδιο σύνολο μοιράζονται τη νίκη"),
        "W13": ("empty when Thing is revealed", "άδεια όταν ανοίγει το Πράγμα"),
        "W14": ("neither a play nor a pass", "ούτε κάρτα που παίζεται είναι ούτε πάσο"),
    },
}
"""Words by which a ruling can be known in each language."""


@cache
def text(game: str, language: str) -> str:
    return MODULES[game].rules_text(language).read_text(encoding="utf-8")


def without_pictures(words: str) -> str:
    return re.sub(r"\]\([^)]*\)", "]", words)


Row = tuple[str, ...]
Table = list[Row]


@cache
def tables(game: str, language: str) -> list[Table]:
    """All tables, each row as its cells, heads first."""
    found: list[Table] = []
    inside = False
    for line in text(game, language).splitlines():
        if not line.startswith("|"):
            inside = False
            continue
        cells = tuple(cell.strip() for cell in line.strip().strip("|").split("|"))
        if not inside:
            found.append([])
        inside = True
        if set("".join(cells)) != {"-", " "} and set("".join(cells)) != {"-"}:
            found[-1].append(cells)
    return found


def table_of(game: str, language: str, head: str) -> Table:
    """The rows below that head: the first table whose head begins so."""
    for head_row, *rows in tables(game, language):
        if " | ".join(head_row).startswith(head):
            return rows
    raise AssertionError(f"{game}.{language}: no table {head}")


def spans(words: str) -> set[int]:
    """The numbers that a cell such as `17, and 28 to 59` names."""
    found: set[int] = set()
    for first, last in re.findall(r"(\d+)(?: (?:to|ως) (\d+))?", words):
        found |= set(range(int(first), int(last or first) + 1))
    return found


def ints(words: str | Iterable[str]) -> list[int]:
    return [
        int(number)
        for number in re.findall(r"\d+", words if isinstance(words, str) else " ".join(words))
    ]


def called(name: str, language: str) -> str:
    return NAMES[name][LANGUAGES.index(language)]


# All games


@pytest.mark.parametrize("game", IDS)
def test_both_languages_are_built_alike(game: str) -> None:
    def shape(language: str) -> list[str]:
        found = []
        for line in text(game, language).splitlines():
            kind = re.match(r"(#+ |- |\d\. |!|\||\*\*.*\*\*$)?", line)
            assert kind is not None
            cells = str(line.count("|")) if line.startswith("|") else ""
            pictures = re.findall(r"\]\((.*?)\)", line)
            found.append(" ".join([kind.group()[:2], cells, *pictures]) if line else "")
        return found

    assert shape("en") == shape("el")
    assert len(re.findall(r"^## ", text(game, "en"), re.MULTILINE)) >= 10


@pytest.mark.parametrize("game", IDS)
def test_both_languages_name_the_same_numbers(game: str) -> None:
    def figures(language: str) -> list[set[str]]:
        lines = without_pictures(text(game, language)).splitlines()
        return [set(re.findall(r"\d+", line)) for line in lines if line.startswith("|")]

    assert figures("en") == figures("el")


@pytest.mark.parametrize("game", IDS)
def test_every_language_keeps_to_its_letters(game: str) -> None:
    assert set(re.findall(r"[A-Za-z]+", without_pictures(text(game, "el")))) <= LATIN
    assert not re.search(r"[\u0370-\u03ff\u1f00-\u1fff]", text(game, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", IDS)
def test_marks_are_closed(game: str, language: str) -> None:
    words = text(game, language)
    assert words.endswith("\n")
    assert "\n\n\n" not in words
    assert "  " not in words
    assert [line for line in words.splitlines() if line.count("**") % 2] == []


@pytest.mark.every_game("game")
def test_titles_and_players_agree_with_the_catalogue(game: str) -> None:
    entry = MODULES[game]
    assert text(game, "en").startswith(f"# {entry.title}\n")
    for language, word in (("en", "Players"), ("el", "Παίκτες")):
        line = re.search(rf"^{word}: (.*)$", text(game, language), re.MULTILINE)
        assert line is not None
        numbers = ints(line.group(1))
        assert (numbers[0], numbers[entry.min_players != entry.max_players]) == (
            entry.min_players,
            entry.max_players,
        )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULINGS)
def test_every_ruling_is_stated(game: str, language: str) -> None:
    words = text(game, language)
    missing = [
        code for code, both in RULINGS[game].items() if both[LANGUAGES.index(language)] not in words
    ]
    assert missing == []


# The Game and Extreme


PLAY_ON = {
    "en": ("If you played alone and lost, **Play on from before the last move**",
           "If others played too, **Replay** and then **Play on from here**"),
    "el": ("Αν έπαιζες χωρίς άλλους και έχασες, με το **Συνέχισε μία κίνηση νωρίτερα**",
           "Αν έπαιζαν κι άλλοι, το ίδιο κάνουν η **Αναπαραγωγή** και μετά το **Παίξε από εδώ**"),
}  # fmt: skip
"""How a match that is over can be gone on with: alone from its result, else from its replay."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PILE_GAMES)
def test_who_can_play_on_after_the_end(game: str, language: str) -> None:
    words = text(game, language)
    assert all(sentence in words for sentence in PLAY_ON[language])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PILE_GAMES)
def test_hands_and_fires(game: str, language: str) -> None:
    head = {"en": "Players | Cards in hand", "el": "Παίκτες | Κάρτες στο χέρι"}[language]
    for players, cards in table_of(game, language, head):
        assert {hand_size(count, fewer_cards=False) for count in ints(players)} == {int(cards)}
    words = text(game, language)
    assert {int(n) for n in re.findall(r"\(fire:(\d+)\)", words)} == FIRE_CARDS
    fewer = [hand_size(count, fewer_cards=True) for count in (1, 2, 3)]
    line = next(
        line for line in words.splitlines() if line.startswith(("- **Smaller", "- **Λιγότερες"))
    )
    assert [n for n in ints(line) if n > 4] == fewer


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_where_the_engine_has_them(language: str) -> None:
    head = {"en": "Command | Kind", "el": "Εντολή | Είδος"}[language]
    told = [
        (name, kind, tuple(ints(numbers)))
        for name, kind, numbers in table_of("the-game-extreme", language, head)
    ]
    assert told == [
        (called(command.name, language), called(command.kind, language), command.numbers)
        for command in COMMANDS
    ]


def test_pictures_of_commands_are_of_cards_that_have_them() -> None:
    printed_on = {number: command for command in COMMANDS for number in command.numbers}
    words = text("the-game-extreme", "en")
    shown = re.findall(r"(bolt|infinity):(\d+):([a-z-]+)|:(\d+):(bolt|infinity):([a-z-]+)", words)
    assert {name or later for _, _, name, _, _, later in shown} == {c.name for c in COMMANDS}
    for sign, number, name, pile_number, pile_sign, pile_name in shown:
        command = printed_on[int(number or pile_number)]
        assert command.name == (name or pile_name)
        assert (command.kind == "at once") == ((sign or pile_sign) == "bolt")
    plain = {int(n) for n in re.findall(r"(?:card|pile:up|pile:down):(\d+)\)", words)}
    assert not plain & set(printed_on)


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_of_placing_hold(language: str) -> None:
    head = {"en": "On top of the pile", "el": "Πάνω στη στοίβα"}[language]
    rows = table_of("the-game-extreme", language, head)
    for top, goes, does_not in rows[:3]:
        number, *lying = ints(top)
        ascending = "descending" not in top and "φθίνουσα" not in top
        others = set(CARDS) - {number, *lying}
        assert spans(goes) == {card for card in others if fits(ascending, number, card)}
        assert spans(does_not) == others - spans(goes)
    top, goes, _ = rows[3]
    assert spans(goes) == {card for card in CARDS if goes_on(True, ints(top)[0], card)}


# Face to Face


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_of_both_decks_hold(language: str) -> None:
    own = {"en": "On top of your pile", "el": "Πάνω στη στοίβα σου"}[language]
    rival = {"en": "On top of your opponent", "el": "Πάνω στη στοίβα του αντιπάλου"}[language]
    rows = [
        *table_of("face-to-face", language, own),
        *table_of("face-to-face", language, rival),
    ]
    for pile, (top, goes, does_not) in enumerate(rows):
        number = ints(top)[0]
        assert spans(goes) == {card for card in duel.CARDS if duel.takes(pile, number, card)}
        assert spans(does_not) == set(duel.CARDS) - spans(goes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_of_drawing_hold(language: str) -> None:
    head = {"en": "On your own piles", "el": "Στις δικές σου"}[language]
    for row in table_of("face-to-face", language, head):
        own, given, left, drawn, then = map(int, row)
        assert own + given + left == 6
        assert drawn == cards_drawn(left, given > 0)
        assert then == left + drawn


# Qwixx


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheet_and_scores_are_the_engines(language: str) -> None:
    crosses = {"en": "Crosses | 1", "el": "Σταυροί | 1"}[language]
    (points,) = table_of("qwixx-cards", language, crosses)
    assert [0, *map(int, points[1:])] == list(printed.SCORES)
    rows = {"en": "Row | Numbers", "el": "Σειρά χρώματος | Αριθμοί"}[language]
    told = [tuple(ints(numbers)) for _, numbers, _ in table_of("qwixx-cards", language, rows)]
    assert tuple(told) == printed.ROWS
    penalty = re.search(r"\*\*(\d+) (?:points|πόντους)\*\*", text("qwixx-cards", language))
    assert penalty is not None
    assert int(penalty.group(1)) == printed.PENALTY


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_of_crossing_hold(language: str) -> None:
    red, green = {"en": ("Red | 2", "Green | 12"), "el": ("Κόκκινη | 2", "Πράσινη | 12")}[language]
    (marks,) = table_of("qwixx-cards", language, red)
    crossed, free = CROSS[0][5] | CROSS[0][7], {"○", "(○)"}
    assert [n for n, mark in zip(printed.ROWS[0], marks[1:], strict=True) if mark == "×"] == [5, 7]
    told = [n for n, mark in zip(printed.ROWS[0], marks[1:], strict=True) if mark in free]
    assert told == [*numbers(0, next_crosses(crossed)), 12]
    before, after = table_of("qwixx-cards", language, green)
    row = [n for n, mark in zip(printed.ROWS[2], before[1:-1], strict=True) if mark == "×"]
    bits = sum(CROSS[2][n] for n in row)
    assert count(bits) == printed.CROSSES_BEFORE_LAST
    assert count(bits | CROSS[2][2]) == after.count("×") == 7
    assert f" {printed.SCORES[7]} " in text("qwixx-cards", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_of_skipping_hold(language: str) -> None:
    head = {"en": "Played | Together", "el": "Έπαιξες | Μαζί"}[language]
    rows = table_of("qwixx-cards", language, head)
    for (played, together, _), row in zip(rows, (0, 1, 2, 3, 3), strict=True):
        shown = ints(played)
        pairs = {
            frozenset((a, b))
            for a in shown
            for b in shown
            if a < b and near(CROSS[row][a] | CROSS[row][b])
        }
        told = ints(together)
        if told:
            assert {frozenset(told[at : at + 2]) for at in range(0, len(told), 2)} == pairs
        assert (not told) == near(sum(CROSS[row][n] for n in shown))


# Wednesday


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deck_and_the_deal_are_the_engines(language: str) -> None:
    head = {"en": "Players | Cards each", "el": "Παίκτες | Κάρτες στον καθένα"}[language]
    told = {
        int(players): (int(cards), ints(burnt))
        for players, cards, burnt in table_of("wednesday", language, head)
    }
    for players, size in outcasts.HAND_SIZES.items():
        rest = len(outcasts.OUTCASTS) - players * size
        assert told.pop(players) == (size, [rest] if rest else [])
    assert not told
    head = {"en": " | Outcast | Cards", "el": " | Απόκληρος | Κάρτες"}[language]
    copies = {
        ints(name)[0]: int(cards) for _, name, cards, _ in table_of("wednesday", language, head)
    }
    assert copies == outcasts.COPIES
    words = text("wednesday", language)
    assert f"**{len(outcasts.OUTCASTS)} " in words
    assert f"**{len(outcasts.CHARACTERS)} " in words
    assert set(COMBINED) == {6, 10}


@pytest.mark.parametrize("language", LANGUAGES)
def test_characters_come_in_the_engines_order(language: str) -> None:
    head = {"en": " | Character", "el": " | Χαρακτήρας"}[language]
    rows = table_of("wednesday", language, head)
    told = [re.findall(r"character:([a-z]+)", picture)[0] for picture, _, _ in rows]
    assert tuple(told) == outcasts.CHARACTERS
    for character, (_, name, rule) in zip(told, rows, strict=True):
        assert called(character, language) in name
        if character == "tyler":
            assert ints(rule) == [number for number in outcasts.NUMBERS if number % 2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_expert_rounds_are_the_engines(language: str) -> None:
    head = {"en": "Round | Outcast", "el": "Γύρος | Απόκληρος"}[language]
    told = [
        (int(number), int(outcast), character)
        for number, outcast, character, _ in table_of("wednesday", language, head)
    ]
    assert told == [
        (number, special.outcast, called(special.character, language))
        for number, special in SPECIALS.items()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_of_what_goes_on_a_five_hold(language: str) -> None:
    head = {"en": "Character in play", "el": "Ανοιχτός χαρακτήρας"}[language]
    (_, none), *rows = table_of("wednesday", language, head)
    numbers_there = outcasts.NUMBERS
    rising = [number for number in numbers_there if why_not_after(None, number, 5) is None]
    assert ints(none) == rising
    told: dict[str, str] = {row[0]: row[1] for row in rows}
    by_order: tuple[outcasts.Character, ...] = ("weems", "ajax", "bianca")
    for character in by_order:
        goes = [n for n in numbers_there if why_not_after(character, n, 5) is None]
        assert sorted(ints(told.pop(called(character, language)))) == goes
    assert ints(told.pop(called("tyler", language))) == [n for n in rising if n % 2]
    pairs = [number for number in rising if outcasts.COPIES[number] > 1]
    assert ints(told.pop(called("enid", language))) == pairs
    assert not told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_row_of_thing_names_the_card_that_it_cannot_stop(language: str) -> None:
    thing = "](character:thing:small)"
    row = next(row for table in tables("wednesday", language) for row in table if thing in row[0])
    assert "the 4 (Proteus)" in row[-1] or "το 4 (Πρωτέας)" in row[-1]
