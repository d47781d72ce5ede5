//! The inputs of a case: its public size and its variant, and secret numbers of public sizes with values
//! chosen by a selector, including edge cases.

use std::cell::{Cell, RefCell};
use std::fs::File;
use std::io;
use std::ops::Range;
use std::os::unix::fs::FileExt;

use limbwise_kernels::limb::{LIMB_BITS, LIMB_BYTES, Limb};

use crate::cases::valgrind;

/// The inputs of a case. Equal calls give secrets of equal sizes, whatever the selector.
///
/// Selector 0 gives random numbers. Selector 1 gives the emptiest ones: zeros in every lane and moduli with
/// two one bits. A difference between these two reveals code that skips work when *no* lane needs it. The
/// other selectors give edge cases mixed with other random numbers, different in each lane. In selector 2,
/// lane 0 has the greatest modulus of its length, and the next two numbers are the greatest possible: then a
/// product, a square and a sum of a single number need the final subtraction.
pub(crate) struct Inputs {
    /// The bits of the moduli, or of the numbers if there is no modulus.
    pub(crate) bits: usize,
    pub(crate) variant: String,
    selector: u32,
    random: Random,
    tainted: bool,
    /// The number of words that have been marked as secret, whole or in part.
    hidden: Cell<usize>,
    /// The addresses of the fully secret words, and their values.
    places: RefCell<Vec<(u64, Limb)>>,
}

/// The number of sets of secrets.
pub(crate) const SELECTORS: u32 = 8;

/// The pattern of a number.
#[derive(Clone, Copy, PartialEq)]
enum Pattern {
    Random,
    Zero,
    One,
    /// One below the modulus.
    Greatest,
    AllOnes,
    /// Random, except that the top limb is zero.
    ZeroTop,
}

impl Inputs {
    /// Creates the inputs for a variant. If `tainted` is set, secrets are marked as undefined when a case hides
    /// them.
    pub(crate) fn new(variant: &str, selector: u32, tainted: bool) -> Inputs {
        Inputs {
            bits: 0,
            variant: variant.into(),
            selector,
            random: Random(u64::from(selector).wrapping_mul(0x51_7c_c1_b7_27_22_0a_95)),
            tainted,
            hidden: Cell::new(0),
            places: RefCell::default(),
        }
    }

    /// Returns the limbs of the moduli, or of the numbers.
    pub(crate) fn limbs(&self) -> usize {
        self.bits.div_ceil(LIMB_BITS)
    }

    /// Returns the selector.
    pub(crate) fn selector(&self) -> usize {
        self.selector as usize
    }

    fn pattern(&self, lane: usize) -> Pattern {
        use Pattern::{AllOnes, Greatest, One, Random, Zero, ZeroTop};
        const EDGES: [Pattern; 7] = [AllOnes, Greatest, Greatest, Zero, One, ZeroTop, Random];
        match self.selector {
            0 => Random,
            1 => Zero,
            s => EDGES[(lane + 3 * (s as usize - 2)) % EDGES.len()],
        }
    }

    /// Returns a number of `limbs` limbs.
    pub(crate) fn number(&mut self, lane: usize, limbs: usize) -> Vec<Limb> {
        let mut x = self.random.limbs(limbs);
        match self.pattern(lane) {
            Pattern::Random => {}
            Pattern::Zero => x.fill(0),
            Pattern::One => {
                x.fill(0);
                x[0] = 1;
            }
            Pattern::Greatest | Pattern::AllOnes => x.fill(Limb::MAX),
            Pattern::ZeroTop => x[limbs - 1] = 0,
        }
        x
    }

    /// Returns a secret number of `limbs` limbs.
    pub(crate) fn secret(&mut self, lane: usize, limbs: usize) -> Vec<Limb> {
        self.secrets(lane..lane + 1, limbs)
    }

    /// Returns secret numbers of `limbs` limbs, one after another.
    pub(crate) fn secrets(&mut self, lanes: Range<usize>, limbs: usize) -> Vec<Limb> {
        self.bounded(lanes, limbs * LIMB_BITS)
    }

    /// Returns secret numbers of `bits` bits, one after another. It is known that higher bits are zero.
    pub(crate) fn bounded(&mut self, lanes: Range<usize>, bits: usize) -> Vec<Limb> {
        let limbs = bits.div_ceil(LIMB_BITS);
        let mut numbers: Vec<_> = lanes.flat_map(|lane| self.number(lane, limbs)).collect();
        numbers.chunks_exact_mut(limbs).for_each(|x| self.hide_low(x, bits));
        numbers
    }

    /// Returns secret moduli of the case's length, one after another, with these numbers of trailing zeros.
    pub(crate) fn secret_moduli(&mut self, twos: &[usize]) -> Vec<Limb> {
        let (bits, limbs) = (self.bits, self.limbs());
        let rows = twos.iter().enumerate();
        let mut moduli: Vec<_> = rows.flat_map(|(lane, twos)| self.modulus(lane, bits, *twos)).collect();
        for (m, twos) in moduli.chunks_exact_mut(limbs).zip(twos) {
            self.hide_modulus(m, bits, *twos);
        }
        moduli
    }

    /// Returns a number of the width of an odd modulus of `bits` bits. It is less than the modulus except for
    /// `AllOnes`, which sets all bits up to the length of the modulus.
    pub(crate) fn residue(&mut self, lane: usize, modulus: &[Limb], bits: usize) -> Vec<Limb> {
        let mut x = self.number(lane, modulus.len());
        match self.pattern(lane) {
            Pattern::Greatest => {
                x.copy_from_slice(modulus);
                x[0] -= 1;
            }
            Pattern::AllOnes => cut(&mut x, bits),
            // Without its top bit, a number is less than every modulus of that length.
            _ => cut(&mut x, bits - 1),
        }
        x
    }

    /// Returns a modulus of exactly `bits` bits with `twos` trailing zeros.
    pub(crate) fn modulus(&mut self, lane: usize, bits: usize, twos: usize) -> Vec<Limb> {
        let limbs = bits.div_ceil(LIMB_BITS);
        let mut m = self.random.limbs(limbs);
        match self.pattern(lane) {
            Pattern::Zero | Pattern::One => m.fill(0),
            Pattern::AllOnes => m.fill(Limb::MAX),
            _ => {}
        }
        cut(&mut m, bits - 1);
        for bit in 0..twos {
            m[bit / LIMB_BITS] &= !(1 << (bit % LIMB_BITS));
        }
        m[twos / LIMB_BITS] |= 1 << (twos % LIMB_BITS);
        m[(bits - 1) / LIMB_BITS] |= 1 << ((bits - 1) % LIMB_BITS);
        m
    }

    /// Marks the numbers as secret.
    pub(crate) fn hide(&self, x: &mut [Limb]) {
        self.mark(x, &vec![Limb::MAX; x.len()]);
        self.place(x, |_| true);
    }

    /// Marks a modulus as secret, except for its length and its trailing zeros: its top bit and the bits up
    /// to the lowest one bit stay defined.
    pub(crate) fn hide_modulus(&self, m: &mut [Limb], bits: usize, twos: usize) {
        let mut secret = vec![Limb::MAX; m.len()];
        cut(&mut secret, bits - 1);
        for bit in 0..=twos {
            secret[bit / LIMB_BITS] &= !(1 << (bit % LIMB_BITS));
        }
        self.mark(m, &secret);
        // If the number of trailing zeros is known, so are the limbs of the odd part that hold them.
        self.place(m, |i| twos == 0 && secret[i] == Limb::MAX);
    }

    /// Clears the bits above the low `bits` bits, which then are known to be zero, and marks the others as
    /// secret.
    pub(crate) fn hide_low(&self, x: &mut [Limb], bits: usize) {
        cut(x, bits);
        let mut secret = vec![Limb::MAX; x.len()];
        cut(&mut secret, bits);
        self.mark(x, &secret);
        self.place(x, |i| secret[i] != 0);
    }

    fn mark(&self, x: &mut [Limb], secret: &[Limb]) {
        if self.tainted {
            valgrind::taint(x, secret);
        }
        self.hidden.set(self.hidden.get() + secret.iter().filter(|bits| **bits != 0).count());
    }

    /// Records the addresses and the values of words.
    fn place(&self, x: &[Limb], which: impl Fn(usize) -> bool) {
        let words = x.iter().enumerate().filter(|(i, _)| which(*i));
        self.places.borrow_mut().extend(words.map(|(_, limb)| ((&raw const *limb).addr() as u64, *limb)));
    }

    /// Returns the addresses and the lengths in bytes of the memory that is fully secret. A case may have
    /// moved the numbers since and put public data in their place. A word is therefore included only if it
    /// still has its value and is not 0.
    pub(crate) fn regions(&self) -> io::Result<Vec<(u64, u64)>> {
        let memory = File::open("/proc/self/mem")?;
        let mut regions: Vec<(u64, u64)> = Vec::new();
        for (start, limb) in self.places.borrow().iter().filter(|(_, limb)| *limb != 0) {
            let mut bytes = [0; LIMB_BYTES];
            // Memory that was returned to the system is no longer mapped.
            if memory.read_exact_at(&mut bytes, *start).is_err() || Limb::from_le_bytes(bytes) != *limb {
                continue;
            }
            match regions.last_mut() {
                Some((first, bytes)) if *first + *bytes == *start => *bytes += LIMB_BYTES as u64,
                _ => regions.push((*start, LIMB_BYTES as u64)),
            }
        }
        Ok(regions)
    }

    /// Returns the number of words that have been marked as secret so far.
    pub(crate) fn hidden(&self) -> usize {
        self.hidden.get()
    }
}

/// SplitMix64.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    pub(crate) fn limbs(&mut self, count: usize) -> Vec<Limb> {
        (0..count).map(|_| self.next()).collect()
    }
}

/// Clears the bits above the low `bits` bits.
pub(crate) fn cut(x: &mut [Limb], bits: usize) {
    for (i, a) in x.iter_mut().enumerate() {
        let kept = bits.saturating_sub(i * LIMB_BITS).min(LIMB_BITS);
        *a &= if kept == 0 { 0 } else { Limb::MAX >> (LIMB_BITS - kept) };
    }
}
