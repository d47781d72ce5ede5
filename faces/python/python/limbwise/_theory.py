"""Number theory on columns, and private keys of two primes."""

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
    """Computes `math.gcd(x, y)`, row by row.

    Operands have any type that `powmod` accepts and must not be negative. The result has the type of the first column
    and the width of the wider operand; an integer dtype of a Series becomes object if it cannot hold the longest number
    of both operands. Constant-time in values, except for the conversion of Python integers.

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
    """Computes the Jacobi symbol (x / n), row by row: 0 if x and n have a common factor, else 1 or -1. n must be odd.

    Operands have any type that `powmod` accepts and must not be negative. The result is an int if both are one
    number, an int8 array of shape (rows,) for arrays, a Series of int8 for a Series (nullable as for
    `is_probable_prime`), a tuple for a tuple, else a list, with None for null operands. Constant-time in values.

    Raises:
        ValueError: a number is negative or n is even; the message names the row.
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
    """Returns whether each number is prime, by the Baillie-PSW test.

    The test is exact below 2**64; no composite number is known to pass it. The result is a bool for one number, a
    bool array of shape (rows,) for an array, a Series of bool for a Series, a tuple for a tuple, else a list, with None
    for nulls. The Series has the nullable dtype of that name if its own is nullable or a number is null.

    Constant-time in the numbers, except for their bit lengths, unless `public` is set.

    Args:
        n: numbers of 0 or more, of any type that `powmod` accepts.
        public: drop composite numbers as soon as they are recognized; the running time then depends on the numbers.
        byteorder, threads, progress: as `powmod`.

    Raises:
        ValueError: a number is negative.
        TypeError, KeyboardInterrupt: as `powmod`.
    """
    return _native.is_probable_prime(n, public, byteorder, threads, progress)


def random_prime(bits: int) -> int:
    """Returns a random prime of 64 to 8192 bits, whose two highest bits are 1, from the system's random bytes.

    Raises:
        ValueError: the length is out of range.
        KeyboardInterrupt: within a second.
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
    """Computes inverses where they exist, and returns which rows have one.

    Returns:
        A pair: the inverses as returned by `invmod`, with 0 in rows without one; and bools, as `is_probable_prime`
        returns them.

    Raises:
        ValueError, TypeError, KeyboardInterrupt: as `invmod`, except that rows may have no inverse.
    """
    return _native.invmod_each(x, mod, byteorder, threads, progress)


class _Key:
    """A private key: it is never pickled or copied, and its repr shows only the length."""

    def __init__(self, key: Any, modulus: int) -> None:
        self._key = key
        self.modulus = modulus

    def __reduce__(self) -> Any:
        name = type(self).__name__
        raise TypeError(f"{name}: a secret key cannot be pickled or copied; send its primes as you send secrets, and make the key there")

    def __repr__(self) -> str:
        return f"<limbwise.{type(self).__name__} of {self.modulus.bit_length()} bits>"


class PrivateKey(_Key):
    """Two primes, from which RSA and Paillier keys are made. The primes are secret except for their lengths.

    Args:
        p: a prime: int, gmpy2.mpz, or bytes.
        q: another prime.
        byteorder: the order of bytes.

    Raises:
        ValueError: they are equal, even, or not prime.
        TypeError: they are not two numbers.
        KeyboardInterrupt: within a second.
    """

    _key: _native.PrivateKey

    def __init__(self, p: Number, q: Number, *, byteorder: ByteOrder | None = None) -> None:
        key = _native.PrivateKey(p, q, byteorder)
        super().__init__(key, key.modulus())

    def rsa(self, e: Number = 65537) -> RsaKey:
        """Returns the RSA key with this public exponent.

        Raises:
            ValueError: the exponent is 0 or 1, or has a factor in common with p - 1 or q - 1.
        """
        return RsaKey(self._key.rsa(e), self.modulus)

    def paillier(self) -> PaillierKey:
        """Returns the Paillier key with the generator n + 1.

        Raises:
            ValueError: p divides q - 1, or q divides p - 1.
        """
        return PaillierKey(self._key.paillier(), self.modulus)


class RsaKey(_Key):
    """An RSA private key, made by `PrivateKey.rsa`. `modulus` is n."""

    _key: _native.RsaKey

    def private(
        self,
        x: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
    ) -> Any:
        """Computes `x ** d % n`, row by row, by two powers of half the length; constant-time.

        Before any result is returned, each is raised to the public exponent and compared with x.

        Raises:
            ValueError: a number is negative, or a result failed its check because of a fault.
            TypeError, KeyboardInterrupt: as `powmod`.
        """
        return self._key.private(x, self.modulus.bit_length(), byteorder, threads, progress)

    def public(
        self,
        x: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
    ) -> Any:
        """Computes `x ** e % n`, row by row."""
        return self._key.public(x, self.modulus.bit_length(), byteorder, threads, progress)


class PaillierKey(_Key):
    """A Paillier private key with the generator n + 1, made by `PrivateKey.paillier`. `modulus` is n."""

    _key: _native.PaillierKey

    def decrypt(
        self,
        ciphertexts: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
    ) -> Any:
        """Returns the plaintexts, row by row, below n; constant-time.

        Raises:
            ValueError: a number is negative, or not a ciphertext of this key; the message names the row.
            TypeError, KeyboardInterrupt: as `powmod`.
        """
        return self._key.decrypt(ciphertexts, self.modulus.bit_length(), byteorder, threads, progress)

    def noise(
        self,
        r: Operand,
        *,
        byteorder: ByteOrder | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
    ) -> Any:
        """Computes `r ** n % n**2`, row by row, which hides plaintexts. Faster than with only the public key;
        constant-time in r.

        Raises:
            ValueError: a number is negative, 0 modulo n, or has a factor in common with n; the message names the row.
            TypeError, KeyboardInterrupt: as `powmod`.
        """
        bits = (self.modulus * self.modulus).bit_length()
        return self._key.noise(r, bits, byteorder, threads, progress)
