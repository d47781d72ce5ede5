/* Invalid calls return the status that limbwise.h documents, and write nothing. */
#define _GNU_SOURCE
#include <limbwise.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define CHECK(condition)                                                       \
    do {                                                                       \
        if (!(condition)) {                                                    \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);    \
            fprintf(stderr, "the last error: %d %s\n", error.status, error.text); \
            exit(EXIT_FAILURE);                                                \
        }                                                                      \
    } while (0)

static limbwise_error error;
static limbwise_error *const e = &error;

/* The call returns this status and writes nothing to `out`. */
#define REFUSES(expected, call)                             \
    do {                                                    \
        memset(out, 0xa5, sizeof out);                      \
        CHECK((call) == (expected));                        \
        CHECK(error.status == (expected) && error.text[0]); \
        for (size_t i = 0; i < sizeof out / 8; i++) CHECK(out[i] == 0xa5a5a5a5a5a5a5a5); \
    } while (0)

static const uint64_t x[6] = {3, 4, 5, 6, 7, 8}, moduli[6] = {10, 12, 0, 9, 11, 1};
static uint64_t out[12];
static const size_t HUGE_SIZE = SIZE_MAX / 2;

static void pointers(void) {
    const limbwise_operand three = limbwise_each(x, 3, 1), m = limbwise_one(x + 4, 1);
    const limbwise_modulo by = limbwise_mod_one(x + 4, 1);
    const limbwise_output place = limbwise_out(out, 3, 1);
    uint8_t *const crooked = (uint8_t *)out + 1;
    uint64_t *const bent = (uint64_t *)(void *)crooked;
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_mulmod(limbwise_each(NULL, 3, 1), three, by, NULL, place, e));
    CHECK(strcmp(error.text, "x: a null pointer") == 0 && error.row == LIMBWISE_NO_ROW);
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_mulmod(three, limbwise_one(NULL, 1), by, NULL, place, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_mulmod(three, three, limbwise_mod_one(NULL, 1), NULL, place, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_mulmod(three, three, by, NULL, limbwise_out(NULL, 3, 1), e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_mulmod(three, three, limbwise_mod_prepared(NULL), NULL, place, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_powmod(three, three, limbwise_mod_prepared(NULL), NULL, place, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_invmod_each(three, by, NULL, place, NULL, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_moduli_new(limbwise_one(x, 1), NULL, NULL, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_cpu(NULL, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_threads(NULL, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_mul(x, NULL, 2, out, NULL, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_mul(x, x, 2, NULL, NULL, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_byteswap(NULL, 8, 8, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_byteswap_records(out, 8, NULL, 2, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_grf_decode_entry(NULL, 8, 2, 8, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_limbs_from_be(NULL, 8, place, e));

    REFUSES(LIMBWISE_ERR_MISALIGNED, limbwise_sqrmod(limbwise_each(bent, 1, 1), by, NULL, place, e));
    REFUSES(LIMBWISE_ERR_MISALIGNED, limbwise_sqrmod(three, by, NULL, limbwise_out(bent, 3, 1), e));
    REFUSES(LIMBWISE_ERR_MISALIGNED, limbwise_sqr(bent, 1, out, NULL, e));
    REFUSES(LIMBWISE_ERR_MISALIGNED, limbwise_sqr(x, 1, bent, NULL, e));

    /* Zero rows need no memory. */
    const limbwise_operand nothing = limbwise_each(NULL, 0, 4);
    const limbwise_output nowhere = limbwise_out(NULL, 0, 1);
    CHECK(limbwise_mulmod(nothing, nothing, by, NULL, nowhere, e) == LIMBWISE_OK);
    CHECK(limbwise_powmod(nothing, m, by, NULL, nowhere, NULL) == LIMBWISE_OK);
    CHECK(limbwise_invmod_each(nothing, by, NULL, nowhere, NULL, e) == LIMBWISE_OK);
    CHECK(limbwise_mul(NULL, NULL, 0, NULL, NULL, e) == LIMBWISE_OK);
    CHECK(limbwise_byteswap(NULL, 0, 8, e) == LIMBWISE_OK);
    CHECK(limbwise_byteswap_into(NULL, NULL, 0, 2, e) == LIMBWISE_OK);
    CHECK(limbwise_grf_encode_blocks(NULL, 0, e) == LIMBWISE_OK);
    CHECK(limbwise_grf_decode_entry(NULL, 0, 2, 0, e) == LIMBWISE_OK);
    CHECK(limbwise_limbs_from_be(NULL, 8, limbwise_out(NULL, 0, 1), e) == LIMBWISE_OK);
    CHECK(limbwise_limbs_to_be(limbwise_each(NULL, 0, 1), 8, NULL, e) == LIMBWISE_OK);
    CHECK(error.status == LIMBWISE_OK && error.row == LIMBWISE_NO_ROW && error.text[0] == 0);
    limbwise_moduli_free(NULL);

    /* If the error pointer is NULL, only the status is returned; a misaligned error is not written to. */
    CHECK(limbwise_mulmod(three, three, limbwise_mod_one(NULL, 1), NULL, place, NULL) == LIMBWISE_ERR_NULL_POINTER);
    memset(out, 0xa5, sizeof out);
    CHECK(limbwise_byteswap(NULL, 8, 8, (limbwise_error *)(void *)crooked) == LIMBWISE_ERR_NULL_POINTER);
    CHECK(out[0] == 0xa5a5a5a5a5a5a5a5 && out[1] == out[0]);

    REFUSES(LIMBWISE_ERR_OVERLAP, limbwise_invmod_each(three, by, NULL, place, (uint8_t *)(out + 2), e));
    REFUSES(LIMBWISE_ERR_OVERLAP, limbwise_mul(out, x, 2, out + 1, NULL, e));
    REFUSES(LIMBWISE_ERR_OVERLAP, limbwise_mul(x, out + 3, 2, out, NULL, e));
    REFUSES(LIMBWISE_ERR_OVERLAP, limbwise_byteswap_into(out, out + 1, 16, 8, e));
    REFUSES(LIMBWISE_ERR_OVERLAP, limbwise_byteswap_gather((uint8_t *)out, 16, 8, (uint8_t *)out, 16, 8, e));
    REFUSES(LIMBWISE_ERR_OVERLAP, limbwise_byteswap_records(out, 16, (size_t *)(void *)(out + 1), 1, e));
    REFUSES(LIMBWISE_ERR_OVERLAP, limbwise_grf_decode_blocks_into(out, crooked, 16, e));
    REFUSES(LIMBWISE_ERR_OVERLAP, limbwise_limbs_from_be((uint8_t *)out + 15, 8, limbwise_out(out, 2, 1), e));
    REFUSES(LIMBWISE_ERR_OVERLAP, limbwise_limbs_to_be(limbwise_one(out, 2), 16, crooked, e));
    uint64_t scratch[1024], long_one[256] = {1}, long_out[512];
    CHECK(limbwise_mul_scratch(256) > 0 && limbwise_mul_scratch(256) < 700 && limbwise_mul_scratch(16) == 0);
    REFUSES(LIMBWISE_ERR_OVERLAP, limbwise_mul(long_one, long_one, 256, long_out, long_out + 511, e));
    REFUSES(LIMBWISE_ERR_OVERLAP, limbwise_mul(scratch, long_one, 256, long_out, scratch, e));
    CHECK(limbwise_mul(long_one, long_one, 256, long_out, scratch, e) == LIMBWISE_OK && long_out[0] == 1);
}

static void fixed_exponent(void) {
    limbwise_options options = limbwise_default_options();
    limbwise_moduli *modulus;
    limbwise_moduli *each;
    const uint64_t rows[2] = {1009, 1000}, cube[1] = {3};
    CHECK(limbwise_moduli_new(limbwise_one(rows, 1), NULL, &modulus, e) == LIMBWISE_OK);
    CHECK(limbwise_moduli_new(limbwise_each(rows, 2, 1), NULL, &each, e) == LIMBWISE_OK);
    const limbwise_operand two = limbwise_each(x, 2, 1), three = limbwise_one(cube, 1);
    const limbwise_output place = limbwise_out(out, 2, 1);
    limbwise_fixed_exponent *made = (limbwise_fixed_exponent *)(void *)out;
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_fixed_exponent_new(limbwise_one(NULL, 1), NULL, &made, e));
    CHECK(made == NULL);
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_fixed_exponent_new(three, NULL, NULL, e));
    REFUSES(LIMBWISE_ERR_ROWS, limbwise_fixed_exponent_new(two, NULL, &made, e));
    for (uint64_t flags = 0; flags < 2; flags++) {
        options.flags = flags * LIMBWISE_PUBLIC_EXPONENT;
        options.exp_bits = 1;
        REFUSES(LIMBWISE_ERR_EXPONENT_TOO_LONG, limbwise_fixed_exponent_new(three, &options, &made, e));
        for (options.exp_bits = 0; options.exp_bits < 4; options.exp_bits += 2) {
            CHECK(limbwise_fixed_exponent_new(three, &options, &made, e) == LIMBWISE_OK);
            CHECK(limbwise_fixed_exponent_powmod(made, two, limbwise_mod_prepared(modulus), NULL, place, e) == LIMBWISE_OK);
            CHECK(out[0] == 27 && out[1] == 64);
            CHECK(limbwise_fixed_exponent_powmod(made, limbwise_each(cube, 1, 1), limbwise_mod_prepared(each), NULL, place, e) != LIMBWISE_OK);
            CHECK(limbwise_fixed_exponent_powmod(made, limbwise_one(rows, 1), limbwise_mod_prepared(each), NULL, place, e) == LIMBWISE_OK);
            CHECK(out[0] == 0 && out[1] == 9 * 9 * 9);
            REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_fixed_exponent_powmod(NULL, two, limbwise_mod_prepared(modulus), NULL, place, e));
            REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_fixed_exponent_powmod(made, two, limbwise_mod_prepared(NULL), NULL, place, e));
            REFUSES(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_fixed_exponent_powmod(made, two, limbwise_mod_prepared(modulus), NULL, limbwise_out(out, 3, 1), e));
            limbwise_fixed_exponent_free(made);
        }
    }
    limbwise_fixed_exponent_free(NULL);
    limbwise_moduli_free(each);
    limbwise_moduli_free(modulus);
}

static void fixed_bases(void) {
    limbwise_options options = limbwise_default_options();
    limbwise_moduli *modulus, *other;
    const uint64_t thousand[1] = {1009};
    CHECK(limbwise_moduli_new(limbwise_one(thousand, 1), NULL, &modulus, e) == LIMBWISE_OK && limbwise_moduli_new(limbwise_one(x, 1), NULL, &other, e) == LIMBWISE_OK);
    limbwise_fixed_bases *bases = (limbwise_fixed_bases *)(void *)out;
    const limbwise_operand two = limbwise_each(x, 2, 1), exponents[2] = {two, limbwise_each(x + 2, 2, 1)};
    REFUSES(LIMBWISE_ERR_OPTION, limbwise_fixed_bases_new(two, limbwise_mod_prepared(modulus), 0, NULL, &bases, e));
    CHECK(bases == NULL && strstr(error.text, "exp_bits"));
    options.exp_bits = 3;
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_fixed_bases_new(two, limbwise_mod_prepared(NULL), 0, &options, &bases, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_fixed_bases_new(limbwise_each(NULL, 2, 1), limbwise_mod_prepared(modulus), 0, &options, &bases, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_fixed_bases_new(two, limbwise_mod_prepared(modulus), 0, &options, NULL, e));
    options.exp_bits = SIZE_MAX;
    REFUSES(LIMBWISE_ERR_TOO_LARGE, limbwise_fixed_bases_new(two, limbwise_mod_prepared(modulus), 0, &options, &bases, e));
    options.exp_bits = 3;
    CHECK(limbwise_fixed_bases_new(two, limbwise_mod_prepared(modulus), 0, &options, &bases, e) == LIMBWISE_OK);
    const limbwise_output place = limbwise_out(out, 2, 1);
    CHECK(limbwise_fixed_bases_multi_exp(bases, exponents, 2, NULL, place, e) == LIMBWISE_OK);
    /* 3^3 4^5 and 3^4 4^6 modulo 1009. */
    CHECK(out[0] == 27 * 1024 % 1009 && out[1] == 81 * 4096 % 1009);
    REFUSES(LIMBWISE_ERR_EXPONENTS, limbwise_fixed_bases_multi_exp(bases, exponents, 1, NULL, place, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_fixed_bases_multi_exp(bases, NULL, 2, NULL, place, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_fixed_bases_multi_exp(NULL, exponents, 2, NULL, place, e));
    REFUSES(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_fixed_bases_multi_exp(bases, exponents, 2, NULL, limbwise_out(out, 3, 1), e));
    const limbwise_operand uneven[2] = {two, limbwise_each(x, 3, 1)}, long_one[2] = {two, limbwise_each(x + 4, 2, 1)};
    REFUSES(LIMBWISE_ERR_ROWS, limbwise_fixed_bases_multi_exp(bases, uneven, 2, NULL, place, e));
    REFUSES(LIMBWISE_ERR_EXPONENT_TOO_LONG, limbwise_fixed_bases_multi_exp(bases, long_one, 2, NULL, place, e));
    CHECK(error.row == 1);

    options.exp_bits = 2;
    REFUSES(LIMBWISE_ERR_EXPONENT_TOO_LONG, limbwise_multi_exp(two, two, limbwise_mod_prepared(modulus), &options, limbwise_out(out, 1, 1), e));
    REFUSES(LIMBWISE_ERR_ROWS, limbwise_multi_exp_each(uneven, exponents, 2, limbwise_mod_prepared(modulus), NULL, place, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_multi_exp_each(NULL, exponents, 2, limbwise_mod_prepared(modulus), NULL, place, e));
    REFUSES(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_pow_many_exps(two, exponents, 2, limbwise_mod_prepared(modulus), NULL, place, e));
    const limbwise_output both = limbwise_out(out, 4, 1);
    CHECK(limbwise_pow_many_exps(two, exponents, 2, limbwise_mod_prepared(modulus), NULL, both, e) == LIMBWISE_OK);
    /* 3^3, 4^4, 3^5, 4^6 modulo 1009. */
    CHECK(out[0] == 27 && out[1] == 256 && out[2] == 243 && out[3] == 4096 % 1009);

    uint8_t saved[256];
    const size_t bytes = limbwise_fixed_bases_saved_size(bases);
    CHECK(bytes > 0 && bytes < sizeof saved && limbwise_fixed_bases_saved_size(NULL) == 0);
    REFUSES(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_fixed_bases_save(bases, saved, bytes - 1, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_fixed_bases_save(bases, NULL, bytes, e));
    CHECK(limbwise_fixed_bases_save(bases, saved, bytes, e) == LIMBWISE_OK);
    limbwise_fixed_bases *loaded = (limbwise_fixed_bases *)(void *)out;
    REFUSES(LIMBWISE_ERR_TABLE, limbwise_fixed_bases_load(saved, bytes - 1, limbwise_mod_prepared(modulus), NULL, &loaded, e));
    REFUSES(LIMBWISE_ERR_TABLE, limbwise_fixed_bases_load(NULL, 0, limbwise_mod_prepared(modulus), NULL, &loaded, e));
    REFUSES(LIMBWISE_ERR_TABLE, limbwise_fixed_bases_load(saved, bytes, limbwise_mod_prepared(other), NULL, &loaded, e));
    CHECK(strstr(error.text, "another modulus"));
    saved[50] ^= 1;
    REFUSES(LIMBWISE_ERR_TABLE, limbwise_fixed_bases_load(saved, bytes, limbwise_mod_prepared(modulus), NULL, &loaded, e));
    CHECK(loaded == NULL && strstr(error.text, "checksum"));
    limbwise_fixed_bases_free(bases);
    limbwise_fixed_bases_free(NULL);
    limbwise_moduli_free(modulus);
    limbwise_moduli_free(other);
}

/* Like REFUSES, for functions that write a verdict on each of three rows: the verdicts stay unchanged. */
#define FINDS_NOTHING(expected, call)                       \
    do {                                                    \
        memset(found, 0x5a, sizeof found);                  \
        REFUSES(expected, call);                            \
        CHECK(found[0] == 0x5a && found[1] == 0x5a && found[2] == 0x5a); \
    } while (0)

static void theory(void) {
    const limbwise_operand three = limbwise_each(x, 3, 1), two = limbwise_each(x, 2, 1), nine = limbwise_one(moduli + 3, 1);
    const limbwise_operand nothing = limbwise_each(NULL, 0, 1), nowhere = limbwise_each(NULL, 3, 1);
    const limbwise_output place = limbwise_out(out, 3, 1);
    uint8_t found[3];
    int8_t symbols[3];
    limbwise_moduli *modulus;
    CHECK(limbwise_moduli_new(limbwise_one(moduli + 4, 1), NULL, &modulus, e) == LIMBWISE_OK);

    CHECK(limbwise_gcd(three, nine, NULL, place, e) == LIMBWISE_OK && out[0] == 3 && out[1] == 1 && out[2] == 1);
    CHECK(limbwise_gcd(nothing, nine, NULL, limbwise_out(NULL, 0, 1), e) == LIMBWISE_OK);
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_gcd(nowhere, nine, NULL, place, e));
    REFUSES(LIMBWISE_ERR_ROWS, limbwise_gcd(three, two, NULL, place, e));
    REFUSES(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_gcd(three, nine, NULL, limbwise_out(out, 3, 2), e));
    REFUSES(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_gcd(three, nine, NULL, limbwise_out(out, 2, 1), e));

    CHECK(limbwise_jacobi(limbwise_each(x, 3, 1), nine, NULL, symbols, 3, e) == LIMBWISE_OK);
    CHECK(symbols[0] == 0 && symbols[1] == 1 && symbols[2] == 1);
    CHECK(limbwise_jacobi(nothing, nine, NULL, NULL, 0, e) == LIMBWISE_OK);
    int8_t *const signs = (int8_t *)found;
    FINDS_NOTHING(LIMBWISE_ERR_EVEN_MODULUS, limbwise_jacobi(three, three, NULL, signs, 3, e));
    CHECK(error.row == 1 && strcmp(error.text, "row 1: the modulus is even; expected an odd one") == 0);
    FINDS_NOTHING(LIMBWISE_ERR_ZERO_MODULUS, limbwise_jacobi(three, limbwise_one(moduli + 2, 1), NULL, signs, 3, e));
    FINDS_NOTHING(LIMBWISE_ERR_NULL_POINTER, limbwise_jacobi(three, nowhere, NULL, signs, 3, e));
    FINDS_NOTHING(LIMBWISE_ERR_NULL_POINTER, limbwise_jacobi(three, nine, NULL, NULL, 3, e));
    FINDS_NOTHING(LIMBWISE_ERR_ROWS, limbwise_jacobi(three, two, NULL, signs, 3, e));
    FINDS_NOTHING(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_jacobi(three, nine, NULL, signs, 2, e));
    FINDS_NOTHING(LIMBWISE_ERR_OVERLAP, limbwise_jacobi(limbwise_each(out, 3, 1), nine, NULL, (int8_t *)(out + 2), 3, e));

    const limbwise_operand five = limbwise_one(x + 2, 1);
    CHECK(limbwise_in_subgroup(three, five, limbwise_mod_prepared(modulus), NULL, found, 3, e) == LIMBWISE_OK);
    CHECK(found[0] == 1 && found[1] == 1 && found[2] == 1);
    FINDS_NOTHING(LIMBWISE_ERR_NULL_POINTER, limbwise_in_subgroup(three, five, limbwise_mod_prepared(NULL), NULL, found, 3, e));
    FINDS_NOTHING(LIMBWISE_ERR_NULL_POINTER, limbwise_in_subgroup(three, nowhere, limbwise_mod_prepared(modulus), NULL, found, 3, e));
    FINDS_NOTHING(LIMBWISE_ERR_ROWS, limbwise_in_subgroup(three, two, limbwise_mod_prepared(modulus), NULL, found, 3, e));
    FINDS_NOTHING(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_in_subgroup(three, five, limbwise_mod_prepared(modulus), NULL, found, 1, e));

    CHECK(limbwise_is_probable_prime(three, NULL, found, 3, e) == LIMBWISE_OK && found[0] && !found[1] && found[2]);
    CHECK(limbwise_is_probable_prime(nothing, NULL, NULL, 0, e) == LIMBWISE_OK);
    CHECK(limbwise_is_probable_prime_vartime(limbwise_one(NULL, 0), NULL, found, 1, e) == LIMBWISE_OK && found[0] == 0);
    FINDS_NOTHING(LIMBWISE_ERR_NULL_POINTER, limbwise_is_probable_prime(nowhere, NULL, found, 3, e));
    FINDS_NOTHING(LIMBWISE_ERR_NULL_POINTER, limbwise_is_probable_prime_vartime(three, NULL, NULL, 3, e));
    FINDS_NOTHING(LIMBWISE_ERR_ZERO_WIDTH, limbwise_is_probable_prime(limbwise_each(x, 3, 0), NULL, found, 3, e));
    FINDS_NOTHING(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_is_probable_prime(three, NULL, found, 2, e));
    FINDS_NOTHING(LIMBWISE_ERR_TOO_LARGE, limbwise_is_probable_prime(limbwise_each(x, HUGE_SIZE, 1), NULL, found, 3, e));

    REFUSES(LIMBWISE_ERR_WIDTH, limbwise_random_prime(63, limbwise_out(out, 1, 1), e));
    CHECK(strcmp(error.text, "a prime of 63 bits was requested; expected 64 to 8192") == 0);
    uint64_t long_one[129];
    REFUSES(LIMBWISE_ERR_WIDTH, limbwise_random_prime(8193, limbwise_out(long_one, 1, 129), e));
    REFUSES(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_random_prime(65, limbwise_out(out, 3, 1), e));
    REFUSES(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_random_prime(SIZE_MAX, limbwise_out(out, 1, 1), e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_random_prime(64, limbwise_out(NULL, 3, 1), e));
    CHECK(limbwise_random_prime(64, limbwise_out(NULL, 0, 1), e) == LIMBWISE_OK);
    CHECK(limbwise_random_prime(64, place, e) == LIMBWISE_OK && out[0] >> 62 == 3 && out[1] % 2 == 1);
    limbwise_moduli_free(modulus);
}

static void keys(void) {
    /* The largest primes below 2^64, and two primes p and q such that p divides q - 1. */
    const uint64_t p = 0xffffffffffffffc5, q = 0xffffffffffffffad, seven = 7, twenty_nine = 29, two = 2, three = 3, one = 1;
    const uint64_t composite = 0xffffffffffffffab, zero = 0, e_right = 65537;
    const limbwise_operand large = limbwise_one(&p, 1), other = limbwise_each(&q, 1, 1);
    limbwise_private_key *key = (limbwise_private_key *)(void *)out;
    const struct {
        limbwise_operand p, q;
        const char *text;
    } wrong[] = {
        {large, large, "p and q are the same number; expected two primes"},
        {limbwise_one(&two, 1), other, "p is even; expected an odd prime"},
        {large, limbwise_one(&zero, 1), "q is even; expected an odd prime"},
        {limbwise_one(NULL, 0), other, "p is even; expected an odd prime"},
        {limbwise_one(&composite, 1), other, "p is not a prime number"},
        {large, limbwise_one(&one, 1), "q is not a prime number"},
    };
    for (size_t turn = 0; turn < sizeof wrong / sizeof *wrong; turn++) {
        REFUSES(LIMBWISE_ERR_KEY, limbwise_private_key_new(wrong[turn].p, wrong[turn].q, &key, e));
        CHECK(key == NULL && strcmp(error.text, wrong[turn].text) == 0);
    }
    REFUSES(LIMBWISE_ERR_ROWS, limbwise_private_key_new(limbwise_each(x, 2, 1), other, &key, e));
    CHECK(strcmp(error.text, "p has 2 rows where one number was expected") == 0);
    REFUSES(LIMBWISE_ERR_ROWS, limbwise_private_key_new(large, limbwise_each(NULL, 0, 1), &key, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_private_key_new(large, limbwise_one(NULL, 1), &key, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_private_key_new(large, other, NULL, e));

    limbwise_rsa_key *rsa = (limbwise_rsa_key *)(void *)out;
    limbwise_paillier_key *paillier = (limbwise_paillier_key *)(void *)out;
    CHECK(limbwise_private_key_new(limbwise_one(&seven, 1), limbwise_one(&twenty_nine, 1), &key, e) == LIMBWISE_OK);
    REFUSES(LIMBWISE_ERR_KEY, limbwise_private_key_paillier(key, &paillier, e));
    CHECK(paillier == NULL && strcmp(error.text, "p divides q - 1: the primes make no key of Paillier's scheme") == 0);
    const uint64_t exponents[] = {0, 1, 2, 3, 7};
    for (size_t turn = 0; turn < sizeof exponents / sizeof *exponents; turn++) {
        REFUSES(LIMBWISE_ERR_KEY, limbwise_private_key_rsa(key, limbwise_one(&exponents[turn], 1), &rsa, e));
        CHECK(rsa == NULL && strstr(error.text, turn < 2 ? "the public exponent is 0 or 1; expected" : "the public exponent shares a factor with "));
    }
    REFUSES(LIMBWISE_ERR_ROWS, limbwise_private_key_rsa(key, limbwise_each(x, 3, 1), &rsa, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_private_key_rsa(NULL, limbwise_one(&three, 1), &rsa, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_private_key_rsa(key, limbwise_one(&three, 1), NULL, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_private_key_paillier(NULL, &paillier, e));
    limbwise_private_key_free(key);

    CHECK(limbwise_private_key_new(large, other, &key, e) == LIMBWISE_OK);
    CHECK(limbwise_private_key_rsa(key, limbwise_one(&e_right, 1), &rsa, e) == LIMBWISE_OK);
    CHECK(limbwise_private_key_paillier(key, &paillier, e) == LIMBWISE_OK);
    CHECK(limbwise_private_key_limbs(key) == 2 && limbwise_private_key_limbs(NULL) == 0);
    CHECK(limbwise_paillier_key_limbs(paillier) == 4 && limbwise_paillier_key_limbs(NULL) == 0);
    REFUSES(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_private_key_modulus(key, limbwise_out(out, 1, 3), e));
    REFUSES(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_private_key_modulus(key, limbwise_out(out, 2, 2), e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_private_key_modulus(key, limbwise_out(NULL, 1, 2), e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_private_key_modulus(NULL, limbwise_out(out, 1, 2), e));

    const limbwise_operand numbers = limbwise_each(x, 3, 2);
    const limbwise_output place = limbwise_out(out, 3, 2);
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_rsa_key_private(NULL, numbers, NULL, place, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_rsa_key_private(rsa, limbwise_each(NULL, 3, 2), NULL, place, e));
    REFUSES(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_rsa_key_private(rsa, numbers, NULL, limbwise_out(out, 3, 4), e));
    REFUSES(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_rsa_key_public(rsa, numbers, NULL, limbwise_out(out, 2, 2), e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_rsa_key_public(NULL, numbers, NULL, place, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_paillier_key_decrypt(NULL, numbers, NULL, place, e));
    REFUSES(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_paillier_key_decrypt(paillier, numbers, NULL, limbwise_out(out, 3, 4), e));
    REFUSES(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_paillier_key_noise(paillier, numbers, NULL, place, e));
    REFUSES(LIMBWISE_ERR_NULL_POINTER, limbwise_paillier_key_noise(NULL, numbers, NULL, limbwise_out(out, 3, 4), e));
    const limbwise_operand none = limbwise_each(NULL, 0, 2);
    CHECK(limbwise_rsa_key_private(rsa, none, NULL, limbwise_out(NULL, 0, 2), e) == LIMBWISE_OK);
    CHECK(limbwise_rsa_key_public(rsa, none, NULL, limbwise_out(NULL, 0, 2), e) == LIMBWISE_OK);
    CHECK(limbwise_paillier_key_decrypt(paillier, none, NULL, limbwise_out(NULL, 0, 2), e) == LIMBWISE_OK);
    CHECK(limbwise_paillier_key_noise(paillier, none, NULL, limbwise_out(NULL, 0, 4), e) == LIMBWISE_OK);
    /* A multiple of p is not a ciphertext. */
    const uint64_t multiple[4] = {1, 0, p, 0};
    REFUSES(LIMBWISE_ERR_FAULT, limbwise_paillier_key_decrypt(paillier, limbwise_each(multiple, 2, 2), NULL, limbwise_out(out, 2, 2), e));
    CHECK(error.row == 1 && strstr(error.text, "row 1: the result failed its check"));
    /* And hides nothing. */
    REFUSES(LIMBWISE_ERR_FAULT, limbwise_paillier_key_noise(paillier, limbwise_each(multiple, 2, 2), NULL, limbwise_out(out, 2, 4), e));
    CHECK(error.row == 1);
    limbwise_private_key_free(key);
    limbwise_rsa_key_free(rsa);
    limbwise_paillier_key_free(paillier);
    limbwise_private_key_free(NULL);
    limbwise_rsa_key_free(NULL);
    limbwise_paillier_key_free(NULL);
}

static void sizes(void) {
    const limbwise_operand three = limbwise_each(x, 3, 1), two = limbwise_each(x, 2, 1), m = limbwise_one(x + 4, 1);
    const limbwise_modulo by = limbwise_mod_one(x + 4, 1);
    const limbwise_output place = limbwise_out(out, 3, 1);
    limbwise_moduli *modulus = (limbwise_moduli *)(void *)out;
    limbwise_moduli *many = (limbwise_moduli *)(void *)out;
    REFUSES(LIMBWISE_ERR_TOO_LARGE, limbwise_sqrmod(limbwise_each(x, HUGE_SIZE, 8), by, NULL, place, e));
    REFUSES(LIMBWISE_ERR_TOO_LARGE, limbwise_sqrmod(limbwise_each(x, HUGE_SIZE, 1), by, NULL, place, e));
    REFUSES(LIMBWISE_ERR_TOO_LARGE, limbwise_sqrmod(limbwise_one(x, SIZE_MAX / 8 + 1), by, NULL, place, e));
    REFUSES(LIMBWISE_ERR_TOO_LARGE, limbwise_sqrmod(three, by, NULL, limbwise_out(out, HUGE_SIZE, HUGE_SIZE), e));
    REFUSES(LIMBWISE_ERR_TOO_LARGE, limbwise_mul(x, x, HUGE_SIZE, out, NULL, e));
    REFUSES(LIMBWISE_ERR_TOO_LARGE, limbwise_mul(x, x, SIZE_MAX / 64, out, NULL, e));
    REFUSES(LIMBWISE_ERR_TOO_LARGE, limbwise_byteswap(out, SIZE_MAX - 1, 2, e));
    REFUSES(LIMBWISE_ERR_TOO_LARGE, limbwise_limbs_from_be((const uint8_t *)x, HUGE_SIZE, limbwise_out(out, 3, 1), e));
    REFUSES(LIMBWISE_ERR_TOO_LARGE, limbwise_limbs_to_be(three, HUGE_SIZE, (uint8_t *)out, e));
    REFUSES(LIMBWISE_ERR_TOO_LARGE, limbwise_byteswap_records(out, 8, (const size_t *)(const void *)x, HUGE_SIZE, e));
    REFUSES(LIMBWISE_ERR_TOO_LARGE, limbwise_moduli_new(limbwise_each(x, HUGE_SIZE, 1), NULL, &many, e));
    CHECK(many == NULL);
    CHECK(limbwise_mul_scratch(SIZE_MAX) == 0 && limbwise_mul_scratch(0) == 0);

    REFUSES(LIMBWISE_ERR_ZERO_WIDTH, limbwise_sqrmod(limbwise_each(x, 3, 0), by, NULL, place, e));
    REFUSES(LIMBWISE_ERR_ZERO_WIDTH, limbwise_sqrmod(three, limbwise_mod_one(x, 0), NULL, limbwise_out(out, 3, 0), e));
    REFUSES(LIMBWISE_ERR_ZERO_WIDTH, limbwise_moduli_new(limbwise_one(x, 0), NULL, &modulus, e));
    CHECK(modulus == NULL);
    REFUSES(LIMBWISE_ERR_ZERO_WIDTH, limbwise_limbs_from_be((const uint8_t *)x, 0, place, e));
    REFUSES(LIMBWISE_ERR_ZERO_WIDTH, limbwise_limbs_to_be(three, 0, (uint8_t *)out, e));
    REFUSES(LIMBWISE_ERR_ROWS, limbwise_mulmod(three, two, by, NULL, place, e));
    CHECK(strcmp(error.text, "the right operand has 2 rows where 3 were expected") == 0);
    REFUSES(LIMBWISE_ERR_ROWS, limbwise_powmod(three, m, limbwise_mod_each(x, 2, 1), NULL, place, e));
    REFUSES(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_sqrmod(three, by, NULL, limbwise_out(out, 2, 1), e));
    REFUSES(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_sqrmod(three, by, NULL, limbwise_out(out, 3, 2), e));
    REFUSES(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_sqrmod(three, limbwise_mod_each(x, 3, 1), NULL, limbwise_out(out, 2, 1), e));
    REFUSES(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_sqrmod(three, limbwise_mod_each(x, 3, 1), NULL, limbwise_out(out, 3, 2), e));
    REFUSES(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_sqrmod(limbwise_one(x, 1), by, NULL, limbwise_out(out, 3, 1), e));
    REFUSES(LIMBWISE_ERR_OUTPUT_SHAPE, limbwise_limbs_from_be((const uint8_t *)x, 9, place, e));

    REFUSES(LIMBWISE_ERR_WIDTH, limbwise_byteswap(out, 12, 3, e));
    REFUSES(LIMBWISE_ERR_WIDTH, limbwise_byteswap(out, 12, 1, e));
    REFUSES(LIMBWISE_ERR_WIDTH, limbwise_byteswap_into(x, out, 12, 0, e));
    const size_t fields[3] = {4, 5, 1};
    REFUSES(LIMBWISE_ERR_WIDTH, limbwise_byteswap_records(out, 10, fields, 3, e));
    REFUSES(LIMBWISE_ERR_WIDTH, limbwise_byteswap_records(out, 8, fields, 0, e));
    REFUSES(LIMBWISE_ERR_RAGGED, limbwise_byteswap_records(out, 9, fields, 1, e));
    REFUSES(LIMBWISE_ERR_RAGGED, limbwise_byteswap(out, 12, 8, e));
    REFUSES(LIMBWISE_ERR_RAGGED, limbwise_grf_decode_blocks(out, 12, e));
    REFUSES(LIMBWISE_ERR_RAGGED, limbwise_grf_encode_blocks_into(x, out, 12, e));
    REFUSES(LIMBWISE_ERR_STRIDE, limbwise_byteswap_gather(x, 48, 7, out, 16, 8, e));
    REFUSES(LIMBWISE_ERR_TOO_SHORT, limbwise_byteswap_gather(x, 31, 24, out, 16, 8, e));
    CHECK(limbwise_byteswap_gather(x, 32, 24, out, 16, 8, e) == LIMBWISE_OK && out[1] == (uint64_t)6 << 56);
}

/* Options from a program compiled with another version of the header. */
static void later_options(void) {
    struct {
        limbwise_options known;
        uint64_t later[2];
    } options = {limbwise_default_options(), {0, 0}};
    const limbwise_operand three = limbwise_each(x, 3, 1);
    const limbwise_modulo by = limbwise_mod_one(x + 4, 1);
    const limbwise_output place = limbwise_out(out, 3, 1);
    options.known.size = sizeof options;
    CHECK(limbwise_powmod(three, three, by, &options.known, place, e) == LIMBWISE_OK);
    options.known.size--;
    CHECK(limbwise_powmod(three, three, by, &options.known, place, e) == LIMBWISE_OK);
    options.known.size = sizeof options;
    options.later[1] = 1;
    REFUSES(LIMBWISE_ERR_OPTION, limbwise_powmod(three, three, by, &options.known, place, e));
    CHECK(strcmp(error.text, "options: fields that version " LIMBWISE_VERSION " does not know") == 0);
    const size_t wrong[] = {0, 1, sizeof(limbwise_options) - 1, 1 << 20, SIZE_MAX};
    for (size_t turn = 0; turn < sizeof wrong / sizeof *wrong; turn++) {
        options.known.size = wrong[turn];
        REFUSES(LIMBWISE_ERR_OPTION, limbwise_powmod(three, three, by, &options.known, place, e));
        REFUSES(LIMBWISE_ERR_OPTION, limbwise_moduli_new(limbwise_each(moduli, 2, 1), &options.known, &(limbwise_moduli *){NULL}, e));
    }
    CHECK(strncmp(error.text, "options: size is ", 17) == 0);
}

static void values(void) {
    const limbwise_operand three = limbwise_each(x, 3, 1);
    const limbwise_modulo by = limbwise_mod_one(x + 4, 1);
    const limbwise_output place = limbwise_out(out, 3, 1);
    limbwise_moduli *modulus = (limbwise_moduli *)(void *)out;
    limbwise_moduli *many = (limbwise_moduli *)(void *)out;
    limbwise_options options = limbwise_default_options();
    REFUSES(LIMBWISE_ERR_ZERO_MODULUS, limbwise_addmod(three, three, limbwise_mod_each(moduli, 3, 1), NULL, place, e));
    CHECK(error.row == 2 && strcmp(error.text, "row 2: the modulus is 0; expected at least 1") == 0);
    REFUSES(LIMBWISE_ERR_ZERO_MODULUS, limbwise_moduli_new(limbwise_one(moduli + 2, 1), NULL, &modulus, e));
    CHECK(modulus == NULL && error.row == 0);
    REFUSES(LIMBWISE_ERR_ZERO_MODULUS, limbwise_moduli_new(limbwise_each(moduli, 6, 1), NULL, &many, e));
    CHECK(many == NULL && error.row == 2);
    /* 4 modulo 10, in the middle. */
    REFUSES(LIMBWISE_ERR_NO_INVERSE, limbwise_invmod(three, limbwise_mod_one(moduli, 1), NULL, place, e));
    CHECK(error.row == 1);
    CHECK(limbwise_moduli_new(limbwise_each(moduli, 2, 1), NULL, &many, e) == LIMBWISE_OK);
    REFUSES(LIMBWISE_ERR_NO_INVERSE, limbwise_invmod(limbwise_each(x, 2, 1), limbwise_mod_prepared(many), NULL, limbwise_out(out, 2, 1), e));
    REFUSES(LIMBWISE_ERR_ROWS, limbwise_addmod(limbwise_one(x, 1), three, limbwise_mod_prepared(many), NULL, place, e));
    /* Reductions take one modulus, prepared or not. */
    const limbwise_output one_row = limbwise_out(out, 1, 1);
    REFUSES(LIMBWISE_ERR_ROWS, limbwise_sum(three, limbwise_mod_prepared(many), NULL, one_row, e));
    CHECK(strcmp(error.text, "modulus has 2 rows where one number was expected") == 0);
    REFUSES(LIMBWISE_ERR_ROWS, limbwise_dot(three, three, limbwise_mod_each(moduli, 2, 1), NULL, one_row, e));
    CHECK(strcmp(error.text, "modulus has 2 rows where one number was expected") == 0);
    REFUSES(LIMBWISE_ERR_ZERO_MODULUS, limbwise_product(three, limbwise_mod_one(moduli + 2, 1), NULL, one_row, e));
    CHECK(limbwise_sum(three, limbwise_mod_one(x + 4, 1), NULL, one_row, e) == LIMBWISE_OK && out[0] == 12 % 7);
    const limbwise_modulo both = {many, limbwise_one(NULL, 5)};
    CHECK(limbwise_sqrmod(limbwise_each(x, 2, 1), both, NULL, limbwise_out(out, 2, 1), e) == LIMBWISE_OK);
    CHECK(out[0] == 9 && out[1] == 4);
    limbwise_moduli_free(many);

    options.exp_bits = 2;
    REFUSES(LIMBWISE_ERR_EXPONENT_TOO_LONG, limbwise_powmod(three, three, by, &options, place, e));
    CHECK(error.row == 1 && strcmp(error.text, "row 1: the exponent is longer than the 2 bits announced") == 0);
    options.exp_bits = 0;
    options.flags = 2;
    REFUSES(LIMBWISE_ERR_OPTION, limbwise_powmod(three, three, by, &options, place, e));
    options.flags = (uint64_t)1 << 32;
    REFUSES(LIMBWISE_ERR_OPTION, limbwise_powmod(three, three, by, &options, place, e));
    options.flags = 0;
    later_options();

    const uint64_t wide[4] = {1, 0, 2, 256};
    REFUSES(LIMBWISE_ERR_DOES_NOT_FIT, limbwise_limbs_to_be(limbwise_each(wide, 2, 2), 9, (uint8_t *)out, e));
    CHECK(error.row == 1);
    REFUSES(LIMBWISE_ERR_ENCRYPTION, limbwise_grf_decode_entry(out, 8, 0x81, 8, e));
    CHECK(limbwise_powmod(three, limbwise_one(NULL, 0), by, NULL, place, e) == LIMBWISE_OK);
    CHECK(out[0] == 1 && out[1] == 1 && out[2] == 1);
    CHECK(strcmp(limbwise_status_message(LIMBWISE_ERR_NO_INVERSE), "a number has no inverse") == 0);
    CHECK(strcmp(limbwise_status_message((limbwise_status)12345), "not a status") == 0);
}

/* One prepared modulus, many threads, each with threads of its own. */

enum { ROWS = 300 };
static uint64_t bases[ROWS][8], key[8], expected[ROWS][8];
static limbwise_moduli *shared;

static void powers(uint64_t (*to)[8], size_t threads) {
    limbwise_options options = limbwise_default_options();
    limbwise_error mine;
    options.threads = threads;
    const limbwise_operand base = limbwise_each(bases[0], ROWS, 8);
    const limbwise_status status = limbwise_powmod(base, base, limbwise_mod_prepared(shared), &options, limbwise_out(to[0], ROWS, 8), &mine);
    if (status != LIMBWISE_OK) abort();
}

static void *worker(void *threads) {
    uint64_t(*mine)[8] = malloc(sizeof expected);
    if (!mine) abort();
    for (int turn = 0; turn < 3; turn++) {
        powers(mine, *(size_t *)threads);
        if (memcmp(mine, expected, sizeof expected)) abort();
    }
    free(mine);
    return NULL;
}

static void threads(void) {
    for (size_t i = 0; i < sizeof bases / 8; i++) bases[i / 8][i % 8] = (i + 1) * 0x9e3779b97f4a7c15;
    for (size_t i = 0; i < 8; i++) key[i] = (i + 9) * 0xbf58476d1ce4e5b9 | 1;
    CHECK(limbwise_moduli_new(limbwise_one(key, 8), NULL, &shared, e) == LIMBWISE_OK);
    powers(expected, 1);
    pthread_t workers[8];
    size_t numbers[8] = {0, 1, 2, 3, 0, 1, 1000, SIZE_MAX};
    for (int i = 0; i < 8; i++) CHECK(pthread_create(&workers[i], NULL, worker, &numbers[i]) == 0);
    for (int i = 0; i < 8; i++) CHECK(pthread_join(workers[i], NULL) == 0);

    /* The same in a process that is forked after all of this. */
    const pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) {
        size_t two = 2;
        alarm(60);
        worker(&two);
        _exit(0);
    }
    int ended;
    CHECK(waitpid(child, &ended, 0) == child && WIFEXITED(ended) && WEXITSTATUS(ended) == 0);
    limbwise_moduli_free(shared);
}

int main(void) {
    pointers();
    sizes();
    fixed_bases();
    fixed_exponent();
    theory();
    keys();
    values();
    threads();

    const char *cpu;
    size_t number;
    CHECK(limbwise_cpu(&cpu, e) == LIMBWISE_OK && limbwise_threads(&number, e) == LIMBWISE_OK);
    CHECK(number >= 1 && number <= (size_t)sysconf(_SC_NPROCESSORS_ONLN));
    CHECK(strcmp(limbwise_version(), LIMBWISE_VERSION) == 0);
    printf("%d.%d.%d\n%s\n%zu\n", LIMBWISE_VERSION_MAJOR, LIMBWISE_VERSION_MINOR, LIMBWISE_VERSION_PATCH, cpu, number);
    return 0;
}
