"""What the rules count and look up: seats, holders, room for cards, points. Nothing here changes the state."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.games.crown import tables as t
from monoceros.games.crown.geometry import CASTLE_GROUND, HOME_POINTS, LAND, ORDINARY, SPACES, WALL_SLOTS, distance
from monoceros.games.crown.picks import GENERAL_CARD, SPACE
from monoceros.games.crown.state import (
    BACK,
    SETUP,
    Battle,
    State,
    size_shown,
)
from monoceros.games.crown.tables import CASTLE, CASTLES, EMPTY, GENERAL, HOLDERS, MIXED

# -- seats ---


def turn_order(s: State, seat: int) -> list[int]:
    """All seats, clockwise from this one."""
    return [(seat + i) % s.seats for i in range(s.seats)]


def are_allied(s: State, seat: int, other: int) -> bool:
    """CD-18.1 Partners sit opposite. Everybody is the own ally."""
    return seat == other or (s.terms.teams and (seat - other) % 2 == 0)


def opponents(s: State, seat: int) -> list[int]:
    """In turn order from this seat on; an ally is none."""
    return [other for other in turn_order(s, seat) if not are_allied(s, seat, other)]


def is_opposed(s: State, seat: int, other: int) -> bool:
    return seat != other and not (s.terms.teams and (seat - other) % 2 == 0)


# -- holders ---


def is_castle(holder: int) -> bool:
    return holder % HOLDERS >= CASTLE


def is_hero(holder: int) -> bool:
    return holder % HOLDERS == 0


def known_as(s: State, code: int) -> int:
    """What everybody may know of a general, for events: its card once that was shown, else -2 less its branch.

    EMPTY for whatever else a code may name: that has no secret.
    """
    if not 0 <= code < t.WALL or s.officer[code] == EMPTY:
        return EMPTY
    return s.officer[code] if s.shown[code] else -2 - s.terms.general_weapon[s.officer[code]] // 3


def is_standing(s: State, holder: int) -> bool:
    """Is it on the board?"""
    return s.where[holder] != EMPTY


def castle_count(s: State, seat: int) -> int:
    first = seat * HOLDERS + CASTLE
    where = s.where
    return (where[first] != EMPTY) + (where[first + 1] != EMPTY) + (where[first + 2] != EMPTY)


def castles_of(s: State, seat: int) -> list[int]:
    """Those on the board, as holders."""
    first = seat * HOLDERS + CASTLE
    return [holder for holder in range(first, first + CASTLES) if s.where[holder] != EMPTY]


def generals_of(s: State, seat: int) -> list[int]:
    first = seat * HOLDERS
    return [holder for holder in range(first + GENERAL, first + CASTLE) if s.where[holder] != EMPTY]


def pieces_of(s: State, seat: int) -> list[int]:
    """CD-0 The hero and the generals on the board."""
    first = seat * HOLDERS
    return [holder for holder in range(first, first + CASTLE) if s.where[holder] != EMPTY]


def holders_of(s: State, seat: int) -> list[int]:
    """The hero, the generals and the castles on the board."""
    first = seat * HOLDERS
    return [holder for holder in range(first, first + HOLDERS) if s.where[holder] != EMPTY]


def free_general(s: State, seat: int) -> int:
    """A place for another general, or EMPTY."""
    first = seat * HOLDERS
    for holder in range(first + GENERAL, first + CASTLE):
        if s.where[holder] == EMPTY:
            return holder
    return EMPTY


def places(s: State, holders: list[int]) -> list[Pick]:
    """The spaces on which these holders stand, as picks."""
    return [SPACE[s.where[holder]] for holder in holders]


def the_battle(s: State) -> Battle:
    battle = s.battle
    assert battle is not None
    return battle


# -- military cards on holders ---


def branch_of_cards(s: State, holder: int) -> int:
    """The branch that all military cards of a holder have; MIXED if they differ, EMPTY if there are none."""
    weapons = s.terms.military_weapon
    found = EMPTY
    for card in s.cards[holder]:
        branch = weapons[card] // 3 if card >= 0 else BACK - card
        if found == EMPTY:
            found = branch
        elif found != branch:
            return MIXED
    return found


def officer_branch(s: State, holder: int) -> int:
    """Of a general, whose back tells it; EMPTY for other holders."""
    officer = s.officer[holder]
    return officer if officer == EMPTY else s.terms.general_weapon[officer] // 3 if officer >= 0 else BACK - officer


def branch_of_unit(s: State, holder: int) -> int:
    """CD-11.4, CD-11.5 What a unit moves and fights as."""
    branch = branch_of_cards(s, holder)
    officer = s.officer[holder]
    if officer == EMPTY:  # a hero or a castle
        return t.INFANTRY if branch < 0 else branch
    own = s.terms.general_weapon[officer] // 3 if officer >= 0 else BACK - officer
    return own if branch in (own, EMPTY) else t.INFANTRY


def card_limit(s: State, holder: int) -> int:
    """CD-8.7, CD-17.6"""
    return s.terms.hero_cards[s.hero[holder // HOLDERS]] if holder % HOLDERS == 0 else t.CARDS_ON_OTHERS


def is_mixable(holder: int) -> bool:
    """CD-8.6 A general may carry any mix; a hero and a castle only one branch."""
    return GENERAL <= holder % HOLDERS < CASTLE


def fits(s: State, holder: int, branch: int) -> bool:
    """CD-8.6, CD-8.7 Has the holder room for one more card of this branch?"""
    if s.where[holder] == EMPTY or len(s.cards[holder]) >= card_limit(s, holder):
        return False
    return is_mixable(holder) or branch_of_cards(s, holder) in (EMPTY, branch)


def fitting(s: State, seat: int, branch: int) -> list[int]:
    first = seat * HOLDERS
    return [holder for holder in range(first, first + HOLDERS) if fits(s, holder, branch)]


def has_fitting(s: State, seat: int, branch: int) -> bool:
    """Whether `fitting` finds any."""
    for holder in range(seat * HOLDERS, seat * HOLDERS + HOLDERS):
        if fits(s, holder, branch):
            return True
    return False


def is_in_order(s: State, holder: int) -> bool:
    """CD-8.6, CD-8.7 Neither too many cards nor too many branches."""
    if len(s.cards[holder]) > card_limit(s, holder):
        return False
    return is_mixable(holder) or branch_of_cards(s, holder) != MIXED


def general_limit(s: State, seat: int) -> int:
    """CD-8.7, CD-17.7"""
    return s.terms.hero_generals[s.hero[seat]]


# -- land ---


def empty_land(s: State, seat: int) -> list[Pick]:
    """The empty ordinary spaces of the own territory (CD-4.6, CD-8.4, CD-12.30)."""
    board = s.board
    return [SPACE[space] for space in LAND[s.territory[seat]] if board[space] == EMPTY]


def has_empty_land(s: State, seat: int) -> bool:
    for space in LAND[s.territory[seat]]:
        if s.board[space] == EMPTY:
            return True
    return False


def homecoming(s: State, seat: int) -> list[Pick]:
    """CD-12.30 Where a beaten hero may go: home; if all is full there, as near to the Home Point as can be."""
    if has_empty_land(s, seat):
        return empty_land(s, seat)
    home = HOME_POINTS[s.territory[seat]]
    free = [space for space in range(SPACES) if ORDINARY[space] and s.board[space] == EMPTY]
    nearest = min([distance(home, space) for space in free])
    return [SPACE[space] for space in free if distance(home, space) == nearest]


def free_slots(s: State, seat: int) -> list[int]:
    """CD-10.4, CD-10.8 Where a wall can be built."""
    if s.walls[seat] >= t.WALLS:
        return []
    return [space for space in WALL_SLOTS[s.territory[seat]] if s.board[space] == EMPTY]


def free_ground(s: State, seat: int) -> list[int]:
    """CD-10.5, CD-10.8 Where a castle can be built."""
    if castle_count(s, seat) >= CASTLES:
        return []
    return [space for space in CASTLE_GROUND[s.territory[seat]] if s.board[space] == EMPTY]


# -- decks ---


def free_generals(s: State) -> list[Pick]:
    """CD-4.6 The general cards that nobody has, in the order of their ids."""
    left: list[int] = []
    for branch in range(t.BRANCHES):
        left += s.decks[t.GENERAL_DECK + branch].cards()
    return [GENERAL_CARD[card] for card in sorted(left)]


def can_draw(s: State, deck: int) -> bool:
    """CD-5.13, CD-5.14 Is there a card in the deck, or in the pile that it is renewed from?"""
    if s.decks[deck].size() or s.discards[deck]:
        return True
    return deck == t.ACTION_DECK and bool(s.action_bottom)


def deck_sizes(s: State) -> list[int]:
    """CD-21.1 In the order of tables.py. CD-21.7 Or no more than whether there are any cards."""
    sizes = [deck.size() for deck in s.decks]
    sizes[t.ACTION_DECK] += len(s.action_bottom)
    sizes[t.DRAGON_DECK] += len(s.dragon_bottom)
    return [size_shown(s, size) for size in sizes]


def robs_food(s: State) -> bool:
    """What a question `rob` is about: food, or gold."""
    return s.open_card != EMPTY and s.terms.action_word[s.open_card] == t.TAKE_FOOD


# -- points, queue, crown ---


def queue_points(s: State, seat: int) -> int:
    """CD-10.12"""
    return t.QUEUE_POINTS if s.queue and s.queue[0] == seat else 0


def trophy_points(s: State, seat: int) -> int:
    """CD-13.16"""
    total = 0
    held = s.trophies[seat]
    for card in range(len(s.terms.dragon_points)):
        if held >> card & 1:
            total += s.terms.dragon_points[card]
    return total


def points_of(s: State, seat: int) -> int:
    """CD-1.7 All VP of a seat."""
    return s.points[seat] + queue_points(s, seat) + (trophy_points(s, seat) if s.trophies[seat] else 0)


def trophies_of(s: State, seat: int) -> list[int]:
    """The Dragon cards of a seat."""
    return [card for card in range(len(s.terms.dragon_points)) if s.trophies[seat] >> card & 1]


def winners_of(s: State) -> list[int]:
    return [seat for seat in range(s.seats) if s.winners >> seat & 1]


def target(s: State) -> int:
    """CD-1.2, CD-1.3"""
    return t.SHORT_TARGET if s.seats == 2 or s.terms.teams else t.TARGET


def crown_owner(s: State) -> int:
    """CD-14.4 The seat with the castle that the crown lies on, or EMPTY."""
    return s.crown // HOLDERS if s.crown >= 0 else EMPTY


def is_complete(s: State, seat: int) -> bool:
    """CD-10.11"""
    return s.walls[seat] == t.WALLS and castle_count(s, seat) == CASTLES


def team_of(s: State, seat: int) -> list[int]:
    return [seat, (seat + 2) % s.seats] if s.terms.teams else [seat]


def has_points_to_win(s: State, seat: int) -> bool:
    """CD-1.1, CD-18.3 One alone; the points of allies are not added."""
    wanted = target(s)
    for member in team_of(s, seat):
        if points_of(s, member) >= wanted:
            return True
    return False


def has_token_to_win(s: State, seat: int) -> bool:
    """CD-1.1, CD-18.3 The crown. CD-19.1 With the option, a Dragon card serves as well."""
    owner = crown_owner(s)
    for member in team_of(s, seat):
        if owner == member or (s.terms.dragonslayer and s.trophies[member]):
            return True
    return False


def wins_now(s: State) -> bool:
    """CD-1.1, CD-1.6 Only the seat whose turn it is can win."""
    return s.step != SETUP and has_points_to_win(s, s.active) and has_token_to_win(s, s.active)


def standing(s: State, seat: int) -> tuple[int, int, int, int]:
    """CD-1.11 What counts at the turn limit: VP, the crown, castles, gold."""
    return points_of(s, seat), int(crown_owner(s) == seat), castle_count(s, seat), s.gold[seat]


def leaders(s: State) -> int:
    """CD-1.11 Who is ahead at the turn limit, as a mask; a team counts as its better member."""
    best = max([standing(s, seat) for seat in range(s.seats)])
    mask = 0
    for seat in range(s.seats):
        if standing(s, seat) == best:
            for member in team_of(s, seat):
                mask |= 1 << member
    return mask
