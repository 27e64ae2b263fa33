import { escapeHtml } from '#server/platform/escape-html.ts'
import type { Chance } from '#engine/practice/seed.ts'
import type { CreditFile } from '#engine/practice/situation.ts'
import type { Truth } from '#engine/practice/truth.ts'
import { MONTH_NAMES } from '#engine/values/day.ts'
import { type AcrPages, equifaxAcrPages, type Part } from '#tools/synthetic-reports/equifax-acr-parts.ts'
import type { AcrStyle } from '#tools/synthetic-reports/equifax-acr-style.ts'
import type { HtmlPrint } from '#tools/synthetic-reports/print-pdf.ts'

/** How this rendering sets the pairs: in columns of their own width, where labels and values wrap, or as words that flow. */
type Setting = 'columns' | 'narrow columns' | 'flow'

function css(style: AcrStyle, setting: Setting): string {
  return `*{box-sizing:border-box}body{margin:0;font:${style.size}pt/1.3 '${style.font}',sans-serif;color:#222;orphans:1;widows:1}
  h2{font-size:1.7em;margin:14pt 0 6pt}h3{font-size:1.25em;margin:14pt 0 5pt;${setting === 'narrow columns' ? 'width:150pt;' : ''}}h4{font-size:1.1em;margin:8pt 0 3pt}p{margin:3pt 0}
  .packed{display:${setting === 'flow' ? 'block' : 'grid'};grid-template-columns:repeat(${setting === 'columns' ? 3 : 4},1fr);column-gap:10pt;margin:1.6pt 0}
  .packed.wide{display:block}.packed .lead{${setting === 'flow' ? '' : 'grid-column:1/-1'}}b{font-weight:${style.hasBoldLabels ? 'bold' : 'normal'}}
  .gap{display:inline-block;width:${style.gap}pt}.pushed{break-before:page}
  table{width:100%;border-collapse:collapse;margin:4pt 0}th,td{text-align:left;padding:1.5pt 2pt;vertical-align:top}.grid td,.grid th{text-align:center}
  .key{${style.codesAbreast ? 'columns:2;' : ''}}.key div{break-inside:avoid;padding-left:${style.codesAbreast ? '24pt;text-indent:-24pt' : '0'}}.head{margin-bottom:6pt;font-size:.9em}
  .mark{display:inline-block;width:6pt;height:6pt;background:#888}.asked{margin:6pt 0}`
}

const tick = (style: AcrStyle): string =>
  style.tick === 'drawn'
    ? '<svg width="9" height="9" viewBox="0 0 24 24"><path d="M20 6 9 17l-5-5" fill="none" stroke="#0a7d33" stroke-width="3"/></svg>'
    : '✓'
const SQUARE = '<svg width="8" height="6" viewBox="0 0 8 6"><rect width="8" height="6" fill="#aaa"/></svg>'

function sign(text: string, style: AcrStyle): string {
  if (text === '■' && style.tick === 'drawn') return SQUARE
  return text === '✓' ? tick(style) : escapeHtml(text)
}

function pairs({ lead, pairs: own }: Extract<Part, { kind: 'pairs' }>, style: AcrStyle, setting: Setting): string {
  const top = lead.length === 0 ? '' : `<span class="lead">${lead.map(escapeHtml).join(' | ')}</span>`
  const cells = own.map(({ label, value, bar }, index) => {
    const before =
      setting !== 'flow' || (index === 0 && lead.length === 0)
        ? ''
        : bar
          ? ' | '
          : style.gap === 0
            ? ' '
            : ' <span class="gap"></span>'
    return `${before}<span><b>${escapeHtml(label)}:</b> ${escapeHtml(value)}</span>`
  })
  return `<div class="packed${own.length < 2 ? ' wide' : ''}">${top}${cells.join('')}</div>`
}

function asked({ rows }: Extract<Part, { kind: 'asked' }>, style: AcrStyle): string {
  const head = '<tr><th>Company Information</th><th>Inquiry Type</th><th>Inquiry Date(s)</th></tr>'
  const lines = (texts: readonly string[]): string => texts.map(escapeHtml).join('<br>')
  if (style.inquiries === 'columns')
    return `<table>${head}${rows.map(({ company, kind, dates }) => `<tr><td>${lines(company)}</td><td>${kind}</td><td>${lines(style.stacksDates ? dates : [dates.join(', ')])}</td></tr>`).join('')}</table>`
  return `<table>${head}</table>${rows.map(({ company, kind, dates }) => `<div class="asked">${lines([...company, `${kind} ${dates.join(', ')}`])}</div>`).join('')}`
}

function set(part: Part, style: AcrStyle, setting: Setting): string {
  const cells = (tag: string, texts: readonly string[]): string =>
    `<tr>${texts.map((text) => `<${tag}>${sign(text, style)}</${tag}>`).join('')}</tr>`
  if (part.kind === 'break') return '<div class="pushed"></div>'
  if (part.kind === 'section') return `<h2>${escapeHtml(part.text)}</h2>`
  if (part.kind === 'title') return `<h4>${escapeHtml(part.text)}</h4>`
  if (part.kind === 'name') return `<h3>${escapeHtml(part.text)}</h3>`
  if (part.kind === 'text') return `<p>${escapeHtml(part.text)}</p>`
  if (part.kind === 'facts') return `<table>${part.rows.map((row) => cells('td', row)).join('')}</table>`
  if (part.kind === 'pairs') return pairs(part, style, setting)
  if (part.kind === 'months')
    return `<table>${cells('th', part.head)}${part.rows.map((row) => cells('td', row)).join('')}</table>`
  if (part.kind === 'grid')
    return `<table class="grid">${cells('th', ['Year', ...MONTH_NAMES.map((name) => name.slice(0, 3))])}${part.rows.map((row) => cells('td', row)).join('')}</table>`
  if (part.kind === 'asked') return asked(part, style)
  if (part.kind === 'legend')
    return `<p>${part.entries.map(([code, words]) => `${sign(code, style)} ${escapeHtml(words)}`).join(' ')}</p>`
  return `<div class="key">${part.entries.map(([code, words]) => `<div>${code} ${escapeHtml(words)}</div>`).join('')}</div>`
}

function page({ style, head, parts }: AcrPages, setting: Setting): string {
  const top = [`Prepared for: ${head.name}`, `Date: ${head.date}`, `Confirmation # ${head.number}`, head.code]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Equifax Credit Report</title><style>${css(style, setting)}</style></head><body>
    ${top.map((text) => `<div class="head">${escapeHtml(text)}</div>`).join('')}${parts.map((part) => set(part, style, setting)).join('\n')}</body></html>`
}

/** The same report as a browser prints it: other fonts, other gaps, pairs in another order, labels that wrap. */
export function equifaxAcrPrint(file: CreditFile, chance: Chance): { print: HtmlPrint; truth: Truth } {
  const pages = equifaxAcrPages(file, chance, true)
  const setting = chance.fork('setting').pick<Setting>(['columns', 'narrow columns', 'flow'])
  return { print: { html: page(pages, setting), margin: 0.5, furniture: null }, truth: pages.truth }
}
