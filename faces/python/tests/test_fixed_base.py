"""Powers of a fixed base for every type of column, and rejected input."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pytest

import limbwise
from kinds import KINDS, Kind

RANDOM = random.Random(18)
MODULI = [(1 << 192) - 237, (1 << 192) - 2, 12 * 10**40, 1]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
@pytest.mark.parametrize("public", [False, True], ids=["secret", "public"])
def test_every_kind(kind: Kind, public: bool) -> None:
    for modulus in MODULI:
        base = RANDOM.randrange(1 << 200)
        exponents = [0, 1, (1 << 100) - 1, *(RANDOM.randrange(1 << 100) for _ in range(30))]
        fixed = limbwise.FixedBase(base, modulus, 100, public=public, memory=1 << 18)
        assert int(fixed) == base % modulus
        found: Any = fixed.powmod(kind.make(exponents), **kind.options)
        assert kind.read(found) == [pow(base, e, modulus) for e in exponents]


def test_one_exponent_none_and_negative_ones() -> None:
    fixed = limbwise.FixedBase(5, 1009, 16)
    assert fixed.powmod(3) == 125
    assert fixed.powmod([]) == []
    assert fixed.powmod([-1, 2]) == [pow(5, -1, 1009), 25]
    assert fixed.powmod((3,)) == (125,)
    assert fixed.powmod(b"\x03", byteorder="big") == b"\x00\x7d"


def test_output_progress_and_threads() -> None:
    fixed = limbwise.FixedBase(b"\x05", limbwise.Modulus(1009), 16, byteorder="big")
    exponents = np.arange(3000, dtype=np.uint64).reshape(-1, 1)
    out = np.empty_like(exponents)
    told: list[int] = []
    assert fixed.powmod(exponents, out=out, threads=2, progress=lambda done, _: told.append(done)) is out
    assert out[:, 0].tolist() == [pow(5, e, 1009) for e in range(3000)]
    assert told[-1] == 3000


def test_saved_and_pickled() -> None:
    modulus = limbwise.Modulus(1 << 70 | 1)
    fixed = limbwise.FixedBase(3, modulus, 64, public=True)
    for again in (limbwise.FixedBase.from_bytes(fixed.to_bytes(), modulus), pickle.loads(pickle.dumps(fixed))):
        assert again.powmod(1234567) == pow(3, 1234567, 1 << 70 | 1)
        assert (again.exp_bits, again.public, again.table_bytes) == (64, True, fixed.table_bytes)
    saved = fixed.to_bytes()
    with pytest.raises(ValueError, match="another modulus"):
        limbwise.FixedBase.from_bytes(saved, 1009)
    with pytest.raises(ValueError, match="were expected"):
        limbwise.FixedBase.from_bytes(saved[:-1], modulus)
    with pytest.raises(ValueError, match="checksum"):
        limbwise.FixedBase.from_bytes(saved[:-1] + bytes([saved[-1] ^ 1]), modulus)
    with pytest.raises(ValueError, match="not saved fixed bases"):
        limbwise.FixedBase.from_bytes(b"", modulus)


def test_what_is_refused() -> None:
    fixed = limbwise.FixedBase(5, 1009, 4)
    out = np.zeros((2, 1), np.uint64)
    with pytest.raises(ValueError, match="row 1: the exponent is longer than the 4 bits"):
        fixed.powmod(np.array([[15], [16]], np.uint64), out=out)
    assert not out.any()
    nonsense: list[Any] = [None, 1.5, "3", {}]
    for wrong in nonsense:
        with pytest.raises(TypeError, match="exponent: expected int"):
            fixed.powmod(wrong)
        with pytest.raises(TypeError, match="base: expected int"):
            limbwise.FixedBase(wrong, 1009, 4)
    with pytest.raises(TypeError, match="base: one number was expected, not a column"):
        limbwise.FixedBase([1], 1009, 4)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="negative"):
        limbwise.FixedBase(-5, 1009, 4)
    with pytest.raises(ValueError, match="modulus is 0"):
        limbwise.FixedBase(5, 0, 4)
    with pytest.raises(ValueError, match="exp_bits"):
        limbwise.FixedBase(5, 1009, -1)
    with pytest.raises(ValueError, match="exp_bits is 4611686018427387904 where at most 4294967296 was expected"):
        limbwise.FixedBase(5, 1009, 1 << 62)
