import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#server/database/embedded.ts'
import { type OpenDatabase, openPool } from '#server/database/open.ts'
import { copyMember } from '#tools/bench/copy-member.ts'
import { livesOrdinarily, type OrdinaryMember } from '#tools/bench/ordinary-member.ts'
import { type Product, signIn, startProduct } from '#tools/bench/product.ts'

const COPIED_AT_ONCE = 1_000
const TOLD_EVERY = 20_000
const FILLING_PORT = 3950
/** The server tells afterwards which statements it was sent. */
const MEASURING = { shared_preload_libraries: `'pg_stat_statements'`, max_wal_size: `'4GB'` }
/** What a crash would lose is filled again. */
const FILLING = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: `'1GB'`,
  maintenance_work_mem: `'256MB'`,
  checkpoint_timeout: `'30min'`,
  max_wal_size: `'8GB'`,
}

/** A product on a database server of its own, with one member who asks and so many others who lie there. */
export interface Filled {
  readonly product: Product
  readonly member: OrdinaryMember
  readonly database: OpenDatabase
  close(): Promise<void>
}

const ordinaryMember: z.ZodType<OrdinaryMember> = z.object({
  report: z.string(),
  dispute: z.string(),
  letter: z.string(),
  userId: z.string(),
})

/** A folder for each number of members: the database's, the product's, and who asks. The last is written when all is filled. */
function placesIn(folder: string, members: number) {
  const root = path.resolve(folder, String(members))
  return { root, database: path.join(root, 'database'), data: path.join(root, 'data'), asks: path.join(root, 'who-asks.json') }
}

/** Fills the folder's database with so many members of the same rows, unless it is. The product rests meanwhile: it would begin to work for them. */
export async function fill(folder: string, members: number): Promise<void> {
  const { root, database, data, asks } = placesIn(folder, members)
  if (existsSync(asks)) return
  rmSync(root, { recursive: true, force: true })
  mkdirSync(data, { recursive: true })
  const begun = performance.now()
  const server = await startEmbeddedDatabase(database, FILLING)
  const { pool, close } = openPool({ ...server.connection, max: 2, query_timeout: 0 })
  try {
    const member = await oneLife(server, data)
    for (let from = 1; from < members; from += COPIED_AT_ONCE) {
      await copyMember(pool, member.userId, { from, to: Math.min(from + COPIED_AT_ONCE, members) - 1 })
      if (from % TOLD_EVERY === 1) console.log(`${from} of ${members} members after ${secondsSince(begun)} s`)
    }
    await pool.query('set statement_timeout = 0')
    await pool.query('vacuum analyze')
    const { rows } = await pool.query<{ size: string; rows: string }>(
      `select pg_size_pretty(pg_database_size(current_database())) as size, sum(reltuples)::bigint as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    console.log(`${members} members: ${rows[0]?.rows} rows, ${rows[0]?.size}, filled in ${secondsSince(begun)} s`)
    await pool.query('checkpoint')
    writeFileSync(asks, JSON.stringify(member))
  } finally {
    await close()
    await server.stop()
  }
}

/** The one whose rows all others have, too. */
async function oneLife(server: EmbeddedDatabase, data: string): Promise<OrdinaryMember> {
  const product = await startProduct(FILLING_PORT, settingsOf(server, data))
  try {
    return await livesOrdinarily(product)
  } finally {
    await product.stop()
  }
}

/**
 * Starts the product on what `fill` left there, and signs its member in. It answers calls alone: to a worker all members would be new at
 * once, and the rounds that look at each for the first time would be measured with them.
 */
export async function openFilled(folder: string, members: number, port: number): Promise<Filled> {
  const { database: directory, data, asks } = placesIn(folder, members)
  const server = await startEmbeddedDatabase(directory, MEASURING)
  const database = openPool({ ...server.connection, max: 2, query_timeout: 0 })
  await database.pool.query('create extension if not exists pg_stat_statements')
  const product = await startProduct(port, { ...settingsOf(server, data), ROLE: 'web' }, signIn)
  const close = async (): Promise<void> => {
    await product.stop()
    await database.close()
    await server.stop()
  }
  return { product, member: ordinaryMember.parse(JSON.parse(readFileSync(asks, 'utf8'))), database, close }
}

const secondsSince = (begun: number): number => Math.round((performance.now() - begun) / 1000)

const settingsOf = ({ connection }: EmbeddedDatabase, data: string): Record<string, string> => ({
  DATABASE_URL: `postgres://${connection.user}@localhost/postgres?host=${encodeURIComponent(connection.host)}`,
  DATA_DIR: data,
})
