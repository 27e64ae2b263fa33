import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { embeddedFiles } from '#adapters/files/embedded.ts'
import { startEmbeddedDatabase } from '#server/database/embedded.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { type OpenDatabase, openPool } from '#server/database/open.ts'
import { users } from '#server/database/tables/accounts.ts'
import { dataKeys } from '#server/database/tables/keys.ts'
import { holdKeys } from '#server/keys/hold-keys.ts'
import { openInstallation } from '#server/keys/open-installation.ts'
import { keyVersionOf } from '#server/platform/seal.ts'
import { readSecrets } from '#server/platform/secret.ts'
import { openKeyRing, seal, type Sealing, unseal } from '#server/platform/vault.ts'

const PERSONS = 6
const FILES = 12
/** How much it has said when it is killed: before anything depends on it, amid it, and near the end. */
const KILLED_AT = [1, 2, 3, 4, 6, 8]

let directory: string
let database: OpenDatabase
let stop: () => Promise<void>
beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'errata-rotate-'))
  const embedded = await startEmbeddedDatabase(path.join(directory, 'database'))
  stop = embedded.stop
  database = openPool({ ...embedded.connection, max: 3 })
  await migrateDatabase(database.pool)
})
afterAll(async () => {
  await database.close()
  await stop()
  rmSync(directory, { recursive: true, force: true })
})

const files = () => embeddedFiles({ directory: path.join(directory, 'files') })

async function opened(): Promise<Sealing> {
  const { secret, master } = await openInstallation(database.db, readSecrets({}, directory))
  return { db: database.db, secret, keys: openKeyRing(master) }
}

async function furnish(): Promise<ReadonlyMap<string, Buffer>> {
  const context = await opened()
  const kept = new Map<string, Buffer>()
  for (let person = 0; person < PERSONS; person += 1) {
    const userId = randomUUID()
    const username = `keys_${person}`
    const named = { userId, username, name: 'Dana', email: `${username}@example.test` }
    await database.db.insert(users).values({ ...named, passwordHash: 'nobody signs in' })
    for (let index = 0; index < FILES; index += 1) {
      const place = `${userId}/papers/${index}`
      const bytes = randomBytes(60_000)
      kept.set(place, bytes)
      await files().put(place, await seal(context, place, bytes))
    }
  }
  return kept
}

interface Run {
  readonly code: number | null
  readonly lines: number
  readonly out: string
  readonly said: string
}

/** The command as it is typed; killed with signal 9 some milliseconds after it has said so many lines. */
function rotate(killAt: { readonly line: number; readonly afterMs: number } | null): Promise<Run> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'rotate-keys.ts'), '--data-keys'], {
    env: { PATH: process.env['PATH'], DATA_DIR: directory, NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [lines, out, said] = [0, '', '']
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    const before = lines
    lines = said.split('\n').length - 1
    if (killAt !== null && before < killAt.line && lines >= killAt.line)
      void wait(killAt.afterMs).then(() => child.kill('SIGKILL'))
  })
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, lines, out, said }))
  })
}

it('the command can be killed at any moment: everything opens, and another run finishes', async () => {
  const kept = await furnish()
  const before = readFileSync(path.join(directory, 'app-secret'), 'utf8')
  let killed = 0
  for (const line of KILLED_AT) {
    const run = await rotate({ line, afterMs: Math.random() * 12 })
    if (run.code === null) killed += 1
    const context = await opened()
    for (const [place, bytes] of kept)
      expect(bytes.equals(await unseal(context, place, (await files().get(place)) ?? bytes))).toBe(true)
  }
  expect(killed).toBeGreaterThanOrEqual(KILLED_AT.length - 1)
  const last = await rotate(null)
  expect([last.code, last.said.split('\n').length - 1]).toEqual([0, 3 + PERSONS])
  expect(last.out).toContain(`Looked through: ${PERSONS} persons.`)
  const rows = await database.db.select().from(dataKeys)
  expect(rows).toHaveLength(PERSONS)
  for (const [place, bytes] of kept) {
    const sealed = (await files().get(place)) ?? bytes
    expect(keyVersionOf(sealed)).toBe(rows.find(({ userId }) => place.startsWith(userId))?.version)
    expect(bytes.equals(await unseal(await opened(), place, sealed))).toBe(true)
  }
  expect(readFileSync(path.join(directory, 'app-secret'), 'utf8')).not.toBe(before)
  for (const secret of [
    before,
    readFileSync(path.join(directory, 'app-secret'), 'utf8'),
    'example.test',
    ...rows.map(({ userId }) => userId),
  ])
    expect(last.out + last.said).not.toContain(secret)
})

it('the command says that the product must be stopped, and changes nothing', async () => {
  const before = readFileSync(path.join(directory, 'app-secret'), 'utf8')
  const held = await holdKeys(database, () => undefined)
  const run = await rotate(null)
  await held?.close()
  expect([run.code, run.said]).toEqual([
    1,
    'Errata is running on this database. Stop it first: what it seals meanwhile could not be opened later.\n',
  ])
  expect(readFileSync(path.join(directory, 'app-secret'), 'utf8')).toBe(before)
})
