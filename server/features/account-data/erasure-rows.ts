import { eq, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/database/open.ts'
import { erasures } from '#server/database/tables/account-data.ts'
import { KEPT_BY_LAW } from '#server/features/account-data/kept-by-law.ts'
import { personalTables } from '#server/features/account-data/personal-tables.ts'
import type { PostedLetter } from '#server/features/mailing/mailing.ts'
import { sealByInstallation, unsealByInstallation } from '#server/platform/seal.ts'

export type ErasureRow = typeof erasures.$inferSelect

/** Whose things go, as long as they are still to be looked for. */
export interface Gone {
  /** The member and every understudy of theirs. */
  readonly userIds: readonly string[]
  /** The first is where the certificate goes. */
  readonly emails: readonly string[]
  readonly mailed: readonly PostedLetter[]
  /** The tables in which rows were found that a law keeps. */
  readonly kept: readonly string[]
}

const placeOf = (id: string): string => `erasures/${id}`

export const sealGone = (context: Context, id: string, gone: Gone): string =>
  Buffer.from(sealByInstallation(context.secret, placeOf(id), Buffer.from(JSON.stringify(gone)))).toString('base64')

/** Null once it was looked for the last time. Ours alone writes these rows, so what opens has the shape it was sealed with. */
export function goneOf(context: Context, { id, sealed }: ErasureRow): Gone | null {
  if (sealed === null) return null
  return JSON.parse(
    Buffer.from(unsealByInstallation(context.secret, placeOf(id), Buffer.from(sealed, 'base64'))).toString('utf8'),
  )
}

export async function erasureOf(context: Context, id: string): Promise<ErasureRow | null> {
  const [row] = await context.db.select().from(erasures).where(eq(erasures.id, id))
  return row ?? null
}

const anyOf = (userIds: readonly string[]) =>
  sql`(array[${sql.join(
    userIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )}])`

/** How many rows each table has of these users; tables without any are left out. */
export async function countRows(db: Database | Transaction, userIds: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of await personalTables(db)) {
    let count = 0
    for (const id of userIds) {
      const found = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${sql.identifier(table)} where user_id = ${id}::uuid`,
      )
      count += found.rows[0]?.count ?? 0
    }
    if (count > 0) counts[table] = count
  }
  return counts
}

/** Deletes what no foreign key took along with the account. */
export async function deleteRows(db: Database | Transaction, userIds: readonly string[]): Promise<void> {
  for (const table of await personalTables(db)) {
    if (table in KEPT_BY_LAW) continue
    for (const id of userIds) await db.execute(sql`delete from ${sql.identifier(table)} where user_id = ${id}::uuid`)
  }
}

/** Every place in which a table names someone, under whatever name: a column of ids that holds one of these. */
export async function countTraces(db: Database | Transaction, userIds: readonly string[]): Promise<number> {
  const columns = await db.execute<{ table: string; column: string }>(sql`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'`)
  let count = 0
  for (const { table, column } of columns.rows) {
    if (table in KEPT_BY_LAW) continue
    const found = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(column)} = any ${anyOf(userIds)}`,
    )
    count += found.rows[0]?.count ?? 0
  }
  return count
}
