//! Long computations end soon after a stop is requested.

use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

use limbwise::threads::pool;
use limbwise::{
    Column, Error, FixedBase, FixedBases, KeyError, Moduli, Modulus, Number, Powmod, PrimeError, PrivateKey,
    Stop, TableOptions, gcd, invmod, invmod_each, is_probable_prime, is_probable_prime_vartime, jacobi,
    mulmod, powmod, random_prime, random_prime_with,
};

/// 2^bits - minus.
fn number(bits: usize, minus: u64) -> Number {
    let mut limbs = vec![u64::MAX; bits / 64];
    limbs[0] = 0u64.wrapping_sub(minus);
    Number::from_limbs(&limbs).unwrap()
}

/// Requests a stop as soon as the computation has begun, which by itself would take many seconds.
fn ends<T: Send>(what: &str, compute: impl FnOnce() -> Result<T, Error> + Send) {
    let (begun, begins) = channel();
    let stop = Stop::new();
    let stop = &stop;
    let result = thread::scope(|scope| {
        let computing = scope.spawn(move || {
            stop.run(|| {
                begun.send(()).unwrap();
                compute()
            })
        });
        begins.recv().unwrap();
        thread::sleep(Duration::from_millis(20));
        stop.request();
        computing.join().expect("no panic")
    });
    assert!(matches!(result, Err(Error::Stopped)), "{what}");
}

#[test]
fn every_long_computation_can_be_stopped() {
    let (long, other) = (number(1 << 18, 3), number(1 << 18, 5));
    let longest = number(1 << 22, 3);
    let modulus = Modulus::new(&number(1 << 15, 3)).unwrap();
    let bits = TableOptions::new(1 << 16);
    let years = Powmod::new().exp_bits(1 << 60);
    let column = Column::from_rows([long.as_limbs(), other.as_limbs()].repeat(20)).unwrap();
    let threads = pool(2).unwrap();
    let key_error = |error: KeyError| match error {
        KeyError::Other(error) => error,
        error => panic!("{error}"),
    };
    ends("Modulus", || Modulus::new(&longest));
    ends("Moduli", || Moduli::new(&column));
    threads.install(|| ends("Moduli on two threads", || Moduli::new(&column)));
    threads.install(|| ends("divisors on two threads", || gcd(&column, &long)));
    ends("FixedBase", || FixedBase::new(3u64, &modulus, bits));
    ends("FixedBases", || FixedBases::new(&Column::parse(["3", "5"]).unwrap(), &modulus, bits));
    ends("powers", || years.run(3u64, 5u64, &modulus));
    ends("inverses", || invmod_each(&long, &other));
    ends("divisors", || gcd(&long, &other));
    ends("symbols", || jacobi(&long, &other));
    ends("primes", || is_probable_prime(&long));
    // 2^44497 - 1, which has no small factor.
    let mut prime = vec![u64::MAX; 696];
    prime[695] >>= 47;
    let prime = Number::from_limbs(&prime).unwrap();
    ends("public primes", || is_probable_prime_vartime(&prime));
    ends("PrivateKey", || PrivateKey::new(&long, &other).map_err(key_error));
    ends("subgroup", || modulus.in_subgroup(3u64, &long));
}

/// With the request made before, nothing is computed, whatever the function.
#[test]
fn nothing_is_returned_after_a_request() {
    let stop = Stop::new();
    let modulus = Modulus::new(1009u64).unwrap();
    let x = Column::parse(["2", "3"].repeat(40)).unwrap();
    assert_eq!(stop.run(|| mulmod(&x, &x, &modulus)).unwrap().len(), 80);
    stop.clone().request();
    assert!(stop.is_requested());
    assert_eq!(stop.run(|| mulmod(&x, &x, &modulus)), Err(Error::Stopped));
    assert_eq!(stop.run(|| Ok::<_, Error>(modulus.sum(&x))), Err(Error::Stopped));
    assert_eq!(stop.run(|| modulus.dot(&x, &x)), Err(Error::Stopped));
    assert_eq!(stop.run(|| modulus.product(&x)), Err(Error::Stopped));
    assert_eq!(stop.run(|| invmod(&x, &modulus)), Err(Error::Stopped));
    assert!(matches!(stop.run(|| random_prime(512)), Err(PrimeError::Other(Error::Stopped))));
    // Without the check of the stop, no candidate would ever be found.
    let even = || random_prime_with(512, |bytes| bytes.fill(0));
    assert!(matches!(stop.run(even), Err(PrimeError::Other(Error::Stopped))));
    let key = || PrivateKey::new(1_000_003u64, 1_000_033u64)?.rsa(65537u64);
    assert!(matches!(stop.run(key), Err(KeyError::Other(Error::Stopped))));
    // Outside, everything goes on.
    assert_eq!(modulus.product(&x).unwrap(), modulus.product(&x).unwrap());
    let key = key().unwrap();
    assert_eq!(stop.run(|| key.private(&x)), Err(Error::Stopped));
}

/// The work of other threads that share a pool with a stopped computation is complete.
#[test]
fn a_stop_does_not_reach_other_computations() {
    let shared = pool(2).unwrap();
    let modulus = Modulus::new(&number(1024, 3)).unwrap();
    let x = Column::from_rows((1..2000u64).map(|i| [i])).unwrap();
    let expected = powmod(&x, 65537u64, &modulus).unwrap();
    let end = Instant::now() + Duration::from_secs(1);
    thread::scope(|scope| {
        scope.spawn(|| {
            while Instant::now() < end {
                let stop = Stop::new();
                thread::scope(|scope| {
                    scope.spawn(|| shared.install(|| stop.run(|| powmod(&x, 65537u64, &modulus))));
                    stop.request();
                });
            }
        });
        while Instant::now() < end {
            assert_eq!(shared.install(|| powmod(&x, 65537u64, &modulus)), Ok(expected.clone()));
        }
    });
}
