"""Modular arithmetic on columns: what is computed natively, with its types and its documentation."""

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
    """`base ** exp % mod`, row by row.

    Base, exponent and modulus are one value or a column each, of any of these kinds, which need not be the same:

    - int, gmpy2.mpz, or bytes (then `byteorder` says their order);
    - a list or a tuple of one of them, a range, or a NumPy array of objects, shape (rows,);
    - a NumPy array of uint64, shape (rows, limbs), least significant limb first; one that is C-contiguous is not copied;
    - a NumPy array of any integers, shape (rows,), a number of one limb each; the result is uint64, of shape (rows,) too if the
      modulus has one limb;
    - an Arrow column of FixedSizeBinary, Binary, LargeBinary or BinaryView (of pyarrow, polars, or whatever has
      `__arrow_c_array__` or `__arrow_c_stream__`), big-endian unless `byteorder` says otherwise; of FixedSizeList of uint64,
      limbs as above; of decimals that are whole and not negative, whose results are FixedSizeBinary; or a dictionary of these;
    - a pandas Series of objects, of an integer dtype, or of an ArrowDtype of binaries or integers. The result keeps its index and its
      name; its dtype too, unless that is an integer dtype too narrow for the modulus or for nulls: then it is object. Several Series
      must have the same index.

    Where an operand is null, so is the result. Arrays with a mask are refused. The result has the kind of the base, or of the first
    column if the base is one value, and the width of the modulus.

    Constant-time in base, exponent and modulus, save for signs and for the conversion of Python's integers; see `public`. A
    negative exponent takes the inverse of the base, as `pow` does; a negative base is reduced.

    Args:
        base: any size.
        exp: any size. Its time is that of its width. The width of an int is its length in 64-bit limbs, of a column of ints that of
            the longest: to within 64 bits, the length of a secret exponent shows unless `exp_bits` is given.
        mod: at least 1, odd or even; or a `Modulus` or `Moduli`.
        public: the exponents are no secret: their values may show in the running time, which is shorter.
        exp_bits: no exponent has more bits, and time is taken for so many: the modulus's bit length hides that of any exponent
            below it.
        byteorder: "big" or "little": the order of numbers in bytes.
        threads: how many to compute on, at most one for each processor that this process may use: a larger number stands for that
            many. None: `LIMBWISE_THREADS` if it is set; else one for each processor, but 1 in a worker of multiprocessing or Ray.
        progress: called with the rows done and all rows, ten times a second unless rows take longer; what it raises ends the call.
        out: a writable C-contiguous uint64 array of shape (rows, limbs of the modulus) that takes the result and is returned. It
            may be an operand.

    Raises:
        ValueError: a number, a shape or an option is wrong; the message has the row, from 0. Nothing is written to `out`.
        TypeError: an operand is of no kind above.
        KeyboardInterrupt: within a second, in the middle of a long power too; `out` may be written in part.
    """
    return compute("powmod", (base, exp), _prepared(mod), public, exp_bits, byteorder, threads, progress, out)


def _prepared(mod: Any) -> Any:
    """What a `Modulus` or `Moduli` has prepared; any other modulus as it is."""
    return mod if type(mod) is int or not isinstance(mod, _Operations) else mod._prepared


_MORE = """

    Operands and modulus are of any kind, the result and the options as `powmod` has them: the kind of `x`, the width of
    the modulus. Negative operands are reduced. Constant-time in values, save for signs.

    Raises:
        ValueError: a number has no inverse where it is asked for, or as `powmod`; the message has the row, from 0.
        TypeError, KeyboardInterrupt: as `powmod`.
    """


def _unary(formula: Callable[[], None]) -> Unary:
    """The function that has the name and the documentation of a formula."""
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
    """`x * y % mod`, row by row."""


@_unary
def sqrmod() -> None:
    """`x * x % mod`, row by row."""


@_binary
def addmod() -> None:
    """`(x + y) % mod`, row by row."""


@_binary
def submod() -> None:
    """`(x - y) % mod`, row by row."""


@_unary
def negmod() -> None:
    """`-x % mod`, row by row."""


@_unary
def invmod() -> None:
    """`pow(x, -1, mod)`, the inverse of x, row by row."""


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
        return compute("powmod", (base, exp), self._prepared, public, exp_bits, byteorder, threads, progress, out)

    mulmod = _binary_method("mulmod")
    sqrmod = _unary_method("sqrmod")
    addmod = _binary_method("addmod")
    submod = _binary_method("submod")
    negmod = _unary_method("negmod")
    invmod = _unary_method("invmod")


class Modulus(_Operations):
    """One modulus for every row, prepared once; the operations are methods.

    Pickled and compared by its value (not in constant time), and prepared anew where it is loaded. The functions of this module take
    it as their modulus, too.

    Args:
        modulus: one number, at least 1: int, gmpy2.mpz, or bytes.
        byteorder: the order of bytes.

    Raises:
        ValueError: it is 0 or negative.
        TypeError: it is not one number.
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
        """The sum of all rows, one number like an element of x; of a uint64 array an int, of an Arrow column bytes. 0 if there are no rows.

        Raises:
            ValueError: a number is negative or null; the message has the row.
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
        """The sum of all products `x * y`; the rest is as with `sum`."""
        return _native.fold("dot", self._modulus, x, y, byteorder, threads, progress)

    def product(
        self,
        x: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
    ) -> Any:
        """The product of all rows, 1 if there are none; the rest is as with `sum`."""
        return _native.fold("product", self._modulus, x, None, byteorder, threads, progress)

    def invmod_each(
        self,
        x: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
    ) -> tuple[Any, Any]:
        """`limbwise.invmod_each` with what is prepared."""
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
        """Whether `x ** order` is 1, row by row: for a prime modulus, whether x is in the subgroup of this order.

        Where the modulus is `2 * order + 1` the Jacobi symbol tells, in a fraction of the time; then the modulus must be prime. The result is a
        bool for one number, a bool array of shape (rows,) for an array, a tuple for a tuple, else a list, with None for nulls.

        Constant-time in x and the order; what is found is public.

        Args:
            x: any size.
            order: any size, one value or a column.
            public: the orders are no secret, which is faster.
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
        """The product of `base ** exp` over all rows, one number; 1 modulo the modulus if there are none.

        Operands and options are those of `powmod`, but that neither is negative or null. Many public exponents take a fraction
        of the time of as many powers.

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
        """`bases[0] ** exps[0] * bases[1] ** exps[1] * ...`, row by row, with an exponent for each base: all share their squarings.

        Operands and options are those of `powmod`, but that none is negative; the result has the kind of the first base.

        Raises:
            ValueError, TypeError, KeyboardInterrupt: as `powmod`.
        """
        return self._powers("multi_exp", tuple(bases), tuple(exps), public, exp_bits, byteorder, threads)[0]

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
        """`base ** exp` for each of several exponents, a column each: those of a row share their squarings.

        Operands and options are those of `powmod`, but that none is negative.

        Raises:
            ValueError, TypeError, KeyboardInterrupt: as `powmod`.
        """
        return self._powers("pow_many_exps", (base,), tuple(exps), public, exp_bits, byteorder, threads)

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


class FixedBase:
    """One base with tables of its powers, for many exponents modulo one number.

    A power costs about a product for every eight bits of its exponent: with exponents of 256 bits modulo a number of 4096 bits a
    seventh to a tenth of what `powmod` takes. To make the tables costs as much as some dozens of powers. Threads may share it.

    Constant-time in the base, the modulus and the exponents unless `public`. Pickled by its numbers; the tables are made anew
    where it is loaded.

    >>> g = FixedBase(5, 1_000_000_007, exp_bits=32)
    >>> g.powmod([0, 1, 1_000_000_006])
    [1, 5, 1]

    Args:
        base: one number, not negative: int, gmpy2.mpz, or bytes.
        modulus: a `Modulus`, or a number to make one of.
        exp_bits: no exponent has more bits.
        public: exponents are no secret: their values may show in the running time, which is shorter.
        memory: tables take at most so many bytes, if that is possible. None: 32 MiB.
        byteorder: the order of bytes.

    Raises:
        ValueError: a number is negative, or the modulus is 0.
        TypeError: the base or the modulus is not one number.
        MemoryError: there is no memory for the tables.
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
        """`base ** exp % modulus`, row by row: `limbwise.powmod` with what is prepared. Exponents are of any kind that it takes, and so
        are the options.

        Raises:
            ValueError: an exponent has more than `exp_bits` bits, or as `limbwise.powmod`; the message has the row.
            TypeError, KeyboardInterrupt: as `limbwise.powmod`.
        """
        operands = (self._prepared, exp)
        return compute(
            "powmod", operands, self.modulus._prepared, self.public, self.exp_bits, byteorder, threads, progress, out
        )

    @property
    def exp_bits(self) -> int:
        """The most bits that an exponent has."""
        return self._prepared.exp_bits

    @property
    def public(self) -> bool:
        """Whether exponents are public."""
        return self._prepared.public

    @property
    def table_bytes(self) -> int:
        """The bytes that the tables take."""
        return self._prepared.table_bytes

    def __int__(self) -> int:
        return int.from_bytes(self._prepared.base(), "little")

    def to_bytes(self) -> bytes:
        """The base, the modulus and the options, with a checksum, for a file: the same on every processor, and not encrypted."""
        return self._prepared.to_bytes()

    @classmethod
    def from_bytes(cls, saved: bytes, modulus: Modulus | Number) -> FixedBase:
        """What `to_bytes` gave, with the tables made again.

        Raises:
            ValueError: the bytes are something else, cut off, changed, or belong to another modulus.
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
    """One exponent for many bases and moduli, with the windows planned once. Threads may share it.

    Constant-time unless `public`: only `exp_bits` decides the running time of a secret exponent. Not pickled where it is secret.

    >>> e = FixedExponent(65537, public=True)
    >>> e.powmod([2, 3, 5], 1_000_000_007)
    [947173645, 754428556, 364197520]

    Args:
        exp: one number, not negative: int, gmpy2.mpz, or bytes.
        public: the exponent is no secret: its value shows in the running time, which is shorter.
        exp_bits: a secret exponent has at most so many bits. None: its length in whole limbs of 64 bits.
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
        """`base ** exp % modulus`, row by row: `limbwise.powmod` with what is prepared. Bases and moduli are of any kind that it takes,
        and so are the options.

        Raises:
            ValueError, TypeError, KeyboardInterrupt: as `limbwise.powmod`.
        """
        moduli = modulus._prepared if isinstance(modulus, (Modulus, Moduli)) else modulus
        operands = (base, self._prepared)
        return compute("powmod", operands, moduli, self.public, self.exp_bits, byteorder, threads, progress, out)

    @property
    def exp_bits(self) -> int:
        """The bits that powers take of a secret exponent, or the length of a public one."""
        return self._prepared.exp_bits

    @property
    def public(self) -> bool:
        """Whether the exponent is public."""
        return self._prepared.public

    def __int__(self) -> int:
        return int.from_bytes(self._prepared.exponent(), "little")

    def __repr__(self) -> str:
        return f"<limbwise.FixedExponent of {self.exp_bits} bits>"


def _modulus(value: bytes) -> Modulus:
    return Modulus(value, byteorder="little")


def _moduli(data: bytes, width: int) -> Moduli:
    rows = [data[i : i + width] for i in range(0, len(data), width)]
    return Moduli(rows, byteorder="little")
