import { afterAll, expect, inject, it } from 'vitest'
import { withPatientClient } from '#server/database/patient-client.ts'
import { freshDatabase } from '#server/testing/database.ts'

const { pool, close } = await freshDatabase(inject('cluster'))
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
