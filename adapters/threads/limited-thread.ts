import type { Transferable } from 'node:worker_threads'
import { fairTurns } from '#adapters/threads/fair-turns.ts'
import { isOutOfHeap, watchHeaps } from '#adapters/threads/watch-heaps.ts'
import { openThread, THREAD_HEAP, type StepsBack } from '#adapters/threads/pool.ts'
import { type WorkLimit, withinLimit, workOf } from '#adapters/threads/work-limit.ts'

/** Why a piece of work was ended: its limit, or too much of the thread's own heap. */
export type Ended = 'too_long' | 'too_much'

interface Given {
  readonly limit: WorkLimit
  readonly signal?: AbortSignal | undefined
  /** What is given away, not copied. */
  readonly transferList?: Transferable[]
}

/** One thread for one kind of work, each piece in its member's turn and no longer than its limit. */
export interface LimitedThread<Input, Output> {
  run(input: Input, given: Given): Promise<Output | Ended>
  end(): Promise<void>
}

/** The clock starts when it is this piece's turn; what takes too long, or more megabytes than `heap`, is ended with its thread. */
export function limitedThread<Input, Output>(
  module: URL,
  name: string,
  { heap = THREAD_HEAP, stepsBack = false }: { readonly heap?: number | undefined; readonly stepsBack?: StepsBack } = {},
): LimitedThread<Input, Output> {
  const thread = openThread<Input, Output>(module, name, { heap, stepsBack })
  const inTurn = fairTurns(1)

  const runNow = async (input: Input, { limit, signal, transferList }: Given): Promise<Output | Ended> => {
    const timeUp = new AbortController()
    const ends = signal ? AbortSignal.any([timeUp.signal, signal]) : timeUp.signal
    const asked = { signal: ends, ...(transferList && { transferList }) }
    try {
      const working = watchHeaps(thread, heap, () => thread.run(input, asked))
      const answer = await withinLimit(
        working.then((made) => ({ made })),
        workOf(thread),
        limit,
      )
      if (answer !== null) return answer.made
      working.catch(() => undefined)
      timeUp.abort()
      return 'too_long'
    } catch (error) {
      signal?.throwIfAborted()
      if (isOutOfHeap(error)) return 'too_much'
      throw error
    }
  }

  return {
    run: (input, given) => inTurn(() => runNow(input, given), given.signal),
    end: () => thread.destroy(),
  }
}
