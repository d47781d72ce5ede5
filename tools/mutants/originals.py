"""Writes the intact files to be damaged, in every format, type, compression and encoding that the command reads."""

import base64
import datetime
import decimal
import gzip
import json
import random
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

ROWS = 40


def numbers(rng, bits):
    return [rng.getrandbits(rng.choice(bits)) for _ in range(ROWS)]


def operands(rng):
    """Returns columns x and m of each kind, by name."""
    wide_x, wide_m = numbers(rng, [64, 130, 256]), [m | 1 for m in numbers(rng, [64, 130, 256])]
    text = lambda values: [hex(v) if i % 5 == 0 else str(v) for i, v in enumerate(values)]
    small_x, small_m = numbers(rng, [40]), [m | 1 for m in numbers(rng, [30])]
    few = [rng.choice(text(wide_m)[:4]) for _ in range(ROWS)]
    raw = lambda values: [v.to_bytes(33, "big") for v in values]
    return {
        "text": (pa.array(text(wide_x)), pa.array(text(wide_m))),
        "integer": (pa.array(small_x, pa.uint64()), pa.array(small_m, pa.int64())),
        "binary": (pa.array(raw(wide_x)), pa.array(raw(wide_m))),
        "fixed": (pa.array(raw(wide_x), pa.binary(33)), pa.array(raw(wide_m), pa.binary(33))),
        "large": (pa.array(text(wide_x), pa.large_string()), pa.array(raw(wide_m), pa.large_binary())),
        "dictionary": (pa.array(few).dictionary_encode(), pa.array(few).dictionary_encode()),
        "view": (pa.array(text(wide_x), pa.string_view()), pa.array(raw(wide_m), pa.binary_view())),
        "null": (
            pa.array([v if i % 7 else None for i, v in enumerate(text(wide_x))]),
            pa.array([v if i % 5 else None for i, v in enumerate(text(wide_m))]),
        ),
    }


def others(rng, arrow_only):
    """Returns columns that are not operands."""
    ints = numbers(rng, [20])
    columns = {
        "flag": pa.array([v % 3 == 0 if v % 5 else None for v in ints]),
        "real": pa.array([v / 7 for v in ints], pa.float64()),
        "day": pa.array([datetime.date(2000, 1, 1) + datetime.timedelta(v % 9999) for v in ints]),
        "time": pa.array(ints, pa.timestamp("us", "UTC")),
        "money": pa.array([decimal.Decimal(v).scaleb(-2) for v in ints], pa.decimal128(20, 2)),
        "list": pa.array([[v, None] if v % 4 else None for v in ints], pa.list_(pa.int32())),
        "pair": pa.array([{"a": v, "b": str(v)} for v in ints]),
    }
    if arrow_only:
        columns["date64"] = pa.array([v % 9999 * 86_400_000 for v in ints], pa.date64())
        columns["nothing"] = pa.nulls(ROWS)
        columns["map"] = pa.array([[("k", v)] for v in ints], pa.map_(pa.string(), pa.int64()))
        columns["fixed_list"] = pa.array([[v, v] for v in ints], pa.list_(pa.int32(), 2))
        types = pa.array([i % 2 for i in range(ROWS)], pa.int8())
        offsets = pa.array([i // 2 for i in range(ROWS)], pa.int32())
        columns["dense"] = pa.UnionArray.from_dense(types, offsets, [pa.array(ints), pa.array(map(str, ints))])
        columns["sparse"] = pa.UnionArray.from_sparse(types, [pa.array(ints), pa.array(list(map(str, ints)))])
        columns["runs"] = pa.RunEndEncodedArray.from_arrays(pa.array([10, ROWS], pa.int32()), pa.array([1, 2]))
    return columns


def text_files(rng, folder):
    x, m = (column.to_pylist() for column in operands(rng)["text"])
    for quote in (False, True):
        note = 'a "quoted"\nnote' if quote else "note"
        cell = '"' + note.replace('"', '""') + '"' if quote else note
        rows = "".join(f"{a},{cell},{b}\n" for a, b in zip(x, m, strict=True))
        name = "quoted" if quote else "plain"
        data = ("x,note,m\n" + rows).encode()
        (folder / f"{name}.csv").write_bytes(data)
        (folder / f"{name}.csv.gz").write_bytes(gzip.compress(data, mtime=0))
        (folder / f"{name}.tsv").write_bytes(data.replace(b",", b"\t").replace(b"\n", b"\r\n"))
        lines = [
            {"x": a if i % 3 else int(a, 0), "note": note, "m": b, "list": [1, {"a": None}]}
            for i, (a, b) in enumerate(zip(x, m, strict=True))
        ]
        data = "".join(json.dumps(line) + "\n" for line in lines).encode()
        (folder / f"{name}.jsonl").write_bytes(data)
        (folder / f"{name}.jsonl.gz").write_bytes(gzip.compress(data, mtime=0))
        (folder / f"{name}.jsonl.zst").write_bytes(pa.Codec("zstd").compress(data, asbytes=True))


def arrow_files(rng, folder):
    kinds = operands(rng)
    for kind, (x, m) in kinds.items():
        for compression in (None, "lz4", "zstd"):
            for extension, new in ((".arrow", pa.ipc.new_file), (".arrows", pa.ipc.new_stream)):
                extra = others(rng, True) if kind in ("text", "integer") else {}
                table = pa.table({"x": x, **extra, "m": m})
                options = pa.ipc.IpcWriteOptions(compression=compression)
                path = folder / f"{kind}-{compression}{extension}"
                with new(path, table.schema, options=options) as writer:
                    writer.write_table(table, max_chunksize=25)
                if extension == ".arrows":
                    # The same stream again, as `cat` joins them.
                    (folder / f"{kind}-{compression}-twice.arrows").write_bytes(path.read_bytes() * 2)


def parquet_files(rng, folder):
    kinds = operands(rng)
    for kind, (x, m) in kinds.items():
        for compression in ("none", "snappy", "gzip", "zstd", "lz4"):
            extra = others(rng, False) if kind in ("text", "integer") else {}
            table = pa.table({"x": x, **extra, "m": m})
            pq.write_table(
                table,
                folder / f"{kind}-{compression}.parquet",
                compression=compression,
                data_page_version=rng.choice(["1.0", "2.0"]),
                use_dictionary=rng.choice([True, False]),
                row_group_size=25,
                data_page_size=rng.choice([300, 1 << 20]),
            )
    text, integer = kinds["text"], kinds["integer"]
    for encoding, (x, m) in (
        ("DELTA_LENGTH_BYTE_ARRAY", text),
        ("DELTA_BYTE_ARRAY", text),
        ("DELTA_BINARY_PACKED", integer),
        ("BYTE_STREAM_SPLIT", integer),
    ):
        pq.write_table(
            pa.table({"x": x, "m": m}),
            folder / f"{encoding}.parquet",
            use_dictionary=False,
            column_encoding={"x": encoding, "m": encoding},
        )


def keys(folder, source):
    """Writes the keys of the command's own tests, in PEM and DER."""
    for name in ("pkcs1", "pkcs8", "public-pkcs1", "spki"):
        text = (source / f"{name}.pem").read_text()
        (folder / f"{name}.pem").write_text(text)
        body = "".join(line for line in text.splitlines() if not line.startswith("-----"))
        (folder / f"{name}.der").write_bytes(base64.b64decode(body))


def write(folder, key_folder, seed=0):
    """Writes all originals into a folder."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    rng = random.Random(seed)
    text_files(rng, folder)
    arrow_files(rng, folder)
    parquet_files(rng, folder)
    keys(folder, Path(key_folder))
