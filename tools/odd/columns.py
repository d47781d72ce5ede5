"""Arguments as users pass them: numbers and columns of every kind, each as a line of Python with its reading in integers.

A reading is an int for one number, a list of ints and None for a column, or `NOTHING` if the argument has no reading: then a
call must fail. It comes from the integers from which the text is made, never from Limbwise.
"""

from dataclasses import dataclass, field

NOTHING = "nothing"


@dataclass
class Argument:
    """An argument, and what a result of its kind looks like."""

    text: str
    values: object
    # Whether the documentation says that it is accepted. If not, an error is right, too.
    accepted: bool = False
    # The kind of results, and that of their elements; see verdict.py.
    form: str = "one"
    element: str = "int"
    # The bytes of a number, if it is a modulus: None if the documentation does not say.
    width: int | None = None
    # What a pandas Series has.
    index: list | None = None
    dtype: str | None = None
    # Names under which messages may speak of it.
    names: tuple = field(default_factory=tuple)

    @property
    def rows(self):
        return len(self.values) if isinstance(self.values, list) else None

    @property
    def is_numbers(self):
        return not isinstance(self.values, str)

    @property
    def nulls(self):
        return isinstance(self.values, list) and None in self.values


def bytes_of(values):
    """Returns the bytes of the longest number."""
    return max([1, *((abs(v).bit_length() + 7) // 8 for v in values if v is not None)])


class Maker:
    """Makes arguments. All Series of a call have the same index, except where a difference is intended."""

    def __init__(self, rng, order):
        self.rng, self.order = rng, order
        self.index = rng.choice(["none", "none", "letters", "reversed", "repeated"])

    # One number.

    def one(self, value):
        rng, order = self.rng, self.order
        kind = rng.choice(
            [
                "int",
                "int",
                "int",
                "int",
                "mpz",
                "bytes",
                "numpy",
                "zero-dimensional",
                "index",
                "bool",
                "float",
                "fraction",
                "decimal",
                "bytearray",
                "memoryview",
                "text",
                "None",
                "complex",
                "pa.scalar",
                "enum",
                "datetime",
                "type",
            ]
        )
        wide = max(1, (abs(value).bit_length() + 7) // 8)
        plain = {"values": value, "accepted": True, "width": wide}
        match kind:
            case "int":
                return Argument(str(value), **plain)
            case "mpz":
                return Argument(f"gmpy2.mpz({value})", element="mpz", **plain)
            case "bytes":
                value, width = abs(value), wide + rng.choice([0, 0, 1, 9])
                data = value.to_bytes(width, order or "big")
                if order is None:
                    return Argument(repr(data), NOTHING)
                return Argument(repr(data), value, True, element=order, width=width)
            case "numpy":
                kind = rng.choice(["uint8", "int8", "int32", "uint64", "int64"])
                value = clamp(value, kind)
                return Argument(f"np.{kind}({value})", value, True, width=bytes_of([value]))
            case "zero-dimensional":
                value = clamp(value, "uint64")
                return Argument(f"np.array({value}, np.uint64)", value, width=None)
            case "index":
                return Argument(f"Index({value})", **plain)
            case "bool":
                return Argument(str(bool(value % 2)), value % 2)
            case "float":
                text, reading = rng.choice(
                    [
                        (f"{value % 99}.0", value % 99),
                        ("1.5", NOTHING),
                        ("float('nan')", NOTHING),
                        ("np.float64(2.5)", NOTHING),
                        ("float('inf')", NOTHING),
                    ]
                )
                return Argument(text, reading)
            case "fraction":
                return (
                    Argument(f"fractions.Fraction({value}, 1)", value)
                    if rng.random() < 0.5
                    else Argument("fractions.Fraction(1, 3)", NOTHING)
                )
            case "decimal":
                return Argument(f"decimal.Decimal({value})", value) if rng.random() < 0.5 else Argument("decimal.Decimal('0.5')", NOTHING)
            case "bytearray":
                return Argument(f"bytearray({abs(value).to_bytes(wide, order or 'big')!r})", abs(value) if order else NOTHING)
            case "memoryview":
                return Argument(f"memoryview({abs(value).to_bytes(wide, order or 'big')!r})", NOTHING)
            case "text":
                return Argument(rng.choice(["'5'", "''", "'0x10'", "'eins'", f"{str(value)!r}"]), NOTHING)
            case "pa.scalar":
                return Argument(f"pa.scalar({clamp(value, 'int64')})", clamp(value, "int64"))
            case "enum":
                return Argument("signal.SIGALRM", 14)
            case _:
                return Argument(
                    {"None": "None", "complex": "(1+0j)", "datetime": "datetime.date(2020, 1, 1)", "type": "int"}[kind], NOTHING
                )

    # Columns.

    def column(self, values):
        """Makes a column of these numbers, or of numbers in the range of its kind, perhaps with nulls in some rows."""
        family = self.rng.choice(
            [self.sequence] * 4
            + [self.numpy] * 4
            + [self.arrow] * 4
            + [self.pandas] * 3
            + [self.polars] * 2
            + [self.duckdb, self.strange, self.strange]
        )
        return family(list(values))

    def some_null(self, values, chance=0.3):
        if self.rng.random() < chance:
            return [None if self.rng.random() < 0.3 else v for v in values]
        return values

    def cells(self, values, width=None):
        """Returns numbers, none negative, as bytes in the order of the call, and how wide the widest is."""
        values = [v if v is None else abs(v) for v in values]
        width = width or 0
        widths = [max(width, (v.bit_length() + 7) // 8, 1) for v in values if v is not None]
        order = self.order or "big"
        if self.rng.random() < 0.5 or width:
            widths = [max(widths, default=1)] * len(widths)
        each = iter(widths)
        return values, [None if v is None else v.to_bytes(next(each), order) for v in values], max(widths, default=1)

    def sequence(self, values):
        rng, order = self.rng, self.order
        kind = rng.choice(
            [
                "list",
                "list",
                "list",
                "tuple",
                "range",
                "mpz",
                "bytes",
                "index",
                "numpy scalars",
                "with None",
                "with NaN",
                "with float",
                "bools",
                "strings",
                "nested",
                "generator",
                "set",
                "dict",
                "mixed",
                "bytes and ints",
                "whole floats",
                "decimals",
                "map",
                "deque",
                "keys",
                "array.array",
            ]
        )
        text = "[" + ", ".join(map(str, values)) + "]"
        wide = bytes_of(values)
        at = rng.randrange(len(values)) if values else None
        match kind:
            case "list":
                return Argument(text, values, True, "list", width=wide)
            case "tuple":
                return Argument(f"tuple({text})", values, True, "tuple", width=wide)
            case "range":
                start, step = rng.randrange(-3, 50), rng.choice([1, 2, 7, -1])
                values = list(range(start, start + step * len(values), step))
                return Argument(f"range({start}, {start + step * len(values)}, {step})", values, True, "list", width=bytes_of(values))
            case "mpz":
                return Argument(
                    "[" + ", ".join(f"gmpy2.mpz({v})" for v in values) + "]", values, True, "list", "mpz" if values else "int", wide
                )
            case "bytes":
                values, cells, wide = self.cells(values)
                if order is None and values:
                    return Argument(repr(cells), NOTHING)
                return Argument(repr(cells), values, True, "list", order if values else "int", wide)
            case "index":
                return Argument("[" + ", ".join(f"Index({v})" for v in values) + "]", values, True, "list", width=wide)
            case "numpy scalars":
                values = [clamp(v, "int64") for v in values]
                return Argument("[" + ", ".join(f"np.int64({v})" for v in values) + "]", values, True, "list", width=bytes_of(values))
            case "bools":
                return Argument(repr([v % 2 == 1 for v in values]), [v % 2 for v in values])
            case "whole floats":
                values = [v % 999 for v in values]
                return Argument(repr([float(v) for v in values]), values)
            case "decimals":
                return Argument("[" + ", ".join(f"decimal.Decimal({v})" for v in values) + "]", values)
            case "generator":
                return Argument(f"(x for x in {text})", values)
            case "map":
                return Argument(f"map(int, {text})", values)
            case "deque":
                return Argument(f"collections.deque({text})", values)
            case "array.array":
                return Argument(f"array.array('Q', {[clamp(v, 'uint64') for v in values]})", [clamp(v, "uint64") for v in values])
            case "set":
                return Argument(f"set({text})", NOTHING)
            case "dict" | "keys":
                pairs = "{" + ", ".join(f"{v}: {v}" for v in values) + "}"
                return Argument(pairs if kind == "dict" else pairs + ".keys()", NOTHING)
        if at is None or (kind == "bytes and ints" and len(values) == 1):
            return Argument("[]" if at is None else text, values, True, "list", width=wide)
        odd = {
            "with None": "None",
            "with NaN": "float('nan')",
            "with float": "2.5",
            "strings": "'3'",
            "nested": "[3]",
            "bytes and ints": "b'\\x03'",
            "mixed": "object()",
        }[kind]
        parts = [odd if i == at else str(v) for i, v in enumerate(values)]
        reading = [None if i == at else v for i, v in enumerate(values)] if kind == "with None" else NOTHING
        return Argument("[" + ", ".join(parts) + "]", reading)

    def numpy(self, values):
        rng = self.rng
        kind = rng.choice(
            ["integers"] * 3
            + ["limbs"] * 3
            + [
                "objects",
                "objects",
                "foreign",
                "floats",
                "bools",
                "masked",
                "structured",
                "text",
                "many dimensions",
                "objects of bytes",
                "dates",
                "matrix",
                "objects with None",
                "limbs of another type",
                "no limbs",
                "rare integers",
                "void",
            ]
        )
        match kind:
            case "integers":
                dtype = rng.choice(["uint8", "uint16", "uint32", "uint64", "uint64", "int8", "int16", "int32", "int64", "int64"])
                values = [clamp(v, dtype) for v in values]
                text = f"np.array({values}, np.{dtype})"
                return Argument(self.spread(text, values, dtype, 1), values, True, "vector", width=8 if dtype == "uint64" else None)
            case "rare integers":
                dtype = rng.choice(["<i4", ">i4", ">u2", "=q", "bool_", "longlong", "ulonglong", "intp"])
                values = [v % 2 if dtype == "bool_" else clamp(v, "int16") % 30000 for v in values]
                return Argument(f"np.array({values}, '{dtype}')", values, False, "vector")
            case "limbs":
                values = [abs(v) for v in values]
                limbs = -(-bytes_of(values) // 8) + rng.choice([0, 0, 1])
                rows = [[v >> 64 * i & (1 << 64) - 1 for i in range(limbs)] for v in values]
                text = f"np.array({rows}, np.uint64).reshape({len(rows)}, {limbs})"
                return Argument(self.spread(text, values, "uint64", 2), values, True, "limbs", width=8 * limbs)
            case "objects":
                make = rng.choice(["", "", "gmpy2.mpz"])
                items = ", ".join(f"{make}({v})" if make else str(v) for v in values)
                text = f"np.array([{items}], object)"
                if rng.random() < 0.3:
                    text += "[::-1]"
                    values = values[::-1]
                return Argument(text, values, True, "objects", "mpz" if make and values else "int", bytes_of(values))
            case "objects of bytes":
                values, cells, wide = self.cells(values)
                text = f"np.array({cells}, object)"
                if self.order is None and values:
                    return Argument(text, NOTHING)
                return Argument(text, values, True, "objects", self.order if values else "int", wide)
            case "objects with None":
                values = [None if rng.random() < 0.4 else v for v in values]
                return Argument(f"np.array({values}, object)", values)
            case "foreign":
                values = [clamp(v, "uint64") for v in values]
                return Argument(f"np.array({values}, '>u8')", values)
            case "floats":
                values = [v % 999 for v in values]
                dtype = rng.choice(["float64", "float32", "float16", "longdouble", "complex128"])
                return Argument(f"np.array({values}, np.{dtype})", values)
            case "bools":
                return Argument(f"np.array({[v % 2 for v in values]}, bool)", [v % 2 for v in values])
            case "masked":
                values = [clamp(v, "uint64") for v in values]
                return Argument(f"np.ma.array(np.array({values}, np.uint64), mask={[v % 2 for v in values]})", NOTHING)
            case "structured":
                return Argument(f"np.zeros({len(values)}, [('a', '<u8'), ('b', '<u8')])", NOTHING)
            case "text":
                return Argument(f"np.array({[str(v % 99) for v in values]}, '{rng.choice('SU')}2')", NOTHING)
            case "dates":
                return Argument(f"np.zeros({len(values)}, 'datetime64[s]')", NOTHING)
            case "void":
                return Argument(f"np.zeros({len(values)}, 'V8')", NOTHING)
            case "many dimensions":
                return Argument(
                    rng.choice(
                        [
                            f"np.ones(({len(values)}, 1, 1), np.uint64)",
                            f"np.ones(({len(values)}, 2, 2), np.uint64)",
                            f"np.ones(({len(values)}, 1), object)",
                        ]
                    ),
                    NOTHING,
                )
            case "limbs of another type":
                return Argument(f"np.ones(({len(values)}, 2), '{rng.choice(['i8', 'u4', '>u8', 'f8', 'u1'])}')", NOTHING)
            case "no limbs":
                return Argument(f"np.ones(({len(values)}, 0), np.uint64)", NOTHING)
            case "matrix":
                values = [clamp(v, "uint64") for v in values]
                text = ", ".join(f"[{v}]" for v in values)
                return Argument(f"np.matrix([{text}], np.uint64)", values or NOTHING)

    def spread(self, text, values, dtype, dimensions):
        """Returns the text of the same array, perhaps not contiguous, not aligned or not writable."""
        match self.rng.randrange(8):
            case 0:
                return f"strided({text})"
            case 1:
                return f"frozen({text})"
            case 2:
                return f"unaligned({text})"
            case 3:
                return f"np.asfortranarray({text})"
            case 4:
                return f"{text}[::-1][::-1]"
            case _:
                return text

    def arrow(self, values):
        rng, order = self.rng, self.order
        kind = rng.choice(
            [
                "binary",
                "large_binary",
                "binary_view",
                "fixed",
                "fixed",
                "chunks",
                "slice",
                "dictionary",
                "decimal128",
                "decimal256",
                "limbs",
                "limbs",
                "scaled decimals",
                "broken decimals",
                "negative decimals",
                "integers",
                "text",
                "floats",
                "null limbs",
                "lists",
                "nulls",
                "table",
                "batch",
                "extension",
                "struct",
                "bool",
                "empty cells",
                "run ends",
                "uuid",
                "large limbs",
                "chunks of limbs",
                "sliced limbs",
                "limbs of int64",
            ]
        )
        element = order or "big"
        match kind:
            case "binary" | "large_binary" | "binary_view":
                values, cells, wide = self.cells(self.some_null(values))
                if all(v is None for v in values):
                    wide = None
                form = {"binary": "binary", "large_binary": "large", "binary_view": "view"}[kind]
                return Argument(f"pa.array({cells}, pa.{kind}())", values, True, form, element, wide)
            case "fixed":
                values, cells, wide = self.cells(self.some_null(values), bytes_of(values) + rng.choice([0, 0, 3]))
                return Argument(f"pa.array({cells}, pa.binary({wide}))", values, True, "fixed", element, wide)
            case "chunks":
                values, cells, wide = self.cells(self.some_null(values))
                cut = rng.randrange(len(cells) + 1)
                chunks = [cells[:cut], [], cells[cut:]]
                text = ", ".join(f"pa.array({c}, pa.binary())" for c in chunks)
                if all(v is None for v in values):
                    wide = None
                return Argument(f"pa.chunked_array([{text}])", values, True, "chunks", element, wide)
            case "slice":
                values, cells, wide = self.cells(self.some_null(values), bytes_of(values))
                outer = [cells[0] if cells else b"\x01" * wide, *cells, None]
                kind = rng.choice([f"pa.binary({wide})", "pa.binary()"])
                outer[0] = bytes(wide) if outer[0] is None else outer[0]
                form = "binary" if kind == "pa.binary()" else "fixed"
                if form == "binary" and all(v is None for v in values):
                    wide = None
                return Argument(f"pa.array({outer}, {kind}).slice(1, {len(cells)})", values, True, form, element, wide)
            case "dictionary":
                values, cells, wide = self.cells(self.some_null(values))
                if all(v is None for v in values):
                    wide = None
                return Argument(f"pa.array({cells}, pa.binary()).dictionary_encode()", values, True, "binary", element, wide)
            case "decimal128" | "decimal256":
                digits, width = (38, 16) if kind == "decimal128" else (76, 32)
                values = self.some_null([abs(v) % 10**digits for v in values])
                return Argument(f"pa.array([{decimals(values)}], pa.{kind}({digits}, 0))", values, True, "fixed", element, width)
            case "scaled decimals":
                scale = rng.choice([2, -2])
                values = [abs(v) % 10**20 * (100 if scale < 0 else 1) for v in values]
                return Argument(f"pa.array([{decimals(values)}], pa.decimal128(38, {scale}))", values, True, "fixed", element, 16)
            case "broken decimals":
                text = ", ".join("decimal.Decimal('1.50')" for _ in values)
                return Argument(f"pa.array([{text}], pa.decimal128(20, 2))", NOTHING if values else [])
            case "negative decimals":
                values = [-(abs(v) % 10**20) for v in values]
                return Argument(f"pa.array([{decimals(values)}], pa.decimal128(38, 0))", values)
            case "limbs" | "chunks of limbs" | "sliced limbs":
                values = [abs(v) for v in values]
                limbs = -(-bytes_of(values) // 8)
                values = self.some_null(values)
                rows = [None if v is None else [v >> 64 * i & (1 << 64) - 1 for i in range(limbs)] for v in values]
                text = f"pa.array({rows}, pa.list_(pa.uint64(), {limbs}))"
                form = "arrow limbs"
                if kind == "chunks of limbs":
                    text, form = f"pa.chunked_array([{text}])", "chunks of limbs"
                if kind == "sliced limbs":
                    text = f"pa.array({[[7] * limbs, *rows, None]}, pa.list_(pa.uint64(), {limbs})).slice(1, {len(rows)})"
                return Argument(text, values, True, form, "limbs", 8 * limbs)
            case "null limbs":
                return Argument(f"pa.array({[[1, None] for _ in values]}, pa.list_(pa.uint64(), 2))", NOTHING if values else [])
            case "limbs of int64":
                return Argument(f"pa.array({[[1, 0] for _ in values]}, pa.list_(pa.int64(), 2))", [1] * len(values))
            case "large limbs" | "lists":
                return Argument(
                    f"pa.array({[[1, 0] for _ in values]}, pa.{'large_list' if kind == 'large limbs' else 'list_'}(pa.uint64()))", NOTHING
                )
            case "integers":
                dtype = rng.choice(["int8", "uint8", "int32", "uint32", "int64", "uint64"])
                values = self.some_null([clamp(v, dtype) for v in values])
                return Argument(f"pa.array({values}, pa.{dtype}())", values)
            case "text":
                return Argument(
                    f"pa.array({[str(v) for v in values]}, pa.{rng.choice(['string', 'large_string', 'string_view'])}())", NOTHING
                )
            case "floats":
                return Argument(f"pa.array({[float(v % 99) for v in values]}, pa.float64())", [v % 99 for v in values])
            case "bool":
                return Argument(f"pa.array({[v % 2 == 1 for v in values]}, pa.bool_())", [v % 2 for v in values])
            case "nulls":
                return Argument(f"pa.nulls({len(values)})", [None] * len(values))
            case "table" | "batch":
                make = "pa.table" if kind == "table" else "pa.record_batch"
                return Argument(f"{make}({{'a': pa.array({[b'1'] * len(values)}, pa.binary())}})", NOTHING)
            case "struct":
                return Argument(f"pa.array({[{'a': 1}] * len(values)}, pa.struct([('a', pa.uint64())]))", NOTHING)
            case "extension":
                return Argument(f"pa.array({[[1.0, 2.0]] * len(values)}, pa.list_(pa.float32(), 2))", NOTHING)
            case "uuid":
                return Argument(f"pa.array({[bytes(15) + b'1'] * len(values)}, pa.uuid())", NOTHING)
            case "empty cells":
                cells = [b"" if rng.random() < 0.5 else b"\x03" for _ in values]
                return Argument(f"pa.array({cells}, pa.binary())", [int.from_bytes(c, "big") for c in cells])
            case "run ends":
                return Argument(
                    f"pc.run_end_encode(pa.array({[clamp(v, 'int64') for v in values]}, pa.int64()))", [clamp(v, "int64") for v in values]
                )

    def series(self, items, code, values, **more):
        """Returns a Series of this text, with the index of the call or another one."""
        kind = self.index
        rows = len(values) if isinstance(values, list) else items.count(",") + 1 if isinstance(items, str) else len(items)
        if self.rng.random() < 0.1:
            kind = self.rng.choice(["letters", "reversed", "shifted"])
        index = {
            "none": list(range(rows)),
            "letters": [f"r{i}" for i in range(rows)],
            "reversed": list(range(rows))[::-1],
            "repeated": [i // 2 for i in range(rows)],
            "shifted": list(range(1, rows + 1)),
        }[kind]
        given = "" if kind == "none" else f", index={index}"
        return Argument(f"pd.Series({items}, dtype={code}, name='c'{given})", values, index=index, **more)

    def pandas(self, values):
        rng, order = self.rng, self.order
        kind = rng.choice(
            ["objects"] * 3
            + ["integers"] * 3
            + ["nullable"] * 2
            + [
                "arrow binary",
                "arrow integers",
                "arrow decimals",
                "objects of bytes",
                "floats",
                "category",
                "string",
                "sparse",
                "bool",
                "dates",
                "frame",
                "index",
                "extension array",
                "objects with NaN",
                "arrow limbs",
                "objects of text",
                "objects with NaT",
            ]
        )
        match kind:
            case "objects":
                values = self.some_null(values)
                return self.series(values, "object", values, accepted=True, form="series", dtype="object", width=bytes_of(values))
            case "integers":
                dtype = rng.choice(["int64", "int64", "uint64", "int32", "uint8", "int8"])
                values = [clamp(v, dtype) for v in values]
                return self.series(values, repr(dtype), values, accepted=True, form="series", dtype=dtype, width=bytes_of(values))
            case "nullable":
                dtype = rng.choice(["Int64", "UInt64", "Int8"])
                values = self.some_null([clamp(v, dtype.lower()) for v in values], 0.7)
                return self.series(values, repr(dtype), values, accepted=True, form="series", dtype=dtype, width=bytes_of(values))
            case "arrow integers":
                dtype = rng.choice(["int64", "uint64", "int16"])
                values = self.some_null([clamp(v, dtype) for v in values])
                return self.series(
                    values,
                    f"pd.ArrowDtype(pa.{dtype}())",
                    values,
                    accepted=True,
                    form="series",
                    dtype=f"arrow {dtype}",
                    width=bytes_of(values),
                )
            case "arrow binary":
                values, cells, wide = self.cells(self.some_null(values))
                if all(v is None for v in values):
                    wide = None
                return self.series(
                    cells, "pd.ArrowDtype(pa.binary())", values, accepted=True, form="pandas arrow", element=order or "big", width=wide
                )
            case "arrow decimals":
                values = [abs(v) % 10**30 for v in values]
                return self.series(f"[{decimals(values)}]", "pd.ArrowDtype(pa.decimal128(38, 0))", values, form="pandas arrow", width=16)
            case "arrow limbs":
                rows = [[abs(v) % (1 << 64)] for v in values]
                return self.series(
                    rows, "pd.ArrowDtype(pa.list_(pa.uint64(), 1))", [r[0] for r in rows], form="pandas arrow", element="limbs", width=8
                )
            case "objects of bytes":
                values, cells, wide = self.cells(self.some_null(values))
                if order is None and any(v is not None for v in values):
                    return self.series(cells, "object", NOTHING)
                element = order if any(v is not None for v in values) else "int"
                return self.series(cells, "object", values, accepted=True, form="series", element=element, dtype="object", width=wide)
            case "floats":
                return self.series([float(v % 99) for v in values], "'float64'", [v % 99 for v in values])
            case "category":
                values = [clamp(v, "int64") for v in values]
                return self.series(values, "'category'", values)
            case "string" | "objects of text":
                return self.series([str(v) for v in values], "'string'" if kind == "string" else "object", NOTHING if values else [])
            case "sparse":
                values = [clamp(v, "int64") for v in values]
                return self.series(values, "pd.SparseDtype('int64')", values)
            case "bool":
                return self.series([v % 2 == 1 for v in values], rng.choice(["bool", "'boolean'"]), [v % 2 for v in values])
            case "dates":
                return self.series([0 for _ in values], "'datetime64[ns]'", NOTHING)
            case "objects with NaN" | "objects with NaT":
                odd = "float('nan')" if kind == "objects with NaN" else "pd.NaT"
                values = [None if rng.random() < 0.5 else v for v in values]
                text = ", ".join(odd if v is None else str(v) for v in values)
                return self.series(f"[{text}]", "object", values, form="series", dtype="object", width=bytes_of(values))
            case "frame":
                return Argument(f"pd.DataFrame({{'a': {values}}}, dtype=object)", NOTHING)
            case "index":
                return Argument(f"pd.Index({values}, dtype=object)", values)
            case "extension array":
                return Argument(f"pd.array({[clamp(v, 'int64') for v in values]}, 'Int64')", [clamp(v, "int64") for v in values])

    def polars(self, values):
        rng = self.rng
        kind = rng.choice(
            ["binary"] * 4
            + ["integers", "decimals", "objects", "limbs", "frame", "text", "lists", "wide integers", "floats", "lazy", "category"]
        )
        match kind:
            case "binary":
                values, cells, wide = self.cells(self.some_null(values))
                if all(v is None for v in values):
                    wide = None
                return Argument(f"pl.Series('c', {cells}, pl.Binary)", values, True, "polars", self.order or "big", wide)
            case "integers":
                values = self.some_null([clamp(v, "int64") for v in values])
                return Argument(f"pl.Series('c', {values}, pl.Int64)", values)
            case "wide integers":
                values = [clamp(v, "int64") for v in values]
                return Argument(f"pl.Series('c', {values}, pl.Int128)", values)
            case "decimals":
                values = [abs(v) % 10**30 for v in values]
                return Argument(f"pl.Series('c', [{decimals(values)}], pl.Decimal(38, 0))", values, True, "polars", self.order or "big", 16)
            case "limbs":
                values = [abs(v) % (1 << 128) for v in values]
                return Argument(
                    f"pl.Series('c', {[[v % (1 << 64), v >> 64] for v in values]}, pl.Array(pl.UInt64, 2))",
                    values,
                    True,
                    "polars limbs",
                    "limbs",
                    16,
                )
            case "objects":
                return Argument(f"pl.Series('c', {values}, pl.Object)", NOTHING if values else [])
            case "frame" | "lazy":
                return Argument(f"pl.DataFrame({{'a': {[b'1'] * len(values)}}})" + (".lazy()" if kind == "lazy" else ""), NOTHING)
            case "lists":
                return Argument(f"pl.Series('c', {[[1]] * len(values)}, pl.List(pl.UInt64))", NOTHING)
            case "floats":
                return Argument(f"pl.Series('c', {[float(v % 99) for v in values]}, pl.Float64)", [v % 99 for v in values])
            case _:
                return Argument(f"pl.Series('c', {[str(v) for v in values]}, pl.{'String' if kind == 'text' else 'Categorical'})", NOTHING)

    def duckdb(self, values):
        rng = self.rng
        values = [abs(v) % (1 << 62) for v in values] or [5]
        kind = rng.choice(["BIGINT", "BLOB", "BIT", "HUGEINT", "DECIMAL(30,0)", "UUID", "numpy", "relation", "frame", "VARCHAR"])
        if kind == "BLOB":
            rows = ", ".join("('" + "".join(f"\\x{b:02X}" for b in v.to_bytes(8, self.order or "big")) + "'::BLOB)" for v in values)
        elif kind == "UUID":
            rows = ", ".join(f"('00000000-0000-0000-0000-{v % 10**12:012}'::UUID)" for v in values)
        elif kind == "BIT":
            rows = ", ".join(f"('{v % 999:b}'::BIT)" for v in values)
        else:
            rows = ", ".join(f"({v}::{kind if kind.isupper() else 'BIGINT'})" for v in values)
        # Without this option, nothing tells a BIT or a UUID from other columns of bytes.
        connection = "duckdb.connect(config={'arrow_lossless_conversion': True})" if kind in ("BIT", "UUID") else "duckdb"
        query = f'{connection}.sql("FROM (VALUES {rows}) t(c)")' if kind != "BLOB" else f'duckdb.sql(r"FROM (VALUES {rows}) t(c)")'
        match kind:
            case "relation":
                return Argument(query, NOTHING)
            case "numpy":
                return Argument(f"{query}.fetchnumpy()['c']", values)
            case "frame":
                return Argument(f"{query}.df()['c']", values, form="series", dtype="int64", index=list(range(len(values))))
            case "BLOB":
                return Argument(f"{query}.to_arrow_table()['c']", values, True, "chunks", self.order or "big", 8)
            case "BIT" | "UUID" | "VARCHAR":
                return Argument(f"{query}.to_arrow_table()['c']", NOTHING)
            case "DECIMAL(30,0)":
                return Argument(f"{query}.to_arrow_table()['c']", values, True, "chunks of fixed", self.order or "big", 16)
            case _:
                return Argument(f"{query}.to_arrow_table()['c']", values)

    def strange(self, values):
        text, reading = self.rng.choice(
            [
                ("{}", NOTHING),
                ("object()", NOTHING),
                ("lambda: 5", NOTHING),
                ("np", NOTHING),
                ("''", NOTHING),
                ("'abc'", NOTHING),
                ("...", NOTHING),
                ("NotImplemented", NOTHING),
                ("itertools.count()", NOTHING),
                ("slice(3)", NOTHING),
                ("[[]]", NOTHING),
                ("[None]", [None]),
                ("[[1, 2], [3, 4]]", NOTHING),
                ("Raising()", NOTHING),
                ("[Raising()]", NOTHING),
                ("Endless()", NOTHING),
                ("pd.Series([], dtype=object)", []),
                ("np.array(None)", NOTHING),
                ("np.array(5, object)", 5),
                ("np.empty(0)", []),
                ("pa.array([], pa.binary())", []),
                ("pa.chunked_array([], pa.binary())", []),
                ("pl.Series('c', [], pl.Binary)", []),
                ("()", []),
                ("[]", []),
                ("range(0)", []),
                ("pd.NA", NOTHING),
                ("pd.NaT", NOTHING),
                ("np.nan", NOTHING),
                ("np.ma.masked", NOTHING),
                ("np.datetime64('NaT')", NOTHING),
                ("np.void(b'12345678')", NOTHING),
                ("limbwise.Modulus(7)", NOTHING),
                ("limbwise.Moduli([7, 9])", NOTHING),
                ("limbwise.FixedBase(3, 7, 8)", NOTHING),
                ("limbwise.FixedExponent(3)", NOTHING),
                ("limbwise.PrivateKey(P, Q)", NOTHING),
                ("limbwise.powmod(pa.array([b'\\x03']), 1, 7)", [3]),
                ("io.BytesIO(b'5')", NOTHING),
                ("pathlib.Path('x')", NOTHING),
                ("pd.DataFrame({'a': [1]})", NOTHING),
                ("pd.Series([1], dtype='int64').to_frame()", NOTHING),
                ("pd.Series([1], dtype='int64').groupby(level=0)", NOTHING),
                ("bytearray(8)", NOTHING),
                ("memoryview(np.ones(2, np.uint64))", [1, 1]),
                ("memoryview(bytes(8))", NOTHING),
                ("ctypes.c_uint64(5)", NOTHING),
                ("xr.DataArray([3, 4], coords={'t': [1, 2]}, dims='t')", NOTHING),
                ("xr.Dataset()", NOTHING),
                ("(ctypes.c_uint64 * 2)(5, 6)", NOTHING),
            ]
        )
        return Argument(text, reading)


RANGES = {
    f"{sign}int{bits}": (0 if sign else -(1 << bits - 1), (1 << bits - (not sign)) - 1) for sign in ("", "u") for bits in (8, 16, 32, 64)
}


def clamp(value, dtype):
    """Returns the number, or another one in the range of an integer type."""
    low, high = RANGES[dtype]
    return value if low <= value <= high else low + (value - low) % (high - low + 1)


def decimals(values):
    return ", ".join("None" if v is None else f"decimal.Decimal({v})" for v in values)
