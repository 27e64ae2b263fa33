import { Buffer } from 'node:buffer'
import { accountHtml, pair } from '#tools/synthetic-reports/experian-account-html.ts'
import { type ExperianStyle, makeExperianStyle } from '#engine/practice/experian-style.ts'
import {
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
import { iconFont } from '#engine/practice/icon-font.ts'
import { escapeHtml } from '#server/platform/escape-html.ts'
import type { HtmlPrint } from '#tools/synthetic-reports/print-pdf.ts'
import { SUMMARY_OF_RIGHTS } from '#engine/practice/rights-text.ts'
import type { Chance } from '#engine/practice/seed.ts'
import type { Asking, CourtRecord, CreditFile } from '#engine/practice/situation.ts'
import type { Truth } from '#engine/practice/truth.ts'

function css(style: ExperianStyle): string {
  const box = style.hasCellBoxes ? '.grid td.code{background:#f3d6d6;border:1px solid #c99}.grid td{border:1px solid #ddd}' : ''
  return `@font-face{font-family:Icons;src:url(data:font/ttf;base64,${Buffer.from(iconFont()).toString('base64')})}
  *{box-sizing:border-box}body{margin:0;font:${style.size}pt/1.35 '${style.font}',sans-serif;color:#222;-webkit-print-color-adjust:exact}
  .icon{font-family:Icons;font-style:normal;font-size:1.1em}.check{font-family:'DejaVu Sans'}
  .top{text-align:right;margin-bottom:10pt}h1{font-size:1.7em;margin:12pt 0 6pt}h2{font-size:1.45em;margin:16pt 0 6pt;color:#1d4f91}
  h3{font-size:1.2em;margin:14pt 0 2pt;max-width:${style.nameWidth}pt}h4{font-size:1.02em;margin:9pt 0 3pt}p{margin:2pt 0}
  .badge{font-weight:bold;font-size:.85em;margin-right:10pt;${style.hasCellBoxes ? 'border:1px solid #a33;border-radius:6pt;padding:0 4pt' : 'color:#a33'}}
  .row{display:flex;padding:1.6pt 0;${style.hasRules ? 'border-bottom:1px solid #ddd;' : ''}${style.keepsRowsWhole ? 'break-inside:avoid' : ''}}
  .label{flex:0 0 ${style.valueOffset}pt;padding-right:8pt}.value{flex:1;max-width:${style.valueWidth}pt}
  .account{${style.hasRules ? 'border-top:2px solid #1d4f91;' : ''}padding-top:2pt}
  .grid{border-collapse:collapse;margin:2pt 0}.grid td,.grid th{width:${style.cellWidth}pt;height:15pt;text-align:center;font-size:.92em;padding:0}${box}
  .legend{margin:3pt 0;font-size:.9em}.legend .entry{display:block}.legend.in-line .entry{display:inline-block;margin-right:14pt}
  .balances td,.balances th{text-align:left;padding:1pt 22pt 1pt 0;font-size:.95em}.pushed{break-before:page}
  .cards{display:grid;grid-template-columns:repeat(${style.cardsInRow},1fr);gap:8pt 10pt}.card{break-inside:avoid;overflow-wrap:anywhere;font-size:.95em}
  .remark{margin:0 0 5pt}.counts span{margin-right:16pt}.glance span{margin-left:16pt}
  .sample{position:fixed;top:40%;left:15%;font-size:110pt;color:#e4e4e4;transform:rotate(-35deg);z-index:-1}
  .sheet{width:100%;border-collapse:collapse}.sheet>thead{display:table-header-group}.sheet>*>tr>td{padding:0}`
}

const cards = (items: readonly string[]): string =>
  `<div class="cards">${items.map((item) => `<div class="card">${item}</div>`).join('')}</div>`
const lines = (texts: readonly string[]): string => texts.map((text) => `<div>${escapeHtml(text)}</div>`).join('')

function record(one: CourtRecord): string {
  const rows = recordRows(one).map(([label, value]) => pair(label, value === null ? '-' : escapeHtml(value)))
  return `<h3>${escapeHtml(one.type)}</h3><div class="badges"><span class="badge">POTENTIALLY NEGATIVE</span></div>${rows.join('')}`
}

function inquiries(askings: readonly Asking[], kind: 'hard' | 'soft', style: ExperianStyle): string {
  const own = askings.filter((asking) => asking.kind === kind)
  const none = `<p>No ${kind} inquiries reported.</p>`
  const each = own.map((asking) => `<b>${escapeHtml(asking.creditorName)}</b>${lines(inquiryLines(asking, style))}`)
  return `<h2>${kind === 'hard' ? 'Hard' : 'Soft'} Inquiries</h2><p>${PROSE[kind]}</p>${own.length === 0 ? none : cards(each)}`
}

const spans = (texts: readonly string[]): string => texts.map((text) => `<span>${text}</span>`).join(' ')
const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('')

function body(file: CreditFile, style: ExperianStyle, chance: Chance): string {
  const accounts = file.accounts.map((account) => accountHtml(account, style, style.splitsGrids && chance.isTrue(0.12)))
  const blocks = personBlocks(file, chance).map(({ title, cards: texts }) => `<h3>${title}</h3>${cards(texts.map(lines))}`)
  const statements = file.statements.length === 0 ? '' : `<h2>Personal Statements</h2>${paragraphs(file.statements)}`
  return `<h2 class="glance">At a Glance ${spans(glance(file, style))}</h2>
    <h2>Personal Information</h2><p>${PROSE.person}</p><p class="counts">${spans(personCounts(file, style))}</p>${blocks.join('')}${statements}
    <h2>Accounts</h2><p>${PROSE.accounts}</p>${accounts.length === 0 ? '<p>No accounts reported.</p>' : accounts.join('')}
    <h2>Public Records</h2><p>${PROSE.records}</p>${file.records.length === 0 ? '<p>No public records reported.</p>' : file.records.map(record).join('')}
    ${inquiries(file.askings, 'hard', style)}${inquiries(file.askings, 'soft', style)}
    <h2>Important Messages</h2>${paragraphs(SUMMARY_OF_RIGHTS)}`
}

function page(file: CreditFile, style: ExperianStyle, chance: Chance): string {
  const top = `<div class="top">${lines(topLines(file, style))}</div>`
  const content = body(file, style, chance)
  const inside = style.repeatsHeader
    ? `<table class="sheet"><thead><tr><td>${top}</td></tr></thead><tbody><tr><td>${content}</td></tr></tbody></table>`
    : `${top}${content}`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Experian</title><style>${css(style)}</style></head><body>${inside}${file.isSample === true ? '<div class="sample">SAMPLE</div>' : ''}</body></html>`
}

/** The web page that Experian shows a consumer, ready for the browser to print, and what it says. */
export function experianWebPrint(file: CreditFile, chance: Chance): { print: HtmlPrint; truth: Truth } {
  const style = makeExperianStyle(chance.fork('style'))
  return {
    print: { html: page(file, style, chance.fork('page')), margin: style.margin, furniture: furnitureOf(file, style) },
    truth: experianReportTruth(file, style),
  }
}
