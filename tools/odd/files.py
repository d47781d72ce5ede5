"""The input and the output of runs over tables."""

import tables
from run import PRIOR, Run
from tables import TEXT, Layout, Maker

# Where the output goes: standard output, by a name and a redirection, or a kind of file.
OUTPUTS = [
    *["new"] * 6,
    "existing",
    "existing",
    "no-clobber",
    ("-", ""),
    ("-", ""),
    ("-", ">"),
    ("-", ">"),
    ("-", ">>"),
    ("-", "1<>"),
    ("/dev/stdout", ">"),
    ("/dev/stdout", ">>"),
    ("/dev/stdout", "1<>"),
    ("/dev/stdout", ""),
    ("/dev/fd/1", ">>"),
    ("/proc/self/fd/1", ">"),
    ("-", ">&-"),
    ("-", "| true"),
    "full",
    ">full",
    "null",
    "folder",
    "nowhere",
    "in place",
    "no extension",
    "packed",
    "delimiter",
    "other extension",
]


class Table:
    """What all runs over tables share."""

    # The output is not compared with what is right, or has the rows twice.
    blind = twice = False

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
        """Writes the table to a file and returns the arguments that name it, and those that describe it."""
        rng, run, layout, form = self.rng, self.run, self.layout, self.form
        arguments = []
        if form in TEXT:
            has_fields = form in ("csv", "tsv")
            layout.newline = rng.choice(["\n", "\n", "\r\n"])
            layout.bom = rng.random() < 0.1
            layout.quote_all = has_fields and rng.random() < 0.1
            layout.blank_lines = rng.random() < 0.1
            layout.last_newline = rng.random() < 0.85 or (has_fields and not self.rows)
            if form == "csv" and rng.random() < 0.2:
                layout.delimiter = rng.choice([";", "|", "\t"])
                arguments += ["--delimiter", rng.choice(["\\t", "\t"]) if layout.delimiter == "\t" else layout.delimiter]
            layout.packed = rng.choice(["gz", "gz" if self.plain else "zst"]) if rng.random() < 0.12 else ""
        else:
            layout.packed = rng.choice(["", "zstd", "lz4" if form != "parquet" else "gzip"])
            layout.chunk = rng.choice([1, 7, 1000])
        if rng.random() < 0.08:
            layout.damage = rng.choice(
                ["cut", "", "utf-16", "not utf-8", "ragged", "open quote", "nothing", "text after"]
                if form in TEXT
                else ["cut", "twice", "nothing", "text after"]
            )
        name = (
            rng.choice(["in", "in", "in put", "-in", "tää"]) + f".{form}" + (f".{layout.packed}" if form in TEXT and layout.packed else "")
        )
        if explicit := rng.random() < 0.1:
            name = "noname"
        run.files[name] = tables.write(columns, layout)
        if layout.damage:
            self.damaged(name)
        way = rng.choice(["file"] * 6 + ["-", "-", "piped", "/dev/stdin", "missing", "folder", "dot"])
        if way in ("missing", "folder") and rng.random() < 0.5:
            name = f"{way}.{form}"
            run.folders += [name] if way == "folder" else []
            run.fail(name)
            return [name], arguments
        is_stdin = way in ("-", "piped", "/dev/stdin")
        if is_stdin or explicit:
            arguments += ["--format", form]
        if is_stdin:
            run.stdin, run.piped = name, way == "piped" or rng.random() < 0.3
            self.name = "-"
            run.names += ["-: ", "-,", "stdin", "/dev/stdin"]
            return ["/dev/stdin" if way == "/dev/stdin" else "-"], arguments
        self.name = name
        return ["./" + name if way == "dot" or name.startswith("-") else name], arguments

    def damaged(self, name):
        """What the command makes of a damaged file is judged by other means; here, it must not be silent."""
        run, layout, is_text = self.run, self.layout, self.form in TEXT
        run.fail(name, "-: ", "stdin", "standard input", "/dev/stdin", "no column")
        has_fields = self.form in ("csv", "tsv")
        # Rows that are left out, no rows, or another cell in the last column.
        unclear = {"cut": is_text, "ragged": not has_fields or not self.rows, "not utf-8": not self.rows, "text after": is_text}
        if unclear.get(layout.damage):
            run.must, self.blind = "either", True
        if layout.damage == "twice":
            # Two streams are both read, or none; of two files, the footer of the last describes the first.
            run.must = "either"
            self.twice = self.form == "arrows"

    def output(self, input):
        """Returns the arguments of the output; the redirections are those of the run."""
        rng, run = self.rng, self.run
        self.to = rng.choice([self.form, self.form, *self.forms])
        self.delimiter = None
        path, arguments = f"out.{self.to}", []
        is_written = self.rows or self.to not in ("jsonl", "ndjson")
        match rng.choice(OUTPUTS):
            case ("-" | "/dev/stdout" | "/dev/fd/1" | "/proc/self/fd/1" as name, redirect):
                form = ["--output-format", self.to] if self.to != self.form or name != "-" or rng.random() < 0.5 else []
                target = rng.choice(["result.txt", "out.csv", "log"])
                prior = b"x\n" if redirect == "1<>" else PRIOR if redirect != ">" or rng.random() < 0.5 else None
                return run.to_stdout(redirect, name, target, prior) + form
            case "null" | "full" as name:
                return run.to_device(name, is_written, "--output-format", self.to)
            case ">full":
                run.unseen = True
                if is_written:
                    run.fail("stdout", "-", "full")
                return run.to_stdout(">", "-", "/dev/full", None) + ["--output-format", self.to]
            case "folder" | "nowhere" as way:
                return run.to_path(way, path)
            case "no extension":
                run.fail("extension", "format")
                return ["-o", "result"]
            case "existing" | "no-clobber" as way:
                arguments = run.to_path(way, path)[2:]
            case "in place" if not run.stdin and "/" not in input[0] and not input[0].startswith(("missing", "folder", "noname")):
                path, self.to = input[0], self.form
            case "packed" if self.to in TEXT:
                path += ".gz"
            case "other extension":
                path = f"out.{rng.choice(self.forms)}"
                arguments = ["--output-format", self.to]
                if path.rpartition(".")[2] != self.to:
                    run.doubt("--output-format", path)
            case "delimiter" if self.to == "csv":
                self.delimiter = rng.choice([";", "|", "\t"])
                arguments = ["--out-delimiter", self.delimiter]
        run.output = path.removeprefix("./")
        return ["-o", path, *arguments]
