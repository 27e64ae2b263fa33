import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countDisputes, listDisputes, readDispute } from '#contract/disputes.ts'
import {
  attestLetter,
  generateLetter,
  listLetters,
  markLetterDelivered,
  markLetterSent,
  readLetter,
  readLetterPdf,
} from '#contract/letters.ts'
import { listMailings, sendLetters } from '#contract/mailing.ts'
import { listNotifications } from '#contract/notifications.ts'

import { lobPost } from '#adapters/post/lob.ts'
import { makeApp } from '#server/app.ts'
import { followMailings } from '#server/features/mailing/follow-mailings.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { startLocalLobService } from '#tools/local-services/lob-service.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { pageTexts } from '#tools/synthetic-reports/pdf-text.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const report = exampleReport()
/** What makes the letter a dispute, whose clock runs. */
const STATEMENT = 'I never had an account with this company.'

/** A real letter that was handed to the practice post office. */
async function practised() {
  test.setNow('2026-11-20T12:00:00.000Z')
  const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  const { answer } = await upload(test.app, { cookie, bytes: report.bytes })
  const item = answer?.report.negativeItems[0]?.id ?? ''
  const { id } = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: item, statement: STATEMENT } })
  await ok(test.app, attestLetter, { cookie, params: { id } })
  const send = () => ok(test.app, sendLetters, { cookie, body: { letterIds: [id], mailingMethod: 'certified_mail' } })
  const { mailed } = await send()
  const letter = () => ok(test.app, readLetter, { cookie, params: { id } })
  const dispute = async () => {
    const [found] = await ok(test.app, listDisputes, { cookie })
    return ok(test.app, readDispute, { cookie, params: { id: found?.id ?? '' } })
  }
  const mark = (body: object = {}) =>
    call(test.app, markLetterSent, { cookie, params: { id }, body: { sentMethod: 'certified_mail', ...body } })
  return { cookie, item, id, number: mailed[0]?.trackingNumber ?? '', send, letter, dispute, mark }
}

describe('a real letter at the practice post office', () => {
  it('is practice wherever it shows, starts no clock and is told to nobody as on its way', async () => {
    const { cookie, id, number, letter, dispute } = await practised()
    expect(await letter()).toMatchObject({ status: 'sent', isPractice: true, trackingNumber: number })
    expect(number).toMatch(/^PRACTICE-/)
    expect((await ok(test.app, listLetters, { cookie }))[0]).toMatchObject({ id, isPractice: true })
    for (const now of ['2026-11-20T12:00:00.000Z', '2027-03-01T12:00:00.000Z']) {
      test.setNow(now)
      await followMailings(test.context)
      test.setNow('2026-11-20T12:00:00.000Z')
      const file = await dispute()
      expect(file).toMatchObject({
        status: 'pending',
        deadlines: [],
        trackingNumbers: [number],
        tracker: { status: 'not_sent', progress: 0, clock: null },
      })
      expect(file.events.at(-1)?.text).toMatch(/^Practice: /)
    }
    expect((await letter()).status).toBe('delivered')
    const news = await ok(test.app, listNotifications, { cookie })
    expect(news.map(({ type }) => type)).toEqual(['dispute_opened'])
    expect((await ok(test.app, countDisputes, { cookie })).byStatus).toMatchObject({ pending: 1, in_progress: 0 })
  })

  it('is marked on its pages, but for the print that is mailed for real', async () => {
    const { cookie, id } = await practised()
    const pages = async (query: { for?: 'mailing' }) =>
      (await pageTexts(await ok(test.app, readLetterPdf, { cookie, params: { id }, query })))?.join(' ')
    expect(await pages({})).toContain('PRACTICE')
    expect(await pages({ for: 'mailing' })).not.toContain('PRACTICE')
  })

  it('is not handed over twice, and no delivery of it is recorded by hand', async () => {
    const { cookie, id, send } = await practised()
    expect((await send()).mailed).toEqual([])
    const body = { deliveredAt: '2026-11-20' }
    const refused = await call(test.app, markLetterDelivered, { cookie, params: { id }, body })
    expect([refused.status, refused.refusal?.message]).toEqual([409, expect.stringContaining('Mail it for real')])
  })

  it('can be mailed for real afterwards: from then on it is sent, and its clock runs from its own delivery', async () => {
    const { cookie, id, number, dispute, mark } = await practised()
    test.setNow('2026-11-24T12:00:00.000Z')
    const sent = await mark({ sentOn: '2026-11-23', trackingNumber: '9407199999999912345676' })
    expect(sent.answer).toMatchObject({
      status: 'sent',
      isPractice: false,
      practisedAt: null,
      sentAt: '2026-11-23T12:00:00.000Z',
      deliveredOn: null,
    })
    const file = await dispute()
    expect(file).toMatchObject({ status: 'in_progress', trackingNumbers: ['9407199999999912345676'] })
    expect(JSON.stringify(file.trackingNumbers)).not.toContain(number)
    // What the practice post office still says of it is nothing to it.
    test.setNow('2027-03-01T12:00:00.000Z')
    await followMailings(test.context)
    test.setNow('2026-11-28T12:00:00.000Z')
    expect((await dispute()).deadlines).toEqual([])
    expect(await ok(test.app, listMailings, { cookie })).toEqual([])
    await ok(test.app, markLetterDelivered, { cookie, params: { id }, body: { deliveredAt: '2026-11-27' } })
    expect((await dispute()).tracker.clock).toMatchObject({ startedOn: '2026-11-27', basis: 'delivery' })
  })

  it('stands beside a new letter about the same item, which is a letter of its own', async () => {
    const { cookie, item, id } = await practised()
    const next = await call(test.app, generateLetter, { cookie, body: { negativeItemId: item } })
    expect([next.status, next.answer?.id === id, next.answer?.status]).toEqual([201, false, 'draft'])
  })
})

describe('with a real post since', () => {
  it('is handed to it, once, and is real from then on', async () => {
    const { cookie, id, letter, dispute } = await practised()
    const lob = await startLocalLobService({ apiKey: 'live_key', now: () => '2026-11-20T12:00:00.000Z' })
    const settings = { ...test.context.settings, POST_PROVIDER: 'lob' as const }
    const post = lobPost({ baseUrl: lob.url, apiKey: 'live_key', webhookSecret: 'secret', firstWaitMs: 5 })
    const app = await makeApp({ ...test.context, settings, post }, null)
    const send = () => ok(app, sendLetters, { cookie, body: { letterIds: [id], mailingMethod: 'certified_mail' } })
    expect((await send()).mailed.map(({ letterId }) => letterId)).toEqual([id])
    expect((await send()).mailed).toEqual([])
    expect(lob.taken).toHaveLength(1)
    expect(await letter()).toMatchObject({ status: 'sent', isPractice: false, practisedAt: null })
    expect(await dispute()).toMatchObject({ status: 'in_progress', tracker: { status: 'submitted' } })
    await app.close()
    await lob.close()
  })
})
