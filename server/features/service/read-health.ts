import type { readHealth as endpoint } from '#contract/service.ts'
import type { Operation } from '#server/platform/operations.ts'

/** The server listens only once it is migrated and can serve, so an answer is the proof. */
export const readHealth: Operation<typeof endpoint> = () => Promise.resolve({ status: 'ok' })
