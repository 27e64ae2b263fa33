import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, Output } from 'ai'
import { z } from 'zod'
import type { ModelPort, PageLines } from '#adapters/model/port.ts'

/** Where the server is; whatever speaks the chat completions of OpenAI serves, Ollama and vLLM among them. */
export interface ModelSettings {
  /** e.g. `http://localhost:11434/v1`. */
  readonly baseUrl: string
  readonly name: string
  /** Null where the server asks for none. */
  readonly apiKey: string | null
  /** Milliseconds for one answer, a second try included; 60 000 when absent. */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 60_000
/** Characters of a token, roughly: the bound is checked again on the answer. */
const CHARACTERS_A_TOKEN = 3
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

/** A model behind any server of that protocol. Its failures are answers: nothing of the product waits for a model. */
export function openAiCompatibleModel(settings: ModelSettings): ModelPort {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: settings.baseUrl,
    ...(settings.apiKey !== null && { apiKey: settings.apiKey }),
    supportsStructuredOutputs: true,
  })
  const model = provider(settings.name)
  const limits = (signal: AbortSignal | undefined) => {
    const timeUp = AbortSignal.timeout(settings.timeoutMs ?? TIMEOUT_MS)
    return { maxRetries: 1, abortSignal: signal === undefined ? timeUp : AbortSignal.any([timeUp, signal]) }
  }
  return {
    isConnected: true,
    async draft({ instructions, material, longest, signal }) {
      try {
        const { text } = await generateText({
          model,
          instructions,
          prompt: material,
          maxOutputTokens: Math.ceil(longest / CHARACTERS_A_TOKEN),
          ...limits(signal),
        })
        return text === '' || text.length > longest ? { kind: 'none' } : { kind: 'draft', text, model: settings.name }
      } catch {
        signal?.throwIfAborted()
        return { kind: 'none' }
      }
    },
    async propose({ instructions, pages, fields, signal }) {
      try {
        const { output } = await generateText({
          model,
          instructions: `${instructions}\nFields: ${fields.join(', ')}`,
          prompt: pages.map(numbered).join('\n\n'),
          output: Output.object({ schema: proposals }),
          maxOutputTokens: MOST_PROPOSAL_TOKENS,
          ...limits(signal),
        })
        return { kind: 'proposals', proposals: output.proposals, model: settings.name }
      } catch {
        // Neither its words nor its errors are kept: they may repeat the page.
        signal?.throwIfAborted()
        return { kind: 'failed' }
      }
    },
  }
}

const numbered = ({ page, lines }: PageLines): string =>
  [`Page ${page}`, ...lines.map((line, index) => `${index}: ${line}`)].join('\n')
