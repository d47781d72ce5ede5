//! What an instruction accesses.

use iced_x86::{Instruction, InstructionInfoFactory, MemorySize, OpAccess, OpKind, Register, UsedMemory};

/// Returns the memory operands that an instruction accesses or prefetches: both leave their traces in caches.
pub(crate) fn memory(x: &Instruction, factory: &mut InstructionInfoFactory) -> Vec<UsedMemory> {
    let used = factory.info(x).used_memory().iter();
    let mut memory: Vec<_> = used.filter(|m| m.access() != OpAccess::NoMemAccess).copied().collect();
    if format!("{:?}", x.mnemonic()).starts_with("Prefetch") {
        let (segment, base, index) = (x.memory_segment(), x.memory_base(), x.memory_index());
        let (scale, displacement) = (x.memory_index_scale(), x.memory_displacement64());
        let (size, access) = (MemorySize::UInt8, OpAccess::NoMemAccess);
        memory.push(UsedMemory::new(segment, base, index, scale, displacement, size, access));
    }
    memory
}

/// Returns whether an instruction is a store that a mask restricts to some elements. In the stream for a
/// follower of taint, its mask follows its address.
pub(crate) fn stores_by_mask(x: &Instruction) -> bool {
    x.op_mask() != Register::None && x.op0_kind() == OpKind::Memory
}

/// Returns whether a vector selects what an instruction loads or stores. The recorder does not record it.
pub(crate) fn selects(x: &Instruction) -> bool {
    let name = format!("{:?}", x.mnemonic()).to_lowercase();
    let name = name.trim_start_matches('v').trim_start_matches('p');
    let in_memory = (0..x.op_count()).any(|i| x.op_kind(i) == OpKind::Memory);
    let by_vector = name.starts_with("maskmov");
    by_vector || in_memory && ["compress", "expand"].iter().any(|start| name.starts_with(start))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program;

    #[test]
    fn a_prefetch_is_an_access_and_the_computation_of_an_address_is_none() {
        let count = |code: &[u8]| memory(&program::decode(code, 0), &mut InstructionInfoFactory::new()).len();
        // mov rax, [rdi + 8 rsi]; prefetcht0 [rdi + 8 rsi]; prefetchnta [rdi]; prefetchw [rdi]
        assert_eq!(count(&[0x48, 0x8b, 0x04, 0xf7]), 1);
        assert_eq!(count(&[0x0f, 0x18, 0x0c, 0xf7]), 1);
        assert_eq!(count(&[0x0f, 0x18, 0x07]), 1);
        assert_eq!(count(&[0x0f, 0x0d, 0x0f]), 1);
        // lea rax, [rdi + 8 rsi]; nop [rax]
        assert_eq!(count(&[0x48, 0x8d, 0x04, 0xf7]), 0);
        assert_eq!(count(&[0x0f, 0x1f, 0x00]), 0);
    }

    #[test]
    fn what_is_selected_by_a_vector_is_known() {
        let selects = |code: &[u8]| selects(&program::decode(code, 0));
        // vpmaskmovq [rdi], ymm0, ymm1; maskmovdqu xmm0, xmm1; vpcompressq [rdi]{k1}, zmm0
        assert!(selects(&[0xc4, 0xe2, 0xfd, 0x8e, 0x0f]));
        assert!(selects(&[0x66, 0x0f, 0xf7, 0xc1]));
        assert!(selects(&[0x62, 0xf2, 0xfd, 0x49, 0x8b, 0x07]));
        // vpcompressq zmm1{k1}, zmm0; vmovdqu64 [rdi]{k1}, zmm0
        assert!(!selects(&[0x62, 0xf2, 0xfd, 0x49, 0x8b, 0xc1]));
        assert!(!selects(&[0x62, 0xf1, 0xfe, 0x49, 0x7f, 0x07]));
    }
}
