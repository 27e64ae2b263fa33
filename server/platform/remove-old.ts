import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '#server/context.ts'
import { columnName } from '#server/database/rows-in-one.ts'

/** So few that each is found by its key: for a thousand, the planner reads a table of 200,000 rows whole. */
const BATCH = 500

/**
 * Deletes the rows whose `at` is before an instant, the oldest first, some at a time by the index on it: however many there are, no
 * transaction is long and no other row is looked at.
 */
export async function removeOld<Table extends PgTable>(
  { db }: Pick<Context, 'db'>,
  table: Table,
  { at, before, only }: { readonly at: PgColumn; readonly before: string; readonly only?: SQL },
): Promise<void> {
  const key = keyOf(table)
  const isOld = only === undefined ? sql`${at} < ${before}` : sql`${at} < ${before} and ${only}`
  const oldest = sql`select ${key} from ${table} where ${isOld} order by ${at} limit ${sql.raw(String(BATCH))}`
  for (;;) {
    const { rowCount } = await db.execute(sql`delete from ${table} where (${key}) in (${oldest})`)
    if ((rowCount ?? 0) < BATCH) return
  }
}

/** The columns of the primary key. */
function keyOf(table: PgTable): SQL {
  const ofTable = getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns)
  const columns = ofTable.length > 0 ? ofTable : Object.values(getTableColumns(table)).filter(({ primary }) => primary)
  return sql.join(
    columns.map(({ name }) => sql.identifier(columnName(name))),
    sql`, `,
  )
}
