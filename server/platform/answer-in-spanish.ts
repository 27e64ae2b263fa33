import { setImmediate as breath } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SayInSpanish } from '#engine/spanish/say-in-spanish.ts'
import { sayInSpanish } from '#server/platform/say-in-spanish.ts'
import { wishedLanguage } from '#server/platform/wished-language.ts'

/**
 * Fields that hold what a report or a paper prints, what is mailed or put into a form, what someone wrote, or what a screen sends
 * back: the same in every language.
 */
const NEVER_TRANSLATED = new Set([
  'accountTypeText',
  'address',
  'addressedTo',
  'after',
  'alsoKnownAs',
  'alsoPrinted',
  'before',
  'body',
  'category',
  'choices',
  'company',
  'content',
  'court',
  'creditor',
  'creditorName',
  'device',
  'disputeLetter',
  'done',
  'earlier',
  'email',
  'employers',
  'enclosed',
  'extractedText',
  'fileName',
  'formerNames',
  'key',
  'letter',
  'letterContent',
  'line',
  'lines',
  'loanType',
  'name',
  'note',
  'operator',
  'original',
  'originalCreditor',
  'paper',
  'person',
  'personalInfo',
  'phones',
  'printed',
  'proof',
  'quote',
  'raw',
  'readAs',
  'recipient',
  'recipientAddress',
  'reference',
  'remark',
  'remarks',
  'soldTo',
  'statement',
  'statusText',
  'suggested',
  'takenOut',
  'value',
  'way',
])
/** Calls whose answers are almost all of that kind: the text of a report, a letter, a draft, a contract, all that is kept. */
const MOSTLY_PRINTED =
  /^\/api\/(?:openapi|drafts|profile|identity|account-data|billing\/documents|dispute-letters\/(?:generate\/events|[^/]+\/(?:letter|proof|spanish))|credit-reports(?:\/upload|\/[^/]{36}(?:\/(?:confirmations|answered-values|ownership|text|pages))?)?)(?:[/?]|$)/
/** A single word is usually a code or is printed, so it stays. In these fields a single word is shown to people. */
const MAY_BE_ONE_WORD = new Set(['label', 'message', 'term', 'title'])

const REFUSED = 400

/** Translates what Errata says in answers to Spanish screens; the engine and the database know only English. */
export function answerInSpanish(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
    const written = isJson && wishedLanguage(request) === 'es' ? textOf(payload) : null
    if (written === null) return payload
    const isMostlyPrinted = reply.statusCode < REFUSED && MOSTLY_PRINTED.test(request.url)
    reply.removeHeader('content-length')
    return JSON.stringify(await translated(JSON.parse(written), isMostlyPrinted))
  })
}

/** An answer written by another thread comes as bytes. */
const textOf = (payload: unknown): string | null =>
  typeof payload === 'string' ? payload : payload instanceof Uint8Array ? Buffer.from(payload).toString('utf8') : null

/** One event of a stream, in its listener's language. */
export const eventFor = async (request: FastifyRequest, event: unknown): Promise<unknown> =>
  wishedLanguage(request) === 'es' ? translated(event, MOSTLY_PRINTED.test(request.url)) : event

async function translated(answer: unknown, isMostlyPrinted: boolean): Promise<unknown> {
  const within = isMostlyPrinted ? translatedParts : inSpanish
  const texts = new Set<string>()
  within('', answer, (text) => {
    texts.add(text)
    return text
  })
  const said = await saidOf(texts, sayInSpanish())
  return within('', answer, (text) => said.get(text) ?? text)
}

/** How long one answer is translated before others get their turn. */
const TURN_MS = 8

/** A long list of long texts takes a second, and only the one who asked waits for it. */
async function saidOf(texts: ReadonlySet<string>, say: SayInSpanish): Promise<ReadonlyMap<string, string>> {
  const said = new Map<string, string>()
  let since = performance.now()
  for (const text of texts) {
    said.set(text, say(text))
    if (performance.now() - since < TURN_MS) continue
    await breath()
    since = performance.now()
  }
  return said
}

/** `3 addresses`, `Name on file: DANA SAMPLE`: names that Errata gives, in fields that otherwise hold names of companies. */
const IS_OURS =
  /^(?:(?:Name|Address|Date of birth|Social Security number|Phone number|Employer|Notice) on file(?:: .+)?|\d+ (?:names|addresses|employers|phone numbers|inquiries|medical bills)|Your date of birth|An unknown program|The last four digits of your Social Security number)$/

/** The parts of such an answer that Errata says itself. */
const TRANSLATED_WITHIN = new Set(['failure', 'findings', 'message', 'negativeItems', 'summary'])

function translatedParts(name: string, answer: unknown, say: SayInSpanish): unknown {
  if (TRANSLATED_WITHIN.has(name)) return inSpanish(name, answer, say)
  if (Array.isArray(answer)) return answer.map((one) => translatedParts('', one, say))
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, translatedParts(key, value, say)]))
}

function inSpanish(name: string, answer: unknown, say: SayInSpanish): unknown {
  if (typeof answer === 'string') return answer.includes(' ') || MAY_BE_ONE_WORD.has(name) ? say(answer) : answer
  if (Array.isArray(answer)) return answer.map((one) => inSpanish(name, one, say))
  if (typeof answer !== 'object' || answer === null) return answer
  const fields = Object.entries(answer).map(([key, value]) => [
    key,
    isNeverTranslated(key, value, answer) ? value : inSpanish(key, value, say),
  ])
  return Object.fromEntries(fields)
}

const isNeverTranslated = (key: string, value: unknown, of: object): boolean =>
  key === 'description' ? isOwnDispute(of) : NEVER_TRANSLATED.has(key) && !(typeof value === 'string' && IS_OURS.test(value))

/** A dispute without a finding has the member’s own words as its description. */
const isOwnDispute = (answer: object): boolean =>
  'findingId' in answer && answer.findingId === null && 'negativeItemId' in answer && answer.negativeItemId === null
