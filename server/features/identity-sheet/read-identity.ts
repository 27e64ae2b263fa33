import type { readIdentity as endpoint } from '#contract/identity.ts'
import { identitySheet } from '#server/features/identity-sheet/identity-sheet.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readIdentity: Operation<typeof endpoint> = (context, { user }) => identitySheet(context, user)
