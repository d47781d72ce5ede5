"""The Python code of the READMEs works as printed, and the table of accepted types is correct."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs import ROOT, run_examples
from table import README, with_table


@pytest.mark.parametrize(("readme", "least"), [(README, 19), (ROOT / "README.md", 8)], ids=["package", "project"])
def test_examples(readme: Path, least: int) -> None:
    assert run_examples(readme) >= least


def test_table() -> None:
    assert README.read_text() == with_table(README.read_text())
