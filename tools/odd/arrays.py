"""Calls on arrays of any type: byte order, limbs, permutations and Thrift."""

import math

import numpy as np
import pandas as pd

import namespace
from call import Option
from columns import Argument
from generator import Generator
from verdict import column, need

DTYPES = [
    "u1",
    "i1",
    "u2",
    "<i2",
    ">i2",
    "u4",
    ">i4",
    "<u8",
    ">u8",
    ">i8",
    "f2",
    ">f4",
    "<f8",
    ">f8",
    "c8",
    ">c16",
    "M8[s]",
    ">M8[s]",
    "m8[ns]",
    ">m8[s]",
    "g",
    "G",
    "O",
    "S4",
    "U3",
    ">U3",
    "?",
    "V2",
    "V8",
    "V16",
    "V3",
    "[('a', '>u4'), ('b', '<f8')]",
    "[('a', '<u2')]",
    "[('a', '>u2', (2,)), ('b', [('c', '>i8')])]",
    "(2,)>u2",
]


def same_bits(a, b):
    """Returns whether arrays have the same dtype, shape, and bytes (numbers that are not numbers are equal)."""
    return a.dtype == b.dtype and a.shape == b.shape and np.ascontiguousarray(a).tobytes() == np.ascontiguousarray(b).tobytes()


class Arrays(Generator):
    """Makes calls of functions that compute nothing modulo a number."""

    # Byte order.

    def array(self):
        """Returns the text of an array of any dtype and layout."""
        rng = self.rng
        dtype = rng.choice(DTYPES)
        code = dtype if dtype.startswith("[") else repr(dtype)
        shape = rng.choice([(), (0,), (1,), (5,), (17,), (3, 4), (2, 3, 2), (0, 3)])
        size = math.prod(shape)
        if dtype in ("O", "?") or dtype[:1] in "SU" or dtype == ">U3":
            text = f"np.array({[str(i % 2) for i in range(size)]}, dtype={code}).reshape({shape})"
        else:
            text = f"np.frombuffer(bytes(i * 37 % 251 for i in range(np.dtype({code}).itemsize * {size})), {code if dtype != '(2,)>u2' else repr('>u2')}).copy()"
            text += "" if dtype == "(2,)>u2" else f".reshape({shape})"
        match rng.randrange(12):
            case 0:
                return f"strided({text})"
            case 1:
                return f"frozen({text})"
            case 2:
                return f"np.asfortranarray({text})"
            case 3:
                return f"{text}.T"
            case 4:
                return (
                    f"np.ma.array({text}, mask=np.arange({max(size, 1)})[:{size}].reshape({shape}) % 2 == 1)" if dtype[0] != "(" else text
                )
            case 5:
                return f"np.broadcast_to({text}, (3, *{text}.shape))"
            case 6:
                return f"unaligned({text})"
        return text

    def no_array(self):
        return self.rng.choice(
            [
                "5",
                "None",
                "[1, 2]",
                "b'12345678'",
                "bytearray(8)",
                "'abc'",
                "pa.array([1, 2])",
                "pl.Series([1])",
                "pd.DataFrame({'a': [1]})",
                "memoryview(bytes(8))",
                "np.uint32(5)",
                "np.float64(2.5)",
                "object()",
                "array.array('Q', [1, 2])",
                "range(3)",
                "np",
                "pd.Index([1, 2])",
                "pa.table({'a': [1]})",
            ]
        )

    def series_text(self):
        rng = self.rng
        index = rng.choice(["", ", index=['a', 'b', 'c']", ", index=[0, 0, 1]"])
        data = rng.choice(
            [
                "[1, 2, 3], dtype='int64'",
                "[1, None, 3], dtype='Int64'",
                "np.array([1, 2, 3], '>i4')",
                "np.array([1.5, 2, 3], '>f8')",
                "[1.5, None, 2], dtype='Float64'",
                "['a', 'b', 'c']",
                "['a', 'b', None], dtype='category'",
                "[True, False, True]",
                "[True, None, True], dtype='boolean'",
                "[1, 2, 3], dtype='datetime64[ns]'",
                "[1, 2, None], dtype=object",
                "[1, 2, None], dtype=pd.ArrowDtype(pa.int64())",
                "[1, 0, 3], dtype=pd.SparseDtype('int64')",
                "pd.date_range('2020', periods=3, tz='UTC')",
                "['a', None, 'c'], dtype='string'",
            ]
        )
        return f"pd.Series({data}, name='c'{index})"

    def swap(self):
        call, rng = self.call, self.rng
        text = self.array() if rng.random() < 0.85 else self.no_array() if rng.random() < 0.7 else self.series_text()
        call.variables.append(("a1", text))
        call.arguments.append(Argument(text, 0, names=("arr", "out", "dtype")))
        out = self.out_array(text)
        call.lenient = True
        call.text = f"limbwise.byteswap(a1{out})"

        def check(result):
            a = eval(text, vars(namespace))
            need(isinstance(a, np.ndarray), f"a {type(a).__name__} was accepted")
            dtype = a.dtype
            need(
                dtype.names is None and dtype.kind in "iufcmMV" and (dtype.itemsize // (2 if dtype.kind == "c" else 1)) in (2, 4, 8, 16),
                f"dtype {dtype} was accepted",
            )
            width = dtype.itemsize // (2 if dtype.kind == "c" else 1)
            data = np.ascontiguousarray(a.data if isinstance(a, np.ma.MaskedArray) else a)
            expected = (
                np.frombuffer(data.tobytes(), f"V{width}")
                if False
                else np.frombuffer(data.tobytes(), np.uint8).reshape(-1, width)[:, ::-1].tobytes()
            )
            got = np.ascontiguousarray(result.data if isinstance(result, np.ma.MaskedArray) else result)
            need(result.shape == a.shape and got.tobytes() == expected, "other bytes than reversed ones")
            need(out or result.dtype == a.dtype, f"dtype {result.dtype}, expected {a.dtype}")
            need(type(result) is type(a) or type(a) is not np.ma.MaskedArray, "the mask is lost")
            if isinstance(a, np.ma.MaskedArray):
                need(np.array_equal(np.ma.getmaskarray(result), np.ma.getmaskarray(a)), "another mask")

        call.check = check

    def out_array(self, text):
        """Returns the text of `out`, sometimes."""
        rng, call = self.rng, self.call
        if rng.random() < 0.7:
            return ""
        out = rng.choice(
            [
                "np.empty_like(a1)",
                "np.empty(a1.shape, a1.dtype.newbyteorder('='))",
                "np.empty(3, 'u8')",
                "np.empty(a1.shape, 'f4')",
                "frozen(np.empty_like(a1))",
                "[]",
                "5",
                "bytearray(8)",
                "a1",
                "np.ma.empty(3, 'u8')",
                "np.empty((*a1.shape, 1), a1.dtype)",
                "pa.array([1])",
                "strided(np.empty_like(a1))",
            ]
        )
        if out == "a1":
            call.changed = ("a1",)
            return ", out=a1"
        if "a1" in out:
            out = out.replace("a1", f"{text}") if out != "np.empty_like(a1)" else f"{text}.copy()"
        call.variables.append(("out", out))
        call.changed = ("out",)
        return ", out=out"

    def native(self):
        call, rng = self.call, self.rng
        text = self.array() if rng.random() < 0.55 else self.no_array() if rng.random() < 0.3 else self.series_text()
        out = self.out_array(text)
        call.variables.insert(0, ("a1", text))
        call.arguments.append(Argument(text, 0, names=("arr", "out", "dtype")))
        call.lenient = True
        call.text = f"(a1, limbwise.to_native(a1{out}))"

        def check(pair):
            a, result = pair
            if isinstance(a, pd.Series) and not out:
                dtype = getattr(a.to_numpy(), "dtype", None)
                if isinstance(a.dtype, np.dtype) and not a.dtype.isnative:
                    need(
                        isinstance(result, pd.Series) and result.dtype == a.dtype.newbyteorder("="),
                        f"dtype {getattr(result, 'dtype', None)} of {a.dtype} ({dtype})",
                    )
                    need(result.tolist() == a.tolist() and list(result.index) == list(a.index) and result.name == "c", f"{result!r}")
                else:
                    need(
                        result is a or (isinstance(result, pd.Series) and result.dtype == a.dtype and result.equals(a)),
                        f"a Series of {a.dtype} became {result!r:.100}",
                    )
                return
            need(
                isinstance(a, (np.ndarray, np.generic))
                or (out and isinstance(a, pd.Series) and isinstance(a.dtype, np.dtype))
                or hasattr(a, "__array__"),
                f"a {type(a).__name__} was accepted",
            )
            original = eval(text, vars(namespace))
            original = original.to_numpy() if isinstance(original, pd.Series) else original
            if not isinstance(original, (np.ndarray, np.generic)):
                need(result is a or np.array_equal(np.asarray(a), np.asarray(result)), f"{result!r:.100}")
                return
            plain = lambda x: x.data if isinstance(x, np.ma.MaskedArray) else np.asarray(x)
            expected = (
                plain(original).astype(original.dtype.newbyteorder("="))
                if original.dtype.kind != "V" or original.dtype.names
                else plain(original)
            )
            if original.dtype.kind in "fcgG":
                need(
                    result.dtype.isnative
                    and result.shape == original.shape
                    and np.array_equal(plain(result), plain(original), equal_nan=True),
                    "other values",
                )
            else:
                need(result.dtype == expected.dtype and same_bits(plain(result), expected), f"{result!r:.100}")
            need(out or not original.dtype.isnative or original.dtype.names or result is a, "a copy although nothing is to be converted")
            if isinstance(original, np.ma.MaskedArray):
                need(
                    isinstance(result, np.ma.MaskedArray) and np.array_equal(np.ma.getmaskarray(result), np.ma.getmaskarray(original)),
                    "another mask",
                )

        call.check = check

    def from_be(self):
        call, rng = self.call, self.rng
        types = ["int16", "int32", "int64", "uint16", "uint32", "uint64", "float16", "float32", "float64"]
        kind = rng.choice(types)
        code = np.dtype(kind).newbyteorder(">").str
        values = rng.choice(["[]", "[1]", "[1, 2, 3]", "[0, 1, 2, 100, 7]"])
        buffer = rng.choice(
            [
                f"np.array({values}, '{code}')",
                f"np.array({values}, '{code}').tobytes()",
                f"memoryview(np.array({values}, '{code}').tobytes())",
                f"strided(np.array({values}, '{code}'))",
                f"np.array({values}, '{rng.choice(DTYPES[:14])}')",
                f"bytearray(np.array({values}, '{code}').tobytes())",
                "b'123'",
                f"np.ma.array({values}, dtype='{code}')",
                f"np.array({values}, '{code}').view('V{np.dtype(kind).itemsize}')",
                "np.ones((2, 2), '>u8')",
                self.no_array(),
                "np.array([None])",
                "np.array(['a'])",
            ]
        )
        given = rng.choice(
            [repr(kind)] * 6
            + [
                f"pa.{kind}()" if kind != "float16" else "pa.float16()",
                f"np.dtype('{kind}')",
                f"np.{kind}",
                "'int8'",
                "'>i4'",
                "int",
                "None",
                "5",
                "'string'",
                "''",
                "pa.string()",
                f"pl.{kind[0].upper() + kind[1:].replace('int', 'Int') if kind[0] == 'u' else kind.capitalize()}",
            ]
        )
        call.variables.append(("a1", buffer))
        call.arguments.append(Argument(buffer, 0, names=("buffer", "type", "dtype", "length", "bytes")))
        call.lenient = True
        call.text = f"pa.array(limbwise.arrow_from_be(a1, {given}))"
        if buffer.startswith(f"np.array({values}, '{code}')") and given == repr(kind):
            call.lenient = False

        def check(result):
            a = eval(buffer, vars(namespace))
            name = {"halffloat": "float16", "float": "float32", "double": "float64"}.get(str(result.type), str(result.type))
            need(name in types and (kind == name), f"type {result.type}")
            dtype = getattr(a, "dtype", None)
            if isinstance(a, (np.ndarray, np.generic)) and dtype.kind in "iuf" and dtype.itemsize > 1:
                need(dtype.itemsize == np.dtype(name).itemsize and dtype.kind == np.dtype(name).kind, f"elements of {dtype} as {name}")
            raw = np.ascontiguousarray(a).tobytes() if isinstance(a, (np.ndarray, np.generic)) else bytes(a)
            expected = np.frombuffer(raw, code)
            got = result.to_numpy(zero_copy_only=False)
            need(
                len(got) == len(expected) and np.array_equal(got, expected.astype(got.dtype), equal_nan=name[0] == "f"),
                f"{result.to_pylist()}, expected {expected.tolist()}",
            )

        call.check = check

    # Limbs.

    def to_limbs(self):
        call, rng = self.call, self.rng
        a1, made = self.argument("x", column=True)
        if made.text == "itertools.count()":
            # It has no end, nor has a call that waits for it.
            made.text, made.values = "[]", []
            call.variables[-1] = (a1, made.text)
        made.names = ("numbers", "row", "limbs", "iterable", "integers", "int")
        limbs = rng.choice(
            [
                "",
                "",
                "",
                ", limbs=3",
                ", limbs=1",
                ", limbs=0",
                ", limbs=-1",
                ", limbs='2'",
                ", limbs=1.5",
                ", limbs=None",
                ", limbs=np.int64(5)",
                ", limbs=True",
            ]
        )
        call.lenient = made.form not in ("list", "tuple") or made.element in ("big", "little") or "=" in limbs
        call.text = f"limbwise.to_limbs(a1{limbs})"
        call.options.append(Option(limbs, None if limbs else True, ("limbs", "row")))
        if not made.is_numbers:
            # Sets, matrices and the like are iterables of integers, in an order of their own.
            call.lenient = True
            call.check = lambda result: need(
                result.dtype == np.uint64
                and result.ndim == 2
                and (
                    "set(" in made.text
                    or ".keys()" in made.text
                    or made.text.startswith(("{", "memoryview", "bytearray", "bytes", "b'", "[]"))
                    or len(result) == 0
                    or "c_uint64" in made.text
                    or "pl.Object" in made.text
                    or "ma.array" in made.text
                    or "no_numbers" in made.text
                ),
                f"{result!r:.100}",
            )
            return
        if any(v is None or v < 0 for v in made.values):
            call.refused = ("row", "numbers")
            return
        call.check = lambda result: need(
            result.dtype == np.uint64 and result.ndim == 2 and column(result, None) == made.values and result.flags.writeable,
            f"{result!r:.100}",
        )

    def from_limbs(self):
        call = self.call
        if self.rng.random() < 0.7:
            self.tame = False
            self.maker.column = self.maker.numpy
        _a1, made = self.argument("x", column=True)
        made.names = ("array", "dtype", "shape", "mask", "masked")
        call.lenient = made.form not in ("limbs", "vector")
        call.text = "limbwise.from_limbs(a1)"
        if not made.is_numbers:
            call.refused = made.names
            if made.text.endswith((", 0), np.uint64)", "matrix([], np.uint64)", ", 2), '>u8')")):
                # Numbers without limbs are 0; those in foreign byte order have a reading.
                call.refused, call.lenient = None, True
                call.check = lambda result: need(set(result) <= {0, (1 << 64) + 1}, f"{result!r:.100}")
            return
        if made.form == "vector" and "np.uint64" not in made.text:
            call.lenient = True
        call.check = lambda result: need(type(result) is list and result == made.values, f"{result!r:.100}")

    # Permutations of bits.

    def permutation(self):
        call, rng = self.call, self.rng
        width = rng.choice([1, 8, 32, 63, 64])
        table = [rng.randrange(64) for _ in range(width)]
        if rng.random() < 0.3:
            table = rng.sample(range(64), 64)
        odd = rng.choice(
            [
                None,
                None,
                None,
                None,
                "[]",
                "[64]",
                "[-1]",
                "[1.5]",
                "'abc'",
                "5",
                "list(range(65))",
                "[None]",
                "[10**30]",
                "None",
                "['1']",
                "np.arange(64)",
                "(1, 2)",
                "{1: 2}",
            ]
        )
        given = odd or repr(table)
        if odd in ("(1, 2)", "np.arange(64)"):
            table = [1, 2] if odd == "(1, 2)" else list(range(64))
        call.arguments.append(Argument(given, 0, names=("table", "blocks", "out", "entry", "entries", "bit", "block", "array")))
        value = rng.choice([0, 1, (1 << 64) - 1, rng.getrandbits(64)])
        text, values = rng.choice(
            [
                (str(value), value),
                (f"np.array([{value}, 5], np.uint64)", [value, 5]),
                (f"np.uint64({value})", value),
                (f"strided(np.array([[{value}], [3]], np.uint64))", [[value], [3]]),
                ("-1", None),
                ("1 << 64", None),
                ("1.5", None),
                ("np.array([1.5])", None),
                ("np.array([1], np.int64)", [1]),
                ("[1, 2]", [1, 2]),
                ("'a'", None),
                ("None", None),
                ("int", None),
                ("np.ma.array([1, 2], dtype=np.uint64)", [1, 2]),
                ("np.array([], np.uint64)", []),
                (f"np.array({value}, np.uint64)", value),
                ("True", 1),
                ("Index(3)", 3),
                ("np.array([1], '>u8')", [1]),
            ]
        )
        if (odd and odd not in ("(1, 2)", "np.arange(64)")) or values is None:
            call.refused = call.arguments[0].names
        call.lenient = (
            (not isinstance(values, int) and "np.uint64" not in text) or "ma." in text or bool(odd) or text in ("True", "Index(3)")
        )
        call.text = f"limbwise.BitPermutation({given})({text})"

        def apply(x):
            return [apply(y) for y in x] if isinstance(x, list) else sum((x >> bit & 1) << i for i, bit in enumerate(table))

        call.check = lambda result: need((result.tolist() if hasattr(result, "tolist") else result) == apply(values), f"{result!r:.100}")

    # Thrift.

    def encode(self):
        call = self.call
        text = self.array() if self.rng.random() < 0.8 else self.no_array()
        call.variables.append(("a1", text))
        call.arguments.append(Argument(text, 0, names=("values", "dtype", "array", "dimensions", "format")))
        call.lenient = True
        call.text = "limbwise.thrift.encode_list(a1)"

        def check(result):
            a = eval(text, vars(namespace))
            # What encodes itself as another kind of array is a buffer, too.
            a = np.asarray(a)
            codes = {"?": 2, "i1": 3, "i2": 6, "i4": 8, "i8": 10, "f8": 4}
            code = codes.get(a.dtype.str[1:] if a.dtype.kind != "b" else "?")
            need(
                code is not None and a.dtype.isnative and a.ndim == 1 and not isinstance(eval(text, vars(namespace)), np.ma.MaskedArray),
                f"an array of {a.dtype} was accepted",
            )
            big = (a != 0).astype("u1") if code == 2 else a.astype(a.dtype.newbyteorder(">"))
            need(result == bytes([code]) + len(a).to_bytes(4, "big") + big.tobytes(), f"{result!r:.100}")

        call.check = check

    def decode(self):
        call, rng = self.call, self.rng
        code, dtype = rng.choice([(2, "?"), (3, "i1"), (6, "i2"), (8, "i4"), (10, "i8"), (4, "f8"), (11, "i1"), (0, "i1"), (255, "i1")])
        count = rng.choice([0, 1, 3, 20])
        body = bytes(rng.randrange(2) if dtype == "?" else rng.randrange(128) for _ in range(count * np.dtype(dtype).itemsize))
        stated = count if rng.random() < 0.85 else rng.choice([count + 1, (1 << 32) - 1, 1 << 31, max(0, count - 1)])
        data = bytes([code]) + stated.to_bytes(4, "big") + body
        if rng.random() < 0.1:
            data = data[: rng.randrange(len(data) + 1)]
        text = rng.choice(
            [repr(data)] * 4
            + [
                f"bytearray({data!r})",
                f"np.frombuffer({data!r}, np.uint8)",
                f"memoryview({data!r})",
                f"np.frombuffer({data!r}, np.uint8)[::-1]",
                repr(data.hex()),
                "None",
                "5",
                f"list({data!r})",
                "[]",
            ]
        )
        out = rng.choice(
            [
                "",
                "",
                "",
                f", out=np.empty({count}, '{dtype}')",
                f", out=np.empty({count + 1}, '{dtype}')",
                ", out=np.empty(1, 'u8')",
                ", out=[]",
                f", out=frozen(np.empty({count}, '{dtype}'))",
                f", out=strided(np.empty({count}, '{dtype}'))",
            ]
        )
        call.variables.append(("a1", text))
        call.arguments.append(Argument(text, 0, names=("data", "out", "offset", "list", "type", "elements", "byte", "bytes")))
        fine = code in (2, 3, 6, 8, 10, 4) and len(data) == 5 + len(body) and stated == count
        readable = (
            "hex" not in text
            and text not in ("None", "5", "[]")
            and "list(" not in text
            and "[::-1]" not in text
            and text != repr(data.hex())
        )
        call.lenient = bool(out) or not text.startswith(("b'", 'b"'))
        if data[1:] == bytes(4) and readable:
            # Without elements, their type does not matter.
            call.lenient, dtype = True, dtype if code in (2, 3, 6, 8, 10, 4) else "f8"
        elif not (fine and readable):
            call.refused = call.arguments[0].names
            if "[::-1]" in text:
                call.refused, call.lenient = None, True
        call.text = f"limbwise.thrift.decode_list(a1{out})"
        expected = np.frombuffer(body, np.dtype(dtype).newbyteorder(">")) if dtype != "?" else np.frombuffer(body, "u1") != 0

        def check(result):
            need(
                isinstance(result, np.ndarray)
                and result.dtype == np.dtype(dtype)
                and np.array_equal(result, expected.astype(dtype), equal_nan=dtype == "f8"),
                f"{result!r:.100}",
            )

        call.check = check
