import type { FastifyInstance } from 'fastify'
import type { SayInSpanish } from '#engine/spanish/say-in-spanish.ts'
import { sayInSpanish } from '#server/platform/say-in-spanish.ts'
import { wishedLanguage } from '#server/platform/wished-language.ts'

/** What a report prints, what is mailed, and what somebody wrote: as it stands, in every language. */
const AS_IT_STANDS = new Set([
  'address',
  'body',
  'company',
  'content',
  'creditor',
  'creditorName',
  'fileName',
  'letter',
  'letterContent',
  'name',
  'note',
  'original',
  'paragraphs',
  'printed',
  'proof',
  'quote',
  'raw',
  'recipient',
  'recipientAddress',
  'sentence',
  'sentences',
  'statement',
  'value',
])
/** Whole answers of that kind: the text of a report, of a letter, of a draft, of everything that is kept. */
const AS_THEY_STAND =
  /^\/api\/(?:openapi|drafts|profile|identity|account-data|dispute-letters\/[^/]+\/(?:letter|proof)|credit-reports\/[^/]+)(?:[/?]|$)/

/** Answers to Spanish screens say in Spanish what Errata says; the engine and the database know one language. */
export function answerInSpanish(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload) => {
    const isOurs = typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('application/json')
    if (!isOurs || AS_THEY_STAND.test(request.url) || wishedLanguage(request) !== 'es') return Promise.resolve(payload)
    reply.removeHeader('content-length')
    return Promise.resolve(JSON.stringify(inSpanish(JSON.parse(payload), sayInSpanish())))
  })
}

function inSpanish(answer: unknown, say: SayInSpanish): unknown {
  if (typeof answer === 'string') return say(answer)
  if (Array.isArray(answer)) return answer.map((one) => inSpanish(one, say))
  if (typeof answer !== 'object' || answer === null) return answer
  const fields = Object.entries(answer).map(([key, value]) => [key, AS_IT_STANDS.has(key) ? value : inSpanish(value, say)])
  return Object.fromEntries(fields)
}
