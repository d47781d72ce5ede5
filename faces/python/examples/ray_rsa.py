"""Audits RSA signatures on a Ray cluster, from one folder of Parquet files to another.

    python ray_rsa.py make signed --rows 20000
    python ray_rsa.py run signed audited

Columns read: id, message, signature (PKCS #1 v1.5 with SHA-256, big-endian) and n, the modulus of the row's key, whose exponent is 65537.
Columns written: id, valid and path, the file that the row came from. `valid` is null where there is no signature or no key, and where the
key is no modulus at all.
"""

from __future__ import annotations

from typing import Any

import pyarrow as pa
import pyarrow.parquet as parquet

import ray_cluster
import rsa
from limbwise.batches import MapColumns

E = 65537


def audit(batch: pa.Table) -> pa.Table:
    """Converts a batch with the column `opened` (signature ** E modulo n) to verdicts."""
    rows = zip(*(batch[name].to_pylist() for name in ("message", "signature", "n", "opened")), strict=True)
    valid = [None if row[-1] is None else is_signature(*row) for row in rows]
    return batch.select(["id", "path"]).append_column("valid", pa.array(valid, pa.bool_()))


def is_signature(message: bytes, signature: bytes, n: bytes, opened: bytes) -> bool:
    """Returns whether the opened signature is the padded digest of the message."""
    modulus = n.lstrip(b"\0")
    if len(signature) != len(modulus) or signature >= modulus:
        return False
    try:
        padded = rsa.pkcs1(message, len(modulus))
    except ValueError:
        # The key is too short for signatures.
        return False
    return int.from_bytes(opened) == int.from_bytes(padded)


def make(rows: int) -> pa.Table:
    """Returns signatures by eight keys; every hundredth is wrong, every thousandth is missing."""
    import limbwise

    keys = [rsa.PrivateKey(limbwise.random_prime(1024), limbwise.random_prime(1024)) for _ in range(8)]
    messages = [b"ballot %d" % i for i in range(rows)]
    signatures: list[bytes | None] = [None] * rows
    for i, key in enumerate(keys):
        signatures[i :: len(keys)] = key.sign(messages[i :: len(keys)], "pkcs1")
    messages[50::100] = [b"another" for _ in messages[50::100]]
    signatures[500::1000] = [None for _ in signatures[500::1000]]
    moduli = [keys[i % len(keys)].public.n.to_bytes(256) for i in range(rows)]
    return pa.table({"id": range(rows), "message": messages, "signature": pa.array(signatures, pa.binary()), "n": moduli})


def run(options: Any) -> None:
    source = ray_cluster.parquet_files(options.input)
    open_signatures = MapColumns(
        "powmod", "signature", E, mod="n", into="opened", public=True, on_error=options.on_error, identify=["path", "id"]
    )
    with ray_cluster.whole(options.output) as part, ray_cluster.connected(options.address, options.nodes) as ray:
        signed = ray.data.read_parquet(source, include_paths=True)
        opened = signed.map_batches(open_signatures, batch_format="pyarrow", batch_size=options.batch_size)
        audited = opened.map_batches(audit, batch_format="pyarrow", batch_size=None)
        audited.write_parquet(str(part.resolve()))
    verdicts = parquet.read_table(options.output, columns=["valid"])["valid"].to_pylist()
    print(f"valid: {verdicts.count(True)}, wrong: {verdicts.count(False)}, not checked: {verdicts.count(None)}")


def main() -> None:
    parser, run_parser = ray_cluster.arguments(str(__doc__))
    run_parser.add_argument(
        "--on-error", choices=["raise", "null"], default="null", help="a key that is no modulus stops the audit or gives null (null)"
    )
    ray_cluster.main(parser, make, run)


if __name__ == "__main__":
    main()
