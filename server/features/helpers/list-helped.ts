import type { listHelped as list, readHelping as read } from '#contract/helpers.ts'
import { heldBy, helpedAnswer, helpedMember, ownedGrant } from '#server/features/helpers/helper-rows.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Whom they help now. */
export const listHelped: Operation<typeof list> = async (context, { user }) => {
  const helped = []
  for (const { grant } of await heldBy(context, user)) {
    const member = await helpedMember(context, grant)
    if (member !== null) helped.push(helpedAnswer(grant, member.name))
  }
  return { helped }
}

/** On a page of someone's file: whose it is, and what may be done in it. */
export const readHelping: Operation<typeof read> = async (context, { user }) => {
  if (context.helper === null) throw new Refusal('not_found')
  return helpedAnswer(await ownedGrant(context, user, context.helper.grantId), user.name)
}
