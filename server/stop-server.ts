import type { FastifyInstance } from 'fastify'
import type { Readiness } from '#server/platform/readiness.ts'

/** How long running calls may take to finish; then their connections are cut. A stalled upload would never finish. */
const CALLS_MS = 5_000
/** The process is gone after this long, whatever still runs: what matters is in the database and is taken up again. */
const GONE_MS = 9_500

interface Stopping {
  readonly app: FastifyInstance
  readonly readiness: Readiness
  /** Ends what runs next to the calls, then the database. */
  readonly closeRest: () => Promise<void>
}

/**
 * Stops the product: not ready at once, no new calls, running ones answered, gone within ten seconds. A second signal ends it at once.
 * Answers what stops it without a signal.
 */
export function stopOnSignal({ app, readiness, closeRest }: Stopping): () => void {
  let isStopping = false
  const finish = async (): Promise<void> => {
    setTimeout(() => process.exit(0), GONE_MS).unref()
    const cut = setTimeout(() => app.server.closeAllConnections(), CALLS_MS)
    await app.close()
    clearTimeout(cut)
    await closeRest()
  }
  const stop = (): void => {
    if (isStopping) return
    isStopping = true
    readiness.stop()
    finish().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      stop()
    })
  }
  return stop
}
