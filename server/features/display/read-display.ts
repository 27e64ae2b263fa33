import type { readDisplay as endpoint } from '#contract/display.ts'
import { displayOf } from '#server/platform/display-of.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readDisplay: Operation<typeof endpoint> = (context, { user }) => displayOf(context, user.id)
