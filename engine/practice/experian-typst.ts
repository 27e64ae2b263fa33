import { PRACTICE_BACKGROUND } from '#engine/practice/practice-background.ts'
import type { HistoryMonth } from '#engine/report/account.ts'
import { balanceCells, badges, CELL_WORDS, guide, infoRows, LEGEND_WORDS } from '#engine/practice/experian-account.ts'
import { type ExperianStyle, makeExperianStyle } from '#engine/practice/experian-style.ts'
import {
  type Card,
  experianReportTruth,
  furnitureOf,
  glance,
  inquiryLines,
  personBlocks,
  personCounts,
  PROSE,
  recordRows,
  topLines,
} from '#engine/practice/experian-words.ts'
import { ICONS } from '#engine/practice/icon-font.ts'
import { money } from '#engine/practice/print-words.ts'
import { SUMMARY_OF_RIGHTS } from '#engine/practice/rights-text.ts'
import type { Chance } from '#engine/practice/seed.ts'
import type { CreditFile, Situation } from '#engine/practice/situation.ts'
import type { Truth } from '#engine/practice/truth.ts'
import { array, call, literal, textArray } from '#engine/practice/typst-source.ts'

const TICK = '✓'

function tickSource(style: ExperianStyle): string {
  if (style.tick === 'icon-font') return `text(font: "Report Icons", "${ICONS.tick}")`
  if (style.tick === 'check-mark') return 'text(font: ("DejaVu Sans", "Libertinus Serif"), "✓")'
  return 'box(curve(stroke: 1.1pt + rgb("#0a7d33"), curve.move((0pt, 3pt)), curve.line((2.4pt, 5.4pt)), curve.line((7pt, 0pt))))'
}

function prelude(file: CreditFile, style: ExperianStyle): string {
  const furniture = furnitureOf(file, style)
  const top =
    furniture === null
      ? 'none'
      : `text(size: 6pt, grid(columns: (1fr, 1fr, 1fr), ${literal(furniture.left)}, align(center, ${literal(furniture.title)}), []))`
  const foot =
    furniture === null
      ? 'none'
      : `context text(size: 6pt, grid(columns: (1fr, auto), ${literal(furniture.url)}, str(counter(page).get().first()) + "/" + str(counter(page).final().first())))`
  return `#set page(paper: "us-letter", margin: (x: ${style.margin}in, y: ${Math.max(style.margin, 0.5)}in), header-ascent: 40%, header: ${top}, footer: ${foot}, background: ${file.isSample === true ? PRACTICE_BACKGROUND : 'none'})
#set text(font: ("${style.font.replace(' Condensed', '').replace(' Narrow', '')}", "Libertinus Serif"), size: ${style.size}pt, hyphenate: false)
#set par(leading: 0.5em, spacing: 0.6em)
#let tick = ${tickSource(style)}
#let cell(value) = if value == "${TICK}" { tick } else { value }
#let h2(title) = block(above: 16pt, below: 7pt, text(size: 1.45em, weight: "bold", fill: rgb("#1d4f91"), title))
#let h3(title) = block(above: 14pt, below: 5pt, width: ${style.nameWidth}pt, text(size: 1.2em, weight: "bold", title))
#let h4(title) = block(above: 9pt, below: 4pt, text(weight: "bold", title))
#let top(lines) = align(right, for line in lines { block(above: 3pt, below: 3pt, line) })
#let pair(label, value) = block(above: 0pt, below: 0pt, inset: (y: 2.4pt), width: 100%, stroke: ${style.hasRules ? '(bottom: 0.4pt + rgb("#ddd"))' : 'none'}, grid(columns: (${style.valueOffset}pt, ${style.valueWidth}pt), label, value))
#let cards(items) = grid(columns: range(${style.cardsInRow}).map(_ => 1fr), column-gutter: 10pt, row-gutter: 9pt, ..items.map(lines => block(breakable: false, { for line in lines { block(above: 3pt, below: 3pt, line) } })))
#let years(rows) = table(columns: range(13).map(_ => ${style.cellWidth}pt), stroke: ${style.hasCellBoxes ? '0.4pt + rgb("#ddd")' : 'none'}, inset: 3pt, align: center, [], .."JFMAMJJASOND".clusters().map(strong), ..rows.flatten().map(cell))
#let legend(entries) = for entry in entries { ${style.legendInLine ? 'box' : 'block'}(${style.legendInLine ? '' : 'above: 3pt, below: 3pt, '}[#strong(cell(entry.at(0))) #entry.at(1)#h(14pt)]) }
#let listing(rows) = table(columns: 4, stroke: none, inset: (x: 0pt, y: 2pt), column-gutter: 22pt, align: left, ..("Date", "Balance", "Scheduled Payment", "Paid").map(strong), ..rows.flatten())
`
}

function gridSource(history: readonly HistoryMonth[], style: ExperianStyle): string {
  const years = [...new Set(history.map(({ month }) => month.slice(0, 4)))].toSorted()
  const cells = new Map(history.map(({ month, code }) => [month, code === 'ok' ? TICK : CELL_WORDS[code]]))
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
  const line = (year: string): string =>
    textArray([year, ...months.map((month) => cells.get(`${year}-${month}`) ?? style.outside)])
  const legend = [
    ...new Map(
      history.map(({ code }) => [CELL_WORDS[code], textArray([code === 'ok' ? TICK : CELL_WORDS[code], LEGEND_WORDS[code]])]),
    ).values(),
  ]
  return `${call('years', array((style.isNewestYearFirst ? years.toReversed() : years).map(line)))}\n\n${call('legend', array(legend))}`
}

const pair = (label: string, value: string | null): string => call('pair', literal(label), literal(value ?? '-'))
const paragraph = (text: string): string => call('par', literal(text))

function accountSource(account: Situation, style: ExperianStyle): string {
  const titled = (title: string, parts: readonly string[]): string[] =>
    parts.length === 0 ? [] : [call('h4', literal(title)), ...parts]
  const { words } = badges(account, style)
  const isLoan = account.originalBalance !== null && account.accountType !== 'revolving'
  const address = account.contact === null ? [] : [call('pair', literal('Address'), literal(account.contact.lines.join('\n')))]
  const phone = account.contact?.phone == null ? [] : [pair('Phone Number', account.contact.phone)]
  return [
    call('h3', literal(account.creditorName)),
    words.length === 0 ? '' : call('strong', literal(words.join('   '))),
    `#h4[#${style.tick === 'drawn' ? 'tick' : `text(font: "Report Icons", "${ICONS.account}")`} Account Info]`,
    ...infoRows(account, style).map(({ label, value }) => pair(label, value)),
    ...titled('Payment History', account.paymentHistory.length === 0 ? [] : [gridSource(account.paymentHistory, style)]),
    ...titled('Payment history guide', account.paymentHistory.length === 0 ? [] : guide(account).map(paragraph)),
    ...titled(
      'Balance Histories',
      account.balanceHistory.length === 0
        ? []
        : [call('listing', array(account.balanceHistory.map((line) => textArray(balanceCells(line)))))],
    ),
    ...titled(
      'Additional info',
      isLoan ? [paragraph(`The original amount of this account was ${money(account.originalBalance ?? 0)}`)] : [],
    ),
    ...titled('Contact Info', [...address, ...phone]),
    ...titled('Comment', account.remarks.map(paragraph)),
  ].join('\n\n')
}

function inquiriesSource(file: CreditFile, kind: 'hard' | 'soft', style: ExperianStyle): string {
  const own: Card[] = file.askings
    .filter((asking) => asking.kind === kind)
    .map((asking) => [asking.creditorName, ...inquiryLines(asking, style)])
  const content = own.length === 0 ? paragraph(`No ${kind} inquiries reported.`) : call('cards', array(own.map(textArray)))
  return [call('h2', literal(kind === 'hard' ? 'Hard Inquiries' : 'Soft Inquiries')), paragraph(PROSE[kind]), content].join(
    '\n\n',
  )
}

function body(file: CreditFile, style: ExperianStyle, chance: Chance): string {
  const title = (text: string): string => call('h2', literal(text))
  const records = file.records.flatMap((one) => [
    call('h3', literal(one.type)),
    call('strong', literal('POTENTIALLY NEGATIVE')),
    ...recordRows(one).map(([label, value]) => pair(label, value)),
  ])
  return [
    call('top', textArray(topLines(file, style))),
    title(['At a Glance', ...glance(file, style)].join('   ')),
    title('Personal Information'),
    paragraph(PROSE.person),
    paragraph(personCounts(file, style).join('   ')),
    ...personBlocks(file, chance).flatMap(({ title: name, cards }) => [
      call('h3', literal(name)),
      call('cards', array(cards.map(textArray))),
    ]),
    ...(file.statements.length === 0 ? [] : [title('Personal Statements'), ...file.statements.map(paragraph)]),
    title('Accounts'),
    paragraph(PROSE.accounts),
    ...(file.accounts.length === 0
      ? [paragraph('No accounts reported.')]
      : file.accounts.map((account) => accountSource(account, style))),
    title('Public Records'),
    paragraph(PROSE.records),
    ...(records.length === 0 ? [paragraph('No public records reported.')] : records),
    inquiriesSource(file, 'hard', style),
    inquiriesSource(file, 'soft', style),
    title('Important Messages'),
    ...SUMMARY_OF_RIGHTS.map(paragraph),
  ].join('\n\n')
}

/** A practice report is set anywhere, with the one font that Typst always carries; it has no check mark. */
const CARRIED = { font: 'Libertinus Serif', tick: 'icon-font', valueWidth: 250 } as const

/** The Experian page without a browser, for the practice bureau: the same words and truth as the web print. */
export function experianTypst(file: CreditFile, chance: Chance): { source: string; truth: Truth } {
  const drawn: ExperianStyle = { ...makeExperianStyle(chance.fork('style')), commentInRow: false }
  const style = file.isSample === true ? { ...drawn, ...CARRIED } : drawn
  return { source: `${prelude(file, style)}\n${body(file, style, chance.fork('page'))}`, truth: experianReportTruth(file, style) }
}
