import { call, literal } from '#engine/practice/typst-source.ts'
import { linesOfReply, type MadeReply } from '#tools/synthetic-answers/letters.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'

const PAGE = `#set page(paper: "us-letter", margin: (x: 64pt, y: 56pt))
#set text(font: ("Liberation Sans", "Libertinus Serif"), size: 11pt)
#set par(leading: 0.55em, spacing: 0.75em)
#let row(..cells) = grid(columns: (200pt, 150pt, 1fr), ..cells)
`

/** Sets lines as a letter: a tab begins the next column, an empty line parts paragraphs. */
export function typstOfLines(lines: readonly string[]): string {
  const set = lines.map((line) => {
    if (line === '') return '#v(8pt)'
    if (line.includes('\t')) return call('row', ...line.split('\t').map((cell) => `text(${literal(cell)})`))
    return call('text', literal(line))
  })
  return [PAGE, ...set].join('\n\n')
}

let typesetter: ((source: string) => Uint8Array) | null = null

/** The letter as a PDF with a text layer. */
export function printLines(lines: readonly string[]): Uint8Array {
  typesetter ??= startTypesetter()
  return typesetter(typstOfLines(lines))
}

export const printReply = (reply: MadeReply): Uint8Array => printLines(linesOfReply(reply))
