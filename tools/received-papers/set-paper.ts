import { escapeHtml } from '#server/platform/escape-html.ts'
import type { MadePaper } from '#tools/received-papers/made-paper.ts'

const FONTS = {
  sans: '"Liberation Sans"',
  serif: '"Liberation Serif"',
  small: '"Liberation Sans"',
  typewriter: '"Liberation Mono"',
}

/**
 * A paper as a page of HTML. Each line of its text is a line; an empty one parts paragraphs.
 * `# ` title, `## ` heading, `^ ` centred, `> ` to the right, `~ ` small print, `- ` a point of a list, `|a|b|` a row of a table
 * (`|!` its heading), `===` a new page, `<<<` `|||` `>>>` the start, the parting and the end of two columns
 * (`<<<30`: the left one has 30 percent), `[ ] ` and `[x] ` a box to tick, drawn and not typed as on most forms;
 * `[X] ` a box whose tick is part of the same drawing.
 */
export function htmlOfPaper({ text, look }: MadePaper): string {
  const size = look === 'small' ? 8.5 : 11
  const style = `body{font:${size}pt/1.35 ${FONTS[look ?? 'sans']};margin:0}p{margin:0 0 1px}table{border-collapse:collapse;margin:6px 0;width:100%}
td,th{border:1px solid #999;padding:3px 6px;text-align:left;vertical-align:top;font-size:.92em}h1{font-size:1.5em;margin:4px 0}
h2{font-size:1.08em;margin:8px 0 3px}.gap{height:9px}.page{break-after:page}.two{display:flex;gap:26px}small{font-size:.72em}`
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${inside(text.trim().split('\n')).join('\n')}`
}

function inside(lines: readonly string[]): string[] {
  const html: string[] = []
  let isTable = false
  for (const line of lines) {
    const isRow = line.startsWith('|') && line !== '|||'
    if (isRow !== isTable) html.push(isRow ? '<table>' : '</table>')
    isTable = isRow
    html.push(isRow ? row(line) : block(line))
  }
  return isTable ? [...html, '</table>'] : html
}

function row(line: string): string {
  const cell = line.startsWith('|!') ? 'th' : 'td'
  const cells = line.replace(/^\|!?/, '').replace(/\|$/, '').split('|')
  return `<tr>${cells.map((one) => `<${cell}>${escapeHtml(one.trim())}</${cell}>`).join('')}</tr>`
}

const BLOCKS: Readonly<Record<string, (text: string) => string>> = {
  '#': (text) => `<h1>${text}</h1>`,
  '##': (text) => `<h2>${text}</h2>`,
  '^': (text) => `<p style="text-align:center">${text}</p>`,
  '>': (text) => `<p style="text-align:right">${text}</p>`,
  '~': (text) => `<p><small>${text}</small></p>`,
  '-': (text) => `<p style="margin-left:18px">&bull; ${text}</p>`,
}

const SVG = '<svg width="12" height="12" viewBox="0 0 12 12" style="margin:0 7px -1px 0" stroke="#111" fill="none">'
const inOne = '<path d="M.7 .7H11.3V11.3H.7Z M2.5 2.5L9.5 9.5M9.5 2.5L2.5 9.5" stroke-width="1.3"/></svg>'
const box = (isTicked: boolean): string =>
  `${SVG}<rect x=".7" y=".7" width="10.6" height="10.6"/>${isTicked ? '<path d="M2.5 2.5l7 7m0-7l-7 7" stroke-width="1.6"/>' : ''}</svg>`

function block(line: string): string {
  if (line === '') return '<div class="gap"></div>'
  if (line === '===') return '<div class="page"></div>'
  if (line.startsWith('<<<')) return `<div class="two"><div style="flex:0 0 ${line.slice(3) || '48'}%">`
  if (line === '|||') return '</div><div style="flex:1">'
  if (line === '>>>') return '</div></div>'
  if (line.startsWith('[X] ')) return `<p>${SVG}${inOne}${escapeHtml(line.slice(4))}</p>`
  if (/^\[[ x]\] /.test(line)) return `<p>${box(line.startsWith('[x]'))}${escapeHtml(line.slice(4))}</p>`
  const [mark = '', ...rest] = line.split(' ')
  return BLOCKS[mark]?.(escapeHtml(rest.join(' '))) ?? `<p>${escapeHtml(line)}</p>`
}
