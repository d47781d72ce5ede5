"""GRF archives, Thor patches and RGZ files as mappings from names to bytes; archives created and changed; the encryption of their entries.

The filesystem of fsspec is `limbwise.grf_fsspec`, which fsspec finds by the protocol `grf`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, TypeVar, overload

from limbwise import _native


__all__ = ["Archive", "Entry", "create", "decode_entry", "encode_entry", "open", "update"]

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


@dataclass(frozen=True)
class Entry:
    """An entry of an archive, as its table has it.

    Attributes:
        path: the name, with `/` between folders.
        name: the name as the archive has it: code page 949, usually with backslashes between folders.
        size: bytes of the file, as the table says.
        compressed_size: bytes in the archive, without padding.
        flags: the flags.
        encryption: `"none"`, `"header"`, `"full"` or `"unsupported"`.
        offset: where the bytes begin in the archive.
    """

    path: str
    name: bytes
    size: int
    compressed_size: int
    flags: int
    encryption: str
    offset: int


class Archive(Mapping[str, bytes]):
    """The files of an archive by their names: a read-only mapping. `open` makes it.

    A key is a name with `/` or backslashes between folders; the case of ASCII letters matters only if it tells files apart. Iteration
    gives names with `/`, in the order of the table. A file is read, decrypted, decompressed and checked when it is asked
    for. Threads may share an archive. It is pickled by its paths.

    Raises:
        KeyError: there is no file of this name.
        ValueError: the entry is damaged, encrypted in a way that is not known, or longer than the limit.
        OSError: the archive cannot be read.
    """

    def __init__(self, sources: Sequence[Any], max_entry: int, max_table: int) -> None:
        self._arguments = (tuple(sources), max_entry, max_table)
        self._native = _native.GrfArchive(list(sources), max_entry, max_table)

    @cached_property
    def _files(self) -> dict[int, Entry]:
        return {row[0]: Entry(row[1], row[2], *row[4:]) for row in self._native.entries() if row[3] == "file"}

    def _find(self, path: object) -> int:
        number = self._native.find(path) if isinstance(path, str) else None
        if number not in self._files:
            raise KeyError(path)
        return number

    def __getitem__(self, path: str) -> bytes:
        return self._native.read(self._find(path))

    def __contains__(self, path: object) -> bool:
        try:
            self._find(path)
        except KeyError:
            return False
        return True

    def __iter__(self) -> Iterator[str]:
        return (entry.path for entry in self._files.values())

    def __len__(self) -> int:
        return len(self._files)

    def entry(self, path: str) -> Entry:
        """Returns what the table says of a file.

        Raises:
            KeyError: there is no file of this name.
        """
        return self._files[self._find(path)]

    def entries(self) -> list[Entry]:
        """Returns what the table says of each file."""
        return list(self._files.values())

    def __repr__(self) -> str:
        return f"<limbwise.grf.Archive of {len(self)} files>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Archive, self._arguments


def open(
    source: str | os.PathLike[str] | bytes | bytearray | memoryview,
    patches: Sequence[str | os.PathLike[str] | bytes] = (),
    *,
    max_entry: int = 512 << 20,
    max_table: int = 128 << 20,
) -> Archive:
    """Opens a GRF or GPF archive, a Thor patch or an RGZ file.

    Args:
        source: the path of a file, or a buffer with its bytes.
        patches: archives and patches that lie over it, the last one on top.
        max_entry: bytes that an entry may take; and an RGZ file, decompressed.
        max_table: bytes that the table may take, decompressed.

    Returns:
        A mapping from names to bytes.

    Raises:
        ValueError: it is no such archive, or its table is damaged or longer than the limit.
        OSError: a file cannot be read.
    """
    return Archive([source, *patches], max_entry, max_table)


def create(
    path: str | os.PathLike[str],
    files: Mapping[str, bytes | bytearray | memoryview],
    *,
    version: int = 0x200,
    encryption: Literal["none", "header", "full"] | None = None,
    level: int = 6,
) -> int:
    """Creates a GRF archive.

    Args:
        path: where to; no file may be there.
        files: names, with `/` or backslashes between folders, and what the files hold.
        version: 0x102, 0x103, 0x200 or, for more than 4 GiB, 0x300.
        encryption: of every file; `None` is none in versions 0x200 and 0x300. Older versions encrypt each file as its name says.
        level: how hard the compressor tries, from 0 (store) to 12 (smallest).

    Returns:
        The length of the archive in bytes.

    Raises:
        FileExistsError: there is a file.
        ValueError: a name cannot be an entry's, the version has no such encryption, or the files do not fit into it.
        OSError: the archive cannot be written.
    """
    return _native.grf_write(path, list(files.items()), [], version, encryption, level)


def update(
    path: str | os.PathLike[str],
    files: Mapping[str, bytes | bytearray | memoryview] = {},
    *,
    remove: Iterable[str] = (),
    encryption: Literal["none", "header", "full"] | None = None,
    level: int = 6,
) -> int:
    """Changes a GRF archive in place: removes files, then adds others. A file replaces those that have its name but for case.

    Whatever ends it, the archive is the old one or the new one. Archives that are open show what was there.

    Args:
        path: the archive.
        files: names and contents, as for `create`.
        remove: names of files to remove.
        encryption: of the files added, as for `create`.
        level: as for `create`.

    Returns:
        The length of the archive in bytes.

    Raises:
        KeyError: a name to remove is not there. Nothing has changed then, nor after the other errors.
        ValueError: as for `create`; or it is no GRF archive, or its table is damaged.
        OSError: the archive cannot be read or written, or another process writes to it.
    """
    return _native.grf_write(path, list(files.items()), list(remove), None, encryption, level)
