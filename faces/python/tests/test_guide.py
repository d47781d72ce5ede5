"""The Python code of the guide works as printed, and a test runs every code block of the guide."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs import GUIDE, ROOT, blocks, run_examples

PAGES = sorted(GUIDE.glob("*.md"))


@pytest.mark.parametrize("page", [page for page in PAGES if ">>> " in page.read_text()], ids=lambda page: page.stem)
def test_examples(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(ROOT / "faces/python/examples")
    assert run_examples(page) >= 1


def test_every_block_runs() -> None:
    """No other kind of code block exists, because none would be run."""
    doctests = (ROOT / "examples/src/lib.rs").read_text()
    counts: dict[str, int] = {}
    for page in PAGES:
        before = ""
        for language, text in blocks(page):
            match language:
                case "python":  # here; on a cluster by `make test-ray` and `make test-spark`
                    assert ">>> " in text or (page.stem == "cluster" and ("ray.data" in text or "pyspark" in text))
                case "console":  # faces/cli/tests/cli/guide.rs; `make test-capi`; `make test-ray`
                    assert text.startswith("$ ")
                case "rust":  # cargo test --doc
                    assert f"docs/guide/{page.name}" in doctests
                case "c":  # faces/capi/tests/c_api, `make test-capi`
                    assert page.stem == "c"
                case "text":  # what the program before it prints
                    assert before == "c"
                case _:
                    pytest.fail(f"{page.name}: nobody runs a block of {language or 'no language'}")
            counts[language] = counts.get(language, 0) + 1
            before = language
    print(sum(counts.values()), "blocks:", counts)
    assert min(counts[language] for language in ("c", "console", "python", "rust")) >= 3
