"""Converts lists of Apache Thrift's binary protocol to and from NumPy arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from limbwise import _native

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["decode_list", "encode_list"]


def decode_list(data: Any, out: NDArray[Any] | None = None) -> NDArray[Any]:
    """Decodes a list: one byte with the type of the elements, a count of four bytes, and the big-endian elements.

    Args:
        data: a contiguous buffer with the list and nothing else.
        out: a writable array of shape (count,) and the dtype of the elements: bool, int8, int16, int32, int64 or float64.

    Returns:
        `out`, or a new array.

    Raises:
        ValueError: the bytes are not a list of such elements (the message has the offset), or `out` has another
            shape, is read-only or overlaps them. `out` is unchanged.
        TypeError: `data` has no buffer, or `out` another dtype.
    """
    array: NDArray[Any] = _native.thrift_decode(data, out)
    return array


def encode_list(values: NDArray[Any]) -> bytes:
    """Encodes values as a list.

    Args:
        values: a one-dimensional array, also strided, of bool, int8, int16, int32, int64 or float64 in native byte
            order.

    Raises:
        TypeError: the elements have another dtype.
        ValueError: there is more than one dimension, or there are more values than 2**31 - 1.
    """
    return _native.thrift_encode(values)
