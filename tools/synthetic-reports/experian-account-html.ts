import type { HistoryMonth } from '#engine/report/account.ts'
import type { ExperianStyle } from '#engine/practice/experian-style.ts'
import { badges, balanceCells, CELL_WORDS, guide, infoRows, LEGEND_WORDS } from '#engine/practice/experian-account.ts'
import { ICONS } from '#engine/practice/icon-font.ts'
import { drawnTick, money } from '#engine/practice/print-words.ts'
import { escapeHtml } from '#server/platform/escape-html.ts'
import type { Situation } from '#engine/practice/situation.ts'

const icon = (code: string): string => `<i class="icon">${code}</i>`

/** A current month: a private-use glyph, a drawing without text, a drawn circle with a tick, or a plain `✓`. */
export function tick(style: ExperianStyle): string {
  if (style.tick === 'icon-font') return icon(ICONS.tick)
  if (style.tick === 'check-mark') return '<span class="check">✓</span>'
  if (style.tick === 'drawn') return drawnTick('#0a7d33')
  return '<svg width="11" height="11" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" fill="#2a7"/><path d="M17 8l-7 8-4-4" fill="none" stroke="#fff" stroke-width="3"/></svg>'
}

const blockIcon = (style: ExperianStyle): string => (style.tick === 'drawn' ? drawnTick('#444') : icon(ICONS.account))

export const pair = (label: string, value: string): string =>
  `<div class="row"><div class="label">${escapeHtml(label)}</div><div class="value">${value}</div></div>`

function gridOf(cellsOfMonths: readonly HistoryMonth[], style: ExperianStyle): string {
  const years = [...new Set(cellsOfMonths.map(({ month }) => month.slice(0, 4)))].toSorted()
  const inOrder = style.isNewestYearFirst ? years.toReversed() : years
  const cells = new Map(cellsOfMonths.map(({ month, code }) => [month, code]))
  const cell = (year: string, month: number): string => {
    const code = cells.get(`${year}-${String(month).padStart(2, '0')}`)
    if (code === undefined) return `<td>${style.outside}</td>`
    return code === 'ok' ? `<td class="ok">${tick(style)}</td>` : `<td class="code">${CELL_WORDS[code]}</td>`
  }
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  const lines = inOrder.map((year) => `<tr><th>${year}</th>${months.map((month) => cell(year, month)).join('')}</tr>`)
  return `<table class="grid"><tr><th></th>${[...'JFMAMJJASOND'].map((name) => `<th>${name}</th>`).join('')}</tr>${lines.join('')}</table>`
}

function legend(history: readonly HistoryMonth[], style: ExperianStyle): string {
  const codes = [...new Map(history.map(({ code }) => [CELL_WORDS[code], code])).values()]
  const entries = codes.map(
    (code) =>
      `<span class="entry">${code === 'ok' ? tick(style) : `<b>${CELL_WORDS[code]}</b>`} <span>${LEGEND_WORDS[code]}</span></span>`,
  )
  return `<div class="legend ${style.legendInLine ? 'in-line' : ''}">${entries.join(' ')}</div>`
}

function historyPart(account: Situation, style: ExperianStyle, isPushed: boolean): string {
  if (account.paymentHistory.length === 0) return ''
  const prose = guide(account)
  return `<h4>Payment History</h4><div class="${isPushed ? 'pushed' : ''}">${gridOf(account.paymentHistory, style)}</div>${legend(account.paymentHistory, style)}
    ${prose.length === 0 ? '' : `<h4>Payment history guide</h4>${prose.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}`}`
}

function balanceTable(account: Situation): string {
  if (account.balanceHistory.length === 0) return ''
  const lines = account.balanceHistory.map(
    (line) =>
      `<tr>${balanceCells(line)
        .map((cell) => `<td>${cell}</td>`)
        .join('')}</tr>`,
  )
  return `<h4>Balance Histories</h4><table class="balances"><tr><th>Date</th><th>Balance</th><th>Scheduled Payment</th><th>Paid</th></tr>${lines.join('')}</table>`
}

function additional(account: Situation): string {
  if (account.originalBalance === null || account.accountType === 'revolving') return ''
  return `<h4>Additional info</h4><p>The original amount of this account was ${money(account.originalBalance)}</p>`
}

function contactInfo({ contact }: Situation): string {
  if (contact === null) return ''
  const phone = contact.phone === null ? '' : pair('Phone Number', escapeHtml(contact.phone))
  return `<h4>Contact Info</h4>${pair('Address', contact.lines.map(escapeHtml).join('<br>'))}${phone}`
}

function comments(remarks: readonly string[], style: ExperianStyle): string {
  if (remarks.length === 0) return ''
  if (style.commentInRow) return remarks.map((remark) => pair('Comment', escapeHtml(remark))).join('')
  return `<h4>Comment</h4>${remarks.map((remark) => `<p class="remark">${escapeHtml(remark)}</p>`).join('')}`
}

/** One account as the page has it: creditor, badges, `Account Info`, grid, guide, balances, contact and comment. */
export function accountHtml(account: Situation, style: ExperianStyle, isGridPushed: boolean): string {
  const words = badges(account, style).words.map((badge) => `<span class="badge">${badge}</span>`)
  const rows = infoRows(account, style).map(({ label, value }) => pair(label, value === null ? '-' : escapeHtml(value)))
  return `<section class="account"><h3>${escapeHtml(account.creditorName)}</h3>${words.length === 0 ? '' : `<div class="badges">${words.join(' ')}</div>`}
    <h4 class="info">${blockIcon(style)} Account Info</h4>${rows.join('')}
    ${historyPart(account, style, isGridPushed)}${balanceTable(account)}${additional(account)}${contactInfo(account)}${comments(account.remarks, style)}</section>`
}
