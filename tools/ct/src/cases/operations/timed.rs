//! Timed cases: operations on two numbers whose sizes make them take some microseconds.

use std::hint::black_box;

use super::library::prepared_one;
use super::limbwise::fixed::{ConstantTimeLess, Fixed, Montgomery};
use super::limbwise::{Column, limbs};
use super::limbwise_kernels::limb::{LIMB_BITS, Limb};
use super::limbwise_kernels::powers::Engine;
use super::limbwise_kernels::{lanes, memory, mont};
use super::limbwise_kernels::{mul, sum};
use super::named;

use limbwise_kernels_leaky::mistakes::Mistake;

use crate::cases;
use crate::cases::timed::{Clocked, Timed};

const TIMED: Timed = Timed {
    name: "compare",
    bits: 4096,
    subject: &cases::PLAIN,
    mistake: Some(Mistake::EarlyExit),
    prepare: compare,
};

/// All timed cases, each with the mistake by which its twin must be caught.
pub(crate) const ALL: [Timed; 13] = [
    TIMED,
    Timed {
        name: "product",
        bits: 512,
        subject: &cases::MUL,
        mistake: Some(Mistake::StrippedLimb),
        prepare: product,
    },
    Timed { name: "product", bits: 2368, subject: &cases::MUL, mistake: None, prepare: product },
    Timed { name: "mul", bits: 1024, subject: &cases::MONT, mistake: None, prepare: mont_mul },
    Timed {
        name: "pow",
        bits: 256,
        subject: &cases::MONT,
        mistake: Some(Mistake::StrippedLimb),
        prepare: mont_pow,
    },
    Timed { name: "mul", bits: 256, subject: &cases::LANES, mistake: None, prepare: lanes_mul },
    Timed {
        name: "pow",
        bits: 128,
        subject: &cases::LANES,
        mistake: Some(Mistake::StrippedLimb),
        prepare: lanes_pow,
    },
    Timed {
        name: "inv",
        bits: 100,
        subject: &cases::LANES,
        mistake: Some(Mistake::EarlyExit),
        prepare: lanes_inv,
    },
    Timed { name: "add", bits: 2048, subject: &cases::SUM, mistake: None, prepare: sum_add },
    Timed { name: "mul", bits: FIXED_BITS, subject: &cases::FIXED, mistake: None, prepare: fixed_mul },
    Timed {
        name: "mul",
        bits: FIXED_BITS,
        subject: &cases::FIXED_ODD,
        mistake: None,
        prepare: montgomery_mul,
    },
    Timed {
        name: "compare",
        bits: FIXED_BITS,
        subject: &cases::PLAIN,
        mistake: Some(Mistake::LongExit),
        prepare: fixed_compare,
    },
    Timed { name: "mulmod", bits: 1024, subject: &cases::COLUMNS, mistake: None, prepare: columns_mulmod },
];

/// The length at which `Fixed` is timed, in limbs.
const FIXED_LIMBS: usize = 32;
const FIXED_BITS: usize = FIXED_LIMBS * LIMB_BITS;

fn sum_add(variant: &str, modulus: &[Limb]) -> Clocked {
    let (variant, n) = (named!(sum::Variant, variant), modulus.len());
    let (m, mut z) = (modulus.to_vec(), vec![0; n]);
    Clocked {
        limbs: [n, n],
        run: Box::new(move |x, y| {
            variant.add(&mut z, x, y, &m, n);
            black_box(&mut z);
        }),
    }
}

fn fixed(x: &[Limb]) -> Fixed<FIXED_LIMBS> {
    Fixed::from_row(x).expect("so many limbs")
}

fn fixed_mul(variant: &str, _: &[Limb]) -> Clocked {
    let variant = named!(mul::Variant, variant);
    let run = move |x: &[Limb], y: &[Limb]| _ = black_box(fixed(x).mul_with(&fixed(y), variant));
    Clocked { limbs: [FIXED_LIMBS; 2], run: Box::new(run) }
}

fn montgomery_mul(variant: &str, modulus: &[Limb]) -> Clocked {
    let m = Montgomery::with_variant(&fixed(modulus), named!(mont::Variant, variant)).expect("odd");
    Clocked { limbs: [FIXED_LIMBS; 2], run: Box::new(move |x, y| _ = black_box(m.mul(&fixed(x), &fixed(y)))) }
}

fn fixed_compare(_: &str, _: &[Limb]) -> Clocked {
    let run = |x: &[Limb], y: &[Limb]| _ = black_box(fixed(x).ct_lt(&fixed(y)));
    Clocked { limbs: [FIXED_LIMBS; 2], run: Box::new(run) }
}

fn columns_mulmod(variant: &str, modulus: &[Limb]) -> Clocked {
    const ROWS: usize = 16;
    let (m, n) = (prepared_one(variant)(modulus), modulus.len());
    let mut out = Column::zeros(ROWS, n).expect("a rectangle");
    let (mut left, mut right) = (out.clone(), out.clone());
    Clocked {
        limbs: [n, n],
        run: Box::new(move |x, y| {
            left.rows_mut().for_each(|row| row.copy_from_slice(x));
            right.rows_mut().for_each(|row| row.copy_from_slice(y));
            assert!(m.mulmod_into(&left, &right, &mut out).is_ok());
            black_box(&mut out);
        }),
    }
}

fn compare(_: &str, modulus: &[Limb]) -> Clocked {
    let n = modulus.len();
    // Random numbers differ from each other in the top limb; equal numbers do not differ at all.
    Clocked { limbs: [n, n], run: Box::new(|x, y| _ = black_box(limbs::compare(x, y))) }
}

fn product(variant: &str, modulus: &[Limb]) -> Clocked {
    let n = modulus.len();
    let plan = mul::Plan::new(named!(mul::Variant, variant), n);
    let (mut z, mut scratch) = (vec![0; 2 * n], vec![0; plan.scratch_len()]);
    Clocked {
        limbs: [n, n],
        run: Box::new(move |x, y| {
            plan.mul(&mut z, x, y, &mut scratch);
            black_box(&mut z);
        }),
    }
}

/// Returns a plan with a modulus, and memory for two values.
struct Field {
    plan: mont::Plan,
    modulus: Vec<memory::Lanes>,
    values: [Vec<memory::Lanes>; 2],
    work: Vec<memory::Lanes>,
}

impl Field {
    fn new(variant: &str, m: &[Limb]) -> Field {
        let plan = mont::Plan::new(named!(mont::Variant, variant), m.len() * LIMB_BITS);
        let mut modulus = vec![memory::Lanes::ZERO; plan.modulus_len()];
        let mut work = vec![memory::Lanes::ZERO; plan.load_len().max(plan.pow_len(LIMB_BITS))];
        plan.load_moduli(&[m], &mut modulus, &mut work, None);
        Field { plan, modulus, values: [(); 2].map(|()| vec![memory::Lanes::ZERO; plan.value_len()]), work }
    }
}

fn mont_mul(variant: &str, modulus: &[Limb]) -> Clocked {
    let mut f = Field::new(variant, modulus);
    let n = modulus.len();
    Clocked {
        limbs: [n, n],
        run: Box::new(move |x, y| {
            let [a, b] = &mut f.values;
            f.plan.import(&[x], a, &mut f.work);
            f.plan.import(&[y], b, &mut f.work);
            f.plan.mul(a, b, &f.modulus, &mut f.work);
            black_box(a);
        }),
    }
}

fn mont_pow(variant: &str, modulus: &[Limb]) -> Clocked {
    let mut f = Field::new(variant, modulus);
    Clocked {
        limbs: [modulus.len(), 1],
        run: Box::new(move |x, exponent| {
            let [a, _] = &mut f.values;
            f.plan.import(&[x], a, &mut f.work);
            f.plan.pow(a, &[exponent], LIMB_BITS, &f.modulus, &mut f.work, None);
            black_box(a);
        }),
    }
}

/// The lengths of the exponents of batches, in bits.
const EXP_BITS: usize = 16;

/// Returns a plan for a batch of rows with one modulus, and memory for two values.
struct Batch {
    plan: lanes::Plan,
    modulus: Vec<memory::Lanes>,
    values: [Vec<memory::Lanes>; 2],
    work: Vec<memory::Lanes>,
}

impl Batch {
    fn new(variant: &str, m: &[Limb]) -> Batch {
        let bits = m.len() * LIMB_BITS;
        let plan = lanes::Plan::new(named!(lanes::Variant, variant), bits);
        let mut modulus = vec![memory::Lanes::ZERO; plan.modulus_len()];
        let len = plan.load_len().max(plan.pow_len(EXP_BITS)).max(plan.inv_len(bits));
        let mut work = vec![memory::Lanes::ZERO; len];
        plan.load_moduli(&vec![m; plan.lanes()], &mut modulus, &mut work, None);
        Batch { plan, modulus, values: [(); 2].map(|()| vec![memory::Lanes::ZERO; plan.value_len()]), work }
    }

    /// Puts the number into every lane.
    fn import(&mut self, value: usize, x: &[Limb]) {
        self.plan.import(&[x; 16][..self.plan.lanes()], &mut self.values[value], &mut self.work);
    }
}

fn lanes_mul(variant: &str, modulus: &[Limb]) -> Clocked {
    let mut b = Batch::new(variant, modulus);
    let n = modulus.len();
    Clocked {
        limbs: [n, n],
        run: Box::new(move |x, y| {
            b.import(0, x);
            b.import(1, y);
            let [x, y] = &mut b.values;
            b.plan.mul(x, y, &b.modulus, &mut b.work);
            black_box(x);
        }),
    }
}

fn lanes_pow(variant: &str, modulus: &[Limb]) -> Clocked {
    let mut b = Batch::new(variant, modulus);
    Clocked {
        limbs: [modulus.len(), 1],
        run: Box::new(move |x, exponent| {
            b.import(0, x);
            let [x, _] = &mut b.values;
            b.plan.pow(x, &[exponent; 16][..b.plan.lanes()], EXP_BITS, &b.modulus, &mut b.work, None);
            black_box(x);
        }),
    }
}

fn lanes_inv(variant: &str, modulus: &[Limb]) -> Clocked {
    let mut b = Batch::new(variant, modulus);
    let n = modulus.len();
    Clocked {
        limbs: [n, n],
        run: Box::new(move |x, _| {
            b.import(0, x);
            let [x, _] = &mut b.values;
            black_box(b.plan.inv(x, (n * LIMB_BITS, n * LIMB_BITS), &b.modulus, &mut b.work, None));
        }),
    }
}
