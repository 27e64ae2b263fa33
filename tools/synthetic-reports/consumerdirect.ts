import { slashed } from '#engine/practice/print-words.ts'
import { escapeHtml } from '#server/platform/escape-html.ts'
import type { AccountTruth } from '#engine/practice/truth.ts'
import { type Chance, seeded } from '#engine/practice/seed.ts'
import { MONTH_NAMES, type Month } from '#engine/values/day.ts'
import { type Bureau, BUREAU_NAMES } from '#engine/words/bureau.ts'
import { type ColumnPrint, columnPrint } from '#tools/synthetic-reports/consumerdirect-account.ts'
import { type ConsumerDirectStyle, makeConsumerDirectStyle } from '#tools/synthetic-reports/consumerdirect-style.ts'
import { makeThreeBureauFile, type ThreeBureauFile } from '#tools/synthetic-reports/three-bureau-file.ts'
import { bureauTruth, type ThreeBureauPage } from '#tools/synthetic-reports/three-bureau-truth.ts'
import { cents, monthWords } from '#tools/synthetic-reports/three-bureau-words.ts'

/** A label with what is in each bureau's column; no lines are printed as `--`. */
interface RowPrint {
  readonly label: string
  readonly lines: (bureau: Bureau) => readonly string[]
}

const linesHtml = (lines: readonly string[]): string => {
  if (lines.length === 0) return '--'
  return lines.length === 1 ? escapeHtml(lines[0] ?? '') : lines.map((line) => `<div>${escapeHtml(line)}</div>`).join('')
}

/** Columns of cells: labels first. */
function classicGrid(style: ConsumerDirectStyle, rows: readonly RowPrint[]): string {
  const cell = (html: string): string => `<div class="grid-cell">${html}</div>`
  const labels = `<div class="labels d-contents">${cell('')}${rows.map(({ label }) => cell(label)).join('')}</div>`
  const columns = style.order.map(
    (bureau) =>
      `<div class="d-contents">${cell(BUREAU_NAMES[bureau])}${rows.map(({ lines }) => cell(linesHtml(lines(bureau)))).join('')}</div>`,
  )
  const flow = `grid-auto-flow:column;grid-template-rows:repeat(${rows.length + 1},auto)`
  return `<div class="d-grid grid-cols-4" style="${flow}">${labels}${columns.join('')}</div>`
}

function modernTable(style: ConsumerDirectStyle, rows: readonly RowPrint[]): string {
  const head = ['<div></div>', ...style.order.map((bureau) => `<div class="bureau-name">${BUREAU_NAMES[bureau]}</div>`)]
  const cells = ({ label, lines }: RowPrint): string[] => [
    `<div class="attribute-label">${label}</div>`,
    ...style.order.map((bureau) => `<div class="attribute-value">${linesHtml(lines(bureau))}</div>`),
  ]
  const all = [head, ...rows.map(cells)]
  if (style.rows === 'grids')
    return `<div class="attributes-table">${all.map((row) => `<div class="d-grid grid-cols-4">${row.join('')}</div>`).join('')}</div>`
  if (style.rows === 'rows')
    return `<div class="attributes-table"><div class="d-grid">${all.map((row) => `<div class="row">${row.join('')}</div>`).join('')}</div></div>`
  return `<div class="attributes-table"><div class="d-grid grid-cols-4">${all.flat().join('')}</div></div>`
}

const grid = (style: ConsumerDirectStyle, rows: readonly RowPrint[]): string =>
  style.view === 'classic' ? classicGrid(style, rows) : modernTable(style, rows)

const SYMBOLS: Readonly<Record<string, string>> = {
  OK: 'C',
  '30': '1',
  '60': '2',
  '90': '3',
  '120': '4',
  '150': '5',
  '180': '6',
  PP: '7',
  RF: '8',
  CO: '9',
  ND: 'U',
}

function monthLabel(style: ConsumerDirectStyle, month: Month): string {
  const name = (MONTH_NAMES[Number(month.slice(5)) - 1] ?? '').slice(0, 3)
  if (style.years === 'label') return `${name} ${month.slice(0, 4)}`
  return style.years === 'apostrophe' ? `${name} '${month.slice(2, 4)}` : name
}

function historyHtml(style: ConsumerDirectStyle, bureau: Bureau, { months, lateCounts, truth }: ColumnPrint): string {
  if (months.length === 0) return ''
  const order = style.newestFirst ? months : months.toReversed()
  let year = ''
  const boxes = order.map(({ month, code }) => {
    const text = monthWords(code, truth.accountType)?.text ?? ''
    const heading = style.years === 'heading' && month.slice(0, 4) !== year ? `<div class="year">${month.slice(0, 4)}</div>` : ''
    year = month.slice(0, 4)
    const badge = style.badges === 'class' ? '' : text
    const name = style.badges === 'text' ? 'status-X' : `status-${SYMBOLS[text] ?? 'U'}`
    return `${heading}<div class="${name}"><div class="month-badge">${badge}</div><div class="month-label">${monthLabel(style, month)}</div></div>`
  })
  const late = lateCounts
    ? `<div class="late-history">30: ${lateCounts.days30} 60: ${lateCounts.days60} 90: ${lateCounts.days90}</div>`
    : ''
  return `<div class="payment-history"><h6>${BUREAU_NAMES[bureau]} Payment History</h6><div class="months d-flex">${boxes.join('')}</div>${late}</div>`
}

type Columns = Readonly<Partial<Record<Bureau, ColumnPrint>>>

function accountHtml(style: ConsumerDirectStyle, name: string, columns: Columns): string {
  const labels = Object.values(columns)[0]?.rows.map(({ label }) => label) ?? []
  const rows = labels.map(
    (label): RowPrint => ({ label, lines: (bureau) => columns[bureau]?.rows.find((row) => row.label === label)?.lines ?? [] }),
  )
  const histories = style.order.map((bureau) => (columns[bureau] ? historyHtml(style, bureau, columns[bureau]) : '')).join('')
  if (style.view === 'classic')
    return `<div class="mb-5"><div class="border-b border-5"><p class="h6"><strong>${escapeHtml(name)}</strong></p></div>${grid(style, rows)}<div>${histories}</div></div>`
  return `<div class="account-container" data-test-account-name="${escapeHtml(name)}"><div class="account-card"><span class="name">${escapeHtml(name)}</span><div>Open</div></div>
    <div class="account-modal"><h5>Account Details</h5>${grid(style, rows)}<div class="histories">${histories}</div></div></div>`
}

function personalRows(file: ThreeBureauFile, style: ConsumerDirectStyle): RowPrint[] {
  const person = (bureau: Bureau) => file.persons[bureau]
  const address = ({
    street,
    city,
    state,
    zip,
  }: {
    street: string | null
    city: string | null
    state: string | null
    zip: string | null
  }): string[] => [street ?? '', `${city}, ${state} ${zip}`]
  return [
    { label: 'Credit Report Date', lines: () => [slashed(file.reportDate)] },
    { label: 'Name', lines: (bureau) => [person(bureau).name] },
    { label: 'Also Known As', lines: (bureau) => person(bureau).alsoKnownAs },
    {
      label: 'Date of Birth',
      lines: (bureau) => [style.isBirthYear ? person(bureau).birth.slice(0, 4) : slashed(person(bureau).birth)],
    },
    { label: 'Current Address', lines: (bureau) => person(bureau).addresses.slice(0, 1).flatMap(address) },
    { label: 'Previous Address', lines: (bureau) => person(bureau).addresses.slice(1).flatMap(address) },
    { label: 'Employer', lines: (bureau) => person(bureau).employers },
  ]
}

function summaryRows(file: ThreeBureauFile): RowPrint[] {
  const own = (bureau: Bureau) => file.entries.flatMap(({ columns }) => columns[bureau] ?? [])
  const count = (label: string, of: (bureau: Bureau) => number): RowPrint => ({ label, lines: (bureau) => [String(of(bureau))] })
  return [
    count('Total Accounts', (bureau) => own(bureau).length),
    count('Open Accounts', (bureau) => own(bureau).filter(({ status }) => status === 'open').length),
    count('Closed Accounts', () => 2),
    count('Delinquent', () => 0),
    count('Derogatory', () => 1),
    {
      label: 'Balances',
      lines: (bureau) => [cents(own(bureau).reduce((sum, { currentBalance }) => sum + (currentBalance ?? 0), 0))],
    },
    count('Public Records', (bureau) => file.records.filter(({ bureaus }) => bureaus.includes(bureau)).length),
    count('Inquiries (2 years)', (bureau) => file.askings.filter((asking) => asking.bureau === bureau).length),
  ]
}

const recordsHtml = (file: ThreeBureauFile, style: ConsumerDirectStyle): string =>
  file.records
    .map(({ record, bureaus }) => {
      const row = (label: string, value: string | null): RowPrint => ({
        label,
        lines: (bureau) => (bureaus.includes(bureau) && value !== null ? [value] : []),
      })
      const rows = [
        row('Type', record.type),
        row('Status', record.status),
        row('Date Filed/Reported', record.dateFiled && slashed(record.dateFiled)),
        row('Reference #', record.reference),
        row('Closing Date', record.dateResolved && slashed(record.dateResolved)),
        row('Court', record.court),
        row('Liability', record.amount === null ? null : cents(record.amount)),
      ]
      return `<p class="h6"><strong>Bankruptcy</strong></p>${grid(style, rows)}`
    })
    .join('')

function inquiriesHtml({ askings }: ThreeBureauFile): string {
  const rows = askings.map(
    ({ creditorName, business, date, bureau }) =>
      `<tr><td>${escapeHtml(creditorName)}</td><td>${business}</td><td>${slashed(date)}</td><td>${BUREAU_NAMES[bureau]}</td></tr>`,
  )
  return `<table class="inquiries"><thead><tr><th>Creditor Name</th><th>Type of Business</th><th>Date of inquiry</th><th>Credit Bureau</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

const css = ({
  order: { length: order },
}: ConsumerDirectStyle): string => `*{box-sizing:border-box}body{margin:0;font:8pt/1.4 'Liberation Sans',sans-serif}.d-grid{display:grid;grid-template-columns:1.2fr repeat(${order},1fr)}.inquiries{width:100%}.d-flex>div{width:12.5%}.d-contents,.row{display:contents}
  .grid-cell,.attribute-label,.attribute-value{padding:2pt 4pt;border-bottom:1px solid #ddd}.d-flex{display:flex;flex-wrap:wrap}.month-badge{min-height:10pt}`

function page(file: ThreeBureauFile, style: ConsumerDirectStyle, entries: readonly Columns[]): string {
  const scores: RowPrint = {
    label: 'Credit Score',
    lines: (bureau) => (file.scores[bureau] === null ? [] : [String(file.scores[bureau])]),
  }
  const accounts = file.entries.map(({ creditorName, originalCreditor }, index) =>
    accountHtml(
      style,
      `${creditorName}${originalCreditor === null ? '' : ` (Original Creditor: ${originalCreditor})`}`,
      entries[index] ?? {},
    ),
  )
  const section = (title: string, html: string): string => `<section><h4>${title}</h4>${html}</section>`
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${style.site}</title><style>${css(style)}</style></head><body><div id="smartcredit-app" class="${style.view === 'classic' ? 'original-view' : 'modern-view'}" data-v-app>
    <header><h1>${style.site} 3B Report</h1><p>Reference # ${file.reference}</p><p>Report Date: ${slashed(file.reportDate)}</p></header>
    ${section('Credit Scores', `<p>VantageScore 3.0</p>${grid(style, [scores, { label: 'Lender Rank', lines: () => ['Fair'] }])}`)}
    ${section('Personal Information', grid(style, personalRows(file, style)))}${section('Summary', grid(style, summaryRows(file)))}
    ${section('Account History', accounts.join(''))}${section('Inquiries', file.askings.length === 0 ? '<p>None Reported</p>' : inquiriesHtml(file))}
    ${section('Public Records', file.records.length === 0 ? '<p>None Reported</p>' : recordsHtml(file, style))}</div></body></html>`
}

const columnsOf = (file: ThreeBureauFile, style: ConsumerDirectStyle, chance: Chance): Columns[] =>
  file.entries.map((entry, index) => {
    const own = chance.fork(`account ${index}`)
    const hasHistory = own.isTrue(0.9)
    const columns = style.order.flatMap((bureau) => {
      const account = entry.columns[bureau]
      return account
        ? [[bureau, columnPrint(account, { style, chance: own.fork(bureau), fileEntry: String(index + 1), hasHistory })] as const]
        : []
    })
    return Object.fromEntries(columns)
  })

/** A three-bureau page of the ConsumerDirect family as a browser saves it, and what each bureau says on it. */
export function consumerDirectPage(seed: string, file = makeThreeBureauFile(`consumerdirect ${seed}`)): ThreeBureauPage {
  const chance = seeded(`consumerdirect page ${seed}`)
  const style = makeConsumerDirectStyle(chance.fork('style'), file.bureaus)
  const entries = columnsOf(file, style, chance)
  const html = page(file, style, entries)
  const truths = file.bureaus.map((bureau) =>
    bureauTruth(file, bureau, {
      format: 'consumerdirect',
      scoreModel: 'VantageScore 3.0',
      isBirthYear: style.isBirthYear,
      reference: file.reference,
      hasAmounts: true,
      accounts: entries.flatMap((columns) => columns[bureau]?.truth ?? []),
    }),
  )
  return {
    html,
    print: { html, margin: 0.4, furniture: null },
    truths,
    // A class colours a month; the print has no text for it.
    printTruths:
      style.badges === 'class' ? truths.map((truth) => ({ ...truth, accounts: truth.accounts.map(withoutHistory) })) : truths,
  }
}

const withoutHistory = (account: AccountTruth): AccountTruth => ({ ...account, paymentHistory: [] })
