"""Callables for engines that process a table in batches: Ray Data, Spark, Dask, polars.

`MapColumns` adds a column to a batch, and `FoldColumns` reduces it to one row. Both are pickled by their arguments;
contexts, such as the tables of a `FixedBase`, are made once per worker process. A call computes on one thread unless
told otherwise, with the best kernels for the worker's processor; results do not depend on the processor.

- Ray Data: `dataset.map_batches(powers, batch_format="pyarrow", batch_size=1000)`
- Spark: `frame.mapInArrow(powers.map_in_arrow, "id long, base binary, power binary")`
- polars: `powers(frame)`, or `lazy.map_batches(powers, schema=...)`
- Dask and others: a function of a chunk, `delayed(powers)(chunk)`

Secrets: a private key, a secret exponent or the base of a `FixedBase` is part of the pickle, unencrypted. The engine
sends it to its workers and may store it, and it stays in each worker's memory until the process ends.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Literal, TypeAlias

import pyarrow as pa
import pyarrow.compute as pc

import limbwise
from limbwise import Modulus, PaillierKey, PrivateKey, RsaKey, _operations

# A column by its name, or one value for all rows.
Value: TypeAlias = "str | int"
OnError: TypeAlias = Literal["raise", "null"]

_FUNCTIONS = frozenset(_operations.__all__)
_FREE_FUNCTIONS = frozenset({"jacobi", "is_probable_prime"})
_METHODS = _FUNCTIONS | {"in_subgroup", "private", "public", "decrypt", "noise"}
_FOLDS = frozenset({"sum", "dot", "product"})
_ROW = re.compile(r"(?:^|(?<=: ))row (\d+): ")


class Context:
    """An object to compute with, described by the function that makes it and its arguments. It is made once per
    process, on first use.

    `Context(limbwise.FixedBase, g, p, exp_bits=256)`, `Context(limbwise.FixedExponent, e, public=True)`,
    `Context(rsa_key, p, q)`, `Context(paillier_key, p, q)`. Its repr shows no arguments; its pickle contains all of
    them, secret or not.

    Args:
        make: a function or class that the workers can import.
        args, kwargs: its arguments, hashable: numbers, bytes, a `Modulus`.
    """

    def __init__(self, make: Callable[..., Any], *args: Any, **kwargs: Any) -> None:
        self._key = (make, args, tuple(sorted(kwargs.items())))

    def get(self) -> Any:
        """Returns the context of this process."""
        return _made(self._key)

    def __repr__(self) -> str:
        return f"<limbwise.batches.Context of {self._key[0].__name__}>"


@lru_cache(maxsize=64)
def _made(key: tuple[Callable[..., Any], tuple[Any, ...], tuple[tuple[str, Any], ...]]) -> Any:
    make, args, kwargs = key
    return make(*args, **dict(kwargs))


def rsa_key(p: int, q: int, e: int = 65537) -> RsaKey:
    """Makes the RSA key of two primes, for a `Context`. Errors are those of `limbwise.PrivateKey`."""
    return PrivateKey(p, q).rsa(e)


def paillier_key(p: int, q: int) -> PaillierKey:
    """Makes the Paillier key of two primes, for a `Context`. Errors are those of `limbwise.PrivateKey`."""
    return PrivateKey(p, q).paillier()


class _Batches:
    """The common part of both callables: columns of a batch, errors with positions, and the types of batches."""

    def __init__(self, operation: str, operands: tuple[Value, ...], into: str, identify: Sequence[str], threads: int) -> None:
        if isinstance(identify, str):
            raise TypeError(f"identify is the string {identify!r} where a list of column names was expected")
        if not isinstance(into, str):
            raise TypeError(f"into: expected the name of a column, found {type(into).__name__}")
        if not isinstance(threads, int):
            raise TypeError(f"threads: expected an int, found {type(threads).__name__}")
        if threads < 1:
            raise ValueError(f"threads is {threads} where 1 or more were expected")
        self.operation = operation
        self.operands = operands
        self.into = into
        self.identify = tuple(identify)
        self.threads = threads

    def _table(self, table: pa.Table) -> pa.Table:
        raise NotImplementedError

    def __call__(self, batch: Any) -> Any:
        """Computes the result for one batch, which has the type of the batch: a pyarrow Table or RecordBatch, or a
        polars or pandas DataFrame.

        Raises:
            ValueError: a column is missing, or a row cannot be computed; the message has the row, from 0, and the
                values of `identify`.
            TypeError: a column has a type that `limbwise.powmod` does not accept, or the argument is not a batch.
        """
        if isinstance(batch, pa.Table):
            return self._table(batch)
        if isinstance(batch, pa.RecordBatch):
            return _one_batch(self._table(pa.Table.from_batches([batch])))
        if not hasattr(batch, "__arrow_c_stream__"):
            raise TypeError(
                f"the batch is a {type(batch).__name__} where a pyarrow Table or RecordBatch or a DataFrame was expected"
                ' (Ray Data: batch_format="pyarrow")'
            )
        result = self._table(pa.table(batch))
        if type(batch).__module__.partition(".")[0] == "polars":
            import polars

            return polars.from_arrow(result)
        return result.to_pandas()

    def map_in_arrow(self, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Yields the result for each batch, for Spark's `DataFrame.mapInArrow`."""
        for batch in batches:
            yield self(batch)

    def _column(self, table: pa.Table, name: str, use: str = "") -> Any:
        count = table.column_names.count(name)
        if count != 1:
            columns = ", ".join(f"`{other}`" for other in table.column_names)
            found = f"there are {count} columns" if count else "there is no column"
            raise ValueError(f"{use}{found} `{name}`; the batch has {columns}")
        return table[name]

    def _check_identify(self, table: pa.Table) -> None:
        """Refuses a batch without the columns of `identify`, which a later error would need."""
        for name in self.identify:
            self._column(table, name, "identify: ")

    def _given(self, table: pa.Table) -> list[Any]:
        return [self._column(table, x) if isinstance(x, str) else x for x in self.operands]

    def _where(self, error: Exception, table: pa.Table) -> Exception:
        """Returns the error with the row's position in its batch and the values that identify the row."""
        found = _ROW.search(str(error))
        if found is None:
            operand, colon, rest = str(error).partition(": ")
            column = self._columns().get(operand) if colon else None
            text = str(error) if column is None else f"column `{column}` ({operand}): {rest}"
            return type(error)(f"{self.operation} into `{self.into}`: {text}")
        row = int(found[1])
        names = [f"{name} {self._column(table, name)[row].as_py()}" for name in self.identify]
        where = f"row {row} of a batch of {table.num_rows}" + (f" ({', '.join(names)})" if names else "")
        text = str(error)
        hint = "" if names else " (with identify=[...] columns of the row would be told)"
        return type(error)(f"{self.operation} into `{self.into}`: {text[: found.start()]}{where}: {text[found.end() :]}{hint}")

    def _columns(self) -> dict[str, str]:
        """Returns the columns by the names of operands in errors."""
        return {}

    def __repr__(self) -> str:
        # Operands may be secret.
        return f"<limbwise.batches.{type(self).__name__}: {self.operation} into {self.into}>"


class MapColumns(_Batches):
    """A callable that adds a column to a batch, computed row by row from its columns.

    Nulls give nulls. Numbers in binary columns are big-endian; results are as wide as their modulus. With a Binary
    column of moduli, that is the width of the row's own modulus, so results do not depend on how the engine splits
    the table.

    >>> import pyarrow as pa
    >>> powers = MapColumns("powmod", "base", 65537, mod=2**89 - 1, into="power", public=True)
    >>> int.from_bytes(powers(pa.table({"base": [b"\\x03"]}))["power"][0].as_py())
    24808010652509202785545308

    Args:
        operation: a modular operation of limbwise, such as `powmod`; without a modulus, `jacobi` or `is_probable_prime`; or a
            method of the context (also `in_subgroup`, and of keys `private`, `public`, `decrypt`, `noise`).
        operands: the operands in order, without the modulus; each is the name of a column, or one number for all
            rows.
        mod: the modulus: the name of a column, or one number, which is prepared once.
        into: the name of the result column, which replaces an existing column of that name.
        context: the object with the operation, if neither the module nor the modulus has it.
        on_error: "raise", or "null": a row that cannot be computed gives null.
        identify: columns whose values are included in error messages, such as a column with the file name (Ray Data:
            `read_parquet(include_paths=True)` and `"path"`; Spark: `input_file_name()`).
        threads: the number of threads of a call.
        options: `public` and `exp_bits`, if the operation has them.

    Raises:
        ValueError: there is no such operation, or the modulus or an argument of the context is invalid.
        TypeError: there is no such option, or no column among the operands.
    """

    def __init__(
        self,
        operation: str,
        *operands: Value,
        into: str,
        mod: Value | None = None,
        context: Context | None = None,
        on_error: OnError = "raise",
        identify: Sequence[str] = (),
        threads: int = 1,
        **options: Any,
    ) -> None:
        super().__init__(operation, operands, into, identify, threads)
        if on_error not in ("raise", "null"):
            raise ValueError(f'on_error is {on_error!r} where "raise" or "null" was expected')
        unknown = options.keys() - {"public", "exp_bits"}
        if unknown:
            raise TypeError(f"there is no option {', '.join(sorted(unknown))}; expected public or exp_bits")
        if not any(isinstance(x, str) for x in operands):
            raise TypeError("there is no column among the operands: name at least one")
        if context is None and mod is not None and not isinstance(mod, str):
            context, mod = Context(Modulus, mod), None
        self.mod = mod
        self.context = context
        self.on_error = on_error
        self.options = options
        self._check_operands()

    def _check_operands(self) -> None:
        """Refuses too few or too many operands before the engine ships the callable to a worker."""
        signature = inspect.signature(self._function())
        mod = () if self.mod is None else (self.mod,)
        try:
            signature.bind(*self.operands, *mod, threads=self.threads, **self.options)
        except TypeError as error:
            positional = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
            required = [x.name for x in signature.parameters.values() if x.kind in positional and x.default is x.empty]
            expected = required[: len(required) - len(mod)]
            if len(self.operands) == len(expected):
                raise
            raise TypeError(
                f"{self.operation} takes the operands ({', '.join(expected)}), without the modulus; found {len(self.operands)}"
            ) from error

    def _function(self) -> Callable[..., Any]:
        names = _METHODS if self.context else _FREE_FUNCTIONS if self.mod is None else _FUNCTIONS
        owner = self.context.get() if self.context else limbwise
        function: Callable[..., Any] | None = getattr(owner, self.operation, None) if self.operation in names else None
        if function is None and self.context is None and self.operation in _METHODS:
            needed = "mod=, a number or the name of a column, or context=" if self.operation in _FUNCTIONS else "context="
            raise ValueError(f"{self.operation} needs {needed}")
        if function is None:
            known = ", ".join(sorted(name for name in names if hasattr(owner, name)))
            what = type(owner).__name__ if self.context else "limbwise, " + ("no modulus" if self.mod is None else "a column of moduli")
            raise ValueError(f"{self.operation!r} is not an operation here ({what}); expected one of {known}")
        return function

    def _columns(self) -> dict[str, str]:
        given = [*zip(inspect.signature(self._function()).parameters, self.operands, strict=False), ("modulus", self.mod)]
        return {operand: column for operand, column in given if isinstance(column, str)}

    def _table(self, table: pa.Table) -> pa.Table:
        self._check_identify(table)
        try:
            result = self._rows(table) if self.on_error == "raise" else self._good_rows(table)
        except (TypeError, ValueError) as error:
            raise self._where(error, table) from error
        place = table.schema.get_field_index(self.into)
        return table.append_column(self.into, result) if place < 0 else table.set_column(place, self.into, result)

    def _rows(self, table: pa.Table) -> pa.ChunkedArray:
        given = self._given(table)
        if self.mod is None:
            result = self._function()(*given, threads=self.threads, **self.options)
            if isinstance(result, list):
                result = pa.array(result, pa.int8() if self.operation == "jacobi" else pa.bool_())
            return _chunked(result)
        mod = self._column(table, self.mod) if isinstance(self.mod, str) else self.mod
        result = _chunked(self._function()(*given, mod, threads=self.threads, **self.options))
        return _own_widths(result, mod) if isinstance(self.mod, str) else result

    def _good_rows(self, table: pa.Table) -> pa.ChunkedArray:
        """Returns the results, with nulls for rows that cannot be computed, which are isolated by bisection."""
        try:
            return self._rows(table)
        except ValueError as error:
            if _ROW.search(str(error)) is None:
                raise
        if table.num_rows == 1:
            return pa.chunked_array([pa.nulls(1, self._rows(table.slice(0, 0)).type)])
        half = table.num_rows // 2
        parts = [self._good_rows(table.slice(0, half)), self._good_rows(table.slice(half))]
        return pa.chunked_array([chunk for part in parts for chunk in part.chunks], parts[0].type)


class FoldColumns(_Batches):
    """A callable that reduces a batch to one row: the sum, the product or the dot product of its rows modulo one
    number.

    The rows of several batches are folded by another `FoldColumns`. Nulls are errors; remove them first.

    >>> import pyarrow as pa
    >>> total = FoldColumns("product", "x", mod=1000, into="x")
    >>> total(pa.table({"x": [b"\\x02", b"\\x03"]}))["x"].to_pylist()
    [b'\\x00\\x06']

    Args:
        operation: `sum`, `product`, or `dot`, which takes two operands.
        operands: names of columns.
        mod: one number, which is prepared once.
        into: the name of the only column of the result, which holds big-endian bytes, as many as the modulus has.
        identify, threads: as `MapColumns`.

    Raises:
        ValueError: there is no such operation, or the modulus is invalid.
    """

    def __init__(
        self,
        operation: str,
        *operands: str,
        mod: int,
        into: str,
        identify: Sequence[str] = (),
        threads: int = 1,
    ) -> None:
        super().__init__(operation, operands, into, identify, threads)
        if operation not in _FOLDS:
            raise ValueError(f"{operation!r} is not a fold; expected one of {', '.join(sorted(_FOLDS))}")
        for operand in operands:
            if not isinstance(operand, str):
                raise TypeError(f"operands: expected names of columns, found {type(operand).__name__}")
        self.context = Context(Modulus, mod)
        self.context.get()

    def _columns(self) -> dict[str, str]:
        return {operand: column for operand, column in zip(("x", "y"), self.operands, strict=False) if isinstance(column, str)}

    def _table(self, table: pa.Table) -> pa.Table:
        self._check_identify(table)
        try:
            folded = getattr(self.context.get(), self.operation)(*self._given(table), threads=self.threads)
        except (TypeError, ValueError) as error:
            raise self._where(error, table) from error
        return pa.table({self.into: pa.array([folded], pa.binary())})


def _chunked(column: Any) -> pa.ChunkedArray:
    return column if isinstance(column, pa.ChunkedArray) else pa.chunked_array([column])


def _own_widths(result: pa.ChunkedArray, moduli: Any) -> pa.ChunkedArray:
    """Gives results the width of each row's modulus instead of the widest in the batch, for a Binary column of
    moduli."""
    if not _is_ragged(moduli.type):
        return result
    if not _is_ragged(result.type):
        if not pa.types.is_fixed_size_binary(result.type):
            raise TypeError(f"results of {result.type} need moduli of a fixed width, and the column of moduli is {moduli.type}")
        result = result.cast(pa.binary())
    widths = pc.call_function("binary_length", [moduli.cast(pa.large_binary())])
    if len(widths.unique()) <= 1:
        return result
    cells = zip(result.to_pylist(), widths.to_pylist(), strict=True)
    return pa.chunked_array([pa.array([x if x is None else x[len(x) - w :] for x, w in cells], result.type)])


def _is_ragged(kind: Any) -> bool:
    return any((pa.types.is_binary(kind), pa.types.is_large_binary(kind), pa.types.is_binary_view(kind)))


def _one_batch(table: pa.Table) -> pa.RecordBatch:
    columns = [column.combine_chunks() for column in table.columns]
    return pa.RecordBatch.from_arrays(columns, schema=table.schema)
