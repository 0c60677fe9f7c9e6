# The table: everything around the game that is played on it.

table-title = { $title } — Noctuary
table-title-turn = ● Your turn — { $title }
table-lighting = Lighting the lamp…
table-shut = This table is closed to you
table-retry = Try again
table-lobby = Back to the lobby
table-close = Close
table-menu = Menu
table-help = Keys and help
table-settings = Settings
table-keep = Keep
table-yes = yes
table-no = no
table-refused = Not possible: { $error }

## Zones, for those who listen

table-zone-board = Board
table-zone-seats = Seats
table-zone-prompt = The question
table-zone-hand = Your hand
table-zone-side = Journal, rules and chat
table-zone-journal = Journal of the game
table-zone-rules = Rules
table-zone-chat = Chat
table-options = Options
table-skips = Shortcuts
table-skip-prompt = To the question
table-skip-journal = To the journal

table-tab-table = Table
table-tab-book = Notebook
table-tab-journal = Journal
table-tab-rules = Rules
table-tab-chat = Chat
table-unread = { $n } new

## Seats

table-seat-number = Seat { $n }
table-you = you
table-you-short = You
table-your-turn = your turn
table-person = at the table
table-spectator = A spectator
table-spectators = { $n ->
    [one] One spectator
   *[other] { $n } spectators
}
table-points = { $n ->
    [one] point
   *[other] points
}
table-away = away
table-open = free
table-open-bot = free, a bot plays
table-stand-in = a bot stands in
table-bot-random = bot, plays at random
table-bot-heuristic = bot, quick
table-bot-thinker = bot, thoughtful
table-bot-master = bot, cunning
table-sit = Sit down
table-let-bot = Let a bot play
table-face = Show this hand
table-take-back = Play again myself

## Links

table-code = table { $id }
table-link-invite = Invitation
table-link-invite-help = Whoever opens this link may sit down.
table-link-watch = Watching
table-link-watch-help = Whoever opens this link may watch.
table-link-seat = My own seat
table-link-seat-help = To go on playing on another device. Give it to nobody.
table-link-shared = Our seat
table-link-shared-help = For the other phones and tablets around you. All of them share it.
table-link-code = Our seat as a QR code
table-link-code-help = Or point the camera of another phone at it, in the same network.
table-link-local = This page was opened as localhost, which only this machine knows. Open it at the address that noctuary serve has printed, and other phones can read the code.
table-copy = Copy
table-copied = The link is copied.
table-copy-by-hand = Copy this link:

## Waiting room

table-waiting = { $n ->
    [one] One seat is free
   *[other] { $n } seats are free
}
table-waiting-full = Everybody is here
table-waiting-help = Send the link to your friends, or begin at once.
table-waiting-guest = Take a seat, or wait and watch.
table-begin = Begin the game
table-begin-bots = { $n ->
    [one] a bot holds the free seat until somebody comes
   *[other] bots hold the free seats until somebody comes
}

## The question

table-choosing = { $name } is choosing
table-why = Why?
table-denied = not now
table-hint = Hint
table-hinting = Thinking… (stop)
table-hinted = hint: { $share } % of the bot’s thought
table-hinted-why = hint: { $share } % of the bot’s thought; in what it tried you win { $win } %, with the next best { $next } %
table-hinted-reason = { $what }: { $before } → { $after }
table-hinted-rather = { $what }: { $after }, with the next best { $before }
table-hinted-often = { $reason } ({ $n } times in 10)
table-hinted-won = it wins the game { $n } times in 10
table-warned = { $what }: { $text }
table-undo = Undo
table-undo-ask = Ask the table to undo
table-undo-here = Undo to here
table-more = More ({ $n })
table-more-below = { $n } more below
table-more-above = { $n } more above
table-confirm = Confirm
table-cancel = Cancel
table-prompt-fold = Fold the question
table-lost = The connection is lost
table-lost-help = Waiting for the server and trying again by itself. You can read on; choices are kept back until it answers. Nothing is lost: every choice made is written down.
table-vote = { $name } asks to take back { $n ->
    [one] a choice
   *[other] { $n } choices
}
table-vote-mine = Waiting for the table: may you take back { $n ->
    [one] a choice
   *[other] { $n } choices
}?
table-vote-waiting = Not answered yet: { $names }.
table-agree = Agree
table-refuse = Refuse

## The end

table-over = { $n ->
    [one] { $names } wins
   *[other] { $names } share the win
}
table-over-score = { $name } { $points }
table-final = Final score
table-again = Play again
table-journal-file = Journal file
table-report = Report a problem
table-report-help = You get a file that plays this game again up to here, as you saw it. Send it to whoever runs this table.
table-report-note = What went wrong?
table-report-file = Make the file

## Chance

table-chance = Chance
table-chance-more = What is this?
table-chance-check = Check chance
table-chance-seal = Sealed chance · { $seal }
table-chance-sealed = A secret key decides what chance gives; nobody knows it before the end. These digits bind the table to that key: they were told before it was used. When the game is over the key is told as well, and anybody can check that nothing was changed.
table-chance-whole = All the digits
table-chance-commitment = Commitment: SHA-256 of the key
table-chance-key = Key
table-chance-copied = Copied.
table-chance-by-hand = The digits are selected: copy them by hand.
table-chance-seed = Chosen seed { $seed }
table-chance-seed-told = Somebody chose the seed { $seed } for this table. Everybody is told: whoever knows it can work out what is hidden, and what is to come.
table-chance-seed-over = Chance was drawn from the seed { $seed }.
table-chance-seed-check = Save the journal: “noctuary replay --verify” works out every outcome again from the seed.
table-chance-unsaid-short = Not sealed yet
table-chance-unsaid = An earlier program opened this table, and drew its chance from a number that nobody was told. With the next choice, chance is sealed here too.
table-chance-later = When the game is over, everything that chance gave can be checked here.
table-chance-checking = Working out every outcome again…
table-chance-none = Chance gave nothing in this game.
table-chance-right = { $n ->
    [one] The one outcome of chance follows
   *[other] All { $n } outcomes of chance follow
} { $from ->
    [one] from the key that was fixed before the game.
   *[many] from the keys to which the table was bound beforehand.
}
table-chance-partly = { $n ->
    [one] One outcome follows from its key.
   *[other] { $n } outcomes follow from their key.
}
table-chance-wrong = Line { $line } of the journal does not follow from the key. { $more ->
    [0] { "" }
    [one] Nor does another one.
   *[other] Nor do { $more } others.
}
table-chance-strange = The journal names another key than the one this browser was told of during the game.
table-chance-unknown = { $n ->
    [one] One outcome cannot be checked: its key was not told.
   *[other] { $n } outcomes cannot be checked: their key was not told.
}
table-chance-seeded = { $n ->
    [one] One outcome was drawn
   *[other] { $n } outcomes were drawn
} from the seed { $seed }; “noctuary replay --verify” checks that.
table-chance-anew = Another key took over at line { $lines } of the journal.
table-chance-held = { $line ->
    [1] This browser knew the commitment before the first choice, and it is the same.
   *[other] This browser has known the commitment since line { $line } of the journal, and it is the same.
}
table-chance-held-not = This browser came when the game was over: whether the commitment was the same before, ask somebody who played.

## Rules that have changed

table-departed = This game stops here
table-departed-line = It was played by earlier rules. At line { $row }, choice { $n }, by { $name }, it does not hold any more: { $why ->
    [seat] somebody else is asked now.
    [chance] what chance gave then cannot happen now.
    [over] the game ends earlier now.
    [rules] the rules do not carry that out.
   *[other] that is no longer on offer.
}
table-departed-begin = It was opened under earlier rules and cannot begin as it did, at line { $row }.
table-departed-rule = The rule is { $id }:
table-departed-go = Go on from here as a new table
table-departed-watch = To the new table { $id }

## Journal

table-log-filter = Show
table-log-earlier = { $n ->
    [one] One earlier entry
   *[other] { $n } earlier entries
}
table-log-all = Everything
table-log-mine = My choices
table-log-standing = Without what was undone
table-since = since your last turn
table-since-short = Since my turn
table-since-title = Since your last turn
table-since-nothing = Nothing has happened yet.
table-note-began = The game begins.
table-note-settled = The settings of the table were changed.
table-note-asked = { $name } asks to take back.
table-note-agreed = { $name } agrees.
table-note-refused = { $name } refuses.
table-note-undone = { $name } takes back.
table-note-undone-anyone = Choices are taken back.
table-note-stand-in = A bot plays for { $name }.
table-note-person = { $name } sits down.
table-note-bot = { $name } is played by a bot.
table-note-open = A seat is free.
table-note-sealed = From here on, chance comes from a new sealed key: { $seal }.
table-note-upgraded = From here on, the game is played by newer rules.
table-note-onward = So far, the game was played at table { $id }.

## Rules

table-rules-search = Search the rules
table-rules-found = { $n ->
    [one] One clause
   *[other] { $n } clauses
}
table-rules-partly = With most of these words
table-rules-other = In other words:
table-rules-none = No clause says that.
table-rules-opened = Opened
table-rules-why = Behind the question
table-rules-all = All { $n } clauses

## Chat

table-chat-earlier = Earlier words
table-chat-say = Say something to the table
table-chat-watching = { $name } (watching)
table-chat-empty = Nobody has said a word.

## Replay and try-out

table-replay = Replay
table-replay-start = The beginning of the game.
table-replay-first = To the beginning
table-replay-back = One choice back
table-replay-play = Play
table-replay-pause = Pause
table-replay-forth = One choice forth
table-replay-last = To the last choice
table-replay-where = Where in the game
table-replay-at = { $at } / { $end }
table-replay-speed = Speed: { $speed } times
table-replay-eyes = Seen by
table-replay-now = Back to now
table-try = Try out from here
table-try-here = Try from here
table-try-back = Back one
table-trial = Try-out: nothing here counts.
table-trial-help = Bots play the others. What you may not see is made up.
table-trial-hands = Your other hands too: only what this seat knows is kept.
table-trial-end = End the try-out
table-trial-over = The try-out is over
table-trial-over-help = Take a choice back, or return to the table.

## Hot seat

table-pass = Pass the device to { $name }
table-pass-help = Everybody else looks away. Nothing is shown until { $name } takes over.
table-pass-me = I am { $name }

## Settings

table-set-name = My name
table-set-language = Language
table-language-en = English
table-language-fr = français
table-set-contrast = Contrast
table-contrast-auto = As the system
table-contrast-normal = Normal
table-contrast-more = High
table-set-motion = Motion
table-motion-auto = As the system
table-motion-full = Pieces travel
table-motion-reduced = Pieces jump
table-set-sound = Sounds
table-set-sound-help = A glass is tapped twice when it is your turn.
table-set-notifications = Notifications
table-set-notifications-help = The browser tells you when it is your turn and you look elsewhere.
table-notifications-refused = The browser does not allow notifications from this page.
table-set-confirmations = Confirm every choice
table-set-confirmations-help = The first click selects, the second one chooses.
table-rule-title = This table
table-rule-guest = Only whoever opened the table can change this.
table-rule-undo = Undo
table-undo-free-rule = always free
table-undo-ask-rule = free, then by consent
table-undo-ask-help = It is free as long as you have learned nothing; then the others must agree.
table-undo-off-rule = none
table-rule-undo-strict = Others have begun under this rule: it can only become stricter.
table-rule-pace = Pace of the bots
table-pace = { $seconds ->
    [0] at once
   *[other] { $seconds } s for a choice
}
table-rule-stand-in = When somebody is away
table-stand-in-after = { $minutes ->
    [0] wait for them
    [one] a bot after a minute
    [1440] a bot after a day
   *[other] a bot after { $minutes } minutes
}
table-rule-hints = Hints
table-rule-hints-help = Everybody may ask a bot for advice.
table-rule-clocks = Clocks
table-rule-clocks-help = They show how long each person has thought; nothing else.
table-rule-secret = Secret table
table-rule-secret-help = It is not listed; one comes in only with a link.
table-webhook = Tell another service
table-webhook-help = An address that is called when it is the turn of this seat. Leave it empty for none.
table-webhook-url = Address
table-webhook-kept = Kept.

## Help

table-help-light = What shines is what you may do now, on the board as in the question below it. What is dashed is forbidden, and says by which rule.
table-key-options = choose an option
table-key-tab = to the next zone
table-key-arrows = move inside a zone
table-key-enter = choose, or open the clause of a forbidden option
table-key-undo = undo; free as long as you have learned nothing
table-key-hint = hint
table-key-help = this page

## Pace: what happens is seen

table-set-pace = What happens is shown
table-pace-full = one thing after the other
table-pace-brisk = briskly
table-pace-instant = all at once
table-beats-skip = any key: to the end
table-beats-tap = tap: to the end
table-beats-away = any key puts this away
table-beats-tap-away = tap to put this away
table-beats-now = What has just happened
table-beats-missed = { $n ->
    [one] One thing happened since your last turn
   *[other] { $n } things happened since your last turn
}
## How it is played, and guided games

table-how = How it is played
table-how-goal = The aim
table-how-win = One wins
table-how-lose = One loses
table-how-turn = A turn
table-how-missed = Easily missed
table-how-pages = Read on, with pictures
table-how-card = The card
table-how-page = Page { $n } of { $all }
table-how-next = Next
table-how-previous = Back
table-lesson = Guided first game
table-lesson-step = { $n } of { $all }
table-lesson-next = Go on
table-lesson-leave = Leave the lesson
table-lesson-laying = The table is being laid…
table-lesson-astray = The game has left the path of this lesson. Take back your last choice, or leave the lesson and play on.
table-lesson-barred = Not yet: the lesson waits for something else.
table-lesson-through = That was your first game
table-lesson-real = Open a real table
table-lesson-on = Play on here
table-set-coach = Coach
table-set-coach-help = Before a choice, a line says what matters now.
## Ways out of a table

table-leave = Leave the table
table-leave-help = The table stays as it is: you can come back to it from the lobby whenever you like. Or, for good:
table-leave-concede = Give up
table-leave-concede-help = Whoever gives up has lost. Those who win and lose with you are asked first; where others play on, a bot takes your place.
table-leave-concede-sure = Yes, give up
table-leave-get-up = Get up from my seat
table-leave-get-up-help = The seat is free for somebody else, and a bot plays there meanwhile. Your key no longer opens it.
table-leave-get-up-sure = Yes, get up
table-leave-forget = Forget this table
table-leave-forget-help = This browser throws its keys away: the table is no longer on your list. For the others nothing changes.
table-leave-forget-sure = Yes, forget it
table-leave-delete = Put the table away
table-leave-delete-help = Nobody finds it any more, neither by its code nor by a link. This cannot be undone.
table-leave-delete-sure = Yes, put it away for everybody
table-deleted = The table was put away
table-deleted-help = Whoever opened it has put it away for everybody.
table-conceded = has given up
table-concede-back = Take giving up back
table-over-lost = The night is lost
table-over-conceded = The game was given up.
table-vote-concede = { $name } asks to give up
table-vote-concede-mine = Waiting for the others: do you give up?
table-withdraw = Withdraw the request
table-note-asked-concede = { $name } asks to give up.
table-note-conceded = { $name } gives up.
table-note-withdrawn = { $name } withdraws the request.

## Keys that work here

table-key-only = choose the only option
table-key-agree = agree
table-key-refuse = refuse
table-key-let-go = let go of what is held
table-key-replay-step = one choice back, one forth
table-key-replay-ends = to the beginning, to the end
table-key-replay-play = play, pause
table-key-replay-leave = leave the replay
table-key-any = any key
table-key-skip = to the end of what is being shown

## The replay as a whole

table-replay-copy = Copy the link
table-replay-copied = The link to this moment is copied.
table-graph-share = { $n } %
table-graph-score = Points at this moment
table-graph-win = What bots expected here, as a share of a win
table-trial-log = The journal of the try-out; the real one comes back when you end it.
table-hand-of = Hand: { $name }
table-hand-fold = Unfold or fold
