import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isDeliveryDay } from '#engine/disputes/business-days.ts'
import { checkTrackingNumber } from '#engine/disputes/tracking-number.ts'
import { embeddedPost } from '#adapters/post/embedded.ts'
import type { Mailing, PostMethod, PostOrder, PostPort } from '#adapters/post/port.ts'

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
  ...change,
})

async function mailed(post: PostPort, change: Partial<PostOrder> = {}): Promise<Mailing> {
  const answer = await post.submit(order(change))
  if (answer.kind !== 'mailed') throw new Error(answer.reason)
  return answer.mailing
}

function postSuite(implementation: string, open: () => PostPort): void {
  describe(`post: ${implementation}`, () => {
    it.each(METHODS)('quotes %s in whole cents and mails it', async (method) => {
      const post = open()
      const quote = await post.quote({ method, pages: 3, at })
      expect(Number.isInteger(quote.cents)).toBe(true)
      expect(quote.cents).toBeGreaterThan(0)
      expect(quote.since <= at.slice(0, 10)).toBe(true)
      const mailing = await mailed(post, { method, idempotencyKey: method })
      expect(mailing.handedOverAt).toBe(at)
      expect(mailing.expectedDelivery > at.slice(0, 10)).toBe(true)
      expect((await post.status(mailing.id, at))?.map((event) => event.kind)).toEqual(['accepted'])
    })

    it('tracks certified mail only', async () => {
      const post = open()
      for (const method of METHODS) {
        const { trackingNumber } = await mailed(post, { method, idempotencyKey: method })
        expect(trackingNumber !== null).toBe(method === 'certified_mail' || method === 'fast_certified')
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
      for (const id of ['post_00000000000000000000000000000000', '../../etc/passwd', ''])
        expect(await post.status(id, at)).toBeNull()
    })

    it('tells events in order, and only those that have happened', async () => {
      const post = open()
      const { id, expectedDelivery } = await mailed(post)
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

postSuite('embedded', () => embeddedPost({ directory, isDeliveryDay }))

describe('the practice post office', () => {
  it('asks the documented prices', async () => {
    const post = embeddedPost({ directory, isDeliveryDay })
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
    const post = embeddedPost({ directory, isDeliveryDay })
    const { id, expectedDelivery } = await mailed(post, { method, at: when })
    expect(expectedDelivery).toBe(day)
    expect((await post.status(id, `${day}T16:59:59.000Z`))?.map((event) => event.kind)).toEqual(['accepted', 'in_transit'])
    expect((await post.status(id, `${day}T17:00:00.000Z`))?.at(-1)).toEqual({ kind: 'delivered', at: `${day}T17:00:00.000Z` })
  })

  it('gives numbers that no postal service could have given', async () => {
    const { trackingNumber, simulated } = await mailed(embeddedPost({ directory, isDeliveryDay }))
    expect(trackingNumber).toMatch(/^PRACTICE-[A-Z]{4}-[A-Z]{4}-[A-Z]{4}$/)
    expect(checkTrackingNumber(trackingNumber ?? '')).toMatchObject({ isValid: false })
    expect(simulated).toBe(true)
  })

  it('keeps the letter and a record without the key in any name', async () => {
    const { id } = await mailed(embeddedPost({ directory, isDeliveryDay }), { idempotencyKey: 'user-7-letter-9', practice: true })
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
      const order = ${JSON.stringify({ ...order(), pdf: null, at: undefined })}
      const answer = await embeddedPost({ directory: ${JSON.stringify(directory)}, isDeliveryDay: () => true }).submit({ ...order, pdf: Buffer.from('%PDF-1.7 x'), at: new Date().toISOString() })
      console.log(JSON.stringify(answer))`
    const runs = await Promise.all(
      Array.from({ length: 3 }, () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])),
    )
    expect(new Set(runs.map((run) => run.stdout)).size).toBe(1)
    expect(runs[0]?.stdout).toContain('"kind":"mailed"')
  })
})
