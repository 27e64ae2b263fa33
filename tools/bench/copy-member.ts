import type pg from 'pg'
import { personalTables } from '#server/testing/query-plans.ts'

interface Column {
  readonly name: string
  readonly type: string
  /** Whether no two members may have the same there. */
  readonly isUnique: boolean
}

/**
 * Copies all rows of one member for the members numbered `from` to `to`: every row as it is in the database, sealed texts too, under ids
 * of their own. What a row names by an id it names in the copy as well.
 */
export async function copyMember(
  pool: pg.Pool,
  userId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    // The rows are copies of whole ones: neither foreign keys nor the guards of the timeline have anything to find.
    await client.query('set local session_replication_role = replica')
    for (const table of await personalTables(pool)) {
      const columns = await columnsOf(client, table)
      const names = columns.map(({ name }) => `"${name}"`).join(', ')
      const copied = `insert into "${table}" (${names}) select ${columns.map(valueOf).join(', ')}
        from "${table}" t cross join generate_series($2::int, $3::int) n where t.user_id = $1`
      await client.query(copied, [userId, from, to])
    }
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** Under a name that holds the member's number where it must be no one else's. */
function valueOf({ name, type, isUnique }: Column): string {
  const value = `t."${name}"`
  // A hash with the digits that say which kind of id it is: what is sent to a job is parsed.
  if (type === 'uuid') return `overlay(overlay(md5(${value}::text || n) placing '4' from 13) placing '8' from 17)::uuid`
  return isUnique && type === 'text' ? `${value} || '-' || n` : value
}

async function columnsOf(client: pg.PoolClient, table: string): Promise<readonly Column[]> {
  const { rows } = await client.query<Column>(
    `select c.column_name as name, c.data_type as type, exists (
       select 1 from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
       where i.indrelid = $1::text::regclass and i.indisunique and a.attname = c.column_name and not exists (
         select 1 from pg_attribute u where u.attrelid = i.indrelid and u.attnum = any (i.indkey) and u.attname = 'user_id')
     ) as "isUnique"
     from information_schema.columns c
     where c.table_schema = 'public' and c.table_name = $1::text and c.is_identity = 'NO'`,
    [table],
  )
  return rows
}
