import { gradeEvidence } from '#engine/letters/evidence-grade.ts'
import type { News, RoundCase } from '#engine/next-rounds/round-case.ts'
import { writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { ENDED_STATUSES } from '#engine/words/dispute-status.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import type { Context } from '#server/context.ts'
import { answersOfDispute } from '#server/features/answers/answers.ts'
import { disputedEntry, type DisputeRow } from '#server/features/disputes/disputes.ts'
import { findingsOfEntry } from '#server/features/findings/findings.ts'
import { contactsOf, type LetterRow } from '#server/features/letters/letters.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import { type RoundRow, roundRowsOf } from '#server/features/next-rounds/round-rows.ts'
import { entriesLater, reportIfKept, type ReportRow } from '#server/features/reports/reports.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'

/** A dispute with everything that its next rounds hang on. */
export interface RoundFile {
  readonly file: RoundCase
  readonly letters: readonly LetterRow[]
  readonly rows: readonly RoundRow[]
}

export async function roundFileOf(context: Context, user: SignedIn, dispute: Owned<DisputeRow>): Promise<RoundFile> {
  const [{ letters, contacts, days }, answers, rows, entry] = await Promise.all([
    contactsOf(context, user, dispute),
    answersOfDispute(context, user, dispute.id),
    roundRowsOf(context, user, dispute.id),
    entryOf(context, user, dispute),
  ])
  const file: RoundCase = {
    today: days.today,
    creditor: dispute.creditor,
    status: dispute.status,
    isRequest: dispute.isRequest,
    contacts,
    answers: answers.map(({ target, kind, receivedOn, datedOn, knownBy }) => ({
      target,
      kind,
      receivedOn,
      isUndated: knownBy === 'own_word' && datedOn === null,
    })),
    ended: endOf(dispute, days),
    ...entry,
    filed: rows.flatMap(({ round, filedOn, filedNumber }) => (filedOn === null ? [] : [{ round, filedOn, number: filedNumber }])),
  }
  return { file, letters, rows }
}

function endOf({ status, outcome, resolvedAt }: DisputeRow, days: LocalDays): RoundCase['ended'] {
  if (!ENDED_STATUSES.includes(status) || resolvedAt === null) return null
  return { outcome, on: days.of(resolvedAt) }
}

type EntryFacts = Pick<RoundCase, 'subject' | 'evidence' | 'news'>

/** What the report says about the entry; a dispute from the form rests on its own words. */
async function entryOf(context: Context, user: SignedIn, dispute: DisputeRow): Promise<EntryFacts> {
  const entry = await disputedEntry(context, user, dispute)
  if (entry === null) return { subject: 'described', evidence: 'low', news: [] }
  const report = await reportIfKept(context, user, entry.reportId)
  const { subjectId, findings } = entry
  return {
    subject: report === null ? 'described' : subjectOf(report, subjectId),
    evidence: gradeEvidence(findings).level,
    news: report === null || subjectId === null ? [] : await newsOf(context, user, { dispute, subjectId, report }),
  }
}

function subjectOf({ content }: ReportRow, subjectId: string | null): RoundCase['subject'] {
  if (subjectId === null) return 'described'
  const is = ({ id }: { readonly id: string }): boolean => id === subjectId
  if (content.inquiries.some(is)) return 'inquiry'
  return content.publicRecords.some(is) ? 'public_record' : 'account'
}

interface About {
  readonly dispute: DisputeRow
  readonly subjectId: string
  readonly report: Owned<ReportRow>
}

/** What a later report of the bureau prints otherwise, and which rules speak against it there that did not before. */
async function newsOf(context: Context, user: SignedIn, { dispute, subjectId, report }: About): Promise<readonly News[]> {
  const found = await entriesLater(context, user, report)
  const followed = found?.follow(subjectId)
  if (found === null || followed?.kind !== 'listed') return []
  const { newer } = found
  const on = (await daysOf(context, user)).of(newer.uploadedAt)
  const dated = newer.reportDate === null ? '' : ` dated ${writeDay(newer.reportDate)}`
  const name = `Your ${BUREAU_NAMES[newer.bureau]} report${dated}`
  const changed: readonly News[] =
    followed.changes.length === 0
      ? []
      : [{ kind: 'changed_report', on, words: `${name} now reports the item differently: ${followed.changes.join(' ')}` }]
  if (followed.newerId === null) return changed
  const rules = new Set(dispute.restedOn ?? [])
  const findings = await findingsOfEntry(context, user, { reportId: newer.id, subjectId: followed.newerId })
  const fresh = findings.filter(({ rule, isQuestion }) => isQuestion !== true && !rules.has(rule))
  return [...changed, ...fresh.map(({ message }): News => ({ kind: 'finding', on, words: `${name}: ${message}` }))]
}
