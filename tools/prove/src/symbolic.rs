//! Words as polynomials: the domain in which a kernel runs once for all inputs.
//!
//! Every value is an integer from 0 to its bound and equals a polynomial in symbols: the limbs of the
//! operands, and what instructions define. A product of symbols a b gives a symbol h and the words h and
//! a b - B h. A sum whose parts may reach B gives a symbol c, its carry, and the word a + b + carry - B c.
//! Each equation is kept as a step, because facts that are not identities (a carry is zero) follow from the
//! equations and the bounds of the values.
//!
//! Quotients use -1/m modulo B: q = s (-1/m) mod B is a symbol, and s + q m\[0\] is a multiple of B. A word
//! congruent to it is therefore zero, which is used twice: the word becomes zero, and the equation determines
//! the monomial q m\[0\].

use std::collections::HashMap;

use crate::code::{Result, ensure};
use crate::domain::Domain;
use crate::polynomial::{Monomial, ONE, Polynomial, Symbol};

/// B.
pub(crate) const RADIX: i128 = 1 << 64;

/// An equation between values.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step {
    /// sum + B out = a + b + carry.
    Add { a: Symbol, b: Symbol, carry: Symbol, sum: Symbol, out: Symbol },
    /// low + B high = a b.
    Product { a: Symbol, b: Symbol, low: Symbol, high: Symbol },
}

/// rest = a - b - borrow + B out. The other parts are not needed later.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Difference {
    pub(crate) a: Symbol,
    pub(crate) b: Symbol,
    pub(crate) rest: Symbol,
}

/// A word that has one of two values, chosen by a bit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    pub(crate) bit: Symbol,
    pub(crate) set: Symbol,
    pub(crate) clear: Symbol,
}

struct Value {
    equals: Polynomial,
    bound: u64,
}

/// q = of (-1/m) mod B.
struct Quotient {
    q: Symbol,
    of: Symbol,
}

/// The domain, and the facts known about its values.
pub struct Symbolic {
    values: Vec<Value>,
    pub(crate) steps: Vec<Step>,
    products: HashMap<[Symbol; 2], [Symbol; 2]>,
    /// Subtractions, by their borrows.
    pub(crate) differences: HashMap<Symbol, Difference>,
    pub(crate) choices: HashMap<Symbol, Choice>,
    /// Bits and their complements.
    opposites: HashMap<Symbol, Symbol>,
    /// Bits that are set if a value is zero.
    is_zero: HashMap<Symbol, Symbol>,
    /// Values, and bits that are set if they are not zero.
    is_other: HashMap<Symbol, Symbol>,
    top_bits: HashMap<Symbol, Symbol>,
    minus_inverse: Option<Symbol>,
    lowest_of_m: Option<Symbol>,
    quotients: Vec<Quotient>,
    /// The products of quotients with the lowest limb of m, in the order in which they were determined.
    pub(crate) rules: Vec<(Monomial, Polynomial)>,
}

const ZERO: Symbol = Symbol(1);

impl Symbolic {
    /// Creates a domain with only the constants 1 and 0.
    #[must_use]
    pub fn new() -> Symbolic {
        let one = Value { equals: Polynomial::constant(1), bound: 1 };
        let zero = Value { equals: Polynomial::default(), bound: 0 };
        Symbolic {
            values: vec![one, zero],
            steps: vec![],
            products: HashMap::new(),
            differences: HashMap::new(),
            choices: HashMap::new(),
            opposites: HashMap::new(),
            is_zero: HashMap::new(),
            is_other: HashMap::new(),
            top_bits: HashMap::new(),
            minus_inverse: None,
            lowest_of_m: None,
            quotients: vec![],
            rules: vec![],
        }
    }

    /// Returns a word about which nothing is known: a limb of an operand.
    pub fn unknown(&mut self) -> Symbol {
        self.symbol(u64::MAX)
    }

    /// Declares which words are -1/m modulo B and the lowest limb of m.
    pub fn set_modulus(&mut self, minus_inverse: Symbol, lowest: Symbol) {
        (self.minus_inverse, self.lowest_of_m) = (Some(minus_inverse), Some(lowest));
    }

    /// Returns the quotients, in the order of their definition.
    pub(crate) fn quotients(&self) -> impl Iterator<Item = Symbol> {
        self.quotients.iter().map(|quotient| quotient.q)
    }

    /// Returns the borrow that is the complement of the bit, if it is the complement of one.
    pub(crate) fn opposite_of_borrow(&self, bit: Symbol) -> Option<Symbol> {
        self.opposites.get(&bit).copied().filter(|opposite| self.differences.contains_key(opposite))
    }

    /// Returns the polynomial that a value equals.
    pub(crate) fn equals(&self, value: Symbol) -> &Polynomial {
        &self.values[value.0 as usize].equals
    }

    /// Returns the upper bound of a value.
    pub(crate) fn bound(&self, value: Symbol) -> u64 {
        self.values[value.0 as usize].bound
    }

    pub(crate) fn is_constant_zero(&self, value: Symbol) -> bool {
        self.bound(value) == 0
    }

    fn define(&mut self, equals: Polynomial, bound: u64) -> Symbol {
        let symbol = Symbol(self.values.len() as u32);
        self.values.push(Value { equals, bound });
        symbol
    }

    fn symbol(&mut self, bound: u64) -> Symbol {
        let symbol = Symbol(self.values.len() as u32);
        self.define(Polynomial::single(Monomial::linear(symbol), 1), bound)
    }

    /// Returns whether a value is a symbol and not a sum.
    fn is_symbol(&self, value: Symbol) -> bool {
        *self.equals(value) == Polynomial::single(Monomial::linear(value), 1)
    }

    /// `word`, a polynomial that equals a word, is zero if it is congruent to s + q m\[0\] for a quotient q
    /// of s.
    fn is_cleared(&mut self, word: &Polynomial) -> Result<bool> {
        let Some(lowest) = self.lowest_of_m else { return Ok(false) };
        for quotient in &self.quotients {
            let monomial = Monomial::product(quotient.q, lowest);
            if word.coefficient(monomial) != 1 {
                continue;
            }
            let others = word.plus(&Polynomial::single(monomial, 1), -1)?;
            if others.plus(self.equals(quotient.of), -1)?.is_multiple_of_radix() {
                let rule = Polynomial::default().plus(&others, -1)?;
                self.rules.push((monomial, rule));
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Determines the carry of s + q m\[0\], which the code does not compute: a bit that is set if s is not
    /// zero. The sum of s and the low half of q m\[0\] is a multiple of B and less than 2 B, so it is 0 if s
    /// is 0, and B otherwise.
    fn carry_of_cleared(&mut self, s: Symbol) -> Result<()> {
        let (Some(lowest), Some(bit)) = (self.lowest_of_m, self.is_other.get(&s).copied()) else {
            return Ok(());
        };
        let Some(q) = self.quotients.iter().find(|quotient| quotient.of == s).map(|quotient| quotient.q)
        else {
            return Ok(());
        };
        let [low, _] = self.product(q, lowest)?;
        let sum = self.equals(s).plus(self.equals(low), 1)?;
        let word = sum.plus(&Polynomial::single(Monomial::linear(bit), 1), -RADIX)?;
        ensure(self.is_cleared(&word)?, "a quotient does not clear what it is the quotient of")?;
        self.steps.push(Step::Add { a: s, b: low, carry: ZERO, sum: ZERO, out: bit });
        Ok(())
    }

    fn product(&mut self, a: Symbol, b: Symbol) -> Result<[Symbol; 2]> {
        let pair = [a.min(b), a.max(b)];
        if let Some(known) = self.products.get(&pair) {
            return Ok(*known);
        }
        let product = self.new_product(pair)?;
        self.products.insert(pair, product);
        Ok(product)
    }

    fn new_product(&mut self, [a, b]: [Symbol; 2]) -> Result<[Symbol; 2]> {
        if self.is_constant_zero(a) || self.is_constant_zero(b) {
            return Ok([ZERO, ZERO]);
        }
        for (inverse, of) in [(a, b), (b, a)] {
            if Some(inverse) == self.minus_inverse {
                let q = self.symbol(u64::MAX);
                self.quotients.push(Quotient { q, of });
                self.carry_of_cleared(of)?;
                return Ok([q, self.symbol(u64::MAX)]);
            }
        }
        if !self.is_symbol(a) || !self.is_symbol(b) {
            // Not of degree two, so nothing is known about it.
            return Ok([self.symbol(u64::MAX), self.symbol(u64::MAX)]);
        }
        let bound = u128::from(self.bound(a)) * u128::from(self.bound(b));
        let high = if bound >> 64 == 0 { ZERO } else { self.symbol((bound >> 64) as u64) };
        let product = Polynomial::single(Monomial::product(a, b), 1);
        let low = product.plus(self.equals(high), -RADIX)?;
        let low = self.define(low, u64::try_from(bound).unwrap_or(u64::MAX));
        self.steps.push(Step::Product { a, b, low, high });
        Ok([low, high])
    }

    fn top_bit(&mut self, word: Symbol) -> Symbol {
        if self.bound(word) >> 63 == 0 {
            return ZERO;
        }
        if let Some(bit) = self.top_bits.get(&word) {
            return *bit;
        }
        let bit = self.symbol(1);
        self.top_bits.insert(word, bit);
        bit
    }
}

impl Default for Symbolic {
    fn default() -> Symbolic {
        Symbolic::new()
    }
}

impl Domain for Symbolic {
    type Word = Symbol;
    type Bit = Symbol;

    fn constant(&mut self, value: u64) -> Result<Symbol> {
        Ok(match value {
            0 => ZERO,
            1 => ONE,
            _ => self.define(Polynomial::constant(value), value),
        })
    }

    fn flag(&mut self, value: bool) -> Symbol {
        if value { ONE } else { ZERO }
    }

    fn not(&mut self, bit: &Symbol) -> Result<Symbol> {
        match *bit {
            ZERO => return Ok(ONE),
            ONE => return Ok(ZERO),
            _ => {}
        }
        if let Some(opposite) = self.opposites.get(bit) {
            return Ok(*opposite);
        }
        let opposite = match self.is_zero.get(bit).copied() {
            Some(s) => {
                let opposite = self.symbol(1);
                self.is_other.insert(s, opposite);
                self.carry_of_cleared(s)?;
                opposite
            }
            None => {
                let equals = Polynomial::constant(1).plus(self.equals(*bit), -1)?;
                self.define(equals, 1)
            }
        };
        self.opposites.insert(*bit, opposite);
        self.opposites.insert(opposite, *bit);
        Ok(opposite)
    }

    fn add(&mut self, a: &Symbol, b: &Symbol, carry: &Symbol) -> Result<(Symbol, Symbol)> {
        let parts = [*a, *b, *carry];
        let mut others = parts.iter().filter(|part| !self.is_constant_zero(**part));
        match (others.next(), others.next()) {
            (None, _) => return Ok((ZERO, ZERO)),
            (Some(only), None) => return Ok((*only, ZERO)),
            _ => {}
        }
        let bound: u128 = parts.iter().map(|part| u128::from(self.bound(*part))).sum();
        let total = self.equals(*a).plus(self.equals(*b), 1)?.plus(self.equals(*carry), 1)?;
        let out = if bound >> 64 == 0 { ZERO } else { self.symbol(1) };
        let word = total.plus(self.equals(out), -RADIX)?;
        let sum = if self.is_cleared(&word)? {
            self.define(Polynomial::default(), 0)
        } else {
            self.define(word, u64::try_from(bound).unwrap_or(u64::MAX))
        };
        self.steps.push(Step::Add { a: *a, b: *b, carry: *carry, sum, out });
        Ok((sum, out))
    }

    fn subtract(&mut self, a: &Symbol, b: &Symbol, borrow: &Symbol) -> Result<(Symbol, Symbol)> {
        if self.is_constant_zero(*b) && self.is_constant_zero(*borrow) {
            return Ok((*a, ZERO));
        }
        let out = self.symbol(1);
        let rest = self.equals(*a).plus(self.equals(*b), -1)?.plus(self.equals(*borrow), -1)?;
        let rest = rest.plus(self.equals(out), RADIX)?;
        let rest = self.define(rest, u64::MAX);
        self.differences.insert(out, Difference { a: *a, b: *b, rest });
        if *b == ONE && self.is_constant_zero(*borrow) {
            self.is_zero.insert(out, *a);
        }
        Ok((rest, out))
    }

    fn multiply(&mut self, a: &Symbol, b: &Symbol) -> Result<(Symbol, Symbol)> {
        self.product(*a, *b).map(|[low, high]| (low, high))
    }

    fn select(&mut self, bit: &Symbol, set: &Symbol, clear: &Symbol) -> Result<Symbol> {
        let choice = self.symbol(u64::MAX);
        self.choices.insert(choice, Choice { bit: *bit, set: *set, clear: *clear });
        Ok(choice)
    }

    fn double(&mut self, high: &Symbol, low: &Symbol) -> Result<Symbol> {
        let (below, out) = (self.top_bit(*low), self.top_bit(*high));
        if self.is_constant_zero(*high) {
            return Ok(below);
        }
        let twice = self.equals(*high).plus(self.equals(*high), 1)?.plus(self.equals(below), 1)?;
        let word = twice.plus(self.equals(out), -RADIX)?;
        let sum = self.define(word, u64::MAX);
        self.steps.push(Step::Add { a: *high, b: *high, carry: below, sum, out });
        Ok(sum)
    }
}
