import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { lobPost } from '#adapters/post/lob.ts'
import type { PostOrder } from '#adapters/post/port.ts'
import { readDispute } from '#contract/disputes.ts'
import { attestLetter, listLetters, markLetterSent } from '#contract/letters.ts'
import { listMailings, mailService, quoteMailing, sendLetters, sprintMail } from '#contract/mailing.ts'
import { listNotifications } from '#contract/notifications.ts'
import { makeApp } from '#server/app.ts'
import { finishMailings } from '#server/features/mailing/finish-mailings.ts'
import { followMailings } from '#server/features/mailing/follow-mailings.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { signLobWebhook, startLocalLobService } from '#tools/local-services/lob-service.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const customerInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
beforeEach(() => test.setNow(NOW))
afterAll(() => test.close())

/** A member with confirmed letters of their own, so many to each of these bureaus, in this order. */
async function withLetters(...to: readonly (readonly [bureau: string, count: number])[]) {
  const { cookie, id: userId } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  const texts = to.flatMap(([bureau, count]) =>
    Array.from(
      { length: count },
      (_, index) =>
        `Dear ${bureau}:\n\nThe account of ${'ABCDEFGHIJ'.charAt(index)} Dental is not mine.\n\nSincerely,\n\nDana Whitfield`,
    ),
  )
  await call(test.app, mailService, { cookie, body: { letters: texts, customerInfo } })
  const letters = await ok(test.app, listLetters, { cookie })
  const ids = texts.map((text) => letters.find(({ letterContent }) => letterContent.includes(text))?.id ?? '')
  for (const id of ids) await ok(test.app, attestLetter, { cookie, params: { id } })
  return { cookie, userId, ids }
}

/** What the practice post is handed while something is done. */
async function handedDuring<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; orders: readonly PostOrder[] }> {
  const { practicePost } = test.context
  const submit = practicePost.submit.bind(practicePost)
  const orders: PostOrder[] = []
  const spy = vi.spyOn(practicePost, 'submit').mockImplementation((order) => {
    orders.push(order)
    return submit(order)
  })
  const answer = await work().finally(() => spy.mockRestore())
  return { answer, orders }
}

const pageTexts = async (pdf: Uint8Array): Promise<string[]> => {
  const read = await test.context.pageText.read(pdf, { password: null, digest: null })
  return read.kind === 'text' ? (read.document?.pages ?? []).map(({ words }) => words.map(({ text }) => text).join(' ')) : []
}

describe('letters to one recipient, grouped', () => {
  it('are quoted as one envelope, and go as one: one price, one number, one PDF, each still its own letter', async () => {
    const { cookie, ids } = await withLetters(['Experian', 2], ['Equifax', 1])
    const [one = '', two = '', other = ''] = ids
    // The two to Experian do not stand side by side.
    const letterIds = [one, other, two]
    const grouped = { letterIds, grouped: true }
    const quote = await ok(test.app, quoteMailing, { cookie, body: { ...grouped, service: 'certified_mail' } })
    expect(quote.letters.map(({ letterId, envelopeId, price }) => [letterId, envelopeId, price?.amount])).toEqual([
      [one, one, 8.5],
      [other, other, 8.5],
      [two, one, 0],
    ])
    expect([quote.total, quote.canGo]).toEqual([17, true])
    // The practice cover is in front of the envelope alone.
    expect(quote.letters.map(({ pages }) => pages?.cover)).toEqual([1, 1, 0])
    const confirmed = quote.letters.map(({ letterId, price }) => ({ letterId, price: price?.amount ?? -1 }))
    const body = { ...grouped, mailingMethod: 'certified_mail' as const, confirmed }
    const { answer: round, orders } = await handedDuring(() => ok(test.app, sendLetters, { cookie, body }))
    expect(round.totalCost).toBe(17)
    expect(round.message).toContain('3 letters in 2 envelopes handed to the practice post office')
    // One answer a letter, in the order in which they were named.
    expect(round.mailed.map(({ letterId, envelopeId, cost }) => [letterId, envelopeId, cost])).toEqual([
      [one, one, 8.5],
      [other, other, 8.5],
      [two, one, 0],
    ])
    const numbers = round.mailed.map(({ trackingNumber }) => trackingNumber)
    expect(numbers[0]).toMatch(/^PRACTICE-/)
    expect([numbers[2] === numbers[0], numbers[1] === numbers[0]]).toEqual([true, false])
    expect(orders).toHaveLength(2)
    const shared = orders.find(({ to }) => to.name === 'Experian')
    const texts = await pageTexts(shared?.pdf ?? new Uint8Array())
    expect(texts).toHaveLength(3)
    expect([/A Dental/.test(texts[1] ?? ''), /B Dental/.test(texts[2] ?? '')]).toEqual([true, true])
    const list = await ok(test.app, listMailings, { cookie })
    expect(new Map(list.map(({ letterId, envelopeId, cost }) => [letterId, [envelopeId, cost]]))).toEqual(
      new Map([
        [one, [one, 8.5]],
        [other, [other, 8.5]],
        [two, [one, 0]],
      ]),
    )
  })

  it('say in each dispute that they went together', async () => {
    const { cookie, ids } = await withLetters(['Experian', 3])
    await ok(test.app, sendLetters, { cookie, body: { letterIds: ids, grouped: true, mailingMethod: 'standard_mail' } })
    const letters = await ok(test.app, listLetters, { cookie })
    expect(letters.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent'])
    const files = await Promise.all(
      [...new Set(letters.map(({ disputeId }) => disputeId ?? ''))].map((id) =>
        ok(test.app, readDispute, { cookie, params: { id } }),
      ),
    )
    const told = files.flatMap(({ events }) => events.filter(({ kind }) => kind === 'practised'))
    expect(told).toHaveLength(3)
    expect(told.every(({ text }) => text.includes('in one envelope with 2 other letters'))).toBe(true)
  })

  it('are at most five an envelope, unless the member asks for more', async () => {
    const { cookie, ids } = await withLetters(['Experian', 7])
    const counts = async (more: { perEnvelope?: number }): Promise<number[]> => {
      const body = { letterIds: ids, grouped: true, service: 'standard_mail' as const, ...more }
      const { letters } = await ok(test.app, quoteMailing, { cookie, body })
      return [...Map.groupBy(letters, ({ envelopeId }) => envelopeId).values()].map((some) => some.length)
    }
    expect(await counts({})).toEqual([5, 2])
    expect(await counts({ perEnvelope: 7 })).toEqual([7])
    expect(await counts({ perEnvelope: 3 })).toEqual([3, 3, 1])
    for (const perEnvelope of [0, -1, 1.5]) {
      const body = { letterIds: ids, grouped: true, perEnvelope, service: 'standard_mail' as const }
      expect((await call(test.app, quoteMailing, { cookie, body })).status).toBe(400)
    }
    // Seven pages do not fold.
    const thick = { letterIds: ids, grouped: true, perEnvelope: 7, service: 'standard_mail' as const }
    const quote = await ok(test.app, quoteMailing, { cookie, body: thick })
    expect(new Set(quote.letters.map(({ envelope }) => envelope))).toEqual(new Set(['flat']))
    const { answer, orders } = await handedDuring(() =>
      ok(test.app, sendLetters, { cookie, body: { letterIds: ids, grouped: true, mailingMethod: 'standard_mail' } }),
    )
    expect([orders.length, answer.totalCost]).toEqual([2, 1.1])
  })

  it('are not grouped where nobody asks: each its price, its number, and no envelope named', async () => {
    const { cookie, ids } = await withLetters(['Experian', 2])
    const quote = await ok(test.app, quoteMailing, { cookie, body: { letterIds: ids, service: 'certified_mail' } })
    expect([quote.total, quote.letters.map((letter) => 'envelopeId' in letter)]).toEqual([17, [false, false]])
    const round = await ok(test.app, sendLetters, { cookie, body: { letterIds: ids, mailingMethod: 'certified_mail' } })
    expect(round.totalCost).toBe(17)
    expect(new Set(round.mailed.map(({ trackingNumber }) => trackingNumber)).size).toBe(2)
    expect(round.mailed.some((mailed) => 'envelopeId' in mailed)).toBe(false)
  })

  it('by the fast service and as texts alike; a repeated call mails and costs nothing, and names the envelope', async () => {
    const { cookie, ids } = await withLetters(['TransUnion', 2])
    const body = { letters: ids, customerInfo, grouped: true }
    const first = await ok(test.app, sprintMail, { cookie, body })
    expect(first.responses.map(({ status, cost, envelopeId }) => [status, cost, envelopeId])).toEqual([
      ['mailed', 3.75, ids[0]],
      ['mailed', 0, ids[0]],
    ])
    const again = await ok(test.app, sprintMail, { cookie, body })
    expect(again.responses).toEqual(first.responses.map((one) => ({ ...one, status: 'sent_before', cost: 0 })))
    const other = await withLetters(['TransUnion', 2])
    const letters = await ok(test.app, listLetters, { cookie: other.cookie })
    const texts = other.ids.map((id) => letters.find((letter) => letter.id === id)?.letterContent ?? '')
    const service = await ok(test.app, mailService, {
      cookie: other.cookie,
      body: { letters: texts, customerInfo, grouped: true },
    })
    expect([service.totalCost, new Set(service.mailed.map(({ envelopeId }) => envelopeId)).size]).toEqual([4.99, 1])
  })

  it('cost what was confirmed for the envelope, and another price sends none of it', async () => {
    const { cookie, ids } = await withLetters(['Experian', 2])
    const send = (prices: readonly number[]) =>
      call(test.app, sendLetters, {
        cookie,
        body: {
          letterIds: ids,
          grouped: true,
          mailingMethod: 'standard_mail',
          confirmed: ids.map((letterId, index) => ({ letterId, price: prices[index] ?? 0 })),
        },
      })
    const refused = await send([0.55, 0.55])
    expect([refused.status, refused.refusal?.code, refused.refusal?.quote?.total]).toEqual([409, 'price_changed', 0.55])
    expect(await ok(test.app, listMailings, { cookie })).toEqual([])
    expect((await send([0.55, 0])).answer?.totalCost).toBe(0.55)
  })
})

describe('an envelope', () => {
  it('that the post refuses frees every letter in it, and says so of each', async () => {
    const { cookie, ids } = await withLetters(['Experian', 2], ['Equifax', 1])
    const { practicePost } = test.context
    const submit = practicePost.submit.bind(practicePost)
    const spy = vi
      .spyOn(practicePost, 'submit')
      .mockImplementation((order) =>
        order.to.name === 'Experian' ? Promise.resolve({ kind: 'refused', reason: 'too_many_pages' }) : submit(order),
      )
    const body = { letterIds: ids, grouped: true, mailingMethod: 'standard_mail' as const }
    const round = await ok(test.app, sendLetters, { cookie, body }).finally(() => spy.mockRestore())
    expect(round.mailed.map(({ letterId }) => letterId)).toEqual([ids[2]])
    expect(round.left).toEqual(
      ids.slice(0, 2).map((letterId) => ({ letterId, reason: expect.stringContaining('Put fewer letters in one envelope') })),
    )
    expect(round.totalCost).toBe(0.55)
    const news = await ok(test.app, listNotifications, { cookie })
    expect(JSON.stringify(news).match(/Letter not in the mail/g)).toHaveLength(2)
    const again = await ok(test.app, sendLetters, { cookie, body: { ...body, letterIds: ids.slice(0, 2) } })
    expect(again.mailed.map(({ cost }) => cost)).toEqual([0.55, 0])
  })

  it('that the post does not answer to waits whole, and goes once, whoever finishes it', async () => {
    const { cookie, ids } = await withLetters(['Experian', 3])
    const body = { letterIds: ids, grouped: true, mailingMethod: 'certified_mail' as const }
    const spy = vi.spyOn(test.context.practicePost, 'submit').mockRejectedValue(new Error('the line is dead'))
    const refused = await call(test.app, sendLetters, { cookie, body }).finally(() => spy.mockRestore())
    expect(refused.status).toBe(503)
    // Asked for by itself now: it goes with the others, as it was wished.
    const { answer, orders } = await handedDuring(() =>
      ok(test.app, sendLetters, { cookie, body: { letterIds: ids.slice(1, 2), mailingMethod: 'standard_mail' } }),
    )
    expect([orders.length, answer.mailed.length, answer.totalCost]).toEqual([1, 3, 8.5])
    await test.context.db.execute(sql`update mailings set next_try_at = now() - interval '1 second' where post_id is null`)
    const later = await handedDuring(() => finishMailings(test.context))
    expect([later.answer, later.orders]).toEqual([0, []])
  })

  it('is left to one of several calls at once: each letter is mailed once, and paid once', async () => {
    const { cookie, ids } = await withLetters(['Experian', 4])
    const [a = '', b = '', c = '', d = ''] = ids
    const send = (letterIds: string[], grouped: boolean) =>
      ok(test.app, sendLetters, { cookie, body: { letterIds, grouped, mailingMethod: 'standard_mail' } })
    const { answer: rounds } = await handedDuring(() =>
      Promise.all([send([a, b], true), send([b, c], true), send([c, d], true), send([b], false), send([a, b, c, d], false)]),
    )
    const mailed = rounds.flatMap((round) => round.mailed.map(({ letterId }) => letterId))
    expect(mailed.toSorted()).toEqual(ids.toSorted())
    const list = await ok(test.app, listMailings, { cookie })
    const pieces = new Set(list.map(({ letterId, envelopeId }) => envelopeId ?? letterId))
    expect(list.reduce((sum, { cost }) => sum + Math.round(cost * 100), 0)).toBe(55 * pieces.size)
    expect(rounds.reduce((sum, { totalCost }) => sum + Math.round(totalCost * 100), 0)).toBe(55 * pieces.size)
  })

  it('leaves out of its answer a letter that was marked as sent while it waited', async () => {
    const { cookie, ids } = await withLetters(['Experian', 2])
    const [one = '', two = ''] = ids
    const body = { letterIds: ids, grouped: true, mailingMethod: 'standard_mail' as const }
    const spy = vi.spyOn(test.context.practicePost, 'submit').mockRejectedValue(new Error('the line is dead'))
    await call(test.app, sendLetters, { cookie, body }).finally(() => spy.mockRestore())
    await ok(test.app, markLetterSent, { cookie, params: { id: two }, body: { sentMethod: 'mail' } })
    expect((await ok(test.app, sendLetters, { cookie, body })).mailed.map(({ letterId }) => letterId)).toEqual([one])
  })

  it.each(['delivered', 'returned', 'failed'] as const)('that is %s tells it of every letter in it', async (kind) => {
    const { cookie, ids } = await withLetters(['Experian', 2])
    await ok(test.app, sendLetters, { cookie, body: { letterIds: ids, grouped: true, mailingMethod: 'standard_mail' } })
    const scans = [
      { kind: 'accepted' as const, at: NOW },
      { kind, at: '2026-11-27T17:00:00.000Z' },
    ]
    const spy = vi.spyOn(test.context.practicePost, 'status').mockResolvedValue(scans)
    test.setNow('2026-11-28T12:00:00.000Z')
    await followMailings(test.context).finally(() => spy.mockRestore())
    expect((await ok(test.app, listMailings, { cookie })).map(({ outcome }) => outcome)).toEqual([kind, kind])
    const letters = await ok(test.app, listLetters, { cookie })
    const status = kind === 'delivered' ? 'delivered' : 'sent'
    expect(letters.map((letter) => letter.status)).toEqual([status, status])
    const words = { delivered: 'delivered on', returned: 'came back undelivered on', failed: 'could not be delivered on' }[kind]
    for (const { disputeId } of letters) {
      const { events } = await ok(test.app, readDispute, { cookie, params: { id: disputeId ?? '' } })
      expect(events.at(-1)?.text).toContain(words)
    }
  })
})

describe('with a real post', () => {
  it('is one letter at Lob: addresses free in front alone, one message tells all, practice letters stay apart', async () => {
    const lob = await startLocalLobService({ apiKey: 'live_key', now: () => NOW })
    const settings = { ...test.context.settings, POST_PROVIDER: 'lob' as const }
    const post = lobPost({ baseUrl: lob.url, apiKey: 'live_key', webhookSecret: 'secret', firstWaitMs: 5 })
    const app = await makeApp({ ...test.context, settings, post }, null)
    const { cookie, userId, ids } = await withLetters(['Experian', 3])
    const [one = '', two = '', practised = ''] = ids
    await test.context.db.execute(sql`update letters set is_practice = true where id = ${practised} and user_id = ${userId}`)
    const body = { letterIds: ids, grouped: true, mailingMethod: 'certified_mail' as const }
    const { answer: round } = await handedDuring(() => ok(app, sendLetters, { cookie, body }))
    expect(lob.taken).toHaveLength(1)
    expect(round.mailed.map(({ letterId, envelopeId, cost }) => [letterId, envelopeId, cost])).toEqual([
      [one, one, 7.73],
      [two, one, 0],
      [practised, practised, 8.5],
    ])
    const [first = '', second = ''] = await pageTexts(new Uint8Array(lob.taken[0]?.pdf ?? []))
    expect([first.includes('Elm Street'), second.includes('Elm Street')]).toEqual([false, true])
    const { rows } = await test.context.db.execute(sql`select distinct post_id from mailings where envelope_id = ${one}`)
    expect(rows).toHaveLength(1)
    const postId = String(rows[0]?.['post_id'])
    lob.scan(postId, { name: 'Delivered', time: '2026-11-24T15:00:00Z', detail: 'delivered' })
    const at = '2026-11-24T16:00:00.000Z'
    test.setNow(at)
    const news = JSON.stringify({ id: 'evt_1', date_created: at, event_type: { id: 'letter.delivered' }, reference_id: postId })
    const seconds = String(Date.parse(at) / 1000)
    const headers = {
      'content-type': 'application/json',
      'lob-signature': signLobWebhook('secret', seconds, news),
      'lob-signature-timestamp': seconds,
    }
    expect((await app.inject({ method: 'POST', url: '/api/webhooks/lob', headers, payload: news })).statusCode).toBe(200)
    const letters = await ok(app, listLetters, { cookie })
    expect([one, two].map((id) => letters.find((letter) => letter.id === id)?.status)).toEqual(['delivered', 'delivered'])
    await app.close()
    await lob.close()
  })
})
