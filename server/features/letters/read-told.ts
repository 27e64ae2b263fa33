import type { readTold as endpoint } from '#contract/letter-kinds.ts'
import type { AskedWith } from '#engine/letters/told.ts'
import { ownedLetter } from '#server/features/letters/letter-rows.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Only here is it answered: no list of letters carries what its writer told. */
export const readTold: Operation<typeof endpoint> = async (context, { user, params }) => {
  const asked = (await ownedLetter(context, user, params.id)).told
  return asked === null ? ASKED_NOTHING : askedFor(asked)
}

const ASKED_NOTHING = { told: {}, statement: null, inquiry: null, userInfo: null, recipientAddress: null }
/** As the call that asks for the letter takes it. */
export function askedFor(asked: AskedWith) {
  const { papers, pastRecipients, ...told } = asked.told
  return {
    ...asked,
    told: { ...told, ...(papers && { papers: [...papers] }), ...(pastRecipients && { pastRecipients: [...pastRecipients] }) },
  }
}
