import pg from 'pg'
import { type OpenDatabase, sessionOptions } from '#server/database/open.ts'

const REOPEN_MS = 500

/** A lock of the database, by its number and whether others may have it too. */
export interface LockName {
  readonly numbers: readonly [number, number]
  readonly isShared: boolean
}

export interface HeldLock {
  close(): Promise<void>
}

/**
 * Holds a lock as long as this process runs, by a connection of its own: it ends with the process, however that ends. A connection
 * that breaks is replaced; `onLost` is called when someone else has taken the lock meanwhile. Null: someone has it now.
 */
export async function holdLock(
  database: Pick<OpenDatabase, 'pool'>,
  name: LockName,
  onLost: () => void,
): Promise<HeldLock | null> {
  let held = await takeLock(database, name)
  if (held === null) return null
  let isClosed = false
  const watch = (client: pg.Client): void => {
    client.on('end', () => {
      if (!isClosed) setTimeout(() => void again(), REOPEN_MS).unref()
    })
  }
  const again = async (): Promise<void> => {
    try {
      const next = await takeLock(database, name)
      if (next === null) return onLost()
      held = next
      watch(next)
    } catch {
      if (!isClosed) setTimeout(() => void again(), REOPEN_MS).unref()
    }
  }
  watch(held)
  return {
    close: async () => {
      isClosed = true
      await held?.end()
    },
  }
}

/** The connection that holds the lock; null where someone has it. */
export async function takeLock({ pool }: Pick<OpenDatabase, 'pool'>, { numbers, isShared }: LockName): Promise<pg.Client | null> {
  const client = new pg.Client(sessionOptions(pool))
  client.on('error', () => undefined)
  await client.connect()
  const take = isShared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock'
  const { rows } = await client.query<{ taken: boolean }>(`select ${take}($1, $2) as taken`, [...numbers])
  if (rows[0]?.taken === true) return client
  await client.end()
  return null
}
