"""Reads GRF archives, Thor patches and RGZ files as mappings from names to bytes; creates and changes archives;
encrypts entries.

The fsspec filesystem is `limbwise.grf_fsspec`, which fsspec finds by the protocol `grf`.
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
        entry: a contiguous buffer with the data in the archive, including padding ("aligned"). Bytes after the last
            whole block of 8 are unchanged.
        flags: the entry's flags in the archive's table: 0x02 for full encryption, 0x04 for the header only, neither
            for none.
        compressed_len: the length without padding, whose number of decimal digits determines which blocks are
            encrypted.
        out: a writable contiguous buffer of the same length; it may be the entry.

    Returns:
        `out`, or new bytes.

    Raises:
        ValueError: the flags have bit 0x80, an unpublished encryption; or `out` has another length, is read-only, or
            overlaps the entry without being it.
        TypeError: an object has no buffer.
        OverflowError: the flags are negative or need more than 8 bits, or the length more than 32.
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
    """An entry of an archive, as described by its table.

    Attributes:
        path: the name, with `/` between folders. Bytes that are not valid in the encoding are U+FFFD and two
            hexadecimal digits, so that different names have different paths.
        name: the raw name in the archive: bytes in its encoding, usually with backslashes between folders.
        size: the size of the file in bytes, according to the table.
        compressed_size: the size in the archive in bytes, without padding.
        flags: the flags.
        encryption: `"none"`, `"header"`, `"full"` or `"unsupported"`.
        offset: the position of the data in the archive.
        index: the number of the entry in the table, from 0; of the patch i, counted from 1, plus i * 2**32.
    """

    path: str
    name: bytes
    size: int
    compressed_size: int
    flags: int
    encryption: str
    offset: int
    index: int


class Archive(Mapping[str, bytes]):
    """The files of an archive by name: a read-only mapping, returned by `open`.

    A key is a name with `/` or backslashes between folders; the case of ASCII letters matters only if several names
    differ in case. A key of type `bytes` is a raw name, as in `Entry.name`. Iteration yields names with `/`, in the
    order of the table. A file is read, decrypted, decompressed and checked on access. Threads may share an archive. It
    is pickled by its paths. The checksums of a Thor patch, `data.integrity`, are not a file.

    An archive is a context manager that closes it: `with limbwise.grf.open("data.grf") as archive:`.

    Attributes:
        closed: whether the archive is closed.

    Raises:
        KeyError: there is no file of this name.
        ValueError: the entry is damaged, has an unsupported encryption, or is longer than the limit; or the archive
            is closed.
        OSError: the archive cannot be read.
    """

    def __init__(self, sources: Sequence[Any], max_entry: int, max_table: int, encoding: str) -> None:
        self._arguments = (tuple(sources), max_entry, max_table, encoding)
        self._native = _native.GrfArchive(list(sources), max_entry, max_table, encoding)

    @cached_property
    def _files(self) -> dict[int, Entry]:
        return {row[0]: Entry(row[1], row[2], *row[4:], row[0]) for row in self._native.entries() if row[3] == "file"}

    def _find(self, path: object) -> int:
        number = None
        if isinstance(path, str):
            try:
                number = self._native.find(path)
            except UnicodeEncodeError:
                # No name has half a surrogate pair.
                raise KeyError(path) from None
        elif isinstance(path, bytes):
            number = self._native.find_name(path)
        if number not in self._files:
            raise KeyError(path)
        return number

    def __getitem__(self, path: str | bytes) -> bytes:
        return self._native.read(self._find(path))

    def read(self, index: int) -> bytes:
        """Returns the file of the entry with this index, as in `Entry.index`, even if another entry replaces it.

        Raises:
            IndexError: there is no such entry.
            ValueError: the entry is not a file, or cannot be read, as for a name.
        """
        return self._native.read(index)

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

    def entry(self, path: str | bytes) -> Entry:
        """Returns the table's description of a file.

        Raises:
            KeyError: there is no file of this name.
        """
        return self._files[self._find(path)]

    def entries(self) -> list[Entry]:
        """Returns the table's descriptions of all files."""
        return list(self._files.values())

    @property
    def closed(self) -> bool:
        return self._native.closed

    def close(self) -> None:
        """Closes the files of the archive. Calls that are reading in other threads finish first."""
        self._native.close()
        self.__dict__.pop("_files", None)

    def __enter__(self) -> Archive:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def __repr__(self) -> str:
        if self.closed:
            return "<limbwise.grf.Archive, closed>"
        return f"<limbwise.grf.Archive of {len(self)} files>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Archive, self._arguments


def open(
    source: str | os.PathLike[str] | bytes | bytearray | memoryview,
    patches: Sequence[str | os.PathLike[str] | bytes] = (),
    *,
    max_entry: int = 512 << 20,
    max_table: int = 128 << 20,
    encoding: str = "cp949",
) -> Archive:
    """Opens a GRF or GPF archive, a Thor patch or an RGZ file.

    Args:
        source: the path of a file, or a buffer with its bytes.
        patches: a list of archives and patches that overlay it; the last one wins.
        max_entry: the largest size of an entry, or of a decompressed RGZ file, in bytes.
        max_table: the largest size of the decompressed table in bytes.
        encoding: the encoding of the names: `"cp949"` (Korean), `"cp874"` (Thai), `"cp932"` (Japanese),
            `"windows-1252"` (Portuguese), or another label of the Encoding Standard.

    Returns:
        A mapping from names to bytes.

    Raises:
        ValueError: it is not such an archive, its table is damaged or longer than the limit, or the encoding is
            unknown.
        OSError: a file cannot be read.
        TypeError: an argument has another type, such as a single path or buffer as `patches`.
    """
    if isinstance(patches, (str, bytes, bytearray, memoryview, os.PathLike)):
        raise TypeError(f"patches: expected a list of paths and buffers, not a single {type(patches).__name__}")
    if not isinstance(patches, Iterable):
        raise TypeError(f"patches: expected a list of paths and buffers, found {type(patches).__name__}")
    return Archive([source, *patches], max_entry, max_table, encoding)


def create(
    path: str | os.PathLike[str],
    files: Mapping[str, bytes | bytearray | memoryview],
    *,
    version: int = 0x200,
    encryption: Literal["none", "header", "full"] | None = None,
    level: int = 6,
    encoding: str = "cp949",
) -> int:
    """Creates a GRF archive.

    Args:
        path: the file to create, which must not exist.
        files: names, with `/` or backslashes between folders, and contents.
        version: 0x102, 0x103, 0x200 or, for more than 4 GiB, 0x300.
        encryption: the encryption of every file. `None` means no encryption in versions 0x200 and 0x300; in older
            versions the file's extension decides.
        level: the compression level, from 0 (store) to 12 (smallest).
        encoding: the encoding of the names, as for `open`.

    Returns:
        The length of the archive in bytes.

    Raises:
        FileExistsError: the file exists.
        ValueError: a name is not valid in an archive or in the encoding, two names differ only in case or in
            their slashes, the version has no such encryption, the files do not fit, the path ends in `.thor` or
            `.rgz`, or the encoding is unknown.
        OSError: the archive cannot be written.
        TypeError: an argument has another type.
        KeyboardInterrupt: between two files; there is no new archive then.
    """
    _check_encryption(encryption)
    return _native.grf_write(path, _items(files), [], version, encryption, level, encoding)


def update(
    path: str | os.PathLike[str],
    files: Mapping[str, bytes | bytearray | memoryview] = {},
    *,
    remove: Iterable[str] = (),
    encryption: Literal["none", "header", "full"] | None = None,
    level: int = 6,
    encoding: str = "cp949",
) -> int:
    """Changes a GRF archive in place: removes files, then adds others. A file replaces those of the same name,
    ignoring case.

    If the call is interrupted, the file is the old archive or the new one. Archives that are already open keep the
    old content.

    Args:
        path: the archive.
        files: names and contents, as for `create`.
        remove: a list of names of files to remove.
        encryption: the encryption of the added files, as for `create`.
        level: as for `create`.
        encoding: the encoding of the names, as for `open`.

    Returns:
        The length of the archive in bytes.

    Raises:
        KeyError: a name to remove does not exist. After any error, the archive is unchanged.
        ValueError: as for `create`; or it is not a GRF archive, or its table is damaged.
        OSError: the archive cannot be read or written, or another process writes to it.
        TypeError: an argument has another type, such as a single name as `remove`.
        KeyboardInterrupt: between two files; the archive is unchanged then.
    """
    if isinstance(remove, (str, bytes)):
        raise TypeError(f"remove: expected a list of names, not a single {type(remove).__name__}")
    if not isinstance(remove, Iterable):
        raise TypeError(f"remove: expected a list of names, found {type(remove).__name__}")
    _check_encryption(encryption)
    return _native.grf_write(path, _items(files), _names(remove, "remove"), None, encryption, level, encoding)


def _items(files: Mapping[str, Any]) -> list[tuple[str, Any]]:
    if not hasattr(type(files), "items"):
        raise TypeError(f"files: expected a mapping from names to contents, found {type(files).__name__}")
    items = list(files.items())
    _names((name for name, _ in items), "files")
    return items


def _names(given: Iterable[str], what: str) -> list[str]:
    names = list(given)
    for name in names:
        if not isinstance(name, str):
            raise TypeError(f"{what}: expected names of type str, found {type(name).__name__}")
    return names


def _check_encryption(encryption: object) -> None:
    if not isinstance(encryption, (str, type(None))):
        raise TypeError(f"encryption: expected a str or None, found {type(encryption).__name__}")
