import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type Database, type OpenDatabase, sessionOptions, type Transaction } from '#server/database/open.ts'

/** Any fixed number; with a process's own it names a lock that only the living hold. */
const FAMILY = 722_020
const REOPEN_MS = 500

/**
 * What tells the rows that this process works at from those that a dead one left: a lock in the database, held by a connection
 * that ends with the process, however that ends. No one has to wait for a time to run out.
 */
export interface ProcessMark {
  /** This process's number; the first call takes its lock. */
  number(): Promise<number>
  close(): Promise<void>
}

/**
 * Which of these processes have died. Asked by itself, after their numbers were seen and never within a query of members' rows: those may lie
 * on other machines than the locks.
 */
export async function deadAmong(db: Database | Transaction, holders: readonly number[]): Promise<readonly number[]> {
  if (holders.length === 0) return []
  const { rows } = await db.execute<{ number: number }>(
    sql`select objid::bigint::int as number from pg_locks where locktype = 'advisory' and classid = ${FAMILY} and granted and database = (select oid from pg_database where datname = current_database())`,
  )
  const living = new Set(rows.map(({ number }) => number))
  return holders.filter((holder) => !living.has(holder))
}

export function openProcessMark({ pool }: Pick<OpenDatabase, 'pool'>): ProcessMark {
  const mine = randomInt(1, 2 ** 31 - 1)
  let held: Promise<pg.Client> | null = null
  let isClosed = false
  const take = async (): Promise<pg.Client> => {
    const client = new pg.Client(sessionOptions(pool))
    client.on('error', () => undefined)
    client.on('end', () => {
      held = null
      // A connection that broke is replaced at once: what is being done goes on under the same number.
      if (!isClosed) setTimeout(() => void hold().catch(() => undefined), REOPEN_MS).unref()
    })
    await client.connect()
    await client.query('select pg_advisory_lock($1, $2)', [FAMILY, mine])
    return client
  }
  const hold = (): Promise<pg.Client> => {
    if (isClosed) return Promise.reject(new Error('the process is stopping'))
    held ??= take().catch((error: unknown) => {
      held = null
      throw error
    })
    return held
  }
  return {
    number: async () => {
      await hold()
      return mine
    },
    close: async () => {
      isClosed = true
      const client = await held?.catch(() => null)
      await client?.end()
    },
  }
}
