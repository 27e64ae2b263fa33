import { accountEntry, type Entry } from '#engine/analysis/entry.ts'
import { type CreditFile, entryKey, standingOn } from '#engine/analysis/credit-file.ts'
import type { Finding } from '#engine/audit/finding.ts'
import type { NegativeItem } from '#engine/audit/negative-items.ts'
import type { LeftAlone } from '#engine/strategy/planned-dispute.ts'

/** The negative entries that no dispute is planned for, and why. `planned` are the keys of those that one is. */
export function leaveAlone(file: CreditFile, planned: ReadonlySet<string>): readonly LeftAlone[] {
  const found = Map.groupBy(file.findings, entryKey)
  const ended = new Map(
    file.disputes.filter(({ status }) => status === 'resolved').map((dispute) => [entryKey(dispute), dispute]),
  )
  return file.negativeItems.flatMap((item) => {
    const key = entryKey(item)
    if (planned.has(key)) return []
    const { reason, why } = ended.has(key) ? ENDED : reasonFor(found.get(key) ?? [])
    return [{ entry: entryOf(item, file), accountNumber: item.accountNumber, reason, why }]
  })
}

const ENDED = {
  reason: 'ended',
  why: 'Its dispute is resolved by your record. Only if a newer report still prints the error is there something new to dispute.',
} as const

function reasonFor(findings: readonly Finding[]): Pick<LeftAlone, 'reason' | 'why'> {
  const question = findings.find(({ isQuestion }) => isQuestion)
  if (question !== undefined) {
    return {
      reason: 'question_open',
      why: `${question.message} Only you can answer that, and a question is no ground for a dispute: answer it first.`,
    }
  }
  const [note] = findings
  if (note !== undefined) return { reason: 'only_a_note', why: `${note.message} That is worth a look, and no error.` }
  return {
    reason: 'nothing_found',
    why: 'Nothing printed contradicts it. An entry that is right stays; dispute it only if your own papers show an error.',
  }
}

function entryOf(item: NegativeItem, file: CreditFile): Entry {
  const report = standingOn(file).find(({ id }) => id === item.reportId)
  const account = report?.accounts.find(({ id }) => id === item.subjectId)
  if (report !== undefined && account !== undefined)
    return accountEntry(report, account, ['statusText', 'status', 'creditorName'])
  const { reportId, bureau, subjectId, subjectKind, creditorName, evidence } = item
  return { reportId, bureau, subjectId, subjectKind, creditorName, evidence }
}
