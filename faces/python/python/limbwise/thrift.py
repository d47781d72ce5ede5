"""Lists of Apache Thrift's binary protocol, to and from NumPy arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from limbwise import _native

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["decode_list", "encode_list"]


def decode_list(data: Any, out: NDArray[Any] | None = None) -> NDArray[Any]:
    """The values of a list: one byte with the type of its elements, a count of four bytes, the elements, big-endian.

    Args:
        data: a contiguous buffer that is the list and nothing else.
        out: a writable array of shape (count,) and the dtype of the elements: bool, int8, int16, int32, int64 or float64.

    Returns:
        `out`, or a new array.

    Raises:
        ValueError: the bytes are no list of such elements (the message has the offset), or `out` has another shape, is read-only
            or overlaps them. Nothing is written then.
        TypeError: `data` has no buffer, or `out` another dtype.
    """
    array: NDArray[Any] = _native.thrift_decode(data, out)
    return array


def encode_list(values: NDArray[Any]) -> bytes:
    """A list of the values.

    Args:
        values: a one-dimensional array, strided too, of bool, int8, int16, int32, int64 or float64 in this processor's byte order.

    Raises:
        TypeError: the elements are of no such dtype.
        ValueError: there is more than one dimension, or there are more values than 2**31 - 1.
    """
    return _native.thrift_encode(values)
