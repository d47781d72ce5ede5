/* What a C programmer writes. Compiled several times with other options; WAY names the time. */

#include <stddef.h>
#include <stdint.h>

#define JOIN_(a, b) a##_##b
#define JOIN(a, b) JOIN_(a, b)

#define SWAP(bits, type)                                                                                     \
    void JOIN(limbwise_bench_in_place_##bits, WAY)(type *x, size_t n) {                                      \
        for (size_t i = 0; i < n; i++) x[i] = __builtin_bswap##bits(x[i]);                                   \
    }                                                                                                        \
    void JOIN(limbwise_bench_into_##bits, WAY)(const type *restrict x, type *restrict y, size_t n) {         \
        for (size_t i = 0; i < n; i++) y[i] = __builtin_bswap##bits(x[i]);                                   \
    }

SWAP(16, uint16_t)
SWAP(32, uint32_t)
SWAP(64, uint64_t)
SWAP(128, unsigned __int128)
