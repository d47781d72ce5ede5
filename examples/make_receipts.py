"""Signs a ledger of receipts with the keys of a folder and writes it as CSV to standard output.

For make-rsa-signatures.sh; the standard library and openssl are all it needs.
"""

import csv
import datetime
import pathlib
import random
import subprocess
import sys

RECEIPTS = 1000
GOODS = [
    ("bread, rye", 380),
    ("bread, wheat", 320),
    ("butter", 289),
    ("coffee beans, 500 g", 1190),
    ("apples, 1 kg", 299),
    ("olive oil", 949),
    ("eggs, 10", 359),
    ("honey", 620),
    ("rice, 1 kg", 245),
    ("mountain cheese, 200 g", 478),
    ("milk, 1 l", 129),
    ("chocolate", 199),
]


def openssl(*arguments, data=None):
    """Returns the output of an openssl command."""
    return subprocess.run(["openssl", *arguments], input=data, capture_output=True, check=True).stdout


def modulus(key):
    """The modulus of a private key."""
    return int(openssl("rsa", "-in", key, "-modulus", "-noout").decode().removeprefix("Modulus="), 16)


def receipts():
    """Returns the texts of the ledger, which are all different because each has its own number."""
    chance = random.Random(2048)
    time = datetime.datetime(2025, 3, 3, 8, 0)
    for number in range(1, RECEIPTS + 1):
        time += datetime.timedelta(minutes=chance.randint(1, 9))
        if time.hour >= 20:
            time = time.replace(hour=8, minute=0) + datetime.timedelta(days=1)
        name, cents = chance.choice(GOODS)
        count = chance.randint(1, 6)
        total = count * cents
        yield f"receipt {number:06}; {time:%Y-%m-%d %H:%M}; {count} x {name}; {total // 100}.{total % 100:02} EUR"


def main():
    """Writes the ledger."""
    keys = sorted(pathlib.Path(sys.argv[1]).glob("till-*.pem"))
    moduli = [modulus(key) for key in keys]
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(["key", "message", "signature", "modulus"])
    chance = random.Random(65537)
    for message in receipts():
        key = chance.randrange(len(keys))
        signature = openssl("dgst", "-sha256", "-sign", keys[key], data=message.encode())
        out.writerow([keys[key].stem, message, f"0x{signature.hex()}", f"{moduli[key]:#x}"])


main()
