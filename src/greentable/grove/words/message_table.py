"""All messages about a game of Grove: their ids, and the arguments of their texts.

One row for each text in the catalogues' grove_*.ftl, except those of the terminal. `messages.py`,
`recipe_messages.py` and `greentable.text.grove` select the row for an event, a move or a reason.
"""

from __future__ import annotations

from dataclasses import fields

from greentable.grove.cards import CARDS, Fruit
from greentable.grove.codes import Line
from greentable.grove.ruleset import Ruleset
from greentable.words.messages import MessageTable, Takes, key_of, takes

SEAT, SEATS, CARD, TEXT, TEXTS = Takes.SEAT, Takes.SEATS, Takes.CARD, Takes.TEXT, Takes.TEXTS
NUMBER, FORM, MESSAGE, SEVERAL = Takes.NUMBER, Takes.FORM, Takes.MESSAGE, Takes.MESSAGES

_NOTHING = takes()
_WHO = takes(who=SEAT)
_AT = takes(thing=MESSAGE, place=TEXT)
_OF_FRUIT = takes(fruit=MESSAGE)

# Events; a place is a column and a row as in moves, a rotation is in degrees.
_EVENTS = {
    "recipes": takes(first=MESSAGE, second=MESSAGE, target=NUMBER),
    "started": takes(card=CARD),
    "drew": takes(card=CARD),
    "chose": _WHO,
    "laid": takes(who=SEAT, card=CARD, place=TEXT, rotation=NUMBER),
    "laid-with": takes(who=SEAT, card=CARD, place=TEXT, rotation=NUMBER, parts=SEVERAL),
    "stuck": _WHO,
    "recipe": takes(who=SEAT, recipe=MESSAGE, amount=NUMBER),
    "recipe-times": takes(who=SEAT, recipe=MESSAGE, amount=NUMBER, times=MESSAGE),
    "scored": takes(who=SEAT, line=MESSAGE, amount=NUMBER),
    "reached": takes(who=SEAT, target=NUMBER),
    "won": takes(who=SEAT, amount=NUMBER),
    "won-by-dice": takes(who=SEAT, amount=NUMBER, dice=NUMBER, most=NUMBER),
    "won-together": takes(who=SEATS, amount=NUMBER),
    "at-cell": takes(who=SEAT, clause=MESSAGE),
}

RULES_SECTIONS = {
    "aim": ("harvest", "cards", "cells"),
    "turn": ("lay", "overlap", "draw"),
    "dice": ("match", "new", "rise", "barrow", "scarce"),
    "glades": ("under", "over", "fallen"),
    "squirrel": ("once", "seat", "cost"),
    "challenge": ("target", "met", "counted", "order"),
    "several": ("together", "winner"),
}
"""The rules in short: headings, and the sentences under each."""

_RULES = {
    heading + line: _NOTHING
    for heading, lines in RULES_SECTIONS.items()
    for line in ("", *(f"-{one}" for one in lines))
}

# Changes of the die at a place.
_CLAUSES = {
    "squirrel": takes(place=TEXT),
    "squirrel-takes": takes(place=TEXT, thing=MESSAGE, before=NUMBER),
    "appeared": takes(thing=MESSAGE, place=TEXT, after=NUMBER),
    "rose": takes(thing=MESSAGE, place=TEXT, before=NUMBER, after=NUMBER),
    "basket": _AT,
    "barrow": _AT,
    "stayed": takes(thing=MESSAGE, place=TEXT, after=NUMBER),
    "fell": takes(thing=MESSAGE, place=TEXT, after=NUMBER),
    "no-die-left": _AT,
}

# The lines of the final score, and sentences about it.
_LINES = {key_of(line.name): _NOTHING for line in Line}
_SCORE = {
    "title": takes(who=SEAT, amount=NUMBER, title=MESSAGE),
    "missed": takes(who=SEAT, target=NUMBER, short=NUMBER),
}

# Puzzles and their results, without a word about the cards.
_PUZZLES = {
    "plain": _NOTHING,
    "recipes": _NOTHING,
    "harvest": takes(amount=NUMBER, title=MESSAGE),
    "reached": takes(amount=NUMBER, target=NUMBER),
    "missed": takes(amount=NUMBER, target=NUMBER),
}

# The changes by a placement, besides the clauses; and the cells at which it fails.
_CHANGES = {
    "nothing": _NOTHING,
    "squirrel": takes(cost=NUMBER),
    "squirrel-more": takes(cost=NUMBER, before=NUMBER),
    "recipe-met": takes(recipe=MESSAGE),
    "recipe-lost": takes(recipe=MESSAGE),
    "score": takes(before=NUMBER, after=NUMBER),
}
_FAULTS = {
    "on-squirrel": takes(place=TEXT, laid=MESSAGE),
    "mismatch": takes(place=TEXT, laid=MESSAGE, below=MESSAGE),
    "barrow": takes(place=TEXT),
    "dice": takes(place=TEXT),
}

# Possible moves.
_MOVES = {
    "lay": takes(card=CARD, place=TEXT, rotation=NUMBER),
    "with-barrow": takes(move=MESSAGE, place=TEXT),
    "with-dice": takes(move=MESSAGE, places=TEXTS),
    "start": takes(card=CARD),
    "draw": takes(card=CARD),
    "recipes": takes(first=NUMBER, second=NUMBER),
}

# Reasons for refusing a move.
_REASONS = {
    "game-over": _NOTHING,
    "not-your-turn": _NOTHING,
    "already-chosen": _NOTHING,
    "not-now": _NOTHING,
    "malformed": _NOTHING,
    "no-such-card": takes(card=CARD),
    "already-seen": takes(card=CARD),
    "same-recipe": _NOTHING,
    "not-in-hand": takes(card=CARD),
    "no-overlap": _NOTHING,
    "on-squirrel": _NOTHING,
    "mismatch": _NOTHING,
    "two-mismatches": _NOTHING,
    "barrow-to-choose": _NOTHING,
    "not-a-covered-basket": _NOTHING,
    "no-barrow-to-choose": _NOTHING,
    "dice-to-choose": _NOTHING,
    "die-not-scarce": _NOTHING,
    "wrong-number-of-dice": _NOTHING,
}

# Words: fruit, pieces on a cell, titles. A form is the name of a fruit.
_FRUITS = {
    **{key_of(fruit.name): _NOTHING for fruit in Fruit},
    "two": takes(first=MESSAGE, second=MESSAGE),
}
_CELLS = {
    "tree": takes(fruit=FORM, count=NUMBER),
    "glade": _NOTHING,
    "with-die": takes(cell=MESSAGE, thing=MESSAGE, value=NUMBER),
    "with-squirrel": takes(cell=MESSAGE),
}
_BANDS = {str(number): _NOTHING for number in range(6)}

# Recipes: names and sentences of the house's, and sentences for recipes without a book.
_RECIPES = {
    **{f"house-{number}": _NOTHING for number in range(1, CARDS + 1)},
    **{f"house-{number}-sentence": _NOTHING for number in range(1, CARDS + 1)},
    "name": takes(number=NUMBER),
    "own": takes(name=TEXT),
    "own-sentence": takes(sentence=TEXT),
    "sentence": takes(subject=MESSAGE, limits=MESSAGE, effect=MESSAGE),
    "without-barrow": takes(sentence=MESSAGE),
}
_COUNTS = {
    **dict.fromkeys(("dice", "line", "group", "values", "fallen"), _NOTHING),
    **dict.fromkeys(("dice-of", "line-of", "group-of", "values-of", "fallen-of"), _OF_FRUIT),
    **dict.fromkeys(("each-of", "equal-of"), _OF_FRUIT),
    **dict.fromkeys(("mixed-lines", "each", "equal", "squirrel"), _NOTHING),
    **dict.fromkeys(("empty-glades", "bare-trees", "cells", "square"), _NOTHING),
    "fits": takes(wide=NUMBER, high=NUMBER),
    "showing": takes(subject=MESSAGE, least=NUMBER),
    "showing-from": takes(subject=MESSAGE, least=NUMBER),
    "showing-up-to": takes(subject=MESSAGE, most=NUMBER),
    "showing-between": takes(subject=MESSAGE, least=NUMBER, most=NUMBER),
}
_LIMITS = {
    "least": takes(least=NUMBER),
    "most": takes(most=NUMBER),
    "exactly": takes(least=NUMBER),
    "between": takes(least=NUMBER, most=NUMBER),
    **dict.fromkeys(("none", "yes", "no"), _NOTHING),
}
_EFFECTS = {
    "bonus": takes(amount=NUMBER),
    "bonus-each": takes(amount=NUMBER, cap=NUMBER),
    "malus": takes(amount=NUMBER),
    "malus-each": takes(amount=NUMBER, cap=NUMBER),
    "multiply": takes(amount=NUMBER, fruit=MESSAGE),
    "multiply-all": takes(amount=NUMBER),
    "both": takes(points=MESSAGE, times=MESSAGE),
}

# The table at one moment.
_TABLE = {
    "deck": takes(deck=NUMBER),
    "recipe": takes(recipe=MESSAGE, worth=NUMBER, sentence=MESSAGE),
    "target": takes(target=NUMBER),
    "seat": takes(who=SEAT, score=NUMBER, parts=SEVERAL),
    "hand": takes(cards=Takes.CARDS),
    "no-hand": _NOTHING,
    "supply": takes(dice=SEVERAL),
    "dice": takes(fruit=MESSAGE, count=NUMBER),
    "squirrel-free": _NOTHING,
    "squirrel-used": takes(cost=NUMBER),
    "stuck": _NOTHING,
    "chosen": takes(move=MESSAGE),
}

# The viewer's task, or the players whom the table waits for.
_STATUS = {
    **dict.fromkeys(("choose", "last", "dealing", "over", "over-stopped"), _NOTHING),
    "no-place": takes(card=CARD),
    **dict.fromkeys(("chosen", "stopped", "waiting"), takes(who=SEATS)),
}

# Advice, its reasons, and the review of a finished game.
_ADVICE = {
    "choice": takes(move=MESSAGE, points=NUMBER),
    "at-once": takes(amount=NUMBER),
    "loses": takes(amount=NUMBER),
    **dict.fromkeys(("basket", "barrow", "squirrel", "close"), _NOTHING),
    "ahead": takes(amount=NUMBER),
    "target": takes(target=NUMBER, percent=NUMBER),
}
_REVIEW = {
    "score": takes(score=NUMBER, best=NUMBER),
    "start": takes(best=NUMBER, move=MESSAGE),
    "left": takes(number=NUMBER, move=MESSAGE, amount=NUMBER, better=MESSAGE),
    "good": _NOTHING,
}

# The subjects of the switches of a ruleset.
_SWITCHES = {key_of(switch.name): _NOTHING for switch in fields(Ruleset)}

MESSAGES = MessageTable(
    "grove",
    {
        "event": _EVENTS,
        "clause": _CLAUSES,
        "line": _LINES,
        "score": _SCORE,
        "puzzle": _PUZZLES,
        "change": _CHANGES,
        "fault": _FAULTS,
        "move": _MOVES,
        "reason": _REASONS,
        "card": {"": takes(code=TEXT)},
        "fruit": _FRUITS,
        "thing": {"": takes(fruit=FORM, value=NUMBER)},
        "cell": _CELLS,
        "band": _BANDS,
        "recipe": _RECIPES,
        "count": _COUNTS,
        "limit": _LIMITS,
        "effect": _EFFECTS,
        "table": _TABLE,
        "status": _STATUS,
        "advice": _ADVICE,
        "review": _REVIEW,
        "rules": _RULES,
        "switch": _SWITCHES,
    },
)
