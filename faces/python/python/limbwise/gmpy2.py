"""gmpy2's functions for powers, with the same names, results and errors, for many numbers at once.

    from limbwise.gmpy2 import powmod_base_list

Results are `gmpy2.mpz` if gmpy2 is installed, else `int`. `powmod` and its list functions treat exponents as public,
as gmpy2 does; `powmod_sec` does not. gmpy2 has no `powmod_base_exp_list`.

`invert`, `gcd`, `divm` and `is_prime` take one number at a time and are for public numbers.

The functions that `phe` (Paillier) uses are in `limbwise.phe`.
"""

from __future__ import annotations

import importlib
import math
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from limbwise import _operations, _theory

if TYPE_CHECKING:
    from limbwise._types import Integer


def _integer() -> Callable[[int], Any]:
    try:
        gmpy2: Any = importlib.import_module("gmpy2")
    except ImportError:
        return int
    mpz: Callable[[int], Any] = gmpy2.mpz
    return mpz


_mpz = _integer()

__all__ = ["divm", "gcd", "invert", "is_prime", "powmod", "powmod_base_exp_list", "powmod_base_list", "powmod_exp_list", "powmod_sec"]


def powmod(x: Integer, y: Integer, m: Integer, /) -> Any:
    """Returns `x ** y % m`; with a negative m, the result is negative or 0, as with `pow`.

    Raises:
        ValueError: m is 0, or y negative and x not invertible.
        TypeError: an argument is no integer.
    """
    # A call with small numbers takes less time than three calls of `_int`.
    base = x if type(x) is int else _int(x)
    exponent = y if type(y) is int else _int(y)
    modulus = m if type(m) is int else _int(m)
    if modulus >= 0:
        return _mpz(_operations.native_powmod(base, exponent, modulus, None, None, None, None, True))
    power = _operations.powmod(base, exponent, -modulus, public=True)
    return _mpz(power + modulus if power else 0)


def powmod_sec(x: Integer, y: Integer, m: Integer, /) -> Any:
    """Returns `x ** y % m` in constant time.

    The exponent is padded to the width of the modulus in 64-bit limbs, so its length is hidden unless it is longer
    than that.

    Raises:
        ValueError: y is not positive, or m not odd.
        TypeError: an argument is no integer.
    """
    base, exponent, modulus = _int(x), _int(y), _int(m)
    if exponent <= 0:
        raise ValueError("powmod_sec() exponent must be > 0.")
    if modulus % 2 == 0:
        raise ValueError("powmod_sec() modulus must be odd.")
    limbs = max(-(-number.bit_length() // 64) for number in (exponent, modulus))
    return _mpz(_operations.powmod(base, exponent, abs(modulus), exp_bits=64 * limbs))


def powmod_base_list(lst: Sequence[Integer], exp: Integer, mod: Integer, /) -> list[Any]:
    """`[powmod(x, exp, mod) for x in lst]`.

    Raises:
        ValueError: mod is not positive, or exp negative and a base not invertible.
        TypeError: lst is no sequence, or an argument no integer.
    """
    return _list(_sequence(lst, "powmod_base_list"), _int(exp), mod, "powmod_base_list")


def powmod_exp_list(base: Integer, lst: Sequence[Integer], mod: Integer, /) -> list[Any]:
    """`[powmod(base, y, mod) for y in lst]`.

    Raises:
        ValueError: mod is not positive, or an exponent negative and base not invertible.
        TypeError: lst is no sequence, or an argument no integer.
    """
    return _list(_int(base), _sequence(lst, "powmod_exp_list"), mod, "powmod_exp_list")


def powmod_base_exp_list(bases: Sequence[Integer], exps: Sequence[Integer], mod: Integer, /) -> list[Any]:
    """`[powmod(x, y, mod) for x, y in zip(bases, exps, strict=True)]`.

    Raises:
        ValueError: mod is not positive, the lists have different lengths, or an exponent is negative and its base not
            invertible.
        TypeError: an argument is no sequence or no integer.
    """
    name = "powmod_base_exp_list"
    return _list(_sequence(bases, name), _sequence(exps, name), mod, name)


def invert(x: Integer, m: Integer, /) -> Any:
    """Returns the y from 0 to abs(m) - 1 with `x * y % m == 1 % m`. Not constant-time.

    Raises:
        ZeroDivisionError: there is none.
        TypeError: an argument is no integer.
    """
    number, modulus = _int(x), abs(_int(m))
    if modulus == 0:
        raise ZeroDivisionError("invert() division by 0")
    try:
        return _mpz(pow(number, -1, modulus))
    except ValueError:
        raise ZeroDivisionError("invert() no inverse exists") from None


def gcd(*integers: Integer) -> Any:
    """Returns the greatest common divisor of any number of integers. Not constant-time.

    Raises:
        TypeError: an argument is no integer.
    """
    return _mpz(math.gcd(*map(_int, integers)))


def is_prime(x: Integer, n: Integer = 25, /) -> bool:
    """Returns whether x is prime, by the Baillie-PSW test.

    The test is exact below 2**64, and no composite number is known to pass it. Not constant-time. n, gmpy2's number
    of rounds, is ignored.

    Raises:
        OverflowError: n is negative.
        TypeError: an argument is no integer.
    """
    if _int(n) < 0:
        raise OverflowError("is_prime() n must not be negative")
    number = _int(x)
    return number > 1 and bool(_theory.is_probable_prime(number, public=True))


def divm(a: Integer, b: Integer, m: Integer, /) -> Any:
    """Returns an x with `b * x % m == a % m`. Not constant-time.

    If b has no inverse, the common divisor of all three is removed first, as in gmpy2.

    Raises:
        ZeroDivisionError: no solution is found this way.
        TypeError: an argument is no integer.
    """
    numerator, denominator, modulus = _int(a), _int(b), abs(_int(m))
    if modulus != 0 and math.gcd(denominator, modulus) != 1:
        common = math.gcd(numerator, denominator, modulus)
        numerator, denominator, modulus = numerator // common, denominator // common, modulus // common
    try:
        return _mpz(numerator * pow(denominator, -1, modulus) % modulus)
    except ValueError:
        raise ZeroDivisionError("not invertible") from None


def _list(base: Any, exp: Any, mod: Integer, name: str) -> list[Any]:
    modulus = _int(mod)
    if modulus <= 0:
        raise ValueError(f"{name}() 'mod' must be > 0")
    powers = _operations.powmod(base, exp, modulus, public=True)
    return powers if _mpz is int else [_mpz(power) for power in powers]


def _sequence(lst: Sequence[Integer], name: str) -> list[Any]:
    # A sequence in the sense of the C API: NumPy arrays are sequences, too.
    if not hasattr(lst, "__getitem__") or isinstance(lst, Mapping):
        raise TypeError(f"{name}() requires a sequence, found {type(lst).__name__}")
    return [_int(x) for x in lst]


def _int(x: Integer) -> int:
    try:
        return x.__index__()
    except (AttributeError, TypeError):
        # A class has the method, too, and not the number.
        raise TypeError(f"powers need integers, found {type(x).__name__}") from None
