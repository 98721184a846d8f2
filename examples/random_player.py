"""A player over the network: takes a seat by a table's link, and makes random moves to the end.

    GREENTABLE_TOKEN=… python examples/random_player.py 'http://127.0.0.1:8420/t/ROOM#SECRET'

docs/bot-api.md tells where the token comes from, and what there is besides.
"""

import json
import os
import random
import sys
import time
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def play(link: str, token: str) -> None:
    url = urlsplit(link)
    table = f"{url.netloc}/api/tables/{url.path.removeprefix('/t/')}"
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    join = json.dumps({"secret": url.fragment, "name": "Random"}).encode()
    urlopen(Request(f"{url.scheme}://{table}/join", join, headers)).close()
    scheme = url.scheme.replace("http", "ws")
    with connect(f"{scheme}://{table}/socket", additional_headers=headers) as socket:
        for message in map(json.loads, socket):
            if message["type"] == "room" and message["status"] == "over":
                print(message["result"])
                break
            if message["type"] == "view" and message["seat"] in message["view"]["table"]["to_act"]:
                rev, seat = message["rev"], message["seat"]
                move = random.choice(message["view"]["own"]["legal"]["moves"])
                command = {"type": "cmd", "id": f"r{rev}", "rev": rev, "seat": seat, "move": move}
                time.sleep(0.1)  # more than ten a second are too many
                socket.send(json.dumps(command))


if __name__ == "__main__":
    play(sys.argv[1], os.environ["GREENTABLE_TOKEN"])
