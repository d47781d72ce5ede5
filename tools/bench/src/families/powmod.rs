//! Modular powers by the library's [`Powmod`], on whole columns: conversions and R^2 are included, and
//! every row has a base, an exponent and a modulus of its own.

use std::hint::black_box;
use std::rc::Rc;

use limbwise::{Column, Powmod};
use limbwise_kernels::cpu::Features;
use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::case::{Case, Contestant, Error, Spec, Unit, Work};
use crate::inputs::Inputs;
use crate::numbers::padded;
use crate::processors::processors;
use crate::rivals;

const SIZES: [usize; 5] = [1024, 2048, 3072, 4096, 8192];

/// Rows in whole batches for each of two threads.
const WHOLE: usize = 32;

/// Full-size exponents are secret; 65537 is public. One row alone is where a batch would be
/// wasted.
pub(crate) fn specs() -> Vec<Spec> {
    let secret = SIZES.map(|size| Spec { family: "powmod", op: "powmod", size, build: secret });
    let public = SIZES.map(|size| Spec { family: "powmod", op: "powmod_public_65537", size, build: public });
    let one = SIZES.map(|size| Spec { family: "powmod", op: "powmod_one_row", size, build: one_row });
    secret.into_iter().chain(public).chain(one).collect()
}

fn secret(spec: &Spec) -> Result<Case, Error> {
    // A run takes some milliseconds.
    full_size(spec, (262_144 / spec.size).next_multiple_of(WHOLE))
}

fn one_row(spec: &Spec) -> Result<Case, Error> {
    full_size(spec, 1)
}

fn full_size(spec: &Spec, rows: usize) -> Result<Case, Error> {
    let mut rng = StdRng::seed_from_u64(spec.size as u64);
    let limbs = spec.size / 64;
    let exp = random(&mut rng, rows, limbs)?;
    let powmod = Powmod::new().exp_bits(spec.size);
    case(spec, inputs(&mut rng, exp, limbs)?, powmod)
}

fn public(spec: &Spec) -> Result<Case, Error> {
    let rows = (1_048_576 / spec.size).next_multiple_of(WHOLE);
    let mut rng = StdRng::seed_from_u64(spec.size as u64);
    let exp = Column::from_limbs(vec![65537; rows], 1)?;
    let powmod = Powmod::new().public_exponent();
    case(spec, inputs(&mut rng, exp, spec.size / 64)?, powmod)
}

/// Odd moduli of full length and bases below them.
fn inputs(rng: &mut StdRng, exp: Column, limbs: usize) -> Result<Inputs, Error> {
    const TOP: u64 = 1 << 63;
    let mut modulus = random(rng, exp.len(), limbs)?;
    for row in modulus.rows_mut() {
        row[0] |= 1;
        row[limbs - 1] |= TOP;
    }
    let mut base = random(rng, exp.len(), limbs)?;
    for row in base.rows_mut() {
        row[limbs - 1] &= !TOP;
    }
    Ok(Inputs { base, exp, modulus })
}

fn random(rng: &mut StdRng, rows: usize, limbs: usize) -> Result<Column, Error> {
    Ok(Column::from_limbs((0..rows * limbs).map(|_| rng.next_u64()).collect(), limbs)?)
}

fn case(spec: &Spec, inputs: Inputs, powmod: Powmod<'static>) -> Result<Case, Error> {
    let inputs = Rc::new(inputs);
    let processors = processors()?;
    let best = processors[0];
    let mut contestants = vec![ours(&inputs, &powmod, best, None)];
    if inputs.modulus.len() > 1 {
        contestants.push(ours(&inputs, &powmod, best, ThreadPoolBuilder::new().num_threads(2).build().ok()));
    }
    // What processors without the best instructions get, where a run of it is not too long.
    if spec.size <= 2048 {
        let others = processors[1..].iter().rev();
        contestants.extend(others.map(|processor| ours(&inputs, &powmod, *processor, None)));
    }
    contestants.extend(rivals::powmod(&inputs));
    Ok(Case {
        family: spec.family,
        op: spec.op,
        size: spec.size,
        unit: Unit::Bits,
        bytes: None,
        expected: expected(&inputs),
        contestants,
    })
}

/// By num-bigint, which is a rival too: what is compared is two programs that share no code.
fn expected(inputs: &Inputs) -> Vec<u64> {
    let (base, exp, modulus) =
        (inputs.base.to_biguints(), inputs.exp.to_biguints(), inputs.modulus.to_biguints());
    let powers: Vec<BigUint> =
        base.iter().zip(&exp).zip(&modulus).map(|((b, e), m)| b.modpow(e, m)).collect();
    padded(powers.iter().map(BigUint::to_u64_digits), inputs.modulus.limbs())
}

/// On the current thread, or in a pool.
fn ours(
    inputs: &Rc<Inputs>,
    powmod: &Powmod<'static>,
    (variant, features): (&'static str, Features),
    pool: Option<ThreadPool>,
) -> Contestant {
    Contestant {
        variant: variant.to_string(),
        ours: true,
        threads: pool.as_ref().map_or(1, ThreadPool::current_num_threads),
        batch: inputs.modulus.len(),
        bound_cycles: None,
        work: Box::new(Ours { inputs: inputs.clone(), powmod: *powmod, features, pool }),
    }
}

struct Ours {
    inputs: Rc<Inputs>,
    powmod: Powmod<'static>,
    features: Features,
    pool: Option<ThreadPool>,
}

impl Ours {
    fn powers(&self) -> Column {
        let Inputs { base, exp, modulus } = &*self.inputs;
        let (features, powers) = (self.features, self.powmod.operation(base, exp));
        let run = || powers.once_with(features, modulus, |modulus| powers.run(modulus));
        let powers = match &self.pool {
            Some(pool) => pool.install(run),
            None => run(),
        };
        powers.unwrap_or_else(|error| panic!("the inputs of the case are refused: {error}"))
    }
}

impl Work for Ours {
    fn answer(&mut self) -> Vec<u64> {
        self.powers().into_limbs()
    }

    fn run(&mut self, times: usize) {
        for _ in 0..times {
            black_box(self.powers());
        }
    }
}
