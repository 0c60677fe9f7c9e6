# The scenario studio: where nights are written.

studio-title = Scenario studio
studio-panels = Parts of the studio
studio-source = Source
studio-map = Map
studio-problems = Problems
studio-events = Events
studio-now = What to do now
studio-options = What you can do
studio-texts = Texts side by side
studio-files = Files
studio-folder = folder { $name }
studio-browser = kept in this browser

# ---- keeping

studio-kept = every keystroke is kept
studio-keeping = keeping…
studio-clash = { $name } was changed elsewhere too
studio-away = nobody keeps it just now
studio-full = it cannot be kept

# ---- the source

studio-editor = Source of the scenario. Tab indents; Escape, then Tab, leaves.
studio-line = line { $line } of { $of }
studio-in-token = token
studio-in-event = event
studio-counts =
    { $events ->
        [one] 1 event
       *[other] { $events } events
    } · { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } · { $puzzles ->
        [one] 1 puzzle
       *[other] { $puzzles } puzzles
    } · { $endings ->
        [one] 1 ending
       *[other] { $endings } endings
    }
studio-to-write = { $language }: { $n } to write
studio-no-such = ‘{ $name }’ is not { $what }.
studio-is-it = Is it { $name }?
studio-is-it-line = Is it { $name }, line { $line }?
studio-where = Where
studio-only-missing = Only what is missing ({ $n })
studio-unsaid = not written yet

studio-find-0 = Find
studio-find-1 = Replace
studio-find-2 = next
studio-find-3 = previous
studio-find-4 = all
studio-find-5 = match case
studio-find-6 = pattern
studio-find-7 = whole words
studio-find-8 = replace
studio-find-9 = replace all
studio-find-10 = close
studio-find-11 = current match
studio-find-12 = on line
studio-find-13 = replaced $ matches
studio-find-14 = replaced match on line $
studio-find-15 = Go to line
studio-find-16 = go

# ---- the map

studio-map-share = rooms entered, share of games
studio-map-none = tiles and tokens
studio-map-label = Map: { $n } tiles, { $tokens } tokens
studio-token = { $name }, { $kind ->
    [explore] explore token
    [search] search token
    [interact] interact token
    [person] person
   *[sight] sight token
}, line { $line }
studio-round = round
studio-by-round = by the end of round { $n }
studio-people = people

# ---- problems

studio-stopping = { $n ->
    [one] 1 stops the scenario
   *[other] { $n } stop the scenario
}
studio-remarks = { $n ->
    [one] 1 thing to look at
   *[other] { $n } things to look at
}
studio-none = none
studio-sound = Nothing is wrong with it.
studio-weight-stops = Stops the scenario:
studio-weight-words = Text missing:
studio-weight-remark = Worth a thought:
studio-no-text = No text in { $language }: { $name }
studio-meant = { $name }?
studio-seen = seen in { $share }
studio-rare = { $name } is reached in { $share } of games
studio-never = { $name } was never reached
studio-of = { $n } of { $of }
studio-written = { $n } of { $of } texts

# ---- events

studio-ring = ring: share of games that reach it
studio-ring-none = what leads to what
studio-graph = What leads to what
studio-graph-label = { $n } events, { $ends } endings. Arrow keys go from one to the next.
studio-event-share = { $name }, { $share } of games
studio-end-share = Ending { $name }, { $how ->
    [won] won
   *[lost] lost
} { $share }
studio-broken = broken, line { $line }
studio-won = won
studio-lost = lost
studio-reach = of games reach
studio-reach-round = in round { $mid } ({ $low } to { $high })
studio-reach-one = in round { $mid }
studio-sure = ± { $half }, from { $n } games
studio-last-round = last round
studio-ended-in = round { $round }: { $n }
studio-trial-told = { $n } games by sensible bots, { $people ->
    [one] 1 person
   *[other] { $people } people
}, { $stale ->
    [yes] of an earlier text
   *[no] of the text as it stands
}. { $seconds } s.
studio-open-one = Open one of the { $n }

# ---- what to do now

studio-looking = Looking it through…
studio-lost-name = One name leads nowhere
studio-stopped = { $n ->
    [one] One thing stops the scenario
   *[other] { $n } things stop the scenario
}
studio-fix-name = Write { $name }
studio-fix-line = the one of line { $line }
studio-fix-near = the nearest there is
studio-fix-event = Make a new event { $name }
studio-fix-empty = with empty texts
studio-off-line = does not compile · line { $line }
studio-unsaid-title = { $n ->
    [one] One text is missing in a language
   *[other] { $n } texts are missing in a language
}
studio-unsaid-why = It can be played; whoever reads that language is told the other one there.
studio-write = Write the next one
studio-ready = Nothing stops it
studio-ready-why = Let bots play it, and see what they never reach; or sit down yourself.
studio-won-title = Sensible bots win { $share } of the nights
studio-won-why = Out of { $n } games. Between a fifth and four fifths is a good sign; events that nobody reaches are listed with the problems.
studio-play-start = Play from the start
studio-play-start-note = { $n ->
    [one] a table of your own, 1 person
   *[other] a table of your own, { $n } people
}
studio-play-event = Play from { $name }
studio-play-event-note = { $n ->
    [one] where a bot has just come to it
   *[other] where { $n } bots have just come to it
}
studio-play-opening = opening a table…
studio-play-unreached = no bot came to it in { $n } games
studio-run = Run { $n } games
studio-run-note = { $n ->
    [one] by sensible bots, 1 person
   *[other] by sensible bots, { $n } people
}
studio-running = Bots play: { $n } of { $of } games
studio-running-why = What has been played already is shown; you can go on writing.
studio-stop = Stop
studio-stop-note = what was played stays
studio-undo = Undo the last edit
studio-refused = The server does not look it through
studio-clash-why = Somebody else wrote to the file while you did. Nothing is lost: whichever you take, undo leads to the other.
studio-clash-mine = Keep mine
studio-clash-mine-note = and write it over theirs
studio-clash-theirs = Take theirs
studio-clash-theirs-note = as it is in the folder

# ---- files

studio-files-folder = These are the files of the folder { $name }. What you write is written there at once; what another program writes there appears here.
studio-files-browser = What you write stays in this browser, and nowhere else. Save it as a file to keep it or to send it.
studio-save = Save as one file
studio-save-note = a package .night, for the lobby or for a friend
studio-add-note = texts of a language in a file of their own
studio-instead = Another night instead
studio-instead-note = It takes the place of what is here: save that first.
studio-open-file = Open a file
studio-new = Begin a new one
studio-new-note = a small night in which everything is once
