import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispute, readDispute, recordEarlierDispute, tellDays } from '#contract/disputes.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
  test.setNow('2026-11-20T12:00:00.000Z')
})
afterAll(() => test.close())

const clocksOf = async (cookie: string, id: string) =>
  (await ok(test.app, readDispute, { cookie, params: { id } })).deadlines.map(({ kind, due }) => `${kind} ${due}`)

describe('the days that only the member knows', () => {
  it('of a collector’s notice and of a court run clocks, also where nothing was sent', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const { id } = await ok(test.app, createDispute, {
      cookie,
      body: { creditor: 'Midland Credit', description: 'I do not know this debt at all.' },
    })
    const tell = (body: object) => call(test.app, tellDays, { cookie, params: { id }, body })
    await tell({ noticeSentOn: '2026-11-06', courtAnswerBy: '2026-12-21' })
    expect(await clocksOf(cookie, id)).toEqual(['validation_period 2026-12-16', 'court_answer 2026-12-21'])
    await tell({ noticeReceivedOn: '2026-11-09' })
    expect(await clocksOf(cookie, id)).toContain('validation_period 2026-12-09')
    await tell({ courtAnswerBy: null })
    expect(await clocksOf(cookie, id)).toEqual(['validation_period 2026-12-09'])
    expect((await tell({ noticeReceivedOn: '2026-11-03' })).status).toBe(400)
    expect((await tell({ noticeSentOn: '2027-01-03' })).status).toBe(400)
    const { events, chain } = await ok(test.app, readDispute, { cookie, params: { id } })
    expect([chain.kind, events.filter(({ kind }) => kind === 'told').length]).toEqual(['unbroken', 3])
  })

  it('of a free annual report and of added information change the investigation, and its reason says so', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const body = { creditor: 'Harbor Bank', bureau: 'equifax', disputedOn: '2026-11-10', way: 'online' } as const
    const { id, tracker } = await ok(test.app, recordEarlierDispute, { cookie, body })
    expect(tracker.clock?.due).toBe('2026-12-10')
    const annual = await ok(test.app, tellDays, { cookie, params: { id }, body: { afterFreeAnnualReport: true } })
    expect(annual.tracker.clock).toMatchObject({ due: '2026-12-25', why: expect.stringContaining('free annual report') })
    const added = { afterFreeAnnualReport: false, informationAddedOn: '2026-11-18' }
    const longer = await ok(test.app, tellDays, { cookie, params: { id }, body: added })
    expect(longer.tracker.clock).toMatchObject({
      due: '2026-12-25',
      why: expect.stringContaining('because you added information'),
    })
    expect(await clocksOf(cookie, id)).toContain('reinvestigation 2026-12-25')
  })

  it('are nobody else’s to tell', async () => {
    const [one, other] = [await newMember(test.app, { isKnown: true }), await newMember(test.app, { isKnown: true })]
    const form = { creditor: 'Harbor Bank', description: 'I do not know this debt at all.' }
    const { id } = await ok(test.app, createDispute, { cookie: one.cookie, body: form })
    const body = { courtAnswerBy: '2026-12-21' }
    expect((await call(test.app, tellDays, { cookie: other.cookie, params: { id }, body })).status).toBe(404)
  })
})
