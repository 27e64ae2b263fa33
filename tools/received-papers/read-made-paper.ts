import { readPaper } from '#engine/papers/read-paper.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { PaperReading } from '#tools/received-papers/score-paper.ts'

/** What the product makes of a paper that comes in through the one door: a report first, then any other paper. */
export function readMadePaper(document: DocumentText): PaperReading {
  const nothing = { from: null, datedOn: null, fileNumber: null, facts: [], results: [] }
  if (readDocument(document, ['r1', 'r2', 'r3']).kind !== 'not_a_report') return { kind: 'report', ...nothing }
  const paper = readPaper(document, [])
  if (paper === null) return { kind: null, ...nothing }
  const { kind, sender, datedOn, fileNumber, facts, results } = paper
  return {
    kind,
    from: sender === null ? null : sender.value.kind === 'bureau' ? BUREAU_NAMES[sender.value.bureau] : sender.value.name,
    datedOn: datedOn?.value ?? null,
    fileNumber: fileNumber?.value ?? null,
    facts: facts.map(({ name, value }) => ({ name, value })),
    results: results.map((one) => ({
      kind: one.kind?.value ?? null,
      creditor: one.creditorName?.value ?? null,
      account: one.accountNumber?.value ?? null,
    })),
  }
}
