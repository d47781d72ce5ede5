"""Kinds of columns, each made from ints and read back as ints, and the states that a column can be in."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa

# This library has no types.
gmpy2: Any = importlib.import_module("gmpy2")

LIMBS = 3
BYTES = 8 * LIMBS


@dataclass(frozen=True)
class Kind:
    """A kind of column; numbers have up to 192 bits."""

    name: str
    make: Callable[[Sequence[int]], Any]
    read: Callable[[Any], list[int]]
    options: dict[str, Any]
    # The same elements, not contiguous; None if a kind does not support that.
    strided: Callable[[Sequence[int]], Any] | None
    # Read-only memory; None if it is always read-only, or if the kind has no memory of its own.
    read_only: Callable[[Sequence[int]], Any] | None
    # A column of the kind whose elements are not numbers.
    wrong: Callable[[int], Any]


def big(x: int) -> bytes:
    return x.to_bytes(BYTES, "big")


def from_big(xs: Any) -> list[int]:
    return [int.from_bytes(x, "big") for x in xs]


def limbs(xs: Sequence[int]) -> Any:
    data = b"".join(x.to_bytes(BYTES, "little") for x in xs)
    return np.frombuffer(data, "<u8").astype(np.uint64).reshape(len(xs), LIMBS)


def from_limbs(array: Any) -> list[int]:
    return [sum(int(limb) << (64 * i) for i, limb in enumerate(row)) for row in array]


def objects(xs: Sequence[int]) -> Any:
    array = np.empty(len(xs), object)
    array[:] = [int(x) for x in xs]
    return array


def spread(array: Any) -> Any:
    """Returns the array as every second row and column of a larger one, in reverse."""
    larger = np.full(tuple(2 * n for n in array.shape), 7, array.dtype)
    view = larger[tuple(slice(None, None, -2) for _ in array.shape)]
    view[...] = array
    return view


def frozen(array: Any) -> Any:
    array.flags.writeable = False
    return array


def with_neighbours(xs: Sequence[int], type: Any) -> Any:
    values = [big(5), *map(big, xs), big(6)]
    return pa.array(values, type).slice(1, len(xs))


def every_second(xs: Sequence[int]) -> Any:
    larger: Any = pd.Series([value for x in xs for value in (x, 1)], dtype=object, name="x")
    return larger[::2].reset_index(drop=True)


KINDS = [
    Kind("list of int", list, list, {}, None, None, lambda n: [1.5] * n),
    Kind("tuple of int", tuple, list, {}, None, None, lambda n: ("a",) * n),
    Kind(
        "list of mpz", lambda xs: [gmpy2.mpz(x) for x in xs], lambda r: [int(x) for x in r], {}, None, None, lambda n: [gmpy2.mpfr(1)] * n
    ),
    Kind("list of bytes", lambda xs: [big(x) for x in xs], from_big, {"byteorder": "big"}, None, None, lambda n: [bytearray(1)] * n),
    Kind(
        "NumPy objects",
        objects,
        list,
        {},
        lambda xs: spread(objects(xs)),
        lambda xs: frozen(objects(xs)),
        lambda n: np.array(["a"] * n, object),
    ),
    Kind("NumPy uint64", limbs, from_limbs, {}, lambda xs: spread(limbs(xs)), lambda xs: frozen(limbs(xs)), lambda n: np.zeros((n, LIMBS))),
    Kind(
        "Arrow FixedSizeBinary",
        lambda xs: pa.array(map(big, xs), pa.binary(BYTES)),
        lambda r: from_big(r.to_pylist()),
        {},
        lambda xs: with_neighbours(xs, pa.binary(BYTES)),
        None,
        lambda n: pa.array([1] * n),
    ),
    Kind(
        "Arrow Binary",
        lambda xs: pa.array(map(big, xs), pa.binary()),
        lambda r: from_big(r.to_pylist()),
        {},
        lambda xs: with_neighbours(xs, pa.binary()),
        None,
        lambda n: pa.array(["a"] * n),
    ),
    Kind(
        "Arrow LargeBinary",
        lambda xs: pa.array(map(big, xs), pa.large_binary()),
        lambda r: from_big(r.to_pylist()),
        {},
        lambda xs: with_neighbours(xs, pa.large_binary()),
        None,
        lambda n: pa.array([1.5] * n),
    ),
    Kind(
        "Arrow in chunks",
        lambda xs: pa.chunked_array([pa.array(map(big, xs[:2]), pa.binary()), pa.array(map(big, xs[2:]), pa.binary())]),
        lambda r: from_big(r.to_pylist()),
        {},
        None,
        None,
        lambda n: pa.chunked_array([pa.array([1] * n)]),
    ),
    Kind(
        "polars Series",
        lambda xs: pl.Series("x", list(map(big, xs)), pl.Binary),
        lambda r: from_big(r.to_list()),
        {},
        lambda xs: pl.Series("x", [v for x in xs for v in (big(x), b"1")], pl.Binary).gather_every(2),
        None,
        lambda n: pl.Series("x", [1] * n),
    ),
    Kind(
        "pandas Series",
        lambda xs: pd.Series(list(xs), dtype=object, name="x"),
        lambda r: [int(x) for x in r],
        {},
        every_second,
        None,
        lambda n: pd.Series(["a"] * n, dtype=object),
    ),
]
