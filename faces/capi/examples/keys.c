/*
 * Sums encrypted salaries without decrypting them, with Paillier's scheme: encryption needs the product of two primes, decryption the
 * primes. Then makes a signature with the same primes, and tries keys that are rejected.
 */
#include <inttypes.h>
#include <limbwise.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BITS = 1024, P = BITS / 64, N = 2 * P, SQUARE = 2 * N, ROWS = 3 };

static limbwise_error error;

static void check(limbwise_status status) {
    if (status != LIMBWISE_OK) {
        fprintf(stderr, "%s: %s\n", limbwise_status_message(status), error.text);
        exit(EXIT_FAILURE);
    }
}

/* Ciphertexts (1 + m n) r^n mod n^2, with the noise r^n. */
static void encrypt(limbwise_modulo square, const uint64_t *n, const uint64_t *messages, const uint64_t *noise,
                    uint64_t *out) {
    const uint64_t one = 1;
    const limbwise_output to = limbwise_out(out, ROWS, SQUARE);
    const limbwise_operand so_far = limbwise_each(out, ROWS, SQUARE);
    check(limbwise_mulmod(limbwise_each(messages, ROWS, 1), limbwise_one(n, N), square, NULL, to, &error));
    check(limbwise_addmod(so_far, limbwise_one(&one, 1), square, NULL, to, &error));
    check(limbwise_mulmod(so_far, limbwise_each(noise, ROWS, SQUARE), square, NULL, to, &error));
}

static void sum_up(const limbwise_private_key *key, const uint64_t *n) {
    const uint64_t salaries[ROWS] = {3100, 4200, 2950};
    static uint64_t square[SQUARE], r[ROWS][P], noise[ROWS][SQUARE], ciphertexts[ROWS][SQUARE], total[SQUARE], sum[N];
    limbwise_paillier_key *paillier;
    limbwise_moduli *modulus;
    check(limbwise_private_key_paillier(key, &paillier, &error));
    check(limbwise_mul(n, n, N, square, NULL, &error));
    check(limbwise_moduli_new(limbwise_one(square, SQUARE), NULL, &modulus, &error));
    /* Random primes are random numbers without a factor in common with n. Without the private key noise is a power modulo n^2. */
    check(limbwise_random_prime(BITS, limbwise_out(r[0], ROWS, P), &error));
    check(limbwise_paillier_key_noise(paillier, limbwise_each(r[0], ROWS, P), NULL, limbwise_out(noise[0], ROWS, SQUARE), &error));
    encrypt(limbwise_mod_prepared(modulus), n, salaries, noise[0], ciphertexts[0]);
    /* The product of ciphertexts is one of the sum. */
    check(limbwise_product(limbwise_each(ciphertexts[0], ROWS, SQUARE), limbwise_mod_prepared(modulus), NULL,
                           limbwise_out(total, 1, SQUARE), &error));
    check(limbwise_paillier_key_decrypt(paillier, limbwise_each(total, 1, SQUARE), NULL, limbwise_out(sum, 1, N), &error));
    printf("the sum of %d salaries: %" PRIu64 "\n", ROWS, sum[0]);
    limbwise_paillier_key_free(paillier);
    limbwise_moduli_free(modulus);
}

static void sign(const limbwise_private_key *key) {
    const uint64_t e = 65537;
    static uint64_t digest[N] = {20261122}, signature[N], opened[N];
    limbwise_rsa_key *rsa;
    check(limbwise_private_key_rsa(key, limbwise_one(&e, 1), &rsa, &error));
    check(limbwise_rsa_key_private(rsa, limbwise_each(digest, 1, N), NULL, limbwise_out(signature, 1, N), &error));
    check(limbwise_rsa_key_public(rsa, limbwise_each(signature, 1, N), NULL, limbwise_out(opened, 1, N), &error));
    printf("the signature opens: %s\n", memcmp(opened, digest, sizeof digest) == 0 ? "yes" : "no");
    limbwise_rsa_key_free(rsa);
}

int main(void) {
    static uint64_t primes[2][P], n[N];
    uint8_t found[2];
    limbwise_private_key *key;
    check(limbwise_random_prime(BITS, limbwise_out(primes[0], 2, P), &error));
    check(limbwise_is_probable_prime(limbwise_each(primes[0], 2, P), NULL, found, 2, &error));
    printf("prime: %s and %s\n", found[0] ? "yes" : "no", found[1] ? "yes" : "no");
    check(limbwise_private_key_new(limbwise_one(primes[0], P), limbwise_one(primes[1], P), &key, &error));
    check(limbwise_private_key_modulus(key, limbwise_out(n, 1, N), &error));
    sum_up(key, n);
    sign(key);
    limbwise_private_key_free(key);

    const uint64_t seven = 7, fifteen = 15;
    limbwise_status status = limbwise_private_key_new(limbwise_one(&seven, 1), limbwise_one(&fifteen, 1), &key, &error);
    printf("%s: %s\n", limbwise_status_message(status), error.text);
    return 0;
}
