import type { readBillingDocuments as endpoint } from '#contract/subscriptions.ts'
import { DISCLOSURE, DISCLOSURE_TITLE } from '#engine/billing/disclosure.ts'
import { cardsOf } from '#server/features/subscriptions/contract-rows.ts'
import { contractFor } from '#server/features/subscriptions/documents.ts'
import type { Operation } from '#server/platform/operations.ts'

export const NOT_SOLD = 'The plan is not sold in this state. Everything outside the plan stays free.'

/** Read before anything is signed. */
export const readBillingDocuments: Operation<typeof endpoint> = async (context, { user, query }) => {
  cardsOf(context)
  const rights = { title: DISCLOSURE_TITLE, paragraphs: [...DISCLOSURE] }
  if (query.state === undefined) return { rights, contract: null, notSold: null }
  const ready = await contractFor(context, user, query.state)
  if (ready === null) return { rights, contract: null, notSold: NOT_SOLD }
  const { parts, notice, version, signer } = ready
  return { rights, contract: { parts: [...parts], notice: [...notice], version, signer }, notSold: null }
}
