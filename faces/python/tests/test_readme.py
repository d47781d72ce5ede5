"""README.md works as printed, and its table says what happens."""

from __future__ import annotations

import doctest

from table import README, with_table


def test_examples() -> None:
    # A fence ends an example's output, as an empty line does.
    text = README.read_text().replace("\n```\n", "\n\n")
    test = doctest.DocTestParser().get_doctest(text, {}, "README.md", str(README), 0)
    assert len(test.examples) >= 10
    runner = doctest.DocTestRunner(optionflags=doctest.FAIL_FAST)
    assert runner.run(test).failed == 0


def test_table() -> None:
    assert README.read_text() == with_table(README.read_text())
