"""Runs of the verbs that compute a column, or one number."""

import math

import tables
from arithmetic import VERBS, Bad, Either
from files import Table
from run import PRIOR
from tables import BAD, MISSING

ABSURD = [
    ["--threads", "0"],
    ["--threads=-1"],
    ["--threads", "many"],
    ["--radix", "7"],
    ["--byte-order", "middle"],
    ["--nothing"],
    ["--format", "xml"],
    ["--delimiter", ";;"],
    ["--delimiter", ""],
    ["--exp-bits", "0"],
    ["--exp-bits=-1"],
    ["--exp-bits", "99999999999999999999999"],
    ["--on-error", "skip"],
    ["--compression", "rar"],
    ["--keep-every=-1"],
    ["extra.csv"],
    ["--out-delimiter", "ab"],
    ["--delimiter", '"'],
    ["--delimiter", "\n"],
]


def row_names(row):
    """Returns what messages call a row."""
    return [f"row {row + 1}" + end for end in (" ", ",", ":")]


class Columns(Table):
    """A verb on columns and on numbers on the command line."""

    def value(self, option):
        rng = self.rng
        bits = rng.choice([3, 8, 32, 63, 64, 64, 65, 130, 256])
        value = rng.choice([rng.getrandbits(bits), rng.getrandbits(bits), (1 << bits) - 1, 0, 1, 1 << bits])
        if option == "--exp":
            value %= 1 << 66
            return -value if rng.random() < 0.05 else value
        if option in ("--mod", "--order") and (value == 0 or self.verb == "jacobi"):
            value = value | 1 if self.clean or rng.random() < 0.9 else value
        return value

    def make(self, kind):
        rng, run = self.rng, self.run
        self.verb = "multiexp" if kind == "multiexp" else rng.choice(["powmod", "powmod", *VERBS])
        self.options_of_operands, f = VERBS["powmod" if kind == "multiexp" else self.verb]
        operands, columns, arguments, readings = [], [], [], []
        for option in self.options_of_operands:
            one = rng.random() < (0.15 if option in ("--base", "--x") else 0.5) or (kind == "multiexp" and option == "--mod")
            if one:
                column, (text, reading) = None, self.one(option)
                arguments += [f"{option}={text}"] if text.startswith("-") or rng.random() < 0.3 else [option, text]
            else:
                column = self.maker.operand([self.value(option) for _ in range(self.rows)], signed=option == "--exp")
                reading = column.readings
                columns.append(column)
                arguments += [option, column.reference]
                if column.refused:
                    run.fail(column.name)
                if column.kind == "null":
                    run.doubt(column.name, option)
            operands.append(column)
            readings.append(reading)
        everything = columns + [self.maker.other(self.rows) for _ in range(rng.choice([1, 1, 2]))]
        rng.shuffle(everything)
        if rng.random() < 0.08 and columns:
            self.twist(everything, columns, arguments)
        elif self.form in ("csv", "tsv") and rng.random() < 0.08:
            self.no_header(everything, columns, arguments)
        if not columns:
            # A run over a file in which no operand is a column.
            run.fail("empty", "column", *self.options_of_operands)
        if rng.random() < 0.03 and columns and columns[0].reference in arguments:
            arguments[arguments.index(columns[0].reference)] = "col:nothing"
            run.fail("nothing")
        if self.order == "little":
            # It is for binary columns, which little-endian text cannot hold.
            run.doubt("--byte-order")
        source, given = self.input(everything)
        on_error = "null" if rng.random() < 0.3 and kind != "multiexp" else "fail"
        more = self.more(kind)
        if kind == "multiexp":
            redirect, output = rng.choice(["", "", ">", ">>", "1<>"]), []
            run.to_stdout(redirect, "-", "result.txt", PRIOR if redirect == ">>" else b"x\n")
        else:
            output = self.output(source)
            more += ["--on-error", "null"] if on_error == "null" else []
            self.result = self.verb
            if rng.random() < 0.15:
                self.result = rng.choice(["r", "col:r", "ü", "a b", *(c.name for c in everything[:1])])
                more += [f"--result={self.result}"]
                if self.result in [c.name for c in everything]:
                    run.fail("column", self.result)
        if rng.random() < 0.3:
            more.append("--quiet")
        run.arguments = [self.verb, *source, *output, *arguments, *given, *more]
        if rng.random() < 0.2:
            # Options in another order.
            run.arguments = [self.verb, *output, *arguments, *given, *more, *source]
        self.expect(f, readings, operands, everything, kind, on_error)
        return run

    def one(self, option):
        """Returns the text of a number on the command line, and its reading."""
        rng, run = self.rng, self.run
        value = self.value(option)
        kind = rng.choice(["number"] * 12 + ["hex", "hex", "plus", "negative", "odd", "key", "no key"])
        match kind:
            case "hex":
                return (f"0x{abs(value):x}" if value >= 0 else str(value)), value
            case "plus":
                return f"+{abs(value)}", abs(value)
            case "negative" if option != "--exp":
                run.fail(option, "negative")
                return "-5", BAD
            case "odd" if self.clean is False:
                text = rng.choice(["1.5", "0x", "", "1e5", "five", "col:", "col:#9", "@", "12x", "NaN", "٣"])
                run.fail(option, text if text.strip("@") else option, "@")
                return text, BAD
            case "key" if option == "--mod" or (option == "--exp" and self.verb in ("powmod", "multiexp")):
                run.files["key.pem"] = self.keys.pem
                return "@key.pem", self.keys.n if option == "--mod" else self.keys.e
            case "no key" if self.clean is False and option in ("--mod", "--exp"):
                run.fail("nokey.pem", option)
                return "@nokey.pem", BAD
        if value == 0 and option == "--mod":
            value = 1 if self.clean else 0
        return str(value), value

    def twist(self, everything, columns, arguments):
        """Another column of the same name, or a number that is also the name of a column."""
        rng, run = self.rng, self.run
        column = rng.choice(columns)
        if rng.random() < 0.5:
            twin = tables.Column(column.name, column.kind, list(column.cells), [], width=column.width)
            if self.form in ("jsonl", "ndjson"):
                return
            everything.append(twin)
            run.fail(column.name)
            return
        numbers = [a for a in arguments if a.isdigit()]
        if numbers:
            other = next(c for c in everything if c not in columns)
            other.name = numbers[0]
            run.doubt(numbers[0])
            # Only a number can be the modulus of `multiexp`.
            run.warns += [] if self.verb == "multiexp" else numbers[:1]

    def no_header(self, everything, columns, arguments):
        if self.rows and everything[0].cells[0].startswith("\ufeff"):
            # At the start of a file, it would be no part of the cell.
            return
        self.layout.header = False
        arguments.append("--no-header")
        for i, column in enumerate(everything):
            old = column.reference
            column.name = str(i + 1)
            if column in columns:
                arguments[arguments.index(old)] = self.rng.choice([f"col:{i + 1}", f"col:#{i + 1}"])
        if not self.rows:
            self.run.doubt("empty", "-: ", "#")
        # Numbers on the command line may be names of columns now.
        numbers = [
            a.rpartition("=")[2] for a in arguments if a.rpartition("=")[2].isdigit() and 1 <= int(a.rpartition("=")[2]) <= len(everything)
        ]
        if numbers:
            self.run.doubt(*numbers)
            self.run.warns += [] if self.verb == "multiexp" else numbers

    def more(self, kind):
        """Returns options that change no result, and sometimes one that is absurd."""
        rng, run = self.rng, self.run
        more = self.options()
        if rng.random() < 0.2:
            more += ["--threads", rng.choice(["1", "2", "100"])]
        if self.verb in ("powmod", "multiexp", "in-subgroup", "prime") and rng.random() < 0.3:
            more.append("--public")
        if rng.random() < 0.08:
            more.append("--json")
        if kind != "multiexp" and rng.random() < 0.05:
            more += ["--keep-every", "0"]
        if rng.random() < 0.07:
            odd = rng.choice(ABSURD)
            more += odd
            run.fail(odd[0].partition("=")[0], odd[-1], "--keep-every", "unexpected", *([self.name] if hasattr(self, "name") else []))
        return more

    def expect(self, f, readings, operands, everything, kind, on_error):
        """Says what must come of the run."""
        run, rows = self.run, self.rows
        rows_of = [reading if isinstance(reading, list) else [reading] * rows for reading in readings]
        results, bad = [], []
        for row, numbers in enumerate(zip(*rows_of, strict=False)):
            results.append(None)
            if MISSING in numbers and on_error == "null":
                continue
            if BAD in numbers or MISSING in numbers:
                # A null hides what is wrong with another cell, or does not.
                if None in numbers:
                    run.doubt(*row_names(row))
                else:
                    bad.append(row)
            elif None in numbers:
                bad += [row] if kind == "multiexp" else []
            else:
                try:
                    results[-1] = f(*numbers)
                except Bad:
                    bad.append(row)
        # A number on the command line that is bad for every row, or for none.
        if any(not isinstance(r, list) and r == 0 for r in readings) or self.verb in ("jacobi", "in-subgroup"):
            if not bad:
                run.doubt(*self.options_of_operands)
            else:
                run.names += self.options_of_operands
                on_error = "either" if on_error == "null" else on_error
        if self.form in ("jsonl", "ndjson"):
            for operand in operands:
                if operand is not None and all(cell is MISSING for cell in operand.cells):
                    run.doubt(operand.name)
        if bad and on_error == "fail":
            run.fail(*(name for row in bad for name in row_names(row)))
        elif bad and on_error == "either":
            run.doubt("row ")
        if bad and self.blind and run.must == "fail" and on_error != "fail":
            run.must = "either"
        if kind == "multiexp":
            # The inverse of a product of many rows.
            run.names.append("no inverse")
            run.check = lambda got, run: self.check_product(got, results, readings[-1])
            return
        run.check = lambda got, run: self.check(run, got, results, operands, everything)
        # A Parquet or Arrow file in a pipe is complete only if its footer follows what it starts with; text may be cut anywhere.
        ends = {"parquet": b"PAR1", "arrow": b"ARROW1"}
        run.complete = lambda got: self.to in ends and len(got) > 16 and got.endswith(ends[self.to])

    def check_product(self, got, results, m):
        """Returns what is wrong with one number, or None."""
        if self.blind or self.twice:
            return None
        product = math.prod(r for r in results if r is not None) % m if isinstance(m, int) and m > 0 else None
        text = (got or b"").decode().strip()
        return None if text == str(product) else f"{text[:80]}, expected {product}"

    def check(self, run, got, results, operands, everything):
        """Returns what is wrong with the output table, or None."""
        if run.redirect == "1<>" and not results and self.to in ("jsonl", "ndjson"):
            # Nothing is written over what stood there.
            return None
        names, columns = tables.read(got, self.to, self.delimiter)
        if self.blind:
            return None
        header = [c.name for c in everything] if self.layout.header else [str(i + 1) for i in range(len(everything))]
        expected = [*header, self.result]
        data = columns
        if not self.layout.header and self.to in ("csv", "tsv"):
            # Without a header in the input, there is none in the output, or one with numbers.
            if names != expected:
                data = [[name, *column] for name, column in zip(names, columns, strict=False)]
        elif self.to in ("jsonl", "ndjson") or self.form in ("jsonl", "ndjson"):
            if not results:
                return None
            data = [
                columns[names.index(name)] if name in names else [MISSING if self.to in ("jsonl", "ndjson") else ""] * len(results)
                for name in expected
            ]
            if set(names) - set(expected):
                return f"columns {names}, expected {expected}"
        elif names != expected:
            return f"columns {names}, expected {expected}"
        if self.twice:
            results = results * 2
        if any(len(column) != len(results) for column in data):
            return f"{[len(c) for c in data]} rows, expected {len(results)}"
        for row, (cell, result) in enumerate(zip(data[-1], results, strict=False)):
            found = tables.number(cell, self.radix if self.form in ("csv", "tsv") and self.verb != "jacobi" else "10", self.order)
            if found != result or isinstance(found, bool) != isinstance(result, (bool, Either)):
                return f"row {row + 1} is {cell!r:.80}, expected {result}"
        if self.twice:
            return None
        wrong = self.check_notation(data[-1], results, operands)
        if wrong:
            return wrong
        for column, cells in zip(everything, data, strict=False):
            for row, (before, after) in enumerate(zip(column.cells, cells, strict=False)):
                expected = tables.carried(column, before, self.form, self.to)
                if expected is not ... and (after != expected or isinstance(after, bool) != isinstance(expected, bool)):
                    return f"row {row + 1} of column {column.name!r} is {after!r:.80}, and was {before!r:.80}"
        return None

    def check_notation(self, cells, results, operands):
        """The result is hexadecimal in rows where the number of the column that determines its type is."""
        if self.verb in ("gcd", "jacobi", "in-subgroup", "prime") or self.radix != "10":
            return None
        order = [operands[0], operands[2], operands[1]] if self.verb == "powmod" else operands
        column = next((c for c in order if c is not None), None)
        if column is None or not column.hexadecimal:
            return None
        for row, (cell, result) in enumerate(zip(cells, results, strict=False)):
            if result is not None and (
                not isinstance(cell, str) or isinstance(cell, tables.Raw) or cell[:2].lower().startswith("0x") != column.hexadecimal[row]
            ):
                return f"row {row + 1} is {cell!r:.80}, in another notation than {column.cells[row]!r:.80}"
        return None
