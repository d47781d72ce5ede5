"""Runs of the command, with what Python's integers and OpenSSL say about them."""

from signatures import Verify
from swaps import Swap
from verbs import Columns


def make(rng, plain, keys):
    """Returns the run of a generator of random numbers."""
    kind = rng.choice(["columns"] * 13 + ["multiexp"] * 2 + ["verify"] * 2 + ["swap"] * 3)
    return {"columns": Columns, "multiexp": Columns, "verify": Verify, "swap": Swap}[kind](rng, plain, keys).make(kind)
