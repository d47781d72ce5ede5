//! Compares the recorder with a debugger: single-stepping a case on the processor (ptrace) must match its
//! stream, instruction by instruction and address by address.

use std::collections::HashMap;
use std::io::{self, Error};

use iced_x86::{Instruction, InstructionInfoFactory, Mnemonic, Register, UsedMemory};
use libc::user_regs_struct;

use crate::arguments::{self, STEPPED, TRACED};
use crate::cases::Case;
use crate::program::{self, WIDEST, access};
use crate::trace::Recorded;
use crate::trace::ptrace::{Stop, Traced};
use crate::trace::stream::Reader;

/// An instruction that ran, and its words.
struct Place {
    at: u64,
    words: Vec<u64>,
}

/// Compares both, and returns the number of equal instructions.
///
/// # Errors
///
/// Returns the first difference, or an error that prevented the comparison.
pub(crate) fn compare(case: &Case, variant: &str) -> io::Result<usize> {
    let mut recorded = Recorded::start(&arguments::of(TRACED, case, variant, 0))?;
    recorded.head()?;
    recorded.hidden()?;
    let mut told = Vec::new();
    recorded.each_block(&mut Reader::new(), |_, block, words| {
        let mut words = words.iter().copied();
        let steps = block.pointers().zip(&block.steps);
        told.extend(
            steps.map(|(at, step)| Place { at, words: words.by_ref().take(step.words.into()).collect() }),
        );
    })?;
    let mut child = Traced::start(&arguments::of(STEPPED, case, variant, 0))?;
    expect(child.go_on()?, &Stop::Trap, "come to the first marker")?;
    let mut decoder = Instructions { known: HashMap::new(), factory: InstructionInfoFactory::new() };
    let first = told.first().map(|place| place.at);
    let (mut next, mut last) = (0, 0);
    loop {
        let registers = child.registers()?;
        let decoded = decoder.at(&child, registers.rip)?;
        if decoded.instruction.mnemonic() == Mnemonic::Int3 || next == told.len() {
            break;
        }
        // The code that leads to the function is not part of it. A repeated instruction takes one step per
        // repetition.
        if (next > 0 || Some(registers.rip) == first) && !(decoded.repeats && last == registers.rip) {
            let place = &told[next];
            let touched = decoded.touches(&registers)?;
            if place.at != registers.rip || !place.words.starts_with(&touched) {
                return Err(Error::other(format!(
                    "step {next}: the recorder tells of {:#x} {:x?}, the processor of {:#x} {touched:x?}",
                    place.at, place.words, registers.rip
                )));
            }
            next += 1;
        }
        last = registers.rip;
        expect(child.step()?, &Stop::Trap, "do one step")?;
    }
    if next == told.len() && next > 0 {
        return Ok(next);
    }
    Err(Error::other(format!("the recorder tells of {} steps, the processor of {next}", told.len())))
}

fn expect(found: Stop, expected: &Stop, what: &str) -> io::Result<()> {
    if found == *expected {
        return Ok(());
    }
    Err(Error::other(format!("the traced process did not {what}: {found:?}")))
}

struct Decoded {
    instruction: Instruction,
    memory: Vec<UsedMemory>,
    repeats: bool,
}

/// The instructions decoded so far, by address. No code here is self-modifying.
struct Instructions {
    known: HashMap<u64, Decoded>,
    factory: InstructionInfoFactory,
}

impl Instructions {
    fn at(&mut self, child: &Traced, rip: u64) -> io::Result<&Decoded> {
        if !self.known.contains_key(&rip) {
            let mut bytes = [0; WIDEST];
            let length = child.read(rip, &mut bytes)?;
            let instruction = program::decode(&bytes[..length], rip);
            let mut memory = access::memory(&instruction, &mut self.factory);
            memory.retain(|m| !access::is_constant(m));
            let repeats = access::repeats(&instruction);
            self.known.insert(rip, Decoded { instruction, memory, repeats });
        }
        Ok(&self.known[&rip])
    }
}

impl Decoded {
    /// Returns the addresses of the memory operands, in any segment.
    fn touches(&self, r: &user_regs_struct) -> io::Result<Vec<u64>> {
        let address = |m: &UsedMemory| m.virtual_address(0, |register, _, _| value(register, r));
        let unknown = || Error::other(format!("an address at {:#x} cannot be computed", r.rip));
        self.memory.iter().map(|m| address(m).ok_or_else(unknown)).collect()
    }
}

/// Returns the value of a general register, 0 for the base of a segment, and `None` for other registers.
fn value(register: Register, r: &user_regs_struct) -> Option<u64> {
    Some(match register {
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
        Register::CS | Register::DS | Register::ES | Register::SS | Register::FS | Register::GS => 0,
        _ => return None,
    })
}
