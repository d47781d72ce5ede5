"""Byte order, bit permutations, Thrift lists and entries of GRF archives."""

from __future__ import annotations

import hashlib
import pickle
import random
import struct
from array import array as native_array
from collections.abc import Callable
from typing import Any

import numpy as np
import polars as pl
import pyarrow as pa
import pytest

import limbwise
import limbwise.grf
import limbwise.thrift
from arrays import ARRAY_FUNCTIONS, REVERSED
from kinds import KINDS, frozen, spread
from test_matrix import numbers

DTYPES = ["i2", "u2", "f2", "i4", "u4", "f4", "i8", "u8", "f8", "c8", "c16", "M8[ns]", "m8[s]", "g", "V16"]


def values(dtype: str, shape: tuple[int, ...]) -> Any:
    count = int(np.prod(shape))
    data = random.Random(1).randbytes(count * np.dtype(dtype).itemsize)
    return np.frombuffer(data, dtype).reshape(shape)


def unaligned(array: Any) -> Any:
    memory = np.zeros(array.nbytes + 1, np.uint8)
    view = memory[1:].view(array.dtype).reshape(array.shape)
    view[...] = array
    assert array.size == 0 or view.ctypes.data % 2 == 1
    return view


LAYOUTS: dict[str, Callable[[Any], Any]] = {
    "contiguous": lambda a: a.copy(),
    "strided": spread,
    "read-only": lambda a: frozen(a.copy()),
    "unaligned": unaligned,
    "Fortran": np.asfortranarray,
    "transposed": lambda a: np.ascontiguousarray(a.T).T,
    "one axis": lambda a: np.repeat(a, 3, axis=-1)[..., ::3],
    "broadcast": lambda a: np.broadcast_to(a[:1], a.shape),
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [(7,), (3, 5), (2, 3, 4), (0,), (3, 0), (1,)])
def test_byte_order(dtype: str, shape: tuple[int, ...], layout: str) -> None:
    array = LAYOUTS[layout](values(dtype, shape))
    swapped = limbwise.byteswap(array)
    assert swapped.dtype == array.dtype
    assert swapped.tobytes() == (array.byteswap() if dtype != "V16" else reverse(array)).tobytes()
    out = np.empty(shape, dtype)
    assert limbwise.byteswap(array, out) is out
    assert out.tobytes() == swapped.tobytes()
    if dtype == "V16":
        return
    foreign = array.view(array.dtype.newbyteorder("S"))
    native = limbwise.to_native(foreign)
    assert native.dtype.isnative
    assert native.tobytes() == foreign.astype(native.dtype).tobytes()
    assert limbwise.to_native(native) is native
    out = np.empty(shape, native.dtype)
    assert limbwise.to_native(foreign, out=out) is out
    assert out.tobytes() == native.tobytes()


def reverse(array: Any) -> Any:
    return np.ascontiguousarray(array).view(np.uint8).reshape(*array.shape, 16)[..., ::-1].copy()


def test_byte_order_in_place() -> None:
    array = np.arange(100, dtype="u4")
    expected = array.byteswap()
    assert limbwise.byteswap(array, array) is array
    assert (array == expected).all()
    fortran = np.asfortranarray(np.arange(12, dtype="u8").reshape(3, 4))
    expected = fortran.byteswap()
    limbwise.byteswap(fortran, fortran)
    assert (fortran == expected).all()


def test_byte_order_errors() -> None:
    array = np.arange(6, dtype=">u4")
    wrong: list[tuple[type[Exception], Callable[[], object]]] = [
        (TypeError, lambda: limbwise.byteswap([1, 2])),  # type: ignore[call-overload]
        (TypeError, lambda: limbwise.byteswap(np.zeros(2, "u1"))),
        (TypeError, lambda: limbwise.byteswap(np.zeros(2, ">i4,>f8"))),
        (TypeError, lambda: limbwise.byteswap(np.zeros(2, object))),
        (TypeError, lambda: limbwise.to_native(array, out=np.zeros(6, "i4"))),
        (TypeError, lambda: limbwise.byteswap(array, np.zeros(6, "u8"))),
        (ValueError, lambda: limbwise.byteswap(array, np.zeros(5, "u4"))),
        (ValueError, lambda: limbwise.byteswap(array, frozen(np.zeros(6, "u4")))),
        (ValueError, lambda: limbwise.byteswap(array, np.zeros(12, "u4")[::2])),
        (ValueError, lambda: limbwise.byteswap(array[:5], array[1:])),
        (TypeError, lambda: limbwise.arrow_from_be(b"12", "string")),
        (TypeError, lambda: limbwise.arrow_from_be(12, "int16")),
        (ValueError, lambda: limbwise.arrow_from_be(b"123", "int16")),
    ]
    for error, call in wrong:
        with pytest.raises(error):
            call()
    assert (array == np.arange(6)).all()


@pytest.mark.parametrize("name", ["int16", "int32", "int64", "uint16", "uint32", "uint64", "float16", "float32", "float64"])
def test_arrow_from_be(name: str) -> None:
    array = np.arange(50).astype(np.dtype(name).newbyteorder(">"))
    expected = array.astype(name).tolist()
    column = limbwise.arrow_from_be(array.tobytes(), name)
    assert len(column) == 50
    assert pa.array(column).to_pylist() == expected
    assert str(pa.array(column).type) in (name, {"float16": "halffloat", "float32": "float", "float64": "double"}.get(name))
    assert pl.Series(column).to_list() == expected
    assert pa.array(limbwise.arrow_from_be(spread(array), pa.array(column).type)).to_pylist() == expected
    assert pa.array(limbwise.arrow_from_be(b"", name)).to_pylist() == []


@pytest.mark.parametrize(
    "elements",
    [
        np.array([1, 2], "<i4"),
        np.array([1, 2], ">u4"),
        np.array([1, 2], ">f4"),
        np.array([1, 2], ">i8"),
        np.array([1, 2], ">i2"),
        np.array([1, 2], ">c8"),
        np.array([True, False] * 2),
        np.array([1, 2], ">M8[s]"),
        np.array([1, 2], "<i4").data,
        native_array("i", [1, 2]),
        np.zeros(2, [("a", ">i4")]),
    ],
    ids=lambda elements: str(getattr(elements, "dtype", type(elements).__name__)),
)
def test_arrow_from_be_refuses_other_elements(elements: Any) -> None:
    with pytest.raises(TypeError, match="buffer: .*(expected|no byte order)"):
        limbwise.arrow_from_be(elements, "int32")


def test_arrow_from_be_reads_elements_of_bytes_as_they_are() -> None:
    big = np.array([1, -2], ">i4")
    given = (
        big,
        big.data,
        big.view("u1"),
        big.view("i1"),
        big.view("V4"),
        big.view("S4"),
        big.view("V4")[::-1][::-1],
        bytearray(big.tobytes()),
    )
    for elements in given:
        assert pa.array(limbwise.arrow_from_be(elements, "int32")).to_pylist() == [1, -2]
    # The ways out that the message names.
    little = np.array([1, -2], "<i4")
    assert pa.array(limbwise.arrow_from_be(little.astype(">i4"), "int32")).to_pylist() == [1, -2]
    assert pa.array(limbwise.arrow_from_be(little.tobytes(), "int32")).to_pylist() == little.byteswap().tolist()


def reference(table: list[int], block: int) -> int:
    return sum((block >> bit & 1) << i for i, bit in enumerate(table))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_bit_permutation(layout: str) -> None:
    rng = random.Random(2)
    for table in (rng.sample(range(64), 64), rng.choices(range(64), k=40), [5]):
        permutation = limbwise.BitPermutation(table)
        blocks = LAYOUTS[layout](values("u8", (5, 7)))
        result = permutation(blocks)
        assert result.tolist() == [[reference(table, x) for x in row] for row in blocks.tolist()]
        out = np.zeros((5, 7), np.uint64)
        assert permutation(blocks, out=out) is out
        assert (out == result).all()
        assert permutation(int(blocks[0, 0])) == result[0, 0]
        again = pickle.loads(pickle.dumps(permutation))
        assert again == permutation
        assert hash(again) == hash(permutation)
        assert permutation.table == table
        assert permutation.then(REVERSED)(7) == REVERSED(permutation(7))
    assert REVERSED.inverse() == REVERSED
    assert limbwise.BitPermutation([1]) != REVERSED
    empty = np.zeros((0, 3), np.uint64)
    assert REVERSED(empty).shape == (0, 3)


def test_bit_permutation_errors() -> None:
    e = limbwise.BitPermutation.from_des_table(32, [32, *range(1, 6), 4, 5])
    assert e(1) == 1 << 7
    wrong: list[tuple[type[Exception], Callable[[], object]]] = [
        (ValueError, lambda: limbwise.BitPermutation([])),
        (ValueError, lambda: limbwise.BitPermutation([64])),
        (ValueError, lambda: limbwise.BitPermutation([-1])),
        (ValueError, lambda: limbwise.BitPermutation([0] * 65)),
        (ValueError, lambda: limbwise.BitPermutation.from_des_table(65, [1])),
        (ValueError, lambda: limbwise.BitPermutation.from_des_table(8, [0])),
        (ValueError, e.inverse),
        (OverflowError, lambda: REVERSED(-1)),
        (OverflowError, lambda: REVERSED(1 << 64)),
        (TypeError, lambda: REVERSED(1.5)),
        (TypeError, lambda: REVERSED(np.zeros(3))),
        (TypeError, lambda: REVERSED(np.zeros(3, ">u8"))),
        (TypeError, lambda: REVERSED(np.zeros(3, np.uint64), out=np.zeros(3))),
        (ValueError, lambda: REVERSED(np.zeros(3, np.uint64), out=np.zeros(4, np.uint64))),
        (ValueError, lambda: REVERSED(np.zeros(3, np.uint64), out=frozen(np.zeros(3, np.uint64)))),
    ]
    for error, call in wrong:
        with pytest.raises(error):
            call()


def test_errors_of_tables_and_blocks_name_them() -> None:
    wrong: list[tuple[type[Exception], str, Callable[[], object]]] = [
        (TypeError, "table: expected a sequence of 1 to 64 numbers, found dict", lambda: limbwise.BitPermutation({1: 2})),
        (TypeError, "table: expected a sequence of 1 to 64 numbers, found int", lambda: limbwise.BitPermutation(5)),
        (TypeError, "entry 0 of the table is str where a number was expected", lambda: limbwise.BitPermutation("abc")),
        (TypeError, "entry 1 of the table is float", lambda: limbwise.BitPermutation([1, 1.5])),
        (TypeError, "entry 0 of the table is NoneType", lambda: limbwise.BitPermutation([None])),
        (ValueError, "entry 0 of the table is 1000000000000, which is not a bit", lambda: limbwise.BitPermutation([10**12])),
        (TypeError, "width: expected an int, found str", lambda: limbwise.BitPermutation.from_des_table("8", [1])),  # type: ignore[arg-type]
        (OverflowError, r"flags: expected a number from 0 to 2\*\*8 - 1, found 256", lambda: limbwise.grf.decode_entry(BUFFER, 256, 8)),
        (OverflowError, "flags: expected .* found -1", lambda: limbwise.grf.encode_entry(BUFFER, -1, 8)),
        (OverflowError, r"compressed_len: expected a number from 0 to 2\*\*32 - 1", lambda: limbwise.grf.decode_entry(BUFFER, 3, 1 << 32)),
        (TypeError, "flags: expected an int, found NoneType", lambda: limbwise.grf.decode_entry(BUFFER, None, 8)),  # type: ignore[call-overload]
        (OverflowError, r"blocks: expected a number from 0 to 2\*\*64 - 1", lambda: REVERSED(-1)),
        (TypeError, "arr: expected a NumPy array, found the scalar float64", lambda: limbwise.byteswap(np.float64(2.5))),  # type: ignore[call-overload]
    ]
    for error, text, call in wrong:
        with pytest.raises(error, match=text):
            call()


@pytest.mark.parametrize(
    ("dtype", "code", "letter"),
    [
        ("?", 2, "?"),
        ("i1", 3, "b"),
        ("f8", 4, "d"),
        ("i2", 6, "h"),
        ("i4", 8, "i"),
        ("i8", 10, "q"),
    ],
)
@pytest.mark.parametrize("rows", [0, 1, 1000])
def test_thrift(dtype: str, code: int, letter: str, rows: int) -> None:
    array = (np.arange(rows) % 2).astype(dtype) if dtype == "?" else values(dtype, (rows,)).copy()
    wire = bytes([code]) + struct.pack(f">i{rows}{letter}", rows, *array.tolist())
    assert limbwise.thrift.encode_list(array) == wire
    assert limbwise.thrift.encode_list(frozen(spread(array))) == wire
    result = limbwise.thrift.decode_list(wire)
    assert result.dtype == array.dtype
    assert result.tobytes() == array.tobytes()
    out = np.zeros(rows, dtype)
    assert limbwise.thrift.decode_list(memoryview(wire), out) is out
    assert out.tobytes() == array.tobytes()


def test_thrift_errors() -> None:
    wire = limbwise.thrift.encode_list(np.arange(3, dtype="i4"))
    wrong: list[tuple[type[Exception], Callable[[], object]]] = [
        (ValueError, lambda: limbwise.thrift.decode_list(b"")),
        (ValueError, lambda: limbwise.thrift.decode_list(wire[:-1])),
        (ValueError, lambda: limbwise.thrift.decode_list(wire + b"1")),
        (ValueError, lambda: limbwise.thrift.decode_list(b"\x0f\0\0\0\1")),
        (TypeError, lambda: limbwise.thrift.decode_list("text")),
        (TypeError, lambda: limbwise.thrift.decode_list(wire, np.zeros(3, "i8"))),
        (ValueError, lambda: limbwise.thrift.decode_list(wire, np.zeros(4, "i4"))),
        (ValueError, lambda: limbwise.thrift.decode_list(wire, frozen(np.zeros(3, "i4")))),
        (TypeError, lambda: limbwise.thrift.encode_list(np.zeros(3, "u4"))),
        (ValueError, lambda: limbwise.thrift.encode_list(np.zeros((3, 1), "i4"))),
        (TypeError, lambda: limbwise.thrift.encode_list([1, 2])),  # type: ignore[arg-type]
    ]
    for error, call in wrong:
        with pytest.raises(error):
            call()


BUFFER = bytes((7 * i + 13) & 255 for i in range(8192))
# Published values of the format: flags, compressed length, SHA-256 of the decoded buffer.
ENTRIES = [
    (0x03, 1, "85f86579b226c395ccaf156e790883627e5852c7931fc3c62ce053a53d863b4e"),
    (0x03, 999, "dfd8211a2b489f823ea5ad2a2ce666f1c92469ffd2d736c4e0ba81eb0f236b59"),
    (0x03, 10000, "33b9a8c33f89988e0afda64c49395216ce19a6d30dfe70e6917b01aa4a475456"),
    (0x05, 8192, "2bc129c8492857c323c17477e1536909db484f0af7419191f34b9359d2b151e3"),
    (0x01, 8192, hashlib.sha256(BUFFER).hexdigest()),
]


@pytest.mark.parametrize(("flags", "length", "digest"), ENTRIES)
def test_grf(flags: int, length: int, digest: str) -> None:
    decoded = limbwise.grf.decode_entry(BUFFER, flags, length)
    assert hashlib.sha256(decoded).hexdigest() == digest
    assert limbwise.grf.encode_entry(decoded, flags, length) == BUFFER
    entry = bytearray(BUFFER)
    assert limbwise.grf.decode_entry(entry, flags, length, entry) is entry
    assert entry == decoded
    out = np.zeros(8192, np.uint8)
    assert limbwise.grf.decode_entry(memoryview(BUFFER), flags, length, out) is out
    assert out.tobytes() == decoded
    assert limbwise.grf.decode_entry(b"", flags, length) == b""


def test_grf_errors() -> None:
    wrong: list[tuple[type[Exception], Callable[[], object]]] = [
        (ValueError, lambda: limbwise.grf.decode_entry(BUFFER, 0x83, 8)),
        (OverflowError, lambda: limbwise.grf.decode_entry(BUFFER, 0x103, 8)),
        (OverflowError, lambda: limbwise.grf.decode_entry(BUFFER, 3, -8)),
        (TypeError, lambda: limbwise.grf.decode_entry("text", 3, 8)),
        (ValueError, lambda: limbwise.grf.decode_entry(BUFFER, 3, 8, bytearray(8))),
        (ValueError, lambda: limbwise.grf.decode_entry(BUFFER, 3, 8, BUFFER)),
        (ValueError, lambda: limbwise.grf.decode_entry(np.zeros(16, np.uint8)[::2], 3, 8)),
    ]
    for error, call in wrong:
        with pytest.raises(error):
            call()


@pytest.mark.parametrize("name", ARRAY_FUNCTIONS)
@pytest.mark.parametrize("kind", [k for k in KINDS if not k.name.startswith("NumPy")], ids=lambda kind: kind.name)
def test_columns_that_are_no_arrays(name: str, kind: Any) -> None:
    column = kind.make(numbers(5))
    if name == "to_native" and kind.name == "pandas Series":
        # Of objects, which have no byte order.
        assert limbwise.to_native(column) is column
        return
    with pytest.raises(TypeError):
        ARRAY_FUNCTIONS[name](column)
