import path from 'node:path'
import { z } from 'zod'

/** What is kept in a file of a backup's folder; a backup without it was not finished. */
export const MANIFEST = 'backup.json'
/** The secret of an installation that keeps its own. */
export const SECRET = 'app-secret'

/** Every kind of file with what people keep; the screens of earlier builds are none of it. */
export const KINDS = ['files', 'outbox', 'post'] as const

const column = z.object({ name: z.string(), type: z.string() })
const table = z.object({ name: z.string(), columns: z.array(column), rows: z.number().int(), sha256: z.string() })
export type BackedUpTable = z.infer<typeof table>
const file = z.object({ kind: z.enum(KINDS), key: z.string(), sha256: z.string() })
export type BackedUpFile = z.infer<typeof file>

export const manifest = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  /** The hashes of the migrations that made its tables. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  /** The last number that each sequence gave out. */
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  files: z.array(file),
})
export type Manifest = z.infer<typeof manifest>

/** The rows of a table, a line each: a JSON array of its columns as Postgres writes them as text. */
export const rowsFile = (directory: string, name: string): string => path.join(directory, 'rows', `${name}.jsonl.gz`)

/** The folder with the files, in which each kind has its own. */
export const storeOf = (directory: string): string => path.join(directory, 'store')

/** The jobs that wait are rows like others; the rest of their schema is made at each start. */
export const JOBS_TABLE = 'pgboss.job'

/** Text that says the same value wherever it is read. */
export const SAME_TEXT =
  "set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1"
