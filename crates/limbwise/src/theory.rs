//! Number theory on columns: divisors, subgroups and primes.

pub(crate) mod divisors;
pub(crate) mod prime;
