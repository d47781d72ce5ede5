"""Products of powers and many exponents of one base for every type of column, and rejected input."""

from __future__ import annotations

import random
from math import prod
from typing import Any

import pandas as pd
import pytest

import limbwise
from kinds import KINDS, Kind

RANDOM = random.Random(31)
MODULI = [(1 << 192) - 237, 12 * 10**40, 1]


def numbers(bits: int, rows: int) -> list[int]:
    return [0, 1, (1 << bits) - 1, *(RANDOM.randrange(1 << bits) for _ in range(rows - 3))]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
@pytest.mark.parametrize("public", [False, True], ids=["secret", "public"])
def test_every_kind(kind: Kind, public: bool) -> None:
    for modulus in MODULI:
        prepared = limbwise.Modulus(modulus)
        x, y, e, f = numbers(190, 40), numbers(100, 40), numbers(70, 40), numbers(64, 40)[::-1]
        bases, exps = [kind.make(x), kind.make(y)], [kind.make(e), kind.make(f)]
        options: dict[str, Any] = {"public": public, **kind.options}
        found = kind.read(prepared.multi_exp_each(bases, exps, **options))
        assert found == [pow(a, i, modulus) * pow(b, j, modulus) % modulus for a, b, i, j in zip(x, y, e, f, strict=True)]
        powers = prepared.pow_many_exps(bases[0], exps, **options)
        assert [kind.read(column) for column in powers] == [[pow(a, i, modulus) for a, i in zip(x, z, strict=True)] for z in (e, f)]
        product = prepared.multi_exp(bases[0], exps[0], **options)
        product = int.from_bytes(product, options.get("byteorder", "big")) if isinstance(product, bytes) else product
        assert product == prod(pow(a, i, modulus) for a, i in zip(x, e, strict=True)) % modulus


def test_one_number_and_none() -> None:
    modulus = limbwise.Modulus(1009)
    assert modulus.multi_exp(3, [1, 2, 3]) == 729
    assert modulus.multi_exp([], []) == 1
    assert modulus.multi_exp_each([3, 5], [[1, 2], 3], threads=2) == [375, 1125 % 1009]
    assert modulus.pow_many_exps(3, [2, 5], exp_bits=3) == [9, 243]
    series = pd.Series([3, None], dtype=object)
    assert [powers.tolist() for powers in modulus.pow_many_exps(series, [2, 5])] == [[9, None], [243, None]]


def test_what_is_refused() -> None:
    modulus = limbwise.Modulus(1009)
    with pytest.raises(ValueError, match="2 bases and 1 exponents"):
        modulus.multi_exp_each([3, 5], [2])
    with pytest.raises(ValueError, match="1 bases and 0 exponents"):
        modulus.pow_many_exps(3, [])
    with pytest.raises(ValueError, match="row 1: the exponent is longer than the 2 bits"):
        modulus.multi_exp([3, 5], [3, 4], exp_bits=2)
    with pytest.raises(ValueError, match="exponent has 3 rows where 2 were expected"):
        modulus.multi_exp_each([[3, 5]], [[1, 2, 3]])
    with pytest.raises(ValueError, match="exponent is negative"):
        modulus.pow_many_exps(3, [[-1]])
    with pytest.raises(ValueError, match="null"):
        modulus.multi_exp(pd.Series([3, None], dtype=object), 2)
    with pytest.raises(TypeError, match="base: expected int"):
        modulus.multi_exp(None, 2)  # type: ignore[arg-type]


def test_operands_that_are_no_list_are_named() -> None:
    modulus: Any = limbwise.Modulus(101)
    calls: list[tuple[Any, str]] = [
        (lambda: modulus.multi_exp_each(3, 4), "bases: expected a list of operands, found int"),
        (lambda: modulus.multi_exp_each([3], 4), "exps: expected a list of operands, found int"),
        (lambda: modulus.multi_exp_each(b"ab", [3, 4]), "bases: expected a list of operands, found bytes"),
        (lambda: modulus.pow_many_exps(3, None), "exps: expected a list of operands, found NoneType"),
    ]
    for call, name in calls:
        with pytest.raises(TypeError, match=name):
            call()


def test_a_null_of_one_product_has_a_row() -> None:
    modulus: Any = limbwise.Modulus(101)
    for base, exp, expected in [
        ([2, 3, None], [1, 2, 3], "row 2: the base is null"),
        ([2, 3, 4], [1, None, None], "row 1: the exponent is null"),
        ([2, 3, None], [1, None, 3], "row 1: the exponent is null"),
    ]:
        with pytest.raises(ValueError, match=expected):
            modulus.multi_exp(*(pd.Series(column, dtype="Int64") for column in (base, exp)))
