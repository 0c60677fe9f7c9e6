"""Another process at a store: `child.py ADDRESS claim`, or `child.py ADDRESS write`."""

import asyncio
import sys

from noctuary.table.store.base import Summary
from noctuary.table.store.connect import open_store


async def main(address: str, task: str) -> None:
    store = await open_store(address)
    if task == "claim":
        print("claimed" if await store.claim("red") else "refused", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
    seq = (await store.summaries(["red"]))[0].seq
    while True:
        seq += 1
        await store.append(Summary("red", seq, seq, False, False, {}), [{"choice": seq}])
        print(seq, flush=True)


asyncio.run(main(*sys.argv[1:]))
