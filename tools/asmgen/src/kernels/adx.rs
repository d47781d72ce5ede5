//! Rows of `mulx`: the low halves are added to the sum with one carry chain (`adox`), the high halves with
//! another (`adcx`), independently of each other.
//!
//! Short rows of squares and of Montgomery products are added with one chain after the other: low halves to
//! the high halves below them, then these sums to the sum of the rows before. Both chains begin with `add`,
//! for which processors have more units than for additions that take a carry, and no register has to be zero.
//! Other products wait for `mulx` instead.

mod mont;

use super::finish;
use super::rows::{self, Block, Factor, Row, Rows};
use crate::build::Build;
use crate::ir::{Addition, Number, Source, Virtual};
use crate::kernel::Operation;
use crate::target::RDX;

/// The limbs of the widest row. Together with the pointers, the factor and the product, they take all 15
/// registers.
const WIDEST: usize = 9;

/// The columns of the longest row of a square that is added with one chain after the other.
const SHORT: usize = 5;

/// The limbs of a square that may wait in registers until they are doubled.
const WAITING: usize = 9;

pub(super) fn write(operation: Operation, limbs: usize) -> Build {
    let mut build = Build::x86_64(operation.numbers());
    let has_room = operation != Operation::Mont && limbs != WIDEST;
    let zero = has_room.then(|| build.register("zero"));
    let mut adx = Adx { build, operation, limbs, zero, keeps: false, waiting: vec![] };
    match operation {
        Operation::Mont => adx.mont(),
        _ => rows::write(&mut adx, operation, limbs, WIDEST),
    }
    adx.build
}

struct Adx {
    build: Build,
    operation: Operation,
    limbs: usize,
    /// A register that is zero; setting it to zero again clears the carries. There is none if the rows need
    /// all registers.
    zero: Option<Virtual>,
    /// Whether limbs of a square may stay in registers until they are doubled, because no later block adds to
    /// them.
    keeps: bool,
    /// The last limbs of a square before they are doubled, if they are in registers.
    waiting: Vec<(usize, Virtual)>,
}

impl Rows for Adx {
    fn begin(&mut self, block: Block) {
        self.keeps = block.from + block.width == self.limbs;
    }

    fn row(&mut self, sum: &mut Vec<Virtual>, row: Row) {
        self.build.note_row(&row.factor.name(), row.number, row.from, row.width);
        let factor = match row.factor {
            Factor::Limb(number, limb) => self.build.load_factor(RDX, number, limb),
            Factor::Quotient { .. } => self.build.quotient(RDX, sum[0], Number::M, 0),
        };
        if let Factor::Quotient { keep: Some(limb) } = row.factor {
            self.build.store(Number::T, limb, factor);
        }
        if sum.is_empty() {
            return self.first_row(sum, factor, row);
        }
        if self.operation == Operation::Sqr && row.below.is_none() && row.width <= SHORT {
            return self.short_row(sum, factor, row);
        }
        self.clear_carries();
        if let Some((number, limb)) = row.below {
            let below = self.build.at(number, limb);
            self.build.add(Addition::Adcx, sum[0], Source::Memory(below));
        }
        for j in 0..row.width {
            let by = self.build.at(row.number, row.from + j);
            let (low, high) = self.build.mulx(factor, Source::Memory(by));
            self.build.add(Addition::Adox, sum[j], Source::Register(low));
            if j + 1 < sum.len() {
                self.build.add(Addition::Adcx, sum[j + 1], Source::Register(high));
            } else if row.whole {
                self.end_chains(high);
                sum.push(high);
                return;
            }
        }
    }

    fn take(&mut self, number: Number, limb: usize) -> Virtual {
        self.build.load("sum", number, limb)
    }

    fn store(&mut self, number: Number, limb: usize, value: Virtual) {
        self.build.store(number, limb, value);
    }

    fn wait(&mut self, limb: usize, value: Virtual) {
        if !self.keeps || limb + WAITING < 2 * self.limbs - 1 {
            self.build.store(Number::Z, limb, value);
        } else {
            self.waiting.push((limb, value));
        }
    }

    /// Doubles on one carry chain and adds the squares on the other.
    fn double(&mut self) {
        let last = 2 * self.limbs - 1;
        self.build.note("twice the sum, and the squares".to_owned());
        self.clear_carries();
        for i in 0..self.limbs {
            let factor = self.build.load_factor(RDX, Number::X, i);
            let (low, high) = self.build.mulx(factor, Source::Register(factor));
            for (limb, half) in [(2 * i, low), (2 * i + 1, high)] {
                if limb == 0 {
                    self.build.store(Number::Z, limb, half);
                } else if limb == last {
                    self.end_chains(half);
                    self.build.store(Number::Z, limb, half);
                } else {
                    let waits = self.waiting.iter().find(|(l, _)| *l == limb).map(|(_, value)| *value);
                    let sum = waits.unwrap_or_else(|| self.build.load("sum", Number::Z, limb));
                    self.build.add(Addition::Adcx, sum, Source::Register(sum));
                    self.build.add(Addition::Adox, sum, Source::Register(half));
                    self.build.store(Number::Z, limb, sum);
                }
            }
        }
    }

    fn finish(&mut self, sum: Vec<Virtual>) {
        self.build.note("the upper half of t".to_owned());
        let n = self.limbs;
        let in_memory = n - sum.len();
        let top = self.zero.unwrap_or_else(|| self.build.register("sum"));
        self.build.clear(top);
        let mut kind = Addition::Add;
        let mut whole = vec![];
        for limb in 0..n {
            let value = match limb.checked_sub(in_memory) {
                Some(i) => sum[i],
                None => self.build.load("sum", Number::Z, limb),
            };
            let above = self.build.at(Number::T, n + limb);
            self.build.add(kind, value, Source::Memory(above));
            kind = Addition::Adc;
            self.build.store(Number::Z, limb, value);
            whole.push(value);
        }
        self.build.add(Addition::Adc, top, Source::Nothing);
        finish::subtract(&mut self.build, n, top, (in_memory == 0).then_some(whole));
    }
}

impl Adx {
    /// Computes a row when the sum is still empty: one carry chain is enough.
    fn first_row(&mut self, sum: &mut Vec<Virtual>, factor: Virtual, row: Row) {
        let below = row.below.map(|(number, limb)| Source::Memory(self.build.at(number, limb)));
        let mut addend = below;
        let mut kind = Addition::Add;
        let mut top = None;
        for j in 0..row.width {
            let by = self.build.at(row.number, row.from + j);
            let (low, high) = self.build.mulx(factor, Source::Memory(by));
            if let Some(addend) = addend {
                self.build.add(kind, low, addend);
                kind = Addition::Adc;
            }
            addend = Some(Source::Register(high));
            top = Some(high);
            sum.push(low);
        }
        if let Some(top) = top.filter(|_| row.whole) {
            if kind == Addition::Adc {
                self.build.add(kind, top, Source::Nothing);
            }
            sum.push(top);
        }
    }

    /// Adds a row with one chain after the other.
    fn short_row(&mut self, sum: &mut Vec<Virtual>, factor: Virtual, row: Row) {
        let mut upper = self.one_chain(sum[0], factor, row, None);
        let top = upper.pop().expect("a column");
        self.add_all(&sum[1..], &upper);
        if !upper.is_empty() {
            self.build.add(Addition::Adc, top, Source::Nothing);
        }
        sum.push(top);
    }

    /// Adds a row to a limb. Returns the limbs above, of which there are as many as columns. With `high`, the
    /// lowest low half is already part of the sum, and this is its high half.
    fn one_chain(&mut self, limb: Virtual, factor: Virtual, row: Row, high: Option<Virtual>) -> Vec<Virtual> {
        let mut below = high;
        let mut kind = Addition::Add;
        let mut above = vec![];
        for j in usize::from(high.is_some())..row.width {
            let by = self.build.at(row.number, row.from + j);
            let (low, high) = self.build.mulx(factor, Source::Memory(by));
            match below {
                None => self.build.add(kind, limb, Source::Register(low)),
                Some(below) => {
                    self.build.add(kind, low, Source::Register(below));
                    above.push(low);
                }
            }
            kind = Addition::Adc;
            below = Some(high);
        }
        let top = below.expect("a column");
        self.build.add(kind, top, Source::Nothing);
        above.push(top);
        above
    }

    /// Adds limbs to as many others. The carry stays.
    fn add_all(&mut self, to: &[Virtual], from: &[Virtual]) {
        let mut kind = Addition::Add;
        for (to, from) in to.iter().zip(from) {
            self.build.add(kind, *to, Source::Register(*from));
            kind = Addition::Adc;
        }
    }

    /// Adds both carries to the last limb, which has room for them.
    fn end_chains(&mut self, limb: Virtual) {
        let zero = self.zero();
        self.build.add(Addition::Adox, limb, Source::Register(zero));
        self.build.add(Addition::Adcx, limb, Source::Register(zero));
    }

    /// Clears the carries of both chains.
    fn clear_carries(&mut self) {
        let zero = self.zero.unwrap_or_else(|| self.build.register("zero"));
        self.build.clear(zero);
    }

    /// Returns a register that is zero. The carries stay.
    fn zero(&mut self) -> Virtual {
        self.zero.unwrap_or_else(|| self.build.zero())
    }
}
