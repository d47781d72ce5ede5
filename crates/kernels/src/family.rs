//! Families, variants, and their descriptions.
//!
//! `variants!` turns a family's table, with one row per variant, into its `Variant`: the enumeration, the
//! features that each variant needs, and the dispatch. Outside this table, only a variant's own module names
//! it.
//!
//! Each family has a trait `Contract`, which declares the functions that every variant implements.
//! `call!(variant, mul(..))` calls the function `mul` of a variant and passes the variant's token.
//!
//! The library, the tools and the tests read the rows. A row names the modules that the constant-time checks
//! examine, the instruction that a trace must contain, and the cost by which alternatives are compared.

use crate::cost::Cost;
use crate::cpu::{Feature, Features};
use crate::memory::Lanes;

/// A family of kernels.
#[derive(Clone, Copy, Debug)]
pub struct Family {
    /// The name, which is also that of its module.
    pub name: &'static str,
    /// A short description.
    pub summary: &'static str,
    /// Its variants on this architecture, the slowest first.
    pub variants: &'static [Description],
    /// Returns the name of the variant that is chosen for a set of features.
    pub best: fn(Features) -> &'static str,
    /// Runs every operation of the variant of that name on edge cases and pseudorandom numbers, which are the
    /// same for all variants, and returns a digest of the results. If it differs from the digest of
    /// `reference`, the variant computes wrong results on this processor. `None` if no variant of that name
    /// runs with these features. Takes milliseconds to a second.
    ///
    /// The memory has [`MEMORY_LEN`] units with any contents.
    ///
    /// # Panics
    ///
    /// Panics if there is less memory.
    ///
    /// [`MEMORY_LEN`]: crate::trial::MEMORY_LEN
    pub digest: fn(Features, &str, &mut [Lanes]) -> Option<u64>,
}

/// A variant, whether this processor can run it or not: its row in the table of its family.
#[derive(Clone, Copy, Debug)]
pub struct Description {
    /// The name, unique within the family.
    pub name: &'static str,
    /// The features that the variant needs.
    pub requires: &'static [Feature],
    /// A short description.
    pub summary: &'static str,
    /// Whether the variant is a reference for comparison: simple, slow and never chosen.
    pub reference: bool,
    /// The shortest numbers, in bits, for which the variant is chosen, in families that choose by length
    /// (`mont`, `mul`).
    pub wins_from: usize,
    /// The properties that its compiled code must have.
    pub code: Code,
    /// The cost of its results, for families in which a choice depends on it (`lanes`, `mont`).
    pub cost: Cost,
}

impl Description {
    /// An empty row.
    pub const BLANK: Description = Description {
        name: "",
        requires: &[],
        summary: "",
        reference: false,
        wins_from: 0,
        code: Code::NO_PROMISE,
        cost: Cost::UNKNOWN,
    };

    /// Returns whether the variant runs with these features.
    #[must_use]
    pub fn runs_with(&self, features: Features) -> bool {
        self.requires.iter().all(|f| features.has(*f))
    }
}

/// Properties of a variant's compiled code, for the tools that examine it. Paths are of modules within the
/// crate.
#[derive(Clone, Copy, Debug)]
pub struct Code {
    /// Whether the variant is constant-time.
    pub constant_time: bool,
    /// The modules that hold its kernels: their jumps, addresses and divisions are checked.
    pub modules: &'static [&'static str],
    /// The modules whose loops keep their vectors in registers.
    pub without_spills: &'static [&'static str],
    /// An instruction that every run of the variant executes, in the spelling of the decoder, possibly
    /// abbreviated (`Vpmadd52`).
    pub witness: Option<&'static str>,
}

impl Code {
    /// Code without promises.
    pub(crate) const NO_PROMISE: Code =
        Code { constant_time: false, modules: &[], without_spills: &[], witness: None };

    /// Returns constant-time code in these modules.
    pub(crate) const fn constant_time(modules: &'static [&'static str]) -> Code {
        Code { constant_time: true, modules, ..Code::NO_PROMISE }
    }

    /// Adds the instruction that every run executes.
    #[cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]
    pub(crate) const fn with(self, witness: &'static str) -> Code {
        Code { witness: Some(witness), ..self }
    }

    /// Adds the modules whose vectors stay in registers.
    #[cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]
    pub(crate) const fn without_spills(self, modules: &'static [&'static str]) -> Code {
        Code { without_spills: modules, ..self }
    }
}

/// Returns the features that a row requires: the first of at most one list.
pub(crate) const fn requires(features: &[&'static [Feature]]) -> &'static [Feature] {
    if features.is_empty() { &[] } else { features[0] }
}

/// Turns the table of a family into its `Variant`. See the module documentation.
///
/// A row consists of the variant's documentation and architecture, its name with its token, the type that
/// implements the family's `Contract`, and the fields of its `Description`. Rows are in order of measured
/// speed, the slowest first.
///
/// Besides the enumeration, the family gets `call!(variant, f(arguments))`, which calls a function of the
/// contract with the variant's token, `kernel!(variant, K => expression)`, which evaluates an expression with
/// `K` as the variant's type, and `for_each_variant!(make)`, which calls the macro `make` with all rows.
macro_rules! variants {
    (($d:tt) $family:ident
        $(
            $(#[doc = $doc:expr])*
            $(#[cfg($($cfg:tt)*)])?
            $Name:ident $(($Token:ident))? = $($kernel:ident)::+ { $($row:tt)* }
        )*
    ) => {
        /// An implementation, with the token that proves that it can run.
        #[derive(Clone, Copy, Debug)]
        #[non_exhaustive]
        pub enum Variant {
            $(
                $(#[doc = $doc])*
                $(#[cfg($($cfg)*)])?
                $Name $(($Token))?,
            )*
        }

        impl Variant {
            /// The variants for this architecture, in order of measured speed, the slowest first.
            pub const DESCRIPTIONS: &'static [$crate::family::Description] = &[
                $(
                    $(#[cfg($($cfg)*)])?
                    $crate::family::Description {
                        requires: $crate::family::requires(&[$($Token::FEATURES)?]),
                        $($row)*
                        ..$crate::family::Description::BLANK
                    },
                )*
            ];

            /// Returns the variants that run with these features, in the order of [`Variant::DESCRIPTIONS`].
            #[allow(unused_variables)]
            #[must_use = "iterators are lazy"]
            pub fn all(features: $crate::cpu::Features) -> impl DoubleEndedIterator<Item = Variant> {
                [
                    $(
                        $(#[cfg($($cfg)*)])?
                        $crate::family::candidate!(features, $Name $(($Token))?),
                    )*
                ]
                .into_iter()
                .flatten()
            }

            /// Returns the variant's row of [`Variant::DESCRIPTIONS`].
            #[inline]
            #[must_use]
            pub fn description(self) -> &'static $crate::family::Description {
                #[allow(clippy::enum_variant_names)]
                enum Index {
                    $(
                        $(#[cfg($($cfg)*)])?
                        $Name,
                    )*
                }
                let index = match self {
                    $(
                        $(#[cfg($($cfg)*)])?
                        Variant::$Name { .. } => Index::$Name,
                    )*
                };
                &Variant::DESCRIPTIONS[index as usize]
            }

            /// Returns the name, as in [`Variant::DESCRIPTIONS`].
            #[must_use]
            pub fn name(self) -> &'static str {
                self.description().name
            }

            /// The digest of a variant: see [`Family`].
            fn digest(
                features: $crate::cpu::Features,
                name: &str,
                memory: &mut [$crate::memory::Lanes],
            ) -> Option<u64> {
                assert!(memory.len() >= $crate::trial::MEMORY_LEN, "MEMORY_LEN");
                let variant = Variant::all(features).find(|variant| variant.name() == name)?;
                let mut trial = $crate::trial::Trial::default();
                check::run(variant, &mut trial, memory);
                Some(trial.digest())
            }
        }

        $crate::family::variants! { @fastest [] $({ $(#[cfg($($cfg)*)])? $Name $(($Token))? })* }

        /// Calls a function of the contract with the token of a variant.
        #[allow(unused_macros)]
        macro_rules! call {
            ($d variant:expr, $d function:ident($d($d arg:expr),* $d(,)?)) => {
                match $d variant {
                    $(
                        $(#[cfg($($cfg)*)])?
                        crate::$family::Variant::$Name $((token @ $crate::cpu::$Token { .. }))? =>
                            <crate::$family::$($kernel)::+ as crate::$family::Contract>::$d function(
                                ($(core::convert::identity::<$crate::cpu::$Token>(token))?),
                                $d($d arg),*
                            ),
                    )*
                }
            };
        }
        #[allow(unused_imports)]
        use call;

        /// Evaluates an expression with the type that computes a variant.
        #[allow(unused_macros)]
        macro_rules! kernel {
            ($d variant:expr, $d K:ident => $d value:expr) => {
                match $d variant {
                    $(
                        $(#[cfg($($cfg)*)])?
                        crate::$family::Variant::$Name { .. } => {
                            type $d K = crate::$family::$($kernel)::+;
                            $d value
                        }
                    )*
                }
            };
        }
        #[allow(unused_imports)]
        use kernel;

        /// Passes all rows to a macro, as `#[cfg] Name(Token) = Kernel;`, for items that a family has once
        /// per variant.
        #[allow(unused_macros)]
        macro_rules! for_each_variant {
            ($d make:ident) => {
                $d make! {
                    $(
                        $(#[cfg($($cfg)*)])?
                        $Name $(($Token))? = crate::$family::$($kernel)::+;
                    )*
                }
            };
        }
        #[allow(unused_imports)]
        use for_each_variant;
    };

    // The choice goes from the fastest row to the slowest, so the rows are reversed.
    (@fastest [$($reversed:tt)*] $row:tt $($rows:tt)*) => {
        $crate::family::variants! { @fastest [$row $($reversed)*] $($rows)* }
    };
    (@fastest [$({ $(#[cfg($($cfg:tt)*)])? $Name:ident $(($Token:ident))? })*]) => {
        impl Variant {
            /// Returns the fastest variant for numbers of `bits` bits that runs with these features.
            #[allow(unused_variables, unreachable_code)]
            #[inline]
            fn fastest(features: $crate::cpu::Features, bits: usize) -> Variant {
                $(
                    $(#[cfg($($cfg)*)])?
                    if let Some(variant) = $crate::family::candidate!(features, $Name $(($Token))?)
                        && bits >= variant.description().wins_from
                        && !variant.description().reference
                    {
                        return variant;
                    }
                )*
                unreachable!("every family has a variant for any processor")
            }
        }
    };
}
pub(crate) use variants;

/// Returns a variant, if it runs with these features.
macro_rules! candidate {
    ($features:expr, $Name:ident) => {
        Some(Variant::$Name)
    };
    ($features:expr, $Name:ident($Token:ident)) => {
        $Token::new($features).map(Variant::$Name)
    };
}
pub(crate) use candidate;
