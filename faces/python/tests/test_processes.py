"""Threads, forks, exits, interrupts, and stable memory use."""

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
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pyarrow as pa
import pytest

import limbwise
import limbwise.gmpy2 as ours
import limbwise.grf
import limbwise.thrift
from limbwise._native import default_threads, thread_limit

P = (1 << 521) - 1
XS = list(range(2, 502))
EXPECTED = [pow(x, 12345, P) for x in XS]


def compute(_: object) -> bool:
    return limbwise.powmod(XS, 12345, P) == EXPECTED


def threads_in_worker(_: object) -> int:
    return default_threads()


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
    # The parent's threads exist before the fork.
    assert limbwise.powmod(XS, 12345, P, threads=2) == EXPECTED
    with multiprocessing.get_context(method).Pool(2) as pool:
        assert pool.map_async(compute, range(10)).get(60) == [True] * 10
        assert pool.map_async(threads_in_worker, range(2)).get(60) == [1, 1]
        monkeypatch.setenv("LIMBWISE_THREADS", "3")
    assert default_threads() == min(3, thread_limit())
    monkeypatch.setenv("LIMBWISE_THREADS", "0")
    with pytest.raises(ValueError, match="LIMBWISE_THREADS"):
        limbwise.powmod(2, 3, 5)


class Ray:
    """The environment of a Ray worker; `tests/ray` uses a real one."""

    def __init__(self, task: object, actor: object) -> None:
        self.task, self.actor = task, actor

    def is_initialized(self) -> bool:
        return True

    def get_runtime_context(self) -> Ray:
        return self

    def get_task_id(self) -> object:
        return self.task

    def get_actor_id(self) -> object:
        return self.actor


def test_workers_of_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LIMBWISE_THREADS", raising=False)
    for task, actor, threads in ((None, None, thread_limit()), ("t", None, 1), (None, "a", 1)):
        monkeypatch.setitem(sys.modules, "ray", Ray(task, actor))
        assert default_threads() == threads
    monkeypatch.setenv("LIMBWISE_THREADS", "7")
    assert default_threads() == min(7, thread_limit())


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


@pytest.mark.parametrize(
    "call",
    [
        "work()",
        "limbwise.powmod(x, 2**4096 - 1, x)",
        "limbwise.Moduli(x).powmod(x, 2**4096 - 1)",
        "limbwise.powmod(x, -(2**4096 - 1), 2**4096 - 3)",
        "limbwise.powmod(x, 2**4096 - 1, 2**4096 - 4)",
    ],
)
def test_keyboard_interrupt_within_a_second(call: str) -> None:
    # If other processes use the cores, our CPU time falls behind the clock; one of three attempts is enough.
    assert any(interrupted(call) < 1 for _ in range(3))


def interrupted(call: str) -> float:
    """Returns how long a call continues after Ctrl-C."""
    process = python(LONG + f"print('ready', flush=True)\n{call}")
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    time.sleep(1.5)
    assert process.poll() is None
    start = time.monotonic()
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert "KeyboardInterrupt" in err
    return time.monotonic() - start


def memory() -> int:
    with open("/proc/self/statm") as statm:
        return int(statm.read().split()[1]) * resource.getpagesize()


CALLS = 1_000_000


def test_memory_is_stable() -> None:
    """Over a million calls, arguments and results are released, also after errors."""
    modulus = limbwise.Modulus(P)
    xs = list(range(1 << 70, (1 << 70) + 3))
    array = np.ones((3, 9), np.uint64)
    foreign = array.view(">u8")
    column = pa.array([bytes(65) + b"\x07", None], pa.binary(66))
    wrong = [1, 2, "3"]
    entry = bytes(64)
    reversal = limbwise.BitPermutation(list(range(63, -1, -1)))

    def refused(call: Callable[[], object]) -> None:
        try:
            call()
        except (TypeError, ValueError):
            return
        raise AssertionError("it was accepted")

    calls: list[Callable[[], object]] = [
        lambda: modulus.mulmod(xs, xs),
        lambda: modulus.addmod(array, array),
        lambda: modulus.addmod(array, array, out=array),
        lambda: modulus.submod(column, column),
        lambda: limbwise.powmod(xs[0], 5, 1009),
        lambda: ours.powmod(xs[0], 5, 1009),
        lambda: limbwise.byteswap(array),
        lambda: limbwise.to_native(foreign),
        lambda: limbwise.arrow_from_be(entry, "int16"),
        lambda: limbwise.thrift.decode_list(limbwise.thrift.encode_list(array.view(np.int64)[0])),
        lambda: limbwise.grf.decode_entry(entry, 3, 64),
        lambda: reversal(array),
        lambda: refused(lambda: modulus.mulmod(wrong, 3)),
        lambda: refused(lambda: limbwise.invmod(xs, 2)),
    ]
    held = (xs, array, foreign, column, modulus, wrong, entry, reversal, xs[1], None)

    def rounds(count: int) -> tuple[list[int], int]:
        for _ in range(count):
            for call in calls:
                call()
        gc.collect()
        return [sys.getrefcount(x) for x in held], memory()

    counts, before = rounds(2000)
    after, end = rounds(CALLS // len(calls))
    assert after[:-1] == counts[:-1]
    assert abs(after[-1] - counts[-1]) < 100
    # Eight bytes a call would be as much; the allocators of the libraries that are loaded grow by steps of some MiB.
    assert end - before < 8 << 20


def test_memory_of_columns_is_let_go() -> None:
    """Large results are freed, also those of calls that fail or are stopped."""
    array = np.ones((1 << 16, 9), np.uint64)
    zero = array.copy()
    zero[-1] = 0
    column = pa.array([bytes(72)] * (1 << 16), pa.binary(72))

    def stop(done: int, rows: int) -> None:
        raise RuntimeError("enough")

    def calls() -> None:
        limbwise.mulmod(array, array, P)
        limbwise.mulmod(column, column, P)
        with pytest.raises(ValueError, match="row 65535"):
            limbwise.mulmod(array, array, zero)
        with pytest.raises(RuntimeError):
            limbwise.mulmod(column, 3, P, progress=stop)

    for _ in range(10):
        calls()
    before = memory()
    for _ in range(50):
        calls()
    # A leak in every call would be 200 MiB.
    assert memory() - before < 64 << 20


def test_a_subinterpreter_is_told() -> None:
    code = (
        "import importlib, limbwise\n"
        "try:\n    module = importlib.import_module('_interpreters')\n"
        "except ImportError:\n    module = importlib.import_module('_xxsubinterpreters')\n"
        "module.run_string(module.create(), 'import sys\\ntry:\\n import limbwise\\nexcept ImportError as e:\\n sys.stderr.write(str(e))')\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "limbwise cannot be imported in a subinterpreter" in run.stderr, (run.stdout, run.stderr)
