//! The instructions of the prover. The lifters make them from machine code, and reject code that these cannot
//! express.
//!
//! There are no branches, no calls, and no addresses except a register plus a constant.

use std::fmt;

/// A register by its number: on x86-64 as encoded in instructions (4 is `rsp`), on AArch64 0 to 30 and
/// [`SP`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Register(pub u8);

/// The stack pointer of AArch64.
pub const SP: Register = Register(31);

/// A register plus a constant, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Address {
    /// The register.
    pub base: Register,
    /// The constant.
    pub offset: i64,
}

/// A source operand of an x86-64 instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// A register.
    Register(Register),
    /// 64 bits in memory.
    Memory(Address),
    /// A constant, sign-extended.
    Constant(i64),
}

/// Additions of x86-64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Addition {
    /// Reads no carry, writes CF.
    Add,
    /// Reads and writes CF.
    Adc,
    /// Reads and writes CF; leaves the other flags unchanged.
    Adcx,
    /// Reads and writes OF; leaves the other flags unchanged.
    Adox,
}

/// Instructions of x86-64, on 64 bits.
#[allow(missing_docs, reason = "operands are named by what is done with them")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum X86 {
    /// `mov to, from`: into a register.
    Move { to: Register, from: Source },
    /// `mov [to], from`: into memory.
    Store { to: Address, from: Register },
    /// `xor to, to`.
    Clear { to: Register },
    /// `push from`.
    Push { from: Register },
    /// `pop to`.
    Pop { to: Register },
    /// `mul by`: rdx and rax.
    Mul { by: Source },
    /// `mulx high, low, by`.
    Mulx { high: Register, low: Register, by: Source },
    /// `imul to, by`.
    Imul { to: Register, by: Source },
    /// `add`, `adc`, `adcx` or `adox`.
    Add { kind: Addition, to: Register, from: Source },
    /// `sub`, or `sbb`.
    Subtract { borrows: bool, to: Register, from: Source },
    /// `cmovc`.
    IfCarry { to: Register, from: Source },
    /// `ret`.
    Return,
}

/// A source operand of an AArch64 instruction: a register (`None`: `xzr`) or a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Term {
    /// A register.
    Register(Option<Register>),
    /// A constant.
    Constant(u64),
}

/// When the base register is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Indexing {
    /// Never.
    Offset,
    /// Before the access, to its address.
    Before,
    /// After the access, by the offset; the access is at the unchanged base.
    After,
}

/// Which carries an addition or subtraction of AArch64 reads and writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Carries {
    /// Reads C.
    pub takes: bool,
    /// Writes C.
    pub gives: bool,
}

/// Instructions of AArch64, on 64 bits. A register that is `None` is `xzr`.
#[allow(missing_docs, reason = "operands are named by what is done with them")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum A64 {
    /// `ldr`.
    Load { to: Option<Register>, from: Address, indexing: Indexing },
    /// `ldp`.
    LoadPair { to: [Option<Register>; 2], from: Address, indexing: Indexing },
    /// `str`.
    Store { to: Address, from: Option<Register>, indexing: Indexing },
    /// `stp`.
    StorePair { to: Address, from: [Option<Register>; 2], indexing: Indexing },
    /// `mov`, register to register.
    Move { to: Register, from: Option<Register> },
    /// `madd`; `mul` if `plus` is `xzr`.
    MultiplyAdd { to: Register, a: Option<Register>, b: Option<Register>, plus: Option<Register> },
    /// `umulh`.
    High { to: Register, a: Option<Register>, b: Option<Register> },
    /// `add`, `adds`, `adc` or `adcs`.
    Add { carries: Carries, to: Option<Register>, a: Option<Register>, b: Term },
    /// `sub`, `subs`, `sbc` or `sbcs`.
    Subtract { carries: Carries, to: Option<Register>, a: Option<Register>, b: Term },
    /// `csel`: a if C is `set`, else b.
    Select { to: Register, a: Option<Register>, b: Option<Register>, set: bool },
    /// `extr to, high, low, #63`: 2 high plus the top bit of low.
    Double { to: Register, high: Option<Register>, low: Option<Register> },
    /// `ret`.
    Return,
}

/// The straight-line code of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Code {
    /// For x86-64.
    X86(Vec<X86>),
    /// For AArch64.
    A64(Vec<A64>),
}

impl Code {
    /// Returns the number of instructions.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Code::X86(list) => list.len(),
            Code::A64(list) => list.len(),
        }
    }

    /// Returns whether there are no instructions.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// An instruction as text.
    #[must_use]
    pub fn show(&self, at: usize) -> String {
        match self {
            Code::X86(list) => list.get(at).map(|i| format!("{i:?}")),
            Code::A64(list) => list.get(at).map(|i| format!("{i:?}")),
        }
        .unwrap_or_default()
    }
}

/// Why a proof failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The instruction at which the error was found.
    pub at: Option<usize>,
    /// The error, or the code that is not supported.
    pub why: String,
}

impl Refused {
    /// Creates an error that concerns the kernel as a whole.
    pub(crate) fn new(why: impl Into<String>) -> Refused {
        Refused { at: None, why: why.into() }
    }
}

/// Returns an error unless a condition holds.
pub(crate) fn ensure(holds: bool, why: &str) -> Result<()> {
    if holds { Ok(()) } else { Err(Refused::new(why)) }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at {
            Some(at) => write!(f, "instruction {at}: {}", self.why),
            None => f.write_str(&self.why),
        }
    }
}

impl std::error::Error for Refused {}

/// A result, or the reason why there is none.
pub type Result<T> = std::result::Result<T, Refused>;
