# How it is played: the card, then the pages.

how-goal = Have the most points when the last monstrosity walks free.
how-win = The highest total wins: points scored on the way for gates, towns and despair, then those of your people and of your notebook at the end.
how-lose = Everybody else loses. If totals are level, unspent despair tokens decide.
how-turn = Whoever holds the sanity disc makes the round sane or insane. Then each in turn plays two cards, one after the other, by the half that fits the round, and draws two.
how-missed-1 = An open gate pays everybody who has people in its town, whoever opened it. Then all those people go home.
how-missed-2 = Four tokens turn the disc over in the middle of a turn, for everybody, until the round ends.
how-missed-3 = The game stops at once, in mid-turn, and tokens left over buy nothing any more.

how-mode = Sane or insane
    .text = Every card is two cards: by day it collects and sends, by night it converts and builds. One person chooses for all, and the disc moves on each round, so hold on to cards for the round you will choose yourself.
how-people = People in towns
    .text = Send investigators where a gate is nearly ready: the town pays the three strongest crowds when it opens. At night, converting takes somebody else’s investigator off and puts yours in the place.
how-gates = Sections of gates
    .text = Building takes gate cards, from the four that lie open or unseen from the deck. Each joins your own gate of that town; a gate has five to seven sections, and nobody builds two of one town at a time.
how-opening = A gate opens
    .text = The last section stops everything. Its builder frees the top monstrosity and scores it; perhaps a scroll changes the rules; the town pays first, second and third; its investigators go home.
how-journal = Your notebook
    .text = Pages, plans and runes stay with you and count at the end. Pages pay 4 each when their numbers touch and 2 alone; a plan of four parts pays 12; runes pay 1, 2, 4, 8, 16 for one to five.
how-despair = Despair
    .text = Many cards that send or build also bring tokens. On your turn they buy desperate actions: swap two cards, renew the open gate cards, turn the disc over, or score three points.
how-end = The end
    .text = With two players the fourth open gate ends the game, with three or four the sixth. Nobody finishes their turn: everything is counted there and then.
