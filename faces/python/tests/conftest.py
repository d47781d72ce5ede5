"""With `LIMBWISE_TEST_SKIP=never`, a test that cannot run on this system fails instead of being skipped."""

import os
from collections.abc import Generator

import pytest


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.skipped and os.environ.get("LIMBWISE_TEST_SKIP") == "never":
        report.outcome, report.longrepr = "failed", f"this test must run: {report.longrepr}"
    return report
