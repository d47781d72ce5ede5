"""Runs the shell commands of a Markdown page and checks their output.

    python3 tools/console.py docs/guide/powers.md

The commands are those in the page's `console` blocks: a line that begins with "$ " is a command, following lines that begin with "> " continue it, and all
other lines are its output (stdout and stderr), in which `...` matches any text. One bash process runs all commands of a page, in the current folder.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

# Stands between the outputs of two commands.
SEPARATOR = "\x1e"


def commands(page: str) -> list[tuple[str, str]]:
    """Returns the commands of all `console` blocks, each with its expected output."""
    found: list[tuple[list[str], list[str]]] = []
    for block in re.findall(r"^```console\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
        for line in block.splitlines():
            if line.startswith("$ "):
                found.append(([line[2:]], []))
            elif line.startswith("> ") and not found[-1][1]:
                found[-1][0].append(line[2:])
            else:
                found[-1][1].append(line)
    return [("\n".join(command), "".join(line + "\n" for line in output)) for command, output in found]


def matches(expected: str, printed: str) -> bool:
    pattern = ".*".join(re.escape(part) for part in expected.split("..."))
    return re.fullmatch(pattern, printed, re.DOTALL) is not None


def main() -> None:
    page = Path(sys.argv[1])
    listed = commands(page.read_text())
    if not listed:
        sys.exit(f"{page}: no command")
    script = "exec 2>&1\n" + f"printf '{SEPARATOR}'\n".join(command + "\n" for command, _ in listed)
    run = subprocess.run(["bash", "-c", script], stdout=subprocess.PIPE, text=True, check=False)
    outputs = run.stdout.split(SEPARATOR)
    if len(outputs) != len(listed):
        sys.exit(f"{page}: the shell ended after {len(outputs)} of {len(listed)} commands:\n{run.stdout}")
    for (command, expected), printed in zip(listed, outputs, strict=True):
        if not matches(expected, printed):
            sys.exit(f"{page}: {command}\n--- expected\n{expected}--- printed\n{printed}")


if __name__ == "__main__":
    main()
