import { and, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { creditAnalysis as analysisShape } from '#contract/analysis.ts'
import { analyseCredit, type CreditAnalysis } from '#engine/analysis/analyse-credit.ts'
import { type Context, within } from '#server/context.ts'
import { analyses } from '#server/database/tables/analysis.ts'
import { entryAnswer, fileForAdvice } from '#server/features/analysis/credit-file.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { openValue, sealValue } from '#server/platform/sealed-text.ts'
import { keyedHash } from '#server/platform/secret.ts'
import { transact } from '#server/platform/transact.ts'

/** Front door of the analysis. */
export { entryAnswer, fileForAdvice, idsOf } from '#server/features/analysis/credit-file.ts'

export interface AnalysisRow extends Omit<typeof analyses.$inferSelect, 'sealedContent' | 'content'> {
  readonly content: CreditAnalysis
}

const placeOf = (userId: string, id: string): string => `${userId}/analysis/${id}`

type AnalysisAnswer = z.input<typeof analysisShape>

/** Analyses the file at hand and keeps the outcome; refuses without a report. The same reports again rewrite the same row. */
export async function analyseFile(context: Context, user: SignedIn): Promise<AnalysisRow> {
  const { file, isPractice } = await fileForAdvice(context, user)
  if (file.reports.length === 0) {
    throw new Refusal('conflict', 'You have no credit report to analyze yet. Get your reports first, then run the analysis.')
  }
  const content = analyseCredit(file)
  const id = nameOf(
    context,
    content.restsOn.map(({ reportId }) => reportId),
  )
  return transact(context, user, async (tx) => {
    const createdAt = context.now()
    const sealedContent = await sealValue(within(context, tx), placeOf(user.id, id), content)
    await tx
      .insert(analyses)
      .values({ userId: user.id, id, isPractice, sealedContent, createdAt })
      .onConflictDoUpdate({ target: [analyses.userId, analyses.id], set: { isPractice, sealedContent, createdAt } })
    const detail = { recommendations: content.recommendations.length, isPractice }
    const row = { userId: user.id, id, isPractice, content, createdAt }
    return { answer: row, audit: [{ action: 'analysis.made', subjectKind: 'analysis', subjectId: id, detail }] }
  })
}

/** The same reports have the same name, in the form of an id. */
function nameOf(context: Context, reportIds: readonly string[]): string {
  const hash = keyedHash(context.secret, 'analysis of reports', reportIds.toSorted().join(' '))
  const hex = Buffer.from(hash, 'base64url').toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}

/** The latest analysis of the world that the file at hand belongs to; null without a report, or while none was made. */
export async function latestAnalysis(context: Context, user: SignedIn): Promise<AnalysisAnswer | null> {
  const { file, isPractice } = await fileForAdvice(context, user)
  if (file.reports.length === 0) return null
  const [row] = await context.db
    .select()
    .from(analyses)
    .where(and(eq(analyses.userId, user.id), eq(analyses.isPractice, isPractice)))
    .orderBy(desc(analyses.createdAt))
    .limit(1)
  if (row === undefined) return null
  const content = await openValue<CreditAnalysis>(context, placeOf(user.id, row.id), row.sealedContent)
  if (content === null) throw new Error('what earlier versions kept in plain text is sealed when the product starts')
  return analysisAnswer({ ...row, content }, wordsOf(content) === wordsOf(analyseCredit(file)))
}

/** What an analysis says. Two that say the same are the same to their reader; the order of fields in the store is of no matter. */
const wordsOf = ({ overallScore, restsOn, recommendations, automatedActions, strengths, riskFactors }: CreditAnalysis): string =>
  JSON.stringify([
    overallScore,
    restsOn.map(({ reportId }) => reportId),
    recommendations.map(({ action, description, timeframe }) => [action, description, timeframe]),
    [automatedActions, strengths, riskFactors],
  ])

export function analysisAnswer(row: AnalysisRow, isCurrent: boolean): AnalysisAnswer {
  const { content } = row
  const restsOn = content.restsOn.map((one) => ({ ...one, isEarlier: one.isEarlier ?? false }))
  const asEntry = entryAnswer(restsOn.flatMap(({ reportId, isEarlier }) => (isEarlier ? [reportId] : [])))
  return {
    ...content,
    id: row.id,
    recommendations: content.recommendations.map((one) => ({ ...one, entries: one.entries.map(asEntry) })),
    automatedActions: [...content.automatedActions],
    automatedSteps: [...content.automatedSteps],
    strengths: [...content.strengths],
    riskFactors: [...content.riskFactors],
    restsOn,
    isPractice: row.isPractice,
    isCurrent,
    analysedAt: row.createdAt,
  }
}
