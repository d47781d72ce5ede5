"""The functions that phe uses; phe's own tests run in `make test-peers`."""

from __future__ import annotations

import collections
import importlib
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import limbwise.phe as ours
from kinds import gmpy2

# This library has no types.
phe: Any = importlib.import_module("phe")

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


@pytest.fixture
def patched(monkeypatch: pytest.MonkeyPatch) -> collections.Counter[str]:
    """Patches phe for a test, and returns how often it calls the functions for secrets."""
    calls: collections.Counter[str] = collections.Counter()

    def counted(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            calls[name] += 1
            return function(*arguments)

        return call

    for module in (phe.util, phe.paillier):
        for name in ("powmod", "mulmod", "invert"):
            monkeypatch.setattr(module, name, getattr(module, name))
    for owner, name in ((phe.PaillierPublicKey, "raw_encrypt"), (phe.EncryptedNumber, "_raw_add"), (phe.EncryptedNumber, "_raw_mul")):
        monkeypatch.setattr(owner, name, getattr(owner, name))
    for name in ("powmod", "mulmod", "invert", "_power"):
        monkeypatch.setattr(ours, name, counted(name, getattr(ours, name)))
    ours.patch()
    ours.patch()
    return calls


each_size = pytest.mark.parametrize("bits", [128, 1024])


@each_size
def test_what_phe_computes(bits: int, patched: collections.Counter[str]) -> None:
    public, private = phe.generate_paillier_keypair(n_length=bits)
    x, y = public.encrypt(-7), public.encrypt(2.5)
    big = public.max_int
    expected = {
        x + 5: -2,
        x + -5: -12,
        x + 1.5: -5.5,
        x + y: -4.5,
        x - y: -9.5,
        5 - x: 12,
        sum([x, x, x]): -21,
        x / 4: -1.75,
        x * 0: 0,
        x * 1: -7,
        x * -1: 7,
        x * 2: -14,
        x * 3: -21,
        x * -3: 21,
        x * 1000: -7000,
        y * -1.5: -3.75,
        public.encrypt(1) * big: big,
        public.encrypt(-1) * big: -big,
        public.encrypt(1) * -big: -big,
        public.encrypt(-big): -big,
    }
    for encrypted, number in expected.items():
        assert private.decrypt(encrypted) == number
    # Keys that can be factored are left to phe.
    assert bool(patched) == (bits >= 1024)


@each_size
@pytest.mark.usefixtures("patched")
def test_ciphertexts_are_the_same(bits: int) -> None:
    public, _ = phe.generate_paillier_keypair(n_length=bits)
    n = public.n
    for m in (0, 1, 5, public.max_int, n - public.max_int - 1, n - public.max_int, n - 5, n - 1):
        for r in (1, 2, n - 1):
            assert public.raw_encrypt(m, r_value=r) == pow(n + 1, m, n * n) * pow(r, n, n * n) % (n * n)
    number = phe.EncryptedNumber(public, public.raw_encrypt(3))
    for wrong, error in (("1", TypeError), (-1, ValueError), (n, ValueError)):
        with pytest.raises(error):
            number._raw_mul(wrong)
    with pytest.raises(TypeError):
        public.raw_encrypt("1")


def test_secrets_are_computed_here_and_ciphertexts_by_phe(patched: collections.Counter[str]) -> None:
    public, private = phe.generate_paillier_keypair(n_length=1024)
    assert patched == {"powmod": 2, "invert": 3}
    patched.clear()
    x = public.encrypt(5)
    assert patched == {"powmod": 1, "mulmod": 1}
    patched.clear()
    assert private.decrypt(x) == 5
    assert patched == {"powmod": 2, "mulmod": 3}
    patched.clear()
    for _ in (x + 5, x + -5, x + x, 5 + x, sum([x, x])):
        assert not patched
    for _ in (x * 3, x * -3, x - x, x - 5):
        assert set(patched) <= {"_power"}
    assert patched["_power"] == 3
