import { ICONS } from '#engine/practice/icon-font.ts'
import type { Chance } from '#engine/practice/seed.ts'
import type { CreditFile } from '#engine/practice/situation.ts'
import type { Truth } from '#engine/practice/truth.ts'
import { array, call, literal, textArray } from '#engine/practice/typst-source.ts'
import { MONTH_NAMES } from '#engine/values/day.ts'
import { type AcrPages, equifaxAcrPages, type Part } from '#tools/synthetic-reports/equifax-acr-parts.ts'
import type { AcrStyle } from '#tools/synthetic-reports/equifax-acr-style.ts'

const TICKS: Readonly<Record<AcrStyle['tick'], string>> = {
  'check-mark': 'text(font: ("DejaVu Sans", "Libertinus Serif"), "✓")',
  'icon-font': `text(font: "Report Icons", "${ICONS.tick}")`,
  drawn: 'box(curve(stroke: 1.1pt + rgb("#0a7d33"), curve.move((0pt, 3pt)), curve.line((2.4pt, 5.4pt)), curve.line((7pt, 0pt))))',
}

/** A print that draws its ticks draws a month without data too, of nearly the same size. */
const SQUARES: Readonly<Record<AcrStyle['tick'], string>> = {
  'check-mark': 'text(font: ("DejaVu Sans", "Libertinus Serif"), "■")',
  'icon-font': 'text(font: ("DejaVu Sans", "Libertinus Serif"), "■")',
  drawn: 'box(rect(width: 6pt, height: 4.8pt, fill: luma(170)))',
}

function prelude({ style, head }: AcrPages): string {
  const parts = [`Prepared for: ${head.name}`, `Date: ${head.date}`, `Confirmation # ${head.number}`].map(literal)
  const lines = `stack(spacing: 3pt, ${parts.join(', ')})`
  const oneLine = `grid(columns: (auto, auto, auto), column-gutter: 22pt, ${parts.join(', ')})`
  const top = style.head === 'foot' ? '[]' : style.head === 'lines' ? lines : oneLine
  const count = '"Page " + str(counter(page).get().first()) + " of " + str(counter(page).final().first())'
  const foot = `grid(columns: (1fr, auto), ${literal(head.code)}, ${count})`
  return `#set document(title: "Equifax Credit Report")
#set page(paper: "us-letter", margin: (x: ${style.margin}pt, top: 62pt, bottom: 60pt), header: context [
  #set text(size: 7pt)
  #${top}
], footer: context [
  #set text(size: 7pt)
  #stack(spacing: 3pt, ${style.head === 'foot' ? `${oneLine}, ` : ''}${foot})
])
#set text(font: ("${style.font}", "Libertinus Serif"), size: ${style.size}pt, ligatures: false, hyphenate: false, costs: (orphan: 0%, widow: 0%))
#set par(leading: 0.5em, spacing: 0.7em)
#let tick = ${TICKS[style.tick]}
#let square = ${SQUARES[style.tick]}
#let cell(value) = if value == "✓" { tick } else if value == "■" { square } else { value }
#let label(value) = ${style.hasBoldLabels ? 'strong(value)' : 'value'}
#let section(title) = block(above: 16pt, below: 8pt, text(size: 1.7em, weight: "bold", title))
#let name(title) = block(above: 15pt, below: 6pt, text(size: 1.25em, weight: "bold", title))
#let heading2(title) = block(above: 9pt, below: 4pt, text(size: 1.1em, weight: "bold", title))
#let packed(pieces) = par(pieces.map(p => if p.at(0) == "label" { label(p.at(1)) } else if p.at(0) == "gap" { h(${style.gap}pt, weak: true) } else { p.at(1) }).join())
#let facts(rows) = table(columns: (170pt, 1fr), stroke: none, inset: (x: 0pt, y: 2.4pt), ..rows)
#let months(head, rows) = table(columns: (auto, ..range(head.len() - 1).map(_ => 1fr)), stroke: none, inset: (x: 2pt, y: 2.4pt), ..head.map(v => text(weight: "bold", v)), ..rows.flatten())
#let years(names, rows) = table(columns: (auto, ..range(12).map(_ => 1fr)), stroke: none, inset: (x: 1.5pt, y: 2.6pt), align: center, text(weight: "bold", "Year"), ..names, ..rows.flatten().map(cell))
#let legend(entries) = block(above: 5pt, below: 8pt, par(entries.map(e => box([#cell(e.at(0)) #e.at(1)])).join(${style.legend === 'one line' ? '" "' : 'h(14pt)'})))
#let codes(entries) = ${style.codesAbreast ? 'grid(columns: (1fr, 1fr), column-gutter: 16pt, row-gutter: 3.5pt, ..entries.map(e => grid(columns: (24pt, 1fr), e.at(0), e.at(1))))' : '{ for e in entries { block(above: 3.5pt, below: 3.5pt, e.at(0) + " " + e.at(1)) } }'}
#let asked(rows) = table(columns: (3fr, 1fr, 1.4fr), stroke: none, inset: (x: 2pt, y: 3pt), align: left + top, ..rows.flatten())
#let lines(texts) = stack(spacing: 3.4pt, ..texts)
`
}

/** The pieces of a packed line in their order, as the paragraph's function takes them. */
function packed({ lead, pairs }: Extract<Part, { kind: 'pairs' }>, style: AcrStyle): string {
  const piece = (kind: string, text: string): string => textArray([kind, text])
  const between = (bar: boolean): string[] =>
    bar ? [piece('text', ' | ')] : [piece('text', ' '), ...(style.gap === 0 ? [] : [piece('gap', '')])]
  const pieces = [
    piece('text', lead.join(' | ')),
    ...pairs.flatMap(({ label, value, bar }, index) => [
      ...(index === 0 && lead.length === 0 ? [] : between(bar)),
      piece('label', `${label}:`),
      ...(value === '' ? [] : [piece('text', ` ${value}`)]),
    ]),
  ]
  return call('packed', array(pieces))
}

function asked({ rows }: Extract<Part, { kind: 'asked' }>, style: AcrStyle): string {
  const head = array(['Company Information', 'Inquiry Type', 'Inquiry Date(s)'].map(literal))
  const lines = (texts: readonly string[]): string => `lines(${textArray(texts)})`
  if (style.inquiries === 'columns')
    return call(
      'asked',
      array([
        head,
        ...rows.map(({ company, kind, dates }) =>
          array([lines(company), literal(kind), lines(style.stacksDates ? dates : [dates.join(', ')])]),
        ),
      ]),
    )
  const stacked = rows.map(({ company, kind, dates }) =>
    call('block', 'above: 7pt, below: 7pt', lines([...company, `${kind} ${dates.join(', ')}`])),
  )
  return [call('asked', array([head])), ...stacked].join('\n\n')
}

function source(pages: AcrPages): string {
  const { style } = pages
  const months = textArray(MONTH_NAMES.map((name) => name.slice(0, 3)))
  const set = (part: Part): string => {
    if (part.kind === 'break') return '#pagebreak()'
    if (part.kind === 'section') return call('section', literal(part.text))
    if (part.kind === 'title') return call('heading2', literal(part.text))
    if (part.kind === 'name') return call('name', literal(part.text))
    if (part.kind === 'text') return call('par', literal(part.text))
    if (part.kind === 'facts') return call('facts', textArray(part.rows.flat()))
    if (part.kind === 'pairs') return packed(part, style)
    if (part.kind === 'months')
      return call(
        'months',
        style.stacksHeader ? textArray(part.head.map((name) => name.replace(/ (?=\S+$)/, '\n'))) : textArray(part.head),
        array(part.rows.map(textArray)),
      )
    if (part.kind === 'grid') return call('years', months, array(part.rows.map(textArray)))
    if (part.kind === 'asked') return asked(part, style)
    return call(part.kind, array(part.entries.map(textArray)))
  }
  return [prelude(pages), ...pages.parts.map(set)].join('\n\n')
}

/** The label-packed Equifax print, ready for Typst, and what it says. */
export function equifaxAcr(file: CreditFile, chance: Chance): { source: string; truth: Truth } {
  const pages = equifaxAcrPages(file, chance)
  return { source: source(pages), truth: pages.truth }
}
