<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="el" sourcelanguage="en">
<context>
    <name>Catalogue</name>
    <message>
        <source>%n player(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All together: 98 cards, four piles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Game: Extreme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards give commands. Obey or lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Game: Face to Face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold against silver: one against one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qwixx: the card game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours, crosses and locks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wednesday: Outcasts &amp; Monsters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Few points win.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Now playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take your seat. The others, please look away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn before: {name}, placed {placed} and drew {drawn}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trapoula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five games around one table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Past matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a game: with the mouse, the arrow keys or 1 to 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} cannot be played yet. It is on its way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Αναίρεση</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TheGame</name>
    <message>
        <source>{left} of {total} cards to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw pile, %n card(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw by yourself when your turn ends, back up to a full hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw pile is empty. From now on one card a turn is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ascending pile, top {top}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>descending pile, top {top}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, fire, card {index} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, card {index} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backwards trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>puts the fire out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n step(s) forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playing now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cards left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gentle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signal on the {pile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your signal “{word}” on the {pile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>due now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the next turn ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You placed {placed} of {asked}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You placed %n card(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now put the fire out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn · {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place on or end your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place on or end your turn · {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing now: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was nothing left to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew %n card(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays next: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All 98 cards lie on the piles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card goes any more: %n left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You placed {card} on an ascending pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You placed {card} on a descending pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {card} on an ascending pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {card} on a descending pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is back in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {word} on an ascending pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {word} on a descending pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} does not go here: this pile takes cards above {top}, or exactly {trick}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} does not go here: this pile takes cards above {top}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} does not go here: this pile takes cards below {top}, or exactly {trick}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} does not go here: this pile takes cards below {top}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place %n more card(s) before you end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold {card} any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover the fire on {card} before you end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover the fires on {cards} before you end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn is over. Plays next: {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TheGameOptions</name>
    <message>
        <source>You hold {fewer} cards instead of {usual}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody holds {fewer} cards instead of {usual}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On Fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>22, 33, 44, 55, 66 and 77 burn: cover each by the end of the next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three cards a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place at least 3 cards instead of 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone at the table, {cards} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n player(s), {cards} cards each, one team</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TheGameSummary</name>
    <message>
        <source>%n card(s) left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won: all cards placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over, with %n card(s) left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Won! All 98 cards!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excellent!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not bad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better luck next time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card lies on the four piles. You have beaten the game.</source>
        <comment>to one</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card lies on the four piles. You have beaten the game.</source>
        <comment>to a team</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You placed {placed} of 98 cards. Fewer than ten left is a game to be proud of.</source>
        <comment>to one</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You placed {placed} of 98 cards. Fewer than ten left is a game to be proud of.</source>
        <comment>to a team</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You placed {placed} of 98 cards. From 89 on the game counts as excellent.</source>
        <comment>to one</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You placed {placed} of 98 cards. From 89 on the game counts as excellent.</source>
        <comment>to a team</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand was empty and nothing could cover the fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last to play: {name}. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fire had to be covered, and {last} fits none of the four piles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fire had to be covered, and neither {others} nor {last} fits any of the piles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{last} fits none of the four piles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither {others} nor {last} fits any of the four piles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards after &apos;neither&apos;</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Trapoula</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
