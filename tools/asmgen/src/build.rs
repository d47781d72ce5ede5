//! Writes a kernel: instructions on virtual registers, each named after its contents.

use crate::ir::{
    Addition, Difference, Instruction, Number, Physical, Place, Source, Subtraction, Sum, Virtual,
};
use crate::target::{AARCH64, RAX, RDX, Target, X86_64};

/// A kernel that is being written.
pub struct Build {
    pub(crate) target: &'static Target,
    pub(crate) list: Vec<Instruction<Virtual>>,
    /// The contents of each virtual register, and the processor register that it must be.
    pub(crate) registers: Vec<(&'static str, Option<Physical>)>,
    pointers: Vec<(Number, Virtual)>,
}

impl Build {
    /// Starts a kernel for x86-64. The pointers stay in the registers in which they are passed, except for
    /// the third, which is moved because multiplications need rdx.
    #[must_use]
    pub fn x86_64(numbers: &[Number]) -> Build {
        let mut build = Build::new(&X86_64, numbers);
        if let Some(arrived) = build.pointers.iter().position(|(number, _)| number.argument() == 2) {
            let to = build.register(build.pointers[arrived].0.name());
            let from = build.pointers[arrived].1;
            build.list.push(Instruction::Move { to, from });
            build.pointers[arrived].1 = to;
        }
        build
    }

    /// Starts a kernel for AArch64.
    #[must_use]
    pub fn aarch64(numbers: &[Number]) -> Build {
        Build::new(&AARCH64, numbers)
    }

    fn new(target: &'static Target, numbers: &[Number]) -> Build {
        let mut build = Build { target, list: vec![], registers: vec![], pointers: vec![] };
        for number in numbers {
            let pointer = build.pinned(number.name(), target.argument(*number));
            build.pointers.push((*number, pointer));
        }
        build
    }

    /// Returns the pointers that arrive as arguments.
    pub(crate) fn arguments(&self) -> impl Iterator<Item = Virtual> {
        (0..self.pointers.len()).map(Virtual)
    }

    /// Returns a new register for a value with this name.
    pub fn register(&mut self, holds: &'static str) -> Virtual {
        self.registers.push((holds, None));
        Virtual(self.registers.len() - 1)
    }

    fn pinned(&mut self, holds: &'static str, to: Physical) -> Virtual {
        self.registers.push((holds, Some(to)));
        Virtual(self.registers.len() - 1)
    }

    /// Writes a comment.
    pub fn note(&mut self, text: String) {
        self.list.push(Instruction::Note(text));
    }

    /// Writes a comment with the factor of a row and its columns.
    pub fn note_row(&mut self, factor: &str, number: Number, from: usize, width: usize) {
        let columns = if width == 1 { format!("{from}") } else { format!("{from}..={}", from + width - 1) };
        self.note(format!("{factor} {}[{columns}]", number.name()));
    }

    /// Returns the location of a limb in memory.
    ///
    /// # Panics
    ///
    /// Panics if the kernel was not given the number.
    #[must_use]
    pub fn at(&self, number: Number, limb: usize) -> Place<Virtual> {
        let (_, pointer) = self.pointers.iter().find(|(n, _)| *n == number).expect("an argument");
        Place { number, pointer: *pointer, limb }
    }

    /// Loads a limb.
    pub fn load(&mut self, holds: &'static str, number: Number, limb: usize) -> Virtual {
        let (to, from) = (self.register(holds), self.at(number, limb));
        self.list.push(Instruction::Load { to, from });
        to
    }

    /// Stores a limb of a number.
    pub fn store(&mut self, number: Number, limb: usize, from: Virtual) {
        let to = self.at(number, limb);
        self.list.push(Instruction::Store { to, from });
    }

    /// Copies another register into a new one.
    pub fn copy(&mut self, holds: &'static str, from: Virtual) -> Virtual {
        let to = self.register(holds);
        self.list.push(Instruction::Move { to, from });
        to
    }

    /// Sets a register to zero and clears CF and OF.
    pub fn clear(&mut self, to: Virtual) {
        self.list.push(Instruction::Clear { to });
    }

    /// Returns a new register that is zero. The flags stay.
    pub fn zero(&mut self) -> Virtual {
        let to = self.register("zero");
        self.list.push(Instruction::Zero { to });
        to
    }

    /// Loads the factor of the following products into the register that `mul` or `mulx` requires.
    pub fn load_factor(&mut self, factor: Physical, number: Number, limb: usize) -> Virtual {
        let (to, from) = (self.pinned("factor", factor), self.at(number, limb));
        self.list.push(Instruction::Load { to, from });
        to
    }

    /// Copies a factor from a register.
    pub fn copy_factor(&mut self, factor: Physical, from: Virtual) -> Virtual {
        let to = self.pinned("factor", factor);
        self.list.push(Instruction::Move { to, from });
        to
    }

    /// Computes the low half of `x` times a limb in memory, in the register in which `mul` or `mulx` requires
    /// its factor. Overwrites the flags.
    pub fn quotient(&mut self, factor: Physical, x: Virtual, number: Number, limb: usize) -> Virtual {
        let (to, from) = (self.pinned("q[i]", factor), self.at(number, limb));
        self.list.push(Instruction::Load { to, from });
        self.list.push(Instruction::Times { to, by: x });
        to
    }

    /// `to <- to - from - borrow`.
    pub fn subtract(&mut self, kind: Subtraction, to: Virtual, from: Source<Virtual>) {
        self.list.push(Instruction::Subtract { kind, to, from });
    }

    /// `to <- from` if there was a borrow.
    pub fn if_borrow(&mut self, to: Virtual, from: Source<Virtual>) {
        self.list.push(Instruction::IfBorrow { to, from });
    }

    /// `mulx`: low and high half of `factor` times a limb in memory.
    pub fn mulx(&mut self, factor: Virtual, by: Source<Virtual>) -> (Virtual, Virtual) {
        let (low, high) = (self.register("low"), self.register("high"));
        self.list.push(Instruction::Mulx { high, low, factor, by });
        (low, high)
    }

    /// `mul`: low and high half of the factor times a limb in memory.
    pub fn mul(&mut self, factor: Virtual, y: Place<Virtual>) -> (Virtual, Virtual) {
        let (low, high) = (self.pinned("low", RAX), self.pinned("high", RDX));
        self.list.push(Instruction::Mul { high, low, factor, by: Source::Memory(y) });
        (low, high)
    }

    /// `to <- to + from + carry`.
    pub fn add(&mut self, kind: Addition, to: Virtual, from: Source<Virtual>) {
        self.list.push(Instruction::Add { kind, to, from });
    }

    /// Loads two limbs that follow each other.
    pub fn load_pair(&mut self, holds: &'static str, number: Number, limb: usize) -> [Virtual; 2] {
        let to = [self.register(holds), self.register(holds)];
        let from = self.at(number, limb);
        self.list.push(Instruction::LoadPair { to, from });
        to
    }

    /// Stores two limbs of a number that follow each other.
    pub fn store_pair(&mut self, number: Number, limb: usize, from: [Virtual; 2]) {
        let to = self.at(number, limb);
        self.list.push(Instruction::StorePair { to, from });
    }

    /// Returns the low half of a product.
    pub fn low(&mut self, a: Virtual, b: Virtual) -> Virtual {
        let to = self.register("product");
        self.list.push(Instruction::Low { to, a, b });
        to
    }

    /// Returns the low half of a product, added to a limb; the carry is lost.
    pub fn low_plus(&mut self, a: Virtual, b: Virtual, plus: Virtual) -> Virtual {
        let to = self.register("sum");
        self.list.push(Instruction::LowPlus { to, a, b, plus });
        to
    }

    /// Returns the high half of a product.
    pub fn high(&mut self, a: Virtual, b: Virtual) -> Virtual {
        let to = self.register("product");
        self.list.push(Instruction::High { to, a, b });
        to
    }

    /// Returns twice a limb plus the bit shifted out of the limb below; `None` is zero.
    pub fn double(&mut self, high: Option<Virtual>, low: Option<Virtual>) -> Virtual {
        let to = self.register("twice");
        self.list.push(Instruction::Double { to, high, low });
        to
    }

    /// Returns `a - b - borrow`; `None` is zero.
    pub fn difference(&mut self, kind: Difference, a: Virtual, b: Option<Virtual>) -> Virtual {
        let to = self.register("difference");
        self.list.push(Instruction::Difference { kind, to, a, b });
        to
    }

    /// Computes the carry of the addition that makes a limb zero: 1 unless the limb is zero already.
    pub fn any_bit(&mut self, of: Virtual) {
        self.list.push(Instruction::AnyBit { of });
    }

    /// Returns `a` if there was no borrow, otherwise `b`.
    pub fn select(&mut self, a: Virtual, b: Virtual) -> Virtual {
        let to = self.register("z[i]");
        self.list.push(Instruction::Select { to, a, b });
        to
    }

    /// Returns `a + b + carry`; `None` is zero.
    pub fn sum(&mut self, kind: Sum, a: Option<Virtual>, b: Option<Virtual>) -> Virtual {
        let to = self.register("sum");
        self.list.push(Instruction::Sum { kind, to, a, b });
        to
    }
}
