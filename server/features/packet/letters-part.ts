import { counted } from '#engine/values/counted.ts'
import type { MissingPart } from '#engine/case-file/packet-manifest.ts'
import type { Context } from '#server/context.ts'
import { sha256 } from '#server/features/disputes/disputes.ts'
import { type LetterRow, printedIfKept } from '#server/features/letters/letters.ts'
import { instantText, nameOf } from '#server/features/packet/case-parts.ts'
import type { PacketCase } from '#server/features/packet/gather-case.ts'
import { drawnPages, type FiledPart, type MadePart, text } from '#server/features/packet/made-part.ts'
import type { Owned } from '#server/platform/caller.ts'

/** More pages of letters than these are in the attached PDFs alone. */
const MOST_PAGES = 60

/** Each letter as it went out: its pages to read, the PDF itself among the files. */
export async function lettersPart(context: Context, about: PacketCase): Promise<MadePart> {
  const blocks: MadePart['blocks'][number][] = []
  const files: FiledPart[] = []
  const missing: MissingPart[] = []
  let room = MOST_PAGES
  for (const [index, letter] of about.sent.entries()) {
    const what = `letter ${index + 1} to ${nameOf(about, letter.target)}`
    const kept = await asItWent(context, about, letter)
    if (kept === null) {
      missing.push({ what, why: 'Its PDF was not kept when it was sent, or is not the one that was.', letterId: letter.id })
      continue
    }
    const name = `${about.dispute.isPractice ? 'PRACTICE-' : ''}letter-${index + 1}-${letter.target}.pdf`
    const description = `The ${what}, as it was printed`
    files.push({ name, kind: 'letter', mediaType: 'application/pdf', description, bytes: kept.pdf, letterId: letter.id })
    const pages = Math.min(room, kept.pages)
    room -= pages
    const sentAt = letter.sentAt === null ? '' : `, sent ${instantText(letter.sentAt)}`
    const caption = (page: number): string =>
      `Letter ${index + 1} to ${nameOf(about, letter.target)}${sentAt}: page ${page} of ${kept.pages}`
    blocks.push(
      ...(await drawnPages(context, kept.pdf, {
        pages: Array.from({ length: pages }, (_, at) => at + 1),
        caption,
        colour: false,
      })),
    )
    if (pages < kept.pages) blocks.push(text(`${counted(kept.pages - pages, 'more page')} of the ${what}: see ${name}.`))
  }
  const nothing = about.sent.length === 0 ? [text('No letter was sent yet.')] : []
  return { title: 'Letters as they were mailed', blocks: [...nothing, ...blocks], files, missing }
}

/** The kept PDF, where it is the one whose hash the timeline has. */
async function asItWent(
  context: Context,
  { chain }: PacketCase,
  letter: Owned<LetterRow>,
): Promise<{ pdf: Uint8Array; pages: number } | null> {
  const sent = chain.events.find(({ kind, facts }) => kind === 'sent' && facts?.['letterId'] === letter.id)
  const pages = sent?.facts?.['pages']
  const pdf = await printedIfKept(context, letter)
  if (pdf === null || typeof pages !== 'number' || sha256(pdf) !== sent?.facts?.['pdfSha256']) return null
  return { pdf, pages }
}
