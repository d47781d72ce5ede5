"""The types of what is given and given back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias, TypedDict, TypeVar

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Limbs: TypeAlias = NDArray[np.uint64]

    # A column, of whatever kind: the result has the same.
    Column = TypeVar(
        "Column", list[int], list[bytes], tuple[int, ...], tuple[bytes, ...], NDArray[np.uint64], NDArray[np.object_]
    )
    # One number: so is the result, where everything else is one number too.
    One = TypeVar("One", int, bytes)

ByteOrder: TypeAlias = Literal["big", "little"]
Progress: TypeAlias = Callable[[int, int], object]


class ArrowArray(Protocol):
    """An Arrow column in one piece, whoever made it."""

    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]: ...


class ArrowStream(Protocol):
    """An Arrow column in pieces, whoever made it."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...


class Integer(Protocol):
    """An integer: int, gmpy2.mpz, a NumPy scalar."""

    def __index__(self) -> int: ...


Arrow = TypeVar("Arrow", bound="ArrowArray | ArrowStream")
Number: TypeAlias = "Integer | bytes"
Operand: TypeAlias = (
    "Integer | bytes | list[int] | list[bytes] | list[Any] | tuple[Any, ...] | NDArray[Any] | ArrowArray | ArrowStream"
)


class Options(TypedDict, total=False):
    """How to compute."""

    byteorder: ByteOrder | None
    threads: int | None
    progress: Progress | None


class PowmodOptions(Options, total=False):
    """How to compute powers."""

    public: bool
    exp_bits: int | None
