import type { ModelPort } from '#adapters/model/port.ts'

/** No model. Letters come from the rules and answers from the user's file and the articles. */
export function embeddedModel(): ModelPort {
  return { draft: async () => ({ kind: 'none' }) }
}
