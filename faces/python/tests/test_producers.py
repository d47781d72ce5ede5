"""Columns of other libraries are computed by value, or rejected."""

from __future__ import annotations

import uuid
from typing import Any

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

import limbwise


class Marked(pa.ExtensionType):  # type: ignore[misc, unused-ignore]
    """A type whose bytes have a private meaning."""

    def __init__(self) -> None:
        super().__init__(pa.binary(4), "test.marked")

    def __arrow_ext_serialize__(self) -> bytes:
        return b""

    @classmethod
    def __arrow_ext_deserialize__(cls, storage_type: Any, serialized: bytes) -> Marked:
        return cls()


class Wrapped:
    """A Series wrapped in a class of another library, as in narwhals."""

    def __init__(self, series: Any) -> None:
        self.series, self.dtype = series, series.dtype

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        return self.series.__arrow_c_stream__(requested_schema)


class OneSchema:
    """An array that is not an ExtensionArray, with the schema of one."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __arrow_c_array__(self, requested_schema: object | None = None) -> Any:
        return self.array.__arrow_c_array__(requested_schema)


BINARY = pa.array([b"abcd", b"efgh"], pa.binary(4))
EXTENSION: Any = pa.ExtensionArray.from_storage(Marked(), BINARY)


class Labelled:
    """An array with coordinates, exported as a table, as xarray does."""

    coords = ("x",)

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        return pa.table({"x": [0, 1], "value": BINARY}).__arrow_c_stream__(requested_schema)


REFUSED: dict[str, tuple[Any, str]] = {
    "polars Object": (pl.Series([1 << 70, 3], dtype=pl.Object), "addresses"),
    "polars Object of bytes": (pl.Series([b"12345678"] * 2, dtype=pl.Object), "addresses"),
    "polars Object, wrapped": (Wrapped(pl.Series([1 << 70, 3], dtype=pl.Object)), "addresses"),
    "polars frame": (pl.DataFrame({"a": [b"1", b"2"]}), "one of its columns"),
    "polars frame of Object": (pl.DataFrame({"a": pl.Series([5, 6], dtype=pl.Object)}), "one of its columns"),
    "polars Categorical": (pl.Series(["1", "2"], dtype=pl.Categorical), "Utf8"),
    "polars Enum": (pl.Series(["1", "2"], dtype=pl.Enum(["1", "2"])), "Utf8"),
    "polars Int128": (pl.Series([1, 2], dtype=pl.Int128), "Series"),
    "polars Int64": (pl.Series([1, 2]), "Int64"),
    "polars String": (pl.Series(["1", "2"]), "Utf8"),
    "polars List": (pl.Series([[b"1"], [b"2"]]), "List"),
    "polars Null": (pl.Series([None, None]), "Null"),
    "pyarrow extension": (EXTENSION, "extension type test.marked.*storage"),
    "pyarrow extension in chunks": (pa.chunked_array([EXTENSION]), "extension type test.marked"),
    "pyarrow extension, wrapped": (OneSchema(EXTENSION), "extension type test.marked"),
    "pyarrow UUID": (pa.array([uuid.uuid4().bytes] * 2, pa.uuid()), "extension type arrow.uuid"),
    "pyarrow run ends": (pa.RunEndEncodedArray.from_arrays([2], [b"1"]), "RunEndEncoded"),
    "pyarrow opaque type of a database": (
        pa.ExtensionArray.from_storage(pa.opaque(pa.binary(), "bit", "DuckDB"), pa.array([b"\x05\xfd"] * 2)),
        'extension type arrow.opaque .*"bit".*BLOB',
    ),
    "pyarrow struct": (pa.StructArray.from_arrays([BINARY], ["a"]), "a StructArray has several columns"),
    "array with coordinates": (Labelled(), "a Labelled has coordinates, .* pass its values"),
    "pyarrow table": (pa.table({"a": BINARY}), "one of its columns"),
    "pandas frame": (pd.DataFrame({"a": [1, 2]}), "pandas DataFrame .* Series"),
    "pandas Index": (pd.Index([1, 2]), "pandas Index .* Series"),
    "pandas array": (pd.array([1, 2], dtype="Int64"), "pandas IntegerArray .* Series"),
    "pandas array of Arrow": (pd.array([b"1", b"2"], dtype=pd.ArrowDtype(pa.binary())), "pandas ArrowExtensionArray .* Series"),
    "pandas array of objects": (pd.array([1 << 70, 2], dtype=object), "Series"),
    "pandas Categorical": (pd.Categorical([1, 2]), "pandas Categorical .* Series"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    column, message = REFUSED[name]
    for call in (
        lambda: limbwise.powmod(column, 3, 1009),
        lambda: limbwise.powmod(3, column, 1009),
        lambda: limbwise.mulmod(3, 4, column),
        lambda: limbwise.Moduli(column),
    ):
        with pytest.raises(TypeError, match=message):
            call()


def test_taken() -> None:
    """The remedies that messages recommend."""
    assert limbwise.powmod(pl.Series([1 << 70, 3], dtype=pl.Object).to_list(), 3, 1009) == [pow(1 << 70, 3, 1009), 27]
    assert limbwise.mulmod(EXTENSION.storage, 1, (1 << 32) - 1).to_pylist() == BINARY.to_pylist()
    result: Any = limbwise.powmod(pl.Series([b"\x02", b"\x03"], dtype=pl.Binary), 3, 1000)
    assert result.to_list() == [b"\x00\x08", b"\x00\x1b"]
    wrapped: Any = limbwise.powmod(Wrapped(pl.Series([b"\x02"])), 3, 100)
    assert pa.array(wrapped).to_pylist() == [b"\x08"]


@pytest.mark.parametrize("items", [[np.ma.masked_array(3, mask=True)], [3, np.ma.masked_array(4, mask=False)]])
def test_a_masked_scalar_stands_for_no_number(items: list[Any]) -> None:
    with pytest.raises(TypeError, match="row"):
        limbwise.powmod(items, 3, 1009)
    with pytest.raises(TypeError):
        limbwise.powmod(3, items, 1009)


def test_rows_of_an_array_are_no_numbers() -> None:
    with pytest.raises(TypeError, match="row 0: the base"):
        limbwise.powmod(list(np.array([[3, 4], [5, 6]], "u8")), 3, 2**128)


def test_arrow_types_that_cannot_be_read_are_refused_with_the_operand() -> None:
    wide: Any = pl.Series([1], dtype=pl.Int128)
    for name, (base, modulus) in {"base": (wide, 7), "modulus": (2, wide)}.items():
        with pytest.raises(TypeError, match=f"^{name}: the Arrow column of a Series is of a type that cannot be read"):
            limbwise.powmod(base, 2, modulus)
