//! Checks that the kernels of the release build keep their columns in registers: no vector is stored on the
//! stack in a multiplication loop.
//!
//! This is read from the disassembly of this program. It checks the innermost loops of the products and
//! squares of `lanes` (the tiles), and in them the blocks that multiply. Rare steps of a loop, such as
//! passing on carries, may use the stack. A control, a loop with more sums than registers, must be caught.

use std::hint::black_box;
use std::ops::Range;

use iced_x86::{Instruction, Register};
use limbwise_kernels::catalogue;

use crate::program::{self, Function, flow, loops};

/// Returns the modules whose loops are checked: those that the variants' rows name. Each has a product and a
/// square.
fn kernels() -> impl Iterator<Item = String> {
    let variants = catalogue::ALL.iter().flat_map(|family| family.variants);
    let modules = variants.flat_map(|variant| variant.code.without_spills);
    modules.map(|module| format!("limbwise_kernels::{module}"))
}

const CONTROL: &str = "limbwise_ct::code::spills::crowded";

/// The findings in the loops of a module.
#[derive(Debug, Default, PartialEq)]
struct Found {
    functions: usize,
    /// The innermost loops that multiply.
    loops: usize,
    multiplications: usize,
    /// The instructions that store a vector on the stack or load one from it.
    spills: usize,
}

/// Checks the kernels, and that the check catches the control.
///
/// # Errors
///
/// Returns what spills, what escaped, or what could not be found.
pub(crate) fn check() -> Result<(), String> {
    if cfg!(debug_assertions) {
        return Err("the release build is looked at: run with --release".into());
    }
    // The control must be in the program.
    black_box(crowded as fn(&mut [f64; SUMS], &[f64]));
    let checked: Vec<_> = kernels().map(|name| (name, false)).chain([(CONTROL.to_owned(), true)]).collect();
    let functions =
        program::functions(|function| checked.iter().any(|(name, _)| program::is_below(function, name)))?;
    println!(
        "{:<48} {:>9} {:>6} {:>16} {:>7}",
        "loops that multiply", "functions", "loops", "multiplications", "spills"
    );
    let mut wrong = Vec::new();
    for (name, control) in checked {
        let found = look(functions.iter().filter(|function| program::is_below(&function.name, &name)));
        println!(
            "{name:<48} {:>9} {:>6} {:>16} {:>7}",
            found.functions, found.loops, found.multiplications, found.spills
        );
        if found.loops < if control { 1 } else { 2 } {
            wrong.push(format!("{name}: no loops were found to be checked"));
        } else if control && found.spills == 0 {
            wrong.push(format!("{name}: the control spills and was not caught"));
        } else if !control && found.spills > 0 {
            wrong.push(format!(
                "{name}: {} vectors go through the stack in loops that multiply",
                found.spills
            ));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// Looks through functions.
fn look<'a>(functions: impl Iterator<Item = &'a Function>) -> Found {
    let mut total = Found::default();
    for function in functions {
        let found = in_loops(&function.code);
        total.functions += 1;
        total.loops += found.loops;
        total.multiplications += found.multiplications;
        total.spills += found.spills;
    }
    total
}

/// Looks through the innermost loops of a function.
fn in_loops(code: &[Instruction]) -> Found {
    let frame = flow::has_frame(code);
    let mut found = Found::default();
    for body in loops::innermost(code) {
        let multiplies = |block: &Range<usize>| code[block.clone()].iter().any(is_multiplication);
        let blocks: Vec<_> = body.into_iter().filter(multiplies).collect();
        let instructions = || blocks.iter().flat_map(|block| &code[block.clone()]);
        found.loops += usize::from(!blocks.is_empty());
        found.multiplications += instructions().filter(|x| is_multiplication(x)).count();
        found.spills += instructions().filter(|x| is_spill(x, frame)).count();
    }
    found
}

fn is_multiplication(x: &Instruction) -> bool {
    let name = format!("{:?}", x.mnemonic());
    ["Vpmadd52", "Vfmadd", "Vpmuludq", "Mulpd", "Mulsd", "Vmulpd", "Vmulsd"]
        .iter()
        .any(|m| name.starts_with(m))
}

/// Returns whether an instruction has a vector register and an address on the stack as operands. Addresses on
/// the stack are relative to `rsp`, or to `rbp` if it is the frame pointer.
fn is_spill(x: &Instruction, frame: bool) -> bool {
    let vector = (0..x.op_count()).any(|i| x.op_register(i).is_vector_register());
    let base = x.memory_base();
    vector && (base == Register::RSP || frame && base == Register::RBP)
}

/// Uses twice as many sums as there are vector registers, so that every compiler must spill some.
const SUMS: usize = 64;

#[inline(never)]
fn crowded(sums: &mut [f64; SUMS], factors: &[f64]) {
    let mut sum = *sums;
    for factor in factors {
        for (i, s) in sum.iter_mut().enumerate() {
            *s = *s * factor + i as f64;
        }
    }
    *sums = sum;
}

#[cfg(test)]
mod tests {
    use iced_x86::{Decoder, DecoderOptions};

    use super::*;

    fn found(bytes: &[u8]) -> Found {
        let code: Vec<_> = Decoder::with_ip(64, bytes, 0x1000, DecoderOptions::NONE).into_iter().collect();
        in_loops(&code)
    }

    #[test]
    fn a_vector_on_the_stack_is_a_spill_in_a_loop_that_multiplies_alone() {
        const MULPD: [u8; 4] = [0x66, 0x0f, 0x59, 0xc1];
        const TO_STACK: [u8; 5] = [0x0f, 0x29, 0x44, 0x24, 0x10];
        const TO_POINTER: [u8; 3] = [0x0f, 0x29, 0x07];
        let in_a_loop = |body: &[u8]| {
            let back = -(body.len() as i8) - 4;
            let mut bytes = body.to_vec();
            bytes.extend([0xff, 0xc8, 0x75, back as u8, 0xc3]);
            found(&bytes)
        };
        let counts = |loops, multiplications, spills| Found { functions: 0, loops, multiplications, spills };
        assert_eq!(in_a_loop(&[&MULPD[..], &TO_STACK].concat()), counts(1, 1, 1));
        assert_eq!(in_a_loop(&[&MULPD[..], &TO_POINTER].concat()), counts(1, 1, 0));
        assert_eq!(in_a_loop(&TO_STACK), counts(0, 0, 0));
        assert_eq!(found(&[&MULPD[..], &TO_STACK, &[0xc3]].concat()), counts(0, 0, 0));
    }
}
