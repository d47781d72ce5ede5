//! Modular powers of whole columns with the library's [`Powmod`], including conversions and R^2. Every row
//! has its own base, exponent and modulus.

use std::rc::Rc;

use limbwise::{Column, Modulo, Powmod};
use limbwise_kernels::cpu::Features;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::case::{Case, Contestant, Error, Spec, Unit};
use crate::inputs::{Inputs, Random};
use crate::numbers::padded;
use crate::processors::processors;
use crate::rivals;
use crate::work::computed;

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
    let of = |op, sizes: &[usize], build: fn(usize) -> Result<Case, Error>| {
        Spec::of_sizes("powmod", op, sizes.iter().copied(), build)
    };
    [
        // A run takes some milliseconds.
        of("powmod", &SIZES, |bits| secret(bits, (131_072 / bits).next_multiple_of(WHOLE), Unit::Bits)),
        of("powmod_public_65537", &SIZES, public),
        of("powmod_one_row", &SIZES, |bits| secret(bits, 1, Unit::Bits)),
        // Sizes are numbers of rows; a result is one power.
        of("powmod_2048_few_rows", &FEW, |rows| secret(FEW_BITS, rows, Unit::Rows)),
        of("powmod_threads", &SHARED, threads),
    ]
    .concat()
}

fn secret(bits: usize, rows: usize, unit: Unit) -> Result<Case, Error> {
    let (inputs, powmod) = secrets(bits, rows);
    case(unit, inputs, powmod)
}

/// One, two, four threads and so on, up to the number of processors, with enough rows for all of them.
fn threads(bits: usize) -> Result<Case, Error> {
    let all = std::thread::available_parallelism()?.get();
    let counts =
        std::iter::successors(Some(1), |count| Some(2 * count)).take_while(|count| *count < all).chain([all]);
    let (inputs, powmod) = secrets(bits, 2 * WHOLE * all);
    let (inputs, best) = (Rc::new(inputs), processors()?[0]);
    let contestant = |count| {
        let pool = ThreadPoolBuilder::new().num_threads(count).build()?;
        Ok(ours(&inputs, &powmod, best, Some(pool)))
    };
    let contestants = counts.map(contestant).collect::<Result<_, Error>>()?;
    Ok(Case::new(Unit::Bits, expected(&inputs), contestants))
}

/// Powers with secret exponents as long as the moduli.
fn secrets(bits: usize, rows: usize) -> (Inputs, Powmod) {
    let mut random = Random::new(bits);
    let exp = random.numbers(rows, bits);
    (inputs(&mut random, exp, bits), Powmod::new().exp_bits(bits))
}

fn public(bits: usize) -> Result<Case, Error> {
    let rows = (1_048_576 / bits).next_multiple_of(WHOLE);
    let exp = Column::from_limbs(vec![65537; rows], 1)?;
    case(Unit::Bits, inputs(&mut Random::new(bits), exp, bits), Powmod::new().public_exponent())
}

/// Odd moduli of full length and bases below them.
fn inputs(random: &mut Random, exp: Column, bits: usize) -> Inputs {
    let modulus = random.odd(exp.len(), bits);
    Inputs { base: random.below(exp.len(), bits), exp, modulus }
}

fn case(unit: Unit, inputs: Inputs, powmod: Powmod) -> Result<Case, Error> {
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
    Ok(Case::new(unit, expected(&inputs), contestants))
}

/// num-bigint computes the expected answer. It is a rival, too; the programs compared share no code.
fn expected(inputs: &Inputs) -> Vec<u64> {
    let (base, exp, modulus) =
        (inputs.base.to_biguints(), inputs.exp.to_biguints(), inputs.modulus.to_biguints());
    let powers = base.iter().zip(&exp).zip(&modulus).map(|((b, e), m)| b.modpow(e, m));
    padded(powers, inputs.modulus.limbs())
}

/// On the current thread, or in a pool.
fn ours(
    inputs: &Rc<Inputs>,
    powmod: &Powmod,
    (variant, features): (&'static str, Features),
    pool: Option<ThreadPool>,
) -> Contestant {
    let threads = pool.as_ref().map_or(1, ThreadPool::current_num_threads);
    let ours = Ours { inputs: inputs.clone(), powmod: *powmod, features, pool };
    let work = computed(move || ours.powers(), Column::into_limbs);
    Contestant { threads, ..Contestant::ours(variant, inputs.modulus.len(), work) }
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
        let modulus = Modulo::from(modulus).with_features(self.features);
        let powers = self.powmod.operation(base, exp);
        let run = || powers.run(modulus);
        let powers = match &self.pool {
            Some(pool) => pool.install(run),
            None => run(),
        };
        powers.unwrap_or_else(|error| panic!("the inputs of the case are refused: {error}"))
    }
}
