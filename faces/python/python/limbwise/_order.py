"""Byte order of NumPy arrays, and Arrow columns of big-endian buffers."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, TypeVar, overload

from limbwise import _native
from limbwise._masks import check_unmasked, is_masked

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = TypeVar("Array", bound="NDArray[Any]")


@overload
def byteswap(arr: NDArray[Any], out: None = None) -> NDArray[Any]: ...
@overload
def byteswap(arr: NDArray[Any], out: Array) -> Array: ...
def byteswap(arr: NDArray[Any], out: NDArray[Any] | None = None) -> NDArray[Any]:
    """Reverses the bytes of each element, regardless of the byte order of the dtype.

    Uses one thread per 64 MiB, at most as many as `powmod`, unless `LIMBWISE_THREADS` is set.

    Args:
        arr: an array of any shape, also strided or unaligned, with elements of 2, 4, 8 or 16 bytes. The parts of
            complex numbers are reversed separately. A mask (`numpy.ma`) is kept.
        out: a writable array of the same shape and element size, contiguous like `arr` or in C order, with a mask if
            `arr` has one. It may be `arr`.

    Returns:
        `out`, or a new array of the same dtype.

    Raises:
        TypeError: `arr` is not an array, its elements have no byte order, the elements of `out` have another size, or
            only one of them has a mask.
        ValueError: `out` has another shape, is read-only, not contiguous, or overlaps `arr` without being it.
    """
    width = _width(arr, "arr")
    if out is None:
        out = _empty_like(arr, arr.dtype)
    else:
        _check(out, arr)
    _swap(_data(arr), _data(out), width)
    _copy_mask(arr, out)
    return out


@overload
def to_native(arr: NDArray[Any], out: None = None) -> NDArray[Any]: ...
@overload
def to_native(arr: NDArray[Any], out: Array) -> Array: ...
@overload
def to_native(arr: Any, out: Any = None) -> Any: ...
def to_native(arr: Any, out: Any = None) -> Any:
    """Converts an array to native byte order, which pandas, polars, pyarrow, torch and numba require.

    Uses threads like `byteswap`.

    Args:
        arr: an array of any shape, also strided or unaligned. If it has no byte order or the native one, and `out` is
            None, it is returned itself, also if its elements are objects. A mask (`numpy.ma`) and the class (such as
            `numpy.recarray`, but not `numpy.memmap`) are kept. For an array of records, each field is converted. A
            pandas Series of a NumPy dtype gives a Series with its index and name; one of a dtype of pandas or Arrow,
            which are native, is returned itself. An object that is read by slicing, such as an h5py dataset, gives an
            array.
        out: a writable array of the same shape, of `arr`'s dtype in native byte order, contiguous like `arr` or in C
            order, with a mask if `arr` has one.

    Returns:
        `out`; or `arr` if there is nothing to do; or a new array.

    Raises:
        TypeError: `arr` is not an array, has fields that overlap, or has objects that are themselves arrays in
            another byte order; `out` has another dtype or is given for records, objects or a Series; or only one of
            them has a mask.
        ValueError: `out` has another shape, is read-only, not contiguous, or overlaps `arr` without being it.
    """
    if _is_series(arr):
        return _native_series(arr, out)
    if not hasattr(arr, "__array_interface__"):
        read = _read(arr)
        if read is not None:
            return to_native(read, out)
    elif arr.dtype.names is not None:
        return _native_records(arr, out)
    elif arr.dtype.hasobject:
        return _native_objects(arr, out)
    dtype = _dtype(arr, "arr")
    native = dtype.newbyteorder("=")
    if out is not None:
        if _dtype(out, "out") != native:
            raise TypeError(f"out: the array has dtype {out.dtype} where {native} was expected")
        _check(out, arr)
    if dtype.isnative:
        if out is None:
            return arr
        if out is not arr:
            _data(out)[...] = _data(arr)
            _copy_mask(arr, out)
        return out
    width = _width(arr, "arr")
    if out is None:
        out = _empty_like(arr, native)
    _swap(_data(arr), _data(out), width)
    _copy_mask(arr, out)
    return out


def arrow_from_be(buffer: Any, type: Any) -> _native.ArrowColumn:
    """Returns an Arrow column of the big-endian values in a buffer.

    `pyarrow.array(arrow_from_be(data, "float64"))` and `polars.Series(arrow_from_be(data, "float64"))` take it without a copy.

    Args:
        buffer: bytes, a memoryview of bytes, or an array, also strided, of big-endian elements of the type. Elements
            of bytes (dtypes such as "u1" and "V4") are read as they are.
        type: "int16", "int32", "int64", "uint16", "uint32", "uint64", "float16", "float32" or "float64", or an object
            that prints as one of them, such as a pyarrow or polars type.

    Raises:
        TypeError: the type is none of these, the object has no buffer or has a mask, or its elements have another
            type or byte order.
        ValueError: the length is not a multiple of the type's width.
    """
    if hasattr(buffer, "__array_interface__"):
        dtype = _dtype(buffer, "buffer")
        check_unmasked(buffer, "buffer")
        if dtype.kind in "mM":
            # They have no buffer.
            raise TypeError(
                f"buffer: the array has dtype {dtype} where numbers were expected; .view('>i8') gives those of big-endian dates"
            )
        buffer = _forwards(buffer)
    return _native.arrow_from_be(buffer, str(type))


def _read(source: Any) -> Any:
    """Returns the values of an object that is read by slicing; None for anything else."""
    if not (hasattr(source, "dtype") and hasattr(source, "shape") and hasattr(source, "__array__")):
        return None
    try:
        values = source[...]
    except (TypeError, LookupError):
        return None
    return values if hasattr(values, "__array_interface__") else None


def _is_series(source: Any) -> bool:
    pandas: Any = sys.modules.get("pandas")
    return pandas is not None and isinstance(source, pandas.Series)


def _native_series(series: Any, out: Any) -> Any:
    """Returns a Series with its values in native byte order."""
    if out is not None:
        raise TypeError("out: not for a Series; without it the result is a new Series")
    numpy: Any = sys.modules["numpy"]
    pandas: Any = sys.modules["pandas"]
    dtype = series.dtype
    if isinstance(dtype, numpy.dtype):
        values = series.to_numpy()
        native = to_native(values)
        return series if native is values else series._constructor(native, index=series.index, copy=False).__finalize__(series)
    # Other dtypes are native, except that these two may have the values of a foreign array.
    foreign: Any = getattr(dtype, "subtype", None)
    if not isinstance(foreign, numpy.dtype) or foreign.isnative:
        return series
    native = foreign.newbyteorder("=")
    sparse = isinstance(dtype, pandas.SparseDtype)
    return series.astype(pandas.SparseDtype(native, dtype.fill_value) if sparse else pandas.IntervalDtype(native, dtype.closed))


def _native_records(arr: Any, out: Any) -> Any:
    """Returns an array of records with each field in native byte order."""
    if out is not None:
        raise TypeError("out: not for an array of records; without it the result is a new array")
    native = arr.dtype.newbyteorder("=")
    if native == arr.dtype and not arr.dtype.hasobject:
        return arr
    _check_apart(arr.dtype)
    fields = {name: to_native(arr[name]) for name in arr.dtype.names}
    if native == arr.dtype:
        return arr
    records = _empty_like(arr, native)
    for name, values in fields.items():
        records[name] = values
    return records


def _check_apart(dtype: Any) -> None:
    """Refuses fields that share bytes: these have no order that is native for both."""
    end, last = 0, ""
    for name in sorted(dtype.names, key=lambda name: dtype.fields[name][1]):
        field, offset = dtype.fields[name][:2]
        if field.itemsize and offset < end:
            raise TypeError(f"arr: the fields {last!r} and {name!r} overlap; convert a view of each: to_native(arr[{name!r}])")
        if offset + field.itemsize > end:
            end, last = offset + field.itemsize, name


def _native_objects(arr: Any, out: Any) -> Any:
    """Returns an array of objects, which have no byte order unless they are arrays."""
    if out is not None:
        raise TypeError("out: not for an array of objects, which is returned itself")
    numpy: Any = sys.modules["numpy"]
    for row, element in enumerate(numpy.asarray(_data(arr)).flat):
        if isinstance(element, (numpy.ndarray, numpy.void)) and not element.dtype.isnative:
            raise TypeError(f"arr: element {row} is an array of dtype {element.dtype}; convert each: to_native(element)")
    return arr


def _found(arr: Any) -> str:
    """Describes an object that is no array, with the way to one if it has any."""
    home, name = type(arr).__module__.partition(".")[0], type(arr).__name__
    found = name if home == "builtins" else f"{home}.{name}"
    return f"{found}; pass its .to_numpy()" if hasattr(arr, "to_numpy") else found


def _dtype(arr: Any, what: str) -> np.dtype[Any]:
    if not hasattr(arr, "__array_interface__") or not hasattr(arr, "strides"):
        raise TypeError(f"{what}: expected a NumPy array, found {_found(arr)}")
    dtype: np.dtype[Any] = arr.dtype
    if dtype.hasobject or dtype.names is not None:
        raise TypeError(f"{what}: the array has dtype {dtype}, whose elements have no byte order")
    return dtype


def _width(arr: Any, what: str) -> int:
    """Returns the number of bytes that are reversed together."""
    dtype = _dtype(arr, what)
    numpy: Any = sys.modules["numpy"]
    if isinstance(arr, numpy.generic):
        raise TypeError(f"{what}: expected a NumPy array, found the scalar {type(arr).__name__}; numpy.asarray makes an array of it")
    width = dtype.itemsize // 2 if dtype.kind == "c" else dtype.itemsize
    if dtype.kind not in "iufcmMV" or width not in (2, 4, 8, 16):
        raise TypeError(f"{what}: the array has dtype {dtype}, whose elements have no byte order")
    return width


def _data(arr: Any) -> Any:
    """Returns the array without its mask and its class."""
    numpy: Any = sys.modules["numpy"]
    return numpy.asarray(arr.data if is_masked(arr) else arr)


def _copy_mask(arr: Any, out: Any) -> None:
    if is_masked(arr) and out is not arr:
        # A hard mask would keep the values that were masked in `out` before.
        hard = out.hardmask
        out.soften_mask()
        # If nothing is masked, the mask is a single value.
        out.mask = arr.mask
        if hard:
            out.harden_mask()


def _check(out: Any, arr: Any) -> None:
    if is_masked(out) != is_masked(arr):
        raise TypeError("out: both arrays must have a mask (numpy.ma), or neither, or the mask would be lost; .data has none")
    if _dtype(out, "out").itemsize != arr.dtype.itemsize:
        raise TypeError(f"out: the array has dtype {out.dtype}, not elements of {arr.dtype.itemsize} bytes")
    if out.shape != arr.shape:
        raise ValueError(f"out: shape {out.shape} where {arr.shape} was expected")
    if not out.flags.writeable:
        raise ValueError("out: the memory is read-only")
    if not (out.flags.c_contiguous or out.flags.f_contiguous):
        raise ValueError("out: expected contiguous memory")


def _empty_like(arr: NDArray[Any], dtype: np.dtype[Any]) -> NDArray[Any]:
    numpy: Any = sys.modules["numpy"]
    order = "F" if arr.flags.f_contiguous and not arr.flags.c_contiguous else "C"
    if not is_masked(arr):
        # The result is not in the file of a memmap.
        like: NDArray[Any] = numpy.empty_like(arr, dtype, order, subok=not isinstance(arr, numpy.memmap))
        return like
    masked: Any = numpy.ma.empty(arr.shape, dtype, order)
    source: Any = arr
    masked.fill_value = source.fill_value
    if source.hardmask:
        masked.harden_mask()
    result: NDArray[Any] = masked
    return result


def _swap(arr: NDArray[Any], out: NDArray[Any], width: int) -> None:
    numpy: Any = sys.modules["numpy"]
    same = arr is out or (arr.ctypes.data, arr.strides) == (out.ctypes.data, out.strides)
    if not same and numpy.may_share_memory(arr, out):
        raise ValueError("out: it overlaps arr and is not arr")
    if not out.flags.c_contiguous:
        arr, out = arr.T, out.T
    if arr.ndim == 0:
        arr, out = arr.reshape(1), out.reshape(1)
    if arr.size == 0:
        return
    if same:
        arr = out
    _native.swap_into(_raw(_forwards(arr)), _raw(out), width)


def _forwards(arr: NDArray[Any]) -> NDArray[Any]:
    """Returns a copy if the stride of the last axis is negative or zero."""
    if arr.ndim > 0 and arr.strides[-1] >= arr.itemsize:
        return arr
    numpy: Any = sys.modules["numpy"]
    copy: NDArray[Any] = numpy.ascontiguousarray(arr)
    return copy


def _raw(arr: NDArray[Any]) -> NDArray[Any]:
    """Returns the elements as untyped bytes, also for dtypes that the buffer protocol does not support, such as
    dates."""
    return arr.view(f"V{arr.dtype.itemsize}")
