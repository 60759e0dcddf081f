## The rules

rules-title = Rules
rules-of = Rules: { $title }
rules-search = Search the rules
rules-keys = Enter: next · Shift Enter: before · Esc: clear
rules-found = { $at } of { $count }
rules-found-none = nothing found
rules-next = Next place
rules-previous = Place before
rules-clear = Clear the search
rules-none = No rule holds all of this: “{ $query }”
rules-none-help = Try fewer words, or the number of a clause.
rules-contents = Contents
rules-section-hits = { $count ->
    [one] one place
   *[other] { $count } places
}
rules-copy = Copy the link to { $clause }
rules-copied = The link to { $clause } is copied.
rules-not-copied = This browser does not let the page copy. The link is the address behind { $clause }.
rules-asked = This is the clause you asked for
rules-missing = This book has no clause { $clause }.
rules-as-page = As a page
rules-close = Close the rules
rules-print = Print
rules-table = Table
rules-loading = The book is being fetched …
rules-failed = The rules could not be fetched.

## The replay

replay-title = Replay
replay-title-of = Replay: { $title }
replay-meta = Replay · { $moves ->
    [one] one move
   *[other] { $moves } moves
}
replay-seats = Seats
replay-loading = The game is being played again from its first move …
replay-winner = winner
replay-bar = Replay bar
replay-aside = Result and moves
replay-scrub = Place in the game
replay-place = move { $move } of { $moves }
replay-beginning = The table as it was laid
replay-silent = Nothing to tell
replay-steps = Steps
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-space = Space
replay-speed = Speed
replay-eyes = Through whose eyes
replay-spectator = Spectator
replay-copy = Copy link
replay-copied = Link copied
replay-not-copied = The link is in the address bar
replay-play-on = Play on from here
replay-play-on-words = A new table opens with the game as it stood after move { $move }. The finished game stays as it is; what comes next is decided by new chance.
replay-play-on-end = The last move ended the game, so the new table opens with the game as it stood before it, after move { $move }. The finished game stays as it is.
replay-who = Who plays for { $name }
replay-who-me = Me
replay-who-friend = A friend, by a link
replay-who-bot = A bot
replay-which-bot = Which bot plays for { $name }
replay-cancel = Cancel
replay-open-table = Open the table
replay-result = Result
replay-no-result = This game has no result.
replay-verify = Verify
replay-verified = Verified: the chance of this game was fair.
replay-not-verified = Not verified: see the lines below.
replay-stats = Statistics
replay-close = Close
replay-stats-sum = { $moves } moves, { $events } events, { $time }.
replay-seat = Seat
replay-stat-moves = Moves
replay-stat-undos = Taken back
replay-stat-time = Thinking
replay-counts = What happened how often
replay-hours = { $hours } h { $minutes } min
replay-minutes = { $minutes } min { $seconds } s
replay-seconds = { $seconds } s
replay-moves = Moves
replay-no-moves = Nothing was told in this game.
replay-save = Save file
replay-rematch = Rematch
replay-to-rematch = To the rematch
replay-missing = There is no such table
replay-early = This game is not finished yet
replay-failed = The replay could not be fetched
replay-to-table = To the table

## The text table

text-title = { $title }, text table
text-meta = text table
text-picture = Picture table
text-jump = Parts of this page
text-jump-question = Question
text-rules = Rules
text-coming = The table is coming …
text-no-server = The server cannot be reached. The page tries again by itself.
text-no-table = Nothing lies on the table yet.
text-table-side = On the table
text-your-side = Your side
text-side-of = { $name }’s side
text-your-hand = { $count ->
    [0] Your hand, empty
    [one] Your hand, one card
   *[other] Your hand, { $count } cards
}
text-piles = Piles
text-counted = { $title }: { $count }
text-noted = { $title }, { $note }
text-nothing = nothing
text-bare = { $count ->
    [one] One space with nothing on it
   *[other] { $count } spaces with nothing on them
}
text-pile = { $title } ({ $count }): { $words }
text-look-through = Look through: { $pile }
text-times = { $count } × { $words }
text-new = new
text-pickable = can be picked
text-when = ({ $when })
text-sum = How { $what } { $value } comes about
text-line = { $label }: { $value }
text-arrow = { $label }: from { $from } to { $to }
text-your-place = your { $place }
text-place-of = { $name }’s { $place }
text-you = You
text-plate = { $name }: { $words }.
text-score = { $label } { $won } of { $of }
text-your-turn = your turn
text-turn-of = { $names } to decide
text-rounds = Rounds
text-steps = Steps
text-stage-done = { $label } (over)
text-stage-now = { $label } (now)
text-stage-next = { $label }
text-why = Why? { $clause }
text-answers = Answers
text-asked = You are asked: { $prompt }
text-type = Type an answer, or “why” and a thing
text-type-hint = or type: a beginning, a key, why …
text-type-something = Type the beginning of an answer, its key, or “why” and the name of a thing.
text-say = Say
text-many = That could be: { $labels }.
text-none = No answer begins like that. The answers stand above.
text-left = { $count } of { $of } answers
text-why-words = why, why not, why can't i
text-undo-words = undo, take back
text-no-undo = Your last move cannot be taken back: { $why }.
text-undo-asked = The others are asked whether you may take it back.
text-because = { $subject }: { $words }
text-no-because = { $subject }: no rule is named for this.
text-offline = The line is lost
text-offline-words = Your last move is saved. The page tries to come back by itself.
text-redial = Try now
text-paused = The table is paused
text-paused-words = Nobody is asked until somebody who sits here goes on.
text-go-on = Go on
text-refused = That could not be done
text-understood = Back to the question
text-waits = Waiting
text-waits-for = { $name } decides
text-bot-thinks = A bot is thinking.
text-faster = Play faster
text-watching = You are watching. What happens is read out below.
text-meanwhile = You can read the table, the rules, or talk meanwhile.
text-over = The game is over
text-ledger = The sums
text-replay = Replay
text-story = What happened
text-story-all = Show all { $count } lines
text-story-less = Show the last lines only
text-story-none = Nothing yet.
text-chat = Chat
text-chat-none = Nobody has said anything.
text-chat-say = Say something to the table
