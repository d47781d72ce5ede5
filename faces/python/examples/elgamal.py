"""Exponential ElGamal over columns, as in ElectionGuard 2.0: encrypted votes, and disjunctive Chaum-Pedersen proofs that each vote is 0 or 1,
made and verified in batches. The group is that of ElectionGuard 2, with 4096 bits and 256-bit exponents.

`python elgamal.py` encrypts a few votes, proves that each is 0 or 1, and counts them.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from typing import NamedTuple

import limbwise

# 2^4096 - 2^3840 + 2^256 (floor(2^3584 ln 2) + d) + 2^256 - 1 with the smallest d for which (p - 1) / 2q is also prime.
PRIME = int(
    "FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFB17217F7D1CF79ABC9E3B39803F2F6AF"
    "40F343267298B62D8A0D175B8BAAFA2BE7B876206DEBAC98559552FB4AFA1B10ED2EAE35C138214427573B291169B825"
    "3E96CA16224AE8C51ACBDA11317C387EB9EA9BC3B136603B256FA0EC7657F74B72CE87B19D6548CAF5DFA6BD38303248"
    "655FA1872F20E3A2DA2D97C50F3FD5C607F4CA11FB5BFB90610D30F88FE551A2EE569D6DFC1EFA157D2E23DE1400B396"
    "17460775DB8990E5C943E732B479CD33CCCC4E659393514C4C1A1E0BD1D6095D25669B333564A3376A9C7F8A5E148E82"
    "074DB6015CFE7AA30C480A5417350D2C955D5179B1E17B9DAE313CDB6C606CB1078F735D1B2DB31B5F50B5185064C18B"
    "4D162DB3B365853D7598A1951AE273EE5570B6C68F96983496D4E6D330AF889B44A02554731CDC8EA17293D1228A4EF9"
    "8D6F5177FBCF0755268A5C1F9538B98261AFFD446B1CA3CF5E9222B88C66D3C5422183EDC99421090BBB16FAF3D949F2"
    "36E02B20CEE886B905C128D53D0BD2F9621363196AF503020060E49908391A0C57339BA2BEBA7D052AC5B61CC4E9207C"
    "EF2F0CE2D7373958D762265890445744FB5F2DA4B751005892D356890DEFE9CAD9B9D4B713E06162A2D8FDD0DF2FD608"
    "FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF",
    16,
)
# The order of the subgroup: the largest prime below 2^256.
ORDER = 2**256 - 189
# Its generator, g.
GENERATOR = pow(2, (PRIME - 1) // ORDER, PRIME)
EXPONENT_BITS = 256
# The number of bytes that represent a number modulo p when it is hashed.
WIDTH = 512

GROUP = limbwise.Modulus(PRIME)
EXPONENTS = limbwise.Modulus(ORDER)


class Ciphertexts(NamedTuple):
    """Encrypted numbers, one per row: g^r and K^(m + r) with a random r."""

    alpha: list[int]
    beta: list[int]


class Proofs(NamedTuple):
    """Proofs that encrypted numbers are 0 or 1, one per row: challenges c and responses v, modulo q."""

    c0: list[int]
    c1: list[int]
    v0: list[int]
    v1: list[int]


class PublicKey:
    """K = g^s, with tables of the powers of g and K.

    Raises:
        ValueError: the key is not in the group, or it is 1.
    """

    def __init__(self, key: int) -> None:
        if key == 1 or not members([key])[0]:
            raise ValueError("the public key is not in the group, or it is 1")
        self.key = key
        # For encryption and for verification.
        self.secret = [limbwise.FixedBase(base, GROUP, EXPONENT_BITS) for base in (GENERATOR, key)]
        self.public = [limbwise.FixedBase(base, GROUP, EXPONENT_BITS, public=True) for base in (GENERATOR, key)]

    def encrypt(self, numbers: Sequence[int]) -> tuple[Ciphertexts, list[int]]:
        """Returns ciphertexts, and the r of each, which is secret."""
        g, k = self.secret
        r = randoms(len(numbers))
        return Ciphertexts(g.powmod(r), k.powmod(EXPONENTS.addmod(list(numbers), r))), r

    def total(self, ciphertexts: Ciphertexts) -> Ciphertexts:
        """Returns the ciphertext of the sum of all rows."""
        return Ciphertexts(*([GROUP.product(column)] for column in ciphertexts))

    def prove(self, votes: Sequence[int], r: list[int], ciphertexts: Ciphertexts, context: bytes) -> Proofs:
        """Proves for each vote m with its r that m is 0 or 1. `context`, which identifies the election, is hashed.

        Of the two proofs, that of the wrong value is simulated: its challenge is random, and its commitments follow. The challenge of the right
        one is what is left of the hash. Both are the same formulas, so that nothing shows which is which.
        """
        (g, k), q, m = self.secret, EXPONENTS, list(votes)
        u0, u1, simulated = (randoms(len(m)) for _ in range(3))
        # u + (m - j) c, where c is the simulated challenge; if m = j, it has no effect.
        t0 = q.addmod(u0, q.mulmod(m, simulated))
        t1 = q.addmod(u1, q.mulmod(q.submod(m, 1), simulated))
        c = self._challenges(ciphertexts, [g.powmod(u0), k.powmod(t0), g.powmod(u1), k.powmod(t1)], context)
        # If m is 1, c0 is the simulated challenge, otherwise c minus that challenge.
        rest = q.submod(c, simulated)
        c0 = q.addmod(rest, q.mulmod(m, q.submod(simulated, rest)))
        c1 = q.submod(c, c0)
        return Proofs(c0, c1, q.submod(u0, q.mulmod(c0, r)), q.submod(u1, q.mulmod(c1, r)))

    def verify(self, ciphertexts: Ciphertexts, proofs: Proofs, context: bytes) -> list[bool]:
        """Returns which proofs are valid: alpha and beta are below p and in the subgroup of order q; challenges and responses are below q; and c0 + c1 is
        the hash of the commitments a = g^v alpha^c and b = K^(v - j c) beta^c for j = 0 and 1.
        """
        g, k = self.public
        right = [
            all(0 <= x < PRIME for x in row[:2]) and all(0 <= x < ORDER for x in row[2:]) for row in zip(*ciphertexts, *proofs, strict=True)
        ]
        # Rows with numbers out of range are computed with 0 and 1 instead.
        c0, c1, v0, v1 = ([x if ok else 0 for x, ok in zip(column, right, strict=True)] for column in proofs)
        alpha, beta = ([x if ok else 1 for x, ok in zip(column, right, strict=True)] for column in ciphertexts)
        # Three powers of each number share their squarings: two for the commitments, one for membership in the subgroup.
        alpha0, alpha1, alpha_q = GROUP.pow_many_exps(alpha, [c0, c1, ORDER], public=True)
        beta0, beta1, beta_q = GROUP.pow_many_exps(beta, [c0, c1, ORDER], public=True)
        commitments = [
            GROUP.mulmod(g.powmod(v0), alpha0),
            GROUP.mulmod(k.powmod(v0), beta0),
            GROUP.mulmod(g.powmod(v1), alpha1),
            GROUP.mulmod(k.powmod(EXPONENTS.submod(v1, c1)), beta1),
        ]
        challenges = self._challenges(Ciphertexts(alpha, beta), commitments, context)
        sums = EXPONENTS.addmod(c0, c1)
        rows = zip(right, alpha_q, beta_q, sums, challenges, strict=True)
        return [ok and a == 1 and b == 1 and s == c for ok, a, b, s, c in rows]

    def _challenges(self, ciphertexts: Ciphertexts, commitments: list[list[int]], context: bytes) -> list[int]:
        """H(context; 0x21, K, alpha, beta, a0, b0, a1, b1) modulo q, where H is HMAC with SHA-256."""
        head = b"\x21" + self.key.to_bytes(WIDTH, "big")
        rows = zip(*ciphertexts, *commitments, strict=True)
        texts = (head + b"".join(x.to_bytes(WIDTH, "big") for x in row) for row in rows)
        return [int.from_bytes(hmac.digest(context, text, "sha256"), "big") % ORDER for text in texts]


class PrivateKey:
    """Returns a new s."""

    def __init__(self) -> None:
        self.s = 1 + secrets.randbelow(ORDER - 1)
        self.public = PublicKey(limbwise.powmod(GENERATOR, self.s, PRIME, exp_bits=EXPONENT_BITS))

    def decrypt(self, ciphertexts: Ciphertexts, most: int) -> list[int | None]:
        """Returns the encrypted numbers if they are from 0 to `most`, and None for other numbers.

        Raises:
            ValueError: a ciphertext is not in the group.
        """
        for column in ciphertexts:
            for row, member in enumerate(members(column)):
                if not member:
                    raise ValueError(f"row {row}: the ciphertext is not in the group")
        factors = GROUP.powmod(ciphertexts.alpha, ORDER - self.s, exp_bits=EXPONENT_BITS)
        powers = self.public.public[1].powmod(list(range(most + 1)))
        numbers = {power: number for number, power in enumerate(powers)}
        return [numbers.get(power) for power in GROUP.mulmod(ciphertexts.beta, factors)]


def members(x: list[int]) -> list[bool]:
    """Returns which numbers are in the group: from 1 to p - 1, and of order q or 1."""
    right: list[bool] = GROUP.in_subgroup([n if 0 < n < PRIME else 0 for n in x], ORDER, public=True)
    return right


def randoms(rows: int) -> list[int]:
    """Returns random exponents."""
    return [secrets.randbelow(ORDER) for _ in range(rows)]


def main() -> None:
    key, election = PrivateKey(), secrets.token_bytes(32)
    votes = [1, 0, 1, 1]
    ciphertexts, r = key.public.encrypt(votes)
    proofs = key.public.prove(votes, r, ciphertexts, election)
    print(key.public.verify(ciphertexts, proofs, election))
    print(key.decrypt(key.public.total(ciphertexts), len(votes)))


if __name__ == "__main__":
    main()
