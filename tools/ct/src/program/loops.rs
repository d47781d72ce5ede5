//! The innermost loops of a function: basic blocks, dominators, back edges (the textbook's natural loops).

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use iced_x86::{FlowControl, Instruction, Mnemonic};

/// Instructions that run one after another, and the blocks that may follow them.
pub(crate) struct Block {
    pub(crate) instructions: Range<usize>,
    pub(crate) successors: Vec<usize>,
}

/// Returns the blocks of each innermost loop, as ranges of instructions.
pub(crate) fn innermost(code: &[Instruction]) -> Vec<Vec<Range<usize>>> {
    let blocks = blocks(code);
    let loops = natural_loops(&blocks);
    let inner = loops.iter().filter(|(head, body)| !loops.keys().any(|h| h != *head && body.contains(h)));
    inner.map(|(_, body)| body.iter().map(|b| blocks[*b].instructions.clone()).collect()).collect()
}

/// Returns the blocks of a function, in order.
pub(crate) fn blocks(code: &[Instruction]) -> Vec<Block> {
    let at: BTreeMap<u64, usize> = code.iter().enumerate().map(|(i, x)| (x.ip(), i)).collect();
    let target = |x: &Instruction| match x.flow_control() {
        FlowControl::UnconditionalBranch | FlowControl::ConditionalBranch => {
            at.get(&x.near_branch_target()).copied()
        }
        _ => None,
    };
    let falls_through = |x: &Instruction| {
        !matches!(
            x.flow_control(),
            FlowControl::UnconditionalBranch
                | FlowControl::IndirectBranch
                | FlowControl::Return
                | FlowControl::Exception
        )
    };
    let mut starts = BTreeSet::from([0]);
    for (i, x) in code.iter().enumerate() {
        starts.extend(target(x));
        if x.flow_control() != FlowControl::Next && x.flow_control() != FlowControl::Call {
            starts.insert(i + 1);
        }
    }
    let starts: Vec<usize> = starts.into_iter().filter(|i| *i < code.len()).collect();
    let block_of = |i: usize| starts.partition_point(|s| *s <= i) - 1;
    let ends = starts[1..].iter().copied().chain([code.len()]);
    starts
        .iter()
        .zip(ends)
        .map(|(start, end)| {
            let last = &code[end - 1];
            let next = (falls_through(last) && end < code.len()).then_some(end);
            let mut successors: Vec<_> = target(last).into_iter().chain(next).map(block_of).collect();
            if is_padding(code, *start) {
                successors.clear();
            }
            Block { instructions: *start..end, successors }
        })
        .collect()
}

/// Alignment padding after a jump never runs, and would look like an entry to the loop.
fn is_padding(code: &[Instruction], start: usize) -> bool {
    let after_jump = start > 0 && code[start - 1].flow_control() == FlowControl::UnconditionalBranch;
    after_jump && code[start].mnemonic() == Mnemonic::Nop
}

/// The heads and bodies of the loops. If a jump table hides edges, blocks without a visible predecessor count
/// as entries.
pub(crate) fn natural_loops(blocks: &[Block]) -> BTreeMap<usize, BTreeSet<usize>> {
    let count = blocks.len();
    let mut before = vec![Vec::new(); count];
    for (b, block) in blocks.iter().enumerate() {
        for s in &block.successors {
            before[*s].push(b);
        }
    }
    let (mut entries, mut reached) = (BTreeSet::new(), BTreeSet::new());
    for b in 0..count {
        if reached.contains(&b) {
            continue;
        }
        entries.insert(b);
        let mut open = vec![b];
        while let Some(b) = open.pop() {
            if reached.insert(b) {
                open.extend(&blocks[b].successors);
            }
        }
    }
    // A block is dominated by itself and by every block that dominates all of its predecessors.
    let mut dominators = vec![vec![true; count]; count];
    let mut changed = true;
    while changed {
        changed = false;
        for b in 0..count {
            let by =
                |d: usize| b == d || !entries.contains(&b) && before[b].iter().all(|p| dominators[*p][d]);
            let new: Vec<bool> = (0..count).map(by).collect();
            if new != dominators[b] {
                dominators[b] = new;
                changed = true;
            }
        }
    }
    let mut loops: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    for (latch, block) in blocks.iter().enumerate() {
        for head in block.successors.iter().filter(|head| dominators[latch][**head]) {
            let body = loops.entry(*head).or_insert_with(|| BTreeSet::from([*head]));
            let mut open = vec![latch];
            while let Some(b) = open.pop() {
                if body.insert(b) {
                    open.extend(&before[b]);
                }
            }
        }
    }
    loops
}

#[cfg(test)]
mod tests {
    use iced_x86::{Decoder, DecoderOptions};

    use super::*;

    fn decode(bytes: &[u8]) -> Vec<Instruction> {
        Decoder::with_ip(64, bytes, 0x1000, DecoderOptions::NONE).into_iter().collect()
    }

    #[test]
    fn a_loop_is_found_and_straight_code_is_none() {
        // dec eax; jnz -4; ret
        assert_eq!(innermost(&decode(&[0xff, 0xc8, 0x75, 0xfc, 0xc3])), vec![vec![0..2]]);
        assert!(innermost(&decode(&[0xff, 0xc8, 0xc3])).is_empty());
        // A loop that is entered in the middle: jmp +2; dec ecx; dec eax; jnz -6; ret. Its head is `dec eax`.
        let entered = decode(&[0xeb, 0x02, 0xff, 0xc9, 0xff, 0xc8, 0x75, 0xfa, 0xc3]);
        assert_eq!(innermost(&entered), vec![vec![1..2, 2..4]]);
        // The same with padding behind the jump.
        let padded = decode(&[0xeb, 0x03, 0x90, 0xff, 0xc9, 0xff, 0xc8, 0x75, 0xfa, 0xc3]);
        assert_eq!(innermost(&padded), vec![vec![2..3, 3..5]]);
    }

    #[test]
    fn of_nested_loops_the_inner_one_counts() {
        // 0: nop; 1: dec eax; 3: jnz 1; 5: dec ecx; 7: jnz 0; ret
        let nested = decode(&[0x90, 0xff, 0xc8, 0x75, 0xfc, 0xff, 0xc9, 0x75, 0xf7, 0xc3]);
        assert_eq!(innermost(&nested), vec![vec![1..3]]);
    }
}
