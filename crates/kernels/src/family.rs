//! What a family is made of: variants, and what is known about each.
//!
//! `variants!` turns a family's table, one row per variant, into its `Variant`: the enumeration, what runs with which
//! features, and the dispatch. Beside a variant's own module, a row is all that the library and the tools need to know of it.
//!
//! What a variant computes is a trait, the family's `Contract`, which its `Kernel` implements; `call!(variant,
//! mul(..))` calls it with the variant's token. The tools, the library and the tests read the rows: the modules that
//! the constant-time checks look at, the instruction that a trace must contain, the cost that the benchmark compares
//! with, and the speed by which the library plans. No other file names a variant.

use crate::cpu::{Feature, Features};
use crate::speed::Speed;

/// A family of kernels.
#[derive(Clone, Copy, Debug)]
pub struct Family {
    /// The name, which is also that of its module.
    pub name: &'static str,
    /// What it computes, in a few words.
    pub summary: &'static str,
    /// Its variants on this architecture, the slowest first.
    pub variants: &'static [Description],
    /// The name of the variant that is taken for a set of features.
    pub best: fn(Features) -> &'static str,
}

/// A variant, whether this processor can run it or not: its row in the table of its family.
#[derive(Clone, Copy, Debug)]
pub struct Description {
    /// The name, unique within the family.
    pub name: &'static str,
    /// The features that the variant needs.
    pub requires: &'static [Feature],
    /// What it is, in a few words.
    pub summary: &'static str,
    /// Whether the variant is there to be compared with: obvious, slow and never chosen.
    pub reference: bool,
    /// The shortest numbers, in bits, for which the variant is chosen, in families that choose by length (`mont`, `mul`).
    pub wins_from: usize,
    /// What its compiled code has to look like.
    pub code: Code,
    /// What a result costs, where a bound is known.
    pub cost: Option<Cost>,
    /// What it takes, for variants between which the library chooses by more than their order.
    pub speed: Option<Speed>,
}

impl Description {
    /// A row in which nothing is said.
    pub const BLANK: Description = Description {
        name: "",
        requires: &[],
        summary: "",
        reference: false,
        wins_from: 0,
        code: Code::NO_PROMISE,
        cost: None,
        speed: None,
    };

    /// Whether the variant runs with these features.
    #[must_use]
    pub fn runs_with(&self, features: Features) -> bool {
        self.requires.iter().all(|f| features.has(*f))
    }
}

/// What the tools that examine the compiled code of a variant look at. Paths are those of modules below the crate.
#[derive(Clone, Copy, Debug)]
pub struct Code {
    /// Whether the variant is constant-time.
    pub constant_time: bool,
    /// The modules that hold its kernels: their jumps, addresses and divisions are checked.
    pub modules: &'static [&'static str],
    /// The modules whose loops keep their vectors in registers.
    pub without_spills: &'static [&'static str],
    /// The instruction that a run of the variant cannot do without, as a decoder spells it (`Vpmadd52`, or the beginning of it).
    pub witness: Option<&'static str>,
}

impl Code {
    /// Code about which nothing is promised.
    pub(crate) const NO_PROMISE: Code =
        Code { constant_time: false, modules: &[], without_spills: &[], witness: None };

    /// Constant-time code in these modules.
    pub(crate) const fn constant_time(modules: &'static [&'static str]) -> Code {
        Code { constant_time: true, modules, ..Code::NO_PROMISE }
    }

    /// The same code, which cannot run without this instruction.
    #[cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]
    pub(crate) const fn with(self, witness: &'static str) -> Code {
        Code { witness: Some(witness), ..self }
    }

    /// The same code, with vectors that stay in registers in these modules.
    #[cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]
    pub(crate) const fn without_spills(self, modules: &'static [&'static str]) -> Code {
        Code { without_spills: modules, ..self }
    }
}

/// An instruction that multiplies, and bounds kernels by how many of it run in a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Multiplier {
    /// `vpmadd52luq` and `vpmadd52huq` on 512-bit registers.
    Madd52,
    /// `vfmadd` on the doubles of 512-bit registers.
    Fma,
    /// `vpmuludq` on 256-bit registers.
    Muludq,
    /// `umlal` and `umlal2`.
    Umlal,
    /// `mulx`, or `mul` to 128 bits.
    Mulx,
}

/// What a Montgomery product or square of k limbs costs: the instruction that bounds it, counted from the algorithm. A kernel that
/// saves instructions comes closer to its bound.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cost {
    /// The instruction.
    pub multiplier: Multiplier,
    /// How many of it multiply a pair of limbs: two where one gives the low half and another the high half.
    pub per_pair: usize,
    /// The numbers that one instruction computes on.
    pub lanes: usize,
    /// Whether a square multiplies each pair of limbs once.
    pub squares: bool,
}

impl Cost {
    /// The instructions for one product of k limbs. A product multiplies k^2 pairs twice, and its quotient takes one more low
    /// product for each limb.
    #[must_use]
    pub fn of_product(&self, limbs: usize) -> f64 {
        self.of_pairs(2 * limbs * limbs, limbs)
    }

    /// The same for a square, which saves half of k^2 - k pairs.
    #[must_use]
    pub fn of_square(&self, limbs: usize) -> f64 {
        if !self.squares {
            return self.of_product(limbs);
        }
        self.of_pairs(limbs * limbs + limbs * (limbs + 1) / 2, limbs)
    }

    fn of_pairs(&self, pairs: usize, limbs: usize) -> f64 {
        (self.per_pair * pairs + limbs) as f64 / self.lanes as f64
    }
}

/// The first of at most one list of features: what a row requires.
pub(crate) const fn requires(features: &[&'static [Feature]]) -> &'static [Feature] {
    if features.is_empty() { &[] } else { features[0] }
}

/// Turns the table of a family into its `Variant`. See the head of this module.
///
/// A row is the variant's documentation and architecture, its name with the token that it takes, the type that computes it
/// (an implementation of the family's `Contract`), and what its `Description` says. Rows stand in a measured order, the slowest first.
///
/// Beside the enumeration the family gets `call!(variant, f(arguments))`, which calls a function of the contract with the
/// variant's token, `kernel!(variant, K => expression)`, which evaluates an expression with `K` as the variant's type, and
/// `for_each_variant!(make)`, which calls the macro `make` with all rows.
macro_rules! variants {
    (($d:tt) $family:ident
        $(
            $(#[doc = $doc:expr])*
            $(#[cfg($($cfg:tt)*)])?
            $Name:ident $(($Token:ident))? = $($kernel:ident)::+ { $($row:tt)* }
        )*
    ) => {
        /// The implementation that computes, with the proof that it can.
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
            /// The variants known on this architecture, the slowest first: a measured order.
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

            /// The variants that run with these features, in the order of [`Variant::DESCRIPTIONS`].
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

            /// What is known about the variant: its row of [`Variant::DESCRIPTIONS`].
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

            /// The name, as in [`Variant::DESCRIPTIONS`].
            #[must_use]
            pub fn name(self) -> &'static str {
                self.description().name
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

        /// Hands every row to a macro, as `#[cfg] Name(Token) = Kernel;`: for what a family has once for each variant.
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

    // The choice, from the fastest row to the slowest: rows in reverse.
    (@fastest [$($reversed:tt)*] $row:tt $($rows:tt)*) => {
        $crate::family::variants! { @fastest [$row $($reversed)*] $($rows)* }
    };
    (@fastest [$({ $(#[cfg($($cfg:tt)*)])? $Name:ident $(($Token:ident))? })*]) => {
        impl Variant {
            /// The fastest variant for numbers of `bits` bits that runs with these features.
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

/// A variant, if it runs with these features.
macro_rules! candidate {
    ($features:expr, $Name:ident) => {
        Some(Variant::$Name)
    };
    ($features:expr, $Name:ident($Token:ident)) => {
        $Token::new($features).map(Variant::$Name)
    };
}
pub(crate) use candidate;
