"""Prepared bases and exponents."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, overload

from limbwise import _native
from limbwise._moduli import Modulus
from limbwise._operations import native_powmod

if TYPE_CHECKING:
    from typing import Unpack

    from limbwise._types import ByteOrder, Column, Limbs, Mod, Number, Operand, Options, Progress


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
        self._prepared = _native.FixedBase(base, self.modulus, exp_bits, public, memory, byteorder)

    @overload
    def powmod(self, exp: Operand, *, out: Limbs, **options: Unpack[Options]) -> Limbs: ...
    @overload
    def powmod(self, exp: Column, **options: Unpack[Options]) -> Column: ...
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
        return native_powmod(self._prepared, exp, self.modulus, byteorder, threads, progress, out, self.public, self.exp_bits)

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
        fixed._prepared = _native.FixedBase.from_bytes(saved, fixed.modulus)
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
    def powmod(self, base: Operand, modulus: Mod, *, out: Limbs, **options: Unpack[Options]) -> Limbs: ...
    @overload
    def powmod(self, base: Column, modulus: Mod, **options: Unpack[Options]) -> Column: ...
    @overload
    def powmod(self, base: Operand, modulus: Mod, **options: Unpack[Options]) -> Any: ...
    def powmod(
        self,
        base: Operand,
        modulus: Mod,
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
        return native_powmod(base, self._prepared, modulus, byteorder, threads, progress, out, self.public, self.exp_bits)

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
        return partial(FixedExponent, public=True, byteorder="little"), (self._prepared.exponent(),)

    def __repr__(self) -> str:
        return f"<limbwise.FixedExponent of {self.exp_bits} bits>"
