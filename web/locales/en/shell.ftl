# The frame of the page
skip-to-main = Skip to the page
go-home = Home
to-the-shelf = To the shelf
try-again = Try again
done = Done
none = none
trouble-title = Something went wrong
page-missed = This page could not be fetched. Your tables are safe at the server.
page-broke = This page stumbled over a fault of its own. Your tables are safe at the server.
offline-notice = You are offline. Tables wait at the server; the page goes on when the network is back.
problem-offline = The server cannot be reached. Is it running, and are you online?
problem-unknown = The server gave an answer that says nothing ({ $status }).
not-found-title = There is no such page
not-found = Nothing lies at { $path }. The link may be incomplete.
theme-to-light = Daylight: light colours
theme-to-dark = Candlelight: dark colours

# Seats
colour = Colour
colour-A = Azure, roundel
colour-B = Blaze, lozenge
colour-C = Clover, triangle
colour-D = Dusk, square
colour-E = Ecru, hexagon
colour-F = Foxglove, star
colour-G = Gull, cross
empty-seat = free chair

# Home
motto = Five fantasy board games. Sit down and play.
shelf-label = Games on the shelf
shelf-away = The shelf is out of sight
play = Play
play-game = Play { $title }
not-on-the-table = not on the table yet
players-exactly = { $count } players
players-range = { $least }–{ $most } players
players-from-to = { $least } to { $most } players
minutes-short = { $minutes } min
minutes-long = about { $minutes } minutes
paste-link = Paste a table link
join = Join
watch = Watch
link-missing = Paste the link of a table first.
link-unreadable = This is not the link of a table. It looks like …/t/name or …/t/name#join=…
link-no-invitation = This link carries no invitation. You can watch, or ask for the link with a chair.
link-elsewhere = This table stands at another server:
your-tables = Your tables
your-turn = Your turn
continue = Continue
continue-table = Continue { $title }
watch-table = Watch { $title }
replay = Replay
replay-table = Replay { $title }
remove-from-list = Remove from this list
remove-table = Remove { $title } from this list
no-tables = No tables yet
no-tables-hint = Take a box from the shelf to begin.
lost-tables = { $count ->
    [one] One table that this browser remembers is not at this server any more.
   *[other] { $count } tables that this browser remembers are not at this server any more.
}
forget-them = Forget
open-file = Open a game file
open-file-hint = Choose a saved game, or drop it anywhere here, to watch its replay.
drop-here = Let it fall here.
file-too-long = This file is too long for a game.
file-refused = { $name } could not be opened. { $why }
how-to-play = How to play
text-tables = Text tables
credits-title = Credits and sources

# Laying a table
new-table = New table
no-such-game = There is no such game on the shelf.
game-not-ready = { $title } is not on the table yet.
read-rules = Read the rules
who-sits-where = Who sits where
drag-hint = drag to change places
change-place = { $name }, place { $place }: move with the arrow keys
change-place-hint = Drag, or move with the arrow keys
now-at-place = Now at place { $place } of { $count }
another-colour = Take another colour
colour-of = { $name }: { $colour }. Take another colour
who-sits-at = Who sits at place { $place }
who-me = Me
who-friend = Friend
who-bot = Bot
who-closed = Closed
you = You
your-name = Your name
name-at = Name of the player at place { $place }
seat-friend = A friend
seat-closed = empty
friend-hint = joins by the link
bot-hint = plays at once
bot-level = Strength of the bot
bot-names = Wren, Rook, Finch, Lark, Heron, Crane, Swift, Jay
hot-seat = { $count } people play on this device. It is handed over between their moves, so that nobody sees another’s hand.
nobody-here = Nobody plays on this device: you will watch.
role-at = Role at place { $place }
role-as-usual = As usual
roles-as-usual = Back to the usual roles
roles-of-others = Change places with
roles-not-with-these = Not with the others
options-of-others = { $count ->
    [one] One option for roles that do not play
   *[other] { $count } options for roles that do not play
}
how-you-play = How you play
all-defaults = all at their defaults
options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
back-to-defaults = Back to the defaults
changed = changed
option-own = Your own …
option-own-for = { $name }: your own
cards = Cards
cards-told = The cards that come with the game: { $counted }. Numbers designed here carry a quill.
source-printed = { $count } as printed
source-public = { $count } as published
source-designed = { $count } designed here
cards-with = With { $packs }.
choose-pack = Choose a pack
packs-told = A pack replaces or adds cards. The game’s file keeps the pack it was played with.
own-pack = A pack of your own
own-pack-hint = A TOML file with the same keys as the game’s cards.
own-pack-there = Read when the table is opened; mistakes are told with their row.
pack-too-long = { $name } is too long for a pack.
choose-file = Choose a file
take-away = Take away
the-table = The table
players = Players
bots = Bots
bots-levels = { $count }, { $levels }
watching = Watching
anyone-with-link = anyone with the link
open-table = Open the table
starts-at-once = The game starts at once.
starts-with-friends = { $count ->
    [one] You get a link for your friend. The game starts when your friend has sat down.
   *[other] You get a link for your friends. The game starts when all have sat down.
}

# Sitting down
join-title = Join a table
invited = You are invited to this table.
free-chair = a free chair
bot-called = bot, { $bot }
which-chair = Chair
any-chair = Any
chair-number = No. { $place }
name-missing = Say what you are called.
sit-down = Sit down
just-watch = Just watch
no-chair-left = All chairs are taken. You can watch.

# Settings
settings-title = Settings
settings-you = You
settings-look = Look and sound
settings-kept = What this browser keeps
your-name-about = Stands at your seat; you can change it at each table.
colour-about = The one you get if nobody else has it.
theme = Colours
theme-about = Candlelight is dark, daylight is light; or as your system wishes.
theme-auto = System
theme-dark = Candle
theme-light = Daylight
language = Language
language-about = Of the page. Games speak their own.
language-auto = System
reduced-motion = Less motion
reduced-motion-about = Things appear at their place instead of travelling. A wish of your system counts anyway.
sound = Sound
sound-about = Soft sounds when something happens on the table.
text-tables-about = Open tables as words: the same game, without the cloth.
kept-tables = Tables and seats
kept-tables-about = { $count ->
    [0] None. Seats you take are kept here, in this browser only.
    [one] One table. The keys to its seats are kept here, in this browser only.
   *[other] { $count } tables. The keys to their seats are kept here, in this browser only.
}
forget-tables = Forget all tables
forget-tables-ask = Forget all tables?
forget-tables-words = { $count ->
    [one] This browser gives up its seat at the table. Without the key nobody can sit there again.
   *[other] This browser gives up its seats at { $count } tables. Without the keys nobody can sit there again.
}
keep-them = Keep them

# Credits
credits-games = Games
credits-games-words = Attack at the Tower was designed and published, free to print, by OcaStudios. The rules are told here in our own words; what was designed here carries a quill on the table.
credits-icons = Icons
credits-icons-words = All charges are from game-icons, drawn in one colour on our own fields.
credits-fonts = Letters
credits-fonts-words = Atkinson Hyperlegible (Braille Institute) and Cinzel (Natanael Gama).
credits-code = Code
credits-code-words = Monoceros is free software under the Apache License 2.0. The page stands on
