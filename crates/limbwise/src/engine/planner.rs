//! Chooses the method that takes the fewest cycles.
//!
//! It uses the kernels' [model](limbwise_kernels::cost): the number of steps of each method, which depends only
//! on shapes, times the cycles per step that the variants declare. Values and measurements at run time are not
//! used. So the same call uses the same method every time on the same processor, and the choice reveals nothing
//! about secrets.

use alloc::vec::Vec;

use limbwise_kernels::cost::{Cycles, Steps};
use limbwise_kernels::lanes::{self, Access, Comb};
use limbwise_kernels::mont;
use limbwise_kernels::powers::Engine;
use limbwise_kernels::window::PowerKind;

use super::choice::{self, Split};
use super::method::Method;
use super::moduli::Context;
use crate::values::tables::Tables;

/// Below this number of cycles, deciding whether tables help would cost more than it saves.
const WORTH_TABLES: f64 = 3e6;
/// The weight of a cycle on a thread that no other waits for.
const LESS_WORK: f64 = 1e-3;
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

/// A task of computing powers of rows, and how to compute them.
#[derive(Clone, Copy)]
pub(crate) struct Task {
    pub(crate) power: PowerKind,
    /// The method; `None` for the cheapest.
    pub(crate) method: Option<Method>,
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
    fn each(&self, power: PowerKind) -> Each {
        let of = |cycles: &Cycles, unprepared: bool| {
            let modulus = if unprepared { cycles.of_modulus() } else { 0.0 };
            cycles.of_converted(cycles.power(power)) + modulus
        };
        let [batch, single] = self.unprepared;
        let together = |cycles: &Cycles, numbers: f64| cycles.around() + numbers * of(cycles, single);
        Each {
            in_batch: of(self.batch.cycles(), batch),
            alone: together(self.single.cycles(), 1.0),
            pair: self.single.pair().map(|pair| together(pair.cycles(), 2.0)),
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
        let (around, lanes) = (self.batch.cycles().around(), self.batch.lanes());
        let (full, last) = ((rows - alone) / lanes, (rows - alone) % lanes);
        let batch =
            |rows: usize| around + rows.next_multiple_of(self.batch.together()) as f64 * each.in_batch;
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
        // Of methods that end at the same time, the one with less work is cheaper.
        end + LESS_WORK * (all - end)
    }

    /// Returns the number of rows that a method computes outside of batches.
    pub(crate) fn alone(&self, method: Method, rows: usize) -> usize {
        match method {
            Method::RestAlone => rows % self.batch.lanes(),
            Method::FewAlone => rows % self.batch.together(),
            Method::Alone => rows,
            _ => 0,
        }
    }

    /// Returns the methods for `rows` rows with their cycles, the cheapest first. Ties keep the order of
    /// [`Method::ROWS`].
    pub(crate) fn methods(&self, power: PowerKind, rows: usize, threads: usize) -> Vec<(Method, f64)> {
        let each = self.each(power);
        let mut methods: Vec<(Method, f64)> = Vec::new();
        let mut seen = Vec::new();
        for method in Method::ROWS {
            let alone = self.alone(method, rows);
            if !seen.contains(&alone) {
                seen.push(alone);
                methods.push((method, self.cycles(each, rows, alone, threads).0));
            }
        }
        sorted(methods)
    }

    /// Returns the first of [`Kernels::methods`], faster than by sorting them.
    pub(crate) fn cheapest(&self, power: PowerKind, rows: usize, threads: usize) -> (Method, f64) {
        let each = self.each(power);
        let cycles = |method: Method| (method, self.cycles(each, rows, self.alone(method, rows), threads).0);
        let [first, others @ ..] = Method::ROWS;
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
pub(crate) fn sorted(mut methods: Vec<(Method, f64)>) -> Vec<(Method, f64)> {
    methods.sort_by(|x, y| x.1.total_cmp(&y.1));
    methods
}

impl Task {
    /// Returns how the rows of a class are split.
    pub(crate) fn split(self, kernels: &Kernels, rows: usize) -> Split {
        let threads = threads();
        let method = self.method.filter(|method| Method::ROWS.contains(method));
        let method = method.unwrap_or_else(|| kernels.cheapest(self.power, rows, threads).0);
        let alone = kernels.alone(method, rows);
        let (_, pairs) = kernels.cycles(kernels.each(self.power), rows, alone, threads);
        Split { alone, pairs }
    }
}

/// Returns tables of one base as a method for `rows` powers, if that is cheaper than `others` cycles.
pub(crate) fn tables(
    plan: lanes::Plan,
    exp_bits: usize,
    access: Access,
    (rows, threads): (usize, usize),
    others: f64,
) -> Option<(Method, f64)> {
    if others < WORTH_TABLES {
        return None;
    }
    let batches = rows.div_ceil(plan.lanes()).div_ceil(threads) * plan.lanes();
    let budgets = [64 << 10, 256 << 10, 1 << 20, 4 << 20, 32 << 20];
    let with = budgets.map(|memory| {
        let comb = plan.comb(exp_bits, 1, access, memory);
        let (make, read) = table_cycles(plan, &comb, access);
        (Method::Tables { memory }, make + read * batches as f64)
    });
    with.into_iter().min_by(|x, y| x.1.total_cmp(&y.1))
}

/// Returns existing tables as a method for `rows` powers.
pub(crate) fn prepared(plan: lanes::Plan, tables: &Tables, rows: usize, threads: usize) -> (Method, f64) {
    let (_, read) = table_cycles(plan, &tables.comb, tables.access);
    let batches = rows.div_ceil(plan.lanes()).div_ceil(threads) * plan.lanes();
    (Method::Tables { memory: tables.bytes() }, read * batches as f64)
}

/// Returns the cycles to compute the tables of a base on one thread, and to read a power from them.
fn table_cycles(plan: lanes::Plan, comb: &Comb, access: Access) -> (f64, f64) {
    let cycles = plan.cycles();
    (cycles.of(plan.shared_steps(comb)), cycles.of_converted(comb.steps(1, access)))
}

/// Returns the methods for a product of powers modulo one number, with their cycles, the cheapest first.
pub(crate) fn product_methods(
    kernels: &Kernels,
    rows: usize,
    exp_bits: usize,
    buckets: bool,
    threads: usize,
) -> Vec<(Method, f64)> {
    let (plan, lanes) = (kernels.batch, kernels.batch.lanes());
    let cycles = plan.cycles();
    let mut methods = Vec::new();
    let power = PowerKind::Secret(exp_bits);
    let alone = kernels.cheapest(power, rows, threads).1;
    for terms in [1, 2, 4, 8, 16, MOST_TERMS].into_iter().filter(|terms| *terms == 1 || *terms <= rows) {
        let products = rows.div_ceil(terms).max(1);
        let whole = rows / products;
        let (most, rest) = (plan.multi_exp_bases(exp_bits, TABLE_BYTES), rows - whole * products);
        let chunk = |count: usize| cycles.of_converted(cycles.powers(exp_bits, count));
        let mut each = (whole / most) as f64 * chunk(most);
        if !whole.is_multiple_of(most) {
            each += chunk(whole % most);
        }
        let joined = products as f64 * cycles.product;
        let of_rest = kernels.cheapest(power, rest, threads).1;
        let rest = if rest > 0 { of_rest } else { 0.0 };
        // Each thread finishes a batch before it starts the next.
        let batches = products.div_ceil(lanes);
        let last = (products - 1) % lanes + 1;
        let numbers = match batches.div_ceil(threads) {
            1 if batches == 1 => last.next_multiple_of(plan.together()),
            turns if threads > 1 => turns * lanes,
            turns => (turns - 1) * lanes + last.next_multiple_of(plan.together()),
        };
        let batched = batches.div_ceil(threads) as f64 * cycles.around() + numbers as f64 * each;
        let powers = if terms == 1 { alone } else { batched + rest };
        methods.push((Method::Windows { terms }, powers + joined));
    }
    if buckets && rows > 0 {
        let part = rows.div_ceil(threads).next_multiple_of(lanes);
        let steps = plan.buckets(exp_bits, part).steps(part);
        // Each base is converted.
        let converted = Steps { products: steps.products + part as f64, ..steps };
        methods.push((Method::Buckets, cycles.of(converted)));
    }
    sorted(methods)
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

    /// The first method is the one that is used, and no method counts more rows than there are.
    #[test]
    fn the_cheapest_way_is_the_first() {
        let features = Features::usable();
        for limbs in [1, 4, 32, 64] {
            let kernels = kernels(&modulus(limbs, features));
            for (rows, threads) in [(0, 1), (1, 1), (2, 3), (15, 1), (16, 2), (17, 16), (100, 2)] {
                for exp_bits in [0, 1, 64, 4096] {
                    let power = PowerKind::Secret(exp_bits);
                    let methods = kernels.methods(power, rows, threads);
                    assert_eq!(methods[0], kernels.cheapest(power, rows, threads));
                    assert!(methods.iter().all(|(method, cycles)| {
                        kernels.alone(*method, rows) <= rows && cycles.is_finite() && *cycles >= 0.0
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
        let power = PowerKind::Secret(2048);
        let cycles = |rows, threads| kernels.cheapest(power, rows, threads).1;
        for rows in 1..100 {
            assert!(cycles(rows, 1) <= cycles(rows + 1, 1));
            assert!(cycles(rows, 2) <= cycles(rows, 1));
        }
        if kernels.batch.together() == 16 {
            assert_eq!(kernels.cheapest(power, 16, 1).0, Method::Batches);
            assert_eq!(kernels.cheapest(power, 16, 16).0, Method::Alone);
        }
    }

    /// Two rows are computed together by one thread, and separately by two.
    #[test]
    fn more_rows_than_threads_make_pairs() {
        let kernels = kernels(&modulus(16, Features::usable()));
        let each = kernels.each(PowerKind::Secret(1024));
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
            let (_, others) = kernels.cheapest(PowerKind::Secret(exp_bits), rows, 1);
            let tables = tables(modulus.plan, exp_bits, Access::Secret, (rows, 1), others);
            tables.is_some_and(|(_, cycles)| cycles < others)
        };
        assert!(!pays(1, 256) && !pays(10, 256) && pays(2000, 256));
        assert!(!pays(1, usize::MAX));
    }

    #[test]
    fn a_product_of_many_public_powers_has_buckets() {
        let modulus = modulus(32, Features::usable());
        let first = |rows, buckets| product_methods(&kernels(&modulus), rows, 256, buckets, 1)[0].0;
        assert_eq!(first(1, true), Method::Windows { terms: 1 });
        assert_eq!(first(10_000, true), Method::Buckets);
        assert!(matches!(first(10_000, false), Method::Windows { terms: 2.. }));
        assert!(
            product_methods(&kernels(&modulus), 0, 256, true, 1).iter().all(|(_, cycles)| cycles.is_finite())
        );
    }
}
