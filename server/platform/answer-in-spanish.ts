import { setImmediate as breath } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SayInSpanish } from '#engine/spanish/say-in-spanish.ts'
import { sayInSpanish } from '#server/platform/say-in-spanish.ts'
import { wishedLanguage } from '#server/platform/wished-language.ts'

/**
 * What a report or a paper prints, what is mailed or put into a form, what somebody wrote, and what a screen sends back: as it stands,
 * in every language.
 */
const AS_IT_STANDS = new Set([
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
/** Whole answers of that kind: the text of a report, of a letter, of a draft, of a contract, of everything that is kept. */
const AS_THEY_STAND =
  /^\/api\/(?:openapi|drafts|profile|identity|account-data|billing\/documents|dispute-letters\/(?:generate\/events|[^/]+\/(?:letter|proof|spanish))|credit-reports(?:\/upload|\/[^/]{36}(?:\/(?:confirmations|answered-values|ownership|text|pages))?)?)(?:[/?]|$)/
/** One word is a name of the program, or is printed: the screens say those. Those are shown as they come. */
const MAY_BE_ONE_WORD = new Set(['label', 'message', 'term', 'title'])

const REFUSED = 400

/** Answers to Spanish screens say in Spanish what Errata says; the engine and the database know one language. */
export function answerInSpanish(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
    const written = isJson && wishedLanguage(request) === 'es' ? textOf(payload) : null
    if (written === null) return payload
    const isStanding = reply.statusCode < REFUSED && AS_THEY_STAND.test(request.url)
    reply.removeHeader('content-length')
    return JSON.stringify(await spoken(JSON.parse(written), isStanding))
  })
}

/** An answer that was written beside this thread comes as bytes. */
const textOf = (payload: unknown): string | null =>
  typeof payload === 'string' ? payload : payload instanceof Uint8Array ? Buffer.from(payload).toString('utf8') : null

/** One event of a stream, in the language of whoever listens. */
export const eventFor = async (request: FastifyRequest, event: unknown): Promise<unknown> =>
  wishedLanguage(request) === 'es' ? spoken(event, AS_THEY_STAND.test(request.url)) : event

async function spoken(answer: unknown, isStanding: boolean): Promise<unknown> {
  const within = isStanding ? oursWithin : inSpanish
  const texts = new Set<string>()
  within('', answer, (text) => {
    texts.add(text)
    return text
  })
  const said = await saidOf(texts, sayInSpanish())
  return within('', answer, (text) => said.get(text) ?? text)
}

/** So long one answer is worked at before others have their turn. */
const TURN_MS = 8

/** A long list of long texts takes a second; nobody waits for it but whoever asked. */
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

/** `3 addresses`, `Name on file: DANA SAMPLE`: what questions and findings are about, named by Errata in a list beside names of companies. */
const IS_OURS =
  /^(?:(?:Name|Address|Date of birth|Social Security number|Phone number|Employer|Notice) on file(?:: .+)?|\d+ (?:names|addresses|employers|phone numbers|inquiries|medical bills)|Your date of birth|A program of no known name|The last four digits of your Social Security number)$/

/** What Errata says within such an answer. */
const OURS = new Set(['failure', 'findings', 'message', 'negativeItems', 'summary'])

function oursWithin(name: string, answer: unknown, say: SayInSpanish): unknown {
  if (OURS.has(name)) return inSpanish(name, answer, say)
  if (Array.isArray(answer)) return answer.map((one) => oursWithin('', one, say))
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, oursWithin(key, value, say)]))
}

function inSpanish(name: string, answer: unknown, say: SayInSpanish): unknown {
  if (typeof answer === 'string') return answer.includes(' ') || MAY_BE_ONE_WORD.has(name) ? say(answer) : answer
  if (Array.isArray(answer)) return answer.map((one) => inSpanish(name, one, say))
  if (typeof answer !== 'object' || answer === null) return answer
  const fields = Object.entries(answer).map(([key, value]) => [
    key,
    isStanding(key, value, answer) ? value : inSpanish(key, value, say),
  ])
  return Object.fromEntries(fields)
}

const isStanding = (key: string, value: unknown, of: object): boolean =>
  key === 'description' ? isOwnDispute(of) : AS_IT_STANDS.has(key) && !(typeof value === 'string' && IS_OURS.test(value))

/** A dispute without a finding says what is wrong in the member’s own words. */
const isOwnDispute = (answer: object): boolean =>
  'findingId' in answer && answer.findingId === null && 'negativeItemId' in answer && answer.negativeItemId === null
