import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareFollowUp } from '#contract/case-file.ts'
import { moveDispute, readDispute } from '#contract/disputes.ts'
import { attestLetter, generateLetter, markLetterDelivered, markLetterSent } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { listNotifications } from '#contract/notifications.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const LOAN = 'MERIDIAN AUTO FINANCE'
const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }

const COMPANY = { address: 'P.O. Box 60578', city: 'Los Angeles', state: 'CA', zip: '90060' }

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

/** A member with a charge-off that nothing on the page contradicts. */
async function withChargeOff() {
  test.setNow('2026-11-20T12:00:00.000Z')
  const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  await upload(test.app, { cookie, bytes: exampleReport().bytes })
  const items = await ok(test.app, listNegativeItems, { cookie })
  const negativeItemId = items.find(({ creditorName }) => creditorName !== LOAN)?.id ?? ''
  const write = (body: object) => call(test.app, generateLetter, { cookie, body: { negativeItemId, userInfo, ...body } })
  return { cookie, write }
}

async function delivered(cookie: string, id: string) {
  await ok(test.app, attestLetter, { cookie, params: { id } })
  const { disputeId } = await ok(test.app, markLetterSent, { cookie, params: { id }, body: { sentMethod: 'certified_mail' } })
  await ok(test.app, markLetterDelivered, { cookie, params: { id }, body: { deliveredAt: '2026-11-20' } })
  return ok(test.app, readDispute, { cookie, params: { id: disputeId ?? '' } })
}

it('who only asks sends a request: it is called one, and no investigation clock runs', async () => {
  const { cookie, write } = await withChargeOff()
  const { answer } = await write({})
  expect(answer?.letterContent).toContain('Re: Request to verify account')
  expect(answer?.isRequest).toBe(true)
  const { deadlines, events, isRequest, tracker, id, status } = await delivered(cookie, answer?.id ?? '')
  // It was received, and nobody investigates it: neither the call nor its member says so.
  expect([status, tracker.status]).toEqual(['in_progress', 'submitted'])
  const moved = await call(test.app, moveDispute, { cookie, params: { id }, body: { status: 'under_review' } })
  expect([moved.status, moved.refusal?.message]).toEqual([409, expect.stringContaining('nothing is under review')])
  expect([deadlines, isRequest, tracker.clock]).toEqual([[], true, null])
  expect([tracker.expectedResponse, tracker.daysRemaining]).toEqual([null, null])
  expect(events.filter(({ kind }) => kind === 'sent' || kind === 'delivered').map(({ text }) => text)).toEqual([
    expect.stringContaining('Request to Equifax sent'),
    expect.stringContaining('Request to Equifax delivered on November 20, 2026'),
  ])
  expect(events[0]).toMatchObject({ kind: 'opened', text: 'You asked about this item. You did not dispute it.' })
  const told = JSON.stringify(await ok(test.app, listNotifications, { cookie }))
  expect(told).toContain('Your request about')
  expect(told).toContain('Request opened')
  expect(told).not.toMatch(/Your dispute about|Nothing is sent until/)
  expect(answer?.aiStrategy).toContain('It disputes nothing')
})

if (isWholeCorpus)
  it('a request that changed nothing is followed by nothing that speaks of a dispute', async () => {
    const { cookie, write } = await withChargeOff()
    const asked = await write({})
    const { id } = await delivered(cookie, asked.answer?.id ?? '')
    await ok(test.app, moveDispute, { cookie, params: { id }, body: { status: 'rejected', outcome: 'verified' } })
    const refused = [
      await write({ letterType: 'dispute_statement', statement: 'I paid it.' }),
      await write({ letterType: 'method_of_verification' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([409, 409])
    expect(refused[1]?.refusal?.message).toContain('You only asked')
    const { steps } = await ok(test.app, prepareFollowUp, { cookie, params: { id } })
    expect(steps).toMatchObject([{ kind: 'none', why: expect.stringContaining('You only asked') }])
  })

it('a request is a dispute from the first letter on that disputes', async () => {
  const { cookie, write } = await withChargeOff()
  const asked = await write({})
  const { id } = await delivered(cookie, asked.answer?.id ?? '')
  const { answer } = await write({ told: { isWrong: true }, statement: 'I paid this account in full in 2021.' })
  const dispute = await delivered(cookie, answer?.id ?? '')
  expect([dispute.id, dispute.isRequest, dispute.tracker.clock?.due]).toEqual([id, false, expect.any(String)])
  expect(dispute.deadlines.map(({ kind }) => kind)).toContain('reinvestigation')
})

if (isWholeCorpus)
  it('a courtesy or an offer is a request too', async () => {
    const { cookie, write } = await withChargeOff()
    const { answer } = await write({ letterType: 'goodwill', bureau: 'creditor', recipientAddress: COMPANY })
    const { isRequest, deadlines } = await delivered(cookie, answer?.id ?? '')
    expect([answer?.isRequest, isRequest, deadlines]).toEqual([true, true, []])
  })

it('who says that it is wrong says what, and disputes: the clock runs', async () => {
  const { cookie, write } = await withChargeOff()
  const silent = await write({ told: { isWrong: true } })
  expect([silent.status, silent.refusal?.issues?.[0]?.path]).toEqual([400, 'statement'])
  const { answer } = await write({ told: { isWrong: true }, statement: 'I paid this account in full in 2021.' })
  expect(answer?.letterContent).toContain('I dispute this account')
  const { deadlines, events, isRequest } = await delivered(cookie, answer?.id ?? '')
  expect(isRequest).toBe(false)
  expect(deadlines.map(({ kind }) => kind)).toContain('reinvestigation')
  expect(events.find(({ kind }) => kind === 'sent')?.text).toContain('Letter to Equifax sent')
})

if (isWholeCorpus)
  it('who says before writing that the report was the free annual one gives the bureau its 45 days', async () => {
    const { cookie, write } = await withChargeOff()
    const told = { isWrong: true, afterFreeAnnualReport: true }
    const { answer } = await write({ told, statement: 'I paid this account in full in 2021.' })
    const dispute = await delivered(cookie, answer?.id ?? '')
    expect([dispute.told, dispute.tracker.clock?.due]).toEqual([{ afterFreeAnnualReport: true }, '2027-01-04'])
  })

it('a validation disputes the debt within the time of the collector’s notice, and asks afterwards', async () => {
  const { write } = await withChargeOff()
  const at = (receivedOn: string, disputeBy?: string) =>
    write({ letterType: 'validation', told: { collectorNotice: { receivedOn, ...(disputeBy && { disputeBy }) } } })
  expect((await at('2026-11-02')).answer?.letterContent).toContain('I dispute this debt')
  expect((await at('2026-10-02')).answer?.letterContent).toContain('I ask you to validate this debt')
  expect((await at('2026-11-02', '2026-11-10')).answer?.letterContent).toContain('I ask you to validate this debt')
  expect((await at('2026-11-21')).status).toBe(400)
  // Too late to stop the collection, but who says that it is wrong disputes it.
  const late = { letterType: 'validation', told: { collectorNotice: { receivedOn: '2026-09-01' } } }
  const disputed = await write({ ...late, statement: 'I paid this account in full in 2021.' })
  expect(disputed.answer?.letterContent).toContain('I dispute this debt')
  expect(disputed.answer?.letterContent).not.toMatch(/This is a request|stop collecting/)
  expect(disputed.answer?.isRequest).toBe(false)
})

if (isWholeCorpus)
  it('who says before writing that a letter adds information gives the bureau up to 15 days more from then on, also when its day is corrected', async () => {
    const { cookie, write } = await withChargeOff()
    const said = { told: { isWrong: true, afterFreeAnnualReport: false }, statement: 'I paid this account in full in 2021.' }
    const first = await delivered(cookie, (await write(said)).answer?.id ?? '')
    expect(first.tracker.clock?.due).toBe('2026-12-20')
    const more = { ...said.told, addsInformation: true }
    test.setNow('2026-12-01T12:00:00.000Z')
    const { answer } = await write({ told: more, statement: 'I paid it in full in 2021. My bank statement shows it.' })
    const params = { id: answer?.id ?? '' }
    await ok(test.app, attestLetter, { cookie, params })
    const sent = await ok(test.app, markLetterSent, {
      cookie,
      params,
      body: { sentMethod: 'certified_mail' },
    })
    const dispute = () => ok(test.app, readDispute, { cookie, params: { id: sent.disputeId ?? '' } })
    // On its way it adds nothing yet.
    expect((await dispute()).tracker.clock?.due).toBe('2026-12-20')
    test.setNow('2026-12-05T12:00:00.000Z')
    await ok(test.app, markLetterDelivered, { cookie, params, body: { deliveredAt: '2026-12-04' } })
    const longer = await dispute()
    expect([longer.id, longer.told?.informationAddedOn, longer.tracker.clock?.due]).toEqual([
      first.id,
      '2026-12-04',
      '2027-01-04',
    ])
    expect(longer.tracker.clock?.why).toContain('30 days from receipt and 15 more because you added information')
    await ok(test.app, markLetterDelivered, { cookie, params, body: { deliveredAt: '2026-12-03' } })
    expect((await dispute()).told?.informationAddedOn).toBe('2026-12-03')
  })
