"""Shared code of the Ray examples: a cluster of several nodes on this machine, and an output folder that appears complete or not at all."""

from __future__ import annotations

import argparse
import importlib
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


def arguments(what: str) -> tuple[argparse.ArgumentParser, Any]:
    """Returns a parser for `make FOLDER` and `run IN OUT`, and the parser of `run`, to which more arguments can be added."""
    parser = argparse.ArgumentParser(description=what, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    make = commands.add_parser("make", help="write a folder of Parquet files to try it with")
    make.add_argument("folder", type=Path, metavar="FOLDER")
    make.add_argument("--rows", type=_positive, default=10_000)
    make.add_argument("--files", type=_positive, default=8)
    run = commands.add_parser("run", help="read a folder of Parquet files and write another")
    run.add_argument("input", type=Path, metavar="IN")
    run.add_argument("output", type=Path, metavar="OUT")
    run.add_argument("--batch-size", type=_positive, default=500, metavar="ROWS")
    place = run.add_mutually_exclusive_group()
    place.add_argument("--address", help='the address of a running cluster, or "auto"; without it one is started on this machine')
    place.add_argument("--nodes", type=_positive, default=2, help="nodes of one CPU each of the cluster that is started (2)")
    return parser, run


def main(parser: argparse.ArgumentParser, make: Callable[[int], Any], run: Callable[[Any], None]) -> None:
    """Runs the command that the arguments name."""
    options = parser.parse_args()
    if options.command == "make":
        write(make(options.rows), options.folder, options.files)
    else:
        run(options)


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not 1 or more")
    return number


@contextmanager
def connected(address: str | None, nodes: int) -> Iterator[Any]:
    """Connects Ray to the cluster at an address, or to one that is started here and stopped at the end of the block."""
    ray: Any = importlib.import_module("ray")
    importlib.import_module("ray.data")
    if address is not None:
        ray.init(address=address)
        yield ray
        ray.shutdown()
        return
    utils: Any = importlib.import_module("ray.cluster_utils")
    # The head has no CPU, so that all work runs on the nodes.
    cluster = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    try:
        for _ in range(nodes):
            cluster.add_node(num_cpus=1)
        ray.init(address=cluster.address, log_to_driver=False)
        # The newer Parquet reader has actors that occupy a CPU each: on a cluster this small, nothing else would ever start.
        ray.data.DataContext.get_current().use_datasource_v2 = False
        yield ray
    finally:
        ray.shutdown()
        cluster.shutdown()


@contextmanager
def whole(output: Path) -> Iterator[Path]:
    """Provides a folder to write to, which is renamed to `output` at the end, or removed if the block fails."""
    if output.exists():
        raise SystemExit(f"{output}: already there; name a folder that is not")
    part = output.with_name(output.name + ".part")
    shutil.rmtree(part, ignore_errors=True)
    try:
        part.mkdir(parents=True)
        yield part
        part.rename(output)
    except BaseException:
        shutil.rmtree(part, ignore_errors=True)
        raise


def parquet_files(folder: Path) -> str:
    """Returns the folder, which must contain Parquet files."""
    if not any(folder.glob("*.parquet")):
        raise SystemExit(f"{folder}: no Parquet files (*.parquet) there")
    return str(folder.resolve())


def write(table: Any, folder: Path, files: int) -> None:
    """Writes a table as Parquet files with about the same number of rows each."""
    parquet: Any = importlib.import_module("pyarrow.parquet")
    rows = -(-table.num_rows // files)
    with whole(folder) as part:
        for i in range(0, table.num_rows, rows):
            parquet.write_table(table.slice(i, rows), part / f"{i // rows:04}.parquet")
    print(f"{folder}: {table.num_rows} rows in {-(-table.num_rows // rows)} files")
