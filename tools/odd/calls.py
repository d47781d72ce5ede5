"""Calls of the functions on columns, with the results that Python's integers give."""

import math

import gmpy2

import namespace
from arithmetic import OPERATIONS, Bad, jacobi, member, natural, positive, power
from call import Option, names_of, written
from columns import Argument, bytes_of
from generator import NAMES
from results import Results
from verdict import check_values, column, need

# Functions without a modulus: their roles, what they compute, whether the results are numbers, and more options.
FREE = {
    "gcd": ("gcd", ("x", "y"), lambda x, y: math.gcd(*natural(x, y)), True),
    "jacobi": ("jacobi", ("x", "n"), jacobi, False),
    "prime": ("is_probable_prime", ("prime",), lambda n: gmpy2.is_prime(natural(n)), False, ("public",)),
}


class Calls(Results):
    """Makes the call of a number."""

    def make(self):
        kind = self.rng.choice(
            ["function"] * 8
            + ["method"] * 3
            + ["moduli"] * 2
            + ["fixed base", "fixed exponent"]
            + ["gcd", "jacobi", "prime", "invmod_each"] * 2
            + ["fold"] * 3
            + ["subgroup", "multi_exp", "multi_exp_each", "pow_many_exps", "rsa", "paillier"]
        )
        if kind in FREE:
            self.without_modulus(*FREE[kind])
        else:
            getattr(self, kind.replace(" ", "_"))()
        return self.call

    def operation(self, owner, modulus):
        """A call of one of the seven operations, as a function or as a method."""
        call = self.call
        name = self.rng.choice(["powmod", "powmod", *OPERATIONS])
        roles, f = OPERATIONS[name]
        given = [self.argument(role) for role in (roles if modulus else (*roles, "mod"))]
        operands, arguments = [text for text, _ in given], [made for _, made in given]
        if modulus is not None:
            arguments.append(modulus)
            call.arguments.append(modulus)
        options = self.options("byteorder", "threads", "progress", *(("public", "exp_bits") if name == "powmod" else ()))
        options += self.apply_out()
        results = self.rowwise(f, arguments)
        self.numbers(results, arguments, arguments[0], arguments[-1])
        self.expect_out(results)
        call.text = written(f"{owner}.{name}", *operands, *options)

    def function(self):
        self.operation("limbwise", None)

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
            call.check = lambda result: need(
                len(result) == len(results) and column(result.negmod(0), None) == [0] * len(results), f"{result!r}"
            )
            call.text = written("limbwise.Moduli", text, *options)
            return
        values = [max(1, abs(self.value("mod"))) for _ in range(self.rows)]
        made = Argument(str(values), values, True, "list", width=bytes_of(values), names=NAMES["mod"])
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
            call.options.append(
                Option(bits_text, None if bits_text in ("0", "10**30") else False, ("exp_bits", "exponent", "memory", "bits"))
            )
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
            call.refused = (*NAMES["base"], *names_of(*call.arguments, *call.options))
        if call.refused:
            call.refused += ("exp_bits", "exponent") if exp.is_numbers else ()
        self.numbers(results, arguments, exp, modulus)
        call.text = written(f"limbwise.FixedBase({base_text}, {text}, {bits_text}{memory}{order}).powmod", exp_text, *options)

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
            call.refused = (*NAMES["exp"], *names_of(*call.arguments, *call.options))
        if call.refused and exp.is_numbers and exp.rows is None and exp.values < 0:
            call.refused += NAMES["exp"]
        self.numbers(results, arguments, base, modulus)
        call.lenient |= bad_bits
        call.text = written(written("limbwise.FixedExponent", exp_text, *made) + ".powmod", base_text, mod_text, *options)

    def without_modulus(self, function, roles, f, are_numbers, more=()):
        given = [self.argument(role) for role in roles]
        options = self.options("byteorder", "threads", "progress", *more)
        arguments = [made for _, made in given]
        results = self.rowwise(f, arguments)
        if are_numbers:
            self.numbers(results, arguments, arguments[0], None)
        else:
            self.flags(results, arguments)
        self.call.text = written(f"limbwise.{function}", *(text for text, _ in given), *options)

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
            pairs = zip(
                *(v.values if v.rows is not None else [v.values] * len(results if isinstance(results, list) else [0]) for v in arguments),
                strict=False,
            )
            found = [None if None in pair else math.gcd(*pair) == 1 for pair in pairs]

            def check(result):
                need(isinstance(result, tuple) and len(result) == 2, f"{result!r:.80}")
                inner(result[0])
                flags = result[1]
                flags = flags.tolist() if hasattr(flags, "tolist") else list(flags) if isinstance(flags, (list, tuple)) else [flags]
                flags = [None if flag is namespace.pd.NA else flag for flag in flags]
                need(flags == found, f"flags {flags}, expected {found}")

            call.check = check
        call.text = written(f"{owner}.invmod_each", *operands, *options)

    def fold(self):
        call, rng = self.call, self.rng
        name = rng.choice(["sum", "dot", "product"])
        owner, modulus = self.modulus()
        x, a = self.argument("x", column=rng.random() < 0.95)
        given = [(x, a)] + ([self.argument("y")] if name == "dot" else [])
        arguments = [made for _, made in given]
        options = self.options("byteorder", "threads", "progress")
        rows = self.rowwise(lambda *n: math.prod(natural(*n)) if len(n) > 1 else natural(*n), arguments)
        self.folded(rows, math.prod if name == "product" else sum, arguments, modulus)
        call.text = written(f"{owner}.{name}", *(text for text, _ in given), *options)

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
        self.flags(self.rowwise(lambda x, q: member(*natural(x, q), modulus.values), [a, b]), [a, b])
        self.call.text = written(f"{owner}.in_subgroup", x, y, *options)

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
        self.folded(rows, math.prod, [a, b], modulus)
        call.text = written(f"{owner}.multi_exp", x, e, *options)

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
        call.text = written(f"{owner}.multi_exp_each", *(f"[{', '.join(t for t, _ in several)}]" for several in (bases, exps)), *options)

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
        call.text = written(f"{owner}.pow_many_exps", x, f"[{', '.join(t for t, _ in exps)}]", *options)

    def with_key(self, method, f, n, column=None):
        """A call of a method of a private key whose results are below `n`."""
        x, a = self.argument("x", column)
        options = self.options("byteorder", "threads", "progress")
        self.numbers(self.rowwise(f, [a]), [a], a, Argument("", n, True, width=bytes_of([n])))
        self.call.text = written(f"limbwise.PrivateKey(P, Q).{method}", x, *options)

    def rsa(self):
        rng = self.rng
        p, q = namespace.P, namespace.Q
        n, e = p * q, rng.choice([3, 17, 65537])
        while math.gcd(e, (p - 1) * (q - 1)) != 1:
            e += 2
        d = pow(e, -1, (p - 1) * (q - 1))
        name = rng.choice(["private", "public"])
        self.with_key(f"rsa({e}).{name}", lambda x: pow(natural(x), d if name == "private" else e, n), n)

    def paillier(self):
        call, rng = self.call, self.rng
        p, q = namespace.P, namespace.Q
        n = p * q
        name = rng.choice(["decrypt", "noise"])
        if name == "decrypt" and rng.random() < 0.6:
            plain = [rng.choice([0, 1, n - 1, rng.getrandbits(100)]) for _ in range(self.rows)]
            self.maker.column, column = (
                (lambda values: column([(1 + n * m) * pow(7 + m, n, n * n) % (n * n) for m in plain])),
                self.maker.column,
            )

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

        self.with_key(f"paillier().{name}", *((decrypt, n, True) if name == "decrypt" else (noise, n * n)))
