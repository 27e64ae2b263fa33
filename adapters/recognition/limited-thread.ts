import { isOutOfHeap, watchHeaps } from '#adapters/page-text/watch-heaps.ts'
import { openThread, THREAD_HEAP } from '#adapters/threads/pool.ts'
import { type WorkLimit, withinLimit, workOf } from '#adapters/threads/work-limit.ts'

export interface TooLong {
  readonly kind: 'refused'
  readonly reason: 'too_long'
}
export const TOO_LONG: TooLong = { kind: 'refused', reason: 'too_long' }

/** One thread that works on pictures, each in its turn and no longer than its limit. */
export interface LimitedThread<Input, Output> {
  run(input: Input, signal?: AbortSignal): Promise<Output | TooLong>
  end(): Promise<void>
}

/** The clock starts when it is this picture's turn; what takes too long, or too much of the thread's heap, is ended with its thread. */
export function limitedThread<Input, Output>(module: URL, name: string, limit: WorkLimit): LimitedThread<Input, Output> {
  const thread = openThread<Input, Output>(module, name, { heap: THREAD_HEAP })
  let turn: Promise<unknown> = Promise.resolve()

  const runNow = async (input: Input, signal?: AbortSignal): Promise<Output | TooLong> => {
    signal?.throwIfAborted()
    const timeUp = new AbortController()
    try {
      const ends = signal ? AbortSignal.any([timeUp.signal, signal]) : timeUp.signal
      const working = watchHeaps(thread, THREAD_HEAP, () => thread.run(input, { signal: ends }))
      const answer = await withinLimit(
        working.then((made) => ({ made })),
        workOf(thread),
        limit,
      )
      if (answer !== null) return answer.made
      working.catch(() => undefined)
      timeUp.abort()
      return TOO_LONG
    } catch (error) {
      signal?.throwIfAborted()
      if (isOutOfHeap(error)) return TOO_LONG
      throw error
    }
  }

  return {
    run: (input, signal) => {
      const mine = turn.then(() => runNow(input, signal))
      turn = mine.catch(() => undefined)
      return mine
    },
    end: () => thread.destroy(),
  }
}
