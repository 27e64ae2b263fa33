import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aiGenerateDisputeLetter, generateAiDisputeLetter, generateDisputeLetters } from '#contract/ai-disputes.ts'
import { generateReports } from '#contract/bureaus.ts'
import { createDispute } from '#contract/disputes.ts'
import { attestLetter, generateLetter, listLetters, markLetterSent } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { saveProfile } from '#contract/profile.ts'
import { call, newMember, ok, type Member } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { withoutIds } from '../../testing/without-ids.ts'
import { upload } from '#server/testing/upload.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const NOBODYS = '11111111-1111-4111-8111-111111111111'
const report = exampleReport()

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

async function withReport(): Promise<Member & { loan: string; chargeOff: string }> {
  const member = await newMember(test.app, { isKnown: true })
  await upload(test.app, { cookie: member.cookie, bytes: report.bytes })
  const items = await ok(test.app, listNegativeItems, { cookie: member.cookie })
  const idOf = (name: string): string => items.find((item) => item.creditorName === name)?.id ?? ''
  return { ...member, loan: idOf('MERIDIAN AUTO FINANCE'), chargeOff: idOf('CAPITAL ONE BANK USA NA') }
}
const lettersOf = (cookie: string) => ok(test.app, listLetters, { cookie })

const USER_INFO = { name: 'Dana Whitfield', address: '12 Elm Street, Dayton, OH 45402', accountNumber: '****4417' }
const LOAN = {
  creditor: 'Meridian Auto Finance',
  description: 'I paid this loan off in 2024.',
  disputeType: 'inaccuracy' as const,
}
const PRACTICE_PLACE = { address: '100 Practice Street', city: 'Austin', state: 'TX', zipCode: '78701' }
const UNKNOWN = { creditor: 'Harbor Dental', description: 'I paid $412.50 on March 3, 2025.', userInfo: USER_INFO }

describe('generate-ai-dispute-letter', () => {
  it('about the one item of that name stores its letter, rewritten while unsent', async () => {
    const { cookie, loan } = await withReport()
    const write = (description: string) =>
      call(test.app, generateAiDisputeLetter, { cookie, body: { ...LOAN, description, userInfo: USER_INFO } })
    const first = await write(LOAN.description)
    expect([first.status, first.answer?.negativeItemId]).toEqual([200, loan])
    expect(first.answer?.content).toMatch(/^Dana Whitfield\n12 Elm Street\nDayton, OH 45402/)
    expect(first.answer?.content).toContain('In my own words:\n\nI paid this loan off in 2024.')
    expect(first.answer?.tone).toContain('firm')
    expect(first.answer?.keyPoints.some((point) => point.startsWith('States: '))).toBe(true)
    const again = await write('The balance should be zero.')
    expect(again.answer?.letterId).toBe(first.answer?.letterId)
    const [kept, ...others] = await lettersOf(cookie)
    expect(others).toEqual([])
    expect(kept).toMatchObject({ id: first.answer?.letterId, bureau: 'equifax', letterContent: again.answer?.content })
  })

  it('takes the file’s own description for no statement, and the address of the report where none is whole', async () => {
    const { cookie, chargeOff } = await withReport()
    const items = await ok(test.app, listNegativeItems, { cookie })
    const description = items.find(({ id }) => id === chargeOff)?.description ?? ''
    const body = {
      creditor: 'Whatever',
      description,
      negativeItemId: chargeOff,
      userInfo: { name: 'D. Whitfield', address: '1 Half' },
    }
    const found = await ok(test.app, generateAiDisputeLetter, { cookie, body })
    expect(found.content).not.toContain('In my own words')
    expect(found.content).not.toContain('1 Half')
    expect(found.tone).toContain('verification')
  })

  it('takes what the file says of another item for no statement, whichever company is named', async () => {
    const { cookie } = await withReport()
    const [item] = await ok(test.app, listNegativeItems, { cookie })
    const description = item?.description ?? ''
    const personalInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
    const copied = [
      (await ok(test.app, generateAiDisputeLetter, { cookie, body: { ...UNKNOWN, description } })).content,
      (
        await ok(test.app, aiGenerateDisputeLetter, {
          cookie,
          body: { negativeItem: { creditorName: 'Harbor Dental', description }, personalInfo },
        })
      ).letter,
    ]
    for (const text of copied) {
      expect(text).not.toContain('In my own words')
      expect(text).not.toContain(description)
    }
  })

  if (isWholeCorpus)
    it('about what no item is, takes the sender from the profile and never from a practice report', async () => {
      const { cookie } = await newMember(test.app, { isKnown: true })
      const personalInfo = { firstName: 'Quillon', lastName: 'Invented', dateOfBirth: '1985-04-12', ...PRACTICE_PLACE }
      await ok(test.app, generateReports, { cookie, body: { personalInfo } })
      const mailingAddress = { address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
      await ok(test.app, saveProfile, { cookie, body: { name: 'Dana Whitfield', mailingAddress } })
      const body = { creditor: UNKNOWN.creditor, description: UNKNOWN.description }
      const { content, isPractice } = await ok(test.app, generateAiDisputeLetter, { cookie, body })
      expect(isPractice).toBe(false)
      expect(content).toMatch(/\n12 Elm Street\nDayton, OH 45402/)
      expect(content).not.toMatch(/Quillon|Practice/i)
    })

  it('about what no item is, is the user’s own statement and is not kept', async () => {
    const { cookie } = await withReport()
    const found = await ok(test.app, generateAiDisputeLetter, { cookie, body: UNKNOWN })
    expect(found).toMatchObject({ letterId: null, negativeItemId: null, disputeId: null, leftOut: [] })
    expect(found.content).toContain('Harbor Dental, account number XXXX4417')
    expect(found.content).toContain('I paid $412.50 on March 3, 2025.')
    expect(await lettersOf(cookie)).toEqual([])
  })

  it('leaves out what nobody said: a place, a full number, a law that is none', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const description = 'My number is 123-45-6789. You broke 15 USC 9999. It is wrong.'
    const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', accountNumber: '4111111111114417' }
    const found = await ok(test.app, generateAiDisputeLetter, { cookie, body: { ...UNKNOWN, description, userInfo } })
    expect(found.content).toMatch(/^Dana Whitfield\n12 Elm Street\n\n/)
    expect(found.content).not.toMatch(/123-45|9999|411111/)
    expect(found.leftOut).toEqual(['You broke 15 USC 9999.'])
  })

  it('for a dispute from the form stores its letter to the first recipient', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const form = { ...UNKNOWN, disputeTargets: ['creditor' as const, 'experian' as const] }
    const { id } = await ok(test.app, createDispute, { cookie, body: form })
    const found = await ok(test.app, generateAiDisputeLetter, { cookie, body: { ...UNKNOWN, disputeId: id } })
    expect((await lettersOf(cookie))[0]).toMatchObject({ id: found.letterId, disputeId: id, bureau: 'experian' })
    expect(found.content.split('I paid $412.50').length).toBe(2)
    const stranger = await newMember(test.app, { isKnown: true })
    const stolen = await call(test.app, generateAiDisputeLetter, { cookie: stranger.cookie, body: { ...UNKNOWN, disputeId: id } })
    expect(stolen.status).toBe(404)
  })

  it('for a dispute from the form is a draft, not kept, while nobody said where the answer is to go', async () => {
    const { cookie } = await newMember(test.app)
    const { userInfo: _userInfo, ...matter } = UNKNOWN
    const form = { ...matter, disputeTargets: ['experian' as const] }
    const { id } = await ok(test.app, createDispute, { cookie, body: form })
    const about = { ...matter, description: '', disputeId: id }
    const draft = await ok(test.app, generateAiDisputeLetter, { cookie, body: about })
    expect([draft.letterId, await lettersOf(cookie)]).toEqual([null, []])
    expect(draft.content).toContain('I paid $412.50 on March 3, 2025.')
    expect(draft.content).toContain('Experian')
    const kept = await ok(test.app, generateAiDisputeLetter, { cookie, body: { ...about, userInfo: USER_INFO } })
    expect((await lettersOf(cookie)).map((letter) => letter.id)).toEqual([kept.letterId])
  })

  it.each([
    [{ creditor: ' ' }, 400],
    [{ description: 'short' }, 400],
    [{ disputeType: 'revenge' }, 400],
    [{ userId: 1 }, 403],
    [{ negativeItemId: NOBODYS }, 404],
    [{ disputeId: 'no id' }, 404],
    [{ creditor: 'Acme\u2060 Lending' }, 422],
  ])('with %j is refused with %i', async (change, status) => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const payload = { ...UNKNOWN, ...change }
    const answered = await test.app.inject({ method: 'POST', url: generateAiDisputeLetter.path, headers: { cookie }, payload })
    expect(answered.statusCode).toBe(status)
  })
})

describe('ai-generate-dispute-letter', () => {
  const PERSON = {
    firstName: 'Dana',
    lastName: 'Whitfield',
    address: '12 Elm Street',
    city: 'Dayton',
    state: 'OH',
    zipCode: '45402',
  }

  it('stores the letter about the item, by its id or the item itself', async () => {
    const { cookie, loan } = await withReport()
    const found = await ok(test.app, aiGenerateDisputeLetter, { cookie, body: { negativeItem: loan, personalInfo: PERSON } })
    expect(found).toMatchObject({ success: true, negativeItemId: loan })
    expect(found.letter).toMatch(/^Dana Whitfield\n12 Elm Street\nDayton, OH 45402/)
    const whole = { id: loan, creditorName: 'X', description: 'What the file prints' }
    const again = await ok(test.app, aiGenerateDisputeLetter, { cookie, body: { negativeItem: whole, personalInfo: PERSON } })
    expect(again.letterId).toBe(found.letterId)
    expect(again.letter).not.toContain('What the file prints')
    expect(await lettersOf(cookie)).toHaveLength(1)
  })

  it('without an id finds the one of that name, else writes the user’s own statement', async () => {
    const { cookie, loan } = await withReport()
    const write = (creditorName: string) =>
      ok(test.app, aiGenerateDisputeLetter, {
        cookie,
        body: { negativeItem: { creditorName, description: 'It is not mine.' }, personalInfo: PERSON },
      })
    expect(await write('meridian auto finance')).toMatchObject({ negativeItemId: loan })
    expect(await write('Harbor Dental')).toMatchObject({ success: true, letterId: null })
  })

  it.each([
    [{}, 400],
    [{ negativeItem: {} }, 400],
    [{ negativeItem: NOBODYS }, 404],
    [{ negativeItem: { id: 7 } }, 404],
    [{ negativeItem: NOBODYS, userId: NOBODYS }, 403],
  ])('%j is refused with %i', async (payload, status) => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const url = aiGenerateDisputeLetter.path
    expect((await test.app.inject({ method: 'POST', url, headers: { cookie }, payload })).statusCode).toBe(status)
    expect((await test.app.inject({ method: 'POST', url, payload })).statusCode).toBe(401)
  })
})

describe('generate-dispute-letters', () => {
  const CUSTOMER_INFO = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
  const CUSTOMER = { ...CUSTOMER_INFO, ssn: '9911' }

  it('writes one letter an item, stored, to the bureau that lists it; the SSN of the form is printed nowhere', async () => {
    const { cookie, loan, chargeOff } = await withReport()
    const write = () =>
      ok(test.app, generateDisputeLetters, { cookie, body: { selectedItems: [loan, chargeOff, loan], customerInfo: CUSTOMER } })
    const { letters } = await write()
    expect(letters.map(({ negativeItemId }) => negativeItemId)).toEqual([loan, chargeOff])
    expect(letters[0]).toMatchObject({ bureau: 'equifax', trackingRecommended: true, creditor: 'MERIDIAN AUTO FINANCE' })
    expect(letters[0]?.mailingAddress).toMatch(/^Equifax Information Services LLC\n.*\nAtlanta, GA/)
    expect(withoutIds(JSON.stringify(letters))).not.toContain('9911')
    expect((await write()).letters.map(({ id }) => id)).toEqual(letters.map(({ id }) => id))
    expect(await lettersOf(cookie)).toHaveLength(2)
  })

  it('claims nothing that nobody was asked: what no page shows is a request, marked as one, until its member says that it is wrong', async () => {
    const { cookie, loan, chargeOff } = await withReport()
    const write = async () => {
      const body = { selectedItems: [loan, chargeOff], customerInfo: CUSTOMER }
      return (await ok(test.app, generateDisputeLetters, { cookie, body })).letters
    }
    const letters = await write()
    expect(letters.map(({ isRequest, letterContent }) => [isRequest, letterContent.includes('I dispute')])).toEqual([
      [false, true],
      [true, false],
    ])
    expect(letters[1]?.letterContent).toContain('Re: Request to verify account')
    const said = { told: { isWrong: true }, statement: 'I paid this account in full in 2021.' }
    await ok(test.app, generateLetter, { cookie, body: { negativeItemId: chargeOff, userInfo: CUSTOMER_INFO, ...said } })
    await ok(test.app, attestLetter, { cookie, params: { id: letters[1]?.id ?? '' } })
    expect((await write()).map(({ isRequest }) => isRequest)).toEqual([false, false])
  })

  it('leaves a sent letter as it is and writes a new one', async () => {
    const { cookie, loan } = await withReport()
    const write = () => ok(test.app, generateDisputeLetters, { cookie, body: { selectedItems: [loan] } })
    const id = (await write()).letters[0]?.id ?? ''
    await ok(test.app, attestLetter, { cookie, params: { id } })
    await ok(test.app, markLetterSent, { cookie, params: { id }, body: { sentMethod: 'mail' } })
    expect((await write()).letters[0]?.id).not.toBe(id)
    expect(await lettersOf(cookie)).toHaveLength(2)
  })

  it('with one foreign id writes none', async () => {
    const { cookie, loan } = await withReport()
    const body = { selectedItems: [loan, NOBODYS], customerInfo: CUSTOMER }
    expect((await call(test.app, generateDisputeLetters, { cookie, body })).status).toBe(404)
    expect(await lettersOf(cookie)).toEqual([])
  })

  it.each([
    [{ selectedItems: [] }, 400, 'Select at least one negative item to write a letter about.'],
    [{}, 400, 'Select at least one negative item to write a letter about.'],
    [{ selectedItems: ['x'], customerInfo: { ssn: '123456789' } }, 400, 'Last 4 of SSN allows at most 4 characters'],
    [{ selectedItems: ['x'] }, 404, undefined],
    [{ selectedItems: ['x'], userId: 'y' }, 403, undefined],
  ])('%j is refused with %i', async (payload, status, message) => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const url = generateDisputeLetters.path
    const answered = await test.app.inject({ method: 'POST', url, headers: { cookie }, payload })
    expect(answered.statusCode).toBe(status)
    if (message) expect(answered.json<{ message: string }>().message).toBe(message)
    expect((await test.app.inject({ method: 'POST', url, payload })).statusCode).toBe(401)
  })
})
