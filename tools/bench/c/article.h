/* Vectors of one width for the programs of the article: WIDTH is 256, as there, or 512. */
#include <immintrin.h>
#include <stddef.h>
#include <stdint.h>

#if WIDTH == 256
typedef __m256i V;
#define OP(f) _mm256_##f
#define LOGIC(f) _mm256_##f##_si256
#define LOAD(p, i) _mm256_load_si256((const V *)(p) + (i))
#define STORE(p, i, v) _mm256_store_si256((V *)(p) + (i), v)
#define ZERO _mm256_setzero_si256()
#else
typedef __m512i V;
#define OP(f) _mm512_##f
#define LOGIC(f) _mm512_##f##_si512
#define LOAD(p, i) _mm512_load_si512((const V *)(p) + (i))
#define STORE(p, i, v) _mm512_store_si512((V *)(p) + (i), v)
#define ZERO _mm512_setzero_si512()
#endif

#define ADD(a, b) OP(add_epi64)(a, b)
#define SUB(a, b) OP(sub_epi64)(a, b)
#define AND(a, b) LOGIC(and)(a, b)
#define OR(a, b) LOGIC(or)(a, b)
#define SHR(a, n) OP(srli_epi64)(a, n)
#define SHL(a, n) OP(slli_epi64)(a, n)
#define ALL(x) OP(set1_epi64x)(x)
/* The low and the high half of a product of 52-bit numbers, added to c. */
#define LO(c, a, b) OP(madd52lo_epu64)(c, a, b)
#define HI(c, a, b) OP(madd52hi_epu64)(c, a, b)
/* The product of the low 32 bits of each lane. */
#define MUL(a, b) OP(mul_epu32)(a, b)
/* a where the lane of `sign` is negative, b elsewhere. */
#define PICK(sign, a, b) OP(mask_blend_epi64)(OP(cmplt_epi64_mask)(sign, ZERO), b, a)

#if WIDTH == 512
#define _mm512_set1_epi64x(x) _mm512_set1_epi64(x)
#endif
