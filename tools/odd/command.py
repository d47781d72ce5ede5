#!/usr/bin/env python3
"""Runs the command with odd operands, files, formats and redirections.

The oracle: the run ends with 0 and exactly the right table, and everything else in redirected files is as it was; or it ends with 1 or 2
and a message that names the file, the row, the column or the option, and there is no output that looks complete. What is right is
computed by Python's integers, read back by Python and pyarrow, and, for signatures, told by the command openssl. A run depends only
on the seed and its number; a finding is printed with its folder, which is kept.
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
import traceback
from pathlib import Path

import runs
import tables
from keys import Keys

SECONDS = 20


class Work:
    def __init__(self, args):
        self.args, self.next, self.lock = args, args.first, threading.Lock()
        self.counts, self.findings = collections.Counter(), []

    def take(self):
        with self.lock:
            number = self.next
            self.next += 1
            return number if number < self.args.first + self.args.count else None

    def work(self):
        while (number := self.take()) is not None:
            self.judge(number)

    def judge(self, number):
        folder = self.args.folder / str(number)
        folder.mkdir()
        run = None
        try:
            run = runs.make(random.Random(f"{self.args.seed}/{number}"), self.args.plain, self.args.keys)
            wrong = execute(run, self.args.command, folder)
            outcome = "wrong" if wrong else run.outcome
        except Exception:
            outcome, wrong = "wrong", "the oracle failed: " + traceback.format_exc(limit=-3)
        with self.lock:
            self.counts[outcome] += 1
            if wrong:
                self.findings.append(number)
                print(f"run {number}: {wrong}\n    cd {folder}; {run.line() if run else ''}", flush=True)
                return
        shutil.rmtree(folder)


def execute(run, command, folder):
    """Runs the command as `run` says. Returns what is wrong, or None."""
    for name, data in run.files.items():
        (folder / name).write_bytes(data)
    for name in run.folders:
        (folder / name).mkdir()
    before = {name: (folder / name).read_bytes() for name in run.files}
    stdin, stdout, source = subprocess.DEVNULL, subprocess.PIPE, None
    opened = []

    def file(name, flags):
        opened.append(os.open(folder / name if not name.startswith("/") else name, flags, 0o644))
        return opened[-1]

    if run.stdin is not None:
        stdin, source = (subprocess.PIPE, run.files[run.stdin]) if run.piped else (file(run.stdin, os.O_RDONLY), None)
    match run.redirect:
        case ">":
            stdout = file(run.target, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        case ">>":
            stdout = file(run.target, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        case "1<>":
            stdout = file(run.target, os.O_RDWR | os.O_CREAT)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LIMBWISE")} | {"LC_ALL": "C.UTF-8"}
    process = subprocess.Popen(
        [command, *run.arguments],
        stdin=stdin,
        stdout=stdout,
        stderr=subprocess.PIPE,
        cwd=folder,
        env=environment,
        preexec_fn=(lambda: os.close(1)) if run.redirect == ">&-" else None,
    )
    if run.redirect == "| true":
        process.stdout.close()
        process.stdout = None
    try:
        out, err = process.communicate(source, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        return f"more than {SECONDS} s"
    finally:
        same = run.redirect not in (">", ">>", "1<>") or run.target.startswith("/") or same_file(opened[-1], folder / run.target)
        for descriptor in opened:
            os.close(descriptor)
    run.code, run.err, run.out = process.returncode, err.decode("utf-8", "replace"), out
    run.outcome = "right" if run.code == 0 else "refused"
    if "--json" in run.arguments:
        # Names are quoted once more.
        run.err = run.err.replace("\\\\", "\\").replace('\\"', '"')
    (folder / "stderr").write_text(run.err)
    return wrong(run, before, folder, same)


def same_file(descriptor, path):
    return path.exists() and os.fstat(descriptor).st_ino == path.stat().st_ino


def wrong(run, before, folder, same):
    """Returns what is wrong with a run that has ended, or None."""
    text = run.err.strip()
    if run.code not in (0, 1, 2):
        return f"exit code {run.code}: {text[:300]}"
    if "panicked" in run.err or "RUST_BACKTRACE" in run.err:
        return f"a panic: {text[:300]}"
    if not same:
        return f"the redirected file {run.target} was replaced"
    kept = run.target if run.redirect else run.output
    for name, data in before.items():
        if name != kept and (folder / name).read_bytes() != data:
            return f"{name} has changed"
    # What has been written, beside what stood there before.
    got = run.out
    if run.redirect in (">", ">>", "1<>") and not run.target.startswith("/"):
        got = (folder / run.target).read_bytes()
        old = before.get(run.target, b"")
        if run.redirect == ">>":
            if not got.startswith(old):
                return f"what stood in {run.target} before is lost"
            got = got[len(old) :]
        if run.redirect == "1<>" and len(got) < len(old):
            return f"{run.target} has become shorter"
    if run.output is not None:
        path = folder / run.output
        if run.code:
            if run.output in before:
                if path.read_bytes() != before[run.output]:
                    return "an error, and the file that was there has changed"
            elif path.is_file():
                return "an output in spite of an error"
            got = b""
        elif not path.is_file():
            return "no output"
        else:
            got = path.read_bytes()
    if run.code:
        lines = text.splitlines()
        if not text:
            return f"exit code {run.code} without a message"
        if "--json" not in run.arguments and not any(line.startswith(("limbwise: ", "error: ")) or "bad row" in line for line in lines):
            return f"not a message of the command: {text[:300]}"
        if run.must == "succeed":
            return f"refused: {text[:400]}"
        names = run.names
        if names and not any(name in run.err for name in names):
            return f"the message names none of {', '.join(map(repr, names[:12]))}: {text[:400]}"
        if run.complete is not None and run.redirect != "| true" and got and run.complete(got):
            return "an output that looks complete, in spite of an error"
        return None
    if run.redirect == "| true":
        # The command may have ended before it found what is wrong.
        return None
    if run.must == "fail":
        return (
            f"no error; expected one that names {', '.join(map(repr, run.names[:6]))}; stderr: {text[:200]}; output: {(got or b'')[:200]!r}"
        )
    for part in run.warns:
        if part not in run.err and "--quiet" not in run.arguments:
            return f"no warning of {part!r}: {text[:300]}"
    if run.unseen:
        return None
    try:
        return run.check(got, run)
    except Exception as error:
        return f"the output cannot be read: {type(error).__name__}: {error}; {(got or b'')[:200]!r}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", help="the command limbwise")
    parser.add_argument("--count", type=int, default=2_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--only", type=int, help="one run, whose folder is kept")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--plain", action="store_true", help="only CSV, JSON Lines and binary files, which need no pyarrow")
    args = parser.parse_args()
    args.command = str(Path(args.command).resolve())
    sys.set_int_max_str_digits(0)
    if tables.pa is None and not args.plain:
        parser.error("pyarrow is missing; --plain goes without")
    if args.only is not None:
        args.first, args.count = args.only, 1
    fast = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    args.folder = Path(tempfile.mkdtemp(prefix="odd-", dir=fast))
    begun = time.monotonic()
    args.keys = Keys(args.folder)
    work = Work(args)
    threads = [threading.Thread(target=work.work) for _ in range(args.jobs)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    outcomes = ", ".join(f"{count} {outcome}" for outcome, count in work.counts.most_common())
    print(f"{args.count} runs, seed {args.seed}, from number {args.first}; {time.monotonic() - begun:.0f} s: {outcomes}")
    print(f"{len(work.findings)} findings")
    if not work.findings:
        shutil.rmtree(args.folder)
    sys.exit(1 if work.findings else 0)


if __name__ == "__main__":
    main()
