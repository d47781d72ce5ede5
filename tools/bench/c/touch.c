/* Loads and stores every vector of an array and changes nothing: the bound of what is done in place. */

#include <stddef.h>

#if defined __AVX512F__
#define BYTES 64
#elif defined __AVX2__
#define BYTES 32
#else
#define BYTES 16
#endif

#if defined __x86_64__
#define KEEP(v) __asm__ volatile("" : "+v"(v))
#else
#define KEEP(v) __asm__ volatile("" : "+w"(v))
#endif

typedef unsigned char vector __attribute__((vector_size(BYTES)));
typedef vector unaligned __attribute__((aligned(1)));

size_t limbwise_bench_touch_bytes(void) { return BYTES; }

void limbwise_bench_touch(unsigned char *x, size_t bytes) {
    size_t at = 0;
    for (; at + 4 * BYTES <= bytes; at += 4 * BYTES) {
        unaligned *p = (unaligned *)(x + at);
        vector a = p[0], b = p[1], c = p[2], d = p[3];
        KEEP(a);
        KEEP(b);
        KEEP(c);
        KEEP(d);
        p[0] = a;
        p[1] = b;
        p[2] = c;
        p[3] = d;
    }
    for (; at + BYTES <= bytes; at += BYTES) {
        unaligned *p = (unaligned *)(x + at);
        vector a = p[0];
        KEEP(a);
        p[0] = a;
    }
    for (; at < bytes; at++) {
        unsigned char a = x[at];
        __asm__ volatile("" : "+r"(a));
        x[at] = a;
    }
}
