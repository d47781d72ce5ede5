"""Computes powers with a function of gmpy2 while the benchmark measures the time: `gmpy2_powers.py powmod` or
`gmpy2_powers.py powmod_sec`.

Reads rows of three hexadecimal numbers (base, exponent, modulus), followed by an empty line. Writes the version of
gmpy2 and the power of every row. Then, for each number n that it reads, it computes the next n rows, starts again
with the first row after the last, and writes an empty line.
"""

import sys

import gmpy2


def main() -> None:
    power = getattr(gmpy2, sys.argv[1])
    rows = [[gmpy2.mpz(number, 16) for number in line.split()] for line in iter(sys.stdin.readline, "\n")]
    print(gmpy2.version())
    for row in rows:
        print(f"{power(*row):x}")
    sys.stdout.flush()
    turn = 0
    for line in sys.stdin:
        for _ in range(int(line)):
            power(*rows[turn])
            turn = (turn + 1) % len(rows)
        print(flush=True)


main()
