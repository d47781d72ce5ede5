"""Workers of Ray and multiprocessing."""

import sys


def in_worker() -> bool:
    """Returns whether other workers use the other processors."""
    # A worker has imported these modules, so there is no need to import them here.
    process = sys.modules.get("multiprocessing.process")
    if process is not None and process.parent_process() is not None:
        return True
    ray = sys.modules.get("ray")
    if ray is None or not ray.is_initialized():
        return False
    context = ray.get_runtime_context()
    return context.get_task_id() is not None or context.get_actor_id() is not None
