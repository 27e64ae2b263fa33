import { readFileSync } from 'node:fs'
import path from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logIn } from '#contract/sign-in.ts'
import { recordDisputeAnswer } from '#contract/answers.ts'
import { prepareFollowUp } from '#contract/case-file.ts'
import { disputeWithBureau, listDisputes, readDispute } from '#contract/disputes.ts'
import { attestLetter, generateLetter, markLetterDelivered, markLetterSent } from '#contract/letters.ts'
import { readMortgageClosing, setMortgageClosing } from '#contract/mortgage.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { readNextRounds, recordFiledRound } from '#contract/next-rounds.ts'
import { listNotifications } from '#contract/notifications.ts'
import { saveProfile } from '#contract/profile.ts'
import { submitDispute } from '#contract/submissions.ts'
import { disputeEvents } from '#server/database/tables/disputes.ts'
import { letters } from '#server/database/tables/letters.ts'
import { submissions } from '#server/database/tables/submissions.ts'
import { announceDays } from '#server/testing/announce-days.ts'
import { ownedLetter, recordDelivery } from '#server/features/letters/letters.ts'
import { actFor } from '#server/platform/caller.ts'
import type { EventFacts } from '#engine/case-file/event-facts.ts'
import { sealPlain } from '#server/keys/seal-plain.ts'
import { openValue } from '#server/platform/sealed-text.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const report = exampleReport()
const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const OPENED = '2026-11-20T18:00:00.000Z'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

/** A dispute of somebody who lives in that zone; null: who has not told. */
async function disputed(timeZone: string | null) {
  test.setNow(OPENED)
  const { cookie, id: userId, username, password } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  await ok(test.app, saveProfile, { cookie, body: { timeZone } })
  await upload(test.app, { cookie, bytes: report.bytes })
  const items = await ok(test.app, listNegativeItems, { cookie })
  const itemId = items.find(({ findingCount }) => findingCount > 0)?.id ?? ''
  const { id } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: itemId } })
  const at = async (now: string): Promise<string> => {
    test.setNow(now)
    return (await call(test.app, logIn, { body: { username, password } })).cookie ?? ''
  }
  return { cookie, id, userId, itemId, at }
}

type Disputed = Awaited<ReturnType<typeof disputed>>

/** Its letter, sent at that instant. */
async function sent({ at, itemId }: Disputed, now: string): Promise<string> {
  const cookie = await at(now)
  const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: itemId, userInfo } })
  await ok(test.app, attestLetter, { cookie, params: { id: letter.id } })
  await ok(test.app, markLetterSent, { cookie, params: { id: letter.id }, body: { sentMethod: 'mail' } })
  return letter.id
}

/** Somebody whose letter was delivered on November 23. */
async function delivered(timeZone: string | null) {
  const one = await disputed(timeZone)
  const letterId = await sent(one, OPENED)
  const cookie = await one.at('2026-11-24T18:00:00.000Z')
  await ok(test.app, markLetterDelivered, { cookie, params: { id: letterId }, body: { deliveredAt: '2026-11-23' } })
  return { ...one, letterId }
}

/** The post scans the letter as delivered at that instant. */
async function scanned({ userId }: Disputed, letterId: string, deliveredAt: string): Promise<void> {
  const user = actFor({ id: userId, name: '', username: '', email: '' })
  const row = await ownedLetter(test.context, user, letterId)
  await test.context.db.transaction((tx) => recordDelivery(test.context, tx, { user, row, deliveredAt, by: 'post' }))
}

const trackerOf = async (cookie: string, id: string) => (await ok(test.app, readDispute, { cookie, params: { id } })).tracker
const silence = async (cookie: string, id: string) =>
  (await ok(test.app, readNextRounds, { cookie, params: { id } })).rounds.find((round) => round.id === 'no_answer-equifax')
const refusedAt = ({ status, refusal }: { status: number; refusal: { issues?: { path: string }[] | undefined } | null }) => [
  status,
  refusal?.issues?.[0]?.path,
]

describe.each([
  ['Ohio', 'America/New_York', 'T01:30:00.000Z'],
  ['Hawaii', 'Pacific/Honolulu', 'T09:30:00.000Z'],
])('in the evening in %s, when Greenwich has the next day,', (_place, zone, evening) => {
  it('a letter went out today, and the days left are counted from here', async () => {
    const one = await disputed(zone)
    await sent(one, `2026-11-21${evening}`)
    const first = await one.at(`2026-11-21${evening}`)
    expect(await trackerOf(first, one.id)).toMatchObject({ submittedDate: '2026-11-20', daysRemaining: 30 })
    const last = await one.at(`2026-12-20${evening}`)
    expect(await trackerOf(last, one.id)).toMatchObject({ expectedResponse: '2026-12-20', daysRemaining: 1 })
    expect((await ok(test.app, listDisputes, { cookie: last }))[0]?.tracker.daysRemaining).toBe(1)
  })

  it('a bureau is not late before its last day is over, and no letter says so', async () => {
    const { at, id } = await delivered(zone)
    const before = await at(`2027-01-22${evening}`)
    expect(await silence(before, id)).toMatchObject({ state: 'later', opensOn: '2027-01-22' })
    expect((await ok(test.app, prepareFollowUp, { cookie: before, params: { id } })).steps).toMatchObject([
      { kind: 'wait', dueOn: '2027-01-22', letter: null },
    ])
    const after = await at(`2027-01-23${evening}`)
    expect(await silence(after, id)).toMatchObject({ state: 'open' })
    const [step] = (await ok(test.app, prepareFollowUp, { cookie: after, params: { id } })).steps
    expect(step).toMatchObject({ kind: 'prepared', letter: { letterType: 'no_answer' } })
    expect(step?.letter?.letterContent).toContain('January 22, 2027')
    expect(step?.letter?.letterContent).not.toContain('January 23, 2027')
  })

  it('a deadline is told from a week before it by the days here', async () => {
    const { at, id } = await delivered(zone)
    const told = async (now: string) => {
      const cookie = await at(now)
      await announceDays(test.context)
      const news = await ok(test.app, listNotifications, { cookie })
      return news.filter(({ type, disputeId }) => type === 'deadline_approaching' && disputeId === id).length
    }
    expect(await told(`2026-12-16${evening}`)).toBe(0)
    expect(await told(`2026-12-17${evening}`)).toBe(1)
  })

  it('an answer that came tomorrow is refused, one of today is not', async () => {
    const { at, id } = await delivered(zone)
    const cookie = await at(`2026-12-17${evening}`)
    const say = (receivedOn: string, datedOn: string | null = null) =>
      call(test.app, recordDisputeAnswer, {
        cookie,
        params: { id },
        body: { target: 'equifax', kind: 'verified', knownBy: 'online', receivedOn, datedOn },
      })
    expect(refusedAt(await say('2026-12-17'))).toEqual([400, 'receivedOn'])
    expect(refusedAt(await say('2026-12-16', '2026-12-17'))).toEqual([400, 'datedOn'])
    expect((await say('2026-12-16', '2026-12-16')).status).toBe(201)
  })

  it('a delivery of tomorrow is refused; the clock of one of today starts today', async () => {
    const one = await disputed(zone)
    const id = await sent(one, OPENED)
    const cookie = await one.at(`2026-11-24${evening}`)
    const mark = (deliveredAt: string) => call(test.app, markLetterDelivered, { cookie, params: { id }, body: { deliveredAt } })
    expect(refusedAt(await mark('2026-11-24'))).toEqual([400, 'deliveredAt'])
    expect((await mark(`2026-11-24${evening}`)).status).toBe(200)
    expect((await trackerOf(cookie, one.id)).clock).toMatchObject({ startedOn: '2026-11-23', due: '2026-12-23' })
    // Said again as a day it is the same delivery.
    expect((await mark('2026-11-23')).status).toBe(200)
  })

  it('a scan of the post is of today, in the timeline and in the clock', async () => {
    const one = await disputed(zone)
    const letterId = await sent(one, OPENED)
    const cookie = await one.at(`2026-11-24${evening}`)
    await scanned(one, letterId, `2026-11-24${evening}`)
    const { tracker, events, deadlines } = await ok(test.app, readDispute, { cookie, params: { id: one.id } })
    expect(tracker.clock).toMatchObject({ startedOn: '2026-11-23', due: '2026-12-23' })
    expect(deadlines.find(({ kind }) => kind === 'reinvestigation')?.due).toBe('2026-12-23')
    expect(events.at(-1)?.text).toContain('delivered on November 23, 2026')
  })

  it('a filing is of today, and one of tomorrow is refused', async () => {
    const { at, id } = await disputed(zone)
    const cookie = await at(`2026-11-24${evening}`)
    const file = (submittedAt?: string) =>
      call(test.app, submitDispute, { cookie, params: { id }, body: { target: 'equifax', method: 'online', submittedAt } })
    expect(refusedAt(await file('2026-11-24'))).toEqual([400, 'submittedAt'])
    expect((await file()).answer).toMatchObject({ receivedOn: '2026-11-23' })
    expect((await ok(test.app, readDispute, { cookie, params: { id } })).events.at(-1)?.text).toContain('on November 23, 2026')
  })

  it('a complaint cannot have been filed tomorrow', async () => {
    const { at, id } = await delivered(zone)
    const cookie = await at(`2027-01-23${evening}`)
    const file = (filedOn: string) =>
      call(test.app, recordFiledRound, { cookie, params: { id, round: 'cfpb_complaint-equifax' }, body: { filedOn } })
    expect(refusedAt(await file('2027-01-23'))).toEqual([400, 'filedOn'])
    expect((await file('2027-01-22')).status).toBe(200)
  })

  it('a mortgage that closes today has not closed yet', async () => {
    const { cookie, at } = await disputed(zone)
    await ok(test.app, setMortgageClosing, { cookie, body: { closesOn: '2026-11-23' } })
    const inTime = await at(`2026-11-24${evening}`)
    expect(await ok(test.app, readMortgageClosing, { cookie: inTime })).toEqual({ closesOn: '2026-11-23', endedOn: null })
    const over = await at(`2026-11-25${evening}`)
    expect(await ok(test.app, readMortgageClosing, { cookie: over })).toEqual({ closesOn: null, endedOn: '2026-11-23' })
  })
})

describe('for somebody east of here', () => {
  it('the morning has a day that Greenwich does not have yet, and it can be said', async () => {
    const { at, id } = await disputed('Pacific/Guam')
    const cookie = await at('2026-11-23T22:00:00.000Z')
    const file = (submittedAt: string) =>
      call(test.app, submitDispute, { cookie, params: { id }, body: { target: 'equifax', method: 'online', submittedAt } })
    expect(refusedAt(await file('2026-11-25'))).toEqual([400, 'submittedAt'])
    expect((await file('2026-11-24')).answer).toMatchObject({ receivedOn: '2026-11-24' })
    expect((await trackerOf(cookie, id)).clock).toMatchObject({ startedOn: '2026-11-24' })
  })
})

describe('for somebody who has not told where they live', () => {
  it('the days are those of Greenwich, and no delivery is ahead of them', async () => {
    const one = await disputed(null)
    const letterId = await sent(one, '2026-11-21T01:30:00.000Z')
    const cookie = await one.at('2026-11-24T01:30:00.000Z')
    expect(await trackerOf(cookie, one.id)).toMatchObject({ submittedDate: '2026-11-21', daysRemaining: 27 })
    const mark = (deliveredAt: string) =>
      call(test.app, markLetterDelivered, { cookie, params: { id: letterId }, body: { deliveredAt } })
    expect(refusedAt(await mark('2026-11-25'))).toEqual([400, 'deliveredAt'])
    expect((await mark('2026-11-24')).status).toBe(200)
  })

  it('a bureau is late by them', async () => {
    const { at, id } = await delivered(null)
    expect(await silence(await at('2027-01-21T23:59:00.000Z'), id)).toMatchObject({ state: 'later' })
    expect(await silence(await at('2027-01-22T01:30:00.000Z'), id)).toMatchObject({ state: 'open' })
  })
})

/** An evening in Ohio and the night in Greenwich; a night in Guam and the afternoon in Greenwich. */
describe.each([
  ['America/New_York', '2026-11-24T01:30:00.000Z', '2026-11-23'],
  ['Pacific/Guam', '2026-11-24T18:00:00.000Z', '2026-11-25'],
])('who lives in %s', (zone, instant, dayThere) => {
  const GREENWICH = '2026-11-24'

  /** A delivery by the post and a filing at that instant, recorded while one zone was told; now another is. */
  async function moved(from: string | null, to: string | null) {
    const one = await disputed(from)
    const letterId = await sent(one, OPENED)
    const other = await disputed(from)
    await one.at(instant)
    await scanned(one, letterId, instant)
    const body = { target: 'equifax', method: 'online' } as const
    const filing = await other.at(instant)
    await ok(test.app, submitDispute, { cookie: filing, params: { id: other.id }, body })
    const cookie = await one.at('2026-11-27T12:00:00.000Z')
    const otherCookie = await other.at('2026-11-27T12:00:00.000Z')
    for (const each of [cookie, otherCookie]) await ok(test.app, saveProfile, { cookie: each, body: { timeZone: to } })
    return {
      letterId,
      cookie,
      id: one.id,
      mailed: await ok(test.app, readDispute, { cookie, params: { id: one.id } }),
      filed: await ok(test.app, readDispute, { cookie: otherCookie, params: { id: other.id } }),
    }
  }

  it.each([
    ['tells it after', null, zone, GREENWICH],
    ['moves away after', zone, 'America/Chicago', dayThere],
    ['takes it back after', zone, null, dayThere],
  ])('and %s has the day of a delivery and of a filing that they had', async (_, from, to, day) => {
    const { mailed, filed, letterId, cookie, id } = await moved(from, to)
    for (const { tracker, deadlines } of [mailed, filed]) {
      expect(tracker.clock?.startedOn).toBe(day)
      expect(deadlines.find(({ kind }) => kind === 'reinvestigation')?.due).toBe(tracker.clock?.due)
    }
    expect(mailed.letters[0]).toMatchObject({ deliveredOn: day, deliveredAt: instant })
    expect(filed.submissions).toMatchObject([{ filedOn: day, receivedOn: day }])
    // No answer is older than that day; the same delivery said again is the same, another corrects it.
    const say = (receivedOn: string) =>
      call(test.app, recordDisputeAnswer, {
        cookie,
        params: { id },
        body: { target: 'equifax', kind: 'verified', knownBy: 'online', receivedOn, datedOn: null },
      })
    const dayBefore = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
    expect(refusedAt(await say(dayBefore))).toEqual([400, 'receivedOn'])
    const mark = (deliveredAt: string) =>
      call(test.app, markLetterDelivered, { cookie, params: { id: letterId }, body: { deliveredAt } })
    expect([(await mark(dayBefore)).answer?.deliveredOn, (await mark(day)).answer?.deliveredOn]).toEqual([dayBefore, day])
    expect((await say(day)).status).toBe(201)
  })

  it('and told it after has one last day, in the tracker and in the next round', async () => {
    const { cookie, id, mailed } = await moved(null, zone)
    const round = await silence(cookie, id)
    expect(round?.opensOn).toBe(mailed.tracker.clock?.lateFrom)
  })
})

/** The statements of the migration that gave what was recorded before its day. */
const filling = readFileSync(path.join(import.meta.dirname, '../../database/migrations/0017_the_day_of_a_delivery.sql'), 'utf8')
  .split('--> statement-breakpoint')
  .filter((statement) => statement.includes('UPDATE'))

describe('what was recorded before a delivery had its day', () => {
  const evening = '2026-11-24T01:30:00.000Z'
  /** As an earlier version kept it: in plain text. */
  const layPlain = async (areFactsTold: boolean) => {
    const { db } = test.context
    await db.execute(sql`alter table dispute_events disable trigger dispute_events_append_only`)
    for (const row of await db.select().from(disputeEvents)) {
      const place = `${row.userId}/dispute-event/${row.disputeId}/${row.sequence}`
      const said = await openValue<{ text: string; facts: EventFacts | null }>(test.context, place, row.sealedEvent)
      const facts = areFactsTold ? said?.facts : null
      await db
        .update(disputeEvents)
        .set({ text: said?.text, facts, sealedEvent: null })
        .where(and(eq(disputeEvents.disputeId, row.disputeId), eq(disputeEvents.sequence, row.sequence)))
    }
    await db.execute(sql`alter table dispute_events enable trigger dispute_events_append_only`)
  }
  const fill = async ({ areFactsTold } = { areFactsTold: true }) => {
    await layPlain(areFactsTold)
    await test.context.db.update(letters).set({ deliveredOn: null })
    await test.context.db.update(submissions).set({ filedOn: '' })
    for (const statement of filling) await test.context.db.execute(sql.raw(statement))
    await sealPlain(test.context)
  }
  const daysOfBoth = async (letterId: string, disputeId: string) => {
    const { db } = test.context
    const [letter] = await db.select().from(letters).where(eq(letters.id, letterId))
    const [filing] = await db.select().from(submissions).where(eq(submissions.disputeId, disputeId))
    return [letter?.deliveredOn, filing?.filedOn]
  }
  const recorded = async () => {
    const one = await disputed('America/New_York')
    const letterId = await sent(one, OPENED)
    const unsent = await disputed(null)
    const draftId = await sent(unsent, OPENED)
    const cookie = await one.at(evening)
    await scanned(one, letterId, evening)
    const body = { target: 'experian', method: 'online' } as const
    await ok(test.app, submitDispute, { cookie, params: { id: one.id }, body })
    return { one, letterId, draftId }
  }

  it('gets the day that the timeline tells; what was not delivered gets none', async () => {
    const { one, letterId, draftId } = await recorded()
    await fill()
    expect(await daysOfBoth(letterId, one.id)).toEqual(['2026-11-23', '2026-11-23'])
    expect((await daysOfBoth(draftId, one.id))[0]).toBeNull()
  })

  it('gets Greenwich’s where the timeline of an earlier version tells none', async () => {
    const { one, letterId } = await recorded()
    await fill({ areFactsTold: false })
    expect(await daysOfBoth(letterId, one.id)).toEqual(['2026-11-24', '2026-11-24'])
  })
})
