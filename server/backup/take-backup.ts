import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import type { OpenFiles } from '#adapters/files/port.ts'
import type { OpenDatabase } from '#server/database/open.ts'
import { pauseRemovals } from '#server/database/pause-removals.ts'
import { withPatientClient } from '#server/database/patient-client.ts'
import {
  type BackedUpFile,
  type BackedUpTable,
  JOBS_TABLE,
  KINDS,
  MANIFEST,
  type Manifest,
  rowsFile,
  SAME_TEXT,
  SECRET,
} from '#server/backup/backup-shape.ts'

interface Taking {
  readonly database: Pick<OpenDatabase, 'pool'>
  readonly files: OpenFiles
  /** Where the files of the backup go. */
  readonly store: OpenFiles
  /** A folder that is empty, or not there yet. */
  readonly directory: string
  /** The file with the installation's own secret; null where the secret is a setting. */
  readonly secretFile: string | null
}

const BATCH = 500

/**
 * Copies every row as of one moment, then every file, while the product goes on. No file that those rows name is removed meanwhile;
 * one that is written later belongs to a later row and does no harm.
 */
export async function takeBackup({ database, files, store, directory, secretFile }: Taking): Promise<Manifest> {
  await mkdir(path.join(directory, 'rows'), { recursive: true, mode: 0o700 })
  if ((await readdir(directory)).length > 1) throw new Error('The folder of a backup must be empty.')
  const pausing = await pauseRemovals(database)
  try {
    const rows = await withPatientClient(database.pool, (client) => copyRows(client, directory))
    const copied = await copyFiles(files, store)
    if (secretFile !== null) await copyFile(secretFile, path.join(directory, SECRET))
    const taken: Manifest = { format: 1, takenAt: new Date().toISOString(), ...rows, files: copied }
    await writeFile(path.join(directory, MANIFEST), `${JSON.stringify(taken, null, 1)}\n`, { mode: 0o600 })
    return taken
  } finally {
    await pausing.end()
  }
}

async function copyRows(client: pg.Client, directory: string): Promise<Omit<Manifest, 'format' | 'takenAt' | 'files'>> {
  await client.query(SAME_TEXT)
  await client.query('begin isolation level repeatable read, read only')
  const tables: BackedUpTable[] = []
  for (const shape of await tablesOf(client)) tables.push(await copyTable(client, directory, shape))
  const sequences = await client.query<{ name: string; last: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  )
  const migrations = await migrationsOf(client)
  await client.query('commit')
  return { migrations, tables, sequences: sequences.rows }
}

/** The migrations that made the tables of a database, in their order. */
export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id')
  return rows.map(({ hash }) => hash)
}

/** Every table of ours, with the columns that are not worked out from others. */
export async function tablesOf(client: pg.Client): Promise<Pick<BackedUpTable, 'name' | 'columns'>[]> {
  const { rows } = await client.query<{ name: string; columns: { name: string; type: string }[] }>(
    `select n.nspname || '.' || c.relname as name,
       json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition
       and (n.nspname = 'public' or n.nspname || '.' || c.relname = $1)
     group by 1 order by 1`,
    [JOBS_TABLE],
  )
  return rows
}

export const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.')

async function copyTable(
  client: pg.Client,
  directory: string,
  { name, columns }: Pick<BackedUpTable, 'name' | 'columns'>,
): Promise<BackedUpTable> {
  const hash = createHash('sha256')
  let rows = 0
  const list = columns.map((column) => `${quoted(column.name)}::text`).join(', ')
  await client.query(
    `declare copied no scroll cursor for select array_to_json(array[${list}]::text[])::text as line from ${quoted(name)}`,
  )
  async function* lines(): AsyncGenerator<string> {
    for (;;) {
      const fetched = await client.query<{ line: string }>(`fetch forward ${BATCH} from copied`)
      if (fetched.rows.length === 0) return
      const text = fetched.rows.map(({ line }) => `${line}\n`).join('')
      rows += fetched.rows.length
      hash.update(text)
      yield text
    }
  }
  await pipeline(lines, createGzip(), createWriteStream(rowsFile(directory, name), { mode: 0o600 }))
  await client.query('close copied')
  return { name, columns, rows, sha256: hash.digest('hex') }
}

/** One after the other: they are as large as what people upload. */
async function copyFiles(from: OpenFiles, to: OpenFiles): Promise<BackedUpFile[]> {
  const copied: BackedUpFile[] = []
  for (const kind of KINDS) {
    for (const key of await from(kind).list('')) {
      const bytes = await from(kind).get(key)
      // Whatever no row names may go at any time.
      if (bytes === null) continue
      await to(kind).put(key, bytes)
      copied.push({ kind, key, sha256: createHash('sha256').update(bytes).digest('hex') })
    }
  }
  return copied
}
