//! The registers of the two architectures.

use crate::ir::{Number, Physical};

/// An architecture and its calling convention.
#[derive(Debug)]
pub struct Target {
    /// As `target_arch` spells it.
    pub name: &'static str,
    /// Names of all registers.
    pub registers: &'static [&'static str],
    /// The registers that a kernel may use, the preferred ones first: those that need not be saved come
    /// before those that must be.
    pub usable: &'static [usize],
    /// The registers that must be preserved for the caller.
    pub saved: &'static [usize],
    /// The registers of the pointers, in the order of the arguments.
    pub arguments: [usize; 3],
    /// The start of a comment.
    pub comment: &'static str,
}

/// [`Target::usable`] lists the registers that can be used: all 15 except rsp.
pub static X86_64: Target = Target {
    name: "x86_64",
    registers: &[
        "rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13",
        "r14", "r15",
    ],
    usable: &[0, 1, 8, 9, 10, 11, 6, 7, 2, 3, 5, 12, 13, 14, 15],
    saved: &[3, 5, 12, 13, 14, 15],
    arguments: [RDI, RSI, RDX.0],
    comment: "#",
};

const RDI: usize = 7;
const RSI: usize = 6;

/// The factor of `mulx`, and the high half of `mul`.
pub const RDX: Physical = Physical(2);

/// The factor of `mul`, and the low half of its product.
pub const RAX: Physical = Physical(0);

/// All but the stack pointer, the frame pointer x29, the return address x30 and x18, which belongs to some
/// systems: 28 registers.
pub static AARCH64: Target = Target {
    name: "aarch64",
    registers: &[
        "x0", "x1", "x2", "x3", "x4", "x5", "x6", "x7", "x8", "x9", "x10", "x11", "x12", "x13", "x14", "x15",
        "x16", "x17", "x18", "x19", "x20", "x21", "x22", "x23", "x24", "x25", "x26", "x27", "x28",
    ],
    usable: &[
        3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 2, 1, 0, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
    ],
    saved: &[19, 20, 21, 22, 23, 24, 25, 26, 27, 28],
    arguments: [0, 1, 2],
    comment: "//",
};

impl Target {
    /// Returns the register in which the pointer to a number arrives.
    #[must_use]
    pub fn argument(&self, number: Number) -> Physical {
        Physical(self.arguments[number.argument()])
    }

    /// Returns the name of a register.
    #[must_use]
    pub fn register(&self, r: Physical) -> &'static str {
        self.registers[r.0]
    }
}
