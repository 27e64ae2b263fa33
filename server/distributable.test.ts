import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/database/open.ts'
import { personalTables } from '#server/testing/query-plans.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { testCluster } from '#server/testing/test-cluster.ts'

/** What keeps a table from being spread over machines by its member (docs/scaling.md): what is named here is known, anything else is new. */
let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase(testCluster())
})
afterAll(() => database.close())

/** A mail is a job, and the last one of an erased account belongs to no one. Names lie on every machine: by them a member is found. */
const LOCAL = ['mails', 'names']

async function namesOf(query: string): Promise<readonly string[]> {
  const tables = (await personalTables(database.pool)).filter((table) => !LOCAL.includes(table))
  const { rows } = await database.pool.query<{ name: string }>(query, [tables])
  return rows.map(({ name }) => name.replaceAll('"', '')).toSorted()
}

/** Whether the columns of an index or key, by their numbers, have the member's among them. */
const holdsMember = (columns: string, table: string): string =>
  `exists (select from pg_attribute a where a.attrelid = ${table} and a.attname = 'user_id' and a.attnum = any (${columns}))`

it('has as many members’ tables as the pages say', async () => {
  expect((await personalTables(database.pool)).length).toBeGreaterThan(50)
})

it('has the member in every primary and unique key but those of global names', async () => {
  const found = await namesOf(`
    select i.indexrelid::regclass::text as name from pg_index i
    where i.indisunique and i.indrelid = any (select unnest($1::text[])::regclass) and not ${holdsMember('i.indkey', 'i.indrelid')}`)
  expect(found).toEqual(['calendar_links_tokenHash_unique', 'passkeys_credential', 'users_email', 'users_username'])
})

it('ties no member to another by a foreign key', async () => {
  const found = await namesOf(`
    select c.conname as name from pg_constraint c
    join pg_attribute here on here.attrelid = c.conrelid and here.attname = 'user_id'
    join pg_attribute there on there.attrelid = c.confrelid and there.attname = 'user_id'
    where c.contype = 'f' and c.conrelid = any (select unnest($1::text[])::regclass)
      and coalesce(array_position(c.conkey, here.attnum), 0) is distinct from coalesce(array_position(c.confkey, there.attnum), -1)`)
  expect(found).toEqual([])
})

it('counts no members’ rows by a sequence but the order of answers and of a rehearsal’s acts, in numbers that every machine can give', async () => {
  const found = await namesOf(`
    select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, null) as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attidentity <> '' and a.attrelid = any (select unnest($1::text[])::regclass)`)
  expect(found).toEqual(['answers.sequence bigint', 'rehearsal_acts.sequence bigint'])
})
