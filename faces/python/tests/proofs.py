"""The verifier's formulas of examples/elgamal.py, one proof at a time, with any function like Python's pow: the oracle and the rival."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterable
from typing import Any


def is_right(powmod: Callable[[Any, Any, Any], Any], group: tuple[Any, Any, Any], key: Any, row: Iterable[Any], context: bytes) -> bool:
    """Of a row: alpha, beta, c0, c1, v0 and v1; the group is p, q and g."""
    p, q, g = group
    alpha, beta, c0, c1, v0, v1 = row
    if not all(0 <= x < p for x in (alpha, beta)) or not all(0 <= x < q for x in (c0, c1, v0, v1)):
        return False
    if powmod(alpha, q, p) != 1 or powmod(beta, q, p) != 1:
        return False
    numbers = [
        key,
        alpha,
        beta,
        powmod(g, v0, p) * powmod(alpha, c0, p) % p,
        powmod(key, v0, p) * powmod(beta, c0, p) % p,
        powmod(g, v1, p) * powmod(alpha, c1, p) % p,
        powmod(key, (v1 - c1) % q, p) * powmod(beta, c1, p) % p,
    ]
    text = b"\x21" + b"".join(int(x).to_bytes(512, "big") for x in numbers)
    hashed = int.from_bytes(hmac.new(context, text, hashlib.sha256).digest(), "big")
    return bool((c0 + c1) % q == hashed % q)
