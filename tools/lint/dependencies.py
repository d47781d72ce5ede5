"""Checks the licences, the sources and the versions of Rust of all dependencies, those of tests and tools included.

    python3 tools/lint/dependencies.py

The allowed licences are those of deny.toml, which `cargo deny` reads too. It also knows advisories (`make advisories`), but takes minutes
to install.
"""

import doctest
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
CRATES_IO = "registry+https://github.com/rust-lang/crates.io-index"


def allows(expression: str, allowed: set[str]) -> bool:
    """Returns whether one of the choices of an SPDX expression is allowed. An old `/` means OR.

    >>> permissive = {"MIT", "Apache-2.0", "Apache-2.0 WITH LLVM-exception"}
    >>> for licence in ["MIT", "BSD-2-Clause/MIT", "MIT OR LGPL-2.1-or-later", "(LGPL-3.0-only OR MIT) AND Apache-2.0", "Apache-2.0 WITH LLVM-exception"]:
    ...     assert allows(licence, permissive), licence
    >>> for licence in ["GPL-3.0-only", "MIT AND LGPL-2.1-only", "(MIT OR Apache-2.0) AND NCSA", "MIT WITH LLVM-exception", "MIT OR", "", "MIT MIT"]:
    ...     assert not allows(licence, permissive), licence
    """
    words = re.findall(r"[()]|[^\s()]+", expression.replace("/", " OR "))
    stack: list[list[bool | str]] = [[]]
    for i, word in enumerate(words):
        if word == "(":
            stack.append([])
        elif word == ")" and len(stack) > 1:
            inner = stack.pop()
            stack[-1].append(value(inner))
        elif word in ("AND", "OR"):
            stack[-1].append(word)
        elif word == "WITH" or words[i - 1 : i] == ["WITH"]:
            continue
        else:
            name = " ".join(words[i : i + 3]) if words[i + 1 : i + 2] == ["WITH"] else word
            stack[-1].append(name in allowed)
    return len(stack) == 1 and value(stack[0])


def value(terms: list[bool | str]) -> bool:
    """Returns the value of terms between AND and OR, of which AND binds more tightly; False if they are malformed."""
    if len(terms) % 2 == 0 or any((i % 2 == 1) != isinstance(term, str) for i, term in enumerate(terms)):
        return False
    while "AND" in terms:
        at = terms.index("AND")
        terms = [*terms[: at - 1], bool(terms[at - 1] and terms[at + 1]), *terms[at + 2 :]]
    return any(term is True for term in terms)


def version(text: str) -> tuple[int, ...]:
    """Returns a version of Rust as numbers.

    >>> version("1.94") < version("1.94.1") < version("1.100.0")
    True
    """
    numbers = [int(number) for number in text.split(".")]
    return (*numbers, 0, 0)[:3]


def main() -> None:
    """Prints each dependency that is not allowed, and why."""
    if doctest.testmod().failed:
        sys.exit(1)
    allowed = set(tomllib.loads((ROOT / "deny.toml").read_text())["licenses"]["allow"])
    published = set(tomllib.loads((ROOT / "tools/dist/about.toml").read_text())["accepted"])
    errors = [f"{licence} is in tools/dist/about.toml, but not in deny.toml" for licence in sorted(published - allowed)]
    oldest = tomllib.loads((ROOT / "Cargo.toml").read_text())["workspace"]["package"]["rust-version"]
    if f"Rust {oldest} or later" not in (ROOT / "README.md").read_text():
        errors.append(f"README.md does not say that Rust {oldest} or later is needed")
    command = ["cargo", "metadata", "--format-version", "1", "--locked", "--all-features"]
    packages = json.loads(subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout)["packages"]
    for package in packages:
        if package["source"] is None and package["publish"] is None and package["rust_version"] != oldest:
            errors.append(f"{package['name']} is published without `rust-version.workspace = true`")
        told = f"{package['name']} {package['version']}"
        if not allows(package["license"] or "", allowed):
            errors.append(f"{told}: the licence {package['license']} is not among those of deny.toml")
        if package["source"] not in (None, CRATES_IO):
            errors.append(f"{told}: {package['source']} is not crates.io")
        if version(package["rust_version"] or "1.0") > version(oldest):
            errors.append(f"{told}: it needs Rust {package['rust_version']}, newer than our rust-version {oldest}")
    print("\n".join(errors) or f"{len(packages)} packages: licences, sources and versions of Rust up to {oldest}")
    sys.exit(1 if errors or len(packages) < 100 else 0)


if __name__ == "__main__":
    main()
