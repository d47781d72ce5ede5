"""maturin's build backend, except that it reports a missing Rust in one line instead of trying to install it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from typing import Any

import maturin
from maturin import build_editable, build_sdist, build_wheel, prepare_metadata_for_build_editable, prepare_metadata_for_build_wheel

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def _with_rust(requires: Callable[..., list[str]], settings: dict[str, Any] | None) -> list[str]:
    if shutil.which("cargo") is None:
        raise SystemExit("limbwise is built from source here, which needs Rust: install it from https://rustup.rs, or take a wheel")
    return requires(settings)


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    return _with_rust(maturin.get_requires_for_build_wheel, config_settings)


def get_requires_for_build_editable(config_settings: dict[str, Any] | None = None) -> list[str]:
    return _with_rust(maturin.get_requires_for_build_editable, config_settings)


def get_requires_for_build_sdist(config_settings: dict[str, Any] | None = None) -> list[str]:
    return _with_rust(maturin.get_requires_for_build_sdist, config_settings)
