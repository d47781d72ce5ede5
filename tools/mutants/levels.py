"""Finds the levels in a Parquet file: the bytes that say which values are null."""

import io

import pyarrow.parquet as pq


def varint(data, at):
    number = shift = 0
    while True:
        byte = data[at]
        at += 1
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return number, at


def zigzag(number):
    return number >> 1 ^ -(number & 1)


def value(data, at, kind):
    """Reads a value of Thrift's compact protocol."""
    if kind in (1, 2):
        return kind == 1, at
    if kind == 3:
        return data[at], at + 1
    if kind in (4, 5, 6):
        number, at = varint(data, at)
        return zigzag(number), at
    if kind == 8:
        length, at = varint(data, at)
        return data[at : at + length], at + length
    if kind == 12:
        return structure(data, at)
    raise ValueError(f"kind {kind} in a page header")


def structure(data, at):
    fields, number = {}, 0
    while head := data[at]:
        at += 1
        if head >> 4:
            number += head >> 4
        else:
            step, at = varint(data, at)
            number = zigzag(step)
        fields[number], at = value(data, at, head & 15)
    return fields, at + 1


def level_bytes(data):
    """Returns the positions of all bytes of levels that are not compressed."""
    metadata = pq.read_metadata(io.BytesIO(data))
    found = []
    for group in range(metadata.num_row_groups):
        for i in range(metadata.num_columns):
            column, described = metadata.row_group(group).column(i), metadata.schema.column(i)
            at = column.dictionary_page_offset or column.data_page_offset
            end = at + column.total_compressed_size
            while at < end:
                header, at = structure(data, at)
                begin, length = at, 0
                if 8 in header:
                    length = header[8][5] + header[8][6]
                elif 5 in header and column.compression == "UNCOMPRESSED":
                    for most in (described.max_repetition_level, described.max_definition_level):
                        if most:
                            length += 4 + int.from_bytes(data[begin + length : begin + length + 4], "little")
                found += range(begin, begin + length)
                at += header[3]
    return found
