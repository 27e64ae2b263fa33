import { topOf } from '#engine/reading/lines/boxes.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'

/** How a mail program marks the letter that is answered, below the answer. */
const QUOTED =
  /^[-_ ]{2,}(?:original|forwarded|mensaje original|message from)\b.{0,40}[-_ ]{2,}$|^>? ?(?:on|el) .{6,120}\b(?:wrote|escribio|escribió):$/i

/** A print of an e-mail without the earlier letter that it quotes: what that says, the member said. Where nothing is above it, it stays. */
export function withoutQuotedMail(document: DocumentText): DocumentText {
  for (const page of document.pages) {
    const lines = pageLines(page)
    const at = lines.findIndex(({ words }) => QUOTED.test(words.map(({ text }) => text).join(' ')))
    const quoted = lines[at]
    if (quoted === undefined || (page.number === document.pages[0]?.number && at < LEAST_ABOVE)) continue
    const above = page.words.filter(({ box }) => topOf(box) < topOf(quoted.box))
    return {
      ...document,
      pages: document.pages.flatMap((one) =>
        one.number < page.number ? [one] : one === page ? [{ ...page, words: above }] : [],
      ),
    }
  }
  return document
}

/** A forwarded letter with its few lines of head is the letter itself. */
const LEAST_ABOVE = 6
