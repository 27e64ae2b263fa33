import type { PageText } from '#engine/reading/page-text.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'

/** Letters fill so much of the height that a reader finds for them. */
const SIZE = 0.8

/** For tests: a PDF of these pages, each word set where it is. */
export function setPages(pages: readonly PageText[]): Uint8Array {
  const source = pages.map(({ width, height, words }) => {
    const placed = words.map(
      ({ text, box }) =>
        `#place(top + left, dx: ${box[0]}pt, dy: ${box[1]}pt)[#text(size: ${box[3] * SIZE}pt)[#${JSON.stringify(text)}]]`,
    )
    return [`#set page(width: ${width}pt, height: ${height}pt, margin: 0pt)`, ...placed].join('\n')
  })
  return startTypesetter()(source.join('\n#pagebreak()\n'))
}
