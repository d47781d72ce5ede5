"""Runs of `rsa verify`, judged by OpenSSL."""

import base64
import hashlib

import tables
from tables import TEXT, Maker
from verbs import Columns, row_names


class Verify(Columns):
    def make(self, kind):
        rng, run, keys = self.rng, self.run, self.keys
        self.verb = self.result = "valid"
        self.radix, self.order = "10", "big"
        self.rows = min(self.rows, 5)
        self.clean = rng.random() < 0.7
        self.maker = Maker(rng, self.form, clean=self.clean)
        length = rng.choice(list(keys.lengths))
        hash, padding = rng.choice(["sha256", "sha384", "sha512"]), rng.choice(["pkcs1v15", "pss"])
        salt = rng.choice([None, None, 32, 20, 0]) if padding == "pss" else None
        encoding = rng.choice(["hex", "base64", "base64url"])
        given = keys.lengths[length]
        fitting = [row for row in given if row["hash"] == hash and row["padding"] == padding]
        pairs = [self.tampered(rng.choice(fitting * 4 + given), keys.moduli[length]) for _ in range(self.rows)]
        messages, signatures = [m for m, _ in pairs], [s for _, s in pairs]
        results = [keys.valid(length, signature, message.encode(), hash, padding, salt) for message, signature in pairs]
        as_text = self.form in TEXT or rng.random() < 0.5
        cells = [self.encode(s, encoding) for s in signatures] if as_text else signatures
        bad = set()
        for row in range(self.rows):
            if not self.clean and rng.random() < 0.2:
                # An empty signature is only invalid: one hostile cell must not end an audit.
                cells[row] = rng.choice(["", "zz!", "0x", "é"]) if as_text else b""
                is_empty = not cells[row] or (cells[row] == "0x" and encoding == "hex")
                results[row] = False if is_empty else None
                bad |= set() if is_empty else {row}
        digest = rng.random() < 0.25
        if digest:
            messages = [self.encode(hashlib.new(hash, m.encode()).digest(), encoding) for m in messages]
            if rng.random() < 0.1 and self.rows:
                messages[0], results[0] = self.encode(b"short", encoding), None
                bad.add(0)
        kind = "json" if self.form in ("jsonl", "ndjson") else "text"
        columns = [
            tables.Column(self.maker.names.pop(0), kind if as_text else "binary", cells, []),
            tables.Column(self.maker.names.pop(0), kind, messages, []),
        ]
        everything = [*columns, self.maker.other(self.rows)]
        rng.shuffle(everything)
        key = "@key.pem"
        run.files["key.pem"] = keys.pems[length]
        if salt is not None:
            # A short key may have no room for the hash and the salt.
            run.doubt("key.pem", "--salt-length")
        if rng.random() < 0.05:
            key = rng.choice(["@nokey.pem", "@in", "nothing", "5"])
            run.fail("key", "nothing", "5", "in:")
        signature, message = (column.reference for column in columns)
        arguments = [
            "--signature",
            signature,
            "--digest" if digest else "--message",
            message,
            "--key",
            key,
            "--hash",
            hash,
            "--encoding",
            encoding,
        ]
        arguments += ["--padding", padding] if padding == "pss" or rng.random() < 0.3 else []
        arguments += ["--salt-length", str(salt)] if salt is not None else []
        source, given = self.input(everything)
        output = self.output(source)
        on_error = rng.choice(["fail", "null"])
        run.arguments = ["rsa", "verify", *source, *output, *arguments, *given, *(["--on-error", "null"] if on_error == "null" else [])]
        if bad and on_error == "fail":
            run.fail(*(name for row in sorted(bad) for name in row_names(row)))
        run.check = lambda got, run: self.check(run, got, results, [], everything)
        return run

    def tampered(self, row, modulus):
        """Returns a message and its signature, of which one may be another."""
        rng = self.rng
        message, signature = row["message"], bytes.fromhex(row["signature"])
        size = (modulus.bit_length() + 7) // 8
        match rng.randrange(12):
            case 0:
                at = rng.randrange(len(signature))
                signature = signature[:at] + bytes([signature[at] ^ 1 << rng.randrange(8)]) + signature[at + 1 :]
            case 1:
                message += rng.choice(["x", "\n", "ü", ",", " "])
            case 2:
                signature = signature[:-1]
            case 3:
                signature = b"\0" + signature
            case 4:
                # The same residue, not below the modulus.
                other = int.from_bytes(signature, "big") + modulus
                signature = other.to_bytes(size, "big") if other >> 8 * size == 0 else signature
            case 5:
                signature = bytes(size)
        return message, signature

    @staticmethod
    def encode(data, encoding):
        if encoding == "hex":
            return data.hex()
        return (base64.b64encode if encoding == "base64" else base64.urlsafe_b64encode)(data).decode()

    def check_notation(self, cells, results, operands):
        return None
