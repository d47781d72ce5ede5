//! The instructions of x86-64.

use super::{Base, Machine, Value};
use crate::code::{Addition, Address, Refused, Register, Result, Source, X86};
use crate::domain::Domain;

const RAX: Register = Register(0);
const RDX: Register = Register(2);
pub(super) const STACK_POINTER: Register = Register(4);
/// rdi, rsi, rdx.
pub(super) const ARGUMENTS: &[u8] = &[7, 6, 2];
/// rbx, rbp, r12 to r15.
pub(super) const SAVED: &[u8] = &[3, 5, 12, 13, 14, 15];

impl<D: Domain> Machine<'_, D> {
    pub(super) fn x86_64(&mut self, instruction: &X86) -> Result<bool> {
        match *instruction {
            X86::Move { to, from } => {
                let value = match from {
                    Source::Register(from) => self.value(from)?,
                    Source::Memory(from) => self.load(from)?,
                    Source::Constant(_) => Value::Word(self.source(from)?),
                };
                self.set(to, value)?;
            }
            X86::Store { to, from } => {
                let value = self.value(from)?;
                self.store(to, value)?;
            }
            X86::Clear { to } => {
                let zero = self.domain.constant(0)?;
                self.set_word(to, zero)?;
                self.carry = Some(self.domain.flag(false));
                self.overflow = Some(self.domain.flag(false));
            }
            X86::Push { from } => {
                let value = self.value(from)?;
                self.advance(STACK_POINTER, -8)?;
                self.store(Address { base: STACK_POINTER, offset: 0 }, value)?;
            }
            X86::Pop { to } => {
                let value = self.load(Address { base: STACK_POINTER, offset: 0 })?;
                self.advance(STACK_POINTER, 8)?;
                self.set(to, value)?;
            }
            X86::Mul { by } => {
                let (a, b) = (self.word(RAX)?, self.source(by)?);
                let (low, high) = self.domain.multiply(&a, &b)?;
                self.set_word(RAX, low)?;
                self.set_word(RDX, high)?;
                self.spoil();
            }
            X86::Mulx { high: to_high, low: to_low, by } => {
                let (a, b) = (self.word(RDX)?, self.source(by)?);
                let (low, high) = self.domain.multiply(&a, &b)?;
                // If both are the same register, it gets the high half.
                self.set_word(to_low, low)?;
                self.set_word(to_high, high)?;
            }
            X86::Imul { to, by } => {
                let (a, b) = (self.word(to)?, self.source(by)?);
                let low = self.domain.multiply(&a, &b)?.0;
                self.set_word(to, low)?;
                self.spoil();
            }
            X86::Add { kind: Addition::Add, to, from: Source::Constant(by) } if self.is_pointer(to) => {
                self.advance(to, by)?;
                self.spoil();
            }
            X86::Subtract { borrows: false, to, from: Source::Constant(by) } if self.is_pointer(to) => {
                self.advance(to, by.checked_neg().ok_or_else(|| Refused::new("an address overflows"))?)?;
                self.spoil();
            }
            X86::Add { kind, to, from } => {
                let carry = match kind {
                    Addition::Add => self.domain.flag(false),
                    Addition::Adc | Addition::Adcx => self.carry()?,
                    Addition::Adox => self.overflow()?,
                };
                let (a, b) = (self.word(to)?, self.source(from)?);
                let (sum, carry) = self.domain.add(&a, &b, &carry)?;
                self.set_word(to, sum)?;
                match kind {
                    Addition::Adox => self.overflow = Some(carry),
                    Addition::Adcx => self.carry = Some(carry),
                    // OF, the overflow of signed numbers.
                    Addition::Add | Addition::Adc => (self.carry, self.overflow) = (Some(carry), None),
                }
            }
            X86::Subtract { borrows, to, from } => {
                let borrow = if borrows { self.carry()? } else { self.domain.flag(false) };
                let (a, b) = (self.word(to)?, self.source(from)?);
                let (rest, borrow) = self.domain.subtract(&a, &b, &borrow)?;
                self.set_word(to, rest)?;
                (self.carry, self.overflow) = (Some(borrow), None);
            }
            X86::IfCarry { to, from } => {
                let (carry, a, b) = (self.carry()?, self.source(from)?, self.word(to)?);
                let selected = self.domain.select(&carry, &a, &b)?;
                self.set_word(to, selected)?;
            }
            X86::Return => {
                self.give_back()?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn source(&mut self, source: Source) -> Result<D::Word> {
        match source {
            Source::Register(register) => self.word(register),
            Source::Memory(address) => self.load_word(address),
            Source::Constant(value) => self.domain.constant(value.cast_unsigned()),
        }
    }

    /// Makes flags undefined, so that no kernel may rely on them.
    fn spoil(&mut self) {
        (self.carry, self.overflow) = (None, None);
    }

    fn is_pointer(&self, register: Register) -> bool {
        matches!(self.registers[usize::from(register.0)], Some(Value::Pointer(Base::Region(_), _)))
    }
}
