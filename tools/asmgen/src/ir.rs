//! Instructions on registers of any kind: virtual ones while a kernel is written, processor registers after
//! allocation. A kernel is a list of these instructions, which is printed, checked and run.

/// A virtual register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Virtual(pub usize);

/// A register of the processor, by its number in [`crate::target::Target::registers`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Physical(pub usize);

/// The numbers in memory, each behind a pointer that is an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Number {
    /// The result. It is also the first factor of operations that multiply in place.
    Z,
    /// The first operand.
    X,
    /// The second operand.
    Y,
    /// The number to reduce, which may be overwritten.
    T,
    /// The modulus m, and in front of it -1/m modulo a limb's radix.
    M,
}

impl Number {
    /// Returns the name in formulas.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Number::Z => "z",
            Number::X => "x",
            Number::Y => "y",
            Number::T => "t",
            Number::M => "m",
        }
    }
}

impl Number {
    /// Returns the description of a register with one of its limbs.
    #[must_use]
    pub fn limb(self) -> &'static str {
        match self {
            Number::Z => "z[i]",
            Number::X => "x[i]",
            Number::Y => "y[i]",
            Number::T => "t[i]",
            Number::M => "m[i]",
        }
    }

    /// Which argument points to it.
    #[must_use]
    pub fn argument(self) -> usize {
        match self {
            Number::Z => 0,
            Number::X | Number::T => 1,
            Number::Y | Number::M => 2,
        }
    }

    /// Returns whether a kernel may write it.
    #[must_use]
    pub fn is_written(self) -> bool {
        matches!(self, Number::Z | Number::T)
    }
}

/// A limb in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place<R> {
    /// The number that it is part of.
    pub number: Number,
    /// The register that points to the number.
    pub pointer: R,
    /// Which limb.
    pub limb: usize,
}

/// The second operand of an instruction of x86-64.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source<R> {
    /// A register.
    Register(R),
    /// A limb in memory.
    Memory(Place<R>),
    /// The constant 0.
    Nothing,
}

/// Which carry an addition of x86-64 takes and gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Addition {
    /// `add`: takes none, gives CF, spoils OF.
    Add,
    /// `adc`: takes and gives CF, spoils OF.
    Adc,
    /// `adcx`: takes and gives CF, leaves OF.
    Adcx,
    /// `adox`: takes and gives OF, leaves CF.
    Adox,
}

/// Which borrow a subtraction of x86-64 takes; all give CF and spoil OF.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subtraction {
    /// `sub`: none.
    Sub,
    /// `sbb`: CF.
    Sbb,
}

/// Which carry a subtraction of AArch64 takes; C is set where there is no borrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// `subs`: takes no borrow.
    Subs,
    /// `sbcs`: takes the borrow of C.
    Sbcs,
}

/// Which carry an addition of AArch64 takes and gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sum {
    /// `adds`: takes none, gives C.
    Adds,
    /// `adcs`: takes and gives C.
    Adcs,
    /// `adc`: takes C and leaves it.
    Adc,
}

/// An instruction.
#[allow(missing_docs, reason = "operands are named by what is done with them")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Instruction<R> {
    /// A comment.
    Note(String),

    /// `mov to, from`.
    Move { to: R, from: R },
    /// `mov to, [from]`, `ldr`.
    Load { to: R, from: Place<R> },
    /// `mov [to], from`, `str`.
    Store { to: Place<R>, from: R },
    /// `xor to, to`: to is 0, and so are CF and OF.
    Clear { to: R },
    /// `mov to, 0`: no flag changes.
    Zero { to: R },
    /// `mulx high, low, by`: the factor is in rdx, no flag changes.
    Mulx { high: R, low: R, factor: R, by: Source<R> },
    /// `mul by`: the factor is in rax, the product in rdx and rax, the flags are spoilt.
    Mul { high: R, low: R, factor: R, by: Source<R> },
    /// `to <- to + from + carry`.
    Add { kind: Addition, to: R, from: Source<R> },
    /// `imul to, by`: the low half of the product; the flags are spoilt.
    Times { to: R, by: R },
    /// `to <- to - from - borrow`.
    Subtract { kind: Subtraction, to: R, from: Source<R> },
    /// `cmovc to, from`: copies if CF is set; `from` is read in any case.
    IfBorrow { to: R, from: Source<R> },

    /// `ldp first, second, [from]`.
    LoadPair { to: [R; 2], from: Place<R> },
    /// `stp first, second, [to]`.
    StorePair { to: Place<R>, from: [R; 2] },
    /// `mul to, a, b`.
    Low { to: R, a: R, b: R },
    /// `madd to, a, b, plus`: the low half of the product, added to a limb; no flag changes.
    LowPlus { to: R, a: R, b: R, plus: R },
    /// `umulh to, a, b`.
    High { to: R, a: R, b: R },
    /// `extr to, high, low, #63`: twice the high limb plus the top bit of the low one; `None` is xzr.
    Double { to: R, high: Option<R>, low: Option<R> },
    /// `to <- a + b + carry`; `None` is xzr.
    Sum { kind: Sum, to: R, a: Option<R>, b: Option<R> },
    /// `to <- a - b - borrow`; `None` is xzr.
    Difference { kind: Difference, to: R, a: R, b: Option<R> },
    /// `cmp of, #1`: C is set where the limb is not zero.
    AnyBit { of: R },
    /// `csel to, a, b, cs`: a if C is set, which means that there was no borrow, otherwise b.
    Select { to: R, a: R, b: R },
}

/// How an instruction uses a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It is read.
    Read,
    /// It is written, and not read.
    Write,
    /// It is read, then written.
    Both,
}

impl<R: Copy> Place<R> {
    fn map<S>(self, f: &mut impl FnMut(R, Role) -> S) -> Place<S> {
        Place { number: self.number, pointer: f(self.pointer, Role::Read), limb: self.limb }
    }
}

impl<R: Copy> Source<R> {
    fn map<S>(self, f: &mut impl FnMut(R, Role) -> S) -> Source<S> {
        match self {
            Source::Register(r) => Source::Register(f(r, Role::Read)),
            Source::Memory(place) => Source::Memory(place.map(f)),
            Source::Nothing => Source::Nothing,
        }
    }
}

impl<R: Copy> Instruction<R> {
    /// The same instruction on other registers. `f` sees those that are read before those that are written.
    pub fn map<S: Copy>(&self, mut f: impl FnMut(R, Role) -> S) -> Instruction<S> {
        use Instruction as I;
        use Role::{Both, Read, Write};
        match *self {
            I::Note(ref text) => I::Note(text.clone()),
            I::Move { to, from } => {
                let from = f(from, Read);
                I::Move { to: f(to, Write), from }
            }
            I::Load { to, from } => {
                let from = from.map(&mut f);
                I::Load { to: f(to, Write), from }
            }
            I::Store { to, from } => I::Store { to: to.map(&mut f), from: f(from, Read) },
            I::Clear { to } => I::Clear { to: f(to, Write) },
            I::Zero { to } => I::Zero { to: f(to, Write) },
            I::Mulx { high, low, factor, by } => {
                let (factor, by) = (f(factor, Read), by.map(&mut f));
                I::Mulx { factor, by, high: f(high, Write), low: f(low, Write) }
            }
            I::Mul { high, low, factor, by } => {
                let (factor, by) = (f(factor, Read), by.map(&mut f));
                I::Mul { factor, by, high: f(high, Write), low: f(low, Write) }
            }
            I::Add { kind, to, from } => {
                let from = from.map(&mut f);
                I::Add { kind, to: f(to, Both), from }
            }
            I::Times { to, by } => {
                let by = f(by, Read);
                I::Times { to: f(to, Both), by }
            }
            I::Subtract { kind, to, from } => {
                let from = from.map(&mut f);
                I::Subtract { kind, to: f(to, Both), from }
            }
            I::IfBorrow { to, from } => {
                let from = from.map(&mut f);
                I::IfBorrow { to: f(to, Both), from }
            }
            I::Difference { kind, to, a, b } => {
                let (a, b) = (f(a, Read), b.map(|b| f(b, Read)));
                I::Difference { kind, to: f(to, Write), a, b }
            }
            I::AnyBit { of } => I::AnyBit { of: f(of, Read) },
            I::Select { to, a, b } => {
                let (a, b) = (f(a, Read), f(b, Read));
                I::Select { to: f(to, Write), a, b }
            }
            I::LoadPair { to: [first, second], from } => {
                let from = from.map(&mut f);
                I::LoadPair { to: [f(first, Write), f(second, Write)], from }
            }
            I::StorePair { to, from: [first, second] } => {
                I::StorePair { to: to.map(&mut f), from: [f(first, Read), f(second, Read)] }
            }
            I::Low { to, a, b } => {
                let (a, b) = (f(a, Read), f(b, Read));
                I::Low { to: f(to, Write), a, b }
            }
            I::LowPlus { to, a, b, plus } => {
                let (a, b, plus) = (f(a, Read), f(b, Read), f(plus, Read));
                I::LowPlus { to: f(to, Write), a, b, plus }
            }
            I::High { to, a, b } => {
                let (a, b) = (f(a, Read), f(b, Read));
                I::High { to: f(to, Write), a, b }
            }
            I::Double { to, high, low } => {
                let (high, low) = (high.map(|r| f(r, Read)), low.map(|r| f(r, Read)));
                I::Double { to: f(to, Write), high, low }
            }
            I::Sum { kind, to, a, b } => {
                let (a, b) = (a.map(|a| f(a, Read)), b.map(|b| f(b, Read)));
                I::Sum { kind, to: f(to, Write), a, b }
            }
        }
    }

    /// Calls `f` with every register and what is done with it, reads first.
    pub fn visit(&self, mut f: impl FnMut(R, Role)) {
        self.map(&mut f);
    }
}
