//! Compares the model of the instructions with this processor: every encoding that occurs in a kernel is run
//! on random operands and edge cases, by the model and natively; all registers, the memory around the access
//! and the carries are compared.
//!
//! The operands are taken from the encodings, so that the disassembler and the lifter are tested as well.

use std::collections::BTreeMap;

use limbwise_asmgen::ir::Number;
use limbwise_prove::code::{A64, Addition, Code, Indexing, Register, Source, X86};
use limbwise_prove::domain::Wide;
use limbwise_prove::lift::{Architecture, encodings, lift_one};
use limbwise_prove::machine::{Base, Machine, Region, Value};

mod built;
#[path = "../../../crates/kernels/tests/extent/mod.rs"]
#[allow(dead_code)]
mod extent;
mod native;

use built::built;
use extent::{Extent, extent};
use native::Processor;

/// The number of inputs for each form of instruction, such as `adc` of a register and a limb in memory.
fn inputs() -> usize {
    match extent() {
        Extent::All => 1_000_000,
        Extent::Usual => 20_000,
        Extent::Few => 2_000,
    }
}

/// The memory around an access to this limb.
#[repr(C, align(64))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Window([u64; 8]);

const AT: usize = 2;

/// Returns the memory access of an instruction: a register and an offset.
fn access(code: &Code) -> Option<(Register, i64)> {
    let of_source = |source| match source {
        Source::Memory(address) => Some((address.base, address.offset)),
        Source::Register(_) | Source::Constant(_) => None,
    };
    match code {
        Code::X86(list) => match list[0] {
            X86::Store { to, .. } => Some((to.base, to.offset)),
            X86::Push { .. } => Some((Register(4), -8)),
            X86::Pop { .. } => Some((Register(4), 0)),
            X86::Move { from, .. }
            | X86::Mul { by: from }
            | X86::Mulx { by: from, .. }
            | X86::Imul { by: from, .. }
            | X86::Add { from, .. }
            | X86::Subtract { from, .. }
            | X86::IfCarry { from, .. } => of_source(from),
            X86::Clear { .. } | X86::Return => None,
        },
        Code::A64(list) => match list[0] {
            A64::Load { from, indexing, .. }
            | A64::LoadPair { from, indexing, .. }
            | A64::Store { to: from, indexing, .. }
            | A64::StorePair { to: from, indexing, .. } => {
                Some((from.base, if indexing == Indexing::After { 0 } else { from.offset }))
            }
            _ => None,
        },
    }
}

/// Returns an instruction without its registers and offsets.
fn form(code: &Code) -> String {
    let text = code.show(0);
    let mut form = String::new();
    for c in text.chars() {
        if c == '-' || c.is_ascii_digit() && form.ends_with('#') {
            continue;
        }
        form.push(if c.is_ascii_digit() { '#' } else { c });
    }
    form.replace("Register(#)", "r").replace("Address { base: r, offset: # }", "[r]")
}

/// Numbers from a seed.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let x = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ x >> 31
    }

    /// Returns a random word or an edge case.
    fn word(&mut self) -> u64 {
        let choice = self.next();
        match choice % 16 {
            0 | 1 => 0,
            2 => 1,
            3 | 4 => u64::MAX,
            5 => u64::MAX - 1,
            6 => 1 << 63,
            7 => (1 << 63) - 1,
            8 => 1 << (choice >> 58),
            9 => (choice >> 58) + 1,
            _ => self.next(),
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod flags {
    pub(crate) const STACK_POINTER: usize = 4;
    pub(crate) const REGISTERS: &[usize] = &[0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
    pub(crate) const CARRY: u32 = 0;
    pub(crate) const OVERFLOW: u32 = 11;
    /// CF, PF, AF, ZF, SF and OF.
    pub(crate) const ALL: u64 = 0x8d5;
    pub(crate) const ARCHITECTURE: super::Architecture = super::Architecture::X86;
}

#[cfg(target_arch = "aarch64")]
mod flags {
    pub(crate) const STACK_POINTER: usize = 31;
    pub(crate) const REGISTERS: &[usize] = &[
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
    ];
    pub(crate) const CARRY: u32 = 29;
    pub(crate) const OVERFLOW: u32 = 28;
    pub(crate) const ALL: u64 = 0xf000_0000;
    pub(crate) const ARCHITECTURE: super::Architecture = super::Architecture::A64;
}

/// Runs an instruction in the model and natively.
fn compare(processor: &mut Processor, code: &Code, numbers: &mut Numbers) {
    let mut wide = Wide;
    let words: [u64; 8] = std::array::from_fn(|_| numbers.word());
    let on_stack: [u64; 8] = std::array::from_fn(|_| numbers.word());
    let region = Region::new(Number::Z, words.iter().copied().map(Some).collect());
    let mut machine = Machine::new(&mut wide, code, vec![region], &[]);
    let mut memory = Window(words);
    let mut stack = Window(on_stack);
    let (memory_at, stack_at) = (&raw mut memory as u64, &raw mut stack as u64);
    // The model counts stack slots from the end of the stack.
    let from_end = |limb: usize| 8 * (limb as i64 - 8);
    machine.stack =
        on_stack.iter().enumerate().map(|(limb, word)| (from_end(limb), Value::Word(*word))).collect();

    let mut registers = [0; 32];
    let mut pointers = vec![(flags::STACK_POINTER, Base::Stack, from_end(AT))];
    if let Some((base, at)) = access(code) {
        if usize::from(base.0) == flags::STACK_POINTER {
            pointers[0].2 -= at;
        } else {
            pointers.push((base.0.into(), Base::Region(0), 8 * AT as i64 - at));
        }
    } else if let (Code::X86(list), true) = (code, numbers.next().is_multiple_of(2))
        && let X86::Add { kind: Addition::Add, to, from: Source::Constant(_) }
        | X86::Subtract { borrows: false, to, from: Source::Constant(_) } = list[0]
    {
        // Such instructions move pointers, too.
        pointers.push((to.0.into(), Base::Region(0), 0));
    }
    let place = |base, offset: i64| match base {
        Base::Region(_) => memory_at.wrapping_add_signed(offset),
        Base::Stack => stack_at.wrapping_add_signed(64 + offset),
    };
    for register in flags::REGISTERS {
        registers[*register] = numbers.word();
        machine.registers[*register] = Some(Value::Word(registers[*register]));
    }
    for (register, base, offset) in pointers {
        registers[register] = place(base, offset);
        machine.registers[register] = Some(Value::Pointer(base, offset));
    }
    let before = numbers.next() & flags::ALL;
    machine.carry = Some(before >> flags::CARRY & 1 == 1);
    machine.overflow = Some(before >> flags::OVERFLOW & 1 == 1);

    let returned = machine.step(code, 0).unwrap_or_else(|error| panic!("{}: {error}", code.show(0)));
    assert!(!returned);
    // SAFETY: the base of the access, if any, and the stack pointer point into the windows. Every lifted
    // instruction is followed by the next one, except the return, which is not run.
    let after = unsafe { processor.run(&registers, before) };

    let context = || format!("{}: {registers:x?}, flags {before:x}, memory {words:x?}", code.show(0));
    for register in flags::REGISTERS.iter().chain(&[flags::STACK_POINTER]) {
        let expected = match machine.registers[*register] {
            Some(Value::Word(word)) => word,
            Some(Value::Pointer(base, offset)) => place(base, offset),
            _ => panic!("register {register} is lost: {}", context()),
        };
        assert_eq!(after.registers[*register], expected, "register {register}: {}", context());
    }
    for (flag, bit) in [(machine.carry, flags::CARRY), (machine.overflow, flags::OVERFLOW)] {
        if let Some(flag) = flag {
            assert_eq!(after.flags >> bit & 1 == 1, flag, "flag {bit}: {}", context());
        }
    }
    // The instruction's writes are visible through the pointers.
    let (memory, stack) = (std::hint::black_box(&memory), std::hint::black_box(&stack));
    for (limb, word) in memory.0.iter().enumerate() {
        assert_eq!(machine.memory[0].limbs[limb], Some(*word), "limb {limb}: {}", context());
    }
    for (limb, word) in stack.0.iter().enumerate() {
        let expected = machine.stack.get(&from_end(limb));
        assert!(matches!(expected, Some(Value::Word(expected)) if expected == word), "stack: {}", context());
    }
}

/// Every encoding in the kernels, by form.
fn forms() -> BTreeMap<String, BTreeMap<Vec<u8>, Code>> {
    let mut forms: BTreeMap<String, BTreeMap<Vec<u8>, Code>> = BTreeMap::new();
    for kernel in built() {
        assert_eq!(kernel.architecture, flags::ARCHITECTURE);
        for encoding in encodings(kernel.architecture, &kernel.bytes).unwrap() {
            let code = lift_one(kernel.architecture, encoding).unwrap();
            if !matches!(&code, Code::X86(list) if list[0] == X86::Return)
                && !matches!(&code, Code::A64(list) if list[0] == A64::Return)
            {
                forms.entry(form(&code)).or_default().insert(encoding.to_vec(), code);
            }
        }
    }
    forms
}

/// Returns whether this processor has the instructions of a form.
#[cfg(target_arch = "x86_64")]
fn runs_here(form: &str) -> bool {
    let is = |names: &[&str]| names.iter().any(|name| form.contains(name));
    (!is(&["Mulx"]) || is_x86_feature_detected!("bmi2"))
        && (!is(&["Adcx", "Adox"]) || is_x86_feature_detected!("adx"))
}

/// Returns whether this processor has the instructions of a form. Every AArch64 processor has them.
#[cfg(target_arch = "aarch64")]
fn runs_here(_: &str) -> bool {
    true
}

#[test]
fn each_instruction_does_what_the_model_says() {
    let mut processor = Processor::new();
    let mut numbers = Numbers(1);
    let (mut encodings, mut runs) = (0, 0);
    let forms = forms();
    for (form, list) in &forms {
        if !runs_here(form) {
            println!("{form}: not on this processor");
            continue;
        }
        let each = inputs().div_ceil(list.len());
        for (encoding, code) in list {
            processor.load(encoding);
            (0..each).for_each(|_| compare(&mut processor, code, &mut numbers));
        }
        encodings += list.len();
        runs += each * list.len();
        println!("{form}: {} encodings, {} runs", list.len(), each * list.len());
    }
    println!("{} forms, {encodings} encodings, {runs} runs", forms.len());
    assert!(encodings > 1000 && runs >= 10 * inputs());
}

/// Shows that the comparison can fail: a different instruction is run.
#[test]
fn a_wrong_model_is_noticed() {
    for (ours, native) in wrong() {
        let code = lift_one(flags::ARCHITECTURE, ours).unwrap();
        if !runs_here(&form(&code)) {
            continue;
        }
        let result = std::panic::catch_unwind(|| {
            let mut processor = Processor::new();
            processor.load(native);
            let mut numbers = Numbers(2);
            (0..1000).for_each(|_| compare(&mut processor, &code, &mut numbers));
        });
        let message = *result.expect_err("different instructions").downcast::<String>().unwrap();
        assert!(message.contains("register") || message.contains("flag"), "{message}");
    }
}

/// Instructions for the model, and the different ones that run.
#[cfg(target_arch = "x86_64")]
fn wrong() -> Vec<(&'static [u8], &'static [u8])> {
    vec![
        // adc rax, rcx; add rax, rcx
        (&[0x48, 0x11, 0xc8], &[0x48, 0x01, 0xc8]),
        // adcx rax, rcx; adox rax, rcx
        (&[0x66, 0x48, 0x0f, 0x38, 0xf6, 0xc1], &[0xf3, 0x48, 0x0f, 0x38, 0xf6, 0xc1]),
        // sbb rax, rcx; sub rax, rcx
        (&[0x48, 0x19, 0xc8], &[0x48, 0x29, 0xc8]),
        // mul rcx; imul rcx
        (&[0x48, 0xf7, 0xe1], &[0x48, 0xf7, 0xe9]),
        // cmovc rax, rcx; cmovo rax, rcx
        (&[0x48, 0x0f, 0x42, 0xc1], &[0x48, 0x0f, 0x40, 0xc1]),
    ]
}

/// Instructions for the model, and the different ones that run.
#[cfg(target_arch = "aarch64")]
fn wrong() -> Vec<(&'static [u8], &'static [u8])> {
    vec![
        // adcs x0, x1, x2; adds x0, x1, x2
        (&[0x20, 0x00, 0x02, 0xba], &[0x20, 0x00, 0x02, 0xab]),
        // sbcs x0, x1, x2; subs x0, x1, x2
        (&[0x20, 0x00, 0x02, 0xfa], &[0x20, 0x00, 0x02, 0xeb]),
        // umulh x0, x1, x2; smulh x0, x1, x2
        (&[0x20, 0x7c, 0xc2, 0x9b], &[0x20, 0x7c, 0x42, 0x9b]),
        // csel x0, x1, x2, cs; csel x0, x1, x2, vs
        (&[0x20, 0x20, 0x82, 0x9a], &[0x20, 0x60, 0x82, 0x9a]),
    ]
}
