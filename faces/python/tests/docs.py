"""Code blocks of Markdown pages."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
GUIDE = ROOT / "docs" / "guide"

_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path) -> list[tuple[str, str]]:
    """The language and the text of each block."""
    return _BLOCK.findall(page.read_text())


def run_examples(page: Path) -> int:
    """Runs the `>>>` examples of a page and checks their output; returns their number."""
    # A fence ends the output of an example, and so does an empty line.
    text = page.read_text().replace("\n```\n", "\n\n")
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.FAIL_FAST)
    assert runner.run(test).failed == 0
    return len(test.examples)
