"""What somebody hears who asks the table of Wednesday."""

from collections.abc import Sequence

from app import common_texts
from app.games.answers import Answers, AskedTable
from app.games.wednesday import ids, names, words
from app.games.wednesday.layout.line import line_parts
from app.games.wednesday.layout.tray import tray_step
from app.games.wednesday.rail import how_it_stands
from app.games.wednesday.seen import burnt_seen, characters_seen, points_of, team_of
from app.games.wednesday.situation import WednesdaySituation
from app.table.layout import CardSpec
from engine.games.wednesday.wednesdays_place import without_wednesday


class WednesdayAnswers(Answers):
    """Answers questions about Wednesday: the open character and its line are in force."""

    closed = ("burnt", "characters")
    in_force = ("open", "blocked", "caption:surprise", "arrows")

    def standing(self, situation: WednesdaySituation) -> str:
        return how_it_stands(situation, aloud=True)

    def hand_word(self, card: CardSpec, situation: WednesdaySituation) -> str:
        del situation
        return names.outcast(int(card.id.split(":")[2]))

    def owed_of(self, asked: AskedTable) -> Sequence[str]:
        """Return the line under the played pile, which is named with it, where it is shown.

        Who opens a round is told already what opens it.
        """
        if asked.situation.stage == "playing" and asked.situation.view["turn"]["step"] == "open":
            return []
        shown = any(each.id == ids.LINE for each in asked.layout.decorations)
        parts = [*line_parts(asked.situation)] if shown else []
        if parts and any(line.endswith(parts[0]) for line in asked.status):
            del parts[0]  # Who is to play again is told it by the rail.
        return [part[:1].upper() + part[1:] for part in parts]

    def points_of(self, asked: AskedTable) -> Sequence[str]:
        """Return the others' points, and nothing else of what stands on their panels."""
        view = asked.situation.view
        told = []
        for seat, player in enumerate(asked.situation.players):
            if seat != asked.situation.seat:
                points, team = common_texts.points(n=points_of(view, seat)), team_of(view, seat)
                teams = [] if team is None else [common_texts.team(number=team)]
                told.append(", ".join([player.name, *teams, points]))
        return told

    def closed_of(self, asked: AskedTable) -> Sequence[str]:
        """Return these piles, the one too that an open tray covers."""
        view = asked.situation.view
        match tray_step(asked.situation):
            case "pick" | "block":
                return [words.characters_name(n=len(view["characters"]))]
            case "insert":
                return [words.burnt_name(n=len(view["burnt"]))]
        return super().closed_of(asked)

    def middle_of(self, asked: AskedTable) -> Sequence[str]:
        """Return what is looked through, each thing once, or else what lies there."""
        view, looked = asked.situation.view, list[str]()
        if asked.situation.stage == "playing":
            match view["turn"]["step"]:
                case "pick" | "block":
                    looked = [names.outcast(number) for number in burnt_seen(view)]
                case "insert":
                    others = without_wednesday(characters_seen(view))
                    looked = [names.character_name(character) for character in others]
        if not looked:
            return super().middle_of(asked)
        return [words.from_the_top(first=looked[0]), *looked[1:]]
