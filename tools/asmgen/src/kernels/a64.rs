//! Adds rows of `mul` to the sum with one carry chain, then rows of `umulh` with the next: these instructions
//! do not change the carry.
//!
//! A quotient makes the lowest limb zero; the low half of that product is not computed, because its carry is
//! known. The columns of a block stay in registers; factors are loaded and limbs of the result are stored two
//! at a time. A square is doubled by `extr`, which does not change the carry that the squares use.

use super::rows::{self, Block, Factor, Row, Rows};
use crate::build::Build;
use crate::ir::{Difference, Number, Sum, Virtual};
use crate::kernel::Operation;

/// Limbs of the widest row.
const WIDEST: usize = 8;

pub(super) fn write(operation: Operation, limbs: usize) -> Build {
    let build = Build::aarch64(operation.numbers());
    let mut a64 = A64 {
        build,
        limbs,
        blocks: vec![],
        minus_inverse: None,
        ahead: vec![],
        behind: None,
        waiting: vec![],
    };
    match operation {
        Operation::Mont => a64.mont(),
        _ => rows::write(&mut a64, operation, limbs, WIDEST),
    }
    a64.flush();
    a64.build
}

struct A64 {
    build: Build,
    limbs: usize,
    /// The current block and its columns; of a Montgomery product, x and m.
    blocks: Vec<(Block, Vec<Virtual>)>,
    /// -1/m, once it has been loaded.
    minus_inverse: Option<Virtual>,
    /// Limbs that were loaded together with the one before them.
    ahead: Vec<(Number, usize, Virtual)>,
    /// A limb of the result that will be stored together with the next one.
    behind: Option<(Number, usize, Virtual)>,
    /// The limbs of a square before they are doubled, if all of them stay in registers.
    waiting: Vec<(usize, Virtual)>,
}

impl Rows for A64 {
    fn begin(&mut self, block: Block) {
        self.flush();
        self.blocks.clear();
        self.push(block);
    }

    fn row(&mut self, sum: &mut Vec<Virtual>, row: Row) {
        let (block, columns) = self.block(row.number);
        self.build.note_row(&row.factor.name(), row.number, row.from, row.width);
        let x = match row.factor {
            Factor::Limb(number, limb) if number == block.number && limb >= block.from => {
                columns[limb - block.from]
            }
            Factor::Limb(number, limb) => self.load(number, limb, block.rows),
            Factor::Quotient { keep } => self.quotient(sum[0], keep),
        };
        let below = row.below.map(|(number, limb)| self.load(number, limb, block.below));
        let columns = &columns[row.from - block.from..][..row.width];
        if sum.is_empty() {
            return self.first_row(sum, x, columns, below, row.whole);
        }
        if !row.whole && row.width <= 2 && below.is_none() {
            return self.corner(sum, x, columns);
        }
        let mut chain = Chain::default();
        let makes_zero = matches!(row.factor, Factor::Quotient { .. });
        if makes_zero {
            self.build.any_bit(sum[0]);
            chain.begun = true;
        }
        for (limb, column) in sum.iter_mut().zip(columns).skip(usize::from(makes_zero)) {
            let low = self.build.low(x, *column);
            *limb = chain.add(&mut self.build, *limb, low);
        }
        if let ([_], [column], None, true) = (&sum[..], columns, below, row.whole) {
            let high = self.build.high(x, *column);
            sum.push(self.build.sum(Sum::Adc, Some(high), None));
            return;
        }
        if row.whole {
            self.carry_out(sum, row.width);
        }
        let mut chain = Chain::default();
        if let Some(below) = below {
            sum[0] = chain.add(&mut self.build, sum[0], below);
        }
        let top = sum.len() - 1;
        for (j, (limb, column)) in sum.iter_mut().skip(1).zip(columns).enumerate() {
            let high = self.build.high(x, *column);
            *limb = if j + 1 == top {
                chain.end(&mut self.build, *limb, high)
            } else {
                chain.add(&mut self.build, *limb, high)
            };
        }
        if top > row.width {
            sum[top] = self.build.sum(Sum::Adc, Some(sum[top]), None);
        }
    }

    fn take(&mut self, number: Number, limb: usize) -> Virtual {
        self.flush();
        self.build.load("sum", number, limb)
    }

    fn store(&mut self, number: Number, limb: usize, value: Virtual) {
        match self.behind.take() {
            Some((same, waiting, first)) if same == number && waiting + 1 == limb => {
                self.build.store_pair(number, waiting, [first, value]);
            }
            before => {
                self.behind = before;
                self.flush();
                self.behind = Some((number, limb, value));
            }
        }
    }

    fn wait(&mut self, limb: usize, value: Virtual) {
        if self.limbs > WIDEST {
            self.store(Number::Z, limb, value);
        } else {
            self.waiting.push((limb, value));
        }
    }

    fn double(&mut self) {
        self.flush();
        self.build.note("twice the sum, and the squares".to_owned());
        let (n, last) = (self.limbs, 2 * self.limbs - 1);
        let mut chain = Chain::default();
        let mut below = None;
        for i in 0..n {
            let x = if n > WIDEST { self.load(Number::X, i, n) } else { self.block(Number::X).1[i] };
            for limb in [2 * i, 2 * i + 1] {
                let half = if limb % 2 == 0 { self.build.low(x, x) } else { self.build.high(x, x) };
                if limb == 0 || n == 1 {
                    self.store(Number::Z, limb, half);
                    continue;
                }
                let sum = (limb < last).then(|| {
                    let waits = self.waiting.iter().find(|(l, _)| *l == limb).map(|(_, value)| *value);
                    waits.unwrap_or_else(|| self.load(Number::Z, limb, last))
                });
                let twice = self.build.double(sum, below);
                below = sum;
                let value = if limb == last {
                    chain.end(&mut self.build, twice, half)
                } else {
                    chain.add(&mut self.build, twice, half)
                };
                self.store(Number::Z, limb, value);
            }
        }
    }

    fn finish(&mut self, sum: Vec<Virtual>) {
        self.flush();
        self.build.note("the upper half of t".to_owned());
        let n = self.limbs;
        let in_memory = n - sum.len();
        let mut chain = Chain::default();
        let mut limbs = vec![];
        for limb in 0..n {
            let value = match limb.checked_sub(in_memory) {
                Some(i) => sum[i],
                None => self.load(Number::Z, limb, in_memory),
            };
            let above = self.load(Number::T, n + limb, 2 * n);
            let value = chain.add(&mut self.build, value, above);
            if in_memory == 0 {
                limbs.push(value);
            } else {
                self.store(Number::Z, limb, value);
            }
        }
        let top = self.build.sum(Sum::Adc, None, None);
        self.reduce_once(&limbs, top);
    }
}

impl A64 {
    /// Alternately adds a limb of z times x and the multiple of m that makes the lowest limb zero
    /// ([KocAcarKaliski96], coarsely integrated). The quotients, each of which depends on the previous one,
    /// thus start with the first row.
    ///
    /// After each turn the sum is below x + m, thus below 2 m, and its limb beyond those of m is 0 or 1; in
    /// between there is one limb more, for (2^64 + 1) m + 2^64 m < 2^(64 (n + 2)).
    fn mont(&mut self) {
        let n = self.limbs;
        for (number, from) in [(Number::X, 0), (Number::M, 1)] {
            self.push(Block { number, from, width: n, rows: n, below: 0 });
        }
        let mut sum = vec![];
        for i in 0..n {
            for (factor, number, from) in
                [(Factor::Limb(Number::Z, i), Number::X, 0), (Factor::Quotient { keep: None }, Number::M, 1)]
            {
                self.row(&mut sum, Row { factor, number, from, width: n, below: None, whole: true });
            }
            sum.remove(0);
        }
        let top = sum.pop().expect("a limb more than m has");
        self.reduce_once(&sum, top);
    }

    /// Loads the columns of a block.
    fn push(&mut self, block: Block) {
        let Block { number, from, width, .. } = block;
        let columns = (from..from + width).map(|limb| self.load(number, limb, from + width)).collect();
        self.blocks.push((block, columns));
    }

    /// Returns the block of a number, and its columns.
    fn block(&self, number: Number) -> (Block, Vec<Virtual>) {
        let of_number = |(block, _): &&(Block, Vec<Virtual>)| block.number == number;
        self.blocks.iter().find(of_number).expect("a row is part of a block").clone()
    }

    /// Adds the carry to the limbs above a row: one, or two in a Montgomery product; the upper one is new or
    /// cannot overflow.
    fn carry_out(&mut self, sum: &mut Vec<Virtual>, width: usize) {
        if let Some(limb) = sum.get_mut(width) {
            *limb = self.build.sum(Sum::Adcs, Some(*limb), None);
        }
        match sum.get_mut(width + 1) {
            Some(top) => *top = self.build.sum(Sum::Adc, Some(*top), None),
            None => sum.push(self.build.sum(Sum::Adc, None, None)),
        }
    }

    /// `z <- z - m` if that is not negative. `limbs` are the limbs of z that are in registers.
    fn reduce_once(&mut self, limbs: &[Virtual], top: Virtual) {
        self.flush();
        self.build.note("less m, if that is not negative".to_owned());
        let n = self.limbs;
        let mut kind = Difference::Subs;
        let mut differences = vec![];
        for limb in 0..n {
            let (z, m) = match limbs.get(limb) {
                Some(z) => (*z, self.block(Number::M).1[limb]),
                None => (self.load(Number::Z, limb, n), self.load(Number::M, 1 + limb, 1 + n)),
            };
            let difference = self.build.difference(kind, z, Some(m));
            kind = Difference::Sbcs;
            if limbs.is_empty() {
                self.store(Number::T, limb, difference);
            } else {
                differences.push(difference);
            }
        }
        self.flush();
        self.build.difference(kind, top, None);
        for limb in 0..n {
            let (difference, z) = match (differences.get(limb), limbs.get(limb)) {
                (Some(difference), Some(z)) => (*difference, *z),
                _ => (self.load(Number::T, limb, n), self.load(Number::Z, limb, n)),
            };
            let value = self.build.select(difference, z);
            self.store(Number::Z, limb, value);
        }
    }

    /// Returns the limb of the quotient that makes the lowest limb of a sum zero.
    fn quotient(&mut self, sum: Virtual, keep: Option<usize>) -> Virtual {
        let minus_inverse = match self.minus_inverse {
            Some(loaded) => loaded,
            None => *self.minus_inverse.insert(self.build.load("-1/m", Number::M, 0)),
        };
        let q = self.build.low(sum, minus_inverse);
        if let Some(limb) = keep {
            self.store(Number::T, limb, q);
        }
        q
    }

    /// Computes a row when the sum is still empty: one chain adds low and high halves.
    fn first_row(
        &mut self,
        sum: &mut Vec<Virtual>,
        x: Virtual,
        columns: &[Virtual],
        below: Option<Virtual>,
        whole: bool,
    ) {
        let mut chain = Chain::default();
        let mut addend = below;
        for (j, column) in columns.iter().enumerate() {
            let last = j + 1 == columns.len();
            sum.push(match addend {
                Some(addend) if last && !whole && !chain.begun => self.build.low_plus(x, *column, addend),
                Some(addend) => {
                    let low = self.build.low(x, *column);
                    chain.add(&mut self.build, low, addend)
                }
                None => self.build.low(x, *column),
            });
            addend = (whole || !last).then(|| self.build.high(x, *column));
        }
        if let Some(top) = addend {
            sum.push(if chain.begun { self.build.sum(Sum::Adc, Some(top), None) } else { top });
        }
    }

    /// Adds the last rows of a low product, which have two columns and one. The last column has no carry out.
    fn corner(&mut self, sum: &mut [Virtual], x: Virtual, columns: &[Virtual]) {
        if let ([bottom, top], [column, _]) = (&mut *sum, columns) {
            let low = self.build.low(x, *column);
            *bottom = self.build.sum(Sum::Adds, Some(*bottom), Some(low));
            let high = self.build.high(x, *column);
            *top = self.build.sum(Sum::Adc, Some(*top), Some(high));
        }
        if let (Some(top), Some(column)) = (sum.last_mut(), columns.last()) {
            *top = self.build.low_plus(x, *column, *top);
        }
    }

    /// Loads a limb of a number whose following limbs, below `end`, will be needed as well.
    fn load(&mut self, number: Number, limb: usize, end: usize) -> Virtual {
        if let Some(at) = self.ahead.iter().position(|(n, l, _)| (*n, *l) == (number, limb)) {
            return self.ahead.swap_remove(at).2;
        }
        let holds = if number.is_written() { "sum" } else { number.limb() };
        if limb + 1 >= end {
            return self.build.load(holds, number, limb);
        }
        let [first, second] = self.build.load_pair(holds, number, limb);
        self.ahead.push((number, limb + 1, second));
        first
    }

    /// Stores the waiting limb alone.
    fn flush(&mut self) {
        if let Some((number, limb, value)) = self.behind.take() {
            self.build.store(number, limb, value);
        }
    }
}

/// A chain of additions, of which the first adds no carry.
#[derive(Default)]
struct Chain {
    begun: bool,
}

impl Chain {
    fn add(&mut self, build: &mut Build, a: Virtual, b: Virtual) -> Virtual {
        let kind = if self.begun { Sum::Adcs } else { Sum::Adds };
        self.begun = true;
        build.sum(kind, Some(a), Some(b))
    }

    /// Returns the last addition, which is known to produce no carry.
    fn end(&mut self, build: &mut Build, a: Virtual, b: Virtual) -> Virtual {
        build.sum(if self.begun { Sum::Adc } else { Sum::Adds }, Some(a), Some(b))
    }
}
