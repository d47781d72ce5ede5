#!/usr/bin/env python3
"""Calls the functions of the Python package with odd arguments.

The oracle: a result is right, or there is an error that names the thing. What is right is computed by Python's integers, gmpy2,
NumPy and pyarrow from the numbers that the arguments were made of. A hang, a crash, a panic and an argument that a call changes
are findings, too. A call depends only on the seed and its number; a finding is printed as a line of Python that runs after
`from namespace import *` in this folder.
"""

import argparse
import collections
import json
import os
import random
import selectors
import subprocess
import sys
import time
import traceback
import warnings
from pathlib import Path

SECONDS = 20


def made(seed, number):
    """Returns the call of a number."""
    from calls import Calls
    from others import Others

    rng = random.Random(f"{seed}/{number}")
    maker = Others if number % 4 == 3 else Calls
    return maker(rng).make()


def judge(seed, number):
    """Returns the outcome of a call, and what is wrong with it or None."""
    from verdict import Wrong

    call = None
    try:
        call = made(seed, number)
        return call.run(), None, call.line()
    except Wrong as wrong:
        return "wrong", str(wrong), call.line()
    except Exception:
        return "wrong", "the oracle failed: " + traceback.format_exc(limit=-3), call.line() if call else ""


def work(args):
    """Judges every call of a share, and tells the parent before and after each."""
    # What the calls import, before the first of them is timed.
    import others

    assert others
    warnings.simplefilter("ignore")
    sys.set_int_max_str_digits(0)
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    for number in range(args.first, args.last, args.step):
        print(json.dumps({"number": number}), file=out, flush=True)
        outcome, wrong, line = judge(args.seed, number)
        print(json.dumps({"number": number, "outcome": outcome, "wrong": wrong, "line": line if wrong else ""}), file=out, flush=True)


class Share:
    """A process that judges a share of the calls, and is started again after a call at which it died."""

    def __init__(self, args, first):
        self.args, self.next, self.process = args, first, None
        self.start()

    def start(self):
        command = [
            sys.executable,
            __file__,
            "--work",
            "--seed",
            str(self.args.seed),
            "--first",
            str(self.next),
            "--last",
            str(self.args.last),
            "--step",
            str(self.args.jobs),
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.args.stderr)
        self.rest = b""
        self.current, self.since = None, time.monotonic()

    def lines(self):
        """Returns the lines that have arrived, or None at the end."""
        data = os.read(self.process.stdout.fileno(), 1 << 16)
        *lines, self.rest = (self.rest + data).split(b"\n")
        return lines if data else None

    def finding(self, what):
        """Ends the process at its call, and starts another after that."""
        self.process.kill()
        self.process.wait()
        number = self.current
        if number is None:
            raise SystemExit(f"a worker did not start: {what}")
        self.next = number + self.args.jobs
        self.start()
        return number, what, made(self.args.seed, number).line()


def run(args):
    """Judges all calls. Returns the findings and how many calls had which outcome."""
    counts, findings = collections.Counter(), []
    selector = selectors.DefaultSelector()

    def watch(share):
        selector.register(share.process.stdout, selectors.EVENT_READ, share)

    shares = [Share(args, args.first + i) for i in range(args.jobs)]
    for share in shares:
        watch(share)
    running = set(shares)
    while running:
        for key, _ in selector.select(1):
            share = key.data
            lines = share.lines()
            for line in lines or []:
                told = json.loads(line)
                share.current, share.since = told["number"], time.monotonic()
                if "outcome" in told:
                    counts[told["outcome"]] += 1
                    if told["wrong"]:
                        findings.append(report(told["number"], told["wrong"], told["line"]))
            if lines is not None:
                continue
            selector.unregister(share.process.stdout)
            code = share.process.wait()
            if code == 0:
                running.discard(share)
            else:
                findings.append(report(*share.finding(f"the process ended with {code}")))
                counts["wrong"] += 1
                watch(share)
        for share in list(running):
            # The first call waits for the imports.
            if time.monotonic() - share.since > (SECONDS if share.current is not None else 10 * SECONDS):
                selector.unregister(share.process.stdout)
                findings.append(report(*share.finding(f"more than {SECONDS} s")))
                counts["wrong"] += 1
                watch(share)
    return findings, counts


def report(number, wrong, line):
    print(f"call {number}: {wrong}\n    {line}", flush=True)
    return number


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--only", type=int, help="judge this call in this process, and print it")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--last", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--step", type=int, default=1, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.work:
        return work(args)
    if args.only is not None:
        warnings.simplefilter("ignore")
        print(made(args.seed, args.only).line(), flush=True)
        outcome, wrong, _ = judge(args.seed, args.only)
        print(outcome, wrong or "")
        return sys.exit(1 if wrong else 0)
    args.last = args.first + args.count
    begun = time.monotonic()
    args.stderr = subprocess.DEVNULL
    findings, counts = run(args)
    outcomes = ", ".join(f"{count} {outcome}" for outcome, count in counts.most_common())
    print(f"{args.count} calls, seed {args.seed}, from number {args.first}; {time.monotonic() - begun:.0f} s: {outcomes}")
    print(f"{len(findings)} findings")
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))
    main()
