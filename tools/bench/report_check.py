"""Checks the page of `make report` in headless Chromium: `report_check.py PAGE`.

Fails if the console shows an error, a plot is empty or too small, or a table does not sort. Saves four screenshots
next to the page: wide and narrow, each in light and dark mode.
"""

import html
import json
import subprocess
import sys
import tempfile
from pathlib import Path

# LISTEN runs in the page before all other scripts, PROBE after them.
LISTEN = """<script>
window.problems = [];
window.addEventListener("error", (event) => window.problems.push(String(event.message)));
const complain = console.error;
console.error = (...words) => { window.problems.push(words.join(" ")); complain(...words); };
</script>"""
PROBE = r"""<script>
{
  for (const details of document.querySelectorAll("details")) details.open = true;
  const plots = [...document.querySelectorAll("figure")];
  for (const plot of plots) {
    const name = plot.querySelector("figcaption").textContent;
    const svg = plot.querySelector("svg");
    const box = svg.getBoundingClientRect();
    if (box.width < 100 || box.height < 100) window.problems.push(`${name}: ${box.width} x ${box.height}`);
    if (svg.querySelectorAll("polyline, circle").length < 3) window.problems.push(`${name}: nothing is drawn`);
    if (plot.querySelectorAll(".legend li").length < 1) window.problems.push(`${name}: no legend`);
  }
  const tables = [...document.querySelectorAll("table")];
  let columns = 0;
  for (const table of tables) {
    const heads = [...table.tHead.rows[0].cells];
    heads.forEach((head, column) => {
      columns += 1;
      for (const order of ["ascending", "descending"]) {
        head.querySelector("button").click();
        const sign = order === "ascending" ? 1 : -1;
        const sorted = [...table.tBodies].every((body) => {
          const values = [...body.rows].map((row) => row.cells[column]?.dataset.value).filter((value) => value !== undefined).map(Number);
          return values.every((value, i) => i === 0 || sign * values[i - 1] <= sign * value);
        });
        if (head.ariaSort !== order || !sorted) window.problems.push(`not ${order}: ${head.textContent}`);
      }
    });
  }
  const empty = [...document.querySelectorAll("td")].filter((cell) => cell.textContent.trim() === "").length;
  if (empty > 0) window.problems.push(`${empty} cells are empty and say nothing`);
  const out = document.createElement("pre");
  out.id = "probe";
  out.textContent = JSON.stringify({ plots: plots.length, tables: tables.length, columns, problems: window.problems });
  document.body.append(out);
}
</script>"""

SHOTS = [("wide-light", 1280, 0), ("wide-dark", 1280, 1), ("narrow-light", 400, 0), ("narrow-dark", 400, 1)]


def chromium(*arguments: str) -> str:
    command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", *arguments]
    return subprocess.run(command, capture_output=True, check=True, text=True, timeout=120).stdout


def main() -> None:
    page = Path(sys.argv[1]).resolve()
    text = page.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        probed = Path(folder) / "page.html"
        probed.write_text(text.replace("<head>", "<head>" + LISTEN, 1).replace("</body>", PROBE + "</body>"), encoding="utf-8")
        dom = chromium("--dump-dom", probed.as_uri())
    found = json.loads(html.unescape(dom.split('<pre id="probe">')[1].split("</pre>")[0]))
    for name, width, dark in SHOTS:
        shot = page.with_name(f"{page.stem}-{name}.png")
        scheme = f"--blink-settings=preferredColorScheme={1 - dark}"
        chromium(scheme, f"--window-size={width},6000", f"--screenshot={shot}", page.as_uri())
    print(f"{found['plots']} plots, {found['tables']} tables, {found['columns']} columns sorted twice")
    if found["problems"] or found["plots"] == 0:
        raise SystemExit("\n".join(found["problems"] or ["no plots"]))


main()
