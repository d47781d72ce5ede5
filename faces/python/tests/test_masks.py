"""Masks of `numpy.ma` are kept in the result, or the array is rejected."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import limbwise
import limbwise.grf
import limbwise.thrift
from arrays import ARRAY_FUNCTIONS, REVERSED


def masked(dtype: str = ">u8") -> Any:
    return np.ma.masked_array(np.arange(1, 5, dtype=dtype), mask=[False, True, False, True])


@pytest.mark.parametrize("function", [limbwise.to_native, limbwise.byteswap])
def test_byte_order_keeps_masks(function: Callable[..., Any]) -> None:
    for array in (masked(), masked().reshape(2, 2), masked()[::-1], np.ma.masked_array(np.arange(4, dtype=">u8"))):
        result = function(array)
        assert isinstance(result, np.ma.MaskedArray)
        assert (np.ma.getmaskarray(result) == np.ma.getmaskarray(array)).all()
        assert result.data.tolist() == function(array.data).tolist()
        out = np.ma.empty(array.shape, result.dtype)
        assert function(array, out) is out
        assert (np.ma.getmaskarray(out) == np.ma.getmaskarray(array)).all()
        # A separate mask.
        result.mask = False
        out.mask = False
        assert np.ma.getmaskarray(array).tolist() == np.ma.getmaskarray(array.copy()).tolist()
    assert masked()[1] is np.ma.masked
    native = limbwise.to_native(masked())
    assert limbwise.to_native(native) is native


@pytest.mark.parametrize("function", [limbwise.to_native, limbwise.byteswap])
@pytest.mark.parametrize("dtype", [">u8", "<u8"])
def test_byte_order_into_an_array_without_mask(function: Callable[..., Any], dtype: str) -> None:
    plain = np.zeros(4, "u8")
    with pytest.raises(TypeError, match="mask"):
        function(masked(dtype), plain)
    assert not plain.any()
    with pytest.raises(TypeError, match="mask"):
        function(masked(dtype).data, np.ma.empty(4, "u8"))


def test_byte_order_in_place() -> None:
    array = masked()
    assert limbwise.byteswap(array, array) is array
    assert array.mask.tolist() == [False, True, False, True]
    assert array.data.tolist() == masked().data.byteswap().tolist()


def test_arithmetic_refuses_masks() -> None:
    limbs: Any = masked("u8").reshape(2, 2)
    objects = np.ma.masked_array(np.array([2, 3], object), mask=[False, True])
    for array in (limbs, objects, np.ma.masked_array(limbs.data), np.ma.masked):
        for call in (
            lambda x: limbwise.powmod(x, 3, 1009),
            lambda x: limbwise.powmod(3, x, 1009),
            lambda x: limbwise.mulmod([1, 2], [3, 4], x),
            limbwise.Moduli,
            limbwise.Modulus,
        ):
            with pytest.raises(TypeError, match="mask"):
                call(array)
    with pytest.raises(TypeError, match="out: .* mask"):
        limbwise.powmod([2, 3], 3, 1009, out=np.ma.zeros((2, 1), np.uint64))


@pytest.mark.parametrize("name", sorted(set(ARRAY_FUNCTIONS) - {"byteswap", "to_native"}))
def test_the_others_refuse_masks(name: str) -> None:
    array = masked("i8") if name == "thrift.encode_list" else masked("u8")
    with pytest.raises(TypeError, match="mask"):
        ARRAY_FUNCTIONS[name](array)


def test_limbs_with_a_mask_are_refused() -> None:
    limbs = np.ma.masked_array(np.array([[1, 2], [3, 4]], np.uint64), mask=[[False, False], [True, True]])
    for array in (limbs, limbs[:, 0], np.ma.masked_array(limbs.data)):
        with pytest.raises(TypeError, match=r"array: masked .*\.filled"):
            limbwise.from_limbs(array)
    with pytest.raises(TypeError, match=r"numbers: masked .*\.filled"):
        limbwise.to_limbs(np.ma.masked_array([1, 2], mask=[False, True]))
    masked_number: Any = np.ma.masked_array(5, mask=True)
    constant: Any = np.ma.masked
    for number in (masked_number, constant):
        with pytest.raises(TypeError, match="row 1: masked"):
            limbwise.to_limbs([3, number])


def test_out_with_a_mask_is_refused() -> None:
    wire = limbwise.thrift.encode_list(np.arange(4))
    calls: list[Callable[[Any], object]] = [
        lambda out: REVERSED(np.arange(4, dtype=np.uint64), out=out),
        lambda out: limbwise.thrift.decode_list(wire, out.view("i8")),
        lambda out: limbwise.grf.decode_entry(bytes(32), 3, 32, out),
    ]
    for call in calls:
        with pytest.raises(TypeError, match="out: .* mask"):
            call(masked("u8"))


def test_the_fill_value_and_a_hard_mask_go_with_the_mask() -> None:
    ma: Any = np.ma
    array = ma.masked_array(np.arange(4, dtype=">i4"), mask=[False, True, False, False], fill_value=9, hard_mask=True)
    native: Any = limbwise.to_native(array)
    assert native.filled().tolist() == [0, 9, 2, 3]
    assert native.hardmask
    out = ma.masked_array(np.zeros(4, "i4"), mask=[True, False, False, False], hard_mask=True)
    limbwise.to_native(array, out)
    assert ma.getmaskarray(out).tolist() == [False, True, False, False]
