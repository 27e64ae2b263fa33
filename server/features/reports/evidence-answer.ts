import type { z } from 'zod'
import type { evidence as evidenceShape } from '#contract/values.ts'
import type { Evidence, EvidenceMap } from '#engine/report/evidence.ts'

type EvidenceAnswer = z.input<typeof evidenceShape>

/** A place as the wire has it. */
export const evidenceAnswer = ({ page, box, quote, confidence }: Evidence, isUnconfirmed: boolean): EvidenceAnswer => ({
  page,
  box: [box[0], box[1], box[2], box[3]],
  quote,
  ...(confidence === undefined ? {} : { confidence }),
  ...(isUnconfirmed ? { unconfirmed: true } : {}),
})

/** The places of an entry; `isOpen` says which of its fields wait for the member's word. */
export const evidenceAnswers = (evidence: EvidenceMap, isOpen: (field: string) => boolean): Record<string, EvidenceAnswer> =>
  Object.fromEntries(Object.entries(evidence).map(([field, place]) => [field, evidenceAnswer(place, isOpen(field))]))
