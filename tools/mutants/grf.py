#!/usr/bin/env python3
"""Damages GRF archives, Thor patches and RGZ files, runs the command on each, and judges the result.

Each mutant is listed, verified, extracted and repaired; repairing a repaired archive must not change it. A run passes if it ends with code 0, or with code 1 and a
message; without a panic; within 10 seconds of processor time and 512 MB; and if nothing outside the folder has changed. A file extracted under a name
of the intact archive must equal the intact file, except for files without a checksum. If verify finds nothing, no file may be missing. A mutant
depends only on the seed and its number.
"""

import collections
import os
import random
import subprocess
from pathlib import Path

import harness
from damage import mutate
from harness import run

BYTES = 512 << 20


def tree(folder):
    """Returns the names and contents of the files below a folder. Links are listed but not followed."""
    found = {}
    for root, _, files in os.walk(folder):
        for name in files:
            path = Path(root) / name
            found[str(path.relative_to(folder))] = b"link" if path.is_symlink() else path.read_bytes()
    return found


class Work(harness.Mutants):
    """The mutants and their results."""

    def __init__(self, args, folder):
        super().__init__(args)
        self.folder = folder
        samples = folder / "samples"
        subprocess.run([args.maker, "samples", samples], check=True)
        self.originals = {path.name: path.read_bytes() for path in samples.iterdir()}
        self.names = sorted(self.originals)
        self.intact, self.counts = {}, collections.Counter()
        self.slowest, self.largest, self.changed = 0, 0, 0

    def try_originals(self):
        with harness.folder(self.folder) as folder:
            for name, data in self.originals.items():
                if verdict := self.judge(name, data, Path(folder)):
                    self.fail(f"-1 of {name}: {verdict}")
        self.counts.clear()

    def work(self):
        with harness.folder(self.folder) as folder:
            while (number := self.take()) is not None:
                rng = random.Random(f"{self.args.seed}/{number}")
                name = self.names[number % len(self.names)]
                data = mutate(rng, self.originals[name], self.originals[rng.choice(self.names)])
                try:
                    verdict = self.judge(name, data, Path(folder))
                except Exception as e:
                    verdict = f"{type(e).__name__}: {e}"
                if verdict:
                    self.fail(f"{number} of {name}: {verdict}", data, f"{number}-{name}")

    def judge(self, name, data, folder):
        """Returns the failures of the runs on one file."""
        harness.empty(folder)
        inside = folder / "a" / "b"
        inside.mkdir(parents=True)
        (inside / "in.grf").write_bytes(data)
        before = tree(folder)
        codes = []
        extract = ["extract", "in.grf", "-o", "out", "--quiet", "--jobs", "2"]
        repair = ["repair", "in.grf", "-o", "fixed.grf", "--quiet", "--jobs", "2"]
        for arguments in (["list", "--long", "in.grf"], ["verify", "in.grf", "--quiet", "--jobs", "2"], extract, repair):
            outcome = run(self.command, ["grf", *arguments], inside)
            codes.append(outcome.code)
            with self.lock:
                self.slowest, self.largest = max(self.slowest, outcome.seconds), max(self.largest, outcome.size)
            wrong = outcome.wrong((0, 1), BYTES)
            if not wrong and outcome.code and "limbwise: " not in outcome.text:
                wrong = "no message"
            if wrong:
                return f"{arguments[0]}: {wrong}: {outcome.text[:300]}"
        if codes[-1] == 0:
            again = run(self.command, ["grf", "repair", "fixed.grf", "-o", "again.grf", "--quiet"], inside)
            if again.code != 0 or (inside / "fixed.grf").read_bytes() != (inside / "again.grf").read_bytes():
                return f"what is repaired is repaired again to something else: {again.text[:300]}"
            (inside / "fixed.grf").unlink()
            (inside / "again.grf").unlink()
        codes.pop()
        after = tree(folder)
        out = "a/b/out/"
        files = {path[len(out) :]: content for path, content in after.items() if path.startswith(out)}
        outside = {path: content for path, content in after.items() if not path.startswith(out) and path != "a/b/stderr"}
        if outside != before:
            return f"something outside of the folder has changed: {sorted(outside)}"
        if any(".limbwise-" in path for path in files):
            return "something of the making is left"
        intact = self.intact.get(name, {})
        wrong = [path for path, content in files.items() if path in intact and intact[path] != content]
        with self.lock:
            self.counts[name, codes[2]] += 1
            self.changed += sum("unchecked" in path for path in wrong)
        wrong = [path for path in wrong if "unchecked" not in path]
        if name not in self.intact:
            self.intact[name] = files
            return None if codes == [0, 0, 0] else f"the original fails: {codes}"
        if wrong:
            return f"wrong files: {wrong}"
        # Where names have no checksum, one may change.
        if codes[1] == 0 and not name.startswith(("10", "single")) and files.keys() != intact.keys():
            return f"verify finds nothing, and these files are missing or new: {sorted(files.keys() ^ intact.keys())}"
        return None


def main():
    args = harness.options(__doc__, 10_000, ("maker", "the command limbwise-grf-maker")).parse_args()
    with harness.folder() as folder:
        work = Work(args, Path(folder))
        work.try_originals()
        work.work_on_all()
    print(work.heading())
    for name in work.names:
        print(f"{name:12} {work.counts[name, 0]:6} extracted without an error, {work.counts[name, 1]:6} with one")
    print(f"{work.changed} files without a checksum differ; at most {work.slowest:.2f} s of processor time, {work.largest >> 20} MB")
    work.exit()


if __name__ == "__main__":
    main()
