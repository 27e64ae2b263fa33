import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listDisputes } from '#contract/disputes.ts'
import { readReadiness } from '#contract/service.ts'
import { makeApp } from '#server/app.ts'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '#server/database/embedded.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { holdServer } from '#server/database/one-server.ts'
import { openPool, type OpenDatabase } from '#server/database/open.ts'
import { newMember } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let directory: string
let embedded: EmbeddedDatabase
let database: OpenDatabase
let test: TestApp
let app: FastifyInstance
let cookie: string
let seconds = 0
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'errata-embedded-'))
  embedded = await startEmbeddedDatabase(directory)
  // As in the product, but nothing waits as long.
  database = openPool({ ...embedded.connection, connectionTimeoutMillis: 500, query_timeout: 1_000 })
  await migrateDatabase(database.pool)
  test = await testApp()
  app = await makeApp({ ...test.context, db: database.db }, null)
  ;({ cookie } = await newMember(app))
})
afterAll(async () => {
  await app.close()
  await test.close()
  await database.close()
  await embedded.stop()
  await rm(directory, { recursive: true, force: true })
})

const postmaster = (): number => Number(readFileSync(path.join(directory, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])

/** The processes of the server: the postmaster and those that it made. */
function processes(): readonly number[] {
  const head = postmaster()
  const parentOf = (pid: string): number => {
    try {
      return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
    } catch {
      return 0
    }
  }
  return [
    head,
    ...readdirSync('/proc')
      .filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === head)
      .map(Number),
  ]
}

interface Heard {
  readonly status: number
  readonly retryAfter: unknown
  readonly message: unknown
}

async function ask(url: string): Promise<Heard> {
  // Readiness is looked at again once a second.
  seconds += 2
  test.setNow(new Date(Date.parse('2026-11-20T12:00:00.000Z') + seconds * 1000).toISOString())
  const answered = await app.inject({ method: 'GET', url, headers: { cookie } })
  return { status: answered.statusCode, retryAfter: answered.headers['retry-after'], message: answered.json().message }
}

const BUSY = { status: 503, retryAfter: '5', message: 'Errata is busy right now. Nothing was lost. Try again in a few seconds.' }

/** Asks until the answer is good and the server not that one; what came before. */
async function untilGood(dead: number | null = null): Promise<readonly Heard[]> {
  const before: Heard[] = []
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(50)) {
    const heard = await ask(listDisputes.path)
    if (heard.status !== 200) before.push(heard)
    else if (postmaster() !== dead) return before
  }
  throw new Error('the calls never got good again')
}

it('a frozen database is told as busy and as not ready, and everything is good once it goes on', async () => {
  await untilGood()
  const frozen = processes()
  for (const pid of frozen) process.kill(pid, 'SIGSTOP')
  try {
    const heard = await Promise.all([listDisputes.path, listDisputes.path, readReadiness.path].map(ask))
    expect(heard).toEqual([
      BUSY,
      BUSY,
      { status: 503, retryAfter: '5', message: 'Errata is not ready: the database isn’t answering.' },
    ])
  } finally {
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
  }
  await untilGood()
  expect((await ask(readReadiness.path)).status).toBe(200)
})

it('a database that dies alone is started again; until then calls are told that the product is busy', async () => {
  const dead = postmaster()
  process.kill(dead, 'SIGKILL')
  const meanwhile = await untilGood(dead)
  expect(meanwhile.length).toBeGreaterThan(0)
  for (const heard of meanwhile) expect(heard).toEqual(BUSY)
})

it('belongs to one server: another one is refused, until the first is gone', async () => {
  const first = await holdServer(database, () => undefined)
  expect(await holdServer(database, () => undefined, 2)).toBeNull()
  await first?.close()
  const next = await holdServer(database, () => undefined)
  expect(next).not.toBeNull()
  await next?.close()
})
