import type { EnclosedPage, PrintableLetter } from '#adapters/printing/port.ts'
import { enclosedPages, letterBody, letterHead, type LetterHead } from '#engine/letters/letter-body.ts'
import { writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { findingsOfReports } from '#server/features/findings/findings.ts'
import { type LetterRow, ownPapersOf } from '#server/features/letters/letter-rows.ts'
import { readOriginal, reportIfKept } from '#server/features/reports/reports.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

const DPI = 150
const ENCLOSURE_GONE =
  'This letter encloses a page of a report that was deleted. Upload the report again and write the letter anew, or take the enclosure out.'

/** Prints the letter as it is mailed: text as it stands, and the pages that it says are enclosed, marked. */
export async function printLetter(
  context: Context,
  user: SignedIn,
  row: Owned<LetterRow>,
): Promise<{ pdf: Uint8Array; pageCount: number }> {
  const { paragraphs, enclosures } = letterBody(row.content)
  const letter: PrintableLetter = {
    ...headOf(row),
    paragraphs,
    enclosures,
    pages: await drawnPages(context, user, row),
    isPractice: row.isPractice,
    windows: 'printed',
  }
  return context.printing.print(letter)
}

/** Who writes to whom, as the confirmed text has it; from the file where the text was cut down to its body. */
export function headOf(row: LetterRow): LetterHead {
  return letterHead(row.content) ?? { sender: row.senderLines, date: writeDay(row.letterDate), recipient: row.recipientLines }
}

const OWN_PAPERS =
  'This letter encloses papers that only you have, and no post office can put them in. Print it, add them, mail it yourself, and mark it as sent. Or take them out of the letter.'

/** Why the post cannot have the letter, known without printing it: it says that papers are enclosed which it would not hold. */
export const missingPapers = (row: LetterRow): Refusal | null =>
  row.isPractice || ownPapersOf(row).length === 0 ? null : new Refusal('conflict', OWN_PAPERS)

/** Why the letter cannot be printed, known without printing it: the report whose page it encloses was deleted. */
export async function lostEnclosure(context: Context, user: SignedIn, row: LetterRow): Promise<Refusal | null> {
  if (row.reportId === null || enclosedPages(row.content).length === 0) return null
  const report = await reportIfKept(context, user, row.reportId)
  return report === null ? new Refusal('conflict', ENCLOSURE_GONE) : null
}

async function drawnPages(context: Context, user: SignedIn, row: LetterRow): Promise<EnclosedPage[]> {
  const numbers = enclosedPages(row.content)
  if (numbers.length === 0 || row.reportId === null) return []
  const report = await reportIfKept(context, user, row.reportId)
  if (report === null) throw new Refusal('conflict', ENCLOSURE_GONE)
  const original = await readOriginal(context, report)
  const findings = await findingsOfReports(context, user, [report.id])
  const subject = row.facts.find((fact) => fact.box !== undefined && fact.reportId === report.id)
  const pages: EnclosedPage[] = []
  for (const [index, page] of numbers.entries()) {
    const drawn = await context.pageText.renderPage(original, { page, dpi: DPI, colour: false, password: null })
    if (drawn.kind === 'refused')
      throw new Refusal(
        'conflict',
        'A page that this letter encloses cannot be printed. Take the enclosure out of the letter and print it again.',
      )
    const proofs = findings.filter((finding) => row.facts.some((fact) => fact.id.startsWith(`finding.${finding.id}.`)))
    const boxes = proofs.flatMap((finding) => finding.evidence).filter((evidence) => evidence.page === page)
    const marked =
      boxes.length > 0 ? boxes.map((evidence) => evidence.box) : subject?.page === page && subject.box ? [subject.box] : []
    pages.push({
      caption: `Enclosure ${index + 1}: page ${page} of my ${BUREAU_NAMES[report.bureau]} report`,
      bytes: drawn.png,
      width: (drawn.width / DPI) * 72,
      height: (drawn.height / DPI) * 72,
      circled: marked,
    })
  }
  return pages
}
