"""The tests of phe and gmpy2, with Limbwise in their place: `make test-peers` installs the former and downloads the latter."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tarfile
from pathlib import Path

SDISTS = Path(os.environ["LIMBWISE_PEERS"])


def pytest_with(patch: str, folder: Path, *arguments: str) -> str:
    """Returns the output of pytest for a folder, in a process that starts with `patch`."""
    code = f"{patch}\nimport pytest, sys\nsys.exit(pytest.main(sys.argv[1:]))"
    options = ["-q", "-p", "no:cacheprovider", "--rootdir", str(folder), str(folder), *arguments]
    ended = subprocess.run([sys.executable, "-c", code, *options], capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


COUNTED = """
import collections, atexit, sys, limbwise.phe
calls = collections.Counter()
def counted(name, function):
    def call(*arguments):
        calls[name] += 1
        return function(*arguments)
    return call
for name in ("powmod", "mulmod", "invert"):
    setattr(limbwise.phe, name, counted(name, getattr(limbwise.phe, name)))
limbwise.phe.patch()
atexit.register(lambda: print("\\ncalls", *(calls[name] for name in ("powmod", "mulmod", "invert"))))
"""


def test_phe() -> None:
    phe = importlib.util.find_spec("phe")
    assert phe is not None
    assert phe.origin is not None
    out = pytest_with(COUNTED, Path(phe.origin).parent / "tests", "-o", "python_files=*_test.py")
    assert "234 passed" in out
    # Limbwise computed the results.
    *_, powmod, mulmod, invert = out.split()
    assert int(powmod) > 300
    assert int(mulmod) > 300
    assert int(invert) > 50


def test_gmpy2(tmp_path: Path) -> None:
    with tarfile.open(next(SDISTS.glob("gmpy2-*.tar.gz"))) as sdist:
        sdist.extractall(tmp_path, filter="data")
    (folder,) = tmp_path.glob("gmpy2-*/test")
    patch = "import gmpy2, limbwise.gmpy2 as ours\nfor name in ours.__all__: setattr(gmpy2, name, getattr(ours, name))"
    out = pytest_with(patch, folder, "-k", "powmod")
    assert "2 passed" in out
