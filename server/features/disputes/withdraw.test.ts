import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countDisputes, createDispute, disputeWithBureau, listDisputes, moveDispute, readDispute } from '#contract/disputes.ts'
import { attestLetter, generateLetter, markLetterSent } from '#contract/letters.ts'
import { listNotifications } from '#contract/notifications.ts'
import { sendLetters } from '#contract/mailing.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
  test.setNow('2026-11-20T12:00:00.000Z')
})
afterAll(() => test.close())

const report = exampleReport()

async function disputed() {
  const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  const { answer } = await upload(test.app, { cookie, bytes: report.bytes })
  const item = answer?.report.negativeItems[0]?.id ?? ''
  const { id } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: item } })
  const move = (status: 'pending' | 'withdrawn' | 'in_progress') =>
    call(test.app, moveDispute, { cookie, params: { id }, body: { status } })
  const isDisputed = async () => (await ok(test.app, listNegativeItems, { cookie })).find((one) => one.id === item)?.isDisputed
  return { cookie, item, id, move, isDisputed }
}

describe('a dispute of which nothing was sent', () => {
  it('can be withdrawn: it counts nowhere as open, and its item can be disputed anew', async () => {
    const { cookie, id, item, move, isDisputed } = await disputed()
    expect((await move('withdrawn')).answer).toMatchObject({
      status: 'withdrawn',
      outcome: 'pending',
      tracker: { status: 'not_sent', progress: 0 },
    })
    expect(await isDisputed()).toBe(false)
    expect(await ok(test.app, listDisputes, { cookie, query: { stage: 'active' } })).toEqual([])
    expect(await ok(test.app, countDisputes, { cookie })).toMatchObject({
      total: 1,
      byStatus: { pending: 0, in_progress: 0, under_review: 0, resolved: 0, rejected: 0 },
    })
    const anew = await call(test.app, disputeWithBureau, { cookie, params: { negativeItemId: item } })
    expect(anew.status).toBe(201)
    expect(anew.answer?.id).not.toBe(id)
  })

  it('can be reopened, and stands where it stood', async () => {
    const { cookie, id, move, isDisputed } = await disputed()
    await move('withdrawn')
    expect((await move('pending')).answer).toMatchObject({ status: 'pending', resolvedAt: null })
    expect(await isDisputed()).toBe(true)
    const { events, chain } = await ok(test.app, readDispute, { cookie, params: { id } })
    expect([chain.kind, events.slice(-2).map(({ text }) => text)]).toEqual([
      'unbroken',
      ['You withdrew this dispute before anything was sent.', 'You reopened this dispute.'],
    ])
  })

  it('is no news of an open one while it is withdrawn, and is again once it is reopened', async () => {
    const { cookie, move } = await disputed()
    const opened = async () =>
      (await ok(test.app, listNotifications, { cookie })).filter(({ type }) => type === 'dispute_opened').length
    expect(await opened()).toBe(1)
    await move('withdrawn')
    expect(await opened()).toBe(0)
    await move('pending')
    expect(await opened()).toBe(1)
  })

  it('is not reopened beside another one about the same item', async () => {
    const { cookie, item, move } = await disputed()
    await move('withdrawn')
    await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: item } })
    expect((await move('pending')).status).toBe(409)
  })

  it('can take back the word that it was sent', async () => {
    const { move } = await disputed()
    await move('in_progress')
    expect((await move('pending')).answer).toMatchObject({
      status: 'pending',
      submittedAt: null,
      tracker: { status: 'not_sent' },
    })
  })

  it('leaves its letters out of those that wait to be sent', async () => {
    const { cookie, item, move } = await disputed()
    const { id } = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: item } })
    await ok(test.app, attestLetter, { cookie, params: { id } })
    await move('withdrawn')
    const { mailed } = await ok(test.app, sendLetters, { cookie, body: { mailingMethod: 'standard_mail' } })
    expect(mailed).toEqual([])
  })

  it('is not opened as withdrawn', async () => {
    const { cookie } = await disputed()
    const body = { creditor: 'Harbor Dental', description: 'I paid this bill in full.', status: 'withdrawn' } as const
    expect((await call(test.app, createDispute, { cookie, body })).status).toBe(400)
  })
})

describe('a dispute that was sent', () => {
  it('can be neither withdrawn nor set back, and says so in plain words', async () => {
    const { cookie, item, move } = await disputed()
    const { id } = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: item } })
    await ok(test.app, attestLetter, { cookie, params: { id } })
    await ok(test.app, markLetterSent, { cookie, params: { id }, body: { sentMethod: 'mail' } })
    for (const status of ['withdrawn', 'pending'] as const) {
      const refused = await move(status)
      expect([refused.status, refused.refusal?.message]).toEqual([409, expect.stringContaining('already sent this dispute')])
    }
  })
})
