//! Prints the products of the family `lanes` as a table in Markdown, from records of `limbwise-bench`.
//!
//!     cargo run -p limbwise-bench --example table -- RECORDS.. > docs/lanes.md
//!
//! A cell holds cycles for a product and for a square, each with its ratio to the variant's own bound. `neon` is not
//! measured but modelled: see [`Neon`].

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;

use limbwise_kernels::lanes;
use serde::Deserialize;

#[derive(Deserialize)]
struct Record {
    family: String,
    op: String,
    size: usize,
    variant: String,
    ours: bool,
    threads: usize,
    cycles: Option<f64>,
    bound_cycles: Option<f64>,
}

const SIZES: [usize; 10] = [32, 64, 128, 256, 512, 1024, 2048, 3072, 4096, 8192];
const OPS: [&str; 2] = ["mul", "sqr"];

/// What stands above the table.
const HEAD: &str = "\
# Products of the family `lanes`

Cycles for one Montgomery product / one square on one core, and in brackets their ratio to the variant's own bound: what the
algorithm has to execute of the instruction that bounds it, over the throughput of that instruction as measured (`neon`: as
modelled). Made from records of `limbwise-bench`: `cargo run -p limbwise-bench --example table`. Nobody has measured `neon`; its
figures are `llvm-mca`'s, put together from its loops. Up to 64 bits the plan of `avx2` is that of `portable`.
";

/// What `neon` takes for four lanes, in cycles of a processor as LLVM's scheduling models have it: `llvm-mca-14
/// -march=aarch64 -mcpu=.. -iterations=100`, without branches, on the loops of `radix28::mul` and `radix28::sqr` of the
/// release build (`cargo rustc --release -p limbwise-kernels --lib --target aarch64-unknown-linux-gnu -- --emit asm`).
struct Neon {
    name: &'static str,
    /// `umlal` that the model starts in a cycle.
    umlal: f64,
    /// A block of four limbs times another; and twice that.
    tile: f64,
    tile_twice: f64,
    tile_square: f64,
    /// Four limbs of the quotient, in a product and in a square.
    reduce: [f64; 2],
    carry_out: f64,
}

const NEON: [Neon; 2] = [
    Neon {
        name: "neon on Neoverse N1, modelled",
        umlal: 1.0,
        tile: 49.3,
        tile_twice: 49.9,
        tile_square: 20.8,
        reduce: [114.3, 73.1],
        carry_out: 17.1,
    },
    Neon {
        name: "neon on Apple M1, modelled",
        umlal: 3.0,
        tile: 26.2,
        tile_twice: 26.2,
        tile_square: 11.1,
        reduce: [67.2, 43.4],
        carry_out: 10.2,
    },
];

impl Neon {
    /// Cycles of a product or a square, and the bound.
    fn cycles(&self, op: &str, bits: usize) -> (f64, f64) {
        let blocks = (bits + 2).div_ceil(28).div_ceil(4) as f64;
        let k = 4.0 * blocks;
        let ends = |reduce: f64| blocks * (reduce + self.carry_out) + blocks * (blocks - 1.0) * self.tile;
        let (four_lanes, umlal) = match op {
            "mul" => (blocks * blocks * self.tile + ends(self.reduce[0]), 2.0 * k * k + k),
            _ => {
                let pairs = blocks * (blocks - 1.0) / 2.0;
                let square = pairs * self.tile_twice + blocks * self.tile_square;
                (square + ends(self.reduce[1]), (3.0 * k * k + 3.0 * k) / 2.0)
            }
        };
        (four_lanes / 4.0, umlal / 2.0 / self.umlal)
    }
}

/// A rival's name without its version and functions.
fn library(name: &str) -> &str {
    name.split_once('-').map_or(name, |(library, _)| library).trim_end_matches(" (mont)")
}

/// The least cycles of a contestant, and its bound, by operation and size.
type Found = BTreeMap<(String, usize), (f64, Option<f64>, String)>;

fn main() -> Result<(), Box<dyn Error>> {
    let (mut ours, mut rivals): (BTreeMap<String, Found>, Found) = Default::default();
    for file in std::env::args().skip(1) {
        for line in fs::read_to_string(file)?.lines() {
            let record: Record = serde_json::from_str(line)?;
            let (Some(cycles), "lanes", 1) = (record.cycles, &*record.family, record.threads) else {
                continue;
            };
            // No library: the programs of an article, to show where they fall off. The picture has them.
            if record.variant.starts_with("article") {
                continue;
            }
            let found =
                if record.ours { ours.entry(record.variant.clone()).or_default() } else { &mut rivals };
            let entry = (cycles, record.bound_cycles, record.variant);
            let at = (record.op, record.size);
            if found.get(&at).is_none_or(|(least, ..)| cycles < *least) {
                found.insert(at, entry);
            }
        }
    }
    print(&ours, &rivals)
}

fn print(ours: &BTreeMap<String, Found>, rivals: &Found) -> Result<(), Box<dyn Error>> {
    println!("{HEAD}");
    let measured = lanes::FAMILY.variants.iter().rev().filter(|variant| !variant.reference);
    let variants: Vec<_> = measured.map(|variant| variant.name).collect();
    let neon: Vec<_> = NEON.iter().map(|neon| neon.name).collect();
    println!("| bits | {} | {} | best rival |", variants.join(" | "), neon.join(" | "));
    println!("|---{}|", "|---".repeat(variants.len() + NEON.len() + 1));
    let missing = |what: &str, op: &str, bits: usize| format!("no record of {what}, {op}, {bits} bits");
    for bits in SIZES {
        print!("| {bits} |");
        for variant in &variants {
            let cell = |op: &str| {
                let found = ours.get(*variant).and_then(|found| found.get(&(op.to_string(), bits)));
                match found {
                    Some((cycles, Some(bound), _)) => Ok(figure(*cycles, *bound)),
                    Some((cycles, None, _)) => Ok(short(*cycles)),
                    None => Err(missing(variant, op, bits)),
                }
            };
            print!(" {} / {} |", cell(OPS[0])?, cell(OPS[1])?);
        }
        for neon in &NEON {
            let cell = |op| {
                let (cycles, bound) = neon.cycles(op, bits);
                figure(cycles, bound)
            };
            print!(" {} / {} |", cell(OPS[0]), cell(OPS[1]));
        }
        let rival = |op: &str| {
            let (cycles, _, name) =
                rivals.get(&(op.to_string(), bits)).ok_or_else(|| missing("a rival", op, bits))?;
            Ok::<_, String>(format!("{} {}", short(*cycles), library(name)))
        };
        println!(" {} / {} |", rival(OPS[0])?, rival(OPS[1])?);
    }
    Ok(())
}

fn figure(cycles: f64, bound: f64) -> String {
    format!("{} ({:.2})", short(cycles), cycles / bound)
}

/// Three figures or more.
fn short(cycles: f64) -> String {
    let decimals = if cycles < 1.0 {
        2
    } else if cycles < 30.0 {
        1
    } else {
        0
    };
    format!("{cycles:.decimals$}")
}
