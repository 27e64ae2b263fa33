import { escapeHtml } from '#server/platform/escape-html.ts'
import { prose } from '#tools/unseen-natives/facts.ts'

type Place = readonly [x: number, y: number]

/** A piece of the page that is never parted. */
export interface Block {
  readonly height: number
  readonly html: string
  /** Begins a page of its own. */
  readonly opens?: true
}

export const at = ([x, y]: Place, text: string, style = ''): string =>
  `<div style="position:absolute;left:${x}pt;top:${y}pt;white-space:nowrap;${style}">${escapeHtml(text)}</div>`
export const toRight = ([x, y]: Place, text: string, style = ''): string =>
  `<div style="position:absolute;right:${612 - x}pt;top:${y}pt;text-align:right;white-space:nowrap;${style}">${escapeHtml(text)}</div>`
export const line = (height: number, text: string, style: string): Block => ({ height, html: at([35, 0], text, style) })
export const heading = (text: string): Block => line(26, text, 'font:bold 9.2pt Liberation Sans')
export const said = (words: number, seed: number): Block => ({
  height: 30,
  html: `<div style="position:absolute;left:35pt;top:0;width:540pt;line-height:10.8pt">${prose(words, seed)}</div>`,
})
const pair = ([left, value, right, other]: Pair, isGrey: boolean): Block => ({
  height: 19.6,
  html: `<div style="position:absolute;left:35pt;width:540pt;height:19.6pt;top:-4pt;background:${isGrey ? '#f7f7f7' : '#fff'}"></div>${
    at([35, 0], left, 'font-weight:bold') +
    toRight([287, 0], value) +
    at([323, 0], right, 'font-weight:bold') +
    toRight([575, 0], other)
  }`,
})
type Pair = readonly [label: string, value: string, label: string, value: string]
export const pairs = (rows: readonly Pair[]): Block[] => rows.map((row, index) => pair(row, index % 2 === 0))

/** A text in lines of at most so many letters, as a column breaks it. */
export const inColumn = (text: string, letters: number): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    return last !== undefined && last.length + word.length < letters
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word]
  }, [])
