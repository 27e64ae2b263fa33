import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { takeLock } from '#server/database/held-lock.ts'
import type { OpenDatabase, Transaction } from '#server/database/open.ts'

/** Any fixed pair of numbers: held by a backup alone, and shared by those who remove files. */
const BACKUP = [722_023, 1] as const
const TRIES = 60
const BETWEEN_MS = 500

/** From here on, and until the connection is closed, no file is removed that a row of this moment names: a job comes back for it. */
export async function pauseRemovals(database: Pick<OpenDatabase, 'pool'>): Promise<pg.Client> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const held = await takeLock(database, { numbers: BACKUP, isShared: false })
    if (held !== null) return held
    await wait(BETWEEN_MS)
  }
  throw new Error('Another backup is being made, or files are being removed for a long time. Try again later.')
}

/** Until the transaction ends, no backup begins. Throws while one is being made. */
export async function refuseDuringBackup(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${BACKUP[0]}, ${BACKUP[1]}) as free`,
  )
  if (rows[0]?.free !== true) throw new Error('a backup is being made')
}
