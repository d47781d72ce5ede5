"""Tests in real Ray workers: `make test-ray` installs Ray."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as parquet
import pytest

import limbwise
from limbwise._native import default_threads, thread_limit
from limbwise.batches import MapColumns

sys.path.insert(0, str(Path(__file__).parents[1]))

from docs import GUIDE, ROOT, blocks, run_examples

CLUSTER = GUIDE / "cluster.md"
M = (1 << 255) - 19


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    module: Any = importlib.import_module("ray")
    module.init(num_cpus=2, include_dashboard=False)
    yield module
    module.shutdown()


def test_guide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The job of docs/guide/cluster.md on a cluster that it starts, and the commands of that page."""
    monkeypatch.chdir(tmp_path)
    run_examples(CLUSTER)
    (job,) = [text for _, text in blocks(CLUSTER) if "import ray" in text]
    subprocess.run([sys.executable, "-c", job], check=True)
    table = parquet.read_table(tmp_path / "out")
    n = int.from_bytes(table["n"][0].as_py())
    found = {row["id"]: int.from_bytes(row["power"]) for row in table.select(["id", "power"]).to_pylist()}
    assert found == {i: pow(i, 65537, n) for i in range(1000)}

    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    subprocess.run([sys.executable, ROOT / "tools/console.py", CLUSTER], check=True)


def test_threads(ray: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LIMBWISE_THREADS", raising=False)

    class Actor:
        def __init__(self, modulus: limbwise.Modulus) -> None:
            self.modulus = modulus

        def threads(self) -> tuple[int, Any]:
            return default_threads(), self.modulus.powmod([3], 5)

    def task(modulus: limbwise.Modulus) -> tuple[int, Any]:
        return default_threads(), modulus.powmod([3], 5)

    modulus = limbwise.Modulus(M)
    assert ray.get([ray.remote(task).remote(modulus) for _ in range(4)]) == [(1, [243])] * 4
    assert ray.get(ray.remote(Actor).remote(modulus).threads.remote()) == (1, [243])
    # The driver is not among the workers.
    assert default_threads() == thread_limit()


def test_map_batches(ray: Any) -> None:
    bases = list(range(1, 1001))
    table = pa.table({"base": pa.array([x.to_bytes(32, "big") for x in bases], pa.binary(32))})
    options = {"batch_format": "pyarrow", "batch_size": 99}
    powers = MapColumns("powmod", "base", 65537, mod=M, into="power", public=True)
    as_tasks = ray.data.from_arrow(table).map_batches(powers, **options)
    as_actors = ray.data.from_arrow(table).map_batches(
        MapColumns,
        fn_constructor_args=("powmod", "base", 65537),
        fn_constructor_kwargs={"mod": M, "into": "power"},
        concurrency=2,
        **options,
    )
    for data in (as_tasks, as_actors):
        rows = data.take_all()
        found = {int.from_bytes(row["base"], "big"): int.from_bytes(row["power"], "big") for row in rows}
        assert found == {x: pow(x, 65537, M) for x in bases}
