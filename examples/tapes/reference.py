#!/usr/bin/env python3
"""What `limbwise calc WIDTH HEIGHT` prints for a tape on stdin, by Python's integers: the oracle of its tests.

Where the command ends with a mistake, so does this, with exit code 1 and the same offset and line on stderr.
"""

import math
import secrets
import sys


class Wrong(Exception):
    """A command that cannot be run."""


class Calculator:
    """The stack of numbers below 2^width."""

    def __init__(self, width, height):
        self.bits, self.height = width, height
        self.over = 1 << width
        self.stack, self.flag = [], 0

    def pop(self, count):
        if len(self.stack) < count:
            raise Wrong("too few numbers")
        taken = self.stack[len(self.stack) - count :]
        del self.stack[len(self.stack) - count :]
        return taken

    def push(self, *numbers):
        for number in numbers:
            if len(self.stack) == self.height:
                raise Wrong("the stack is full")
            self.stack.append(int(number) % self.over)

    def halves(self, product):
        self.push(product, product >> self.bits)

    def run(self, command):
        if command in "0123456789abcdefABCDEF":
            (x,) = self.pop(1)
            if x >> (self.bits - 4):
                raise Wrong("no room for a digit")
            self.push(x << 4 | int(command, 16))
        elif command in ONE:
            ONE[command](self, *self.pop(1))
        elif command in TWO:
            TWO[command](self, *self.pop(2))
        elif command in THREE:
            THREE[command](self, *self.pop(3))
        elif command == ".":
            self.push(0)
        elif command == "?":
            self.push(secrets.randbits(self.bits))
        elif command == "O":
            self.push(self.flag)
        elif command == "Z":
            self.stack, self.flag = [], 0
        else:
            raise Wrong("no command")

    def carried(self, number):
        self.flag = int(not 0 <= number < self.over)
        self.push(number)

    def divided(self, x, y):
        if y == 0:
            raise Wrong("division by 0")
        return divmod(x, y)

    def power(self, x, y, z):
        if z == 0:
            raise Wrong("the modulus is 0")
        self.push(pow(x, y, z))

    def inverse(self, x, z):
        if z == 0:
            raise Wrong("the modulus is 0")
        if math.gcd(x, z) != 1:
            raise Wrong("no inverse")
        self.push(pow(x, -1, z))


def is_probable_prime(n, base):
    """The test of Miller and Rabin. Bases that are multiples of n say nothing."""
    if n < 3 or n % 2 == 0:
        return n == 2
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    if base % n == 0:
        return True
    power = pow(base, odd, n)
    return power == 1 or any(pow(power, 1 << i, n) == n - 1 for i in range(twos))


ONE = {
    '"': lambda c, x: c.push(x, x),
    "_": lambda c, x: None,
    "~": lambda c, x: c.push(c.over - 1 - x),
    "S": lambda c, x: c.halves(x * x),
    "W": lambda c, x: c.push(x.bit_length()),
    "#": lambda c, x: sys.stdout.write(f"{x:0{c.bits // 4}X}\n"),
}
TWO = {
    "'": lambda c, x, y: c.push(y, x),
    "`": lambda c, x, y: c.push(x, y, x),
    "=": lambda c, x, y: c.push(x == y),
    "<": lambda c, x, y: c.push(x < y),
    ">": lambda c, x, y: c.push(x > y),
    "&": lambda c, x, y: c.push(x & y),
    "|": lambda c, x, y: c.push(x | y),
    "^": lambda c, x, y: c.push(x ^ y),
    "+": lambda c, x, y: c.carried(x + y),
    "-": lambda c, x, y: c.carried(x - y),
    "*": lambda c, x, y: c.halves(x * y),
    "\\": lambda c, x, y: c.push(*c.divided(x, y)),
    "/": lambda c, x, y: c.push(c.divided(x, y)[0]),
    "%": lambda c, x, y: c.push(c.divided(x, y)[1]),
    "G": lambda c, x, y: c.push(math.gcd(x, y)),
    "P": lambda c, x, y: c.push(is_probable_prime(x, y)),
    "MS": lambda c, x, z: c.power(x, 2, z),
    "MI": lambda c, x, z: c.inverse(x, z),
    "LS": lambda c, x, y: c.push(x << min(y, c.bits)),
    "RS": lambda c, x, y: c.push(x >> min(y, c.bits)),
}
THREE = {
    "U": lambda c, x, y, z: c.push(y if z else x),
    "M*": lambda c, x, y, z: c.power(x * y, 1, z),
    "M+": lambda c, x, y, z: c.power(x + y, 1, z),
    "M-": lambda c, x, y, z: c.power(x - y, 1, z),
    "MX": lambda c, x, y, z: c.power(x, y, z),
}
CLOSING = {"(": ")", "[": "]", "{": "}"}


def text_end(tape, begin):
    """The offset of the bracket that closes the one at `begin`."""
    opening, depth = tape[begin], 0
    for offset in range(begin, len(tape)):
        depth += (tape[offset] == opening) - (tape[offset] == CLOSING[opening])
        if depth == 0:
            return offset
    raise Wrong("a bracket is not closed")


def calculate(calculator, tape):
    """Runs the tape; the offset of the mistake, if there is one."""
    offset, blocks = 0, []
    try:
        while offset < len(tape):
            symbol = tape[offset]
            after = offset + 1
            if symbol in " \t\r\n":
                pass
            elif symbol in "([" or (symbol == "{" and calculator.pop(1) == [0]):
                end = text_end(tape, offset)
                if symbol == "[":
                    sys.stdout.write(tape[after:end])
                if symbol == "{":
                    offset = end
                    calculator.push(1)
                after = end + 1
            elif symbol == "{":
                blocks.append(offset)
            elif symbol == "}" and blocks:
                blocks.pop()
                calculator.push(0)
            elif symbol in "MLR":
                if after == len(tape):
                    raise Wrong("half a command")
                calculator.run(tape[offset : offset + 2])
                after += 1
            else:
                calculator.run(symbol)
            offset = after
    except Wrong:
        return offset
    return blocks[-1] if blocks else None


def main():
    width, height = map(int, sys.argv[1:])
    tape = sys.stdin.buffer.read().decode("latin-1")
    sys.stdout.reconfigure(encoding="latin-1", newline="\n")
    wrong = calculate(Calculator(width, height), tape)
    sys.stdout.flush()
    if wrong is not None:
        sys.exit(f"stdin: offset {wrong}, line {1 + tape.count(chr(10), 0, wrong)}")


if __name__ == "__main__":
    main()
