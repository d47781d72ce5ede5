"""The native module of limbwise."""

from typing import Any, final

__version__: str

def compute(
    name: str,
    operands: tuple[Any, ...],
    modulus: Any,
    public: bool,
    exp_bits: int | None,
    byteorder: str | None,
    threads: int | None,
    progress: Any,
    out: Any,
) -> Any: ...
def compute_powers(
    name: str,
    bases: tuple[Any, ...],
    exps: tuple[Any, ...],
    modulus: Modulus,
    public: bool,
    exp_bits: int | None,
    byteorder: str | None,
    threads: int | None,
) -> list[Any]: ...
def gcd(x: Any, y: Any, byteorder: str | None, threads: int | None, progress: Any) -> Any: ...
def jacobi(x: Any, n: Any, byteorder: str | None, threads: int | None, progress: Any) -> Any: ...
def is_probable_prime(n: Any, public: bool, byteorder: str | None, threads: int | None, progress: Any) -> Any: ...
def in_subgroup(
    modulus: Modulus, x: Any, order: Any, public: bool, byteorder: str | None, threads: int | None, progress: Any
) -> Any: ...
def invmod_each(x: Any, modulus: Any, byteorder: str | None, threads: int | None, progress: Any) -> tuple[Any, Any]: ...
def random_prime(bits: int) -> int: ...
def fold(
    name: str, modulus: Modulus, x: Any, y: Any, byteorder: str | None, threads: int | None, progress: Any
) -> Any: ...
def swap_into(src: Any, to: Any, width: int, threads: int) -> None: ...
def arrow_from_be(buffer: Any, name: str) -> ArrowColumn: ...
def grf_write(
    path: Any, files: Any, removals: Any, version: int | None, encryption: str | None, level: int, encoding: str
) -> int: ...
def grf_entry(encode: bool, entry: Any, flags: int, compressed_len: int, out: Any) -> Any: ...
def default_threads() -> int: ...
def thread_limit() -> int: ...
def thrift_decode(data: Any, out: Any) -> Any: ...
def thrift_encode(values: Any) -> bytes: ...
def cpu() -> dict[str, Any]:
    """Returns the features of the processor and the kernels chosen for it.

    The result is `{"architecture": str, "features": [str], "variants": {family: variant}}`.

    Raises:
        ValueError: `LIMBWISE_CPU_DISABLE` names an unknown feature; then all features are disabled.
    """

@final
class Modulus:
    def __new__(cls, modulus: Any, byteorder: str | None) -> Modulus: ...
    def to_bytes(self) -> tuple[bytes, int]: ...

@final
class Moduli:
    def __new__(cls, moduli: Any, byteorder: str | None) -> Moduli: ...
    def __len__(self) -> int: ...
    def to_bytes(self) -> tuple[bytes, int]: ...

@final
class FixedBase:
    def __new__(
        cls, base: Any, modulus: Modulus, exp_bits: int, public: bool, memory: int | None, byteorder: str | None
    ) -> FixedBase: ...
    @staticmethod
    def from_bytes(saved: bytes, modulus: Modulus) -> FixedBase: ...
    def to_bytes(self) -> bytes: ...
    def base(self) -> bytes: ...
    @property
    def exp_bits(self) -> int: ...
    @property
    def public(self) -> bool: ...
    @property
    def table_bytes(self) -> int: ...

@final
class FixedExponent:
    def __new__(cls, exp: Any, public: bool, exp_bits: int | None, byteorder: str | None) -> FixedExponent: ...
    def exponent(self) -> bytes: ...
    @property
    def exp_bits(self) -> int: ...
    @property
    def public(self) -> bool: ...

@final
class PrivateKey:
    def __new__(cls, p: Any, q: Any, byteorder: str | None) -> PrivateKey: ...
    def modulus(self) -> int: ...
    def rsa(self, e: Any) -> RsaKey: ...
    def paillier(self) -> PaillierKey: ...

@final
class RsaKey:
    def private(self, x: Any, bits: int, byteorder: str | None, threads: int | None, progress: Any) -> Any: ...
    def public(self, x: Any, bits: int, byteorder: str | None, threads: int | None, progress: Any) -> Any: ...

@final
class PaillierKey:
    def decrypt(self, x: Any, bits: int, byteorder: str | None, threads: int | None, progress: Any) -> Any: ...
    def noise(self, x: Any, bits: int, byteorder: str | None, threads: int | None, progress: Any) -> Any: ...

@final
class GrfArchive:
    def __new__(cls, sources: list[Any], max_entry: int, max_table: int, encoding: str) -> GrfArchive: ...
    @property
    def closed(self) -> bool: ...
    def close(self) -> None: ...
    def entries(self) -> list[tuple[int, str, bytes, str, int, int, int, str, int]]: ...
    def find(self, path: str) -> int | None: ...
    def find_name(self, name: bytes) -> int | None: ...
    def read(self, entry: int) -> bytes: ...

@final
class ArrowColumn:
    """An Arrow column made by Limbwise, which `pyarrow.array()`, `polars.Series()` and others accept."""

    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]: ...
    def __arrow_c_schema__(self) -> object: ...
    def __len__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...

def arrow_column(kind: str, width: int, rows: int, nulls: bytes | None, buffers: list[bytes]) -> ArrowColumn: ...
@final
class BitPermutation:
    """A permutation or selection of the bits of 64-bit blocks, compiled for this processor.

    Bit i of a result is bit `table[i]` of the block, where bit 0 is the least significant; bits beyond the table are 0.
    Pickled by its table.

    Args:
        table: 1 to 64 numbers from 0 to 63.

    Raises:
        ValueError: the table has another length, or an entry is out of range.
    """

    def __new__(cls, table: Any) -> BitPermutation: ...
    @staticmethod
    def from_des_table(width: int, table: Any) -> BitPermutation:
        """Compiles a table in the notation of the DES standard.

        Bits are counted from 1, most significant first, in blocks of `width` bits.

        Raises:
            ValueError: `width` is not 1 to 64, the table does not have 1 to 64 entries, or an entry is not 1 to `width`.
        """

    def __call__(self, blocks: Any, out: Any = None) -> Any:
        """Permutes an int, or every element of a uint64 array of any shape.

        Args:
            blocks: an int from 0 to 2**64 - 1, or an array of uint64.
            out: a writable C-contiguous uint64 array of the same shape; it may be `blocks`.

        Returns:
            An int; or `out`; or a new array.

        Raises:
            TypeError: the elements are not uint64.
            ValueError: `out` has another shape, or is read-only or not contiguous.
            OverflowError: an int is negative or has more than 64 bits.
        """

    def inverse(self) -> BitPermutation:
        """Returns the inverse permutation.

        Raises:
            ValueError: a bit does not appear in the result.
        """

    def then(self, next: BitPermutation) -> BitPermutation:
        """Returns the composition: this permutation, then `next`."""

    @property
    def table(self) -> list[int | None]:
        """The input bit of each bit of a result; None if it is always 0."""

    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...
