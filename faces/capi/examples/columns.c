/*
 * Signs a column of messages and opens the signatures, with one prepared modulus. Then inverts a column with one modulus per row, in which
 * some numbers have no inverse.
 */
#include <inttypes.h>
#include <limbwise.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 100, LIMBS = 2 };

/* 18446744073709551557 * 18446744073709551533 */
static const uint64_t n[LIMBS] = {0x1321, 0xffffffffffffff72};
static const uint64_t e = 65537;
/* The inverse of e modulo the order of the group: a secret. */
static const uint64_t d[LIMBS] = {0x727c8d83727c98e1, 0x93c96c3693c96be3};

static void check(limbwise_status status, const limbwise_error *error) {
    if (status != LIMBWISE_OK) {
        fprintf(stderr, "%s: %s\n", limbwise_status_message(status), error->text);
        exit(EXIT_FAILURE);
    }
}

static void sign_and_open(void) {
    limbwise_error error;
    limbwise_moduli *key;
    check(limbwise_moduli_new(limbwise_one(n, LIMBS), NULL, &key, &error), &error);

    /* The messages are powers of 3: one base, one exponent per row. */
    uint64_t counts[ROWS], messages[ROWS][LIMBS], signatures[ROWS][LIMBS], opened[ROWS][LIMBS];
    const uint64_t three = 3;
    for (int row = 0; row < ROWS; row++) counts[row] = row + 1;
    limbwise_operand message = limbwise_each(messages[0], ROWS, LIMBS);
    const limbwise_modulo by_n = limbwise_mod_prepared(key);
    check(limbwise_powmod(limbwise_one(&three, 1), limbwise_each(counts, ROWS, 1), by_n, NULL,
                          limbwise_out(messages[0], ROWS, LIMBS), &error),
          &error);

    /* Exponents are secret unless declared public. */
    check(limbwise_powmod(message, limbwise_one(d, LIMBS), by_n, NULL, limbwise_out(signatures[0], ROWS, LIMBS), &error),
          &error);
    limbwise_options open = limbwise_default_options();
    open.flags = LIMBWISE_PUBLIC_EXPONENT;
    check(limbwise_powmod(limbwise_each(signatures[0], ROWS, LIMBS), limbwise_one(&e, 1), by_n, &open,
                          limbwise_out(opened[0], ROWS, LIMBS), &error),
          &error);

    for (int row = 0; row < 3; row++) {
        printf("signature %d: %016" PRIx64 "%016" PRIx64 "\n", row, signatures[row][1], signatures[row][0]);
    }
    printf("all open: %s\n", memcmp(opened, messages, sizeof opened) == 0 ? "yes" : "no");
    limbwise_moduli_free(key);
}

static void invert(void) {
    const uint64_t x[5] = {3, 4, 5, 6, 7}, moduli[5] = {10, 10, 11, 9, 1};
    uint64_t inverse[5];
    uint8_t found[5];
    limbwise_error error;
    limbwise_status status = limbwise_invmod(limbwise_each(x, 5, 1), limbwise_mod_each(moduli, 5, 1), NULL,
                                             limbwise_out(inverse, 5, 1), &error);
    printf("%s; the first such row: %zu\n", limbwise_status_message(status), error.row);
    check(limbwise_invmod_each(limbwise_each(x, 5, 1), limbwise_mod_each(moduli, 5, 1), NULL,
                               limbwise_out(inverse, 5, 1), found, &error),
          &error);
    for (int row = 0; row < 5; row++) {
        printf("1/%" PRIu64 " mod %" PRIu64 ": ", x[row], moduli[row]);
        if (found[row]) {
            printf("%" PRIu64 "\n", inverse[row]);
        } else {
            printf("none\n");
        }
    }
}

int main(void) {
    sign_and_open();
    invert();
    return 0;
}
