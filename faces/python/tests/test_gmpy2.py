"""The functions with gmpy2's names, compared with gmpy2."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import limbwise.gmpy2 as ours
from kinds import gmpy2

integers = st.integers(-(1 << 200), 1 << 200)


def outcome(function: Callable[..., Any], *arguments: Any) -> Any:
    try:
        return function(*arguments)
    except (ValueError, TypeError) as error:
        return type(error)


@settings(deadline=None, max_examples=200)
@given(integers, st.integers(-50, 1 << 100), integers)
def test_powmod(x: int, y: int, m: int) -> None:
    for name in ("powmod", "powmod_sec"):
        theirs = outcome(getattr(gmpy2, name), x, y, m)
        result = outcome(getattr(ours, name), x, y, m)
        assert result == theirs, name
        assert type(result) is type(theirs)


@settings(deadline=None, max_examples=100)
@given(st.lists(integers, max_size=20), st.integers(0, 1 << 100), st.integers(1, 1 << 200))
def test_lists(xs: list[int], y: int, m: int) -> None:
    result = ours.powmod_base_list(xs, y, m)
    assert result == gmpy2.powmod_base_list(xs, y, m)
    assert all(type(x) is gmpy2.mpz for x in result)
    ys = [abs(x) for x in xs]
    assert ours.powmod_exp_list(y, ys, m) == gmpy2.powmod_exp_list(y, ys, m)
    assert ours.powmod_base_exp_list(xs, ys, m) == [gmpy2.powmod(x, e, m) for x, e in zip(xs, ys, strict=True)]


MAKES: dict[str, Callable[[list[int]], Any]] = {
    "list of int": list,
    "tuple of int": tuple,
    "list of mpz": lambda xs: [gmpy2.mpz(x) for x in xs],
    "mixed": lambda xs: [gmpy2.mpz(x) if x % 3 else x for x in xs],
    "range": lambda xs: range(2, 2 + len(xs)),
    "generator": lambda xs: (x for x in xs),
    "set": set,
    "one int": lambda xs: 5,
    "text": lambda xs: "12",
    "bytes": lambda xs: bytes(2),
    "NumPy objects": lambda xs: np.array(xs, object),
    "NumPy uint64": lambda xs: np.ones((len(xs), 1), np.uint64),
    "dict": lambda xs: dict.fromkeys(range(len(xs)), 1),
    "list of float": lambda xs: [1.5] * len(xs),
    "list of None": lambda xs: [None] * max(1, len(xs)),
    "bad row in the middle": lambda xs: [*xs, "3", *xs],
}


@pytest.mark.parametrize("rows", [0, 1, 37])
@pytest.mark.parametrize("kind", MAKES)
@pytest.mark.parametrize("name", ["powmod_base_list", "powmod_exp_list"])
def test_kinds(name: str, kind: str, rows: int) -> None:
    """Arguments that gmpy2 accepts and rejects."""
    xs = [(1 << 150) + x for x in range(rows)]

    def call(module: Any) -> Any:
        lst = MAKES[kind](xs)
        arguments = (lst, 65537, 1009) if name == "powmod_base_list" else (3, lst, 1009)
        return outcome(getattr(module, name), *arguments)

    theirs, result = call(gmpy2), call(ours)
    assert result == theirs
    if isinstance(theirs, list):
        assert all(type(x) is gmpy2.mpz for x in result)


def test_errors() -> None:
    wrong: list[Any] = [(1.2, 3, 4), (1, 2.3, 4), (1, 2, 3.4), (3, -3, 7), (3, 4, 8), (3, 0, 7), ("3", -3, 8)]
    for three in wrong:
        for name in ("powmod", "powmod_sec"):
            assert outcome(getattr(ours, name), *three) == outcome(getattr(gmpy2, name), *three), (name, three)
    for arguments in (([1, 2], 3, 0), ([1, 2], 3, -5), (5, 3, 5), ([1, "a"], 3, 5), ([1], 3.5, 5)):
        assert outcome(ours.powmod_base_list, *arguments) is outcome(gmpy2.powmod_base_list, *arguments)
    with pytest.raises(ValueError, match="row 1"):
        ours.powmod_base_list([1, 2], -1, 4)
    with pytest.raises(ValueError, match="rows"):
        ours.powmod_base_exp_list([1, 2], [1], 4)
