import { columnName } from '#server/database/rows-in-one.ts'
import { SEALED_COLUMNS, type SealedColumn } from '#server/keys/sealed-columns.ts'
import { textSealsOf } from '#server/platform/sealed-text.ts'
import { type Sealing, unseal } from '#server/platform/vault.ts'

/** A row as it is in the database, by the names of its columns. */
type RawRow = Readonly<Record<string, unknown>>

/** What a row keeps sealed is under the names it would have in plain text, for the eyes of its owner. */
export async function openRow(context: Sealing, table: string, row: RawRow): Promise<RawRow> {
  const open: Record<string, unknown> = { ...row }
  for (const column of SEALED_COLUMNS) {
    const sealed = row[column.column]
    if (column.table !== table || !(column.column in row)) continue
    Reflect.deleteProperty(open, column.column)
    if (typeof sealed !== 'string') continue
    const said: unknown = JSON.parse(await textOf(context, column, { row, sealed }))
    Object.assign(open, opened(column, said))
  }
  return open
}

function textOf(context: Sealing, column: SealedColumn, { row, sealed }: { row: RawRow; sealed: string }): Promise<string> {
  const userId = String(row['user_id'])
  const ids = column.of.map((name) => String(row[name]))
  const place = column.placeOf(userId, ids)
  return column.isPressed === true ? pressedText(context, userId, { place, sealed }) : plainText(context, { place, sealed })
}

interface Sealed {
  readonly place: string
  readonly sealed: string
}

const pressedText = async (context: Sealing, userId: string, { place, sealed }: Sealed): Promise<string> =>
  (await textSealsOf(context, userId)).open(place, sealed)

const plainText = async (context: Sealing, { place, sealed }: Sealed): Promise<string> =>
  Buffer.from(await unseal(context, place, Buffer.from(sealed, 'base64'))).toString('utf8')

function opened({ column, plain }: SealedColumn, said: unknown): RawRow {
  if (plain === undefined) return { [column.replace(/^sealed_/, '')]: said }
  return plain.isAlone === true ? alone(plain.names, said) : named(said)
}

const alone = (names: readonly string[], said: unknown): RawRow =>
  Object.fromEntries(names.map((name) => [columnName(name), said]))

const named = (said: unknown): RawRow =>
  Object.fromEntries(Object.entries(said ?? {}).map(([name, value]) => [columnName(name), value]))
