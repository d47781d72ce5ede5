//! The effect of an instruction on taint.

use iced_x86::{
    FlowControl, Instruction, InstructionInfoFactory, Mnemonic, OpAccess, OpKind, Register, UsedMemory,
};

use super::shadow::Shadow;
use crate::program::access::{self, reads, writes};
use crate::program::flow::Finding;

/// The registers, by number, and the flags, with one bit each.
pub(super) struct Follower {
    registers: [bool; 256],
    flags: u32,
    pub(super) memory: Shadow,
}

impl Default for Follower {
    fn default() -> Self {
        Follower { registers: [false; 256], flags: 0, memory: Shadow::default() }
    }
}

/// Memory that an instruction accesses.
struct Touched {
    at: Place,
    bytes: u64,
    reads: bool,
    writes: bool,
    /// Whether all of it is written, whatever the data are.
    whole: bool,
    /// The size of an element in bytes, if a mask selects which elements are written.
    masked: Option<u64>,
}

enum Place {
    /// The value of this word of the stream.
    Told(usize),
    /// A constant.
    Fixed(u64),
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// Everything that is written depends on everything that is read.
    Plain,
    /// The result is the same for all data: `xor eax, eax`.
    Constant,
    /// The result depends only on the flags: `sbb eax, eax`.
    OfFlags,
    Jump,
    Division,
    /// A string is copied.
    Copy,
    /// It processes no data.
    Other,
}

pub(super) struct Effect {
    at: u64,
    kind: Kind,
    reads: Vec<u8>,
    /// Written as a whole.
    writes: Vec<u8>,
    /// Written in part, or not always.
    merges: Vec<u8>,
    addresses: Vec<u8>,
    memory: Vec<Touched>,
    flags_read: u32,
    flags_written: u32,
    /// Whether it is a repeated string instruction, whose last word is the number of repetitions.
    repeated: bool,
    /// The number of words that it writes to the stream.
    words: usize,
}

impl Effect {
    /// Returns the effect of an instruction that writes this many words to the stream.
    pub(super) fn of(x: &Instruction, words: u8) -> Effect {
        let mut factory = InstructionInfoFactory::new();
        let mut effect = Effect {
            at: x.ip(),
            kind: kind(x),
            reads: Vec::new(),
            writes: Vec::new(),
            merges: Vec::new(),
            addresses: Vec::new(),
            memory: Vec::new(),
            flags_read: x.rflags_read(),
            flags_written: x.rflags_modified(),
            repeated: access::repeats(x),
            words: words.into(),
        };
        let (mut word, masked) = (0, access::stores_by_mask(x));
        for m in access::memory(x, &mut factory) {
            effect.touch(&m, masked, &mut word);
        }
        for used in factory.info(x).used_registers() {
            let register = used.register();
            // Stack pointers move by constants; the contents of the stack do not change them.
            if matches!(register.full_register(), Register::RSP | Register::RIP | Register::None) {
                continue;
            }
            if reads(used.access()) {
                effect.reads.extend(places(register));
            }
            if writes(used.access()) {
                let part = register.is_gpr16() || register.is_gpr8() && !is_low(register);
                // If the operand is 0, these leave the destination unchanged, and no code reads it.
                let searched = matches!(x.mnemonic(), Mnemonic::Bsf | Mnemonic::Bsr);
                let whole =
                    (matches!(used.access(), OpAccess::Write | OpAccess::ReadWrite) || searched) && !part;
                if whole { &mut effect.writes } else { &mut effect.merges }.extend(places(register));
            }
        }
        effect
    }

    /// As in the recorder, a constant address has no word.
    fn touch(&mut self, m: &UsedMemory, masked: bool, word: &mut usize) {
        let access = m.access();
        let at = if access::is_constant(m) {
            Place::Fixed(m.displacement())
        } else {
            let registers = [m.base(), m.index()].into_iter();
            let of_numbers = registers.filter(|r| !matches!(r, Register::None | Register::RSP));
            self.addresses.extend(of_numbers.flat_map(places));
            *word += 1;
            Place::Told(*word - 1)
        };
        self.memory.push(Touched {
            at,
            bytes: m.memory_size().size() as u64,
            reads: reads(access),
            writes: writes(access),
            whole: matches!(access, OpAccess::Write | OpAccess::ReadWrite),
            masked: masked.then(|| m.memory_size().element_size() as u64),
        });
    }
}

fn kind(x: &Instruction) -> Kind {
    use Mnemonic::{
        Cpuid, Div, Fxrstor, Fxrstor64, Fxsave, Fxsave64, Idiv, Nop, Rdtsc, Syscall, Vzeroall, Vzeroupper,
        Xgetbv, Xrstor, Xrstor64, Xsave, Xsave64, Xsavec, Xsavec64,
    };
    match x.flow_control() {
        FlowControl::ConditionalBranch | FlowControl::IndirectBranch | FlowControl::IndirectCall => {
            return Kind::Jump;
        }
        _ => {}
    }
    let name = format!("{:?}", x.mnemonic()).to_lowercase();
    let last = x.op_count().saturating_sub(1);
    let same = |i: u32, j: u32| {
        let register = |i| (x.op_kind(i) == OpKind::Register).then(|| x.op_register(i));
        i != j && register(i).is_some() && register(i) == register(j)
    };
    let is = |names: &[&str]| names.iter().any(|n| name.trim_start_matches('v').starts_with(n));
    match x.mnemonic() {
        Div | Idiv => Kind::Division,
        Mnemonic::Movsb | Mnemonic::Movsw | Mnemonic::Movsq => Kind::Copy,
        Mnemonic::Movsd if x.is_string_instruction() => Kind::Copy,
        Cpuid | Fxrstor | Fxrstor64 | Fxsave | Fxsave64 | Nop | Rdtsc | Syscall | Vzeroall | Vzeroupper
        | Xgetbv | Xrstor | Xrstor64 | Xsave | Xsave64 | Xsavec | Xsavec64 => Kind::Other,
        Mnemonic::Sbb if same(0, 1) => Kind::OfFlags,
        Mnemonic::Vpternlogd | Mnemonic::Vpternlogq if matches!(x.immediate8(), 0 | 0xff) => Kind::Constant,
        _ if last > 0
            && same(last, last - 1)
            && is(&["xor", "sub", "pxor", "psub", "pcmpeq", "pcmpgt", "pandn", "kxor", "kxnor"]) =>
        {
            Kind::Constant
        }
        _ => Kind::Plain,
    }
}

/// Returns the parts that a register consists of. The lowest byte is a part of its own, because conditions
/// are stored there whatever the rest holds.
fn places(register: Register) -> impl Iterator<Item = u8> {
    let whole = register.full_register();
    let low = Register::values().find(|low| is_low(*low) && low.full_register() == whole);
    let rest = (!is_low(register)).then_some(whole);
    // There are fewer than 256.
    low.into_iter().chain(rest).map(|register| register as u8)
}

/// Returns whether a register is the lowest byte of another.
fn is_low(register: Register) -> bool {
    register.is_gpr8() && !matches!(register, Register::AH | Register::BH | Register::CH | Register::DH)
}

impl Follower {
    /// Processes a block that has run, with its words. Reports every place where a jump, an address or a
    /// division depends on a tainted value.
    pub(super) fn run(&mut self, block: &[Effect], words: &[u64], mut found: impl FnMut(u64, Finding)) {
        let mut words = words;
        for effect in block {
            let (own, rest) = words.split_at(effect.words);
            self.step(effect, own, &mut found);
            words = rest;
        }
    }

    fn step(&mut self, effect: &Effect, words: &[u64], found: &mut impl FnMut(u64, Finding)) {
        if effect.kind == Kind::Other {
            return;
        }
        if effect.addresses.iter().any(|r| self.registers[usize::from(*r)]) {
            found(effect.at, Finding::Address);
        }
        let at = |place: &Place| match place {
            Place::Told(word) => words[*word],
            Place::Fixed(at) => *at,
        };
        let times = if effect.repeated { words.last().copied().unwrap_or(0) } else { 1 };
        if let (Kind::Copy, [a, b]) = (effect.kind, &effect.memory[..]) {
            let (to, from) = if a.writes { (a, b) } else { (b, a) };
            return self.memory.copy(at(&from.at), at(&to.at), times * to.bytes);
        }
        let flags = self.flags & effect.flags_read != 0;
        let tainted = match effect.kind {
            Kind::Constant => false,
            Kind::OfFlags => flags,
            _ => {
                flags
                    || effect.reads.iter().any(|r| self.registers[usize::from(*r)])
                    || effect.memory.iter().any(|m| m.reads && self.memory.any(at(&m.at), m.bytes))
            }
        };
        match effect.kind {
            Kind::Jump if tainted => found(effect.at, Finding::Jump),
            Kind::Division if tainted => found(effect.at, Finding::Division),
            _ => {}
        }
        for m in effect.memory.iter().filter(|m| m.writes) {
            if let (Some(element), Some(mask)) = (m.masked, words.last()) {
                let written = (0..m.bytes / element).filter(|i| mask >> i & 1 == 1);
                written.for_each(|i| self.memory.set(at(&m.at) + i * element, element, tainted));
            } else if m.whole || effect.repeated || tainted {
                self.memory.set(at(&m.at), m.bytes.saturating_mul(times), tainted);
            }
        }
        for r in &effect.writes {
            self.registers[usize::from(*r)] = tainted;
        }
        for r in &effect.merges {
            self.registers[usize::from(*r)] |= tainted;
        }
        if tainted {
            self.flags |= effect.flags_written;
        } else {
            self.flags &= !effect.flags_written;
        }
    }
}

#[cfg(test)]
mod tests {
    use iced_x86::{Decoder, DecoderOptions};

    use super::*;

    /// Returns the findings in code that runs with these words of the stream, one for each memory operand;
    /// the 64 bytes from 0x100 on are secret.
    fn found(bytes: &[u8], words: &[u64]) -> Vec<Finding> {
        let code = Decoder::with_ip(64, bytes, 0x1000, DecoderOptions::NONE).into_iter();
        let told =
            |x: &Instruction| u8::from(x.memory_base() != Register::None && x.mnemonic() != Mnemonic::Lea);
        let effects: Vec<_> = code.map(|x| Effect::of(&x, told(&x))).collect();
        let (mut follower, mut found) = (Follower::default(), Vec::new());
        follower.memory.set(0x100, 64, true);
        follower.run(&effects, words, |_, finding| found.push(finding));
        found
    }

    #[test]
    fn what_comes_of_hidden_words_must_not_decide() {
        // mov rax, [rdi]; test rax, rax; je +0
        let jump = [0x48, 0x8b, 0x07, 0x48, 0x85, 0xc0, 0x74, 0];
        assert_eq!(found(&jump, &[0x100]), [Finding::Jump]);
        assert_eq!(found(&jump, &[0x138]), [Finding::Jump]);
        assert_eq!(found(&jump, &[0x140]), []);
        // mov rax, [rdi]; mov rcx, [rdx + 8 rax]; div rcx
        let index = [0x48, 0x8b, 0x07, 0x48, 0x8b, 0x0c, 0xc2, 0x48, 0xf7, 0xf1];
        assert_eq!(found(&index, &[0x100, 0x900]), [Finding::Address, Finding::Division]);
        // cmp qword [rdi], 1; sete al; movzx eax, al; mov rcx, [rdx + 8 rax]
        let rare = [0x48, 0x83, 0x3f, 0x01, 0x0f, 0x94, 0xc0, 0x0f, 0xb6, 0xc0, 0x48, 0x8b, 0x0c, 0xc2];
        assert_eq!(found(&rare, &[0x100, 0x900]), [Finding::Address]);
        // mov rax, [rdi]; cmp rcx, 1; sete al; movzx eax, al; test eax, eax; je +0: depends on rcx only.
        let condition = [
            0x48, 0x8b, 0x07, 0x48, 0x83, 0xf9, 0x01, 0x0f, 0x94, 0xc0, 0x0f, 0xb6, 0xc0, 0x85, 0xc0, 0x74, 0,
        ];
        assert_eq!(found(&condition, &[0x100]), []);
        // vmovdqu64 zmm1, [rdi]; vptestmq k1, zmm1, zmm1; kortestb k1, k1; je +0
        let vector = [
            0x62, 0xf1, 0xfe, 0x48, 0x6f, 0x0f, 0x62, 0xf2, 0xf5, 0x48, 0x27, 0xc9, 0xc5, 0xf9, 0x98, 0xc9,
            0x74, 0,
        ];
        assert_eq!(found(&vector, &[0x100]), [Finding::Jump]);
        assert_eq!(found(&vector, &[0x900]), []);
    }

    #[test]
    fn prefetches_are_addresses() {
        // mov rax, [rdi]; prefetcht0 [rdx + 8 rax]
        let prefetch = [0x48, 0x8b, 0x07, 0x0f, 0x18, 0x0c, 0xc2];
        assert_eq!(found(&prefetch, &[0x100, 0x900]), [Finding::Address]);
        assert_eq!(found(&prefetch, &[0x900, 0x900]), []);
    }

    #[test]
    fn memory_takes_it_on_and_what_is_overwritten_is_clean() {
        // mov rax, [rdi]; mov [rsi], rax; mov rcx, [rsi]; test rcx, rcx; je +0
        let mut through = vec![0x48, 0x8b, 0x07, 0x48, 0x89, 0x06];
        let read = [0x48, 0x8b, 0x0e, 0x48, 0x85, 0xc9, 0x74, 0];
        assert_eq!(found(&[&through[..], &read].concat(), &[0x100, 0x900, 0x900]), [Finding::Jump]);
        assert_eq!(found(&[&through[..], &read].concat(), &[0x100, 0x900, 0x908]), []);
        // xor eax, eax; mov [rsi], rax, before the second read.
        through.extend([0x31, 0xc0, 0x48, 0x89, 0x06]);
        assert_eq!(found(&[&through[..], &read].concat(), &[0x100, 0x900, 0x900, 0x900]), []);
        // mov rax, [rdi]; add rax, rax; dec rcx; jne +0: depends on the counter, not on the carry.
        assert_eq!(found(&[0x48, 0x8b, 0x07, 0x48, 0x01, 0xc0, 0x48, 0xff, 0xc9, 0x75, 0], &[0x100]), []);
        // The same with jc +0.
        assert_eq!(
            found(&[0x48, 0x8b, 0x07, 0x48, 0x01, 0xc0, 0x48, 0xff, 0xc9, 0x72, 0], &[0x100]),
            [Finding::Jump]
        );
    }
}
