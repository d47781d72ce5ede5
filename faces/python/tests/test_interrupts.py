"""Ctrl-C in every stage of a call: while inputs are read, while operands are prepared, in the middle of one long power,
while results become objects."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest

import limbwise
import limbwise.grf

BITS = 65536
ONE_LONG_ROW = f"""
import limbwise, sys
m = (1 << {BITS}) - 12345678{{}}
print("ready", flush=True)
limbwise.powmod({{}}, m - 2, m, {{}})
"""


@pytest.mark.parametrize(
    "call",
    [
        ONE_LONG_ROW.format(5, "3", ""),
        ONE_LONG_ROW.format(5, "3", "threads=1"),
        ONE_LONG_ROW.format(5, "3", "public=True"),
        ONE_LONG_ROW.format(5, "[3] * 40", ""),
        ONE_LONG_ROW.format(6, "3", ""),
    ],
    ids=["secret", "one thread", "public", "batches", "even"],
)
def test_one_long_row(call: str) -> None:
    """Such a row would take minutes."""
    is_interrupted(call)


@pytest.mark.parametrize(
    "call",
    [
        "limbwise.is_probable_prime(2**86_243 - 1)",
        "limbwise.is_probable_prime([2**86_243 - 1] * 40, public=True)",
        "limbwise.Modulus(2**4_000_000 - 3)",
        "limbwise.mulmod([3, 5], 7, 2**4_000_000 - 3)",
        "limbwise.Moduli([2**400_000 - 3] * 200)",
        "limbwise.FixedBase(3, 2**30_000 - 3, exp_bits=200_000)",
        "limbwise.PrivateKey(2**86_243 - 1, 2**44_497 - 1)",
        "limbwise.PrivateKey(2**521 - 1, 2**607 - 1).rsa(2**400_000 + 1)",
        "limbwise.invmod(3, 2**600_000 - 1)",
        "limbwise.invmod_each([3, 5], 2**600_000 - 1)",
        "limbwise.gcd(2**600_000 - 3, 2**600_000 - 5)",
        "limbwise.jacobi(2**600_000 - 3, 2**600_000 - 5)",
    ],
)
def test_long_numbers(call: str) -> None:
    """Such numbers would take minutes."""
    is_interrupted(f"import limbwise\nprint('ready', flush=True)\n{call}")


def is_interrupted(code: str) -> None:
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
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


@pytest.mark.parametrize(
    "make",
    [
        lambda: INTS,
        lambda: tuple(INTS),
        lambda: [x.to_bytes(8, "big") for x in INTS],
        lambda: pd.Series(INTS, dtype=object),
    ],
    ids=["list", "tuple", "bytes", "Series"],
)
def test_many_short_rows(make: Callable[[], Any]) -> None:
    """The whole call takes many times as long as the delay of signals."""
    column = make()

    def call() -> object:
        return limbwise.mulmod(column, column, column, threads=1, byteorder="big")

    whole = seconds(call)
    assert first_signal(call) < whole / 2


def test_a_search_for_a_prime() -> None:
    """It takes many seconds: one number of this length in some two thousand is prime."""
    assert first_signal(lambda: limbwise.random_prime(8192)) < 1


def test_many_rows_modulo_an_even_number() -> None:
    """They take longer than estimated."""
    modulus = limbwise.Modulus(10**18)
    rows = np.full(3_000_000, 3, np.uint64)
    whole = seconds(lambda: modulus.product(rows))
    assert first_signal(lambda: modulus.product(rows)) < whole / 3


LONG = (1 << 200_000) - 3


def test_preparing_a_long_modulus_takes_no_longer_than_using_it() -> None:
    """Thirty powers, when R^2 was computed by doublings for all lanes."""
    prepared = []
    preparing = seconds(lambda: prepared.append(limbwise.Modulus(LONG)))
    assert preparing < 3 * seconds(lambda: prepared[0].powmod(3, 65537, public=True))


def test_other_threads_run_while_a_long_modulus_is_prepared() -> None:
    done = threading.Event()
    beats = 0

    def beat() -> None:
        nonlocal beats
        while not done.wait(0.001):
            beats += 1

    heart = threading.Thread(target=beat)
    heart.start()
    limbwise.Modulus((1 << 1_000_000) - 3)
    done.set()
    heart.join()
    assert beats > 10


def test_an_archive_of_many_files_is_whole_or_absent(tmp_path: Path) -> None:
    data = bytes(range(256)) * 4000
    files = {f"{i}": data for i in range(300)}
    new, old = tmp_path / "new.grf", tmp_path / "old.grf"
    limbwise.grf.create(old, {"a": b"before"})
    before = old.read_bytes()
    first_signal(lambda: limbwise.grf.create(new, files, level=12))
    first_signal(lambda: limbwise.grf.update(old, files, level=12))
    assert not new.exists() and old.read_bytes() == before
    with limbwise.grf.open(old) as archive:
        assert list(archive) == ["a"]
    assert [file.name for file in tmp_path.iterdir()] == ["old.grf"]
