# The first game, guided.

lesson-first-goal = Five towns, and one aim: more points than your rival when it is all over. Four rounds have been played for you, and nobody has scored yet.
lesson-first-end = Beside the map lies the stack of monstrosities. Each gate that opens frees the top one; when the last is free, the game ends and everything is counted.
lesson-first-mode = You hold the sanity disc, so you choose how everybody plays this round. Make it sane: sane halves of cards gather people and papers.
lesson-first-send = A turn is two cards. Play the one that sends two investigators: how many you have in a town decides what you earn there later.
lesson-first-where = Look at Rockport: your rival has two people there, you have one. Send the first of yours to Rockport.
lesson-first-majority = Now you are level with your rival. The second one puts you ahead: Rockport again.
lesson-first-page = The second card: a lost page. Pages stay in your journal until the end, and pay best when their numbers follow one another.
lesson-first-over = Both cards are played and your hand fills up again. End your turn and watch what your rival does with theirs.
lesson-first-insane = Your rival held the disc and made this round insane. The same cards now do the other thing printed on them: runes, conversions, and gates.
lesson-first-build = Four sections of your Rockport gate already stand, and it needs five. Play a card that builds one.
lesson-first-section = Four gate cards lie open, and each is a section of the gate of its town. Take the Rockport card: it is the one you lack.
lesson-first-opened = The gate is open! You take the monstrosity, 12 points, and Rockport pays: 9 to you, who had most people there, 6 to your rival. Everybody goes home again.
lesson-first-rune = One more card. A rune goes to your journal, like a page: it counts at the end, and the more you have, the more each is worth.
lesson-first-despair = Some cards also bring despair tokens. They buy desperate actions, such as turning the sanity disc in the middle of a round.
lesson-first-win = So: send people where a gate is about to open, open gates for monstrosities, and fill your journal. Most points after the last monstrosity wins.
