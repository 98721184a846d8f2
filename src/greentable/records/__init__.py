"""Records: one text file a game, written, read strictly, replayed and verified.

>>> from greentable import grass
>>> from greentable.records import Recorder, read_record, resume, verify, write_record
>>> recorder = Recorder(grass, grass.EDITION_2018, 2, ("Ann", "Ben"))
>>> events = recorder.play(0, grass.read_move("dealer 2"))
>>> record = read_record(write_record(recorder.record()))
>>> record.plies
((0, 'dealer 2'),)
>>> resume(record) == verify(record) == recorder.state
True
"""

from greentable.records.codec import read_record, write_record
from greentable.records.files import read_file, write_file
from greentable.records.games import GAMES
from greentable.records.record import VERSION, Record
from greentable.records.recorder import Recorder
from greentable.records.replay import Step, check_result, replay, resume, state_at, verify

__all__ = [
    "GAMES",
    "VERSION",
    "Record",
    "Recorder",
    "Step",
    "check_result",
    "read_file",
    "read_record",
    "replay",
    "resume",
    "state_at",
    "verify",
    "write_file",
    "write_record",
]
