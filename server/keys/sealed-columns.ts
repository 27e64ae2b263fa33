import { type SQL, sql } from 'drizzle-orm'

export interface SealedColumn {
  readonly table: string
  readonly column: string
  /** The columns that tell one row of a person from another. */
  readonly of: readonly string[]
  /** Where the text of a row stands, as its feature names the place when it seals. */
  placeOf(userId: string, row: readonly string[]): string
  /** Columns in which earlier versions kept it in plain text: they are sealed together, by their names, and emptied. */
  readonly plain?: readonly string[]
}

/** Every column that holds something sealed with a person's key, as base64. A test compares this with the schema. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'authenticators', column: 'sealed_secret', of: [], placeOf: (userId) => `${userId}/totp` },
  {
    table: 'profiles',
    column: 'sealed_address',
    of: [],
    placeOf: (userId) => `${userId}/profile`,
    plain: ['address', 'city', 'state', 'zip'],
  },
  { table: 'own_words', column: 'sealed', of: ['id'], placeOf: (userId, [id = '']) => `${userId}/own-word/${id}` },
]

/** `sealed` columns of nobody: the installation's own key opens them, and that one is rewrapped. */
export const SEALED_BY_INSTALLATION: readonly string[] = ['erasures.sealed']

export const isOfRow = ({ of }: SealedColumn, userId: string, row: readonly string[]): SQL =>
  sql.join(
    [sql`user_id = ${userId}::uuid`, ...of.map((name, index) => sql`${sql.identifier(name)}::text = ${row[index] ?? ''}`)],
    sql` and `,
  )
