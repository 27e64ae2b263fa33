import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/open.ts'
import { columnName } from '#server/database/rows-in-one.ts'
import { isOfRow, type PlainColumns, SEALED_COLUMNS, type SealedColumn } from '#server/keys/sealed-columns.ts'
import { textSeals } from '#server/platform/sealed-text.ts'
import { type Seals, type Sealing, sealsOf } from '#server/platform/vault.ts'

/** Rows at a time: what a report says may be a megabyte. */
const AT_ONCE = 20

export interface SealedPlain {
  readonly entries: number
  /** In which some were found. */
  readonly tables: readonly string[]
}

/**
 * Seals what earlier versions kept in plain text, of everyone, before anything is read: called when the product starts, it finds
 * something once. Stopped at any moment, it goes on at the next start.
 */
export async function sealPlain(context: Sealing): Promise<SealedPlain> {
  let entries = 0
  const tables = new Set<string>()
  for (const column of SEALED_COLUMNS) {
    if (column.plain === undefined) continue
    const found = await context.db.execute<{ id: string }>(
      sql`select distinct user_id as id from ${sql.identifier(column.table)} where ${isPlain(column, column.plain)} order by 1`,
    )
    if (found.rows.length > 0) tables.add(column.table)
    for (const { id: userId } of found.rows)
      entries += await sealPlainOf(context, column, { userId, seals: await sealsOf(context, userId) })
  }
  return { entries, tables: [...tables] }
}

interface Person {
  readonly userId: string
  readonly seals: Seals
}

/** The same of one column of one person. */
export async function sealPlainOf({ db }: Pick<Sealing, 'db'>, column: SealedColumn, person: Person): Promise<number> {
  const { plain } = column
  if (plain === undefined) return 0
  let count = 0
  for (;;) {
    const done = await db.transaction((tx) => sealSome(tx, { ...column, plain }, person))
    count += done
    if (done === 0) return count
  }
}

type PlainColumn = SealedColumn & { readonly plain: PlainColumns }

async function sealSome(tx: Transaction, column: PlainColumn, { userId, seals }: Person): Promise<number> {
  const table = sql.identifier(column.table)
  const { rows } = await tx.execute<{ row: Readonly<Record<string, unknown>> }>(
    sql`select to_jsonb(t) as row from ${table} t where user_id = ${userId}::uuid and ${isPlain(column, column.plain)}
        order by ${sql.join([sql`user_id`, ...column.of.map((name) => sql.identifier(name))], sql`, `)}
        limit ${AT_ONCE} for update`,
  )
  for (const { row } of rows) {
    const ids = column.of.map((name) => String(row[name]))
    const text = textOf(row, column.plain)
    const sealed = text === null ? null : await sealedAs(column, { seals, place: column.placeOf(userId, ids), text })
    const emptied = columnsOf(column.plain).map((name) => sql`${name} = ${column.plain.emptied}`)
    const set = sql.join([sql`${sql.identifier(column.column)} = ${sealed}`, ...emptied], sql`, `)
    await tx.execute(sql`update ${table} set ${set} where ${isOfRow(column, userId, ids)}`)
  }
  return rows.length
}

const columnsOf = ({ names }: PlainColumns): SQL[] => names.map((name) => sql`${sql.identifier(columnName(name))}`)

/** Sealed is nothing yet, and one of the columns is not empty. */
function isPlain({ column }: SealedColumn, plain: PlainColumns): SQL {
  const isFull = columnsOf(plain).map((name) => (plain.emptied === null ? sql`${name} is not null` : sql`${name} <> ''`))
  return sql`${sql.identifier(column)} is null and (${sql.join(isFull, sql` or `)})`
}

/** What the feature would have sealed; null where that is nothing. */
function textOf(row: Readonly<Record<string, unknown>>, { names, isAlone }: PlainColumns): string | null {
  const found = names.map((name) => [name, row[columnName(name)] ?? null] as const)
  if (isAlone !== true) return JSON.stringify(Object.fromEntries(found))
  const value = found[0]?.[1]
  return Array.isArray(value) && value.length === 0 ? null : JSON.stringify(value)
}

interface ToSeal {
  readonly seals: Seals
  readonly place: string
  readonly text: string
}

async function sealedAs({ isPressed }: SealedColumn, { seals, place, text }: ToSeal): Promise<string> {
  if (isPressed === true) return textSeals(seals).seal(place, text)
  return Buffer.from(seals.seal(place, Buffer.from(text))).toString('base64')
}
