//! Computes columns: splits rows into spans, and spans into batches or single rows, which share one
//! implementation, and distributes them over threads.
//!
//! Each module depends only on those above it in this list. The crate root re-exports the public items.
//!
//! Moduli are split into an odd part and a power of two. Rows are grouped into classes by the plan of the odd
//! part, and each class is cut into spans of batches of 16: one batch for powers, as many as stay in the
//! second-level cache for operations that take a few cycles. Spans are independent: threads take them in any
//! order, and results are the same bit for bit. Work memory is reused from span to span and zeroized at the
//! end.
//!
//! A value has two parts: rows modulo the odd parts, in the lanes, and, for even moduli, low limbs modulo the
//! power of two. Garner's formula combines both when rows are written.
//!
//! The most effective optimizations:
//!
//! - The product of a plain factor and one in Montgomery form is plain, so a modular product takes two
//!   Montgomery products and a subtraction.
//! - Operands as wide as their odd moduli are below twice the modulus, so no product is needed to reduce
//!   them. Others are reduced by a product with 1, and operands that are too long for a product by Horner's
//!   rule.

pub(crate) mod kernel_names;
pub(crate) mod method;
pub(crate) mod stop;

pub(crate) mod barrel;
pub(crate) mod choice;
pub(crate) mod even;
pub(crate) mod explanation;
pub(crate) mod work;

pub(crate) mod squares;

pub(crate) mod moduli;
pub(crate) mod modulo;
pub(crate) mod planner;
pub(crate) mod spans;

pub(crate) mod addition;
pub(crate) mod engines;

pub(crate) mod block;
pub(crate) mod inverse;
pub(crate) mod many;
pub(crate) mod masks;
pub(crate) mod shared;
