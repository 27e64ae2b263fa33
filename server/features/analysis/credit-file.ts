import type { z } from 'zod'
import type { restingEntry as entryShape } from '#contract/analysis.ts'
import { type CreditFile, type EntryDispute, entryKey, standingOn } from '#engine/analysis/credit-file.ts'
import type { Entry } from '#engine/analysis/entry.ts'
import { subjectOfFinding } from '#engine/audit/finding.ts'
import { negativeItems } from '#engine/audit/negative-items.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import type { Context } from '#server/context.ts'
import { allDisputes, disputeAnswer, type DisputeRow, keyOfDisputed } from '#server/features/disputes/disputes.ts'
import { findingsOfReports, type StoredFinding } from '#server/features/findings/findings.ts'
import { isCreditRepair, letterMarks } from '#server/features/letters/letters.ts'
import { givenClosing } from '#server/features/mortgage/mortgage.ts'
import { allItems } from '#server/features/negative-items/negative-items.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import { entriesOfEarlier, type FileAtHand, fileAtHand, findingsOfEarlier } from '#server/features/reports/reports.ts'
import { currentScore } from '#server/features/scores/scores.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** The file at hand as the engine judges it. */
export interface FileForAdvice {
  readonly file: CreditFile
  readonly isPractice: boolean
  readonly atHand: FileAtHand
}

export async function fileForAdvice(context: Context, user: SignedIn): Promise<FileForAdvice> {
  const atHand = await fileAtHand(context, user)
  const reports = atHand.reports.map((row) => ({ ...row.content, id: row.id }))
  const days = await daysOf(context, user)
  const listed = (await allItems(context, user)).filter(({ isPractice }) => isPractice === atHand.isPractice)
  const standing = { newest: reports.map(({ id }) => id), items: listed }
  const [earlier, found, foundEarlier, closesOn, { score }] = await Promise.all([
    entriesOfEarlier(context, user, standing),
    findingsOfReports(context, user, standing.newest),
    findingsOfEarlier(context, user, standing),
    givenClosing(context, user),
    currentScore(context, user, atHand),
  ])
  const findings = [...found, ...foundEarlier]
  const disputes = await entryDisputes(context, user, { days, findings })
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
    atHand,
  }
}

interface Disputed {
  readonly days: LocalDays
  readonly findings: readonly StoredFinding[]
}

/** The disputes that were opened from an item or a finding, by the entry that each stands for today. */
async function entryDisputes(context: Context, user: SignedIn, { days, findings }: Disputed): Promise<readonly EntryDispute[]> {
  const [items, disputes, letters] = await Promise.all([
    allItems(context, user),
    allDisputes(context, user),
    letterMarks(context, user),
  ])
  const waiting = Map.groupBy(
    letters.filter(({ sentAt, practisedAt }) => sentAt === null && practisedAt === null),
    ({ disputeId }) => disputeId,
  )
  const on = (row: DisputeRow, { reportId, subjectId }: Pick<EntryDispute, 'reportId' | 'subjectId'>): EntryDispute => {
    const { progress, clock } = disputeAnswer(row, days).tracker
    const { id: disputeId, status, outcome, disputeTargets: targets } = row
    const lettersWaiting = waiting.get(row.id)?.length ?? 0
    return { disputeId, reportId, subjectId, status, outcome, progress, lettersWaiting, targets, clock }
  }
  const byId = new Map(disputes.map((row) => [row.id, row]))
  const ofItems = items.flatMap((item) => {
    const row = byId.get(item.disputeId ?? '')
    return row === undefined ? [] : [on(row, item)]
  })
  const byKey = new Map(
    disputes.flatMap((row) => (row.entryKey === null || row.status === 'withdrawn' ? [] : [[row.entryKey, row]])),
  )
  const known = new Set(ofItems.map(entryKey))
  const ofFindings = findings.flatMap((finding) => {
    const row = byKey.get(keyOfDisputed(context, user, finding))
    const place = { reportId: finding.reportId, subjectId: subjectOfFinding(finding) }
    if (row === undefined || known.has(entryKey(place))) return []
    known.add(entryKey(place))
    return [on(row, place)]
  })
  return [...ofItems, ...ofFindings]
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
