//! No operation frees memory that still contains a secret; a test allocator checks this.

use std::hint::black_box;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};

use limbwise::fixed::{Barrett, Montgomery};
use limbwise::{
    Column, Error, Fixed, Moduli, Modulo, Modulus, Number, Operand, Operation, Powmod, Rows, RowsMut, Scalar,
    invmod, invmod_each, mulmod, powmod,
};

#[path = "each/mod.rs"]
mod each;
#[path = "planted/mod.rs"]
mod planted;
use each::processors;
use planted::{found_while, plant};

/// The length of the numbers in limbs.
const N: usize = 8;

/// Returns a number of random bits.
fn secret(seed: u64) -> [u64; N] {
    let mut state = seed;
    std::array::from_fn(|_| {
        // The mixing function of Steele, Lea and Flood.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = state;
        x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ x >> 31
    })
}

struct Secrets {
    /// Two operands, the second of which is the exponent.
    x: [u64; N],
    y: [u64; N],
    /// An odd modulus, and its multiples by powers of two.
    moduli: [[u64; N]; 3],
}

impl Secrets {
    /// Plants all of them.
    fn new() -> Secrets {
        let (mut x, y, mut odd) = (secret(1), secret(2), secret(3));
        odd[0] |= 1;
        odd[N - 1] = 0;
        odd[N - 2] |= 1 << 63;
        x[N - 1] >>= 8;
        let mut shifted = odd;
        limbwise::limbs::shl(&mut shifted, 5);
        let mut by_limb = odd;
        limbwise::limbs::shl(&mut by_limb, 64);
        let moduli = [odd, shifted, by_limb];
        for number in [x, y].iter().chain(&moduli) {
            plant(number);
        }
        Secrets { x, y, moduli }
    }
}

fn column(number: &[u64; N], rows: usize) -> Column {
    Column::from_limbs(number.repeat(rows), N).unwrap()
}

/// The search finds secrets that are not wiped, wherever they are, and nothing else.
fn check_search(secrets: &Secrets) {
    let x = column(&secrets.x, 3);
    assert_eq!(found_while(|| drop(x.clone())), 1, "a column");
    assert_eq!(found_while(|| drop(secrets.y.map(u64::to_be_bytes).concat())), 1, "bytes");
    let unaligned = || drop([&[1, 2, 3][..], &secrets.y[3].to_le_bytes()].concat());
    assert_eq!(found_while(unaligned), 1, "bytes that are not aligned");
    let moved = || {
        let mut moved = Vec::with_capacity(N);
        moved.extend_from_slice(&secrets.moduli[1]);
        moved.reserve_exact(100_000);
        moved.fill(0);
        black_box(&moved);
    };
    assert_eq!(found_while(moved), 1, "a vector that moves");
    let limbs_of_52_bits = || drop(black_box(vec![secrets.x[0] & ((1 << 52) - 1); 2]));
    assert_eq!(found_while(limbs_of_52_bits), 1);
    assert_eq!(found_while(|| drop(black_box(vec![7u64; 1000]))), 0, "no secret");
    assert_eq!(found_while(|| column(&secrets.x, 3)), 0, "what is kept");
}

fn no_secret(what: &str, f: impl FnOnce()) {
    assert_eq!(found_while(f), 0, "{what}: blocks with secrets were freed");
}

/// Columns, numbers, and the values they are made from.
fn check_numbers(secrets: &Secrets) {
    let bytes = secrets.x.iter().rev().flat_map(|x| x.to_be_bytes()).collect::<Vec<u8>>();
    let text = column(&secrets.x, 1).to_decimal().remove(0);
    let hex = column(&secrets.x, 1).to_hex().remove(0);
    no_secret("numbers", || {
        let number = Number::parse(&text).unwrap();
        assert_eq!(number, Number::parse(&hex).unwrap());
        assert_eq!(number, Number::from_be_bytes(&bytes).unwrap());
        assert_eq!(number.with_limbs(20).unwrap().limbs(), 20);
        assert_eq!(number.clone().to_decimal(), text);
        assert!(Number::parse(&format!("{text}x")).is_err());
    });
    no_secret("columns", || {
        let texts = [&text, "1", &hex];
        drop(Column::parse(texts).unwrap().secret());
        let column = Column::from_be_bytes(&bytes, 8 * N).unwrap().secret();
        drop(column.clone());
        drop(Column::from_rows([column.row(0), &[1]]).unwrap().secret());
        drop(column.number(0));
        assert_eq!(column.to_decimal(), [&*text]);
    });
}

/// Every operation, modulo moduli of every kind, in batches and row by row.
fn check_operations(secrets: &Secrets) {
    let kinds = ["odd", "even", "even by a limb"];
    for features in processors() {
        for (kind, m) in kinds.iter().zip(&secrets.moduli) {
            for rows in [1, 3, 20] {
                let what = format!("{features:?}, {kind}, {rows} rows");
                check_operation(&what, secrets, m, rows, features);
            }
        }
    }
}

fn check_operation(
    what: &str,
    secrets: &Secrets,
    m: &[u64; N],
    rows: usize,
    features: limbwise::cpu::Features,
) {
    let (x, y, each) = (column(&secrets.x, rows), column(&secrets.y, rows), column(m, rows));
    let one = Scalar::from_limbs(m);
    let (a, b): (Operand<'_>, Operand<'_>) = ((&x).into(), (&y).into());
    let scalar: Operand<'_> = Scalar::from_limbs(&secrets.y).into();
    let public = Powmod::new().public_exponent();
    let operations = [
        ("power", Operation::powmod(a, b)),
        ("power by one exponent", Operation::powmod(a, scalar)),
        ("public power", Operation::powmod(a, 65537u64.into()).with(public)),
        ("product", Operation::mulmod(a, b)),
        ("product by one factor", Operation::mulmod(a, scalar)),
        ("square", Operation::sqrmod(a)),
        ("sum", Operation::addmod(a, b)),
        ("difference", Operation::submod(a, b)),
        ("negative", Operation::negmod(a)),
        ("inverse", Operation::invmod(a)),
    ];
    for (name, operation) in operations {
        for moduli in [Modulo::from(one), Modulo::from(&each)] {
            no_secret(&format!("{name}, {what}"), || {
                let (out, _) = operation.run_each(moduli.with_features(features)).unwrap();
                drop(out.secret());
            });
        }
        let (one, each) =
            (Modulus::with_features(one, features).unwrap(), Moduli::with_features(&each, features).unwrap());
        let mut out = vec![0; rows * N];
        no_secret(&format!("{name}, prepared, {what}"), || {
            for outcome in [
                operation.run_into(&one, RowsMut::new(&mut out, N).unwrap()),
                operation.run_into(&each, RowsMut::new(&mut out, N).unwrap()),
            ] {
                assert!(matches!(outcome, Ok(()) | Err(Error::NoInverse { .. })), "{outcome:?}");
            }
            drop((one.clone(), each.clone()));
            drop((one, each));
        });
    }
    no_secret(&format!("residues, {what}"), || {
        let m = Modulus::with_features(one, features).unwrap();
        let mut z = m.residues(a).unwrap();
        let factor = m.residues(b).unwrap();
        z.mul(&factor).unwrap().sqr().add(&factor).unwrap().neg();
        z.pow(scalar, Powmod::new()).unwrap();
        let _ = z.inv();
        drop(z.to_column().secret());
        let formula = m.map([a, b], |[mut x, y]| {
            x.mul(&y)?;
            Ok(x)
        });
        drop(formula.unwrap().secret());
        drop(m.sum(a).secret());
        drop(m.dot(a, b).unwrap().secret());
        drop(m.dot(a, scalar).unwrap().secret());
        drop(m.product(a).unwrap().secret());
    });
}

/// An operation that ends with an error frees its intermediate results.
fn check_errors(secrets: &Secrets) {
    let [odd, even, _] = &secrets.moduli;
    let mut x = column(&secrets.x, 40);
    x.rows_mut().nth(7).unwrap().fill(0);
    let mut zero = column(odd, 40);
    zero.rows_mut().last().unwrap().fill(0);
    no_secret("no inverse", || {
        let m = Modulus::new(Scalar::from_limbs(odd)).unwrap();
        assert_eq!(invmod(&x, &m), Err(Error::NoInverse { row: 7 }));
        drop(invmod_each(&x, Scalar::from_limbs(even)).unwrap().0.secret());
        assert!(powmod(&x, Scalar::from_limbs(&secrets.y), &zero).is_err());
        assert!(mulmod(&x, Rows::new(&secrets.y, N).unwrap(), &zero).is_err());
        let failed = m.map([(&x).into()], |[x]| if x.len() > 1 { Err(Error::OtherModuli) } else { Ok(x) });
        assert!(failed.is_err());
    });
    // A backtrace would free addresses by the million, some of which are equal to planted limbs of 28 bits.
    let hook = take_hook();
    set_hook(Box::new(|_| {}));
    no_secret("a panic", || {
        let m = Modulus::new(Scalar::from_limbs(odd)).unwrap();
        let panicked = catch_unwind(AssertUnwindSafe(|| {
            m.map([(&x).into()], |[mut x]| {
                x.sqr();
                assert!(x.is_empty(), "on purpose");
                Ok(x)
            })
        }));
        assert!(panicked.is_err());
    });
    set_hook(hook);
}

/// Numbers of a fixed width use no memory that is freed, except when they pass through a column.
fn check_fixed(secrets: &Secrets) {
    let [x, y, m] = [secrets.x, secrets.y, secrets.moduli[0]].map(Fixed::from_limbs);
    no_secret("fixed", || {
        let (montgomery, barrett) = (Montgomery::new(&m).unwrap(), Barrett::new(&m).unwrap());
        assert_eq!(montgomery.pow(&x, &y), barrett.pow(&x, &y));
        let mut residue = montgomery.residue(&x);
        residue.mul(&montgomery.residue(&y)).unwrap().pow(&y);
        black_box(residue.to_fixed());
        drop(powmod(&x, &y, &m).unwrap().secret());
    });
}

/// A single test, because the search sees the memory freed by every thread.
#[test]
fn freed_memory_holds_no_secret() {
    let secrets = Secrets::new();
    check_search(&secrets);
    check_numbers(&secrets);
    check_operations(&secrets);
    check_errors(&secrets);
    check_fixed(&secrets);
}
