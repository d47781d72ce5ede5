"""Workers and nodes of a Ray cluster die during a job; its output must equal that of a single process.

`LIMBWISE_TEST_FAULTS=10` does each ten times.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from limbwise.batches import MapColumns

EXAMPLES = str(Path(__file__).parents[2] / "examples")
sys.path.insert(0, EXAMPLES)

import ray_cluster  # noqa: E402

ROWS, FILES, BATCH = 2_000, 10, 50
# An actor keeps a CPU for the whole job, and reading and writing need one, too.
CPUS = 2
MIDDLE = ROWS // 2
M = 2**2203 - 1
TIMES = range(int(os.environ.get("LIMBWISE_TEST_FAULTS", "1")))


class Nodes:
    """A cluster of two nodes for work, and a head without a CPU."""

    def __init__(self) -> None:
        self.ray: Any = importlib.import_module("ray")
        self.data: Any = importlib.import_module("ray.data")
        utils: Any = importlib.import_module("ray.cluster_utils")
        self.cluster = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
        self.nodes = [self.cluster.add_node(num_cpus=CPUS) for _ in range(2)]
        # Workers must be able to import the class below, and the package next to it.
        path = os.pathsep.join(filter(None, [str(Path(__file__).parent), EXAMPLES, os.environ.get("PYTHONPATH")]))
        self.ray.init(self.cluster.address, log_to_driver=False, runtime_env={"env_vars": {"PYTHONPATH": path}})
        self.data.DataContext.get_current().use_datasource_v2 = False

    def kill(self, node_id: str) -> None:
        node = next(node for node in self.nodes if node.node_id == node_id)
        self.cluster.remove_node(node, allow_graceful=False)
        self.nodes.remove(node)
        self.nodes.append(self.cluster.add_node(num_cpus=CPUS))

    def end(self) -> None:
        self.ray.shutdown()
        self.cluster.shutdown()


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    started = Nodes()
    yield started
    started.end()


class Faulty:
    """Computes batches. The first worker that gets the middle row writes the id of its node, and dies or waits to be killed."""

    def __init__(self, compute: MapColumns, marker: Path, dies: bool) -> None:
        self.compute, self.marker, self.dies = compute, marker, dies

    def __call__(self, batch: pa.Table) -> pa.Table:
        if MIDDLE in batch["id"].to_pylist() and not self.marker.exists():
            ray: Any = importlib.import_module("ray")
            written = self.marker.with_suffix(".part")
            written.write_text(ray.get_runtime_context().get_node_id())
            written.rename(self.marker)
            if self.dies:
                os.kill(os.getpid(), signal.SIGKILL)
            time.sleep(600)
        return self.compute(batch)


def source(folder: Path, poisoned: int | None = None) -> Path:
    moduli = [M - 2 * i for i in range(ROWS)]
    if poisoned is not None:
        moduli[poisoned] = 0
    bases = [hashlib.sha256(b"%d" % i).digest() for i in range(ROWS)]
    table = pa.table({"id": range(ROWS), "base": bases, "n": [n.to_bytes(276) for n in moduli]})
    ray_cluster.write(table, folder / "in", FILES)
    return folder / "in"


def powers(**options: Any) -> MapColumns:
    return MapColumns("powmod", "base", 65537, mod="n", into="power", public=True, identify=["path", "id"], **options)


def run(nodes: Nodes, folder: Path, worker: Any, **options: Any) -> pa.Table:
    """Returns the output of a job."""
    data = nodes.data.read_parquet(str(folder / "in"), include_paths=True, override_num_blocks=FILES)
    data.map_batches(worker, batch_format="pyarrow", batch_size=BATCH, **options).write_parquet(str(folder / "out"))
    return pq.read_table(folder / "out")


def run_faulty(nodes: Nodes, folder: Path, workers: str, *arguments: Any) -> pa.Table:
    """The same by workers, one of which dies: tasks share an object, actors make one each."""
    if workers == "tasks":
        return run(nodes, folder, Faulty(*arguments))
    pool = nodes.data.ActorPoolStrategy(size=2)
    return run(nodes, folder, Faulty, fn_constructor_args=arguments, compute=pool)


def digest(table: pa.Table) -> str:
    """Returns the hash of the rows sorted by id, which detects lost, duplicated and wrong rows."""
    rows = zip(*(table[name].to_pylist() for name in ("id", "power")), strict=True)
    return hashlib.sha256(repr(sorted(rows)).encode()).hexdigest()


def alone(folder: Path) -> str:
    """Returns the result computed by Python in one process."""
    rows = pq.read_table(folder / "in")
    ids, bases, moduli = (rows[name].to_pylist() for name in ("id", "base", "n"))
    numbers = ((int.from_bytes(b), int.from_bytes(n)) for b, n in zip(bases, moduli, strict=True))
    cells = [pow(b, 65537, n).to_bytes(276) if n else None for b, n in numbers]
    return digest(pa.table({"id": ids, "power": cells}))


@pytest.mark.parametrize("victim", ["worker", "node"])
@pytest.mark.parametrize("workers", ["tasks", "actors"])
@pytest.mark.parametrize("time_", TIMES)
def test_death_in_the_middle(nodes: Nodes, tmp_path: Path, victim: str, workers: str, time_: int) -> None:
    source(tmp_path)
    marker = tmp_path / "marker"
    with ThreadPoolExecutor(1) as pool:
        job = pool.submit(run_faulty, nodes, tmp_path, workers, powers(), marker, victim == "worker")
        while not marker.exists():
            assert not job.done(), job.result()
            time.sleep(0.05)
        if victim == "node":
            nodes.kill(marker.read_text())
        result = job.result()
    assert result.num_rows == ROWS
    assert digest(result) == alone(tmp_path)


def test_poisoned_row(nodes: Nodes, tmp_path: Path) -> None:
    source(tmp_path, poisoned=777)
    # The file has rows 600 to 799 in batches of 50 rows.
    with pytest.raises(Exception, match=r"row 27 of a batch of 50 \(path .*0003.parquet, id 777\): the modulus is 0"):
        run(nodes, tmp_path, powers())
    other = tmp_path / "other"
    source(other, poisoned=777)
    result = run(nodes, other, powers(on_error="null"))
    nulls = [row["id"] for row in result.to_pylist() if row["power"] is None]
    assert nulls == [777]
    assert digest(result) == alone(other)
