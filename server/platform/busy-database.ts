/** What Postgres says when it gave up waiting, has no room for a connection, or is starting or stopping. */
const BUSY = new Set(['57014', '55P03', '53300', '57P01', '57P02', '57P03', '25P03', '08000', '08001', '08003', '08004', '08006'])
/** What the network says when no one is there, or the connection broke. */
const GONE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])
/** What the pool says when no connection came free in time, or the one it had broke. */
const POOL =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout)/

/** Whether a query failed because the database is busy or away: asking again in a moment makes sense. */
export function isBusyDatabase(error: unknown): boolean {
  let isQuery = false
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at.constructor.name === 'DrizzleQueryError') isQuery = true
    const code = 'code' in at && typeof at.code === 'string' ? at.code : ''
    if (BUSY.has(code) || POOL.test(at.message)) return true
    if (isQuery && GONE.has(code)) return true
  }
  return false
}
