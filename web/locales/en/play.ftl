# The table: the question
play-table = The table
play-your-question = Your question
play-what-now = What happens now
play-why = Why? { $clause }
play-why-short = Why?
play-sending = Your move is on its way.
play-chosen = Chosen: { $things }.
play-whose = { $thing } ({ $name })
play-let-go = Let go
play-all-options = All { $count } options
play-places = { $where }: { $count } places
play-your-options = Your options
play-search-options = Search the options
play-no-option = No option says “{ $words }”.
play-which-use = Which of these?
play-rest-at-once = Show the rest at once
play-go-on = Go on
play-story-begin = Begin
play-story-people = Who is who
play-space = Space
play-bot-thinks = { $name } is thinking
play-bot-for-you = A bot thinks for { $name }
play-bot-line = A bot ({ $bot }). Meanwhile you may read the rules or look at any card.
play-faster = Play faster
play-slower = Play calmly
play-theirs-line = You will be asked. Meanwhile you may read the rules or look at any card.
play-watching = You are watching.
play-nobody = Nobody is asked at the moment.
play-lost = The line is lost. Your last move is saved.
play-lost-unsent = The line is lost. Your move is kept here and sent as soon as it is back.
play-lost-retry = Trying again in { $seconds } s; the table stays readable.
play-lost-now = Trying again now; the table stays readable.
play-try-now = Try now
play-stale = That move was made on an old table.
play-stale-line = Somebody moved first. Here is the table now; choose again.
play-refused-line = Nothing has changed; choose again.
play-what-changed = Show what changed
play-choose-again = Choose again
play-paused = The game is paused.
play-paused-line = Everything is saved. Anyone at the table may go on.
play-resume = Go on playing
play-pause = Pause
play-over = The game is over.
play-see-result = See the result
play-asked-you = You are asked: { $prompt } { $count ->
    [one] One option.
   *[other] { $count } options.
}

# Seats
play-seats = Seats
play-standing = Standings
play-you = You
play-your-turn = Your turn
play-turn = On turn
play-thinks = thinking
play-open-seat = Open seat
play-is-bot = bot, { $bot }
play-away = away
play-here = here
play-score = { $label }: { $won } of { $of }
play-rounds = Rounds
play-steps = Steps
play-title-turn = ● Your turn — { $title }

# Log, chat, side panel
play-rail = Steps, cards, log and chat
play-log = What happened
play-log-and-chat = Log and chat
play-log-empty = Nothing has happened yet.
play-chat = Chat
play-chat-short = Chat
play-chat-unread = { $count ->
    [one] Chat, one unread line
   *[other] Chat, { $count } unread lines
}
play-chat-empty = Nobody has said anything yet.
play-chat-say = Say something
play-chat-send = Send
play-close = Close
play-undo = Undo
play-rules = Rules
play-text-table = Text table
play-rules-failed = The rules could not be fetched.
play-read-in-rules = Read { $clause } in the rules

# Why can't I?
play-why-title = Why can’t I?
play-belongs = Belongs to: { $name }.
play-asked-now = What is asked now:
play-asked-nothing = Nothing at the moment.
play-not-an-answer = No answer to this question touches it. What can be picked now glows.
play-not-your-turn = Somebody else is asked, so nothing can be picked here now.

# Undo
play-takeback-title = Take this move back?
play-takeback-needs = A take-back needs everyone’s consent.
play-keep-move = Keep it
play-ask-others = Ask the others
play-no-undo-title = This cannot be taken back
play-no-undo = There is no move of yours to take back.
play-consent-title = { $name } would like to take a move back
play-consent-yes = Take it back
play-consent-no = Keep it
play-consent-waiting = Waiting for consent: { $names }

# The menu
play-menu = Table menu
play-theme = Colours
play-theme-auto = System
play-theme-dark = Candle
play-theme-light = Daylight
play-sound = Sound when you are asked
play-still = Less motion
play-invite-link = Link for a friend (takes a seat)
play-watch-link = Link for watching
play-copy = Copy
play-copied = Copied.
play-copy-yourself = The browser did not allow copying: the link is selected, copy it by hand.
play-your-seats = Your seats
play-which-bot = Which bot
play-to-bot = Give to a bot
play-take-back-seat = Take the seat back
play-leave = Leave the table
play-leave-title = Leave the table?
play-leave-alone = Everything is saved. You find the table on the home page and go on whenever you like.
play-leave-words = A bot takes your seat for good, so that nobody waits for you. If you want to come back, give the seat to a bot instead: then it stays yours.
play-stay = Stay

# One device for several people
play-pass-device = Pass the device to { $name }
play-pass-words = All cards are hidden until the next player has it in hand.
play-i-am = I am { $name }: show my cards

# Before the game
play-lobby-waits = { $count ->
    [one] One seat is still open. The game begins by itself when it is taken.
   *[other] { $count } seats are still open. The game begins by itself when they are taken.
}
play-lobby-starts = Everyone is here. The game begins.
play-lobby-invite = Invite
play-lobby-invite-words = Whoever opens this link may sit down. No account is needed.
play-seat-open = waits for a friend
play-watching-count = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}

# After the game
play-over-title = The game is over
play-see-table = See the table
play-replay = Replay
play-rematch = Rematch
play-rematch-waits = A rematch is open: sit down
play-rematch-watch = Watch the rematch
play-rematch-open = A rematch is open.
play-rematch-failed = The rematch could not be opened. Try again in a moment.
play-save-file = Save file
play-verify = Verify
play-verifying = Dealing everything again from the key…
play-verify-failed = The game could not be verified just now.
play-stats = Figures
play-counting = Counting…
play-stats-failed = The figures could not be fetched.

# When something is wrong
play-coming = The table is being laid…
play-no-server = The server does not answer. Tables are safe there; trying again by itself.
play-no-table = There is no such table
play-no-table-words = It may have been put away, or the link lost a letter. Your other tables are on the home page.
play-forget-table = To the home page
play-hung-up = The server ended the line
play-hung-up-words = Everything that was played is saved there.
play-token-refused = This browser’s key no longer opens its seat: somebody else may have taken it over.
play-watch-instead = Watch instead
