"""What the server answers, a file for each room: games, tables, finished games, the page, the keeper's questions."""
