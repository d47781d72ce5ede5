//! A caller that requests one thread gets one. Runs in a separate process, where the global pool shows
//! whether it was used.

use std::panic::catch_unwind;
use std::sync::Arc;

use limbwise::threads::{limit, on_this_thread, pool};
use limbwise::{Modulus, Rows, powmod};

#[test]
fn one_thread_needs_no_pool() {
    let data: Vec<u64> = (1..=400).collect();
    let rows = Rows::new(&data, 1).unwrap();
    let modulus = Modulus::new(1u64 << 40 | 9).unwrap();
    let nested = on_this_thread(|| on_this_thread(|| powmod(rows, rows, &modulus)));
    let alone = on_this_thread(|| {
        on_this_thread(|| ());
        powmod(rows, rows, &modulus)
    });
    let panicked = catch_unwind(|| on_this_thread(|| panic!("on purpose")));
    assert!(panicked.is_err());
    let two = pool(2).expect("two threads start");
    assert_eq!(two.current_num_threads(), 2.min(limit()));
    assert!(Arc::ptr_eq(&two, &pool(2).expect("they have started")));
    assert_eq!(limit(), std::thread::available_parallelism().unwrap().get());
    assert_eq!(pool(1000).expect("fewer start").current_num_threads(), limit());
    assert_eq!(alone, two.install(|| powmod(rows, rows, &modulus)));
    rayon::ThreadPoolBuilder::new().num_threads(2).build_global().expect("no pool yet");
    assert_eq!(alone, powmod(rows, rows, &modulus));
    assert_eq!(alone, nested);
}
