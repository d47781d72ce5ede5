"""Entries of GRF archives: their encryption, over buffers."""

from __future__ import annotations

from typing import Any, TypeVar, overload

from limbwise import _native


__all__ = ["decode_entry", "encode_entry"]

_Out = TypeVar("_Out")


@overload
def decode_entry(entry: Any, flags: int, compressed_len: int) -> bytes: ...
@overload
def decode_entry(entry: Any, flags: int, compressed_len: int, out: _Out) -> _Out: ...
def decode_entry(entry: Any, flags: int, compressed_len: int, out: Any = None) -> Any:
    """Decrypts an entry of an archive.

    Args:
        entry: a contiguous buffer: what the archive holds, with padding ("aligned"). Bytes behind the last whole block of 8 are
            left alone.
        flags: of the entry, as the archive's table has them: 0x02 full encryption, 0x04 of the header only, neither: none.
        compressed_len: the length without padding, whose number of digits says which blocks are encrypted.
        out: a writable contiguous buffer of as many bytes; it may be the entry.

    Returns:
        `out`, or new bytes.

    Raises:
        ValueError: the flags have the bit 0x80, an encryption that is not published; or `out` has another length, is
            read-only, or overlaps the entry without being it.
        TypeError: an object has no buffer.
        OverflowError: the flags need more than 8 bits, or the length more than 32.
    """
    return _native.grf_entry(False, entry, flags, compressed_len, out)


@overload
def encode_entry(entry: Any, flags: int, compressed_len: int) -> bytes: ...
@overload
def encode_entry(entry: Any, flags: int, compressed_len: int, out: _Out) -> _Out: ...
def encode_entry(entry: Any, flags: int, compressed_len: int, out: Any = None) -> Any:
    """Encrypts an entry of an archive: the inverse of `decode_entry`, with the same arguments and errors."""
    return _native.grf_entry(True, entry, flags, compressed_len, out)
