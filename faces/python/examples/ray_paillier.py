"""Encrypts a column with Paillier's scheme, sums it without decrypting, and decrypts it, on a Ray cluster, from one folder of Parquet files to another.

    python ray_paillier.py make salaries --rows 2000
    python ray_paillier.py run salaries encrypted

Columns read: id and value, an integer of 0 or more. Columns written: id, ciphertext, and value, which is decrypted again. The sum of the
ciphertexts is decrypted, too, and printed.

The private key goes to the workers that decrypt, in the clear: Ray sends it, and may keep it in its object store. So decrypt on a
cluster that may know the key. Workers that encrypt and sum have the public key alone.
"""

from __future__ import annotations

import secrets
from typing import Any

import pyarrow as pa

import limbwise
import paillier
import ray_cluster
from limbwise.batches import Context, FoldColumns, MapColumns, paillier_key

BITS = 2048


class Encrypt:
    """A callable that adds a column with the ciphertexts of a column of integers. The key, with its tables, is made once per worker."""

    def __init__(self, n: int, column: str, into: str) -> None:
        self.key = Context(paillier.PublicKey, n, short=True)
        self.width = (2 * n.bit_length() + 7) // 8
        self.column, self.into = column, into

    def __call__(self, batch: pa.Table) -> pa.Table:
        ciphertexts = self.key.get().encrypt(batch[self.column].to_pylist())
        cells = [c.to_bytes(self.width) for c in ciphertexts]
        return batch.append_column(self.into, pa.array(cells, pa.binary()))


def as_integers(batch: pa.Table) -> pa.Table:
    """Converts decrypted values back to integers."""
    values = [int.from_bytes(x) for x in batch["value"].to_pylist()]
    return batch.set_column(batch.schema.get_field_index("value"), "value", pa.array(values, pa.int64()))


def make(rows: int) -> pa.Table:
    """Returns random values."""
    return pa.table({"id": range(rows), "value": [secrets.randbelow(10_000) for _ in range(rows)]})


def run(options: Any) -> None:
    source = ray_cluster.parquet_files(options.input)
    p, q = limbwise.random_prime(BITS // 2), limbwise.random_prime(BITS // 2)
    n = p * q
    key = Context(paillier_key, p, q)
    encrypt = Encrypt(n, "value", into="ciphertext")
    fold = FoldColumns("product", "ciphertext", mod=n * n, into="ciphertext")
    decrypt = MapColumns("decrypt", "ciphertext", context=key, into="value")
    batches = {"batch_format": "pyarrow", "batch_size": options.batch_size}
    with ray_cluster.whole(options.output) as part, ray_cluster.connected(options.address, options.nodes) as ray:
        # Materialized, so that the sum and the output have the same ciphertexts, which are random.
        encrypted = ray.data.read_parquet(source).map_batches(encrypt, **batches).drop_columns(["value"]).materialize()
        partial = encrypted.map_batches(fold, **batches)
        total = fold(pa.concat_tables(ray.get(partial.to_arrow_refs())))
        encrypted.map_batches(decrypt, **batches).map_batches(as_integers, **batches).write_parquet(str(part.resolve()))
    print(f"the sum, decrypted: {int.from_bytes(decrypt(total)['value'][0].as_py())}")


def main() -> None:
    parser, _ = ray_cluster.arguments(str(__doc__))
    ray_cluster.main(parser, make, run)


if __name__ == "__main__":
    main()
