"""Finds cycles among the imports of Python modules.

Usage: imports.py [FOLDER]...

The files of a folder are modules that import each other by name; those of a package (a folder with `__init__.py`)
also by the name of the package. Imports in functions and for type checkers count like all others. Without any
FOLDER, every folder with Python files that git tracks is checked.

Exit status: 0 no cycle, 1 at least one, 2 a file is not Python.
"""

import ast
import itertools
import subprocess
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path


def modules(folder: Path) -> dict[str, Path]:
    """Returns the files of a folder by the names of their modules: in a package, `package.module`, and `package`
    for its `__init__.py`. A stub stands for a native module."""
    prefix = [folder.resolve().name] if (folder / "__init__.py").exists() else []
    files = [*sorted(folder.glob("*.pyi")), *sorted(folder.glob("*.py"))]
    return {".".join(prefix if path.stem == "__init__" else [*prefix, path.stem]): path for path in files}


def imported(tree: ast.AST, package: str) -> Iterator[tuple[str, int]]:
    """Yields the full names that a module imports, with the lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            home = ".".join(filter(None, (package if node.level else "", node.module)))
            yield from ((f"{home}.{alias.name}", node.lineno) for alias in node.names)


def edges(folder: Path) -> dict[str, dict[str, int]]:
    """Returns the modules that each module of the folder imports, with the line of the first import."""
    files = modules(folder)
    package = next((name for name, path in files.items() if path.stem == "__init__"), "")
    found: dict[str, dict[str, int]] = {}
    for module, path in files.items():
        uses = found[module] = {}
        for name, line in imported(ast.parse(path.read_bytes(), str(path)), package):
            # What is imported is a module, or a name in one.
            target = next((full for full in (name, name.rpartition(".")[0]) if full in files), None)
            if target not in (None, module):
                uses.setdefault(target, line)
    return found


def check(folder: Path) -> bool:
    """Prints a cycle among the modules of a folder. Returns whether there is one."""
    uses = edges(folder)
    try:
        TopologicalSorter(uses).prepare()
    except CycleError as error:
        cycle = error.args[1][::-1]
        print(f"{folder}\n  cycle: {' -> '.join(cycle)}")
        for module, other in itertools.pairwise(cycle):
            print(f"    {modules(folder)[module]}:{uses[module][other]}: imports {other}")
        return True
    return False


def main(arguments: list[str]) -> int:
    tracked = ["git", "ls-files", "-z", "*.py", "*.pyi"]
    files = arguments or subprocess.run(tracked, check=True, capture_output=True, text=True).stdout.split("\0")[:-1]
    folders = {Path(name) if arguments else Path(name).parent for name in files}
    try:
        found = [check(folder) for folder in sorted(folders)]
        return int(any(found))
    except SyntaxError as error:
        print(f"{error.filename}:{error.lineno}: {error.msg}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
