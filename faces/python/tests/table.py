"""The table of README.md: the types that each function accepts. `python tests/table.py` writes it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import limbwise
from arrays import ARRAY_FUNCTIONS
from formulas import OPERATIONS
from kinds import KINDS
from test_matrix import M, numbers

README = Path(__file__).parents[1] / "README.md"
START = "<!-- tests/table.py -->\n"
END = "<!-- end -->\n"


def outcome(function: Any, *arguments: Any, **options: Any) -> str:
    try:
        function(*arguments, **options)
    except (TypeError, ValueError, BufferError) as error:
        return type(error).__name__
    return "yes"


def table() -> str:
    kinds: list[tuple[str, Any, dict[str, Any]]] = [
        ("int", 5, {}),
        ("bytes", b"\x03\0\0\0\x0b" + b"encode_list", {"byteorder": "big"}),  # also a list of Thrift
        *((kind.name, kind.make(numbers(5)), kind.options) for kind in KINDS),
    ]
    lines = [
        f"| | modular operations | {' | '.join(f'`{name}`' for name in ARRAY_FUNCTIONS)} |",
        "|---" * (len(ARRAY_FUNCTIONS) + 2) + "|",
    ]
    for name, argument, options in kinds:
        outcomes = {
            outcome(getattr(limbwise, operation), *[argument] * arity, M, **options) for operation, (arity, _) in OPERATIONS.items()
        }
        assert len(outcomes) == 1, (name, outcomes)
        cells = [outcomes.pop(), *(outcome(function, argument) for function in ARRAY_FUNCTIONS.values())]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def with_table(text: str) -> str:
    before, rest = text.split(START)
    _, after = rest.split(END)
    return before + START + table() + END + after


if __name__ == "__main__":
    README.write_text(with_table(README.read_text()))
