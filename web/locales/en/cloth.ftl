cloth-table = The table
cloth-pickable = can be picked
cloth-chosen = picked
cloth-look-through = opens to be looked through
cloth-pile = { $name }: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
  }
cloth-hand = { $name }: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
  }
cloth-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
  }
cloth-empty = empty
cloth-empty-hand = No cards in hand
cloth-you = You
cloth-damage = Damage { $hurt } of { $of }
cloth-designed = A number on this card was designed here; the printed one is not public.
cloth-about = More about { $name }
cloth-how = { $figure }: how it came about
cloth-unfold = { $zone }: more or less of it
cloth-zoom-in = Draw the board in
cloth-zoom-out = Draw the board out
cloth-zoom-fit = Show the whole board
cloth-coming = Show every coming move
cloth-coming-short = Coming moves
cloth-close = Close
cloth-new = new
