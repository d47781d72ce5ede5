//! Cases: the observed code and the expected result.

use limbwise_kernels::cpu::Features;
use limbwise_kernels::family::{Code, Description};
use limbwise_kernels::{lanes, mont, mul, permute, sum};
use limbwise_kernels_leaky::mistakes::Mistake;

use crate::secrets::Secrets;

/// The watched part of a case. What it needs has been prepared, what it leaves is dropped afterwards.
pub(crate) type Op = Box<dyn FnMut()>;

/// A subject that is claimed to be constant-time: a family of kernels, or a part of the library that uses
/// one.
pub(crate) struct Subject {
    pub(crate) name: &'static str,
    variants: &'static [Description],
    /// The code that the code method examines.
    code: Read,
    /// Whether its cases move numbers after they have hidden them, or the library computes lengths from them:
    /// then memcheck alone, which knows single bits, can follow them.
    pub(crate) moves: bool,
}

/// The examined parts of a subject's compiled code.
#[derive(Clone, Copy)]
enum Read {
    /// The modules of each variant, as its row in the family's table has them.
    OfVariants,
    /// These modules, once: with this variant.
    Modules(&'static str, &'static [&'static str]),
    /// Nothing of its own.
    Nothing,
}

pub(crate) const LANES: Subject =
    Subject { name: "lanes", variants: lanes::Variant::DESCRIPTIONS, code: Read::OfVariants, moves: false };
pub(crate) const SUM: Subject = Subject { name: "sum", variants: sum::Variant::DESCRIPTIONS, ..LANES };
pub(crate) const MONT: Subject = Subject { name: "mont", variants: mont::Variant::DESCRIPTIONS, ..LANES };
pub(crate) const MUL: Subject = Subject { name: "mul", variants: mul::Variant::DESCRIPTIONS, ..LANES };
/// Products of `Fixed`, and moduli of any kind.
pub(crate) const FIXED: Subject =
    Subject { name: "fixed", code: Read::Modules("portable", &["fixed::"]), moves: true, ..MUL };
/// Odd moduli of `Fixed`.
pub(crate) const FIXED_ODD: Subject = Subject { name: "fixed_odd", code: Read::Nothing, moves: true, ..MONT };
/// `powmod` and the other operations on columns, by the variants of `lanes`.
pub(crate) const COLUMNS: Subject = Subject { name: "columns", code: Read::Nothing, moves: true, ..LANES };
pub(crate) const PERMUTE: Subject =
    Subject { name: "permute", variants: permute::Variant::DESCRIPTIONS, ..LANES };
/// Code without variants: sums, comparisons, shifts, bytes.
pub(crate) const PLAIN: Subject = Subject { name: "plain", variants: ANY, code: Read::Nothing, moves: true };
/// The C library.
pub(crate) const C: Subject = Subject { name: "c", ..PLAIN };
/// Code that is known to leak.
pub(crate) const CONTROLS: Subject = Subject { name: "controls", ..PLAIN };

const ANY: &[Description] = &[Description {
    name: "any",
    summary: "safe Rust, one for all processors",
    code: Code { constant_time: true, ..Description::BLANK.code },
    ..Description::BLANK
}];

/// Everything that is claimed, in the order of the report.
pub(crate) const SUBJECTS: [Subject; 10] =
    [LANES, SUM, MONT, MUL, FIXED, FIXED_ODD, COLUMNS, PERMUTE, PLAIN, C];

impl Subject {
    /// Returns the variants that claim to be constant-time, on whatever processor.
    pub(crate) fn claimed(&self) -> impl Iterator<Item = &'static Description> {
        self.variants.iter().filter(|v| v.code.constant_time)
    }

    /// Returns the modules of the crates that the code method reads for the variant.
    pub(crate) fn modules(&self, variant: &Description) -> &'static [&'static str] {
        match self.code {
            Read::OfVariants => variant.code.modules,
            Read::Modules(name, modules) if variant.name == name => modules,
            Read::Modules(..) | Read::Nothing => &[],
        }
    }
}

/// The required result of a case.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Expect {
    /// No difference, no error: the promise.
    Constant,
    /// A control or a twin: the trace differs, and memcheck reports an error.
    Leak,
    /// A control that memcheck cannot see.
    LeakOnlyInTrace,
    /// A twin whose mistake no set of secrets provokes.
    LeakOnlyInTaint,
}

/// A function in which something public that is computed from secrets decides. Memcheck cannot know, and
/// reports it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Decision {
    /// Its name, as valgrind prints it.
    pub(crate) function: &'static str,
    /// The exact number of its jumps that decide this.
    pub(crate) jumps: usize,
    /// What is public.
    pub(crate) what: &'static str,
}

/// Which rows have no inverse, in the given number of jumps of a function.
const fn inverse(function: &'static str, jumps: usize) -> Decision {
    Decision { function, jumps, what: "which rows have no inverse" }
}

const BLOCK: &str = "limbwise::engine::inverse::<impl limbwise::engine::block::Block>::inv";
const CHAIN: Decision = inverse("limbwise::engine::inverse::Chain::invert", 1);

/// Inverses of batches that stand alone: whether a lane has one.
pub(crate) const ALONE: &[Decision] = &[inverse(BLOCK, 1)];
/// Of batches that share a modulus too: whether all lanes have one.
pub(crate) const CHAINED: &[Decision] = &[inverse(BLOCK, 2), CHAIN];
/// Where some have none, and are searched for.
pub(crate) const SEARCHED: &[Decision] =
    &[inverse(BLOCK, 2), CHAIN, inverse("limbwise::engine::inverse::Chain::search", 1)];

/// One operation, at one size or at several one after another.
#[derive(Clone)]
pub(crate) struct Case {
    pub(crate) name: &'static str,
    /// The bits of the moduli, or of the numbers where there is none; of several sizes the largest.
    pub(crate) bits: usize,
    /// All sizes, if there are several.
    pub(crate) sizes: &'static [usize],
    /// How many sets of secrets are traced: see [`Secrets`].
    pub(crate) secrets: u32,
    pub(crate) expect: Expect,
    pub(crate) subject: &'static Subject,
    /// Public data on which decisions depend, unknown to memcheck.
    pub(crate) decides: &'static [Decision],
    /// Whether the recorder follows it, too: it runs kernels for AVX-512 that have no variants of its
    /// subject.
    pub(crate) recorder: bool,
    /// Whether it is part of the small run of `cargo test`.
    pub(crate) small: bool,
    /// The mistake that makes a twin of it.
    pub(crate) mistake: Option<Mistake>,
    /// Makes the inputs from secrets, in memory whose layout they do not decide.
    pub(crate) prepare: fn(usize, &str, &mut Secrets) -> Op,
}

impl Case {
    /// A case that says nothing yet.
    pub(crate) const BLANK: Case = Case {
        name: "",
        bits: 0,
        sizes: &[],
        secrets: 4,
        expect: Expect::Constant,
        subject: &PLAIN,
        decides: &[],
        recorder: false,
        small: false,
        mistake: None,
        prepare: |_, _, _| Box::new(|| {}),
    };

    /// The same at several sizes, in ascending order.
    pub(crate) const fn at(self, sizes: &'static [usize]) -> Case {
        Case { bits: sizes[sizes.len() - 1], sizes, ..self }
    }

    /// Subject, name and size, by which a child process finds the case again.
    pub(crate) fn id(&self) -> String {
        let id = format!("{} {}", self.subject.name, self.title());
        match self.mistake {
            None => id,
            Some(mistake) => format!("{id} {mistake:?}"),
        }
    }

    /// Name and size.
    pub(crate) fn title(&self) -> String {
        match self.sizes {
            [] => format!("{} {}", self.name, self.bits),
            sizes => format!("{} {}..{}", self.name, sizes[0], self.bits),
        }
    }

    /// Its sizes, one or several.
    pub(crate) fn all_sizes(&self) -> &[usize] {
        if self.sizes.is_empty() { std::slice::from_ref(&self.bits) } else { self.sizes }
    }

    /// Prepares the code to be observed.
    pub(crate) fn prepare(&self, variant: &str, secrets: &mut Secrets) -> Op {
        let mut ops: Vec<Op> =
            self.all_sizes().iter().map(|bits| (self.prepare)(*bits, variant, secrets)).collect();
        Box::new(move || ops.iter_mut().for_each(|op| op()))
    }

    /// Returns the variants that run it here.
    pub(crate) fn variants(&self, features: Features) -> impl Iterator<Item = &'static Description> {
        self.subject.claimed().filter(move |v| v.runs_with(features))
    }

    pub(crate) fn is_control(&self) -> bool {
        self.expect != Expect::Constant
    }
}
