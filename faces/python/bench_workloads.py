#!/usr/bin/env python3
"""Times typical workloads, compared with gmpy2, phe and OpenSSL: fixed bases, several exponents, products, keys, primes.

    python bench_workloads.py [--only CASE...] [--seconds S] [--json FILE]

Needs limbwise, NumPy, gmpy2, phe and cryptography (`pip install './faces/python[test]'`). Everything runs on one thread. The answers are
compared before anything is timed; then the contestants take turns. A ratio is the median, over the turns, of the time per row of a
rival and of ours in the same turn. Rivals that loop get fewer rows, since their time is proportional to them. What is prepared once
(tables, keys) is prepared before, and its time stated apart.
"""

from __future__ import annotations

import importlib
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from bench import Call, Case, agree, ints, main

import limbwise

gmpy2: Any = importlib.import_module("gmpy2")
RANDOM = random.Random(1)


def odd(bits: int) -> int:
    return RANDOM.getrandbits(bits) | 1 << (bits - 1) | 1


def column(numbers: list[int], bits: int) -> Any:
    width = bits // 8
    return np.frombuffer(b"".join(x.to_bytes(width, "little") for x in numbers), np.uint64).reshape(-1, width // 8).copy()


def randoms(rows: int, bits: int) -> list[int]:
    return [RANDOM.getrandbits(bits) for _ in range(rows)]


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
    return Case(
        f"fixed base, 4096/256 bits, {'public' if public else 'secret'}",
        "row",
        {
            "gmpy2.powmod": (50, lambda: [gmpy2.powmod(base, e, mpz) for e in numbers]),
            "batch without a table": (few, plain),
            "FixedBase": (rows, lambda: table.powmod(exps, threads=1)),
        },
        [("batch without a table", "FixedBase", "at least", 9.0 if public else 7.0), ("gmpy2.powmod", "FixedBase", "at least", 0)],
        {f"tables of {table.table_bytes >> 10:,} KiB": seconds},
    )


def many_exps(public: bool) -> Case:
    """Three exponents per base."""
    rows, m = 512, odd(4096)
    modulus, bases = limbwise.Modulus(m), column(randoms(512, 4090), 4096)
    exps = [column(randoms(rows, 256), 256) for _ in range(3)]

    def three() -> Any:
        return modulus.pow_many_exps(bases, exps, exp_bits=256, public=public, threads=1)

    for found, e in zip(three(), exps, strict=True):
        agree(ints(found[:5]), [pow(b, x, m) for b, x in zip(ints(bases[:5]), ints(e[:5]), strict=True)], "pow_many_exps")
    return Case(
        f"three exponents of a base, 4096/256 bits, {'public' if public else 'secret'}",
        "row",
        {
            "pow_many_exps of three": (rows, three),
            "one power": (rows, lambda: modulus.powmod(bases, exps[0], exp_bits=256, public=public, threads=1)),
        },
        [("pow_many_exps of three", "one power", "at most", 1.65 if public else 1.85)],
    )


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
    return Case(
        "Paillier, 2048 bits, lists of int",
        "row",
        {
            "phe encrypt": (few, lambda: [public.raw_encrypt(x) for x in plain[:few]]),
            "encrypt with the public key": (rows, lambda: column.encrypt(plain)),
            "encrypt with the private key": (rows, with_key),
            "encrypt with a fixed base": (rows, lambda: short.encrypt(plain)),
            "phe decrypt": (few, lambda: [private.raw_decrypt(c) for c in ciphers[:few]]),
            "decrypt": (rows, lambda: key.decrypt(ciphers)),
        },
        [
            ("phe encrypt", "encrypt with the public key", "at least", 0),
            ("phe encrypt", "encrypt with the private key", "at least", 12.0),
            ("phe encrypt", "encrypt with a fixed base", "at least", 12.0),
            ("phe decrypt", "decrypt", "at least", 9.0),
        ],
        {"the key": seconds, "the fixed base": table_seconds},
    )


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
    return Case(
        f"one product of 10,000 powers, 3072/256 bits, {'public' if public else 'secret'}",
        "row",
        {
            "gmpy2.powmod and products": (few, loop),
            "multi_exp": (rows, lambda: ours(rows)),
        },
        [("gmpy2.powmod and products", "multi_exp", "at least", 30.0 if public else 15.0)],
    )


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
    halves = [
        (limbwise.Modulus(prime), limbwise.FixedExponent(exponent, exp_bits=1024), column([x % prime for x in ints(messages)], 1024))
        for prime, exponent in ((p, numbers.dmp1), (q, numbers.dmq1))
    ]
    digest, scheme = bytes(32), padding.PKCS1v15()
    return Case(
        "RSA-2048, private operations",
        "row",
        {
            "OpenSSL's signatures": (few, lambda: [theirs.sign(digest, scheme, Prehashed(hashes.SHA256())) for _ in range(few)]),
            "RsaKey.private": (rows, lambda: key.private(messages, threads=1)),
            "two batches of 1024 bits": (rows, lambda: [e.powmod(x, m, threads=1) for m, e, x in halves]),
        },
        [
            ("RsaKey.private", "two batches of 1024 bits", "at most", 1.15),
            ("OpenSSL's signatures", "RsaKey.private", "at least", 0),
        ],
    )


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
    return Case(
        f"{kind} of {bits} bits, {different:,} different ones",
        "row",
        contestants,
        [
            ("gmpy2.is_prime", "is_probable_prime, public", "at least", goal),
            ("gmpy2.is_prime", "is_probable_prime, secret", "at least", 0),
        ],
    )


CASES: dict[str, Callable[[int | None], Case]] = {
    "fixed_base": lambda _: fixed_base(False),
    "fixed_base_public": lambda _: fixed_base(True),
    "many_exps": lambda _: many_exps(False),
    "many_exps_public": lambda _: many_exps(True),
    "paillier": lambda _: paillier(),
    "multi_exp": lambda _: multi_exp(False),
    "multi_exp_public": lambda _: multi_exp(True),
    "rsa": lambda _: rsa(),
    "primes_64": lambda _: primes(64, "primes"),
    "odd_64": lambda _: primes(64, "odd numbers"),
    "primes_1024": lambda _: primes(1024, "primes"),
    "odd_1024": lambda _: primes(1024, "odd numbers"),
}


if __name__ == "__main__":
    main(CASES, __doc__)
