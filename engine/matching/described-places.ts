import { plainName } from '#engine/matching/plain-name.ts'
import type { Report } from '#engine/report/report.ts'
import { BUREAUS, type DisputeTarget } from '#engine/words/bureau.ts'

/** Where an entry is. */
export interface Place {
  readonly reportId: string
  readonly subjectId: string
}

interface Described {
  readonly creditor: string
  readonly description: string
  readonly disputeTargets: readonly DisputeTarget[]
}

const INQUIRY = /\binquir/i

/**
 * What a dispute from the form is about: the one account, or the one inquiry where it says so, of exactly that company at each bureau
 * that it goes to. Where a bureau lists two of that name none is taken: it would be a guess.
 */
export function describedPlaces(dispute: Described, reports: readonly (Report & { readonly id: string })[]): readonly Place[] {
  const wanted = plainName(dispute.creditor)
  if (wanted === '') return []
  const asked = BUREAUS.filter((bureau) => dispute.disputeTargets.includes(bureau))
  const isAsked = (bureau: (typeof BUREAUS)[number]): boolean => asked.length === 0 || asked.includes(bureau)
  const listed = reports
    .filter(({ bureau }) => isAsked(bureau))
    .flatMap(({ id, bureau, accounts, inquiries }) =>
      (INQUIRY.test(dispute.description) ? inquiries : accounts).map((entry) => ({ reportId: id, bureau, entry })),
    )
    .filter(({ entry }) => plainName(entry.creditorName) === wanted)
  return [...Map.groupBy(listed, ({ bureau }) => bureau).values()].flatMap((same) =>
    same.length === 1 ? same.map(({ reportId, entry }) => ({ reportId, subjectId: entry.id })) : [],
  )
}
