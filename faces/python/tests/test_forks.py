"""Every public function in a forked child of a process that has used every other; and the threads that they start."""

from __future__ import annotations

import inspect
import os
import pickle
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import limbwise
import limbwise.gmpy2
import limbwise.grf
import limbwise.phe
import limbwise.thrift
from formulas import OPERATIONS

P = (1 << 521) - 1
N = 1_000_003 * 1_000_033
XS = list(range(3, 1003, 2))
ARRAY = np.arange(1, 50_001, dtype=np.uint64).reshape(-1, 1)
MODULUS = limbwise.Modulus(P)
MODULI = limbwise.Moduli(XS)
BASE = limbwise.FixedBase(3, MODULUS, exp_bits=64)
EXPONENT = limbwise.FixedExponent(65537)
KEY = limbwise.PrivateKey(1_000_003, 1_000_033)
RSA, PAILLIER = KEY.rsa(65537), KEY.paillier()
REVERSED = limbwise.BitPermutation(list(range(63, -1, -1)))
LISTED = limbwise.thrift.encode_list(np.arange(1000))
FOLDER = tempfile.TemporaryDirectory()
GRF = os.path.join(FOLDER.name, "data.grf")
limbwise.grf.create(GRF, {"a.txt": b"text"})
ARCHIVE = limbwise.grf.open(GRF)


def updated() -> dict[str, bytes]:
    path = os.path.join(tempfile.mkdtemp(dir=FOLDER.name), "data.grf")
    limbwise.grf.create(path, {"a.txt": b"text"})
    limbwise.grf.update(path, {"b.txt": b"more"})
    return dict(limbwise.grf.open(path))


# Inverses need other numbers.
OPERANDS = {name: [XS] * arity for name, (arity, _) in OPERATIONS.items() if name != "invmod"}
CALLS: dict[str, Callable[[], Any]] = {
    "limbwise.ArrowColumn": lambda: len(limbwise.arrow_from_be(bytes(80), "int64")),
    "limbwise.BitPermutation": lambda: limbwise.BitPermutation([1, 0])(2),
    "BitPermutation.from_des_table": lambda: limbwise.BitPermutation.from_des_table(2, [2, 1])(2),
    "BitPermutation.inverse": lambda: REVERSED.inverse()(ARRAY).tolist(),
    "BitPermutation.then": lambda: REVERSED.then(REVERSED)(3),
    "limbwise.FixedBase": lambda: limbwise.FixedBase(5, P, exp_bits=3000).powmod(XS),
    "FixedBase.powmod": lambda: BASE.powmod(XS),
    "FixedBase.to_bytes": BASE.to_bytes,
    "FixedBase.from_bytes": lambda: limbwise.FixedBase.from_bytes(BASE.to_bytes(), MODULUS).powmod(XS),
    "limbwise.FixedExponent": lambda: limbwise.FixedExponent(9).exp_bits,
    "FixedExponent.powmod": lambda: EXPONENT.powmod(XS, P),
    "limbwise.Modulus": lambda: limbwise.Modulus(1 << 40_000).mulmod(3, 5),
    "limbwise.Moduli": lambda: limbwise.Moduli([P - 2 * x for x in XS]).sqrmod(7),
    **{f"Modulus.{name}": partial(getattr(MODULUS, name), *xs) for name, xs in OPERANDS.items()},
    **{f"Moduli.{name}": partial(getattr(MODULI, name), *xs) for name, xs in OPERANDS.items()},
    "Modulus.invmod": lambda: MODULUS.invmod(XS),
    "Moduli.invmod": lambda: MODULI.invmod([x - 1 for x in XS]),
    "Modulus.sum": lambda: MODULUS.sum(ARRAY),
    "Modulus.dot": lambda: MODULUS.dot(ARRAY, ARRAY),
    "Modulus.product": lambda: MODULUS.product(ARRAY),
    "Modulus.invmod_each": lambda: MODULUS.invmod_each(XS),
    "Modulus.in_subgroup": lambda: MODULUS.in_subgroup(XS, 77),
    "Modulus.multi_exp": lambda: MODULUS.multi_exp(XS, XS),
    "Modulus.multi_exp_each": lambda: MODULUS.multi_exp_each([XS, XS], [XS, XS]),
    "Modulus.pow_many_exps": lambda: MODULUS.pow_many_exps(XS, [XS, XS]),
    "limbwise.PrivateKey": lambda: limbwise.PrivateKey((1 << 521) - 1, (1 << 607) - 1).modulus,
    "PrivateKey.rsa": lambda: KEY.rsa(65537).modulus,
    "PrivateKey.paillier": lambda: KEY.paillier().modulus,
    "limbwise.RsaKey": lambda: RSA.modulus,
    "RsaKey.private": lambda: RSA.private(XS),
    "RsaKey.public": lambda: RSA.public(XS),
    "limbwise.PaillierKey": lambda: PAILLIER.modulus,
    "PaillierKey.decrypt": lambda: PAILLIER.decrypt([1 + N * x for x in XS]),
    "PaillierKey.noise": lambda: PAILLIER.noise(XS),
    **{f"limbwise.{name}": partial(getattr(limbwise, name), *xs, P) for name, xs in OPERANDS.items()},
    **{f"limbwise.{name}": partial(getattr(limbwise, name), XS, P) for name in ("invmod", "invmod_each")},
    "limbwise.arrow_from_be": lambda: pickle.dumps(limbwise.arrow_from_be(bytes(range(80)), "int64")),
    "limbwise.byteswap": lambda: limbwise.byteswap(ARRAY).tolist(),
    "limbwise.to_native": lambda: limbwise.to_native(ARRAY.astype(">u8")).tolist(),
    "limbwise.cpu": limbwise.cpu,
    "limbwise.from_limbs": lambda: limbwise.from_limbs(ARRAY),
    "limbwise.to_limbs": lambda: limbwise.to_limbs(XS).tolist(),
    "limbwise.gcd": lambda: limbwise.gcd(XS, P),
    "limbwise.jacobi": lambda: limbwise.jacobi(XS, P),
    "limbwise.is_probable_prime": lambda: limbwise.is_probable_prime(XS),
    "limbwise.random_prime": lambda: limbwise.random_prime(256).bit_length(),
    "limbwise.gmpy2.divm": lambda: limbwise.gmpy2.divm(3, 5, 7),
    "limbwise.gmpy2.gcd": lambda: limbwise.gmpy2.gcd(12, 18),
    "limbwise.gmpy2.invert": lambda: limbwise.gmpy2.invert(3, P),
    "limbwise.gmpy2.is_prime": lambda: limbwise.gmpy2.is_prime(P),
    "limbwise.gmpy2.powmod": lambda: limbwise.gmpy2.powmod(3, P - 2, P),
    "limbwise.gmpy2.powmod_sec": lambda: limbwise.gmpy2.powmod_sec(3, P - 2, P),
    "limbwise.gmpy2.powmod_base_list": lambda: limbwise.gmpy2.powmod_base_list(XS, 65537, P),
    "limbwise.gmpy2.powmod_exp_list": lambda: limbwise.gmpy2.powmod_exp_list(3, XS, P),
    "limbwise.gmpy2.powmod_base_exp_list": lambda: limbwise.gmpy2.powmod_base_exp_list(XS, XS, P),
    "limbwise.phe.invert": lambda: limbwise.phe.invert(3, P),
    "limbwise.phe.mulmod": lambda: limbwise.phe.mulmod(3, 5, P),
    "limbwise.phe.powmod": lambda: limbwise.phe.powmod(3, 5, P),
    "limbwise.thrift.decode_list": lambda: limbwise.thrift.decode_list(LISTED).tolist(),
    "limbwise.thrift.encode_list": lambda: limbwise.thrift.encode_list(np.arange(1000)),
    "limbwise.grf.Archive": lambda: dict(ARCHIVE),
    "limbwise.grf.Entry": lambda: ARCHIVE.entries()[0].path,
    "limbwise.grf.open": lambda: list(limbwise.grf.open(GRF)),
    "limbwise.grf.create": updated,
    "limbwise.grf.update": updated,
    "limbwise.grf.decode_entry": lambda: limbwise.grf.decode_entry(bytes(64), 3, 64),
    "limbwise.grf.encode_entry": lambda: limbwise.grf.encode_entry(bytes(64), 3, 64),
}
# It replaces functions of another package.
NOT_CALLED = {"limbwise.phe.patch"}


def public() -> set[str]:
    """Returns the names of all functions, classes and methods."""
    names = set()
    for module in (limbwise, limbwise.gmpy2, limbwise.phe, limbwise.thrift, limbwise.grf):
        for name in module.__all__:
            thing = getattr(module, name)
            if callable(thing):
                names.add(f"{module.__name__}.{name}")
            if inspect.isclass(thing) and module is limbwise:
                methods = inspect.getmembers(thing, callable)
                names.update(f"{name}.{method}" for method, _ in methods if not method.startswith("_"))
    return names


def test_the_list_is_complete() -> None:
    assert set(CALLS) | NOT_CALLED == public()


@pytest.fixture(scope="module")
def results() -> dict[str, Any]:
    return {name: call() for name, call in CALLS.items()}


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
@pytest.mark.parametrize("name", CALLS)
def test_in_a_forked_child(name: str, results: dict[str, Any]) -> None:
    child = os.fork()
    if child == 0:
        # A child that waits for threads of its parent is ended by the signal.
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(60)
        os._exit(0 if CALLS[name]() == results[name] else 1)
    assert os.waitpid(child, 0)[1] == 0


ALL = """
import os
# They have threads of their own.
import numpy, pytest

def threads():
    names = {}
    for task in os.listdir("/proc/self/task"):
        with open(f"/proc/self/task/{task}/comm") as comm:
            names[task] = comm.read().strip()
    return names

before = threads()
import test_forks
for call in test_forks.CALLS.values():
    call()
print(*sorted(name for task, name in threads().items() if task not in before))
"""


@pytest.mark.skipif(not os.path.isdir("/proc/self/task"), reason="there is no list of threads")
@pytest.mark.parametrize("limit", [None, "1"])
def test_only_the_threads_that_were_asked_for(limit: str | None) -> None:
    """Those of rayon's global pool would have another name, and would not obey the limit."""
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(__file__).parent), *sys.path])}
    variables.pop("LIMBWISE_THREADS", None)
    if limit is not None:
        variables["LIMBWISE_THREADS"] = limit
    ended = subprocess.run([sys.executable, "-c", ALL], check=False, capture_output=True, text=True, env=variables)
    assert ended.returncode == 0, ended.stderr
    names = ended.stdout.split()
    assert all(name.startswith("limbwise-") for name in names), names
    if limit is not None:
        # Those of `threads=2`.
        assert len(names) <= 2, names
