//! The disassembly of this program: the instructions of its kernels, whether they run or not.
//!
//! *Generated assembly* is straight-line code: no jumps, calls, indexing or divisions. In *compiled kernels*
//! no jump, address or division depends on data, as far as this can be derived from the function itself
//! (`program/flow.rs`), except for places that memcheck has followed and found public. There are also no gathers,
//! scatters, other loads and stores that a vector selects, square roots or floating-point divisions. `public.txt` lists exactly which places are open
//! (`ledger.rs`) but public. The report also shows the number of jumps, which depend on lengths and counters.

pub(crate) mod spills;

use std::collections::BTreeMap;

use iced_x86::{FlowControl, Formatter, Instruction, IntelFormatter, Mnemonic, Register};
use limbwise_kernels::family::Description;
use limbwise_kernels_leaky::mistakes::Mistake;

use crate::cases::method::Method;
use crate::cases::{self, Observed, SUBJECTS, Subject};
use crate::ledger::Ledger;
use crate::ledger::public::{Open, Public};
use crate::outcome::Outcome;
use crate::program::flow::{self, Finding};
use crate::program::{self, Function, access};
use crate::report::tally::Tally;

/// The crates and their twins.
const REAL: [&str; 2] = ["limbwise_kernels::", "limbwise::"];
const LEAKY: [&str; 2] = ["limbwise_kernels_leaky::", "limbwise_leaky::"];

/// Examines all code, including that of the twins that must be caught.
///
/// # Errors
///
/// Returns an error if this program cannot be read, or if it has no function of a variant.
pub(crate) fn run(ledger: &Ledger, tally: &mut Tally) -> Result<(), String> {
    let ours = |name: &str| REAL.iter().chain(&LEAKY).any(|own| name.contains(own));
    // A variant may be merged with another: any of the merged functions will do.
    let functions: BTreeMap<_, _> = program::functions(ours)?.into_iter().map(|f| (f.address, f)).collect();
    let functions: Vec<_> = functions.into_values().collect();
    let public = Public::new()?;
    let real = |functions: &[&Function]| judged(functions, &public, |f| ledger.account(f).open);
    // Twins are compiled differently. Every place in them that seems to depend on data counts as open, except
    // in functions that `public.txt` lists.
    let twin = |functions: &[&Function]| {
        let known = |f: &Function| public.of(&f.name.replace("_leaky::", "::")).is_some();
        let look = |f: &&Function| if known(f) { Places::new() } else { flow::look(&f.code) };
        functions.iter().map(look).collect()
    };
    for subject in &SUBJECTS {
        for variant in subject.claimed() {
            if !subject.modules(variant).is_empty() {
                one(subject, variant.name, None, &read(&functions, REAL, subject, variant, real)?, tally);
            }
        }
    }
    // The twins whose mistake is visible in the code of every variant of a family, or of one variant.
    let stripped = cases::MUL.claimed().filter(|v| v.name == "portable").map(|v| (&cases::MUL, v));
    let branched = cases::LANES.claimed().map(|v| (&cases::LANES, v));
    for ((subject, variant), mistake) in stripped
        .map(|twin| (twin, Mistake::StrippedLimb))
        .chain(branched.map(|twin| (twin, Mistake::BranchedSubtraction)))
    {
        one(subject, variant.name, Some(mistake), &read(&functions, LEAKY, subject, variant, twin)?, tally);
    }
    Ok(())
}

/// Places of a function, by the indices of their instructions.
type Places = BTreeMap<usize, Finding>;

/// Returns the open places of functions whose open places differ from those that `public.txt` lists.
fn judged(functions: &[&Function], public: &Public, open: impl Fn(&Function) -> Places) -> Vec<Places> {
    let mut found: Vec<_> = functions.iter().map(|f| open(f)).collect();
    let mut sums = BTreeMap::<_, Open>::new();
    for (function, places) in functions.iter().zip(&found) {
        sums.entry(function.name.as_str()).or_default().add(places.values());
    }
    for (function, places) in functions.iter().zip(&mut found) {
        let name = function.name.as_str();
        if public.of(name).is_some_and(|known| known.open == sums[name]) {
            places.clear();
        }
    }
    found
}

/// The findings in some modules.
#[derive(Default)]
struct Read {
    functions: usize,
    instructions: usize,
    jumps: usize,
    found: Vec<String>,
}

/// Examines functions; `judge` returns a function's open places.
fn read(
    functions: &[Function],
    crates: [&str; 2],
    subject: &Subject,
    variant: &Description,
    judge: impl Fn(&[&Function]) -> Vec<Places>,
) -> Result<Read, String> {
    let modules = subject.modules(variant);
    // The path may be anywhere in the name: functions of types count, and so do generic functions of other
    // crates instantiated for ours.
    let is_of =
        |f: &&Function| crates.iter().any(|c| modules.iter().any(|m| f.name.contains(&format!("{c}{m}"))));
    let functions: Vec<_> = functions.iter().filter(is_of).collect();
    let mut total = Read::default();
    for (function, open) in functions.iter().zip(judge(&functions)) {
        total.functions += 1;
        total.instructions += function.code.len();
        total.jumps +=
            function.code.iter().filter(|x| x.flow_control() == FlowControl::ConditionalBranch).count();
        let straight = function.name.contains("::kernel");
        let mut found = findings(&function.code, straight);
        if !straight {
            found.extend(open.into_iter().map(|(i, finding)| (i, format!("{finding:?} on data"))));
        }
        for (i, why) in found {
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

/// Forbidden instructions, by index.
fn findings(code: &[Instruction], straight: bool) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, String)> = Vec::new();
    for (i, x) in code.iter().enumerate() {
        if x.is_vsib() || x.mnemonic() == Mnemonic::Idiv || program::divides_floats(x) {
            found.push((i, "an instruction that takes its time".into()));
        }
        if access::selects(x) {
            found.push((i, "a load or a store selected by a vector".into()));
        }
        let is_index = x.memory_index() != Register::None;
        let goes_on = matches!(x.flow_control(), FlowControl::Next | FlowControl::Return);
        if straight && (!goes_on || is_index || matches!(x.mnemonic(), Mnemonic::Div | Mnemonic::Idiv)) {
            found.push((i, "not straight".into()));
        }
    }
    found
}

fn one(subject: &Subject, variant: &str, mistake: Option<Mistake>, read: &Read, tally: &mut Tally) {
    let case = format!("{} functions, {} jumps", read.functions, read.jumps);
    let outcome = Outcome {
        secrets: read.functions,
        instructions: read.instructions,
        found: read.found.first().map(|first| format!("{first} ({} in all)", read.found.len())),
        ..Outcome::default()
    };
    let observed = Observed { case, subject, variant, mistake, leaks: mistake.is_some() };
    tally.enter(Method::Code, &observed, &outcome);
}

#[cfg(test)]
mod tests {
    use iced_x86::{Decoder, DecoderOptions};

    use super::*;

    /// Returns a function that only returns.
    fn function(name: &str) -> Function {
        let code = Decoder::with_ip(64, &[0xc3], 0, DecoderOptions::NONE).into_iter().collect();
        Function { name: name.into(), address: 0, code }
    }

    #[test]
    fn a_variant_of_which_nothing_is_read_is_an_error() {
        let variant = cases::LANES.claimed().find(|v| v.name == "avx2").unwrap();
        let read = |name| {
            let none = |functions: &[&Function]| vec![Places::new(); functions.len()];
            read(&[function(name)], REAL, &cases::LANES, variant, none).map(|read| read.functions)
        };
        assert_eq!(read("limbwise_kernels::lanes::avx2::product::mul"), Ok(1));
        assert_eq!(
            read("<limbwise_kernels::lanes::avx2::Kernel as limbwise_kernels::lanes::Contract>::mul::opened"),
            Ok(1)
        );
        for other in ["limbwise_kernels::lanes::avx512f::mul", "limbwise_kernels_leaky::lanes::avx2::mul"] {
            assert!(read(other).unwrap_err().contains("lanes/avx2"));
        }
    }

    #[test]
    fn functions_of_a_name_have_to_have_exactly_what_is_known_to_be_public() {
        let name = "limbwise_kernels::lanes::avx2::product::mul";
        let (f, g) = (function(name), function(name));
        let found = |numbers: &str| {
            let public = Public::read(&format!("# why\n{numbers}  {name}\n")).unwrap();
            let each = judged(&[&f, &g], &public, |_| Places::from([(0, Finding::Jump)]));
            each.iter().map(Places::len).sum::<usize>()
        };
        assert_eq!(found("2 0 0"), 0);
        for other in ["1 0 0", "3 0 0", "2 1 0", "2 0 1"] {
            assert_eq!(found(other), 2, "{other}");
        }
    }
}
