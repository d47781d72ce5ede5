//! The disassembly of this program: what its kernels are made of, whatever runs.
//!
//! *Generated assembly* is straight: no jump, no call, no index, no division. In *compiled kernels* no jump, no address and no
//! division depends on data, as far as a function tells by itself (`flow.rs`); nor is there a gather, a scatter, a
//! square root or a division of floating point. Some functions are read for their instructions alone ([`WITHOUT_FLOW`], and the variants' own). Beside it
//! stand the numbers of jumps, on lengths and counters.

use std::collections::BTreeMap;
use std::fs;

use iced_x86::{
    Decoder, DecoderOptions, FlowControl, Formatter, Instruction, IntelFormatter, Mnemonic, Register,
};
use limbwise::cpu::Features;
use limbwise::family::Description;
use object::{Object, ObjectSection, ObjectSymbol};

use crate::case::{self, SUBJECTS, Subject};
use crate::flow;
use crate::method::Method;
use crate::report::{self, Line, Seen};
use crate::run::Tally;
use crate::twins::Mistake;

/// Functions of any variant whose flow is not judged, since what they load as elements is public: traces alone watch their jumps.
/// Others stand in the rows of the variants.
const WITHOUT_FLOW: [(&str, &str); 2] = [
    ("::import", "the lengths of rows, an array of slices"),
    ("::export", "the lengths of rows, an array of slices"),
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
            if !subject.modules(variant).is_empty() {
                one(subject, variant, None, &read(&functions, REAL, subject, variant), tally);
            }
        }
    }
    // Twins whose mistake shows in the code of every variant of a family, or of one.
    let stripped = case::MUL.claimed().filter(|v| v.name == "portable").map(|v| (&case::MUL, v));
    let branched = case::LANES.claimed().map(|v| (&case::LANES, v));
    for ((subject, variant), mistake) in stripped
        .map(|twin| (twin, Mistake::StrippedLimb))
        .chain(branched.map(|twin| (twin, Mistake::BranchedSubtraction)))
    {
        one(subject, variant, Some(mistake), &read(&functions, LEAKY, subject, variant), tally);
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

fn read(functions: &[Function], crates: [&str; 2], subject: &Subject, variant: &Description) -> Read {
    let modules = subject.modules(variant);
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
        } else if WITHOUT_FLOW
            .iter()
            .chain(variant.code.unjudged)
            .any(|(part, _)| function.name.contains(part))
        {
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

fn one(subject: &Subject, variant: &Description, mistake: Option<Mistake>, read: &Read, tally: &mut Tally) {
    let seen = Seen { secrets: read.functions, instructions: read.instructions, ..Seen::default() };
    let first = read.found.first().map(|first| format!("{first} ({} in all)", read.found.len()));
    let verdict =
        tally.count(Method::Code, subject, variant.name, mistake, mistake.is_some(), seen, first.as_deref());
    report::line(&Line {
        case: format!(
            "{} functions, {} unjudged, {} jumps{}",
            read.functions,
            read.without_flow,
            read.jumps,
            mistake.map(|m| format!(", {m:?}")).unwrap_or_default()
        ),
        what: format!("{}/{}", subject.name, variant.name),
        method: Method::Code.name(),
        instructions: read.instructions.to_string(),
        verdict,
        ..Line::default()
    });
}
