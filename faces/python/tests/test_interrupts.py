"""Ctrl-C in every stage of a call: while inputs are read, in the middle of one long power, while results become objects."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import pandas as pd
import pytest

import limbwise

BITS = 65536
ONE_LONG_ROW = f"""
import limbwise, sys
m = (1 << {BITS}) - 12345678{{}}
print("ready", flush=True)
limbwise.powmod({{}}, m - 2, m, {{}})
"""


@pytest.mark.parametrize("call", [
    ONE_LONG_ROW.format(5, "3", ""),
    ONE_LONG_ROW.format(5, "3", "threads=1"),
    ONE_LONG_ROW.format(5, "3", "public=True"),
    ONE_LONG_ROW.format(5, "[3] * 40", ""),
    ONE_LONG_ROW.format(6, "3", ""),
], ids=["secret", "one thread", "public", "batches", "even"])
def test_one_long_row(call: str) -> None:
    """Such a row would take minutes."""
    process = subprocess.Popen([sys.executable, "-c", call], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    time.sleep(0.3)
    assert process.poll() is None
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert "KeyboardInterrupt" in err
    assert process.returncode == -signal.SIGINT


class Enough(Exception):
    pass


def seconds(call: Callable[[], object]) -> float:
    """Returns the processor time of a call, which does not depend on other processes."""
    start = time.process_time()
    call()
    return time.process_time() - start


def first_signal(call: Callable[[], object]) -> float:
    """The same if the first signal, after about 20 ms, ends the call."""
    def end(number: int, frame: object) -> None:
        raise Enough

    before = signal.signal(signal.SIGVTALRM, end)
    try:
        start = time.process_time()
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.02)
        with pytest.raises(Enough):
            call()
        return time.process_time() - start
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


ROWS = 300_000
INTS = [(1 << 63) + x for x in range(ROWS)]


@pytest.mark.parametrize("make", [
    lambda: INTS,
    lambda: tuple(INTS),
    lambda: [x.to_bytes(8, "big") for x in INTS],
    lambda: pd.Series(INTS, dtype=object),
], ids=["list", "tuple", "bytes", "Series"])
def test_many_short_rows(make: Callable[[], Any]) -> None:
    """The whole call takes many times as long as the delay of signals."""
    column = make()

    def call() -> object:
        return limbwise.mulmod(column, column, column, threads=1, byteorder="big")

    whole = seconds(call)
    assert first_signal(call) < whole / 2
