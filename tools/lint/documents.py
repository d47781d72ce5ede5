"""Checks the links and the paths in all Markdown documents, and the documents that source files name.

    python3 tools/lint/documents.py

Relative links lead to files of the repository, and their anchors to headings. External links are well-formed; they are not followed. A path in backquotes is
that of a file or a folder, or the end of one, as `parquet/levels.rs`.
"""

import doctest
import re
import subprocess
import sys
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path, PurePosixPath
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).parents[2]
# What it says about earlier versions names files of earlier versions.
HISTORY = {"CHANGELOG.md"}
# Their paths are made by commands.
MADE = ("target/", "/")
SOURCES = {".c", ".h", ".hpp", ".json", ".md", ".py", ".pyi", ".rs", ".rst", ".s", ".sh", ".toml", ".txt", ".yml"}

FENCE = re.compile(r"^ *(`{3,}|~{3,}).*?^ *\1", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\)|^\[[^\]]+\]:\s*(\S+)|<(?:a|img)\s[^>]*?(?:href|src)=\"([^\"]+)\"", re.MULTILINE)
AUTOMATIC = re.compile(r"<(https?://[^>\s]*)>")
HEADING = re.compile(r"^#{1,6}\s+(.+?)\s*#*$", re.MULTILINE)


@cache
def files() -> frozenset[str]:
    """Returns the files of the repository, and those that are new and not ignored."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return frozenset(name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file())


@cache
def places() -> frozenset[str]:
    """Returns the files and their folders."""
    return files() | {str(folder) for name in files() for folder in PurePosixPath(name).parents}


def slug(heading: str) -> str:
    """Returns the anchor of a heading.

    >>> slug("What `--on-error` does: *nulls*, [links](x.md)")
    'what---on-error-does-nulls-links'
    """
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def blank(match: re.Match[str]) -> str:
    """Returns as many lines without text."""
    return "\n" * match[0].count("\n")


@cache
def anchors(name: str) -> frozenset[str]:
    """Returns the anchors of a document."""
    text = FENCE.sub(blank, (ROOT / name).read_text())
    found: list[str] = []
    for heading in HEADING.findall(text):
        anchor = slug(heading)
        same = sum(re.sub(r"-\d+$", "", other) == anchor for other in found)
        found.append(f"{anchor}-{same}" if same else anchor)
    return frozenset(found)


def resolve(page: str, path: str) -> str:
    """Returns the path of what a page names, from the root.

    >>> resolve("docs/guide/keys.md", "../proofs.md")
    'docs/proofs.md'
    >>> resolve("README.md", "./docs/proofs.md")
    'docs/proofs.md'
    """
    parts: list[str] = []
    for part in [*PurePosixPath(page).parent.parts, *path.split("/")]:
        if part == ".." and parts:
            parts.pop()
        elif part not in ("", "."):
            parts.append(part)
    return "/".join(parts)


def link_error(page: str, link: str) -> str | None:
    """Returns what is wrong with a link of a page, or None.

    >>> link_error("README.md", "https://example.org/x#y")
    >>> link_error("README.md", "http:/example.org")
    'is no URL'
    >>> link_error("README.md", "docs/none.md")
    'there is no docs/none.md'
    >>> link_error("README.md", "CONTRIBUTING.md#none")
    'CONTRIBUTING.md has no heading none'
    """
    try:
        url = urlsplit(link)
    except ValueError:
        return "is no URL"
    if url.scheme or link.startswith("//"):
        host = url.hostname or ""
        web = url.scheme in ("http", "https") and re.fullmatch(r"[\w-]+(\.[\w-]+)+|localhost", host)
        return None if web or (url.scheme == "mailto" and "@" in url.path) else "is no URL"
    target = resolve(page, unquote(url.path)) if url.path else page
    if target not in places():
        return f"there is no {target}"
    if url.fragment and url.fragment not in anchors(target):
        return f"{target} has no heading {url.fragment}"
    return None


def path_error(code: str) -> str | None:
    """Returns what is wrong with code in backquotes if it is a path, or None.

    >>> path_error("tools/lint/documents.py"), path_error("lint/documents.py"), path_error("tools/*.sh"), path_error("mont/r")
    (None, None, None, None)
    >>> path_error("tools/none.py"), path_error("mul/none.rs")
    ('there is no tools/none.py', 'no path ends in mul/none.rs')
    """
    if not re.fullmatch(r"[\w.<>*-]+(/[\w.<>*-]+)+/?|\w+/", code) or code.startswith(MADE):
        return None
    pattern = re.sub(r"<\w+>", "*", code.rstrip("/")).removeprefix("./")
    if pattern.split("/")[0] in places() and "/" in pattern:
        return None if any(fnmatchcase(place, pattern) for place in places()) else f"there is no {code}"
    if PurePosixPath(pattern).suffix in SOURCES:
        return None if any(fnmatchcase(place, f"*/{pattern}") for place in files()) else f"no path ends in {code}"
    return None


def line(text: str, at: int) -> int:
    """Returns the number of the line at a position."""
    return text.count("\n", 0, at) + 1


def main() -> None:
    """Prints each error with its place."""
    if doctest.testmod().failed:
        sys.exit(1)
    errors, links, paths = [], 0, 0
    pages = sorted(name for name in files() if name.endswith(".md"))
    for page in pages:
        text = FENCE.sub(blank, (ROOT / page).read_text())
        for match in (*LINK.finditer(CODE.sub(lambda code: " " * len(code[0]), text)), *AUTOMATIC.finditer(text)):
            link = next(group for group in match.groups() if group)
            links += 1
            if error := link_error(page, link):
                errors.append(f"{page}:{line(text, match.start())}: link {link}: {error}")
        for match in CODE.finditer(text) if page not in HISTORY else ():
            paths += 1
            if error := path_error(match[1]):
                errors.append(f"{page}:{line(text, match.start())}: `{match[1]}`: {error}")
    for name in sorted(files()):
        if PurePosixPath(name).suffix in {".rs", ".py", ".pyi", ".sh", ".toml", ".h"}:
            text = (ROOT / name).read_text()
            for match in re.finditer(r"(?<![\w./-])((?:docs|crates|faces|tools|examples)/[\w./-]+\.md)\b", text):
                named = match[1] in files() or any(file.endswith(f"/{match[1]}") for file in files())
                if not named and name != "tools/lint/documents.py":
                    errors.append(f"{name}:{line(text, match.start())}: there is no {match[1]}")
    print("\n".join(errors) or f"{len(pages)} documents: {links} links, {paths} pieces of code")
    # A check that finds nothing to check has failed.
    sys.exit(1 if errors or not (len(pages) > 30 and links > 50 and paths > 500) else 0)


if __name__ == "__main__":
    main()
