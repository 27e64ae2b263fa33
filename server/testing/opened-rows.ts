import { sql } from 'drizzle-orm'
import { openRow } from '#server/keys/open-row.ts'
import { sealPlain } from '#server/keys/seal-plain.ts'
import type { TestApp } from '#server/testing/test-app.ts'

type RawRow = Readonly<Record<string, unknown>>

/** Rows of a member as they lie in the database, what is sealed of them opened. */
export async function openedRows({ context }: TestApp, table: string, userId: string): Promise<RawRow[]> {
  const { rows } = await context.db.execute<{ row: RawRow }>(
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where user_id = ${userId}::uuid order by 1`,
  )
  return Promise.all(rows.map(({ row }) => openRow(context, table, row)))
}

/** Adds such rows, which are sealed. */
export async function addOpenedRows({ context }: TestApp, table: string, rows: readonly RawRow[]): Promise<void> {
  const name = sql.identifier(table)
  await context.db.execute(
    sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`,
  )
  await sealPlain(context)
}
