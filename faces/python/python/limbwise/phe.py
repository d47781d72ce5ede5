"""Replaces the functions with which `phe` (python-paillier) computes, after one call:

    import limbwise.phe
    limbwise.phe.patch()

Then keys, encryption, decryption and arithmetic on encrypted numbers compute powers in constant time, which `phe`
itself does not. For whole columns of ciphertexts, use `limbwise.Modulus(public_key.nsquare).powmod(ciphertexts,
scalars)`.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from limbwise import _modular

if TYPE_CHECKING:
    from limbwise._types import Integer

__all__ = ["invert", "mulmod", "patch", "powmod"]


def powmod(a: Integer, b: Integer, c: Integer) -> int:
    """Returns `a ** b % c`, in constant time except for signs and lengths in 64-bit limbs.

    Raises:
        ValueError: c is not positive, or b negative and a not invertible.
        TypeError: an argument is no integer.
    """
    return _modular.powmod(_int(a), _int(b), _int(c))


def mulmod(a: Integer, b: Integer, c: Integer) -> int:
    """Returns `a * b % c`, in constant time except for signs and lengths.

    Raises:
        ValueError: c is not positive.
        TypeError: an argument is no integer.
    """
    x, y, modulus = _int(a), _int(b), _int(c)
    product = _modular.mulmod(abs(x), abs(y), modulus)
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
        inverse = _modular.powmod(x, -1, modulus)
    except ValueError as error:
        if modulus < 0:
            raise
        raise ZeroDivisionError("invert() no inverse exists") from error
    return inverse


def patch() -> None:
    """Makes `phe` use this module from now on, also for existing keys.

    Raises:
        ImportError: `phe` is not installed.
    """
    # Import both before changing either.
    modules: list[Any] = [importlib.import_module(name) for name in ("phe.util", "phe.paillier")]
    for module in modules:
        module.powmod, module.mulmod, module.invert = powmod, mulmod, invert


def _int(x: Integer) -> int:
    try:
        return int(x.__index__())
    except (AttributeError, TypeError):
        raise TypeError(f"an integer was expected, found {type(x).__name__}") from None
