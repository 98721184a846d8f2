"""A player that knows nothing of Greentable: JSON lines in, JSON lines out, either game.

    greentable lab match "program:python3 examples/outsider.py" random --seats 2 --deals 5
    greentable play grove --seats 2 --bots "program:python3 examples/outsider.py"

It could be written in any language. docs/outsiders.md says what stands in a line.
"""

import json
import random
import sys

PREFERRED = ["play MC", "play MO", "play DF", "play PA", "play JA", "play CO", "play"]


def choose(question: dict) -> str:
    """One of the legal moves, which are listed in the view: in Grass, a play if there is one."""
    moves = question["view"]["own"]["legal"]["moves"]
    dice = random.Random(question["seed"])  # the same question gets the same answer
    if question["game"] == "grass":
        for beginning in PREFERRED:
            if plays := [move for move in moves if move.startswith(beginning)]:
                return dice.choice(plays)
    return dice.choice(moves)


for line in sys.stdin:
    asked = json.loads(line)
    answer = {"id": asked["id"], "move": choose(asked)}
    print(json.dumps(answer), flush=True)  # flushed, or nobody hears it
