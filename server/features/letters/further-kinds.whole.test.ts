import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispute, disputeWithBureau, listDisputes, moveDispute, readDispute } from '#contract/disputes.ts'
import { attestLetter, generateLetter, listLetters, markLetterDelivered, markLetterSent } from '#contract/letters.ts'
import { sendLetters } from '#contract/mailing.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { sayOwnWord } from '#contract/own-word.ts'
import type { FurtherKind } from '#engine/words/letter-type.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN, LAWFUL_CHARGE_OFF } from '#tools/synthetic-reports/example-report.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const LOAN = 'MERIDIAN AUTO FINANCE'
const SHOP = 'LAKESIDE AUTO CREDIT'
const REMARK = 'Account information disputed by consumer'
const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const theftReport = { agency: 'the Federal Trade Commission', number: '153596667', madeOn: '2026-11-02' }
const report = exampleReport({
  accounts: [CLEAN_CARD, { ...IMPOSSIBLE_LOAN, remarks: [REMARK] }, { ...LAWFUL_CHARGE_OFF, lastPaymentDate: '2023-09-12' }],
  file: {
    askings: [
      {
        creditorName: SHOP,
        kind: 'hard',
        dates: ['2026-08-14'],
        purpose: 'Auto Loan',
        lines: ['100 Shore Road', 'Erie, PA 16501'],
        phone: '(555) 201-3344',
        onRecordUntil: null,
      },
    ],
  },
})

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

/** A member with a real report: a loan that contradicts itself, a lawful charge-off with payments, a hard inquiry. */
async function withFile() {
  test.setNow(NOW)
  const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  const { answer } = await upload(test.app, { cookie, bytes: report.bytes })
  const items = await ok(test.app, listNegativeItems, { cookie })
  const itemOf = (isLoan: boolean) => items.find(({ creditorName }) => (creditorName === LOAN) === isLoan)
  return {
    cookie,
    reportId: answer?.report.id ?? '',
    inquiryId: answer?.report.inquiries.find(({ creditorName }) => creditorName === SHOP)?.id ?? '',
    loan: itemOf(true)?.id ?? '',
    chargeOff: itemOf(false)?.id ?? '',
    chargeOffAccount: itemOf(false)?.accountId ?? '',
  }
}

type Body = Parameters<typeof ok<typeof generateLetter>>[2]
const asked = (cookie: string, letterType: FurtherKind, body: NonNullable<NonNullable<Body>['body']>) =>
  call(test.app, generateLetter, { cookie, body: { letterType, userInfo, ...body } })

/** Confirmed, sent by the member and delivered the same day; answers its dispute. */
async function delivered(cookie: string, id: string) {
  await ok(test.app, attestLetter, { cookie, params: { id } })
  const { disputeId } = await ok(test.app, markLetterSent, { cookie, params: { id }, body: { sentMethod: 'certified_mail' } })
  await ok(test.app, markLetterDelivered, { cookie, params: { id }, body: { deliveredAt: '2026-11-20' } })
  return ok(test.app, readDispute, { cookie, params: { id: disputeId ?? '' } })
}

/** A dispute with the bureau that was answered: the entry was verified. */
async function verified(cookie: string, item: string) {
  const { id } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: item } })
  const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: item, userInfo } })
  await delivered(cookie, letter.id)
  await ok(test.app, moveDispute, { cookie, params: { id }, body: { status: 'rejected' } })
  return id
}

describe('a direct dispute', () => {
  it('goes to the company, and its investigation runs from the delivery', async () => {
    const { cookie, loan } = await withFile()
    const { status, answer } = await asked(cookie, 'direct_dispute', { negativeItemId: loan })
    expect([status, answer?.bureau, answer?.ownPapers]).toEqual([201, 'creditor', []])
    expect(answer?.legalBasis).toContain('12 CFR 1022.43')
    const again = await asked(cookie, 'direct_dispute', { negativeItemId: loan })
    expect([again.status, again.answer?.id]).toEqual([200, answer?.id])
    const { deadlines } = await delivered(cookie, answer?.id ?? '')
    expect(deadlines.map(({ kind, due }) => [kind, due])).toEqual([['furnisher_investigation', '2026-12-20']])
  })

  it('asks for a reason where nothing shows one', async () => {
    const { cookie, chargeOff } = await withFile()
    const { status, refusal } = await asked(cookie, 'direct_dispute', { negativeItemId: chargeOff })
    expect([status, refusal?.issues?.map(({ path }) => path)]).toEqual([400, ['statement']])
  })
})

describe('each kind has its recipients', () => {
  it.each([
    ['direct_dispute', 'equifax'],
    ['identity_theft_block', 'creditor'],
    ['dispute_statement', 'creditor'],
  ] as const)('%s does not go to %s', async (kind, recipient) => {
    const { cookie, loan } = await withFile()
    const { status, refusal } = await asked(cookie, kind, { negativeItemId: loan, recipient })
    expect([status, refusal?.issues?.map(({ path }) => path)]).toEqual([400, ['recipient']])
  })

  it('and a dispute without a bureau has none for what a bureau owes', async () => {
    const { cookie } = await withFile()
    const { id } = await ok(test.app, createDispute, {
      cookie,
      body: { creditor: 'Harbor Dental', description: 'I never was there at all.', disputeTargets: ['creditor'] },
    })
    const { status, refusal } = await asked(cookie, 'identity_theft_block', { disputeId: id })
    expect([status, refusal?.issues?.map(({ path }) => path)]).toEqual([400, ['recipient']])
  })
})

describe('a trafficking block', () => {
  it('needs the word, the document and the identification, and is due in four business days', async () => {
    const { cookie, chargeOff } = await withFile()
    const bare = await asked(cookie, 'trafficking_block', { negativeItemId: chargeOff })
    expect(bare.refusal?.issues?.map(({ path }) => path)).toEqual([
      'told.resultedFromTrafficking',
      'told.victimDocument',
      'told.enclosesIdentification',
    ])
    const told = {
      resultedFromTrafficking: true,
      enclosesIdentification: true,
      victimDocument: { issuer: 'Lucas County court', datedOn: '2026-10-19' },
    }
    const { answer } = await asked(cookie, 'trafficking_block', { negativeItemId: chargeOff, told })
    expect([answer?.isRequest, answer?.legalBasis]).toEqual([false, ['15 USC 1681c-3', '12 CFR 1022.123', '12 CFR 1022.142']])
    const { deadlines } = await delivered(cookie, answer?.id ?? '')
    expect(deadlines.map(({ kind, due, citation }) => [kind, due, citation])).toEqual([
      ['block', '2026-11-27', '12 CFR 1022.142'],
    ])
  })
})

describe('a coerced debt', () => {
  it('is disputed with the company, and never beside the word that it is not theirs', async () => {
    const { cookie, chargeOff, chargeOffAccount, reportId } = await withFile()
    const told = { wasCoerced: true }
    const recipientAddress = { address: 'P.O. Box 1', city: 'Salt Lake City', state: 'UT', zip: '84130' }
    const { status, answer } = await asked(cookie, 'coerced_debt', { negativeItemId: chargeOff, told, recipientAddress })
    expect([status, answer?.bureau, answer?.letterContent.includes('coerced debt')]).toEqual([201, 'creditor', true])
    await ok(test.app, sayOwnWord, {
      cookie,
      body: { question: 'belongs', subjectKind: 'account', reportId, entryId: chargeOffAccount, answer: 'not_mine' },
    })
    const refused = await asked(cookie, 'coerced_debt', { negativeItemId: chargeOff, told, recipientAddress })
    expect([refused.status, refused.refusal?.message]).toEqual([409, expect.stringContaining('identity theft')])
  })
})

describe('an identity-theft block', () => {
  const told = { isNotMine: true, enclosesIdentification: true, theftReport }

  it('asks for the statements of the statute, and shows the payments of the file', async () => {
    const { cookie, chargeOff } = await withFile()
    const bare = await asked(cookie, 'identity_theft_block', { negativeItemId: chargeOff })
    expect(bare.refusal?.issues?.map(({ path }) => path)).toEqual([
      'told.isNotMine',
      'told.theftReport',
      'told.enclosesIdentification',
      'told.knowsWhatIsPrinted',
    ])
    const unaware = await asked(cookie, 'identity_theft_block', { negativeItemId: chargeOff, told })
    expect(unaware.refusal?.issues).toEqual([
      { path: 'told.knowsWhatIsPrinted', message: expect.stringContaining('1 month paid on time') },
    ])
  })

  it('goes out with papers that no post office has, and is due in four business days', async () => {
    const { cookie, chargeOff } = await withFile()
    const wish = { negativeItemId: chargeOff, told: { ...told, knowsWhatIsPrinted: true } }
    const { answer } = await asked(cookie, 'identity_theft_block', wish)
    const id = answer?.id ?? ''
    expect(answer?.ownPapers).toEqual([
      'A copy of my identification',
      'A document that shows my address',
      'A copy of the identity theft report',
    ])
    expect(answer?.letterContent).toContain('number 153596667')
    await ok(test.app, attestLetter, { cookie, params: { id } })
    const mailed = await call(test.app, sendLetters, { cookie, body: { letterIds: [id], mailingMethod: 'certified_mail' } })
    expect([mailed.status, mailed.refusal?.message]).toEqual([409, expect.stringContaining('mail it yourself')])
    const { deadlines, tracker } = await delivered(cookie, id)
    // Friday, then Thanksgiving between.
    expect(deadlines.map(({ kind, due }) => [kind, due])).toEqual([['block', '2026-11-27']])
    expect(tracker.clock).toBe(null)
  })

  it('is refused against the member’s own earlier word, and no longer once that is changed', async () => {
    const { cookie, chargeOff, reportId, chargeOffAccount } = await withFile()
    const say = (answer: 'mine' | 'not_mine') =>
      ok(test.app, sayOwnWord, {
        cookie,
        body: { question: 'belongs', subjectKind: 'account', reportId, entryId: chargeOffAccount, answer },
      })
    const wish = { negativeItemId: chargeOff, told: { ...told, knowsWhatIsPrinted: true } }
    await say('mine')
    const refused = await asked(cookie, 'identity_theft_block', wish)
    expect([refused.status, refused.refusal?.message]).toEqual([
      409,
      expect.stringContaining('You confirmed on November 20, 2026'),
    ])
    await say('not_mine')
    expect((await asked(cookie, 'identity_theft_block', wish)).status).toBe(201)
  })

  it('tells nothing that lies ahead, and no Social Security number', async () => {
    const { cookie, chargeOff } = await withFile()
    const withReport = (change: Partial<typeof theftReport>) =>
      asked(cookie, 'identity_theft_block', {
        negativeItemId: chargeOff,
        told: { ...told, knowsWhatIsPrinted: true, theftReport: { ...theftReport, ...change } },
      })
    expect((await withReport({ madeOn: '2026-12-01' })).refusal?.issues?.[0]).toMatchObject({ path: 'told.theftReport.madeOn' })
    expect((await withReport({ number: '123-45-6789' })).status).toBe(400)
  })
})

describe('after a dispute', () => {
  it('a statement goes on with it, once it is over, and opens none', async () => {
    const { cookie, loan } = await withFile()
    const statement = 'The loan was opened in 2021. It cannot have been closed in 2020.'
    const wish = { negativeItemId: loan, statement }
    expect((await asked(cookie, 'dispute_statement', wish)).refusal?.message).toContain('Dispute it first')
    const dispute = await verified(cookie, loan)
    const { answer } = await asked(cookie, 'dispute_statement', wish)
    expect(answer?.letterContent).toContain('The statement has 13 words, within')
    expect(answer?.letterContent).toContain('my dispute of November 20, 2026')
    const file = await delivered(cookie, answer?.id ?? '')
    expect([file.id, file.status, (await ok(test.app, listDisputes, { cookie })).length]).toEqual([dispute, 'rejected', 1])
    expect(file.events.at(-1)?.text).toContain('This letter starts no legal deadline.')
  })

  it('a reply to a frivolous notice starts the investigation anew', async () => {
    const { cookie, loan } = await withFile()
    await verified(cookie, loan)
    const frivolousNotice = { datedOn: '2026-11-18', asksFor: null }
    const { answer } = await asked(cookie, 'frivolous_reply', { negativeItemId: loan, told: { frivolousNotice } })
    const { deadlines } = await delivered(cookie, answer?.id ?? '')
    expect(deadlines.filter(({ kind }) => kind === 'reinvestigation')).toHaveLength(2)
  })

  it('a remark is asked off the company once the dispute is over and given up', async () => {
    const { cookie, loan } = await withFile()
    const wish = { negativeItemId: loan, told: { disputesNoMore: true } }
    const { id } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: loan } })
    expect((await asked(cookie, 'remark_removal', wish)).refusal?.message).toContain('still open')
    await ok(test.app, moveDispute, { cookie, params: { id }, body: { status: 'in_progress' } })
    await verified(cookie, loan)
    const { answer } = await asked(cookie, 'remark_removal', wish)
    expect([answer?.bureau, answer?.letterContent.includes(REMARK)]).toEqual(['creditor', true])
    const bureau = await asked(cookie, 'remark_removal', { ...wish, recipient: 'equifax' })
    expect(bureau.answer?.legalBasis).toEqual(['15 USC 1681c(f)'])
    expect(
      (await ok(test.app, listLetters, { cookie })).filter(({ letterType }) => letterType === 'remark_removal'),
    ).toHaveLength(2)
  })

  it('an entry that came back is shown on a report after the deletion only', async () => {
    const { cookie, loan } = await withFile()
    const told = (deletedOn: string) => ({ deletedOn, hadNoticeOfReturn: false })
    expect((await asked(cookie, 'reinsertion', { negativeItemId: loan, told: told('2026-11-15') })).status).toBe(409)
    const { status, answer } = await asked(cookie, 'reinsertion', { negativeItemId: loan, told: told('2026-09-15') })
    expect([status, answer?.legalBasis]).toEqual([201, ['15 USC 1681i(a)(5)(B)']])
  })

  it('past recipients are told whom the member names', async () => {
    const { cookie, loan } = await withFile()
    const told = { deletedOn: '2026-11-15', pastRecipients: [{ name: SHOP, receivedOn: '2026-08-14' }] }
    const { answer } = await asked(cookie, 'past_recipients', { negativeItemId: loan, told })
    expect(answer?.letterContent).toContain(`${SHOP} received my report on August 14, 2026.`)
  })
})

describe('an inquiry', () => {
  async function withDispute() {
    const file = await withFile()
    const { id } = await ok(test.app, createDispute, {
      cookie: file.cookie,
      body: { creditor: SHOP, description: 'I never applied for a loan there.', disputeTargets: ['equifax'] },
    })
    return { ...file, body: { disputeId: id, inquiry: { reportId: file.reportId, inquiryId: file.inquiryId } } }
  }

  it('is asked about as the report prints it, on the member’s word alone', async () => {
    const { cookie, body } = await withDispute()
    expect((await asked(cookie, 'unauthorized_inquiry', body)).refusal?.issues?.[0]?.path).toBe('told.didNotAuthorize')
    const { answer } = await asked(cookie, 'unauthorized_inquiry', { ...body, told: { didNotAuthorize: true } })
    expect([answer?.bureau, answer?.letterContent]).toEqual([
      'equifax',
      expect.stringContaining(`I dispute this inquiry: ${SHOP}.`),
    ])
    const { deadlines } = await delivered(cookie, answer?.id ?? '')
    expect(deadlines.map(({ kind }) => kind)).toContain('reinvestigation')
  })

  it('runs no clock at the company, which owes no investigation of it', async () => {
    const { cookie, body } = await withDispute()
    const wish = { ...body, recipient: 'creditor' as const, told: { didNotAuthorize: true } }
    const { answer } = await asked(cookie, 'unauthorized_inquiry', wish)
    expect((await delivered(cookie, answer?.id ?? '')).deadlines).toEqual([])
  })

  it('of another company, report or member is none of this dispute', async () => {
    const { cookie, body, reportId } = await withDispute()
    const other = await ok(test.app, createDispute, {
      cookie,
      body: { creditor: 'Harbor Dental', description: 'I never was there at all.', disputeTargets: ['equifax'] },
    })
    const told = { didNotAuthorize: true }
    const status = async (change: object) => (await asked(cookie, 'unauthorized_inquiry', { ...body, told, ...change })).status
    expect(await status({ disputeId: other.id })).toBe(409)
    expect(await status({ inquiry: { reportId, inquiryId: 'none' } })).toBe(404)
    const stranger = await withFile()
    expect(await status({ inquiry: { reportId: stranger.reportId, inquiryId: stranger.inquiryId } })).toBe(404)
  })
})
