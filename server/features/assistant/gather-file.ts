import type { DisputeFact, EntryFact, ItemFact, LetterFact, MemberFile, ReportFact } from '#engine/assistant/member-file.ts'
import { foundIn } from '#engine/assistant/found-in.ts'
import { accountWords, inquiryWords, recordWords } from '#engine/assistant/printed-words.ts'
import { entryKey, standingOn } from '#engine/analysis/credit-file.ts'
import type { NegativeItem } from '#engine/audit/negative-items.ts'
import type { MatterEntry } from '#engine/matters/matter.ts'
import { isInDispute } from '#engine/matters/state.ts'
import { leavingFile } from '#engine/plan/leaving.ts'
import type { Report } from '#engine/report/report.ts'
import { profileFigures } from '#engine/scores/profile-figures.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import type { Context } from '#server/context.ts'
import { allDisputes, type DisputeRow } from '#server/features/disputes/disputes.ts'
import { allLetters, isConfirmed, type LetterRow } from '#server/features/letters/letters.ts'
import { ownDays, worklistOf } from '#server/features/matters/matters.ts'
import { allSaid, confirmedOf } from '#server/features/own-word/own-word.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import { askedReportIds } from '#server/features/reports/reports.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** The file at hand as the assistant may tell it; practice disputes and letters only where that file is practice. */
export async function gatherFile(context: Context, user: SignedIn): Promise<MemberFile> {
  const { matters, days: due, file, isPractice } = await context.threads.fewAtOnce(() => worklistOf(context, user))
  const [days, said, disputes, letters, deadlines, asked] = await Promise.all([
    daysOf(context, user),
    allSaid(context, user, isPractice),
    allDisputes(context, user),
    allLetters(context, user),
    ownDays(context, user),
    askedReportIds(context, user),
  ])
  const entries = matters.flatMap((matter) => matter.entries)
  const byKey = new Map(entries.map((entry) => [entryKey(entry), entry]))
  const all = standingOn(file)
  const isAtHand = (row: { isPractice: boolean }): boolean => isPractice || !row.isPractice
  const ownLetters = letters.filter(isAtHand)
  const ownDisputes = disputes.filter(isAtHand)
  const datesAbout = Map.groupBy(due, ({ disputeId }) => disputeId)
  const figures = profileFigures(
    file.reports.flatMap(({ accounts }) => accounts),
    null,
  )
  return {
    today: days.today,
    isPractice,
    asked: asked.size,
    reports: file.reports.map(reportFact),
    earlier: (file.earlier ?? []).map(reportFact),
    utilization: figures.creditUtilization,
    paymentHistory: figures.paymentHistory,
    entries: all.flatMap(entriesOf),
    found: foundIn(matters),
    leaving: leavingFile(all, (report) => confirmedOf(context, user, { report, said })).map(({ entry, usual, latest, why }) => {
      const { reportId, bureau, creditorName } = entry
      return { reportId, bureau, creditorName, usual, latest, why }
    }),
    items: file.negativeItems.map((item) => itemFact(item, byKey.get(entryKey(item)))),
    disputes: ownDisputes.map((row) => disputeFact(row, { deadlines: datesAbout.get(row.id) ?? [], days })),
    letters: ownLetters.map((row) => letterFact(row, days)),
    deadlines: deadlines.map(({ name, title }) => ({ name, title })),
  }
}

const reportFact = ({ id, bureau, reportDate, score, scoreModel }: Report): ReportFact => ({
  id,
  bureau,
  reportDate,
  score,
  scoreModel,
})

function entriesOf({ id: reportId, bureau, ...content }: Report): EntryFact[] {
  const base = { reportId, bureau }
  return [
    ...content.accounts.map((account) => ({
      ...base,
      subjectId: account.id,
      kind: 'account' as const,
      creditorName: account.creditorName,
      printed: accountWords(account),
    })),
    ...content.inquiries.map((inquiry) => ({
      ...base,
      subjectId: inquiry.id,
      kind: inquiry.kind === 'hard' ? ('hard_inquiry' as const) : ('soft_inquiry' as const),
      creditorName: inquiry.creditorName,
      printed: inquiryWords(inquiry),
    })),
    ...content.publicRecords.map((record) => ({
      ...base,
      subjectId: record.id,
      kind: 'public_record' as const,
      creditorName: record.court ?? record.type,
      printed: recordWords(record),
    })),
  ]
}

const itemFact = (
  { reportId, subjectId, bureau, creditorName, itemType, description, estimatedImpact }: NegativeItem,
  entry: MatterEntry | undefined,
): ItemFact => ({
  reportId,
  subjectId,
  bureau,
  creditorName,
  itemType,
  description,
  estimatedImpact,
  isDisputed: entry !== undefined && isInDispute(entry),
})

const disputeFact = (
  row: DisputeRow,
  { deadlines, days }: { readonly deadlines: DisputeFact['deadlines']; readonly days: LocalDays },
): DisputeFact => ({
  id: row.id,
  creditor: row.creditor,
  targets: row.disputeTargets,
  status: row.status,
  outcome: row.outcome,
  isPractice: row.isPractice,
  isRequest: row.isRequest,
  submittedOn: row.submittedAt && days.of(row.submittedAt),
  deadlines,
})

function letterFact(row: LetterRow, days: LocalDays): LetterFact {
  const { disputeId, creditor, target, isPractice, recipientLines, sentAt, deliveredOn } = row
  const unsent = isConfirmed(row) ? 'confirmed' : 'draft'
  const state = sentAt === null ? unsent : deliveredOn === null ? 'sent' : 'delivered'
  const on = sentAt && (deliveredOn ?? days.of(sentAt))
  return { disputeId, creditor, target, isPractice, recipient: recipientLines[0] ?? creditor, state, on }
}
