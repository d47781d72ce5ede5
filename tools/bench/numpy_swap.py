#!/usr/bin/env python3
"""Times NumPy's byte swaps at the sizes that limbwise-bench uses for the family `swap`.

Needs NumPy (Debian: python3-numpy). Prints one JSON object per line: the operation, the number of elements, the time
in nanoseconds (the minimum of many runs) and the rate in 10^9 bytes per second.
"""

import json
import time

import numpy

ELEMENTS = [2**k for k in range(2, 15)]
BYTES = [2**20, 2**22, 2**24, 2**26, 2**29]


def least(call, budget=0.4):
    """Returns the time of a call in nanoseconds: the minimum of the samples taken in `budget` seconds."""
    start = time.perf_counter()
    call()
    once = max(time.perf_counter() - start, 1e-7)
    calls = max(1, int(0.001 / once))
    best, end = float("inf"), start + budget
    while True:
        before = time.perf_counter_ns()
        for _ in range(calls):
            call()
        best = min(best, (time.perf_counter_ns() - before) / calls)
        if time.perf_counter() > end:
            return best


def main():
    for bits in (16, 32, 64):
        foreign = numpy.dtype(f">u{bits // 8}")
        sizes = ELEMENTS + [n * 8 // bits for n in BYTES if bits != 32]
        for count in sizes:
            x = numpy.arange(count).astype(f"u{bits // 8}")
            y = numpy.empty_like(x)
            big = x.view(foreign)
            numpy.copyto(y, big)
            assert (y == x.byteswap()).all()
            calls = {
                f"u{bits}_in_place": lambda: x.byteswap(inplace=True),
                f"u{bits}_byteswap": x.byteswap,
                f"u{bits}_astype": lambda: big.astype(big.dtype.newbyteorder("=")),
                f"u{bits}_copyto": lambda: numpy.copyto(y, big),
            }
            for op, call in calls.items():
                ns = least(call)
                record = {
                    "numpy": numpy.__version__,
                    "op": op,
                    "size": count,
                    "unit": "elements",
                    "ns": round(ns, 1),
                    "gb_per_s": round(x.nbytes / ns, 2),
                }
                print(json.dumps(record), flush=True)


if __name__ == "__main__":
    main()
