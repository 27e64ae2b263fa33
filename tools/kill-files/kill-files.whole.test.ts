import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Context } from '#server/context.ts'
import { startEmbeddedDatabase } from '#server/database/embedded.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { openPool, type OpenDatabase } from '#server/database/open.ts'
import { papers } from '#server/database/tables/papers.ts'
import { users } from '#server/database/tables/accounts.ts'
import { sweepAllFiles } from '#server/platform/kept-files.ts'
import { unseal } from '#server/platform/vault.ts'
import { changePapers, contentOf, PAGES, placeOf } from '#tools/kill-files/change-papers.ts'
import { mailingContext } from '#tools/kill-mailing/mailing-context.ts'

let directory = ''
let connection: pg.PoolConfig
let database: OpenDatabase
let context: Context
let stop: () => Promise<void>
beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'errata-kill-files-'))
  const embedded = await startEmbeddedDatabase(path.join(directory, 'database'))
  connection = embedded.connection
  stop = () => embedded.stop()
  database = openPool(connection)
  await migrateDatabase(database.pool)
  context = await mailingContext({ database, directory, lobUrl: 'http://localhost:1' })
})
afterAll(async () => {
  await context.jobs.close()
  await context.threads.close()
  await database.close()
  await stop()
  rmSync(directory, { recursive: true, force: true })
})

let userId = ''
beforeEach(async () => {
  userId = randomUUID()
  await database.db.delete(users)
  await database.db
    .insert(users)
    .values({ userId, name: 'Ana', username: userId, email: `${userId}@example.test`, passwordHash: '' })
})

/** One process that does this and is killed there. */
async function die(diesAt: string, paperId: string | null): Promise<void> {
  const asked = JSON.stringify({ connection, directory, userId, paperId, diesAt })
  const program = path.join(import.meta.dirname, 'file-process.ts')
  const child = spawn(process.execPath, [program, asked], { stdio: ['ignore', 'ignore', 'inherit'] })
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
}

/** The papers that are committed; each of their pages must open. */
async function committed(): Promise<readonly string[]> {
  const rows = await database.db.select().from(papers)
  for (const { id } of rows)
    for (const page of PAGES) {
      const key = placeOf(userId, id, page)
      const sealed = (await context.files.get(key)) ?? expect.unreachable(`${key} is lost`)
      expect(Buffer.from(await unseal(context, key, sealed)).toString()).toBe(contentOf(id, page))
    }
  return rows.map(({ id }) => id)
}

/** What the next process finds an hour later and does at night. */
async function startAgain(): Promise<void> {
  await sweepAllFiles(context)
  await committed()
  await database.db.execute(sql`update expected_files set expires_at = now()`)
  await sweepAllFiles(context)
}

const filesOf = (ids: readonly string[]): readonly string[] => ids.flatMap((id) => PAGES.map((page) => placeOf(userId, id, page)))

const [BEFORE, AFTER] = [randomUUID(), randomUUID()]

describe('a process that is killed while it puts one paper in the place of another', () => {
  const all = [
    ['before write 1', BEFORE],
    ['after write 1', BEFORE],
    ['after write 2', BEFORE],
    ['before commit', BEFORE],
    ['after commit', AFTER],
    ['before removal 1', AFTER],
    ['after removal 1', AFTER],
    ['after removal 2', AFTER],
  ] as const
  it.each(all)('(%s) loses nothing that is committed, and leaves nothing behind', async (diesAt, kept) => {
    await changePapers(context, { userId, paperId: BEFORE })
    await die(diesAt, AFTER)
    expect(await committed()).toEqual([kept])
    await startAgain()
    expect(await committed()).toEqual([kept])
    expect(await context.files.list('')).toEqual(filesOf([kept]))
  })
})

describe('a process that is killed while it deletes a paper', () => {
  const all: readonly (readonly [string, readonly string[]])[] = [
    ['before commit', [BEFORE]],
    ['after commit', []],
    ['before removal 1', []],
    ['after removal 1', []],
    ['after removal 2', []],
  ]
  it.each(all)('(%s) leaves the whole paper or nothing of it', async (diesAt, kept) => {
    await changePapers(context, { userId, paperId: BEFORE })
    await die(diesAt, null)
    expect(await committed()).toEqual(kept)
    // The job that was committed with the deletion is enough.
    await context.jobs.workOff(context)
    expect(await context.files.list(userId)).toEqual(filesOf(kept))
  })
})
