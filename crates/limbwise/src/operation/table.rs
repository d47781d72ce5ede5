//! The table of operations: one row declares an operation.
//!
//! A row consists of the documentation, the name of the function with the roles of the operands, the name of
//! the [`Kind`](crate::Kind), a formula, the cost in modular products, and how a block is computed. The
//! library makes its functions from the rows, and so do the faces. To add an operation, add a row; if it is a
//! formula of others, its computation is a closure on values in Montgomery form (`Compute::Formula`).

/// Calls a macro with all rows. Callers outside of this crate must ignore what follows `computed by`.
#[doc(hidden)]
#[macro_export]
macro_rules! operations {
    ($($callback:ident)::+) => { $($callback)::+! {
        /// Computes `base ^ exponent mod modulus`.
        ///
        /// The exponent 0 gives 1 mod m, and the modulus 1 gives 0. Even moduli are allowed; the part modulo
        /// their power of two is computed without vectors and takes longer. [`Powmod`](crate::Powmod) has
        /// options for exponents.
        powmod(base: Base, exponent: Exponent) as Pow = "x^y", 16 products, computed by Compute::Power;

        /// Computes `x y mod modulus`.
        ///
        /// ```
        /// use limbwise::{Column, mulmod};
        ///
        /// let x = Column::parse(["2", "123456789012345678901234567890"])?;
        /// let modulus = Column::parse(["5", "1000000007"])?;
        /// let product = mulmod(&x, 3u64, &modulus)?;
        /// assert_eq!(product.to_decimal(), ["1", "592304526"]);
        /// # Ok::<(), limbwise::Error>(())
        /// ```
        mulmod(x: Left, y: Right) as Mul = "x y", 4 products, computed by Compute::Plain(product);

        /// Computes `x^2 mod modulus`.
        sqrmod(x: Left) as Sqr = "x^2", 4 products, computed by Compute::Plain(square);

        /// Computes `x + y mod modulus`.
        addmod(x: Left, y: Right) as Add = "x + y", 4 products, computed by Compute::Sum {
            rows: |x, y| (x, y, Sign::Plus),
            block: |block, x, y, work| near(block, [x, y], work, |x, y| block.add(x, y)),
        };

        /// Computes `x - y mod modulus`.
        submod(x: Left, y: Right) as Sub = "x - y", 4 products, computed by Compute::Sum {
            rows: |x, y| (x, y, Sign::Minus),
            block: |block, x, y, work| near(block, [x, y], work, |x, y| block.sub(x, y)),
        };

        /// Computes `-x mod modulus`.
        negmod(x: Left) as Neg = "-x", 4 products, computed by Compute::Sum {
            rows: |x, _| (Operand::ZERO, x, Sign::Minus),
            block: |block, x, _, work| {
                let mut x = block.load_reduced(x, work);
                block.neg(&mut x, work);
                x
            },
        };

        /// Computes `x^-1 mod modulus`, the number whose product with x is 1.
        ///
        /// Modulo 1, every number has the inverse 0. Rows with a common modulus share inversions and take
        /// little more than five products each.
        ///
        /// ```
        /// use limbwise::{Column, Error, invmod};
        ///
        /// let x = Column::parse(["3", "4"])?;
        /// let modulus = Column::parse(["1000000007", "10"])?;
        /// assert_eq!(invmod(&x, 1_000_000_007u64)?.to_decimal(), ["333333336", "250000002"]);
        /// assert_eq!(invmod(&x, &modulus), Err(Error::NoInverse { row: 1 }));
        /// # Ok::<(), limbwise::Error>(())
        /// ```
        invmod(x: Left) as Inv = "x^-1", 100 products, computed by Compute::Formula {
            partial: true,
            block: |block, x, _, work, none| none.extend(block.inv(x, work)),
        };
    } };
}
