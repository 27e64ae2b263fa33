import { createHash } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/open.ts'
import { names } from '#server/database/tables/names.ts'
import { NOBODY } from '#server/platform/nobody.ts'

type Kind = (typeof names.$inferSelect)['kind']

/** The id of the member who is known by a name; of nobody where none is, whose rows are looked for all the same, so that time does not tell. The database writes names with the rows that have them. */
export async function memberNamed(db: Database | Transaction, kinds: readonly Kind[], name: string): Promise<string> {
  const nameHash = createHash('sha256').update(name).digest('hex')
  const rows = await db
    .select({ userId: names.userId })
    .from(names)
    .where(and(inArray(names.kind, [...kinds]), eq(names.nameHash, nameHash)))
    .orderBy(asc(names.kind))
  return rows[0]?.userId ?? NOBODY
}
