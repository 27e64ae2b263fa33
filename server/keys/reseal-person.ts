import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { FilesPort } from '#adapters/files/port.ts'
import { dataKeys } from '#server/database/tables/keys.ts'
import { sealPlainOf } from '#server/keys/seal-plain.ts'
import { isOfRow, SEALED_COLUMNS, type SealedColumn } from '#server/keys/sealed-columns.ts'
import { keyVersionOf } from '#server/platform/seal.ts'
import { addDataKey, type Seals, type Sealing, sealsOf } from '#server/platform/vault.ts'

export interface Resealing extends Sealing {
  readonly files: FilesPort
}

export interface Resealed {
  readonly newKeys: number
  readonly files: number
  readonly entries: number
  /** What opened with no key: it lies as it lay, and no key is destroyed on its account. */
  readonly unopened: number
}

/**
 * Everything of one person under their newest key, which `isKeyWished` makes again; then the older keys are destroyed. Each thing is
 * replaced whole, and a key goes only when nothing needs it: whenever this stops, everything opens, and the next run goes on.
 */
export async function resealPerson(context: Resealing, userId: string, isKeyWished: boolean): Promise<Resealed> {
  const before = await versionsOf(context, userId)
  const [first] = before
  // More than one: an earlier run was stopped amid its work; it is finished rather than begun again.
  const isMade = isKeyWished && before.length === 1 && first !== undefined
  if (isMade) await addDataKey(context, userId, first + 1)
  const seals = await sealsOf(context, userId)
  const newest = (await versionsOf(context, userId)).at(-1) ?? 1
  const files = await resealFiles(context, { userId, seals, newest })
  const entries = await resealEntries(context, { userId, seals, newest })
  const unopened = files.unopened + entries.unopened
  if (unopened === 0) await context.db.delete(dataKeys).where(and(eq(dataKeys.userId, userId), lt(dataKeys.version, newest)))
  return { newKeys: isMade || before.length === 0 ? 1 : 0, files: files.done, entries: entries.done, unopened }
}

async function versionsOf({ db }: Pick<Sealing, 'db'>, userId: string): Promise<readonly number[]> {
  const rows = await db
    .select({ version: dataKeys.version })
    .from(dataKeys)
    .where(eq(dataKeys.userId, userId))
    .orderBy(asc(dataKeys.version))
  return rows.map(({ version }) => version)
}

interface Person {
  readonly userId: string
  readonly seals: Seals
  readonly newest: number
}

interface Count {
  readonly done: number
  readonly unopened: number
}

async function resealFiles({ files }: Resealing, { userId, seals, newest }: Person): Promise<Count> {
  let [done, unopened] = [0, 0]
  for (const key of await files.list(userId)) {
    const sealed = await files.get(key)
    if (sealed === null || keyVersionOf(sealed) === newest) continue
    const opened = openOrNull(seals, key, sealed)
    if (opened === null) unopened += 1
    else {
      await files.put(key, seals.seal(key, opened))
      done += 1
    }
  }
  return { done, unopened }
}

async function resealEntries(context: Resealing, person: Person): Promise<Count> {
  let [done, unopened] = [0, 0]
  for (const column of SEALED_COLUMNS) {
    done += await sealPlainOf(context, column, person)
    const count = await resealColumn(context, column, person)
    done += count.done
    unopened += count.unopened
  }
  return { done, unopened }
}

async function resealColumn({ db }: Resealing, column: SealedColumn, { userId, seals, newest }: Person): Promise<Count> {
  const [table, name] = [sql.identifier(column.table), sql.identifier(column.column)]
  const ids = sql.join([sql`user_id::text`, ...column.of.map((one) => sql`${sql.identifier(one)}::text`)], sql`, `)
  const found = await db.execute<{ ids: string[]; sealed: string }>(
    sql`select array[${ids}] as ids, ${name} as sealed from ${table} where user_id = ${userId}::uuid and ${name} is not null`,
  )
  let [done, unopened] = [0, 0]
  for (const { ids: row, sealed: text } of found.rows) {
    const own = row.slice(1)
    const [place, sealed] = [column.placeOf(userId, own), Buffer.from(text, 'base64')]
    if (keyVersionOf(sealed) === newest) continue
    const opened = openOrNull(seals, place, sealed)
    if (opened === null) unopened += 1
    else {
      const anew = Buffer.from(seals.seal(place, opened)).toString('base64')
      await db.execute(sql`update ${table} set ${name} = ${anew} where ${isOfRow(column, userId, own)} and ${name} = ${text}`)
      done += 1
    }
  }
  return { done, unopened }
}

function openOrNull(seals: Seals, place: string, sealed: Uint8Array): Uint8Array | null {
  try {
    return seals.unseal(place, sealed)
  } catch {
    return null
  }
}
