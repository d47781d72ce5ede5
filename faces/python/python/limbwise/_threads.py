"""How many threads a call takes that does not say."""

import os
import sys

from limbwise._native import default_threads


def default() -> int:
    """`LIMBWISE_THREADS` if it is set; 1 in a worker of Ray or multiprocessing, whose siblings have the other processors; else one for
    each processor that this process may use, which is the limit in every case."""
    if not os.environ.get("LIMBWISE_THREADS") and _in_worker():
        return 1
    return default_threads()


def _in_worker() -> bool:
    # Who is a worker has these modules: they are not imported for the question.
    process = sys.modules.get("multiprocessing.process")
    if process is not None and process.parent_process() is not None:
        return True
    ray = sys.modules.get("ray")
    if ray is None or not ray.is_initialized():
        return False
    context = ray.get_runtime_context()
    return context.get_task_id() is not None or context.get_actor_id() is not None
