import { escapeHtml } from '#server/platform/escape-html.ts'
import { SUMMARY_OF_RIGHTS } from '#engine/practice/rights-text.ts'
import type { Chance } from '#engine/practice/seed.ts'
import type { Asking, CreditFile, Situation } from '#engine/practice/situation.ts'
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
  TITLE,
  transUnionReportTruth,
} from '#engine/practice/transunion-words.ts'
import type { Truth } from '#engine/practice/truth.ts'
import type { HtmlPrint } from '#tools/synthetic-reports/print-pdf.ts'

function css(style: TransUnionStyle): string {
  const pairs: Readonly<Record<TransUnionStyle['pairs'], string>> = {
    apart: 'display:flex;justify-content:space-between;',
    columns: 'display:flex;',
    stacked: '',
  }
  const value: Readonly<Record<TransUnionStyle['pairs'], string>> = {
    apart: `max-width:${style.valueWidth}pt;text-align:right;`,
    columns: `width:${style.valueWidth}pt;`,
    stacked: '',
  }
  const label =
    style.pairs === 'columns'
      ? `flex:0 0 ${style.valueOffset}pt;`
      : style.pairs === 'apart'
        ? 'padding-right:14pt;'
        : 'font-weight:bold;margin-top:4pt;'
  return `*{box-sizing:border-box}body{margin:0;font:${style.size}pt/1.35 '${style.font}',sans-serif;color:#333;-webkit-print-color-adjust:exact}
  h2{font-size:1.5em;margin:16pt 0 6pt}h3{font-size:1.2em;margin:12pt 0 4pt}h4{font-size:1.02em;margin:9pt 0 2pt}p{margin:2pt 0 4pt}
  .row{${pairs[style.pairs]}padding:1.8pt 0;${style.hasRules ? 'border-bottom:1px solid #ddd;' : ''}${style.keepsRowsWhole ? 'break-inside:avoid' : ''}}
  .row .label{${label}}.row .value{${value[style.pairs]}${style.breaksWords ? 'word-break:break-all;' : ''}}.row .value.address{white-space:nowrap;max-width:none}
  .person.apart{display:flex;justify-content:space-between;padding:1.8pt 0}.person.apart .value{text-align:right}
  .stacked .label,.three .label{font-weight:bold;margin-top:4pt}.name{font-size:1.15em;font-weight:bold}
  .two{display:flex}.two>div{flex:1}.three{display:grid;grid-template-columns:1.4fr 1fr 1fr;column-gap:12pt;break-inside:avoid}
  .key{columns:${style.keyColumns};font-size:.95em}.key div{break-inside:avoid}.key b{display:inline-block;width:26pt}
  .band{display:grid;grid-template-columns:repeat(6,1fr);margin:4pt 0;text-align:${style.gridAlign};${style.keepsRowsWhole ? 'break-inside:avoid;' : ''}}.band b{display:block}
  table.rows{width:100%;border-collapse:collapse;table-layout:fixed;margin:4pt 0}.rows th:first-child,.rows td:first-child{width:84pt;text-align:left}
  .rows td,.rows th{text-align:${style.gridAlign};padding:1.2pt 2pt;font-size:.96em}.pushed{break-before:page}
  .account{border-top:1px solid #999;padding-top:4pt;margin-top:10pt}
  .sample{position:fixed;top:40%;left:15%;font-size:110pt;color:#e4e4e4;transform:rotate(-35deg);z-index:-1}`
}

const broken = (value: string): string => value.split('\n').map(escapeHtml).join('<br>')

function pair(kind: string, [label, value]: Pair): string {
  const isAddress = label === 'Address'
  return `<div class="${kind}"><div class="label">${escapeHtml(label)}</div><div class="value${isAddress ? ' address' : ''}">${broken(value)}</div></div>`
}

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`
const stack = ({ title, cells }: GridMonth): string =>
  `<div><b>${title}</b>${cells.map(([label, value]) => `<div>${label}</div><div>${escapeHtml(value)}</div>`).join('')}</div>`

function band(months: readonly GridMonth[], style: TransUnionStyle): string {
  if (style.grid === 'stacks') return `<div class="band">${months.map(stack).join('')}</div>`
  const labels = months[0]?.cells.map(([label]) => label) ?? []
  const padding = Array.from({ length: 6 - months.length }, () => '<td></td>').join('')
  const rows = labels.map(
    (label, at) =>
      `<tr><td>${label}</td>${months.map(({ cells }) => `<td>${escapeHtml(cells[at]?.[1] ?? '')}</td>`).join('')}${padding}</tr>`,
  )
  return `<table class="rows"><tr><th></th>${months.map(({ title }) => `<th>${title}</th>`).join('')}${padding}</tr>${rows.join('')}</table>`
}

function history(account: Situation, style: TransUnionStyle, isPushed: boolean): string {
  const months = gridMonths(account, style)
  if (months.length === 0) return ''
  const bands = Array.from({ length: Math.ceil(months.length / 6) }, (_, index) => months.slice(index * 6, index * 6 + 6))
  return `<h4>Payment History</h4><div class="${isPushed ? 'pushed' : ''}">${bands.map((one) => band(one, style)).join('')}</div><p>Total Months: ${months.length}</p>`
}

function head(account: Situation, style: TransUnionStyle): string {
  const number = account.accountNumber === null ? null : maskedNumber(account.accountNumber, style)
  if (style.head === 'two-labels' && number !== null)
    return `<div class="two"><div><b>Account Name</b><div>${escapeHtml(account.creditorName)}</div></div><div><b>Account Number</b><div>${number}</div></div></div>`
  return `<h4>Account Name</h4><div class="name">${escapeHtml(account.creditorName)}${number === null ? '' : ` ${number}`}</div>`
}

function accountHtml(account: Situation, style: TransUnionStyle, isPushed: boolean): string {
  const rows = infoRows(account, style).map(({ label, value }) => pair('row', [label, value ?? '---']))
  return `<section class="account">${head(account, style)}<h4>Account Information</h4>${rows.join('')}${history(account, style, isPushed)}</section>`
}

function inquiry(asking: Asking, style: TransUnionStyle): string {
  const columns = inquiryColumns(asking, style).map((one) => pair('', one))
  const end = inquiryEnd(asking, style).map((one) => pair('stacked', one))
  return `${pair('stacked', ['Name', asking.creditorName])}<div class="three">${columns.join('')}</div>${end.join('')}`
}

function sections(file: CreditFile, style: TransUnionStyle, chance: Chance): string {
  const part = (title: string, prose: string, accounts: readonly Situation[]): string =>
    accounts.length === 0
      ? ''
      : `<h2>${title}</h2>${paragraph(prose)}${accounts.map((account) => accountHtml(account, style, style.splitsGrids && chance.isTrue(0.12))).join('')}`
  const inquiries = INQUIRY_SECTIONS.map(([title, prose]) => {
    const askings = askingsIn(title, file.askings)
    return askings.length === 0 ? '' : `<h2>${title}</h2>${paragraph(prose)}${askings.map((one) => inquiry(one, style)).join('')}`
  })
  return [
    part(
      'Accounts with Adverse Information',
      PROSE.adverse,
      file.accounts.filter((account) => isAdverse(account, style)),
    ),
    part(
      'Satisfactory Accounts',
      PROSE.satisfactory,
      file.accounts.filter((account) => !isAdverse(account, style)),
    ),
    ...inquiries,
  ].join('')
}

const key = (entries: readonly Pair[]): string =>
  `<div class="key">${entries.map(([code, words]) => `<div><b>${code}</b> ${escapeHtml(words)}</div>`).join('')}</div>`

function page(file: CreditFile, style: TransUnionStyle, chance: Chance): string {
  const header = headerPairs(file).map((one) =>
    style.stacksHeader ? pair('stacked', one) : `<div>${escapeHtml(one[0])} <b>${escapeHtml(one[1])}</b></div>`,
  )
  const kind = style.personPairs === 'apart' ? 'person apart' : 'stacked'
  const person = personParts(file, chance.fork('person')).map(
    ({ title, content }) =>
      `${title === null ? '' : `<h3>${title}</h3>`}${content.map((one) => (typeof one === 'string' ? `<div>${escapeHtml(one)}</div>` : pair(kind, one))).join('')}`,
  )
  const records = file.records.map((one) =>
    recordPairs(one, style)
      .map((row) => pair('row', row))
      .join(''),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${TITLE}</title><style>${css(style)}</style></head><body>${header.join('')}
    <h2>Personal Information</h2>${paragraph(PROSE.person)}${person.join('')}
    ${file.statements.length === 0 ? '' : `<h2>Consumer Statement</h2>${file.statements.map(paragraph).join('')}`}
    ${records.length === 0 ? '' : `<h2>Public Records</h2>${paragraph(PROSE.records)}${records.join('<h4></h4>')}`}
    <h2>Account Information</h2>${paragraph(PROSE.accounts)}<h3>Payment/Remarks Key</h3><h4>Ratings</h4>${key(RATINGS)}<h4>Remarks</h4>${key(REMARK_KEY)}
    ${sections(file, style, chance)}${SUMMARY_OF_RIGHTS.map(paragraph).join('')}
    ${file.isSample === true ? '<div class="sample">SAMPLE</div>' : ''}</body></html>`
}

/** The web page that TransUnion shows a consumer, ready for the browser to print, and what it says. */
export function transUnionWebPrint(file: CreditFile, chance: Chance): { print: HtmlPrint; truth: Truth } {
  const style = makeTransUnionStyle(chance.fork('style'))
  return {
    print: { html: page(file, style, chance.fork('page')), margin: style.margin, furniture: furnitureOf(file, style) },
    truth: transUnionReportTruth(file, style),
  }
}
