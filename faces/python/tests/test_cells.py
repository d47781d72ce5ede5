"""Arrow binaries in all layouts: of one or several widths, sliced, with nulls, in chunks, in either byte order."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyarrow as pa
import pytest

import limbwise

M = (1 << 521) - 1
ROWS = 3000


def numbers(rows: int, longest: int, seed: int) -> list[int]:
    rng = random.Random(seed)
    return [rng.getrandbits(rng.randint(1, 8 * longest)) for _ in range(rows)]


def least(x: int) -> int:
    return max(1, (x.bit_length() + 7) // 8)


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("byteorder", ["big", "little"])
@pytest.mark.parametrize("width", [1, 7, 8, 9, 64, 70])
@pytest.mark.parametrize("nulls", [False, True])
def test_layouts(width: int, byteorder: Any, threads: int, nulls: bool) -> None:
    xs: list[int | None] = list(numbers(ROWS, width, width))
    if nulls:
        xs[::7] = [None] * len(xs[::7])
    even = [None if x is None else x.to_bytes(width, byteorder) for x in xs]
    short = [None if x is None else x.to_bytes(least(x), byteorder) for x in xs]
    columns: list[Any] = [
        pa.array(even, pa.binary(width)),
        pa.array([b"\xff" * width, *even, b"\xff" * width], pa.binary(width)).slice(1, ROWS),
        pa.array(even, pa.binary()),
        pa.array([b"\xff" * width, *even], pa.large_binary()).slice(1),
        pa.array(even, pa.binary_view()),
        pa.array(short, pa.binary()),
        pa.array(short, pa.binary_view()),
        pa.chunked_array([pa.array(even[:5], pa.binary(width)), pa.array([], pa.binary(width)), pa.array(even[5:], pa.binary(width))]),
        pa.chunked_array([pa.array(short[:2000], pa.binary()), pa.array(even[2000:], pa.binary())]),
    ]
    expected = [None if x is None else 3 * x % M for x in xs]
    for column in columns:
        result: Any = limbwise.mulmod(column, 3, M, byteorder=byteorder, threads=threads)
        values = [None if cell is None else int.from_bytes(cell, byteorder) for cell in result.to_pylist()]
        assert values == expected, column.type
    # As exponents and as moduli.
    exponents = [x or 0 for x in xs[:50]]
    column = pa.array([x.to_bytes(width, byteorder) for x in exponents], pa.binary(width))
    result = limbwise.powmod(3, column, M, byteorder=byteorder, threads=threads)
    assert [int.from_bytes(cell, byteorder) for cell in result.to_pylist()] == [pow(3, e, M) for e in exponents]
    odd = [x | 1 for x in exponents]
    column = pa.array([x.to_bytes(width, byteorder) for x in odd], pa.binary(width))
    result = limbwise.addmod(column, column, column, byteorder=byteorder, threads=threads)
    assert [int.from_bytes(cell, byteorder) for cell in result.to_pylist()] == [0] * len(odd)


def test_exp_bits() -> None:
    column = pa.array([b"\0\1", b"\1\0", None])
    assert limbwise.powmod(column, pa.array([b"\3", b"\2", None]), 1000, exp_bits=2).to_pylist() == [
        b"\0\1",
        (536).to_bytes(2, "big"),
        None,
    ]
    with pytest.raises(ValueError, match="row 1: the exponent is longer than the 2 bits"):
        limbwise.powmod(column, pa.array([b"\3", b"\4", None]), 1000, exp_bits=2)


def test_no_bytes() -> None:
    for wrong in (pa.array([b"", b""]), pa.array([b"", None], pa.binary(0))):
        with pytest.raises(ValueError, match="no byte"):
            limbwise.sqrmod(wrong, 5)
    assert limbwise.sqrmod(pa.array([None, None], pa.binary()), 5).to_pylist() == [None, None]
    assert limbwise.sqrmod(pa.array([b"", b"\3"]), 5).to_pylist() == [b"\0", b"\4"]


def test_long_columns_in_pieces() -> None:
    """Pieces whose limits differ from those of chunks."""
    xs = numbers(70_000, 32, 5)
    cells = [x.to_bytes(32, "big") for x in xs]
    chunks = pa.chunked_array([pa.array(cells[i : i + 999], pa.binary(32)) for i in range(0, len(cells), 999)])
    moduli = pa.array([(x | 1).to_bytes(32, "big") for x in reversed(xs)], pa.binary(32))
    expected = [x * x % (m | 1) for x, m in zip(xs, reversed(xs), strict=True)]
    for threads in (1, 2):
        result = limbwise.mulmod(chunks, chunks, moduli, threads=threads)
        assert [int.from_bytes(cell, "big") for cell in result.to_pylist()] == expected


@pytest.mark.parametrize("shift", [0, 1, -1])
@pytest.mark.parametrize("role", ["base", "exponent", "modulus"])
@pytest.mark.parametrize("arrow", [False, True])
def test_out_over_an_operand(role: str, shift: int, arrow: bool) -> None:
    """The result may overwrite any operand or go elsewhere, even if Arrow borrows NumPy's memory."""
    rows = 5000
    memory = np.full((rows + 2, 2), 9, np.uint64)
    memory[1:-1] = np.frombuffer(random.Random(3).randbytes(16 * rows), np.uint64).reshape(rows, 2)
    memory[:, 0] |= np.uint64(1)
    lying: Any = memory[1:-1]
    numbers = [(b << 64) + a for a, b in lying.tolist()]
    if arrow:
        buffer = pa.py_buffer(lying)
        lying = pa.Array.from_buffers(pa.binary(16), rows, [None, buffer])
        assert lying.buffers()[1].address == memory[1:-1].ctypes.data
    given: dict[str, int] = {"base": 3, "exponent": 5, "modulus": (1 << 127) - 1}
    columns = [numbers if name == role else [number] * rows for name, number in given.items()]
    operands: dict[str, Any] = given | {role: lying}
    out = memory[1 + shift : rows + 1 + shift]
    result = limbwise.powmod(*operands.values(), byteorder="little" if arrow else None, out=out, threads=2)
    assert result is out
    assert [(b << 64) + a for a, b in out.tolist()] == [pow(*row) for row in zip(*columns, strict=True)]
