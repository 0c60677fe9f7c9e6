# The first game, guided.

lesson-first-goal = Five towns, and one aim: more points than your rival when it is all over. Four rounds have been played for you; you are at 0 points, and so is your rival.
lesson-first-end = This is the stack of monstrosities. Each gate that opens frees the top one, worth the number on it. When the last is free, the game ends and everything is counted.
lesson-first-mode = You hold the sanity disc, so you choose how everybody plays this round. Make it sane: the light half of each card counts then, and gathers people and papers.
lesson-first-send = A turn is two cards. Play the one that sends two investigators: when the gate of a town opens, those with most people there earn most.
lesson-first-where = Look at Rockport: your rival has two people there, you have one. The numbers under its name are what first, second and third will earn. Send one to Rockport.
lesson-first-majority = Now you are level with your rival. The second one puts you ahead: Rockport again.
lesson-first-page = The second card: a lost page. It stays in your notebook and counts at the end: 2 points alone, 4 when its number touches that of another.
lesson-first-over = Both cards are played. End your turn, and your hand fills up again; then watch what your rival does.
lesson-first-insane = Your rival held the disc and made this round insane. Now the dark half of each card counts: it gives runes, swaps investigators for yours, or builds gates.
lesson-first-build = The ring at Rockport reads 4/5: four of the five sections of your gate stand there. Play a card that builds the last one.
lesson-first-section = Four gate cards lie open, and each is a section of the gate of its town. Take the one with the lighthouse: Rockport, which you lack.
lesson-first-opened = The gate is open! The monstrosity gives you 12 points, and Rockport pays: 9 to you, who had most people there, 6 to your rival. They all go back to their owners, and a scroll brings a rule for everybody.
lesson-first-rune = One more card. A rune goes to your notebook, like a page: it counts at the end, and the more you have, the more each is worth.
lesson-first-despair = The drops beside your points are despair tokens, which some cards bring. They buy desperate actions, such as turning the sanity disc in the middle of a round.
lesson-first-win = So: send people where a gate is about to open, open gates for monstrosities, and fill your notebook. Most points after the last monstrosity wins.
