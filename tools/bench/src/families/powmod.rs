//! Modular powers of whole columns with the library's [`Powmod`], including conversions and R^2. Every row
//! has its own base, exponent and modulus.

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

/// The number of rows in a full batch.
const WHOLE: usize = 16;

/// The sizes that are also computed by several threads.
const SHARED: [usize; 3] = [1024, 2048, 4096];

/// Small numbers of rows of [`FEW_BITS`] bits, up to where batches are full.
const FEW: [usize; 8] = [1, 2, 3, 4, 6, 8, 12, 16];
const FEW_BITS: usize = 2048;

/// Full-size exponents are secret; 65537 is public. For a single row, or a few, a full batch would be a
/// waste.
pub(crate) fn specs() -> Vec<Spec> {
    let secret = SIZES.map(|size| Spec { family: "powmod", op: "powmod", size, build: secret });
    let public = SIZES.map(|size| Spec { family: "powmod", op: "powmod_public_65537", size, build: public });
    let one = SIZES.map(|size| Spec { family: "powmod", op: "powmod_one_row", size, build: one_row });
    let few = FEW.map(|size| Spec { family: "powmod", op: "powmod_2048_few_rows", size, build: few_rows });
    let threads = SHARED.map(|size| Spec { family: "powmod", op: "powmod_threads", size, build: threads });
    secret.into_iter().chain(public).chain(one).chain(few).chain(threads).collect()
}

fn secret(spec: &Spec) -> Result<Case, Error> {
    // A run takes some milliseconds.
    full_size(spec, (131_072 / spec.size).next_multiple_of(WHOLE))
}

fn one_row(spec: &Spec) -> Result<Case, Error> {
    full_size(spec, 1)
}

fn full_size(spec: &Spec, rows: usize) -> Result<Case, Error> {
    let (inputs, powmod) = secrets(spec.size, rows)?;
    case(spec, inputs, powmod)
}

/// Sizes are numbers of rows; a result is one power.
fn few_rows(spec: &Spec) -> Result<Case, Error> {
    let (inputs, powmod) = secrets(FEW_BITS, spec.size)?;
    Ok(Case { unit: Unit::Rows, ..case(spec, inputs, powmod)? })
}

/// One, two, four threads and so on, up to the number of processors, with enough rows for all of them.
fn threads(spec: &Spec) -> Result<Case, Error> {
    let all = std::thread::available_parallelism()?.get();
    let counts =
        std::iter::successors(Some(1), |count| Some(2 * count)).take_while(|count| *count < all).chain([all]);
    let (inputs, powmod) = secrets(spec.size, 2 * WHOLE * all)?;
    let (inputs, best) = (Rc::new(inputs), processors()?[0]);
    let contestant = |count| {
        let pool = ThreadPoolBuilder::new().num_threads(count).build()?;
        Ok(ours(&inputs, &powmod, best, Some(pool)))
    };
    let contestants = counts.map(contestant).collect::<Result<_, Error>>()?;
    Ok(of_contestants(spec, &inputs, contestants))
}

/// Powers with secret exponents as long as the moduli.
fn secrets(bits: usize, rows: usize) -> Result<(Inputs, Powmod), Error> {
    let mut rng = StdRng::seed_from_u64(bits as u64);
    let limbs = bits / 64;
    let exp = random(&mut rng, rows, limbs)?;
    Ok((inputs(&mut rng, exp, limbs)?, Powmod::new().exp_bits(bits)))
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

fn case(spec: &Spec, inputs: Inputs, powmod: Powmod) -> Result<Case, Error> {
    let inputs = Rc::new(inputs);
    let processors = processors()?;
    let best = processors[0];
    let mut contestants = vec![ours(&inputs, &powmod, best, None)];
    // The kernels of processors without the best instructions, unless a run takes too long.
    if inputs.modulus.limbs() <= 32 {
        let others = processors[1..].iter().rev();
        contestants.extend(others.map(|processor| ours(&inputs, &powmod, *processor, None)));
    }
    contestants.extend(rivals::powmod(&inputs)?);
    Ok(of_contestants(spec, &inputs, contestants))
}

fn of_contestants(spec: &Spec, inputs: &Inputs, contestants: Vec<Contestant>) -> Case {
    Case {
        family: spec.family,
        op: spec.op,
        size: spec.size,
        unit: Unit::Bits,
        bytes: None,
        expected: expected(inputs),
        contestants,
    }
}

/// num-bigint computes the expected answer. It is a rival, too; the programs compared share no code.
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
    powmod: &Powmod,
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
    powmod: Powmod,
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
