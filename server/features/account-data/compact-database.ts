import { sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { personalTables } from '#server/features/account-data/personal-tables.ts'

/**
 * A database marks deleted rows and leaves their bytes in its files until it needs the room. The embedded one lies in our own data
 * folder, so there the files are written anew, of all personal tables where none are named, and its log of changes is cut off behind them.
 * A server of the operator's is theirs to keep.
 */
export async function compactDatabase(context: Context, tables?: readonly string[]): Promise<void> {
  if (context.settings.DATABASE_URL !== undefined) return
  for (const table of tables ?? (await personalTables(context.db)))
    await context.db.execute(sql`vacuum (full, analyze) ${sql.identifier(table)}`)
  await context.db.execute(sql`vacuum (full) pgboss.job_common`)
  // Samples of values that the planner keeps.
  await context.db.execute(sql`vacuum (full) pg_statistic`)
  await context.db.execute(sql`select pg_switch_wal()`)
  await context.db.execute(sql`checkpoint`)
}
