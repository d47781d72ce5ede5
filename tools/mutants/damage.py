"""Damages bytes."""

EXTREMES = [0, 1, 0x7F, 0x80, 0xFF, 0x7FFF, 0xFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 1 << 40, (1 << 63) - 1, 1 << 63, (1 << 64) - 1]


def mutate(rng, data, other):
    """Returns `data` after one to four random changes; `other` is a file from which bytes may be copied."""
    data = bytearray(data)
    for _ in range(rng.choice([1, 1, 1, 2, 4])):
        if not data:
            break
        at = rng.randrange(len(data))
        # Most formats have their metadata at the end.
        if rng.random() < 0.4:
            at = max(0, len(data) - 1 - int(rng.expovariate(1 / 300)))
        span = min(len(data) - at, 1 + int(rng.expovariate(1 / 8)))
        match rng.randrange(11):
            case 0 | 1 | 2:
                data[at] ^= 1 << rng.randrange(8)
            case 3 | 4:
                data[at] = rng.choice([0, 1, 0x7F, 0x80, 0xFF, rng.randrange(256)])
            case 5:
                width = rng.choice([2, 4, 8])
                value = rng.choice([*EXTREMES, len(data), rng.getrandbits(64)]) % (1 << 8 * width)
                data[at : at + width] = value.to_bytes(width, "little")
            case 6:
                del data[at:]
            case 7:
                del data[at : at + span]
            case 8:
                data[at:at] = rng.randbytes(span)
            case 9:
                data[at : at + span] = bytes(span)
            case 10:
                start = rng.randrange(len(other))
                data[at : at + span] = other[start : start + span]
    return bytes(data)
