import type { PrintableLetter, PrintedLetter } from '#adapters/printing/port.ts'
import { enclosedPages, letterBody, letterHead, type LetterHead } from '#engine/letters/letter-body.ts'
import { writeDay } from '#engine/values/day.ts'
import type { Context } from '#server/context.ts'
import {
  copiedReports,
  ENCLOSURE_GONE,
  enclosedPagesOf,
  type PageForm,
  PAPER_GONE,
  papersIfWhole,
} from '#server/features/letters/enclosed.ts'
import { type LetterRow, ownPapersOf } from '#server/features/letters/letter-rows.ts'
import { barcodeFor, BY_MEMBER, coverFor, type PrintFor } from '#server/features/letters/mail-barcode.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { describeError } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Prints the letter as its member mails it: text as it stands, and what it says is enclosed. */
export const printLetter = (context: Context, user: SignedIn, row: Owned<LetterRow>): Promise<PrintedLetter> =>
  printLetterFor(context, user, { row, way: BY_MEMBER })

/** The same as it goes into the envelope of whoever carries it. */
export async function printLetterFor(
  context: Context,
  user: SignedIn,
  { row, way }: { row: Owned<LetterRow>; way: PrintFor },
): Promise<PrintedLetter> {
  if (context.helper !== null && row.papers.length > 0) throw new Refusal('not_for_helpers', PAPERS_WITH_IT)
  // A vendor refuses a PDF whose fonts are not all in it, and a report's page may have such.
  const form = way.carrier === 'vendor' ? 'pictures' : 'drawn'
  try {
    return await context.printing.print(await printable(context, user, { row, way, form }))
  } catch (error) {
    if (error instanceof Refusal || form === 'pictures' || enclosedPages(row.content).length === 0) throw error
    // A page whose PDF cannot be laid into another still has a picture.
    context.log.error(describeError(error), 'a page of a report is enclosed as a picture')
    return context.printing.print(await printable(context, user, { row, way, form: 'pictures' }))
  }
}

/** They name the person in full; the text of the letter is on its page. */
const PAPERS_WITH_IT = 'This letter encloses documents that only the member can see. Its text is next to it.'

async function printable(
  context: Context,
  user: SignedIn,
  { row, way, form }: { row: Owned<LetterRow>; way: PrintFor; form: PageForm },
): Promise<PrintableLetter> {
  const head = headOf(row)
  const { recipient } = head
  return {
    ...head,
    ...letterBody(row.content),
    pages: await enclosedPagesOf(context, user, { row, form }),
    isPractice: row.isPractice || way.carrier === 'practice' || way.isMarked === true,
    windows: way.carrier === 'vendor' && way.isInFront ? 'left_blank' : 'printed',
    barcode: await barcodeFor(context, user, { row, way, recipient }),
    cover: coverFor(row, way, recipient),
  }
}

/** Who writes to whom, as the confirmed text has it; from the file where the text was cut down to its body. */
export function headOf(row: LetterRow): LetterHead {
  return letterHead(row.content) ?? { sender: row.senderLines, date: writeDay(row.letterDate), recipient: row.recipientLines }
}

const OWN_PAPERS =
  'This letter encloses documents that only you have, so we can’t mail it for you yet. Add a photo of each and choose it for the letter, or print the letter, add them and mail it yourself. Or take them out of the letter.'

/** Why the post cannot have the letter, known without printing it: it says that papers are enclosed which it would not hold. */
export const missingPapers = (row: LetterRow): Refusal | null =>
  row.isPractice || ownPapersOf(row).length === 0 ? null : new Refusal('conflict', OWN_PAPERS)

/** Why the letter cannot be printed, known without printing it: what it encloses was deleted. */
export async function lostEnclosure(context: Context, user: SignedIn, row: Owned<LetterRow>): Promise<Refusal | null> {
  if ((await papersIfWhole(context, user, row)) === null) return new Refusal('conflict', PAPER_GONE)
  return (await copiedReports(context, user, row)) === null ? new Refusal('conflict', ENCLOSURE_GONE) : null
}
