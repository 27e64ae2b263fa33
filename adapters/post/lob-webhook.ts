import { createHmac, timingSafeEqual } from 'node:crypto'
import { lobEvent } from '#adapters/post/lob-wire.ts'
import type { PostMessage, PostNews } from '#adapters/post/port.ts'

/** A message that was signed longer ago than this, or will be, was recorded by someone. */
const TOLERANCE_MS = 5 * 60 * 1000

/** What a webhook of Lob says, if it is one: signed with the secret over the instant and the very bytes, and fresh. */
export function hearLob(secret: string | undefined, { header, body, at }: PostMessage): PostNews {
  const [signature, timestamp] = [header('lob-signature'), header('lob-signature-timestamp')]
  if (secret === undefined || signature === null || timestamp === null) return { kind: 'forged' }
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest()
  const given = Buffer.from(signature, 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { kind: 'forged' }
  const sent = instantOf(timestamp)
  if (sent === null || Math.abs(Date.parse(at) - sent) > TOLERANCE_MS) return { kind: 'forged' }
  const event = lobEvent.safeParse(contentOf(body)).data
  const isLetter = event?.event_type.id.startsWith('letter.') === true
  return isLetter && event !== undefined ? { kind: 'letter', id: event.reference_id } : { kind: 'nothing' }
}

/** Seconds or milliseconds since 1970, or a date. */
function instantOf(text: string): number | null {
  if (/^\d{10}$/.test(text)) return Number(text) * 1000
  const instant = /^\d{13}$/.test(text) ? Number(text) : Date.parse(text)
  return Number.isNaN(instant) ? null : instant
}

function contentOf(body: string): unknown {
  try {
    const content: unknown = JSON.parse(body)
    return content
  } catch {
    return null
  }
}
