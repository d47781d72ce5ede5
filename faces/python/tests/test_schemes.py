"""The schemes of examples/, compared with phe, cryptography (OpenSSL) and plain integers."""

from __future__ import annotations

import importlib
import random
import secrets
import sys
from pathlib import Path
from typing import Any

import pytest

import limbwise

sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))

import diffie_hellman
import elgamal
import paillier
import proofs
import rsa

phe: Any = importlib.import_module("phe.paillier")
hashes: Any = importlib.import_module("cryptography.hazmat.primitives.hashes")
openssl: Any = importlib.import_module("cryptography.hazmat.primitives.asymmetric.rsa")
padding: Any = importlib.import_module("cryptography.hazmat.primitives.asymmetric.padding")
InvalidSignature: Any = importlib.import_module("cryptography.exceptions").InvalidSignature

ROWS = 20
MESSAGES = [b"message %d" % i for i in range(ROWS)]


@pytest.mark.parametrize("short", [False, True])
def test_paillier(short: bool) -> None:
    public, private = phe.generate_paillier_keypair(n_length=512)
    ours = paillier.PublicKey(public.n, short=short)
    key = limbwise.PrivateKey(private.p, private.q).paillier()
    m = [0, 1, public.n - 1, *(secrets.randbelow(public.n) for _ in range(ROWS - 3))]
    factors = [secrets.randbelow(public.n) for _ in m]
    ciphertexts = ours.encrypt(m)
    assert len(set(ciphertexts)) == ROWS
    assert [private.raw_decrypt(c) for c in ciphertexts] == m
    assert key.decrypt([public.raw_encrypt(x) for x in m]) == m
    sums = ours.add(ciphertexts, ours.encrypt(factors))
    assert key.decrypt(sums) == [(x + y) % public.n for x, y in zip(m, factors, strict=True)]
    products = ours.multiply(ciphertexts, factors)
    assert key.decrypt(products) == [x * y % public.n for x, y in zip(m, factors, strict=True)]
    assert key.decrypt([ours.total(ciphertexts)]) == [sum(m) % public.n]
    scalar_product = sum(x * y for x, y in zip(m, factors, strict=True)) % public.n
    assert private.raw_decrypt(ours.dot(ciphertexts, factors)) == scalar_product


def test_paillier_with_the_private_key() -> None:
    key = paillier.PrivateKey(512)
    m = [secrets.randbelow(key.public.n) for _ in range(ROWS)]
    assert key.decrypt(key.encrypt(m)) == m
    public = phe.PaillierPublicKey(key.public.n)
    assert key.decrypt([public.raw_encrypt(x) for x in m]) == m


def of_openssl(name: rsa.Padding) -> Any:
    if name == "pkcs1":
        return padding.PKCS1v15()
    return padding.PSS(mgf=padding.MGF1(hashes.SHA256()), salt_length=32)


@pytest.mark.parametrize("name", ["pkcs1", "pss"])
@pytest.mark.parametrize("bits", [1024, 1026, 1031])
def test_rsa(name: rsa.Padding, bits: int) -> None:
    key = openssl.generate_private_key(65537, bits)
    numbers = key.private_numbers()
    ours = rsa.PrivateKey(numbers.p, numbers.q)
    signatures = ours.sign(MESSAGES, name)
    for message, signature in zip(MESSAGES, signatures, strict=True):
        key.public_key().verify(signature, message, of_openssl(name), hashes.SHA256())
    theirs = [key.sign(message, of_openssl(name), hashes.SHA256()) for message in MESSAGES]
    assert ours.public.verify(MESSAGES, theirs, name) == [True] * ROWS
    if name == "pkcs1":
        assert theirs == signatures
    assert ours.public.verify(MESSAGES, theirs, "pss" if name == "pkcs1" else "pkcs1") == [False] * ROWS
    # Every kind of damage, with OpenSSL's verdict on it.
    rng = random.Random(7)
    damaged = []
    for i, signature in enumerate(theirs):
        number = int.from_bytes(signature, "big")
        changed = bytearray(signature)
        changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
        longer = number + ours.public.n
        damaged.append(
            [
                bytes(changed),
                b"\0" + signature,
                signature[:-1],
                b"",
                longer.to_bytes(max(len(signature), (longer.bit_length() + 7) // 8), "big"),
                bytes(len(signature)),
                theirs[i - 1],
            ][i % 7]
        )
    assert ours.public.verify(MESSAGES, damaged, name) == [False] * ROWS
    for message, signature in zip(MESSAGES, damaged, strict=True):
        with pytest.raises(InvalidSignature):
            key.public_key().verify(signature, message, of_openssl(name), hashes.SHA256())


def test_short_rsa_keys_are_refused() -> None:
    key = rsa.PrivateKey(limbwise.random_prime(128), limbwise.random_prime(128))
    for name in ("pkcs1", "pss"):
        with pytest.raises(ValueError, match="too short for SHA-256"):
            key.sign([b""], name)
    assert key.public.verify([b""], [bytes(32)]) == [False]


def ln2(scale: int) -> int:
    """Returns the natural logarithm of 2 times 2^scale, truncated: the sum of 2 / (n 3^n) over odd n."""
    power, total, n = (2 << scale + 64) // 3, 0, 1
    while power:
        total += power // n
        power, n = power // 9, n + 2
    return total >> 64


def test_the_group_of_electionguard() -> None:
    p, q = elgamal.PRIME, elgamal.ORDER
    d, rest = divmod(p - 2**4096 + 2**3840 - 2**256 * ln2(3584) - 2**256 + 1, 2**256)
    assert rest == 0 < d < 2**300
    assert (p - 1) % q == 0
    assert limbwise.is_probable_prime([p, q, (p - 1) // (2 * q)]) == [True] * 3


def test_elgamal() -> None:
    key, context = elgamal.PrivateKey(), secrets.token_bytes(32)
    public, p, q = key.public, elgamal.PRIME, elgamal.ORDER
    assert public.key == pow(elgamal.GENERATOR, key.s, p)
    # The last value is not a valid vote: it can be encrypted, but its proof is wrong.
    votes = [1, 0, 0, 1, 1, 2]
    ciphertexts, r = public.encrypt(votes)
    assert ciphertexts.alpha == [pow(elgamal.GENERATOR, x, p) for x in r]
    assert ciphertexts.beta == [pow(public.key, (m + x) % q, p) for m, x in zip(votes, r, strict=True)]
    made = public.prove(votes, r, ciphertexts, context)

    def plainly(rows: list[list[int]]) -> list[bool]:
        group = (p, q, elgamal.GENERATOR)
        return [proofs.is_right(pow, group, public.key, row, context) for row in zip(*rows, strict=True)]

    right = [True, True, True, True, True, False]
    assert public.verify(ciphertexts, made, context) == right == plainly([*ciphertexts, *made])
    assert key.decrypt(ciphertexts, 5) == votes
    assert key.decrypt(public.total(ciphertexts), 6) == [5]
    assert key.decrypt(public.total(ciphertexts), 4) == [None]
    # Everything that a proof is made of counts. In the second row it is the negative, or the same number modulo q; in the third it is negative.
    for part in range(6):
        rows = [list(column) for column in (*ciphertexts, *made)]
        m = p if part < 2 else q
        rows[part][:3] = (rows[part][0] + 1) % m, p - rows[part][1] if part < 2 else rows[part][1] + q, rows[part][2] - m
        found = public.verify(elgamal.Ciphertexts(*rows[:2]), elgamal.Proofs(*rows[2:]), context)
        assert found == [False, False, False, True, True, False] == plainly(rows), part
    assert public.verify(ciphertexts, made, bytes(32)) == [False] * 6
    with pytest.raises(ValueError, match="row 1: the ciphertext is not in the group"):
        key.decrypt(elgamal.Ciphertexts(ciphertexts.alpha[:2], [ciphertexts.beta[0], 3]), 1)
    for wrong in (0, 1, 3, p + public.key, -public.key):
        with pytest.raises(ValueError, match="not in the group"):
            elgamal.PublicKey(wrong)


def test_diffie_hellman() -> None:
    prime, ours = diffie_hellman.PRIME, diffie_hellman.private_keys(5)
    assert limbwise.is_probable_prime([prime, (prime - 1) // 2]) == [True, True]
    public = diffie_hellman.public_keys(ours)
    assert public == [pow(2, x, prime) for x in ours]
    theirs = diffie_hellman.private_keys(5)
    received = diffie_hellman.public_keys(theirs)
    agreed = diffie_hellman.shared_secrets(ours, received)
    assert agreed == diffie_hellman.shared_secrets(theirs, public)
    assert agreed == [pow(y, x, prime) for x, y in zip(ours, received, strict=True)]
    for wrong in [0, 1, prime - 1, prime, prime - 2, prime + 4]:
        with pytest.raises(ValueError, match="row 2: not a public key"):
            diffie_hellman.shared_secrets(ours, [*received[:2], wrong, *received[3:]])
