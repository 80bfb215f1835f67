<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="el" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>Card games around one table, on one computer, without the internet. Nothing about you or your games leaves this computer.</source>
        <translation>Παιχνίδια με κάρτες γύρω από ένα τραπέζι, σε έναν υπολογιστή, χωρίς διαδίκτυο. Ό,τι αφορά εσένα και τις παρτίδες σου μένει εδώ.</translation>
    </message>
    <message>
        <source>Every game is saved automatically, move by move, in this folder:</source>
        <translation>Κάθε παρτίδα αποθηκεύεται αυτόματα, κίνηση με κίνηση, σε αυτόν τον φάκελο:</translation>
    </message>
    <message>
        <source>It uses Qt {version} through Qt for Python, under the GNU Lesser General Public License, version 3. You may replace these libraries with your own.</source>
        <translation>Χρησιμοποιεί το Qt {version} μέσω του Qt for Python, με την άδεια GNU Lesser General Public License, έκδοση 3. Μπορείς να αντικαταστήσεις αυτές τις βιβλιοθήκες με δικές σου.</translation>
    </message>
    <message>
        <source>Made by people who love these games and have no connection with their designers or publishers. The names belong to their owners. The rules texts, pictures and cards are our own.</source>
        <translation>Το έφτιαξαν άνθρωποι που αγαπούν αυτά τα παιχνίδια, χωρίς καμία σχέση με τους δημιουργούς ή τους εκδότες τους. Τα ονόματα ανήκουν στους κατόχους τους. Τα κείμενα των κανόνων, οι εικόνες και οι κάρτες είναι δικά μας.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Άνοιξε τον φάκελο</translation>
    </message>
    <message>
        <source>Read the licences</source>
        <translation>Διάβασε τις άδειες</translation>
    </message>
    <message>
        <source>The folder could not be opened. It is here: {folder}</source>
        <translation>Ο φάκελος δεν άνοιξε. Βρίσκεται εδώ: {folder}</translation>
    </message>
    <message>
        <source>The fonts Inter and Noto Serif are licensed under the SIL Open Font License 1.1.</source>
        <translation>Οι γραμματοσειρές Inter και Noto Serif διατίθενται με την άδεια SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>The full texts of the licences come with the program.</source>
        <translation>Τα πλήρη κείμενα των αδειών συνοδεύουν το πρόγραμμα.</translation>
    </message>
    <message>
        <source>Trapoula is free software under the MIT licence.</source>
        <translation>Η Τράπουλα είναι ελεύθερο λογισμικό με άδεια MIT.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Έκδοση {version}</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Οι παρτίδες σου</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>No hand is shown now.</source>
        <extracomment>An answer of the table: nobody’s cards lie open.</extracomment>
        <translation>Τώρα δεν φαίνονται οι κάρτες κανενός.</translation>
    </message>
    <message>
        <source>Nobody else is playing.</source>
        <extracomment>An answer of the table.</extracomment>
        <translation>Δεν παίζει κανένας άλλος.</translation>
    </message>
    <message>
        <source>Nothing is counted here.</source>
        <extracomment>An answer of the table.</extracomment>
        <translation>Εδώ δεν μετράει τίποτα.</translation>
    </message>
    <message>
        <source>Nothing lies in the middle.</source>
        <extracomment>An answer of the table.</extracomment>
        <translation>Στη μέση δεν υπάρχει τίποτα.</translation>
    </message>
    <message>
        <source>Nothing special is in force.</source>
        <extracomment>An answer of the table.</extracomment>
        <translation>Δεν ισχύει τίποτα ιδιαίτερο.</translation>
    </message>
    <message>
        <source>Still telling what happened</source>
        <extracomment>An answer of the table, before what is to be done next.</extracomment>
        <translation>Ακόμη ακούς τι έγινε</translation>
    </message>
    <message>
        <source>There is no face-down pile.</source>
        <extracomment>An answer of the table.</extracomment>
        <translation>Δεν υπάρχει κλειστή στοίβα.</translation>
    </message>
    <message>
        <source>To choose from: {names}</source>
        <extracomment>An answer of the table.</extracomment>
        <translation>Διάλεξε ανάμεσα σε: {names}</translation>
    </message>
    <message>
        <source>You have no cards.</source>
        <extracomment>An answer of the table.</extracomment>
        <translation>Δεν έχεις κάρτες.</translation>
    </message>
    <message>
        <source>Your turn, {name}</source>
        <extracomment>An answer of the table.</extracomment>
        <translation>Σειρά σου, {name}</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Δεν έχει ειπωθεί τίποτα ακόμη.</translation>
    </message>
    <message>
        <source>With Tab: {words}</source>
        <extracomment>An answer of the table: its buttons.</extracomment>
        <translation>Με Tab: {words}</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>Extreme</source>
        <extracomment>The game&apos;s name where there is little room.</extracomment>
        <translation>Extreme</translation>
    </message>
    <message>
        <source>Face to Face</source>
        <extracomment>The game&apos;s name where there is little room.</extracomment>
        <translation>Face to Face</translation>
    </message>
    <message>
        <source>Four colours, crosses and locks.</source>
        <translation>Τέσσερα χρώματα, σταυροί και λουκέτα.</translation>
    </message>
    <message>
        <source>Gold against silver: one on one.</source>
        <translation>Χρυσάφι κόντρα στο ασήμι: ένας εναντίον ενός.</translation>
    </message>
    <message>
        <source>One team, 98 cards, four piles.</source>
        <translation>Όλοι μαζί: 98 κάρτες, τέσσερις στοίβες.</translation>
    </message>
    <message>
        <source>Qwixx</source>
        <extracomment>The game&apos;s name where there is little room.</extracomment>
        <translation>Qwixx</translation>
    </message>
    <message>
        <source>Qwixx: the card game</source>
        <translation>Qwixx: το παιχνίδι με κάρτες</translation>
    </message>
    <message>
        <source>The Game</source>
        <translation>The Game</translation>
    </message>
    <message>
        <source>The Game: Extreme</source>
        <translation>The Game: Extreme</translation>
    </message>
    <message>
        <source>The Game: Face to Face</source>
        <translation>The Game: Face to Face</translation>
    </message>
    <message>
        <source>The cards give commands. Obey or lose.</source>
        <translation>Οι κάρτες δίνουν εντολές. Υπακούτε ή χάνετε.</translation>
    </message>
    <message>
        <source>The fewest points win.</source>
        <translation>Κερδίζουν οι λιγότεροι πόντοι.</translation>
    </message>
    <message>
        <source>Wednesday</source>
        <extracomment>The game&apos;s name where there is little room.</extracomment>
        <translation>Wednesday</translation>
    </message>
    <message>
        <source>Wednesday: Outcasts &amp; Monsters</source>
        <translation>Wednesday: Απόκληροι &amp; Τέρατα</translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <translation>{least}–{most} παίκτες</translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <extracomment>Of a player, for screen readers.</extracomment>
        <translation>
            <numerusform>%n κάρτα στο χέρι</numerusform>
            <numerusform>%n κάρτες στο χέρι</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n παρτίδα</numerusform>
            <numerusform>%n παρτίδες</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <extracomment>Minutes, in little room.</extracomment>
        <translation>
            <numerusform>%n λεπτό</numerusform>
            <numerusform>%n λεπτά</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n παίκτης</numerusform>
            <numerusform>%n παίκτες</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n πόντος</numerusform>
            <numerusform>%n πόντοι</numerusform>
        </translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>A button, and the heading of its page.</extracomment>
        <translation>Σχετικά</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button.</extracomment>
        <translation>Πίσω</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>A kind of sounds, or all the cards that can be stepped to.</extracomment>
        <translation>Κάρτες</translation>
    </message>
    <message>
        <source>Cards left</source>
        <extracomment>A heading: how many were left at the end.</extracomment>
        <translation>Κάρτες που έμειναν</translation>
    </message>
    <message>
        <source>Cards on request</source>
        <extracomment>In the menu of one&apos;s own seat, and over settings: cards are only said aloud when one asks for it.</extracomment>
        <translation>Κάρτες όταν ρωτάω</translation>
    </message>
    <message>
        <source>Cards on request: off</source>
        <extracomment>The same where that has not been chosen.</extracomment>
        <translation>Κάρτες όταν ρωτάω: όχι</translation>
    </message>
    <message>
        <source>Cards on request: on</source>
        <extracomment>Says what holds, after what a button is called.</extracomment>
        <translation>Κάρτες όταν ρωτάω: ναι</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>A button.</extracomment>
        <translation>Κλείσιμο</translation>
    </message>
    <message>
        <source>End your turn</source>
        <comment>a hint</comment>
        <translation>Τέλειωσε τη σειρά σου</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>A button: something is copied to the folder Documents.</extracomment>
        <translation>Εξαγωγή</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>A heading, or a name for screen readers.</extracomment>
        <translation>Παιχνίδια</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>A button that leads to the home page.</extracomment>
        <translation>Αρχική</translation>
    </message>
    <message>
        <source>In numbers</source>
        <extracomment>Names figures of games, for screen readers.</extracomment>
        <translation>Σε αριθμούς</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <extracomment>Why something cannot be done.</extracomment>
        <translation>Δεν είναι η σειρά σου.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <extracomment>Why something cannot be done.</extracomment>
        <translation>Δεν παίζεις εσύ τώρα. Παίζει: {name}.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>A button: shows all keys.</extracomment>
        <translation>Πλήκτρα</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Names the choice of it.</extracomment>
        <translation>Γλώσσα</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>A button that leads to the lessons, and the heading of their page.</extracomment>
        <translation>Μάθε παίζοντας</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>A button that leads out of a lesson or a task.</extracomment>
        <translation>Έξοδος</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Άδειες</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Over a field, or over a column.</extracomment>
        <translation>Όνομα</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Of a speed.</extracomment>
        <translation>Κανονικά</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <extracomment>Said to who asks what has happened.</extracomment>
        <translation>Δεν έχει γίνει τίποτα ακόμη.</translation>
    </message>
    <message>
        <source>Nothing was exported ({reason}).</source>
        <translation>Δεν αντιγράφηκε τίποτα ({reason}).</translation>
    </message>
    <message>
        <source>One switch</source>
        <extracomment>A button, and the page of the settings that it leads to.</extracomment>
        <translation>Ένας διακόπτης</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>A button: what goes on by itself stops.</extracomment>
        <translation>Παύση</translation>
    </message>
    <message>
        <source>Penalties</source>
        <extracomment>The caption of the four penalties on a sheet.</extracomment>
        <translation>Ποινές</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Who plays a seat.</extracomment>
        <translation>Άνθρωπος</translation>
    </message>
    <message>
        <source>Place {card} {on_pile}</source>
        <comment>a hint</comment>
        <translation>Κατέβασε το {card} {on_pile}</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>A heading, and what a key does.</extracomment>
        <translation>Πόντοι</translation>
    </message>
    <message>
        <source>Press again if you still want to.</source>
        <extracomment>How a button is used against the warning.</extracomment>
        <translation>Πάτησε ξανά αν το θέλεις παρ’ όλα αυτά.</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <extracomment>A button, and the page of the settings that it leads to.</extracomment>
        <translation>Φωνητική ανάγνωση</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>A button: a match is shown again, move by move.</extracomment>
        <translation>Αναπαραγωγή</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>A button: shows how the match ended.</extracomment>
        <translation>Αποτέλεσμα</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>A button: a match is looked at for what could have been better.</extracomment>
        <translation>Ανάλυση</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>A button that leads to the rules.</extracomment>
        <translation>Κανόνες</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <extracomment>A button.</extracomment>
        <translation>Ξανά η ίδια μοιρασιά</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>A button, and the heading of its page.</extracomment>
        <translation>Οι παρτίδες σου</translation>
    </message>
    <message>
        <source>Saved games</source>
        <comment>a button</comment>
        <extracomment>It leads to the saved games.</extracomment>
        <translation>Παρτίδες</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>A button, and the heading of its page.</extracomment>
        <translation>Ρυθμίσεις</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Αργά</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>A button, and the page of the settings that it leads to.</extracomment>
        <translation>Ήχος</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>A button, and the heading of its page.</extracomment>
        <translation>Στατιστικά</translation>
    </message>
    <message>
        <source>Take the {number}</source>
        <comment>a hint</comment>
        <translation>Πάρε το {number}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>Why something cannot be done.</extracomment>
        <translation>Η παρτίδα τελείωσε.</translation>
    </message>
    <message>
        <source>Trapoula</source>
        <extracomment>The name of the program.</extracomment>
        <translation>Τράπουλα</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>A button.</extracomment>
        <translation>Δοκίμασε ξανά</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>A button, and what a key does.</extracomment>
        <translation>Αναίρεση</translation>
    </message>
    <message>
        <source>Who starts</source>
        <extracomment>The heading over the choice.</extracomment>
        <translation>Ποιος αρχίζει</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <extracomment>Why something cannot be done.</extracomment>
        <translation>Αυτό δεν γίνεται τώρα.</translation>
    </message>
    <message>
        <source>You placed {card} {on_pile}.</source>
        <extracomment>What happened, for screen readers.</extracomment>
        <translation>Κατέβασες το {card} {on_pile}.</translation>
    </message>
    <message>
        <source>You took the {card}.</source>
        <extracomment>What happened, for screen readers.</extracomment>
        <translation>Πήρες το {card}.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>Above what one is to do.</extracomment>
        <translation>Παίζεις εσύ</translation>
    </message>
    <message>
        <source>deal {code}</source>
        <extracomment>The code, such as G2-695324, by which cards can be dealt again.</extracomment>
        <translation>μοιρασιά {code}</translation>
    </message>
    <message>
        <source>draw pile</source>
        <extracomment>The caption of the draw pile.</extracomment>
        <translation>στοίβα τραβήγματος</translation>
    </message>
    <message numerus="yes">
        <source>draw pile, %n card(s)</source>
        <extracomment>The draw pile for screen readers.</extracomment>
        <translation>
            <numerusform>στοίβα τραβήγματος, %n κάρτα</numerusform>
            <numerusform>στοίβα τραβήγματος, %n κάρτες</numerusform>
        </translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>How strong a computer player is.</extracomment>
        <translation>δύσκολος</translation>
    </message>
    <message numerus="yes">
        <source>in many trials you came out about %n point(s) better this way than by {doing}</source>
        <extracomment>The reason of a hint: the computer has played on from here many times.</extracomment>
        <translation>
            <numerusform>ο υπολογιστής το δοκίμασε πολλές φορές και σου βγήκε κατά %n πόντο καλύτερα απ’ ό,τι αν {doing}</numerusform>
            <numerusform>ο υπολογιστής το δοκίμασε πολλές φορές και σου βγήκε κατά %n πόντους καλύτερα απ’ ό,τι αν {doing}</numerusform>
        </translation>
    </message>
    <message>
        <source>into your hand</source>
        <extracomment>Where a card would go.</extracomment>
        <translation>στο χέρι σου</translation>
    </message>
    <message>
        <source>no cards</source>
        <extracomment>An open hand, for screen readers.</extracomment>
        <translation>χωρίς κάρτες</translation>
    </message>
    <message>
        <source>normal</source>
        <extracomment>How strong a computer player is.</extracomment>
        <translation>μέτριος</translation>
    </message>
    <message>
        <source>not available now</source>
        <extracomment>Of a button, read aloud after its name.</extracomment>
        <translation>δεν είναι διαθέσιμο τώρα</translation>
    </message>
    <message>
        <source>playing now</source>
        <extracomment>On a player&apos;s panel.</extracomment>
        <translation>παίζει τώρα</translation>
    </message>
    <message>
        <source>plays next</source>
        <extracomment>On a player&apos;s panel.</extracomment>
        <translation>παίζει μετά</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>A move was taken back after the end: the game does not count.</extracomment>
        <translation>εξάσκηση</translation>
    </message>
    <message>
        <source>round {round} of {rounds}</source>
        <translation>γύρος {round} από {rounds}</translation>
    </message>
    <message>
        <source>starts</source>
        <extracomment>Beside the player who starts.</extracomment>
        <translation>αρχίζει</translation>
    </message>
    <message>
        <source>taking the {number}</source>
        <extracomment>What could be done instead, in a hint.</extracomment>
        <translation>πάρεις το {number}</translation>
    </message>
    <message>
        <source>team {number}</source>
        <extracomment>On a player&apos;s panel.</extracomment>
        <translation>ομάδα {number}</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>In a line, for the date.</extracomment>
        <translation>σήμερα</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <translation>κίνηση {number}</translation>
    </message>
    <message>
        <source>turns in all</source>
        <extracomment>Under the number of all players’ turns on the page of the result.</extracomment>
        <translation>σειρές συνολικά</translation>
    </message>
    <message>
        <source>was playing</source>
        <extracomment>The same while it is shown again what that player did before: it is over by now.</extracomment>
        <translation>είχε σειρά</translation>
    </message>
    <message>
        <source>you have no other choice</source>
        <extracomment>The reason of a hint.</extracomment>
        <translation>δεν έχεις άλλη επιλογή</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <extracomment>Why something cannot be done.</extracomment>
        <translation>Το {card} δεν είναι στο χέρι σου.</translation>
    </message>
    <message>
        <source>{doing} would be about as good</source>
        <extracomment>The second reason of a hint.</extracomment>
        <translation>αν {doing}, σου βγαίνει περίπου το ίδιο</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>numbers</comment>
        <translation>{first} ως {last}</translation>
    </message>
    <message>
        <source>{names} have {points} each.</source>
        <extracomment>Of players who share the win.</extracomment>
        <translation>{names}: ισοβαθμία, {points}.</translation>
    </message>
    <message>
        <source>{name} is next</source>
        <extracomment>Below the status line, after the end of the turn.</extracomment>
        <translation>Παίζει μετά: {name}</translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <extracomment>The status line in another player&apos;s turn.</extracomment>
        <translation>Παίζει τώρα: {name}</translation>
    </message>
    <message>
        <source>{name}’s settings</source>
        <extracomment>Said where a player’s own settings hold.</extracomment>
        <translation>Ρυθμίσεις: {name}</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>Seconds.</extracomment>
        <translation>{number} δ.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <extracomment>Names, numbers or short words in a row.</extracomment>
        <translation>{some} και {last}</translation>
    </message>
</context>
<context>
    <name>Computers</name>
    <message numerus="yes">
        <source>%n move(s) back</source>
        <extracomment>How far somebody who looks on has gone back.</extracomment>
        <translation>
            <numerusform>%n κίνηση πίσω</numerusform>
            <numerusform>%n κινήσεις πίσω</numerusform>
        </translation>
    </message>
    <message>
        <source>A person can take this seat.</source>
        <translation>Μπορεί να παίξει άνθρωπος στη θέση του.</translation>
    </message>
    <message>
        <source>Click “{word}” or press P</source>
        <translation>Πάτησε «{word}» ή το πλήκτρο P</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Συνέχεια</translation>
    </message>
    <message>
        <source>Make room on the disk, then try again.</source>
        <translation>Ελευθέρωσε χώρο στον δίσκο και δοκίμασε ξανά.</translation>
    </message>
    <message>
        <source>The computer cannot play this game yet.</source>
        <translation>Αυτό το παιχνίδι ο υπολογιστής δεν το παίζει ακόμη.</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>Η παρτίδα είναι σε παύση</translation>
    </message>
    <message>
        <source>Try again, or let a person take this seat.</source>
        <translation>Δοκίμασε ξανά ή βάλε άνθρωπο στη θέση του.</translation>
    </message>
    <message>
        <source>Why? {reason}</source>
        <extracomment>The reason for what a computer did, as a hint to that player gives it: a sentence that says “you” to whoever is in that place, so that nobody speaks of himself.</extracomment>
        <translation>Γιατί; {reason}</translation>
    </message>
    <message>
        <source>{name} is not answering.</source>
        <translation>{name}: δεν απαντάει.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name}: ο υπολογιστής σκέφτεται.</translation>
    </message>
    <message>
        <source>{name}’s move could not be saved.</source>
        <translation>{name}: η κίνηση δεν αποθηκεύτηκε.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>All hands are covered: the curtain is down.</source>
        <extracomment>Said to who asks for the own hand.</extracomment>
        <translation>Όλες οι κάρτες είναι κρυμμένες: η αυλαία είναι κλειστή.</translation>
    </message>
    <message>
        <source>At the screen now</source>
        <translation>Στην οθόνη τώρα</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Nothing since your last turn.</source>
        <extracomment>Said on the curtain to who asks what has happened.</extracomment>
        <translation>Τίποτα από την τελευταία σου σειρά.</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Μετά την τελευταία σου σειρά</translation>
    </message>
    <message>
        <source>So far</source>
        <extracomment>Over what others did before somebody’s first turn.</extracomment>
        <translation>Ως τώρα</translation>
    </message>
    <message>
        <source>Take your seat.</source>
        <translation>Πάρε τη θέση σου.</translation>
    </message>
    <message>
        <source>Take your seat. Everybody else, look away!</source>
        <translation>Πάρε τη θέση σου. Να μην κοιτάει κανείς άλλος!</translation>
    </message>
    <message>
        <source>The curtain comes down between two turns, so that nobody sees cards that are not theirs.</source>
        <extracomment>A tip: said on the first curtain only.</extracomment>
        <translation>Η αυλαία πέφτει όταν αλλάζει ο παίκτης, για να μη δει κανείς κάρτες που δεν είναι δικές του.</translation>
    </message>
    <message>
        <source>The curtain is down.</source>
        <extracomment>Said to who asks how things stand at the table.</extracomment>
        <translation>Η αυλαία είναι κλειστή.</translation>
    </message>
    <message>
        <source>The curtain is down: lift it first.</source>
        <extracomment>Said after a key that does something at the table.</extracomment>
        <translation>Η αυλαία είναι κλειστή: σήκωσέ την πρώτα.</translation>
    </message>
    <message>
        <source>Undo the last move ({name})</source>
        <translation>Αναίρεση της τελευταίας κίνησης ({name})</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Οι κάρτες σου</translation>
    </message>
    <message>
        <source>{what}; Shift+Tab leads there.</source>
        <extracomment>Said before somebody’s first turn; what: “Cards on request: off”.</extracomment>
        <translation>{what}, με Shift+Tab το αλλάζεις.</translation>
    </message>
</context>
<context>
    <name>DailyDeals</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>σερί %n ημέρας</numerusform>
            <numerusform>σερί %n ημερών</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Η μοιρασιά της ημέρας</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Μοιρασιές της ημέρας</translation>
    </message>
    <message>
        <source>Every day has a deal, the same for everybody.</source>
        <translation>Κάθε μέρα έχει μία μοιρασιά, την ίδια για όλους.</translation>
    </message>
    <message>
        <source>Go on with the deal</source>
        <translation>Συνέχισε τη μοιρασιά</translation>
    </message>
    <message>
        <source>Look at the result</source>
        <translation>Δες το αποτέλεσμα</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Επόμενος μήνας</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Προηγούμενος μήνας</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Παίξε την ξανά</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Παίξε αυτή τη μοιρασιά</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Παίξε τη σημερινή μοιρασιά</translation>
    </message>
    <message>
        <source>Played again, it counts as practice.</source>
        <translation>Αν την ξαναπαίξεις, μετράει ως εξάσκηση.</translation>
    </message>
    <message>
        <source>The first game that you finish counts, but not for the days in a row.</source>
        <translation>Μετράει η πρώτη παρτίδα που θα τελειώσεις, όχι όμως στο σερί.</translation>
    </message>
    <message>
        <source>The first game that you finish counts.</source>
        <translation>Μετράει η πρώτη παρτίδα που θα τελειώσεις.</translation>
    </message>
    <message>
        <source>The first game that you finish counts. A finished turn stays as it is.</source>
        <translation>Μετράει η πρώτη παρτίδα που θα τελειώσεις. Μια σειρά που τελείωσε δεν αλλάζει.</translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation>μια νέα μοιρασιά</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>χωρίς άλλους παίκτες</translation>
    </message>
    <message>
        <source>begun</source>
        <comment>a deal of the day</comment>
        <translation>έχει αρχίσει</translation>
    </message>
    <message>
        <source>deal of the day, {date}</source>
        <translation>μοιρασιά της ημέρας, {date}</translation>
    </message>
    <message>
        <source>go on</source>
        <comment>a deal of the day</comment>
        <translation>συνέχισε</translation>
    </message>
    <message>
        <source>in a row</source>
        <translation>σερί</translation>
    </message>
    <message>
        <source>last seven days</source>
        <translation>τελευταία εβδομάδα</translation>
    </message>
    <message>
        <source>longest</source>
        <comment>days in a row</comment>
        <translation>μέγιστο</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>δεν παίχτηκε</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>δεν παίχτηκε ακόμη</translation>
    </message>
    <message>
        <source>play</source>
        <comment>a deal of the day</comment>
        <translation>παίξε</translation>
    </message>
    <message>
        <source>played</source>
        <translation>παίχτηκε</translation>
    </message>
    <message>
        <source>still to come</source>
        <comment>a day</comment>
        <translation>δεν ήρθε ακόμη</translation>
    </message>
    <message>
        <source>this month</source>
        <translation>τον μήνα</translation>
    </message>
    <message numerus="yes">
        <source>with %n computer(s): {level}</source>
        <translation>
            <numerusform>με %n υπολογιστή: {level}</numerusform>
            <numerusform>με %n υπολογιστές: {level}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaceToFace</name>
    <message>
        <source>A gift for you: {card}</source>
        <extracomment>Heading of what is said about the gift in the rival&apos;s turn, once it is given.</extracomment>
        <translation>Δώρο για σένα: το {card}</translation>
    </message>
    <message>
        <source>After this card none of your other cards would fit, and you need to place {minimum}: {name} would win.</source>
        <translation>Μετά από αυτή την κάρτα δεν μπαίνει άλλη δική σου, κι εσύ χρειάζεσαι {minimum}: κερδίζει ο αντίπαλος ({name}).</translation>
    </message>
    <message>
        <source>After this card you would be left with one that fits nowhere, and none to draw: a turn needs {minimum} cards, so {name} would win.</source>
        <translation>Μετά από αυτή την κάρτα σου μένει μία που δεν μπαίνει πουθενά, και δεν έχεις άλλη να τραβήξεις. Κάθε φορά χρειάζονται {minimum}: κερδίζει ο αντίπαλος ({name}).</translation>
    </message>
    <message>
        <source>All {cards} cards placed</source>
        <translation>Κατέβηκαν και οι {cards} κάρτες</translation>
    </message>
    <message numerus="yes">
        <source>Gift given: you draw %n</source>
        <extracomment>The second line of the status when the turn may end after a gift.</extracomment>
        <translation>
            <numerusform>Το δώρο δόθηκε: τραβάς %n</numerusform>
            <numerusform>Το δώρο δόθηκε: τραβάς %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Gift given: you draw back up to {full}</source>
        <translation>Το δώρο δόθηκε: τραβάς ώσπου να έχεις {full}</translation>
    </message>
    <message>
        <source>Gift given: {card}</source>
        <extracomment>Heading of what is said about the gift, once it is given.</extracomment>
        <translation>Δώρο: το {card}</translation>
    </message>
    <message>
        <source>Gift to your opponent</source>
        <extracomment>Beside a pile of the rival&apos;s that takes the lifted card.</extracomment>
        <translation>Δώρο στον αντίπαλο</translation>
    </message>
    <message>
        <source>Gift: {card}</source>
        <extracomment>Heading of what is said about the gift, once it is given.</extracomment>
        <translation>Δώρο: το {card}</translation>
    </message>
    <message>
        <source>If you give one, you draw back up to {full}. If not, you draw {few}.</source>
        <translation>Αν το δώσεις, τραβάς ώσπου να έχεις {full}. Αν όχι, τραβάς {few}.</translation>
    </message>
    <message>
        <source>If you give one, you draw the last {left} cards. If not, you draw {few}.</source>
        <translation>Αν το δώσεις, τραβάς τις τελευταίες {left} κάρτες. Αν όχι, τραβάς {few}.</translation>
    </message>
    <message>
        <source>Last turn: {parts}</source>
        <translation>Ο αντίπαλος: {parts}</translation>
    </message>
    <message>
        <source>New in your hand: {cards}.</source>
        <translation>Νέα στο χέρι σου: {cards}.</translation>
    </message>
    <message>
        <source>No gift for you yet</source>
        <extracomment>Heading of what is said about the gift in the rival&apos;s turn.</extracomment>
        <translation>Κανένα δώρο για σένα ακόμη</translation>
    </message>
    <message>
        <source>No gift this time</source>
        <extracomment>Heading after a turn without a gift.</extracomment>
        <translation>Χωρίς δώρο αυτή τη φορά</translation>
    </message>
    <message>
        <source>No gift yet</source>
        <extracomment>Heading of what is said about the gift, while it is still to give.</extracomment>
        <translation>Κανένα δώρο ακόμη</translation>
    </message>
    <message numerus="yes">
        <source>No gift yet: you would draw %n</source>
        <extracomment>The second line of the status when the turn may end without a gift.</extracomment>
        <translation>
            <numerusform>Χωρίς δώρο ως τώρα: θα τραβήξεις %n</numerusform>
            <numerusform>Χωρίς δώρο ως τώρα: θα τραβήξεις %n</numerusform>
        </translation>
    </message>
    <message>
        <source>One gift per turn</source>
        <extracomment>Heading of what is said about the gift, while it is still to give.</extracomment>
        <translation>Ένα δώρο κάθε φορά που παίζεις</translation>
    </message>
    <message>
        <source>Place {card} as a gift {on_pile}</source>
        <comment>a hint</comment>
        <translation>Κάνε δώρο το {card} {on_pile}</translation>
    </message>
    <message>
        <source>When your turn ends, you draw back up to {full}.</source>
        <translation>Όταν τελειώσει η σειρά σου, τραβάς ώσπου να έχεις {full}.</translation>
    </message>
    <message numerus="yes">
        <source>When your turn ends, you draw the last %n card(s).</source>
        <translation>
            <numerusform>Όταν τελειώσει η σειρά σου, τραβάς %n κάρτα, την τελευταία.</numerusform>
            <numerusform>Όταν τελειώσει η σειρά σου, τραβάς τις τελευταίες %n κάρτες.</numerusform>
        </translation>
    </message>
    <message>
        <source>With one card in hand and none to draw, you will lose on your next turn, which needs {minimum} cards. You can still place {card} now and win.</source>
        <translation>Με μία κάρτα στο χέρι και καμία να τραβήξεις, χάνεις στην επόμενη σειρά σου: χρειάζονται {minimum}. Μπορείς ακόμη να κατεβάσεις το {card} και να κερδίσεις.</translation>
    </message>
    <message numerus="yes">
        <source>You draw back up to {full}: %n card(s) if you end now.</source>
        <translation>
            <numerusform>Τραβάς ώσπου να έχεις {full}. Αν τελειώσεις τώρα: %n κάρτα.</numerusform>
            <numerusform>Τραβάς ώσπου να έχεις {full}. Αν τελειώσεις τώρα: %n κάρτες.</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw from here when your turn ends: {few} cards, or back up to {full} if you gave a gift, as far as the pile allows. This happens automatically.</source>
        <translation>Από εδώ τραβάς όταν τελειώσει η σειρά σου: {few} κάρτες ή, αν έδωσες δώρο, ώσπου να έχεις {full}, όσο φτάνει η στοίβα. Γίνεται αυτόματα.</translation>
    </message>
    <message numerus="yes">
        <source>You draw the last %n card(s), gift or not.</source>
        <translation>
            <numerusform>Με δώρο ή χωρίς, τραβάς %n κάρτα, την τελευταία.</numerusform>
            <numerusform>Με δώρο ή χωρίς, τραβάς τις τελευταίες %n κάρτες.</numerusform>
        </translation>
    </message>
    <message>
        <source>You gave no gift this turn.</source>
        <extracomment>What happened: the turn is over.</extracomment>
        <translation>Αυτή τη φορά δεν έκανες δώρο.</translation>
    </message>
    <message>
        <source>You gave {card} as a gift this turn.</source>
        <extracomment>What happened: the turn is over.</extracomment>
        <translation>Αυτή τη φορά έκανες δώρο το {card}.</translation>
    </message>
    <message>
        <source>You have already given {given} this turn: your opponent gets one gift per turn.</source>
        <translation>Έδωσες ήδη το {given}: ο αντίπαλος παίρνει μόνο ένα δώρο κάθε φορά που παίζεις.</translation>
    </message>
    <message>
        <source>You have not given a gift yet</source>
        <extracomment>The second line of the status before the turn may end.</extracomment>
        <translation>Το δώρο δεν δόθηκε ακόμη</translation>
    </message>
    <message>
        <source>You placed {card} as a gift {on_pile}.</source>
        <extracomment>What happened.</extracomment>
        <translation>Έκανες δώρο το {card}, {on_pile}.</translation>
    </message>
    <message>
        <source>You win</source>
        <extracomment>The same to the winner, alone with a computer.</extracomment>
        <translation>Κέρδισες</translation>
    </message>
    <message>
        <source>You win: all {cards} cards are placed.</source>
        <extracomment>What happened.</extracomment>
        <translation>Κέρδισες: κατέβηκαν και οι {cards} κάρτες σου.</translation>
    </message>
    <message>
        <source>You win: {name} could not go on.</source>
        <extracomment>What happened.</extracomment>
        <translation>Κέρδισες: ο αντίπαλος ({name}) δεν μπορούσε να συνεχίσει.</translation>
    </message>
    <message>
        <source>Your draw pile is empty now.</source>
        <extracomment>What happened.</extracomment>
        <translation>Η στοίβα τραβήγματός σου άδειασε.</translation>
    </message>
    <message>
        <source>Your draw pile is empty. You still need to place at least {minimum} cards per turn.</source>
        <translation>Η στοίβα τραβήγματός σου άδειασε. Και πάλι κατεβάζεις τουλάχιστον {minimum} κάρτες κάθε φορά.</translation>
    </message>
    <message>
        <source>Your draw pile is empty: you draw nothing, gift or not.</source>
        <translation>Η στοίβα σου άδειασε: με δώρο ή χωρίς, δεν τραβάς τίποτα.</translation>
    </message>
    <message>
        <source>Your draw pile is empty: you draw nothing.</source>
        <translation>Η στοίβα τραβήγματός σου άδειασε: δεν τραβάς τίποτα.</translation>
    </message>
    <message>
        <source>Your opponent draws back up to {full}.</source>
        <translation>Ο αντίπαλος τραβάει ώσπου να έχει {full}.</translation>
    </message>
    <message>
        <source>Your opponent draws from this pile.</source>
        <extracomment>Said when somebody presses the rival&apos;s draw pile.</extracomment>
        <translation>Από αυτή τη στοίβα τραβάει ο αντίπαλος.</translation>
    </message>
    <message>
        <source>Your opponent draws {few}, or back up to {full} after a gift.</source>
        <translation>Ο αντίπαλος τραβάει {few} ή, αν κάνει δώρο, ώσπου να έχει {full}.</translation>
    </message>
    <message numerus="yes">
        <source>Your opponent has only %n card(s) left to draw.</source>
        <translation>
            <numerusform>Στον αντίπαλο μένει μόνο %n κάρτα να τραβήξει.</numerusform>
            <numerusform>Στον αντίπαλο μένουν μόνο %n κάρτες να τραβήξει.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your opponent’s draw pile is empty: there is nothing to draw.</source>
        <translation>Η στοίβα τραβήγματος του αντιπάλου άδειασε: δεν τραβάει τίποτα.</translation>
    </message>
    <message>
        <source>a gift</source>
        <extracomment>In the name of a pile for screen readers: its top card was a gift.</extracomment>
        <translation>δώρο</translation>
    </message>
    <message>
        <source>does not help</source>
        <extracomment>Beside a pile of the rival&apos;s that the lifted card would not improve.</extracomment>
        <translation>δεν βοηθάει</translation>
    </message>
    <message numerus="yes">
        <source>even the smallest gift, {card}, would take your opponent’s pile back by %n number(s)</source>
        <translation>
            <numerusform>ακόμη και το μικρότερο δώρο, το {card}, θα γύριζε τη στοίβα του αντιπάλου %n αριθμό πίσω</numerusform>
            <numerusform>ακόμη και το μικρότερο δώρο, το {card}, θα γύριζε τη στοίβα του αντιπάλου %n αριθμούς πίσω</numerusform>
        </translation>
    </message>
    <message>
        <source>gift already given</source>
        <extracomment>Beside the rival&apos;s piles once a gift was given in this turn.</extracomment>
        <translation>το δώρο δόθηκε</translation>
    </message>
    <message>
        <source>gift to your opponent, from {top} to {card}</source>
        <extracomment>What a gift would do, for screen readers.</extracomment>
        <translation>δώρο στον αντίπαλο, από το {top} στο {card}</translation>
    </message>
    <message>
        <source>gift {cards}</source>
        <translation>δώρο {cards}</translation>
    </message>
    <message>
        <source>it is your last card, and you win</source>
        <translation>είναι η τελευταία σου κάρτα, και κερδίζεις</translation>
    </message>
    <message>
        <source>it skips none of the cards that you still have to place</source>
        <translation>δεν αφήνει έξω καμία από τις κάρτες που σου μένουν</translation>
    </message>
    <message>
        <source>it skips only {card} and {other} of the cards that you still have to place</source>
        <translation>από τις κάρτες που σου μένουν αφήνει έξω μόνο το {card} και το {other}</translation>
    </message>
    <message>
        <source>it skips only {card} of the cards that you still have to place</source>
        <translation>από τις κάρτες που σου μένουν αφήνει έξω μόνο το {card}</translation>
    </message>
    <message>
        <source>no other gift helps your opponent less</source>
        <translation>είναι το δώρο που βοηθάει λιγότερο τον αντίπαλο</translation>
    </message>
    <message>
        <source>none of your cards fits on your own piles</source>
        <translation>καμία κάρτα σου δεν μπαίνει στις δικές σου στοίβες</translation>
    </message>
    <message>
        <source>on the ascending pile</source>
        <translation>στην αύξουσα στοίβα</translation>
    </message>
    <message>
        <source>on the descending pile</source>
        <translation>στη φθίνουσα στοίβα</translation>
    </message>
    <message>
        <source>on your ascending pile</source>
        <translation>στην αύξουσα στοίβα σου</translation>
    </message>
    <message>
        <source>on your descending pile</source>
        <translation>στη φθίνουσα στοίβα σου</translation>
    </message>
    <message>
        <source>on your opponent’s ascending pile</source>
        <translation>στην αύξουσα στοίβα του αντιπάλου</translation>
    </message>
    <message>
        <source>on your opponent’s descending pile</source>
        <translation>στη φθίνουσα στοίβα του αντιπάλου</translation>
    </message>
    <message>
        <source>opponent’s ascending pile, top {top}</source>
        <translation>η αύξουσα στοίβα του αντιπάλου, πάνω το {top}</translation>
    </message>
    <message>
        <source>opponent’s descending pile, top {top}</source>
        <translation>η φθίνουσα στοίβα του αντιπάλου, πάνω το {top}</translation>
    </message>
    <message numerus="yes">
        <source>opponent’s draw pile, %n card(s)</source>
        <translation>
            <numerusform>η στοίβα τραβήγματος του αντιπάλου, %n κάρτα</numerusform>
            <numerusform>η στοίβα τραβήγματος του αντιπάλου, %n κάρτες</numerusform>
        </translation>
    </message>
    <message>
        <source>opponent’s hand</source>
        <extracomment>Under the backs of the rival&apos;s hand.</extracomment>
        <translation>κάρτες του αντιπάλου</translation>
    </message>
    <message numerus="yes">
        <source>opponent’s hand, %n card(s)</source>
        <extracomment>The rival&apos;s hand for screen readers.</extracomment>
        <translation>
            <numerusform>αντίπαλος, %n κάρτα στο χέρι</numerusform>
            <numerusform>αντίπαλος, %n κάρτες στο χέρι</numerusform>
        </translation>
    </message>
    <message>
        <source>thanks to your gift you will draw {drawn} cards instead of {without}</source>
        <translation>χάρη στο δώρο σου τραβάς {drawn} κάρτες στο τέλος της σειράς σου αντί για {without}</translation>
    </message>
    <message numerus="yes">
        <source>that skips %n number(s), but no other card fits on your own piles</source>
        <translation>
            <numerusform>αφήνεις έξω %n αριθμό, αλλά στις δικές σου στοίβες δεν μπαίνει άλλη κάρτα</numerusform>
            <numerusform>αφήνεις έξω %n αριθμούς, αλλά στις δικές σου στοίβες δεν μπαίνει άλλη κάρτα</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>that skips %n number(s), the fewest on your own piles</source>
        <translation>
            <numerusform>αφήνεις έξω %n αριθμό, το λιγότερο στις δικές σου στοίβες</numerusform>
            <numerusform>αφήνεις έξω %n αριθμούς, τους λιγότερους στις δικές σου στοίβες</numerusform>
        </translation>
    </message>
    <message>
        <source>the backwards trick takes your pile from {top} back to {card}</source>
        <translation>με το ανάποδο κόλπο η στοίβα σου γυρίζει από το {top} πίσω στο {card}</translation>
    </message>
    <message>
        <source>the game can no longer be won, but this way you place as many cards as you can</source>
        <translation>η παρτίδα δεν κερδίζεται πια, αλλά έτσι κατεβάζεις όσο γίνεται περισσότερες κάρτες</translation>
    </message>
    <message>
        <source>you have placed enough, but the first to get rid of all their cards wins</source>
        <translation>κατέβασες αρκετές, αλλά κερδίζει όποιος ξεφορτωθεί πρώτος όλες τις κάρτες του</translation>
    </message>
    <message>
        <source>your ascending pile, top {top}</source>
        <translation>η αύξουσα στοίβα σου, πάνω το {top}</translation>
    </message>
    <message>
        <source>your descending pile, top {top}</source>
        <translation>η φθίνουσα στοίβα σου, πάνω το {top}</translation>
    </message>
    <message numerus="yes">
        <source>your draw pile, %n card(s)</source>
        <translation>
            <numerusform>η στοίβα τραβήγματός σου, %n κάρτα</numerusform>
            <numerusform>η στοίβα τραβήγματός σου, %n κάρτες</numerusform>
        </translation>
    </message>
    <message>
        <source>your next turn needs cards too</source>
        <translation>και η επόμενη σειρά σου θέλει κάρτες</translation>
    </message>
    <message>
        <source>your own piles are already past {card}</source>
        <translation>οι δικές σου στοίβες έχουν ήδη προσπεράσει το {card}</translation>
    </message>
    <message numerus="yes">
        <source>your own piles stay as they are, and your opponent’s moves back by %n number(s)</source>
        <translation>
            <numerusform>οι δικές σου στοίβες μένουν όπως είναι, και η στοίβα του αντιπάλου γυρίζει %n αριθμό πίσω</numerusform>
            <numerusform>οι δικές σου στοίβες μένουν όπως είναι, και η στοίβα του αντιπάλου γυρίζει %n αριθμούς πίσω</numerusform>
        </translation>
    </message>
    <message>
        <source>your turn</source>
        <extracomment>Under the name of who plays, at their own side.</extracomment>
        <translation>σειρά σου</translation>
    </message>
    <message>
        <source>{cards} down</source>
        <translation>{cards} στη φθίνουσα</translation>
    </message>
    <message>
        <source>{cards} up</source>
        <translation>{cards} στην αύξουσα</translation>
    </message>
    <message>
        <source>{card} does not help here: a gift on your opponent’s ascending pile must be below {top}.</source>
        <translation>Το {card} δεν βοηθάει εδώ: το δώρο στην αύξουσα στοίβα του αντιπάλου πρέπει να είναι κάτω από {top}.</translation>
    </message>
    <message>
        <source>{card} does not help here: a gift on your opponent’s descending pile must be above {top}.</source>
        <translation>Το {card} δεν βοηθάει εδώ: το δώρο στη φθίνουσα στοίβα του αντιπάλου πρέπει να είναι πάνω από {top}.</translation>
    </message>
    <message>
        <source>{card} does not help here: this pile is at {top} already, and cannot get any better.</source>
        <translation>Το {card} δεν βοηθάει εδώ: η στοίβα είναι ήδη στο {top}, καλύτερη δεν γίνεται.</translation>
    </message>
    <message>
        <source>{name} could not go on</source>
        <extracomment>The second line at the end: who could not place the cards that a turn takes.</extracomment>
        <translation>Δεν μπορούσε να συνεχίσει: {name}</translation>
    </message>
    <message>
        <source>{name} draws back up to {full}.</source>
        <translation>{name}: τραβάει ώσπου να έχει {full}.</translation>
    </message>
    <message>
        <source>{name} draws from this pile.</source>
        <extracomment>Said when somebody presses a draw pile.</extracomment>
        <translation>Από αυτή τη στοίβα τραβάει: {name}.</translation>
    </message>
    <message>
        <source>{name} draws {few}, or back up to {full} after a gift.</source>
        <translation>{name}: τραβάει {few} ή, αν κάνει δώρο, ώσπου να έχει {full}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} gave no gift and drew %n card(s).</source>
        <extracomment>The turn is over.</extracomment>
        <translation>
            <numerusform>{name}: δεν έκανε δώρο και τράβηξε %n κάρτα.</numerusform>
            <numerusform>{name}: δεν έκανε δώρο και τράβηξε %n κάρτες.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gave no gift this turn.</source>
        <extracomment>The turn is over.</extracomment>
        <translation>{name}: αυτή τη φορά δεν έκανε δώρο.</translation>
    </message>
    <message>
        <source>{name} gave {card} as a gift</source>
        <extracomment>In the name of a pile for screen readers: since the listener&apos;s last turn.</extracomment>
        <translation>{name}: δώρο το {card}</translation>
    </message>
    <message>
        <source>{name} gave {card} as a gift this turn.</source>
        <extracomment>The turn is over.</extracomment>
        <translation>{name}: αυτή τη φορά έκανε δώρο το {card}.</translation>
    </message>
    <message>
        <source>{name} gave {rival} {card} as a gift.</source>
        <extracomment>Somebody placed a card on a pile of the rival&apos;s.</extracomment>
        <translation>{name}: έκανε δώρο το {card} στον αντίπαλο ({rival}).</translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n card(s) left to draw.</source>
        <translation>
            <numerusform>{name}: μένει μόνο %n κάρτα για τράβηγμα.</numerusform>
            <numerusform>{name}: μένουν μόνο %n κάρτες για τράβηγμα.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} placed {card} as a gift {on_pile}.</source>
        <extracomment>What happened: the opponent placed a card on a pile of the listener&apos;s.</extracomment>
        <translation>{name}: σου έκανε δώρο το {card}, {on_pile}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} placed {placed} card(s), one of them as a gift, and drew none</source>
        <extracomment>What the player before did, when the draw pile was empty.</extracomment>
        <translation>
            <numerusform>{name}: έβαλε {placed} κάρτα, για δώρο, και δεν τράβηξε</numerusform>
            <numerusform>{name}: έβαλε {placed} κάρτες, τη μία για δώρο, και δεν τράβηξε</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} placed {placed} card(s), one of them as a gift, and drew {drawn}</source>
        <extracomment>What the player before did, before the next one sees their cards.</extracomment>
        <translation>
            <numerusform>{name}: έβαλε {placed} κάρτα, για δώρο, και τράβηξε {drawn}</numerusform>
            <numerusform>{name}: έβαλε {placed} κάρτες, τη μία για δώρο, και τράβηξε {drawn}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins</source>
        <extracomment>The status line at the end.</extracomment>
        <translation>Νίκη: {name}</translation>
    </message>
    <message>
        <source>{name} wins: all {cards} cards are placed.</source>
        <extracomment>What happened.</extracomment>
        <translation>Νίκη: {name}. Κατέβηκαν και οι {cards} κάρτες.</translation>
    </message>
    <message>
        <source>{name} wins: you could not go on.</source>
        <extracomment>What happened.</extracomment>
        <translation>Νίκη: {name}. Δεν μπορούσες να συνεχίσεις.</translation>
    </message>
    <message>
        <source>{name} wins: {loser} could not go on.</source>
        <extracomment>What happened.</extracomment>
        <translation>Νίκη: {name}. Δεν μπορούσε να συνεχίσει: {loser}.</translation>
    </message>
    <message>
        <source>{name}’s ascending pile, top {top}</source>
        <translation>{name}: αύξουσα στοίβα, πάνω το {top}</translation>
    </message>
    <message>
        <source>{name}’s descending pile, top {top}</source>
        <translation>{name}: φθίνουσα στοίβα, πάνω το {top}</translation>
    </message>
    <message>
        <source>{name}’s draw pile is empty now.</source>
        <extracomment>What happened.</extracomment>
        <translation>{name}: η στοίβα τραβήγματος άδειασε.</translation>
    </message>
    <message>
        <source>{name}’s draw pile is empty: there is nothing to draw.</source>
        <translation>{name}: η στοίβα τραβήγματος άδειασε, κι έτσι δεν τραβάει τίποτα.</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s draw pile, %n card(s)</source>
        <extracomment>A draw pile for screen readers.</extracomment>
        <translation>
            <numerusform>{name}: στοίβα τραβήγματος, %n κάρτα</numerusform>
            <numerusform>{name}: στοίβα τραβήγματος, %n κάρτες</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s hand</source>
        <extracomment>Under the backs of a hand.</extracomment>
        <translation>{name}: κάρτες στο χέρι</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s hand, %n card(s)</source>
        <extracomment>A hand for screen readers.</extracomment>
        <translation>
            <numerusform>{name}, %n κάρτα στο χέρι</numerusform>
            <numerusform>{name}, %n κάρτες στο χέρι</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaceToFaceOptions</name>
    <message>
        <source>One on one, {cards} cards each</source>
        <translation>Ένας εναντίον ενός, από {cards} κάρτες</translation>
    </message>
    <message>
        <source>Then you take turns.</source>
        <translation>Μετά παίζετε εναλλάξ.</translation>
    </message>
</context>
<context>
    <name>FaceToFaceStory</name>
    <message numerus="yes">
        <source>%n backwards trick(s) kept the piles open.</source>
        <translation>
            <numerusform>%n ανάποδο κόλπο κράτησε τις στοίβες ανοιχτές.</numerusform>
            <numerusform>%n ανάποδα κόλπα κράτησαν τις στοίβες ανοιχτές.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) made the difference.</source>
        <translation>
            <numerusform>Τη διαφορά την έκανε %n κάρτα.</numerusform>
            <numerusform>Τη διαφορά την έκαναν %n κάρτες.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s) crossed the table.</source>
        <translation>
            <numerusform>%n δώρο πέρασε απέναντι.</numerusform>
            <numerusform>%n δώρα πέρασαν απέναντι.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ended suddenly, with %n card(s) to go.</source>
        <translation>
            <numerusform>Τελείωσε απότομα, με %n κάρτα ακόμα.</numerusform>
            <numerusform>Τελείωσε απότομα, με %n κάρτες ακόμα.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not one gift was given.</source>
        <translation>Δεν δόθηκε ούτε ένα δώρο.</translation>
    </message>
    <message>
        <source>Side by side, until one could go no further.</source>
        <translation>Πλάι πλάι, ώσπου για τον έναν δεν πήγαινε άλλο.</translation>
    </message>
    <message>
        <source>The winner led from turn {turn} on.</source>
        <translation>Όποιος κέρδισε είχε το προβάδισμα από την κίνηση {turn} και μετά.</translation>
    </message>
    <message numerus="yes">
        <source>The winner was %n card(s) behind at one time.</source>
        <translation>
            <numerusform>Όποιος κέρδισε ήταν κάποτε %n κάρτα πίσω.</numerusform>
            <numerusform>Όποιος κέρδισε ήταν κάποτε %n κάρτες πίσω.</numerusform>
        </translation>
    </message>
    <message>
        <source>You led from turn {turn} on.</source>
        <translation>Προηγούσουν από την κίνηση {turn} και μετά.</translation>
    </message>
    <message numerus="yes">
        <source>You were %n card(s) behind at one time.</source>
        <translation>
            <numerusform>Κάποια στιγμή ήσουν %n κάρτα πίσω.</numerusform>
            <numerusform>Κάποια στιγμή ήσουν %n κάρτες πίσω.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaceToFaceSummary</name>
    <message>
        <source>{first} and {second} cards left</source>
        <translation>μένουν {first} και {second} κάρτες</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>νίκη: {name}</translation>
    </message>
</context>
<context>
    <name>FaceToFaceTasks</name>
    <message>
        <source>A gift fills your hand again. Skip as little as you can.</source>
        <translation>Το δώρο γεμίζει πάλι το χέρι σου. Άφησε έξω όσο πιο λίγους γίνεται.</translation>
    </message>
    <message>
        <source>All goes on one pile, with the backwards trick.</source>
        <translation>Όλες μπαίνουν σε μία στοίβα, με το ανάποδο κόλπο.</translation>
    </message>
    <message>
        <source>One card is for your rival, and the others need a trick.</source>
        <translation>Μία κάρτα είναι για τον αντίπαλο και οι άλλες θέλουν ένα κόλπο.</translation>
    </message>
    <message numerus="yes">
        <source>Place %n card(s), one as a gift, and skip {numbers} at most</source>
        <translation>
            <numerusform>Κατέβασε %n κάρτα, ως δώρο, και άφησε έξω το πολύ {numbers}</numerusform>
            <numerusform>Κατέβασε %n κάρτες, μία ως δώρο, και άφησε έξω το πολύ {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>The backwards trick makes room for the rest.</source>
        <translation>Το ανάποδο κόλπο κάνει χώρο για τις υπόλοιπες.</translation>
    </message>
    <message>
        <source>The card that fits nowhere on your own piles may be a gift.</source>
        <translation>Η κάρτα που δεν χωράει στις δικές σου στοίβες γίνεται δώρο.</translation>
    </message>
    <message>
        <source>your ascending pile</source>
        <translation>την αύξουσα στοίβα σου</translation>
    </message>
    <message>
        <source>your descending pile</source>
        <translation>τη φθίνουσα στοίβα σου</translation>
    </message>
</context>
<context>
    <name>FaceToFaceVerdict</name>
    <message numerus="yes">
        <source>%n card(s) in hand is too few for a turn.</source>
        <translation>
            <numerusform>%n κάρτα στο χέρι: δεν φτάνει για να παίξει κανείς.</numerusform>
            <numerusform>%n κάρτες στο χέρι: δεν φτάνουν για να παίξει κανείς.</numerusform>
        </translation>
    </message>
    <message>
        <source>A second card was needed after {card}, but {last} fitted nowhere.</source>
        <translation>Μετά το {card} χρειαζόταν και δεύτερη κάρτα, μα το {last} δεν έμπαινε πουθενά.</translation>
    </message>
    <message>
        <source>A second card was needed after {card}, but {others} and {last} fitted nowhere.</source>
        <translation>Μετά το {card} χρειαζόταν και δεύτερη κάρτα, μα τα {others} και {last} δεν έμπαιναν πουθενά.</translation>
    </message>
    <message>
        <source>A turn needs {minimum} cards, and the opponent could not place them.</source>
        <translation>Όποιος παίζει κατεβάζει τουλάχιστον {minimum} κάρτες, κι ο αντίπαλος δεν μπόρεσε.</translation>
    </message>
    <message>
        <source>A turn needs {minimum} cards, and you could not place them.</source>
        <translation>Όποιος παίζει κατεβάζει τουλάχιστον {minimum} κάρτες, κι εσύ δεν μπόρεσες.</translation>
    </message>
    <message>
        <source>All {cards} cards of the gold deck have been placed.</source>
        <translation>Και οι {cards} κάρτες της χρυσής τράπουλας βρήκαν θέση.</translation>
    </message>
    <message>
        <source>All {cards} cards of the silver deck have been placed.</source>
        <translation>Και οι {cards} κάρτες της ασημένιας τράπουλας βρήκαν θέση.</translation>
    </message>
    <message>
        <source>Neither {others} nor {last} could be placed anywhere.</source>
        <translation>Τα {others} και {last} δεν έμπαιναν πουθενά.</translation>
    </message>
    <message numerus="yes">
        <source>You had %n card(s) left.</source>
        <translation>
            <numerusform>Σου έμεινε %n κάρτα.</numerusform>
            <numerusform>Σου έμειναν %n κάρτες.</numerusform>
        </translation>
    </message>
    <message>
        <source>gold deck</source>
        <translation>χρυσή τράπουλα</translation>
    </message>
    <message>
        <source>silver deck</source>
        <translation>ασημένια τράπουλα</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Choose a game with the mouse, the arrow keys or the keys 1–{last}</source>
        <translation>Διάλεξε παιχνίδι με το ποντίκι, τα βέλη ή τα πλήκτρα&#xa0;1–{last}</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Συνέχισε την παρτίδα</translation>
    </message>
    <message>
        <source>Five games around one table</source>
        <translation>Πέντε παιχνίδια γύρω από ένα τραπέζι</translation>
    </message>
    <message>
        <source>There are no rules for {game} here yet.</source>
        <translation>{game}: οι κανόνες δεν υπάρχουν ακόμη εδώ.</translation>
    </message>
</context>
<context>
    <name>KeyChoice</name>
    <message>
        <source>A few seconds</source>
        <translation>Λίγα δευτερόλεπτα</translation>
    </message>
    <message>
        <source>All letters are as at first.</source>
        <translation>Όλα τα γράμματα είναι όπως στην αρχή.</translation>
    </message>
    <message>
        <source>Double click on a card</source>
        <translation>Διπλό κλικ σε κάρτα</translation>
    </message>
    <message>
        <source>For example, why a card cannot be placed.</source>
        <translation>Για παράδειγμα, γιατί δεν μπαίνει μια κάρτα.</translation>
    </message>
    <message>
        <source>How long the table waits for the second digit.</source>
        <translation>Πόσο περιμένει το τραπέζι το δεύτερο ψηφίο.</translation>
    </message>
    <message>
        <source>It is placed at once.</source>
        <translation>Η κάρτα μπαίνει αμέσως.</translation>
    </message>
    <message>
        <source>Letters and time</source>
        <extracomment>A heading, and the button that leads to it.</extracomment>
        <translation>Γράμματα και χρόνος</translation>
    </message>
    <message>
        <source>Letters as at first</source>
        <translation>Τα αρχικά γράμματα</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Μηνύματα</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Ποτέ</translation>
    </message>
    <message>
        <source>Numbers with two digits</source>
        <translation>Αριθμοί με δύο ψηφία</translation>
    </message>
    <message>
        <source>On the clearly best place</source>
        <translation>Στη σαφώς καλύτερη θέση</translation>
    </message>
    <message>
        <source>On the only place</source>
        <translation>Στη μόνη θέση</translation>
    </message>
    <message>
        <source>Only letters can be chosen.</source>
        <translation>Μόνο γράμματα γίνεται να διαλέξεις.</translation>
    </message>
    <message>
        <source>Press the new letter for “{name}”.</source>
        <translation>Πάτησε το νέο γράμμα για «{name}».</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Χωρίς</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>Με γράμμα</translation>
    </message>
    <message>
        <source>Until I do something</source>
        <translation>Ώσπου να κάνω κάτι</translation>
    </message>
    <message>
        <source>Which?</source>
        <extracomment>On the button that waits for a letter to be pressed.</extracomment>
        <translation>Ποιο;</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Of a command that has no letter.</extracomment>
        <translation>κανένα</translation>
    </message>
    <message>
        <source>{letter} is taken already: {name}.</source>
        <translation>Το {letter} είναι πιασμένο: {name}.</translation>
    </message>
    <message>
        <source>{name}: no letter any more.</source>
        <translation>{name}: χωρίς γράμμα πια.</translation>
    </message>
    <message>
        <source>{name}: now {letter}.</source>
        <translation>{name}: τώρα {letter}.</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Closes with</source>
        <extracomment>Before the name of a key.</extracomment>
        <translation>Κλείνει με</translation>
    </message>
    <message>
        <source>Letters work the same with a Greek and a Latin keyboard. They can be changed in the settings.</source>
        <extracomment>Under the list of keys.</extracomment>
        <translation>Τα γράμματα πιάνουν το ίδιο με ελληνικό και με λατινικό πληκτρολόγιο. Αλλάζουν στις ρυθμίσεις.</translation>
    </message>
    <message>
        <source>The keys</source>
        <extracomment>A heading.</extracomment>
        <translation>Τα πλήκτρα</translation>
    </message>
    <message>
        <source>or</source>
        <extracomment>Between keys.</extracomment>
        <translation>ή</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>3 and 7 for 37</source>
        <extracomment>How the number of a card is typed, for screen readers.</extracomment>
        <translation>3 και 7 για το 37</translation>
    </message>
    <message>
        <source>A name as it was before</source>
        <translation>Ένα όνομα όπως ήταν πριν</translation>
    </message>
    <message>
        <source>Ask the table</source>
        <extracomment>Over keys that have something said about the table.</extracomment>
        <translation>Ρώτα το τραπέζι</translation>
    </message>
    <message>
        <source>At the points</source>
        <extracomment>Over keys.</extracomment>
        <translation>Στους πόντους</translation>
    </message>
    <message>
        <source>At the table</source>
        <extracomment>Over keys.</extracomment>
        <translation>Στο τραπέζι</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Πίσω στο τραπέζι</translation>
    </message>
    <message>
        <source>Before the deal</source>
        <extracomment>Over keys.</extracomment>
        <translation>Πριν από τη μοιρασιά</translation>
    </message>
    <message>
        <source>Bring back what was deleted last</source>
        <translation>Φέρε πίσω την τελευταία διαγραφή</translation>
    </message>
    <message>
        <source>Choose a card or a place</source>
        <translation>Διάλεξε κάρτα ή θέση</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Διάλεξε παιχνίδι</translation>
    </message>
    <message>
        <source>Choose a lesson or a task</source>
        <translation>Διάλεξε μάθημα ή άσκηση</translation>
    </message>
    <message>
        <source>Close them</source>
        <translation>Κλείσε τις</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Μοίρασε</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Διαγραφή</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <extracomment>Over keys.</extracomment>
        <translation>Παντού</translation>
    </message>
    <message>
        <source>From bar to bar, from row to row</source>
        <translation>Από μπάρα σε μπάρα, από γραμμή σε γραμμή</translation>
    </message>
    <message>
        <source>From day to day</source>
        <translation>Από μέρα σε μέρα</translation>
    </message>
    <message>
        <source>From game to game</source>
        <translation>Από παρτίδα σε παρτίδα</translation>
    </message>
    <message>
        <source>From move to move</source>
        <translation>Από κίνηση σε κίνηση</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Πλήρης οθόνη</translation>
    </message>
    <message>
        <source>Hint; again: do it</source>
        <translation>Υπόδειξη· ξανά: κάν’ το</translation>
    </message>
    <message>
        <source>Home, or one step back</source>
        <translation>Αρχική ή ένα βήμα πίσω</translation>
    </message>
    <message>
        <source>How it stands (twice: the deal, too)</source>
        <translation>Το σκορ (δύο φορές: και η μοιρασιά)</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <extracomment>Over keys.</extracomment>
        <translation>Στο μάθημα</translation>
    </message>
    <message>
        <source>In a replay</source>
        <extracomment>Over keys.</extracomment>
        <translation>Στην αναπαραγωγή</translation>
    </message>
    <message>
        <source>In a review</source>
        <extracomment>Over keys.</extracomment>
        <translation>Στην ανάλυση</translation>
    </message>
    <message>
        <source>In the deals of the day</source>
        <extracomment>Over keys.</extracomment>
        <translation>Στις μοιρασιές της ημέρας</translation>
    </message>
    <message>
        <source>In the last moves</source>
        <extracomment>Over keys.</extracomment>
        <translation>Στις τελευταίες κινήσεις</translation>
    </message>
    <message>
        <source>In the lessons and tasks</source>
        <extracomment>Over keys.</extracomment>
        <translation>Στα μαθήματα και τις ασκήσεις</translation>
    </message>
    <message>
        <source>In the saved games</source>
        <extracomment>Over keys.</extracomment>
        <translation>Στις παρτίδες σου</translation>
    </message>
    <message>
        <source>In the settings</source>
        <extracomment>Over keys.</extracomment>
        <translation>Στις ρυθμίσεις</translation>
    </message>
    <message>
        <source>In the statistics</source>
        <extracomment>Over keys.</extracomment>
        <translation>Στα στατιστικά</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Οι τελευταίες κινήσεις</translation>
    </message>
    <message>
        <source>Let go, or one step back</source>
        <translation>Άφησε ό,τι κρατάς ή ένα βήμα πίσω</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>Σήκωσε την αυλαία</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>Οι κάρτες μου</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Επόμενη κίνηση</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Επόμενος γύρος</translation>
    </message>
    <message>
        <source>On the curtain</source>
        <extracomment>Over keys.</extracomment>
        <translation>Στην αυλαία</translation>
    </message>
    <message>
        <source>On the home page</source>
        <extracomment>Over keys.</extracomment>
        <translation>Στην αρχική</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Μία κίνηση πίσω</translation>
    </message>
    <message>
        <source>One move back or on</source>
        <translation>Μία κίνηση πίσω ή μπροστά</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Ένα βήμα πίσω</translation>
    </message>
    <message>
        <source>One turn back or on</source>
        <translation>Μία σειρά πίσω ή μπροστά</translation>
    </message>
    <message>
        <source>Page Down</source>
        <extracomment>A key, for screen readers.</extracomment>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Page Up</source>
        <extracomment>A key, for screen readers.</extracomment>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Pause, go on</source>
        <translation>Παύση, συνέχεια</translation>
    </message>
    <message>
        <source>Play, or stop</source>
        <translation>Εκκίνηση ή παύση</translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>Πάτησέ το</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Έξοδος</translation>
    </message>
    <message>
        <source>Read aloud, or no longer</source>
        <translation>Φωνητική ανάγνωση, ή όχι πια</translation>
    </message>
    <message>
        <source>Say the last thing again</source>
        <translation>Πες ξανά το τελευταίο</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Αναζήτηση</translation>
    </message>
    <message>
        <source>See the next thing that happened</source>
        <translation>Δες το επόμενο που έγινε</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Δείξε μου</translation>
    </message>
    <message>
        <source>Signal on the chosen pile</source>
        <translation>Σήμα για τη στοίβα που διάλεξες</translation>
    </message>
    <message>
        <source>Sit down at its table</source>
        <translation>Κάθισε στο τραπέζι του</translation>
    </message>
    <message>
        <source>Sit down at this game</source>
        <translation>Κάθισε σε αυτό το παιχνίδι</translation>
    </message>
    <message>
        <source>Slower, faster</source>
        <translation>Πιο αργά, πιο γρήγορα</translation>
    </message>
    <message>
        <source>Sounds off, sounds on</source>
        <translation>Χωρίς ήχους, με ήχους</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>The name of the space bar.</extracomment>
        <translation>Διάστημα</translation>
    </message>
    <message>
        <source>Take the card up, put it down</source>
        <translation>Σήκωσε, άφησε την κάρτα</translation>
    </message>
    <message>
        <source>The deal of the day</source>
        <translation>Η μοιρασιά της ημέρας</translation>
    </message>
    <message>
        <source>The face-down piles</source>
        <translation>Οι κλειστές στοίβες</translation>
    </message>
    <message>
        <source>The large button at the bottom right</source>
        <translation>Το μεγάλο κουμπί κάτω δεξιά</translation>
    </message>
    <message>
        <source>The month before or after</source>
        <translation>Ο προηγούμενος ή ο επόμενος μήνας</translation>
    </message>
    <message>
        <source>The next button</source>
        <translation>Το επόμενο κουμπί</translation>
    </message>
    <message>
        <source>The other players</source>
        <translation>Οι άλλοι παίκτες</translation>
    </message>
    <message>
        <source>The text up and down</source>
        <translation>Το κείμενο πάνω και κάτω</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Αυτά τα πλήκτρα</translation>
    </message>
    <message>
        <source>To a turning point</source>
        <translation>Σε μια κρίσιμη στιγμή</translation>
    </message>
    <message>
        <source>To the beginning or the end</source>
        <translation>Στην αρχή ή στο τέλος</translation>
    </message>
    <message>
        <source>To the first or the last card</source>
        <translation>Στην πρώτη ή στην τελευταία κάρτα</translation>
    </message>
    <message>
        <source>To the section before or after</source>
        <translation>Στην προηγούμενη ή την επόμενη ενότητα</translation>
    </message>
    <message>
        <source>Type the number of a card</source>
        <translation>Γράψε τον αριθμό μιας κάρτας</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Αναίρεση της τελευταίας κίνησης</translation>
    </message>
    <message>
        <source>Up and down</source>
        <translation>Πάνω και κάτω</translation>
    </message>
    <message>
        <source>What happened since your last turn</source>
        <translation>Τι έγινε από την τελευταία σειρά σου</translation>
    </message>
    <message>
        <source>What is in force now</source>
        <translation>Τι ισχύει τώρα</translation>
    </message>
    <message>
        <source>What lies in the middle</source>
        <translation>Τι υπάρχει στη μέση</translation>
    </message>
    <message>
        <source>What only I may hear, and my cards by name</source>
        <translation>Ό,τι ακούω μόνο εγώ, και οι κάρτες μου με το όνομά τους</translation>
    </message>
    <message>
        <source>What the cards do</source>
        <translation>Τι κάνει κάθε κάρτα</translation>
    </message>
    <message>
        <source>What this is</source>
        <translation>Τι είναι αυτό</translation>
    </message>
    <message>
        <source>When computers play</source>
        <extracomment>Over keys.</extracomment>
        <translation>Όταν παίζουν υπολογιστές</translation>
    </message>
    <message>
        <source>When reading</source>
        <extracomment>Over keys.</extracomment>
        <translation>Στο διάβασμα</translation>
    </message>
    <message>
        <source>Whose turn it is, and what is still to do</source>
        <translation>Ποιος παίζει και τι μένει να γίνει</translation>
    </message>
    <message>
        <source>down arrow</source>
        <extracomment>A key, for screen readers.</extracomment>
        <translation>κάτω βέλος</translation>
    </message>
    <message>
        <source>left arrow</source>
        <extracomment>A key, for screen readers.</extracomment>
        <translation>αριστερό βέλος</translation>
    </message>
    <message>
        <source>right arrow</source>
        <extracomment>A key, for screen readers.</extracomment>
        <translation>δεξί βέλος</translation>
    </message>
    <message>
        <source>up arrow</source>
        <extracomment>A key, for screen readers.</extracomment>
        <translation>πάνω βέλος</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>keys</comment>
        <translation>{first} έως {last}</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>How long a lesson takes.</extracomment>
        <translation>
            <numerusform>%n λεπτό</numerusform>
            <numerusform>%n λεπτά</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <extracomment>How many stars all tasks have brought.</extracomment>
        <translation>
            <numerusform>%n αστέρι</numerusform>
            <numerusform>%n αστέρια</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <extracomment>How long a lesson is.</extracomment>
        <translation>
            <numerusform>%n βήμα</numerusform>
            <numerusform>%n βήματα</numerusform>
        </translation>
    </message>
    <message>
        <source>A later step</source>
        <extracomment>A button beside &apos;From step 5&apos;.</extracomment>
        <translation>Επόμενο βήμα</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>A button: takes a lesson once more from its beginning.</extracomment>
        <translation>Από την αρχή</translation>
    </message>
    <message>
        <source>An earlier step</source>
        <extracomment>A button beside &apos;From step 5&apos;.</extracomment>
        <translation>Προηγούμενο βήμα</translation>
    </message>
    <message>
        <source>From step {step}</source>
        <extracomment>A button: takes a lesson again from this step.</extracomment>
        <translation>Από το βήμα {step}</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Μαθήματα και δοκιμασίες</translation>
    </message>
    <message>
        <source>Next for you</source>
        <extracomment>Above the lesson that is best taken now.</extracomment>
        <translation>Το επόμενο για σένα</translation>
    </message>
    <message>
        <source>Take a seat: we play the first hands together.</source>
        <translation>Κάθισε: τα πρώτα χέρια τα παίζουμε μαζί.</translation>
    </message>
    <message>
        <source>Task {number} of {count}</source>
        <extracomment>Which of a game&apos;s tasks it is.</extracomment>
        <translation>Δοκιμασία {number} από {count}</translation>
    </message>
    <message>
        <source>Tasks</source>
        <extracomment>Before how many of a game&apos;s tasks are solved.</extracomment>
        <translation>Δοκιμασίες</translation>
    </message>
    <message>
        <source>You have done everything here. Each lesson and task can be taken again.</source>
        <extracomment>All lessons are done, and all tasks with all stars.</extracomment>
        <translation>Τα έκανες όλα εδώ. Μπορείς να ξανακάνεις όποιο μάθημα ή όποια δοκιμασία θέλεις.</translation>
    </message>
    <message>
        <source>Your progress could not be read. The file is kept as {name}; lessons start anew.</source>
        <extracomment>A damaged file of the program&apos;s own; {name} is a file name.</extracomment>
        <translation>Η πρόοδός σου δεν μπόρεσε να διαβαστεί. Το αρχείο κρατήθηκε ως {name}· τα μαθήματα ξεκινούν από την αρχή.</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>How long a lesson takes.</extracomment>
        <translation>
            <numerusform>περίπου %n λεπτό</numerusform>
            <numerusform>περίπου %n λεπτά</numerusform>
        </translation>
    </message>
    <message>
        <source>begun</source>
        <extracomment>Of a lesson, for screen readers.</extracomment>
        <translation>μισό</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Of a lesson, for screen readers.</extracomment>
        <translation>έγινε</translation>
    </message>
    <message>
        <source>next for you</source>
        <extracomment>Of a lesson, for screen readers.</extracomment>
        <translation>το επόμενο για σένα</translation>
    </message>
    <message>
        <source>not begun</source>
        <extracomment>Of a lesson, for screen readers.</extracomment>
        <translation>δεν άρχισε</translation>
    </message>
    <message>
        <source>not solved</source>
        <extracomment>Of a task, for screen readers.</extracomment>
        <translation>δεν λύθηκε</translation>
    </message>
    <message>
        <source>step {step} of {steps}</source>
        <extracomment>How far a lesson has been taken.</extracomment>
        <translation>βήμα {step} από {steps}</translation>
    </message>
    <message>
        <source>{done} of {count}</source>
        <extracomment>How many tasks are solved.</extracomment>
        <translation>{done} από {count}</translation>
    </message>
    <message>
        <source>{done} of {count} lessons</source>
        <extracomment>How many lessons have been taken.</extracomment>
        <translation>{done} από {count} μαθήματα</translation>
    </message>
    <message>
        <source>{done} of {count} tasks</source>
        <extracomment>How many tasks are solved.</extracomment>
        <translation>{done} από {count} δοκιμασίες</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <extracomment>Which of a game&apos;s lessons it is, for readers.</extracomment>
        <translation>{number} από {count}</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Continue</source>
        <translation>Συνέχεια</translation>
    </message>
    <message>
        <source>First press Continue.</source>
        <extracomment>Said to who wants to do something while a step is only to be read; a button.</extracomment>
        <translation>Πάτησε πρώτα Συνέχεια.</translation>
    </message>
    <message>
        <source>Now press Continue.</source>
        <extracomment>What is said once a step of a lesson is done; a button.</extracomment>
        <translation>Πάτησε τώρα Συνέχεια.</translation>
    </message>
    <message>
        <source>Now press where the light is: the card goes there.</source>
        <extracomment>What the coach says while the card that a step asks for stands over the hand.</extracomment>
        <translation>Πάτησε τώρα εκεί που φωτίζει: εκεί πάει η κάρτα.</translation>
    </message>
    <message>
        <source>That’s right</source>
        <extracomment>The heading of the bubble once a step of a lesson is done.</extracomment>
        <translation>Σωστά</translation>
    </message>
    <message>
        <source>The card is in your hand again. Press it once more, then the place with the light.</source>
        <extracomment>What the coach says when the card that a step asks for was lifted and put down again.</extracomment>
        <translation>Η κάρτα γύρισε στο χέρι σου. Πάτησέ την ξανά, κι ύστερα εκεί που φωτίζει.</translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>βήμα {number} από {count}</translation>
    </message>
    <message>
        <source>{name}, asked for</source>
        <extracomment>For screen readers: a card or a place that a step of a lesson speaks of.</extracomment>
        <translation>{name}, ζητείται</translation>
    </message>
</context>
<context>
    <name>LessonDone</name>
    <message numerus="yes">
        <source>%n position(s), a goal each.</source>
        <translation>
            <numerusform>%n θέση, με έναν στόχο.</numerusform>
            <numerusform>%n θέσεις, με έναν στόχο η καθεμία.</numerusform>
        </translation>
    </message>
    <message>
        <source>A match</source>
        <translation>Μια παρτίδα</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Όλα τα μαθήματα</translation>
    </message>
    <message>
        <source>All written out, with examples.</source>
        <translation>Όλα γραμμένα, με παραδείγματα.</translation>
    </message>
    <message>
        <source>And now?</source>
        <translation>Και τώρα;</translation>
    </message>
    <message>
        <source>Lesson again</source>
        <translation>Ξανά το μάθημα</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Επόμενο μάθημα</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Παίξε μια παρτίδα</translation>
    </message>
    <message>
        <source>Play your first match</source>
        <translation>Παίξε την πρώτη παρτίδα</translation>
    </message>
    <message>
        <source>Take the next lesson</source>
        <translation>Κάνε το επόμενο μάθημα</translation>
    </message>
    <message>
        <source>The best next step</source>
        <translation>Το καλύτερο επόμενο βήμα</translation>
    </message>
    <message>
        <source>The first lesson is done. Now you know:</source>
        <translation>Το πρώτο μάθημα τελείωσε. Τώρα ξέρεις:</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Οι κανόνες</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Για παιχνίδι</translation>
    </message>
    <message>
        <source>To read</source>
        <translation>Για διάβασμα</translation>
    </message>
    <message>
        <source>To think about</source>
        <translation>Για σκέψη</translation>
    </message>
    <message>
        <source>Try a task</source>
        <translation>Πάρε μια δοκιμασία</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Ωραία!</translation>
    </message>
    <message>
        <source>Well done! You know how to play.</source>
        <translation>Ωραία! Ξέρεις να παίζεις.</translation>
    </message>
    <message>
        <source>You and one easy computer.</source>
        <translation>Εσύ κι ένας εύκολος υπολογιστής.</translation>
    </message>
    <message>
        <source>Your first match</source>
        <translation>Η πρώτη σου παρτίδα</translation>
    </message>
    <message>
        <source>{count} of {count}</source>
        <translation>{count} από {count}</translation>
    </message>
    <message>
        <source>“{lesson}” is done. Now you know:</source>
        <translation>Το μάθημα «{lesson}» τελείωσε. Τώρα ξέρεις:</translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>Third-party code in Qt</source>
        <translation>Κώδικας τρίτων μέσα στο Qt</translation>
    </message>
    <message>
        <source>Trapoula: MIT</source>
        <translation>Τράπουλα: MIT</translation>
    </message>
    <message>
        <source>What the program is made of</source>
        <translation>Από τι αποτελείται το πρόγραμμα</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message numerus="yes">
        <source>%n file(s) cannot be opened</source>
        <translation>
            <numerusform>%n αρχείο δεν ανοίγει</numerusform>
            <numerusform>%n αρχεία δεν ανοίγουν</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported to {folder}</source>
        <translation>
            <numerusform>%n παρτίδα αντιγράφηκε στον φάκελο {folder}</numerusform>
            <numerusform>%n παρτίδες αντιγράφηκαν στον φάκελο {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <extracomment>How many of the matches still go on.</extracomment>
        <translation>
            <numerusform>%n σε εξέλιξη</numerusform>
            <numerusform>%n σε εξέλιξη</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>A button: matches of all games are shown.</extracomment>
        <translation>Όλα</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>A choice: matches whichever way they ended.</extracomment>
        <translation>Κάθε αποτέλεσμα</translation>
    </message>
    <message>
        <source>Anybody</source>
        <extracomment>A choice: matches of whichever players.</extracomment>
        <translation>Όλοι</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <extracomment>A button: what was deleted is there again.</extracomment>
        <translation>Επαναφορά</translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <extracomment>The heading over damaged files.</extracomment>
        <translation>Δεν ανοίγουν</translation>
    </message>
    <message>
        <source>Closed.</source>
        <extracomment>Said of the row of a saved game that was pressed.</extracomment>
        <translation>Έκλεισε.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button: the match goes on.</extracomment>
        <translation>Συνέχισε</translation>
    </message>
    <message>
        <source>Deleted: {match}</source>
        <extracomment>In place of a match.</extracomment>
        <translation>Διαγράφηκε: {match}</translation>
    </message>
    <message>
        <source>Every game you play is kept here, move by move.</source>
        <translation>Κάθε παρτίδα που παίζεις μένει εδώ, κίνηση προς κίνηση.</translation>
    </message>
    <message>
        <source>Export all</source>
        <extracomment>A button: all matches are copied to the folder Documents.</extracomment>
        <translation>Εξαγωγή όλων</translation>
    </message>
    <message>
        <source>Exported to {folder}</source>
        <translation>Αντιγράφηκε στον φάκελο {folder}</translation>
    </message>
    <message numerus="yes">
        <source>Exporting %n game(s).</source>
        <extracomment>When it begins, for screen readers.</extracomment>
        <translation>
            <numerusform>Εξάγεται %n παρτίδα.</numerusform>
            <numerusform>Εξάγονται %n παρτίδες.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exporting {now} of {all} …</source>
        <extracomment>How many games have been copied.</extracomment>
        <translation>Εξάγονται παρτίδες: {now} από {all} …</translation>
    </message>
    <message>
        <source>Finished</source>
        <extracomment>The heading over matches that are over, the longest first.</extracomment>
        <translation>Τελειωμένες</translation>
    </message>
    <message>
        <source>How it ended</source>
        <extracomment>Names a choice, for screen readers.</extracomment>
        <translation>Πώς τελείωσε</translation>
    </message>
    <message>
        <source>It cannot be unpacked.</source>
        <translation>Δεν αποσυμπιέζεται.</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Πρώτα οι μεγαλύτερες</translation>
    </message>
    <message>
        <source>Name or deal number</source>
        <extracomment>In the empty field of the search.</extracomment>
        <translation>Όνομα ή μοιρασιά</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Πρώτα οι νεότερες</translation>
    </message>
    <message>
        <source>Not won</source>
        <extracomment>A choice: matches that were not won.</extracomment>
        <translation>Χωρίς νίκη</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>No match is of that game, player and result.</extracomment>
        <translation>Δεν βρέθηκε καμία παρτίδα</translation>
    </message>
    <message>
        <source>Nothing found for “{search}”</source>
        <extracomment>The search finds no match.</extracomment>
        <translation>Δεν βρέθηκε τίποτα για «{search}»</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Πρώτα οι παλιότερες</translation>
    </message>
    <message>
        <source>Open a file</source>
        <extracomment>A button: a saved match from elsewhere is taken in.</extracomment>
        <translation>Άνοιγμα αρχείου</translation>
    </message>
    <message>
        <source>Open up to there</source>
        <extracomment>A button: a match is played on in a copy, from where its file is damaged.</extracomment>
        <translation>Άνοιγμα ως εκεί</translation>
    </message>
    <message>
        <source>Opened: {buttons}.</source>
        <extracomment>Said of the row of a saved game that was pressed.</extracomment>
        <translation>Άνοιξε: {buttons}.</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>Names a choice, for screen readers: what comes first.</extracomment>
        <translation>Ταξινόμηση</translation>
    </message>
    <message>
        <source>Played with newer rules than this version knows. Update Trapoula to open it.</source>
        <translation>Παίχτηκε με νεότερους κανόνες. Ενημέρωσε την Τράπουλα για να ανοίξει.</translation>
    </message>
    <message>
        <source>Played with older rules, which this version no longer knows.</source>
        <translation>Παίχτηκε με παλιότερους κανόνες, που αυτή η έκδοση δεν τους ξέρει πια.</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Names the choice of a player, for screen readers.</extracomment>
        <translation>Παίκτης</translation>
    </message>
    <message>
        <source>Saved by a newer version. Update Trapoula to open it.</source>
        <translation>Αποθηκεύτηκε από νεότερη έκδοση. Ενημέρωσε την Τράπουλα για να ανοίξει.</translation>
    </message>
    <message>
        <source>Show all saved games</source>
        <extracomment>A button: nothing is kept out any more.</extracomment>
        <translation>Δείξε όλες τις παρτίδες</translation>
    </message>
    <message>
        <source>Shows the saved games of every game.</source>
        <extracomment>Describes “All games”.</extracomment>
        <translation>Δείχνει τις παρτίδες από όλα τα παιχνίδια.</translation>
    </message>
    <message numerus="yes">
        <source>Taking in %n game(s).</source>
        <extracomment>When it begins, for screen readers.</extracomment>
        <translation>
            <numerusform>Μπαίνει %n παρτίδα.</numerusform>
            <numerusform>Μπαίνουν %n παρτίδες.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taking in {now} of {all} …</source>
        <extracomment>How many games from elsewhere are here.</extracomment>
        <translation>Μπαίνουν παρτίδες: {now} από {all} …</translation>
    </message>
    <message>
        <source>The file cannot be opened ({reason}).</source>
        <translation>Το αρχείο δεν ανοίγει ({reason}).</translation>
    </message>
    <message>
        <source>The file contains a move that the rules do not allow (line {line}); it may have been edited.</source>
        <translation>Το αρχείο έχει μια κίνηση που οι κανόνες δεν επιτρέπουν (γραμμή {line}). Ίσως το άλλαξε κάποιος.</translation>
    </message>
    <message>
        <source>The file has not been changed. You can delete it here.</source>
        <translation>Το αρχείο μένει όπως είναι. Μπορείς να το διαγράψεις εδώ.</translation>
    </message>
    <message>
        <source>The file is damaged (line {line}).</source>
        <translation>Το αρχείο είναι χαλασμένο (γραμμή {line}).</translation>
    </message>
    <message>
        <source>The file is too large to be a game.</source>
        <translation>Το αρχείο είναι πολύ μεγάλο για παρτίδα.</translation>
    </message>
    <message>
        <source>The first line of the file is missing or incomplete.</source>
        <translation>Η πρώτη γραμμή του αρχείου λείπει ή δεν είναι ολόκληρη.</translation>
    </message>
    <message>
        <source>There are no saved games.</source>
        <translation>Δεν υπάρχουν αποθηκευμένες παρτίδες.</translation>
    </message>
    <message>
        <source>This is not a Trapoula game.</source>
        <translation>Αυτό το αρχείο δεν είναι παρτίδα της Τράπουλας.</translation>
    </message>
    <message>
        <source>This version cannot play this game yet. Update Trapoula to open it.</source>
        <translation>Αυτή η έκδοση δεν παίζει ακόμη αυτό το παιχνίδι. Ενημέρωσε την Τράπουλα για να ανοίξει.</translation>
    </message>
    <message>
        <source>Trapoula games</source>
        <extracomment>The kind of file, in the system&apos;s window that opens files.</extracomment>
        <translation>Παρτίδες της Τράπουλας</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <extracomment>A choice, and the heading over matches that go on.</extracomment>
        <translation>Σε εξέλιξη</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>A choice: matches that were won.</extracomment>
        <translation>Νίκες</translation>
    </message>
    <message>
        <source>Won first</source>
        <translation>Πρώτα οι νίκες</translation>
    </message>
    <message>
        <source>Your saved games are loading: {read} of {all}.</source>
        <translation>Οι παρτίδες σου φορτώνονται: {read} από {all}.</translation>
    </message>
    <message>
        <source>copy</source>
        <extracomment>Of a saved game that lies in another file too.</extracomment>
        <translation>αντίγραφο</translation>
    </message>
    <message>
        <source>deal of the day</source>
        <extracomment>Of a saved game: it was dealt for the day it was played.</extracomment>
        <translation>μοιρασιά της ημέρας</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <extracomment>When a match was played.</extracomment>
        <translation>σήμερα, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <extracomment>When a match was played.</extracomment>
        <translation>χθες, {time}</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Last moves</source>
        <translation>Κινήσεις</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>A button that shows what everybody did last.</extracomment>
        <translation>Κινήσεις</translation>
    </message>
    <message>
        <source>No moves yet.</source>
        <translation>Δεν έχει γίνει ακόμα καμία κίνηση.</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Δες το ξανά</translation>
    </message>
    <message>
        <source>Show what happened since your last turn</source>
        <translation>Δες τι έγινε μετά την τελευταία σου σειρά</translation>
    </message>
    <message>
        <source>round {round}</source>
        <extracomment>Over the first move of a round.</extracomment>
        <translation>γύρος {round}</translation>
    </message>
    <message>
        <source>your last turn</source>
        <translation>η τελευταία σου σειρά</translation>
    </message>
    <message>
        <source>your turn now</source>
        <extracomment>Over the moves of the turn that the reader plays now.</extracomment>
        <translation>η σειρά σου τώρα</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n more card(s)</source>
        <extracomment>Said once a card is placed: so many are still asked for.</extracomment>
        <translation>
            <numerusform>%n κάρτα ακόμη</numerusform>
            <numerusform>%n κάρτες ακόμη</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between what is placed on one pile and on another</comment>
        <translation>· </translation>
    </message>
    <message numerus="yes">
        <source>Backwards trick(s) with {cards}.</source>
        <extracomment>What came of a turn, on the curtain.</extracomment>
        <translation>
            <numerusform>Ανάποδο κόλπο με το {cards}.</numerusform>
            <numerusform>Ανάποδα κόλπα με τα {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>The main button.</extracomment>
        <translation>Τέλος σειράς</translation>
    </message>
    <message>
        <source>First choose a card, then the pile for it.</source>
        <extracomment>Said when somebody presses a pile without a card, alone at the table.</extracomment>
        <translation>Διάλεξε πρώτα την κάρτα και μετά τη στοίβα.</translation>
    </message>
    <message numerus="yes">
        <source>It is your turn: place at least %n card(s).</source>
        <extracomment>In the log: whose turn it is.</extracomment>
        <translation>
            <numerusform>Σειρά σου: κατέβασε τουλάχιστον %n κάρτα.</numerusform>
            <numerusform>Σειρά σου: κατέβασε τουλάχιστον %n κάρτες.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n more card(s): you need at least {minimum}.</source>
        <translation>
            <numerusform>Κατέβασε ακόμη %n κάρτα: χρειάζεσαι τουλάχιστον {minimum}.</numerusform>
            <numerusform>Κατέβασε ακόμη %n κάρτες: χρειάζεσαι τουλάχιστον {minimum}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place at least %n card(s)</source>
        <extracomment>The status line at the beginning of a turn.</extracomment>
        <translation>
            <numerusform>Κατέβασε τουλάχιστον %n κάρτα</numerusform>
            <numerusform>Κατέβασε τουλάχιστον %n κάρτες</numerusform>
        </translation>
    </message>
    <message>
        <source>Place it again if you still want to.</source>
        <extracomment>How a card is placed against the warning.</extracomment>
        <translation>Αν τη θέλεις παρ’ όλα αυτά, κατέβασέ την ξανά.</translation>
    </message>
    <message>
        <source>There was nothing left to draw</source>
        <translation>Δεν είχε μείνει κάρτα να τραβήξεις</translation>
    </message>
    <message numerus="yes">
        <source>You drew %n card(s)</source>
        <translation>
            <numerusform>Τράβηξες %n κάρτα</numerusform>
            <numerusform>Τράβηξες %n κάρτες</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You drew %n card(s).</source>
        <extracomment>Said where others hear it, too.</extracomment>
        <translation>
            <numerusform>Τράβηξες %n κάρτα.</numerusform>
            <numerusform>Τράβηξες %n κάρτες.</numerusform>
        </translation>
    </message>
    <message>
        <source>You drew: {cards}.</source>
        <extracomment>The cards that came into the listener&apos;s hand.</extracomment>
        <translation>Τράβηξες: {cards}.</translation>
    </message>
    <message>
        <source>You go again.</source>
        <extracomment>The listener&apos;s turn follows on their own.</extracomment>
        <translation>Παίζεις πάλι εσύ.</translation>
    </message>
    <message>
        <source>You may end your turn</source>
        <extracomment>Said for all to hear, also where cards could still be placed.</extracomment>
        <translation>Μπορείς να τελειώσεις τη σειρά σου</translation>
    </message>
    <message numerus="yes">
        <source>You placed %n card(s)</source>
        <extracomment>The status line when the turn may end.</extracomment>
        <translation>
            <numerusform>Κατέβασες %n κάρτα</numerusform>
            <numerusform>Κατέβασες %n κάρτες</numerusform>
        </translation>
    </message>
    <message>
        <source>You placed {card} {on_pile}: the backwards trick.</source>
        <extracomment>What happened.</extracomment>
        <translation>Ανάποδο κόλπο: κατέβασες το {card} {on_pile}.</translation>
    </message>
    <message>
        <source>Your turn is over.</source>
        <extracomment>The listener ended the turn and drew nothing.</extracomment>
        <translation>Η σειρά σου τελείωσε.</translation>
    </message>
    <message>
        <source>after anything else you could not finish your turn</source>
        <translation>με οτιδήποτε άλλο δεν θα μπορούσες να τελειώσεις τη σειρά σου</translation>
    </message>
    <message>
        <source>backwards trick</source>
        <extracomment>Under a pile: the card would go back by exactly ten.</extracomment>
        <translation>ανάποδο κόλπο</translation>
    </message>
    <message>
        <source>does not fit</source>
        <extracomment>Under a pile that does not take the card.</extracomment>
        <translation>δεν μπαίνει</translation>
    </message>
    <message numerus="yes">
        <source>even your closest card skips %n number(s)</source>
        <translation>
            <numerusform>ακόμη και η πιο κοντινή σου κάρτα αφήνει έξω %n αριθμό</numerusform>
            <numerusform>ακόμη και η πιο κοντινή σου κάρτα αφήνει έξω %n αριθμούς</numerusform>
        </translation>
    </message>
    <message>
        <source>it follows later in your turn</source>
        <translation>ακολουθεί αργότερα στη σειρά σου</translation>
    </message>
    <message>
        <source>keep it for a backwards trick with {other}</source>
        <translation>κράτησέ το για ανάποδο κόλπο με το {other}</translation>
    </message>
    <message>
        <source>keep it: your next turn needs cards too</source>
        <translation>κράτα το: και η επόμενη σειρά σου θέλει κάρτες</translation>
    </message>
    <message>
        <source>keep {card} for the backwards trick in your next turn, if nobody changes the pile before</source>
        <translation>κράτα το {card} για το ανάποδο κόλπο στην επόμενη σειρά σου, αν δεν πειράξει κανείς τη στοίβα ως τότε</translation>
    </message>
    <message>
        <source>no gap</source>
        <extracomment>The same of a step to the next number, to everybody.</extracomment>
        <translation>χωρίς κενό</translation>
    </message>
    <message>
        <source>none of your cards fits on any pile</source>
        <translation>καμία κάρτα σου δεν μπαίνει σε στοίβα</translation>
    </message>
    <message>
        <source>none of your other cards costs less</source>
        <translation>καμία άλλη κάρτα σου δεν κοστίζει λιγότερο</translation>
    </message>
    <message>
        <source>not now</source>
        <extracomment>The same while no card may be placed at all.</extracomment>
        <translation>όχι τώρα</translation>
    </message>
    <message>
        <source>placed by the backwards trick</source>
        <extracomment>Of the top card of a pile, for screen readers.</extracomment>
        <translation>μπήκε με το ανάποδο κόλπο</translation>
    </message>
    <message>
        <source>skips {skipped}</source>
        <extracomment>How many numbers a step skips, in the pill at a pile, to somebody new: skips 4.</extracomment>
        <translation>αφήνει έξω {skipped}</translation>
    </message>
    <message>
        <source>that leaves no gap</source>
        <translation>δεν αφήνεις κενό</translation>
    </message>
    <message numerus="yes">
        <source>that skips %n number(s)</source>
        <translation>
            <numerusform>αφήνεις έξω %n αριθμό</numerusform>
            <numerusform>αφήνεις έξω %n αριθμούς</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>that skips only %n number(s)</source>
        <translation>
            <numerusform>αφήνεις έξω μόνο %n αριθμό</numerusform>
            <numerusform>αφήνεις έξω μόνο %n αριθμούς</numerusform>
        </translation>
    </message>
    <message>
        <source>that takes the pile ten back</source>
        <translation>έτσι η στοίβα γυρίζει δέκα πίσω</translation>
    </message>
    <message>
        <source>the backwards trick with {card} can wait for your next turn</source>
        <translation>το ανάποδο κόλπο με το {card} μπορεί να περιμένει την επόμενη σειρά σου</translation>
    </message>
    <message>
        <source>the backwards trick with {card} follows later in your turn</source>
        <translation>το ανάποδο κόλπο με το {card} ακολουθεί αργότερα στη σειρά σου</translation>
    </message>
    <message>
        <source>then {then} does the backwards trick there</source>
        <translation>μετά το {then} κάνει εκεί το ανάποδο κόλπο</translation>
    </message>
    <message>
        <source>tried with the hidden cards shuffled again and again, this came out best</source>
        <translation>ο υπολογιστής το δοκίμασε πολλές φορές, με τις κρυφές κάρτες κάθε φορά αλλιώς: αυτό βγήκε το καλύτερο</translation>
    </message>
    <message>
        <source>you have no other move</source>
        <translation>δεν έχεις άλλη κίνηση</translation>
    </message>
    <message>
        <source>you keep {low} and {high} for a backwards trick</source>
        <translation>κρατάς το {low} και το {high} για ανάποδο κόλπο</translation>
    </message>
    <message numerus="yes">
        <source>you placed %n card(s), enough for this turn</source>
        <translation>
            <numerusform>κατέβασες %n κάρτα, και φτάνει γι’ αυτή τη σειρά</numerusform>
            <numerusform>κατέβασες %n κάρτες, και φτάνουν γι’ αυτή τη σειρά</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you still need to place %n card(s)</source>
        <translation>
            <numerusform>χρειάζεσαι ακόμη %n κάρτα</numerusform>
            <numerusform>χρειάζεσαι ακόμη %n κάρτες</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards} {on_pile}</source>
        <comment>one card or more, and where they are placed</comment>
        <translation>{cards} {on_pile}</translation>
    </message>
    <message>
        <source>{card} does not fit here: this pile has reached {top}, and only {trick} fits.</source>
        <translation>Το {card} δεν μπαίνει εδώ: αυτή η στοίβα έφτασε στο {top} και δέχεται μόνο το {trick}.</translation>
    </message>
    <message>
        <source>{card} does not fit here: this pile needs a card above {top}, or exactly {trick}.</source>
        <translation>Το {card} δεν μπαίνει εδώ: αυτή η στοίβα δέχεται μεγαλύτερα από το {top} ή ακριβώς το {trick}.</translation>
    </message>
    <message>
        <source>{card} does not fit here: this pile needs a card above {top}.</source>
        <translation>Το {card} δεν μπαίνει εδώ: αυτή η στοίβα δέχεται μόνο μεγαλύτερα από το {top}.</translation>
    </message>
    <message>
        <source>{card} does not fit here: this pile needs a card below {top}, or exactly {trick}.</source>
        <translation>Το {card} δεν μπαίνει εδώ: αυτή η στοίβα δέχεται μικρότερα από το {top} ή ακριβώς το {trick}.</translation>
    </message>
    <message>
        <source>{card} does not fit here: this pile needs a card below {top}.</source>
        <translation>Το {card} δεν μπαίνει εδώ: αυτή η στοίβα δέχεται μόνο μικρότερα από το {top}.</translation>
    </message>
    <message>
        <source>{card} is back in your hand.</source>
        <extracomment>The listener took a move back.</extracomment>
        <translation>Το {card} γύρισε στο χέρι σου.</translation>
    </message>
    <message>
        <source>{card} is so close that it can wait for your next turn</source>
        <translation>το {card} είναι τόσο κοντά που μπορεί να περιμένει ως την επόμενη σειρά σου</translation>
    </message>
    <message>
        <source>{card} would cost less, but {but}</source>
        <translation>το {card} θα κόστιζε λιγότερο, όμως {but}</translation>
    </message>
    <message>
        <source>{card}, card {index} of {count}</source>
        <translation>{card}, κάρτα {index} από {count}</translation>
    </message>
    <message>
        <source>{card}, fire, card {index} of {count}</source>
        <translation>{card}, πυρκαγιά, κάρτα {index} από {count}</translation>
    </message>
    <message>
        <source>{cost}, and {reason}</source>
        <comment>a hint</comment>
        <translation>{cost}, και {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n card(s).</source>
        <extracomment>A player drew, and so ended the turn.</extracomment>
        <translation>
            <numerusform>{name}: τράβηξε %n κάρτα.</numerusform>
            <numerusform>{name}: τράβηξε %n κάρτες.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} goes again.</source>
        <extracomment>A player&apos;s turn follows on their own: no other can play.</extracomment>
        <translation>Παίζει πάλι: {name}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} is next and needs to place at least %n card(s).</source>
        <extracomment>In the log: whose turn it is.</extracomment>
        <translation>
            <numerusform>Παίζει μετά: {name}. Χρειάζεται τουλάχιστον %n κάρτα.</numerusform>
            <numerusform>Παίζει μετά: {name}. Χρειάζονται τουλάχιστον %n κάρτες.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <extracomment>Whose turn it is.</extracomment>
        <translation>Παίζει μετά: {name}.</translation>
    </message>
    <message>
        <source>{name} placed {cards}</source>
        <extracomment>In the name of a pile for screen readers: since the listener&apos;s last turn.</extracomment>
        <translation>{name}: έβαλε {cards}</translation>
    </message>
    <message>
        <source>{name} placed {card} {on_pile}.</source>
        <extracomment>What happened.</extracomment>
        <translation>{name}: έβαλε το {card} {on_pile}.</translation>
    </message>
    <message>
        <source>{name} placed {card} {on_pile}: the backwards trick.</source>
        <extracomment>What happened.</extracomment>
        <translation>{name}: ανάποδο κόλπο με το {card} {on_pile}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} placed {placed} card(s) and drew none</source>
        <extracomment>What the player before did, when the draw pile was empty.</extracomment>
        <translation>
            <numerusform>{name}: έβαλε {placed} κάρτα και δεν τράβηξε</numerusform>
            <numerusform>{name}: έβαλε {placed} κάρτες και δεν τράβηξε</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} placed {placed} card(s) and drew {drawn}</source>
        <extracomment>What the player before did, before the next one sees their cards.</extracomment>
        <translation>
            <numerusform>{name}: έβαλε {placed} κάρτα και τράβηξε {drawn}</numerusform>
            <numerusform>{name}: έβαλε {placed} κάρτες και τράβηξε {drawn}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} took {card} back.</source>
        <extracomment>A player took a move back.</extracomment>
        <translation>{name}: πήρε πίσω το {card}.</translation>
    </message>
    <message>
        <source>{name}’s turn is over.</source>
        <extracomment>A player ended the turn and drew nothing.</extracomment>
        <translation>{name}: η σειρά τελείωσε.</translation>
    </message>
    <message>
        <source>{numbers} back</source>
        <extracomment>In the pill at a pile: what the backwards trick wins back.</extracomment>
        <translation>{numbers} πίσω</translation>
    </message>
    <message>
        <source>{placed} of {asked} placed</source>
        <extracomment>The status line while more cards must be placed.</extracomment>
        <translation>Κατέβασες {placed} από τις {asked}</translation>
    </message>
</context>
<context>
    <name>NumbersTasks</name>
    <message numerus="yes">
        <source>%n number(s)</source>
        <extracomment>How many numbers a task lets be skipped.</extracomment>
        <translation>
            <numerusform>%n αριθμό</numerusform>
            <numerusform>%n αριθμούς</numerusform>
        </translation>
    </message>
    <message>
        <source>A card on top forbids the backwards trick. Cover it in time.</source>
        <translation>Μια κάρτα απαγορεύει το ανάποδο κόλπο. Σκέπασέ την εγκαίρως.</translation>
    </message>
    <message>
        <source>A skull must not be on top when the turn ends.</source>
        <translation>Νεκροκεφαλή δεν μένει από πάνω στο τέλος της σειράς.</translation>
    </message>
    <message>
        <source>Commands meet: what one asks for, another may forbid.</source>
        <translation>Οι εντολές συναντιούνται: ό,τι ζητά η μία, ίσως το απαγορεύει η άλλη.</translation>
    </message>
    <message>
        <source>Each card must leave room for the next one.</source>
        <translation>Κάθε κάρτα πρέπει να αφήνει χώρο για την επόμενη.</translation>
    </message>
    <message>
        <source>Every fire has to be covered in the same turn.</source>
        <translation>Κάθε φωτιά πρέπει να σκεπαστεί στην ίδια σειρά.</translation>
    </message>
    <message numerus="yes">
        <source>Get rid of all %n card(s)</source>
        <translation>
            <numerusform>Ξεφορτώσου την %n κάρτα</numerusform>
            <numerusform>Ξεφορτώσου και τις %n κάρτες</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes more than one backwards trick. Mind the order.</source>
        <translation>Ένα ανάποδο κόλπο δεν φτάνει. Πρόσεξε με ποια σειρά παίζεις.</translation>
    </message>
    <message>
        <source>One pile can go back twice.</source>
        <translation>Μία στοίβα μπορεί να γυρίσει πίσω δύο φορές.</translation>
    </message>
    <message numerus="yes">
        <source>Place %n card(s) and skip {numbers} at most</source>
        <extracomment>The goal of a task: Place 4 cards and skip 12 numbers at most.</extracomment>
        <translation>
            <numerusform>Κατέβασε %n κάρτα και άφησε έξω το πολύ {numbers}</numerusform>
            <numerusform>Κατέβασε %n κάρτες και άφησε έξω το πολύ {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n card(s) in one turn</source>
        <translation>
            <numerusform>Κατέβασε %n κάρτα σε μία σειρά</numerusform>
            <numerusform>Κατέβασε %n κάρτες σε μία σειρά</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n card(s), and none on {pile}</source>
        <translation>
            <numerusform>Κατέβασε %n κάρτα, μην αγγίξεις όμως {pile}</numerusform>
            <numerusform>Κατέβασε %n κάρτες, μην αγγίξεις όμως {pile}</numerusform>
        </translation>
    </message>
    <message>
        <source>Some cards are worth waiting for: prepare the trick first.</source>
        <translation>Κάποιες κάρτες αξίζει να περιμένουν: ετοίμασε πρώτα το κόλπο.</translation>
    </message>
    <message>
        <source>Somebody needs this pile. The backwards trick helps you stay away from it.</source>
        <translation>Κάποιος χρειάζεται αυτή τη στοίβα. Με το ανάποδο κόλπο δεν θα τη χρειαστείς εσύ.</translation>
    </message>
    <message>
        <source>The draw pile is empty. The backwards trick makes room: find it.</source>
        <translation>Η στοίβα τραβήγματος τελείωσε. Το ανάποδο κόλπο κάνει χώρο: βρες το.</translation>
    </message>
    <message>
        <source>The fire has to be covered in this turn. Skip as little as you can.</source>
        <translation>Η φωτιά πρέπει να σκεπαστεί σε αυτή τη σειρά. Άφησε έξω όσο πιο λίγους γίνεται.</translation>
    </message>
    <message>
        <source>The shortest way is not always the first one.</source>
        <translation>Το πρώτο μικρό βήμα δεν δίνει πάντα τον μικρότερο δρόμο.</translation>
    </message>
    <message>
        <source>Under “One pile” all cards of a turn go on the same pile. You choose which.</source>
        <translation>Με το «Μία στοίβα» όλες οι κάρτες μιας σειράς μπαίνουν στην ίδια στοίβα. Διαλέγεις εσύ σε ποια.</translation>
    </message>
    <message>
        <source>With a “Three” the turn has exactly three cards.</source>
        <translation>Με το «Τρεις» η σειρά έχει ακριβώς τρεις κάρτες.</translation>
    </message>
    <message>
        <source>You play for both. Whoever comes next must cover the fire.</source>
        <translation>Παίζεις και για τους δύο. Όποιος έχει μετά σειρά πρέπει να σκεπάσει τη φωτιά.</translation>
    </message>
    <message>
        <source>You play for both: what one places helps the other.</source>
        <translation>Παίζεις και για τους δύο: ό,τι βάζει ο ένας βοηθά τον άλλον.</translation>
    </message>
    <message>
        <source>the first ascending pile</source>
        <translation>την πρώτη αύξουσα στοίβα</translation>
    </message>
    <message>
        <source>the first descending pile</source>
        <translation>την πρώτη φθίνουσα στοίβα</translation>
    </message>
    <message>
        <source>the second ascending pile</source>
        <translation>τη δεύτερη αύξουσα στοίβα</translation>
    </message>
    <message>
        <source>the second descending pile</source>
        <translation>τη δεύτερη φθίνουσα στοίβα</translation>
    </message>
    <message>
        <source>{done} of {all} placed</source>
        <translation>{done} από {all} στις στοίβες</translation>
    </message>
    <message>
        <source>{done} of {all} placed, {skipped} of {most} skipped</source>
        <extracomment>Where a task stands in which few numbers may be skipped: 2 of 4 placed, 7 of 12 skipped.</extracomment>
        <translation>{done} από {all} στις στοίβες, {skipped} από {most} έξω</translation>
    </message>
    <message>
        <source>“Stop” ends the turn at once. Choose when.</source>
        <translation>Το «Στοπ» τελειώνει αμέσως τη σειρά. Διάλεξε πότε.</translation>
    </message>
</context>
<context>
    <name>OneSwitchPage</name>
    <message>
        <source>A frame goes from group to group. Press to go into one, and again to choose.</source>
        <translation>Ένα πλαίσιο πηγαίνει από ομάδα σε ομάδα. Πάτα για να μπεις σε μία, και ξανά για να διαλέξεις.</translation>
    </message>
    <message>
        <source>A key or a mouse button, which then does nothing else.</source>
        <translation>Ένα πλήκτρο ή ένα κουμπί του ποντικιού, που τότε δεν κάνει τίποτε άλλο.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Αυτόματα</translation>
    </message>
    <message>
        <source>If you use two switches.</source>
        <translation>Αν έχεις δύο διακόπτες.</translation>
    </message>
    <message>
        <source>Press the switch</source>
        <translation>Πάτησε τον διακόπτη</translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation>Σάρωση</translation>
    </message>
    <message>
        <source>Switch to choose</source>
        <translation>Διακόπτης επιλογής</translation>
    </message>
    <message>
        <source>Switch to move on</source>
        <translation>Διακόπτης για το επόμενο</translation>
    </message>
    <message>
        <source>Then the frame moves on.</source>
        <translation>Ύστερα το πλαίσιο προχωρά.</translation>
    </message>
    <message>
        <source>Time at each step</source>
        <translation>Χρόνος σε κάθε βήμα</translation>
    </message>
    <message>
        <source>With a second switch</source>
        <translation>Με δεύτερο διακόπτη</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>έμεινε %n κάρτα</numerusform>
            <numerusform>έμειναν %n κάρτες</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>έμεινε %n</numerusform>
            <numerusform>έμειναν %n</numerusform>
        </translation>
    </message>
    <message>
        <source>1st</source>
        <comment>a place at the end</comment>
        <translation>1η</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>a place at the end</comment>
        <translation>2η</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>a place at the end</comment>
        <translation>3η</translation>
    </message>
    <message>
        <source>4th</source>
        <comment>a place at the end</comment>
        <translation>4η</translation>
    </message>
    <message>
        <source>5th</source>
        <comment>a place at the end</comment>
        <translation>5η</translation>
    </message>
    <message>
        <source>6th</source>
        <comment>a place at the end</comment>
        <translation>6η</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a match against one</comment>
        <translation>ήττα</translation>
    </message>
    <message numerus="yes">
        <source>lost, %n card(s) left</source>
        <translation>
            <numerusform>ήττα, έμεινε %n κάρτα</numerusform>
            <numerusform>ήττα, έμειναν %n κάρτες</numerusform>
        </translation>
    </message>
    <message>
        <source>points: {points}</source>
        <translation>πόντοι: {points}</translation>
    </message>
    <message numerus="yes">
        <source>the loser had %n card(s) left</source>
        <translation>
            <numerusform>στον χαμένο έμεινε %n κάρτα</numerusform>
            <numerusform>στον χαμένο έμειναν %n κάρτες</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <comment>a match</comment>
        <translation>νίκη</translation>
    </message>
    <message>
        <source>{place} of {players}, {points}</source>
        <translation>{place} θέση από {players}, {points}</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Leave full screen (F11)</source>
        <extracomment>What the button in the bar is called, its key with it.</extracomment>
        <translation>Έξοδος από την πλήρη οθόνη (F11)</translation>
    </message>
    <message>
        <source>There is nothing to go back to.</source>
        <extracomment>Said after Esc on the home page.</extracomment>
        <translation>Από εδώ δεν γυρίζεις πιο πίσω.</translation>
    </message>
    <message>
        <source>This key does nothing here.</source>
        <extracomment>Said after a key that does something at some table, or in some list.</extracomment>
        <translation>Εδώ αυτό το πλήκτρο δεν κάνει τίποτα.</translation>
    </message>
    <message>
        <source>What only you may know is said when you ask for it: press {key}.</source>
        <extracomment>Tells what the choice “Cards on request” on the curtain is for.</extracomment>
        <translation>Ό,τι μόνο εσύ πρέπει να ξέρεις λέγεται όταν το ζητήσεις: πάτησε {key}.</translation>
    </message>
</context>
<context>
    <name>Passages</name>
    <message>
        <source>Command</source>
        <extracomment>How the sign of that key is read in the rules.</extracomment>
        <translation>Command</translation>
    </message>
    <message>
        <source>crossed</source>
        <extracomment>How × is read in a table of the rules.</extracomment>
        <translation>τσεκαρισμένο</translation>
    </message>
    <message>
        <source>gone</source>
        <extracomment>How a dash is read in a table of the rules: no longer to be crossed.</extracomment>
        <translation>χάθηκε</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>How a circle is read in a table of the rules: can still be crossed.</extracomment>
        <translation>ανοιχτό</translation>
    </message>
    <message>
        <source>open with five crosses</source>
        <extracomment>How (○) is read in a table of the rules.</extracomment>
        <translation>ανοιχτό με πέντε σταυρούς</translation>
    </message>
    <message>
        <source>{text}, heading</source>
        <extracomment>How a heading in the rules is read.</extracomment>
        <translation>{text}, επικεφαλίδα</translation>
    </message>
</context>
<context>
    <name>PickButton</name>
    <message>
        <source>{name}: opens a list</source>
        <extracomment>Describes a button, for screen readers: “Player”, “Order”.</extracomment>
        <translation>{name}: ανοίγει λίστα</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Player {number}</source>
        <translation>Παίκτης {number}</translation>
    </message>
    <message>
        <source>Robot {number}</source>
        <translation>Ρομπότ {number}</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>υπολογιστής, {level}</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>εύκολος</translation>
    </message>
    <message>
        <source>person</source>
        <translation>άνθρωπος</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>%1 File</source>
        <translation>Αρχείο %1</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Δίσκος</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Αρχείο</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Φάκελος</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Άγνωστο</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Press</source>
        <translation>Πάτημα</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Εστίαση</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Φέρνει εδώ την εστίαση</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Εναλλαγή</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Αλλάζει την επιλογή</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Εκτελεί την ενέργεια</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Ο φάκελος δεν βρέθηκε.
Έλεγξε αν είναι σωστό το όνομά του.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Το αρχείο δεν βρέθηκε.
Έλεγξε αν είναι σωστό το όνομά του.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Διαγραφή</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Φάκελος:</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Νέος φάκελος</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Άν&amp;οιγμα</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Μετονομασία</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>Το «%1» προστατεύεται από αλλαγές.
Να διαγραφεί παρ’ όλα αυτά;</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Όλα τα αρχεία (*)</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Να διαγραφεί το «%1»;</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Πίσω</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Αναλυτική προβολή</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Προβολή ως λίστα</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Ο φάκελος δεν μπόρεσε να διαγραφεί.</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Νέος φάκελος</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Νέος φάκελος</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Διαγραφή</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Λεπτομέρειες</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Ό&amp;νομα αρχείου:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Αρχεία</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Είδος αρχείων:</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Μπροστά</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Πίσω</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Μπροστά</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Στον φάκελο πιο πάνω</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Λίστα</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Θέσεις και σελιδοδείκτες</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Νέος φάκελος</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Άνοιγμα</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Φάκελος πιο πάνω</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Αφαίρεση</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Εμφάνιση: </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>&amp;Κρυφά αρχεία</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Πλαϊνή στήλη</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>Υπολογιστής</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Τελευταία αλλαγή</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Όνομα</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Μέγεθος</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Είδος</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>Αντι&amp;γραφή</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Επικόλληση</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Επανά&amp;ληψη</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Αναί&amp;ρεση</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Απο&amp;κοπή</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Διαγραφή</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Επιλογή όλων</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>Ό&amp;χι</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ναι</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Άκυρο</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Εντάξει</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Άνοιγμα</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>Τέλος</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Αριστερή άκρη</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Επόμενη σελίδα</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Σελίδα αριστερά</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Σελίδα δεξιά</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Προηγούμενη σελίδα</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Δεξιά άκρη</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Κύλιση προς τα κάτω</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Κύλιση εδώ</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Κύλιση προς τα αριστερά</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Κύλιση προς τα δεξιά</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Κύλιση προς τα πάνω</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Αρχή</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>Αντι&amp;γραφή</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Αντιγραφή διεύθυνσης συν&amp;δέσμου</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Επιλογή όλων</translation>
    </message>
</context>
<context>
    <name>QwixxCards</name>
    <message numerus="yes">
        <source>%n card(s) in the draw pile</source>
        <extracomment>Beside the draw pile.</extracomment>
        <translation>
            <numerusform>%n κάρτα για τράβηγμα</numerusform>
            <numerusform>%n κάρτες για τράβηγμα</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded</source>
        <extracomment>Beside the discard pile.</extracomment>
        <translation>
            <numerusform>στην απόρριψη: %n</numerusform>
            <numerusform>στην απόρριψη: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players crossed the number for all, {number}</source>
        <translation>
            <numerusform>Αριθμός για όλους, το {number}: τον τσέκαρε %n παίκτης</numerusform>
            <numerusform>Αριθμός για όλους, το {number}: τον τσέκαραν %n παίκτες</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>after &apos;with&apos;</comment>
        <translation>
            <numerusform>%n πόντο</numerusform>
            <numerusform>%n πόντους</numerusform>
        </translation>
    </message>
    <message>
        <source>(row closed)</source>
        <translation>(η σειρά έκλεισε)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>A joker takes the colour of the row you cross it in.</source>
        <extracomment>Of jokers alone.</extracomment>
        <translation>Το τζόκερ παίρνει το χρώμα της σειράς όπου το τσεκάρεις.</translation>
    </message>
    <message>
        <source>Cards are taken from the display, which is refilled from here. In step 2 the number on top counts for everybody.</source>
        <extracomment>Said when somebody presses the draw pile.</extracomment>
        <translation>Κάρτες παίρνεις από τη βιτρίνα, που γεμίζει από εδώ. Στο βήμα 2 ο πάνω αριθμός ισχύει για όλους.</translation>
    </message>
    <message>
        <source>Cards that have been played go here. When the draw pile runs out, they are shuffled.</source>
        <extracomment>Said when somebody presses the discard pile.</extracomment>
        <translation>Εδώ πάνε οι κάρτες που παίχτηκαν. Όταν τελειώσει η στοίβα τραβήγματος, ανακατεύονται.</translation>
    </message>
    <message>
        <source>Choose {numbers} to cross it too · {name}</source>
        <translation>Πάτησε το {numbers} για έναν ακόμη σταυρό · {name}</translation>
    </message>
    <message>
        <source>Choose {numbers} to cross it · {name}</source>
        <translation>Πάτησε το {numbers} για να το τσεκάρεις · {name}</translation>
    </message>
    <message>
        <source>Cross it in one row, or skip · {name}</source>
        <extracomment>The second line in part 2.</extracomment>
        <translation>Τσέκαρέ τον σε μία σειρά ή άφησέ τον · {name}</translation>
    </message>
    <message>
        <source>Cross nothing</source>
        <extracomment>The main button when the cards lie open already.</extracomment>
        <translation>Χωρίς σταυρό</translation>
    </message>
    <message>
        <source>Cross nothing</source>
        <comment>a hint</comment>
        <translation>Μην τσεκάρεις τίποτα</translation>
    </message>
    <message>
        <source>Cross nothing: penalty {points}</source>
        <translation>Χωρίς σταυρό: ποινή {points}</translation>
    </message>
    <message>
        <source>Cross nothing: penalty {points}, ends the game</source>
        <translation>Χωρίς σταυρό: ποινή {points}, τέλος παρτίδας</translation>
    </message>
    <message>
        <source>Cross {numbers}</source>
        <translation>Τσέκαρε {numbers}</translation>
    </message>
    <message>
        <source>Cross {numbers} {in_row}</source>
        <comment>a hint</comment>
        <translation>Τσέκαρε {numbers} {in_row}</translation>
    </message>
    <message>
        <source>Cross {numbers}: ends the game</source>
        <translation>Τσέκαρε {numbers}: τέλος παρτίδας</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>Beside the discard pile, as long as it has no cards.</extracomment>
        <translation>Απόρριψη</translation>
    </message>
    <message>
        <source>Display</source>
        <extracomment>Over the display.</extracomment>
        <translation>Βιτρίνα</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <extracomment>Over the draw pile, while its number does not count.</extracomment>
        <translation>Στοίβα τραβήγματος</translation>
    </message>
    <message>
        <source>Draw pile empty: discards reshuffled.</source>
        <translation>Άδειασε η στοίβα: ανακατεύτηκε η απόρριψη.</translation>
    </message>
    <message>
        <source>Each cross closed its row.</source>
        <translation>Κάθε σταυρός έκλεισε τη σειρά του.</translation>
    </message>
    <message>
        <source>Every row is already crossed further right</source>
        <comment>why it fits nowhere</comment>
        <translation>Σε κάθε σειρά έχεις ήδη σταυρό πιο δεξιά</translation>
    </message>
    <message>
        <source>First choose the cards to play: one, or up to three of one colour.</source>
        <translation>Διάλεξε πρώτα τις κάρτες που θα παίξεις: μία ή ως τρεις του ίδιου χρώματος.</translation>
    </message>
    <message>
        <source>First take cards from the display, until you have five.</source>
        <translation>Πάρε πρώτα κάρτες από τη βιτρίνα, ώσπου να έχεις πέντε.</translation>
    </message>
    <message>
        <source>First the number for all: cross it in one row, or skip.</source>
        <translation>Πρώτα ο αριθμός για όλους: τσέκαρέ τον σε μία σειρά ή άφησέ τον.</translation>
    </message>
    <message>
        <source>Four penalties on one sheet</source>
        <translation>Τέσσερις ποινές στο ίδιο χαρτάκι</translation>
    </message>
    <message>
        <source>From {first} to {last} you skip one number: {number}.</source>
        <extracomment>The one number that may be skipped between the crosses of part 3.</extracomment>
        <translation>Από το {first} ως το {last} προσπερνάς έναν αριθμό: το {number}.</translation>
    </message>
    <message>
        <source>Hide hand</source>
        <extracomment>The button with which one lays it face down again.</extracomment>
        <translation>Κρύψε τις κάρτες</translation>
    </message>
    <message>
        <source>If you cross nothing in steps 2 and 3 you take a penalty: {points}.</source>
        <translation>Αν δεν τσεκάρεις τίποτα στα βήματα 2 και 3, παίρνεις ποινή: {points}.</translation>
    </message>
    <message>
        <source>It fits none of {name}’s rows.</source>
        <extracomment>Of a player who need not decide in part 2.</extracomment>
        <translation>Δεν μπαίνει σε καμία σειρά ({name}).</translation>
    </message>
    <message>
        <source>It is your second closed row: the game ends.</source>
        <extracomment>Of a row that would be the second to be closed.</extracomment>
        <translation>Είναι η δεύτερη σειρά που κλείνεις: η παρτίδα τελειώνει.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Παίζεις εσύ.</translation>
    </message>
    <message>
        <source>It needs {needed} crosses before it in its row</source>
        <comment>why it fits nowhere</comment>
        <translation>Θέλει {needed} σταυρούς πριν από αυτό στη σειρά του</translation>
    </message>
    <message>
        <source>It would be your fourth: the game ends.</source>
        <translation>Θα είναι η τέταρτη: η παρτίδα τελειώνει.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>The main button in part 2 of who has decided, where others may not see what.</extracomment>
        <translation>Μένει όπως είναι</translation>
    </message>
    <message>
        <source>Keep {number}</source>
        <translation>Μένει το {number}</translation>
    </message>
    <message>
        <source>Last turn: {crossed} · {name}</source>
        <extracomment>The second line of the status before one’s first act: who played last, and what came of it on that sheet.</extracomment>
        <translation>Πριν από σένα: {crossed} · {name}</translation>
    </message>
    <message>
        <source>My hand</source>
        <extracomment>The button with which one sees one&apos;s own hand while all decide.</extracomment>
        <translation>Οι κάρτες μου</translation>
    </message>
    <message numerus="yes">
        <source>New in the display: {numbers}.</source>
        <translation>
            <numerusform>Νέα κάρτα στη βιτρίνα: {numbers}.</numerusform>
            <numerusform>Νέες κάρτες στη βιτρίνα: {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card is chosen.</source>
        <translation>Δεν έχεις διαλέξει κάρτα.</translation>
    </message>
    <message>
        <source>Nobody crossed the number for all, {number}</source>
        <translation>Αριθμός για όλους, το {number}: δεν τον τσέκαρε κανείς</translation>
    </message>
    <message numerus="yes">
        <source>None of these numbers can be crossed.</source>
        <extracomment>Of the so many chosen cards nothing can be crossed.</extracomment>
        <translation>
            <numerusform>Αυτός ο αριθμός δεν τσεκάρεται.</numerusform>
            <numerusform>Κανένας από αυτούς τους αριθμούς δεν τσεκάρεται.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your cards can be crossed. Play one all the same, or up to three of one colour.</source>
        <extracomment>In part 3, before a card is chosen.</extracomment>
        <translation>Καμία κάρτα σου δεν τσεκάρεται. Παίξε όμως μία, ή ως τρεις ίδιου χρώματος.</translation>
    </message>
    <message numerus="yes">
        <source>None of your chosen cards shows {number}: they show {numbers}.</source>
        <translation>
            <numerusform>Η κάρτα που διάλεξες δεν έχει το {number}, έχει {numbers}.</numerusform>
            <numerusform>Καμία από τις κάρτες που διάλεξες δεν έχει το {number}: έχουν {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now play from your hand: one card, or up to three of one colour.</source>
        <translation>Τώρα παίξε από το χέρι σου: μία κάρτα ή ως τρεις του ίδιου χρώματος.</translation>
    </message>
    <message>
        <source>Number for all</source>
        <extracomment>The second step of a turn.</extracomment>
        <translation>Αριθμός για όλους</translation>
    </message>
    <message>
        <source>Number for all {number}: {who}</source>
        <translation>Αριθμός για όλους, το {number}: {who}</translation>
    </message>
    <message>
        <source>Number for all:</source>
        <extracomment>Over the draw pile: the number itself follows.</extracomment>
        <translation>Αριθμός για όλους:</translation>
    </message>
    <message>
        <source>Number for all: {number}</source>
        <extracomment>What the top of the draw pile says to everybody.</extracomment>
        <translation>Αριθμός για όλους: {number}</translation>
    </message>
    <message>
        <source>Number {number}: {told}</source>
        <extracomment>What came of the number for all, in part 2.</extracomment>
        <translation>Αριθμός {number}: {told}</translation>
    </message>
    <message>
        <source>Only cards of one colour can be played together, not {colours}.</source>
        <translation>Μαζί παίζονται μόνο κάρτες του ίδιου χρώματος, όχι {colours}.</translation>
    </message>
    <message>
        <source>Only {number} counts now: it is the number for all.</source>
        <translation>Τώρα ισχύει μόνο το {number}: είναι ο αριθμός για όλους.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The main button in part 3, before a card is chosen.</extracomment>
        <translation>Παίξε</translation>
    </message>
    <message>
        <source>Play and cross</source>
        <extracomment>The third step of a turn.</extracomment>
        <translation>Παίξε και τσέκαρε</translation>
    </message>
    <message>
        <source>Play one card, or up to three of one colour</source>
        <extracomment>The status line in part 3, before a card is chosen.</extracomment>
        <translation>Παίξε μία κάρτα ή ως τρεις του ίδιου χρώματος</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <comment>a hint</comment>
        <translation>Παίξε {cards}</translation>
    </message>
    <message>
        <source>Play {cards}, and cross only {numbers}</source>
        <comment>a hint</comment>
        <translation>Παίξε {cards}, και τσέκαρε μόνο {numbers}</translation>
    </message>
    <message>
        <source>Play {numbers} without crossing</source>
        <translation>Παίξε {numbers} χωρίς σταυρό</translation>
    </message>
    <message>
        <source>Play {numbers}: penalty {points}</source>
        <translation>Παίξε {numbers}: ποινή {points}</translation>
    </message>
    <message>
        <source>Play {numbers}: penalty {points}, ends the game</source>
        <translation>Παίξε {numbers}: ποινή {points}, τέλος παρτίδας</translation>
    </message>
    <message>
        <source>Press “{button}”</source>
        <comment>a hint</comment>
        <translation>Πάτα «{button}»</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>The main button in part 2.</extracomment>
        <translation>Άφησέ τον</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>instead of what is decided</comment>
        <extracomment>The button beside the main one, where a decision stands: cross nothing after all.</extracomment>
        <translation>Άφησέ τον</translation>
    </message>
    <message>
        <source>Skip this number</source>
        <comment>a hint</comment>
        <translation>Άφησε αυτόν τον αριθμό</translation>
    </message>
    <message numerus="yes">
        <source>Skipped for good {in_row}: {numbers}.</source>
        <translation>
            <numerusform>{in_row} χάνεται {numbers}.</numerusform>
            <numerusform>{in_row} χάνονται {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step 1: taking from the display</source>
        <translation>Βήμα 1: παίρνει από τη βιτρίνα</translation>
    </message>
    <message>
        <source>Step 2: the number for all</source>
        <translation>Βήμα 2: ο αριθμός για όλους</translation>
    </message>
    <message>
        <source>Step 3: playing and crossing</source>
        <translation>Βήμα 3: παίζει και τσεκάρει</translation>
    </message>
    <message>
        <source>Still skip {number}</source>
        <extracomment>The main button in part 2 of who has decided to cross nothing.</extracomment>
        <translation>Μένει χωρίς το {number}</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>The first step of a turn, and the dim button while somebody else is at it.</extracomment>
        <translation>Πάρε</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) from the display</source>
        <extracomment>The status line in part 1.</extracomment>
        <translation>
            <numerusform>Πάρε %n κάρτα από τη βιτρίνα</numerusform>
            <numerusform>Πάρε %n κάρτες από τη βιτρίνα</numerusform>
        </translation>
    </message>
    <message>
        <source>The discard pile was shuffled to make a new draw pile.</source>
        <translation>Η στοίβα απόρριψης ανακατεύτηκε και έγινε στοίβα τραβήγματος.</translation>
    </message>
    <message>
        <source>There is no card there.</source>
        <translation>Εκεί δεν υπάρχει κάρτα.</translation>
    </message>
    <message>
        <source>There is no {card} in the display.</source>
        <extracomment>After its number was typed.</extracomment>
        <translation>Δεν υπάρχει {card} στη βιτρίνα.</translation>
    </message>
    <message>
        <source>This closes your second row, and the game ends: you would not win.</source>
        <translation>Έτσι κλείνει η δεύτερη σειρά σου και η παρτίδα τελειώνει: δεν θα κέρδιζες.</translation>
    </message>
    <message>
        <source>This row is closed for you, but not for the others. Its lock counts as one more cross.</source>
        <translation>Αυτή η σειρά χρώματος έκλεισε, μόνο για σένα. Το λουκέτο της μετράει σαν ένας ακόμη σταυρός.</translation>
    </message>
    <message>
        <source>Two rows are closed on one sheet</source>
        <translation>Έκλεισαν δύο σειρές στο ίδιο χαρτάκι</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n player(s)</source>
        <translation>
            <numerusform>Περιμένουμε %n παίκτη</numerusform>
            <numerusform>Περιμένουμε %n παίκτες</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for {names}</source>
        <translation>Περιμένουμε: {names}</translation>
    </message>
    <message>
        <source>With nothing crossed in this turn you take your fourth penalty, and the game ends.</source>
        <translation>Αν δεν τσεκάρεις τίποτα, παίρνεις την τέταρτη ποινή και η παρτίδα τελειώνει.</translation>
    </message>
    <message>
        <source>With these cards you can cross only {in_row}.</source>
        <translation>Με αυτές τις κάρτες τσεκάρεις μόνο {in_row}.</translation>
    </message>
    <message>
        <source>You and {names} closed that row.</source>
        <translation>Έκλεισαν αυτή τη σειρά: εσύ, {names}.</translation>
    </message>
    <message>
        <source>You can play no more than {most} cards at a time.</source>
        <translation>Κάθε φορά παίζεις το πολύ {most} κάρτες.</translation>
    </message>
    <message>
        <source>You closed your {row}.</source>
        <translation>Έκλεισες την {row} σου.</translation>
    </message>
    <message>
        <source>You closed your {row}: {count} of {most} rows.</source>
        <translation>Έκλεισες την {row} σου: {count} από τις {most} σειρές.</translation>
    </message>
    <message>
        <source>You could not: it fits none of your rows.</source>
        <comment>cross a number</comment>
        <translation>Εσύ δεν μπορούσες: δεν μπαίνει σε καμία από τις σειρές σου.</translation>
    </message>
    <message>
        <source>You cross the lock together with {number}, which needs at least {needed} crosses first.</source>
        <translation>Το λουκέτο τσεκάρεται μαζί με το {number}, που θέλει τουλάχιστον {needed} σταυρούς πριν από αυτό.</translation>
    </message>
    <message>
        <source>You cross {number}</source>
        <translation>Τσεκάρεις το {number}</translation>
    </message>
    <message>
        <source>You crossed nothing with your own cards.</source>
        <translation>Δεν τσέκαρες τίποτα με τις δικές σου κάρτες.</translation>
    </message>
    <message>
        <source>You crossed {numbers} and closed the row.</source>
        <translation>Τσέκαρες {numbers} και έκλεισες τη σειρά.</translation>
    </message>
    <message>
        <source>You crossed {numbers}.</source>
        <translation>Τσέκαρες {numbers}.</translation>
    </message>
    <message>
        <source>You have already decided that.</source>
        <translation>Αυτό έχεις ήδη αποφασίσει.</translation>
    </message>
    <message>
        <source>You have closed this row: you cannot cross anything more {in_row}.</source>
        <translation>Έκλεισες αυτή τη σειρά χρώματος: δεν τσεκάρεις τίποτε άλλο {in_row}.</translation>
    </message>
    <message>
        <source>You have decided; you may still change it.</source>
        <extracomment>Why there is no hint after the own decision in part 2.</extracomment>
        <translation>Αποφάσισες· μπορείς ακόμη να το αλλάξεις.</translation>
    </message>
    <message>
        <source>You may skip only one number between these crosses, not {numbers}.</source>
        <translation>Ανάμεσα σε αυτούς τους σταυρούς μπορείς να προσπεράσεις το πολύ έναν αριθμό, όχι {numbers}.</translation>
    </message>
    <message>
        <source>You may still change it · {name}</source>
        <extracomment>The second line in part 2 of who has decided and is asked again.</extracomment>
        <translation>Μπορείς ακόμη να το αλλάξεις · {name}</translation>
    </message>
    <message numerus="yes">
        <source>You may still change that · Waiting for %n player(s)</source>
        <translation>
            <numerusform>Μπορείς να το αλλάξεις · Περιμένουμε %n παίκτη</numerusform>
            <numerusform>Μπορείς να το αλλάξεις · Περιμένουμε %n παίκτες</numerusform>
        </translation>
    </message>
    <message>
        <source>You may still change that · Waiting for {names}</source>
        <translation>Μπορείς να το αλλάξεις · Περιμένουμε: {names}</translation>
    </message>
    <message>
        <source>You now cross {number} instead.</source>
        <extracomment>A second decision in part 2.</extracomment>
        <translation>Τώρα τσεκάρεις το {number}.</translation>
    </message>
    <message>
        <source>You now skip {number} instead.</source>
        <extracomment>A second decision in part 2.</extracomment>
        <translation>Τώρα αφήνεις το {number}.</translation>
    </message>
    <message>
        <source>You played {cards}.</source>
        <translation>Έπαιξες {cards}.</translation>
    </message>
    <message>
        <source>You put the {card} back.</source>
        <translation>Έβαλες πίσω το {card}.</translation>
    </message>
    <message>
        <source>You skip {number}</source>
        <extracomment>The status line in part 2, after the decision to cross nothing.</extracomment>
        <translation>Αφήνεις το {number}</translation>
    </message>
    <message>
        <source>You took a penalty: {count} of {most}.</source>
        <translation>Πήρες ποινή: {count} από {most}.</translation>
    </message>
    <message>
        <source>You took back your decision on {number}.</source>
        <translation>Πήρες πίσω την απόφασή σου για το {number}.</translation>
    </message>
    <message>
        <source>You took back {cards}.</source>
        <translation>Πήρες πίσω {cards}.</translation>
    </message>
    <message>
        <source>You won · {points}</source>
        <translation>Κέρδισες · {points}</translation>
    </message>
    <message>
        <source>Your cards are face up: now cross their numbers, or nothing.</source>
        <translation>Οι κάρτες σου είναι ανοιχτές: τώρα τσέκαρε τους αριθμούς τους ή κανέναν.</translation>
    </message>
    <message>
        <source>Your earlier decision on {number} stands again.</source>
        <translation>Ισχύει πάλι η προηγούμενη απόφασή σου για το {number}.</translation>
    </message>
    <message>
        <source>Your turn · {name}</source>
        <extracomment>The second line of the status.</extracomment>
        <translation>Παίζεις εσύ · {name}</translation>
    </message>
    <message>
        <source>a cross {in_row} would end the game, and somebody else is ahead with {points}</source>
        <translation>με σταυρό {in_row} τελειώνει η παρτίδα, και κάποιος άλλος προηγείται με {points}</translation>
    </message>
    <message numerus="yes">
        <source>a cross {in_row} would skip %n numbers</source>
        <translation>
            <numerusform>με σταυρό {in_row} θα προσπερνούσες %n αριθμό</numerusform>
            <numerusform>με σταυρό {in_row} θα προσπερνούσες %n αριθμούς</numerusform>
        </translation>
    </message>
    <message>
        <source>a cross {in_row} would skip {numbers}</source>
        <translation>με σταυρό {in_row} θα προσπερνούσες {numbers}</translation>
    </message>
    <message>
        <source>a penalty</source>
        <extracomment>What came of a turn, in few words.</extracomment>
        <translation>ποινή</translation>
    </message>
    <message>
        <source>after a cross {in_row} you could no longer use {cards} from your hand</source>
        <translation>με σταυρό {in_row} δεν θα μπορείς πια να τσεκάρεις {cards} από το χέρι σου</translation>
    </message>
    <message>
        <source>after that you could no longer use {cards} from your hand</source>
        <translation>μετά δεν θα μπορείς πια να τσεκάρεις {cards} από το χέρι σου</translation>
    </message>
    <message numerus="yes">
        <source>blue</source>
        <comment>a colour</comment>
        <translation>
            <numerusform>μπλε</numerusform>
            <numerusform>μπλε</numerusform>
        </translation>
    </message>
    <message>
        <source>blue row</source>
        <translation>μπλε σειρά</translation>
    </message>
    <message numerus="yes">
        <source>blue {numbers}</source>
        <translation>
            <numerusform>μπλε {numbers}</numerusform>
            <numerusform>μπλε {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be played with the others</source>
        <translation>δεν παίζεται μαζί με τις άλλες</translation>
    </message>
    <message>
        <source>cards {numbers}</source>
        <translation>κάρτες {numbers}</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>a card</comment>
        <translation>επιλεγμένη</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>a number</comment>
        <translation>επιλεγμένο</translation>
    </message>
    <message>
        <source>closed with its lock</source>
        <extracomment>Of a row, for screen readers.</extracomment>
        <translation>κλειστή, με το λουκέτο της</translation>
    </message>
    <message>
        <source>closes the row</source>
        <extracomment>What the cross of a row&apos;s last number does, on a pill at the number.</extracomment>
        <translation>κλείνει τη σειρά</translation>
    </message>
    <message>
        <source>closes the row, with one more cross for the lock</source>
        <extracomment>What the cross of a row&apos;s last number does, short.</extracomment>
        <translation>κλείνει τη σειρά, με έναν σταυρό ακόμη για το λουκέτο</translation>
    </message>
    <message>
        <source>closes the row, with one more cross for the lock, the game ends</source>
        <extracomment>What the cross of a second row&apos;s last number does, short.</extracomment>
        <translation>κλείνει τη σειρά, με έναν σταυρό ακόμη για το λουκέτο, τελειώνει η παρτίδα</translation>
    </message>
    <message>
        <source>crossed: {numbers}</source>
        <translation>σταυροί: {numbers}</translation>
    </message>
    <message>
        <source>crosses</source>
        <extracomment>Head of the line that counts crosses, on the sheet.</extracomment>
        <translation>σταυροί</translation>
    </message>
    <message>
        <source>crosses {number}</source>
        <translation>τσεκάρει {number}</translation>
    </message>
    <message>
        <source>crossing nothing</source>
        <translation>δεν τσεκάρεις τίποτα</translation>
    </message>
    <message numerus="yes">
        <source>crossing nothing costs you a penalty of %n point(s)</source>
        <translation>
            <numerusform>αν δεν τσεκάρεις τίποτα, παίρνεις μία ποινή, δηλαδή χάνεις %n πόντο</numerusform>
            <numerusform>αν δεν τσεκάρεις τίποτα, παίρνεις μία ποινή, δηλαδή χάνεις %n πόντους</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>crossing nothing costs you a penalty of {points} points, but even {in_row} a cross would skip %n number(s)</source>
        <translation>
            <numerusform>χάνεις {points} πόντους με μία ποινή, αλλά ακόμη και {in_row} θα προσπερνούσες %n αριθμό</numerusform>
            <numerusform>χάνεις {points} πόντους με μία ποινή, αλλά ακόμη και {in_row} θα προσπερνούσες %n αριθμούς</numerusform>
        </translation>
    </message>
    <message>
        <source>crossing nothing costs you your fourth penalty, which ends the game</source>
        <translation>έτσι παίρνεις την τέταρτη ποινή, και η παρτίδα τελειώνει</translation>
    </message>
    <message>
        <source>crossing {numbers} {in_row}</source>
        <translation>τσεκάρεις {numbers} {in_row}</translation>
    </message>
    <message>
        <source>decided</source>
        <extracomment>On a player&apos;s panel, in step 2.</extracomment>
        <translation>αποφάσισε</translation>
    </message>
    <message>
        <source>decided · change?</source>
        <extracomment>On the panel of a player who has decided and can be asked again.</extracomment>
        <translation>αποφάσισε · αλλαγή;</translation>
    </message>
    <message>
        <source>deciding</source>
        <extracomment>On a player&apos;s panel, in step 2.</extracomment>
        <translation>αποφασίζει</translation>
    </message>
    <message numerus="yes">
        <source>discard pile, %n card(s)</source>
        <extracomment>The discard pile for screen readers.</extracomment>
        <translation>
            <numerusform>στοίβα απόρριψης, %n κάρτα</numerusform>
            <numerusform>στοίβα απόρριψης, %n κάρτες</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>even {in_row} a cross would skip %n numbers</source>
        <translation>
            <numerusform>ακόμη και {in_row} θα προσπερνούσες %n αριθμό</numerusform>
            <numerusform>ακόμη και {in_row} θα προσπερνούσες %n αριθμούς</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>green</source>
        <comment>a colour</comment>
        <translation>
            <numerusform>πράσινο</numerusform>
            <numerusform>πράσινα</numerusform>
        </translation>
    </message>
    <message>
        <source>green row</source>
        <translation>πράσινη σειρά</translation>
    </message>
    <message numerus="yes">
        <source>green {numbers}</source>
        <translation>
            <numerusform>πράσινο {numbers}</numerusform>
            <numerusform>πράσινα {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>if it is {colours},</source>
        <translation>αν είναι {colours},</translation>
    </message>
    <message>
        <source>in step 3 you can cross {numbers} anyway</source>
        <translation>στο βήμα 3 τσεκάρεις έτσι κι αλλιώς {numbers}</translation>
    </message>
    <message>
        <source>in the blue row</source>
        <translation>στην μπλε σειρά</translation>
    </message>
    <message>
        <source>in the green row</source>
        <translation>στην πράσινη σειρά</translation>
    </message>
    <message>
        <source>in the red row</source>
        <translation>στην κόκκινη σειρά</translation>
    </message>
    <message>
        <source>in the yellow row</source>
        <translation>στην κίτρινη σειρά</translation>
    </message>
    <message numerus="yes">
        <source>it brings you %n point(s)</source>
        <translation>
            <numerusform>σου δίνει %n πόντο</numerusform>
            <numerusform>σου δίνει %n πόντους</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it closes the {row} and brings you %n point(s)</source>
        <translation>
            <numerusform>κλείνει η {row} και παίρνεις %n πόντο</numerusform>
            <numerusform>κλείνει η {row} και παίρνεις %n πόντους</numerusform>
        </translation>
    </message>
    <message>
        <source>it fits no row</source>
        <extracomment>On a player&apos;s panel, in step 2: the number can be crossed nowhere on that sheet.</extracomment>
        <translation>δεν μπαίνει πουθενά</translation>
    </message>
    <message>
        <source>it skips only {numbers}</source>
        <translation>προσπερνάς μόνο {numbers}</translation>
    </message>
    <message>
        <source>it skips {numbers}</source>
        <comment>for good</comment>
        <translation>προσπερνάς {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>joker {numbers}</source>
        <translation>
            <numerusform>τζόκερ {numbers}</numerusform>
            <numerusform>τζόκερ {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>new crosses: {numbers}</source>
        <translation>νέοι σταυροί: {numbers}</translation>
    </message>
    <message>
        <source>no number is skipped</source>
        <translation>δεν προσπερνάς κανέναν αριθμό</translation>
    </message>
    <message>
        <source>nobody could cross it.</source>
        <extracomment>Of the number for all, in part 2.</extracomment>
        <translation>δεν μπορούσε κανείς να τον τσεκάρει.</translation>
    </message>
    <message>
        <source>nobody crossed it.</source>
        <translation>δεν τον τσέκαρε κανείς.</translation>
    </message>
    <message>
        <source>none of the numbers you played can be crossed</source>
        <translation>κανένας αριθμός από τις κάρτες που έπαιξες δεν τσεκάρεται</translation>
    </message>
    <message numerus="yes">
        <source>none of your cards can be crossed, so you take a penalty of %n point(s)</source>
        <translation>
            <numerusform>καμία κάρτα σου δεν τσεκάρεται, άρα παίρνεις ποινή και χάνεις %n πόντο</numerusform>
            <numerusform>καμία κάρτα σου δεν τσεκάρεται, άρα παίρνεις ποινή και χάνεις %n πόντους</numerusform>
        </translation>
    </message>
    <message>
        <source>none of your cards can be crossed, so you take your fourth penalty and the game ends</source>
        <translation>καμία κάρτα σου δεν τσεκάρεται, άρα παίρνεις την τέταρτη ποινή και η παρτίδα τελειώνει</translation>
    </message>
    <message>
        <source>nothing crossed</source>
        <translation>κανένας σταυρός</translation>
    </message>
    <message>
        <source>on top {number}</source>
        <translation>πάνω το {number}</translation>
    </message>
    <message>
        <source>only one number may be skipped between new crosses</source>
        <comment>why one gets no cross</comment>
        <translation>ανάμεσα στους νέους σταυρούς προσπερνάς μόνο έναν αριθμό</translation>
    </message>
    <message>
        <source>open: {numbers}</source>
        <translation>ανοιχτά: {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>out of a hundred games you would win %n more than by {doing}</source>
        <translation>
            <numerusform>στις εκατό παρτίδες κερδίζεις έτσι %n παραπάνω απ’ ό,τι αν {doing}</numerusform>
            <numerusform>στις εκατό παρτίδες κερδίζεις έτσι %n παραπάνω απ’ ό,τι αν {doing}</numerusform>
        </translation>
    </message>
    <message>
        <source>penalties {count} of {most}</source>
        <translation>ποινές {count} από {most}</translation>
    </message>
    <message>
        <source>playing {cards}</source>
        <translation>παίξεις {cards}</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>Head of the line below it: what they are worth.</extracomment>
        <translation>πόντοι</translation>
    </message>
    <message numerus="yes">
        <source>red</source>
        <comment>a colour</comment>
        <translation>
            <numerusform>κόκκινο</numerusform>
            <numerusform>κόκκινα</numerusform>
        </translation>
    </message>
    <message>
        <source>red row</source>
        <translation>κόκκινη σειρά</translation>
    </message>
    <message numerus="yes">
        <source>red {numbers}</source>
        <translation>
            <numerusform>κόκκινο {numbers}</numerusform>
            <numerusform>κόκκινα {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>skipping this number</source>
        <translation>αφήσεις αυτόν τον αριθμό</translation>
    </message>
    <message>
        <source>skips {numbers}</source>
        <translation>προσπερνά {numbers}</translation>
    </message>
    <message>
        <source>so far none of the cards in your hand can be crossed</source>
        <translation>ως τώρα καμία κάρτα από το χέρι σου δεν τσεκάρεται</translation>
    </message>
    <message>
        <source>that makes {needed} crosses, so you can now cross the row’s last number</source>
        <translation>συμπληρώνεις {needed} σταυρούς, άρα μπορείς να τσεκάρεις και τον τελευταίο αριθμό της σειράς</translation>
    </message>
    <message>
        <source>the card cannot be crossed any more, so you get rid of it</source>
        <translation>η κάρτα δεν τσεκάρεται πια, άρα την ξεφορτώνεσαι</translation>
    </message>
    <message>
        <source>the cards cannot be crossed any more, so you get rid of them</source>
        <translation>οι κάρτες δεν τσεκάρονται πια, άρα τις ξεφορτώνεσαι</translation>
    </message>
    <message>
        <source>the game ends</source>
        <extracomment>What the cross of a second row&apos;s last number does, on such a pill.</extracomment>
        <translation>τελειώνει η παρτίδα</translation>
    </message>
    <message>
        <source>the game ends and you win with {points}, because nobody else has more than {others}</source>
        <translation>η παρτίδα τελειώνει και κερδίζεις με {points}, γιατί κανείς άλλος δεν έχει πάνω από {others}</translation>
    </message>
    <message>
        <source>the game ends with {points} for you, and so far nobody else has more than {others}</source>
        <translation>η παρτίδα τελειώνει με {points} για σένα, και ως τώρα κανείς άλλος δεν έχει πάνω από {others}</translation>
    </message>
    <message>
        <source>the number fits none of your rows</source>
        <translation>ο αριθμός δεν μπαίνει σε καμία από τις σειρές σου</translation>
    </message>
    <message>
        <source>the row is closed</source>
        <extracomment>What came of a turn, in few words.</extracomment>
        <translation>η σειρά έκλεισε</translation>
    </message>
    <message>
        <source>the {number}</source>
        <translation>το {number}</translation>
    </message>
    <message>
        <source>this way you take no penalty this turn</source>
        <translation>έτσι γλιτώνεις την ποινή</translation>
    </message>
    <message>
        <source>whatever its colour,</source>
        <translation>ό,τι χρώμα κι αν έχει,</translation>
    </message>
    <message>
        <source>without a cross you take your fourth penalty, and the game ends</source>
        <translation>χωρίς σταυρό παίρνεις την τέταρτη ποινή, και η παρτίδα τελειώνει</translation>
    </message>
    <message numerus="yes">
        <source>yellow</source>
        <comment>a colour</comment>
        <translation>
            <numerusform>κίτρινο</numerusform>
            <numerusform>κίτρινα</numerusform>
        </translation>
    </message>
    <message>
        <source>yellow row</source>
        <translation>κίτρινη σειρά</translation>
    </message>
    <message numerus="yes">
        <source>yellow {numbers}</source>
        <translation>
            <numerusform>κίτρινο {numbers}</numerusform>
            <numerusform>κίτρινα {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>you can cross {numbers} at once</source>
        <translation>τσεκάρεις μαζί {numbers}</translation>
    </message>
    <message>
        <source>you can cross {numbers} without skipping a number</source>
        <translation>τσεκάρεις {numbers} και δεν προσπερνάς κανέναν αριθμό</translation>
    </message>
    <message>
        <source>you can still cross {numbers} from your hand later</source>
        <translation>αργότερα μπορείς ακόμη να τσεκάρεις {numbers} από το χέρι σου</translation>
    </message>
    <message>
        <source>you could not</source>
        <translation>εσύ δεν μπορούσες</translation>
    </message>
    <message numerus="yes">
        <source>you cross %n numbers at once</source>
        <translation>
            <numerusform>τσεκάρεις %n αριθμό</numerusform>
            <numerusform>τσεκάρεις μαζί %n αριθμούς</numerusform>
        </translation>
    </message>
    <message>
        <source>you get rid of {cards}, which cannot be crossed any more</source>
        <translation>ξεφορτώνεσαι {cards}, που δεν μπορείς πια να τσεκάρεις</translation>
    </message>
    <message>
        <source>you in {colour}</source>
        <translation>εσύ στο {colour}</translation>
    </message>
    <message>
        <source>you none</source>
        <translation>εσύ πουθενά</translation>
    </message>
    <message>
        <source>your sheet</source>
        <translation>το χαρτάκι σου</translation>
    </message>
    <message>
        <source>{cards} chosen, no number to cross yet.</source>
        <translation>Διάλεξες {cards}, χωρίς σταυρό ακόμα.</translation>
    </message>
    <message>
        <source>{cards} chosen, nothing can be crossed.</source>
        <translation>Διάλεξες {cards}: δεν τσεκάρεται τίποτα.</translation>
    </message>
    <message>
        <source>{cards} chosen, to cross: {numbers}.</source>
        <translation>Διάλεξες {cards}, για να τσεκάρεις {numbers}.</translation>
    </message>
    <message numerus="yes">
        <source>{cards} went to the discard pile.</source>
        <translation>
            <numerusform>{cards} πήγε στην απόρριψη.</numerusform>
            <numerusform>{cards} πήγαν στην απόρριψη.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}: you cross all</source>
        <translation>{cards}: τα τσεκάρεις όλα</translation>
    </message>
    <message>
        <source>{cards}: you cross both</source>
        <translation>{cards}: τσεκάρεις και τα δύο</translation>
    </message>
    <message>
        <source>{cards}: you cross it</source>
        <translation>{cards}: το τσεκάρεις</translation>
    </message>
    <message>
        <source>{cards}: you cross nothing</source>
        <translation>{cards}: χωρίς σταυρό</translation>
    </message>
    <message numerus="yes">
        <source>{cards}: {numbers} goes without a cross</source>
        <translation>
            <numerusform>{cards}: {numbers} φεύγει χωρίς σταυρό</numerusform>
            <numerusform>{cards}: {numbers} φεύγουν χωρίς σταυρό</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} cannot be crossed {in_row}.</source>
        <translation>Το {card} δεν τσεκάρεται {in_row}.</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}</source>
        <translation>{card}, κάρτα {place} από {count}</translation>
    </message>
    <message>
        <source>{card}, played</source>
        <translation>{card}, στο τραπέζι</translation>
    </message>
    <message>
        <source>{decisions}, nobody else could.</source>
        <comment>who has crossed it</comment>
        <translation>{decisions}, κανείς άλλος δεν μπορούσε.</translation>
    </message>
    <message>
        <source>{decisions}, nobody else.</source>
        <comment>who has crossed it</comment>
        <translation>{decisions}, κανείς άλλος.</translation>
    </message>
    <message numerus="yes">
        <source>{doing} would bring you %n more point(s) now, but skip {numbers}</source>
        <translation>
            <numerusform>αν {doing}, παίρνεις τώρα %n πόντο παραπάνω, αλλά προσπερνάς {numbers}</numerusform>
            <numerusform>αν {doing}, παίρνεις τώρα %n πόντους παραπάνω, αλλά προσπερνάς {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>{how}: you and {names} won with {points}.</source>
        <translation>{how}: κέρδισες με {points}, μαζί με: {names}.</translation>
    </message>
    <message>
        <source>{how}: you won with {points}.</source>
        <translation>{how}: κέρδισες με {points}.</translation>
    </message>
    <message>
        <source>{how}: {names} won with {points}.</source>
        <translation>{how}. Νίκη: {names} με {points}.</translation>
    </message>
    <message>
        <source>{if_colour} it fits in its row and skips one number at most</source>
        <translation>{if_colour} μπαίνει στη σειρά του προσπερνώντας έναν αριθμό το πολύ</translation>
    </message>
    <message>
        <source>{if_colour} you can cross it together with one of your cards</source>
        <translation>{if_colour} το τσεκάρεις μαζί με μία κάρτα σου</translation>
    </message>
    <message>
        <source>{if_colour} you can still cross it</source>
        <translation>{if_colour} μπορείς ακόμη να το τσεκάρεις</translation>
    </message>
    <message>
        <source>{joker} as {colour}</source>
        <translation>{joker} ως {colour}</translation>
    </message>
    <message>
        <source>{names} closed that row.</source>
        <translation>Έκλεισαν αυτή τη σειρά: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{names} could not.</source>
        <comment>cross a number</comment>
        <translation>
            <numerusform>{names}: δεν μπορούσε.</numerusform>
            <numerusform>{names}: δεν μπορούσαν.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} won · {points}</source>
        <translation>Νίκη: {names} · {points}</translation>
    </message>
    <message>
        <source>{name} closed their own {row}.</source>
        <translation>{name}: έκλεισε την {row}.</translation>
    </message>
    <message>
        <source>{name} closed their own {row}: {count} of {most} rows.</source>
        <translation>{name}: έκλεισε την {row}, {count} από τις {most} σειρές.</translation>
    </message>
    <message>
        <source>{name} could not</source>
        <translation>{name} δεν μπορούσε</translation>
    </message>
    <message>
        <source>{name} crossed nothing and took a penalty</source>
        <translation>{name}: δεν τσέκαρε τίποτα και πήρε ποινή</translation>
    </message>
    <message>
        <source>{name} crossed nothing with the cards</source>
        <translation>{name}: δεν τσέκαρε τίποτα με τις κάρτες</translation>
    </message>
    <message>
        <source>{name} crossed nothing with their own cards.</source>
        <translation>{name}: δεν τσέκαρε τίποτα με κάρτες από το χέρι.</translation>
    </message>
    <message>
        <source>{name} crossed {numbers} and closed the row.</source>
        <translation>{name}: έβαλε σταυρό σ{numbers} και έκλεισε τη σειρά.</translation>
    </message>
    <message>
        <source>{name} crossed {numbers} in blue</source>
        <translation>{name}: έβαλε σταυρό σ{numbers} στην μπλε σειρά</translation>
    </message>
    <message>
        <source>{name} crossed {numbers} in green</source>
        <translation>{name}: έβαλε σταυρό σ{numbers} στην πράσινη σειρά</translation>
    </message>
    <message>
        <source>{name} crossed {numbers} in red</source>
        <translation>{name}: έβαλε σταυρό σ{numbers} στην κόκκινη σειρά</translation>
    </message>
    <message>
        <source>{name} crossed {numbers} in yellow</source>
        <translation>{name}: έβαλε σταυρό σ{numbers} στην κίτρινη σειρά</translation>
    </message>
    <message>
        <source>{name} crossed {numbers}.</source>
        <translation>{name}: έβαλε σταυρό σ{numbers}.</translation>
    </message>
    <message>
        <source>{name} has decided otherwise.</source>
        <extracomment>Of a second decision in part 2.</extracomment>
        <translation>{name}: έχει αλλάξει γνώμη.</translation>
    </message>
    <message>
        <source>{name} has decided.</source>
        <extracomment>Somebody has decided in part 2.</extracomment>
        <translation>{name}: έχει αποφασίσει.</translation>
    </message>
    <message>
        <source>{name} in {colour}</source>
        <translation>{name} στο {colour}</translation>
    </message>
    <message>
        <source>{name} is deciding</source>
        <extracomment>Above the hand of who decides just now, one of several at one screen.</extracomment>
        <translation>Αποφασίζει τώρα: {name}</translation>
    </message>
    <message>
        <source>{name} is playing, but you decide too: cross it or skip</source>
        <extracomment>The second line in part 2 of another player&apos;s turn.</extracomment>
        <translation>Παίζει: {name} · αποφασίζεις κι εσύ: τσέκαρέ τον ή άφησέ τον</translation>
    </message>
    <message>
        <source>{name} may still change it</source>
        <extracomment>Of somebody who has decided and is asked again.</extracomment>
        <translation>Μπορεί ακόμη να το αλλάξει: {name}</translation>
    </message>
    <message>
        <source>{name} none</source>
        <translation>{name} πουθενά</translation>
    </message>
    <message>
        <source>{name} played {cards}.</source>
        <translation>{name}: έπαιξε {cards}.</translation>
    </message>
    <message>
        <source>{name} put the {card} back.</source>
        <translation>{name}: έβαλε πίσω το {card}.</translation>
    </message>
    <message>
        <source>{name} took a penalty: {count} of {most}.</source>
        <translation>{name}: πήρε ποινή, {count} από {most}.</translation>
    </message>
    <message>
        <source>{name} took back the decision on {number}.</source>
        <translation>{name}: πήρε πίσω την απόφαση για το {number}.</translation>
    </message>
    <message>
        <source>{name} took back {cards}.</source>
        <translation>{name}: πήρε πίσω {cards}.</translation>
    </message>
    <message>
        <source>{name} took the {card}.</source>
        <translation>{name}: πήρε το {card}.</translation>
    </message>
    <message>
        <source>{name} {in_row}</source>
        <translation>{name} {in_row}</translation>
    </message>
    <message>
        <source>{name}’s earlier decision on {number} stands again.</source>
        <translation>{name}: ισχύει πάλι η προηγούμενη απόφαση για το {number}.</translation>
    </message>
    <message>
        <source>{number} closes the {row}: its lock is one more cross.</source>
        <translation>Με το {number} κλείνει η {row}: το λουκέτο είναι ένας σταυρός ακόμη.</translation>
    </message>
    <message>
        <source>{number} fits none of your rows</source>
        <extracomment>A status line of a player who need not decide in part 2.</extracomment>
        <translation>Το {number} δεν μπαίνει σε καμία από τις σειρές σου</translation>
    </message>
    <message>
        <source>{number} fits none of your rows.</source>
        <translation>Το {number} δεν μπαίνει σε καμία από τις σειρές σου.</translation>
    </message>
    <message>
        <source>{number} fits none of {name}’s rows.</source>
        <translation>Το {number} δεν μπαίνει σε καμία σειρά ({name}).</translation>
    </message>
    <message>
        <source>{number} is already crossed</source>
        <comment>why it gets no cross</comment>
        <translation>το {number} έχει ήδη σταυρό</translation>
    </message>
    <message>
        <source>{number} is already crossed.</source>
        <translation>Το {number} έχει ήδη σταυρό.</translation>
    </message>
    <message>
        <source>{number} is gone: you cross from left to right, and {last} is already crossed.</source>
        <translation>Το {number} χάθηκε: τσεκάρεις από αριστερά προς τα δεξιά, και το {last} έχει ήδη σταυρό.</translation>
    </message>
    <message>
        <source>{number} is left of {last}, which is crossed</source>
        <comment>why it gets no cross</comment>
        <translation>το {number} είναι αριστερά από το τσεκαρισμένο {last}</translation>
    </message>
    <message>
        <source>{number} needs {needed} crosses before it</source>
        <comment>why it gets no cross</comment>
        <translation>το {number} θέλει πρώτα {needed} σταυρούς</translation>
    </message>
    <message numerus="yes">
        <source>{number} needs {needed} crosses before it in its row: there are %n.</source>
        <translation>
            <numerusform>Το {number} θέλει πριν από αυτό {needed} σταυρούς στη σειρά του, κι εσύ έχεις %n.</numerusform>
            <numerusform>Το {number} θέλει πριν από αυτό {needed} σταυρούς στη σειρά του, κι εσύ έχεις %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} skips nothing.</source>
        <translation>{number}: δεν προσπερνάς κανέναν αριθμό.</translation>
    </message>
    <message>
        <source>{number} skips {numbers}.</source>
        <translation>{number}: προσπερνάς {numbers}.</translation>
    </message>
    <message>
        <source>{number} would skip {numbers}.</source>
        <translation>Με το {number} θα προσπερνούσες {numbers}.</translation>
    </message>
    <message>
        <source>{number}, display, card {place} of {count}</source>
        <extracomment>A card of the display for screen readers: only its number is known.</extracomment>
        <translation>{number}, βιτρίνα, κάρτα {place} από {count}</translation>
    </message>
    <message>
        <source>{number}, face down, card {place} of {count}: look at your hand</source>
        <extracomment>A card of the own hand that lies face down, for screen readers.</extracomment>
        <translation>{number}, κλειστή κάρτα, {place} από {count}: άνοιξε τις κάρτες σου</translation>
    </message>
    <message>
        <source>{number}, number for all, to cross in a row</source>
        <extracomment>The card on top of the draw pile, while it can be laid on a row.</extracomment>
        <translation>{number}, αριθμός για όλους, βάλ’ τον σε μια σειρά</translation>
    </message>
    <message>
        <source>{points} each</source>
        <translation>{points} η μία</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} ή το {last}</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <comment>colours</comment>
        <translation>{some} ή {last}</translation>
    </message>
    <message numerus="yes">
        <source>{thing}</source>
        <comment>a number or card with its article, if it takes one</comment>
        <translation>
            <numerusform>το {thing}</numerusform>
            <numerusform>τα {thing}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QwixxCardsOptions</name>
    <message numerus="yes">
        <source>%n player(s), {cards} cards each, everyone for themselves</source>
        <translation>
            <numerusform>%n παίκτης, από {cards} κάρτες, όλοι εναντίον όλων</numerusform>
            <numerusform>%n παίκτες, από {cards} κάρτες, όλοι εναντίον όλων</numerusform>
        </translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Τζόκερ</translation>
    </message>
    <message>
        <source>Play then goes clockwise.</source>
        <translation>Μετά παίζετε δεξιόστροφα.</translation>
    </message>
    <message>
        <source>{count} more cards, {low} to {high}: whoever plays one chooses its colour.</source>
        <translation>{count} κάρτες ακόμη, από {low} ως {high}: το χρώμα το διαλέγει όποιος τις παίζει.</translation>
    </message>
</context>
<context>
    <name>QwixxCardsStory</name>
    <message numerus="yes">
        <source>%n point(s) decided it after {turns} turns.</source>
        <translation>
            <numerusform>Την έκρινε %n πόντος ύστερα από {turns} κινήσεις.</numerusform>
            <numerusform>Την έκριναν %n πόντοι ύστερα από {turns} κινήσεις.</numerusform>
        </translation>
    </message>
    <message>
        <source>A clean match: not a single penalty on any sheet.</source>
        <translation>Καθαρή παρτίδα: ούτε μία ποινή σε κανένα χαρτάκι.</translation>
    </message>
    <message>
        <source>Level to the very last cross.</source>
        <translation>Ισοπαλία ως τον τελευταίο σταυρό.</translation>
    </message>
    <message>
        <source>Only the last turn decided it.</source>
        <translation>Κρίθηκε μόλις στην τελευταία κίνηση.</translation>
    </message>
    <message>
        <source>The lead came in turn {turn}, and it held.</source>
        <translation>Το προβάδισμα ήρθε στην κίνηση {turn} και κράτησε.</translation>
    </message>
    <message numerus="yes">
        <source>The lead changed %n time(s), for the last time in turn {turn}.</source>
        <translation>
            <numerusform>Το προβάδισμα άλλαξε %n φορά, στην κίνηση {turn}.</numerusform>
            <numerusform>Το προβάδισμα άλλαξε %n φορές, την τελευταία στην κίνηση {turn}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The winner led from turn {turn} on, and was never caught.</source>
        <translation>Όποιος κέρδισε προηγούνταν από την κίνηση {turn} ως το τέλος.</translation>
    </message>
    <message numerus="yes">
        <source>The winner was %n point(s) behind at one time.</source>
        <translation>
            <numerusform>Όποιος κέρδισε ήταν κάποτε %n πόντο πίσω.</numerusform>
            <numerusform>Όποιος κέρδισε ήταν κάποτε %n πόντους πίσω.</numerusform>
        </translation>
    </message>
    <message>
        <source>You led from turn {turn} on, and were never caught.</source>
        <translation>Προηγούσουν από την κίνηση {turn} ως το τέλος.</translation>
    </message>
    <message numerus="yes">
        <source>You were %n point(s) behind at one time.</source>
        <translation>
            <numerusform>Κάποια στιγμή ήσουν %n πόντο πίσω.</numerusform>
            <numerusform>Κάποια στιγμή ήσουν %n πόντους πίσω.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QwixxCardsSummary</name>
    <message>
        <source>{names} won with {points}</source>
        <translation>νίκη: {names} με {points}</translation>
    </message>
</context>
<context>
    <name>QwixxCardsVerdict</name>
    <message>
        <source>The game ended when {names} closed two rows.</source>
        <translation>Η παρτίδα τελείωσε με δύο κλειστές σειρές ({names}).</translation>
    </message>
    <message>
        <source>The game ended with four penalties for {names}.</source>
        <translation>Η παρτίδα τελείωσε με τέσσερις ποινές ({names}).</translation>
    </message>
    <message>
        <source>{points}; the runner-up has {second}.</source>
        <translation>{points}· ο επόμενος έχει {second}.</translation>
    </message>
</context>
<context>
    <name>QwixxTasks</name>
    <message>
        <source>A joker alone takes any colour.</source>
        <translation>Ένα τζόκερ μόνο του παίρνει όποιο χρώμα θέλεις.</translation>
    </message>
    <message>
        <source>A joker can fill a gap.</source>
        <translation>Ένα τζόκερ μπορεί να γεμίσει ένα κενό.</translation>
    </message>
    <message>
        <source>A number that fits is not always worth crossing.</source>
        <translation>Δεν συμφέρει πάντα να τσεκάρεις έναν αριθμό που χωράει.</translation>
    </message>
    <message>
        <source>Cross something, or it costs you 5 points.</source>
        <translation>Τσέκαρε κάτι, αλλιώς χάνεις 5 πόντους.</translation>
    </message>
    <message>
        <source>Five crosses open the lock. The number for all can be the fifth.</source>
        <translation>Πέντε σταυροί ανοίγουν το λουκέτο. Ο αριθμός για όλους μπορεί να είναι ο πέμπτος.</translation>
    </message>
    <message>
        <source>Points count, not crosses: a long row is worth more.</source>
        <translation>Μετράνε οι πόντοι, όχι οι σταυροί: μια μακριά σειρά αξίζει περισσότερο.</translation>
    </message>
    <message numerus="yes">
        <source>Reach %n point(s) in this turn</source>
        <translation>
            <numerusform>Φτάσε τον %n πόντο τώρα</numerusform>
            <numerusform>Φτάσε τους %n πόντους τώρα</numerusform>
        </translation>
    </message>
    <message>
        <source>The fifth cross and the lock can come in the same turn.</source>
        <translation>Ο πέμπτος σταυρός και το λουκέτο μπορούν να έρθουν μαζί.</translation>
    </message>
    <message>
        <source>The number for all and your cards can go in the same row.</source>
        <translation>Ο αριθμός για όλους και οι κάρτες σου μπορούν να πάνε στην ίδια σειρά.</translation>
    </message>
    <message>
        <source>The number for all fits in several rows. Choose well.</source>
        <translation>Ο αριθμός για όλους χωράει σε πολλές σειρές. Διάλεξε καλά.</translation>
    </message>
    <message>
        <source>Three numbers at once: one between them may be missing.</source>
        <translation>Τρεις αριθμοί μαζί: ανάμεσά τους μπορεί να λείπει ένας.</translation>
    </message>
    <message>
        <source>Two jokers take the colour of the card beside them.</source>
        <translation>Δύο τζόκερ παίρνουν το χρώμα της κάρτας που παίζεις μαζί τους.</translation>
    </message>
    <message>
        <source>With a second lock the match ends at once. Is it too early?</source>
        <translation>Με το δεύτερο λουκέτο η παρτίδα τελειώνει αμέσως. Μήπως είναι νωρίς;</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>; </source>
        <comment>between things that are read aloud</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>A voice of this computer says what happens. Leave it off if you use a screen reader, which says the same.</source>
        <translation>Μια φωνή του υπολογιστή λέει ό,τι συμβαίνει. Αν έχεις αναγνώστη οθόνης, άφησέ το κλειστό: λέει τα ίδια.</translation>
    </message>
    <message>
        <source>Any key cuts it off. Others’ moves wait until the last one has been told. Keys at the table: {again}, the last thing again; {events}, what happened since your last turn. On every page: {switch} turns it on and off.</source>
        <translation>Κάθε πλήκτρο τη διακόπτει. Οι κινήσεις των άλλων περιμένουν ώσπου να ειπωθεί η προηγούμενη. Πλήκτρα στο τραπέζι: {again}, το τελευταίο ξανά· {events}, τι έγινε από τη σειρά σου. Σε κάθε σελίδα το {switch} την ανοίγει και την κλείνει.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Γρήγορα</translation>
    </message>
    <message>
        <source>Listen</source>
        <extracomment>A button: a sample is read aloud.</extracomment>
        <translation>Άκουσε</translation>
    </message>
    <message>
        <source>Speed of the voice</source>
        <translation>Ταχύτητα της φωνής</translation>
    </message>
    <message>
        <source>The voice does not answer. Press Listen to try again.</source>
        <translation>Η φωνή δεν απαντά. Πάτησε «Άκουσε» για νέα δοκιμή.</translation>
    </message>
    <message>
        <source>This computer has no English voice. Once you have installed one, press Listen.</source>
        <extracomment>A translation says so of a voice of its own language.</extracomment>
        <translation>Αυτός ο υπολογιστής δεν έχει ελληνική φωνή. Όταν εγκαταστήσεις μία, πάτησε «Άκουσε».</translation>
    </message>
    <message>
        <source>This computer has no voices. On Linux, install Speech Dispatcher and eSpeak NG, then press Listen.</source>
        <translation>Αυτός ο υπολογιστής δεν έχει φωνές. Σε Linux, εγκατάστησε το Speech Dispatcher και το eSpeak NG και πάτησε «Άκουσε».</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Πολύ γρήγορα</translation>
    </message>
    <message>
        <source>While it speaks</source>
        <translation>Όσο μιλάει</translation>
    </message>
    <message>
        <source>Your turn. Place at least two cards.</source>
        <extracomment>Is read aloud, to hear how fast that is.</extracomment>
        <translation>Σειρά σου. Βάλε τουλάχιστον δύο κάρτες.</translation>
    </message>
    <message>
        <source>minus</source>
        <extracomment>Before a number below zero, as it is said.</extracomment>
        <translation>μείον</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>access is not allowed</source>
        <translation>δεν επιτρέπεται η πρόσβαση</translation>
    </message>
    <message>
        <source>another program has changed the file</source>
        <translation>άλλο πρόγραμμα άλλαξε το αρχείο</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>το χρησιμοποιεί άλλο πρόγραμμα</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>δεν είναι συνηθισμένο αρχείο</translation>
    </message>
    <message>
        <source>its links go round in circles</source>
        <translation>οι σύνδεσμοί του κάνουν κύκλο</translation>
    </message>
    <message>
        <source>something else with that name is in the way</source>
        <translation>υπάρχει ήδη κάτι άλλο με αυτό το όνομα</translation>
    </message>
    <message>
        <source>the disk does not work properly</source>
        <translation>ο δίσκος δεν λειτουργεί σωστά</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>ο δίσκος είναι γεμάτος</translation>
    </message>
    <message>
        <source>the disk is not there any more</source>
        <translation>ο δίσκος δεν είναι πια συνδεδεμένος</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>ο δίσκος είναι μόνο για ανάγνωση</translation>
    </message>
    <message>
        <source>the file is too large for the disk</source>
        <translation>το αρχείο είναι πολύ μεγάλο για τον δίσκο</translation>
    </message>
    <message>
        <source>the file or its folder is gone</source>
        <translation>το αρχείο ή ο φάκελός του δεν υπάρχει πια</translation>
    </message>
    <message>
        <source>the folder is not empty</source>
        <translation>ο φάκελος δεν είναι άδειος</translation>
    </message>
    <message>
        <source>the name of the file or its folder is too long</source>
        <translation>το όνομα του αρχείου ή του φακέλου είναι πολύ μεγάλο</translation>
    </message>
    <message>
        <source>there is a file where a folder should be</source>
        <translation>στη θέση του φακέλου βρίσκεται αρχείο</translation>
    </message>
    <message>
        <source>there is a folder where a file should be</source>
        <translation>στη θέση του αρχείου βρίσκεται φάκελος</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>είναι ανοιχτά πάρα πολλά αρχεία</translation>
    </message>
    <message>
        <source>your disk quota is used up</source>
        <translation>γέμισε ο χώρος που σου αναλογεί στον δίσκο</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>A new game begins at this moment. It is for practice and does not count; the finished game stays as it is.</source>
        <translation>Από αυτή τη στιγμή αρχίζει νέα παρτίδα. Είναι για εξάσκηση και δεν μετράει· η παρτίδα που τελείωσε μένει όπως είναι.</translation>
    </message>
    <message>
        <source>All hands open</source>
        <extracomment>A choice: the replay shows all hands.</extracomment>
        <translation>Όλες οι κάρτες ανοιχτές</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <extracomment>A choice: the replay shows one hand.</extracomment>
        <translation>Από τη θέση: {name}</translation>
    </message>
    <message>
        <source>Hands are shown once the game is over.</source>
        <extracomment>In the replay of a game that goes on.</extracomment>
        <translation>Τα χέρια φαίνονται μόλις τελειώσει το παιχνίδι.</translation>
    </message>
    <message>
        <source>Move {move} of {moves}</source>
        <extracomment>A moment of a replay, for screen readers.</extracomment>
        <translation>Κίνηση {move} από {moves}</translation>
    </message>
    <message>
        <source>One turn back</source>
        <extracomment>A button of a replay.</extracomment>
        <translation>Μία σειρά πίσω</translation>
    </message>
    <message>
        <source>One turn on</source>
        <extracomment>A button of a replay.</extracomment>
        <translation>Μία σειρά μπροστά</translation>
    </message>
    <message>
        <source>Other hands are shown once the game is over.</source>
        <extracomment>In the replay of a game that goes on.</extracomment>
        <translation>Τα άλλα χέρια φαίνονται μόλις τελειώσει το παιχνίδι.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A button: the replay goes on by itself.</extracomment>
        <translation>Εκκίνηση</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>A button: the practice game begins.</extracomment>
        <translation>Συνέχισε</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>A button: a practice game begins at this moment.</extracomment>
        <translation>Παίξε από εδώ</translation>
    </message>
    <message>
        <source>Speed: {times}</source>
        <extracomment>The same, for screen readers and as a tooltip.</extracomment>
        <translation>Ταχύτητα: {times}</translation>
    </message>
    <message>
        <source>The cards have been dealt.</source>
        <extracomment>The first moment of a replay.</extracomment>
        <translation>Οι κάρτες μοιράστηκαν.</translation>
    </message>
    <message>
        <source>The game begins here.</source>
        <extracomment>The first moment of a replay that has no deal.</extracomment>
        <translation>Η παρτίδα αρχίζει εδώ.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <extracomment>The slider of a replay, for screen readers.</extracomment>
        <translation>Χρονογραμμή</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <extracomment>A button of a replay.</extracomment>
        <translation>Στην αρχή</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>A button of a replay.</extracomment>
        <translation>Στο τέλος</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <extracomment>A moment of a replay; one player plays alone.</extracomment>
        <translation>Σειρά {turn} από {turns}</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}: {name}</source>
        <extracomment>A moment of a replay.</extracomment>
        <translation>Σειρά {turn} από {turns}: {name}</translation>
    </message>
    <message>
        <source>What is shown</source>
        <extracomment>Names that choice, for screen readers.</extracomment>
        <translation>Τι φαίνεται</translation>
    </message>
    <message numerus="yes">
        <source>damaged: %n move(s) can be shown</source>
        <extracomment>In the bar of a replay, of a file that is damaged.</extracomment>
        <translation>
            <numerusform>χαλασμένο αρχείο: φαίνεται %n κίνηση</numerusform>
            <numerusform>χαλασμένο αρχείο: φαίνονται %n κινήσεις</numerusform>
        </translation>
    </message>
    <message>
        <source>replay</source>
        <extracomment>In the bar, after the name of the game.</extracomment>
        <translation>αναπαραγωγή</translation>
    </message>
    <message>
        <source>{name} made a choice that nobody else sees.</source>
        <extracomment>A moment of a replay.</extracomment>
        <translation>{name}: έκανε μια επιλογή που δεν τη βλέπει κανείς άλλος.</translation>
    </message>
    <message>
        <source>{times}×</source>
        <extracomment>How many times as fast a replay plays.</extracomment>
        <translation>{times}×</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>0: won</source>
        <translation>0: νίκη</translation>
    </message>
    <message>
        <source>A copy opens just before your last move and counts as practice from here on. The finished game keeps its result.</source>
        <translation>Ανοίγει ένα αντίγραφο, λίγο πριν από την τελευταία σου κίνηση, και από εκεί και πέρα μετράει ως εξάσκηση. Η παρτίδα που τελείωσε κρατάει το αποτέλεσμά της.</translation>
    </message>
    <message>
        <source>A hard computer in your seat lost this deal.</source>
        <translation>Ένας δύσκολος υπολογιστής στη θέση σου έχασε αυτή τη μοιρασιά.</translation>
    </message>
    <message>
        <source>A hard computer in your seat won this deal {won} times out of {tries}.</source>
        <translation>Ένας δύσκολος υπολογιστής στη θέση σου κέρδισε αυτή τη μοιρασιά {won} φορές στις {tries}.</translation>
    </message>
    <message>
        <source>A hard computer in your seat won this deal.</source>
        <translation>Ένας δύσκολος υπολογιστής στη θέση σου κέρδισε αυτή τη μοιρασιά.</translation>
    </message>
    <message>
        <source>A hard computer is playing this deal in your seat …</source>
        <translation>Ένας δύσκολος υπολογιστής παίζει αυτή τη μοιρασιά στη θέση σου&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ακύρωση</translation>
    </message>
    <message>
        <source>Cards left</source>
        <comment>what a strip compares</comment>
        <translation>Κάρτες που έμειναν</translation>
    </message>
    <message>
        <source>Computers do not play this deal for comparison.</source>
        <extracomment>It was practice, or began in a given position.</extracomment>
        <translation>Αυτή τη μοιρασιά δεν την παίζουν υπολογιστές για σύγκριση.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Αντιγράφηκε</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Αντιγραφή αποτελέσματος</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <translation>Κάρτες που έμειναν στο χέρι</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Νέα μοιρασιά</translation>
    </message>
    <message>
        <source>No cards left</source>
        <translation>Δεν έμεινε καμία κάρτα</translation>
    </message>
    <message>
        <source>Open the copy</source>
        <translation>Άνοιξε το αντίγραφο</translation>
    </message>
    <message>
        <source>Play on from before the last move</source>
        <translation>Συνέχισε μία κίνηση νωρίτερα</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>what a strip compares</comment>
        <translation>Πόντοι</translation>
    </message>
    <message>
        <source>Points in each round</source>
        <translation>Πόντοι ανά γύρο</translation>
    </message>
    <message>
        <source>The piles</source>
        <translation>Οι στοίβες</translation>
    </message>
    <message>
        <source>The same deal, played by computers</source>
        <translation>Η ίδια μοιρασιά, με υπολογιστές</translation>
    </message>
    <message>
        <source>The same deal, with a computer in your seat</source>
        <translation>Η ίδια μοιρασιά, με υπολογιστή στη θέση σου</translation>
    </message>
    <message>
        <source>This game counts as practice.</source>
        <translation>Αυτή η παρτίδα μετράει ως εξάσκηση.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Σύνολο</translation>
    </message>
    <message>
        <source>a hard computer: {won} of {tries} won</source>
        <translation>δύσκολος υπολογιστής: {won} νίκες στις {tries}</translation>
    </message>
    <message>
        <source>average of {count} games</source>
        <translation>μέσος όρος {count} παρτίδων</translation>
    </message>
    <message>
        <source>backwards tricks</source>
        <translation>ανάποδα κόλπα</translation>
    </message>
    <message numerus="yes">
        <source>card(s) left</source>
        <translation>
            <numerusform>κάρτα έμεινε</numerusform>
            <numerusform>κάρτες έμειναν</numerusform>
        </translation>
    </message>
    <message>
        <source>cards left</source>
        <comment>what numbers on a scale are</comment>
        <translation>κάρτες που έμειναν</translation>
    </message>
    <message>
        <source>cards left: {numbers}</source>
        <translation>κάρτες που έμειναν: {numbers}</translation>
    </message>
    <message>
        <source>cards placed</source>
        <translation>στις στοίβες</translation>
    </message>
    <message>
        <source>computers: {results}</source>
        <extracomment>What computers made of the same deal.</extracomment>
        <translation>υπολογιστές: {results}</translation>
    </message>
    <message>
        <source>excellent in a row</source>
        <translation>σερί εξαιρετικών</translation>
    </message>
    <message>
        <source>excellent: 1 to {most}</source>
        <translation>εξαιρετικά: 1 έως {most}</translation>
    </message>
    <message>
        <source>fewer than ten left: excellent</source>
        <translation>κάτω από δέκα: εξαιρετικά</translation>
    </message>
    <message>
        <source>gifts from {name}</source>
        <translation>{name}: δώρα</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>στο χέρι</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>πόντος</numerusform>
            <numerusform>πόντοι</numerusform>
        </translation>
    </message>
    <message>
        <source>time</source>
        <translation>χρόνος</translation>
    </message>
    <message>
        <source>to draw</source>
        <translation>για τράβηγμα</translation>
    </message>
    <message>
        <source>turns</source>
        <comment>of Qwixx</comment>
        <translation>κινήσεις</translation>
    </message>
    <message>
        <source>under 1 min</source>
        <translation>κάτω από 1 λεπτό</translation>
    </message>
    <message>
        <source>wins in a row</source>
        <translation>σερί νικών</translation>
    </message>
    <message>
        <source>won</source>
        <comment>before how many of how many</comment>
        <translation>νίκες</translation>
    </message>
    <message>
        <source>you</source>
        <comment>a team, over a number on a scale</comment>
        <translation>εσείς</translation>
    </message>
    <message>
        <source>you</source>
        <comment>one person, over a number on a scale</comment>
        <translation>εσύ</translation>
    </message>
    <message>
        <source>your best</source>
        <comment>of a team</comment>
        <translation>το καλύτερό σας</translation>
    </message>
    <message>
        <source>your best</source>
        <comment>of one</comment>
        <translation>το καλύτερό σου</translation>
    </message>
    <message>
        <source>your best so far</source>
        <comment>of a team</comment>
        <translation>το καλύτερό σας ως τώρα</translation>
    </message>
    <message>
        <source>your best so far</source>
        <comment>of one</comment>
        <translation>το καλύτερό σου ως τώρα</translation>
    </message>
    <message>
        <source>{count} placed</source>
        <translation>κατέβηκαν {count}</translation>
    </message>
    <message>
        <source>{count}: won</source>
        <translation>{count}: νίκη</translation>
    </message>
    <message>
        <source>{level}: playing …</source>
        <extracomment>Of a computer that plays a deal.</extracomment>
        <translation>{level}: παίζει …</translation>
    </message>
    <message>
        <source>{level}: the middle result of {tries} games</source>
        <extracomment>The median, in plain words: half of the results are lower, half are higher.</extracomment>
        <translation>{level}: το μεσαίο αποτέλεσμα από {tries} παρτίδες</translation>
    </message>
    <message>
        <source>{name}: {total}. Red {red}, yellow {yellow}, green {green}, blue {blue}, penalties {penalties}.</source>
        <translation>{name}: {total}. Κόκκινα {red}, κίτρινα {yellow}, πράσινα {green}, μπλε {blue}, ποινές {penalties}.</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <extracomment>How many games were won.</extracomment>
        <translation>{won} στις {played}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n turning point(s)</source>
        <extracomment>The heading of the sheet.</extracomment>
        <translation>
            <numerusform>%n κρίσιμη στιγμή</numerusform>
            <numerusform>%n κρίσιμες στιγμές</numerusform>
        </translation>
    </message>
    <message>
        <source>100 points are a win.</source>
        <translation>100 μονάδες είναι μία νίκη.</translation>
    </message>
    <message>
        <source>100 points are a win. They add up over all turns: a chance that was lost can come back, and be lost again.</source>
        <translation>100 μονάδες είναι μία νίκη. Προσθέτονται από όλες τις σειρές: μια πιθανότητα που χάθηκε μπορεί να ξανάρθει και να ξαναχαθεί.</translation>
    </message>
    <message>
        <source>All else that looked good would have left at most {chance}.</source>
        <translation>Ό,τι άλλο φαινόταν καλό θα άφηνε το πολύ {chance}.</translation>
    </message>
    <message>
        <source>Also open</source>
        <extracomment>On the sheet, before what else could have been done.</extracomment>
        <translation>Γινόταν και</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <extracomment>A button.</extracomment>
        <translation>Πίσω στην ανάλυση</translation>
    </message>
    <message>
        <source>Better</source>
        <extracomment>On the sheet, before what would have been better.</extracomment>
        <translation>Καλύτερο</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <extracomment>On the sheet, above two numbers.</extracomment>
        <translation>Πιθανότητα νίκης</translation>
    </message>
    <message>
        <source>Chance to win, round by round</source>
        <extracomment>The heading of a curve.</extracomment>
        <translation>Πιθανότητα νίκης, γύρο με γύρο</translation>
    </message>
    <message>
        <source>Chance to win, turn by turn</source>
        <extracomment>The heading of a curve.</extracomment>
        <translation>Πιθανότητα νίκης, σειρά με σειρά</translation>
    </message>
    <message>
        <source>Chance to win: {chance}. In the game it was {before}.</source>
        <translation>Πιθανότητα νίκης: {chance}. Στην παρτίδα ήταν {before}.</translation>
    </message>
    <message>
        <source>Chance to win: {chance}. It could be {best}.</source>
        <translation>Πιθανότητα νίκης: {chance}. Θα μπορούσε να είναι {best}.</translation>
    </message>
    <message>
        <source>Click a sign on the curve, or press 1 or 2, to see a turning point.</source>
        <translation>Πάτησε ένα σημάδι της καμπύλης ή το πλήκτρο 1 ή 2 για να δεις μια κρίσιμη στιγμή.</translation>
    </message>
    <message>
        <source>Click a sign on the curve, or press 1 to {last}, to see a turning point.</source>
        <translation>Πάτησε ένα σημάδι της καμπύλης ή τα πλήκτρα 1 ως {last} για να δεις μια κρίσιμη στιγμή.</translation>
    </message>
    <message>
        <source>Click the sign on the curve, or press 1, to see the turning point.</source>
        <translation>Πάτησε το σημάδι της καμπύλης ή το πλήκτρο 1 για να δεις την κρίσιμη στιγμή.</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <extracomment>The heading over a question.</extracomment>
        <translation>Βρες καλύτερη κίνηση</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <extracomment>A button: one can try to find the better move oneself.</extracomment>
        <translation>Βρες το εσύ</translation>
    </message>
    <message>
        <source>In the game, the chance to win fell to {chance}.</source>
        <translation>Στην παρτίδα η πιθανότητα νίκης έπεσε στο {chance}.</translation>
    </message>
    <message>
        <source>It could not be tried this time</source>
        <extracomment>A move could not be judged.</extracomment>
        <translation>Αυτή τη φορά δεν μπόρεσε να δοκιμαστεί</translation>
    </message>
    <message>
        <source>Looking for better moves: round {turn} of {turns}</source>
        <translation>Αναζήτηση καλύτερων κινήσεων: γύρος {turn} από {turns}</translation>
    </message>
    <message>
        <source>Looking for better moves: turn {turn} of {turns}</source>
        <translation>Αναζήτηση καλύτερων κινήσεων: σειρά {turn} από {turns}</translation>
    </message>
    <message>
        <source>Looking more closely at what may have been a mistake …</source>
        <extracomment>The last step while a review is being made: all moves have been looked at once.</extracomment>
        <translation>Πιο προσεκτική ματιά σε όσα ίσως ήταν λάθη …</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <extracomment>A button with an arrow.</extracomment>
        <translation>Επόμενη κρίσιμη στιγμή</translation>
    </message>
    <message>
        <source>No clear mistake</source>
        <translation>Κανένα σαφές λάθος</translation>
    </message>
    <message>
        <source>Nobody had a choice in this game, so there is nothing to review.</source>
        <translation>Σε αυτή την παρτίδα κανείς δεν είχε επιλογή, οπότε δεν υπάρχει τι να αναλυθεί.</translation>
    </message>
    <message>
        <source>Not the best yet</source>
        <extracomment>A move was tried: there is a better one.</extracomment>
        <translation>Όχι ακόμα το καλύτερο</translation>
    </message>
    <message>
        <source>Nothing turned this game by itself: the chances changed little by little.</source>
        <translation>Τίποτα μόνο του δεν έκρινε την παρτίδα: οι πιθανότητες άλλαζαν λίγο λίγο.</translation>
    </message>
    <message>
        <source>Only computers played here. A review looks at what people decided, so there is no curve.</source>
        <translation>Εδώ έπαιξαν μόνο υπολογιστές. Η ανάλυση κοιτά τι αποφάσισαν άνθρωποι, οπότε δεν υπάρχει καμπύλη.</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>On the sheet, before what was played.</extracomment>
        <translation>Παίχτηκε</translation>
    </message>
    <message>
        <source>Point {number} of {count}</source>
        <extracomment>Which turning point, in little room.</extracomment>
        <translation>Στιγμή {number} από {count}</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <extracomment>A button with an arrow.</extracomment>
        <translation>Προηγούμενη κρίσιμη στιγμή</translation>
    </message>
    <message>
        <source>Round {round}: {name}</source>
        <extracomment>The heading of the sheet.</extracomment>
        <translation>Γύρος {round}: {name}</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>A button: the better move is shown on the table.</extracomment>
        <translation>Δείξ’ το</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>A button: the better move is told.</extracomment>
        <translation>Δείξε τη λύση</translation>
    </message>
    <message>
        <source>That is what was played</source>
        <extracomment>A move was tried, which is not the better one.</extracomment>
        <translation>Αυτό παίχτηκε</translation>
    </message>
    <message>
        <source>The chance was about {low} to {high}.</source>
        <extracomment>What is sure of a chance.</extracomment>
        <translation>Η πιθανότητα ήταν περίπου {low} ως {high}.</translation>
    </message>
    <message>
        <source>The chances could not be worked out this time. The rest of the page works without.</source>
        <translation>Αυτή τη φορά οι πιθανότητες δεν μπόρεσαν να υπολογιστούν. Τα υπόλοιπα της σελίδας λειτουργούν κανονικά.</translation>
    </message>
    <message>
        <source>The whole game</source>
        <extracomment>The heading of the sheet.</extracomment>
        <translation>Όλη η παρτίδα</translation>
    </message>
    <message>
        <source>There was a better move here. Try to find it on the table, or look at the answer.</source>
        <translation>Εδώ υπήρχε καλύτερη κίνηση. Προσπάθησε να τη βρεις στο τραπέζι ή δες τη λύση.</translation>
    </message>
    <message>
        <source>There was no turn in which another move would clearly have been much better.</source>
        <translation>Σε καμία σειρά δεν υπήρχε κίνηση που να ήταν σίγουρα πολύ καλύτερη.</translation>
    </message>
    <message>
        <source>This was luck, not a mistake: what was drawn, and what the others did, cost {change} of the chance.</source>
        <translation>Ήταν τύχη, όχι λάθος: ό,τι τραβήχτηκε και ό,τι έκαναν οι άλλοι κόστισε {change} από την πιθανότητα.</translation>
    </message>
    <message>
        <source>This was luck: what was drawn, and what the others did, brought {change}.</source>
        <translation>Ήταν τύχη: ό,τι τραβήχτηκε και ό,τι έκαναν οι άλλοι έφερε {change}.</translation>
    </message>
    <message>
        <source>Tried in many deals, with the cards that were not seen shuffled anew each time, it came out better.</source>
        <translation>Σε πολλές δοκιμαστικές μοιρασιές, με όσες κάρτες δεν φαίνονταν ανακατεμένες κάθε φορά από την αρχή, βγήκε καλύτερο.</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <extracomment>The heading of the sheet; one player plays alone.</extracomment>
        <translation>Σειρά {turn}</translation>
    </message>
    <message>
        <source>Turn {turn}: {name}</source>
        <extracomment>The heading of the sheet.</extracomment>
        <translation>Σειρά {turn}: {name}</translation>
    </message>
    <message>
        <source>Turning point {number} of {count}</source>
        <translation>Κρίσιμη στιγμή {number} από {count}</translation>
    </message>
    <message>
        <source>Well found!</source>
        <extracomment>A move was tried: it is a good one.</extracomment>
        <translation>Το βρήκες!</translation>
    </message>
    <message>
        <source>Whose turning points</source>
        <extracomment>A choice of a player, for screen readers.</extracomment>
        <translation>Ποιου παίκτη οι κρίσιμες στιγμές</translation>
    </message>
    <message>
        <source>Working out the chances …</source>
        <translation>Υπολογισμός πιθανοτήτων …</translation>
    </message>
    <message>
        <source>Working out the chances: round {turn} of {turns}</source>
        <translation>Υπολογισμός πιθανοτήτων: γύρος {turn} από {turns}</translation>
    </message>
    <message>
        <source>Working out the chances: turn {turn} of {turns}</source>
        <translation>Υπολογισμός πιθανοτήτων: σειρά {turn} από {turns}</translation>
    </message>
    <message>
        <source>You will see what luck and choices did once everything has been worked out.</source>
        <translation>Η τύχη και οι επιλογές φαίνονται μόλις υπολογιστούν όλα.</translation>
    </message>
    <message>
        <source>Your move is being tried …</source>
        <extracomment>At the search for a better move.</extracomment>
        <translation>Η κίνησή σου δοκιμάζεται …</translation>
    </message>
    <message>
        <source>a lot of bad luck</source>
        <extracomment>“{name}: a lot of bad luck …”</extracomment>
        <translation>πολλή ατυχία</translation>
    </message>
    <message>
        <source>a lot of luck</source>
        <extracomment>“{name}: a lot of luck …”</extracomment>
        <translation>πολλή τύχη</translation>
    </message>
    <message>
        <source>chance {chance}</source>
        <extracomment>A place on the curve, read aloud.</extracomment>
        <translation>πιθανότητα {chance}</translation>
    </message>
    <message>
        <source>luck</source>
        <extracomment>A turning point of a game.</extracomment>
        <translation>τύχη</translation>
    </message>
    <message>
        <source>mistake</source>
        <extracomment>A turning point of a game.</extracomment>
        <translation>λάθος</translation>
    </message>
    <message>
        <source>neither luck nor bad luck</source>
        <extracomment>“{name}: neither luck nor bad luck …”</extracomment>
        <translation>ούτε τύχη ούτε ατυχία</translation>
    </message>
    <message>
        <source>own choices cost a little</source>
        <translation>οι επιλογές κόστισαν λίγο</translation>
    </message>
    <message numerus="yes">
        <source>own choices cost about %n wins</source>
        <translation>
            <numerusform>οι επιλογές κόστισαν περίπου %n νίκη</numerusform>
            <numerusform>οι επιλογές κόστισαν περίπου %n νίκες</numerusform>
        </translation>
    </message>
    <message>
        <source>own choices cost about a quarter of a win</source>
        <translation>οι επιλογές κόστισαν περίπου ένα τέταρτο νίκης</translation>
    </message>
    <message>
        <source>own choices cost about a tenth of a win</source>
        <translation>οι επιλογές κόστισαν περίπου ένα δέκατο νίκης</translation>
    </message>
    <message>
        <source>own choices cost about a third of a win</source>
        <translation>οι επιλογές κόστισαν περίπου ένα τρίτο νίκης</translation>
    </message>
    <message>
        <source>own choices cost about a whole win</source>
        <translation>οι επιλογές κόστισαν περίπου μία ολόκληρη νίκη</translation>
    </message>
    <message>
        <source>own choices cost about half a win</source>
        <translation>οι επιλογές κόστισαν περίπου μισή νίκη</translation>
    </message>
    <message>
        <source>own choices cost about one and a half wins</source>
        <translation>οι επιλογές κόστισαν περίπου μιάμιση νίκη</translation>
    </message>
    <message>
        <source>own choices cost about three quarters of a win</source>
        <translation>οι επιλογές κόστισαν περίπου τρία τέταρτα νίκης</translation>
    </message>
    <message>
        <source>own choices cost about two thirds of a win</source>
        <translation>οι επιλογές κόστισαν περίπου δύο τρίτα νίκης</translation>
    </message>
    <message>
        <source>own choices cost hardly anything</source>
        <translation>οι επιλογές δεν κόστισαν σχεδόν τίποτα</translation>
    </message>
    <message>
        <source>own choices cost more than a tenth of a win</source>
        <translation>οι επιλογές κόστισαν πάνω από ένα δέκατο νίκης</translation>
    </message>
    <message>
        <source>own choices cost nothing</source>
        <translation>οι επιλογές δεν κόστισαν τίποτα</translation>
    </message>
    <message>
        <source>review</source>
        <extracomment>In the bar, after the name of the game.</extracomment>
        <translation>ανάλυση</translation>
    </message>
    <message>
        <source>round {number}</source>
        <extracomment>Below a part of the curve.</extracomment>
        <translation>γύρος {number}</translation>
    </message>
    <message>
        <source>some bad luck</source>
        <extracomment>“{name}: some bad luck …”</extracomment>
        <translation>λίγη ατυχία</translation>
    </message>
    <message>
        <source>some luck</source>
        <extracomment>“{name}: some luck …”</extracomment>
        <translation>λίγη τύχη</translation>
    </message>
    <message>
        <source>well played</source>
        <extracomment>A turning point of a game.</extracomment>
        <translation>ωραία κίνηση</translation>
    </message>
    <message>
        <source>{before}, then {after}</source>
        <extracomment>Two chances to win, read aloud.</extracomment>
        <translation>{before}, μετά {after}</translation>
    </message>
    <message>
        <source>{name}: {chance}</source>
        <extracomment>A player’s chance to win, read aloud.</extracomment>
        <translation>{name}: {chance}</translation>
    </message>
    <message>
        <source>{name}: {luck} ({change}), {choices} ({cost})</source>
        <extracomment>Maria: a lot of luck (+80 points), own choices cost about half a win (−46 points)</extracomment>
        <translation>{name}: {luck} ({change}), {choices} ({cost})</translation>
    </message>
    <message>
        <source>{name}’s chance to win</source>
        <extracomment>On the sheet, above two numbers.</extracomment>
        <translation>Πιθανότητα νίκης: {name}</translation>
    </message>
    <message>
        <source>{sign}{number} points</source>
        <extracomment>Hundredths of a win, gained or lost.</extracomment>
        <translation>{sign}{number} μονάδες</translation>
    </message>
    <message>
        <source>{way} {chance}</source>
        <extracomment>What else could have been done, and the chance with it.</extracomment>
        <translation>{way} {chance}</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>All the rules</source>
        <translation>Όλοι οι κανόνες</translation>
    </message>
    <message>
        <source>Cards at a glance</source>
        <translation>Οι κάρτες με μια ματιά</translation>
    </message>
    <message>
        <source>Learn it by playing</source>
        <translation>Μάθε το παίζοντας</translation>
    </message>
    <message>
        <source>Read on with {down}, from the next heading with {far}.</source>
        <extracomment>Keys; on arrival.</extracomment>
        <translation>Διάβασε παρακάτω με {down}, από την επόμενη επικεφαλίδα με {far}.</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>κανόνες</translation>
    </message>
</context>
<context>
    <name>Scanning</name>
    <message>
        <source>Back to the groups</source>
        <translation>Πίσω στις ομάδες</translation>
    </message>
    <message>
        <source>Bottom of the page</source>
        <extracomment>A group of things that are highlighted together.</extracomment>
        <translation>Κάτω μέρος της σελίδας</translation>
    </message>
    <message>
        <source>Delete the last letter</source>
        <translation>Σβήσε το τελευταίο γράμμα</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>An entry: the writing ends.</extracomment>
        <translation>Τέλος</translation>
    </message>
    <message>
        <source>Left mouse button</source>
        <translation>Αριστερό κουμπί του ποντικιού</translation>
    </message>
    <message>
        <source>Middle mouse button</source>
        <translation>Μεσαίο κουμπί του ποντικιού</translation>
    </message>
    <message>
        <source>Mouse button {number}</source>
        <translation>Κουμπί {number} του ποντικιού</translation>
    </message>
    <message>
        <source>On the table</source>
        <extracomment>A group of things that are highlighted together.</extracomment>
        <translation>Στο τραπέζι</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>A group of things that are highlighted together.</extracomment>
        <translation>Θέσεις</translation>
    </message>
    <message>
        <source>Right mouse button</source>
        <translation>Δεξί κουμπί του ποντικιού</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>An entry: a blank is written.</extracomment>
        <translation>Κενό</translation>
    </message>
    <message>
        <source>The highlight waits for your switch.</source>
        <translation>Το πλαίσιο περιμένει τον διακόπτη σου.</translation>
    </message>
    <message>
        <source>Top of the page</source>
        <extracomment>A group of things that are highlighted together.</extracomment>
        <translation>Πάνω μέρος της σελίδας</translation>
    </message>
    <message>
        <source>Where the card can go</source>
        <extracomment>A group of things that are highlighted together.</extracomment>
        <translation>Πού μπορεί να πάει η κάρτα</translation>
    </message>
    <message>
        <source>{name}: {number}</source>
        <translation>{name}: {number}</translation>
    </message>
</context>
<context>
    <name>ScoresPage</name>
    <message>
        <source>Points so far</source>
        <translation>Οι πόντοι ως τώρα</translation>
    </message>
    <message>
        <source>Round {round}: {end}</source>
        <translation>Τέλος του γύρου {round}. {end}</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>Easy</source>
        <translation>Εύκολος</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Δύσκολος</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Μέτριος</translation>
    </message>
    <message>
        <source>Who plays for {name}?</source>
        <translation>{name}: ποιος παίζει εδώ;</translation>
    </message>
</context>
<context>
    <name>Series</name>
    <message numerus="yes">
        <source>%n fewer than your best series</source>
        <translation>
            <numerusform>%n λιγότερο από την καλύτερη πεντάδα σου</numerusform>
            <numerusform>%n λιγότερα από την καλύτερη πεντάδα σου</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer than your best series at this point</source>
        <translation>
            <numerusform>%n λιγότερο από την καλύτερη πεντάδα σου ως εδώ</numerusform>
            <numerusform>%n λιγότερα από την καλύτερη πεντάδα σου ως εδώ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more than your best series</source>
        <translation>
            <numerusform>%n περισσότερο από την καλύτερη πεντάδα σου</numerusform>
            <numerusform>%n περισσότερα από την καλύτερη πεντάδα σου</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more than your best series at this point</source>
        <translation>
            <numerusform>%n περισσότερο από την καλύτερη πεντάδα σου ως εδώ</numerusform>
            <numerusform>%n περισσότερα από την καλύτερη πεντάδα σου ως εδώ</numerusform>
        </translation>
    </message>
    <message>
        <source>A computer took a seat: not for the best list</source>
        <translation>Έπαιξε υπολογιστής σε κάποια θέση: δεν μπαίνει στις καλύτερες</translation>
    </message>
    <message>
        <source>A file of your challenges could not be read. It is kept as {name}, and they start anew.</source>
        <extracomment>On the page of the deals of the day.</extracomment>
        <translation>Ένα αρχείο με τις προκλήσεις σου δεν διαβάστηκε. Φυλάχτηκε ως {name} και όλα αρχίζουν από την αρχή.</translation>
    </message>
    <message>
        <source>A series brings five deal numbers of its own.</source>
        <extracomment>At set-up, on the rail.</extracomment>
        <translation>Η πεντάδα έχει πέντε δικούς της αριθμούς μοιρασιάς.</translation>
    </message>
    <message>
        <source>Begin a series</source>
        <extracomment>Over the signs of the five games, each a button.</extracomment>
        <translation>Ξεκίνα μια πεντάδα</translation>
    </message>
    <message>
        <source>Begin the series</source>
        <extracomment>A button: the first of five deals is dealt.</extracomment>
        <translation>Ξεκίνα την πεντάδα</translation>
    </message>
    <message>
        <source>Best series</source>
        <extracomment>The heading over the list of the ten best.</extracomment>
        <translation>Καλύτερες πεντάδες</translation>
    </message>
    <message>
        <source>Five deals of one game, one after another. What each brings adds up.</source>
        <translation>Πέντε μοιρασιές ενός παιχνιδιού, η μία μετά την άλλη. Ό,τι φέρνει η καθεμιά προστίθεται.</translation>
    </message>
    <message>
        <source>Five deals of this game, one after the other.</source>
        <extracomment>Of the button at set-up, for screen readers.</extracomment>
        <translation>Πέντε μοιρασιές αυτού του παιχνιδιού, η μία μετά την άλλη.</translation>
    </message>
    <message>
        <source>Five deals of {game}, one after another. Cards left over add up, none for a win: the fewer, the better.</source>
        <translation>{game}: πέντε μοιρασιές, η μία μετά την άλλη. Οι κάρτες που μένουν προστίθενται, καμία για μια νίκη: όσο λιγότερες, τόσο το καλύτερο.</translation>
    </message>
    <message>
        <source>Five deals of {game}, one after another. Cards left over add up: the fewer, the better.</source>
        <translation>{game}: πέντε μοιρασιές, η μία μετά την άλλη. Οι κάρτες που μένουν προστίθενται: όσο λιγότερες, τόσο το καλύτερο.</translation>
    </message>
    <message>
        <source>Five deals of {game}, one after another. Points add up: the fewer, the better.</source>
        <translation>{game}: πέντε μοιρασιές, η μία μετά την άλλη. Οι πόντοι προστίθενται: όσο λιγότεροι, τόσο το καλύτερο.</translation>
    </message>
    <message>
        <source>Five deals of {game}, one after another. Points add up: the more, the better.</source>
        <translation>{game}: πέντε μοιρασιές, η μία μετά την άλλη. Οι πόντοι προστίθενται: όσο περισσότεροι, τόσο το καλύτερο.</translation>
    </message>
    <message>
        <source>Game and players</source>
        <extracomment>Names a choice, for screen readers: whose best series.</extracomment>
        <translation>Παιχνίδι και παίκτες</translation>
    </message>
    <message>
        <source>Give it up</source>
        <extracomment>A button: the series is not played to its end.</extracomment>
        <translation>Παράτησέ την</translation>
    </message>
    <message>
        <source>Give the series up</source>
        <extracomment>The answer that does it.</extracomment>
        <translation>Παράτησε την πεντάδα</translation>
    </message>
    <message>
        <source>Give this series up? Its finished deals stay among your past games.</source>
        <extracomment>Asked before a series is forgotten.</extracomment>
        <translation>Να σταματήσει αυτή η πεντάδα; Όσες μοιρασιές της τελείωσαν μένουν στις παλιές παρτίδες.</translation>
    </message>
    <message>
        <source>Go on with the series</source>
        <extracomment>A button.</extracomment>
        <translation>Συνέχισε την πεντάδα</translation>
    </message>
    <message>
        <source>Just as much as your best series</source>
        <translation>Όσο και η καλύτερη πεντάδα σου</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>The answer that leaves the series as it is.</extracomment>
        <translation>Κράτησέ την</translation>
    </message>
    <message>
        <source>Next deal of the series</source>
        <extracomment>A button on the result of a deal.</extracomment>
        <translation>Επόμενη μοιρασιά της πεντάδας</translation>
    </message>
    <message>
        <source>No series begun</source>
        <translation>Δεν έχει αρχίσει πεντάδα</translation>
    </message>
    <message>
        <source>No series played to its end yet.</source>
        <extracomment>In place of the list of the best.</extracomment>
        <translation>Καμία πεντάδα δεν έχει τελειώσει ακόμη.</translation>
    </message>
    <message>
        <source>See the series</source>
        <extracomment>A button on the result of its last deal.</extracomment>
        <translation>Δες την πεντάδα</translation>
    </message>
    <message>
        <source>Series of five</source>
        <translation>Πεντάδα</translation>
    </message>
    <message>
        <source>Your best series so far</source>
        <translation>Η καλύτερή σου πεντάδα ως τώρα</translation>
    </message>
    <message>
        <source>Your series, all five deals</source>
        <extracomment>A series that has been played.</extracomment>
        <translation>Η πεντάδα σου, και οι πέντε μοιρασιές</translation>
    </message>
    <message>
        <source>Your series, deal {deal} of {deals}</source>
        <translation>Η πεντάδα σου, μοιρασιά {deal} από {deals}</translation>
    </message>
    <message>
        <source>in all</source>
        <extracomment>Before the sum of a finished series.</extracomment>
        <translation>σύνολο</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>Under a number: cards.</extracomment>
        <translation>έμειναν</translation>
    </message>
    <message>
        <source>points</source>
        <comment>under a number</comment>
        <translation>πόντοι</translation>
    </message>
    <message>
        <source>series, deal {deal} of {deals}</source>
        <translation>πεντάδα, μοιρασιά {deal} από {deals}</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>ως τώρα</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>A deal.</extracomment>
        <translation>νίκη</translation>
    </message>
    <message>
        <source>{names}: all five deals</source>
        <translation>{names}: και οι πέντε μοιρασιές</translation>
    </message>
    <message>
        <source>{names}: deal {deal} of {deals}</source>
        <translation>{names}: μοιρασιά {deal} από {deals}</translation>
    </message>
    <message>
        <source>{place}: {names}, {date}, {sum}</source>
        <translation>{place}: {names}, {date}, {sum}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>A frame moves on by itself; one key chooses.</source>
        <translation>Ένα πλαίσιο προχωρά, ένα πλήκτρο διαλέγει.</translation>
    </message>
    <message>
        <source>A screen reader says them only after the key {key}. Also in the menu of a seat.</source>
        <translation>Ο αναγνώστης οθόνης τις λέει μόνο με {key}. Και στο μενού της θέσης.</translation>
    </message>
    <message>
        <source>A voice says what happens</source>
        <translation>Μια φωνή λέει ό,τι συμβαίνει</translation>
    </message>
    <message numerus="yes">
        <source>All %n will come again.</source>
        <extracomment>Of the tips in a match.</extracomment>
        <translation>
            <numerusform>Θα έρθει ξανά %n.</numerusform>
            <numerusform>Θα έρθουν ξανά και οι %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also how long messages stay.</source>
        <translation>Και πόσο μένουν τα μηνύματα.</translation>
    </message>
    <message>
        <source>As for everybody</source>
        <extracomment>A button: gives up own settings.</extracomment>
        <translation>Όπως για όλους</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>a setting of the system</comment>
        <extracomment>What is chosen in the computer’s settings holds here, too.</extracomment>
        <translation>Αυτόματα</translation>
    </message>
    <message>
        <source>Automatic: as on this computer.</source>
        <translation>Αυτόματα: του υπολογιστή.</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Ήρεμα</translation>
    </message>
    <message>
        <source>Card motion</source>
        <translation>Κίνηση καρτών</translation>
    </message>
    <message>
        <source>Cards in your hand</source>
        <translation>Κάρτες στο χέρι</translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation>Όλα αλλάζουν αμέσως.</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>A theme: as much of it as can be.</extracomment>
        <translation>Έντονη</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Μέρα</translation>
    </message>
    <message numerus="yes">
        <source>Each comes once; you have seen %n.</source>
        <extracomment>Of the tips in a match.</extracomment>
        <translation>
            <numerusform>Μία φορά η καθεμιά· είδες %n.</numerusform>
            <numerusform>Μία φορά η καθεμιά· είδες %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Βράδυ</translation>
    </message>
    <message>
        <source>F11 fills the screen: larger cards.</source>
        <translation>F11 για πλήρη οθόνη: μεγαλύτερες κάρτες.</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Γρήγορα</translation>
    </message>
    <message>
        <source>For everybody</source>
        <extracomment>Whose settings are shown.</extracomment>
        <translation>Για όλους</translation>
    </message>
    <message>
        <source>For {name}</source>
        <extracomment>Whose settings are shown.</extracomment>
        <translation>Για: {name}</translation>
    </message>
    <message>
        <source>Highest first</source>
        <translation>Η μεγαλύτερη</translation>
    </message>
    <message>
        <source>How bright it is.</source>
        <translation>Πόσο φωτεινή.</translation>
    </message>
    <message>
        <source>How fast cards move.</source>
        <translation>Πόσο γρήγορα.</translation>
    </message>
    <message>
        <source>Keys and switches</source>
        <extracomment>Heading over settings.</extracomment>
        <translation>Πλήκτρα και διακόπτες</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>Heading over settings.</extracomment>
        <translation>Εμφάνιση</translation>
    </message>
    <message>
        <source>Lowest first</source>
        <translation>Η μικρότερη</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Καθόλου</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Όχι</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ναι</translation>
    </message>
    <message>
        <source>On every page: {key}.</source>
        <translation>Σε κάθε σελίδα: {key}.</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>Μία μία</translation>
    </message>
    <message>
        <source>One by one: when you ask.</source>
        <extracomment>Each move of a computer.</extracomment>
        <translation>Μία μία: όταν τη ζητάς.</translation>
    </message>
    <message>
        <source>Other letters, more time</source>
        <translation>Δικά σου γράμματα</translation>
    </message>
    <message>
        <source>Others’ moves</source>
        <translation>Κινήσεις των άλλων</translation>
    </message>
    <message>
        <source>Own for each: theme, text size, cards in the hand, letters and times, reading aloud.</source>
        <translation>Ξεχωριστά για τον καθένα: όψη, μέγεθος γραμμάτων, κάρτες στο χέρι, πλήκτρα και χρόνοι, φωνητική ανάγνωση.</translation>
    </message>
    <message>
        <source>Play with one switch</source>
        <translation>Παίξε με έναν διακόπτη</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Γρήγορα</translation>
    </message>
    <message>
        <source>Settings for everybody</source>
        <extracomment>Said when it is chosen whose settings are shown.</extracomment>
        <translation>Ρυθμίσεις για όλους</translation>
    </message>
    <message>
        <source>Show all again</source>
        <extracomment>Of the tips in a match.</extracomment>
        <translation>Όλες από την αρχή</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Αργά</translation>
    </message>
    <message>
        <source>Text size (%)</source>
        <translation>Γράμματα (%)</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Όψη</translation>
    </message>
    <message>
        <source>Tips in a match</source>
        <translation>Συμβουλές στην παρτίδα</translation>
    </message>
    <message>
        <source>Volume, and what is heard</source>
        <translation>Ένταση, και τι ακούγεται</translation>
    </message>
    <message>
        <source>Warn me before a dead end</source>
        <translation>Προειδοποίηση πριν από αδιέξοδο</translation>
    </message>
    <message>
        <source>What the keys do</source>
        <translation>Τι κάνουν τα πλήκτρα</translation>
    </message>
    <message>
        <source>When a card leaves you stuck and another would not.</source>
        <translation>Όταν μια κάρτα φέρνει αδιέξοδο και άλλη όχι.</translation>
    </message>
    <message>
        <source>Which card is on the left.</source>
        <translation>Ποια είναι η πρώτη από αριστερά.</translation>
    </message>
    <message>
        <source>Whose cards are not said by themselves</source>
        <translation>Ποιων οι κάρτες δεν λέγονται από μόνες τους</translation>
    </message>
    <message>
        <source>{headings}. {key} leads to the next of these.</source>
        <extracomment>Said on arrival.</extracomment>
        <translation>{headings}. Με {key} πας στο επόμενο από αυτά.</translation>
    </message>
    <message>
        <source>{key} switches it on and off.</source>
        <translation>{key}: ξεκινά και σταματά.</translation>
    </message>
    <message>
        <source>{key} turns all sounds off and on.</source>
        <translation>Με {key} σταματούν όλοι οι ήχοι και ξαναρχίζουν.</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message numerus="yes">
        <source>A game for %n player(s)</source>
        <translation>
            <numerusform>Παιχνίδι για %n παίκτη</numerusform>
            <numerusform>Παιχνίδι για %n παίκτες</numerusform>
        </translation>
    </message>
    <message>
        <source>A series is for people: somebody has to play.</source>
        <translation>Η πεντάδα είναι για ανθρώπους: κάποιος πρέπει να παίζει.</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Πρόσθεσε παίκτη</translation>
    </message>
    <message>
        <source>Add players, or play alone.</source>
        <translation>Πρόσθεσε παίκτες ή παίξε ατομικά.</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Άλλος</translation>
    </message>
    <message numerus="yes">
        <source>At least %n player(s)</source>
        <translation>
            <numerusform>Τουλάχιστον %n παίκτης</numerusform>
            <numerusform>Τουλάχιστον %n παίκτες</numerusform>
        </translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Στην τύχη</translation>
    </message>
    <message>
        <source>Choose a seat to change it.</source>
        <translation>Πάτησε μια θέση για να την αλλάξεις.</translation>
    </message>
    <message>
        <source>Choose a seat to change it. Play goes clockwise.</source>
        <translation>Πάτησε μια θέση για να την αλλάξεις. Παίζετε δεξιόστροφα.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Χρώμα</translation>
    </message>
    <message>
        <source>Computer: easy</source>
        <translation>Υπολογιστής: εύκολος</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Αριθμός μοιρασιάς</translation>
    </message>
    <message>
        <source>How will you play?</source>
        <translation>Πώς θα παίξετε;</translation>
    </message>
    <message>
        <source>Makes up a deal number.</source>
        <translation>Βρίσκει έναν αριθμό μοιρασιάς.</translation>
    </message>
    <message numerus="yes">
        <source>New here? Learn it in %n minute(s)</source>
        <extracomment>Leads to a lesson.</extracomment>
        <translation>
            <numerusform>Πρώτη φορά; Μάθε το σε %n λεπτό</numerusform>
            <numerusform>Πρώτη φορά; Μάθε το σε %n λεπτά</numerusform>
        </translation>
    </message>
    <message>
        <source>No curtain: during each turn that player’s cards are face up for all to see.</source>
        <translation>Χωρίς αυλαία: όποιος παίζει έχει τις κάρτες του ανοιχτές και τις βλέπουν όλοι.</translation>
    </message>
    <message>
        <source>No game’s code begins with this letter. A code looks like {code}.</source>
        <translation>Κανενός παιχνιδιού ο κωδικός δεν αρχίζει με αυτό το γράμμα. Ένας κωδικός μοιάζει με: {code}</translation>
    </message>
    <message>
        <source>Only computers play: you watch, with all cards face down.</source>
        <translation>Παίζουν μόνο υπολογιστές: εσύ παρακολουθείς, με όλες τις κάρτες κλειστές.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <extracomment>That no curtain falls between people who trust each other.</extracomment>
        <translation>Ανοιχτές κάρτες</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Παίζει</translation>
    </message>
    <message>
        <source>Players, options and deal number are those of the code.</source>
        <translation>Παίκτες, επιλογές και αριθμός μοιρασιάς μπήκαν από τον κωδικό.</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>Αφαίρεση παίκτη</translation>
    </message>
    <message>
        <source>Same number, players and options, same cards. A code ({code}) sets all.</source>
        <translation>Με ίδιο αριθμό, παίκτες και επιλογές, ίδιες κάρτες. Ένας κωδικός ({code}) τα ορίζει όλα.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>Tells empty seats apart, for screen readers.</extracomment>
        <translation>Θέση {number}</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>All of them, for screen readers.</extracomment>
        <translation>Θέσεις</translation>
    </message>
    <message>
        <source>Swapped colours with {name}</source>
        <translation>Ανταλλαγή χρωμάτων με: {name}</translation>
    </message>
    <message>
        <source>That deal number is too large. The largest one is {number}.</source>
        <translation>Αυτός ο αριθμός μοιρασιάς είναι πολύ μεγάλος. Ο μεγαλύτερος είναι ο {number}.</translation>
    </message>
    <message>
        <source>The deal number of this code is too large. The largest one is {number}.</source>
        <translation>Ο αριθμός μοιρασιάς σε αυτόν τον κωδικό είναι πολύ μεγάλος. Ο μεγαλύτερος είναι ο {number}.</translation>
    </message>
    <message>
        <source>The game of this code does not have these options.</source>
        <translation>Το παιχνίδι αυτού του κωδικού δεν έχει τέτοιες επιλογές.</translation>
    </message>
    <message>
        <source>The game of this code is not for so many players.</source>
        <translation>Το παιχνίδι αυτού του κωδικού δεν παίζεται με τόσους παίκτες.</translation>
    </message>
    <message>
        <source>Two players share a name: {name}. Change one of them.</source>
        <translation>Δύο παίκτες έχουν το ίδιο όνομα: {name}. Άλλαξε το ένα.</translation>
    </message>
    <message>
        <source>Use digits only, or a code such as {code}, or leave it empty for a new deal.</source>
        <translation>Γράψε μόνο ψηφία ή έναν κωδικό όπως {code}, ή άφησέ το κενό για νέα μοιρασιά.</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>καινούργιος</translation>
    </message>
    <message>
        <source>cream shield</source>
        <translation>κρεμ ασπίδα</translation>
    </message>
    <message>
        <source>green triangle</source>
        <translation>πράσινο τρίγωνο</translation>
    </message>
    <message>
        <source>lilac hexagon</source>
        <translation>λιλά εξάγωνο</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>νέα παρτίδα</translation>
    </message>
    <message>
        <source>new series of five</source>
        <translation>νέα πεντάδα</translation>
    </message>
    <message>
        <source>pink square</source>
        <translation>ροζ τετράγωνο</translation>
    </message>
    <message>
        <source>saffron circle</source>
        <translation>κροκί κύκλος</translation>
    </message>
    <message>
        <source>sky-blue diamond</source>
        <translation>γαλάζιος ρόμβος</translation>
    </message>
    <message>
        <source>{name} has left. Add a player at the same place to bring the name back.</source>
        <translation>Έφυγε: {name}. Αν προσθέσεις παίκτη στην ίδια θέση, το όνομα επιστρέφει.</translation>
    </message>
</context>
<context>
    <name>SignalChoices</name>
    <message>
        <source>Tell the others about this pile</source>
        <translation>Πες στους άλλους γι’ αυτή τη στοίβα</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>0 is off. M turns all sounds off and on, on every page.</source>
        <translation>Στο 0 δεν ακούγεται τίποτα. Το M κόβει και επαναφέρει τους ήχους σε κάθε σελίδα.</translation>
    </message>
    <message>
        <source>Also the curtain that comes down between two people.</source>
        <translation>Και η αυλαία που πέφτει ανάμεσα σε δύο παίκτες.</translation>
    </message>
    <message>
        <source>And what is revealed to all.</source>
        <translation>Και ό,τι αποκαλύπτεται σε όλους.</translation>
    </message>
    <message>
        <source>Fire, locks, penalties</source>
        <extracomment>A kind of sounds.</extracomment>
        <translation>Φωτιές, λουκέτα, ποινές</translation>
    </message>
    <message>
        <source>Lifted and placed. On a pile, the longer the step, the wider the interval.</source>
        <translation>Όταν σηκώνονται και όταν πέφτουν. Όσο μεγαλύτερο το βήμα σε στοίβα, τόσο πιο μακριά οι δύο νότες.</translation>
    </message>
    <message>
        <source>Off for now. M, or this slider, brings all sounds back.</source>
        <translation>Προς το παρόν χωρίς ήχους. Επιστρέφουν με το M ή από εδώ.</translation>
    </message>
    <message>
        <source>The end of a game</source>
        <extracomment>A kind of sounds.</extracomment>
        <translation>Το τέλος της παρτίδας</translation>
    </message>
    <message>
        <source>Two knocks on the table.</source>
        <translation>Δύο χτυπήματα στο τραπέζι.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Ένταση</translation>
    </message>
    <message>
        <source>What is not allowed</source>
        <extracomment>A kind of sounds.</extracomment>
        <translation>Ό,τι δεν επιτρέπεται</translation>
    </message>
    <message>
        <source>Won or lost. Also the end of a round.</source>
        <translation>Νίκη ή ήττα. Και το τέλος ενός γύρου.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>A kind of sounds.</extracomment>
        <translation>Η σειρά σου</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>To install what is missing, run:</source>
        <translation>Για να εγκαταστήσεις ό,τι λείπει, τρέξε:</translation>
    </message>
    <message numerus="yes">
        <source>Trapoula cannot open its window: %n system package(s) missing: {packages}.</source>
        <translation>
            <numerusform>Η Τράπουλα δεν μπορεί να ανοίξει: λείπει %n πακέτο του συστήματος: {packages}.</numerusform>
            <numerusform>Η Τράπουλα δεν μπορεί να ανοίξει: λείπουν %n πακέτα του συστήματος: {packages}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trapoula cannot open its window: a system library is missing or too old ({reason}). Update your system and try again.</source>
        <translation>Η Τράπουλα δεν μπορεί να ανοίξει: μια βιβλιοθήκη του συστήματος λείπει ή δεν είναι η σωστή ({reason}). Ενημέρωσε το σύστημα και δοκίμασε ξανά.</translation>
    </message>
    <message>
        <source>Trapoula needs a screen, and the one that {variable} names ({screen}) does not answer or refuses the connection. Start it from the desktop, or on a virtual screen: xvfb-run -a trapoula</source>
        <translation>Η Τράπουλα χρειάζεται οθόνη, και αυτή που ορίζει το {variable} ({screen}) δεν απαντάει ή δεν επιτρέπει τη σύνδεση. Ξεκίνησέ την από την επιφάνεια εργασίας ή σε εικονική οθόνη: xvfb-run -a trapoula</translation>
    </message>
    <message>
        <source>Trapoula needs a screen, and there is none here (neither DISPLAY nor WAYLAND_DISPLAY is set). Start it from the desktop, or on a virtual screen: xvfb-run -a trapoula</source>
        <translation>Η Τράπουλα χρειάζεται οθόνη, και εδώ δεν υπάρχει (δεν έχει οριστεί ούτε DISPLAY ούτε WAYLAND_DISPLAY). Ξεκίνησέ την από την επιφάνεια εργασίας ή σε εικονική οθόνη: xvfb-run -a trapoula</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n κάρτα</numerusform>
            <numerusform>%n κάρτες</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n forgotten</source>
        <extracomment>A button: opens a menu with the names.</extracomment>
        <translation>
            <numerusform>%n ξεχασμένος</numerusform>
            <numerusform>%n ξεχασμένοι</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <extracomment>Of a bar, for screen readers.</extracomment>
        <translation>
            <numerusform>%n νίκη</numerusform>
            <numerusform>%n νίκες</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h {minutes} min</source>
        <extracomment>How long was played: hours and minutes.</extracomment>
        <translation>
            <numerusform>%n ώρα {minutes} λεπτά</numerusform>
            <numerusform>%n ώρες {minutes} λεπτά</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shared</source>
        <extracomment>So many of the wins are shared with somebody.</extracomment>
        <translation>
            <numerusform>%n κοινή</numerusform>
            <numerusform>%n κοινές</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n φορά</numerusform>
            <numerusform>%n φορές</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>A choice: matches of however many players.</extracomment>
        <translation>Όλοι</translation>
    </message>
    <message>
        <source>All variants</source>
        <extracomment>A choice: matches of the game in whatever variant.</extracomment>
        <translation>Όλες οι παραλλαγές</translation>
    </message>
    <message>
        <source>As it was before.</source>
        <translation>Όπως ήταν πριν.</translation>
    </message>
    <message>
        <source>Choose other players or another variant, or play one.</source>
        <translation>Διάλεξε άλλους παίκτες ή άλλη παραλλαγή, ή παίξε μία.</translation>
    </message>
    <message>
        <source>Count {name} again</source>
        <extracomment>In a menu: the name was forgotten.</extracomment>
        <translation>Μέτρα ξανά: {name}</translation>
    </message>
    <message>
        <source>Counting your games …</source>
        <extracomment>A heading.</extracomment>
        <translation>Μετράω τις παρτίδες σου …</translation>
    </message>
    <message>
        <source>Counting your games: {read} of {all}.</source>
        <translation>Μετράω τις παρτίδες σου: {read} από {all}.</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Heads a column.</extracomment>
        <translation>Ημερομηνία</translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>A choice: matches of whichever people.</extracomment>
        <translation>Όλοι</translation>
    </message>
    <message>
        <source>Exported to {folder}: {file}</source>
        <translation>Έγινε εξαγωγή στον φάκελο {folder}: {file}</translation>
    </message>
    <message>
        <source>Forget {name}</source>
        <extracomment>In the menu of a name: the person counts no more.</extracomment>
        <translation>Ξέχασε: {name}</translation>
    </message>
    <message>
        <source>Games of everybody</source>
        <extracomment>In the menu of a name.</extracomment>
        <translation>Οι παρτίδες όλων</translation>
    </message>
    <message>
        <source>How you do against</source>
        <extracomment>A heading: whose games these are, against each of the others.</extracomment>
        <translation>Πώς τα πας με τον καθένα</translation>
    </message>
    <message>
        <source>Is the same person as …</source>
        <extracomment>In the menu of a name.</extracomment>
        <translation>Είναι το ίδιο πρόσωπο με …</translation>
    </message>
    <message>
        <source>Mean of five</source>
        <extracomment>Heads a column.</extracomment>
        <translation>Μέσος όρος πέντε</translation>
    </message>
    <message>
        <source>No games like this yet</source>
        <extracomment>A heading.</extracomment>
        <translation>Καμία τέτοια παρτίδα ακόμη</translation>
    </message>
    <message>
        <source>No games yet</source>
        <extracomment>A heading.</extracomment>
        <translation>Καμία παρτίδα ακόμη</translation>
    </message>
    <message>
        <source>Only games of {name}</source>
        <extracomment>In the menu of a name.</extracomment>
        <translation>Μόνο οι παρτίδες: {name}</translation>
    </message>
    <message>
        <source>Plain game</source>
        <extracomment>A choice: matches without any variant.</extracomment>
        <translation>Απλό παιχνίδι</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <extracomment>A button.</extracomment>
        <translation>Παίξε {game}</translation>
    </message>
    <message>
        <source>Play {game} to its end, and here you will see how many cards are left, your streak and with whom you do best.</source>
        <translation>Παίξε ένα {game} ως το τέλος, και εδώ θα βλέπεις πόσες κάρτες μένουν, το σερί σου και με ποιον τα πας καλύτερα.</translation>
    </message>
    <message>
        <source>Play {game} to its end, and here you will see how often you win, your streak and against whom you do best.</source>
        <translation>Παίξε ένα {game} ως το τέλος, και εδώ θα βλέπεις πόσο συχνά κερδίζεις, το σερί σου και απέναντι σε ποιον τα πας καλύτερα.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Before a choice: how many play.</extracomment>
        <translation>Παίκτες</translation>
    </message>
    <message>
        <source>Practice games do not count.</source>
        <translation>Οι παρτίδες εξάσκησης δεν μετράνε.</translation>
    </message>
    <message>
        <source>See these games</source>
        <extracomment>In the menu of a name.</extracomment>
        <translation>Δείξε αυτές τις παρτίδες</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Heads a column.</extracomment>
        <translation>Μερίδιο</translation>
    </message>
    <message>
        <source>The file of joined and forgotten names was damaged. It is kept as {name}; the names are as in the games again.</source>
        <translation>Το αρχείο με τα ενωμένα και τα ξεχασμένα ονόματα ήταν χαλασμένο. Κρατήθηκε ως {name}· τα ονόματα είναι πάλι όπως στις παρτίδες.</translation>
    </message>
    <message numerus="yes">
        <source>The last %n</source>
        <extracomment>A heading: the last matches one by one.</extracomment>
        <translation>
            <numerusform>Η τελευταία %n</numerusform>
            <numerusform>Οι τελευταίες %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics could not be read. They were counted anew from your games.</source>
        <translation>Τα στατιστικά δεν διαβάζονταν. Μετρήθηκαν ξανά από τις παρτίδες σου.</translation>
    </message>
    <message>
        <source>Their figures stand here in a moment.</source>
        <translation>Σε λίγο θα δεις εδώ τα αποτελέσματά τους.</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>Names a choice, for screen readers.</extracomment>
        <translation>Παραλλαγή</translation>
    </message>
    <message>
        <source>Who you play with</source>
        <extracomment>A heading.</extracomment>
        <translation>Με ποιον παίζεις</translation>
    </message>
    <message>
        <source>Whose games</source>
        <extracomment>Names the choice of a person, for screen readers.</extracomment>
        <translation>Παρτίδες ποιου παίκτη</translation>
    </message>
    <message numerus="yes">
        <source>a win, %n time(s)</source>
        <translation>
            <numerusform>νίκη, %n φορά</numerusform>
            <numerusform>νίκη, %n φορές</numerusform>
        </translation>
    </message>
    <message>
        <source>a win: 0 cards</source>
        <extracomment>Below a mean of cards left: how a win counts in it.</extracomment>
        <translation>νίκη: 0 κάρτες</translation>
    </message>
    <message>
        <source>all people</source>
        <extracomment>Matches against people, in a row of a table.</extracomment>
        <translation>όλοι οι άνθρωποι</translation>
    </message>
    <message numerus="yes">
        <source>and %n more excellent</source>
        <extracomment>Matches that were nearly won, besides those won.</extracomment>
        <translation>
            <numerusform>και %n ακόμη εξαιρετική</numerusform>
            <numerusform>και %n ακόμη εξαιρετικές</numerusform>
        </translation>
    </message>
    <message>
        <source>average</source>
        <extracomment>Heads a column.</extracomment>
        <translation>μέσος όρος</translation>
    </message>
    <message numerus="yes">
        <source>card(s) left at best</source>
        <comment>under a figure</comment>
        <translation>
            <numerusform>κάρτα στο καλύτερο</numerusform>
            <numerusform>κάρτες στο καλύτερο</numerusform>
        </translation>
    </message>
    <message>
        <source>computers</source>
        <extracomment>Matches with computers, in a row of a table.</extracomment>
        <translation>υπολογιστές</translation>
    </message>
    <message>
        <source>computers, easy</source>
        <translation>εύκολοι υπολογιστές</translation>
    </message>
    <message>
        <source>computers, hard</source>
        <translation>δύσκολοι υπολογιστές</translation>
    </message>
    <message>
        <source>computers, normal</source>
        <translation>μέτριοι υπολογιστές</translation>
    </message>
    <message>
        <source>excellent</source>
        <extracomment>Below the bars of nearly won matches.</extracomment>
        <translation>εξαιρετικές</translation>
    </message>
    <message>
        <source>excellent in a row</source>
        <translation>εξαιρετικές στη σειρά</translation>
    </message>
    <message>
        <source>expected {share}</source>
        <extracomment>The share of wins that chance would give, in percent.</extracomment>
        <translation>αναμενόμενο {share}</translation>
    </message>
    <message numerus="yes">
        <source>game(s)</source>
        <comment>under a figure</comment>
        <translation>
            <numerusform>παρτίδα</numerusform>
            <numerusform>παρτίδες</numerusform>
        </translation>
    </message>
    <message>
        <source>games</source>
        <extracomment>Heads a column.</extracomment>
        <translation>παρτίδες</translation>
    </message>
    <message>
        <source>how many games ended like this</source>
        <translation>πόσες παρτίδες τελείωσαν έτσι</translation>
    </message>
    <message>
        <source>last ten {value}</source>
        <extracomment>The mean of the last ten matches.</extracomment>
        <translation>τελευταίες δέκα {value}</translation>
    </message>
    <message>
        <source>left on average</source>
        <extracomment>Of cards, after a figure.</extracomment>
        <translation>μένουν κατά μέσο όρο</translation>
    </message>
    <message>
        <source>longest streak: {longest}</source>
        <translation>το μεγαλύτερο σερί: {longest}</translation>
    </message>
    <message>
        <source>losses</source>
        <extracomment>Heads a column.</extracomment>
        <translation>ήττες</translation>
    </message>
    <message>
        <source>middle result {value}</source>
        <extracomment>The median of the results, in plain words: half of them are lower, half are higher.</extracomment>
        <translation>μεσαίο αποτέλεσμα {value}</translation>
    </message>
    <message>
        <source>no game without a computer in your seat</source>
        <translation>σε κάθε παρτίδα έπαιξε και υπολογιστής για σένα</translation>
    </message>
    <message>
        <source>on average</source>
        <translation>μέσος όρος</translation>
    </message>
    <message>
        <source>place</source>
        <extracomment>Heads a column.</extracomment>
        <translation>θέση</translation>
    </message>
    <message>
        <source>place on average</source>
        <translation>μέση θέση</translation>
    </message>
    <message numerus="yes">
        <source>point(s) at best</source>
        <comment>under a figure</comment>
        <translation>
            <numerusform>πόντος στο καλύτερο</numerusform>
            <numerusform>πόντοι στο καλύτερο</numerusform>
        </translation>
    </message>
    <message>
        <source>since {date}</source>
        <extracomment>The date of the first match.</extracomment>
        <translation>από {date}</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>το καλύτερο</translation>
    </message>
    <message>
        <source>the higher, the better</source>
        <translation>όσο πιο ψηλά, τόσο καλύτερα</translation>
    </message>
    <message>
        <source>the last one: a win, {when}</source>
        <translation>η τελευταία: νίκη, {when}</translation>
    </message>
    <message>
        <source>the last one: {score}, {when}</source>
        <translation>η τελευταία: {score}, {when}</translation>
    </message>
    <message>
        <source>the lower, the better</source>
        <translation>όσο πιο χαμηλά, τόσο καλύτερα</translation>
    </message>
    <message>
        <source>the lower, the better; a win is 0</source>
        <extracomment>Beside a heading: of cards left, in a chart.</extracomment>
        <translation>καλύτερα χαμηλά· η νίκη είναι 0</translation>
    </message>
    <message>
        <source>win</source>
        <comment>below the bar of matches that were won</comment>
        <translation>νίκη</translation>
    </message>
    <message numerus="yes">
        <source>win(s)</source>
        <comment>under a figure</comment>
        <translation>
            <numerusform>νίκη</numerusform>
            <numerusform>νίκες</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>win(s) in a row</source>
        <translation>
            <numerusform>νίκη στη σειρά</numerusform>
            <numerusform>νίκες στη σειρά</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>Heads a column.</extracomment>
        <translation>νίκες</translation>
    </message>
    <message>
        <source>wins in a row: {now}, most {longest}</source>
        <translation>νίκες στη σειρά: {now}, το πολύ {longest}</translation>
    </message>
    <message>
        <source>{date}: {score}</source>
        <extracomment>A match in a chart, for screen readers.</extracomment>
        <translation>{date}: {score}</translation>
    </message>
    <message>
        <source>{date}: {score}, won</source>
        <extracomment>A match in a chart, for screen readers.</extracomment>
        <translation>{date}: {score}, νίκη</translation>
    </message>
    <message numerus="yes">
        <source>{games}, %n of them won</source>
        <extracomment>For screen readers.</extracomment>
        <translation>
            <numerusform>{games}, %n νίκη</numerusform>
            <numerusform>{games}, %n νίκες</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: {bar}</source>
        <extracomment>Which matches are shown.</extracomment>
        <translation>{game}: {bar}</translation>
    </message>
    <message>
        <source>{low} or more cards left: {games}</source>
        <extracomment>For screen readers.</extracomment>
        <translation>{low} κάρτες ή περισσότερες: {games}</translation>
    </message>
    <message>
        <source>{low} points: {games}</source>
        <extracomment>For screen readers.</extracomment>
        <translation>{low} πόντοι: {games}</translation>
    </message>
    <message>
        <source>{low} to {high} cards left: {games}</source>
        <extracomment>For screen readers.</extracomment>
        <translation>{low} έως {high} κάρτες που έμειναν: {games}</translation>
    </message>
    <message>
        <source>{low} to {high} points: {games}</source>
        <extracomment>For screen readers.</extracomment>
        <translation>{low} έως {high} πόντοι: {games}</translation>
    </message>
    <message>
        <source>{low}+</source>
        <extracomment>So many or more.</extracomment>
        <translation>{low}+</translation>
    </message>
    <message>
        <source>{name} and {other} count as one person now.</source>
        <translation>{name} και {other} μετράνε τώρα ως ένα πρόσωπο.</translation>
    </message>
    <message>
        <source>{name} counts apart again.</source>
        <translation>Μετράει πάλι χωριστά: {name}.</translation>
    </message>
    <message>
        <source>{name} is counted again.</source>
        <translation>Μετράει πάλι: {name}.</translation>
    </message>
    <message>
        <source>{name} is not counted any more. The saved games stay as they are.</source>
        <translation>Δεν μετράει πια: {name}. Οι παρτίδες μένουν όπως είναι.</translation>
    </message>
    <message>
        <source>{name} is somebody else</source>
        <extracomment>In the menu: the names are told apart again.</extracomment>
        <translation>Άλλο πρόσωπο: {name}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {games}, average {mean}, %n won</source>
        <extracomment>For screen readers.</extracomment>
        <translation>
            <numerusform>{name}: {games}, μέσος όρος {mean}, %n νίκη</numerusform>
            <numerusform>{name}: {games}, μέσος όρος {mean}, %n νίκες</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsFile</name>
    <message>
        <source>Begun</source>
        <extracomment>Heads a column of a file: date and time.</extracomment>
        <translation>Άρχισε</translation>
    </message>
    <message>
        <source>Cards left (a win: 0)</source>
        <extracomment>Heads a column of a file.</extracomment>
        <translation>Κάρτες που έμειναν (νίκη: 0)</translation>
    </message>
    <message>
        <source>Computers</source>
        <extracomment>Heads a column of a file: how strong they are.</extracomment>
        <translation>Υπολογιστές</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Heads a column of a file: the name of the saved game.</extracomment>
        <translation>Αρχείο</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Heads a column of a file.</extracomment>
        <translation>Παιχνίδι</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>Heads a column of a file.</extracomment>
        <translation>Λεπτά</translation>
    </message>
    <message>
        <source>Over</source>
        <extracomment>Heads a column of a file: date and time.</extracomment>
        <translation>Τελείωσε</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>Heads a column of a file: how many.</extracomment>
        <translation>Άνθρωποι</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Heads a column of a file.</extracomment>
        <translation>Θέση</translation>
    </message>
    <message>
        <source>Share of the win</source>
        <extracomment>Heads a column of a file: 1, or less where it is shared.</extracomment>
        <translation>Μερίδιο της νίκης</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>A computer now plays for {name}.</source>
        <translation>{name}: τώρα παίζει υπολογιστής.</translation>
    </message>
    <message>
        <source>A hint depends on your own cards: look at your hand first.</source>
        <extracomment>Why there is no hint while one&apos;s own hand lies face down.</extracomment>
        <translation>Η υπόδειξη χρειάζεται τις κάρτες σου: άνοιξέ τες πρώτα («Οι κάρτες μου»).</translation>
    </message>
    <message>
        <source>A hint is on its way</source>
        <translation>Η υπόδειξη έρχεται</translation>
    </message>
    <message>
        <source>A person now plays for {name}.</source>
        <translation>{name}: τώρα παίζει άνθρωπος.</translation>
    </message>
    <message>
        <source>Card picked up.</source>
        <extracomment>Said after Enter on a card; it does not say which one.</extracomment>
        <translation>Σήκωσες την κάρτα.</translation>
    </message>
    <message>
        <source>Card put back.</source>
        <extracomment>Said when a card that was picked up is let go.</extracomment>
        <translation>Η κάρτα γύρισε στη θέση της.</translation>
    </message>
    <message>
        <source>Cards are on request for everybody here: {key} tells you yours. Each seat can change that.</source>
        <extracomment>Said when that has been chosen where others play at the same screen.</extracomment>
        <translation>Εδώ κανενός οι κάρτες δεν λέγονται από μόνες τους: με {key} ακούς τις δικές σου. Καθένας το αλλάζει στη θέση του.</translation>
    </message>
    <message>
        <source>Chosen.</source>
        <extracomment>Said to all; the key of the own words tells what it is.</extracomment>
        <translation>Το διάλεξες.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Κάν’ το</translation>
    </message>
    <message>
        <source>Go to a pile first: that is where you ask the others for something.</source>
        <extracomment>Said to who presses the key for it at something else.</extracomment>
        <translation>Πήγαινε πρώτα σε μια στοίβα: εκεί ζητάς κάτι από τους άλλους.</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Δώσε τη σειρά</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Υπόδειξη</translation>
    </message>
    <message>
        <source>No hint this time: the computer is not answering. Try again.</source>
        <extracomment>The computer that was asked for a hint has not answered.</extracomment>
        <translation>Δεν υπάρχει υπόδειξη αυτή τη φορά: ο υπολογιστής δεν απαντάει. Δοκίμασε ξανά.</translation>
    </message>
    <message>
        <source>No longer chosen.</source>
        <extracomment>Said to all, without what it is.</extracomment>
        <translation>Δεν είναι πια διαλεγμένο.</translation>
    </message>
    <message>
        <source>Press again to leave the table.</source>
        <extracomment>Said to who pressed the key for it while computers think.</extracomment>
        <translation>Πάτα ξανά για να φύγεις από το τραπέζι.</translation>
    </message>
    <message>
        <source>Press {key} first to hear the hint; {hint} then does it.</source>
        <extracomment>Said to who presses the key of a hint again that only they may hear.</extracomment>
        <translation>Πάτησε πρώτα {key} για να ακούσεις τη συμβουλή· μετά το {hint} την ακολουθεί.</translation>
    </message>
    <message>
        <source>Press {key} to hear more.</source>
        <extracomment>Said once something waits that only the person may hear; the key has it said.</extracomment>
        <translation>Πάτησε {key} για να ακούσεις κι άλλα.</translation>
    </message>
    <message>
        <source>Press {key} to hear the hint.</source>
        <extracomment>Said to who asks for a hint that only they may hear.</extracomment>
        <translation>Πάτησε {key} για να ακούσεις τη συμβουλή.</translation>
    </message>
    <message>
        <source>Press {key}: it is about your cards.</source>
        <extracomment>Said where a key gets an answer that only the person may hear.</extracomment>
        <translation>Πάτησε {key}: είναι για τις κάρτες σου.</translation>
    </message>
    <message>
        <source>Shown again: {name}</source>
        <extracomment>The same for who looks on at a turn that is shown once more.</extracomment>
        <translation>Επανάληψη: {name}</translation>
    </message>
    <message>
        <source>Since your last turn: {name}</source>
        <extracomment>The status line while somebody is shown what others did before; who did it.</extracomment>
        <translation>Μετά την τελευταία σου σειρά: {name}</translation>
    </message>
    <message>
        <source>Skip to now</source>
        <extracomment>The large button while somebody is shown what others did before: it ends that.</extracomment>
        <translation>Παράλειψη</translation>
    </message>
    <message>
        <source>So far: {name}</source>
        <extracomment>The same before somebody’s first turn.</extracomment>
        <translation>Ως τώρα: {name}</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Βήμα πίσω</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Τραπέζι</translation>
    </message>
    <message>
        <source>The card is still picked up.</source>
        <extracomment>Said after Enter on a place that does not take it, after the reason.</extracomment>
        <translation>Η κάρτα μένει σηκωμένη.</translation>
    </message>
    <message>
        <source>The last move has been undone.</source>
        <translation>Η τελευταία κίνηση αναιρέθηκε.</translation>
    </message>
    <message>
        <source>There is no hint now.</source>
        <extracomment>Said to who asks for one while nothing can be done.</extracomment>
        <translation>Τώρα δεν υπάρχει υπόδειξη.</translation>
    </message>
    <message>
        <source>This cannot be undone. To do it, press here.</source>
        <extracomment>Beside a pile, after a double click on a card that cannot be taken back from there.</extracomment>
        <translation>Αυτό δεν αναιρείται. Για να γίνει, πάτησε εδώ.</translation>
    </message>
    <message>
        <source>This card goes nowhere now.</source>
        <extracomment>Said when it is picked up.</extracomment>
        <translation>Αυτή η κάρτα δεν μπαίνει πουθενά τώρα.</translation>
    </message>
    <message>
        <source>You have no such card.</source>
        <extracomment>Said when a number was typed, without the number: others in the room hear it, too.</extracomment>
        <translation>Δεν έχεις τέτοια κάρτα.</translation>
    </message>
    <message>
        <source>Your cards are only spoken when you ask: press {key}.</source>
        <extracomment>Said when that has been chosen; the key has those words said.</extracomment>
        <translation>Οι κάρτες σου λέγονται μόνο όταν το ζητάς: πάτησε {key}.</translation>
    </message>
    <message>
        <source>Your cards are spoken again.</source>
        <extracomment>Said when that is chosen no longer.</extracomment>
        <translation>Οι κάρτες σου λέγονται πάλι μόνες τους.</translation>
    </message>
    <message>
        <source>Your move was not made because it could not be saved ({reason}). Fix this and try again.</source>
        <translation>Η κίνηση δεν έγινε, γιατί δεν αποθηκεύτηκε ({reason}). Διόρθωσέ το και δοκίμασε ξανά.</translation>
    </message>
    <message>
        <source>card {index} of {count}</source>
        <extracomment>A card whose name nobody else shall hear, for screen readers.</extracomment>
        <translation>κάρτα {index} από {count}</translation>
    </message>
    <message>
        <source>place {index} of {count}</source>
        <extracomment>A place whose name nobody else shall hear, for screen readers.</extracomment>
        <translation>θέση {index} από {count}</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>σκέφτεται</translation>
    </message>
</context>
<context>
    <name>Task</name>
    <message numerus="yes">
        <source>%n of three stars</source>
        <extracomment>Never 0.</extracomment>
        <translation>
            <numerusform>%n από τα τρία αστέρια</numerusform>
            <numerusform>%n από τα τρία αστέρια</numerusform>
        </translation>
    </message>
    <message>
        <source>All tasks</source>
        <translation>Όλες οι δοκιμασίες</translation>
    </message>
    <message>
        <source>It cannot be done any more</source>
        <translation>Δεν γίνεται πια</translation>
    </message>
    <message>
        <source>It cannot be done any more from here. Take a move back, or start over.</source>
        <translation>Από εδώ δεν γίνεται πια. Πάρε πίσω μια κίνηση ή ξεκίνα από την αρχή.</translation>
    </message>
    <message>
        <source>Next task</source>
        <translation>Επόμενη</translation>
    </message>
    <message>
        <source>No hint, nothing taken back</source>
        <extracomment>Beside three stars, in a small window.</extracomment>
        <translation>Χωρίς υπόδειξη ή αναίρεση</translation>
    </message>
    <message>
        <source>One star: with a hint</source>
        <translation>Ένα αστέρι: με υπόδειξη</translation>
    </message>
    <message numerus="yes">
        <source>Solved with %n star(s)</source>
        <translation>
            <numerusform>Λύθηκε, με %n αστέρι</numerusform>
            <numerusform>Λύθηκε, με %n αστέρια</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved!</source>
        <extracomment>Heading of what stands on the table once a task is solved.</extracomment>
        <translation>Λύθηκε!</translation>
    </message>
    <message>
        <source>Something was taken back</source>
        <extracomment>Beside two stars, in a small window.</extracomment>
        <translation>Με αναίρεση</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Από την αρχή</translation>
    </message>
    <message>
        <source>Take a move back, or start over</source>
        <translation>Πάρε πίσω μια κίνηση ή ξεκίνα από την αρχή</translation>
    </message>
    <message>
        <source>Three stars: no hint, nothing taken back</source>
        <translation>Τρία αστέρια: χωρίς υπόδειξη, χωρίς αναίρεση</translation>
    </message>
    <message>
        <source>Two stars: something was taken back</source>
        <translation>Δύο αστέρια: με αναίρεση</translation>
    </message>
    <message>
        <source>With a hint</source>
        <extracomment>Beside one star, in a small window.</extracomment>
        <translation>Με υπόδειξη</translation>
    </message>
    <message>
        <source>task {number} of {count}</source>
        <translation>δοκιμασία {number} από {count}</translation>
    </message>
</context>
<context>
    <name>TheGame</name>
    <message numerus="yes">
        <source>%n of {total} cards to go</source>
        <translation>
            <numerusform>μένει %n από τις {total} κάρτες</numerusform>
            <numerusform>μένουν %n από τις {total} κάρτες</numerusform>
        </translation>
    </message>
    <message>
        <source>After this card not all the other cards could be placed any more: the game would be lost.</source>
        <translation>Μετά από αυτή την κάρτα δεν θα μπαίνουν πια όλες οι άλλες: η παρτίδα χάνεται.</translation>
    </message>
    <message>
        <source>After this card you could no longer bring your turn to an end: the game would be lost.</source>
        <translation>Μετά από αυτή την κάρτα δεν θα μπορείς πια να τελειώσεις τη σειρά σου: η παρτίδα χάνεται.</translation>
    </message>
    <message>
        <source>After this card you could no longer place {cards}: the game would be lost.</source>
        <translation>Μετά από αυτή την κάρτα κάτι θα σου μείνει στο χέρι ({cards}): η παρτίδα χάνεται.</translation>
    </message>
    <message>
        <source>After this card you could not cover all the cards that you have to cover ({cards}): the game would be lost.</source>
        <translation>Μετά από αυτή την κάρτα δεν μπορείς να σκεπάσεις όλα όσα πρέπει ({cards}): η παρτίδα χάνεται.</translation>
    </message>
    <message>
        <source>After this card you could not place the {minimum} cards that you need: the game would be lost.</source>
        <translation>Μετά από αυτή την κάρτα δεν φτάνεις τις {minimum} κάρτες που χρειάζεσαι: η παρτίδα χάνεται.</translation>
    </message>
    <message>
        <source>After this card you could not put out the fire on {card}: the game would be lost.</source>
        <translation>Μετά από αυτή την κάρτα δεν έχεις με τι να σβήσεις την πυρκαγιά στο {card}: η παρτίδα χάνεται.</translation>
    </message>
    <message>
        <source>After this card you could place none of your other cards, and you need to place {minimum}: the game would be lost.</source>
        <translation>Μετά από αυτή την κάρτα δεν μπαίνει άλλη δική σου, κι εσύ χρειάζεσαι {minimum}: η παρτίδα χάνεται.</translation>
    </message>
    <message>
        <source>After this card, however you finish your turn, no card could be placed in the next one: the game would be lost.</source>
        <translation>Μετά από αυτή την κάρτα, όπως κι αν τελειώσεις τη σειρά σου, στην επόμενη δεν θα μπαίνει καμία κάρτα: η παρτίδα χάνεται.</translation>
    </message>
    <message>
        <source>After this card, however you finish your turn, the game could hardly be won.</source>
        <translation>Μετά από αυτή την κάρτα, όπως κι αν τελειώσεις τη σειρά σου, η παρτίδα δύσκολα κερδίζεται.</translation>
    </message>
    <message>
        <source>All 98 cards are on the piles</source>
        <extracomment>The status line at the end.</extracomment>
        <translation>Και οι 98 κάρτες είναι στις στοίβες</translation>
    </message>
    <message>
        <source>All 98 cards are on the piles: the game is won.</source>
        <extracomment>What happened.</extracomment>
        <translation>Και οι 98 κάρτες είναι στις στοίβες: η παρτίδα κερδήθηκε.</translation>
    </message>
    <message>
        <source>All signals lapsed.</source>
        <extracomment>What happened.</extracomment>
        <translation>Όλα τα σήματα έληξαν.</translation>
    </message>
    <message>
        <source>Cover it in your turn.</source>
        <extracomment>Said after a card that somebody else placed, and that burns now: the listener is next.</extracomment>
        <translation>Σκέπασέ το στη σειρά σου.</translation>
    </message>
    <message>
        <source>Draw pile empty: place at least 1 card</source>
        <extracomment>The status line at the beginning of a turn, once the draw pile is empty.</extracomment>
        <translation>Δεν τραβάμε άλλες: βάλε τουλάχιστον 1 κάρτα</translation>
    </message>
    <message numerus="yes">
        <source>Fire(s) on {cards} not put out</source>
        <extracomment>At the end: fires that the last turn still had to cover.</extracomment>
        <translation>
            <numerusform>Η πυρκαγιά στο {cards} δεν έσβησε</numerusform>
            <numerusform>Οι πυρκαγιές στα {cards} δεν έσβησαν</numerusform>
        </translation>
    </message>
    <message>
        <source>Fire: cover it by the end of the next turn.</source>
        <extracomment>What a fire card asks for.</extracomment>
        <translation>Πυρκαγιά: πρέπει να σκεπαστεί ως το τέλος της επόμενης σειράς.</translation>
    </message>
    <message>
        <source>Go on or end your turn</source>
        <extracomment>The second line when the turn may go on or end, with nobody else at the table.</extracomment>
        <translation>Συνέχισε ή τέλειωσε τη σειρά σου</translation>
    </message>
    <message>
        <source>Go on or end your turn · {name}</source>
        <extracomment>The second line when the turn may go on or end.</extracomment>
        <translation>Συνέχισε ή τέλειωσε τη σειρά σου · {name}</translation>
    </message>
    <message>
        <source>If you end your turn now, no card can be placed in the next one, and the game will be lost.</source>
        <translation>Αν τελειώσεις τώρα τη σειρά σου, στην επόμενη δεν θα μπαίνει καμία κάρτα, και η παρτίδα χάνεται.</translation>
    </message>
    <message>
        <source>If you end your turn now, not all the cards can be placed any more, and the game will be lost.</source>
        <translation>Αν τελειώσεις τώρα τη σειρά σου, δεν θα μπαίνουν πια όλες οι κάρτες, και η παρτίδα χάνεται.</translation>
    </message>
    <message>
        <source>It must be covered by the end of the next turn.</source>
        <extracomment>Said after a card that somebody else placed, and that burns now.</extracomment>
        <translation>Πρέπει να σκεπαστεί ως το τέλος της επόμενης σειράς.</translation>
    </message>
    <message>
        <source>Last turn: {cards} · {name}</source>
        <extracomment>The second line of the status before one&apos;s first card: who played last, and which cards.</extracomment>
        <translation>Πριν από σένα: {cards} · {name}</translation>
    </message>
    <message>
        <source>No card fits {on_pile} any more.</source>
        <extracomment>What happened: all cards are too low for an ascending pile, or too high.</extracomment>
        <translation>Καμία κάρτα δεν μπαίνει πια {on_pile}.</translation>
    </message>
    <message>
        <source>No fire is burning</source>
        <extracomment>Said to who asks what is in force.</extracomment>
        <translation>Δεν καίει καμία πυρκαγιά</translation>
    </message>
    <message>
        <source>Now end your turn</source>
        <extracomment>The second line when no card can be placed any more, with nobody else at the table.</extracomment>
        <translation>Τώρα τέλειωσε τη σειρά σου</translation>
    </message>
    <message>
        <source>Now end your turn · {name}</source>
        <extracomment>The second line when no card can be placed any more.</extracomment>
        <translation>Τώρα τέλειωσε τη σειρά σου · {name}</translation>
    </message>
    <message numerus="yes">
        <source>Now put the fire(s) out</source>
        <extracomment>The status line when enough lies but fires of the turn before still burn.</extracomment>
        <translation>
            <numerusform>Τώρα σβήσε την πυρκαγιά</numerusform>
            <numerusform>Τώρα σβήσε τις πυρκαγιές</numerusform>
        </translation>
    </message>
    <message>
        <source>Still to do: {duties}</source>
        <translation>Ακόμη: {duties}</translation>
    </message>
    <message>
        <source>Still to do: {duties} · {name}</source>
        <translation>Ακόμη: {duties} · {name}</translation>
    </message>
    <message>
        <source>The draw pile is empty now.</source>
        <extracomment>What happened.</extracomment>
        <translation>Η στοίβα τραβήγματος άδειασε.</translation>
    </message>
    <message>
        <source>The draw pile is empty. From now on a turn needs at least one card.</source>
        <extracomment>Said when somebody presses the empty draw pile.</extracomment>
        <translation>Η στοίβα τραβήγματος άδειασε. Από εδώ και πέρα κατεβάζεις τουλάχιστον μία κάρτα σε κάθε σειρά.</translation>
    </message>
    <message>
        <source>The fire on {card} is out.</source>
        <extracomment>What happened.</extracomment>
        <translation>Η πυρκαγιά στο {card} έσβησε.</translation>
    </message>
    <message numerus="yes">
        <source>The fire(s) on {cards} was left for the next player to put out.</source>
        <extracomment>What came of a turn, on the curtain.</extracomment>
        <translation>
            <numerusform>Η πυρκαγιά στο {cards} έμεινε για τον επόμενο παίκτη.</numerusform>
            <numerusform>Οι πυρκαγιές στα {cards} έμειναν για τον επόμενο παίκτη.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The fire(s) on {cards} went out.</source>
        <extracomment>What came of a turn, on the curtain.</extracomment>
        <translation>
            <numerusform>Η πυρκαγιά στο {cards} έσβησε.</numerusform>
            <numerusform>Οι πυρκαγιές στα {cards} έσβησαν.</numerusform>
        </translation>
    </message>
    <message>
        <source>When your turn ends, you draw back up to a full hand, as far as the draw pile allows. This happens automatically.</source>
        <extracomment>Said when somebody presses the draw pile.</extracomment>
        <translation>Τραβάς όταν τελειώσει η σειρά σου, ώσπου να γεμίσει πάλι το χέρι σου, όσο φτάνει η στοίβα. Γίνεται αυτόματα.</translation>
    </message>
    <message>
        <source>You asked everybody to keep off it.</source>
        <extracomment>After a sentence that a card was placed on a pile.</extracomment>
        <translation>Εσύ ζήτησες να μην την πειράξουν.</translation>
    </message>
    <message>
        <source>You asked for small steps there.</source>
        <extracomment>After a sentence that a card was placed on a pile.</extracomment>
        <translation>Εσύ ζήτησες εκεί μικρά βήματα.</translation>
    </message>
    <message>
        <source>You cannot finish your turn</source>
        <extracomment>At the end: why the game is lost.</extracomment>
        <translation>Δεν μπορείς να τελειώσεις τη σειρά σου</translation>
    </message>
    <message>
        <source>You cannot place any card</source>
        <extracomment>At the end: why the game is lost.</extracomment>
        <translation>Δεν μπορείς να βάλεις καμία κάρτα</translation>
    </message>
    <message>
        <source>You cannot place three cards</source>
        <extracomment>At the end: why the game is lost.</extracomment>
        <translation>Δεν μπορείς να βάλεις τρεις κάρτες</translation>
    </message>
    <message>
        <source>You cannot place two cards</source>
        <extracomment>At the end: why the game is lost.</extracomment>
        <translation>Δεν μπορείς να βάλεις δύο κάρτες</translation>
    </message>
    <message>
        <source>You cleared your signal {on_pile}.</source>
        <extracomment>What happened.</extracomment>
        <translation>Πήρες πίσω το σήμα σου {on_pile}.</translation>
    </message>
    <message>
        <source>You have no cards left.</source>
        <extracomment>What happened.</extracomment>
        <translation>Δεν έχεις άλλες κάρτες.</translation>
    </message>
    <message numerus="yes">
        <source>You must put out the fire(s) on {cards} this turn.</source>
        <extracomment>What happened: the listener&apos;s turn began, or is next, in which a fire must be covered.</extracomment>
        <translation>
            <numerusform>Πρέπει να σβήσεις την πυρκαγιά στο {cards} ως το τέλος της σειράς σου.</numerusform>
            <numerusform>Πρέπει να σβήσεις τις πυρκαγιές στα {cards} ως το τέλος της σειράς σου.</numerusform>
        </translation>
    </message>
    <message>
        <source>You placed {card} on the pile that {asker} asked everybody to keep off.</source>
        <translation>Κατέβασες το {card} στη στοίβα που το σήμα ({asker}) ζητάει να μην πειράξετε.</translation>
    </message>
    <message>
        <source>You placed {card} {on_pile}, where {asker} asked for small steps.</source>
        <translation>Κατέβασες το {card} {on_pile}, όπου το σήμα ({asker}) ζητάει μικρά βήματα.</translation>
    </message>
    <message>
        <source>You say “{word}” {about_pile}.</source>
        <extracomment>What happened: the listener&apos;s signal.</extracomment>
        <translation>Λες «{word}» {about_pile}.</translation>
    </message>
    <message numerus="yes">
        <source>Your signal(s) lapsed.</source>
        <translation>
            <numerusform>Το σήμα σου έληξε.</numerusform>
            <numerusform>Τα σήματά σου έληξαν.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your signal(s) {on_piles} lapsed.</source>
        <translation>
            <numerusform>Το σήμα σου {on_piles} έληξε.</numerusform>
            <numerusform>Τα σήματά σου {on_piles} έληξαν.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn · {name}</source>
        <extracomment>The second line of the status.</extracomment>
        <translation>Σειρά σου · {name}</translation>
    </message>
    <message>
        <source>about the first ascending pile</source>
        <translation>για την πρώτη αύξουσα στοίβα</translation>
    </message>
    <message>
        <source>about the first descending pile</source>
        <translation>για την πρώτη φθίνουσα στοίβα</translation>
    </message>
    <message>
        <source>about the second ascending pile</source>
        <translation>για τη δεύτερη αύξουσα στοίβα</translation>
    </message>
    <message>
        <source>about the second descending pile</source>
        <translation>για τη δεύτερη φθίνουσα στοίβα</translation>
    </message>
    <message>
        <source>after {after}, {then} does the backwards trick there</source>
        <translation>μετά το {after}, το {then} κάνει εκεί το ανάποδο κόλπο</translation>
    </message>
    <message>
        <source>cover it next turn</source>
        <extracomment>On a fire that the listener must cover in their next turn.</extracomment>
        <translation>ως την επόμενη σειρά σου</translation>
    </message>
    <message>
        <source>cover it now</source>
        <extracomment>On a fire that the listener must cover in this turn.</extracomment>
        <translation>σβήσ’ την τώρα</translation>
    </message>
    <message>
        <source>due next turn</source>
        <extracomment>On a fire that another player, whose name is too long for it, must cover next.</extracomment>
        <translation>ως την επόμενη σειρά</translation>
    </message>
    <message>
        <source>due now</source>
        <extracomment>On a fire that another player must cover in this turn.</extracomment>
        <translation>να σβήσει τώρα</translation>
    </message>
    <message>
        <source>first ascending pile, top {top}</source>
        <translation>πρώτη αύξουσα στοίβα, πάνω το {top}</translation>
    </message>
    <message>
        <source>first descending pile, top {top}</source>
        <translation>πρώτη φθίνουσα στοίβα, πάνω το {top}</translation>
    </message>
    <message>
        <source>from here all {left} remaining cards can be placed</source>
        <translation>από εδώ μπορούν να κατέβουν όλες οι κάρτες που μένουν, και οι {left}</translation>
    </message>
    <message>
        <source>it is the very last card, and you win</source>
        <translation>είναι η τελευταία κάρτα και φέρνει τη νίκη</translation>
    </message>
    <message>
        <source>it puts out the fire on {fire}, and you have to do that before this turn ends</source>
        <translation>σβήνει την πυρκαγιά στο {fire}, που πρέπει να σβήσει ως το τέλος της σειράς σου</translation>
    </message>
    <message>
        <source>keep off</source>
        <extracomment>The signal: do not place here.</extracomment>
        <translation>άφησέ την</translation>
    </message>
    <message>
        <source>no big jumps here</source>
        <extracomment>What the signal asks for.</extracomment>
        <translation>μην κάνεις μεγάλα άλματα εδώ</translation>
    </message>
    <message>
        <source>no cards left</source>
        <extracomment>On a player&apos;s panel.</extracomment>
        <translation>χωρίς κάρτες</translation>
    </message>
    <message>
        <source>no signal</source>
        <extracomment>Take one&apos;s own signal away.</extracomment>
        <translation>χωρίς σήμα</translation>
    </message>
    <message>
        <source>on the first ascending pile</source>
        <translation>στην πρώτη αύξουσα στοίβα</translation>
    </message>
    <message>
        <source>on the first descending pile</source>
        <translation>στην πρώτη φθίνουσα στοίβα</translation>
    </message>
    <message>
        <source>on the second ascending pile</source>
        <translation>στη δεύτερη αύξουσα στοίβα</translation>
    </message>
    <message>
        <source>on the second descending pile</source>
        <translation>στη δεύτερη φθίνουσα στοίβα</translation>
    </message>
    <message>
        <source>place nothing here</source>
        <extracomment>What the signal asks for.</extracomment>
        <translation>μην κατεβάσεις κάρτα εδώ</translation>
    </message>
    <message numerus="yes">
        <source>put the fire(s) out</source>
        <extracomment>What is owed, in the second line of the status: a part of it.</extracomment>
        <translation>
            <numerusform>σβήσε την πυρκαγιά</numerusform>
            <numerusform>σβήσε τις πυρκαγιές</numerusform>
        </translation>
    </message>
    <message>
        <source>puts the fire out</source>
        <extracomment>Under a burning pile that takes the card.</extracomment>
        <translation>τη σβήνει</translation>
    </message>
    <message>
        <source>second ascending pile, top {top}</source>
        <translation>δεύτερη αύξουσα στοίβα, πάνω το {top}</translation>
    </message>
    <message>
        <source>second descending pile, top {top}</source>
        <translation>δεύτερη φθίνουσα στοίβα, πάνω το {top}</translation>
    </message>
    <message>
        <source>signal {on_pile}</source>
        <translation>σήμα {on_pile}</translation>
    </message>
    <message>
        <source>small steps</source>
        <extracomment>The signal: no big jumps here.</extracomment>
        <translation>μικρά βήματα</translation>
    </message>
    <message>
        <source>the backwards trick takes the pile ten back</source>
        <translation>με το ανάποδο κόλπο η στοίβα γυρίζει δέκα πίσω</translation>
    </message>
    <message>
        <source>the fire on {fire} will have to be out by the end of your next turn</source>
        <translation>η πυρκαγιά στο {fire} πρέπει να σβήσει ως το τέλος της επόμενης σειράς σου</translation>
    </message>
    <message>
        <source>the game can no longer be won, but this way you place as many cards as possible</source>
        <translation>η παρτίδα δεν κερδίζεται πια, αλλά έτσι κατεβαίνουν όσο γίνεται περισσότερες κάρτες</translation>
    </message>
    <message>
        <source>the game can no longer be won; all that matters now is that few cards are left</source>
        <translation>η παρτίδα δεν κερδίζεται πια· τώρα μετράει μόνο να μείνουν λίγες κάρτες</translation>
    </message>
    <message>
        <source>the move is worth it, though {name} asks you to keep off this pile</source>
        <translation>η κίνηση αξίζει, αν και το σήμα ζητάει να μην πειράξεις αυτή τη στοίβα ({name})</translation>
    </message>
    <message>
        <source>then the rest of your turn would cost more</source>
        <translation>τότε η υπόλοιπη σειρά σου θα κόστιζε περισσότερο</translation>
    </message>
    <message>
        <source>then {then} and {last} do the backwards trick there</source>
        <translation>μετά το {then} και το {last} κάνουν εκεί το ανάποδο κόλπο</translation>
    </message>
    <message>
        <source>this keeps off the first ascending pile, as {name} asks</source>
        <translation>έτσι δεν πειράζεις την πρώτη αύξουσα στοίβα, όπως ζητάει το σήμα ({name})</translation>
    </message>
    <message>
        <source>this keeps off the first ascending pile, where {name} asks for small steps</source>
        <translation>έτσι δεν πειράζεις την πρώτη αύξουσα στοίβα, όπου το σήμα ({name}) ζητάει μικρά βήματα</translation>
    </message>
    <message>
        <source>this keeps off the first descending pile, as {name} asks</source>
        <translation>έτσι δεν πειράζεις την πρώτη φθίνουσα στοίβα, όπως ζητάει το σήμα ({name})</translation>
    </message>
    <message>
        <source>this keeps off the first descending pile, where {name} asks for small steps</source>
        <translation>έτσι δεν πειράζεις την πρώτη φθίνουσα στοίβα, όπου το σήμα ({name}) ζητάει μικρά βήματα</translation>
    </message>
    <message>
        <source>this keeps off the second ascending pile, as {name} asks</source>
        <translation>έτσι δεν πειράζεις τη δεύτερη αύξουσα στοίβα, όπως ζητάει το σήμα ({name})</translation>
    </message>
    <message>
        <source>this keeps off the second ascending pile, where {name} asks for small steps</source>
        <translation>έτσι δεν πειράζεις τη δεύτερη αύξουσα στοίβα, όπου το σήμα ({name}) ζητάει μικρά βήματα</translation>
    </message>
    <message>
        <source>this keeps off the second descending pile, as {name} asks</source>
        <translation>έτσι δεν πειράζεις τη δεύτερη φθίνουσα στοίβα, όπως ζητάει το σήμα ({name})</translation>
    </message>
    <message>
        <source>this keeps off the second descending pile, where {name} asks for small steps</source>
        <translation>έτσι δεν πειράζεις τη δεύτερη φθίνουσα στοίβα, όπου το σήμα ({name}) ζητάει μικρά βήματα</translation>
    </message>
    <message>
        <source>this leaves more room on the first ascending pile</source>
        <translation>έτσι μένει περισσότερος χώρος στην πρώτη αύξουσα</translation>
    </message>
    <message>
        <source>this leaves more room on the first descending pile</source>
        <translation>έτσι μένει περισσότερος χώρος στην πρώτη φθίνουσα</translation>
    </message>
    <message>
        <source>this leaves more room on the second ascending pile</source>
        <translation>έτσι μένει περισσότερος χώρος στη δεύτερη αύξουσα</translation>
    </message>
    <message>
        <source>this leaves more room on the second descending pile</source>
        <translation>έτσι μένει περισσότερος χώρος στη δεύτερη φθίνουσα</translation>
    </message>
    <message>
        <source>this saves the first ascending pile, which has more room</source>
        <translation>έτσι μένει άθικτη η πρώτη αύξουσα, που έχει περισσότερο χώρο</translation>
    </message>
    <message>
        <source>this saves the first descending pile, which has more room</source>
        <translation>έτσι μένει άθικτη η πρώτη φθίνουσα, που έχει περισσότερο χώρο</translation>
    </message>
    <message>
        <source>this saves the second ascending pile, which has more room</source>
        <translation>έτσι μένει άθικτη η δεύτερη αύξουσα, που έχει περισσότερο χώρο</translation>
    </message>
    <message>
        <source>this saves the second descending pile, which has more room</source>
        <translation>έτσι μένει άθικτη η δεύτερη φθίνουσα, που έχει περισσότερο χώρο</translation>
    </message>
    <message>
        <source>this way the whole turn costs less than if you begin with {card}</source>
        <translation>έτσι όλη η σειρά σου κοστίζει λιγότερο παρά αν αρχίσεις με το {card}</translation>
    </message>
    <message>
        <source>this way you can place more cards in this turn than if you begin with {card}</source>
        <translation>έτσι βάζεις περισσότερες κάρτες σε αυτή τη σειρά παρά αν αρχίσεις με το {card}</translation>
    </message>
    <message>
        <source>unless you take cards back with Undo, the game can no longer be won, and all that matters is that few cards are left</source>
        <translation>αν δεν πάρεις πίσω κάρτες με την Αναίρεση, η παρτίδα δεν κερδίζεται πια και μετράει μόνο να μείνουν λίγες κάρτες</translation>
    </message>
    <message>
        <source>unless you take cards back with Undo, the game can no longer be won; this way you place as many cards as possible</source>
        <translation>αν δεν πάρεις πίσω κάρτες με την Αναίρεση, η παρτίδα δεν κερδίζεται πια· έτσι κατεβαίνουν όσο γίνεται περισσότερες κάρτες</translation>
    </message>
    <message>
        <source>you could not finish your turn without it</source>
        <translation>χωρίς αυτό δεν θα μπορούσες να τελειώσεις τη σειρά σου</translation>
    </message>
    <message>
        <source>you have placed enough, but play it before other cards cover the pile</source>
        <translation>κατέβασες αρκετές, αλλά παίξε κι αυτό πριν σκεπάσουν τη στοίβα άλλες κάρτες</translation>
    </message>
    <message>
        <source>you have placed enough, but play it before the others cover the pile</source>
        <translation>κατέβασες αρκετές, αλλά παίξε κι αυτό πριν σκεπάσουν τη στοίβα οι άλλοι</translation>
    </message>
    <message>
        <source>you have placed enough, but this costs next to nothing</source>
        <translation>κατέβασες αρκετές, αλλά αυτό δεν κοστίζει σχεδόν τίποτα</translation>
    </message>
    <message>
        <source>you leave the fire on {fire} to {name}, who will have to put it out</source>
        <translation>την πυρκαγιά στο {fire} θα πρέπει να τη σβήσει ο επόμενος παίκτης ({name})</translation>
    </message>
    <message>
        <source>you must cover it</source>
        <extracomment>On a fire, while another player is on turn, that the listener must cover next.</extracomment>
        <translation>τη σβήνεις εσύ</translation>
    </message>
    <message>
        <source>your signal “{word}” {on_pile}</source>
        <translation>το σήμα σου «{word}» {on_pile}</translation>
    </message>
    <message>
        <source>your turn cannot end before the fire on {fire} is out</source>
        <translation>η σειρά σου δεν τελειώνει πριν σβήσει η πυρκαγιά στο {fire}</translation>
    </message>
    <message>
        <source>{asker} asked everybody to keep off it.</source>
        <extracomment>After a sentence that a card was placed on a pile.</extracomment>
        <translation>{asker}: ζήτησε να μην την πειράξετε.</translation>
    </message>
    <message>
        <source>{asker} asked for small steps there.</source>
        <extracomment>After a sentence that a card was placed on a pile.</extracomment>
        <translation>{asker}: ζήτησε εκεί μικρά βήματα.</translation>
    </message>
    <message>
        <source>{cards} and {card} have been burning since the last turn: cover them before you end yours.</source>
        <translation>Τα {cards} και {card} καίνε από την προηγούμενη σειρά: σκέπασέ τα πριν τελειώσεις τη δική σου.</translation>
    </message>
    <message>
        <source>{cards} {on_pile}</source>
        <extracomment>On the curtain: 34 and 35 on the first ascending pile.</extracomment>
        <translation>{cards} {on_pile}</translation>
    </message>
    <message>
        <source>{card} (fire)</source>
        <extracomment>A card that was placed, and burns now.</extracomment>
        <translation>{card} (πυρκαγιά)</translation>
    </message>
    <message>
        <source>{card} burns {on_pile}: cover it in your turn.</source>
        <extracomment>What happened: a fire card was placed, and the listener is next.</extracomment>
        <translation>Το {card} καίει {on_pile}: σκέπασέ το στη σειρά σου.</translation>
    </message>
    <message>
        <source>{card} burns {on_pile}: it must be covered by the end of the next turn.</source>
        <extracomment>What happened: a fire card was placed.</extracomment>
        <translation>Το {card} καίει {on_pile}: πρέπει να σκεπαστεί ως το τέλος της επόμενης σειράς.</translation>
    </message>
    <message>
        <source>{card} has been burning since the last turn: cover it before you end yours.</source>
        <translation>Το {card} καίει από την προηγούμενη σειρά: σκέπασέ το πριν τελειώσεις τη δική σου.</translation>
    </message>
    <message>
        <source>{card} would cost more later</source>
        <translation>αργότερα το {card} θα κόστιζε περισσότερο</translation>
    </message>
    <message>
        <source>{card} would fit on no pile later</source>
        <translation>αργότερα το {card} δεν θα έμπαινε σε καμία στοίβα</translation>
    </message>
    <message>
        <source>{card} {on_pile}</source>
        <comment>a card after its article, if it takes one</comment>
        <translation>{card} {on_pile}</translation>
    </message>
    <message>
        <source>{instead} would cost more later</source>
        <translation>αργότερα το {instead} θα κόστιζε περισσότερο</translation>
    </message>
    <message numerus="yes">
        <source>{name} asked for small steps on this pile. This skipped %n number(s).</source>
        <extracomment>Said at a pile, once a card is placed there against a signal.</extracomment>
        <translation>
            <numerusform>{name}: ζήτησε μικρά βήματα σε αυτή τη στοίβα. Εσύ άφησες έξω %n αριθμό.</numerusform>
            <numerusform>{name}: ζήτησε μικρά βήματα σε αυτή τη στοίβα. Εσύ άφησες έξω %n αριθμούς.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} asked you to keep off this pile.</source>
        <extracomment>Said at a pile, once a card is placed there against a signal.</extracomment>
        <translation>{name}: ζήτησε να μην πειράξετε αυτή τη στοίβα.</translation>
    </message>
    <message>
        <source>{name} asks you to keep off that pile</source>
        <translation>το σήμα ζητάει να μην πειράξεις εκείνη τη στοίβα ({name})</translation>
    </message>
    <message>
        <source>{name} cannot finish the turn</source>
        <extracomment>At the end: why the game is lost.</extracomment>
        <translation>{name}: δεν μπορεί να τελειώσει τη σειρά</translation>
    </message>
    <message>
        <source>{name} cannot place any card</source>
        <extracomment>At the end: why the game is lost.</extracomment>
        <translation>{name}: δεν μπορεί να βάλει καμία κάρτα</translation>
    </message>
    <message>
        <source>{name} cannot place three cards</source>
        <extracomment>At the end: why the game is lost.</extracomment>
        <translation>{name}: δεν μπορεί να βάλει τρεις κάρτες</translation>
    </message>
    <message>
        <source>{name} cannot place two cards</source>
        <extracomment>At the end: why the game is lost.</extracomment>
        <translation>{name}: δεν μπορεί να βάλει δύο κάρτες</translation>
    </message>
    <message>
        <source>{name} cleared the signal {on_pile}.</source>
        <extracomment>What happened.</extracomment>
        <translation>{name}: πήρε πίσω το σήμα {on_pile}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n signal(s): {said}.</source>
        <extracomment>What happened: signals about several piles.</extracomment>
        <translation>
            <numerusform>{name}: δίνει %n σήμα, {said}.</numerusform>
            <numerusform>{name}: δίνει %n σήματα, {said}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has no cards left.</source>
        <extracomment>What happened.</extracomment>
        <translation>{name}: δεν έχει άλλες κάρτες.</translation>
    </message>
    <message>
        <source>{name} must cover it</source>
        <extracomment>On a fire that another player must cover, in this turn or the next.</extracomment>
        <translation>τη σβήνει: {name}</translation>
    </message>
    <message numerus="yes">
        <source>{name} must put out the fire(s) on {cards}, in the turn that begins.</source>
        <extracomment>What happened: a turn began in which a fire must be covered.</extracomment>
        <translation>
            <numerusform>{name}: πρέπει να σβήσει την πυρκαγιά στο {cards}, στη σειρά που αρχίζει.</numerusform>
            <numerusform>{name}: πρέπει να σβήσει τις πυρκαγιές στα {cards}, στη σειρά που αρχίζει.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} placed {cards} and drew none</source>
        <extracomment>What a turn before was, when the draw pile was empty.</extracomment>
        <translation>{name}: έβαλε {cards} και δεν τράβηξε</translation>
    </message>
    <message>
        <source>{name} placed {cards} and drew {drawn}</source>
        <extracomment>What a turn before was: Nikos placed 34 on the first ascending pile and drew 2.</extracomment>
        <translation>{name}: έβαλε {cards} και τράβηξε {drawn}</translation>
    </message>
    <message>
        <source>{name} placed {card} on the pile that you asked everybody to keep off.</source>
        <translation>{name}: έβαλε το {card} στη στοίβα που ζήτησες να μην πειράξουν.</translation>
    </message>
    <message>
        <source>{name} placed {card} on the pile that {asker} asked everybody to keep off.</source>
        <translation>{name}: έβαλε το {card} στη στοίβα που το σήμα ({asker}) ζητάει να μην πειράξετε.</translation>
    </message>
    <message>
        <source>{name} placed {card} {on_pile}, where you asked for small steps.</source>
        <translation>{name}: έβαλε το {card} {on_pile}, όπου ζήτησες μικρά βήματα.</translation>
    </message>
    <message>
        <source>{name} placed {card} {on_pile}, where {asker} asked for small steps.</source>
        <translation>{name}: έβαλε το {card} {on_pile}, όπου το σήμα ({asker}) ζητάει μικρά βήματα.</translation>
    </message>
    <message>
        <source>{name} says “{word}”</source>
        <extracomment>A signal in the name of its pile.</extracomment>
        <translation>{name}: λέει «{word}»</translation>
    </message>
    <message>
        <source>{name} says “{word}” {about_pile}.</source>
        <extracomment>What happened: a signal.</extracomment>
        <translation>{name}: λέει «{word}» {about_pile}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s signal(s) lapsed.</source>
        <translation>
            <numerusform>{name}: το σήμα έληξε.</numerusform>
            <numerusform>{name}: τα σήματα έληξαν.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s signal(s) {on_piles} lapsed.</source>
        <translation>
            <numerusform>{name}: το σήμα {on_piles} έληξε.</numerusform>
            <numerusform>{name}: τα σήματα {on_piles} έληξαν.</numerusform>
        </translation>
    </message>
    <message>
        <source>{placed} placed, {held} in your hand, {hidden} still to come</source>
        <extracomment>What the row of all cards shows.</extracomment>
        <translation>Κάρτες: {placed} στις στοίβες, {held} στο χέρι σου, {hidden} ακόμη άγνωστες</translation>
    </message>
    <message numerus="yes">
        <source>{stuck}: the game is lost, with %n card(s) left.</source>
        <extracomment>What happened: who cannot do what.</extracomment>
        <translation>
            <numerusform>{stuck}. Η παρτίδα χάθηκε, και έμεινε %n κάρτα.</numerusform>
            <numerusform>{stuck}. Η παρτίδα χάθηκε, και έμειναν %n κάρτες.</numerusform>
        </translation>
    </message>
    <message>
        <source>{told}: {meaning}</source>
        <comment>a signal</comment>
        <translation>{told}, δηλαδή: {meaning}</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <extracomment>A signal among others.</extracomment>
        <translation>«{word}»</translation>
    </message>
</context>
<context>
    <name>TheGameExtreme</name>
    <message numerus="yes">
        <source>%n more card(s), and then no other</source>
        <translation>
            <numerusform>Ακόμη %n κάρτα, και μετά καμία άλλη</numerusform>
            <numerusform>Ακόμη %n κάρτες, και μετά καμία άλλη</numerusform>
        </translation>
    </message>
    <message>
        <source>After this card you could not cover the skull on {card}: the game would be lost.</source>
        <translation>Μετά από αυτή την κάρτα δεν έχεις με τι να σκεπάσεις τη νεκροκεφαλή στο {card}: η παρτίδα χάνεται.</translation>
    </message>
    <message>
        <source>After this card you could not place exactly {exactly} this turn: the game would be lost.</source>
        <translation>Μετά από αυτή την κάρτα δεν γίνεται να κατεβάσεις ακριβώς {exactly} σε αυτή τη σειρά: η παρτίδα χάνεται.</translation>
    </message>
    <message>
        <source>After this card you could place none of your other cards, and this turn needs exactly {exactly}: the game would be lost.</source>
        <translation>Μετά από αυτή την κάρτα δεν μπαίνει άλλη δική σου, και σε αυτή τη σειρά χρειάζεσαι ακριβώς {exactly}: η παρτίδα χάνεται.</translation>
    </message>
    <message>
        <source>After this card you will draw just one when your turn ends, and hold fewer than the {minimum} that your next turn needs: unless you draw a Stop, the game will be lost.</source>
        <translation>Μετά από αυτή την κάρτα, όταν τελειώσει η σειρά σου, τραβάς μόνο μία και θα έχεις λιγότερες από τις {minimum} που χρειάζεται η επόμενη σειρά σου: αν δεν τραβήξεις «Στοπ», η παρτίδα χάνεται.</translation>
    </message>
    <message>
        <source>All 98 cards are down, but a command was not obeyed</source>
        <extracomment>The second line when all cards lie and the match is lost all the same.</extracomment>
        <translation>Και οι 98 κάρτες είναι στις στοίβες, μα μια εντολή δεν εκτελέστηκε</translation>
    </message>
    <message>
        <source>All cards of a turn on one pile</source>
        <translation>Όλες οι κάρτες στην ίδια στοίβα</translation>
    </message>
    <message>
        <source>All on the first ascending pile</source>
        <translation>Όλες στην πρώτη αύξουσα</translation>
    </message>
    <message>
        <source>All on the first descending pile</source>
        <translation>Όλες στην πρώτη φθίνουσα</translation>
    </message>
    <message>
        <source>All on the second ascending pile</source>
        <translation>Όλες στη δεύτερη αύξουσα</translation>
    </message>
    <message>
        <source>All on the second descending pile</source>
        <translation>Όλες στη δεύτερη φθίνουσα</translation>
    </message>
    <message>
        <source>All other cards of this turn go {on_pile}.</source>
        <extracomment>What happened: by the command “One pile”.</extracomment>
        <translation>Οι υπόλοιπες κάρτες αυτής της σειράς μπαίνουν {on_pile}.</translation>
    </message>
    <message>
        <source>All your other cards this turn</source>
        <extracomment>What it means that the turn is bound to a pile.</extracomment>
        <translation>Εκεί και οι υπόλοιπες της σειράς</translation>
    </message>
    <message numerus="yes">
        <source>Cover the card(s) before this turn ends</source>
        <extracomment>Until when skulls or fires must be covered.</extracomment>
        <translation>
            <numerusform>Σκέπασέ την πριν τελειώσει η σειρά</numerusform>
            <numerusform>Σκέπασέ τες πριν τελειώσει η σειρά</numerusform>
        </translation>
    </message>
    <message>
        <source>Cover the skull on {cards}</source>
        <translation>Κάλυψη της νεκροκεφαλής στο {cards}</translation>
    </message>
    <message>
        <source>Cover the skull on {cards} before you end your turn.</source>
        <translation>Σκέπασε τη νεκροκεφαλή στο {cards} πριν τελειώσεις τη σειρά σου.</translation>
    </message>
    <message>
        <source>Cover the skulls on {cards}</source>
        <translation>Κάλυψη των νεκροκεφαλών στα {cards}</translation>
    </message>
    <message>
        <source>Cover the skulls on {cards} before you end your turn.</source>
        <translation>Σκέπασε τις νεκροκεφαλές στα {cards} πριν τελειώσεις τη σειρά σου.</translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation>Τράβα μία</translation>
    </message>
    <message>
        <source>Draw one ({cards}): as long as it is on top, you draw just one card when your turn ends.</source>
        <translation>«Τράβα μία» ({cards}): όσο είναι πάνω σε στοίβα, τραβάς μόνο μία κάρτα όταν τελειώνει η σειρά σου.</translation>
    </message>
    <message>
        <source>Draw one: as long as it is on top, you draw just one card after each turn.</source>
        <translation>Τράβα μία: όσο είναι πάνω σε στοίβα, μετά τη σειρά τραβάς μόνο μία κάρτα.</translation>
    </message>
    <message>
        <source>Draw one: the draw pile is empty, so it changes nothing any more.</source>
        <extracomment>What the command does, once the draw pile is empty.</extracomment>
        <translation>Τράβα μία: η στοίβα τραβήγματος άδειασε, οπότε δεν αλλάζει πια τίποτα.</translation>
    </message>
    <message>
        <source>Exactly three: {placed} of {exactly}</source>
        <translation>Ακριβώς τρεις: {placed} από {exactly}</translation>
    </message>
    <message>
        <source>Fire: {cards}</source>
        <translation>Πυρκαγιά: {cards}</translation>
    </message>
    <message>
        <source>For the last turn</source>
        <translation>Για την τελευταία σειρά</translation>
    </message>
    <message>
        <source>For the next turn</source>
        <translation>Για την επόμενη σειρά</translation>
    </message>
    <message>
        <source>For this turn</source>
        <translation>Γι’ αυτή τη σειρά</translation>
    </message>
    <message>
        <source>If you end your turn now, you draw just one card, and will hold fewer than the {minimum} that your next turn needs: unless you draw a Stop, the game will be lost.</source>
        <translation>Αν τελειώσεις τώρα τη σειρά σου, τραβάς μόνο μία κάρτα και θα έχεις λιγότερες από τις {minimum} που χρειάζεται η επόμενη σειρά σου: αν δεν τραβήξεις «Στοπ», η παρτίδα χάνεται.</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>Σε ισχύ</translation>
    </message>
    <message>
        <source>In force for a while: {command}.</source>
        <extracomment>What came of a turn, on the curtain: a command came, and was covered again.</extracomment>
        <translation>Για λίγο σε ισχύ: {command}.</translation>
    </message>
    <message>
        <source>In force, for everybody</source>
        <translation>Σε ισχύ για όλους</translation>
    </message>
    <message>
        <source>In force: {command} ({cards}). {line}</source>
        <translation>Σε ισχύ: {command} ({cards}). {line}</translation>
    </message>
    <message>
        <source>In the way: {cards}.</source>
        <extracomment>After the reason why a card loses: the cards whose commands forbid others.</extracomment>
        <translation>Αιτία: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Lost: %n card(s) in the turn, not exactly {exactly}</source>
        <translation>
            <numerusform>Χάθηκε: %n κάρτα στη σειρά, όχι ακριβώς {exactly}</numerusform>
            <numerusform>Χάθηκε: %n κάρτες στη σειρά, όχι ακριβώς {exactly}</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost: the skull on {cards} is not covered</source>
        <translation>Χάθηκε: ακάλυπτη η νεκροκεφαλή στο {cards}</translation>
    </message>
    <message>
        <source>Lost: the skulls on {cards} are not covered</source>
        <translation>Χάθηκε: ακάλυπτες οι νεκροκεφαλές στα {cards}</translation>
    </message>
    <message>
        <source>No backwards trick allowed</source>
        <extracomment>At the end: what bound the last turn.</extracomment>
        <translation>Δεν επιτρεπόταν ανάποδο κόλπο</translation>
    </message>
    <message>
        <source>No backwards trick on any pile</source>
        <translation>Πουθενά ανάποδο κόλπο</translation>
    </message>
    <message>
        <source>No card can cover it</source>
        <translation>Δεν τη σκεπάζει καμία κάρτα</translation>
    </message>
    <message>
        <source>No cards are left to draw</source>
        <extracomment>Under the word of the command “Draw one”, once the draw pile is empty.</extracomment>
        <translation>Δεν έμειναν κάρτες να τραβήξεις</translation>
    </message>
    <message>
        <source>No fourth card allowed</source>
        <translation>Τέταρτη κάρτα δεν μπαίνει</translation>
    </message>
    <message>
        <source>No lasting command</source>
        <extracomment>Where the lasting commands would stand.</extracomment>
        <translation>Καμία εντολή διαρκείας</translation>
    </message>
    <message>
        <source>No longer in force: {command}.</source>
        <extracomment>What happened: it is covered now.</extracomment>
        <translation>Εκτός ισχύος: {command}.</translation>
    </message>
    <message>
        <source>No signals, no table talk</source>
        <translation>Ούτε σήματα ούτε κουβέντα</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Χωρίς κόλπο</translation>
    </message>
    <message>
        <source>No trick ({cards}): {card} fits here only by the backwards trick, and that is forbidden now.</source>
        <translation>«Χωρίς κόλπο» ({cards}): το {card} μπαίνει εδώ μόνο με το ανάποδο κόλπο, και αυτό τώρα απαγορεύεται.</translation>
    </message>
    <message>
        <source>No trick: as long as it is on top, no backwards trick on any pile.</source>
        <translation>Χωρίς κόλπο: όσο είναι πάνω σε στοίβα, δεν γίνεται πουθενά ανάποδο κόλπο.</translation>
    </message>
    <message>
        <source>Nothing extra</source>
        <extracomment>Where the duties of the turn would stand.</extracomment>
        <translation>Τίποτε άλλο</translation>
    </message>
    <message numerus="yes">
        <source>Now cover the skull(s)</source>
        <extracomment>The status line when nothing else is left to do.</extracomment>
        <translation>
            <numerusform>Τώρα σκέπασε τη νεκροκεφαλή</numerusform>
            <numerusform>Τώρα σκέπασε τις νεκροκεφαλές</numerusform>
        </translation>
    </message>
    <message>
        <source>Now in force: {command}.</source>
        <extracomment>What happened: it binds all from now on.</extracomment>
        <translation>Τώρα σε ισχύ: {command}.</translation>
    </message>
    <message>
        <source>One pile</source>
        <translation>Μία στοίβα</translation>
    </message>
    <message>
        <source>One pile ({cards}): place this turn’s other cards only {on_pile}.</source>
        <translation>«Μία στοίβα» ({cards}): από εδώ και πέρα κατεβάζεις μόνο {on_pile}.</translation>
    </message>
    <message>
        <source>One pile: as long as it is on top, all cards of a turn go on the same pile; the player chooses which.</source>
        <translation>Μία στοίβα: όσο είναι πάνω, όλες οι κάρτες μιας σειράς μπαίνουν στην ίδια στοίβα. Σε ποια, το διαλέγει όποιος παίζει.</translation>
    </message>
    <message>
        <source>Only {trick} can cover it</source>
        <translation>Τη σκεπάζει μόνο το {trick}</translation>
    </message>
    <message numerus="yes">
        <source>Place %n more card(s): Three ({cards}) needs exactly {exactly}.</source>
        <translation>
            <numerusform>Κατέβασε ακόμη %n κάρτα: το «Τρεις» ({cards}) θέλει ακριβώς {exactly}.</numerusform>
            <numerusform>Κατέβασε ακόμη %n κάρτες: το «Τρεις» ({cards}) θέλει ακριβώς {exactly}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a card above {top}</source>
        <translation>Κατέβασε μεγαλύτερη από το {top}</translation>
    </message>
    <message>
        <source>Place a card below {top}</source>
        <translation>Κατέβασε μικρότερη από το {top}</translation>
    </message>
    <message>
        <source>Place above {top}, or exactly {trick}</source>
        <translation>Πάνω από {top} ή ακριβώς το {trick}</translation>
    </message>
    <message>
        <source>Place below {top}, or exactly {trick}</source>
        <translation>Κάτω από {top} ή ακριβώς το {trick}</translation>
    </message>
    <message>
        <source>Put out the fire on {cards}</source>
        <translation>Σβήσε την πυρκαγιά στο {cards}</translation>
    </message>
    <message>
        <source>Put out the fires on {cards}</source>
        <translation>Σβήσε τις πυρκαγιές στα {cards}</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Σιωπή</translation>
    </message>
    <message>
        <source>Silence ({cards}): no signals as long as it is on top.</source>
        <translation>«Σιωπή» ({cards}): δεν δίνετε σήματα όσο είναι πάνω σε στοίβα.</translation>
    </message>
    <message>
        <source>Silence: as long as it is on top, no signals and no talking about the game.</source>
        <translation>Σιωπή: όσο είναι πάνω σε στοίβα, ούτε σήματα ούτε κουβέντα για την παρτίδα.</translation>
    </message>
    <message>
        <source>Silence: you play alone, so it changes nothing.</source>
        <translation>Σιωπή: παίζεις χωρίς παρέα, άρα δεν αλλάζει τίποτα.</translation>
    </message>
    <message>
        <source>Skull</source>
        <translation>Νεκρο­κεφαλή</translation>
    </message>
    <message numerus="yes">
        <source>Skull(s) on {cards} not covered</source>
        <extracomment>At the end: what was left over.</extracomment>
        <translation>
            <numerusform>Η νεκροκεφαλή στο {cards} έμεινε ακάλυπτη</numerusform>
            <numerusform>Οι νεκροκεφαλές στα {cards} έμειναν ακάλυπτες</numerusform>
        </translation>
    </message>
    <message>
        <source>Skull: cover it in the same turn.</source>
        <translation>Νεκροκεφαλή: σκέπασέ τη στην ίδια σειρά.</translation>
    </message>
    <message>
        <source>Skull: {cards}</source>
        <translation>Νεκροκεφαλή: {cards}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Στοπ</translation>
    </message>
    <message>
        <source>Stop ended the turn.</source>
        <extracomment>What came of a turn, on the curtain.</extracomment>
        <translation>Η σειρά τελείωσε με «Στοπ».</translation>
    </message>
    <message>
        <source>Stop ended your turn: nothing left to draw</source>
        <translation>Με το «Στοπ» τελείωσε η σειρά σου: δεν έμεινε κάρτα να τραβήξεις</translation>
    </message>
    <message numerus="yes">
        <source>Stop ended your turn: you drew %n card(s)</source>
        <translation>
            <numerusform>Με το «Στοπ» τελείωσε η σειρά σου: τράβηξες %n κάρτα</numerusform>
            <numerusform>Με το «Στοπ» τελείωσε η σειρά σου: τράβηξες %n κάρτες</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop ends your turn.</source>
        <translation>Η σειρά σου τελειώνει με «Στοπ».</translation>
    </message>
    <message>
        <source>Stop ends {name}’s turn.</source>
        <translation>{name}: η σειρά τελειώνει με «Στοπ».</translation>
    </message>
    <message>
        <source>Stop would end the turn too early: Three ({cards}) needs exactly {exactly} cards.</source>
        <translation>Με το «Στοπ» η σειρά θα τελείωνε πολύ νωρίς: το «Τρεις» ({cards}) θέλει ακριβώς {exactly} κάρτες.</translation>
    </message>
    <message>
        <source>Stop would end the turn with the fire on {cards} still burning.</source>
        <translation>Με το «Στοπ» η σειρά θα τελείωνε ενώ καίει ακόμη η πυρκαγιά στο {cards}.</translation>
    </message>
    <message>
        <source>Stop would end the turn with the fires on {cards} still burning.</source>
        <translation>Με το «Στοπ» η σειρά θα τελείωνε ενώ καίνε ακόμη οι πυρκαγιές στα {cards}.</translation>
    </message>
    <message>
        <source>Stop would end the turn with the skull on {cards} still uncovered.</source>
        <translation>Με το «Στοπ» η σειρά θα τελείωνε χωρίς να έχει σκεπαστεί η νεκροκεφαλή στο {cards}.</translation>
    </message>
    <message>
        <source>Stop would end the turn with the skulls on {cards} still uncovered.</source>
        <translation>Με το «Στοπ» η σειρά θα τελείωνε χωρίς να έχουν σκεπαστεί οι νεκροκεφαλές στα {cards}.</translation>
    </message>
    <message>
        <source>Stop: your turn ends as soon as it is placed.</source>
        <translation>Στοπ: μόλις το κατεβάσεις, η σειρά σου τελειώνει.</translation>
    </message>
    <message>
        <source>The skull must be covered this turn.</source>
        <translation>Η νεκροκεφαλή πρέπει να σκεπαστεί σε αυτή τη σειρά.</translation>
    </message>
    <message>
        <source>The skull on {card} is covered.</source>
        <extracomment>What happened.</extracomment>
        <translation>Η νεκροκεφαλή στο {card} σκεπάστηκε.</translation>
    </message>
    <message numerus="yes">
        <source>The skull(s) on {cards} was covered.</source>
        <extracomment>What came of a turn, on the curtain.</extracomment>
        <translation>
            <numerusform>Η νεκροκεφαλή στο {cards} σκεπάστηκε.</numerusform>
            <numerusform>Οι νεκροκεφαλές στα {cards} σκεπάστηκαν.</numerusform>
        </translation>
    </message>
    <message>
        <source>This turn needs exactly {exactly} cards.</source>
        <translation>Αυτή η σειρά θέλει ακριβώς {exactly} κάρτες.</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Τρεις</translation>
    </message>
    <message>
        <source>Three ({cards}): this turn has exactly {exactly} cards, {card} would be one too many.</source>
        <translation>«Τρεις» ({cards}): αυτή η σειρά έχει ακριβώς {exactly} κάρτες, το {card} θα περίσσευε.</translation>
    </message>
    <message>
        <source>Three: the turn has exactly {exactly} cards in all, this one included.</source>
        <translation>Τρεις: η σειρά έχει ακριβώς {exactly} κάρτες, μαζί με αυτήν.</translation>
    </message>
    <message>
        <source>Three: {placed}/{exactly}</source>
        <translation>Τρεις: {placed}/{exactly}</translation>
    </message>
    <message>
        <source>You draw only one card per turn</source>
        <translation>Μετά τη σειρά τραβάς μόνο μία</translation>
    </message>
    <message>
        <source>cover it</source>
        <extracomment>On a skull.</extracomment>
        <translation>σκέπασέ την</translation>
    </message>
    <message numerus="yes">
        <source>cover the skull(s)</source>
        <extracomment>What is owed, in the second line of the status: a part of it.</extracomment>
        <translation>
            <numerusform>σκέπασε τη νεκροκεφαλή</numerusform>
            <numerusform>σκέπασε τις νεκροκεφαλές</numerusform>
        </translation>
    </message>
    <message>
        <source>covers the skull</source>
        <extracomment>The pile has a skull on top.</extracomment>
        <translation>τη σκεπάζει</translation>
    </message>
    <message>
        <source>draw one</source>
        <extracomment>Over the draw pile.</extracomment>
        <translation>τράβα μία</translation>
    </message>
    <message>
        <source>ends your turn</source>
        <extracomment>The card is a stop.</extracomment>
        <translation>τέλος σειράς</translation>
    </message>
    <message>
        <source>exactly {exactly} cards</source>
        <translation>ακριβώς {exactly}</translation>
    </message>
    <message>
        <source>for the whole turn</source>
        <translation>σε όλη τη σειρά</translation>
    </message>
    <message>
        <source>it covers the skull on {skull}, and you have to do that before this turn ends</source>
        <translation>σκεπάζει τη νεκροκεφαλή στο {skull}, που πρέπει να σκεπαστεί σε αυτή τη σειρά</translation>
    </message>
    <message>
        <source>no signals</source>
        <translation>χωρίς σήματα</translation>
    </message>
    <message>
        <source>none left</source>
        <extracomment>Beside the word of the command “Draw one”, where there is little room.</extracomment>
        <translation>δεν έμεινε καμία</translation>
    </message>
    <message>
        <source>none of your cards could then cover its skull</source>
        <translation>τότε καμία κάρτα σου δεν θα σκέπαζε τη νεκροκεφαλή του</translation>
    </message>
    <message>
        <source>none of your cards could then cover the skull on {card}</source>
        <translation>τότε καμία κάρτα σου δεν θα σκέπαζε τη νεκροκεφαλή στο {card}</translation>
    </message>
    <message>
        <source>on any pile</source>
        <translation>πουθενά</translation>
    </message>
    <message>
        <source>only here</source>
        <extracomment>On the pile to which the turn is bound.</extracomment>
        <translation>μόνο εδώ</translation>
    </message>
    <message>
        <source>per turn</source>
        <translation>κάθε φορά</translation>
    </message>
    <message>
        <source>some cards would fit, but the commands forbid them</source>
        <translation>κάποιες κάρτες θα έμπαιναν, αλλά τις απαγορεύουν οι εντολές</translation>
    </message>
    <message>
        <source>the card’s Stop ends your turn at once</source>
        <translation>με το «Στοπ» της κάρτας τελειώνει αμέσως η σειρά σου</translation>
    </message>
    <message numerus="yes">
        <source>the card’s Stop ends your turn at once, with %n card(s) instead of {minimum}</source>
        <translation>
            <numerusform>με το «Στοπ» της κάρτας τελειώνει αμέσως η σειρά σου, με %n κάρτα αντί για {minimum}</numerusform>
            <numerusform>με το «Στοπ» της κάρτας τελειώνει αμέσως η σειρά σου, με %n κάρτες αντί για {minimum}</numerusform>
        </translation>
    </message>
    <message>
        <source>then cover it</source>
        <extracomment>The card is a skull.</extracomment>
        <translation>και σκέπασέ την</translation>
    </message>
    <message>
        <source>then draw only one</source>
        <translation>και τραβάς μόνο μία</translation>
    </message>
    <message>
        <source>then no signals</source>
        <translation>και τέρμα τα σήματα</translation>
    </message>
    <message>
        <source>then no tricks</source>
        <translation>και τέρμα τα κόλπα</translation>
    </message>
    <message>
        <source>then only one pile</source>
        <translation>και μόνο μία στοίβα</translation>
    </message>
    <message>
        <source>this covers {covered}, so its “{command}” is no longer in force</source>
        <translation>έτσι σκεπάζεται το {covered}, και η εντολή του «{command}» δεν ισχύει πια</translation>
    </message>
    <message numerus="yes">
        <source>this turn needs exactly {exactly} cards, and you have placed %n</source>
        <translation>
            <numerusform>αυτή η σειρά θέλει ακριβώς {exactly} κάρτες, και έχεις κατεβάσει %n</numerusform>
            <numerusform>αυτή η σειρά θέλει ακριβώς {exactly} κάρτες, και έχεις κατεβάσει %n</numerusform>
        </translation>
    </message>
    <message>
        <source>this turn needs exactly {exactly} cards, and you have placed them</source>
        <translation>αυτή η σειρά θέλει ακριβώς {exactly} κάρτες, και τις κατέβασες</translation>
    </message>
    <message>
        <source>this turn none of your cards fits on another pile</source>
        <translation>σε αυτή τη σειρά καμία άλλη στοίβα δεν δέχεται κάρτα σου</translation>
    </message>
    <message>
        <source>you can cover the card’s skull with {then}</source>
        <translation>τη νεκροκεφαλή της κάρτας τη σκεπάζεις με το {then}</translation>
    </message>
    <message>
        <source>you keep {card}, which can cover the skull on {skull} later</source>
        <translation>κρατάς το {card}, που μπορεί να σκεπάσει αργότερα τη νεκροκεφαλή στο {skull}</translation>
    </message>
    <message>
        <source>your turn cannot end before the skull on {skull} is covered</source>
        <translation>η σειρά σου δεν τελειώνει πριν σκεπαστεί η νεκροκεφαλή στο {skull}</translation>
    </message>
    <message>
        <source>{cards} and {card}</source>
        <comment>43, 72 and 97</comment>
        <translation>{cards} και {card}</translation>
    </message>
    <message>
        <source>{card} ({command})</source>
        <translation>{card} ({command})</translation>
    </message>
    <message numerus="yes">
        <source>{card} needs exactly {exactly} cards in the turn, and you have already placed %n.</source>
        <translation>
            <numerusform>Το {card} θέλει ακριβώς {exactly} κάρτες στη σειρά, κι έχεις ήδη κατεβάσει %n.</numerusform>
            <numerusform>Το {card} θέλει ακριβώς {exactly} κάρτες στη σειρά, κι έχεις ήδη κατεβάσει %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, blocked by a command</source>
        <extracomment>Name of a card of the hand that a command holds back, for screen readers.</extracomment>
        <translation>{card}, δεν παίζεται: το απαγορεύει εντολή</translation>
    </message>
    <message>
        <source>{placed} of {exactly} placed</source>
        <translation>Κατέβασες {placed} από τις {exactly}</translation>
    </message>
    <message>
        <source>{player}, must keep silent</source>
        <extracomment>A player&apos;s panel for screen readers, under silence.</extracomment>
        <translation>{player}, δεν επιτρέπεται να μιλήσει</translation>
    </message>
    <message>
        <source>{title}. {line}</source>
        <extracomment>Something owed, for screen readers and as a tooltip.</extracomment>
        <translation>{title}. {line}</translation>
    </message>
</context>
<context>
    <name>TheGameExtremeOptions</name>
    <message>
        <source>Shuffled commands</source>
        <translation>Ανακατεμένες εντολές</translation>
    </message>
    <message>
        <source>The {count} commands are on different numbers in every game.</source>
        <translation>Οι {count} εντολές βρίσκονται σε διαφορετικούς αριθμούς σε κάθε παρτίδα.</translation>
    </message>
</context>
<context>
    <name>TheGameExtremeSummary</name>
    <message>
        <source>lost: one command was not obeyed</source>
        <translation>ήττα: μια εντολή δεν εκτελέστηκε</translation>
    </message>
</context>
<context>
    <name>TheGameExtremeVerdict</name>
    <message>
        <source>A Stop would have ended the turn too early.</source>
        <translation>Με ένα «Στοπ» η σειρά θα τελείωνε πολύ νωρίς.</translation>
    </message>
    <message>
        <source>All cards of the turn had to be on one pile, because of {command}.</source>
        <translation>Εξαιτίας του {command} όλες οι κάρτες της σειράς έπρεπε να μπουν στην ίδια στοίβα.</translation>
    </message>
    <message>
        <source>All {cards} cards are down, but one command was not obeyed: the game is lost.</source>
        <translation>Κατέβηκαν και οι {cards} κάρτες, αλλά μια εντολή δεν εκτελέστηκε: η παρτίδα χάθηκε.</translation>
    </message>
    <message>
        <source>No card could be placed without breaking a command.</source>
        <translation>Καμία κάρτα δεν έμπαινε χωρίς να παραβιαστεί εντολή.</translation>
    </message>
    <message>
        <source>No other card could be placed without breaking a command.</source>
        <translation>Καμία άλλη κάρτα δεν έμπαινε χωρίς να παραβιαστεί εντολή.</translation>
    </message>
    <message>
        <source>No other card fitted.</source>
        <translation>Καμία άλλη κάρτα δεν έμπαινε.</translation>
    </message>
    <message>
        <source>So close!</source>
        <translation>Παραλίγο!</translation>
    </message>
    <message>
        <source>The backwards trick was not allowed, because of {command}.</source>
        <translation>Εξαιτίας του {command} δεν επιτρεπόταν ανάποδο κόλπο.</translation>
    </message>
    <message numerus="yes">
        <source>The fire(s) on {cards} had not been put out.</source>
        <translation>
            <numerusform>Η πυρκαγιά στο {cards} δεν έσβησε.</numerusform>
            <numerusform>Οι πυρκαγιές στα {cards} δεν έσβησαν.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand was empty and nothing could cover the skull(s) on {cards}.</source>
        <translation>
            <numerusform>Δεν έμεινε κάρτα στο χέρι να σκεπάσει τη νεκροκεφαλή στο {cards}.</numerusform>
            <numerusform>Δεν έμεινε κάρτα στο χέρι να σκεπάσει τις νεκροκεφαλές στα {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand was empty before the turn had all its cards.</source>
        <translation>Οι κάρτες στο χέρι τελείωσαν πριν συμπληρωθεί η σειρά.</translation>
    </message>
    <message numerus="yes">
        <source>The skull(s) on {cards} had not been covered.</source>
        <translation>
            <numerusform>Η νεκροκεφαλή στο {cards} έμεινε ακάλυπτη.</numerusform>
            <numerusform>Οι νεκροκεφαλές στα {cards} έμειναν ακάλυπτες.</numerusform>
        </translation>
    </message>
    <message>
        <source>The third of exactly three cards had been placed, after {command}.</source>
        <translation>Μετά το {command} είχε κατέβει και η τρίτη από τις ακριβώς τρεις κάρτες.</translation>
    </message>
    <message numerus="yes">
        <source>The turn had to have exactly {exactly} cards and had %n.</source>
        <translation>
            <numerusform>Η σειρά έπρεπε να έχει ακριβώς {exactly} κάρτες και είχε %n.</numerusform>
            <numerusform>Η σειρά έπρεπε να έχει ακριβώς {exactly} κάρτες και είχε %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards} have skulls, and nothing was left to cover them.</source>
        <translation>Τα {cards} έχουν νεκροκεφαλές, και δεν έμεινε κάρτα να τις σκεπάσει.</translation>
    </message>
    <message>
        <source>{card} has a skull, and nothing was left to cover it.</source>
        <translation>Το {card} έχει νεκροκεφαλή, και δεν έμεινε κάρτα να τη σκεπάσει.</translation>
    </message>
</context>
<context>
    <name>TheGameOptions</name>
    <message numerus="yes">
        <source>%n player(s), {cards} cards each, one team</source>
        <translation>
            <numerusform>%n παίκτης, {cards} κάρτες, μία ομάδα</numerusform>
            <numerusform>%n παίκτες, από {cards} κάρτες, μία ομάδα</numerusform>
        </translation>
    </message>
    <message>
        <source>22, 33, 44, 55, 66 and 77 burn: cover each by the end of the next turn.</source>
        <translation>Τα 22, 33, 44, 55, 66 και 77 καίνε: το καθένα πρέπει να σκεπαστεί ως το τέλος της επόμενης σειράς.</translation>
    </message>
    <message>
        <source>Alone at the table, {cards} cards</source>
        <translation>Ατομικό παιχνίδι, {cards} κάρτες</translation>
    </message>
    <message>
        <source>Everybody holds {fewer} cards instead of {usual}.</source>
        <translation>Όλοι κρατάτε {fewer} κάρτες αντί για {usual}.</translation>
    </message>
    <message>
        <source>On Fire</source>
        <translation>On Fire</translation>
    </message>
    <message>
        <source>Once you have seen your cards</source>
        <translation>Αφού δείτε τις κάρτες σας</translation>
    </message>
    <message>
        <source>Place at least 3 cards instead of 2.</source>
        <translation>Κατεβαίνουν τουλάχιστον 3 κάρτες αντί για 2.</translation>
    </message>
    <message>
        <source>Smaller hands</source>
        <translation>Λιγότερες κάρτες στο χέρι</translation>
    </message>
    <message>
        <source>The team decides; play then goes clockwise.</source>
        <translation>Αποφασίζει η ομάδα· μετά παίζετε δεξιόστροφα.</translation>
    </message>
    <message>
        <source>Three cards per turn</source>
        <translation>Τρεις κάρτες ανά σειρά</translation>
    </message>
    <message>
        <source>You hold {fewer} cards instead of {usual}.</source>
        <translation>Κρατάς {fewer} κάρτες αντί για {usual}.</translation>
    </message>
</context>
<context>
    <name>TheGameStart</name>
    <message>
        <source>Before the first card everybody says how good a start they can make.</source>
        <extracomment>Why no card can be placed yet.</extracomment>
        <translation>Πριν από την πρώτη κάρτα λέει ο καθένας πόσο καλά μπορεί να αρχίσει.</translation>
    </message>
    <message>
        <source>First choose who starts: press a player or “{word}”.</source>
        <extracomment>Why no card can be placed yet. {word} is on a button.</extracomment>
        <translation>Διάλεξε πρώτα ποιος αρχίζει: πάτα έναν παίκτη ή «{word}».</translation>
    </message>
    <message>
        <source>Good</source>
        <extracomment>A button: the hand makes a good start.</extracomment>
        <translation>Καλά</translation>
    </message>
    <message>
        <source>Great</source>
        <extracomment>A button: the hand makes a great start.</extracomment>
        <translation>Τέλεια</translation>
    </message>
    <message>
        <source>How good a start can you make?</source>
        <extracomment>The status line before anybody starts.</extracomment>
        <translation>Πόσο καλά αρχίζεις;</translation>
    </message>
    <message>
        <source>I start</source>
        <extracomment>The main button, while the team chooses who starts.</extracomment>
        <translation>Αρχίζω εγώ</translation>
    </message>
    <message>
        <source>It is not decided yet who starts.</source>
        <extracomment>Why no card can be placed yet.</extracomment>
        <translation>Δεν έχει αποφασιστεί ακόμα ποιος αρχίζει.</translation>
    </message>
    <message>
        <source>Let {name} start</source>
        <comment>a hint</comment>
        <translation>Δώσε την πρώτη σειρά ({name})</translation>
    </message>
    <message>
        <source>Press a player or “{word}”</source>
        <extracomment>The second line of the status below that. {word} is on a button.</extracomment>
        <translation>Πάτα έναν παίκτη ή «{word}»</translation>
    </message>
    <message>
        <source>Rather not</source>
        <extracomment>A button: the hand makes no good start.</extracomment>
        <translation>Καλύτερα όχι</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <extracomment>A button: no word about how good a start the hand makes.</extracomment>
        <translation>Δεν λέω τίποτα</translation>
    </message>
    <message>
        <source>Say “{word}”</source>
        <comment>a hint</comment>
        <translation>Πες «{word}»</translation>
    </message>
    <message>
        <source>Start yourself</source>
        <comment>a hint</comment>
        <translation>Άρχισε εσύ</translation>
    </message>
    <message>
        <source>Tell the team · {name}</source>
        <extracomment>The second line of the status below that.</extracomment>
        <translation>Πες το στην ομάδα · {name}</translation>
    </message>
    <message>
        <source>The team is choosing who starts</source>
        <extracomment>The status line for who looks on.</extracomment>
        <translation>Η ομάδα διαλέγει ποιος αρχίζει</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <extracomment>The status line once all have said how good a start they have.</extracomment>
        <translation>Ποιος αρχίζει;</translation>
    </message>
    <message>
        <source>You chose to start.</source>
        <extracomment>What happened.</extracomment>
        <translation>Διάλεξες να αρχίσεις εσύ.</translation>
    </message>
    <message>
        <source>You chose {starter} to start.</source>
        <extracomment>What happened: who is to start.</extracomment>
        <translation>Διάλεξες να αρχίσει: {starter}.</translation>
    </message>
    <message>
        <source>You said nothing</source>
        <extracomment>Of one&apos;s own hand, while the team chooses who starts.</extracomment>
        <translation>Δεν είπες τίποτα</translation>
    </message>
    <message>
        <source>You said: good</source>
        <extracomment>Of one&apos;s own hand, while the team chooses who starts.</extracomment>
        <translation>Είπες: καλά</translation>
    </message>
    <message>
        <source>You said: great</source>
        <extracomment>Of one&apos;s own hand, while the team chooses who starts.</extracomment>
        <translation>Είπες: τέλεια</translation>
    </message>
    <message>
        <source>You said: rather not</source>
        <extracomment>Of one&apos;s own hand, while the team chooses.</extracomment>
        <translation>Είπες: καλύτερα όχι</translation>
    </message>
    <message>
        <source>You say nothing about starting.</source>
        <extracomment>What happened.</extracomment>
        <translation>Δεν λες τίποτα για την αρχή.</translation>
    </message>
    <message>
        <source>You say: I can make a good start.</source>
        <extracomment>What happened.</extracomment>
        <translation>Λες «μπορώ να αρχίσω καλά».</translation>
    </message>
    <message>
        <source>You say: I can make a great start.</source>
        <extracomment>What happened.</extracomment>
        <translation>Λες «μπορώ να αρχίσω τέλεια».</translation>
    </message>
    <message>
        <source>You say: I would rather not start.</source>
        <extracomment>What happened.</extracomment>
        <translation>Λες «καλύτερα να μην αρχίσω».</translation>
    </message>
    <message numerus="yes">
        <source>in your first turn the piles move on by at least %n number(s)</source>
        <extracomment>Why a start is good or not: in a hint.</extracomment>
        <translation>
            <numerusform>στην πρώτη σου σειρά οι στοίβες προχωρούν τουλάχιστον %n αριθμό</numerusform>
            <numerusform>στην πρώτη σου σειρά οι στοίβες προχωρούν τουλάχιστον %n αριθμούς</numerusform>
        </translation>
    </message>
    <message>
        <source>is looking</source>
        <extracomment>On the panel of who is to say how good a start it is.</extracomment>
        <translation>κοιτάζει</translation>
    </message>
    <message>
        <source>let {name} start</source>
        <extracomment>What pressing a player means. Also a tooltip.</extracomment>
        <translation>να αρχίσει: {name}</translation>
    </message>
    <message>
        <source>nobody has said that they can make a better start</source>
        <extracomment>The reason of a hint.</extracomment>
        <translation>κανείς δεν είπε ότι μπορεί να αρχίσει καλύτερα</translation>
    </message>
    <message>
        <source>says nothing</source>
        <extracomment>On the panel of a player who says nothing of starting.</extracomment>
        <translation>δεν λέει τίποτα</translation>
    </message>
    <message>
        <source>{name} can make a good start</source>
        <extracomment>What happened, on the curtain.</extracomment>
        <translation>{name}: μπορεί να αρχίσει καλά</translation>
    </message>
    <message>
        <source>{name} can make a great start</source>
        <extracomment>What happened, on the curtain.</extracomment>
        <translation>{name}: μπορεί να αρχίσει τέλεια</translation>
    </message>
    <message>
        <source>{name} chose to start</source>
        <extracomment>What happened.</extracomment>
        <translation>{name}: επέλεξε να αρχίσει</translation>
    </message>
    <message>
        <source>{name} chose you to start</source>
        <extracomment>What happened: who is to start.</extracomment>
        <translation>{name}: επέλεξε να αρχίσεις εσύ</translation>
    </message>
    <message>
        <source>{name} chose you to start.</source>
        <extracomment>What happened: who is to start.</extracomment>
        <translation>{name}: επέλεξε να αρχίσεις εσύ.</translation>
    </message>
    <message>
        <source>{name} chose {starter} to start</source>
        <extracomment>What happened: who is to start.</extracomment>
        <translation>{name}: επέλεξε να αρχίσει: {starter}</translation>
    </message>
    <message>
        <source>{name} is looking at the cards</source>
        <extracomment>The status line before anybody starts.</extracomment>
        <translation>Κοιτάζει τις κάρτες: {name}</translation>
    </message>
    <message>
        <source>{name} said nothing about starting</source>
        <extracomment>What happened, on the curtain.</extracomment>
        <translation>{name}: δεν είπε τίποτα για την αρχή</translation>
    </message>
    <message>
        <source>{name} says nothing about starting.</source>
        <extracomment>What happened.</extracomment>
        <translation>{name}: δεν λέει τίποτα για την αρχή.</translation>
    </message>
    <message>
        <source>{name} says: I can make a good start.</source>
        <extracomment>What happened.</extracomment>
        <translation>{name}: λέει «μπορώ να αρχίσω καλά».</translation>
    </message>
    <message>
        <source>{name} says: I can make a great start.</source>
        <extracomment>What happened.</extracomment>
        <translation>{name}: λέει «μπορώ να αρχίσω τέλεια».</translation>
    </message>
    <message>
        <source>{name} says: I would rather not start.</source>
        <extracomment>What happened.</extracomment>
        <translation>{name}: λέει «καλύτερα να μην αρχίσω».</translation>
    </message>
    <message>
        <source>{name} would rather not start</source>
        <extracomment>What happened, on the curtain.</extracomment>
        <translation>{name}: προτιμά να μην αρχίσει</translation>
    </message>
    <message>
        <source>{rated}, and chose to start</source>
        <extracomment>What happened, on the curtain: {rated} is such as “Eleni can make a great start”.</extracomment>
        <translation>{rated} και επέλεξε να αρχίσει</translation>
    </message>
    <message>
        <source>{rated}, and chose you to start</source>
        <extracomment>What happened, on the curtain: {rated} is such as “Eleni would rather not start”.</extracomment>
        <translation>{rated} και επέλεξε να αρχίσεις εσύ</translation>
    </message>
    <message>
        <source>{rated}, and chose {starter} to start</source>
        <extracomment>What happened, on the curtain: {rated} is such as “Eleni would rather not start”.</extracomment>
        <translation>{rated} και επέλεξε να αρχίσει: {starter}</translation>
    </message>
    <message>
        <source>“good”</source>
        <extracomment>On the panel of a player who has said so of starting.</extracomment>
        <translation>«καλά»</translation>
    </message>
    <message>
        <source>“great”</source>
        <extracomment>On the panel of a player who has said so of starting.</extracomment>
        <translation>«τέλεια»</translation>
    </message>
    <message>
        <source>“rather not”</source>
        <extracomment>On the panel of a player who has said so of starting.</extracomment>
        <translation>«καλύτερα όχι»</translation>
    </message>
</context>
<context>
    <name>TheGameStory</name>
    <message numerus="yes">
        <source>%n backwards trick(s) kept it going for a long time.</source>
        <translation>
            <numerusform>Με %n ανάποδο κόλπο κράτησε πολλή ώρα.</numerusform>
            <numerusform>Με %n ανάποδα κόλπα κράτησε πολλή ώρα.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fire(s) burned, and each was covered in time.</source>
        <translation>
            <numerusform>Άναψε %n φωτιά και έσβησε στην ώρα της.</numerusform>
            <numerusform>Άναψαν %n φωτιές και έσβησαν όλες στην ώρα τους.</numerusform>
        </translation>
    </message>
    <message>
        <source>All the cards were down; only a command was in the way.</source>
        <translation>Όλες οι κάρτες κάτω· μόνο μια εντολή έμεινε εμπόδιο.</translation>
    </message>
    <message>
        <source>Card by card, down to the very last one.</source>
        <translation>Κάρτα την κάρτα, ως την τελευταία.</translation>
    </message>
    <message>
        <source>In turn {turn} only one card still fitted, and that was enough.</source>
        <translation>Στην κίνηση {turn} έμπαινε μία μόνο κάρτα, και έφτασε.</translation>
    </message>
    <message numerus="yes">
        <source>In turn {turn} there was little room left, but %n backwards trick(s) made some again.</source>
        <translation>
            <numerusform>Στην κίνηση {turn} έμενε λίγος χώρος, αλλά %n ανάποδο κόλπο έκανε πάλι χώρο.</numerusform>
            <numerusform>Στην κίνηση {turn} έμενε λίγος χώρος, αλλά %n ανάποδα κόλπα έκαναν πάλι χώρο.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In turn {turn} there was little room left, but %n backwards trick(s) saved the game.</source>
        <translation>
            <numerusform>Στην κίνηση {turn} έμενε λίγος χώρος, αλλά %n ανάποδο κόλπο έσωσε την παρτίδα.</numerusform>
            <numerusform>Στην κίνηση {turn} έμενε λίγος χώρος, αλλά %n ανάποδα κόλπα έσωσαν την παρτίδα.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In turn {turn} there was little room left; %n backwards trick(s) nearly saved the game.</source>
        <translation>
            <numerusform>Στην κίνηση {turn} έμενε λίγος χώρος· %n ανάποδο κόλπο παραλίγο να σώσει την παρτίδα.</numerusform>
            <numerusform>Στην κίνηση {turn} έμενε λίγος χώρος· %n ανάποδα κόλπα παραλίγο να σώσουν την παρτίδα.</numerusform>
        </translation>
    </message>
    <message>
        <source>It held until the draw pile was empty.</source>
        <translation>Κράτησε ώσπου άδειασε η στοίβα τραβήγματος.</translation>
    </message>
    <message>
        <source>It went on evenly, until a fire could not be put out.</source>
        <translation>Όλα πήγαιναν ομαλά, ώσπου μια πυρκαγιά δεν έσβηνε πια.</translation>
    </message>
    <message>
        <source>It went on evenly, until commands barred the way.</source>
        <translation>Όλα πήγαιναν ομαλά, ώσπου μπήκαν στη μέση οι εντολές.</translation>
    </message>
    <message>
        <source>It went on evenly, until nothing fitted any more.</source>
        <translation>Όλα πήγαιναν ομαλά, ώσπου δεν έμπαινε πια τίποτα.</translation>
    </message>
    <message>
        <source>It went on evenly, until there were too few cards in hand.</source>
        <translation>Όλα πήγαιναν ομαλά, ώσπου δεν έφταναν οι κάρτες στο χέρι.</translation>
    </message>
    <message>
        <source>Not one backwards trick came up.</source>
        <translation>Δεν βγήκε ούτε ένα ανάποδο κόλπο.</translation>
    </message>
    <message numerus="yes">
        <source>Over early: %n card(s) still to draw.</source>
        <translation>
            <numerusform>Τελείωσε νωρίς, με %n κάρτα ακόμα για τράβηγμα.</numerusform>
            <numerusform>Τελείωσε νωρίς, με %n κάρτες ακόμα για τράβηγμα.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plenty of room until turn {turn}, then the gaps grew.</source>
        <translation>Άφθονος χώρος ως την κίνηση {turn}, ύστερα τα κενά μεγάλωσαν.</translation>
    </message>
    <message>
        <source>Room to spare from the first turn to the last.</source>
        <translation>Άφθονος χώρος από την πρώτη κίνηση ως την τελευταία.</translation>
    </message>
    <message>
        <source>The first pile closed in turn {turn}, and the others had to carry on.</source>
        <translation>Η πρώτη στοίβα έκλεισε στην κίνηση {turn} και συνέχισαν οι άλλες.</translation>
    </message>
    <message numerus="yes">
        <source>With %n backwards trick(s) down to the last card.</source>
        <translation>
            <numerusform>Με %n ανάποδο κόλπο ως την τελευταία κάρτα.</numerusform>
            <numerusform>Με %n ανάποδα κόλπα ως την τελευταία κάρτα.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TheGameSummary</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>μένει %n κάρτα</numerusform>
            <numerusform>μένουν %n κάρτες</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over, with %n card(s) left</source>
        <translation>
            <numerusform>τέλος: έμεινε %n κάρτα</numerusform>
            <numerusform>τέλος: έμειναν %n κάρτες</numerusform>
        </translation>
    </message>
    <message>
        <source>won: all cards placed</source>
        <translation>νίκη: όλες οι κάρτες στις στοίβες</translation>
    </message>
</context>
<context>
    <name>Tip</name>
    <message>
        <source>There is no more to say of it.</source>
        <extracomment>Said to who asks what a thing is that says so itself.</extracomment>
        <translation>Δεν υπάρχει κάτι άλλο να πω γι’ αυτό.</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>A blocked 4 (Proteus) may still be played, as no other blocked card.</source>
        <translation>Το 4 (Πρωτέας) παίζεται και μπλοκαρισμένο, αντίθετα με κάθε άλλη κάρτα.</translation>
    </message>
    <message>
        <source>A combination</source>
        <extracomment>Heading of a tip.</extracomment>
        <translation>Συνδυασμός</translation>
    </message>
    <message>
        <source>A gift</source>
        <extracomment>Heading of a tip.</extracomment>
        <translation>Ένα δώρο</translation>
    </message>
    <message>
        <source>A gift has to make the other one’s pile better. It counts as a card laid, and a turn has one at most.</source>
        <extracomment>A tip about a card on the pile of a rival, when its giver has no cards left to draw.</extracomment>
        <translation>Το δώρο πρέπει να βελτιώνει τη στοίβα του άλλου. Μετράει για κάρτα που έπαιξες, και σε κάθε σειρά δίνεις το πολύ ένα.</translation>
    </message>
    <message>
        <source>A gift has to make the other one’s pile better. Whoever gives one refills their hand; without it they draw two.</source>
        <extracomment>A tip about a card on the pile of a rival.</extracomment>
        <translation>Το δώρο πρέπει να βελτιώνει τη στοίβα του άλλου. Όποιος δίνει, γεμίζει ξανά το χέρι του· αλλιώς τραβάει μόνο δύο.</translation>
    </message>
    <message>
        <source>A hand is empty</source>
        <extracomment>Heading of a tip.</extracomment>
        <translation>Ένα χέρι άδειασε</translation>
    </message>
    <message>
        <source>A joker</source>
        <extracomment>Heading of a tip.</extracomment>
        <translation>Ένα τζόκερ</translation>
    </message>
    <message>
        <source>A joker has no colour: it takes that of the row in which you cross its number.</source>
        <extracomment>A tip about the first joker in the hand.</extracomment>
        <translation>Το τζόκερ δεν έχει χρώμα: παίρνει το χρώμα της σειράς όπου τσεκάρεις τον αριθμό του.</translation>
    </message>
    <message>
        <source>A warning, not a rule</source>
        <extracomment>Heading of a tip.</extracomment>
        <translation>Προειδοποίηση, όχι κανόνας</translation>
    </message>
    <message>
        <source>Do you hold the same number as the last card? You can play it, too.</source>
        <translation>Έχεις τον ίδιο αριθμό με την τελευταία κάρτα; Παίζεται κι αυτός.</translation>
    </message>
    <message>
        <source>Do you hold two cards of one number? Lay one on the pile: its twin goes along.</source>
        <translation>Έχεις δύο κάρτες με τον ίδιο αριθμό; Βάλε τη μία: η άλλη πάει μαζί.</translation>
    </message>
    <message>
        <source>Fire!</source>
        <extracomment>Heading of a tip.</extracomment>
        <translation>Πυρκαγιά!</translation>
    </message>
    <message>
        <source>Follow the arrows: whoever played before you now plays after you.</source>
        <translation>Κοίτα τα βέλη: όποιος έπαιζε πριν από σένα παίζει τώρα μετά από σένα.</translation>
    </message>
    <message>
        <source>From here on, all cards of a turn go on the same pile, until this card is covered. The player chooses which.</source>
        <translation>Από εδώ και πέρα, ώσπου να σκεπαστεί η κάρτα, όποιος παίζει διαλέγει μία στοίβα για όλες τις κάρτες της σειράς του.</translation>
    </message>
    <message>
        <source>Get rid of your odd numbers now: the even ones have to wait.</source>
        <translation>Τώρα φεύγουν οι μονοί σου αριθμοί· οι ζυγοί περιμένουν.</translation>
    </message>
    <message>
        <source>It forbids signals and talking. You play alone, so it changes nothing.</source>
        <translation>Απαγορεύει σήματα και κουβέντες. Παίζεις χωρίς παρέα, άρα δεν αλλάζει τίποτα.</translation>
    </message>
    <message>
        <source>It means: keep off this pile, please. It is a wish, not an order. You can wish for something, too: press the little hand above a pile.</source>
        <extracomment>A tip about the first signal of a computer.</extracomment>
        <translation>Σημαίνει: άφησε αυτή τη στοίβα, σε παρακαλώ. Είναι παράκληση, όχι διαταγή. Ζήτα κι εσύ κάτι: πάτησε το χεράκι πάνω από μια στοίβα.</translation>
    </message>
    <message>
        <source>Look for a card that is at least two higher than the last one.</source>
        <translation>Ψάξε μια κάρτα τουλάχιστον κατά δύο μεγαλύτερη από την τελευταία.</translation>
    </message>
    <message>
        <source>No more</source>
        <extracomment>A button in a tip of the coach: no more tips come.</extracomment>
        <translation>Όχι άλλες</translation>
    </message>
    <message>
        <source>No more tips</source>
        <extracomment>What that button is called by itself.</extracomment>
        <translation>Όχι άλλες συμβουλές</translation>
    </message>
    <message>
        <source>No more tips come. The settings bring them back.</source>
        <extracomment>Said on the rail after a press on “No more tips”.</extracomment>
        <translation>Δεν θα έρθουν άλλες συμβουλές. Τις φέρνεις πίσω από τις ρυθμίσεις.</translation>
    </message>
    <message>
        <source>Nobody can play the blocked number. Whoever has nothing else may get rid of the whole hand on their turn.</source>
        <translation>Τον μπλοκαρισμένο αριθμό δεν τον παίζει κανείς. Όποιος δεν έχει τίποτε άλλο μπορεί στη σειρά του να ξεφορτωθεί όλο του το χέρι.</translation>
    </message>
    <message>
        <source>Nobody gives signals or talks about the game until this card is covered.</source>
        <translation>Κανείς δεν δίνει σήματα ούτε μιλάει για την παρτίδα, ώσπου να σκεπαστεί αυτή η κάρτα.</translation>
    </message>
    <message>
        <source>Nobody may do the backwards trick, on any pile, until this card is covered.</source>
        <translation>Κανείς δεν κάνει πουθενά ανάποδο κόλπο, ώσπου να σκεπαστεί η κάρτα.</translation>
    </message>
    <message>
        <source>Now whoever passes takes a card: play one if you can, even a high one.</source>
        <translation>Τώρα όποιος λέει πάσο παίρνει κάρτα: αν μπορείς, παίξε, έστω και μια μεγάλη.</translation>
    </message>
    <message>
        <source>Now your low cards can go. Go down in small steps, and more of them will.</source>
        <translation>Τώρα φεύγουν οι μικρές σου κάρτες. Κατέβαινε με μικρά βήματα, για να φύγουν περισσότερες.</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>A button that takes a tip away.</extracomment>
        <translation>Εντάξει</translation>
    </message>
    <message>
        <source>On your turn you may burn three 6s and put Wednesday anywhere, or burn four 10s and end the round. No other number makes a combination.</source>
        <extracomment>A tip about cards that are shown together.</extracomment>
        <translation>Στη σειρά σου μπορείς να κάψεις τρία 6 (φουλ) και να βάλεις τη Γουένσντεϊ όπου θέλεις, ή τέσσερα 10 (καρέ) και τελειώνει ο γύρος. Άλλος αριθμός δεν κάνει συνδυασμό.</translation>
    </message>
    <message>
        <source>The command “{command}”</source>
        <extracomment>Heading of a tip about a command.</extracomment>
        <translation>Εντολή «{command}»</translation>
    </message>
    <message>
        <source>The feather means: only small steps here, please. It is a wish, not an order. You can wish for something, too: press the little hand above a pile.</source>
        <extracomment>A tip about the first signal of a computer.</extracomment>
        <translation>Το φτερό σημαίνει: μόνο μικρά βήματα εδώ, σε παρακαλώ. Είναι παράκληση, όχι διαταγή. Ζήτα κι εσύ κάτι: πάτησε το χεράκι πάνω από μια στοίβα.</translation>
    </message>
    <message>
        <source>The lock</source>
        <extracomment>Heading of a tip.</extracomment>
        <translation>Το λουκέτο</translation>
    </message>
    <message>
        <source>The lock is one more cross, and closes this row for this player alone. Whoever closes two ends the match.</source>
        <extracomment>A tip about a row that is closed, told once.</extracomment>
        <translation>Το λουκέτο είναι κι αυτό σταυρός και κλείνει τη σειρά μόνο για όποιον το τσέκαρε. Με δύο στο ίδιο χαρτάκι η παρτίδα τελειώνει.</translation>
    </message>
    <message>
        <source>The same in short</source>
        <extracomment>Heading of a tip.</extracomment>
        <translation>Το ίδιο, πιο σύντομα</translation>
    </message>
    <message>
        <source>What is left in a hand counts against its player. So do not keep high cards too long.</source>
        <translation>Ό,τι μένει στο χέρι μετράει εναντίον σου. Μην κρατάς λοιπόν πολύ τις μεγάλες κάρτες.</translation>
    </message>
    <message>
        <source>What you skip is lost</source>
        <extracomment>Heading of a tip.</extracomment>
        <translation>Ό,τι αφήνεις έξω, χάνεται</translation>
    </message>
    <message>
        <source>Whoever has no cards is skipped, and one pass fewer is needed. But they may get cards again.</source>
        <extracomment>A tip about a player who has played the last card.</extracomment>
        <translation>Όποιος δεν έχει κάρτες χάνει τη σειρά του, άρα φτάνει ένα πάσο λιγότερο. Μπορεί όμως να ξαναπάρει κάρτες.</translation>
    </message>
    <message>
        <source>Whoever places it is done: the turn ends there and then, and they draw.</source>
        <translation>Όποιος τη βάλει, τελείωσε: η σειρά του κλείνει αμέσως και τραβάει κάρτες.</translation>
    </message>
    <message>
        <source>Whoever places it must cover it in the same turn. So keep a card that fits on top of it.</source>
        <translation>Όποιος τη βάλει, πρέπει να τη σκεπάσει στην ίδια σειρά. Κράτα λοιπόν κάρτα που μπαίνει πάνω της.</translation>
    </message>
    <message>
        <source>Whoever places it plays exactly three cards in that turn, this one included.</source>
        <translation>Όποιος τη βάλει, παίζει ακριβώς τρεις κάρτες σε εκείνη τη σειρά, μαζί με αυτή.</translation>
    </message>
    <message>
        <source>You draw just one card after each turn until this card is covered.</source>
        <translation>Μετά από κάθε σειρά τραβάς μόνο μία κάρτα, ώσπου να σκεπαστεί αυτή εδώ.</translation>
    </message>
    <message>
        <source>You may still play it: do the same once more. The settings switch such warnings off.</source>
        <extracomment>A tip about the first warning of a dead end.</extracomment>
        <translation>Μπορείς να το παίξεις: κάνε ξανά το ίδιο. Τέτοιες προειδοποιήσεις κλείνουν από τις ρυθμίσεις.</translation>
    </message>
    <message>
        <source>You play by turns as before: go on as you like.</source>
        <translation>Παίζετε εναλλάξ όπως και πριν: συνέχισε όπως θέλεις.</translation>
    </message>
    <message>
        <source>{card} burns. Cover it with any card that fits here by the end of the next turn, or the game is lost.</source>
        <extracomment>A tip about the first fire.</extracomment>
        <translation>Το {card} καίει. Σκέπασέ το με όποια κάρτα μπαίνει εδώ ως το τέλος της επόμενης σειράς, αλλιώς η παρτίδα χάνεται.</translation>
    </message>
    <message>
        <source>{card} burns. Cover it with any card that fits here by the end of this turn, or the game is lost.</source>
        <extracomment>A tip about the first fire, which burns since the turn before.</extracomment>
        <translation>Το {card} καίει. Σκέπασέ το με όποια κάρτα μπαίνει εδώ ως το τέλος αυτής της σειράς, αλλιώς η παρτίδα χάνεται.</translation>
    </message>
    <message numerus="yes">
        <source>{card} on the {top} skips %n number(s), and only the backwards trick leads back. So take small steps.</source>
        <extracomment>A tip about what a step on a pile costs.</extracomment>
        <translation>
            <numerusform>Το {card} πάνω στο {top} αφήνει έξω %n αριθμό, και πίσω γυρίζεις μόνο με το ανάποδο κόλπο. Κάνε λοιπόν μικρά βήματα.</numerusform>
            <numerusform>Το {card} πάνω στο {top} αφήνει έξω %n αριθμούς, και πίσω γυρίζεις μόνο με το ανάποδο κόλπο. Κάνε λοιπόν μικρά βήματα.</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} has appeared</source>
        <extracomment>Heading of a tip about a character.</extracomment>
        <translation>Ήρθε: {character}</translation>
    </message>
    <message>
        <source>{name} gives a signal</source>
        <extracomment>Heading of a tip.</extracomment>
        <translation>Σήμα από: {name}</translation>
    </message>
    <message>
        <source>“Skips {skipped}” now looks like this: a small curved arrow, like a jump, and {skipped}. Lift {card} and look at the {top}.</source>
        <extracomment>A tip about the pill at a pile, which said “skips 16” before.</extracomment>
        <translation>Το «αφήνει έξω {skipped}» φαίνεται πια έτσι: ένα μικρό καμπύλο βέλος, σαν πήδημα, και {skipped}. Σήκωσε το {card} και κοίτα το {top}.</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>In a deal of the day and in a series, a finished turn stays as it is.</source>
        <translation>Στη μοιρασιά της ημέρας και στην πεντάδα, μια σειρά που τελείωσε μένει όπως είναι.</translation>
    </message>
    <message>
        <source>The game is over and stays as it ended.</source>
        <translation>Η παρτίδα τελείωσε και μένει όπως έληξε.</translation>
    </message>
    <message>
        <source>The game is over. Its result lets you play on from before your last move.</source>
        <translation>Η παρτίδα τελείωσε. Από το αποτέλεσμα μπορείς να συνεχίσεις μία κίνηση νωρίτερα.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Δεν έχεις κίνηση για αναίρεση.</translation>
    </message>
    <message>
        <source>Too late: a hidden card has been turned up.</source>
        <translation>Είναι αργά: άνοιξε μια κλειστή κάρτα.</translation>
    </message>
    <message>
        <source>Too late: a new card has been seen.</source>
        <translation>Είναι αργά: φάνηκε νέα κάρτα.</translation>
    </message>
    <message>
        <source>Too late: all decisions are turned up.</source>
        <translation>Είναι αργά: φανερώθηκαν όλες οι αποφάσεις.</translation>
    </message>
    <message>
        <source>Too late: cards have been shuffled.</source>
        <translation>Είναι αργά: ανακατεύτηκαν κάρτες.</translation>
    </message>
    <message>
        <source>Too late: others have already decided.</source>
        <translation>Είναι αργά: αποφάσισαν ήδη κι άλλοι.</translation>
    </message>
    <message>
        <source>Too late: the card’s colour has been seen.</source>
        <translation>Είναι αργά: φάνηκε το χρώμα της κάρτας.</translation>
    </message>
    <message>
        <source>Too late: the pile has been looked through.</source>
        <translation>Είναι αργά: η στοίβα έχει ήδη ανοίξει.</translation>
    </message>
    <message>
        <source>Too late: the round is over.</source>
        <translation>Είναι αργά: ο γύρος τελείωσε.</translation>
    </message>
    <message>
        <source>Too late: {name} has already made a move.</source>
        <translation>Είναι αργά: έγινε ήδη κίνηση ({name}).</translation>
    </message>
    <message>
        <source>Too late: {name} has given a signal.</source>
        <translation>Είναι αργά: δόθηκε σήμα ({name}).</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>by how much</comment>
        <extracomment>By how much one is behind.</extracomment>
        <translation>
            <numerusform>%n πόντο</numerusform>
            <numerusform>%n πόντους</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards after &apos;neither&apos;</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>A shared win!</source>
        <translation>Κοινή νίκη!</translation>
    </message>
    <message>
        <source>Better luck next time</source>
        <translation>Την επόμενη φορά καλύτερα</translation>
    </message>
    <message>
        <source>Every card is on the four piles. The computers have beaten the game.</source>
        <translation>Όλες οι κάρτες είναι στις τέσσερις στοίβες. Κέρδισαν οι υπολογιστές.</translation>
    </message>
    <message>
        <source>Every card is on the four piles. You have beaten the game.</source>
        <comment>to a team</comment>
        <translation>Όλες οι κάρτες είναι στις τέσσερις στοίβες. Κερδίσατε!</translation>
    </message>
    <message>
        <source>Every card is on the four piles. You have beaten the game.</source>
        <comment>to one</comment>
        <translation>Όλες οι κάρτες είναι στις τέσσερις στοίβες. Κέρδισες!</translation>
    </message>
    <message>
        <source>Excellent!</source>
        <translation>Εξαιρετικά!</translation>
    </message>
    <message>
        <source>It was {name}’s turn. {reason}</source>
        <extracomment>Why it could not go on, and for whom.</extracomment>
        <translation>Είχε σειρά: {name}. {reason}</translation>
    </message>
    <message>
        <source>Neither {others} nor {last} fits on any of the four piles.</source>
        <translation>Τα {others} και {last} δεν μπαίνουν σε καμία στοίβα.</translation>
    </message>
    <message>
        <source>Not bad</source>
        <translation>Όχι κι άσχημα</translation>
    </message>
    <message numerus="yes">
        <source>Not won, but fewer than ten are left: only %n card(s).</source>
        <translation>
            <numerusform>Δεν κερδήθηκε, αλλά έμειναν λιγότερες από δέκα: μόνο %n κάρτα.</numerusform>
            <numerusform>Δεν κερδήθηκε, αλλά έμειναν λιγότερες από δέκα: μόνο %n κάρτες.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not won: %n card(s) left. Fewer than ten would be excellent.</source>
        <translation>
            <numerusform>Δεν κερδήθηκε: έμεινε %n κάρτα. Εξαιρετικά είναι κάτω από δέκα.</numerusform>
            <numerusform>Δεν κερδήθηκε: έμειναν %n κάρτες. Εξαιρετικά είναι κάτω από δέκα.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computers placed {placed} of 98 cards. 89 or more is excellent.</source>
        <translation>Οι υπολογιστές κατέβασαν {placed} από τις 98 κάρτες. Από 89 και πάνω η παρτίδα είναι εξαιρετική.</translation>
    </message>
    <message>
        <source>The computers placed {placed} of 98 cards. Fewer than ten left is a game to be proud of.</source>
        <translation>Οι υπολογιστές κατέβασαν {placed} από τις 98 κάρτες. Με λιγότερες από δέκα στο τέλος, μπορούν να καμαρώνουν.</translation>
    </message>
    <message numerus="yes">
        <source>The fire(s) on {fires} had to be covered, and neither {others} nor {last} fits on any of the piles.</source>
        <translation>
            <numerusform>Έπρεπε να σκεπαστεί η πυρκαγιά στο {fires}, και τα {others} και {last} δεν μπαίνουν σε καμία στοίβα.</numerusform>
            <numerusform>Έπρεπε να σκεπαστούν οι πυρκαγιές στα {fires}, και τα {others} και {last} δεν μπαίνουν σε καμία στοίβα.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The fire(s) on {fires} had to be covered, and {last} fits on none of the four piles.</source>
        <translation>
            <numerusform>Έπρεπε να σκεπαστεί η πυρκαγιά στο {fires}, και το {last} δεν μπαίνει σε καμία στοίβα.</numerusform>
            <numerusform>Έπρεπε να σκεπαστούν οι πυρκαγιές στα {fires}, και το {last} δεν μπαίνει σε καμία στοίβα.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand was empty and nothing could cover the fire(s) on {fires}.</source>
        <translation>
            <numerusform>Δεν έμεινε κάρτα στο χέρι να σκεπάσει την πυρκαγιά στο {fires}.</numerusform>
            <numerusform>Δεν έμεινε κάρτα στο χέρι να σκεπάσει τις πυρκαγιές στα {fires}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Ωραία παρτίδα!</translation>
    </message>
    <message>
        <source>Won! All 98 cards!</source>
        <translation>Νίκη! Και οι 98 κάρτες!</translation>
    </message>
    <message>
        <source>You came {place} of {players}, {points} behind the winners.</source>
        <translation>Πήρες {place} θέση από τις {players}, {points} πίσω από τους πρώτους.</translation>
    </message>
    <message>
        <source>You came {place} of {players}, {points} behind {name}.</source>
        <translation>Πήρες {place} θέση από τις {players}, {points} πίσω από την πρώτη θέση ({name}).</translation>
    </message>
    <message>
        <source>You lost to {name} by {points}.</source>
        <translation>Έχασες για {points}. Κέρδισε: {name}.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Κέρδισες!</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>a place at the end</comment>
        <translation>την πέμπτη</translation>
    </message>
    <message>
        <source>five</source>
        <comment>players or teams</comment>
        <translation>πέντε</translation>
    </message>
    <message>
        <source>four</source>
        <comment>players or teams</comment>
        <translation>τέσσερις</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>a place at the end</comment>
        <translation>την τέταρτη</translation>
    </message>
    <message>
        <source>second</source>
        <comment>a place at the end</comment>
        <translation>τη δεύτερη</translation>
    </message>
    <message>
        <source>six</source>
        <comment>players or teams</comment>
        <translation>έξι</translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>a place at the end</comment>
        <translation>την έκτη</translation>
    </message>
    <message>
        <source>third</source>
        <comment>a place at the end</comment>
        <translation>την τρίτη</translation>
    </message>
    <message>
        <source>three</source>
        <comment>players or teams</comment>
        <translation>τρεις</translation>
    </message>
    <message>
        <source>{last} fits on none of the four piles.</source>
        <translation>Το {last} δεν μπαίνει σε καμία στοίβα.</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>Νίκη: {name}!</translation>
    </message>
</context>
<context>
    <name>Wednesday</name>
    <message numerus="yes">
        <source>%n blocked card(s) leave(s) your hand at once</source>
        <translation>
            <numerusform>φεύγει %n μπλοκαρισμένη κάρτα σου</numerusform>
            <numerusform>φεύγουν μαζί %n μπλοκαρισμένες κάρτες σου</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards leave your hand at once</source>
        <translation>
            <numerusform>φεύγει %n κάρτα σου</numerusform>
            <numerusform>φεύγουν μαζί %n κάρτες σου</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face-down character(s)</source>
        <extracomment>The face-down characters for screen readers.</extracomment>
        <translation>
            <numerusform>%n κλειστός χαρακτήρας</numerusform>
            <numerusform>%n κλειστοί χαρακτήρες</numerusform>
        </translation>
    </message>
    <message>
        <source>, the </source>
        <comment>between numbers after &apos;the&apos;</comment>
        <extracomment>Between numbers that follow an article.</extracomment>
        <translation>, το </translation>
    </message>
    <message>
        <source>A 1 opens the round</source>
        <extracomment>Before the first card of a round.</extracomment>
        <translation>Ο γύρος ανοίγει με 1</translation>
    </message>
    <message>
        <source>A blocked 4 can still be played.</source>
        <extracomment>The second line while a 4 is chosen to be blocked.</extracomment>
        <translation>Και μπλοκαρισμένο το 4 παίζεται.</translation>
    </message>
    <message>
        <source>A move with your cards</source>
        <extracomment>The buttons with three 6s, four 10s and discarding all, where nobody else shall hear it.</extracomment>
        <translation>Μια κίνηση με τα χαρτιά σου</translation>
    </message>
    <message>
        <source>Above {last}</source>
        <translation>Πάνω από το {last}</translation>
    </message>
    <message>
        <source>Above {last}, but not {next}</source>
        <translation>Πάνω από το {last}, αλλά όχι το {next}</translation>
    </message>
    <message>
        <source>Above {last}, but not {next} or {number}</source>
        <extracomment>What may be played under Ajax, without the blocked number.</extracomment>
        <translation>Πάνω από το {last}, αλλά όχι το {next} ή το {number}</translation>
    </message>
    <message>
        <source>After a 2 you must play again. You can play: {numbers}.</source>
        <translation>Μετά το 2 πρέπει να ξαναπαίξεις. Μπορείς να παίξεις: {numbers}.</translation>
    </message>
    <message>
        <source>Ajax Petropolus</source>
        <translation>Έιτζαξ Πετρόπουλος</translation>
    </message>
    <message>
        <source>Ajax stays: no other character is revealed in this round.</source>
        <translation>Ο Έιτζαξ μένει: σε αυτόν τον γύρο δεν ανοίγει άλλος χαρακτήρας.</translation>
    </message>
    <message>
        <source>All burnt cards are blocked: Eugene has no card to give.</source>
        <translation>Όλα τα «καμένα» είναι μπλοκαρισμένα: ο Γιουτζίν δεν δίνει κάρτα.</translation>
    </message>
    <message>
        <source>All your cards are blocked: discard them all, or pass</source>
        <extracomment>The status line of who has blocked cards alone; a button says: Discard all.</extracomment>
        <translation>Όλες μπλοκαρισμένες: ξεφορτώσου τες ή πες πάσο</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Οποιαδήποτε κάρτα</translation>
    </message>
    <message>
        <source>Any card opens the round</source>
        <extracomment>Before the first card of a round, for who holds no 1 because nobody does.</extracomment>
        <translation>Ο γύρος ανοίγει με οποιαδήποτε κάρτα</translation>
    </message>
    <message>
        <source>Any odd number</source>
        <translation>Οποιοσδήποτε μονός</translation>
    </message>
    <message>
        <source>Any pair</source>
        <translation>Οποιοδήποτε ζευγάρι</translation>
    </message>
    <message>
        <source>Below {last}</source>
        <translation>Κάτω από το {last}</translation>
    </message>
    <message>
        <source>Bianca Barclay</source>
        <translation>Μπιάνκα Μπάρκλεϊ</translation>
    </message>
    <message>
        <source>Block a number</source>
        <translation>Μπλόκαρε αριθμό</translation>
    </message>
    <message>
        <source>Block the {number}</source>
        <translation>Μπλόκαρε το {number}</translation>
    </message>
    <message>
        <source>Block the {number}</source>
        <comment>a hint</comment>
        <translation>Μπλόκαρε το {number}</translation>
    </message>
    <message>
        <source>Blocking a number</source>
        <translation>Μπλοκάρει έναν αριθμό</translation>
    </message>
    <message>
        <source>Burn the four 10s</source>
        <comment>a hint</comment>
        <translation>Κάψε το καρέ του 10</translation>
    </message>
    <message>
        <source>Burn the three 6s</source>
        <comment>a hint</comment>
        <translation>Κάψε το φουλ του 6</translation>
    </message>
    <message>
        <source>Burnt cards, choose one</source>
        <extracomment>Of the cards of the open burnt pile, for screen readers: what they are, and are for.</extracomment>
        <translation>«Καμένες» κάρτες, διάλεξε μία</translation>
    </message>
    <message>
        <source>Cards are played only in pairs of the same number.</source>
        <translation>Οι κάρτες παίζονται μόνο σε ζευγάρια του ίδιου αριθμού.</translation>
    </message>
    <message>
        <source>Choose a card from your hand to give.</source>
        <extracomment>Said when somebody presses the panel to which a card is to be given.</extracomment>
        <translation>Διάλεξε από το χέρι σου την κάρτα που θα δώσεις.</translation>
    </message>
    <message>
        <source>Choose a card, then press the player: {name}</source>
        <extracomment>The second line of the same.</extracomment>
        <translation>Διάλεξε κάρτα και μετά πάτησε τον παίκτη: {name}</translation>
    </message>
    <message>
        <source>Choose a card.</source>
        <extracomment>The second line of the same.</extracomment>
        <translation>Διάλεξε μία κάρτα.</translation>
    </message>
    <message>
        <source>Choose a player.</source>
        <extracomment>The second line of the same.</extracomment>
        <translation>Διάλεξε έναν παίκτη.</translation>
    </message>
    <message>
        <source>Choose a player: you get a random card, then give one back.</source>
        <extracomment>The second line of the same.</extracomment>
        <translation>Πάτησε έναν παίκτη: παίρνεις μια κάρτα του στην τύχη και δίνεις μία πίσω.</translation>
    </message>
    <message>
        <source>Choose another player, not yourself.</source>
        <translation>Διάλεξε άλλον παίκτη, όχι εσένα.</translation>
    </message>
    <message>
        <source>Chosen. {key}: {word}</source>
        <extracomment>Of a burnt card or a place, for screen readers: what the main button does with it.</extracomment>
        <translation>Διάλεξες. {key}: {word}</translation>
    </message>
    <message>
        <source>Discard all</source>
        <extracomment>A button on the rail.</extracomment>
        <translation>Ξεφορτώσου τες</translation>
    </message>
    <message>
        <source>Discard your whole hand</source>
        <comment>a hint</comment>
        <translation>Ξεφορτώσου όλες τις κάρτες σου</translation>
    </message>
    <message>
        <source>Do it again if you still want to.</source>
        <translation>Κάν’ το ξανά αν το θέλεις παρ’ όλα αυτά.</translation>
    </message>
    <message>
        <source>Each number must be equal to the last or higher.</source>
        <translation>Κάθε αριθμός πρέπει να είναι ίσος με τον προηγούμενο ή μεγαλύτερος.</translation>
    </message>
    <message>
        <source>Each number must be lower than the last.</source>
        <translation>Κάθε αριθμός πρέπει να είναι μικρότερος από τον προηγούμενο.</translation>
    </message>
    <message>
        <source>Enid Sinclair</source>
        <translation>Ίνιντ Σίνκλερ</translation>
    </message>
    <message>
        <source>Equal or higher.</source>
        <translation>Ίσος ή μεγαλύτερος.</translation>
    </message>
    <message>
        <source>Eugene Ottinger</source>
        <translation>Γιουτζίν Ότινγκερ</translation>
    </message>
    <message>
        <source>Eugene gave you {card}.</source>
        <translation>Ο Γιουτζίν σού έδωσε {card}.</translation>
    </message>
    <message>
        <source>Eugene gave {name} {card}.</source>
        <translation>{name}: πήρε {card} από τον Γιουτζίν.</translation>
    </message>
    <message>
        <source>Eugene has no card to give.</source>
        <translation>Ο Γιουτζίν δεν έχει κάρτα να δώσει.</translation>
    </message>
    <message>
        <source>Everybody gave their whole hand to the player on their right.</source>
        <translation>Όλοι έδωσαν όλες τις κάρτες τους στον παίκτη στα δεξιά τους.</translation>
    </message>
    <message>
        <source>Everybody has passed.</source>
        <translation>Όλοι πάσο.</translation>
    </message>
    <message>
        <source>Everybody has passed: the played cards are burnt.</source>
        <translation>Όλοι πάσο: οι κάρτες που παίχτηκαν πάνε στα «καμένα».</translation>
    </message>
    <message numerus="yes">
        <source>Fewest points: %n players</source>
        <translation>
            <numerusform>Λιγότεροι πόντοι: %n παίκτης</numerusform>
            <numerusform>Λιγότεροι πόντοι: %n παίκτες</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewest points: {names}</source>
        <translation>Λιγότεροι πόντοι: {names}</translation>
    </message>
    <message>
        <source>First choose a card from the burnt pile.</source>
        <extracomment>Said when somebody presses their hand while a burnt card is to be taken.</extracomment>
        <translation>Πρώτα διάλεξε μία «καμένη» κάρτα.</translation>
    </message>
    <message>
        <source>First choose a card from your hand.</source>
        <extracomment>Said when somebody presses the played pile without a card.</extracomment>
        <translation>Πρώτα διάλεξε μία κάρτα από το χέρι σου.</translation>
    </message>
    <message>
        <source>First choose a player: click one, or drag one of their cards here.</source>
        <extracomment>Said when somebody presses their hand while a card is to be taken from somebody.</extracomment>
        <translation>Πρώτα διάλεξε παίκτη: πάτησε πάνω του ή σύρε εδώ μία κάρτα του.</translation>
    </message>
    <message>
        <source>First choose the number for Thing to block.</source>
        <translation>Πρώτα διάλεξε τον αριθμό που μπλοκάρει το Πράγμα.</translation>
    </message>
    <message>
        <source>First choose which burnt card to take.</source>
        <translation>Πρώτα διάλεξε ποια «καμένη» κάρτα παίρνεις.</translation>
    </message>
    <message>
        <source>First choose who takes the top burnt card.</source>
        <translation>Πρώτα διάλεξε ποιος παίρνει την πάνω «καμένη» κάρτα.</translation>
    </message>
    <message>
        <source>First give a card back.</source>
        <translation>Πρώτα δώσε μία κάρτα για εκείνη που πήρες.</translation>
    </message>
    <message>
        <source>First put Wednesday among the characters.</source>
        <translation>Πρώτα βάλε τη Γουένσντεϊ ανάμεσα στους χαρακτήρες.</translation>
    </message>
    <message>
        <source>First take a card from another player.</source>
        <translation>Πρώτα πάρε μία κάρτα από άλλον παίκτη.</translation>
    </message>
    <message>
        <source>Four 10s</source>
        <extracomment>A button on the rail.</extracomment>
        <translation>Καρέ του 10</translation>
    </message>
    <message>
        <source>Four 10s were shown.</source>
        <translation>Έπεσε καρέ του 10.</translation>
    </message>
    <message>
        <source>From now on all hands are face up.</source>
        <translation>Από εδώ και πέρα παίζετε με ανοιχτές κάρτες.</translation>
    </message>
    <message>
        <source>Give another card back</source>
        <extracomment>Said for all to hear to who has taken a card.</extracomment>
        <translation>Δώσε πίσω μια άλλη κάρτα</translation>
    </message>
    <message>
        <source>Give the burnt card to {name}</source>
        <comment>a hint</comment>
        <translation>Χάρισε την «καμένη» κάρτα ({name})</translation>
    </message>
    <message>
        <source>Give the {number}</source>
        <comment>a hint</comment>
        <translation>Δώσε το {number}</translation>
    </message>
    <message>
        <source>Giving a card back</source>
        <translation>Δίνει μία κάρτα πίσω</translation>
    </message>
    <message>
        <source>Giving the top burnt card away</source>
        <translation>Χαρίζει την πάνω «καμένη» κάρτα</translation>
    </message>
    <message>
        <source>Gorgon</source>
        <translation>Γοργόνα</translation>
    </message>
    <message>
        <source>Hyde</source>
        <translation>Χάιντ</translation>
    </message>
    <message>
        <source>If Thing has blocked your whole hand, you can burn all of it here, too.</source>
        <translation>Αν το Πράγμα μπλόκαρε όλες σου τις κάρτες, τις καις κι αυτές εδώ.</translation>
    </message>
    <message>
        <source>If you pass, you take a burnt card.</source>
        <translation>Με το πάσο παίρνεις μία «καμένη» κάρτα.</translation>
    </message>
    <message>
        <source>In this round a single {number} may be played even with Enid in play; whoever plays it then puts Wednesday anywhere among the characters.</source>
        <extracomment>Said when somebody presses that place.</extracomment>
        <translation>Σε αυτόν τον γύρο ένα {number} μόνο του παίζεται και με την Ίνιντ: όποιος το παίζει βάζει τη Γουένσντεϊ όπου θέλει ανάμεσα στους χαρακτήρες.</translation>
    </message>
    <message>
        <source>It blocks one number.</source>
        <translation>Μπλοκάρει έναν αριθμό.</translation>
    </message>
    <message>
        <source>It is for {name}</source>
        <extracomment>While a card is lifted that is to be given.</extracomment>
        <translation>Θα την πάρει: {name}</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Είναι η σειρά σου.</translation>
    </message>
    <message>
        <source>Larissa Weems</source>
        <translation>Λαρίσα Γουίμς</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Μάσκα</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Μέντιουμ</translation>
    </message>
    <message>
        <source>No character in play</source>
        <extracomment>In the place of the open character, before the first one is revealed.</extracomment>
        <translation>Κανένας ανοιχτός χαρακτήρας</translation>
    </message>
    <message>
        <source>No other card in the hand can follow the 2.</source>
        <translation>Καμία άλλη κάρτα στο χέρι δεν μπαίνει πάνω στο 2.</translation>
    </message>
    <message>
        <source>Nobody else has cards: no card is swapped.</source>
        <translation>Κανείς άλλος δεν έχει κάρτες: δεν γίνεται ανταλλαγή.</translation>
    </message>
    <message>
        <source>Nobody has a 1: open with any card</source>
        <extracomment>The status line of who opens the round without a 1.</extracomment>
        <translation>Κανείς δεν έχει 1: άνοιξε με όποια κάρτα θέλεις</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Εκεί δεν κάθεται κανείς.</translation>
    </message>
    <message>
        <source>Normie</source>
        <translation>Νόρμι</translation>
    </message>
    <message>
        <source>Not the very next number.</source>
        <translation>Όχι ο αμέσως επόμενος αριθμός.</translation>
    </message>
    <message>
        <source>Nothing can follow {last}</source>
        <extracomment>When no number there is can follow.</extracomment>
        <translation>Πάνω στο {last} δεν μπαίνει τίποτα</translation>
    </message>
    <message>
        <source>Nothing is chosen.</source>
        <extracomment>Said when what was chosen is chosen no more.</extracomment>
        <translation>Δεν έχεις διαλέξει τίποτα.</translation>
    </message>
    <message>
        <source>Now you block a number.</source>
        <translation>Τώρα μπλοκάρεις έναν αριθμό.</translation>
    </message>
    <message>
        <source>Now you give a card back.</source>
        <translation>Τώρα δίνεις μία κάρτα πίσω.</translation>
    </message>
    <message>
        <source>Now you give the top burnt card away.</source>
        <translation>Τώρα χαρίζεις την πάνω «καμένη» κάρτα.</translation>
    </message>
    <message>
        <source>Now you put Wednesday among the characters.</source>
        <translation>Τώρα βάζεις τη Γουένσντεϊ ανάμεσα στους χαρακτήρες.</translation>
    </message>
    <message>
        <source>Now you take a burnt card.</source>
        <translation>Τώρα παίρνεις μία «καμένη» κάρτα.</translation>
    </message>
    <message>
        <source>Now you take a card from another player.</source>
        <translation>Τώρα παίρνεις μία κάρτα από άλλον παίκτη.</translation>
    </message>
    <message>
        <source>Now {name} blocks a number.</source>
        <translation>{name}: μπλοκάρει έναν αριθμό.</translation>
    </message>
    <message>
        <source>Now {name} gives a card back.</source>
        <translation>{name}: δίνει τώρα μία κάρτα πίσω.</translation>
    </message>
    <message>
        <source>Now {name} gives the top burnt card away.</source>
        <translation>{name}: χαρίζει τώρα την πάνω «καμένη» κάρτα.</translation>
    </message>
    <message>
        <source>Now {name} plays.</source>
        <translation>Παίζει τώρα: {name}.</translation>
    </message>
    <message>
        <source>Now {name} puts Wednesday among the characters.</source>
        <translation>{name}: βάζει τώρα τη Γουένσντεϊ ανάμεσα στους χαρακτήρες.</translation>
    </message>
    <message>
        <source>Now {name} takes a burnt card.</source>
        <translation>{name}: παίρνει τώρα μία «καμένη» κάρτα.</translation>
    </message>
    <message>
        <source>Now {name} takes a card from another player.</source>
        <translation>{name}: παίρνει τώρα μία κάρτα από άλλον παίκτη.</translation>
    </message>
    <message>
        <source>Numbers go down.</source>
        <translation>Οι αριθμοί κατεβαίνουν.</translation>
    </message>
    <message>
        <source>Numbers go up, but the very next one may not be played: no 2 after a 1.</source>
        <translation>Οι αριθμοί ανεβαίνουν, αλλά ο αμέσως επόμενος δεν παίζεται: μετά το 1 όχι 2.</translation>
    </message>
    <message>
        <source>Odd numbers above {last}</source>
        <translation>Μονοί πάνω από το {last}</translation>
    </message>
    <message>
        <source>One card per turn: two {number}s can be played together only with Enid.</source>
        <translation>Μία κάρτα τη φορά: δύο κάρτες με το {number} παίζονται μαζί μόνο με την Ίνιντ.</translation>
    </message>
    <message>
        <source>Only odd numbers may be played.</source>
        <translation>Παίζονται μόνο μονοί αριθμοί.</translation>
    </message>
    <message>
        <source>Only odd numbers.</source>
        <translation>Μόνο μονοί αριθμοί.</translation>
    </message>
    <message>
        <source>Only pairs of the same number.</source>
        <translation>Μόνο ζευγάρια του ίδιου αριθμού.</translation>
    </message>
    <message>
        <source>Only three 6s, four 10s or a hand that is all blocked can go onto the burnt pile.</source>
        <translation>Στη στοίβα των «καμένων» μπαίνουν μόνο φουλ του 6, καρέ του 10 ή οι κάρτες σου, αν είναι όλες μπλοκαρισμένες.</translation>
    </message>
    <message>
        <source>Open the round with a 1</source>
        <extracomment>The status line of who opens the round.</extracomment>
        <translation>Άνοιξε τον γύρο με 1</translation>
    </message>
    <message>
        <source>Opening the round</source>
        <translation>Ανοίγει τον γύρο</translation>
    </message>
    <message>
        <source>Out of this round: {names}.</source>
        <translation>Εκτός γύρου: {names}.</translation>
    </message>
    <message>
        <source>Pairs above {last}</source>
        <translation>Ζευγάρια πάνω από το {last}</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>The main button.</extracomment>
        <translation>Πάσο</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a hint</comment>
        <translation>Πες πάσο</translation>
    </message>
    <message>
        <source>Pass, and take a burnt card</source>
        <comment>a hint</comment>
        <translation>Πες πάσο και πάρε μια «καμένη» κάρτα</translation>
    </message>
    <message>
        <source>Play a card or pass</source>
        <extracomment>The status line.</extracomment>
        <translation>Παίξε ή πες πάσο</translation>
    </message>
    <message>
        <source>Play a pair or pass</source>
        <extracomment>The status line under Enid.</extracomment>
        <translation>Παίξε ζευγάρι ή πες πάσο</translation>
    </message>
    <message>
        <source>Play goes clockwise again.</source>
        <translation>Παίζετε πάλι δεξιόστροφα.</translation>
    </message>
    <message>
        <source>Play goes counter-clockwise now.</source>
        <translation>Τώρα παίζετε αριστερόστροφα.</translation>
    </message>
    <message>
        <source>Play one {number} alone</source>
        <comment>a hint</comment>
        <translation>Παίξε ένα {number} μόνο του</translation>
    </message>
    <message>
        <source>Play one {number} alone, and put Wednesday anywhere</source>
        <comment>a hint</comment>
        <translation>Παίξε ένα {number} μόνο του και βάλε τη Γουένσντεϊ όπου θέλεις</translation>
    </message>
    <message>
        <source>Play the two {number}s</source>
        <comment>a hint</comment>
        <translation>Παίξε το ζευγάρι του {number}</translation>
    </message>
    <message>
        <source>Play the {number}</source>
        <comment>a hint</comment>
        <translation>Παίξε το {number}</translation>
    </message>
    <message>
        <source>Playing again</source>
        <translation>Ξαναπαίζει</translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <extracomment>On the curtain, of a round: Points: Anna 3, Nikos 12.</extracomment>
        <translation>Πόντοι: {points}.</translation>
    </message>
    <message>
        <source>Press {name}.</source>
        <extracomment>The second line of the same.</extracomment>
        <translation>Πάτησε: {name}.</translation>
    </message>
    <message>
        <source>Press {name}: you get a random card, then give one back.</source>
        <extracomment>The second line of the same.</extracomment>
        <translation>Πάτησε: {name}. Παίρνεις μια κάρτα στην τύχη και δίνεις μία πίσω.</translation>
    </message>
    <message>
        <source>Proteus</source>
        <translation>Πρωτέας</translation>
    </message>
    <message>
        <source>Put Thing on the number you want to block</source>
        <extracomment>Over the open burnt cards, for the Thing.</extracomment>
        <translation>Βάλε το Πράγμα στον αριθμό που θέλεις να μπλοκάρεις</translation>
    </message>
    <message>
        <source>Put Wednesday among the characters</source>
        <extracomment>Over the open characters.</extracomment>
        <translation>Βάλε τη Γουένσντεϊ ανάμεσα στους χαρακτήρες</translation>
    </message>
    <message>
        <source>Put Wednesday anywhere among the characters</source>
        <extracomment>The status line of who puts Wednesday among the characters.</extracomment>
        <translation>Βάλε τη Γουένσντεϊ όπου θέλεις στη στοίβα</translation>
    </message>
    <message>
        <source>Put Wednesday {where}</source>
        <comment>a hint</comment>
        <translation>Βάλε τη Γουένσντεϊ {where}</translation>
    </message>
    <message>
        <source>Put her at the bottom</source>
        <translation>Βάλ’ την κάτω κάτω</translation>
    </message>
    <message>
        <source>Put her here</source>
        <translation>Βάλ’ την εδώ</translation>
    </message>
    <message>
        <source>Put her in position {place}</source>
        <translation>Βάλ’ τη στη θέση {place}</translation>
    </message>
    <message>
        <source>Put her on top</source>
        <translation>Βάλ’ την πάνω πάνω</translation>
    </message>
    <message>
        <source>Putting Wednesday among the characters</source>
        <translation>Βάζει τη Γουένσντεϊ ανάμεσα στους χαρακτήρες</translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <translation>Αρχίζει ο γύρος {round}.</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} is over.</source>
        <translation>Τέλος του γύρου {round} από τους {rounds}.</translation>
    </message>
    <message>
        <source>Siren</source>
        <translation>Σειρήνα</translation>
    </message>
    <message>
        <source>So far, {each}.</source>
        <extracomment>So far, you have 12, Anna has 71.</extracomment>
        <translation>Συνολικά, {each}.</translation>
    </message>
    <message>
        <source>Surprise: {what}</source>
        <extracomment>The effect of an expert round as a sentence, beside the characters.</extracomment>
        <translation>Έκπληξη: {what}</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Πάρε μία κάρτα</translation>
    </message>
    <message>
        <source>Take a card from the burnt pile</source>
        <extracomment>Over the open burnt cards.</extracomment>
        <translation>Διάλεξε μία κάρτα από τη στοίβα των «καμένων»</translation>
    </message>
    <message>
        <source>Take a card from {name}</source>
        <comment>a hint</comment>
        <translation>Πάρε μία κάρτα ({name})</translation>
    </message>
    <message>
        <source>Take the {number}</source>
        <translation>Πάρε το {number}</translation>
    </message>
    <message>
        <source>Taking a burnt card</source>
        <translation>Παίρνει μία «καμένη» κάρτα</translation>
    </message>
    <message>
        <source>Taking a card from another player</source>
        <translation>Παίρνει μία κάρτα από άλλον παίκτη</translation>
    </message>
    <message>
        <source>The 2 was the last card in the hand: no other is played.</source>
        <translation>Το 2 ήταν η τελευταία κάρτα: δεν παίζεται άλλη.</translation>
    </message>
    <message>
        <source>The 4 was the last card in the hand: no card is swapped.</source>
        <translation>Το 4 ήταν η τελευταία κάρτα: δεν γίνεται ανταλλαγή.</translation>
    </message>
    <message>
        <source>The burnt pile has only blocked cards: nothing happens.</source>
        <translation>Στα «καμένα» υπάρχουν μόνο μπλοκαρισμένες κάρτες: δεν γίνεται τίποτα.</translation>
    </message>
    <message>
        <source>The burnt pile is empty: Eugene has no card to give.</source>
        <translation>Η στοίβα των «καμένων» είναι άδεια: ο Γιουτζίν δεν δίνει κάρτα.</translation>
    </message>
    <message>
        <source>The burnt pile is empty: Thing blocks nothing.</source>
        <translation>Η στοίβα των «καμένων» είναι άδεια: το Πράγμα δεν μπλοκάρει τίποτα.</translation>
    </message>
    <message>
        <source>The burnt pile is empty: nothing happens.</source>
        <translation>Η στοίβα των «καμένων» είναι άδεια: δεν γίνεται τίποτα.</translation>
    </message>
    <message>
        <source>The five rounds are over</source>
        <extracomment>The status line at the end.</extracomment>
        <translation>Οι πέντε γύροι τελείωσαν</translation>
    </message>
    <message>
        <source>The others won’t see where.</source>
        <extracomment>The second line of the same.</extracomment>
        <translation>Οι άλλοι δεν βλέπουν πού.</translation>
    </message>
    <message>
        <source>The others won’t see which one you take.</source>
        <extracomment>The second line of the same.</extracomment>
        <translation>Οι άλλοι δεν βλέπουν ποια παίρνεις.</translation>
    </message>
    <message numerus="yes">
        <source>The pile has only %n place(s).</source>
        <translation>
            <numerusform>Η στοίβα έχει μόνο %n θέση.</numerusform>
            <numerusform>Η στοίβα έχει μόνο %n θέσεις.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round ends at once, unless the last card played was a 13.</source>
        <translation>Ο γύρος τελειώνει αμέσως, εκτός αν η τελευταία κάρτα που παίχτηκε ήταν το 13.</translation>
    </message>
    <message>
        <source>The round ends at once.</source>
        <translation>Ο γύρος τελειώνει αμέσως.</translation>
    </message>
    <message>
        <source>The round is over. Go on with “{points}”.</source>
        <translation>Ο γύρος τελείωσε. Συνέχισε με «{points}».</translation>
    </message>
    <message>
        <source>The three 6s will be burnt, and you will see the face-down characters: this cannot be undone.</source>
        <extracomment>What the button with three 6s does.</extracomment>
        <translation>Θα κάψεις τα τρία 6 και θα δεις τους κλειστούς χαρακτήρες: αυτό δεν αναιρείται.</translation>
    </message>
    <message>
        <source>The {number} sends her back.</source>
        <extracomment>On Wednesday&apos;s card, where she does not end the round.</extracomment>
        <translation>Το {number} τη στέλνει πίσω.</translation>
    </message>
    <message>
        <source>The {number} sent Wednesday back into the pile.</source>
        <translation>Το {number} έστειλε τη Γουένσντεϊ πίσω στη στοίβα της.</translation>
    </message>
    <message>
        <source>The {number} sent Wednesday back: no character in play</source>
        <extracomment>In the place of the open character, where she has just appeared in vain.</extracomment>
        <translation>Το {number} έστειλε πίσω τη Γουένσντεϊ: κανένας ανοιχτός χαρακτήρας</translation>
    </message>
    <message>
        <source>Then the youngest opens, and that is you</source>
        <extracomment>The second line of who opens the round without a 1.</extracomment>
        <translation>Τότε ανοίγει ο μικρότερος σε ηλικία, δηλαδή εσύ</translation>
    </message>
    <message>
        <source>There is no character left to reveal.</source>
        <translation>Δεν έμεινε χαρακτήρας να ανοίξει.</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Πράγμα</translation>
    </message>
    <message>
        <source>Thing: block a number</source>
        <extracomment>The status line of who blocks a number.</extracomment>
        <translation>Πράγμα: μπλόκαρε έναν αριθμό</translation>
    </message>
    <message>
        <source>Thing’s hand</source>
        <extracomment>The Thing&apos;s hand, which is laid on a card, for screen readers.</extracomment>
        <translation>το Πράγμα</translation>
    </message>
    <message>
        <source>This ends the last round, and the game with it: you would not win.</source>
        <translation>Έτσι τελειώνει ο τελευταίος γύρος, και μαζί του η παρτίδα: δεν θα κέρδιζες.</translation>
    </message>
    <message>
        <source>This ends the last round, and the game with it: your team would not win.</source>
        <translation>Έτσι τελειώνει ο τελευταίος γύρος, και μαζί του η παρτίδα: η ομάδα σου δεν θα κέρδιζε.</translation>
    </message>
    <message>
        <source>This ends the round at once.</source>
        <extracomment>What the button with four 10s does.</extracomment>
        <translation>Έτσι τελειώνει αμέσως ο γύρος.</translation>
    </message>
    <message>
        <source>This {number} is blocked: choose another card.</source>
        <translation>Αυτό το {number} είναι μπλοκαρισμένο: διάλεξε άλλη κάρτα.</translation>
    </message>
    <message>
        <source>This {number} is the card you have just taken: give another one.</source>
        <translation>Αυτό το {number} είναι η κάρτα που μόλις πήρες: δώσε άλλη.</translation>
    </message>
    <message>
        <source>Three 6s</source>
        <extracomment>A button on the rail.</extracomment>
        <translation>Φουλ του 6</translation>
    </message>
    <message>
        <source>Three blocked 6s can still be burnt.</source>
        <extracomment>The second line while a 6 is chosen to be blocked.</extracomment>
        <translation>Και μπλοκαρισμένα τα τρία 6 καίγονται.</translation>
    </message>
    <message>
        <source>Turns go counter-clockwise.</source>
        <translation>Παίζετε αριστερόστροφα.</translation>
    </message>
    <message>
        <source>Turns go counter-clockwise: after you comes whoever sits on your right.</source>
        <translation>Παίζετε αριστερόστροφα: μετά από σένα παίζει όποιος κάθεται στα δεξιά σου.</translation>
    </message>
    <message>
        <source>Tyler Galpin</source>
        <translation>Τάιλερ Γκάλπιν</translation>
    </message>
    <message>
        <source>Vampire</source>
        <translation>Βαμπίρ</translation>
    </message>
    <message>
        <source>Wednesday Addams</source>
        <translation>Γουένσντεϊ Άνταμς</translation>
    </message>
    <message>
        <source>Wednesday appeared, but the {number} sent her back into the pile.</source>
        <translation>Ήρθε η Γουένσντεϊ, αλλά το {number} την έστειλε πίσω στη στοίβα της.</translation>
    </message>
    <message>
        <source>Wednesday is out of this round.</source>
        <translation>Η Γουένσντεϊ είναι εκτός γύρου.</translation>
    </message>
    <message>
        <source>Wednesday is out of this round: the 6s are only burnt.</source>
        <translation>Η Γουένσντεϊ είναι εκτός γύρου: τα 6 απλώς καίγονται.</translation>
    </message>
    <message numerus="yes">
        <source>Wednesday is revealed next, and your hand is worth %n point(s)</source>
        <translation>
            <numerusform>η Γουένσντεϊ ανοίγει αμέσως μετά, και οι κάρτες σου μετράνε %n πόντο</numerusform>
            <numerusform>η Γουένσντεϊ ανοίγει αμέσως μετά, και οι κάρτες σου μετράνε %n πόντους</numerusform>
        </translation>
    </message>
    <message>
        <source>Wednesday is the next character</source>
        <translation>η Γουένσντεϊ είναι ο επόμενος χαρακτήρας</translation>
    </message>
    <message>
        <source>Wednesday will be the last to be revealed</source>
        <translation>η Γουένσντεϊ ανοίγει τελευταία</translation>
    </message>
    <message>
        <source>Werewolf</source>
        <translation>Λυκάνθρωπος</translation>
    </message>
    <message>
        <source>When everybody passes, the played cards come here, face down: the one played first ends on top. On your turn you can burn three 6s or four 10s here.</source>
        <extracomment>Said when somebody presses the burnt pile.</extracomment>
        <translation>Όταν πουν όλοι πάσο, οι κάρτες που παίχτηκαν έρχονται εδώ, κλειστές: πάνω πάνω μένει εκείνη που παίχτηκε πρώτη. Στη σειρά σου μπορείς να κάψεις εδώ τρία 6 ή τέσσερα 10.</translation>
    </message>
    <message>
        <source>When everybody passes, the top character is revealed.</source>
        <translation>Όταν πουν όλοι πάσο, ανοίγει ο πάνω χαρακτήρας.</translation>
    </message>
    <message>
        <source>Whoever passes takes the top card of the burnt pile.</source>
        <translation>Όποιος λέει πάσο παίρνει την πάνω κάρτα από τη στοίβα των «καμένων».</translation>
    </message>
    <message>
        <source>Whoever played last blocks a number from the burnt pile until the end of the round.</source>
        <translation>Όποιος έπαιξε τελευταίος μπλοκάρει έναν αριθμό από τη στοίβα των «καμένων» ως το τέλος του γύρου.</translation>
    </message>
    <message>
        <source>With Enid you need a pair, and you have only one {number}.</source>
        <translation>Με την Ίνιντ χρειάζεσαι ζευγάρι, κι εσύ έχεις μόνο ένα {number}.</translation>
    </message>
    <message>
        <source>With the 4, {name} took {card} from you.</source>
        <translation>{name}: με το 4 σού πήρε {card}.</translation>
    </message>
    <message>
        <source>With two players nothing changes.</source>
        <translation>Με δύο παίκτες δεν αλλάζει τίποτα.</translation>
    </message>
    <message>
        <source>Yeti</source>
        <translation>Γέτι</translation>
    </message>
    <message>
        <source>Yoko Tanaka</source>
        <translation>Γιόκο Τανάκα</translation>
    </message>
    <message>
        <source>You blocked the {number} until the round ends.</source>
        <translation>Μπλόκαρες το {number} ως το τέλος του γύρου.</translation>
    </message>
    <message>
        <source>You can discard your hand only when every card in it is blocked: you also have {others}.</source>
        <translation>Ξεφορτώνεσαι τις κάρτες σου μόνο όταν είναι όλες μπλοκαρισμένες: έχεις και {others}.</translation>
    </message>
    <message>
        <source>You cannot open a round with a combination: play a card.</source>
        <translation>Ο γύρος δεν ανοίγει με συνδυασμό: παίξε μία κάρτα.</translation>
    </message>
    <message>
        <source>You cannot play a single {number}: with Enid cards are played in pairs.</source>
        <translation>Ένα {number} μόνο του δεν μπαίνει: με την Ίνιντ οι κάρτες παίζονται σε ζευγάρια.</translation>
    </message>
    <message>
        <source>You cannot play any card: pass</source>
        <extracomment>The status line of who can play nothing.</extracomment>
        <translation>Καμία κάρτα σου δεν μπαίνει: πες πάσο</translation>
    </message>
    <message>
        <source>You cannot play {number}: it must be higher than {last}.</source>
        <translation>Το {number} δεν μπαίνει: θέλει αριθμό μεγαλύτερο από το {last}.</translation>
    </message>
    <message>
        <source>You cannot play {number}: with Ajax the very next number is not allowed.</source>
        <translation>Το {number} δεν μπαίνει: με τον Έιτζαξ δεν παίζεται ο αμέσως επόμενος αριθμός.</translation>
    </message>
    <message>
        <source>You cannot play {number}: with Bianca it must be lower than {last}.</source>
        <translation>Το {number} δεν μπαίνει: με την Μπιάνκα θέλει αριθμό μικρότερο από το {last}.</translation>
    </message>
    <message>
        <source>You cannot play {number}: with Enid it must be a pair higher than {last}.</source>
        <translation>Το {number} δεν μπαίνει: με την Ίνιντ θέλει ζευγάρι μεγαλύτερο από το {last}.</translation>
    </message>
    <message>
        <source>You cannot play {number}: with Tyler only odd numbers are played.</source>
        <translation>Το {number} δεν μπαίνει: με τον Τάιλερ παίζονται μόνο μονοί αριθμοί.</translation>
    </message>
    <message>
        <source>You cannot play {number}: with Weems it must be {last} or higher.</source>
        <translation>Το {number} δεν μπαίνει: με τη Γουίμς θέλει το {last} ή μεγαλύτερο.</translation>
    </message>
    <message>
        <source>You cannot play: burn {cards}, or pass</source>
        <extracomment>The status line of who can play nothing, but burn three 6s or four 10s.</extracomment>
        <translation>Καμία κάρτα δεν μπαίνει: κάψε {cards} ή πες πάσο</translation>
    </message>
    <message>
        <source>You could not play any card, so you passed.</source>
        <translation>Δεν έμπαινε καμία κάρτα σου: είπες πάσο.</translation>
    </message>
    <message numerus="yes">
        <source>You discarded your whole hand, %n blocked {number}(s).</source>
        <translation>
            <numerusform>Ξεφορτώθηκες όλες τις κάρτες σου, %n μπλοκαρισμένο {number}.</numerusform>
            <numerusform>Ξεφορτώθηκες όλες τις κάρτες σου, %n μπλοκαρισμένα {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You do not need to do that now.</source>
        <translation>Τώρα δεν χρειάζεται κάτι τέτοιο.</translation>
    </message>
    <message>
        <source>You gave {card} to {whom}.</source>
        <translation>Έδωσες {card} σε: {whom}.</translation>
    </message>
    <message>
        <source>You get {points}</source>
        <extracomment>The same at the beginning of the row, for the round.</extracomment>
        <translation>Σε αυτόν τον γύρο, εσύ: {points}</translation>
    </message>
    <message>
        <source>You have a 1: open the round with it, not with {number}.</source>
        <translation>Έχεις 1: ο γύρος ανοίγει με αυτό, όχι με το {number}.</translation>
    </message>
    <message>
        <source>You have cards again.</source>
        <translation>Έχεις πάλι κάρτες.</translation>
    </message>
    <message>
        <source>You have no cards left, so you are skipped.</source>
        <extracomment>The second line in another player&apos;s turn, for who has no cards.</extracomment>
        <translation>Δεν σου έμειναν κάρτες, γι’ αυτό δεν παίζεις.</translation>
    </message>
    <message>
        <source>You have no cards left.</source>
        <translation>Δεν σου έμειναν κάρτες.</translation>
    </message>
    <message>
        <source>You have no cards: {name} plays first.</source>
        <translation>Δεν έχεις κάρτες, οπότε ξεκινάει: {name}.</translation>
    </message>
    <message>
        <source>You have no {number}.</source>
        <translation>Δεν έχεις {number} στο χέρι.</translation>
    </message>
    <message numerus="yes">
        <source>You need {needed} cards numbered {number} to burn them; you have %n.</source>
        <translation>
            <numerusform>Για να καούν χρειάζονται {needed} κάρτες με το {number}· έχεις %n.</numerusform>
            <numerusform>Για να καούν χρειάζονται {needed} κάρτες με το {number}· έχεις %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You open the round, so you cannot pass: play a card.</source>
        <translation>Ανοίγεις τον γύρο, άρα δεν μπορείς να πεις πάσο: παίξε μία κάρτα.</translation>
    </message>
    <message>
        <source>You open the round.</source>
        <translation>Ανοίγεις εσύ τον γύρο.</translation>
    </message>
    <message>
        <source>You passed and took {card}.</source>
        <translation>Είπες πάσο, και πήρες {card}.</translation>
    </message>
    <message>
        <source>You passed last: the played cards are burnt.</source>
        <translation>Είπες το τελευταίο πάσο: όσες κάρτες παίχτηκαν καίγονται.</translation>
    </message>
    <message>
        <source>You passed.</source>
        <translation>Είπες πάσο.</translation>
    </message>
    <message>
        <source>You passed: everybody has passed now.</source>
        <translation>Είπες πάσο· τώρα όλοι έχουν πει πάσο.</translation>
    </message>
    <message>
        <source>You play again.</source>
        <translation>Ξαναπαίζεις.</translation>
    </message>
    <message>
        <source>You play first, so you must play. You can play: {numbers}.</source>
        <translation>Ξεκινάς εσύ, άρα πρέπει να παίξεις. Μπορείς να παίξεις: {numbers}.</translation>
    </message>
    <message>
        <source>You play first.</source>
        <translation>Ξεκινάς εσύ.</translation>
    </message>
    <message>
        <source>You play first: choose a card</source>
        <extracomment>The status line of who leads.</extracomment>
        <translation>Ξεκινάς εσύ: διάλεξε μία κάρτα</translation>
    </message>
    <message>
        <source>You play first: choose a pair</source>
        <extracomment>The status line of who leads under Enid.</extracomment>
        <translation>Ξεκινάς εσύ: διάλεξε ένα ζευγάρι</translation>
    </message>
    <message>
        <source>You played {numbers}.</source>
        <translation>Έπαιξες {numbers}.</translation>
    </message>
    <message>
        <source>You put Wednesday {where}.</source>
        <translation>Έβαλες τη Γουένσντεϊ {where}.</translation>
    </message>
    <message>
        <source>You showed four 10s and burnt them.</source>
        <translation>Έδειξες καρέ του 10 και το έκαψες.</translation>
    </message>
    <message>
        <source>You showed three 6s and burnt them.</source>
        <translation>Έδειξες φουλ του 6 και το έκαψες.</translation>
    </message>
    <message>
        <source>You took the {taken}: now give another card back</source>
        <extracomment>The status line of who has taken a card.</extracomment>
        <translation>Πήρες το {taken}: τώρα δώσε μια άλλη κάρτα</translation>
    </message>
    <message>
        <source>You took your pass back.</source>
        <translation>Πήρες πίσω το πάσο σου.</translation>
    </message>
    <message>
        <source>You took {card} from {whom}.</source>
        <translation>Πήρες {card} από: {whom}.</translation>
    </message>
    <message>
        <source>You took {card}.</source>
        <translation>Πήρες {card}.</translation>
    </message>
    <message>
        <source>You took {numbers} back.</source>
        <translation>Πήρες πίσω {numbers}.</translation>
    </message>
    <message>
        <source>You were drawn by lot among all who hold a 1</source>
        <extracomment>The second line of who opens the round with a 1.</extracomment>
        <translation>Ανάμεσα σε όσους έχουν 1, ο κλήρος έπεσε σε σένα</translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s).</source>
        <translation>
            <numerusform>Κέρδισες με %n πόντο.</numerusform>
            <numerusform>Κέρδισες με %n πόντους.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would play first, but you cannot play any card: pass</source>
        <extracomment>The status line of who leads and can play nothing.</extracomment>
        <translation>Θα ξεκινούσες, αλλά καμία κάρτα σου δεν μπαίνει: πες πάσο</translation>
    </message>
    <message>
        <source>You would play first, but you cannot: burn {cards}, or pass</source>
        <extracomment>The status line of who leads and can play nothing, but burn three 6s or four 10s.</extracomment>
        <translation>Θα ξεκινούσες, αλλά καμία κάρτα σου δεν μπαίνει: κάψε {cards} ή πες πάσο</translation>
    </message>
    <message>
        <source>Your turn is over</source>
        <extracomment>The status line after the end of one&apos;s turn.</extracomment>
        <translation>Η σειρά σου τελείωσε</translation>
    </message>
    <message>
        <source>a burnt card</source>
        <translation>μία «καμένη» κάρτα</translation>
    </message>
    <message>
        <source>a burnt card ({card})</source>
        <translation>μία «καμένη» κάρτα ({card})</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>μία κάρτα</translation>
    </message>
    <message>
        <source>a face-down card of {name}</source>
        <extracomment>A back on a panel that can be taken, for screen readers.</extracomment>
        <translation>κλειστή κάρτα ({name})</translation>
    </message>
    <message>
        <source>a pair of {number}s</source>
        <extracomment>While a card is lifted that goes with its twin.</extracomment>
        <translation>δύο {number}</translation>
    </message>
    <message>
        <source>a single {number}</source>
        <extracomment>Beside the played pile under Enid, where one card of this number may go alone.</extracomment>
        <translation>ένα {number} μόνο του</translation>
    </message>
    <message>
        <source>a single {number}: then you put Wednesday anywhere</source>
        <extracomment>While a card is lifted that may go alone in spite of Enid.</extracomment>
        <translation>ένα {number} μόνο του: μετά βάζεις τη Γουένσντεϊ όπου θέλεις</translation>
    </message>
    <message>
        <source>above {name}</source>
        <translation>πάνω από: {name}</translation>
    </message>
    <message>
        <source>at the bottom of the pile</source>
        <translation>κάτω κάτω στη στοίβα</translation>
    </message>
    <message>
        <source>below {name}</source>
        <translation>κάτω από: {name}</translation>
    </message>
    <message>
        <source>below: {numbers}</source>
        <translation>από κάτω: {numbers}</translation>
    </message>
    <message>
        <source>blocked</source>
        <extracomment>Of a card, for screen readers.</extracomment>
        <translation>μπλοκαρισμένη</translation>
    </message>
    <message>
        <source>blocking the {number}</source>
        <translation>μπλοκάρεις το {number}</translation>
    </message>
    <message>
        <source>bottom</source>
        <extracomment>At the end of a tray where the pile has its bottom.</extracomment>
        <translation>κάτω κάτω</translation>
    </message>
    <message>
        <source>bottom: lower right</source>
        <extracomment>Where the bottom of the pile is, when its cards take several rows.</extracomment>
        <translation>κάτω κάτω: η τελευταία δεξιά</translation>
    </message>
    <message>
        <source>bottom: revealed last</source>
        <extracomment>At the end of the row of characters where the pile ends.</extracomment>
        <translation>κάτω κάτω: ανοίγει τελευταία</translation>
    </message>
    <message>
        <source>burning the four 10s</source>
        <translation>κάψεις το καρέ του 10</translation>
    </message>
    <message>
        <source>burning the three 6s</source>
        <translation>κάψεις το φουλ του 6</translation>
    </message>
    <message>
        <source>burnt pile</source>
        <extracomment>The caption of the burnt pile.</extracomment>
        <translation>στοίβα των «καμένων»</translation>
    </message>
    <message numerus="yes">
        <source>burnt pile, %n card(s)</source>
        <extracomment>The burnt pile for screen readers.</extracomment>
        <translation>
            <numerusform>στοίβα των «καμένων», %n κάρτα</numerusform>
            <numerusform>στοίβα των «καμένων», %n κάρτες</numerusform>
        </translation>
    </message>
    <message>
        <source>by Thing, until the round ends</source>
        <extracomment>The second line of the same.</extracomment>
        <translation>από το Πράγμα, ως το τέλος του γύρου</translation>
    </message>
    <message>
        <source>can be given now</source>
        <extracomment>Likewise, of who gives a card back.</extracomment>
        <translation>μπορεί να δοθεί τώρα</translation>
    </message>
    <message>
        <source>can be used now</source>
        <extracomment>Of a card of the hand, for screen readers: it can be played now.</extracomment>
        <translation>μπορεί να παιχτεί τώρα</translation>
    </message>
    <message>
        <source>choosing {name}</source>
        <translation>διαλέξεις «{name}»</translation>
    </message>
    <message>
        <source>discarding your whole hand</source>
        <translation>ξεφορτωθείς όλες σου τις κάρτες</translation>
    </message>
    <message>
        <source>face-down characters</source>
        <extracomment>The caption of the face-down characters.</extracomment>
        <translation>κλειστοί χαρακτήρες</translation>
    </message>
    <message>
        <source>four 10s</source>
        <extracomment>After “burn”.</extracomment>
        <translation>καρέ του 10</translation>
    </message>
    <message>
        <source>four 10s onto the burnt pile: the round ends</source>
        <translation>καρέ του 10 στα «καμένα»: ο γύρος τελειώνει</translation>
    </message>
    <message>
        <source>from the top: {first}</source>
        <extracomment>Begins what is looked through, for screen readers; the others follow.</extracomment>
        <translation>από πάνω: {first}</translation>
    </message>
    <message>
        <source>gave</source>
        <extracomment>A pill at a panel: this player gave a burnt card; to whom stands by.</extracomment>
        <translation>έδωσε</translation>
    </message>
    <message>
        <source>gave you a burnt card</source>
        <comment>of a player</comment>
        <translation>σου έδωσε «καμένη» κάρτα</translation>
    </message>
    <message>
        <source>giving the {number}</source>
        <translation>δώσεις το {number}</translation>
    </message>
    <message numerus="yes">
        <source>got %n burnt card(s) from {name}</source>
        <translation>
            <numerusform>πήρε %n «καμένη» κάρτα από: {name}</numerusform>
            <numerusform>πήρε %n «καμένες» κάρτες από: {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>hand face up: {numbers}</source>
        <translation>ανοιχτό χέρι: {numbers}</translation>
    </message>
    <message>
        <source>if Wednesday is revealed next, the round continues</source>
        <extracomment>Of the 13.</extracomment>
        <translation>αν ανοίξει μετά η Γουένσντεϊ, ο γύρος συνεχίζεται</translation>
    </message>
    <message>
        <source>if everybody passes after the 13, Wednesday does not end the round</source>
        <translation>αν μετά το 13 πουν όλοι πάσο, η Γουένσντεϊ δεν τελειώνει τον γύρο</translation>
    </message>
    <message numerus="yes">
        <source>if you still hold it when the round ends, the {number} costs you %n point(s)</source>
        <translation>
            <numerusform>αν το {number} σου μείνει ως το τέλος του γύρου, σου κοστίζει %n πόντο</numerusform>
            <numerusform>αν το {number} σου μείνει ως το τέλος του γύρου, σου κοστίζει %n πόντους</numerusform>
        </translation>
    </message>
    <message>
        <source>in position {place} of {places} from the top</source>
        <translation>στη θέση {place} από πάνω (οι θέσεις είναι {places})</translation>
    </message>
    <message>
        <source>just taken</source>
        <extracomment>On the card of the hand that was just taken.</extracomment>
        <translation>μόλις την πήρες</translation>
    </message>
    <message>
        <source>later you can go on with {numbers}</source>
        <translation>μετά μπορείς να συνεχίσεις με {numbers}</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>On a card of the hand that others or a character brought since one acted last.</extracomment>
        <translation>νέα</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>The pill at a narrow panel.</extracomment>
        <translation>μετά</translation>
    </message>
    <message>
        <source>no more in this round</source>
        <extracomment>The caption while none is revealed any more in this round.</extracomment>
        <translation>κανένας άλλος σε αυτόν τον γύρο</translation>
    </message>
    <message>
        <source>no swap, because it is your last card</source>
        <extracomment>Of a 4.</extracomment>
        <translation>χωρίς ανταλλαγή, γιατί είναι η τελευταία σου κάρτα</translation>
    </message>
    <message>
        <source>no swap, because nobody else has cards</source>
        <extracomment>Of a 4.</extracomment>
        <translation>χωρίς ανταλλαγή, γιατί κανείς άλλος δεν έχει κάρτες</translation>
    </message>
    <message>
        <source>nobody else can play on the {number}, so once you play it, you will probably play first again</source>
        <translation>πάνω στο {number} δεν μπορεί να παίξει κανείς άλλος, άρα όταν το παίξεις, μάλλον ξεκινάς πάλι εσύ</translation>
    </message>
    <message>
        <source>nobody else can play on the {number}, so you will probably play first again</source>
        <translation>πάνω στο {number} δεν μπορεί να παίξει κανείς άλλος, άρα μετά μάλλον ξεκινάς εσύ</translation>
    </message>
    <message>
        <source>none of your cards can follow</source>
        <extracomment>Of a 2.</extracomment>
        <translation>καμία κάρτα σου δεν μπαίνει μετά</translation>
    </message>
    <message>
        <source>nothing happens, because the burnt pile is empty</source>
        <extracomment>Of a 7 or 8.</extracomment>
        <translation>δεν γίνεται τίποτα, γιατί η στοίβα των «καμένων» είναι άδεια</translation>
    </message>
    <message>
        <source>on top of the pile</source>
        <translation>πάνω πάνω στη στοίβα</translation>
    </message>
    <message>
        <source>on your team</source>
        <extracomment>Of a player, for screen readers and tooltips; the panel bears a badge.</extracomment>
        <translation>στην ομάδα σου</translation>
    </message>
    <message numerus="yes">
        <source>only %n characters are left to come, and Wednesday is one of them</source>
        <translation>
            <numerusform>μένει μόνο %n χαρακτήρας, και είναι η Γουένσντεϊ</numerusform>
            <numerusform>μένουν μόνο %n χαρακτήρες, και μέσα σε αυτούς η Γουένσντεϊ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n hidden card(s) can be played on the {number}</source>
        <translation>
            <numerusform>πάνω στο {number} μπαίνει μόνο %n από τις κρυφές κάρτες</numerusform>
            <numerusform>πάνω στο {number} μπαίνουν μόνο %n από τις κρυφές κάρτες</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n hidden card(s) can be played on the {number}, so once you play it, you will probably play first again</source>
        <translation>
            <numerusform>πάνω στο {number} μπαίνει μόνο %n από τις κρυφές κάρτες, άρα όταν το παίξεις, μάλλον ξεκινάς πάλι εσύ</numerusform>
            <numerusform>πάνω στο {number} μπαίνουν μόνο %n από τις κρυφές κάρτες, άρα όταν το παίξεις, μάλλον ξεκινάς πάλι εσύ</numerusform>
        </translation>
    </message>
    <message>
        <source>only you see them</source>
        <extracomment>At an open tray: nobody else sees what is in it.</extracomment>
        <translation>φαίνονται μόνο σε σένα</translation>
    </message>
    <message numerus="yes">
        <source>others hold %n of the {number}s</source>
        <translation>
            <numerusform>άλλοι έχουν στο χέρι %n από τα {number}</numerusform>
            <numerusform>άλλοι έχουν στο χέρι %n από τα {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <comment>has passed</comment>
        <extracomment>The pill of who has passed since the last card.</extracomment>
        <translation>πάσο</translation>
    </message>
    <message>
        <source>passed before</source>
        <extracomment>The pill of who passed when last asked; somebody has played a card since.</extracomment>
        <translation>πάσο νωρίτερα</translation>
    </message>
    <message>
        <source>passed last time</source>
        <extracomment>For screen readers, of who has passed; somebody has played a card since.</extracomment>
        <translation>πάσο την προηγούμενη φορά</translation>
    </message>
    <message>
        <source>passes in a row: {count} of {holders}</source>
        <extracomment>How many have passed in a row, of all who hold cards.</extracomment>
        <translation>πάσο στη σειρά: {count} από {holders}</translation>
    </message>
    <message>
        <source>passing</source>
        <translation>πεις πάσο</translation>
    </message>
    <message>
        <source>play goes clockwise</source>
        <extracomment>Which way play goes, for screen readers.</extracomment>
        <translation>παίζετε δεξιόστροφα</translation>
    </message>
    <message>
        <source>play goes counter-clockwise</source>
        <extracomment>Which way play goes, for screen readers.</extracomment>
        <translation>παίζετε αριστερόστροφα</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>The same while it is shown again what that player did before: it is over by now.</extracomment>
        <translation>είχε σειρά</translation>
    </message>
    <message>
        <source>played cards, on top {numbers}</source>
        <translation>κάρτες που παίχτηκαν, πάνω πάνω το {numbers}</translation>
    </message>
    <message>
        <source>played cards: none</source>
        <translation>κάρτες που παίχτηκαν: καμία</translation>
    </message>
    <message>
        <source>played {numbers}</source>
        <translation>έπαιξε {numbers}</translation>
    </message>
    <message>
        <source>playing the two {number}s</source>
        <translation>παίξεις το ζευγάρι του {number}</translation>
    </message>
    <message>
        <source>playing the {number}</source>
        <translation>παίξεις το {number}</translation>
    </message>
    <message>
        <source>plays</source>
        <extracomment>The pill at a narrow panel.</extracomment>
        <translation>παίζει</translation>
    </message>
    <message>
        <source>putting Wednesday {where}</source>
        <translation>βάλεις τη Γουένσντεϊ {where}</translation>
    </message>
    <message>
        <source>right after the 2 you can play {numbers}</source>
        <translation>αμέσως μετά το 2 μπορείς να παίξεις {numbers}</translation>
    </message>
    <message>
        <source>surprise: {outcast} with {character}</source>
        <extracomment>What sets off the effect of an expert round, in the bar.</extracomment>
        <translation>έκπληξη: {outcast} και {character}</translation>
    </message>
    <message>
        <source>swapped</source>
        <extracomment>A pill at a panel: this player swapped a card; with whom stands by.</extracomment>
        <translation>αντάλλαξε</translation>
    </message>
    <message>
        <source>swapped a card with you</source>
        <translation>αντάλλαξε κάρτα μαζί σου</translation>
    </message>
    <message>
        <source>swapped a card with {name}</source>
        <translation>αντάλλαξε κάρτα με: {name}</translation>
    </message>
    <message>
        <source>the 4 lets you swap a card with another player</source>
        <translation>με το 4 ανταλλάσσεις μία κάρτα με άλλον παίκτη</translation>
    </message>
    <message>
        <source>the 8 lets you give a burnt card to another player</source>
        <translation>με το 8 χαρίζεις μία «καμένη» κάρτα σε άλλον παίκτη</translation>
    </message>
    <message>
        <source>the card goes there</source>
        <extracomment>After a player’s name, while a card is lifted that is to be given.</extracomment>
        <translation>η κάρτα πάει εκεί</translation>
    </message>
    <message>
        <source>the round ends</source>
        <extracomment>Of the last card, where only one other player has cards.</extracomment>
        <translation>ο γύρος τελειώνει</translation>
    </message>
    <message numerus="yes">
        <source>the round ends, and what is left in your hand is worth %n point(s)</source>
        <translation>
            <numerusform>ο γύρος τελειώνει, και όσες κάρτες σου μένουν μετράνε %n πόντο</numerusform>
            <numerusform>ο γύρος τελειώνει, και όσες κάρτες σου μένουν μετράνε %n πόντους</numerusform>
        </translation>
    </message>
    <message>
        <source>the top card comes first</source>
        <extracomment>Of the cards in an open tray, for screen readers.</extracomment>
        <translation>πρώτη είναι η πάνω κάρτα</translation>
    </message>
    <message>
        <source>the top card is yours, so if everybody passes you play first</source>
        <translation>η πάνω κάρτα είναι δική σου, και αν πουν όλοι πάσο ξεκινάς εσύ</translation>
    </message>
    <message numerus="yes">
        <source>the top one of %n burnt card(s), face down</source>
        <extracomment>The top card of the burnt pile while it is to be given away, for screen readers.</extracomment>
        <translation>
            <numerusform>η πάνω από %n καμένη κάρτα, κλειστή</numerusform>
            <numerusform>η πάνω από %n καμένες κάρτες, κλειστή</numerusform>
        </translation>
    </message>
    <message>
        <source>the {numbers} and the {last}</source>
        <comment>a hint</comment>
        <translation>το {numbers} και το {last}</translation>
    </message>
    <message>
        <source>the {numbers} or the {last}</source>
        <comment>a hint</comment>
        <translation>το {numbers} ή το {last}</translation>
    </message>
    <message>
        <source>the {number}</source>
        <comment>an outcast with its article, if it takes one</comment>
        <translation>το {number}</translation>
    </message>
    <message>
        <source>the {number}</source>
        <comment>a hint</comment>
        <translation>το {number}</translation>
    </message>
    <message>
        <source>the {number} can be played on the top card</source>
        <translation>το {number} μπαίνει πάνω στην τελευταία κάρτα</translation>
    </message>
    <message numerus="yes">
        <source>the {number} counts more, but keep it: nobody else can play on it, while %n hidden card(s) can be played on the {given}</source>
        <translation>
            <numerusform>το {number} μετράει περισσότερο, αλλά κράτα το: πάνω του δεν μπορεί να παίξει κανείς άλλος, ενώ πάνω στο {given} μπαίνει %n από τις κρυφές κάρτες</numerusform>
            <numerusform>το {number} μετράει περισσότερο, αλλά κράτα το: πάνω του δεν μπορεί να παίξει κανείς άλλος, ενώ πάνω στο {given} μπαίνουν %n από τις κρυφές κάρτες</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the {number} counts more, but keep it: of the hidden cards only {cards} can be played on it, and %n on the {given}</source>
        <translation>
            <numerusform>το {number} μετράει περισσότερο, αλλά κράτα το: από τις κρυφές κάρτες πάνω του μπαίνουν μόνο {cards}, ενώ πάνω στο {given} μπαίνει %n</numerusform>
            <numerusform>το {number} μετράει περισσότερο, αλλά κράτα το: από τις κρυφές κάρτες πάνω του μπαίνουν μόνο {cards}, ενώ πάνω στο {given} μπαίνουν %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the {number} counts more, but {name} could make good use of it</source>
        <translation>το {number} μετράει περισσότερο, αλλά είναι χρήσιμο και αλλού ({name})</translation>
    </message>
    <message>
        <source>the {number} is the lowest card you can play</source>
        <translation>το {number} είναι η μικρότερη κάρτα που μπορείς να παίξεις</translation>
    </message>
    <message>
        <source>the {number} is the lowest card you can play, and you keep {numbers} for later</source>
        <translation>το {number} είναι η μικρότερη κάρτα που μπορείς να παίξεις, και για αργότερα κρατάς {numbers}</translation>
    </message>
    <message>
        <source>the {number} is worth the fewest points of all you can take</source>
        <translation>από όσες κάρτες μπορείς να πάρεις, το {number} μετράει τους λιγότερους πόντους</translation>
    </message>
    <message>
        <source>the {number} is worth the most points of all you can give</source>
        <translation>από όσες κάρτες μπορείς να δώσεις, το {number} μετράει τους περισσότερους πόντους</translation>
    </message>
    <message>
        <source>the {number} is worth the most points of all you can play</source>
        <translation>από όσες κάρτες μπορείς να παίξεις, το {number} μετράει τους περισσότερους πόντους</translation>
    </message>
    <message>
        <source>the {number} {name}</source>
        <comment>an outcast with its article, if it takes one</comment>
        <translation>το {number} ({name})</translation>
    </message>
    <message>
        <source>then Wednesday leaves the character pile</source>
        <translation>μετά η Γουένσντεϊ βγαίνει από τη στοίβα των χαρακτήρων</translation>
    </message>
    <message>
        <source>then all hands are face up</source>
        <translation>μετά όλοι παίζουν με ανοιχτές κάρτες</translation>
    </message>
    <message>
        <source>then no other character appears in this round</source>
        <translation>μετά δεν ανοίγει άλλος χαρακτήρας σε αυτόν τον γύρο</translation>
    </message>
    <message>
        <source>then you give the top burnt card away</source>
        <translation>μετά χαρίζεις την πάνω «καμένη» κάρτα</translation>
    </message>
    <message>
        <source>then you give your whole hand to {name}, and all give theirs on</source>
        <translation>μετά δίνεις όλες τις κάρτες σου (σε: {name}), και το ίδιο κάνουν όλοι</translation>
    </message>
    <message>
        <source>then you have no cards left</source>
        <translation>έτσι δεν σου μένει κάρτα</translation>
    </message>
    <message>
        <source>then you play another card on the 2</source>
        <translation>μετά παίζεις άλλη μία κάρτα πάνω στο 2</translation>
    </message>
    <message>
        <source>then you take a random card and give one back</source>
        <translation>μετά παίρνεις μια κάρτα στην τύχη και δίνεις μία πίσω</translation>
    </message>
    <message>
        <source>then you take any burnt card</source>
        <translation>μετά παίρνεις όποια «καμένη» κάρτα θέλεις</translation>
    </message>
    <message>
        <source>three 6s</source>
        <extracomment>After “burn”.</extracomment>
        <translation>φουλ του 6</translation>
    </message>
    <message>
        <source>three 6s onto the burnt pile: nothing more, Wednesday is out of this round</source>
        <translation>φουλ του 6 στα «καμένα»: τίποτε άλλο, η Γουένσντεϊ είναι εκτός γύρου</translation>
    </message>
    <message>
        <source>three 6s onto the burnt pile: then you put Wednesday anywhere</source>
        <translation>φουλ του 6 στα «καμένα»: μετά βάζεις τη Γουένσντεϊ όπου θέλεις</translation>
    </message>
    <message>
        <source>three 6s or four 10s</source>
        <extracomment>After “burn”.</extracomment>
        <translation>φουλ του 6 ή καρέ του 10</translation>
    </message>
    <message numerus="yes">
        <source>took %n burnt card(s)</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>πήρε %n «καμένη» κάρτα</numerusform>
            <numerusform>πήρε %n «καμένες» κάρτες</numerusform>
        </translation>
    </message>
    <message>
        <source>top</source>
        <extracomment>At the end of a tray where the pile has its top.</extracomment>
        <translation>πάνω πάνω</translation>
    </message>
    <message>
        <source>top: revealed as soon as everybody passes</source>
        <extracomment>At the end of the row of characters where the pile has its top.</extracomment>
        <translation>πάνω πάνω: ανοίγει μόλις πουν όλοι πάσο</translation>
    </message>
    <message>
        <source>top: upper left</source>
        <extracomment>Where the top of the pile is, when its cards take several rows.</extracomment>
        <translation>πάνω πάνω: η πρώτη αριστερά</translation>
    </message>
    <message>
        <source>with this 10 you have four, which you can burn</source>
        <translation>με αυτό το 10 έχεις καρέ για κάψιμο</translation>
    </message>
    <message>
        <source>with this 6 you have three, which you can burn</source>
        <translation>με αυτό το 6 έχεις φουλ για κάψιμο</translation>
    </message>
    <message numerus="yes">
        <source>you get rid of %n point(s)</source>
        <translation>
            <numerusform>ξεφορτώνεσαι %n πόντο</numerusform>
            <numerusform>ξεφορτώνεσαι %n πόντους</numerusform>
        </translation>
    </message>
    <message>
        <source>you get {points}</source>
        <extracomment>In a row: Anna gets 3 points, you get 12.</extracomment>
        <translation>εσύ: {points}</translation>
    </message>
    <message>
        <source>you have no {number} yourself</source>
        <translation>εσύ δεν έχεις κανένα {number}</translation>
    </message>
    <message>
        <source>you have {points}</source>
        <extracomment>So far, you have 12.</extracomment>
        <translation>εσύ: {points}</translation>
    </message>
    <message>
        <source>you keep {numbers} for later</source>
        <translation>κρατάς για αργότερα {numbers}</translation>
    </message>
    <message>
        <source>you: {points}</source>
        <extracomment>How it stands, for screen readers: the listener’s points.</extracomment>
        <translation>εσύ: {points}</translation>
    </message>
    <message>
        <source>your hand</source>
        <extracomment>The place of one&apos;s own hand, for screen readers.</extracomment>
        <translation>οι κάρτες σου</translation>
    </message>
    <message numerus="yes">
        <source>your team: %n point(s)</source>
        <extracomment>The points of one&apos;s own team, in the bar.</extracomment>
        <translation>
            <numerusform>η ομάδα σου: %n πόντος</numerusform>
            <numerusform>η ομάδα σου: %n πόντοι</numerusform>
        </translation>
    </message>
    <message>
        <source>your whole hand onto the burnt pile</source>
        <extracomment>While a card of a hand is lifted that may be laid off.</extracomment>
        <translation>όλες οι κάρτες σου στα «καμένα»</translation>
    </message>
    <message>
        <source>{ability}, unless the burnt pile has only {number}s</source>
        <extracomment>What an outcast does, where the few burnt cards may all be blocked.</extracomment>
        <translation>{ability}, εκτός αν τα «καμένα» έχουν μόνο κάρτες με το {number}</translation>
    </message>
    <message>
        <source>{last} or higher</source>
        <translation>Το {last} και πάνω</translation>
    </message>
    <message>
        <source>{line}, also a single {number}</source>
        <extracomment>What may be played, and a number that goes in spite of the character.</extracomment>
        <translation>{line}, και ένα {number} μόνο του</translation>
    </message>
    <message>
        <source>{line}, also {number}</source>
        <extracomment>What may be played, and a number that goes in spite of the character.</extracomment>
        <translation>{line}, και το {number}</translation>
    </message>
    <message>
        <source>{line}, but not {number}</source>
        <extracomment>What may be played, without the blocked number.</extracomment>
        <translation>{line}, αλλά όχι το {number}</translation>
    </message>
    <message numerus="yes">
        <source>{names} won with %n point(s).</source>
        <translation>
            <numerusform>Νίκη: {names} με %n πόντο.</numerusform>
            <numerusform>Νίκη: {names} με %n πόντους.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} blocked the {number}</source>
        <translation>{name}: έβαλε μπλόκο στο {number}</translation>
    </message>
    <message>
        <source>{name} blocked the {number} until the round ends.</source>
        <translation>{name}: έβαλε μπλόκο στο {number} ως το τέλος του γύρου.</translation>
    </message>
    <message>
        <source>{name} burnt three 6s and put Wednesday among the characters</source>
        <translation>{name}: έκαψε φουλ του 6 και έβαλε τη Γουένσντεϊ στους χαρακτήρες</translation>
    </message>
    <message>
        <source>{name} could not play any card, and passed.</source>
        <translation>{name}: δεν έμπαινε καμία κάρτα, πάσο.</translation>
    </message>
    <message numerus="yes">
        <source>{name} discarded the whole hand, %n blocked {number}(s)</source>
        <translation>
            <numerusform>{name}: ξεφορτώθηκε όλες τις κάρτες, %n μπλοκαρισμένο {number}</numerusform>
            <numerusform>{name}: ξεφορτώθηκε όλες τις κάρτες, %n μπλοκαρισμένα {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} discarded the whole hand, %n blocked {number}(s).</source>
        <translation>
            <numerusform>{name}: ξεφορτώθηκε όλες τις κάρτες, %n μπλοκαρισμένο {number}.</numerusform>
            <numerusform>{name}: ξεφορτώθηκε όλες τις κάρτες, %n μπλοκαρισμένα {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gave you {card}.</source>
        <translation>{name}: σου έδωσε {card}.</translation>
    </message>
    <message>
        <source>{name} gave you: {numbers}.</source>
        <translation>{name}: σου έδωσε {numbers}.</translation>
    </message>
    <message>
        <source>{name} gave {card} to {whom}.</source>
        <translation>{name}: έδωσε {card} σε: {whom}.</translation>
    </message>
    <message>
        <source>{name} gets {points}</source>
        <comment>the first</comment>
        <extracomment>Likewise.</extracomment>
        <translation>Σε αυτόν τον γύρο, {name}: {points}</translation>
    </message>
    <message>
        <source>{name} gets {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>{name} has appeared.</source>
        <translation>Ήρθε: {name}.</translation>
    </message>
    <message>
        <source>{name} has cards again.</source>
        <translation>{name}: έχει πάλι κάρτες.</translation>
    </message>
    <message>
        <source>{name} has left.</source>
        <translation>Έφυγε ο χαρακτήρας {name}.</translation>
    </message>
    <message>
        <source>{name} has no card to take.</source>
        <translation>Δεν υπάρχει κάρτα να πάρεις: {name}.</translation>
    </message>
    <message>
        <source>{name} has no cards left.</source>
        <translation>{name}: δεν έχει πια κάρτες.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n card(s) left</source>
        <translation>
            <numerusform>μένει μόνο %n κάρτα ({name})</numerusform>
            <numerusform>μένουν μόνο %n κάρτες ({name})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n card(s), fewer than others you can choose</source>
        <translation>
            <numerusform>είναι από όσους έχουν τις λιγότερες κάρτες, μόνο %n ({name})</numerusform>
            <numerusform>είναι από όσους έχουν τις λιγότερες κάρτες, μόνο %n ({name})</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has the fewest points of all you can choose, only {points} so far</source>
        <translation>έχει τους λιγότερους πόντους από όσους μπορείς να διαλέξεις, {points} ως τώρα ({name})</translation>
    </message>
    <message>
        <source>{name} has {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>{name} opens the round.</source>
        <translation>Ανοίγει τον γύρο: {name}.</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name}: πάσο</translation>
    </message>
    <message>
        <source>{name} passed and took a burnt card</source>
        <translation>{name}: πάσο, και πήρε μία «καμένη» κάρτα</translation>
    </message>
    <message>
        <source>{name} passed and took a burnt card: everybody has passed now</source>
        <translation>{name}: πάσο, και πήρε μία «καμένη» κάρτα· τώρα όλοι έχουν πει πάσο</translation>
    </message>
    <message>
        <source>{name} passed and took {card}.</source>
        <translation>{name}: πάσο, και πήρε {card}.</translation>
    </message>
    <message>
        <source>{name} passed last: the played cards are burnt.</source>
        <translation>{name}: τελευταίο πάσο, όσες κάρτες παίχτηκαν καίγονται.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name}: πάσο.</translation>
    </message>
    <message>
        <source>{name} passed: everybody has passed now</source>
        <translation>{name}: πάσο· τώρα όλοι έχουν πει πάσο</translation>
    </message>
    <message>
        <source>{name} passed: everybody has passed now.</source>
        <translation>{name}: πάσο· τώρα όλοι έχουν πει πάσο.</translation>
    </message>
    <message>
        <source>{name} played {numbers}</source>
        <extracomment>In the name of the played pile for screen readers, and what somebody’s turn brought.</extracomment>
        <translation>{name}: έπαιξε {numbers}</translation>
    </message>
    <message>
        <source>{name} played {numbers} and gave you a burnt card</source>
        <translation>{name}: έπαιξε {numbers} και σου έδωσε μία «καμένη» κάρτα</translation>
    </message>
    <message>
        <source>{name} played {numbers} and gave {other} a burnt card</source>
        <translation>{name}: έπαιξε {numbers} και έδωσε μία «καμένη» κάρτα σε: {other}</translation>
    </message>
    <message>
        <source>{name} played {numbers} and put Wednesday among the characters</source>
        <translation>{name}: έπαιξε {numbers} και έβαλε τη Γουένσντεϊ στους χαρακτήρες</translation>
    </message>
    <message>
        <source>{name} played {numbers} and swapped a card with you</source>
        <translation>{name}: έπαιξε {numbers} και αντάλλαξε μία κάρτα μαζί σου</translation>
    </message>
    <message>
        <source>{name} played {numbers} and swapped a card with {other}</source>
        <translation>{name}: έπαιξε {numbers} και αντάλλαξε μία κάρτα με: {other}</translation>
    </message>
    <message>
        <source>{name} played {numbers} and took a burnt card</source>
        <translation>{name}: έπαιξε {numbers} και πήρε μία «καμένη» κάρτα</translation>
    </message>
    <message>
        <source>{name} played {numbers}.</source>
        <translation>{name}: έπαιξε {numbers}.</translation>
    </message>
    <message>
        <source>{name} plays again.</source>
        <translation>{name}: ξαναπαίζει.</translation>
    </message>
    <message>
        <source>{name} plays first.</source>
        <translation>Ξεκινάει: {name}.</translation>
    </message>
    <message>
        <source>{name} put Wednesday among the characters.</source>
        <translation>{name}: έβαλε τη Γουένσντεϊ ανάμεσα στους χαρακτήρες.</translation>
    </message>
    <message>
        <source>{name} showed four 10s and burnt them</source>
        <translation>{name}: έδειξε καρέ του 10 και το έκαψε</translation>
    </message>
    <message>
        <source>{name} showed four 10s and burnt them.</source>
        <translation>{name}: έδειξε καρέ του 10 και το έκαψε.</translation>
    </message>
    <message>
        <source>{name} showed three 6s and burnt them</source>
        <translation>{name}: έδειξε φουλ του 6 και το έκαψε</translation>
    </message>
    <message>
        <source>{name} showed three 6s and burnt them.</source>
        <translation>{name}: έδειξε φουλ του 6 και το έκαψε.</translation>
    </message>
    <message>
        <source>{name} took the pass back.</source>
        <translation>{name}: πήρε πίσω το πάσο.</translation>
    </message>
    <message>
        <source>{name} took {card} from {whom}.</source>
        <translation>{name}: πήρε {card} από: {whom}.</translation>
    </message>
    <message>
        <source>{name} took {card}.</source>
        <translation>{name}: πήρε {card}.</translation>
    </message>
    <message>
        <source>{name} took {numbers} back.</source>
        <translation>{name}: πήρε πίσω {numbers}.</translation>
    </message>
    <message>
        <source>{name} was drawn by lot among all who hold a 1</source>
        <extracomment>The second line while another player opens the round, for who holds a 1, too.</extracomment>
        <translation>Ανάμεσα σε όσους έχουν 1, κληρώθηκε: {name}</translation>
    </message>
    <message>
        <source>{name} · points: {total} so far, {held} in hand</source>
        <extracomment>The second line of one&apos;s own turn: whose turn, points so far, points in hand.</extracomment>
        <translation>{name} · πόντοι: {total} και {held} στο χέρι</translation>
    </message>
    <message>
        <source>{name} · {rule}</source>
        <extracomment>The open character in one line: its name and its rule.</extracomment>
        <translation>{name} · {rule}</translation>
    </message>
    <message>
        <source>{number} is blocked</source>
        <extracomment>At the burnt pile and in the tray: which number the Thing has blocked.</extracomment>
        <translation>Το {number} είναι μπλοκαρισμένο</translation>
    </message>
    <message>
        <source>{number} is blocked by Thing until the round ends.</source>
        <translation>Το {number} είναι μπλοκαρισμένο από το Πράγμα ως το τέλος του γύρου.</translation>
    </message>
    <message>
        <source>{other} has no cards: you play first.</source>
        <translation>{other}: χωρίς κάρτες. Ξεκινάς εσύ.</translation>
    </message>
    <message>
        <source>{other} has no cards: {name} plays first.</source>
        <translation>{other}: χωρίς κάρτες. Ξεκινάει: {name}.</translation>
    </message>
    <message>
        <source>{outcast}, blocked, card {place} of {count}</source>
        <extracomment>A blocked card of the open burnt pile, for screen readers.</extracomment>
        <translation>{outcast}, μπλοκαρισμένη, κάρτα {place} από {count}</translation>
    </message>
    <message>
        <source>{outcast}, card {index} of {count}</source>
        <translation>{outcast}, κάρτα {index} από {count}</translation>
    </message>
    <message>
        <source>{outcast}, card {place} of {count}</source>
        <extracomment>A card of the open burnt pile, for screen readers.</extracomment>
        <translation>{outcast}, κάρτα {place} από {count}</translation>
    </message>
    <message>
        <source>{outcast}: four together are burnt, and the round ends.</source>
        <translation>{outcast}: τέσσερις μαζί καίγονται, και ο γύρος τελειώνει.</translation>
    </message>
    <message>
        <source>{outcast}: give {name} the top burnt card</source>
        <extracomment>The status line upon an 8, where only one player can be chosen.</extracomment>
        <translation>{outcast}: δώσε την πάνω «καμένη» σε: {name}</translation>
    </message>
    <message>
        <source>{outcast}: if it was played last when Wednesday appears, she is shuffled in again.</source>
        <translation>{outcast}: αν παίχτηκε τελευταίο όταν ανοίξει η Γουένσντεϊ, εκείνη ανακατεύεται ξανά με τους άλλους.</translation>
    </message>
    <message>
        <source>{outcast}: it has no effect; only its number counts.</source>
        <translation>{outcast}: μετράει μόνο ο αριθμός του.</translation>
    </message>
    <message>
        <source>{outcast}: it opens the round.</source>
        <translation>{outcast}: ανοίγει τον γύρο.</translation>
    </message>
    <message>
        <source>{outcast}: play again. {what}</source>
        <extracomment>The status line upon a 2; then comes what may be played on it: Above 2.</extracomment>
        <translation>{outcast}: ξαναπαίξε. {what}</translation>
    </message>
    <message>
        <source>{outcast}: take a burnt card</source>
        <extracomment>The status line upon a 7.</extracomment>
        <translation>{outcast}: πάρε μία «καμένη» κάρτα</translation>
    </message>
    <message>
        <source>{outcast}: take a card from another player</source>
        <extracomment>The status line upon a 4.</extracomment>
        <translation>{outcast}: πάρε μία κάρτα από άλλον παίκτη</translation>
    </message>
    <message>
        <source>{outcast}: take a card from {name}</source>
        <extracomment>The status line upon a 4, where only one player can be chosen.</extracomment>
        <translation>{outcast}: πάρε μία κάρτα ({name})</translation>
    </message>
    <message>
        <source>{outcast}: three together are burnt, and you put Wednesday anywhere among the characters.</source>
        <translation>{outcast}: τρεις μαζί καίγονται, και βάζεις τη Γουένσντεϊ όπου θέλεις ανάμεσα στους χαρακτήρες.</translation>
    </message>
    <message>
        <source>{outcast}: who takes the top burnt card?</source>
        <extracomment>The status line upon an 8.</extracomment>
        <translation>{outcast}: ποιος παίρνει την πάνω «καμένη» κάρτα;</translation>
    </message>
    <message>
        <source>{outcast}: you must play another card on top of it, if you have one that may follow.</source>
        <translation>{outcast}: παίζεις υποχρεωτικά άλλη μία κάρτα πάνω του, αν έχεις κάποια που μπαίνει.</translation>
    </message>
    <message>
        <source>{outcast}: you say who takes the top card of the burnt pile.</source>
        <translation>{outcast}: διαλέγεις ποιος παίρνει την πάνω «καμένη» κάρτα.</translation>
    </message>
    <message>
        <source>{outcast}: you take a card from another player without looking, and give another card back.</source>
        <translation>{outcast}: παίρνεις στα τυφλά μία κάρτα άλλου παίκτη και του δίνεις μια άλλη.</translation>
    </message>
    <message>
        <source>{outcast}: you take any card from the burnt pile.</source>
        <translation>{outcast}: παίρνεις όποια «καμένη» κάρτα θέλεις.</translation>
    </message>
    <message>
        <source>{outcast}: {ability}</source>
        <extracomment>While a card is lifted that goes: what playing it asks for.</extracomment>
        <translation>{outcast}: {ability}</translation>
    </message>
    <message>
        <source>{pair} and {other}</source>
        <comment>two pairs of cards</comment>
        <translation>{pair} και {other}</translation>
    </message>
    <message>
        <source>{points} pts</source>
        <extracomment>Points of a player or a team, where there is little room.</extracomment>
        <translation>{points} π.</translation>
    </message>
</context>
<context>
    <name>WednesdayOptions</name>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n ομάδα</numerusform>
            <numerusform>%n ομάδες</numerusform>
        </translation>
    </message>
    <message>
        <source>A 1 opens each round. If nobody has one, the youngest player opens with any card.</source>
        <translation>Κάθε γύρος ανοίγει με 1. Αν δεν το έχει κανείς, ανοίγει ο μικρότερος σε ηλικία με όποια κάρτα θέλει.</translation>
    </message>
    <message>
        <source>A single {outcast}, allowed while Enid is in play: whoever plays it looks through the character pile and puts Wednesday anywhere.</source>
        <translation>{outcast} μόνο του, που επιτρέπεται με ανοιχτή την Ίνιντ: όποιος το παίζει κοιτάζει τη στοίβα των χαρακτήρων και βάζει τη Γουένσντεϊ όπου θέλει.</translation>
    </message>
    <message>
        <source>Each round has a surprise of its own.</source>
        <translation>Κάθε γύρος έχει τη δική του έκπληξη.</translation>
    </message>
    <message>
        <source>Expert rounds</source>
        <translation>Γύροι για προχωρημένους</translation>
    </message>
    <message>
        <source>Four or six players can also play in teams.</source>
        <translation>Με τέσσερις ή έξι παίκτες μπορείτε να παίξετε και σε ομάδες.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no teams</comment>
        <translation>Καμία</translation>
    </message>
    <message>
        <source>Partners sit apart, and their points are added up.</source>
        <translation>Οι συμπαίκτες κάθονται εναλλάξ, και οι πόντοι τους αθροίζονται.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Ομάδες</translation>
    </message>
    <message>
        <source>Who is the youngest?</source>
        <translation>Ποιος είναι ο μικρότερος;</translation>
    </message>
    <message>
        <source>youngest</source>
        <translation>νεότερος</translation>
    </message>
    <message>
        <source>{outcast} while Ajax is in play: he stays, and no other character appears.</source>
        <translation>{outcast} με ανοιχτό τον Έιτζαξ: μένει αυτός, και άλλος χαρακτήρας δεν ανοίγει.</translation>
    </message>
    <message>
        <source>{outcast} while Bianca is in play: Wednesday leaves the character pile.</source>
        <translation>{outcast} με ανοιχτή την Μπιάνκα: η Γουένσντεϊ βγαίνει από τη στοίβα των χαρακτήρων.</translation>
    </message>
    <message>
        <source>{outcast} while Yoko is in play: from then on all hands are face up.</source>
        <translation>{outcast} με ανοιχτή τη Γιόκο: από εκεί και πέρα παίζετε με ανοιχτές κάρτες.</translation>
    </message>
    <message>
        <source>{outcast}, allowed while Tyler is in play: everybody gives their whole hand to the player on their right.</source>
        <translation>{outcast}, που επιτρέπεται με ανοιχτό τον Τάιλερ: δίνετε όλες τις κάρτες σας στον παίκτη στα δεξιά σας.</translation>
    </message>
    <message>
        <source>{players} players in {teams} teams, {cards} cards each, {rounds} rounds</source>
        <translation>{players} παίκτες σε {teams} ομάδες, από {cards} κάρτες, {rounds} γύροι</translation>
    </message>
    <message>
        <source>{players} players, {cards} cards each, {rounds} rounds</source>
        <translation>{players} παίκτες, από {cards} κάρτες, {rounds} γύροι</translation>
    </message>
</context>
<context>
    <name>WednesdayStory</name>
    <message numerus="yes">
        <source>%n point(s) decided it after five rounds.</source>
        <translation>
            <numerusform>Την έκρινε %n πόντος ύστερα από πέντε γύρους.</numerusform>
            <numerusform>Την έκριναν %n πόντοι ύστερα από πέντε γύρους.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ahead after every single round.</source>
        <translation>Πρώτη θέση μετά από κάθε γύρο.</translation>
    </message>
    <message>
        <source>Last of all after round {round}, and first in the end.</source>
        <translation>Τελευταία θέση μετά τον γύρο {round}, και πρώτη στο τέλος.</translation>
    </message>
    <message>
        <source>Level after all five rounds.</source>
        <translation>Ισοπαλία μετά από πέντε γύρους.</translation>
    </message>
    <message>
        <source>Only the last round decided it.</source>
        <translation>Κρίθηκε μόλις στον τελευταίο γύρο.</translation>
    </message>
    <message>
        <source>The lead came in round {round}, and it held.</source>
        <translation>Το προβάδισμα ήρθε στον γύρο {round} και κράτησε.</translation>
    </message>
    <message numerus="yes">
        <source>The lead changed %n time(s), for the last time in round {round}.</source>
        <translation>
            <numerusform>Το προβάδισμα άλλαξε %n φορά, στον γύρο {round}.</numerusform>
            <numerusform>Το προβάδισμα άλλαξε %n φορές, την τελευταία στον γύρο {round}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WednesdaySummary</name>
    <message numerus="yes">
        <source>{names} won with %n point(s)</source>
        <translation>
            <numerusform>νίκη: {names} με %n πόντο</numerusform>
            <numerusform>νίκη: {names} με %n πόντους</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WednesdayTasks</name>
    <message numerus="yes">
        <source>%n card(s) in your hand</source>
        <translation>
            <numerusform>%n κάρτα στο χέρι σου</numerusform>
            <numerusform>%n κάρτες στο χέρι σου</numerusform>
        </translation>
    </message>
    <message>
        <source>A 2 takes another card along.</source>
        <translation>Το 2 παίρνει μαζί του άλλη μία κάρτα.</translation>
    </message>
    <message>
        <source>A hand that is all blocked can be laid off.</source>
        <translation>Αν όλες οι κάρτες σου είναι μπλοκαρισμένες, τις ξεφορτώνεσαι όλες μαζί.</translation>
    </message>
    <message>
        <source>Choose the number that the others cannot do without.</source>
        <translation>Διάλεξε τον αριθμό που οι άλλοι χρειάζονται πιο πολύ.</translation>
    </message>
    <message>
        <source>Get rid of all your cards</source>
        <translation>Ξεφορτώσου όλες τις κάρτες σου</translation>
    </message>
    <message>
        <source>Only odd numbers: think of what the others can still play.</source>
        <translation>Μόνο μονοί αριθμοί: σκέψου τι μπορούν ακόμη να παίξουν οι άλλοι.</translation>
    </message>
    <message>
        <source>The 13 sends Wednesday back, and then you play first.</source>
        <translation>Το 13 στέλνει πίσω τη Γουένσντεϊ και μετά ξεκινάς εσύ.</translation>
    </message>
    <message>
        <source>The numbers go down: your low cards are strong now.</source>
        <translation>Οι αριθμοί κατεβαίνουν: τώρα δυνατές είναι οι μικρές κάρτες.</translation>
    </message>
    <message>
        <source>Three 6s leave your hand at once, whatever lies on the table.</source>
        <translation>Τρία 6 φεύγουν μαζί από το χέρι σου, ό,τι κι αν υπάρχει στο τραπέζι.</translation>
    </message>
    <message>
        <source>With a 4 you choose what you give away.</source>
        <translation>Με το 4 διαλέγεις εσύ τι θα δώσεις.</translation>
    </message>
    <message>
        <source>With a 7 you choose what you take from the burnt pile.</source>
        <translation>Με το 7 διαλέγεις εσύ τι θα πάρεις από τα «καμένα».</translation>
    </message>
</context>
<context>
    <name>WednesdayVerdict</name>
    <message>
        <source>Everybody passed, and there was no character left to reveal.</source>
        <translation>Όλοι είπαν πάσο, και δεν έμενε άλλος χαρακτήρας να ανοίξει.</translation>
    </message>
    <message>
        <source>Everybody passed; only Wednesday was left, and the {number} kept her away.</source>
        <translation>Όλοι είπαν πάσο, κι έμενε μόνο η Γουένσντεϊ, που το {number} την κρατούσε μακριά.</translation>
    </message>
    <message>
        <source>Leading: {names} with {points}.</source>
        <translation>Πρώτη θέση: {names}, {points}.</translation>
    </message>
    <message>
        <source>Leading: {teams} with {points}.</source>
        <translation>Πρώτη θέση: {teams}, {points}.</translation>
    </message>
    <message>
        <source>Nobody has cards left, so the round ends.</source>
        <translation>Δεν έμεινε κανείς με κάρτες, άρα ο γύρος τελειώνει.</translation>
    </message>
    <message>
        <source>Only you have cards left, so the round ends.</source>
        <translation>Έμεινες μόνο εσύ με κάρτες, άρα ο γύρος τελειώνει.</translation>
    </message>
    <message>
        <source>Only {name} has cards left, so the round ends.</source>
        <translation>Έμεινε μόνο ένας με κάρτες ({name}), άρα ο γύρος τελειώνει.</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <extracomment>The heading between two rounds.</extracomment>
        <translation>Τέλος του γύρου {round}</translation>
    </message>
    <message>
        <source>Team {number}</source>
        <translation>Ομάδα {number}</translation>
    </message>
    <message>
        <source>The last round: {end}</source>
        <translation>Τέλος του τελευταίου γύρου. {end}</translation>
    </message>
    <message>
        <source>Then {name} with {points}.</source>
        <extracomment>After: Leading: Maria with 3 points.</extracomment>
        <translation>Μετά: {name}, {points}.</translation>
    </message>
    <message>
        <source>Wednesday has appeared.</source>
        <translation>Ήρθε η Γουένσντεϊ.</translation>
    </message>
    <message>
        <source>Your team came {place} of {teams}, {points} behind the winners.</source>
        <translation>Η ομάδα σου πήρε {place} θέση από τις {teams}, {points} πίσω από τους νικητές.</translation>
    </message>
    <message>
        <source>Your team lost by {points}.</source>
        <translation>Η ομάδα σου έχασε για {points}.</translation>
    </message>
    <message>
        <source>Your team wins!</source>
        <translation>Κέρδισε η ομάδα σου!</translation>
    </message>
    <message>
        <source>{names} have {points} in {rounds} rounds. The next team has {second}.</source>
        <translation>{names}: {points} σε {rounds} γύρους. Η επόμενη ομάδα έχει {second}.</translation>
    </message>
    <message>
        <source>{name} showed four {number}s.</source>
        <translation>Καρέ του {number}: {name}.</translation>
    </message>
    <message>
        <source>{points} in {rounds} rounds: nobody has fewer. The runner-up has {second}.</source>
        <translation>{points} σε {rounds} γύρους: κανείς δεν έχει λιγότερους. Ο επόμενος έχει {second}.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message numerus="yes">
        <source>%n file(s) not taken in:</source>
        <translation>
            <numerusform>%n αρχείο δεν μπήκε:</numerusform>
            <numerusform>%n αρχεία δεν μπήκαν:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) here already, left as they are: {files}.</source>
        <translation>
            <numerusform>%n παρτίδα ήταν ήδη εδώ και έμεινε όπως είναι: {files}.</numerusform>
            <numerusform>%n παρτίδες ήταν ήδη εδώ και έμειναν όπως είναι: {files}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) taken in.</source>
        <translation>
            <numerusform>Προστέθηκε %n παρτίδα.</numerusform>
            <numerusform>Προστέθηκαν %n παρτίδες.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n ακόμη</numerusform>
            <numerusform>%n ακόμη</numerusform>
        </translation>
    </message>
    <message>
        <source>A series has been begun already. Go on with it, or give it up first.</source>
        <translation>Έχεις ήδη αρχίσει μια πεντάδα. Συνέχισέ την ή παράτησέ την πρώτα.</translation>
    </message>
    <message>
        <source>No game was found there.</source>
        <translation>Δεν βρέθηκε παρτίδα εκεί.</translation>
    </message>
    <message>
        <source>Nobody had done anything yet: this game is not kept.</source>
        <extracomment>Said after the table was left.</extracomment>
        <translation>Κανείς δεν είχε κάνει τίποτα ακόμη: η παρτίδα δεν κρατήθηκε.</translation>
    </message>
    <message>
        <source>Nothing can be read aloud: no voice was found. Settings, Read aloud, says what is missing.</source>
        <translation>Δεν γίνεται φωνητική ανάγνωση: δεν βρέθηκε φωνή. Στις Ρυθμίσεις, «Φωνητική ανάγνωση», γράφει τι λείπει.</translation>
    </message>
    <message>
        <source>Nothing is read aloud any more.</source>
        <extracomment>After Ctrl+R.</extracomment>
        <translation>Η φωνητική ανάγνωση έκλεισε.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <extracomment>Said after a game or a lesson that can be gone on with was left.</extracomment>
        <translation>Αποθηκεύτηκε.</translation>
    </message>
    <message>
        <source>Sounds are off. M brings them back.</source>
        <extracomment>After the key M.</extracomment>
        <translation>Χωρίς ήχους. Με το M επιστρέφουν.</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <extracomment>After the key M.</extracomment>
        <translation>Οι ήχοι ακούγονται.</translation>
    </message>
    <message>
        <source>The cards were not dealt because the game could not be saved ({reason}). Fix this and try again.</source>
        <translation>Οι κάρτες δεν μοιράστηκαν, γιατί η παρτίδα δεν αποθηκεύτηκε ({reason}). Διόρθωσέ το και δοκίμασε ξανά.</translation>
    </message>
    <message>
        <source>The game is loading.</source>
        <translation>Η παρτίδα φορτώνεται.</translation>
    </message>
    <message>
        <source>The saved game {name} could not be opened ({reason}).</source>
        <translation>Η αποθηκευμένη παρτίδα {name} δεν άνοιξε ({reason}).</translation>
    </message>
    <message>
        <source>The settings file was damaged. What could still be read is used. The old file is kept as {name}.</source>
        <translation>Το αρχείο των ρυθμίσεων είχε χαλάσει. Ισχύει ό,τι διαβαζόταν ακόμη. Το παλιό αρχείο κρατήθηκε ως {name}.</translation>
    </message>
    <message>
        <source>The settings were saved by a newer version. What this version knows of them is used. A copy of the file is kept as {name}.</source>
        <translation>Οι ρυθμίσεις αποθηκεύτηκαν από νεότερη έκδοση. Ισχύει ό,τι ξέρει αυτή η έκδοση. Αντίγραφο του αρχείου κρατήθηκε ως {name}.</translation>
    </message>
    <message>
        <source>This has just changed. Press the same key again.</source>
        <translation>Αυτό μόλις άλλαξε. Πάτησε ξανά το ίδιο πλήκτρο.</translation>
    </message>
    <message>
        <source>This is a copy for practice, up to the damaged line. The file itself stays as it is.</source>
        <translation>Αυτό είναι αντίγραφο για εξάσκηση, ως τη γραμμή που χάλασε. Το ίδιο το αρχείο μένει όπως είναι.</translation>
    </message>
    <message>
        <source>What happens is read aloud.</source>
        <extracomment>After Ctrl+R.</extracomment>
        <translation>Ό,τι συμβαίνει διαβάζεται φωναχτά.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved. They will be used until you close Trapoula. The disk may be full, or the folder {folder} read-only.</source>
        <translation>Οι ρυθμίσεις σου δεν αποθηκεύονται. Θα ισχύουν ώσπου να κλείσεις την Τράπουλα. Ίσως ο δίσκος γέμισε ή ο φάκελος {folder} δεν δέχεται αλλαγές.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more file(s).</source>
        <translation>
            <numerusform>και %n αρχείο ακόμη.</numerusform>
            <numerusform>και %n αρχεία ακόμη.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>{name} could not be deleted ({reason}).</source>
        <translation>Το αρχείο {name} δεν διαγράφηκε ({reason}).</translation>
    </message>
    <message>
        <source>{name} could not be opened. {reason} The file has not been changed.</source>
        <translation>Το {name} δεν ανοίγει. {reason} Το αρχείο μένει όπως είναι.</translation>
    </message>
</context>
</TS>
