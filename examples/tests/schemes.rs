//! The schemes, compared with plain integers.

use limbwise::{Column, Number, random_prime};
use limbwise_examples::elgamal::{self, Ciphertexts, Proofs};
use limbwise_examples::rsa::pkcs1::Signature;
use limbwise_examples::rsa::pss::Pss;
use limbwise_examples::rsa::{self, SignaturePadding};
use limbwise_examples::{diffie_hellman, group14, paillier, random};
use num_bigint::BigUint;
use sha2::{Digest, Sha256};

const ROWS: usize = 20;

fn column(numbers: &[BigUint]) -> Column {
    Column::from_biguints(numbers).unwrap()
}

fn primes(bits: usize) -> [Number; 2] {
    [(); 2].map(|()| random_prime(bits).unwrap())
}

/// c^phi = 1 + m n phi modulo n^2, for phi = (p - 1) (q - 1).
fn open(ciphertexts: &Column, [p, q]: &[BigUint; 2]) -> Vec<BigUint> {
    let (n, phi) = (p * q, (p - 1u32) * (q - 1u32));
    let (square, inverse) = (&n * &n, phi.modinv(&n).unwrap());
    let open = |c: BigUint| (c.modpow(&phi, &square) - 1u32) / &n * &inverse % &n;
    ciphertexts.to_biguints().into_iter().map(open).collect()
}

#[test]
fn paillier_adds_and_multiplies_what_it_cannot_see() {
    let numbers = primes(128);
    let key = paillier::PrivateKey::new(&numbers[0], &numbers[1]).unwrap();
    let primes = numbers.each_ref().map(BigUint::from);
    let n = &primes[0] * &primes[1];
    let mut m = random::numbers(ROWS, 250).unwrap().to_biguints();
    m[..3].clone_from_slice(&[0u32.into(), 1u32.into(), &n - 1u32]);
    let (plain, factors) = (column(&m), random::numbers(ROWS, 250).unwrap());
    let short = paillier::PublicKey::new(&Number::from(&n)).unwrap().with_short_noise().unwrap();
    let (by_all, by_short, by_primes) =
        (key.public().encrypt(&plain), short.encrypt(&plain), key.encrypt(&plain));
    for ciphertexts in [by_all, by_short, by_primes] {
        let ciphertexts = ciphertexts.unwrap();
        let mut different = ciphertexts.to_biguints();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), ROWS);
        assert_eq!(open(&ciphertexts, &primes), m);
        assert_eq!(key.decrypt(&ciphertexts).unwrap().to_biguints(), m);

        let k = factors.to_biguints();
        let pairs = || m.iter().zip(&k);
        let sums = short.add(&ciphertexts, &short.encrypt(&factors).unwrap()).unwrap();
        assert_eq!(open(&sums, &primes), pairs().map(|(m, k)| (m + k) % &n).collect::<Vec<_>>());
        let products = short.multiply(&ciphertexts, &factors).unwrap();
        assert_eq!(open(&products, &primes), pairs().map(|(m, k)| m * k % &n).collect::<Vec<_>>());
        assert_eq!(open(&short.total(&ciphertexts).unwrap(), &primes), [m.iter().sum::<BigUint>() % &n]);
        let scalar_product = pairs().map(|(m, k)| m * k).sum::<BigUint>() % &n;
        assert_eq!(open(&short.dot(&ciphertexts, &factors).unwrap(), &primes), [scalar_product]);
    }
    // A multiple of p is not a ciphertext.
    let refused = key.decrypt(&column(&[1u32.into(), primes[0].clone()])).unwrap_err().to_string();
    assert!(refused.starts_with("row 1: the result failed its check"), "{refused}");
    assert_eq!(key.decrypt(&Column::zeros(0, 8).unwrap()).unwrap().len(), 0);
}

#[test]
fn keys_that_cannot_be_are_refused() {
    let number = |x: u64| Number::from(x);
    let prime = random_prime(64).unwrap();
    for (p, q, text) in [
        (prime.clone(), prime.clone(), "p and q are the same number; expected two primes"),
        (number(10), prime.clone(), "p is even; expected an odd prime"),
        (prime.clone(), number(15), "q is not a prime number"),
        (number(7), number(29), "p divides q - 1: the primes make no key of Paillier's scheme"),
    ] {
        let refused = paillier::PrivateKey::new(&p, &q).err().unwrap();
        assert_eq!(refused.to_string(), text);
    }
    let refused = rsa::PrivateKey::new(&number(7), &number(29), &number(3)).err().unwrap();
    assert_eq!(refused.to_string(), "the public exponent shares a factor with p - 1");
    // 3 is not a power of g, 1 and 0 are not keys, and p + g is not below p.
    let group = elgamal::Group::new().unwrap();
    for wrong in [number(3), number(1), number(0)] {
        let refused = elgamal::PublicKey::new(&wrong).err().unwrap();
        assert_eq!(refused.to_string(), "the public key is not in the group, or it is 1");
    }
    let above = BigUint::from(&group.prime) + BigUint::from(&group.generator);
    assert!(elgamal::PublicKey::new(&Number::from(&above)).is_err());
}

#[test]
fn rsa_signs_what_it_verifies() {
    let e = Number::from(65_537u64);
    for bits in [512, 513] {
        let [p, q] = [random_prime(bits).unwrap(), random_prime(512).unwrap()];
        let key = rsa::PrivateKey::new(&p, &q, &e).unwrap();
        let n = BigUint::from(&p) * BigUint::from(&q);
        let messages: Vec<String> = (0..ROWS).map(|i| format!("message {i}")).collect();
        let (pkcs1, pss) = (Signature::<Sha256>::new(), Pss::<Sha256>::new(32));
        let signatures = key.sign(&pkcs1, &messages).unwrap();
        for (message, signature) in messages.iter().zip(&signatures) {
            let opened = BigUint::from_bytes_be(signature).modpow(&65_537u32.into(), &n);
            let encoded = pkcs1.encode(message.as_bytes(), n.bits() as usize).unwrap();
            assert_eq!(opened, BigUint::from_bytes_be(&encoded));
        }
        let salted = key.sign(&pss, &messages).unwrap();
        let verify = |signatures: &[Vec<u8>]| {
            let public = key.public();
            let pkcs1 = public.verify(&pkcs1, &messages, signatures).unwrap();
            [pkcs1, public.verify(&pss, &messages, signatures).unwrap()]
        };
        assert_eq!(verify(&signatures), [vec![true; ROWS], vec![false; ROWS]]);
        assert_eq!(verify(&salted), [vec![false; ROWS], vec![true; ROWS]]);
        for signatures in [&signatures, &salted] {
            let damaged = (0..ROWS).map(|row| {
                let mut signature = signatures[row].clone();
                match row % 5 {
                    0 => signature[row] ^= 1,
                    1 => signature.insert(0, 0),
                    2 => signature.clear(),
                    3 => signature = (BigUint::from_bytes_be(&signature) + &n).to_bytes_be(),
                    _ => signature = signatures[row - 1].clone(),
                }
                signature
            });
            assert_eq!(verify(&damaged.collect::<Vec<_>>()), [vec![false; ROWS], vec![false; ROWS]]);
        }
        assert!(key.public().verify(&pss, &messages, &salted[1..]).is_err());
    }
    let [p, q] = primes(128);
    let short = rsa::PrivateKey::new(&p, &q, &e).unwrap();
    let refused = [
        short.sign(&Signature::<Sha256>::new(), &["message"]).unwrap_err(),
        short.sign(&Pss::<Sha256>::new(32), &["message"]).unwrap_err(),
    ];
    assert!(refused.iter().all(|refused| refused.to_string().ends_with("bits is too short")), "{refused:?}");
}

#[test]
fn partners_agree_on_secrets() {
    let group = diffie_hellman::Group::new().unwrap();
    let prime = BigUint::from(&group14::prime().unwrap());
    let (ours, theirs) = (group.private_keys(5).unwrap(), group.private_keys(5).unwrap());
    let [sent, received] = [&ours, &theirs].map(|keys| group.public_keys(keys).unwrap());
    let power = |(x, e): (BigUint, BigUint)| x.modpow(&e, &prime);
    let two = std::iter::repeat(BigUint::from(2u32));
    assert_eq!(sent.to_biguints(), two.zip(ours.to_biguints()).map(power).collect::<Vec<_>>());
    let secrets = group.shared_secrets(&ours, &received).unwrap();
    assert_eq!(secrets, group.shared_secrets(&theirs, &sent).unwrap());
    let expected = received.to_biguints().into_iter().zip(ours.to_biguints()).map(power);
    assert_eq!(secrets.to_biguints(), expected.collect::<Vec<_>>());
    // p - 2 is not a square; p + 4 is one, but not below p.
    let wrong = [0u32.into(), 1u32.into(), &prime - 2u32, &prime - 1u32, prime.clone(), &prime + 4u32];
    for wrong in wrong {
        let mut keys = received.to_biguints();
        keys[2] = wrong;
        let refused = group.shared_secrets(&ours, &column(&keys)).unwrap_err();
        assert_eq!(refused.to_string(), "row 2: not a public key of this group");
    }
    let long = column(&vec![BigUint::from(1u32) << 256; 5]);
    let refused = group.public_keys(&long).unwrap_err().to_string();
    assert_eq!(refused, "row 0: the exponent is longer than the 256 bits announced");
}

/// Returns the natural logarithm of 2 times 2^scale, truncated: the sum of 2 / (n 3^n) over odd n.
fn ln2(scale: usize) -> BigUint {
    const GUARD: usize = 64;
    let mut power = (BigUint::from(2u32) << (scale + GUARD)) / 3u32;
    let (mut sum, mut n) = (BigUint::ZERO, 1u32);
    while power != BigUint::ZERO {
        sum += &power / n;
        (power, n) = (power / 9u32, n + 2);
    }
    sum >> GUARD
}

#[test]
fn the_group_of_electionguard_is_that_of_its_formula() {
    let group = elgamal::Group::new().unwrap();
    let [p, q, g] = [&group.prime, &group.order, &group.generator].map(BigUint::from);
    let two = |n: usize| BigUint::from(1u32) << n;
    assert_eq!(q, two(256) - 189u32);
    let from = two(4096) - two(3840) + two(256) * ln2(3584) + two(256) - 1u32;
    let d = (&p - from) / two(256);
    assert_eq!(&p % two(256), two(256) - 1u32);
    assert!(d.bits() < 300, "{d}");
    let r = (&p - 1u32) / &q;
    assert_eq!(&r * &q + 1u32, p);
    assert_eq!(g, BigUint::from(2u32).modpow(&r, &p));
    let numbers = column(&[p, q, r / 2u32]);
    assert_eq!(limbwise::is_probable_prime_vartime(&numbers).unwrap(), [true; 3]);
}

/// Evaluates the verifier's formulas on plain integers, with a separate HMAC implementation.
fn is_right(
    key: &BigUint,
    group: &elgamal::Group,
    [alpha, beta, c0, c1, v0, v1]: [&BigUint; 6],
    context: &[u8],
) -> bool {
    let [p, q, g] = [&group.prime, &group.order, &group.generator].map(BigUint::from);
    let one = BigUint::from(1u32);
    let members = [alpha, beta].iter().all(|x| **x < p && x.modpow(&q, &p) == one);
    let w1 = (v1 + &q - c1 % &q) % &q;
    let product =
        |base: &BigUint, v: &BigUint, x: &BigUint, c: &BigUint| base.modpow(v, &p) * x.modpow(c, &p) % &p;
    let commitments = [
        product(&g, v0, alpha, c0),
        product(key, v0, beta, c0),
        product(&g, v1, alpha, c1),
        product(key, &w1, beta, c1),
    ];
    let pad = |byte: u8| (0..64).map(|i| context.get(i).copied().unwrap_or(0) ^ byte).collect::<Vec<_>>();
    let mut inner = Sha256::new_with_prefix(pad(0x36)).chain_update([0x21]);
    for number in [key, alpha, beta].into_iter().chain(&commitments) {
        let bytes = number.to_bytes_be();
        inner.update(vec![0; 512 - bytes.len()]);
        inner.update(bytes);
    }
    let hash = Sha256::new_with_prefix(pad(0x5c)).chain_update(inner.finalize()).finalize();
    let in_range = [c0, c1, v0, v1].iter().all(|x| **x < q);
    members && in_range && (c0 + c1) % &q == BigUint::from_bytes_be(&hash) % &q
}

#[test]
fn votes_are_proved_to_be_votes() {
    let (key, context) = (elgamal::PrivateKey::random().unwrap(), [7; 32]);
    let (public, group) = (key.public(), key.public().group());
    // The last is not a vote: it can be encrypted, but its proof is wrong.
    let votes = Column::from_limbs(vec![1, 0, 0, 1, 1, 2], 1).unwrap();
    let (ciphertexts, r) = public.encrypt(&votes).unwrap();
    let proofs = public.prove(&votes, &r, &ciphertexts, &context).unwrap();
    let right = [true, true, true, true, true, false];
    assert_eq!(public.verify(&ciphertexts, &proofs, &context).unwrap(), right);
    let numbers = |ciphertexts: &Ciphertexts, proofs: &Proofs| {
        let Proofs { challenges: [c0, c1], responses: [v0, v1] } = proofs;
        [&ciphertexts.alpha, &ciphertexts.beta, c0, c1, v0, v1].map(Column::to_biguints)
    };
    let plainly = |ciphertexts: &Ciphertexts, proofs: &Proofs| -> Vec<bool> {
        let numbers = numbers(ciphertexts, proofs);
        let key = BigUint::from(public.key());
        (0..votes.len())
            .map(|row| is_right(&key, group, numbers.each_ref().map(|column| &column[row]), &context))
            .collect()
    };
    assert_eq!(plainly(&ciphertexts, &proofs), right);

    let decrypted = [Some(1), Some(0), Some(0), Some(1), Some(1), Some(2)];
    assert_eq!(key.decrypt(&ciphertexts, 5).unwrap(), decrypted);
    let total = public.total(&ciphertexts).unwrap();
    assert_eq!(key.decrypt(&total, 6).unwrap(), [Some(5)]);
    assert_eq!(key.decrypt(&total, 4).unwrap(), [None]);

    // Every part of a proof matters. In the second row it is replaced by its negative, or by a number
    // congruent to it modulo q.
    let (p, q) = (BigUint::from(&group.prime), BigUint::from(&group.order));
    for part in 0..6 {
        let mut numbers = numbers(&ciphertexts, &proofs);
        numbers[part][0] = (&numbers[part][0] + 1u32) % if part < 2 { &p } else { &q };
        numbers[part][1] = if part < 2 { &p - &numbers[part][1] } else { &numbers[part][1] + &q };
        let [alpha, beta] = [0, 1].map(|i| column(&numbers[i]));
        let [c0, c1, v0, v1] = [2, 3, 4, 5].map(|i| column(&numbers[i]));
        let (changed, of_it) =
            (Ciphertexts { alpha, beta }, Proofs { challenges: [c0, c1], responses: [v0, v1] });
        let found = public.verify(&changed, &of_it, &context).unwrap();
        assert_eq!(found, [false, false, true, true, true, false], "part {part}");
        assert_eq!(plainly(&changed, &of_it), found, "part {part}");
    }
    assert_eq!(public.verify(&ciphertexts, &proofs, &[8; 32]).unwrap(), [false; 6]);
    let outside = Ciphertexts { beta: column(&vec![3u32.into(); 6]), ..ciphertexts };
    let refused = key.decrypt(&outside, 1).unwrap_err().to_string();
    assert_eq!(refused, "row 0: the ciphertext is not in the group");
}
