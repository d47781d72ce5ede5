"""The types of arguments and results."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias, TypedDict, TypeVar, overload

if TYPE_CHECKING:
    from typing import Unpack

    import numpy as np
    from numpy.typing import NDArray

    from limbwise._native import Moduli, Modulus

    Limbs: TypeAlias = NDArray[np.uint64]

    # One number; the result is one, too, if all operands are.
    One = TypeVar("One", int, bytes)

ByteOrder: TypeAlias = Literal["big", "little"]
Progress: TypeAlias = Callable[[int, int], object]


class ArrowArray(Protocol):
    """An Arrow column in one chunk, from any library."""

    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]: ...


class ArrowStream(Protocol):
    """An Arrow column in several chunks, from any library."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...


class Series(Protocol):
    """A pandas Series."""

    @property
    def index(self) -> Any: ...
    @property
    def iloc(self) -> Any: ...
    def isna(self) -> Any: ...


class Integer(Protocol):
    """An integer: int, gmpy2.mpz, a NumPy scalar."""

    def __index__(self) -> int: ...


# A column; the result has the same type.
Column = TypeVar(
    "Column",
    bound="list[int] | list[bytes] | tuple[int, ...] | tuple[bytes, ...] | NDArray[np.uint64] | NDArray[np.object_] | ArrowArray | ArrowStream | Series",
)
Number: TypeAlias = "Integer | bytes"
Operand: TypeAlias = (
    "Integer | bytes | list[int] | list[bytes] | list[Any] | tuple[Any, ...] | range | NDArray[Any] | ArrowArray | ArrowStream | Series"
)
# The types of moduli.
Mod: TypeAlias = "Operand | Modulus | Moduli"


class Options(TypedDict, total=False):
    """Options of an operation."""

    byteorder: ByteOrder | None
    threads: int | None
    progress: Progress | None


class PowmodOptions(Options, total=False):
    """Options of powers."""

    public: bool
    exp_bits: int | None


class Unary(Protocol):
    """A function of a column and moduli."""

    @overload
    def __call__(self, x: Operand, mod: Mod, *, out: Limbs, **options: Unpack[Options]) -> Limbs: ...
    @overload
    def __call__(self, x: One, mod: Number, **options: Unpack[Options]) -> One: ...
    @overload
    def __call__(self, x: Column, mod: Mod, **options: Unpack[Options]) -> Column: ...
    @overload
    def __call__(self, x: Operand, mod: Mod, **options: Unpack[Options]) -> Any: ...


class Binary(Protocol):
    """A function of two columns and moduli."""

    @overload
    def __call__(self, x: Operand, y: Operand, mod: Mod, *, out: Limbs, **options: Unpack[Options]) -> Limbs: ...
    @overload
    def __call__(self, x: One, y: Number, mod: Number, **options: Unpack[Options]) -> One: ...
    @overload
    def __call__(self, x: Column, y: Operand, mod: Mod, **options: Unpack[Options]) -> Column: ...
    @overload
    def __call__(self, x: Operand, y: Operand, mod: Mod, **options: Unpack[Options]) -> Any: ...


class UnaryMethod(Protocol):
    """The same with moduli that are prepared."""

    @overload
    def __call__(self, x: Operand, *, out: Limbs, **options: Unpack[Options]) -> Limbs: ...
    @overload
    def __call__(self, x: Column, **options: Unpack[Options]) -> Column: ...
    @overload
    def __call__(self, x: Operand, **options: Unpack[Options]) -> Any: ...


class BinaryMethod(Protocol):
    """The same with moduli that are prepared."""

    @overload
    def __call__(self, x: Operand, y: Operand, *, out: Limbs, **options: Unpack[Options]) -> Limbs: ...
    @overload
    def __call__(self, x: Column, y: Operand, **options: Unpack[Options]) -> Column: ...
    @overload
    def __call__(self, x: Operand, y: Operand, **options: Unpack[Options]) -> Any: ...
