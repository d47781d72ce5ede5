"""Paillier's scheme over columns: keys, encryption, sums and multiples of encrypted numbers, decryption.

A thin layer for experiments: plaintexts are numbers below n, as in `phe.PaillierPublicKey.raw_encrypt`.
`python paillier.py` encrypts, adds and decrypts a few numbers.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import limbwise

# Bits of the exponents of a fixed base (Damgard, Jurik, Nielsen: at least twice the required security level).
SHORT_BITS = 448


class PublicKey:
    """n, and the data prepared from it.

    Args:
        n: the product of two primes.
        short: hide plaintexts by powers of one random n-th power, with exponents of 448 bits: much faster than by random n-th powers, and
            secure if its powers cannot be told from all n-th powers.
    """

    def __init__(self, n: int, *, short: bool = False) -> None:
        self.n = n
        self.square = limbwise.Modulus(n * n)
        self.base = None
        if short:
            power = pow(unit(n), n, n * n)
            self.base = limbwise.FixedBase(power, self.square, SHORT_BITS)

    def noise(self, rows: int) -> list[int]:
        """Returns random n-th powers."""
        if self.base is not None:
            return self.base.powmod([secrets.randbits(SHORT_BITS) for _ in range(rows)])
        # n is public, and the same for all rows.
        return self.square.powmod([unit(self.n) for _ in range(rows)], self.n, public=True)

    def encrypt(self, plaintexts: Sequence[int], noise: list[int] | None = None) -> list[int]:
        """Returns ciphertexts of numbers from 0 to n - 1: (1 + m n) r^n mod n^2. The private key makes noise faster."""
        noise = self.noise(len(plaintexts)) if noise is None else noise
        return self.square.mulmod([1 + m * self.n for m in plaintexts], noise)

    def add(self, x: list[int], y: list[int]) -> list[int]:
        """Returns ciphertexts of the sums modulo n, row by row."""
        return self.square.mulmod(x, y)

    def multiply(self, x: list[int], factors: list[int]) -> list[int]:
        """Returns ciphertexts of the products with plain numbers, which remain secret if they are no longer than n."""
        return self.square.powmod(x, factors, exp_bits=self.n.bit_length())

    def dot(self, x: list[int], factors: list[int]) -> int:
        """Returns the ciphertext of the dot product with plain numbers, which remain secret as in `multiply`."""
        product: int = self.square.multi_exp(x, factors, exp_bits=self.n.bit_length())
        return product

    def total(self, x: list[int]) -> int:
        """Returns the ciphertext of the sum of all rows."""
        total: int = self.square.product(x)
        return total


class PrivateKey:
    """Two primes of half the bits each."""

    def __init__(self, bits: int = 2048) -> None:
        while True:
            p, q = limbwise.random_prime(bits // 2), limbwise.random_prime(bits // 2)
            if p != q:
                break
        self.key = limbwise.PrivateKey(p, q).paillier()
        self.public = PublicKey(p * q)

    def encrypt(self, plaintexts: Sequence[int]) -> list[int]:
        """Same as `PublicKey.encrypt`, with n-th powers computed modulo the squares of both primes."""
        noise = self.key.noise([unit(self.public.n) for _ in plaintexts])
        return self.public.encrypt(plaintexts, noise)

    def decrypt(self, ciphertexts: list[int]) -> list[int]:
        """Returns the plaintexts."""
        plaintexts: list[int] = self.key.decrypt(ciphertexts)
        return plaintexts


def unit(n: int) -> int:
    """Returns a random number from 1 to n - 1. The chance that it shares a factor with n is that of guessing the key."""
    return 1 + secrets.randbelow(n - 1)


def main() -> None:
    key = PrivateKey(1024)
    salaries = [3100, 4200, 2950]
    ciphertexts = key.public.encrypt(salaries)
    print(key.decrypt([key.public.total(ciphertexts)]))
    print(key.decrypt(key.public.multiply(ciphertexts, [2, 1, 0])))


if __name__ == "__main__":
    main()
