import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateReports } from '#contract/bureaus.ts'
import { listLetters } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { analyzeReport, FULL_NAME_REQUIRED, MAX_EXTRACTED_CHARACTERS } from '#contract/report-analysis.ts'
import { listReports } from '#contract/reports.ts'
import { type Answered, call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN } from '#tools/synthetic-reports/example-report.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const report = exampleReport()
const CUSTOMER = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402', ssn: '9911' }

interface Sending {
  readonly cookie: string
  readonly customerInfo?: string
  readonly bytes?: Uint8Array
  readonly bureau?: 'experian'
}

const analyse = (given: Sending): Promise<Answered<typeof analyzeReport>> => {
  const { cookie, customerInfo = JSON.stringify(CUSTOMER), bytes = report.bytes, bureau } = given
  return call(test.app, analyzeReport, {
    cookie,
    body: { customerInfo, userId: '1', ...(bureau && { bureau }) },
    files: [{ field: 'creditReport', name: 'report.pdf', type: 'application/pdf', bytes }],
  })
}

describe('an analysed report', () => {
  it('is kept, its entries are judged, and only those that a finding speaks against get a letter', async () => {
    const { cookie } = await newMember(test.app)
    const { status, answer } = await analyse({ cookie })
    expect(status).toBe(200)
    const items = await ok(test.app, listNegativeItems, { cookie })
    expect(answer?.negativeItems.map(({ id }) => id)).toEqual(items.map(({ id }) => id))
    const loan = answer?.negativeItems.find(({ creditor }) => creditor === 'MERIDIAN AUTO FINANCE')
    const lawful = answer?.negativeItems.find(({ creditor }) => creditor === 'CAPITAL ONE BANK USA NA')
    expect(loan).toMatchObject({
      confidence: 80,
      findingCount: 1,
      hasError: true,
      disputeReason: expect.stringContaining('2020'),
    })
    expect(lawful).toMatchObject({
      confidence: 15,
      findingCount: 0,
      amount: 488,
      disputeReason: expect.stringMatching(/^We found nothing wrong/),
      hasError: false,
    })
    expect(answer?.disputeLetters).toMatchObject([
      { negativeItemId: loan?.id, creditor: 'MERIDIAN AUTO FINANCE', bureau: 'equifax', isPractice: false },
    ])
    expect(answer?.disputeLetters[0]?.letterContent).toMatch(/^Dana Whitfield\n12 Elm Street\nDayton, OH 45402/)
    expect(answer?.summary).toMatchObject({ totalNegativeItems: 2, successProbability: 80 })
    const [stored, ...others] = await ok(test.app, listLetters, { cookie })
    expect([stored?.id, others]).toEqual([answer?.disputeLetters[0]?.id, []])
    expect((await ok(test.app, listReports, { cookie })).map(({ id }) => id)).toEqual([answer?.reportId])
  })

  it('answers the text that the reader saw, at most so much of it', async () => {
    const { cookie } = await newMember(test.app)
    const { answer } = await analyse({ cookie })
    expect(answer?.extractedText).toContain('MERIDIAN AUTO FINANCE')
    expect(answer?.extractedText.length).toBeLessThanOrEqual(MAX_EXTRACTED_CHARACTERS)
    expect(answer?.isTextCut).toBe(false)
  })

  it('is one report and one letter however often it is sent, also after a plain upload', async () => {
    const { cookie } = await newMember(test.app)
    const uploaded = await upload(test.app, { cookie, bytes: report.bytes })
    const [first, second] = [await analyse({ cookie }), await analyse({ cookie })]
    expect([first.answer?.reportId, second.answer?.reportId]).toEqual([uploaded.answer?.report.id, uploaded.answer?.report.id])
    expect(second.answer?.disputeLetters[0]?.id).toBe(first.answer?.disputeLetters[0]?.id)
    expect(await ok(test.app, listReports, { cookie })).toHaveLength(1)
    expect(await ok(test.app, listLetters, { cookie })).toHaveLength(1)
  })

  it('lets no planted number out: not in the text, the letters, a table or a log line', async () => {
    const { cookie } = await newMember(test.app)
    const planted = ['123-45-6789', '123456789', CLEAN_CARD.accountNumber ?? '', IMPOSSIBLE_LOAN.accountNumber ?? '']
    const accounts = [CLEAN_CARD, { ...IMPOSSIBLE_LOAN, remarks: ['Consumer states SSN 123-45-6789 belongs to another person'] }]
    const { raw, answer } = await analyse({ cookie, bytes: exampleReport({ accounts, seed: 'planted' }).bytes })
    expect(answer?.extractedText).toContain('XXX-XX-6789')
    const texts = [raw.toString(), test.logged.join('\n')]
    for (const table of ['reports', 'letters', 'audit_log']) {
      const { rows } = await test.context.db.execute(sql`select t::text as line from ${sql.identifier(table)} t`)
      texts.push(JSON.stringify(rows).replaceAll(/[0-9a-f-]{36,}/g, ''))
    }
    expect(planted.filter((secret) => texts.some((text) => text.includes(secret)))).toEqual([])
    expect(answer?.disputeLetters[0]?.letterContent).not.toContain('9911')
  })

  it.each([
    ['no customer', '', 400, 'Send customerInfo as JSON text', undefined],
    ['no JSON', '{name', 400, 'Send customerInfo as JSON text', undefined],
    ['a null character', '{"name":"Dana\\u0000"}', 400, undefined, undefined],
    ['a list', '[]', 400, undefined, undefined],
    ['no name', '{"ssn":"12"}', 400, 'Please fill in all required fields', FULL_NAME_REQUIRED],
    ['a blank name', '{"name":"  "}', 400, 'Please fill in all required fields', FULL_NAME_REQUIRED],
    ['a whole SSN', '{"name":"Dana","ssn":"123456789"}', 400, 'Last 4 of SSN allows at most 4 characters', undefined],
  ])('is refused with %s, and nothing is stored', async (_case, customerInfo, status, message, field) => {
    const { cookie } = await newMember(test.app)
    const { status: answered, refusal } = await analyse({ cookie, customerInfo })
    expect(answered).toBe(status)
    if (message) expect(refusal?.message).toBe(message)
    if (field) expect(refusal?.issues).toContainEqual({ path: 'customerInfo.name', message: field })
    expect(await ok(test.app, listReports, { cookie })).toEqual([])
  })

  it('is refused like any upload: no file, no report, another bureau, a visitor', async () => {
    const { cookie } = await newMember(test.app)
    const without = await call(test.app, analyzeReport, { cookie, body: { customerInfo: JSON.stringify(CUSTOMER) } })
    expect([without.status, without.refusal?.message]).toEqual([400, 'Please select both a file and credit bureau.'])
    expect((await analyse({ cookie, bytes: Buffer.alloc(5000, 7) })).status).toBe(415)
    const mismatch = await analyse({ cookie, bureau: 'experian' })
    expect([mismatch.status, mismatch.refusal?.detected]).toEqual([409, 'equifax'])
    expect((await analyse({ cookie: '' })).status).toBe(401)
    expect(await ok(test.app, listReports, { cookie })).toEqual([])
  })

  it('of one member is nothing of another’s', async () => {
    const [one, other] = [await newMember(test.app), await newMember(test.app)]
    const [first, second] = [await analyse({ cookie: one.cookie }), await analyse({ cookie: other.cookie })]
    expect(first.answer?.reportId).not.toBe(second.answer?.reportId)
    expect(await ok(test.app, listLetters, { cookie: other.cookie })).toHaveLength(1)
  })
})

if (isWholeCorpus)
  it('generated reports come judged, and no letter is written about them', async () => {
    const { cookie } = await newMember(test.app)
    const personalInfo = {
      firstName: 'Dana',
      lastName: 'Whitfield',
      dateOfBirth: '1985-04-12',
      address: '100 Practice Street',
      city: 'Austin',
      state: 'TX',
      zipCode: '78701',
    }
    const { analysis, totalNegativeItems } = await ok(test.app, generateReports, { cookie, body: { personalInfo } })
    expect(analysis.summary.totalNegativeItems).toBe(totalNegativeItems)
    expect(analysis.negativeItems).toHaveLength(totalNegativeItems)
    expect(await ok(test.app, listLetters, { cookie })).toEqual([])
  })
