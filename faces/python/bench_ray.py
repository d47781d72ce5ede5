"""Times powers of 2048 bits in Ray Data with one worker and with several.

    make bench-ray

Rows are made before timing starts, and each number of workers computes all of them in turn. The best run of each is reported. Workers are
actors: when all CPUs are busy, a task starts about 0.17 s after the previous one, but the next call of an actor within a millisecond. Actors
take a second or two to start, so a short job mainly measures the start.
"""

from __future__ import annotations

import argparse
import importlib
import secrets
import time
from typing import Any

from limbwise.batches import MapColumns

BITS = 2048


def blocks(pa: Any, rows: int, count: int) -> list[Any]:
    """Returns bases in `count` tables with about the same number of rows."""
    size = -(-rows // count)
    numbers = [secrets.token_bytes(BITS // 8) for _ in range(size)]
    table = pa.table({"base": pa.array(numbers, pa.binary(BITS // 8))})
    return [table.slice(0, min(size, rows - first)) for first in range(0, rows, size)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=256_000)
    parser.add_argument("--blocks", type=int, default=64)
    parser.add_argument("--workers", type=int, default=2, help="compared with one (2)")
    parser.add_argument("--runs", type=int, default=3)
    arguments = parser.parse_args()
    pa: Any = importlib.import_module("pyarrow")
    ray: Any = importlib.import_module("ray")
    importlib.import_module("ray.data")
    ray.init(address="local", num_cpus=arguments.workers, include_dashboard=False, log_to_driver=False)
    ray.data.DataContext.get_current().enable_progress_bars = False

    modulus = secrets.randbits(BITS) | 1 << (BITS - 1) | 1
    exponent = secrets.randbits(BITS) | 1 << (BITS - 1)
    options = {"fn_constructor_args": ("powmod", "base", exponent), "fn_constructor_kwargs": {"mod": modulus, "into": "power"}}
    data = ray.data.from_arrow(blocks(pa, arguments.rows, arguments.blocks))
    best: dict[int, float] = {}
    for run in range(arguments.runs):
        for workers in (1, arguments.workers):
            pool = ray.data.ActorPoolStrategy(size=workers)
            start = time.perf_counter()
            computed = data.map_batches(MapColumns, **options, batch_format="pyarrow", batch_size=1000, compute=pool).materialize()
            rate = arguments.rows / (time.perf_counter() - start)
            assert computed.count() == arguments.rows
            best[workers] = max(best.get(workers, 0.0), rate)
            print(f"run {run + 1}, {workers} workers: {rate:,.0f} rows a second", flush=True)
    ratio = best[arguments.workers] / best[1]
    print(f"best of {arguments.runs}: {arguments.workers} workers {ratio:.2f} times one")


if __name__ == "__main__":
    main()
