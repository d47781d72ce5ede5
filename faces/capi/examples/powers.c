/* Powers of three numbers, with one exponent and one modulus. */
#include <limbwise.h>
#include <stdio.h>

int main(void) {
    uint64_t base[3] = {2, 3, 5}, exponent = 65537, modulus = 1000000007, power[3];
    limbwise_error error;
    if (limbwise_powmod(limbwise_each(base, 3, 1), limbwise_one(&exponent, 1), limbwise_mod_one(&modulus, 1), NULL,
                        limbwise_out(power, 3, 1), &error) != LIMBWISE_OK) {
        fprintf(stderr, "%s\n", error.text);
        return 1;
    }
    for (int row = 0; row < 3; row++) printf("%llu\n", (unsigned long long)power[row]);
    return 0;
}
