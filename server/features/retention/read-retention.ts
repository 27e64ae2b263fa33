import type { readRetention as endpoint } from '#contract/retention.ts'
import { retentionOf } from '#server/features/retention/retention.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readRetention: Operation<typeof endpoint> = (context, { user }) => retentionOf(context, user)
