#!/usr/bin/env python3
"""Times what phe does before and after `limbwise.phe.patch()`, in turns: the operations of phe's own benchmark, and others.

    python bench_phe.py [--bits N,N] [--seconds S]

Needs limbwise, phe and gmpy2 (`pip install './faces/python[test]'`). What is shown is the lower quartile of each, and their ratio.
"""

from __future__ import annotations

import argparse
import importlib
import random
import time
from collections.abc import Callable
from typing import Any

import limbwise.phe

phe: Any = importlib.import_module("phe")

PLACES: list[tuple[Any, str]] = [
    *((module, name) for module in (phe.util, phe.paillier) for name in ("powmod", "mulmod", "invert")),
    (phe.PaillierPublicKey, "raw_encrypt"),
    (phe.EncryptedNumber, "_raw_add"),
    (phe.EncryptedNumber, "_raw_mul"),
]


def functions() -> list[Any]:
    return [getattr(*place) for place in PLACES]


def use(functions: list[Any]) -> None:
    for (owner, name), function in zip(PLACES, functions, strict=True):
        setattr(owner, name, function)


def operations(bits: int, rows: int) -> dict[str, Callable[[], object]]:
    public, private = phe.generate_paillier_keypair(n_length=bits)
    x, y = ([random.random() for _ in range(rows)] for _ in range(2))
    a, b = ([public.encrypt(number) for number in column] for column in (x, y))
    c = [public.encrypt(i) for i in range(rows)]
    scalars = (0, 1, -1, 2, 3, -3, 1000, 1 << 40, 1.5, 3.14159, public.max_int, -public.max_int)
    return {
        "encrypt": lambda: [public.encrypt(i) for i in x],
        "decrypt": lambda: [private.decrypt(i) for i in a],
        "add plain": lambda: [i + j for i, j in zip(a, y, strict=True)],
        "add encrypted": lambda: [i + j for i, j in zip(a, b, strict=True)],
        "add 1": lambda: [i + 1.0 for i in a],
        "multiply": lambda: [i * j for i, j in zip(a, y, strict=True)],
        "encrypt -5": lambda: [public.encrypt(-5) for _ in c],
        "encrypt with r": lambda: [public.encrypt(5, r_value=1234567) for _ in c],
        "add 5": lambda: [i + 5 for i in c],
        "add -5": lambda: [i + -5 for i in c],
        "add 1.5": lambda: [i + 1.5 for i in c],
        "subtract encrypted": lambda: [i - c[0] for i in c],
        "subtract from 5": lambda: [5 - i for i in c],
        "sum": lambda: sum(c),
        "dot product": lambda: sum(i * j for i, j in zip(a, y, strict=True)),
        "divide by 3": lambda: [i / 3 for i in c],
        "obfuscate": lambda: [i.obfuscate() for i in c],
        "decrease exponent": lambda: [i.decrease_exponent_to(i.exponent - 5) for i in a],
        "private key": lambda: [phe.PaillierPrivateKey(public, private.p, private.q) for _ in c],
        **{f"multiply by {str(k)[:9]}": lambda k=k: [i * k for i in c] for k in scalars},  # type: ignore[misc]
    }


def quartile(times: list[float]) -> float:
    return sorted(times)[len(times) // 4]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bits", default="128,256,512,1024,2048,4096", help="lengths of keys")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each operation")
    arguments = parser.parse_args()
    before = functions()
    limbwise.phe.patch()
    after = functions()
    for bits in map(int, arguments.bits.split(",")):
        rows = 16 if bits < 4096 else 4
        use(before)
        for name, operation in operations(bits, rows).items():
            times: tuple[list[float], list[float]] = ([], [])
            end = time.perf_counter() + arguments.seconds
            while time.perf_counter() < end or len(times[1]) < 5:
                for samples, state in zip(times, (before, after), strict=True):
                    use(state)
                    start = time.perf_counter()
                    operation()
                    samples.append(time.perf_counter() - start)
            phes, ours = map(quartile, times)
            print(
                f"{bits:5} {name:24} phe {phes / rows * 1e6:10.1f} us  patched {ours / rows * 1e6:10.1f} us  ratio {ours / phes:.2f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
