"""Modular arithmetic on columns: typed and documented wrappers of the native functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, overload

from limbwise import _native
from limbwise._native import compute, compute_powers

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Unpack

    from limbwise._types import (
        Arrow,
        Binary,
        BinaryMethod,
        ByteOrder,
        Column,
        Limbs,
        Mod,
        Number,
        One,
        Operand,
        Options,
        PowmodOptions,
        Progress,
        Unary,
        UnaryMethod,
    )


@overload
def powmod(base: Operand, exp: Operand, mod: Mod, *, out: Limbs, **options: Unpack[PowmodOptions]) -> Limbs: ...
@overload
def powmod(base: One, exp: Number, mod: Number, **options: Unpack[PowmodOptions]) -> One: ...
@overload
def powmod(base: Column, exp: Operand, mod: Mod, **options: Unpack[PowmodOptions]) -> Column: ...
@overload
def powmod(base: Arrow, exp: Operand, mod: Mod, **options: Unpack[PowmodOptions]) -> Arrow: ...
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
    return compute("powmod", (base, exp), _prepared(mod), public, exp_bits, byteorder, threads, progress, out)


def _prepared(mod: Any) -> Any:
    """Returns the native object of a `Modulus` or `Moduli`, or any other modulus unchanged."""
    return mod if type(mod) is int or not isinstance(mod, _Operations) else mod._prepared


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

    def operation(
        x: Operand,
        mod: Mod,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
        out: Limbs | None = None,
    ) -> Any:
        return compute(name, (x,), _prepared(mod), False, None, byteorder, threads, progress, out)

    function: Unary = _named(operation, name, name, f"{formula.__doc__}{_MORE}")
    return function


def _binary(formula: Callable[[], None]) -> Binary:
    name = formula.__name__

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
        return compute(name, (x, y), _prepared(mod), False, None, byteorder, threads, progress, out)

    function: Binary = _named(operation, name, name, f"{formula.__doc__}{_MORE}")
    return function


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


_PREPARED = "`limbwise.{}` with what is prepared; the options are the same."


def _unary_method(name: str) -> UnaryMethod:
    def operation(
        self: _Operations,
        x: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
        out: Limbs | None = None,
    ) -> Any:
        return compute(name, (x,), self._prepared, False, None, byteorder, threads, progress, out)

    method: UnaryMethod = _named(operation, name, f"_Operations.{name}", _PREPARED.format(name))
    return method


def _binary_method(name: str) -> BinaryMethod:
    def operation(
        self: _Operations,
        x: Operand,
        y: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
        out: Limbs | None = None,
    ) -> Any:
        return compute(name, (x, y), self._prepared, False, None, byteorder, threads, progress, out)

    method: BinaryMethod = _named(operation, name, f"_Operations.{name}", _PREPARED.format(name))
    return method


class _Operations:
    """The operations with prepared moduli."""

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
        """Like `limbwise.powmod`, with the prepared moduli; the options are the same."""
        return compute("powmod", (base, exp), self._prepared, public, exp_bits, byteorder, threads, progress, out)

    mulmod = _binary_method("mulmod")
    sqrmod = _unary_method("sqrmod")
    addmod = _binary_method("addmod")
    submod = _binary_method("submod")
    negmod = _unary_method("negmod")
    invmod = _unary_method("invmod")


class Modulus(_Operations):
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

    _prepared: _native.Modulus

    def __init__(self, modulus: Number, *, byteorder: ByteOrder | None = None) -> None:
        self._modulus = _native.Modulus(modulus, byteorder)
        super().__init__(self._modulus)

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
        return _native.fold("sum", self._modulus, x, None, byteorder, threads, progress)

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
        return _native.fold("dot", self._modulus, x, y, byteorder, threads, progress)

    def product(
        self,
        x: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
    ) -> Any:
        """Returns the product of all rows, 1 if there are none; otherwise like `sum`."""
        return _native.fold("product", self._modulus, x, None, byteorder, threads, progress)

    def invmod_each(
        self,
        x: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
    ) -> tuple[Any, Any]:
        """Like `limbwise.invmod_each`, with the prepared moduli."""
        return _native.invmod_each(x, self._modulus, byteorder, threads, progress)

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
        return _native.in_subgroup(self._modulus, x, order, public, byteorder, threads, progress)

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
        return self._powers("product", (base,), (exp,), public, exp_bits, byteorder, threads)[0]

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
        return self._powers("multi_exp", _several(bases, "bases"), _several(exps, "exps"), public, exp_bits, byteorder, threads)[0]

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
        return self._powers("pow_many_exps", (base,), _several(exps, "exps"), public, exp_bits, byteorder, threads)

    def _powers(
        self,
        name: str,
        bases: tuple[Operand, ...],
        exps: tuple[Operand, ...],
        public: bool,
        exp_bits: int | None,
        byteorder: ByteOrder | None,
        threads: int | None,
    ) -> list[Any]:
        return compute_powers(name, bases, exps, self._prepared, public, exp_bits, byteorder, threads)

    def __int__(self) -> int:
        return int.from_bytes(self._prepared.to_bytes()[0], "little")

    def __reduce__(self) -> tuple[Any, ...]:
        return _modulus, self._prepared.to_bytes()[:1]

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


class Moduli(_Operations):
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

    def __init__(self, moduli: Operand, *, byteorder: ByteOrder | None = None) -> None:
        prepared = _native.Moduli(moduli, byteorder)
        super().__init__(prepared)
        self._rows = len(prepared)

    def __len__(self) -> int:
        return self._rows

    def __reduce__(self) -> tuple[Any, ...]:
        return _moduli, self._prepared.to_bytes()

    def _numbers(self) -> list[int]:
        return [int.from_bytes(row, "little") for row in _rows(*self._prepared.to_bytes())]

    def __eq__(self, other: object) -> bool:
        return self._numbers() == other._numbers() if isinstance(other, Moduli) else NotImplemented

    def __hash__(self) -> int:
        return hash((Moduli, *self._numbers()))

    def __repr__(self) -> str:
        return f"<limbwise.Moduli: {len(self)} rows>"


class FixedBase:
    """One base with tables of its powers, for many exponents and one modulus.

    A power costs about one product per eight bits of its exponent: with 256-bit exponents and a 4096-bit modulus, a
    seventh to a tenth of the time of `powmod`. Computing the tables costs as much as some dozens of powers, on the
    default number of threads (see `powmod`). Threads may share an object.

    Constant-time in the base, the modulus and the exponents unless `public` is set. Pickled by value; the tables are
    computed again when unpickled.

    >>> g = FixedBase(5, 1_000_000_007, exp_bits=32)
    >>> g.powmod([0, 1, 1_000_000_006])
    [1, 5, 1]

    Args:
        base: one number, not negative: int, gmpy2.mpz, or bytes.
        modulus: a `Modulus`, or a number.
        exp_bits: the length of the longest exponent in bits.
        public: treat exponents as public: faster, but the running time depends on their values.
        memory: the largest size of the tables in bytes, if possible. None: 32 MiB.
        byteorder: the order of bytes.

    Raises:
        ValueError: a number is negative, or the modulus is 0.
        TypeError: the base or the modulus is not one number.
        MemoryError: there is not enough memory for the tables.
        KeyboardInterrupt: within a second.
    """

    def __init__(
        self,
        base: Number,
        modulus: Modulus | Number,
        exp_bits: int,
        *,
        public: bool = False,
        memory: int | None = None,
        byteorder: ByteOrder | None = None,
    ) -> None:
        self.modulus = modulus if isinstance(modulus, Modulus) else Modulus(modulus, byteorder=byteorder)
        self._prepared = _native.FixedBase(base, self.modulus._prepared, exp_bits, public, memory, byteorder)

    @overload
    def powmod(self, exp: Operand, *, out: Limbs, **options: Unpack[Options]) -> Limbs: ...
    @overload
    def powmod(self, exp: Column, **options: Unpack[Options]) -> Column: ...
    @overload
    def powmod(self, exp: Arrow, **options: Unpack[Options]) -> Arrow: ...
    @overload
    def powmod(self, exp: Operand, **options: Unpack[Options]) -> Any: ...
    def powmod(
        self,
        exp: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
        out: Limbs | None = None,
    ) -> Any:
        """Computes `base ** exp % modulus`, row by row, like `limbwise.powmod` with the same types of exponents and
        the same options.

        Raises:
            ValueError: an exponent has more than `exp_bits` bits, or as `limbwise.powmod`; the message names the row.
            TypeError, KeyboardInterrupt: as `limbwise.powmod`.
        """
        operands = (self._prepared, exp)
        return compute(
            "powmod", operands, self.modulus._prepared, self.public, self.exp_bits, byteorder, threads, progress, out
        )

    @property
    def exp_bits(self) -> int:
        """The length of the longest exponent in bits."""
        return self._prepared.exp_bits

    @property
    def public(self) -> bool:
        """Whether exponents are public."""
        return self._prepared.public

    @property
    def table_bytes(self) -> int:
        """The size of the tables in bytes."""
        return self._prepared.table_bytes

    def __int__(self) -> int:
        return int.from_bytes(self._prepared.base(), "little")

    def to_bytes(self) -> bytes:
        """Returns the base, the modulus and the options with a checksum, in a format that is the same on every
        processor and not encrypted."""
        return self._prepared.to_bytes()

    @classmethod
    def from_bytes(cls, saved: bytes, modulus: Modulus | Number) -> FixedBase:
        """Reads the output of `to_bytes` and computes the tables again.

        Raises:
            ValueError: the bytes have another format, are truncated or changed, or belong to another modulus.
        """
        fixed = cls.__new__(cls)
        fixed.modulus = modulus if isinstance(modulus, Modulus) else Modulus(modulus)
        fixed._prepared = _native.FixedBase.from_bytes(saved, fixed.modulus._prepared)
        return fixed

    def __reduce__(self) -> tuple[Any, ...]:
        return FixedBase.from_bytes, (self.to_bytes(), self.modulus)

    def __repr__(self) -> str:
        return f"<limbwise.FixedBase for exponents of {self.exp_bits} bits>"


class FixedExponent:
    """One exponent for many bases and moduli. The windows of a public one are planned once. Threads may share an object.

    Constant-time unless `public` is set: the running time with a secret exponent depends only on `exp_bits`. A public
    exponent is pickled by value; a secret one is never pickled or copied.

    >>> e = FixedExponent(65537, public=True)
    >>> e.powmod([2, 3, 5], 1_000_000_007)
    [947173645, 754428556, 364197520]

    Args:
        exp: one number, not negative: int, gmpy2.mpz, or bytes.
        public: treat the exponent as public: faster, but the running time depends on its value.
        exp_bits: the declared length of a secret exponent in bits. None: its length in whole 64-bit limbs.
        byteorder: the order of bytes.

    Raises:
        ValueError: the exponent is negative, or longer than `exp_bits`.
        TypeError: the exponent is not one number.
    """

    def __init__(
        self,
        exp: Number,
        *,
        public: bool = False,
        exp_bits: int | None = None,
        byteorder: ByteOrder | None = None,
    ) -> None:
        self._prepared = _native.FixedExponent(exp, public, exp_bits, byteorder)

    @overload
    def powmod(self, base: Operand, modulus: Modulus | Moduli | Operand, *, out: Limbs, **options: Unpack[Options]) -> Limbs: ...
    @overload
    def powmod(self, base: Column, modulus: Modulus | Moduli | Operand, **options: Unpack[Options]) -> Column: ...
    @overload
    def powmod(self, base: Arrow, modulus: Modulus | Moduli | Operand, **options: Unpack[Options]) -> Arrow: ...
    @overload
    def powmod(self, base: Operand, modulus: Modulus | Moduli | Operand, **options: Unpack[Options]) -> Any: ...
    def powmod(
        self,
        base: Operand,
        modulus: Modulus | Moduli | Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
        out: Limbs | None = None,
    ) -> Any:
        """Computes `base ** exp % modulus`, row by row, like `limbwise.powmod` with the same types of bases and
        moduli and the same options.

        Raises:
            ValueError, TypeError, KeyboardInterrupt: as `limbwise.powmod`.
        """
        moduli = modulus._prepared if isinstance(modulus, (Modulus, Moduli)) else modulus
        operands = (base, self._prepared)
        return compute("powmod", operands, moduli, self.public, self.exp_bits, byteorder, threads, progress, out)

    @property
    def exp_bits(self) -> int:
        """The declared length of a secret exponent in bits, or the length of a public one."""
        return self._prepared.exp_bits

    @property
    def public(self) -> bool:
        """Whether the exponent is public."""
        return self._prepared.public

    def __int__(self) -> int:
        return int.from_bytes(self._prepared.exponent(), "little")

    def __reduce__(self) -> tuple[Any, ...]:
        if not self.public:
            raise TypeError(
                "FixedExponent: a secret exponent cannot be pickled or copied; send the number as you send secrets, and make the object there"
            )
        return _fixed_exponent, (self._prepared.exponent(),)

    def __repr__(self) -> str:
        return f"<limbwise.FixedExponent of {self.exp_bits} bits>"


def _modulus(value: bytes) -> Modulus:
    return Modulus(value, byteorder="little")


def _moduli(data: bytes, width: int) -> Moduli:
    return Moduli(_rows(data, width), byteorder="little")


def _rows(data: bytes, width: int) -> list[bytes]:
    return [data[i : i + width] for i in range(0, len(data), width)]


def _fixed_exponent(exp: bytes) -> FixedExponent:
    return FixedExponent(exp, public=True, byteorder="little")
