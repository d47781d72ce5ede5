//! Kinds of operations, and what the table says about them.

use super::compute::{Compute, Sign, near, product, square};
use crate::error::Role;
use crate::values::operand::Operand;

/// What an operation computes from its operands x and y.
pub(crate) struct Row {
    name: &'static str,
    about: &'static str,
    formula: &'static str,
    roles: &'static [Role],
    pub(super) products: f64,
    pub(super) compute: Compute,
}

macro_rules! kinds {
    ($(
        #[doc = $about:literal] $(#[doc = $more:literal])*
        $name:ident($($x:ident: $Role:ident),+) as $Kind:ident = $formula:literal, $products:literal products,
        computed by $compute:expr;
    )*) => {
        /// What an [`Operation`](crate::Operation) computes in each row, of its first operand x and its
        /// second operand y.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Kind {
            $(
                #[doc = concat!("`", $formula, "`: [`", stringify!($name), "`](crate::", stringify!($name), ").")]
                $Kind,
            )*
        }

        impl Kind {
            /// All kinds.
            pub const ALL: &[Kind] = &[$(Kind::$Kind),*];
        }

        static ROWS: [Row; Kind::ALL.len()] = [$(
            Row {
                name: stringify!($name),
                about: $about,
                formula: $formula,
                roles: &[$(Role::$Role),+],
                products: $products as f64,
                compute: $compute,
            },
        )*];
    };
}

crate::operations!(kinds);

impl Kind {
    pub(super) fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// Returns the kind with this name, if there is one.
    ///
    /// ```
    /// use limbwise::Kind;
    ///
    /// assert_eq!(Kind::named("mulmod"), Some(Kind::Mul));
    /// assert_eq!(Kind::named("divmod"), None);
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<Kind> {
        Kind::ALL.iter().copied().find(|kind| kind.name() == name)
    }

    /// Returns the name of its function, such as `mulmod`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// Returns its formula, such as `x y`, modulo a number.
    #[must_use]
    pub fn formula(self) -> &'static str {
        self.row().formula
    }

    /// Returns the first sentence of its documentation, such as ``Computes `x y mod modulus`.``
    #[must_use]
    pub fn about(self) -> &'static str {
        self.row().about.trim()
    }

    /// Returns the roles of its operands, which error messages name: one or two.
    #[must_use]
    pub fn roles(self) -> &'static [Role] {
        self.row().roles
    }

    /// Returns whether rows may have no result, because a number has no inverse
    /// ([`Error::NoInverse`](crate::Error::NoInverse)).
    #[must_use]
    pub fn is_partial(self) -> bool {
        matches!(self.row().compute, Compute::Formula { partial: true, .. })
    }
}
