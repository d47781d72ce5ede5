"""GRF archives as mappings and as a filesystem. The archives are written by a short writer in this file."""

from __future__ import annotations

import errno
import io
import os
import pickle
import struct
import zlib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import fsspec
import pandas
import pytest
from PIL import Image

import limbwise.grf
from limbwise.grf_fsspec import GrfFileSystem


def entry(data: bytes, flags: int) -> tuple[bytes, int, int]:
    """The bytes of an entry with padding, its compressed length, and its length."""
    packed = zlib.compress(data)
    padded = packed + bytes(-len(packed) % 8)
    if flags in (3, 5):
        padded = limbwise.grf.encode_entry(padded, flags, len(packed))
    return padded, len(packed), len(data)


def archive(files: Sequence[tuple[str | bytes, int, bytes]], count: int | None = None) -> bytes:
    """An archive of version 0x200, whose header counts so many entries. Names of type `bytes` are raw."""
    data, table = b"", b""
    for name, flags, content in files:
        padded, compressed, real = entry(content, flags)
        raw = name.replace("/", "\\").encode("cp949") if isinstance(name, str) else name
        table += raw + b"\0"
        table += struct.pack("<IIIBI", compressed, len(padded), real, flags, len(data))
        data += padded
    packed = zlib.compress(table)
    header = (
        b"Master of Magic\0" + bytes(range(1, 15)) + struct.pack("<IIII", len(data), 0, (len(files) if count is None else count) + 7, 0x200)
    )
    return header + data + struct.pack("<II", len(packed), len(table)) + packed


def picture() -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (3, 2), (10, 20, 30)).save(out, "BMP")
    return out.getvalue()


FILES = [
    ("data/a.txt", 1, b"plain" * 100),
    ("data/유저/b.csv", 3, b"x,y\n1,2\n3,4\n"),
    ("data/texture/c.bmp", 5, picture()),
    ("empty", 1, b""),
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "a.grf"
    path.write_bytes(archive(FILES))
    return path


def test_mapping(path: Path) -> None:
    for opened in (limbwise.grf.open(path), limbwise.grf.open(str(path)), limbwise.grf.open(path.read_bytes())):
        assert dict(opened) == {name: content for name, _, content in FILES}
        assert list(opened) == [name for name, _, _ in FILES]
        assert len(opened) == 4
        assert opened["DATA\\유저\\B.csv"] == FILES[1][2]
        assert "data/A.TXT" in opened
        assert "data" not in opened
        assert not opened.__contains__(7)
        assert opened.get("none") is None
        with pytest.raises(KeyError):
            opened["none"]
        found = opened.entry("data/유저/b.csv")
        assert (found.size, found.encryption, found.name) == (12, "full", "data\\유저\\b.csv".encode("cp949"))
        assert [e.encryption for e in opened.entries()] == ["none", "full", "header", "none"]
        assert repr(opened) == "<limbwise.grf.Archive of 4 files>"


def test_patches(path: Path, tmp_path: Path) -> None:
    over = tmp_path / "over.grf"
    over.write_bytes(archive([("DATA/a.txt", 1, b"new"), ("data/more", 3, b"more"), ("empty", 0x11, b"")]))
    opened = limbwise.grf.open(path, [over])
    assert opened["data/a.txt"] == b"new"
    assert sorted(opened) == ["DATA/a.txt", "data/more", "data/texture/c.bmp", "data/유저/b.csv"]
    assert "empty" not in opened
    assert dict(pickle.loads(pickle.dumps(opened))) == dict(opened)


def test_threads(path: Path) -> None:
    opened = limbwise.grf.open(path)
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(opened.__getitem__, [name for name, _, _ in FILES] * 20)) == [content for _, _, content in FILES] * 20


def test_errors(path: Path, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        limbwise.grf.open(tmp_path / "none.grf")
    with pytest.raises(ValueError, match="not a GRF archive"):
        limbwise.grf.open(b"something else")
    with pytest.raises(OSError, match="not a regular file"):
        limbwise.grf.open(tmp_path)
    with pytest.raises(TypeError):
        limbwise.grf.open(7)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="limit of 10; raise it with max_table"):
        limbwise.grf.open(path, max_table=10)
    with pytest.raises(ValueError, match=r"data/a.txt: takes 500 bytes, more than the limit of 499; raise it with max_entry"):
        limbwise.grf.open(path, max_entry=499)["data/a.txt"]

    damaged = bytearray(path.read_bytes())
    damaged[50] ^= 0xFF
    with pytest.raises(ValueError, match=r"data/a.txt: "):
        limbwise.grf.open(damaged)["data/a.txt"]
    assert limbwise.grf.open(damaged)["data/유저/b.csv"] == FILES[1][2]
    newer = limbwise.grf.open(archive([("a", 0x81, b"a")]))
    assert newer.entry("a").encryption == "unsupported"
    with pytest.raises(ValueError, match="0x80, which is not published"):
        newer["a"]


THAI, PORTUGUESE = b"data\\\xca\xc7\xd1\xca.txt", b"data\\\xe1\xe1.txt"


def test_names_that_are_not_in_code_page_949(tmp_path: Path) -> None:
    names = [b"data\\\xff\x81.txt", THAI, b"data\\\xff\x82.txt", PORTUGUESE]
    path = tmp_path / "a.grf"
    path.write_bytes(archive([(name, 1, name) for name in names]))
    for encoding in ("cp949", "windows-874", "shift_jis", "windows-1252"):
        opened = limbwise.grf.open(path, encoding=encoding)
        assert len(opened) == len(set(opened)) == 4
        assert list(opened.values()) == names
        for entry in opened.entries():
            assert opened[entry.path] == opened[entry.name] == opened.read(entry.index) == entry.name
            assert opened.__contains__(entry.name) and opened.entry(entry.name) == entry
        assert list(pickle.loads(pickle.dumps(opened))) == list(opened)
    assert limbwise.grf.open(path, encoding="cp874")["data/สวัส.txt"] == THAI
    assert limbwise.grf.open(path, encoding="windows-1252")["data/áá.txt"] == PORTUGUESE
    assert GrfFileSystem(str(path), encoding="windows-874").cat("data/สวัส.txt") == THAI
    with pytest.raises(KeyError):
        opened[b"data\\\xff.txt"]
    with pytest.raises(IndexError):
        opened.read(4)
    with pytest.raises(ValueError, match="encoding: 'klingon'|encoding: \"klingon\""):
        limbwise.grf.open(path, encoding="klingon")


def test_names_are_written_in_an_encoding(tmp_path: Path) -> None:
    path = tmp_path / "a.grf"
    limbwise.grf.create(path, {"data/สวัส.txt": b"1", "b.txt": b"2"}, encoding="cp874")
    assert [entry.name for entry in limbwise.grf.open(path).entries()] == [b"data\\\xca\xc7\xd1\xca.txt", b"b.txt"]
    limbwise.grf.update(path, {"DATA/สวัส.txt": b"3", "ไทย": b"4"}, remove=["B.txt"], encoding="cp874")
    assert dict(limbwise.grf.open(path, encoding="cp874")) == {"DATA/สวัส.txt": b"3", "ไทย": b"4"}
    before = path.read_bytes()
    with pytest.raises(ValueError, match="characters that are not in code page 949"):
        limbwise.grf.update(path, {"สวัส": b""})
    with pytest.raises(ValueError, match="characters that are not in windows-1252"):
        limbwise.grf.update(path, remove=["สวัส"], encoding="windows-1252")
    with pytest.raises(ValueError, match="encoding: .klingon"):
        limbwise.grf.update(path, {"a": b""}, encoding="klingon")
    assert path.read_bytes() == before


def test_replaced_entries_and_patches_by_index(path: Path, tmp_path: Path) -> None:
    twice = limbwise.grf.open(archive([("a", 1, b"old"), ("a", 1, b"new")]))
    assert (twice["a"], twice.read(0), twice.read(1), twice.entry("a").index) == (b"new", b"old", b"new", 1)
    patched = limbwise.grf.open(path, [archive([("data/a.txt", 1, b"new")])])
    assert patched.entry("data/a.txt").index == 1 << 32
    assert patched.read(1 << 32) == b"new"
    assert patched.read(0) == FILES[0][2]


def test_a_wrong_count_is_an_error() -> None:
    for count in (0, 1, 3, 5, -1):
        with pytest.raises(ValueError, match=f"the header counts {count} entries, and the table has 4"):
            limbwise.grf.open(archive(FILES, count))


def test_fsspec(path: Path) -> None:
    system = fsspec.filesystem("grf", fo=str(path))
    assert sorted(system.ls("", detail=False)) == ["data", "empty"]
    assert sorted(system.ls("data", detail=False)) == ["data/a.txt", "data/texture", "data/유저"]
    assert system.find("") == sorted(name for name, _, _ in FILES)
    assert system.info("data/a.txt")["size"] == 500
    assert system.isdir("data/texture") and system.isfile("empty") and not system.exists("none")
    assert system.cat("data/a.txt") == FILES[0][2]
    assert system.glob("data/*/*.bmp") == ["data/texture/c.bmp"]
    with system.open("data/a.txt") as file:
        file.seek(5)
        assert file.read(5) == b"plain"
    with pytest.raises(FileNotFoundError):
        system.open("none")
    with pytest.raises(NotImplementedError):
        system.open("data/a.txt", "wb")


def test_libraries_read_from_it(path: Path) -> None:
    table = pandas.read_csv(f"grf://data/유저/b.csv::{path}")
    assert table.values.tolist() == [[1, 2], [3, 4]]
    opened: Any = fsspec.open(f"grf://data/texture/c.bmp::file://{path}")
    with opened as file, Image.open(file) as image:
        assert (image.size, image.getpixel((0, 0))) == ((3, 2), (10, 20, 30))
    memory = fsspec.filesystem("memory")
    memory.pipe("/grf-test/a.grf", path.read_bytes())
    opened = fsspec.open("grf://data/a.txt::memory://grf-test/a.grf")
    with opened as file:
        assert file.read() == FILES[0][2]


@pytest.mark.parametrize("version", [0x102, 0x103, 0x200, 0x300])
def test_archives_are_created_and_changed(tmp_path: Path, version: int) -> None:
    path = tmp_path / "a.grf"
    files = {name: data for name, _, data in FILES}
    length = limbwise.grf.create(path, files, version=version)
    assert length == path.stat().st_size
    before = limbwise.grf.open(path)
    assert dict(before) == files
    with pytest.raises(FileExistsError):
        limbwise.grf.create(path, files)
    new: dict[str, bytes | memoryview] = {"DATA\\A.TXT": b"replaced", "new/b.gat": memoryview(bytes(1000))}
    assert limbwise.grf.update(path, new, remove=["empty"]) == path.stat().st_size
    expected = {name: data for name, data in files.items() if name not in ("empty", "data/a.txt")}
    expected |= {"DATA/A.TXT": b"replaced", "new/b.gat": bytes(1000)}
    assert dict(limbwise.grf.open(path)) == expected
    # An archive that is already open shows the old contents.
    assert dict(before) == files
    content = path.read_bytes()
    with pytest.raises(KeyError, match="none"):
        limbwise.grf.update(path, {"c": b"c"}, remove=["none"])
    for name in ["../a", "con", "", "a:b", "\U0001f600"]:
        with pytest.raises(ValueError):
            limbwise.grf.update(path, {name: b"c"})
    texts: list[Any] = ["text"]
    with pytest.raises(TypeError):
        limbwise.grf.update(path, {"c": texts[0]})
    assert path.read_bytes() == content
    assert limbwise.grf.update(path) > len(content)


def test_encryption_and_level_of_what_is_written(tmp_path: Path) -> None:
    path = tmp_path / "a.grf"
    for encryption in ("none", "header", "full"):
        limbwise.grf.create(path, {"a.txt": bytes(5000)}, encryption=encryption, level=0)
        entry = limbwise.grf.open(path).entry("a.txt")
        assert (entry.encryption, entry.compressed_size > 5000) == (encryption, True)
        path.unlink()
    wrong: list[Any] = [{"encryption": "other"}, {"level": 13}, {"version": 0x104}, {"version": 0x103, "encryption": "none"}]
    for arguments in wrong:
        with pytest.raises(ValueError):
            limbwise.grf.create(path, {"a.txt": b""}, **arguments)
        assert not path.exists()
    with pytest.raises(FileNotFoundError):
        limbwise.grf.update(path, {})
    path.write_bytes(b"something else")
    with pytest.raises(ValueError, match="not a GRF archive"):
        limbwise.grf.update(path, {})


def test_names_that_would_be_one_entry_are_refused(path: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.grf"
    files = {"data/a.txt": b"1", "DATA/A.txt": b"2", "b\\c": b"3", "b/c": b"4"}
    with pytest.raises(ValueError, match=r'"data/a.txt" and "DATA/A.txt" would be the same entry'):
        limbwise.grf.create(new, files)
    with pytest.raises(ValueError, match="would be the same entry"):
        limbwise.grf.create(new, {"b\\c": b"3", "b/c": b"4"})
    assert not new.exists()
    before = path.read_bytes()
    with pytest.raises(ValueError, match="would be the same entry"):
        limbwise.grf.update(path, {"new": b"1", "NEW": b"2"})
    assert path.read_bytes() == before


@pytest.mark.parametrize("name", ["a/B/", "a//B", "a/./B", "./a", "a\\\\B"])
def test_a_name_with_an_empty_part_is_refused(path: Path, tmp_path: Path, name: str) -> None:
    new, before = tmp_path / "new.grf", path.read_bytes()
    with pytest.raises(ValueError, match='a part of the name is empty or "."'):
        limbwise.grf.create(new, {name: b""})
    with pytest.raises(ValueError, match='a part of the name is empty or "."'):
        limbwise.grf.update(path, {name: b""})
    assert not new.exists() and path.read_bytes() == before


@pytest.mark.parametrize("name", ["a\ufffd2f..\ufffd2fx.txt", "\ufffd0a", "a\ufffd41", "\ufffdb0\ufffda1"])
def test_an_escape_hides_no_character_of_a_name(tmp_path: Path, name: str) -> None:
    new = tmp_path / "new.grf"
    with pytest.raises(ValueError, match="stand for a byte only if it is not valid there"):
        limbwise.grf.create(new, {name: b""})
    assert not new.exists()
    limbwise.grf.create(new, {"a\ufffdff": b"1"})
    with limbwise.grf.open(new) as opened:
        assert list(opened) == ["a\ufffdff"]


@pytest.mark.parametrize(("name", "what"), [("x.thor", "a Thor patch"), ("x.RGZ", "an RGZ file")])
def test_an_archive_gets_no_extension_of_another_format(tmp_path: Path, name: str, what: str) -> None:
    with pytest.raises(ValueError, match=f"{name}: has the extension of {what}"):
        limbwise.grf.create(tmp_path / name, {"a": b""})
    assert not (tmp_path / name).exists()


def test_system_errors_have_a_number_and_a_path(path: Path, tmp_path: Path) -> None:
    missing = tmp_path / "none.grf"

    def told(call: Any) -> tuple[type, int | None, str | None, Any]:
        with pytest.raises(OSError) as caught:
            call()
        error = caught.value
        return type(error), error.errno, error.strerror, error.filename

    message = os.strerror(errno.ENOENT)
    expected = (FileNotFoundError, errno.ENOENT, message, str(missing))
    assert told(lambda: limbwise.grf.open(missing)) == expected
    assert told(lambda: limbwise.grf.open(path, [missing])) == expected
    assert told(lambda: limbwise.grf.update(missing, {})) == expected
    exists = (FileExistsError, errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    assert told(lambda: limbwise.grf.create(path, {})) == exists
    assert told(lambda: limbwise.grf.open(tmp_path)) == (OSError, errno.EINVAL, "not a regular file", str(tmp_path))
    with limbwise.grf.open(path) as opened:
        os.truncate(path, 50)
        assert told(lambda: opened["data/texture/c.bmp"])[1::2] == (errno.EIO, str(path))
    system = fsspec.filesystem("grf", fo=archive(FILES))
    for call in (system.info, system.cat, system.open):
        assert told(lambda call=call: call("none")) == (FileNotFoundError, errno.ENOENT, message, "none")


def test_a_single_string_is_not_a_list(path: Path) -> None:
    one: list[Any] = ["empty", b"empty", path]
    before = path.read_bytes()
    for name in one[:2]:
        with pytest.raises(TypeError, match="remove: expected a list of names, not a single (str|bytes)"):
            limbwise.grf.update(path, remove=name)
    for patch in one:
        with pytest.raises(TypeError, match="patches: expected a list of paths and buffers, not a single"):
            limbwise.grf.open(path, patch)
    assert path.read_bytes() == before
    assert limbwise.grf.update(path, remove=("empty",)) > len(before)


def test_archives_are_closed(path: Path) -> None:
    with limbwise.grf.open(path) as opened:
        assert len(opened) == 4 and not opened.closed
    assert opened.closed and repr(opened) == "<limbwise.grf.Archive, closed>"
    calls: list[Any] = [
        lambda: opened["empty"],
        lambda: "empty" in opened,
        lambda: len(opened),
        lambda: list(opened),
        opened.entries,
        lambda: opened.entry("empty"),
    ]
    for call in calls:
        with pytest.raises(ValueError, match="the archive is closed"):
            call()
    opened.close()
    system = fsspec.filesystem("grf", fo=str(path))
    system.close()
    with pytest.raises(ValueError, match="the archive is closed"):
        system.cat("empty")


def test_closing_closes_the_file(path: Path) -> None:
    def handles() -> list[Path]:
        return [handle for handle in Path("/proc/self/fd").iterdir() if os.path.realpath(handle) == os.path.realpath(path)]

    opened = limbwise.grf.open(path)
    assert len(handles()) == 1
    opened.close()
    assert handles() == []


def test_fsspec_ignores_case_in_every_call() -> None:
    files = [("data/a.txt", 1, b"lower"), ("Data/Sub/B.txt", 1, b"b"), ("c", 1, b"small"), ("C", 1, b"large")]
    system = fsspec.filesystem("grf", fo=archive(files))
    for path in ("DATA/A.TXT", "data\\a.txt", "data/a.txt", "/data/A.txt"):
        assert system.exists(path) and system.isfile(path)
        assert (system.info(path)["name"], system.cat(path)) == ("data/a.txt", b"lower")
        with system.open(path) as file:
            assert file.read() == b"lower"
        assert system.ls(path, detail=False) == ["data/a.txt"]
    assert (system.cat("c"), system.cat("C")) == (b"small", b"large")
    assert system.isdir("data/sub") and system.ls("DATA/sub", detail=False) == ["Data/Sub/B.txt"]
    for path in ("none", "data/b.txt"):
        assert not system.exists(path)
        for call in (system.info, system.cat, system.ls):
            with pytest.raises(FileNotFoundError):
                call(path)
    with pytest.raises(IsADirectoryError):
        system.open("data")
    empty = fsspec.filesystem("grf", fo=archive([]))
    assert empty.info("")["type"] == "directory" and empty.ls("") == []
    with pytest.raises(ValueError, match="raise it with max_entry"):
        fsspec.filesystem("grf", fo=archive(files), max_entry=4).cat("data/a.txt")


def test_the_checksums_of_a_patch_are_not_a_file(path: Path) -> None:
    head = b"ASSF (C) 2007 Aeomin DEV\1" + struct.pack("<IHB", 2, 0x30, 0)
    data, table = b"", b""
    for name, content in ((b"data\\new.txt", b"new"), (b"data.integrity", b"data\\new.txt=0x1\n")):
        packed = zlib.compress(content)
        table += bytes([len(name)]) + name + struct.pack("<BIII", 0, len(head) + 8 + len(data), len(packed), len(content))
        data += packed
    packed = zlib.compress(table)
    patch = head + struct.pack("<II", len(packed), len(head) + 8 + len(data)) + data + packed
    assert list(limbwise.grf.open(patch)) == ["data/new.txt"]
    opened = limbwise.grf.open(path, [patch])
    assert "data/new.txt" in opened and "data.integrity" not in opened
    with pytest.raises(ValueError, match="wrong checksum"):
        opened["data/new.txt"]


def test_wrong_arguments_are_named(path: Path, tmp_path: Path) -> None:
    module: Any = limbwise.grf
    create, update, opened = module.create, module.update, module.open
    before, new = path.read_bytes(), tmp_path / "new.grf"
    calls: list[tuple[type[Exception], str, Any]] = [
        *((TypeError, "files: expected a mapping", lambda files=files: create(new, files)) for files in ("a", ["a"], None)),
        (TypeError, "files: expected a mapping", lambda: update(path, 5)),
        (TypeError, "files: expected names of type str, found int", lambda: create(new, {5: b""})),
        (TypeError, "remove: expected names of type str, found int", lambda: update(path, remove=[5])),
        (TypeError, "encryption: expected a str or None, found int", lambda: create(new, {}, encryption=5)),
        (ValueError, "encoding: .*; expected a label", lambda: opened(path, encoding="\ud800")),
        (TypeError, "remove: expected a list of names, found NoneType", lambda: update(path, remove=None)),
        (TypeError, "patches: expected a list of paths and buffers, found NoneType", lambda: opened(path, None)),
        (ValueError, "level: -1; expected 0 to 12", lambda: create(new, {}, level=-1)),
        (ValueError, "level: 13; expected 0 to 12", lambda: create(new, {}, level=13)),
        (ValueError, f"level: {2**70}; expected 0 to 12", lambda: create(new, {}, level=2**70)),
        (TypeError, "level: expected an int, found NoneType", lambda: create(new, {}, level=None)),
        (OverflowError, "version: expected a number", lambda: create(new, {}, version=-1)),
        (ValueError, "max_entry is -1", lambda: opened(path, max_entry=-1)),
        (TypeError, "max_entry: expected an int, found NoneType", lambda: opened(path, max_entry=None)),
        (ValueError, "max_table is -1", lambda: opened(path, max_table=-1)),
    ]
    for label in (None, 5):
        for function, arguments in ((create, (new, {})), (update, (path,)), (opened, (path,))):
            with pytest.raises(TypeError, match="encoding: expected a str, found (NoneType|int)"):
                function(*arguments, encoding=label)
    for error, message, call in calls:
        with pytest.raises(error, match=message):
            call()
    assert path.read_bytes() == before and not new.exists()
    with opened(path, max_entry=2**70, max_table=2**70) as limitless:
        assert limitless["data/a.txt"] == b"plain" * 100


def test_what_no_archive_can_have_is_not_found(path: Path) -> None:
    with limbwise.grf.open(path) as opened:
        assert "\ud800" not in opened
        for call in (lambda: opened["\ud800"], lambda: opened.entry("\ud800")):
            with pytest.raises(KeyError):
                call()
        for index in (-1, 2**64, 2**32 - 1, 2**63):
            with pytest.raises(IndexError, match=f"there is no entry of the index {index}"):
                opened.read(index)
        none: Any = None
        with pytest.raises(TypeError, match="index: expected an int, found NoneType"):
            opened.read(none)


def test_fsspec_has_one_spelling(tmp_path: Path) -> None:
    system = fsspec.filesystem("grf", fo=archive([("data/a.txt", 1, b"a"), ("data/Sub/B.txt", 1, b"b")]))
    assert list(system.walk("DATA")) == list(system.walk("data")) == [("data", ["Sub"], ["a.txt"]), ("data/Sub", [], ["B.txt"])]
    assert system.find("DATA", withdirs=True) == system.find("data", withdirs=True)
    for rpath in ("data", "DATA", "DATA/", ["DATA/A.TXT", "data/sub/b.txt"]):
        (target := tmp_path / str(len(list(tmp_path.iterdir())))).mkdir()
        system.get(rpath, f"{target}/", recursive=True)
        found = sorted(file.relative_to(target).as_posix() for file in target.rglob("*.*"))
        assert found == (["B.txt", "a.txt"] if isinstance(rpath, list) else ["Sub/B.txt", "a.txt"])
    assert system.ukey("data/a.txt") == system.ukey("DATA/A.TXT") != system.ukey("data/Sub/B.txt")
    with pytest.raises(FileNotFoundError):
        system.ukey("none")


def test_fsspec_is_read_only(path: Path) -> None:
    system = fsspec.filesystem("grf", fo=str(path))
    for call in (system.mkdir, system.makedirs, system.rmdir, system.touch):
        with pytest.raises(NotImplementedError, match="GRF archives are read-only"):
            call("new")


def test_fsspec_does_not_answer_once_closed(path: Path) -> None:
    system = fsspec.filesystem("grf", fo=str(path))
    assert system.exists("data") and system.ls("data")
    system.close()
    calls = [
        system.exists,
        system.isfile,
        system.isdir,
        system.ls,
        system.info,
        system.cat,
        system.find,
        system.ukey,
        lambda x: list(system.walk(x)),
    ]
    for call in calls:
        with pytest.raises(ValueError, match="the archive is closed"):
            call("data")
