//! Tables compiled for a variant.

use core::convert::identity;

use super::{Blocks, Contract, Table, Variant, ZERO, for_each_variant};
use crate::cpu;

/// A permutation or selection of the bits of blocks, compiled for a variant.
#[derive(Clone, Debug)]
pub struct Plan {
    variant: Variant,
    program: Program,
}

/// Makes `Program` from the table of the family.
macro_rules! programs {
    ($($(#[$cfg:meta])? $Name:ident $(($Token:ident))? = $Kernel:ty;)*) => {
        /// A table compiled for a variant, with the variant's token.
        // The largest is that of `bmi2`, 1 KiB. Without an allocator, it cannot be boxed.
        #[derive(Clone, Debug)]
        #[cfg_attr(target_arch = "x86_64", allow(clippy::large_enum_variant))]
        enum Program {
            $(
                $(#[$cfg])?
                $Name(<$Kernel as Contract>::Token, <$Kernel as Contract>::Program),
            )*
        }

        impl Program {
            fn new(variant: Variant, table: &Table) -> Program {
                match variant {
                    $(
                        $(#[$cfg])?
                        Variant::$Name $((token @ cpu::$Token { .. }))? =>
                            Program::$Name(($(identity::<cpu::$Token>(token))?), <$Kernel>::compile(table)),
                    )*
                }
            }

            fn run(&self, blocks: Blocks<'_>) {
                match self {
                    $(
                        $(#[$cfg])?
                        Program::$Name(token, program) => <$Kernel>::run(*token, program, blocks),
                    )*
                }
            }
        }
    };
}

for_each_variant!(programs);

impl Plan {
    /// Compiles a table.
    ///
    /// # Panics
    ///
    /// Panics if an entry is neither below 64 nor [`ZERO`].
    #[must_use]
    pub fn new(variant: Variant, table: &Table) -> Plan {
        assert!(table.iter().all(|from| *from <= ZERO), "an entry is a bit of the block, or ZERO");
        Plan { variant, program: Program::new(variant, table) }
    }

    /// Returns the variant that the table was compiled for.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Applies the permutation to one block.
    #[must_use]
    pub fn apply(&self, block: u64) -> u64 {
        let mut one = [block];
        self.apply_in_place(&mut one);
        one[0]
    }

    /// Applies the permutation to every block of an array, in place.
    pub fn apply_in_place(&self, blocks: &mut [u64]) {
        self.program.run(Blocks::InPlace(blocks));
    }

    /// Applies the permutation to every block of an array and writes the results to another one.
    ///
    /// # Panics
    ///
    /// Panics if the lengths differ.
    pub fn apply_into(&self, from: &[u64], to: &mut [u64]) {
        assert_eq!(from.len(), to.len(), "an output for each block");
        self.program.run(Blocks::Into(from, to));
    }
}
