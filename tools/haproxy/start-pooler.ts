import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync, chmodSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { EmbeddedDatabase } from '#server/database/embedded.ts'
import { freePort } from '#server/testing/free-port.ts'

const POOLER = ['/usr/sbin/pgbouncer', '/usr/local/sbin/pgbouncer'].find((file) => existsSync(file))
const SETTINGS = path.join(import.meta.dirname, '../../deploy/pgbouncer.ini')
/** Fewer than the processes open, so that every session is really shared. */
const SESSIONS = 4
/** It refuses to run as root. */
const NOBODY = { uid: 65_534, gid: 65_534 }

/** Debian's PgBouncer in front of an embedded database, by `deploy/pgbouncer.ini` but for its places. */
export async function startPooler({ host, user }: EmbeddedDatabase['connection']) {
  if (POOLER === undefined) throw new Error('This needs PgBouncer: apt-get install pgbouncer')
  const [inside, port] = [await freePort(), await freePort()]
  // The database's socket is its owner's alone.
  const relay = createServer((from) => {
    const to = connect(path.join(host, '.s.PGSQL.5432'))
    for (const end of [from, to]) end.on('error', () => [from, to].map((one) => one.destroy()))
    from.pipe(to).pipe(from)
  })
  relay.listen(inside, '127.0.0.1')
  await once(relay, 'listening')
  const places: readonly (readonly [RegExp, string])[] = [
    [/host=database port=5432 dbname=errata/, `host=127.0.0.1 port=${inside} dbname=postgres user=${user}`],
    [/listen_addr = .*/, 'listen_addr = 127.0.0.1'],
    [/listen_port = .*/, `listen_port = ${port}`],
    [/default_pool_size = .*/, `default_pool_size = ${SESSIONS}`],
    [/auth_type = .*\nauth_file = .*/, 'auth_type = any\nunix_socket_dir ='],
  ]
  const settings = places.reduce(
    (text, [what, by]) => {
      if (!what.test(text)) throw new Error(`deploy/pgbouncer.ini has no ${what.source}`)
      return text.replace(what, by)
    },
    readFileSync(SETTINGS, 'utf8'),
  )
  const directory = mkdtempSync(path.join(tmpdir(), 'errata-pooler-'))
  chmodSync(directory, 0o755)
  const file = path.join(directory, 'pgbouncer.ini')
  writeFileSync(file, settings)
  const child = spawn(POOLER, ['-q', file], { ...(process.getuid?.() === 0 && NOBODY), stdio: ['ignore', 'inherit', 'inherit'] })
  await untilTaken(port)
  return {
    url: `postgres://${user}@127.0.0.1:${port}/errata`,
    close: () => {
      child.kill('SIGINT')
      relay.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Until someone takes connections there. */
async function untilTaken(port: number): Promise<void> {
  for (;;) {
    const probe = connect(port, '127.0.0.1')
    const isTaken = await new Promise<boolean>((resolve) => {
      probe.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    probe.destroy()
    if (isTaken) return
  }
}
