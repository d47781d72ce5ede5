"""Modular arithmetic on columns: what is computed natively, with its types and its documentation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, overload

from limbwise import _native
from limbwise._native import compute
from limbwise._threads import default as default_threads

if TYPE_CHECKING:
    from typing import Unpack

    from limbwise._types import (
        Arrow,
        ByteOrder,
        Column,
        Limbs,
        Number,
        One,
        Operand,
        Options,
        PowmodOptions,
        Progress,
    )


@overload
def powmod(base: Operand, exp: Operand, mod: Operand, *, out: Limbs, **options: Unpack[PowmodOptions]) -> Limbs: ...
@overload
def powmod(base: One, exp: Number, mod: Number, **options: Unpack[PowmodOptions]) -> One: ...
@overload
def powmod(base: Column, exp: Operand, mod: Operand, **options: Unpack[PowmodOptions]) -> Column: ...
@overload
def powmod(base: Arrow, exp: Operand, mod: Operand, **options: Unpack[PowmodOptions]) -> Arrow: ...
@overload
def powmod(base: Operand, exp: Operand, mod: Operand, **options: Unpack[PowmodOptions]) -> Any: ...
def powmod(
    base: Operand,
    exp: Operand,
    mod: Operand,
    *,
    public: bool = False,
    exp_bits: int | None = None,
    byteorder: ByteOrder | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
    out: Limbs | None = None,
) -> Any:
    """`base ** exp % mod`, row by row.

    Base, exponent and modulus are one value or a column each, of any of these kinds, which need not be the same:

    - int, gmpy2.mpz, or bytes (then `byteorder` says their order);
    - a list or a tuple of one of them, or a NumPy array of objects, shape (rows,);
    - a NumPy array of uint64, shape (rows, limbs), least significant limb first; one that is C-contiguous is not copied;
    - an Arrow column of FixedSizeBinary, Binary, LargeBinary or BinaryView (of pyarrow, polars, or whatever has
      `__arrow_c_array__` or `__arrow_c_stream__`), big-endian unless `byteorder` says otherwise. Where an operand is null,
      so is the result.

    The result has the kind of the base, or of the first column if the base is one value, and the width of the modulus.

    Constant-time in base, exponent and modulus, save for signs and for the conversion of Python's integers; see `public`. A
    negative exponent takes the inverse of the base, as `pow` does; a negative base is reduced.

    Args:
        base: any size.
        exp: any size. Its time is that of its width: for int, that of the widest in 64-bit limbs.
        mod: at least 1, odd or even.
        public: the exponents are no secret: their values may show in the running time, which is shorter.
        exp_bits: no exponent has more bits, and time is taken for so many.
        byteorder: "big" or "little": the order of numbers in bytes.
        threads: how many to compute on. None: `LIMBWISE_THREADS` if it is set; else all cores, but 1 in a worker of
            multiprocessing or Ray.
        progress: called with the rows done and all rows, ten times a second or more often; what it raises ends the call.
        out: a writable C-contiguous uint64 array of shape (rows, limbs of the modulus) that takes the result and is returned. It
            may be an operand.

    Raises:
        ValueError: a number, a shape or an option is wrong; the message has the row, from 0. Nothing is written to `out`.
        TypeError: an operand is of no kind above.
        KeyboardInterrupt: within a second; `out` may be written in part.
    """
    threads = default_threads() if threads is None else threads
    return compute("powmod", base, exp, mod, public, exp_bits, byteorder, threads, progress, out)


@overload
def mulmod(x: Operand, y: Operand, mod: Operand, *, out: Limbs, **options: Unpack[Options]) -> Limbs: ...
@overload
def mulmod(x: One, y: Number, mod: Number, **options: Unpack[Options]) -> One: ...
@overload
def mulmod(x: Column, y: Operand, mod: Operand, **options: Unpack[Options]) -> Column: ...
@overload
def mulmod(x: Arrow, y: Operand, mod: Operand, **options: Unpack[Options]) -> Arrow: ...
@overload
def mulmod(x: Operand, y: Operand, mod: Operand, **options: Unpack[Options]) -> Any: ...
def mulmod(
    x: Operand,
    y: Operand,
    mod: Operand,
    *,
    byteorder: ByteOrder | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
    out: Limbs | None = None,
) -> Any:
    """`x * y % mod`, row by row.

    Operands and modulus are of any kind, the result and the options as `powmod` has them: the kind of `x`, the width of
    the modulus. Constant-time in values.

    Raises:
        ValueError: a number is negative, or as `powmod`; the message has the row, from 0.
        TypeError, KeyboardInterrupt: as `powmod`.
    """
    threads = default_threads() if threads is None else threads
    return compute("mulmod", x, y, mod, False, None, byteorder, threads, progress, out)


@overload
def sqrmod(x: Operand, mod: Operand, *, out: Limbs, **options: Unpack[Options]) -> Limbs: ...
@overload
def sqrmod(x: One, mod: Number, **options: Unpack[Options]) -> One: ...
@overload
def sqrmod(x: Column, mod: Operand, **options: Unpack[Options]) -> Column: ...
@overload
def sqrmod(x: Arrow, mod: Operand, **options: Unpack[Options]) -> Arrow: ...
@overload
def sqrmod(x: Operand, mod: Operand, **options: Unpack[Options]) -> Any: ...
def sqrmod(
    x: Operand,
    mod: Operand,
    *,
    byteorder: ByteOrder | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
    out: Limbs | None = None,
) -> Any:
    """`x * x % mod`, row by row.

    Operand and modulus are of any kind, the result and the options as `powmod` has them: the kind of `x`, the width of
    the modulus. Constant-time in values.

    Raises:
        ValueError: a number is negative, or as `powmod`; the message has the row, from 0.
        TypeError, KeyboardInterrupt: as `powmod`.
    """
    threads = default_threads() if threads is None else threads
    return compute("sqrmod", x, None, mod, False, None, byteorder, threads, progress, out)


@overload
def addmod(x: Operand, y: Operand, mod: Operand, *, out: Limbs, **options: Unpack[Options]) -> Limbs: ...
@overload
def addmod(x: One, y: Number, mod: Number, **options: Unpack[Options]) -> One: ...
@overload
def addmod(x: Column, y: Operand, mod: Operand, **options: Unpack[Options]) -> Column: ...
@overload
def addmod(x: Arrow, y: Operand, mod: Operand, **options: Unpack[Options]) -> Arrow: ...
@overload
def addmod(x: Operand, y: Operand, mod: Operand, **options: Unpack[Options]) -> Any: ...
def addmod(
    x: Operand,
    y: Operand,
    mod: Operand,
    *,
    byteorder: ByteOrder | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
    out: Limbs | None = None,
) -> Any:
    """`(x + y) % mod`, row by row.

    Operands and modulus are of any kind, the result and the options as `powmod` has them: the kind of `x`, the width of
    the modulus. Constant-time in values.

    Raises:
        ValueError: a number is negative, or as `powmod`; the message has the row, from 0.
        TypeError, KeyboardInterrupt: as `powmod`.
    """
    threads = default_threads() if threads is None else threads
    return compute("addmod", x, y, mod, False, None, byteorder, threads, progress, out)


@overload
def submod(x: Operand, y: Operand, mod: Operand, *, out: Limbs, **options: Unpack[Options]) -> Limbs: ...
@overload
def submod(x: One, y: Number, mod: Number, **options: Unpack[Options]) -> One: ...
@overload
def submod(x: Column, y: Operand, mod: Operand, **options: Unpack[Options]) -> Column: ...
@overload
def submod(x: Arrow, y: Operand, mod: Operand, **options: Unpack[Options]) -> Arrow: ...
@overload
def submod(x: Operand, y: Operand, mod: Operand, **options: Unpack[Options]) -> Any: ...
def submod(
    x: Operand,
    y: Operand,
    mod: Operand,
    *,
    byteorder: ByteOrder | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
    out: Limbs | None = None,
) -> Any:
    """`(x - y) % mod`, row by row.

    Operands and modulus are of any kind, the result and the options as `powmod` has them: the kind of `x`, the width of
    the modulus. Constant-time in values.

    Raises:
        ValueError: a number is negative, or as `powmod`; the message has the row, from 0.
        TypeError, KeyboardInterrupt: as `powmod`.
    """
    threads = default_threads() if threads is None else threads
    return compute("submod", x, y, mod, False, None, byteorder, threads, progress, out)


@overload
def negmod(x: Operand, mod: Operand, *, out: Limbs, **options: Unpack[Options]) -> Limbs: ...
@overload
def negmod(x: One, mod: Number, **options: Unpack[Options]) -> One: ...
@overload
def negmod(x: Column, mod: Operand, **options: Unpack[Options]) -> Column: ...
@overload
def negmod(x: Arrow, mod: Operand, **options: Unpack[Options]) -> Arrow: ...
@overload
def negmod(x: Operand, mod: Operand, **options: Unpack[Options]) -> Any: ...
def negmod(
    x: Operand,
    mod: Operand,
    *,
    byteorder: ByteOrder | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
    out: Limbs | None = None,
) -> Any:
    """`-x % mod`, row by row.

    Operand and modulus are of any kind, the result and the options as `powmod` has them: the kind of `x`, the width of
    the modulus. Constant-time in values.

    Raises:
        ValueError: a number is negative, or as `powmod`; the message has the row, from 0.
        TypeError, KeyboardInterrupt: as `powmod`.
    """
    threads = default_threads() if threads is None else threads
    return compute("negmod", x, None, mod, False, None, byteorder, threads, progress, out)


@overload
def invmod(x: Operand, mod: Operand, *, out: Limbs, **options: Unpack[Options]) -> Limbs: ...
@overload
def invmod(x: One, mod: Number, **options: Unpack[Options]) -> One: ...
@overload
def invmod(x: Column, mod: Operand, **options: Unpack[Options]) -> Column: ...
@overload
def invmod(x: Arrow, mod: Operand, **options: Unpack[Options]) -> Arrow: ...
@overload
def invmod(x: Operand, mod: Operand, **options: Unpack[Options]) -> Any: ...
def invmod(
    x: Operand,
    mod: Operand,
    *,
    byteorder: ByteOrder | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
    out: Limbs | None = None,
) -> Any:
    """`pow(x, -1, mod)`, the inverse of x, row by row.

    Operand and modulus are of any kind, the result and the options as `powmod` has them: the kind of `x`, the width of
    the modulus. Constant-time in values.

    Raises:
        ValueError: a number is negative, or has no inverse, or as `powmod`; the message has the row, from 0.
        TypeError, KeyboardInterrupt: as `powmod`.
    """
    threads = default_threads() if threads is None else threads
    return compute("invmod", x, None, mod, False, None, byteorder, threads, progress, out)


class _Operations:
    """What can be computed with prepared moduli."""

    def __init__(self, prepared: _native.Modulus | _native.Moduli) -> None:
        self._prepared = prepared

    @overload
    def powmod(self, base: Operand, exp: Operand, *, out: Limbs, **options: Unpack[PowmodOptions]) -> Limbs: ...
    @overload
    def powmod(self, base: Column, exp: Operand, **options: Unpack[PowmodOptions]) -> Column: ...
    @overload
    def powmod(self, base: Arrow, exp: Operand, **options: Unpack[PowmodOptions]) -> Arrow: ...
    @overload
    def powmod(self, base: Operand, exp: Operand, **options: Unpack[PowmodOptions]) -> Any: ...
    def powmod(
        self,
        base: Operand,
        exp: Operand,
        *,
        public: bool = False,
        exp_bits: int | None = None,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
        out: Limbs | None = None,
    ) -> Any:
        """`limbwise.powmod` with what is prepared; the options are the same."""
        threads = default_threads() if threads is None else threads
        return compute("powmod", base, exp, self._prepared, public, exp_bits, byteorder, threads, progress, out)

    @overload
    def mulmod(self, x: Operand, y: Operand, *, out: Limbs, **options: Unpack[Options]) -> Limbs: ...
    @overload
    def mulmod(self, x: Column, y: Operand, **options: Unpack[Options]) -> Column: ...
    @overload
    def mulmod(self, x: Arrow, y: Operand, **options: Unpack[Options]) -> Arrow: ...
    @overload
    def mulmod(self, x: Operand, y: Operand, **options: Unpack[Options]) -> Any: ...
    def mulmod(
        self,
        x: Operand,
        y: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
        out: Limbs | None = None,
    ) -> Any:
        """`limbwise.mulmod` with what is prepared; the options are the same."""
        threads = default_threads() if threads is None else threads
        return compute("mulmod", x, y, self._prepared, False, None, byteorder, threads, progress, out)

    @overload
    def sqrmod(self, x: Operand, *, out: Limbs, **options: Unpack[Options]) -> Limbs: ...
    @overload
    def sqrmod(self, x: Column, **options: Unpack[Options]) -> Column: ...
    @overload
    def sqrmod(self, x: Arrow, **options: Unpack[Options]) -> Arrow: ...
    @overload
    def sqrmod(self, x: Operand, **options: Unpack[Options]) -> Any: ...
    def sqrmod(
        self,
        x: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
        out: Limbs | None = None,
    ) -> Any:
        """`limbwise.sqrmod` with what is prepared; the options are the same."""
        threads = default_threads() if threads is None else threads
        return compute("sqrmod", x, None, self._prepared, False, None, byteorder, threads, progress, out)

    @overload
    def addmod(self, x: Operand, y: Operand, *, out: Limbs, **options: Unpack[Options]) -> Limbs: ...
    @overload
    def addmod(self, x: Column, y: Operand, **options: Unpack[Options]) -> Column: ...
    @overload
    def addmod(self, x: Arrow, y: Operand, **options: Unpack[Options]) -> Arrow: ...
    @overload
    def addmod(self, x: Operand, y: Operand, **options: Unpack[Options]) -> Any: ...
    def addmod(
        self,
        x: Operand,
        y: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
        out: Limbs | None = None,
    ) -> Any:
        """`limbwise.addmod` with what is prepared; the options are the same."""
        threads = default_threads() if threads is None else threads
        return compute("addmod", x, y, self._prepared, False, None, byteorder, threads, progress, out)

    @overload
    def submod(self, x: Operand, y: Operand, *, out: Limbs, **options: Unpack[Options]) -> Limbs: ...
    @overload
    def submod(self, x: Column, y: Operand, **options: Unpack[Options]) -> Column: ...
    @overload
    def submod(self, x: Arrow, y: Operand, **options: Unpack[Options]) -> Arrow: ...
    @overload
    def submod(self, x: Operand, y: Operand, **options: Unpack[Options]) -> Any: ...
    def submod(
        self,
        x: Operand,
        y: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
        out: Limbs | None = None,
    ) -> Any:
        """`limbwise.submod` with what is prepared; the options are the same."""
        threads = default_threads() if threads is None else threads
        return compute("submod", x, y, self._prepared, False, None, byteorder, threads, progress, out)

    @overload
    def negmod(self, x: Operand, *, out: Limbs, **options: Unpack[Options]) -> Limbs: ...
    @overload
    def negmod(self, x: Column, **options: Unpack[Options]) -> Column: ...
    @overload
    def negmod(self, x: Arrow, **options: Unpack[Options]) -> Arrow: ...
    @overload
    def negmod(self, x: Operand, **options: Unpack[Options]) -> Any: ...
    def negmod(
        self,
        x: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
        out: Limbs | None = None,
    ) -> Any:
        """`limbwise.negmod` with what is prepared; the options are the same."""
        threads = default_threads() if threads is None else threads
        return compute("negmod", x, None, self._prepared, False, None, byteorder, threads, progress, out)

    @overload
    def invmod(self, x: Operand, *, out: Limbs, **options: Unpack[Options]) -> Limbs: ...
    @overload
    def invmod(self, x: Column, **options: Unpack[Options]) -> Column: ...
    @overload
    def invmod(self, x: Arrow, **options: Unpack[Options]) -> Arrow: ...
    @overload
    def invmod(self, x: Operand, **options: Unpack[Options]) -> Any: ...
    def invmod(
        self,
        x: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
        out: Limbs | None = None,
    ) -> Any:
        """`limbwise.invmod` with what is prepared; the options are the same."""
        threads = default_threads() if threads is None else threads
        return compute("invmod", x, None, self._prepared, False, None, byteorder, threads, progress, out)


class Modulus(_Operations):
    """One modulus for every row, prepared once; the operations are methods.

    Pickled by its value, and prepared anew where it is loaded.

    Args:
        modulus: one number, at least 1: int, gmpy2.mpz, or bytes.
        byteorder: the order of bytes.

    Raises:
        ValueError: it is 0 or negative.
        TypeError: it is not one number.
    """

    def __init__(self, modulus: Number, *, byteorder: ByteOrder | None = None) -> None:
        super().__init__(_native.Modulus(modulus, byteorder))

    def __int__(self) -> int:
        return int.from_bytes(self._prepared.to_bytes()[0], "little")

    def __reduce__(self) -> tuple[Any, ...]:
        return _modulus, self._prepared.to_bytes()[:1]

    def __repr__(self) -> str:
        return f"<limbwise.Modulus of {int(self).bit_length()} bits>"


class Moduli(_Operations):
    """A modulus for each row, prepared once; the operations are methods.

    Pickled by their values, and prepared anew where they are loaded.

    Args:
        moduli: a column of numbers, each at least 1, of any kind that `powmod` takes.
        byteorder: the order of numbers in bytes.

    Raises:
        ValueError: one is 0, negative or null; the message has the row.
        TypeError: they are no column.
    """

    def __init__(self, moduli: Operand, *, byteorder: ByteOrder | None = None) -> None:
        prepared = _native.Moduli(moduli, byteorder)
        super().__init__(prepared)
        self._rows = len(prepared)

    def __len__(self) -> int:
        return self._rows

    def __reduce__(self) -> tuple[Any, ...]:
        return _moduli, self._prepared.to_bytes()

    def __repr__(self) -> str:
        return f"<limbwise.Moduli: {len(self)} rows>"


def _modulus(value: bytes) -> Modulus:
    return Modulus(value, byteorder="little")


def _moduli(data: bytes, width: int) -> Moduli:
    rows = [data[i : i + width] for i in range(0, len(data), width)]
    return Moduli(rows, byteorder="little")
