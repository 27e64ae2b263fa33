import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listDisputes, readDispute } from '#contract/disputes.ts'
import { attestLetter, generateLetter, listLetters, markLetterDelivered, markLetterSent } from '#contract/letters.ts'
import { listMailings, mailService, readMailingPrices, sendLetters, sprintMail } from '#contract/mailing.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import type { PostEvent, PostPort } from '#adapters/post/port.ts'
import { makeApp } from '#server/app.ts'
import { followMailings } from '#server/features/mailing/follow-mailings.ts'
import { call, newMember, ok, prove } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { isWholeCorpus, sampleOf } from '#tools/corpus/corpus-size.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const NOBODYS = '11111111-1111-4111-8111-111111111111'
const customerInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const TEXT =
  'Dear Experian:\n\nThe entry of Harbor Dental is not mine. I paid them $40 on March 3, 2025.\n\nSincerely,\n\nDana Whitfield'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const report = exampleReport()

/** A member with two letters, both confirmed unless asked otherwise. */
async function withLetters(isConfirmed = true) {
  test.setNow(NOW)
  const { cookie, id: userId } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  await upload(test.app, { cookie, bytes: report.bytes })
  const items = await ok(test.app, listNegativeItems, { cookie })
  const letters = []
  for (const { id } of items) {
    const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: id, userInfo: customerInfo } })
    if (isConfirmed) await ok(test.app, attestLetter, { cookie, params: { id: letter.id } })
    letters.push(letter)
  }
  return { cookie, userId, letters, ids: letters.map(({ id }) => id) }
}

const makePractice = (userId: string) =>
  test.context.db.execute(sql`update letters set is_practice = true where user_id = ${userId}`)

describe('the prices', () => {
  it('are the documents’ four, each with its first day', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const { prices, isSimulated } = await ok(test.app, readMailingPrices, { cookie })
    expect(Object.fromEntries(prices.map(({ service, price }) => [service, price]))).toEqual({
      fast_certified: 3.75,
      certified_mail: 8.5,
      standard_mail: 0.55,
      mailed_within_24_hours: 4.99,
    })
    expect(isSimulated).toBe(true)
  })
})

describe('POST /api/sprint-mail-service', () => {
  it('mails each letter once, at 3.75 each', async () => {
    const { cookie, ids } = await withLetters()
    const body = { letters: ids, customerInfo, deliveryType: 'certified' as const }
    const first = await ok(test.app, sprintMail, { cookie, body })
    expect(first.totalCost).toBe(7.5)
    expect(first.responses.map(({ letterId, status, cost }) => [letterId, status, cost])).toEqual(
      ids.map((id) => [id, 'mailed', 3.75]),
    )
    expect(first.responses[0]).toMatchObject({
      trackingNumber: expect.stringMatching(/^PRACTICE-/),
      expectedDelivery: '2026-11-23',
    })
    const again = await ok(test.app, sprintMail, { cookie, body })
    expect(again.totalCost).toBe(0)
    expect(again.responses.map(({ status, cost, trackingNumber }) => [status, cost, trackingNumber])).toEqual(
      first.responses.map(({ trackingNumber }) => ['sent_before', 0, trackingNumber]),
    )
    const letters = await ok(test.app, listLetters, { cookie })
    expect(letters.every(({ sentMethod }) => sentMethod === 'third_party')).toBe(true)
  })

  it('at once, and beside another service, mails one letter once', async () => {
    const { cookie, ids } = await withLetters()
    const [id = ''] = ids
    const rounds = await Promise.all([
      ...Array.from({ length: 3 }, () => ok(test.app, sprintMail, { cookie, body: { letters: [id] } })),
      ok(test.app, sendLetters, { cookie, body: { letterIds: [id], mailingMethod: 'standard_mail' } }),
    ])
    const costs = rounds.map(({ totalCost }) => totalCost).filter((cost) => cost > 0)
    expect(costs).toHaveLength(1)
    const [mailing] = await ok(test.app, listMailings, { cookie })
    expect(mailing).toMatchObject({ letterId: id, cost: costs[0], outcome: null, scans: [{ kind: 'accepted' }] })
    const [dispute] = await ok(test.app, listDisputes, { cookie })
    const { events } = await ok(test.app, readDispute, { cookie, params: { id: dispute?.id ?? '' } })
    expect(events.filter(({ kind }) => kind === 'practised')).toHaveLength(1)
  })

  it.each([
    ['no letter', { letters: [] }, 'Please select at least one letter to send'],
    ['none named', {}, 'Please select at least one letter to send'],
    ['another delivery', { letters: [NOBODYS], deliveryType: 'carrier_pigeon' }, 'Choose certified delivery'],
  ])('with %s is refused', async (_case, body, message) => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const answered = await test.app.inject({
      method: 'POST',
      url: '/api/sprint-mail-service',
      headers: { cookie },
      payload: body,
    })
    expect([answered.statusCode, answered.json<{ message: string }>().message]).toEqual([400, message])
  })

  it('mails none where one is not confirmed, and says which', async () => {
    const { cookie, ids } = await withLetters(false)
    const [confirmed = '', open = ''] = ids
    await ok(test.app, attestLetter, { cookie, params: { id: confirmed } })
    const refused = await call(test.app, sprintMail, { cookie, body: { letters: ids, customerInfo } })
    expect([refused.status, refused.refusal?.code, refused.refusal?.letterIds]).toEqual([409, 'not_attested', [open]])
    expect((await ok(test.app, listLetters, { cookie })).every(({ status }) => status === 'draft')).toBe(true)
  })

  it('is 404 for a stranger’s letter and 401 for a visitor', async () => {
    const { ids } = await withLetters()
    const stranger = await newMember(test.app, { isKnown: true })
    for (const letters of [ids, [NOBODYS], ['no id']])
      expect((await call(test.app, sprintMail, { cookie: stranger.cookie, body: { letters } })).status).toBe(404)
    expect((await call(test.app, sprintMail, { body: { letters: ids } })).status).toBe(401)
  })
})

describe('POST /api/mail-service', () => {
  it('mails a text that is a stored, confirmed letter, at 4.99', async () => {
    const { cookie, letters } = await withLetters()
    const texts = letters.map(({ letterContent }) => letterContent.replaceAll('\n', '\r\n'))
    const first = await ok(test.app, mailService, { cookie, body: { letters: texts, customerInfo } })
    expect(first).toMatchObject({ totalCost: 9.98, message: expect.stringContaining('2 letters') })
    expect(first.mailed.map(({ letterId }) => letterId)).toEqual(letters.map(({ id }) => id))
    expect(await ok(test.app, mailService, { cookie, body: { letters: texts, customerInfo } })).toMatchObject({
      totalCost: 0,
      mailed: [],
    })
    expect(await ok(test.app, listLetters, { cookie })).toHaveLength(2)
  })

  it('keeps another text as the consumer’s statement, and mails it once it is confirmed', async () => {
    test.setNow(NOW)
    const { cookie } = await newMember(test.app, { isKnown: true })
    const body = { letters: [TEXT], customerInfo }
    const refused = await Promise.all(Array.from({ length: 3 }, () => call(test.app, mailService, { cookie, body })))
    expect(refused.map(({ status, refusal }) => [status, refusal?.code])).toEqual(
      Array.from({ length: 3 }, () => [409, 'not_attested']),
    )
    const [letter, ...more] = await ok(test.app, listLetters, { cookie })
    expect([more.length, refused[0]?.refusal?.letterIds]).toEqual([0, [letter?.id]])
    expect(letter).toMatchObject({
      source: 'statement',
      bureau: 'experian',
      recipient: 'Experian',
      recipientAddress: ['P.O. Box 4500', 'Allen, TX 75013'],
      status: 'draft',
      attestedAt: null,
      isPractice: false,
      disputeId: null,
    })
    const stated = letter?.proof.flatMap(({ facts }) => facts) ?? []
    expect(stated.find(({ text }) => text === 'March 3, 2025')).toMatchObject({ source: 'statement' })
    await ok(test.app, attestLetter, { cookie, params: { id: letter?.id ?? '' } })
    // On another day the text is still that letter.
    test.setNow('2026-11-22T12:00:00.000Z')
    const sent = await ok(test.app, mailService, { cookie, body })
    expect(sent).toMatchObject({ totalCost: 4.99, mailed: [{ letterId: letter?.id, cost: 4.99, trackingNumber: null }] })
    expect((await ok(test.app, mailService, { cookie, body })).mailed).toEqual([])
    const [dispute, ...others] = await ok(test.app, listDisputes, { cookie })
    expect([others.length, dispute?.status, dispute?.disputeTargets]).toEqual([0, 'pending', ['experian']])
  })

  it('says what a text lacks, stores nothing, and takes no citation or Social Security number for a fact', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const ask = (text: string, info: object = customerInfo) =>
      call(test.app, mailService, { cookie, body: { letters: [TEXT, text], customerInfo: info } })
    const nobody = await ask('Dear Sir or Madam:\n\nTake it away.')
    expect([nobody.status, nobody.refusal?.issues?.[0]?.path]).toEqual([400, 'letters.1'])
    expect(nobody.refusal?.message).toContain('does not say whom it goes to')
    const nameless = await ask(TEXT, {})
    expect(nameless.refusal?.issues?.map(({ path }) => path)).toEqual([
      'customerInfo.name',
      'customerInfo.address',
      'customerInfo.city',
      'customerInfo.state',
      'customerInfo.zip',
    ])
    for (const wrong of ['See 15 USC 1681x(q).', 'My number is 123-45-6789.']) {
      const refused = await ask(TEXT.replace('Sincerely', `${wrong}\n\nSincerely`))
      expect([wrong, refused.status, refused.refusal?.code]).toEqual([wrong, 422, 'unproved_fact'])
      expect(JSON.stringify(refused.refusal)).not.toContain('123-45')
    }
    expect(await ok(test.app, listLetters, { cookie })).toEqual([])
  })

  if (isWholeCorpus)
    it('with letters left out means all that are not sent; with none there is nothing to do', async () => {
      const { cookie, ids } = await withLetters()
      const all = await ok(test.app, mailService, { cookie, body: { customerInfo } })
      expect(all.mailed.map(({ letterId }) => letterId).toSorted()).toEqual(ids.toSorted())
      expect(await ok(test.app, mailService, { cookie, body: { customerInfo } })).toMatchObject({ totalCost: 0, mailed: [] })
    })
})

/** A real post: takes nothing practised, and returns whatever it took. */
function strictPost(scans: readonly PostEvent[]): PostPort {
  return {
    words: { name: 'the post office', isSimulated: false },
    checkAddress: async () => ({ kind: 'deliverable', standard: null }),
    hear: () => ({ kind: 'forged' }),
    quote: async () => ({ cents: 1234, since: '2026-01-01', source: 'A test', expected: null }),
    submit: async ({ idempotencyKey, practice, at }) =>
      practice
        ? { kind: 'refused', reason: 'practice_letter' }
        : {
            kind: 'mailed',
            mailing: {
              id: `real ${idempotencyKey}`,
              trackingNumber: null,
              expectedDelivery: '2026-11-25',
              handedOverAt: at,
              simulated: false,
            },
          },
    forget: async () => false,
    forgetUnnamed: async () => null,
    status: async () => scans,
  }
}

/** The same product with a post of the outside world. */
async function withRealPost(scans: readonly PostEvent[] = []) {
  const context = {
    ...test.context,
    post: strictPost(scans),
    settings: { ...test.context.settings, POST_PROVIDER: 'lob' as const },
  }
  return { context, app: await makeApp(context, null) }
}

describe('with a real post', () => {
  it('a practice letter still goes to the practice post office, unconfirmed', async () => {
    const { cookie, userId, letters, ids } = await withLetters(false)
    await makePractice(userId)
    const { app } = await withRealPost()
    const sprint = await ok(app, sprintMail, { cookie, body: { letters: ids.slice(0, 1) } })
    expect(sprint).toMatchObject({ totalCost: 3.75, responses: [{ trackingNumber: expect.stringMatching(/^PRACTICE-/) }] })
    expect(sprint.message).toContain('nothing is really mailed')
    const text = letters[1]?.letterContent ?? ''
    expect(await ok(app, mailService, { cookie, body: { letters: [text] } })).toMatchObject({ totalCost: 4.99 })
    await app.close()
  })

  if (isWholeCorpus)
    it('a practice letter is marked as sent and delivered unconfirmed, told as practice; nothing reaches a post', async () => {
      const { cookie, userId, ids } = await withLetters(false)
      const [id = ''] = ids
      const real = await call(test.app, markLetterSent, { cookie, params: { id }, body: { sentMethod: 'mail' } })
      expect([real.status, real.refusal?.code]).toEqual([409, 'not_attested'])
      await makePractice(userId)
      const { app } = await withRealPost()
      const body = { sentMethod: 'certified_mail', trackingNumber: 'PRACTICE 1' } as const
      const marked = await ok(app, markLetterSent, { cookie, params: { id }, body })
      expect(marked).toMatchObject({ status: 'sent', sentMethod: 'certified_mail', isPractice: true, attestedAt: null })
      expect(await ok(app, markLetterSent, { cookie, params: { id }, body })).toEqual(marked)
      const arrived = await ok(app, markLetterDelivered, { cookie, params: { id }, body: { deliveredAt: NOW.slice(0, 10) } })
      expect(arrived.status).toBe('delivered')
      const file = await ok(app, readDispute, { cookie, params: { id: marked.disputeId ?? '' } })
      const told = file.events.filter(({ kind }) => kind === 'sent' || kind === 'delivered')
      expect(told.map(({ kind }) => kind)).toEqual(['sent', 'delivered'])
      expect(told.every(({ text }) => /^Practice: (?:letter|request) .*Nothing was really sent\.$/.test(text))).toBe(true)
      expect(await ok(app, listMailings, { cookie })).toEqual([])
      await app.close()
    })

  it('a real letter goes only where the member proved it is they within ten minutes; the practice post asks for nothing', async () => {
    const { cookie, ids } = await withLetters()
    const { app } = await withRealPost()
    const [id = '', other = ''] = ids
    test.setNow(new Date(Date.parse(NOW) + 11 * 60_000).toISOString())
    const mailingMethod = 'standard_mail' as const
    const body = { letterIds: [id], mailingMethod }
    const ways = [
      await call(app, sendLetters, { cookie, body }),
      await call(app, sprintMail, { cookie, body: { letters: [id] } }),
      await call(app, sendLetters, { cookie, body: { mailingMethod: 'standard_mail' } }),
      await call(app, mailService, { cookie, body: {} }),
    ]
    expect(ways.map(({ status, refusal }) => [status, refusal?.code])).toEqual(ways.map(() => [403, 'step_up_needed']))
    expect(await ok(app, listMailings, { cookie })).toEqual([])
    const embedded = { letterIds: [other], mailingMethod }
    expect((await ok(test.app, sendLetters, { cookie, body: embedded })).mailed).toHaveLength(1)
    const proven = await prove(app, { cookie, body: { password: 'Correct-Horse-7' } })
    expect((await ok(app, sendLetters, { cookie: proven, body })).mailed).toHaveLength(1)
    await app.close()
  })

  if (isWholeCorpus)
    it('an own text about a practice entry is a practice letter', async () => {
      const { cookie, userId, letters } = await withLetters(false)
      await test.context.db.execute(sql`update negative_items set is_practice = true where user_id = ${userId}`)
      const { app } = await withRealPost()
      const text = `${letters[0]?.letterContent}\n\nP.S. Please hurry.`
      const sent = await ok(app, mailService, { cookie, body: { letters: [text], customerInfo } })
      expect(sent.message).toContain('nothing is really mailed')
      await app.close()
    })

  it.each(sampleOf(['returned', 'failed'] as const, 1))(
    'a letter that is %s starts no clock and says what to do',
    async (kind) => {
      const { cookie, ids } = await withLetters()
      const { app, context } = await withRealPost([
        { kind: 'accepted', at: NOW },
        { kind, at: '2026-11-27T17:00:00.000Z' },
      ])
      const [id = ''] = ids
      const { totalCost, message } = await ok(app, sendLetters, {
        cookie,
        body: { letterIds: [id], mailingMethod: 'standard_mail' },
      })
      expect([totalCost, message]).toEqual([12.34, '1 letter handed to the post office.'])
      await followMailings(context)
      await followMailings(context)
      const [dispute] = await ok(app, listDisputes, { cookie })
      expect(dispute).toMatchObject({ status: 'in_progress', tracker: { clock: null } })
      const file = await ok(app, readDispute, { cookie, params: { id: dispute?.id ?? '' } })
      expect(file.events.map((event) => event.kind)).toEqual(['opened', 'claimed', 'sent', kind])
      expect(file.events.at(-1)?.text).toContain('Check the address, create the letter again')
      expect(file.deadlines).toEqual([])
      expect(await ok(app, listMailings, { cookie })).toMatchObject([{ letterId: id, outcome: kind }])
      await app.close()
    },
  )
})
