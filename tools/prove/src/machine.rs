//! Registers, flags and memory over any domain, and the effect of each instruction on them.
//!
//! It enforces the rules for kernels: nothing undefined is read; memory is accessed only through an argument
//! and inside the number there; and everything that the caller expects to be preserved is unchanged at the
//! end.

use std::collections::BTreeMap;

use limbwise_asmgen::ir::Number;

use crate::code::{Address, Code, Refused, Register, Result, ensure};
use crate::domain::Domain;

mod aarch64;
mod x86_64;

/// The possible contents of a register or a stack slot.
#[derive(Clone, Debug)]
pub enum Value<W> {
    /// A word.
    Word(W),
    /// An address: an offset in bytes into an argument's region, or from the initial stack pointer.
    Pointer(Base, i64),
    /// The caller's value of a register.
    Saved(Register),
}

/// The target of a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Base {
    /// A region of memory, by its number.
    Region(usize),
    /// The stack.
    Stack,
}

/// A number in memory.
#[derive(Clone, Debug)]
pub struct Region<W> {
    /// Which number it is.
    pub number: Number,
    /// Its limbs, if they are known.
    pub limbs: Vec<Option<W>>,
    /// The number of limbs, from the first, that have been written.
    pub written: usize,
}

impl<W> Region<W> {
    /// A number of these limbs.
    #[must_use]
    pub fn new(number: Number, limbs: Vec<Option<W>>) -> Region<W> {
        Region { number, limbs, written: 0 }
    }
}

/// A processor with some memory.
pub struct Machine<'d, D: Domain> {
    /// The arithmetic.
    pub domain: &'d mut D,
    /// The registers, by number.
    pub registers: [Option<Value<D::Word>>; 32],
    /// CF; on AArch64, C.
    pub carry: Option<D::Bit>,
    /// OF.
    pub overflow: Option<D::Bit>,
    /// The numbers.
    pub memory: Vec<Region<D::Word>>,
    /// Stack slots, by their offsets from the initial stack pointer, which are negative.
    pub stack: BTreeMap<i64, Value<D::Word>>,
    stack_pointer: Register,
    saved: &'static [u8],
}

impl<'d, D: Domain> Machine<'d, D> {
    /// Creates the state at the start of a function. `arguments` state which region each argument points to.
    pub fn new(
        domain: &'d mut D,
        code: &Code,
        memory: Vec<Region<D::Word>>,
        arguments: &[usize],
    ) -> Machine<'d, D> {
        let (stack_pointer, saved, passed) = match code {
            Code::X86(_) => (x86_64::STACK_POINTER, x86_64::SAVED, x86_64::ARGUMENTS),
            Code::A64(_) => (aarch64::STACK_POINTER, aarch64::SAVED, aarch64::ARGUMENTS),
        };
        let mut registers = [const { None }; 32];
        for saved in saved {
            registers[usize::from(*saved)] = Some(Value::Saved(Register(*saved)));
        }
        for (register, region) in passed.iter().zip(arguments) {
            registers[usize::from(*register)] = Some(Value::Pointer(Base::Region(*region), 0));
        }
        registers[usize::from(stack_pointer.0)] = Some(Value::Pointer(Base::Stack, 0));
        Machine {
            domain,
            registers,
            carry: None,
            overflow: None,
            memory,
            stack: BTreeMap::new(),
            stack_pointer,
            saved,
        }
    }

    /// Runs a kernel from its first instruction to its return.
    ///
    /// # Errors
    ///
    /// Returns an error if an instruction violates the rules for kernels, or if the last instruction is not
    /// the only return.
    pub fn run(&mut self, code: &Code) -> Result<()> {
        for at in 0..code.len() {
            let returned = self.step(code, at).map_err(|refused| Refused { at: Some(at), ..refused })?;
            if returned {
                return if at + 1 == code.len() {
                    Ok(())
                } else {
                    Err(Refused { at: Some(at), why: "returns before its end".to_owned() })
                };
            }
        }
        Err(Refused::new("does not return"))
    }

    /// Runs one instruction. Returns whether it is a return.
    ///
    /// # Errors
    ///
    /// Returns an error if it violates the rules for kernels.
    pub fn step(&mut self, code: &Code, at: usize) -> Result<bool> {
        match code {
            Code::X86(list) => self.x86_64(&list[at]),
            Code::A64(list) => self.aarch64(&list[at]),
        }
    }

    fn value(&self, register: Register) -> Result<Value<D::Word>> {
        let value = self.registers[usize::from(register.0)].clone();
        value.ok_or_else(|| Refused::new(format!("reads register {}, which nothing has set", register.0)))
    }

    fn word(&self, register: Register) -> Result<D::Word> {
        match self.value(register)? {
            Value::Word(word) => Ok(word),
            Value::Pointer(..) => {
                Err(Refused::new(format!("takes the address in register {} for a number", register.0)))
            }
            Value::Saved(_) => {
                Err(Refused::new(format!("computes with register {} of the caller", register.0)))
            }
        }
    }

    fn set(&mut self, register: Register, value: Value<D::Word>) -> Result<()> {
        let may_be = register != self.stack_pointer || matches!(value, Value::Pointer(Base::Stack, _));
        ensure(may_be, "takes the stack pointer for a number")?;
        self.registers[usize::from(register.0)] = Some(value);
        Ok(())
    }

    fn set_word(&mut self, register: Register, word: D::Word) -> Result<()> {
        self.set(register, Value::Word(word))
    }

    /// Moves a pointer.
    fn advance(&mut self, register: Register, by: i64) -> Result<()> {
        match self.value(register)? {
            Value::Pointer(base, offset) => {
                let offset = offset.checked_add(by).ok_or_else(|| Refused::new("an address overflows"))?;
                self.set(register, Value::Pointer(base, offset))
            }
            _ => Err(Refused::new(format!("register {} is no pointer", register.0))),
        }
    }

    fn carry(&self) -> Result<D::Bit> {
        self.carry.clone().ok_or_else(|| Refused::new("takes a carry that is not defined"))
    }

    fn overflow(&self) -> Result<D::Bit> {
        self.overflow.clone().ok_or_else(|| Refused::new("takes an overflow that is not defined"))
    }

    fn locate(&self, address: Address) -> Result<(Base, i64)> {
        let Value::Pointer(base, offset) = self.value(address.base)? else {
            return Err(Refused::new("an address that is not an argument plus a constant"));
        };
        let offset =
            offset.checked_add(address.offset).ok_or_else(|| Refused::new("an address overflows"))?;
        ensure(offset % 8 == 0, "an address between limbs")?;
        if base == Base::Stack {
            let Some(Value::Pointer(Base::Stack, lowest)) = self.registers[usize::from(self.stack_pointer.0)]
            else {
                return Err(Refused::new("the stack pointer is lost"));
            };
            ensure((lowest..0).contains(&offset), "touches the stack outside its own frame")?;
        }
        Ok((base, offset))
    }

    fn load(&self, address: Address) -> Result<Value<D::Word>> {
        let (base, offset) = self.locate(address)?;
        let Base::Region(region) = base else {
            let value = self.stack.get(&offset).cloned();
            return value.ok_or_else(|| Refused::new("reads what it has not put on the stack"));
        };
        let region = &self.memory[region];
        let limb = usize::try_from(offset / 8).ok().and_then(|limb| region.limbs.get(limb));
        let name = region.number.name();
        let limb = limb.ok_or_else(|| Refused::new(format!("reads outside {name}, at byte {offset}")))?;
        let word = limb.clone();
        word.map(Value::Word)
            .ok_or_else(|| Refused::new(format!("reads limb {} of {name} before it is written", offset / 8)))
    }

    fn load_word(&self, address: Address) -> Result<D::Word> {
        match self.load(address)? {
            Value::Word(word) => Ok(word),
            _ => Err(Refused::new("computes with what it has saved")),
        }
    }

    fn store(&mut self, address: Address, value: Value<D::Word>) -> Result<()> {
        let (base, offset) = self.locate(address)?;
        let Base::Region(region) = base else {
            self.stack.insert(offset, value);
            return Ok(());
        };
        let region = &mut self.memory[region];
        let name = region.number.name();
        let Value::Word(word) = value else {
            return Err(Refused::new(format!("writes an address, or a register of the caller, to {name}")));
        };
        if !region.number.is_written() {
            return Err(Refused::new(format!("writes to {name}")));
        }
        let limb = usize::try_from(offset / 8).ok().filter(|limb| *limb < region.limbs.len());
        let limb = limb.ok_or_else(|| Refused::new(format!("writes outside {name}, at byte {offset}")))?;
        region.limbs[limb] = Some(word);
        region.written = region.written.max(limb + 1);
        Ok(())
    }

    fn give_back(&self) -> Result<()> {
        for saved in self.saved {
            match &self.registers[usize::from(*saved)] {
                Some(Value::Saved(register)) if register.0 == *saved => {}
                _ => return Err(Refused::new(format!("returns without restoring register {saved}"))),
            }
        }
        match self.registers[usize::from(self.stack_pointer.0)] {
            Some(Value::Pointer(Base::Stack, 0)) => Ok(()),
            _ => Err(Refused::new("returns with another stack pointer")),
        }
    }
}
