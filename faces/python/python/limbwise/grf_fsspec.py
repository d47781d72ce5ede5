"""GRF archives as an fsspec filesystem with the protocol `grf`, so that pandas, Pillow and others can open files in
them.

    pandas.read_csv("grf://data/table.csv::data.grf")
"""

from __future__ import annotations

import errno
import io
import os
import string
from typing import Any

import fsspec
from fsspec.archive import AbstractArchiveFileSystem
from fsspec.core import has_magic
from fsspec.utils import tokenize

from limbwise import grf

__all__ = ["GrfFileSystem"]

_READ_ONLY = "GRF archives are read-only"
_LOWER = str.maketrans(string.ascii_uppercase, string.ascii_lowercase)


class GrfFileSystem(AbstractArchiveFileSystem):
    """The files of an archive, read-only.

    Paths are looked up as in `limbwise.grf.Archive`: the case of ASCII letters matters only if several names differ in
    case, and backslashes are accepted between folders. Patterns of `glob` match the names in the archive exactly.

    Args:
        fo: the path or URL of the archive, or a buffer with its bytes.
        patches: a list of archives and patches that overlay it; the last one wins.
        encoding: the encoding of the names, as for `limbwise.grf.open`.
        target_protocol: the protocol of `fo` if it is not a local file; the archive is then read into memory.
        target_options: options for that filesystem.
        max_entry: the largest size of an entry in bytes, as for `limbwise.grf.open`.
        max_table: the largest size of the decompressed table in bytes.
    """

    protocol = "grf"
    root_marker = ""
    cachable = False

    def __init__(
        self,
        fo: Any = "",
        patches: Any = (),
        target_protocol: str | None = None,
        target_options: dict[str, Any] | None = None,
        encoding: str = "cp949",
        max_entry: int = 512 << 20,
        max_table: int = 128 << 20,
        **kwargs: Any,
    ) -> None:
        super().__init__(**kwargs)
        self.fo, self.patches = fo, patches
        if target_protocol not in (None, "file", "local"):
            fo = fsspec.filesystem(target_protocol, **(target_options or {})).cat_file(fo)
        self.archive = grf.open(fo, patches, encoding=encoding, max_entry=max_entry, max_table=max_table)
        self.dir_cache: dict[str, dict[str, Any]] | None = None

    def close(self) -> None:
        """Closes the archive."""
        self.archive.close()

    @classmethod
    def _strip_protocol(cls, path: str) -> str:
        return str(super()._strip_protocol(path)).replace("\\", "/").strip("/")

    def _get_dirs(self) -> None:
        if self.archive.closed:
            raise ValueError("the archive is closed")
        if self.dir_cache is not None:
            return
        files = {entry.path.strip("/"): entry for entry in self.archive.entries()}
        folders: dict[str, dict[str, Any]] = {
            folder: {"name": folder, "size": 0, "type": "directory"} for folder in sorted(self._all_dirnames(files))
        }
        self._paths = {path: entry.path for path, entry in files.items()}
        # As in the archive, the last of several names that differ in case is found.
        self._folded = {path.translate(_LOWER): path for path in [*folders, *files]}
        self.dir_cache = folders | {
            path: {
                "name": path,
                "size": entry.size,
                "type": "file",
                "compressed_size": entry.compressed_size,
                "encryption": entry.encryption,
            }
            for path, entry in files.items()
        }

    def _found(self, path: str) -> str:
        """Returns the name of a file or folder as `_get_dirs` lists it."""
        self._get_dirs()
        path = self._strip_protocol(path)
        if path == "" or (self.dir_cache is not None and path in self.dir_cache):
            return path
        found = self._folded.get(path.translate(_LOWER))
        if found is None:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), path)
        return found

    def _spelled(self, path: str) -> str:
        """Returns a path as the archive spells it; a pattern, and what does not exist, as it is."""
        if has_magic(path):
            return path
        try:
            found = self._found(path)
        except FileNotFoundError:
            return path
        return found + "/" if found and path.endswith(("/", "\\")) else found

    def exists(self, path: str, **kwargs: Any) -> bool:
        try:
            self._found(path)
        except FileNotFoundError:
            return False
        return True

    def isfile(self, path: str) -> bool:
        return self.exists(path) and self.info(path)["type"] == "file"

    def isdir(self, path: str) -> bool:
        return self.exists(path) and not self.isfile(path)

    def ukey(self, path: str) -> str:
        return str(tokenize(self._found(path), self.fo, self.patches, self.protocol))

    def walk(self, path: str, *args: Any, **kwargs: Any) -> Any:
        return super().walk(self._spelled(path), *args, **kwargs)

    def find(self, path: str, *args: Any, **kwargs: Any) -> Any:
        return super().find(self._spelled(path), *args, **kwargs)

    def get(self, rpath: Any, lpath: Any, *args: Any, **kwargs: Any) -> Any:
        spelled = self._spelled(rpath) if isinstance(rpath, str) else [self._spelled(path) for path in rpath]
        return super().get(spelled, lpath, *args, **kwargs)

    def mkdir(self, path: str, create_parents: bool = True, **kwargs: Any) -> None:
        raise NotImplementedError(_READ_ONLY)

    def makedirs(self, path: str, exist_ok: bool = False) -> None:
        raise NotImplementedError(_READ_ONLY)

    def rmdir(self, path: str) -> None:
        raise NotImplementedError(_READ_ONLY)

    def info(self, path: str, **kwargs: Any) -> Any:
        found = self._found(path)
        return super().info(found, **kwargs) if found else {"name": "", "type": "directory", "size": 0}

    def ls(self, path: str, detail: bool = True, **kwargs: Any) -> Any:
        return super().ls(self._found(path), detail, **kwargs)

    def _open(
        self,
        path: str,
        mode: str = "rb",
        block_size: int | None = None,
        autocommit: bool = True,
        cache_options: dict[str, Any] | None = None,
        **kwargs: Any,
    ) -> Any:
        if mode != "rb":
            raise NotImplementedError(_READ_ONLY)
        found = self._found(path)
        if found not in self._paths:
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), path)
        return io.BytesIO(self.archive[self._paths[found]])
