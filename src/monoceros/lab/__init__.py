"""The lab: many seeded games between bots, kept as Parquet; what they say of a game's balance, and of a change to it.

It knows no game: what a seat did, bought or led is read from the sentences that a game tells its events with.
"""
