//! The instructions of AArch64. C is set if a subtraction does not borrow.

use super::{Machine, Value};
use crate::code::{A64, Address, Carries, Indexing, Register, Result, SP, Term};
use crate::domain::Domain;

pub(super) const STACK_POINTER: Register = SP;
pub(super) const ARGUMENTS: &[u8] = &[0, 1, 2];
/// x19 to x30; the last two are the frame pointer and the return address. x18 is reserved for the platform.
pub(super) const SAVED: &[u8] = &[18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30];

impl<D: Domain> Machine<'_, D> {
    pub(super) fn aarch64(&mut self, instruction: &A64) -> Result<bool> {
        match *instruction {
            A64::Load { to, from, indexing } => {
                let at = self.before(from, indexing)?;
                let value = self.load(at)?;
                self.after(from, indexing)?;
                self.put(to, value)?;
            }
            A64::LoadPair { to, from, indexing } => {
                let at = self.before(from, indexing)?;
                let first = self.load(at)?;
                let second = self.load(Address { offset: at.offset + 8, ..at })?;
                self.after(from, indexing)?;
                self.put(to[0], first)?;
                self.put(to[1], second)?;
            }
            A64::Store { to, from, indexing } => {
                let value = self.get(from)?;
                let at = self.before(to, indexing)?;
                self.store(at, value)?;
                self.after(to, indexing)?;
            }
            A64::StorePair { to, from, indexing } => {
                let values = [self.get(from[0])?, self.get(from[1])?];
                let at = self.before(to, indexing)?;
                for (value, offset) in values.into_iter().zip([at.offset, at.offset + 8]) {
                    self.store(Address { offset, ..at }, value)?;
                }
                self.after(to, indexing)?;
            }
            A64::Move { to, from } => {
                let value = self.get(from)?;
                self.set(to, value)?;
            }
            A64::MultiplyAdd { to, a, b, plus } => {
                let (a, b) = (self.read(a)?, self.read(b)?);
                let mut low = self.domain.multiply(&a, &b)?.0;
                if plus.is_some() {
                    let (plus, none) = (self.read(plus)?, self.domain.flag(false));
                    low = self.domain.add(&low, &plus, &none)?.0;
                }
                self.set_word(to, low)?;
            }
            A64::High { to, a, b } => {
                let (a, b) = (self.read(a)?, self.read(b)?);
                let high = self.domain.multiply(&a, &b)?.1;
                self.set_word(to, high)?;
            }
            A64::Add { carries, to, a, b } => {
                let carry = if carries.takes { self.carry()? } else { self.domain.flag(false) };
                let (a, b) = (self.read(a)?, self.term(b)?);
                let (sum, carry) = self.domain.add(&a, &b, &carry)?;
                self.finish(carries, to, sum, carry)?;
            }
            A64::Subtract { carries, to, a, b } => {
                let borrow = if carries.takes {
                    let carry = self.carry()?;
                    self.domain.not(&carry)?
                } else {
                    self.domain.flag(false)
                };
                let (a, b) = (self.read(a)?, self.term(b)?);
                let (rest, borrow) = self.domain.subtract(&a, &b, &borrow)?;
                let carry = self.domain.not(&borrow)?;
                self.finish(carries, to, rest, carry)?;
            }
            A64::Select { to, a, b, set } => {
                let (carry, a, b) = (self.carry()?, self.read(a)?, self.read(b)?);
                let (a, b) = if set { (a, b) } else { (b, a) };
                let selected = self.domain.select(&carry, &a, &b)?;
                self.set_word(to, selected)?;
            }
            A64::Double { to, high, low } => {
                let (high, low) = (self.read(high)?, self.read(low)?);
                let doubled = self.domain.double(&high, &low)?;
                self.set_word(to, doubled)?;
            }
            A64::Return => {
                self.give_back()?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn finish(&mut self, carries: Carries, to: Option<Register>, word: D::Word, carry: D::Bit) -> Result<()> {
        if carries.gives {
            // V, the overflow of signed numbers, is not modelled.
            (self.carry, self.overflow) = (Some(carry), None);
        }
        self.put(to, Value::Word(word))
    }

    fn read(&mut self, register: Option<Register>) -> Result<D::Word> {
        match register {
            Some(register) => self.word(register),
            None => self.domain.constant(0),
        }
    }

    fn term(&mut self, term: Term) -> Result<D::Word> {
        match term {
            Term::Register(register) => self.read(register),
            Term::Constant(value) => self.domain.constant(value),
        }
    }

    fn get(&mut self, register: Option<Register>) -> Result<Value<D::Word>> {
        match register {
            Some(register) => self.value(register),
            None => self.domain.constant(0).map(Value::Word),
        }
    }

    fn put(&mut self, register: Option<Register>, value: Value<D::Word>) -> Result<()> {
        register.map_or(Ok(()), |register| self.set(register, value))
    }

    /// Returns the address of an access.
    fn before(&mut self, address: Address, indexing: Indexing) -> Result<Address> {
        match indexing {
            Indexing::Offset => Ok(address),
            Indexing::Before => {
                self.advance(address.base, address.offset)?;
                Ok(Address { offset: 0, ..address })
            }
            Indexing::After => Ok(Address { offset: 0, ..address }),
        }
    }

    fn after(&mut self, address: Address, indexing: Indexing) -> Result<()> {
        match indexing {
            Indexing::After => self.advance(address.base, address.offset),
            Indexing::Offset | Indexing::Before => Ok(()),
        }
    }
}
