#!/usr/bin/env python3
"""Reads a GRF archive or a Thor patch, based only on the description of the formats, and prints its contents.

    independent.py ARCHIVE

A line for each entry in the order of the table: the SHA-256 of the file, or `folder` or `removal`; and the name in hexadecimal.
Nothing is shared with the crate or the Python package. The cipher is one round of DES, as the standard has it.
"""

import hashlib
import struct
import sys
import zlib

IP = [b - 8 * i for b in (58, 60, 62, 64, 57, 59, 61, 63) for i in range(8)]
P = [16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10, 2, 8, 24, 14, 32, 27, 3, 9, 19, 13, 30, 6, 22, 11, 4, 25]
S = """
e4d12fb83a6c59070f74e2d1a6cb953841e8d62bfc973a50fc8249175b3ea06d f18e6b34972dc05a3d47f28ec01a69b50e7ba4d158c6932fd8a13f42b67c05e9
a09e63f51dc7b428d709346a285ecbf1d6498f30b12c5ae71ad069874fe3b52c 7de3069a1285bc4fd8b56f03472c1ae9a690cb7df13e52843f06a1d8945bc72e
2c417ab6853fd0e9eb2c47d150fa3986421bad78f9c5630eb8c71e2d6f09a453 c1af92680d34e75baf427c9561de0b389ef528c3704a1db6432c95fabe17608d
4b2ef08d3c975a61d0b7491ae35c2f8614bdc37eaf6805926bd814a7950fe23c d2846fb1a93e50c71fd8a374c56b0e927b419ce206adf35821e74a8dfc90356b
""".split()


def round_of_des(block):
    """IP, L ^= P(S(E(R))), the inverse of IP; no subkey, no exchange of the halves."""
    bits = [block[i // 8] >> 7 - i % 8 & 1 for i in range(64)]
    mixed = [bits[i - 1] for i in IP]
    left, right = mixed[:32], mixed[32:]
    out = []
    for box in range(8):
        six = [right[(4 * box - 1 + i) % 32] for i in range(6)]
        row, column = 2 * six[0] + six[5], 8 * six[1] + 4 * six[2] + 2 * six[3] + six[4]
        value = int(S[box][16 * row + column], 16)
        out += [value >> 3 - i & 1 for i in range(4)]
    mixed = [bit ^ out[p - 1] for bit, p in zip(left, P, strict=True)] + right
    for place, bit in zip(IP, mixed, strict=True):
        bits[place - 1] = bit
    return bytes(sum(bits[8 * i + j] << 7 - j for j in range(8)) for i in range(8))


EXCHANGED = {0x00: 0x2B, 0x6C: 0x80, 0x01: 0x68, 0x48: 0x77, 0x60: 0xFF, 0xB9: 0xC0, 0xFE: 0xEB}
EXCHANGED |= {b: a for a, b in EXCHANGED.items()}


def decode(data, compressed, full):
    """Decrypts an entry: header only, or full."""
    digits = len(str(compressed))
    cycle = 1 if digits < 3 else digits + 1 if digits < 5 else digits + 9 if digits < 7 else digits + 15
    blocks, plain = [data[i : i + 8] for i in range(0, len(data), 8)], -1
    for i, b in enumerate(blocks):
        if len(b) < 8:
            break
        if i < 20 or (full and i % cycle == 0):
            blocks[i] = round_of_des(b)
        elif full:
            plain += 1
            if plain and plain % 7 == 0:
                blocks[i] = bytes([b[3], b[4], b[6], b[0], b[1], b[2], b[5], EXCHANGED.get(b[7], b[7])])
    return b"".join(blocks)


def grf(data):
    """Names with their files; None for a folder, False for a removal."""
    offset, seed, count, version = struct.unpack_from("<IIII", data, 30)
    if version == 0x300:
        offset, count = struct.unpack_from("<QI", data, 30)
    else:
        count -= seed + 7
    at = 46 + offset
    if version >= 0x200:
        at += 4 if version == 0x300 else 0
        packed, real = struct.unpack_from("<II", data, at)
        table, at = zlib.decompress(data[at + 8 : at + 8 + packed]), 0
        assert len(table) == real, "the length of the table"
    for _ in range(count):
        if version >= 0x200:
            name, at = table[at : table.index(0, at)], table.index(0, at) + 1
            fields = struct.Struct("<IIIBQ" if version == 0x300 else "<IIIBI")
            compressed, aligned, real, flags, place = fields.unpack_from(table, at)
            at, full, encrypted = at + fields.size, flags & 2, flags & 6
        else:
            length = struct.unpack_from("<I", data, at)[0] - 6
            name = bytes(b >> 4 | (b & 15) << 4 for b in data[at + 6 : at + 6 + length])
            name = b"".join(round_of_des(name[i : i + 8]) for i in range(0, length, 8)).split(b"\0")[0]
            compressed, aligned, real, flags, place = struct.unpack_from("<IIIBI", data, at + length + 10)
            compressed, aligned, at = compressed - real - 715, aligned - 37579, at + length + 27
            full, encrypted = name[-4:].lower() not in (b".gnd", b".gat", b".act", b".str"), True
        if not flags & 1:
            yield name, False if flags & 0x10 else None
            continue
        assert aligned % 8 == 0 and aligned >= compressed, "the padding"
        raw = data[46 + place : 46 + place + aligned]
        file = zlib.decompress((decode(raw, compressed, full) if encrypted else raw)[:compressed])
        assert len(file) == real, "the length of a file"
        yield name, file


def thor(data):
    """The same for a patch, after checking its checksums."""
    count, mode, target = struct.unpack_from("<IHB", data, 25)
    packed, at = struct.unpack_from("<II", data, 32 + target)
    table, files = zlib.decompress(data[at : at + packed]), {}
    while table:
        name, flags, table = table[1 : 1 + table[0]], table[1 + table[0]], table[2 + table[0] :]
        files[name] = False
        if not flags & 1:
            (place, packed, real), table = struct.unpack_from("<III", table), table[12:]
            files[name] = zlib.decompress(data[place : place + packed])
            assert len(files[name]) == real, "the length of a file"
    assert (mode, count) == (0x30, len(files)), "the header"
    for line in files.pop(b"data.integrity").splitlines():
        name, crc = line.rsplit(b"=", 1)
        assert zlib.crc32(files[name]) == int(crc, 16), "a checksum"
    return files.items()


if __name__ == "__main__":
    assert round_of_des(bytes.fromhex("0123456789abcdef")).hex() == "5176057698ead9eb", "the cipher"
    with open(sys.argv[1], "rb") as archive:
        content = archive.read()
    for entry, what in thor(content) if content.startswith(b"ASSF") else grf(content):
        print("folder" if what is None else "removal" if what is False else hashlib.sha256(what).hexdigest(), entry.hex())
