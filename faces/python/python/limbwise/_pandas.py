"""Converts pandas Series to supported columns, and results back to Series."""

from __future__ import annotations

import sys
from typing import Any


def _pandas() -> Any:
    """Returns pandas, which must have been imported if there is a Series."""
    return sys.modules["pandas"]


def read(series: Any, what: str) -> Any:
    """Returns the values of a Series: an Arrow column, or a list with 1 in place of nulls, and, if there are nulls, a
    list of flags."""
    pandas = _pandas()
    dtype = series.dtype
    if isinstance(dtype, pandas.ArrowDtype):
        # The dtype is pyarrow's, so pyarrow is installed.
        pyarrow: Any = sys.modules["pyarrow"]
        if not pyarrow.types.is_integer(dtype.pyarrow_dtype):
            return pyarrow.array(series.array)
    elif isinstance(dtype, pandas.SparseDtype) or (dtype != object and not pandas.api.types.is_integer_dtype(dtype)):
        raise TypeError(
            f"{what}: the Series has dtype {dtype} where object, an integer dtype or an ArrowDtype of binaries or integers was "
            "expected; series.astype('Int64') turns floats that are integers, series.map(int) text"
        )
    values = series.tolist()
    null = series.isna()
    if not null.any():
        return values, None
    nulls = null.tolist()
    first = next((value for value, null in zip(values, nulls, strict=True) if not null), 1)
    one = b"\x01" if isinstance(first, bytes) else 1
    return [one if null else value for value, null in zip(values, nulls, strict=True)], nulls


def check_index(first: Any, other: Any, what: str) -> None:
    """Checks that two Series have the same index: rows are matched by position."""
    if not first.index.equals(other.index):
        raise ValueError(
            f"{what}: its index differs from that of the previous Series; align them (Series.reindex), or pass "
            "Series.tolist() for rows as they stand"
        )


def write(like: Any, results: list[Any], bits: int) -> Any:
    """Returns results as a Series with the index and the name of `like`.

    It also has its dtype, if that is an integer dtype that can hold all numbers of this many bits, and nulls if there are
    any; else the dtype is object.
    """
    pandas = _pandas()
    dtype = like.dtype if _holds(like.dtype, results, bits) else object
    if dtype != object:
        results = [None if result is None else int(result) for result in results]
    return pandas.Series(results, index=like.index, name=like.name, dtype=dtype)


def write_flags(like: Any, flags: list[Any], dtype: str) -> Any:
    """Returns flags, None where an operand is null, as a Series with the index and the name of `like`.

    Its dtype is `dtype`, or the nullable one of that name if `like` has a nullable dtype or a flag is None.
    """
    pandas = _pandas()
    if isinstance(like.dtype, pandas.ArrowDtype):
        dtype = f"{dtype}[pyarrow]"
    elif pandas.api.types.is_extension_array_dtype(like.dtype) or None in flags:
        dtype = {"bool": "boolean", "int8": "Int8"}[dtype]
    return pandas.Series(flags, index=like.index, name=like.name, dtype=dtype)


def _holds(dtype: Any, results: list[Any], bits: int) -> bool:
    if dtype == object or dtype.kind not in "iu" or any(isinstance(result, bytes) for result in results):
        return False
    nullable = hasattr(dtype, "numpy_dtype")
    room = 8 * dtype.itemsize - (dtype.kind == "i")
    return bool(bits <= room and (nullable or not any(result is None for result in results)))
