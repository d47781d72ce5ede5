"""Arithmetic on columns of fixed-width integers, as fast as the processor allows.

`powmod` raises a column of numbers to exponents modulo numbers, each of the three one value or a column; `mulmod`, `sqrmod`,
`addmod`, `submod`, `negmod` and `invmod` compute row by row; `Modulus` and `Moduli` prepare moduli once, `FixedBase` the
powers of a base, `FixedExponent` the windows of an exponent. `gcd`, `jacobi`, `is_probable_prime` and `invmod_each` look at columns, `random_prime` finds a prime, and a
`PrivateKey` of two primes computes with RSA and Paillier's scheme. `BitPermutation` moves the bits of 64-bit blocks; `byteswap`,
`to_native` and `arrow_from_be` turn the bytes of arrays. `limbwise.gmpy2` has the names
of gmpy2, `limbwise.phe` those that phe computes with, `limbwise.thrift` lists of Thrift, `limbwise.grf` the encryption of GRF archives,
`limbwise.batches` callables for Ray Data, Spark and other engines.

Numbers are int, gmpy2.mpz or bytes; columns are lists and tuples of them, NumPy arrays of objects, NumPy arrays of uint64 of
shape (rows, limbs), least significant limb first, Arrow columns of binaries, or Series of pandas; `powmod` lists them all. Results have
the kind of the base. `to_limbs` and `from_limbs` turn integers into such arrays and back.

Memory that is given is read while other threads run: they must not write to it meanwhile.
"""

import warnings as _warnings

from limbwise import _interpreter as _interpreter

from limbwise._limbs import from_limbs, to_limbs
from limbwise._modular import (
    FixedBase,
    FixedExponent,
    Moduli,
    Modulus,
    addmod,
    invmod,
    mulmod,
    negmod,
    powmod,
    sqrmod,
    submod,
)
from limbwise._native import ArrowColumn, BitPermutation, __version__, cpu
from limbwise._order import arrow_from_be, byteswap, to_native
from limbwise._theory import (
    PaillierKey,
    PrivateKey,
    RsaKey,
    gcd,
    invmod_each,
    is_probable_prime,
    jacobi,
    random_prime,
)

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
    "addmod",
    "arrow_from_be",
    "byteswap",
    "cpu",
    "from_limbs",
    "gcd",
    "invmod",
    "invmod_each",
    "is_probable_prime",
    "jacobi",
    "mulmod",
    "negmod",
    "powmod",
    "random_prime",
    "sqrmod",
    "submod",
    "to_limbs",
    "to_native",
]

try:
    cpu()
except ValueError as _error:
    _warnings.warn(f"no processor feature is used: {_error}", RuntimeWarning, stacklevel=2)
