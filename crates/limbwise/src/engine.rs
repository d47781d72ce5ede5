//! What computes columns: rows cut into spans, spans into batches or single rows, both on the same code, and spread over threads.
//!
//! Modules depend on those above them in this list. What is public of them, the crate's root re-exports.
//!
//! Moduli are split into an odd part and a power of two. Rows are grouped into classes by the plan of the odd part,
//! and each class is cut into spans of batches of 16: one batch for powers, as many as stay in the second-level cache
//! for operations that take a few cycles. Spans are independent: threads take them in any order, and the result is
//! the same bit for bit. Work memory is handed from span to span and wiped at the end.
//!
//! A value has two parts: rows modulo the odd parts, in the lanes, and, where a modulus is even, low limbs modulo the
//! power of two. Garner's rule joins both when rows are written.
//!
//! What saves most:
//!
//! - A plain factor and one in Montgomery form give a plain product: two products and a subtraction in all.
//! - Operands as wide as their odd moduli are below twice the modulus, so no product is needed to reduce them. Others
//!   are reduced by a product with 1, and those longer than a product takes by Horner's rule.

pub(crate) mod barrel;
pub(crate) mod choice;
pub(crate) mod even;
pub(crate) mod work;

pub(crate) mod moduli;
pub(crate) mod planner;
pub(crate) mod spans;

pub(crate) mod addition;
pub(crate) mod engines;

pub(crate) mod block;
pub(crate) mod inverse;
pub(crate) mod many;
pub(crate) mod masks;
pub(crate) mod shared;
