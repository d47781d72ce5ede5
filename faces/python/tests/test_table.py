"""The file with the types and the documentation of the operations agrees with the native table, and everything else with
that file."""

from __future__ import annotations

import pickle
import random
import re

import pytest

import limbwise
from formulas import OPERATIONS, operands, parameters
from limbwise import _operations
from limbwise._native import operations
from limbwise.batches import MapColumns

# Names that are shorter in Python.
SHORT = {"exponent": "exp", "modulus": "mod"}
OPTIONS = ["byteorder", "threads", "progress", "out"]
OF_POWERS = ["public", "exp_bits"]


def test_every_operation_is_there() -> None:
    assert sorted(_operations.__all__) == sorted(operations)
    assert set(operations) <= set(limbwise.__all__)


@pytest.mark.parametrize("name", operations)
def test_an_operation_is_the_one_of_the_table(name: str) -> None:
    function = getattr(limbwise, name)
    methods = [getattr(made, name) for made in (limbwise.Modulus, limbwise.Moduli)]
    names = [SHORT.get(operand, operand) for operand in operands(name)]
    native = parameters(operations[name])
    assert native == [*operands(name), "modulus", *OPTIONS, *OF_POWERS]
    options = [*OF_POWERS, *OPTIONS] if name == "powmod" else OPTIONS
    assert parameters(function) == [*names, "mod", *options]
    for method in methods:
        assert parameters(method) == ["self", *names, *options]
        assert method.__name__ == name and method.__qualname__ == f"Operations.{name}"
        assert f"`limbwise.{name}`" in method.__doc__
    assert function.__name__ == function.__qualname__ == name
    assert pickle.loads(pickle.dumps(function)) is function


@pytest.mark.parametrize("name", operations)
def test_the_documentation_has_the_formula_of_the_table(name: str) -> None:
    arity, expected = OPERATIONS[name]
    function = getattr(limbwise, name)
    formula = re.match(r"Computes `(.+?)`", function.__doc__)
    assert formula is not None
    rng = random.Random(1)
    for _ in range(20):
        row = [rng.randrange(1, 100) for _ in range(arity)]
        names = dict(zip([*parameters(function)[:arity], "mod"], [*row, 101], strict=True))
        assert eval(formula[1], names) == expected(*row, 101) == function(*row, 101), (formula[1], row)


@pytest.mark.parametrize("name", operations)
def test_batches_have_the_operation(name: str) -> None:
    assert MapColumns(name, *["x"] * OPERATIONS[name][0], mod="n", into="y").operation == name
