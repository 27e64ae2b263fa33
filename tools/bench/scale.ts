import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { personalTables, scansOf } from '#server/testing/query-plans.ts'
import { type Filled, fill, openFilled } from '#tools/bench/filled-product.ts'
import { timesInTurn } from '#tools/bench/measured.ts'
import { anotherReport, callsOf } from '#tools/bench/ordinary-member.ts'
import { deleteFrom, keptOf, signIn, uploadTo } from '#tools/bench/product.ts'
import { markdownTable } from '#tools/bench/reading-row.ts'

/*
 * `npm run bench:scale`: the same member's calls in two products, one with few members and one with many, in turn. Every member has the same rows.
 * `-- --members 1000,200000 --times 200`. It ends with 1 where a call is slower than it may be, or a member's table is read whole.
 * `--keep FOLDER` keeps the filled databases there and measures those that are there already; with `--fill` it only fills.
 */
const { values: given } = parseArgs({
  options: {
    members: { type: 'string', default: '1000,200000' },
    times: { type: 'string', default: '200' },
    keep: { type: 'string' },
    fill: { type: 'boolean', default: false },
  },
})
if (given.fill && given.keep === undefined) throw new Error('--fill needs --keep FOLDER')
const [few = 0, many = 0] = given.members.split(',').map(Number)
const times = Number(given.times)
const MOST_TIMES_SLOWER = 1.3
/** Sign-ins and uploads cost a good part of a second each, whoever asks. */
const DEAR_ONES = 5
const MOST_ROWS = 500

const folder = given.keep ?? mkdtempSync(path.join(tmpdir(), 'errata-scale-'))
const closing: (() => Promise<void>)[] = []
try {
  for (const members of [few, many]) await fill(folder, members)
  if (!given.fill) await measure()
} finally {
  for (const close of closing.toReversed()) await close()
  if (given.keep === undefined) rmSync(folder, { recursive: true, force: true })
}

async function measure(): Promise<void> {
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at the start`)
  const [small, large] = [await opened(few, 3951), await opened(many, 3952)]
  await large.database.pool.query('select pg_stat_statements_reset()')
  const rows = await compared(small, large)
  console.log(markdownTable(['call', `${few} members, p95`, `${many} members, p95`, 'ratio of p95', 'of medians', 'met'], rows))
  const wholes = await readWhole(large)
  console.log(wholes.length === 0 ? '\nNo plan reads a member’s table whole.' : `\nRead whole:\n${wholes.join('\n')}`)
  console.log(`Load ${loadavg()[0]?.toFixed(1)} at the end`)
  if (wholes.length > 0 || rows.some((row) => row.at(-1) === 'NO')) process.exitCode = 1
}

async function opened(members: number, port: number): Promise<Filled> {
  const filled = await openFilled(folder, members, port)
  closing.push(filled.close)
  return filled
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
        () => signIn(large.product.url),
        () => signIn(small.product.url),
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

/** The statistics write `$n` for a number in the text, too. How many rows a statement asks for is always such a number, or as small. */
function asSent(query: string): string {
  const limited = query.replaceAll(/\blimit \$\d+/gi, `limit ${MOST_ROWS}`)
  const numbers = [...new Set(limited.match(/\$\d+/g))]
  return limited.replaceAll(/\$\d+/g, (number) => `$${numbers.indexOf(number) + 1}`)
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
    rows.map(({ query }) => asSent(query)),
    { asIfHuge: false },
  )
  console.log(`${rows.length} statements explained`)
  return scans
    .filter(({ table, indexes }) => isLarge.has(table) && indexes.length === 0)
    .map(({ table, query }) => `${table}: ${query.replaceAll(/\s+/g, ' ').slice(0, 300)}`)
}
