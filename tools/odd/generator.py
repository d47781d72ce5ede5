"""What all calls are made of: numbers, arguments, options and outputs."""

import gmpy2

from call import Call, Option
from columns import Argument, Maker, bytes_of
from verdict import ERRORS

NAMES = {
    "base": ("base", "x", "bases"),
    "exp": ("exponent", "exp", "exponents", "exps"),
    "mod": ("modulus", "mod", "moduli"),
    "x": ("x", "left operand", "base"),
    "y": ("y", "right operand"),
    "n": ("n", "modulus"),
    "order": ("order", "exponent"),
    "prime": ("n", "number"),
}
# Of each option: ordinary values; absurd ones, and whether they are accepted (None: an error and the right result are both fine); names.
OPTIONS = {
    "byteorder": (
        [],
        [("'BIG'", False), ("b'big'", False), ("1", False), ("'network'", False), ("''", False), ("['big']", False)],
        ("byteorder",),
    ),
    "threads": (
        ["1", "2", "None", "3"],
        [
            ("0", False),
            ("-1", False),
            ("10**30", None),
            ("1.5", False),
            ("'2'", False),
            ("True", None),
            ("np.int64(2)", None),
            ("[]", False),
            ("float('nan')", False),
            ("-10**30", False),
        ],
        ("threads",),
    ),
    "public": (
        ["True", "False"],
        [("1", None), ("'yes'", None), ("None", None), ("np.bool_(True)", None), ("[]", None), ("2.5", None), ("object()", None)],
        ("public",),
    ),
    "exp_bits": (
        ["None", "700"],
        [
            ("-1", False),
            ("10**30", None),
            ("-10**30", False),
            ("1.5", False),
            ("'8'", False),
            ("0", None),
            ("3", None),
            ("True", None),
            ("[]", False),
            ("np.int64(700)", None),
        ],
        ("exp_bits", "exponent"),
    ),
    "progress": (
        ["None", "quiet"],
        [("5", False), ("'no'", False), ("stop", None), ("print.__doc__", False), ("lambda: None", None), ("[]", False)],
        ("progress",),
    ),
}
# Values of `out`, likewise.
OUTPUTS = [
    ("np.full(({rows}, {limbs}), 9, np.uint64)", True),
    ("np.full(({rows}, {wider}), 9, np.uint64)", None),
    ("np.zeros(({more}, {limbs}), np.uint64)", False),
    ("np.zeros(({rows}, {limbs}))", False),
    ("frozen(np.zeros(({rows}, {limbs}), np.uint64))", False),
    ("strided(np.zeros(({rows}, {limbs}), np.uint64))", None),
    ("[]", False),
    ("5", False),
    ("np.ma.zeros(({rows}, {limbs}), np.uint64)", False),
    ("np.zeros(({rows}, {limbs}), '>u8')", False),
    ("np.zeros({rows}, np.uint64)", None),
    ("pa.array([1])", False),
    ("unaligned(np.zeros(({rows}, {limbs}), np.uint64))", None),
    ("object()", False),
    ("bytearray({bytes})", False),
    ("np.zeros(({rows}, {limbs}), np.int64)", False),
    ("a1", None),
]


class Generator:
    """Makes the parts of a call."""

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
        rng, maker = self.rng, self.maker
        if column is None:
            column = rng.random() < (0.35 if role in ("mod", "exp", "order") else 0.75)
        if column:
            rows = self.rows + (rng.choice([-1, 1, 3]) if rng.random() < 0.03 else 0)
            start = [self.value(role) for _ in range(max(0, rows))]
            if rng.random() < 0.6:
                # Values that all kinds of columns have.
                start = [abs(v) for v in start]
            make = maker.column
        else:
            start, make = self.value(role), maker.one
        made = make(start)
        while self.tame and not made.accepted:
            made = make(start)
        if "limbwise.Mod" in made.text and role == "mod":
            made = Argument("7", 7, True, width=1)
        made.names = NAMES[role]
        self.call.arguments.append(made)
        name = f"a{len(self.call.arguments)}"
        self.call.variables.append((name, made.text))
        return name, made

    def modulus(self):
        """Returns the text of a Modulus, and the argument that it stands for."""
        value = self.value("mod")
        while value < 1:
            value = self.value("mod")
        made = Argument(str(value), value, True, width=bytes_of([value]), names=NAMES["mod"])
        return f"limbwise.Modulus({value})", made

    def options(self, *which):
        """Returns the text of some options; at most one is absurd."""
        rng, call = self.rng, self.call
        parts = [f"byteorder={self.order!r}"] if self.order else []
        odd = rng.choice(which) if rng.random() < 0.12 else None
        for name in which:
            ordinary, absurd, names = OPTIONS[name]
            if odd == name:
                text, valid = rng.choice(absurd)
                if text in ("stop", "lambda: None"):
                    call.documented = (*ERRORS, Exception)
                call.options.append(Option(text, valid, (*names, "<lambda>") if text == "lambda: None" else names))
                parts = parts if name != "byteorder" else []
            elif ordinary and rng.random() >= 0.7:
                text = rng.choice(ordinary)
            else:
                continue
            parts.append(f"{name}={text}")
        return parts

    def apply_out(self):
        """Returns the text of `out`, sometimes."""
        rng, call = self.rng, self.call
        if rng.random() < 0.85:
            return []
        modulus = call.arguments[-1]
        limbs = -(-(modulus.width or 8) // 8)
        text, valid = rng.choice(OUTPUTS)
        text = text.format(rows=self.rows, more=self.rows + 1, limbs=limbs, wider=limbs + 1, bytes=8 * self.rows * limbs)
        # The number of rows and the width are only known if all arguments are ordinary.
        columns = [a for a in call.arguments if a.rows is not None]
        known = (
            all(a.accepted for a in call.arguments) and modulus.width is not None and columns and all(a.rows == self.rows for a in columns)
        )
        if not known and (valid or "np.uint64" in text):
            valid = None
        if text != "a1":
            call.variables.append(("out", text))
            text = "out"
        call.changed = (text,)
        # An operand that is no array cannot be the output.
        call.options.append(Option(text, valid, ("out",)))
        return [f"out={text}"]
