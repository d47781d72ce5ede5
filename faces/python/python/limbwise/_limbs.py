"""Converts integers to rows of limbs and back."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from limbwise._masks import check_unmasked

if TYPE_CHECKING:
    from collections.abc import Iterable

    from limbwise._types import Integer, Limbs

_LIMB_BYTES = 8


def to_limbs(numbers: Iterable[Integer], limbs: int | None = None) -> Limbs:
    """Converts integers to a NumPy array of uint64 of shape (rows, limbs), least significant limb first.

    Not constant-time.

    Args:
        numbers: integers of 0 or more.
        limbs: the width of a row. None: the width of the longest number, at least 1.

    Raises:
        ValueError: a number is negative or longer than `limbs`; the message names the row, from 0.
        TypeError: `numbers` is not an iterable of integers, is bytes, or is an array with a mask (`numpy.ma`).
        MemoryError: the rows do not fit into memory.
    """
    numpy: Any = importlib.import_module("numpy")
    check_unmasked(numbers, "numbers")
    # A table of pandas would give the names of its columns.
    if isinstance(numbers, (bytes, bytearray)):
        raise TypeError(f"numbers: expected an iterable of integers, found {type(numbers).__name__}; int.from_bytes reads one number")
    if not hasattr(numbers, "__iter__") or hasattr(numbers, "columns") or getattr(numbers, "shape", None) == ():
        raise TypeError(f"numbers: expected an iterable of integers, found {type(numbers).__name__}")
    values = [_int(number, row) for row, number in enumerate(numbers)]
    bits = max((value.bit_length() for value in values), default=0)
    if limbs is not None and not hasattr(limbs, "__index__"):
        raise TypeError(f"limbs: expected an int, found {type(limbs).__name__}")
    width = max(1, -(-bits // 64)) if limbs is None else int(limbs)
    if width < 1:
        raise ValueError(f"limbs is {limbs} where 1 or more were expected")
    if bits > 64 * width:
        row = next(row for row, value in enumerate(values) if value.bit_length() > 64 * width)
        raise ValueError(f"row {row}: a number of {values[row].bit_length()} bits where {width} limbs were expected")
    try:
        data = bytearray().join(value.to_bytes(_LIMB_BYTES * width, "little") for value in values)
        # In native byte order, and writable.
        array: Limbs = numpy.frombuffer(data, "<u8").astype(numpy.uint64, copy=False).reshape(len(values), width)
    except (MemoryError, OverflowError, ValueError):
        # NumPy has no array of such a shape even without rows.
        raise MemoryError(f"limbs is {width}: {len(values)} rows of so many do not fit into memory") from None
    return array


def from_limbs(array: Limbs) -> list[int]:
    """Converts a NumPy array of uint64, shape (rows, limbs) or (rows,), to integers, least significant limb first.

    Not constant-time.

    Raises:
        TypeError: it is not an array of uint64, or has a mask (`numpy.ma`).
        ValueError: it does not have one or two dimensions.
    """
    dtype: Any = getattr(array, "dtype", None)
    if dtype is None or not hasattr(array, "__array_interface__"):
        raise TypeError(f"expected a NumPy array, found {type(array).__name__}")
    check_unmasked(array, "array")
    if dtype.kind != "u" or dtype.itemsize != _LIMB_BYTES:
        raise TypeError(f"the array has dtype {dtype} where uint64 was expected")
    if array.ndim == 1:
        numbers: list[int] = array.tolist()
        return numbers
    if array.ndim != 2:
        raise ValueError(f"the array has shape {array.shape} where (rows, limbs) or (rows,) was expected")
    return [int.from_bytes(row.astype("<u8", copy=False).tobytes(), "little") for row in array]


def _int(number: Integer, row: int) -> int:
    check_unmasked(number, f"row {row}")
    try:
        value = number.__index__()
    except (AttributeError, TypeError):
        raise TypeError(f"row {row}: expected an int, found {type(number).__name__}") from None
    if value < 0:
        raise ValueError(f"row {row}: a negative number where 0 or more was expected")
    return value
