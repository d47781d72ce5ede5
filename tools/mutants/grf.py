#!/usr/bin/env python3
"""Damages GRF archives, Thor patches and RGZ files, runs the command on each, and judges the result.

Each mutant is listed, verified, extracted and repaired; repairing a repaired archive must not change it. A run passes if it ends with code 0, or with code 1 and a
message; without a panic; within 10 seconds of processor time and 512 MB; and if nothing outside the folder has changed. A file extracted under a name
of the intact archive must equal the intact file, except for files without a checksum. If verify finds nothing, no file may be missing. A mutant
depends only on the seed and its number.
"""

import argparse
import collections
import os
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from damage import mutate, run

SECONDS, BYTES = 10, 512 << 20


def tree(folder):
    """Returns the names and contents of the files below a folder. Links are listed but not followed."""
    found = {}
    for root, _, files in os.walk(folder):
        for name in files:
            path = Path(root) / name
            found[str(path.relative_to(folder))] = b"link" if path.is_symlink() else path.read_bytes()
    return found


class Work:
    """The mutants and their results."""

    def __init__(self, args, originals):
        self.args, self.originals = args, originals
        self.names = sorted(originals)
        self.next = args.first
        self.lock = threading.Lock()
        self.intact, self.counts, self.failures = {}, collections.Counter(), []
        self.slowest, self.largest, self.changed = 0, 0, 0

    def take(self):
        with self.lock:
            if self.next >= self.args.first + self.args.count:
                return None
            self.next += 1
            return self.next - 1

    def work(self):
        folder = Path(tempfile.mkdtemp(dir=self.args.folder))
        while (number := self.take()) is not None:
            rng = random.Random(f"{self.args.seed}/{number}")
            name = self.names[number % len(self.names)]
            data = mutate(rng, self.originals[name], self.originals[rng.choice(self.names)])
            try:
                verdict = self.judge(name, data, folder)
            except Exception as e:
                verdict = f"{type(e).__name__}: {e}"
            if verdict:
                self.fail(number, name, verdict, data)
        shutil.rmtree(folder, ignore_errors=True)

    def judge(self, name, data, folder):
        """Returns the failures of the runs on one file."""
        for entry in folder.iterdir():
            shutil.rmtree(entry) if entry.is_dir() else entry.unlink()
        inside = folder / "a" / "b"
        inside.mkdir(parents=True)
        (inside / "in.grf").write_bytes(data)
        before = tree(folder)
        codes = []
        extract = ["extract", "in.grf", "-o", "out", "--quiet", "--jobs", "2"]
        repair = ["repair", "in.grf", "-o", "fixed.grf", "--quiet", "--jobs", "2"]
        for arguments in (["list", "--long", "in.grf"], ["verify", "in.grf", "--quiet", "--jobs", "2"], extract, repair):
            code, text, seconds, size = run(self.args.command, ["grf", *arguments], inside)
            codes.append(code)
            with self.lock:
                self.slowest, self.largest = max(self.slowest, seconds), max(self.largest, size)
            if code not in (0, 1):
                return f"{arguments[0]}: exit code {code}: {text[:300]}"
            if "panicked" in text or "RUST_BACKTRACE" in text:
                return f"{arguments[0]}: a panic: {text[:300]}"
            if code and "limbwise: " not in text:
                return f"{arguments[0]}: no message: {text[:300]}"
            if seconds > SECONDS or size > BYTES:
                return f"{arguments[0]}: {seconds:.1f} s, {size >> 20} MB"
        if codes[-1] == 0:
            code, text, _, _ = run(self.args.command, ["grf", "repair", "fixed.grf", "-o", "again.grf", "--quiet"], inside)
            if code != 0 or (inside / "fixed.grf").read_bytes() != (inside / "again.grf").read_bytes():
                return f"what is repaired is repaired again to something else: {text[:300]}"
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

    def fail(self, number, name, what, data):
        with self.lock:
            self.failures.append(number)
            print(f"mutant {number} of {name}: {what}", flush=True)
            if data is not None and self.args.keep:
                keep = Path(self.args.keep)
                keep.mkdir(parents=True, exist_ok=True)
                (keep / f"{self.args.seed}-{number}-{name}").write_bytes(data)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", help="the command limbwise")
    parser.add_argument("maker", help="the command limbwise-grf-maker")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--keep", help="a folder for the mutants that fail")
    args = parser.parse_args()
    args.command = str(Path(args.command).resolve())
    fast = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    args.folder = tempfile.mkdtemp(prefix="mutants-grf-", dir=fast)
    begun = time.monotonic()
    try:
        samples = Path(args.folder) / "samples"
        subprocess.run([args.maker, "samples", samples], check=True)
        work = Work(args, {path.name: path.read_bytes() for path in samples.iterdir()})
        place = Path(tempfile.mkdtemp(dir=args.folder))
        for name, data in work.originals.items():
            if verdict := work.judge(name, data, place):
                work.fail(-1, name, verdict, None)
        work.counts.clear()
        threads = [threading.Thread(target=work.work) for _ in range(args.jobs)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        shutil.rmtree(args.folder, ignore_errors=True)
    print(f"{args.count} mutants, seed {args.seed}, from number {args.first}; {time.monotonic() - begun:.0f} s")
    for name in work.names:
        print(f"{name:12} {work.counts[name, 0]:6} extracted without an error, {work.counts[name, 1]:6} with one")
    print(f"{work.changed} files without a checksum differ; at most {work.slowest:.2f} s of processor time, {work.largest >> 20} MB")
    print(f"{len(work.failures)} failures")
    sys.exit(1 if work.failures else 0)


if __name__ == "__main__":
    main()
