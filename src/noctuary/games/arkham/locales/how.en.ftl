# How it is played: the card, then the pages.

how-goal = You and the others investigate together. Gather clues to turn the acts, before doom turns the agendas.
how-win = The scenario tells its ending: most often you win by completing its last act.
how-lose = It goes badly when doom turns the last agenda, or when every investigator is out: too much damage, too much horror, or gone home.
how-turn = Three actions each, of any kind: move, investigate, play a card, draw, take a resource, fight, evade, or use a card. Then enemies attack, all draw and earn, and a new card of horrors comes.
how-missed-1 = With an enemy on you, anything but fighting, evading, parleying or resigning lets it strike first.
how-missed-2 = Any card with a fitting icon can be thrown into a test for +1 an icon, for nothing. Others at your place may add one.
how-missed-3 = Spending clues to turn the act costs no action, but nobody does it for you.

how-round = A round
    .text = First the mythos: one doom on the agenda, then each draws an encounter card. Then your turns, then the enemies, then all draw a card and gain a resource. The very first round has no mythos.
how-places = Places and clues
    .text = A place shows its clues once somebody enters. Investigate to find one: your intellect against its shroud.
how-test = A test
    .text = Commit cards for their icons, then one token comes out of the bag and changes your skill. Reach the difficulty and you succeed, so aim for two or so above it: most tokens take something away.
how-enemies = Enemies
    .text = Whatever is ready where you stand engages you, and attacks each enemy phase. Fight it until it falls, or evade it: then it is spent for the round and you can walk away.
how-cards = Your cards
    .text = Assets stay and cost resources and room: two hands, one ally, and so on. Events happen once. Every card is worth something in a test too, even one you could never pay for.
how-story = Acts and agendas
    .text = The agenda counts against you: at its number of doom it turns, and things get worse. The act counts for you: spend the clues it asks for, and the story moves on.
