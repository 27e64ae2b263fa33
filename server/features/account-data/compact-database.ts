import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import type { Database } from '#server/database/open.ts'
import { personalTables } from '#server/features/account-data/personal-tables.ts'

/** The job that gives back the room of deleted rows. */
export const COMPACT = { name: 'erasures.compact', shape: z.object({}) } as const

/** A table up to this size is rewritten in a fraction of a second. What larger ones hold is sealed, and its key is gone. */
const REWRITTEN_UP_TO = 32 * 1024 * 1024
/** How long to wait for a table that someone uses; the job comes back for it. */
const LOCK_PATIENCE = sql.raw(`'200ms'`)
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Postgres marks deleted rows and leaves their bytes in its files. The embedded database is in our own data folder, so there small
 * tables are rewritten, one after the other, and each gives up rather than make anyone wait. Larger ones are left to Postgres's own
 * vacuum. A server of the operator's is theirs to keep.
 */
export async function compactDatabase(context: Pick<Context, 'db' | 'settings'>, tables?: readonly string[]): Promise<void> {
  if (context.settings.DATABASE_URL !== undefined) return
  const { db } = context
  const personal = (tables ?? (await personalTables(db))).map((table) => sql`${sql.identifier(table)}`)
  let inUse = 0
  for (const table of personal) {
    if (!(await rewrite(db, table))) inUse += 1
    // The planner's samples of values are taken again, without what was deleted.
    await db.execute(sql`analyze ${table}`)
  }
  for (const table of [sql`pgboss.job_common`, sql`pg_statistic`]) if (!(await rewrite(db, table))) inUse += 1
  await db.execute(sql`select pg_switch_wal()`)
  await db.execute(sql`checkpoint`)
  if (inUse > 0) throw new Error(`${inUse} tables were in use; they are rewritten next time`)
}

/** False where someone used the table. */
async function rewrite(db: Database, table: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ index: string; bytes: string }>(sql`
    select i.indexrelid::regclass::text as index, pg_total_relation_size(i.indrelid) as bytes
    from pg_index i where i.indrelid = ${nameOf(table)} and i.indisunique and i.indpred is null
    order by i.indisprimary desc limit 1`)
  const [found] = rows
  if (found === undefined || Number(found.bytes) > REWRITTEN_UP_TO) return true
  const index = found.index.split('.').at(-1) ?? ''
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = ${LOCK_PATIENCE}`)
      await tx.execute(sql`cluster ${table} using ${sql.raw(index)}`)
    })
    return true
  } catch (error) {
    if (isLockedOut(error)) return false
    throw error
  }
}

const nameOf = (table: SQL): SQL => sql`${sql.raw("'")}${table}${sql.raw("'::regclass")}`

function isLockedOut(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if ('code' in at && at.code === LOCK_NOT_AVAILABLE) return true
  return false
}
