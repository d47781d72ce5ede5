//! The translation of a basic block.

#![allow(unsafe_code)]

use std::collections::BTreeMap;
use std::io;
use std::ptr;

use iced_x86::{
    Code, CodeSize, Decoder, DecoderOptions, Encoder, FlowControl, Instruction, InstructionInfoFactory,
    MemoryOperand, Mnemonic, OpKind, Register,
};

use super::READ_WRITE;
use super::context::{CURSOR, LOOKUP, PATCH, RAX, RCX, SLOW, TARGET, VECTOR};
use crate::program::{self, WIDEST, access};
use crate::trace::arena::map;
use crate::trace::stream::Step;

/// The maximum number of instructions in a block.
const LONGEST: usize = 4096;

/// Memory for translations. It must be near the original code, because addresses relative to an instruction
/// have 32 bits.
struct Cache {
    start: u64,
    next: u64,
}

const CACHE: usize = 256 << 20;
/// The distance of the caches below the program and below the libraries.
const BELOW: u64 = 0x3000_0000;
const NEAR: u64 = 0x7000_0000;

pub(super) struct Translator {
    caches: [Cache; 2],
    known: BTreeMap<u64, u64>,
    factory: InstructionInfoFactory,
    encoder: Encoder,
    /// Whether the stream is for a follower of taint, and includes the masks of stores, which may be secret.
    followed: bool,
}

impl Translator {
    pub(super) fn new(followed: bool) -> io::Result<Translator> {
        let places = [Translator::new as *const () as u64, libc::getpid as *const () as u64];
        let cache = |near: u64| -> io::Result<Cache> {
            let start = (near - BELOW) & !0xf_ffff;
            let start = map(start as usize, CACHE, READ_WRITE | libc::PROT_EXEC)? as u64;
            Ok(Cache { start, next: start })
        };
        let [program, libraries] = places;
        Ok(Translator {
            caches: [cache(program)?, cache(libraries)?],
            known: BTreeMap::new(),
            factory: InstructionInfoFactory::new(),
            encoder: Encoder::new(64),
            followed,
        })
    }

    /// Returns the address of the translation of the block at an address, if it has been translated.
    pub(super) fn known(&self, address: u64) -> Option<u64> {
        self.known.get(&address).copied()
    }

    /// Translates the block. Blocks are numbered in the order of translation. Returns the address of the
    /// translation and its instructions.
    pub(super) fn translate(&mut self, start: u64) -> Result<(u64, Vec<Step>), String> {
        let cache = self.caches.iter().position(|cache| cache.start.abs_diff(start) < NEAR);
        let cache = cache.ok_or_else(|| format!("code at {start:#x} is too far from any cache"))?;
        let at = self.caches[cache].next.next_multiple_of(16);
        let number = self.known.len() as u64;
        let mut block = Emitted { bytes: Vec::new(), at };
        block.append(|block| block.constant(number));
        let (mut steps, mut address) = (Vec::new(), start);
        loop {
            let instruction = decode(address)?;
            let offset = (address - start) as u32;
            let (words, division) = self.touches(&instruction, &mut block)?;
            steps.push(Step { offset, words, division });
            let ends = self.copy(&instruction, &mut block)?;
            address = instruction.next_ip();
            if ends {
                break;
            }
            if steps.len() == LONGEST {
                let jump = block.jump_by_slot();
                block.way_to(jump, address, self.known(address));
                break;
            }
        }
        let end = at + block.bytes.len() as u64;
        if end > self.caches[cache].start + CACHE as u64 {
            return Err("the translations are too long".into());
        }
        // SAFETY: an unused part of the cache.
        unsafe {
            let place = ptr::with_exposed_provenance_mut::<u8>(at as usize);
            ptr::copy_nonoverlapping(block.bytes.as_ptr(), place, block.bytes.len());
        }
        self.caches[cache].next = end;
        self.known.insert(start, at);
        Ok((at, steps))
    }

    /// Appends code that writes the addresses that the instruction will access. Returns the number of words,
    /// and whether the instruction divides.
    fn touches(&mut self, x: &Instruction, block: &mut Emitted) -> Result<(u8, bool), String> {
        let unknown = |what: &str| format!("{what} at {:#x} cannot be judged: {x}", x.ip());
        if x.is_vsib() {
            // Where each element lies is all that two traces need, but not what a follower of taint does.
            if self.followed {
                return Err(unknown("a gather or a scatter"));
            }
            return Ok((self.elements(x, block)?, false));
        }
        let bit = matches!(x.mnemonic(), Mnemonic::Bt | Mnemonic::Bts | Mnemonic::Btr | Mnemonic::Btc);
        if bit && x.op0_kind() == OpKind::Memory && x.op1_kind() == OpKind::Register {
            return Err(unknown("the address of a bit"));
        }
        let divided = divided_floats(x).map_err(|()| unknown("a division of floating point"))?;
        let mut words = 0;
        let memory = access::memory(x, &mut self.factory);
        for m in memory.iter().filter(|m| !access::is_constant(m)) {
            let (base, index) = (m.base(), m.index());
            let general = |r: Register| r == Register::None || r.is_gpr64();
            if m.address_size() != CodeSize::Code64 && m.address_size() != CodeSize::Unknown
                || !general(base)
                || !general(index)
            {
                return Err(unknown("an address"));
            }
            let operand =
                MemoryOperand::new(base, index, m.scale(), m.displacement() as i64, 8, false, Register::None);
            let load = self.encode(&Instruction::with2(Code::Lea_r64_m, Register::RAX, operand), 0)?;
            block.append(|block| block.bytes.extend(&load));
            words += 1;
        }
        if self.followed && access::stores_by_mask(x) {
            self.tell(&Instruction::with2(Code::VEX_Kmovq_r64_kr, Register::RAX, x.op_mask()), block)?;
            words += 1;
        }
        if access::repeats(x) {
            // mov rax, rcx
            block.append(|block| block.bytes.extend([0x48, 0x89, 0xc8]));
            words += 1;
        }
        let division = matches!(x.mnemonic(), Mnemonic::Div | Mnemonic::Idiv);
        if division {
            let size = match x.op0_kind() {
                OpKind::Register => x.op0_register().size(),
                _ => x.memory_size().size(),
            };
            let (code, high, low) = match size {
                8 => (Code::Mov_r64_rm64, Register::RDX, Register::RAX),
                4 => (Code::Mov_r32_rm32, Register::EDX, Register::EAX),
                // The high byte is part of `ax`.
                _ => (Code::Movzx_r32_rm16, Register::DX, Register::AX),
            };
            let divisor = if size == 1 { Code::Movzx_r32_rm8 } else { code };
            let to = if size == 8 { Register::RAX } else { Register::EAX };
            let high = Instruction::with2(code, to, if size == 1 { low } else { high });
            let low = Instruction::with2(code, to, low);
            let divisor = match x.op0_kind() {
                OpKind::Register => Instruction::with2(divisor, to, x.op0_register()),
                _ => Instruction::with2(divisor, to, operand(x)),
            };
            for load in [high, low, divisor] {
                self.tell(&load, block)?;
                words += 1;
            }
        }
        for (of, half) in &divided {
            self.tell(&Instruction::with3(Code::Pextrq_rm64_xmm_imm8, Register::RAX, *of, *half), block)?;
            words += 1;
        }
        Ok((words, division || !divided.is_empty()))
    }

    /// Appends what the addresses of a gather or a scatter come from: base, mask and indices, also indices
    /// that the mask leaves out.
    fn elements(&mut self, x: &Instruction, block: &mut Emitted) -> Result<u8, String> {
        let mut words = 0;
        if x.memory_base() != Register::None {
            self.tell(&Instruction::with2(Code::Mov_r64_rm64, Register::RAX, x.memory_base()), block)?;
            words += 1;
        }
        let mut vectors = vec![x.memory_index()];
        if x.op_mask() != Register::None {
            self.tell(&Instruction::with2(Code::VEX_Kmovq_r64_kr, Register::RAX, x.op_mask()), block)?;
            words += 1;
        } else {
            // With AVX2 the last operand is a vector of masks.
            vectors.push(x.op_register(x.op_count() - 1));
        }
        for vector in vectors {
            let code = match (vector.is_zmm(), vector.is_ymm(), vector.number() < 16) {
                (true, ..) => Code::EVEX_Vmovdqu64_zmmm512_k1z_zmm,
                (_, true, false) => Code::EVEX_Vmovdqu64_ymmm256_k1z_ymm,
                (_, true, true) => Code::VEX_Vmovdqu_ymmm256_ymm,
                (.., false) => Code::EVEX_Vmovdqu64_xmmm128_k1z_xmm,
                (.., true) => Code::VEX_Vmovdqu_xmmm128_xmm,
            };
            let place = |word: usize| {
                let at = i64::from(VECTOR) + 8 * word as i64;
                MemoryOperand::new(Register::None, Register::None, 1, at, 4, false, Register::GS)
            };
            let store = self.encode(&Instruction::with2(code, place(0), vector), block.here())?;
            block.bytes.extend(store);
            for word in 0..vector.size() / 8 {
                self.tell(&Instruction::with2(Code::Mov_r64_rm64, Register::RAX, place(word)), block)?;
                words += 1;
            }
        }
        Ok(words)
    }

    /// Appends code that writes the value that an instruction loads into `rax`.
    fn tell(
        &mut self,
        load: &Result<Instruction, iced_x86::IcedError>,
        block: &mut Emitted,
    ) -> Result<(), String> {
        let before = block.save();
        let bytes = self.encode(load, before)?;
        block.bytes.extend(&bytes);
        block.append_saved();
        Ok(())
    }

    fn encode(&mut self, x: &Result<Instruction, iced_x86::IcedError>, at: u64) -> Result<Vec<u8>, String> {
        match x {
            Ok(x) => {
                self.encoder.encode(x, at).map_err(|error| format!("{x}: {error}"))?;
                Ok(self.encoder.take_buffer())
            }
            Err(error) => Err(error.to_string()),
        }
    }

    /// Appends the instruction itself, or code that leads to its target. Returns whether the block ends with
    /// it.
    fn copy(&mut self, x: &Instruction, block: &mut Emitted) -> Result<bool, String> {
        let (next, target) = (x.next_ip(), x.near_branch_target());
        match x.flow_control() {
            FlowControl::Next => block.raw(x)?,
            // A system call returns.
            FlowControl::Call if x.mnemonic() == Mnemonic::Syscall => block.raw(x)?,
            FlowControl::Interrupt | FlowControl::Exception => {
                block.raw(x)?;
                return Ok(true);
            }
            FlowControl::UnconditionalBranch => {
                let jump = block.jump_by_slot();
                block.way_to(jump, target, self.known(target));
                return Ok(true);
            }
            FlowControl::ConditionalBranch => {
                if x.is_jcc_short_or_near() {
                    block.bytes.extend([0x0f, 0x80 + x.condition_code() as u8 - 1, 6, 0, 0, 0]);
                } else if x.code() == Code::Jrcxz_rel8_64 {
                    block.bytes.extend([0xe3, 6]);
                } else {
                    return Err(format!("{x} at {:#x} is not known", x.ip()));
                }
                let (not_taken, taken) = (block.jump_by_slot(), block.jump_by_slot());
                block.way_to(not_taken, next, self.known(next));
                block.way_to(taken, target, self.known(target));
                return Ok(true);
            }
            FlowControl::Call => {
                block.keep(RAX);
                block.constant(next);
                block.bytes.push(0x50); // push rax
                block.give_back(RAX);
                let jump = block.jump_by_slot();
                block.way_to(jump, target, self.known(target));
                return Ok(true);
            }
            FlowControl::IndirectCall | FlowControl::IndirectBranch => {
                block.keep(RAX);
                let load = match x.op0_kind() {
                    OpKind::Register => {
                        Instruction::with2(Code::Mov_r64_rm64, Register::RAX, x.op0_register())
                    }
                    _ => Instruction::with2(Code::Mov_r64_rm64, Register::RAX, operand(x)),
                };
                let load = self.encode(&load, block.here())?;
                block.bytes.extend(load);
                block.store_rax(TARGET);
                if x.flow_control() == FlowControl::IndirectCall {
                    block.constant(next);
                    block.bytes.push(0x50); // push rax
                }
                block.give_back(RAX);
                block.jump_by_context(LOOKUP);
                return Ok(true);
            }
            FlowControl::Return => {
                block.keep(RAX);
                block.bytes.push(0x58); // pop rax
                block.store_rax(TARGET);
                block.give_back(RAX);
                if x.op_count() == 1 {
                    // lea rsp, [rsp + ..]
                    block.bytes.extend([0x48, 0x8d, 0xa4, 0x24]);
                    block.bytes.extend(u32::from(x.immediate16()).to_le_bytes());
                }
                block.jump_by_context(LOOKUP);
                return Ok(true);
            }
            FlowControl::XbeginXabortXend => return Err(format!("{x} at {:#x} is not known", x.ip())),
        }
        Ok(false)
    }
}

/// Returns the memory operand of an instruction.
fn operand(x: &Instruction) -> MemoryOperand {
    MemoryOperand::new(
        x.memory_base(),
        x.memory_index(),
        x.memory_index_scale(),
        x.memory_displacement64() as i64,
        8,
        false,
        x.segment_prefix(),
    )
}

/// Returns the operands of floating-point divisions, two for each division: the registers, and which half of
/// them. Supports registers of at most 128 bits.
fn divided_floats(x: &Instruction) -> Result<Vec<(Register, i32)>, ()> {
    let halves = match x.mnemonic() {
        _ if !program::divides_floats(x) => return Ok(Vec::new()),
        Mnemonic::Divsd | Mnemonic::Vdivsd => 1,
        Mnemonic::Divpd | Mnemonic::Vdivpd => 2,
        _ => return Err(()),
    };
    let last = x.op_count() - 1;
    let operands = [last - 1, last].map(|i| (x.op_kind(i) == OpKind::Register).then(|| x.op_register(i)));
    match operands {
        [Some(a), Some(b)] if a.is_xmm() && b.is_xmm() => {
            Ok((0..halves).flat_map(|half| [(a, half), (b, half)]).collect())
        }
        _ => Err(()),
    }
}

/// Returns the instruction at an address of this process.
fn decode(address: u64) -> Result<Instruction, String> {
    let place = ptr::with_exposed_provenance::<u8>(address as usize);
    // SAFETY: the process is going to run this code. After the last instruction of a file, the rest of its
    // page is mapped.
    let bytes = unsafe { std::slice::from_raw_parts(place, WIDEST) };
    let instruction = program::decode(bytes, address);
    if instruction.is_invalid() {
        return Err(format!("an instruction unknown to the decoder at {address:#x}"));
    }
    Ok(instruction)
}

/// A translation under construction.
struct Emitted {
    bytes: Vec<u8>,
    at: u64,
}

impl Emitted {
    fn here(&self) -> u64 {
        self.at + self.bytes.len() as u64
    }

    /// `mov gs:[at], rax` or `rcx`, with `at` as the field of that register.
    fn keep(&mut self, at: u32) {
        self.by_gs(0x89, at);
    }

    /// `mov rax, gs:[at]` or `rcx`.
    fn give_back(&mut self, at: u32) {
        self.by_gs(0x8b, at);
    }

    fn by_gs(&mut self, code: u8, at: u32) {
        let register = if at == RCX { 0x0c } else { 0x04 };
        self.bytes.extend([0x65, 0x48, code, register, 0x25]);
        self.bytes.extend(at.to_le_bytes());
    }

    fn store_rax(&mut self, at: u32) {
        self.by_gs(0x89, at);
    }

    /// `mov rax, value`
    fn constant(&mut self, value: u64) {
        self.bytes.extend([0x48, 0xb8]);
        self.bytes.extend(value.to_le_bytes());
    }

    /// Appends to the stream the value that `load` leaves in `rax`. All registers still hold their values
    /// when `load` runs.
    fn append(&mut self, load: impl FnOnce(&mut Emitted)) {
        self.save();
        load(self);
        self.append_saved();
    }

    fn save(&mut self) -> u64 {
        self.keep(RAX);
        self.keep(RCX);
        self.here()
    }

    fn append_saved(&mut self) {
        // mov rcx, gs:[cursor]; mov [rcx], rax; lea rcx, [rcx + 8]; mov gs:[cursor], rcx
        self.bytes.extend([0x65, 0x48, 0x8b, 0x0c, 0x25]);
        self.bytes.extend(CURSOR.to_le_bytes());
        self.bytes.extend([0x48, 0x89, 0x01, 0x48, 0x8d, 0x49, 0x08]);
        self.bytes.extend([0x65, 0x48, 0x89, 0x0c, 0x25]);
        self.bytes.extend(CURSOR.to_le_bytes());
        self.give_back(RCX);
        self.give_back(RAX);
    }

    /// Returns the bytes of the instruction, unchanged except for an address that is relative to it.
    fn raw(&mut self, x: &Instruction) -> Result<(), String> {
        let start = self.bytes.len();
        let place = ptr::with_exposed_provenance::<u8>(x.ip() as usize);
        // SAFETY: the instruction was decoded from this address.
        self.bytes.extend(unsafe { std::slice::from_raw_parts(place, x.len()) });
        if x.is_ip_rel_memory_operand() {
            let bytes = &self.bytes[start..];
            let mut decoder = Decoder::with_ip(64, bytes, x.ip(), DecoderOptions::NONE);
            let again = decoder.decode();
            let offset = decoder.get_constant_offsets(&again).displacement_offset();
            let distance = x.ip_rel_memory_address().wrapping_sub(self.here()) as i64;
            let distance = i32::try_from(distance).map_err(|_| format!("{x} reaches too far"))?;
            self.bytes[start + offset..][..4].copy_from_slice(&distance.to_le_bytes());
        }
        Ok(())
    }

    /// `jmp [rip + ..]`; returns the position of its displacement.
    fn jump_by_slot(&mut self) -> usize {
        self.bytes.extend([0xff, 0x25, 0, 0, 0, 0]);
        self.bytes.len() - 4
    }

    /// `jmp gs:[at]`
    fn jump_by_context(&mut self, at: u32) {
        self.bytes.extend([0x65, 0xff, 0x24, 0x25]);
        self.bytes.extend(at.to_le_bytes());
    }

    /// Completes a jump through a slot: to the translation, or at first to code that looks it up.
    fn way_to(&mut self, jump: usize, target: u64, known: Option<u64>) {
        let slot = self.bytes.len();
        self.bytes[jump..jump + 4].copy_from_slice(&((slot - jump - 4) as i32).to_le_bytes());
        self.bytes.extend(known.unwrap_or(self.at + slot as u64 + 8).to_le_bytes());
        if known.is_none() {
            self.keep(RAX);
            self.constant(target);
            self.store_rax(TARGET);
            // lea rax, [rip + slot]
            self.bytes.extend([0x48, 0x8d, 0x05]);
            self.bytes.extend((slot as i32 - self.bytes.len() as i32 - 4).to_le_bytes());
            self.store_rax(PATCH);
            self.give_back(RAX);
            self.jump_by_context(SLOW);
        }
    }
}
