"""Computes powers with a function of gmpy2, timed by the benchmark: `gmpy2_powers.py powmod` or `powmod_sec`.

Reads rows of three hexadecimal numbers (base, exponent, modulus) and an empty line; writes the version of gmpy2 and every power. Then, for
each number n that it reads, it computes n rows, taken cyclically, and writes an empty line.
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
