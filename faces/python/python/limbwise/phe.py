"""Replaces the functions with which `phe` (python-paillier) computes, after one call:

    import limbwise.phe
    limbwise.phe.patch()

Then keys, encryption, decryption and products of encrypted numbers compute powers in constant time, which `phe` itself
does not. Ciphertexts are public: `phe` adds and inverts them as before. For whole columns of ciphertexts, use
`limbwise.Modulus(public_key.nsquare).powmod(ciphertexts, scalars)`.
"""

from __future__ import annotations

import importlib
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from limbwise import _operations
from limbwise._moduli import Modulus

if TYPE_CHECKING:
    from limbwise._types import Integer

__all__ = ["invert", "mulmod", "patch", "powmod"]


def powmod(a: Integer, b: Integer, c: Integer) -> int:
    """Returns `a ** b % c`, in constant time except for signs and lengths in 64-bit limbs.

    Raises:
        ValueError: c is not positive, or b negative and a not invertible.
        TypeError: an argument is no integer.
    """
    return _operations.powmod(_int(a), _int(b), _int(c))


def mulmod(a: Integer, b: Integer, c: Integer) -> int:
    """Returns `a * b % c`, in constant time except for signs and lengths.

    Raises:
        ValueError: c is not positive.
        TypeError: an argument is no integer.
    """
    x, y, modulus = _int(a), _int(b), _int(c)
    product = _operations.mulmod(abs(x), abs(y), modulus)
    return modulus - product if product and (x < 0) != (y < 0) else product


def invert(a: Integer, b: Integer) -> int:
    """Returns the inverse of a modulo b.

    Raises:
        ZeroDivisionError: there is none, or b is 0.
        ValueError: b is negative.
        TypeError: an argument is no integer.
    """
    x, modulus = _int(a), _int(b)
    if modulus == 0:
        raise ZeroDivisionError("invert() division by zero")
    try:
        inverse = _operations.powmod(x, -1, modulus)
    except ValueError as error:
        if modulus < 0:
            raise
        raise ZeroDivisionError("invert() no inverse exists") from error
    return inverse


def patch() -> None:
    """Makes `phe` use this module from now on, also for existing keys and numbers.

    Keys of fewer than 1024 bits, which can be factored, are left to `phe`.

    Raises:
        ImportError: `phe` is not installed.
    """
    # Import both before changing either.
    util: Any = importlib.import_module("phe.util")
    paillier: Any = importlib.import_module("phe.paillier")
    if paillier.EncryptedNumber._raw_mul.__module__ == __name__:
        return
    own_powmod, own_mulmod, own_invert = util.powmod, util.mulmod, util.invert

    def powmod_of_phe(a: int, b: int, c: int) -> int:
        power: int = own_powmod(a, b, c) if c < _SQUARE else powmod(a, b, c)
        return power

    def mulmod_of_phe(a: int, b: int, c: int) -> int:
        product: int = own_mulmod(a, b, c) if c < _PRIME else mulmod(a, b, c)
        return product

    def invert_of_phe(a: int, b: int) -> int:
        inverse: int = own_invert(a, b) if b < _PRIME else invert(a, b)
        return inverse

    def raw_encrypt(self: Any, plaintext: int, r_value: int | None = None) -> int:
        if not isinstance(plaintext, int):
            raise TypeError(f"Expected int type plaintext but got: {type(plaintext)}")
        # phe inverts 1 + n (n - m) for a large m, but this is the same number.
        ciphertext: int = (self.n * plaintext + 1) % self.nsquare
        r = r_value or self.get_random_lt_n()
        # phe adds a scalar encrypted with the factor 1, which hides nothing.
        return ciphertext if r == 1 else mulmod_of_phe(ciphertext, powmod_of_phe(r, self.n, self.nsquare), self.nsquare)

    def raw_add(self: Any, e_a: int, e_b: int) -> int:
        product: int = own_mulmod(e_a, e_b, self.public_key.nsquare)
        return product

    def raw_mul(self: Any, plaintext: int) -> int:
        key = self.public_key
        if not isinstance(plaintext, int):
            raise TypeError(f"Expected ciphertext to be int, not {type(plaintext)}")
        if not 0 <= plaintext < key.n:
            raise ValueError(f"Scalar out of bounds: {plaintext}")
        ciphertext = self.ciphertext(be_secure=False)
        if key.n - key.max_int <= plaintext:
            ciphertext, plaintext = own_invert(ciphertext, key.nsquare), key.n - plaintext
        power: int = own_powmod(ciphertext, plaintext, key.nsquare) if key.n < _SQUARE else _power(ciphertext, plaintext, key.nsquare)
        return power

    for module in (util, paillier):
        module.powmod, module.mulmod, module.invert = powmod_of_phe, mulmod_of_phe, invert_of_phe
    paillier.PaillierPublicKey.raw_encrypt = raw_encrypt
    paillier.EncryptedNumber._raw_add = raw_add
    paillier.EncryptedNumber._raw_mul = raw_mul


# The least prime of a key of 1024 bits, and its square, the least modulus of a power.
_PRIME = 1 << 511
_SQUARE = _PRIME * _PRIME

# Moduli of public keys. For a short scalar, preparing one takes longer than the power.
_prepared = lru_cache(maxsize=16)(Modulus)


def _power(ciphertext: int, scalar: int, modulus: int) -> int:
    """Returns the power of a ciphertext, in constant time except for the length of the scalar in bits."""
    bits = scalar.bit_length()
    if bits <= 1:
        return ciphertext % modulus if bits else 1
    power: int = _prepared(modulus).powmod(ciphertext, scalar, exp_bits=bits)
    return power


def _int(x: Integer) -> int:
    try:
        return int(x.__index__())
    except (AttributeError, TypeError):
        raise TypeError(f"an integer was expected, found {type(x).__name__}") from None
