import { callLob, type LobAccount, LobUnavailable } from '#adapters/post/call-lob.ts'
import { refusalOf } from '#adapters/post/check-order.ts'
import { isCertified, LOB_PRICE_SOURCE, lobPrice } from '#adapters/post/lob-prices.ts'
import { hearLob } from '#adapters/post/lob-webhook.ts'
import {
  type LobLetter,
  lobLetter,
  lobLetterList,
  type LobTrackingEvent,
  type LobVerification,
  lobVerification,
} from '#adapters/post/lob-wire.ts'
import type { AddressCheck, Mailing, PostalAddress, PostEvent, PostOrder, PostPort, PostRefusal } from '#adapters/post/port.ts'

export interface LobSettings {
  /** Where Lob answers, with the version: `https://api.lob.com/v1`. */
  readonly baseUrl: string
  /** A `test_` key mails nothing. */
  readonly apiKey: string
  /** Signs the messages of Lob; absent: none is believed. */
  readonly webhookSecret?: string | undefined
  readonly timeoutMs?: number
  readonly firstWaitMs?: number
}

/** What a letter of ours is known by at Lob, also after its idempotency key has run out. */
const KEY = 'errata_mailing'
const HOUR = 60 * 60 * 1000
/** Lob keeps idempotency keys 24 hours; before that a repeated key is the same letter. */
const KEY_IS_KEPT = 23 * HOUR

/** Lob, through its public API: letters, address verification, tracking. */
export function lobPost({ baseUrl, apiKey, webhookSecret, timeoutMs = 30_000, firstWaitMs = 1000 }: LobSettings): PostPort {
  const account: LobAccount = { baseUrl: baseUrl.replace(/(?<!\/)\/+$/, ''), apiKey, timeoutMs, firstWaitMs }
  const isTest = apiKey.startsWith('test_')
  return {
    words: { name: isTest ? 'Lob in its test mode' : 'Lob, which prints and mails it', isSimulated: isTest },
    quote: async ({ method, at }) => ({ ...lobPrice(method, at.slice(0, 10)), source: LOB_PRICE_SOURCE, expected: null }),
    checkAddress: (address) => (isTest ? Promise.resolve(UNCHECKED) : checkAddress(account, address)),
    submit: async (order) => {
      if (order.practice) return { kind: 'refused', reason: 'practice_letter' }
      const before = mayBeForgotten(order) ? await findByKey(account, order.idempotencyKey) : null
      if (before !== null) return { kind: 'mailed', mailing: mailingOf(before, isTest) }
      const reason = refusalOf(order)
      if (reason !== null) return { kind: 'refused', reason }
      const created = await callLob(account, {
        method: 'POST',
        path: '/letters',
        idempotencyKey: order.idempotencyKey,
        body: formOf(order),
      })
      if (created.kind === 'refused') return { kind: 'refused', reason: REASONS[created.code] ?? 'not_accepted' }
      return { kind: 'mailed', mailing: mailingOf(understood(lobLetter, created.content), isTest) }
    },
    hear: (message) => hearLob(webhookSecret, message),
    // Lob keeps what it printed, under its own rules.
    forget: () => Promise.resolve(false),
    forgetUnnamed: () => Promise.resolve(null),
    status: async (id, at) => {
      if (!/^ltr_[\da-zA-Z]+$/.test(id)) return null
      const answer = await callLob(account, { method: 'GET', path: `/letters/${id}` })
      if (answer.kind === 'refused') return null
      return eventsOf(understood(lobLetter, answer.content), at)
    },
  }
}

/** No verification is done with a test key. */
const UNCHECKED: AddressCheck = { kind: 'unchecked', standard: null }

/** Whether the key was first submitted so long ago that Lob may not know it any more. */
const mayBeForgotten = ({ firstTriedAt, at }: PostOrder): boolean =>
  firstTriedAt !== null && Date.parse(at) - Date.parse(firstTriedAt) > KEY_IS_KEPT

/** The letter of this key, found by what was written on it; a letter that was cancelled is none. */
async function findByKey(account: LobAccount, key: string): Promise<LobLetter | null> {
  const query = new URLSearchParams({ limit: '10', [`metadata[${KEY}]`]: key })
  const answer = await callLob(account, { method: 'GET', path: `/letters?${query.toString()}` })
  if (answer.kind === 'refused') throw new LobUnavailable(answer.code)
  const { data } = understood(lobLetterList, answer.content)
  return data.find((letter) => letter.metadata?.[KEY] === key && letter.deleted !== true) ?? null
}

/** An answer that is not as documented: no one knows what was done. */
function understood<Content>(
  shape: { safeParse(content: unknown): { success: boolean; data?: Content | undefined } },
  content: unknown,
): Content {
  const { data } = shape.safeParse(content)
  if (data === undefined) throw new LobUnavailable('not_understood')
  return data
}

const REASONS: Readonly<Record<string, PostRefusal>> = {
  failed_deliverability_strictness: 'bad_address',
  address_length_exceeds_limit: 'bad_address',
  foreign_return_address: 'bad_address',
  file_pages_exceed_max: 'too_many_pages',
  file_pages_below_min: 'bad_file',
  file_size_exceeds_limit: 'too_many_pages',
  inconsistent_page_dimensions: 'bad_file',
  invalid_file: 'bad_file',
  invalid_file_dimensions: 'bad_file',
  pdf_encrypted: 'bad_file',
  unembedded_fonts: 'bad_file',
}

function formOf(order: PostOrder): FormData {
  const form = new FormData()
  const put = (fields: Readonly<Record<string, string | null>>): void => {
    for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, value)
  }
  put(addressFields('to', order.to))
  put(addressFields('from', order.from))
  put({
    color: 'false',
    double_sided: 'false',
    use_type: 'operational',
    // The vendor prints the addresses into the windows; the letter keeps that space free (docs/decisions/0014).
    address_placement: 'top_first_page',
    mail_type: 'usps_first_class',
    extra_service: isCertified(order.method) ? 'certified' : null,
    [`metadata[${KEY}]`]: order.idempotencyKey,
  })
  form.set('file', new Blob([Buffer.from(order.pdf)], { type: 'application/pdf' }), 'letter.pdf')
  return form
}

const addressFields = (whose: 'to' | 'from', address: PostalAddress): Record<string, string | null> => ({
  [`${whose}[name]`]: address.name,
  [`${whose}[address_line1]`]: address.line1,
  [`${whose}[address_line2]`]: address.line2,
  [`${whose}[address_city]`]: address.city,
  [`${whose}[address_state]`]: address.state,
  [`${whose}[address_zip]`]: address.zip,
  [`${whose}[address_country]`]: 'US',
})

const mailingOf = (letter: LobLetter, isTest: boolean): Mailing => ({
  id: letter.id,
  trackingNumber: letter.tracking_number ?? null,
  expectedDelivery: letter.expected_delivery_date?.slice(0, 10) ?? null,
  handedOverAt: new Date(letter.date_created).toISOString(),
  simulated: isTest,
})

/** What a scan means: of certified letters by its detail, which is finer, of others by its name. */
const DETAILS: Readonly<Record<string, PostEvent['kind']>> = {
  delivered: 'delivered',
  returned_to_sender: 'returned',
  package_lost: 'failed',
  package_disposed: 'failed',
  package_undeliverable: 'failed',
}
const NAMES: Readonly<Record<string, PostEvent['kind']>> = {
  Mailed: 'in_transit',
  'In Transit': 'in_transit',
  'In Local Area': 'in_transit',
  'Processed for Delivery': 'in_transit',
  'Pickup Available': 'in_transit',
  'Re-Routed': 'in_transit',
  Issue: 'in_transit',
  Delivered: 'delivered',
  'Returned to Sender': 'returned',
}

/** Up to an instant and oldest first. Scans may come late and out of order: the one who reads looks at all of them. */
export function eventsOf(letter: LobLetter, at: string): readonly PostEvent[] {
  const scans = (letter.tracking_events ?? []).flatMap((event) => eventOf(event))
  const accepted: PostEvent = { kind: 'accepted', at: new Date(letter.date_created).toISOString() }
  // Never printed, or called back: it is not on its way, whatever else is there.
  const failed: PostEvent[] = letter.status === 'failed' || letter.deleted === true ? [{ kind: 'failed', at: accepted.at }] : []
  const known = [accepted, ...failed, ...scans].filter((event) => Date.parse(event.at) <= Date.parse(at))
  return known.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

function eventOf({ name, time, date_created: written, details }: LobTrackingEvent): PostEvent[] {
  const kind = DETAILS[details?.event ?? ''] ?? NAMES[name]
  const at = new Date(time ?? written)
  return kind === undefined || Number.isNaN(at.getTime()) ? [] : [{ kind, at: at.toISOString() }]
}

const DELIVERABLE: Readonly<Record<string, AddressCheck['kind']>> = {
  deliverable: 'deliverable',
  deliverable_unnecessary_unit: 'deliverable',
  deliverable_incorrect_unit: 'uncertain',
  deliverable_missing_unit: 'uncertain',
  undeliverable: 'undeliverable',
}

async function checkAddress(account: LobAccount, address: PostalAddress): Promise<AddressCheck> {
  const body = JSON.stringify({
    recipient: address.name,
    primary_line: address.line1,
    secondary_line: address.line2 ?? '',
    city: address.city,
    state: address.state,
    zip_code: address.zip,
  })
  const answer = await callLob(account, { method: 'POST', path: '/us_verifications', body }).catch(() => null)
  // Who cannot check says nothing about the address.
  if (answer === null || answer.kind === 'refused') return UNCHECKED
  const found = lobVerification.safeParse(answer.content).data
  if (found === undefined) return UNCHECKED
  return { kind: DELIVERABLE[found.deliverability] ?? 'uncertain', standard: standardOf(address.name, found) }
}

function standardOf(
  name: string,
  { primary_line: line1, secondary_line: line2, components }: LobVerification,
): PostalAddress | null {
  const { city, state, zip_code: zip, zip_code_plus_4: plus } = components ?? {}
  if (!line1 || !city || !state || !zip) return null
  return { name, line1, line2: line2 ? line2 : null, city, state, zip: plus ? `${zip}-${plus}` : zip }
}
