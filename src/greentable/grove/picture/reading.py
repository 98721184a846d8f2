"""Reading of the pictures that `writing.py` describes and draws: from their parts to a state."""

from __future__ import annotations

import re

from greentable.core.reader import is_number, shown
from greentable.errors import NotationError
from greentable.grove.cards import ALL_CARDS, BARROW, CARDS, DECK, FRUITS, HAND, LETTERS
from greentable.grove.codes import FAR
from greentable.grove.game import why_not
from greentable.grove.groves import LaidCard, is_covered_by, set_cells
from greentable.grove.moves import code_of
from greentable.grove.notation import read_move
from greentable.grove.picture.parts import Item, Part, read_parts
from greentable.grove.recipes.recipe import LONGEST
from greentable.grove.rules.recipes import final_score
from greentable.grove.ruleset import EDITIONS, HOUSE, Ruleset
from greentable.grove.state import NOWHERE, Phase, State
from greentable.grove.words.messages import reason_message
from greentable.words.messages import Argument

_GAIN = 2  # columns or rows that one card can add


def read_picture(text: str, ruleset: Ruleset = EDITIONS[HOUSE]) -> State:
    """The game in a picture. Raises NotationError with line and column.

    It is taken as a position: it need not be reachable by laying cards.
    """
    picture = read_parts(text)
    common, parts = picture.common, picture.parts
    s = State()
    s.rules = ruleset
    s.seats = len(parts)
    s.recipes = _recipes(common.get("recipes"), ruleset)
    deck = _number(common["deck"]) if "deck" in common else 0
    for seat, part in enumerate(parts, 1):
        hand = _cards(part.items.get("hand"), ruleset, HAND)
        s.hand[seat] = sum(1 << card for card in hand)
        s.stuck |= int("stuck" in part.items) << seat
    cards = [_placed(part) for part in parts]
    _deal(s, deck, common, {card.card for row in cards for card in row})
    for seat, part in enumerate(parts, 1):
        _check_grove(part, s.hand[seat].bit_count() + deck)
        _set_cells(s, seat, part, cards[seat - 1])
    _set_phase(s, over="over" in common)
    for seat, part in enumerate(parts, 1):
        _check(s, seat, part)
    _choose(s, parts)
    return s


def _placed(part: Part) -> list[LaidCard]:
    """The laid cards of a seat, as far as the picture names them."""
    cards = []
    item = part.items.get("placed", Item("", 1, 1))
    for word in re.finditer(r"\S+", item.words):
        try:
            move = read_move(word.group())
        except NotationError as error:
            raise error.at(item.line, item.column + word.start() + error.column - 1) from error
        cards.append(LaidCard(move.card, move.column, move.row, move.rotation))
    return cards


def _set_cells(s: State, seat: int, part: Part, cards: list[LaidCard]) -> None:
    """Set the cells and the laid cards of a seat's grove."""
    set_cells(s, seat, part.cells, cards)
    if cards:
        item = part.items["placed"]
        numbers = {card.card for card in cards}
        away = s.unseen | s.hand[seat] | s.rules.aside
        elsewhere = any(away >> card & 1 or card in s.recipes for card in numbers)
        good = len(numbers) == len(cards) and not elsewhere
        item.expect(good, "picture.placed_cards")
        item.expect(is_covered_by(s, seat, cards), "picture.placed_cells")


def _recipes(item: Item | None, ruleset: Ruleset) -> list[int]:
    if item is None:
        return [0, 0]
    recipes = _cards(item, ruleset)
    good = len(recipes) == 2 and recipes[0] < recipes[1]
    item.expect(good, "picture.recipes")
    return recipes


def _deal(s: State, deck: int, common: dict[str, Item], placed: set[int]) -> None:
    """Set the unseen cards: all except those in hands, in the groves and among the recipes."""
    held = 0
    for seat in range(1, s.seats + 1):
        held |= s.hand[seat]
    lie = DECK - deck - held.bit_count()
    if lie < 0:
        raise common["deck"].error("picture.nine", held=held.bit_count(), deck=deck)
    away = held | s.rules.aside
    free = [card for card in range(1, CARDS + 1) if not away >> card & 1 and card not in s.recipes]
    free.sort(key=lambda card: card not in placed)
    laid = sum(1 << card for card in free[:lie])
    if "laid" in common:
        laid = sum(1 << card for card in _cards(common["laid"], s.rules)) & ~held
        common["laid"].expect(laid.bit_count() == lie, "picture.laid", cards=lie)
    if "recipes" in common:
        good = not any((held | laid) >> recipe & 1 for recipe in s.recipes)
        common["recipes"].expect(good, "picture.recipes_seen")
    s.drawn = DECK - deck
    s.unseen = ALL_CARDS & ~(away | laid)
    for recipe in s.recipes:
        s.unseen &= ~(1 << recipe)


def _set_phase(s: State, *, over: bool) -> None:
    playing = [seat for seat in range(1, s.seats + 1) if not s.stuck >> seat & 1]
    if over:
        s.phase = Phase.OVER
        for seat in range(1, s.seats + 1):
            s.total[seat] = final_score(s, seat)
    elif s.drawn < DECK and all(s.hand[seat].bit_count() < HAND for seat in playing):
        s.phase = Phase.DRAW
    else:
        s.phase = Phase.PLAY
        s.waiting = sum(1 << seat for seat in playing)


def _choose(s: State, parts: list[Part]) -> None:
    """Set the secret choices of seats: they must be legal, and a seat must still be choosing."""
    for seat, part in enumerate(parts, 1):
        if "chose" not in part.items:
            continue
        words, line, column = part.items["chose"]
        try:
            move = read_move(words)
        except NotationError as error:
            raise error.at(line, column + error.column - 1) from error
        reason = why_not(s, seat, move)
        if reason is not None:
            why = reason_message(reason, move)
            refused: dict[str, Argument] = {"seat": seat, "found": shown(words), "reason": why}
            raise part.items["chose"].error("picture.chose", **refused)
        s.chosen[seat] = code_of(move)
        s.waiting &= ~(1 << seat)
    if s.phase == Phase.PLAY and s.waiting == 0:
        raise NotationError("picture.nobody")


def _check_grove(part: Part, to_play: int) -> None:
    """Check that no piece is used too often, and that there is room for the cards to play."""
    barrows = sum(cell.die == BARROW for cell in part.cells)
    if barrows > 1 or sum(cell.squirrel for cell in part.cells) > 1:
        raise part.error("picture.pieces")
    columns = [cell.column for cell in part.cells]
    rows = [cell.row for cell in part.cells]
    grows = _GAIN * to_play
    size = max(max(columns) - min(columns), max(rows) - min(rows)) + 1
    if size + grows > LONGEST:
        raise part.error("picture.size", size=size, left=to_play)
    near, far = grows - FAR, FAR - 1 - grows
    if min(*columns, *rows) < near or max(*columns, *rows) > far:
        raise part.error("picture.far", near=near, far=far, left=to_play)


def _check(s: State, seat: int, part: Part) -> None:
    """Check the items of the header that follow from the picture."""
    supply = " ".join(f"{LETTERS[fruit]}{s.supply[seat][fruit]}" for fruit in range(FRUITS))
    if min(s.supply[seat]) < 0:
        raise part.error("picture.supply", supply=supply)
    so = {
        "supply": supply,
        "squirrel": "free" if s.squirrel[seat] == NOWHERE else "used",
        "score": str(final_score(s, seat)),
    }
    for key, value in so.items():
        item = part.items.get(key)
        if item is not None and item.words != value:
            found = shown(item.words)[1:-1]
            raise item.error("picture.differs", key=key, found=found, right=value)


def _number(item: Item) -> int:
    item.expect(is_number(item.words, 1), "picture.deck")
    return int(item.words)


def _cards(item: Item | None, ruleset: Ruleset, most: int = CARDS) -> list[int]:
    if item is None:
        return []
    words = item.words.split()
    good = all(is_number(word) and 1 <= int(word) <= CARDS for word in words)
    item.expect(good, "picture.card", most=CARDS)
    cards = [int(word) for word in words]
    item.expect(not any(ruleset.aside >> card & 1 for card in cards), "picture.card_aside")
    item.expect(len(set(cards)) == len(cards), "picture.card_twice")
    item.expect(len(cards) <= most, "picture.too_many", most=most)
    return cards
