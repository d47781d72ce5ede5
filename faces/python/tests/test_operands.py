"""Invalid operands are rejected by name, in every position of every operation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import limbwise
from formulas import OPERATIONS

ROLES = {True: ["base", "exponent"], False: ["left operand", "right operand"]}


def calls(name: str) -> list[Callable[..., Any]]:
    """Returns an operation as a function of its operands only."""
    modulus, moduli = limbwise.Modulus(1009), limbwise.Moduli([1009, 1013])
    return [
        lambda *operands: getattr(limbwise, name)(*operands, 1009),
        lambda *operands: getattr(limbwise, name)(*operands, [1009, 1013]),
        getattr(modulus, name),
        getattr(moduli, name),
    ]


@pytest.mark.parametrize("name", OPERATIONS)
@pytest.mark.parametrize("good", [3, [3, 4], np.ones((2, 1), np.uint64)], ids=["one", "list", "array"])
@pytest.mark.parametrize("wrong", [None, 1.5, "3", {}, object()], ids=["None", "float", "text", "dict", "object"])
def test_no_operand(name: str, good: Any, wrong: Any) -> None:
    arity, _ = OPERATIONS[name]
    for place in range(arity):
        operands = [good] * arity
        operands[place] = wrong
        for call in calls(name):
            with pytest.raises(TypeError, match=f"{ROLES[name == 'powmod'][place]}: expected int.* found {type(wrong).__name__}"):
                call(*operands)
    with pytest.raises(TypeError, match=f"modulus: expected int.* found {type(wrong).__name__}"):
        getattr(limbwise, name)(*[good] * arity, wrong)


@pytest.mark.parametrize("name", OPERATIONS)
def test_operands_that_are_missing(name: str) -> None:
    arity, _ = OPERATIONS[name]
    for call in calls(name):
        for count in {0, 1, 2, 3, 4} - {arity}:
            with pytest.raises(TypeError, match="argument"):
                call(*[3] * count)
