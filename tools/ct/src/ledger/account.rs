//! What is known of a function: what of it ran under watch.

use std::collections::BTreeSet;

use iced_x86::{FlowControl, Instruction, Mnemonic};

use crate::loops;
use crate::program::Function;

/// A function, and its instructions by what became of them.
#[derive(Debug, Default)]
pub(crate) struct Account {
    pub(crate) all: usize,
    pub(crate) ran: usize,
    /// They lead to a panic only, or are never run: padding.
    pub(crate) panics: usize,
    pub(crate) missing: usize,
    /// The first that is missing.
    pub(crate) first: Option<Instruction>,
}

impl Account {
    /// `endless` are the functions that do not return.
    pub(crate) fn of(function: &Function, ran: &BTreeSet<u64>, endless: &BTreeSet<u64>) -> Account {
        let code = &function.code;
        let mut account = Account { all: code.len(), ..Account::default() };
        for (x, returns) in code.iter().zip(returns(code, |target| endless.contains(&target))) {
            let padding = matches!(x.mnemonic(), Mnemonic::Nop | Mnemonic::Int3 | Mnemonic::Ud2);
            if ran.contains(&x.ip()) {
                account.ran += 1;
            } else if !returns || padding {
                account.panics += 1;
            } else {
                account.missing += 1;
                account.first = account.first.or(Some(*x));
            }
        }
        account
    }
}

/// Whether the function can return from each instruction.
pub(super) fn returns(code: &[Instruction], endless: impl Fn(u64) -> bool) -> Vec<bool> {
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
