import type { Worker } from 'node:worker_threads'

/**
 * A thread that meets the limit of its own heap in the middle of a large allocation takes the whole process along. So the
 * limit is set far above what a file may need, and a thread that needs more is ended from outside long before it gets there.
 * Under 2 GB all the same: above, V8 lets a heap grow fourfold before it is swept, below at most twofold.
 */
export const HEAP_CEILING = 3

const EVERY_MS = 50
const MEGABYTE = 1024 * 1024

/** Threads that can be looked at. */
export interface Watched {
  readonly threads: readonly Worker[]
}

/** Does a piece of work of a pool while the heaps of its threads are watched; one of more than `megabytes` is ended. */
export async function watchHeaps<T>(pool: Watched, megabytes: number, work: () => Promise<T>): Promise<T> {
  const look = (): void => {
    for (const thread of pool.threads) void endIfOver(thread, megabytes * MEGABYTE)
  }
  const timer = setInterval(look, EVERY_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

async function endIfOver(thread: Worker, bytes: number): Promise<void> {
  try {
    const { used_heap_size: used } = await thread.getHeapStatistics()
    if (used > bytes) await thread.terminate()
  } catch {
    // It ended by itself meanwhile.
  }
}

/** Whether the work was ended because its thread held too much, by itself or by the watch. */
export function isOutOfHeap(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') || error.message.startsWith('worker exited')
}
