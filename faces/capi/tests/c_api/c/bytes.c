/* Compares byte order with loops. Writes the blocks and entries processed by the cipher to stdout: ../oracle.rs compares them. */
#define _GNU_SOURCE
#include <limbwise.h>
#include <stdio.h>
#include <string.h>

#include "array.h"

#define CHECK(condition)                                                    \
    do {                                                                    \
        if (!(condition)) {                                                 \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition); \
            abort();                                                        \
        }                                                                   \
    } while (0)

static uint8_t byte(size_t i) { return (uint8_t)(i * 7 + i / 256 * 31); }

static void swap_by_hand(const uint8_t *from, uint8_t *to, size_t width) {
    for (size_t i = 0; i < width; i++) to[i] = from[width - 1 - i];
}

static void swaps(size_t width, size_t count, size_t misaligned) {
    const size_t bytes = width * count, all = bytes + misaligned;
    uint8_t *from_all = array(all), *to_all = array(all), *expected = array(bytes);
    uint8_t *from = from_all + misaligned, *to = to_all + misaligned;
    for (size_t i = 0; i < bytes; i++) from[i] = byte(i);
    for (size_t i = 0; i < count; i++) swap_by_hand(from + width * i, expected + width * i, width);

    CHECK(limbwise_byteswap_into(from, to, bytes, width, NULL) == LIMBWISE_OK);
    CHECK(memcmp(to, expected, bytes) == 0);
    CHECK(limbwise_byteswap_into(to, to, bytes, width, NULL) == LIMBWISE_OK);
    CHECK(memcmp(to, from, bytes) == 0);
    CHECK(limbwise_byteswap(to, bytes, width, NULL) == LIMBWISE_OK);
    CHECK(memcmp(to, expected, bytes) == 0);
    CHECK(limbwise_byteswap_records(to, bytes, &width, 1, NULL) == LIMBWISE_OK);
    CHECK(memcmp(to, from, bytes) == 0);
    CHECK(limbwise_byteswap_records_into(from, to, bytes, &width, 1, NULL) == LIMBWISE_OK);
    CHECK(memcmp(to, expected, bytes) == 0);
    CHECK(limbwise_byteswap_gather(from, bytes, width, to, bytes, width, NULL) == LIMBWISE_OK);
    CHECK(memcmp(to, expected, bytes) == 0);
    array_free(from_all, all);
    array_free(to_all, all);
    array_free(expected, bytes);
}

/* Converts numbers of any width to rows and back; the rows may be wider than necessary. */
static void numbers(size_t width, size_t rows, size_t more) {
    const size_t limbs = (width + 7) / 8 + more, bytes = rows * width;
    uint8_t *big = array(bytes), *back = array(bytes);
    uint64_t *out = array(rows * limbs * 8);
    for (size_t i = 0; i < bytes; i++) big[i] = byte(i + 1);
    CHECK(limbwise_limbs_from_be(big, width, limbwise_out(out, rows, limbs), NULL) == LIMBWISE_OK);
    for (size_t row = 0; row < rows; row++) {
        for (size_t i = 0; i < 8 * limbs; i++) {
            const uint8_t expected = i < width ? big[row * width + width - 1 - i] : 0;
            CHECK((uint8_t)(out[row * limbs + i / 8] >> (8 * (i % 8))) == expected);
        }
    }
    CHECK(limbwise_limbs_to_be(limbwise_each(out, rows, limbs), width, back, NULL) == LIMBWISE_OK);
    CHECK(memcmp(big, back, bytes) == 0);
    array_free(big, bytes);
    array_free(back, bytes);
    array_free(out, rows * limbs * 8);
}

static void ciphers(void) {
    enum { BYTES = 8000 };
    uint8_t *plain = array(BYTES), *out = array(BYTES), *again = array(BYTES);
    for (size_t i = 0; i < BYTES; i++) plain[i] = byte(i);
    CHECK(limbwise_grf_encode_blocks_into(plain, out, BYTES, NULL) == LIMBWISE_OK);
    fwrite(out, 1, BYTES, stdout);
    CHECK(limbwise_grf_decode_blocks_into(out, again, BYTES, NULL) == LIMBWISE_OK);
    CHECK(memcmp(again, plain, BYTES) == 0);
    CHECK(limbwise_grf_encode_blocks(again, BYTES, NULL) == LIMBWISE_OK && memcmp(again, out, BYTES) == 0);
    CHECK(limbwise_grf_decode_blocks_into(again, again, BYTES, NULL) == LIMBWISE_OK && memcmp(again, plain, BYTES) == 0);
    CHECK(limbwise_grf_encode_blocks_into(again, again, BYTES, NULL) == LIMBWISE_OK);
    CHECK(limbwise_grf_decode_blocks(again, BYTES, NULL) == LIMBWISE_OK && memcmp(again, plain, BYTES) == 0);

    const struct {
        uint8_t flags;
        uint32_t compressed_len;
    } entries[] = {{0x03, 7990}, {0x05, 7990}, {0x01, 5}};
    for (size_t i = 0; i < sizeof entries / sizeof *entries; i++) {
        for (size_t j = 0; j < BYTES; j++) plain[j] ^= entries[i].flags;
        memcpy(out, plain, BYTES);
        CHECK(limbwise_grf_encode_entry(out, BYTES, entries[i].flags, entries[i].compressed_len, NULL) == LIMBWISE_OK);
        fwrite(out, 1, BYTES, stdout);
        CHECK(limbwise_grf_decode_entry(out, BYTES, entries[i].flags, entries[i].compressed_len, NULL) == LIMBWISE_OK);
        CHECK(memcmp(out, plain, BYTES) == 0);
    }
    array_free(plain, BYTES);
    array_free(out, BYTES);
    array_free(again, BYTES);
}

int main(void) {
    const size_t counts[] = {0, 1, 2, 3, 7, 8, 31, 64, 100, 1000, 5000};
    for (size_t width = 2; width <= 16; width *= 2) {
        for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
            for (size_t misaligned = 0; misaligned < 3; misaligned++) swaps(width, counts[i], misaligned);
        }
    }
    for (size_t width = 1; width < 70; width++) {
        for (size_t rows = 0; rows < 20; rows += 3) numbers(width, rows, rows % 2);
    }
    ciphers();
    return 0;
}
