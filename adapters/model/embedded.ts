import type { ModelPort } from '#adapters/model/port.ts'

/** No model. Letters come from the rules and answers from the user's file and the articles. */
export function embeddedModel(): ModelPort {
  return { isConnected: false, draft: async () => ({ kind: 'none' }), propose: async () => ({ kind: 'none' }) }
}
