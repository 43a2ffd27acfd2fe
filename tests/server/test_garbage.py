"""Python's garbage collector does not search all memory while a request waits."""

import json
import subprocess
import sys

SCRIPT = """
import gc, json, weakref
from famiglia.server.app import create_app
from famiglia.server.process.garbage import collect

class Node:
    pass

create_app()
full = gc.get_stats()[2]["collections"]
kept = [[] for _ in range(400_000)]
loop = Node()
loop.loop = loop
gone = weakref.ref(loop)
gc.collect(1)
del loop
before = gc.get_stats()[2]["collections"], gone() is not None
collect()
print(json.dumps([full, before, gone() is None]))
"""
"""Keeps as many containers as a hundred wars have, and a reference cycle that has grown old."""


def test_a_server_makes_a_full_collection_only_when_it_cleans_up() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)
    full, before, freed = json.loads(done.stdout)
    assert [full, True] == before
    assert freed
