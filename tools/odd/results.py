"""What is right: the results of the rows, and the kind of column that holds them."""

import namespace
from arithmetic import Bad
from call import names_of
from generator import Generator
from verdict import check_element, check_form, check_values, need

ARROW = (
    "fixed",
    "binary",
    "large",
    "view",
    "chunks",
    "chunks of fixed",
    "arrow limbs",
    "chunks of limbs",
    "polars",
    "polars limbs",
    "pandas arrow",
)


class Results(Generator):
    """Says in a call what must come of it."""

    def rowwise(self, f, arguments):
        """Returns the results of the rows, or None if the call must fail, and says so in the call."""
        call = self.call
        call.lenient |= not all(a.accepted for a in arguments)
        call.refused = self.refused_at_once(arguments)
        if call.refused:
            return None
        count = next((a.rows for a in arguments if a.rows is not None), None)
        results, bad, doubtful = [], [], []
        for row in range(1 if count is None else count):
            numbers = [a.values[row] if a.rows is not None else a.values for a in arguments]
            results.append(None)
            if None in numbers:
                if any(n is not None and (n < 1 or ("n" in a.names and n % 2 == 0)) for a, n in zip(arguments, numbers, strict=False)):
                    # A null hides the other number, or does not.
                    call.lenient = True
                    doubtful.append(row)
                continue
            try:
                results[-1] = f(*numbers)
            except Bad:
                bad.append(row)
        if bad:
            names = (*names_of(*arguments), "inverse", "ciphertext", "r", "number")
            call.refused = names if count is None else tuple(f"row {row}" for row in bad + doubtful)
            # A null that the result cannot hold may be found first.
            call.refused += ("a null",) if any(a.nulls for a in arguments) else ()
            if any(a.rows is None and a.values is not None and a.values <= 0 for a in arguments):
                call.refused += names
            if not all(a.accepted for a in arguments) or call.options:
                call.refused += (*names, "row", *names_of(*call.options))
            return None
        if not count and count is not None:
            # Without rows, a number that no row could use may be refused.
            call.lenient |= any(a.values < 1 if a.rows is None else not a.accepted for a in arguments)
        return results if count is not None else results[0]

    def refused_at_once(self, arguments):
        """Returns names of what is wrong with the call before its rows are computed, or None."""
        options = self.call.options
        wrong, unread = [o for o in options if o.valid is False], [a for a in arguments if not a.is_numbers]
        rows = {a.rows for a in arguments if a.rows is not None}
        if wrong or unread:
            names = names_of(*wrong, *unread, *options)
            if len(unread) > 1 or any(not a.accepted for a in arguments if a.is_numbers):
                names += names_of(*arguments)
            # Other mistakes may be found first.
            if len(rows) > 1 or any(a.nulls for a in arguments) or self.some_bad(arguments):
                names += ("row", "rows", "index", *names_of(*arguments))
            return names
        indexes = [a.index for a in arguments if a.index is not None]
        if len(rows) > 1 or any(index != indexes[0] for index in indexes):
            return ("rows", "row", "index", *names_of(*arguments, *options))
        return None

    @staticmethod
    def some_bad(arguments):
        return any(
            isinstance(v, int) and v < 1 for a in arguments if a.is_numbers for v in (a.values if a.rows is not None else [a.values])
        )

    def numbers(self, results, arguments, first, modulus):
        """Expects a column or a number of the kind of `first`, as wide as `modulus`. Without a modulus, the first column
        determines the type of elements, too."""
        call = self.call
        if results is None:
            return
        like = first if first.rows is not None else next((a for a in arguments if a.rows is not None), first)
        nulls = isinstance(results, list) and None in results
        if nulls and like.form in ("limbs", "vector", "objects"):
            call.lenient = True
        exact = all(a.accepted for a in arguments)
        element = (
            like.element if like is first or modulus is None or like.form not in ("list", "tuple", "objects", "series") else first.element
        )
        width = modulus.width if modulus is not None else None
        bits = None
        if modulus is not None:
            values = modulus.values if modulus.rows is not None else [modulus.values]
            bits = max((v.bit_length() for v in values if v is not None), default=0) or None
            if modulus.nulls and like.form == "series":
                bits = None

        def check(result):
            check_values(result, results, self.order)
            if exact:
                check_form(result, like, element, width, bits, nulls)

        call.check = check

    def flags(self, results, arguments):
        """Expects a column of bools or symbols."""
        call = self.call
        if results is None:
            return
        first = next((a for a in arguments if a.rows is not None), None)
        if isinstance(results, list) and None in results and first.form in ("limbs", "vector", "objects"):
            call.lenient = True
        exact = all(a.accepted for a in arguments)

        def check(result):
            if first is None:
                need(result == results and type(result) in (bool, int), f"{result!r}, expected {results}")
                return
            got = result.tolist() if hasattr(result, "tolist") else list(result)
            got = [None if x is namespace.pd.NA else x for x in got]
            need(got == results, f"{got}, expected {results}")
            if exact and None not in results:
                kind = type(result).__name__
                expected = {"tuple": "tuple", "limbs": "ndarray", "vector": "ndarray", "objects": "ndarray"}.get(first.form, "list")
                need(
                    kind == expected or (kind == "Series" and first.text.startswith("pd.Series")),
                    f"a {kind} where a {expected} was expected",
                )

        call.check = check

    def expect_out(self, results):
        """With `out`, results are checked in it."""
        call = self.call
        if not any("out" in o.names for o in call.options) or call.check is None:
            return

        def check(result):
            need(isinstance(result, namespace.np.ndarray), f"a {type(result).__name__} for out")
            check_values(result, results if isinstance(results, list) else [results], self.order)

        if isinstance(results, list) and None in results:
            call.lenient = True
        call.check = check

    def one_number(self, results, first, width):
        """Expects one number of the type of an element of `first`."""
        call = self.call
        limbs = first.element == "limbs"

        def check(result):
            order = "big" if limbs else self.order or "big"
            if limbs and self.order == "little" and isinstance(result, bytes):
                need(results in (int.from_bytes(result, "big"), int.from_bytes(result, "little")), f"{result!r}, expected {results}")
                return
            check_values(result, results, order)
            if first.accepted:
                element = "big" if first.form in ARROW else first.element
                check_element([result], element if first.rows is None or first.form not in ("limbs", "vector") else "int", width)

        call.check = check

    def folded(self, rows, fold, arguments, modulus):
        """Expects one number, to which `fold` reduces the results of the rows."""
        call = self.call
        if rows is None:
            return
        rows = rows if isinstance(rows, list) else [rows]
        if None in rows:
            call.refused = ("row", "null", *names_of(*arguments, *call.options))
        else:
            self.one_number(fold(rows) % modulus.values, arguments[0], modulus.width)
