#ifndef LIMBWISE_H
#define LIMBWISE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * limbwise.h - fast arithmetic on columns of fixed-width integers.
 *
 * Numbers are arrays of 64-bit limbs, least significant limb first. A column is a sequence of rows with the same
 * number of limbs, without gaps: row i of a column of width `limbs` starts at data[i * limbs].
 *
 * Errors. Every function that can fail returns a limbwise_status: LIMBWISE_OK or the reason. It also writes the row
 * and a message to `error`, unless that is a null pointer. After any status except LIMBWISE_OK, outputs are
 * unchanged. LIMBWISE_ERR_INTERNAL, which reports a defect of Limbwise, is the exception: outputs may be partly
 * written. No function unwinds or throws. If memory runs out, the process is aborted.
 *
 * Memory. A pointer to no elements may be null. Any other null pointer gives LIMBWISE_ERR_NULL_POINTER, and a pointer
 * that is not aligned for its type LIMBWISE_ERR_MISALIGNED. Sizes are checked for overflow. `out` may overlap
 * operands in any way: results are then written after all operands have been read, which takes memory for another
 * column. No other output may overlap an input (LIMBWISE_ERR_OVERLAP), unless a function says so. Outputs need not be
 * initialized.
 *
 * Threads. Every function may be called from any thread at any time. Several threads may use the same prepared moduli
 * at once, but must not free them during a call. Inputs must not be written during a call. Long computations run on
 * Limbwise's own threads (limbwise_options.threads, LIMBWISE_THREADS), which are kept from call to call; short ones
 * run on the caller's thread. A process may be forked while no other thread is inside a function of Limbwise; the
 * child can compute as usual.
 *
 * Constant time. For columns and products of limbs, neither the executed instructions nor the accessed addresses
 * depend on the values of operands, exponents, moduli and results. The following are public: numbers of rows, widths,
 * the bit length and the number of trailing zero bits of each modulus, the choice of kernels, and which rows were
 * rejected or have no inverse. LIMBWISE_PUBLIC_EXPONENT makes exponents public, and nothing else. The time of
 * functions on bytes depends only on lengths. The GRF cipher has no key and is not constant-time. SECURITY.md
 * describes the evidence. Temporary memory that held secrets is overwritten.
 *
 * Results are the same bit for bit on every processor and for every number of threads.
 */

/** The version of this header; limbwise_version() returns that of the loaded library. */
#define LIMBWISE_VERSION "0.1.0"
#define LIMBWISE_VERSION_MAJOR 0
#define LIMBWISE_VERSION_MINOR 1
#define LIMBWISE_VERSION_PATCH 0

/* ---------------------------------------------------------------- statuses */

/** How a function ended. */
typedef enum limbwise_status {
    /** Success. */
    LIMBWISE_OK = 0,
    /** A null pointer where memory is required. */
    LIMBWISE_ERR_NULL_POINTER = 1,
    /** A pointer is not aligned for its type. */
    LIMBWISE_ERR_MISALIGNED = 2,
    /** An output overlaps other memory. */
    LIMBWISE_ERR_OVERLAP = 3,
    /** A size exceeds the address space. */
    LIMBWISE_ERR_TOO_LARGE = 4,
    /** A width of 0 limbs or 0 bytes. */
    LIMBWISE_ERR_ZERO_WIDTH = 5,
    /** An element or field has a width that is not supported. */
    LIMBWISE_ERR_WIDTH = 6,
    /** A length is not a multiple of the width of an element. */
    LIMBWISE_ERR_RAGGED = 7,
    /** The stride is smaller than an element. */
    LIMBWISE_ERR_STRIDE = 8,
    /** The source is too short. */
    LIMBWISE_ERR_TOO_SHORT = 9,
    /** Operands have different numbers of rows. */
    LIMBWISE_ERR_ROWS = 10,
    /** The output does not have the shape of the result. */
    LIMBWISE_ERR_OUTPUT_SHAPE = 11,
    /** A modulus is zero (row). */
    LIMBWISE_ERR_ZERO_MODULUS = 12,
    /** A number has no inverse (row). */
    LIMBWISE_ERR_NO_INVERSE = 13,
    /** An exponent has more bits than declared (row). */
    LIMBWISE_ERR_EXPONENT_TOO_LONG = 14,
    /** A number does not fit in the requested width (row). */
    LIMBWISE_ERR_DOES_NOT_FIT = 15,
    /** An option has an unknown value. */
    LIMBWISE_ERR_OPTION = 16,
    /** LIMBWISE_CPU_DISABLE or LIMBWISE_THREADS has an invalid value. */
    LIMBWISE_ERR_ENVIRONMENT = 17,
    /** Threads cannot be started. */
    LIMBWISE_ERR_THREADS = 18,
    /** An unsupported encryption. */
    LIMBWISE_ERR_ENCRYPTION = 19,
    /** A defect of Limbwise. */
    LIMBWISE_ERR_INTERNAL = 20,
    /** The numbers of exponents and bases differ. */
    LIMBWISE_ERR_EXPONENTS = 21,
    /** Saved fixed bases cannot be used. */
    LIMBWISE_ERR_TABLE = 22,
    /** A result failed its check and was discarded (row). */
    LIMBWISE_ERR_FAULT = 23,
    /** The primes do not form a valid key. */
    LIMBWISE_ERR_KEY = 24,
    /** A modulus is even (row). */
    LIMBWISE_ERR_EVEN_MODULUS = 25,
    /** The system provides no random bytes. */
    LIMBWISE_ERR_RANDOM = 26
} limbwise_status;

/** The value of limbwise_error.row if the error does not refer to a row. */
#define LIMBWISE_NO_ROW SIZE_MAX

/** How a function ended. The struct belongs to the caller; the library keeps no other error state. */
typedef struct limbwise_error {
    /** The status that the function returned. */
    limbwise_status status;
    /** The first row at fault, counted from 0, or LIMBWISE_NO_ROW. */
    size_t row;
    /** A message in English, truncated if necessary and always terminated by a zero; empty after LIMBWISE_OK. */
    char text[240];
} limbwise_error;

/** Returns a description of a status: never null, and not to be freed. */
const char *limbwise_status_message(limbwise_status status);

/* ---------------------------------------------------------------- columns */

/** The value of limbwise_operand.rows for one number that is used in every row. */
#define LIMBWISE_EVERY_ROW SIZE_MAX

/**
 * An input: one number for every row, or one number per row. Numbers of any width are accepted and reduced. A single
 * number may have no limbs; it is then 0.
 */
typedef struct limbwise_operand {
    /** The limbs, row after row. */
    const uint64_t *data;
    /** The number of rows, or LIMBWISE_EVERY_ROW. */
    size_t rows;
    /** The limbs of a row. */
    size_t limbs;
} limbwise_operand;

/**
 * An output. It has as many rows as the operands with one number per row (1 if there are none), and the width of the
 * modulus.
 */
typedef struct limbwise_output {
    /** Memory for `rows * limbs` limbs, row after row. */
    uint64_t *data;
    /** The number of rows. */
    size_t rows;
    /** The limbs of a row. */
    size_t limbs;
} limbwise_output;

/** Returns an operand: one number of `limbs` limbs for every row. */
static inline limbwise_operand limbwise_one(const uint64_t *data, size_t limbs) {
    limbwise_operand operand = {data, LIMBWISE_EVERY_ROW, limbs};
    return operand;
}

/** Returns an operand: `rows` numbers of `limbs` limbs, one per row. */
static inline limbwise_operand limbwise_each(const uint64_t *data, size_t rows, size_t limbs) {
    limbwise_operand operand = {data, rows, limbs};
    return operand;
}

/** Returns an output of `rows` results of `limbs` limbs. */
static inline limbwise_output limbwise_out(uint64_t *data, size_t rows, size_t limbs) {
    limbwise_output output = {data, rows, limbs};
    return output;
}

/** Exponents are public: the running time depends on their values, and short ones such as 65537 are much faster. */
#define LIMBWISE_PUBLIC_EXPONENT 1

/**
 * Options for operations on columns. A null pointer stands for limbwise_default_options(); to change options, call
 * that function and modify fields. Later versions may append fields; `size` tells which of them a program was
 * compiled with. A newer library uses the defaults for fields that the program does not know. An older library
 * rejects unknown fields that are not 0 (LIMBWISE_ERR_OPTION).
 */
typedef struct limbwise_options {
    /** sizeof(limbwise_options). */
    size_t size;
    /**
     * The number of threads, limited to one per processor that the process may use. 0 stands for the environment
     * variable LIMBWISE_THREADS, with the same limit, or else for one per processor.
     */
    size_t threads;
    /** The declared length of exponents in bits, on which the time depends; 0 stands for the width of their limbs. */
    size_t exp_bits;
    /** LIMBWISE_PUBLIC_EXPONENT or 0. */
    uint64_t flags;
} limbwise_options;

/** Returns the defaults: threads according to the environment, and secret exponents as long as their limbs. */
static inline limbwise_options limbwise_default_options(void) {
    limbwise_options options = {sizeof(limbwise_options), 0, 0, 0};
    return options;
}

/* ---------------------------------------------------------------- moduli */

/** Prepared moduli: one for every row, or one per row. The latter take about three times the memory of the column. */
typedef struct limbwise_moduli limbwise_moduli;

/**
 * Prepares moduli that are used several times: one number or a column, any from 1 up, odd or even. Results modulo them
 * have the same width, which is at least 1 limb. `*made` must be freed; it is null after an error.
 * LIMBWISE_ERR_ZERO_MODULUS, LIMBWISE_ERR_ZERO_WIDTH.
 */
limbwise_status limbwise_moduli_new(limbwise_operand moduli, const limbwise_options *options, limbwise_moduli **made,
                                    limbwise_error *error);

/** Frees prepared moduli. A null pointer is ignored. */
void limbwise_moduli_free(limbwise_moduli *moduli);

/** The moduli of an operation. Use one of the three functions below to make it. */
typedef struct limbwise_modulo {
    /** Prepared moduli, or null. */
    const limbwise_moduli *prepared;
    /** If `prepared` is null: one modulus for every row, or one per row, which are prepared for one call. */
    limbwise_operand numbers;
} limbwise_modulo;

/** Returns moduli: one number of `limbs` limbs for every row. */
static inline limbwise_modulo limbwise_mod_one(const uint64_t *data, size_t limbs) {
    limbwise_modulo modulo = {NULL, {data, LIMBWISE_EVERY_ROW, limbs}};
    return modulo;
}

/** Returns moduli: `rows` numbers of `limbs` limbs, one per row. */
static inline limbwise_modulo limbwise_mod_each(const uint64_t *data, size_t rows, size_t limbs) {
    limbwise_modulo modulo = {NULL, {data, rows, limbs}};
    return modulo;
}

/** Returns prepared moduli. */
static inline limbwise_modulo limbwise_mod_prepared(const limbwise_moduli *moduli) {
    limbwise_modulo modulo = {moduli, {NULL, LIMBWISE_EVERY_ROW, 1}};
    return modulo;
}

/* ---------------------------------------------------------------- arithmetic modulo a number */

/**
 * **Arithmetic modulo a number.**
 *
 * Operations are computed row by row, except for sums, products and limbwise_multi_exp, which reduce a column to one
 * number and take one modulus (LIMBWISE_ERR_ROWS).
 *
 * All of them: LIMBWISE_ERR_ROWS, LIMBWISE_ERR_OUTPUT_SHAPE, LIMBWISE_ERR_OPTION, LIMBWISE_ERR_ENVIRONMENT,
 * LIMBWISE_ERR_THREADS, and the errors of memory described above. With moduli that are not prepared:
 * LIMBWISE_ERR_ZERO_MODULUS, LIMBWISE_ERR_ZERO_WIDTH.
 */

/**
 * Computes base ^ exponent. The exponent 0 gives 1 mod m. LIMBWISE_ERR_EXPONENT_TOO_LONG if options.exp_bits is
 * exceeded.
 */
limbwise_status limbwise_powmod(limbwise_operand base, limbwise_operand exponent, limbwise_modulo modulus,
                                const limbwise_options *options, limbwise_output out, limbwise_error *error);

/** Computes x y. */
limbwise_status limbwise_mulmod(limbwise_operand x, limbwise_operand y, limbwise_modulo modulus,
                                const limbwise_options *options, limbwise_output out, limbwise_error *error);

/** Computes x^2. */
limbwise_status limbwise_sqrmod(limbwise_operand x, limbwise_modulo modulus, const limbwise_options *options,
                                limbwise_output out, limbwise_error *error);

/** Computes x + y. */
limbwise_status limbwise_addmod(limbwise_operand x, limbwise_operand y, limbwise_modulo modulus,
                                const limbwise_options *options, limbwise_output out, limbwise_error *error);

/** Computes x - y. */
limbwise_status limbwise_submod(limbwise_operand x, limbwise_operand y, limbwise_modulo modulus,
                                const limbwise_options *options, limbwise_output out, limbwise_error *error);

/** Computes -x. */
limbwise_status limbwise_negmod(limbwise_operand x, limbwise_modulo modulus, const limbwise_options *options,
                                limbwise_output out, limbwise_error *error);

/**
 * Computes x^-1, which is 0 modulo 1. LIMBWISE_ERR_NO_INVERSE with the first row without an inverse; then nothing is
 * written.
 */
limbwise_status limbwise_invmod(limbwise_operand x, limbwise_modulo modulus, const limbwise_options *options,
                                limbwise_output out, limbwise_error *error);

/**
 * Computes x^-1 in rows where it exists and sets found[row] to 1. In other rows, `out` and found[row] are 0. `found`
 * has out.rows bytes, which must not overlap `out`.
 */
limbwise_status limbwise_invmod_each(limbwise_operand x, limbwise_modulo modulus, const limbwise_options *options,
                                     limbwise_output out, uint8_t *found, limbwise_error *error);

/**
 * Computes the sum of all rows. `out` has one row. Without rows, the sum is 0. If there is no other operand, a single
 * number counts as one row.
 */
limbwise_status limbwise_sum(limbwise_operand x, limbwise_modulo modulus, const limbwise_options *options,
                             limbwise_output out, limbwise_error *error);
/** Computes the sum of all products x y, as one number. Without rows, it is 0. */
limbwise_status limbwise_dot(limbwise_operand x, limbwise_operand y, limbwise_modulo modulus,
                             const limbwise_options *options, limbwise_output out, limbwise_error *error);
/** Computes the product of all rows, as one number. Without rows, it is 1 mod m. */
limbwise_status limbwise_product(limbwise_operand x, limbwise_modulo modulus, const limbwise_options *options,
                                 limbwise_output out, limbwise_error *error);

/**
 * Computes the product of all powers base ^ exponent, as one number. With LIMBWISE_PUBLIC_EXPONENT, hundreds of terms
 * or more take a fraction of the time of separate powers. LIMBWISE_ERR_EXPONENT_TOO_LONG.
 */
limbwise_status limbwise_multi_exp(limbwise_operand base, limbwise_operand exponent, limbwise_modulo modulus,
                                   const limbwise_options *options, limbwise_output out, limbwise_error *error);

/**
 * Computes base1 ^ exponent1 base2 ^ exponent2 ..., row by row, for `count` bases and as many exponents. The powers
 * share their squarings. LIMBWISE_ERR_EXPONENT_TOO_LONG.
 */
limbwise_status limbwise_multi_exp_each(const limbwise_operand *bases, const limbwise_operand *exponents, size_t count,
                                        limbwise_modulo modulus, const limbwise_options *options, limbwise_output out,
                                        limbwise_error *error);

/**
 * Computes base ^ exponent for `count` exponents per base, which share their squarings. `out` has `count` times as
 * many rows: all rows for the first exponent, then all rows for the second, and so on.
 * LIMBWISE_ERR_EXPONENT_TOO_LONG.
 */
limbwise_status limbwise_pow_many_exps(limbwise_operand base, const limbwise_operand *exponents, size_t count,
                                       limbwise_modulo modulus, const limbwise_options *options, limbwise_output out,
                                       limbwise_error *error);

/* ---------------------------------------------------------------- fixed bases */

/**
 * **Fixed bases.**
 *
 * Tables of the powers of one or several bases, computed once for many exponents: a power costs about one product per
 * eight bits of its exponent. They never change, so any number of threads may use them at once.
 */

/** Bases with their tables and a copy of their modulus. */
typedef struct limbwise_fixed_bases limbwise_fixed_bases;

/**
 * Computes the tables of `bases`, one number or a column, for one modulus (LIMBWISE_ERR_ROWS). options.exp_bits is the
 * length of the longest exponent in bits and must not be 0 (LIMBWISE_ERR_OPTION). With LIMBWISE_PUBLIC_EXPONENT the
 * tables are for public exponents. They take at most `memory` bytes if possible; 0 stands for 32 MiB. `*made` must be
 * freed; it is null after an error.
 */
limbwise_status limbwise_fixed_bases_new(limbwise_operand bases, limbwise_modulo modulus, size_t memory,
                                         const limbwise_options *options, limbwise_fixed_bases **made, limbwise_error *error);

/** Frees fixed bases. A null pointer is ignored. */
void limbwise_fixed_bases_free(limbwise_fixed_bases *bases);

/**
 * Computes base1 ^ exponent1 base2 ^ exponent2 ..., row by row, with one operand per base, `count` in total. Of the
 * options, only the threads are used. LIMBWISE_ERR_EXPONENTS, LIMBWISE_ERR_EXPONENT_TOO_LONG, and the errors of
 * arithmetic modulo a number.
 */
limbwise_status limbwise_fixed_bases_multi_exp(const limbwise_fixed_bases *bases, const limbwise_operand *exponents,
                                               size_t count, const limbwise_options *options, limbwise_output out,
                                               limbwise_error *error);

/** Returns the number of bytes that limbwise_fixed_bases_save writes; 0 for a null pointer. */
size_t limbwise_fixed_bases_saved_size(const limbwise_fixed_bases *bases);

/**
 * Saves bases, modulus and options as bytes, in a format that is the same on every processor. It contains a checksum
 * and is not encrypted. `bytes` must be limbwise_fixed_bases_saved_size (LIMBWISE_ERR_OUTPUT_SHAPE).
 */
limbwise_status limbwise_fixed_bases_save(const limbwise_fixed_bases *bases, uint8_t *saved, size_t bytes,
                                          limbwise_error *error);
/**
 * Loads saved bases and computes their tables. LIMBWISE_ERR_TABLE if the bytes have another format, are truncated or
 * changed, or belong to another modulus. `*made` must be freed; it is null after an error.
 */
limbwise_status limbwise_fixed_bases_load(const uint8_t *saved, size_t bytes, limbwise_modulo modulus,
                                          const limbwise_options *options, limbwise_fixed_bases **made,
                                          limbwise_error *error);

/** An exponent for many bases and moduli, planned once. */
typedef struct limbwise_fixed_exponent limbwise_fixed_exponent;

/**
 * Plans `exponent`, one number. It is secret unless LIMBWISE_PUBLIC_EXPONENT is given. The running time of powers
 * with a secret exponent depends only on options.exp_bits or, if that is 0, on its number of limbs.
 * LIMBWISE_ERR_EXPONENT_TOO_LONG if it has more bits. `*made` must be freed; it is null after an error.
 */
limbwise_status limbwise_fixed_exponent_new(limbwise_operand exponent, const limbwise_options *options,
                                            limbwise_fixed_exponent **made, limbwise_error *error);

/** Frees a fixed exponent. A null pointer is ignored. */
void limbwise_fixed_exponent_free(limbwise_fixed_exponent *exponent);

/** Computes base ^ exponent, row by row. Of the options, only the threads are used. */
limbwise_status limbwise_fixed_exponent_powmod(const limbwise_fixed_exponent *exponent, limbwise_operand base,
                                               limbwise_modulo modulus, const limbwise_options *options,
                                               limbwise_output out, limbwise_error *error);

/* ---------------------------------------------------------------- number theory */

/**
 * **Number theory.**
 *
 * Functions compute row by row. Those that return a value other than a number per row write to an array of `rows`
 * values, which must be the number of rows of the operands (1 if none has rows): else LIMBWISE_ERR_OUTPUT_SHAPE. The
 * array must not overlap the operands.
 */

/** Computes the greatest common divisor of x and y, as wide as the wider operand. gcd(0, x) is x. */
limbwise_status limbwise_gcd(limbwise_operand x, limbwise_operand y, const limbwise_options *options, limbwise_output out,
                             limbwise_error *error);

/**
 * Computes the Jacobi symbol (x / n): 0 if x and n have a common factor, else 1 or -1. LIMBWISE_ERR_EVEN_MODULUS or
 * LIMBWISE_ERR_ZERO_MODULUS with the first row whose n is not odd.
 */
limbwise_status limbwise_jacobi(limbwise_operand x, limbwise_operand n, const limbwise_options *options, int8_t *symbols,
                                size_t rows, limbwise_error *error);

/**
 * Sets found[row] to 1 if x ^ order is 1 modulo one number, else to 0. For a prime modulus, this tests whether x is in
 * the subgroup of this order. If the modulus is 2 order + 1, the much faster Jacobi symbol is computed instead, and the
 * modulus must be prime. With LIMBWISE_PUBLIC_EXPONENT the order is public. The results are public.
 */
limbwise_status limbwise_in_subgroup(limbwise_operand x, limbwise_operand order, limbwise_modulo modulus,
                                     const limbwise_options *options, uint8_t *found, size_t rows, limbwise_error *error);

/**
 * Sets found[row] to 1 if n is prime, else to 0, by the Baillie-PSW test. The test is exact below 2^64, and no
 * composite number is known to pass it. Constant-time in the numbers and in the results.
 */
limbwise_status limbwise_is_probable_prime(limbwise_operand n, const limbwise_options *options, uint8_t *found, size_t rows,
                                           limbwise_error *error);
/** Like limbwise_is_probable_prime, for public numbers: composite numbers are dropped as soon as they are recognized. */
limbwise_status limbwise_is_probable_prime_vartime(limbwise_operand n, const limbwise_options *options, uint8_t *found,
                                                   size_t rows, limbwise_error *error);

/**
 * Generates a random prime of `bits` bits for each row of `out`, from the system's random bytes. Its two highest bits
 * are 1, so that the product of two such primes has twice as many bits. `out` has (bits + 63) / 64 limbs.
 * LIMBWISE_ERR_WIDTH unless bits is 64 to 8192, LIMBWISE_ERR_RANDOM. The running time reveals how many candidates
 * were rejected; these are independent of the prime.
 */
limbwise_status limbwise_random_prime(size_t bits, limbwise_output out, limbwise_error *error);

/* ---------------------------------------------------------------- private keys */

/**
 * **Private keys.**
 *
 * Keys of two primes compute modulo each prime and combine both results by the Chinese remainder theorem. Any number
 * of threads may use a key at once. The content of a key is overwritten when it is freed. Operands documented as one
 * number have one row or LIMBWISE_EVERY_ROW (LIMBWISE_ERR_ROWS). The functions on columns return the same errors as
 * arithmetic modulo a number.
 */

/** Two primes. */
typedef struct limbwise_private_key limbwise_private_key;

/** An RSA key. */
typedef struct limbwise_rsa_key limbwise_rsa_key;

/** A key of the Paillier scheme with the generator n + 1: a ciphertext of m is (1 + m n) r^n mod n^2 with a random r. */
typedef struct limbwise_paillier_key limbwise_paillier_key;

/**
 * Creates a key from two primes of any lengths, each one number. LIMBWISE_ERR_KEY if they are equal, or if one is
 * even or not prime. `*made` must be freed; it is null after an error. The primes are secret except for their bit
 * lengths.
 */
limbwise_status limbwise_private_key_new(limbwise_operand p, limbwise_operand q, limbwise_private_key **made,
                                         limbwise_error *error);

/** Returns the number of limbs of n = p q; 0 for a null pointer. */
size_t limbwise_private_key_limbs(const limbwise_private_key *key);

/** Writes n = p q, which is public. `out` has one row of limbwise_private_key_limbs limbs. */
limbwise_status limbwise_private_key_modulus(const limbwise_private_key *key, limbwise_output out, limbwise_error *error);

/**
 * Creates the RSA key for a public exponent, one number. LIMBWISE_ERR_KEY if the exponent is 0 or 1, or has no inverse
 * modulo p - 1 or q - 1. The private key may be freed afterwards.
 */
limbwise_status limbwise_private_key_rsa(const limbwise_private_key *key, limbwise_operand e, limbwise_rsa_key **made,
                                         limbwise_error *error);

/** Creates the Paillier key. LIMBWISE_ERR_KEY if one prime divides the other prime minus one. */
limbwise_status limbwise_private_key_paillier(const limbwise_private_key *key, limbwise_paillier_key **made,
                                              limbwise_error *error);

/**
 * Computes x ^ d mod n: signatures of padded digests, or decrypted messages. Before any result is written, each is
 * raised to the public exponent and compared with x: LIMBWISE_ERR_FAULT with the first row whose result is wrong.
 * `out` is as wide as n.
 */
limbwise_status limbwise_rsa_key_private(const limbwise_rsa_key *key, limbwise_operand x, const limbwise_options *options,
                                         limbwise_output out, limbwise_error *error);

/** Computes x ^ e mod n. */
limbwise_status limbwise_rsa_key_public(const limbwise_rsa_key *key, limbwise_operand x, const limbwise_options *options,
                                        limbwise_output out, limbwise_error *error);

/** Returns the number of limbs of n^2, the modulus of ciphertexts; 0 for a null pointer. */
size_t limbwise_paillier_key_limbs(const limbwise_paillier_key *key);

/**
 * Decrypts ciphertexts; `out` is as wide as n. Plaintexts are checked before any is written: LIMBWISE_ERR_FAULT with
 * the first row that is not a ciphertext, because it has a factor in common with n, or whose result is wrong.
 */
limbwise_status limbwise_paillier_key_decrypt(const limbwise_paillier_key *key, limbwise_operand ciphertexts,
                                              const limbwise_options *options, limbwise_output out, limbwise_error *error);

/**
 * Computes r ^ n mod n^2, faster than without the primes. `out` has limbwise_paillier_key_limbs limbs.
 * LIMBWISE_ERR_FAULT with the first row that is 0 modulo n or has a factor in common with n.
 */
limbwise_status limbwise_paillier_key_noise(const limbwise_paillier_key *key, limbwise_operand r,
                                            const limbwise_options *options, limbwise_output out, limbwise_error *error);

/** Frees a private key. A null pointer is ignored. */
void limbwise_private_key_free(limbwise_private_key *key);
/** Frees an RSA key. A null pointer is ignored. */
void limbwise_rsa_key_free(limbwise_rsa_key *key);
/** Frees a Paillier key. A null pointer is ignored. */
void limbwise_paillier_key_free(limbwise_paillier_key *key);

/* ---------------------------------------------------------------- products of two numbers */

/**
 * **Products of two numbers.**
 *
 * x and y have `limbs` limbs and may be the same memory. `scratch` has limbwise_mul_scratch(limbs) limbs and is left
 * with intermediate results. If it is null, scratch memory is allocated if needed, and overwritten afterwards. z and
 * scratch must not overlap anything.
 */

/**
 * Returns the number of limbs of scratch for a product: 0 if none is needed, which is the case at least up to 16
 * limbs, else a little over 2 * limbs.
 */
size_t limbwise_mul_scratch(size_t limbs);

/** Computes z <- x y; z has 2 * limbs limbs. */
limbwise_status limbwise_mul(const uint64_t *x, const uint64_t *y, size_t limbs, uint64_t *z, uint64_t *scratch,
                             limbwise_error *error);

/** Computes z <- x^2; z has 2 * limbs limbs. */
limbwise_status limbwise_sqr(const uint64_t *x, size_t limbs, uint64_t *z, uint64_t *scratch, limbwise_error *error);

/** Computes z <- x y mod 2^(64 limbs); z has limbs limbs. */
limbwise_status limbwise_mul_low(const uint64_t *x, const uint64_t *y, size_t limbs, uint64_t *z, uint64_t *scratch,
                                 limbwise_error *error);

/* ---------------------------------------------------------------- byte order */

/**
 * **Byte order.**
 *
 * Memory may have any alignment; lengths are in bytes. `width` is the size of an element, 2, 4, 8 or 16 bytes
 * (LIMBWISE_ERR_WIDTH), and lengths must be multiples of it (LIMBWISE_ERR_RAGGED). `from` and `to` must be the same
 * pointer or not overlap.
 */

/** Reverses the bytes of each element. */
limbwise_status limbwise_byteswap(void *data, size_t bytes, size_t width, limbwise_error *error);
/** Like limbwise_byteswap, from one memory to another. */
limbwise_status limbwise_byteswap_into(const void *from, void *to, size_t bytes, size_t width, limbwise_error *error);

/**
 * Reads an element every `stride` bytes, beginning at the start of `from`, reverses its bytes, and writes to_bytes /
 * width elements contiguously. LIMBWISE_ERR_STRIDE, LIMBWISE_ERR_TOO_SHORT. `from` and `to` must not overlap.
 */
limbwise_status limbwise_byteswap_gather(const void *from, size_t from_bytes, size_t stride, void *to, size_t to_bytes,
                                         size_t width, limbwise_error *error);

/**
 * Reverses the bytes of each field of each record. A record has `count` contiguous fields (at least one) of 1, 2, 3,
 * 4, 8 or 16 bytes (LIMBWISE_ERR_WIDTH). The length must be a multiple of the record's size.
 */
limbwise_status limbwise_byteswap_records(void *data, size_t bytes, const size_t *fields, size_t count,
                                          limbwise_error *error);
/** Like limbwise_byteswap_records, from one memory to another. */
limbwise_status limbwise_byteswap_records_into(const void *from, void *to, size_t bytes, const size_t *fields,
                                               size_t count, limbwise_error *error);

/**
 * Converts out.rows big-endian numbers of `width` bytes each (at least 1) to limbs. LIMBWISE_ERR_OUTPUT_SHAPE if the
 * numbers are wider than the rows of `out`.
 */
limbwise_status limbwise_limbs_from_be(const uint8_t *bytes, size_t width, limbwise_output out, limbwise_error *error);
/**
 * Converts numbers.rows rows of limbs to big-endian numbers of `width` bytes each. LIMBWISE_ERR_DOES_NOT_FIT with the
 * first row whose value needs more bytes.
 */
limbwise_status limbwise_limbs_to_be(limbwise_operand numbers, size_t width, uint8_t *bytes, limbwise_error *error);

/* ---------------------------------------------------------------- GRF archives */

/**
 * **GRF archives.**
 *
 * Blocks have 8 bytes and any alignment; lengths in bytes must be multiples of 8 (LIMBWISE_ERR_RAGGED). `from` and
 * `to` must be the same pointer or not overlap.
 */
/** Decrypts every block in place. */
limbwise_status limbwise_grf_decode_blocks(void *data, size_t bytes, limbwise_error *error);
/** Encrypts every block in place. */
limbwise_status limbwise_grf_encode_blocks(void *data, size_t bytes, limbwise_error *error);
/** Decrypts every block of `from` into `to`. */
limbwise_status limbwise_grf_decode_blocks_into(const void *from, void *to, size_t bytes, limbwise_error *error);
/** Encrypts every block of `from` into `to`. */
limbwise_status limbwise_grf_encode_blocks_into(const void *from, void *to, size_t bytes, limbwise_error *error);

/**
 * Decrypts a whole entry in place. `bytes` is its length with padding (the "aligned" length in the archive's table),
 * which may be any number. `flags` are those of the table (LIMBWISE_ERR_ENCRYPTION if bit 0x80 is set), and
 * `compressed_len` is the length without padding.
 */
limbwise_status limbwise_grf_decode_entry(void *entry, size_t bytes, uint8_t flags, uint32_t compressed_len,
                                          limbwise_error *error);
/** Encrypts a whole entry in place: the inverse of limbwise_grf_decode_entry. */
limbwise_status limbwise_grf_encode_entry(void *entry, size_t bytes, uint8_t flags, uint32_t compressed_len,
                                          limbwise_error *error);

/* ---------------------------------------------------------------- what is loaded */

/** Returns the version of the library, such as "0.1.0". Not to be freed. */
const char *limbwise_version(void);

/**
 * Describes the processor, the enabled features and the variant of each family: "x86_64: adx avx2 ...; lanes/ifma
 * ...". The text must not be freed. LIMBWISE_CPU_DISABLE disables features. If it contains an unknown name, all
 * features are disabled, and only this function fails, with that name.
 */
limbwise_status limbwise_cpu(const char **text, limbwise_error *error);

/**
 * Returns the number of threads that options.threads = 0 stands for. The environment is read once, and the processors
 * that the process may use are counted once, by affinity and quota.
 */
limbwise_status limbwise_threads(size_t *threads, limbwise_error *error);

#ifdef __cplusplus
}
#endif

#endif
