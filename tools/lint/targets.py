"""Checks that the Makefile has the targets that documents and workflows name, and that the workflows run every part of `make test`.

python3 tools/lint/targets.py
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def main() -> None:
    """Prints each target that does not exist or is not run."""
    makefile = (ROOT / "Makefile").read_text()
    rules = dict(re.findall(r"^([a-z-]+(?: [a-z-]+)*):(?!=)([^=\n#]*)", makefile, re.MULTILINE))
    targets = {target for rule in rules for target in rule.split()} | set(re.findall(r"\btest-(?:nehalem|haswell|aarch64)\b", makefile))
    errors = []
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("*/*/README.md"), *ROOT.glob("tools/**/*.md")]
    named = [
        (page, words) for page in pages for words in re.findall(r"`make ([a-z][^`\n]*)`", page.read_text()) if page.name != "CHANGELOG.md"
    ]
    run = []
    for workflow in sorted((ROOT / ".github/workflows").glob("*.yml")):
        text = workflow.read_text()
        lists = re.findall(r"^ +targets:\n((?: +- .*\n)+)", text, re.MULTILINE)
        run += [(workflow, words) for items in lists for words in re.findall(r"- (.*)", items)]
        run += [(workflow, words) for words in re.findall(r"run: make ([a-z][^\n]*)", text)]
    for page, words in named + run:
        unknown = [word for word in words.split() if re.fullmatch(r"[a-z-]+", word) and word not in targets]
        errors += [f"{page.relative_to(ROOT)}: the Makefile has no target {word}" for word in unknown]
    missing = {"lint", "ct", *rules["test"].split()} - {word for _, words in run for word in words.split()}
    errors += [f"no workflow runs make {target}" for target in sorted(missing)]
    print(
        "\n".join(errors) or f"{len(targets)} targets of the Makefile: named {len(named)} times in documents, {len(run)} times in workflows"
    )
    sys.exit(1 if errors or not (named and run) else 0)


if __name__ == "__main__":
    main()
