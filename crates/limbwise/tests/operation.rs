//! Operations as values: their parts, their kernels, their errors.

use limbwise::threads::on_this_thread;
use limbwise::{
    Column, Context, Error, FixedBase, Moduli, Modulus, Operand, Operation, PowOptions, Powmod, Role, Scalar,
    ShapeError, TableOptions,
};

const PUBLIC: PowOptions = PowOptions { exp_bits: None, public: true };

fn column(numbers: &[&str]) -> Column {
    Column::parse(numbers).unwrap()
}

/// Every operation on these operands.
fn all<'a>(x: Operand<'a>, y: Operand<'a>) -> [Operation<Operand<'a>>; 8] {
    [
        Operation::Pow(x, y, PowOptions::default()),
        Operation::Pow(x, y, PUBLIC),
        Operation::Mul(x, y),
        Operation::Sqr(x),
        Operation::Add(x, y),
        Operation::Sub(x, y),
        Operation::Neg(x),
        Operation::Inv(x),
    ]
}

/// However an operation is split, its parts have the results of the whole, with one modulus and with many.
#[test]
fn parts_are_parts_of_the_whole() {
    let numbers: Vec<String> = (1..40u64).map(|i| (i * i * i + 1).to_string()).collect();
    let x = Column::parse(&numbers).unwrap();
    let each = Column::parse((0..39u64).map(|i| (1_000_003 + 2 * i).to_string())).unwrap();
    // Some of these moduli are not primes, and numbers that share a factor with them have no inverse.
    let (one, many) = (Modulus::new(1_000_003u64).unwrap(), Moduli::new(&each).unwrap());
    for operation in all((&x).into(), 65537u64.into()) {
        let (whole, none) = operation.run_each(&one).unwrap();
        assert!(none.is_empty());
        for cut in [0, 1, 16, 17, 38, 39] {
            let low = operation.range(0..cut).run(&one).unwrap();
            let high = operation.range(cut..39).run(&one).unwrap();
            assert_eq!([low.as_limbs(), high.as_limbs()].concat(), whole.as_limbs());
        }
        let (whole, none) = operation.run_each(&many).unwrap();
        let part = Moduli::new(each.as_rows().range(20..39)).unwrap();
        let (high, none_of_part) = operation.range(20..39).run_each(&part).unwrap();
        assert_eq!(high.as_limbs(), &whole.as_limbs()[20..]);
        let expected: Vec<usize> = none.iter().filter(|row| **row >= 20).map(|row| row - 20).collect();
        assert_eq!(none_of_part, expected);
        let once = operation.run_once(&each).map(|once| once.as_limbs().to_vec());
        match none.first() {
            None => assert_eq!(once.unwrap(), whole.as_limbs()),
            Some(row) => assert_eq!(once, Err(Error::NoInverse { row: *row })),
        }
    }
}

/// Errors are reported before anything is computed, with the name of the operand.
#[test]
fn shapes_are_checked() {
    let (two, three) = (column(&["1", "2"]), column(&["1", "2", "3"]));
    let operation = Operation::Mul((&two).into(), (&three).into());
    assert_eq!(
        operation.rows(None),
        Err(Error::Shape(ShapeError::Rows { role: Role::Right, found: 3, expected: 2 }))
    );
    let power = Operation::Pow((&two).into(), (&three).into(), PowOptions::default());
    assert_eq!(
        power.rows(None),
        Err(Error::Shape(ShapeError::Rows { role: Role::Exponent, found: 3, expected: 2 }))
    );
    let sum = Operation::Add((&two).into(), (&two).into());
    assert_eq!(sum.rows(Some(2)), Ok(2));
    assert_eq!(
        sum.rows(Some(5)),
        Err(Error::Shape(ShapeError::Rows { role: Role::Modulus, found: 5, expected: 2 }))
    );
    let options = PowOptions { exp_bits: Some(1), ..PowOptions::default() };
    let long = Operation::Pow(2u64.into(), (&three).into(), options);
    assert_eq!(long.rows(None), Err(Error::ExponentTooLong { row: 1, allowed: 1 }));
}

/// An error in a part is reported with its row in the whole column.
#[test]
fn errors_are_moved_to_other_rows() {
    let error = Error::NoInverse { row: 3 };
    assert_eq!(error.with_rows_above(10), Error::NoInverse { row: 13 });
    assert_eq!(error.map_row(|row| [5, 6, 7, 8][row]), Error::NoInverse { row: 8 });
    assert_eq!(Error::Shape(ShapeError::ZeroWidth).with_rows_above(10), Error::Shape(ShapeError::ZeroWidth));
    let long = Error::ExponentTooLong { row: 0, allowed: 8 };
    assert_eq!(long.with_rows_above(2), Error::ExponentTooLong { row: 2, allowed: 8 });
}

/// The reported kernels are those of the batches and of the remaining single rows. With several threads, a
/// batch may be faster as single rows.
#[test]
fn kernels_are_those_that_run() {
    let modulus = Modulus::new(Scalar::from_limbs(&[u64::MAX; 32])).unwrap();
    let kernels = |rows: usize| {
        let x = Column::zeros(rows, 32).unwrap();
        let power = Operation::Pow((&x).into(), 3u64.into(), PUBLIC);
        on_this_thread(|| power.kernels(&modulus).unwrap())
    };
    let families = |rows| kernels(rows).iter().map(|k| k.split('/').next().unwrap().to_owned()).collect();
    // A variant's row in the table determines whether `mont` computes single rows and those that remain after
    // full batches.
    let one: Vec<String> = families(1);
    assert!(one == ["lanes"] || one == ["mont"], "{one:?}");
    let many: Vec<String> = families(16);
    assert!(many == ["lanes"] || many == ["mont"], "{many:?}");
    let mixed: Vec<String> = families(17);
    let parts: Vec<String> = if many == one { many } else { [many, one].concat() };
    assert_eq!(mixed, parts);
    assert!(kernels(0).is_empty());
    // As wide as the modulus, which fills its limbs, so that rows are added in place.
    let x = Column::zeros(3, 32).unwrap();
    let sum = Operation::Add((&x).into(), (&x).into()).kernels(&modulus).unwrap();
    assert!(sum.len() == 1 && sum[0].starts_with("sum/"), "{sum:?}");
}

/// A modulus prepared for one row also works for any number of rows, for products of powers and for tables of
/// a base.
#[test]
fn a_modulus_that_serves_one_row_serves_others() {
    let (x, e) = (column(&["2", "3", "5", "0"]), column(&["10", "20", "1", "7"]));
    for modulus in [1u64, 3, 1_000_003, 1 << 40, 12, u64::MAX] {
        let prepared = Modulus::new(modulus).unwrap();
        for operation in all(7u64.into(), 5u64.into()) {
            let expected = operation.run_each(&prepared).unwrap();
            let found = operation.once(modulus, |context| {
                let Context::One(modulus) = context else { unreachable!("one modulus") };
                for operation in all((&x).into(), (&e).into()) {
                    let (many, none) = operation.run_each(context)?;
                    let expected = operation.run_each(&prepared)?;
                    assert_eq!((many.as_limbs(), none), (expected.0.as_limbs(), expected.1));
                }
                let product = |m: &Modulus| m.multi_exp(&x, &e, Powmod::new().public_exponent());
                assert_eq!(product(modulus)?.as_limbs(), product(&prepared)?.as_limbs());
                let power = |m: &Modulus| FixedBase::new(7u64, m, TableOptions::new(64))?.powmod(&e);
                assert_eq!(power(modulus)?.as_limbs(), power(&prepared)?.as_limbs());
                operation.run_each(context)
            });
            let found = found.unwrap();
            assert_eq!((found.0.as_limbs(), found.1), (expected.0.as_limbs(), expected.1));
        }
    }
}
