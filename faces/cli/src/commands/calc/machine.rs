//! The stack and the commands that operate on it.

use std::{array, mem};

use limbwise::Fixed;
use limbwise::fixed::{Barrett, Choice, ConstantTimeEq, ConstantTimeGreater, ConstantTimeLess};

/// Why a command fails.
#[derive(Debug)]
pub(crate) enum Error {
    Underflow { needed: usize, found: usize },
    Overflow { height: usize },
    DigitLost { bits: u32 },
    ZeroDivisor,
    ZeroModulus,
    NoInverse,
    NoCommand(u8),
    NoPair(u8, u8),
    HalfCommand(u8),
    NotClosed(u8),
    NotOpened(u8),
    TooDeep(usize),
    NoRandom(getrandom::Error),
}

/// A stack of numbers, and the carry of the last addition or subtraction.
pub(crate) struct Machine<const N: usize> {
    /// The capacity is the height, so the stack is never reallocated.
    stack: Vec<Fixed<N>>,
    height: usize,
    flag: Choice,
}

impl<const N: usize> Machine<N> {
    pub(crate) fn new(height: usize) -> Self {
        Machine { stack: Vec::with_capacity(height), height, flag: Choice::from(0) }
    }

    /// Runs a command of one symbol. If it fails, its operands are lost.
    ///
    /// # Errors
    ///
    /// Returns an error if the stack has too few operands or no room for the results, or the operation is
    /// undefined.
    pub(crate) fn run(&mut self, symbol: u8) -> Result<(), Error> {
        match symbol {
            b'.' => self.push(Fixed::ZERO),
            b'0'..=b'9' | b'a'..=b'f' | b'A'..=b'F' => self.append(symbol),
            b'"' => {
                let [x] = self.pop()?;
                self.push_all([x.clone(), x])
            }
            b'_' => self.pop().map(|[_]| ()),
            b'\'' => {
                let [x, y] = self.pop()?;
                self.push_all([y, x])
            }
            b'`' => {
                let [x, y] = self.pop()?;
                self.push_all([x.clone(), y, x])
            }
            b'=' => self.compare(Fixed::ct_eq),
            b'<' => self.compare(Fixed::ct_lt),
            b'>' => self.compare(Fixed::ct_gt),
            b'&' => self.two(|x, y| x & y),
            b'|' => self.two(|x, y| x | y),
            b'^' => self.two(|x, y| x ^ y),
            b'~' => {
                let [x] = self.pop()?;
                self.push(!&x)
            }
            b'U' => {
                let [x, y, z] = self.pop()?;
                self.push(Fixed::select(&y, &x, z.is_zero()))
            }
            b'+' => self.carried(Fixed::carrying_add),
            b'-' => self.carried(Fixed::borrowing_sub),
            b'O' => self.push(truth(self.flag)),
            b'*' => {
                let [x, y] = self.pop()?;
                self.push_all(x.mul(&y))
            }
            b'S' => {
                let [x] = self.pop()?;
                self.push_all(x.sqr())
            }
            b'\\' => {
                let (quotient, remainder) = self.divide()?;
                self.push_all([quotient, remainder])
            }
            b'/' => {
                let (quotient, _) = self.divide()?;
                self.push(quotient)
            }
            b'%' => {
                let (_, remainder) = self.divide()?;
                self.push(remainder)
            }
            b'G' => self.two(Fixed::gcd),
            b'P' => self.two(|x, y| truth(x.is_probable_prime([y.clone()]))),
            b'W' => {
                let [x] = self.pop()?;
                self.push(Fixed::from_u64(x.measure().into()))
            }
            b'?' => {
                let x = random()?;
                self.push(x)
            }
            b'Z' => {
                self.stack.clear();
                self.flag = Choice::from(0);
                Ok(())
            }
            _ => Err(Error::NoCommand(symbol)),
        }
    }

    /// Runs a command of two symbols.
    ///
    /// # Errors
    ///
    /// Same as [`Machine::run`].
    pub(crate) fn run_pair(&mut self, first: u8, second: u8) -> Result<(), Error> {
        match [first, second] {
            [b'M', b'*'] => {
                let [x, y, z] = self.pop()?;
                self.push(modulus(&z)?.mul(&x, &y))
            }
            [b'M', b'S'] => {
                let [x, z] = self.pop()?;
                self.push(modulus(&z)?.sqr(&x))
            }
            [b'M', b'X'] => {
                let [x, y, z] = self.pop()?;
                self.push(modulus(&z)?.pow(&x, &y))
            }
            [b'M', b'+'] => {
                let [x, y, z] = self.pop()?;
                self.push(modulus(&z)?.add(&x, &y))
            }
            [b'M', b'-'] => {
                let [x, y, z] = self.pop()?;
                self.push(modulus(&z)?.sub(&x, &y))
            }
            [b'M', b'I'] => {
                let [x, z] = self.pop()?;
                // As for a division by 0, how the run ends is public; a tape can check with G first.
                let inverse = Option::from(modulus(&z)?.inverse(&x)).ok_or(Error::NoInverse)?;
                self.push(inverse)
            }
            [b'L', b'S'] => self.two(|x, y| x.shl(amount(y))),
            [b'R', b'S'] => self.two(|x, y| x.shr(amount(y))),
            _ => Err(Error::NoPair(first, second)),
        }
    }

    /// Pops a number and returns whether it is not 0, which makes that public.
    ///
    /// # Errors
    ///
    /// Returns an error if the stack is empty.
    pub(crate) fn condition(&mut self) -> Result<bool, Error> {
        let [x] = self.pop()?;
        Ok((!x.is_zero()).into())
    }

    /// Pushes 1 or 0.
    ///
    /// # Errors
    ///
    /// Returns an error if the stack is full.
    pub(crate) fn push_truth(&mut self, holds: bool) -> Result<(), Error> {
        self.push(Fixed::from_u64(holds.into()))
    }

    /// Pops a number and returns all its hexadecimal digits and a line end.
    ///
    /// # Errors
    ///
    /// Returns an error if the stack is empty.
    pub(crate) fn pop_hex(&mut self) -> Result<Vec<u8>, Error> {
        let [x] = self.pop()?;
        let mut line = vec![b'\n'; 16 * N + 1];
        x.to_hex(&mut line[..16 * N]).expect("the line has one byte for each digit");
        Ok(line)
    }

    /// Pops numbers; the one on top comes last.
    fn pop<const K: usize>(&mut self) -> Result<[Fixed<N>; K], Error> {
        let found = self.stack.len();
        let bottom = found.checked_sub(K).ok_or(Error::Underflow { needed: K, found })?;
        // Moving a number would leave its bytes behind; taking it leaves a 0.
        let taken = array::from_fn(|i| mem::take(&mut self.stack[bottom + i]));
        self.stack.truncate(bottom);
        Ok(taken)
    }

    fn push(&mut self, x: Fixed<N>) -> Result<(), Error> {
        if self.stack.len() == self.height {
            return Err(Error::Overflow { height: self.height });
        }
        self.stack.push(x);
        Ok(())
    }

    /// Pushes numbers; the last one ends on top.
    fn push_all<const K: usize>(&mut self, numbers: [Fixed<N>; K]) -> Result<(), Error> {
        numbers.into_iter().try_for_each(|x| self.push(x))
    }

    fn two(&mut self, of: impl FnOnce(&Fixed<N>, &Fixed<N>) -> Fixed<N>) -> Result<(), Error> {
        let [x, y] = self.pop()?;
        self.push(of(&x, &y))
    }

    fn compare(&mut self, of: impl FnOnce(&Fixed<N>, &Fixed<N>) -> Choice) -> Result<(), Error> {
        self.two(|x, y| truth(of(x, y)))
    }

    fn carried(
        &mut self,
        of: impl FnOnce(&Fixed<N>, &Fixed<N>, Choice) -> (Fixed<N>, Choice),
    ) -> Result<(), Error> {
        let [x, y] = self.pop()?;
        let (z, flag) = of(&x, &y, Choice::from(0));
        self.flag = flag;
        self.push(z)
    }

    fn divide(&mut self) -> Result<(Fixed<N>, Fixed<N>), Error> {
        let [x, y] = self.pop()?;
        Option::from(x.div_rem(&y)).ok_or(Error::ZeroDivisor)
    }

    fn append(&mut self, digit: u8) -> Result<(), Error> {
        let [x] = self.pop()?;
        let lost = x.shr_vartime(Fixed::<N>::BITS - 4);
        if !bool::from(lost.is_zero()) {
            return Err(Error::DigitLost { bits: Fixed::<N>::BITS });
        }
        let mut x = x.shl_vartime(4);
        let digit = char::from(digit).to_digit(16).expect("a hexadecimal digit");
        x.as_limbs_mut()[0] |= u64::from(digit);
        self.push(x)
    }
}

/// Returns 1 or 0.
fn truth<const N: usize>(holds: Choice) -> Fixed<N> {
    Fixed::from_u64(holds.unwrap_u8().into())
}

fn modulus<const N: usize>(z: &Fixed<N>) -> Result<Barrett<N>, Error> {
    Barrett::new(z).map_err(|_| Error::ZeroModulus)
}

/// Returns a shift count; one that does not fit becomes larger than any width.
fn amount<const N: usize>(y: &Fixed<N>) -> u32 {
    let longest = Fixed::from_u64(u32::MAX.into());
    Fixed::select(y, &longest, y.ct_gt(&longest)).as_limbs()[0] as u32
}

/// Returns a number of random bits.
fn random<const N: usize>() -> Result<Fixed<N>, Error> {
    let mut x = Fixed::ZERO;
    for limb in x.as_limbs_mut() {
        *limb = getrandom::u64().map_err(Error::NoRandom)?;
    }
    Ok(x)
}
