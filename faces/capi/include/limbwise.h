#ifndef LIMBWISE_H
#define LIMBWISE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * limbwise.h - columns of fixed-width integers, as fast as the processor allows.
 *
 * Numbers are arrays of 64-bit limbs, the least significant limb first. A column is rows of as many limbs each, one row
 * after another, without gaps: row i of a column of width `limbs` starts at data[i * limbs].
 *
 * Errors. Every function that can refuse returns a limbwise_status, LIMBWISE_OK or why it refused, and writes
 * row and text to `error`, unless that is a null pointer. After anything but LIMBWISE_OK what was to be written is as it was.
 * LIMBWISE_ERR_INTERNAL is the exception: a defect was met, and what was to be written may be half written. No function unwinds or
 * throws. When memory runs out the process is aborted.
 *
 * Memory. A pointer to no elements may be null; a null pointer to elements is LIMBWISE_ERR_NULL_POINTER, one that is not
 * aligned for its type LIMBWISE_ERR_MISALIGNED. Sizes are checked for overflow. `out` may overlap operands in any way: then
 * results are written when all operands have been read, which takes memory for another column. What else is written must not
 * overlap anything that is read (LIMBWISE_ERR_OVERLAP), unless a function says so. What is written need not be initialised.
 *
 * Threads. Every function may be called from any thread at any time. Prepared moduli may be used by many threads at
 * once; they must not be freed meanwhile. Memory that is read must not be written meanwhile. Long computations are shared
 * among threads of Limbwise's own (limbwise_options.threads, LIMBWISE_THREADS), which are kept from call to call; short ones run
 * on the caller's thread. A process that is forked while no other thread is in a function of Limbwise computes like any other.
 *
 * Constant time. For columns and products of limbs neither the instructions that run nor the addresses they touch depend on the
 * values of operands, exponents, moduli and results. Public are rows and widths, each modulus's bit length and its trailing zero
 * bits, which kernel runs, and which rows were refused or have no inverse. LIMBWISE_PUBLIC_EXPONENT makes exponents public,
 * nothing else. Functions on bytes depend on lengths alone. The GRF cipher has no key and is not constant-time. SECURITY.md says
 * what that is worth. Temporary memory that held secrets is overwritten.
 *
 * Results are the same bit for bit on every processor and for every number of threads.
 */

/** The version of this header; that of the library which is loaded is limbwise_version(). */
#define LIMBWISE_VERSION "0.1.0"
#define LIMBWISE_VERSION_MAJOR 0
#define LIMBWISE_VERSION_MINOR 1
#define LIMBWISE_VERSION_PATCH 0

/* ---------------------------------------------------------------- statuses */

/** How a function ended. */
typedef enum limbwise_status {
    /** Done. */
    LIMBWISE_OK = 0,
    /** A null pointer where there should be memory. */
    LIMBWISE_ERR_NULL_POINTER = 1,
    /** Memory is not aligned for its type. */
    LIMBWISE_ERR_MISALIGNED = 2,
    /** Memory that is written overlaps other memory. */
    LIMBWISE_ERR_OVERLAP = 3,
    /** A size is larger than memory can be. */
    LIMBWISE_ERR_TOO_LARGE = 4,
    /** A number of no limbs or no bytes. */
    LIMBWISE_ERR_ZERO_WIDTH = 5,
    /** An element or field has a width that is not supported. */
    LIMBWISE_ERR_WIDTH = 6,
    /** A length is not a multiple of the width of an element. */
    LIMBWISE_ERR_RAGGED = 7,
    /** Elements lie closer to each other than they are wide. */
    LIMBWISE_ERR_STRIDE = 8,
    /** The source is too short. */
    LIMBWISE_ERR_TOO_SHORT = 9,
    /** Operands have different numbers of rows. */
    LIMBWISE_ERR_ROWS = 10,
    /** The output has another shape than the result. */
    LIMBWISE_ERR_OUTPUT_SHAPE = 11,
    /** A modulus is zero (row). */
    LIMBWISE_ERR_ZERO_MODULUS = 12,
    /** A number has no inverse (row). */
    LIMBWISE_ERR_NO_INVERSE = 13,
    /** An exponent has more bits than were announced (row). */
    LIMBWISE_ERR_EXPONENT_TOO_LONG = 14,
    /** A number does not fit the width that is asked for (row). */
    LIMBWISE_ERR_DOES_NOT_FIT = 15,
    /** An option has a value that is not known. */
    LIMBWISE_ERR_OPTION = 16,
    /** LIMBWISE_CPU_DISABLE or LIMBWISE_THREADS has a value that is not known. */
    LIMBWISE_ERR_ENVIRONMENT = 17,
    /** Threads cannot be started. */
    LIMBWISE_ERR_THREADS = 18,
    /** An encryption that Limbwise does not know. */
    LIMBWISE_ERR_ENCRYPTION = 19,
    /** A defect of Limbwise. */
    LIMBWISE_ERR_INTERNAL = 20,
    /** There is not an exponent for each base. */
    LIMBWISE_ERR_EXPONENTS = 21,
    /** Saved fixed bases cannot be used. */
    LIMBWISE_ERR_TABLE = 22,
    /** A result does not pass its check, and was not released (row). */
    LIMBWISE_ERR_FAULT = 23,
    /** Two primes make no key. */
    LIMBWISE_ERR_KEY = 24,
    /** A modulus is even (row). */
    LIMBWISE_ERR_EVEN_MODULUS = 25,
    /** The system gives no random bytes. */
    LIMBWISE_ERR_RANDOM = 26
} limbwise_status;

/** limbwise_error.row where the error is about no row. */
#define LIMBWISE_NO_ROW SIZE_MAX

/** How a function ended. The caller's: functions write to it, and nothing else is kept anywhere. */
typedef struct limbwise_error {
    /** What the function returned. */
    limbwise_status status;
    /** The first row that is wrong, counted from 0, or LIMBWISE_NO_ROW. */
    size_t row;
    /** What is wrong, in English, cut if need be, with a zero at the end; empty after LIMBWISE_OK. */
    char text[240];
} limbwise_error;

/** What a status means. Never null; never to be freed. */
const char *limbwise_status_message(limbwise_status status);

/* ---------------------------------------------------------------- columns */

/** limbwise_operand.rows of a number that stands for every row. */
#define LIMBWISE_EVERY_ROW SIZE_MAX

/**
 * Numbers that are read: one that stands for every row, or one for each. They may be of any width, and are reduced; an operand
 * that is one number may have no limbs: it is 0.
 */
typedef struct limbwise_operand {
    /** The limbs, row after row. */
    const uint64_t *data;
    /** How many rows there are, or LIMBWISE_EVERY_ROW. */
    size_t rows;
    /** Of a row. */
    size_t limbs;
} limbwise_operand;

/**
 * Where results go. It has as many rows as the operands that have a number for each row (1 if there is none), and the width of the
 * modulus.
 */
typedef struct limbwise_output {
    /** Memory for `rows * limbs` limbs, row after row. */
    uint64_t *data;
    /** How many rows there are. */
    size_t rows;
    /** Of a row. */
    size_t limbs;
} limbwise_output;

/** One number of `limbs` limbs for every row. */
static inline limbwise_operand limbwise_one(const uint64_t *data, size_t limbs) {
    limbwise_operand operand = {data, LIMBWISE_EVERY_ROW, limbs};
    return operand;
}

/** A number of `limbs` limbs for each of `rows` rows. */
static inline limbwise_operand limbwise_each(const uint64_t *data, size_t rows, size_t limbs) {
    limbwise_operand operand = {data, rows, limbs};
    return operand;
}

/** A place for `rows` results of `limbs` limbs. */
static inline limbwise_output limbwise_out(uint64_t *data, size_t rows, size_t limbs) {
    limbwise_output output = {data, rows, limbs};
    return output;
}

/** Exponents are public: their values show in the running time, and short ones such as 65537 are much faster. */
#define LIMBWISE_PUBLIC_EXPONENT 1

/**
 * How columns are computed. A null pointer stands for limbwise_default_options(); call it and change fields. Later versions may
 * append fields: `size` says which of them a program was compiled with. A newer library takes the defaults of fields that
 * the program does not know. An older one refuses fields that it does not know unless they are 0 (LIMBWISE_ERR_OPTION).
 */
typedef struct limbwise_options {
    /** sizeof(limbwise_options). */
    size_t size;
    /**
     * At most one for each processor of the process, which is what a larger number stands for; 0: LIMBWISE_THREADS of
     * the environment, to which the same limit applies, else one for each processor.
     */
    size_t threads;
    /** Exponents have at most so many bits, on which the time depends; 0: as many as their limbs. */
    size_t exp_bits;
    /** LIMBWISE_PUBLIC_EXPONENT or 0. */
    uint64_t flags;
} limbwise_options;

/** Threads as the environment says, exponents as long as their limbs, and secret. */
static inline limbwise_options limbwise_default_options(void) {
    limbwise_options options = {sizeof(limbwise_options), 0, 0, 0};
    return options;
}

/* ---------------------------------------------------------------- prepared moduli */

/** One modulus for every row. */
typedef struct limbwise_modulus limbwise_modulus;

/** A modulus for each row. It takes about three times the memory of the column. */
typedef struct limbwise_moduli limbwise_moduli;

/**
 * Prepares a modulus of `limbs` limbs, at least 1, odd or even; results modulo it are as wide. `*made` has to be freed; it is null
 * after a refusal. LIMBWISE_ERR_ZERO_MODULUS, LIMBWISE_ERR_ZERO_WIDTH.
 */
limbwise_status limbwise_modulus_new(const uint64_t *modulus, size_t limbs, limbwise_modulus **made, limbwise_error *error);

/** The same for a column of moduli. */
limbwise_status limbwise_moduli_new(const uint64_t *moduli, size_t rows, size_t limbs, const limbwise_options *options,
                                    limbwise_moduli **made, limbwise_error *error);

/** Frees a prepared modulus. A null pointer is fine. */
void limbwise_modulus_free(limbwise_modulus *modulus);
/** Frees prepared moduli. A null pointer is fine. */
void limbwise_moduli_free(limbwise_moduli *moduli);

/* ---------------------------------------------------------------- arithmetic modulo a number */

/**
 * **Arithmetic modulo a number.**
 *
 * Row by row; the last three make one number of a column. Each of the others is there three times: with moduli that serve this once
 * (one or a column, any from 1 on, odd or even), with a prepared modulus, and with prepared moduli.
 *
 * All: LIMBWISE_ERR_ROWS, LIMBWISE_ERR_OUTPUT_SHAPE, LIMBWISE_ERR_OPTION, LIMBWISE_ERR_ENVIRONMENT, LIMBWISE_ERR_THREADS, and
 * what is said of memory above. Moduli that are not prepared: LIMBWISE_ERR_ZERO_MODULUS, LIMBWISE_ERR_ZERO_WIDTH.
 */

/** base ^ exponent: 1 mod m for the exponent 0. LIMBWISE_ERR_EXPONENT_TOO_LONG where options.exp_bits is exceeded. */
limbwise_status limbwise_powmod(limbwise_operand base, limbwise_operand exponent, limbwise_operand modulus,
                                const limbwise_options *options, limbwise_output out, limbwise_error *error);
/** limbwise_powmod with a prepared modulus. */
limbwise_status limbwise_modulus_powmod(const limbwise_modulus *modulus, limbwise_operand base, limbwise_operand exponent,
                                        const limbwise_options *options, limbwise_output out, limbwise_error *error);
/** limbwise_powmod with prepared moduli. */
limbwise_status limbwise_moduli_powmod(const limbwise_moduli *moduli, limbwise_operand base, limbwise_operand exponent,
                                       const limbwise_options *options, limbwise_output out, limbwise_error *error);

/** x y */
limbwise_status limbwise_mulmod(limbwise_operand x, limbwise_operand y, limbwise_operand modulus,
                                const limbwise_options *options, limbwise_output out, limbwise_error *error);
/** limbwise_mulmod with a prepared modulus. */
limbwise_status limbwise_modulus_mulmod(const limbwise_modulus *modulus, limbwise_operand x, limbwise_operand y,
                                        const limbwise_options *options, limbwise_output out, limbwise_error *error);
/** limbwise_mulmod with prepared moduli. */
limbwise_status limbwise_moduli_mulmod(const limbwise_moduli *moduli, limbwise_operand x, limbwise_operand y,
                                       const limbwise_options *options, limbwise_output out, limbwise_error *error);

/** x^2 */
limbwise_status limbwise_sqrmod(limbwise_operand x, limbwise_operand modulus, const limbwise_options *options,
                                limbwise_output out, limbwise_error *error);
/** limbwise_sqrmod with a prepared modulus. */
limbwise_status limbwise_modulus_sqrmod(const limbwise_modulus *modulus, limbwise_operand x, const limbwise_options *options,
                                        limbwise_output out, limbwise_error *error);
/** limbwise_sqrmod with prepared moduli. */
limbwise_status limbwise_moduli_sqrmod(const limbwise_moduli *moduli, limbwise_operand x, const limbwise_options *options,
                                       limbwise_output out, limbwise_error *error);

/** x + y */
limbwise_status limbwise_addmod(limbwise_operand x, limbwise_operand y, limbwise_operand modulus,
                                const limbwise_options *options, limbwise_output out, limbwise_error *error);
/** limbwise_addmod with a prepared modulus. */
limbwise_status limbwise_modulus_addmod(const limbwise_modulus *modulus, limbwise_operand x, limbwise_operand y,
                                        const limbwise_options *options, limbwise_output out, limbwise_error *error);
/** limbwise_addmod with prepared moduli. */
limbwise_status limbwise_moduli_addmod(const limbwise_moduli *moduli, limbwise_operand x, limbwise_operand y,
                                       const limbwise_options *options, limbwise_output out, limbwise_error *error);

/** x - y */
limbwise_status limbwise_submod(limbwise_operand x, limbwise_operand y, limbwise_operand modulus,
                                const limbwise_options *options, limbwise_output out, limbwise_error *error);
/** limbwise_submod with a prepared modulus. */
limbwise_status limbwise_modulus_submod(const limbwise_modulus *modulus, limbwise_operand x, limbwise_operand y,
                                        const limbwise_options *options, limbwise_output out, limbwise_error *error);
/** limbwise_submod with prepared moduli. */
limbwise_status limbwise_moduli_submod(const limbwise_moduli *moduli, limbwise_operand x, limbwise_operand y,
                                       const limbwise_options *options, limbwise_output out, limbwise_error *error);

/** -x */
limbwise_status limbwise_negmod(limbwise_operand x, limbwise_operand modulus, const limbwise_options *options,
                                limbwise_output out, limbwise_error *error);
/** limbwise_negmod with a prepared modulus. */
limbwise_status limbwise_modulus_negmod(const limbwise_modulus *modulus, limbwise_operand x, const limbwise_options *options,
                                        limbwise_output out, limbwise_error *error);
/** limbwise_negmod with prepared moduli. */
limbwise_status limbwise_moduli_negmod(const limbwise_moduli *moduli, limbwise_operand x, const limbwise_options *options,
                                       limbwise_output out, limbwise_error *error);

/** x^-1, 0 modulo 1. LIMBWISE_ERR_NO_INVERSE with the first row that has none; nothing is written then. */
limbwise_status limbwise_invmod(limbwise_operand x, limbwise_operand modulus, const limbwise_options *options,
                                limbwise_output out, limbwise_error *error);
/** limbwise_invmod with a prepared modulus. */
limbwise_status limbwise_modulus_invmod(const limbwise_modulus *modulus, limbwise_operand x, const limbwise_options *options,
                                        limbwise_output out, limbwise_error *error);
/** limbwise_invmod with prepared moduli. */
limbwise_status limbwise_moduli_invmod(const limbwise_moduli *moduli, limbwise_operand x, const limbwise_options *options,
                                       limbwise_output out, limbwise_error *error);

/**
 * x^-1 where some rows may have none: there `out` is 0 and found[row] is 0; in the other rows found[row] is 1. `found` has
 * out.rows bytes, which must not overlap `out`.
 */
limbwise_status limbwise_invmod_each(limbwise_operand x, limbwise_operand modulus, const limbwise_options *options,
                                     limbwise_output out, uint8_t *found, limbwise_error *error);
/** limbwise_invmod_each with a prepared modulus. */
limbwise_status limbwise_modulus_invmod_each(const limbwise_modulus *modulus, limbwise_operand x,
                                             const limbwise_options *options, limbwise_output out, uint8_t *found,
                                             limbwise_error *error);
/** limbwise_invmod_each with prepared moduli. */
limbwise_status limbwise_moduli_invmod_each(const limbwise_moduli *moduli, limbwise_operand x,
                                            const limbwise_options *options, limbwise_output out, uint8_t *found,
                                            limbwise_error *error);

/**
 * One number of a column: the sum of all rows, the sum of all products x y, the product of all rows. `out` has one row. Of no rows
 * they are 0, 0 and 1 mod m. An operand that stands for every row is one row where there is no other operand.
 */
limbwise_status limbwise_modulus_sum(const limbwise_modulus *modulus, limbwise_operand x, const limbwise_options *options,
                                     limbwise_output out, limbwise_error *error);
/** The sum of all products x y: one number, as limbwise_modulus_sum. */
limbwise_status limbwise_modulus_dot(const limbwise_modulus *modulus, limbwise_operand x, limbwise_operand y,
                                     const limbwise_options *options, limbwise_output out, limbwise_error *error);
/** The product of all rows: one number, as limbwise_modulus_sum. */
limbwise_status limbwise_modulus_product(const limbwise_modulus *modulus, limbwise_operand x, const limbwise_options *options,
                                         limbwise_output out, limbwise_error *error);

/**
 * The product of all powers base ^ exponent, as those above one number of a column. With LIMBWISE_PUBLIC_EXPONENT hundreds of terms
 * and more take a fraction of the time. LIMBWISE_ERR_EXPONENT_TOO_LONG.
 */
limbwise_status limbwise_modulus_multi_exp(const limbwise_modulus *modulus, limbwise_operand base, limbwise_operand exponent,
                                           const limbwise_options *options, limbwise_output out, limbwise_error *error);

/**
 * base1 ^ exponent1 base2 ^ exponent2 ..., row by row, of `count` bases and as many exponents: all share their squarings.
 * LIMBWISE_ERR_EXPONENT_TOO_LONG.
 */
limbwise_status limbwise_modulus_multi_exp_each(const limbwise_modulus *modulus, const limbwise_operand *bases,
                                                const limbwise_operand *exponents, size_t count,
                                                const limbwise_options *options, limbwise_output out,
                                                limbwise_error *error);

/**
 * base ^ exponent for `count` exponents of each base, which share their squarings. `out` has `count` times the rows: all rows of
 * the first exponent, then all of the second, and so on. LIMBWISE_ERR_EXPONENT_TOO_LONG.
 */
limbwise_status limbwise_modulus_pow_many_exps(const limbwise_modulus *modulus, limbwise_operand base,
                                               const limbwise_operand *exponents, size_t count,
                                               const limbwise_options *options, limbwise_output out,
                                               limbwise_error *error);

/* ---------------------------------------------------------------- fixed bases */

/**
 * **Fixed bases.**
 *
 * Tables of the powers of one base or several, made once for many exponents: a power costs about a product for every eight bits of its
 * exponent. They are never changed: any number of threads may use them at once.
 */

/** Bases with their tables, and a copy of their modulus. */
typedef struct limbwise_fixed_bases limbwise_fixed_bases;

/**
 * Makes the tables of `bases`: one number, or a column of them. options.exp_bits is the most bits that an exponent has, not 0
 * (LIMBWISE_ERR_OPTION); with LIMBWISE_PUBLIC_EXPONENT the tables are for public exponents. They take at most `memory` bytes
 * if that is possible; 0 stands for 32 MiB. `*made` has to be freed; it is null after a refusal.
 */
limbwise_status limbwise_fixed_bases_new(const limbwise_modulus *modulus, limbwise_operand bases, size_t memory,
                                         const limbwise_options *options, limbwise_fixed_bases **made, limbwise_error *error);

/** A null pointer is fine. */
void limbwise_fixed_bases_free(limbwise_fixed_bases *bases);

/**
 * base1 ^ exponent1 base2 ^ exponent2 ..., row by row: an operand for each base, `count` in all. Of the options the threads count.
 * LIMBWISE_ERR_EXPONENTS, LIMBWISE_ERR_EXPONENT_TOO_LONG, and what is said of arithmetic modulo a number.
 */
limbwise_status limbwise_fixed_bases_multi_exp(const limbwise_fixed_bases *bases, const limbwise_operand *exponents,
                                               size_t count, const limbwise_options *options, limbwise_output out,
                                               limbwise_error *error);

/** The bytes that limbwise_fixed_bases_save writes; 0 for a null pointer. */
size_t limbwise_fixed_bases_saved_size(const limbwise_fixed_bases *bases);

/**
 * Bases, modulus and options as bytes for a file, the same on every processor, with a checksum and not encrypted; `bytes` is their
 * number (LIMBWISE_ERR_OUTPUT_SHAPE). To load them is to make the tables again. LIMBWISE_ERR_TABLE if they are something else, cut
 * off, changed, or of another modulus.
 */
limbwise_status limbwise_fixed_bases_save(const limbwise_fixed_bases *bases, uint8_t *saved, size_t bytes,
                                          limbwise_error *error);
/** Loads what limbwise_fixed_bases_save wrote, and makes the tables. `*made` has to be freed; it is null after a refusal. */
limbwise_status limbwise_fixed_bases_load(const limbwise_modulus *modulus, const uint8_t *saved, size_t bytes,
                                          const limbwise_options *options, limbwise_fixed_bases **made,
                                          limbwise_error *error);

/** An exponent for many bases and moduli, planned once. */
typedef struct limbwise_fixed_exponent limbwise_fixed_exponent;

/**
 * Plans `exponent`, one number. It is secret unless LIMBWISE_PUBLIC_EXPONENT is given: then the running time of powers depends on
 * options.exp_bits, or where this is 0 on its limbs. LIMBWISE_ERR_EXPONENT_TOO_LONG if it has more bits. `*made` has to be freed; it is
 * null after a refusal.
 */
limbwise_status limbwise_fixed_exponent_new(limbwise_operand exponent, const limbwise_options *options,
                                            limbwise_fixed_exponent **made, limbwise_error *error);

/** A null pointer is fine. */
void limbwise_fixed_exponent_free(limbwise_fixed_exponent *exponent);

/** base ^ exponent, row by row, with a prepared modulus or prepared moduli. Of the options the threads count. */
limbwise_status limbwise_fixed_exponent_modulus_powmod(const limbwise_fixed_exponent *exponent, const limbwise_modulus *modulus,
                                                       limbwise_operand base, const limbwise_options *options,
                                                       limbwise_output out, limbwise_error *error);
/** The same with prepared moduli. */
limbwise_status limbwise_fixed_exponent_moduli_powmod(const limbwise_fixed_exponent *exponent, const limbwise_moduli *moduli,
                                                      limbwise_operand base, const limbwise_options *options,
                                                      limbwise_output out, limbwise_error *error);

/* ---------------------------------------------------------------- number theory */

/**
 * **Number theory.**
 *
 * Row by row. What is said of each row goes to an array of `rows` values, as many as the operands have rows (1 if none has), else
 * LIMBWISE_ERR_OUTPUT_SHAPE; it must not overlap the operands.
 */

/** The greatest common divisor of x and y, as wide as the wider of them; that of 0 and x is x. */
limbwise_status limbwise_gcd(limbwise_operand x, limbwise_operand y, const limbwise_options *options, limbwise_output out,
                             limbwise_error *error);

/**
 * The Jacobi symbol (x / n): 0 if x and n share a factor, else 1 or -1. LIMBWISE_ERR_EVEN_MODULUS and LIMBWISE_ERR_ZERO_MODULUS with
 * the first row whose n is not odd.
 */
limbwise_status limbwise_jacobi(limbwise_operand x, limbwise_operand n, const limbwise_options *options, int8_t *symbols,
                                size_t rows, limbwise_error *error);

/**
 * found[row] is 1 where x ^ order is 1, else 0: for a prime modulus, whether x is in the subgroup of this order. Where the modulus is
 * 2 order + 1 the Jacobi symbol tells, which takes a fraction of the time; then the modulus must be a prime number. With
 * LIMBWISE_PUBLIC_EXPONENT the order is public. What is found is public.
 */
limbwise_status limbwise_modulus_in_subgroup(const limbwise_modulus *modulus, limbwise_operand x, limbwise_operand order,
                                             const limbwise_options *options, uint8_t *found, size_t rows,
                                             limbwise_error *error);

/**
 * found[row] is 1 where n is prime, else 0: the test of Baillie, Pomerance, Selfridge and Wagstaff, which decides for numbers below
 * 2^64, and which no composite number has ever been found to pass. The first is constant-time in the numbers and in what is found;
 * the second is for numbers that are public, and drops composite numbers as soon as they are found out.
 */
limbwise_status limbwise_is_probable_prime(limbwise_operand n, const limbwise_options *options, uint8_t *found, size_t rows,
                                           limbwise_error *error);
/** As limbwise_is_probable_prime, for numbers that are public: composite numbers are dropped as soon as they are recognised. */
limbwise_status limbwise_is_probable_prime_vartime(limbwise_operand n, const limbwise_options *options, uint8_t *found,
                                                   size_t rows, limbwise_error *error);

/**
 * A random prime of `bits` bits for each row of `out`, from the random bytes of the system. Its two highest bits are 1, so that
 * the product of two such has twice as many bits. `out` has (bits + 63) / 64 limbs. LIMBWISE_ERR_WIDTH unless bits is from 64 to 8192,
 * LIMBWISE_ERR_RANDOM. The running time shows how many candidates were dropped, which are independent of the prime.
 */
limbwise_status limbwise_random_prime(size_t bits, limbwise_output out, limbwise_error *error);

/* ---------------------------------------------------------------- private keys */

/**
 * **Private keys.**
 *
 * Keys of two primes compute modulo each of them, and join both results by the Chinese remainder theorem. Any number of threads may use
 * a key at once. What a key holds is overwritten when it is freed. Operands that are one number have one row, or LIMBWISE_EVERY_ROW
 * (LIMBWISE_ERR_ROWS). The functions on columns refuse as arithmetic modulo a number does.
 */

/** Two primes. */
typedef struct limbwise_private_key limbwise_private_key;

/** A key of RSA. */
typedef struct limbwise_rsa_key limbwise_rsa_key;

/** A key of Paillier's scheme with the generator n + 1: a ciphertext of m is (1 + m n) r^n mod n^2 with a random r. */
typedef struct limbwise_paillier_key limbwise_paillier_key;

/**
 * Takes two primes of any lengths, each one number. LIMBWISE_ERR_KEY if they are equal, or one is even or not prime.
 * `*made` has to be freed; it is null after a refusal. The primes are secret but for their bit lengths.
 */
limbwise_status limbwise_private_key_new(limbwise_operand p, limbwise_operand q, limbwise_private_key **made,
                                         limbwise_error *error);

/** The limbs of n = p q; 0 for a null pointer. */
size_t limbwise_private_key_limbs(const limbwise_private_key *key);

/** n = p q, which is public. `out` has one row of limbwise_private_key_limbs limbs. */
limbwise_status limbwise_private_key_modulus(const limbwise_private_key *key, limbwise_output out, limbwise_error *error);

/**
 * The key of RSA for a public exponent, one number. LIMBWISE_ERR_KEY if it has no inverse modulo p - 1 or q - 1. It does not need
 * the private key any longer.
 */
limbwise_status limbwise_private_key_rsa(const limbwise_private_key *key, limbwise_operand e, limbwise_rsa_key **made,
                                         limbwise_error *error);

/** The key of Paillier's scheme. LIMBWISE_ERR_KEY if one prime divides the other one less one. */
limbwise_status limbwise_private_key_paillier(const limbwise_private_key *key, limbwise_paillier_key **made,
                                              limbwise_error *error);

/**
 * x ^ d mod n: signatures of padded digests, or what was encrypted. Each result is raised to the public exponent and compared with
 * x before any is written: LIMBWISE_ERR_FAULT with the first row whose result is wrong. `out` is as wide as n.
 */
limbwise_status limbwise_rsa_key_private(const limbwise_rsa_key *key, limbwise_operand x, const limbwise_options *options,
                                         limbwise_output out, limbwise_error *error);

/** x ^ e mod n. */
limbwise_status limbwise_rsa_key_public(const limbwise_rsa_key *key, limbwise_operand x, const limbwise_options *options,
                                        limbwise_output out, limbwise_error *error);

/** The limbs of n^2, the modulus of ciphertexts; 0 for a null pointer. */
size_t limbwise_paillier_key_limbs(const limbwise_paillier_key *key);

/**
 * The plaintexts; `out` is as wide as n. They are checked before any is written: LIMBWISE_ERR_FAULT with the first row that is no
 * ciphertext, since it shares a factor with n, or whose result is wrong.
 */
limbwise_status limbwise_paillier_key_decrypt(const limbwise_paillier_key *key, limbwise_operand ciphertexts,
                                              const limbwise_options *options, limbwise_output out, limbwise_error *error);

/** r ^ n mod n^2, faster than without the primes; `out` has limbwise_paillier_key_limbs limbs. */
limbwise_status limbwise_paillier_key_noise(const limbwise_paillier_key *key, limbwise_operand r,
                                            const limbwise_options *options, limbwise_output out, limbwise_error *error);

/** Frees a private key. A null pointer is fine. */
void limbwise_private_key_free(limbwise_private_key *key);
/** Frees a key of RSA. A null pointer is fine. */
void limbwise_rsa_key_free(limbwise_rsa_key *key);
/** Frees a key of Paillier's scheme. A null pointer is fine. */
void limbwise_paillier_key_free(limbwise_paillier_key *key);

/* ---------------------------------------------------------------- products of two numbers */

/**
 * **Products of two numbers.**
 *
 * x and y have `limbs` limbs; they may be one number. `scratch` has limbwise_mul_scratch(limbs) limbs, and is left with
 * intermediate results; or it is null: then it is allocated, if there is need for it, and overwritten afterwards. z and scratch
 * overlap nothing.
 */

/** Limbs of the scratch of a product: 0 where none is needed, up to 16 limbs at least, else a little over 2 * limbs. */
size_t limbwise_mul_scratch(size_t limbs);

/** z <- x y; z has 2 * limbs limbs. */
limbwise_status limbwise_mul(const uint64_t *x, const uint64_t *y, size_t limbs, uint64_t *z, uint64_t *scratch,
                             limbwise_error *error);

/** z <- x^2; z has 2 * limbs limbs. */
limbwise_status limbwise_sqr(const uint64_t *x, size_t limbs, uint64_t *z, uint64_t *scratch, limbwise_error *error);

/** z <- x y mod 2^(64 limbs); z has limbs limbs. */
limbwise_status limbwise_mul_low(const uint64_t *x, const uint64_t *y, size_t limbs, uint64_t *z, uint64_t *scratch,
                                 limbwise_error *error);

/* ---------------------------------------------------------------- byte order */

/**
 * **Byte order.**
 *
 * Memory of any alignment; lengths in bytes. `width` is that of an element, 2, 4, 8 or 16 bytes (LIMBWISE_ERR_WIDTH), of which
 * a length is a multiple (LIMBWISE_ERR_RAGGED). `from` and `to` do not overlap, or are one place.
 */

/** Reverses the bytes of each element. */
limbwise_status limbwise_byteswap(void *data, size_t bytes, size_t width, limbwise_error *error);
/** As limbwise_byteswap, from one place to another. */
limbwise_status limbwise_byteswap_into(const void *from, void *to, size_t bytes, size_t width, limbwise_error *error);

/**
 * Takes an element every `stride` bytes, the first at the beginning of `from`, and writes to_bytes / width of them one after
 * another, the bytes of each reversed. LIMBWISE_ERR_STRIDE, LIMBWISE_ERR_TOO_SHORT. `from` and `to` do not overlap.
 */
limbwise_status limbwise_byteswap_gather(const void *from, size_t from_bytes, size_t stride, void *to, size_t to_bytes,
                                         size_t width, limbwise_error *error);

/**
 * Reverses the bytes of each field of each record: `count` fields (at least one) without gaps between them, whose widths are
 * 1, 2, 3, 4, 8 or 16 bytes (LIMBWISE_ERR_WIDTH); the length is a multiple of their sum.
 */
limbwise_status limbwise_byteswap_records(void *data, size_t bytes, const size_t *fields, size_t count,
                                          limbwise_error *error);
/** As limbwise_byteswap_records, from one place to another. */
limbwise_status limbwise_byteswap_records_into(const void *from, void *to, size_t bytes, const size_t *fields,
                                               size_t count, limbwise_error *error);

/**
 * Big-endian numbers of `width` bytes each (any from 1 on) into limbs, and back: out.rows and numbers.rows of them.
 * LIMBWISE_ERR_OUTPUT_SHAPE if numbers are wider than the rows they go to; LIMBWISE_ERR_DOES_NOT_FIT with the first row whose
 * value takes more bytes.
 */
limbwise_status limbwise_limbs_from_be(const uint8_t *bytes, size_t width, limbwise_output out, limbwise_error *error);
/** Rows of limbs into big-endian numbers of `width` bytes each, as limbwise_limbs_from_be. */
limbwise_status limbwise_limbs_to_be(limbwise_operand numbers, size_t width, uint8_t *bytes, limbwise_error *error);

/* ---------------------------------------------------------------- GRF archives */

/**
 * **GRF archives.**
 *
 * Blocks of 8 bytes in memory of any alignment; a length in bytes is a multiple of 8 (LIMBWISE_ERR_RAGGED). `from` and `to` do not
 * overlap, or are one place.
 */
/** Decrypts every block, in place. */
limbwise_status limbwise_grf_decode_blocks(void *data, size_t bytes, limbwise_error *error);
/** Encrypts every block, in place. */
limbwise_status limbwise_grf_encode_blocks(void *data, size_t bytes, limbwise_error *error);
/** Decrypts every block of `from` into `to`. */
limbwise_status limbwise_grf_decode_blocks_into(const void *from, void *to, size_t bytes, limbwise_error *error);
/** Encrypts every block of `from` into `to`. */
limbwise_status limbwise_grf_encode_blocks_into(const void *from, void *to, size_t bytes, limbwise_error *error);

/**
 * A whole entry, in place: `bytes` as the archive's table has them with padding ("aligned"), of any number; `flags` as the
 * table has them (LIMBWISE_ERR_ENCRYPTION if they have the bit 0x80); `compressed_len` is the length without padding.
 */
limbwise_status limbwise_grf_decode_entry(void *entry, size_t bytes, uint8_t flags, uint32_t compressed_len,
                                          limbwise_error *error);
/** Encrypts a whole entry, as limbwise_grf_decode_entry decrypts it. */
limbwise_status limbwise_grf_encode_entry(void *entry, size_t bytes, uint8_t flags, uint32_t compressed_len,
                                          limbwise_error *error);

/* ---------------------------------------------------------------- what is loaded */

/** The version of the library, as "0.1.0". Never to be freed. */
const char *limbwise_version(void);

/**
 * The processor, the features that are used and the variant of each family: "x86_64: adx avx2 ...; lanes/ifma ...". Never to be
 * freed. LIMBWISE_CPU_DISABLE takes features away. If it has a name that is not known, no feature is used, and
 * this function alone fails, with the name.
 */
limbwise_status limbwise_cpu(const char **text, limbwise_error *error);

/**
 * The number of threads that options.threads = 0 stands for. The environment is read once; processors are counted by the affinity and
 * the quota of the process, once.
 */
limbwise_status limbwise_threads(size_t *threads, limbwise_error *error);

#ifdef __cplusplus
}
#endif

#endif
