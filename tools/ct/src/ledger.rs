//! The ledger of coverage: which instructions of the crates ran under watch, and why others did not.
//!
//! In scope is every function of this program that belongs to the crates, and every closure of a case, into which functions were inlined. An instruction
//! of them that no trace of a promise ran has to have a reason, or the run fails:
//!
//! - it only leads to a panic, which is a bug whatever it depends on;
//! - it is generated assembly, which is straight, as the code method checks;
//! - its function touches no number, as the list of exceptions says by name;
//! - `public.txt` has the name of its function, the reason, and how many instructions of it never ran: no more, and no fewer.
//!
//! `public.txt` has as well how many jumps, addresses and divisions of the function look to the code method (`flow.rs`) as if they depended on data. So a
//! branch on a secret that no set of secrets provokes is seen twice: by what lies behind it, which never ran, and by itself.

use std::collections::{BTreeMap, BTreeSet};

use iced_x86::Instruction;

use crate::program::{self, Function};
use crate::public::{self, Counts, Flow, Public};

mod account;
/// Functions that touch no number.
mod exceptions;

use account::{Account, returns};

/// What is known of all functions in scope.
pub(crate) struct Ledger {
    functions: Vec<Function>,
    /// Addresses in this program of what ran under watch.
    ran: BTreeSet<u64>,
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
    /// Instructions by the reason for which they need not have run.
    pub(crate) excused: BTreeMap<String, usize>,
    /// Instructions without one.
    pub(crate) unexplained: usize,
    /// What is wrong.
    pub(crate) wrong: Vec<String>,
    /// What `public.txt` has to say, by the names of functions.
    pub(crate) needed: BTreeMap<String, Counts>,
}

impl Ledger {
    /// Reads this program.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub(crate) fn new() -> Result<Ledger, String> {
        let all: BTreeMap<_, _> = program::functions(|_| true)?.into_iter().map(|f| (f.address, f)).collect();
        let endless = endless(&all);
        let functions = all.into_values().filter(|f| in_scope(&f.name)).collect();
        Ok(Ledger { functions, ran: BTreeSet::new(), endless })
    }

    /// Counts what ran.
    pub(crate) fn add(&mut self, ran: &BTreeSet<u64>) {
        self.ran.extend(ran);
    }

    /// Whether an instruction of this kind is among those that ran.
    pub(crate) fn has(&self, ran: &BTreeSet<u64>, mnemonic: &str) -> bool {
        ran.iter().filter_map(|at| self.at(*at)).any(|x| format!("{:?}", x.mnemonic()).starts_with(mnemonic))
    }

    fn at(&self, address: u64) -> Option<&Instruction> {
        let function = self.functions.partition_point(|f| f.address <= address).checked_sub(1)?;
        let code = &self.functions[function].code;
        code.binary_search_by_key(&address, Instruction::ip).ok().map(|i| &code[i])
    }

    /// What has to be said of all functions, where so much is public.
    pub(crate) fn totals(&self, public: &Public) -> Totals {
        let mut totals = Totals::default();
        let mut excepted = BTreeSet::new();
        let mut first = BTreeMap::new();
        for function in &self.functions {
            let account = Account::of(function, &self.ran, &self.endless);
            totals.functions += 1;
            totals.instructions += account.all;
            totals.ran += account.ran;
            totals.panics += account.panics;
            if function.name.contains("::kernel") {
                totals.straight += account.missing;
                continue;
            }
            if let Some((part, reason)) = exceptions::reason(&function.name) {
                if account.missing > 0 {
                    excepted.insert(part);
                    *totals.excused.entry(reason.into()).or_default() += account.missing;
                }
                continue;
            }
            let counts = Counts { missing: account.missing, flow: Flow::of(&function.code) };
            if counts != Counts::default() {
                totals.needed.entry(function.name.clone()).or_default().add(counts);
                if let Some(x) = account.first {
                    first.entry(function.name.clone()).or_insert(x);
                }
            }
        }
        for (name, counts) in &totals.needed {
            match public.of(name) {
                Some(known) if known.counts == *counts && known.reason != public::UNREAD => {
                    *totals.excused.entry(known.reason.clone()).or_default() += counts.missing;
                }
                known => {
                    totals.unexplained += counts.missing;
                    let begins = first.get(name).map(|x| format!(", from {:#x} `{x}` on", x.ip()));
                    totals.wrong.push(format!(
                        "{name}: {}{}; {}",
                        public::words(counts),
                        begins.unwrap_or_default(),
                        known.map_or("public.txt has no such line".into(), |known| format!(
                            "public.txt has {} ({})",
                            public::words(&known.counts),
                            known.reason
                        ))
                    ));
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

/// Functions of the crates, of others that were made for them, and the closures of cases.
fn in_scope(name: &str) -> bool {
    let ours = ["limbwise::", "limbwise_kernels::", "limbwise_capi::"].iter().any(|own| name.contains(own));
    let case =
        name.starts_with("<limbwise_ct::real::cases::") || name.starts_with("limbwise_ct::real::cases::");
    if name.contains("limbwise_ct::") {
        // What it captures is prepared before; what runs under watch is inside.
        return case && name.contains("{closure");
    }
    ours
}

/// The functions that do not return: those that say so by their code, and what only calls them.
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

/// Where the search for functions that do not return begins: these leave by unwinding.
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
        Ledger { functions: all.into_values().collect(), ran: BTreeSet::new(), endless }
    }

    /// test rdi, rdi; je 0x1009; xor eax, eax; nop; ret; call 0x2000
    const BRANCH: [u8; 14] = [0x48, 0x85, 0xff, 0x74, 0x04, 0x31, 0xc0, 0x90, 0xc3, 0xe8, 0xf2, 0x0f, 0, 0];

    fn public(text: &str) -> Public {
        Public::read(text).unwrap()
    }

    /// What is wrong, but for exceptions that excuse nothing: here they have nothing to excuse.
    fn wrong(ledger: &Ledger, text: &str) -> Vec<String> {
        let wrong = ledger.totals(&public(text)).wrong.into_iter();
        wrong.filter(|text| !text.starts_with("the exception")).collect()
    }

    #[test]
    fn what_leads_to_a_panic_is_explained_and_what_did_not_run_has_to_be_public_exactly() {
        let panic = || function("core::panicking::panic", 0x2000, &[0x0f, 0x0b]);
        let mut ledger = ledger([function("limbwise::nowhere::f", 0x1000, &BRANCH), panic()]);
        ledger.functions.truncate(1);
        ledger.add(&BTreeSet::from([0x1000, 0x1003]));
        assert!(wrong(&ledger, "")[0].contains("no such line"));
        // The call of a panic and the padding before it are none of the two.
        assert_eq!(wrong(&ledger, "# why\n2 0 0 0  limbwise::nowhere::f\n"), Vec::<String>::new());
        for other in ["1 0 0 0", "3 0 0 0", "2 1 0 0", "2 0 1 0", "2 0 0 1"] {
            let text = format!("# why\n{other}  limbwise::nowhere::f\n");
            assert!(wrong(&ledger, &text)[0].contains("public.txt has"), "{other}");
        }
        let idle = wrong(&ledger, "# why\n2 0 0 0  limbwise::nowhere::f\n1 0 0 0  limbwise::nowhere::g\n");
        assert_eq!(idle.len(), 1);
        assert!(idle[0].contains("needs no excuse"));
        assert_eq!(wrong(&ledger, "# ?\n2 0 0 0  limbwise::nowhere::f\n").len(), 1);
    }

    /// mov rax, [rdi + 8 rsi]; test rax, rax; je 0x100c; xor eax, eax; nop; ret
    const ON_DATA: [u8; 13] = [0x48, 0x8b, 0x04, 0xf7, 0x48, 0x85, 0xc0, 0x74, 0x03, 0x31, 0xc0, 0x90, 0xc3];
    /// mov rax, [rdi + 8 rsi]; mov rax, [rdx + 8 rax]; ret
    const INDEX: [u8; 9] = [0x48, 0x8b, 0x04, 0xf7, 0x48, 0x8b, 0x04, 0xc2, 0xc3];

    #[test]
    fn a_jump_and_an_address_on_data_have_to_be_public_though_all_of_the_function_ran() {
        let mut ledger = ledger([
            function("limbwise::nowhere::f", 0x1000, &ON_DATA),
            function("limbwise::nowhere::g", 0x2000, &INDEX),
        ]);
        ledger.add(&BTreeSet::from([0x1000, 0x1004, 0x1007, 0x1009, 0x100c, 0x2000, 0x2004, 0x2008]));
        assert_eq!(wrong(&ledger, "").len(), 2);
        let text = "# why\n0 1 0 0  limbwise::nowhere::f\n0 0 1 0  limbwise::nowhere::g\n";
        assert_eq!(wrong(&ledger, text), Vec::<String>::new());
    }

    #[test]
    fn the_closures_of_cases_are_in_scope_and_their_preparation_is_not() {
        assert!(in_scope("limbwise_ct::real::cases::fixed::sums::<4>::{closure#0}"));
        assert!(in_scope("limbwise_kernels::lanes::ifma::product::mul"));
        assert!(in_scope("core::slice::sort::<limbwise::column::Column>"));
        assert!(!in_scope("limbwise_ct::real::cases::fixed::sums::<4>"));
        assert!(!in_scope("limbwise_ct::leaky::cases::fixed::sums::<4>::{closure#0}"));
        assert!(!in_scope("limbwise_kernels_leaky::lanes::ifma::product::mul"));
    }
}
