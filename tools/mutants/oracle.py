"""An independent reader of files, based on pyarrow and Python's csv, json and gzip. It runs as a separate process because
pyarrow may crash. It reads questions from stdin and writes answers to stdout, each a line of JSON.

Rules for cases in which readers may differ:
- text is a number if it consists of decimal digits, or of hexadecimal digits after 0x, and may be surrounded by spaces or tabs;
- a CSV row has as many fields as the header; empty lines are not rows; characters after the closing quote of a field belong to it;
- a line of JSON Lines is an object; of several fields with the same name, the last is used;
- a JSON number is an operand only if it is written as an integer; a field that a row lacks is no null;
- Arrow streams of one schema may follow each other.
"""

import base64
import csv
import gzip
import io
import json
import re
import resource
import sys
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

NUMBER = re.compile(r"[ \t]*(0[xX][0-9a-fA-F]+|[0-9]+)[ \t]*", re.ASCII)
NUMBER_BYTES = 1 << 18


class Bad(Exception):
    """The file, or a row, cannot be computed."""


def number(cell):
    if cell is None:
        return None
    if isinstance(cell, bool):
        raise Bad("a boolean")
    if isinstance(cell, int):
        if cell < 0:
            raise Bad("negative")
        return cell
    if isinstance(cell, bytes):
        if not 0 < len(cell) <= NUMBER_BYTES:
            raise Bad("no bytes, or too many")
        return int.from_bytes(cell, "big")
    if isinstance(cell, str) and NUMBER.fullmatch(cell) and len(cell) <= NUMBER_BYTES:
        text = cell.strip(" \t")
        return int(text, 16) if text[:2] in ("0x", "0X") else int(text)
    raise Bad(f"not a number: {cell!r:.40}")


def power(x, m, exponent):
    x, m = number(x), number(m)
    if x is None or m is None:
        return None
    if m == 0:
        raise Bad("modulus 0")
    return pow(x, exponent, m)


class Raw(str):
    """A JSON value other than a string, as it is written in the file."""


def unpack(path):
    data = path.read_bytes()
    if path.suffix == ".gz":
        return gzip.decompress(data)
    if path.suffix == ".zst":
        return pa.CompressedInputStream(pa.py_buffer(data), "zstd").read()
    return data


def unique(names, name):
    if names.count(name) != 1:
        raise Bad(f"no one column {name}")
    return names.index(name)


def read_csv(path, delimiter):
    text = unpack(path).decode("utf-8").removeprefix("\ufeff")
    # An additional last row shows whether a quote is still open at the end: such a quote would swallow this row.
    rows = [row for row in csv.reader(io.StringIO(text + "\nthe end", newline=""), delimiter=delimiter) if row]
    if rows.pop() != ["the end"]:
        raise Bad("a quote is open")
    if not rows:
        raise Bad("empty")
    names = rows[0]
    if any(len(row) != len(names) for row in rows):
        raise Bad("rows of different lengths")
    return {"names": names, "columns": [[row[i] for row in rows[1:]] for i in range(len(names))]}


def read_json(path):
    rows = []
    for i, line in enumerate(unpack(path).split(b"\n")):
        text = line.decode("utf-8")
        text = (text.removeprefix("\ufeff") if i == 0 else text).strip(" \t\r\n\x0c")
        if not text:
            continue

        def refuse(constant):
            raise Bad(constant)

        row = json.loads(text, parse_int=Raw, parse_float=lambda t: Raw(t + " "), parse_constant=refuse)
        if not isinstance(row, dict):
            raise Bad("not an object")
        rows.append(row)
    if not rows:
        raise Bad("empty")
    names = list({name: None for row in rows for name in row})
    cell = lambda c: Raw("-") if isinstance(c, (bool, list, dict)) else c
    return {"names": names, "columns": [[cell(row.get(name, Raw("-"))) for row in rows] for name in names], "rows": rows}


def read_arrow(path, validate):
    with pa.OSFile(str(path)) as file:
        if path.suffix == ".arrow":
            table = pa.ipc.open_file(file).read_all()
        else:
            # Streams may follow each other.
            streams = [pa.ipc.open_stream(file).read_all()]
            while file.tell() < file.size():
                streams.append(pa.ipc.open_stream(file).read_all())
            if any(not stream.schema.equals(streams[0].schema, check_metadata=True) for stream in streams):
                raise Bad("streams of different schemas")
            table = pa.concat_tables(streams)
    if validate:
        table.validate(full=True)
    return table


def read_parquet(path, validate):
    with pq.ParquetFile(path, page_checksum_verification=True) as file:
        table = file.read()
    if validate:
        table.validate(full=True)
    return table


def read(path, validate=True):
    path = Path(path)
    suffixes = [s for s in path.suffixes if s not in (".gz", ".zst")]
    match suffixes[-1]:
        case ".csv":
            return read_csv(path, ",")
        case ".tsv":
            return read_csv(path, "\t")
        case ".jsonl":
            return read_json(path)
        case ".parquet":
            return read_parquet(path, validate)
        case _:
            return read_arrow(path, validate)


def column(table, name):
    if isinstance(table, dict):
        return table["columns"][unique(table["names"], name)]
    index = unique(table.schema.names, name)
    cells = table.column(index)
    kind = cells.type.value_type if pa.types.is_dictionary(cells.type) else cells.type
    is_kind = (
        pa.types.is_string,
        pa.types.is_large_string,
        pa.types.is_string_view,
        pa.types.is_binary,
        pa.types.is_binary_view,
        pa.types.is_large_binary,
        pa.types.is_fixed_size_binary,
        pa.types.is_integer,
    )
    if not any(test(kind) for test in is_kind):
        raise Bad(f"column of type {kind}")
    return cells.to_pylist()


def expected(path, exponent):
    """Returns the table and its powers. Raises Bad if a row cannot be computed."""
    table = read(path)
    names = table["names"] if isinstance(table, dict) else table.schema.names
    if "powmod" in names:
        raise Bad("there is a column powmod")
    x, m = column(table, "x"), column(table, "m")
    return table, [power(a, b, exponent) for a, b in zip(x, m, strict=True)]


def compare(table, powers, output):
    """Returns what is wrong with an output, or None."""
    # Without a table only the powers are compared: damage in other columns may have been copied to the output.
    result = read(output, validate=table is not None)
    got = [number(None if cell == "" else cell) for cell in column(result, "powmod")]
    if got != powers:
        row = next((i for i, (a, b) in enumerate(zip(got, powers, strict=False)) if a != b), min(len(got), len(powers)))
        return f"{len(got)} powers for {len(powers)}; they differ in row {row + 1}"
    if isinstance(table, pa.Table) and isinstance(result, pa.Table):
        for name in set(table.schema.names):
            if table.schema.names.count(name) == 1 and not same(table.column(name), result.column(name)):
                return f"column {name} is {result.column(name).type}, not as it was ({table.column(name).type})"
    both = isinstance(table, dict) and isinstance(result, dict) and "rows" not in table
    if both and (result["columns"][:-1] != table["columns"] or result["names"][:-1] != table["names"]):
        return "other columns are not as they were"
    return None


def same(a, b):
    if a.type == b.type and a.equals(b):
        return True
    # Parquet changes types that it cannot represent, and NaN is not equal to itself.
    return repr(a.to_pylist()) == repr(b.to_pylist())


def key_numbers(path):
    """Returns [n, e] of a public RSA key or [n, d] of a private one, in DER or PEM. Only the existing layouts are parsed."""
    data = Path(path).read_bytes()
    if data.startswith(b"-----BEGIN"):
        lines = data.decode("ascii").splitlines()
        data = base64.b64decode("".join(line.strip() for line in lines if not line.startswith("-----")), validate=True)

    def items(data):
        found = []
        while data:
            tag, length, at = data[0], data[1], 2
            if length > 128:
                at = 2 + length - 128
                length = int.from_bytes(data[2:at], "big")
            found.append((tag, data[at : at + length]))
            data = data[at + length :]
        return found

    ((_, body),) = items(data)
    parts = items(body)
    if parts[0][0] == 0x30:
        ((_, inner),) = items(parts[1][1][1:])
        parts = items(inner)
        return [int.from_bytes(v, "big") for _, v in parts[:2]]
    if parts[1][0] == 0x30:
        ((_, inner),) = items(parts[2][1])
        parts = items(inner)
    whole = [int.from_bytes(v, "big") for _, v in parts]
    return whole[:2] if len(whole) == 2 else [whole[1], whole[3]]


def answer(question):
    try:
        if "key" in question:
            n, e = key_numbers(question["key"])
            if n == 0:
                raise Bad("modulus 0")
            powers = [pow(number(x), e, n) for x in column(read(question["path"]), "x")]
            table = None
        else:
            table, powers = expected(question["path"], question["exponent"])
    except Exception as e:
        return {"accepted": False, "why": f"{type(e).__name__}: {e}"[:200]}
    wrong = None
    if question.get("output"):
        try:
            wrong = compare(None if question.get("powers_only") else table, powers, question["output"])
        except Exception as e:
            wrong = f"the output cannot be read: {type(e).__name__}: {e}"[:200]
    return {"accepted": True, "wrong": wrong}


def main():
    csv.field_size_limit(1 << 30)
    sys.set_int_max_str_digits(0)
    resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
