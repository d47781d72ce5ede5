"""`mapInArrow` of a real Spark on this machine: `make test-spark` installs it."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import limbwise
from limbwise.batches import Context, FoldColumns, MapColumns, rsa_key

sys.path.insert(0, str(Path(__file__).parents[1]))

from docs import GUIDE, blocks, run_examples

CLUSTER = GUIDE / "cluster.md"
M = (1 << 255) - 19
ROWS = 1_000
P, Q = 1000003, 1000033


@pytest.fixture(scope="module")
def spark() -> Iterator[Any]:
    os.environ["PYSPARK_PYTHON"] = sys.executable
    sql: Any = importlib.import_module("pyspark.sql")
    builder = sql.SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
    session = builder.config("spark.sql.execution.arrow.maxRecordsPerBatch", "99").getOrCreate()
    yield session
    session.stop()


def frame(spark: Any, folder: Path, poisoned: int | None = None) -> Any:
    moduli = [0 if i == poisoned else M - i for i in range(ROWS)]
    bases = [None if i == 5 else i.to_bytes(2) for i in range(ROWS)]
    table = pa.table({"id": range(ROWS), "base": pa.array(bases, pa.binary()), "n": [n.to_bytes(32) for n in moduli]})
    for i in range(2):
        pq.write_table(table.slice(i * ROWS // 2, ROWS // 2), folder / f"{i}.parquet")
    functions: Any = importlib.import_module("pyspark.sql.functions")
    return spark.read.parquet(str(folder)).withColumn("path", functions.input_file_name())


def test_guide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The job of docs/guide/cluster.md, in a separate process because Java ignores a change of the current folder."""
    monkeypatch.setenv("PYSPARK_PYTHON", sys.executable)
    monkeypatch.chdir(tmp_path)
    run_examples(CLUSTER)
    (job,) = [text for _, text in blocks(CLUSTER) if "pyspark" in text]
    subprocess.run([sys.executable, "-c", job], check=True)
    table = pq.read_table(tmp_path / "out")
    n = int.from_bytes(table["n"][0].as_py())
    found = {row["id"]: int.from_bytes(row["power"]) for row in table.select(["id", "power"]).to_pylist()}
    assert found == {i: pow(i, 65537, n) for i in range(1000)}


def test_map_in_arrow(spark: Any, tmp_path: Path) -> None:
    powers = MapColumns("powmod", "base", 65537, mod="n", into="power", public=True)
    result = frame(spark, tmp_path).mapInArrow(powers.map_in_arrow, "id long, base binary, n binary, path string, power binary")
    found = {row.id: row.power and int.from_bytes(row.power) for row in result.collect()}
    assert found == {i: None if i == 5 else pow(i, 65537, M - i) for i in range(ROWS)}


def test_contexts_and_folds(spark: Any, tmp_path: Path) -> None:
    given = frame(spark, tmp_path).select("id", "base").dropna()
    tables = MapColumns("powmod", "base", context=Context(limbwise.FixedBase, 3, M, exp_bits=16), into="power")
    key = MapColumns("private", "base", context=Context(rsa_key, P, Q), into="signed")
    private = pow(65537, -1, (P - 1) * (Q - 1))
    rows = given.mapInArrow(tables.map_in_arrow, "id long, base binary, power binary").collect()
    assert {row.id: int.from_bytes(row.power) for row in rows} == {i: pow(3, i, M) for i in range(ROWS) if i != 5}
    rows = given.mapInArrow(key.map_in_arrow, "id long, base binary, signed binary").collect()
    assert {row.id: int.from_bytes(row.signed) for row in rows} == {i: pow(i, private, P * Q) for i in range(ROWS) if i != 5}
    fold = FoldColumns("sum", "base", mod=M, into="base")
    partial = given.mapInArrow(fold.map_in_arrow, "base binary")
    total = partial.coalesce(1).mapInArrow(fold.map_in_arrow, "base binary").collect()
    assert sum(int.from_bytes(row.base) for row in total) == sum(range(ROWS)) - 5


def test_poisoned_row(spark: Any, tmp_path: Path) -> None:
    poisoned = frame(spark, tmp_path, poisoned=777)
    schema = "id long, base binary, n binary, path string, power binary"
    raises = MapColumns("powmod", "base", 3, mod="n", into="power", identify=["path", "id"])
    with pytest.raises(Exception, match=r"row \d+ of a batch of \d+ \(path file:.*1.parquet, id 777\): the modulus is 0"):
        poisoned.mapInArrow(raises.map_in_arrow, schema).collect()
    nulls = MapColumns("powmod", "base", 3, mod="n", into="power", on_error="null")
    rows = poisoned.mapInArrow(nulls.map_in_arrow, schema).collect()
    assert [row.id for row in sorted(rows) if row.power is None] == [5, 777]
