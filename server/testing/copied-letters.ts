import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { SEALED_COLUMNS } from '#server/keys/sealed-columns.ts'
import { textSealsOf } from '#server/platform/sealed-text.ts'
import type { TestApp } from '#server/testing/test-app.ts'

/** A copy has no papers and no number of its own. */
const ALONE = {
  enclosures: [],
  report_id: null,
  tracking_number: null,
  mail_serial: null,
  mailing_asked_at: null,
}

const WORDS = SEALED_COLUMNS.filter(({ table }) => table === 'letters')

/** Letters so many times more, each under an id of its own and with the same words and proof; answers the ids. */
export async function copyLetters(
  { context }: TestApp,
  { ids, times }: { readonly ids: readonly string[]; readonly times: number },
): Promise<string[]> {
  const { rows } = await context.db.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(l) as row from letters l where id in ${[...ids]}`,
  )
  const copies: { id: string }[] = []
  for (const { row } of rows) {
    const userId = String(row['user_id'])
    const seals = await textSealsOf(context, userId)
    const said = await Promise.all(
      WORDS.map(async ({ column, placeOf }) => ({
        column,
        placeOf,
        words: await seals.open(placeOf(userId, [String(row['id'])]), String(row[column])),
      })),
    )
    for (let copy = 0; copy < times; copy += 1) {
      const id = randomUUID()
      const sealed = await Promise.all(
        said.map(async ({ column, placeOf, words }) => [column, await seals.seal(placeOf(userId, [id]), words)] as const),
      )
      copies.push({ ...row, ...ALONE, ...Object.fromEntries(sealed), id })
    }
  }
  await context.db.execute(
    sql`insert into letters select * from jsonb_populate_recordset(null::letters, ${JSON.stringify(copies)}::jsonb)`,
  )
  return copies.map(({ id }) => id)
}
