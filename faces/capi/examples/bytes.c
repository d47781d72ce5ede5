/* Converts big-endian data to this processor's byte order, multiplies long numbers, and encrypts an entry of a GRF archive. */
#include <inttypes.h>
#include <limbwise.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(limbwise_status status, const limbwise_error *error) {
    if (status != LIMBWISE_OK) {
        fprintf(stderr, "%s: %s\n", limbwise_status_message(status), error->text);
        exit(EXIT_FAILURE);
    }
}

int main(void) {
    limbwise_error error;

    /* Two big-endian doubles, swapped while they are copied into an array. */
    const uint8_t wire[16] = {0x3f, 0xf8, 0, 0, 0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0};
    double prices[2];
    check(limbwise_byteswap_into(wire, prices, sizeof prices, sizeof *prices, &error), &error);
    printf("prices: %g %g\n", prices[0], prices[1]);

    /* Records of a 32-bit and a 16-bit field, in place. */
    uint8_t records[12] = {0, 0, 0, 7, 0, 1, 0, 0, 1, 0, 0, 2};
    const size_t fields[2] = {4, 2};
    check(limbwise_byteswap_records(records, sizeof records, fields, 2, &error), &error);
    printf("records:");
    for (size_t i = 0; i < sizeof records; i++) printf(" %d", records[i]);
    printf("\n");

    /* Two big-endian numbers of 10 bytes into rows of two limbs; the square of the first; and back. */
    const uint8_t numbers[20] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9};
    uint64_t limbs[2][2], square[4];
    uint8_t back[20];
    check(limbwise_limbs_from_be(numbers, 10, limbwise_out(limbs[0], 2, 2), &error), &error);
    check(limbwise_sqr(limbs[0], 2, square, NULL, &error), &error);
    printf("square: %016" PRIx64 " %016" PRIx64 " %016" PRIx64 " %016" PRIx64 "\n", square[3], square[2], square[1], square[0]);
    check(limbwise_limbs_to_be(limbwise_each(limbs[0], 2, 2), 10, back, &error), &error);
    printf("and back: %s\n", memcmp(numbers, back, sizeof back) == 0 ? "the same" : "not the same");

    /* An entry whose table says "encrypted" (0x02) and a compressed length of 49 bytes. */
    char plain[56] = "What an entry of an archive holds: a zlib stream.", entry[56];
    memcpy(entry, plain, sizeof entry);
    check(limbwise_grf_encode_entry(entry, sizeof entry, 0x03, 49, &error), &error);
    printf("encoded: %s\n", memcmp(entry, plain, sizeof entry) == 0 ? "the same" : "not the same");
    check(limbwise_grf_decode_entry(entry, sizeof entry, 0x03, 49, &error), &error);
    printf("decoded: %s\n", entry);
    return 0;
}
