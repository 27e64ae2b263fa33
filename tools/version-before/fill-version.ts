import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import pg from 'pg'
import { z } from 'zod'
import { startEmbeddedDatabase } from '#server/database/embedded.ts'
import { countsOf } from '#tools/version-before/counts-of.ts'
import { EARLIER_FILE, type EarlierVersion } from '#tools/version-before/earlier-version.ts'
import { liveIn, type Browser } from '#tools/version-before/live-in-version.ts'
import { READ_CALLS } from '#tools/version-before/read-calls.ts'

/*
 * Fills a database with the product of an earlier commit and keeps its rows, files and answers for `opens-version-before.test.ts`:
 *   node tools/version-before/fill-version.ts /path/to/a/checkout/of/that/commit
 */

const SECRET = 'the secret of the version before'

async function fill(checkout: string): Promise<EarlierVersion> {
  const directory = mkdtempSync(path.join(tmpdir(), 'errata-before-'))
  const embedded = await startEmbeddedDatabase(path.join(directory, 'database'))
  const { host, user, database } = embedded.connection
  const url = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
  const { port, stop } = await startProduct(checkout, { DATABASE_URL: url, DATA_DIR: path.join(directory, 'data') })
  try {
    const browser = browserOf(port)
    const lived = await liveIn(browser, path.join(directory, 'data'))
    // Jobs, mails and everything that follows them has come to rest.
    await wait(3_000)
    const recorded = await recordCalls(browser, lived.cookie)
    const at = new Date().toISOString()
    const rows = await readRows(embedded.connection)
    // Those of a rehearsal and the prints are large, and no call that is recorded reads them.
    const own = z.object({ user: z.object({ id: z.string() }) }).parse((await browser('GET', '/api/user', lived)).json).user.id
    await stop()
    const files = readFiles(path.join(directory, 'data/files'), own)
    return { secret: SECRET, at, ...lived, recorded, ...rows, files }
  } finally {
    await stop()
    await embedded.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function startProduct(checkout: string, settings: Readonly<Record<string, string>>) {
  const port = String(20_000 + (process.pid % 20_000))
  const env = { ...process.env, PORT: port, APP_SECRET: SECRET, PUBLIC_URL: 'http://localhost', ...settings }
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: checkout, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Errata is ready')) resolve()
    })
    void ended.then(() => reject(new Error(`The earlier version did not start:\n${said}`)))
  })
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const browserOf =
  (port: string): Browser =>
  async (method, address, { cookie, body, origin } = {}) => {
    const isForm = body instanceof FormData
    const answered = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      headers: {
        ...(cookie !== undefined && { cookie }),
        ...(origin !== undefined && { origin }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answered.text()
    if (!answered.ok) throw new Error(`${method} ${address}: ${answered.status} ${text.slice(0, 400)}`)
    const isJson = answered.headers.get('content-type')?.includes('json') ?? false
    return { json: isJson ? JSON.parse(text) : null, cookies: answered.headers.getSetCookie() }
  }

const withId = z.object({ id: z.string() })

/** Every list, and of each row of a list what is told about it alone, with how many things each answer holds. */
async function recordCalls(browser: Browser, cookie: string): Promise<Record<string, unknown>> {
  const recorded: Record<string, unknown> = {}
  for (const { list, details } of READ_CALLS) {
    const { json } = await browser('GET', list, { cookie })
    recorded[list] = countsOf(json)
    if (details.length === 0) continue
    for (const { id } of z.array(withId).parse(json))
      for (const detail of details) {
        const address = detail.replace(':id', id)
        // Some disputes have no packet: what was refused is not expected either.
        const answered = await browser('GET', address, { cookie }).catch((error: unknown) => {
          console.log(String(error))
          return undefined
        })
        if (answered !== undefined) recorded[address] = countsOf(answered.json)
      }
  }
  return recorded
}

async function readRows(connection: pg.ClientConfig): Promise<Pick<EarlierVersion, 'migrations' | 'tables'>> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const applied = await client.query<{ count: number }>('select count(*)::int as count from drizzle.__drizzle_migrations')
    const names = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
    const tables: Record<string, unknown[]> = {}
    for (const { name } of names.rows) {
      const { rows } = await client.query<{ row: unknown }>(`select to_json(t) as row from "${name}" t`)
      if (rows.length > 0) tables[name] = rows.map(({ row }) => row)
    }
    return { migrations: applied.rows[0]?.count ?? 0, tables }
  } finally {
    await client.end()
  }
}

function readFiles(directory: string, owner: string): Record<string, string> {
  const entries = readdirSync(path.join(directory, owner), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.includes('/printed'),
  )
  return Object.fromEntries(
    entries.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      return [path.relative(directory, file), readFileSync(file).toString('base64')]
    }),
  )
}

const [checkout] = process.argv.slice(2)
if (checkout === undefined) throw new Error('Say where the checkout of the earlier commit is.')
const filled = await fill(path.resolve(checkout))
const bytes = brotliCompressSync(JSON.stringify(filled))
writeFileSync(EARLIER_FILE, bytes)
const sizes = Object.entries(filled.tables).map(([name, rows]) => `${name} ${rows.length}`)
console.log(`${bytes.length} bytes, ${Object.keys(filled.files).length} files, ${Object.keys(filled.recorded).length} calls`)
console.log(sizes.join(', '))
