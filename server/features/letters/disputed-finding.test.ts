import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispute, listDisputes, readDispute } from '#contract/disputes.ts'
import { listFindings } from '#contract/findings.ts'
import { attestLetter, generateLetter, listLetters, markLetterSent, readLetterPdf } from '#contract/letters.ts'
import { listMatters } from '#contract/matters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { readOwnWord, sayOwnWord } from '#contract/own-word.ts'
import { answerOwnership, readReport } from '#contract/reports.ts'
import { makeCreditFile } from '#engine/practice/credit-file.ts'
import { seeded } from '#engine/practice/seed.ts'
import { writeDay } from '#engine/values/day.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { isWholeCorpus, sampleOf } from '#tools/corpus/corpus-size.ts'
import { aboutExample } from '#tools/synthetic-reports/about-example.ts'
import { experianCreditProfile } from '#tools/synthetic-reports/experian-credit-profile.ts'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN } from '#tools/synthetic-reports/example-report.ts'

/** Paid as agreed in every month, and closed before it was opened. */
const GOOD_LOAN = {
  ...IMPOSSIBLE_LOAN,
  paymentHistory: IMPOSSIBLE_LOAN.paymentHistory.map((month) => ({ ...month, code: 'ok' as const })),
}
const NO_LIMIT = { ...CLEAN_CARD, creditorName: 'PRAIRIE STATE BANK', accountNumber: '4000111122223333', creditLimit: null }
const ASKING = {
  creditorName: 'LAKESIDE AUTO CREDIT',
  kind: 'hard',
  dates: ['2026-08-14'],
  purpose: 'Auto Loan',
  lines: ['100 Shore Road', 'Erie, PA 16501'],
  phone: '(555) 201-3344',
  onRecordUntil: null,
} as const
const PRINTED = exampleReport({
  accounts: [CLEAN_CARD, GOOD_LOAN, NO_LIMIT],
  person: { alsoKnownAs: ['QUENTIN MARLOW'] },
  file: { askings: [ASKING] },
}).bytes

const TWO_PHONES = exampleReport({
  bureau: 'experian',
  accounts: [CLEAN_CARD],
  person: {
    phones: [
      { number: '(918) 555-0142', kind: 'Cellular' },
      { number: '(503) 555-0177', kind: 'Residential' },
    ],
  },
}).bytes

let test: TestApp
beforeAll(async () => {
  test = await testApp()
  test.setNow('2026-11-20T12:00:00.000Z')
})
afterAll(() => test.close())

/** Somebody whose report lists nothing negative. */
async function withFindings(bytes = PRINTED) {
  const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  const { answer } = await upload(test.app, { cookie, bytes })
  const reportId = answer?.report.id ?? ''
  expect(await ok(test.app, listNegativeItems, { cookie })).toEqual([])
  const findings = () => ok(test.app, listFindings, { cookie, query: {} })
  const idOf = async (rule: string): Promise<string> => {
    const found = (await findings()).find((one) => one.rule === rule)
    if (found === undefined) throw new Error(`nothing found by ${rule}`)
    return found.id
  }
  const dispute = (findingId: string) => call(test.app, createDispute, { cookie, body: { findingId } })
  const write = (findingId: string) => call(test.app, generateLetter, { cookie, body: { findingId } })
  return { cookie, reportId, findings, idOf, dispute, write }
}

describe('a finding on an account that is not negative', () => {
  it('is disputed: number, report and its day, page and finding stand in the letter, and the same again is the same', async () => {
    const { cookie, reportId, idOf, dispute, write } = await withFindings()
    const findingId = await idOf('closed_before_opened')
    const opened = await dispute(findingId)
    expect(opened.status).toBe(201)
    expect(opened.answer).toMatchObject({
      negativeItemId: null,
      findingId,
      creditor: 'MERIDIAN AUTO FINANCE',
      disputeTargets: ['equifax'],
      status: 'pending',
    })
    expect((await dispute(findingId)).status).toBe(200)
    const { status, answer } = await write(findingId)
    expect([status, answer?.disputeId]).toEqual([201, opened.answer?.id])
    const report = await ok(test.app, readReport, { cookie, params: { id: reportId } })
    const account = report.accounts.find(({ creditorName }) => creditorName === 'MERIDIAN AUTO FINANCE')
    const text = answer?.letterContent ?? ''
    expect(account?.accountNumber).toBe('xxxxxxxxxxxx 7766')
    for (const part of [
      `account number ${account?.accountNumber}`,
      'Equifax credit report dated November 10, 2026',
      `This account is on page ${account?.evidence['creditorName']?.page}`,
      'February 10, 2020',
      'June 15, 2021',
      'I dispute',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('In my own words')
    expect(await write(findingId)).toMatchObject({ status: 200, answer: { id: answer?.id } })
    expect(await ok(test.app, listLetters, { cookie })).toHaveLength(1)
  })

  if (isWholeCorpus)
    it('goes through to a letter that was sent, with the marked page, and its case shows it', async () => {
      const { cookie, idOf, write } = await withFindings()
      const { answer: letter } = await write(await idOf('closed_before_opened'))
      const params = { id: letter?.id ?? '' }
      await ok(test.app, attestLetter, { cookie, params, body: {} })
      const pdf = await ok(test.app, readLetterPdf, { cookie, params })
      expect(pdf.byteLength).toBeGreaterThan(10_000)
      await ok(test.app, markLetterSent, { cookie, params, body: { sentMethod: 'certified_mail' } })
      const detail = await ok(test.app, readDispute, { cookie, params: { id: letter?.disputeId ?? '' } })
      expect(detail).toMatchObject({ status: 'in_progress', findings: [{ rule: 'closed_before_opened' }] })
      expect(detail.events.find(({ kind }) => kind === 'found')?.text).toContain('February 10, 2020')
    })

  it('that is only good to know asks for what is missing', async () => {
    const { idOf, write } = await withFindings()
    const { status, answer } = await write(await idOf('limit_missing'))
    expect(status).toBe(201)
    expect(answer?.letterContent).toContain('shows no credit limit. Please report the limit.')
    expect(answer?.letterContent).not.toContain('Ask the card company')
  })
})

describe('what only the member can say', () => {
  it.each(sampleOf(['name_not_yours', 'inquiry_not_recognised'], 1))(
    'waits for their answer, then is disputed: %s',
    async (rule) => {
      const { cookie, reportId, findings, idOf, dispute, write } = await withFindings()
      for (const refused of [await dispute(await idOf(rule)), await write(await idOf(rule))]) {
        expect(refused.status).toBe(409)
        expect(refused.refusal?.message).toContain('Only you can say if this is wrong')
      }
      const [found] = (await findings()).filter((one) => one.rule === rule)
      const isName = rule === 'name_not_yours'
      const subjectKind = isName ? 'detail' : 'inquiry'
      const entryId = isName ? 'alsoKnownAs.0' : (found?.subjectId ?? '')
      const body = { question: 'belongs', subjectKind, reportId, entryId, answer: 'not_mine' } as const
      await ok(test.app, sayOwnWord, { cookie, body })
      const opened = await dispute(await idOf(rule))
      expect(opened.status).toBe(201)
      const { status, answer } = await write(await idOf(rule))
      expect(status).toBe(201)
      expect(answer?.letterContent).toContain(
        isName ? 'QUENTIN MARLOW. It is not mine.' : 'LAKESIDE AUTO CREDIT dated August 14, 2026',
      )
      expect(answer?.letterContent).toContain('I dispute')
      expect(answer?.letterContent).toContain(`page ${found?.evidence[0]?.page}`)
      expect((await ok(test.app, listDisputes, { cookie })).map(({ id }) => id)).toEqual([opened.answer?.id])
      if (isName) {
        const toCompany = await call(test.app, generateLetter, {
          cookie,
          body: { findingId: await idOf(rule), recipient: 'creditor' },
        })
        expect(toCompany.status).toBe(409)
      }
    },
  )
})

/** Somebody else's day, digits and former address in the member's own file. */
const MIXED_PERSON = exampleReport({
  accounts: [CLEAN_CARD],
  person: {
    birth: '1985-04-21',
    ssnLast4: '5095',
    addresses: makeCreditFile('example').person.addresses.map((address, index) => ({
      ...address,
      ...(index === 0
        ? { lines: ['12 ELM ST'], street: '12 ELM ST', city: 'DAYTON', state: 'OH', zip: '45402' }
        : { lines: ['88 QUARRY RD'], street: '88 QUARRY RD', city: 'TULSA', state: 'OK', zip: '74101' }),
    })),
  },
}).bytes

describe('what is wrong about the member themselves', () => {
  it.each([
    ['birth_date_disagrees', 'dateOfBirth', 'My file gives April 21, 1985 as my date of birth. That is wrong.'],
    ['ssn_variant', 'ssnLast4', 'My file shows a Social Security number that ends in 5095. That is not my number.'],
    ['address_not_yours', 'addresses.1', 'QUARRY RD'],
  ])('is disputed after their word, by a letter that names it and its page: %s', async (rule, entryId, claim) => {
    const { cookie, reportId, findings, idOf, dispute, write } = await withFindings(MIXED_PERSON)
    await ok(test.app, answerOwnership, { cookie, params: { id: reportId }, body: { answer: 'mine' } })
    if (rule === 'address_not_yours') {
      const body = { question: 'belongs', subjectKind: 'detail', reportId, entryId, answer: 'not_mine' } as const
      await ok(test.app, sayOwnWord, { cookie, body })
    }
    const opened = await dispute(await idOf(rule))
    expect([opened.status, opened.answer?.disputeTargets]).toEqual([201, ['equifax']])
    const { status, answer } = await write(await idOf(rule))
    expect([status, answer?.disputeId]).toEqual([201, opened.answer?.id])
    const [found] = (await findings()).filter((one) => one.rule === rule)
    for (const part of ['I dispute', claim, `page ${found?.evidence[0]?.page}`]) expect(answer?.letterContent).toContain(part)
    const { matters } = await ok(test.app, listMatters, { cookie })
    expect(matters.filter(({ entries }) => entries.some(({ disputeId }) => disputeId === opened.answer?.id))).toHaveLength(1)
  })
})

/** A case of more than ten years ago. */
const OLD_CASE = exampleReport({
  accounts: [CLEAN_CARD],
  file: {
    records: [
      {
        type: 'Chapter 7 Bankruptcy',
        court: 'US BKPT CT MN ST PAUL',
        reference: '1412345JRS',
        dateFiled: '2014-03-11',
        dateResolved: '2014-07-02',
        status: 'Discharged',
        amount: null,
        lines: ['200 WARREN E BURGER FEDERAL BUILDING', 'SAINT PAUL MN, 55101'],
      },
    ],
  },
}).bytes

describe('a court record that is listed too long', () => {
  it('is disputed by a letter with its reference, report and page', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
    await upload(test.app, { cookie, bytes: OLD_CASE })
    const findings = await ok(test.app, listFindings, { cookie, query: {} })
    const found = findings.find(({ rule }) => rule === 'obsolete_bankruptcy')
    const body = { findingId: found?.id ?? '' }
    expect((await call(test.app, createDispute, { cookie, body })).status).toBe(201)
    const { status, answer } = await call(test.app, generateLetter, { cookie, body })
    expect([status, answer?.isRequest]).toEqual([201, false])
    for (const part of ['I dispute', 'March 11, 2014', `page ${found?.evidence[0]?.page}`])
      expect(answer?.letterContent).toContain(part)
    const { matters } = await ok(test.app, listMatters, { cookie })
    expect(matters.filter(({ entries }) => entries.some(({ disputeId }) => disputeId === answer?.disputeId))).toHaveLength(1)
  })
})

/** What a bureau says of the whole file, as Experian's interface answers it. */
function withNotice(messageText: string): Uint8Array {
  const { bytes } = experianCreditProfile(aboutExample(makeCreditFile('notices')), seeded('notices'))
  const { creditProfile } = JSON.parse(Buffer.from(bytes).toString())
  return Buffer.from(JSON.stringify({ creditProfile: [{ ...creditProfile[0], informationalMessage: [{ messageText }] }] }))
}

describe('a notice on the whole file', () => {
  const NOTICES = [
    ['Reported as deceased', 'deceased_notice', 'I dispute', 'I am alive.'],
    ['Security freeze on file', 'file_notice', 'I ask you to verify', 'remove it if that was not me'],
    ['Initial fraud alert on file', 'file_notice', 'I ask you to verify', 'who asked for it'],
  ] as const
  it.each(sampleOf(NOTICES, 1))('is a letter with its report and page: %s', async (text, rule, verb, claim) => {
    const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
    const { answer: uploaded } = await upload(test.app, { cookie, bytes: withNotice(text) })
    const found = (await ok(test.app, listFindings, { cookie, query: {} })).find(
      (one) => one.rule === rule && one.evidence.some(({ quote }) => quote.includes(text)),
    )
    const body = { findingId: found?.id ?? '' }
    expect((await call(test.app, createDispute, { cookie, body })).status).toBe(201)
    const { status, answer } = await call(test.app, generateLetter, { cookie, body })
    expect([status, answer?.isRequest]).toEqual([201, verb !== 'I dispute'])
    const report = `my Experian credit report dated ${writeDay(uploaded?.report.reportDate ?? '')}`
    for (const part of [verb, claim, report, `page ${found?.evidence[0]?.page}`]) expect(answer?.letterContent).toContain(part)
    // Nothing is said that its member was not asked.
    expect(answer?.letterContent).not.toMatch(/did not ask|did not report/)
  })
})

if (isWholeCorpus)
  describe('a phone number that is not theirs', () => {
    it('is asked about on its sheet, denied, and disputed', async () => {
      const { cookie, reportId, findings, idOf, dispute, write } = await withFindings(TWO_PHONES)
      const asked = async () => (await ok(test.app, readOwnWord, { cookie })).questions.filter(({ sheet }) => sheet === 'phones')
      expect((await asked()).map(({ label, entryId }) => [label, entryId])).toEqual([['(503) 555-0177', 'phones.1']])
      expect((await findings()).filter(({ rule }) => rule === 'phone_not_yours')).toEqual([])
      const body = { question: 'belongs', subjectKind: 'detail', reportId, entryId: 'phones.1', answer: 'not_mine' } as const
      await ok(test.app, sayOwnWord, { cookie, body })
      expect(await asked()).toEqual([])
      expect((await dispute(await idOf('phone_not_yours'))).status).toBe(201)
      const { status, answer } = await write(await idOf('phone_not_yours'))
      expect(status).toBe(201)
      expect(answer?.letterContent).toContain('I dispute a phone number in my file.')
      expect(answer?.letterContent).toContain('(503) 555-0177. It is not mine, and it never was. Please remove this phone number')
    })
  })

describe('a finding of a negative item', () => {
  it('is disputed with the item', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    await upload(test.app, { cookie, bytes: exampleReport().bytes })
    const findings = await ok(test.app, listFindings, { cookie, query: {} })
    const findingId = findings.find(({ rule }) => rule === 'closed_before_opened')?.id ?? ''
    const letter = await ok(test.app, generateLetter, { cookie, body: { findingId } })
    const items = await ok(test.app, listNegativeItems, { cookie })
    const item = items.find(({ creditorName }) => creditorName === 'MERIDIAN AUTO FINANCE')
    expect(letter.negativeItemId).toBe(item?.id)
    const dispute = await ok(test.app, createDispute, { cookie, body: { findingId } })
    expect(dispute).toMatchObject({ negativeItemId: item?.id, findingId: null, disputeTargets: ['equifax'] })
  })
})

describe('two bureaus that disagree', () => {
  const day = { dateReported: '2026-11-01', balanceDate: '2026-11-01' } as const
  const low = { ...CLEAN_CARD, ...day, creditLimit: 200_000 }
  const high = { ...CLEAN_CARD, ...day, creditLimit: 500_000 }

  it('are disputed at the one whose entry harms, from whichever side', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    await upload(test.app, { cookie, bytes: exampleReport({ accounts: [high] }).bytes })
    await upload(test.app, { cookie, bytes: exampleReport({ bureau: 'experian', accounts: [low] }).bytes })
    const all = await ok(test.app, listFindings, { cookie, query: {} })
    const found = all.filter(({ rule }) => rule === 'bureaus_disagree_limit')
    expect(found.map(({ bureau }) => bureau).toSorted()).toEqual(['equifax', 'experian'])
    expect(found.map(({ disputeTarget }) => disputeTarget)).toEqual(['experian', 'experian'])
    expect(found[0]?.mayBackfire).toContain('lower the higher limit')
    const ids = found.map(({ id }) => id)
    const opened = []
    for (const findingId of ids) opened.push(await ok(test.app, createDispute, { cookie, body: { findingId } }))
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
    expect(opened[0]).toMatchObject({ disputeTargets: ['experian'] })
    for (const findingId of ids) {
      const letter = await ok(test.app, generateLetter, { cookie, body: { findingId } })
      expect(letter).toMatchObject({ bureau: 'experian', disputeId: opened[0]?.id })
      expect(letter.letterContent).toContain('Experian credit report dated')
      expect(letter.letterContent).toContain('I dispute')
      expect(letter.letterContent).toMatch(/A copy of page \d+ of my Equifax report dated November 10, 2026/)
    }
    const good = found.find(({ bureau }) => bureau === 'equifax')?.id ?? ''
    for (const refused of [
      await call(test.app, generateLetter, { cookie, body: { findingId: good, recipient: 'equifax' } }),
      await call(test.app, createDispute, { cookie, body: { findingId: good, disputeTargets: ['equifax'] } }),
    ])
      expect(refused.status).toBe(409)
  })
})

describe('what it takes', () => {
  it('is a finding of one’s own', async () => {
    const { idOf } = await withFindings()
    const findingId = await idOf('limit_missing')
    const stranger = await newMember(test.app, { isKnown: true })
    const body = { findingId }
    expect((await call(test.app, createDispute, { cookie: stranger.cookie, body })).status).toBe(404)
    expect((await call(test.app, generateLetter, { cookie: stranger.cookie, body })).status).toBe(404)
    expect((await call(test.app, createDispute, { body })).status).toBe(401)
  })

  it('is creditor and description where no finding is named', async () => {
    const { cookie } = await newMember(test.app)
    const { status, refusal } = await call(test.app, createDispute, { cookie, body: { estimatedImpact: 500 } })
    expect(status).toBe(400)
    expect(refusal?.issues).toEqual(
      expect.arrayContaining([
        { path: 'creditor', message: 'Creditor is required' },
        { path: 'description', message: 'Description must be at least 10 characters' },
        { path: 'estimatedImpact', message: 'Estimated impact must be between 1 and 100' },
      ]),
    )
  })
})
