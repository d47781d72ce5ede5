/* Writes the results of keys of random primes to stdout as 64-bit words: ../keys.rs compares them with plain integers. */
#define _GNU_SOURCE
#include <limbwise.h>
#include <stdio.h>
#include <stdlib.h>

#include "array.h"

enum { ROWS = 20, BITS = 192, LIMBS = BITS / 64, N = 2 * LIMBS, SQUARE = 2 * N };

static limbwise_error error;

static void check(limbwise_status status) {
    if (status != LIMBWISE_OK) {
        fprintf(stderr, "%s: %s\n", limbwise_status_message(status), error.text);
        exit(EXIT_FAILURE);
    }
}

/* Writes words and frees their memory. */
static void tell(uint64_t *words, size_t count) {
    fwrite(words, sizeof *words, count, stdout);
    array_free(words, count * sizeof *words);
}

static uint64_t *words(size_t count) { return array(count * sizeof(uint64_t)); }

int main(void) {
    uint64_t *primes = words(2 * LIMBS), *n = words(N), *x = words(ROWS * N), *out = words(ROWS * N), *noise = words(ROWS * SQUARE);
    check(limbwise_random_prime(BITS, limbwise_out(primes, 2, LIMBS), &error));
    limbwise_private_key *key;
    check(limbwise_private_key_new(limbwise_one(primes, LIMBS), limbwise_one(primes + LIMBS, LIMBS), &key, &error));
    tell(primes, 2 * LIMBS);
    if (limbwise_private_key_limbs(key) != N) abort();
    check(limbwise_private_key_modulus(key, limbwise_out(n, 1, N), &error));
    tell(n, N);

    const uint64_t e = 65537;
    limbwise_rsa_key *rsa;
    limbwise_paillier_key *paillier;
    check(limbwise_private_key_rsa(key, limbwise_one(&e, 1), &rsa, &error));
    check(limbwise_private_key_paillier(key, &paillier, &error));
    limbwise_private_key_free(key);

    for (size_t i = 0; i < ROWS * N; i++) x[i] = (i + 1) * 0x9e3779b97f4a7c15;
    const limbwise_operand column = limbwise_each(x, ROWS, N), signatures = limbwise_each(out, ROWS, N);
    check(limbwise_rsa_key_private(rsa, column, NULL, limbwise_out(out, ROWS, N), &error));
    fwrite(out, sizeof *out, ROWS * N, stdout);
    /* The result overwrites the operand. */
    check(limbwise_rsa_key_public(rsa, signatures, NULL, limbwise_out(out, ROWS, N), &error));
    tell(out, ROWS * N);
    limbwise_rsa_key_free(rsa);

    /* Powers of n are ciphertexts of 0; all units are ciphertexts. */
    if (limbwise_paillier_key_limbs(paillier) != SQUARE) abort();
    check(limbwise_paillier_key_noise(paillier, column, NULL, limbwise_out(noise, ROWS, SQUARE), &error));
    tell(noise, ROWS * SQUARE);
    out = words(ROWS * N);
    check(limbwise_paillier_key_decrypt(paillier, column, NULL, limbwise_out(out, ROWS, N), &error));
    tell(out, ROWS * N);
    limbwise_paillier_key_free(paillier);
    array_free(x, ROWS * N * sizeof *x);
    return 0;
}
