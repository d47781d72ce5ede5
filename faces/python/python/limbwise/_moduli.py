"""Prepared moduli."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from limbwise import _native
from limbwise._operations import Operations

if TYPE_CHECKING:
    from collections.abc import Sequence

    from limbwise._types import ByteOrder, Number, Operand, Progress


class Modulus(_native.Modulus, Operations):
    """One modulus for all rows, prepared once, with the operations as methods.

    Pickled and compared by value (not in constant time), and prepared again when unpickled. The functions of this
    package accept it as their modulus, too.

    Args:
        modulus: one number, at least 1: int, gmpy2.mpz, or bytes.
        byteorder: the order of bytes.

    Raises:
        ValueError: it is 0 or negative.
        TypeError: it is not one number.
        KeyboardInterrupt: within a second, like every other call.
    """

    def __new__(cls, modulus: Number, *, byteorder: ByteOrder | None = None) -> Modulus:
        return super().__new__(cls, modulus, byteorder)

    def sum(
        self,
        x: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
    ) -> Any:
        """Returns the sum of all rows as one number of the type of an element of x. It is an int for a uint64 array,
        and for any Arrow column, also one of limbs, bytes of the modulus's width, big-endian unless `byteorder` says
        otherwise. Without rows it is 0.

        Raises:
            ValueError: a number is negative or null; the message names the row.
            TypeError, KeyboardInterrupt: as `powmod`.
        """
        return _native.fold("sum", self, x, None, byteorder, threads, progress)

    def dot(
        self,
        x: Operand,
        y: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
    ) -> Any:
        """Returns the sum of all products `x * y`; otherwise like `sum`."""
        return _native.fold("dot", self, x, y, byteorder, threads, progress)

    def product(
        self,
        x: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
    ) -> Any:
        """Returns the product of all rows, 1 if there are none; otherwise like `sum`."""
        return _native.fold("product", self, x, None, byteorder, threads, progress)

    def invmod_each(
        self,
        x: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
    ) -> tuple[Any, Any]:
        """Like `limbwise.invmod_each`, with the prepared moduli."""
        return _native.invmod_each(x, self, byteorder, threads, progress)

    def in_subgroup(
        self,
        x: Operand,
        order: Operand,
        *,
        public: bool = False,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
    ) -> Any:
        """Returns whether `x ** order` is 1, row by row. For a prime modulus, this means that x is in the subgroup of
        this order.

        If the modulus is `2 * order + 1`, the much faster Jacobi symbol is computed instead, and the modulus must be
        prime. The result is a bool for one number, a bool array of shape (rows,) for an array, a Series of bool for a
        Series, a tuple for a tuple, else a list, with None for nulls.

        Constant-time in x and the order; the results are public.

        Args:
            x: any size.
            order: any size, one value or a column.
            public: treat the orders as public, which is faster.
            byteorder, threads, progress: as `powmod`.

        Raises:
            ValueError: a number is negative, or columns have different numbers of rows.
            TypeError, KeyboardInterrupt: as `powmod`.
        """
        return _native.in_subgroup(self, x, order, public, byteorder, threads, progress)

    def multi_exp(
        self,
        base: Operand,
        exp: Operand,
        *,
        public: bool = False,
        exp_bits: int | None = None,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
    ) -> Any:
        """Returns the product of `base ** exp` over all rows as one number of the type that `product` returns for the
        bases; 1 modulo the modulus if there are none.

        Operands and options are those of `powmod`, except that operands must not be negative or null. Many public
        exponents take a fraction of the time of separate powers.

        Raises:
            ValueError, TypeError, KeyboardInterrupt: as `powmod`.
        """
        return _native.compute_powers("multi_exp", (base,), (exp,), self, public, exp_bits, byteorder, threads)[0]

    def multi_exp_each(
        self,
        bases: Sequence[Operand],
        exps: Sequence[Operand],
        *,
        public: bool = False,
        exp_bits: int | None = None,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
    ) -> Any:
        """Computes `bases[0] ** exps[0] * bases[1] ** exps[1] * ...`, row by row, with shared squarings.

        Operands and options are those of `powmod`, except that operands must not be negative. There is one exponent
        per base. The result has the type of the first base.

        Raises:
            ValueError, TypeError, KeyboardInterrupt: as `powmod`.
        """
        return _native.compute_powers(
            "multi_exp_each", _several(bases, "bases"), _several(exps, "exps"), self, public, exp_bits, byteorder, threads
        )[0]

    def pow_many_exps(
        self,
        base: Operand,
        exps: Sequence[Operand],
        *,
        public: bool = False,
        exp_bits: int | None = None,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
    ) -> list[Any]:
        """Computes `base ** exp` for each of several exponents, as one column per exponent, with shared squarings.

        Operands and options are those of `powmod`, except that operands must not be negative.

        Raises:
            ValueError, TypeError, KeyboardInterrupt: as `powmod`.
        """
        return _native.compute_powers("pow_many_exps", (base,), _several(exps, "exps"), self, public, exp_bits, byteorder, threads)

    def __int__(self) -> int:
        return int.from_bytes(self._bytes(), "little")

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(Modulus, byteorder="little"), (self._bytes(),)

    def __eq__(self, other: object) -> bool:
        return int(self) == int(other) if isinstance(other, Modulus) else NotImplemented

    def __hash__(self) -> int:
        return hash((Modulus, int(self)))

    def __repr__(self) -> str:
        return f"<limbwise.Modulus of {int(self).bit_length()} bits>"


def _several(operands: Sequence[Operand], what: str) -> tuple[Operand, ...]:
    """Returns a list of operands as a tuple."""
    if isinstance(operands, (str, bytes, bytearray)) or not hasattr(operands, "__iter__"):
        raise TypeError(f"{what}: expected a list of operands, found {type(operands).__name__}")
    return tuple(operands)


class Moduli(_native.Moduli, Operations):
    """One modulus per row, prepared once, with the operations as methods.

    Prepared by the default number of threads (see `powmod`). Pickled and compared by value (not in constant time),
    and prepared again when unpickled.

    Args:
        moduli: a column of numbers, each at least 1, of any type that `powmod` accepts.
        byteorder: the order of numbers in bytes.

    Raises:
        ValueError: one is 0, negative or null; the message names the row.
        TypeError: they are not a column.
        KeyboardInterrupt: within a second.
    """

    def __new__(cls, moduli: Operand, *, byteorder: ByteOrder | None = None) -> Moduli:
        return super().__new__(cls, moduli, byteorder)

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(Moduli, byteorder="little"), (self._rows(),)

    def _numbers(self) -> list[int]:
        return [int.from_bytes(row, "little") for row in self._rows()]

    def __eq__(self, other: object) -> bool:
        return self._numbers() == other._numbers() if isinstance(other, Moduli) else NotImplemented

    def __hash__(self) -> int:
        return hash((Moduli, *self._numbers()))

    def __repr__(self) -> str:
        return f"<limbwise.Moduli: {len(self)} rows>"
