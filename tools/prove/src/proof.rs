//! The specifications and their proofs.
//!
//! *Products.* sum z\[i\] B^i - x y must be the zero polynomial, except for carries that are zero
//! (`vanish.rs`). For low products, it must be a multiple of B^n.
//!
//! *Reductions.* R = B^n. Let T be the number to reduce, t or z x; Q the quotients as limbs of one number, so
//! Q < R; and V the number of n + 1 limbs from which m is finally subtracted, with s its top limb. Depending
//! on the borrow b of that subtraction, each limb of z is a limb of V or of the difference D, which has n
//! limbs and d above them. Two identities are shown:
//!
//! ```text
//! R V = T + Q m        (1)
//! D + d R = V - m + b B R    (2)
//! ```
//!
//! The following conclusions hold for any T < R^2. If b = 1, then s is 0, since s - (a borrow) + B = d < B;
//! so D = V - m + R (B - d), which with 0 <= D < R says that d = B - 1, V < m: z = V is below m. If b = 0,
//! then V >= m, and by (1) V < R + m, thus d R <= D + d R = V - m < R: d is 0 and z = V - m. So z is
//! congruent to T / R modulo m and below R. If moreover T < R m then by (1) V < 2 m, and z < m.

use std::collections::BTreeMap;

use limbwise_asmgen::ir::Number;
use limbwise_asmgen::kernel::Operation;
use num_bigint::BigInt;

use crate::code::{Code, Refused, Result, ensure};
use crate::domain::Wide;
use crate::machine::{Machine, Region};
use crate::polynomial::{Monomial, Polynomial, Symbol, Total};
use crate::symbolic::Symbolic;
use crate::vanish::vanishes;

/// What was proved, and the size of the proof.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Proved {
    /// The number of limbs of an operand.
    pub limbs: usize,
    /// The number of instructions.
    pub instructions: usize,
    /// The number of equations between values.
    pub equations: usize,
    /// The number of carries that the code drops.
    pub carries: usize,
}

/// Proves that a kernel computes an operation for all inputs, with as many limbs as it writes.
///
/// # Errors
///
/// Returns an error if it does not, or if the prover cannot decide.
pub fn prove(code: &Code, operation: Operation) -> Result<Proved> {
    let limbs = limbs(code, operation)?;
    let mut proved = prove_apart(code, operation, limbs)?;
    if operation.in_place() {
        // The result may overwrite the factor.
        let same = run(code, operation, limbs, true)?;
        proved.carries += same.carries()?;
    }
    Ok(proved)
}

/// More limbs than any operand of a kernel has.
const MANY: usize = 200;

/// Returns the number of limbs of the operands, derived from the number of limbs of z that are written.
///
/// # Errors
///
/// Returns an error if the kernel violates the rules for kernels.
pub fn limbs(code: &Code, operation: Operation) -> Result<usize> {
    let region = |number: &Number| Region::new(*number, vec![Some(0); MANY]);
    let memory = operation.numbers().iter().map(region).collect();
    let arguments: Vec<usize> = (0..operation.numbers().len()).collect();
    let mut wide = Wide;
    let mut machine = Machine::new(&mut wide, code, memory, &arguments);
    machine.run(code)?;
    let written = machine.memory[0].written;
    let per_limb = operation.len(Number::Z, 1);
    if written == 0 || !written.is_multiple_of(per_limb) {
        return Err(Refused::new(format!("writes {written} limbs of z")));
    }
    Ok(written / per_limb)
}

fn prove_apart(code: &Code, operation: Operation, limbs: usize) -> Result<Proved> {
    let run = run(code, operation, limbs, false)?;
    let (instructions, equations) = (code.len(), run.symbolic.steps.len());
    Ok(Proved { limbs, instructions, equations, carries: run.carries()? })
}

/// A kernel that has run on symbols.
struct Run {
    symbolic: Symbolic,
    operation: Operation,
    limbs: usize,
    /// The limbs of each operand before the run.
    given: BTreeMap<Number, Vec<Symbol>>,
    /// The limbs of z after it.
    result: Vec<Symbol>,
}

fn run(code: &Code, operation: Operation, limbs: usize, same: bool) -> Result<Run> {
    let mut symbolic = Symbolic::new();
    let mut given = BTreeMap::new();
    let mut memory = vec![];
    let mut arguments = vec![];
    for number in operation.numbers() {
        if same && *number == Number::X {
            arguments.push(0);
            let z: &Vec<Symbol> = &given[&Number::Z];
            let z = z.clone();
            given.insert(Number::X, z);
            continue;
        }
        let len = operation.len(*number, limbs);
        let symbols: Vec<Symbol> = (0..len).map(|_| symbolic.unknown()).collect();
        if *number == Number::M {
            symbolic.set_modulus(symbols[0], symbols[1]);
        }
        let is_given = *number != Number::Z || operation.in_place();
        arguments.push(memory.len());
        memory.push(Region::new(*number, symbols.iter().map(|s| is_given.then_some(*s)).collect()));
        given.insert(*number, symbols);
    }
    let mut machine = Machine::new(&mut symbolic, code, memory, &arguments);
    machine.run(code)?;
    let z = &machine.memory[0].limbs[..operation.len(Number::Z, limbs)];
    let result: Option<Vec<Symbol>> = z.iter().copied().collect();
    let result = result.ok_or_else(|| Refused::new("does not write all of z"))?;
    Ok(Run { symbolic, operation, limbs, given, result })
}

impl Run {
    /// Proves the specification. Returns the number of carries that had to be zero.
    fn carries(&self) -> Result<usize> {
        match self.operation {
            Operation::Mul | Operation::MulLow | Operation::Sqr => self.product(),
            Operation::Redc | Operation::Mont => self.reduction(),
        }
    }

    fn product(&self) -> Result<usize> {
        let mut total = Total::default();
        self.add(&mut total, &self.result, 1, 0);
        let x = &self.given[&Number::X];
        let y = self.given.get(&Number::Y).unwrap_or(x);
        subtract_product(&mut total, x, y, 0);
        self.vanish(&total, if self.operation == Operation::MulLow { Some(self.limbs) } else { None })
    }

    fn reduction(&self) -> Result<usize> {
        let n = self.limbs;
        let symbolic = &self.symbolic;
        // The two possible values of z, and the borrow that selects one.
        let mut chosen = vec![];
        for z in &self.result {
            let choice = symbolic.choices.get(z).ok_or_else(|| Refused::new("a limb of z is not chosen"))?;
            chosen.push(match symbolic.opposite_of_borrow(choice.bit) {
                Some(borrow) => (borrow, choice.clear, choice.set),
                None => (choice.bit, choice.set, choice.clear),
            });
        }
        let borrow = chosen[0].0;
        ensure(
            chosen.iter().all(|(bit, ..)| *bit == borrow),
            "the limbs of z are not chosen by the same borrow",
        )?;
        let (kept, reduced): (Vec<Symbol>, Vec<Symbol>) = chosen.iter().map(|(_, v, d)| (*v, *d)).unzip();
        let top = symbolic.differences.get(&borrow);
        let top = top.ok_or_else(|| Refused::new("z is not chosen by the borrow of a subtraction"))?;
        ensure(symbolic.is_constant_zero(top.b), "m has a limb too many")?;
        let m = &self.given[&Number::M][1..];

        // (2), times 1.
        let mut total = Total::default();
        self.add(&mut total, &reduced, 1, 0);
        self.add(&mut total, &[top.rest], 1, n);
        self.add(&mut total, &kept, -1, 0);
        self.add(&mut total, &[top.a], -1, n);
        self.add(&mut total, m, 1, 0);
        self.add(&mut total, &[borrow], -1, n + 1);
        ensure(total.terms().next().is_none(), "what is chosen is not V or V - m")?;

        // (1).
        let mut total = Total::default();
        self.add(&mut total, &kept, 1, n);
        self.add(&mut total, &[top.a], 1, 2 * n);
        if self.operation == Operation::Redc {
            self.add(&mut total, &self.given[&Number::T], -1, 0);
        } else {
            subtract_product(&mut total, &self.given[&Number::Z], &self.given[&Number::X], 0);
        }
        let quotients: Vec<Symbol> = symbolic.quotients().collect();
        if quotients.len() != n {
            return Err(Refused::new(format!("{} limbs of the quotient", quotients.len())));
        }
        subtract_product(&mut total, &quotients, m, 0);
        for (monomial, equal) in symbolic.rules.iter().rev() {
            total.substitute(*monomial, equal);
        }
        self.vanish(&total, None)
    }

    /// Adds `factor B^limb` times the number with these limbs.
    fn add(&self, total: &mut Total, limbs: &[Symbol], factor: i128, limb: usize) {
        for (i, value) in limbs.iter().enumerate() {
            total.add(self.symbolic.equals(*value), factor, limb + i);
        }
    }

    /// Shows that a sum is zero, or with `modulo`, zero modulo that power of B.
    fn vanish(&self, total: &Total, modulo: Option<usize>) -> Result<usize> {
        let mut carries = 0;
        let modulus = modulo.map(|limbs| BigInt::from(1) << (64 * limbs));
        for (monomial, coefficient) in total.terms() {
            if modulus.as_ref().is_some_and(|modulus| (coefficient % modulus) == BigInt::ZERO) {
                continue;
            }
            let carry = monomial
                .symbol()
                .ok_or_else(|| Refused::new("a product is missing, or there is one too many"))?;
            ensure(
                vanishes(&self.symbolic, carry, 2 * self.limbs + 1),
                "a value is lost, or a carry that may not be zero",
            )?;
            carries += 1;
        }
        Ok(carries)
    }
}

/// Subtracts `B^limb` times the product of two numbers.
fn subtract_product(total: &mut Total, a: &[Symbol], b: &[Symbol], limb: usize) {
    for (i, a) in a.iter().enumerate() {
        for (j, b) in b.iter().enumerate() {
            total.add(&Polynomial::single(Monomial::product(*a, *b), 1), -1, limb + i + j);
        }
    }
}
