"""How many threads a call takes that does not say."""

import os
import sys


def default() -> int:
    """`LIMBWISE_THREADS` if it is set; 1 in a worker of Ray or multiprocessing, whose siblings have the other cores; else all
    cores that this process may run on."""
    text = os.environ.get("LIMBWISE_THREADS")
    if text:
        if not text.isascii() or not text.isdecimal() or int(text) == 0:
            raise ValueError(f"LIMBWISE_THREADS is {text!r} where a number from 1 on was expected")
        return int(text)
    if _in_worker():
        return 1
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


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
