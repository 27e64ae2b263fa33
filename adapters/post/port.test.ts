import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isDeliveryDay } from '#engine/disputes/business-days.ts'
import { checkTrackingNumber } from '#engine/disputes/tracking-number.ts'
import { filesOnDisk } from '#adapters/files/open-files.ts'
import { embeddedPost } from '#adapters/post/embedded.ts'
import { lobPost } from '#adapters/post/lob.ts'
import type { Mailing, PostMethod, PostOrder, PostPort } from '#adapters/post/port.ts'
import { type LobTrouble, type LocalLobService, startLocalLobService } from '#tools/local-services/lob-service.ts'

const METHODS: readonly PostMethod[] = ['fast_certified', 'certified_mail', 'standard_mail', 'mailed_within_24_hours']
const pdf = Buffer.from('%PDF-1.7\na letter\n%%EOF')
const address = { name: 'Ana Ruiz', line1: '1 Main St', line2: null, city: 'Austin', state: 'TX', zip: '78701' }
/** A Friday. */
const at = '2026-11-20T15:00:00.000Z'

const order = (change: Partial<PostOrder> = {}): PostOrder => ({
  idempotencyKey: 'letter-1',
  pdf,
  method: 'certified_mail',
  to: { ...address, name: 'Equifax', line2: 'P.O. Box 740256', zip: '30374-0256', state: 'GA' },
  from: address,
  practice: false,
  at,
  firstTriedAt: null,
  ...change,
})

async function mailed(post: PostPort, change: Partial<PostOrder> = {}): Promise<Mailing> {
  const answer = await post.submit(order(change))
  if (answer.kind !== 'mailed') throw new Error(answer.reason)
  return answer.mailing
}

interface Subject {
  readonly open: () => PostPort
  /** Brings the letter to its recipient on the day (YYYY-MM-DD). */
  readonly deliver: (id: string, day: string) => void
}

function postSuite(implementation: string, { open, deliver }: Subject): void {
  describe(`post: ${implementation}`, () => {
    it.each(METHODS)('quotes %s in whole cents and mails it', async (method) => {
      const post = open()
      const quote = await post.quote({ method, pages: 3, at })
      expect(Number.isInteger(quote.cents)).toBe(true)
      expect(quote.cents).toBeGreaterThan(0)
      expect(quote.since <= at.slice(0, 10)).toBe(true)
      expect(quote.source).not.toBe('')
      if (quote.expected !== null) expect(quote.expected.on > at.slice(0, 10) && quote.expected.why !== '').toBe(true)
      const mailing = await mailed(post, { method, idempotencyKey: method })
      expect(mailing.handedOverAt).toBe(at)
      expect((mailing.expectedDelivery ?? '') > at.slice(0, 10)).toBe(true)
      expect((await post.status(mailing.id, at))?.map((event) => event.kind)).toEqual(['accepted'])
    })

    it('tracks certified mail only', async () => {
      const post = open()
      for (const method of METHODS) {
        const { trackingNumber } = await mailed(post, { method, idempotencyKey: method })
        const isTracked = method === 'certified_mail' || method === 'fast_certified'
        expect([method, trackingNumber !== null]).toEqual([method, isTracked])
        // A number of the Postal Service has its check digit; of practice no one can take it for one.
        if (isTracked)
          expect(checkTrackingNumber(trackingNumber ?? '').isValid).toBe(trackingNumber?.startsWith('PRACTICE-') === false)
      }
    })

    it('mails once however often the same key is submitted', async () => {
      const post = open()
      const first = await mailed(post)
      expect(await mailed(post)).toEqual(first)
      expect(await mailed(post, { at: '2026-12-01T00:00:00.000Z', method: 'standard_mail' })).toEqual(first)
      expect(await mailed(open())).toEqual(first)
      const all = await Promise.all(Array.from({ length: 10 }, () => mailed(open(), { idempotencyKey: 'at once' })))
      expect(new Set(all.map((mailing) => JSON.stringify(mailing))).size).toBe(1)
      expect((await mailed(post, { idempotencyKey: 'letter-2' })).id).not.toBe(first.id)
    })

    it('refuses what cannot be mailed, and takes it once it can', async () => {
      const post = open()
      expect(await post.submit(order({ pdf: Buffer.from('<html>') }))).toEqual({ kind: 'refused', reason: 'not_a_pdf' })
      for (const to of [
        { ...address, zip: '1' },
        { ...address, state: 'Texas' },
        { ...address, line1: ' ' },
      ])
        expect(await post.submit(order({ to }))).toEqual({ kind: 'refused', reason: 'bad_address' })
      expect((await mailed(post)).handedOverAt).toBe(at)
    })

    it('knows no mailing that was not submitted', async () => {
      const post = open()
      for (const id of ['post_00000000000000000000000000000000', 'ltr_0000000000000000', '../../etc/passwd', ''])
        expect(await post.status(id, at)).toBeNull()
    })

    it('tells events in order, and only those that have happened', async () => {
      const post = open()
      const { id, expectedDelivery } = await mailed(post)
      deliver(id, expectedDelivery ?? '')
      const end = (await post.status(id, '2027-06-01T00:00:00.000Z')) ?? []
      expect(end.map((event) => event.kind)).toEqual(['accepted', 'in_transit', 'delivered'])
      expect(end.map((event) => event.at)).toEqual(end.map((event) => event.at).toSorted())
      expect(end.at(-1)?.at.slice(0, 10)).toBe(expectedDelivery)
      expect(await post.status(id, '2026-11-20T14:59:59.999Z')).toEqual([])
    })
  })
}

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'post-'))
})
afterEach(() => rm(directory, { recursive: true }))

postSuite('embedded', {
  open: () => embeddedPost({ files: filesOnDisk(directory)('post'), isDeliveryDay }),
  deliver: () => undefined,
})

let lob: LocalLobService
beforeAll(async () => {
  lob = await startLocalLobService({ apiKey: 'live_key', now: () => at })
})
beforeEach(() => {
  lob.trouble = null
  lob.forgetKeys()
})
afterAll(() => lob.close())

const live = (timeoutMs = 60_000): PostPort => lobPost({ baseUrl: lob.url, apiKey: 'live_key', timeoutMs, firstWaitMs: 5 })

postSuite('Lob', {
  open: live,
  deliver: (id, day) => {
    // As scans come: late, twice, and in no order.
    lob.scan(id, { name: 'Delivered', time: `${day}T17:00:00Z`, detail: 'delivered' })
    lob.scan(id, { name: 'In Transit', time: `${day}T08:00:00Z`, detail: 'package_departed' })
  },
})

describe('Lob', () => {
  it('gets the letter as its API wants it, by a key of ours alone', async () => {
    const { id } = await mailed(live(), { idempotencyKey: 'as documented' })
    const taken = lob.taken.find((one) => one.id === id)
    expect(taken?.fields).toEqual({
      'to[name]': 'Equifax',
      'to[address_line1]': '1 Main St',
      'to[address_line2]': 'P.O. Box 740256',
      'to[address_city]': 'Austin',
      'to[address_state]': 'GA',
      'to[address_zip]': '30374-0256',
      'to[address_country]': 'US',
      'from[name]': 'Ana Ruiz',
      'from[address_line1]': '1 Main St',
      'from[address_city]': 'Austin',
      'from[address_state]': 'TX',
      'from[address_zip]': '78701',
      'from[address_country]': 'US',
      color: 'false',
      double_sided: 'false',
      use_type: 'operational',
      address_placement: 'top_first_page',
      mail_type: 'usps_first_class',
      extra_service: 'certified',
      'metadata[errata_mailing]': 'as documented',
    })
    expect(taken?.pdf).toEqual(pdf)
    expect(lob.requests.at(-1)).toMatchObject({ method: 'POST', path: '/v1/letters', key: 'as documented' })
  })

  it.each<[string, LobTrouble]>([
    ['too many requests', { status: 429, code: 'rate_limit_exceeded', retryAfter: 0 }],
    ['an error of its own', { status: 500, code: 'internal_server_error' }],
    ['a pause', { status: 503, code: 'service_unavailable' }],
    ['another request at work at the key', { status: 409, code: 'conflict' }],
    ['a connection that breaks before', 'cut'],
    ['an answer that is lost', 'lost'],
    ['an answer that never comes', 'silence'],
  ])('is asked again after %s, and mails once', async (name, trouble) => {
    lob.next(trouble)
    const first = await mailed(trouble === 'silence' ? live(1000) : live(), { idempotencyKey: name })
    expect(await mailed(live(), { idempotencyKey: name })).toEqual(first)
    expect(lob.taken.filter(({ mailing }) => mailing === name)).toHaveLength(1)
  })

  it('throws where no one knows whether it took the letter, and the same key is that letter', async () => {
    lob.next('lost', 'lost', 'lost')
    const wanted = order({ idempotencyKey: 'unknown' })
    await expect(live().submit(wanted)).rejects.toThrow('Lob is not available')
    const { id } = await mailed(live(), { idempotencyKey: 'unknown', firstTriedAt: at })
    expect(lob.taken.filter(({ mailing }) => mailing === 'unknown').map((one) => one.id)).toEqual([id])
  })

  it('is looked through by what is on the letter once it has forgotten the key', async () => {
    lob.next('lost', 'lost', 'lost')
    await expect(live().submit(order({ idempotencyKey: 'old' }))).rejects.toThrow('not available')
    lob.forgetKeys()
    const later = '2026-11-22T15:00:00.000Z'
    const { id } = await mailed(live(), { idempotencyKey: 'old', at: later, firstTriedAt: at })
    expect(lob.taken.filter(({ mailing }) => mailing === 'old').map((one) => one.id)).toEqual([id])
    expect((await mailed(live(), { idempotencyKey: 'never taken', at: later, firstTriedAt: at })).id).not.toBe(id)
  })

  it('whose answer is not as documented is not believed', async () => {
    lob.next('odd')
    await expect(live().submit(order({ idempotencyKey: 'odd' }))).rejects.toThrow('not_understood')
  })

  it.each([
    ['invalid_api_key', 401],
    ['payment_method_unverified', 401],
    ['feature_limit_reached', 403],
  ])('that wants nothing of the account (%s) keeps the letter waiting', async (code, status) => {
    lob.next({ status, code })
    await expect(live().submit(order({ idempotencyKey: code }))).rejects.toThrow(code)
  })

  it.each([
    ['failed_deliverability_strictness', 'bad_address'],
    ['file_pages_exceed_max', 'too_many_pages'],
    ['pdf_encrypted', 'bad_file'],
    ['something_new', 'not_accepted'],
  ])('that says %s refuses the letter for good', async (code, reason) => {
    lob.next({ status: 422, code })
    expect(await live().submit(order({ idempotencyKey: `refused ${code}` }))).toEqual({ kind: 'refused', reason })
  })

  it('gets no practice letter', async () => {
    const before = lob.requests.length
    expect(await live().submit(order({ practice: true }))).toEqual({ kind: 'refused', reason: 'practice_letter' })
    expect(lob.requests).toHaveLength(before)
  })

  it('checks addresses; with a test key no one is asked and nothing is mailed', async () => {
    const kinds = async (line1: string) => (await live().checkAddress({ ...address, line1 })).kind
    expect(await Promise.all(['1 Main St', '1 Main St unit', '1 Nowhere St'].map(kinds))).toEqual([
      'deliverable',
      'uncertain',
      'undeliverable',
    ])
    expect((await live().checkAddress(address)).standard).toEqual({
      name: 'Ana Ruiz',
      line1: '1 MAIN ST',
      line2: null,
      city: 'AUSTIN',
      state: 'TX',
      zip: '78701-0001',
    })
    const test = lobPost({ baseUrl: lob.url, apiKey: 'test_key' })
    expect(test.words).toEqual({ name: 'Lob in its test mode', isSimulated: true })
    expect((await test.checkAddress({ ...address, line1: '1 Nowhere St' })).kind).toBe('unchecked')
    expect(live().words.isSimulated).toBe(false)
  })

  it.each([
    ['Returned to Sender', 'returned_to_sender', 'returned'],
    ['Issue', 'package_lost', 'failed'],
    ['Issue', 'notice_left', 'in_transit'],
    ['Re-Routed', undefined, 'in_transit'],
    ['Returned to Sender', undefined, 'returned'],
  ] as const)('scan %s (%s) means %s', async (name, detail, kind) => {
    const post = live()
    const { id } = await mailed(post, { idempotencyKey: `${name} ${detail}` })
    lob.scan(id, { name, time: '2026-11-24T10:00:00Z', ...(detail === undefined ? {} : { detail }) })
    expect((await post.status(id, '2026-12-01T00:00:00.000Z'))?.at(-1)).toEqual({ kind, at: '2026-11-24T10:00:00.000Z' })
  })

  it('that could not print a letter, or was told to stop, has failed it', async () => {
    const post = live()
    for (const change of [{ status: 'failed' }, { deleted: true }]) {
      const { id } = await mailed(post, { idempotencyKey: JSON.stringify(change) })
      lob.change(id, change)
      expect((await post.status(id, at))?.map(({ kind }) => kind)).toEqual(['accepted', 'failed'])
    }
  })
})

describe('the practice post office', () => {
  it('forgets a mailing with its PDF and its record, and no other', async () => {
    const post = embeddedPost({ files: filesOnDisk(directory)('post'), isDeliveryDay })
    const [{ id }, kept] = [await mailed(post), await mailed(post, { idempotencyKey: 'letter-2' })]
    expect(await post.forget('letter-1')).toBe(true)
    expect(await post.forget('letter-1')).toBe(true)
    expect(await post.status(id, at)).toBeNull()
    expect((await readdir(path.join(directory, 'post'))).toSorted()).toEqual([`${kept.id}.json`, `${kept.id}.pdf`])
  })

  it('deletes mailings without a key, and reads the keys only after listing the mailings', async () => {
    const post = embeddedPost({ files: filesOnDisk(directory)('post'), isDeliveryDay })
    const kept = await mailed(post, { idempotencyKey: 'letter-2' })
    await mailed(post)
    let late = ''
    let asked = 0
    const named = {
      // The first look comes before the late one has its id; the second one after.
      byId: async (): Promise<ReadonlySet<string>> => new Set((asked += 1) === 1 ? [] : [late]),
      waiting: async function* () {
        yield 'letter-2'
        late = (await mailed(post, { idempotencyKey: 'letter-3' })).id
      },
    }
    for (let after: string | null = null; ; ) {
      after = await post.forgetUnnamed({ after, most: 1 }, named)
      if (after === null) break
    }
    expect((await readdir(path.join(directory, 'post'))).map((name) => path.parse(name).name)).toEqual(
      [kept.id, kept.id, late, late].toSorted(),
    )
  })

  it('asks the documented prices', async () => {
    const post = embeddedPost({ files: filesOnDisk(directory)('post'), isDeliveryDay })
    const cents = await Promise.all(METHODS.map(async (method) => (await post.quote({ method, pages: 1, at })).cents))
    expect(cents).toEqual([375, 850, 55, 499])
  })

  it.each([
    ['fast_certified', at, '2026-11-23'],
    ['certified_mail', at, '2026-11-24'],
    // Thanksgiving is the 26th.
    ['standard_mail', at, '2026-11-27'],
    ['mailed_within_24_hours', at, '2026-11-28'],
    ['fast_certified', '2026-11-16T08:00:00.000Z', '2026-11-18'],
    ['certified_mail', '2026-11-21T23:59:59.000Z', '2026-11-25'],
    ['standard_mail', '2026-12-29T12:00:00.000Z', '2027-01-05'],
    ['fast_certified', '2026-11-24T12:00:00.000Z', '2026-11-27'],
  ] as const)('delivers %s of %s on %s, Sundays and federal holidays skipped', async (method, when, day) => {
    const post = embeddedPost({ files: filesOnDisk(directory)('post'), isDeliveryDay })
    const { id, expectedDelivery } = await mailed(post, { method, at: when })
    expect(expectedDelivery).toBe(day)
    expect((await post.status(id, `${day}T16:59:59.000Z`))?.map((event) => event.kind)).toEqual(['accepted', 'in_transit'])
    expect((await post.status(id, `${day}T17:00:00.000Z`))?.at(-1)).toEqual({ kind: 'delivered', at: `${day}T17:00:00.000Z` })
  })

  it('gives numbers that no postal service could have given', async () => {
    const { trackingNumber, simulated } = await mailed(embeddedPost({ files: filesOnDisk(directory)('post'), isDeliveryDay }))
    expect(trackingNumber).toMatch(/^PRACTICE-[A-Z]{4}-[A-Z]{4}-[A-Z]{4}$/)
    expect(checkTrackingNumber(trackingNumber ?? '')).toMatchObject({ isValid: false })
    expect(simulated).toBe(true)
  })

  it('keeps the letter and a record without the key in any name', async () => {
    const { id } = await mailed(embeddedPost({ files: filesOnDisk(directory)('post'), isDeliveryDay }), {
      idempotencyKey: 'user-7-letter-9',
      practice: true,
    })
    expect((await readdir(path.join(directory, 'post'))).toSorted()).toEqual([`${id}.json`, `${id}.pdf`])
    expect(await readFile(path.join(directory, 'post', `${id}.pdf`))).toEqual(pdf)
    expect(JSON.parse(await readFile(path.join(directory, 'post', `${id}.json`), 'utf8'))).toMatchObject({
      practice: true,
      handedOverAt: at,
    })
    expect((await stat(path.join(directory, 'post', `${id}.pdf`))).mode & 0o777).toBe(0o600)
    expect(id).not.toContain('user-7')
  })

  it('is one mailing for several processes at once', async () => {
    const program = `
      import { embeddedPost } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)}
      import { filesOnDisk } from ${JSON.stringify(new URL('../files/open-files.ts', import.meta.url).href)}
      const order = ${JSON.stringify({ ...order(), pdf: null, at: undefined })}
      const answer = await embeddedPost({ files: filesOnDisk(${JSON.stringify(directory)})('post'), isDeliveryDay: () => true }).submit({ ...order, pdf: Buffer.from('%PDF-1.7 x'), at: new Date().toISOString() })
      console.log(JSON.stringify(answer))`
    const runs = await Promise.all(
      Array.from({ length: 3 }, () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])),
    )
    expect(new Set(runs.map((run) => run.stdout)).size).toBe(1)
    expect(runs[0]?.stdout).toContain('"kind":"mailed"')
  })
})
