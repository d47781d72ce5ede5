//! The cycles of the lanes on AArch64. No such processor was available, so they are modelled, not measured.

/// The cycles that `neon` takes for four lanes according to LLVM's scheduling model of a processor:
/// `llvm-mca-14 -march=aarch64 -mcpu=.. -iterations=100`, without branches, on the loops of `radix28::mul`
/// and `radix28::sqr` in the release build (`cargo rustc --release -p limbwise-kernels --lib --target
/// aarch64-unknown-linux-gnu -- --emit asm`).
pub(super) struct Neon {
    pub(super) name: &'static str,
    /// The number of `umlal` that the model starts per cycle.
    umlal: f64,
    /// The product of two blocks of four limbs, and twice such a product.
    tile: f64,
    tile_twice: f64,
    tile_square: f64,
    /// Four limbs of the quotient, in a product and in a square.
    reduce: [f64; 2],
    carry_out: f64,
}

pub(super) const MODELS: [Neon; 2] = [
    Neon {
        name: "`neon`, Neoverse N1, modelled",
        umlal: 1.0,
        tile: 49.3,
        tile_twice: 49.9,
        tile_square: 20.8,
        reduce: [114.3, 73.1],
        carry_out: 17.1,
    },
    Neon {
        name: "`neon`, Apple M1, modelled",
        umlal: 3.0,
        tile: 26.2,
        tile_twice: 26.2,
        tile_square: 11.1,
        reduce: [67.2, 43.4],
        carry_out: 10.2,
    },
];

impl Neon {
    /// The cycles of a product or a square, and the bound.
    pub(super) fn cycles(&self, square: bool, bits: usize) -> (f64, f64) {
        let blocks = (bits + 2).div_ceil(28).div_ceil(4) as f64;
        let k = 4.0 * blocks;
        let ends = |reduce: f64| blocks * (reduce + self.carry_out) + blocks * (blocks - 1.0) * self.tile;
        let (four_lanes, umlal) = if square {
            let pairs = blocks * (blocks - 1.0) / 2.0;
            let products = pairs * self.tile_twice + blocks * self.tile_square;
            (products + ends(self.reduce[1]), (3.0 * k * k + 3.0 * k) / 2.0)
        } else {
            (blocks * blocks * self.tile + ends(self.reduce[0]), 2.0 * k * k + k)
        };
        (four_lanes / 4.0, umlal / 2.0 / self.umlal)
    }
}
