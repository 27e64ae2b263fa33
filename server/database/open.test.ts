import { afterAll, expect, it } from 'vitest'
import { withPatientClient } from '#server/database/patient-client.ts'
import { isNamable, openDatabase, openPool, sessionOptions } from '#server/database/open.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { testCluster } from '#server/testing/test-cluster.ts'

const { pool, close } = await freshDatabase(testCluster())
afterAll(close)

/** What `pg` tells when a connection is cut off between two queries; a process in which nobody listens ends. */
const CUT_OFF = new Error('Connection terminated unexpectedly')

it('a connection that is cut off while a transaction holds it fails its next query, and not the process', async () => {
  const client = await pool.connect()
  expect(() => client.emit('error', CUT_OFF)).not.toThrow()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

it('so does long work on a connection of its own', async () => {
  await withPatientClient(pool, (client) => {
    expect(() => client.emit('error', CUT_OFF)).not.toThrow()
    return Promise.resolve()
  })
})

const { host, database, user } = testCluster().connection
const url = `postgres://${user}@localhost/${pool.options.database ?? database}?host=${encodeURIComponent(host ?? '')}`

it('a pooler that sets no time limits is refused, by a word that says what it lacks', async () => {
  await expect(openDatabase({ url, poolerUrl: url, directory: '' })).rejects.toThrow('connect_query of deploy/pgbouncer.ini')
})

it('behind a pooler nothing has a name, nothing is wished of the session, and a connection of one’s own goes past it', async () => {
  const behind = openPool({ connectionString: url }, { connectionString: url })
  expect(isNamable(behind.db)).toBe(false)
  expect(behind.pool.options.options).toBeUndefined()
  const limit = await withPatientClient(behind.pool, (client) => client.query('show lock_timeout'))
  expect(limit.rows).toEqual([{ lock_timeout: '0' }])
  expect(sessionOptions(behind.pool).options).toContain('lock_timeout=10s')
  await behind.db.transaction(async (tx) => expect(isNamable(tx)).toBe(false))
  await behind.close()
})
