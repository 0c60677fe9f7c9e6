game-title = Hearsay
action-open = Open { $door }
action-listen = Listen
prompt-turn = { $monster } is near. What now?
event-narrated = { $text }
event-overheard = { $seat } overhears: { $text }
event-overheard-hidden = { $seat } overhears something.
