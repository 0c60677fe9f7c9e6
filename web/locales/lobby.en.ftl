# The lobby and the shell of the client.

lobby-wordmark = Noctuary
lobby-tagline = The journal of what passes in the night.
lobby-promise = Five games of dread, alone or together, no account.
lobby-skip = Skip to the content
lobby-lighting = Lighting the lamp…
lobby-home = Back to the lobby
lobby-lost-title = Nobody lives here
lobby-lost = This door leads nowhere. The table may have another code, or the link lost its end on the way.
lobby-unreachable-title = The line is dead
lobby-unreachable = The server does not answer. Nothing is lost; we keep trying.
lobby-broken-title = The page has come apart
lobby-broken = Something on it could not be drawn. Your games and your seats are safe. If it happens again, go on without the settings of this browser: your name, your likings and the questions it answers for you.
lobby-broken-again = Load the page again
lobby-broken-without = Go on without my settings
lobby-broken-what = What went wrong

# Joining by code

lobby-code = Table code
lobby-code-help = Type the code of a table, or paste its whole link.
lobby-code-empty = Type a code or paste a link first.
lobby-join = Join

# This person

lobby-tools = You
lobby-name = Your name
lobby-name-ask = Your name?
lobby-name-change = Change your name
lobby-nameless = Sleepless
lobby-language = Language
lobby-notices = Tell me when it is my turn
lobby-notices-denied = This browser does not let us send notices; its own settings decide.
lobby-sound = Sounds
lobby-settings = Settings

# The games

lobby-games = Games
lobby-players = { $count ->
    [one] { $span } player
   *[other] { $span } players
}
lobby-minutes = { $span } min
lobby-rules = { $done } of { $all } rules
lobby-rules-none = ready to play
lobby-coming = yet to come
lobby-tag-rivalry = Rivalry
lobby-tag-together = Together
lobby-tag-campaign = Campaign
lobby-tag-mute = One player is mute
lobby-tag-teller = The app tells
lobby-tag-keeper = One against all

# My nights

lobby-nights = Your nights in progress
lobby-nights-none = No night has begun yet. Light the lamp, and the first will be written here.
lobby-summons = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
}
lobby-turn-yours = { $choices ->
    [0] your turn
    [one] choice 1 · your turn for { $span }
   *[other] choice { $choices } · your turn for { $span }
}
lobby-turn-other = { $name } has been choosing for { $span }
lobby-turn-none = { $choices ->
    [one] 1 choice · quiet for { $span }
   *[other] { $choices } choices · quiet for { $span }
}
lobby-waiting = { $count ->
    [0] not begun yet
    [one] not begun · 1 free seat
   *[other] not begun · { $count } free seats
}
lobby-damaged = Table { $id } is damaged
lobby-damaged-why = Whoever runs this server can get its journal back, with “noctuary rescue”.
lobby-seat = Seat { $number }
lobby-play = Play
lobby-look = Watch
lobby-resume = Resume
lobby-replay = Replay
lobby-past = Nights that are over
lobby-past-facts = { $choices ->
    [one] { $game } · 1 choice · { $span } ago
   *[other] { $game } · { $choices } choices · { $span } ago
}
lobby-older = { $count ->
    [one] 1 older night
   *[other] { $count } older nights
}
lobby-fewer = Show fewer
lobby-ended = The night is over
lobby-lost-all = Lost: the night has won
lobby-shared = { $scored ->
    [yes] { $names } share the win, { $points }
   *[no] { $names } share the win
}
lobby-won-you = { $scored ->
    [yes] You win, { $points }
   *[no] You win
}
lobby-won = { $scored ->
    [yes] { $name } wins, { $points }
   *[no] { $name } wins
}
lobby-span-now = a moment
lobby-span-minutes = { $n } min
lobby-span-hours = { $n } h
lobby-span-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}

# A journal from elsewhere

lobby-upload = Open a journal…
lobby-upload-help = or drop its file on this page
lobby-upload-reading = Reading the journal…

# Open tables

lobby-open = Open tables
lobby-open-free = { $count ->
    [one] { $people } · 1 free seat
   *[other] { $people } · { $count } free seats
}
lobby-open-full = { $people } · for { $span }
lobby-bots-only = Bots only
lobby-sit = Sit down
lobby-watch = Watch
lobby-others = { $count ->
    [one] 1 more table
   *[other] { $count } more tables
}
lobby-open-more = Nobody else tonight? A bot takes any seat, and gives it back when somebody comes.
lobby-open-none = No table is open tonight. Leave a seat free at yours, and it will stand here for others.

# A new table

lobby-new = New table · { $game }
lobby-count = Players
lobby-change = Change
lobby-who-me = You
lobby-who-bot = Bot
lobby-who-open = Free seat
lobby-who-open-help = by link; a bot plays until then
lobby-who-guest = Someone at this screen
lobby-who-guest-name = Name of the person in seat { $number }
lobby-bot-novice = novice
lobby-bot-novice-help = novice · plays anything
lobby-bot-steady = steady
lobby-bot-steady-help = steady · plays at once, sensibly
lobby-bot-patient = patient
lobby-bot-patient-help = patient · thinks for 1 s
lobby-bot-deep = deep
lobby-bot-deep-help = deep · thinks for 5 s
lobby-bot-won = { $sooner ->
    [true] given { $seconds } s,{" "}
   *[other] {""}
  }{ $sides ->
    [together] won { $won } of { $games } nights
   *[other] won { $won } of { $games } against steady ones
  }
lobby-undo = Free undo
lobby-undo-help = Everybody may always take back; otherwise freely as long as one has learned nothing, then by vote.
lobby-secret = Secret table
lobby-secret-help = Not listed; only a link leads there.
lobby-hints = Hints
lobby-hints-help = A player may ask what a bot would do.
lobby-clocks = Clocks
lobby-clocks-help = They show how long each one thinks, and never punish.
lobby-advanced = Rules of the house
lobby-seed = Seed
lobby-seed-any = by chance
lobby-seed-help = The same seed and the same choices make the same night. Everybody will be told the seed: whoever knows it can work out what is hidden, and what is to come.
lobby-seed-told = chosen seed { $seed }
lobby-options = What the rules leave open, each with its numbers:
lobby-options-changed = changed
lobby-options-reset = As in the rules
lobby-blocked-seed = A seed is a whole number of at most 15 digits.
lobby-light = Light the lamp

# Learning a game

lobby-how = How it is played
lobby-learn = Guided first game
lobby-nights-lesson = guided first game
lobby-rival-0 = Edith
lobby-rival-1 = Ivo
lobby-rival-2 = Nell
lobby-rival-3 = Otto
lobby-rival-4 = Maud
# Taking a table off the list

lobby-put-away = Take { $id } off the list
lobby-forget = Forget it
lobby-forget-help = This browser throws its keys of the table away. The others keep theirs.
lobby-delete = Put it away for everybody
lobby-delete-help = You opened this table: put away, it is found by nobody any more.
lobby-lost-to = { $scored ->
    [yes] Lost, { $points }: { $names } { $n ->
        [one] wins
       *[other] win
    }
   *[no] Lost: { $names } { $n ->
        [one] wins
       *[other] win
    }
}

# The numbers of an option

lobby-value-place = no. { $n }
lobby-value-usual = in the rules { $n }
lobby-value-sum = in all { $n }
lobby-value-fill = One for each seat
