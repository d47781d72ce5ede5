//! Register allocation. A kernel is straight-line code, so a virtual register is live from the first
//! instruction that names it to the last. It is assigned the first free processor register in the order of
//! preference.
//!
//! There is no spilling: kernels must be written so that they do not need more registers than available.

use std::fmt;

use crate::build::Build;
use crate::ir::{Instruction, Physical, Role, Virtual};

/// The instructions of a kernel, with processor registers.
#[derive(Debug)]
pub struct Allocated {
    /// The instructions.
    pub list: Vec<Instruction<Physical>>,
    /// The contents of each used register over time, in the order of first use.
    pub holds: Vec<(Physical, Vec<&'static str>)>,
}

/// No register is free.
#[derive(Debug, PartialEq, Eq)]
pub struct Full {
    /// The instruction for which no register is free.
    pub at: usize,
    /// The value to be stored.
    pub what: &'static str,
}

impl fmt::Display for Full {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no register is free for {} at instruction {}", self.what, self.at)
    }
}

impl std::error::Error for Full {}

/// The first and the last instruction that name a register.
#[derive(Clone, Copy)]
struct Life {
    from: usize,
    to: usize,
}

/// # Errors
///
/// Returns [`Full`] if more values are live than there are registers.
///
/// # Panics
///
/// Panics if an instruction reads a register that no instruction has written.
pub fn allocate(build: &Build) -> Result<Allocated, Full> {
    let lives = lives(build);
    let pinned: Vec<(usize, Physical)> =
        build.registers.iter().enumerate().filter_map(|(v, (_, pin))| Some((v, (*pin)?))).collect();
    let mut owner: Vec<Option<Virtual>> = vec![None; build.target.registers.len()];
    let mut place: Vec<Option<Physical>> = vec![None; build.registers.len()];
    let mut holds: Vec<(Physical, Vec<&'static str>)> = vec![];
    let mut give = |v: Virtual, p: Physical, owner: &mut Vec<Option<Virtual>>| {
        owner[p.0] = Some(v);
        let what = build.registers[v.0].0;
        match holds.iter_mut().find(|(r, _)| *r == p) {
            None => holds.push((p, vec![what])),
            Some((_, all)) if !all.contains(&what) => all.push(what),
            Some(_) => {}
        }
        place[v.0] = Some(p);
        p
    };
    for v in build.arguments() {
        let p = build.registers[v.0].1.expect("arguments are pinned");
        give(v, p, &mut owner);
    }
    let mut list = vec![];
    for (at, instruction) in build.list.iter().enumerate() {
        let mut full = None;
        let mut here: Vec<(Virtual, Physical)> = vec![];
        list.push(instruction.map(|v, role| {
            if role != Role::Write {
                let p =
                    Physical(owner.iter().position(|o| *o == Some(v)).expect("written before it is read"));
                here.push((v, p));
                return p;
            }
            if let Some(p) = owner.iter().position(|o| *o == Some(v)) {
                return Physical(p);
            }
            // A register read for the last time becomes free for the result.
            for o in &mut owner {
                if o.is_some_and(|v| lives[v.0].to <= at && here.iter().any(|(h, _)| *h == v)) {
                    *o = None;
                }
            }
            let wanted = |p: usize| {
                let reserved = |(other, pin): &(usize, Physical)| {
                    pin.0 == p
                        && *other != v.0
                        && lives[*other].from <= lives[v.0].to
                        && lives[*other].to > at
                };
                owner[p].is_none() && !pinned.iter().any(reserved)
            };
            let found = match build.registers[v.0].1 {
                Some(p) => Some(p.0).filter(|p| owner[*p].is_none()),
                None => build.target.usable.iter().copied().find(|p| wanted(*p)),
            };
            let Some(p) = found else {
                full = Some(Full { at, what: build.registers[v.0].0 });
                return Physical(0);
            };
            give(v, Physical(p), &mut owner)
        }));
        if let Some(full) = full {
            return Err(full);
        }
        for o in &mut owner {
            if o.is_some_and(|v| lives[v.0].to <= at) {
                *o = None;
            }
        }
    }
    // Copies of a register to itself are dropped.
    list.retain(|instruction| !matches!(instruction, Instruction::Move { to, from } if to == from));
    Ok(Allocated { list, holds })
}

fn lives(build: &Build) -> Vec<Life> {
    let mut lives = vec![Life { from: usize::MAX, to: 0 }; build.registers.len()];
    for v in build.arguments() {
        lives[v.0].from = 0;
    }
    for (at, instruction) in build.list.iter().enumerate() {
        instruction.visit(|v, _| {
            let life = &mut lives[v.0];
            life.from = life.from.min(at);
            life.to = at;
        });
    }
    lives
}
