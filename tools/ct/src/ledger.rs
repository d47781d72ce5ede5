//! The ledger of coverage: which code of the crates ran under observation, and why code that did not run, or
//! seems to leak, does not leak.
//!
//! The ledger covers every function of this program that belongs to the crates, and every closure of a case,
//! because functions were inlined there. An instruction that ran in no case must be of one of these kinds: it
//! only leads to a panic, which is a bug in any case; it is in generated assembly, which the code method has
//! checked to be straight-line; it is harmless (see below); or its function is on one of two lists:
//!
//! - `exceptions.rs` names modules and kinds of functions that process no numbers;
//! - `public.txt` names the functions with *open places*, their number, and why the data on which they depend
//!   is public.
//!
//! An open place is a jump, an address or a division that seems to depend on data (`program/flow.rs`), for which no
//! method has shown that it does not depend on secrets: memcheck has not followed it, and the trace has not
//! compared its operands. In arithmetic code (`ARITHMETIC`), two more kinds of jumps are open: those that
//! were always taken in the same direction, and those that never ran in a function that memcheck cannot run.
//! A branch on a secret that no set of secrets triggers is therefore open in kernels for AVX-512; everywhere
//! else memcheck finds it. Code that never ran in a function without open places is harmless: the decisions
//! that lead to it are public, and it does not depend on data.

use std::collections::{BTreeMap, BTreeSet};

use iced_x86::Instruction;

use crate::program::{self, Function};

mod account;
mod coverage;
/// Functions that process no numbers.
mod exceptions;
pub(crate) mod public;

pub(crate) use account::Account;
use account::returns;
pub(crate) use coverage::Coverage;
use public::{Open, Public};

/// The code that computes with numbers.
const ARITHMETIC: &[&str] = &[
    "limbwise_kernels::",
    "limbwise::fixed::",
    "limbwise::limbs::",
    "limbwise::engine::barrel::",
    "limbwise::theory::prime::small::",
];

/// The code that computes with the primes of keys. These are not marked as secret for memcheck, because their
/// product, which is public, would then be secret, too.
const UNHIDDEN: &[&str] = &["limbwise::keys::", "limbwise_capi::keys::"];

/// The facts about all functions in scope.
pub(crate) struct Ledger {
    functions: Vec<Function>,
    /// The code that ran in the cases of the promise.
    pub(crate) coverage: Coverage,
    /// Functions that do not return, in the whole program.
    endless: BTreeSet<u64>,
}

/// The totals.
#[derive(Debug, Default)]
pub(crate) struct Totals {
    pub(crate) functions: usize,
    pub(crate) instructions: usize,
    pub(crate) ran: usize,
    pub(crate) panics: usize,
    pub(crate) straight: usize,
    /// Instructions that did not run, in functions without an open place.
    pub(crate) harmless: usize,
    /// The same in functions with open places and a reason, and those open places, by reason.
    pub(crate) excused: BTreeMap<String, (usize, usize)>,
    /// The same in functions without a reason.
    pub(crate) unexplained: (usize, usize),
    /// The errors.
    pub(crate) wrong: Vec<String>,
    /// The required contents of `public.txt`, by function name.
    pub(crate) needed: BTreeMap<String, Open>,
}

impl Ledger {
    /// Examines this program.
    ///
    /// # Errors
    ///
    /// Returns an error if it cannot be read.
    pub(crate) fn new() -> Result<Ledger, String> {
        let all: BTreeMap<_, _> = program::functions(|_| true)?.into_iter().map(|f| (f.address, f)).collect();
        let endless = endless(&all);
        let functions = all.into_values().filter(|f| in_scope(&f.name)).collect();
        Ok(Ledger { functions, coverage: Coverage::default(), endless })
    }

    /// Returns whether an instruction of this kind is among those that ran.
    pub(crate) fn has(&self, ran: &BTreeSet<u64>, mnemonic: &str) -> bool {
        ran.iter().filter_map(|at| self.at(*at)).any(|x| format!("{:?}", x.mnemonic()).starts_with(mnemonic))
    }

    fn at(&self, address: u64) -> Option<&Instruction> {
        let function = self.functions.partition_point(|f| f.address <= address).checked_sub(1)?;
        let code = &self.functions[function].code;
        code.binary_search_by_key(&address, Instruction::ip).ok().map(|i| &code[i])
    }

    /// Returns the account of a function.
    pub(crate) fn account(&self, function: &Function) -> Account {
        let unhidden = UNHIDDEN.iter().any(|path| program::is_below(&function.name, path));
        let every_jump = unhidden || is_arithmetic(&function.name);
        Account::of(function, &self.coverage, &self.endless, every_jump, unhidden)
    }

    /// Returns the totals over all functions, given `public`.
    pub(crate) fn totals(&self, public: &Public) -> Totals {
        let mut totals = Totals::default();
        let mut excepted = BTreeSet::new();
        // By function name: the instructions that did not run, and the first open places.
        let mut others = BTreeMap::<&str, (usize, Vec<String>)>::new();
        for function in &self.functions {
            let name = function.name.as_str();
            let account = self.account(function);
            totals.functions += 1;
            totals.instructions += account.all;
            totals.ran += account.ran;
            totals.panics += account.panics;
            if name.contains("::kernel") {
                totals.straight += account.missing;
            } else if let Some((part, reason)) = exceptions::reason(name) {
                if account.missing > 0 || !account.open.is_empty() {
                    excepted.insert(part);
                    let (missing, open) = totals.excused.entry(reason.into()).or_default();
                    (*missing, *open) = (*missing + account.missing, *open + account.open.len());
                }
            } else {
                let (missing, places) = others.entry(name).or_default();
                *missing += account.missing;
                if !account.open.is_empty() {
                    totals.needed.entry(name.to_owned()).or_default().add(account.open.values());
                    let place = |(i, what): (&usize, _)| {
                        let x = &function.code[*i];
                        format!("{what:?} {:#x} `{x}`", x.ip())
                    };
                    places.extend(account.open.iter().map(place));
                }
            }
        }
        for (name, (missing, places)) in others {
            let Some(open) = totals.needed.get(name) else {
                totals.harmless += missing;
                continue;
            };
            match public.of(name) {
                Some(known) if known.open == *open && known.reason != public::UNREAD => {
                    let excused = totals.excused.entry(known.reason.clone()).or_default();
                    *excused = (excused.0 + missing, excused.1 + open.all());
                }
                known => {
                    totals.unexplained.0 += missing;
                    totals.unexplained.1 += open.all();
                    let told = known.map_or("public.txt has no such line".into(), |known| {
                        format!("public.txt has {} ({})", known.open, known.reason)
                    });
                    totals.wrong.push(format!("{name}: {open} are open; {told}: {}", places.join("; ")));
                }
            }
        }
        let idle = public.names().filter(|name| !totals.needed.contains_key(*name));
        totals.wrong.extend(idle.map(|name| format!("{name}: public.txt excuses what needs no excuse")));
        let idle = exceptions::parts().filter(|part| !excepted.contains(part));
        totals.wrong.extend(idle.map(|part| format!("the exception {part:?} excuses nothing")));
        totals
    }
}

fn is_arithmetic(name: &str) -> bool {
    ARITHMETIC.iter().any(|path| program::is_below(name, path))
}

/// Returns the functions of the crates, functions of other crates instantiated for them, and the closures of
/// cases.
fn in_scope(name: &str) -> bool {
    let ours = ["limbwise::", "limbwise_kernels::", "limbwise_capi::"].iter().any(|own| name.contains(own));
    let case = name.starts_with("<limbwise_ct::cases::real::operations::")
        || name.starts_with("limbwise_ct::cases::real::operations::");
    if name.contains("limbwise_ct::") {
        // Captured values were prepared before; only the body of the closure is observed.
        return case && name.contains("{closure");
    }
    ours
}

/// Returns the functions that do not return, as their code shows, and the functions that only call those.
fn endless(all: &BTreeMap<u64, Function>) -> BTreeSet<u64> {
    let mut endless: BTreeSet<u64> = all
        .values()
        .filter(|f| NEVER.iter().any(|never| f.name.contains(never)))
        .map(|f| f.address)
        .collect();
    loop {
        let more: Vec<u64> = all
            .values()
            .filter(|f| !endless.contains(&f.address) && f.code.len() < 4096)
            .filter(|f| !returns(&f.code, |target| endless.contains(&target)).first().is_some_and(|r| *r))
            .map(|f| f.address)
            .collect();
        if more.is_empty() {
            return endless;
        }
        endless.extend(more);
    }
}

/// The functions where the search for functions that do not return begins: they leave by unwinding.
const NEVER: [&str; 5] = [
    "core::panicking::",
    "_Unwind_Resume",
    "rust_begin_unwind",
    "std::process::abort",
    "alloc::alloc::handle_alloc_error",
];

#[cfg(test)]
mod tests {
    use iced_x86::{Decoder, DecoderOptions};

    use super::*;

    fn function(name: &str, address: u64, bytes: &[u8]) -> Function {
        let code = Decoder::with_ip(64, bytes, address, DecoderOptions::NONE).into_iter().collect();
        Function { name: name.into(), address, code }
    }

    fn ledger(functions: [Function; 2]) -> Ledger {
        let all: BTreeMap<_, _> = functions.into_iter().map(|f| (f.address, f)).collect();
        let endless = endless(&all);
        Ledger { functions: all.into_values().collect(), coverage: Coverage::default(), endless }
    }

    /// test rdi, rdi; je 0x1009; xor eax, eax; nop; ret; call 0x2000
    const BRANCH: [u8; 14] = [0x48, 0x85, 0xff, 0x74, 0x04, 0x31, 0xc0, 0x90, 0xc3, 0xe8, 0xf2, 0x0f, 0, 0];

    /// mov rax, [rdi]; test rax, rax; je 0x100a; xor eax, eax; ret
    const ON_FIELD: [u8; 11] = [0x48, 0x8b, 0x07, 0x48, 0x85, 0xc0, 0x74, 0x02, 0x31, 0xc0, 0xc3];
    /// mov rax, [rdi + 8 rsi]; test rax, rax; je 0x100c; xor eax, eax; nop; ret
    const ON_DATA: [u8; 13] = [0x48, 0x8b, 0x04, 0xf7, 0x48, 0x85, 0xc0, 0x74, 0x03, 0x31, 0xc0, 0x90, 0xc3];
    /// mov rax, [rdi + 8 rsi]; mov rax, [rdx + 8 rax]; ret
    const INDEX: [u8; 9] = [0x48, 0x8b, 0x04, 0xf7, 0x48, 0x8b, 0x04, 0xc2, 0xc3];

    /// Returns the errors, except those for unused exceptions, which are expected here.
    fn wrong(ledger: &Ledger, text: &str) -> Vec<String> {
        let wrong = ledger.totals(&Public::read(text).unwrap()).wrong.into_iter();
        wrong.filter(|text| !text.starts_with("the exception")).collect()
    }

    fn trace(ledger: &mut Ledger, ran: &[u64], ways: &[(u64, u64)]) {
        ledger.coverage.traced.extend(ran);
        ledger.coverage.ways.extend(ways);
    }

    const F: &str = "limbwise_kernels::nowhere::f";

    /// Returns the function F and a panic function that it calls, which is out of scope.
    fn branching() -> Ledger {
        let panic = function("core::panicking::panic", 0x2000, &[0x0f, 0x0b]);
        let mut ledger = ledger([function(F, 0x1000, &BRANCH), panic]);
        ledger.functions.truncate(1);
        ledger
    }

    #[test]
    fn a_jump_beside_a_panic_is_decided_and_what_did_not_run_without_a_jump_is_harmless() {
        let mut ledger = branching();
        trace(&mut ledger, &[0x1000, 0x1003, 0x1005, 0x1007, 0x1008], &[(0x1003, 0x1005)]);
        assert_eq!(wrong(&ledger, ""), Vec::<String>::new());
        let panics = ledger.totals(&Public::read("").unwrap()).panics;
        assert_eq!(panics, 1, "the call");
    }

    #[test]
    fn in_arithmetic_a_jump_that_went_one_way_has_to_be_public_exactly_unless_memcheck_followed_it() {
        let open = || {
            let mut ledger = ledger([function(F, 0x1000, &ON_FIELD), function("f", 0x2000, &[0xc3])]);
            ledger.functions.truncate(1);
            trace(&mut ledger, &[0x1000, 0x1003, 0x1006], &[(0x1006, 0x1008)]);
            ledger
        };
        assert!(wrong(&open(), "")[0].contains("no such line"));
        assert_eq!(wrong(&open(), &format!("# why\n1 0 0  {F}\n")), Vec::<String>::new());
        for other in ["0 0 0", "2 0 0", "1 1 0", "1 0 1"] {
            assert!(
                wrong(&open(), &format!("# why\n{other}  {F}\n"))[0].contains("public.txt has"),
                "{other}"
            );
        }
        assert_eq!(wrong(&open(), &format!("# ?\n1 0 0  {F}\n")).len(), 1);
        let idle = wrong(&open(), &format!("# why\n1 0 0  {F}\n1 0 0  limbwise::nowhere::g\n"));
        assert!(idle.len() == 1 && idle[0].contains("needs no excuse"));
        let mut both = open();
        trace(&mut both, &[0x100a], &[(0x1006, 0x100a)]);
        assert_eq!(wrong(&both, ""), Vec::<String>::new());
        let mut followed = open();
        followed.coverage.followed.extend([0x1000]);
        assert_eq!(wrong(&followed, ""), Vec::<String>::new());
        let mut elsewhere = open();
        elsewhere.functions[0].name = "limbwise::operation::f".into();
        assert_eq!(wrong(&elsewhere, ""), Vec::<String>::new());
    }

    #[test]
    fn the_code_of_keys_counts_as_not_followed() {
        for (name, is_open) in [("limbwise::keys::crt::f", true), ("limbwise::operation::f", false)] {
            let mut ledger = ledger([function(name, 0x1000, &ON_FIELD), function("f", 0x2000, &[0xc3])]);
            ledger.functions.truncate(1);
            trace(&mut ledger, &[0x1000, 0x1003, 0x1006], &[(0x1006, 0x1008)]);
            ledger.coverage.followed.extend([0x1000]);
            assert_eq!(wrong(&ledger, "").len(), usize::from(is_open), "{name}");
        }
    }

    #[test]
    fn what_looks_as_if_it_depended_on_data_is_open_until_memcheck_has_followed_it() {
        let [f, g] = ["limbwise::nowhere::f", "limbwise::nowhere::g"];
        let mut ledger = ledger([function(f, 0x1000, &ON_DATA), function(g, 0x2000, &INDEX)]);
        // The branch went both ways, and all instructions ran.
        let ran = [0x1000, 0x1004, 0x1007, 0x1009, 0x100b, 0x100c, 0x2000, 0x2004, 0x2008];
        trace(&mut ledger, &ran, &[(0x1007, 0x1009), (0x1007, 0x100c)]);
        assert_eq!(wrong(&ledger, "").len(), 2);
        let text = format!("# why\n1 0 0  {f}\n0 1 0  {g}\n");
        assert_eq!(wrong(&ledger, &text), Vec::<String>::new());
        // Memcheck followed the instructions up to the jump, and all of the other function.
        ledger.coverage.followed.extend([0x1000, 0x2000]);
        assert_eq!(wrong(&ledger, ""), Vec::<String>::new());
    }

    #[test]
    fn no_exception_excuses_arithmetic() {
        for name in [
            "limbwise_kernels::lanes::ifma::sqr::square",
            "<limbwise_kernels::lanes::ifma::Kernel as limbwise_kernels::lanes::Contract>::mul",
            "limbwise_kernels::lanes::pow::<impl limbwise_kernels::lanes::plan::Plan>::pow::{{closure}}",
            "limbwise::fixed::Fixed<_>::mul",
            "<limbwise::fixed::Fixed<_> as core::cmp::PartialEq>::eq",
            "<limbwise::fixed::Fixed<_> as core::ops::drop::Drop>::drop",
            "limbwise::limbs::compare",
        ] {
            assert!(is_arithmetic(name) && exceptions::reason(name).is_none(), "{name}");
        }
    }

    #[test]
    fn the_closures_of_cases_are_in_scope_and_their_preparation_is_not() {
        assert!(in_scope("limbwise_ct::cases::real::operations::fixed::sums::<4>::{closure#0}"));
        assert!(in_scope("limbwise_kernels::lanes::ifma::product::mul"));
        assert!(in_scope("core::slice::sort::<limbwise::values::column::Column>"));
        assert!(!in_scope("limbwise_ct::cases::real::operations::fixed::sums::<4>"));
        assert!(!in_scope("limbwise_ct::cases::leaky::operations::fixed::sums::<4>::{closure#0}"));
        assert!(!in_scope("limbwise_kernels_leaky::lanes::ifma::product::mul"));
    }
}
