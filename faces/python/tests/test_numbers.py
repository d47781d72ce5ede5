"""Signs, nulls, broadcasting, widths, options; comparison with Python's integers by hypothesis."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from math import gcd
from typing import Any, cast

import numpy as np
import polars as pl
import pyarrow as pa
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import limbwise
import limbwise.gmpy2
import limbwise.phe
from kinds import gmpy2

integers = st.one_of(st.integers(-20, 20), st.integers(-(1 << 300), 1 << 300))
moduli = st.one_of(st.integers(1, 20), st.integers(1, 1 << 300))
exponents = st.one_of(st.integers(-5, 5), st.integers(-(1 << 80), 1 << 80))


def powers(rows: list[tuple[int, int, int]]) -> list[int] | int:
    """Returns the expected result, or the first row without an inverse."""
    for row, (x, e, m) in enumerate(rows):
        if e < 0 and gcd(x, m) != 1:
            return row
    return [pow(x, e, m) for x, e, m in rows]


@settings(deadline=None, max_examples=200)
@given(st.lists(st.tuples(integers, exponents, moduli), max_size=40), st.booleans())
def test_powmod(rows: list[tuple[int, int, int]], public: bool) -> None:
    xs, es, ms = ([row[i] for row in rows] for i in range(3))
    expected = powers(rows)
    if isinstance(expected, int):
        with pytest.raises(ValueError, match=f"row {expected}: the number has no inverse"):
            limbwise.powmod(xs, es, ms, public=public)
    else:
        assert limbwise.powmod(xs, es, ms, public=public) == expected
        assert limbwise.Moduli(ms).powmod(xs, es) == expected


@settings(deadline=None, max_examples=100)
@given(integers, exponents, moduli)
def test_one_row(x: int, e: int, m: int) -> None:
    expected = powers([(x, e, m)])
    if isinstance(expected, int):
        with pytest.raises(ValueError, match="row 0"):
            limbwise.powmod(x, e, m)
        return
    assert limbwise.powmod(x, e, m) == expected[0]
    result = limbwise.powmod(gmpy2.mpz(x), e, gmpy2.mpz(m))
    assert type(result) is gmpy2.mpz
    assert result == expected[0]
    assert limbwise.powmod([x], e, m) == expected
    assert limbwise.powmod(x, [e], m) == expected
    assert limbwise.powmod(x, e, [m]) == expected


@settings(deadline=None, max_examples=100)
@given(st.lists(st.tuples(st.integers(0, 1 << 300), st.integers(0, 1 << 300), moduli), max_size=40))
def test_operations(rows: list[tuple[int, int, int]]) -> None:
    xs, ys, ms = ([row[i] for row in rows] for i in range(3))
    assert limbwise.mulmod(xs, ys, ms) == [x * y % m for x, y, m in rows]
    assert limbwise.addmod(xs, ys, ms) == [(x + y) % m for x, y, m in rows]
    assert limbwise.submod(xs, ys, ms) == [(x - y) % m for x, y, m in rows]
    assert limbwise.sqrmod(xs, ms) == [x * x % m for x, _, m in rows]
    assert limbwise.negmod(xs, ms) == [-x % m for x, _, m in rows]


def test_edges() -> None:
    for m in (1, 2, 3, 1 << 64, (1 << 64) - 1, (1 << 2048) - 1):
        xs = [0, 1, m - 1, m, m + 1, 1 << 4096]
        assert limbwise.powmod(xs, 0, m) == [1 % m] * len(xs)
        assert limbwise.powmod(xs, 65537, m, public=True) == [pow(x, 65537, m) for x in xs]
    assert limbwise.powmod(True, 2, 5) == 1
    assert limbwise.powmod(np.uint64(3), np.int8(2), 5) == 4
    assert limbwise.powmod([], 2, 5) == []
    assert limbwise.powmod(2, [], 5) == []
    # The first number is short; the last one is long.
    assert limbwise.powmod([1] * 50 + [1 << 1000], 1, 1 << 2000) == [1] * 50 + [1 << 1000]


def test_nulls() -> None:
    column = pa.array([b"\x02", None, b"\x03"], pa.binary())
    exponents = pa.array([b"\x05", b"\x05", None], pa.binary(1))
    assert limbwise.powmod(column, exponents, 100).to_pylist() == [b"\x20", None, None]
    assert limbwise.powmod(column, -1, 7).to_pylist() == [b"\x04", None, b"\x05"]
    assert limbwise.invmod(column, 7).to_pylist() == [b"\x04", None, b"\x05"]
    assert limbwise.powmod(column, 3, pa.array([b"\x07", b"\x07", None], pa.binary())).to_pylist() == [b"\x01", None, None]
    assert cast(Any, limbwise.mulmod(3, column, 7)).to_pylist() == [b"\x06", None, b"\x02"]
    assert limbwise.mulmod([1, 2, 3], column, 7) == [2, None, 2]
    with pytest.raises(ValueError, match="row 1: a null"):
        limbwise.powmod(column, 3, 7, out=np.zeros((3, 1), np.uint64))
    with pytest.raises(ValueError, match="row 1: the modulus is null"):
        limbwise.Moduli(column)
    series = pl.Series("name", [b"\x02", None])
    result = limbwise.powmod(series, 3, 1000)
    assert result.name == "name"
    assert result.to_list() == [b"\x00\x08", None]


def test_widths() -> None:
    column = pa.array([b"\x02", b"\x03"], pa.binary(1))
    modulus = pa.array([bytes(20) + b"\x07"] * 2, pa.binary(21))
    assert limbwise.powmod(column, 2, modulus).type == pa.binary(21)
    assert limbwise.powmod(column, 2, 1 << 16).type == pa.binary(3)
    assert limbwise.powmod(b"\x02", 2, b"\0\0\x07", byteorder="big") == b"\0\0\x04"
    assert limbwise.powmod([b"\x02"], 2, b"\x07\0\0", byteorder="little") == [b"\x04\0\0"]
    little = limbwise.powmod(pa.array([b"\x02\0"]), 9, 1000, byteorder="little")
    assert little.to_pylist() == [(512).to_bytes(2, "little")]
    limbs = limbwise.powmod(np.full((2, 1), 2, np.uint64), 70, 1 << 100)
    assert limbs.tolist() == [[0, 64], [0, 64]]


def test_column_of_arrow_column() -> None:
    """Limbwise accepts its own results, also without pyarrow."""

    class Fixed:
        def __init__(self, array: Any) -> None:
            self.array = array

        def __arrow_c_array__(self, requested_schema: object | None = None) -> Any:
            return self.array.__arrow_c_array__(requested_schema)

    result: Any = limbwise.powmod(Fixed(pa.array([b"\x02", None], pa.binary(1))), 3, 100)
    assert type(result) is limbwise.ArrowColumn
    assert len(result) == 2
    again = limbwise.mulmod(result, 2, 100)
    assert pa.array(again).to_pylist() == [b"\x10", None]


def test_options() -> None:
    xs = list(range(100))
    for threads in (1, 2, 5):
        assert limbwise.powmod(xs, 5, 1009, threads=threads) == [pow(x, 5, 1009) for x in xs]
    assert limbwise.powmod([2, 3], [3, 7], 1009, exp_bits=3) == [8, pow(3, 7, 1009)]
    wrong: list[tuple[type[Exception], str, dict[str, Any]]] = [
        (ValueError, "row 1: the exponent is longer than the 2 bits", {"exp_bits": 2}),
        (ValueError, "threads", {"threads": 0}),
        (ValueError, "byteorder", {"byteorder": "middle"}),
        (TypeError, "progress", {"progress": 5}),
        (TypeError, "out", {"out": [1]}),
        (TypeError, "out", {"out": np.zeros((2, 1))}),
        (ValueError, "out", {"out": np.zeros((3, 1), np.uint64)}),
        (ValueError, "out", {"out": np.zeros((2, 2), np.uint64)}),
        (ValueError, "out", {"out": np.zeros((2, 2), np.uint64)[:, ::2]}),
    ]
    for error, message, options in wrong:
        with pytest.raises(error, match=message or None):
            limbwise.powmod([2, 3], [1, 7], 1009, **options)
    with pytest.raises(TypeError, match="byteorder"):
        limbwise.powmod([b"a"], 1, 3)
    with pytest.raises(ValueError, match="row 1: the modulus is negative"):
        limbwise.powmod([2, 3], 1, [5, -5])
    with pytest.raises(TypeError, match="row 1"):
        limbwise.powmod([2, "a"], 1, 5)


def test_out_may_be_an_operand() -> None:
    for shift in (0, 1, -1):
        memory = np.arange(1, 2 * 5002 + 1, dtype=np.uint64).reshape(5002, 2)
        base = memory[1:-1]
        expected = [pow((b << 64) + a, 3, 1 << 100) for a, b in base.tolist()]
        out = memory[1 + shift : 5001 + shift]
        limbwise.powmod(base, 3, 1 << 100, out=out, threads=2)
        assert [(b << 64) + a for a, b in out.tolist()] == expected


def test_progress() -> None:
    calls: list[tuple[int, int]] = []
    xs = list(range(70000))
    limbwise.mulmod(xs, 3, (1 << 2000) + 1, progress=lambda done, rows: calls.append((done, rows)))
    assert calls[-1] == (70000, 70000)
    assert len(calls) > 1
    assert calls == sorted(calls)

    def stop(done: int, rows: int) -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        limbwise.mulmod(xs, 3, 1009, progress=stop)


def test_pickles() -> None:
    for m in (1, 6, (1 << 100) + 7):
        modulus = pickle.loads(pickle.dumps(limbwise.Modulus(m)))
        assert int(modulus) == m
        assert modulus.powmod([5], 3) == [pow(5, 3, m)]
    values = [3, 1 << 100, 77]
    several = pickle.loads(pickle.dumps(limbwise.Moduli(values)))
    assert len(several) == 3
    assert several.powmod([5] * 3, 300) == [pow(5, 300, m) for m in values]
    assert len(pickle.loads(pickle.dumps(limbwise.Moduli([])))) == 0


def test_cpu() -> None:
    cpu = limbwise.cpu()
    assert set(cpu) == {"architecture", "features", "variants"}
    assert cpu["variants"]["lanes"]


def test_an_unknown_feature_takes_all_away() -> None:
    code = "import limbwise; print(limbwise.powmod([2, 3], 5, 1009)); limbwise.cpu()"
    environment = {**os.environ, "LIMBWISE_CPU_DISABLE": "avx1024"}
    ended = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert ended.stdout == "[32, 243]\n"
    assert "RuntimeWarning: all processor features are disabled" in ended.stderr
    assert "ValueError" in ended.stderr and "avx1024" in ended.stderr


def test_moduli_are_compared_by_value() -> None:
    moduli = limbwise.Moduli([7, 1 << 70])
    same = [limbwise.Moduli((7, 1 << 70)), limbwise.Moduli(limbwise.to_limbs([7, 1 << 70], 3)), copy.copy(moduli)]
    for other in same:
        assert moduli == other and hash(moduli) == hash(other)
    others: list[Any] = [
        limbwise.Moduli([7]),
        limbwise.Moduli([7, 1 << 71]),
        limbwise.Moduli([7, 1 << 70, 7]),
        limbwise.Modulus(7),
        [7, 1 << 70],
    ]
    for other in others:
        assert moduli != other


@pytest.mark.parametrize("public", [1, 0, "yes", None, 1.0], ids=repr)
def test_public_is_a_bool(public: Any) -> None:
    modulus = limbwise.Modulus(1009)
    calls: list[Callable[[], object]] = [
        lambda: limbwise.powmod(2, 3, 5, public=public),
        lambda: modulus.powmod([2], 3, public=public),
        lambda: modulus.multi_exp([2], [3], public=public),
        lambda: modulus.in_subgroup(2, 3, public=public),
        lambda: limbwise.is_probable_prime(7, public=public),
        lambda: limbwise.FixedBase(2, 5, 3, public=public),
        lambda: limbwise.FixedExponent(2, public=public),
    ]
    for call in calls:
        with pytest.raises(TypeError, match="^public: expected True or False, found "):
            call()
    numpy_bool: Any = np.True_
    assert limbwise.powmod(2, 3, 5, public=numpy_bool) == 3


def test_exponents_of_absurd_lengths_are_refused() -> None:
    calls: list[Callable[[int], object]] = [
        lambda bits: limbwise.powmod(2, 3, 5, exp_bits=bits),
        lambda bits: limbwise.Modulus(5).multi_exp([2], [3], exp_bits=bits),
        lambda bits: limbwise.FixedExponent(2, exp_bits=bits),
        lambda bits: limbwise.FixedBase(3, 7, exp_bits=bits),
    ]
    for call in calls:
        for bits in (10**30, 1 << 63, (1 << 32) + 1):
            with pytest.raises(ValueError, match=f"exp_bits is {bits} where at most 4294967296 was expected"):
                call(bits)
    assert limbwise.FixedExponent(2, exp_bits=1 << 32).exp_bits == 1 << 32


def test_a_class_is_no_number() -> None:
    """A class has the method `__index__`, too."""
    operand: Any = int
    with pytest.raises(TypeError, match="base: expected int, mpz, bytes.* found type"):
        limbwise.powmod(operand, 3, 7)
    with pytest.raises(TypeError, match="modulus: expected"):
        limbwise.sqrmod([3], operand)
    for call in (lambda: limbwise.gmpy2.gcd(4, operand), lambda: limbwise.phe.invert(operand, 4)):
        with pytest.raises(TypeError, match="integer.*found type"):
            call()


def test_a_byte_order_of_another_type_is_named() -> None:
    for order, found in ((1, "int"), (b"big", "bytes"), (["big"], "list")):
        options: Any = {"byteorder": order}
        for call in (limbwise.mulmod, limbwise.Modulus(7).dot):
            arguments: Any = (3, 4, 7) if call is limbwise.mulmod else ([3], [4])
            with pytest.raises(TypeError, match=f"byteorder: expected 'big' or 'little', found {found}"):
                call(*arguments, **options)
