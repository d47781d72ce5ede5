"""RSA signatures over columns: PKCS #1 v1.5 and PSS with SHA-256 (RFC 8017), signed with the primes and verified with the public key.

`python rsa.py` signs and verifies a few messages.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Literal

import limbwise

Padding = Literal["pkcs1", "pss"]
# The start of a DigestInfo for SHA-256.
DIGEST_INFO = bytes.fromhex("3031300d060960864801650304020105000420")
DIGEST = 32


class PublicKey:
    """n and e."""

    def __init__(self, n: int, e: int) -> None:
        self.n, self.e = n, e
        self.modulus = limbwise.Modulus(n)
        self.width = (n.bit_length() + 7) // 8

    def verify(self, messages: Sequence[bytes], signatures: Sequence[bytes], padding: Padding = "pss") -> list[bool]:
        """Returns for each signature whether it is valid for its message."""
        right = [len(s) == self.width and int.from_bytes(s, "big") < self.n for s in signatures]
        numbers = [int.from_bytes(s, "big") if ok else 0 for s, ok in zip(signatures, right, strict=True)]
        opened = self.modulus.powmod(numbers, self.e, public=True)
        return [ok and self._is_padded(message, number, padding) for message, number, ok in zip(messages, opened, right, strict=True)]

    def _is_padded(self, message: bytes, number: int, padding: Padding) -> bool:
        if padding == "pkcs1":
            return number == int.from_bytes(pkcs1(message, self.width), "big")
        return is_pss(message, number, self.n.bit_length() - 1)


class PrivateKey:
    """Two primes; every signature is checked before it is returned."""

    def __init__(self, p: int, q: int, e: int = 65537) -> None:
        self.key = limbwise.PrivateKey(p, q).rsa(e)
        self.public = PublicKey(p * q, e)

    def sign(self, messages: Sequence[bytes], padding: Padding = "pss") -> list[bytes]:
        """Signs each message."""
        bits = self.public.n.bit_length() - 1
        padded = [pkcs1(m, self.public.width) if padding == "pkcs1" else pss(m, bits) for m in messages]
        numbers: list[int] = self.key.private([int.from_bytes(p, "big") for p in padded])
        return [number.to_bytes(self.public.width, "big") for number in numbers]


def pkcs1(message: bytes, width: int) -> bytes:
    """EMSA-PKCS1-v1_5: RFC 8017, section 9.2."""
    info = DIGEST_INFO + hashlib.sha256(message).digest()
    if width < len(info) + 11:
        raise ValueError(f"a key of {8 * width} bits is too short for SHA-256")
    return b"\0\1" + b"\xff" * (width - len(info) - 3) + b"\0" + info


def pss(message: bytes, bits: int) -> bytes:
    """EMSA-PSS-ENCODE with a salt as long as the digest: RFC 8017, section 9.1.1."""
    width = (bits + 7) // 8
    if width < 2 * DIGEST + 2:
        raise ValueError(f"a key of {bits + 1} bits is too short for SHA-256")
    salt = secrets.token_bytes(DIGEST)
    digest = hashlib.sha256(bytes(8) + hashlib.sha256(message).digest() + salt).digest()
    block = bytes(width - 2 * DIGEST - 2) + b"\1" + salt
    masked = bytearray(x ^ y for x, y in zip(block, mask(digest, len(block)), strict=True))
    masked[0] &= 0xFF >> (8 * width - bits)
    return bytes(masked) + digest + b"\xbc"


def is_pss(message: bytes, number: int, bits: int) -> bool:
    """EMSA-PSS-VERIFY with a salt as long as the digest: RFC 8017, section 9.1.2."""
    width = (bits + 7) // 8
    if number.bit_length() > bits or width < 2 * DIGEST + 2:
        return False
    padded = number.to_bytes(width, "big")
    masked, digest = padded[: -DIGEST - 1], padded[-DIGEST - 1 : -1]
    block = bytearray(x ^ y for x, y in zip(masked, mask(digest, len(masked)), strict=True))
    block[0] &= 0xFF >> (8 * width - bits)
    start, salt = bytes(block[:-DIGEST]), bytes(block[-DIGEST:])
    expected = hashlib.sha256(bytes(8) + hashlib.sha256(message).digest() + salt).digest()
    return padded[-1] == 0xBC and start == bytes(len(start) - 1) + b"\1" and digest == expected


def mask(seed: bytes, length: int) -> bytes:
    """MGF1: RFC 8017, section B.2.1."""
    blocks = (hashlib.sha256(seed + i.to_bytes(4, "big")).digest() for i in range(-(-length // DIGEST)))
    return b"".join(blocks)[:length]


def main() -> None:
    key = PrivateKey(limbwise.random_prime(1024), limbwise.random_prime(1024))
    messages = [b"one", b"two", b"three"]
    signatures = key.sign(messages)
    print(key.public.verify(messages, signatures), key.public.verify(messages[::-1], signatures))


if __name__ == "__main__":
    main()
