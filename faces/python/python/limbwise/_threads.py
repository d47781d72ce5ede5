"""The default number of threads."""

import os
import sys

from limbwise._native import default_threads


def default() -> int:
    """Returns `LIMBWISE_THREADS` if it is set; 1 in a worker of Ray or multiprocessing, whose siblings use the other
    processors; else one per processor that this process may use, which is the limit in every case."""
    if not os.environ.get("LIMBWISE_THREADS") and _in_worker():
        return 1
    return default_threads()


def _in_worker() -> bool:
    # A worker has imported these modules, so there is no need to import them here.
    process = sys.modules.get("multiprocessing.process")
    if process is not None and process.parent_process() is not None:
        return True
    ray = sys.modules.get("ray")
    if ray is None or not ray.is_initialized():
        return False
    context = ray.get_runtime_context()
    return context.get_task_id() is not None or context.get_actor_id() is not None
