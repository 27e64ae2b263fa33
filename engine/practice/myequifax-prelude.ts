import { PRACTICE_BACKGROUND } from '#engine/practice/practice-background.ts'
import { ICONS } from '#engine/practice/icon-font.ts'
import { dated } from '#engine/practice/myequifax-account.ts'
import type { EquifaxStyle } from '#engine/practice/myequifax-style.ts'
import type { CreditFile } from '#engine/practice/situation.ts'
import { literal } from '#engine/practice/typst-source.ts'

const TICKS: Readonly<Record<EquifaxStyle['tick'], string>> = {
  'check-mark': 'text(font: ("DejaVu Sans", "Libertinus Serif"), "✓")',
  'icon-font': `text(font: "Report Icons", "${ICONS.tick}")`,
  drawn: 'box(curve(stroke: 1.1pt + rgb("#0a7d33"), curve.move((0pt, 3pt)), curve.line((2.4pt, 5.4pt)), curve.line((7pt, 0pt))))',
}

/** The page, its footer and the pieces that the document is built from. */
export function prelude(file: CreditFile, style: EquifaxStyle): string {
  const foot = literal(`${file.person.name} | ${dated(file.reportDate, style)}`)
  const stroke = style.hasGridLines ? '0.4pt + rgb("#bbb")' : 'none'
  return `#set document(title: "Credit Report")
#set page(paper: "us-letter", margin: (x: ${style.margin}pt, top: 40pt, bottom: 54pt), background: ${file.isSample === true ? PRACTICE_BACKGROUND : 'none'}, footer: context [
  #set text(size: 7pt)
  #grid(columns: (${style.footer === 'spread' ? '1fr, auto' : 'auto, auto'}), column-gutter: 14pt, ${foot}, "Page " + str(counter(page).get().first()) + " of " + str(counter(page).final().first()))
])
#set text(font: ("${style.font}", "Libertinus Serif"), size: ${style.size}pt, ligatures: false, hyphenate: false)
#set par(leading: 0.5em, spacing: 0.8em)
#let tick = ${TICKS[style.tick]}
#let cell(value) = if value == "✓" { tick } else { value }
#let section(title) = block(above: 18pt, below: 8pt, text(size: 1.9em, weight: "bold", title))
#let heading1(title) = block(above: 16pt, below: 7pt, text(size: 1.4em, weight: "bold", title))
#let heading2(title) = block(above: 11pt, below: 5pt, text(size: 1.15em, weight: "bold", title))
#let heading3(title) = block(above: 8pt, below: 3pt, text(weight: "bold", title))
#let pairs(values, columns) = table(columns: columns, stroke: none, inset: (x: 0pt, y: 2.6pt), column-gutter: ${style.columnGap}pt, align: left, ..values.map(cell))
#let years(title, months, rows) = {
  heading3(title)
  table(columns: (auto, ..range(12).map(_ => 1fr)), stroke: ${stroke}, inset: (x: 1.5pt, y: 2.6pt), align: center, text(weight: "bold", "Year"), ..months.map(m => text(weight: "bold", size: 0.9em, m)), ..rows.flatten().map(v => text(size: 0.88em, cell(v))))
}
#let legend(entries) = block(above: 5pt, par(entries.map(e => box([#text(weight: "bold", cell(e.at(0))) #e.at(1)])).join(h(12pt))))
#let listing(columns, head, rows) = table(columns: columns, stroke: ${stroke}, inset: (x: 3pt, y: 3pt), align: left + top, ..head.map(v => text(weight: "bold", v)), ..rows.flatten())
#let columns2(left, right) = grid(columns: (1fr, 1fr), column-gutter: 20pt, left, right)
#let titled(title, lines) = { heading2(title); for line in lines { block(above: 3pt, below: 3pt, line) } }
`
}
