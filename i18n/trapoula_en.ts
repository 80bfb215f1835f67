<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Common</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <extracomment>Of a player, for screen readers.</extracomment>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <extracomment>Minutes, in little room.</extracomment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw pile, %n card(s)</source>
        <extracomment>The draw pile for screen readers.</extracomment>
        <translation>
            <numerusform>draw pile, %n card</numerusform>
            <numerusform>draw pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in many trials you came out about %n point(s) better this way than by {doing}</source>
        <extracomment>The reason of a hint: the computer has played on from here many times.</extracomment>
        <translation>
            <numerusform>in many trials you came out about %n point better this way than by {doing}</numerusform>
            <numerusform>in many trials you came out about %n points better this way than by {doing}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Computers</name>
    <message numerus="yes">
        <source>%n move(s) back</source>
        <extracomment>How far somebody who looks on has gone back.</extracomment>
        <translation>
            <numerusform>%n move back</numerusform>
            <numerusform>%n moves back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyDeals</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n computer(s): {level}</source>
        <translation>
            <numerusform>with %n computer: {level}</numerusform>
            <numerusform>with %n computers: {level}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaceToFace</name>
    <message numerus="yes">
        <source>Gift given: you draw %n</source>
        <extracomment>The second line of the status when the turn may end after a gift.</extracomment>
        <translation>
            <numerusform>Gift given: you draw %n</numerusform>
            <numerusform>Gift given: you draw %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No gift yet: you would draw %n</source>
        <extracomment>The second line of the status when the turn may end without a gift.</extracomment>
        <translation>
            <numerusform>No gift yet: you would draw %n</numerusform>
            <numerusform>No gift yet: you would draw %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When your turn ends, you draw the last %n card(s).</source>
        <translation>
            <numerusform>When your turn ends, you draw %n card, the last one.</numerusform>
            <numerusform>When your turn ends, you draw the last %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw back up to {full}: %n card(s) if you end now.</source>
        <translation>
            <numerusform>You draw back up to {full}: %n card if you end now.</numerusform>
            <numerusform>You draw back up to {full}: %n cards if you end now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw the last %n card(s), gift or not.</source>
        <translation>
            <numerusform>You draw %n card, the last one, gift or not.</numerusform>
            <numerusform>You draw the last %n cards, gift or not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent has only %n card(s) left to draw.</source>
        <translation>
            <numerusform>Your opponent has only %n card left to draw.</numerusform>
            <numerusform>Your opponent has only %n cards left to draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>even the smallest gift, {card}, would take your opponent’s pile back by %n number(s)</source>
        <translation>
            <numerusform>even the smallest gift, {card}, would take your opponent’s pile back by %n number</numerusform>
            <numerusform>even the smallest gift, {card}, would take your opponent’s pile back by %n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>opponent’s draw pile, %n card(s)</source>
        <translation>
            <numerusform>opponent’s draw pile, %n card</numerusform>
            <numerusform>opponent’s draw pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>opponent’s hand, %n card(s)</source>
        <extracomment>The rival&apos;s hand for screen readers.</extracomment>
        <translation>
            <numerusform>opponent’s hand, %n card</numerusform>
            <numerusform>opponent’s hand, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>that skips %n number(s), but no other card fits on your own piles</source>
        <translation>
            <numerusform>that skips %n number, but no other card fits on your own piles</numerusform>
            <numerusform>that skips %n numbers, but no other card fits on your own piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>that skips %n number(s), the fewest on your own piles</source>
        <translation>
            <numerusform>that skips %n number, the fewest on your own piles</numerusform>
            <numerusform>that skips %n numbers, the fewest on your own piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your draw pile, %n card(s)</source>
        <translation>
            <numerusform>your draw pile, %n card</numerusform>
            <numerusform>your draw pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your own piles stay as they are, and your opponent’s moves back by %n number(s)</source>
        <translation>
            <numerusform>your own piles stay as they are, and your opponent’s moves back by %n number</numerusform>
            <numerusform>your own piles stay as they are, and your opponent’s moves back by %n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gave no gift and drew %n card(s).</source>
        <extracomment>The turn is over.</extracomment>
        <translation>
            <numerusform>{name} gave no gift and drew %n card.</numerusform>
            <numerusform>{name} gave no gift and drew %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n card(s) left to draw.</source>
        <translation>
            <numerusform>{name} has only %n card left to draw.</numerusform>
            <numerusform>{name} has only %n cards left to draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} placed {placed} card(s), one of them as a gift, and drew none</source>
        <extracomment>What the player before did, when the draw pile was empty.</extracomment>
        <translation>
            <numerusform>{name} placed {placed} card, one of them as a gift, and drew none</numerusform>
            <numerusform>{name} placed {placed} cards, one of them as a gift, and drew none</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} placed {placed} card(s), one of them as a gift, and drew {drawn}</source>
        <extracomment>What the player before did, before the next one sees their cards.</extracomment>
        <translation>
            <numerusform>{name} placed {placed} card, one of them as a gift, and drew {drawn}</numerusform>
            <numerusform>{name} placed {placed} cards, one of them as a gift, and drew {drawn}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s draw pile, %n card(s)</source>
        <extracomment>A draw pile for screen readers.</extracomment>
        <translation>
            <numerusform>{name}’s draw pile, %n card</numerusform>
            <numerusform>{name}’s draw pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s hand, %n card(s)</source>
        <extracomment>A hand for screen readers.</extracomment>
        <translation>
            <numerusform>{name}’s hand, %n card</numerusform>
            <numerusform>{name}’s hand, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaceToFaceStory</name>
    <message numerus="yes">
        <source>%n backwards trick(s) kept the piles open.</source>
        <translation>
            <numerusform>%n backwards trick kept the piles open.</numerusform>
            <numerusform>%n backwards tricks kept the piles open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made the difference.</source>
        <translation>
            <numerusform>%n card made the difference.</numerusform>
            <numerusform>%n cards made the difference.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s) crossed the table.</source>
        <translation>
            <numerusform>%n gift crossed the table.</numerusform>
            <numerusform>%n gifts crossed the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ended suddenly, with %n card(s) to go.</source>
        <translation>
            <numerusform>It ended suddenly, with %n card to go.</numerusform>
            <numerusform>It ended suddenly, with %n cards to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner was %n card(s) behind at one time.</source>
        <translation>
            <numerusform>The winner was %n card behind at one time.</numerusform>
            <numerusform>The winner was %n cards behind at one time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You were %n card(s) behind at one time.</source>
        <translation>
            <numerusform>You were %n card behind at one time.</numerusform>
            <numerusform>You were %n cards behind at one time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaceToFaceTasks</name>
    <message numerus="yes">
        <source>Place %n card(s), one as a gift, and skip {numbers} at most</source>
        <translation>
            <numerusform>Place %n card, as a gift, and skip {numbers} at most</numerusform>
            <numerusform>Place %n cards, one as a gift, and skip {numbers} at most</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaceToFaceVerdict</name>
    <message numerus="yes">
        <source>%n card(s) in hand is too few for a turn.</source>
        <translation>
            <numerusform>%n card in hand is too few for a turn.</numerusform>
            <numerusform>%n cards in hand are too few for a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You had %n card(s) left.</source>
        <translation>
            <numerusform>You had %n card left.</numerusform>
            <numerusform>You had %n cards left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>How long a lesson takes.</extracomment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <extracomment>How many stars all tasks have brought.</extracomment>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <extracomment>How long a lesson is.</extracomment>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>How long a lesson takes.</extracomment>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonDone</name>
    <message numerus="yes">
        <source>%n position(s), a goal each.</source>
        <translation>
            <numerusform>%n position, with one goal.</numerusform>
            <numerusform>%n positions, with one goal each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message numerus="yes">
        <source>%n file(s) cannot be opened</source>
        <translation>
            <numerusform>%n file cannot be opened</numerusform>
            <numerusform>%n files cannot be opened</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported to {folder}</source>
        <translation>
            <numerusform>%n game exported to {folder}</numerusform>
            <numerusform>%n games exported to {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <extracomment>How many of the matches still go on.</extracomment>
        <translation>
            <numerusform>%n unfinished</numerusform>
            <numerusform>%n unfinished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exporting %n game(s).</source>
        <extracomment>When it begins, for screen readers.</extracomment>
        <translation>
            <numerusform>Exporting %n game.</numerusform>
            <numerusform>Exporting %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking in %n game(s).</source>
        <extracomment>When it begins, for screen readers.</extracomment>
        <translation>
            <numerusform>Taking in %n game.</numerusform>
            <numerusform>Taking in %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n more card(s)</source>
        <extracomment>Said once a card is placed: so many are still asked for.</extracomment>
        <translation>
            <numerusform>%n more card</numerusform>
            <numerusform>%n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Backwards trick(s) with {cards}.</source>
        <extracomment>What came of a turn, on the curtain.</extracomment>
        <translation>
            <numerusform>Backwards trick with {cards}.</numerusform>
            <numerusform>Backwards tricks with {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is your turn: place at least %n card(s).</source>
        <extracomment>In the log: whose turn it is.</extracomment>
        <translation>
            <numerusform>It is your turn: place at least %n card.</numerusform>
            <numerusform>It is your turn: place at least %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n more card(s): you need at least {minimum}.</source>
        <translation>
            <numerusform>Place %n more card: you need at least {minimum}.</numerusform>
            <numerusform>Place %n more cards: you need at least {minimum}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place at least %n card(s)</source>
        <extracomment>The status line at the beginning of a turn.</extracomment>
        <translation>
            <numerusform>Place at least %n card</numerusform>
            <numerusform>Place at least %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You drew %n card(s)</source>
        <translation>
            <numerusform>You drew %n card</numerusform>
            <numerusform>You drew %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You drew %n card(s).</source>
        <extracomment>Said where others hear it, too.</extracomment>
        <translation>
            <numerusform>You drew %n card.</numerusform>
            <numerusform>You drew %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You placed %n card(s)</source>
        <extracomment>The status line when the turn may end.</extracomment>
        <translation>
            <numerusform>You placed %n card</numerusform>
            <numerusform>You placed %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>even your closest card skips %n number(s)</source>
        <translation>
            <numerusform>even your closest card skips %n number</numerusform>
            <numerusform>even your closest card skips %n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>that skips %n number(s)</source>
        <translation>
            <numerusform>that skips %n number</numerusform>
            <numerusform>that skips %n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>that skips only %n number(s)</source>
        <translation>
            <numerusform>that skips only %n number</numerusform>
            <numerusform>that skips only %n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you placed %n card(s), enough for this turn</source>
        <translation>
            <numerusform>you placed %n card, enough for this turn</numerusform>
            <numerusform>you placed %n cards, enough for this turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you still need to place %n card(s)</source>
        <translation>
            <numerusform>you still need to place %n card</numerusform>
            <numerusform>you still need to place %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n card(s).</source>
        <extracomment>A player drew, and so ended the turn.</extracomment>
        <translation>
            <numerusform>{name} drew %n card.</numerusform>
            <numerusform>{name} drew %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is next and needs to place at least %n card(s).</source>
        <extracomment>In the log: whose turn it is.</extracomment>
        <translation>
            <numerusform>{name} is next and needs to place at least %n card.</numerusform>
            <numerusform>{name} is next and needs to place at least %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} placed {placed} card(s) and drew none</source>
        <extracomment>What the player before did, when the draw pile was empty.</extracomment>
        <translation>
            <numerusform>{name} placed {placed} card and drew none</numerusform>
            <numerusform>{name} placed {placed} cards and drew none</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} placed {placed} card(s) and drew {drawn}</source>
        <extracomment>What the player before did, before the next one sees their cards.</extracomment>
        <translation>
            <numerusform>{name} placed {placed} card and drew {drawn}</numerusform>
            <numerusform>{name} placed {placed} cards and drew {drawn}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumbersTasks</name>
    <message numerus="yes">
        <source>%n number(s)</source>
        <extracomment>How many numbers a task lets be skipped.</extracomment>
        <translation>
            <numerusform>%n number</numerusform>
            <numerusform>%n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Get rid of all %n card(s)</source>
        <translation>
            <numerusform>Get rid of your %n card</numerusform>
            <numerusform>Get rid of all %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n card(s) and skip {numbers} at most</source>
        <extracomment>The goal of a task: Place 4 cards and skip 12 numbers at most.</extracomment>
        <translation>
            <numerusform>Place %n card and skip {numbers} at most</numerusform>
            <numerusform>Place %n cards and skip {numbers} at most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n card(s) in one turn</source>
        <translation>
            <numerusform>Place %n card in one turn</numerusform>
            <numerusform>Place %n cards in one turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n card(s), and none on {pile}</source>
        <translation>
            <numerusform>Place %n card, but not on {pile}</numerusform>
            <numerusform>Place %n cards, but none on {pile}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost, %n card(s) left</source>
        <translation>
            <numerusform>lost, %n card left</numerusform>
            <numerusform>lost, %n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the loser had %n card(s) left</source>
        <translation>
            <numerusform>the loser had %n card left</numerusform>
            <numerusform>the loser had %n cards left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QwixxCards</name>
    <message numerus="yes">
        <source>%n card(s) in the draw pile</source>
        <extracomment>Beside the draw pile.</extracomment>
        <translation>
            <numerusform>%n card in the draw pile</numerusform>
            <numerusform>%n cards in the draw pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded</source>
        <extracomment>Beside the discard pile.</extracomment>
        <translation>
            <numerusform>%n discarded</numerusform>
            <numerusform>%n discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players crossed the number for all, {number}</source>
        <translation>
            <numerusform>%n player crossed the number for all, {number}</numerusform>
            <numerusform>%n players crossed the number for all, {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>after &apos;with&apos;</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New in the display: {numbers}.</source>
        <translation>
            <numerusform>New in the display: {numbers}.</numerusform>
            <numerusform>New in the display: {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of these numbers can be crossed.</source>
        <extracomment>Of the so many chosen cards nothing can be crossed.</extracomment>
        <translation>
            <numerusform>This number cannot be crossed.</numerusform>
            <numerusform>None of these numbers can be crossed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of your chosen cards shows {number}: they show {numbers}.</source>
        <translation>
            <numerusform>Your chosen card does not show {number}: it shows {numbers}.</numerusform>
            <numerusform>None of your chosen cards shows {number}: they show {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped for good {in_row}: {numbers}.</source>
        <translation>
            <numerusform>Skipped for good {in_row}: {numbers}.</numerusform>
            <numerusform>Skipped for good {in_row}: {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) from the display</source>
        <extracomment>The status line in part 1.</extracomment>
        <translation>
            <numerusform>Take %n card from the display</numerusform>
            <numerusform>Take %n cards from the display</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n player(s)</source>
        <translation>
            <numerusform>Waiting for %n player</numerusform>
            <numerusform>Waiting for %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may still change that · Waiting for %n player(s)</source>
        <translation>
            <numerusform>You may still change that · Waiting for %n player</numerusform>
            <numerusform>You may still change that · Waiting for %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a cross {in_row} would skip %n numbers</source>
        <translation>
            <numerusform>a cross {in_row} would skip %n number</numerusform>
            <numerusform>a cross {in_row} would skip %n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>blue</source>
        <comment>a colour</comment>
        <translation>
            <numerusform>blue</numerusform>
            <numerusform>blue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>blue {numbers}</source>
        <translation>
            <numerusform>blue {numbers}</numerusform>
            <numerusform>blue {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>crossing nothing costs you a penalty of %n point(s)</source>
        <translation>
            <numerusform>crossing nothing costs you a penalty of %n point</numerusform>
            <numerusform>crossing nothing costs you a penalty of %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>crossing nothing costs you a penalty of {points} points, but even {in_row} a cross would skip %n number(s)</source>
        <translation>
            <numerusform>crossing nothing costs you a penalty of {points} points, but even {in_row} a cross would skip %n number</numerusform>
            <numerusform>crossing nothing costs you a penalty of {points} points, but even {in_row} a cross would skip %n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discard pile, %n card(s)</source>
        <extracomment>The discard pile for screen readers.</extracomment>
        <translation>
            <numerusform>discard pile, %n card</numerusform>
            <numerusform>discard pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>even {in_row} a cross would skip %n numbers</source>
        <translation>
            <numerusform>even {in_row} a cross would skip %n numbers</numerusform>
            <numerusform>even {in_row} a cross would skip %n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>green</source>
        <comment>a colour</comment>
        <translation>
            <numerusform>green</numerusform>
            <numerusform>green</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>green {numbers}</source>
        <translation>
            <numerusform>green {numbers}</numerusform>
            <numerusform>green {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it brings you %n point(s)</source>
        <translation>
            <numerusform>it brings you %n point</numerusform>
            <numerusform>it brings you %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it closes the {row} and brings you %n point(s)</source>
        <translation>
            <numerusform>it closes the {row} and brings you %n point</numerusform>
            <numerusform>it closes the {row} and brings you %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joker {numbers}</source>
        <translation>
            <numerusform>joker {numbers}</numerusform>
            <numerusform>jokers {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>none of your cards can be crossed, so you take a penalty of %n point(s)</source>
        <translation>
            <numerusform>none of your cards can be crossed, so you take a penalty of %n point</numerusform>
            <numerusform>none of your cards can be crossed, so you take a penalty of %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>out of a hundred games you would win %n more than by {doing}</source>
        <translation>
            <numerusform>out of a hundred games you would win %n more than by {doing}</numerusform>
            <numerusform>out of a hundred games you would win %n more than by {doing}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>red</source>
        <comment>a colour</comment>
        <translation>
            <numerusform>red</numerusform>
            <numerusform>red</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>red {numbers}</source>
        <translation>
            <numerusform>red {numbers}</numerusform>
            <numerusform>red {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>yellow</source>
        <comment>a colour</comment>
        <translation>
            <numerusform>yellow</numerusform>
            <numerusform>yellow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>yellow {numbers}</source>
        <translation>
            <numerusform>yellow {numbers}</numerusform>
            <numerusform>yellow {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you cross %n numbers at once</source>
        <translation>
            <numerusform>you cross %n numbers at once</numerusform>
            <numerusform>you cross %n numbers at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} went to the discard pile.</source>
        <translation>
            <numerusform>{cards} went to the discard pile.</numerusform>
            <numerusform>{cards} went to the discard pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: {numbers} goes without a cross</source>
        <translation>
            <numerusform>{cards}: {numbers} goes without a cross</numerusform>
            <numerusform>{cards}: {numbers} go without a cross</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{doing} would bring you %n more point(s) now, but skip {numbers}</source>
        <translation>
            <numerusform>{doing} would bring you %n more point now, but skip {numbers}</numerusform>
            <numerusform>{doing} would bring you %n more points now, but skip {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} could not.</source>
        <comment>cross a number</comment>
        <translation>
            <numerusform>{names} could not.</numerusform>
            <numerusform>{names} could not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} needs {needed} crosses before it in its row: there are %n.</source>
        <translation>
            <numerusform>{number} needs {needed} crosses before it in its row: there is %n.</numerusform>
            <numerusform>{number} needs {needed} crosses before it in its row: there are %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{thing}</source>
        <comment>a number or card with its article, if it takes one</comment>
        <translation>
            <numerusform>{thing}</numerusform>
            <numerusform>{thing}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QwixxCardsOptions</name>
    <message numerus="yes">
        <source>%n player(s), {cards} cards each, everyone for themselves</source>
        <translation>
            <numerusform>%n player, {cards} cards each, everyone for themselves</numerusform>
            <numerusform>%n players, {cards} cards each, everyone for themselves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QwixxCardsStory</name>
    <message numerus="yes">
        <source>%n point(s) decided it after {turns} turns.</source>
        <translation>
            <numerusform>%n point decided it after {turns} turns.</numerusform>
            <numerusform>%n points decided it after {turns} turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead changed %n time(s), for the last time in turn {turn}.</source>
        <translation>
            <numerusform>The lead changed %n time, in turn {turn}.</numerusform>
            <numerusform>The lead changed %n times, for the last time in turn {turn}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner was %n point(s) behind at one time.</source>
        <translation>
            <numerusform>The winner was %n point behind at one time.</numerusform>
            <numerusform>The winner was %n points behind at one time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You were %n point(s) behind at one time.</source>
        <translation>
            <numerusform>You were %n point behind at one time.</numerusform>
            <numerusform>You were %n points behind at one time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QwixxTasks</name>
    <message numerus="yes">
        <source>Reach %n point(s) in this turn</source>
        <translation>
            <numerusform>Reach %n point in this turn</numerusform>
            <numerusform>Reach %n points in this turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message numerus="yes">
        <source>damaged: %n move(s) can be shown</source>
        <extracomment>In the bar of a replay, of a file that is damaged.</extracomment>
        <translation>
            <numerusform>damaged: %n move can be shown</numerusform>
            <numerusform>damaged: %n moves can be shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message numerus="yes">
        <source>card(s) left</source>
        <translation>
            <numerusform>card left</numerusform>
            <numerusform>cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n turning point(s)</source>
        <extracomment>The heading of the sheet.</extracomment>
        <translation>
            <numerusform>%n turning point</numerusform>
            <numerusform>%n turning points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>own choices cost about %n wins</source>
        <translation>
            <numerusform>own choices cost about %n win</numerusform>
            <numerusform>own choices cost about %n wins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Series</name>
    <message numerus="yes">
        <source>%n fewer than your best series</source>
        <translation>
            <numerusform>%n fewer than your best series</numerusform>
            <numerusform>%n fewer than your best series</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer than your best series at this point</source>
        <translation>
            <numerusform>%n fewer than your best series at this point</numerusform>
            <numerusform>%n fewer than your best series at this point</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more than your best series</source>
        <translation>
            <numerusform>%n more than your best series</numerusform>
            <numerusform>%n more than your best series</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more than your best series at this point</source>
        <translation>
            <numerusform>%n more than your best series at this point</numerusform>
            <numerusform>%n more than your best series at this point</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message numerus="yes">
        <source>All %n will come again.</source>
        <extracomment>Of the tips in a match.</extracomment>
        <translation>
            <numerusform>%n will come again.</numerusform>
            <numerusform>All %n will come again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each comes once; you have seen %n.</source>
        <extracomment>Of the tips in a match.</extracomment>
        <translation>
            <numerusform>Each comes once; you have seen %n.</numerusform>
            <numerusform>Each comes once; you have seen %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message numerus="yes">
        <source>A game for %n player(s)</source>
        <translation>
            <numerusform>A game for %n player</numerusform>
            <numerusform>A game for %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n player(s)</source>
        <translation>
            <numerusform>At least %n player</numerusform>
            <numerusform>At least %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New here? Learn it in %n minute(s)</source>
        <extracomment>Leads to a lesson.</extracomment>
        <translation>
            <numerusform>New here? Learn it in %n minute</numerusform>
            <numerusform>New here? Learn it in %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message numerus="yes">
        <source>Trapoula cannot open its window: %n system package(s) missing: {packages}.</source>
        <translation>
            <numerusform>Trapoula cannot open its window: %n system package is missing: {packages}.</numerusform>
            <numerusform>Trapoula cannot open its window: %n system packages are missing: {packages}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n forgotten</source>
        <extracomment>A button: opens a menu with the names.</extracomment>
        <translation>
            <numerusform>%n forgotten</numerusform>
            <numerusform>%n forgotten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <extracomment>Of a bar, for screen readers.</extracomment>
        <translation>
            <numerusform>%n game won</numerusform>
            <numerusform>%n games won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h {minutes} min</source>
        <extracomment>How long was played: hours and minutes.</extracomment>
        <translation>
            <numerusform>%n h {minutes} min</numerusform>
            <numerusform>%n h {minutes} min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shared</source>
        <extracomment>So many of the wins are shared with somebody.</extracomment>
        <translation>
            <numerusform>%n shared</numerusform>
            <numerusform>%n shared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n</source>
        <extracomment>A heading: the last matches one by one.</extracomment>
        <translation>
            <numerusform>The last %n</numerusform>
            <numerusform>The last %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a win, %n time(s)</source>
        <translation>
            <numerusform>a win, %n time</numerusform>
            <numerusform>a win, %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more excellent</source>
        <extracomment>Matches that were nearly won, besides those won.</extracomment>
        <translation>
            <numerusform>and %n more excellent</numerusform>
            <numerusform>and %n more excellent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>card(s) left at best</source>
        <comment>under a figure</comment>
        <translation>
            <numerusform>card left at best</numerusform>
            <numerusform>cards left at best</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>game(s)</source>
        <comment>under a figure</comment>
        <translation>
            <numerusform>game</numerusform>
            <numerusform>games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s) at best</source>
        <comment>under a figure</comment>
        <translation>
            <numerusform>point at best</numerusform>
            <numerusform>points at best</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>win(s)</source>
        <comment>under a figure</comment>
        <translation>
            <numerusform>win</numerusform>
            <numerusform>wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>win(s) in a row</source>
        <translation>
            <numerusform>win in a row</numerusform>
            <numerusform>wins in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{games}, %n of them won</source>
        <extracomment>For screen readers.</extracomment>
        <translation>
            <numerusform>{games}, %n of them won</numerusform>
            <numerusform>{games}, %n of them won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {games}, average {mean}, %n won</source>
        <extracomment>For screen readers.</extracomment>
        <translation>
            <numerusform>{name}: {games}, average {mean}, %n won</numerusform>
            <numerusform>{name}: {games}, average {mean}, %n won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Task</name>
    <message numerus="yes">
        <source>%n of three stars</source>
        <extracomment>Never 0.</extracomment>
        <translation>
            <numerusform>%n of three stars</numerusform>
            <numerusform>%n of three stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved with %n star(s)</source>
        <translation>
            <numerusform>Solved with %n star</numerusform>
            <numerusform>Solved with %n stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TheGame</name>
    <message numerus="yes">
        <source>%n of {total} cards to go</source>
        <translation>
            <numerusform>%n of {total} cards to go</numerusform>
            <numerusform>%n of {total} cards to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fire(s) on {cards} not put out</source>
        <extracomment>At the end: fires that the last turn still had to cover.</extracomment>
        <translation>
            <numerusform>Fire on {cards} not put out</numerusform>
            <numerusform>Fires on {cards} not put out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now put the fire(s) out</source>
        <extracomment>The status line when enough lies but fires of the turn before still burn.</extracomment>
        <translation>
            <numerusform>Now put the fire out</numerusform>
            <numerusform>Now put the fires out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The fire(s) on {cards} was left for the next player to put out.</source>
        <extracomment>What came of a turn, on the curtain.</extracomment>
        <translation>
            <numerusform>The fire on {cards} was left for the next player to put out.</numerusform>
            <numerusform>The fires on {cards} were left for the next player to put out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The fire(s) on {cards} went out.</source>
        <extracomment>What came of a turn, on the curtain.</extracomment>
        <translation>
            <numerusform>The fire on {cards} went out.</numerusform>
            <numerusform>The fires on {cards} went out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must put out the fire(s) on {cards} this turn.</source>
        <extracomment>What happened: the listener&apos;s turn began, or is next, in which a fire must be covered.</extracomment>
        <translation>
            <numerusform>You must put out the fire on {cards} this turn.</numerusform>
            <numerusform>You must put out the fires on {cards} this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your signal(s) lapsed.</source>
        <translation>
            <numerusform>Your signal lapsed.</numerusform>
            <numerusform>Your signals lapsed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your signal(s) {on_piles} lapsed.</source>
        <translation>
            <numerusform>Your signal {on_piles} lapsed.</numerusform>
            <numerusform>Your signals {on_piles} lapsed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put the fire(s) out</source>
        <extracomment>What is owed, in the second line of the status: a part of it.</extracomment>
        <translation>
            <numerusform>put the fire out</numerusform>
            <numerusform>put the fires out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} asked for small steps on this pile. This skipped %n number(s).</source>
        <extracomment>Said at a pile, once a card is placed there against a signal.</extracomment>
        <translation>
            <numerusform>{name} asked for small steps on this pile. This skipped %n number.</numerusform>
            <numerusform>{name} asked for small steps on this pile. This skipped %n numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n signal(s): {said}.</source>
        <extracomment>What happened: signals about several piles.</extracomment>
        <translation>
            <numerusform>{name} gives %n signal: {said}.</numerusform>
            <numerusform>{name} gives %n signals: {said}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must put out the fire(s) on {cards}, in the turn that begins.</source>
        <extracomment>What happened: a turn began in which a fire must be covered.</extracomment>
        <translation>
            <numerusform>{name} must put out the fire on {cards}, in the turn that begins.</numerusform>
            <numerusform>{name} must put out the fires on {cards}, in the turn that begins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s signal(s) lapsed.</source>
        <translation>
            <numerusform>{name}’s signal lapsed.</numerusform>
            <numerusform>{name}’s signals lapsed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s signal(s) {on_piles} lapsed.</source>
        <translation>
            <numerusform>{name}’s signal {on_piles} lapsed.</numerusform>
            <numerusform>{name}’s signals {on_piles} lapsed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{stuck}: the game is lost, with %n card(s) left.</source>
        <extracomment>What happened: who cannot do what.</extracomment>
        <translation>
            <numerusform>{stuck}: the game is lost, with %n card left.</numerusform>
            <numerusform>{stuck}: the game is lost, with %n cards left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TheGameExtreme</name>
    <message numerus="yes">
        <source>%n more card(s), and then no other</source>
        <translation>
            <numerusform>%n more card, and then no other</numerusform>
            <numerusform>%n more cards, and then no other</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cover the card(s) before this turn ends</source>
        <extracomment>Until when skulls or fires must be covered.</extracomment>
        <translation>
            <numerusform>Cover it before this turn ends</numerusform>
            <numerusform>Cover them before this turn ends</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost: %n card(s) in the turn, not exactly {exactly}</source>
        <translation>
            <numerusform>Lost: %n card in the turn, not exactly {exactly}</numerusform>
            <numerusform>Lost: %n cards in the turn, not exactly {exactly}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now cover the skull(s)</source>
        <extracomment>The status line when nothing else is left to do.</extracomment>
        <translation>
            <numerusform>Now cover the skull</numerusform>
            <numerusform>Now cover the skulls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n more card(s): Three ({cards}) needs exactly {exactly}.</source>
        <translation>
            <numerusform>Place %n more card: Three ({cards}) needs exactly {exactly}.</numerusform>
            <numerusform>Place %n more cards: Three ({cards}) needs exactly {exactly}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skull(s) on {cards} not covered</source>
        <extracomment>At the end: what was left over.</extracomment>
        <translation>
            <numerusform>Skull on {cards} not covered</numerusform>
            <numerusform>Skulls on {cards} not covered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stop ended your turn: you drew %n card(s)</source>
        <translation>
            <numerusform>Stop ended your turn: you drew %n card</numerusform>
            <numerusform>Stop ended your turn: you drew %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The skull(s) on {cards} was covered.</source>
        <extracomment>What came of a turn, on the curtain.</extracomment>
        <translation>
            <numerusform>The skull on {cards} was covered.</numerusform>
            <numerusform>The skulls on {cards} were covered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cover the skull(s)</source>
        <extracomment>What is owed, in the second line of the status: a part of it.</extracomment>
        <translation>
            <numerusform>cover the skull</numerusform>
            <numerusform>cover the skulls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the card’s Stop ends your turn at once, with %n card(s) instead of {minimum}</source>
        <translation>
            <numerusform>the card’s Stop ends your turn at once, with %n card instead of {minimum}</numerusform>
            <numerusform>the card’s Stop ends your turn at once, with %n cards instead of {minimum}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this turn needs exactly {exactly} cards, and you have placed %n</source>
        <translation>
            <numerusform>this turn needs exactly {exactly} cards, and you have placed %n</numerusform>
            <numerusform>this turn needs exactly {exactly} cards, and you have placed %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} needs exactly {exactly} cards in the turn, and you have already placed %n.</source>
        <translation>
            <numerusform>{card} needs exactly {exactly} cards in the turn, and you have already placed %n.</numerusform>
            <numerusform>{card} needs exactly {exactly} cards in the turn, and you have already placed %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TheGameExtremeVerdict</name>
    <message numerus="yes">
        <source>The fire(s) on {cards} had not been put out.</source>
        <translation>
            <numerusform>The fire on {cards} had not been put out.</numerusform>
            <numerusform>The fires on {cards} had not been put out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand was empty and nothing could cover the skull(s) on {cards}.</source>
        <translation>
            <numerusform>The hand was empty and nothing could cover the skull on {cards}.</numerusform>
            <numerusform>The hand was empty and nothing could cover the skulls on {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The skull(s) on {cards} had not been covered.</source>
        <translation>
            <numerusform>The skull on {cards} had not been covered.</numerusform>
            <numerusform>The skulls on {cards} had not been covered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The turn had to have exactly {exactly} cards and had %n.</source>
        <translation>
            <numerusform>The turn had to have exactly {exactly} cards and had %n.</numerusform>
            <numerusform>The turn had to have exactly {exactly} cards and had %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TheGameOptions</name>
    <message numerus="yes">
        <source>%n player(s), {cards} cards each, one team</source>
        <translation>
            <numerusform>%n player, {cards} cards each, one team</numerusform>
            <numerusform>%n players, {cards} cards each, one team</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TheGameStart</name>
    <message numerus="yes">
        <source>in your first turn the piles move on by at least %n number(s)</source>
        <extracomment>Why a start is good or not: in a hint.</extracomment>
        <translation>
            <numerusform>in your first turn the piles move on by at least %n number</numerusform>
            <numerusform>in your first turn the piles move on by at least %n numbers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TheGameStory</name>
    <message numerus="yes">
        <source>%n backwards trick(s) kept it going for a long time.</source>
        <translation>
            <numerusform>%n backwards trick kept it going for a long time.</numerusform>
            <numerusform>%n backwards tricks kept it going for a long time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fire(s) burned, and each was covered in time.</source>
        <translation>
            <numerusform>%n fire burned, and it was covered in time.</numerusform>
            <numerusform>%n fires burned, and each was covered in time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In turn {turn} there was little room left, but %n backwards trick(s) made some again.</source>
        <translation>
            <numerusform>In turn {turn} there was little room left, but %n backwards trick made some again.</numerusform>
            <numerusform>In turn {turn} there was little room left, but %n backwards tricks made some again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In turn {turn} there was little room left, but %n backwards trick(s) saved the game.</source>
        <translation>
            <numerusform>In turn {turn} there was little room left, but %n backwards trick saved the game.</numerusform>
            <numerusform>In turn {turn} there was little room left, but %n backwards tricks saved the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In turn {turn} there was little room left; %n backwards trick(s) nearly saved the game.</source>
        <translation>
            <numerusform>In turn {turn} there was little room left; %n backwards trick nearly saved the game.</numerusform>
            <numerusform>In turn {turn} there was little room left; %n backwards tricks nearly saved the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over early: %n card(s) still to draw.</source>
        <translation>
            <numerusform>Over early: %n card still to draw.</numerusform>
            <numerusform>Over early: %n cards still to draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n backwards trick(s) down to the last card.</source>
        <translation>
            <numerusform>With %n backwards trick down to the last card.</numerusform>
            <numerusform>With %n backwards tricks down to the last card.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TheGameSummary</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over, with %n card(s) left</source>
        <translation>
            <numerusform>over, with %n card left</numerusform>
            <numerusform>over, with %n cards left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message numerus="yes">
        <source>{card} on the {top} skips %n number(s), and only the backwards trick leads back. So take small steps.</source>
        <extracomment>A tip about what a step on a pile costs.</extracomment>
        <translation>
            <numerusform>{card} on the {top} skips %n number, and only the backwards trick leads back. So take small steps.</numerusform>
            <numerusform>{card} on the {top} skips %n numbers, and only the backwards trick leads back. So take small steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>by how much</comment>
        <extracomment>By how much one is behind.</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not won, but fewer than ten are left: only %n card(s).</source>
        <translation>
            <numerusform>Not won, but fewer than ten are left: only %n card.</numerusform>
            <numerusform>Not won, but fewer than ten are left: only %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not won: %n card(s) left. Fewer than ten would be excellent.</source>
        <translation>
            <numerusform>Not won: %n card left. Fewer than ten would be excellent.</numerusform>
            <numerusform>Not won: %n cards left. Fewer than ten would be excellent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The fire(s) on {fires} had to be covered, and neither {others} nor {last} fits on any of the piles.</source>
        <translation>
            <numerusform>The fire on {fires} had to be covered, and neither {others} nor {last} fits on any of the piles.</numerusform>
            <numerusform>The fires on {fires} had to be covered, and neither {others} nor {last} fits on any of the piles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The fire(s) on {fires} had to be covered, and {last} fits on none of the four piles.</source>
        <translation>
            <numerusform>The fire on {fires} had to be covered, and {last} fits on none of the four piles.</numerusform>
            <numerusform>The fires on {fires} had to be covered, and {last} fits on none of the four piles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand was empty and nothing could cover the fire(s) on {fires}.</source>
        <translation>
            <numerusform>The hand was empty and nothing could cover the fire on {fires}.</numerusform>
            <numerusform>The hand was empty and nothing could cover the fires on {fires}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wednesday</name>
    <message numerus="yes">
        <source>%n blocked card(s) leave(s) your hand at once</source>
        <translation>
            <numerusform>%n blocked card leaves your hand</numerusform>
            <numerusform>%n blocked cards leave your hand at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards leave your hand at once</source>
        <translation>
            <numerusform>%n card leaves your hand at once</numerusform>
            <numerusform>%n cards leave your hand at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face-down character(s)</source>
        <extracomment>The face-down characters for screen readers.</extracomment>
        <translation>
            <numerusform>%n face-down character</numerusform>
            <numerusform>%n face-down characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewest points: %n players</source>
        <translation>
            <numerusform>Fewest points: %n player</numerusform>
            <numerusform>Fewest points: %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile has only %n place(s).</source>
        <translation>
            <numerusform>The pile has only %n place.</numerusform>
            <numerusform>The pile has only %n places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wednesday is revealed next, and your hand is worth %n point(s)</source>
        <translation>
            <numerusform>Wednesday is revealed next, and your hand is worth %n point</numerusform>
            <numerusform>Wednesday is revealed next, and your hand is worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discarded your whole hand, %n blocked {number}(s).</source>
        <translation>
            <numerusform>You discarded your whole hand, %n blocked {number}.</numerusform>
            <numerusform>You discarded your whole hand, %n blocked {number}s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need {needed} cards numbered {number} to burn them; you have %n.</source>
        <translation>
            <numerusform>You need {needed} cards numbered {number} to burn them; you have %n.</numerusform>
            <numerusform>You need {needed} cards numbered {number} to burn them; you have %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s).</source>
        <translation>
            <numerusform>You won with %n point.</numerusform>
            <numerusform>You won with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>burnt pile, %n card(s)</source>
        <extracomment>The burnt pile for screen readers.</extracomment>
        <translation>
            <numerusform>burnt pile, %n card</numerusform>
            <numerusform>burnt pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>got %n burnt card(s) from {name}</source>
        <translation>
            <numerusform>got %n burnt card from {name}</numerusform>
            <numerusform>got %n burnt cards from {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>if you still hold it when the round ends, the {number} costs you %n point(s)</source>
        <translation>
            <numerusform>if you still hold it when the round ends, the {number} costs you %n point</numerusform>
            <numerusform>if you still hold it when the round ends, the {number} costs you %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n characters are left to come, and Wednesday is one of them</source>
        <translation>
            <numerusform>only %n character is left to come, and it is Wednesday</numerusform>
            <numerusform>only %n characters are left to come, and Wednesday is one of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n hidden card(s) can be played on the {number}</source>
        <translation>
            <numerusform>only %n hidden card can be played on the {number}</numerusform>
            <numerusform>only %n hidden cards can be played on the {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n hidden card(s) can be played on the {number}, so once you play it, you will probably play first again</source>
        <translation>
            <numerusform>only %n hidden card can be played on the {number}, so once you play it, you will probably play first again</numerusform>
            <numerusform>only %n hidden cards can be played on the {number}, so once you play it, you will probably play first again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>others hold %n of the {number}s</source>
        <translation>
            <numerusform>others hold %n of the {number}s</numerusform>
            <numerusform>others hold %n of the {number}s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the round ends, and what is left in your hand is worth %n point(s)</source>
        <translation>
            <numerusform>the round ends, and what is left in your hand is worth %n point</numerusform>
            <numerusform>the round ends, and what is left in your hand is worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the top one of %n burnt card(s), face down</source>
        <extracomment>The top card of the burnt pile while it is to be given away, for screen readers.</extracomment>
        <translation>
            <numerusform>the top one of %n burnt card, face down</numerusform>
            <numerusform>the top one of %n burnt cards, face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the {number} counts more, but keep it: nobody else can play on it, while %n hidden card(s) can be played on the {given}</source>
        <translation>
            <numerusform>the {number} counts more, but keep it: nobody else can play on it, while %n hidden card can be played on the {given}</numerusform>
            <numerusform>the {number} counts more, but keep it: nobody else can play on it, while %n hidden cards can be played on the {given}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the {number} counts more, but keep it: of the hidden cards only {cards} can be played on it, and %n on the {given}</source>
        <translation>
            <numerusform>the {number} counts more, but keep it: of the hidden cards only {cards} can be played on it, and %n on the {given}</numerusform>
            <numerusform>the {number} counts more, but keep it: of the hidden cards only {cards} can be played on it, and %n on the {given}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n burnt card(s)</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>took %n burnt card</numerusform>
            <numerusform>took %n burnt cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you get rid of %n point(s)</source>
        <translation>
            <numerusform>you get rid of %n point</numerusform>
            <numerusform>you get rid of %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your team: %n point(s)</source>
        <extracomment>The points of one&apos;s own team, in the bar.</extracomment>
        <translation>
            <numerusform>your team: %n point</numerusform>
            <numerusform>your team: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} won with %n point(s).</source>
        <translation>
            <numerusform>{names} won with %n point.</numerusform>
            <numerusform>{names} won with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} discarded the whole hand, %n blocked {number}(s)</source>
        <translation>
            <numerusform>{name} discarded the whole hand, %n blocked {number}</numerusform>
            <numerusform>{name} discarded the whole hand, %n blocked {number}s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} discarded the whole hand, %n blocked {number}(s).</source>
        <translation>
            <numerusform>{name} discarded the whole hand, %n blocked {number}.</numerusform>
            <numerusform>{name} discarded the whole hand, %n blocked {number}s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n card(s) left</source>
        <translation>
            <numerusform>{name} has only %n card left</numerusform>
            <numerusform>{name} has only %n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n card(s), fewer than others you can choose</source>
        <translation>
            <numerusform>{name} has only %n card, fewer than others you can choose</numerusform>
            <numerusform>{name} has only %n cards, fewer than others you can choose</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WednesdayOptions</name>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WednesdayStory</name>
    <message numerus="yes">
        <source>%n point(s) decided it after five rounds.</source>
        <translation>
            <numerusform>%n point decided it after five rounds.</numerusform>
            <numerusform>%n points decided it after five rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead changed %n time(s), for the last time in round {round}.</source>
        <translation>
            <numerusform>The lead changed %n time, in round {round}.</numerusform>
            <numerusform>The lead changed %n times, for the last time in round {round}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WednesdaySummary</name>
    <message numerus="yes">
        <source>{names} won with %n point(s)</source>
        <translation>
            <numerusform>{names} won with %n point</numerusform>
            <numerusform>{names} won with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WednesdayTasks</name>
    <message numerus="yes">
        <source>%n card(s) in your hand</source>
        <translation>
            <numerusform>%n card in your hand</numerusform>
            <numerusform>%n cards in your hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message numerus="yes">
        <source>%n file(s) not taken in:</source>
        <translation>
            <numerusform>%n file not taken in:</numerusform>
            <numerusform>%n files not taken in:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) here already, left as they are: {files}.</source>
        <translation>
            <numerusform>%n game here already, left as it is: {files}.</numerusform>
            <numerusform>%n games here already, left as they are: {files}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) taken in.</source>
        <translation>
            <numerusform>%n game taken in.</numerusform>
            <numerusform>%n games taken in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more file(s).</source>
        <translation>
            <numerusform>and %n more file.</numerusform>
            <numerusform>and %n more files.</numerusform>
        </translation>
    </message>
</context>
</TS>
