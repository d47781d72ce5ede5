"""A part of the odd calls of `make mutants`: each result is right, or an error names the thing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

CALLS = Path(__file__).resolve().parents[3] / "tools/odd/python.py"


def test_odd_calls_are_right_or_refused_by_name() -> None:
    ended = subprocess.run([sys.executable, str(CALLS), "--count", "1000", "--jobs", "1"], capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr


def test_every_odd_call_is_made_again_by_its_number() -> None:
    made = [
        subprocess.run([sys.executable, str(CALLS), "--only", "7"], capture_output=True, text=True, check=True).stdout for _ in range(2)
    ]
    assert made[0] == made[1]
