//! The trace of a case: every instruction between the markers, and what it touches.
//!
//! The first run is recorded, each further one is compared with it step by step. For each step that is
//! the instruction pointer, the addresses of memory operands, and, for a division, what is divided by
//! what: processors take longer for some numbers. So a division of public numbers (row counts by widths)
//! passes, and a division of secrets is found even where its instruction and its addresses are the same.

use std::collections::{BTreeSet, HashMap};
use std::io;

use iced_x86::{
    Decoder, DecoderOptions, InstructionInfoFactory, Mnemonic, OpAccess, OpKind, Register, UsedMemory,
};
use libc::user_regs_struct;

use crate::arguments::{self, TRACED};
use crate::case::Case;
use crate::ptrace::{Stop, Traced};
use crate::{secrets, symbols};

/// What became of a case.
pub(crate) struct Outcome {
    /// Divisions in the first run.
    pub(crate) divisions: usize,
    /// Steps of all runs, up to the first difference.
    pub(crate) total: usize,
    /// The instructions that ran.
    pub(crate) mnemonics: BTreeSet<String>,
    /// The first difference, if there is one.
    pub(crate) difference: Option<String>,
}

/// Memory operands and divisors of an instruction, decoded once.
struct Decoded {
    memory: Vec<UsedMemory>,
    /// The divisor of a division.
    divisor: Option<Divisor>,
    marker: bool,
}

enum Divisor {
    Register(Register),
    /// The first memory operand, of so many bytes.
    Memory(usize),
}

/// A run, flat: step i touches `touched[ends[i - 1]..ends[i]]`.
#[derive(Default)]
struct Trace {
    pointers: Vec<u64>,
    ends: Vec<usize>,
    touched: Vec<u64>,
    divisions: usize,
    mnemonics: BTreeSet<String>,
}

impl Trace {
    fn touched(&self, step: usize) -> &[u64] {
        let start = if step == 0 { 0 } else { self.ends[step - 1] };
        &self.touched[start..self.ends[step]]
    }
}

/// Traces a case with each of its sets of secrets, up to the first difference.
///
/// # Errors
///
/// Whatever keeps the trace from being taken; then nothing is known of the case.
pub(crate) fn trace(case: &Case, variant: &str) -> io::Result<Outcome> {
    assert!((2..=secrets::SELECTORS).contains(&case.secrets), "what is there to compare");
    let first = run(case, variant, 0, None)?.0;
    if first.pointers.is_empty() {
        return Err(io::Error::other("nothing ran between the markers"));
    }
    let (mut difference, mut total) = (None, first.ends.len());
    for selector in 1..case.secrets {
        let compared;
        (compared, difference) = run(case, variant, selector, Some(&first))?;
        total += compared.ends.len();
        if difference.is_some() {
            break;
        }
    }
    Ok(Outcome { divisions: first.divisions, total, mnemonics: first.mnemonics, difference })
}

/// One run, recorded, or compared and left at the first difference.
fn run(
    case: &Case,
    variant: &str,
    selector: u32,
    reference: Option<&Trace>,
) -> io::Result<(Trace, Option<String>)> {
    let mut child = Traced::start(&arguments::of(TRACED, case, variant, selector))?;
    expect(child.go_on()?, &Stop::Trap, "come to the first marker")?;
    let mut decoder = Instructions {
        known: HashMap::new(),
        factory: InstructionInfoFactory::new(),
        mnemonics: BTreeSet::new(),
    };
    let mut trace = Trace::default();
    let mut touched = Vec::new();
    loop {
        let registers = child.registers()?;
        let instruction = decoder.at(&child, registers.rip)?;
        if instruction.marker {
            break;
        }
        touched.clear();
        instruction.touches(&child, &registers, &mut touched)?;
        let divides = instruction.divisor.is_some();
        if let Some(reference) = reference {
            let step = trace.ends.len();
            let same_place = reference.pointers.get(step) == Some(&registers.rip);
            if !same_place || reference.touched(step) != touched {
                let expected = same_place.then(|| reference.touched(step));
                // A branch differs where it stands, not where it goes.
                let at = if same_place || step == 0 { registers.rip } else { reference.pointers[step - 1] };
                let what = kind(divides, expected, &touched);
                let place = symbols::describe(&child, at, &reference.pointers[..step])?;
                return Ok((trace, Some(format!("step {step}, {what}: {place}"))));
            }
            trace.ends.push(0);
        } else {
            trace.pointers.push(registers.rip);
            trace.touched.extend_from_slice(&touched);
            trace.ends.push(trace.touched.len());
            trace.divisions += usize::from(divides);
        }
        expect(child.step()?, &Stop::Trap, "do one step")?;
    }
    let difference = reference
        .filter(|r| r.pointers.len() != trace.ends.len())
        .map(|r| format!("{} steps, with other secrets {}", trace.ends.len(), r.pointers.len()));
    expect(child.go_on()?, &Stop::Trap, "come to the last marker")?;
    expect(child.go_on()?, &Stop::Ended(true), "end well")?;
    trace.mnemonics = decoder.mnemonics;
    Ok((trace, difference))
}

fn expect(found: Stop, expected: &Stop, what: &str) -> io::Result<()> {
    if found == *expected {
        return Ok(());
    }
    Err(io::Error::other(format!("the traced process did not {what}: {found:?}")))
}

fn kind(divides: bool, expected: Option<&[u64]>, found: &[u64]) -> &'static str {
    match expected {
        None => "a branch",
        // A divisor in memory has its address first, and the numbers are the last three.
        Some(expected) if divides && expected[..expected.len() - 3] == found[..found.len() - 3] => {
            "a division"
        }
        Some(_) => "an address",
    }
}

/// Instructions by their addresses. Nothing here changes its own code.
struct Instructions {
    known: HashMap<u64, Decoded>,
    factory: InstructionInfoFactory,
    mnemonics: BTreeSet<String>,
}

impl Instructions {
    fn at(&mut self, child: &Traced, rip: u64) -> io::Result<&Decoded> {
        if !self.known.contains_key(&rip) {
            let decoded = self.decode(child, rip)?;
            self.known.insert(rip, decoded);
        }
        Ok(&self.known[&rip])
    }

    fn decode(&mut self, child: &Traced, rip: u64) -> io::Result<Decoded> {
        let unknown = |what: &str| io::Error::other(format!("{what} at {rip:#x} cannot be judged"));
        let mut bytes = [0; 15];
        let length = child.read(rip, &mut bytes)?;
        let instruction = Decoder::with_ip(64, &bytes[..length], rip, DecoderOptions::NONE).decode();
        if instruction.is_invalid() {
            return Err(unknown("an instruction unknown to the decoder"));
        }
        if instruction.is_vsib() {
            return Err(unknown("a gather or a scatter"));
        }
        self.mnemonics.insert(format!("{:?}", instruction.mnemonic()));
        let divisor = match instruction.mnemonic() {
            Mnemonic::Div | Mnemonic::Idiv => Some(match instruction.op0_kind() {
                OpKind::Register => Divisor::Register(instruction.op0_register()),
                _ => Divisor::Memory(instruction.memory_size().size()),
            }),
            // Of vectors and of floating point: no kernel has a use for them.
            other if divides_otherwise(other) => return Err(unknown("a division of floating point")),
            _ => None,
        };
        let memory = self.factory.info(&instruction).used_memory();
        let memory = memory.iter().copied().filter(|m| m.access() != OpAccess::NoMemAccess).collect();
        Ok(Decoded { memory, divisor, marker: instruction.mnemonic() == Mnemonic::Int3 })
    }
}

fn divides_otherwise(mnemonic: Mnemonic) -> bool {
    let name = format!("{mnemonic:?}");
    let name = name.strip_prefix('V').unwrap_or(&name);
    ["Div", "Fdiv", "Fidiv", "Sqrt", "Fsqrt", "Fprem"].iter().any(|p| name.starts_with(p))
}

impl Decoded {
    /// The addresses of the memory operands; then, of a division, high half, low half and divisor.
    fn touches(&self, child: &Traced, r: &user_regs_struct, touched: &mut Vec<u64>) -> io::Result<()> {
        for memory in &self.memory {
            let address = memory.virtual_address(0, |register, _, _| value(register, r));
            touched.push(address.ok_or_else(|| {
                io::Error::other(format!("the address of {memory:?} at {:#x} cannot be computed", r.rip))
            })?);
        }
        match self.divisor {
            None => {}
            Some(Divisor::Register(register)) => {
                touched.extend([r.rdx, r.rax, value(register, r).unwrap_or(r.rax)]);
            }
            Some(Divisor::Memory(size)) => {
                let mut bytes = [0; 8];
                child.read(touched[touched.len() - 1], &mut bytes[..size])?;
                touched.extend([r.rdx, r.rax, u64::from_le_bytes(bytes)]);
            }
        }
        Ok(())
    }
}

/// What a general register holds, or the base of a segment; `None` for other registers.
fn value(register: Register, r: &user_regs_struct) -> Option<u64> {
    let full = match register.full_register() {
        Register::RAX => r.rax,
        Register::RBX => r.rbx,
        Register::RCX => r.rcx,
        Register::RDX => r.rdx,
        Register::RSI => r.rsi,
        Register::RDI => r.rdi,
        Register::RBP => r.rbp,
        Register::RSP => r.rsp,
        Register::R8 => r.r8,
        Register::R9 => r.r9,
        Register::R10 => r.r10,
        Register::R11 => r.r11,
        Register::R12 => r.r12,
        Register::R13 => r.r13,
        Register::R14 => r.r14,
        Register::R15 => r.r15,
        Register::RIP => r.rip,
        Register::FS => r.fs_base,
        Register::GS => r.gs_base,
        Register::CS | Register::DS | Register::ES | Register::SS => 0,
        _ => return None,
    };
    let narrow = register.is_gpr() && register.size() < 8;
    let high_byte = matches!(register, Register::AH | Register::BH | Register::CH | Register::DH);
    let low = if high_byte { full >> 8 } else { full };
    Some(if narrow { low & ((1 << (8 * register.size())) - 1) } else { full })
}
