import type { Context } from '#server/context.ts'
import { type DisputeRow, ownedDispute } from '#server/features/disputes/dispute-rows.ts'
import { findingIfKept, findingsBeside, findingsOfEntry, type StoredFinding } from '#server/features/findings/findings.ts'
import { itemIfKept } from '#server/features/negative-items/negative-items.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** What of a report a dispute or a letter is about. */
export interface DisputedEntry {
  readonly reportId: string
  /** Null where it is about what the report says about the member. */
  readonly subjectId: string | null
  readonly findings: readonly StoredFinding[]
}

type About = Pick<DisputeRow, 'negativeItemId'> & (Pick<DisputeRow, 'findingId'> | { readonly disputeId: string | null })

/** Null where it is only described, or gone with its report. */
export async function disputedEntry(context: Context, user: SignedIn, about: About): Promise<DisputedEntry | null> {
  if (about.negativeItemId !== null) {
    const item = await itemIfKept(context, user, about.negativeItemId)
    return item && { reportId: item.reportId, subjectId: item.subjectId, findings: await findingsOfEntry(context, user, item) }
  }
  const id = 'findingId' in about ? about.findingId : await findingOfDispute(context, user, about.disputeId)
  const finding = id === null ? null : await findingIfKept(context, user, id)
  return (
    finding && {
      reportId: finding.reportId,
      subjectId: finding.subjectId,
      findings: await findingsBeside(context, user, finding),
    }
  )
}

const findingOfDispute = async (context: Context, user: SignedIn, id: string | null): Promise<string | null> =>
  id === null ? null : (await ownedDispute(context, user, id)).findingId
