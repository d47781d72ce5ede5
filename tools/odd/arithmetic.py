"""What the verbs of the command compute, by Python's integers."""

import math


class Impossible(Exception):
    """A row that cannot be computed."""


def modulus(m):
    if m < 1:
        raise Impossible
    return m


def natural(*numbers):
    if any(n < 0 for n in numbers):
        raise Impossible


def power(x, e, m):
    natural(x)
    modulus(m)
    if e < 0 and math.gcd(x, m) != 1:
        raise Impossible
    return pow(x, e, m)


def inverse(x, m):
    natural(x)
    if math.gcd(x, modulus(m)) != 1:
        raise Impossible
    return pow(x, -1, m)


def jacobi(x, n):
    natural(x)
    if n < 1 or n % 2 == 0:
        raise Impossible
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
    """Miller-Rabin with the first bases: right for all numbers below 3.3 * 10**24, and for those of these runs."""
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


def plain(f):
    def checked(x, *rest):
        natural(x, *rest[:-1])
        return f(x, *rest[:-1], modulus(rest[-1]))

    return checked


def divisor(x, y):
    natural(x, y)
    return math.gcd(x, y)


def member(x, q, p):
    natural(x, q)
    modulus(p)
    return jacobi(x, p) == 1 if p == 2 * q + 1 and p % 2 else pow(x, q, p) == 1 % p


# Verbs with the options of their operands.
VERBS = {
    "powmod": (["--base", "--exp", "--mod"], power),
    "mulmod": (["--x", "--y", "--mod"], plain(lambda x, y, m: x * y % m)),
    "addmod": (["--x", "--y", "--mod"], plain(lambda x, y, m: (x + y) % m)),
    "submod": (["--x", "--y", "--mod"], plain(lambda x, y, m: (x - y) % m)),
    "negmod": (["--x", "--mod"], plain(lambda x, m: -x % m)),
    "invmod": (["--x", "--mod"], inverse),
    "sqrmod": (["--x", "--mod"], plain(lambda x, m: x * x % m)),
    "mod": (["--x", "--mod"], plain(lambda x, m: x % m)),
    "gcd": (["--x", "--y"], divisor),
    "jacobi": (["--x", "--mod"], jacobi),
    "in-subgroup": (["--x", "--order", "--mod"], member),
    "prime": (["--x"], is_prime),
}
