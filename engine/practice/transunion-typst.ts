import { PRACTICE_BACKGROUND } from '#engine/practice/practice-background.ts'
import { SUMMARY_OF_RIGHTS } from '#engine/practice/rights-text.ts'
import type { Chance } from '#engine/practice/seed.ts'
import type { CreditFile, Situation } from '#engine/practice/situation.ts'
import { gridMonths, type GridMonth, infoRows, isAdverse, maskedNumber } from '#engine/practice/transunion-account.ts'
import { makeTransUnionStyle, type TransUnionStyle } from '#engine/practice/transunion-style.ts'
import {
  askingsIn,
  furnitureOf,
  headerPairs,
  INQUIRY_SECTIONS,
  inquiryColumns,
  inquiryEnd,
  type Pair,
  personParts,
  PROSE,
  RATINGS,
  recordPairs,
  REMARK_KEY,
  transUnionReportTruth,
} from '#engine/practice/transunion-words.ts'
import type { Truth } from '#engine/practice/truth.ts'
import { array, call, literal, textArray } from '#engine/practice/typst-source.ts'

/** How one label and its value are set. */
function pairSource(style: TransUnionStyle): string {
  const lines = 'for line in lines { block(above: 2.4pt, below: 2.4pt, line) }'
  const stacked = `{ block(above: 5pt, below: 2pt, strong(label)); ${lines} }`
  const columns: Readonly<Record<TransUnionStyle['pairs'], string>> = {
    apart: `grid(columns: (1fr, ${style.valueWidth}pt), label, align(right, {${lines}}))`,
    columns: `grid(columns: (${style.valueOffset}pt, ${style.valueWidth}pt), label, {${lines}})`,
    stacked,
  }
  const row = (inner: string): string =>
    `block(above: 0pt, below: 0pt, inset: (y: 2.6pt), width: 100%, stroke: ${style.hasRules ? '(bottom: 0.4pt + rgb("#ddd"))' : 'none'}, ${inner})`
  return `#let under(label, lines) = ${stacked}
#let pair(label, lines) = ${style.pairs === 'stacked' ? 'under(label, lines)' : row(columns[style.pairs])}
#let person(label, lines) = ${style.personPairs === 'stacked' ? 'under(label, lines)' : row(columns.apart)}`
}

/** How the months are set, six abreast. */
function gridSource(style: TransUnionStyle): string {
  const align = style.gridAlign
  if (style.grid === 'rows')
    return `#let band(titles, labels, rows) = table(columns: (82pt, ..titles.map(_ => 1fr)), stroke: none, inset: (x: 2pt, y: 2.2pt), align: (left, ..titles.map(_ => ${align})), [], ..titles.map(strong), ..rows.enumerate().map(((index, row)) => (labels.at(index), ..row)).flatten())`
  return `#let band(titles, labels, rows) = grid(columns: range(6).map(_ => 1fr), ..titles.enumerate().map(((index, title)) => align(${align}, { block(above: 3pt, below: 3pt, strong(title)); for (at, label) in labels.enumerate() { block(above: 2.4pt, below: 2.4pt, label); block(above: 2.4pt, below: 2.4pt, rows.at(at).at(index)) } })))`
}

function prelude(file: CreditFile, style: TransUnionStyle): string {
  const furniture = furnitureOf(file, style)
  const top =
    furniture === null
      ? 'none'
      : `text(size: 6pt, grid(columns: (1fr, auto, 1fr), ${literal(furniture.left)}, ${literal(furniture.title)}, []))`
  const foot =
    furniture === null
      ? 'none'
      : `context text(size: 6pt, grid(columns: (1fr, auto), ${literal(furniture.url)}, str(counter(page).get().first()) + "/" + str(counter(page).final().first())))`
  return `#set page(paper: "us-letter", margin: (x: ${style.margin}in, y: ${Math.max(style.margin, 0.5)}in), header-ascent: 40%, header: ${top}, footer: ${foot}, background: ${file.isSample === true ? PRACTICE_BACKGROUND : 'none'})
#set text(font: ("${style.font.replace(' Narrow', '')}", "Libertinus Serif"), size: ${style.size}pt, hyphenate: false)
#set par(leading: 0.5em, spacing: 0.6em)
#let h2(title) = block(above: 16pt, below: 7pt, text(size: 1.5em, weight: "bold", title))
#let h3(title) = block(above: 11pt, below: 5pt, text(size: 1.2em, weight: "bold", title))
#let h4(title) = block(above: 9pt, below: 4pt, text(weight: "bold", title))
${pairSource(style)}
#let three(labels, values) = grid(columns: (1.4fr, 1fr, 1fr), column-gutter: 12pt, row-gutter: 3pt, ..labels.map(strong), ..values.map(lines => { for line in lines { block(above: 2.4pt, below: 2.4pt, line) } }))
#let key(entries) = grid(columns: range(${style.keyColumns}).map(_ => 1fr), column-gutter: 10pt, row-gutter: 4pt, ..entries.map(entry => [#strong(entry.at(0)) #h(6pt) #entry.at(1)]))
${gridSource(style)}
`
}

const linesOf = (value: string): string => textArray(value.split('\n'))
const pair = (name: 'pair' | 'person' | 'under', [label, value]: Pair): string => call(name, literal(label), linesOf(value))
const paragraph = (text: string): string => call('par', literal(text))

function bandSource(months: readonly GridMonth[]): string {
  const labels = months[0]?.cells.map(([label]) => label) ?? []
  const rows = labels.map((_, at) => textArray(months.map(({ cells }) => cells[at]?.[1] ?? '')))
  return call('band', textArray(months.map(({ title }) => title)), textArray(labels), array(rows))
}

function historySource(account: Situation, style: TransUnionStyle): string[] {
  const months = gridMonths(account, style)
  if (months.length === 0) return []
  const bands = Array.from({ length: Math.ceil(months.length / 6) }, (_, index) => months.slice(index * 6, index * 6 + 6))
  return [call('h4', literal('Payment History')), ...bands.map(bandSource), paragraph(`Total Months: ${months.length}`)]
}

function headSource(account: Situation, style: TransUnionStyle): string[] {
  const number = account.accountNumber === null ? null : maskedNumber(account.accountNumber, style)
  if (style.head === 'two-labels' && number !== null)
    return [
      call(
        'grid',
        'columns: (1fr, 1fr)',
        'row-gutter: 5pt',
        ...['Account Name', 'Account Number'].map((text) => `strong(${literal(text)})`),
        literal(account.creditorName),
        literal(number),
      ),
    ]
  const name = number === null ? account.creditorName : `${account.creditorName} ${number}`
  return [call('h4', literal('Account Name')), call('text', 'size: 1.15em', 'weight: "bold"', literal(name))]
}

function accountSource(account: Situation, style: TransUnionStyle): string {
  return [
    ...headSource(account, style),
    call('h4', literal('Account Information')),
    ...infoRows(account, style).map(({ label, value }) => pair('pair', [label, value ?? '---'])),
    ...historySource(account, style),
  ].join('\n\n')
}

function accountSections(file: CreditFile, style: TransUnionStyle): string[] {
  const part = (title: string, prose: string, accounts: readonly Situation[]): string[] =>
    accounts.length === 0
      ? []
      : [call('h2', literal(title)), paragraph(prose), ...accounts.map((account) => accountSource(account, style))]
  return [
    ...part(
      'Accounts with Adverse Information',
      PROSE.adverse,
      file.accounts.filter((account) => isAdverse(account, style)),
    ),
    ...part(
      'Satisfactory Accounts',
      PROSE.satisfactory,
      file.accounts.filter((account) => !isAdverse(account, style)),
    ),
  ]
}

function inquirySections(file: CreditFile, style: TransUnionStyle): string[] {
  return INQUIRY_SECTIONS.flatMap(([title, prose]) => {
    const askings = askingsIn(title, file.askings)
    if (askings.length === 0) return []
    const each = askings.flatMap((asking) => {
      const columns = inquiryColumns(asking, style)
      return [
        pair('under', ['Name', asking.creditorName]),
        call('three', textArray(columns.map(([label]) => label)), array(columns.map(([, value]) => linesOf(value)))),
        ...inquiryEnd(asking, style).map((one) => pair('under', one)),
      ]
    })
    return [call('h2', literal(title)), paragraph(prose), ...each]
  })
}

function body(file: CreditFile, style: TransUnionStyle, chance: Chance): string {
  const title = (text: string): string => call('h2', literal(text))
  const header = headerPairs(file).map((one) => (style.stacksHeader ? pair('under', one) : paragraph(`${one[0]} ${one[1]}`)))
  const person = personParts(file, chance).flatMap(({ title: name, content }) => [
    ...(name === null ? [] : [call('h3', literal(name))]),
    ...content.map((one) => (typeof one === 'string' ? paragraph(one) : pair('person', one))),
  ])
  const records = file.records.flatMap((one) => recordPairs(one, style).map((row) => pair('pair', row)))
  return [
    ...header,
    title('Personal Information'),
    paragraph(PROSE.person),
    ...person,
    ...(file.statements.length === 0 ? [] : [title('Consumer Statement'), ...file.statements.map(paragraph)]),
    ...(records.length === 0 ? [] : [title('Public Records'), paragraph(PROSE.records), ...records]),
    title('Account Information'),
    paragraph(PROSE.accounts),
    call('h3', literal('Payment/Remarks Key')),
    call('h4', literal('Ratings')),
    call('key', array(RATINGS.map(textArray))),
    call('h4', literal('Remarks')),
    call('key', array(REMARK_KEY.map(textArray))),
    ...accountSections(file, style),
    ...inquirySections(file, style),
    ...SUMMARY_OF_RIGHTS.map(paragraph),
  ].join('\n\n')
}

/** A practice report is set anywhere, with the one font that Typst always carries; the whole history is on it. */
const CARRIED = { font: 'Libertinus Serif', valueWidth: 250, gridMonths: 84 } as const

/** The TransUnion page without a browser, for the practice bureau: the same words and truth as the web print. */
export function transUnionTypst(file: CreditFile, chance: Chance): { source: string; truth: Truth } {
  const drawn: TransUnionStyle = { ...makeTransUnionStyle(chance.fork('style')), breaksWords: false }
  const style = file.isSample === true ? { ...drawn, ...CARRIED } : drawn
  return {
    source: `${prelude(file, style)}\n${body(file, style, chance.fork('page'))}`,
    truth: transUnionReportTruth(file, style),
  }
}
