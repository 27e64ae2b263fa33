import type { Endpoint } from '#contract/endpoint.ts'

/**
 * Checks an answer against the contract in development and tests. The built screens leave those shapes out
 * (`tools/build/lean-contract.ts`), because the server parses every answer by the same contract before sending it.
 */
export const checkedAnswer = ({ answer }: Endpoint, sent: unknown): unknown => (import.meta.env.PROD ? sent : answer.parse(sent))
