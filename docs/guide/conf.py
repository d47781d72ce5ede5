"""Sphinx configuration of the guide: `make guide`."""

import subprocess
from pathlib import Path

import limbwise

ROOT = Path(__file__).parents[2]

project = "Limbwise"
version = release = limbwise.__version__
copyright = "the Limbwise contributors, MIT or Apache 2.0"

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "hawkmoth"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
html_theme = "furo"
html_title = "Limbwise"

# Docstrings write code between single backticks.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "none"

hawkmoth_root = str(ROOT / "faces/capi/include")
# The pip package of libclang has no headers of the compiler.
hawkmoth_clang = ["-I" + subprocess.run(["gcc", "-print-file-name=include"], check=True, capture_output=True, text=True).stdout.strip()]
