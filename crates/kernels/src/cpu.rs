//! Processor features, tokens, and the environment variable that disables features.
//!
//! [`Features`] can only be detected, by [`Features::detect`], and reduced, by [`Features::without`] and
//! [`Features::with_vectors_of`]; no safe function adds a feature. A *token* such as [`Ifma`] is a zero-sized
//! proof that a list of features is present, and its only constructor takes a [`Features`]. From one list,
//! the macro `tokens!` generates the token's check and the `#[target_feature]` of the functions that take
//! the token as an argument. A function that one of those calls must declare its own features, and the
//! compiler accepts the call only if they are on the token's list. So the checked features and the used
//! features cannot differ.
//!
//! The environment variable `LIMBWISE_CPU_DISABLE` (feature `std`) lists features to disable, for example
//! `avx512ifma,adx`. It can only remove features, together with all tokens that need them. It is read once
//! per process. A value with an unknown name disables all features: operations then compute the same results
//! with kernels that need none, and [`Features::detect`] reports the name.

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

/// The registers that the operating system must save for a feature to be usable.
#[derive(Clone, Copy, PartialEq)]
enum State {
    General,
    Ymm,
    Zmm,
}

macro_rules! features {
    ($($(#[$doc:meta])* $name:ident = $text:literal, $bit:expr, $state:ident, [$($needs:ident),*];)*) => {
        /// A processor feature that some kernel uses.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum Feature { $($(#[$doc])* $name),* }

        impl Feature {
            /// Every feature that Limbwise knows, of every architecture.
            pub const ALL: &'static [Feature] = &[$(Feature::$name),*];

            /// Returns the name, as Rust's `target_feature` spells it.
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

            /// Returns the features that this one implies: without them it is not available either.
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
    /// Returns the feature with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Feature> {
        Feature::ALL.iter().copied().find(|f| f.name() == name)
    }

    /// Returns the feature with this name; in a constant, an unknown name is a compile error.
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

    /// Returns the feature and all features that it implies, as a bit set.
    const fn with_implied(self) -> u32 {
        /// The set of each feature; implied features come before it.
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

    /// The features that use no registers of more than 128 bits, as a bit set.
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

/// The value of [`CACHE`] before detection. No feature set has all bits set, because `Feature::ALL` has far
/// fewer than 32 features.
const UNKNOWN: u32 = u32::MAX;

/// Set in [`CACHE`], without any feature, if the environment names an unknown one.
const REFUSED: u32 = 1 << 31;

/// The detected features.
static CACHE: AtomicU32 = AtomicU32::new(UNKNOWN);

/// A set of features that this processor has and that are not disabled.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Features(u32);

impl Features {
    /// Returns the features of this processor and its operating system, except those named in
    /// `LIMBWISE_CPU_DISABLE`.
    ///
    /// The processor and the variable are examined once; later calls return the same result.
    ///
    /// # Errors
    ///
    /// Returns [`UnknownFeature`] if `LIMBWISE_CPU_DISABLE` contains a name that is not a feature. Then all
    /// features are disabled: see [`Features::usable`].
    #[inline]
    pub fn detect() -> Result<Features, UnknownFeature> {
        match CACHE.load(Ordering::Relaxed) {
            UNKNOWN | REFUSED => Features::ask(),
            cached => Ok(Features(cached)),
        }
    }

    /// Returns the features that operations use: those of [`Features::detect`], or none if
    /// `LIMBWISE_CPU_DISABLE` contains a name that is not a feature.
    #[inline]
    #[must_use]
    pub fn usable() -> Features {
        Features::known().unwrap_or_else(|| Features::ask().unwrap_or(Features(0)))
    }

    /// Returns the result of an earlier call of [`Features::usable`], if there was one. Callers can then move
    /// the first detection to a separate function, so that no call makes them save registers.
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

    /// Detects the features of the processor and the operating system, ignoring the environment.
    #[must_use]
    pub fn of_the_processor() -> Features {
        Features(probe())
    }

    /// The environment variable that disables features.
    pub const DISABLE_VARIABLE: &'static str = "LIMBWISE_CPU_DISABLE";

    /// Returns this set without the features named in a comma-separated list, and without those that imply
    /// them. Blanks around names and empty names are ignored.
    ///
    /// # Errors
    ///
    /// Returns [`UnknownFeature`] with the first name that is not a feature.
    pub fn without(self, names: &str) -> Result<Features, UnknownFeature> {
        let mut set = self.0;
        for name in names.split(',').map(str::trim).filter(|n| !n.is_empty()) {
            let gone = Feature::named(name).ok_or_else(|| UnknownFeature::new(name))?;
            set &= !gone.mask();
        }
        Ok(Features(close(set)))
    }

    /// Returns this set without features of wider vector registers than `features` use: features of registers
    /// wider than 128 bits are removed unless they are listed or implied by a listed one. This is for work
    /// alongside a variant: registers that nothing else uses may take time to power up, or may slow down the
    /// processor's clock.
    #[must_use]
    pub fn with_vectors_of(self, features: &[Feature]) -> Features {
        let kept = features.iter().fold(Feature::NARROW, |set, f| set | f.with_implied());
        Features(self.0 & kept)
    }

    /// Returns this set with a feature that is not reported, for instruments that execute instructions
    /// without reporting them: valgrind 3.19 does not report ADX.
    ///
    /// # Safety
    ///
    /// The program's execution environment must support the feature, and the features that it implies must be
    /// in the set.
    #[doc(hidden)]
    #[must_use]
    pub const unsafe fn assuming(self, feature: Feature) -> Features {
        Features(self.0 | feature.mask())
    }

    /// Returns whether the feature is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, feature: Feature) -> bool {
        self.0 & feature.mask() != 0
    }

    /// Returns the features of the set, in the order of [`Feature::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Feature> {
        Feature::ALL.iter().copied().filter(move |f| self.has(*f))
    }
}

impl fmt::Debug for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Feature::name)).finish()
    }
}

/// Removes every feature that lacks an implied one.
fn close(mut set: u32) -> u32 {
    // `Feature::ALL` lists a feature after those it implies, so one pass is enough.
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
        // SAFETY: OSXSAVE reports that the operating system has enabled xgetbv.
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

/// `LIMBWISE_CPU_DISABLE`, or a list given to [`Features::without`], contains an unknown name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct UnknownFeature {
    name: [u8; Self::SHOWN],
    len: usize,
}

impl UnknownFeature {
    /// A longer name is truncated: the error is a plain value and does not allocate.
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

    /// Returns the unknown name, truncated to 32 bytes.
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

/// Defines tokens, each with the macro that opens functions for it. See the module documentation.
///
/// `ifma_entry! { fn name(arguments) = path; }` defines a safe function that takes the token and the
/// arguments, enables the token's features and calls `path`.
macro_rules! tokens {
    (($d:tt) $($(#[$doc:meta])* $token:ident, $entry:ident = [$($feature:literal),+];)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $token(());

        impl $token {
            /// The features that the token proves.
            pub const FEATURES: &'static [Feature] = &[$(Feature::expect($feature)),+];

            /// The features as a bit set, so that the check is one comparison.
            const MASK: u32 = $(Feature::expect($feature).mask())|+;

            /// Returns the proof, if every feature is in the set.
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
