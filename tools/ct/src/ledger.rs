//! The ledger of coverage: which instructions of the crates ran under watch, and why others did not.
//!
//! In scope is every function of this program that belongs to the crates, and every closure of a case, into which functions were inlined. An instruction
//! of them that no trace of a promise ran has to have a reason, or the run fails:
//!
//! - it only leads to a panic, which is a bug whatever it depends on;
//! - other parts of its function ran, and no jump of the function depends on data, as the code method reads it (`flow.rs`): lengths of other kinds,
//!   empty slices, the long form of a division of lengths;
//! - it is generated assembly, which is straight, as the code method checks;
//! - its function claims nothing or touches nothing secret, as the list of exceptions says by name.
//!
//! So a branch on a secret that no set of secrets provokes is seen by what lies behind it, which has never run, unless it looks to the code method like a branch on a
//! length too.

use std::collections::{BTreeMap, BTreeSet};

use iced_x86::{FlowControl, Instruction, Mnemonic};

use crate::program::{self, Function};
use crate::{flow, loops};

/// Reasons for what did not run.
mod exceptions;

/// What is known of all functions in scope.
pub(crate) struct Ledger {
    functions: Vec<Function>,
    /// Addresses in this program of what ran under watch.
    ran: BTreeSet<u64>,
    /// Functions that do not return, in the whole program.
    endless: BTreeSet<u64>,
}

/// A function, and its instructions by what became of them.
#[derive(Debug, Default)]
pub(crate) struct Account {
    pub(crate) name: String,
    pub(crate) all: usize,
    pub(crate) ran: usize,
    /// They lead to a panic only, or are never run: padding.
    pub(crate) panics: usize,
    /// They lie behind jumps that depend on no data, or are straight assembly.
    pub(crate) public: usize,
    /// Runs of instructions for which nothing is known, by their first.
    pub(crate) unexplained: Vec<(Instruction, usize)>,
}

impl Account {
    pub(crate) fn missing(&self) -> usize {
        self.unexplained.iter().map(|(_, count)| count).sum()
    }
}

/// The totals.
#[derive(Debug, Default)]
pub(crate) struct Totals {
    pub(crate) functions: usize,
    pub(crate) instructions: usize,
    pub(crate) ran: usize,
    pub(crate) panics: usize,
    pub(crate) public: usize,
    /// Instructions by the reason for which they need not have run.
    pub(crate) excused: BTreeMap<&'static str, usize>,
    pub(crate) unexplained: Vec<Account>,
    /// Exceptions that excuse nothing.
    pub(crate) idle: Vec<&'static str>,
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

    /// What has to be said of all functions.
    pub(crate) fn totals(&self) -> Totals {
        let mut totals = Totals::default();
        let mut used = BTreeSet::new();
        for function in &self.functions {
            let mut account = self.account(function);
            totals.functions += 1;
            totals.instructions += account.all;
            totals.ran += account.ran;
            totals.panics += account.panics;
            totals.public += account.public;
            let missing = account.missing();
            if missing == 0 {
                continue;
            }
            match exceptions::reason(&function.name, account.ran > 0) {
                Some((part, reason)) => {
                    used.insert(part);
                    *totals.excused.entry(reason).or_default() += missing;
                }
                None => {
                    account.name.clone_from(&function.name);
                    totals.unexplained.push(account);
                }
            }
        }
        totals.idle = exceptions::parts().filter(|part| !used.contains(part)).collect();
        totals
    }

    fn account(&self, function: &Function) -> Account {
        let code = &function.code;
        let returns = returns(code, |target| self.endless.contains(&target));
        let mut account = Account { all: code.len(), ..Account::default() };
        let mut goes_on = false;
        for (x, returns) in code.iter().zip(returns) {
            let ran = self.ran.contains(&x.ip());
            let padding = matches!(x.mnemonic(), Mnemonic::Nop | Mnemonic::Int3 | Mnemonic::Ud2);
            if ran {
                account.ran += 1;
            } else if !returns || padding {
                account.panics += 1;
            } else {
                match account.unexplained.last_mut().filter(|_| goes_on) {
                    Some((_, count)) => *count += 1,
                    None => account.unexplained.push((*x, 1)),
                }
            }
            goes_on = !ran && returns;
        }
        let straight = function.name.contains("::kernel");
        let jumps_on_data = || flow::look(code).values().any(|finding| *finding == flow::Finding::Jump);
        if straight || account.ran > 0 && account.missing() > 0 && !jumps_on_data() {
            account.public = account.missing();
            account.unexplained.clear();
        }
        account
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

/// Whether the function can return from each instruction.
fn returns(code: &[Instruction], endless: impl Fn(u64) -> bool) -> Vec<bool> {
    let blocks = loops::blocks(code);
    let (Some(first), Some(last)) = (code.first(), code.last()) else { return Vec::new() };
    let inside = first.ip()..=last.ip();
    // Whether a block comes to its end, and whether it leaves the function there.
    let ends = |x: &Instruction| match x.flow_control() {
        FlowControl::Return => true,
        // A jump to another function, which returns in place of this one.
        FlowControl::UnconditionalBranch => {
            !inside.contains(&x.near_branch_target()) && !endless(x.near_branch_target())
        }
        // A jump table's blocks are roots of their own: it may lead to any.
        FlowControl::IndirectBranch => true,
        _ => false,
    };
    let stops = |x: &Instruction| match x.flow_control() {
        FlowControl::Call => endless(x.near_branch_target()),
        FlowControl::Exception | FlowControl::Interrupt => true,
        _ => false,
    };
    let mut good = vec![false; blocks.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for (b, block) in blocks.iter().enumerate().rev() {
            if good[b] {
                continue;
            }
            let instructions = &code[block.instructions.clone()];
            let comes_through = !instructions.iter().any(&stops);
            let leaves = instructions.last().is_some_and(&ends);
            if comes_through && (leaves || block.successors.iter().any(|s| good[*s])) {
                good[b] = true;
                changed = true;
            }
        }
    }
    let mut result = vec![false; code.len()];
    for (b, block) in blocks.iter().enumerate() {
        // In a block that ends in a panic what stands before the call leads there too.
        for i in block.instructions.clone() {
            result[i] = good[b];
        }
    }
    result
}

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

    #[test]
    fn what_leads_to_a_panic_is_explained_and_what_did_not_run_is_not() {
        let panic = || function("core::panicking::panic", 0x2000, &[0x0f, 0x0b]);
        let mut ledger = ledger([function("limbwise::nowhere::f", 0x1000, &BRANCH), panic()]);
        let missing = |ledger: &Ledger| ledger.account(&ledger.functions[0]).missing();
        assert_eq!(missing(&ledger), 4);
        assert_eq!(ledger.totals().unexplained.len(), 1);
        // A jump on a length, of a function that ran: whatever lies behind it is explained.
        ledger.add(&BTreeSet::from([0x1000, 0x1003]));
        let account = ledger.account(&ledger.functions[0]);
        assert_eq!((account.missing(), account.public, account.panics), (0, 2, 2));
    }

    /// mov rax, [rdi + 8 rsi]; test rax, rax; je 0x100c; xor eax, eax; nop; ret
    const ON_DATA: [u8; 13] = [0x48, 0x8b, 0x04, 0xf7, 0x48, 0x85, 0xc0, 0x74, 0x03, 0x31, 0xc0, 0x90, 0xc3];

    #[test]
    fn what_lies_behind_a_jump_on_data_is_not_explained_until_it_runs() {
        let other = || function("limbwise::nowhere::g", 0x2000, &[0xc3]);
        let mut ledger = ledger([function("limbwise::nowhere::f", 0x1000, &ON_DATA), other()]);
        ledger.add(&BTreeSet::from([0x1000, 0x1004, 0x1007, 0x100c, 0x2000]));
        assert_eq!(ledger.account(&ledger.functions[0]).missing(), 1);
        assert_eq!(ledger.totals().unexplained.len(), 1);
        ledger.add(&BTreeSet::from([0x1009]));
        assert_eq!(ledger.totals().unexplained.len(), 0);
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
