//! The disassembly of this program: what its kernels are made of, whatever runs.
//!
//! *Generated assembly* is straight: no jump, no call, no index, no division. In *compiled kernels* no jump, no address and no
//! division depends on data, as far as a function tells by itself (`flow.rs`); nor is there a gather, a scatter, a
//! square root or a division of floating point. Some functions are read for their instructions alone ([`WITHOUT_FLOW`]). Beside it
//! stand the numbers of jumps, on lengths and counters.

use std::collections::BTreeMap;
use std::fs;

use iced_x86::{
    Decoder, DecoderOptions, FlowControl, Formatter, Instruction, IntelFormatter, Mnemonic, Register,
};
use limbwise::cpu::Features;
use object::{Object, ObjectSection, ObjectSymbol};

use crate::case::SUBJECTS;
use crate::flow;
use crate::method::Method;
use crate::report::{self, Line, Seen};
use crate::run::Tally;
use crate::twins::Mistake;

/// The modules of a variant's kernels, below those of the crate.
pub(crate) fn modules(subject: &str, variant: &str) -> Option<&'static [&'static str]> {
    Some(match (subject, variant) {
        ("lanes", "portable") => &["lanes::portable::", "mont::portable::", "limb::"],
        ("lanes", "avx2") => &["lanes::avx2::"],
        ("lanes", "avx512f") => &["lanes::avx512f::"],
        ("lanes", "ifma") => &["lanes::ifma::"],
        ("mont", "portable") => &["mont::portable::", "limb::"],
        ("mont", "x64") => &["mul::x64::REDC", "mont::assembly::"],
        ("mont", "bmi2") => &["mul::bmi2::REDC", "mont::assembly::"],
        ("mont", "adx") => &["mul::adx::REDC", "mont::assembly::"],
        ("mont", "ifma") => &["mont::ifma::", "across::"],
        ("mul", "portable") => &["mul::plan::", "mul::karatsuba::"],
        ("mul", "portable_bmi2") => &["mul::portable_bmi2::"],
        ("mul", "halfword") => &["mul::plan::", "mul::karatsuba::"],
        ("mul", "x64_by_8" | "x64" | "x64_by_32") => &["mul::x64::"],
        ("mul", "bmi2") => &["mul::bmi2::"],
        ("mul", "adx") => &["mul::adx::"],
        ("mul", "ifma") => &["mul::ifma::", "across::"],
        ("fixed", "portable") => &["fixed::"],
        ("sum", "portable") => &["sum::portable::"],
        ("sum", "avx512f") => &["sum::avx512f::"],
        ("permute", "portable") => &["permute::portable::"],
        ("permute", "bmi2") => &["permute::bmi2::"],
        ("permute", "ssse3") => &["permute::ssse3::"],
        ("permute", "avx2") => &["permute::avx2::"],
        ("permute", "gfni_avx2") => &["permute::gfni_avx2::"],
        ("permute", "vbmi") => &["permute::vbmi::"],
        ("permute", "bitalg") => &["permute::bitalg::"],
        ("permute", "gfni") => &["permute::gfni::"],
        _ => return None,
    })
}

/// Modules of which the twins have a mistake that shows.
const TWINS: [(&str, &str, Mistake); 5] = [
    ("mul", "portable", Mistake::StrippedLimb),
    ("lanes", "portable", Mistake::BranchedSubtraction),
    ("lanes", "avx2", Mistake::BranchedSubtraction),
    ("lanes", "avx512f", Mistake::BranchedSubtraction),
    ("lanes", "ifma", Mistake::BranchedSubtraction),
];

/// Functions whose flow is not judged, for what they load as elements is public: traces alone watch their jumps.
const WITHOUT_FLOW: [(&str, &str); 11] = [
    ("::import", "the lengths of rows, an array of slices"),
    ("::export", "the lengths of rows, an array of slices"),
    ("lanes::ifma::select::", "the state of a look-up, behind a pointer in the loop"),
    ("lanes::ifma::sqr::", "the state of a look-up, behind a pointer in the loop"),
    ("lanes::ifma::karatsuba::reduce_columns", "the state of a look-up, behind a pointer in the loop"),
    ("mont::ifma::mul_inner", "two pairs of factors, an array of slices"),
    ("mont::ifma::sqr_inner", "a pair of factors, an array of slices"),
    ("mont::assembly::reduce", "lengths that share places on the stack with limbs"),
    ("sum::portable::rows", "lengths that share places on the stack with limbs"),
    ("permute::portable::permute", "steps of a public table"),
    ("permute::gfni::run", "steps of a public table"),
];

/// The crates, and their twins.
const REAL: [&str; 2] = ["limbwise_kernels::", "limbwise::"];
const LEAKY: [&str; 2] = ["limbwise_kernels_leaky::", "limbwise_leaky::"];

/// A function of this program.
struct Function {
    name: String,
    code: Vec<Instruction>,
}

/// Reads everything, and the twins that have to be caught.
///
/// # Errors
///
/// If this program cannot be read.
pub(crate) fn run(_: Features, tally: &mut Tally) -> Result<(), String> {
    let functions = functions()?;
    for subject in &SUBJECTS {
        for variant in subject.claimed() {
            if let Some(modules) = modules(subject.name, variant.name) {
                let read = read(&functions, REAL, modules);
                one(subject.name, variant.name, None, &read, tally);
            }
        }
    }
    for (subject, variant, mistake) in TWINS {
        let modules = modules(subject, variant).expect("modules of a variant");
        one(subject, variant, Some(mistake), &read(&functions, LEAKY, modules), tally);
    }
    Ok(())
}

/// The functions of this program, of ours.
fn functions() -> Result<Vec<Function>, String> {
    let path = std::env::current_exe().map_err(|error| error.to_string())?;
    let bytes = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let program = object::File::parse(&*bytes).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut functions = BTreeMap::new();
    for symbol in program.symbols().filter(|s| s.size() > 0 && s.kind() == object::SymbolKind::Text) {
        let Ok(mangled) = symbol.name() else { continue };
        let name = rustc_demangle::demangle(mangled).to_string();
        if !REAL.iter().chain(&LEAKY).any(|own| name.contains(own)) {
            continue;
        }
        let section = symbol.section_index().and_then(|index| program.section_by_index(index).ok());
        let code = section.and_then(|s| s.data_range(symbol.address(), symbol.size()).ok().flatten());
        let code = code.ok_or_else(|| format!("{name} has no code"))?;
        let code = Decoder::with_ip(64, code, symbol.address(), DecoderOptions::NONE).into_iter().collect();
        functions.insert(symbol.address(), Function { name, code });
    }
    Ok(functions.into_values().collect())
}

/// What was read of some modules.
#[derive(Default)]
struct Read {
    functions: usize,
    /// Those whose flow was not judged.
    without_flow: usize,
    instructions: usize,
    jumps: usize,
    found: Vec<String>,
}

fn read(functions: &[Function], crates: [&str; 2], modules: &[&str]) -> Read {
    let mut total = Read::default();
    let is_of =
        |f: &&Function| crates.iter().any(|c| modules.iter().any(|m| f.name.contains(&format!("{c}{m}"))));
    for function in functions.iter().filter(is_of) {
        total.functions += 1;
        total.instructions += function.code.len();
        total.jumps +=
            function.code.iter().filter(|x| x.flow_control() == FlowControl::ConditionalBranch).count();
        let reading = if function.name.contains("::kernel") {
            Reading::Straight
        } else if WITHOUT_FLOW.iter().any(|(part, _)| function.name.contains(part)) {
            Reading::Instructions
        } else {
            Reading::Flow
        };
        total.without_flow += usize::from(reading == Reading::Instructions);
        for (i, why) in findings(&function.code, reading) {
            let mut text = String::new();
            IntelFormatter::new().format(&function.code[i], &mut text);
            total.found.push(format!(
                "{why}: `{text}` in {}+{:#x}",
                name(function),
                function.code[i].ip() - function.code[0].ip()
            ));
        }
    }
    total
}

/// What a function has to be.
#[derive(Clone, Copy, PartialEq)]
enum Reading {
    Straight,
    Flow,
    Instructions,
}

/// Without the hash of old-style names.
fn name(function: &Function) -> &str {
    function.name.rsplit_once("::h").map_or(&function.name[..], |(name, _)| name)
}

/// What must not be, by the indices of instructions.
fn findings(code: &[Instruction], reading: Reading) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, String)> = Vec::new();
    for (i, x) in code.iter().enumerate() {
        let name = format!("{:?}", x.mnemonic());
        let name = name.strip_prefix('V').unwrap_or(&name);
        if x.is_vsib()
            || ["Div", "Sqrt", "Fdiv", "Fsqrt"].iter().any(|p| name.starts_with(p))
                && x.mnemonic() != Mnemonic::Div
        {
            found.push((i, "an instruction that takes its time".into()));
        }
        let is_index = x.memory_index() != Register::None;
        let goes_on = matches!(x.flow_control(), FlowControl::Next | FlowControl::Return);
        if reading == Reading::Straight
            && (!goes_on || is_index || matches!(x.mnemonic(), Mnemonic::Div | Mnemonic::Idiv))
        {
            found.push((i, "not straight".into()));
        }
    }
    if reading == Reading::Flow {
        found.extend(flow::look(code).into_iter().map(|(i, finding)| (i, format!("{finding:?} on data"))));
    }
    found
}

fn one(subject: &str, variant: &str, mistake: Option<Mistake>, read: &Read, tally: &mut Tally) {
    let subject = SUBJECTS.iter().find(|s| s.name == subject).expect("a subject");
    let seen = Seen { secrets: read.functions, instructions: read.instructions, ..Seen::default() };
    let first = read.found.first().map(|first| format!("{first} ({} in all)", read.found.len()));
    let verdict =
        tally.count(Method::Code, subject, variant, mistake, mistake.is_some(), seen, first.as_deref());
    report::line(&Line {
        case: format!(
            "{} functions, {} unjudged, {} jumps{}",
            read.functions,
            read.without_flow,
            read.jumps,
            mistake.map(|m| format!(", {m:?}")).unwrap_or_default()
        ),
        what: format!("{}/{variant}", subject.name),
        method: Method::Code.name(),
        instructions: read.instructions.to_string(),
        verdict,
        ..Line::default()
    });
}
