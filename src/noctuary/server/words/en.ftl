# What the server itself says, in English.

## Refusals

error-malformed = The server did not understand that message.
error-too-fast = That was too much at once: please wait a moment.
error-too-large = That is too large: at most { $n } KB.
error-too-many = Too many connections come from your network.
error-full = Too many people are at this table already.
error-hello = The first message must say who you are.
error-webhook = This address cannot be called: give one that begins with http:// or https://.
error-webhook-private = This address leads into a private network, which this server does not call.
error-host = The server is not known by this name: whoever runs it can add the name with --origin.
error-origin = This page comes from elsewhere and may not speak to this server.
error-metrics = Measurements are told only on the server’s own machine.
error-no-page = There is nothing at this address.

## Decks, cards and odds of Arkham

error-deck-empty = There is nothing to read.
error-deck-json = This JSON is not a deck of ArkhamDB or arkham.build.
error-deck-long = This is too long to be a deck.
error-deck-investigator = No investigator is named in this deck.
error-deck-who = No decks are built for the investigator “{ $text }” here.
error-deck-back = The back “{ $text }” does not belong to this investigator.
error-deck-slots = The field “{ $field }” of the deck cannot be read.
error-deck-copies = The field “{ $field }” says how many { $code } there are: a whole number from 0 to { $most }.
error-deck-meta = The field “meta” of the deck is not a JSON object.
error-deck-card = No card is called “{ $text }”.
error-deck-line = This line cannot be read: { $text }
error-deck-line-several = Several cards are called “{ $text }”: add the subtitle after a colon, or the code in square brackets.
error-deck-taboo = There is no list of taboos “{ $text }”: the whole list { $allowed } applies, or none.
error-deck-other = These are decks of two investigators: { $old } and { $new }.
error-deck-small = The deck has { $n } cards to draw; at least { $wanted } are wanted for this.
error-deck-turns = Odds are told for turns 0 to { $most }.
error-deck-starter = There is no starter deck “{ $text }”. There are: { $allowed }
error-deck-not-in-deck = No card in the deck is called “{ $text }”.
error-odds-difficulty = There is no difficulty “{ $text }”. There are: { $allowed }
error-odds-scenario = There is no scenario “{ $text }”. There are: { $allowed }
error-odds-bag = A bag holds from 1 to { $most } tokens.
error-odds-bless = A bag holds at most { $most } bless and { $most } curse tokens.
error-odds-figures = Skill and difficulty are whole numbers from 0 to { $most }.
error-card-class = There is no class “{ $text }”. There are: { $allowed }
error-card-pack = There is no product “{ $text }”.
error-card-number = “{ $text }” is no { $name }: a whole number from 0 to { $most }.
error-odds-symbol = “{ $text }” is no symbol, or its modifier is beyond { $most }.
error-odds-long = That would take too long: fewer bless and curse tokens, or fewer cards at once.
error-odds-token = “{ $text }” is no chaos token: a number such as -1, or one of { $allowed }.
error-no-campaign = This table belongs to no campaign.
error-campaign-running = The scenario is still being played: the campaign goes on when it is over.

## Headings of a deck

deck-investigator = Investigator
deck-side = Side deck
deck-type-asset = Assets
deck-type-event = Events
deck-type-skill = Skills
deck-type-weakness = Weaknesses
deck-type-other = Other cards
deck-slot-hand = Hand
deck-slot-hand-x2 = Two hands
deck-slot-ally = Ally
deck-slot-arcane = Arcane
deck-slot-arcane-x2 = Two arcane
deck-slot-accessory = Accessory
deck-slot-body = Body
deck-slot-tarot = Tarot

## Pages

page-unbuilt = The server runs, but its web table is not built: run “make play” in Noctuary’s folder, or install a released package.
page-missing = There is nothing at this address.
