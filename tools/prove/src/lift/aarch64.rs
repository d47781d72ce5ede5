//! AArch64, decoded by yaxpeax-arm.

use yaxpeax_arch::{Decoder, U8Reader};
use yaxpeax_arm::armv8::a64::{InstDecoder, Instruction, Opcode, Operand, ShiftStyle, SizeCode};

use crate::code::{A64, Address, Carries, Indexing, Refused, Register, Result, SP, Term, ensure};

/// Bytes of an instruction.
const LENGTH: usize = 4;

pub(super) fn lift(bytes: &[u8]) -> Result<Vec<A64>> {
    ensure(bytes.len().is_multiple_of(LENGTH), "not whole instructions")?;
    let decoder = InstDecoder::default();
    let mut list = vec![];
    for encoding in bytes.chunks(LENGTH) {
        let at = |refused| Refused { at: Some(list.len()), ..refused };
        let decoded = decoder.decode(&mut U8Reader::new(encoding));
        let decoded = decoded.map_err(|error| at(Refused::new(format!("{error:?}"))))?;
        let lifted = one(&decoded).map_err(at)?;
        list.push(lifted);
        // The bytes after the return are padding before the next function.
        if lifted == A64::Return {
            break;
        }
    }
    Ok(list)
}

fn one(x: &Instruction) -> Result<A64> {
    let refuse = || Refused::new(format!("{:?} of this form is not modelled: {:?}", x.opcode, x.operands));
    let register = |operand: usize| match x.operands[operand] {
        Operand::Register(SizeCode::X, 31) => Ok(None),
        Operand::Register(SizeCode::X, number @ 0..31) => Ok(Some(Register(number as u8))),
        _ => Err(refuse()),
    };
    let to = || register(0)?.ok_or_else(refuse);
    let term = |operand: usize| match x.operands[operand] {
        Operand::RegShift(ShiftStyle::LSL, 0, SizeCode::X, 31) => Ok(Term::Register(None)),
        Operand::RegShift(ShiftStyle::LSL, 0, SizeCode::X, number @ 0..31) => {
            Ok(Term::Register(Some(Register(number as u8))))
        }
        Operand::Immediate(value) => Ok(Term::Constant(u64::from(value))),
        Operand::Register(..) => register(operand).map(Term::Register),
        _ => Err(refuse()),
    };
    // The first operand of an instruction with a constant may be the stack pointer. No kernel computes with
    // it.
    let first = |operand: usize| match x.operands[operand] {
        Operand::RegisterOrSP(SizeCode::X, number @ 0..31) => Ok(Some(Register(number as u8))),
        _ => register(operand),
    };
    let add = |takes, gives| {
        Ok(A64::Add { carries: Carries { takes, gives }, to: register(0)?, a: first(1)?, b: term(2)? })
    };
    let subtract = |takes, gives| {
        Ok(A64::Subtract { carries: Carries { takes, gives }, to: register(0)?, a: first(1)?, b: term(2)? })
    };
    let place = |operand: usize| match x.operands[operand] {
        Operand::RegPreIndex(base, offset, false) => Ok((address(base, offset), Indexing::Offset)),
        Operand::RegPreIndex(base, offset, true) => Ok((address(base, offset), Indexing::Before)),
        Operand::RegPostIndex(base, offset) => Ok((address(base, offset), Indexing::After)),
        _ => Err(refuse()),
    };
    match x.opcode {
        Opcode::LDR => {
            let (from, indexing) = place(1)?;
            Ok(A64::Load { to: register(0)?, from, indexing })
        }
        Opcode::STR => {
            let (to, indexing) = place(1)?;
            Ok(A64::Store { to, from: register(0)?, indexing })
        }
        Opcode::LDP => {
            let (from, indexing) = place(2)?;
            let to = [register(0)?, register(1)?];
            let moves = indexing != Indexing::Offset;
            if to[0] == to[1] || moves && to.contains(&Some(from.base)) {
                return Err(refuse());
            }
            Ok(A64::LoadPair { to, from, indexing })
        }
        Opcode::STP => {
            let (to, indexing) = place(2)?;
            let from = [register(0)?, register(1)?];
            if indexing != Indexing::Offset && from.contains(&Some(to.base)) {
                return Err(refuse());
            }
            Ok(A64::StorePair { to, from, indexing })
        }
        // `mov`.
        Opcode::ORR => match (register(1)?, term(2)?) {
            (None, Term::Register(from)) => Ok(A64::Move { to: to()?, from }),
            _ => Err(refuse()),
        },
        Opcode::MADD => {
            Ok(A64::MultiplyAdd { to: to()?, a: register(1)?, b: register(2)?, plus: register(3)? })
        }
        Opcode::UMULH => Ok(A64::High { to: to()?, a: register(1)?, b: register(2)? }),
        Opcode::ADDS => add(false, true),
        Opcode::ADC => add(true, false),
        Opcode::ADCS => add(true, true),
        Opcode::SUBS => subtract(false, true),
        Opcode::SBC => subtract(true, false),
        Opcode::SBCS => subtract(true, true),
        Opcode::CSEL => {
            let set = match x.operands[3] {
                Operand::ConditionCode(2) => true,
                Operand::ConditionCode(3) => false,
                _ => return Err(refuse()),
            };
            Ok(A64::Select { to: to()?, a: register(1)?, b: register(2)?, set })
        }
        Opcode::EXTR => match x.operands[3] {
            Operand::Immediate(63) => Ok(A64::Double { to: to()?, high: register(1)?, low: register(2)? }),
            _ => Err(refuse()),
        },
        Opcode::RET => match x.operands[0] {
            Operand::Register(SizeCode::X, 30) => Ok(A64::Return),
            _ => Err(refuse()),
        },
        _ => Err(refuse()),
    }
}

fn address(base: u16, offset: i32) -> Address {
    let base = if base == 31 { SP } else { Register(base as u8) };
    Address { base, offset: i64::from(offset) }
}
