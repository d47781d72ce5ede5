"""Number theory on columns, and keys of two primes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from limbwise import _native

if TYPE_CHECKING:
    from limbwise._types import ByteOrder, Number, Operand, Progress


def gcd(
    x: Operand,
    y: Operand,
    *,
    byteorder: ByteOrder | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Any:
    """`math.gcd(x, y)`, row by row.

    Operands are of any kind that `powmod` takes, and not negative; the result has the kind of the first column and the width of the
    wider operand. Constant-time in values, save for the conversion of Python's integers.

    Raises:
        ValueError: a number is negative, or columns have different numbers of rows.
        TypeError, KeyboardInterrupt: as `powmod`.
    """
    return _native.gcd(x, y, byteorder, threads, progress)


def jacobi(
    x: Operand,
    n: Operand,
    *,
    byteorder: ByteOrder | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Any:
    """The Jacobi symbol (x / n), row by row: 0 if x and n share a factor, else 1 or -1; n is odd.

    Operands are of any kind that `powmod` takes, and not negative. The result is an int if both are one number, an int8 array of
    shape (rows,) for arrays, a tuple for a tuple, else a list, with None where an operand is null. Constant-time in values.

    Raises:
        ValueError: a number is negative or n is even; the message has the row.
        TypeError, KeyboardInterrupt: as `powmod`.
    """
    return _native.jacobi(x, n, byteorder, threads, progress)


def is_probable_prime(
    n: Operand,
    *,
    public: bool = False,
    byteorder: ByteOrder | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Any:
    """Whether each number is prime, by the test of Baillie, Pomerance, Selfridge and Wagstaff.

    The test decides for numbers below 2**64; no composite number is known to pass it. The result is a bool for one number, a bool array of
    shape (rows,) for an array, a tuple for a tuple, else a list, with None for nulls.

    Constant-time in the numbers, save for their bit lengths, unless they are public.

    Args:
        n: numbers of 0 or more, of any kind that `powmod` takes.
        public: composite numbers are left out as soon as they are found out, which shows in the running time.
        byteorder, threads, progress: as `powmod`.

    Raises:
        ValueError: a number is negative.
        TypeError, KeyboardInterrupt: as `powmod`.
    """
    return _native.is_probable_prime(n, public, byteorder, threads, progress)


def random_prime(bits: int) -> int:
    """A random prime of 64 to 8192 bits, whose two highest bits are 1, from the random bytes of the system.

    Raises:
        ValueError: the length is another one.
    """
    return _native.random_prime(bits)


def invmod_each(
    x: Operand,
    mod: Operand,
    *,
    byteorder: ByteOrder | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> tuple[Any, Any]:
    """The inverses that there are, and which rows have one.

    Returns:
        A pair: the inverses as `invmod` has them, 0 where there is none; and bools, an array for arrays, a tuple for a tuple, else a list.

    Raises:
        ValueError, TypeError, KeyboardInterrupt: as `invmod`, but for rows without an inverse.
    """
    return _native.invmod_each(x, mod, byteorder, threads, progress)


class _Key:
    """A private key: it is not pickled, and its repr shows the length alone."""

    def __init__(self, bits: int) -> None:
        self._bits = bits

    def __reduce__(self) -> Any:
        raise TypeError(f"a {type(self).__name__} is a secret, which is not pickled: pickle its primes if that is what you want")

    def __repr__(self) -> str:
        return f"<limbwise.{type(self).__name__} of {self._bits} bits>"


class PrivateKey(_Key):
    """Two primes, from which the keys of RSA and of Paillier's scheme are made. The primes are secret but for their lengths.

    Args:
        p: a prime: int, gmpy2.mpz, or bytes.
        q: another prime.
        byteorder: the order of bytes.

    Raises:
        ValueError: they are equal, even, or not prime.
        TypeError: they are not two numbers.
    """

    def __init__(self, p: Number, q: Number, *, byteorder: ByteOrder | None = None) -> None:
        self._key = _native.PrivateKey(p, q, byteorder)
        self.modulus: int = self._key.modulus()
        super().__init__(self.modulus.bit_length())

    def rsa(self, e: Number = 65537) -> RsaKey:
        """The key of RSA with this public exponent.

        Raises:
            ValueError: the exponent shares a factor with p - 1 or q - 1.
        """
        return RsaKey(self._key.rsa(e), self.modulus)

    def paillier(self) -> PaillierKey:
        """The key of Paillier's scheme with the generator n + 1.

        Raises:
            ValueError: p divides q - 1, or q divides p - 1.
        """
        return PaillierKey(self._key.paillier(), self.modulus)


class RsaKey(_Key):
    """A private key of RSA: `PrivateKey.rsa` makes it. `modulus` is n."""

    def __init__(self, key: _native.RsaKey, modulus: int) -> None:
        self._key = key
        self.modulus = modulus
        super().__init__(modulus.bit_length())

    def private(
        self,
        x: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
    ) -> Any:
        """`x ** d % n`, row by row, by two powers of half the length; constant-time.

        Each result is raised to the public exponent and compared with x before any is given back.

        Raises:
            ValueError: a number is negative, or a result is wrong since the computation was disturbed.
            TypeError, KeyboardInterrupt: as `powmod`.
        """
        return self._key.private(x, self._bits, byteorder, threads, progress)

    def public(
        self,
        x: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
    ) -> Any:
        """`x ** e % n`, row by row."""
        return self._key.public(x, self._bits, byteorder, threads, progress)


class PaillierKey(_Key):
    """A private key of Paillier's scheme with the generator n + 1: `PrivateKey.paillier` makes it. `modulus` is n."""

    def __init__(self, key: _native.PaillierKey, modulus: int) -> None:
        self._key = key
        self.modulus = modulus
        super().__init__(modulus.bit_length())

    def decrypt(
        self,
        ciphertexts: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
    ) -> Any:
        """The plaintexts, row by row, below n; constant-time.

        Raises:
            ValueError: a number is negative, or no ciphertext of this key; the message has the row.
            TypeError, KeyboardInterrupt: as `powmod`.
        """
        return self._key.decrypt(ciphertexts, self._bits, byteorder, threads, progress)

    def noise(
        self,
        r: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
    ) -> Any:
        """`r ** n % n**2`, row by row, which hides plaintexts: faster than with the public key alone; constant-time in r."""
        bits = (self.modulus * self.modulus).bit_length()
        return self._key.noise(r, bits, byteorder, threads, progress)
