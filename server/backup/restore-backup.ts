import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import type { OpenFiles } from '#adapters/files/port.ts'
import {
  type BackedUpTable,
  JOBS_TABLE,
  MANIFEST,
  manifest,
  type Manifest,
  rowsFile,
  SAME_TEXT,
  SECRET,
} from '#server/backup/backup-shape.ts'
import { migrationsOf, quoted, tablesOf } from '#server/backup/take-backup.ts'
import type { OpenDatabase } from '#server/database/open.ts'
import { withPatientClient } from '#server/database/patient-client.ts'

interface Restoring {
  /** With this version's tables and queues, and nothing in them. */
  readonly database: Pick<OpenDatabase, 'pool'>
  readonly files: OpenFiles
  /** Where the files of the backup lie. */
  readonly store: OpenFiles
  /** The folder of the backup. */
  readonly directory: string
  /** Where an installation keeps its own secret; null where the secret is a setting. */
  readonly secretFile: string | null
}

const BATCH = 500

/** The clock of pg-boss has a queue of its own, which every worker makes as it starts; what it did is done and no work of ours. */
const JOBS_OF_OURS = String.raw`where name not like '\_\_pgboss\_\_%'`

/**
 * Puts a backup into an empty installation: files first, then all rows at once or none. Each is compared with what the backup says about
 * it. The tables must be those of the version that took it.
 */
export async function restoreBackup({ database, files, store, directory, secretFile }: Restoring): Promise<Manifest> {
  const taken = manifest.parse(JSON.parse(await readFile(path.join(directory, MANIFEST), 'utf8')))
  await withPatientClient(database.pool, async (client) => {
    await refuseOther(client, taken)
    await putFiles(taken, store, files)
    if (secretFile !== null) await putSecret(path.join(directory, SECRET), secretFile)
    await client.query(SAME_TEXT)
    await client.query('begin')
    await withoutRules(client, taken.tables, async () => {
      for (const table of taken.tables) await putRows(client, directory, table)
    })
    for (const { name, last } of taken.sequences) await client.query('select setval($1::regclass, $2::bigint)', [name, last])
    await client.query('commit')
  })
  return taken
}

async function refuseOther(client: pg.Client, { migrations, tables }: Manifest): Promise<void> {
  const here = await migrationsOf(client)
  if (here.join() !== migrations.join())
    throw new Error(
      here.length > migrations.length
        ? 'This backup is of an earlier version of Errata. Restore it with that version, then start this one on it.'
        : 'This backup is of another version of Errata. Restore it with the version that took it.',
    )
  const known = new Set((await tablesOf(client)).map(({ name }) => name))
  for (const { name } of tables) {
    if (!known.has(name)) throw new Error(`This version has no table ${name}.`)
    const { rows } = await client.query(`select 1 from ${quoted(name)} limit 1`)
    if (rows.length > 0 && name.startsWith('public.'))
      throw new Error('This installation holds something already. A backup is restored into an empty one.')
  }
  // What the first start sent; the backup has its own.
  if (known.has(JOBS_TABLE)) await client.query('delete from pgboss.job')
}

async function putFiles({ files: listed }: Manifest, from: OpenFiles, to: OpenFiles): Promise<void> {
  for (const { kind, key, sha256 } of listed) {
    const bytes = await from(kind).get(key)
    if (bytes === null || createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new Error(`The backup is damaged: a file of ${kind} is missing or changed.`)
    await to(kind).put(key, bytes)
  }
}

/** What is sealed opens with this alone. */
async function putSecret(from: string, to: string): Promise<void> {
  const secret = await readFile(from, 'utf8').catch(() => null)
  if (secret === null) throw new Error('The backup holds no secret. Give APP_SECRET as it was when the backup was taken.')
  try {
    await writeFile(to, secret, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((await readFile(to, 'utf8').catch(() => null)) !== secret) throw error
  }
}

/** Rows may come before those that they name, and nothing is done because a row comes; afterwards every rule holds again. */
async function withoutRules(client: pg.Client, tables: readonly BackedUpTable[], work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<{ name: string; place: string; definition: string }>(
    `select quote_ident(conname) as name, conrelid::regclass::text as place, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  )
  for (const { name, place } of keys) await client.query(`alter table ${place} drop constraint ${name}`)
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`)
  await work()
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`)
  for (const { name, place, definition } of keys) await client.query(`alter table ${place} add constraint ${name} ${definition}`)
}

async function putRows(client: pg.Client, directory: string, { name, columns, rows, sha256 }: BackedUpTable): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ')
  const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`).join(', ')
  const kept = name === JOBS_TABLE ? JOBS_OF_OURS : ''
  const insert = `insert into ${quoted(name)} (${names}) overriding system value
    select * from (select ${values} from json_array_elements($1::json) with ordinality as lines (line, place) order by place)
      as given (${names}) ${kept}`
  const hash = createHash('sha256')
  let count = 0
  let batch: string[] = []
  const put = async (): Promise<void> => {
    if (batch.length > 0) await client.query(insert, [`[${batch.join(',')}]`])
    batch = []
  }
  await pipeline(createReadStream(rowsFile(directory, name)), createGunzip(), async (text: AsyncIterable<Buffer>) => {
    for await (const line of linesOf(text)) {
      hash.update(`${line}\n`)
      count += 1
      batch.push(line)
      if (batch.length === BATCH) await put()
    }
  })
  await put()
  if (count !== rows || hash.digest('hex') !== sha256)
    throw new Error(`The backup is damaged: rows of ${name} are missing or changed.`)
}

/** A text may hold other ends of lines than ours, which `readline` would take for one. */
async function* linesOf(text: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of text) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n')
    rest += first
    for (const next of others) {
      yield rest
      rest = next
    }
  }
}
