import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moveDispute, readDispute } from '#contract/disputes.ts'
import { attestLetter, generateLetter, markLetterDelivered, markLetterSent, takeBackSent } from '#contract/letters.ts'
import { listNotifications } from '#contract/notifications.ts'
import { auditLog } from '#server/database/tables/audit.ts'
import { type Answered, call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { isWholeCorpus, sampleOf } from '#tools/corpus/corpus-size.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const report = exampleReport()

/** A confirmed letter of November 20, looked at on the 27th. */
async function withLetter() {
  test.setNow('2026-11-20T12:00:00.000Z')
  const member = await newMember(test.app, { isKnown: true, isSubscribed: true })
  const { cookie } = member
  const { answer } = await upload(test.app, { cookie, bytes: report.bytes })
  const { id } = await ok(test.app, generateLetter, {
    cookie,
    body: { negativeItemId: answer?.report.negativeItems[0]?.id ?? '', statement: 'I never had an account with this company.' },
  })
  await ok(test.app, attestLetter, { cookie, params: { id } })
  test.setNow('2026-11-27T12:00:00.000Z')
  const send = (body: Partial<{ sentOn: string; trackingNumber: string }> = {}) =>
    call(test.app, markLetterSent, { cookie, params: { id }, body: { sentMethod: 'mail', ...body } })
  const arrive = (body: { deliveredAt: string } | { returned: string }) =>
    call(test.app, markLetterDelivered, { cookie, params: { id }, body })
  const file = async (disputeId: string | null | undefined) =>
    ok(test.app, readDispute, { cookie, params: { id: disputeId ?? '' } })
  return { ...member, letterId: id, send, arrive, file }
}

type Told = Answered<typeof markLetterSent> | Answered<typeof markLetterDelivered>

const slip = ({ status, refusal }: Told) => [status, refusal?.issues?.[0]?.path]

describe('the day a letter was mailed', () => {
  it('is the one that its member tells', async () => {
    const { send, file } = await withLetter()
    const { answer } = await send({ sentOn: '2026-11-23', trackingNumber: '9407199999999912345676' })
    expect(answer).toMatchObject({ status: 'sent', sentAt: '2026-11-23T12:00:00.000Z', trackingNumber: '9407199999999912345676' })
    const found = await file(answer?.disputeId)
    expect(found.tracker).toMatchObject({ status: 'submitted', submittedDate: '2026-11-23' })
  })

  it.each(sampleOf(['2026-11-19', '2026-11-29', '2016-11-20'], 1))(
    'is not %s: before the letter, to come, or long ago',
    async (sentOn) => {
      const { send } = await withLetter()
      expect(slip(await send({ sentOn }))).toEqual([400, 'sentOn'])
    },
  )

  it('can be corrected: the dispute follows, and what was there stays in the timeline and the log', async () => {
    const { send, file, id } = await withLetter()
    await send()
    const { answer } = await send({ sentOn: '2026-11-24' })
    const found = await file(answer?.disputeId)
    expect(found.tracker.submittedDate).toBe('2026-11-24')
    expect(found.events.at(-1)).toMatchObject({
      kind: 'corrected',
      text: expect.stringContaining('November 24, 2026, not November 27, 2026'),
      facts: { from: '2026-11-27', to: '2026-11-24', by: 'member' },
    })
    expect(found.chain.kind).toBe('unbroken')
    const log = await test.context.db.select().from(auditLog).where(eq(auditLog.userId, id))
    expect(log.map(({ action }) => action)).toContain('letter.mailing_corrected')
  })

  if (isWholeCorpus)
    it('is not put behind the day it was delivered', async () => {
      const { send, arrive } = await withLetter()
      await send({ sentOn: '2026-11-22' })
      await arrive({ deliveredAt: '2026-11-24' })
      expect(slip(await send({ sentOn: '2026-11-25' }))).toEqual([400, 'sentOn'])
    })
})

describe('the day a letter arrived', () => {
  it.each(sampleOf(['2026-11-22', '2026-11-29', '2019-11-24'], 1))(
    'is not %s: before it was mailed, to come, or long ago',
    async (day) => {
      const { send, arrive } = await withLetter()
      await send({ sentOn: '2026-11-23' })
      expect(slip(await arrive({ deliveredAt: day }))).toEqual([400, 'deliveredAt'])
      expect(slip(await arrive({ returned: day }))).toEqual([400, 'returned'])
    },
  )

  it('can be corrected, and the clocks follow', async () => {
    const { send, arrive, file } = await withLetter()
    const { answer } = await send({ sentOn: '2026-11-21' })
    await arrive({ deliveredAt: '2026-11-25' })
    expect((await file(answer?.disputeId)).tracker.clock).toMatchObject({ startedOn: '2026-11-25', due: '2026-12-25' })
    const corrected = await arrive({ deliveredAt: '2026-11-23' })
    expect(corrected.answer).toMatchObject({ status: 'delivered', deliveredOn: '2026-11-23' })
    const found = await file(answer?.disputeId)
    expect(found.tracker.clock).toMatchObject({ startedOn: '2026-11-23', due: '2026-12-23', basis: 'delivery' })
    expect(found.deadlines.find(({ kind }) => kind === 'reinvestigation')?.due).toBe('2026-12-23')
    expect(found.events.at(-1)).toMatchObject({ kind: 'corrected', facts: { from: '2026-11-25', to: '2026-11-23' } })
    // Later is as good a correction as earlier.
    await arrive({ deliveredAt: '2026-11-26' })
    expect((await file(answer?.disputeId)).tracker.clock?.due).toBe('2026-12-26')
  })

  it('is one of two: exactly one day is told', async () => {
    const { send, cookie, letterId } = await withLetter()
    await send()
    const body = { deliveredAt: '2026-11-27', returned: '2026-11-27' }
    for (const told of [body, {}])
      expect((await call(test.app, markLetterDelivered, { cookie, params: { id: letterId }, body: told })).status).toBe(400)
  })
})

describe('a letter that came back', () => {
  it('stops its clock, also where it was recorded as delivered, and asks for the address', async () => {
    const { send, arrive, file, cookie } = await withLetter()
    const { answer } = await send({ sentOn: '2026-11-21' })
    await arrive({ deliveredAt: '2026-11-24' })
    const back = await arrive({ returned: '2026-11-26' })
    expect(back.answer).toMatchObject({ status: 'sent', deliveredOn: null, returnedOn: '2026-11-26' })
    const found = await file(answer?.disputeId)
    expect(found).toMatchObject({ status: 'in_progress', deadlines: [], tracker: { status: 'submitted', clock: null } })
    // Nobody has it, so no answer is waited for.
    expect(found.tracker).toMatchObject({ expectedResponse: null, daysRemaining: null })
    expect(found.events.at(-1)).toMatchObject({ kind: 'returned', facts: { by: 'member', on: '2026-11-26' } })
    const news = await ok(test.app, listNotifications, { cookie })
    expect(news.find(({ type }) => type === 'letter_returned')?.message).toContain('Check the address')
  })

  if (isWholeCorpus)
    it('that arrived after all is delivered, and its clock runs', async () => {
      const { send, arrive, file, cookie } = await withLetter()
      const { answer } = await send({ sentOn: '2026-11-21' })
      const arrivals = async () =>
        (await ok(test.app, listNotifications, { cookie }))
          .map(({ type }) => type)
          .filter((type) => type === 'letter_returned' || type === 'letter_delivered')
      await arrive({ returned: '2026-11-25' })
      expect(await arrivals()).toEqual(['letter_returned'])
      const after = await arrive({ deliveredAt: '2026-11-26' })
      // Told is what holds, whichever was recorded by mistake and however often.
      expect(await arrivals()).toEqual(['letter_delivered'])
      await arrive({ returned: '2026-11-26' })
      expect(await arrivals()).toEqual(['letter_returned'])
      await arrive({ deliveredAt: '2026-11-26' })
      expect(await arrivals()).toEqual(['letter_delivered'])
      expect(after.answer).toMatchObject({ status: 'delivered', returnedOn: null })
      const { tracker } = await file(answer?.disputeId)
      expect([tracker.clock?.due, tracker.expectedResponse]).toEqual(['2026-12-26', expect.any(String)])
    })
})

describe('a letter that was marked as sent by mistake', () => {
  it('is not sent: nothing follows from it, the timeline keeps both, and it can be sent after all', async () => {
    const { cookie, letterId, send, arrive, file } = await withLetter()
    const takeBack = () => ok(test.app, takeBackSent, { cookie, params: { id: letterId } })
    const { answer } = await send({ sentOn: '2026-11-22', trackingNumber: '9407199999999912345676' })
    await arrive({ deliveredAt: '2026-11-24' })
    const kept = { status: 'draft', sentAt: null, deliveredOn: null, trackingNumber: null, attestedAt: expect.any(String) }
    expect(await takeBack()).toMatchObject(kept)
    // Asked again, it is the same.
    expect(await takeBack()).toMatchObject(kept)
    const found = await file(answer?.disputeId)
    expect(found.tracker).toMatchObject({ status: 'not_sent', clock: null })
    expect(found.deadlines).toEqual([])
    expect(found.events.map(({ kind }) => kind).slice(-3)).toEqual(['sent', 'delivered', 'not_sent'])
    expect(found.chain.kind).toBe('unbroken')
    const news = await ok(test.app, listNotifications, { cookie })
    expect(news.filter(({ type }) => type === 'letter_mailed' || type === 'letter_delivered')).toEqual([])
    expect((await send()).answer).toMatchObject({ status: 'sent' })
    expect((await file(answer?.disputeId)).tracker.status).toBe('submitted')
    await takeBack()
    const withdrawn = { cookie, params: { id: answer?.disputeId ?? '' }, body: { status: 'withdrawn' as const } }
    expect((await call(test.app, moveDispute, withdrawn)).status).toBe(200)
  })

  if (isWholeCorpus)
    it('stays sent once an answer to it is recorded', async () => {
      const { cookie, letterId, send } = await withLetter()
      const { answer } = await send()
      const params = { id: answer?.disputeId ?? '' }
      await ok(test.app, moveDispute, { cookie, params, body: { status: 'resolved' } })
      expect((await call(test.app, takeBackSent, { cookie, params: { id: letterId } })).status).toBe(409)
    })
})
