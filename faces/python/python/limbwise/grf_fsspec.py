"""GRF archives as an fsspec filesystem with the protocol `grf`, so that pandas, Pillow and others can open files in
them.

    pandas.read_csv("grf://data/table.csv::data.grf")
"""

from __future__ import annotations

import io
from typing import Any

import fsspec
from fsspec.archive import AbstractArchiveFileSystem

from limbwise import grf


__all__ = ["GrfFileSystem"]


class GrfFileSystem(AbstractArchiveFileSystem):
    """The files of an archive, read-only.

    Args:
        fo: the path or URL of the archive, or a buffer with its bytes.
        patches: paths of archives and patches that overlay it; the last one wins.
        encoding: the encoding of the names, as for `limbwise.grf.open`.
        target_protocol: the protocol of `fo` if it is not a local file; the archive is then read into memory.
        target_options: options for that filesystem.
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
        **kwargs: Any,
    ) -> None:
        super().__init__(**kwargs)
        if target_protocol not in (None, "file", "local"):
            fo = fsspec.filesystem(target_protocol, **(target_options or {})).cat_file(fo)
        self.archive = grf.open(fo, patches, encoding=encoding)
        self.dir_cache: dict[str, dict[str, Any]] | None = None

    @classmethod
    def _strip_protocol(cls, path: str) -> str:
        return str(super()._strip_protocol(path)).lstrip("/")

    def _get_dirs(self) -> None:
        if self.dir_cache is not None:
            return
        files = {entry.path.strip("/"): entry for entry in self.archive.entries()}
        folders: dict[str, dict[str, Any]] = {
            folder: {"name": folder, "size": 0, "type": "directory"} for folder in self._all_dirnames(files)
        }
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
            raise NotImplementedError("GRF archives are read-only")
        try:
            return io.BytesIO(self.archive[self._strip_protocol(path)])
        except KeyError:
            raise FileNotFoundError(path) from None
