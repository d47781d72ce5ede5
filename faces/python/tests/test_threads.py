"""One limit for threads, however they are requested."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

import limbwise
from limbwise._native import default_threads, thread_limit
from test_processes import EXPECTED, XS, P

PROCESSORS = len(os.sched_getaffinity(0))


def test_the_limit_is_the_processors() -> None:
    # A quota of the control group may allow fewer.
    assert 1 <= thread_limit() <= PROCESSORS


def test_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for text, threads in (("1", 1), ("1000", thread_limit()), ("9" * 40, thread_limit()), ("", thread_limit())):
        monkeypatch.setenv("LIMBWISE_THREADS", text)
        assert default_threads() == threads
        assert limbwise.powmod(XS, 12345, P) == EXPECTED
    for text in ("0", "-1", "1.5", "two", "+1", " 1"):
        monkeypatch.setenv("LIMBWISE_THREADS", text)
        with pytest.raises(ValueError, match="LIMBWISE_THREADS is .* where 1 or more was expected"):
            limbwise.powmod(2, 3, 5)


def test_counts() -> None:
    for threads in (1, 2, 1000, 1 << 40, 1 << 100, True):
        assert limbwise.powmod(XS, 12345, P, threads=threads) == EXPECTED
    wrong: list[tuple[type[Exception], str, dict[str, Any]]] = [
        (ValueError, "threads is 0 where 1 or more was expected", {"threads": 0}),
        (ValueError, "threads is -1 where 1 or more was expected", {"threads": -1}),
        (ValueError, "threads is -1000000000000000000000", {"threads": -(10**21)}),
        (TypeError, "threads: expected an int, found float", {"threads": 2.0}),
        (TypeError, "threads: expected an int, found str", {"threads": "2"}),
        (ValueError, "exp_bits is -1", {"exp_bits": -1}),
        (TypeError, "exp_bits: expected an int, found float", {"exp_bits": 2.0}),
        (ValueError, "longer than the 0 bits announced", {"exp_bits": 0}),
    ]
    for error, message, options in wrong:
        with pytest.raises(error, match=message):
            limbwise.powmod(XS, 12345, P, **options)
        with pytest.raises(error, match=message):
            limbwise.Modulus(P).powmod(XS, 12345, **options)


CODE = """
import limbwise, os
xs = list(range(1 << 64, (1 << 64) + 2000))
for threads in [1000, *range(1, 40), 1000]:
    assert limbwise.powmod(xs, 65537, 2**521 - 1, threads=threads)[1] == pow(xs[1], 65537, 2**521 - 1)
print(len(os.listdir("/proc/self/task")))
"""


@pytest.mark.skipif(not os.path.isdir("/proc/self/task"), reason="there is no list of threads")
def test_threads_are_bounded() -> None:
    """For any number of requested threads, and any number of different requests."""
    ended = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    # The calling thread, and the pools that are kept.
    assert int(ended.stdout) <= 1 + 4 * PROCESSORS
