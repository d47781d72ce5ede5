"""Calls of the other functions: those on arrays, batches, gmpy2's functions, keys and single objects."""

import math
import operator

import gmpy2

import namespace
from arithmetic import OPERATIONS, Bad, jacobi, power
from arrays import Arrays
from columns import Argument
from generator import NAMES
from verdict import need


def of_gmpy2_itself(name, given):
    """Returns what the function of gmpy2 returns or raises."""
    arguments = ", ".join(given)
    try:
        if name == "divm" and given[2] in ("0", "gmpy2.mpz(0)"):
            # Here gmpy2 ends the process, as it does at a negative exponent in a list.
            raise ZeroDivisionError
        if name == "powmod_base_exp_list" or (name.endswith("list") and "-" in arguments):
            x, y, m = (eval(text, vars(namespace)) for text in given)
            listed = [v for v, role in ((x, "base_"), (y, "exp_")) if role in name]
            if operator.index(m) < 1 or any(
                not hasattr(v, "__getitem__") or isinstance(v, dict) or len(v) != len(listed[0]) for v in listed
            ):
                raise ValueError
            pairs = ((x[i] if "base_" in name else x, y[i] if "exp_" in name else y) for i in range(len(listed[0])))
            return [gmpy2.powmod(operator.index(a), operator.index(b), operator.index(m)) for a, b in pairs]
        if "mpfr" in arguments:
            raise TypeError
        return eval(f"gmpy2.{name}({arguments})", vars(namespace))
    except Exception as error:
        return error


class Others(Arrays):
    """Makes the call of a number."""

    def make(self):
        kind = self.rng.choice(
            [
                "swap",
                "swap",
                "native",
                "native",
                "native",
                "from_be",
                "from_be",
                "to_limbs",
                "from_limbs",
                "permutation",
                "encode",
                "decode",
                "of_gmpy2",
                "of_gmpy2",
                "of_phe",
                "map_columns",
                "map_columns",
                "fold_columns",
                "modulus_object",
                "key",
                "random_prime",
                "fixed",
            ]
        )
        getattr(self, kind)()
        return self.call

    # gmpy2's functions, and those of phe.

    def some_number(self):
        rng = self.rng
        value = self.value(rng.choice(["x", "exp", "mod"]))
        return rng.choice(
            [str(value)] * 6
            + [
                f"gmpy2.mpz({value})",
                f"Index({value})",
                "True",
                "1.5",
                "'5'",
                "None",
                "[1]",
                "np.int64(5)",
                "decimal.Decimal(5)",
                "b'5'",
                "fractions.Fraction(3)",
                "gmpy2.mpfr(3)",
                "int",
            ]
        )

    def some_list(self):
        rng = self.rng
        items = ", ".join(self.some_number() if rng.random() < 0.1 else str(self.value("x")) for _ in range(rng.choice([0, 1, 3, 5])))
        return rng.choice(
            [f"[{items}]"] * 6
            + [
                f"({items}{',' if items else ''})",
                "range(5)",
                "np.array([1, 2, 3], np.uint64)",
                "{1: 2}",
                "{1, 2}",
                "5",
                "None",
                "'123'",
                "(x for x in [1, 2])",
                "pd.Series([1, 2])",
            ]
        )

    def of_gmpy2(self):
        """The same call of gmpy2 is the oracle."""
        call, rng = self.call, self.rng
        name = rng.choice(
            [
                "powmod",
                "powmod",
                "powmod_sec",
                "powmod_base_list",
                "powmod_exp_list",
                "powmod_base_exp_list",
                "invert",
                "gcd",
                "is_prime",
                "divm",
            ]
        )
        number, several = self.some_number, self.some_list
        given = {
            "powmod": lambda: [number(), number(), number()],
            "powmod_sec": lambda: [number(), number(), number()],
            "powmod_base_list": lambda: [several(), number(), number()],
            "powmod_exp_list": lambda: [number(), several(), number()],
            "powmod_base_exp_list": lambda: [several(), several(), number()],
            "invert": lambda: [number(), number()],
            "gcd": lambda: [number() for _ in range(rng.choice([0, 1, 2, 3]))],
            "is_prime": lambda: [number()],
            "divm": lambda: [number(), number(), number()],
        }[name]()
        if "Raising" in str(given):
            given = ["1", "2", "3"]
        arguments = ", ".join(given)
        call.text = f"limbwise.gmpy2.{name}({arguments})"
        call.arguments.append(
            Argument(
                arguments,
                0,
                names=(
                    "integer",
                    "integers",
                    "sequence",
                    "mod",
                    "exponent",
                    "modulus",
                    "inverse",
                    "invertible",
                    "division",
                    name,
                    name + "()",
                    "row",
                ),
            )
        )
        call.lenient = True
        expected = of_gmpy2_itself(name, given)
        if isinstance(expected, Exception):
            # gmpy2 refuses objects that are integers by __index__ alone, and Python's booleans in places.
            return setattr(
                call,
                "check",
                lambda result: need(
                    "Index" in arguments or "True" in arguments or "np." in arguments or "pd." in arguments or "range" in arguments,
                    f"{result!r:.80}; gmpy2 raises {type(expected).__name__}: {expected}",
                ),
            )
        # A seed of random bases may make gmpy2's test differ, but not below this size.
        call.lenient = False
        call.check = lambda result: need(
            result == expected and type(result) is type(expected), f"{result!r:.80}, gmpy2 has {expected!r:.80}"
        )
        if "int" in given or name == "powmod_sec":
            call.lenient = True
        return None

    def of_phe(self):
        call, rng = self.call, self.rng
        name = rng.choice(["powmod", "mulmod", "invert"])
        given = [self.some_number() for _ in range(2 if name == "invert" else 3)]
        call.text = f"limbwise.phe.{name}({', '.join(given)})"
        call.arguments.append(Argument("", 0, names=("integer", "modulus", "inverse", "division", "base", "exponent")))
        try:
            numbers = [int(eval(text, vars(namespace)).__index__()) for text in given]
        except Exception:
            call.refused = call.arguments[0].names
            return
        m = numbers[-1]
        try:
            expected = {
                "powmod": power,
                "mulmod": lambda x, y, m: x * y % m if m > 0 else 1 // 0,
                "invert": lambda x, m: pow(x, -1, m) if m > 0 else 1 // 0,
            }[name](*numbers)
        except (Bad, ValueError, ZeroDivisionError):
            call.refused = call.arguments[0].names
            return
        call.check = lambda result: need(type(result) is int and result == expected % m, f"{result!r}, expected {expected}")

    # Batches.

    def map_columns(self):
        call, rng = self.call, self.rng
        self.order = self.maker.order = None
        self.tame = False
        name = rng.choice(["powmod", *OPERATIONS, "jacobi", "is_probable_prime", "gcd", "no_such"])
        rows = self.rows
        make = lambda: [None if rng.random() < 0.08 else abs(self.value("x")) for _ in range(rows)]
        x, y, m = (
            make(),
            make(),
            [None if rng.random() < 0.03 else max(1, abs(self.value("mod"))) if rng.random() < 0.95 else 0 for _ in range(rows)],
        )
        cell = lambda v: None if v is None else v.to_bytes(40, "big")
        table = f"pa.table({{'x': pa.array({[cell(v) for v in x]}, pa.binary(40)), 'y': pa.array({[cell(v) for v in y]}, pa.binary()), 'm': pa.array({[cell(v) for v in m]}, pa.binary(40))}})"
        table = rng.choice(
            [table, table, table, f"{table}.to_batches()[0]" if rows else table, f"pl.from_arrow({table})", f"{table}.slice(0)"]
        )
        operands = {
            "powmod": ["'x'", "'y'"],
            "mulmod": ["'x'", "'y'"],
            "addmod": ["'x'", "'y'"],
            "submod": ["'x'", "'y'"],
            "jacobi": ["'x'", "'y'"],
        }.get(name, ["'x'"])
        second = y
        if len(operands) == 2 and rng.random() < 0.4:
            constant = rng.choice([0, 1, 3, 65537])
            operands[1], second = str(constant), [constant] * rows
        mod, moduli = rng.choice([("'m'", m), ("1000003", [1000003] * rows), ("7", [7] * rows)])
        on_error = rng.choice(["", ", on_error='null'", ", on_error='null'", ", on_error='raise'"])
        odd = rng.choice(
            [""] * 12
            + [
                ", threads=0",
                ", threads='1'",
                ", identify='x'",
                ", identify=['x']",
                ", identify=['none']",
                ", on_error='skip'",
                ", public=1",
                ", nothing=1",
                ", exp_bits=-1",
                ", into=5",
            ]
        )
        if "on_error" in odd:
            on_error = ""
        free = name in ("jacobi", "is_probable_prime")
        wrong = rng.choice([None] * 10 + ["column", "count", "batch"])
        if wrong == "column":
            operands[0] = "'none'"
        if wrong == "count":
            operands.append("3")
        batch = "5" if wrong == "batch" else "batch"
        into = ", into='r'" if "into" not in odd else ""
        call.variables.append(("batch", table))
        call.text = (
            f"limbwise.batches.MapColumns('{name}', {', '.join(operands)}{'' if free else ', mod=' + mod}{into}{on_error}{odd})({batch})"
        )
        call.arguments.append(
            Argument(
                "",
                0,
                names=(
                    "row",
                    "column",
                    "operation",
                    "operands",
                    "batch",
                    "identify",
                    "threads",
                    "option",
                    "on_error",
                    "into",
                    "exp_bits",
                    "public",
                    "modulus",
                    "exponent",
                    "name",
                ),
            )
        )
        f = {"jacobi": jacobi, "is_probable_prime": gmpy2.is_prime}.get(name) or (OPERATIONS[name][1] if name in OPERATIONS else None)
        call.lenient = bool(odd)
        if f is None or wrong or any(text in odd for text in ("threads=0", "identify='x'", "none", "skip", "nothing", "exp_bits=-1")):
            call.refused = call.arguments[0].names
            return
        columns = [x] + ([second] if len(operands) == 2 else []) + ([] if free else [moduli])
        expected, failed = [], []
        for row, numbers in enumerate(zip(*columns, strict=False)):
            try:
                expected.append(None if None in numbers else f(*numbers))
                if None in numbers and 0 in numbers:
                    call.lenient = True
            except Bad:
                failed.append(row)
                expected.append(None)
        if failed and "null" not in on_error:
            call.refused = tuple(f"row {row}" for row in failed) + (call.arguments[0].names if call.lenient else ())
            return

        def check(result):
            got = result["r"]
            got = got.to_pylist() if hasattr(got, "to_pylist") else got.to_list()
            got = [int.from_bytes(v, "big") if isinstance(v, bytes) else v for v in got]
            need(got == expected, f"{got}, expected {expected}")

        call.check = check

    def fold_columns(self):
        call, rng = self.call, self.rng
        name = rng.choice(["sum", "product", "dot", "mean"])
        x, y = ([None if rng.random() < 0.03 else abs(self.value("x")) for _ in range(self.rows)] for _ in range(2))
        cell = lambda v: None if v is None else v.to_bytes(40, "big")
        m = max(1, abs(self.value("mod")))
        table = rng.choice(
            [
                f"pa.table({{'x': pa.array({[cell(v) for v in x]}, pa.binary(40)), 'y': pa.array({[cell(v) for v in y]}, pa.binary())}})",
                f"pa.table({{'x': pa.array({[None if v is None else [v >> 64 * i & (1 << 64) - 1 for i in range(5)] for v in x]}, pa.list_(pa.uint64(), 5)), 'y': pa.array({[cell(v) for v in y]}, pa.binary())}})",
            ]
        )
        operands = "'x', 'y'" if name == "dot" else "'x'"
        if rng.random() < 0.05:
            operands = rng.choice(["'none'", "", "'x', 'y', 'x'", "5", "'x', 5"])
        call.variables.append(("batch", table))
        call.text = f"limbwise.batches.FoldColumns('{name}', {operands}{', ' if operands else ''}mod={m}, into='r')(batch)"
        call.arguments.append(
            Argument(
                "",
                0,
                names=("row", "column", "operation", "operands", "operand", "fold", "takes", "argument", "arguments", "x", "y", "name"),
            )
        )
        if name == "mean" or operands not in ("'x'", "'x', 'y'") or None in x or (name == "dot" and None in y):
            call.refused = call.arguments[0].names
            return
        expected = {"sum": lambda: sum(x), "product": lambda: math.prod(x), "dot": lambda: sum(a * b for a, b in zip(x, y, strict=False))}[
            name
        ]() % m
        call.check = lambda result: need(
            [int.from_bytes(v, "big") for v in result["r"].to_pylist()] == [expected]
            and len(result["r"][0].as_py()) == max(1, (m.bit_length() + 7) // 8),
            f"{result['r'].to_pylist()}, expected {expected}",
        )

    # Objects.

    def modulus_object(self):
        call = self.call
        m, made = self.argument("mod", column=False)
        order = f", byteorder={self.order!r}" if self.order else ""
        call.text = f"limbwise.Modulus({m}{order})"
        call.lenient = not made.accepted
        if not made.is_numbers or made.values < 1:
            call.refused = NAMES["mod"]
            return
        value = made.values

        def check(result):
            again = namespace.pickle.loads(namespace.pickle.dumps(result))
            need(
                int(result) == value
                and again == result
                and hash(again) == hash(result)
                and result != namespace.limbwise.Modulus(value + 1)
                and (result == value) in (False, True),
                f"{result!r} of {int(result)}",
            )

        call.check = check

    def key(self):
        call, rng = self.call, self.rng
        p, q = (
            rng.choice([("P", namespace.P), ("Q", namespace.Q), ("R", namespace.R)])
            if rng.random() < 0.8
            else rng.choice(
                [
                    ("0", 0),
                    ("-7", -7),
                    ("1", 1),
                    ("9", 9),
                    ("P * 3", 9),
                    ("'5'", 0),
                    ("None", 0),
                    ("[P]", 0),
                    ("1.5", 0),
                    ("2", 2),
                    ("2**256", 0),
                ]
            )
            for _ in range(2)
        )
        e = rng.choice(
            [
                "65537",
                "3",
                "1",
                "0",
                "-3",
                "2",
                "'3'",
                "None",
                "[3]",
                "P - 1",
                "10**400",
                "1.5",
                "True",
                "gmpy2.mpz(65537)",
                "b'\\x03'",
                "np.int64(65537)",
            ]
        )
        numbers = ("prime", "primes", "p", "q", "e", "exponent", "number", "equal")
        call.arguments.append(Argument("", 0, names=numbers))
        call.text = f"(lambda key: (key.modulus, key.public(key.private([5, 2**200]))))(limbwise.PrivateKey({p[0]}, {q[0]}).rsa({e}))"
        good = p[0] in "PQR" and q[0] in "PQR" and p != q
        call.lenient = True
        if not good or e in ("0", "-3", "2", "'3'", "None", "[3]", "P - 1", "1.5", "b'\\x03'", "1"):
            call.refused = numbers
        n = p[1] * q[1]
        call.check = lambda result: need(result == (n, [5 % n, 2**200 % n]), f"{result!r:.200}")

    def random_prime(self):
        call, rng = self.call, self.rng
        bits = rng.choice(
            ["64", "65", "100", "128", "63", "0", "-1", "8193", "10**30", "'64'", "1.5", "None", "[64]", "True", "np.int64(64)"]
        )
        call.text = f"limbwise.random_prime({bits})"
        call.arguments.append(Argument("", 0, names=("bits",)))
        call.lenient = bits.startswith("np")
        if (not bits.isdigit() and not call.lenient) or bits in ("63", "0", "8193"):
            call.refused = ("bits",)
            return
        length = 64 if call.lenient else int(bits)
        call.check = lambda result: need(
            result.bit_length() == length and result >> length - 2 == 3 and gmpy2.is_prime(result), f"{result}"
        )

    def fixed(self):
        """A base or an exponent that is pickled or read."""
        call = self.call
        owner, made = self.modulus()
        base, e = abs(self.value("x")), abs(self.value("exp"))
        bits = max(1, e.bit_length())
        call.text = (
            f"(lambda g, e: (pickle.loads(pickle.dumps(g)).powmod([{e}, 0]), g.exp_bits, g.public, int(e), e.powmod({base}, {made.values})))"
            f"(limbwise.FixedBase({base}, {owner}, {bits}), limbwise.FixedExponent({e}))"
        )
        m = made.values
        call.check = lambda result: need(result == ([pow(base, e, m), 1 % m], bits, False, e, pow(base, e, m)), f"{result!r:.300}")
