"""Number theory on every type of column, compared with Python's integers and gmpy2; keys of two primes."""

from __future__ import annotations

import copy
import importlib
import math
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

import limbwise
from kinds import KINDS, Kind

gmpy2: Any = importlib.import_module("gmpy2")

ROWS = 37
each_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
each_size = pytest.mark.parametrize("rows", [0, 1, ROWS])


def numbers(rows: int, seed: int = 1) -> list[int]:
    rng = random.Random(seed)
    return [rng.getrandbits(64 * (1 + row % 3)) * 6 % (1 << 192) for row in range(rows)]


def like_flags(kind: Kind, column: Any, flags: Any, dtype: str) -> list[Any]:
    """The flags as a list, which must be in a container that suits the column."""
    if isinstance(column, np.ndarray):
        assert isinstance(flags, np.ndarray)
        assert flags.dtype == dtype
        assert flags.flags.writeable
        result: list[Any] = flags.tolist()
        return result
    if isinstance(column, pd.Series):
        assert isinstance(flags, pd.Series)
        assert flags.dtype == dtype and flags.name == column.name and flags.index.equals(column.index)
        of_series: list[Any] = flags.tolist()
        return of_series
    assert type(flags) is (tuple if isinstance(column, tuple) else list)
    return list(flags)


@each_kind
@each_size
def test_divisors(kind: Kind, rows: int) -> None:
    x, y = numbers(rows), numbers(rows, seed=2)
    expected = [math.gcd(a, b) for a, b in zip(x, y, strict=True)]
    found = limbwise.gcd(kind.make(x), kind.make(y), **kind.options)
    assert kind.read(found) == expected
    assert kind.read(limbwise.gcd(kind.make(x), 84, **kind.options)) == [math.gcd(a, 84) for a in x]


@each_kind
@each_size
def test_flags_of_rows(kind: Kind, rows: int) -> None:
    x = numbers(rows)
    column = kind.make(x)
    odd = [a | 1 for a in numbers(rows, seed=3)]
    symbols = limbwise.jacobi(column, kind.make(odd), **kind.options)
    assert like_flags(kind, column, symbols, "int8") == [gmpy2.jacobi(a, n) for a, n in zip(x, odd, strict=True)]
    some = [*odd[: rows // 2], *(int(gmpy2.next_prime(a)) for a in odd[rows // 2 :])]
    column = kind.make(some)
    for public in [False, True]:
        primes = limbwise.is_probable_prime(column, public=public, **kind.options)
        assert like_flags(kind, column, primes, "bool") == [gmpy2.is_prime(n) for n in some]
    members = limbwise.Modulus(2**89 - 1).in_subgroup(column, (2**89 - 2) // 3, **kind.options)
    assert like_flags(kind, column, members, "bool") == [pow(n, (2**89 - 2) // 3, 2**89 - 1) == 1 for n in some]
    inverses, found = limbwise.invmod_each(column, 3**50, **kind.options)
    assert like_flags(kind, column, found, "bool") == [n % 3 != 0 for n in some]
    assert kind.read(inverses) == [pow(n, -1, 3**50) if n % 3 else 0 for n in some]


@each_kind
def test_one_number_of_a_column(kind: Kind) -> None:
    m = (1 << 190) - 11
    modulus = limbwise.Modulus(m)

    def value(number: Any) -> int:
        order = kind.options.get("byteorder", "big")
        return int.from_bytes(number, order) if isinstance(number, bytes) else int(number)

    for rows in [0, 1, ROWS]:
        x, y = numbers(rows), numbers(rows, seed=2)
        a, b = kind.make(x), kind.make(y)
        assert value(modulus.sum(a, **kind.options)) == sum(x) % m
        assert value(modulus.dot(a, b, **kind.options)) == sum(i * j for i, j in zip(x, y, strict=True)) % m
        assert value(modulus.product(a, **kind.options)) == math.prod(x) % m


def test_long_columns_are_computed_in_pieces() -> None:
    rng = np.random.default_rng(1)
    x = rng.integers(0, 2**64, (30_000, 1), dtype=np.uint64)
    values = [int(a) for a in x[:, 0]]
    m = 2**61 - 1
    told: list[tuple[int, int]] = []
    modulus = limbwise.Modulus(m)
    assert modulus.sum(x, threads=2, progress=lambda done, rows: told.append((done, rows))) == sum(values) % m
    assert told[-1] == (30_000, 30_000)
    assert modulus.product(x[:5000]) == math.prod(values[:5000]) % m
    inverses, found = modulus.invmod_each(x)
    assert found.all()
    assert (limbwise.mulmod(inverses, x, m) == 1).all()
    inverses, found = limbwise.invmod_each(x, 15)
    assert found.tolist() == [math.gcd(a, 15) == 1 for a in values]
    assert limbwise.gcd(x, x[::-1].copy())[:, 0].tolist() == [math.gcd(a, b) for a, b in zip(values, values[::-1], strict=True)]


def test_one_number_and_nulls() -> None:
    assert limbwise.gcd(12, 18) == 6
    assert limbwise.gcd([12, 13], 18) == [6, 1]
    assert limbwise.gcd(12, [18, 5]) == [6, 1]
    assert limbwise.jacobi(2, 7) == 1
    assert limbwise.is_probable_prime(2**127 - 1) is True
    assert limbwise.is_probable_prime(np.uint64(15)) is False
    assert limbwise.Modulus(23).in_subgroup(2, 11) is True
    assert limbwise.invmod_each(4, 10) == (0, False)
    assert limbwise.is_probable_prime(pa.array([b"\x07", None, b"\x08"])) == [True, None, False]
    series = pd.Series([7, None, 8], index=["a", "b", "c"], dtype=object)
    primes = limbwise.is_probable_prime(series)
    pd.testing.assert_series_equal(primes, pd.Series([True, None, False], index=["a", "b", "c"], dtype="boolean"))
    divisors = limbwise.gcd(series, 4)
    assert divisors.index.tolist() == ["a", "b", "c"]
    assert divisors.tolist() == [1, None, 4]
    with pytest.raises(ValueError, match="row 1: an operand is null"):
        limbwise.Modulus(7).sum(series)


def test_flags_of_arrays_of_one_dimension_are_arrays() -> None:
    for dtype in ("u8", "i4", "u1"):
        primes = limbwise.is_probable_prime(np.array([4, 7], dtype))
        assert isinstance(primes, np.ndarray) and primes.tolist() == [False, True]


@pytest.mark.parametrize("modulus", [10, 7, 2**130 - 5, 2**130, 1])
def test_inverses_of_negative_numbers(modulus: int) -> None:
    x = [-3, 3, -2, 2, 0, -modulus, -modulus - 1, -(2**200) - 1, 1]
    expected = [pow(a, -1, modulus) if math.gcd(a, modulus) == 1 else 0 for a in x]
    found = [math.gcd(a, modulus) == 1 for a in x]
    assert limbwise.invmod_each(x, modulus) == (expected, found)
    assert limbwise.Modulus(modulus).invmod_each(x) == (expected, found)
    assert limbwise.invmod_each(x, [modulus] * len(x)) == (expected, found)
    assert limbwise.invmod_each(-3, [modulus, 7, 9]) == (
        [pow(-3, -1, modulus) if math.gcd(3, modulus) == 1 else 0, 2, 0],
        [math.gcd(3, modulus) == 1, True, False],
    )
    series = pd.Series([-3, 2, 1], index=["a", "b", "c"])
    inverses, flags = limbwise.invmod_each(series, 10)
    pd.testing.assert_series_equal(inverses, pd.Series([3, 0, 1], index=series.index))
    pd.testing.assert_series_equal(flags, pd.Series([True, False, True], index=series.index))
    with pytest.raises(ValueError, match="row 1: the modulus is negative where 1 or more was expected"):
        limbwise.invmod_each(x[:2], [modulus, -modulus])


def test_a_single_number_has_no_row() -> None:
    calls: list[tuple[Callable[[], object], str]] = [
        (lambda: limbwise.gcd(-3, 5), "x"),
        (lambda: limbwise.gcd([1, 2], -5), "y"),
        (lambda: limbwise.jacobi(-3, 5), "x"),
        (lambda: limbwise.is_probable_prime(-3), "n"),
        (lambda: limbwise.Modulus(7).in_subgroup(3, -3), "the order"),
        (lambda: limbwise.PrivateKey(7, -11), "q"),
        (lambda: limbwise.Modulus(-7), "the modulus"),
        (lambda: limbwise.FixedBase(-7, 11, 3), "the base"),
    ]
    for call, name in calls:
        with pytest.raises(ValueError, match=f"^{name} is negative"):
            call()


def test_refusals() -> None:
    modulus = limbwise.Modulus(1009)
    with pytest.raises(ValueError, match="row 1: x is negative where 0 or more was expected"):
        limbwise.gcd([1, -2], 3)
    with pytest.raises(ValueError, match="row 2: the modulus is even"):
        limbwise.jacobi(2, [3, 5, 8])
    with pytest.raises(ValueError, match="row 1: the modulus is 0"):
        limbwise.invmod_each([1, 2], [3, 0])
    lengths: list[tuple[str, Callable[[], Any]]] = [
        ("y", lambda: limbwise.gcd([1, 2], [1, 2, 3])),
        ("n", lambda: limbwise.jacobi([1, 2], [1, 3, 5])),
        ("the order", lambda: modulus.in_subgroup([1, 2], [1, 2, 3])),
        ("the modulus", lambda: limbwise.invmod_each([1, 2], [3, 5, 7])),
        ("y", lambda: modulus.dot([1, 2], [1, 2, 3])),
    ]
    for name, differ in lengths:
        with pytest.raises(ValueError, match=f"^{name} has 3 rows where 2 were expected"):
            differ()
    with pytest.raises(ValueError, match="threads is 0"):
        limbwise.is_probable_prime([7], threads=0)
    calls: list[Callable[[Any], Any]] = [
        lambda x: limbwise.gcd(x, 3),
        lambda x: limbwise.jacobi(3, x),
        limbwise.is_probable_prime,
        modulus.sum,
        modulus.product,
        lambda x: modulus.dot(x, 3),
        lambda x: modulus.in_subgroup(x, 3),
        lambda x: limbwise.invmod_each(x, 7),
        lambda x: limbwise.PrivateKey(x, 11),
    ]
    for wrong in [None, "7", 1.5, object(), [None], [1.5], np.zeros((2, 2)), {}]:
        for call in calls:
            with pytest.raises(TypeError):
                call(wrong)
    for bits in [0, 63, 8193, 2**70]:
        with pytest.raises(ValueError, match="expected 64 to 8192"):
            limbwise.random_prime(bits)
    with pytest.raises(ValueError, match=f"bits: a prime of {10**30} bits was requested"):
        limbwise.random_prime(10**30)
    with pytest.raises(ValueError, match="bits is -1"):
        limbwise.random_prime(-1)


def test_random_primes() -> None:
    for bits in [64, 100, 512]:
        primes = {limbwise.random_prime(bits) for _ in range(3)}
        assert len(primes) == 3
        assert all(gmpy2.is_prime(p) and p.bit_length() == bits for p in primes)


def test_wrong_keys() -> None:
    p, q = limbwise.random_prime(128), limbwise.random_prime(128)
    for wrong, what in [
        ((p, p), "the same number"),
        ((4, q), "p is even"),
        ((p, 2), "q is even"),
        ((p, q * p), "q is not a prime"),
        ((-p, q), "p is negative"),
    ]:
        with pytest.raises(ValueError, match=what):
            limbwise.PrivateKey(*wrong)
    key = limbwise.PrivateKey(p, q)
    with pytest.raises(ValueError, match="shares a factor"):
        key.rsa(2)
    for e in (0, 1):
        with pytest.raises(ValueError, match="the public exponent is 0 or 1"):
            key.rsa(e)
    for multiple in (0, p, p * q):
        with pytest.raises(ValueError, match="row 1: .* shares a factor with the modulus"):
            key.paillier().noise([3, multiple])
    with pytest.raises(ValueError, match="q divides p - 1"):
        limbwise.PrivateKey(29, 7).paillier()
    with pytest.raises(TypeError, match="one number"):
        limbwise.PrivateKey([p], q)  # type: ignore[arg-type]
    for secret in [key, key.rsa(), key.paillier()]:
        assert str(p) not in repr(secret)
        with pytest.raises(TypeError, match="cannot be pickled"):
            pickle.dumps(secret)
        with pytest.raises(TypeError, match="cannot be pickled"):
            copy.copy(secret)


@each_kind
def test_keys(kind: Kind) -> None:
    p, q = limbwise.random_prime(90), limbwise.random_prime(97)
    n = p * q
    key = limbwise.PrivateKey(p, q)
    assert key.modulus == n
    x = [a % n for a in numbers(ROWS, seed=5)]
    e = next(e for e in [65537, 17, 257, 3, 5, 7] if math.gcd(e, (p - 1) * (q - 1)) == 1)
    d = pow(e, -1, (p - 1) * (q - 1))
    rsa = key.rsa(e)
    signed = rsa.private(kind.make(x), **kind.options)
    assert kind.read(signed) == [pow(a, d, n) for a in x]
    assert kind.read(rsa.public(signed, **kind.options)) == x
    paillier = key.paillier()
    # Ciphertexts are wider than the kinds of this test allow.
    r = [pow(3, i + 1, n) for i in range(ROWS)]
    noise = paillier.noise(r)
    assert noise == [pow(a, n, n * n) for a in r]
    ciphertexts = [(1 + a * n) * b % (n * n) for a, b in zip(x, noise, strict=True)]
    assert paillier.decrypt(ciphertexts) == x
    assert paillier.decrypt(tuple(ciphertexts)) == tuple(x)
    with pytest.raises(ValueError, match="row 1: the result failed its check"):
        paillier.decrypt([1, p, 2])


def test_nulls_beside_an_array_are_refused_by_their_row() -> None:
    """Flags in an array cannot be null."""
    nulls = pd.Series([3, None], dtype=object)
    for x in (np.array([1, 2], object), np.array([[1], [2]], np.uint64)):
        with pytest.raises(ValueError, match="row 1: a null"):
            limbwise.jacobi(x, nulls)
        with pytest.raises(ValueError, match="row 1: a null"):
            limbwise.Modulus(7).in_subgroup(x, nulls)


def test_a_dot_product_with_none_is_no_square() -> None:
    second: Any = None
    with pytest.raises(TypeError, match="y: expected int.* found NoneType"):
        limbwise.Modulus(1009).dot([2, 3], second)


def test_inverses_have_the_elements_of_the_number() -> None:
    """As those of `invmod`, also if only the moduli are a column."""
    inverses, found = limbwise.invmod_each(gmpy2.mpz(3), [7, 9])
    assert [type(x) for x in inverses] == [type(gmpy2.mpz())] * 2 and inverses == [5, 0] and found == [True, False]
    assert type(limbwise.invmod_each(3, [gmpy2.mpz(7)])[0][0]) is int
