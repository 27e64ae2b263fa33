import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { predictDispute, readPracticePage, recognisePage, writeDemoLetter } from '#contract/ai-demo.ts'
import { disputeWithBureau, moveDispute } from '#contract/disputes.ts'
import { listLetters } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { listReports, readReport } from '#contract/reports.ts'
import { call, type Member, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN } from '#tools/synthetic-reports/example-report.ts'

const NOBODYS = '11111111-1111-4111-8111-111111111111'
const SSN = '123-45-6789'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const accounts = [{ ...IMPOSSIBLE_LOAN, remarks: [`Consumer states SSN ${SSN} belongs to another person`] }, CLEAN_CARD]
const report = exampleReport({ accounts })

async function withReport(): Promise<Member & { reportId: string; loan: string }> {
  const member = await newMember(test.app)
  const { answer } = await upload(test.app, { cookie: member.cookie, bytes: report.bytes })
  const items = await ok(test.app, listNegativeItems, { cookie: member.cookie })
  return { ...member, reportId: answer?.report.id ?? '', loan: items[0]?.id ?? '' }
}

describe('recognition', () => {
  it('reads the page with the first finding from its picture, and finds the reader’s facts again; numbers are covered', async () => {
    const { cookie, reportId } = await withReport()
    const { status, answer, raw } = await call(test.app, recognisePage, { cookie, body: { reportId } })
    expect(status).toBe(200)
    expect(answer).toMatchObject({ reportId, bureau: 'equifax', isPractice: false })
    expect(answer?.confidence).toBeGreaterThan(60)
    expect(answer?.extractedText).toMatch(/MERIDIAN AUTO FINANCE/i)
    const fields = answer?.detectedFields.accounts ?? []
    expect(fields.length).toBeGreaterThan(5)
    expect(fields.some(({ entry, field }) => entry === 'MERIDIAN AUTO FINANCE' && field === 'Date opened')).toBe(true)
    expect(answer?.fieldCounts.madeOut).toBeLessThanOrEqual(answer?.fieldCounts.printed ?? 0)
    expect(raw.toString()).not.toMatch(/123-45-6789|123456789|8123450099887766/)
  })

  it('covers a number that is printed on the page', async () => {
    const { cookie, reportId } = await withReport()
    const { accounts: read } = await ok(test.app, readReport, { cookie, params: { id: reportId } })
    const page = read[0]?.evidence['remarks.0']?.page
    const { answer, raw } = await call(test.app, recognisePage, { cookie, body: { reportId, page } })
    expect(answer?.extractedText).toMatch(/XXX-XX-6789 belongs to another person/i)
    expect(raw.toString()).not.toMatch(/123-45-6789|123456789/)
    expect(test.logged.join('\n')).not.toContain(SSN)
  })

  it('reads the bundled practice page without a report, and stores nothing', async () => {
    const { cookie } = await newMember(test.app)
    const answer = await ok(test.app, recognisePage, { cookie, body: {} })
    expect(answer).toMatchObject({ isPractice: true, reportId: null })
    expect(answer.fieldCounts.madeOut).toBeGreaterThan(5)
    expect(await ok(test.app, listReports, { cookie })).toEqual([])
    const picture = await call(test.app, readPracticePage, { cookie })
    expect(picture.raw.subarray(1, 4).toString()).toBe('PNG')
  })

  it('takes one page of a member at a time', async () => {
    const { cookie } = await newMember(test.app)
    const both = await Promise.all([1, 1].map((page) => call(test.app, recognisePage, { cookie, body: { page } })))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429])
  })

  it.each([
    [{ reportId: NOBODYS }, 404],
    [{ reportId: 'no id' }, 404],
    [{ page: 0 }, 400],
    [{ page: 1.5 }, 400],
    [{ page: 500 }, 404],
  ])('%j is refused with %i', async (payload, status) => {
    const { cookie } = await newMember(test.app)
    const answered = await test.app.inject({ method: 'POST', url: recognisePage.path, headers: { cookie }, payload })
    expect(answered.statusCode).toBe(status)
  })

  it('of somebody else’s report is not found', async () => {
    const { reportId } = await withReport()
    const { cookie } = await newMember(test.app)
    expect((await call(test.app, recognisePage, { cookie, body: { reportId } })).status).toBe(404)
  })
})

describe('prediction', () => {
  it('comes from the evidence of the member’s own item', async () => {
    const { cookie, loan } = await withReport()
    const answer = await ok(test.app, predictDispute, { cookie, body: { negativeItemId: loan } })
    expect(answer).toMatchObject({
      successProbability: 80,
      creditor: 'MERIDIAN AUTO FINANCE',
      negativeItemId: loan,
      isPractice: false,
      grade: { level: 'high' },
    })
    expect(answer.historicalPattern).toContain('no pattern to show')
    expect(answer.recommendedApproach).toBe(answer.nextSteps.join(' '))
    expect(answer.timeframe).toContain('30 days')
  })

  it('counts the member’s own answered disputes and nobody else’s', async () => {
    const { cookie, loan } = await withReport()
    const { id } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: loan } })
    await ok(test.app, moveDispute, { cookie, params: { id }, body: { status: 'in_progress' } })
    await ok(test.app, moveDispute, { cookie, params: { id }, body: { status: 'resolved', outcome: 'removed' } })
    const mine = await ok(test.app, predictDispute, { cookie, body: {} })
    expect(mine.historicalPattern).toMatch(/^Of your 1 answered dispute on this installation, 1 ended with a removal/)
    const stranger = await newMember(test.app)
    const theirs = await ok(test.app, predictDispute, { cookie: stranger.cookie, body: {} })
    expect(theirs.historicalPattern).toContain('no pattern to show')
  })

  it('without an item is about the practice page, and says so', async () => {
    const { cookie } = await newMember(test.app)
    const answer = await ok(test.app, predictDispute, { cookie, body: {} })
    expect(answer).toMatchObject({ negativeItemId: null, isPractice: true })
    expect(answer.successProbability).toBeGreaterThan(15)
  })
})

describe('the letter', () => {
  it('about an own item is stored, once', async () => {
    const { cookie, loan } = await withReport()
    const write = () => ok(test.app, writeDemoLetter, { cookie, body: { negativeItemId: loan } })
    const answer = await write()
    expect(answer).toMatchObject({ negativeItemId: loan, isPractice: false, creditor: 'MERIDIAN AUTO FINANCE' })
    expect(answer.legalBasis.length).toBeGreaterThan(0)
    expect(answer.keyPoints.some((point) => point.startsWith('States: '))).toBe(true)
    expect(answer.strategy).toContain('Dispute with Equifax first')
    expect((await write()).letterId).toBe(answer.letterId)
    const kept = await ok(test.app, listLetters, { cookie })
    expect(kept.map(({ id, letterContent }) => [id, letterContent])).toEqual([[answer.letterId, answer.disputeLetter]])
    expect(JSON.stringify(answer)).not.toMatch(/123-45-6789|8123450099887766/)
  })

  it('about the practice page says what it is and is stored nowhere', async () => {
    const { cookie, id } = await newMember(test.app)
    const answer = await ok(test.app, writeDemoLetter, { cookie, body: {} })
    expect(answer).toMatchObject({ letterId: null, isPractice: true, negativeItemId: null })
    expect(answer.disputeLetter).toMatch(/^PRACTICE LETTER: /)
    expect(answer.disputeLetter).toContain(answer.creditor)
    expect(await ok(test.app, listLetters, { cookie })).toEqual([])
    const { rows } = await test.context.db.execute(sql`select count(*)::int as n from letters where user_id = ${id}::uuid`)
    expect(rows).toEqual([{ n: 0 }])
  })
})

describe.each([predictDispute, writeDemoLetter])('$path', (endpoint) => {
  it.each([
    [{ negativeItemId: NOBODYS }, 404],
    [{ negativeItemId: 'no id' }, 404],
    [{ negativeItemId: 5 }, 400],
  ])('%j is refused with %i', async (payload, status) => {
    const { cookie } = await newMember(test.app)
    const answered = await test.app.inject({ method: 'POST', url: endpoint.path, headers: { cookie }, payload })
    expect(answered.statusCode).toBe(status)
  })

  it('about somebody else’s item is not found', async () => {
    const { loan } = await withReport()
    const { cookie } = await newMember(test.app)
    expect((await call(test.app, endpoint, { cookie, body: { negativeItemId: loan } })).status).toBe(404)
    expect(await ok(test.app, listLetters, { cookie })).toEqual([])
  })
})
