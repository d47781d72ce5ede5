"""In workers of a real Ray: `make test-ray`, which installs it."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import limbwise
from limbwise import _threads
from limbwise._native import thread_limit

EXAMPLES = str(Path(__file__).parents[2] / "examples")
sys.path.insert(0, EXAMPLES)

from ray_powers import Powers  # noqa: E402

M = (1 << 255) - 19


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    module: Any = importlib.import_module("ray")
    path = os.pathsep.join(filter(None, [EXAMPLES, os.environ.get("PYTHONPATH")]))
    module.init(num_cpus=2, include_dashboard=False, runtime_env={"env_vars": {"PYTHONPATH": path}})
    yield module
    module.shutdown()


def test_threads(ray: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LIMBWISE_THREADS", raising=False)

    class Actor:
        def __init__(self, modulus: limbwise.Modulus) -> None:
            self.modulus = modulus

        def threads(self) -> tuple[int, Any]:
            return _threads.default(), self.modulus.powmod([3], 5)

    def task(modulus: limbwise.Modulus) -> tuple[int, Any]:
        return _threads.default(), modulus.powmod([3], 5)

    modulus = limbwise.Modulus(M)
    assert ray.get([ray.remote(task).remote(modulus) for _ in range(4)]) == [(1, [243])] * 4
    assert ray.get(ray.remote(Actor).remote(modulus).threads.remote()) == (1, [243])
    # The driver is no worker.
    assert _threads.default() == thread_limit()


def test_map_batches(ray: Any) -> None:
    bases = list(range(1, 1001))
    table = pa.table({"base": pa.array([x.to_bytes(32, "big") for x in bases], pa.binary(32))})
    data = ray.data.from_arrow(table).map_batches(
        Powers, fn_constructor_args=(M, 65537), batch_format="pyarrow", batch_size=99, concurrency=2
    )
    rows = data.take_all()
    powers = {int.from_bytes(row["base"], "big"): int.from_bytes(row["power"], "big") for row in rows}
    assert powers == {x: pow(x, 65537, M) for x in bases}
