"""Writes and reads lists with Apache Thrift's own library.

apache.py write FOLDER   one file a protocol and type, of the values that `values` gives
apache.py read FOLDER    reads files of the same names, and fails where a value differs

The accelerated protocols of the library take part beside the plain ones where it has them.
"""

import math
import pathlib
import struct
import sys

from thrift.protocol import TBinaryProtocol, TCompactProtocol
from thrift.Thrift import TType
from thrift.transport import TTransport

TYPES = {
    "bool": (TType.BOOL, "Bool"),
    "byte": (TType.BYTE, "Byte"),
    "i16": (TType.I16, "I16"),
    "i32": (TType.I32, "I32"),
    "i64": (TType.I64, "I64"),
    "double": (TType.DOUBLE, "Double"),
}
PROTOCOLS = {
    "binary": (TBinaryProtocol.TBinaryProtocol, TBinaryProtocol.TBinaryProtocolAccelerated),
    "compact": (TCompactProtocol.TCompactProtocol, TCompactProtocol.TCompactProtocolAccelerated),
}
LENGTHS = (0, 1, 14, 15, 16, 127, 128, 1000, 5000)


def values(name, length):
    """Returns the same values as the Rust test: a counter, scrambled and truncated to the type."""
    for i in range(length):
        word = ((i + 1) * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        # Values of every size, for the varints.
        word >>= i % 64
        if name == "bool":
            yield bool(word & 1)
        elif name == "double":
            number = struct.unpack(">d", struct.pack(">Q", word))[0]
            yield 0.5 if math.isnan(number) else number
        else:
            bits = {"byte": 8, "i16": 16, "i32": 32, "i64": 64}[name]
            low = word & ((1 << bits) - 1)
            yield low - (1 << bits) if low >> (bits - 1) else low


class Lists:
    """A struct as written by the Thrift compiler, with the list as field 3."""

    def __init__(self, name):
        self.items = None
        self.thrift_spec = (
            None,
            None,
            None,
            (3, TType.LIST, "items", (TYPES[name][0], None, False), None),
        )


def write(folder):
    for protocol, (plain, _) in PROTOCOLS.items():
        for name, (kind, method) in TYPES.items():
            for length in LENGTHS:
                memory = TTransport.TMemoryBuffer()
                output = plain(memory)
                # Here a list is not part of a struct, which the compact protocol must be told.
                output.state = TCompactProtocol.VALUE_WRITE
                output.writeListBegin(kind, length)
                for value in values(name, length):
                    getattr(output, "write" + method)(value)
                output.writeListEnd()
                (folder / f"{protocol}-{name}-{length}").write_bytes(memory.getvalue())


def read(folder):
    for protocol, (plain, accelerated) in PROTOCOLS.items():
        for name, (kind, method) in TYPES.items():
            for length in LENGTHS:
                wire = (folder / f"{protocol}-{name}-{length}").read_bytes()
                expected = list(values(name, length))
                source = plain(TTransport.TMemoryBuffer(wire))
                source.state = TCompactProtocol.VALUE_READ
                found_kind, found = source.readListBegin()
                assert (found_kind, found) == (kind, length) or length == 0, (protocol, name, found_kind, found)
                items = [getattr(source, "read" + method)() for _ in range(found)]
                assert items == expected, (protocol, name, length)
                assert source.trans.read(1) == b"", "bytes are left"
                if protocol == "binary":
                    check_accelerated(accelerated, name, length, wire, expected)


def check_accelerated(accelerated, name, length, wire, expected):
    """The same list in a struct, with the library's C code."""
    head = bytes([TType.LIST]) + struct.pack(">h", 3)
    source = accelerated(TTransport.TMemoryBuffer(head + wire + b"\0"), fallback=False)
    lists = Lists(name)
    source._fast_decode(lists, source, [Lists, lists.thrift_spec])
    assert lists.items == expected, ("accelerated", name, length)


if __name__ == "__main__":
    {"write": write, "read": read}[sys.argv[1]](pathlib.Path(sys.argv[2]))
