//! Runs a kernel on many inputs at once, with words of any width.
//!
//! With words of two, three or four bits all inputs of a kernel can be tried, and thus all paths of carries,
//! few of which occur with random 64-bit words. The list that runs is the one that is printed, after
//! allocation. [`crate::check`] proves what a run cannot show.

use crate::ir::{Addition, Difference, Instruction, Number, Physical, Place, Source, Subtraction, Sum};
use crate::kernel::{Kernel, Operation};

/// One word, or several words that are computed in parallel.
pub trait Word: Copy {
    /// A carry for each word: 0 or 1.
    type Carry: Copy;
    /// No carry.
    const NONE: Self::Carry;
    /// Zero.
    const ZERO: Self;

    /// Sum and carry.
    #[must_use]
    fn add(self, other: Self, carry: Self::Carry) -> (Self, Self::Carry);

    /// Returns the complement of all bits.
    #[must_use]
    fn complement(self) -> Self;

    /// Returns the carry that a subtraction by complement takes for a borrow, and the other way round.
    #[must_use]
    fn other(carry: Self::Carry) -> Self::Carry;

    /// `a` if there is a carry, otherwise `b`.
    #[must_use]
    fn select(carry: Self::Carry, a: Self, b: Self) -> Self;

    /// Low and high half of the product.
    #[must_use]
    fn mul(self, other: Self) -> (Self, Self);

    /// Returns twice this word plus the bit shifted out of the word below.
    #[must_use]
    fn double(self, below: Self) -> Self;
}

impl Word for u64 {
    type Carry = bool;
    const NONE: bool = false;
    const ZERO: u64 = 0;

    fn add(self, other: u64, carry: bool) -> (u64, bool) {
        self.carrying_add(other, carry)
    }

    fn complement(self) -> u64 {
        !self
    }

    fn other(carry: bool) -> bool {
        !carry
    }

    fn select(carry: bool, a: u64, b: u64) -> u64 {
        if carry { a } else { b }
    }

    fn mul(self, other: u64) -> (u64, u64) {
        self.carrying_mul(other, 0)
    }

    fn double(self, below: u64) -> u64 {
        self << 1 | below >> 63
    }
}

/// Inputs that run together.
pub const TOGETHER: usize = 256;

/// The given number of words of `BITS` bits, at most four.
#[derive(Clone, Copy)]
pub struct Narrow<const BITS: u32>(pub [u8; TOGETHER]);

impl<const BITS: u32> Narrow<BITS> {
    const MASK: u8 = (1 << BITS) - 1;
}

impl<const BITS: u32> Word for Narrow<BITS> {
    type Carry = [u8; TOGETHER];
    const NONE: Self::Carry = [0; TOGETHER];
    const ZERO: Self = Narrow([0; TOGETHER]);

    fn add(self, other: Self, carry: Self::Carry) -> (Self, Self::Carry) {
        let (mut sum, mut out) = ([0; TOGETHER], [0; TOGETHER]);
        for i in 0..TOGETHER {
            let wide = self.0[i] + other.0[i] + carry[i];
            (sum[i], out[i]) = (wide & Self::MASK, wide >> BITS);
        }
        (Narrow(sum), out)
    }

    fn complement(self) -> Self {
        Narrow(self.0.map(|x| !x & Self::MASK))
    }

    fn other(carry: Self::Carry) -> Self::Carry {
        carry.map(|c| 1 - c)
    }

    fn select(carry: Self::Carry, a: Self, b: Self) -> Self {
        Narrow(std::array::from_fn(|i| if carry[i] == 1 { a.0[i] } else { b.0[i] }))
    }

    fn mul(self, other: Self) -> (Self, Self) {
        let (mut low, mut high) = ([0; TOGETHER], [0; TOGETHER]);
        for i in 0..TOGETHER {
            // Below (2^4)^2.
            let wide = self.0[i].wrapping_mul(other.0[i]);
            (low[i], high[i]) = (wide & Self::MASK, wide >> BITS);
        }
        (Narrow(low), Narrow(high))
    }

    fn double(self, below: Self) -> Self {
        Narrow(std::array::from_fn(|i| (self.0[i] << 1 | below.0[i] >> (BITS - 1)) & Self::MASK))
    }
}

/// A processor whose registers hold words.
pub struct Machine<W: Word> {
    registers: Vec<W>,
    carry: W::Carry,
    overflow: W::Carry,
    /// The numbers, in the order of the arguments.
    memory: [Vec<W>; 3],
}

impl<W: Word> Machine<W> {
    /// A machine for a kernel that [`crate::check::check`] has passed.
    #[must_use]
    pub fn new(kernel: &Kernel) -> Machine<W> {
        let number = |n| vec![W::ZERO; kernel.operation.len(n, kernel.limbs)];
        Machine {
            registers: vec![W::ZERO; kernel.target.registers.len()],
            carry: W::NONE,
            overflow: W::NONE,
            memory: match kernel.operation {
                Operation::Redc => [Number::Z, Number::T, Number::M].map(number),
                Operation::Mont => [Number::Z, Number::X, Number::M].map(number),
                _ => [Number::Z, Number::X, Number::Y].map(number),
            },
        }
    }

    /// Returns the limbs of a number.
    pub fn number(&mut self, number: Number) -> &mut [W] {
        &mut self.memory[number.argument()]
    }

    /// Runs the kernel to its end.
    pub fn run(&mut self, kernel: &Kernel) {
        for instruction in &kernel.list {
            self.step(instruction);
        }
    }

    fn at(&mut self, place: Place<Physical>, offset: usize) -> &mut W {
        &mut self.memory[place.number.argument()][place.limb + offset]
    }

    fn source(&mut self, source: Source<Physical>) -> W {
        match source {
            Source::Register(r) => self.registers[r.0],
            Source::Memory(place) => *self.at(place, 0),
            Source::Nothing => W::ZERO,
        }
    }

    fn step(&mut self, instruction: &Instruction<Physical>) {
        use Instruction as I;
        match *instruction {
            I::Note(_) => {}
            I::Move { to, from } => self.registers[to.0] = self.registers[from.0],
            I::Load { to, from } => self.registers[to.0] = *self.at(from, 0),
            I::Store { to, from } => *self.at(to, 0) = self.registers[from.0],
            I::LoadPair { to, from } => {
                for (i, to) in to.into_iter().enumerate() {
                    self.registers[to.0] = *self.at(from, i);
                }
            }
            I::StorePair { to, from } => {
                for (i, from) in from.into_iter().enumerate() {
                    *self.at(to, i) = self.registers[from.0];
                }
            }
            I::Clear { to } => {
                self.registers[to.0] = W::ZERO;
                (self.carry, self.overflow) = (W::NONE, W::NONE);
            }
            I::Zero { to } => self.registers[to.0] = W::ZERO,
            I::Mulx { high, low, factor, by } | I::Mul { high, low, factor, by } => {
                let product = self.source(by).mul(self.registers[factor.0]);
                (self.registers[low.0], self.registers[high.0]) = product;
            }
            I::Add { kind, to, from } => {
                let from = self.source(from);
                let carry = match kind {
                    Addition::Add => W::NONE,
                    Addition::Adc | Addition::Adcx => self.carry,
                    Addition::Adox => self.overflow,
                };
                let (sum, carry) = self.registers[to.0].add(from, carry);
                self.registers[to.0] = sum;
                match kind {
                    Addition::Adox => self.overflow = carry,
                    _ => self.carry = carry,
                }
            }
            I::Times { to, by } => self.registers[to.0] = self.registers[to.0].mul(self.registers[by.0]).0,
            I::Subtract { kind, to, from } => {
                let from = self.source(from);
                let borrow = if kind == Subtraction::Sub { W::NONE } else { self.carry };
                let (rest, carry) = self.registers[to.0].add(from.complement(), W::other(borrow));
                self.registers[to.0] = rest;
                self.carry = W::other(carry);
            }
            I::IfBorrow { to, from } => {
                let from = self.source(from);
                self.registers[to.0] = W::select(self.carry, from, self.registers[to.0]);
            }
            I::Difference { kind, to, a, b } => {
                let b = b.map_or(W::ZERO, |b| self.registers[b.0]);
                let carry = if kind == Difference::Subs { W::other(W::NONE) } else { self.carry };
                (self.registers[to.0], self.carry) = self.registers[a.0].add(b.complement(), carry);
            }
            I::AnyBit { of } => {
                let all_ones = W::ZERO.complement();
                self.carry = self.registers[of.0].add(all_ones, W::NONE).1;
            }
            I::Select { to, a, b } => {
                self.registers[to.0] = W::select(self.carry, self.registers[a.0], self.registers[b.0]);
            }
            I::Low { to, a, b } => self.registers[to.0] = self.registers[a.0].mul(self.registers[b.0]).0,
            I::LowPlus { to, a, b, plus } => {
                let low = self.registers[a.0].mul(self.registers[b.0]).0;
                self.registers[to.0] = low.add(self.registers[plus.0], W::NONE).0;
            }
            I::High { to, a, b } => self.registers[to.0] = self.registers[a.0].mul(self.registers[b.0]).1,
            I::Double { to, high, low } => {
                let [high, low] = [high, low].map(|r| r.map_or(W::ZERO, |r| self.registers[r.0]));
                self.registers[to.0] = high.double(low);
            }
            I::Sum { kind, to, a, b } => {
                let [a, b] = [a, b].map(|r| r.map_or(W::ZERO, |r| self.registers[r.0]));
                let carry = if kind == Sum::Adds { W::NONE } else { self.carry };
                let (sum, carry) = a.add(b, carry);
                self.registers[to.0] = sum;
                if kind != Sum::Adc {
                    self.carry = carry;
                }
            }
        }
    }
}
