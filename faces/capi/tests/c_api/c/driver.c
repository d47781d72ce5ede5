/*
 * Reads operations from stdin and writes their results to stdout, both as 64-bit words: ../oracle.rs sends and compares them.
 */
#define _GNU_SOURCE
#include <limbwise.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "array.h"

enum operation {
    POW, MUL, SQR, ADD, SUB, NEG, INV, INV_EACH, SUM, DOT, ALL, FIXED, MULTI, MULTI_EACH, MANY,
    GCD, JACOBI, SUBGROUP, PRIME, PRIME_PUBLIC,
    PRODUCT, SQUARE, LOW
};
enum form { ONCE, PREPARED, PREPARED_EACH };
enum place { APART, AT_X, AT_Y, IN_X };

struct question {
    uint64_t operation, form, threads, exp_bits, flags;
    uint64_t x_rows, x_limbs, y_rows, y_limbs, m_rows, m_limbs, out_rows, out_limbs;
    uint64_t place;
};

static size_t limbs_of(uint64_t rows, uint64_t limbs) { return (rows == LIMBWISE_EVERY_ROW ? 1 : rows) * limbs; }

static void read_words(void *to, size_t words) {
    if (fread(to, sizeof(uint64_t), words, stdin) != words) abort();
}

/* Tables that are used once when new, and once more after they have been saved and loaded. */
static limbwise_status fixed_base(limbwise_modulo modulo, limbwise_operand base, limbwise_operand exponents,
                                  limbwise_options *options, limbwise_output out, limbwise_error *error) {
    options->exp_bits = 64 * exponents.limbs;
    limbwise_fixed_bases *made = NULL, *loaded = NULL;
    limbwise_status status = limbwise_fixed_bases_new(base, modulo, options->flags ? 1 << 16 : 1, options, &made, error);
    if (status) return status;
    const size_t bytes = limbwise_fixed_bases_saved_size(made);
    uint8_t *saved = array(bytes);
    status = limbwise_fixed_bases_save(made, saved, bytes, error);
    if (!status) status = limbwise_fixed_bases_load(saved, bytes, modulo, options, &loaded, error);
    if (!status) status = limbwise_fixed_bases_multi_exp(loaded, &exponents, 1, options, out, error);
    array_free(saved, bytes);
    limbwise_fixed_bases_free(made);
    limbwise_fixed_bases_free(loaded);
    return status;
}

static limbwise_status compute(const struct question *q, limbwise_operand x, limbwise_operand y, limbwise_operand m,
                               limbwise_output out, uint8_t *found, limbwise_error *error) {
    limbwise_options options = limbwise_default_options();
    options.threads = q->threads;
    options.exp_bits = q->exp_bits;
    options.flags = q->flags;
    limbwise_moduli *prepared = NULL;
    limbwise_status status = LIMBWISE_OK;
    if (q->operation < PRODUCT && q->form != ONCE) status = limbwise_moduli_new(m, &options, &prepared, error);
    if (status) return status;
    const limbwise_modulo modulo = q->form == ONCE ? (limbwise_modulo){NULL, m} : limbwise_mod_prepared(prepared);
    /* form states whether scratch memory is provided. */
    uint64_t *scratch = NULL;
    const size_t scratch_bytes = limbwise_mul_scratch(x.limbs) * sizeof(uint64_t);
    if (q->operation >= PRODUCT && q->form == PREPARED) scratch = array(scratch_bytes);
    switch (q->operation) {
        case POW: status = limbwise_powmod(x, y, modulo, &options, out, error); break;
        case MUL: status = limbwise_mulmod(x, y, modulo, &options, out, error); break;
        case SQR: status = limbwise_sqrmod(x, modulo, &options, out, error); break;
        case ADD: status = limbwise_addmod(x, y, modulo, &options, out, error); break;
        case SUB: status = limbwise_submod(x, y, modulo, &options, out, error); break;
        case NEG: status = limbwise_negmod(x, modulo, &options, out, error); break;
        case INV: status = limbwise_invmod(x, modulo, &options, out, error); break;
        case INV_EACH: status = limbwise_invmod_each(x, modulo, &options, out, found, error); break;
        case SUM: status = limbwise_sum(x, modulo, &options, out, error); break;
        case DOT: status = limbwise_dot(x, y, modulo, &options, out, error); break;
        case ALL: status = limbwise_product(x, modulo, &options, out, error); break;
        case FIXED: status = fixed_base(modulo, x, y, &options, out, error); break;
        case MULTI: status = limbwise_multi_exp(x, y, modulo, &options, out, error); break;
        case MULTI_EACH: {
            const limbwise_operand bases[2] = {x, x}, exponents[2] = {y, y};
            status = limbwise_multi_exp_each(bases, exponents, 2, modulo, &options, out, error);
            break;
        }
        case MANY: status = limbwise_pow_many_exps(x, &y, 1, modulo, &options, out, error); break;
        case GCD: status = limbwise_gcd(x, y, &options, out, error); break;
        case JACOBI: status = limbwise_jacobi(x, y, &options, (int8_t *)found, out.rows, error); break;
        case SUBGROUP: status = limbwise_in_subgroup(x, y, modulo, &options, found, out.rows, error); break;
        case PRIME: status = limbwise_is_probable_prime(x, &options, found, out.rows, error); break;
        case PRIME_PUBLIC: status = limbwise_is_probable_prime_vartime(x, &options, found, out.rows, error); break;
        case PRODUCT: status = limbwise_mul(x.data, y.data, x.limbs, out.data, scratch, error); break;
        case SQUARE: status = limbwise_sqr(x.data, x.limbs, out.data, scratch, error); break;
        case LOW: status = limbwise_mul_low(x.data, y.data, x.limbs, out.data, scratch, error); break;
        default: abort();
    }
    if (scratch) array_free(scratch, scratch_bytes);
    limbwise_moduli_free(prepared);
    return status;
}

int main(void) {
    struct question q;
    while (fread(&q, sizeof q, 1, stdin) == 1) {
        const size_t x_len = limbs_of(q.x_rows, q.x_limbs), y_len = limbs_of(q.y_rows, q.y_limbs),
                     m_len = limbs_of(q.m_rows, q.m_limbs), out_len = q.out_rows * q.out_limbs, shift = q.place == IN_X;
        /* If the output overwrites an operand, the array of that operand is long enough for both. */
        const size_t x_all = q.place % 2 && out_len + shift > x_len ? out_len + shift : x_len,
                     y_all = q.place == AT_Y && out_len > y_len ? out_len : y_len, all = q.place == APART ? out_len : 0;
        uint64_t *x = array(x_all * 8), *y = array(y_all * 8), *m = array(m_len * 8), *apart = array(all * 8);
        uint8_t *found = array(q.out_rows);
        read_words(x, x_len);
        read_words(y, y_len);
        read_words(m, m_len);
        memset(apart, 0xa5, all * 8);
        memset(found, 0xa5, q.out_rows);
        uint64_t *out = q.place == APART ? apart : q.place == AT_Y ? y : x + shift;

        limbwise_error error;
        const limbwise_operand x_operand = {x, q.x_rows, q.x_limbs}, y_operand = {y, q.y_rows, q.y_limbs},
                               m_operand = {m, q.m_rows, q.m_limbs};
        const limbwise_status status =
            compute(&q, x_operand, y_operand, m_operand, limbwise_out(out, q.out_rows, q.out_limbs), found, &error);
        if (status != error.status || (error.text[0] == 0) != (status == LIMBWISE_OK)) abort();
        const uint64_t head[2] = {status, error.row};
        fwrite(head, sizeof head, 1, stdout);
        fwrite(out, sizeof(uint64_t), out_len, stdout);
        const int finds = q.operation == INV_EACH || (q.operation >= JACOBI && q.operation <= PRIME_PUBLIC);
        fwrite(found, 1, finds ? q.out_rows : 0, stdout);

        array_free(x, x_all * 8);
        array_free(y, y_all * 8);
        array_free(m, m_len * 8);
        array_free(apart, all * 8);
        array_free(found, q.out_rows);
    }
    return 0;
}
