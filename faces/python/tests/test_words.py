"""Integers of one limb: single numbers, which have a separate path, and lists of lengths around its limits."""

from __future__ import annotations

import random
from typing import Any

import pytest

import limbwise
import limbwise.gmpy2

EDGES = [0, 1, 2, 3, 5, (1 << 30) - 1, 1 << 30, (1 << 63) - 1, 1 << 63, (1 << 64) - 2, (1 << 64) - 1]
BEYOND = [1 << 64, (1 << 64) + 1, -1, -(1 << 64), 1 << 200]
MODULI = [
    1,
    2,
    3,
    7,
    8,
    (1 << 31) - 1,
    (1 << 63) + 1,
    (1 << 64) - 59,
    (1 << 64) - 1,
    (1 << 64) - 2,
    1 << 64,
    (1 << 64) + 13,
    (1 << 521) - 1,
]


def random_words(count: int) -> list[int]:
    rng = random.Random(19)
    return [rng.getrandbits(rng.randrange(1, 66)) for _ in range(count)]


@pytest.mark.parametrize("m", MODULI)
def test_single_numbers(m: int) -> None:
    prepared = limbwise.Modulus(m)
    for x in EDGES + BEYOND + random_words(2):
        assert limbwise.sqrmod(x, m) == prepared.sqrmod(x) == x * x % m
        assert limbwise.negmod(x, m) == prepared.negmod(x) == -x % m
        for y in [1, 3, 1 << 30, (1 << 64) - 1, 1 << 64, -1, *random_words(2)]:
            assert limbwise.mulmod(x, y, m) == prepared.mulmod(x, y) == x * y % m
            assert limbwise.addmod(x, y, m) == prepared.addmod(x, y) == (x + y) % m
            assert limbwise.submod(x, y, m) == prepared.submod(x, y) == (x - y) % m


@pytest.mark.parametrize("m", MODULI)
def test_single_powers(m: int) -> None:
    for x in [0, 1, 2, (1 << 63) + 1, (1 << 64) - 1, 1 << 64, -1, *random_words(2)]:
        for y in [0, 1, 2, 5, 1 << 63, (1 << 64) - 1, 1 << 64, *random_words(1)]:
            power = pow(x, y, m)
            assert limbwise.powmod(x, y, m) == limbwise.powmod(x, y, m, public=True) == limbwise.gmpy2.powmod(x, y, m) == power
            assert limbwise.powmod(x, y, m, exp_bits=65) == power


@pytest.mark.parametrize("m", [1, 3, 9, 15, 105, 2, 12, (1 << 64) - 1])
def test_single_inverses(m: int) -> None:
    for x in [*range(-10, 40), *EDGES]:
        try:
            inverse = pow(x, -1, m)
        except ValueError:
            with pytest.raises(ValueError, match="row 0: .* no inverse"):
                limbwise.invmod(x, m)
        else:
            assert limbwise.invmod(x, m) == inverse


def test_types() -> None:
    """Results are `int` for all types of ints; other types are errors."""
    assert type(limbwise.powmod(True, 3, 7)) is int
    assert type(limbwise.mulmod(3, 5, 7)) is int
    wrong: list[Any] = [3.0, None, "3"]
    for x in wrong:
        with pytest.raises(TypeError):
            limbwise.mulmod(x, 3, 7)
        with pytest.raises(TypeError):
            limbwise.mulmod(3, x, 7)
        with pytest.raises(TypeError):
            limbwise.mulmod(3, 5, x)


def test_errors_are_those_of_columns() -> None:
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("threads is 0", {"threads": 0}),
        ("byteorder is .middle.", {"byteorder": "middle"}),
        ("longer than the 2 bits", {"exp_bits": 2}),
    ]
    for message, options in wrong:
        with pytest.raises(ValueError, match=message):
            limbwise.powmod(3, 5, 7, **options)
    with pytest.raises(ValueError, match="modulus is 0"):
        limbwise.powmod(3, 5, 0)
    with pytest.raises(ValueError, match="modulus is negative"):
        limbwise.powmod(3, 5, -7)
    told: list[tuple[int, int]] = []
    assert limbwise.powmod(3, 5, 7, progress=lambda done, rows: told.append((done, rows))) == 5
    assert told == [(1, 1)]


@pytest.mark.parametrize("count", [0, 1, 16, 17])
@pytest.mark.parametrize("bits", [63, 64, 65, 192, 256, 257])
def test_lists(count: int, bits: int) -> None:
    """The width of a list is that of its longest number, at any position."""
    rng = random.Random(bits)
    numbers = [rng.getrandbits(bits) for _ in range(count)]
    for longest in {0, count // 2, max(count - 1, 0)}:
        xs = list(numbers)
        xs[longest : longest + 1] = [(1 << bits) - 1]
        ys = [-x if i % 3 == 0 else x for i, x in enumerate(reversed(xs))]
        for m in [3, (1 << 61) - 1, 1 << 64, (1 << bits) + 1, (1 << 256) - 189, (1 << 607) - 1]:
            assert limbwise.mulmod(xs, ys, m) == [x * y % m for x, y in zip(xs, ys, strict=True)]
            assert limbwise.addmod(xs, ys, m) == [(x + y) % m for x, y in zip(xs, ys, strict=True)]
