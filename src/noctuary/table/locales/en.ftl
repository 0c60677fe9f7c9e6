# Why a table cannot grant a request, in English.

error-name = Please give a name.
error-name-reserved = “{ $name }” is what the table itself calls somebody: please take another name.
error-name-taken = { $name } is at this table: please take a name that nobody mistakes for it.
error-silence = There is nothing to say in that.
error-bot = There is no bot called “{ $text }”.
error-bot-slow = The bot “{ $text }” would think for too long.
error-game = There is no game called “{ $text }”.
error-seats = This game is played with { $allowed } seats, not { $n }.
error-options-long = These table options are too long.
error-option = Table option { $name }: { $wrong }
error-seed = A seed is a whole number from 0 to 9223372036854775807.
error-settings = These settings are out of bounds.
error-settings-undo = Others have begun under this rule: taking back can only become stricter.
error-not-begun = The game has not begun yet.
error-begun = The game has begun already.
error-over = The game is over.
error-stale = The table has moved on: here is the question as it stands now.
error-not-your-turn = It is { $name }’s turn.
error-illegal = The rules do not allow that now.
error-no-such-option = There is no such option here.
error-undo-off = Nothing is taken back at this table.
error-undo-nothing = There is nothing to take back.
error-undo-asked = { $name } has already asked the table for something.
error-nothing-asked = Nobody asks for anything any more.
error-already-answered = You have answered already.
error-seat-taken = This seat is taken.
error-stand-in = A bot can only play for a person.
error-stand-in-already = Nothing changes for { $name }.
error-stand-in-here = { $name } is here.
error-stand-in-not-yours = Only the one who sits there can take the seat back.
error-host-only = Only the one who opened the table can change that.
error-pin = That place cannot be marked in this game.
error-silent = This seat says nothing for now: the rules of the game forbid it.
error-not-your-seat = You do not hold that seat.
error-not-seated = You are watching: take a seat to do that.
error-not-your-eyes = While the game goes on, you see only what your seat sees.
error-no-such-line = The log has no such line.
error-no-such-moment = The game has no such moment.
error-no-trial = No try-out is going on.
error-no-tryouts = This game offers try-outs when it is over: before, they would tell the story ahead.
error-thinking = One thought at a time, please.
error-people-only = At this table sit only people: the box is on theirs, and no bot sees it.
error-hints-off = There are no hints at this table.
error-hint-turn = A hint is for when you have to choose.
error-unexpected = The table did not expect that message.
error-not-saved = This could not be saved, so it was not done. Please try again.
error-failed = Something went wrong; nothing was changed.
error-journal = This journal cannot be read: { $text }
error-journal-long = This journal is too long: at most { $n } lines.
error-journal-running = The journal can be had when the game is over: until then it holds secrets.
error-secret = This table is only for those who have its link.
error-version = This page speaks version { $theirs } of the table’s language, the server version { $ours }: please reload the page.
error-keys = This link does not open the table.
error-no-table = There is no table { $id }.
error-other-rules = Table { $id } was opened with options of version { $version } of the rules, which this server no longer has.
error-departed = This table was played by other rules and cannot go on here: go on from it at a new one.
error-not-departed = This table goes on: it needs no new one.
error-damaged = Table { $id } is damaged: not all that was written of it can be read. Nothing was guessed and nothing deleted; whoever runs this server can get its journal back up to the damage, with “noctuary rescue”.
error-newer = Table { $id } was written by a newer program than this server.
error-table-full = This table has { $n } lines, and no more are kept: open a new one to go on.
error-file = { $n ->
    [one] One thing is wrong with this file.
   *[other] { $n } things are wrong with this file.
}
error-file-game = This game knows no files.

# Giving up, getting up, putting away

error-conceded = This seat has given up: a bot plays on in its place.
error-withdraw = Only { $name } can withdraw this request.
error-leave-last = Nobody else sits here: give up, or forget the table instead.
error-delete-running = Others are playing here: a table is put away before the game or after it.
error-graph-running = How the game stood is told when it is over.
error-foresee = For this question nobody looks ahead.
