"""Computes a file of powers with gmpy2 instead of Limbwise: `csv_job.py IN OUT` copies the CSV file IN to OUT row by
row and adds the column `power`.

The columns `base`, `exp` and `modulus` contain hexadecimal numbers with the prefix 0x.
"""

import csv
import sys

import gmpy2


def main() -> None:
    with open(sys.argv[1], newline="") as source, open(sys.argv[2], "w", newline="") as sink:
        rows = csv.DictReader(source)
        out = csv.DictWriter(sink, [*(rows.fieldnames or []), "power"])
        out.writeheader()
        for row in rows:
            base, exp, modulus = (gmpy2.mpz(row[name], 0) for name in ("base", "exp", "modulus"))
            out.writerow({**row, "power": hex(gmpy2.powmod(base, exp, modulus))})


main()
