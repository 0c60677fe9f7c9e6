# The campaign in English: the log, what is read aloud before and after a scenario (in our own words), what cannot be done.

campaign-zealot = Night of the Zealot

## The log

campaign-section-notes = Campaign Notes
campaign-section-interrogated = Cultists We Interrogated
campaign-section-got_away = Cultists Who Got Away

campaign-note-house_standing = Your house is still standing.
campaign-note-house_burned = Your house has burned to the ground.
campaign-note-ghoul_priest_alive = The Ghoul Priest is still alive.
campaign-note-lita_found_others = Lita was forced to find others to help her cause.
campaign-note-past_midnight = It is past midnight.
campaign-note-arkham_succumbed = Arkham succumbed to Umôrdhoth’s terrible vengeance.
campaign-note-ritual_broken = The ritual to summon Umôrdhoth was broken.
campaign-note-umordhoth_repelled = The investigators repelled Umôrdhoth.
campaign-note-lita_sacrificed = The investigators sacrificed Lita Chantler to Umôrdhoth.
campaign-note-dreams_interpreted = You have interpreted the dreams.

campaign-fate-alive = alive
campaign-fate-killed = killed
campaign-fate-insane = driven insane
campaign-fate-retired = retired

campaign-end-won = The campaign is won.
campaign-end-lost = The campaign is lost.
campaign-end-survived = The investigators survive, neither winners nor losers.

campaign-choice-lita-may = The lead investigator may add Lita Chantler to the deck.
campaign-choice-lita-must = Choose an investigator who goes on: Lita Chantler joins that deck.

## Before a scenario

campaign-introduction-gathering = For a month the nights have been wrong: dogs found half eaten, graves sunk in the middle, a smell of wet earth in the pantry. Tonight something scratches under the floor of your own study. You get up to fetch a lamp, and the wall where the door used to be is only a wall.
campaign-introduction-midnight_masks-1 = You were not there when it happened, but you know those who did not come home. A red-haired woman finds you all the same, soot on her sleeves, and tells you of the thing beneath the house in a voice that has run out of patience. She had chosen others for this work; now there is only you.
campaign-introduction-midnight_masks-2 = Lita Chantler talks while you wash the blood from your hands. What you met was no stray pack, she says, but the hounds of a master, and the master has friends who wear good coats and greet you in the street. Her whole hunt fits on one sheet of paper, and the sheet is mostly question marks.
campaign-introduction-midnight_masks-3 = Six of them, then, and one night. Before the clocks of Arkham strike twelve they will slip out to the woods, and whatever they mean to wake there will not be put back to sleep. Shops are closing, fog climbs from the river, and somewhere in it a mask is looking for you.
campaign-introduction-devourer_below = The names you tore out of the city all lead to one place: the old trees south of it, where no surveyor ever finished his map. Torches move between the trunks, and a chant keeps time with something breathing under the roots. You leave the road, and the road does not wait for you.

## After a scenario

campaign-resolution-gathering-0 = You are out in the street, counting who got out with you, and the count is short. Behind the curtains of the house something large goes from room to room. The lamps stay lit, the walls stay up, and the thing that calls itself a priest has learned your address.
campaign-resolution-gathering-1 = The oil takes at once. By the time the bells of the engine company turn the corner, the roof has fallen through to the cellar and what dug its way up is buried under everything you owned. You keep your life, and the sound of the beams coming down.
campaign-resolution-gathering-2 = You will not put a match to your own home, and you say so until she stops asking. The hole in the cellar is filled with stone and mortar before dawn. She leaves without a word, which is the worst she could have said; the house, at least, is quiet.
campaign-resolution-gathering-3 = The barrier never cools, and the floor gives way under the last chair you could push against it. What comes through is patient and many. Outside, a woman who had been waiting for you by the hedge closes her coat and goes to look for somebody else.
campaign-resolution-midnight_masks-0 = One by one you give up the chase, for breath, for blood, for want of another street to try. You put what you know side by side on a café table: some faces have names now, others walked past you and are gone.
campaign-resolution-midnight_masks-1 = In a back room with the blinds drawn, the last of them stops smiling and begins to talk. What they say fits together too well. You know the place, and you know that those you missed are on their way to it.
campaign-resolution-midnight_masks-2 = The first stroke of midnight finds you on the wrong side of town. The streets empty between one bell and the next, as if at a signal, and the fog rolls back from roads that all lead the same way. You run, knowing that you start too late.
campaign-resolution-devourer_below-0 = There is nobody left at the clearing to see it open its eyes. By morning the wind from the south smells of turned earth, and the first streets have stopped answering the telephone. What was promised to it, it has come to collect.
campaign-resolution-devourer_below-1 = The circle breaks in the middle of a word, and the word dies unfinished. The ground heaves once, like a sleeper turning over, and lies still. You walk out of the woods in a grey light, and none of you will ever say what it was that nearly answered.
campaign-resolution-devourer_below-2 = It has come, it has been hurt, and it goes: that is all you will swear to. The earth closes over it slowly, unwilling to give up the shape. You have stood against a hunger older than the hills, and your hands will not stop shaking until spring.
campaign-resolution-devourer_below-3 = She does not scream; she looks at you, which is longer. The great shape takes what it was owed and sinks, content, into the dark it came from. The town sleeps on and owes you everything, and you will not be able to bear its thanks.

## What cannot be done

campaign-problem-seats = A campaign has { $least } to { $most } investigators.
campaign-problem-not-played = Not played here yet: { $cards }.
campaign-problem-used = { $cards } has already been in this campaign: choose another investigator.
campaign-problem-deck = The deck cannot be played like this.
campaign-problem-weakness-taken = No copy is left in the collection: { $cards }.
campaign-problem-ended = The campaign is over.
campaign-problem-alive = This investigator goes on; only one who was killed or driven insane is replaced.
campaign-problem-away = This player has already left.
campaign-problem-here = This player has not left.
campaign-problem-bereft = The investigator of this seat is lost: choose a new one, or leave.
campaign-problem-choice = Somebody must still say who takes Lita Chantler.
campaign-problem-nobody = Nobody takes part any more.
campaign-problem-scenario = The scenario “{ $scenario }” is not played here yet.
campaign-problem-lead = The lead must be one of those who take part.
campaign-problem-unfinished = The scenario is not over.
campaign-problem-other-table = This table does not belong here: another scenario, or other investigators.
campaign-problem-no-choice = There is nothing to choose.
campaign-problem-must-choose = Somebody must take Lita Chantler.
campaign-problem-not-offered = Lita Chantler is not offered to this investigator.
campaign-problem-dead = This investigator is lost to the campaign.
campaign-problem-not-earned = Not earned in this campaign: { $cards }.
campaign-problem-upgrade = The deck cannot be changed like this.
campaign-problem-not-in-deck = Not in the deck: { $cards }.
campaign-problem-side = A side story is already waiting: { $scenario }.
campaign-problem-experience = The side story costs { $cost } experience, { $unspent } is left.
campaign-problem-going-on = The campaign is not over.
campaign-problem-no-survivor = This investigator has not survived the campaign.
campaign-problem-earlier = Before this scenario { $most ->
    [0] there is no other
    [one] there is one other
   *[other] there are { $most } others
}; { $n } were given.
campaign-problem-resolution = This scenario has no resolution { $resolution }.

## What cannot be read

campaign-error-long = The file is longer than { $most } characters; no campaign is.
campaign-error-json = This is not a campaign: the file is not JSON.
campaign-error-version-missing = This is not a campaign: it names no version.
campaign-error-version = This campaign was written by another version ({ $version }); version { $known } is read here. Nothing was changed.
campaign-error-shape = Something in the campaign is missing, unknown or of the wrong kind (at “{ $place }”).
campaign-error-end = A campaign either has a next scenario or has ended.
campaign-error-seats = At most four investigators take part.
campaign-error-twice = An investigator is there twice.
campaign-error-note = The log has an entry that is not known here: { $text }.
campaign-error-bag = The chaos bag cannot be like this.
campaign-error-seat = There is no seat { $seat }; the campaign has { $seats }.
campaign-error-card = { $text } is not played here, or not by an investigator.
campaign-error-unearned = { $text } is in a deck, but not among the story assets earned, or the other way round.
