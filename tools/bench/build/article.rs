//! Reimplements the two programs of the article on Montgomery products with AVX-512: C without loops over the
//! limbs, one function per number of limbs. Both are [BMSZ13], algorithm 1: row by row, each row reduced by
//! one limb, and one subtraction at the end.
//!
//! The input of a function is limb-major numbers, one per SIMD lane, group by group, and -1/m modulo the
//! radix per lane; the output is x y / R mod m, below m.

use std::fmt::Write;

/// One of the two programs.
#[derive(Clone, Copy)]
pub(crate) enum Program {
    /// AVX-512F: 32-bit limbs, `vpmuludq`. A vector holds two numbers in each of its 64-bit lanes.
    Avx512f,
    /// AVX-512 IFMA: 52-bit limbs, `vpmadd52`.
    Ifma,
}

impl Program {
    pub(crate) const ALL: [Program; 2] = [Program::Avx512f, Program::Ifma];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Program::Avx512f => "avx512f",
            Program::Ifma => "ifma",
        }
    }

    /// Returns the bits of a limb.
    pub(crate) fn radix(self) -> usize {
        match self {
            Program::Avx512f => 32,
            Program::Ifma => 52,
        }
    }

    /// Returns the lengths in limbs for which functions are generated.
    pub(crate) fn limbs(self) -> Vec<usize> {
        let mut limbs: Vec<_> = BITS.iter().map(|bits| bits.div_ceil(self.radix())).collect();
        limbs.sort_unstable();
        limbs.dedup();
        limbs
    }

    /// Up to this number of limbs, the rows are unrolled, too. Beyond, compilers take long for them, and
    /// values that do not fit in registers are in memory either way.
    fn straight(self) -> usize {
        match self {
            Program::Avx512f => 16,
            Program::Ifma => 40,
        }
    }

    /// Returns the function's name. The compiler and the vector width distinguish builds.
    pub(crate) fn function(self, compiler: &str, width: usize, limbs: usize) -> String {
        format!("article_{}_{compiler}{width}_{limbs}", self.name())
    }

    /// Returns a C file with a function for each length.
    pub(crate) fn source(self, compiler: &str, width: usize) -> String {
        let mut c = String::from("#include \"article.h\"\n");
        for limbs in self.limbs() {
            let name = self.function(compiler, width, limbs);
            match self {
                Program::Avx512f => avx512f(&mut c, &name, limbs),
                Program::Ifma => ifma(&mut c, &name, limbs),
            }
        }
        c
    }
}

/// The lengths in bits at which the programs run: those of the article, and some in between.
const BITS: [usize; 13] = [32, 52, 64, 104, 128, 192, 256, 384, 512, 1024, 2048, 3072, 4096];

/// Writes a line of C; writing to a String cannot fail.
macro_rules! line {
    ($c:expr, $($text:tt)*) => { let _ = writeln!($c, $($text)*); };
}

const PARAMETERS: &str = "uint64_t *z, const uint64_t *x, const uint64_t *y, const uint64_t *m, \
    const uint64_t *n0, size_t groups";

/// The rows 0..k, unrolled or as a loop; `row` returns the code of the row with an index.
fn rows(c: &mut String, program: Program, k: usize, row: impl Fn(&mut String, &str)) {
    if k <= program.straight() {
        (0..k).for_each(|i| row(c, &i.to_string()));
    } else {
        line!(c, "for (size_t i = 0; i < {k}; i++) {{");
        row(c, "i");
        line!(c, "}}");
    }
}

fn ifma(c: &mut String, name: &str, k: usize) {
    line!(c, "void {name}({PARAMETERS}) {{");
    line!(c, "const V mask = ALL((1LL << 52) - 1);");
    line!(c, "for (; groups; groups--) {{");
    line!(c, "const V inv = LOAD(n0, 0);");
    line!(c, "V c[{k}], d[{k}], a, q, carry;");
    (0..k).for_each(|j| {
        line!(c, "c[{j}] = ZERO;");
    });
    rows(c, Program::Ifma, k, |c, i| {
        line!(c, "a = LOAD(x, {i});");
        (0..k).for_each(|j| {
            line!(c, "c[{j}] = LO(c[{j}], a, LOAD(y, {j}));");
        });
        line!(c, "q = LO(ZERO, c[0], inv);");
        (0..k).for_each(|j| {
            line!(c, "c[{j}] = LO(c[{j}], q, LOAD(m, {j}));");
        });
        line!(c, "carry = SHR(c[0], 52);");
        for j in 0..k {
            let above = if j + 1 < k { format!("c[{}]", j + 1) } else { "ZERO".into() };
            line!(c, "c[{j}] = HI(HI({above}, a, LOAD(y, {j})), q, LOAD(m, {j}));");
        }
        line!(c, "c[0] = ADD(c[0], carry);");
    });
    // Propagates carries. The highest limb may have an extra bit, because the number may exceed the modulus.
    for j in 1..k {
        let below = j - 1;
        line!(c, "c[{j}] = ADD(c[{j}], SHR(c[{below}], 52)); c[{below}] = AND(c[{below}], mask);");
    }
    line!(c, "carry = ZERO;");
    for j in 0..k {
        line!(c, "d[{j}] = SUB(SUB(c[{j}], LOAD(m, {j})), carry); carry = SHR(d[{j}], 63);");
    }
    for j in 0..k {
        line!(c, "STORE(z, {j}, AND(PICK(d[{}], c[{j}], d[{j}]), mask));", k - 1);
    }
    advance(c, k);
}

fn avx512f(c: &mut String, name: &str, k: usize) {
    line!(c, "void {name}({PARAMETERS}) {{");
    line!(c, "const V mask = ALL(0xffffffff);");
    line!(c, "for (; groups; groups--) {{");
    line!(c, "V c[{}], d[{k}], b[{k}], n[{k}], a, q, t, carry, reduce;", k + 1);
    // The even 32-bit lanes come first, because a product reads the low half of a lane; then the odd ones.
    for half in [0, 32] {
        let of = |vector: String| if half == 0 { vector } else { format!("SHR({vector}, 32)") };
        let inv = of("LOAD(n0, 0)".into());
        for j in 0..k {
            let (y, m) = (of(format!("LOAD(y, {j})")), of(format!("LOAD(m, {j})")));
            line!(c, "b[{j}] = {y}; n[{j}] = {m}; c[{j}] = ZERO;");
        }
        line!(c, "c[{k}] = ZERO;");
        rows(c, Program::Avx512f, k, |c, i| {
            line!(c, "a = {};", of(format!("LOAD(x, {i})")));
            line!(c, "t = ADD(MUL(a, b[0]), c[0]); carry = SHR(t, 32);");
            line!(c, "q = MUL(t, {inv}); reduce = SHR(ADD(MUL(q, n[0]), AND(t, mask)), 32);");
            for j in 1..k {
                let below = j - 1;
                line!(c, "t = ADD(ADD(MUL(a, b[{j}]), c[{j}]), carry); carry = SHR(t, 32);");
                line!(c, "t = ADD(ADD(MUL(q, n[{j}]), AND(t, mask)), reduce); reduce = SHR(t, 32);");
                line!(c, "c[{below}] = AND(t, mask);");
            }
            line!(c, "t = ADD(ADD(c[{k}], carry), reduce);");
            line!(c, "c[{}] = AND(t, mask); c[{k}] = SHR(t, 32);", k - 1);
        });
        line!(c, "carry = ZERO;");
        for j in 0..k {
            line!(c, "d[{j}] = SUB(SUB(c[{j}], AND(n[{j}], mask)), carry); carry = SHR(d[{j}], 63);");
        }
        line!(c, "carry = SUB(c[{k}], carry);");
        for j in 0..k {
            let limb = format!("AND(PICK(carry, c[{j}], d[{j}]), mask)");
            if half == 0 {
                line!(c, "STORE(z, {j}, {limb});");
            } else {
                line!(c, "STORE(z, {j}, OR(LOAD(z, {j}), SHL({limb}, 32)));");
            }
        }
    }
    advance(c, k);
}

/// Advances to the next group.
fn advance(c: &mut String, k: usize) {
    line!(c, "x += {k} * WIDTH / 64; y += {k} * WIDTH / 64; z += {k} * WIDTH / 64;");
    line!(c, "m += {k} * WIDTH / 64; n0 += WIDTH / 64;");
    line!(c, "}}\n}}\n");
}
