import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispute, disputeWithBureau, listDisputes, readDispute } from '#contract/disputes.ts'
import { choosePapers } from '#contract/letter-print.ts'
import { attestLetter, generateLetter, listLetters, markLetterDelivered, markLetterSent } from '#contract/letters.ts'
import { mailService, sendLetters } from '#contract/mailing.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { deleteReport } from '#contract/reports.ts'
import { EVIDENCE_TABLE } from '#engine/letters/evidence-grade.ts'
import { submitDispute } from '#contract/submissions.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { isWholeCorpus, sampleOf } from '#tools/corpus/corpus-size.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const LOAN = 'MERIDIAN AUTO FINANCE'
const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const REQUESTS = ['goodwill', 'pay_for_delete', 'validation'] as const
const report = exampleReport()

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

async function withItems() {
  test.setNow(NOW)
  const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  const { answer } = await upload(test.app, { cookie, bytes: report.bytes })
  const items = await ok(test.app, listNegativeItems, { cookie })
  const idOf = (isLoan: boolean): string => items.find(({ creditorName }) => (creditorName === LOAN) === isLoan)?.id ?? ''
  return { cookie, reportId: answer?.report.id ?? '', loan: idOf(true), chargeOff: idOf(false) }
}

describe.each(sampleOf(REQUESTS, 1))('a %s letter', (letterType) => {
  it('goes to the company by itself, and claims nothing of a dispute', async () => {
    const { cookie, loan } = await withItems()
    const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: loan, letterType, userInfo } })
    expect(letter).toMatchObject({
      bureau: 'creditor',
      recipient: LOAN,
      successProbability: EVIDENCE_TABLE.none.percent,
      aiStrategy: expect.stringMatching(/not based on an error/),
    })
    expect(letter.aiStrategy).not.toMatch(/Dispute with|first:/)
    expect(letter.letterContent).not.toContain('Equifax:')
    // A collector sees no page: it shows what else is owed.
    expect(letter.letterContent.includes('Enclosures:')).toBe(letterType === 'goodwill')
  })

  it('starts no legal clock, sent and delivered', async () => {
    const { cookie, loan } = await withItems()
    const { id } = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: loan, letterType, userInfo } })
    await ok(test.app, attestLetter, { cookie, params: { id } })
    const sent = await ok(test.app, markLetterSent, { cookie, params: { id }, body: { sentMethod: 'mail' } })
    await ok(test.app, markLetterDelivered, { cookie, params: { id }, body: { deliveredAt: '2026-11-20' } })
    const file = await ok(test.app, readDispute, { cookie, params: { id: sent.disputeId ?? '' } })
    expect([file.deadlines, file.tracker.clock]).toEqual([[], null])
    expect(file.events.at(-1)?.text).toContain('This letter starts no legal deadline')
  })

  it('goes to no bureau, also not of a dispute from the form', async () => {
    const { cookie, loan } = await withItems()
    const refused = await call(test.app, generateLetter, {
      cookie,
      body: { negativeItemId: loan, letterType, recipient: 'equifax', userInfo },
    })
    expect([refused.status, refused.refusal?.issues]).toEqual([
      400,
      [{ path: 'recipient', message: expect.stringContaining('Choose the creditor') }],
    ])
    const { id } = await ok(test.app, createDispute, {
      cookie,
      body: { creditor: 'Harbor Dental', description: 'I paid this bill in full.', disputeTargets: ['experian'] },
    })
    expect((await ok(test.app, generateLetter, { cookie, body: { disputeId: id, letterType, userInfo } })).bureau).toBe(
      'creditor',
    )
  })
})

describe('a letter whose report was deleted', () => {
  /** The loan's letter encloses a page; that of the charge-off was taken out. */
  async function withLost() {
    const { cookie, reportId, loan, chargeOff } = await withItems()
    const write = (negativeItemId: string) => ok(test.app, generateLetter, { cookie, body: { negativeItemId, userInfo } })
    const [kept, lost] = [await write(chargeOff), await write(loan)]
    const out = { params: { id: kept.id }, body: { paperIds: [], reportPages: [] } }
    const withoutPage = await ok(test.app, choosePapers, { cookie, ...out })
    for (const { id } of [kept, lost]) await ok(test.app, attestLetter, { cookie, params: { id } })
    return { cookie, reportId, loan, kept: withoutPage, lost }
  }

  it.each([
    ['send-letters', (cookie: string) => ok(test.app, sendLetters, { cookie, body: { mailingMethod: 'standard_mail' } })],
    ['mail-service', (cookie: string) => ok(test.app, mailService, { cookie, body: {} })],
  ] as const)('keeps no other from going with %s; it is named, and so is what to do', async (_call, send) => {
    const { cookie, reportId, kept, lost } = await withLost()
    await ok(test.app, deleteReport, { cookie, params: { id: reportId } })
    const round = await send(cookie)
    expect(round.mailed.map(({ letterId }) => letterId)).toEqual([kept.id])
    expect(round.left).toEqual([{ letterId: lost.id, reason: expect.stringContaining('Upload the report again') }])
    expect(round.message).toMatch(new RegExp(`practice post office.*Not sent: the letter about ${LOAN}`))
    const again = await send(cookie)
    expect([again.mailed, again.left.length, again.totalCost]).toEqual([[], 1, 0])
    expect(again.message).toMatch(/^No letter was sent\. Not sent/)
  })

  it('lets none of the named ones go', async () => {
    const { cookie, reportId, kept, lost } = await withLost()
    await ok(test.app, deleteReport, { cookie, params: { id: reportId } })
    const byId = await call(test.app, sendLetters, {
      cookie,
      body: { letterIds: [kept.id, lost.id], mailingMethod: 'standard_mail' },
    })
    const byText = await call(test.app, mailService, { cookie, body: { letters: [kept.letterContent, lost.letterContent] } })
    expect([byId.status, byText.status]).toEqual([409, 409])
    expect((await ok(test.app, listLetters, { cookie })).every(({ status }) => status === 'draft')).toBe(true)
  })

  if (isWholeCorpus)
    it('can be written again once the report is there, and its dispute goes on', async () => {
      const { cookie, reportId, loan, lost } = await withLost()
      const opened = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: loan } })
      await ok(test.app, deleteReport, { cookie, params: { id: reportId } })
      const write = () => call(test.app, generateLetter, { cookie, body: { negativeItemId: loan, userInfo } })
      const gone = await write()
      expect([gone.status, gone.refusal?.message]).toEqual([409, expect.stringContaining('Upload it again')])
      await upload(test.app, { cookie, bytes: report.bytes })
      const again = await write()
      const items = await ok(test.app, listNegativeItems, { cookie })
      const item = items.find(({ creditorName }) => creditorName === LOAN)
      expect([again.status, again.answer?.id, again.answer?.negativeItemId]).toEqual([200, lost.id, item?.id])
      expect(item).toMatchObject({ isDisputed: true, disputeId: opened.id })
      await ok(test.app, attestLetter, { cookie, params: { id: lost.id } })
      await ok(test.app, markLetterSent, { cookie, params: { id: lost.id }, body: { sentMethod: 'mail' } })
      const [dispute, ...others] = await ok(test.app, listDisputes, { cookie })
      expect([others.length, dispute?.id, dispute?.status]).toEqual([0, opened.id, 'in_progress'])
    })

  it('is nobody else’s to write', async () => {
    const { reportId, cookie, loan } = await withLost()
    await ok(test.app, deleteReport, { cookie, params: { id: reportId } })
    const stranger = await newMember(test.app, { isKnown: true })
    const refused = await call(test.app, generateLetter, { cookie: stranger.cookie, body: { negativeItemId: loan, userInfo } })
    expect(refused.status).toBe(404)
  })
})

describe('the tracker', () => {
  it('counts to the expected response, and keeps the legal clock beside it', async () => {
    const { cookie, loan } = await withItems()
    const { id } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: loan } })
    await ok(test.app, submitDispute, { cookie, params: { id }, body: { target: 'equifax', method: 'mail' } })
    test.setNow('2026-12-15T12:00:00.000Z')
    const { tracker } = await ok(test.app, readDispute, { cookie, params: { id } })
    expect(tracker).toMatchObject({
      submittedDate: '2026-11-20',
      expectedResponse: '2026-12-20',
      daysRemaining: 5,
      clock: { startedOn: '2026-11-30', due: '2026-12-30', basis: 'expected', lateFrom: null },
    })
  })

  if (isWholeCorpus)
    it('names the later date from which a bureau may be called late', async () => {
      const { cookie, loan } = await withItems()
      const { id } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: loan } })
      await ok(test.app, submitDispute, { cookie, params: { id }, body: { target: 'equifax', method: 'online' } })
      const { tracker } = await ok(test.app, readDispute, { cookie, params: { id } })
      // 45 days, five business days (January 18, 2027 is a holiday), a week, and the day after.
      expect(tracker.clock).toMatchObject({ due: '2026-12-20', lateFrom: '2027-01-19' })
    })
})
