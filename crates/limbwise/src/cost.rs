//! What a row of a column costs, for programs that divide rows into pieces or forecast how long they take.
//!
//! These are cycles of one core with the kernels that this processor runs, by the model that
//! [`Operation::explain`](crate::Operation::explain) uses. They depend on lengths alone. Only their ratios should be
//! relied on.
//!
//! ```
//! use limbwise::cost;
//!
//! assert!(cost::of_power(2048, 2048) > 100.0 * cost::of_product(2048));
//! ```

use limbwise_kernels::cpu::Features;
use limbwise_kernels::lanes::Plan;
use limbwise_kernels::powers::Engine;

use crate::engine::choice;

/// Returns the cycles of a modular product, with a modulus of `bits` bits. A sum takes less, an inverse as long
/// as [`of_division`].
#[must_use]
pub fn of_product(bits: usize) -> f64 {
    2.0 * plan(bits).cycles().product
}

/// Returns the cycles of a power with an exponent of `exp_bits` bits, with a modulus of `bits` bits.
#[must_use]
pub fn of_power(bits: usize, exp_bits: usize) -> f64 {
    let plan = plan(bits);
    plan.cycles().of_converted(plan.cycles().powers(exp_bits, 1))
}

/// Returns the cycles of an inverse, a greatest common divisor or a Jacobi symbol of numbers of `bits` bits.
#[must_use]
pub fn of_division(bits: usize) -> f64 {
    plan(bits).cycles().of_division()
}

fn plan(bits: usize) -> Plan {
    choice::batch(Features::usable(), bits.max(1))
}
