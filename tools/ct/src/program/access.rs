//! What an instruction accesses.

use iced_x86::{Instruction, InstructionInfoFactory, OpAccess, Register, UsedMemory};

/// Returns the memory operands that an instruction accesses.
pub(crate) fn memory(x: &Instruction, factory: &mut InstructionInfoFactory) -> Vec<UsedMemory> {
    let used = factory.info(x).used_memory().iter();
    used.filter(|m| m.access() != OpAccess::NoMemAccess).copied().collect()
}

/// Returns whether an address has no registers, or is relative to the instruction. Such an address is a
/// constant.
pub(crate) fn is_constant(m: &UsedMemory) -> bool {
    matches!(m.base(), Register::None | Register::RIP) && m.index() == Register::None
}

/// Returns whether an instruction is a string instruction that repeats.
pub(crate) fn repeats(x: &Instruction) -> bool {
    x.is_string_instruction() && (x.has_rep_prefix() || x.has_repne_prefix())
}

pub(crate) fn reads(access: OpAccess) -> bool {
    matches!(access, OpAccess::Read | OpAccess::CondRead | OpAccess::ReadWrite | OpAccess::ReadCondWrite)
}

pub(crate) fn writes(access: OpAccess) -> bool {
    matches!(access, OpAccess::Write | OpAccess::CondWrite | OpAccess::ReadWrite | OpAccess::ReadCondWrite)
}
