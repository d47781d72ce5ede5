//! Inserts mistakes into kernels. The prover must reject the mutants unless the mistake changes nothing.

use std::collections::BTreeSet;

use crate::code::{A64, Addition, Address, Carries, Code, Register, Source, Term, X86};

/// A kind of mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mistake {
    /// An instruction is removed.
    Deleted,
    /// Two neighbouring instructions are swapped.
    Swapped,
    /// A register is replaced by another one that the kernel uses.
    Register,
    /// An offset is increased or decreased by 8.
    Offset,
    /// A carry or borrow is added, removed or exchanged: `add` for `adc`, `adcx` for `adox`.
    Carry,
    /// The halves of a product, or the two choices of a selection, are exchanged.
    Half,
}

impl Mistake {
    /// All of them.
    pub const ALL: [Mistake; 6] = [
        Mistake::Deleted,
        Mistake::Swapped,
        Mistake::Register,
        Mistake::Offset,
        Mistake::Carry,
        Mistake::Half,
    ];
}

/// A kernel with a mistake.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// The mistake.
    pub mistake: Mistake,
    /// The index of the changed instruction.
    pub at: usize,
    /// The mutated kernel.
    pub code: Code,
}

/// An instruction whose parts can be exchanged.
trait Parts: Copy + PartialEq {
    fn registers(&mut self) -> Vec<&mut Register>;
    fn address(&mut self) -> Option<&mut Address>;
    /// The same instruction with other carries.
    fn other_carries(self) -> Vec<Self>;
    /// The same instruction with other halves.
    fn other_halves(self) -> Vec<Self>;
}

/// Returns every mutant of a kernel with these mistakes.
#[must_use]
pub fn mutants(code: &Code) -> Vec<Mutant> {
    match code {
        Code::X86(list) => all(list, Code::X86),
        Code::A64(list) => all(list, Code::A64),
    }
}

fn all<I: Parts>(list: &[I], code: fn(Vec<I>) -> Code) -> Vec<Mutant> {
    let used: BTreeSet<Register> =
        list.iter().flat_map(|i| { *i }.registers().into_iter().map(|r| *r).collect::<Vec<_>>()).collect();
    let used: Vec<Register> = used.into_iter().collect();
    let mut made = vec![];
    let mut make = |mistake, at, list| made.push(Mutant { mistake, at, code: code(list) });
    // The return is not moved.
    for at in 0..list.len() - 1 {
        let mut without = list.to_vec();
        without.remove(at);
        make(Mistake::Deleted, at, without);
        if at + 2 < list.len() && list[at] != list[at + 1] {
            let mut swapped = list.to_vec();
            swapped.swap(at, at + 1);
            make(Mistake::Swapped, at, swapped);
        }
        let mut with = |mistake, instruction: I| {
            if instruction != list[at] {
                let mut changed = list.to_vec();
                changed[at] = instruction;
                make(mistake, at, changed);
            }
        };
        let operands = { list[at] }.registers().len();
        for operand in 0..operands {
            let mut instruction = list[at];
            let register = &mut *instruction.registers()[operand];
            let place = used.iter().position(|r| r == register).unwrap_or(0);
            // Another register at each operand.
            *register = used[(place + 1 + (at + operand) % (used.len() - 1)) % used.len()];
            with(Mistake::Register, instruction);
        }
        for by in [-8, 8] {
            let mut instruction = list[at];
            if let Some(address) = instruction.address() {
                address.offset += by;
            }
            with(Mistake::Offset, instruction);
        }
        list[at].other_carries().into_iter().for_each(|instruction| with(Mistake::Carry, instruction));
        list[at].other_halves().into_iter().for_each(|instruction| with(Mistake::Half, instruction));
    }
    made
}

impl Source {
    fn register(&mut self) -> Option<&mut Register> {
        match self {
            Source::Register(register) => Some(register),
            Source::Memory(address) => Some(&mut address.base),
            Source::Constant(_) => None,
        }
    }

    fn address(&mut self) -> Option<&mut Address> {
        match self {
            Source::Memory(address) => Some(address),
            _ => None,
        }
    }
}

impl Parts for X86 {
    fn registers(&mut self) -> Vec<&mut Register> {
        let (registers, source) = match self {
            X86::Store { to, from } => (vec![&mut to.base, from], None),
            X86::Clear { to } | X86::Pop { to } => (vec![to], None),
            X86::Push { from } => (vec![from], None),
            X86::Mul { by } => (vec![], Some(by)),
            X86::Mulx { high, low, by } => (vec![high, low], Some(by)),
            X86::Move { to, from }
            | X86::Imul { to, by: from }
            | X86::Add { to, from, .. }
            | X86::Subtract { to, from, .. }
            | X86::IfCarry { to, from } => (vec![to], Some(from)),
            X86::Return => (vec![], None),
        };
        registers.into_iter().chain(source.and_then(Source::register)).collect()
    }

    fn address(&mut self) -> Option<&mut Address> {
        match self {
            X86::Store { to, .. } => Some(to),
            X86::Move { from, .. }
            | X86::Mul { by: from }
            | X86::Mulx { by: from, .. }
            | X86::Imul { by: from, .. }
            | X86::Add { from, .. }
            | X86::Subtract { from, .. }
            | X86::IfCarry { from, .. } => from.address(),
            X86::Clear { .. } | X86::Push { .. } | X86::Pop { .. } | X86::Return => None,
        }
    }

    fn other_carries(self) -> Vec<X86> {
        match self {
            X86::Add { kind, to, from } => {
                let kinds = match kind {
                    Addition::Add => [Addition::Adc, Addition::Adcx],
                    Addition::Adc => [Addition::Add, Addition::Adox],
                    Addition::Adcx => [Addition::Adox, Addition::Adc],
                    Addition::Adox => [Addition::Adcx, Addition::Add],
                };
                kinds.map(|kind| X86::Add { kind, to, from }).to_vec()
            }
            X86::Subtract { borrows, to, from } => vec![X86::Subtract { borrows: !borrows, to, from }],
            _ => vec![],
        }
    }

    fn other_halves(self) -> Vec<X86> {
        match self {
            X86::Mulx { high, low, by } => vec![X86::Mulx { high: low, low: high, by }],
            X86::IfCarry { to, from } => vec![X86::Move { to, from }],
            _ => vec![],
        }
    }
}

impl Parts for A64 {
    fn registers(&mut self) -> Vec<&mut Register> {
        let (registers, names) = match self {
            A64::Load { to, from, .. } => (vec![&mut from.base], vec![to]),
            A64::LoadPair { to: [a, b], from, .. } => (vec![&mut from.base], vec![a, b]),
            A64::Store { to, from, .. } => (vec![&mut to.base], vec![from]),
            A64::StorePair { to, from: [a, b], .. } => (vec![&mut to.base], vec![a, b]),
            A64::Move { to, from } => (vec![to], vec![from]),
            A64::MultiplyAdd { to, a, b, plus } => (vec![to], vec![a, b, plus]),
            A64::High { to, a, b } | A64::Select { to, a, b, .. } => (vec![to], vec![a, b]),
            A64::Double { to, high, low } => (vec![to], vec![high, low]),
            A64::Add { to, a, b, .. } | A64::Subtract { to, a, b, .. } => match b {
                Term::Register(b) => (vec![], vec![to, a, b]),
                Term::Constant(_) => (vec![], vec![to, a]),
            },
            A64::Return => (vec![], vec![]),
        };
        registers.into_iter().chain(names.into_iter().filter_map(Option::as_mut)).collect()
    }

    fn address(&mut self) -> Option<&mut Address> {
        match self {
            A64::Load { from, .. } | A64::LoadPair { from, .. } => Some(from),
            A64::Store { to, .. } | A64::StorePair { to, .. } => Some(to),
            _ => None,
        }
    }

    fn other_carries(self) -> Vec<A64> {
        let others =
            |Carries { takes, gives }| [Carries { takes: !takes, gives }, Carries { takes, gives: !gives }];
        match self {
            A64::Add { carries, to, a, b } => {
                others(carries).map(|carries| A64::Add { carries, to, a, b }).to_vec()
            }
            A64::Subtract { carries, to, a, b } => {
                others(carries).map(|carries| A64::Subtract { carries, to, a, b }).to_vec()
            }
            _ => vec![],
        }
    }

    fn other_halves(self) -> Vec<A64> {
        match self {
            A64::MultiplyAdd { to, a, b, plus: None } => vec![A64::High { to, a, b }],
            A64::High { to, a, b } => vec![A64::MultiplyAdd { to, a, b, plus: None }],
            A64::Select { to, a, b, set } => vec![A64::Select { to, a, b, set: !set }],
            A64::LoadPair { to: [a, b], from, indexing } => {
                vec![A64::LoadPair { to: [b, a], from, indexing }]
            }
            A64::StorePair { to, from: [a, b], indexing } => {
                vec![A64::StorePair { to, from: [b, a], indexing }]
            }
            _ => vec![],
        }
    }
}
