#!/usr/bin/env python3
"""Times typical workloads, compared with gmpy2, phe and OpenSSL: fixed bases, several exponents, products, keys, primes.

    python bench_workloads.py [--only CASE] [--rounds N] [--json FILE]

Needs limbwise, NumPy, gmpy2, phe and cryptography (`pip install './faces/python[test]'`). Everything runs on one thread. The answers are
compared before anything is timed; then the contestants take turns. A ratio is the median, over the turns, of the time per row of a
rival and of ours in the same turn. Rivals that loop get fewer rows, since their time is proportional to them. What is prepared once
(tables, keys) is prepared before, and its time stated apart.
"""

from __future__ import annotations

import argparse
import importlib
import json
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

import limbwise

gmpy2: Any = importlib.import_module("gmpy2")
RANDOM = random.Random(1)
Call = Callable[[], Any]


@dataclass
class Case:
    """Contestants, each with its rows; `goals` are required ratios: (slower, faster, at least) or (..., at most)."""

    name: str
    contestants: dict[str, tuple[int, Call]]
    goals: list[tuple[str, str, str, float]]
    prepared: dict[str, float] = field(default_factory=dict)

    def run(self, rounds: int) -> list[dict[str, Any]]:
        times: dict[str, list[float]] = {name: [] for name in self.contestants}
        for _ in range(rounds):
            for name, (rows, call) in self.contestants.items():
                start = time.perf_counter()
                call()
                times[name].append((time.perf_counter() - start) / rows)
        print(f"\n{self.name}")
        for what, seconds in self.prepared.items():
            print(f"  prepared once: {what}, {seconds * 1e3:,.1f} ms")
        for name, (rows, _) in self.contestants.items():
            print(f"  {name:42} {rows:9,} rows {statistics.median(times[name]) * 1e6:12,.3f} us/row")
        records = []
        for slower, faster, sense, wanted in self.goals:
            ratio = statistics.median(a / b for a, b in zip(times[slower], times[faster], strict=True))
            met = ratio >= wanted if sense == "at least" else ratio <= wanted
            goal = f"{sense} {wanted:g}: {'met' if met else 'MISSED'}" if wanted else "stated"
            print(f"  {slower} / {faster}: {ratio:.2f} ({goal})")
            records.append({"case": self.name, "over": slower, "under": faster, "ratio": round(ratio, 4), "wanted": wanted, "sense": sense})
        return records


def odd(bits: int) -> int:
    return RANDOM.getrandbits(bits) | 1 << (bits - 1) | 1


def column(numbers: list[int], bits: int) -> Any:
    width = bits // 8
    return np.frombuffer(b"".join(x.to_bytes(width, "little") for x in numbers), np.uint64).reshape(-1, width // 8).copy()


def randoms(rows: int, bits: int) -> list[int]:
    return [RANDOM.getrandbits(bits) for _ in range(rows)]


def ints(array: Any) -> list[int]:
    return [int.from_bytes(row.tobytes(), "little") for row in np.atleast_2d(array)]


def agree(found: Any, expected: Any, what: str) -> None:
    if found != expected:
        raise SystemExit(f"{what}: the answers differ")


def timed(make: Callable[[], Any]) -> tuple[Any, float]:
    start = time.perf_counter()
    made = make()
    return made, time.perf_counter() - start


def fixed_base(public: bool) -> Case:
    """One base, 4096 bits, exponents of 256 bits."""
    rows, few = 10_000, 1_000
    m, g = odd(4096), RANDOM.getrandbits(4096)
    modulus, exps = limbwise.Modulus(m), column(randoms(rows, 256), 256)
    table, seconds = timed(lambda: limbwise.FixedBase(g, modulus, 256, public=public))
    bases = column([g % m] * few, 4096)
    some = exps[:few]
    agree(ints(table.powmod(exps[:20], threads=1)), [pow(g, e, m) for e in ints(exps[:20])], "fixed base")

    def plain() -> Any:
        return modulus.powmod(bases, some, exp_bits=256, public=public, threads=1)

    agree(ints(plain()[:20]), [pow(g, e, m) for e in ints(exps[:20])], "plain")
    numbers = [gmpy2.mpz(e) for e in ints(exps[:50])]
    base, mpz = gmpy2.mpz(g), gmpy2.mpz(m)
    return Case(f"fixed base, 4096/256 bits, {'public' if public else 'secret'}", {
        "gmpy2.powmod": (50, lambda: [gmpy2.powmod(base, e, mpz) for e in numbers]),
        "batch without a table": (few, plain),
        "FixedBase": (rows, lambda: table.powmod(exps, threads=1)),
    }, [("batch without a table", "FixedBase", "at least", 9.0 if public else 7.0), ("gmpy2.powmod", "FixedBase", "at least", 0)],
        {f"tables of {table.table_bytes >> 10:,} KiB": seconds})


def many_exps(public: bool) -> Case:
    """Three exponents per base."""
    rows, m = 512, odd(4096)
    modulus, bases = limbwise.Modulus(m), column(randoms(512, 4090), 4096)
    exps = [column(randoms(rows, 256), 256) for _ in range(3)]

    def three() -> Any:
        return modulus.pow_many_exps(bases, exps, exp_bits=256, public=public, threads=1)

    for found, e in zip(three(), exps, strict=True):
        agree(ints(found[:5]), [pow(b, x, m) for b, x in zip(ints(bases[:5]), ints(e[:5]), strict=True)], "pow_many_exps")
    return Case(f"three exponents of a base, 4096/256 bits, {'public' if public else 'secret'}", {
        "pow_many_exps of three": (rows, three),
        "one power": (rows, lambda: modulus.powmod(bases, exps[0], exp_bits=256, public=public, threads=1)),
    }, [("pow_many_exps of three", "one power", "at most", 1.65 if public else 1.85)])


def paillier() -> Case:
    """Columns encrypted and decrypted with the private key."""
    phe = importlib.import_module("phe")
    sys.path.insert(0, str(Path(__file__).parent / "examples"))
    scheme = importlib.import_module("paillier")
    rows, few = 512, 16
    p, q = limbwise.random_prime(1024), limbwise.random_prime(1024)
    n = p * q
    key, seconds = timed(lambda: limbwise.PrivateKey(p, q).paillier())
    column = scheme.PublicKey(n)
    short, table_seconds = timed(lambda: scheme.PublicKey(n, short=True))
    public = phe.PaillierPublicKey(n)
    private = phe.PaillierPrivateKey(public, p, q)
    plain = [RANDOM.randrange(n) for _ in range(rows)]

    def with_key() -> Any:
        return column.encrypt(plain, key.noise([scheme.unit(n) for _ in plain]))

    ciphers = with_key()
    agree([private.raw_decrypt(c) for c in ciphers[:few]], plain[:few], "encrypt")
    agree(key.decrypt(ciphers), plain, "decrypt")
    agree(key.decrypt(short.encrypt(plain)), plain, "encrypt with a fixed base")
    return Case("Paillier, 2048 bits, lists of int", {
        "phe encrypt": (few, lambda: [public.raw_encrypt(x) for x in plain[:few]]),
        "encrypt with the public key": (rows, lambda: column.encrypt(plain)),
        "encrypt with the private key": (rows, with_key),
        "encrypt with a fixed base": (rows, lambda: short.encrypt(plain)),
        "phe decrypt": (few, lambda: [private.raw_decrypt(c) for c in ciphers[:few]]),
        "decrypt": (rows, lambda: key.decrypt(ciphers)),
    }, [
        ("phe encrypt", "encrypt with the public key", "at least", 0),
        ("phe encrypt", "encrypt with the private key", "at least", 12.0),
        ("phe encrypt", "encrypt with a fixed base", "at least", 12.0),
        ("phe decrypt", "decrypt", "at least", 9.0),
    ], {"the key": seconds, "the fixed base": table_seconds})


def multi_exp(public: bool) -> Case:
    """One product of 10,000 powers."""
    rows, few, m = 10_000, 200, odd(3072)
    modulus = limbwise.Modulus(m)
    bases, exps = column(randoms(rows, 3070), 3072), column(randoms(rows, 256), 256)
    pairs = [(gmpy2.mpz(b), gmpy2.mpz(e)) for b, e in zip(ints(bases[:few]), ints(exps[:few]), strict=True)]
    mpz = gmpy2.mpz(m)

    def loop() -> Any:
        product = gmpy2.mpz(1)
        for b, e in pairs:
            product = product * gmpy2.powmod(b, e, mpz) % mpz
        return product

    def ours(count: int) -> Any:
        return modulus.multi_exp(bases[:count], exps[:count], exp_bits=256, public=public, threads=1)

    agree(int(ours(few)), int(loop()), "multi_exp")
    return Case(f"one product of 10,000 powers, 3072/256 bits, {'public' if public else 'secret'}", {
        "gmpy2.powmod and products": (few, loop),
        "multi_exp": (rows, lambda: ours(rows)),
    }, [("gmpy2.powmod and products", "multi_exp", "at least", 30.0 if public else 15.0)])


def rsa() -> Case:
    """Private operations with the Chinese remainder theorem and checked results."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import padding
    from cryptography.hazmat.primitives.asymmetric import rsa as openssl
    from cryptography.hazmat.primitives.asymmetric.utils import Prehashed

    rows, few = 512, 100
    theirs = openssl.generate_private_key(65537, 2048)
    numbers = theirs.private_numbers()
    p, q, n = numbers.p, numbers.q, numbers.p * numbers.q
    key = limbwise.PrivateKey(p, q).rsa(65537)
    messages = column([RANDOM.randrange(n) for _ in range(rows)], 2048)
    agree(ints(key.private(messages[:3], threads=1)), [pow(x, numbers.d, n) for x in ints(messages[:3])], "RSA")
    halves = [(limbwise.Modulus(prime), limbwise.FixedExponent(exponent, exp_bits=1024), column([x % prime for x in ints(messages)], 1024))
              for prime, exponent in ((p, numbers.dmp1), (q, numbers.dmq1))]
    digest, scheme = bytes(32), padding.PKCS1v15()
    return Case("RSA-2048, private operations", {
        "OpenSSL's signatures": (few, lambda: [theirs.sign(digest, scheme, Prehashed(hashes.SHA256())) for _ in range(few)]),
        "RsaKey.private": (rows, lambda: key.private(messages, threads=1)),
        "two batches of 1024 bits": (rows, lambda: [e.powmod(x, m, threads=1) for m, e, x in halves]),
    }, [
        ("RsaKey.private", "two batches of 1024 bits", "at most", 1.15),
        ("OpenSSL's signatures", "RsaKey.private", "at least", 0),
    ])


def primes(bits: int, kind: str) -> Case:
    """Columns of primes, and of random odd numbers."""
    rows, few = (1_000_000, 5_000) if bits == 64 else (10_000, 40)
    different = min(rows, 20_000 if bits == 64 else 200)
    numbers = [odd(bits) for _ in range(different)]
    if kind == "primes":
        numbers = [int(gmpy2.next_prime(x - (1 << (bits - 2)))) for x in numbers]
    data = np.tile(column(numbers, bits), (rows // different, 1))
    few_numbers = [gmpy2.mpz(x) for x in numbers[:few]]

    def loop() -> Any:
        return [gmpy2.is_prime(x) for x in few_numbers]

    def ours(count: int, public: bool) -> Any:
        return limbwise.is_probable_prime(data[:count], public=public, threads=1)

    agree([bool(x) for x in ours(len(few_numbers), True)], loop(), "primes")
    agree([bool(x) for x in ours(len(few_numbers), False)], loop(), "primes")
    goal = {("primes", 64): 5.0, ("primes", 1024): 6.0}.get((kind, bits), 0)
    contestants: dict[str, tuple[int, Call]] = {
        "gmpy2.is_prime": (len(few_numbers), loop),
        "is_probable_prime, public": (rows, lambda: ours(rows, True)),
        "is_probable_prime, secret": (rows, lambda: ours(rows, False)),
    }
    return Case(f"{kind} of {bits} bits, {different:,} different ones", contestants, [
        ("gmpy2.is_prime", "is_probable_prime, public", "at least", goal),
        ("gmpy2.is_prime", "is_probable_prime, secret", "at least", 0),
    ])


CASES: dict[str, Callable[[], Case]] = {
    "fixed_base": lambda: fixed_base(False),
    "fixed_base_public": lambda: fixed_base(True),
    "many_exps": lambda: many_exps(False),
    "many_exps_public": lambda: many_exps(True),
    "paillier": paillier,
    "multi_exp": lambda: multi_exp(False),
    "multi_exp_public": lambda: multi_exp(True),
    "rsa": rsa,
    "primes_64": lambda: primes(64, "primes"),
    "odd_64": lambda: primes(64, "odd numbers"),
    "primes_1024": lambda: primes(1024, "primes"),
    "odd_1024": lambda: primes(1024, "odd numbers"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=CASES, nargs="*", help="these cases")
    parser.add_argument("--rounds", type=int, default=7, help="turns of each case")
    parser.add_argument("--json", help="where the records go, one JSON object a line")
    arguments = parser.parse_args()
    if arguments.rounds < 1:
        parser.error("--rounds: 1 or more turns were expected")
    print(f"limbwise {limbwise.__version__} ({limbwise.cpu()['variants']['lanes']}), gmpy2 {gmpy2.version()} with {gmpy2.mp_version()}, "
          f"Python {platform.python_version()}")
    records = []
    for name in arguments.only or CASES:
        records += CASES[name]().run(arguments.rounds)
    if arguments.json:
        Path(arguments.json).write_text("".join(json.dumps(record) + "\n" for record in records))


if __name__ == "__main__":
    main()
