//! A kernel as the text of an assembly file.

use std::fmt::Write;

use crate::ir::{Addition, Difference, Instruction, Number, Physical, Place, Source, Subtraction, Sum};
use crate::kernel::{Kernel, LIMB, Operation};

/// Returns the whole file.
#[must_use]
pub fn file(kernel: &Kernel) -> String {
    let mut text = header(kernel);
    let mut line = |instruction: &str| writeln!(text, "    {instruction}").expect("a String takes all");
    line(".cfi_startproc");
    line(".p2align 4");
    for saving in prologue(kernel) {
        line(&saving);
    }
    for shift in shifts(kernel) {
        line(&shift);
    }
    for instruction in &kernel.list {
        line(&of(kernel, instruction));
    }
    for restoring in epilogue(kernel) {
        line(&restoring);
    }
    line("ret");
    line(".cfi_endproc");
    text
}

fn header(kernel: &Kernel) -> String {
    let Kernel { limbs, operation, target, .. } = kernel;
    let counts = kernel.counts();
    let requires = match kernel.features() {
        features if features.is_empty() => "nothing beyond the baseline".to_owned(),
        features => features.join(", "),
    };
    let numbers = operation.numbers().iter().map(|n| format!("{} {}", n.name(), operation.len(*n, *limbs)));
    let lost = match operation {
        Operation::Redc => " (-1/m mod 2^64, then m); t is lost",
        Operation::Mont => " (-1/m mod 2^64, then m)",
        _ => "",
    };
    let overlaps = if operation.in_place() { "may be x" } else { "overlaps no other" };
    let registers =
        kernel.holds.iter().map(|(r, holds)| format!("{} {}", target.register(*r), holds.join(", ")));
    let lines = [
        format!("{}, {limbs} limbs, {}: {}", operation.formula(*limbs), kernel.variant, kernel.method),
        format!("Given pointers to limbs: {}{lost}; z {overlaps}.  Constant-time.", joined(numbers, ", ")),
        format!("Requires {requires}."),
        format!(
            "Instructions: {} products, {} additions, {} mov, {} zeros, {} to save registers, {} in all.",
            counts.products,
            counts.additions,
            counts.moves,
            counts.zeros,
            counts.saves,
            counts.total()
        ),
        "Registers:".to_owned(),
    ];
    let registers = wrapped(registers, 90).into_iter().map(|l| format!("  {l}"));
    let end = ["Written by tools/asmgen.".to_owned()];
    lines.into_iter().chain(registers).chain(end).map(|l| format!("{} {l}\n", target.comment)).collect()
}

fn joined(items: impl Iterator<Item = String>, between: &str) -> String {
    items.collect::<Vec<_>>().join(between)
}

/// Items separated by semicolons, in lines of at most the given number of characters.
fn wrapped(items: impl Iterator<Item = String>, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for item in items {
        let last = lines.last_mut().expect("never empty");
        if last.is_empty() {
            *last = item;
        } else if last.len() + item.len() + 2 <= width {
            *last += &format!("; {item}");
        } else {
            last.push(';');
            lines.push(item);
        }
    }
    lines
}

fn prologue(kernel: &Kernel) -> Vec<String> {
    let name = |r: Physical| kernel.target.register(r);
    let saved = kernel.saved();
    if kernel.target.name == "x86_64" {
        // The return address is at cfa - 8.
        let push = |(i, r): (usize, &Physical)| {
            let r = name(*r);
            [
                format!("push {r}"),
                ".cfi_adjust_cfa_offset 8".into(),
                format!(".cfi_offset {r}, -{}", 16 + 8 * i),
            ]
        };
        return saved.iter().enumerate().flat_map(push).collect();
    }
    let mut lines = vec![];
    for pair in saved.chunks(2) {
        match pair {
            [a, b] => {
                lines.push(format!("stp {}, {}, [sp, #-16]!", name(*a), name(*b)));
                lines.push(".cfi_adjust_cfa_offset 16".into());
                lines.push(format!(".cfi_rel_offset {}, 0", name(*a)));
                lines.push(format!(".cfi_rel_offset {}, 8", name(*b)));
            }
            [a] => {
                lines.push(format!("str {}, [sp, #-16]!", name(*a)));
                lines.push(".cfi_adjust_cfa_offset 16".into());
                lines.push(format!(".cfi_rel_offset {}, 0", name(*a)));
            }
            _ => unreachable!("chunks of one or two"),
        }
    }
    lines
}

/// Returns the instructions that move the pointers to where the kernel expects them.
fn shifts(kernel: &Kernel) -> Vec<String> {
    let shift = |number: &Number| {
        // Subtract a negative number, because 128 as an immediate would take four bytes.
        format!("sub {}, -{}", kernel.target.register(kernel.target.argument(*number)), kernel.ahead())
    };
    if kernel.ahead() == 0 { vec![] } else { kernel.operation.numbers().iter().map(shift).collect() }
}

fn epilogue(kernel: &Kernel) -> Vec<String> {
    let name = |r: Physical| kernel.target.register(r);
    let saved = kernel.saved();
    let mut lines = vec![];
    if kernel.target.name == "x86_64" {
        for r in saved.iter().rev() {
            let r = name(*r);
            lines.extend([
                format!("pop {r}"),
                ".cfi_adjust_cfa_offset -8".into(),
                format!(".cfi_restore {r}"),
            ]);
        }
        return lines;
    }
    for pair in saved.chunks(2).rev() {
        let names: Vec<_> = pair.iter().map(|r| name(*r)).collect();
        let load = if names.len() == 2 { "ldp" } else { "ldr" };
        lines.push(format!("{load} {}, [sp], #16", names.join(", ")));
        lines.push(".cfi_adjust_cfa_offset -16".into());
        lines.extend(names.iter().map(|r| format!(".cfi_restore {r}")));
    }
    lines
}

/// One instruction as text.
fn of(kernel: &Kernel, instruction: &Instruction<Physical>) -> String {
    use Instruction as I;
    let r = |r: Physical| kernel.target.register(r);
    let x86 = kernel.target.name == "x86_64";
    let place = |p: Place<Physical>| {
        let (offset, ahead) = (p.limb * LIMB, kernel.ahead());
        match (offset.abs_diff(ahead), x86) {
            (0, _) => format!("[{}]", r(p.pointer)),
            (back, true) if offset < ahead => format!("[{} - {back}]", r(p.pointer)),
            (offset, true) => format!("[{} + {offset}]", r(p.pointer)),
            (offset, false) => format!("[{}, #{offset}]", r(p.pointer)),
        }
    };
    let source = |s: Source<Physical>| match s {
        Source::Register(s) => r(s).to_owned(),
        Source::Memory(p) => place(p),
        Source::Nothing => "0".to_owned(),
    };
    let or_zero = |s: Option<Physical>| s.map_or("xzr", r);
    match *instruction {
        I::Note(ref text) => format!("{} {text}", kernel.target.comment),
        I::Move { to, from } => format!("mov {}, {}", r(to), r(from)),
        I::Load { to, from } => format!("{} {}, {}", if x86 { "mov" } else { "ldr" }, r(to), place(from)),
        I::Store { to, from } if x86 => format!("mov {}, {}", place(to), r(from)),
        I::Store { to, from } => format!("str {}, {}", r(from), place(to)),
        I::Clear { to } => format!("xor {0}, {0}", half(r(to))),
        I::Zero { to } => format!("mov {}, 0", r(to)),
        I::Mulx { high, low, by, .. } => format!("mulx {}, {}, {}", r(high), r(low), wide(source(by))),
        I::Mul { by, .. } => format!("mul {}", wide(source(by))),
        I::Add { kind, to, from } => {
            let mnemonic = match kind {
                Addition::Add => "add",
                Addition::Adc => "adc",
                Addition::Adcx => "adcx",
                Addition::Adox => "adox",
            };
            format!("{mnemonic} {}, {}", r(to), source(from))
        }
        I::Times { to, by } => format!("imul {}, {}", r(to), r(by)),
        I::Subtract { kind, to, from } => {
            let mnemonic = match kind {
                Subtraction::Sub => "sub",
                Subtraction::Sbb => "sbb",
            };
            format!("{mnemonic} {}, {}", r(to), source(from))
        }
        I::IfBorrow { to, from } => format!("cmovc {}, {}", r(to), source(from)),
        I::LoadPair { to: [a, b], from } => format!("ldp {}, {}, {}", r(a), r(b), place(from)),
        I::StorePair { to, from: [a, b] } => format!("stp {}, {}, {}", r(a), r(b), place(to)),
        I::Low { to, a, b } => format!("mul {}, {}, {}", r(to), r(a), r(b)),
        I::LowPlus { to, a, b, plus } => format!("madd {}, {}, {}, {}", r(to), r(a), r(b), r(plus)),
        I::High { to, a, b } => format!("umulh {}, {}, {}", r(to), r(a), r(b)),
        I::Double { to, high, low } => format!("extr {}, {}, {}, #63", r(to), or_zero(high), or_zero(low)),
        I::Sum { kind, to, a, b } => {
            let mnemonic = match kind {
                Sum::Adds => "adds",
                Sum::Adcs => "adcs",
                Sum::Adc => "adc",
            };
            format!("{mnemonic} {}, {}, {}", r(to), or_zero(a), or_zero(b))
        }
        I::Difference { kind, to, a, b } => {
            let mnemonic = match kind {
                Difference::Subs => "subs",
                Difference::Sbcs => "sbcs",
            };
            format!("{mnemonic} {}, {}, {}", r(to), r(a), or_zero(b))
        }
        I::AnyBit { of } => format!("cmp {}, #1", r(of)),
        I::Select { to, a, b } => format!("csel {}, {}, {}, cs", r(to), r(a), r(b)),
    }
}

/// Prints a memory operand with its width if no register operand determines the width.
fn wide(source: String) -> String {
    if source.starts_with('[') { format!("qword ptr {source}") } else { source }
}

/// Returns the name of the low half of an x86-64 register. Writing it clears the high half, too, and the
/// instruction is shorter.
fn half(register: &str) -> String {
    match register.strip_prefix('r') {
        Some(number) if number.starts_with(|c: char| c.is_ascii_digit()) => format!("r{number}d"),
        Some(letters) => format!("e{letters}"),
        None => register.to_owned(),
    }
}
