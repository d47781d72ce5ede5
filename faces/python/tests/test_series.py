"""pandas Series: the result of a Series is a Series."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

import limbwise
from formulas import OPERATIONS
from kinds import gmpy2

XS = [3, 5, 7]
INDEX = pd.Index(["a", "b", "a"], name="key")
BIG = (1 << 127) - 1
ARROW = pd.ArrowDtype(pa.binary())


def series(values: Any, dtype: Any = None) -> Any:
    return pd.Series(values, index=INDEX, name="x", dtype=dtype)


def big(xs: list[int], width: int = 2) -> list[bytes]:
    return [x.to_bytes(width, "big") for x in xs]


KINDS: dict[str, Any] = {
    "object": series(XS, object),
    "object of mpz": series([gmpy2.mpz(x) for x in XS], object),
    "int64": series(XS),
    "uint8": series(XS, "uint8"),
    "int16": series(XS, "int16"),
    "uint64": series(XS, "uint64"),
    "Int64": series(XS, "Int64"),
    "UInt16": series(XS, "UInt16"),
    "Arrow int64": series(XS, pd.ArrowDtype(pa.int64())),
    "Arrow binary": series(big(XS), ARROW),
    "Arrow large_binary": series(big(XS), pd.ArrowDtype(pa.large_binary())),
    "Arrow fixed": series(big(XS), pd.ArrowDtype(pa.binary(2))),
}
each_kind = pytest.mark.parametrize("kind", KINDS)


def ints(result: Any) -> list[int | None]:
    def integer(x: Any) -> int | None:
        if x is None or x is pd.NA:
            return None
        return int.from_bytes(x, "big") if isinstance(x, bytes) else int(x)

    return [integer(x) for x in result.tolist()]


def check(result: Any, expected: list[Any]) -> None:
    assert type(result) is pd.Series
    assert result.index.equals(INDEX)
    assert result.index.name == "key"
    assert result.name == "x"
    assert ints(result) == expected


@each_kind
@pytest.mark.parametrize("name", OPERATIONS)
def test_operations(name: str, kind: str) -> None:
    column = KINDS[kind]
    arity, reference = OPERATIONS[name]
    operation = getattr(limbwise, name)
    for modulus in (101, 1009, BIG):
        expected = [reference(*[x] * arity, modulus) for x in XS]
        result = operation(*[column] * arity, modulus)
        check(result, expected)
        check(getattr(limbwise.Modulus(modulus), name)(*[column] * arity), expected)
        # As an operand together with others, and as the modulus.
        if arity == 2:
            check(operation(3, column, modulus), [reference(3, x, modulus) for x in XS])
            assert operation([3, 3, 3], column, modulus) == [reference(3, x, modulus) for x in XS]
    check(operation(*[2] * arity, column), [reference(*[2] * arity, x) for x in XS])
    moduli = limbwise.Moduli(column)
    assert getattr(moduli, name)(*[[2, 2, 2]] * arity) == [reference(*[2] * arity, x) for x in XS]
    out = np.zeros((3, 1), np.uint64)
    assert operation(*[column] * arity, 1009, out=out) is out
    assert out[:, 0].tolist() == [reference(*[x] * arity, 1009) for x in XS]


def test_dtypes() -> None:
    """An integer dtype is kept if every number below the modulus fits into it."""
    for dtype, most in (("uint8", 1 << 8), ("int16", 1 << 15), ("int64", 1 << 63), ("uint64", 1 << 64), ("Int64", 1 << 63)):
        column = series([1, 2, 3], dtype)
        assert limbwise.sqrmod(column, most - 1).dtype == dtype
        assert limbwise.sqrmod(column, most).dtype == object
        assert limbwise.negmod(column, most - 1).tolist() == [most - 2, most - 3, most - 4]
        assert limbwise.negmod(column, most).tolist() == [most - 1, most - 2, most - 3]
    arrow = pd.ArrowDtype(pa.int64())
    assert limbwise.sqrmod(series(XS, arrow), 1 << 62).dtype == arrow
    assert limbwise.sqrmod(KINDS["Arrow binary"], 1009).dtype == ARROW
    assert limbwise.sqrmod(KINDS["Arrow fixed"], 1009).dtype == pd.ArrowDtype(pa.binary(2))
    assert type(limbwise.sqrmod(KINDS["object of mpz"], 1009).iloc[0]) is gmpy2.mpz
    of_bytes = limbwise.sqrmod(series(big(XS), object), 1009, byteorder="big")
    assert of_bytes.tolist() == big([x * x for x in XS])
    mixed: Any = limbwise.mulmod(b"\x02", KINDS["int64"], 1009, byteorder="big")
    assert mixed.tolist() == big([2 * x for x in XS])


@pytest.mark.parametrize("null", [None, pd.NA, float("nan"), pd.NaT], ids=str)
@pytest.mark.parametrize("place", [0, 1])
def test_nulls_among_objects(null: Any, place: int) -> None:
    values: list[Any] = [BIG, BIG + 1, BIG + 2]
    values[place] = null
    column = series(values, object)
    expected = [None if i == place else pow(BIG + i, 3, BIG + 7) for i in range(3)]
    check(limbwise.powmod(column, 3, BIG + 7), expected)
    check(
        limbwise.powmod(series([BIG, BIG + 1, BIG + 2], object), series([3 if i != place else null for i in range(3)], object), BIG + 7),
        expected,
    )
    moduli = [None if i == place else 2 % (BIG + i) for i in range(3)]
    check(limbwise.powmod(2, 1, column), moduli)
    with pytest.raises(ValueError, match=f"row {place}: the modulus is null"):
        limbwise.Moduli(column)
    with pytest.raises(ValueError, match=f"row {place}: a null"):
        limbwise.powmod(column, 3, 1009, out=np.zeros((3, 1), np.uint64))


@pytest.mark.parametrize(
    ("dtype", "values"),
    [
        ("Int64", [3, None, 7]),
        (pd.ArrowDtype(pa.int64()), [3, None, 7]),
        (ARROW, [b"\x03", None, b"\x07"]),
    ],
    ids=str,
)
def test_nulls_of_dtypes(dtype: Any, values: list[Any]) -> None:
    column = series(values, dtype)
    for modulus in (101, BIG):
        result = limbwise.powmod(column, 3, modulus)
        check(result, [27, None, 343 % modulus])
        assert result.isna().tolist() == [False, True, False]
    # The nulls come from the other operand.
    check(limbwise.mulmod(KINDS["int64"], column, 101), [9, None, 49])
    check(limbwise.mulmod(KINDS["object"], column, 101), [9, None, 49])
    check(limbwise.mulmod(KINDS["Arrow binary"], column, 101), [9, None, 49])
    check(limbwise.mulmod(KINDS["int64"], pa.array([b"\x03", None, b"\x07"]), 101), [9, None, 49])
    nothing = series([None] * 3, dtype)
    check(limbwise.powmod(nothing, 3, 101), [None] * 3)


@pytest.mark.parametrize("dtype", ["int64", "uint8", "Int64", "UInt16", pd.ArrowDtype(pa.int64())], ids=str)
def test_divisors_keep_the_dtype(dtype: Any) -> None:
    column = series([4, 6, 9], dtype)
    for found in (limbwise.gcd(column, 6), limbwise.gcd(column, series([6, 6, 6])), limbwise.gcd(6, column)):
        pd.testing.assert_series_equal(found, series([2, 6, 3], dtype))
    # The longest operand bounds the results.
    zero = limbwise.gcd(series([0, 6, 9], dtype), 1 << 70)
    assert zero.dtype == object and zero.tolist() == [1 << 70, 2, 1]


@pytest.mark.parametrize(
    ("dtype", "of_symbols", "of_flags"),
    [
        ("int64", "int8", "bool"),
        (object, "int8", "bool"),
        ("Int64", "Int8", "boolean"),
        (pd.ArrowDtype(pa.int64()), pd.ArrowDtype(pa.int8()), pd.ArrowDtype(pa.bool_())),
    ],
    ids=str,
)
def test_symbols_and_flags_keep_the_index(dtype: Any, of_symbols: Any, of_flags: Any) -> None:
    column = series([2, 3, 4], dtype)
    pd.testing.assert_series_equal(limbwise.jacobi(column, 5), series([-1, -1, 1], of_symbols))
    pd.testing.assert_series_equal(limbwise.is_probable_prime(column), series([True, True, False], of_flags))
    pd.testing.assert_series_equal(limbwise.Modulus(5).in_subgroup(column, 2), series([False, False, True], of_flags))
    pd.testing.assert_series_equal(limbwise.invmod_each(column, 9)[1], series([True, False, True], of_flags))
    if dtype != "int64":
        nulls = limbwise.jacobi(series([2, None, 4], dtype), 5)
        assert nulls.isna().tolist() == [False, True, False] and nulls.tolist()[::2] == [-1, 1]
        assert nulls.dtype == ("Int8" if of_symbols == "int8" else of_symbols)


def test_empty() -> None:
    for kind, column in KINDS.items():
        result: Any = limbwise.powmod(column[:0], 3, 1009 if "Arrow" in kind else 101)
        assert type(result) is pd.Series, kind
        assert (len(result), result.name, result.dtype) == (0, "x", column.dtype)


def test_indexes_must_agree() -> None:
    other = KINDS["object"].reset_index(drop=True)
    calls: list[Callable[[], object]] = [
        lambda: limbwise.mulmod(KINDS["int64"], other, 101),
        lambda: limbwise.powmod(KINDS["Arrow binary"], 3, other),
        lambda: limbwise.powmod(3, KINDS["int64"], other),
        lambda: limbwise.gcd(KINDS["int64"], other),
        lambda: limbwise.jacobi(KINDS["int64"], other),
        lambda: limbwise.invmod_each(KINDS["int64"], other),
        lambda: limbwise.Modulus(101).dot(KINDS["int64"], other),
        lambda: limbwise.Modulus(101).multi_exp(KINDS["int64"], other),
        lambda: limbwise.Modulus(101).multi_exp_each([[1, 2, 3], KINDS["int64"]], [2, other]),
    ]
    for call in calls:
        with pytest.raises(ValueError, match="index .* align"):
            call()
    check(limbwise.mulmod(KINDS["int64"], other.tolist(), 101), [9, 25, 49])


@pytest.mark.parametrize(
    "values",
    [
        [1.5, 2, 3],
        [3.0, float("nan"), 5.0],
        ["1", "2", "3"],
        [True, False, True],
        pd.Categorical([1, 2, 3]),
        np.array(["2020-01-01"] * 3, "M8[s]"),
        pd.array([1.5, 2, 3], "Float64"),
        pd.array(["1", "2", "3"], pd.ArrowDtype(pa.string())),
        pd.array([1, 2, 3], pd.ArrowDtype(pa.float64())),
        pd.array([1.0, 2, 3], "Sparse[float64]"),
    ],
    ids=lambda values: str(getattr(values, "dtype", values[0])),
)
def test_other_dtypes_are_refused(values: Any) -> None:
    with pytest.raises(TypeError, match="base: .*(dtype|type)"):
        limbwise.powmod(pd.Series(values), 3, 101)


def test_wrong_objects_are_refused() -> None:
    with pytest.raises(TypeError, match="row 1: the base is str"):
        limbwise.powmod(series([1, "2", 3], object), 3, 101)
    with pytest.raises(TypeError, match="out: expected a uint64 array"):
        limbwise.powmod(KINDS["int64"], 3, 101, out=KINDS["int64"])


def test_into_a_frame() -> None:
    frame = pd.DataFrame({"c": [BIG, BIG + 1], "e": [3, 4]}, index=[5, 2])
    frame["power"] = limbwise.powmod(frame["c"], frame["e"], BIG + 3)
    assert frame["power"].to_dict() == {5: pow(BIG, 3, BIG + 3), 2: pow(BIG + 1, 4, BIG + 3)}


def test_a_sparse_series_is_refused_before_anything_is_computed() -> None:
    with pytest.raises(TypeError, match="Sparse"):
        limbwise.powmod(pd.Series(pd.arrays.SparseArray([1, 3])), 3, 7)


def test_a_number_in_bytes_with_a_series_that_begins_with_a_null_gives_bytes() -> None:
    x = pd.Series([None, 58], dtype="Int64")
    result = limbwise.submod(b"\x00\x01\x00", x, 256, byteorder="little")
    assert result.dtype == object
    assert result.tolist() == [None, b"\xc6\x00"]
