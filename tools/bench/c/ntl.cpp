// NTL's products modulo numbers of any size (ZZ_p) and of a word (zz_p), each row modulo its own. A modulus
// is installed once for many products, as the library means it. And its powers (ZZ).

#include <NTL/ZZ.h>
#include <NTL/ZZ_p.h>
#include <NTL/lzz_p.h>
#include <NTL/version.h>

#include <cstdint>
#include <memory>
#include <vector>

using namespace NTL;

namespace {

class Rows {
public:
    virtual ~Rows() = default;
    virtual void multiply() = 0;
    virtual ZZ product(std::size_t row) const = 0;
};

ZZ read(const uint64_t *words, std::size_t length) {
    return ZZFromBytes(reinterpret_cast<const unsigned char *>(words), long(length * sizeof(uint64_t)));
}

template <class Number, class Context> struct Row {
    Context context;
    Number x, y;
    std::vector<Number> products;
};

template <class Number, class Context> class RowsOf final : public Rows {
public:
    RowsOf(std::size_t rows, std::size_t words, std::size_t times, bool square, const uint64_t *x,
           const uint64_t *y, const uint64_t *m)
        : square(square) {
        for (std::size_t row = 0; row < rows; row++) {
            const std::size_t at = row * words;
            const Context context(modulus(read(m + at, words)));
            context.restore();
            const auto number = [&](const uint64_t *from) { return conv<Number>(read(from + at, words)); };
            all.push_back({context, number(x), number(y), std::vector<Number>(times)});
        }
    }

    void multiply() override {
        for (auto &row : all) {
            row.context.restore();
            if (square)
                for (auto &product : row.products) sqr(product, row.x);
            else
                for (auto &product : row.products) mul(product, row.x, row.y);
        }
    }

    ZZ product(std::size_t row) const override {
        all[row].context.restore();
        return conv<ZZ>(rep(all[row].products.back()));
    }

private:
    static auto modulus(const ZZ &m) {
        if constexpr (std::is_same_v<Number, zz_p>)
            return conv<long>(m);
        else
            return m;
    }

    bool square;
    std::vector<Row<Number, Context>> all;
};

class Powers {
public:
    Powers(std::size_t rows, std::size_t exp_words, std::size_t words, const uint64_t *base, const uint64_t *exp,
           const uint64_t *modulus) {
        for (std::size_t row = 0; row < rows; row++)
            all.push_back({read(base + row * words, words), read(exp + row * exp_words, exp_words),
                           read(modulus + row * words, words)});
    }

    const ZZ &power(std::size_t row) {
        const auto &[base, exp, modulus] = all[row];
        PowerMod(result, base, exp, modulus);
        return result;
    }

private:
    struct Row {
        ZZ base, exp, modulus;
    };
    std::vector<Row> all;
    ZZ result;
};

} // namespace

extern "C" {

const char *limbwise_ntl_version() { return NTL_VERSION; }

// A modulus of zz_p is less than this many bits long.
long limbwise_ntl_word_bits() { return NTL_SP_NBITS; }

// Numbers of this many words each, least significant first, one after another. Each product is computed
// `times` times.
Rows *limbwise_ntl_new(std::size_t rows, std::size_t words, std::size_t times, bool word, bool square,
                       const uint64_t *x, const uint64_t *y, const uint64_t *m) noexcept {
    if (word) return new RowsOf<zz_p, zz_pContext>(rows, words, times, square, x, y, m);
    return new RowsOf<ZZ_p, ZZ_pContext>(rows, words, times, square, x, y, m);
}

void limbwise_ntl_multiply(Rows *rows) noexcept { rows->multiply(); }

void limbwise_ntl_product(const Rows *rows, std::size_t row, uint64_t *product, std::size_t words) noexcept {
    BytesFromZZ(reinterpret_cast<unsigned char *>(product), rows->product(row), long(words * sizeof(uint64_t)));
}

void limbwise_ntl_free(Rows *rows) noexcept { delete rows; }

// Bases and moduli of `words` words, bases below the moduli, and exponents of `exp_words`.
Powers *limbwise_ntl_powers(std::size_t rows, std::size_t exp_words, std::size_t words, const uint64_t *base,
                            const uint64_t *exp, const uint64_t *modulus) noexcept {
    return new Powers(rows, exp_words, words, base, exp, modulus);
}

void limbwise_ntl_power(Powers *powers, std::size_t row, uint64_t *power, std::size_t words) noexcept {
    BytesFromZZ(reinterpret_cast<unsigned char *>(power), powers->power(row), long(words * sizeof(uint64_t)));
}

void limbwise_ntl_free_powers(Powers *powers) noexcept { delete powers; }
}
