"""RSA keys, and what OpenSSL says about signatures."""

import csv
import subprocess
import textwrap
import threading
from pathlib import Path

TESTS = Path(__file__).parent / "../../faces/cli/tests"


class Keys:
    """RSA keys and signatures that OpenSSL made, and what OpenSSL says about them."""

    def __init__(self, folder):
        self.folder = folder / "keys"
        self.folder.mkdir()
        with open(TESTS / "signatures/signatures.csv", newline="") as file:
            rows = list(csv.DictReader(file))
        # Each key by its length, with its PEM, its modulus and its signatures.
        self.lengths = {}
        for row in rows:
            self.lengths.setdefault(row["message"].split()[0], []).append(row)
        self.pems, self.moduli = {}, {}
        for length, rows in self.lengths.items():
            body = "\n".join(textwrap.wrap(rows[0]["key"], 64))
            self.pems[length] = f"-----BEGIN PUBLIC KEY-----\n{body}\n-----END PUBLIC KEY-----\n".encode()
            (self.folder / f"{length}.pem").write_bytes(self.pems[length])
            told = self.openssl("rsa", "-pubin", "-in", self.folder / f"{length}.pem", "-noout", "-modulus").decode()
            self.moduli[length] = int(told.strip().partition("=")[2], 16)
        self.pem, self.n, self.e = self.pems["1024"], self.moduli["1024"], 65537
        self.told, self.lock = {}, threading.Lock()

    @staticmethod
    def openssl(*arguments):
        return subprocess.run(["openssl", *map(str, arguments)], check=True, capture_output=True).stdout

    def valid(self, length, signature, message, hash, padding, salt):
        """Returns whether OpenSSL accepts a signature; `salt` is the length of the salt in bytes, or None for any."""
        key = (length, signature, message, hash, padding, salt)
        with self.lock:
            if key not in self.told:
                (self.folder / "message").write_bytes(message)
                (self.folder / "signature").write_bytes(signature)
                options = (
                    []
                    if padding == "pkcs1v15"
                    else ["-sigopt", "rsa_padding_mode:pss", "-sigopt", f"rsa_pss_saltlen:{'auto' if salt is None else salt}"]
                )
                files = ["-verify", self.folder / f"{length}.pem", "-signature", self.folder / "signature", self.folder / "message"]
                ended = subprocess.run(list(map(str, ["openssl", "dgst", f"-{hash}", *options, *files])), check=False, capture_output=True)
                self.told[key] = ended.returncode == 0
            return self.told[key]
