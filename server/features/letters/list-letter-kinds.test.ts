import type { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispute, disputeWithBureau, listDisputes, moveDispute, readDispute } from '#contract/disputes.ts'
import { listLetterKinds, readTold } from '#contract/letter-kinds.ts'
import { attestLetter, generateLetter, listLetters, markLetterDelivered, markLetterSent } from '#contract/letters.ts'
import { generateReports } from '#contract/bureaus.ts'
import { listReports } from '#contract/reports.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { OFFERED_KINDS, type OfferedKind } from '#engine/words/letter-type.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN, LAWFUL_CHARGE_OFF } from '#tools/synthetic-reports/example-report.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

const SHOP = 'LAKESIDE AUTO CREDIT'
const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const theftReport = { agency: 'the Federal Trade Commission', number: '153596667', madeOn: '2026-11-02' }
const asking = (date: string) => ({
  creditorName: SHOP,
  kind: 'hard' as const,
  dates: [date],
  purpose: 'Auto Loan',
  lines: ['100 Shore Road', 'Erie, PA 16501'] as const,
  phone: '(555) 201-3344',
  onRecordUntil: null,
})
const report = exampleReport({
  accounts: [CLEAN_CARD, IMPOSSIBLE_LOAN, { ...LAWFUL_CHARGE_OFF, lastPaymentDate: '2023-09-12' }],
  file: { askings: [asking('2026-08-14'), asking('2026-09-20')] },
})

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

async function withFile() {
  test.setNow('2026-11-20T12:00:00.000Z')
  const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  const { answer } = await upload(test.app, { cookie, bytes: report.bytes })
  const items = await ok(test.app, listNegativeItems, { cookie })
  const itemOf = (isLoan: boolean) =>
    items.find(({ creditorName }) => (creditorName === 'MERIDIAN AUTO FINANCE') === isLoan)?.id ?? ''
  const inquiries = answer?.report.inquiries.filter(({ creditorName }) => creditorName === SHOP) ?? []
  return { cookie, reportId: answer?.report.id ?? '', inquiries, loan: itemOf(true), chargeOff: itemOf(false) }
}

type About = z.input<typeof listLetterKinds.query>

async function kinds(cookie: string, query: About) {
  const all = await ok(test.app, listLetterKinds, { cookie, query })
  expect(all.map(({ letterType }) => letterType)).toEqual(OFFERED_KINDS)
  const of = (kind: OfferedKind) => {
    const found = all.find(({ letterType }) => letterType === kind)
    if (!found) throw new Error(kind)
    return found
  }
  return of
}

/** A dispute with the bureau that was answered: the entry was verified. */
async function verified(cookie: string, item: string) {
  const { id } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: item } })
  const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: item, userInfo } })
  const params = { id: letter.id }
  await ok(test.app, attestLetter, { cookie, params })
  await ok(test.app, markLetterSent, { cookie, params, body: { sentMethod: 'certified_mail' } })
  await ok(test.app, markLetterDelivered, { cookie, params, body: { deliveredAt: '2026-11-20' } })
  await ok(test.app, moveDispute, { cookie, params: { id }, body: { status: 'rejected' } })
  return id
}

describe('the further kinds of an entry', () => {
  if (isWholeCorpus)
    it('are offered with what each asks, and refused with what to do', async () => {
      const { cookie, chargeOff } = await withFile()
      const of = await kinds(cookie, { negativeItemId: chargeOff })
      expect(of('identity_theft_block')).toMatchObject({ recipients: ['equifax'], why: null, letterId: null })
      expect(of('identity_theft_block').asks.map(({ path }) => path)).toEqual([
        'told.isNotMine',
        'told.theftReport',
        'told.enclosesIdentification',
        'told.knowsWhatIsPrinted',
      ])
      expect(of('direct_dispute')).toMatchObject({ recipients: ['creditor'], why: null, asks: [{ path: 'statement' }] })
      for (const [kind, why] of [
        ['method_of_verification', 'after it says it verified it'],
        ['unauthorized_inquiry', 'about an inquiry'],
        ['dispute_statement', 'Dispute it first'],
        ['remark_removal', 'prints no remark'],
      ] as const)
        expect(of(kind)).toMatchObject({ recipients: [], why: expect.stringContaining(why) })
    })

  if (isWholeCorpus)
    it('follow its dispute, and are the same asked by either', async () => {
      const { cookie, loan } = await withFile()
      const { id } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: loan } })
      expect((await kinds(cookie, { disputeId: id }))('dispute_statement').why).toContain('not over yet')
      await verified(cookie, loan)
      for (const query of [{ disputeId: id }, { negativeItemId: loan }]) {
        const of = await kinds(cookie, query)
        expect(of('dispute_statement')).toMatchObject({ recipients: ['equifax'], asks: [{ path: 'statement' }] })
        expect(of('method_of_verification')).toMatchObject({ recipients: ['equifax'], why: null })
      }
    })

  it('need a bureau where they ask for what a bureau owes', async () => {
    const { cookie } = await withFile()
    const body = { creditor: 'Harbor Dental', description: 'I never was there at all.', disputeTargets: ['creditor' as const] }
    const { id } = await ok(test.app, createDispute, { cookie, body })
    const of = await kinds(cookie, { disputeId: id })
    expect(of('identity_theft_block')).toMatchObject({ recipients: [], why: expect.stringContaining('Only a bureau has to do') })
    // What was said when it was opened is its reason.
    expect(of('direct_dispute')).toMatchObject({ recipients: ['creditor'], asks: [] })
  })

  it('are none of a stranger’s, and of nothing there are none', async () => {
    const { cookie, loan, reportId, inquiries } = await withFile()
    const stranger = await withFile()
    const status = async (query: About) => (await call(test.app, listLetterKinds, { cookie: stranger.cookie, query })).status
    expect(await status({ negativeItemId: loan })).toBe(404)
    expect(await status({ reportId, inquiryId: inquiries[0]?.id ?? '' })).toBe(404)
    expect(await status({ reportId })).toBe(400)
    expect((await call(test.app, listLetterKinds, { cookie, query: { reportId, inquiryId: 'none' } })).status).toBe(404)
  })
})

describe('how it was verified', () => {
  it('is asked once the bureau said that it was, and the request is written again with other words', async () => {
    const { cookie, loan } = await withFile()
    const body = { negativeItemId: loan, letterType: 'method_of_verification' as const, userInfo }
    const early = await call(test.app, generateLetter, { cookie, body })
    expect([early.status, early.refusal?.message]).toEqual([409, expect.stringContaining('after it says it verified it')])
    const dispute = await verified(cookie, loan)
    const first = await call(test.app, generateLetter, { cookie, body: { ...body, statement: 'Nobody called me' } })
    expect([first.status, first.answer?.letterType, first.answer?.disputeId]).toEqual([201, 'method_of_verification', dispute])
    expect(first.answer?.letterContent).toContain('my letter of November 20, 2026')
    const again = await call(test.app, generateLetter, { cookie, body: { ...body, statement: 'Nobody wrote to me' } })
    expect([again.status, again.answer?.id]).toEqual([200, first.answer?.id])
    expect(again.answer?.letterContent).toContain('Nobody wrote to me.')
    expect((await kinds(cookie, { disputeId: dispute }))('method_of_verification').letterId).toBe(first.answer?.id)
    const other = await call(test.app, generateLetter, { cookie, body: { ...body, recipient: 'experian' } })
    expect(other.status).toBe(409)
  })
})

describe('what was told', () => {
  it('is kept with its letter for its writer, and stands in no other answer and no log', async () => {
    const { cookie, chargeOff } = await withFile()
    const told = {
      isNotMine: true,
      enclosesIdentification: true,
      knowsWhatIsPrinted: true,
      theftReport,
      papers: ['The police report'],
    }
    const body = { negativeItemId: chargeOff, letterType: 'identity_theft_block' as const, told, statement: 'Not me', userInfo }
    const { id } = await ok(test.app, generateLetter, { cookie, body })
    const asked = await ok(test.app, readTold, { cookie, params: { id } })
    expect(asked).toEqual({ told, statement: 'Not me', inquiry: null, userInfo, recipientAddress: null })
    const [listed] = await ok(test.app, listLetters, { cookie })
    expect(Object.keys(listed ?? {})).not.toContain('told')
    // The letter itself names the number; nothing beside its text does.
    const rest = { ...listed, letterContent: '', proof: [] }
    expect(JSON.stringify(rest)).not.toContain(theftReport.number)
    const text = JSON.stringify(await ok(test.app, listLetterKinds, { cookie, query: { negativeItemId: chargeOff } }))
    expect(text).not.toContain(theftReport.number)
    expect(test.logged.join('\n')).not.toMatch(/153596667|12 Elm Street/)
    const stranger = await withFile()
    expect((await call(test.app, readTold, { cookie: stranger.cookie, params: { id } })).status).toBe(404)
  })
})

describe('an inquiry of a report', () => {
  if (isWholeCorpus)
    it('of a practice report is practised: its dispute and letter are practice', async () => {
      test.setNow('2026-11-20T12:00:00.000Z')
      const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
      const { name: _name, address, city, state } = userInfo
      const personalInfo = {
        firstName: 'Dana',
        lastName: 'Whitfield',
        dateOfBirth: '1985-04-12',
        address,
        city,
        state,
        zipCode: '45402',
      }
      await ok(test.app, generateReports, { cookie, body: { personalInfo } })
      const reports = await ok(test.app, listReports, { cookie })
      const found = reports.flatMap(({ id, inquiries }) =>
        inquiries.filter(({ kind }) => kind === 'hard').map((one) => ({ ...one, place: { reportId: id, inquiryId: one.id } })),
      )
      // One that no account explains asks for the member's word alone.
      for (const { place } of found.slice(0, 2)) {
        const { asks } = (await kinds(cookie, place))('unauthorized_inquiry')
        const told = { didNotAuthorize: true, ...(asks.length > 1 && { knowsWhatIsPrinted: true }) }
        const wish = { inquiry: place, letterType: 'unauthorized_inquiry' as const, told, statement: 'I never applied there.' }
        const letter = await ok(test.app, generateLetter, { cookie, body: wish })
        const dispute = await ok(test.app, readDispute, { cookie, params: { id: letter.disputeId ?? '' } })
        expect([dispute.isPractice, letter.isPractice]).toEqual([true, true])
      }
      expect(found.length).toBeGreaterThan(0)
    })

  it('is asked about before anything is disputed, and its letter is found again', async () => {
    const { cookie, reportId, inquiries } = await withFile()
    const [one, other] = inquiries.map(({ id }) => ({ reportId, inquiryId: id }))
    if (!one || !other) throw new Error('two inquiries')
    expect((await kinds(cookie, one))('unauthorized_inquiry')).toMatchObject({
      recipients: ['equifax', 'creditor'],
      why: null,
      asks: [{ path: 'told.didNotAuthorize' }],
    })
    const wish = { letterType: 'unauthorized_inquiry' as const, userInfo, statement: 'I never applied there.' }
    const told = { didNotAuthorize: true }
    const ask = (body: object) => call(test.app, generateLetter, { cookie, body: { ...wish, ...body } })
    // Whatever is lacking, no dispute is opened for it.
    expect((await ask({ inquiry: one })).refusal?.issues?.map(({ path }) => path)).toEqual(['told.didNotAuthorize'])
    expect((await ask({ inquiry: one, told, statement: 'No' })).refusal?.issues?.[0]?.path).toBe('statement')
    expect((await ask({ inquiry: one, told, recipient: 'experian' })).status).toBe(409)
    expect(await ok(test.app, listDisputes, { cookie })).toEqual([])
    const letter = (await ask({ inquiry: one, told })).answer
    const [dispute, ...more] = await ok(test.app, listDisputes, { cookie })
    if (!letter || !dispute) throw new Error('a letter and its dispute')
    expect([more, dispute.creditor, letter.disputeId]).toEqual([[], SHOP, dispute.id])
    expect(dispute.description).toBe('About the inquiry of August 14, 2026. I never applied there.')
    expect(letter.letterContent.match(/I never applied there/g)).toHaveLength(1)
    expect((await ask({ inquiry: one, told })).status).toBe(200)
    expect((await kinds(cookie, one))('unauthorized_inquiry').letterId).toBe(letter.id)
    // Its dispute knows from then on which inquiry it is about.
    const known = (await kinds(cookie, { disputeId: dispute.id }))('unauthorized_inquiry')
    expect([known.letterId, known.why, known.recipients]).toEqual([letter.id, null, ['equifax', 'creditor']])
    const again = await ask({ disputeId: dispute.id, told, statement: null })
    expect([again.answer?.id, again.answer?.letterContent]).toEqual([
      letter.id,
      expect.stringContaining('made on August 14, 2026'),
    ])
    const second = await ask({ inquiry: other, told })
    expect([second.status, second.answer?.disputeId === dispute.id]).toEqual([201, false])
    const stranger = await withFile()
    const theirs = { cookie: stranger.cookie, body: { ...wish, inquiry: one, told } }
    expect((await call(test.app, generateLetter, theirs)).status).toBe(404)
  })
})
