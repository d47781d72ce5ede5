"""A call of the package, and the judge of its outcome."""

import re
from dataclasses import dataclass, field

import namespace
from verdict import ERRORS, check_error, freeze, need


def names_of(*things):
    """Returns the names of arguments and options under which messages may speak of them."""
    return tuple(name for thing in things for name in thing.names)


def written(function, *arguments):
    return f"{function}({', '.join(arguments)})"


@dataclass
class Option:
    text: str
    # True or False; None if an error and the right result are both fine.
    valid: bool | None
    names: tuple


@dataclass
class Call:
    """A call: variables with their texts, the text of the call, and what is right."""

    variables: list = field(default_factory=list)
    text: str = ""
    arguments: list = field(default_factory=list)
    options: list = field(default_factory=list)
    # Judges a result; raises Wrong.
    check: object = None
    # Why a call must fail: names of which its message has one, or None.
    refused: object = None
    # Whether an error is right, too.
    lenient: bool = False
    order: str | None = None
    # Other exceptions that are right.
    documented: tuple = ERRORS
    # Arguments that a call may change.
    changed: tuple = ()

    def line(self):
        return "; ".join([*(f"{name} = {text}" for name, text in self.variables), self.text])

    def run(self):
        """Makes the call. Raises Wrong for a finding."""
        names = dict(vars(namespace))
        try:
            for name, text in self.variables:
                names[name] = eval(text, names)
        except Exception as error:
            # The libraries differ in what they can make.
            return f"not made: {type(error).__name__}"
        before = {name: freeze(names[name]) for name, _ in self.variables}
        try:
            result = eval(self.text, names)
        except (MemoryError, Exception) as error:
            self.judge_error(error)
            outcome = "refused"
            # An exception of the callback comes after the first rows.
            partly = any("progress" in o.names and o.valid is None for o in self.options)
            unchanged = {name: value for name, value in before.items() if not (partly and name in self.changed)}
        except BaseException as error:
            check_error(error, None)
        else:
            outcome = "right"
            need(
                self.refused is None, f"no error; expected one that names {' or '.join(self.refused or ())}; the result is {result!r:.200}"
            )
            self.check(result)
            unchanged = {name: value for name, value in before.items() if name not in self.changed}
        for name, value in unchanged.items():
            need(freeze(names[name]) == value, f"{name} has changed to {names[name]!r:.80}")
        return outcome

    def judge_error(self, error):
        if isinstance(error, namespace.Stop) and self.documented is not ERRORS:
            return
        if str(error).endswith("of a user's class"):
            return
        expected = self.refused is not None or self.lenient or any(o.valid is None for o in self.options)
        if not expected:
            check_error(error, None)
            need(False, f"an error where a result was expected: {type(error).__name__}: {error}")
        names = self.refused
        if names is None:
            names = (*names_of(*self.arguments, *self.options), "row", "rows", "index")
        check_error(error, names)
        for one in self.arguments:
            named = (
                one.rows is None
                and isinstance(one.values, int)
                and one.values < 0
                and re.search(rf"row \d+: the ({'|'.join(one.names)}) is negative", str(error))
            )
            need(not named or any(a.rows is not None and a.names == one.names for a in self.arguments), f"one number has no row: {error}")
