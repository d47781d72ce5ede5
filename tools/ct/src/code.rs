//! The disassembly of this program: what its kernels are made of, whatever runs.
//!
//! *Generated assembly* is straight: no jump, no call, no index, no division. In *compiled kernels* no jump, no address and no
//! division depends on data, as far as a function tells by itself (`flow.rs`); nor is there a gather, a scatter, a
//! square root or a division of floating point. Some functions are read for their instructions alone ([`WITHOUT_FLOW`], and the variants' own). Beside it
//! stand the numbers of jumps, on lengths and counters.

use std::collections::BTreeMap;

use iced_x86::{FlowControl, Formatter, Instruction, IntelFormatter, Mnemonic, Register};
use limbwise_kernels::cpu::Features;
use limbwise_kernels::family::Description;
use limbwise_kernels_leaky::mistakes::Mistake;

use crate::case::{self, SUBJECTS, Subject};
use crate::flow;
use crate::method::Method;
use crate::program::{self, Function};
use crate::report::{self, Line, Seen};
use crate::tally::Tally;

/// Functions of any variant whose flow is not judged, since what they load as elements is public: traces alone watch their jumps.
/// Others stand in the rows of the variants.
const WITHOUT_FLOW: [(&str, &str); 5] = [
    ("::with_variant", "the names of kernels, and whether a modulus is refused, which are public"),
    ("limb::bit_length", "the lengths of moduli, which are public"),
    ("fixed::inverse::power_of_two_inverse", "the features of the processor, read again in a loop"),
    ("::import", "the lengths of rows, an array of slices"),
    ("::export", "the lengths of rows, an array of slices"),
];

/// The crates, and their twins.
const REAL: [&str; 2] = ["limbwise_kernels::", "limbwise::"];
const LEAKY: [&str; 2] = ["limbwise_kernels_leaky::", "limbwise_leaky::"];

/// Reads everything, and the twins that have to be caught.
///
/// # Errors
///
/// If this program cannot be read, or if it has no function of a variant.
pub(crate) fn run(_: Features, tally: &mut Tally) -> Result<(), String> {
    let ours = |name: &str| REAL.iter().chain(&LEAKY).any(|own| name.contains(own));
    // One of those that were merged.
    let functions: BTreeMap<_, _> = program::functions(ours)?.into_iter().map(|f| (f.address, f)).collect();
    let functions: Vec<_> = functions.into_values().collect();
    for subject in &SUBJECTS {
        for variant in subject.claimed() {
            if !subject.modules(variant).is_empty() {
                one(subject, variant, None, &read(&functions, REAL, subject, variant)?, tally);
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
        one(subject, variant, Some(mistake), &read(&functions, LEAKY, subject, variant)?, tally);
    }
    Ok(())
}

/// What was read of some modules.
#[derive(Default)]
struct Read {
    functions: usize,
    /// Those whose flow was not judged.
    without_flow: usize,
    /// Instructions in them.
    unjudged: usize,
    instructions: usize,
    jumps: usize,
    found: Vec<String>,
}

fn read(
    functions: &[Function],
    crates: [&str; 2],
    subject: &Subject,
    variant: &Description,
) -> Result<Read, String> {
    let modules = subject.modules(variant);
    let mut total = Read::default();
    // Anywhere in the name: the functions of types too, and those of other crates that were made for ours.
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
        if reading == Reading::Instructions {
            total.without_flow += 1;
            total.unjudged += function.code.len();
        }
        for (i, why) in findings(&function.code, reading) {
            let mut text = String::new();
            IntelFormatter::new().format(&function.code[i], &mut text);
            total.found.push(format!(
                "{why}: `{text}` in {}+{:#x}",
                function.name,
                function.code[i].ip() - function.code[0].ip()
            ));
        }
    }
    match total.functions {
        0 => Err(format!("{}/{}: none of its functions is in this program", subject.name, variant.name)),
        _ => Ok(total),
    }
}

/// What a function has to be.
#[derive(Clone, Copy, PartialEq)]
enum Reading {
    Straight,
    Flow,
    Instructions,
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
            "{} functions, {} unjudged ({} % of instructions), {} jumps{}",
            read.functions,
            read.without_flow,
            100 * read.unjudged / read.instructions.max(1),
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

#[cfg(test)]
mod tests {
    use iced_x86::{Decoder, DecoderOptions};

    use super::*;

    /// A function that returns.
    fn function(name: &str) -> Function {
        let code = Decoder::with_ip(64, &[0xc3], 0, DecoderOptions::NONE).into_iter().collect();
        Function { name: name.into(), address: 0, code }
    }

    #[test]
    fn a_variant_of_which_nothing_is_read_is_an_error() {
        let variant = case::LANES.claimed().find(|v| v.name == "avx2").unwrap();
        let read = |name| read(&[function(name)], REAL, &case::LANES, variant).map(|read| read.functions);
        assert_eq!(read("limbwise_kernels::lanes::avx2::product::mul"), Ok(1));
        assert_eq!(
            read("<limbwise_kernels::lanes::avx2::Kernel as limbwise_kernels::lanes::Contract>::mul::opened"),
            Ok(1)
        );
        for other in ["limbwise_kernels::lanes::avx512f::mul", "limbwise_kernels_leaky::lanes::avx2::mul"] {
            assert!(read(other).unwrap_err().contains("lanes/avx2"));
        }
    }
}
