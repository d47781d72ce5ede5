"""The callables for engines, with pyarrow only; `tests/ray` and `tests/spark` use the engines."""

from __future__ import annotations

import os
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any, cast

import polars as pl
import pyarrow as pa
import pytest

import limbwise
from limbwise.batches import Context, FoldColumns, MapColumns, paillier_key, rsa_key

N = 2**89 - 1
P, Q = 1000003, 1000033
ROWS = 101
random.seed(25)
XS = [0, 1, N - 1, N, *(random.getrandbits(128) for _ in range(ROWS - 4))]
# Moduli of 1 to 30 bytes, including even ones and 1.
MODULI = [1, 2, 3, 2**64, *(random.getrandbits(random.randrange(1, 240)) | 1 for _ in range(ROWS - 4))]


def binary(numbers: list[int]) -> list[bytes]:
    return [x.to_bytes((x.bit_length() + 7) // 8 or 1) for x in numbers]


def table() -> pa.Table:
    return pa.table({"id": range(ROWS), "x": binary(XS), "n": binary(MODULI)})


def numbers(column: Any) -> list[int | None]:
    return [None if x is None else int.from_bytes(x) for x in column.to_pylist()]


def again(function: Any) -> Any:
    """Returns the callable as a worker receives it."""
    return pickle.loads(pickle.dumps(function))


ONE: dict[str, tuple[list[str | int], Callable[[int, int], int]]] = {
    "powmod": (["x", 65537], lambda x, n: pow(x, 65537, n)),
    "mulmod": (["x", "x"], lambda x, n: x * x % n),
    "addmod": (["x", 5], lambda x, n: (x + 5) % n),
    "submod": ([5, "x"], lambda x, n: (5 - x) % n),
    "sqrmod": (["x"], lambda x, n: x * x % n),
    "negmod": (["x"], lambda x, n: -x % n),
}


@pytest.mark.parametrize("name", ONE)
def test_functions(name: str) -> None:
    operands, expected = ONE[name]
    by_number = again(MapColumns(name, *operands, mod=N, into="y"))(table())
    assert numbers(by_number["y"]) == [expected(x, N) for x in XS]
    assert by_number.column_names == ["id", "x", "n", "y"]
    by_column = again(MapColumns(name, *operands, mod="n", into="y"))(table())
    assert numbers(by_column["y"]) == [expected(x, n) for x, n in zip(XS, MODULI, strict=True)]


def test_the_cut_into_batches_does_not_show() -> None:
    cubes = MapColumns("powmod", "x", 3, mod="n", into="y")
    whole = cubes(table())
    for size in (1, 7, 16, 17, 100, 101):
        parts = [cubes(table().slice(i, size)) for i in range(0, ROWS, size)]
        assert pa.concat_tables(parts).combine_chunks().equals(whole.combine_chunks())
    assert [len(y) for y in whole["y"].to_pylist()] == [len(n) for n in table()["n"].to_pylist()]
    assert cubes(table().slice(0, 0)).schema == whole.schema
    # Also with a fixed width.
    fixed = table().set_column(1, "x", pa.array([x.to_bytes(16) for x in XS], pa.binary(16)))
    assert cubes(fixed)["y"].equals(whole["y"])
    assert cubes(fixed.slice(0, 0)).schema == cubes(fixed).schema


def test_limbs_need_a_fixed_width() -> None:
    limbs = pa.FixedSizeListArray.from_arrays(pa.array(range(1, 2 * ROWS + 1), pa.uint64()), 2)
    batch = table().set_column(1, "x", limbs)
    assert MapColumns("sqrmod", "x", mod=N, into="y")(batch)["y"].type == pa.list_(pa.field("item", pa.uint64(), False), 2)
    with pytest.raises(TypeError, match="fixed width"):
        MapColumns("sqrmod", "x", mod="n", into="y")(batch)


def test_verdicts() -> None:
    batch = pa.table({"x": pa.array([b"\x02", None, b"\x0f"])})
    assert MapColumns("is_probable_prime", "x", into="y")(batch)["y"].to_pylist() == [True, None, False]
    assert MapColumns("jacobi", "x", 15, into="y")(batch)["y"].to_pylist() == [1, None, 0]
    assert MapColumns("in_subgroup", "x", 3, mod=7, into="y")(batch)["y"].to_pylist() == [True, None, True]
    for rows in (1, 0):
        assert MapColumns("is_probable_prime", "x", into="y")(batch.slice(1, rows))["y"].type == pa.bool_()
        assert MapColumns("jacobi", "x", 15, into="y")(batch.slice(1, rows))["y"].type == pa.int8()


def test_contexts() -> None:
    n = P * Q
    g = Context(limbwise.FixedBase, 7, N, exp_bits=128)
    assert numbers(again(MapColumns("powmod", "x", context=g, into="y"))(table())["y"]) == [pow(7, x, N) for x in XS]
    e = Context(limbwise.FixedExponent, 65537, public=True)
    powers = again(MapColumns("powmod", "x", mod="n", context=e, into="y"))(table())["y"]
    assert numbers(powers) == [pow(x, 65537, m) for x, m in zip(XS, MODULI, strict=True)]
    key = Context(rsa_key, P, Q)
    signed = again(MapColumns("private", "x", context=key, into="y"))(table())
    assert numbers(MapColumns("public", "y", context=key, into="z")(signed)["z"]) == [x % n for x in XS]
    hidden = [(1 + 5 * n) * pow(x | 1, n, n * n) % (n * n) for x in XS]
    batch = pa.table({"c": binary(hidden)})
    opened = again(MapColumns("decrypt", "c", context=Context(paillier_key, P, Q), into="m"))(batch)
    assert numbers(opened["m"]) == [5] * ROWS
    assert str(P) not in repr(key) + repr(MapColumns("private", "x", context=key, into="y"))


MADE: list[int] = []


def counted(n: int) -> limbwise.Modulus:
    MADE.append(n)
    return limbwise.Modulus(n)


def test_a_context_is_made_once_in_a_process() -> None:
    for _ in range(3):
        assert again(MapColumns("sqrmod", "x", context=Context(counted, 12345), into="y"))(table()).num_rows == ROWS
    assert MADE == [12345]


def test_errors_name_the_row() -> None:
    bad = [*MODULI]
    bad[41] = 0
    batch = pa.table({"id": range(500, 500 + ROWS), "x": binary(XS), "n": binary(bad), "path": ["a.parquet"] * ROWS})
    cubes = MapColumns("powmod", "x", 3, mod="n", into="y", identify=["path", "id"])
    with pytest.raises(ValueError, match=r"^powmod into `y`: row 41 of a batch of 101 \(path a.parquet, id 541\): the modulus is 0"):
        cubes(batch)
    with pytest.raises(ValueError, match=r"row 1 of a batch of 61 \(path a.parquet, id 541\)"):
        cubes(batch.slice(40))
    with pytest.raises(ValueError, match=r"product into `y`: row 2 of a batch of 3 \(i 2\): an operand is null"):
        FoldColumns("product", "x", mod=7, into="y", identify=["i"])(pa.table({"i": range(3), "x": [b"\1", b"\2", None]}))


@pytest.mark.parametrize("bad", [{0}, {100}, {3, 4, 50}, set(range(ROWS)), set(range(0, ROWS, 2)), set()])
def test_bad_rows_become_null(bad: set[int]) -> None:
    moduli = [0 if i in bad else n for i, n in enumerate(MODULI)]
    batch = pa.table({"x": binary(XS), "n": binary(moduli)})
    cubes = MapColumns("powmod", "x", 3, mod="n", into="y", on_error="null")
    for given in (batch, batch.slice(50), batch.slice(0, 51)):
        result = cubes(given)
        start = 50 if given.num_rows == 51 and given["x"][0] != batch["x"][0] else 0
        expected = [None if i in bad else pow(XS[i], 3, MODULI[i]) for i in range(start, start + given.num_rows)]
        assert numbers(result["y"]) == expected
        assert result.schema.field("y").type == pa.binary()


def test_only_rows_become_null() -> None:
    batch = pa.table({"x": [b"\1", b"\2"], "t": ["a", "b"]})
    with pytest.raises(TypeError, match=r"^powmod into `y`: column `t` \(base\): the Arrow column has type Utf8"):
        MapColumns("powmod", "t", 3, mod=7, into="y", on_error="null")(batch)
    with pytest.raises(ValueError, match="there is no column `z`; the batch has `x`, `t`"):
        MapColumns("powmod", "z", 3, mod=7, into="y", on_error="null")(batch)
    twice = pa.table([batch["x"], batch["x"]], names=["x", "x"])
    with pytest.raises(ValueError, match="there are 2 columns `x`; the batch has `x`, `x`"):
        MapColumns("powmod", "x", 3, mod=7, into="y")(twice)
    with pytest.raises(TypeError, match=r"column `t` \(modulus\)"):
        MapColumns("powmod", "x", 3, mod="t", into="y")(batch)
    with pytest.raises(TypeError, match=r"^dot into `y`: column `t` \(y\)"):
        FoldColumns("dot", "x", "t", mod=7, into="y")(batch)
    inverses = MapColumns("invmod", "x", mod=6, into="y", on_error="null")
    assert numbers(inverses(batch)["y"]) == [1, None]


def test_identify_needs_its_columns_before_a_row_is_wrong() -> None:
    batch = pa.table({"x": [b"\1", b"\2"]})
    with pytest.raises(ValueError, match="identify: there is no column `path`; the batch has `x`"):
        MapColumns("powmod", "x", 3, mod=7, into="y", identify=["path"])(batch)
    with pytest.raises(ValueError, match="identify: there is no column `path`"):
        FoldColumns("product", "x", mod=7, into="y", identify=["path"])(batch)


def test_operands_are_counted_when_the_callable_is_made() -> None:
    with pytest.raises(TypeError, match=r"^powmod takes the operands \(base, exp\), without the modulus; found 1$"):
        MapColumns("powmod", "x", mod="n", into="y")
    with pytest.raises(TypeError, match=r"^powmod takes the operands \(base, exp\), without the modulus; found 3$"):
        MapColumns("powmod", "x", 3, 4, mod=7, into="y")
    with pytest.raises(TypeError, match=r"^sqrmod takes the operands \(x\), without the modulus; found 2$"):
        MapColumns("sqrmod", "x", "y", mod="n", into="y")


def test_kinds_of_batches() -> None:
    cubes = MapColumns("powmod", "x", 3, mod="n", into="y")
    expected = cubes(table())["y"].to_pylist()
    batches = table().to_batches(max_chunksize=17)
    assert [y for b in cubes.map_in_arrow(iter(batches)) for y in b["y"].to_pylist()] == expected
    assert isinstance(cubes(batches[0]), pa.RecordBatch)
    assert cubes(batches[0].slice(0, 0)).num_rows == 0
    assert cubes(pa.Table.from_batches(batches))["y"].to_pylist() == expected
    assert cubes(pl.from_arrow(table()))["y"].to_list() == expected
    frame = table().to_pandas().set_index("id")
    result = cubes(frame)
    assert result["y"].to_list() == expected and result.index.equals(frame.index)
    # The existing column is replaced.
    assert MapColumns("sqrmod", "x", mod=N, into="x")(table()).column_names == ["id", "x", "n"]
    for wrong in ({"x": [1]}, [b"\1"], None):
        with pytest.raises(TypeError, match='batch_format="pyarrow"'):
            cubes(wrong)


def test_memory_that_is_read_only() -> None:
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, table().schema) as writer:
        writer.write_table(table())
    loaded = pa.ipc.open_stream(pa.py_buffer(bytes(sink.getvalue()))).read_all()
    assert not loaded["x"].chunk(0).buffers()[2].is_mutable
    cubes = MapColumns("powmod", "x", 3, mod="n", into="y")
    assert cubes(loaded).equals(cubes(table()))
    assert loaded.equals(table())


def test_folds() -> None:
    batch = table()
    for name, operands, expected in (
        ("sum", ["x"], sum(XS)),
        ("dot", ["x", "n"], sum(x * n for x, n in zip(XS, MODULI, strict=True))),
        ("product", ["x"], 0),
    ):
        whole = again(FoldColumns(name, *operands, mod=N, into="x"))
        assert numbers(whole(batch)["x"]) == [expected % N]
        parts = pa.concat_tables([whole(batch.slice(i, 17)) for i in range(0, ROWS, 17)])
        again_name = "product" if name == "product" else "sum"
        assert FoldColumns(again_name, "x", mod=N, into="x")(parts).equals(whole(batch))
    empty = batch.slice(0, 0)
    assert numbers(FoldColumns("product", "x", mod=N, into="x")(empty)["x"]) == [1]
    assert numbers(FoldColumns("sum", "x", mod=N, into="x")(empty)["x"]) == [0]


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: MapColumns("pow", "x", 3, mod=7, into="y"), ValueError, "'pow' is not an operation.*expected one of addmod"),
        (lambda: MapColumns("powmod", "x", 3, into="y"), ValueError, "powmod needs mod=.*or context="),
        (lambda: MapColumns("private", "x", into="y"), ValueError, "private needs context="),
        (lambda: MapColumns("__init__", "x", mod=7, into="y"), ValueError, "is not an operation"),
        (lambda: MapColumns("decrypt", "x", context=Context(rsa_key, P, Q), into="y"), ValueError, "RsaKey.*private, public"),
        (lambda: MapColumns("powmod", "x", 3, mod=0, into="y"), ValueError, "modulus is 0"),
        (lambda: MapColumns("powmod", 2, 3, mod=7, into="y"), TypeError, "no column"),
        (lambda: MapColumns("powmod", "x", 3, mod=7, into="y", byteorder="little"), TypeError, "no option byteorder"),
        (lambda: MapColumns("powmod", "x", 3, mod=7, into="y", threads=0), ValueError, "threads is 0"),
        (lambda: MapColumns("powmod", "x", 3, mod=7, into="y", identify="path"), TypeError, "list of column names"),
        (lambda: MapColumns("powmod", "x", 3, mod=7, into="y", on_error="skip"), ValueError, "on_error is 'skip'"),  # type: ignore[arg-type]
        (lambda: MapColumns("private", "x", context=Context(rsa_key, 15, Q), into="y"), ValueError, "prime"),
        (lambda: FoldColumns("min", "x", mod=7, into="y"), ValueError, "'min' is not a fold; expected one of dot, product, sum"),
        (lambda: FoldColumns("sum", "x", mod=0, into="y"), ValueError, "modulus is 0"),
    ],
)
def test_what_is_refused(make: Callable[[], object], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        make()


WORKER = """
import pickle, sys, limbwise
function, batch = pickle.load(sys.stdin.buffer)
sys.stdout.buffer.write(pickle.dumps((limbwise.cpu()["features"], function(batch))))
"""


def test_each_worker_has_its_own_processor() -> None:
    function = MapColumns("powmod", "x", context=Context(limbwise.FixedBase, 7, N, exp_bits=128), into="y")
    here = limbwise.cpu()["features"]
    given = pickle.dumps((function, table()))
    for disabled in ["", *here[:1]]:
        environment = {**os.environ, "LIMBWISE_CPU_DISABLE": disabled}
        done = subprocess.run([sys.executable, "-c", WORKER], input=given, capture_output=True, env=environment, check=True)
        features, result = pickle.loads(done.stdout)
        assert disabled not in features
        assert result.equals(function(table()))


def test_arguments_of_other_types_are_named() -> None:
    for name, options in {"into": {"into": 5}, "threads": {"into": "y", "threads": "1"}}.items():
        with pytest.raises(TypeError, match=f"^{name}: expected"):
            MapColumns("powmod", "x", 3, mod=7, **cast(Any, options))
    with pytest.raises(TypeError, match="operands: expected names of columns, found int"):
        FoldColumns("sum", cast(Any, 5), mod=7, into="y")
