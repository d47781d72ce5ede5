"""A run of the command, and the places that its output goes to."""

import shlex
from dataclasses import dataclass, field

PRIOR = b"what stood here before\n"


@dataclass
class Run:
    """A run: the files, the arguments and the redirections, and what must come of it."""

    arguments: list = field(default_factory=list)
    files: dict = field(default_factory=dict)
    folders: list = field(default_factory=list)
    stdin: str | None = None
    piped: bool = False
    redirect: str = ""
    target: str = ""
    # The file that -o names, if it is one.
    output: str | None = None
    # "succeed", "fail", or "either".
    must: str = "succeed"
    # Texts of which an error message has one.
    names: list = field(default_factory=list)
    warns: list = field(default_factory=list)
    check: object = None
    complete: object = None
    # The output goes where it cannot be read.
    unseen: bool = False
    outcome: str = ""

    def fail(self, *names):
        """The run must fail; of several mistakes, one is told."""
        self.doubt(*names)
        self.must = "fail"

    def doubt(self, *names):
        """An error is right, too."""
        if self.must == "succeed":
            self.must = "either"
        self.names += [*names, *(name.replace('"', '\\"') for name in names if '"' in name)]

    def line(self):
        text = "limbwise " + shlex.join(self.arguments)
        if self.stdin:
            text = f"cat {shlex.quote(self.stdin)} | {text}" if self.piped else f"{text} < {shlex.quote(self.stdin)}"
        return f"{text} {self.redirect} {shlex.quote(self.target) if self.target else ''}".rstrip()

    def to_path(self, way, path):
        """The output is a new file, or what else stands at its path. Returns the arguments."""
        if way in ("existing", "no-clobber"):
            self.files[path] = PRIOR
        if way == "folder":
            self.folders.append(path)
        if way in ("no-clobber", "folder"):
            self.fail(path)
        if way == "nowhere":
            path = f"nowhere/{path}"
            self.fail("nowhere")
        return ["-o", path] + (["--no-clobber"] if way == "no-clobber" else [])

    def to_device(self, name, is_written, *arguments):
        """The output is /dev/null or /dev/full."""
        self.unseen = True
        if name == "full" and is_written:
            self.fail("/dev/full")
        return ["-o", f"/dev/{name}", *arguments]

    def to_stdout(self, redirect, name, target, prior):
        """The output is standard output, which is redirected."""
        self.redirect = redirect
        if redirect == ">&-":
            self.fail("stdout", name)
        elif redirect == "| true":
            self.doubt()
        elif redirect:
            self.target = target
            if prior is not None:
                self.files[target] = prior
        return ["-o", name]
