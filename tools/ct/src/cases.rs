//! Cases: the observed code and the expected result.

pub(crate) mod catalogue;
pub(crate) mod controls;
pub(crate) mod faces;
pub(crate) mod inputs;
pub(crate) mod leaky;
pub(crate) mod method;
pub(crate) mod real;
pub(crate) mod timed;
pub(crate) mod twins;
pub(crate) mod valgrind;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::family::{Code, Description};
use limbwise_kernels::{lanes, mont, mul, permute, sum};
use limbwise_kernels_leaky::mistakes::Mistake;

use inputs::Inputs;

/// The observed part of a case. Its inputs are prepared before it runs, and its results are dropped after it.
pub(crate) type Op = Box<dyn FnMut()>;

/// A subject that is claimed to be constant-time: a family of kernels, or a part of the library that uses
/// one.
pub(crate) struct Subject {
    pub(crate) name: &'static str,
    variants: &'static [Description],
    /// The code that the code method examines.
    code: Read,
    /// Whether its cases copy numbers after marking them as secret, or the library computes lengths from
    /// secret numbers. Then only memcheck, which tracks single bits, can follow them.
    pub(crate) moves: bool,
}

/// The examined parts of a subject's compiled code.
#[derive(Clone, Copy)]
enum Read {
    /// The modules of each variant, as listed in its row of the family's table.
    OfVariants,
    /// These modules, checked once, with this variant.
    Modules(&'static str, &'static [&'static str]),
    /// No code of its own.
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

/// All subjects that are claimed to be constant-time, in the order of the report.
pub(crate) const SUBJECTS: [Subject; 10] =
    [LANES, SUM, MONT, MUL, FIXED, FIXED_ODD, COLUMNS, PERMUTE, PLAIN, C];

impl Subject {
    /// Returns the variants that claim to be constant-time, whether or not this processor can run them.
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
    /// No difference and no error, as promised.
    Constant,
    /// A leak: the trace differs and memcheck reports an error. Expected of a control or a twin.
    Leak,
    /// A leak that memcheck cannot detect.
    LeakHiddenFromMemcheck,
    /// A mistake in a twin that no set of secrets triggers.
    LeakOnlyInTaint,
}

/// A function that branches on a public value computed from secrets. Memcheck cannot know that the value is
/// public, and reports the branch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Decision {
    /// The function's name, as valgrind prints it.
    pub(crate) function: &'static str,
    /// The exact number of its jumps that branch on this value.
    pub(crate) jumps: usize,
    /// The public value.
    pub(crate) what: &'static str,
}

/// Expects the given number of jumps of a function that branch on which rows have no inverse.
const fn inverse(function: &'static str, jumps: usize) -> Decision {
    Decision { function, jumps, what: "which rows have no inverse" }
}

const BLOCK: &str = "limbwise::engine::inverse::<impl limbwise::engine::block::Block>::inv";
const CHAIN: Decision = inverse("limbwise::engine::inverse::Chain::invert", 1);

/// For inverses of batches computed independently: whether a lane has an inverse.
pub(crate) const ALONE: &[Decision] = &[inverse(BLOCK, 1)];
/// The same for batches that share a modulus, too: whether all lanes have an inverse.
pub(crate) const CHAINED: &[Decision] = &[inverse(BLOCK, 2), CHAIN];
/// The search for the rows that have no inverse.
pub(crate) const SEARCHED: &[Decision] =
    &[inverse(BLOCK, 2), CHAIN, inverse("limbwise::engine::inverse::Chain::search", 1)];

/// What was observed.
pub(crate) struct Observed<'a> {
    /// The operation and its size.
    pub(crate) case: String,
    pub(crate) subject: &'a Subject,
    pub(crate) variant: &'a str,
    /// The mistake, if it is that of a twin.
    pub(crate) mistake: Option<Mistake>,
    /// Whether it is known to leak.
    pub(crate) leaks: bool,
}

/// An operation at one or more sizes.
#[derive(Clone)]
pub(crate) struct Case {
    pub(crate) name: &'static str,
    /// The bits of the moduli, or of the numbers if there is no modulus, in ascending order.
    pub(crate) sizes: &'static [usize],
    /// The number of sets of secrets that are traced: see [`Inputs`].
    pub(crate) secrets: u32,
    pub(crate) expect: Expect,
    pub(crate) subject: &'static Subject,
    /// Branches on public data that memcheck cannot know to be public.
    pub(crate) decides: &'static [Decision],
    /// Whether the recorder also follows its secrets, because it runs kernels for AVX-512 that are not
    /// variants of its subject.
    pub(crate) recorder: bool,
    /// The number of threads. The recorder supports one thread, so cases with more have only taint, by memcheck.
    pub(crate) threads: usize,
    /// Whether it is part of the small run, which `cargo test` uses.
    pub(crate) small: bool,
    /// The mistake, if this is the case of a twin.
    pub(crate) mistake: Option<Mistake>,
    /// Makes the inputs from secrets, in memory whose layout does not depend on the secrets.
    pub(crate) prepare: fn(&mut Inputs) -> Op,
}

impl Case {
    /// Returns a case with default properties.
    pub(crate) const BLANK: Case = Case {
        name: "",
        sizes: &[],
        secrets: 4,
        expect: Expect::Constant,
        subject: &PLAIN,
        decides: &[],
        recorder: false,
        threads: 1,
        small: false,
        mistake: None,
        prepare: |_| Box::new(|| {}),
    };

    /// The same for these sizes.
    pub(crate) const fn at(self, sizes: &'static [usize]) -> Case {
        Case { sizes, ..self }
    }

    /// Subject, name and size, which identify the case to a child process.
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
            [bits] => format!("{} {bits}", self.name),
            [first, .., last] => format!("{} {first}..{last}", self.name),
            [] => unreachable!("a case without a size"),
        }
    }

    /// Prepares the code to be observed.
    pub(crate) fn prepare(&self, inputs: &mut Inputs) -> Op {
        let prepare = |bits: &usize| {
            inputs.bits = *bits;
            (self.prepare)(inputs)
        };
        let mut ops: Vec<Op> = self.sizes.iter().map(prepare).collect();
        Box::new(move || ops.iter_mut().for_each(|op| op()))
    }

    /// Returns what is observed if this variant runs.
    pub(crate) fn observed<'a>(&self, variant: &'a str) -> Observed<'a> {
        let (case, subject, mistake) = (self.title(), self.subject, self.mistake);
        Observed { case, subject, variant, mistake, leaks: self.is_control() }
    }

    /// Returns the variants that can run it on this processor.
    pub(crate) fn variants(&self, features: Features) -> impl Iterator<Item = &'static Description> {
        self.subject.claimed().filter(move |v| v.runs_with(features))
    }

    pub(crate) fn is_control(&self) -> bool {
        self.expect != Expect::Constant
    }
}
