import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { openRow } from '#server/keys/open-row.ts'
import { sealPlain } from '#server/keys/seal-plain.ts'
import type { TestApp } from '#server/testing/test-app.ts'

/** A copy has no papers and no number of its own. */
const ALONE = {
  sealed_words: null,
  enclosures: [],
  report_id: null,
  tracking_number: null,
  mail_serial: null,
  mailing_asked_at: null,
}

/** Letters so many times more, each under an id of its own; answers the ids. */
export async function copyLetters(
  { context }: TestApp,
  { ids, times }: { readonly ids: readonly string[]; readonly times: number },
): Promise<string[]> {
  const { rows } = await context.db.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(l) as row from letters l where id in ${[...ids]}`,
  )
  const opened = await Promise.all(rows.map(({ row }) => openRow(context, 'letters', row)))
  const copies = opened.flatMap((row) => Array.from({ length: times }, () => ({ ...row, ...ALONE, id: randomUUID() })))
  await context.db.execute(
    sql`insert into letters select * from jsonb_populate_recordset(null::letters, ${JSON.stringify(copies)}::jsonb)`,
  )
  await sealPlain(context)
  return copies.map(({ id }) => id)
}
