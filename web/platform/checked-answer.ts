import type { Endpoint } from '#contract/endpoint.ts'

/**
 * An answer of the server. While developing and in tests it is checked against the contract. The built screens have no shapes of answers
 * (`tools/build/lean-contract.ts`): the server has parsed each by the same contract before it sent it.
 */
export const checkedAnswer = ({ answer }: Endpoint, sent: unknown): unknown => (import.meta.env.PROD ? sent : answer.parse(sent))
