"""Calls of the functions on columns, with the results that Python's integers give."""

import math
import re
from dataclasses import dataclass, field

import gmpy2

import namespace
from columns import NOTHING, Argument, Maker
from verdict import ERRORS, check_element, check_error, check_form, check_values, column, freeze, need

NAMES = {
    "base": ("base", "x", "bases"), "exp": ("exponent", "exp", "exponents", "exps"), "mod": ("modulus", "mod", "moduli"), "x": ("x", "left operand", "base"),
    "y": ("y", "right operand"), "n": ("n", "modulus"), "order": ("order", "exponent"), "prime": ("n", "number"),
}


class Bad(Exception):
    """A row that has no result."""


def power(x, e, m):
    return pow(x, e, positive(m)) if e >= 0 else pow(inverse(x, m), -e, m)


def positive(m):
    if m < 1:
        raise Bad
    return m


def inverse(x, m):
    if math.gcd(x, positive(m)) != 1:
        raise Bad
    return pow(x, -1, m)


def natural(*numbers):
    if min(numbers) < 0:
        raise Bad
    return numbers[0] if len(numbers) == 1 else numbers


def jacobi(x, n):
    natural(x)
    if n < 1 or n % 2 == 0:
        raise Bad
    return int(gmpy2.jacobi(x, n))


def prime(n):
    return gmpy2.is_prime(natural(n))


OPERATIONS = {
    "powmod": (("base", "exp"), power),
    "mulmod": (("x", "y"), lambda x, y, m: x * y % positive(m)),
    "addmod": (("x", "y"), lambda x, y, m: (x + y) % positive(m)),
    "submod": (("x", "y"), lambda x, y, m: (x - y) % positive(m)),
    "sqrmod": (("x",), lambda x, m: x * x % positive(m)),
    "negmod": (("x",), lambda x, m: -x % positive(m)),
    "invmod": (("x",), inverse),
}


@dataclass
class Option:
    text: str
    # True or False; None if an error and the right result are both fine.
    valid: bool | None
    names: tuple


@dataclass
class Call:
    """A call: variables with their texts, the text of the call, and what is right."""

    variables: list = field(default_factory=list)
    text: str = ""
    arguments: list = field(default_factory=list)
    options: list = field(default_factory=list)
    # Judges a result; raises Wrong.
    check: object = None
    # Why a call must fail: names of which its message has one, or None.
    refused: object = None
    # Whether an error is right, too.
    lenient: bool = False
    order: str | None = None
    # Other exceptions that are right.
    documented: tuple = ERRORS
    # Arguments that a call may change.
    changed: tuple = ()

    def line(self):
        return "; ".join([*(f"{name} = {text}" for name, text in self.variables), self.text])

    def run(self):
        """Makes the call. Raises Wrong for a finding."""
        names = dict(vars(namespace))
        try:
            for name, text in self.variables:
                names[name] = eval(text, names)
        except Exception as error:
            # The libraries differ in what they can make.
            return f"not made: {type(error).__name__}"
        before = {name: freeze(names[name]) for name, _ in self.variables}
        try:
            result = eval(self.text, names)
        except (MemoryError, Exception) as error:
            self.judge_error(error)
            outcome = "refused"
            # An exception of the callback comes after the first rows.
            partly = any("progress" in o.names and o.valid is None for o in self.options)
            unchanged = {name: value for name, value in before.items() if not (partly and name in self.changed)}
        except BaseException as error:
            check_error(error, None)
        else:
            outcome = "right"
            need(self.refused is None, f"no error; expected one that names {' or '.join(self.refused or ())}; the result is {result!r:.200}")
            self.check(result)
            unchanged = {name: value for name, value in before.items() if name not in self.changed}
        for name, value in unchanged.items():
            need(freeze(names[name]) == value, f"{name} has changed to {names[name]!r:.80}")
        return outcome

    def judge_error(self, error):
        if isinstance(error, namespace.Stop) and self.documented is not ERRORS:
            return
        if str(error).endswith("of a user's class"):
            return
        expected = self.refused is not None or self.lenient or any(o.valid is None for o in self.options)
        if not expected:
            check_error(error, None)
            need(False, f"an error where a result was expected: {type(error).__name__}: {error}")
        names = self.refused
        if names is None:
            names = tuple(name for a in [*self.arguments, *self.options] for name in a.names) + ("row", "rows", "index")
        check_error(error, names)
        for one in self.arguments:
            named = one.rows is None and isinstance(one.values, int) and one.values < 0 and re.search(rf"row \d+: the ({'|'.join(one.names)}) is negative", str(error))
            need(not named or any(a.rows is not None and a.names == one.names for a in self.arguments), f"one number has no row: {error}")


class Generator:
    """Makes the call of a number."""

    def __init__(self, rng):
        self.rng = rng
        self.order = rng.choice([None, None, "big", "little"])
        self.maker = Maker(rng, self.order)
        self.rows = rng.choice([0, 1, 1, 2, 3, 3, 4, 5, 8, 17, 33])
        self.call = Call(order=self.order)
        # Half of the calls have only arguments that are documented.
        self.tame = rng.random() < 0.5
        self.size = rng.choice(["small", "word", "word", "wide", "wide", "mixed"])

    def value(self, role):
        rng = self.rng
        size = rng.choice(["small", "word", "wide"]) if self.size == "mixed" else self.size
        bits = {"small": 8, "word": rng.choice([32, 63, 64]), "wide": rng.choice([65, 128, 130, 256, 300])}[size]
        value = rng.choice([rng.getrandbits(bits), rng.getrandbits(bits), (1 << bits) - 1, 0, 1, 2, 1 << bits, rng.getrandbits(3)])
        if role == "exp" and rng.random() < 0.8:
            value %= 1 << 70
        if role in ("mod", "n", "order", "prime"):
            if value == 0 and rng.random() < 0.95:
                value = 7
            if role == "n" and rng.random() < 0.95:
                value |= 1
            if role == "prime" and rng.random() < 0.4:
                value = int(gmpy2.next_prime(value))
            return -value if rng.random() < 0.01 else value
        return -value if rng.random() < 0.07 else value

    def argument(self, role, column=None):
        """Makes an argument of a role, and remembers it."""
        rng = self.rng
        if column is None:
            column = rng.random() < (0.35 if role in ("mod", "exp", "order") else 0.75)
        maker = self.maker
        if column:
            rows = self.rows + (rng.choice([-1, 1, 3]) if rng.random() < 0.03 else 0)
            start = [self.value(role) for _ in range(max(0, rows))]
            if rng.random() < 0.6:
                # Values that all kinds of columns have.
                start = [abs(v) for v in start]
            made = maker.column(start)
            while self.tame and not made.accepted:
                made = maker.column(start)
        else:
            value = self.value(role)
            made = maker.one(value)
            while self.tame and not made.accepted:
                made = maker.one(value)
        if "limbwise.Mod" in made.text and role == "mod":
            made = Argument("7", 7, True, width=1)
        made.names = NAMES[role]
        self.call.arguments.append(made)
        name = f"a{len(self.call.arguments)}"
        self.call.variables.append((name, made.text))
        return name, made

    # Options.

    def options(self, *which):
        """Returns the text of some options; at most one is absurd."""
        rng, call = self.rng, self.call
        parts = [f"byteorder={self.order!r}"] if self.order else []
        odd = rng.choice(which) if rng.random() < 0.12 else None
        for name in which:
            if name == "byteorder":
                if odd == name:
                    text, valid = rng.choice([("'BIG'", False), ("b'big'", False), ("1", False), ("'network'", False), ("''", False), ("['big']", False)])
                    parts = [f"byteorder={text}"]
                    call.options.append(Option(text, valid, ("byteorder",)))
                continue
            if odd != name and rng.random() < 0.7:
                continue
            ordinary, absurd = {
                "threads": (["1", "2", "None", "3"], [("0", False), ("-1", False), ("10**30", None), ("1.5", False), ("'2'", False), ("True", None), ("np.int64(2)", None), ("[]", False), ("float('nan')", False), ("-10**30", False)]),
                "public": (["True", "False"], [("1", None), ("'yes'", None), ("None", None), ("np.bool_(True)", None), ("[]", None), ("2.5", None), ("object()", None)]),
                "exp_bits": (["None", "700"], [("-1", False), ("10**30", None), ("-10**30", False), ("1.5", False), ("'8'", False), ("0", None), ("3", None), ("True", None), ("[]", False), ("np.int64(700)", None)]),
                "progress": (["None", "quiet"], [("5", False), ("'no'", False), ("stop", None), ("print.__doc__", False), ("lambda: None", None), ("[]", False)]),
            }[name]
            if odd == name:
                text, valid = rng.choice(absurd)
                if text in ("stop", "lambda: None"):
                    call.documented = (*ERRORS, Exception)
                call.options.append(Option(text, valid, (name, "exponent") if name == "exp_bits" else (name, "<lambda>") if text == "lambda: None" else (name,)))
            else:
                text = rng.choice(ordinary)
            parts.append(f"{name}={text}")
        return parts

    # What is right.

    def rowwise(self, f, arguments):
        """Returns the results of the rows, or None if the call must fail, and says so in the call."""
        call = self.call
        call.lenient |= not all(a.accepted for a in arguments)
        wrong = [o for o in call.options if o.valid is False]
        unread = [a for a in arguments if not a.is_numbers]
        if wrong or unread:
            call.refused = tuple(n for a in [*wrong, *unread] for n in a.names) + tuple(n for o in call.options for n in o.names)
            if len(unread) > 1 or any(not a.accepted for a in arguments if a.is_numbers):
                call.refused += tuple(n for a in arguments for n in a.names)
            # Other mistakes may be found first.
            if len({a.rows for a in arguments if a.rows is not None}) > 1 or any(a.nulls for a in arguments) or self.some_bad(f, arguments):
                call.refused += ("row", "rows", "index") + tuple(n for a in arguments for n in a.names)
            return None
        rows = {a.rows for a in arguments if a.rows is not None}
        if len(rows) > 1:
            call.refused = ("rows", "row", "index") + tuple(n for a in [*arguments, *call.options] for n in a.names)
            return None
        indexes = [a.index for a in arguments if a.index is not None]
        if any(index != indexes[0] for index in indexes):
            call.refused = ("index", "row", *(n for a in [*arguments, *call.options] for n in a.names))
            return None
        count = rows.pop() if rows else None
        results, bad, doubtful = [], [], []
        for row in range(1 if count is None else count):
            numbers = [a.values[row] if a.rows is not None else a.values for a in arguments]
            if None in numbers:
                if any(n is not None and (n < 1 or "n" in a.names and n % 2 == 0) for a, n in zip(arguments, numbers)):
                    # A null hides the other number, or does not.
                    call.lenient = True
                    doubtful.append(row)
                results.append(None)
                continue
            try:
                results.append(f(*numbers))
            except Bad:
                bad.append(row)
                results.append(None)
        if bad:
            names = tuple(n for a in arguments for n in a.names) + ("inverse", "ciphertext", "r", "number")
            call.refused = names if count is None else tuple(f"row {row}" for row in bad + doubtful)
            # A null that the result cannot hold may be found first.
            call.refused += ("a null",) if any(a.nulls for a in arguments) else ()
            if any(a.rows is None and a.values is not None and (a.values < 0 or a.values == 0) for a in arguments):
                call.refused += names
            if not all(a.accepted for a in arguments) or call.options:
                call.refused += names + ("row",) + tuple(n for o in call.options for n in o.names)
            return None
        if not count and count is not None:
            # Without rows, a number that no row could use may be refused.
            call.lenient |= any(a.rows is None and (a.values < 1) for a in arguments) or any(a.rows is not None and not a.accepted for a in arguments)
        return results if count is not None else results[0]

    @staticmethod
    def some_bad(f, arguments):
        return any(isinstance(v, int) and v < 1 for a in arguments if a.is_numbers for v in (a.values if a.rows is not None else [a.values]))

    def numbers(self, results, arguments, first, modulus):
        """Expects a column or a number of the kind of `first`, as wide as `modulus`. Without a modulus, the first column
        determines the type of elements, too."""
        call = self.call
        if results is None:
            return
        like = first if first.rows is not None else next((a for a in arguments if a.rows is not None), first)
        nulls = isinstance(results, list) and None in results
        if nulls and like.form in ("limbs", "vector", "objects"):
            call.lenient = True
        exact = all(a.accepted for a in arguments)
        element = like.element if like is first or modulus is None or like.form not in ("list", "tuple", "objects", "series") else first.element
        width = modulus.width if modulus is not None else None
        bits = None
        if modulus is not None:
            values = modulus.values if modulus.rows is not None else [modulus.values]
            bits = max((v.bit_length() for v in values if v is not None), default=0) or None
            if modulus.nulls and like.form == "series":
                bits = None

        def check(result):
            check_values(result, results, self.order)
            if exact:
                check_form(result, like, element, width, bits, nulls)

        call.check = check

    def flags(self, results, arguments):
        """Expects a column of bools or symbols."""
        call = self.call
        if results is None:
            return
        first = next((a for a in arguments if a.rows is not None), None)
        if isinstance(results, list) and None in results and first.form in ("limbs", "vector", "objects"):
            call.lenient = True
        exact = all(a.accepted for a in arguments)

        def check(result):
            if first is None:
                need(result == results and type(result) in (bool, int), f"{result!r}, expected {results}")
                return
            got = result.tolist() if hasattr(result, "tolist") else list(result)
            got = [None if x is namespace.pd.NA else x for x in got]
            need(got == [r if r is None else type(r)(r) for r in results], f"{got}, expected {results}")
            if exact and None not in results:
                kind = type(result).__name__
                expected = {"tuple": "tuple", "limbs": "ndarray", "vector": "ndarray", "objects": "ndarray"}.get(first.form, "list")
                need(kind == expected or kind == "Series" == type_of_column(first), f"a {kind} where a {expected} was expected")

        call.check = check

    def apply_out(self, results, count_arguments):
        """Returns the text of `out`, sometimes, and adjusts what is right."""
        rng, call = self.rng, self.call
        if rng.random() < 0.85:
            return []
        modulus = call.arguments[-1]
        limbs = -(-(modulus.width or 8) // 8)
        rows = self.rows
        choices = [(f"np.full(({rows}, {limbs}), 9, np.uint64)", True), (f"np.full(({rows}, {limbs + 1}), 9, np.uint64)", None), (f"np.zeros(({rows + 1}, {limbs}), np.uint64)", False),
                   (f"np.zeros(({rows}, {limbs}))", False), (f"frozen(np.zeros(({rows}, {limbs}), np.uint64))", False), (f"strided(np.zeros(({rows}, {limbs}), np.uint64))", None),
                   ("[]", False), ("5", False), (f"np.ma.zeros(({rows}, {limbs}), np.uint64)", False), (f"np.zeros(({rows}, {limbs}), '>u8')", False),
                   (f"np.zeros({rows}, np.uint64)", None), ("pa.array([1])", False), (f"unaligned(np.zeros(({rows}, {limbs}), np.uint64))", None), ("object()", False),
                   (f"bytearray({8 * rows * limbs})", False), (f"np.zeros(({rows}, {limbs}), np.int64)", False), ("a1", None)]
        text, valid = rng.choice(choices)
        # The number of rows and the width are only known if all arguments are ordinary.
        columns = [a for a in call.arguments if a.rows is not None]
        known = all(a.accepted for a in call.arguments) and modulus.width is not None and columns and all(a.rows == rows for a in columns)
        if valid is True and not known:
            valid = None
        if valid is False and not known and "np.uint64" in text:
            valid = None
        if text == "a1":
            call.changed = ("a1",)
        else:
            call.variables.append(("out", text))
            call.changed = ("out",)
            text = "out"
        option = Option(text, valid, ("out",))
        # An operand that is no array cannot be the output.
        call.options.append(option)
        return [f"out={text}"]

    def expect_out(self, results):
        """With `out`, results are checked in it."""
        call = self.call
        if not any("out" in o.names for o in call.options) or call.check is None:
            return

        def check(result):
            need(isinstance(result, namespace.np.ndarray), f"a {type(result).__name__} for out")
            check_values(result, results if isinstance(results, list) else [results], self.order)

        if isinstance(results, list) and None in results:
            call.lenient = True
        call.check = check

    # The functions.

    def make(self):
        kind = self.rng.choice(["function"] * 8 + ["method"] * 3 + ["moduli"] * 2 + ["fixed base", "fixed exponent"] + ["gcd", "jacobi", "prime", "invmod_each"] * 2
                               + ["fold"] * 3 + ["subgroup", "multi_exp", "multi_exp_each", "pow_many_exps", "rsa", "paillier"])
        getattr(self, kind.replace(" ", "_"))()
        return self.call

    def operation(self, owner, modulus):
        """A call of one of the seven operations, as a function or as a method."""
        rng, call = self.rng, self.call
        name = rng.choice(["powmod", "powmod", *OPERATIONS])
        roles, f = OPERATIONS[name]
        given = [self.argument(role) for role in roles]
        operands = [text for text, _ in given]
        arguments = [made for _, made in given]
        if modulus is None:
            text, made = self.argument("mod")
            operands.append(text)
            arguments.append(made)
        else:
            arguments.append(modulus)
            call.arguments.append(modulus)
        which = ["byteorder", "threads", "progress"] + (["public", "exp_bits"] if name == "powmod" else [])
        options = self.options(*which)
        options += self.apply_out(None, len(arguments))
        results = self.rowwise(f, arguments)
        self.numbers(results, arguments, arguments[0], arguments[-1])
        self.expect_out(results)
        call.text = f"{owner}.{name}({', '.join(operands + options)})"

    def function(self):
        self.operation("limbwise", None)

    def modulus(self):
        """Returns the text of a Modulus, and the argument that it stands for."""
        value = self.value("mod")
        while value < 1:
            value = self.value("mod")
        made = Argument(str(value), value, True, width=width_of([value]), names=NAMES["mod"])
        return f"limbwise.Modulus({value})", made

    def method(self):
        text, made = self.modulus()
        if self.rng.random() < 0.2:
            text = f"pickle.loads(pickle.dumps({text}))"
        self.operation(text, made)

    def moduli(self):
        rng, call = self.rng, self.call
        if rng.random() < 0.3:
            # The constructor, of anything.
            text, made = self.argument("mod", column=rng.random() < 0.9)
            options = self.options("byteorder")
            results = self.rowwise(lambda m: positive(m) and m, [made])
            if made.rows is None:
                call.refused = NAMES["mod"] + (("byteorder",) if call.options else ())
            elif made.nulls:
                call.refused = ("row", "modulus", "moduli") + (("byteorder",) if call.options else ())
            call.check = lambda result: need(len(result) == len(results) and column(result.negmod(0), None) == [0] * len(results), f"{result!r}")
            call.text = f"limbwise.Moduli({', '.join([text, *options])})"
            return
        values = [max(1, abs(self.value("mod"))) for _ in range(self.rows)]
        made = Argument(str(values), values, True, "list", width=width_of(values), names=NAMES["mod"])
        text = f"limbwise.Moduli({values})"
        if rng.random() < 0.1:
            call.text = f"({text} == {text}, {text} == limbwise.Moduli({[*values, 3]}), pickle.loads(pickle.dumps({text})) == {text})"
            call.check = lambda result: need(result == (True, False, True), f"{result}")
            return
        if rng.random() < 0.2:
            text = f"pickle.loads(pickle.dumps({text}))"
        self.operation(text, made)

    def fixed_base(self):
        call, rng = self.call, self.rng
        text, modulus = self.modulus()
        base_text, base = self.argument("base", column=rng.random() < 0.05)
        bits = rng.choice([1, 8, 64, 130, 300])
        exp_text, exp = self.argument("exp")
        absurd = rng.random() < 0.1
        bits_text = rng.choice(["0", "-1", "10**30", "'8'", "1.5", "None"]) if absurd else str(bits)
        memory = rng.choice(["", "", ", memory=1000", ", memory=0", ", memory=None", ", memory=-1", ", memory='x'", ", memory=10**30"])
        if absurd:
            call.options.append(Option(bits_text, None if bits_text in ("0", "10**30") else False, ("exp_bits", "exponent", "memory", "bits")))
        if "-1" in memory or "x" in memory:
            call.options.append(Option(memory, False, ("memory",)))
        elif "10**30" in memory:
            call.options.append(Option(memory, None, ("memory",)))

        def f(e, b, m):
            natural(b)
            if abs(e).bit_length() > bits and not absurd:
                raise Bad
            return power(b, e, m)

        order = f", byteorder={self.order!r}" if self.order else ""
        options = self.options("byteorder", "threads", "progress")
        arguments = [exp, base, modulus]
        results = self.rowwise(f, arguments)
        if base.rows is not None:
            call.refused = NAMES["base"] + tuple(n for a in [*call.arguments, *call.options] for n in a.names)
        if call.refused:
            call.refused += ("exp_bits", "exponent") if exp.is_numbers else ()
        self.numbers(results, arguments, exp, modulus)
        call.text = f"limbwise.FixedBase({base_text}, {text}, {bits_text}{memory}{order}).powmod({', '.join([exp_text, *options])})"

    def fixed_exponent(self):
        call, rng = self.call, self.rng
        exp_text, exp = self.argument("exp", column=rng.random() < 0.05)
        base_text, base = self.argument("base")
        mod_text, modulus = self.argument("mod")
        made = self.options("public", "exp_bits", "byteorder")
        bad_bits = any(o.valid is None and "exp_bits" in o.names for o in call.options)
        options = [f"byteorder={self.order!r}"] if self.order else []

        def f(b, e, m):
            natural(e)
            return power(b, e, m)

        arguments = [base, exp, modulus]
        results = self.rowwise(f, arguments)
        if exp.rows is not None:
            call.refused = NAMES["exp"] + tuple(n for a in [*call.arguments, *call.options] for n in a.names)
        if call.refused and exp.is_numbers and exp.rows is None and exp.values < 0:
            call.refused += NAMES["exp"]
        self.numbers(results, arguments, base, modulus)
        call.lenient |= bad_bits
        call.text = f"limbwise.FixedExponent({', '.join([exp_text, *made])}).powmod({', '.join([base_text, mod_text, *options])})"

    def gcd(self):
        (x, a), (y, b) = self.argument("x"), self.argument("y")
        results = None
        options = self.options("byteorder", "threads", "progress")
        results = self.rowwise(lambda x, y: math.gcd(*natural(x, y)), [a, b])
        self.numbers(results, [a, b], a, None)
        self.call.text = f"limbwise.gcd({', '.join([x, y, *options])})"

    def jacobi(self):
        (x, a), (n, b) = self.argument("x"), self.argument("n")
        options = self.options("byteorder", "threads", "progress")
        self.flags(self.rowwise(jacobi, [a, b]), [a, b])
        self.call.text = f"limbwise.jacobi({', '.join([x, n, *options])})"

    def prime(self):
        n, a = self.argument("prime")
        options = self.options("byteorder", "threads", "progress", "public")
        self.flags(self.rowwise(prime, [a]), [a])
        self.call.text = f"limbwise.is_probable_prime({', '.join([n, *options])})"

    def invmod_each(self):
        call = self.call
        x, a = self.argument("x")
        if self.rng.random() < 0.5:
            owner, made = self.modulus()
            arguments, operands = [a, made], [x]
        else:
            m, made = self.argument("mod")
            owner, arguments, operands = "limbwise", [a, made], [x, m]
        options = self.options("byteorder", "threads", "progress")
        negative = any(v is not None and v < 0 for v in (a.values if a.rows is not None else [a.values])) if a.is_numbers else False

        def each(x, m):
            return pow(x, -1, m) if math.gcd(x, positive(m)) == 1 else 0

        results = self.rowwise(each, arguments)
        call.lenient |= negative
        if results is not None:
            self.numbers(results, arguments, a, made)
            inner = call.check
            pairs = zip(*(v.values if v.rows is not None else [v.values] * len(results if isinstance(results, list) else [0]) for v in arguments))
            found = [None if None in pair else math.gcd(*pair) == 1 for pair in pairs]

            def check(result):
                need(isinstance(result, tuple) and len(result) == 2, f"{result!r:.80}")
                inner(result[0])
                flags = result[1]
                flags = flags.tolist() if hasattr(flags, "tolist") else list(flags) if isinstance(flags, (list, tuple)) else [flags]
                flags = [None if flag is namespace.pd.NA else flag for flag in flags]
                need(flags == found, f"flags {flags}, expected {found}")

            call.check = check
        call.text = f"{owner}.invmod_each({', '.join([*operands, *options])})"

    def one_number(self, results, first, width):
        """Expects one number of the type of an element of `first`."""
        call = self.call
        limbs = first.element == "limbs"

        def check(result):
            order = "big" if limbs else self.order or "big"
            if limbs and self.order == "little" and isinstance(result, bytes):
                need(results in (int.from_bytes(result, "big"), int.from_bytes(result, "little")), f"{result!r}, expected {results}")
                return
            check_values(result, results, order)
            if first.accepted:
                arrow = first.form in ("fixed", "binary", "large", "view", "chunks", "chunks of fixed", "arrow limbs", "chunks of limbs", "polars", "polars limbs", "pandas arrow")
                element = "big" if arrow else first.element
                check_element([result], element if first.rows is None or first.form not in ("limbs", "vector") else "int", width)

        call.check = check

    def fold(self):
        call, rng = self.call, self.rng
        name = rng.choice(["sum", "dot", "product"])
        owner, modulus = self.modulus()
        x, a = self.argument("x", column=rng.random() < 0.95)
        given = [(x, a)] + ([self.argument("y")] if name == "dot" else [])
        arguments = [made for _, made in given]
        options = self.options("byteorder", "threads", "progress")
        rows = self.rowwise(lambda *n: math.prod(natural(*n)) if len(n) > 1 else natural(*n), arguments)
        if rows is not None:
            rows = rows if isinstance(rows, list) else [rows]
            if None in rows:
                call.refused = ("row", "null", *(n for m in [*arguments, *call.options] for n in m.names))
            else:
                total = math.prod(rows) if name == "product" else sum(rows)
                self.one_number(total % modulus.values, a, modulus.width)
        call.text = f"{owner}.{name}({', '.join([text for text, _ in given] + options)})"

    def subgroup(self):
        rng = self.rng
        if rng.random() < 0.3:
            # A safe prime, for which the symbol is computed.
            order, p = rng.choice([(11, 23), (1289, 2579), (9223372036854771239, 18446744073709542479)])
            owner, modulus = f"limbwise.Modulus({p})", Argument(str(p), p, True)
        else:
            owner, modulus = self.modulus()
            order = None
        x, a = self.argument("x")
        if order is not None:
            b = Argument(str(order), order, True, names=NAMES["order"])
            y = str(order)
            self.call.arguments.append(b)
        else:
            y, b = self.argument("order")
        options = self.options("byteorder", "threads", "progress", "public")
        m = modulus.values

        def f(x, q):
            natural(x, q)
            if m == 2 * q + 1:
                if not gmpy2.is_prime(m):
                    self.call.lenient = True
                return pow(x, q, m) == 1 % m if gmpy2.is_prime(m) else gmpy2.jacobi(x, m) == 1
            return pow(x, q, m) == 1 % m

        self.flags(self.rowwise(f, [a, b]), [a, b])
        self.call.text = f"{owner}.in_subgroup({', '.join([x, y, *options])})"

    def natural_power(self, modulus):
        def f(x, e):
            natural(x, e)
            return pow(x, e, modulus.values)

        return f

    def multi_exp(self):
        call = self.call
        owner, modulus = self.modulus()
        (x, a), (e, b) = self.argument("base", column=True), self.argument("exp")
        options = self.options("byteorder", "threads", "public", "exp_bits")
        rows = self.rowwise(self.natural_power(modulus), [a, b])
        if rows is not None:
            if None in rows:
                call.refused = ("row", "null", *NAMES["base"], *NAMES["exp"], *(n for o in call.options for n in o.names))
            else:
                self.one_number(math.prod(rows) % modulus.values, a, modulus.width)
        call.text = f"{owner}.multi_exp({', '.join([x, e, *options])})"

    def multi_exp_each(self):
        call, rng = self.call, self.rng
        owner, modulus = self.modulus()
        terms = rng.choice([1, 2, 3])
        given = [(self.argument("base"), self.argument("exp")) for _ in range(terms)]
        bases, exps = [b for b, _ in given], [e for _, e in given]
        arguments = [made for _, made in bases + exps]
        options = self.options("byteorder", "threads", "public", "exp_bits")
        f = self.natural_power(modulus)

        def product(*numbers):
            return math.prod(f(numbers[i], numbers[terms + i]) for i in range(terms)) % modulus.values

        results = self.rowwise(product, arguments)
        if results is not None and not isinstance(results, list):
            # One row: a column or a number.
            value = results
            call.check = lambda result: check_values(result, [value] if isinstance(result, list) else value, self.order)
        else:
            self.numbers(results, arguments, bases[0][1], modulus)
        call.text = f"{owner}.multi_exp_each([{', '.join(t for t, _ in bases)}], [{', '.join(t for t, _ in exps)}]{''.join(', ' + o for o in options)})"

    def pow_many_exps(self):
        call, rng = self.call, self.rng
        owner, modulus = self.modulus()
        x, a = self.argument("base")
        exps = [self.argument("exp") for _ in range(rng.choice([0, 1, 2, 3]))]
        arguments = [a, *(made for _, made in exps)]
        options = self.options("byteorder", "threads", "public", "exp_bits")
        f = self.natural_power(modulus)
        results = self.rowwise(lambda x, *es: [f(x, e) for e in es], arguments)
        if not exps:
            call.lenient = True
            call.options.append(Option("", None, ("exponents", "bases", "exps")))
        if results is not None:
            several = a.rows is not None or any(made.rows is not None for _, made in exps)
            rows = results if several else [results]

            def check(result):
                need(type(result) is list and len(result) == len(exps), f"{result!r:.80}")
                for i, part in enumerate(result):
                    expected = [None if row is None else row[i] for row in rows]
                    check_values(part, expected if several or isinstance(part, list) else expected[0], self.order)

            if any(row is None for row in rows):
                call.lenient = True
            call.check = check
        call.text = f"{owner}.pow_many_exps({', '.join([x, '[' + ', '.join(t for t, _ in exps) + ']', *options])})"

    def rsa(self):
        call, rng = self.call, self.rng
        p, q = namespace.P, namespace.Q
        n, e = p * q, rng.choice([3, 17, 65537])
        while math.gcd(e, (p - 1) * (q - 1)) != 1:
            e += 2
        d = pow(e, -1, (p - 1) * (q - 1))
        name = rng.choice(["private", "public"])
        x, a = self.argument("x")
        options = self.options("byteorder", "threads", "progress")
        results = self.rowwise(lambda x: pow(natural(x), d if name == "private" else e, n), [a])
        self.numbers(results, [a], a, Argument("", n, True, width=64))
        call.text = f"limbwise.PrivateKey(P, Q).rsa({e}).{name}({', '.join([x, *options])})"

    def paillier(self):
        call, rng = self.call, self.rng
        p, q = namespace.P, namespace.Q
        n = p * q
        name = rng.choice(["decrypt", "noise"])
        if name == "decrypt" and rng.random() < 0.6:
            plain = [rng.choice([0, 1, n - 1, rng.getrandbits(100)]) for _ in range(self.rows)]
            self.maker.column, column = (lambda values: column([(1 + n * m) * pow(7 + m, n, n * n) % (n * n) for m in plain])), self.maker.column
        x, a = self.argument("x", column=True if name == "decrypt" else None)
        options = self.options("byteorder", "threads", "progress")

        def decrypt(c):
            natural(c)
            if math.gcd(c, n) != 1:
                raise Bad
            if c >= n * n:
                call.lenient = True
            lam = math.lcm(p - 1, q - 1)
            return (pow(c, lam, n * n) - 1) // n * pow(lam, -1, n) % n

        def noise(r):
            # A multiple of a prime hides nothing.
            if math.gcd(natural(r), n) != 1:
                raise Bad
            return pow(r, n, n * n)

        results = self.rowwise(decrypt if name == "decrypt" else noise, [a])
        self.numbers(results, [a], a, Argument("", n if name == "decrypt" else n * n, True, width=64 if name == "decrypt" else 128))
        call.text = f"limbwise.PrivateKey(P, Q).paillier().{name}({', '.join([x, *options])})"


def width_of(values):
    return max([1, *((abs(v).bit_length() + 7) // 8 for v in values)])


def type_of_column(argument):
    return "Series" if argument.text.startswith("pd.Series") else ""
