import { kindOfPaper } from '#engine/papers/read-paper.ts'
import type { DocumentText, PageText } from '#engine/reading/page-text.ts'
import { isPracticeDocument, looksLikePractice } from '#engine/reading/sheets/practice-mark.ts'
import { type LineProposal, linesForModel } from '#engine/reading/proposals.ts'
import { readDocument, type ReadingResult, type ReportIds } from '#engine/reading/read-document.ts'
import { readProposals } from '#engine/reading/read-proposals.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import { concludeAll, type Digest } from '#server/features/reports/conclude.ts'

export interface DocumentDigestInput {
  /** Those of the reports to come. */
  readonly ids: ReportIds
  /** What the member chose; null for `detect it for me`. */
  readonly bureau: Bureau | null
  /** Pages that hold no text, as they were made out on their pictures; they stand in for the pages of these numbers. */
  readonly recognised: readonly PageText[]
  /** The pages that are pictures on which nothing was made out. */
  readonly unread: readonly number[]
  /** What a model proposed for pages that no layout explains; null where none was asked. */
  readonly proposals: readonly LineProposal[] | null
}

/** Runs next to the text extraction, in its worker: reads, and sets aside what is in doubt. Only that leaves the thread. */
export function digest(printed: DocumentText, input: DocumentDigestInput): Digest {
  const recognised = new Map(input.recognised.map((page) => [page.number, page]))
  const lost = new Set(input.unread.filter((number) => !recognised.has(number)))
  const pages = printed.pages.filter(({ number }) => !lost.has(number)).map((page) => recognised.get(page.number) ?? page)
  const document = { ...printed, pages }
  const isPractice = isPracticeDocument(document) || looksLikePractice(document)
  const reading = readDocument(document, input.ids, input.bureau)
  const isUnexplained = reading.kind === 'not_a_report' && reading.why === 'unknown_document'
  const explained = isUnexplained && input.proposals ? readProposals(document, input.proposals, input.ids) : reading
  return {
    isPractice,
    pageCount: printed.pages.length,
    letters: printed.pages.map(lettersOn),
    unexplained: isUnexplained ? linesForModel(document) : [],
    outcome: concludeAll(asPaper(document, explained), input.unread),
  }
}

/** What no layout explains may be a letter, or a court's paper. */
function asPaper(document: DocumentText, reading: ReadingResult): ReadingResult {
  if (reading.kind !== 'not_a_report' || (reading.why !== 'unknown_document' && reading.why !== 'rights_text_only'))
    return reading
  const kind = kindOfPaper(document)
  return kind === null ? reading : { kind: 'not_a_report', why: `received_${kind}` }
}

/** What a letter is read as where its font does not tell it, and the signs that mean something in one font only. */
const NAMELESS = /^[\uFFFD\uE000-\uF8FF]/

/** None where the fonts of the page keep most of its letters to themselves: it can be looked at, as a picture can. */
function lettersOn(page: PageText): number {
  let [letters, nameless] = [0, 0]
  for (const { text } of page.words) {
    letters += text.length
    if (NAMELESS.test(text)) nameless += text.length
  }
  return nameless * 2 > letters ? 0 : letters
}
