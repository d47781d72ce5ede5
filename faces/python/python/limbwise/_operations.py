"""The modular operations on columns, as functions and as methods of prepared moduli: their types and documentation.

The native module computes them, by the library's table of operations.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, overload

from limbwise._native import operations

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Unpack

    from limbwise._types import (
        Binary,
        BinaryMethod,
        ByteOrder,
        Column,
        Limbs,
        Mod,
        Number,
        One,
        Operand,
        PowmodOptions,
        Progress,
        Unary,
        UnaryMethod,
    )

__all__ = ["addmod", "invmod", "mulmod", "negmod", "powmod", "sqrmod", "submod"]

native_powmod = operations["powmod"]


@overload
def powmod(base: Operand, exp: Operand, mod: Mod, *, out: Limbs, **options: Unpack[PowmodOptions]) -> Limbs: ...
@overload
def powmod(base: One, exp: Number, mod: Number, **options: Unpack[PowmodOptions]) -> One: ...
@overload
def powmod(base: Column, exp: Operand, mod: Mod, **options: Unpack[PowmodOptions]) -> Column: ...
@overload
def powmod(base: Operand, exp: Operand, mod: Mod, **options: Unpack[PowmodOptions]) -> Any: ...
def powmod(
    base: Operand,
    exp: Operand,
    mod: Mod,
    *,
    public: bool = False,
    exp_bits: int | None = None,
    byteorder: ByteOrder | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
    out: Limbs | None = None,
) -> Any:
    """Computes `base ** exp % mod`, row by row.

    Base, exponent and modulus are each one value or a column, of any of these types, which need not be the same:

    - int, gmpy2.mpz, or bytes (then `byteorder` says their order);
    - a list or a tuple of these, a range, or a NumPy array of objects, shape (rows,);
    - a NumPy array of uint64, shape (rows, limbs), least significant limb first; C-contiguous arrays are not copied;
    - a NumPy array of any integer type, shape (rows,), of one-limb numbers; the result is uint64, also of shape
      (rows,) if the modulus has one limb;
    - an Arrow column of FixedSizeBinary, Binary, LargeBinary or BinaryView (of pyarrow, polars, or any object with
      `__arrow_c_array__` or `__arrow_c_stream__`), big-endian unless `byteorder` says otherwise, where BinaryView has
      LargeBinary results; of FixedSizeList of uint64, limbs as above; of decimals that are whole and not negative,
      with FixedSizeBinary results; or a dictionary of these;
    - a pandas Series of objects, of an integer dtype, or of an ArrowDtype of binaries or integers. The result keeps
      its index, its name and its dtype, except that an integer dtype too narrow for the modulus or for nulls becomes
      object. Several Series must have the same index.

    A null operand gives a null result. Masked arrays are rejected. The result has the type of the base, or of the
    first column if the base is one value, and the width of the modulus.

    Constant-time in base, exponent and modulus, except for signs and the conversion of Python integers; see `public`.
    A negative exponent uses the inverse of the base, as `pow` does; a negative base is reduced.

    Args:
        base: any size.
        exp: any size. The time depends on its width: for an int its length in 64-bit limbs, for a column of ints that
            of the longest. So the time reveals the length of a secret exponent to within 64 bits, unless `exp_bits`
            is given.
        mod: at least 1, odd or even; or a `Modulus` or `Moduli`.
        public: treat exponents as public: faster, but the running time depends on their values.
        exp_bits: the declared length of exponents in bits, on which the time depends instead, at most 2**32. The
            modulus's bit length hides that of any exponent below the modulus.
        byteorder: "big" or "little": the order of numbers in bytes.
        threads: the number of threads, limited to one per processor that this process may use. None:
            `LIMBWISE_THREADS` if it is set; else one per processor, but 1 in a worker of multiprocessing or Ray.
        progress: called with the number of finished rows and of all rows, about ten times a second. An exception that
            it raises ends the call.
        out: a writable C-contiguous uint64 array of shape (rows, limbs of the modulus), which receives the result and
            is returned. It may be an operand.

    Raises:
        ValueError: a number, a shape or an option is invalid; the message names the row, from 0. `out` is unchanged.
        TypeError: an operand has another type.
        KeyboardInterrupt: within a second, even in the middle of a long power; `out` may be partly written.
    """
    return native_powmod(base, exp, mod, byteorder, threads, progress, out, public, exp_bits)


_MORE = """

    Operands and modulus are of any kind, the result and the options as `powmod` has them: the kind of `x`, the width of
    the modulus. Negative operands are reduced. Constant-time in values, save for signs.

    Raises:
        ValueError: a number has no inverse where it is asked for, or as `powmod`; the message has the row, from 0.
        TypeError, KeyboardInterrupt: as `powmod`.
    """


def _unary(formula: Callable[[], None]) -> Unary:
    """Returns the function with the name and the documentation of `formula`."""
    name = formula.__name__
    native = operations[name]

    def operation(
        x: Operand,
        mod: Mod,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
        out: Limbs | None = None,
    ) -> Any:
        return native(x, mod, byteorder, threads, progress, out)

    function: Unary = _named(operation, name, name, f"{formula.__doc__}{_MORE}")
    return function


def _unary_method(name: str) -> UnaryMethod:
    native = operations[name]

    def operation(
        self: Operations,
        x: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
        out: Limbs | None = None,
    ) -> Any:
        return native(x, self, byteorder, threads, progress, out)

    method: UnaryMethod = _named(
        operation, name, f"Operations.{name}", f"`limbwise.{name}` with what is prepared; the options are the same."
    )
    return method


def _binary(formula: Callable[[], None]) -> Binary:
    name = formula.__name__
    native = operations[name]

    def operation(
        x: Operand,
        y: Operand,
        mod: Mod,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
        out: Limbs | None = None,
    ) -> Any:
        return native(x, y, mod, byteorder, threads, progress, out)

    function: Binary = _named(operation, name, name, f"{formula.__doc__}{_MORE}")
    return function


def _binary_method(name: str) -> BinaryMethod:
    native = operations[name]

    def operation(
        self: Operations,
        x: Operand,
        y: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
        out: Limbs | None = None,
    ) -> Any:
        return native(x, y, self, byteorder, threads, progress, out)

    method: BinaryMethod = _named(
        operation, name, f"Operations.{name}", f"`limbwise.{name}` with what is prepared; the options are the same."
    )
    return method


def _named(operation: Any, name: str, qualname: str, doc: str) -> Any:
    operation.__name__ = name
    operation.__qualname__ = qualname
    operation.__doc__ = doc
    return operation


@_binary
def mulmod() -> None:
    """Computes `x * y % mod`, row by row."""


@_unary
def sqrmod() -> None:
    """Computes `x * x % mod`, row by row."""


@_binary
def addmod() -> None:
    """Computes `(x + y) % mod`, row by row."""


@_binary
def submod() -> None:
    """Computes `(x - y) % mod`, row by row."""


@_unary
def negmod() -> None:
    """Computes `-x % mod`, row by row."""


@_unary
def invmod() -> None:
    """Computes `pow(x, -1, mod)`, the inverse of x, row by row."""


class Operations:
    """The operations as methods of prepared moduli."""

    @overload
    def powmod(self, base: Operand, exp: Operand, *, out: Limbs, **options: Unpack[PowmodOptions]) -> Limbs: ...
    @overload
    def powmod(self, base: Column, exp: Operand, **options: Unpack[PowmodOptions]) -> Column: ...
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
        """Like `limbwise.powmod`, with the prepared moduli; the options are the same."""
        return native_powmod(base, exp, self, byteorder, threads, progress, out, public, exp_bits)

    mulmod = _binary_method("mulmod")
    sqrmod = _unary_method("sqrmod")
    addmod = _binary_method("addmod")
    submod = _binary_method("submod")
    negmod = _unary_method("negmod")
    invmod = _unary_method("invmod")
