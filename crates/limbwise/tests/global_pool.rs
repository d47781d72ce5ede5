//! A program that keeps out of rayon's global pool never starts it. A test binary of its own: the promise is for
//! the whole process.

#![cfg(feature = "rayon")]

use limbwise::threads::{pool, without_global_pool};
use limbwise::{
    Column, FixedBase, Moduli, Modulus, Powmod, PrivateKey, TableOptions, gcd, invmod_each,
    is_probable_prime, jacobi, mulmod, powmod, random_prime,
};
use rayon::ThreadPoolBuilder;

#[test]
fn the_global_pool_is_never_started() {
    without_global_pool();
    let compute = || {
        let x = Column::parse((1..5000u32).map(|i| (2 * i + 1).to_string())).unwrap();
        let modulus = Modulus::new(1_000_003u64).unwrap();
        let moduli = Moduli::new(&x).unwrap();
        powmod(&x, &x, &moduli).unwrap();
        mulmod(&x, &x, &modulus).unwrap();
        modulus.multi_exp(&x, &x, Powmod::new()).unwrap();
        let base = FixedBase::new(5u64, &modulus, TableOptions::new(5000)).unwrap();
        base.powmod(&x).unwrap();
        modulus.residues(&x).unwrap().sqr();
        let _ = modulus.sum(&x);
        modulus.dot(&x, &x).unwrap();
        modulus.product(&x).unwrap();
        gcd(&x, &x).unwrap();
        jacobi(&x, &x).unwrap();
        is_probable_prime(&x).unwrap();
        invmod_each(&x, &x).unwrap();
        modulus.in_subgroup(&x, 7u64).unwrap();
        random_prime(64).unwrap();
        let key = PrivateKey::new(1_000_003u64, 1_000_033u64).unwrap();
        key.rsa(65537u64).unwrap().private(&x).unwrap();
        key.paillier().unwrap().noise(&x).unwrap();
    };
    compute();
    pool(2).unwrap().install(compute);
    // Only the first use can configure the pool.
    assert!(ThreadPoolBuilder::new().num_threads(1).build_global().is_ok());
}
