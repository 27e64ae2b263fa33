import type { DisputeFact, EntryFact, LetterFact, MemberFile, ReportFact } from '#engine/assistant/member-file.ts'
import { accountWords, inquiryWords, recordWords } from '#engine/assistant/printed-words.ts'
import { leavingFile } from '#engine/plan/leaving.ts'
import type { Report } from '#engine/report/report.ts'
import { profileFigures } from '#engine/scores/profile-figures.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import type { Context } from '#server/context.ts'
import { datesOf } from '#server/features/case-file/case-file.ts'
import { allDisputes, type DisputeRow } from '#server/features/disputes/disputes.ts'
import { findingsOfReports } from '#server/features/findings/findings.ts'
import { allLetters, isConfirmed, type LetterRow } from '#server/features/letters/letters.ts'
import { allItems, type ItemRow } from '#server/features/negative-items/negative-items.ts'
import { allSaid, confirmedOf } from '#server/features/own-word/own-word.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import { entriesOfEarlier, fileAtHand, findingsOfEarlier } from '#server/features/reports/reports.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** The file at hand as the assistant may tell it; practice disputes and letters only where that file is practice. */
export async function gatherFile(context: Context, user: SignedIn): Promise<MemberFile> {
  const { reports, isPractice } = await fileAtHand(context, user)
  const [days, said, items, disputes, letters, findings] = await Promise.all([
    daysOf(context, user),
    allSaid(context, user, isPractice),
    allItems(context, user),
    allDisputes(context, user),
    allLetters(context, user),
    findingsOfReports(
      context,
      user,
      reports.map(({ id }) => id),
    ),
  ])
  const listed = items.filter((item) => item.isListed && item.isPractice === isPractice)
  const standing = { newest: reports.map(({ id }) => id), items: listed }
  const [earlier, ofEarlier] = await Promise.all([
    entriesOfEarlier(context, user, standing),
    findingsOfEarlier(context, user, standing),
  ])
  const all = [...reports.map(({ id, content }) => ({ ...content, id })), ...earlier]
  const isAtHand = (row: { isPractice: boolean }): boolean => isPractice || !row.isPractice
  const ownLetters = letters.filter(isAtHand)
  const ownDisputes = disputes.filter(isAtHand)
  const dates = await datesOf(context, user, ownDisputes)
  const datesAbout = Map.groupBy(
    dates.map((date) => ({ ...date, target: date.target ?? null })),
    ({ dispute }) => dispute.id,
  )
  const figures = profileFigures(
    reports.flatMap(({ content }) => content.accounts),
    null,
  )
  return {
    today: days.today,
    isPractice,
    reports: all.slice(0, reports.length).map(reportFact),
    earlier: earlier.map(reportFact),
    utilization: figures.creditUtilization,
    paymentHistory: figures.paymentHistory,
    entries: all.flatMap(entriesOf),
    findings: [...findings, ...ofEarlier],
    leaving: leavingFile(all, (report) => confirmedOf(context, user, { report, said })).map(({ entry, usual, latest, why }) => {
      const { reportId, bureau, creditorName } = entry
      return { reportId, bureau, creditorName, usual, latest, why }
    }),
    items: listed.map(itemFact),
    disputes: ownDisputes.map((row) => disputeFact(row, { deadlines: datesAbout.get(row.id) ?? [], days })),
    letters: ownLetters.map((row) => letterFact(row, days)),
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

const itemFact = ({
  reportId,
  subjectId,
  bureau,
  creditorName,
  itemType,
  description,
  estimatedImpact,
  isDisputed,
}: ItemRow) => ({
  reportId,
  subjectId,
  bureau,
  creditorName,
  itemType,
  description,
  estimatedImpact,
  isDisputed,
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
