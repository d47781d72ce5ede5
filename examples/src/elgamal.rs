//! Exponential ElGamal over columns, as in ElectionGuard 2.0: encrypted votes, and disjunctive Chaum-Pedersen
//! proofs that each vote is 0 or 1, made and verified in batches. The group is that of ElectionGuard 2, with
//! 4096 bits and 256-bit exponents.

use hmac::{Hmac, KeyInit, Mac};
use limbwise::{
    Column, FixedBase, Modulus, Number, Operand, Powmod, TableOptions, addmod, mulmod, negmod, submod,
};
use num_bigint::BigUint;
use sha2::Sha256;

use crate::{Error, random};

/// The prime p, 2^4096 - 2^3840 + 2^256 (floor(2^3584 ln 2) + d) + 2^256 - 1 with the smallest d for which (p
/// - 1) / 2q is also prime.
const PRIME: &str = "0x\
    ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff\
    b17217f7d1cf79abc9e3b39803f2f6af40f343267298b62d8a0d175b8baafa2b\
    e7b876206debac98559552fb4afa1b10ed2eae35c138214427573b291169b825\
    3e96ca16224ae8c51acbda11317c387eb9ea9bc3b136603b256fa0ec7657f74b\
    72ce87b19d6548caf5dfa6bd38303248655fa1872f20e3a2da2d97c50f3fd5c6\
    07f4ca11fb5bfb90610d30f88fe551a2ee569d6dfc1efa157d2e23de1400b396\
    17460775db8990e5c943e732b479cd33cccc4e659393514c4c1a1e0bd1d6095d\
    25669b333564a3376a9c7f8a5e148e82074db6015cfe7aa30c480a5417350d2c\
    955d5179b1e17b9dae313cdb6c606cb1078f735d1b2db31b5f50b5185064c18b\
    4d162db3b365853d7598a1951ae273ee5570b6c68f96983496d4e6d330af889b\
    44a02554731cdc8ea17293d1228a4ef98d6f5177fbcf0755268a5c1f9538b982\
    61affd446b1ca3cf5e9222b88c66d3c5422183edc99421090bbb16faf3d949f2\
    36e02b20cee886b905c128d53d0bd2f9621363196af503020060e49908391a0c\
    57339ba2beba7d052ac5b61cc4e9207cef2f0ce2d7373958d762265890445744\
    fb5f2da4b751005892d356890defe9cad9b9d4b713e06162a2d8fdd0df2fd608\
    ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff";

/// The generator of the subgroup of order q, 2^((p - 1) / q).
const GENERATOR: &str = "0x\
    36036fed214f3b50dc566d3a312fe4131fee1c2bce6d02ea39b477ac05f7f885\
    f38cfe77a7e45acf4029114c4d7a9bfe058bf2f995d2479d3dda618ffd910d3c\
    4236ab2cfdd783a5016f7465cf59bbf45d24a22f130f2d04fe93b2d58bb9c1d1\
    d27fc9a17d2af49a779f3ffbdca22900c14202ee6c99616034be35cbcdd3e7bb\
    7996adfe534b63cca41e21ff5dc778ebb1b86c53bfbe99987d7aea0756237fb4\
    0922139f90a62f2aa8d9ad34dff799e33c857a6468d001acf3b681db87dc4242\
    755e2ac5a5027db81984f033c4d178371f273dbb4fcea1e628c23e52759bc776\
    5728035cea26b44c49a65666889820a45c33dd37ea4a1d00cb62305cd541be1e\
    8a92685a07012b1a20a746c3591a2db3815000d2aaccfe43dc49e828c1ed7387\
    466afd8e4bf1935593b2a442eec271c50ad39f733797a1ea11802a2557916534\
    662a6b7e9a9e449a24c8cff809e79a4d806eb681119330e6c57985e39b200b48\
    93639fdfdea49f76ad1acd997eba13657541e79ec57437e504eda9dd01106151\
    6c643fb30d6d58afccd28b73feda29ec12b01a5eb86399a593a9d5f450de39cb\
    92962c5ec6925348db54d128fd99c14b457f883ec20112a75a6a0581d3d80a3b\
    4ef09ec86f9552ffda1653f133aa2534983a6f31b0ee4697935a6b1ea2f75b85\
    e7eba151ba486094d68722b054633fec51ca3f29b31e77e317b178b6b9d8ae0f";

/// The order of the subgroup, the largest prime below 2^256: 2^256 - 189.
const ORDER: &str = "0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff43";

/// Bits of an exponent.
pub const EXPONENT_BITS: usize = 256;
/// The number of bytes that represent a number modulo p, and one modulo q, when they are hashed.
const WIDTHS: (usize, usize) = (512, 32);

/// The group, which all share.
pub struct Group {
    /// p.
    pub p: Modulus,
    /// q.
    pub q: Modulus,
    /// p as a number.
    pub prime: Number,
    /// q as a number.
    pub order: Number,
    /// g.
    pub generator: Number,
}

impl Group {
    /// Returns the group of ElectionGuard 2.
    ///
    /// # Errors
    ///
    /// Never returns an error: the constants are valid.
    pub fn new() -> Result<Group, Error> {
        let [prime, order, generator] = [PRIME.parse()?, ORDER.parse()?, GENERATOR.parse()?];
        Ok(Group { p: Modulus::new(&prime)?, q: Modulus::new(&order)?, prime, order, generator })
    }

    /// Returns which numbers are below p and in the subgroup of order q.
    ///
    /// # Errors
    ///
    /// Returns an error if there is not enough memory for their powers.
    pub fn members(&self, x: &Column) -> Result<Vec<bool>, Error> {
        let members = self.p.in_subgroup_vartime(x, &self.order)?;
        Ok(members
            .into_iter()
            .zip(are_below(x, &self.prime))
            .map(|(member, below)| member && below)
            .collect())
    }
}

/// Returns which numbers are below `bound`. Not constant-time.
fn are_below(x: &Column, bound: &Number) -> impl Iterator<Item = bool> {
    let bound = BigUint::from(bound);
    x.to_biguints().into_iter().map(move |x| x < bound)
}

/// Encrypted numbers, one per row: g^r and K^(m + r) with a random r.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ciphertexts {
    /// g^r.
    pub alpha: Column,
    /// K^(m + r).
    pub beta: Column,
}

/// Proofs that encrypted numbers are 0 or 1, one per row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proofs {
    /// c0 and c1, modulo q.
    pub challenges: [Column; 2],
    /// v0 and v1, modulo q.
    pub responses: [Column; 2],
}

/// A public key K = g^s, with tables of the powers of g and K.
pub struct PublicKey {
    group: Group,
    key: Number,
    /// For those who encrypt.
    secret: [FixedBase; 2],
    /// For those who verify.
    public: [FixedBase; 2],
}

impl PublicKey {
    /// Makes the tables.
    ///
    /// # Errors
    ///
    /// Returns an error if the key is not a member of the group, or is 1.
    pub fn new(key: &Number) -> Result<PublicKey, Error> {
        let group = Group::new()?;
        let column = Column::from_rows([key.as_limbs()])?;
        if group.members(&column)? != [true] || BigUint::from(key).bits() == 1 {
            return Err("the public key is not in the group, or it is 1".into());
        }
        let secret = TableOptions::new(EXPONENT_BITS);
        let tables = |options| {
            Ok::<_, Error>([
                FixedBase::new(&group.generator, &group.p, options)?,
                FixedBase::new(key, &group.p, options)?,
            ])
        };
        Ok(PublicKey {
            secret: tables(secret)?,
            public: tables(secret.public_exponents())?,
            group,
            key: key.clone(),
        })
    }

    /// Returns the group.
    #[must_use]
    pub fn group(&self) -> &Group {
        &self.group
    }

    /// K.
    #[must_use]
    pub fn key(&self) -> &Number {
        &self.key
    }

    /// Encrypts numbers, and also returns the r of each, which is secret.
    ///
    /// # Errors
    ///
    /// Returns an error if there is not enough memory for the ciphertexts.
    pub fn encrypt(&self, numbers: &Column) -> Result<(Ciphertexts, Column), Error> {
        let (Group { q, .. }, [g, k]) = (&self.group, &self.secret);
        let r = random::below(q, numbers.len())?;
        let sum = addmod(numbers, &r, q)?.secret();
        Ok((Ciphertexts { alpha: g.powmod(&r)?, beta: k.powmod(&sum)? }, r))
    }

    /// Returns the ciphertext of the sum of all rows.
    ///
    /// # Errors
    ///
    /// Returns an error if there is not enough memory for it.
    pub fn total(&self, ciphertexts: &Ciphertexts) -> Result<Ciphertexts, Error> {
        let p = &self.group.p;
        Ok(Ciphertexts { alpha: p.product(&ciphertexts.alpha)?, beta: p.product(&ciphertexts.beta)? })
    }

    /// Proves for each vote m with its r that m is 0 or 1. `context`, which identifies the election, is
    /// hashed.
    ///
    /// Each proof consists of two. The one for the wrong value is simulated: its challenge is random, and its
    /// commitments follow from it. The challenge of the other is the difference between the hash and the
    /// simulated challenge. The same formulas compute both, so nothing shows which is which.
    ///
    /// # Errors
    ///
    /// Returns an error if the numbers of votes, r and ciphertexts differ.
    pub fn prove(
        &self,
        votes: &Column,
        r: &Column,
        ciphertexts: &Ciphertexts,
        context: &[u8; 32],
    ) -> Result<Proofs, Error> {
        let (Group { q, .. }, [g, k]) = (&self.group, &self.secret);
        let random = || random::below(q, votes.len());
        let (u0, u1, simulated) = (random()?, random()?, random()?);
        // u + (m - j) c, where c is the simulated challenge; if m = j, it has no effect.
        let below = submod(votes, 1u64, q)?.secret();
        let t0 = addmod(&u0, &mulmod(votes, &simulated, q)?.secret(), q)?.secret();
        let t1 = addmod(&u1, &mulmod(&below, &simulated, q)?.secret(), q)?.secret();
        let commitments = [g.powmod(&u0)?, k.powmod(&t0)?, g.powmod(&u1)?, k.powmod(&t1)?];
        let c = self.challenge(ciphertexts, &commitments, context)?;
        // If m is 1, c0 is the simulated challenge, otherwise c minus that challenge.
        let rest = submod(&c, &simulated, q)?.secret();
        let change = mulmod(votes, &submod(&simulated, &rest, q)?.secret(), q)?.secret();
        let c0 = addmod(&rest, &change, q)?;
        let c1 = submod(&c, &c0, q)?;
        let response = |u, c| submod(u, &mulmod(c, r, q)?.secret(), q);
        Ok(Proofs { responses: [response(&u0, &c0)?, response(&u1, &c1)?], challenges: [c0, c1] })
    }

    /// Returns which proofs are valid: alpha and beta are below p and in the subgroup of order q; challenges
    /// and responses are below q; and c0 + c1 is the hash of the commitments a = g^v alpha^c and b = K^(v - j
    /// c) beta^c for j = 0 and 1. Not constant-time.
    ///
    /// # Errors
    ///
    /// Returns an error if the numbers of rows differ.
    pub fn verify(
        &self,
        ciphertexts: &Ciphertexts,
        proofs: &Proofs,
        context: &[u8; 32],
    ) -> Result<Vec<bool>, Error> {
        let (Group { p, q, prime, order, .. }, [g, k]) = (&self.group, &self.public);
        // Numbers that are too large are reduced in the computation, and rejected at the end.
        let Proofs { challenges: [c0, c1], responses: [v0, v1] } = proofs;
        let bounds = [c0, c1, v0, v1].map(|x| (x, order));
        let bounds = bounds.into_iter().chain([(&ciphertexts.alpha, prime), (&ciphertexts.beta, prime)]);
        let [c0, c1, v0, v1] = [c0, c1, v0, v1].map(|x| mulmod(x, 1u64, q));
        let (c0, c1, v0, v1) = (c0?, c1?, v0?, v1?);
        let reduced = |x: &Column| mulmod(x, 1u64, p);
        let reduced = Ciphertexts { alpha: reduced(&ciphertexts.alpha)?, beta: reduced(&ciphertexts.beta)? };
        // Three powers of each number share their squarings: two for the commitments, one for membership in
        // the subgroup.
        let exponents: [Operand<'_>; 3] = [(&c0).into(), (&c1).into(), order.into()];
        let powers = |x: &Column| {
            let powers = Powmod::new().public_exponent().pow_many_exps(x, &exponents, p)?;
            <[Column; 3]>::try_from(powers)
                .map_err(|_| Error::from("a column for each exponent was expected"))
        };
        let ([alpha0, alpha1, alpha_q], [beta0, beta1, beta_q]) =
            (powers(&reduced.alpha)?, powers(&reduced.beta)?);
        let commitments = [
            mulmod(&g.powmod(&v0)?, &alpha0, p)?,
            mulmod(&k.powmod(&v0)?, &beta0, p)?,
            mulmod(&g.powmod(&v1)?, &alpha1, p)?,
            mulmod(&k.powmod(&submod(&v1, &c1, q)?)?, &beta1, p)?,
        ];
        let expected = self.challenge(&reduced, &commitments, context)?;
        let sums = addmod(&c0, &c1, q)?;
        let mut right: Vec<bool> = expected.rows().zip(sums.rows()).map(|(hash, sum)| hash == sum).collect();
        let one = Number::from(1u64).with_limbs(p.limbs())?;
        for powers in [alpha_q, beta_q] {
            right.iter_mut().zip(powers.rows()).for_each(|(right, power)| *right &= power == one.as_limbs());
        }
        for (numbers, bound) in bounds {
            right.iter_mut().zip(are_below(numbers, bound)).for_each(|(right, below)| *right &= below);
        }
        Ok(right)
    }

    /// H(context; 0x21, K, alpha, beta, a0, b0, a1, b1) modulo q, where H is HMAC with SHA-256.
    fn challenge(
        &self,
        ciphertexts: &Ciphertexts,
        commitments: &[Column; 4],
        context: &[u8; 32],
    ) -> Result<Column, Error> {
        let columns = [&ciphertexts.alpha, &ciphertexts.beta].into_iter().chain(commitments);
        let columns: Vec<Vec<u8>> =
            columns.map(|column| column.to_be_bytes(WIDTHS.0)).collect::<Result<_, _>>()?;
        let empty = Hmac::<Sha256>::new_from_slice(context)?;
        let empty = empty.chain_update([0x21]).chain_update(self.key.to_be_bytes(WIDTHS.0)?);
        let mut hashes = Vec::with_capacity(ciphertexts.alpha.len() * WIDTHS.1);
        for row in (0..columns[0].len()).step_by(WIDTHS.0) {
            let mut hash = empty.clone();
            columns.iter().for_each(|column| hash.update(&column[row..row + WIDTHS.0]));
            hashes.extend(hash.finalize().into_bytes());
        }
        Ok(mulmod(&Column::from_be_bytes(&hashes, WIDTHS.1)?, 1u64, &self.group.q)?)
    }
}

/// The private key s.
pub struct PrivateKey {
    /// q - s.
    minus: Number,
    public: PublicKey,
}

impl PrivateKey {
    /// Returns a new key.
    ///
    /// # Errors
    ///
    /// Returns an error if there is not enough memory for its tables.
    pub fn random() -> Result<PrivateKey, Error> {
        let group = Group::new()?;
        let s = random::below(&group.q, 1)?;
        let key = Powmod::new().exp_bits(EXPONENT_BITS).run(&group.generator, &s, &group.p)?;
        let minus = negmod(&s, &group.q)?.secret().number(0);
        Ok(PrivateKey { minus, public: PublicKey::new(&key.number(0))? })
    }

    /// Returns the public key.
    #[must_use]
    pub fn public(&self) -> &PublicKey {
        &self.public
    }

    /// Returns the encrypted numbers if they are from 0 to `most`, and `None` for other numbers.
    ///
    /// # Errors
    ///
    /// Returns an error with the first row whose ciphertext is not in the group.
    pub fn decrypt(&self, ciphertexts: &Ciphertexts, most: u64) -> Result<Vec<Option<u64>>, Error> {
        let PublicKey { group, public: [_, k], .. } = &self.public;
        for x in [&ciphertexts.alpha, &ciphertexts.beta] {
            if let Some(row) = group.members(x)?.iter().position(|member| !member) {
                return Err(format!("row {row}: the ciphertext is not in the group").into());
            }
        }
        let powmod = Powmod::new().exp_bits(EXPONENT_BITS);
        let factors = powmod.run(&ciphertexts.alpha, &self.minus, &group.p)?;
        let powers = mulmod(&ciphertexts.beta, &factors, &group.p)?;
        let known = k.powmod(&Column::from_limbs((0..=most).collect(), 1)?)?;
        let number = |power: &[u64]| known.rows().zip(0..).find(|(known, _)| *known == power);
        Ok(powers.rows().map(|power| number(power).map(|(_, number)| number)).collect())
    }
}
