import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeDemoLetter } from '#contract/ai-demo.ts'
import { generateDisputeLetters } from '#contract/ai-disputes.ts'
import { fetchBureauReports } from '#contract/bureaus.ts'
import { attestLetter, editLetter, generateLetter, listLetters } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { analyzeReport } from '#contract/report-analysis.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { draftFor } from '#server/features/letters/letters.ts'
import { newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const OTHER = { ...userInfo, address: '99 Oak Avenue' }
const EDIT = 'Please answer in writing.'
const report = exampleReport()

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

type State = 'confirmed' | 'edited' | 'fresh'

async function withDraft(state: State) {
  const { cookie, id: userId } = await newMember(test.app, { isKnown: true })
  await upload(test.app, { cookie, bytes: report.bytes })
  const items = await ok(test.app, listNegativeItems, { cookie })
  const loan = items.find(({ creditorName }) => creditorName === 'MERIDIAN AUTO FINANCE')?.id ?? ''
  const { id, letterContent } = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: loan, userInfo } })
  const text = letterContent.replace('Sincerely,', `${EDIT}\n\nSincerely,`)
  if (state === 'edited')
    await ok(test.app, editLetter, { cookie, params: { id }, body: { letterContent: text, attestedFacts: [] } })
  if (state === 'confirmed') await ok(test.app, attestLetter, { cookie, params: { id } })
  return {
    cookie,
    userId,
    loan,
    id,
    draft: async () => (await ok(test.app, listLetters, { cookie })).find((one) => one.id === id),
  }
}

/** Each call that was not pressed for this one letter; answers the letter that it shows about the loan. */
const CALLS = {
  'analyze-credit-report': async (cookie: string) => {
    const files = [{ field: 'creditReport', name: 'report.pdf', type: 'application/pdf', bytes: report.bytes }]
    const { disputeLetters } = await ok(test.app, analyzeReport, { cookie, body: { customerInfo: JSON.stringify(OTHER) }, files })
    return disputeLetters.map(({ letterContent }) => letterContent)[0]
  },
  'generate-dispute-letters': async (cookie: string, loan: string) => {
    const body = { selectedItems: [loan], customerInfo: OTHER }
    return (await ok(test.app, generateDisputeLetters, { cookie, body })).letters[0]?.letterContent
  },
  'the AI demo': async (cookie: string, loan: string) =>
    (await ok(test.app, writeDemoLetter, { cookie, body: { negativeItemId: loan } })).disputeLetter,
} as const

describe.each(Object.entries(CALLS))('%s', (_name, press) => {
  it.each(['confirmed', 'edited'] as const)('leaves a draft that was %s and answers it as it stands', async (state) => {
    const { cookie, loan, draft } = await withDraft(state)
    const before = await draft()
    expect(before?.attestedAt === null).toBe(state === 'edited')
    expect(await press(cookie, loan)).toBe(before?.letterContent)
    expect(await draft()).toEqual(before)
    if (state === 'edited') expect(before).toMatchObject({ writtenBy: 'consumer', letterContent: expect.stringContaining(EDIT) })
  })

  it('writes one that nobody has worked on anew, and does not double it', async () => {
    const { cookie, loan, draft } = await withDraft('fresh')
    const before = await draft()
    const shown = await press(cookie, loan)
    expect(shown).not.toBe(before?.letterContent)
    expect((await draft())?.letterContent).toBe(shown)
  })
})

if (isWholeCorpus)
  it('Retrieve All Reports leaves the confirmed letter of an entry that it fetches again', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const credentials = { ...PERSON, address: '1200 Main St', city: 'Austin', state: 'TX', zipCode: '78701' }
    const fetch = () => ok(test.app, fetchBureauReports, { cookie, body: { credentials } })
    const [first] = (await fetch()).analysis.disputeLetters
    const id = first?.id ?? ''
    const letterContent = first?.letterContent.replace('Sincerely,', `${EDIT}\n\nSincerely,`) ?? ''
    await ok(test.app, editLetter, { cookie, params: { id }, body: { letterContent, attestedFacts: [] } })
    const confirmed = await ok(test.app, attestLetter, { cookie, params: { id } })
    const again = (await fetch()).analysis.disputeLetters.find((one) => one.id === id)
    expect(again?.letterContent).toBe(letterContent)
    expect((await ok(test.app, listLetters, { cookie })).find((one) => one.id === id)).toEqual(confirmed)
  })

const PERSON = { firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: '1980-02-29', ssn: '987-65-4329' }

if (isWholeCorpus)
  it('an analysis recommends tracking for no practice letter, like every other call', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const credentials = { ...PERSON, address: '1200 Main St', city: 'Austin', state: 'TX', zipCode: '78701' }
    const { analysis } = await ok(test.app, fetchBureauReports, { cookie, body: { credentials } })
    expect(analysis.disputeLetters.length).toBeGreaterThan(0)
    expect(analysis.disputeLetters.filter(({ trackingRecommended }) => trackingRecommended)).toEqual([])
  })

it('the call for the one letter writes it anew, and it must be confirmed anew', async () => {
  const { cookie, loan, draft } = await withDraft('confirmed')
  const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: loan, userInfo: OTHER } })
  expect(await draft()).toMatchObject({ letterContent: letter.letterContent, attestedAt: null, writtenBy: 'rules' })
  expect(letter.letterContent).toContain('99 Oak Avenue')
})

if (isWholeCorpus)
  it('what is confirmed between the look and the writing stands', async () => {
    const { userId, loan, id } = await withDraft('fresh')
    const { context } = test
    const { db } = context
    // Confirms right before the transaction that would rewrite it.
    const confirming = new Proxy(db, {
      get: (target, key) => {
        if (key !== 'transaction') return Reflect.get(target, key)
        return async (work: Parameters<typeof db.transaction>[0]) => {
          await db.execute(sql`update letters set attested_at = now() where id = ${id}`)
          return db.transaction(work)
        }
      },
    })
    const user = await ownerOfRow(context, userId)
    if (user === null) throw new Error('the member is gone')
    const { row } = await draftFor({ ...context, db: confirming }, user, {
      negativeItemId: loan,
      letterType: 'dispute',
      userInfo: OTHER,
    })
    expect([row.id, row.attestedAt === null, row.content.includes('99 Oak')]).toEqual([id, false, false])
  })
