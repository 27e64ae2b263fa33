import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyzeDispute, analyzeDisputeSuccess, suggestDisputeStrategy } from '#contract/ai-disputes.ts'
import { createDispute, disputeWithBureau, moveDispute } from '#contract/disputes.ts'
import { listFindings } from '#contract/findings.ts'
import { generateLetter } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { EVIDENCE_TABLE } from '#engine/letters/evidence-grade.ts'
import { auditLog } from '#server/database/tables/audit.ts'
import { call, newMember, ok, type Member } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { CLEAN_CARD, exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

const NOBODYS = '11111111-1111-4111-8111-111111111111'
const report = exampleReport()

let test: TestApp
let member: Member
let loan: string
beforeAll(async () => {
  test = await testApp()
  member = await newMember(test.app)
  await upload(test.app, { cookie: member.cookie, bytes: report.bytes })
  const items = await ok(test.app, listNegativeItems, { cookie: member.cookie })
  loan = items.find(({ creditorName }) => creditorName === 'MERIDIAN AUTO FINANCE')?.id ?? ''
})
afterAll(() => test.close())

const LOAN = { creditor: 'Meridian Auto Finance, LLC', description: 'I paid this loan off and have the receipt' }
const QUIET = { creditor: 'Capital One', description: 'Please look at this entry' }
const UNKNOWN = { creditor: 'Harbor Dental', description: 'I paid this bill in full.' }

describe('the analysis of a dispute', () => {
  const analyse = (body: object) => ok(test.app, analyzeDispute, { cookie: member.cookie, body: { ...LOAN, ...body } })

  it('rests on the findings about the entry of that name', async () => {
    const findings = await ok(test.app, listFindings, { cookie: member.cookie, query: { itemId: loan } })
    const found = await analyse({ userId: member.id })
    expect(found.entries).toEqual([
      {
        creditorName: 'MERIDIAN AUTO FINANCE',
        bureau: 'equifax',
        negativeItemId: loan,
        disputeId: null,
        findingCount: findings.length,
      },
    ])
    expect(found.grade.reasons).toEqual(findings.map(({ message }) => message))
    expect(found.successProbability).toBe(EVIDENCE_TABLE[findings[0]?.grade ?? 'none'].percent)
    expect(found.legalBasis).toEqual(
      expect.arrayContaining(findings.flatMap(({ citations }) => citations.map(({ cite }) => cite))),
    )
    expect(found.nextSteps.join(' ')).toContain('You wrote about a payment')
  })

  it('claims nothing of an entry that nothing contradicts', async () => {
    const found = await analyse(QUIET)
    expect(found.entries.map(({ creditorName }) => creditorName)).toEqual(['CAPITAL ONE BANK USA NA'])
    expect(found.successProbability).toBe(EVIDENCE_TABLE.none.percent)
    expect(found.strategy).toContain('claims no error')
  })

  it('says so where nothing in the file matches, and for a member without any report', async () => {
    const found = await analyse(UNKNOWN)
    expect(found).toMatchObject({ entries: [], successProbability: EVIDENCE_TABLE.none.percent, grade: { level: 'low' } })
    expect(found.strategy).toContain('your Equifax report does not list Harbor Dental')
    const { cookie } = await newMember(test.app)
    expect((await ok(test.app, analyzeDispute, { cookie, body: LOAN })).strategy).toContain('You have no report yet')
  })

  it('sees nothing of another member’s file', async () => {
    const { cookie } = await newMember(test.app)
    expect((await ok(test.app, analyzeDispute, { cookie, body: LOAN })).entries).toEqual([])
    for (const named of [{ negativeItemId: loan }, { negativeItemId: NOBODYS }, { disputeId: NOBODYS }, { disputeId: 'x' }])
      expect((await call(test.app, analyzeDispute, { cookie, body: { ...LOAN, ...named } })).status).toBe(404)
  })

  it('goes on from where a chosen dispute stands', async () => {
    const form = { ...UNKNOWN, disputeTargets: ['experian' as const] }
    const { id } = await ok(test.app, createDispute, { cookie: member.cookie, body: form })
    expect((await analyse({ ...UNKNOWN, disputeId: id })).nextSteps.at(-1)).toContain('Create the letter')
    for (const status of ['in_progress', 'rejected'] as const)
      await ok(test.app, moveDispute, { cookie: member.cookie, params: { id }, body: { status } })
    expect((await analyse({ ...UNKNOWN, disputeId: id })).nextSteps[0]).toContain('Ask the bureau how it verified')
  })

  it.each([
    [{ creditor: '' }, 'creditor', 'Creditor is required'],
    [{ creditor: undefined }, 'creditor', 'Creditor is required'],
    [{ description: 'short' }, 'description', 'Description must be at least 10 characters'],
    [{ description: undefined }, 'description', 'Description must be at least 10 characters'],
  ])('%j is refused', async (change, path, message) => {
    const payload = { ...LOAN, ...change }
    const headers = { cookie: member.cookie }
    const answered = await test.app.inject({ method: 'POST', url: analyzeDispute.path, headers, payload })
    expect([answered.statusCode, answered.json<{ issues: unknown }>().issues]).toEqual([400, [{ path, message }]])
  })
})

describe('a suggested strategy', () => {
  const suggest = (body: object) => ok(test.app, suggestDisputeStrategy, { cookie: member.cookie, body })

  it('of the whole file puts the contradicted entry first', async () => {
    const found = await suggest({ userId: member.id })
    const items = await ok(test.app, listNegativeItems, { cookie: member.cookie })
    expect(found.priorityItems[0]?.creditor).toBe('MERIDIAN AUTO FINANCE')
    expect(found.entries).toHaveLength(items.length)
    expect(found.estimatedImpact).toBe(items.find(({ id }) => id === loan)?.estimatedImpact)
    expect(found.recommendations[0]).toMatch(/^Dispute MERIDIAN AUTO FINANCE first/)
  })

  it('of one entry has its points; of what is unknown none', async () => {
    const items = await ok(test.app, listNegativeItems, { cookie: member.cookie })
    const item = items.find(({ id }) => id === loan)
    expect(await suggest(LOAN)).toMatchObject({ estimatedImpact: item?.estimatedImpact, priority: item?.disputePriority })
    expect(await suggest(UNKNOWN)).toMatchObject({ estimatedImpact: 0, priorityItems: [], priority: 'low' })
  })
})

describe('the analysis of success', () => {
  const analyse = (body: object) => ok(test.app, analyzeDisputeSuccess, { cookie: member.cookie, body })

  it('is the estimate of the table, of one entry and of the file', async () => {
    const { successRate } = await analyse(LOAN)
    expect(successRate).toBeGreaterThan(EVIDENCE_TABLE.none.percent)
    expect((await analyse(QUIET)).successRate).toBe(EVIDENCE_TABLE.none.percent)
    const whole = await analyse({})
    expect(whole.successRate).toBeGreaterThan(EVIDENCE_TABLE.none.percent)
    expect(whole.successRate).toBeLessThan(successRate)
    expect(whole.improvements.at(-1)).toContain('Upload your Experian and TransUnion reports')
  })
})

describe('all three', () => {
  it.each([suggestDisputeStrategy, analyzeDisputeSuccess])('$path: words about nobody are refused', async ({ path }) => {
    for (const creditor of ['', ' ', undefined]) {
      const payload = { creditor, description: LOAN.description }
      const answered = await test.app.inject({ method: 'POST', url: path, headers: { cookie: member.cookie }, payload })
      expect(answered.statusCode).toBe(400)
      expect(answered.json<{ issues: unknown }>().issues).toEqual([{ path: 'creditor', message: 'Creditor is required' }])
    }
  })

  it.each([analyzeDispute, suggestDisputeStrategy, analyzeDisputeSuccess])(
    '$path: nobody else’s, no visitor, no trace',
    async (endpoint) => {
      const before = await test.context.db.$count(auditLog, eq(auditLog.userId, member.id))
      const body = { ...LOAN, userId: 1 }
      expect((await call(test.app, endpoint, { cookie: member.cookie, body })).status).toBe(403)
      expect((await call(test.app, endpoint, { cookie: member.cookie, body: { ...LOAN, userId: NOBODYS } })).status).toBe(403)
      expect((await call(test.app, endpoint, { body: LOAN })).status).toBe(401)
      await ok(test.app, endpoint, { cookie: member.cookie, body: LOAN })
      expect(await test.context.db.$count(auditLog, eq(auditLog.userId, member.id))).toBe(before)
      expect(test.logged.join('\n')).not.toMatch(/Meridian|receipt/)
    },
  )

  it('follow a dispute that was opened from the item', async () => {
    const { cookie } = member
    const { id } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: loan } })
    const found = await ok(test.app, analyzeDispute, { cookie, body: LOAN })
    expect(found.entries[0]?.disputeId).toBe(id)
    // What the file prints is no word of the user's.
    const item = (await ok(test.app, listNegativeItems, { cookie })).find((one) => one.id === loan)
    const body = { creditor: LOAN.creditor, description: item?.description ?? '', disputeId: id }
    expect((await ok(test.app, analyzeDispute, { cookie, body })).nextSteps.join(' ')).not.toContain('You write about')
    expect(found.strategy).toContain('You have an open dispute about it. Nothing has been sent yet.')
  })
})

if (isWholeCorpus)
  describe('what ended on this installation', () => {
    /** Somebody whose dispute about the loan ended so. */
    async function ended(outcome: 'removed' | 'updated' | 'verified', seed: string): Promise<string> {
      const { cookie } = await newMember(test.app)
      await upload(test.app, { cookie, bytes: exampleReport({ seed }).bytes })
      const item = (await ok(test.app, listNegativeItems, { cookie })).find(
        ({ creditorName }) => creditorName === 'MERIDIAN AUTO FINANCE',
      )
      const { id } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: item?.id ?? '' } })
      for (const body of [
        { status: 'in_progress' as const },
        outcome === 'verified' ? { status: 'rejected' as const } : { status: 'resolved' as const, outcome },
      ])
        await ok(test.app, moveDispute, { cookie, params: { id }, body })
      return cookie
    }
    const analyse = (cookie: string) => ok(test.app, analyzeDispute, { cookie, body: LOAN })

    it('moves the estimate by one’s own counts, and by others’ only from five other members on', async () => {
      const reader = await ended('removed', 'ended-own')
      const own = await analyse(reader)
      expect(own.tablePercent).toBe(EVIDENCE_TABLE.impossible.percent)
      expect(own.successProbability).toBeGreaterThan(own.tablePercent)
      expect(own.outcomes).toMatchObject([{ bureau: 'equifax', ended: 1, changed: 1, isOwnOnly: true }])
      const success = await ok(test.app, analyzeDisputeSuccess, { cookie: reader, body: LOAN })
      expect([success.successRate, success.outcomes]).toEqual([own.successProbability, own.outcomes])
      for (const index of [1, 2, 3]) await ended('verified', `ended-${index}`)
      // To a member without an outcome of their own these are four others: too few to tell of.
      expect((await analyse(member.cookie)).outcomes).toEqual([])
      await ended('verified', 'ended-4')
      expect((await analyse(member.cookie)).outcomes).toMatchObject([{ ended: 5, changed: 1, isOwnOnly: false }])
      expect((await analyse(reader)).outcomes).toEqual(own.outcomes)
      await ended('updated', 'ended-5')
      const all = await analyse(reader)
      expect(all.outcomes).toMatchObject([{ ended: 6, changed: 2, isOwnOnly: false }])
      expect(all.successProbability).toBeLessThan(all.tablePercent)
      expect((await analyse(member.cookie)).outcomes).toMatchObject([{ ended: 6, changed: 2 }])
      // A letter says the same, and what it counts.
      const body = { negativeItemId: loan }
      const seen = await analyse(member.cookie)
      const letter = await ok(test.app, generateLetter, { cookie: member.cookie, body })
      expect(letter.successProbability).toBe(seen.successProbability)
      expect(letter.aiStrategy).toContain(seen.outcomes[0]?.words)
      // It stays counted when the report that showed the error is followed by one that does not.
      await upload(test.app, {
        cookie: reader,
        bytes: exampleReport({ seed: 'ended-own', reportDate: '2026-11-15', accounts: [CLEAN_CARD] }).bytes,
      })
      expect((await analyse(member.cookie)).outcomes).toMatchObject([{ ended: 6, changed: 2 }])
    })
  })
