"""The Python of the READMEs works as printed, and the table of one says what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest
from table import README, with_table


@pytest.mark.parametrize(("readme", "least"), [(README, 19), (Path(__file__).parents[3] / "README.md", 8)], ids=["package", "project"])
def test_examples(readme: Path, least: int) -> None:
    # A fence ends an example's output, as an empty line does.
    text = readme.read_text().replace("\n```\n", "\n\n")
    test = doctest.DocTestParser().get_doctest(text, {}, readme.name, str(readme), 0)
    assert len(test.examples) >= least
    runner = doctest.DocTestRunner(optionflags=doctest.FAIL_FAST)
    assert runner.run(test).failed == 0


def test_table() -> None:
    assert README.read_text() == with_table(README.read_text())
