"""Runs of `swap` on files of any size."""

from run import PRIOR, Run

OUTPUTS = [
    "new",
    "new",
    "existing",
    "no-clobber",
    "in place",
    "--in-place",
    ("-", ""),
    ("-", ">"),
    ("-", ">>"),
    ("-", "1<>"),
    ("/dev/stdout", ">"),
    ("/dev/stdout", ">>"),
    "full",
    "null",
    "folder",
    "nowhere",
    ("-", ">&-"),
]


def swapped(data, fields, skip, count):
    """Returns the data with the bytes of each field reversed, in `count` records after `skip` bytes."""
    parts, at = [data[:skip]], skip
    for field in fields * count:
        part = data[at : at + abs(field)]
        parts.append(part if field < 0 else part[::-1])
        at += abs(field)
    return b"".join(parts) + data[at:]


class Swap:
    def __init__(self, rng, plain, keys):
        self.rng, self.run = rng, Run()

    def make(self, kind):
        rng, run = self.rng, self.run
        size = rng.choice([0, 1, 2, 3, 8, 16, 24, 48, 96, 100, 1000, 4096, 65536, 70000])
        data = rng.randbytes(size)
        skip = rng.choice([0, 0, 0, 1, 8, 16, size, size + 1])
        fields, arguments = self.fields()
        unit = sum(map(abs, fields)) if fields else 1
        rest = size - skip
        count = rng.choice([None, None, None, 0, 1, max(0, rest) // unit, max(0, rest) // unit + 1])
        if skip or rng.random() < 0.1:
            arguments += ["--skip", str(skip)]
        if count is not None:
            arguments += ["--count", str(count)]
        if rest < 0 or (count is None and rest % unit) or (count is not None and count * unit > rest):
            run.fail("in.bin", "-: ", "bytes")
        if rng.random() < 0.05:
            odd = rng.choice([["--width", "48"], ["--width=-8"], ["--skip=-1"], ["--count", "x"], ["--nothing"]])
            arguments += odd
            run.fail(odd[0].partition("=")[0], odd[-1])
        expected = swapped(data, fields, skip, rest // unit if count is None else count) if run.must != "fail" else b""
        run.files["in.bin"] = data
        source = ["in.bin"]
        if rng.random() < 0.25:
            run.stdin, run.piped, source = "in.bin", rng.random() < 0.6, [rng.choice(["-", "-", "/dev/stdin"])]
            run.names += ["-: ", "stdin"]
        run.arguments = ["swap", *source, *self.output(expected), *arguments] + (["--quiet"] if rng.random() < 0.3 else [])
        run.check = lambda got, run: (
            None if got == expected else f"{len(got)} bytes {got[:40].hex()}, expected {len(expected)} bytes {expected[:40].hex()}"
        )
        return run

    def fields(self):
        """Returns the sizes of a record's fields, negative if they stay as they are, and the options that describe it."""
        rng = self.rng
        if rng.random() < 0.6:
            width = rng.choice([16, 24, 32, 64, 128])
            return [width // 8], ["--width", str(width)]
        record = [rng.choice(["1", "2", "3", "4", "8", "16", "x1", "x5"]) for _ in range(rng.choice([1, 2, 3, 5]))]
        fields = [-int(f[1:]) if f[0] == "x" else int(f) for f in record]
        if rng.random() < 0.1:
            record[0], fields = rng.choice(["0", "5", "-1", "a", "", "x", "99999999999999999999", "x0"]), None
            self.run.fail("--record", record[0] or "--record")
        return fields, [f"--record={','.join(record)}"]

    def output(self, expected):
        """Returns the arguments of the output."""
        run = self.run
        match self.rng.choice(OUTPUTS):
            case (name, redirect):
                return run.to_stdout(redirect, name, "result.txt", PRIOR if redirect == ">>" else b"")
            case "--in-place" | "in place" as way:
                run.output = "in.bin"
                if run.stdin:
                    run.doubt("in.bin", "--in-place", "-", "stdin")
                return ["--in-place"] if way == "--in-place" else ["-o", "in.bin"]
            case "null" | "full" as name:
                # What is wrong with the input may be found after a part is written.
                run.doubt(*["/dev/full"] * (name == "full"))
                return run.to_device(name, expected)
            case way:
                run.output = "out.bin" if way not in ("folder", "nowhere") else None
                return run.to_path(way, "out.bin")
