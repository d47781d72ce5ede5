"""Powers of a column in Ray Data: `python ray_powers.py` computes a million bases modulo 2^2048 - 1942289 on all cores.

Each actor makes its context once; a call in a worker of Ray takes one thread, as its siblings have the other cores.
"""

from __future__ import annotations

import importlib
from typing import Any

import limbwise


class Powers:
    """A callable for `map_batches`: adds the column `power`, `base ** exponent` modulo a number."""

    def __init__(self, modulus: int, exponent: int) -> None:
        self.modulus = limbwise.Modulus(modulus)
        self.exponent = exponent

    def __call__(self, batch: Any) -> Any:
        return batch.append_column("power", self.modulus.powmod(batch["base"], self.exponent, public=True))


def main() -> None:
    pa: Any = importlib.import_module("pyarrow")
    data: Any = importlib.import_module("ray.data")
    bases = pa.array([i.to_bytes(256, "big") for i in range(1, 1_000_001)], pa.binary(256))
    powers = data.from_arrow(pa.table({"base": bases})).map_batches(
        Powers, fn_constructor_args=((1 << 2048) - 1942289, 65537), batch_format="pyarrow", batch_size=10_000, concurrency=1
    )
    print(powers.schema())
    print(powers.take(2))


if __name__ == "__main__":
    main()
