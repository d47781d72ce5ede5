#!/usr/bin/env python3
"""Damages files, runs the command on each, and judges the result.

A run passes if it ends with code 0, 1 or 2 without a panic, within 10 seconds of processor time and 1 GB. If the code is 0, the
output must equal that of oracle.py for the same bytes. Files that only one of the two accepts are counted. A file that only the command
accepts is a failure, unless the output is that of the intact file (the command does not read the damaged part, such as the digits of
a decimal in a column that is copied). In some Parquet files, one bit of a level is flipped: pyarrow reads nulls where there are none, so
the output must be that of the intact file. A mutant depends only on the seed and its number.
"""

import collections
import json
import random
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path

import harness
import originals
from damage import mutate
from harness import run
from levels import level_bytes

HERE = Path(__file__).parent
BYTES = 1 << 30
# One in so many mutants has a damaged level.
LEVELS = 16


class Oracle:
    """The oracle process, which is restarted when it dies."""

    def __init__(self):
        self.process = None

    def ask(self, question):
        if self.process is None:
            self.process = subprocess.Popen(
                [sys.executable, str(HERE / "oracle.py")],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
        process = self.process
        watch = threading.Timer(60, process.kill)
        watch.start()
        try:
            process.stdin.write(json.dumps(question) + "\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except BrokenPipeError:
            line = ""
        watch.cancel()
        if line:
            return json.loads(line)
        process.kill()
        process.wait()
        self.process = None
        return {"accepted": False, "why": "the oracle crashed", "crashed": True}

    def end(self):
        if self.process:
            self.process.stdin.close()
            self.process.wait()


def unwritable(name, to):
    """Returns whether an original has columns that a format cannot store: union and run-end types in Parquet."""
    return to == ".parquet" and name.startswith(("text", "integer")) and ".arrow" in name


def tolerated(why):
    """Returns whether the oracle rejects a file only because of Python's limits: years beyond 9999, and unknown time zones."""
    texts = ("year is out of range", "date value out of range", "OverflowError", "Nanosecond resolution", "ZoneInfoNotFoundError")
    return any(text in why for text in texts)


class Work(harness.Mutants):
    """The mutants and their results."""

    def __init__(self, args, folder):
        super().__init__(args)
        self.folder, self.originals = folder, folder / "originals"
        originals.write(self.originals, HERE / "../../faces/cli/tests/keys")
        self.files = files = {path.name: path.read_bytes() for path in self.originals.iterdir()}
        self.names = sorted(files)
        self.formats = sorted({self.format(name) for name in self.names})
        parquet = {name: level_bytes(files[name]) for name in self.names if self.format(name) == ".parquet"}
        self.levels = {name: places for name, places in parquet.items() if places}
        self.counts, self.refusals = collections.Counter(), collections.Counter()
        self.slowest, self.largest = (0, ""), (0, "")

    @staticmethod
    def format(name):
        return name[name.index(".") :]

    def mutant(self, number):
        """Returns the name of the original, the bytes of the mutant, the format of the output, and whether a level is damaged."""
        rng = random.Random(f"{self.args.seed}/{number}")
        if number % LEVELS == 0:
            name = rng.choice(sorted(self.levels))
            data = bytearray(self.files[name])
            data[rng.choice(self.levels[name])] ^= 1 << rng.randrange(8)
            return name, bytes(data), rng.choice([".parquet", ".csv", ".arrow"]), True
        # Every format has the same number of mutants.
        group = [name for name in self.names if self.format(name) == self.formats[number % len(self.formats)]]
        name, other = rng.choice(group), rng.choice(group)
        data = mutate(rng, self.files[name], self.files[other])
        return name, data, rng.choice([self.format(name), self.format(name), ".csv", ".jsonl", ".parquet", ".arrow"]), False

    def work(self):
        oracle = Oracle()
        with harness.folder(self.folder) as folder:
            while (number := self.take()) is not None:
                try:
                    self.try_one(number, *self.mutant(number), oracle, Path(folder))
                except Exception as e:
                    self.fail(f"{number}: {type(e).__name__}: {e}")
        oracle.end()

    def try_one(self, number, name, data, to, levels, oracle, folder):
        """Judges one file. Returns True if both the command and the oracle accept it."""
        form = self.format(name)
        harness.empty(folder)
        path = folder / f"in{form}"
        path.write_bytes(data)
        question = {"path": str(path), "exponent": 3}
        arguments = ["powmod", path.name, "--base", "x", "--exp", "3", "--mod", "m"]
        if form in (".pem", ".der"):
            to = ".csv"
            (folder / "bases.csv").write_text("x\n2\n3\n12345678901234567890\n")
            question = {"path": str(folder / "bases.csv"), "key": str(path)}
            arguments = ["powmod", "bases.csv", "--base", "x", "--exp", f"@{path.name}", "--mod", f"@{path.name}"]
        output = folder / f"out{to}"
        outcome = run(self.command, [*arguments, "-o", output.name, "--quiet", "--threads", "1"], folder)
        code, text, seconds, size = outcome
        if code == 0:
            question["output"] = str(output)
        answer = oracle.ask(question)
        verdict = outcome.wrong((0, 1, 2), BYTES)
        if verdict:
            pass
        elif code and not text.startswith(("limbwise: ", "error: ")):
            verdict = "no message"
        elif code and output.exists():
            verdict = "an output in spite of an error"
        elif code == 0 and levels:
            theirs = oracle.ask({**question, "path": str(self.originals / name)})
            verdict = theirs.get("wrong")
        elif code == 0 and not answer["accepted"] and not tolerated(answer["why"]):
            # The damage may be in a part that the command does not read: its results must be those of the original.
            original = {**question, "powers_only": True, "key" if "key" in question else "path": str(self.originals / name)}
            theirs = oracle.ask(original)
            if theirs.get("wrong") or not theirs["accepted"]:
                verdict = "accepted, and the oracle refuses it: " + answer["why"]
        elif code == 0 and answer.get("wrong"):
            verdict = answer["wrong"]
        with self.lock:
            ours = "accepted" if code == 0 else "refused"
            theirs = "crashed" if answer.get("crashed") else "accepted" if answer["accepted"] else "refused"
            self.counts[form, ours, theirs] += 1
            self.slowest = max(self.slowest, (seconds, f"{number}"))
            self.largest = max(self.largest, (size, f"{number}"))
            # The oracle reads only the numbers that it needs from a key, and checks nothing else.
            if ours == "refused" and theirs == "accepted" and form not in (".pem", ".der"):
                what = re.sub(r"\d+", "N", text.strip().splitlines()[-1] if text.strip() else "")
                self.refusals[form, what[:150]] += 1
        if verdict:
            self.fail(f"{number}: {name}, written as {to}: {verdict}; {text.strip()[:300]}", data, f"{number}{form}")
        return code == 0 and answer["accepted"]

    def intact(self):
        """Judges the originals, each written in every format; otherwise a command that rejects everything would pass."""
        oracle = Oracle()
        with harness.folder(self.folder) as folder:
            for name in self.names:
                for to in (".csv", ".jsonl", ".parquet", ".arrow", ".arrows"):
                    if not self.try_one(-1, name, self.files[name], to, False, oracle, Path(folder)) and not unwritable(name, to):
                        self.fail(f"-1: {name} is not accepted, to be written as {to}")
        oracle.end()
        self.counts.clear()
        self.refusals.clear()


def main():
    parser = harness.options(__doc__, 20_000)
    parser.add_argument("--no-intact", dest="intact", action="store_false", help="do not try the originals first")
    args = parser.parse_args()
    with harness.folder() as folder:
        work = Work(args, Path(folder))
        if args.intact:
            work.intact()
        work.work_on_all()
    report(work)
    work.exit()


def report(work):
    print(f"{work.heading()}; {len(work.files)} originals")
    print(f"{'format':12} {'both accept':>12} {'both refuse':>12} {'only oracle':>12} {'only command':>13} {'oracle crashed':>15}")
    for form in work.formats:
        both = [("accepted", "accepted"), ("refused", "refused"), ("refused", "accepted"), ("accepted", "refused")]
        counts = [work.counts[form, *pair] for pair in both]
        counts.append(sum(work.counts[form, ours, "crashed"] for ours in ("accepted", "refused")))
        print(f"{form:12} {counts[0]:12} {counts[1]:12} {counts[2]:12} {counts[3]:13} {counts[4]:15}")
    print(
        f"slowest {work.slowest[0]:.2f} s of processor time (mutant {work.slowest[1]}), largest {work.largest[0] >> 20} MB (mutant {work.largest[1]})"
    )
    for (form, what), count in work.refusals.most_common(40):
        print(f"only the oracle accepts {count:5} {form:12} {what}")


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    main()
