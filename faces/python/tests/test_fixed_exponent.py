"""Powers with a fixed exponent for every type of column, and rejected input."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest

import limbwise
from kinds import KINDS, Kind

RANDOM = random.Random(19)
MODULI = [(1 << 192) - 237, (1 << 192) - 2, 12 * 10**40, 3, 1]
EXPONENTS = [0, 1, 2, 65537, (1 << 100) - 1, RANDOM.randrange(1 << 100)]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
@pytest.mark.parametrize("public", [False, True], ids=["secret", "public"])
def test_every_kind(kind: Kind, public: bool) -> None:
    bases = [0, 1, 2, *(RANDOM.randrange(1 << 190) for _ in range(17))]
    for modulus in MODULI:
        for exponent in EXPONENTS:
            fixed = limbwise.FixedExponent(exponent, public=public, exp_bits=None if public else 100)
            assert int(fixed) == exponent
            found: Any = fixed.powmod(kind.make(bases), modulus, **kind.options)
            assert kind.read(found) == [pow(base, exponent, modulus) for base in bases]


def test_moduli_of_every_form() -> None:
    fixed = limbwise.FixedExponent(65537, public=True)
    bases, moduli = [2, 3, 5], [1009, 1013, 1019]
    expected = [pow(b, 65537, m) for b, m in zip(bases, moduli, strict=True)]
    assert fixed.powmod(bases, moduli) == expected
    assert fixed.powmod(bases, limbwise.Moduli(moduli)) == expected
    assert fixed.powmod(7, limbwise.Modulus(1009)) == pow(7, 65537, 1009)
    out = np.empty((3, 1), np.uint64)
    assert fixed.powmod(np.array([[2], [3], [5]], np.uint64), 1009, out=out, threads=2) is out
    assert out[:, 0].tolist() == [pow(b, 65537, 1009) for b in bases]


def test_lengths() -> None:
    assert (limbwise.FixedExponent(5).exp_bits, limbwise.FixedExponent(5).public) == (64, False)
    assert limbwise.FixedExponent(5, exp_bits=3).exp_bits == 3
    assert (limbwise.FixedExponent(5, public=True).exp_bits, limbwise.FixedExponent(5, public=True).public) == (3, True)
    assert int(limbwise.FixedExponent(b"\x01\x00", byteorder="big")) == 256
    assert repr(limbwise.FixedExponent(5, exp_bits=3)) == "<limbwise.FixedExponent of 3 bits>"


def test_a_public_exponent_is_pickled_by_value() -> None:
    for exponent in (0, 65537, (1 << 200) + 1):
        copied = pickle.loads(pickle.dumps(limbwise.FixedExponent(exponent, public=True)))
        assert copied.public and int(copied) == exponent and copied.exp_bits == exponent.bit_length()
        assert copied.powmod([2, 3], 1009) == [pow(2, exponent, 1009), pow(3, exponent, 1009)]
    for function in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match="FixedExponent: a secret exponent cannot be pickled"):
            function(limbwise.FixedExponent(65537))


def test_what_is_refused() -> None:
    with pytest.raises(ValueError, match="exponent is longer than the 2 bits"):
        limbwise.FixedExponent(5, exp_bits=2)
    for public in (False, True):
        with pytest.raises(ValueError, match="the exponent is negative"):
            limbwise.FixedExponent(-1, public=public)
    nonsense: list[Any] = [None, 1.5, "3", {}]
    for wrong in nonsense:
        with pytest.raises(TypeError, match="exponent: expected int"):
            limbwise.FixedExponent(wrong)
        with pytest.raises(TypeError, match="base: expected int"):
            limbwise.FixedExponent(3).powmod(wrong, 1009)
    with pytest.raises(TypeError, match="exponent: one number was expected, not a column"):
        limbwise.FixedExponent([1])  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="modulus is 0"):
        limbwise.FixedExponent(3).powmod([2], 0)
