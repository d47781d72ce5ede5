// Columns as vectors, prepared moduli that free themselves, refusals as exceptions.
#include <limbwise.h>

#include <cstdint>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

namespace {

struct Refused : std::runtime_error {
    explicit Refused(const limbwise_error &error) : std::runtime_error(error.text), row(error.row) {}
    std::size_t row;
};

/// Calls a function of limbwise.h with an error behind the arguments.
template <typename Function, typename... Arguments>
void call(Function function, Arguments &&...arguments) {
    limbwise_error error;
    if (function(std::forward<Arguments>(arguments)..., &error) != LIMBWISE_OK) throw Refused(error);
}

struct Column {
    std::size_t limbs;
    std::vector<std::uint64_t> data;

    limbwise_operand each() const { return limbwise_each(data.data(), data.size() / limbs, limbs); }
    limbwise_operand one() const { return limbwise_one(data.data(), limbs); }
    limbwise_output out() { return limbwise_out(data.data(), data.size() / limbs, limbs); }
};

struct Free {
    void operator()(limbwise_moduli *moduli) const { limbwise_moduli_free(moduli); }
};
using Moduli = std::unique_ptr<limbwise_moduli, Free>;

Moduli prepare(const Column &column) {
    limbwise_moduli *made;
    call(limbwise_moduli_new, column.each(), nullptr, &made);
    return Moduli(made);
}

}  // namespace

int main() {
    // Odd, even, and as small as can be.
    const Moduli moduli = prepare({1, {1000000007, 4096, 1}});
    const Column x{1, {123456789, 4095, 5}};
    Column y{1, {0, 0, 0}};

    const limbwise_modulo modulo = limbwise_mod_prepared(moduli.get());
    call(limbwise_powmod, x.each(), x.each(), modulo, nullptr, y.out());
    std::cout << "x^x: " << y.data[0] << ' ' << y.data[1] << ' ' << y.data[2] << '\n';

    // Results may take the place of an operand.
    call(limbwise_mulmod, y.each(), x.each(), modulo, nullptr, y.out());
    std::cout << "x^x x: " << y.data[0] << ' ' << y.data[1] << ' ' << y.data[2] << '\n';

    try {
        prepare({1, {7, 0, 9}});
    } catch (const Refused &refused) {
        std::cout << "refused: " << refused.what() << " (row " << refused.row << ")\n";
    }
}
