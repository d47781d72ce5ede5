//! The two programs of an article on Montgomery products with AVX-512 (`build/article.rs`), each built with
//! gcc and clang, for 256-bit vectors as in the article and for 512-bit ones.

#![allow(unsafe_code)]

use num_bigint::BigUint;

use crate::case::Contestant;

use super::products::{self, Batch, Form, Multiplier};

/// A function of the programs, for one number of limbs.
struct Function {
    program: &'static str,
    compiler: &'static str,
    /// The bits of a vector.
    width: usize,
    /// The bits of a limb.
    radix: usize,
    limbs: usize,
    entry: unsafe extern "C" fn(*mut u64, *const u64, *const u64, *const u64, *const u64, usize),
}

include!(concat!(env!("OUT_DIR"), "/article.rs"));

/// Returns the functions for the size. The article has no squares.
pub(super) fn products(factors: &Batch) -> Vec<Contestant> {
    if factors.square || !runs_here() {
        return Vec::new();
    }
    let functions = FUNCTIONS.iter().filter(|f| f.limbs == factors.bits.div_ceil(f.radix));
    functions.map(|function| contestant(function, factors)).collect()
}

#[cfg(target_arch = "x86_64")]
fn runs_here() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512vl")
        && is_x86_feature_detected!("avx512ifma")
}

#[cfg(not(target_arch = "x86_64"))]
fn runs_here() -> bool {
    false
}

/// The size of a run's data in bytes.
const NEAR_BYTES: usize = 24 * 1024;

/// 64 aligned bytes: one vector of 512 bits, or two of 256.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct CacheLine([u64; 8]);

fn contestant(function: &'static Function, factors: &Batch) -> Contestant {
    let Function { program, compiler, width, radix, limbs, .. } = *function;
    let rows = factors.m.len();
    let times = (NEAR_BYTES / (4 * rows * limbs * size_of::<u64>())).max(1);
    let form = Form::new(radix * limbs);
    let layout = Layout { radix, limbs, lanes: width / 64 * if radix == 32 { 2 } else { 1 } };
    let spread = |f: &dyn Fn(products::Row<'_>) -> BigUint, limbs| {
        let numbers: Vec<_> = factors.rows().map(f).collect();
        layout.spread(&numbers, limbs).repeat(times)
    };
    let work = Program {
        function,
        layout,
        x: spread(&|row| form.of(row.x, row.m), limbs),
        y: spread(&|row| form.of(row.y, row.m), limbs),
        m: spread(&|row| row.m.clone(), limbs),
        n0: spread(&|row| Form::new(radix).neg_inv(row.m), 1),
        z: vec![CacheLine([0; 8]); layout.lines(rows, limbs) * times],
        moduli: factors.m.clone(),
    };
    products::contestant(format!("article-{program} {compiler} {width} bits (mont)"), factors, times, work)
}

/// The layout of numbers: groups with one number per lane, each group limb-major.
#[derive(Clone, Copy)]
struct Layout {
    radix: usize,
    limbs: usize,
    lanes: usize,
}

impl Layout {
    /// If limbs have 32 bits, lanes are half a word wide.
    fn lane_bits(self) -> usize {
        if self.radix == 32 { 32 } else { 64 }
    }

    /// Returns the memory for the given number of rows.
    ///
    /// # Panics
    ///
    /// Panics if the rows do not form whole groups.
    fn lines(self, rows: usize, limbs: usize) -> usize {
        assert_eq!(rows % self.lanes, 0, "whole groups");
        rows * limbs * self.lane_bits() / 512
    }

    fn spread(self, numbers: &[BigUint], limbs: usize) -> Vec<CacheLine> {
        let mut lines = vec![CacheLine([0; 8]); self.lines(numbers.len(), limbs)];
        for (row, number) in numbers.iter().enumerate() {
            for limb in 0..limbs {
                let value = number >> (limb * self.radix) & ((BigUint::from(1_u8) << self.radix) - 1_u8);
                let (line, word, shift) = self.place(row, limb, limbs);
                lines[line].0[word] |= u64::try_from(value).expect("a limb in a word") << shift;
            }
        }
        lines
    }

    fn gather(self, lines: &[CacheLine], row: usize) -> BigUint {
        let limb = |limb| {
            let (line, word, shift) = self.place(row, limb, self.limbs);
            BigUint::from(lines[line].0[word] >> shift & (u64::MAX >> (64 - self.radix)))
        };
        (0..self.limbs).map(|i| limb(i) << (i * self.radix)).sum()
    }

    /// Returns the position of a limb: the line, the word in the line and the bit in the word.
    fn place(self, row: usize, limb: usize, limbs: usize) -> (usize, usize, usize) {
        let (group, lane) = (row / self.lanes, row % self.lanes);
        let bit = ((group * limbs + limb) * self.lanes + lane) * self.lane_bits();
        (bit / 512, bit % 512 / 64, bit % 64)
    }
}

struct Program {
    function: &'static Function,
    layout: Layout,
    x: Vec<CacheLine>,
    y: Vec<CacheLine>,
    m: Vec<CacheLine>,
    n0: Vec<CacheLine>,
    z: Vec<CacheLine>,
    moduli: Vec<BigUint>,
}

impl Multiplier for Program {
    fn multiply(&mut self) {
        let Program { function, layout, x, y, m, n0, z, .. } = self;
        let bits_of_group = layout.lanes * layout.lane_bits() * layout.limbs;
        let groups = z.len() * 512 / bits_of_group;
        assert!([x.len(), y.len(), m.len()] == [z.len(); 3] && n0.len() * layout.limbs == z.len(), "lengths");
        let [x, y, m, n0] = [x, y, m, n0].map(|lines| lines.as_ptr().cast());
        // SAFETY: `runs_here` has checked the features. Each array holds this many groups, as asserted above,
        // and lines are aligned to the vectors.
        unsafe { (function.entry)(z.as_mut_ptr().cast(), x, y, m, n0, groups) };
    }

    fn products(&mut self) -> Vec<BigUint> {
        let last = self.z.len() - self.layout.lines(self.moduli.len(), self.layout.limbs);
        let form = Form::new(self.layout.radix * self.layout.limbs);
        let product = |(row, m)| form.back(&self.layout.gather(&self.z[last..], row), m);
        self.moduli.iter().enumerate().map(product).collect()
    }
}
