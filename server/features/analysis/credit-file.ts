import type { z } from 'zod'
import type { restingEntry as entryShape } from '#contract/analysis.ts'
import { type CreditFile, type EntryDispute, standingOn } from '#engine/analysis/credit-file.ts'
import type { Entry } from '#engine/analysis/entry.ts'
import { negativeItems } from '#engine/audit/negative-items.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import type { Context } from '#server/context.ts'
import { allDisputes, disputeAnswer } from '#server/features/disputes/disputes.ts'
import { findingsOfReports } from '#server/features/findings/findings.ts'
import { isCreditRepair, unsentLetters } from '#server/features/letters/letters.ts'
import { givenClosing } from '#server/features/mortgage/mortgage.ts'
import { allItems } from '#server/features/negative-items/negative-items.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import { entriesOfEarlier, fileAtHand, findingsOfEarlier } from '#server/features/reports/reports.ts'
import { currentScore } from '#server/features/scores/scores.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** The file at hand as the engine judges it. */
export interface FileForAdvice {
  readonly file: CreditFile
  readonly isPractice: boolean
}

export async function fileForAdvice(context: Context, user: SignedIn): Promise<FileForAdvice> {
  const atHand = await fileAtHand(context, user)
  const reports = atHand.reports.map((row) => ({ ...row.content, id: row.id }))
  const days = await daysOf(context, user)
  const listed = (await allItems(context, user)).filter(({ isPractice }) => isPractice === atHand.isPractice)
  const standing = { newest: reports.map(({ id }) => id), items: listed }
  const [earlier, found, foundEarlier, disputes, closesOn, { score }] = await Promise.all([
    entriesOfEarlier(context, user, standing),
    findingsOfReports(context, user, standing.newest),
    findingsOfEarlier(context, user, standing),
    entryDisputes(context, user, days),
    givenClosing(context, user),
    currentScore(context, user, atHand),
  ])
  const findings = [...found, ...foundEarlier]
  const items = standingOn({ reports, earlier }).flatMap((report) => negativeItems(report))
  return {
    file: {
      reports,
      earlier,
      score,
      findings,
      negativeItems: items,
      disputes,
      today: days.today,
      closesOn,
      isSentByCreditRepair: isCreditRepair(context),
    },
    isPractice: atHand.isPractice,
  }
}

/** The disputes that were opened from an item, by the entry that the item stands for today. */
async function entryDisputes(context: Context, user: SignedIn, days: LocalDays): Promise<readonly EntryDispute[]> {
  const [items, disputes, letters] = await Promise.all([
    allItems(context, user),
    allDisputes(context, user),
    unsentLetters(context, user),
  ])
  const byId = new Map(disputes.map((row) => [row.id, row]))
  const waiting = Map.groupBy(letters, ({ disputeId }) => disputeId)
  return items.flatMap((item) => {
    const row = item.disputeId === null ? undefined : byId.get(item.disputeId)
    if (row === undefined) return []
    const { reportId, subjectId } = item
    const { progress, clock } = disputeAnswer(row, days).tracker
    const lettersWaiting = waiting.get(row.id)?.length ?? 0
    const { status, outcome, disputeTargets: targets } = row
    return [{ reportId, subjectId, status, outcome, progress, lettersWaiting, targets, clock }]
  })
}

/** Entries as the wire has them. `earlier` are the reports that are not the newest of their bureau, by their ids. */
export const entryAnswer =
  (earlier: readonly string[]) =>
  (entry: Entry): z.input<typeof entryShape> => ({
    ...entry,
    isEarlier: earlier.includes(entry.reportId),
    accountId: entry.subjectKind === 'account' ? entry.subjectId : null,
    evidence: entry.evidence.map(({ page, box, quote }) => ({ page, box: [box[0], box[1], box[2], box[3]], quote })),
  })

/** The ids of reports, where there are any. */
export const idsOf = (reports: CreditFile['earlier'] = []): readonly string[] => reports.map(({ id }) => id)
