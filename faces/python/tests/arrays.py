"""The public functions on arrays and buffers, as functions of one argument."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import limbwise
import limbwise.grf
import limbwise.thrift

REVERSED = limbwise.BitPermutation(list(range(63, -1, -1)))

ARRAY_FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "BitPermutation": REVERSED,
    "byteswap": limbwise.byteswap,
    "to_native": limbwise.to_native,
    "arrow_from_be": lambda data: limbwise.arrow_from_be(data, "uint64"),
    "thrift.encode_list": limbwise.thrift.encode_list,
    "thrift.decode_list": limbwise.thrift.decode_list,
    "grf.decode_entry": lambda data: limbwise.grf.decode_entry(data, 2, 1000),
    "grf.encode_entry": lambda data: limbwise.grf.encode_entry(data, 2, 1000),
}
