//! The account of a function: which parts ran under observation, and at which places it could leak unnoticed.

use std::collections::{BTreeMap, BTreeSet};

use iced_x86::{FlowControl, Instruction, Mnemonic};

use super::coverage::{Coverage, Watched};
use crate::program::flow::{self, Finding};
use crate::program::{Function, loops};

/// A function with its instructions, classified by how they were observed.
#[derive(Debug, Default)]
pub(crate) struct Account {
    pub(crate) all: usize,
    pub(crate) ran: usize,
    /// Instructions that only lead to a panic, or never run because they are padding.
    pub(crate) panics: usize,
    pub(crate) missing: usize,
    /// Open places, by the indices of their instructions.
    pub(crate) open: BTreeMap<usize, Finding>,
}

impl Account {
    /// Creates the account. `endless` are the functions that do not return. If `every_jump` is set, an
    /// undecided jump is open even if it does not seem to depend on data. If `unhidden` is set, the secrets
    /// of the function were not marked, so taint tracking has not followed it.
    pub(crate) fn of(
        function: &Function,
        coverage: &Coverage,
        endless: &BTreeSet<u64>,
        every_jump: bool,
        unhidden: bool,
    ) -> Account {
        let code = &function.code;
        let endless = |target| endless.contains(&target);
        let returns = returns(code, endless);
        let mut watched = coverage.of(code);
        watched.iter_mut().for_each(|watched| watched.followed &= !unhidden);
        let found = flow::look(code);
        let is_followed = watched.iter().any(|watched| watched.followed);
        let at: BTreeMap<u64, usize> = code.iter().enumerate().map(|(i, x)| (x.ip(), i)).collect();
        let panics = |target: u64| at.get(&target).map_or_else(|| endless(target), |i| !returns[*i]);
        let mut account = Account { all: code.len(), ..Account::default() };
        for (i, (x, watched)) in code.iter().zip(watched).enumerate() {
            let padding = matches!(x.mnemonic(), Mnemonic::Nop | Mnemonic::Int3 | Mnemonic::Ud2);
            if watched.any() {
                account.ran += 1;
            } else if !returns[i] || padding {
                account.panics += 1;
                continue;
            } else {
                account.missing += 1;
            }
            let looks = found.get(&i).copied().filter(|finding| !settled(*finding, watched));
            let undecided = || {
                every_jump && (watched.traced || !is_followed) && is_undecided(x, watched, coverage, panics)
            };
            if let Some(finding) = looks.or_else(|| undecided().then_some(Finding::Jump)) {
                account.open.insert(i, finding);
            }
        }
        account
    }
}

/// Returns whether a method has shown that a place that seems to depend on data does not depend on secrets:
/// memcheck for a jump or an address; the trace, which compares operands, for a division.
fn settled(finding: Finding, watched: Watched) -> bool {
    match finding {
        Finding::Jump | Finding::Address => watched.followed,
        Finding::Division => watched.traced,
    }
}

/// Returns whether it is unknown what a jump would do with other secrets: memcheck has not followed it, and
/// it always went the same way or did not run. A jump whose other direction only leads to a panic is decided,
/// because a panic is a bug.
fn is_undecided(
    x: &Instruction,
    watched: Watched,
    coverage: &Coverage,
    panics: impl Fn(u64) -> bool,
) -> bool {
    if watched.followed {
        return false;
    }
    match x.flow_control() {
        FlowControl::ConditionalBranch => {
            !coverage.went_both_ways(x) && ![x.next_ip(), x.near_branch_target()].into_iter().any(panics)
        }
        FlowControl::IndirectBranch => !watched.traced,
        _ => false,
    }
}

/// Returns whether the function can return from each instruction.
pub(super) fn returns(code: &[Instruction], endless: impl Fn(u64) -> bool) -> Vec<bool> {
    let blocks = loops::blocks(code);
    let (Some(first), Some(last)) = (code.first(), code.last()) else { return Vec::new() };
    let inside = first.ip()..=last.ip();
    // For each block, whether it runs to its end, and whether it leaves the function there.
    let ends = |x: &Instruction| match x.flow_control() {
        FlowControl::Return => true,
        // A tail call: a jump to another function, which returns in place of this one.
        FlowControl::UnconditionalBranch => {
            !inside.contains(&x.near_branch_target()) && !endless(x.near_branch_target())
        }
        // The blocks that a jump table leads to count as entries, because the table's edges are unknown.
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
        // In a block that ends in a panic, the instructions before the call lead there, too.
        for i in block.instructions.clone() {
            result[i] = good[b];
        }
    }
    result
}
