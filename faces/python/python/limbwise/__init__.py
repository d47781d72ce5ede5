"""Fast arithmetic on columns of fixed-width integers.

`powmod`, `mulmod`, `sqrmod`, `addmod`, `submod`, `negmod` and `invmod` compute row by row; operands are one value or
a column each. `Modulus` and `Moduli` prepare moduli once, `FixedBase` the powers of a base, and `FixedExponent` the
windows of an exponent. `gcd`, `jacobi`, `is_probable_prime` and `invmod_each` work on columns, `random_prime`
generates a prime, and a `PrivateKey` of two primes computes RSA and Paillier operations. `BitPermutation` permutes
the bits of 64-bit blocks. `byteswap`, `to_native` and `arrow_from_be` convert byte order. `limbwise.gmpy2` has
gmpy2's functions, `limbwise.phe` those that phe uses, `limbwise.thrift` converts Thrift lists, `limbwise.grf` reads
and writes GRF archives, and `limbwise.batches` has callables for Ray Data, Spark and other engines.

Numbers are int, gmpy2.mpz or bytes; columns are lists and tuples of them, NumPy arrays of objects, NumPy arrays of
uint64 of shape (rows, limbs), least significant limb first, Arrow columns of binaries, or Series of pandas; `powmod`
lists them all. Results have the type of the base. `to_limbs` and `from_limbs` convert integers to such arrays and
back.

Arrays are read without holding the GIL: other threads must not write to them during a call.
"""

import warnings as _warnings

from limbwise import _interpreter as _interpreter
from limbwise import _operations
from limbwise._fixed import FixedBase, FixedExponent
from limbwise._limbs import from_limbs, to_limbs
from limbwise._moduli import Moduli, Modulus
from limbwise._native import ArrowColumn, BitPermutation, __version__, cpu
from limbwise._operations import *  # noqa: F403 (its `__all__` is the list)
from limbwise._order import arrow_from_be, byteswap, to_native
from limbwise._theory import PaillierKey, PrivateKey, RsaKey, gcd, invmod_each, is_probable_prime, jacobi, random_prime

__all__ = [
    "ArrowColumn",
    "BitPermutation",
    "FixedBase",
    "FixedExponent",
    "Moduli",
    "Modulus",
    "PaillierKey",
    "PrivateKey",
    "RsaKey",
    "__version__",
    "arrow_from_be",
    "byteswap",
    "cpu",
    "from_limbs",
    "gcd",
    "invmod_each",
    "is_probable_prime",
    "jacobi",
    "random_prime",
    "to_limbs",
    "to_native",
]
__all__ += _operations.__all__

try:
    cpu()
except ValueError as _error:
    _warnings.warn(f"all processor features are disabled: {_error}", RuntimeWarning, stacklevel=2)
