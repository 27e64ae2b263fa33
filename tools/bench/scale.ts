import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedDatabase } from '#server/database/embedded.ts'
import { type OpenDatabase, openPool } from '#server/database/open.ts'
import { personalTables, scansOf } from '#server/testing/query-plans.ts'
import { copyMember } from '#tools/bench/copy-member.ts'
import { timesInTurn } from '#tools/bench/measured.ts'
import { anotherReport, callsOf, livesOrdinarily, type OrdinaryMember } from '#tools/bench/ordinary-member.ts'
import { deleteFrom, keptOf, type Product, startProduct, uploadTo } from '#tools/bench/product.ts'
import { markdownTable } from '#tools/bench/reading-row.ts'

/*
 * `npm run bench:scale`: the same member's calls in two products, one with few members and one with many, in turn. Every member has the same rows.
 * `-- --members 1000,200000 --times 200`. It ends with 1 where a call is slower than it may be, or a member's table is read whole.
 */
const { values: given } = parseArgs({
  options: {
    members: { type: 'string', default: '1000,200000' },
    times: { type: 'string', default: '200' },
  },
})
const [few = 0, many = 0] = given.members.split(',').map(Number)
const times = Number(given.times)
const MOST_TIMES_SLOWER = 1.3
/** Sign-ins and uploads cost a good part of a second each, whoever asks. */
const DEAR_ONES = 5
const COPIED_AT_ONCE = 1_000

interface Filled {
  readonly product: Product
  readonly member: OrdinaryMember
  readonly database: OpenDatabase
}

const closing: (() => Promise<void>)[] = []
try {
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at the start`)
  const small = await filledProduct(few, 3951)
  const large = await filledProduct(many, 3952)
  await large.database.pool.query('select pg_stat_statements_reset()')
  const rows = await compared(small, large)
  console.log(markdownTable(['call', `${few} members, p95`, `${many} members, p95`, 'ratio of p95', 'of medians', 'met'], rows))
  const wholes = await readWhole(large)
  console.log(wholes.length === 0 ? '\nNo plan reads a member’s table whole.' : `\nRead whole:\n${wholes.join('\n')}`)
  if (wholes.length > 0 || rows.some((row) => row.at(-1) === 'NO')) process.exitCode = 1
} finally {
  for (const close of closing.toReversed()) await close()
}

/** A product on a database server of its own, with one member who asks and so many others who lie there. */
async function filledProduct(members: number, port: number): Promise<Filled> {
  const directory = mkdtempSync(path.join(tmpdir(), 'errata-scale-'))
  closing.push(async () => rmSync(directory, { recursive: true, force: true }))
  await noteStatements(directory)
  const { connection, stop } = await startEmbeddedDatabase(directory)
  closing.push(stop)
  const database = openPool({ ...connection, max: 2, query_timeout: 0 })
  const { pool } = database
  closing.push(database.close)
  const host = encodeURIComponent(connection.host)
  const product = await startProduct(port, { DATABASE_URL: `postgres://${connection.user}@localhost/postgres?host=${host}` })
  closing.push(product.stop)
  const member = await livesOrdinarily(product)
  const begun = performance.now()
  for (let from = 1; from < members; from += COPIED_AT_ONCE)
    await copyMember(pool, member.userId, { from, to: Math.min(from + COPIED_AT_ONCE, members) - 1 })
  await pool.query('set statement_timeout = 0')
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<{ size: string; rows: string }>(
    `select pg_size_pretty(pg_database_size(current_database())) as size, sum(reltuples)::bigint as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(`${members} members: ${rows[0]?.rows} rows, ${rows[0]?.size}, filled in ${seconds} s`)
  await pool.query('create extension if not exists pg_stat_statements')
  return { product, member, database }
}

/** The server tells afterwards which statements it was sent. */
async function noteStatements(directory: string): Promise<void> {
  await (await startEmbeddedDatabase(directory)).stop()
  appendFileSync(
    path.join(directory, 'cluster', 'postgresql.conf'),
    `shared_preload_libraries = 'pg_stat_statements'\nmax_wal_size = '4GB'\n`,
  )
}

async function compared(small: Filled, large: Filled): Promise<string[][]> {
  const found: string[][] = []
  const paths = { small: callsOf(small.member), large: callsOf(large.member) }
  for (const [index, name] of paths.small.entries())
    found.push(
      rowOf(
        name.replaceAll(/[\da-f]{8}-[-\da-f]{27}/g, ':id'),
        await timesInTurn(
          () => ask(large, paths.large[index] ?? ''),
          () => ask(small, name),
          { warm: 10, times },
        ),
      ),
    )
  const dear = { warm: 2, times: Math.ceil(times / DEAR_ONES) }
  found.push(
    rowOf(
      'sign-in',
      await timesInTurn(
        () => signIn(large),
        () => signIn(small),
        dear,
      ),
    ),
  )
  let number = 0
  const upload = async ({ product }: Filled): Promise<void> => {
    const kept = keptOf((await uploadTo(product, anotherReport((number += 1)))).body)
    if (kept === null) throw new Error('an upload was refused')
    await deleteFrom(product, kept.id)
  }
  found.push(
    rowOf(
      'upload of a report, and its deletion',
      await timesInTurn(
        () => upload(large),
        () => upload(small),
        dear,
      ),
    ),
  )
  return found
}

function rowOf(name: string, pairs: readonly { readonly ours: number; readonly reference: number }[]): string[] {
  const at = (share: number, of: 'ours' | 'reference'): number => {
    const sorted = pairs.map((pair) => pair[of]).toSorted((a, b) => a - b)
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  }
  const [ours, reference] = [at(0.95, 'ours'), at(0.95, 'reference')]
  const ms = (value: number): string => `${value.toFixed(1)} ms`
  const middle = at(0.5, 'ours') / at(0.5, 'reference')
  const isMet = ours / reference <= MOST_TIMES_SLOWER
  return [name, ms(reference), ms(ours), (ours / reference).toFixed(2), middle.toFixed(2), isMet ? 'yes' : 'NO']
}

async function ask({ product }: Filled, call: string): Promise<void> {
  const answer = await fetch(product.url + call, { headers: { cookie: product.cookie } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}`)
}

async function signIn({ product }: Filled): Promise<void> {
  const answer = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'bench', password: 'Correct-Horse-7' }),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}`)
}

/** Statements that were sent since the filling and whose plan, by the planner's own choice, reads a table of many rows whole. */
async function readWhole({ database }: Filled): Promise<readonly string[]> {
  const { pool } = database
  const names = await personalTables(pool)
  const { rows: large } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relname = any ($1) and reltuples >= $2`,
    [names, many],
  )
  const isLarge = new Set(large.map(({ name }) => name))
  const { rows } = await pool.query<{ query: string }>(
    `select distinct query from pg_stat_statements where query ~* '^\\s*(select|insert|update|delete|with)'
     and query !~ 'pg_stat|pg_catalog|pg_size|information_schema|pgboss|interval [$]'`,
  )
  const scans = await scansOf(
    pool,
    rows.map(({ query }) => query),
    { asIfHuge: false },
  )
  console.log(`${rows.length} statements explained`)
  return scans
    .filter(({ table, indexes }) => isLarge.has(table) && indexes.length === 0)
    .map(({ table, query }) => `${table}: ${query.replaceAll(/\s+/g, ' ').slice(0, 300)}`)
}
