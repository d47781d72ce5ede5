#!/usr/bin/env python3
"""Times the package and its alternatives: gmpy2, NumPy, and the Limbwise library without Python.

    python bench.py [--only CASE...] [--seconds S] [--threads N] [--json FILE]

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
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa

import limbwise
import limbwise.gmpy2

gmpy2: Any = importlib.import_module("gmpy2")

Call = Callable[[], Any]
Read = Callable[[Any], Any]

WARM = 0.02


@dataclass
class Case:
    """Contestants, each with a number of rows and a call that computes them. Goals are required ratios: (slower, faster, "at least" or
    "at most", ratio); 0 is no requirement.
    """

    name: str
    unit: str
    contestants: dict[str, tuple[int, Call]]
    goals: list[tuple[str, str, str, float]] = field(default_factory=list)
    prepared: dict[str, float] = field(default_factory=dict)

    def run(self, seconds: float) -> list[dict[str, Any]]:
        times: dict[str, list[float]] = {name: [] for name in self.contestants}
        base = next(iter(times.values()))
        end = time.perf_counter() + seconds
        while time.perf_counter() < end or len(base) < 5:
            for name, (rows, call) in self.contestants.items():
                # Run first without timing: the caches still contain data of the previous contestant.
                warm = time.perf_counter() + WARM
                call()
                while time.perf_counter() < warm:
                    call()
                start = time.perf_counter()
                call()
                times[name].append((time.perf_counter() - start) / rows)
        records = []
        print(f"{self.name}, {len(base)} turns", file=sys.stderr)
        for what, made in self.prepared.items():
            print(f"  prepared once: {what}, {made * 1e3:,.1f} ms", file=sys.stderr)
        for name, samples in times.items():
            rows, ratio, ns = self.contestants[name][0], _ratio(base, samples), statistics.median(samples) * 1e9
            print(f"  {name:42} {rows:9,} {self.unit}s {ns:16,.3f} ns/{self.unit} {ratio:8.3f} x", file=sys.stderr)
            records.append(
                {
                    "case": self.name,
                    "contestant": name,
                    "rows": rows,
                    "unit": self.unit,
                    "turns": len(samples),
                    "ns": round(ns, 2),
                    "ratio": round(ratio, 4),
                }
            )
        for slower, faster, sense, wanted in self.goals:
            ratio = _ratio(times[slower], times[faster])
            met = ratio >= wanted if sense == "at least" else ratio <= wanted
            goal = f"{sense} {wanted:g}: {'met' if met else 'MISSED'}" if wanted else "stated"
            print(f"  {slower} / {faster}: {ratio:.2f} ({goal})", file=sys.stderr)
            records.append({"case": self.name, "over": slower, "under": faster, "ratio": round(ratio, 4), "wanted": wanted, "sense": sense})
        return records


def _ratio(times: list[float], others: list[float]) -> float:
    return statistics.median(a / b for a, b in zip(times, others, strict=True))


def agreeing(rows: int, calls: dict[str, tuple[Call, Read]], fewer: dict[str, int] | None = None) -> dict[str, tuple[int, Call]]:
    """Returns contestants whose answers agree. A slow contestant may compute only the first rows: `fewer` says how many."""
    fewer = fewer or {}
    answers = [read(call()) for call, read in calls.values()]
    few = min(fewer.values(), default=rows)
    for name, answer in zip(calls, answers, strict=True):
        agree(answer[:few] if fewer else answer, answers[0][:few] if fewer else answers[0], name)
    return {name: (fewer.get(name, rows), call) for name, (call, _) in calls.items()}


def agree(found: Any, expected: Any, what: str) -> None:
    if found != expected:
        raise SystemExit(f"{what}: the answers differ")


def limbs(rows: int, count: int, seed: int) -> Any:
    return np.frombuffer(random.Random(seed).randbytes(rows * count * 8), np.uint64).reshape(rows, count).copy()


def numbers_below_moduli(rows: int, count: int, moduli: int) -> tuple[Any, Any]:
    x, m = limbs(rows, count, 1), limbs(moduli, count, 2)
    x[:, -1] &= np.uint64((1 << 63) - 1)
    m[:, -1] |= np.uint64(1 << 63)
    m[:, 0] |= np.uint64(1)
    return x, m


def ints(array: Any) -> list[int]:
    return [int.from_bytes(row.tobytes(), "little") for row in np.atleast_2d(array)]


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
    return Case(
        "mulmod 256 bits",
        "row",
        agreeing(
            len(x),
            {
                "gmpy2, a loop": (lambda: [a * b % n for a, b in zip(xs, ys, strict=True)], plain),
                "NumPy, one thread": (lambda: prepared.mulmod(x, y, threads=1), ints),
                "NumPy, one thread, out=": (lambda: prepared.mulmod(x, y, threads=1, out=out), ints),
                "NumPy": (lambda: prepared.mulmod(x, y, threads=threads), ints),
                "NumPy, out=": (lambda: prepared.mulmod(x, y, threads=threads, out=out), ints),
            },
        ),
    )


def lists(count: int) -> Case:
    """Products of two lists of a thousand ints modulo one number, and a gmpy2 loop over as many mpz."""
    x, m = numbers_below_moduli(1000, count, 1)
    y, _ = numbers_below_moduli(1000, count, 1)
    xs, ys, modulus = ints(x), ints(y[::-1]), ints(m)[0]
    mpz_xs, mpz_ys, n = [gmpy2.mpz(v) for v in xs], [gmpy2.mpz(v) for v in ys], gmpy2.mpz(modulus)
    return Case(
        f"mulmod {64 * count} bits, lists",
        "row",
        agreeing(
            len(xs),
            {
                "gmpy2, a loop": (lambda: [a * b % n for a, b in zip(mpz_xs, mpz_ys, strict=True)], plain),
                "gmpy2, a loop that makes mpz": (lambda: [gmpy2.mpz(a) * b % n for a, b in zip(xs, ys, strict=True)], plain),
                "list of int, one thread": (lambda: limbwise.mulmod(xs, ys, modulus, threads=1), plain),
            },
        ),
    )


def single(base: int, exp: int, modulus: int, times: int) -> Case:
    """Single powers, one per call."""

    def calls(power: Callable[[int, int, int], Any]) -> tuple[Call, Read]:
        return lambda: [power(base, exp, modulus) for _ in range(times)], plain

    return Case(
        f"powmod {modulus.bit_length()} bits, e of {exp.bit_length()} bits, a call each",
        "call",
        agreeing(
            times,
            {
                "gmpy2.powmod": calls(gmpy2.powmod),
                "limbwise.gmpy2.powmod": calls(limbwise.gmpy2.powmod),
                "limbwise.powmod, public": calls(lambda x, y, m: limbwise.powmod(x, y, m, public=True)),
                "limbwise.powmod": calls(limbwise.powmod),
            },
        ),
    )


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
    return Case(
        f"powmod 2048 bits, {size}, {'a modulus each' if each else 'one modulus'}",
        "row",
        agreeing(
            rows,
            {
                "kernel": (lambda: run(x, array_exp, array_mod, out=out), ints),
                "NumPy": (lambda: run(x, array_exp, array_mod), ints),
                "Arrow FixedSizeBinary": (lambda: run(arrow, arrow_exp, arrow_mod), from_big),
                "list of int": (lambda: run(xs, exponents, modulus), plain),
            },
        ),
    )


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
    return Case(
        "powmod_base_list 2048 bits",
        "row",
        agreeing(
            len(xs),
            {
                "gmpy2.powmod, a loop": (lambda: [gmpy2.powmod(v, e, n) for v in xs], plain),
                "gmpy2.powmod_base_list": (lambda: gmpy2.powmod_base_list(xs, e, n), plain),
                "limbwise.gmpy2, one thread": (ours, plain),
            },
        ),
    )


def to_native(mib: int) -> Case:
    """Big-endian doubles converted to this processor's byte order."""
    array = np.arange(mib << 17, dtype=">f8")
    out = np.zeros(array.shape)

    def copyto() -> Any:
        np.copyto(out, array)
        return out

    def read(result: Any) -> Any:
        return bool((result == array).all())

    return Case(
        f"to_native {mib} MiB",
        "byte",
        agreeing(
            mib << 20,
            {
                "numpy.copyto": (copyto, read),
                "to_native, out=": (lambda: limbwise.to_native(array, out=out), read),
                "astype": (lambda: array.astype(np.float64), read),
                "to_native": (lambda: limbwise.to_native(array), read),
            },
        ),
    )


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

    return Case(
        "disjunctive proofs verified",
        "proof",
        agreeing(
            rows,
            {
                "gmpy2.powmod": (rival, list),
                "limbwise": (lambda: key.verify(ciphertexts, made, context), list),
            },
            {"gmpy2.powmod": few},
        ),
        prepared={"all tables": tables},
    )


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


def main(cases: dict[str, Callable[[int | None], Case]], what: str | None) -> None:
    parser = argparse.ArgumentParser(description=what, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=cases, nargs="*", help="these cases")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each case")
    parser.add_argument("--threads", type=int, help="of the cases that do not say; all cores")
    parser.add_argument("--json", help="where the records go, one JSON object a line")
    arguments = parser.parse_args()
    cpu = limbwise.cpu()
    print(
        f"limbwise {limbwise.__version__} ({cpu['variants']['lanes']}), gmpy2 {gmpy2.version()}, NumPy {np.__version__}, "
        f"Python {platform.python_version()}",
        file=sys.stderr,
    )
    records = [record for name in arguments.only or cases for record in cases[name](arguments.threads).run(arguments.seconds)]
    if arguments.json:
        Path(arguments.json).write_text("".join(json.dumps(record) + "\n" for record in records))


if __name__ == "__main__":
    main(CASES, __doc__)
