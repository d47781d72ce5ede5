//! Operations as values: their parts, their kernels, their errors.

use limbwise::threads::on_this_thread;
use limbwise::{Column, Error, Kind, Moduli, Modulus, Operand, Operation, Powmod, Role, Scalar, ShapeError};

const PUBLIC: Powmod = Powmod { exp_bits: None, public: true, method: None };

fn column(numbers: &[&str]) -> Column {
    Column::parse(numbers).unwrap()
}

/// Every operation on these operands.
fn all<'a>(x: Operand<'a>, y: Operand<'a>) -> [Operation<Operand<'a>>; 8] {
    [
        Operation::powmod(x, y),
        Operation::powmod(x, y).with(PUBLIC),
        Operation::mulmod(x, y),
        Operation::sqrmod(x),
        Operation::addmod(x, y),
        Operation::submod(x, y),
        Operation::negmod(x),
        Operation::invmod(x),
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
        let once = operation.run(&each).map(|once| once.as_limbs().to_vec());
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
    let operation = Operation::mulmod((&two).into(), (&three).into());
    assert_eq!(
        operation.rows(1u64),
        Err(Error::Shape(ShapeError::Rows { role: Role::Right, found: 3, expected: 2 }))
    );
    let power = Operation::powmod((&two).into(), (&three).into());
    assert_eq!(
        power.rows(1u64),
        Err(Error::Shape(ShapeError::Rows { role: Role::Exponent, found: 3, expected: 2 }))
    );
    let sum = Operation::addmod((&two).into(), (&two).into());
    assert_eq!(sum.rows(&two), Ok(2));
    assert_eq!(
        sum.rows(&Column::zeros(5, 1).unwrap()),
        Err(Error::Shape(ShapeError::Rows { role: Role::Modulus, found: 5, expected: 2 }))
    );
    let options = Powmod::new().exp_bits(1);
    let long = Operation::powmod(2u64.into(), (&three).into()).with(options);
    assert_eq!(long.rows(1u64), Err(Error::ExponentTooLong { row: 1, allowed: 1 }));
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
        let power = Operation::powmod((&x).into(), 3u64.into()).with(PUBLIC);
        on_this_thread(|| power.kernels(&modulus).unwrap())
    };
    let families = |rows| kernels(rows).into_iter().map(|kernel| kernel.family).collect();
    // A variant's row in the table determines whether `mont` computes single rows and those that remain after
    // full batches.
    let one: Vec<_> = families(1);
    assert!(one == ["lanes"] || one == ["mont"], "{one:?}");
    let many: Vec<_> = families(16);
    assert!(many == ["lanes"] || many == ["mont"], "{many:?}");
    let mixed: Vec<_> = families(17);
    let parts: Vec<_> = if many == one { many } else { [many, one].concat() };
    assert_eq!(mixed, parts);
    assert!(kernels(0).is_empty());
    // As wide as the modulus, which fills its limbs, so that rows are added in place.
    let x = Column::zeros(3, 32).unwrap();
    let sum = Operation::addmod((&x).into(), (&x).into()).kernels(&modulus).unwrap();
    assert!(sum.into_iter().map(|kernel| kernel.family).eq(["sum"]), "{sum}");
}

/// The table has every kind once, and an operation has as many operands as its kind has roles.
#[test]
fn the_table_describes_every_operation() {
    for (i, kind) in Kind::ALL.iter().copied().enumerate() {
        assert_eq!(Kind::ALL.iter().position(|other| *other == kind), Some(i));
        assert_eq!(Kind::named(kind.name()), Some(kind));
        assert!(kind.about().starts_with("Computes `") && kind.about().ends_with('.'), "{}", kind.about());
        let mut roles = Vec::new();
        let operation = Operation::try_from_fn(kind, |role| {
            roles.push(role);
            Ok::<_, ()>(roles.len())
        });
        let (x, y) = operation.unwrap().operands();
        assert_eq!((roles.as_slice(), x, y), (kind.roles(), 1, (kind.roles().len() == 2).then_some(2)));
        assert_eq!(kind.formula().contains('y'), y.is_some(), "{}", kind.formula());
    }
    let failed = Operation::<u8>::try_from_fn(Kind::Mul, Err);
    assert_eq!(failed.map(|_| ()), Err(Role::Left));
    assert_eq!(Kind::ALL.iter().filter(|kind| kind.is_partial()).collect::<Vec<_>>(), [&Kind::Inv]);
    let power = Operation::powmod(5, 2).with(Powmod::new().exp_bits(100));
    assert!(power.products(|limbs| *limbs) < Operation::powmod(5, 2).products(|limbs| *limbs));
}
