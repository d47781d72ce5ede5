//! The code that ran under observation, by addresses in this program.

use std::collections::BTreeSet;

use iced_x86::{FlowControl, Instruction};

/// The code that ran in the cases that make the promise.
#[derive(Debug, Default)]
pub(crate) struct Coverage {
    /// Instructions that were traced.
    pub(crate) traced: BTreeSet<u64>,
    /// The branches that were traced: their addresses and their targets.
    pub(crate) ways: BTreeSet<(u64, u64)>,
    /// Where the blocks begin in which secrets were tracked, without an error. Each ends with the next jump.
    pub(crate) followed: BTreeSet<u64>,
}

/// How an instruction was observed.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Watched {
    /// Its addresses and its division operands were compared between sets of secrets.
    pub(crate) traced: bool,
    /// Memcheck would have reported if its branch or its address depended on secrets.
    pub(crate) followed: bool,
}

impl Watched {
    pub(crate) fn any(self) -> bool {
        self.traced || self.followed
    }
}

impl Coverage {
    pub(crate) fn add(&mut self, other: Coverage) {
        self.traced.extend(other.traced);
        self.ways.extend(other.ways);
        self.followed.extend(other.followed);
    }

    /// Returns how each instruction of a function was observed.
    pub(super) fn of(&self, code: &[Instruction]) -> Vec<Watched> {
        let mut followed = false;
        let mut watched = Vec::with_capacity(code.len());
        for x in code {
            followed |= self.followed.contains(&x.ip());
            watched.push(Watched { traced: self.traced.contains(&x.ip()), followed });
            followed &= x.flow_control() == FlowControl::Next;
        }
        watched
    }

    /// Returns whether a conditional jump was traced in both directions.
    pub(super) fn went_both_ways(&self, x: &Instruction) -> bool {
        [x.next_ip(), x.near_branch_target()].iter().all(|to| self.ways.contains(&(x.ip(), *to)))
    }
}
