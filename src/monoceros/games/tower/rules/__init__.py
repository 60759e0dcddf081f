"""The rules of Attack at the Tower, a file a chapter, in the order of play."""
