"""The names that the calls use. `from namespace import *` in this folder makes a printed call run."""

import array
import collections
import ctypes
import datetime
import decimal
import fractions
import importlib
import io
import itertools
import math
import pathlib
import pickle
import signal
import struct

import gmpy2
import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.compute as pc

import limbwise
import limbwise.batches
import limbwise.gmpy2
import limbwise.phe
import limbwise.thrift

for _name, _module in (("duckdb", "duckdb"), ("xr", "xarray")):
    # Where one is not installed, the calls that need it are not made.
    try:
        globals()[_name] = importlib.import_module(_module)
    except ImportError:
        pass

# Primes of 256 bits, and one of 64.
P = 0xED1F6D7D6FA3A2D4D5C7B6DBD3AF4D1B0DBE9D2A60FAD1C24B0C1B64A1AF3A2B
Q = 0xD2C1B5E9A3E7C1D0A1F3B5D7E9FB1D3F5A7B9CDEF1A2B3C4D5E6F7A8B9CADB0D


def _next_prime(n):
    return int(gmpy2.next_prime(n))


P, Q, R = _next_prime(P), _next_prime(Q), _next_prime(1 << 63)


class Index:
    """A number of another library."""

    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value


class Raising:
    """A number that cannot be read."""

    def __index__(self):
        raise ValueError("the number of a user's class")

    def __iter__(self):
        raise ValueError("the column of a user's class")


class Endless:
    """A sequence without an end."""

    def __getitem__(self, at):
        return 5

    def __len__(self):
        return 1 << 62


def strided(x):
    """Returns the array as every second element of a larger one, in reverse."""
    larger = np.full(tuple(2 * n for n in x.shape), 7, x.dtype)
    view = larger[tuple(slice(None, None, -2) for _ in x.shape)]
    view[...] = x
    return view


def frozen(x):
    x.flags.writeable = False
    return x


def unaligned(x):
    """Returns the array at an odd address."""
    room = np.zeros(x.nbytes + 1, np.uint8)[1:]
    view = room.view(x.dtype).reshape(x.shape) if x.size else x
    view[...] = x
    return view


class Stop(Exception):
    """What a progress callback of ours raises."""


def stop(done, total):
    raise Stop


def quiet(done, total):
    return None
