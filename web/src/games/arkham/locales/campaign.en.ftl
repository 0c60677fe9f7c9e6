# Campaigns.

campaign-title = Campaigns
campaign-lead = Three nights, one after the other: what happens in one is remembered in the next. Several campaigns may stand side by side.
campaign-here = In this browser
campaign-none = No campaign has begun yet. The first entry of the log is still blank.
campaign-kept = Campaigns are kept in this browser; every finished table can give its campaign back, and a file takes one elsewhere.
campaign-import = From a file…
campaign-lost = Known to your tables only
campaign-rescue = Take it up again
campaign-open = Open
campaign-resume = Go back to the table
campaign-go-on = Go on with the campaign
campaign-brief = Campaign
campaign-next = Next: { $name }
campaign-in-play = { $name } is being played
campaign-in-play-help = When the table is over, its end is written into the log here.
campaign-new = A new campaign
campaign-name = Name
campaign-people = Investigators
campaign-begin = Begin

## One campaign

campaign-back = All campaigns
campaign-unknown = This campaign is not here
campaign-unknown-help = It may be in another browser: bring its file, or take it up again from one of its tables.
campaign-taboo = with taboos
campaign-export = As a file
campaign-forget = Forget
campaign-forget-sure = Forget it for good
campaign-keep = Keep it
campaign-drop-table = Play this night anew
campaign-stages = The three nights
campaign-stage-over = resolution { $n }
campaign-stage-none = no resolution was reached
campaign-stage-ahead = still ahead
campaign-stage-running = being played
campaign-stage-next = tonight
campaign-story = The story
campaign-resolution = { $name }, resolution { $n }
campaign-no-resolution = { $name }, without a resolution
campaign-lita-joins = Lita joins { $who }
campaign-lita-goes = Lita goes her own way
campaign-unready = Before the next night:
campaign-log = Campaign log
campaign-blank = nothing written
campaign-crossed = Crossed out:
campaign-past = { $who }: { $fate }

## An investigator

campaign-unspent = experience left
campaign-physical = physical trauma
campaign-mental = mental trauma
campaign-away = has left for now
campaign-asset = story
campaign-weakness = weakness
campaign-deck = Deck, { $n } cards: look, upgrade
campaign-deck-only = Deck, { $n } cards
campaign-leave = Leaves the campaign
campaign-return = Comes back
campaign-replace = Send this investigator
campaign-deck-now = The deck
campaign-buy = Buy
campaign-search = Look for a card
campaign-version = Or bring the whole new version
campaign-price = { $price } of { $unspent } experience
campaign-unchanged = { $n ->
    [0] No experience to spend.
   *[other] { $n } experience to spend. A card leaves for each one that is bought, unless it is upgraded.
}
campaign-pay = Pay and keep the deck
campaign-undo = As it was
campaign-bought = The deck is changed: { $n } experience paid.

campaign-costs = { $n } experience
campaign-replaces = instead of { $card }

## Chosen and not paid

campaign-unpaid-waits = Chosen, not yet paid: it is kept here until you pay or take it back.
campaign-unpaid-here = An upgrade is chosen and not paid.
campaign-unpaid-later = An upgrade is chosen and not paid; it is kept for later.
campaign-unpaid-who = Chosen and not paid: { $names }.
campaign-unpaid-title = Chosen and not paid
campaign-unpaid-help = The night begins with the decks as they are paid for.
campaign-unpaid-unread = The new version that was brought cannot be read as a deck.
campaign-unpaid-pay = { $n ->
    [0] Keep the decks and begin
   *[other] Pay { $n } experience and begin
}
campaign-unpaid-not-yet = something has to be put right first
campaign-unpaid-without = Begin without it
campaign-unpaid-kept = the choice is kept for after the night
campaign-unpaid-back = Go back to the decks
campaign-elsewhere = The campaign went on in another window meanwhile. This is how it stands now; nothing was done.
