# What is asked and told about guests.

moment-commit = a card is committed
moment-draw_step = encounter cards are drawn
prompt-sleeve = Which Item do you put into play?
prompt-place = Where does this card go?
prompt-end = The top of the deck, or the bottom?
prompt-below = Which card do you put back next?
prompt-may_take_below = You may give one to its owner’s hand.
prompt-may_discard_below = You may discard one.
prompt-pendant = What does the pendant do at that location?
prompt-foe_at = Which enemy?
web-choosing-below = { $name } puts cards back
web-choosing-end = { $name } chooses an end of the deck
web-choosing-foe_at = { $name } chooses an enemy
web-choosing-may_discard_below = { $name } may discard a card
web-choosing-may_take_below = { $name } may give a card to a hand
web-choosing-pendant = { $name } uses the pendant
web-choosing-place = { $name } decides where a card goes
web-choosing-sleeve = { $name } chooses an Item
