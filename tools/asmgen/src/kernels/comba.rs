//! Column by column: the products of the limbs i and k - i are added to three registers, which then move down
//! by one.
//!
//! This needs only one carry chain at a time and, for any length, few registers. It is meant for processors
//! without `adcx`, whose `mul` has fixed registers and overwrites the carries. `mulx` would not make columns
//! faster. Products are added
//! alternately to two sums, which are combined at the end of the column; with one sum, each addition would
//! wait for the previous one.

use super::finish;
use crate::build::Build;
use crate::ir::{Addition, Number, Source, Virtual};
use crate::kernel::Operation;
use crate::target::RAX;

/// The number of products from which a column has two sums, as measured.
const TWO_SUMS: usize = 5;

struct Columns {
    build: Build,
}

/// The sum of a column: up to three limbs, of which the upper ones are added when they are needed.
type Sum = Vec<Virtual>;

pub(super) fn write(operation: Operation, limbs: usize) -> Build {
    let mut columns = Columns { build: Build::x86_64(operation.numbers()) };
    match operation {
        Operation::Mul | Operation::MulLow => columns.mul(limbs, operation == Operation::MulLow),
        Operation::Sqr => columns.sqr(limbs),
        Operation::Redc => columns.redc(limbs),
        Operation::Mont => columns.mont(limbs),
    }
    columns.build
}

impl Columns {
    fn mul(&mut self, n: usize, low: bool) {
        let end = if low { n } else { 2 * n - 1 };
        let mut sum = vec![];
        for k in 0..end {
            self.build.note(format!("column {k}"));
            let limbs = if low { end - k } else { end + 1 - k };
            let pairs = (k + 1).saturating_sub(n)..=k.min(n - 1);
            let factors = pairs.map(|i| [(Number::X, i), (Number::Y, k - i)]).collect::<Vec<_>>();
            self.products(&mut sum, &factors, limbs);
            self.build.store(Number::Z, k, sum.remove(0));
        }
        if !low {
            self.build.store(Number::Z, end, sum.remove(0));
        }
    }

    fn sqr(&mut self, n: usize) {
        let end = 2 * n - 1;
        let mut sum = vec![];
        for k in 0..end {
            self.build.note(format!("column {k}"));
            let limbs = end + 1 - k;
            let pairs = (k + 1).saturating_sub(n)..k.div_ceil(2);
            let factors = pairs.map(|i| [(Number::X, i), (Number::X, k - i)]).collect::<Vec<_>>();
            // One or two pairs are cheaper to add twice than to sum, double and add.
            if factors.len() <= 2 {
                for [x, y] in factors {
                    let product = self.product(x, y);
                    self.accumulate(&mut sum, product, limbs, true);
                    self.accumulate(&mut sum, product, limbs, false);
                }
            } else {
                let mut twice = vec![];
                self.products(&mut twice, &factors, limbs);
                self.chain(&twice, &twice);
                self.chain(&twice, &sum);
                sum = twice;
            }
            if k % 2 == 0 {
                let product = self.product((Number::X, k / 2), (Number::X, k / 2));
                self.accumulate(&mut sum, product, limbs, false);
            }
            self.build.store(Number::Z, k, sum.remove(0));
        }
        self.build.store(Number::Z, end, sum.remove(0));
    }

    /// Columns of t + q m ([KocAcarKaliski96], finely integrated product scanning). A limb of q takes the
    /// place of the limb of t that it makes zero.
    fn redc(&mut self, n: usize) {
        let mut sum = vec![];
        for k in 0..2 * n {
            self.build.note(format!("column {k}"));
            let limbs = 2 * n + 1 - k;
            self.take(&mut sum, k);
            let pairs = (k + 1).saturating_sub(n)..k.min(n);
            let factors = pairs.map(|i| [(Number::T, i), (Number::M, 1 + k - i)]).collect::<Vec<_>>();
            self.products(&mut sum, &factors, limbs);
            if k < n {
                let product = self.quotient(sum[0], k);
                self.accumulate(&mut sum, product, limbs, false);
                sum.remove(0);
            } else {
                self.build.store(Number::Z, k - n, sum.remove(0));
            }
        }
        finish::subtract(&mut self.build, n, sum[0], None);
    }

    /// Columns of z x + q m (the same). All of them stay in registers, z last.
    fn mont(&mut self, n: usize) {
        let (mut sum, mut q, mut z) = (vec![], vec![], vec![]);
        for k in 0..2 * n {
            self.build.note(format!("column {k}"));
            let limbs = 2 * n + 1 - k;
            let first = (k + 1).saturating_sub(n);
            for i in first..n.min(k + 1) {
                let product = self.product((Number::Z, i), (Number::X, k - i));
                self.accumulate(&mut sum, product, limbs, false);
            }
            for (i, q) in q.iter().enumerate().take(k).skip(first) {
                let product = self.product_by(*q, (Number::M, 1 + k - i));
                self.accumulate(&mut sum, product, limbs, false);
            }
            if k < n {
                let factor = self.factor_quotient(sum[0]);
                q.push(self.build.copy("q[i]", factor));
                let by = self.build.at(Number::M, 1);
                let product = self.build.mul(factor, by);
                self.accumulate(&mut sum, product, limbs, false);
                sum.remove(0);
            } else {
                z.push(sum.remove(0));
            }
        }
        z.push(sum.remove(0));
        finish::subtract_in_registers(&mut self.build, z);
    }

    /// Adds a limb of t to a sum of at most two limbs.
    fn take(&mut self, sum: &mut Sum, limb: usize) {
        if sum.is_empty() {
            return sum.push(self.build.load("sum", Number::T, limb));
        }
        self.widen(sum, 2);
        let t = self.build.at(Number::T, limb);
        self.build.add(Addition::Add, sum[0], Source::Memory(t));
        self.build.add(Addition::Adc, sum[1], Source::Nothing);
    }

    /// Computes a limb of q, keeps it in t, and adds its product with the lowest limb of m.
    fn quotient(&mut self, sum: Virtual, limb: usize) -> (Virtual, Virtual) {
        let by = self.build.at(Number::M, 1);
        let q = self.factor_quotient(sum);
        self.build.store(Number::T, limb, q);
        self.build.mul(q, by)
    }

    /// Computes a limb of q in the register that the multiplication requires.
    fn factor_quotient(&mut self, sum: Virtual) -> Virtual {
        self.build.quotient(RAX, sum, Number::M, 0)
    }

    /// Adds the products of the pairs of factors to a sum, of which only the given number of limbs is needed.
    fn products(&mut self, sum: &mut Sum, factors: &[[(Number, usize); 2]], limbs: usize) {
        let mut other = vec![];
        for (turn, [x, y]) in factors.iter().enumerate() {
            let product = self.product(*x, *y);
            let second = turn % 2 == 1 && factors.len() >= TWO_SUMS;
            self.accumulate(if second { &mut other } else { sum }, product, limbs, false);
        }
        if !other.is_empty() {
            self.widen(sum, limbs.min(3));
            self.chain(sum, &other);
        }
    }

    fn product_by(&mut self, x: Virtual, y: (Number, usize)) -> (Virtual, Virtual) {
        let by = self.build.at(y.0, y.1);
        let factor = self.build.copy_factor(RAX, x);
        self.build.mul(factor, by)
    }

    fn product(&mut self, x: (Number, usize), y: (Number, usize)) -> (Virtual, Virtual) {
        let by = self.build.at(y.0, y.1);
        let factor = self.build.load_factor(RAX, x.0, x.1);
        self.build.mul(factor, by)
    }

    /// `sum <- sum + product`, of which only the given number of limbs is needed. With `again`, the product
    /// is used once more; otherwise its registers may be reused for the sum.
    fn accumulate(&mut self, sum: &mut Sum, (low, high): (Virtual, Virtual), limbs: usize, again: bool) {
        if sum.is_empty() {
            sum.push(self.kept(low));
            sum.push(self.kept(high));
        } else if sum.len() == 1 && limbs > 1 && !again {
            // The high half of a product is never all ones, so adding a carry to it cannot overflow.
            let high = self.kept(high);
            self.chain(&[sum[0], high], &[low]);
            sum.push(high);
        } else {
            self.widen(sum, limbs.min(3));
            self.chain(&sum[..limbs.min(3)], &[low, high][..limbs.min(2)]);
        }
        sum.truncate(limbs);
    }

    /// Extends a sum to the given number of limbs if it has fewer.
    fn widen(&mut self, sum: &mut Sum, limbs: usize) {
        while sum.len() < limbs {
            let zero = self.build.register("sum");
            self.build.clear(zero);
            sum.push(zero);
        }
    }

    /// Moves half of a product to a register of its own, because the next `mul` overwrites its registers.
    fn kept(&mut self, half: Virtual) -> Virtual {
        self.build.copy("sum", half)
    }

    /// `to <- to + from`, where `from` may be shorter.
    fn chain(&mut self, to: &[Virtual], from: &[Virtual]) {
        let mut kind = Addition::Add;
        for (i, to) in to.iter().enumerate() {
            self.build.add(kind, *to, from.get(i).map_or(Source::Nothing, |from| Source::Register(*from)));
            kind = Addition::Adc;
        }
    }
}
