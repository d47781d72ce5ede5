"""Runs of the command, with what Python's integers and OpenSSL say about them."""

import base64
import hashlib
import math
import shlex
from dataclasses import dataclass, field

import tables
from arithmetic import VERBS, Impossible
from tables import BAD, MISSING, TEXT, Layout, Maker


@dataclass
class Run:
    """A run: the files, the arguments and the redirections, and what must come of it."""

    arguments: list = field(default_factory=list)
    files: dict = field(default_factory=dict)
    folders: list = field(default_factory=list)
    stdin: str | None = None
    piped: bool = False
    redirect: str = ""
    target: str = ""
    # The file that -o names, if it is one.
    output: str | None = None
    # "succeed", "fail", or "either".
    must: str = "succeed"
    # Texts of which an error message has one.
    names: list = field(default_factory=list)
    warns: list = field(default_factory=list)
    check: object = None
    complete: object = None
    # The output goes where it cannot be read.
    unseen: bool = False
    outcome: str = ""

    def fail(self, *names):
        """The run must fail; of several mistakes, one is told."""
        self.must = "fail"
        self.names += [*names, *(name.replace('"', '\\"') for name in names if '"' in name)]

    def doubt(self, *names):
        """An error is right, too."""
        if self.must == "succeed":
            self.must = "either"
        self.names += names

    def line(self):
        text = "limbwise " + shlex.join(self.arguments)
        if self.stdin:
            text = f"cat {shlex.quote(self.stdin)} | {text}" if self.piped else f"{text} < {shlex.quote(self.stdin)}"
        return f"{text} {self.redirect} {shlex.quote(self.target) if self.target else ''}".rstrip()


def make(rng, plain, keys):
    """Returns the run of a generator of random numbers."""
    kind = rng.choice(["columns"] * 13 + ["multiexp"] * 2 + ["verify"] * 2 + ["swap"] * 3)
    return {"columns": Columns, "multiexp": Columns, "verify": Verify, "swap": Swap}[kind](rng, plain, keys).make(kind)


class Table:
    """What all runs over tables share: the input, the output and the options."""

    def __init__(self, rng, plain, keys):
        self.rng, self.plain, self.keys = rng, plain, keys
        self.run = Run()
        self.forms = list(TEXT) if plain else [*TEXT, "parquet", "arrow", "arrows"]
        self.form = rng.choice(["csv", "csv", *self.forms])
        self.clean = rng.random() < 0.6
        self.radix = "10" if rng.random() < 0.9 or self.form not in ("csv", "tsv") else rng.choice(["16", "base64url"])
        self.order = "little" if not plain and rng.random() < 0.1 else "big"
        self.rows = rng.choice([0, 1, 1, 2, 3, 5, 20, 300]) if self.form not in ("jsonl", "ndjson") else rng.choice([1, 2, 5, 20, 300])
        self.maker = Maker(rng, self.form, self.radix, self.order, self.clean)
        self.layout = Layout(self.form, delimiter="\t" if self.form == "tsv" else ",")

    def options(self):
        arguments = []
        if self.radix != "10":
            arguments += ["--radix", self.radix]
        if self.order != "big":
            arguments += ["--byte-order", self.order]
        return arguments

    def input(self, columns):
        """Writes the table to a file and returns the arguments that name it."""
        rng, run, layout = self.rng, self.run, self.layout
        arguments = []
        form = self.form
        if form in ("csv", "tsv"):
            layout.newline = rng.choice(["\n", "\n", "\r\n"])
            layout.bom = rng.random() < 0.15
            layout.quote_all = rng.random() < 0.1
            layout.blank_lines = rng.random() < 0.1
            layout.last_newline = rng.random() < 0.85 or not self.rows
            if form == "csv" and rng.random() < 0.2:
                layout.delimiter = rng.choice([";", "|", "\t"])
                arguments += ["--delimiter", rng.choice(["\\t", "\t"]) if layout.delimiter == "\t" else layout.delimiter]
        elif form in TEXT:
            layout.newline = rng.choice(["\n", "\n", "\r\n"])
            layout.bom = rng.random() < 0.1
            layout.blank_lines = rng.random() < 0.1
            layout.last_newline = rng.random() < 0.85
        else:
            layout.packed = rng.choice(["", "zstd", "lz4" if form != "parquet" else "gzip"])
            layout.chunk = rng.choice([1, 7, 1000])
        if form in TEXT and rng.random() < 0.12:
            layout.packed = rng.choice(["gz", "gz" if self.plain else "zst"])
        if rng.random() < 0.08:
            layout.damage = rng.choice(["cut", "twice", "utf-16", "not utf-8", "ragged", "open quote", "nothing", "text after"] if form in TEXT else ["cut", "twice", "nothing", "text after"])
            if layout.damage == "twice" and form in TEXT:
                layout.damage = ""
        name = rng.choice(["in", "in", "in put", "-in", "tää"]) + f".{form}" + (f".{layout.packed}" if form in TEXT and layout.packed else "")
        if explicit := rng.random() < 0.1:
            name = "noname"
        run.files[name] = tables.write(columns, layout)
        if layout.damage:
            # What the command makes of it is judged by other means; here, it must not be silent.
            run.fail(name, "-: ", "stdin", "standard input", "/dev/stdin")
            if layout.damage == "cut" and form in TEXT and not layout.packed or layout.damage == "ragged" and (form not in ("csv", "tsv") or self.rows == 0):
                run.must, self.blind = "either", True
            if layout.damage == "twice":
                # Two streams are both read, or none; of two files, the footer of the last describes the first.
                run.must = "either"
                self.twice = form == "arrows"
            if layout.damage == "not utf-8" and (form not in TEXT or not self.rows):
                run.must, self.blind = "either", True
            if layout.damage == "text after" and form in TEXT:
                # Another cell, in the last column.
                run.must, self.blind = "either", True
            if layout.damage == "open quote" and form in ("jsonl", "ndjson") or layout.damage == "utf-16":
                run.must = "fail"
        way = rng.choice(["file"] * 6 + ["-", "-", "piped", "/dev/stdin", "missing", "folder", "dot"])
        if way == "missing" and rng.random() < 0.5:
            run.fail("missing." + form)
            return ["missing." + form], arguments
        if way == "folder" and rng.random() < 0.5:
            run.folders.append("folder." + form)
            run.fail("folder." + form)
            return ["folder." + form], arguments
        if way in ("-", "piped", "/dev/stdin"):
            run.stdin, run.piped = name, way == "piped" or rng.random() < 0.3
            arguments += ["--format", form]
            self.name = "-"
            run.names += ["-: ", "-,", "stdin", "/dev/stdin"]
            return ["/dev/stdin" if way == "/dev/stdin" else "-"], arguments
        if explicit:
            arguments += ["--format", form]
        self.name = name
        if way == "dot" or name.startswith("-"):
            return ["./" + name], arguments
        return [name], arguments

    def output(self, input):
        """Returns the arguments of the output; the redirections are those of the run."""
        rng, run = self.rng, self.run
        self.to = rng.choice([self.form, self.form, *self.forms])
        arguments = []
        way = rng.choice(["new"] * 6 + ["existing", "existing", "no-clobber", "-", "-", "->", "->", "->>", "-1<>", "/dev/stdout>", "/dev/stdout>>", "/dev/stdout1<>", "/dev/stdout", "/dev/fd/1>>", "/proc/self/fd/1>",
                                          "closed", "true", "full", ">full", "null", "folder", "nowhere", "in place", "no extension", "packed", "delimiter", "other extension"])
        path = f"out.{self.to}"
        prior = b"what stood here before\n"
        self.delimiter = None
        match way:
            case "new":
                pass
            case "existing":
                run.files[path] = prior
            case "no-clobber":
                run.files[path] = prior
                run.fail(path)
                arguments += ["--no-clobber"]
            case "in place":
                if run.stdin or input[0].startswith("missing") or "/" in input[0] or "noname" in input[0] or input[0].startswith("folder"):
                    pass
                else:
                    path, self.to = input[0], self.form
            case "folder":
                run.folders.append(path)
                run.fail(path)
                return ["-o", path, *arguments]
            case "nowhere":
                run.fail("nowhere")
                return ["-o", rng.choice([f"nowhere/{path}", f"nowhere/nowhere/{path}"]), *arguments]
            case "no extension":
                run.fail("extension", "format")
                return ["-o", "result"]
            case "packed":
                if self.to in TEXT:
                    path += ".gz"
            case "other extension":
                path = f"out.{rng.choice(self.forms)}"
                arguments += ["--output-format", self.to]
                if path.rpartition(".")[2] != self.to:
                    run.doubt("--output-format", path)
            case "delimiter":
                if self.to == "csv":
                    self.delimiter = rng.choice([";", "|", "\t"])
                    arguments += ["--out-delimiter", self.delimiter]
            case "null" | "full":
                run.unseen = True
                if way == "full" and (self.rows or self.to not in ("jsonl", "ndjson")):
                    run.fail("/dev/full")
                return ["-o", f"/dev/{way}", "--output-format", self.to]
            case _:
                # To standard output.
                form = ["--output-format", self.to] if self.to != self.form or way.startswith("/") or rng.random() < 0.5 else []
                name = "-"
                if way.startswith("/"):
                    name = way.rstrip("1<>") if not way.startswith(("/dev/fd/1", "/proc")) else way.rstrip("<>")
                    way = way[len(name) :]
                else:
                    way = way.removeprefix("-")
                run.redirect = {"": "", ">": ">", ">>": ">>", "1<>": "1<>", "closed": ">&-", "true": "| true", ">full": ">"}[way]
                if way == "closed":
                    run.fail("stdout", name)
                elif way == "true":
                    run.doubt()
                elif way == ">full":
                    run.target, run.unseen = "/dev/full", True
                    if self.rows or self.to not in ("jsonl", "ndjson"):
                        run.fail("stdout", "-", "full")
                elif run.redirect:
                    run.target = rng.choice(["result.txt", "out.csv", "log"])
                    if run.redirect != ">" or rng.random() < 0.5:
                        run.files[run.target] = prior if run.redirect != "1<>" else b"x\n"
                return ["-o", name, *form]
        run.output = path.removeprefix("./")
        return ["-o", path, *arguments]


class Columns(Table):
    """A verb that computes a column, or one number."""

    blind = twice = False

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
        options, f = VERBS["powmod" if kind == "multiexp" else self.verb]
        operands, columns, arguments, readings = [], [], [], []
        for option in options:
            one = rng.random() < (0.15 if option in ("--base", "--x") else 0.5) or kind == "multiexp" and option == "--mod"
            if one:
                text, reading = self.one(option)
                readings.append(reading)
                operands.append(None)
                arguments += [f"{option}={text}"] if text.startswith("-") or rng.random() < 0.3 else [option, text]
            else:
                column = self.maker.operand([self.value(option) for _ in range(self.rows)], signed=option == "--exp")
                columns.append(column)
                operands.append(column)
                readings.append(column.readings)
                arguments += [option, column.reference]
                if column.refused:
                    run.fail(column.name)
                if column.kind == "null":
                    run.doubt(column.name, option)
        others = [self.maker.other(self.rows) for _ in range(rng.choice([1, 1, 2]))]
        everything = columns + others
        rng.shuffle(everything)
        if rng.random() < 0.08 and columns:
            self.twist(everything, columns, arguments)
        if self.form in ("csv", "tsv") and rng.random() < 0.08:
            self.no_header(everything, columns, arguments)
        if not any(operands):
            run.names += ["empty"]
            # A run over a file in which no operand is a column.
            run.fail("column", *options)
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
            output = []
            run.redirect = rng.choice(["", "", ">", ">>", "1<>"])
            if run.redirect:
                run.target = "result.txt"
                run.files["result.txt"] = b"what stood here before\n" if run.redirect == ">>" else b"x\n"
        else:
            output = self.output(source)
            if on_error == "null":
                more += ["--on-error", "null"]
            if rng.random() < 0.15:
                self.result = rng.choice(["r", "col:r", "ü", "a b", *(c.name for c in everything[:1])])
                more += [f"--result={self.result}"]
                if self.result in [c.name for c in everything]:
                    run.fail("column", self.result)
            else:
                self.result = self.verb
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
            case "key" if option == "--mod" or option == "--exp" and self.verb in ("powmod", "multiexp"):
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
        numbers = [a.rpartition("=")[2] for a in arguments if a.rpartition("=")[2].isdigit() and 1 <= int(a.rpartition("=")[2]) <= len(everything)]
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
            odd = rng.choice([["--threads", "0"], ["--threads=-1"], ["--threads", "many"], ["--radix", "7"], ["--byte-order", "middle"], ["--nothing"], ["--format", "xml"], ["--delimiter", ";;"], ["--delimiter", ""],
                              ["--exp-bits", "0"], ["--exp-bits=-1"], ["--exp-bits", "99999999999999999999999"], ["--on-error", "skip"], ["--compression", "rar"], ["--keep-every=-1"], ["extra.csv"], ["--out-delimiter", "ab"],
                              ["--delimiter", '"'], ["--delimiter", "\n"]])
            more += odd
            run.fail(odd[0].partition("=")[0], odd[-1], "--keep-every", "unexpected", *([self.name] if hasattr(self, "name") else []))
        return more

    def expect(self, f, readings, operands, everything, kind, on_error):
        """Says what must come of the run."""
        run, rows = self.run, self.rows
        rows_of = [reading if isinstance(reading, list) else [reading] * rows for reading in readings]
        results, bad = [], []
        for row in range(rows):
            numbers = [reading[row] for reading in rows_of]
            if MISSING in numbers and on_error == "null":
                results.append(None)
                continue
            if any(n is BAD or n is MISSING for n in numbers):
                # A null hides what is wrong with another cell, or does not.
                if None in numbers:
                    run.doubt(*(f"row {row + 1}" + end for end in (" ", ",", ":")))
                else:
                    bad.append(row)
                results.append(None)
                continue
            if None in numbers:
                results.append(None)
                if kind == "multiexp":
                    bad.append(row)
                continue
            try:
                results.append(f(*numbers))
            except Impossible:
                bad.append(row)
                results.append(None)
        # A number on the command line that is bad for every row, or for none.
        if any(not isinstance(r, list) and r == 0 for r in readings) or self.verb in ("jacobi", "in-subgroup"):
            if not rows or not bad:
                run.doubt(*VERBS["powmod" if kind == "multiexp" else self.verb][0])
            if bad:
                run.names += VERBS["powmod" if kind == "multiexp" else self.verb][0]
                on_error = "either" if on_error == "null" else on_error
        if self.form in ("jsonl", "ndjson"):
            for operand in operands:
                if operand is not None and all(cell is MISSING for cell in operand.cells):
                    run.doubt(operand.name)
        if bad and on_error == "fail":
            run.fail(*(f"row {row + 1}" + end for row in bad for end in (" ", ",", ":")))
        elif bad and on_error == "either":
            run.doubt("row ")
        if bad and self.blind and run.must == "fail" and on_error != "fail":
            run.must = "either"
        if kind == "multiexp":
            # The inverse of a product of many rows.
            run.names.append("no inverse")
            m = readings[-1]
            product = math.prod(r for r in results if r is not None) % m if isinstance(m, int) and m > 0 else None

            def check_number(got, run):
                if self.blind or self.twice:
                    return None
                text = (got or b"").decode().strip()
                return None if text == str(product) else f"{text[:80]}, expected {product}"

            run.check = check_number
            return
        run.check = lambda got, run: self.check(run, got, results, operands, everything)
        # A Parquet or Arrow file in a pipe is complete only if its footer follows what it starts with; text may be cut anywhere.
        ends = {"parquet": b"PAR1", "arrow": b"ARROW1"}
        run.complete = lambda got: self.to in ends and len(got) > 16 and got.endswith(ends[self.to])

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
                data = [[name, *column] for name, column in zip(names, columns)]
        elif self.to in ("jsonl", "ndjson") or self.form in ("jsonl", "ndjson"):
            if not results:
                return None
            data = [columns[names.index(name)] if name in names else [MISSING if self.to in ("jsonl", "ndjson") else ""] * len(results) for name in expected]
            if set(names) - set(expected):
                return f"columns {names}, expected {expected}"
        elif names != expected:
            return f"columns {names}, expected {expected}"
        if self.twice:
            results = results * 2
        if any(len(column) != len(results) for column in data):
            return f"{[len(c) for c in data]} rows, expected {len(results)}"
        for row, (cell, result) in enumerate(zip(data[-1], results)):
            found = tables.number(cell, self.radix if self.form in ("csv", "tsv") and self.verb != "jacobi" else "10", self.order)
            if found != result or isinstance(found, bool) != isinstance(result, bool):
                return f"row {row + 1} is {cell!r:.80}, expected {result}"
        if self.twice:
            return None
        wrong = self.check_notation(data[-1], results, operands)
        if wrong:
            return wrong
        for column, cells in zip(everything, data):
            for row, (before, after) in enumerate(zip(column.cells, cells)):
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
        for row, (cell, result) in enumerate(zip(cells, results)):
            if result is not None and (not isinstance(cell, str) or isinstance(cell, tables.Raw) or cell[:2].lower().startswith("0x") != column.hexadecimal[row]):
                return f"row {row + 1} is {cell!r:.80}, in another notation than {column.cells[row]!r:.80}"
        return None


class Verify(Columns):
    """`rsa verify`, judged by OpenSSL."""

    def make(self, kind):
        rng, run, keys = self.rng, self.run, self.keys
        self.verb = "valid"
        self.radix, self.order = "10", "big"
        self.rows = min(self.rows, 5)
        self.clean = rng.random() < 0.7
        self.maker = Maker(rng, self.form, clean=self.clean)
        length = rng.choice(list(keys.lengths))
        given = keys.lengths[length]
        hash, padding = rng.choice(["sha256", "sha384", "sha512"]), rng.choice(["pkcs1v15", "pss"])
        salt = rng.choice([None, None, 32, 20, 0]) if padding == "pss" else None
        encoding = rng.choice(["hex", "base64", "base64url"])
        size = (keys.moduli[length].bit_length() + 7) // 8
        fitting = [row for row in given if row["hash"] == hash and row["padding"] == padding]
        messages, signatures, results, bad = [], [], [], []
        for row in range(self.rows):
            one = rng.choice(fitting * 4 + given)
            message, signature = one["message"], bytes.fromhex(one["signature"])
            match rng.randrange(12):
                case 0:
                    at = rng.randrange(len(signature))
                    signature = signature[:at] + bytes([signature[at] ^ 1 << rng.randrange(8)]) + signature[at + 1 :]
                case 1:
                    message += rng.choice(["x", "\n", "ü", ",", " "])
                case 2:
                    signature = signature[:-1]
                case 3:
                    signature = b"\0" + signature
                case 4:
                    # The same residue, not below the modulus.
                    other = int.from_bytes(signature, "big") + keys.moduli[length]
                    signature = other.to_bytes(size + 1, "big")[-size:] if other >> 8 * size == 0 else signature
                case 5:
                    signature = bytes(size)
            messages.append(message)
            signatures.append(signature)
            results.append(keys.valid(length, signature, message.encode(), hash, padding, salt))
        text = [self.encode(s, encoding) for s in signatures]
        as_text = self.form in TEXT or rng.random() < 0.5
        cells = list(text) if as_text else list(signatures)
        if not self.clean:
            for row in range(self.rows):
                if rng.random() < 0.2:
                    # An empty signature is only invalid: one hostile cell must not end an audit.
                    cells[row] = rng.choice(["", "zz!", "0x", "é"]) if as_text else b""
                    empty = ["", b"", "0x"] if encoding == "hex" else ["", b""]
                    if cells[row] not in empty:
                        bad.append(row)
                    results[row] = False if cells[row] in empty else None
        digest = rng.random() < 0.25
        shown = messages
        if digest:
            shown = [self.encode(hashlib.new(hash, m.encode()).digest(), encoding) for m in messages]
            if rng.random() < 0.1 and self.rows:
                shown[0] = self.encode(b"short", encoding)
                if 0 not in bad:
                    bad.append(0)
                results[0] = None
        kind = "json" if self.form in ("jsonl", "ndjson") else "text"
        names = self.maker.names
        signature_column = tables.Column(names.pop(0), kind if as_text else "binary", cells, [])
        message_column = tables.Column(names.pop(0), kind, shown, [])
        everything = [signature_column, message_column, self.maker.other(self.rows)]
        rng.shuffle(everything)
        plain_name = lambda column: column.reference
        key = "@key.pem"
        run.files["key.pem"] = keys.pems[length]
        if salt is not None:
            # A short key may have no room for the hash and the salt.
            run.doubt("key.pem", "--salt-length")
        if rng.random() < 0.05:
            key = rng.choice(["@nokey.pem", "@in", "nothing", "5"])
            run.fail("key", "nothing", "5", "in:")
        arguments = ["--signature", plain_name(signature_column), "--digest" if digest else "--message", plain_name(message_column), "--key", key, "--hash", hash, "--encoding", encoding]
        if padding == "pss" or rng.random() < 0.3:
            arguments += ["--padding", padding]
        if salt is not None:
            arguments += ["--salt-length", str(salt)]
        source, given = self.input(everything)
        output = self.output(source)
        self.result = "valid"
        more = []
        on_error = rng.choice(["fail", "null"])
        if on_error == "null":
            more += ["--on-error", "null"]
        run.arguments = ["rsa", "verify", *source, *output, *arguments, *given, *more]
        if bad and on_error == "fail":
            run.fail(*(f"row {row + 1}" + end for row in bad for end in (" ", ",", ":")))
        run.check = lambda got, run: self.check(run, got, results, [], everything)
        return run

    @staticmethod
    def encode(data, encoding):
        if encoding == "hex":
            return data.hex()
        return (base64.b64encode if encoding == "base64" else base64.urlsafe_b64encode)(data).decode()

    def check_notation(self, cells, results, operands):
        return None


class Swap(Table):
    """`swap`, on files of any size."""

    def make(self, kind):
        rng, run = self.rng, self.run
        size = rng.choice([0, 1, 2, 3, 8, 16, 24, 48, 96, 100, 1000, 4096, 65536, 70000])
        data = rng.randbytes(size)
        skip = rng.choice([0, 0, 0, 1, 8, 16, size, size + 1])
        arguments = []
        fields = None
        if rng.random() < 0.6:
            width = rng.choice([16, 24, 32, 64, 128])
            arguments += ["--width", str(width)]
            fields = [width // 8]
        else:
            record = [rng.choice(["1", "2", "3", "4", "8", "16", "x1", "x5"]) for _ in range(rng.choice([1, 2, 3, 5]))]
            if rng.random() < 0.1:
                record[0] = rng.choice(["0", "5", "-1", "a", "", "x", "99999999999999999999", "x0"])
                run.fail("--record", record[0] or "--record")
            else:
                fields = [-int(f[1:]) if f[0] == "x" else int(f) for f in record]
            arguments += [f"--record={','.join(record)}"]
        unit = sum(map(abs, fields)) if fields else 1
        rest = size - skip
        count = rng.choice([None, None, None, 0, 1, max(0, rest) // unit, max(0, rest) // unit + 1])
        if skip or rng.random() < 0.1:
            arguments += ["--skip", str(skip)]
        if count is not None:
            arguments += ["--count", str(count)]
        if rest < 0 or count is None and rest % unit or count is not None and count * unit > rest:
            run.fail("in.bin", "-: ", "bytes")
        if rng.random() < 0.05:
            odd = rng.choice([["--width", "48"], ["--width=-8"], ["--skip=-1"], ["--count", "x"], ["--nothing"]])
            arguments += odd
            run.fail(odd[0].partition("=")[0], odd[-1])
        expected = b""
        if run.must != "fail":
            n = rest // unit if count is None else count
            parts, at = [data[:skip]], skip
            for _ in range(n):
                for field in fields:
                    parts.append(data[at : at - field] if field < 0 else data[at : at + field][::-1])
                    at += abs(field)
            expected = b"".join(parts) + data[at:]
        run.files["in.bin"] = data
        source = ["in.bin"]
        if rng.random() < 0.25:
            run.stdin, run.piped, source = "in.bin", rng.random() < 0.6, [rng.choice(["-", "-", "/dev/stdin"])]
            run.names += ["-: ", "stdin"]
        prior = b"what stood here before\n"
        way = rng.choice(["new", "new", "existing", "no-clobber", "in place", "--in-place", "-", "->", "->>", "-1<>", "/dev/stdout>", "/dev/stdout>>", "full", "null", "folder", "nowhere", "closed"])
        self.whole = True
        match way:
            case "--in-place":
                output = ["--in-place"]
                run.output = "in.bin"
                if run.stdin:
                    run.doubt("--in-place", "-", "stdin")
            case "in place":
                output = ["-o", "in.bin"]
                run.output = "in.bin"
                if run.stdin:
                    run.doubt("in.bin", "-")
            case "new" | "existing" | "no-clobber":
                output, run.output = ["-o", "out.bin"], "out.bin"
                if way != "new":
                    run.files["out.bin"] = prior
                if way == "no-clobber":
                    output.append("--no-clobber")
                    run.fail("out.bin")
            case "full" | "null":
                output = ["-o", f"/dev/{way}"]
                run.unseen = True
                if way == "full":
                    # What is wrong with the input may be found after a part is written.
                    run.fail("/dev/full") if expected else run.doubt("/dev/full")
            case "folder":
                run.folders.append("out.bin")
                output = ["-o", "out.bin"]
                run.fail("out.bin")
            case "nowhere":
                output = ["-o", "nowhere/out.bin"]
                run.fail("nowhere")
            case _:
                name = "-" if not way.startswith("/") else "/dev/stdout"
                way = way.removeprefix(name)
                run.redirect = ">&-" if way == "closed" else way
                if way == "closed":
                    run.fail("stdout", "-")
                elif way:
                    run.target = "result.txt"
                    run.files["result.txt"] = prior if way == ">>" else b""
                output = ["-o", name]
        run.arguments = ["swap", *source, *output, *arguments] + (["--quiet"] if rng.random() < 0.3 else [])
        run.check = lambda got, run: None if got == expected else f"{len(got)} bytes {got[:40].hex()}, expected {len(expected)} bytes {expected[:40].hex()}"
        return run
