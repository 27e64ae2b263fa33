import { isFavorable } from '#engine/audit/finding.ts'
import { EVIDENCE_TABLE, type EvidenceGrade, gradeEvidence } from '#engine/letters/evidence-grade.ts'
import { listed } from '#engine/letters/letter-words.ts'
import { groundOf, inOrder } from '#engine/strategy/grounds.ts'
import type { Entry, FileOfEntries, Matter } from '#engine/strategy/matter.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

/** How well the file documents a matter: the strongest finding about its entries, by the published table. */
export function weighMatter({ creditor, entries, file }: Pick<Matter, 'creditor' | 'entries' | 'file'>): EvidenceGrade {
  if (entries.length === 0) return { ...EVIDENCE_TABLE.none, reasons: [nothingMatches(creditor, file)] }
  const findings = entries.flatMap((entry) =>
    entry.findings.map((finding) => ({
      ...finding,
      message: entries.length === 1 ? finding.message : `${BUREAU_NAMES[entry.bureau]}: ${finding.message}`,
    })),
  )
  return gradeEvidence(findings)
}

/** Says that nothing in the file is about the creditor, and what the file is. */
export function nothingMatches(creditor: string, { bureaus }: Pick<FileOfEntries, 'bureaus'>): string {
  if (bureaus.length === 0) return `You have no report yet, so nothing supports a dispute with ${creditor}.`
  return `Nothing in your file supports it: ${reportsOf(bureaus)} not list ${creditor}.`
}

function reportsOf(bureaus: FileOfEntries['bureaus']): string {
  const names = listed(bureaus.map((bureau) => BUREAU_NAMES[bureau]))
  return bureaus.length === 1 ? `your ${names} report does` : `your ${names} reports do`
}

/** Whether the file shows an error of the entry, and not only a question. */
export const isContradicted = ({ findings }: Pick<Entry, 'findings'>): boolean => groundOf(findings) === 'proven'

/** Whether the file gives reason to ask about the entry, and shows no error of it. */
export const isOpenToAsk = ({ findings }: Pick<Entry, 'findings'>): boolean =>
  !isContradicted({ findings }) && groundOf(findings) !== null

/**
 * In the order of the file's disputes. What only the consumer could answer, and has not, is left out of every advice, and so is the
 * better side of a disagreement.
 */
export function byStrength(entries: readonly Entry[]): readonly Entry[] {
  return entries
    .map((entry) => ({ ...entry, findings: entry.findings.filter((finding) => !finding.isQuestion && !isFavorable(finding)) }))
    .toSorted(inOrder)
}

/** `Your Experian report`, `Your Equifax and Experian reports`, in the order of the bureaus. */
export function standsOn(entries: readonly Entry[]): string {
  const bureaus = [...new Set(entries.map(({ bureau }) => bureau))]
  const names = listed(bureaus.toSorted().map((bureau) => BUREAU_NAMES[bureau]))
  return `your ${names} report${bureaus.length === 1 ? '' : 's'}`
}
