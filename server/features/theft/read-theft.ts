import type { readTheft as endpoint } from '#contract/theft.ts'
import { theftNow } from '#server/features/theft/theft.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readTheft: Operation<typeof endpoint> = (context, { user }) => theftNow(context, user)
