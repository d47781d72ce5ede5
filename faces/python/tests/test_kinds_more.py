"""Dictionaries, lists of limbs, decimals, ranges, arrays of one dimension; negative operands; moduli as values; pickles."""

import decimal
import math
import pickle
import random
from typing import Any

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

import limbwise as typed
import limbwise.gmpy2 as names
from kinds import gmpy2

# These arguments are deliberately of a wrong type, or come from libraries without types.
limbwise: Any = typed
divm, gcd, invert, is_prime = [getattr(names, name) for name in ("divm", "gcd", "invert", "is_prime")]

M = (1 << 127) - 1


def test_dictionaries_are_their_values() -> None:
    numbers = [3, 5, 3, None, 7]
    column = pa.array([None if x is None else x.to_bytes(16, "big") for x in numbers], pa.binary(16))
    expected = [None if x is None else pow(x, 65537, M) for x in numbers]
    for given in (column.dictionary_encode(), pa.chunked_array([column.dictionary_encode()] * 2)):
        result = limbwise.powmod(given, 65537, M)
        found = [None if x is None else int.from_bytes(x, "big") for x in result.to_pylist()]
        assert found == expected * (len(given) // len(numbers))
    # A dictionary whose values are null.
    column = pa.DictionaryArray.from_arrays(pa.array([0, 1, None, 0]), pa.array([b"\x02", None]))
    assert limbwise.mulmod(column, 3, 7).to_pylist() == [b"\x06", None, None, b"\x06"]


def test_lists_of_limbs() -> None:
    rng = random.Random(1)
    numbers = [rng.getrandbits(190) for _ in range(40)]
    rows = limbwise.to_limbs(numbers, 3)
    column = pa.FixedSizeListArray.from_arrays(pa.array(rows.reshape(-1)), 3)
    result = limbwise.powmod(column, 3, M)
    assert result.type == pa.list_(pa.field("item", pa.uint64(), nullable=False), 2)
    assert [a | b << 64 for a, b in result.to_pylist()] == [pow(x, 3, M) for x in numbers]
    # A slice of a column, nulls, and the other byte order for bytes; limbs have only one.
    nulls = pa.array([None if i % 3 == 0 else row.tolist() for i, row in enumerate(rows)], pa.list_(pa.uint64(), 3))
    result = limbwise.mulmod(nulls[5:], b"\x02", M, byteorder="big").to_pylist()
    expected = [None if i % 3 == 0 else x * 2 % M for i, x in enumerate(numbers)][5:]
    assert [None if row is None else row[0] | row[1] << 64 for row in result] == expected
    with pytest.raises(ValueError, match="a limb that is null"):
        limbwise.sqrmod(pa.array([[1, None]], pa.list_(pa.uint64(), 2)), 7)
    with pytest.raises(TypeError, match="FixedSizeList"):
        limbwise.sqrmod(pa.array([[1, 2]], pa.list_(pa.int64(), 2)), 7)
    series = pl.Series("x", rows, dtype=pl.Array(pl.UInt64, 3))
    powers = limbwise.powmod(series, 3, M)
    assert [row[0] | row[1] << 64 for row in powers.to_list()] == [pow(x, 3, M) for x in numbers]


def test_decimals_that_are_whole() -> None:
    numbers = [0, 1, 12345678901234567890, None, 10**30]
    expected = [None if x is None else pow(x, 5, M) for x in numbers]
    for kind in (pa.decimal128(38, 0), pa.decimal128(38, 5), pa.decimal256(76, 0), pa.decimal256(76, 9)):
        column = pa.array([None if x is None else decimal.Decimal(x) for x in numbers], kind)
        result = limbwise.powmod(column, 5, M).to_pylist()
        assert [None if x is None else int.from_bytes(x, "big") for x in result] == expected
    column = pa.array([decimal.Decimal(3), decimal.Decimal("1.50")], pa.decimal128(10, 2))
    with pytest.raises(ValueError, match="row 1: the decimal is not an integer"):
        limbwise.sqrmod(column, 7)
    with pytest.raises(ValueError, match="row 0: a negative decimal"):
        limbwise.sqrmod(pa.array([decimal.Decimal(-3)], pa.decimal128(10, 0)), 7)


def test_ranges() -> None:
    assert limbwise.powmod(range(-3, 10, 2), 3, 101) == [pow(x, 3, 101) for x in range(-3, 10, 2)]
    assert limbwise.mulmod([1, 2, 3], range(3), 7) == [0, 2, 6]
    assert limbwise.sqrmod(range(0), 7) == []


@pytest.mark.parametrize("dtype", ["uint64", "int64", "int32", "uint8"])
def test_arrays_of_one_dimension(dtype: str) -> None:
    numbers = np.array([0, 1, 2, 100, 127], dtype)
    result = limbwise.powmod(numbers, 3, 1009)
    assert result.dtype == np.uint64 and result.tolist() == [pow(int(x), 3, 1009) for x in numbers]
    # A modulus of two limbs gives results of two limbs.
    result = limbwise.powmod(numbers[::2], 20, M)
    assert limbwise.from_limbs(result) == [pow(int(x), 20, M) for x in numbers[::2]] and result.shape == (3, 2)
    out = np.empty(5, np.uint64)
    assert limbwise.addmod(numbers, numbers, 11, out=out) is out
    assert out.tolist() == [2 * int(x) % 11 for x in numbers]
    assert limbwise.sqrmod(numbers[:0], 7).shape == (0,)


def test_arrays_of_negative_integers() -> None:
    numbers = np.array([-5, 7, -(2**63), 2**63 - 1], np.int64)
    assert limbwise.mulmod(numbers, -3, 1009).tolist() == [int(x) * -3 % 1009 for x in numbers]
    with pytest.raises(TypeError, match="int64"):
        limbwise.sqrmod(np.zeros((2, 2), np.int64), 7)
    with pytest.raises(ValueError, match="shape"):
        limbwise.sqrmod(np.zeros((2, 2, 2), np.uint64), 7)


def test_negative_operands() -> None:
    rng = random.Random(2)
    moduli = [1, 2, 3, 10, M, 1 << 64, (1 << 200) + 1]
    edges = [0, 1, -1, 2, -2, -M, M - 1, 1 - M, -(1 << 64), -(1 << 300), 7]
    for m in moduli:
        for x in edges:
            assert limbwise.sqrmod(x, m) == x * x % m
            assert limbwise.negmod(x, m) == -x % m
            assert limbwise.powmod(x, 3, m) == pow(x, 3, m)
            for y in edges:
                assert limbwise.mulmod(x, y, m) == x * y % m
                assert limbwise.addmod(x, y, m) == (x + y) % m
                assert limbwise.submod(x, y, m) == (x - y) % m
            if math.gcd(x, m) == 1:
                assert limbwise.invmod(x, m) == pow(x, -1, m)
    columns = [[rng.getrandbits(150) * rng.choice([1, -1]) for _ in range(50)] for _ in range(2)]
    each = [rng.choice(moduli) for _ in range(50)]
    either: list[Any] = [M, each]
    for m in either:
        row = [m] * 50 if isinstance(m, int) else m
        for prepared in (m, limbwise.Modulus(m) if isinstance(m, int) else limbwise.Moduli(m)):
            assert limbwise.mulmod(*columns, prepared) == [x * y % z for x, y, z in zip(*columns, row, strict=True)]
            assert limbwise.submod(columns[0], -5, prepared) == [(x + 5) % z for x, z in zip(columns[0], row, strict=True)]
    with pytest.raises(ValueError, match="row 1"):
        limbwise.invmod([-1, -2, -3], 4)
    with pytest.raises(ValueError, match="negative"):
        limbwise.mulmod(1, 2, -7)


def test_moduli_as_moduli() -> None:
    modulus, moduli = limbwise.Modulus(1009), limbwise.Moduli([7, 11, 13])
    assert limbwise.powmod([1, 2, 3], 5, modulus) == [1, 32, 243]
    assert limbwise.powmod([1, 2, 3], 5, moduli) == [1, 10, 9]
    assert limbwise.mulmod(2, 3, modulus) == 6 and limbwise.invmod(2, mod=modulus) == 505
    assert modulus == limbwise.Modulus(b"\x03\xf1", byteorder="big") and modulus != limbwise.Modulus(1011)
    assert modulus != 1009 and hash(modulus) == hash(limbwise.Modulus(1009))
    assert {modulus: 1}[pickle.loads(pickle.dumps(modulus))] == 1


def test_limbs_both_ways() -> None:
    rng = random.Random(3)
    numbers = [0, 1, (1 << 64) - 1, 1 << 64, *(rng.getrandbits(rng.randrange(500)) for _ in range(50)), 1 << 499]
    rows = limbwise.to_limbs(numbers)
    assert rows.dtype == np.uint64 and rows.shape == (len(numbers), 8) and rows.flags.writeable
    assert limbwise.from_limbs(rows) == numbers
    assert limbwise.from_limbs(rows[::-2]) == numbers[::-2]
    assert limbwise.from_limbs(rows.astype(">u8")) == numbers
    assert limbwise.from_limbs(np.array([1, 2**64 - 1], np.uint64)) == [1, 2**64 - 1]
    assert limbwise.to_limbs([5], 3).tolist() == [[5, 0, 0]] and limbwise.to_limbs([]).shape == (0, 1)
    assert limbwise.to_limbs([5], np.int64(2)).tolist() == [[5, 0]]
    for table in (pd.DataFrame({0: [5]}), np.array(None)):
        with pytest.raises(TypeError, match="^numbers: expected an iterable of integers, found "):
            limbwise.to_limbs(table)
    with pytest.raises(TypeError, match="limbs: expected an int, found str"):
        limbwise.to_limbs([5], "2")
    assert limbwise.to_limbs(map(gmpy2.mpz, [5, 6])).tolist() == [[5], [6]]
    for given, limbs, error, text in (
        ([1, -1], None, ValueError, "row 1: a negative number"),
        ([1, 1 << 64], 1, ValueError, "row 1: a number of 65 bits where 1 limbs"),
        ([1], 0, ValueError, "limbs is 0"),
        ([1, "2"], None, TypeError, "row 1: expected an int, found str"),
    ):
        with pytest.raises(error, match=text):
            limbwise.to_limbs(given, limbs)
    for array, error in (([1], TypeError), (np.zeros((1, 1)), TypeError), (np.zeros((1, 1, 1), np.uint64), ValueError)):
        with pytest.raises(error):
            limbwise.from_limbs(array)


def test_columns_are_pickled() -> None:
    rows = limbwise.to_limbs(range(100, 130), 2)
    lists = pa.FixedSizeListArray.from_arrays(pa.array(rows.reshape(-1)), 2)
    ragged = pa.array([None if x % 4 == 0 else bytes([x]) for x in range(30)])

    class Foreign:
        """A column of an unknown library, so that the result is an ArrowColumn."""

        def __init__(self, column: pa.Array) -> None:
            self.column = column

        def __arrow_c_array__(self, requested_schema: object = None) -> object:
            return self.column.__arrow_c_array__(requested_schema)

    for given in (ragged.cast(pa.binary()), ragged.cast(pa.large_binary()), lists, pa.array([b"ab"] * 9, pa.binary(2)), ragged[:0]):
        column = limbwise.powmod(Foreign(given), 3, M)
        assert isinstance(column, limbwise.ArrowColumn)
        for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
            again = pickle.loads(pickle.dumps(column, protocol))
            assert pa.array(again) == pa.array(column) and pa.array(again).type == pa.array(column).type
    floats = limbwise.arrow_from_be(np.arange(5, dtype=">f8"), "float64")
    assert pa.array(pickle.loads(pickle.dumps(floats))).to_pylist() == [0, 1, 2, 3, 4]
    make, parts = floats.__reduce__()
    for bad in (("float64",), ("Float64", 0, 6), ("Float64", -1, 5), ("Float64", 1 << 30, 1 << 62), ("List(Float64)", 0, 5)):
        with pytest.raises(ValueError, match="not a column"):
            make(*bad, *parts[len(bad) :])


class Dataset:
    """Like an h5py dataset: has a type and a shape, and returns arrays for slices."""

    def __init__(self, array: Any) -> None:
        self._array = array
        self.dtype, self.shape = array.dtype, array.shape

    def __getitem__(self, key: Any) -> Any:
        return self._array[key]

    def __array__(self, *args: object) -> Any:
        return self._array


def test_to_native_of_records_series_and_datasets() -> None:
    records = np.array([(1, 2.5, b"ab", [3, 4]), (5, -6.0, b"c", [7, 8])], [("a", ">i4"), ("b", "<f8"), ("c", "S2"), ("d", ">u2", 2)])
    native = limbwise.to_native(records)
    assert native.dtype == records.dtype.newbyteorder("=")
    assert all((native[name] == records[name]).all() for name in "abcd")
    nested = np.zeros(3, [("x", [("y", ">i8"), ("z", "u1")])])
    nested["x"]["y"] = [1, -2, 3]
    assert limbwise.to_native(nested)["x"]["y"].tolist() == [1, -2, 3]
    assert limbwise.to_native(native) is native
    with pytest.raises(TypeError, match="records"):
        limbwise.to_native(records, out=native)
    objects = limbwise.to_native(np.array([(1, "a")], [("a", ">i4"), ("b", object)]))
    assert objects["a"].dtype.isnative and objects.tolist() == [(1, "a")]
    series = pd.Series(np.array([1, 2, -3], ">i8"), index=[7, 8, 9], name="x")
    native = limbwise.to_native(series)
    assert native.dtype == np.int64 and native.name == "x" and native.index.tolist() == [7, 8, 9] and native.tolist() == [1, 2, -3]
    dataset = Dataset(np.arange(6, dtype=">f8").reshape(2, 3))
    assert limbwise.to_native(dataset).dtype == np.float64 and limbwise.to_native(dataset).tolist() == [[0, 1, 2], [3, 4, 5]]
    out = np.empty((2, 3))
    assert limbwise.to_native(dataset, out=out) is out and out.tolist() == [[0, 1, 2], [3, 4, 5]]


def test_to_native_leaves_a_series_without_a_foreign_order_alone() -> None:
    given = [
        pd.Series([2**53 + 1, None], dtype="Int64"),
        pd.Series([2**53 + 1, None], dtype=pd.ArrowDtype(pa.int64())),
        pd.Series([1, 2], dtype="category"),
        pd.Series(pd.arrays.SparseArray([1, 0, 0])),
        pd.Series(pd.date_range("2020-01-01", periods=2, tz="UTC")),
        pd.Series(pd.interval_range(0, 2)),
        pd.Series(pd.interval_range(pd.Timestamp("2020-01-01", tz="UTC"), periods=2)),
        pd.Series(["a", None], dtype="str"),
        pd.Series([1.5, 2.5]),
        pd.Series([1, 2], name="x", index=["a", "b"]),
    ]
    for series in given:
        assert limbwise.to_native(series) is series, series.dtype


def test_fields_that_overlap_are_refused() -> None:
    overlapping = np.dtype({"names": ["a", "b"], "formats": [">i4", ">i2"], "offsets": [0, 2]})
    records = np.frombuffer(b"\0\1\0\2", overlapping)
    nested = np.zeros(2, [("x", overlapping)])
    for given in (records, nested, np.zeros(2, {"names": ["b", "a"], "formats": [">i2", ">i4"], "offsets": [2, 0]})):
        with pytest.raises(TypeError, match="arr: the fields 'a' and 'b' overlap; convert a view of each"):
            limbwise.to_native(given)
    assert limbwise.to_native(records["a"]).tolist() == [65538]
    # Fields that only lie in another order than their names, with gaps, are apart.
    apart = np.zeros(2, {"names": ["a", "b"], "formats": [">i4", ">i2"], "offsets": [4, 0], "itemsize": 12})
    apart["a"], apart["b"] = [1, -2], [3, -4]
    assert limbwise.to_native(apart).tolist() == [(1, 3), (-2, -4)]


def test_to_native_returns_objects_themselves() -> None:
    foreign = np.array([1, 2], ">i4")
    nested = np.empty(2, object)
    nested[1] = foreign
    given = [
        np.array([1, None], object),
        pd.Series([1, "a", None]),
        pd.Series([1, "a", None], dtype=object),
        np.zeros(0, object),
        np.ma.array([1, None], mask=[True, False], dtype=object),
        np.array([(1, None)], [("a", "i4"), ("b", object)]),
        np.array([None, foreign.astype("i4")], object),
    ]
    for objects in given:
        assert limbwise.to_native(objects) is objects
    fields = np.zeros(2, [("a", object)])
    fields["a"] = nested
    for objects in (nested, pd.Series(nested), fields):
        with pytest.raises(TypeError, match="arr: element 1 is an array of dtype >i4; convert each"):
            limbwise.to_native(objects)
    with pytest.raises(TypeError, match="out: not for an array of objects"):
        limbwise.to_native(given[0], out=np.zeros(2, object))


def test_the_byte_order_changes_and_the_class_stays() -> None:
    class Column(pd.Series):  # type: ignore[misc]
        @property
        def _constructor(self) -> Any:
            return Column

    foreign = np.array([[1, 2], [3, -4]], ">i4")
    series = limbwise.to_native(Column(foreign[0]))
    assert type(series) is Column and series.tolist() == [1, 2]
    matrix = limbwise.to_native(foreign.view(np.matrix))
    assert type(matrix) is np.matrix and matrix.tolist() == [[1, 2], [3, -4]]
    assert type(limbwise.byteswap(foreign.view(np.matrix))) is np.matrix
    records: Any = np.array([(1, 2.5)], [("a", ">i4"), ("b", ">f8")]).view(np.recarray)
    native = limbwise.to_native(records)
    assert type(native) is np.recarray and native.a.tolist() == [1] and native.b.dtype.isnative and native[0].b == 2.5


def test_the_native_array_of_a_file_is_in_memory(tmp_path: Any) -> None:
    mapped = np.memmap(tmp_path / "column", ">i4", "w+", shape=3)
    mapped[:] = [1, 2, -3]
    native = limbwise.to_native(mapped)
    assert type(native) is np.ndarray and native.tolist() == [1, 2, -3]


def test_to_native_keeps_what_a_series_has() -> None:
    series = pd.Series(np.array([1, 2**53 + 1], ">i8"), index=["a", "a"], name="x")
    series.attrs["unit"] = "m"
    native = limbwise.to_native(series)
    pd.testing.assert_series_equal(native, pd.Series([1, 2**53 + 1], index=["a", "a"], name="x"))
    assert native.attrs == {"unit": "m"}
    # Of other dtypes, two may have foreign values.
    foreign = np.array([0, 1, 3], ">i8")
    sparse = limbwise.to_native(pd.Series(pd.arrays.SparseArray(foreign)))
    assert sparse.dtype == pd.SparseDtype(np.int64, 0) and sparse.dtype.subtype.isnative and list(sparse) == [0, 1, 3]
    intervals = limbwise.to_native(pd.Series(pd.arrays.IntervalArray.from_breaks(foreign, closed="left")))
    pd.testing.assert_series_equal(intervals, pd.Series(pd.arrays.IntervalArray.from_breaks([0, 1, 3], closed="left")))
    with pytest.raises(TypeError, match="out: not for a Series"):
        limbwise.to_native(series, out=np.zeros(2, np.int64))


def test_other_columns_are_no_arrays() -> None:
    for function in (limbwise.to_native, limbwise.byteswap):
        with pytest.raises(TypeError, match=r"arr: expected a NumPy array, found polars.Series; pass its \.to_numpy\(\)"):
            function(pl.Series([1, 2]))


def test_one_number_of_lists_of_limbs_is_big_endian() -> None:
    modulus = limbwise.Modulus((1 << 72) - 1)
    limbs = pa.array([[1, 2], [3, 4]], pa.list_(pa.uint64(), 2))
    x, y = 1 + (2 << 64), 3 + (4 << 64)
    binaries = pa.array([n.to_bytes(16, "big") for n in (x, y)])
    for column in (limbs, binaries, pd.Series(binaries, dtype=pd.ArrowDtype(binaries.type))):
        found = [modulus.sum(column), modulus.product(column), modulus.dot(column, column), modulus.multi_exp(column, [1, 1])]
        assert found == [(n % int(modulus)).to_bytes(9, "big") for n in (x + y, x * y, x * x + y * y, x * y)]
    # The limbs have their order, the result that of the option.
    for find in (modulus.sum, lambda x, **options: modulus.multi_exp(x, [1], **options)):
        assert find(limbs[:1], byteorder="little") == x.to_bytes(9, "little")
        assert find(limbs[:1], byteorder="big") == x.to_bytes(9, "big")
    # An array of limbs has no bytes.
    array = limbwise.to_limbs([x, y])
    assert modulus.product(array) == modulus.multi_exp(array, [1, 1]) == x * y % int(modulus)


def test_the_names_of_gmpy2() -> None:
    rng = random.Random(4)
    for _ in range(3000):
        a, b, m = (rng.randint(-60, 60) for _ in range(3))
        for ours, theirs, given in ((invert, gmpy2.invert, (a, m)), (divm, gmpy2.divm, (a, b, m)), (gcd, gmpy2.gcd, (a, b, m))):
            try:
                expected = theirs(*given)
            except ZeroDivisionError:
                with pytest.raises(ZeroDivisionError):
                    ours(*given)
            else:
                found = ours(*given)
                assert found == expected and type(found) is type(expected), (ours.__name__, given)
    assert gcd() == 0
    numbers = [
        *range(-5, 2000),
        M,
        M + 2,
        M * ((1 << 61) - 1),
        3215031751,
        (1 << 64) - 59,
        (1 << 521) - 1,
        *(rng.getrandbits(200) | 1 for _ in range(200)),
    ]
    assert [is_prime(x) for x in numbers] == [gmpy2.is_prime(x) for x in numbers]
    assert is_prime(gmpy2.mpz(7), 3) is True
    with pytest.raises(OverflowError):
        is_prime(7, -1)
    with pytest.raises(TypeError):
        is_prime(7.0)
    with pytest.raises(TypeError):
        invert(1.5, 3)


def test_limbs_of_what_is_no_column() -> None:
    for bytes_ in (b"12", bytearray(b"12")):
        with pytest.raises(TypeError, match="numbers: expected an iterable of integers, found byte"):
            limbwise.to_limbs(bytes_)
    for limbs in (10**30, 1 << 60):
        with pytest.raises(MemoryError, match=f"limbs is {limbs}: 1 rows of so many do not fit into memory"):
            limbwise.to_limbs([1], limbs)
    with pytest.raises(MemoryError, match=f"limbs is {10**30}: 0 rows"):
        limbwise.to_limbs([], 10**30)
