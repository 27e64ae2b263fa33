import type { Context } from '#server/context.ts'
import { type PaperDate, paperDatesOf } from '#server/features/answers/answers.ts'
import { datesOfMember, type MemberDate } from '#server/features/case-file/case-file.ts'
import type { SignedIn } from '#server/platform/caller.ts'

interface Dates {
  readonly ofDisputes: readonly MemberDate[]
  readonly ofPapers: readonly PaperDate[]
}

/** The dates of disputes and of papers; a clock that the paper's dispute runs already is told once, by the dispute. */
export async function datesOfEverything(context: Context, user: SignedIn): Promise<Dates> {
  const [ofDisputes, papers] = await Promise.all([datesOfMember(context, user), paperDatesOf(context, user)])
  const runs = new Set(ofDisputes.map(({ dispute, kind }) => `${dispute.id} ${kind}`))
  return { ofDisputes, ofPapers: papers.filter(({ disputeId, kind }) => !runs.has(`${disputeId} ${kind}`)) }
}
