import type { readTold as endpoint } from '#contract/letter-kinds.ts'
import { ownedLetter } from '#server/features/letters/letter-rows.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Only here is it answered: no list of letters carries what its writer told. */
export const readTold: Operation<typeof endpoint> = async (context, { user, params }) => {
  const asked = (await ownedLetter(context, user, params.id)).told
  if (asked === null) return { told: {}, statement: null, inquiry: null, userInfo: null, recipientAddress: null }
  const { papers, pastRecipients, ...told } = asked.told
  return {
    ...asked,
    told: { ...told, ...(papers && { papers: [...papers] }), ...(pastRecipients && { pastRecipients: [...pastRecipients] }) },
  }
}
