"use strict";
// A click on the head of a column sorts by it; another one turns the order round. Cells without a value come last.
// Rows below a title, which is a body of its own, stay there.
for (const table of document.querySelectorAll("table")) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => head.addEventListener("click", () => {
    const order = head.ariaSort === "ascending" ? "descending" : "ascending";
    heads.forEach((other) => other.removeAttribute("aria-sort"));
    head.ariaSort = order;
    const sign = order === "ascending" ? 1 : -1;
    const compare = (a, b) => {
      const [x, y] = [a, b].map((row) => row.cells[column]);
      if (!x.classList.contains("number")) return sign * x.textContent.localeCompare(y.textContent);
      const [p, q] = [x, y].map((cell) => cell.dataset.value);
      if (p === undefined || q === undefined) return (p === undefined) - (q === undefined);
      return sign * (p - q);
    };
    for (const body of table.tBodies) body.append(...[...body.rows].sort(compare));
  }));
}
