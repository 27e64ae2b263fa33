import type { DisputeRow } from '#server/features/disputes/open-description.ts'
import { seal, type Sealing, unseal } from '#server/platform/vault.ts'

type OfDispute = Pick<DisputeRow, 'userId' | 'id'>

const placeOf = ({ userId, id }: OfDispute): string => `${userId}/dispute-own-words/${id}`

export const sealOwnWords = async (context: Sealing, dispute: OfDispute, words: string): Promise<string> =>
  Buffer.from(await seal(context, placeOf(dispute), Buffer.from(JSON.stringify(words)))).toString('base64')

/** What the member said in their own words when they opened it; null: an earlier version opened it, which did not tell. */
export async function ownWordsOf(
  context: Sealing,
  dispute: OfDispute & Pick<DisputeRow, 'sealedOwnWords'>,
): Promise<string | null> {
  if (dispute.sealedOwnWords === null) return null
  return JSON.parse(
    Buffer.from(await unseal(context, placeOf(dispute), Buffer.from(dispute.sealedOwnWords, 'base64'))).toString(),
  )
}
