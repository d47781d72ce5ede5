"""Compares results with what was expected, and reads error messages."""

import re

import gmpy2
import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa

import limbwise

ERRORS = (TypeError, ValueError, OverflowError, ZeroDivisionError, MemoryError)
# Words of pyo3, of Rust or of Python's own conversions, which say nothing about what the user passed.
RAW = re.compile(
    r"is not an instance of|os error|called `(Option|Result)|panicked|PanicException|out of range integral type|cannot be interpreted as|can't extract|failed to extract"
    r"|object cannot be converted|has no attribute|too (big|large) to convert|can't convert negative|unsupported operand|not supported between|ArrowError|Some\(|None\)|Err\("
    r"|RuntimeError|index out of|slice index|bad argument|argument '\w+': |is not subscriptable|object is not iterable|Python int|C (unsigned )?(long|int|ssize_t)|PyList|PyTuple|truth value"
)


class Wrong(Exception):
    """A finding."""


def need(condition, text):
    if not condition:
        raise Wrong(text)


def number(x, order):
    """Returns one number of a result as an int, or None."""
    if x is None or x is pd.NA:
        return None
    if isinstance(x, bytes):
        return int.from_bytes(x, order)
    if isinstance(x, (int, np.integer)) or type(x).__name__ == "mpz":
        return int(x)
    if isinstance(x, (list, np.ndarray)) and len(x) and isinstance(x[0], (int, np.integer)):
        return sum(int(limb) << 64 * i for i, limb in enumerate(x))
    raise Wrong(f"a {type(x).__name__} where a number was expected: {x!r:.60}")


def column(result, order):
    """Returns a column as a list of ints and None."""
    if isinstance(result, limbwise.ArrowColumn):
        result = pa.array(result)
    if isinstance(result, np.ndarray) and result.ndim == 2:
        return [number(list(row), order) for row in result.tolist()]
    for method in ("to_pylist", "to_list", "tolist"):
        if hasattr(result, method):
            return [number(x, order) for x in getattr(result, method)()]
    if isinstance(result, (list, tuple)):
        return [number(x, order) for x in result]
    raise Wrong(f"a {type(result).__name__} where a column was expected")


def check_values(result, values, order):
    """Checks the numbers of a result, of whatever kind it is."""
    order = order or "big"
    got = column(result, order) if isinstance(values, list) else number(result, order)
    if isinstance(values, list):
        need(len(got) == len(values), f"{len(got)} rows where {len(values)} were expected")
        for row, (a, b) in enumerate(zip(got, values, strict=False)):
            need(a == b, f"row {row} is {a}, expected {b}")
    need(got == values, f"{got!r:.80}, expected {values!r:.80}")


def check_element(cells, element, width):
    for cell in cells:
        if cell is None:
            continue
        if element in ("big", "little"):
            need(type(cell) is bytes, f"a {type(cell).__name__} among bytes")
            need(width is None or len(cell) == width, f"a number of {len(cell)} bytes, expected {width}")
        elif element == "mpz":
            need(isinstance(cell, type(gmpy2.mpz())), f"a {type(cell).__name__} among mpz")
        elif element == "int":
            need(type(cell) is int, f"a {type(cell).__name__} among ints")


ARROW = {
    "binary": lambda width: pa.binary(),
    "large": lambda width: pa.large_binary(),
    "view": lambda width: pa.large_binary(),
    "chunks": lambda width: pa.binary(),
    "fixed": lambda width: width and pa.binary(width),
    "chunks of fixed": lambda width: width and pa.binary(width),
    "arrow limbs": lambda width: width and pa.list_(pa.uint64(), -(-width // 8)),
    "chunks of limbs": lambda width: width and pa.list_(pa.uint64(), -(-width // 8)),
}


def check_form(result, like, element, width, bits, nulls):
    """Checks the kind of a result: `like` is the argument that determines it; moduli have `width` bytes and up to `bits` bits."""
    form = like.form
    match form:
        case "one":
            check_element([result], element, width)
        case "list" | "tuple":
            need(type(result).__name__ == form, f"a {type(result).__name__} where a {form} was expected")
            check_element(result, element, width)
        case "objects":
            need(
                isinstance(result, np.ndarray) and result.dtype == object and result.ndim == 1,
                f"{type(result).__name__} where an array of objects was expected",
            )
            check_element(result.tolist(), element, width)
        case "limbs" | "vector":
            need(
                isinstance(result, np.ndarray) and result.dtype == np.uint64,
                f"a {type(result).__name__} where an array of uint64 was expected",
            )
            if form == "limbs":
                need(result.ndim == 2, f"{result.ndim} dimensions where 2 were expected")
            if width is not None and len(result):
                limbs = -(-width // 8)
                expected = (len(result),) if form == "vector" and limbs == 1 else (len(result), limbs)
                need(result.shape == expected, f"shape {result.shape} where {expected} was expected")
        case "series":
            need(isinstance(result, pd.Series), f"a {type(result).__name__} where a Series was expected")
            need(list(result.index) == like.index and (result.name == "c"), f"index {list(result.index)} and name {result.name!r}")
            if bits is not None and like.dtype is not None:
                dtype = str(like.dtype).removeprefix("arrow ").lower()
                room = {"uint8": 8, "int8": 7, "int16": 15, "int32": 31, "int64": 63, "uint64": 64}.get(dtype)
                holds = room is not None and bits <= room and element not in ("big", "little") and (not nulls or like.dtype != dtype)
                found = str(result.dtype)
                expected = (like.dtype if not like.dtype.startswith("arrow ") else f"{dtype}[pyarrow]") if holds else "object"
                need(found == expected, f"dtype {found} where {expected} was expected")
            if str(result.dtype) == "object":
                check_element(result.tolist(), element, width)
        case "pandas arrow":
            need(
                isinstance(result, pd.Series) and isinstance(result.dtype, pd.ArrowDtype),
                f"a {type(result).__name__} of {getattr(result, 'dtype', None)} where an ArrowDtype was expected",
            )
            need(list(result.index) == like.index and result.name == "c", f"index {list(result.index)} and name {result.name!r}")
        case "polars" | "polars limbs":
            need(isinstance(result, pl.Series), f"a {type(result).__name__} where a polars Series was expected")
            need(result.name == "c", f"name {result.name!r}")
            need((result.dtype == pl.Binary) == (form == "polars"), f"dtype {result.dtype}")
        case _:
            expected = ARROW[form](width)
            chunked = form.startswith("chunks")
            need(isinstance(result, pa.ChunkedArray if chunked else pa.Array), f"a {type(result).__name__} for a column of kind {form}")
            result.validate(full=True)
            # Lists may name their elements differently.
            same = expected is None or str(result.type).replace(" not null", "") == str(expected) or result.type.equals(expected)
            need(same, f"type {result.type} where {expected} was expected")
            if form in ("binary", "large", "view", "chunks"):
                check_element(result.to_pylist(), "big", width)


def check_error(error, names, documented=ERRORS):
    """Checks that an exception is one that the documentation has, and that its message names the thing."""
    kind = type(error)
    need(kind.__name__ != "PanicException", f"a panic: {error}")
    need(isinstance(error, documented) and not isinstance(error, UnicodeError), f"{kind.__name__}: {error}")
    text = str(error)
    need(text != "", f"a {kind.__name__} without a message")
    raw = RAW.search(text)
    need(raw is None, f"raw words ({raw and raw[0]!r}): {kind.__name__}: {text}")
    if names:
        need(
            any(re.search(rf"(?<![\w]){re.escape(name)}(?![\w])", text) for name in names),
            f"the message names none of {', '.join(sorted(set(names)))}: {kind.__name__}: {text}",
        )


def freeze(x):
    """Returns a value that is equal for equal objects of the same kind."""
    if isinstance(x, np.ma.MaskedArray):
        return "masked", str(x.dtype), x.shape, repr(x.data.tolist()), repr(x.mask.tolist())
    if isinstance(x, (np.ndarray, np.generic)):
        return type(x).__name__, str(x.dtype), x.shape, repr(x.tolist())
    if isinstance(x, (pa.Array, pa.ChunkedArray)):
        return type(x).__name__, str(x.type), repr(x.to_pylist())
    if isinstance(x, pd.Series):
        return "Series", str(x.dtype), repr(x.tolist()), repr(list(x.index)), x.name
    if isinstance(x, pl.Series):
        return "polars", str(x.dtype), repr(x.to_list()), x.name
    if isinstance(x, (list, tuple)):
        return type(x).__name__, [freeze(y) for y in x]
    if isinstance(x, (int, bytes, bytearray, str, float)):
        return type(x).__name__, repr(x)
    return type(x).__name__
