import pg from 'pg'
import { sessionOptions } from '#server/database/open.ts'

/** A connection of its own on which nothing gives up: for work that may take longer than any call. */
export async function withPatientClient<Answer>(pool: pg.Pool, work: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  // (The pool hides its password from a copy.)
  const given = sessionOptions(pool)
  const { query_timeout: _none, ...options } = given
  const client = new pg.Client({ ...options, ...(given.password && { password: given.password }) })
  // What is asked of a broken connection fails by itself.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
    return await work(client)
  } finally {
    await client.end()
  }
}
