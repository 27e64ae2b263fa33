import type { readSignedContract as endpoint } from '#contract/subscriptions.ts'
import { latestContract } from '#server/features/subscriptions/contract-rows.ts'
import { rightsText } from '#server/features/subscriptions/documents.ts'
import { layDocument } from '#server/features/subscriptions/lay-document.ts'
import { signedDocument } from '#server/features/subscriptions/signed-documents.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** The kept copy, each document on a page of its own. */
export const readSignedContract: Operation<typeof endpoint> = async (context, { user }) => {
  const contract = await latestContract(context, user)
  const signed = contract && (await signedDocument(context, user, contract.id))
  if (!signed) throw new Refusal('not_found')
  return context.printing.setListing(layDocument([`# ${rightsText}`, ...signed.words.split('\n\n\n')]))
}
