"""Diffie-Hellman key exchange with a column of partners, in the 2048-bit group of RFC 3526.

`python diffie_hellman.py` agrees on a secret with a few partners.
"""

from __future__ import annotations

import secrets

import limbwise

# Group 14: a safe prime, and the generator 2 of the subgroup of its squares.
PRIME = int(
    "FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD"
    "EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED"
    "EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F"
    "83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B"
    "E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510"
    "15728E5A8AACAA68FFFFFFFFFFFFFFFF",
    16,
)
GENERATOR = 2
EXPONENT_BITS = 256

GROUP = limbwise.Modulus(PRIME)


def private_keys(rows: int) -> list[int]:
    """Returns a random exponent for each partner."""
    return [2 + secrets.randbits(EXPONENT_BITS) % (2**EXPONENT_BITS - 2) for _ in range(rows)]


def public_keys(private: list[int]) -> list[int]:
    """Returns the public keys to send to the partners."""
    base = limbwise.FixedBase(GENERATOR, GROUP, EXPONENT_BITS)
    return base.powmod(private)


def shared_secrets(private: list[int], received: list[int]) -> list[int]:
    """Returns the shared secrets, which the partners compute as well.

    Raises:
        ValueError: a number that was received is no public key: not from 2 to p - 2, or no square.
    """
    members = GROUP.in_subgroup(received, (PRIME - 1) // 2)
    for row, (y, member) in enumerate(zip(received, members, strict=True)):
        if not (2 <= y <= PRIME - 2 and member):
            raise ValueError(f"row {row}: not a public key of this group")
    return GROUP.powmod(received, private, exp_bits=EXPONENT_BITS)


def main() -> None:
    ours, theirs = private_keys(3), private_keys(3)
    agreed = shared_secrets(ours, public_keys(theirs))
    print(agreed == shared_secrets(theirs, public_keys(ours)))


if __name__ == "__main__":
    main()
