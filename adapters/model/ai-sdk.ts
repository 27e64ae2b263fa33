import { APICallError, generateText, NoObjectGeneratedError, Output, RetryError, streamText } from 'ai'
import { z } from 'zod'
import { AnswerTooLong } from '#adapters/http/bounded-fetch.ts'
import { languageModel, type LanguageModelSettings } from '#adapters/model/language-model.ts'
import {
  type Failed,
  type ModelPort,
  type PageLines,
  type Spent,
  tokensOf,
  type Trouble,
  type WordsRequest,
} from '#adapters/model/port.ts'

export interface ModelSettings extends LanguageModelSettings {
  /** Milliseconds for one answer, from asking to its last word; 60 000 when absent. */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 60_000
/** Tokens of an answer that proposes fields: some four hundred of them. */
const MOST_PROPOSAL_TOKENS = 16_000

const proposals = z.object({
  proposals: z
    .array(
      z.object({
        page: z.number().int(),
        line: z.number().int(),
        creditor: z.string().max(200),
        field: z.string().max(60),
        value: z.string().max(500),
      }),
    )
    .max(2000),
})

/** A model by the Vercel AI SDK. Its failures are answers: nothing of the product waits for a model. */
export function aiSdkModel(settings: ModelSettings): ModelPort {
  const model = languageModel(settings)
  const limits = (...signals: readonly (AbortSignal | undefined)[]) => {
    const timeUp = AbortSignal.timeout(settings.timeoutMs ?? TIMEOUT_MS)
    const given = signals.filter((signal) => signal !== undefined)
    return { abortSignal: AbortSignal.any([timeUp, ...given]) }
  }
  /** Neither its words nor its errors are kept: they may repeat what was asked. */
  const failure = (error: unknown, spent: Spent, signal: AbortSignal | undefined): Failed => {
    signal?.throwIfAborted()
    return { kind: 'failed', trouble: troubleOf(error), spent }
  }
  return {
    isConnected: true,
    async draft(request) {
      const asked = tokensOf(request.instructions.length + request.material.length)
      const enough = new AbortController()
      const heard: Heard = { text: '', ending: null, spent: null }
      const result = streamText({
        model,
        instructions: request.instructions,
        prompt: request.material,
        maxOutputTokens: tokensOf(request.longest),
        // Someone is waiting, and we already have the rules' own words to show.
        maxRetries: 0,
        // The stream itself tells of it; the SDK's own line would print the request.
        onError: () => undefined,
        ...limits(request.signal, enough.signal),
      })
      const spent = (): Spent => heard.spent ?? { inputTokens: asked, outputTokens: tokensOf(heard.text.length) }
      try {
        await hear(result.stream, { heard, request, stop: () => enough.abort() })
      } catch (error) {
        return failure(error, spent(), request.signal)
      }
      const trouble = troubleWith(heard, request.longest)
      if (trouble !== null) return { kind: 'failed', trouble, spent: spent() }
      return { kind: 'draft', text: heard.text, model: settings.name, spent: spent() }
    },
    async propose({ instructions, pages, fields, signal }) {
      const prompt = pages.map(numbered).join('\n\n')
      const asked = tokensOf(instructions.length + prompt.length)
      try {
        const { output, usage } = await generateText({
          model,
          instructions: `${instructions}\nFields: ${fields.join(', ')}`,
          prompt,
          output: Output.object({ schema: proposals }),
          maxOutputTokens: MOST_PROPOSAL_TOKENS,
          maxRetries: 1,
          ...limits(signal),
        })
        const { inputTokens = asked, outputTokens = tokensOf(JSON.stringify(output).length) } = usage
        return { kind: 'proposals', proposals: output.proposals, model: settings.name, spent: { inputTokens, outputTokens } }
      } catch (error) {
        const said = NoObjectGeneratedError.isInstance(error) ? (error.usage?.outputTokens ?? 0) : 0
        return failure(error, { inputTokens: asked, outputTokens: said }, signal)
      }
    },
  }
}

/** What has come of an answer so far. */
interface Heard {
  text: string
  /** The reason that the server gives for its end; null before one. */
  ending: string | null
  spent: Spent | null
}

type Stream = ReturnType<typeof streamText>['stream']

/** @throws whatever broke the stream, the end of its time included. */
async function hear(
  stream: Stream,
  { heard, request, stop }: { heard: Heard; request: WordsRequest; stop: () => void },
): Promise<void> {
  for await (const part of stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new DOMException('time is up', 'TimeoutError')
    if (part.type === 'text-delta') {
      heard.text += part.text
      if (heard.text.length > request.longest) {
        stop()
        return
      }
      request.onPiece?.(part.text)
    }
    if (part.type !== 'finish') continue
    const { inputTokens, outputTokens } = part.totalUsage
    heard.ending = part.finishReason
    heard.spent = inputTokens === undefined || outputTokens === undefined ? null : { inputTokens, outputTokens }
  }
}

function troubleWith({ text, ending }: Heard, longest: number): Trouble | null {
  if (text.length > longest) return 'too_long'
  if (ending !== 'stop') return 'cut_off'
  return text.trim() === '' ? 'unreadable' : null
}

function troubleOf(error: unknown): Trouble {
  if (RetryError.isInstance(error)) return troubleOf(error.lastError)
  if (error instanceof AnswerTooLong) return 'too_long'
  if (error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name)) return 'time_up'
  if (!APICallError.isInstance(error)) return 'unreadable'
  const { statusCode, cause } = error
  if (cause instanceof AnswerTooLong) return 'too_long'
  if (statusCode === undefined || statusCode >= 500) return 'unreachable'
  if (statusCode === 429) return 'busy'
  return statusCode >= 400 ? 'refused' : 'unreadable'
}

const numbered = ({ page, lines }: PageLines): string =>
  [`Page ${page}`, ...lines.map((line, index) => `${index}: ${line}`)].join('\n')
