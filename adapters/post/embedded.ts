import { createHash } from 'node:crypto'
import path from 'node:path'
import type { FilesPort } from '#adapters/files/port.ts'
import { isAddress, refusalOf } from '#adapters/post/check-order.ts'
import type { Mailing, PostMethod, PostOrder, PostPort } from '#adapters/post/port.ts'
import { practicePrice } from '#adapters/post/practice-prices.ts'
import { type IsDeliveryDay, practiceDelivery, practiceReason, practiceTimeline } from '#adapters/post/practice-timeline.ts'

/** Where the practice post office keeps its letters. */
export interface PracticePostSettings {
  /** Letters and their records. */
  readonly files: FilesPort
  /** The days on which mail is delivered: the product's calendar. */
  readonly isDeliveryDay: IsDeliveryDay
}

/** What is written next to the PDF of a letter. */
interface PostRecord {
  readonly id: string
  readonly method: PostMethod
  readonly handedOverAt: string
  readonly trackingNumber: string | null
  readonly expectedDelivery: string
  readonly practice: boolean
}

const ID = /^post_[0-9a-f]{32}$/
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Of the key alone, so that two processes that submit the same letter mean the same file; the key itself is not shown. */
const idOf = (key: string): string => `post_${createHash('sha256').update(`mailing ${key}`).digest('hex').slice(0, 32)}`

/** Twelve letters and no digit: no one can take it for a number of the Postal Service. */
function practiceTrackingNumber(key: string): string {
  const bytes = createHash('sha256').update(`tracking ${key}`).digest().subarray(0, 12)
  const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length] ?? '').join('')
  return `PRACTICE-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`
}

const METHODS: readonly string[] = [
  'fast_certified',
  'certified_mail',
  'standard_mail',
  'mailed_within_24_hours',
] satisfies PostMethod[]

function isRecord(found: unknown): found is PostRecord {
  if (typeof found !== 'object' || found === null) return false
  if (
    !('id' in found && 'method' in found && 'handedOverAt' in found && 'trackingNumber' in found && 'expectedDelivery' in found)
  )
    return false
  return (
    typeof found.id === 'string' &&
    METHODS.includes(String(found.method)) &&
    typeof found.handedOverAt === 'string' &&
    typeof found.expectedDelivery === 'string' &&
    (found.trackingNumber === null || typeof found.trackingNumber === 'string')
  )
}

function recordOf(
  { idempotencyKey, method, at, practice, to, from }: PostOrder,
  isDeliveryDay: IsDeliveryDay,
): PostRecord & Pick<PostOrder, 'to' | 'from'> {
  return {
    id: idOf(idempotencyKey),
    method,
    practice,
    handedOverAt: new Date(at).toISOString(),
    trackingNumber: method === 'fast_certified' || method === 'certified_mail' ? practiceTrackingNumber(idempotencyKey) : null,
    expectedDelivery: practiceDelivery(method, at, isDeliveryDay),
    to,
    from,
  }
}

function mailingOf({ id, trackingNumber, expectedDelivery, handedOverAt }: PostRecord): Mailing {
  return { id, trackingNumber, expectedDelivery, handedOverAt, simulated: true }
}

/**
 * The practice post office: keeps each letter as `<id>.pdf` with a record `<id>.json`, and plays its way from the instant of
 * handing over. Nothing is mailed. It takes practice letters and real ones alike.
 */
export function embeddedPost({ files, isDeliveryDay }: PracticePostSettings): PostPort {
  const readRecord = async (id: string): Promise<PostRecord | null> => {
    const bytes = await files.get(`${id}.json`)
    if (bytes === null) return null
    const found: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'))
    if (!isRecord(found)) throw new Error(`The record of mailing ${id} cannot be read`)
    return found
  }

  return {
    words: { name: 'the practice post office', isSimulated: true },

    // No one sends messages in its name.
    hear: () => ({ kind: 'forged' }),

    checkAddress: async (address) => ({ kind: isAddress(address) ? 'unchecked' : 'undeliverable', standard: null }),

    quote: async ({ method, at }) => ({
      ...practicePrice(method, at.slice(0, 10)),
      source: 'The practice post office’s price list',
      expected: { on: practiceDelivery(method, at, isDeliveryDay), why: practiceReason(method) },
    }),

    async submit(order) {
      const id = idOf(order.idempotencyKey)
      const before = await readRecord(id)
      if (before !== null) return { kind: 'mailed', mailing: mailingOf(before) }
      const reason = refusalOf(order)
      if (reason !== null) return { kind: 'refused', reason }
      // The PDF first, so that no record stands without its letter; of two processes the first to write the record decides.
      await files.create(`${id}.pdf`, order.pdf)
      await files.create(`${id}.json`, Buffer.from(`${JSON.stringify(recordOf(order, isDeliveryDay), null, 2)}\n`))
      const record = await readRecord(id)
      if (record === null) throw new Error(`The record of mailing ${id} is gone`)
      return { kind: 'mailed', mailing: mailingOf(record) }
    },

    async forget(idempotencyKey) {
      const id = idOf(idempotencyKey)
      await Promise.all(['pdf', 'json'].map((ending) => files.delete(`${id}.${ending}`)))
      return true
    },

    async forgetUnnamed(page, named) {
      if (page.after === null) await files.removeUnfinished()
      const { names, next } = await files.names(page)
      const unnamed = new Set(names.map((name) => path.parse(name).name).filter((id) => ID.test(id)))
      const take = (ids: Iterable<string>): void => {
        for (const id of ids) unnamed.delete(id)
      }
      if (unnamed.size > 0) take(await named.byId([...unnamed]))
      if (unnamed.size > 0) {
        for await (const key of named.waiting()) unnamed.delete(idOf(key))
        // Handed over since: it waited before, and has its id now.
        take(await named.byId([...unnamed]))
      }
      for (const id of unnamed) await Promise.all(['pdf', 'json'].map((ending) => files.delete(`${id}.${ending}`)))
      return next
    },

    async status(id, at) {
      const record = ID.test(id) ? await readRecord(id) : null
      if (record === null) return null
      const now = Date.parse(at)
      return practiceTimeline(record, isDeliveryDay).filter((event) => Date.parse(event.at) <= now)
    },
  }
}
