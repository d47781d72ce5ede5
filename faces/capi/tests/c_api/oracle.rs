//! Every operation in every form, with sizes around those of batches and kernels, compared with num-bigint.

use limbwise::grf;
use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{Rng, RngExt, SeedableRng};

use crate::build::{CAPI, Linked, Program};

/// The operations, numbered as `enum operation` of driver.c.
const OPERATIONS: [&str; 23] = [
    "powmod",
    "mulmod",
    "sqrmod",
    "addmod",
    "submod",
    "negmod",
    "invmod",
    "invmod_each",
    "sum",
    "dot",
    "product",
    "fixed_base",
    "multi_exp",
    "multi_exp_each",
    "pow_many_exps",
    "gcd",
    "jacobi",
    "in_subgroup",
    "is_probable_prime",
    "is_probable_prime_vartime",
    "mul",
    "sqr",
    "mul_low",
];
const OK: u64 = 0;
const NO_INVERSE: u64 = 13;
const NO_ROW: u64 = u64::MAX;
const UNTOUCHED: u64 = 0xa5a5_a5a5_a5a5_a5a5;

/// An operand as passed to C.
#[derive(Clone, Debug)]
struct Numbers {
    /// `None` for a single number that applies to every row.
    rows: Option<usize>,
    limbs: usize,
    data: Vec<u64>,
}

impl Numbers {
    fn random(rng: &mut StdRng, rows: Option<usize>, limbs: usize) -> Numbers {
        let data =
            (0..rows.unwrap_or(1) * limbs).map(|_| rng.next_u64() >> rng.random_range(0..64)).collect();
        Numbers { rows, limbs, data }
    }

    /// Moduli of all kinds: odd and even ones, short ones, powers of two, all ones, 1.
    fn moduli(rng: &mut StdRng, rows: Option<usize>, limbs: usize) -> Numbers {
        let mut moduli = Numbers::random(rng, rows, limbs);
        for m in moduli.data.chunks_exact_mut(limbs) {
            match rng.random_range(0..10) {
                0 => m[1..].fill(0),
                1 => m.fill(u64::MAX),
                2 => {
                    m.fill(0);
                    m[rng.random_range(0..limbs)] = 1 << rng.random_range(0..64);
                }
                3 => m[0] &= !0xff,
                _ => m[0] |= 1,
            }
            if m.iter().all(|limb| *limb == 0) {
                m[0] = 1;
            }
        }
        moduli
    }

    fn row(&self, row: usize) -> BigUint {
        let start = if self.rows.is_some() { row * self.limbs } else { 0 };
        let limbs = &self.data[start..start + self.limbs];
        BigUint::new(limbs.iter().flat_map(|limb| [*limb as u32, (*limb >> 32) as u32]).collect())
    }

    fn shape(&self) -> [u64; 2] {
        [self.rows.map_or(u64::MAX, |rows| rows as u64), self.limbs as u64]
    }
}

#[derive(Clone)]
struct Case {
    operation: usize,
    form: u64,
    options: [u64; 3],
    x: Numbers,
    y: Numbers,
    m: Numbers,
    rows: usize,
    limbs: usize,
    place: u64,
}

impl Case {
    fn name(&self) -> &'static str {
        OPERATIONS[self.operation]
    }

    fn question(&self, to: &mut Vec<u8>) {
        let head = [self.operation as u64, self.form].into_iter().chain(self.options);
        let shapes = [self.x.shape(), self.y.shape(), self.m.shape(), [self.rows as u64, self.limbs as u64]];
        let words = head.chain(shapes.concat()).chain([self.place]);
        let data = [&self.x, &self.y, &self.m].into_iter().flat_map(|numbers| numbers.data.iter().copied());
        to.extend(words.chain(data).flat_map(u64::to_ne_bytes));
    }

    /// The result of all rows, for operations that reduce them to one number.
    fn all(&self) -> impl Iterator<Item = (BigUint, BigUint)> {
        (0..self.x.rows.or(self.y.rows).unwrap_or(1)).map(|row| (self.x.row(row), self.y.row(row)))
    }

    /// Returns the result of a row, or `None` if it has none.
    fn result(&self, row: usize) -> Option<BigUint> {
        match self.name() {
            "sum" => return Some(self.all().map(|(x, _)| x).sum::<BigUint>() % self.m.row(0)),
            "dot" => return Some(self.all().map(|(x, y)| x * y).sum::<BigUint>() % self.m.row(0)),
            "product" => return Some(self.all().map(|(x, _)| x).product::<BigUint>() % self.m.row(0)),
            "multi_exp" => {
                let m = self.m.row(0);
                let powers = self.all().map(|(x, y)| x.modpow(&y, &m));
                return Some(powers.fold(BigUint::from(1_u8), |product, power| product * power) % &m);
            }
            _ => {}
        }
        let (x, y, m) = (self.x.row(row), self.y.row(row), self.m.row(row));
        Some(match self.name() {
            "multi_exp_each" => x.modpow(&(y * 2_u8), &m),
            "powmod" | "fixed_base" | "pow_many_exps" => x.modpow(&y, &m),
            "mulmod" => x * y % m,
            "sqrmod" => &x * &x % m,
            "addmod" => (x + y) % m,
            "submod" => (x % &m + &m - y % &m) % m,
            "negmod" => (&m - x % &m) % &m,
            "invmod" | "invmod_each" if m == BigUint::from(1_u8) => BigUint::ZERO,
            "invmod" | "invmod_each" => x.modinv(&m)?,
            "gcd" => gcd(x, y),
            "mul" => x * y,
            "sqr" => &x * &x,
            _ => x * y % (BigUint::from(1_u8) << (64 * self.limbs)),
        })
    }

    /// Returns the verdict on a row, for operations that test numbers.
    fn verdict(&self, row: usize) -> Option<u8> {
        let (x, y, m) = (|| self.x.row(row), || self.y.row(row), || self.m.row(row));
        match self.name() {
            "invmod_each" => Some(u8::from(self.result(row).is_some())),
            "jacobi" => Some(jacobi(x(), y()) as u8),
            "in_subgroup" => Some(u8::from(x().modpow(&y(), &m()) == BigUint::from(1_u8) % m())),
            "is_probable_prime" | "is_probable_prime_vartime" => Some(u8::from(is_prime(&x()))),
            _ => None,
        }
    }

    fn answer(&self) -> Vec<u8> {
        let verdicts: Vec<u8> = (0..self.rows).filter_map(|row| self.verdict(row)).collect();
        if self.limbs == 0 {
            return [OK, NO_ROW].into_iter().flat_map(u64::to_ne_bytes).chain(verdicts).collect();
        }
        let results: Vec<_> = (0..self.rows).map(|row| self.result(row)).collect();
        let each = self.name() == "invmod_each";
        let none = results.iter().position(Option::is_none).filter(|_| !each);
        let head = none.map_or([OK, NO_ROW], |row| [NO_INVERSE, row as u64]);
        let limbs = |result: &Option<BigUint>| {
            let mut limbs = result.as_ref().map(BigUint::to_u64_digits).unwrap_or_default();
            limbs.resize(self.limbs, 0);
            limbs
        };
        let out = match none {
            None => results.iter().flat_map(limbs).collect(),
            Some(_) => vec![UNTOUCHED; self.rows * self.limbs],
        };
        let mut bytes: Vec<u8> = head.into_iter().chain(out).flat_map(u64::to_ne_bytes).collect();
        bytes.extend(verdicts);
        bytes
    }
}

fn gcd(x: BigUint, y: BigUint) -> BigUint {
    if y == BigUint::ZERO { x } else { gcd(y.clone(), x % y) }
}

/// Returns the Jacobi symbol (x / n) of an odd n, by reciprocity.
fn jacobi(x: BigUint, n: BigUint) -> i8 {
    let (mut x, mut n, mut sign) = (x % &n, n, 1);
    let low = |x: &BigUint, bits: u32| x.iter_u32_digits().next().unwrap_or(0) % (1 << bits);
    while x != BigUint::ZERO {
        while low(&x, 1) == 0 {
            x >>= 1;
            sign *= if matches!(low(&n, 3), 3 | 5) { -1 } else { 1 };
        }
        sign *= if low(&x, 2) == 3 && low(&n, 2) == 3 { -1 } else { 1 };
        (x, n) = (n % &x, x);
    }
    if n == BigUint::from(1_u8) { sign } else { 0 }
}

/// The Miller-Rabin test with the first primes as bases, which is deterministic below 2^64.
fn is_prime(n: &BigUint) -> bool {
    const BASES: [u32; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    let one = BigUint::from(1_u8);
    if *n <= one || BASES.iter().any(|base| n % base == BigUint::ZERO) {
        return BASES.iter().any(|base| *n == BigUint::from(*base));
    }
    let below = n - &one;
    let twos = below.trailing_zeros().unwrap();
    BASES.iter().all(|base| {
        let x = BigUint::from(*base).modpow(&(&below >> twos), n);
        x == one || (0..twos).any(|i| x.modpow(&(BigUint::from(1_u8) << i), n) == below)
    })
}

fn cases() -> Vec<Case> {
    let mut rng = StdRng::seed_from_u64(20_261_120);
    let mut cases = Vec::new();
    for operation in 0..8 {
        for rows in [0, 1, 2, 15, 16, 17, 40] {
            for limbs in [1, 2, 3, 5, 8, 17, 33] {
                for form in 0..3 {
                    cases.push(on_columns(&mut rng, operation, form, rows, limbs));
                }
            }
        }
    }
    for operation in 8..11 {
        for rows in [0, 1, 2, 15, 16, 17, 100] {
            for limbs in [1, 2, 5, 17] {
                let mut case = on_columns(&mut rng, operation, 1, rows, limbs);
                // A product reads only x.
                if operation != 9 {
                    case.y = Numbers::random(&mut rng, None, 1);
                }
                case.rows = 1;
                cases.push(case);
            }
        }
    }
    for rows in [0, 1, 2, 15, 16, 17, 100] {
        for limbs in [1, 2, 5, 17] {
            let m = Numbers::moduli(&mut rng, None, limbs);
            let x = Numbers::random(&mut rng, None, limbs);
            let y_limbs = rng.random_range(1..=2);
            let y = Numbers::random(&mut rng, Some(rows), y_limbs);
            let options = [rng.random_range(0..4), 0, rng.random_range(0..2)];
            let place = [0, 2][rng.random_range(0..2)];
            let case = |operation, rows, place| {
                let (x, y, m) = (x.clone(), y.clone(), m.clone());
                Case { operation, form: 1, options, x, y, m, rows, limbs, place }
            };
            cases.push(case(11, rows, place));
            cases.push(case(12, 1, 0));
            cases.push(case(13, rows, place));
            cases.push(case(14, rows, place));
        }
    }
    for rows in [0, 1, 2, 15, 16, 17, 40] {
        for limbs in [1, 2, 5, 17] {
            cases.extend(on_theory(&mut rng, rows, limbs));
        }
    }
    for operation in 20..23 {
        for limbs in [0, 1, 2, 3, 8, 15, 16, 17, 40, 64, 100] {
            for form in 0..2 {
                let x = Numbers::random(&mut rng, None, limbs);
                let y = Numbers::random(&mut rng, None, limbs);
                let m = Numbers { rows: None, limbs: 0, data: Vec::new() };
                let limbs = if operation == 22 { limbs } else { 2 * limbs };
                cases.push(Case { operation, form, options: [0; 3], x, y, m, rows: 1, limbs, place: 0 });
            }
        }
    }
    cases
}

/// Divisors, symbols, elements of the subgroup of the powers of 2 modulo 2^(64 limbs) - 1, and primes.
fn on_theory(rng: &mut StdRng, rows: usize, limbs: usize) -> Vec<Case> {
    let threads = rng.random_range(0..4);
    let nothing = || Numbers { rows: None, limbs: 0, data: Vec::new() };
    let case = |operation, form, x: &Numbers, y: &Numbers, m: &Numbers, limbs| {
        let (x, y, m) = (x.clone(), y.clone(), m.clone());
        Case { operation, form, options: [threads, 0, 0], x, y, m, rows, limbs, place: 0 }
    };
    let column = |rng: &mut StdRng, limbs| Numbers::random(rng, Some(rows), limbs);
    let (mut x, y_limbs) = (column(rng, limbs), rng.random_range(1..=limbs + 2));
    let y_rows = rng.random_bool(0.5).then_some(rows);
    let mut y = Numbers::random(rng, y_rows, y_limbs);
    if rows > 2 {
        x.data[..limbs].fill(0);
    }
    let mut cases = vec![Case { place: threads, ..case(15, 0, &x, &y, &nothing(), limbs.max(y_limbs)) }];
    y.data.chunks_exact_mut(y_limbs).for_each(|y| y[0] |= 1);
    cases.push(case(16, 0, &x, &y, &nothing(), 0));
    // Half of the numbers are powers of two, whose order divides the bits of the modulus.
    for (row, x) in x.data.chunks_exact_mut(limbs).enumerate().filter(|(row, _)| row % 2 == 0) {
        x.fill(0);
        x[row % limbs] = 1 << (row % 64);
    }
    let m = Numbers { rows: None, limbs, data: vec![u64::MAX; limbs] };
    let order = Numbers { rows: None, limbs: 1, data: vec![64 * limbs as u64] };
    let subgroup = case(17, 1, &x, &order, &m, 0);
    cases.extend([0, 1].map(|public| Case { options: [threads, 0, public], ..subgroup.clone() }));
    // 2^64 - 59, the Mersenne prime of 127 bits, and random numbers.
    let mut n = column(rng, limbs);
    for n in n.data.chunks_exact_mut(limbs).step_by(3) {
        n.fill(0);
        match n {
            [low, next, ..] => (*low, *next) = (u64::MAX, u64::MAX >> 1),
            [low] => *low = 0_u64.wrapping_sub(59),
            [] => {}
        }
    }
    cases.extend([18, 19].map(|operation| case(operation, 0, &n, &nothing(), &nothing(), 0)));
    cases
}

fn on_columns(rng: &mut StdRng, operation: usize, form: u64, rows: usize, limbs: usize) -> Case {
    // At least one of the operands has one number per row.
    let mut mine = |always: bool| (always || rows == 0 || rng.random_bool(0.7)).then_some(rows);
    let m_rows = [mine(false), None, Some(rows)][form as usize];
    let x_rows = mine(m_rows.is_none());
    let y_rows = mine(false);
    let x_limbs = rng.random_range(1..=limbs + 2);
    let y_limbs = if operation == 0 { rng.random_range(1..=2) } else { rng.random_range(1..=limbs + 2) };
    let mut x = Numbers::random(rng, x_rows, x_limbs);
    let y = Numbers::random(rng, y_rows, y_limbs);
    let m = Numbers::moduli(rng, m_rows, limbs);
    // Half of the inversions have no row without an inverse.
    if operation == 6 && rng.random_bool(0.5) {
        for row in x.data.chunks_exact_mut(x_limbs) {
            row.fill(0);
            row[0] = 1;
        }
    }
    let options = [rng.random_range(0..4), 0, rng.random_range(0..2)];
    let options = if operation == 0 { options } else { [options[0], 0, 0] };
    let mut case = Case { operation, form, options, x, y, m, rows, limbs, place: rng.random_range(0..4) };
    // After an error, the contents of an operand are checked if the output is separate.
    if operation == 6 && case.place != 0 && (0..rows).any(|row| case.result(row).is_none()) {
        case.place = 0;
    }
    case
}

fn compare(linked: Linked) {
    let cases = cases();
    let mut question = Vec::new();
    cases.iter().for_each(|case| case.question(&mut question));
    let program = Program::new(format!("{CAPI}/tests/c_api/c/driver.c"), linked);
    let answer = program.answer(&question);
    let mut rest = answer.as_slice();
    for case in &cases {
        let expected = case.answer();
        let (found, after) = rest.split_at_checked(expected.len()).expect("an answer to every case");
        let Case { form, rows, limbs, place, x, y, m, .. } = case;
        let shapes = [x.shape(), y.shape(), m.shape()];
        assert!(
            found == expected,
            "{} in form {form} for {rows} rows of {limbs} limbs, place {place}, operands {shapes:?}",
            case.name()
        );
        rest = after;
    }
    assert!(rest.is_empty());
}

#[test]
fn c_computes_what_num_bigint_computes() {
    compare(Linked::Shared);
}

#[test]
fn c_computes_the_same_under_address_sanitizer() {
    compare(Linked::Sanitized);
}

/// Byte order compared with loops in C, and the cipher compared with the library.
#[test]
fn bytes_are_what_loops_make() {
    let mut blocks: Vec<u8> = (0..8000_u32).map(|i| (i * 7 + i / 256 * 31) as u8).collect();
    let mut expected = blocks.clone();
    grf::encode_blocks(&mut expected).unwrap();
    for (flags, compressed_len) in [(0x03, 7990), (0x05, 7990), (0x01, 5)] {
        let encryption = grf::Encryption::from_flags(flags).unwrap();
        blocks.iter_mut().for_each(|byte| *byte ^= flags);
        let mut entry = blocks.clone();
        grf::encode_entry(&mut entry, encryption, compressed_len);
        expected.extend(entry);
    }
    for linked in Linked::ALL {
        let program = Program::new(format!("{CAPI}/tests/c_api/c/bytes.c"), linked);
        assert!(program.answer(&[]) == expected, "{linked:?}");
    }
}
