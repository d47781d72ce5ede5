"""Rejects subinterpreters before loading native code, whose types would be shared with the main interpreter."""

from __future__ import annotations

import importlib
from typing import Any


def _is_main() -> bool:
    # The names of the module before and since Python 3.13. Without it, there are no subinterpreters either.
    for name in ("_interpreters", "_xxsubinterpreters"):
        try:
            interpreters: Any = importlib.import_module(name)
        except ImportError:
            continue
        return bool(interpreters.get_current() == interpreters.get_main())
    return True


if not _is_main():
    raise ImportError(
        "limbwise cannot be imported in a subinterpreter; import it in the main interpreter, or compute in a process of its own"
    )
