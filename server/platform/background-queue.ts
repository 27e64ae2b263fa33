import type { Context } from '#server/context.ts'
import { describeError } from '#server/platform/log.ts'

/** Work that goes on behind the calls, also after the call that asked for it has ended; its pieces lie in the database. */
export interface BackgroundQueue {
  /** Takes up what waits. */
  wake(context: Context): void
  /** Stops the piece of this id, which is gone, if it is being done here. */
  stop(id: string): void
  /** Resolves when nothing is being done. */
  idle(): Promise<void>
  /** Stops what is being done; it is taken up again by another process or the next start. Nothing is begun any more. */
  close(): Promise<void>
}

/** What is done in turns, each a piece of a member's. */
export interface OwnPiece {
  readonly id: string
  readonly userId: string
}

/** What the queue does. */
export interface BackgroundWork<Piece extends OwnPiece> {
  /** What one piece is called where the operator follows the work. */
  readonly name: string
  /** Claims the piece whose turn is next, of a member who is not among the busy; null when nothing waits. */
  readonly claim: (context: Context, busy: readonly string[]) => Promise<Piece | null>
  /** Does one turn of it, and lets go of it one way or the other. Throws only where even that failed. */
  readonly work: (context: Context, piece: Piece, signal: AbortSignal) => Promise<void>
}

/** Members whose turns are at work at once; each then waits for the threads next to the others. */
const MEMBERS_AT_ONCE = 8

interface Running {
  readonly piece: OwnPiece
  readonly abort: AbortController
  readonly done: Promise<void>
}

export function openBackgroundQueue<Piece extends OwnPiece>({ name, claim, work }: BackgroundWork<Piece>): BackgroundQueue {
  const running = new Map<string, Running>()
  let isClosed = false

  const begin = (context: Context, piece: Piece): void => {
    const abort = new AbortController()
    const asking = { member: piece.userId, isBehindCalls: true }
    const isDone = context.threads
      .inTurnOf(asking, () =>
        context.traces.during({ name, kind: 'work', attributes: {} }, () => work(context, piece, abort.signal)),
      )
      .then(() => true)
      .catch((error: unknown) => {
        // What waits stays in its table; the next wake tries again.
        context.log.error(describeError(error), 'work behind the calls stopped')
        return false
      })
    const done = isDone.then((goesOn) => {
      running.delete(piece.id)
      if (goesOn) claiming.ask(context)
    })
    running.set(piece.id, { piece, abort, done })
  }
  const claiming = oneRun(async (context) => {
    while (running.size < MEMBERS_AT_ONCE && !isClosed) {
      const busy = [...running.values()].map(({ piece }) => piece.userId)
      const piece = await claim(context, busy)
      if (piece === null) return
      begin(context, piece)
    }
  })
  const idle = async (): Promise<void> => {
    while (claiming.going() !== null || running.size > 0) {
      await claiming.going()
      await Promise.all([...running.values()].map(({ done }) => done))
    }
  }
  return {
    wake: (context) => claiming.ask(context),
    stop: (id) => running.get(id)?.abort.abort(),
    idle,
    close: async () => {
      isClosed = true
      await claiming.going()
      for (const { abort } of running.values()) abort.abort()
      await idle()
    },
  }
}

/** Runs one at a time: the one who asks while one goes on is answered by one more after it, however many ask. */
function oneRun(run: (context: Context) => Promise<void>) {
  let going: Promise<void> | null = null
  let isWanted = false
  const runAll = async (context: Context): Promise<void> => {
    while (isWanted) {
      isWanted = false
      await run(context)
    }
  }
  const ask = (context: Context): void => {
    isWanted = true
    going ??= runAll(context)
      .catch((error: unknown) => context.log.error(describeError(error), 'work behind the calls was not taken up'))
      .finally(() => {
        going = null
        if (isWanted) ask(context)
      })
  }
  return { ask, going: () => going }
}
