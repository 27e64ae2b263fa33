import type pg from 'pg'
import { z } from 'zod'

const MEMBERS = 500
const ROWS_OF_EACH = 4

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string | undefined
  readonly 'Parent Relationship'?: string | undefined
  readonly 'Index Name'?: string | undefined
  readonly 'Index Cond'?: string | undefined
  readonly 'Recheck Cond'?: string | undefined
  readonly Filter?: string | undefined
  readonly Plans?: readonly PlanNode[] | undefined
}

const planNode: z.ZodType<PlanNode> = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Parent Relationship': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  'Recheck Cond': z.string().optional(),
  Filter: z.string().optional(),
  get Plans() {
    return z.array(planNode).optional()
  },
})
const explained = z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planNode.optional() })]) })

/** How a query finds the rows of one member's table. */
export interface TableScan {
  readonly query: string
  readonly table: string
  /** Several are joined; none: it reads the whole table, or a whole index. */
  readonly indexes: readonly string[]
  /** Whether it asks for the rows of one member, or of the member whose other row it found. */
  readonly isOfOneMember: boolean
  /** In the words of the plan. */
  readonly condition: string
}

/** The tables that hold rows of members. */
export async function personalTables(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Gives every member's table the rows of many members, so that plans are made as for many. Their values mean nothing. */
export async function fillPersonalTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // Neither foreign keys nor the guards of the timeline are what is tried.
    await client.query('set local session_replication_role = replica')
    for (const table of await personalTables(pool)) await client.query(await fillingOf(client, table))
    await client.query('commit')
    await client.query('analyze')
  } finally {
    client.release()
  }
}

/** Of each type a value that differs from row to row, `n`, where it can. */
const VALUES: Readonly<Record<string, string>> = {
  uuid: `md5(n::text)::uuid`,
  text: `'x' || n`,
  integer: 'n',
  bigint: 'n',
  boolean: 'false',
  jsonb: `'{}'::jsonb`,
  ARRAY: `'{}'`,
  'timestamp with time zone': `now() - make_interval(mins => n)`,
}

async function fillingOf(client: pg.PoolClient, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_identity = 'NO'`,
    [table],
  )
  const values = rows.map(({ name, type }) => {
    if (name === 'user_id') return `md5('member ' || n % ${MEMBERS})::uuid`
    const value = VALUES[type]
    if (value === undefined) throw new Error(`${table}.${name}: no value of type ${type}`)
    return value
  })
  const names = rows.map(({ name }) => `"${name}"`)
  return `insert into "${table}" (${names.join(', ')}) select ${values.join(', ')}
          from generate_series(1, ${MEMBERS * ROWS_OF_EACH}) as n on conflict do nothing`
}

/**
 * How each of these queries would find its rows; `asIfHuge` where looking at a whole table costs more than any index, as the planner sees
 * it with very many members. What has no plan, such as `begin`, finds none.
 */
export async function scansOf(
  pool: pg.Pool,
  queries: readonly string[],
  { asIfHuge } = { asIfHuge: true },
): Promise<readonly TableScan[]> {
  const personal = new Set(await personalTables(pool))
  const scans: TableScan[] = []
  const client = await pool.connect()
  try {
    // Of very many rows no table is read whole to join it to a few others.
    if (asIfHuge) await client.query('set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off')
    for (const query of queries) {
      if (!/^\s*(?:select|insert|update|delete|with)\b/i.test(query)) continue
      const { rows } = await client.query(`explain (generic_plan, format json) ${query}`)
      const plan = explained.parse(rows[0])['QUERY PLAN'][0].Plan
      if (plan !== undefined) scans.push(...scansIn(plan, query).filter(({ table }) => personal.has(table)))
    }
  } finally {
    client.release(true)
  }
  return scans
}

/** `user_id` next to a value of the query, or next to that of a row that another scan found. */
const OF_ONE_MEMBER = /\buser_id = (?:\$\d+|'[-\da-f]{36}'::uuid|\(\$\d+\)::uuid|(?:"?\w+"?\.)?user_id)(?=\)|$| )/

/** A query within another names the member itself: else one database of many machines asks all of them (docs/scaling.md). */
const NAMES_MEMBER = /\buser_id = (?:\$\d+|'[-\da-f]{36}'::uuid|\(\$\d+\)::uuid)(?=\)|$| )/

function scansIn(node: PlanNode, query: string, isWithin = false): readonly TableScan[] {
  const isInner = isWithin || node['Parent Relationship'] === 'SubPlan'
  const below = (node.Plans ?? []).flatMap((one) => scansIn(one, query, isInner))
  const table = node['Relation Name']
  if (table === undefined || node['Node Type'] === 'ModifyTable') return below
  const indexes = node['Node Type'] === 'Bitmap Heap Scan' ? (node.Plans ?? []).flatMap(bitmapIndexes) : [node]
  const condition = [node['Index Cond'], node['Recheck Cond'], node.Filter].filter((one) => one !== undefined).join(' and ')
  const isByIndex = indexes.every((one) => one['Index Name'] !== undefined && one['Index Cond'] !== undefined)
  return [
    ...below,
    {
      query,
      table,
      indexes: isByIndex ? indexes.map((one) => one['Index Name'] ?? '') : [],
      isOfOneMember: (isInner ? NAMES_MEMBER : OF_ONE_MEMBER).test(condition),
      condition,
    },
  ]
}

const bitmapIndexes = (node: PlanNode): readonly PlanNode[] =>
  node['Node Type'] === 'Bitmap Index Scan' ? [node] : (node.Plans ?? []).flatMap(bitmapIndexes)
