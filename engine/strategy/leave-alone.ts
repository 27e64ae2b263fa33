import { accountEntry, type Entry } from '#engine/analysis/entry.ts'
import { type CreditFile, type EntryDispute, entryKey, standingOn } from '#engine/analysis/credit-file.ts'
import type { Finding } from '#engine/audit/finding.ts'
import type { NegativeItem } from '#engine/audit/negative-items.ts'
import type { LeftAlone } from '#engine/strategy/planned-dispute.ts'

/**
 * The negative entries that no dispute is planned for, and the accounts that the member disputed in their own words, and why.
 * `planned` are the keys of those that one is planned for.
 */
export function leaveAlone(file: CreditFile, planned: ReadonlySet<string>): readonly LeftAlone[] {
  const found = Map.groupBy(file.findings, entryKey)
  const disputes = new Map(file.disputes.map((dispute) => [entryKey(dispute), dispute]))
  const ofItems = file.negativeItems.flatMap((item) => {
    const key = entryKey(item)
    if (planned.has(key)) return []
    const { reason, why } = inDispute(disputes.get(key)) ?? reasonFor(found.get(key) ?? [])
    return [{ entry: entryOf(item, file), accountNumber: item.accountNumber, reason, why }]
  })
  const told = new Set([...planned, ...file.negativeItems.map(entryKey)])
  const others = standingOn(file).flatMap((report) =>
    report.accounts.flatMap((account) => {
      const key = entryKey({ reportId: report.id, subjectId: account.id })
      const known = told.has(key) ? null : inDispute(disputes.get(key))
      return known === null || known.reason === 'ended'
        ? []
        : [{ entry: accountEntry(report, account, FIELDS), accountNumber: account.accountNumber, ...known }]
    }),
  )
  return [...ofItems, ...others]
}

const FIELDS = ['statusText', 'status', 'creditorName']

/** Where a dispute decides; null without one. */
function inDispute(dispute: EntryDispute | undefined): Pick<LeftAlone, 'reason' | 'why'> | null {
  switch (dispute?.status) {
    case undefined:
    case 'withdrawn':
      return null
    case 'resolved':
      return ENDED
    case 'rejected':
      return {
        reason: 'in_dispute',
        why: dispute.isRequest
          ? 'You asked about it, and nothing changed. If it’s wrong, dispute it and say what is wrong.'
          : 'You disputed it, and nothing was changed. Dispute it again only with something new.',
      }
    case 'pending':
      return { reason: 'in_dispute', why: 'You opened a dispute about it. It isn’t sent yet.' }
    case 'in_progress':
    case 'under_review':
      return {
        reason: 'in_dispute',
        why: dispute.isRequest
          ? 'You asked about it. No law sets a deadline for the answer.'
          : 'You disputed it. Now you wait for the answer.',
      }
  }
}

const ENDED = {
  reason: 'ended',
  why: 'You recorded this dispute as resolved. Dispute again only if a newer report still shows the error.',
} as const

function reasonFor(findings: readonly Finding[]): Pick<LeftAlone, 'reason' | 'why'> {
  const question = findings.find(({ isQuestion }) => isQuestion)
  if (question !== undefined) {
    return {
      reason: 'question_open',
      why: `${question.message} Only you can answer that. Answer it before you dispute.`,
    }
  }
  const [note] = findings
  if (note !== undefined) return { reason: 'only_a_note', why: `${note.message} That’s worth a look, but it isn’t an error.` }
  return {
    reason: 'nothing_found',
    why: 'We found no error here. Correct items stay on a report. Dispute it only if your own records show an error.',
  }
}

function entryOf(item: NegativeItem, file: CreditFile): Entry {
  const report = standingOn(file).find(({ id }) => id === item.reportId)
  const account = report?.accounts.find(({ id }) => id === item.subjectId)
  if (report !== undefined && account !== undefined) return accountEntry(report, account, FIELDS)
  const { reportId, bureau, subjectId, subjectKind, creditorName, evidence } = item
  return { reportId, bureau, subjectId, subjectKind, creditorName, evidence }
}
