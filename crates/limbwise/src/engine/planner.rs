//! Chooses the way of computing that takes the fewest cycles.
//!
//! It uses a model: the number of steps of each way, which depends only on shapes, times the cycles per step
//! that the variants declare ([`Speed`](limbwise_kernels::speed::Speed)). Values and measurements at run time
//! are not used. So the same call is always computed the same way on the same processor, and the choice
//! reveals nothing about secrets.

use alloc::vec::Vec;

use limbwise_kernels::lanes::{self, Access, Buckets, Comb};
use limbwise_kernels::limb::LIMB_BYTES;
use limbwise_kernels::memory::Lanes;
use limbwise_kernels::mont;
use limbwise_kernels::powers::Engine;
use limbwise_kernels::speed::{Speed, Steps};

use super::choice::{self, Split};
use super::method::Method as Way;
use super::moduli::Context;
use crate::values::tables::Tables;

/// Products per power for the conversions to and from Montgomery form.
const AROUND: f64 = 3.0;
/// Below this number of cycles, deciding whether tables help would cost more than it saves.
const WORTH_TABLES: f64 = 3e6;
/// The weight of a cycle on a thread that no other waits for.
const LESS_WORK: f64 = 1e-3;
/// Cycles to write a word of a shared table, transposed.
const TABLE_WORD: f64 = 20.0;
/// The cost, in products, of a product whose factor is read from a bucket and written back.
const BUCKET: f64 = 1.3;
/// The size of the tables for a product of powers, in bytes, so that they fit in the second-level cache.
pub(crate) const TABLE_BYTES: usize = 768 * 1024;
/// The most terms whose powers share squarings.
const MOST_TERMS: usize = 32;

/// Returns the number of computing threads.
pub(crate) fn threads() -> usize {
    #[cfg(feature = "rayon")]
    if !crate::threads::is_alone() {
        return rayon::current_num_threads();
    }
    1
}

/// A task of computing powers of rows: the steps of one power, and how to compute them.
#[derive(Clone, Copy)]
pub(crate) struct Task {
    pub(crate) steps: Steps,
    /// The way to compute; `None` for the cheapest.
    pub(crate) way: Option<Way>,
}

/// Kernels for the rows of a class.
#[derive(Clone, Copy)]
pub(crate) struct Kernels {
    pub(crate) batch: lanes::Plan,
    pub(crate) single: mont::Plan,
    /// Whether batches, and single rows, have separate moduli that are not prepared yet.
    unprepared: [bool; 2],
}

impl Kernels {
    /// Chooses kernels for a class whose longest modulus has `bits` bits.
    pub(crate) fn new(context: Context<'_>, batch: lanes::Plan, bits: usize) -> Kernels {
        let single = choice::single(context.features(), bits);
        Kernels { batch, single, unprepared: [!context.is_prepared(), !context.is_prepared_singly(bits)] }
    }

    /// Returns the cycles of a number, in a batch and by itself.
    fn each(&self, steps: Steps) -> Each {
        let of = |speed: &Speed, bits: usize, unprepared: bool| {
            let modulus = if unprepared { speed.modulus } else { 0.0 };
            speed.steps(Steps { products: steps.products + AROUND + modulus, ..steps }, bits)
        };
        let [batch, single] = self.unprepared;
        let together =
            |speed: &Speed, numbers: f64| speed.around + numbers * of(speed, self.single.bits(), single);
        Each {
            in_batch: of(self.batch.speed(), self.batch.bits(), batch),
            alone: together(self.single.speed(), 1.0),
            pair: self.single.pair().map(|pair| together(pair.speed(), 2.0)),
        }
    }

    /// Returns the cycles until `threads` threads have finished `rows` rows, of which the last `alone` are
    /// computed outside of batches, and whether that is two at a time, because it is faster.
    fn cycles(&self, each: Each, rows: usize, alone: usize, threads: usize) -> (f64, bool) {
        let apart = self.cycles_with(each, rows, (0, alone), threads);
        let paired = each.pair.map(|_| self.cycles_with(each, rows, (alone / 2, alone % 2), threads));
        match paired {
            Some(cycles) if cycles < apart => (cycles, true),
            _ => (apart, false),
        }
    }

    /// Returns the cycles if the last rows are computed as this number of pairs and of single rows.
    fn cycles_with(&self, each: Each, rows: usize, (pairs, singles): (usize, usize), threads: usize) -> f64 {
        let alone = 2 * pairs + singles;
        let (speed, lanes) = (self.batch.speed(), self.batch.lanes());
        let (full, last) = ((rows - alone) / lanes, (rows - alone) % lanes);
        let batch =
            |rows: usize| speed.around + rows.next_multiple_of(self.batch.together()) as f64 * each.in_batch;
        let batches = |count: usize| count as f64 * batch(lanes);
        let last = if last > 0 { batch(last) } else { 0.0 };
        let in_pairs = |count: usize| count as f64 * each.pair.unwrap_or(2.0 * each.alone);
        let one_by_one = |count: usize| count as f64 * each.alone;
        let all = batches(full) + last + in_pairs(pairs) + one_by_one(singles);
        // The total is at least the time of the longest queue of equal items.
        let end = (all / threads as f64)
            .max(batches(full.div_ceil(threads)))
            .max(last)
            .max(in_pairs(pairs.div_ceil(threads)))
            .max(one_by_one(singles.div_ceil(threads)));
        // Of ways that end at the same time, the one with less work is cheaper.
        end + LESS_WORK * (all - end)
    }

    /// Returns the number of rows that a way computes outside of batches.
    pub(crate) fn alone(&self, way: Way, rows: usize) -> usize {
        match way {
            Way::RestAlone => rows % self.batch.lanes(),
            Way::FewAlone => rows % self.batch.together(),
            Way::Alone => rows,
            _ => 0,
        }
    }

    /// Returns the ways for `rows` rows with their cycles, the cheapest first. Ties keep the order of
    /// [`Way::ROWS`].
    pub(crate) fn ways(&self, steps: Steps, rows: usize, threads: usize) -> Vec<(Way, f64)> {
        let each = self.each(steps);
        let mut ways: Vec<(Way, f64)> = Vec::new();
        let mut seen = Vec::new();
        for way in Way::ROWS {
            let alone = self.alone(way, rows);
            if !seen.contains(&alone) {
                seen.push(alone);
                ways.push((way, self.cycles(each, rows, alone, threads).0));
            }
        }
        sorted(ways)
    }

    /// Returns the first of [`Kernels::ways`], faster than by sorting them.
    pub(crate) fn cheapest(&self, steps: Steps, rows: usize, threads: usize) -> (Way, f64) {
        let each = self.each(steps);
        let cycles = |way: Way| (way, self.cycles(each, rows, self.alone(way, rows), threads).0);
        let [first, others @ ..] = Way::ROWS;
        others
            .into_iter()
            .map(cycles)
            .fold(cycles(first), |best, next| if next.1 < best.1 { next } else { best })
    }
}

/// The cycles of a number, and of two together, if the kernel for single rows has pairs.
#[derive(Clone, Copy)]
struct Each {
    in_batch: f64,
    alone: f64,
    pair: Option<f64>,
}

/// Sorts by cycles, the cheapest first.
pub(crate) fn sorted(mut ways: Vec<(Way, f64)>) -> Vec<(Way, f64)> {
    ways.sort_by(|x, y| x.1.total_cmp(&y.1));
    ways
}

impl Task {
    /// Returns how the rows of a class are split.
    pub(crate) fn split(self, kernels: &Kernels, rows: usize) -> Split {
        let threads = threads();
        let way = self.way.filter(|way| Way::ROWS.contains(way));
        let way = way.unwrap_or_else(|| kernels.cheapest(self.steps, rows, threads).0);
        let alone = kernels.alone(way, rows);
        let (_, pairs) = kernels.cycles(kernels.each(self.steps), rows, alone, threads);
        Split { alone, pairs }
    }
}

/// Returns tables of one base as a way to compute `rows` powers, if that is cheaper than `others` cycles.
pub(crate) fn tables(
    plan: lanes::Plan,
    exp_bits: usize,
    access: Access,
    (rows, threads): (usize, usize),
    others: f64,
) -> Option<(Way, f64)> {
    if others < WORTH_TABLES {
        return None;
    }
    let batches = rows.div_ceil(plan.lanes()).div_ceil(threads) * plan.lanes();
    let budgets = [64 << 10, 256 << 10, 1 << 20, 4 << 20, 32 << 20];
    let with = budgets.map(|memory| {
        let comb = plan.comb(exp_bits, 1, access, memory);
        let (make, read) = table_cycles(plan, &comb, access);
        (Way::Tables { memory }, make + read * batches as f64)
    });
    with.into_iter().min_by(|x, y| x.1.total_cmp(&y.1))
}

/// Returns existing tables as a way to compute `rows` powers.
pub(crate) fn prepared(plan: lanes::Plan, tables: &Tables, rows: usize, threads: usize) -> (Way, f64) {
    let (_, read) = table_cycles(plan, &tables.comb, tables.access);
    let batches = rows.div_ceil(plan.lanes()).div_ceil(threads) * plan.lanes();
    (Way::Tables { memory: tables.bytes() }, read * batches as f64)
}

/// Returns the cycles to compute the tables of a base on one thread, and to read a power from them.
fn table_cycles(plan: lanes::Plan, comb: &Comb, access: Access) -> (f64, f64) {
    let (speed, bits, lanes) = (plan.speed(), plan.bits(), plan.lanes() as f64);
    // A batch with one number takes as long as a full one.
    let (product, square) = (lanes * speed.product(bits), lanes * speed.square(bits));
    let tables = comb.tables() as f64;
    let teeth = comb.teeth() as f64 * comb.columns() as f64 * square;
    let entries = tables * (4.0 + comb.entries() as f64 / lanes) * product;
    let words = tables * (plan.shared_len(comb) * size_of::<Lanes>() / LIMB_BYTES) as f64 * TABLE_WORD;
    let read = plan.comb_cost(comb, 1, access) as f64 / 100.0 * speed.product(bits);
    (teeth + entries + words, read + 2.0 * speed.product(bits))
}

/// Returns the ways to compute a product of powers modulo one number, with their cycles, the cheapest first.
pub(crate) fn product_ways(
    kernels: &Kernels,
    rows: usize,
    exp_bits: usize,
    buckets: bool,
    threads: usize,
) -> Vec<(Way, f64)> {
    let (plan, lanes) = (kernels.batch, kernels.batch.lanes());
    let (speed, bits) = (plan.speed(), plan.bits());
    let mut ways = Vec::new();
    let alone = kernels.cheapest(Steps::of_secret(exp_bits), rows, threads).1;
    for terms in [1, 2, 4, 8, 16, MOST_TERMS].into_iter().filter(|terms| *terms == 1 || *terms <= rows) {
        let products = rows.div_ceil(terms).max(1);
        let whole = rows / products;
        let (most, rest) = (plan.multi_exp_bases(exp_bits, TABLE_BYTES), rows - whole * products);
        let chunk = |count: usize| Steps::of_shared(exp_bits, count);
        let one = |steps: Steps| speed.steps(Steps { products: steps.products + AROUND, ..steps }, bits);
        let mut each = (whole / most) as f64 * one(chunk(most));
        if !whole.is_multiple_of(most) {
            each += one(chunk(whole % most));
        }
        let joined = products as f64 * speed.product(bits);
        let of_rest = kernels.cheapest(Steps::of_secret(exp_bits), rest, threads).1;
        let rest = if rest > 0 { of_rest } else { 0.0 };
        // Each thread finishes a batch before it starts the next.
        let batches = products.div_ceil(lanes);
        let last = (products - 1) % lanes + 1;
        let numbers = match batches.div_ceil(threads) {
            1 if batches == 1 => last.next_multiple_of(plan.together()),
            turns if threads > 1 => turns * lanes,
            turns => (turns - 1) * lanes + last.next_multiple_of(plan.together()),
        };
        let batched = batches.div_ceil(threads) as f64 * speed.around + numbers as f64 * each;
        let cycles = if terms == 1 { alone } else { batched + rest };
        ways.push((Way::Windows { terms }, cycles + joined));
    }
    if buckets && rows > 0 {
        let part = rows.div_ceil(threads).next_multiple_of(lanes);
        let products = Buckets::new(exp_bits, part).products(part) as f64;
        let cycles = lanes as f64 * speed.product(bits) * (BUCKET * products + part as f64 / lanes as f64);
        ways.push((Way::Buckets, cycles));
    }
    sorted(ways)
}

#[cfg(test)]
mod tests {
    use super::*;
    use limbwise_kernels::cpu::Features;

    use crate::engine::moduli::Modulus;

    fn kernels(modulus: &Modulus) -> Kernels {
        Kernels::new(modulus.into(), modulus.plan, modulus.limbs() * 64)
    }

    fn modulus(limbs: usize, features: Features) -> Modulus {
        let limbs = alloc::vec![u64::MAX; limbs];
        Modulus::with_features(crate::Scalar::from_limbs(&limbs), features).unwrap()
    }

    /// The first way is the one that is used, and no way counts more rows than there are.
    #[test]
    fn the_cheapest_way_is_the_first() {
        let features = Features::usable();
        for limbs in [1, 4, 32, 64] {
            let kernels = kernels(&modulus(limbs, features));
            for (rows, threads) in [(0, 1), (1, 1), (2, 3), (15, 1), (16, 2), (17, 16), (100, 2)] {
                for exp_bits in [0, 1, 64, 4096] {
                    let steps = Steps::of_secret(exp_bits);
                    let ways = kernels.ways(steps, rows, threads);
                    assert_eq!(ways[0], kernels.cheapest(steps, rows, threads));
                    assert!(ways.iter().all(|(way, cycles)| {
                        kernels.alone(*way, rows) <= rows && cycles.is_finite() && *cycles >= 0.0
                    }));
                }
            }
        }
    }

    /// As measured on every processor: many rows are computed in batches, and with idle threads single rows
    /// pay off sooner.
    #[test]
    fn more_rows_make_batches_and_more_threads_make_single_rows() {
        let kernels = kernels(&modulus(32, Features::usable()));
        let steps = Steps::of_secret(2048);
        let cycles = |rows, threads| kernels.cheapest(steps, rows, threads).1;
        for rows in 1..100 {
            assert!(cycles(rows, 1) <= cycles(rows + 1, 1));
            assert!(cycles(rows, 2) <= cycles(rows, 1));
        }
        if kernels.batch.speed().together == 16 {
            assert_eq!(kernels.cheapest(steps, 16, 1).0, Way::Batches);
            assert_eq!(kernels.cheapest(steps, 16, 16).0, Way::Alone);
        }
    }

    /// Two rows are computed together by one thread, and separately by two.
    #[test]
    fn more_rows_than_threads_make_pairs() {
        let kernels = kernels(&modulus(16, Features::usable()));
        let each = kernels.each(Steps::of_secret(1024));
        let pairs = |rows, threads| kernels.cycles(each, rows, rows, threads).1;
        let has_pairs = kernels.single.pair().is_some();
        for (rows, threads, expected) in
            [(1, 1, false), (2, 1, true), (2, 2, false), (3, 2, true), (4, 4, false), (5, 1, true)]
        {
            assert_eq!(pairs(rows, threads), expected && has_pairs, "{rows} rows, {threads} threads");
        }
    }

    /// Tables are used for many rows; absurd lengths get no tables, and nothing overflows.
    #[test]
    fn tables_are_for_many_rows() {
        let modulus = modulus(32, Features::usable());
        let kernels = kernels(&modulus);
        let pays = |rows: usize, exp_bits: usize| {
            let (_, others) = kernels.cheapest(Steps::of_secret(exp_bits), rows, 1);
            let tables = tables(modulus.plan, exp_bits, Access::Secret, (rows, 1), others);
            tables.is_some_and(|(_, cycles)| cycles < others)
        };
        assert!(!pays(1, 256) && !pays(10, 256) && pays(2000, 256));
        assert!(!pays(1, usize::MAX));
    }

    #[test]
    fn a_product_of_many_public_powers_has_buckets() {
        let modulus = modulus(32, Features::usable());
        let first = |rows, buckets| product_ways(&kernels(&modulus), rows, 256, buckets, 1)[0].0;
        assert_eq!(first(1, true), Way::Windows { terms: 1 });
        assert_eq!(first(10_000, true), Way::Buckets);
        assert!(matches!(first(10_000, false), Way::Windows { terms: 2.. }));
        assert!(
            product_ways(&kernels(&modulus), 0, 256, true, 1).iter().all(|(_, cycles)| cycles.is_finite())
        );
    }
}
