import type { readCurrentUser as endpoint } from '#contract/sign-in.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readCurrentUser: Operation<typeof endpoint> = (_context, { user }) => Promise.resolve({ user })
