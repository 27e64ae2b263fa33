import type { z } from 'zod'
import type { bureauConnection } from '#contract/bureau-connections.ts'
import type { fetchedReport, generatedReport } from '#contract/bureaus.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import type { BureauAnswer, Connection } from '#server/features/bureau-connections/bureau-connections.ts'
import { consentAnswer } from '#server/features/bureau-connections/consents.ts'
import { answerWithParts } from '#server/features/reports/reports.ts'
import type { SignedIn } from '#server/platform/caller.ts'

type Whole = Awaited<ReturnType<typeof answerWithParts>>[number]

export interface ToldAnswer {
  readonly bureau: Bureau
  readonly report: Whole | null
  readonly error: string | null
}

/** The stored reports behind the answers of the bureaus, with their items. */
export async function told(context: Context, user: SignedIn, answers: readonly BureauAnswer[]): Promise<ToldAnswer[]> {
  const rows = answers.flatMap(({ row }) => (row === null ? [] : [row]))
  const wholes = new Map((await answerWithParts(context, user, rows)).map((whole) => [whole.id, whole]))
  return answers.map(({ bureau, row, error }) => ({ bureau, report: row === null ? null : (wholes.get(row.id) ?? null), error }))
}

export const isPracticeAnswer = (answers: readonly ToldAnswer[]): boolean =>
  answers.some(({ report }) => report?.source === 'practice')

export const fetchedAnswer = ({ bureau, report, error }: ToldAnswer): z.input<typeof fetchedReport> => ({
  id: report?.id ?? null,
  bureau,
  status: report === null ? 'error' : 'success',
  source: report?.source ?? null,
  score: report?.score ?? null,
  reportDate: report?.reportDate ?? null,
  negativeItems: report?.negativeItems ?? [],
  error,
})

export const generatedAnswer = (answer: ToldAnswer): z.input<typeof generatedReport> => ({
  ...fetchedAnswer(answer),
  scoreModel: answer.report?.scoreModel ?? null,
  personalInfo: answer.report?.personalInfo ?? null,
  accounts: answer.report?.accounts ?? [],
  inquiries: answer.report?.inquiries ?? [],
})

export const connectionAnswer = ({ bureau, row, kind, provider, consent }: Connection): z.input<typeof bureauConnection> => ({
  bureau,
  status: row?.status ?? 'not_connected',
  reportAvailable: row?.reportAvailable ?? false,
  lastUpdated: row?.lastUpdated ?? null,
  isPractice: row?.isPractice ?? false,
  provider,
  canBeAsked: kind !== 'not_connected',
  needsConsent: kind === 'connected',
  consent: consent && consentAnswer(consent),
})
