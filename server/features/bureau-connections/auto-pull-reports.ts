import type { autoPullReports as endpoint } from '#contract/bureaus.ts'
import { BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'
import { isPracticeAnswer, told, type ToldAnswer } from '#server/features/bureau-connections/answers.ts'
import { askBureaus, personOf } from '#server/features/bureau-connections/bureau-connections.ts'
import type { Operation } from '#server/platform/operations.ts'

/** The same as generating, with the SSN that a real bureau asks for. */
export const autoPullReports: Operation<typeof endpoint> = async (context, { user, body, session }) => {
  const answers = await askBureaus(context, user, {
    person: personOf(context, body.personalInfo),
    bureaus: BUREAUS,
    action: 'report.pulled',
    failed: 'Failed to fetch credit reports automatically',
    session,
  })
  const all = await told(context, user, answers)
  const successCount = all.filter(({ report }) => report !== null).length
  return {
    success: successCount > 0,
    successCount,
    connections: all.map((one) => ({
      bureau: one.bureau,
      status: one.report === null ? ('error' as const) : ('success' as const),
      message: messageOf(one),
      creditScore: one.report?.score ?? null,
      reportId: one.report?.id ?? null,
      source: one.report?.source ?? null,
    })),
    isPractice: isPracticeAnswer(all),
  }
}

function messageOf({ bureau, report, error }: ToldAnswer): string {
  if (report === null) return error ?? ''
  const name = BUREAU_NAMES[bureau]
  return report.source === 'practice'
    ? `Your practice report from ${name} is here. It’s made up.`
    : `Your report from ${name} is here.`
}
