import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDispute } from '#contract/disputes.ts'
import { generateLetter } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { saveProfile } from '#contract/profile.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { exampleReport, IMPOSSIBLE_LOAN, LAWFUL_CHARGE_OFF } from '#tools/synthetic-reports/example-report.ts'
import { identityIqPage } from '#tools/synthetic-reports/identityiq.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const TYPED = { name: 'Robin Hartley', address: '7 Quarry Lane', city: 'Troy', state: 'OH', zip: '45373' }
const KEPT = { address: '88 Harbor Road', city: 'Salem', state: 'OR', zip: '97301' }

async function withItem() {
  const { cookie } = await newMember(test.app)
  const { answer } = await upload(test.app, { cookie, bytes: exampleReport().bytes })
  const [item] = await ok(test.app, listNegativeItems, { cookie })
  if (!answer || !item) throw new Error('the example report lists negative items')
  return { cookie, report: answer.report, negativeItemId: item.id }
}

type Body = Parameters<typeof ok<typeof generateLetter>>[2]
async function sourcesOf(given: Body, parts: readonly string[]) {
  const { proof } = await ok(test.app, generateLetter, given)
  const facts = proof.flatMap((sentence) => sentence.facts)
  return parts.map((part) => facts.find(({ text }) => part.includes(text) && text.length > 3) ?? part)
}

it('what was typed for a letter is proven by the consumer’s own statement', async () => {
  const { cookie, negativeItemId } = await withItem()
  const body = { negativeItemId, userInfo: TYPED }
  for (const fact of await sourcesOf({ cookie, body }, [TYPED.name, TYPED.address]))
    expect(fact).toMatchObject({ source: 'statement' })
  const dispute = await ok(test.app, createDispute, {
    cookie,
    body: { creditor: 'Harbor Dental', description: 'I paid this bill in full.' },
  })
  const free = { disputeId: dispute.id, userInfo: TYPED, recipient: 'creditor' as const }
  for (const fact of await sourcesOf({ cookie, body: free }, ['Harbor Dental', TYPED.name]))
    expect(fact).toMatchObject({ source: 'statement' })
})

it('what comes from the profile is the profile’s', async () => {
  const { cookie, negativeItemId } = await withItem()
  await ok(test.app, saveProfile, { cookie, body: { mailingAddress: KEPT } })
  const [street] = await sourcesOf({ cookie, body: { negativeItemId } }, [KEPT.address])
  expect(street).toMatchObject({ source: 'profile' })
})

it('what the report prints of the writer is the report’s, with its place', async () => {
  const { cookie, report, negativeItemId } = await withItem()
  const { addresses } = report.personalInfo ?? { addresses: [] }
  const found = await sourcesOf({ cookie, body: { negativeItemId } }, [addresses[0]?.street ?? ''])
  for (const fact of found) {
    expect(fact).toMatchObject({ source: 'report', reportId: report.id, page: expect.any(Number), quote: expect.any(String) })
    expect(fact).toHaveProperty('box')
  }
})

if (isWholeCorpus)
  it('a monitoring service’s page is called that in the letter and its enclosures, and lends the bureau no number', async () => {
    const monitored = identityIqPage('forms')
    const { cookie } = await newMember(test.app, { name: monitored.truths[0]?.personalInfo?.name ?? '' })
    await upload(test.app, { cookie, bytes: new TextEncoder().encode(monitored.html), name: 'report.html' })
    const numbers = monitored.truths.flatMap(({ reportNumber }) => reportNumber ?? [])
    expect(numbers.length).toBeGreaterThan(0)
    const items = await ok(test.app, listNegativeItems, { cookie })
    expect(items.length).toBeGreaterThan(0)
    const bureaus = new Set(items.map(({ bureau }) => bureau))
    for (const bureau of bureaus) {
      const negativeItemId = items.find((item) => item.bureau === bureau)?.id ?? ''
      const body = { negativeItemId, userInfo: TYPED, told: { isWrong: true }, statement: 'The balance is wrong.' }
      const { letterContent } = await ok(test.app, generateLetter, { cookie, body })
      expect(letterContent).toContain(`he ${BUREAU_NAMES[bureau]} section of my credit monitoring report dated`)
      expect(letterContent).not.toContain(`my ${BUREAU_NAMES[bureau]}`)
      for (const number of numbers) expect(letterContent).not.toContain(number)
    }
  })

it('a dispute goes where the company’s own page says, in what the registry proves; what was typed stands over it', async () => {
  const { cookie } = await newMember(test.app)
  const loan = { ...IMPOSSIBLE_LOAN, creditorName: 'US BANK' }
  await upload(test.app, { cookie, bytes: exampleReport({ seed: 'us bank', accounts: [loan] }).bytes })
  const [item] = await ok(test.app, listNegativeItems, { cookie })
  const about = { negativeItemId: item?.id ?? '', recipient: 'creditor' as const, userInfo: TYPED }
  const lines = ['Attn: Consumer Bureau Dispute Handling (CBDH)', 'PO Box 3447', 'Oshkosh, WI 54903-3447']
  for (const letterType of ['dispute', 'direct_dispute'] as const) {
    const letter = await ok(test.app, generateLetter, { cookie, body: { ...about, letterType } })
    expect(letter.recipientAddress).toEqual(lines)
    expect(letter.letterContent).toContain(['U.S. Bank', ...lines].join('\n'))
    expect(letter.letterContent).toContain('this account: US BANK')
    const facts = letter.proof.flatMap((sentence) => sentence.facts)
    expect(facts.find(({ text }) => text === 'PO Box 3447')).toMatchObject({ source: 'registry' })
  }
  const courtesy = await ok(test.app, generateLetter, { cookie, body: { ...about, letterType: 'goodwill' } })
  expect(courtesy.recipientAddress).not.toEqual(lines)
  const { name: _name, ...typed } = TYPED
  const moved = await ok(test.app, generateLetter, { cookie, body: { ...about, letterType: 'dispute', recipientAddress: typed } })
  expect(moved.recipientAddress).toEqual(['7 Quarry Lane', 'Troy, OH 45373'])
})

it('a card of Chase is disputed where its page says', async () => {
  const { cookie } = await newMember(test.app)
  const card = { ...LAWFUL_CHARGE_OFF, creditorName: 'JPMCB CARD SERVICES' }
  await upload(test.app, { cookie, bytes: exampleReport({ accounts: [card] }).bytes })
  const [item] = await ok(test.app, listNegativeItems, { cookie })
  const body = { negativeItemId: item?.id ?? '', recipient: 'creditor' as const, userInfo: TYPED, statement: 'I paid it.' }
  const letter = await ok(test.app, generateLetter, { cookie, body: { ...body, letterType: 'direct_dispute' } })
  expect(letter.recipientAddress).toEqual(['Credit Bureau Dispute Processing', 'PO Box 15369', 'Wilmington, DE 19850-5369'])
})
