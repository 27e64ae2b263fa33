import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readChain } from '#contract/case-file.ts'
import { createDispute, moveDispute, readDispute } from '#contract/disputes.ts'
import { checkChain, NO_HASH } from '#engine/case-file/event-chain.ts'
import { disputeEvents, disputes } from '#server/database/tables/disputes.ts'
import { addEvent, eventsOf, sha256 } from '#server/features/disputes/dispute-events.ts'
import { owned } from '#server/platform/caller.ts'
import { sealPlain } from '#server/keys/seal-plain.ts'
import { sealValue } from '#server/platform/sealed-text.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

const NOW = '2026-11-20T12:00:00.000Z'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

async function withDispute() {
  test.setNow(NOW)
  const member = await newMember(test.app)
  const body = { creditor: 'Harbor Dental', description: 'I paid “this” bill in full.' }
  const { id } = await ok(test.app, createDispute, { cookie: member.cookie, body })
  const [row] = await test.context.db.select().from(disputes).where(eq(disputes.id, id))
  if (!row) throw new Error('the dispute is stored')
  return { ...member, id, row: owned(member, row) }
}

const refusal = async (statement: Promise<unknown>): Promise<string> =>
  statement.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)),
  )

describe('the timeline', () => {
  it('is a chain from the first event on, and says so', async () => {
    const { id, cookie } = await withDispute()
    await ok(test.app, moveDispute, { cookie, params: { id }, body: { status: 'in_progress' } })
    const { events, chain } = await ok(test.app, readDispute, { cookie, params: { id } })
    expect(events.map(({ sequence, kind }) => [sequence, kind])).toEqual([
      [1, 'opened'],
      [2, 'moved'],
    ])
    expect(events[1]?.facts).toEqual({ by: 'member', from: 'pending', to: 'in_progress', outcome: 'pending' })
    expect(chain).toEqual({ kind: 'unbroken', events: 2, head: events[1]?.hash })
  })

  it('is exported whole, to its own member alone', async () => {
    const { id, cookie } = await withDispute()
    const exported = await ok(test.app, readChain, { cookie, params: { id } })
    expect(exported).toMatchObject({ format: 'errata-chain/1', disputeId: id, isPractice: false })
    expect(exported.events[0]).toMatchObject({ sequence: 1, previousHash: NO_HASH })
    const stranger = await newMember(test.app)
    expect((await call(test.app, readChain, { cookie: stranger.cookie, params: { id } })).status).toBe(404)
    expect((await call(test.app, readChain, { params: { id } })).status).toBe(401)
  })

  it('does not fork, however many write at once', async () => {
    const { row } = await withDispute()
    const { context } = test
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        context.db.transaction((tx) =>
          addEvent(test.context, tx, { dispute: row, at: NOW, kind: 'moved', text: `Event ${index}`, facts: { pages: index } }),
        ),
      ),
    )
    const events = await eventsOf(context, row)
    expect(events).toHaveLength(21)
    expect(checkChain(row.id, events, sha256)).toMatchObject({ kind: 'unbroken', events: 21 })
  })

  it('keeps any text and instant as it was hashed', async () => {
    const { row } = await withDispute()
    const { context } = test
    for (const [at, text] of [
      ['2026-11-20T12:00:00Z', 'quote " backslash \\ line\nbreak\ttab \u0001 \u007F \u2028 é 漢 😀'],
      ['2026-03-08T03:30:00.5+01:00', '</script>'],
    ] as const)
      await context.db.transaction((tx) => addEvent(context, tx, { dispute: row, at, kind: 'moved', text }))
    expect(checkChain(row.id, await eventsOf(context, row), sha256).kind).toBe('unbroken')
  })
})

describe('the database refuses', () => {
  it('to change an event, to take one out, and to empty the timeline', async () => {
    const { row } = await withDispute()
    const { db } = test.context
    const appendOnly = 'the timeline of a dispute is append-only'
    const isIt = eq(disputeEvents.disputeId, row.id)
    expect(await refusal(db.update(disputeEvents).set({ text: 'Otherwise.' }).where(isIt))).toBe(appendOnly)
    expect(await refusal(db.delete(disputeEvents).where(isIt))).toBe(appendOnly)
    expect(await refusal(db.execute(sql`truncate dispute_events`))).toBe(appendOnly)
  })

  it.each([
    ['over the last one', { sequence: 1 }],
    ['after a gap', { sequence: 3 }],
    ['after another hash', { sequence: 2, previousHash: 'a'.repeat(64) }],
    ['without a hash', { sequence: 2, hash: '' }],
  ])('an event %s', async (_, wrong) => {
    const { row } = await withDispute()
    const [last] = await eventsOf(test.context, row)
    const event = {
      userId: row.userId,
      disputeId: row.id,
      at: NOW,
      kind: 'moved',
      text: 'x',
      previousHash: last?.hash ?? '',
      hash: 'b'.repeat(64),
    }
    expect(await refusal(test.context.db.insert(disputeEvents).values({ ...event, ...wrong }))).toContain('behind the last one')
  })

  it('nothing where the whole dispute, or its member, goes', async () => {
    const { row } = await withDispute()
    const { db } = test.context
    await db.delete(disputes).where(eq(disputes.id, row.id))
    expect(await eventsOf(test.context, row)).toEqual([])
    const other = await withDispute()
    await db.execute(sql`delete from users where user_id = ${other.row.userId}`)
    expect(await eventsOf(test.context, other.row)).toEqual([])
  })
})

it('a timeline whose sealed words somebody replaced is called broken', async () => {
  const { id, cookie, row } = await withDispute()
  const said = { text: 'You opened that dispute.', facts: null }
  const sealedEvent = await sealValue(test.context, `${row.userId}/dispute-event/${id}/1`, said)
  await test.context.db.update(disputeEvents).set({ sealedEvent }).where(eq(disputeEvents.disputeId, id))
  const { chain } = await ok(test.app, readDispute, { cookie, params: { id } })
  expect(chain).toMatchObject({ kind: 'broken', sequence: 1 })
})

/** The statement of the migration that chains what was written before. */
function chainingStatement(): string {
  const folder = path.join(import.meta.dirname, '../../database/migrations')
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  const found = texts.flatMap((content) => content.split('--> statement-breakpoint')).find((one) => one.includes('DO $chain$'))
  if (found === undefined) throw new Error('no migration chains the events of earlier versions')
  return found
}

it('events of earlier versions are chained by the migration, each dispute by itself', async () => {
  const one = await withDispute()
  const two = await withDispute()
  const { db } = test.context
  await db.execute(sql`alter table dispute_events disable trigger dispute_events_append_only`)
  const before = (id: string, userId: string, sequence: number, text: string) =>
    db.insert(disputeEvents).values({ userId, disputeId: id, sequence, at: '2026-11-21T09:30:00.120Z', kind: 'sent', text })
  for (const { row } of [one, two]) await db.execute(sql`delete from dispute_events where dispute_id = ${row.id}`)
  for (const [sequence, row, text] of [
    [7, one.row, 'quote " backslash \\ line\nbreak\ttab \u0001 \u007F é 漢 😀 /'],
    [8, two.row, 'Sent.'],
    [9, one.row, 'Delivered.'],
    [10, one.row, 'Answered.'],
  ] as const)
    await before(row.id, row.userId, sequence, text)
  await db.execute(sql.raw(chainingStatement()))
  await db.execute(sql`alter table dispute_events enable trigger dispute_events_append_only`)
  // As every start does; the guard lets what is sealed take the place of what was plain.
  expect((await sealPlain(test.context)).tables).toEqual(['dispute_events'])
  expect(checkChain(one.row.id, await eventsOf(test.context, one.row), sha256)).toMatchObject({ kind: 'unbroken', events: 3 })
  expect(checkChain(two.row.id, await eventsOf(test.context, two.row), sha256)).toMatchObject({ kind: 'unbroken', events: 1 })
})
