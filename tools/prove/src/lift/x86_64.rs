//! x86-64, decoded by iced-x86.

use iced_x86::{Decoder, DecoderOptions, Instruction, Mnemonic, OpKind, Register as Name};

use crate::code::{Addition, Address, Refused, Register, Result, Source, X86};

pub(super) fn lift(bytes: &[u8]) -> Result<Vec<X86>> {
    let mut list = vec![];
    for instruction in decoded(bytes) {
        let at = Some(list.len());
        list.push(one(&instruction).map_err(|refused| Refused { at, ..refused })?);
        // The bytes after the return are padding before the next function.
        if instruction.mnemonic() == Mnemonic::Ret {
            break;
        }
    }
    Ok(list)
}

pub(super) fn encodings(bytes: &[u8]) -> Result<Vec<&[u8]>> {
    let list = lift(bytes)?;
    let lengths = decoded(bytes).map(|instruction| instruction.len()).take(list.len());
    let mut rest = bytes;
    let split = |length| {
        let (one, after) = rest.split_at(length);
        rest = after;
        one
    };
    Ok(lengths.map(split).collect())
}

fn decoded(bytes: &[u8]) -> impl Iterator<Item = Instruction> {
    Decoder::new(64, bytes, DecoderOptions::NONE).into_iter()
}

fn one(x: &Instruction) -> Result<X86> {
    let refuse = || Refused::new(format!("{:?} of this form is not modelled", x.code()));
    if x.is_invalid() || x.has_lock_prefix() || x.has_rep_prefix() || x.has_repne_prefix() {
        return Err(refuse());
    }
    let register = |operand| match x.op_kind(operand) {
        OpKind::Register => wide(x.op_register(operand)).ok_or_else(refuse),
        _ => Err(refuse()),
    };
    let source = |operand| match x.op_kind(operand) {
        OpKind::Register => register(operand).map(Source::Register),
        OpKind::Memory => address(x).map(Source::Memory).ok_or_else(refuse),
        OpKind::Immediate8to64 | OpKind::Immediate32to64 => {
            Ok(Source::Constant(x.immediate(operand).cast_signed()))
        }
        _ => Err(refuse()),
    };
    let add = |kind| Ok(X86::Add { kind, to: register(0)?, from: source(1)? });
    match x.mnemonic() {
        Mnemonic::Mov if x.op0_kind() == OpKind::Memory => {
            Ok(X86::Store { to: address(x).ok_or_else(refuse)?, from: register(1)? })
        }
        Mnemonic::Mov => Ok(X86::Move { to: register(0)?, from: source(1)? }),
        // A write to the lower half sets the upper half to zero.
        Mnemonic::Xor if x.op0_kind() == OpKind::Register && x.op1_kind() == OpKind::Register => {
            let (a, b) = (x.op0_register(), x.op1_register());
            if a != b || !(a.is_gpr32() || a.is_gpr64()) {
                return Err(refuse());
            }
            Ok(X86::Clear { to: wide(a.full_register()).ok_or_else(refuse)? })
        }
        Mnemonic::Push => Ok(X86::Push { from: register(0)? }),
        Mnemonic::Pop => Ok(X86::Pop { to: register(0)? }),
        Mnemonic::Mul => Ok(X86::Mul { by: source(0)? }),
        Mnemonic::Mulx => Ok(X86::Mulx { high: register(0)?, low: register(1)?, by: source(2)? }),
        Mnemonic::Imul if x.op_count() == 2 => Ok(X86::Imul { to: register(0)?, by: source(1)? }),
        Mnemonic::Add => add(Addition::Add),
        Mnemonic::Adc => add(Addition::Adc),
        Mnemonic::Adcx => add(Addition::Adcx),
        Mnemonic::Adox => add(Addition::Adox),
        Mnemonic::Sub => Ok(X86::Subtract { borrows: false, to: register(0)?, from: source(1)? }),
        Mnemonic::Sbb => Ok(X86::Subtract { borrows: true, to: register(0)?, from: source(1)? }),
        Mnemonic::Cmovb => Ok(X86::IfCarry { to: register(0)?, from: source(1)? }),
        Mnemonic::Ret if x.op_count() == 0 => Ok(X86::Return),
        _ => Err(refuse()),
    }
}

/// Returns a 64-bit register.
fn wide(register: Name) -> Option<Register> {
    register.is_gpr64().then(|| Register(register.number() as u8))
}

/// Returns a 64-bit access at a register plus a constant, in the default segment.
fn address(x: &Instruction) -> Option<Address> {
    let plain =
        x.memory_index() == Name::None && x.segment_prefix() == Name::None && x.memory_size().size() == 8;
    let base = wide(x.memory_base())?;
    plain.then_some(Address { base, offset: x.memory_displacement64().cast_signed() })
}
