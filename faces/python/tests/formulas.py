"""The operations of the native table, computed by Python's integers."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable

from limbwise._native import operations


def parameters(function: Callable[..., object]) -> list[str]:
    return list(inspect.signature(function).parameters)


def operands(name: str) -> list[str]:
    """Returns the names of an operation's operands."""
    names = parameters(operations[name])
    return names[: names.index("modulus")]


def reference(name: str) -> Callable[..., int]:
    """Returns an operation as a function of its operands and the modulus, made from the formula in its documentation."""
    found = re.search(r"`(.+) mod modulus`", operations[name].__doc__ or "")
    assert found is not None, name
    powers = re.sub(r"(\w+) ?\^ ?(-?\w+)", r"pow(\1, \2, modulus)", found[1])
    products = re.sub(r"(?<=[\w)]) (?=\w)", " * ", powers)
    function: Callable[..., int] = eval(f"lambda {', '.join(operands(name))}, modulus: ({products}) % modulus")
    return function


# The number of operands, and the reference.
OPERATIONS = {name: (len(operands(name)), reference(name)) for name in operations}
