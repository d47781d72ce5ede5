"""Masked arrays (`numpy.ma`). numpy.ma is used only if the caller has already imported it."""

from __future__ import annotations

import sys
from typing import Any


def is_masked(arr: Any) -> bool:
    """Returns whether an object is an array with a mask, even if the mask hides nothing."""
    masked: Any = sys.modules.get("numpy.ma")
    return masked is not None and isinstance(arr, masked.MaskedArray)


def check_unmasked(arr: Any, what: str) -> None:
    """Checks that an array has no mask, which would be lost."""
    if is_masked(arr):
        raise TypeError(f"{what}: masked arrays are not accepted because the mask would be lost; give its .data, or .filled(value)")
