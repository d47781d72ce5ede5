//! Data flow in a function, derived from its instructions: whether a jump, an address or a division depends
//! on the data.
//!
//! Data are the elements of arrays (loaded from an address that moves with a loop or has an index), and
//! values that move from a vector or mask register to a general register or to the flags. Data spreads
//! through registers, flags and the stack of the function. A value loaded from a fixed offset of a pointer is
//! assumed to be a length or a pointer, because a function is analyzed alone, without its callers.

use std::collections::{BTreeMap, BTreeSet};

use iced_x86::{
    FlowControl, Instruction, InstructionInfoFactory, Mnemonic, OpAccess, OpKind, Register, UsedMemory,
};

use crate::program::access::{self, reads, writes};
use crate::program::loops;

/// A dependency on data.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Finding {
    Jump,
    Address,
    Division,
}

/// What holds data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Register(Register),
    Flags,
    /// A word of the stack: the register that addresses it and its offset from that register's initial value.
    Stack(Register, i64),
}

/// The locations that hold data at some point of a function.
#[derive(Clone, Default)]
struct State {
    holds: BTreeSet<Place>,
    /// Registers that point to constants of the program; what is loaded from there is not data.
    constant: BTreeSet<Register>,
    /// The distance of the stack pointer from its initial value.
    depth: i64,
}

/// Returns the instructions of a function that depend on data, by their indices.
pub(crate) fn look(code: &[Instruction]) -> BTreeMap<usize, Finding> {
    let blocks = loops::blocks(code);
    let mut function = Function {
        code,
        factory: InstructionInfoFactory::new(),
        moving: moving(code, &blocks),
        frame: has_frame(code),
        found: BTreeMap::new(),
    };
    let mut entries = vec![State::default(); blocks.len()];
    let mut reached = vec![false; blocks.len()];
    // The targets of a jump table have no visible predecessor. The stack pointer is assumed to be where it
    // was at the start of the function.
    let begun = code.iter().take_while(|x| x.flow_control() == FlowControl::Next).map(grown).sum();
    entries.iter_mut().skip(1).for_each(|entry| entry.depth = begun);
    let mut open: Vec<usize> = (0..blocks.len()).rev().collect();
    // The data only ever spread, so a fixed point is reached.
    while let Some(b) = open.pop() {
        let mut state = entries[b].clone();
        for i in blocks[b].instructions.clone() {
            function.step(i, &mut state);
        }
        for s in &blocks[b].successors {
            let entry = &mut entries[*s];
            let before = (entry.holds.len(), entry.constant.len());
            entry.holds.extend(&state.holds);
            entry.depth = state.depth;
            if reached[*s] {
                entry.constant.retain(|r| state.constant.contains(r));
            } else {
                entry.constant = state.constant.clone();
            }
            if !reached[*s] || before != (entry.holds.len(), entry.constant.len()) {
                reached[*s] = true;
                open.push(*s);
            }
        }
    }
    function.found
}

/// For each instruction, the registers that change in the loops around it.
fn moving(code: &[Instruction], blocks: &[loops::Block]) -> Vec<BTreeSet<Register>> {
    let mut factory = InstructionInfoFactory::new();
    let mut moving = vec![BTreeSet::new(); code.len()];
    for body in loops::natural_loops(blocks).values() {
        let instructions = || body.iter().flat_map(|b| blocks[*b].instructions.clone());
        let mut changed = BTreeSet::new();
        // A register that is restored from the stack has not moved.
        for i in instructions().filter(|i| !comes_back(&code[*i])) {
            let used = factory.info(&code[i]).used_registers().iter();
            changed.extend(used.filter(|r| writes(r.access())).map(|r| r.register().full_register()));
        }
        for i in instructions() {
            moving[i].extend(&changed);
        }
    }
    moving
}

fn comes_back(x: &Instruction) -> bool {
    let from_stack = x.mnemonic() == Mnemonic::Mov
        && x.memory_base() == Register::RSP
        && x.op0_register() != Register::None;
    from_stack || x.mnemonic() == Mnemonic::Pop
}

/// Returns whether `rbp` is the frame pointer rather than a general register.
pub(crate) fn has_frame(code: &[Instruction]) -> bool {
    code.iter().any(|x| {
        x.op0_register() == Register::RBP
            && match x.mnemonic() {
                Mnemonic::Mov => x.op1_register() == Register::RSP,
                Mnemonic::Lea => x.memory_base() == Register::RSP,
                _ => false,
            }
    })
}

struct Function<'a> {
    code: &'a [Instruction],
    factory: InstructionInfoFactory,
    moving: Vec<BTreeSet<Register>>,
    frame: bool,
    found: BTreeMap<usize, Finding>,
}

impl Function<'_> {
    fn step(&mut self, i: usize, state: &mut State) {
        let (holds, constant, depth) = (&mut state.holds, &mut state.constant, state.depth);
        let x = self.code[i];
        // Padding for alignment never runs.
        if x.mnemonic() == Mnemonic::Nop {
            return;
        }
        let memory = access::memory(&x, &mut self.factory);
        let registers: Vec<_> = self
            .factory
            .info(&x)
            .used_registers()
            .iter()
            .map(|r| (r.register().full_register(), r.access()))
            .collect();
        let addresses = || memory.iter().flat_map(|m| [m.base(), m.index()]);
        if addresses().any(|r| r != Register::None && holds.contains(&place(r))) {
            self.found.insert(i, Finding::Address);
        }
        let flags = holds.contains(&Place::Flags);
        let jumps = matches!(x.flow_control(), FlowControl::ConditionalBranch | FlowControl::IndirectBranch);
        let of_register = registers.iter().any(|(r, access)| reads(*access) && holds.contains(&place(*r)));
        if jumps && (flags && x.rflags_read() != 0 || of_register) {
            self.found.insert(i, Finding::Jump);
        }
        // Limbs are not loaded as signed 32-bit numbers; the entries of a jump table are.
        let table = x.mnemonic() == Mnemonic::Movsxd;
        let of_constants = memory.iter().any(|m| constant.contains(&m.base()))
            || x.mnemonic() == Mnemonic::Lea && x.memory_base() == Register::RIP;
        let loaded = !table
            && !of_constants
            && memory.iter().any(|m| reads(m.access()) && self.is_data(i, m, holds, depth));
        // Address registers are read, too, and were checked above. What is loaded is not what they hold.
        let operands = registers.iter().any(|(r, access)| {
            reads(*access)
                && holds.contains(&place(*r))
                && (x.mnemonic() == Mnemonic::Lea || !addresses().any(|a| a == *r))
        });
        let mut data = loaded || operands || x.rflags_read() != 0 && flags;
        if matches!(x.mnemonic(), Mnemonic::Div | Mnemonic::Idiv) && data {
            self.found.insert(i, Finding::Division);
        }
        data |= is_source(&x, &registers);
        if matches!(x.flow_control(), FlowControl::Call | FlowControl::IndirectCall) {
            // The results are unknown and assumed to be public.
            holds.retain(|place| match place {
                Place::Register(register) => SAVED.contains(register),
                Place::Flags => false,
                Place::Stack(..) => true,
            });
            return;
        }
        for (register, access) in &registers {
            let whole = *access == OpAccess::Write;
            if writes(*access) && !matches!(*register, Register::RSP | Register::RIP) {
                if data {
                    holds.insert(place(*register));
                } else if whole {
                    holds.remove(&place(*register));
                }
            }
        }
        for (register, _) in registers.iter().filter(|(_, access)| writes(*access)) {
            constant.remove(register);
        }
        if of_constants
            && matches!(x.mnemonic(), Mnemonic::Lea | Mnemonic::Mov)
            && x.op0_register() != Register::None
        {
            constant.insert(x.op0_register());
        }
        if x.rflags_modified() != 0 {
            if data {
                holds.insert(Place::Flags);
            } else {
                holds.remove(&Place::Flags);
            }
        }
        for m in memory.iter().filter(|m| writes(m.access()) && self.on_stack(m)) {
            for word in words(m, depth) {
                if data {
                    holds.insert(word);
                } else if m.index() == Register::None {
                    holds.remove(&word);
                }
            }
        }
        state.depth += grown(&x);
    }

    /// Returns whether the loaded value is data.
    fn is_data(&self, i: usize, m: &UsedMemory, holds: &BTreeSet<Place>, depth: i64) -> bool {
        if self.on_stack(m) {
            return words(m, depth).any(|word| holds.contains(&word));
        }
        let fixed = m.base() == Register::RIP || m.base() == Register::None;
        !fixed && (m.index() != Register::None || self.moving[i].contains(&m.base()))
    }

    fn on_stack(&self, m: &UsedMemory) -> bool {
        m.base() == Register::RSP || self.frame && m.base() == Register::RBP
    }
}

/// Returns the words of the stack that are read or written; of an array, only the first ones.
fn words(m: &UsedMemory, depth: i64) -> impl Iterator<Item = Place> + use<> {
    let base = m.base();
    let depth = if base == Register::RSP { depth } else { 0 };
    let start = (m.displacement() as i64 + depth).div_euclid(8);
    let count = m.memory_size().size().div_ceil(8).max(1) as i64;
    (start..start + count).map(move |word| Place::Stack(base, word))
}

/// Returns by how much the stack pointer changes. A call leaves it unchanged.
fn grown(x: &Instruction) -> i64 {
    match (x.mnemonic(), x.op0_register()) {
        (Mnemonic::Sub, Register::RSP) if x.op1_kind() != OpKind::Register => -(x.immediate(1) as i64),
        (Mnemonic::Add, Register::RSP) if x.op1_kind() != OpKind::Register => x.immediate(1) as i64,
        (Mnemonic::Push | Mnemonic::Pop, _) => x.stack_pointer_increment().into(),
        _ => 0,
    }
}

/// The registers that a call preserves.
const SAVED: [Register; 6] =
    [Register::RBX, Register::RBP, Register::R12, Register::R13, Register::R14, Register::R15];

fn place(register: Register) -> Place {
    Place::Register(register.full_register())
}

/// Returns whether an instruction moves something from a vector or mask register to a general register or to
/// the flags.
fn is_source(x: &Instruction, registers: &[(Register, OpAccess)]) -> bool {
    let is_vector = |r: &Register| r.is_vector_register() || r.is_k();
    let from_vector = registers.iter().any(|(r, access)| is_vector(r) && reads(*access));
    let to_general = registers.iter().any(|(r, access)| r.is_gpr() && writes(*access));
    from_vector && (to_general || x.rflags_modified() != 0)
}

#[cfg(test)]
mod tests {
    use iced_x86::{Decoder, DecoderOptions};

    use super::*;

    fn found(bytes: &[u8]) -> Vec<Finding> {
        let code: Vec<_> = Decoder::with_ip(64, bytes, 0x1000, DecoderOptions::NONE).into_iter().collect();
        look(&code).into_values().collect()
    }

    #[test]
    fn lengths_decide_and_elements_must_not() {
        // dec rsi; jnz -5; ret
        assert_eq!(found(&[0x48, 0xff, 0xce, 0x75, 0xfb, 0xc3]), []);
        // mov rax, [rdi]; test rax, rax; je +0; ret: a field.
        assert_eq!(found(&[0x48, 0x8b, 0x07, 0x48, 0x85, 0xc0, 0x74, 0x00, 0xc3]), []);
        // mov rax, [rdi + 8 rsi]; test rax, rax; je +0; ret: an element.
        assert_eq!(found(&[0x48, 0x8b, 0x04, 0xf7, 0x48, 0x85, 0xc0, 0x74, 0x00, 0xc3]), [Finding::Jump]);
        // mov rax, [rdi + 8 rsi]; mov rax, [rdx + 8 rax]; ret: an element as an index.
        assert_eq!(found(&[0x48, 0x8b, 0x04, 0xf7, 0x48, 0x8b, 0x04, 0xc2, 0xc3]), [Finding::Address]);
        // mov rax, [rdi + 8 rsi]; prefetcht0 [rdx + 8 rax]; ret: an element as an index.
        assert_eq!(found(&[0x48, 0x8b, 0x04, 0xf7, 0x0f, 0x18, 0x0c, 0xc2, 0xc3]), [Finding::Address]);
        // mov rax, [rdi + 8 rsi]; mov [rsp + 8], rax; mov rcx, [rsp + 8]; div rcx; ret: through the stack.
        let divided = [
            0x48, 0x8b, 0x04, 0xf7, 0x48, 0x89, 0x44, 0x24, 0x08, 0x48, 0x8b, 0x4c, 0x24, 0x08, 0x48, 0xf7,
            0xf1, 0xc3,
        ];
        assert_eq!(found(&divided), [Finding::Division]);
    }

    #[test]
    fn sums_and_vectors_must_not_decide() {
        // 0: mov rax, [rdi]; add rdi, 8; adc rdx, rax; dec rsi; jnz 0; test rdx, rdx; js +0; ret: branches on
        // a sum, which is reported, and on the counter, which is not.
        let carried = [
            0x48, 0x8b, 0x07, 0x48, 0x83, 0xc7, 0x08, 0x48, 0x11, 0xc2, 0x48, 0xff, 0xce, 0x75, 0xf1, 0x48,
            0x85, 0xd2, 0x78, 0x00, 0xc3,
        ];
        assert_eq!(found(&carried), [Finding::Jump]);
        // vptest ymm0, ymm0; je +0; ret
        assert_eq!(found(&[0xc4, 0xe2, 0x7d, 0x17, 0xc0, 0x74, 0x00, 0xc3]), [Finding::Jump]);
        // 0: mov rax, [rdi]; add rdi, 8; cmp rax, rbx; jne out; dec rsi; jnz 0; out: ret
        let early = [
            0x48, 0x8b, 0x07, 0x48, 0x83, 0xc7, 0x08, 0x48, 0x39, 0xd8, 0x75, 0x05, 0x48, 0xff, 0xce, 0x75,
            0xef, 0xc3,
        ];
        assert_eq!(found(&early), [Finding::Jump]);
    }
}
