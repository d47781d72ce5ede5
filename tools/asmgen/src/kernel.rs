//! A finished kernel: its operation, its instructions, and properties derived from them.

use crate::ir::{Addition, Instruction, Number, Physical};
use crate::target::Target;

/// Bytes of a limb.
pub const LIMB: usize = 8;

/// The operation of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// The whole product.
    Mul,
    /// The square.
    Sqr,
    /// The low half of the product.
    MulLow,
    /// The Montgomery reduction of a product.
    Redc,
    /// The Montgomery product, in place of its first factor.
    Mont,
}

impl Operation {
    /// All of them.
    pub const ALL: [Operation; 5] =
        [Operation::Mul, Operation::Sqr, Operation::MulLow, Operation::Redc, Operation::Mont];

    /// Returns the name in file names.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Operation::Mul => "mul",
            Operation::Sqr => "sqr",
            Operation::MulLow => "mul_low",
            Operation::Redc => "redc",
            Operation::Mont => "mont",
        }
    }

    /// Returns the formula for the given number of limbs.
    #[must_use]
    pub fn formula(self, limbs: usize) -> String {
        match self {
            Operation::Mul => "z = x y".to_owned(),
            Operation::Sqr => "z = x^2".to_owned(),
            Operation::MulLow => format!("z = x y mod 2^{}", 64 * limbs),
            Operation::Redc => format!("z = t 2^-{} mod m for t < 2^{0} m", 64 * limbs),
            Operation::Mont => format!("z = z x 2^-{} mod m for x < m", 64 * limbs),
        }
    }

    /// Returns the numbers that are given as arguments.
    #[must_use]
    pub fn numbers(self) -> &'static [Number] {
        match self {
            Operation::Sqr => &[Number::Z, Number::X],
            Operation::Mul | Operation::MulLow => &[Number::Z, Number::X, Number::Y],
            Operation::Redc => &[Number::Z, Number::T, Number::M],
            Operation::Mont => &[Number::Z, Number::X, Number::M],
        }
    }

    /// Returns the longest operands that have their own kernel.
    #[must_use]
    pub fn longest(self) -> usize {
        match self {
            // As many limbs as fit in registers together with the numbers that are added to them.
            Operation::Mont => 6,
            _ => 16,
        }
    }

    /// Returns whether z is an operand too. The other operand may then be the same number.
    #[must_use]
    pub fn in_place(self) -> bool {
        self == Operation::Mont
    }

    /// Returns the number of limbs of a number if operands have the given number.
    #[must_use]
    pub fn len(self, number: Number, limbs: usize) -> usize {
        match (self, number) {
            (Operation::Mul | Operation::Sqr, Number::Z) | (_, Number::T) => 2 * limbs,
            (_, Number::M) => 1 + limbs,
            _ => limbs,
        }
    }
}

/// A kernel on the registers of a processor.
#[derive(Debug)]
pub struct Kernel {
    /// The variant that it belongs to.
    pub variant: &'static str,
    /// What it computes.
    pub operation: Operation,
    /// Limbs of an operand.
    pub limbs: usize,
    /// A short description of the method.
    pub method: &'static str,
    /// Whether whole columns of products are summed.
    pub sums_columns: bool,
    /// The architecture.
    pub target: &'static Target,
    /// The instructions between prologue and epilogue.
    pub list: Vec<Instruction<Physical>>,
    /// The contents of each register over time.
    pub holds: Vec<(Physical, Vec<&'static str>)>,
}

/// Instructions by what they do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Products: `mulx`, `mul`, `imul`, `umulh`, `madd`.
    pub products: usize,
    /// Additions and subtractions of any kind.
    pub additions: usize,
    /// Moves between registers and memory, one register or two, conditional ones too.
    pub moves: usize,
    /// Registers set to zero.
    pub zeros: usize,
    /// Saving and restoring registers.
    pub saves: usize,
}

impl Counts {
    /// All of them, and the return.
    #[must_use]
    pub fn total(self) -> usize {
        self.products + self.additions + self.moves + self.zeros + self.saves + 1
    }
}

impl Kernel {
    /// Returns the path of the file below the folder of the assembly.
    #[must_use]
    pub fn path(&self) -> String {
        format!("{}/{}_{}.s", self.variant, self.operation.name(), self.limbs)
    }

    /// Returns the registers that are used and must be preserved for the caller.
    #[must_use]
    pub fn saved(&self) -> Vec<Physical> {
        let used = |r: &usize| self.holds.iter().any(|(p, _)| p.0 == *r);
        self.target.saved.iter().copied().filter(used).map(Physical).collect()
    }

    /// Returns the number of bytes by which pointers are advanced at the start. On x86-64, all limbs of a
    /// number of 32 limbs then have one-byte offsets, which matters because kernels that exceed the cache of
    /// decoded instructions are limited by decoding.
    #[must_use]
    pub fn ahead(&self) -> usize {
        const REACH: usize = 128;
        if self.target.name == "x86_64" && self.limbs * LIMB > REACH { REACH } else { 0 }
    }

    /// Returns whether the method holds for words of the given number of bits. A column is summed in three
    /// words: n products and the carry of the column before come to at most n B (B - 1) for words below B,
    /// with a limb more to n B (B - 1) + B, which must be less than B^3. A column of a Montgomery product has
    /// twice as many.
    #[must_use]
    pub fn fits_words_of(&self, bits: u32) -> bool {
        let b = 1 << bits;
        let (products, more) = match self.operation {
            Operation::Redc => (self.limbs, 1),
            Operation::Mont => (2 * self.limbs, 0),
            _ => (self.limbs, 0),
        };
        !self.sums_columns || products * (b - 1) + more < b * b
    }

    /// Returns the features that the instructions need, by their mnemonics.
    #[must_use]
    pub fn features(&self) -> Vec<&'static str> {
        let mut features = vec![];
        for instruction in &self.list {
            let needs = match instruction {
                Instruction::Mulx { .. } => "bmi2",
                Instruction::Add { kind: Addition::Adcx | Addition::Adox, .. } => "adx",
                _ => continue,
            };
            if !features.contains(&needs) {
                features.push(needs);
            }
        }
        features.sort_unstable_by_key(|f| *f != "bmi2");
        features
    }

    /// Returns the number of instructions.
    #[must_use]
    pub fn counts(&self) -> Counts {
        use Instruction as I;
        let mut counts = Counts::default();
        for instruction in &self.list {
            let counter = match instruction {
                I::Note(_) => continue,
                I::Mulx { .. }
                | I::Mul { .. }
                | I::Times { .. }
                | I::Low { .. }
                | I::LowPlus { .. }
                | I::High { .. } => &mut counts.products,
                I::Add { .. }
                | I::Subtract { .. }
                | I::Double { .. }
                | I::Sum { .. }
                | I::AnyBit { .. }
                | I::Difference { .. } => &mut counts.additions,
                I::Clear { .. } | I::Zero { .. } => &mut counts.zeros,
                I::Move { .. }
                | I::IfBorrow { .. }
                | I::Select { .. }
                | I::Load { .. }
                | I::Store { .. }
                | I::LoadPair { .. }
                | I::StorePair { .. } => &mut counts.moves,
            };
            *counter += 1;
        }
        if self.ahead() > 0 {
            counts.additions += self.operation.numbers().len();
        }
        let saved = self.saved().len();
        counts.saves = 2 * if self.target.name == "aarch64" { saved.div_ceil(2) } else { saved };
        counts
    }
}
