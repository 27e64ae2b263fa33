import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { boundedFetch } from '#adapters/http/bounded-fetch.ts'

/** `openai-compatible` is whatever speaks the chat completions of OpenAI: Ollama, vLLM, llama.cpp, most gateways. */
export type ModelProvider = 'openai-compatible' | 'openai' | 'ollama' | 'anthropic'

export interface LanguageModelSettings {
  readonly provider: ModelProvider
  /** e.g. `http://localhost:11434/v1`. */
  readonly baseUrl: string
  readonly name: string
  /** Null where the server asks for none. */
  readonly apiKey: string | null
}

/** More than any answer of ours with its wrapping: each token comes in an event of some hundred bytes. */
const MOST_ANSWER_BYTES = 8_000_000

/** A model of the AI SDK; nothing goes out before it is asked. */
export function languageModel({ provider, baseUrl, name, apiKey }: LanguageModelSettings) {
  const shared = { baseURL: baseUrl, fetch: boundedFetch(MOST_ANSWER_BYTES) }
  if (provider === 'anthropic') return createAnthropic({ ...shared, apiKey: apiKey ?? 'none' })(name)
  return createOpenAICompatible({
    ...shared,
    name: 'model',
    ...(apiKey !== null && { apiKey }),
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(provider === 'openai' && { transformRequestBody: withOpenAiNames }),
  })(name)
}

/** OpenAI's own newer models take the bound of an answer under another name only. */
function withOpenAiNames({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return max_tokens === undefined ? body : { ...body, max_completion_tokens: max_tokens }
}
