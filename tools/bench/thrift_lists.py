#!/usr/bin/env python3
"""Times Apache Thrift's Python library (its C extension) and thriftpy2 on the lists that limbwise-bench uses for the
family `thrift`.

Needs both libraries: `tools/setup.sh thrift` installs them in target/thrift-python. Run this script with the Python
of that environment. Prints one JSON object per line: the library, the operation, the number of elements, the time in
nanoseconds (the minimum of many runs) and the rate in 10^9 bytes per second.
"""

import importlib.metadata
import json
import random
import struct
import time

import thriftpy2.protocol.cybin as cybin
from thrift.protocol.TBinaryProtocol import TBinaryProtocolAccelerated
from thrift.Thrift import TType
from thrift.transport.TTransport import TMemoryBuffer
from thriftpy2.thrift import TPayload
from thriftpy2.transport import TCyMemoryBuffer

COUNT = 1_000_000
TYPES = {"i16": (TType.I16, "h"), "i32": (TType.I32, "i"), "i64": (TType.I64, "q"), "double": (TType.DOUBLE, "d")}


def least(call, budget=2.0):
    """Returns the time of a call in nanoseconds: the minimum of the calls made in `budget` seconds."""
    best, end = float("inf"), time.perf_counter() + budget
    while time.perf_counter() < end:
        before = time.perf_counter_ns()
        call()
        best = min(best, time.perf_counter_ns() - before)
    return best


def main():
    for name, (kind, letter) in TYPES.items():
        bits = 8 * struct.calcsize(letter)
        random.seed(bits)
        values = [random.getrandbits(bits) - (1 << (bits - 1)) for _ in range(COUNT)]
        if name == "double":
            values = [float(value) for value in values]
        # A struct with the list as field 1.
        head = struct.pack(">bhbi", TType.LIST, 1, kind, COUNT)
        wire = head + struct.pack(f">{COUNT}{letter}", *values) + b"\0"

        class Apache:
            thrift_spec = (None, (1, TType.LIST, "items", (kind, None, False), None))

        class Other(TPayload):
            thrift_spec = {1: (TType.LIST, "items", kind, False)}
            default_spec = [("items", None)]

            def __init__(self, items=None):
                self.items = items

        def apache():
            protocol = TBinaryProtocolAccelerated(TMemoryBuffer(wire), fallback=False)
            found = Apache()
            protocol._fast_decode(found, protocol, [Apache, Apache.thrift_spec])
            return found.items

        def thriftpy2():
            found = Other()
            cybin.TCyBinaryProtocol(TCyMemoryBuffer(wire)).read_struct(found)
            return found.items

        for library, call in (("thrift", apache), ("thriftpy2", thriftpy2)):
            assert call() == values, (library, name)
            ns = least(call)
            record = {
                "library": f"{library} {importlib.metadata.version(library)}",
                "op": f"decode_{name}",
                "size": COUNT,
                "unit": "elements",
                "ns": ns,
                "gb_per_s": round(COUNT * bits / 8 / ns, 3),
            }
            print(json.dumps(record), flush=True)


if __name__ == "__main__":
    main()
