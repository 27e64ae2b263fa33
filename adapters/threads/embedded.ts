import { availableParallelism } from 'node:os'
import type { Piscina } from 'piscina'
import { openPool } from '#adapters/threads/pool.ts'
import type { ThreadsPort } from '#adapters/threads/port.ts'

/** Worker threads of this process. Whoever else has work for threads takes it to the same pool. */
export interface EmbeddedThreads extends ThreadsPort {
  readonly pool: Piscina
}

/**
 * As many threads as processors, at least 2 and at most 5: one beside those that read files. With `stepsBack` they work when
 * nothing else of this machine wants to, so that nobody else waits for a long file.
 */
export function embeddedThreads(settings: { readonly stepsBack?: boolean } = {}): EmbeddedThreads {
  const pool = openPool(Math.max(2, Math.min(5, availableParallelism())), settings)
  return {
    pool,
    run: (module, input) => pool.run(input, { filename: module.href, name: 'work' }),
    close: () => pool.destroy(),
  }
}
