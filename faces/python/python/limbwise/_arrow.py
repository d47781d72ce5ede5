"""Converts Arrow results to the library of the input."""

import sys
from typing import Any


def like(given: Any, column: Any) -> Any:
    """Returns `column` as an object of the library that made `given`, or unchanged if that library is not known."""
    name = type(given).__module__.partition(".")[0]
    library: Any = sys.modules.get(name)
    if name == "pyarrow":
        array = library.array(column)
        return library.chunked_array([array]) if isinstance(given, library.ChunkedArray) else array
    if name == "polars":
        series = library.Series(given.name, library.Series(column))
        # Limbs stay limbs; polars has only one binary type.
        return series if isinstance(series.dtype, library.Array) else series.cast(library.Binary)
    if name == "pandas":
        array = sys.modules["pyarrow"].array(column)
        return library.Series(library.arrays.ArrowExtensionArray(array), index=given.index, name=given.name)
    if name == "arro3":
        return sys.modules["arro3.core"].Array.from_arrow(column)
    return column
