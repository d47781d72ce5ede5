/* The loop of an article on byte order by AVX2, with the tail of its plain loop; there for 64 bits, and said to be made likewise for the
 * others. Compiled by its command, gcc -mavx2 -fno-tree-vectorize -O3. */

#include <immintrin.h>
#include <stddef.h>
#include <stdint.h>

#define SWAP(bits, ...)                                                                                      \
    void limbwise_bench_in_place_##bits##_article(uint##bits##_t *x, size_t n) {                             \
        const size_t step = 32 / sizeof *x;                                                                  \
        const __m256i order = _mm256_set_epi8(__VA_ARGS__, __VA_ARGS__);                                     \
        size_t i = 0;                                                                                        \
        for (; i < (n & ~(step - 1)); i += step) {                                                           \
            __m256i bytes = _mm256_loadu_si256((__m256i *)(&x[i]));                                          \
            bytes = _mm256_shuffle_epi8(bytes, order);                                                       \
            _mm256_storeu_si256((__m256i *)(&x[i]), bytes);                                                  \
        }                                                                                                    \
        for (; i < n; ++i) x[i] = __builtin_bswap##bits(x[i]);                                               \
    }

SWAP(16, 14, 15, 12, 13, 10, 11, 8, 9, 6, 7, 4, 5, 2, 3, 0, 1)
SWAP(32, 12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7, 0, 1, 2, 3)
SWAP(64, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7)
