#!/usr/bin/env python3
"""Times the package and its alternatives: gmpy2, NumPy, and the Limbwise library without Python.

    python bench.py [--only CASE] [--seconds S] [--threads N] [--json FILE]

Needs limbwise, NumPy, gmpy2 and pyarrow (`pip install './faces/python[test]'`). The answers of all contestants are compared before
anything is timed; then they take turns, each until its memory is warm and once for the clock, and what is shown is the median of the
ratios of each turn. "kernel" is a prepared NumPy call with `out=` and nothing to convert, the library's rate save for a few microseconds.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa

import limbwise
import limbwise.gmpy2

gmpy2: Any = importlib.import_module("gmpy2")

Call = Callable[[], Any]

WARM = 0.02


class Case:
    """Contestants that compute the same for a number of rows; the others are compared with the first. A slow contestant may compute
    only the first rows: `fewer` says how many.
    """

    def __init__(self, name: str, rows: int, unit: str, contestants: dict[str, tuple[Call, Callable[[Any], Any]]],
                 fewer: dict[str, int] | None = None) -> None:
        self.name, self.rows, self.unit = name, rows, unit
        self.fewer = fewer or {}
        self.calls = {name: call for name, (call, _) in contestants.items()}
        answers = {name: read(call()) for name, (call, read) in contestants.items()}
        few = min(self.fewer.values(), default=rows)
        first, *others = (answer if few == rows else answer[:few] for answer in answers.values())
        for contestant, answer in zip(list(answers)[1:], others, strict=True):
            if answer != first:
                raise SystemExit(f"{name}: {contestant} has another answer")

    def run(self, seconds: float) -> list[dict[str, Any]]:
        times: dict[str, list[float]] = {name: [] for name in self.calls}
        end = time.perf_counter() + seconds
        while time.perf_counter() < end or len(times[next(iter(times))]) < 5:
            for name, call in self.calls.items():
                # Run first without timing: the caches still contain data of the previous contestant.
                warm = time.perf_counter() + WARM
                call()
                while time.perf_counter() < warm:
                    call()
                start = time.perf_counter()
                call()
                whole = self.rows / self.fewer.get(name, self.rows)
                times[name].append((time.perf_counter() - start) * whole)
        base = next(iter(times.values()))
        records = []
        print(f"{self.name}, {self.rows:,} {self.unit}s, {len(base)} turns", file=sys.stderr)
        for name, samples in times.items():
            ratio = statistics.median(b / s for b, s in zip(base, samples, strict=True))
            ns = statistics.median(samples) / self.rows * 1e9
            print(f"  {name:34} {ns:14,.3f} ns/{self.unit} {ratio:8.3f} x", file=sys.stderr)
            records.append({"case": self.name, "contestant": name, "rows": self.rows, "unit": self.unit, "turns": len(samples),
                            "ns": round(ns, 2), "ratio": round(ratio, 4)})
        return records


def limbs(rows: int, count: int, seed: int) -> Any:
    return np.frombuffer(random.Random(seed).randbytes(rows * count * 8), np.uint64).reshape(rows, count).copy()


def numbers_below_moduli(rows: int, count: int, moduli: int) -> tuple[Any, Any]:
    x, m = limbs(rows, count, 1), limbs(moduli, count, 2)
    x[:, -1] &= np.uint64((1 << 63) - 1)
    m[:, -1] |= np.uint64(1 << 63)
    m[:, 0] |= np.uint64(1)
    return x, m


def ints(array: Any) -> list[int]:
    return [int.from_bytes(row.tobytes(), "little") for row in array]


def big(array: Any) -> Any:
    return pa.array([row.tobytes()[::-1] for row in array], pa.binary(8 * array.shape[1]))


def from_big(column: Any) -> list[int]:
    return [int.from_bytes(cell, "big") for cell in column.to_pylist()]


def plain(numbers: Any) -> list[int]:
    return [int(x) for x in numbers]


def mulmod(threads: int | None) -> Case:
    """Products modulo one 256-bit number, from NumPy arrays and in a gmpy2 loop."""
    x, m = numbers_below_moduli(1 << 16, 4, 1)
    y, _ = numbers_below_moduli(1 << 16, 4, 1)
    y = y[::-1].copy()
    modulus = ints(m)[0]
    xs, ys, n = [gmpy2.mpz(v) for v in ints(x)], [gmpy2.mpz(v) for v in ints(y)], gmpy2.mpz(modulus)
    out = np.empty_like(x)
    prepared = limbwise.Modulus(modulus)
    return Case("mulmod 256 bits", len(x), "row", {
        "gmpy2, a loop": (lambda: [a * b % n for a, b in zip(xs, ys, strict=True)], plain),
        "NumPy, one thread": (lambda: prepared.mulmod(x, y, threads=1), ints),
        "NumPy, one thread, out=": (lambda: prepared.mulmod(x, y, threads=1, out=out), ints),
        "NumPy": (lambda: prepared.mulmod(x, y, threads=threads), ints),
        "NumPy, out=": (lambda: prepared.mulmod(x, y, threads=threads, out=out), ints),
    })


def lists(count: int) -> Case:
    """Products of two lists of a thousand ints modulo one number, and a gmpy2 loop over as many mpz."""
    x, m = numbers_below_moduli(1000, count, 1)
    y, _ = numbers_below_moduli(1000, count, 1)
    xs, ys, modulus = ints(x), ints(y[::-1]), ints(m)[0]
    mpz_xs, mpz_ys, n = [gmpy2.mpz(v) for v in xs], [gmpy2.mpz(v) for v in ys], gmpy2.mpz(modulus)
    return Case(f"mulmod {64 * count} bits, lists", len(xs), "row", {
        "gmpy2, a loop": (lambda: [a * b % n for a, b in zip(mpz_xs, mpz_ys, strict=True)], plain),
        "gmpy2, a loop that makes mpz": (lambda: [gmpy2.mpz(a) * b % n for a, b in zip(xs, ys, strict=True)], plain),
        "list of int, one thread": (lambda: limbwise.mulmod(xs, ys, modulus, threads=1), plain),
    })


def single(base: int, exp: int, modulus: int, times: int) -> Case:
    """Single powers, one per call."""
    def calls(power: Callable[[int, int, int], Any]) -> tuple[Call, Callable[[Any], Any]]:
        return lambda: [power(base, exp, modulus) for _ in range(times)], plain

    return Case(f"powmod {modulus.bit_length()} bits, e of {exp.bit_length()} bits, a call each", times, "call", {
        "gmpy2.powmod": calls(gmpy2.powmod),
        "limbwise.gmpy2.powmod": calls(limbwise.gmpy2.powmod),
        "limbwise.powmod, public": calls(lambda x, y, m: limbwise.powmod(x, y, m, public=True)),
        "limbwise.powmod": calls(limbwise.powmod),
    })


def powmod(rows: int, full: bool, each: bool, threads: int | None) -> Case:
    """Powers of 2048 bits in every type of column, compared with a call that needs no conversion."""
    x, m = numbers_below_moduli(rows, 32, rows if each else 1)
    e = limbs(rows, 32, 3) if full else np.array([[65537]], np.uint64)
    xs, ms = ints(x), ints(m)
    exponents: Any = ints(e) if full else 65537
    modulus: Any = ms if each else ms[0]
    prepared = None if each else limbwise.Modulus(ms[0])
    out = np.empty_like(x)

    def run(base: Any, exp: Any, mod: Any, **options: Any) -> Any:
        if prepared is not None:
            return prepared.powmod(base, exp, public=not full, threads=threads, **options)
        return limbwise.powmod(base, exp, mod, public=not full, threads=threads, **options)

    array_exp: Any = e if full else 65537
    arrow, arrow_exp, arrow_mod = big(x), big(e) if full else 65537, big(m) if each else ms[0]
    array_mod = m if each else ms[0]
    size = "full exponents" if full else "e = 65537"
    return Case(f"powmod 2048 bits, {size}, {'a modulus each' if each else 'one modulus'}", rows, "row", {
        "kernel": (lambda: run(x, array_exp, array_mod, out=out), ints),
        "NumPy": (lambda: run(x, array_exp, array_mod), ints),
        "Arrow FixedSizeBinary": (lambda: run(arrow, arrow_exp, arrow_mod), from_big),
        "list of int": (lambda: run(xs, exponents, modulus), plain),
    })


def base_list(_: int | None) -> Case:
    """A thousand powers with gmpy2's function and with ours, on one thread."""
    x, m = numbers_below_moduli(1000, 32, 1)
    e = gmpy2.mpz(ints(limbs(1, 32, 3))[0])
    xs, n = [gmpy2.mpz(v) for v in ints(x)], gmpy2.mpz(ints(m)[0])

    def ours() -> Any:
        before = os.environ.get("LIMBWISE_THREADS")
        os.environ["LIMBWISE_THREADS"] = "1"
        try:
            return limbwise.gmpy2.powmod_base_list(xs, e, n)
        finally:
            del os.environ["LIMBWISE_THREADS"]
            if before is not None:
                os.environ["LIMBWISE_THREADS"] = before

    # gmpy2's list function uses its own threads; the loop uses one thread.
    return Case("powmod_base_list 2048 bits", len(xs), "row", {
        "gmpy2.powmod, a loop": (lambda: [gmpy2.powmod(v, e, n) for v in xs], plain),
        "gmpy2.powmod_base_list": (lambda: gmpy2.powmod_base_list(xs, e, n), plain),
        "limbwise.gmpy2, one thread": (ours, plain),
    })


def to_native(mib: int) -> Case:
    """Big-endian doubles converted to this processor's byte order."""
    array = np.arange(mib << 17, dtype=">f8")
    out = np.zeros(array.shape)

    def copyto() -> Any:
        np.copyto(out, array)
        return out

    def read(result: Any) -> Any:
        return bool((result == array).all())

    return Case(f"to_native {mib} MiB", mib << 20, "byte", {
        "numpy.copyto": (copyto, read),
        "to_native, out=": (lambda: limbwise.to_native(array, out=out), read),
        "astype": (lambda: array.astype(np.float64), read),
        "to_native": (lambda: limbwise.to_native(array), read),
    })


def disjunctive_proofs(_: int | None) -> Case:
    """Verification of the proofs of examples/elgamal.py: 4096 bits, 256-bit exponents. gmpy2 uses one thread, Limbwise LIMBWISE_THREADS threads."""
    here = Path(__file__).parent
    sys.path[:0] = [str(here / "examples"), str(here / "tests")]
    elgamal, proofs = (importlib.import_module(name) for name in ("elgamal", "proofs"))
    rows, few, context = 1000, 25, bytes(32)
    key = elgamal.PrivateKey().public
    start = time.perf_counter()
    elgamal.PublicKey(key.key)
    tables = time.perf_counter() - start
    votes = [random.getrandbits(1) for _ in range(rows)]
    ciphertexts, r = key.encrypt(votes)
    made = key.prove(votes, r, ciphertexts, context)
    group = tuple(gmpy2.mpz(x) for x in (elgamal.PRIME, elgamal.ORDER, elgamal.GENERATOR))
    theirs = [[gmpy2.mpz(x) for x in row] for row in list(zip(*ciphertexts, *made, strict=True))[:few]]
    mpz_key = gmpy2.mpz(key.key)

    def rival() -> list[bool]:
        return [proofs.is_right(gmpy2.powmod, group, mpz_key, row, context) for row in theirs]

    contestants: dict[str, tuple[Call, Callable[[Any], Any]]] = {
        "gmpy2.powmod": (rival, list),
        "limbwise": (lambda: key.verify(ciphertexts, made, context), list),
    }
    return Case(f"disjunctive proofs verified (all tables in {tables:.2f} s)", rows, "proof", contestants, {"gmpy2.powmod": few})


CASES: dict[str, Callable[[int | None], Case]] = {
    "mulmod": mulmod,
    "mulmod_lists_64": lambda _: lists(1),
    "mulmod_lists_256": lambda _: lists(4),
    "powmod_small": lambda _: single(3, 5, 7, 2000),
    "powmod_rsa_public": lambda _: single(3**1200, 65537, (1 << 2048) - 159, 50),
    "powmod_65537": lambda threads: powmod(4096, False, False, threads),
    "powmod_65537_each": lambda threads: powmod(4096, False, True, threads),
    "powmod_full": lambda threads: powmod(128, True, True, threads),
    "base_list": base_list,
    "to_native": lambda _: to_native(64),
    "disjunctive_proofs": disjunctive_proofs,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=CASES, help="one case")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each case")
    parser.add_argument("--threads", type=int, help="of the cases that do not say; all cores")
    parser.add_argument("--json", help="where the records go, one JSON object a line")
    arguments = parser.parse_args()
    cpu = limbwise.cpu()
    print(f"limbwise {limbwise.__version__} ({cpu['variants']['lanes']}), gmpy2 {gmpy2.version()}, NumPy {np.__version__}, "
          f"Python {platform.python_version()}", file=sys.stderr)
    records = []
    for name, case in CASES.items():
        if arguments.only in (None, name):
            records += case(arguments.threads).run(arguments.seconds)
    if arguments.json:
        with open(arguments.json, "w") as file:
            file.writelines(json.dumps(record) + "\n" for record in records)


if __name__ == "__main__":
    main()
