"""Threads, forks, exits, interrupts, and memory that stays where it was."""

from __future__ import annotations

import gc
import multiprocessing
import os
import resource
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pyarrow as pa
import pytest

import limbwise
from limbwise import _threads

P = (1 << 521) - 1
XS = list(range(2, 502))
EXPECTED = [pow(x, 12345, P) for x in XS]


def compute(_: object) -> bool:
    return limbwise.powmod(XS, 12345, P) == EXPECTED


def threads_in_worker(_: object) -> int:
    return _threads.default()


def test_a_hundred_threads() -> None:
    with ThreadPoolExecutor(100) as pool:
        assert all(pool.map(compute, range(300)))


def test_threads_share_a_context() -> None:
    modulus = limbwise.Modulus(P)
    with ThreadPoolExecutor(20) as pool:
        results = list(pool.map(lambda e: modulus.powmod(XS, e), range(40)))
    assert results == [[pow(x, e, P) for x in XS] for e in range(40)]


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_workers(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LIMBWISE_THREADS", raising=False)
    # The parent's threads are there before the fork.
    assert limbwise.powmod(XS, 12345, P, threads=2) == EXPECTED
    with multiprocessing.get_context(method).Pool(2) as pool:
        assert pool.map_async(compute, range(10)).get(60) == [True] * 10
        assert pool.map_async(threads_in_worker, range(2)).get(60) == [1, 1]
        monkeypatch.setenv("LIMBWISE_THREADS", "3")
    assert _threads.default() == 3
    monkeypatch.setenv("LIMBWISE_THREADS", "0")
    with pytest.raises(ValueError, match="LIMBWISE_THREADS"):
        limbwise.powmod(2, 3, 5)


def test_fork_while_computing() -> None:
    done = threading.Event()

    def keep_busy() -> None:
        while not done.is_set():
            compute(None)

    workers = [threading.Thread(target=keep_busy) for _ in range(4)]
    for worker in workers:
        worker.start()
    try:
        for _ in range(20):
            child = os.fork()
            if child == 0:
                os._exit(0 if limbwise.powmod(XS, 12345, P, threads=2) == EXPECTED else 1)
            assert os.waitpid(child, 0)[1] == 0
    finally:
        done.set()
        for worker in workers:
            worker.join()


def python(code: str, **options: Any) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options)


LONG = """
import limbwise, numpy, threading, time, sys
x = numpy.full((200000, 64), 2**63 + 1, numpy.uint64)
def work(**options): limbwise.powmod(x, 2**4096 - 1, 2**4096 - 3, **options)
"""


def test_interpreter_exit_in_the_middle_of_a_call() -> None:
    code = LONG + "threading.Thread(target=work, daemon=True).start(); time.sleep(0.5); print('leaving')"
    process = python(code)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (0, "leaving\n", "")


def test_exit_by_exception_in_progress() -> None:
    process = python(LONG + "work(progress=lambda done, rows: sys.exit(3))")
    _, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (3, "")


@pytest.mark.parametrize("call", [
    "work()",
    "limbwise.powmod(x, 2**4096 - 1, x)",
    "limbwise.Moduli(x).powmod(x, 2**4096 - 1)",
    "limbwise.powmod(x, -(2**4096 - 1), 2**4096 - 3)",
    "limbwise.powmod(x, 2**4096 - 1, 2**4096 - 4)",
])
def test_keyboard_interrupt_within_a_second(call: str) -> None:
    process = python(LONG + f"print('ready', flush=True)\n{call}")
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    time.sleep(1.5)
    assert process.poll() is None
    start = time.monotonic()
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert time.monotonic() - start < 1
    assert "KeyboardInterrupt" in err


def memory() -> int:
    with open("/proc/self/statm") as statm:
        return int(statm.read().split()[1]) * resource.getpagesize()


def test_memory_is_stable() -> None:
    modulus = limbwise.Modulus(P)
    xs = list(range(1 << 70, (1 << 70) + 20))
    array = np.ones((20, 9), np.uint64)
    column = pa.array([bytes(65) + b"\x07"] * 20, pa.binary(66))
    wrong = [1, 2, "3"]

    def calls() -> None:
        modulus.mulmod(xs, xs, threads=1)
        modulus.addmod(array, array, threads=1)
        modulus.submod(column, column, threads=1)
        limbwise.byteswap(array)
        for call in (lambda: modulus.mulmod(wrong, 3), lambda: limbwise.invmod(xs, 2)):
            with pytest.raises((TypeError, ValueError)):
                call()

    for _ in range(2000):
        calls()
    gc.collect()
    counts = [sys.getrefcount(x) for x in (xs, array, column, modulus, xs[3], None)]
    before = memory()
    for _ in range(int(os.environ.get("LIMBWISE_TEST_CALLS", "5000"))):
        calls()
    gc.collect()
    after = [sys.getrefcount(x) for x in (xs, array, column, modulus, xs[3], None)]
    assert after[:5] == counts[:5]
    assert abs(after[5] - counts[5]) < 100
    assert memory() - before < 4 << 20
