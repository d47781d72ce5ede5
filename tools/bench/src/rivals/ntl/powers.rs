//! Powers of `ZZ`.

use std::hint::black_box;
use std::marker::{PhantomData, PhantomPinned};
use std::ptr::NonNull;

use crate::case::{Contestant, Work};
use crate::inputs::Inputs;

/// Owned by `c/ntl.cpp`.
#[repr(C)]
struct Opaque {
    memory: [u8; 0],
    marker: PhantomData<(*mut u8, PhantomPinned)>,
}

unsafe extern "C" {
    fn limbwise_ntl_powers(
        rows: usize,
        exp_words: usize,
        words: usize,
        base: *const u64,
        exp: *const u64,
        modulus: *const u64,
    ) -> *mut Opaque;
    fn limbwise_ntl_power(powers: *mut Opaque, row: usize, power: *mut u64, words: usize);
    fn limbwise_ntl_free_powers(powers: *mut Opaque);
}

/// `PowerMod`, row by row. Each power is converted to words, which takes little time in comparison.
pub(crate) fn powmod(inputs: &Inputs) -> Contestant {
    Contestant {
        variant: format!("ntl-{} PowerMod", super::version()),
        ours: false,
        threads: 1,
        batch: 1,
        bound_cycles: None,
        work: Box::new(Powers::new(inputs)),
    }
}

struct Powers {
    powers: NonNull<Opaque>,
    rows: usize,
    power: Vec<u64>,
    /// The row of the next run.
    next: usize,
}

impl Powers {
    fn new(Inputs { base, exp, modulus }: &Inputs) -> Powers {
        let (rows, words) = (modulus.len(), modulus.limbs());
        assert!(base.len() == rows && base.limbs() == words && exp.len() == rows, "columns of one shape");
        let [base, modulus, exps] =
            [base, modulus, exp].map(|column| column.rows().flatten().copied().collect::<Vec<u64>>());
        // SAFETY: reads this many rows of this many words from each slice, as asserted above.
        let powers = unsafe {
            limbwise_ntl_powers(rows, exp.limbs(), words, base.as_ptr(), exps.as_ptr(), modulus.as_ptr())
        };
        let powers = NonNull::new(powers).expect("C++ never gives null");
        Powers { powers, rows, power: vec![0; words], next: 0 }
    }

    fn compute(&mut self, row: usize) {
        // SAFETY: it is owned, the row exists, and as many words are written as the vector has.
        unsafe { limbwise_ntl_power(self.powers.as_ptr(), row, self.power.as_mut_ptr(), self.power.len()) };
    }
}

impl Work for Powers {
    fn answer(&mut self) -> Vec<u64> {
        let mut all = Vec::new();
        for row in 0..self.rows {
            self.compute(row);
            all.extend_from_slice(&self.power);
        }
        all
    }

    fn run(&mut self, times: usize) {
        for _ in 0..times {
            self.compute(self.next);
            black_box(&mut self.power);
            self.next = (self.next + 1) % self.rows;
        }
    }
}

impl Drop for Powers {
    fn drop(&mut self) {
        // SAFETY: it is owned and not used again.
        unsafe { limbwise_ntl_free_powers(self.powers.as_ptr()) };
    }
}
