import pg from 'pg'
import type { OpenDatabase } from '#server/database/open.ts'

/** Any fixed pair of numbers: the lock that whoever works with the keys shares, and whoever changes them has alone. */
const LOCK = [722_021, 1] as const
const REOPEN_MS = 500

export interface HeldKeys {
  close(): Promise<void>
}

/** The product holds this as long as it runs, by a connection of its own that ends with it. Null: the keys are being changed. */
export async function holdKeys(database: Pick<OpenDatabase, 'pool'>, onLost: () => void): Promise<HeldKeys | null> {
  let held = await lock(database, 'pg_try_advisory_lock_shared')
  if (held === null) return null
  let isClosed = false
  const watch = (client: pg.Client): void => {
    client.on('end', () => {
      if (!isClosed) setTimeout(() => void again(), REOPEN_MS).unref()
    })
  }
  const again = async (): Promise<void> => {
    try {
      const next = await lock(database, 'pg_try_advisory_lock_shared')
      // Somebody changes the keys meanwhile: what is sealed with those that are known here might never open again.
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

/** Null while the product, or another one who changes them, holds the keys. */
export async function takeKeys(database: Pick<OpenDatabase, 'pool'>): Promise<HeldKeys | null> {
  const client = await lock(database, 'pg_try_advisory_lock')
  return client && { close: () => client.end() }
}

async function lock({ pool }: Pick<OpenDatabase, 'pool'>, take: string): Promise<pg.Client | null> {
  const client = new pg.Client(pool.options)
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ taken: boolean }>(`select ${take}($1, $2) as taken`, [...LOCK])
  if (rows[0]?.taken === true) return client
  await client.end()
  return null
}
