"""Every operation on every type of column in every state, compared with Python's integers."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import limbwise
from formulas import OPERATIONS
from kinds import KINDS, LIMBS, Kind, limbs

M = (1 << 190) - 11
ROWS = 37

each_operation = pytest.mark.parametrize("name", OPERATIONS)
each_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)


def numbers(rows: int, seed: int = 1) -> list[int]:
    # Odd and not a multiple of 3, 5 or 7, so invertible modulo M and modulo powers of 2.
    rng = random.Random(seed)
    return [rng.getrandbits(192) | 1 | 1 << 191 for _ in range(rows)]


def same_kind(a: Any, b: Any) -> bool:
    return type(a) is type(b) and all(type(x) is type(y) for x, y in zip(list(a)[:1], list(b)[:1], strict=False))


def run(name: str, *operands: Any, **options: Any) -> Any:
    return getattr(limbwise, name)(*operands, **options)


Make = Callable[[list[int]], Any]


def states(kind: Kind) -> list[tuple[Kind, str, Make, int]]:
    """Returns the possible states of a column of the kind: lists have no strides, and immutable columns are always read-only."""
    all_states: list[tuple[str, Make | None, int]] = [
        ("contiguous", kind.make, ROWS),
        ("strided", kind.strided, ROWS),
        ("read-only", kind.read_only, ROWS),
        ("empty", kind.make, 0),
        ("one row", kind.make, 1),
    ]
    return [(kind, state, make, rows) for state, make, rows in all_states if make is not None]


CELLS = [cell for kind in KINDS for cell in states(kind)]


@each_operation
@pytest.mark.parametrize(("kind", "state", "make", "rows"), CELLS, ids=[f"{cell[0].name}, {cell[1]}" for cell in CELLS])
def test_cell(name: str, kind: Kind, state: str, make: Make, rows: int) -> None:
    arity, reference = OPERATIONS[name]
    columns = [numbers(rows, seed) for seed in range(arity)]
    expected = [reference(*row, M) for row in zip(*columns, strict=True)]
    operands = [make(column) for column in columns]
    result = run(name, *operands, M, **kind.options)
    assert kind.read(result) == expected
    assert same_kind(result, kind.make(expected))
    # No argument has changed.
    assert [kind.read(operand) for operand in operands] == columns

    # One modulus per row, of the same kind.
    moduli = [M - 2 * i for i in range(rows)] if name != "invmod" else [1 << (20 + i) for i in range(rows)]
    expected = [reference(*row) for row in zip(*columns, moduli, strict=True)]
    result = run(name, *operands, make(moduli), **kind.options)
    assert kind.read(result) == expected
    prepared = limbwise.Moduli(make(moduli), byteorder=kind.options.get("byteorder"))
    assert kind.read(getattr(prepared, name)(*operands, **kind.options)) == expected


@each_operation
@each_kind
def test_prepared_modulus(name: str, kind: Kind) -> None:
    arity, reference = OPERATIONS[name]
    columns = [numbers(ROWS, seed) for seed in range(arity)]
    result = getattr(limbwise.Modulus(M), name)(*map(kind.make, columns), **kind.options)
    assert kind.read(result) == [reference(*row, M) for row in zip(*columns, strict=True)]


@each_operation
@each_kind
def test_out(name: str, kind: Kind) -> None:
    arity, reference = OPERATIONS[name]
    columns = [numbers(ROWS, seed) for seed in range(arity)]
    out = np.full((ROWS, LIMBS), 5, np.uint64)
    result = run(name, *map(kind.make, columns), M, out=out, **kind.options)
    assert result is out
    assert (out == limbs([reference(*row, M) for row in zip(*columns, strict=True)])).all()


@each_operation
@each_kind
def test_wrong_dtype(name: str, kind: Kind) -> None:
    arity, _ = OPERATIONS[name]
    wrong = kind.wrong(ROWS)
    for place in range(arity):
        operands: list[Any] = [kind.make(numbers(ROWS))] * arity
        operands[place] = wrong
        with pytest.raises(TypeError):
            run(name, *operands, M, **kind.options)
    with pytest.raises(TypeError):
        run(name, *[kind.make(numbers(ROWS))] * arity, wrong, **kind.options)


@each_operation
@each_kind
def test_bad_row_in_the_middle(name: str, kind: Kind) -> None:
    arity, _ = OPERATIONS[name]
    operands = [kind.make(numbers(ROWS))] * arity
    moduli = [M] * ROWS
    moduli[20] = 0
    out = np.full((ROWS, LIMBS), 5, np.uint64)
    with pytest.raises(ValueError, match="row 20: the modulus is 0"):
        run(name, *operands, kind.make(moduli), out=out, **kind.options)
    with pytest.raises(ValueError, match="row 20: the modulus is 0"):
        limbwise.Moduli(kind.make(moduli), byteorder=kind.options.get("byteorder"))
    assert (out == 5).all()


@each_kind
def test_row_without_inverse(kind: Kind) -> None:
    column = numbers(5000)
    column[4321] = 2 * 5
    out = np.full((len(column), LIMBS), 5, np.uint64)
    for modulus in (1 << 190, kind.make([1 << 190] * len(column))):
        with pytest.raises(ValueError, match="row 4321: the number has no inverse"):
            limbwise.invmod(kind.make(column), modulus, out=out, **kind.options)
        with pytest.raises(ValueError, match="row 4321: the number has no inverse"):
            exponents = [1] * len(column)
            exponents[4321] = -1
            limbwise.powmod(kind.make(column), exponents, modulus, out=out, **kind.options)
    assert (out == 5).all()


@each_operation
@each_kind
def test_rows_that_differ(name: str, kind: Kind) -> None:
    arity, _ = OPERATIONS[name]
    operands = [kind.make(numbers(ROWS))] * arity
    with pytest.raises(ValueError, match=f"the modulus has {ROWS + 1} rows where {ROWS} were expected"):
        run(name, *operands, kind.make([M] * (ROWS + 1)), **kind.options)


@each_kind
@pytest.mark.parametrize("other", KINDS, ids=lambda kind: kind.name)
def test_mixed_kinds(kind: Kind, other: Kind) -> None:
    """The result has the type of the base; other operands may have other types."""
    xs, ys = numbers(ROWS, 1), numbers(ROWS, 2)
    order = kind.options | other.options
    result = limbwise.mulmod(kind.make(xs), other.make(ys), M, **order)
    assert kind.read(result) == [x * y % M for x, y in zip(xs, ys, strict=True)]
    # One base, so the result has the kind of the first column.
    result = limbwise.powmod(3, kind.make(xs), other.make([M] * ROWS), **order)
    expected = [pow(3, x, M) for x in xs]
    if kind.name in ("list of mpz", "list of bytes"):
        # The container of the column, with the numbers of the base.
        assert result == expected
    else:
        assert kind.read(result) == expected
