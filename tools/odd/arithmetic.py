"""What the functions and the verbs compute, by Python's integers."""

import math


class Bad(Exception):
    """A row that has no result."""


def positive(m):
    if m < 1:
        raise Bad
    return m


def natural(*numbers):
    if min(numbers) < 0:
        raise Bad
    return numbers[0] if len(numbers) == 1 else numbers


def inverse(x, m):
    if math.gcd(x, positive(m)) != 1:
        raise Bad
    return pow(x, -1, m)


def power(x, e, m):
    return pow(x, e, positive(m)) if e >= 0 else pow(inverse(x, m), -e, m)


def jacobi(x, n):
    natural(x)
    if n < 1 or n % 2 == 0:
        raise Bad
    x %= n
    sign = 1
    while x:
        while x % 2 == 0:
            x //= 2
            sign = -sign if n % 8 in (3, 5) else sign
        x, n = n, x
        sign = -sign if x % 4 == n % 4 == 3 else sign
        x %= n
    return sign if n == 1 else 0


def is_prime(n):
    """Miller-Rabin with the first bases: right for all numbers below 3.3 * 10**24, and for those of these calls and runs."""
    natural(n)
    bases = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41]
    if n < 2 or any(n % p == 0 for p in bases):
        return n in bases
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1

    def passes(a):
        x = pow(a, odd, n)
        return x in (1, n - 1) or any((x := x * x % n) == n - 1 for _ in range(twos - 1))

    return all(map(passes, bases))


class Either:
    """True or False: both are right."""

    __hash__ = None

    def __eq__(self, other):
        return isinstance(other, bool)


def member(x, q, p):
    """Returns whether x^q is 1. If the modulus is 2 q + 1, it must be prime, because the symbol is computed."""
    return pow(x, q, positive(p)) == 1 % p if p != 2 * q + 1 or is_prime(p) else Either()


# The operations modulo a number, with the roles of their operands before it.
OPERATIONS = {
    "powmod": (("base", "exp"), power),
    "mulmod": (("x", "y"), lambda x, y, m: x * y % positive(m)),
    "addmod": (("x", "y"), lambda x, y, m: (x + y) % positive(m)),
    "submod": (("x", "y"), lambda x, y, m: (x - y) % positive(m)),
    "sqrmod": (("x",), lambda x, m: x * x % positive(m)),
    "negmod": (("x",), lambda x, m: -x % positive(m)),
    "invmod": (("x",), inverse),
}
OTHERS = {
    "mod": (("x",), lambda x, m: x % positive(m)),
    "gcd": (("x", "y"), math.gcd),
    "jacobi": (("x",), jacobi),
    "in-subgroup": (("x", "order"), member),
    "prime": (("x",), is_prime),
}


def verb(name, roles, f):
    """Returns the options of a verb's operands, and what it computes: in a table, only exponents are negative."""
    options = [f"--{role}" for role in (*roles, *(() if name in ("gcd", "prime") else ("mod",)))]

    def checked(*numbers):
        natural(*(n for n, option in zip(numbers, options, strict=False) if option != "--exp"))
        return f(*numbers)

    return options, checked


VERBS = {name: verb(name, *of) for name, of in {**OPERATIONS, **OTHERS}.items()}
