"""Tables as users have them: columns of numbers in every notation and type, in files of every format, and readers of the output.

A cell has a reading: an int, None for a null, or `BAD` if no number can be read from it. It comes from the integer of which the
cell was made. Without pyarrow, only the text formats are used.
"""

import base64
import csv
import datetime
import decimal
import gzip
import io
import json
from dataclasses import dataclass, field

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError:
    pa = None

BAD = "bad"
MISSING = "missing"
TEXT = ("csv", "tsv", "jsonl", "ndjson")
NOT_NUMBERS = [
    "12x",
    "1.5",
    "1e3",
    "0x",
    "NaN",
    "null",
    "1,000",
    "0b1",
    "1__0",
    "_1",
    "5 5",
    "0xg",
    "--3",
    "+",
    "٣",
    "½",
    "1\x00",
    "'5'",
    "0x-5",
    "True",
    "\ufeff5",
]
# Names of columns that stand for themselves, and that need `col:`.
NAMES = ["x", "y", "base", "long name", "ü", 'quo"te', "com,ma", "UPPER", "x.1", "$", "sqr-x"]
ODD_NAMES = ["5", "@k", "0x1f", "-3", "col:x"]


@dataclass
class Column:
    name: str
    # How cells are stored: "text", "number" and others of JSON, or the type in Arrow.
    kind: str
    cells: list
    readings: list
    # Whether the cells of a text column are hexadecimal, row by row.
    hexadecimal: list = field(default_factory=list)
    # Whether the type of the whole column is none of numbers.
    refused: bool = False
    width: int | None = None

    @property
    def reference(self):
        plain = (self.name.replace(" ", "").replace(".", "").isalpha() and not self.name.startswith("col:")) or self.name in (
            "x.1",
            "$",
            "sqr-x",
            "ü",
            'quo"te',
            "com,ma",
        )
        return self.name if plain else f"col:{self.name}"


def notation(rng, value, radix):
    """Returns a number as text, and whether it is hexadecimal."""
    sign, value = ("-" if value < 0 else ""), abs(value)
    if radix == "16":
        return sign + rng.choice(["%x", "%X", "0x%x", "00%x"]) % value, True
    if radix == "base64url":
        return base64.urlsafe_b64encode(value.to_bytes(max(1, (value.bit_length() + 7) // 8), "big")).rstrip(b"=").decode(), False
    kind = rng.randrange(10)
    if kind == 0:
        return sign + f"0x{value:x}", True
    if kind == 1:
        return sign + f"0X{value:X}", True
    if kind == 2 and not sign:
        return f"+{value}", False
    if kind == 3:
        return f" {sign}{value}\t", False
    if kind == 4:
        return sign + f"{value:_}", False
    if kind == 5:
        return sign + f"00{value}", False
    return sign + str(value), False


class Maker:
    """Makes a table for a run."""

    def __init__(self, rng, form, radix="10", order="big", clean=True):
        self.rng, self.form, self.radix, self.order, self.clean = rng, form, radix, order, clean
        self.names = rng.sample(NAMES, 6)
        if rng.random() < 0.1:
            self.names[rng.randrange(3)] = rng.choice(ODD_NAMES)

    def operand(self, values, signed=False):
        """Makes a column of these numbers. Some cells become null or no number, unless the table is clean."""
        rng, form = self.rng, self.form
        name = self.names.pop(0)
        if form in ("csv", "tsv"):
            return self.text(name, values, signed, nulls=False)
        if form in ("jsonl", "ndjson"):
            return self.json(name, values, signed)
        kind = rng.choice(
            ["string"] * 3
            + [
                "large_string",
                "dictionary",
                "int64",
                "uint64",
                "uint8",
                "binary",
                "binary",
                "fixed",
                "large_binary",
                "decimal",
                "string_view",
                "float",
                "bool",
                "list",
                "null",
            ]
        )
        while self.clean and kind in ("float", "bool", "list", "null"):
            kind = rng.choice(["string", "binary", "fixed", "int64"])
        if kind in ("string", "large_string", "dictionary", "string_view"):
            made = self.text(name, values, signed, nulls=True)
            made.kind = kind
            return made
        if kind in ("float", "bool", "list", "null"):
            cells = {
                "float": [float(v % 99) for v in values],
                "bool": [v % 2 == 1 for v in values],
                "list": [[v % 99] for v in values],
                "null": [None] * len(values),
            }[kind]
            return Column(name, kind, cells, [None] * len(values) if kind == "null" else [BAD] * len(values), refused=kind != "null")
        width = None
        if kind in ("int64", "uint64", "uint8", "decimal"):
            bits = {"int64": 63, "uint64": 64, "uint8": 8, "decimal": 100}[kind]
            readings = [abs(v) % (1 << bits) * (-1 if v < 0 and kind == "int64" and signed else 1) for v in values]
            readings = [None if not self.clean and rng.random() < 0.1 else v for v in readings]
            cells = list(readings) if kind != "decimal" else [None if v is None else decimal.Decimal(v) for v in readings]
            if not signed:
                readings = [BAD if v is not None and v < 0 else v for v in readings]
            return Column(name, kind, cells, readings)
        readings = [abs(v) for v in values]
        longest = max([1, *((v.bit_length() + 7) // 8 for v in readings)])
        width = longest + rng.choice([0, 2]) if kind == "fixed" else None
        cells = [v.to_bytes(width or max(1, (v.bit_length() + 7) // 8) + rng.choice([0, 0, 1]), self.order) for v in readings]
        if not self.clean:
            for i in range(len(cells)):
                if rng.random() < 0.1:
                    cells[i] = readings[i] = None
                elif kind != "fixed" and rng.random() < 0.05:
                    cells[i], readings[i] = b"", BAD
        return Column(name, kind, cells, readings, width=width)

    def text(self, name, values, signed, nulls):
        rng = self.rng
        cells, readings, hexadecimal = [], [], []
        for value in values:
            value = value if signed and self.radix != "base64url" else abs(value)
            cell, is_hex = notation(rng, value, self.radix)
            if not self.clean and rng.random() < 0.12:
                kind = rng.choice(["empty", "bad", "negative", "null"])
                if kind == "null" and nulls:
                    cell, value = None, None
                elif kind == "negative" and not signed:
                    cell, value = "-7", BAD
                elif kind == "bad" and self.radix == "10":
                    cell, value = rng.choice(NOT_NUMBERS), BAD
                elif kind == "empty":
                    cell, value = "", BAD
            cells.append(cell)
            readings.append(value)
            hexadecimal.append(is_hex)
        return Column(name, "text", cells, readings, hexadecimal)

    def json(self, name, values, signed):
        rng = self.rng
        made = self.text(name, values, signed, nulls=True)
        made.kind = "json"
        for i, value in enumerate(made.readings):
            if isinstance(value, int) and rng.random() < 0.4 and self.radix == "10":
                made.cells[i], made.hexadecimal[i] = Raw(str(value)), False
            elif not self.clean and rng.random() < 0.12:
                made.cells[i], made.readings[i] = rng.choice(
                    [
                        (MISSING, MISSING),
                        (MISSING, MISSING),
                        (Raw("true"), BAD),
                        (Raw("1.5"), BAD),
                        (Raw("[1]"), BAD),
                        (Raw('{"a":1}'), BAD),
                        (MISSING, MISSING),
                        (Raw("1e3"), BAD),
                    ]
                )
        return made

    def other(self, rows):
        """Makes a column that is no operand."""
        rng, name = self.rng, self.names.pop()
        texts = [
            "",
            "plain",
            "com,ma",
            'quo"te',
            "two\nlines",
            " blanks ",
            "ünïcödé",
            "007",
            "NULL",
            "semi;colon",
            "tab\there",
            "'",
            "\\",
            "0x",
            "#",
            "\u2028",
            "emoji 🎉",
            "=1+1",
        ]
        cells = [rng.choice(texts) for _ in range(rows)]
        if self.form in ("jsonl", "ndjson"):
            cells = [rng.choice([cell, None, Raw("12"), Raw("true"), Raw("1.50"), Raw("123456789012345678901234567890")]) for cell in cells]
            return Column(name, "json", cells, [])
        if self.form in ("csv", "tsv"):
            return Column(name, "text", cells, [])
        kind = rng.choice(["string", "string", "bool", "int32", "float", "date", "list", "binary"])
        cells = {
            "string": cells,
            "bool": [len(c) % 2 == 0 for c in cells],
            "int32": [len(c) - 3 for c in cells],
            "float": [len(c) / 4 for c in cells],
            "date": [datetime.date(2000 + len(c), 1, 2) for c in cells],
            "list": [[len(c)] for c in cells],
            "binary": [c.encode() for c in cells],
        }[kind]
        return Column(name, kind, [None if rng.random() < 0.15 else c for c in cells], [])


class Raw(str):
    """A JSON value other than a string, as it is written."""


# Writers.


@dataclass
class Layout:
    """How a file is written."""

    form: str
    header: bool = True
    delimiter: str = ","
    newline: str = "\n"
    bom: bool = False
    quote_all: bool = False
    blank_lines: bool = False
    last_newline: bool = True
    packed: str = ""
    chunk: int = 100
    damage: str = ""


def write(columns, layout):
    """Returns the bytes of the file."""
    form = layout.form
    if form in TEXT:
        text = json_text(columns, layout) if form in ("jsonl", "ndjson") else csv_text(columns, layout)
        data = (b"\xef\xbb\xbf" if layout.bom else b"") + text.encode()
        data = hurt(data, layout)
        if layout.packed == "gz":
            return gzip.compress(data, 1, mtime=0)
        if layout.packed == "zst":
            sink = pa.BufferOutputStream()
            with pa.CompressedOutputStream(sink, "zstd") as stream:
                stream.write(data)
            return sink.getvalue().to_pybytes()
        return data
    table = arrow(columns)
    sink = io.BytesIO()
    if form == "parquet":
        pq.write_table(table, sink, row_group_size=max(1, layout.chunk), compression=layout.packed or "snappy")
    else:
        new = pa.ipc.new_file if form == "arrow" else pa.ipc.new_stream
        options = pa.ipc.IpcWriteOptions(compression=layout.packed or None, emit_dictionary_deltas=False, unify_dictionaries=True)
        with new(sink, table.schema, options=options) as writer:
            writer.write_table(table, max_chunksize=max(1, layout.chunk))
    return hurt(sink.getvalue(), layout)


def hurt(data, layout):
    match layout.damage:
        case "cut":
            return data[: max(1, len(data) * 2 // 3)]
        case "twice":
            return data + data
        case "utf-16":
            return data.decode().encode("utf-16")
        case "not utf-8":
            return data.replace(b"\n", b"\xff\n", 2) if b"\n" in data else data + b"\xff"
        case "ragged":
            lines = data.split(b"\n") + [b""]
            lines[-2] = lines[-2] + layout.delimiter.encode() + b"more"
            return b"\n".join(lines)
        case "open quote":
            return data + b'\n"open,'
        case "nothing":
            return b""
        case "text after":
            return data + b"garbage"
    return data


def csv_text(columns, layout):
    """Returns CSV with the layout; a field is quoted if it must be."""
    d = layout.delimiter

    def cell(text):
        if layout.quote_all or any(c in text for c in (d, '"', "\n", "\r")) or text[:1] in (" ", "\t"):
            return '"' + text.replace('"', '""') + '"'
        return text

    rows = zip(*(c.cells for c in columns), strict=False)
    lines = [d.join(cell(c.name) for c in columns)] if layout.header else []
    lines += [d.join(map(cell, row)) for row in rows]
    if layout.blank_lines:
        lines.insert(len(lines) // 2 + 1, "")
    return layout.newline.join(lines) + (layout.newline if layout.last_newline else "")


def json_text(columns, layout):
    lines = []
    for row in range(len(columns[0].cells)):
        parts = [
            f"{json.dumps(c.name, ensure_ascii=False)}: {c.cells[row] if isinstance(c.cells[row], Raw) else json.dumps(c.cells[row], ensure_ascii=False)}"
            for c in columns
            if c.cells[row] is not MISSING
        ]
        lines.append("{" + ", ".join(parts) + "}")
    if layout.blank_lines:
        lines.insert(1, "")
    return layout.newline.join(lines) + (layout.newline if layout.last_newline else "")


def arrow(columns):
    types = {
        "text": pa.string,
        "string": pa.string,
        "large_string": pa.large_string,
        "string_view": pa.string_view,
        "int64": pa.int64,
        "uint64": pa.uint64,
        "uint8": pa.uint8,
        "binary": pa.binary,
        "large_binary": pa.large_binary,
        "float": pa.float64,
        "bool": pa.bool_,
        "null": pa.null,
        "int32": pa.int32,
        "date": pa.date32,
    }
    arrays = []
    for c in columns:
        match c.kind:
            case "dictionary":
                arrays.append(pa.array(c.cells, pa.string()).dictionary_encode())
            case "fixed":
                arrays.append(pa.array(c.cells, pa.binary(c.width)))
            case "decimal":
                arrays.append(pa.array(c.cells, pa.decimal128(38, 0)))
            case "list":
                arrays.append(pa.array(c.cells, pa.list_(pa.int64())))
            case _:
                arrays.append(pa.array(c.cells, types[c.kind]()))
    return pa.table(arrays, names=[c.name for c in columns])


# Readers of the output, each of which returns the names and the columns.


def unpacked(data):
    if data[:2] == b"\x1f\x8b":
        return gzip.decompress(data)
    if data[:4] == b"\x28\xb5\x2f\xfd":
        return pa.CompressedInputStream(pa.py_buffer(data), "zstd").read()
    return data


def read(data, form, delimiter=None):
    if form in ("csv", "tsv"):
        text = unpacked(data).decode()
        rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter or ("\t" if form == "tsv" else ","), strict=True))
        if not rows:
            raise ValueError("no header in the output")
        if any(len(row) != len(rows[0]) for row in rows):
            raise ValueError("rows of different lengths in the output")
        return rows[0], [[row[i] for row in rows[1:]] for i in range(len(rows[0]))]
    if form in ("jsonl", "ndjson"):
        rows = [
            json.loads(line, parse_float=Raw, parse_int=Raw, object_pairs_hook=dict) for line in unpacked(data).decode().split("\n") if line
        ]
        names = list(dict.fromkeys(name for row in rows for name in row))
        return names, [[row.get(name, MISSING) for row in rows] for name in names]
    if form == "parquet":
        table = pq.read_table(io.BytesIO(data))
    else:
        table = (pa.ipc.open_file if form == "arrow" else pa.ipc.open_stream)(io.BytesIO(data)).read_all()
    table.validate(full=True)
    return table.column_names, [c.to_pylist() for c in table.columns]


# What a cell of the input is in the output.


def carried(column, cell, source, to):
    """Returns a cell as it stands in the output; `...` if this is not checked."""
    text = source in TEXT
    if source in ("jsonl", "ndjson") and to in ("jsonl", "ndjson"):
        return json_value(cell)
    if to in ("csv", "tsv"):
        if cell is None or cell is MISSING:
            return ""
        if isinstance(cell, str):
            return str(cell) if not isinstance(cell, Raw) or cell[:1] not in "[{" else ...
        if isinstance(cell, bytes):
            return "0x" + cell.hex()
        if isinstance(cell, bool):
            return "true" if cell else "false"
        return str(cell) if isinstance(cell, (int, decimal.Decimal)) else ...
    if to in ("jsonl", "ndjson"):
        if cell is None:
            return None
        if text:
            return str(cell)
        if isinstance(cell, bytes):
            return "0x" + cell.hex()
        if isinstance(cell, (str, bool)):
            return cell
        if isinstance(cell, int):
            return str(cell)
        return ...
    if text:
        return None if cell is None or cell is MISSING else str(cell) if not isinstance(cell, Raw) or cell[:1] not in "[{" else ...
    return cell


def json_value(cell):
    if cell is MISSING or cell is None:
        return cell
    return json.loads(cell, parse_float=Raw, parse_int=Raw) if isinstance(cell, Raw) else cell


def number(cell, radix="10", order="big"):
    """Returns the number in a cell of a result, None for a null."""
    if cell is None or cell == "":
        return None
    if isinstance(cell, bool):
        return cell
    if isinstance(cell, Raw):
        return int(cell)
    if isinstance(cell, str):
        if cell in ("true", "false"):
            return cell == "true"
        if radix == "base64url":
            return int.from_bytes(base64.urlsafe_b64decode(cell + "=" * (-len(cell) % 4)), "big")
        return int(cell, 16) if radix == "16" or cell[:2] in ("0x", "0X") else int(cell)
    if isinstance(cell, bytes):
        return int.from_bytes(cell, order)
    return int(cell)
