"""Numbers mutants, runs threads that judge them, and collects the failures."""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import NamedTuple

SECONDS = 10


def options(description, count, *more):
    """Returns the options. `more` are further positional arguments, each with its help."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("command", help="the command limbwise")
    for name, what in more:
        parser.add_argument(name, help=what)
    parser.add_argument("--count", type=int, default=count)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--keep", help="a folder for the mutants that fail")
    return parser


def folder(parent=None):
    """Returns a temporary folder. Without a parent, it is in memory if possible, because none of its files is needed later."""
    fast = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    return tempfile.TemporaryDirectory(prefix="mutants-", dir=parent or fast, ignore_cleanup_errors=True)


def empty(folder):
    for entry in folder.iterdir():
        shutil.rmtree(entry) if entry.is_dir() else entry.unlink()


class Run(NamedTuple):
    """A run of the command: its exit code, its stderr, its processor time in seconds and its peak memory in bytes."""

    code: int
    text: str
    seconds: float
    size: int

    def wrong(self, codes, most):
        """Returns what is wrong with the end of a run that may end with these codes and use this much memory, or None."""
        if self.code not in codes:
            return f"exit code {self.code}"
        if "panicked" in self.text or "RUST_BACKTRACE" in self.text:
            return "a panic"
        if self.seconds > SECONDS or self.size > most:
            return f"{self.seconds:.1f} s, {self.size >> 20} MB"
        return None


def run(command, arguments, folder):
    """Runs the command."""
    with open(folder / "stderr", "w+b") as stderr:
        process = subprocess.Popen([command, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=stderr, cwd=folder)
        watch = threading.Timer(60, process.kill)
        watch.start()
        _, status, usage = os.wait4(process.pid, 0)
        watch.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        stderr.seek(0)
        text = stderr.read().decode("utf-8", "replace")
    return Run(process.returncode, text, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024)


class Mutants:
    """The mutants that threads judge, and the failures. A subclass has `work`, which judges mutants until `take` returns None."""

    def __init__(self, args):
        self.args = args
        self.command = str(Path(args.command).resolve())
        self.numbers = iter(range(args.first, args.first + args.count))
        self.lock = threading.Lock()
        self.failures = 0
        self.begun = time.monotonic()

    def take(self):
        with self.lock:
            return next(self.numbers, None)

    def fail(self, what, data=None, name=""):
        """Reports a failure, and keeps the mutant if there is one."""
        with self.lock:
            self.failures += 1
            print(f"mutant {what}", flush=True)
            if data is not None and self.args.keep:
                keep = Path(self.args.keep)
                keep.mkdir(parents=True, exist_ok=True)
                (keep / f"{self.args.seed}-{name}").write_bytes(data)

    def work_on_all(self):
        threads = [threading.Thread(target=self.work) for _ in range(self.args.jobs)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def heading(self):
        return f"{self.args.count} mutants, seed {self.args.seed}, from number {self.args.first}; {time.monotonic() - self.begun:.0f} s"

    def exit(self):
        print(f"{self.failures} failures")
        sys.exit(1 if self.failures else 0)
