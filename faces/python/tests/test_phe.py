"""The functions that phe uses; phe's own tests run in `make test-peers`."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kinds import gmpy2

import limbwise.phe as ours

integers = st.integers(-(1 << 200), 1 << 200)


@settings(deadline=None, max_examples=100)
@given(integers, st.integers(0, 1 << 80), integers, st.integers(1, 1 << 200))
def test_values(a: int, b: int, c: int, m: int) -> None:
    for make in (int, gmpy2.mpz):
        results = [ours.powmod(make(a), make(b), make(m)), ours.mulmod(make(a), make(c), make(m))]
        assert results == [pow(a, b, m), a * c % m]
        try:
            inverse = pow(a, -1, m)
        except ValueError:
            with pytest.raises(ZeroDivisionError):
                ours.invert(make(a), make(m))
        else:
            results.append(ours.invert(make(a), make(m)))
            assert results[2] == inverse
        assert {type(result) for result in results} == {int}


def test_errors() -> None:
    for function in (ours.powmod, ours.mulmod):
        with pytest.raises(ValueError, match="modulus"):
            function(2, 3, 0)
        wrong: list[Any] = [(2.5, 3, 5), (2, None, 5), (2, 3, "5")]
        for arguments in wrong:
            with pytest.raises(TypeError, match="integer"):
                function(*arguments)
    with pytest.raises(ZeroDivisionError):
        ours.invert(3, 0)
    with pytest.raises(ValueError, match="negative"):
        ours.invert(3, -5)


def test_patch(monkeypatch: pytest.MonkeyPatch) -> None:
    phe: dict[str, Any] = {name: ModuleType(name) for name in ("phe", "phe.util", "phe.paillier")}
    for name, module in phe.items():
        monkeypatch.setitem(sys.modules, name, module)
    ours.patch()
    for name in ("phe.util", "phe.paillier"):
        assert phe[name].powmod is ours.powmod
        assert phe[name].mulmod is ours.mulmod
        assert phe[name].invert is ours.invert
