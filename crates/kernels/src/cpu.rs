//! What the processor has: features, tokens, and the override.
//!
//! [`Features`] can only be found, by [`Features::detect`], and reduced, by [`Features::without`] and
//! [`Features::with_vectors_of`]; nothing safe adds a feature. A *token* such as [`Ifma`] is a zero-sized proof that a list of features
//! is there, and its only constructor takes a [`Features`]. The macro `tokens!` writes, from one
//! list, the token's check and the `#[target_feature]` of the functions that the token opens; whatever
//! those functions call has to declare its own features, and the compiler accepts the call only if
//! they are among the token's. So what is checked and what is used cannot differ.
//!
//! The environment variable `LIMBWISE_CPU_DISABLE` (feature `std`) names features to do without, for
//! instance `avx512ifma,adx`. It can only take features away, and takes every token that holds them. It is read once in each
//! process. A value that names something unknown takes every feature away: all operations compute the same results with the
//! kernels that need none, and [`Features::detect`] reports the name.

use core::fmt;
use core::sync::atomic::{AtomicU32, Ordering};
#[cfg(feature = "std")]
use std::sync::OnceLock;

/// Where CPUID reports a feature.
#[derive(Clone, Copy)]
#[cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]
enum Bit {
    Leaf1Ecx(u32),
    Leaf7Ebx(u32),
    Leaf7Ecx(u32),
    /// Part of the AArch64 baseline.
    Aarch64,
}

/// Which registers the operating system has to save for a feature to be usable.
#[derive(Clone, Copy, PartialEq)]
enum State {
    General,
    Ymm,
    Zmm,
}

macro_rules! features {
    ($($(#[$doc:meta])* $name:ident = $text:literal, $bit:expr, $state:ident, [$($needs:ident),*];)*) => {
        /// A feature of a processor that some kernel uses.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum Feature { $($(#[$doc])* $name),* }

        impl Feature {
            /// Every feature that Limbwise knows, of every architecture.
            pub const ALL: &'static [Feature] = &[$(Feature::$name),*];

            /// The name, as Rust's `target_feature` spells it.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Feature::$name => $text),* }
            }

            const fn bit(self) -> Bit {
                match self { $(Feature::$name => $bit),* }
            }

            const fn state(self) -> State {
                match self { $(Feature::$name => State::$state),* }
            }

            /// The features that this one implies: it is gone when one of them is.
            const fn needs(self) -> &'static [Feature] {
                match self { $(Feature::$name => &[$(Feature::$needs),*]),* }
            }
        }
    };
}

features! {
    /// Byte shuffles on xmm registers.
    Ssse3 = "ssse3", Bit::Leaf1Ecx(9), General, [];
    /// 256-bit registers.
    Avx = "avx", Bit::Leaf1Ecx(28), Ymm, [Ssse3];
    /// Fused multiply-add on doubles.
    Fma = "fma", Bit::Leaf1Ecx(12), Ymm, [Avx];
    /// Integers in 256-bit registers.
    Avx2 = "avx2", Bit::Leaf7Ebx(5), Ymm, [Avx];
    /// `mulx`, `pext`, `pdep`, shifts without flags.
    Bmi2 = "bmi2", Bit::Leaf7Ebx(8), General, [];
    /// `adcx` and `adox`, two carry chains at once.
    Adx = "adx", Bit::Leaf7Ebx(19), General, [];
    /// Affine maps over GF(2) on bytes.
    Gfni = "gfni", Bit::Leaf7Ecx(8), General, [];
    /// 512-bit registers.
    Avx512f = "avx512f", Bit::Leaf7Ebx(16), Zmm, [Avx2, Fma];
    /// 64-bit products and masks from signs.
    Avx512dq = "avx512dq", Bit::Leaf7Ebx(17), Zmm, [Avx512f];
    /// 52-bit integer multiply-add, `vpmadd52luq` and `vpmadd52huq`.
    Avx512ifma = "avx512ifma", Bit::Leaf7Ebx(21), Zmm, [Avx512f];
    /// Bytes and 16-bit words in 512-bit registers.
    Avx512bw = "avx512bw", Bit::Leaf7Ebx(30), Zmm, [Avx512f];
    /// AVX-512 instructions on narrower registers.
    Avx512vl = "avx512vl", Bit::Leaf7Ebx(31), Zmm, [Avx512f];
    /// Byte permutations across a register.
    Avx512vbmi = "avx512vbmi", Bit::Leaf7Ecx(1), Zmm, [Avx512bw];
    /// Funnel shifts, compress and expand.
    Avx512vbmi2 = "avx512vbmi2", Bit::Leaf7Ecx(6), Zmm, [Avx512bw];
    /// Bit gathers, `vpshufbitqmb`.
    Avx512bitalg = "avx512bitalg", Bit::Leaf7Ecx(12), Zmm, [Avx512bw];
    /// 128-bit vectors of AArch64.
    Neon = "neon", Bit::Aarch64, General, [];
}

impl Feature {
    /// The feature of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Feature> {
        Feature::ALL.iter().copied().find(|f| f.name() == name)
    }

    /// The feature of that name; a compile error in a constant if there is none.
    const fn expect(name: &str) -> Feature {
        let mut i = 0;
        while i < Feature::ALL.len() {
            if same(Feature::ALL[i].name().as_bytes(), name.as_bytes()) {
                return Feature::ALL[i];
            }
            i += 1;
        }
        panic!("a token lists a feature that is not in the table")
    }

    const fn mask(self) -> u32 {
        1 << self as u32
    }

    /// The feature and all that it implies, as the bits of a set.
    const fn with_implied(self) -> u32 {
        /// One for each feature; those that it implies stand before it.
        const SETS: [u32; Feature::ALL.len()] = {
            let mut sets = [0; Feature::ALL.len()];
            let mut i = 0;
            while i < sets.len() {
                sets[i] = Feature::ALL[i].mask();
                let needs = Feature::ALL[i].needs();
                let mut j = 0;
                while j < needs.len() {
                    sets[i] |= sets[needs[j] as usize];
                    j += 1;
                }
                i += 1;
            }
            sets
        };
        SETS[self as usize]
    }

    /// The features that use no registers of more than 128 bits, as the bits of a set.
    const NARROW: u32 = {
        let mut set = 0;
        let mut i = 0;
        while i < Feature::ALL.len() {
            if matches!(Feature::ALL[i].state(), State::General) {
                set |= Feature::ALL[i].mask();
            }
            i += 1;
        }
        set
    };
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// What [`CACHE`] holds before anybody has asked. No feature set has all bits: `Feature::ALL` is far shorter than 32.
const UNKNOWN: u32 = u32::MAX;

/// Set in [`CACHE`], beside no feature, where the environment names an unknown one.
const REFUSED: u32 = 1 << 31;

/// What was found, once it was looked for.
static CACHE: AtomicU32 = AtomicU32::new(UNKNOWN);

/// A set of features that this processor has and that nobody took away.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Features(u32);

impl Features {
    /// What this processor and its operating system offer, less what `LIMBWISE_CPU_DISABLE` names.
    ///
    /// The processor is asked once and the variable is read once; later calls return the same.
    ///
    /// # Errors
    ///
    /// [`UnknownFeature`] if `LIMBWISE_CPU_DISABLE` names something that is not a feature. Then no feature is used:
    /// [`Features::usable`].
    #[inline]
    pub fn detect() -> Result<Features, UnknownFeature> {
        match CACHE.load(Ordering::Relaxed) {
            UNKNOWN | REFUSED => Features::ask(),
            cached => Ok(Features(cached)),
        }
    }

    /// The features that every operation uses: those of [`Features::detect`], or none at all if `LIMBWISE_CPU_DISABLE` names
    /// something that is not a feature.
    #[inline]
    #[must_use]
    pub fn usable() -> Features {
        Features::known().unwrap_or_else(|| Features::ask().unwrap_or(Features(0)))
    }

    /// What an earlier call of [`Features::usable`] found, if there was one: for those who go elsewhere to ask, and so have no
    /// call in their way that would make them save registers.
    #[inline]
    #[must_use]
    pub fn known() -> Option<Features> {
        match CACHE.load(Ordering::Relaxed) {
            UNKNOWN => None,
            cached => Some(Features(cached & !REFUSED)),
        }
    }

    #[cfg(feature = "std")]
    #[cold]
    #[inline(never)]
    fn ask() -> Result<Features, UnknownFeature> {
        static FOUND: OnceLock<Result<Features, UnknownFeature>> = OnceLock::new();
        let found = *FOUND.get_or_init(|| {
            let all = Features::of_the_processor();
            match std::env::var_os(Self::DISABLE_VARIABLE) {
                None => Ok(all),
                Some(names) => all.without(&names.to_string_lossy()),
            }
        });
        CACHE.store(found.map_or(REFUSED, |features| features.0), Ordering::Relaxed);
        found
    }

    #[cfg(not(feature = "std"))]
    #[cold]
    #[inline(never)]
    fn ask() -> Result<Features, UnknownFeature> {
        let found = Features::of_the_processor();
        CACHE.store(found.0, Ordering::Relaxed);
        Ok(found)
    }

    /// What the processor and the operating system offer, whatever the environment says.
    #[must_use]
    pub fn of_the_processor() -> Features {
        Features(probe())
    }

    /// The environment variable that takes features away.
    pub const DISABLE_VARIABLE: &'static str = "LIMBWISE_CPU_DISABLE";

    /// This set without the features named in a comma-separated list, and without those that imply
    /// them. Blanks around a name and empty names are passed over.
    ///
    /// # Errors
    ///
    /// [`UnknownFeature`] with the first name that is not a feature.
    pub fn without(self, names: &str) -> Result<Features, UnknownFeature> {
        let mut set = self.0;
        for name in names.split(',').map(str::trim).filter(|n| !n.is_empty()) {
            let gone = Feature::named(name).ok_or_else(|| UnknownFeature::new(name))?;
            set &= !gone.mask();
        }
        Ok(Features(close(set)))
    }

    /// This set with no more vector registers than `features` use: without those features of registers wider than 128 bits
    /// that are neither listed nor implied by a listed one. For work that stands beside that of a variant, with what the
    /// variant requires: registers that nothing else uses may have to be woken up, or slow the processor's clock.
    #[must_use]
    pub fn with_vectors_of(self, features: &[Feature]) -> Features {
        let kept = features.iter().fold(Feature::NARROW, |set, f| set | f.with_implied());
        Features(self.0 & kept)
    }

    /// This set and a feature that is not reported, for instruments that execute what they hide: under valgrind 3.19 no
    /// processor has ADX.
    ///
    /// # Safety
    ///
    /// What executes the program has the feature, and those that it implies are in the set.
    #[doc(hidden)]
    #[must_use]
    pub const unsafe fn assuming(self, feature: Feature) -> Features {
        Features(self.0 | feature.mask())
    }

    /// Whether the feature is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, feature: Feature) -> bool {
        self.0 & feature.mask() != 0
    }

    /// The features of the set, in the order of [`Feature::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Feature> {
        Feature::ALL.iter().copied().filter(move |f| self.has(*f))
    }
}

impl fmt::Debug for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Feature::name)).finish()
    }
}

/// Takes out every feature that lacks one it implies.
fn close(mut set: u32) -> u32 {
    // `Feature::ALL` lists a feature after those it implies, so that one pass is enough.
    for f in Feature::ALL {
        if f.needs().iter().any(|n| set & n.mask() == 0) {
            set &= !f.mask();
        }
    }
    set
}

#[cfg(all(target_arch = "x86_64", not(miri)))]
fn probe() -> u32 {
    use core::arch::x86_64::{__cpuid, __cpuid_count, _xgetbv};
    let last_leaf = __cpuid(0).eax;
    let leaf1_ecx = __cpuid(1).ecx;
    let leaf7 = (last_leaf >= 7).then(|| __cpuid_count(7, 0));
    let (leaf7_ebx, leaf7_ecx) = leaf7.map_or((0, 0), |l| (l.ebx, l.ecx));
    const OSXSAVE: u32 = 1 << 27;
    let saved = if leaf1_ecx & OSXSAVE != 0 {
        // SAFETY: OSXSAVE says that the operating system has enabled xgetbv.
        unsafe { _xgetbv(0) }
    } else {
        0
    };
    // XCR0: bits 1 and 2 are xmm and ymm; 5, 6 and 7 are the mask registers and both halves of zmm.
    let ymm = saved & 0b110 == 0b110;
    let zmm = ymm && saved & 0b1110_0000 == 0b1110_0000;
    let mut set = 0;
    for f in Feature::ALL {
        let reported = match f.bit() {
            Bit::Leaf1Ecx(n) => leaf1_ecx >> n & 1 != 0,
            Bit::Leaf7Ebx(n) => leaf7_ebx >> n & 1 != 0,
            Bit::Leaf7Ecx(n) => leaf7_ecx >> n & 1 != 0,
            Bit::Aarch64 => false,
        };
        let kept = match f.state() {
            State::General => true,
            State::Ymm => ymm,
            State::Zmm => zmm,
        };
        if reported && kept {
            set |= f.mask();
        }
    }
    close(set)
}

#[cfg(any(not(target_arch = "x86_64"), miri))]
fn probe() -> u32 {
    let aarch64 = cfg!(target_arch = "aarch64") && !cfg!(miri);
    let baseline = Feature::ALL.iter().filter(|f| aarch64 && matches!(f.bit(), Bit::Aarch64));
    close(baseline.fold(0, |set, f| set | f.mask()))
}

/// `LIMBWISE_CPU_DISABLE`, or a list given to [`Features::without`], names something unknown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct UnknownFeature {
    name: [u8; Self::SHOWN],
    len: usize,
}

impl UnknownFeature {
    /// A longer name is cut: the error is a plain value and does not allocate.
    const SHOWN: usize = 32;

    fn new(name: &str) -> UnknownFeature {
        let mut len = name.len().min(Self::SHOWN);
        while !name.is_char_boundary(len) {
            len -= 1;
        }
        let mut bytes = [0; Self::SHOWN];
        bytes[..len].copy_from_slice(&name.as_bytes()[..len]);
        UnknownFeature { name: bytes, len }
    }

    /// The name that is not known, cut to 32 bytes.
    #[must_use]
    pub fn name(&self) -> &str {
        core::str::from_utf8(&self.name[..self.len]).unwrap_or_default()
    }
}

impl fmt::Display for UnknownFeature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} names an unknown processor feature \"{}\"; known are",
            Features::DISABLE_VARIABLE,
            self.name()
        )?;
        for (i, feature) in Feature::ALL.iter().enumerate() {
            write!(f, "{}{}", if i == 0 { " " } else { ", " }, feature.name())?;
        }
        Ok(())
    }
}

impl fmt::Debug for UnknownFeature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("UnknownFeature").field(&self.name()).finish()
    }
}

impl core::error::Error for UnknownFeature {}

/// Makes tokens, each with the macro that opens functions to it. See the head of this module.
///
/// `ifma_entry! { fn name(arguments) = path; }` defines a safe function that takes the token and the
/// arguments, turns the token's features on and calls `path`.
macro_rules! tokens {
    (($d:tt) $($(#[$doc:meta])* $token:ident, $entry:ident = [$($feature:literal),+];)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $token(());

        impl $token {
            /// The features that the token proves.
            pub const FEATURES: &'static [Feature] = &[$(Feature::expect($feature)),+];

            /// The features, as the bits of a set: the check is one comparison.
            const MASK: u32 = $(Feature::expect($feature).mask())|+;

            /// The proof, if every feature is in the set.
            #[inline]
            #[must_use]
            pub fn new(features: Features) -> Option<$token> {
                (features.0 & Self::MASK == Self::MASK).then_some($token(()))
            }
        }

        #[allow(unused_macros)]
        macro_rules! $entry {
            ($d($d(#[$d meta:meta])* $d vis:vis fn $d name:ident(
                $d($d arg:ident: $d ty:ty),* $d(,)?
            ) $d(-> $d ret:ty)? = $d path:expr;)*) => {$d(
                $d(#[$d meta])*
                #[inline]
                #[allow(clippy::too_many_arguments)]
                $d vis fn $d name(_: $crate::cpu::$token, $d($d arg: $d ty),*) $d(-> $d ret)? {
                    #[inline]
                    $(#[target_feature(enable = $feature)])+
                    #[allow(clippy::too_many_arguments)]
                    fn opened($d($d arg: $d ty),*) $d(-> $d ret)? {
                        $d path($d($d arg),*)
                    }
                    // SAFETY: the token proves the features, from the same list.
                    unsafe { opened($d($d arg),*) }
                }
            )*};
        }
        #[allow(unused_imports)]
        pub(crate) use $entry;
    )*};
}

#[cfg(target_arch = "x86_64")]
tokens! { ($)
    /// Byte shuffles on 128-bit registers (Core 2 2006, Bulldozer 2011).
    Ssse3, ssse3_entry = ["ssse3"];
    /// Gathering and scattering of bits (Haswell 2013, Zen 2017; in hardware since Zen 3).
    Bmi2, bmi2_entry = ["bmi2"];
    /// `mulx`, `adcx` and `adox`: products between two carry chains (Broadwell 2014, Zen 2017).
    Adx, adx_entry = ["bmi2", "adx"];
    /// Integers in 256-bit registers (Haswell 2013, Zen 2017).
    Avx2, avx2_entry = ["avx2"];
    /// Doubles and integers in 512-bit registers (Knights Landing 2016, Skylake-SP 2017).
    Avx512f, avx512f_entry = ["avx512f"];
    /// Affine maps on 256-bit registers (Alder Lake 2021, Zen 4 2022).
    GfniAvx2, gfni_avx2_entry = ["avx2", "gfni"];
    /// Byte shuffles and unaligned bytes on 512-bit registers (Cannon Lake 2018, Zen 4 2022).
    Vbmi, vbmi_entry = ["avx512f", "avx512bw", "avx512vbmi"];
    /// The same on narrower registers too (Cannon Lake 2018, Zen 4 2022).
    VbmiVl, vbmi_vl_entry = ["avx512f", "avx512bw", "avx512vl", "avx512vbmi"];
    /// Bit gathers on 512-bit registers (Ice Lake 2019, Zen 4 2022).
    Bitalg, bitalg_entry = ["avx512f", "avx512bw", "avx512bitalg"];
    /// Affine maps and byte shuffles on 512-bit registers (Ice Lake 2019, Zen 4 2022).
    Gfni, gfni_entry = ["avx512f", "avx512bw", "avx512vbmi", "gfni"];
    /// 52-bit multiply-add and funnel shifts on 512-bit registers (Ice Lake 2019, Zen 4 2022).
    Ifma, ifma_entry = ["avx512f", "avx512dq", "avx512bw", "avx512ifma", "avx512vbmi2"];
}

#[cfg(target_arch = "aarch64")]
tokens! { ($)
    /// 128-bit vectors (every AArch64).
    Neon, neon_entry = ["neon"];
}

#[cfg(test)]
mod tests;
