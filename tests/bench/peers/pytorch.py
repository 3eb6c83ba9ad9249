# PyTorch, one thread, as a benchmark's worker; ../worker.mjs says what it is asked and answers.

import json
import math
import os
import sys
import time

# An OpenBLAS older than the processor takes it for one of 2004.
with open("/proc/cpuinfo") as processor:
    if "avx512f" in processor.read():
        os.environ.setdefault("OPENBLAS_CORETYPE", "SkylakeX")

import numpy
import torch

torch.set_num_threads(1)
torch.set_grad_enabled(False)


def attend(q, k, v):
    return torch.softmax(torch.mm(q, k.t()) * (1 / math.sqrt(q.shape[1])), dim=-1) @ v


inputs = ()


def answer(command, *words):
    global inputs
    if command == "list":
        return {"variants": ["attention"]}
    if command == "setup":
        n, d, folder = words
        files = [f"{folder}/{name}_{n}_{d}.f32" for name in "qkv"]
        inputs = [torch.from_numpy(numpy.fromfile(file, "float32").reshape(int(n), int(d))) for file in files]
        return {"ok": True}
    if command == "out":
        attend(*inputs).numpy().tofile(words[1])
        return {"ok": True}
    calls, repetitions = int(words[1]), int(words[2])
    ms = []
    for _ in range(repetitions):
        start = time.perf_counter()
        for _ in range(calls):
            attend(*inputs)
        ms.append((time.perf_counter() - start) * 1e3 / calls)
    return {"ms": ms}


for line in sys.stdin:
    try:
        result = answer(*line.split())
    except Exception as error:
        result = {"error": str(error)[:300]}
    print(json.dumps(result), flush=True)
