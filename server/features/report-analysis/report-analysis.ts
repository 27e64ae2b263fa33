import { ASSERTING_GRADES } from '#engine/words/grade.ts'
import type { z } from 'zod'
import type { analysisSummary, analyzedItem, analyzedLetter, IMPACTS } from '#contract/bureaus.ts'
import type { userInfo as userInfoShape } from '#contract/values.ts'
import { gainOfRemovals } from '#engine/analysis/estimate-gain.ts'
import type { Finding } from '#engine/audit/finding.ts'
import { negativeItems } from '#engine/audit/negative-items.ts'
import { gradeEvidence } from '#engine/letters/evidence-grade.ts'
import { newestScore } from '#engine/scores/newest-score.ts'
import { type EndedDisputes, estimateSuccess } from '#engine/strategy/estimate-success.ts'
import { toDollars } from '#engine/values/money.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import type { Priority } from '#engine/words/priority.ts'
import type { Context } from '#server/context.ts'
import { endedDisputes } from '#server/features/disputes/disputes.ts'
import { findingsOfReports } from '#server/features/findings/findings.ts'
import { analyzedLetterAnswer, draftFor, type LetterRow } from '#server/features/letters/letters.ts'
import { allItems, type ItemRow, itemsOn } from '#server/features/negative-items/negative-items.ts'
import { itemsOfReport, openReport, type ReportRow, type StoredReport } from '#server/features/reports/reports.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Front door: what reports come to, with a stored letter for each entry that a rule finds fault with. */
export interface JudgedReports {
  readonly negativeItems: z.input<typeof analyzedItem>[]
  readonly summary: z.input<typeof analysisSummary>
}

export interface ReportAnalysis extends JudgedReports {
  readonly disputeLetters: z.input<typeof analyzedLetter>[]
}

export interface AnalysisWish {
  readonly rows: readonly Owned<StoredReport>[]
  /** Who writes the letters; what is left out is taken from the report. */
  readonly userInfo: z.output<typeof userInfoShape> | null
}

interface Judged {
  readonly item: ItemRow
  readonly findings: readonly Finding[]
}

/** The items of the reports with what a rule found; nothing is written. */
export async function judgeReports(
  context: Context,
  user: SignedIn,
  rows: readonly Owned<StoredReport>[],
): Promise<JudgedReports> {
  const reports = rows.map(openReport)
  return answerOf(context, user, { judged: await judge(context, user, reports), reports })
}

/**
 * Judges the items of the reports and composes a letter for each that a rule finds fault with. Letters are kept like any other;
 * an unsent one about the same item is rewritten, but one that its reader has edited or confirmed stands and is answered as it
 * is. None is written about an entry that the bureau's newest report lists no more.
 */
export async function analyseReports(context: Context, user: SignedIn, wish: AnalysisWish): Promise<ReportAnalysis> {
  const reports = wish.rows.map(openReport)
  const judged = await judge(context, user, reports)
  const letters: z.input<typeof analyzedLetter>[] = []
  for (const one of judged) {
    const isToWrite = one.findings.length > 0 && isStanding(one.item)
    const letter = isToWrite ? await letterAbout(context, user, { ...one, userInfo: wish.userInfo }) : null
    if (letter !== null) letters.push(analyzedLetterAnswer(letter, one.item))
  }
  return { ...(await answerOf(context, user, { judged, reports })), disputeLetters: letters }
}

/** What practice bureaus answer about one invented person takes nothing back of what they answered about another. */
const isStanding = ({ isListed, isPractice }: ItemRow): boolean => isListed || isPractice

/** Each report with the entries that it prints itself, also where a newer one of its bureau is there; costliest first. */
async function judge(context: Context, user: SignedIn, reports: readonly ReportRow[]): Promise<Judged[]> {
  const ids = reports.map(({ id }) => id)
  const [items, findings] = await Promise.all([allItems(context, user), findingsOfReports(context, user, ids)])
  return reports
    .flatMap((row) => {
      const found = findings.filter(({ reportId }) => reportId === row.id)
      const of = itemsOfReport({ ...row, isPractice: row.source === 'practice' }, negativeItems(row.content), found)
      return itemsOn(context, user, { of, among: items }).map((item) => ({
        item,
        findings: found.filter(({ subjectId }) => subjectId === item.subjectId),
      }))
    })
    .toSorted(
      (a, b) =>
        b.item.estimatedImpact - a.item.estimatedImpact || BUREAUS.indexOf(a.item.bureau) - BUREAUS.indexOf(b.item.bureau),
    )
}

async function answerOf(
  context: Context,
  user: SignedIn,
  { judged, reports }: { judged: readonly Judged[]; reports: readonly ReportRow[] },
): Promise<JudgedReports> {
  const own = judged.filter(({ item }) => !item.isPractice)
  const known = await endedDisputes(
    context,
    user,
    own.flatMap(({ findings }) => findings.map(({ rule }) => rule)),
  )
  const byId = new Map(reports.map((report) => [report.id, report]))
  return {
    negativeItems: judged.map((one) => itemAnswer(one, byId.get(one.item.reportId))),
    summary: summaryOf(judged, known, newestScore(reports.map(({ content }) => content))),
  }
}

async function letterAbout(
  context: Context,
  user: SignedIn,
  { item, userInfo }: Judged & Pick<AnalysisWish, 'userInfo'>,
): Promise<LetterRow | null> {
  try {
    const wish = { negativeItemId: item.id, letterType: 'dispute' as const, userInfo }
    return (await draftFor(context, user, wish)).row
  } catch (error) {
    if (error instanceof Refusal && error.code === 'conflict') return null
    throw error
  }
}

const WEIGHT: Readonly<Record<Priority, (typeof IMPACTS)[number]>> = { high: 'High', medium: 'Medium', low: 'Low' }
const NOTHING_FOUND = 'We found nothing wrong here. Dispute it only if you know it’s wrong.'

function itemAnswer({ item, findings }: Judged, report: ReportRow | undefined): z.input<typeof analyzedItem> {
  const account = report?.content.accounts.find(({ id }) => id === item.subjectId)
  return {
    id: item.id,
    creditor: item.creditorName,
    account: item.accountNumber,
    amount: item.balanceCents === null ? null : toDollars(item.balanceCents),
    dateReported: account?.dateReported ?? account?.balanceDate ?? null,
    disputeReason: findings.length === 0 ? NOTHING_FOUND : findings.map(({ message }) => message).join(' '),
    impact: WEIGHT[item.priority],
    confidence: gradeEvidence(findings).percent,
    bureau: item.bureau,
    findingCount: findings.length,
    hasError: findings.some(({ grade }) => ASSERTING_GRADES.includes(grade)),
  }
}

/**
 * Only what a rule finds fault with is counted as points to win, together as the simulator counts. All are estimates. Practice is
 * shown nothing that ended here.
 */
function summaryOf(
  judged: readonly Judged[],
  known: readonly EndedDisputes[],
  score: number | null,
): z.input<typeof analysisSummary> {
  const founded = judged.filter(({ findings }) => findings.length > 0)
  const estimates = founded.map(({ item, findings }) =>
    estimateSuccess([{ bureau: item.bureau, findings }], item.isPractice ? [] : known),
  )
  return {
    totalNegativeItems: judged.length,
    highImpactItems: judged.filter(({ item }) => item.priority === 'high').length,
    estimatedScoreIncrease: gainOfRemovals(
      score,
      founded.map(({ item }) => item),
    ).points,
    successProbability: meanOf(estimates.map(({ percent }) => percent)),
    tablePercent: meanOf(estimates.map(({ tablePercent }) => tablePercent)),
    outcomes: [...new Map(estimates.flatMap(({ outcomes }) => outcomes).map((one) => [one.words, one])).values()],
  }
}

const meanOf = (percents: readonly number[]): number =>
  percents.length === 0 ? 0 : Math.round(percents.reduce((sum, one) => sum + one, 0) / percents.length)
