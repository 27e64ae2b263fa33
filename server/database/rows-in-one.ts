import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A column's name in the database. */
export const columnName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Whole rows as what an insert selects, in one parameter: one each would keep the thread busy that answers everyone. */
export function rowsInOne<Table extends PgTable>(table: Table, rows: readonly Table['$inferSelect'][]): SQL {
  const columns = Object.keys(getTableColumns(table)).map((key) => ({ key, name: columnName(key) }))
  const records = rows.map((row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(columns.map(({ key, name }) => [name, row[key]])),
  )
  const names = columns.map(({ name }) => sql.identifier(name))
  return sql`select ${sql.join(names, sql`, `)} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)`
}
