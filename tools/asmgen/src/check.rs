//! Static checks of a kernel: nothing is read before it is written; no carry is used that another instruction
//! has overwritten; pointers are used as such; every limb is inside its number; and the complete result is
//! written, after the operand that may be the same number has been read.

use crate::ir::{Addition, Difference, Instruction, Number, Physical, Place, Role, Source, Subtraction, Sum};
use crate::kernel::Kernel;

/// The known contents of a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Content {
    /// A value of the caller.
    Foreign,
    /// A limb.
    Limb,
    /// A pointer.
    Pointer(Number),
}

struct State<'a> {
    kernel: &'a Kernel,
    registers: Vec<Content>,
    /// Whether CF (C) and OF hold a carry.
    carry: bool,
    overflow: bool,
    /// Which limbs of z are written.
    written: Vec<bool>,
}

/// # Errors
///
/// Returns the first fault, with the instruction.
pub fn check(kernel: &Kernel) -> Result<(), String> {
    let len = kernel.operation.len(Number::Z, kernel.limbs);
    let mut state = State {
        kernel,
        registers: vec![Content::Foreign; kernel.target.registers.len()],
        carry: false,
        overflow: false,
        written: vec![false; len],
    };
    for number in kernel.operation.numbers() {
        state.registers[kernel.target.argument(*number).0] = Content::Pointer(*number);
    }
    for (at, instruction) in kernel.list.iter().enumerate() {
        state
            .step(instruction)
            .map_err(|fault| format!("{}, {at}: {instruction:?}: {fault}", kernel.path()))?;
    }
    match state.written.iter().position(|w| !w) {
        None => Ok(()),
        Some(limb) => Err(format!("{}: limb {limb} of z is not written", kernel.path())),
    }
}

impl State<'_> {
    fn step(&mut self, instruction: &Instruction<Physical>) -> Result<(), String> {
        use Instruction as I;
        match *instruction {
            I::Note(_) => return Ok(()),
            I::Move { to, from } => {
                let content = self.registers[from.0];
                if content == Content::Foreign {
                    return Err("reads what the caller left".into());
                }
                self.registers[to.0] = content;
                return Ok(());
            }
            I::Load { from, .. } => self.read(from, 1)?,
            I::LoadPair { from, .. } => self.read(from, 2)?,
            I::Store { to, from } => self.write(to, &[from])?,
            I::StorePair { to, from } => self.write(to, &from)?,
            I::Mulx { factor, by, high, low } => {
                self.source(by)?;
                if factor != crate::target::RDX || high == low {
                    return Err("mulx takes rdx and gives two registers".into());
                }
            }
            I::Mul { high, low, factor, by } => {
                self.source(by)?;
                if (high, low, factor) != (crate::target::RDX, crate::target::RAX, crate::target::RAX) {
                    return Err("mul takes rax and gives rdx and rax".into());
                }
            }
            I::Add { kind, from, .. } => {
                self.source(from)?;
                match kind {
                    Addition::Adc | Addition::Adcx if !self.carry => return Err("CF is no carry".into()),
                    Addition::Adox if !self.overflow => return Err("OF is no carry".into()),
                    Addition::Adcx | Addition::Adox if from == Source::Nothing => {
                        return Err("adcx and adox take no constant".into());
                    }
                    _ => {}
                }
            }
            I::Subtract { kind, from, .. } => {
                self.source(from)?;
                if kind == Subtraction::Sbb && !self.carry {
                    return Err("CF is no borrow".into());
                }
            }
            I::IfBorrow { from, .. } => {
                self.source(from)?;
                if !self.carry {
                    return Err("CF is no borrow".into());
                }
            }
            I::Sum { kind: Sum::Adcs | Sum::Adc, .. }
            | I::Difference { kind: Difference::Sbcs, .. }
            | I::Select { .. }
                if !self.carry =>
            {
                return Err("C is no carry".into());
            }
            I::Clear { .. }
            | I::Zero { .. }
            | I::Times { .. }
            | I::Difference { .. }
            | I::AnyBit { .. }
            | I::Select { .. }
            | I::Low { .. }
            | I::LowPlus { .. }
            | I::High { .. }
            | I::Double { .. }
            | I::Sum { .. } => {}
        }
        self.flags(instruction);
        let pointers: Vec<Physical> = pointers(instruction).collect();
        let mut fault = None;
        let mut written = vec![];
        instruction.visit(|r, role| {
            if role != Role::Write && !pointers.contains(&r) && self.registers[r.0] != Content::Limb {
                fault = Some(format!("{} holds no limb", self.kernel.target.register(r)));
            }
            if role != Role::Read {
                written.push(r);
            }
        });
        for r in written {
            self.registers[r.0] = Content::Limb;
        }
        fault.map_or(Ok(()), Err)
    }

    /// Which flags hold a carry afterwards.
    fn flags(&mut self, instruction: &Instruction<Physical>) {
        use Instruction as I;
        match instruction {
            I::Clear { .. } => (self.carry, self.overflow) = (true, true),
            I::Mul { .. } | I::Times { .. } => (self.carry, self.overflow) = (false, false),
            I::Subtract { .. } => (self.carry, self.overflow) = (true, false),
            I::Difference { .. } | I::AnyBit { .. } => self.carry = true,
            I::Add { kind: Addition::Add | Addition::Adc, .. } => (self.carry, self.overflow) = (true, false),
            I::Add { .. } => {}
            I::Sum { kind: Sum::Adds | Sum::Adcs, .. } => self.carry = true,
            _ => {}
        }
    }

    fn source(&self, source: Source<Physical>) -> Result<(), String> {
        match source {
            Source::Memory(place) => self.read(place, 1),
            Source::Register(_) | Source::Nothing => Ok(()),
        }
    }

    fn inside(&self, place: Place<Physical>, limbs: usize) -> Result<(), String> {
        if self.registers[place.pointer.0] != Content::Pointer(place.number) {
            return Err(format!(
                "{} does not point to {place:?}",
                self.kernel.target.register(place.pointer)
            ));
        }
        if place.limb + limbs > self.kernel.operation.len(place.number, self.kernel.limbs) {
            return Err("reaches beyond the number".into());
        }
        Ok(())
    }

    fn read(&self, place: Place<Physical>, limbs: usize) -> Result<(), String> {
        self.inside(place, limbs)?;
        let in_place = self.kernel.operation.in_place();
        if place.number == Number::Z && !in_place && !self.written[place.limb..][..limbs].iter().all(|w| *w) {
            return Err("reads a limb of z that is not written".into());
        }
        if place.number == Number::X && in_place && self.written[place.limb..][..limbs].contains(&true) {
            return Err("reads a limb that is overwritten where x is z".into());
        }
        Ok(())
    }

    fn write(&mut self, place: Place<Physical>, from: &[Physical]) -> Result<(), String> {
        self.inside(place, from.len())?;
        if !place.number.is_written() {
            return Err("writes an operand".into());
        }
        if place.number != Number::Z {
            return Ok(());
        }
        self.written[place.limb..][..from.len()].fill(true);
        Ok(())
    }
}

/// Returns the pointers through which an instruction accesses memory.
fn pointers(instruction: &Instruction<Physical>) -> impl Iterator<Item = Physical> {
    use Instruction as I;
    match *instruction {
        I::Load { from, .. } | I::LoadPair { from, .. } => Some(from.pointer),
        I::Store { to, .. } | I::StorePair { to, .. } => Some(to.pointer),
        I::Mulx { by: Source::Memory(by), .. }
        | I::Mul { by: Source::Memory(by), .. }
        | I::Add { from: Source::Memory(by), .. }
        | I::Subtract { from: Source::Memory(by), .. }
        | I::IfBorrow { from: Source::Memory(by), .. } => Some(by.pointer),
        _ => None,
    }
    .into_iter()
}
