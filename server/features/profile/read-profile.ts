import type { readProfile as endpoint } from '#contract/profile.ts'
import { profileOf } from '#server/features/profile/profile.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readProfile: Operation<typeof endpoint> = (context, { user }) => profileOf(context, user)
