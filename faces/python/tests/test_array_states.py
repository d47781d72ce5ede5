"""Every function on arrays and buffers, with arrays in every state: the result is that for a contiguous copy, or a documented error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyarrow as pa
import pytest

import limbwise
import limbwise.thrift
from arrays import ARRAY_FUNCTIONS
from kinds import frozen, spread

WORDS = np.arange(1, 25, dtype=np.uint64) * np.uint64(0x0123456789ABCDEF)
WIRE = np.frombuffer(limbwise.thrift.encode_list(WORDS.view(np.int64)), np.uint8)


def argument(name: str, count: int) -> Any:
    """Returns an argument of a function with the given number of elements."""
    if name == "thrift.encode_list":
        return WORDS[:count].view(np.int64).copy()
    if name == "thrift.decode_list":
        return np.frombuffer(limbwise.thrift.encode_list(WORDS[:count].view(np.int64)), np.uint8).copy()
    if name.startswith("grf"):
        return WORDS[:count].view(np.uint8).copy()
    # Native elements are no big-endian ones.
    return WORDS[:count].astype(">u8") if name == "arrow_from_be" else WORDS[:count].copy()


def column(array: Any) -> Any:
    """The second column of a table, backwards."""
    table = np.zeros((2 * len(array), 3), array.dtype)
    table[::-2, 1] = array
    return table[::-2, 1]


def unaligned(array: Any) -> Any:
    view = np.zeros(array.nbytes + 1, np.uint8)[1:].view(array.dtype)
    view[...] = array
    return view


STATES: dict[str, tuple[int, Callable[[Any], Any]]] = {
    "contiguous": (24, lambda array: array),
    "strided": (24, spread),
    "a column": (24, column),
    "read-only": (24, frozen),
    "unaligned": (24, unaligned),
    "empty": (0, lambda array: array),
    "one element": (1, lambda array: array),
}
# Functions that accept a buffer need it to be contiguous.
REFUSED = {
    (name, state): ValueError
    for name in ("thrift.decode_list", "grf.decode_entry", "grf.encode_entry")
    for state in ("strided", "a column")
}


def plain(result: Any) -> Any:
    if isinstance(result, np.ndarray):
        return result.dtype, result.shape, result.tobytes()
    return pa.array(result).to_pylist() if isinstance(result, limbwise.ArrowColumn) else result


@pytest.mark.parametrize("name", ARRAY_FUNCTIONS)
@pytest.mark.parametrize("state", STATES)
def test_cell(name: str, state: str) -> None:
    count, make = STATES[state]
    array = make(argument(name, count))
    before = array.tobytes()
    error = REFUSED.get((name, state))
    if error is not None:
        with pytest.raises(error, match="contiguous"):
            ARRAY_FUNCTIONS[name](array)
    else:
        assert plain(ARRAY_FUNCTIONS[name](array)) == plain(ARRAY_FUNCTIONS[name](argument(name, count)))
    assert array.tobytes() == before


@pytest.mark.parametrize("name", ARRAY_FUNCTIONS)
@pytest.mark.parametrize("wrong", [np.array([None, 1], object), np.zeros(2, "i4,f8"), "text", None, [1, 2], {}], ids=str)
def test_wrong_dtype(name: str, wrong: Any) -> None:
    # Any buffer counts as bytes. That it is not a Thrift list is a different error.
    is_bytes = isinstance(wrong, np.ndarray) and not wrong.dtype.hasobject
    if is_bytes and name.startswith("grf"):
        assert len(ARRAY_FUNCTIONS[name](wrong)) == wrong.nbytes
        return
    # Each field of a record has its own byte order, and objects have none.
    if isinstance(wrong, np.ndarray) and name == "to_native":
        assert ARRAY_FUNCTIONS[name](wrong) is wrong
        return
    with pytest.raises(ValueError if is_bytes and name == "thrift.decode_list" else TypeError):
        ARRAY_FUNCTIONS[name](wrong)


def test_foreign_byte_order() -> None:
    with pytest.raises(TypeError, match=">q"):
        limbwise.thrift.encode_list(np.arange(3, dtype=">i8"))
    with pytest.raises(TypeError, match=">u8"):
        ARRAY_FUNCTIONS["BitPermutation"](np.arange(3, dtype=">u8"))


@pytest.mark.parametrize("cut", range(len(WIRE)))
def test_bad_element_in_the_middle(cut: int) -> None:
    """A truncated list is rejected wherever it ends, and nothing is written."""
    out = np.full(24, 5, np.int64)
    with pytest.raises(ValueError, match="offset|byte"):
        limbwise.thrift.decode_list(WIRE[:cut], out)
    assert (out == 5).all()
