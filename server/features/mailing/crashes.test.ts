import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readDispute } from '#contract/disputes.ts'
import { attestLetter, generateLetter, listLetters } from '#contract/letters.ts'
import { listMailings, sendLetters, sprintMail } from '#contract/mailing.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { listNotifications } from '#contract/notifications.ts'
import { lobPost } from '#adapters/post/lob.ts'
import { makeApp } from '#server/app.ts'
import type { Context } from '#server/context.ts'
import { finishMailings } from '#server/features/mailing/finish-mailings.ts'
import { followMailings } from '#server/features/mailing/follow-mailings.ts'
import { openProcessMark } from '#server/platform/process-mark.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { type LocalLobService, signLobWebhook, startLocalLobService } from '#tools/local-services/lob-service.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const SECRET = 'only Lob and we know'
const report = exampleReport()

let test: TestApp
let lob: LocalLobService
/** The same product with Lob as its post. */
let context: Context
let app: TestApp['app']
beforeAll(async () => {
  test = await testApp()
  lob = await startLocalLobService({ apiKey: 'live_key', now: () => NOW })
  const settings = { ...test.context.settings, POST_PROVIDER: 'lob' as const }
  const post = lobPost({ baseUrl: lob.url, apiKey: 'live_key', webhookSecret: SECRET, timeoutMs: 60_000, firstWaitMs: 5 })
  context = { ...test.context, settings, post }
  app = await makeApp(context, null)
})
beforeEach(() => test.setNow(NOW))
afterEach(() => {
  lob.trouble = null
})
afterAll(async () => {
  await app.close()
  await lob.close()
  await test.close()
})

async function withLetter(address = userInfo.address) {
  const { cookie, id: userId } = await newMember(app, { isKnown: true, isSubscribed: true })
  await upload(app, { cookie, bytes: report.bytes })
  const [item] = await ok(app, listNegativeItems, { cookie })
  const body = { negativeItemId: item?.id ?? '', userInfo: { ...userInfo, address } }
  const letter = await ok(app, generateLetter, { cookie, body })
  await ok(app, attestLetter, { cookie, params: { id: letter.id } })
  const send = () => call(app, sendLetters, { cookie, body: { letterIds: [letter.id], mailingMethod: 'certified_mail' } })
  const row = async () => {
    const { rows } = await context.db.execute(sql`select * from mailings where letter_id = ${letter.id}`)
    return rows[0]
  }
  return { cookie, userId, id: letter.id, send, row }
}

const takenFor = (key: unknown) => lob.taken.filter(({ mailing }) => mailing === key)
const soon = () => context.db.execute(sql`update mailings set next_try_at = now() - interval '1 second' where post_id is null`)

describe('a letter that Lob has', () => {
  it('has its number in the same answer, is told as Lob’s, and is followed to its end', async () => {
    const { cookie, id, send, row } = await withLetter()
    const { answer } = await send()
    expect(answer?.mailed).toEqual([
      { letterId: id, trackingNumber: expect.stringMatching(/^9207\d{18}$/), expectedDelivery: '2026-11-25', cost: 7.73 },
    ])
    expect(answer?.message).toBe('1 letter handed to Lob, which prints and mails it.')
    const postId = String((await row())?.['post_id'])
    lob.scan(postId, { name: 'Delivered', time: '2026-11-24T15:00:00Z', detail: 'delivered' })
    test.setNow('2026-11-24T16:00:00.000Z')
    await followMailings(context)
    const [mailing] = await ok(app, listMailings, { cookie })
    expect([mailing?.outcome, mailing?.scans.map(({ kind }) => kind)]).toEqual(['delivered', ['accepted', 'delivered']])
    const [letter] = await ok(app, listLetters, { cookie })
    const file = await ok(app, readDispute, { cookie, params: { id: letter?.disputeId ?? '' } })
    expect(file.events.map(({ kind }) => kind)).toContain('delivered')
  })
})

describe('where the answer was lost', () => {
  it('the letter is handed over once, finished by any process without anybody’s doing', async () => {
    const { cookie, send, row } = await withLetter()
    // The first is the check of the address.
    lob.next(null, 'lost', 'lost', 'lost')
    const refused = await send()
    expect([refused.status, refused.refusal?.message]).toEqual([503, expect.stringContaining('You don’t have to do anything')])
    const waiting = await row()
    expect([waiting?.['post_id'], waiting?.['held_by'], waiting?.['attempts']]).toEqual([null, null, 1])
    expect(takenFor(waiting?.['post_key'])).toHaveLength(1)
    expect(await finishMailings(context)).toBe(0)
    await soon()
    expect(await finishMailings(context)).toBe(1)
    expect(takenFor(waiting?.['post_key'])).toHaveLength(1)
    expect((await ok(app, listLetters, { cookie }))[0]).toMatchObject({ status: 'sent', trackingNumber: expect.any(String) })
    expect((await send()).answer?.mailed).toEqual([])
  })

  if (isWholeCorpus)
    it('longer ago than Lob keeps keys, it is found by what stands on it', async () => {
      const { send, row } = await withLetter()
      lob.next(null, 'lost', 'lost', 'lost')
      await send()
      lob.forgetKeys()
      test.setNow('2026-11-22T12:00:00.000Z')
      await soon()
      expect(await finishMailings(context)).toBe(1)
      expect(takenFor((await row())?.['post_key'])).toHaveLength(1)
    })
})

describe('what a process holds', () => {
  it('no other takes while it lives; a dead one’s is finished at once', async () => {
    const { send, row } = await withLetter()
    lob.next(null, 'lost', 'lost', 'lost')
    await send()
    await soon()
    const pool = test.pool
    const other = openProcessMark({ pool })
    await context.db.execute(sql`update mailings set held_by = ${await other.number()} where post_id is null`)
    expect(await finishMailings(context)).toBe(0)
    await other.close()
    expect(await finishMailings(context)).toBe(1)
    expect(takenFor((await row())?.['post_key'])).toHaveLength(1)
  })
})

if (isWholeCorpus)
  describe('a letter that Lob refuses', () => {
    it('can be changed again, the member is told what to do, and it goes by a new key', async () => {
      const { cookie, id, send, row } = await withLetter()
      lob.next(null, { status: 422, code: 'failed_deliverability_strictness' })
      const refused = await send()
      expect([refused.status, refused.refusal?.message]).toEqual([409, expect.stringContaining('Check both addresses')])
      expect(await row()).toBeUndefined()
      expect(JSON.stringify(await ok(app, listNotifications, { cookie }))).toContain('Letter not in the mail')
      const { responses } = await ok(app, sprintMail, { cookie, body: { letters: [id] } })
      expect(responses).toMatchObject([{ status: 'mailed', cost: 7.73 }])
      expect(takenFor((await row())?.['post_key'])).toHaveLength(1)
    })
  })

describe('a message of Lob', () => {
  const seconds = (instant: string): string => String(Date.parse(instant) / 1000)
  const event = (reference_id: string, type = 'letter.certified.delivered') =>
    JSON.stringify({ id: 'evt_1', object: 'event', date_created: NOW, event_type: { id: type }, reference_id, body: {} })
  const post = (body: string, headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/webhooks/lob',
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    })
  const signed = (body: string, at: string) => ({
    'lob-signature': signLobWebhook(SECRET, seconds(at), body),
    'lob-signature-timestamp': seconds(at),
  })

  if (isWholeCorpus)
    it('has the letter asked for at once: late, twice and out of order alike', async () => {
      const { cookie, send, row } = await withLetter()
      await send()
      const postId = String((await row())?.['post_id'])
      const outcome = async () => (await ok(app, listMailings, { cookie }))[0]?.outcome
      test.setNow('2026-11-24T16:00:00.000Z')
      const delivered = event(postId)
      // Known to nobody yet: the message alone proves nothing.
      expect((await post(delivered, signed(delivered, '2026-11-24T16:00:00.000Z'))).json()).toEqual({ received: true })
      expect((await row())?.['is_finished']).toBe(false)
      lob.scan(postId, { name: 'Delivered', time: '2026-11-24T15:00:00Z', detail: 'delivered' })
      const late = event(postId, 'letter.certified.in_transit')
      for (const body of [late, delivered, delivered])
        expect((await post(body, signed(body, '2026-11-24T16:01:00.000Z'))).statusCode).toBe(200)
      expect((await row())?.['is_finished']).toBe(true)
      expect(await outcome()).toBe('delivered')
      const { rows } = await context.db.execute(
        sql`select count(*)::int as count from audit_log where action = 'letter.delivered' and subject_id = ${(await row())?.['letter_id']}`,
      )
      expect(rows).toEqual([{ count: 1 }])
    })

  it.each([
    ['no signature', (): Record<string, string> => ({})],
    [
      'a signature of another secret',
      (body: string) => ({ ...signed(body, NOW), 'lob-signature': signLobWebhook('guess', seconds(NOW), body) }),
    ],
    ['a signature of another body', () => signed('{}', NOW)],
    [
      'another instant than the signed one',
      (body: string) => ({ ...signed(body, NOW), 'lob-signature-timestamp': '1795176001' }),
    ],
    ['a signature that is none', (body: string) => ({ ...signed(body, NOW), 'lob-signature': 'zz' })],
    ['one of an hour ago', (body: string) => signed(body, '2026-11-20T11:00:00.000Z')],
  ])('with %s is not believed', async (_case, headers) => {
    const body = event('ltr_0000000000000000')
    const refused = await post(body, headers(body))
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([401, 'unauthenticated'])
  })

  it('about nothing of ours is taken and forgotten; without a secret none is believed', async () => {
    for (const body of [event('ltr_0000000000000000'), event('psc_1', 'postcard.created'), '{"odd":true}', 'no json'])
      expect((await post(body, signed(body, NOW))).json()).toEqual({ received: true })
    const body = event('ltr_0000000000000000')
    const headers = { 'content-type': 'application/json', ...signed(body, NOW) }
    const practice = await test.app.inject({ method: 'POST', url: '/api/webhooks/lob', headers, payload: body })
    expect(practice.statusCode).toBe(401)
  })
})
