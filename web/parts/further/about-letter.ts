import type { z } from 'zod'
import type { letterKind } from '#contract/letter-kinds.ts'
import { type OfferedKind, OFFERED_KINDS } from '#engine/words/letter-type.ts'
import type { LetterHead } from '#web/parts/letter/letter-words.ts'

export type LetterKind = z.output<typeof letterKind>
type InquiryPlace = { readonly reportId: string; readonly inquiryId: string }

/** What a further letter is about: an item, a dispute, or an inquiry that no one disputed yet. */
export type About =
  | { readonly negativeItemId: string }
  | { readonly disputeId: string; readonly inquiry?: InquiryPlace | null }
  | { readonly inquiry: InquiryPlace }

/** The ids by which the kinds are asked for. */
export function queryOf(about: About) {
  if ('negativeItemId' in about || 'disputeId' in about)
    return 'negativeItemId' in about ? { negativeItemId: about.negativeItemId } : { disputeId: about.disputeId }
  return about.inquiry
}

/** What a letter is about, by the ids that it carries. */
export const aboutOf = ({ negativeItemId, disputeId }: LetterHead): About =>
  negativeItemId === null ? { disputeId: disputeId ?? '' } : { negativeItemId }

export const offeredKind = ({ letterType }: Pick<LetterHead, 'letterType'>): OfferedKind | null =>
  OFFERED_KINDS.find((kind) => kind === letterType) ?? null
