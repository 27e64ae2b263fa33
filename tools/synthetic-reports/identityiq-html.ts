import { escapeHtml } from '#server/platform/escape-html.ts'
import type { Chance } from '#engine/practice/seed.ts'
import { MONTH_NAMES, type Month } from '#engine/values/day.ts'
import { type Bureau, BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { ColumnPrint } from '#tools/synthetic-reports/identityiq-account.ts'
import type { IdentityIqStyle } from '#tools/synthetic-reports/identityiq-style.ts'
import type { FileEntry } from '#tools/synthetic-reports/three-bureau-file.ts'
import { monthWords } from '#tools/synthetic-reports/three-bureau-words.ts'

const CODES: Readonly<Record<Bureau, string>> = { transunion: 'TUC', experian: 'EXP', equifax: 'EQF' }

/** How this page writes its parts. */
export interface Writer {
  readonly style: IdentityIqStyle
  readonly chance: Chance
}

export const cls = ({ style }: Writer, names: string): string =>
  style.hasClasses ? ` class="${names}${style.build === 'angular' ? ' ng-binding ng-scope' : ''}"` : ''

const JUNK = '<div class="grammarly-desktop-integration" data-ext="9"><span style="display:none">Rewrite</span></div>'

/** Blocks of lines: a block of one line may stand bare. */
export type Blocks = readonly (readonly string[])[]

function blocksHtml(writer: Writer, blocks: Blocks, isBare: boolean): string {
  const inner = blocks.map((lines) => lines.map(escapeHtml).join('<br>'))
  if (isBare && inner.length === 1) return inner[0] ?? ''
  return inner.map((one) => `<div>${one}${writer.style.build === 'angular' ? ' &nbsp;' : ''}</div>`).join('')
}

/** What Angular wraps around a value; its hidden twin says something else. */
function wrapped(writer: Writer, bureau: Bureau, html: string): string {
  const { style, chance } = writer
  if (style.build === 'plain') return html
  const twin = style.hasTwins && chance.isTrue(0.15) ? '<ng-include class="ng-hide">$9,999.00</ng-include>' : ''
  return `<ng-repeat ng-repeat="tradeline in tdls=(tradlines|filter:{Source:{Bureau:{'@symbol':'${CODES[bureau]}'}}})" class="ng-binding ng-scope">${html}</ng-repeat>${twin}`
}

export interface RowPrint {
  readonly label: string
  /** Null: the bureau has no column in this entry. */
  readonly blocks: (bureau: Bureau) => Blocks | null
  readonly isBare?: boolean
}

const td = (writer: Writer): string => (writer.style.build === 'angular' ? ' ng-show="true"' : '')

function rowHtml(writer: Writer, row: RowPrint, index: number): string {
  const { style } = writer
  const cells = style.order.map((bureau) => {
    const blocks = row.blocks(bureau)
    if (blocks === null) return `<td${cls(writer, 'info')}${td(writer)}></td>`
    const html = blocks.length === 0 ? style.nothing : blocksHtml(writer, blocks, row.isBare ?? true)
    return `<td${cls(writer, 'info')}${td(writer)}>${wrapped(writer, bureau, html)}</td>`
  })
  const hidden = hiddenCells(writer).map(() => '<td class="info ng-hide" ng-show="false">-</td>')
  return `<tr${index % 2 === 0 ? cls(writer, 'rowAlt') : ''}><td${cls(writer, 'label')}>${escapeHtml(row.label)}</td>${[...cells, ...hidden].join('')}</tr>`
}

/** A page of one bureau keeps the others' columns, hidden, where Angular made it. */
const hiddenCells = ({ style }: Writer): readonly Bureau[] =>
  style.build === 'angular'
    ? (['transunion', 'experian', 'equifax'] as const).filter((bureau) => !style.order.includes(bureau))
    : []

function headerRow(writer: Writer): string {
  const shown = writer.style.order.map(
    (bureau) => `<th${cls(writer, `header${CODES[bureau]}`)}${td(writer)}>${BUREAU_NAMES[bureau]}</th>`,
  )
  const hidden = hiddenCells(writer).map(
    (bureau) => `<th class="header${CODES[bureau]} ng-hide" ng-show="false">${BUREAU_NAMES[bureau]}</th>`,
  )
  return `<tr><th></th>${[...shown, ...hidden].join('')}</tr>`
}

export function tableHtml(writer: Writer, rows: readonly RowPrint[]): string {
  const body = rows.map((row, index) => rowHtml(writer, row, index)).join('')
  const header = writer.style.repeatsHeader ? `<thead>${headerRow(writer)}</thead><tbody>` : `<tbody>${headerRow(writer)}`
  const names = 're-even-odd rpt_content_table rpt_content_header rpt_table4column'
  return `<table class="four${writer.style.hasClasses ? ` ${names}` : ''}">${header}${body}</tbody></table>`
}

export function sectionHtml(writer: Writer, { title, id }: { title: string; id: string | null }, content: string): string {
  const { style } = writer
  const link =
    title === 'Personal Information' ? '' : '<span class="return_topSpan"><a class="moreAboutLink">Back to Top </a></span>'
  const onHeader = id !== null && style.idOnHeader ? ` id="${id}"` : ''
  const onWrapper = id !== null && (!style.idOnHeader || id === 'Inquiries') ? ` id="${id}"` : ''
  const junk = style.hasJunk && writer.chance.isTrue(0.3) ? JUNK : ''
  return `<div${cls(writer, 'rpt_content_wrapper')}${onWrapper}><div class="head${style.hasClasses ? ' rpt_fullReport_header' : ''}"${onHeader}>${link}${title}</div>${junk}${content}</div><div class="content_divider"></div>`
}

const short = (month: Month): string => (MONTH_NAMES[Number(month.slice(5)) - 1] ?? '').slice(0, 3)

function monthCell({ style }: Writer, month: Month): string {
  const name = short(month)
  if (style.months === 'once') return name
  return `<span class="lg-view">${name}</span><span class="sm-view">${name.charAt(0)}</span>`
}

const historyClass = (code: string | null): string => {
  if (code === null || code === 'ND') return 'hstry-unknown'
  if (code === 'OK') return 'hstry-ok'
  return /^\d/.test(code) ? `hstry-${code}` : 'hstry-other'
}

function historyHtml(
  writer: Writer,
  entry: FileEntry,
  { columns, months }: { columns: Columns; months: readonly Month[] },
): string {
  const { style } = writer
  const codes = (bureau: Bureau): (string | null)[] => {
    const printed = new Map(entry.columns[bureau]?.paymentHistory.map(({ month, code }) => [month, code]))
    const type = columns[bureau]?.truth.accountType ?? null
    return months.map((month) => {
      const code = printed.get(month)
      return code === undefined ? null : (monthWords(code, type)?.text ?? null)
    })
  }
  const cells = (texts: readonly string[]): string => texts.map((text) => `<td${cls(writer, 'info')}>${text}</td>`).join('')
  const year = (month: Month): string => (style.fullYears ? month.slice(0, 4) : month.slice(2, 4))
  const rows = style.order.map((bureau) => {
    const own = codes(bureau).map((code) => `<td${cls(writer, `info ${historyClass(code)}`)}>${code ?? ''}</td>`)
    return `<tr><td${cls(writer, 'label leftHeader')}>${BUREAU_NAMES[bureau]}</td>${own.join('')}</tr>`
  })
  return `<div${cls(writer, 'hstry-header hstry-header-2yr')}>Two-Year payment history<span${cls(writer, 'legend')}>${style.build === 'angular' ? 'Legend' : ''}</span></div>
    <table class="hist${style.hasClasses ? ' rpt_content_table addr_hsrty' : ''}"><tbody><tr><td${cls(writer, 'label leftHeader rowAlt')}>Month</td>${cells(months.map((month) => monthCell(writer, month)))}</tr>
    <tr><td${cls(writer, 'label leftHeader')}>Year</td>${cells(months.map(year))}</tr>${rows.join('')}</tbody></table>`
}

export type Columns = Readonly<Partial<Record<Bureau, ColumnPrint>>>

/** One entry: its heading, its columns, and the months of its history where it has one. */
export function accountHtml(writer: Writer, entry: FileEntry, printed: { columns: Columns; months: readonly Month[] }): string {
  const { columns, months } = printed
  const labels = Object.values(columns)[0]?.rows.map(({ label }) => label) ?? []
  const rows = labels.map(
    (label): RowPrint => ({
      label,
      isBare: label !== 'Comments:',
      blocks: (bureau) => columns[bureau]?.rows.find((row) => row.label === label)?.lines.map((line) => [line]) ?? null,
    }),
  )
  const name = `${entry.creditorName}${entry.originalCreditor === null ? '' : ` (Original Creditor: ${entry.originalCreditor})`}`
  const heading = `<div class="sub${writer.style.hasClasses ? ' sub_header' : ''}">${escapeHtml(name)}</div>`
  const history = months.length === 0 ? '' : historyHtml(writer, entry, { columns, months })
  const hasTwin = writer.style.hasTwins && writer.chance.isTrue(0.1)
  const twin = hasTwin ? `<div class="ng-hide"><div class="sub_header">HIDDEN BANK</div>${tableHtml(writer, rows)}</div>` : ''
  return `<table class="crPrint"><tbody><tr><td>${heading}${tableHtml(writer, rows)}${history}${twin}</td></tr></tbody></table>`
}
