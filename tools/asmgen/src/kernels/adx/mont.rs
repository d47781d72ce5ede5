//! The Montgomery product: rows of z x and rows of q m by turns ([KocAcarKaliski96], coarsely integrated). The
//! quotients, each of which depends on the previous one, thus start with the first row.
//!
//! A quotient waits for the lowest limb of the sum alone. Therefore the lowest product of the next row of z x
//! is added before the row of the quotient; its carry goes to its high half, which has room.
//!
//! Low halves are first added to the high halves below them, then to the sum, so that each limb of the sum
//! waits for one addition per row instead of two. If there are enough registers, the second chain follows the
//! first, otherwise both run at the same time.
//!
//! After each turn the sum is below x + m, thus below 2 m, and its limb beyond those of m is 0 or 1; in
//! between there is one limb more, for (2^64 + 1) m + 2^64 m < 2^(64 (n + 2)).

use super::super::finish;
use super::super::rows::{Factor, Row, Rows};
use super::Adx;
use crate::ir::{Addition, Number, Source, Virtual};
use crate::target::RDX;

/// The limbs of the longest x, and of the longest m, of which all high halves of a row fit into registers.
const SHORT_X: usize = 5;
const SHORT_M: usize = 4;

impl Adx {
    pub(super) fn mont(&mut self) {
        let n = self.limbs;
        let mut sum = vec![];
        let of_x = |i| Row {
            factor: Factor::Limb(Number::Z, i),
            number: Number::X,
            from: 0,
            width: n,
            below: None,
            whole: true,
        };
        let of_m = Row { factor: Factor::Quotient { keep: None }, number: Number::M, from: 1, ..of_x(0) };
        self.row(&mut sum, of_x(0));
        for i in 1..=n {
            let lowest = (i < n).then(|| self.lowest_product(i));
            self.build.note_row(&of_m.factor.name(), of_m.number, of_m.from, n);
            let factor = self.build.quotient(RDX, sum[0], Number::M, 0);
            if let Some((low, high)) = lowest {
                self.build.add(Addition::Add, sum[1], Source::Register(low));
                self.build.add(Addition::Adc, high, Source::Nothing);
            }
            self.turn(&mut sum, factor, of_m, None, n <= SHORT_M);
            sum.remove(0);
            if let Some((_, high)) = lowest {
                self.build.note_row(&of_x(i).factor.name(), Number::X, 1, n - 1);
                let factor = self.build.load_factor(RDX, Number::Z, i);
                self.turn(&mut sum, factor, of_x(i), Some(high), n <= SHORT_X);
            }
        }
        finish::subtract_in_registers(&mut self.build, sum);
    }

    fn lowest_product(&mut self, i: usize) -> (Virtual, Virtual) {
        self.build.note_row(&Factor::Limb(Number::Z, i).name(), Number::X, 0, 1);
        let factor = self.build.load_factor(RDX, Number::Z, i);
        let by = self.build.at(Number::X, 0);
        self.build.mulx(factor, Source::Memory(by))
    }

    /// Adds a row to a sum that is one or two limbs longer; then it is two limbs longer. With `high`, the
    /// lowest low half is already part of the sum, and this is its high half.
    fn turn(
        &mut self,
        sum: &mut Vec<Virtual>,
        factor: Virtual,
        row: Row,
        high: Option<Virtual>,
        short: bool,
    ) {
        if short {
            let above = self.one_chain(sum[0], factor, row, high);
            if sum.len() == row.width + 1 {
                let top = self.build.register("sum");
                self.build.clear(top);
                sum.push(top);
            }
            self.add_all(&sum[1..], &above);
            self.build.add(Addition::Adc, sum[row.width + 1], Source::Nothing);
        } else {
            self.two_chains(sum, factor, row, high);
        }
    }

    fn two_chains(&mut self, sum: &mut Vec<Virtual>, factor: Virtual, row: Row, high: Option<Virtual>) {
        self.clear_carries();
        let mut below = high;
        for (j, limb) in sum.iter().enumerate().take(row.width).skip(usize::from(high.is_some())) {
            let by = self.build.at(row.number, row.from + j);
            let (low, high) = self.build.mulx(factor, Source::Memory(by));
            if let Some(below) = below {
                self.build.add(Addition::Adcx, low, Source::Register(below));
            }
            self.build.add(Addition::Adox, *limb, Source::Register(low));
            below = Some(high);
        }
        let top = below.expect("a column");
        let zero = self.zero();
        self.build.add(Addition::Adcx, top, Source::Register(zero));
        self.build.add(Addition::Adox, sum[row.width], Source::Register(top));
        if sum.len() == row.width + 1 {
            sum.push(zero);
        }
        self.build.add(Addition::Adox, sum[row.width + 1], Source::Register(zero));
    }
}
