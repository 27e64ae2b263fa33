import type { Context } from '#server/context.ts'
import { helperActor } from '#server/platform/transact.ts'

/** The member and each helper type for themselves: no one types over another. */
export const authorOf = ({ helper }: Pick<Context, 'helper'>): string =>
  helper === null ? 'member' : helperActor(helper.grantId)
