game-title = Ouï-dire
action-open = Ouvrir { $door }
action-listen = Écouter
prompt-turn = { $monster } rôde. Que faire ?
event-narrated = { $text }
event-overheard = { $seat } surprend : { $text }
event-overheard-hidden = { $seat } surprend quelque chose.
