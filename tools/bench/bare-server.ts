import { createHash } from 'node:crypto'
import http from 'node:http'
import pg from 'pg'
import { startEmbeddedDatabase } from '#server/database/embedded.ts'

/**
 * The reference of the bench: node:http and pg, nothing else. It asks the same database the same two questions (whose
 * session is this, which disputes are theirs) with prepared statements and writes the rows as JSON.
 */
const { connection } = await startEmbeddedDatabase(process.env['SOCKETS'] ?? '')
const pool = new pg.Pool({ ...connection, max: 10 })

const SESSION =
  'select u.user_id from sessions s join users u using (user_id) where s.user_id = $1 and s.token_hash = $2 and s.expires_at > now()'
const DISPUTES = 'select * from disputes where user_id = $1 order by created_at desc, id desc'

const server = http.createServer((request, response) => {
  if (request.url === '/health') {
    response.end('ok')
    return
  }
  void answer(request.headers.cookie ?? '').then((body) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(body)
  })
})

async function answer(cookie: string): Promise<string> {
  const [userId, token = ''] = cookie.split('=')[1]?.split('.') ?? []
  const hash = createHash('sha256').update(token).digest('base64url')
  const session = await pool.query({ name: 'session', text: SESSION, values: [userId, hash] })
  if (session.rowCount === 0) return '[]'
  const disputes = await pool.query({ name: 'disputes', text: DISPUTES, values: [userId] })
  return JSON.stringify(disputes.rows)
}

server.listen(Number(process.env['PORT']))
