import type { z } from 'zod'
import type { restingEntry as entryShape } from '#contract/analysis.ts'
import { type CreditFile, type EntryDispute, entryKey, standingOn } from '#engine/analysis/credit-file.ts'
import type { Entry } from '#engine/analysis/entry.ts'
import { subjectOfFinding } from '#engine/audit/finding.ts'
import { negativeItems } from '#engine/audit/negative-items.ts'
import { describedPlaces, type Place } from '#engine/matching/described-places.ts'
import type { DisputeApart } from '#engine/matters/matter.ts'
import type { Report } from '#engine/report/report.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import type { Context } from '#server/context.ts'
import { allDisputes, disputeAnswer, type DisputeRow, keyOfAccount, keyOfDisputed } from '#server/features/disputes/disputes.ts'
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
  /** The disputes of its world that are on no entry of it. */
  readonly apart: readonly DisputeApart[]
}

export async function fileForAdvice(context: Context, user: SignedIn): Promise<FileForAdvice> {
  const atHand = await fileAtHand(context, user)
  const reports = atHand.reports.map((row) => ({ ...row.content, id: row.id }))
  const days = await daysOf(context, user)
  const items = await allItems(context, user)
  const listed = items.filter(({ isPractice }) => isPractice === atHand.isPractice)
  const standing = { newest: reports.map(({ id }) => id), items: listed }
  const [earlier, found, foundEarlier, closesOn, { score }] = await Promise.all([
    entriesOfEarlier(context, user, standing),
    findingsOfReports(context, user, standing.newest),
    findingsOfEarlier(context, user, standing),
    givenClosing(context, user),
    currentScore(context, user, atHand),
  ])
  const findings = [...found, ...foundEarlier]
  const standingReports = standingOn({ reports, earlier })
  const { disputes, apart } = await entryDisputes(context, user, {
    days,
    items,
    findings,
    reports: standingReports,
    isPractice: atHand.isPractice,
  })
  const negative = standingReports.flatMap((report) => negativeItems(report))
  return {
    file: {
      reports,
      earlier,
      score,
      findings,
      negativeItems: negative,
      disputes,
      today: days.today,
      closesOn,
      isSentByCreditRepair: isCreditRepair(context),
    },
    isPractice: atHand.isPractice,
    atHand,
    apart,
  }
}

interface Disputed {
  readonly days: LocalDays
  readonly items: Awaited<ReturnType<typeof allItems>>
  readonly findings: readonly StoredFinding[]
  readonly reports: readonly (Report & { readonly id: string })[]
  readonly isPractice: boolean
}

interface DisputesOfFile {
  readonly disputes: readonly EntryDispute[]
  readonly apart: readonly DisputeApart[]
}

/** The disputes by the entry each is about today; those without an entry, separately. */
async function entryDisputes(
  context: Context,
  user: SignedIn,
  { days, items, findings, reports, isPractice }: Disputed,
): Promise<DisputesOfFile> {
  const [rows, letters] = await Promise.all([allDisputes(context, user), letterMarks(context, user)])
  const waiting = Map.groupBy(
    letters.filter(({ sentAt, practisedAt }) => sentAt === null && practisedAt === null),
    ({ disputeId }) => disputeId,
  )
  const standingOf = (row: DisputeRow): Omit<EntryDispute, 'reportId' | 'subjectId'> => {
    const { progress, clock } = disputeAnswer(row, days).tracker
    const { id: disputeId, status, outcome, isRequest, disputeTargets: targets } = row
    return { disputeId, status, outcome, isRequest, progress, lettersWaiting: waiting.get(row.id)?.length ?? 0, targets, clock }
  }
  const on = (row: DisputeRow, { reportId, subjectId }: Place): EntryDispute => ({ ...standingOf(row), reportId, subjectId })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const ofItems = items.flatMap((item) => {
    const row = byId.get(item.disputeId ?? '')
    return row === undefined ? [] : [on(row, item)]
  })
  const open = rows.filter(({ status }) => status !== 'withdrawn')
  const byKey = new Map(open.flatMap((row) => (row.entryKey === null ? [] : [[row.entryKey, row]])))
  const taken = new Set(ofItems.map(entryKey))
  const take = (row: DisputeRow | undefined, place: Place): EntryDispute[] => {
    if (row === undefined || taken.has(entryKey(place))) return []
    taken.add(entryKey(place))
    return [on(row, place)]
  }
  const ofFindings = findings.flatMap((finding) =>
    take(byKey.get(keyOfDisputed(context, user, finding)), {
      reportId: finding.reportId,
      subjectId: subjectOfFinding(finding),
    }),
  )
  const ofAccounts = reports.flatMap((report) =>
    report.accounts.flatMap((account) =>
      take(byKey.get(keyOfAccount(context, user, { report, account, isPractice })), {
        reportId: report.id,
        subjectId: account.id,
      }),
    ),
  )
  const described = open.filter((row) => row.negativeItemId === null && row.entryKey === null && row.isPractice === isPractice)
  const ofDescribed = described.flatMap((row) => describedPlaces(row, reports).flatMap((place) => take(row, place)))
  const disputes = [...ofItems, ...ofFindings, ...ofAccounts, ...ofDescribed]
  // An item that no report at hand lists any more is described by its dispute.
  const here = new Set(reports.map(({ id }) => id))
  const listed = new Set(items.filter(({ isListed, reportId }) => isListed && here.has(reportId)).map(entryKey))
  const isGone = (dispute: EntryDispute): boolean => ofItems.includes(dispute) && !listed.has(entryKey(dispute))
  const placed = new Set(disputes.filter((dispute) => !isGone(dispute)).map(({ disputeId }) => disputeId))
  const apart = open
    .filter((row) => row.isPractice === isPractice && !placed.has(row.id))
    .map((row) => ({ ...standingOf(row), creditor: row.creditor }))
  return { disputes, apart }
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
