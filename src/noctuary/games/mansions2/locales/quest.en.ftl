# What people who import quests of others are told, in English.

quest-title = { $name }: a quest that can be played with the box on the table.
quest-languages = Languages: { $names }.
quest-languages-none = It has no texts.
quest-faithful = It can also be played without the box, as it was meant.
quest-approximate = It can also be played without the box, nearly as it was meant.
quest-companion_only = Companion only: the box is needed.
quest-packs = You need: { $names }.
quest-packs-none = The game itself is enough.
quest-problems = { $n ->
    [0] Nothing is odd about it.
    [one] One thing is odd; it can be played all the same.
   *[other] { $n } things are odd; it can be played all the same.
}
quest-media = { $n } files of sound and pictures stay where they are; nobody needs them.
quest-effects = What its texts seem to do is in { $path }. Look it through, put it right, write “confirmed: yes” at its head, and keep it beside the quest: a table without the box then does it for you.
quest-written = Written to { $path }: { $id }
error-quest-written = { $path } cannot be written.

problem-quest-no-path = There is no such file or folder.
problem-quest-no-head = This is no quest: { $name } is missing.
problem-quest-save = This is a saved game of another program. Import the quest itself.
problem-quest-zip = The package cannot be opened: { $text }.
problem-quest-sealed = The file is locked or packed in a way that cannot be read.
problem-quest-bytes = This is too large: { $most } bytes at most.
problem-quest-files = There are too many files: { $most } at most.
problem-quest-sections = There are too many sections: { $most } at most.
problem-quest-too-large = The quest is larger than a table has room for: { $text }.
problem-quest-other-game = This quest is for another game, { $name }. Only those for Mansions of Madness can be played here.
problem-quest-sub-quest = { $section } leads to another quest, { $name }. Quests that lead to others cannot be played here.
problem-quest-format = { $section }: the format { $name } is not known; { $most } is the newest that is. The quest is read all the same.
problem-quest-other-part = { $section } belongs to another game and is left out.
problem-quest-twice = { $section } stands twice. The first one counts.
problem-quest-no-file = There is no file { $name } in the quest.
problem-quest-encoding = The file is not written in UTF-8. Some letters may be wrong.
problem-quest-no-language = The first line does not say which language this is; it should read .,English. The file is left out.
problem-quest-no-start = No event begins the quest: none has the trigger EventStart.
problem-quest-no-end = Nothing sets $end: the quest has no end of its own. You end it from the menu.
problem-quest-no-texts = The quest has no texts in any language.
problem-quest-number = { $section }: { $name } is no number. It counts as 0.
problem-quest-lots = { $section }: a number left to chance, { $name }, can only be drawn by an operation. It counts as 0.
problem-quest-bracket = { $section }: a parenthesis is opened and not closed, or closed and not opened.
problem-quest-deep = { $section }: there are more than { $most } parentheses in parentheses. The condition never holds.
problem-quest-comparison = { $section }: { $name } is no comparison; one reads variable,==,value. It is left out.
problem-quest-never = { $section }: the comparison { $name } does not exist, so it never holds. There are ==, !=, <, <=, > and >=.
problem-quest-operation = { $section }: { $name } is no operation; one reads variable,+,value. There are =, +, -, *, / and %.
problem-quest-no-event = { $section }: there is no event { $name }.
problem-quest-no-piece = { $section }: there is nothing called { $name } to add or remove.
problem-quest-trigger = { $section }: the trigger { $name } is not known. The event happens only if another leads to it.
problem-quest-no-match = { $section }: no monster is known with these traits: { $name }. You choose one yourselves.
problem-quest-no-monster = { $section }: there is no monster { $name }.
problem-quest-no-item = { $section }: no item is named. You choose one yourselves.
problem-quest-effect = { $name } is no operation for a side file. It is left out.
problem-quest-attack = { $section }: { $name } is no kind of attack; one reads heavy:2.
problem-quest-puzzle = { $section }: there is no puzzle of the class { $name }. A lock stands for it.
problem-quest-solution = { $section }: { $name } cannot be the solution of a code. One is drawn instead.
problem-quest-sign = Nobody knows the sign { $name } in braces. It is left out of the texts.
problem-quest-room = { $section } is one too many: there is room for { $most } { $name }.
