import { setTimeout as wait } from 'node:timers/promises'
import { type HeldLock, holdLock } from '#server/database/held-lock.ts'
import type { OpenDatabase } from '#server/database/open.ts'

/** Any fixed pair of numbers: the lock of the one server that may use an embedded database. */
const SERVER = [722_022, 1] as const
/** A server that was told to stop is gone within 10 s. Who restarts it at once does not wait for that. */
const TRIES = 50
const BETWEEN_MS = 250

/**
 * An embedded database belongs to one server: its files lie next to it in DATA_DIR, and it ends with the server that started it. Null:
 * another server has it.
 */
export async function holdServer(
  database: Pick<OpenDatabase, 'pool'>,
  onLost: () => void,
  mostTries = TRIES,
): Promise<HeldLock | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      const held = await holdLock(database, { numbers: SERVER, isShared: false }, onLost)
      if (held !== null || tries === mostTries) return held
    } catch (error) {
      // The other server's database goes with it; ours is started meanwhile.
      if (tries === mostTries) throw error
    }
    await wait(BETWEEN_MS)
  }
}
