# Guests: cards from outside the core set, in our own words. “Here” is your location.
# .sub: subtitle; .text: abilities and keywords; .back: the other side; .taboo: what the list of taboos changes.

## Cards that the list of taboos changes

card-02002 = Rex Murphy
    .sub = The Reporter
    .text = Reaction, after you investigate successfully by 2 or more: discover 1 clue here. Elder sign: +2; you may let the test fail by itself to draw 3 cards.
    .taboo = The reaction works once a round.
card-02111 = Delve Too Deep
    .text = Everybody, in player order, draws an encounter card. Then this card joins the victory display. Victory 1.
    .taboo = At most 2 copies lie in the victory display.
card-02226 = Springfield M1903
    .text = 3 ammo. Action, 1 ammo: Fight an enemy that is not engaged with you: combat +3, damage +2.
    .taboo = It also reaches a non-Elite enemy at a connecting location, without regard to Aloof and Retaliate.
card-02229 = Quick Thinking
    .text = If the test succeeds by 2 or more, you may take an action once it is over, as in your own turn.
    .taboo = At most one of these in a round.
card-02266 = Ace in the Hole
    .text = Fast, on your turn: 3 additional actions. It leaves the game.
    .taboo = At most one of these in a round.
card-03029 = Sleight of Hand
    .text = Fast, on your turn: put an Item asset of your hand into play. At the end of the turn it goes back to your hand if it is still there.
    .taboo = Only an Item of level 0 to 3.
card-04309 = All In
    .text = At most one committed to a test. Success: draw 1 card for each point you succeed by, up to 5; weaknesses among them are shuffled back unresolved.
    .taboo = Then it leaves the game.
card-05116 = Scroll of Secrets
    .text = 3 secrets. Action, exhaust it, 1 secret: look at the bottom card of an investigator’s deck or of the encounter deck; discard it, give it to its owner’s hand, or put it on top or at the bottom.
    .taboo = The ability is free, no action.
card-05188 = Scroll of Secrets
    .text = 3 secrets. Action, exhaust it, 1 secret: look at the bottom 3 cards of an investigator’s deck or of the encounter deck. You may discard one and give one to its owner’s hand; the others go on top or at the bottom, in any order.
    .taboo = The ability is free, no action.
card-05189 = Scroll of Secrets
    .text = 4 secrets. Action, exhaust it, 1 secret: look at the top or the bottom card of an investigator’s deck or of the encounter deck; discard it, give it to its owner’s hand, or put it on top or at the bottom.
    .taboo = The ability is free, no action.
card-05230 = Telescopic Sight
    .text = Fast. Attach it to a Firearm of yours that takes two hands; that weapon cannot attack enemies engaged with you. With no enemy engaged with you, exhaust it as you Fight with that weapon: the target may be a non-Elite enemy at a connecting location, without regard to Aloof and Retaliate.
    .taboo = The weapon may attack enemies engaged with you.
card-05324 = Eucatastrophe
    .text = Fast, when you reveal a token in a test that would bring your skill value to 0, auto-fail included: it counts as an elder sign.
    .taboo = Then it leaves the game.
card-06022 = Pendant of the Queen
    .sub = Of Nothing at All
    .text = Bonded to the Segments of Onyx. 3 charges. Free, exhaust it, 1 charge: choose a revealed location; go there, discover 1 clue there, or evade an enemy there. Out of charges, it is set aside and its set-aside segments are shuffled into your deck.
    .taboo = Out of charges, it leaves the game.
card-06021 = Segment of Onyx
    .text = Free, with 3 of these under your control, set all 3 aside: your bonded Pendant of the Queen enters play.
card-06195 = .35 Winchester
    .text = 5 ammo. Action, 1 ammo: Fight: combat +2; a +1, a 0 or an elder sign revealed deals +2 damage.
    .taboo = Any token revealed whose modifier is not negative deals +2 damage.
card-06199 = Three Aces
    .text = If you commit 3 copies to a test, it succeeds by itself without a token; draw 3 cards and gain 3 resources.
    .taboo = Every copy committed leaves the game.
card-07269 = A Watchful Peace
    .text = Costs also 5 bless tokens, from the bag or from cards. Fast, when the mythos phase would have encounter cards drawn: nobody draws any.
    .taboo = Then it leaves the game.
card-07301 = Hallow
    .text = Costs also 10 bless tokens, from the bag or from cards. Remove 1 doom from any card in play.
    .taboo = Then it leaves the game.

## Traits of guests

trait-blessed = Blessed
trait-occult = Occult
trait-reporter = Reporter
trait-trick = Trick
trait-upgrade = Upgrade
