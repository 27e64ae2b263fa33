import type { Context } from '#server/context.ts'
import { describeError } from '#server/platform/log.ts'

/** Work that goes on behind the calls: one piece after the other, also after the call that asked for it has ended. */
export interface BackgroundQueue {
  /** Takes up what waits, unless that is being done. */
  wake(context: Context): void
  /** Stops the piece of this id, which is gone: if it is being done, or is just being taken up. */
  stop(id: string): void
  /** Resolves when nothing is being done. */
  idle(): Promise<void>
  /** Stops what is being done; it is taken up again at the next start. Nothing is begun any more. */
  close(): Promise<void>
}

/** What the queue does. */
export interface BackgroundWork<Piece extends { readonly id: string }> {
  /** The piece that has waited longest; null when nothing waits. */
  readonly next: (context: Context) => Promise<Piece | null>
  /** Ends the piece one way or the other, so that `next` does not answer it again. Throws only where even that failed. */
  readonly work: (context: Context, piece: Piece, signal: AbortSignal) => Promise<void>
}

export function openBackgroundQueue<Piece extends { readonly id: string }>(work: BackgroundWork<Piece>): BackgroundQueue {
  let running: Promise<void> | null = null
  let isWanted = false
  let isClosed = false
  const stopped = new Set<string>()
  let current: { readonly id: string; readonly abort: AbortController } | null = null

  const runAll = async (context: Context): Promise<void> => {
    for (let piece = await work.next(context); piece !== null && !isClosed; piece = await work.next(context)) {
      if (stopped.delete(piece.id)) continue
      const abort = new AbortController()
      current = { id: piece.id, abort }
      try {
        await work.work(context, piece, abort.signal)
      } finally {
        current = null
      }
    }
  }
  const wake = (context: Context): void => {
    isWanted = true
    if (running !== null || isClosed) return
    isWanted = false
    running = runAll(context)
      // What waits stays in its table; the next wake tries again.
      .catch((error: unknown) => context.log.error(describeError(error), 'work behind the calls stopped'))
      .finally(() => {
        running = null
        stopped.clear()
        if (isWanted) wake(context)
      })
  }
  return {
    wake,
    stop: (id) => {
      if (running !== null) stopped.add(id)
      if (current?.id === id) current.abort.abort()
    },
    idle: async () => {
      while (running !== null) await running
    },
    close: async () => {
      isClosed = true
      current?.abort.abort()
      await running
    },
  }
}
